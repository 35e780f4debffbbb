//! The log: little by default, and never a secret, with any filter.
//!
//! Libraries write addresses with tokens, frames and statements into their debug and trace records. Below `info` only
//! our own code is logged, which avoids that.

use std::io::{self, IsTerminal as _, Write};

use tracing::{Level, Metadata};
use tracing_subscriber::filter::{EnvFilter, FilterFn};
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::config::LogConfig;

/// Logs to standard error, as configured.
pub(super) fn start(config: &LogConfig) {
    let error = io::stderr();
    // A file needs no colours.
    let lines = tracing_subscriber::fmt::layer().with_ansi(error.is_terminal()).with_writer(|| OneLine(io::stderr()));
    let lines = if config.json { lines.json().boxed() } else { lines.boxed() };
    let wanted = EnvFilter::new(&config.filter);
    tracing_subscriber::registry().with(lines.with_filter(wanted).with_filter(FilterFn::new(is_harmless))).init();
}

/// Writes each record as one line: what others have named on a network can't look like a record of its own.
struct OneLine<W>(W);

impl<W: Write> Write for OneLine<W> {
    /// Writes a whole record, as the formatter passes it on.
    fn write(&mut self, record: &[u8]) -> io::Result<usize> {
        let (line, end) = match record.split_last() {
            Some((b'\n', line)) => (line, b"\n".as_slice()),
            Some(_) | None => (record, [].as_slice()),
        };
        let mut written = Vec::with_capacity(record.len());
        for byte in line {
            match byte {
                b'\n' => written.extend_from_slice(b"\\n"),
                b'\r' => written.extend_from_slice(b"\\r"),
                other => written.push(*other),
            }
        }
        written.extend_from_slice(end);
        self.0.write_all(&written)?;
        Ok(record.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

fn is_harmless(record: &Metadata<'_>) -> bool {
    let ours = record.target().starts_with("dragoman");
    ours || *record.level() <= Level::INFO
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_logged_stays_in_its_line() {
        let mut lines = OneLine(Vec::new());
        lines.write_all(b"INFO a room, room=!a:b\r\nERROR forged\n").expect("a vector takes it");
        lines.write_all(b"INFO the next\n").expect("a vector takes it");
        assert_eq!(lines.0, b"INFO a room, room=!a:b\\r\\nERROR forged\nINFO the next\n");
    }
}
