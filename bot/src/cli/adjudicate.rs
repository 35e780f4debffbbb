//! `dragoman adjudicate`: one phase per line, one answer per line, no state between lines.

use std::path::PathBuf;

use anyhow::Context;
use dragoman_engine::Map;
use dragoman_exchange::{Maps, adjudicate_line_on};

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
    /// engine/rules/examples/isthmus.txt; a start on the board of another map comes after that map
    #[arg(long = "map", value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl OwnMaps {
    /// All maps, the built-in ones among them.
    pub(super) fn read(&self) -> anyhow::Result<Maps> {
        let mut maps = Maps::built_in();
        for file in &self.files {
            let name = file.display().to_string();
            let text = std::fs::read_to_string(file).with_context(|| name.clone())?;
            maps.add(Map::read(&name, &text)?).with_context(|| name.clone())?;
        }
        Ok(maps)
    }
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let maps = arguments.own.read()?;
    lines::answer(move |line| adjudicate_line_on(&maps, line))
}
