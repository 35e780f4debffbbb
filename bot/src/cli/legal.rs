//! `dragoman legal`.

/// Arguments of `dragoman legal`.
#[derive(clap::Args)]
pub(super) struct Arguments {}

pub(super) fn run(_arguments: Arguments) -> anyhow::Result<()> {
    anyhow::bail!("`dragoman legal` is still being built")
}
