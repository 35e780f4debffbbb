//! `dragoman render`.

/// Arguments of `dragoman render`.
#[derive(clap::Args)]
pub(super) struct Arguments {}

pub(super) fn run(_arguments: Arguments) -> anyhow::Result<()> {
    anyhow::bail!("`dragoman render` is still being built")
}
