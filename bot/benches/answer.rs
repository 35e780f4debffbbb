//! The processor time from an order to its answer, except for rendering its picture: a report to be compared with that
//! of another commit.
//!
//! The real program on its own page: five games, in which players send complete orders one after the other, over their
//! web sockets, each waiting for the receipt. Two sets of orders alternate, so that after a first round every picture
//! comes from the cache. The processor time that the program's process has used from the first order until everything
//! is posted, including the public status, is divided by the number of orders.
//!
//! ```text
//! cargo bench -p dragoman --bench answer --no-default-features --features local
//! cargo bench -p dragoman --bench answer --no-default-features --features local -- 200   200 orders, not 2,000
//! ```
//!
//! It compiles at an older commit too: copy this file and `tests/season/seed.rs` there, and name the bench in
//! `bot/Cargo.toml`.

#[path = "../../tests/season/bot.rs"]
mod bot;
#[path = "../../tests/local/lives.rs"]
mod lives;
#[path = "../../tests/season/overdue.rs"]
mod overdue;
#[path = "../../tests/season/mod.rs"]
mod season;
#[path = "../../tests/season/seed.rs"]
mod seed;
#[path = "../../tests/local/stage.rs"]
mod stage;
#[path = "../../tests/local/wire.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod wire;

use std::time::{Duration, Instant};

use futures_util::{FutureExt, StreamExt};
use season::Stage;
use serde_json::{Value, json};
use stage::LocalStage;
use wire::{Line, call};

const GAMES: usize = 5;
const ORDERS: usize = 2_000;
/// The orders that each power sends alternately, in ids, which are read in all languages.
const SHEETS: [(&str, [&str; 2]); 7] = [
    ("AUSTRIA", ["A Bud - Ser, F Tri H, A Vie - Gal", "A Bud - Rum, F Tri - Alb, A Vie - Tri"]),
    ("ENGLAND", ["F Edi - NTH, F Lon - ENG, A Lvp - Yor", "F Edi - NWG, F Lon - NTH, A Lvp - Edi"]),
    ("FRANCE", ["A Par - Bur, A Mar S A Par - Bur, F Bre - MAO", "A Par - Pic, A Mar - Spa, F Bre - ENG"]),
    ("GERMANY", ["A Mun - Ruh, A Ber - Kie, F Kie - Hol", "A Mun - Bur, A Ber - Mun, F Kie - Den"]),
    ("ITALY", ["A Ven - Pie, A Rom - Ven, F Nap - ION", "A Ven - Tyr, A Rom - Apu, F Nap - TYS"]),
    (
        "RUSSIA",
        ["A War - Gal, A Mos - Ukr, F Sev - BLA, F Stp - BOT", "A War - Ukr, A Mos - Sev, F Sev - Rum, F Stp H"],
    ),
    ("TURKEY", ["A Con - Bul, A Smy - Con, F Ank - BLA", "A Con H, A Smy - Arm, F Ank - Con"]),
];

struct Player {
    line: Line,
    home: String,
    sheets: [&'static str; 2],
    sent: usize,
}

impl Player {
    /// Sends the next orders and waits for their receipt.
    async fn order(&mut self) -> Duration {
        let text = self.sheets[self.sent % 2];
        self.sent += 1;
        // Frames since the last answer belong to that one.
        while let Some(Some(Ok(_))) = self.line.wire.next().now_or_never() {}
        self.line.frames.clear();
        let start = Instant::now();
        self.line.send(json!({ "id": format!("o{}", self.sent), "place": self.home, "text": text })).await;
        let home = self.home.clone();
        let receipt = |frame: &Value| {
            let text = frame["text"].as_str().unwrap_or_default();
            frame["place"] == home.as_str()
                && frame["from"].is_null()
                && frame["edit_of"].is_null()
                && text.contains('✓')
        };
        self.line.until(receipt).await;
        start.elapsed()
    }
}

async fn seated(stage: &LocalStage) -> Vec<Player> {
    let mut players = Vec::new();
    for game in 0..GAMES {
        let languages = ["en", "it", "nl", "pl", "en", "it", "nl"];
        let people: Vec<_> = languages.iter().map(|tag| json!({ "name": tag, "language": tag })).collect();
        let body =
            json!({ "command": format!("name:Game-{game}"), "channel": format!("#table-{game}"), "players": people });
        let (status, seats) = call(stage, &stage.host(), "/api/games", body).await;
        assert_eq!(status, 200, "{seats}");
        for seat in seats.as_array().expect("a list of seats") {
            let mut line = Line::open(stage, seat["token"].as_str().expect("a token"), 0).await;
            let sits = |frame: &Value| frame["hello"]["seats"][0]["power"].is_string();
            let hello = match line.frames.iter().find(|frame| sits(frame)) {
                Some(hello) => hello.clone(),
                None => line.until(sits).await,
            };
            let power = hello["hello"]["seats"][0]["power"].as_str().expect("a power");
            let (_, sheets) = SHEETS.into_iter().find(|(name, _)| *name == power).expect("a power of the classic map");
            let home = format!("@{}", hello["hello"]["person"].as_str().expect("an id"));
            players.push(Player { line, home, sheets, sent: 0 });
        }
    }
    players
}

/// The processor time that `process` has used so far, in seconds, including threads that have ended.
fn processor(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).expect("Linux");
    let (_, fields) = stat.rsplit_once(") ").expect("the name stands in brackets");
    let ticks: Vec<f64> = fields.split(' ').skip(11).take(2).map(|ticks| ticks.parse().expect("a number")).collect();
    // User and system time in hundredths of a second, which is the kernel's unit in this file.
    ticks.iter().sum::<f64>() / 100.0
}

fn percentile(sorted: &[Duration], share: f64) -> f64 {
    sorted[((sorted.len() - 1) as f64 * share).round() as usize].as_secs_f64() * 1000.0
}

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(run());
}

async fn run() {
    let asked = std::env::args().skip(1).find_map(|argument| argument.parse().ok());
    let orders: usize = asked.unwrap_or(ORDERS).max(1);
    // Commits that know no limits refuse a key for them.
    let limited = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/limits.rs").exists();
    let more = [("DRAGOMAN_LIMITS_COMMANDS", "10000")];
    let mut stage = LocalStage::start_with(if limited { &more } else { &[] }, None).await;
    let mut players = seated(&stage).await;
    for _ in 0..2 {
        for player in &mut players {
            player.order().await;
        }
    }
    stage.silence().await;
    let process = stage.bot.process().expect("it runs");

    let (start, before) = (Instant::now(), processor(process));
    tokio::time::sleep(Duration::from_secs(5)).await;
    let idle = (processor(process) - before) / start.elapsed().as_secs_f64();

    let (start, before) = (Instant::now(), processor(process));
    let mut took = Vec::with_capacity(orders);
    let count = players.len();
    for number in 0..orders {
        took.push(players[number % count].order().await);
    }
    stage.silence().await;
    let used = processor(process) - before - idle * start.elapsed().as_secs_f64();

    took.sort_unstable();
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!("{orders} messages with a power's whole orders, one after the other, pictures from the cache");
    println!("  processor for an order  {:8.2} ms", used * 1000.0 / orders as f64);
    println!("  processor at rest       {:8.2} ms a second", idle * 1000.0);
    println!("  to the answer, median   {:8.1} ms", percentile(&took, 0.5));
    println!("  to the answer, 99 %     {:8.1} ms", percentile(&took, 0.99));
    println!("  load average            {}", load.split(' ').take(3).collect::<Vec<_>>().join(" "));
}
