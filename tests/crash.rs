//! Kills the program repeatedly, at boundaries of store and network and at random times: afterwards everybody has read
//! what they would have read without kills, each post once, and the database is intact.
//!
//! The ordinary run kills it 40 times, on PostgreSQL 20 times, the long one (`DRAGOMAN_LONG`) 300 times on each.

#[path = "season/bot.rs"]
mod bot;
#[path = "crash/faults.rs"]
mod faults;
#[path = "local/lives.rs"]
mod lives;
#[path = "season/overdue.rs"]
mod overdue;
#[path = "crash/processes.rs"]
mod processes;
#[path = "season/mod.rs"]
mod season;
#[path = "season/seed.rs"]
mod seed;
#[path = "local/stage.rs"]
mod stage;
#[path = "crash/transcript.rs"]
mod transcript;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use lives::{End, Lives};
use season::{Spot, Stage};
use seed::Chance;
use stage::LocalStage;
use transcript::Transcripts;

const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

const SCRIPT: &str = include_str!("season/year-1901.script");

/// The local platform accepts only texts of this length, so that results come in parts.
const TEXT: (&str, &str) = ("DRAGOMAN_TEST_TEXT", "800");

/// The janitor runs continuously.
const JANITOR: (&str, &str) = ("DRAGOMAN_TEST_JANITOR", "300");

/// Points, and how often the program reaches each in a season: it is to be killed at any of these times.
const POINTS: [(&str, u64); 12] = [
    ("before commit", 5),
    ("committed", 5),
    ("claimed", 5),
    ("sending", 8),
    ("sent", 8),
    ("marked", 8),
    ("editing", 2),
    ("between parts", 2),
    ("hearing", 5),
    ("heard", 5),
    ("settling", 1),
    ("settled", 1),
];

/// Whether the database is on a server. Its migrations are transactions of the server's, in which nothing is injected.
fn on_a_server() -> bool {
    std::env::var("DRAGOMAN_TEST_DATABASE").is_ok_and(|database| database == "postgres")
}

fn plan(chance: &mut Chance, lives: usize) -> Vec<End> {
    // The first start creates the database.
    let mut plan =
        vec![End::At("migrating", 1 + chance.below(6) as u32), End::At("migrating", 1 + chance.below(12) as u32)];
    if on_a_server() {
        plan.clear();
    }
    while plan.len() < lives {
        let end = match chance.below(5) {
            0 => End::After(Duration::from_millis(200 + chance.below(1800))),
            _ => {
                let (point, times) = POINTS[chance.below(POINTS.len() as u64) as usize];
                End::At(point, 1 + chance.below(times) as u32)
            }
        };
        plan.push(end);
    }
    plan
}

/// Plays the season; returns what everybody has read, and the points of the kills.
async fn season(lives: Option<Lives>) -> (Transcripts, BTreeMap<&'static str, u32>) {
    let mut stage = LocalStage::start_with(&[TEXT, JANITOR], lives).await;
    season::play(SCRIPT, &mut stage).await;
    if let Some(lives) = &mut stage.lives {
        lives.enough();
    }
    let read = transcript::of(&mut stage).await;
    let ended = stage.lives.take().map(|lives| lives.ended).unwrap_or_default();
    stage.bot.kill();
    transcript::assert_whole(&stage.bot.data().join("data")).await;
    assert!(!stage.bot.said().contains("panicked"), "{}", stage.bot.said());
    assert!(
        !stage.bot.said().contains("is set aside"),
        "kills from outside are no event's fault: {}",
        stage.bot.said()
    );
    (read, ended)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_is_posted_once_after_kills_at_any_point() {
    let wanted = match std::env::var_os("DRAGOMAN_LONG") {
        Some(_) => 300,
        None if on_a_server() => 20,
        None => 40,
    };
    let start = Instant::now();
    let (undisturbed, _) = season(None).await;
    // A busy machine needs longer to reach any point.
    let longest = lives::LONGEST.max(start.elapsed() / 2);
    let mut chance = Chance::of("deaths");
    let mut all: BTreeMap<&str, u32> = BTreeMap::new();
    // A plan may leave out a point, and on a busy machine fewer are reached: then there are more kills.
    while all.values().sum::<u32>() < wanted || (!is_everywhere(&all) && all.values().sum::<u32>() < 3 * wanted) {
        let plan = plan(&mut chance, 24);
        let (read, ended) = season(Some(Lives::lasting(longest, plan))).await;
        println!("killed {ended:?}");
        transcript::assert_same(&undisturbed, &read);
        for (end, count) in ended {
            *all.entry(end).or_default() += count;
        }
    }
    println!("in all {all:?}");
    assert!(is_everywhere(&all), "half of the kills are at a boundary, and the chief ones are among them: {all:?}");
}

/// One person and six computers: who proposed or answered what, by its number in the conversation, as that person reads it.
async fn said_to(who: &str, stage: &mut LocalStage) -> BTreeMap<String, usize> {
    let mut said = BTreeMap::new();
    for post in stage.posts(who, &Spot::Private).await {
        let text = post.text.replace("**", "");
        let first = text.lines().next().unwrap_or_default();
        let is_said =
            |power: &&str| first.starts_with(&format!("{power} · #")) || first.contains(&format!(" · {power}:"));
        if first.contains('#') && POWERS.iter().any(is_said) {
            *said.entry(first.to_owned()).or_default() += 1;
        }
    }
    said
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_computers_propose_and_answer_is_read_once_after_kills_at_any_point() {
    let plan = plan(&mut Chance::of("negotiated"), 16);
    let demo = ("DRAGOMAN_LOCAL_DEMO", "true");
    let mut stage = LocalStage::start_with(&[demo, JANITOR], Some(Lives::new(plan))).await;
    let begin = "marco #: new name:Bosforo variant:classic language:en\nexpect #: Bosforo\nmarco #: join\nexpect #: 1 of 7\n\
                 marco #: fill\nexpect #: Bosforo begins";
    season::play(begin, &mut stage).await;
    let public = stage.posts("anybody", &Spot::Channel).await;
    let begins = public.iter().flat_map(|post| post.text.lines()).collect::<Vec<_>>();
    let (mine, others): (Vec<&str>, Vec<&str>) =
        POWERS.into_iter().partition(|power| begins.iter().any(|line| line.trim() == format!("{power}: marco")));
    assert_eq!((mine.len(), others.len()), (1, 6), "{begins:?}");
    // In autumn the game may wait for that person's retreats or builds.
    for (keyword, then) in [
        ("peace:", "marco @: ready\nexpect marco @: ready all the same\nmarco @: ready\nexpect #: Autumn 1901"),
        ("? plans", ""),
    ] {
        for power in &others {
            season::play(&format!("marco @: to {power}: {keyword}\nexpect marco @: to {power}"), &mut stage).await;
        }
        season::play(then, &mut stage).await;
    }
    if let Some(lives) = &mut stage.lives {
        lives.enough();
    }
    stage.silence().await;
    let said = said_to("marco", &mut stage).await;
    println!("killed {:?}; said {said:?}", stage.lives.take().map(|lives| lives.ended));
    assert!(said.values().all(|count| *count == 1), "each is read once: {said:?}");
    for power in others {
        assert!(said.keys().any(|line| line.contains(&format!(" · {power}:"))), "{power} has answered: {said:?}");
    }
    stage.bot.kill();
    transcript::assert_whole(&stage.bot.data().join("data")).await;
    assert!(!stage.bot.said().contains("panicked"), "{}", stage.bot.said());
}

/// Whether at least half of the kills were at a boundary, and some at each of the most important ones.
fn is_everywhere(ended: &BTreeMap<&str, u32>) -> bool {
    let anywhere = ended.get("anywhere").copied().unwrap_or(0);
    let chief = ["migrating", "sent", "heard"].into_iter().filter(|point| *point != "migrating" || !on_a_server());
    anywhere * 2 <= ended.values().sum() && chief.into_iter().all(|point| ended.contains_key(point))
}
