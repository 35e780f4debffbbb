use crate::db::{self, Each, Readers};
use crate::test_database::{On, on_each};
use dragoman_game::changes::Changes;
use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::loaded::{OrderRow, RoomRow};
use dragoman_game::model::{Game, GameId, Line, Sheet, Stage};
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority, Sitting};
use dragoman_game::order_thread::OrderThread;
use dragoman_game::person::Person;
use dragoman_game::practice::Practice;
use dragoman_game::question::{Question, Request};
use dragoman_game::standing::storage;
use dragoman_game::what_if::WhatIf;
use dragoman_l10n::Language;

use super::without;
use crate::outbox_row::notice_from;
use crate::steps::counted;
use crate::{LocalAction, LocalFile, LocalPerson, LocalRoom, NewLocalPost, NewLocalTranslation, Store};

mod everywhere;

/// A finished game in which Zbigniew played Italy, with posts that say so.
const GAME: &str = r#"{"schema":2,"id":"ab12cd34","name":"Bosforo","channel":"local:hall","creator":"local:zbig-x1",
    "settings":{"variant":"classic","rulebook":"2023","press":"full","language":"en","timezone":"UTC",
        "tempo":{"movement":{"after":60},"retreat":{"after":60},"adjustment":{"after":60}}},
    "commitment":{"seed":"00","hash":"11"},
    "seats":[{"holder":{"person":"local:zbig-x1"},"name":"Zbigniew","powers":["ITALY"],"joined_by":"local:5"},
        {"holder":{"person":"local:ada"},"name":"Ada","powers":["TURKEY"],"joined_by":"local:6"}],
    "stage":{"over":{"winners":["TURKEY"],"position":{"phase":"COMPLETED","units":{}},"at":"2026-11-20T19:00:00Z"}}}"#;

/// The rows of all tables, one a line.
async fn everything(store: &Store) -> String {
    let tables = Each {
        sqlite: "SELECT name FROM sqlite_master WHERE type = 'table'",
        postgres: "SELECT tablename::text FROM pg_tables WHERE schemaname = 'public'",
    };
    let tables: Vec<String> =
        db::query_scalar(tables).fetch_all(&mut store.readers.take().await.unwrap()).await.unwrap();
    let mut all = String::new();
    for table in tables {
        let query = match &store.readers {
            Readers::Postgres(_) => format!("SELECT \"{table}\"::text FROM \"{table}\""),
            Readers::Sqlite(_) => {
                let columns: Vec<String> =
                    db::query_scalar("SELECT 'quote(\"' || name || '\")' FROM pragma_table_info($1)")
                        .bind(&table)
                        .fetch_all(&mut store.readers.take().await.unwrap())
                        .await
                        .unwrap();
                format!("SELECT {} FROM \"{table}\"", columns.join(" || ' ' || "))
            }
        };
        let rows: Vec<String> =
            db::query_scalar(db::Made(query)).fetch_all(&mut store.readers.take().await.unwrap()).await.unwrap();
        for row in rows {
            all.push_str(&format!("{table}: {row}\n"));
        }
    }
    all
}

fn naming_zbigniew() -> Notice {
    let sitting = vec![Sitting { name: "Zbigniew".into(), powers: vec!["ITALY".into()] }];
    Notice::Finished { name: "Bosforo".into(), winners: sitting, drawn: false }
}

fn outgoing(game: &Game, to: Place, slot: Option<String>, notice: Notice, now: jiff::Timestamp) -> Outgoing {
    Outgoing {
        to: Destination::Place(to),
        slot,
        game: Some(game.id.clone()),
        notice,
        priority: Priority::Event,
        due: now,
        expires: None,
    }
}

async fn nothing_of_a_forgotten_person_is_in_any_table(on: On) {
    let (_place, store) = on.store().await;
    let game: Game = dragoman_game::model::read(GAME).unwrap();
    assert!(matches!(game.stage, Stage::Over(_)));
    let zbig = PersonId::new(PlatformName::Local, "zbig-x1");
    let now = "2026-11-20T19:00:00Z".parse().unwrap();
    let sheet =
        Sheet { lines: vec![Line { typed: "Zbigniew: A Ven H".into(), order: "A VEN H".into() }], doubts: Vec::new() };
    let order = OrderRow {
        game: game.id.clone(),
        phase: 1,
        power: "ITALY".into(),
        revision: 1,
        person: zbig.clone(),
        typed: "Zbigniew: A Ven H".into(),
        sheet: sheet.into(),
        sent_at: now,
    };
    let say = |to: Place, notice| outgoing(&game, to, None, notice, now);
    let person = Person {
        id: zbig.clone(),
        name: "Zbigniew".into(),
        language: None,
        timezone: Some("Europe/Warsaw".into()),
        current_game: Some(game.id.clone()),
        answered: Some(now),
        ringing: dragoman_game::ringing::Ringing::default(),
        pictures: dragoman_game::pictures::PictureChoice::default(),
        wording: dragoman_game::wording::Wording::default(),
        practice: Some(Practice { given: vec!["A BUD - SER".into()], ..Practice::new(now) }),
        what_if: Some(Box::new(WhatIf {
            orders: [("FRANCE".into(), vec!["A PAR - GAS".into()])].into(),
            ..WhatIf::opening("classic", now)
        })),
    };
    let changes = Changes {
        person: Some(person),
        orders: vec![order],
        question: Some(Question {
            id: "q".into(),
            person: zbig.clone(),
            said: Request::Text("Zbigniew".into()),
            during: Default::default(),
            expires: now,
            slot: None,
        }),
        outgoing: vec![
            say(Place::Channel(game.channel.clone()), naming_zbigniew()),
            say(Place::Person(zbig.clone()), Notice::Done),
        ],
        game: Some((game, 0)),
        ..Changes::default()
    };
    store.save(&changes, now, |outgoing| format!("{:?}", outgoing.to).len().to_string()).await.unwrap();
    // The notice to the channel was posted, and is added once more.
    store.posted(1, None, now).await.unwrap();
    let again = Changes { outgoing: vec![changes.outgoing[0].clone()], ..Changes::default() };
    store.save(&again, now, |_| "again".to_owned()).await.unwrap();
    let account = LocalPerson { person: "zbig-x1".into(), name: "Zbigniew".into(), ..LocalPerson::default() };
    store.local().add_person(Some("token"), &account).await.unwrap();
    for media in ["text/html", "application/json"] {
        let name = format!("Bosforo of {media}");
        let bytes = format!("<p>{}</p>", if media == "text/html" { "Zbigniew won" } else { "Italy won" }).into_bytes();
        let file = Some(LocalFile { name: name.clone(), media: media.into(), bytes });
        let post = NewLocalPost { place: "#hall".into(), text: "Here it is.".into(), file, ..NewLocalPost::default() };
        store.local().add_post(&post, &name, now).await.unwrap();
    }
    for (author, place, text) in
        [("zbig-x1", "#hall", "/join"), ("", "#hall", "2 of 7: Zbigniew, Ada"), ("", "@zbig-x1", "Hello")]
    {
        let post =
            NewLocalPost { place: place.into(), author: author.into(), text: text.into(), ..NewLocalPost::default() };
        store.local().add_post(&post, &text.len().to_string(), now).await.unwrap();
    }
    let before = everything(&store).await;
    assert!(before.matches("zbig-x1").count() > 8 && before.matches("Zbigniew").count() > 6, "{before}");
    let kept = store.personal(&zbig).await.unwrap().to_string();
    for told in ["Europe/Warsaw", "ITALY", "A Ven H", "Bosforo", "A BUD - SER", "A PAR - GAS"] {
        assert!(kept.contains(told), "{told} is kept and not told: {kept}");
    }

    let forget = Changes { forget: Some(zbig.clone()), ..Changes::default() };
    store.save(&forget, now, |_| unreachable!("nothing is said")).await.unwrap();
    let after = everything(&store).await;
    assert!(!after.contains("zbig-x1") && !after.contains("Zbigniew") && !after.contains("BUD"), "{after}");
    assert!(after.contains("2 of 7: …, Ada") && after.contains("A VEN H"), "the others keep their history: {after}");
    let files: Vec<String> = db::query_scalar("SELECT file_media FROM local_posts JOIN blobs ON sha256 = file_sha256")
        .fetch_all(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    assert_eq!(files, ["application/json"], "a file with names is asked for again");
    let kept: i64 = store.count_of("SELECT COUNT(*) FROM blobs WHERE $1 = ''", "").await.unwrap();
    assert_eq!(kept, 1, "the bytes are gone too");
    let waiting: Vec<(i64, String)> = db::query_as("SELECT seq, notice FROM outbox WHERE ended_at IS NULL")
        .fetch_all(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    assert_eq!(waiting.len(), 1, "what waits for others is said without them: {waiting:?}");
    assert!(notice_from(&waiting[0].1).is_ok() && waiting[0].1.contains('…'), "{waiting:?}");
    let left = store.game(&GameId("ab12cd34".into())).await.unwrap().unwrap().game;
    assert_eq!(left.seats[1].name(&left.id, &storage()), Some("Ada"));
    assert!(left.people().all(|person| person.native() == "ada"));
}

/// While the dispatcher ends a row of a channel, that is forgotten about which something waits there.
#[tokio::test]
async fn who_is_forgotten_while_something_is_posted_silences_no_channel() {
    let (_place, store) = On::Postgres.store().await;
    let game: Game = dragoman_game::model::read(GAME).unwrap();
    let zbig = PersonId::new(PlatformName::Local, "zbig-x1");
    let now: jiff::Timestamp = "2026-11-20T19:00:00Z".parse().unwrap();
    let say = |slot, notice| outgoing(&game, Place::Channel(game.channel.clone()), slot, notice, now);
    let outgoing = vec![
        say(None, naming_zbigniew()),
        say(Some(format!("unreachable:{zbig}")), Notice::Done),
        say(None, Notice::Done),
    ];
    let number = std::sync::atomic::AtomicUsize::new(0);
    let key = |_: &Outgoing| number.fetch_add(1, std::sync::atomic::Ordering::SeqCst).to_string();
    let changes = Changes { game: Some((game.clone(), 0)), outgoing, ..Changes::default() };
    store.save(&changes, now, key).await.unwrap();

    let mut connection = store.durably().await.unwrap();
    let mut posting = db::begin(&mut connection).await.unwrap();
    crate::outbox::end(&mut posting, 1, None, None, now).await.unwrap();
    let (forgetful, forget) = (store.clone(), Changes { forget: Some(zbig), ..Changes::default() });
    let forgetting =
        tokio::spawn(async move { forgetful.save(&forget, now, |_| unreachable!("nothing is said")).await });
    let waits = "SELECT COUNT(*) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND $1 = ''";
    while store.count_of(waits, "").await.unwrap() == 0 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    posting.commit().await.unwrap();
    drop(connection);
    assert!(forgetting.await.unwrap().unwrap());
    let ended: String = db::query_scalar("SELECT notice FROM outbox WHERE seq = 1")
        .fetch_one(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    assert_eq!(ended, "", "what was posted isn't kept");
    let head: i64 =
        db::query_scalar("SELECT head FROM places").fetch_one(&mut store.readers.take().await.unwrap()).await.unwrap();
    assert_eq!(head, 3, "the next one of the channel");
}

async fn a_player_who_lost_their_seat_is_shown_that_and_forgotten(on: On) {
    let (_place, store) = on.store().await;
    let mut game: Game = dragoman_game::model::read(GAME).unwrap();
    let (zbig, ada) = (PersonId::new(PlatformName::Local, "zbig-x1"), PersonId::new(PlatformName::Local, "ada"));
    game.creator = ada;
    game.seats.remove(0);
    game.past_players = vec![zbig.clone()];
    let now = "2026-11-20T19:00:00Z".parse().unwrap();
    let changes = Changes { game: Some((game, 0)), ..Changes::default() };
    store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
    assert!(store.games_of(&zbig).await.unwrap().is_empty(), "it isn't a game of theirs any more");
    let kept = store.personal(&zbig).await.unwrap().to_string();
    assert!(kept.contains("Bosforo") && kept.contains("\"played\":true"), "{kept}");
    let forget = Changes { forget: Some(zbig), ..Changes::default() };
    store.save(&forget, now, |_| unreachable!("nothing is said")).await.unwrap();
    let after = everything(&store).await;
    assert!(!after.contains("zbig-x1"), "{after}");
}

/// One game has a document that can't be read, another one can: the second is forgotten, the first when it can be read again.
async fn a_game_that_cannot_be_read_is_forgotten_once_it_can_be(on: On) {
    let (_place, store) = on.store().await;
    let now = "2026-11-20T19:00:00Z".parse().unwrap();
    let zbig = PersonId::new(PlatformName::Local, "zbig-x1");
    let of = |id: &str, name: &str| GAME.replace("ab12cd34", id).replace("Bosforo", name);
    for (id, name) in [("ab12cd34", "Bosforo"), ("ef56gh78", "Ponte")] {
        let game: Game = dragoman_game::model::read(&of(id, name)).unwrap();
        let changes = Changes { game: Some((game, 0)), ..Changes::default() };
        store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
    }
    let account = LocalPerson { person: "zbig-x1".into(), name: "Zbigniew".into(), ..LocalPerson::default() };
    store.local().add_person(Some("token"), &account).await.unwrap();
    let write = async |body: String| {
        db::query("UPDATE games SET version = version + 1, body = $2 WHERE id = $1")
            .bind("ef56gh78")
            .bind(body)
            .execute(&mut store.durably().await.unwrap())
            .await
            .unwrap();
    };
    let document: String = db::query_scalar("SELECT body FROM games WHERE id = $1")
        .bind("ef56gh78")
        .fetch_one(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    write(document[..document.len() - 20].to_owned()).await;

    let ponte = GameId("ef56gh78".into());
    assert_eq!(store.unreadable_games(&zbig).await.unwrap(), [(ponte.clone(), "Ponte".to_owned())]);
    let kept = store.personal(&zbig).await.unwrap();
    assert_eq!(kept["games"].as_array().unwrap().len(), 2, "{kept}");
    assert!(kept["games"].to_string().contains(r#"{"game":"Ponte","id":"ef56gh78","unreadable":true}"#), "{kept}");
    // Nobody is told that all is deleted where more is left than they know.
    let forget = Changes { forget: Some(zbig.clone()), ..Changes::default() };
    let failed = store.save(&forget, now, |_| unreachable!("nothing is said")).await;
    assert!(failed.is_err_and(|error| error.is_of_a_document()));
    assert!(everything(&store).await.contains("Zbigniew"), "and nothing is deleted then");
    let forget = Changes { unforgotten: vec![ponte.clone()], ..forget };
    store.save(&forget, now, |_| unreachable!("nothing is said")).await.unwrap();
    let left = everything(&store).await;
    let is_of_ponte = |line: &str| line.contains("ef56gh78");
    assert!(left.lines().filter(|line| line.contains("zbig-x1")).all(is_of_ponte), "{left}");
    assert!(left.lines().filter(|line| line.contains("Zbigniew")).all(is_of_ponte), "{left}");

    // As long as it can't be read it stays; the names are in its posts too.
    let post = NewLocalPost { place: "#hall".into(), text: "7 of 7: Zbigniew".into(), ..NewLocalPost::default() };
    store.local().add_post(&post, "post", now).await.unwrap();
    assert_eq!(store.forget_left(now).await.unwrap(), 0);
    assert_eq!(store.unreadable_games(&zbig).await.unwrap().len(), 1, "who asks again is told again");
    write(document).await;
    assert_eq!(store.forget_left(now).await.unwrap(), 1);
    assert_eq!(store.forget_left(now).await.unwrap(), 0);
    let after = everything(&store).await;
    assert!(!after.contains("zbig-x1") && !after.contains("Zbigniew"), "{after}");
    let game = store.game(&ponte).await.unwrap().unwrap().game;
    assert_eq!(game.seats[1].name(&game.id, &storage()), Some("Ada"), "the others keep it");
}

#[test]
fn only_whole_names_are_removed() {
    assert_eq!(without("1 of 7: tom, tommy", "tom", "…").as_deref(), Some("1 of 7: …, tommy"));
    assert_eq!(without("automatic", "tom", "…"), None);
    assert_eq!(without("nobody", "", "…"), None);
}

const IT: Language = Language::of(*b"it");

/// What is left of a post of the bot, its text and the button, when somebody with this name is forgotten.
async fn left_of(on: On, name: &str, text: &str, label: &str) -> (String, LocalAction) {
    let (_place, store) = on.store().await;
    let written = serde_json::Value::from(name).to_string();
    let game: Game = dragoman_game::model::read(&GAME.replace("\"Zbigniew\"", &written)).unwrap();
    let now = "2026-11-20T19:00:00Z".parse().unwrap();
    let changes = Changes { game: Some((game, 0)), ..Changes::default() };
    store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
    let action = LocalAction { id: "join:game=ab12cd34".into(), label: label.into() };
    let translation = NewLocalTranslation {
        language: IT,
        text: text.into(),
        alt: String::new(),
        image_due: false,
        actions: vec![action.clone()],
    };
    let post = NewLocalPost {
        place: "#hall".into(),
        text: text.into(),
        actions: vec![action],
        translations: vec![translation],
        ..NewLocalPost::default()
    };
    store.local().add_post(&post, "post", now).await.unwrap();
    let forget = Changes { forget: Some(PersonId::new(PlatformName::Local, "zbig-x1")), ..Changes::default() };
    store.save(&forget, now, |_| unreachable!("nothing is said")).await.unwrap();
    let mut left = store.local().posts_in("#hall", i64::MAX).await.unwrap().remove(0);
    store.local().translate([&mut left], IT).await.unwrap();
    let translated = left.translations.first().expect("it is in Italian too");
    assert_eq!((&translated.text, &translated.actions), (&left.text, &left.actions), "in each language");
    (left.text, left.actions.into_iter().next().expect("its button"))
}

async fn a_name_is_removed_from_words_and_from_nothing_else(on: On) {
    for (name, text, label, left, button) in [
        ("id", "**id** is in", "Replace id", "**…** is in", "Replace …"),
        ("label", "**label** is in", "Join", "**…** is in", "Join"),
        ("join", "**join** is in", "Join", "**…** is in", "Join"),
        (r#"Q "\* x"#, r#"**Q "\\\* x** is in"#, r#"Replace Q "\* x"#, "**…** is in", "Replace …"),
        ("A", "**A** is in: A Vie - Gal", "A Vie - Gal", "**…** is in: A Vie - Gal", "A Vie - Gal"),
        ("1", "**1** is in: 1 of 7", "#1", "**…** is in: 1 of 7", "#1"),
        ("-", "**-** is in: A Vie - Gal", "A Vie - Gal", "**…** is in: A Vie - Gal", "A Vie - Gal"),
        ("李", "2 of 7: 李, Ada", "Replace 李", "2 of 7: …, Ada", "Replace …"),
        ("Italy", "**Italy**: A Ven H", "Italy", "**Italy**: A Ven H", "Italy"),
    ] {
        let (text, action) = left_of(on, name, text, label).await;
        assert_eq!((text.as_str(), action.label.as_str()), (left, button), "{name}");
        assert_eq!(action.id, "join:game=ab12cd34", "{name}");
    }
}

/// A game that is being played, as an older version stored it.
const PLAYED: &str = r#"{"schema":2,"id":"ab12cd34","name":"Bosforo","channel":"local:hall","creator":"local:ola",
    "settings":{"variant":"classic","rulebook":"2023","press":"full","language":"en","timezone":"UTC",
        "tempo":{"movement":{"after":60},"retreat":{"after":60},"adjustment":{"after":60}}},
    "commitment":{"seed":"00","hash":"11"},
    "seats":[{"holder":{"person":"local:ada"},"name":"Ada","powers":["FRANCE"],"joined_by":"local:6"}],
    "stage":{"running":{"number":1,"position":{"phase":"S1901M","units":{}},"began":"2026-11-21T12:00:00Z",
        "deadline":"2026-11-23T12:00:00Z","ready":[]}}}"#;

/// The same, with people who have no seat and have only asked for something: one in a vote, one in a ballot, one of whom two
/// players have agreed, an administrator, and somebody who was named as a deputy and not told. The game master proposed a deed,
/// which an older version stored with their name.
fn with_askers() -> Game {
    let admit = |who: &str| {
        format!(r#"{{"admit":{{"person":"local:{who}-x1","name":"{who}","why":{{"often":{{"powers":["FRANCE"]}}}}}}}}"#)
    };
    let fields = format!(
        r#""master":"Olandese","votes":[{{"proposal":{},"open":true}}],
        "ballots":[{{"phase":"S1901M","proposal":{},"agreed":[],"refused":[]}},
            {{"phase":"S1901M","proposal":{{"deed":{{"deed":"pause","reason":"rest","name":"Olandese","phase":"S1901M",
            "phases":0,"number":1}}}},"agreed":[],"refused":[]}}],
        "asked":{{"deed":"pause","reason":"","number":1,"by":"local:primus-x1"}},"seats":[{{"agreed":"local:tertius-x1",
        "deputy":{{"of":"local:ada","person":"local:quintus-x1","name":"quintus","from":"2026-11-23","to":"2026-11-24",
            "begins":"2026-11-23T00:00:00Z","ends":"2026-11-25T00:00:00Z","untold":true}},"#,
        admit("zebulon"),
        admit("septimus"),
    );
    dragoman_game::model::read(&PLAYED.replacen("\"seats\":[{", &fields, 1)).unwrap()
}

const ASKERS: [&str; 5] = ["zebulon", "septimus", "tertius", "primus", "quintus"];

async fn who_has_only_asked_for_something_is_forgotten(on: On) {
    let (_place, store) = on.store().await;
    let now = "2026-11-22T12:00:00Z".parse().unwrap();
    let changes = Changes { game: Some((with_askers(), 0)), ..Changes::default() };
    store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
    for name in ASKERS {
        let person = PersonId::new(PlatformName::Local, &format!("{name}-x1"));
        assert!(store.games_of(&person).await.unwrap().is_empty(), "it isn't a game of theirs");
        let kept = store.personal(&person).await.unwrap().to_string();
        // That somebody was named as a deputy and not told would tell them that one who knows them plays there.
        assert_eq!(kept.contains("Bosforo"), name != "quintus", "{kept}");
        let text = format!("May {name} take over France?");
        let post = NewLocalPost { place: "@ada".into(), text, ..NewLocalPost::default() };
        store.local().add_post(&post, name, now).await.unwrap();
        let forget = Changes { forget: Some(person), ..Changes::default() };
        store.save(&forget, now, |_| unreachable!("nothing is said")).await.unwrap();
    }
    let ola = Changes { forget: Some(PersonId::new(PlatformName::Local, "ola")), ..Changes::default() };
    store.save(&ola, now, |_| unreachable!("nothing is said")).await.unwrap();
    let after = everything(&store).await;
    for name in ASKERS {
        assert!(!after.contains(&format!("{name}-x1")), "{name}: {after}");
    }
    for name in ["May zebulon", "May septimus", "Olandese"] {
        assert!(!after.contains(name), "{name}: {after}");
    }
    let left = store.game(&GameId("ab12cd34".into())).await.unwrap().unwrap().game;
    assert!(!left.votes[0].open && left.ballots.len() == 1, "{after}");
}

/// Older versions found a game only by those who had a part in it.
async fn a_game_of_an_older_version_is_found_by_who_has_asked(on: On) {
    let (_place, store) = on.store().await;
    let now = "2026-11-22T12:00:00Z".parse().unwrap();
    let changes = Changes { game: Some((with_askers(), 0)), ..Changes::default() };
    store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
    let mut connection = store.durably().await.unwrap();
    for left in ["DELETE FROM seats WHERE waits = 1", "DELETE FROM cursors"] {
        db::query(left).execute(&mut connection).await.unwrap();
    }
    drop(connection);
    for _ in ["the first start", "the next"] {
        store.find_mentioned().await.unwrap();
        for name in ASKERS {
            let person = format!("local:{name}-x1");
            let found = store.count_of("SELECT COUNT(*) FROM seats WHERE waits = 1 AND person = $1", &person).await;
            assert_eq!(found.unwrap(), 1, "{name}");
        }
    }
}

/// An order sheet holds all orders of a power, also those that the one who sent it may not see.
async fn who_entered_orders_for_a_player_is_shown_only_what_they_typed(on: On) {
    let (_place, store) = on.store().await;
    let game: Game = dragoman_game::model::read(PLAYED).unwrap();
    let (id, now) = (game.id.clone(), "2026-11-22T12:00:00Z".parse().unwrap());
    let [ada, ola] = ["ada", "ola"].map(|name| PersonId::new(PlatformName::Local, name));
    let row = |person: &PersonId, revision: u32, typed: &str, orders: &[&str]| OrderRow {
        game: id.clone(),
        phase: 1,
        power: "FRANCE".into(),
        revision,
        person: person.clone(),
        typed: typed.to_owned(),
        sheet: Sheet {
            lines: orders.iter().map(|order| Line { typed: String::new(), order: (*order).into() }).collect(),
            doubts: Vec::new(),
        }
        .into(),
        sent_at: now,
    };
    let orders =
        vec![row(&ada, 1, "my secret", &["A PAR - BUR"]), row(&ola, 2, "A Mar H", &["A PAR - BUR", "A MAR H"])];
    let changes = Changes { game: Some((game, 0)), orders, ..Changes::default() };
    store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
    let (master, player) = (store.personal(&ola).await.unwrap(), store.personal(&ada).await.unwrap());
    assert_eq!(master["orders"][0]["typed"], "A Mar H");
    assert!(!master.to_string().contains("PAR"), "{master}");
    assert_eq!(player["orders"][0]["stored"][0], "A PAR - BUR", "{player}");
    // Once the phase is adjudicated nothing of it is secret.
    let report = "INSERT INTO phases (game_id, number, phase, record, adjudicated_at, report) VALUES ($1, 1, 'S1901M', '{}', 1, '{}')";
    let mut connection = store.durably().await.unwrap();
    db::query(report).bind("ab12cd34").execute(&mut connection).await.unwrap();
    drop(connection);
    assert_eq!(store.personal(&ola).await.unwrap()["orders"][0]["stored"][0], "A PAR - BUR");
}

/// `person`, and others whose ids have the same beginning: a finished game with all kinds of personal data.
async fn leave_all(store: &Store, person: &PersonId, game: &str) {
    let now = "2026-11-20T19:00:00Z".parse().unwrap();
    let body = GAME.replace("local:zbig-x1", person.as_str()).replace("ab12cd34", game).replace("Zbigniew", "Somebody");
    let game: Game = dragoman_game::model::read(&body).unwrap();
    let channel = ChannelId::new(PlatformName::Discord, &format!("c-{}", game.id));
    let game = Game { channel: channel.clone(), ..game };
    let row = |to, slot: Option<String>| Outgoing {
        to: Destination::Place(to),
        slot,
        game: Some(game.id.clone()),
        notice: Notice::Done,
        priority: Priority::Event,
        due: now,
        expires: None,
    };
    let order = OrderRow {
        game: game.id.clone(),
        phase: 1,
        power: "ITALY".into(),
        revision: 1,
        person: person.clone(),
        typed: "A Ven H".into(),
        sheet: Sheet::default().into(),
        sent_at: now,
    };
    let known = Person {
        id: person.clone(),
        name: format!("{person}'s name"),
        language: None,
        timezone: None,
        current_game: None,
        answered: None,
        ringing: dragoman_game::ringing::Ringing::default(),
        pictures: dragoman_game::pictures::PictureChoice::default(),
        wording: dragoman_game::wording::Wording::default(),
        practice: None,
        what_if: None,
    };
    let press = RoomRow {
        key: format!("k-{}", game.id),
        game: game.id.clone(),
        members: vec!["ITALY".into()].into(),
        room: Some(RoomId::new(PlatformName::Discord, &format!("t-{}", game.id))),
        relayed: None,
    };
    let question = Question {
        id: format!("q-{}", game.id),
        person: person.clone(),
        said: Request::Text("orders".into()),
        during: Default::default(),
        expires: now.checked_add(jiff::SignedDuration::from_hours(1)).unwrap(),
        slot: None,
    };
    let outgoing = vec![
        row(Place::Person(person.clone()), None),
        row(Place::Channel(channel.clone()), Some(format!("unreachable:{person}"))),
    ];
    let id = game.id.clone();
    let changes = Changes {
        person: Some(known),
        orders: vec![order],
        question: Some(question),
        outgoing,
        rooms: vec![press],
        game: Some((game, 0)),
        ..Changes::default()
    };
    let number = std::cell::Cell::new(0);
    let key = |_: &Outgoing| {
        number.set(number.get() + 1);
        format!("{person} {}", number.get())
    };
    store.save(&changes, now, key).await.unwrap();
    let room = RoomId::new(PlatformName::Discord, &format!("orders-{id}"));
    let order_thread = OrderThread { person: person.clone(), channel, room, closed: true };
    save_order_thread(store, order_thread).await;
    store.advance(&format!("discord.read.{id}"), &format!("private/1/{}", person.native())).await.unwrap();
    store.advance(&format!("discord.read.{id}2"), &format!("private/7/{}/5,6", person.native())).await.unwrap();
}

async fn save_order_thread(store: &Store, order_thread: OrderThread) {
    let changes = Changes { order_thread: Some(order_thread), ..Changes::default() };
    store.save(&changes, jiff::Timestamp::UNIX_EPOCH, |_| unreachable!("nothing is said")).await.unwrap();
}

/// Rows in which somebody else's id only begins like that of the forgotten person.
async fn people_whose_id_only_begins_alike_are_not_deleted(on: On) {
    let (_place, store) = on.store().await;
    let ada = PersonId::new(PlatformName::Discord, "41");
    let adam = PersonId::new(PlatformName::Discord, "417");
    leave_all(&store, &adam, "adamgame").await;
    let before = everything(&store).await;
    leave_all(&store, &ada, "adasgame").await;
    store.advance("discord.room.t-adasgame", "417 41 5").await.unwrap();
    let room = |id: &str| RoomId::new(PlatformName::Discord, id);
    let channel = ChannelId::new(PlatformName::Discord, "c");
    let order_thread = OrderThread { person: ada.clone(), channel, room: room("orders"), closed: true };
    save_order_thread(&store, order_thread).await;
    store.advance("discord.room.orders", "41").await.unwrap();
    let forget = Changes { forget: Some(ada), ..Changes::default() };
    store.save(&forget, jiff::Timestamp::UNIX_EPOCH, |_| unreachable!("nothing is said")).await.unwrap();
    let after = everything(&store).await;
    // These change all the time.
    let is_still = |row: &&str| !["sqlite_sequence", "processes", "leases"].iter().any(|table| row.starts_with(table));
    for row in before.lines().filter(is_still) {
        assert!(after.contains(row), "{row}\nis gone from\n{after}");
    }
    assert_eq!(store.cursor("discord.room.t-adasgame").await.unwrap().as_deref(), Some("417 5"));
    assert_eq!(store.cursor("discord.room.orders").await.unwrap().as_deref(), Some(""));
    assert_eq!(store.cursor("discord.read.adasgame").await.unwrap(), None);
    let left = after.replace("417", "");
    assert!(!left.contains("discord:41'") && !left.contains("discord:41\""), "{left}");
}

/// The cost of showing and deleting a person's data doesn't depend on the number of other people.
#[tokio::test]
async fn other_games_and_people_are_not_read() {
    let mut took = Vec::new();
    for others in [10, 1_000] {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), &folder.path().join("db")).await.unwrap();
        let copies = [
            "INSERT INTO persons (id, name, folded_name) SELECT 'local:' || i, 'P' || i, 'p' || i FROM n",
            "INSERT INTO games (id, version, name, channel, platform, stage, body, created_at, over_at)
                 SELECT 'g' || i, 1, 'G' || i, 'local:c' || i, 'local', 'over', '{}', i, i FROM n",
            "INSERT INTO seats (game_id, person) SELECT 'g' || i, 'local:' || i FROM n",
            "INSERT INTO orders (game_id, phase, power, revision, person, typed, sheet, sent_at)
                 SELECT 'g' || i, 1, 'ITALY', 1, 'local:' || i, 'x', '{}', i FROM n",
            "INSERT INTO outbox (id, platform, place, person, game_id, notice, priority, due_at)
                 SELECT i, 'local', '{\"place\":{\"person\":\"local:' || i || '\"}}', 'local:' || i, 'g' || i, '{}', 1, i FROM n",
            "INSERT INTO places (platform, place, head, urgency, due_at) SELECT platform, place, seq, 1, due_at FROM outbox",
            "INSERT INTO cursors (name, value, person) SELECT 'discord.read.' || i, 'private/1/' || i, 'discord:' || i FROM n",
            "INSERT INTO local_posts (id, edit, place, author, text, press, alt, actions, rings, at)
                 SELECT i, 0, '#c' || i, 'p' || i, 'words', '', '', '[]', 0, i FROM n",
            "INSERT INTO local_rooms (id, key, channel, name, members, open) SELECT i, i, 'c' || i, 'R', '[]', 1 FROM n",
            "INSERT INTO order_threads (person, channel, room, closed) SELECT 'local:' || i, 'local:c' || i, i, 1 FROM n",
            "INSERT INTO questions (id, person, said, expires_at) SELECT i, 'local:' || i, '', i FROM n",
        ];
        for copy in copies {
            let rows = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1)";
            let query = db::Made(format!("{rows} {copy}"));
            db::query(query).bind(others).execute(&mut store.durably().await.unwrap()).await.unwrap();
        }
        let ada = PersonId::new(PlatformName::Local, "ada");
        leave_all(&store, &ada, "adasgame").await;
        let room = LocalRoom {
            id: "k-adasgame".into(),
            channel: "hall".into(),
            name: "R".into(),
            members: vec!["ada".into()],
            open: true,
        };
        store.local().ensure_room("k-adasgame", &room).await.unwrap();
        let (asked, kept) = counted(&store, store.personal(&ada)).await;
        assert!(kept.unwrap().to_string().contains("Bosforo"));
        let forget = Changes { forget: Some(ada), ..Changes::default() };
        let forgetting = store.save(&forget, jiff::Timestamp::UNIX_EPOCH, |_| unreachable!("nothing is said"));
        let (forgotten, done) = counted(&store, forgetting).await;
        assert!(done.unwrap());
        took.push([asked, forgotten]);
    }
    // A deeper tree takes a few steps more for each of some dozens of searches; a full scan takes thousands.
    assert!(took[0].iter().zip(took[1]).all(|(few, many)| many <= few + few / 4 + 100), "{took:?}");
}

on_each!(
    a_name_is_removed_from_words_and_from_nothing_else,
    who_entered_orders_for_a_player_is_shown_only_what_they_typed,
    nothing_of_a_forgotten_person_is_in_any_table,
    a_player_who_lost_their_seat_is_shown_that_and_forgotten,
    a_game_that_cannot_be_read_is_forgotten_once_it_can_be,
    who_has_only_asked_for_something_is_forgotten,
    a_game_of_an_older_version_is_found_by_who_has_asked,
    people_whose_id_only_begins_alike_are_not_deleted,
);
