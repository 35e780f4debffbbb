//! Every secret is a canary: orders, letters, the power assignment's seed before the start, tokens. It is searched for
//! in everything that the bot ever sent to Discord for anybody else, in every language and notation, and in all output
//! of the program with the most verbose log.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use dragoman_l10n::Words;

use super::bot::rows::{self, Sql};
use super::canaries::{self, LETTER, ORDERS, PEOPLE, ROOM, clean, typed};
use super::season;
use super::stage::DiscordStage;
use super::stand::TOKEN;
use super::told::Told;

/// Everything that `who` was shown so far, and their id.
fn shown(stage: &DiscordStage, who: &str) -> (u64, Vec<Told>) {
    let person = stage.stand.person(who);
    let told = stage.stand.shared.told.lock().expect("no poison");
    (person, told.iter().filter(|told| told.to.contains(&person)).cloned().collect())
}

fn all_words(told: &[Told]) -> String {
    told.iter().map(|told| told.said.as_str()).collect::<Vec<_>>().join("\n")
}

/// All output of the program except its database, whose secrets are the players' orders.
fn written(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let name = entry.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if entry.is_dir() {
            all.push_str(&written(&entry));
        } else if !name.starts_with("dragoman.sqlite") {
            all.push_str(&name);
            all.push('\n');
            all.push_str(&String::from_utf8_lossy(&std::fs::read(&entry).expect("a file")));
        }
    }
    all
}

async fn seed(stage: &DiscordStage) -> Vec<String> {
    let seeds = Sql {
        sqlite: "SELECT lower(body ->> '$.commitment.seed') FROM games",
        postgres: "SELECT lower(body::jsonb #>> '{commitment,seed}') FROM games",
    };
    rows::texts(stage.bot.data(), seeds, &[]).await
}

async fn metrics(stage: &DiscordStage) -> String {
    let said = stage.bot.said();
    let page = said.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("the page's link");
    let address = format!("http://{}", page.replace("/?token", "/metrics?token"));
    reqwest::get(address).await.expect("an answer").text().await.expect("a text")
}

/// Uses every query of Discord in public: commands, the form, suggestions while typing.
async fn ask_around(stage: &DiscordStage, words: &Words, who: &str, language: &str, order: &str) {
    let (person, channel) = (stage.stand.person(who), stage.stand.channel);
    for command in ["orders show", "status", "game results", "map", "help"] {
        let token = stage.stand.invoke(person, channel, command, &[]);
        assert!(!stage.stand.answer(&token).await.is_empty());
    }
    let order = typed(words, language, order);
    let token = stage.stand.invoke(person, channel, "order", &[("text", &order)]);
    assert!(stage.stand.answer(&token).await.contains(&order), "{who} orders {order} in the channel");
    let form = stage.stand.acknowledged(&stage.stand.invoke(person, channel, "order", &[])).await.1;
    assert_eq!(form["type"], 9, "{form}");
    // Nearly to its end: for a shorter text, supports of what others could do would be suggested, secret or not.
    let (almost, _) = order.split_at(order.char_indices().last().expect("it isn't empty").0);
    let suggested = stage.stand.type_option(person, channel, "order", ("text", almost));
    assert_eq!(stage.stand.acknowledged(&suggested).await.1["type"], 8);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_found_where_it_does_not_belong() {
    let words = dragoman_locales::words().expect("the words");
    let mut stage = DiscordStage::start_with(&[("DRAGOMAN_LOG", "trace".to_owned())]).await;
    let everybody: Vec<&str> = PEOPLE.into_iter().chain(["onlooker"]).collect();
    everybody.iter().for_each(|who| _ = stage.stand.person(who));

    // The power assignment, before the last one has joined.
    let joins: String = PEOPLE[..6].iter().map(|name| format!("\n{name} #: join")).collect();
    let space = format!("marco #: new name:Bosforo language:en\nexpect #: Bosforo{joins}\nexpect #: 6 of 7");
    season::play(&space, &mut stage).await;
    let seed = seed(&stage).await;
    for who in &everybody {
        clean(who, &all_words(&shown(&stage, who).1), &seed);
    }
    clean("what the program wrote", &written(stage.bot.data()), &seed);
    season::play(&format!("{} #: join\nexpect #: Italy: ", PEOPLE[6]), &mut stage).await;

    // Languages, a room, a letter, all orders; and everybody uses every query.
    season::play(&canaries::script(&words), &mut stage).await;
    let mut holders: BTreeMap<&str, String> = BTreeMap::new();
    for (power, language, orders) in ORDERS {
        let holder = season::holder(&mut stage, power).await;
        ask_around(&stage, &words, &holder, language, orders[2]).await;
        holders.insert(power, holder);
    }

    let metrics = metrics(&stage).await;
    assert!(metrics.contains("dragoman_events_total"), "{metrics}");
    let log = written(stage.bot.data());
    assert!(log.contains("an event was handled"), "the log is at work");
    let mut pictures = 0;
    let mut needles_of_all = vec![LETTER.to_owned(), ROOM.to_owned()];
    for (power, _, orders) in ORDERS {
        let needles = canaries::of(&words, &orders);
        let (owner, own) = shown(&stage, &holders[power]);
        let has = |told: &&Told| needles.iter().any(|needle| told.said.to_lowercase().contains(needle));
        assert!(own.iter().filter(has).count() > 5, "{power} itself is told of its orders");
        let drawn: BTreeSet<_> = own.iter().filter(has).flat_map(|told| told.files.clone()).collect();
        pictures += drawn.len();
        for who in everybody.iter().filter(|who| **who != holders[power]) {
            let (_, told) = shown(&stage, who);
            assert!(all_words(&told).len() > 200, "{who} has got something to look through");
            clean(&format!("what {who} was shown, who doesn't play {power},"), &all_words(&told), &needles);
            let seen =
                |file: &u64| told.iter().any(|told| told.to != BTreeSet::from([owner]) && told.files.contains(file));
            assert!(!drawn.iter().any(seen), "{who} was shown a picture of what {power} ordered");
        }
        needles_of_all.extend(needles);
    }
    assert!(pictures >= 7, "only {pictures} pictures of orders were drawn");
    for who in &everybody {
        let words = all_words(&shown(&stage, who).1);
        if ![holders["GERMANY"].as_str(), &holders["RUSSIA"]].contains(who) {
            clean(who, &words, &[LETTER.to_owned()]);
        }
        if ![holders["GERMANY"].as_str(), &holders["ITALY"]].contains(who) {
            clean(who, &words, &[ROOM.to_owned()]);
        }
    }
    clean("what the program wrote", &log, &needles_of_all);
    clean("the metrics", &metrics, &needles_of_all);
    clean("the metrics", &metrics, &PEOPLE.map(str::to_owned));

    // Tokens: the bot's own, and those with which somebody could answer in its name.
    let tokens: Vec<String> = stage.stand.world().interactions.keys().cloned().chain([TOKEN.to_owned()]).collect();
    let tokens: Vec<String> = tokens.iter().map(|token| token.to_lowercase()).collect();
    assert!(tokens.len() > 7 * 8);
    clean("what the program wrote", &log, &tokens);
    clean("the metrics", &metrics, &tokens);

    // When the results are posted, these secrets are public, but the log must not contain them.
    let ready = ORDERS.map(|(power, ..)| format!("{power} @: ready")).join("\n");
    season::play(&format!("{ready}\nexpect #: orders succeeded"), &mut stage).await;
    clean("what the program wrote", &written(stage.bot.data()), &[needles_of_all, tokens].concat());
    stage.stand.assert_content();
}
