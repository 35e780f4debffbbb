//! The command line: one file per command, JSON Lines in and out, and nothing that decides anything.
//!
//! Exit status: 0 all done, 1 something failed and standard error says what, 2 the arguments make no sense.

mod adjudicate;
mod legal;
mod parse;
mod render;
mod say;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Runs games of Diplomacy in chat rooms, in four languages.
#[derive(Parser)]
#[command(name = "dragoman", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Adjudicate the phases on standard input (JSON Lines), one answer a line.
    Adjudicate(adjudicate::Arguments),
    /// List the legal orders of the positions on standard input (JSON Lines).
    Legal(legal::Arguments),
    /// Read orders as people type them (JSON Lines on standard input).
    Parse(parse::Arguments),
    /// Draw one position, its orders or its results as a PNG.
    Render(render::Arguments),
    /// Put orders and results into words (JSON Lines on standard input), or print every message.
    Say(say::Arguments),
}

/// Reads the arguments, runs the command, reports a failure on standard error.
pub fn run() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Some(Command::Adjudicate(arguments)) => adjudicate::run(arguments),
        Some(Command::Legal(arguments)) => legal::run(arguments),
        Some(Command::Parse(arguments)) => parse::run(arguments),
        Some(Command::Render(arguments)) => render::run(arguments),
        Some(Command::Say(arguments)) => say::run(arguments),
        None => Ok(()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("dragoman: {error:#}");
            ExitCode::FAILURE
        }
    }
}
