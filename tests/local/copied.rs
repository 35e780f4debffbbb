//! A season that is played on an SQLite file goes on in a copy on a PostgreSQL server, and from there in a new file. Each
//! time `dragoman copy-store` copies it in the middle of a phase: orders are stored and not adjudicated, one was sent
//! while the bot was off, and what the bot says to it is posted, but not noted as posted.

use std::collections::BTreeMap;

use dragoman_game::model::Stage as GameStage;
use dragoman_runtime::clock::{Clock as _, SystemClock};
use dragoman_store::{Database, NewLocalPost, Store};
use serde_json::Value;
use sqlx::{Connection as _, PgConnection, SqliteConnection};

use crate::bot::{self, postgres, rows};
use crate::season::{self, Stage as _};
use crate::setups::{self, listed};
use crate::stage::LocalStage;
use crate::wire::Line;

const SPRING: &str = include_str!("../season/spring-1901.script");

/// Its restarts are in the middle of a phase.
const AUTUMN: &str = include_str!("../season/autumn-1901.script");

const PEOPLE: [&str; 8] = ["marco", "tom", "ellie", "joost", "giulia", "kasia", "femke", "onlooker"];

/// The address of the bot's database.
fn address(stage: &LocalStage) -> String {
    let file = stage.bot.data().join("data/dragoman.sqlite");
    rows::address(stage.bot.data()).unwrap_or_else(|| format!("sqlite:{}", file.display()))
}

/// The texts that a query finds in the database at `address`.
async fn texts(address: &str, query: &'static str) -> Vec<String> {
    if address.starts_with("sqlite:") {
        let mut file = SqliteConnection::connect(address).await.expect("the file");
        sqlx::query_scalar(query).fetch_all(&mut file).await.expect("texts")
    } else {
        let mut server = PgConnection::connect(address).await.expect("the server");
        sqlx::query_scalar(query).fetch_all(&mut server).await.expect("texts")
    }
}

/// What has happened in the game, and who has ordered what, as it is stored.
#[derive(Debug, PartialEq)]
struct History {
    phases: Vec<String>,
    orders: Vec<String>,
}

impl History {
    async fn of(address: &str) -> Self {
        let phases = "SELECT phase || ' ' || record FROM phases ORDER BY number";
        let orders = "SELECT power || ' ' || person || ' ' || typed || ' ' || sheet FROM orders
             ORDER BY phase, power, revision";
        Self { phases: texts(address, phases).await, orders: texts(address, orders).await }
    }
}

/// What is the same in a copy. The bot is off.
#[derive(Debug, PartialEq)]
struct State {
    exported: Value,
    deadline: jiff::Timestamp,
    history: History,
}

impl State {
    async fn of(stage: &LocalStage) -> Self {
        let data = stage.bot.data().join("data");
        let store = Store::look(bot::database(&data)).await.expect("a readable store");
        let [id] = &store.all_games().await.expect("a readable store")[..] else { panic!("one game is played") };
        let game = store.game(id).await.expect("a readable store").expect("it is there").game;
        let GameStage::Running(running) = &game.stage else { panic!("the game isn't running") };
        let deadline = running.clock.deadline().expect("the phase has a deadline");
        store.close().await;
        let exported = setups::exported(stage, "Bosforo");
        Self { exported, deadline, history: History::of(&address(stage)).await }
    }
}

/// A post or an edit, and the pictures and files in it.
type Frame = (Value, Vec<(u16, Vec<u8>)>);

/// What everybody gets who opens the page anew.
async fn pages(stage: &mut LocalStage) -> BTreeMap<&'static str, Vec<Frame>> {
    stage.silence().await;
    let mut pages = BTreeMap::new();
    for who in PEOPLE {
        let token = stage.token(who).await;
        let line = Line::open(stage, &token, 0).await;
        let is_mark = |frame: &Value| frame["text"].as_str().is_some_and(|text| text.starts_with("(mark "));
        let mut page = Vec::new();
        for frame in line.frames.into_iter().filter(|frame| frame.get("seq").is_some() && !is_mark(frame)) {
            let mut files = Vec::new();
            for address in [frame["image"].as_str(), frame["file"]["address"].as_str()].into_iter().flatten() {
                files.push(stage.fetch(who, address).await);
            }
            page.push((frame, files));
        }
        pages.insert(who, page);
    }
    pages
}

/// What `dragoman copy-store` prints, or why it fails.
fn copy_store(stage: &LocalStage, to: &str) -> Result<String, String> {
    let mut copy = stage.bot.beside(&["copy-store", "--from", &address(stage), "--to", to]);
    let done = copy.output().expect("the program can be started");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    if done.status.success() { Ok(text(done.stdout)) } else { Err(text(done.stderr)) }
}

/// `who` writes to the bot while it is off. It starts, and is killed before it notes the first post of what it says.
async fn is_answered_without_a_note(stage: &mut LocalStage, who: &str, text: &str) {
    let author = stage.id(who).await;
    let data = stage.bot.data().join("data");
    let store = Store::open(&data, bot::database(&data)).await.expect("the bot is off");
    let place = format!("@{author}");
    let post = NewLocalPost { place, author, text: text.to_owned(), ..NewLocalPost::default() };
    store.local().add_post(&post, text, SystemClock.now()).await.expect("a store");
    store.close().await;
    stage.bot.set("DRAGOMAN_TEST_KILL", "sent:1");
    stage.bot.start();
    assert_eq!(stage.bot.ended().await, None, "it is killed:\n{}", stage.bot.said());
    stage.bot.set("DRAGOMAN_TEST_KILL", "");
    let open = texts(&address(stage), "SELECT id FROM outbox WHERE ended_at IS NULL").await;
    assert!(!open.is_empty(), "everything is noted");
}

/// Stops the bot after `power` has sent `order` meanwhile, and lets it go on with a copy of its database at `to`.
async fn goes_on(stage: &mut LocalStage, to: &str, power: &str, order: &str) {
    let who = season::holder(stage, power).await;
    let before = pages(stage).await;
    let refused = copy_store(stage, to).expect_err("the bot runs");
    assert!(refused.contains("another Dragoman uses "), "{refused}");
    stage.bot.ask_to_stop();
    assert_eq!(stage.bot.ended().await, Some(0), "{}", stage.bot.said());
    is_answered_without_a_note(stage, &who, order).await;

    let (state, from) = (State::of(stage).await, address(stage));
    let said = copy_store(stage, to).expect("copied");
    let count = |table: &str| {
        let line = said.lines().find_map(|line| line.trim().strip_suffix(&format!("  {table}")));
        line.unwrap_or_else(|| panic!("{table}: {said}")).parse::<usize>().expect("a number")
    };
    let History { phases, orders } = &state.history;
    assert_eq!(["games", "phases", "orders"].map(count), [1, phases.len(), orders.len()], "{said}");
    let shown = |address: &str| Database::read(address, 4).expect("an address").to_string();
    let sums = format!("rows in all, from {} to {}; their checksums agree\n", shown(&from), shown(to));
    assert!(said.contains(&sums) && !said.contains(postgres::PASSWORD), "{said}");
    assert!(said.ends_with("set `database` to the new address before the bot is started\n"), "{said}");
    stage.bot.set("DRAGOMAN_DATABASE", to);
    std::fs::write(stage.bot.data().join("database"), to).expect("a folder that can be written");
    assert_eq!(State::of(stage).await, state);
    assert_eq!(History::of(&from).await, state.history, "the old database stays as it is");

    stage.start().await;
    for (reader, page) in pages(stage).await {
        let earlier = &before[reader];
        let (again, new) = page.split_at(earlier.len());
        for (number, (again, earlier)) in again.iter().zip(earlier).enumerate() {
            assert_eq!(again, earlier, "{reader}, post {number}");
        }
        let new: Vec<_> = new.iter().filter(|(frame, _)| frame["edit_of"].is_null()).collect();
        if reader == who {
            let by_bot: Vec<_> = new.iter().map(|(frame, _)| frame["from"].is_null()).collect();
            assert_eq!(by_bot, [false, true], "the order and its answer, each once: {new:#?}");
        } else {
            assert!(new.is_empty(), "{reader}: {new:#?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_goes_on_on_a_server_and_in_a_new_file() {
    let parts: Vec<&str> = AUTUMN.split("\nrestart\n").collect();
    let [orders, builds, end] = parts[..] else { panic!("two restarts") };
    let mut stage = LocalStage::start().await;
    season::play(SPRING, &mut stage).await;
    season::play(orders, &mut stage).await;
    let server = postgres::cluster().new_database();
    goes_on(&mut stage, &server, "AUSTRIA", "F Tri - Alb").await;
    season::play(builds, &mut stage).await;
    let file = format!("sqlite:{}", stage.bot.data().join("data/back.sqlite").display());
    goes_on(&mut stage, &file, "TURKEY", "bouw A Smy").await;
    season::play(end, &mut stage).await;

    let saved = setups::exported(&stage, "Bosforo");
    let phases = saved["phases"].as_array().expect("phases");
    let names: Vec<_> = phases.iter().map(|phase| phase["name"].as_str().expect("a name")).collect();
    assert_eq!(names, ["S1901M", "F1901M", "W1901A", "S1902M"]);
    // Sent before a copy was made, and adjudicated after it.
    for (phase, power, order) in [
        (1, "ITALY", "F ION - TUN"),
        (1, "AUSTRIA", "F TRI - ALB"),
        (1, "GERMANY", "A KIE - DEN"),
        (2, "FRANCE", "F BRE B"),
        (2, "TURKEY", "A SMY B"),
    ] {
        let ordered = listed(&phases[phase]["orders"][power]);
        assert!(ordered.contains(order), "{power}: {ordered:?}");
    }
    assert!(!stage.bot.said().contains("panicked"), "{}", stage.bot.said());
}
