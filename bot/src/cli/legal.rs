//! `dragoman legal`: the lawful orders of one phase a line.

use dragoman_engine::exchange;

/// Arguments of `dragoman legal`.
#[derive(clap::Args)]
pub(super) struct Arguments {}

pub(super) fn run(_arguments: Arguments) -> anyhow::Result<()> {
    super::adjudicate::answer_lines(exchange::legal_line)
}
