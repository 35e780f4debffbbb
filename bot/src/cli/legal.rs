//! `dragoman legal`: the lawful orders of one phase a line.

/// Arguments of `dragoman legal`.
#[derive(clap::Args)]
pub(super) struct Arguments {}

pub(super) fn run(_arguments: Arguments) -> anyhow::Result<()> {
    super::adjudicate::answer_lines(dragoman_exchange::legal_line)
}
