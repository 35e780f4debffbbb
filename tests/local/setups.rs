//! Every set-up for fewer players is created, joined and played for two years, all at once in one program, each in its
//! own channel; and Chaos with its 34 players. The players write in four languages what the page offers them for each of
//! their units.

use std::collections::{BTreeMap, BTreeSet};

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::drawn_again;
use crate::stage::LocalStage;
use crate::wire::{Line, call};

/// The value for the number of players, that number, and the year in which the game begins.
const SETUPS: [(&str, usize, u32); 6] =
    [("2", 2, 1914), ("3a", 3, 1901), ("3b", 3, 1901), ("4", 4, 1901), ("5", 5, 1801), ("6", 6, 1870)];

/// The players, their languages, and their words for "support" and "ready". The first one creates the game.
const PEOPLE: [(&str, &str, &str, &str); 6] = [
    ("anna", "en", "S", "ready"),
    ("bice", "it", "APP", "pronto"),
    ("carel", "nl", "S", "klaar"),
    ("dorota", "pl", "S", "gotowe"),
    ("emma", "en", "S", "ready"),
    ("femke", "nl", "S", "klaar"),
];

struct Player {
    own: String,
    supports: &'static str,
    done: &'static str,
    line: Line,
    said: u32,
}

impl Player {
    async fn come(stage: &LocalStage, setup: &str, at: usize) -> Self {
        let (name, language, supports, done) = PEOPLE[at % PEOPLE.len()];
        let name = match at / PEOPLE.len() {
            0 => format!("{name}-{setup}"),
            again => format!("{name}-{setup}-{again}"),
        };
        let (status, seat) =
            call(stage, &stage.host(), "/api/seats", json!({ "name": name, "language": language })).await;
        assert_eq!(status, 200, "{seat}");
        let text = |key: &str| seat[key].as_str().expect("a text").to_owned();
        let line = Line::open(stage, &text("token"), 0).await;
        Self { own: format!("@{}", text("person")), supports, done, line, said: 0 }
    }

    /// Writes and waits until it is stored: later messages are handled after it.
    async fn say(&mut self, place: &str, text: &str) {
        self.said += 1;
        let id = format!("s{}", self.said);
        self.line.send(json!({ "id": id, "place": place, "text": text })).await;
        let answer = self.line.until(|frame| frame["taken"] == id.as_str() || frame["refused"] == id.as_str()).await;
        assert_eq!(answer["taken"], id.as_str(), "{text}: {answer}");
    }

    /// The present phase, from the answer to `status` in English.
    async fn phase(&mut self) -> String {
        let own = self.own.clone();
        self.say(&own, "status").await;
        let is_it = |frame: &Value| {
            let text = frame["text"].as_str().unwrap_or_default();
            frame["from"].is_null() && frame["place"] == own.as_str() && text.contains("orders in from")
        };
        let answer = self.line.until(is_it).await;
        let text = answer["text"].as_str().unwrap_or_default().to_owned();
        text.trim_start_matches('*').split_once("**").expect("the phase stands first").0.to_owned()
    }

    /// An order for each unit, or a build or removal for each that is offered: attacks with support where two units of
    /// this player can do that together, else moves, and some other orders.
    async fn orders(&mut self, turn: usize) -> Vec<String> {
        let own = self.own.clone();
        let offered = self.line.offers(&own, "").await;
        let mut choices: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for unit in offered.iter().filter_map(|order| subject(order)).collect::<BTreeSet<_>>() {
            let mut offers = self.line.offers(&own, &unit).await;
            offers.retain(|order| subject(order).as_ref() == Some(&unit));
            choices.insert(unit, offers);
        }
        let mut orders = Vec::new();
        while let Some((unit, mut offers)) = choices.pop_first() {
            let pick = turn * 7 + orders.len() * 3;
            let supporting = format!("{unit} {} ", self.supports);
            let mut together: Vec<(String, String, String)> = Vec::new();
            for support in self.line.offers(&own, &supporting).await {
                let Some(supported) = support.strip_prefix(&supporting).filter(|supported| is_move(supported)) else {
                    continue;
                };
                let Some(other) = subject(supported) else { continue };
                // A fleet's move may need a coast, which its support doesn't name.
                let has_it = choices.get(&other).is_some_and(|offers| offers.iter().any(|order| order == supported));
                if has_it {
                    together.push((support.clone(), supported.to_owned(), other));
                }
            }
            if let Some((support, supported, other)) = together.get(pick % together.len().max(1)) {
                choices.remove(other);
                orders.extend([support.clone(), supported.clone()]);
                continue;
            }
            if pick % 5 != 4 && offers.iter().any(|order| is_move(order)) {
                offers.retain(|order| is_move(order));
            }
            orders.extend(offers.get(pick % offers.len().max(1)).cloned());
        }
        orders
    }
}

/// The unit or place of an order, as somebody begins to type it: `A Vie`.
fn subject(order: &str) -> Option<String> {
    let mut words = order.split_whitespace();
    let (letter, place) = (words.next()?, words.next()?);
    Some(format!("{letter} {}", place.split('/').next()?))
}

fn is_move(order: &str) -> bool {
    let units = order.split_whitespace().filter(|word| matches!(*word, "A" | "F")).count();
    order.contains(" - ") && units == 1 && !order.contains("VIA")
}

fn year(phase: &str) -> u32 {
    let digits: String = phase.chars().filter(char::is_ascii_digit).collect();
    digits.parse().expect("a phase has a year")
}

/// A game that was played, with its players.
struct Played {
    setup: &'static str,
    name: String,
    channel: String,
    people: Vec<Player>,
    /// How many orders were sent for phases in which every unit has one.
    sent: usize,
}

/// Creates, joins and plays a set-up until two years are over.
async fn play(stage: &LocalStage, setup: &'static str, players: usize, opening: u32) -> Played {
    let (terms, first) = (format!("players:{setup}"), format!("Spring {opening}"));
    play_until(stage, setup, &terms, players, &first, opening + 2).await
}

/// Creates, joins and plays a game that begins with the phase `first`, until the year `end`.
async fn play_until(
    stage: &LocalStage,
    setup: &'static str,
    terms: &str,
    players: usize,
    first: &str,
    end: u32,
) -> Played {
    let (name, channel) = (format!("Gulf-{setup}"), format!("#table-{setup}"));
    let mut people = Vec::new();
    for at in 0..players {
        people.push(Player::come(stage, setup, at).await);
    }
    people[0].say(&channel, &format!("/new name:{name} {terms} language:en")).await;
    for player in &mut people {
        player.say(&channel, "/join").await;
    }
    let mut sent = 0;
    for turn in 0..60 {
        let phase = people[0].phase().await;
        assert!(turn > 0 || phase.starts_with(first), "{setup} begins in {phase}");
        if year(&phase) >= end {
            return Played { setup, name, channel, people, sent };
        }
        let moves = !phase.contains(',');
        for player in &mut people {
            let orders = player.orders(turn).await;
            if orders.is_empty() {
                continue;
            }
            sent += if phase.contains("builds") { 0 } else { orders.len() };
            let own = player.own.clone();
            player.say(&own, &orders.join("\n")).await;
            if !moves {
                // What was chosen could be changed for a while: nobody waits for that here.
                let done = player.done;
                player.say(&own, done).await;
            }
        }
        if moves {
            for player in &mut people {
                let (own, done) = (player.own.clone(), player.done);
                player.say(&own, done).await;
            }
        }
        // The last player to be ready has closed the phase; if somebody sent nothing who had something to decide, the
        // game master closes it.
        if people[0].phase().await == phase {
            assert!(!moves, "{setup}: all were done in {phase}");
            people[0].say(&channel, "/adjudicate").await;
            people[0].say(&channel, "/go-ahead").await;
        }
    }
    panic!("{setup}: two years took more than sixty phases");
}

/// The output of `dragoman export` for a game while the program runs.
pub fn exported(stage: &LocalStage, game: &str) -> Value {
    let done = stage.bot.beside(&["export", game]).output().expect("the program can be started");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    serde_json::from_slice(&done.stdout).expect("JSON")
}

/// The texts of a list; none if there is no list.
pub fn listed(value: &Value) -> BTreeSet<String> {
    let texts = value.as_array().into_iter().flatten();
    texts.map(|text| text.as_str().expect("a text").to_owned()).collect()
}

/// Checks the game's history: nobody lost an order, and powers without a player didn't move.
fn check_history(stage: &LocalStage, played: &Played, opening: u32) {
    let setup = played.setup;
    let saved = exported(stage, &played.name);
    let phases = saved["phases"].as_array().expect("phases");
    assert_eq!(phases[0]["name"], format!("S{opening}M"), "{setup}");
    let names: Vec<&str> = phases.iter().filter_map(|phase| phase["name"].as_str()).collect();
    for name in [format!("F{opening}M"), format!("S{}M", opening + 1), format!("F{}M", opening + 1)] {
        assert!(names.contains(&name.as_str()), "{setup}: {names:?}");
    }
    let of_units = phases.iter().filter(|phase| phase["name"].as_str().is_some_and(|name| !name.ends_with('A')));
    let orders = |phase: &Value| -> usize {
        let by_power = phase["orders"].as_object().expect("orders by power").values();
        by_power.map(|orders| orders.as_array().map_or(0, Vec::len)).sum()
    };
    assert_eq!(of_units.map(orders).sum::<usize>(), played.sent, "{setup}: orders sent and orders kept");
    assert!(played.sent > 50, "{setup}: only {} orders", played.sent);
    let unplayed: &[&str] = match setup {
        "5" => &["ITALY", "GERMANY"],
        "6" => &["ITALY"],
        _ => &[],
    };
    for power in unplayed {
        let at_first = listed(&phases[0]["state"]["units"][power]);
        assert_eq!(at_first.len(), 3, "{setup}: {power}");
        for phase in phases {
            assert!(listed(&phase["orders"][power]).is_empty(), "{setup}: nobody orders for {power}");
            let now = listed(&phase["state"]["units"][power]);
            let stands = |unit: &String| unit.starts_with('*') || at_first.contains(unit);
            assert!(now.iter().all(stands), "{setup}: {power} has {now:?}");
        }
    }
}

/// Every result had a picture with an alternative text, for all players.
async fn check_pictures(stage: &mut LocalStage, played: &mut Played) {
    let channel = played.channel.clone();
    // Posts since this player's last question are read only with the next answer.
    let own = played.people[1].own.clone();
    played.people[1].line.offers(&own, "").await;
    let pictures: Vec<Value> = {
        let posts = played.people[1].line.frames.iter().filter(|frame| frame["place"] == channel.as_str());
        posts.filter(|post| post["image"].is_string()).cloned().collect()
    };
    assert!(pictures.len() >= 5, "{}: only {} pictures", played.setup, pictures.len());
    for post in pictures {
        assert!(post["alt"].as_str().is_some_and(|alt| alt.len() > 100), "{}: {}", played.setup, post["alt"]);
        let (status, bytes) = stage.fetch("onlooker", post["image"].as_str().expect("just seen")).await;
        assert!(status == 200 && bytes.starts_with(b"\x89PNG"), "{}: {status}", played.setup);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_set_up_for_fewer_players_is_played_for_two_years() {
    let mut stage = LocalStage::start().await;
    let games = SETUPS.map(|(setup, players, opening)| play(&stage, setup, players, opening));
    let mut games = join_all(games).await;
    crate::season::Stage::silence(&mut stage).await;
    for (played, (_, _, opening)) in games.iter_mut().zip(SETUPS) {
        check_history(&stage, played, opening);
        let first = &mut played.people[0];
        first.say(&played.channel, "/lots").await;
        let channel = played.channel.clone();
        let lots = first.line.until(|frame| {
            let text = frame["text"].as_str().unwrap_or_default();
            frame["place"] == channel.as_str() && frame["from"].is_null() && text.contains("draw --verify")
        });
        let address = lots.await["file"]["address"].as_str().expect("a file").to_owned();
        let line = String::from_utf8(stage.fetch("anybody", &address).await.1).expect("text");
        let line = line.as_str();
        assert_eq!(drawn_again(line), (Some(0), "ok\n".to_owned(), String::new()), "{}", played.setup);
        // After the year 1914 the game for two also has the coin's result.
        assert_eq!(line.contains("\"side\":"), played.setup == "2", "{line}");
        check_pictures(&mut stage, played).await;
    }
    check_coin(&stage, &games[0]);
    assert!(!stage.bot.said().contains("panicked"), "{}", stage.bot.said());
}

#[tokio::test(flavor = "multi_thread")]
async fn chaos_with_34_seats_is_played_for_two_years() {
    let mut stage = LocalStage::start().await;
    let mut played = play_until(&stage, "chaos", "variant:chaos", 34, "Winter 1900", 1903).await;
    crate::season::Stage::silence(&mut stage).await;
    let saved = exported(&stage, &played.name);
    let phases = saved["phases"].as_array().expect("phases");
    assert_eq!(phases[0]["name"], "W1900A");
    let built: usize = phases[0]["orders"].as_object().expect("builds").values().map(|of| listed(of).len()).sum();
    assert_eq!(built, 34, "everybody has built before the first spring");
    assert!(played.sent > 100, "only {} orders", played.sent);
    check_pictures(&mut stage, &mut played).await;
    assert!(!stage.bot.said().contains("panicked"), "{}", stage.bot.said());
    if let Some(folder) = std::env::var_os("DRAGOMAN_TEST_PICTURES") {
        keep_pictures(&mut stage, &played, std::path::Path::new(&folder)).await;
    }
}

/// Writes the pictures of a game into a folder, for people who look at them.
async fn keep_pictures(stage: &mut LocalStage, played: &Played, folder: &std::path::Path) {
    let channel = played.channel.as_str();
    let posts = played.people[1].line.frames.iter().filter(|frame| frame["place"] == channel);
    for (at, post) in posts.filter(|post| post["image"].is_string()).enumerate() {
        let (_, bytes) = stage.fetch("onlooker", post["image"].as_str().expect("just seen")).await;
        std::fs::write(folder.join(format!("{}-{at}.png", played.setup)), bytes).expect("it is written");
    }
}

/// In the game for two the coin gives Italy to one side after the first year: that side's player sends its orders from
/// then on.
fn check_coin(stage: &LocalStage, played: &Played) {
    let tossed = played.people[0].line.saying(&played.channel, "The coin has been tossed: Italy joins");
    assert_eq!(tossed.len(), 1, "{tossed:#?}");
    let saved = exported(stage, &played.name);
    for phase in saved["phases"].as_array().expect("phases") {
        let name = phase["name"].as_str().expect("a name");
        let orders = listed(&phase["orders"]["ITALY"]).len();
        assert_eq!(orders > 0, name.starts_with("S1915M") || name.starts_with("F1915M"), "{name}: {phase}");
    }
    let has_italy = |player: &&Player| {
        let hello = player.line.frames.iter().rev().find_map(|frame| frame.get("hello")).expect("who one is");
        hello["seats"].as_array().is_some_and(|seats| seats.iter().any(|seat| seat["power"] == "ITALY"))
    };
    assert_eq!(played.people.iter().filter(has_italy).count(), 1, "one of the two has Italy");
}
