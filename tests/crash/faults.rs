//! A full disk, a database that is locked by somebody else, and work of the clock and answers to questions that are
//! interrupted by kills.

use std::time::Duration;

use dragoman_runtime::clock::{Clock as _, SystemClock};
use dragoman_store::{NewLocalPost, Store};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sqlx::Connection;
use tokio_tungstenite::tungstenite::Message;

use crate::lives::{End, Lives};
use crate::season::{self, Spot, Stage};
use crate::stage::LocalStage;
use crate::{overdue, transcript};

const PEOPLE: [&str; 7] = ["marco", "tom", "ellie", "joost", "giulia", "kasia", "femke"];

/// A game of seven; `more` is appended to the command that creates it.
fn game(more: &str) -> String {
    let joins: String = PEOPLE.iter().map(|name| format!("{name} #: join\n")).collect();
    format!("marco #: new name:Bosforo language:en {more}\nexpect #: Bosforo\n{joins}expect #: Italy: \n")
}

/// The refusal of a frame; `None`: it is accepted.
async fn refused(stage: &mut LocalStage, who: &str, frame: &Value) -> Option<String> {
    let token = stage.token(who).await;
    let mut wire = stage.knock(&token, None).await.expect("it listens");
    wire.send(Message::text(frame.to_string())).await.expect("it listens");
    wire.close(None).await.expect("it listens");
    while let Some(Ok(message)) = wire.next().await {
        let Message::Text(text) = message else { continue };
        let said: Value = serde_json::from_str(&text).expect("JSON");
        if said["refused"] == frame["id"] {
            return Some(said["why"].as_str().expect("a reason").to_owned());
        }
    }
    None
}

async fn health(stage: &LocalStage, status: u16, database: &str) {
    let start = std::time::Instant::now();
    while start.elapsed() < season::PATIENCE {
        let (code, body) = stage.health().await;
        if code == status && body["database"] == database {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("never {status}: {:?}", stage.health().await);
}

/// How many posts that `who` sees in `spot` contain `words`.
async fn told(stage: &mut LocalStage, who: &str, spot: &Spot, words: &str) -> usize {
    stage.posts(who, spot).await.iter().filter(|post| post.text.contains(words)).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_reported_and_no_accepted_message_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = folder.path().join("disk");
    let mut stage = LocalStage::start_with(&[("DRAGOMAN_TEST_DISK", disk.to_str().expect("a path"))], None).await;
    season::play(&game(""), &mut stage).await;
    health(&stage, 200, "ok").await;
    std::fs::write(&disk, "full").expect("a file");
    let mut taken = 0;
    let why = loop {
        let frame = json!({ "id": format!("m{taken}"), "place": "#hall", "text": format!("/qqq{taken:03}") });
        if let Some(why) = refused(&mut stage, "marco", &frame).await {
            break why;
        }
        taken += 1;
        assert!(taken < 1000, "the disk is never full");
    };
    assert_eq!(why, "I can't save this now. Please try again in a moment.");
    health(&stage, 503, "failing").await;
    assert!(stage.bot.runs());
    let said = stage.bot.said();
    assert!(said.contains("the disk with the database is full; free some space there"), "{said}");
    std::fs::write(&disk, "room").expect("a file");
    health(&stage, 200, "ok").await;
    season::play(&format!("marco #: qqq{taken:03}\nexpect #: qqq{taken:03}"), &mut stage).await;
    // Every accepted message is answered once.
    for number in 0..=taken {
        season::play(&format!("expect #: qqq{number:03}"), &mut stage).await;
        let answers = told(&mut stage, "marco", &Spot::Channel, &format!("qqq{number:03}")).await;
        assert_eq!(answers, 1, "message {number} of {taken}");
    }
    stage.bot.kill();
    assert!(!stage.bot.said().contains("panicked"), "{}", stage.bot.said());
    transcript::assert_whole(&stage.bot.data().join("data")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_database_is_reported_and_waited_for() {
    let mut stage = LocalStage::start().await;
    season::play(&game(""), &mut stage).await;
    let file = stage.bot.data().join("data/dragoman.sqlite");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let mut other = sqlx::SqliteConnection::connect_with(&options).await.expect("the same file");
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("the lock");
    let place = format!("@{}", stage.id("marco").await);
    let frame = json!({ "id": "locked", "place": place, "text": "A Qqq1 - Zzz" });
    let why = refused(&mut stage, "marco", &frame).await;
    assert_eq!(why.as_deref(), Some("I can't save this now. Please try again in a moment."));
    health(&stage, 503, "failing").await;
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("the lock");
    health(&stage, 200, "ok").await;
    assert_eq!(refused(&mut stage, "marco", &frame).await, None);
    season::play("expect marco @: Qqq1", &mut stage).await;
    assert_eq!(told(&mut stage, "marco", &Spot::Private, "Qqq1").await, 1);

    // A start meanwhile tells the operator what to do.
    stage.bot.kill();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("the lock");
    stage.bot.start();
    assert_eq!(stage.bot.ended().await, Some(1));
    let said = stage.bot.said();
    assert!(said.contains("another program keeps the database locked; let it finish or close it"), "{said}");
    assert!(!said.contains("panicked"), "{said}");
}

/// The player of Italy.
async fn italy(stage: &mut LocalStage) -> String {
    let posts = stage.posts("anybody", &Spot::Channel).await;
    let holder = posts.iter().flat_map(|post| post.text.lines()).find_map(|line| line.strip_prefix("Italy: "));
    holder.expect("the channel says it").trim().to_owned()
}

/// Messages of people on the local platform are in its history before the bot reads them, as on any network: here they
/// are written while the bot is off.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_sent_in_time_while_the_bot_was_off_count_and_late_ones_do_not() {
    let mut stage = LocalStage::start().await;
    season::play(&game(""), &mut stage).await;
    let italy = italy(&mut stage).await;
    let author = stage.id(&italy).await;
    stage.bot.kill();
    let data = stage.bot.data().join("data");
    let write = async |text: &str, now: jiff::Timestamp| {
        let store = Store::open(&data, crate::bot::database(&data)).await.expect("the bot is off");
        let post = NewLocalPost {
            place: format!("@{author}"),
            author: author.clone(),
            text: text.to_owned(),
            ..NewLocalPost::default()
        };
        store.local().add_post(&post, text, now).await.expect("a store");
        // What is still open keeps out who opens it next.
        store.close().await;
    };
    for order in ["A Ven - Pie", "A Rom - Apu", "F Nap - ION"] {
        write(order, SystemClock.now()).await;
    }
    stage.deadline_now().await;
    write("A Ven - Tri", SystemClock.now()).await;
    stage.restart().await;
    season::play("expect #: A Ven - Pie ✓", &mut stage).await;
    let posts = stage.posts("anybody", &Spot::Channel).await;
    let results = &posts.iter().find(|post| post.text.contains("A Ven - Pie ✓")).expect("just seen").text;
    assert!(results.contains("A Rom - Apu ✓") && results.contains("F Nap - ION ✓"), "{results}");
    assert!(!results.contains("A Ven - Tri"), "{results}");
}

/// Reminders, deadlines and results are due again after each kill, and each is posted once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn work_of_the_clock_is_done_once() {
    // No kill comes before something is due, however long the machine takes until then.
    let ends = [End::At("ticking", 1), End::At("ticking", 1), End::At("committed", 1)];
    let mut stage = LocalStage::start().await;
    season::play(&game(""), &mut stage).await;
    season::play("ITALY @: A Ven - Pie\nexpect ITALY @: A Ven - Pie", &mut stage).await;
    stage.stop().await;
    overdue::due_in(&stage.bot.data().join("data"), jiff::SignedDuration::from_secs(10)).await;
    stage.lives = Some(Lives::lasting(season::PATIENCE, ends));
    stage.start().await;
    season::play("once #: A Ven - Pie ✓\nonce ITALY @: A Ven - Pie ✓", &mut stage).await;
    let mut lives = stage.lives.take().expect("just given");
    lives.enough();
    assert_eq!(lives.ended.get("ticking"), Some(&2), "{:?}", lives.ended);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_is_answered_once_after_a_kill() {
    let ends = [End::At("hearing", 1), End::At("answered", 1), End::At("heard", 1)];
    let mut stage = LocalStage::start_with(&[], Some(Lives::new(ends))).await;
    season::play("marco #: frobnicate\nonce #: frobnicate\ntom @: frobnicate\nonce tom @: frobnicate", &mut stage)
        .await;
    let mut lives = stage.lives.take().expect("just given");
    lives.enough();
    assert!(lives.ended.contains_key("answered"), "{:?}", lives.ended);
}
