//! The command line: one file per command, JSON Lines in and out, and no decisions.
//!
//! Exit status: 0 success, 1 something failed and standard error says what, 2 invalid arguments.

mod adjudicate;
mod arena;
mod backup;
mod commands;
mod copy_store;
mod draw;
mod exchange;
mod legal;
mod lines;
mod locales;
mod log;
mod output;
mod parse;
mod render;
mod rights;
mod say;
mod wrong_sentences;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use dragoman_store::{Database, Server, Store};

use crate::config::Config;

/// Runs games of Diplomacy in chat rooms, in the languages of those who play.
#[derive(Parser)]
#[command(name = "dragoman", version, about)]
struct Arguments {
    /// The configuration file; `dragoman.toml` if there is one.
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Run the bot, as without a command.
    Serve,
    /// Report all problems of the configuration, one a line.
    CheckConfig,
    /// Write a game as the Python package `diplomacy` saves it; the bot may run meanwhile.
    Export(exchange::Export),
    /// Read such a game, with its history; the bot must not run.
    Import(exchange::Import),
    /// Print the table of commands, and how each is given on each network.
    Commands(commands::Arguments),
    /// Copy all stored data into a folder; the bot may run meanwhile.
    Backup(backup::Backup),
    /// Restore a copy into an empty data folder.
    Restore(backup::Restore),
    /// Copy everything from one database into another, empty one: from a file to a PostgreSQL server, or back. The bot must
    /// not run.
    CopyStore(copy_store::Arguments),
    /// Let computer players play against each other, one of a kind against others of another, and say how they did.
    Arena(arena::Arguments),
    /// Adjudicate the phases on standard input (JSON Lines), one answer a line.
    Adjudicate(adjudicate::Arguments),
    /// Repeat a power assignment from what was published at the game's start, and verify it.
    Draw(Box<draw::Arguments>),
    /// List the legal orders of the positions on standard input (JSON Lines).
    Legal(legal::Arguments),
    /// Read orders as people type them (JSON Lines on standard input).
    Parse(parse::Arguments),
    /// Draw one position, its orders or its results as a PNG.
    Render(render::Arguments),
    /// Print the table of rights: who may give which command.
    Rights(rights::Arguments),
    /// Write orders and results in words (JSON Lines on standard input), or print every message.
    Say(say::Arguments),
    /// List the messages that people find wrong, with their languages and how often: the ids of the files in `locales/`.
    WrongSentences,
}

/// Reads the arguments, runs the command, reports a failure on standard error.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    let config = arguments.config.as_deref();
    let outcome = match arguments.command {
        None | Some(Command::Serve) => serve(config),
        Some(Command::CheckConfig) => check_config(config),
        Some(Command::Export(arguments)) => exchange::export(config, &arguments),
        Some(Command::Import(arguments)) => exchange::import(config, &arguments),
        Some(Command::Commands(arguments)) => commands::run(&arguments),
        Some(Command::Backup(arguments)) => backup::make(config, &arguments),
        Some(Command::Restore(arguments)) => backup::put_back(config, &arguments),
        Some(Command::CopyStore(arguments)) => copy_store::run(config, &arguments),
        Some(Command::Arena(arguments)) => arena::run(&arguments),
        Some(Command::Adjudicate(arguments)) => adjudicate::run(&arguments),
        Some(Command::Draw(arguments)) => draw::run(*arguments),
        Some(Command::Legal(arguments)) => legal::run(&arguments),
        Some(Command::Parse(arguments)) => parse::run(&arguments),
        Some(Command::Render(arguments)) => render::run(arguments),
        Some(Command::Rights(arguments)) => rights::run(&arguments),
        Some(Command::Say(arguments)) => say::run(arguments),
        Some(Command::WrongSentences) => wrong_sentences::list(config),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            output::note(format_args!("{error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn serve(config: Option<&Path>) -> anyhow::Result<()> {
    let config = crate::serve::configure(config)?;
    log::start(&config.log);
    crate::serve::run(config)
}

/// Asks Discord itself: a well-formed token can be invalid.
#[cfg(feature = "discord")]
fn check_discord(config: &Config) -> anyhow::Result<String> {
    let Some(discord) = &config.discord else { return Ok("off".to_owned()) };
    let name = crate::serve::check_discord(discord)?;
    let press = if discord.message_content {
        "orders in press threads are translated by themselves"
    } else {
        "orders in press threads are translated where the bot is mentioned"
    };
    Ok(format!("on, as {name}; {press} (discord.message_content = {})", discord.message_content))
}

#[cfg(not(feature = "discord"))]
fn check_discord(config: &Config) -> anyhow::Result<String> {
    Ok(if config.discord.is_some() { "set, but not compiled in" } else { "off" }.to_owned())
}

/// Asks the homeserver, so that a wrong address or password is known before the bot is started.
#[cfg(feature = "matrix")]
fn check_matrix(config: &Config) -> anyhow::Result<String> {
    let Some(settings) = &config.matrix else { return Ok("off".to_owned()) };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let checked = runtime.block_on(dragoman_matrix::Matrix::check(
        &crate::serve::matrix_settings(settings, &config.database),
        &config.data,
    ))?;
    let lacks = checked.lacks.iter().map(|lack| format!("\nmatrix: {lack}"));
    Ok(format!("on, as {}{}", checked.account, lacks.collect::<String>()))
}

#[cfg(not(feature = "matrix"))]
fn check_matrix(config: &Config) -> anyhow::Result<String> {
    Ok(if config.matrix.is_some() { "set, but not compiled in" } else { "off" }.to_owned())
}

/// Asks the database server itself.
fn check_database(server: &Server) -> anyhow::Result<String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let version = runtime.block_on(Store::check(server)).map_err(|error| anyhow::anyhow!("database: {error}"))?;
    Ok(format!("PostgreSQL {version}, {server}"))
}

/// All problems on standard output, one line `key: sentence` each; else what is switched on.
fn check_config(config: Option<&Path>) -> anyhow::Result<()> {
    let config = match Config::of_process(config) {
        Ok(config) => config,
        Err(problems) => return to_mend(problems.iter().map(ToString::to_string).collect()),
    };
    let folders =
        [crate::config::check_folder(&config.data), crate::config::check_file(&config.database, &config.data)];
    let mut problems: Vec<String> = folders.iter().flatten().map(ToString::to_string).collect();
    if let Err(error) = crate::packs::load(&config.data) {
        problems.push(format!("data: {error:#}"));
    }
    let maps = match &config.local.public_url {
        Some(url) => format!("; players of other networks get links to {url}/map"),
        None => String::new(),
    };
    let mut on = vec![format!("local: on, at {}{maps}", config.local.listen)];
    let mut states = vec![("discord", check_discord(&config)), ("matrix", check_matrix(&config))];
    if let Database::Postgres(server) = &config.database {
        states.push(("database", check_database(server)));
    }
    for (name, state) in states {
        match state {
            Ok(state) => on.push(format!("{name}: {state}")),
            Err(error) => problems.push(format!("{error:#}")),
        }
    }
    if !problems.is_empty() {
        return to_mend(problems);
    }
    output::print_line(on.join("\n"))
}

fn to_mend(problems: Vec<String>) -> anyhow::Result<()> {
    output::print_line(problems.join("\n"))?;
    let count = problems.len();
    anyhow::bail!("the configuration has {count} {} to correct", if count == 1 { "problem" } else { "problems" })
}
