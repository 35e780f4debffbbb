//! Every command, tried by everybody without the permission, in every form: typed, from a menu, as a forged button.
//!
//! Who may give a command is what the table of rights says, which decisions don't read: one that is wrongly permitted
//! changes something and is found. A command that has no values here doesn't compile.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use dragoman::service::{Answers, Defaults, Hand, Service};
use dragoman_game::changes::Changes;
use dragoman_game::decide::decision::Answer;
use dragoman_game::event::{Actor, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName};
use dragoman_game::limits::Limits;
use dragoman_game::model::{Game, GameId, Stage};
use dragoman_game::rights::{self, Right, right};
use dragoman_l10n::Language;
use dragoman_platform::Inbox;
use dragoman_reading::command::{COMMANDS, CommandId};
use dragoman_runtime::clock::ManualClock;
use dragoman_runtime::names::random_name;
use dragoman_store::Store;
use jiff::Timestamp;
use sqlx::{Connection, Row};
use tokio::sync::Notify;

use crate::entropy::SeededEntropy;

const LOCAL: PlatformName = PlatformName::Local;

/// Values with which the command would have an effect.
fn values(command: CommandId) -> &'static [(&'static str, &'static str)] {
    match command {
        CommandId::Join
        | CommandId::Help
        | CommandId::Status
        | CommandId::Map
        | CommandId::Results
        | CommandId::Rules
        | CommandId::Lots
        | CommandId::Players
        | CommandId::Translate
        | CommandId::Chart
        | CommandId::Export
        | CommandId::MyData
        | CommandId::Practice
        | CommandId::WhatIf
        | CommandId::Rematch
        | CommandId::Watch
        | CommandId::Unwatch
        | CommandId::OpenLetters
        | CommandId::Agreements
        | CommandId::MyGames
        | CommandId::MyRecord
        | CommandId::Rule
        | CommandId::Forget
        | CommandId::Notation
        | CommandId::Quiet
        | CommandId::Mute
        | CommandId::Unmute
        | CommandId::Setup
        | CommandId::Return
        | CommandId::Watchers
        | CommandId::OrderMap
        | CommandId::Orders
        | CommandId::OrderHistory
        | CommandId::Clear
        | CommandId::Ready
        | CommandId::Unready
        | CommandId::Confirm
        | CommandId::Draw
        | CommandId::End
        | CommandId::VotePause
        | CommandId::VoteResume
        | CommandId::Agree
        | CommandId::Refuse
        | CommandId::Start
        | CommandId::Fill
        | CommandId::Resume
        | CommandId::Adjudicate
        | CommandId::Proceed
        | CommandId::MoveHere
        | CommandId::Remind
        | CommandId::ResultsHere
        | CommandId::Change
        | CommandId::Panel
        | CommandId::Reports => &[],
        CommandId::New => &[("name", "Other")],
        CommandId::Notify => &[("ring-results", "no")],
        CommandId::Wording => &[("detail", "brief")],
        CommandId::Pictures => &[("marks", "power-letters")],
        CommandId::Why | CommandId::Possible => &[("unit", "F NAP")],
        CommandId::Language => &[("language", "pl")],
        CommandId::Timezone => &[("timezone", "Europe/Rome")],
        CommandId::Take => &[("power", "ITALY")],
        CommandId::Order => &[("text", "A VEN - PIE")],
        CommandId::Leave | CommandId::Resign => &[("sure", "yes")],
        CommandId::Say => &[("message", "hello")],
        CommandId::Document => &[("message", "peace"), ("with", "FRANCE")],
        CommandId::Sign => &[("document", "1")],
        CommandId::Withdraw => &[("unit", "F NAP")],
        CommandId::Deputy => &[("person", "player-b-0"), ("days", "2026-12-03..2026-12-06")],
        CommandId::Away => &[("days", "2026-12-03..2026-12-06")],
        CommandId::Prefer => &[("prefer", "FRANCE")],
        CommandId::Assign => &[("power", "ITALY"), ("person", "player-a-0")],
        CommandId::Talk => &[("with", "FRANCE")],
        CommandId::Propose => &[("to", "FRANCE"), ("words", "peace:")],
        CommandId::Adopt | CommandId::Renew => &[("statement", "#1")],
        CommandId::Letter => &[("to", "FRANCE"), ("words", "hello")],
        CommandId::Concede => &[("power", "FRANCE")],
        CommandId::Victory => &[("number", "15")],
        CommandId::MoreTime => &[("time", "24h")],
        CommandId::Pause => &[("sure", "yes")],
        CommandId::Invite => &[("person", "player-b-0")],
        CommandId::Block => &[("who", "ITALY")],
        CommandId::Unblock => &[("who", "ITALY")],
        CommandId::Report => &[("words", "rude")],
        CommandId::WrongSentence => &[("quoted", "You have no seat in this game.")],
        CommandId::MutePower => &[("power", "ITALY")],
        CommandId::Bar | CommandId::Admit => &[("who", "player-a-0")],
        CommandId::Replace => &[("power", "ITALY")],
        CommandId::Expel => &[("who", "ITALY"), ("sure", "yes")],
        CommandId::Extend => &[("time", "24h"), ("sure", "yes")],
        CommandId::Announce => &[("message", "hello"), ("sure", "yes")],
        CommandId::Rollback => &[("phase", "S1901M"), ("reason", "a slip")],
        CommandId::Edit => &[("changes", "A TUR CON"), ("reason", "a slip")],
        CommandId::Enter => &[("power", "ITALY"), ("text", "A VEN - PIE"), ("sure", "yes")],
        CommandId::Cancel => &[("reason", "no time")],
        CommandId::Appoint => &[("person", "player-a-0"), ("sure", "yes")],
    }
}

/// A person who tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// Has no seat.
    Onlooker,
    /// Has a seat in another game.
    PlayerElsewhere,
    /// Has the same native id as a player, on another network.
    Namesake,
    /// Has a seat and no units any more.
    Eliminated,
    /// Plays.
    Player,
    /// Created the game and doesn't play.
    Master,
    /// Administrates the place and doesn't play.
    Administrator,
}

const ROLES: [Role; 7] = [
    Role::Onlooker,
    Role::PlayerElsewhere,
    Role::Namesake,
    Role::Eliminated,
    Role::Player,
    Role::Master,
    Role::Administrator,
];

impl Role {
    /// The role of the table of rights.
    fn in_table(self) -> rights::Role {
        match self {
            Self::Onlooker | Self::PlayerElsewhere | Self::Namesake => rights::Role::Outsider,
            Self::Eliminated => rights::Role::Eliminated,
            Self::Player => rights::Role::Player,
            Self::Master => rights::Role::NeutralMaster,
            Self::Administrator => rights::Role::Host,
        }
    }

    /// Whether the command may have an effect: by the table of rights it does something for the role.
    fn may(self, command: CommandId) -> bool {
        match right(command, self.in_table()) {
            Right::Yes | Right::WhenAllAgree => true,
            Right::No | Right::Nothing => false,
        }
    }
}

#[derive(Default)]
struct Heard(Mutex<Vec<String>>);

#[async_trait]
impl Answers for Heard {
    async fn answer(&self, _keyed: (String, Timestamp), answer: Answer, _hand: &mut Hand<'_>) {
        self.0.lock().expect("no poison").push(format!("{answer:?}"));
    }
}

struct Table {
    folder: tempfile::TempDir,
    store: Store,
    service: Service,
    heard: Arc<Heard>,
    now: Timestamp,
    events: u64,
    game: GameId,
}

impl Table {
    /// A running game of seven in `#a` with a master who doesn't play, whose Turkey has lost its units, and another one
    /// in `#b`.
    async fn set() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path(), &folder.path().join("db")).await.expect("a store");
        let now: Timestamp = "2026-11-21T12:00:00Z".parse().expect("a time");
        let heard = Arc::new(Heard::default());
        let entropy = SeededEntropy::of("service");
        let service = Service::new(
            store.clone(),
            Arc::new(dragoman_locales::words().expect("the words")),
            Arc::new(ManualClock::new(now)),
            Arc::<SeededEntropy>::clone(&entropy),
            Defaults {
                language: Language::EN,
                timezone: "UTC".to_owned(),
                limits: Limits { commands: 10_000, ..Limits::default() },
                maps: Some("https://play.example.org".to_owned()),
            },
            Arc::<Heard>::clone(&heard),
            Arc::new(Notify::new()),
            vec![LOCAL],
        );
        let mut table = Self { folder, store, service, heard, now, events: 0, game: GameId(String::new()) };
        for channel in ["a", "b"] {
            let place = Place::Channel(ChannelId::new(LOCAL, channel));
            let new = BTreeMap::from([("name".to_owned(), format!("Game {channel}"))]);
            table.deed(&format!("master-{channel}"), false, &place, invoked("new", new)).await;
            for seat in 0..7 {
                table.deed(&format!("player-{channel}-{seat}"), false, &place, invoked("join", BTreeMap::new())).await;
            }
        }
        for id in table.store.all_games().await.expect("a store") {
            let loaded = table.store.game(&id).await.expect("a store").expect("it is there");
            let mut game = loaded.game;
            if game.channel.native() != "a" {
                continue;
            }
            let Stage::Running(running) = &mut game.stage else { panic!("it has begun") };
            running.position.units.remove("TURKEY");
            running.position.centers.remove("TURKEY");
            let changes = Changes { game: Some((game, loaded.version)), ..Changes::default() };
            table.store.save(&changes, now, |_| random_name(&*entropy, 22)).await.expect("a store");
            table.game = id;
        }
        // Italy's orders are the secret that nobody may see or change.
        let italy = table.holder("ITALY").await;
        let orders = BTreeMap::from([("text".to_owned(), "F NAP - ION".to_owned())]);
        table.deed(&italy, false, &Place::Person(PersonId::new(LOCAL, &italy)), invoked("order", orders)).await;
        assert!(table.state().await.contains("F NAP - ION"), "they are stored");
        table
    }

    async fn game(&self) -> Game {
        self.store.game(&self.game).await.expect("a store").expect("it is there").game
    }

    async fn holder(&self, power: &str) -> String {
        let game = self.game().await;
        game.seat_with(&power.into()).and_then(|seat| seat.person()).expect("somebody").native().to_owned()
    }

    async fn deed(&mut self, native: &str, administrator: bool, place: &Place, content: Content) {
        self.deed_of(PersonId::new(LOCAL, native), administrator, place, content).await;
    }

    async fn deed_of(&mut self, person: PersonId, administrator: bool, place: &Place, content: Content) {
        self.events += 1;
        let actor = Actor { name: person.native().to_owned(), person, language: None, administrator };
        let id = EventId::new(actor.person.platform(), &self.events.to_string());
        let event = Event { id, at: self.now, actor, place: place.clone(), channel: None, content };
        self.service.deliver(event).await.expect("a store").answered().await;
    }

    /// All stored data of the game, and all notices about it to anybody but `actor`.
    async fn state(&self) -> String {
        self.state_but("").await
    }

    async fn state_but(&self, actor: &str) -> String {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(self.folder.path().join("db"));
        let mut connection = sqlx::SqliteConnection::connect_with(&options).await.expect("the same file");
        let mut state = String::new();
        for sql in [
            "SELECT version || body FROM games WHERE id = $1",
            "SELECT power || revision || sheet FROM orders WHERE game_id = $1 ORDER BY phase, power, revision",
            "SELECT number || record FROM phases WHERE game_id = $1 ORDER BY number",
            "SELECT key || powers FROM rooms WHERE game_id = $1 ORDER BY key",
        ] {
            for row in sqlx::query(sql).bind(&self.game.0).fetch_all(&mut connection).await.expect("rows") {
                state.push_str(&row.get::<String, _>(0));
                state.push('\n');
            }
        }
        // A refusal is an answer, given where it was asked for.
        let said = "SELECT place || notice FROM outbox WHERE game_id = $1 AND place NOT LIKE $2
                    AND notice ->> '$.says' <> 'declined' ORDER BY seq";
        let own = format!("%\"person\":\"{actor}\"%");
        for row in sqlx::query(said).bind(&self.game.0).bind(own).fetch_all(&mut connection).await.expect("rows") {
            state.push_str(&row.get::<String, _>(0));
            state.push('\n');
        }
        state
    }

    async fn person(&self, role: Role) -> (PersonId, bool) {
        let native = match role {
            Role::Onlooker | Role::Administrator => "nobody".to_owned(),
            Role::PlayerElsewhere => "player-b-0".to_owned(),
            Role::Namesake => return (PersonId::new(PlatformName::Discord, &self.holder("ITALY").await), false),
            Role::Eliminated => self.holder("TURKEY").await,
            Role::Player => self.holder("AUSTRIA").await,
            Role::Master => "master-a".to_owned(),
        };
        (PersonId::new(LOCAL, &native), role == Role::Administrator)
    }
}

fn invoked(command: &str, arguments: BTreeMap<String, String>) -> Content {
    Content::Invoked { command: command.to_owned(), arguments }
}

/// The name of the game in `#a`.
const NAME: &str = "Game a";

/// The command in all its forms.
fn clothes(id: &str, values: &[(&str, &str)], game: &GameId) -> Vec<Content> {
    let mut arguments: BTreeMap<String, String> =
        values.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    // A button has the game's id, people type its name.
    arguments.insert("game".to_owned(), game.0.clone());
    let pressed: Vec<_> = arguments.iter().map(|(key, value)| format!("{key}={value}")).collect();
    arguments.insert("game".to_owned(), NAME.to_owned());
    // What is given up is confirmed by a press.
    let typed = arguments.iter().filter(|(key, _)| *key != "sure");
    let typed: Vec<_> = typed.map(|(key, value)| format!("{key}:\"{value}\"")).collect();
    vec![
        Content::Text { text: format!("/{id} {}", typed.join(" ")), addressed: true },
        Content::Pressed { action: format!("{id}:{}", pressed.join(";")) },
        invoked(id, arguments),
    ]
}

#[tokio::test]
async fn no_command_has_an_effect_without_its_permission() {
    let mut table = Table::set().await;
    let game = table.game.clone();
    let mut tried = 0;
    for role in ROLES {
        let (person, administrator) = table.person(role).await;
        let before = table.state_but(person.as_str()).await;
        for spec in COMMANDS {
            if role.may(spec.command) {
                continue;
            }
            let values = values(spec.command);
            for place in [Place::Person(person.clone()), Place::Channel(ChannelId::new(LOCAL, "a"))] {
                for content in clothes(spec.id, values, &game) {
                    let deed = format!("{role:?} as {person}, {content:?} in {place:?}");
                    table.deed_of(person.clone(), administrator, &place, content).await;
                    assert_eq!(table.state_but(person.as_str()).await, before, "{deed}");
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 500, "only {tried} were tried");
}

/// After these the orders are public.
const ENDS_A_PHASE: [CommandId; 4] = [CommandId::Ready, CommandId::Adjudicate, CommandId::Proceed, CommandId::Cancel];

/// For each person and each command: nobody but Italy reads what Italy has ordered.
#[tokio::test]
async fn no_answer_to_others_contains_a_players_orders() {
    let mut table = Table::set().await;
    let game = table.game.clone();
    for role in ROLES {
        let (person, administrator) = table.person(role).await;
        // A person who takes over an empty seat may read its orders, so Italy's stays taken.
        let gives_away = |command| matches!(command, CommandId::Expel | CommandId::Replace) && role.may(command);
        let tried = |command| !ENDS_A_PHASE.contains(&command) && !gives_away(command);
        for spec in COMMANDS.iter().filter(|spec| tried(spec.command)) {
            let values = values(spec.command);
            for place in [Place::Person(person.clone()), Place::Channel(ChannelId::new(LOCAL, "a"))] {
                for content in clothes(spec.id, values, &game) {
                    table.deed_of(person.clone(), administrator, &place, content).await;
                }
            }
        }
    }
    let italy = table.holder("ITALY").await;
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(table.folder.path().join("db"));
    let mut connection = sqlx::SqliteConnection::connect_with(&file).await.expect("the same file");
    let said: Vec<String> = sqlx::query_scalar("SELECT notice FROM outbox WHERE place NOT LIKE $1")
        .bind(format!("%:{italy}\"%"))
        .fetch_all(&mut connection)
        .await
        .expect("rows");
    assert!(said.len() > 20, "something was said");
    let heard = table.heard.0.lock().expect("no poison").clone();
    assert!(heard.len() > 100, "something was answered");
    for words in said.iter().chain(&heard) {
        assert!(!words.contains("NAP - ION") && !words.contains("Nap - Ion"), "{words}");
    }
}

/// Ids that the bot never assigned.
#[tokio::test]
async fn forged_actions_do_nothing() {
    let mut table = Table::set().await;
    let austria = table.holder("AUSTRIA").await;
    let before = table.state_but("local:").await;
    let id = table.game.0.clone();
    for action in [
        String::new(),
        ":".to_owned(),
        "order".to_owned(),
        format!("adjudicate:game={id}"),
        format!("order:text=A VEN - PIE;game={id}"),
        format!("order:text=A VEN - PIE;power=ITALY;game={id}"),
        format!("order:game={id};text=F NAP H;person=local:{austria}"),
        "order:text=A VEN - PIE;game=zzzzzzzz".to_owned(),
        format!("agree:vote=1;game={id}"),
        "ready:game=../../etc".to_owned(),
        "\u{0}\u{ffff}".to_owned(),
        "x".repeat(10_000),
    ] {
        let place = Place::Person(PersonId::new(LOCAL, &austria));
        table.deed(&austria, false, &place, Content::Pressed { action: action.clone() }).await;
        let stored = table.state_but(&format!("local:{austria}")).await;
        assert!(!stored.contains("A VEN - PIE") && !stored.contains("F NAP H"), "{action}");
        let italy = |state: &str| state.lines().filter(|line| line.starts_with("ITALY")).map(str::to_owned).collect();
        let (after, unharmed): (Vec<String>, Vec<String>) = (italy(&stored), italy(&before));
        assert_eq!(after, unharmed, "{action}");
    }
}
