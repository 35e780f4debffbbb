//! `dragoman adjudicate`: one phase a line, one answer a line, nothing kept between lines.

use std::io::{self, BufRead, BufReader, BufWriter, Write};

use anyhow::Context;

/// Arguments of `dragoman adjudicate`.
#[derive(clap::Args)]
pub(super) struct Arguments {}

pub(super) fn run(_arguments: Arguments) -> anyhow::Result<()> {
    answer_lines(dragoman_exchange::adjudicate_line)
}

/// Bytes that are read from standard input at once.
const BLOCK: usize = 1 << 16;

/// Answers every line of standard input that isn't blank with one line on standard output.
pub(super) fn answer_lines(answer: impl Fn(&str) -> String) -> anyhow::Result<()> {
    let mut input = BufReader::with_capacity(BLOCK, io::stdin().lock());
    let mut output = BufWriter::with_capacity(BLOCK, io::stdout().lock());
    let mut line = Vec::new();
    loop {
        // Who sends one line and waits gets its answer at once; a file is answered in blocks.
        if input.buffer().is_empty() {
            output.flush().context("standard output")?;
        }
        line.clear();
        if input.read_until(b'\n', &mut line).context("standard input")? == 0 {
            return Ok(());
        }
        // Bytes that are no UTF-8 make the line unreadable JSON or an unknown word: both are answered in place.
        let text = String::from_utf8_lossy(&line);
        // Some editors begin a file with a mark of its encoding.
        let text = text.trim_start_matches('\u{feff}').trim();
        if !text.is_empty() {
            writeln!(output, "{}", answer(text)).context("standard output")?;
        }
    }
}
