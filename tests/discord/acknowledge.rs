//! How fast Discord's interactions are acknowledged while a hundred games are played: the real program on the stand-in,
//! with orders, questions, suggestions, forms and adjudications at once; then the same while another process keeps all
//! cores busy; and how soon a command is answered after a stop in which ten thousand messages were written.
//!
//! ```text
//! cargo bench -p dragoman --bench acknowledge --features networks
//! cargo bench -p dragoman --bench acknowledge --features networks --profile dev   needs no separate build
//! cargo bench -p dragoman --bench acknowledge --features networks -- 20           20 games instead of 100
//! ```
//!
//! The stand-in measures from sending an interaction until its callback arrives; it runs on the same cores, and
//! validates every request against Discord's description meanwhile. Three runs, each with a new program; the median
//! counts. A fixed computation before each finds out whether the machine's cores were free: if they were, a bound that
//! is exceeded is an error.
#![allow(dead_code, unused_imports, reason = "the stand-in is made for the tests, which use more of it")]

#[path = "../season/bot.rs"]
mod bot;
#[path = "../../bot/benches/calibration/mod.rs"]
mod calibration;
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

use calibration::{QUIET, judge, load, median, own_share, spin};
use stand::{Stand, TOKEN};

/// The number of games, unless another one is given.
const GAMES: usize = 100;
/// Interactions per second: seven hundred players who each act every half minute.
const RATE: u64 = 24;
const SECONDS: u64 = 40;
const RUNS: usize = 3;
/// Channels in which people write while the program is off, and how many messages in each.
const CHANNELS: usize = 200;
const CHAT: usize = 50;
/// The bounds, in milliseconds: an acknowledgement at the 99th percentile, the same on busy cores, and the answer to a
/// command that is given when the session begins.
const ACKNOWLEDGED: f64 = 200.0;
const BUSY: f64 = 1000.0;
const ANSWERED: f64 = 1000.0;
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

/// The results of one run, in milliseconds.
#[derive(Clone, Copy, Debug)]
struct Shown {
    acknowledged: f64,
    busy: f64,
    answered: f64,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    if arguments.first().is_some_and(|first| first == "--spin") {
        // Until the run ends it.
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let threads: Vec<_> = (0..cores).map(|_| std::thread::spawn(|| spin(Duration::from_secs(600)))).collect();
        threads.into_iter().for_each(|thread| thread.join().expect("it counts"));
        return;
    }
    let games = arguments.iter().find_map(|argument| argument.parse().ok()).unwrap_or(GAMES).max(1);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let (mut runs, mut quiet) = (Vec::new(), true);
    for number in 1..=RUNS {
        let share = own_share();
        quiet &= share > QUIET;
        println!("run {number} of {RUNS}; {:.0} % of the cores before it, load average {}", share * 100.0, load());
        runs.push(runtime.block_on(run(games)));
    }
    println!("median of {RUNS} runs, in ms");
    let bounds = [
        ("acknowledged, 99 %", median(&runs, |run| run.acknowledged), ACKNOWLEDGED),
        ("acknowledged, 99 %, on busy cores", median(&runs, |run| run.busy), BUSY),
        ("answered after 10,000 missed messages", median(&runs, |run| run.answered), ANSWERED),
    ];
    judge(&bounds, quiet);
}

/// The games, and the people who play them.
struct Tables<'a> {
    stand: &'a Stand,
    channels: Vec<u64>,
    people: Vec<Vec<u64>>,
    seats: Vec<BTreeMap<String, String>>,
}

impl Tables<'_> {
    /// Interactions for some time; the 99th percentile of their acknowledgements, in milliseconds.
    async fn play(&self, name: &str, dice: &mut Dice) -> f64 {
        let stand = self.stand;
        println!("{name}: {RATE} interactions a second for {SECONDS} s");
        let mut given: Vec<(Deed, String)> = Vec::new();
        let mut tick = tokio::time::interval(Duration::from_micros(1_000_000 / RATE));
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(SECONDS) {
            tick.tick().await;
            let (game, who) = (dice.below(self.channels.len()), dice.below(PEOPLE.len()));
            let (channel, person) = (self.channels[game], self.people[game][who]);
            let holder = format!("{}-{game}", PEOPLE[who].0);
            let power = self.seats[game].get(&holder).map_or("Italy", String::as_str);
            let orders = ORDERS.iter().find(|(known, _)| *known == power).map_or("", |(_, orders)| *orders);
            given.push(match dice.below(20) {
                0..10 => (Deed::Order, stand.invoke(person, channel, "order", &[("text", orders)])),
                10..14 => {
                    let question = ["orders show", "status", "map", "help"][dice.below(4)];
                    (Deed::Question, stand.invoke(person, channel, question, &[]))
                }
                14..17 => (Deed::Suggestion, stand.type_option(person, channel, "order", ("text", &orders[..4]))),
                17 => (Deed::Form, stand.invoke(person, channel, "order", &[])),
                // The last player causes the adjudication and the map.
                _ => (Deed::Done, stand.invoke(person, channel, "ready", &[])),
            });
            forget(stand);
        }
        tokio::time::sleep(Duration::from_secs(4)).await;
        let mut times: BTreeMap<Deed, Vec<Duration>> = BTreeMap::new();
        let mut never = 0;
        for (deed, token) in &given {
            match &stand.world().interactions[token].acknowledged {
                Some((took, _)) => times.entry(*deed).or_default().push(*took),
                // Discord tells the person that the bot didn't respond.
                None => {
                    never += 1;
                    times.entry(*deed).or_default().push(Duration::from_secs(3));
                }
            }
        }
        for (deed, times) in &times {
            report(&format!("{deed:?}"), times.clone());
        }
        let mut all: Vec<_> = times.into_values().flatten().collect();
        report("all", all.clone());
        println!("{never} were never acknowledged");
        all.sort_unstable();
        percentile(&all, 99).as_secs_f64() * 1000.0
    }

    /// Stops the program, lets people write, and starts it again: how long after the session has begun a command is
    /// answered, in milliseconds.
    async fn return_to_chat(&self, program: &mut bot::Bot) -> f64 {
        let stand = self.stand;
        let (person, others) = (self.people[0][0], CHANNELS.saturating_sub(self.channels.len()));
        let more: Vec<_> = (0..others).map(|number| stand.make_channel(0, &format!("chat-{number}"), None)).collect();
        for channel in &more {
            // The bot knows a channel from the first words to it there.
            stand.write(person, *channel, "@bot status");
        }
        patiently(|| more.iter().all(|channel| !stand.posts(person, *channel).is_empty()).then_some(())).await;
        program.silent().await;
        program.kill();
        stand.forget_session();
        for _ in 0..CHAT {
            for channel in self.channels.iter().chain(&more).take(CHANNELS) {
                stand.write(self.people[0][1], *channel, "did you see that?");
            }
        }
        // However late it is, it counts.
        stand.faults().first_answer = None;
        let before = stand.tally().identified;
        program.start();
        patiently(|| (stand.tally().identified > before).then_some(())).await;
        let start = Instant::now();
        let token = stand.invoke(person, self.channels[0], "status", &[]);
        stand.answer(&token).await;
        let took = start.elapsed().as_secs_f64() * 1000.0;
        println!("a command was answered {took:.0} ms after the session began");
        forget(stand);
        took
    }
}

async fn run(games: usize) -> Shown {
    let stand = Stand::start().await;
    stand.faults().first_answer = Some(Duration::from_secs(3));
    // Each game has seven people of its own.
    let seven =
        |game: usize| PEOPLE.map(|(name, locale)| stand.person_with(&format!("{name}-{game}"), locale)).to_vec();
    let people: Vec<Vec<u64>> = (0..games).map(seven).collect();
    let channels: Vec<u64> =
        (0..games).map(|number| stand.world().channel(0, &format!("game-{number}"), None, 0)).collect();
    let mut program = bot::Bot::new(&[
        ("DRAGOMAN_DISCORD_TOKEN", TOKEN.to_owned()),
        ("DRAGOMAN_DISCORD_API", stand.url()),
        ("DRAGOMAN_LOCAL_LISTEN", format!("127.0.0.1:{}", bot::free_port())),
    ]);
    program.start();
    patiently(|| stand.world().commands.is_array().then_some(())).await;
    let seats = begin(&stand, &channels, &people).await;
    let tables = Tables { stand: &stand, channels, people, seats };
    let mut dice = Dice(1901);
    let acknowledged = tables.play("free cores", &mut dice).await;
    let me = std::env::current_exe().expect("this program");
    let mut other = std::process::Command::new(me).arg("--spin").spawn().expect("it runs");
    let busy = tables.play("busy cores", &mut dice).await;
    other.kill().and_then(|()| other.wait()).expect("it ends");
    let answered = tables.return_to_chat(&mut program).await;
    program.kill();
    forget(&stand);
    Shown { acknowledged, busy, answered }
}
