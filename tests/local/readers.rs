//! What two readers' pages receive doesn't depend on the secrets of others: one game is played twice at the same time, in two
//! programs that draw the same, with other orders, other words in a letter and in a room, and more letters between two of the
//! players. Their frames are compared: places, rooms, posts in their order, texts, buttons, pictures, and what numbers say.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::stage::LocalStage;
use crate::wire::{Line, call, get};

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

/// What differs between the two games.
struct Secret {
    words: &'static str,
    letters: usize,
    /// Which of the orders that are suggested.
    order: usize,
}

/// A person with an open page.
struct Reader {
    home: String,
    line: Line,
    sent: u32,
}

impl Reader {
    async fn open(stage: &LocalStage, seat: &Value) -> Self {
        let line = Line::open(stage, &text(&seat["token"]), 0).await;
        Self { home: format!("@{}", text(&seat["person"])), line, sent: 0 }
    }

    /// Writes in `place`, and waits for a post of the bot there that contains `answer`.
    async fn says(&mut self, place: &str, words: &str, answer: &str) {
        self.sent += 1;
        self.line.send(json!({ "id": format!("r{}", self.sent), "place": place, "text": words })).await;
        let answers = |frame: &Value| {
            frame["place"] == place
                && frame["from"].is_null()
                && frame["text"].as_str().is_some_and(|text| text.contains(answer))
        };
        self.line.until(answers).await;
    }

    /// The power that this person plays, once it is known.
    async fn power(&mut self) -> String {
        let named = |frame: &Value| frame["hello"]["seats"][0]["power"].is_string();
        text(&self.line.seen(named).await["hello"]["seats"][0]["power"])
    }
}

/// `text` without times of day: both games are played at the same time, but not in the same instant.
fn timeless(text: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    let digit = |at: usize| characters.get(at).is_some_and(char::is_ascii_digit);
    let (mut kept, mut at) = (String::new(), 0);
    while let Some(character) = characters.get(at) {
        let is_time =
            digit(at) && digit(at + 1) && characters.get(at + 2) == Some(&':') && digit(at + 3) && digit(at + 4);
        kept.push(if is_time { '#' } else { *character });
        at += if is_time { 5 } else { 1 };
    }
    // Where the reader's clock shows it: "<t:1795983276:R>".
    let mut parts = kept.split("<t:");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| format!("{all}<t:{}", part.trim_start_matches(|digit: char| digit.is_ascii_digit())))
}

/// Whether this is the channel's status after the first orders.
fn is_first(frame: &Value) -> bool {
    frame["place"] == "#hall" && frame["text"].as_str().is_some_and(|text| text.contains("orders in from 1 of 7"))
}

/// What a reader got, by place and in order. Ids are random, and differ between any two games. In the channel only what came
/// once the first orders were there: before that, several people act at once. Of what the page is told of itself, the end.
fn received(reader: &Reader, people: &[Value]) -> BTreeMap<String, Vec<String>> {
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let begins = reader.line.frames.iter().position(is_first);
    let mut edited = String::new();
    for (at, frame) in reader.line.frames.iter().enumerate() {
        if frame["place"] == "#hall" && begins.is_none_or(|begins| at < begins) {
            continue;
        }
        let (place, mut shown) = match (frame["place"].as_str(), frame.get("hello")) {
            (Some(place), _) => (place, frame.clone()),
            (None, Some(hello)) => ("hello", hello.clone()),
            (None, None) => continue,
        };
        if let Some(fields) = shown.as_object_mut() {
            for random in ["id", "seq", "at", "links"] {
                fields.remove(random);
            }
            for enclosed in ["image", "file", "edit_of"] {
                if let Some(value) = fields.get_mut(enclosed) {
                    *value = Value::Bool(!value.is_null());
                }
            }
        }
        let mut shown = timeless(&shown.to_string());
        for (at, person) in people.iter().enumerate() {
            shown = shown.replace(&text(&person["person"]), &format!("person {at}"));
        }
        let place = if place == reader.home { "home" } else { place };
        let shown = without_games(&shown);
        // On a busy machine what changes nothing may be sent once or twice.
        let is_edit = !frame["edit_of"].is_null();
        if is_edit && shown == edited {
            continue;
        }
        if is_edit {
            edited.clone_from(&shown);
        }
        if frame["place"] == "#hall" && begins == Some(at) {
            continue;
        }
        match place {
            "hello" => drop(all.insert(place.to_owned(), vec![shown])),
            _ => all.entry(place.to_owned()).or_default().push(shown),
        }
    }
    all
}

/// `text` without the ids of games in buttons.
fn without_games(text: &str) -> String {
    let mut parts = text.split("game=");
    let first = parts.next().unwrap_or_default().to_owned();
    let is_id = |character: char| character.is_ascii_alphanumeric();
    parts.fold(first, |all, part| format!("{all}game={}", part.trim_start_matches(is_id)))
}

/// The numbers of a page say when posts were stored, and nothing about the posts of others.
fn check_numbers(reader: &Reader) {
    let posts = reader.line.frames.iter().filter(|frame| frame["seq"].is_i64());
    for post in posts {
        let (number, at) = (post["seq"].as_i64().expect("a number"), post["at"].as_i64().expect("a time"));
        // Of two that are stored at once, the second gets the next instant.
        assert!((0..1000).contains(&(number / 1000 - at)), "{post}");
        for address in [&post["image"], &post["file"]["address"]].into_iter().filter_map(Value::as_str) {
            assert!(address.ends_with(&format!("/{number}")), "{address}");
        }
    }
}

/// Plays the game, and returns what a player who is no party to it received, and somebody without a seat.
async fn played(secret: Secret) -> [BTreeMap<String, Vec<String>>; 2] {
    // Both draw the same: who plays what.
    let stage = LocalStage::start_with(&[("DRAGOMAN_TEST_LIFE", "readers")], None).await;
    let players: Vec<_> = (0..7).map(|number| json!({ "name": format!("p{number}") })).collect();
    let body = json!({ "command": "name:Bosforo options:letters=kept", "players": players });
    let (status, seats) = call(&stage, &stage.host(), "/api/games", body).await;
    assert_eq!(status, 200, "{seats}");
    let (_, wanda) = call(&stage, &stage.host(), "/api/seats", json!({ "name": "Wanda" })).await;
    let mut people = seats.as_array().expect("a list").clone();
    people.push(wanda);
    let [mut writer, mut partner] = [Reader::open(&stage, &people[0]).await, Reader::open(&stage, &people[1]).await];
    let [mut player, mut onlooker] = [Reader::open(&stage, &people[2]).await, Reader::open(&stage, &people[7]).await];
    let (own, other) = (writer.power().await, partner.power().await);
    player.power().await;

    let home = writer.home.clone();
    for _ in 0..secret.letters {
        let letter = format!("/letter to:\"{other}\" words:\"{}\"", secret.words);
        writer.says(&home, &letter, "").await;
    }
    writer.line.send(json!({ "id": "talk", "place": home, "text": format!("/room with:\"{other}\"") })).await;
    let opened = writer.line.until(|frame| frame["hello"]["rooms"][0]["place"].is_string()).await;
    let room = text(&opened["hello"]["rooms"][0]["place"]);
    writer.line.send(json!({ "id": "w", "place": room, "text": secret.words })).await;
    let (place, words) = (room.clone(), secret.words);
    partner.line.until(move |frame| frame["place"] == place.as_str() && frame["text"] == words).await;
    let offers = writer.line.offers(&home, "A ").await;
    writer.says(&home, &offers[secret.order], "").await;

    // From here on nothing else happens.
    for reader in [&mut player, &mut onlooker] {
        reader.line.seen(is_first).await;
    }
    let home = player.home.clone();
    for (command, answer) in [("/status", "orders in from"), ("/players", "p0"), ("/help wall", "seat")] {
        player.says(&home, command, answer).await;
    }
    for (command, answer) in [("/players", "p0"), ("/status", "orders in from")] {
        onlooker.says("#hall", command, answer).await;
    }
    for reader in [&mut player, &mut onlooker] {
        let home = reader.home.clone();
        reader.line.offers(&home, "A ").await;
        reader.line.offers(&home, "/letter to:").await;
    }
    player.says("#hall", "/help wall", "seat").await;
    onlooker.says("#hall", "/players", "p0").await;
    player.line.until(|frame| frame["place"] == "#hall" && frame["text"].to_string().contains("Players of")).await;
    for (reader, person) in [(&player, &people[2]), (&onlooker, &people[7])] {
        check_numbers(reader);
        // Who comes back is told the number of the newest post that they have themselves.
        let again = Line::open(&stage, &text(&person["token"]), 0).await;
        let newest = again.frames.iter().filter_map(|frame| frame["seq"].as_i64()).max();
        let caught_up = again.frames.iter().find_map(|frame| frame["caught_up"].as_i64());
        assert_eq!(caught_up, newest);
        let secret = again.frames.iter().any(|frame| frame.to_string().contains(secret.words));
        assert!(!secret, "{own} wrote that to {other}");
        assert_eq!(get(&stage, "/api/me", Some(&text(&person["token"]))).await.status(), 200);
    }
    [&player, &onlooker].map(|reader| received(reader, &people))
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_those_who_arent_entitled_receive_the_same_whatever_is_secret() {
    let one = played(Secret { words: "the western gate", letters: 1, order: 0 });
    let other = played(Secret { words: "the eastern gate", letters: 3, order: 3 });
    let (one, other) = tokio::join!(one, other);
    for (who, (one, other)) in ["a player", "somebody without a seat"].iter().zip(one.iter().zip(&other)) {
        assert!(one.values().map(Vec::len).sum::<usize>() > 6, "{who} reads something: {one:#?}");
        assert_eq!(one, other, "{who}");
    }
}
