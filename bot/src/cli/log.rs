//! The log: little by default, and never a secret, with any filter.
//!
//! Libraries write addresses with tokens, frames and statements into their debug and trace records. Below `info` only
//! our own code is logged, which avoids that.

use std::io::IsTerminal as _;

use tracing::{Level, Metadata};
use tracing_subscriber::filter::{EnvFilter, FilterFn};
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::config::LogConfig;

/// Logs to standard error, as configured.
pub(super) fn start(config: &LogConfig) {
    let error = std::io::stderr();
    // A file needs no colours.
    let lines = tracing_subscriber::fmt::layer().with_ansi(error.is_terminal()).with_writer(std::io::stderr);
    let lines = if config.json { lines.json().boxed() } else { lines.boxed() };
    let wanted = EnvFilter::new(&config.filter);
    tracing_subscriber::registry().with(lines.with_filter(wanted).with_filter(FilterFn::new(is_harmless))).init();
}

fn is_harmless(record: &Metadata<'_>) -> bool {
    let ours = record.target().starts_with("dragoman");
    ours || *record.level() <= Level::INFO
}
