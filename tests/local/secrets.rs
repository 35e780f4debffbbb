//! Every secret is a canary: orders, letters, the draw's seed before the start, tokens. After a scripted phase it is
//! looked for in everything that anybody else has got, in every language and notation, and in all that the program has
//! written about itself at its most talkative.

use std::collections::BTreeMap;

use dragoman_l10n::Words;
use sqlx::Connection;

use crate::canaries::{self, LETTER, ORDERS, PEOPLE, ROOM, clean};
use crate::season;
use crate::stage::LocalStage;

async fn query(stage: &LocalStage, sql: &'static str) -> Vec<String> {
    let file = stage.bot.data().join("data/dragoman.sqlite");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).read_only(true);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.expect("the bot's file");
    sqlx::query_scalar(sql).fetch_all(&mut connection).await.expect("an answer")
}

fn log(stage: &LocalStage) -> String {
    std::fs::read_to_string(stage.bot.data().join("bot.log")).expect("the bot's log")
}

async fn metrics(stage: &LocalStage) -> String {
    let address = format!("http://{}/metrics?token={}", stage.address(), stage.host());
    reqwest::get(address).await.expect("an answer").text().await.expect("a text")
}

/// Everything that somebody has got.
async fn got(stage: &mut LocalStage, who: &str) -> String {
    stage.frames(who).await.join("\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_found_where_it_does_not_belong() {
    let words = Words::new().expect("the words");
    let mut stage = LocalStage::start_with(&[("DRAGOMAN_LOG", "trace")], None).await;

    // The draw, before anybody has joined and after the last but one.
    season::play("marco #: new name:Bosforo language:en\nexpect #: Bosforo", &mut stage).await;
    let seed = query(&stage, "SELECT body ->> '$.commitment.seed' FROM games").await;
    for name in &PEOPLE[..6] {
        season::play(&format!("{name} #: join"), &mut stage).await;
    }
    season::play("expect #: 6 of 7", &mut stage).await;
    for who in PEOPLE.iter().chain(&["anybody"]) {
        clean(who, &got(&mut stage, if *who == "anybody" { "onlooker" } else { who }).await, &seed);
    }
    clean("the log", &log(&stage), &seed);
    season::play(&format!("{} #: join\nexpect #: Italy: ", PEOPLE[6]), &mut stage).await;

    // Languages, a room, a letter, all orders; and everybody asks whatever can be asked.
    season::play(&canaries::script(&words), &mut stage).await;
    let mut holders: BTreeMap<&str, String> = BTreeMap::new();
    for (power, ..) in ORDERS {
        holders.insert(power, season::holder(&mut stage, power).await);
    }

    let told = log(&stage);
    assert!(told.contains("an event was handled"), "the log is at work: {told}");
    let metrics = metrics(&stage).await;
    assert!(metrics.contains("dragoman_events_total"), "{metrics}");
    let everybody: Vec<String> = PEOPLE.map(str::to_owned).into_iter().chain(["onlooker".to_owned()]).collect();
    let mut needles_of_all = vec![LETTER.to_owned(), ROOM.to_owned()];
    for (power, _, orders) in ORDERS {
        let needles = canaries::of(&words, &orders);
        for who in everybody.iter().filter(|who| **who != holders[power]) {
            let got = got(&mut stage, who).await;
            assert!(got.len() > 200, "{who} has got something to look through");
            clean(&format!("what {who} has got, who doesn't play {power},"), &got, &needles);
        }
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
    clean("the log", &told, &needles_of_all);
    clean("the metrics", &metrics, &needles_of_all);

    // Tokens open everything: each is its owner's alone.
    let tokens = query(&stage, "SELECT lower(token) FROM local_people").await;
    for who in &everybody {
        clean(who, &got(&mut stage, who).await, &tokens);
    }
    clean("the log", &told, &tokens);
    clean("the metrics", &metrics, &tokens);
    let names: Vec<String> = PEOPLE.map(str::to_owned).to_vec();
    clean("the metrics", &metrics, &names);

    // Private pictures, by their address, with everybody else's token.
    let mut tried = 0;
    for owner in PEOPLE {
        for (place, post) in stage.transcript(owner).await {
            let Some(image) = post["image"].as_str().filter(|_| !place.starts_with('#')) else { continue };
            assert_eq!(stage.fetch(owner, image).await.0, 200, "{image}");
            for other in everybody.iter().filter(|other| **other != owner) {
                assert_eq!(stage.fetch(other, image).await.0, 404, "{image} of {owner}, asked by {other}");
                tried += 1;
            }
            let address = format!("http://{}{image}", stage.address());
            for address in [address.clone(), format!("{address}?token=guessed")] {
                assert_eq!(reqwest::get(address).await.expect("an answer").status().as_u16(), 401, "{image}");
            }
        }
    }
    assert!(tried >= 7 * 7, "only {tried} pictures were asked for");

    // When the results are out, what was secret is public, but the log stays clean.
    let ready = ORDERS.map(|(power, ..)| format!("{power} @: ready")).join("\n");
    season::play(&format!("{ready}\nexpect #: orders carried out"), &mut stage).await;
    clean("the log", &log(&stage), &needles_of_all);
    clean("the log", &log(&stage), &tokens);
}
