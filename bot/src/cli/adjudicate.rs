//! `dragoman adjudicate`.

/// Arguments of `dragoman adjudicate`.
#[derive(clap::Args)]
pub(super) struct Arguments {}

pub(super) fn run(_arguments: Arguments) -> anyhow::Result<()> {
    anyhow::bail!("`dragoman adjudicate` is still being built")
}
