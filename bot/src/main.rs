//! The program: arguments in, exit status out. Everything else is in the library, where tests can reach it.
#![recursion_limit = "256"]

use std::process::ExitCode;

fn main() -> ExitCode {
    dragoman::cli::run()
}
