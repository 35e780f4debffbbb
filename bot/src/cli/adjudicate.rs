//! `dragoman adjudicate`: one phase per line, one answer per line, no state between lines.

use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::PathBuf;

use anyhow::Context;
use dragoman_engine::Map;
use dragoman_exchange::{Maps, adjudicate_line_on};

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
    answer_lines(|line| adjudicate_line_on(&maps, line))
}

/// Bytes that are read from standard input at once.
const BLOCK: usize = 1 << 16;

/// Answers every line of standard input that isn't blank with one line on standard output.
pub(super) fn answer_lines(answer: impl Fn(&str) -> String) -> anyhow::Result<()> {
    let mut input = BufReader::with_capacity(BLOCK, io::stdin().lock());
    let mut output = BufWriter::with_capacity(BLOCK, io::stdout().lock());
    let mut line = Vec::new();
    loop {
        // A program that sends one line and waits gets its answer at once; a file is answered in blocks.
        if input.buffer().is_empty() {
            output.flush().context("standard output")?;
        }
        line.clear();
        if input.read_until(b'\n', &mut line).context("standard input")? == 0 {
            return Ok(());
        }
        // Bytes that aren't UTF-8 make the line unreadable JSON or an unknown word: both are answered in its place.
        let text = String::from_utf8_lossy(&line);
        // Some editors begin a file with a byte order mark.
        let text = text.trim_start_matches('\u{feff}').trim();
        if !text.is_empty() {
            writeln!(output, "{}", answer(text)).context("standard output")?;
        }
    }
}
