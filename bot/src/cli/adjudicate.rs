//! `dragoman adjudicate`: one phase per line, one answer per line, no state between lines.

use std::path::PathBuf;

use anyhow::Context;
use dragoman_engine::Map;
use dragoman_exchange::Maps;

use super::lines;

/// Arguments of `dragoman adjudicate`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    own: OwnMaps,
}

/// Maps beside the built-in ones.
#[derive(clap::Args)]
pub(super) struct OwnMaps {
    /// A map of your own, referred to by its `variant`; may be given several times. The format is that of
    /// engine/rules/examples/isthmus.txt; a start on the board of another map comes after that map. A map has up to 512
    /// provinces and coasts
    #[arg(long = "map", value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl OwnMaps {
    /// All maps, the built-in ones among them.
    pub(super) fn read(&self) -> anyhow::Result<Maps> {
        let mut maps = Maps::built_in();
        for (name, text) in self.texts()? {
            maps.add(Map::read(&name, &text)?).with_context(|| name.clone())?;
        }
        Ok(maps)
    }

    /// All maps, and once more those of classic size.
    pub(super) fn read_in_both_widths(&self) -> anyhow::Result<BothWidths> {
        let mut maps = BothWidths { narrow: dragoman_exchange_narrow::Maps::built_in(), wide: Maps::built_in() };
        for (name, text) in self.texts()? {
            maps.wide.add(Map::read(&name, &text)?).with_context(|| name.clone())?;
            // What is wrong with it has been said. It is too large, or a start on a board that is.
            if let Ok(map) = dragoman_engine_narrow::Map::read(&name, &text) {
                maps.narrow.add(map).with_context(|| name.clone())?;
            }
        }
        Ok(maps)
    }

    /// The files with their names.
    fn texts(&self) -> anyhow::Result<Vec<(String, String)>> {
        let read = |file: &PathBuf| {
            let name = file.display().to_string();
            let text = std::fs::read_to_string(file).with_context(|| name.clone())?;
            Ok((name, text))
        };
        self.files.iter().map(read).collect()
    }
}

/// The maps for the engine that holds all of them, and those for the one that holds maps of classic size only and is
/// quicker.
pub(super) struct BothWidths {
    pub(super) narrow: dragoman_exchange_narrow::Maps,
    pub(super) wide: Maps,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let maps = arguments.own.read_in_both_widths()?;
    lines::answer(move |line| {
        dragoman_exchange_narrow::adjudicate_line_if_known(&maps.narrow, line)
            .unwrap_or_else(|| dragoman_exchange::adjudicate_line_on(&maps.wide, line))
    })
}
