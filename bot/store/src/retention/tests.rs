use crate::db;
use crate::test_database::{On, on_each};
use std::sync::atomic::{AtomicUsize, Ordering};

use dragoman_game::changes::Changes;
use dragoman_game::event::{ChannelId, EventId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::loaded::{OrderRow, RoomRow};
use dragoman_game::model::{
    Cause, Doubt, Game, GameId, Line, PhaseRecord, PhaseTimes, Position, Running, Sheet, Stage,
};
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use dragoman_game::order_thread::OrderThread;
use dragoman_game::person::Person;
use dragoman_game::post::{PostId, Posted, Standing};
use dragoman_game::practice::Practice;
use dragoman_game::question::{Question, Request};
use dragoman_game::what_if::WhatIf;
use jiff::SignedDuration;

use crate::retention::*;
use crate::steps::counted;
use crate::{LocalPerson, LocalRoom, NewLocalPost, NewLocalTranslation};

const LOCAL: PlatformName = PlatformName::Local;
const MATRIX: PlatformName = PlatformName::Matrix;

fn start() -> Timestamp {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

fn after(life: SignedDuration, hours: i64) -> Timestamp {
    start().checked_add(life).unwrap().checked_add(SignedDuration::from_hours(hours)).unwrap()
}

async fn save(store: &Store, changes: Changes, now: Timestamp) {
    static KEYS: AtomicUsize = AtomicUsize::new(0);
    store.save(&changes, now, |_| KEYS.fetch_add(1, Ordering::SeqCst).to_string()).await.unwrap();
}

async fn rows(store: &Store, table: &str) -> i64 {
    let query = db::Made(format!("SELECT COUNT(*) FROM {table}"));
    db::query_scalar(query).fetch_one(&mut store.readers.take().await.unwrap()).await.unwrap()
}

/// Deletes everything that is due at `now`.
async fn round(store: &Store, now: Timestamp) {
    for chore in CHORES {
        for step in 0.. {
            assert!(step < 10_000, "{chore:?} never ends");
            if store.tidy(chore, now).await.unwrap() == 0 {
                break;
            }
        }
    }
}

/// `table` has `kept` rows until an hour before the end of `life`, and `left` an hour after it.
async fn lives(store: &Store, table: &str, life: SignedDuration, kept: i64, left: i64) {
    round(store, after(life, -1)).await;
    assert_eq!(rows(store, table).await, kept, "{table}, an hour before its time");
    round(store, after(life, 1)).await;
    assert_eq!(rows(store, table).await, left, "{table}, an hour after its time");
}

fn person(name: &str) -> PersonId {
    PersonId::new(LOCAL, name)
}

fn known(name: &str) -> Person {
    Person::new(person(name), name)
}

fn say(to: Place, slot: Option<&str>, game: Option<&GameId>) -> Outgoing {
    Outgoing {
        to: Destination::Place(to),
        slot: slot.map(str::to_owned),
        game: game.cloned(),
        notice: Notice::Done,
        priority: Priority::Event,
        due: start(),
        expires: None,
    }
}

fn game(id: &str, stage: &str) -> Game {
    let body = r##"{"schema":2,"id":"ID","name":"Bosforo","channel":"local:hall","creator":"local:ola",
        "settings":{"variant":"classic","rulebook":"2023","press":"full","language":"en","timezone":"UTC",
            "tempo":{"movement":{"after":60},"retreat":{"after":60},"adjustment":{"after":60}}},
        "commitment":{"seed":"00","hash":"11"},
        "seats":[{"holder":{"person":"local:ada"},"name":"Ada","powers":["ITALY"],"joined_by":"local:6"}],
        "stage":STAGE}"##;
    dragoman_game::model::read(&body.replace("ID", id).replace("STAGE", stage)).unwrap()
}

fn over(id: &str) -> Game {
    let at = start();
    game(id, &format!(r#"{{"over":{{"winners":[],"position":{{"phase":"COMPLETED","units":{{}}}},"at":"{at}"}}}}"#))
}

async fn events_and_questions_are_deleted_in_time(on: On) {
    let (_folder, store) = on.store().await;
    let question = Question {
        id: "q".into(),
        person: person("ada"),
        said: Request::Text("orders".into()),
        during: Default::default(),
        expires: start(),
        slot: None,
    };
    let event = Some(EventId::new(LOCAL, "1"));
    save(&store, Changes { event, question: Some(question), ..Changes::default() }, start()).await;
    round(&store, start()).await;
    assert_eq!(rows(&store, "questions").await, 0);
    lives(&store, "inbox", lives::EVENT_ID, 1, 0).await;
}

async fn posts_are_deleted_in_time_and_waiting_notices_are_not(on: On) {
    let (_folder, store) = on.store().await;
    let hall = Place::Channel(ChannelId::new(LOCAL, "hall"));
    let outgoing =
        vec![say(hall.clone(), None, None), say(hall.clone(), Some("answer:1:local:5"), None), say(hall, None, None)];
    save(&store, Changes { outgoing, ..Changes::default() }, start()).await;
    store.posted(1, None, start()).await.unwrap();
    store.dropped(2, "in a test", start()).await.unwrap();
    // The dispatcher postpones what it can't post.
    let put_off = after(lives::ABANDONED_POST, 0);
    store.postponed(3, put_off).await.unwrap();
    lives(&store, "outbox", lives::NOTE_OF_POST, 3, 2).await;
    lives(&store, "outbox", lives::NOTE_OF_EDITABLE_POST, 2, 1).await;
    assert_eq!(store.waiting().await.unwrap(), 1);
}

async fn notices_without_a_dispatcher_are_dropped(on: On) {
    let (_folder, store) = on.store().await;
    let outgoing = (0..1_200).map(|number| {
        let room = RoomId::new(MATRIX, &format!("!{}:example.org", number % 3));
        say(Place::Room(room), None, None)
    });
    save(&store, Changes { outgoing: outgoing.collect(), ..Changes::default() }, start()).await;
    lives(&store, "outbox", lives::ABANDONED_POST, 1_200, 0).await;
    assert_eq!(rows(&store, "places").await, 0);
}

async fn players_are_kept_and_inactive_people_are_deleted(on: On) {
    let (_folder, store) = on.store().await;
    let mut playing = over("plays");
    playing.stage = Stage::Running(Box::new(Running::new(1, Position::default(), start(), PhaseTimes::default())));
    save(&store, Changes { person: Some(known("ada")), game: Some((playing, 0)), ..Changes::default() }, start()).await;
    save(&store, Changes { person: Some(known("bob")), ..Changes::default() }, start()).await;
    lives(&store, "persons", lives::PERSON, 2, 1).await;
    assert!(store.person(&person("ada")).await.unwrap().is_some());
}

async fn a_practice_ends_after_a_day_and_its_person_stays(on: On) {
    let (_folder, store) = on.store().await;
    let practising = Person { practice: Some(Practice::new(start())), ..known("anna") };
    save(&store, Changes { person: Some(practising.clone()), ..Changes::default() }, start()).await;
    let practice = async || store.person(&person("anna")).await.unwrap().unwrap().practice;
    round(&store, after(lives::PRACTICE, -1)).await;
    assert_eq!(practice().await, practising.practice);
    // It is kept from the last step on.
    let step = Practice { given: vec!["A BUD - SER".into()], ..Practice::new(after(lives::PRACTICE, -1)) };
    let later = Person { practice: Some(step.clone()), ..practising };
    save(&store, Changes { person: Some(later), ..Changes::default() }, step.touched).await;
    round(&store, after(lives::PRACTICE, 1)).await;
    assert_eq!(practice().await, Some(step));
    round(&store, after(lives::PRACTICE, 24)).await;
    assert_eq!(practice().await, None);
}

async fn a_board_on_which_orders_are_tried_is_kept_for_a_day(on: On) {
    let (_folder, store) = on.store().await;
    let mut board = Box::new(WhatIf::opening("classic", start()));
    board.orders.insert("ITALY".into(), vec!["A VEN - TRI".into()]);
    let trying = Person { what_if: Some(board.clone()), ..known("anna") };
    save(&store, Changes { person: Some(trying.clone()), ..Changes::default() }, start()).await;
    let kept = async || store.person(&person("anna")).await.unwrap().unwrap().what_if;
    round(&store, after(lives::WHAT_IF, -1)).await;
    assert_eq!(kept().await, Some(board.clone()));
    // It is kept from the last time on.
    board.touched = after(lives::WHAT_IF, -1);
    let later = Person { what_if: Some(board.clone()), ..trying };
    save(&store, Changes { person: Some(later), ..Changes::default() }, board.touched).await;
    round(&store, after(lives::WHAT_IF, 1)).await;
    assert_eq!(kept().await, Some(board));
    round(&store, after(lives::WHAT_IF, 24)).await;
    assert_eq!(kept().await, None);
}

/// All data of a finished game: posts, rooms, typed text; and the same of one that is being played.
async fn the_history_of_a_finished_game_is_kept(on: On) {
    let (_folder, store) = on.store().await;
    for (id, game) in [("over", over("over")), ("plays", over("plays"))] {
        let mut game = game;
        if id == "plays" {
            game.stage = Stage::Running(Box::new(Running::new(2, Position::default(), start(), PhaseTimes::default())));
        }
        let outgoing = (0..3).map(|_| say(Place::Channel(game.channel.clone()), Some("status"), Some(&game.id)));
        let outgoing = outgoing.collect();
        let orders = (0..600).map(|number| OrderRow {
            game: game.id.clone(),
            phase: 1 + number / 100,
            power: "ITALY".into(),
            revision: 1 + number % 100,
            person: person("ada"),
            typed: if number % 2 == 0 { String::new() } else { "A Ven H".into() },
            sheet: Sheet {
                lines: vec![
                    Line { typed: String::new(), order: "F NAP H".into() },
                    Line { typed: "A Ven H".into(), order: "A VEN H".into() },
                ],
                // Every other sheet was stored while a question waited for its answer.
                doubts: (0..number % 2)
                    .map(|_| Doubt {
                        typed: "A Ven H west".into(),
                        by: Some(person("ada")),
                        choices: vec!["A VEN H".into()],
                    })
                    .collect(),
            }
            .into(),
            sent_at: start(),
        });
        let record = PhaseRecord {
            before: Position { phase: "S1901M".into(), ..Position::default() },
            orders: std::collections::BTreeMap::new(),
            results: std::collections::BTreeMap::new(),
            after: Position::default(),
            winners: Vec::new(),
            cause: Cause::Orders,
            report: None,
        };
        let room = RoomRow {
            key: id.to_owned(),
            game: game.id.clone(),
            members: vec!["ITALY".into()].into(),
            room: Some(RoomId::new(LOCAL, id)),
            relayed: None,
        };
        let orders = orders.collect();
        let changes = Changes {
            game: Some((game, 0)),
            outgoing,
            orders,
            phase: Some((1, record)),
            rooms: vec![room],
            ..Changes::default()
        };
        save(&store, changes, start()).await;
        let local = LocalRoom { id: id.into(), channel: "hall".into(), name: id.into(), members: vec![], open: true };
        store.local().ensure_room(id, &local).await.unwrap();
        let ada = LocalPerson { person: "ada".into(), name: "Ada".into(), ..LocalPerson::default() };
        store.local().add_person(None, &ada).await.unwrap();
        let post = NewLocalPost {
            place: format!("&{id}"),
            author: "ada".into(),
            text: "psst".into(),
            ..NewLocalPost::default()
        };
        store.local().add_post(&post, id, start()).await.unwrap();
    }
    for seq in 1..=6 {
        store.posted(seq, None, start()).await.unwrap();
    }
    for table in ["rooms", "local_rooms", "local_posts"] {
        assert_eq!(rows(&store, table).await, 2);
    }
    lives(&store, "outbox", lives::FINISHED_GAME, 6, 3).await;
    for table in ["rooms", "local_rooms", "local_posts"] {
        assert_eq!(rows(&store, table).await, 1, "{table}");
    }
    let typed = "orders WHERE typed <> '' OR replace(sheet, 'A Ven H', '') <> sheet";
    lives(&store, typed, lives::TYPED_ORDERS, 1_200, 600).await;
    assert_eq!(
        (rows(&store, "orders").await, rows(&store, "phases").await, rows(&store, "games").await),
        (1_200, 2, 2)
    );
    assert_eq!(
        rows(&store, "orders WHERE replace(sheet, 'A VEN H', '') <> sheet").await,
        1_200,
        "what was understood stays"
    );
}

/// The dispatcher postpones what it can't post: a network may be away for long.
async fn what_waits_about_a_finished_game_is_posted_however_late(on: On) {
    let (_folder, store) = on.store().await;
    for id in ["waits", "other"] {
        let hall = Place::Channel(ChannelId::new(LOCAL, id));
        let outgoing = (0..2).map(|_| say(hall.clone(), Some("status"), Some(&GameId(id.into())))).collect();
        save(&store, Changes { game: Some((over(id), 0)), outgoing, ..Changes::default() }, start()).await;
    }
    store.posted(1, None, start()).await.unwrap();
    for away in [2, 3, 4] {
        store.postponed(away, after(lives::FINISHED_GAME, 2)).await.unwrap();
    }
    let letter = "INSERT INTO letters (game_id, number, phase, sender, readers, text, sent_at)
         VALUES ('waits', 1, 'S1901M', 'ITALY', '[]', 'psst', 1)";
    db::query(letter).execute(&mut store.durably().await.unwrap()).await.unwrap();
    lives(&store, "letters", lives::FINISHED_GAME, 1, 0).await;
    assert_eq!(rows(&store, "outbox").await, 4);
    for posted in [2, 3, 4] {
        store.posted(posted, None, after(lives::FINISHED_GAME, 2)).await.unwrap();
    }
    round(&store, after(lives::FINISHED_GAME, 3)).await;
    assert_eq!((rows(&store, "outbox").await, rows(&store, "games").await), (0, 0));
}

/// A player may write, and change what is public, for as long as the game is played.
async fn what_one_person_causes_in_a_game_is_not_kept_until_its_end(on: On) {
    let (_folder, store) = on.store().await;
    let mut playing = over("plays");
    playing.stage = Stage::Running(Box::new(Running::new(1, Position::default(), start(), PhaseTimes::default())));
    let hall = Place::Channel(playing.channel.clone());
    let answers = (1..=3)
        .map(|event| say(Place::Person(person("ada")), Some(&format!("answer:0:local:{event}")), Some(&playing.id)));
    let status = || say(hall.clone(), Some("status"), Some(&playing.id));
    let outgoing = answers.chain((0..30).map(|_| status())).collect();
    save(&store, Changes { game: Some((playing.clone(), 0)), outgoing, ..Changes::default() }, start()).await;
    // The last but one of the status was posted: the 29th.
    let posted = Standing::from(Posted { place: hall.clone(), id: PostId("1".into()) });
    for seq in 1..=33 {
        store.posted(seq, (seq == 32).then_some(&posted), start()).await.unwrap();
    }
    lives(&store, "outbox WHERE slot LIKE 'answer:%'", lives::NOTE_OF_EDITABLE_POST, 3, 0).await;
    let later = after(lives::NOTE_OF_POST, 1);
    for seq in 34..=36 {
        save(&store, Changes { outgoing: vec![status()], ..Changes::default() }, later).await;
        store.posted(seq, None, later).await.unwrap();
    }
    let kept: Vec<i64> = db::query_scalar("SELECT seq FROM outbox ORDER BY seq")
        .fetch_all(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    assert_eq!(kept, [4, 32, 33, 34, 35, 36]);
}

async fn a_sheet_that_cant_be_read_keeps_nobodys_words(on: On) {
    let (_folder, store) = on.store().await;
    for id in ["first", "other"] {
        let row = |revision| OrderRow {
            game: GameId(id.into()),
            phase: 1,
            power: "ITALY".into(),
            revision,
            person: person("ada"),
            typed: "A Ven H".into(),
            sheet: Sheet { lines: vec![Line { typed: "A Ven H".into(), order: "A VEN H".into() }], doubts: Vec::new() }
                .into(),
            sent_at: start(),
        };
        let orders = (1..=3).map(row).collect();
        save(&store, Changes { game: Some((over(id), 0)), orders, ..Changes::default() }, start()).await;
    }
    let damage = async || {
        for (revision, sheet) in [
            (1, r#"{"lines":[{"typed":"A Ven H","order":"A VE"#),
            (2, r#"{"lines":[{"typed":"A Ven H","order":"A VEN H"}],"doubts":"A Ven H west"}"#),
        ] {
            db::query("UPDATE orders SET sheet = $1 WHERE game_id = 'first' AND revision = $2")
                .bind(sheet)
                .bind(revision)
                .execute(&mut store.durably().await.unwrap())
                .await
                .unwrap();
        }
    };
    damage().await;
    let shown = store.personal(&person("ada")).await.unwrap();
    assert_eq!(shown["orders"].as_array().map(Vec::len), Some(6));
    let typed = "orders WHERE typed <> '' OR replace(sheet, 'A Ven H', '') <> sheet";
    lives(&store, typed, lives::TYPED_ORDERS, 6, 0).await;
    let understood = "orders WHERE replace(sheet, 'A VEN H', '') <> sheet";
    assert_eq!(rows(&store, understood).await, 5, "but for the one of which nothing can be read");
    damage().await;
    save(&store, Changes { forget: Some(person("ada")), ..Changes::default() }, start()).await;
    assert_eq!((rows(&store, typed).await, rows(&store, understood).await), (0, 5));
}

/// What players have said to each other as statements is read back with the answers, and deleted with the notes about the game.
async fn statements_are_kept_with_their_answers_and_deleted_after_the_game(on: On) {
    use dragoman_game::action::OfPhase;
    use dragoman_game::model::PowerId;
    use dragoman_game::negotiation::{Answer, ReplyRow, Said, StatementRow};
    use dragoman_game::standing::storage;

    let (_folder, store) = on.store().await;
    let powers = |ids: [&str; 2]| ids.map(PowerId::from).to_vec();
    let talk = powers(["AUSTRIA", "ITALY"]);
    let json = r#"{"phase":"1-S1901M","from":"ITALY","delivered":["AUSTRIA"],
        "statement":{"version":1,"author":"ITALY","to":["AUSTRIA"],"alternatives":[[{"says":"peace"}]]}}"#;
    let said: Said = serde_json::from_str(json).unwrap();
    assert_eq!(said.phase, OfPhase { number: 1, code: "S1901M".into() });
    for id in ["over", "other"] {
        let mut stored = over(id);
        if id == "other" {
            stored.stage = game("other", r#""lobby""#).stage;
        }
        let row = |number| StatementRow::new(stored.id.clone(), talk.clone(), number, said.clone());
        let statements = vec![row(1), row(2)];
        let changes = Changes { game: Some((stored.clone(), 0)), statements, ..Changes::default() };
        save(&store, changes, start()).await;
        for answer in ["later", "choose:2@1"] {
            let answer = Answer::try_from(answer.to_owned()).unwrap();
            let row = ReplyRow::new(stored.id.clone(), talk.clone(), 2, "AUSTRIA".into(), answer);
            save(&store, Changes { replies: vec![row], ..Changes::default() }, start()).await;
        }
        let found = store.statements(&stored.id).await.unwrap();
        let permit = storage();
        let read: Vec<_> = found.iter().filter_map(|row| row.read(&permit)).collect();
        assert_eq!(read.iter().map(|read| read.number).collect::<Vec<_>>(), [1, 2]);
        assert!(read.iter().all(|read| read.talk == talk && *read.said == said));
        assert!(read[0].replies.is_empty());
        assert_eq!(read[1].replies.values().map(|reply| String::from(*reply)).collect::<Vec<_>>(), ["choose:2"]);
        // A number that is taken fails alone, and isn't tried for ever as if the database failed.
        let taken = Changes { statements: vec![row(2)], ..Changes::default() };
        let refused = store.save(&taken, start(), |_| unreachable!("nothing is said")).await.unwrap_err();
        assert!(matches!(refused, StoreError::Constraint(_)) && !refused.is_of_database(), "{refused}");
        assert!(!refused.to_string().contains("peace"), "{refused}");
        assert!(store.is_healthy().await);
    }
    lives(&store, "statements", lives::FINISHED_GAME, 4, 2).await;
    assert_eq!(rows(&store, "statement_replies").await, 1);
}

async fn an_abandoned_lobby_is_deleted_and_an_open_one_is_not(on: On) {
    let (_folder, store) = on.store().await;
    let open = game("open", r#""lobby""#);
    for game in [over("over"), open] {
        let outgoing = vec![say(Place::Channel(game.channel.clone()), Some("lobby"), Some(&game.id))];
        save(&store, Changes { game: Some((game, 0)), outgoing, ..Changes::default() }, start()).await;
    }
    lives(&store, "games", lives::FINISHED_GAME, 2, 1).await;
    assert!(store.game(&GameId("open".into())).await.unwrap().is_some());
}

/// A game that is resumed and ends again is a finished game again.
async fn a_game_that_ends_twice_is_cleared_twice(on: On) {
    let (_folder, store) = on.store().await;
    let record = PhaseRecord {
        before: Position::default(),
        orders: std::collections::BTreeMap::new(),
        results: std::collections::BTreeMap::new(),
        after: Position::default(),
        winners: Vec::new(),
        cause: Cause::Orders,
        report: None,
    };
    save(&store, Changes { game: Some((over("over"), 0)), phase: Some((1, record)), ..Changes::default() }, start())
        .await;
    let cleared = "games WHERE cleared = 1";
    lives(&store, cleared, lives::FINISHED_GAME, 0, 1).await;
    let mut again = over("over");
    let Stage::Over(ending) = &mut again.stage else { panic!("it is over") };
    ending.at = after(lives::FINISHED_GAME, 2);
    let version = store.game(&again.id).await.unwrap().unwrap().version;
    save(&store, Changes { game: Some((again, version)), ..Changes::default() }, start()).await;
    assert_eq!(rows(&store, cleared).await, 0);
}

fn picture(byte: u8) -> Option<Vec<u8>> {
    Some(vec![byte; 10_000])
}

async fn a_picture_is_stored_once_and_as_long_as_it_is_shown(on: On) {
    let (_folder, store) = on.store().await;
    let mut posts = Vec::new();
    for (number, place) in ["@ada", "@bob", "#hall"].into_iter().enumerate() {
        let post = NewLocalPost { place: place.into(), image: picture(1), ..NewLocalPost::default() };
        posts.push(store.local().add_post(&post, &number.to_string(), start()).await.unwrap().seq);
    }
    assert_eq!((rows(&store, "local_posts").await, rows(&store, "blobs").await), (3, 1));
    assert_eq!(store.local().image(posts[2]).await.unwrap(), Some(("#hall".to_owned(), (picture(1).unwrap(), None))));
    lives(&store, "local_posts WHERE image_sha256 IS NOT NULL", lives::LOCAL_PICTURE, 3, 0).await;
    assert_eq!(rows(&store, "blobs").await, 0);
    assert_eq!(store.local().image(posts[0]).await.unwrap(), None);
    lives(&store, "local_posts", lives::LOCAL_POST, 3, 0).await;
}

/// Different boards to try orders on are different pictures.
async fn a_place_has_only_so_many_pictures(on: On) {
    let (_folder, store) = on.store().await;
    let [most, shown_at_most] = [local::MOST_IN_PRIVATE, local::MOST_IN_PUBLIC].map(i64::from);
    let add = async |place: &str, number: i64| {
        let image = Some(number.to_string().into_bytes());
        let post = NewLocalPost { place: place.into(), image, ..NewLocalPost::default() };
        store.local().add_post(&post, &format!("{place}{number}"), start()).await.unwrap().seq
    };
    add("#hall", 0).await;
    let mut posts = Vec::new();
    for number in 1..=most + 2 {
        posts.push(add("@ada", number).await);
    }
    add("@bob", 0).await;
    let shown = "local_posts WHERE image_sha256 IS NOT NULL AND place =";
    let of = async |place: &str| rows(&store, &format!("{shown} '{place}'")).await;
    assert_eq!((of("@ada").await, of("@bob").await, of("#hall").await), (most, 1, 1));
    assert_eq!(rows(&store, "blobs").await, most + 1, "nobody shows the others any more");
    let seen = [store.local().image(posts[1]).await.unwrap(), store.local().image(posts[2]).await.unwrap()];
    assert_eq!(seen.map(|seen| seen.is_some()), [false, true]);
    for number in 1..=shown_at_most + 2 {
        add("#hall", 1_000 + number).await;
    }
    assert_eq!((of("#hall").await, of("@ada").await), (shown_at_most, most));
}

/// Each "ready" edits the status, each answer a receipt.
async fn only_the_last_version_of_an_edited_post_is_kept(on: On) {
    let (_folder, store) = on.store().await;
    let first = NewLocalPost { place: "#hall".into(), text: "1".into(), image: picture(1), ..NewLocalPost::default() };
    store.local().add_post(&first, "post", start()).await.unwrap();
    for version in 2..=4 {
        let edit = NewLocalPost {
            edits: Some("post".into()),
            text: version.to_string(),
            image: picture(version),
            ..first.clone()
        };
        store.local().add_post(&edit, "unused", start()).await.unwrap();
    }
    assert_eq!(rows(&store, "blobs").await, 4, "a page may still load the earlier one");
    let later = start().checked_add(SignedDuration::from_hours(1)).unwrap();
    store.tidy(Chore::LocalVersions, later).await.unwrap();
    assert_eq!(
        (rows(&store, "blobs").await, rows(&store, "local_posts").await),
        (1, 4),
        "nobody is shown them any more"
    );
    lives(&store, "local_posts", lives::LOCAL_VERSION, 4, 2).await;
    assert_eq!(rows(&store, "blobs").await, 1);
    let left = store.local().posts_in("#hall", i64::MAX).await.unwrap();
    let left: Vec<_> = left.iter().map(|post| (post.edit, post.text.as_str(), post.has_image)).collect();
    assert_eq!(left, [(false, "", false), (true, "4", true)]);
}

/// What the bot posts in a channel is stored in each language: it is one post, and goes as one.
async fn a_post_goes_in_all_languages(on: On) {
    let (_folder, store) = on.store().await;
    let translation = |tag: &str| NewLocalTranslation {
        language: tag.parse().unwrap(),
        text: tag.to_owned(),
        alt: String::new(),
        image_due: true,
        actions: Vec::new(),
    };
    let add = async |post: NewLocalPost, id: &str| {
        let added = store.local().add_post(&post, id, start()).await.unwrap();
        for other in added.translations {
            let png = format!("{:?} {}", post.image, other.language);
            store.local().add_image(other.seq, "map.png", png.as_bytes()).await.unwrap();
        }
    };
    let posted = |version: u8, edits: Option<&str>| NewLocalPost {
        edits: edits.map(str::to_owned),
        place: "#hall".into(),
        text: version.to_string(),
        image: picture(version),
        translations: vec![translation("de"), translation("it")],
        ..NewLocalPost::default()
    };
    for (version, edits) in [(1, None), (2, Some("post")), (3, Some("post"))] {
        add(posted(version, edits), "post").await;
    }
    assert_eq!((rows(&store, "local_posts").await, rows(&store, "blobs").await), (9, 9));
    // The first version keeps its place and says nothing, the last one stays.
    lives(&store, "local_posts", lives::LOCAL_VERSION, 9, 4).await;
    assert_eq!(rows(&store, "local_posts WHERE translates IS NOT NULL AND language IN ('de', 'it')").await, 2);
    assert_eq!(rows(&store, "blobs").await, 3);
    lives(&store, "local_posts WHERE image_sha256 IS NOT NULL", lives::LOCAL_PICTURE, 3, 0).await;
    assert_eq!(rows(&store, "blobs").await, 0);
    lives(&store, "local_posts", lives::LOCAL_POST, 4, 0).await;

    // A place has so many posts with a picture, in however many languages.
    for number in 0..=local::MOST_IN_PUBLIC {
        let image = Some(number.to_string().into_bytes());
        add(NewLocalPost { image, ..posted(1, None) }, &number.to_string()).await;
    }
    let shown = i64::from(local::MOST_IN_PUBLIC);
    assert_eq!(rows(&store, "local_posts WHERE image_sha256 IS NOT NULL AND translates IS NULL").await, shown);
    assert_eq!(rows(&store, "local_posts WHERE image_sha256 IS NOT NULL").await, 3 * shown);
}

/// Data of the previous version.
async fn pictures_of_an_older_version_are_shared_too(on: On) {
    let (_folder, store) = on.store().await;
    for number in 0..45 {
        db::query(
            "INSERT INTO local_posts (id, edit, place, author, text, press, alt, image, actions, rings, at, file_name,
                 file_media, file) VALUES ($1, 0, '#hall', '', '', '', '', $2, '[]', 0, $3, 'a', 'text/plain', $4)",
        )
        .bind(number)
        .bind(picture(u8::from(number % 2 == 0)))
        .bind(start().as_millisecond())
        .bind(b"kept".to_vec())
        .execute(&mut store.durably().await.unwrap())
        .await
        .unwrap();
    }
    let shown = store.local().image(7).await.unwrap().unwrap();
    round(&store, start()).await;
    assert_eq!(rows(&store, "blobs").await, 3);
    assert_eq!(store.local().image(7).await.unwrap().unwrap(), shown);
    assert_eq!(store.local().file(7).await.unwrap().unwrap().1.bytes, b"kept");
    assert_eq!(rows(&store, "local_posts WHERE image IS NOT NULL OR file IS NOT NULL").await, 0);
}

async fn matrix_notes_of_handled_events_are_deleted(on: On) {
    let (_folder, store) = on.store().await;
    store.advance("matrix.waiting.$done", "").await.unwrap();
    store.advance("matrix.waiting.$waits", "!room 1").await.unwrap();
    store.advance("matrix.sync", "token").await.unwrap();
    round(&store, start()).await;
    lives(&store, "cursors", lives::EVENT_ID, 3, 2).await;
    assert!(store.cursor("matrix.waiting.$waits").await.unwrap().is_some());
}

/// The members of a thread on Discord are stored as long as its room or its owner is, and no longer.
async fn discord_notes_about_rooms_are_deleted_with_the_rooms(on: On) {
    let (_folder, store) = on.store().await;
    let discord = |id: &str| RoomId::new(PlatformName::Discord, id);
    let mut plays = game("plays", r#""lobby""#);
    plays.stage = Stage::Running(Box::new(Running::new(2, Position::default(), start(), PhaseTimes::default())));
    for game in [over("over"), plays] {
        let id = game.id.0.clone();
        let powers = vec!["ITALY".into()];
        let room = RoomRow {
            key: id.clone(),
            game: game.id.clone(),
            members: powers.into(),
            room: Some(discord(&id)),
            relayed: None,
        };
        let changes = Changes { game: Some((game, 0)), rooms: vec![room], ..Changes::default() };
        save(&store, changes, start()).await;
    }
    let channel = ChannelId::new(PlatformName::Discord, "c");
    let order_thread = OrderThread { person: person("ada"), channel, room: discord("orders"), closed: true };
    save(&store, Changes { order_thread: Some(order_thread), ..Changes::default() }, start()).await;
    // The last one's room was deleted by an older program.
    for thread in ["over", "plays", "orders", "older"] {
        store.advance(&format!("discord.room.{thread}"), "41 42").await.unwrap();
        store.advance(&format!("discord.read.{thread}"), "public/5").await.unwrap();
    }
    store.advance("discord.read.channel", "public/5").await.unwrap();
    lives(&store, "cursors", lives::FINISHED_GAME, 7, 5).await;
    for thread in ["plays", "orders"] {
        assert!(store.cursor(&format!("discord.room.{thread}")).await.unwrap().is_some(), "{thread}");
        assert!(store.cursor(&format!("discord.read.{thread}")).await.unwrap().is_some(), "{thread}");
    }
    assert!(store.cursor("discord.read.channel").await.unwrap().is_some());
}

/// If nothing is to be deleted, a run costs the same, however much is stored.
#[tokio::test]
async fn a_run_without_work_reads_nothing() {
    let mut took = Vec::new();
    for many in [10, 2_000] {
        let (_folder, store) = On::Sqlite.store().await;
        let now = start().as_millisecond();
        for sql in [
            "INSERT INTO persons (id, name, folded_name, seen_at) SELECT 'local:' || i, 'P', 'p', $2 FROM n",
            "INSERT INTO inbox (id, at) SELECT i, $2 FROM n",
            "INSERT INTO games (id, version, name, channel, platform, stage, body, created_at, over_at, cleared)
                 SELECT 'g' || i, 1, 'G', 'local:c', 'local', 'over', '{}', $2, $2, i % 3 FROM n",
            "INSERT INTO outbox (id, platform, place, slot, game_id, notice, priority, due_at, ended_at)
                 SELECT i, 'local', i, CASE i % 3 WHEN 0 THEN 'slot' END, CASE i % 2 WHEN 0 THEN 'g' || i END, '', 1, $2, $2 FROM n",
            "INSERT INTO places (platform, place, head, urgency, due_at) SELECT 'matrix', i, i, i % 3, $2 FROM n",
            "INSERT INTO questions (id, person, said, expires_at) SELECT i, 'p', '', $2 + 9 FROM n",
            "INSERT INTO local_posts (id, edit, place, author, text, press, alt, actions, rings, at, superseded_at)
                 SELECT i, 0, '@a', '', '', '', '', '[]', 0, $2, CASE i % 2 WHEN 0 THEN $2 END FROM n",
            "INSERT INTO cursors (name, value) SELECT 'matrix.read.' || i || $2, '' FROM n",
        ] {
            let rows = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1)";
            let query = db::Made(format!("{rows} {sql}"));
            db::query(query).bind(many).bind(now).execute(&mut store.durably().await.unwrap()).await.unwrap();
        }
        let (steps, ()) = counted(&store, round(&store, start())).await;
        took.push(steps);
    }
    assert!(took[1] <= took[0] + 400, "{took:?}");
}

/// The text is no longer in the file, where it could be found in a copy.
#[tokio::test]
async fn deleted_data_is_overwritten_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("db");
    let store = Store::open(folder.path(), &file).await.unwrap();
    let (secret, others) = ("Burgundy is mine. ".repeat(3_000), "Nothing to hide. ".repeat(3_000));
    // As long as a document: on separate pages, which are free afterwards.
    store.advance("secret", &secret).await.unwrap();
    store.advance("others", &others).await.unwrap();
    db::query("DELETE FROM cursors WHERE name = 'secret'").execute(&mut store.durably().await.unwrap()).await.unwrap();
    store.close().await;
    let held = std::fs::read(&file).unwrap();
    let holds = |words: &str| held.windows(words.len()).any(|part| part == words.as_bytes());
    assert!(holds("Nothing to hide."), "it is the right file");
    assert!(!holds("Burgundy is mine."), "the words of a deleted row are still there");
}

on_each!(
    events_and_questions_are_deleted_in_time,
    posts_are_deleted_in_time_and_waiting_notices_are_not,
    notices_without_a_dispatcher_are_dropped,
    players_are_kept_and_inactive_people_are_deleted,
    a_practice_ends_after_a_day_and_its_person_stays,
    a_board_on_which_orders_are_tried_is_kept_for_a_day,
    the_history_of_a_finished_game_is_kept,
    what_one_person_causes_in_a_game_is_not_kept_until_its_end,
    what_waits_about_a_finished_game_is_posted_however_late,
    a_sheet_that_cant_be_read_keeps_nobodys_words,
    an_abandoned_lobby_is_deleted_and_an_open_one_is_not,
    statements_are_kept_with_their_answers_and_deleted_after_the_game,
    a_game_that_ends_twice_is_cleared_twice,
    a_picture_is_stored_once_and_as_long_as_it_is_shown,
    a_place_has_only_so_many_pictures,
    only_the_last_version_of_an_edited_post_is_kept,
    a_post_goes_in_all_languages,
    pictures_of_an_older_version_are_shared_too,
    matrix_notes_of_handled_events_are_deleted,
    discord_notes_about_rooms_are_deleted_with_the_rooms,
);
