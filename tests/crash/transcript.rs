//! What everybody has read, without what differs between games: times, ids, and the assigned powers.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use dragoman_store::Database;
use serde_json::Value;
use sqlx::Connection;

use crate::season::{PATIENCE, Post, Spot, Stage};
use crate::stage::LocalStage;

const PEOPLE: [&str; 7] = ["marco", "tom", "ellie", "joost", "giulia", "kasia", "femke"];
const POWERS: [&str; 7] = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];

/// The messages of receipts, by language.
const NOTICES: [&str; 5] = [
    include_str!("../../locales/de/notices.ftl"),
    include_str!("../../locales/en/notices.ftl"),
    include_str!("../../locales/it/notices.ftl"),
    include_str!("../../locales/nl/notices.ftl"),
    include_str!("../../locales/pl/notices.ftl"),
];

/// What is read there, in order, by observer and place.
pub type Transcripts = BTreeMap<String, Vec<String>>;

/// Waits until everything is posted, and collects what everybody has read.
pub async fn of(stage: &mut LocalStage) -> Transcripts {
    // The last of those who are ready may be heard by the next process, or by another one.
    let start = Instant::now();
    let is_last = |post: &Post| post.text.ends_with("Not ready yet: Austria");
    while !stage.posts("anybody", &Spot::Channel).await.iter().any(is_last) {
        assert!(start.elapsed() < PATIENCE, "Austria isn't waited for alone");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    stage.silence().await;
    stage.assert_all_have_read().await;
    let mut holders: BTreeMap<&str, &str> = BTreeMap::new();
    let public = stage.posts("anybody", &Spot::Channel).await;
    for power in POWERS {
        let title = format!("{}{}: ", &power[..1], power[1..].to_lowercase());
        let name = public.iter().flat_map(|post| post.text.lines()).find_map(|line| line.trim().strip_prefix(&title));
        let name = name.expect("the channel says who plays it").trim();
        holders.insert(PEOPLE.into_iter().find(|person| *person == name).expect("one of the seven"), power);
    }
    let mut read = Transcripts::new();
    for who in PEOPLE.into_iter().chain(["onlooker"]) {
        // Before the power assignment somebody is a person, afterwards a power.
        let mut drawn = false;
        for (place, post) in stage.transcript(who).await {
            let text = post["text"].as_str().unwrap_or_default();
            let private = place.starts_with('@');
            drawn |= text.contains("you play **");
            let is_own = !post["from"].is_null();
            // Nobody writes to the bot before the powers are assigned, but perhaps before they are told theirs.
            let by_power = drawn || !private || is_own;
            let observer = if by_power { holders.get(who).unwrap_or(&who) } else { &who };
            let place = if private { "alone with the bot".to_owned() } else { place[..1].to_owned() };
            let picture = match post["image"].as_str() {
                Some(image) => {
                    let (status, bytes) = stage.fetch(who, image).await;
                    format!("a picture of {} bytes ({status})", bytes.len())
                }
                None => String::new(),
            };
            let said_by = if is_own { "somebody" } else { "bot" };
            let entry = format!("{}\n{}\n{}\n{picture}", text, post["alt"], labels(&post));
            // Whether somebody writes before or after an answer comes doesn't matter.
            read.entry(format!("{observer} {place}: {said_by}")).or_default().push(plain(&entry, !by_power));
        }
    }
    read
}

fn labels(post: &Value) -> String {
    let actions = post["actions"].as_array().into_iter().flatten();
    actions.map(|action| action["label"].as_str().unwrap_or_default()).collect::<Vec<_>>().join(" | ")
}

/// The text without times; without names, unless powers aren't assigned yet.
fn plain(text: &str, names: bool) -> String {
    let mut text = text.to_owned();
    for person in PEOPLE.into_iter().filter(|_| !names) {
        text = text.replace(person, "somebody");
    }
    // The seed of the power assignment and its hash.
    let secret = |word: &str| word.len() >= 32 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    for word in text.clone().split(|c: char| !c.is_alphanumeric()).filter(|word| secret(word)) {
        text = text.replace(word, "~");
    }
    // The verification data of the power assignment: it depends on the ids of the joins.
    let drawn = |line: &str| match line.split_once(". somebody: ") {
        Some((place, _)) if place.parse::<u8>().is_ok() => format!("{place}. somebody: ~"),
        // A text that is longer than a post continues in the next one.
        Some(_) | None if line.starts_with("`{") || line.starts_with('`') && line.ends_with("}`") => "`{~}`".to_owned(),
        Some(_) | None => line.to_owned(),
    };
    let lines = text.split('\n').filter(|line| !depends_on_delay(line));
    text = lines.map(drawn).collect::<Vec<_>>().join("\n");
    // It says less, and has fewer buttons, if it is posted once the game has begun: a kill may delay it for so long.
    if begins_as("welcome", &text) {
        text = text.lines().next().unwrap_or_default().to_owned();
    }
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    for at in 0..words.len() {
        let digits = words[at].bytes().filter(u8::is_ascii_digit).count();
        // "Sat 21 November, 16:57": the time and the three words before it.
        if words[at].get(2..3) == Some(":") && digits >= 4 {
            for word in &mut words[at.saturating_sub(3)..=at] {
                let (_, after) = word.split_at(word.find('\n').unwrap_or(word.len()));
                *word = format!("~{after}");
            }
        }
    }
    // Where the reader's clock shows it: "(<t:1795983276:R>)".
    for word in &mut words {
        if let Some((before, (_, after))) =
            word.split_once("<t:").and_then(|(before, rest)| Some((before, rest.split_once('>')?)))
        {
            *word = format!("{before}~{after}");
        }
    }
    words.join(" ")
}

/// Until when orders can be changed and what is to be done next, in any language. A receipt that is posted once the phase is over
/// doesn't say the one any more, and one that is posted once its reader is ready the other, and a kill may delay it for so long. So
/// it is with a deadline that was brought forward.
fn depends_on_delay(line: &str) -> bool {
    let ids =
        ["receipt-deadline", "receipt-deadline-early", "deadline-line", "latest-line", "steps-ready", "steps-done"];
    ids.into_iter().any(|id| begins_as(id, line))
}

/// Whether a text begins as the message `id` of receipts does in some language, up to what differs.
fn begins_as(id: &str, text: &str) -> bool {
    NOTICES.into_iter().any(|notices| {
        let mut lines = notices.lines().skip_while(|line| line.split_once(" =").is_none_or(|(known, _)| known != id));
        let head = lines.next().and_then(|line| line.split_once(" =")).expect("it is a message").1.trim();
        let message = if head.is_empty() { lines.next().unwrap_or_default().trim() } else { head };
        text.starts_with(message.split("{ $").next().unwrap_or_default())
    })
}

/// Fails with the first difference.
pub fn assert_same(undisturbed: &Transcripts, read: &Transcripts) {
    let missing: Vec<&String> = undisturbed.keys().filter(|place| !read.contains_key(*place)).collect();
    let more: Vec<_> = read.iter().filter(|(place, _)| !undisturbed.contains_key(*place)).collect();
    assert!(missing.is_empty() && more.is_empty(), "who reads where: missing {missing:?}, more {more:?}");
    for (place, expected) in undisturbed {
        let found = &read[place];
        for (number, (expected, found)) in expected.iter().zip(found).enumerate() {
            let after = &read[place][number..];
            assert_eq!(expected, found, "{place}, post {number}; from there on: {after:#?}");
        }
        let first = expected.len().min(found.len());
        assert_eq!(expected.len(), found.len(), "{place}: from post {first} on {:#?}", &found[first..]);
    }
}

/// Asserts that the database of the bot with this data folder passes its integrity check. A server checks by itself what
/// it reads.
pub async fn assert_whole(data: &Path) {
    let Database::Sqlite(file) = crate::bot::database(data) else { return };
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.expect("the bot has been stopped");
    let verdict: String =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await.expect("a verdict");
    assert_eq!(verdict, "ok");
    let broken = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut connection).await.expect("a verdict");
    assert!(broken.is_empty(), "rows that point nowhere");
}
