//! Every notice that repeats people's text or names, for the tests of all networks.
//!
//! Each network composes them once with a harmless name and once with one that imitates something else, and the results
//! must differ only in that name.

use std::collections::BTreeMap;

use dragoman_game::assignment::{CoinProof, Proof};
use dragoman_game::event::{PersonId, PlatformName};
use dragoman_game::loaded::Sent;
use dragoman_game::model::{Cause, Deed, Edit, Game, PhaseId, PhaseRecord, Position, PowerId, Settings};
use dragoman_game::notice::away::{Absentee, AwayNotice};
use dragoman_game::notice::conduct::ConductNotice;
use dragoman_game::notice::deputy::{Days, DeputyNotice, NoDeputy};
use dragoman_game::notice::letters::LettersNotice;
use dragoman_game::notice::master::{MasterNotice, NoDeed, NoStart};
use dragoman_game::notice::opening::{DraftStep, NoInvitation, OpeningNotice, Problem};
use dragoman_game::notice::order_thread::OrderThreads;
use dragoman_game::notice::personal::{OwnGame, OwnState, ToDo};
use dragoman_game::notice::press::PressNotice;
use dragoman_game::notice::relayed::{Outsider, Relayed, Why};
use dragoman_game::notice::rule::RuleNotice;
use dragoman_game::notice::seat::{NoSeat, SeatNotice};
use dragoman_game::notice::statement::{NoStatement, StatementNotice};
use dragoman_game::notice::watching::WatchNotice;
use dragoman_game::notice::what_if::WhatIfNotice;
use dragoman_game::notice::{Declined, History, LobbyPost, Notice, Personal, Reader, Receipt, Sitting};
use dragoman_game::refusal::Refusal;
use dragoman_game::rules;
use dragoman_game::what_if::{Origin, WhatIf};
use dragoman_l10n::{Language, sanitise};
use dragoman_platform::message::{Commands, Message, RoomReading, Times};
use jiff::Timestamp;
use jiff::civil::Date;
use serde_json::json;

use super::Speaker;
use super::writer::{Material, Writer};

/// Names and words that imitate formatting, a mention, a link, an id, another line or another direction.
pub(crate) const NASTY: &[&str] = &[
    "[Rules](https://evil.io)",
    "[Rules](<https://evil.io>)",
    "![x](https://evil.io/x.png)",
    "https://evil.io",
    "<https://evil.io>",
    "www.evil.io",
    "discord.gg/evil",
    "mailto:x@evil.io",
    "@everyone",
    "@here",
    "@room",
    "<@123456789012345678>",
    "<@!123456789012345678>",
    "<@&123456789012345678>",
    "<#123456789012345678>",
    "</new:123456789012345678>",
    "<id:guide>",
    "<t:0:R>",
    "<t:0:F> (<t:0:R>)",
    "<:x:123456789012345678>",
    "<a:x:123456789012345678>",
    ":smile:",
    "@ola:evil.io",
    "#room:evil.io",
    "!id:evil.io",
    "matrix:u/ola:evil.io",
    "</a><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "&lt;b&gt; &amp;",
    "\" onclick=\"x",
    "**x",
    "**x**",
    "***x***",
    "*x*",
    "_x_",
    "__x__",
    "||x||",
    "~~x~~",
    "`",
    "``",
    "`x`",
    "```x```",
    "a`b",
    "\\",
    "\\\\",
    "x\\",
    "\\*",
    "> x",
    ">>> x",
    "# x",
    "-# x",
    "- x",
    "+ x",
    "* x",
    "1. x",
    "1) x",
    "│ x",
    "one\n**two**",
    "one\u{2028}two",
    "\u{202e}evil",
    "\u{2066}evil\u{200f}",
    "שלום, ola",
    "\u{fdd0}Bx\u{fdd1}",
    "\u{fdd0}Oevil",
    "x\u{fdd1}**y**",
    " x ",
    "{ $name }",
    "%s {0} $1",
    "game=ab12cd34;vote=x",
    "ab12cd34",
];

fn person() -> PersonId {
    PersonId::new(PlatformName::Local, "ola")
}

/// A game whose name, and whose players' names, are `name`.
pub fn game(name: &str) -> Game {
    let settings = Settings::habit("classic", Language::EN, "UTC");
    let seats: Vec<_> = rules::seats(&settings)
        .into_iter()
        .enumerate()
        .map(|(number, powers)| {
            let holder = PersonId::new(PlatformName::Local, &format!("p{number}"));
            json!({ "holder": { "person": holder }, "name": name, "powers": powers, "joined_by": "local:1" })
        })
        .collect();
    let game = json!({
        "schema": dragoman_game::model::SCHEMA,
        "id": "ab12cd34",
        "name": name,
        "channel": "local:hall",
        "creator": "local:ola",
        "commitment": { "seed": "00".repeat(32), "hash": "11".repeat(32) },
        "seats": seats,
        "stage": { "running": {
            "number": 2,
            "position": rules::opening(&settings),
            "deadline": "2026-11-22T12:00:00Z",
            "began": "2026-11-21T12:00:00Z",
            "ready": [],
        } },
        "settings": settings,
    });
    serde_json::from_value(game).expect("a game")
}

/// Every notice that repeats `words`, a name or a longer text, with an id of the sample.
fn notices(words: &str, language: Language) -> Vec<Notice> {
    let name = || words.to_owned();
    let names = || vec![name(), name()];
    let day = || Date::constant(2026, 12, 3);
    let days = || Days { from: day(), to: day() };
    let absentee = || Absentee { name: name(), from: day(), to: day() };
    let at: Timestamp = "2026-11-22T12:00:00Z".parse().expect("an instant");
    let italy = || -> Vec<PowerId> { vec!["ITALY".into()] };
    let sitting = |powers: Vec<PowerId>| vec![Sitting { name: name(), powers }; 3];
    let settings = || Settings::habit("classic", Language::EN, "UTC");
    let message = || {
        let typed = format!("{words}\nA Ven - {words}\nA Ven - Tri {words}");
        rules::Message::unread(&typed, Language::EN, &"ITALY".into(), Vec::new())
    };
    let receipt = |several| {
        Notice::Receipt(Receipt {
            message: message(),
            number: 2,
            stored: vec!["A VEN - TRI".into()],
            missing: vec!["A ROM".into()],
            due: 0,
            deadline: Some(at),
            of: None,
            handle: None,
            withdrawn: Vec::new(),
            several,
            contradicted: italy(),
            unready: several,
        })
    };
    let bad_value =
        || Problem::Value { parameter: "press".to_owned(), value: name(), expected: vec!["full".to_owned()] };
    let letter = |text: String| Relayed::Letter {
        from: "FRANCE".into(),
        to: italy(),
        text,
        orders: vec!["A VEN - TRI".into()],
        left: 2,
        phrases: vec!["everyday-hello".to_owned()],
        language: Language::of(*b"pl"),
    };
    let instead = |why| Relayed::Instead { members: sitting(italy()), why, closed: false };
    let proof = json!({ "variant": "classic", "hash": "11", "seed": "00", "joins": [], "drawn": [["ITALY"]] });
    let proof: Proof = serde_json::from_value(proof).expect("a proof");
    let coin = json!({ "hash": "11", "seed": "00", "event": name(), "side": "allies" });
    let coin: CoinProof = serde_json::from_value(coin).expect("a coin's proof");
    let edits = || vec![Edit::Give { centre: "ROM".into(), to: None }];
    let own_games = || {
        let id = || dragoman_game::model::GameId("ab12cd34".to_owned());
        let own = |state| OwnGame { id: id(), name: name(), master: false, state };
        let to_do = ToDo::Orders { missing: 2 };
        let played = OwnState::Running { phase: "S1901M".into(), deadline: Some(at), powers: italy(), to_do };
        vec![own(OwnState::Lobby { joined: 1, needed: 7 }), own(played)]
    };
    let mut notices = vec![
        Notice::Lobby(LobbyPost {
            name: name(),
            settings: settings(),
            needed: 7,
            master: name(),
            joined: names(),
            hash: "11".repeat(32),
            coin: None,
            assigned: sitting(italy()),
            waiting: names(),
            confirm_by: Some(at),
            unconfirmed: names(),
        }),
        Notice::Created { name: name(), begun: false },
        Notice::Created { name: name(), begun: true },
        Notice::Welcome { name: name(), joined: 1, needed: 7, asks: true },
        Notice::Left { name: name() },
        Notice::Started { name: name(), sitting: sitting(italy()), deadline: Some(at), latest: Some(at) },
        Notice::Started { name: name(), sitting: sitting(Vec::new()), deadline: None, latest: None },
        Notice::YourPowers { name: name(), powers: italy(), units: vec!["A VEN".into()], deadline: Some(at) },
        receipt(false),
        receipt(true),
        Notice::HeaderMismatch { header: name(), phase: "S1901M".into(), power: "ITALY".into() },
        Notice::Finished { name: name(), winners: sitting(italy())[..1].to_vec(), drawn: false },
        Notice::Finished { name: name(), winners: sitting(italy()), drawn: false },
        Notice::Finished { name: name(), winners: sitting(italy()), drawn: true },
        Notice::Finished { name: name(), winners: Vec::new(), drawn: false },
        Notice::RoomOpened { members: sitting(italy()) },
        Notice::Talking { with: sitting(italy()) },
        Notice::TimezoneSet { timezone: name() },
        Notice::WhichGame {
            question: "q".to_owned(),
            games: vec![(dragoman_game::model::GameId("ab12cd34".to_owned()), name())],
        },
        Notice::Unanswered { phase: "S1901M".into(), typed: vec![name()] },
        Notice::Meant {
            question: "q".to_owned(),
            command: "say".to_owned(),
            game: None,
            words: Some(name()),
            readers: None,
        },
        Notice::Lacks { refusal: Refusal::ClosedToBot, name: Some(name()) },
        Notice::Lacks { refusal: Refusal::Permission("Manage Threads".to_owned()), name: Some(name()) },
        Notice::Lacks { refusal: Refusal::PutOut, name: Some(name()) },
        Notice::Lacks { refusal: Refusal::TooManyRooms, name: Some(name()) },
        Notice::Lacks { refusal: Refusal::Deleted, name: Some(name()) },
        Notice::Results { phase: Some(name()) },
        Notice::Personal(Personal::Tied { names: names() }),
        Notice::Personal(Personal::Kept { unreadable: names() }),
        Notice::Personal(Personal::Asked { unreadable: names() }),
        Notice::Personal(Personal::Forgotten { unreadable: names() }),
        Notice::OrderThreads(OrderThreads::Opened { person: person(), name: name() }),
        Notice::OrderThreads(OrderThreads::Unreachable { person: person(), name: name() }),
        Notice::OrderThreads(OrderThreads::Left { name: name() }),
        Notice::History(History::Why { phase: None, unit: Some(name()) }),
        Notice::History(History::Position { phase: name() }),
        Notice::History(History::Orders { phase: "S1901M".into() }),
        Notice::History(History::Chart),
        Notice::History(History::Saved),
        Notice::History(History::Log),
        Notice::History(History::Page),
        Notice::Relayed(letter(name())),
        Notice::Relayed(Relayed::Opening { with: sitting(italy()) }),
        Notice::Relayed(Relayed::Outsiders {
            people: vec![Outsider { person: person(), sitting: Sitting { name: name(), powers: Vec::new() } }],
        }),
        Notice::Relayed(instead(Why::Permission { permission: name() })),
        Notice::Statement(StatementNotice::NotUnderstood { understood: String::new(), rest: name(), sent: true }),
        Notice::Statement(StatementNotice::NotUnderstood { understood: "dmz:".to_owned(), rest: name(), sent: false }),
        Notice::Declined(Declined::Statement(NoStatement::UnknownAnswer { number: 1, word: name() })),
        Notice::Press(PressNotice::Declared {
            power: "ITALY".into(),
            text: name(),
            orders: Vec::new(),
            left: 0,
            language: Language::EN,
            phrases: Vec::new(),
            statement: None,
            number: 1,
        }),
        Notice::Press(PressNotice::Document {
            number: 1,
            power: "ITALY".into(),
            text: name(),
            orders: Vec::new(),
            left: 0,
            language: Language::EN,
            languages: Vec::new(),
        }),
        Notice::Opening(OpeningNotice::Rules { name: name(), settings: settings() }),
        Notice::Opening(OpeningNotice::Waiting { name: name(), place: 1, begun: true }),
        Notice::Opening(OpeningNotice::MovedUp { name: name(), joined: 1, needed: 7 }),
        Notice::Opening(OpeningNotice::StoppedWaiting { name: name() }),
        Notice::Opening(OpeningNotice::Confirm { name: name(), by: at, powers: italy() }),
        Notice::Opening(OpeningNotice::Dropped { name: name() }),
        Notice::Opening(OpeningNotice::Shared { name: name(), powers: italy() }),
        Notice::Opening(OpeningNotice::Drawn { players: vec![name()], proof }),
        Notice::Opening(OpeningNotice::Tossed { name: name(), powers: italy(), coin }),
        Notice::Away(AwayNotice::Announced { who: absentee() }),
        Notice::Away(AwayNotice::Stays { name: name() }),
        Notice::Away(AwayNotice::SteppedOver { names: names(), until: day(), deadline: at }),
        Notice::Deputy(DeputyNotice::Yours { deputy: Some((name(), days(), false)) }),
        Notice::Deputy(DeputyNotice::Asked { name: name(), powers: italy(), days: days() }),
        Notice::Deputy(DeputyNotice::Agreed { name: name(), days: days() }),
        Notice::Deputy(DeputyNotice::Refused { name: name() }),
        Notice::Deputy(DeputyNotice::Announced { name: name(), powers: italy(), days: days() }),
        Notice::Deputy(DeputyNotice::Begun { name: name(), powers: italy(), days: days(), deadline: Some(at) }),
        Notice::Deputy(DeputyNotice::Back { name: name(), powers: italy() }),
        Notice::Opening(OpeningNotice::AskedToJoin { name: name() }),
        Notice::Opening(OpeningNotice::AsksToJoin { name: name(), key: "~abc".to_owned() }),
        Notice::Opening(OpeningNotice::YouAreInvited { name: name(), master: name() }),
        Notice::Opening(OpeningNotice::NotInvited { name: name() }),
        Notice::Opening(OpeningNotice::InvitationSent { name: name(), invited: true }),
        Notice::Personal(Personal::Digest { games: vec![(name(), 2)] }),
        Notice::Personal(Personal::Games { games: own_games(), more: 1, practising: false }),
        Notice::Seat(SeatNotice::Asked { powers: italy(), name: name() }),
        Notice::Seat(SeatNotice::Filled { powers: italy(), name: Some(name()) }),
        Notice::Seat(SeatNotice::Invited { powers: italy() }),
        Notice::Master(MasterNotice::Announced { text: name() }),
        Notice::Master(MasterNotice::Cancelled { reason: name(), secret_until: Some(at) }),
        Notice::Master(MasterNotice::Cancelled { reason: String::new(), secret_until: None }),
        Notice::Opening(OpeningNotice::Parts { name: name() }),
        Notice::Master(MasterNotice::Appointed { name: name() }),
        Notice::Master(MasterNotice::PowerAssigned { powers: italy(), name: name() }),
        Notice::Master(MasterNotice::Moved { name: name() }),
        Notice::Master(MasterNotice::Edited { edits: edits(), reason: name(), deadline: Some(at) }),
        Notice::Master(MasterNotice::Entered { message: message(), orders: Vec::new(), number: 2 }),
        Notice::Master(MasterNotice::RolledBack { phase: "S1901M".into(), phases: 1, reason: name(), deadline: None }),
        Notice::Master(MasterNotice::Planned { deed: Deed::Cancel, reason: name(), phase: PhaseId::default(), at }),
        Notice::Seat(SeatNotice::YouDeparted { name: name() }),
        Notice::Seat(SeatNotice::Expelled { name: name(), powers: italy() }),
        Notice::Record(dragoman_game::notice::record::RecordNotice::Joined {
            name: name(),
            people: vec![(name(), None), (name(), Some(dragoman_game::track_record::TrackRecord::default()))],
        }),
        Notice::Rule(RuleNotice::Unknown { word: name(), near: Vec::new() }),
        Notice::Rule(RuleNotice::Unknown { word: name(), near: vec![dragoman_game::rule_topic::RuleTopic::Convoy] }),
        Notice::Conduct(ConductNotice::Blocked { name: name(), until: at }),
        Notice::Conduct(ConductNotice::Unblocked { name: name() }),
        Notice::Conduct(ConductNotice::Blocks { people: vec![(name(), at)] }),
        Notice::Conduct(ConductNotice::Barred { name: name(), until: at }),
        Notice::Conduct(ConductNotice::Admitted { name: name() }),
        Notice::Conduct(ConductNotice::Bars { people: vec![(name(), at)] }),
        Notice::Conduct(ConductNotice::Reported {
            reader: dragoman_game::notice::conduct::Reader::Master,
            text: name(),
        }),
        Notice::Conduct(ConductNotice::Report { game: name(), text: name() }),
        Notice::Conduct(ConductNotice::Reports { reports: vec![(name(), name())] }),
        Notice::Letters(LettersNotice::Asked { name: name(), until: at }),
        Notice::Letters(LettersNotice::Opened { name: name() }),
        Notice::Watching(WatchNotice::Asked { game: name(), name: name(), key: String::new(), already: false }),
        Notice::Watching(WatchNotice::Asked { game: name(), name: name(), key: String::new(), already: true }),
        Notice::Watching(WatchNotice::Asking { game: name() }),
        Notice::Watching(WatchNotice::Answered { name: name(), key: String::new(), agreed: true }),
        Notice::Watching(WatchNotice::Answered { name: name(), key: String::new(), agreed: false }),
        Notice::Watching(WatchNotice::Begun { name: name() }),
        Notice::Watching(WatchNotice::YouWatch { game: name() }),
        Notice::Watching(WatchNotice::Ended { name: name() }),
        Notice::Watching(WatchNotice::YouDont { game: name(), own: true }),
        Notice::Watching(WatchNotice::Listed {
            watching: vec![name()],
            asking: vec![(name(), name(), true), (name(), name(), false)],
        }),
        Notice::Opening(OpeningNotice::Draft {
            language,
            question: "Q1".to_owned(),
            name: Some(name()),
            settings: Box::new(settings()),
            step: DraftStep::Create,
        }),
        Notice::Opening(OpeningNotice::Unchanged { name: name() }),
        Notice::Opening(OpeningNotice::Rematch {
            of: dragoman_game::model::GameId("ab12cd34".to_owned()),
            before: name(),
            name: name(),
        }),
        Notice::Opening(OpeningNotice::Expired { name: name(), abandoned: false }),
        Notice::Master(MasterNotice::Panel {
            tenures: Vec::new(),
            phase: "S1901M".into(),
            deadline: Some(at),
            rows: Vec::new(),
            orders: Some(BTreeMap::new()),
        }),
    ];
    notices.push(Notice::WhatIf(WhatIfNotice {
        board: Box::new(WhatIf {
            origin: Some(Origin { game: dragoman_game::model::GameId("ab12cd34".to_owned()), name: name(), number: 1 }),
            ..WhatIf::opening("classic", at)
        }),
        messages: Vec::new(),
        own: true,
        remark: None,
    }));
    notices.extend([Deed::Cancel, Deed::Edit { edits: edits() }].map(|deed| {
        let phase = "S1901M".into();
        Notice::Master(MasterNotice::Asked { deed, reason: name(), phase, phases: 1, orders: 1 })
    }));
    let declined = [
        Declined::UnknownCommand { word: name(), nearest: None },
        Declined::UnknownCommand { word: name(), nearest: Some("new".to_owned()) },
        Declined::BadValue { parameter: "press".to_owned(), value: name(), expected: Vec::new() },
        Declined::Terms { problems: vec![bad_value(), bad_value()], exists: false },
        Declined::WhichGame { games: vec![(dragoman_game::model::GameId("ab12cd34".to_owned()), name())] },
        Declined::NoGameCalled { name: name(), games: vec![name()] },
        Declined::NoSuchOption {
            command: "change-settings".to_owned(),
            option: name(),
            value: name(),
            nearest: "deadline".to_owned(),
        },
        Declined::NameLikeId { name: name() },
        Declined::GameHere { name: name() },
        Declined::UnknownPower { word: name() },
        Declined::GivenBack { typed: name() },
        Declined::Seat(NoSeat::NobodyCalled { name: name() }),
        Declined::Seat(NoSeat::ExpelledBefore { name: name() }),
        Declined::Seat(NoSeat::SeveralCalled { name: name() }),
        Declined::Deputy(NoDeputy::Plays { name: name() }),
        Declined::Deputy(NoDeputy::Asked { name: name() }),
        Declined::Deputy(NoDeputy::Expelled { name: name() }),
        Declined::Invitation(NoInvitation::Invited { name: name() }),
        Declined::Master(NoDeed::NoSuchPhase { phase: name() }),
        Declined::Master(NoDeed::UnreadableEdit { part: name() }),
        Declined::Master(NoDeed::Start(NoStart::Unreadable { part: name() })),
        Declined::Master(NoDeed::NoDay { typed: name(), example: day() }),
    ];
    notices.extend(declined.map(Notice::Declined));
    notices
}

/// All languages.
pub fn languages() -> Vec<Language> {
    dragoman_locales::words().expect("checked elsewhere").languages().iter().collect()
}

/// All of them as messages, each with an id that identifies a failure.
pub fn messages(said: &str, language: Language, times: Times, commands: Commands) -> Vec<(String, Message)> {
    let words = dragoman_locales::words().expect("checked elsewhere");
    let reader = Reader {
        language,
        timezone: "UTC".to_owned(),
        person: Some(person()),
        pictures: Default::default(),
        wording: Default::default(),
    };
    let settings = Settings::habit("classic", Language::EN, "UTC");
    let before = rules::opening(&settings);
    let record = PhaseRecord {
        after: Position { phase: "F1901M".into(), ..before.clone() },
        before,
        orders: BTreeMap::new(),
        results: BTreeMap::new(),
        winners: Vec::new(),
        cause: Cause::default(),
        report: None,
    };
    let mut material = Material { game: Some(game(said)), record: Some(record), ..Material::default() };
    material.past.number = 1;
    material.past.played = vec![(1, "S1901M".into())];
    material.past.records = material.record.iter().cloned().collect();
    material.past.document = Some("{}".to_owned());
    material.past.sent = vec![Sent { power: "ITALY".into(), typed: said.to_owned() }];
    // The reader plays Italy, so that they have orders of their own.
    let mut own = material.clone();
    if let Some(seat) =
        own.game.as_mut().and_then(|game| game.seats.iter_mut().find(|seat| seat.holds(&"ITALY".into())))
    {
        seat.held_by(dragoman_game::model::Holder::Person(person()));
    }
    notices(said, language)
        .into_iter()
        .enumerate()
        .map(|(number, notice)| {
            let material = if matches!(notice, Notice::Results { .. } | Notice::History(History::Position { .. })) {
                Material { record: None, ..own.clone() }
            } else {
                own.clone()
            };
            let speaker = Speaker(Writer {
                words: &words,
                reader: &reader,
                times,
                commands,
                actions: 25,
                reacts: false,
                room: RoomReading::ALL,
                material: &material,
            });
            let said = speaker.say(&notice);
            let message = Message { text: said.text, actions: said.actions, ..Message::default() };
            let tag = format!("{notice:?}");
            let tag = tag.split(['{', '(']).take(2).collect::<Vec<_>>().join(" ");
            (format!("{number} {tag}"), message)
        })
        .collect()
}

/// `text` in a form in which two networks' ways of showing the same words are equal: without spaces and invisible
/// characters, and without the sign before a letter's lines.
pub fn bare(text: &str) -> String {
    let is_invisible = |c: char| matches!(c, '\u{2060}' | '\u{2066}'..='\u{2069}');
    let text: String = text.chars().map(|c| if c == '│' { ' ' } else { c }).filter(|c| !is_invisible(*c)).collect();
    // Names of people who join have no spaces at their edges.
    text.split_whitespace().collect()
}

/// Composes everything with a harmless name and with each imitating one, and compares what a network makes of it:
/// `read` gives the plain text and the formatting that its reader sees.
pub fn compare(times: Times, read: impl Fn(&Message) -> (String, Vec<String>)) {
    const HARMLESS: &str = "Zbigniew";
    let harmless = messages(HARMLESS, Language::EN, times, Commands::Names);
    for nasty in NASTY {
        for ((tag, plain), (_, message)) in harmless.iter().zip(messages(nasty, Language::EN, times, Commands::Names)) {
            // An order's meaning differs with its text.
            if tag.contains("Receipt") || tag.contains("Entered") {
                continue;
            }
            let (expected, mut formatting) = read(plain);
            let (text, mut found) = read(&message);
            let wanted = expected.replace(HARMLESS, &sanitise::name(nasty, 80));
            // Lines of a letter are lines, and lines of orders are items: more of them aren't other formatting.
            let has_lines = nasty.contains(['\n', '\u{2028}']);
            let words = |text: &str| if has_lines { bare(&text.replace("- ", "")) } else { bare(text) };
            if has_lines {
                let is_line = |mark: &String| matches!(mark.as_str(), "- " | "br" | "ul" | "/ul" | "li" | "/li");
                formatting.retain(|mark| !is_line(mark));
                found.retain(|mark| !is_line(mark));
            }
            assert_eq!(found, formatting, "{tag}: {nasty:?} changed the formatting of {text:?}");
            assert_eq!(words(&text), words(&wanted), "{tag}: {nasty:?}");
        }
    }
}

#[test]
fn every_notice_contains_the_text_that_it_repeats() {
    for language in dragoman_locales::words().expect("checked elsewhere").languages() {
        for (tag, message) in messages("Zbigniew", language, Times::Words, Commands::Names) {
            let labels = message.actions.iter().any(|action| action.label.contains("Zbigniew"));
            assert!(message.text.plain().contains("Zbigniew") || labels, "{language:?} {tag}: {:?}", message.text);
        }
    }
}
