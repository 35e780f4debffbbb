//! `dragoman legal`: the legal orders of one phase per line.

use dragoman_exchange::legal_line_on;

use super::adjudicate::OwnMaps;
use super::lines;

/// Arguments of `dragoman legal`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    own: OwnMaps,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let maps = arguments.own.read()?;
    lines::answer(move |line| legal_line_on(&maps, line))
}
