//! The service as networks use it, on a real store.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use dragoman_game::changes::Changes;
use dragoman_game::decide::decision::Answer;
use dragoman_game::event::{Actor, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::limits::Limits;
use dragoman_game::loaded::RoomRow;
use dragoman_game::notice::{Declined, Destination, Notice};
use dragoman_game::report::MemberChange;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;
use dragoman_platform::{Inbox, Lookups, PlaceChanges};
use dragoman_reading::command;
use dragoman_runtime::clock::{Clock, ManualClock};
use dragoman_runtime::entropy::Entropy;
use dragoman_store::{Due, Store};
use jiff::Timestamp;
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::Notify;

use super::limiter::Verdict;
use super::{Answers, Defaults, Hand, Service};

const LOCAL: PlatformName = PlatformName::Local;

struct Nobody;

#[async_trait]
impl Answers for Nobody {
    async fn answer(&self, _keyed: (String, Timestamp), _answer: Answer, _hand: &mut Hand<'_>) {}
}

/// Never ends an answer.
struct Slow;

#[async_trait]
impl Answers for Slow {
    async fn answer(&self, _keyed: (String, Timestamp), _answer: Answer, _hand: &mut Hand<'_>) {
        std::future::pending().await
    }
}

/// Counts, so that two games have two ids.
#[derive(Default)]
struct Counting(std::sync::atomic::AtomicU8);

impl Entropy for Counting {
    fn seed(&self) -> [u8; 32] {
        [self.0.fetch_add(1, std::sync::atomic::Ordering::SeqCst); 32]
    }
}

fn event(content: Content) -> Event {
    let person = PersonId::new(LOCAL, "ada");
    Event {
        id: EventId::new(LOCAL, "1"),
        at: Timestamp::UNIX_EPOCH,
        actor: Actor { person: person.clone(), name: "ada".to_owned(), language: None, administrator: false },
        place: Place::Person(person),
        channel: None,
        content,
    }
}

/// A service in `folder`, with its store and its clock.
async fn service(folder: &Path, limits: Limits) -> (Service, Store, Arc<ManualClock>) {
    service_with(folder, limits, Arc::new(Nobody)).await
}

/// The same, where `said` answers questions.
async fn service_with(folder: &Path, limits: Limits, said: Arc<dyn Answers>) -> (Service, Store, Arc<ManualClock>) {
    let store = Store::open(folder, &folder.join("db")).await.expect("a store");
    let clock = Arc::new(ManualClock::new(Timestamp::UNIX_EPOCH));
    let defaults = Defaults { language: Language::EN, timezone: "UTC".to_owned(), limits, maps: None };
    let words = Arc::new(dragoman_locales::words().expect("words"));
    let (outbox, time) = (Arc::new(Notify::new()), Arc::clone(&clock) as Arc<dyn Clock>);
    let service =
        Service::new(store.clone(), words, time, Arc::new(Counting::default()), defaults, said, outbox, vec![LOCAL]);
    (service, store, clock)
}

/// The notices to a person who did `content`, as a network gets them.
async fn told(content: Content) -> Vec<Notice> {
    let folder = tempfile::tempdir().expect("a folder");
    let (service, store, _) = service(folder.path(), Limits { text: 200, ..Limits::default() }).await;
    service.deliver(event(content)).await.expect("the store works");
    match store.claim(LOCAL, Timestamp::UNIX_EPOCH, 24).await.expect("the store works") {
        Due::Rows(rows) => rows.into_iter().map(|row| row.notice).collect(),
        Due::At(_) | Due::Nothing => Vec::new(),
    }
}

/// Where too many questions wait, also a message that has changed something says that part of it isn't answered.
#[tokio::test]
async fn no_question_remains_without_an_answer_where_too_many_wait() {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = Limits { commands: 1000, ..Limits::default() };
    let (service, store, _) = service_with(folder.path(), limits, Arc::new(Slow)).await;
    let posted = async || {
        let mut said = Vec::new();
        while let Due::Rows(rows) = store.claim(LOCAL, Timestamp::UNIX_EPOCH, 24).await.expect("the store works") {
            for row in rows {
                store.posted(row.seq, None, Timestamp::UNIX_EPOCH).await.expect("the store works");
                said.push(row.notice);
            }
        }
        said
    };
    let mut waiting = 0;
    let busy = loop {
        let content = Content::Text { text: "commands".to_owned(), addressed: true };
        let id = EventId::new(LOCAL, &waiting.to_string());
        service.deliver(Event { id, ..event(content) }).await.expect("the store works");
        waiting += 1;
        let said = posted().await;
        if !said.is_empty() {
            break said;
        }
    };
    assert!(waiting > 10 && busy == [Notice::Busy], "{waiting}: {busy:?}");
    // What it has changed is stored already.
    let event =
        Event { id: EventId::new(LOCAL, "more"), ..event(Content::Text { text: String::new(), addressed: true }) };
    let to = event.place.clone();
    let answer = Answer { to, game: None, phase: None, notice: Notice::Done, of: None };
    service.answer(&event, vec![answer], (false, false)).await.expect("the store works");
    assert_eq!(posted().await, [Notice::Busy]);
}

#[tokio::test]
async fn who_has_only_asked_something_in_a_channel_can_be_named_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let (service, store, _) = service(folder.path(), Limits::default()).await;
    let hall = ChannelId::new(LOCAL, "hall");
    let text = Content::Text { text: "/commands".to_owned(), addressed: true };
    let asks =
        |id: &str| Event { id: EventId::new(LOCAL, id), place: Place::Channel(hall.clone()), ..event(text.clone()) };
    service.deliver(asks("1")).await.expect("the store works");
    let seen = store.persons_seen(&hall, "Ada").await.expect("the store works");
    assert_eq!(seen.iter().map(|person| person.id.native()).collect::<Vec<_>>(), ["ada"]);
    service.deliver(asks("2")).await.expect("asked again");
    assert_eq!(store.persons_seen(&hall, "Ada").await.expect("the store works").len(), 1);
}

/// Stores a game, and the press room of Italy and Germany in it.
async fn press_room(store: &Store, now: Timestamp) -> RoomId {
    let mut table = Trial::new();
    table.says("italy", "room Germany");
    let room = RoomId::new(LOCAL, "1");
    table.loaded.rooms[0].room = Some(room.clone());
    let rooms = table.loaded.rooms.clone();
    let changes = Changes { game: Some((table.game().clone(), 0)), rooms, ..Changes::default() };
    store.save(&changes, now, |_| String::new()).await.expect("the store works");
    room
}

#[tokio::test]
async fn in_a_press_room_belong_the_players_of_its_powers() {
    let folder = tempfile::tempdir().expect("a folder");
    let (service, store, clock) = service(folder.path(), Limits::default()).await;
    let room = press_room(&store, clock.now()).await;
    let belongs = async |room: &RoomId, who: &str| service.belongs(room, &person(who)).await.expect("the store works");
    for (who, does) in [("italy", true), ("germany", true), ("france", false), ("stranger", false)] {
        assert_eq!(belongs(&room, who).await, Some(does), "{who}");
    }
    assert_eq!(belongs(&RoomId::new(LOCAL, "2"), "italy").await, None, "a room of others");
}

/// An adapter asks again until it gets an answer, and brings nothing else of its network meanwhile.
#[tokio::test]
async fn a_room_that_cant_be_read_stops_no_network() {
    let folder = tempfile::tempdir().expect("a folder");
    let (service, store, clock) = service(folder.path(), Limits::default()).await;
    let room = press_room(&store, clock.now()).await;
    let file = SqliteConnectOptions::new().filename(folder.path().join("db"));
    let mut database = SqliteConnection::connect_with(&file).await.expect("a connection");
    sqlx::query("UPDATE rooms SET powers = '?' WHERE room IS NOT NULL")
        .execute(&mut database)
        .await
        .expect("it is changed");
    assert!(store.room(&room).await.is_err(), "it can't be read");
    let italy = person("italy");
    assert!(service.is_press_room(&room).await.expect("an answer"), "what is said there isn't public");
    assert_eq!(service.belongs(&room, &italy).await.expect("an answer"), None);
    service.room_member(&room, &italy, MemberChange::PutOut).await.expect("an answer");
    // That the database fails is another thing: it is asked again.
    sqlx::query("ALTER TABLE rooms RENAME TO away").execute(&mut database).await.expect("it fails from now on");
    assert!(service.is_press_room(&room).await.is_err() && service.belongs(&room, &italy).await.is_err());
    assert!(service.room_member(&room, &italy, MemberChange::PutOut).await.is_err());
}

#[tokio::test]
async fn completions_have_a_limit_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let (service, _, clock) = service(folder.path(), Limits { commands: 10, ..Limits::default() }).await;
    let (ada, ben) = (PersonId::new(LOCAL, "ada"), PersonId::new(LOCAL, "ben"));
    let offered = async |person: &PersonId| {
        let place = Place::Person(person.clone());
        !service.complete(&place, (person, None), ("timezone", None), "timezone", "Europe/War").await.is_empty()
    };
    // Nobody who sends ten lines a minute types more than one key a second.
    for key in 0..100 {
        assert!(offered(&ada).await, "{key}");
    }
    assert!(!offered(&ada).await);
    assert!(offered(&ben).await, "nobody else is held up");
    let at = Timestamp::UNIX_EPOCH;
    let sent = (0..10).map(|_| service.limiter.ask(&ada, at, at)).filter(|verdict| *verdict == Verdict::Read);
    assert_eq!(sent.count(), 10, "what is typed isn't sent");
    clock.set(Timestamp::from_second(60).expect("an instant"));
    assert!(offered(&ada).await);
}

#[tokio::test]
async fn a_time_zone_is_found_by_the_name_of_its_city_in_other_languages() {
    let folder = tempfile::tempdir().expect("a folder");
    let (service, ..) = service(folder.path(), Limits::default()).await;
    let ada = PersonId::new(LOCAL, "ada");
    let place = Place::Person(ada.clone());
    for (typed, zone) in [
        ("warsaw", "Europe/Warsaw"),
        ("Warszawa", "Europe/Warsaw"),
        ("Parigi", "Europe/Paris"),
        ("Londyn", "Europe/London"),
        ("Europa/Berlino", "Europe/Berlin"),
    ] {
        let offered = service.complete(&place, (&ada, None), ("new", None), "timezone", typed).await;
        assert!(offered.iter().any(|(_, value)| value == zone), "{typed}: {offered:?}");
    }
    assert!(service.complete(&place, (&ada, None), ("new", None), "timezone", "Qqq").await.is_empty());
}

#[tokio::test]
async fn every_suggested_parameter_has_suggestions() {
    let folder = tempfile::tempdir().expect("a folder");
    let (service, ..) = service(folder.path(), Limits { commands: 10_000, ..Limits::default() }).await;
    let ada = PersonId::new(LOCAL, "ada");
    let place = Place::Person(ada.clone());
    for (spec, parameter) in
        command::COMMANDS.iter().flat_map(|spec| spec.parameters.iter().map(move |one| (spec, one)))
    {
        // Games and orders are offered to people who have a game.
        if parameter.id == "game" || parameter.kind == command::Kind::Orders {
            continue;
        }
        let offered = service.complete(&place, (&ada, None), (spec.id, None), parameter.id, "").await;
        assert_eq!(!offered.is_empty(), command::is_suggested(parameter), "{} {}", spec.id, parameter.id);
    }
    let second = service.complete(&place, (&ada, None), ("talk", None), "with", "Germany, Fra").await;
    assert_eq!(second, [("Germany, France".to_owned(), "Germany, FRANCE".to_owned())]);
    // Who hasn't spoken to the bot yet gets them in the language of their client, and after that in their own.
    let german = Some(Language::of(*b"de"));
    let power = service.complete(&place, (&ada, german), ("talk", None), "with", "deu").await;
    assert_eq!(power, [("Deutschland".to_owned(), "GERMANY".to_owned())]);
    assert_eq!(service.complete(&place, (&ada, None), ("talk", None), "with", "deu").await, []);
    let italian = Content::Text { text: "lingua it".to_owned(), addressed: true };
    service.deliver(event(italian)).await.expect("the store works");
    let own = service.complete(&place, (&ada, german), ("talk", None), "with", "ger").await;
    assert_eq!(own, [("Germania".to_owned(), "GERMANY".to_owned())]);
    let italian = service.complete(&place, (&ada, german), ("help", None), "command", "pau").await;
    assert!(italian.iter().any(|(shown, _)| shown == "pausa"), "{italian:?}");
    let (ben, other) = (PersonId::new(LOCAL, "ben"), None);
    let command = service.complete(&place, (&ben, other), ("help", None), "command", "pau").await;
    assert!(command.contains(&("pause".to_owned(), "pause".to_owned())), "{command:?}");
}

#[tokio::test]
async fn completions_are_for_the_game_that_was_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let (service, store, _) = service(folder.path(), Limits { commands: 10_000, ..Limits::default() }).await;
    let place = Place::Channel(ChannelId::new(LOCAL, "hall"));
    let said = |id: &str, command: &str, arguments: &[(&str, &str)]| {
        let arguments = arguments.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let content = Content::Invoked { command: command.to_owned(), arguments };
        Event { id: EventId::new(LOCAL, id), place: place.clone(), ..event(content) }
    };
    for name in ["Uno", "Due"] {
        let new = said(name, "new", &[("name", name), ("practice", "yes")]);
        service.deliver(new).await.expect("the store works");
    }
    let order = said("order", "order", &[("text", "A Ven - Tyr"), ("game", "Uno")]);
    let player = order.actor.person.clone();
    let private = Event { place: Place::Person(player.clone()), ..order };
    service.deliver(private).await.expect("the store works").answered().await;
    for (game, has_orders) in [("Uno", true), ("due", false)] {
        let form = service.order_form(&place, None, (&player, None), Some(game)).await.expect("a form");
        assert_eq!((form.game.to_lowercase(), form.sheet.contains("Ven")), (game.to_lowercase(), has_orders));
        assert!(form.action.ends_with(";during=1-S1901M"), "{}", form.action);
    }
    assert_eq!(service.order_form(&place, None, (&player, None), Some("Tre")).await, None);
    // In a press room its own game is meant, whichever was meant last.
    let room = RoomId::new(LOCAL, "r");
    let ids = store.games_of(&player).await.expect("the store works");
    for game in ids {
        let row = RoomRow {
            key: game.0.clone(),
            game: game.clone(),
            members: vec!["ITALY".into()].into(),
            room: Some(room.clone()),
            relayed: None,
        };
        let changes = Changes { rooms: vec![row], ..Changes::default() };
        store.save(&changes, Timestamp::UNIX_EPOCH, |_| String::new()).await.expect("the store works");
        let form = service.order_form(&place, Some(&room), (&player, None), None).await.expect("a form");
        assert!(form.action.starts_with(&format!("order:game-id={game};")), "{}", form.action);
        let gone = RoomRow { room: None, ..changes.rooms[0].clone() };
        let changes = Changes { rooms: vec![gone], ..Changes::default() };
        store.save(&changes, Timestamp::UNIX_EPOCH, |_| String::new()).await.expect("the store works");
    }

    // A query about another game doesn't change which game is meant; a change does.
    let current = async || {
        let person = store.person(&player).await.expect("the store works").expect("somebody");
        let game = person.current_game.expect("one of two");
        store.game(&game).await.expect("the store works").expect("it is there").game.name
    };
    for (id, command, game, meant) in [("a", "status", "Due", "Uno"), ("b", "clear", "Due", "Due")] {
        let given = Event { place: Place::Person(player.clone()), ..said(id, command, &[("game", game)]) };
        service.deliver(given).await.expect("the store works").answered().await;
        assert_eq!(current().await, meant, "{command}");
    }
}

#[tokio::test]
async fn who_plays_in_a_game_that_cant_be_read_is_told_that_nothing_was_stored() {
    let folder = tempfile::tempdir().expect("a folder");
    let (service, store, clock) = service(folder.path(), Limits::default()).await;
    // Another process was started with this variant, and this one without it.
    let mut table = Trial::new();
    table.loaded.game.settings.variant = "elsewhere".to_owned();
    let changes = Changes { game: Some((table.game().clone(), 0)), ..Changes::default() };
    store.save(&changes, clock.now(), |_| String::new()).await.expect("the store works");
    let italy = person("italy");
    let actor = Actor { person: italy.clone(), name: "italy".to_owned(), language: None, administrator: false };
    let text = Content::Text { text: "A Ven - Tri".to_owned(), addressed: true };
    let order = Event { actor, place: Place::Person(italy.clone()), ..event(text) };
    for _ in 0..2 {
        assert!(service.deliver(order.clone()).await.is_err(), "it is tried again");
    }
    service.deliver(order.clone()).await.expect("it is set aside");
    service.deliver(order).await.expect("once");
    let Due::Rows(rows) = store.claim(LOCAL, clock.now(), 24).await.expect("the store works") else { panic!("told") };
    let told: Vec<_> = rows.iter().map(|row| (row.to.clone(), row.notice.clone())).collect();
    assert_eq!(told, [(Destination::Place(Place::Person(italy)), Notice::SetAside)]);
}

#[tokio::test]
async fn a_text_above_the_limit_is_refused_with_its_length() {
    let typed = |length: usize| Content::Text { text: "ą".repeat(length), addressed: true };
    let chosen = |length: usize| {
        let arguments = BTreeMap::from([("text".to_owned(), "ą".repeat(length))]);
        Content::Invoked { command: "order".to_owned(), arguments }
    };
    for length in [201_u32, 202, 5_000] {
        let characters = usize::try_from(length).expect("it fits");
        for content in [typed(characters), chosen(characters)] {
            let what = format!("{content:?}").chars().take(10).collect::<String>();
            let expected = Notice::Declined(Declined::TooLong { limit: 200, length });
            assert_eq!(told(content).await, [expected], "{what} {length}");
        }
    }
    let read = told(typed(200)).await;
    assert!(!read.iter().any(|notice| matches!(notice, Notice::Declined(Declined::TooLong { .. }))), "{read:?}");
}

/// An adapter delivers an event again until the store takes it, however long the database fails.
#[tokio::test]
async fn an_event_that_comes_again_while_the_database_fails_was_sent_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (service, store, _) = service(folder.path(), Limits { commands: 2, ..Limits::default() }).await;
    let file = SqliteConnectOptions::new().filename(folder.path().join("db"));
    let mut database = SqliteConnection::connect_with(&file).await.expect("a connection");
    let said = |id: &str| Event {
        id: EventId::new(LOCAL, id),
        // Ten minutes ago.
        at: Timestamp::from_second(-600).expect("an instant"),
        ..event(Content::Text { text: "lingua it".to_owned(), addressed: true })
    };
    service.caught_up(LOCAL, Timestamp::UNIX_EPOCH);
    // The third is more than is read in a minute: that is told once it can be stored.
    for (id, is_read) in [("1", true), ("2", true), ("3", false)] {
        sqlx::query("ALTER TABLE inbox RENAME TO away").execute(&mut database).await.expect("it fails from now on");
        for time in 0..30 {
            assert!(service.deliver(said(id)).await.is_err(), "{id} is lost at the {time}th time");
        }
        let behind = service.network_clocks.behind(LOCAL, Timestamp::UNIX_EPOCH);
        assert!(behind.is_zero(), "that it comes late isn't the network's clock: {behind}");
        sqlx::query("ALTER TABLE away RENAME TO inbox").execute(&mut database).await.expect("it works again");
        service.deliver(said(id)).await.expect("the store works");
        let notices: Vec<String> =
            sqlx::query_scalar("SELECT notice FROM outbox").fetch_all(&mut database).await.expect("notices");
        let notices = notices.iter().map(|notice| serde_json::from_str(notice).expect("a notice"));
        let limited = notices.filter(|notice| matches!(notice, Notice::Limited { .. })).count();
        assert_eq!(limited, usize::from(!is_read), "{id}");
    }
    let known = store.person(&PersonId::new(LOCAL, "ada")).await.expect("the store works").expect("somebody");
    assert_eq!(known.language, Some(Language::of(*b"it")));
}

#[tokio::test]
async fn who_has_a_game_that_cannot_be_read_sees_and_deletes_what_is_stored_about_them_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let (service, store, _) = service(folder.path(), Limits::default()).await;
    let begun = Changes { game: Some((Trial::new().loaded.game, 0)), ..Changes::default() };
    store.save(&begun, Timestamp::UNIX_EPOCH, |_| unreachable!("nothing is said")).await.expect("stored");
    let options = SqliteConnectOptions::new().filename(folder.path().join("db"));
    let mut database = SqliteConnection::connect_with(&options).await.expect("the database");
    let breaks = "UPDATE games SET version = version + 1, body = substr(body, 1, 100)";
    sqlx::query(breaks).execute(&mut database).await.expect("it is changed");
    let italy = person("italy");
    let says = |id: &str, text: &str| {
        let asks = event(Content::Text { text: text.to_owned(), addressed: true });
        let actor = Actor { person: italy.clone(), ..asks.actor };
        Event { id: EventId::new(LOCAL, id), place: Place::Person(italy.clone()), actor, ..asks }
    };
    for (id, text, is_done) in
        [("1", "my-data", true), ("2", "my-games", false), ("3", "forget-me", true), ("4", "A Ven H", false)]
    {
        assert_eq!(service.handle(&says(id, text)).await.is_ok(), is_done, "{text}");
    }
    assert!(!store.forgot_since(&italy, Timestamp::UNIX_EPOCH).await.expect("it is read"), "it was only asked");
    service.handle(&says("5", "go-ahead")).await.expect("it is done");
    assert!(store.forgot_since(&italy, Timestamp::UNIX_EPOCH).await.expect("it is read"));
    let left = store.unreadable_games(&italy).await.expect("the others can be read");
    assert_eq!(left.len(), 1, "{left:?}");
}
