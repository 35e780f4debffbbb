//! `dragoman arena`: how strong computer players are, measured against each other on all cores.

use std::fmt::Write as _;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::Context as _;
use dragoman_computer_narrow::Kind;
use dragoman_computer_narrow::arena::{Conduct, Match, Mean, Score, Talk, Tally};
use dragoman_engine_narrow::{Map, Rulebook};
use serde_json::{Value, json};

/// The stack of a thread that plays: a phase in full is some tens of kilobytes.
const STACK: usize = 4 << 20;

/// The years that are played if no last one is given.
const YEARS: u16 = 15;

/// Arguments of `dragoman arena`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The kind that sits alone: holds (orders nothing), random, dumbbot, former, recruit, officer or marshal.
    #[arg(value_parser = kind)]
    one: Kind,
    /// The kind that sits in all other seats. Then both change places.
    #[arg(value_parser = kind)]
    others: Kind,
    /// The games of each of the two matches; the one plays each power in turn.
    #[arg(long, default_value_t = 70, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// The last year that is played, if nobody wins before; fifteen years if it isn't given.
    #[arg(long)]
    until: Option<u16>,
    /// Decides all games: the same seed gives the same games on every machine.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only the first match: one of ONE against others of OTHERS.
    #[arg(long)]
    one_way: bool,
    /// Who negotiates: off, nobody; on, all computer players with each other; others, only those in the other seats. Only
    /// recruits, officers and marshals do.
    #[arg(long, default_value = "off", value_parser = talk)]
    talk: Talk,
    /// The board.
    #[arg(long, default_value = "classic")]
    variant: String,
    /// One JSON object a line and match, and no table.
    #[arg(long)]
    json: bool,
}

fn kind(name: &str) -> Result<Kind, String> {
    Kind::of_name(name).ok_or_else(|| {
        let known: Vec<&str> = Kind::ALL.into_iter().map(Kind::name).collect();
        format!("there is no such player; there are {}", known.join(", "))
    })
}

fn talk(name: &str) -> Result<Talk, &'static str> {
    match name {
        "off" => Ok(Talk::Off),
        "on" => Ok(Talk::On),
        "others" => Ok(Talk::Others),
        _ => Err("there are off, on and others"),
    }
}

const fn talk_name(talk: Talk) -> &'static str {
    match talk {
        Talk::Off => "off",
        Talk::On => "on",
        Talk::Others => "others",
    }
}

/// Plays the matches and prints how they went.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let map = Map::of_variant(&arguments.variant).with_context(|| format!("no variant {}", arguments.variant))?;
    let &Arguments { one, others, seed, talk, .. } = arguments;
    let until = arguments.until.unwrap_or_else(|| map.starts().year.saturating_add(YEARS - 1));
    let first = Match { map, rulebook: Rulebook::default(), one, others, talk, until, seed };
    let back = Match { one: others, others: one, ..first };
    let matches = if arguments.one_way { vec![first] } else { vec![first, back] };
    if !arguments.json {
        super::output::print(HEAD)?;
    }
    for it in matches {
        let tally = play(&it, arguments.games)?;
        if arguments.json {
            super::output::print_line(object(&it, &tally))?;
        } else {
            super::output::print(row(&it, &tally))?;
        }
    }
    Ok(())
}

/// Plays the games of a match on all cores.
fn play(it: &Match, games: u64) -> anyhow::Result<Tally> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let next = AtomicU64::new(0);
    let work = || {
        let mut played: Vec<(u64, Score)> = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return played;
            }
            played.push((number, it.play(number)));
        }
    };
    let mut played = Vec::new();
    thread::scope(|scope| -> anyhow::Result<()> {
        let mut threads = Vec::new();
        for _ in 0..cores {
            threads.push(thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).context("a thread")?);
        }
        for thread in threads {
            let of_one =
                thread.join().map_err(|_| anyhow::anyhow!("a game isn't played: this is a fault of the program"))?;
            played.extend(of_one);
        }
        Ok(())
    })?;
    played.sort_by_key(|(number, _)| *number);
    Ok(played.into_iter().map(|(_, score)| score).collect())
}

/// The head of the table, in Markdown. Fleets are those among all units that the one built; what follows is counted in its
/// orders of movement phases. Then what it had agreed for a phase, and the share of that which it kept.
const HEAD: &str = "\
| one | others | games | centres % | solos % | others' solos % | survives % | years | fleets % | blocked ‱ | idle ‱ | guards ‱ | for others ‱ | talk | agreed | kept % |
|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|--:|--:|
";

fn percent(mean: Mean) -> String {
    format!("{:.1} ± {:.1}", 100.0 * mean.mean, 100.0 * mean.error)
}

/// So many of `all`, of each `per`.
fn share(some: u64, all: u64, per: u64) -> f64 {
    (per * some) as f64 / all.max(1) as f64
}

fn row(it: &Match, tally: &Tally) -> String {
    let [own, _] = tally.conduct();
    let mut row = format!("| {} | {} | {} ", it.one, it.others, tally.games().len());
    let means = [tally.share(), tally.solos(), tally.beaten(), tally.survival()];
    for mean in means {
        let _ = write!(row, "| {} ", percent(mean));
    }
    let _ = write!(row, "| {:.1} | {:.0} ", tally.years(), share(own.fleets, own.fleets + own.armies, 100));
    for counted in [own.blocked, own.idle, own.guards, own.for_others] {
        let _ = write!(row, "| {:.0} ", share(counted, own.orders, 10_000));
    }
    let agreed = own.kept + own.broken;
    let _ = write!(row, "| {} | {agreed} | {:.0} ", talk_name(it.talk), share(own.kept, agreed, 100));
    row.push_str("|\n");
    row
}

fn mean(mean: Mean) -> Value {
    json!({ "mean": mean.mean, "error": mean.error })
}

fn means(tally: &Tally) -> Value {
    json!({
        "games": tally.games().len(),
        "centres": mean(tally.share()),
        "solos": mean(tally.solos()),
        "others_solos": mean(tally.beaten()),
        "survives": mean(tally.survival()),
        "years": tally.years(),
    })
}

fn conduct(it: Conduct) -> Value {
    let Conduct { orders, blocked, idle, guards, for_others, kept, broken, armies, fleets } = it;
    json!({
        "orders": orders, "blocked": blocked, "idle": idle, "guards": guards, "for_others": for_others,
        "kept": kept, "broken": broken, "armies": armies, "fleets": fleets,
    })
}

fn object(it: &Match, tally: &Tally) -> Value {
    let [own, others] = tally.conduct();
    let powers = it.map.powers().map(|power| (it.map.power_id(power).to_owned(), means(&tally.of_power(power))));
    json!({
        "one": it.one.name(),
        "others": it.others.name(),
        "talk": talk_name(it.talk),
        "until": it.until,
        "seed": it.seed,
        "variant": it.map.variant(),
        "all": means(tally),
        "powers": powers.collect::<serde_json::Map<String, Value>>(),
        "conduct": { "one": conduct(own), "others": conduct(others) },
    })
}
