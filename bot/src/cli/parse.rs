//! `dragoman parse`.

/// Arguments of `dragoman parse`.
#[derive(clap::Args)]
pub(super) struct Arguments {}

pub(super) fn run(_arguments: Arguments) -> anyhow::Result<()> {
    anyhow::bail!("`dragoman parse` is still being built")
}
