//! Every secret is a canary: orders, letters, the power assignment's seed before the start, tokens. After a scripted
//! phase it is searched for in everything that anybody else has received, in every language and notation: posts, files,
//! completions, stored data; in the exported game, in the file names of a backup; and in all output of the program with
//! the most verbose log.

use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;

use crate::bot::postgres;
use crate::bot::rows::{self, Sql};
use crate::canaries::{self, LETTER, ORDERS, PEOPLE, ROOM, clean};
use crate::stage::LocalStage;
use crate::wire::{Line, get};
use crate::{season, setups};

/// The seeds of the power assignments.
const SEEDS: Sql = Sql {
    sqlite: "SELECT body ->> '$.commitment.seed' FROM games",
    postgres: "SELECT body::jsonb #>> '{commitment,seed}' FROM games",
};

fn log(stage: &LocalStage) -> String {
    std::fs::read_to_string(stage.bot.data().join("bot.log")).expect("the bot's log")
}

/// The program's output for its operator: metrics, health, the command line's copies of a running game.
async fn told_the_operator(stage: &LocalStage) -> BTreeMap<&'static str, String> {
    let mut told = BTreeMap::from([("the log", log(stage))]);
    for (what, path) in [("the metrics", "/metrics"), ("the health", "/health")] {
        told.insert(what, get(stage, path, Some(&stage.host())).await.text().await.expect("a text"));
    }
    let printed = std::fs::read_to_string(stage.bot.data().join("bot.out")).expect("what it printed");
    // The host's own link is printed for the host.
    told.insert("what it prints", printed.replace(&stage.host(), ""));
    let copy = stage.bot.data().join("copy");
    let run = |arguments: &[&str]| {
        let done = stage.bot.beside(arguments).env("DRAGOMAN_LOG", "trace").output();
        let done = done.expect("the program can be started");
        let said = format!("{}{}", String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
        // One of the players is called Tom.
        said.replace("--format=custom", "")
    };
    let said = run(&["backup", "--to", &copy.display().to_string()]);
    told.insert("a refused backup", run(&["backup", "--to", &copy.display().to_string()]));
    told.insert("what check-config says", run(&["check-config"]));
    let manifest = std::fs::read_to_string(copy.join("manifest.json")).expect("a whole copy");
    if rows::address(stage.bot.data()).is_some() {
        // The server's own program copies its database.
        assert!(said.contains("pg_dump") && !manifest.contains("dragoman.sqlite"), "{said}{manifest}");
        told.insert("the server's log", postgres::cluster().log());
    } else {
        assert!(manifest.contains("dragoman.sqlite"), "{manifest}");
    }
    told.insert("the backup's words", format!("{said}{manifest}{}", names(&copy).join("\n")));
    std::fs::remove_dir_all(&copy).expect("it was just made");
    told
}

/// The paths of all files in `folder`.
fn names(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        names.push(path.display().to_string());
        if path.is_dir() {
            names.extend(self::names(&path));
        }
    }
    names
}

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// Whether a PNG contains nothing but its picture: no words, no time, no place.
fn is_picture_only(png: &[u8]) -> bool {
    let mut rest = &png[PNG.len()..];
    while let Some((head, after)) = rest.split_first_chunk::<8>() {
        let [a, b, c, d, kind @ ..] = *head;
        if ![*b"IHDR", *b"PLTE", *b"tRNS", *b"IDAT", *b"IEND"].contains(&kind) {
            return false;
        }
        // The chunk, and its checksum.
        rest = &after[u32::from_be_bytes([a, b, c, d]) as usize + 4..];
    }
    rest.is_empty()
}

/// Everything that somebody has received.
async fn got(stage: &mut LocalStage, who: &str) -> String {
    let mut got = stage.frames(who).await.join("\n");
    for (_, post) in stage.transcript(who).await {
        if let Some(address) = post["file"]["address"].as_str() {
            let (status, bytes) = stage.fetch(who, address).await;
            assert_eq!(status, 200, "{address}");
            got.push_str(&String::from_utf8_lossy(&bytes));
        }
    }
    got
}

/// The completions for somebody who types anything in any place, and the refusals.
async fn offered(stage: &mut LocalStage, who: &str, places: &[String]) -> String {
    let token = stage.token(who).await;
    let mut line = Line::open(stage, &token, i64::MAX).await;
    let mut offered = String::new();
    for place in places {
        for typed in ["", "A", "F", "/order A", "/orders ", "/letter ", "/why ", "/game:"] {
            offered.push_str(&line.offers(place, typed).await.join("\n"));
        }
        line.send(serde_json::json!({ "id": format!("x{}", offered.len()), "place": place, "press": "orders:x" }))
            .await;
    }
    line.until(|frame| frame.get("taken").is_some() || frame.get("refused").is_some()).await;
    let frames: Vec<String> =
        line.frames.iter().filter(|frame| frame.get("refused").is_some()).map(Value::to_string).collect();
    format!("{offered}{}", frames.join("\n"))
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_found_where_it_does_not_belong() {
    let words = dragoman_locales::words().expect("the words");
    let mut stage = LocalStage::start_with(&[("DRAGOMAN_LOG", "trace")], None).await;

    // The power assignment, before anybody has joined and after the last but one.
    season::play("marco #: new name:Bosforo language:en\nexpect #: Bosforo", &mut stage).await;
    let seed = rows::texts(stage.bot.data(), SEEDS, &[]).await;
    for name in &PEOPLE[..6] {
        season::play(&format!("{name} #: join"), &mut stage).await;
    }
    season::play("expect #: 6 of 7", &mut stage).await;
    for who in PEOPLE.iter().chain(&["anybody"]) {
        clean(who, &got(&mut stage, if *who == "anybody" { "onlooker" } else { who }).await, &seed);
    }
    for (what, told) in told_the_operator(&stage).await {
        clean(what, &told, &seed);
    }
    season::play(&format!("{} #: join\nexpect #: Italy: ", PEOPLE[6]), &mut stage).await;

    let everybody: Vec<String> = PEOPLE.map(str::to_owned).into_iter().chain(["onlooker".to_owned()]).collect();
    let mut places = vec!["#hall".to_owned()];
    for who in &everybody {
        places.push(format!("@{}", stage.id(who).await));
    }
    let mut offers_before = BTreeMap::new();
    for who in &everybody {
        offers_before.insert(who.clone(), offered(&mut stage, who, &places).await);
    }

    // Languages, a room, a letter, all orders; and everybody uses every query.
    season::play(&canaries::script(&words), &mut stage).await;
    let mut holders: BTreeMap<&str, String> = BTreeMap::new();
    for (power, ..) in ORDERS {
        holders.insert(power, season::holder(&mut stage, power).await);
    }

    // More questions, in English, so that the test knows when they are answered.
    let mut more =
        "onlooker @: my-data\nexpect onlooker @: everything I have stored about you\nmarco @: panel\n".to_owned();
    for (power, ..) in ORDERS {
        for question in ["rules", "lots", "chart", "possible", "why", "panel", "translate", "my-data", "export"] {
            more.push_str(&format!("{power} @: {question}\n"));
        }
        more.push_str(&format!("{power} @: language en\n{power} @: my-data\n"));
        more.push_str(&format!("expect {power} @: everything I have stored about you\n"));
    }
    season::play(&more, &mut stage).await;
    season::Stage::silence(&mut stage).await;

    let told = told_the_operator(&stage).await;
    assert!(told["the log"].contains("an event was handled"), "the log is at work");
    let named = |line: &&str| ["event{id=local:", "network=local", "game="].iter().all(|part| line.contains(part));
    let mut decisions = told["the log"].lines().filter(|line| line.contains("a decision was stored"));
    assert!(decisions.any(|line| named(&line)), "a line names the event, its network and its game");
    assert!(told["the metrics"].contains("dragoman_events_total"), "{}", told["the metrics"]);
    assert!(told["the health"].contains("outbox_waiting"), "{}", told["the health"]);
    let exported = setups::exported(&stage, "Bosforo").to_string();
    assert!(exported.contains("S1901M"), "{exported}");
    let mut needles_of_all = vec![LETTER.to_owned(), ROOM.to_owned()];
    for (power, language, orders) in ORDERS {
        let needles = canaries::of(&words, &orders);
        for who in everybody.iter().filter(|who| **who != holders[power]) {
            let got = got(&mut stage, who).await;
            assert!(got.len() > 200, "{who} has got something to look through");
            clean(&format!("what {who} has got, who doesn't play {power},"), &got, &needles);
        }
        // The stored data of a player is for that player, and complete.
        let kept = got(&mut stage, &holders[power]).await;
        let own = canaries::typed(&words, language, orders[0]);
        assert!(kept.matches(own.as_str()).count() > 1, "{own} in what is kept of who plays {power}");
        needles_of_all.extend(needles);
    }
    for who in &everybody {
        let got = got(&mut stage, who).await;
        if ![&holders["GERMANY"], &holders["RUSSIA"]].contains(&who) {
            clean(who, &got, &[LETTER.to_owned()]);
        }
        if ![&holders["GERMANY"], &holders["ITALY"]].contains(&who) {
            clean(who, &got, &[ROOM.to_owned()]);
        }
    }
    clean("the exported game", &exported, &needles_of_all);
    for (what, told) in &told {
        clean(what, told, &needles_of_all);
    }

    // Completions are the same, whatever others have ordered.
    for who in &everybody {
        let offers = offered(&mut stage, who, &places).await;
        assert!(who == "onlooker" || offers.len() > 200, "{who} was offered something: {offers}");
        assert_eq!(offers, offers_before[who], "{who}");
    }

    // Tokens give full access: each is known to its owner alone.
    let mut tokens = rows::texts(stage.bot.data(), "SELECT lower(token) FROM local_people", &[]).await;
    for who in &everybody {
        tokens.push(stage.token(who).await.to_lowercase());
    }
    tokens.push(stage.host().to_lowercase());
    for who in &everybody {
        clean(who, &got(&mut stage, who).await, &tokens);
    }
    clean("the exported game", &exported, &tokens);
    let names: Vec<String> = PEOPLE.map(str::to_owned).to_vec();
    for (what, told) in &told {
        clean(what, told, &tokens);
        // The log names people by their ids, which on this platform contain their names.
        if *what != "the log" {
            clean(what, told, &names);
        }
    }
    // Who plays what is public here, but the file must not contain it.
    clean("the exported game", &exported, &names);

    // Private pictures and files, by their address, with everybody else's token.
    let mut tried = 0;
    for owner in PEOPLE {
        for (place, post) in stage.transcript(owner).await {
            let addresses = [&post["image"], &post["file"]["address"]].map(Value::as_str);
            for path in addresses.into_iter().flatten().filter(|_| !place.starts_with('#')) {
                let (status, bytes) = stage.fetch(owner, path).await;
                assert_eq!(status, 200, "{path}");
                assert!(!bytes.starts_with(PNG) || is_picture_only(&bytes), "{path} says more than it shows");
                for other in everybody.iter().filter(|other| **other != owner) {
                    assert_eq!(stage.fetch(other, path).await.0, 404, "{path} of {owner}, asked by {other}");
                    tried += 1;
                }
                // By the address that is its owner's, and by none that is similar.
                let kind = if path.starts_with("/image") { "image" } else { "file" };
                let signed = post["links"][kind].as_str().expect("an address of its own");
                assert_eq!(get(&stage, signed, None).await.status(), 200, "{signed}");
                for other in everybody.iter().filter(|other| **other != owner) {
                    let (mine, theirs) = (stage.id(owner).await, stage.id(other).await);
                    assert_eq!(get(&stage, &signed.replace(&mine, &theirs), None).await.status(), 404, "{signed}");
                }
                let address = format!("http://{}{path}", stage.address());
                for address in [address.clone(), format!("{address}?token=guessed")] {
                    assert_eq!(reqwest::get(address).await.expect("an answer").status().as_u16(), 401, "{path}");
                }
            }
        }
    }
    assert!(tried >= 7 * 7, "only {tried} pictures were asked for");

    // When the results are posted, these secrets are public, but the log must not contain them.
    let ready = ORDERS.map(|(power, ..)| format!("{power} @: ready")).join("\n");
    season::play(&format!("{ready}\nexpect #: orders succeeded"), &mut stage).await;
    clean("the log", &log(&stage), &needles_of_all);
    clean("the log", &log(&stage), &tokens);
}
