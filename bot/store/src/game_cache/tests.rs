use dragoman_game::changes::Changes;
use dragoman_game::event::{ChannelId, PersonId, PlatformName, RoomId};
use dragoman_game::loaded::RoomRow;
use dragoman_game::model::{Deputy, Line, PhaseTimes, Position, PowerId, Reliability, Running, Settings, Sheet, Stage};
use dragoman_game::negotiation::{Answer, ReplyRow, Said, StatementRow};
use dragoman_game::notice::Outgoing;
use dragoman_game::person::Person;
use dragoman_game::testing::Trial as Table;
use jiff::Timestamp;

use crate::game_cache::*;
use crate::test_database::{On, Place, on_each};
use crate::{LocalRoom, Store};

const LOCAL: PlatformName = PlatformName::Local;

fn now() -> Timestamp {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

fn person(name: &str) -> PersonId {
    PersonId::new(LOCAL, name)
}

fn begun() -> Game {
    let body = r#"{"schema":2,"id":"bosforo1","name":"Bosforo","channel":"local:hall","creator":"local:ola",
        "settings":{"variant":"classic","rulebook":"2023","press":"full","language":"en","timezone":"UTC",
            "tempo":{"movement":{"after":60},"retreat":{"after":60},"adjustment":{"after":60}}},
        "commitment":{"seed":"00","hash":"11"},
        "seats":[{"holder":{"person":"local:ada"},"name":"Ada","powers":["ITALY"],"joined_by":"local:6"}],
        "stage":"lobby"}"#;
    let mut game = dragoman_game::model::read(body).unwrap();
    game.stage = Stage::Running(Box::new(phase(1)));
    game
}

fn phase(number: u32) -> Running {
    let position = Position { phase: "S1901M".into(), ..Position::default() };
    Running::new(number, position, now(), PhaseTimes::default())
}

fn orders(revision: u32, phase: u32, typed: &str) -> OrderRow {
    OrderRow {
        game: GameId("bosforo1".to_owned()),
        phase,
        power: "ITALY".into(),
        revision,
        person: person("ada"),
        typed: typed.to_owned(),
        sheet: Sheet { lines: vec![Line { typed: typed.to_owned(), order: "A VEN H".into() }], doubts: Vec::new() }
            .into(),
        sent_at: now(),
    }
}

struct Trial {
    place: Place,
    store: Store,
    id: GameId,
}

impl Trial {
    async fn begin(on: On) -> Self {
        let (place, store) = on.store().await;
        let trial = Self { place, store, id: begun().id };
        trial.save(Changes { game: Some((begun(), 0)), ..Changes::default() }).await;
        trial
    }

    async fn save(&self, changes: Changes) {
        self.store.save(&changes, now(), |_| unreachable!("nothing is said")).await.unwrap();
        self.is_true().await;
    }

    async fn loaded(&self) -> LoadedGame {
        self.store.game(&self.id).await.unwrap().unwrap()
    }

    /// Changes the game, and stores `orders` with that.
    async fn change(&self, orders: Vec<OrderRow>, change: impl FnOnce(&mut Game)) {
        let LoadedGame { mut game, version, .. } = self.loaded().await;
        change(&mut game);
        self.save(Changes { game: Some((game, version)), orders, ..Changes::default() }).await;
    }

    /// The cached game equals what a store without a cache reads.
    async fn is_true(&self) {
        let fresh = Store::look(&self.place.database).await.unwrap();
        for _ in 0..2 {
            let (cached, read) = (self.store.game(&self.id).await.unwrap(), fresh.game(&self.id).await.unwrap());
            assert_eq!(format!("{cached:?}"), format!("{read:?}"));
            let alone = self.store.game_alone(&self.id).await.unwrap();
            assert_eq!(alone, read.map(|read| read.game));
        }
    }
}

async fn the_cache_equals_the_database(on: On) {
    let trial = Trial::begin(on).await;
    trial.change(vec![orders(1, 1, "first")], |_| {}).await;
    trial.change(vec![orders(2, 1, "second")], |_| {}).await;
    assert_eq!(trial.loaded().await.sheets.revision(&"ITALY".into()), 2);
    trial.change(Vec::new(), |game| game.name = "Bosforo II".to_owned()).await;
    let room = RoomRow {
        key: "k".to_owned(),
        game: trial.id.clone(),
        members: vec!["ITALY".into()].into(),
        room: None,
        relayed: None,
    };
    trial.save(Changes { rooms: vec![room.clone()], ..Changes::default() }).await;
    let opened = RoomRow { room: Some(RoomId::new(LOCAL, "r")), ..room };
    trial.save(Changes { rooms: vec![opened], ..Changes::default() }).await;
    trial.is_true().await;
    trial.change(Vec::new(), |game| game.stage = Stage::Running(Box::new(phase(2)))).await;
    assert!(trial.loaded().await.sheets.is_empty());
    trial.change(vec![orders(1, 2, "third")], |_| {}).await;
    // A task that read before the last change is refused, and leaves no entry.
    let old = Changes { game: Some((begun(), 1)), ..Changes::default() };
    assert!(trial.store.save(&old, now(), |_| unreachable!()).await.is_err());
    trial.is_true().await;
}

/// While computers play, who order by what was said to them.
async fn what_is_said_is_in_the_cached_game(on: On) {
    let trial = Trial::begin(on).await;
    let talk: Vec<PowerId> = vec!["AUSTRIA".into(), "ITALY".into()];
    let json = r#"{"phase":"1-S1901M","from":"ITALY","delivered":["AUSTRIA"],
        "statement":{"version":1,"author":"ITALY","to":["AUSTRIA"],"alternatives":[[{"says":"peace"}]]}}"#;
    let said: Said = serde_json::from_str(json).unwrap();
    let says = async |number: u32| {
        let LoadedGame { mut game, version, .. } = trial.loaded().await;
        game.negotiated = true;
        let statements = vec![StatementRow::new(trial.id.clone(), talk.clone(), number, said.clone())];
        trial.save(Changes { game: Some((game, version)), statements, ..Changes::default() }).await;
        trial.loaded().await.statements.map_or(0, |all| all.len())
    };
    assert_eq!(says(1).await, 1);
    assert_eq!(says(2).await, 2);
    let later = Answer::try_from("later".to_owned()).unwrap();
    let replies = vec![ReplyRow::new(trial.id.clone(), talk.clone(), 2, "AUSTRIA".into(), later)];
    trial.save(Changes { replies, ..Changes::default() }).await;
}

/// A computer takes a seat by a vote after the deadline, and the phase is adjudicated at once: what it proposes gets numbers that no
/// stored statement has.
async fn what_a_computer_proposes_that_was_just_seated_can_be_stored(on: On) {
    let (_place, store) = on.store().await;
    let usual = Settings::habit("classic", dragoman_l10n::Language::EN, "UTC");
    let mut table = Table::with(Settings { missing_pauses: true, ..usual });
    table.first_deadline_stays();
    // What a computer in the seat of Austria would propose first gets the number 1, unless something was said.
    for to in ["Austria", "France", "Germany", "Russia", "Turkey"] {
        table.says("italy", &format!("to {to}: I keep out: BUR"));
    }
    table.confirms("austria", "resign");
    for (who, order) in [("england", "F Lon - NTH"), ("france", "A Par - Bur"), ("germany", "A Ber - Kie")] {
        table.says(who, order);
    }
    table.says("italy", "A Ven H").says("russia", "A War H").says("turkey", "A Con H");
    table.later(24 * 14).ticks().later(24 * 7).ticks();
    let stored =
        Changes { game: Some((table.game().clone(), 0)), statements: table.statements.clone(), ..Changes::default() };
    let posts = std::sync::atomic::AtomicU32::new(0);
    let key = |_: &Outgoing| posts.fetch_add(1, std::sync::atomic::Ordering::SeqCst).to_string();
    store.save(&stored, table.now, key).await.unwrap();
    let said = table.statements.len();
    for who in ["england", "france", "italy", "russia"] {
        table.loaded = store.game(&table.game().id).await.unwrap().unwrap();
        let decision = table.would_say(who, "agree computer");
        assert!(store.save(&decision.changes, table.now, key).await.unwrap());
    }
    let after = store.game(&table.game().id).await.unwrap().unwrap();
    assert!(after.game.computer(&"AUSTRIA".into()).is_some() && after.game.running().unwrap().number == 2);
    let now_said = after.statements.unwrap().len();
    assert!(now_said > said, "it has proposed something: {now_said}");
}

async fn text_of_a_forgotten_person_is_not_cached(on: On) {
    let trial = Trial::begin(on).await;
    trial.change(vec![orders(1, 1, "Venice holds, says Ada")], |_| {}).await;
    assert!(format!("{:?}", trial.loaded().await).contains("says Ada"));
    trial.save(Changes { forget: Some(person("ada")), ..Changes::default() }).await;
    assert!(!format!("{:?}", trial.loaded().await).contains("Ada"));
}

async fn people_find_their_games_after_any_change(on: On) {
    let trial = Trial::begin(on).await;
    let finds = async |name: &str| !trial.store.games_of(&person(name)).await.unwrap().is_empty();
    for turn in 1..4 {
        trial.change(vec![orders(turn, 1, "orders")], |_| {}).await;
        assert!(finds("ada").await && finds("ola").await && !finds("ben").await);
    }
    trial.change(Vec::new(), |game| game.seats[0].invite(person("ben"))).await;
    assert!(finds("ada").await && finds("ben").await);
    trial
        .change(Vec::new(), |game| {
            game.seats[0].take(person("ben"), "ben".to_owned(), false, Reliability::default());
        })
        .await;
    trial.change(Vec::new(), |game| game.seats[0].uninvite(&person("ben"))).await;
    assert!(!finds("ada").await && finds("ben").await);
}

async fn seats_are_read_again_only_after_possible_changes(on: On) {
    let trial = Trial::begin(on).await;
    trial.change(Vec::new(), |_| {}).await;
    let known = Person {
        id: person("ada"),
        name: "Ada".into(),
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
    trial.save(Changes { person: Some(known.clone()), ..Changes::default() }).await;
    let seating = || trial.store.seating();
    let before = seating();
    trial.change(vec![orders(1, 1, "orders")], |_| {}).await;
    trial.save(Changes { person: Some(known.clone()), ..Changes::default() }).await;
    assert_eq!(seating(), before, "orders seat nobody elsewhere");
    let mut last = before;
    let mut grows = |what: &str| {
        assert!(seating() > last, "{what}");
        last = seating();
    };
    trial.change(Vec::new(), |game| game.seats[0].powers.push("TURKEY".into())).await;
    grows("another power");
    trial.change(Vec::new(), |game| game.name = "Bosforo II".to_owned()).await;
    grows("another name");
    trial.change(Vec::new(), |game| game.channel = ChannelId::new(LOCAL, "attic")).await;
    grows("another channel");
    let day = jiff::civil::date(2026, 11, 22);
    let asked = Deputy::asked(person("ada"), (person("ben"), "Ben".into()), (day, day), (now(), now()));
    trial.change(Vec::new(), |game| game.seats[0].ask_deputy(asked)).await;
    trial.change(Vec::new(), |game| game.accept_deputy(0)).await;
    grows("a deputy");
    trial.change(Vec::new(), |game| game.begin_deputy(0)).await;
    grows("a deputy's days");
    let language = Some(dragoman_l10n::Language::of(*b"pl"));
    trial.save(Changes { person: Some(Person { language, ..known }), ..Changes::default() }).await;
    grows("another language");
    let room = LocalRoom {
        id: "r".into(),
        channel: "hall".into(),
        name: "Italy".into(),
        members: vec!["ada".into()],
        open: true,
    };
    trial.store.local().ensure_room("k", &room).await.unwrap();
    grows("another room");
    trial.save(Changes { forget: Some(person("ada")), ..Changes::default() }).await;
    grows("somebody forgotten");
}

on_each!(
    the_cache_equals_the_database,
    what_is_said_is_in_the_cached_game,
    what_a_computer_proposes_that_was_just_seated_can_be_stored,
    text_of_a_forgotten_person_is_not_cached,
    people_find_their_games_after_any_change,
    seats_are_read_again_only_after_possible_changes,
);
