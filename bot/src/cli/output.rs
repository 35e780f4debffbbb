//! Standard output and standard error of commands that print text. What can't be written (the reader has gone, the disk is full) is an error of
//! the command, not a panic.

use std::fmt::Display;
use std::io::{self, Write};

use anyhow::Context as _;

/// Prints a text as it is.
pub(super) fn print(text: impl Display) -> anyhow::Result<()> {
    let mut output = io::stdout().lock();
    write!(output, "{text}").and_then(|()| output.flush()).context("standard output")
}

/// Prints a text and ends its line.
pub(super) fn print_line(text: impl Display) -> anyhow::Result<()> {
    print(format_args!("{text}\n"))
}

/// Prints a line about the run on standard error. If that is closed, nobody can be told.
pub(super) fn note(text: impl Display) {
    let _ = writeln!(io::stderr(), "dragoman: {text}");
}
