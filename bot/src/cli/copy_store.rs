//! `dragoman copy-store`.

use std::path::Path;

use dragoman_store::{Database, copy};

use crate::config::{ADDRESS, CONNECTIONS};

use super::output::print_line;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The database to copy: `sqlite:path/to/file` or `postgres://user@host/name`, with the password in PGPASSWORD or
    /// ~/.pgpass, where others on the machine can't see it. It stays as it is.
    #[arg(long, value_name = "ADDRESS")]
    from: String,
    /// The empty database, or a file that isn't there yet.
    #[arg(long, value_name = "ADDRESS")]
    to: String,
}

pub(super) fn run(config: Option<&Path>, arguments: &Arguments) -> anyhow::Result<()> {
    let config = crate::serve::configure(config)?;
    let read = |name: &str, address: &str| {
        Database::read(address, CONNECTIONS).ok_or_else(|| anyhow::anyhow!("{name} {ADDRESS}"))
    };
    let (from, to) = (read("--from", &arguments.from)?, read("--to", &arguments.to)?);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let copied = runtime.block_on(copy(&config.data, &from, &to))?;
    for (table, rows) in copied.iter().filter(|(_, rows)| *rows > 0) {
        print_line(format_args!("{rows:>10}  {table}"))?;
    }
    let all: u64 = copied.iter().map(|(_, rows)| rows).sum();
    print_line(format_args!("{all:>10}  rows in all, from {from} to {to}; their checksums agree"))?;
    print_line(format_args!("set `database` to the new address before the bot is started"))?;
    Ok(())
}
