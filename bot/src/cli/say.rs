//! `dragoman say`.

/// Arguments of `dragoman say`.
#[derive(clap::Args)]
pub(super) struct Arguments {}

pub(super) fn run(_arguments: Arguments) -> anyhow::Result<()> {
    anyhow::bail!("`dragoman say` is still being built")
}
