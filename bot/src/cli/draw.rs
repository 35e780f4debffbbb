//! `dragoman draw`: repeats a power assignment from what was published, and compares the results.

use std::io::Read;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use dragoman_game::assignment::{CoinProof, Proof};
use dragoman_game::model::PowerId;

use super::output::print_line;

/// The published data of an assignment: one line of JSON, as the bot publishes it, or the same in single values.
#[derive(Args)]
pub(super) struct Arguments {
    /// Compare with the published result: prints `ok`, or what differs (exit status 1).
    #[arg(long)]
    verify: bool,
    /// The published line, in a file; standard input without a file and without `--seed`.
    #[arg(value_name = "FILE", conflicts_with = "seed")]
    file: Option<PathBuf>,
    /// The seed that was published at the start.
    #[arg(long, requires = "hash", requires = "joins")]
    seed: Option<String>,
    /// The hash that was published at the creation.
    #[arg(long)]
    hash: Option<String>,
    /// The variant.
    #[arg(long, default_value = "classic")]
    variant: String,
    /// The set-up for fewer players: `players-4`.
    #[arg(long)]
    setup: Option<String>,
    /// The powers that take no part: `ITALY,FRANCE`.
    #[arg(long, default_value = "", value_name = "POWERS")]
    left_out: String,
    /// The event by which a player joined; once for each player, in their order.
    #[arg(long = "join", value_name = "EVENT")]
    joins: Vec<String>,
    /// The powers that a player was assigned by hand: `ITALY`, or empty; once for each player, in their order.
    #[arg(long = "assigned", value_name = "POWERS")]
    assigned: Vec<String>,
    /// The powers that a player preferred: `ITALY,FRANCE`, or empty; once for each player, in their order.
    #[arg(long = "prefer", value_name = "POWERS")]
    preferences: Vec<String>,
    /// The powers that a player got: `ITALY`, or `ITALY+RUSSIA`; once for each player, in their order.
    #[arg(long = "drawn", value_name = "POWERS")]
    drawn: Vec<String>,
    /// The coin of the game for two: its seed.
    #[arg(long, requires = "coin_hash", requires = "coin_side")]
    coin_seed: Option<String>,
    /// The coin's hash, published at the creation.
    #[arg(long)]
    coin_hash: Option<String>,
    /// The last event before the toss.
    #[arg(long, default_value = "")]
    coin_event: String,
    /// The published side: `allies` or `central`.
    #[arg(long)]
    coin_side: Option<String>,
}

fn powers(list: &str) -> Vec<PowerId> {
    let listed = list.split([',', '+']).map(str::trim).filter(|power| !power.is_empty());
    listed.map(|power| power.to_uppercase().into()).collect()
}

impl Arguments {
    fn proof(self) -> anyhow::Result<Proof> {
        let Some(seed) = self.seed else {
            let text = match &self.file {
                Some(file) if file.as_os_str() != "-" => {
                    std::fs::read_to_string(file).with_context(|| format!("reading {}", file.display()))?
                }
                _ => {
                    let mut text = String::new();
                    std::io::stdin().read_to_string(&mut text).context("reading standard input")?;
                    text
                }
            };
            // As it appears in a chat: between backticks.
            let text = text.trim_start_matches('\u{feff}').trim().trim_matches('`');
            return serde_json::from_str(text).context("this isn't a published draw");
        };
        Ok(Proof {
            variant: self.variant,
            setup: self.setup,
            left_out: powers(&self.left_out),
            hash: self.hash.unwrap_or_default(),
            seed,
            joins: self.joins,
            assigned: self.assigned.iter().map(|list| powers(list)).collect(),
            preferences: self.preferences.iter().map(|list| powers(list)).collect(),
            drawn: self.drawn.iter().map(|list| powers(list)).collect(),
            coin: self.coin_seed.map(|seed| CoinProof {
                hash: self.coin_hash.unwrap_or_default(),
                seed,
                event: self.coin_event,
                side: self.coin_side.unwrap_or_default(),
            }),
        })
    }
}

pub(super) fn run(arguments: Arguments) -> anyhow::Result<()> {
    let verify = arguments.verify;
    let proof = arguments.proof()?;
    if verify {
        proof.verify().context("differs")?;
        return print_line("ok");
    }
    for (join, powers) in proof.joins.iter().zip(proof.deal()?) {
        print_line(format_args!("{join}: {}", powers.join("+")))?;
    }
    Ok(())
}
