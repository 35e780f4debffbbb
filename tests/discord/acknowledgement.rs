//! How fast Discord's interactions are acknowledged while a hundred games are played: the real program on the stand-in,
//! with orders, questions, suggestions, forms and adjudications at once.
//!
//! The stand-in measures from sending an interaction until its callback arrives; it runs on the same cores, and
//! validates every request against Discord's description meanwhile. It reports and doesn't assert: the target is a 99th
//! percentile below 200 ms on two cores.
//!
//! `cargo bench -p dragoman --bench acknowledgement`; with `--profile dev` it needs no separate build, and a number
//! after `--` sets the number of games.
//! behind `--` is another number of games.
#![allow(dead_code, unused_imports, reason = "the stand-in is made for the tests, which use more of it")]

#[path = "../season/bot.rs"]
mod bot;
#[path = "description.rs"]
mod description;
#[path = "gateway.rs"]
mod gateway;
#[path = "rest.rs"]
mod rest;
#[path = "schemas.rs"]
mod schemas;
#[path = "../season/seed.rs"]
mod seed;
#[path = "stand.rs"]
mod stand;
#[path = "told.rs"]
mod told;
#[path = "world.rs"]
mod world;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use stand::{Stand, TOKEN};

/// The number of games, unless another one is given.
const GAMES: usize = 100;
/// Interactions per second: seven hundred players who each act every half minute.
const RATE: u64 = 24;
const SECONDS: u64 = 40;
const PEOPLE: [(&str, &str); 7] = [
    ("marco", "it"),
    ("tom", "en-GB"),
    ("ellie", "en-US"),
    ("joost", "nl"),
    ("giulia", "it"),
    ("kasia", "pl"),
    ("femke", "nl"),
];
/// The orders of each power, by ids, which are read in all languages.
const ORDERS: [(&str, &str); 7] = [
    ("Austria", "A Bud - Ser, F Tri H, A Vie - Gal"),
    ("England", "F Edi - NTH, F Lon - ENG, A Lvp - Yor"),
    ("France", "A Par - Bur, A Mar S A Par - Bur, F Bre - MAO"),
    ("Germany", "A Mun - Ruh, A Ber - Kie, F Kie - Hol"),
    ("Italy", "A Ven - Pie, A Rom - Ven, F Nap - ION"),
    ("Russia", "A War - Gal, A Mos - Ukr, F Sev - BLA"),
    ("Turkey", "A Con - Bul, A Smy - Con, F Ank - BLA"),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Deed {
    Order,
    Question,
    Suggestion,
    Form,
    Done,
}

/// Random numbers that are the same in each run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }
}

/// The players by power in `channel`, from the post of the game's start.
fn sits(stand: &Stand, channel: u64) -> Option<BTreeMap<String, String>> {
    let anybody = stand.person("marco");
    let posts = stand.posts(anybody, channel);
    let lines: Vec<_> = posts.iter().map(stand::words).collect();
    let pairs = lines.iter().flat_map(|post| post.lines()).filter_map(|line| line.split_once(": "));
    let sits: BTreeMap<_, _> = pairs
        .filter(|(power, _)| ORDERS.iter().any(|(known, _)| known == power))
        .map(|(power, name)| (name.trim().to_owned(), power.to_owned()))
        .collect();
    (sits.len() == PEOPLE.len()).then_some(sits)
}

/// Waits without a limit until `look` returns something.
async fn patiently<T>(look: impl Fn() -> Option<T>) -> T {
    loop {
        if let Some(found) = look() {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Discards what was recorded for Discord's schemas: the benchmark doesn't check it, and it would grow.
fn forget(stand: &Stand) {
    stand.shared.records.lock().expect("no poison").clear();
}

async fn begin(stand: &Stand, channels: &[u64], tables: &[Vec<u64>]) -> Vec<BTreeMap<String, String>> {
    let mut games = Vec::new();
    for (number, (channel, people)) in channels.iter().zip(tables).enumerate() {
        let name = format!("Game {number}");
        let token = stand.invoke(people[0], *channel, "game new", &[("name", &name), ("language", "en")]);
        patiently(|| stand.world().interactions[&token].acknowledged.clone()).await;
        patiently(|| (!stand.posts(people[0], *channel).is_empty()).then_some(())).await;
        for person in people {
            stand.invoke(*person, *channel, "game join", &[]);
        }
        games.push(patiently(|| sits(stand, *channel)).await);
        forget(stand);
        if (number + 1) % 20 == 0 {
            println!("{} games have begun", number + 1);
        }
    }
    games
}

fn percentile(sorted: &[Duration], hundredths: usize) -> Duration {
    let at = (sorted.len() * hundredths).div_ceil(100).clamp(1, sorted.len().max(1)) - 1;
    sorted.get(at).copied().unwrap_or_default()
}

fn report(name: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let ms = |duration: Duration| duration.as_secs_f64() * 1000.0;
    let [half, most, nearly] = [50, 90, 99].map(|hundredths| ms(percentile(&times, hundredths)));
    let last = times.last().copied().map_or(0.0, ms);
    let count = times.len();
    println!(
        "{name:<12}{count:>6}   p50 {half:>7.1} ms   p90 {most:>7.1} ms   p99 {nearly:>7.1} ms   max {last:>7.1} ms"
    );
}

fn main() {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    runtime.block_on(run());
}

async fn run() {
    let asked = std::env::args().skip(1).find_map(|argument| argument.parse().ok());
    let games = asked.unwrap_or(GAMES).max(1);
    let stand = Stand::start().await;
    stand.faults().first_answer = Some(Duration::from_secs(3));
    // Each game has seven people of its own.
    let seven =
        |game: usize| PEOPLE.map(|(name, locale)| stand.person_with(&format!("{name}-{game}"), locale)).to_vec();
    let tables: Vec<Vec<u64>> = (0..games).map(seven).collect();
    let channels: Vec<u64> =
        (0..games).map(|number| stand.world().channel(0, &format!("game-{number}"), None, 0)).collect();
    let mut program = bot::Bot::new(&[
        ("DRAGOMAN_DISCORD_TOKEN", TOKEN.to_owned()),
        ("DRAGOMAN_DISCORD_API", stand.url()),
        ("DRAGOMAN_LOCAL_LISTEN", format!("127.0.0.1:{}", bot::free_port())),
    ]);
    program.start();
    patiently(|| stand.world().commands.is_array().then_some(())).await;
    let seats = begin(&stand, &channels, &tables).await;

    println!("{RATE} interactions a second for {SECONDS} s");
    let mut dice = Dice(1901);
    let mut given: Vec<(Deed, String)> = Vec::new();
    let mut tick = tokio::time::interval(Duration::from_micros(1_000_000 / RATE));
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(SECONDS) {
        tick.tick().await;
        let (game, who) = (dice.below(games), dice.below(PEOPLE.len()));
        let (channel, person, name) = (channels[game], tables[game][who], format!("{}-{game}", PEOPLE[who].0));
        let power = seats[game].get(&name).map_or("Italy", String::as_str);
        let orders = ORDERS.iter().find(|(known, _)| *known == power).map_or("", |(_, orders)| *orders);
        let (deed, token) = match dice.below(20) {
            0..10 => (Deed::Order, stand.invoke(person, channel, "order", &[("text", orders)])),
            10..14 => {
                let question = ["orders show", "status", "map", "help"][dice.below(4)];
                (Deed::Question, stand.invoke(person, channel, question, &[]))
            }
            14..17 => (Deed::Suggestion, stand.type_option(person, channel, "order", ("text", &orders[..4]))),
            17 => (Deed::Form, stand.invoke(person, channel, "order", &[])),
            // The last player causes the adjudication and the map.
            _ => (Deed::Done, stand.invoke(person, channel, "ready", &[])),
        };
        given.push((deed, token));
        forget(&stand);
    }
    tokio::time::sleep(Duration::from_secs(4)).await;

    let mut times: BTreeMap<Deed, Vec<Duration>> = BTreeMap::new();
    let mut never = 0;
    for (deed, token) in &given {
        match &stand.world().interactions[token].acknowledged {
            Some((took, _)) => times.entry(*deed).or_default().push(*took),
            None => never += 1,
        }
    }
    for (deed, times) in &times {
        report(&format!("{deed:?}"), times.clone());
    }
    let all: Vec<_> = times.into_values().flatten().collect();
    let late = all.iter().filter(|took| **took > Duration::from_millis(200)).count();
    report("all", all);
    println!("{late} took more than 200 ms; {never} were never acknowledged");
    forget(&stand);
    program.kill();
}
