//! `dragoman legal`: the legal orders of one phase per line.

use super::adjudicate::OwnMaps;
use super::lines;

/// Arguments of `dragoman legal`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    own: OwnMaps,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let maps = arguments.own.read_in_both_widths()?;
    lines::answer(move |line| {
        dragoman_exchange_narrow::legal_line_if_known(&maps.narrow, line)
            .unwrap_or_else(|| dragoman_exchange::legal_line_on(&maps.wide, line))
    })
}
