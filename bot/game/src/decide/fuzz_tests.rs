//! Decides any event on any view: without a panic, on a small stack, without telling a secret to the wrong people, and
//! with work that grows no faster than the text. Each command is carried out at least once.
//!
//! Events and views come from a seed, which is printed and can be set (`DRAGOMAN_TEST_SEED`). The ordinary run makes
//! 200,000 decisions; with `DRAGOMAN_LONG` it makes ten million. Work is counted in
//! allocations and in what is looked up, not in time.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};

use dragoman_l10n::{Language, Words};
use dragoman_reading::command::{self, COMMANDS, CommandId, Effect, Kind, Spec};
use dragoman_reading::fold::look_ups;
use jiff::{SignedDuration, Timestamp};

use super::decide;
use super::decision::{Decision, Want};
use super::view::View;
use crate::action::{self, GameRef};
use crate::conduct::{Listed, Server, Subject};
use crate::event::{
    AUTHOR, Actor, ChannelId, Content, Event, EventId, GAME_ID, PersonId, Place, PlatformName, ReplyToken, RoomId,
    Unreadable,
};
use crate::limits::Limits;
use crate::loaded::{LoadedGame, RoomRow};
use crate::model::{
    self, Asked, Away, Cause, Deed, Deputy, Document, Ending, Game, GameId, Holder, JoinRequest, Line, Paused,
    PhaseClock, PhaseRecord, PhaseTimes, Position, PowerId, PressRule, Proposal, Settings, Sheet, Stage, UnitText,
    Vote, Waiting, Wishes,
};
use crate::notice::{Declined, Destination, Notice};
use crate::person::Person;
use crate::practice::Practice;
use crate::question::{Question, Request};
use crate::rules::Sheets;
use crate::testing::{Trial, words};
use crate::track_record::TrackRecord;
use crate::what_if::WhatIf;

/// The whole stack of the thread on which decisions are made.
const STACK: usize = 256 * 1024;

/// SplitMix64: the same numbers for the same seed, on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, most: usize) -> usize {
        let most = u64::try_from(most.max(1)).unwrap_or(u64::MAX);
        usize::try_from(self.next() % most).unwrap_or(0)
    }

    fn one_in(&mut self, many: usize) -> bool {
        self.below(many) == 0
    }

    fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    fn word<'a, T: AsRef<str>>(&mut self, all: &'a [T]) -> &'a str {
        self.of(all).as_ref()
    }
}

const PEOPLE: [&str; 6] = ["italy", "austria", "russia", "ola", "admin", "stranger"];
/// For the last one there are no messages.
const LANGUAGES: [Language; 5] =
    [Language::EN, Language::of(*b"it"), Language::of(*b"nl"), Language::of(*b"pl"), Language::of(*b"xx")];
const NAMES: [&str; 7] = ["Bosforo", "a", "A", "to Germany", "ready", "Łódź", "ab12cd31"];

fn person(platform: PlatformName, name: &str) -> PersonId {
    PersonId::new(platform, name)
}

/// Games in every state, as if played on the local page by [`PEOPLE`].
fn games() -> Vec<Game> {
    let table = |settings: Settings| Trial::with(settings).loaded.game;
    let habit = |variant: &str| Settings::habit(variant, Language::EN, "UTC");
    let fresh = table(habit("classic"));
    let now = Trial::new().now;
    let mut games = vec![fresh.clone(), table(habit("ancient-mediterranean"))];
    let mut with = |change: &dyn Fn(&mut Game)| {
        let mut game = fresh.clone();
        change(&mut game);
        games.push(game);
    };
    let position = |game: &mut Game, phase: &str, change: &dyn Fn(&mut Position)| {
        if let Stage::Running(running) = &mut game.stage {
            running.number = 7;
            running.position.phase = phase.into();
            change(&mut running.position);
        }
    };
    with(&|game| {
        game.stage = Stage::Lobby;
        game.seats.clear();
    });
    with(&|game| {
        game.stage = Stage::Lobby;
        game.seats.truncate(3);
        game.seats.iter_mut().for_each(|seat| seat.powers.clear());
    });
    with(&|game| {
        game.stage = Stage::Lobby;
        game.confirm_by = now.checked_add(SignedDuration::from_hours(3)).ok();
        let person = person(PlatformName::Local, "stranger");
        let (name, joined_by) = ("stranger".to_owned(), "local:9".to_owned());
        game.waiting.push(Waiting { person, name, joined_by, preferences: Wishes::default(), since: now });
    });
    with(&|game| {
        position(game, "S1902R", &|position| {
            position.units.insert("ITALY".into(), vec!["A ROM".into(), "F NAP".into()]);
            position.units.insert("AUSTRIA".into(), vec!["A TRI".into(), "A BUD".into(), "A VIE".into()]);
            let retreats = [("A TRI".into(), vec!["ALB".into(), "TYR".into()])];
            position.dislodged.insert("ITALY".into(), retreats.into());
        });
    });
    with(&|game| {
        position(game, "W1901A", &|position| {
            position.units.insert("ITALY".into(), vec!["A VEN".into(), "F ION".into(), "A TUN".into()]);
            position.centers.entry("ITALY".into()).or_default().push("TUN".into());
            position.centers.entry("AUSTRIA".into()).or_default().pop();
        });
    });
    with(&|game| {
        position(game, "F1902M", &|position| {
            position.units.insert("RUSSIA".into(), ["A UKR", "A MOS", "F SEV", "F BOT"].map(UnitText::from).to_vec());
            position.units.remove("AUSTRIA");
        });
    });
    with(&|game| {
        if let Stage::Running(running) = &mut game.stage {
            assert!(running.clock.pause(now, Paused::ByMaster));
        }
    });
    with(&|game| {
        if let Stage::Running(running) = &mut game.stage {
            let talk_until = now.checked_add(SignedDuration::from_hours(1)).ok();
            running.clock = PhaseClock::new(PhaseTimes {
                deadline: running.clock.deadline().or(talk_until),
                talk_until,
                ..PhaseTimes::default()
            });
            running.ready.insert("ITALY".into());
        }
    });
    with(&|game| {
        if let Stage::Running(running) = &mut game.stage {
            let until = running.clock.deadline().unwrap_or(now);
            running.clock.begin_grace(["ENGLAND".into()], until);
            running.ready.extend(["AUSTRIA", "RUSSIA", "TURKEY", "GERMANY", "FRANCE"].map(PowerId::from));
        }
        game.settings.tempo.grace = 3600;
    });
    with(&|game| {
        let position = game.position().cloned().unwrap_or_default();
        game.stage =
            Stage::Over(Ending { winners: vec!["ITALY".into()], position, at: now, by: None, keeps_secrets: false });
    });
    with(&|game| {
        let position = game.position().cloned().unwrap_or_default();
        game.stage = Stage::Over(Ending { winners: Vec::new(), position, at: now, by: None, keeps_secrets: false });
        game.settings.letters_kept = true;
        game.letters.count = 2;
        game.letters.people =
            PlatformName::ALL.iter().flat_map(|of| PEOPLE.iter().map(|who| person(*of, who))).collect();
    });
    with(&|game| {
        let proposals =
            [Proposal::Draw, Proposal::Concede { power: "ITALY".into() }, Proposal::Extend { seconds: 3600 }];
        for proposal in proposals {
            let number = u32::try_from(game.votes.len()).unwrap_or(0);
            let mut vote = Vote::new(proposal, number, now);
            vote.answer(&"AUSTRIA".into(), true);
            game.votes.push(vote);
        }
        game.settings.votes_told = true;
    });
    with(&|game| {
        for (number, holder) in [Holder::Vacant, Holder::Computer(3)].into_iter().enumerate() {
            let seat = &mut game.seats[number + 3];
            seat.held_by(holder).given_up_by(person(PlatformName::Local, "stranger")).offer(now);
        }
        game.seats[0].invite(person(PlatformName::Local, "admin"));
        let day = |text: &str| text.parse().expect("a day");
        let at = |hours: i64| now.checked_add(SignedDuration::from_hours(hours)).expect("an instant");
        for (number, begun) in [true, false].into_iter().enumerate() {
            let of = game.seats[number + 1].person().cloned().expect("a player");
            let who = (person(PlatformName::Local, if begun { "stranger" } else { "admin" }), "deputy".to_owned());
            let (days, times) = ((day("2026-11-20"), day("2026-11-24")), (at(-24), at(72)));
            game.seats[number + 1].ask_deputy(Deputy::asked(of, who, days, times));
            if begun {
                game.accept_deputy(number + 1);
                game.begin_deputy(number + 1);
            }
        }
        let away = game.seats[0].person().cloned().expect("a player");
        let (from, to) = (day("2026-11-22"), day("2026-11-25"));
        game.away.push(Away { person: away, from, to, waited: false, taken_back: false });
        game.settings.by_invitation = true;
        let asks = person(PlatformName::Local, "stranger");
        game.requests.push(JoinRequest { person: asks, name: "stranger".to_owned(), refused: false });
        game.asked = Some(Asked { deed: Deed::Cancel, reason: "x".into(), number: 1, not_before: None, by: None });
    });
    with(&|game| {
        for number in 1..=3 {
            let readers = ["ITALY".into(), "RUSSIA".into()].into_iter().filter(|_| number == 2).collect();
            let (room, signed) = (None, ["RUSSIA".into()].into());
            game.documents.push(Document { number, readers, room, signed });
        }
        game.settings.master_sees = true;
    });
    with(&|game| game.settings.anonymous = true);
    with(&|game| game.settings.press = PressRule::Public);
    with(&|game| game.settings.press = PressRule::None);
    with(&|game| {
        game.settings.practice = true;
        let powers = game.seats.drain(1..).flat_map(|seat| seat.powers).collect::<Vec<_>>();
        game.seats[0].powers.extend(powers);
        game.seats[0].held_by(Holder::Person(person(PlatformName::Local, "italy")));
    });
    games
}

/// The same game on another network.
fn moved(game: &Game, platform: PlatformName) -> Game {
    let text = serde_json::to_string(game).expect("a game is JSON");
    model::read(&text.replace("local:", &format!("{platform}:"))).expect("and is read again")
}

/// The values from which views and events are made.
struct Stock {
    games: Vec<(PlatformName, LoadedGame)>,
    /// Pieces of texts.
    pieces: Vec<String>,
    now: Timestamp,
}

impl Stock {
    fn new(words: &Words) -> Self {
        let mut stocked = Vec::new();
        for game in games() {
            for platform in PlatformName::ALL {
                let game = moved(&game, platform);
                let mut sheets = Sheets::default();
                if game.running().is_some_and(|running| running.position.phase.is_movement()) {
                    let line = |order: &str| Line { typed: String::new(), order: order.into() };
                    let lines = vec![line("A VEN - TRI"), line("F NAP H")];
                    sheets.set("ITALY".into(), 2, Sheet { lines, doubts: Vec::new() }.into());
                }
                let row = |number: usize, powers: [&str; 2], room: bool| RoomRow {
                    key: format!("key{number}"),
                    game: game.id.clone(),
                    members: powers.map(PowerId::from).to_vec().into(),
                    room: room.then(|| RoomId::new(platform, &format!("room{number}"))),
                    relayed: None,
                };
                let rooms = vec![row(0, ["ITALY", "RUSSIA"], true), row(1, ["AUSTRIA", "ITALY"], false)];
                stocked.push((platform, LoadedGame { sheets, rooms, ..LoadedGame::new(game, 3) }));
            }
        }
        let mut pieces: Vec<String> = Vec::new();
        for spec in COMMANDS {
            pieces.push(spec.id.to_owned());
            for language in words.languages() {
                pieces.push(command::name(words, spec, language));
                pieces.extend(command::other_names(words, spec, language));
            }
            pieces.extend(spec.parameters.iter().map(|parameter| format!("{}:", parameter.id)));
        }
        for language in words.languages() {
            pieces.extend(words.order_words(language).iter().flat_map(|word| word.forms.iter().take(3).cloned()));
            let table = words.table(language, "classic");
            pieces.extend(table.provinces.iter().map(|entry| entry.abbr.clone()));
            pieces.extend(table.powers.iter().map(|entry| entry.name.clone()));
        }
        pieces.extend(ORDERS.map(str::to_owned));
        pieces.extend(ODD.map(str::to_owned));
        Self { games: stocked, pieces, now: Trial::new().now }
    }
}

/// The same sentence of the bot in its languages.
const SENTENCES: [&str; 5] = [
    "Du hast in dieser Partie keinen Platz.",
    "You have no seat in this game.",
    "In questa partita non hai un posto.",
    "Je hebt geen plaats in dit spel.",
    "Nie masz miejsca w tej partii.",
];

const ORDERS: [&str; 12] = [
    "A Ven - Tri",
    "F Nap - ION",
    "A Rom H",
    "A Ven S A Rom",
    "A VIE - GAL",
    "F Sev - Rum",
    "A Tri R Alb",
    "A Rom B",
    "waive",
    "A Ven D",
    "A Rom S A Ven - Tri",
    "F ION C A TUN - NAP",
];

const ODD: [&str; 40] = [
    "Bosforo:",
    "a:",
    "A:",
    "to Germany:",
    "to Germany, France: ",
    "a Germania e Francia: ",
    "letter",
    "!",
    "/",
    ":",
    "=",
    ";",
    ",",
    "\n",
    "\n\n",
    "\"",
    "„",
    "”",
    "“",
    "`",
    "**",
    "@everyone",
    "\u{202e}",
    "\u{0}",
    "🙂",
    "ą",
    "Ł",
    "é",
    "\u{301}",
    "ﬁ",
    "İ",
    "ß",
    "#1",
    "1-0",
    "0",
    "-1",
    "4294967296",
    "48h",
    "S1901M",
    "x",
];

impl Stock {
    fn text(&self, random: &mut Random) -> String {
        let mut text = String::new();
        if random.one_in(400) {
            let piece = random.of(&self.pieces).clone();
            let times = 4_200 / (piece.len() + 1);
            return format!("{piece} ").repeat(random.below(times + 1));
        }
        let pieces = if random.one_in(20) { random.below(60) } else { 1 + random.below(6) };
        for _ in 0..pieces {
            match random.below(12) {
                0..=2 => text.push_str(random.word(&ORDERS)),
                3 => text.push_str(random.word(&ODD)),
                4 => text.push_str(random.word(&NAMES)),
                5 => {
                    for _ in 0..random.below(4) {
                        text.push(char::from_u32(u32::try_from(random.next() % 0x3000).unwrap_or(0)).unwrap_or('?'));
                    }
                }
                _ => text.push_str(random.word(&self.pieces)),
            }
            text.push_str(random.word(&[" ", " ", " ", ", ", "\n", "", ":", " - "]));
        }
        mutated(text, random)
    }

    /// A value of a command.
    fn value(&self, random: &mut Random) -> String {
        match random.below(9) {
            8 => random
                .word(&["2026-12-03..2026-12-06", "3-6 December", "none", "mon", "23:00-7:00", "2026-11-22"])
                .to_owned(),
            0 => random
                .word(&["yes", "no", "full", "days", "table", "48h", "3d", "1", "x", "", "Germany", "ITALY"])
                .to_owned(),
            1 => random.word(&PEOPLE).to_owned(),
            2 => random.word(&["S1901M", "1", "7", "1-0", "1-2", "spring 1901", "4294967295", "0"]).to_owned(),
            3 => random.word(&ORDERS).to_owned(),
            4 => random.word(&NAMES).to_owned(),
            _ => self.text(random),
        }
    }

    fn action(&self, random: &mut Random) -> String {
        let spec = random.of(COMMANDS);
        let mut id = match random.below(12) {
            0 => "which".to_owned(),
            1 => action::ASK_AGAIN.to_owned(),
            _ => spec.id.to_owned(),
        };
        let mut keys: Vec<&str> = spec.parameters.iter().map(|parameter| parameter.id).collect();
        keys.extend(["game", "game", "during", "receipt", "question", "asked", "vote"]);
        let mut first = true;
        for key in keys {
            if random.one_in(3) {
                continue;
            }
            let value = match key {
                "game" => format!("ab12cd3{}", random.below(4)),
                "during" => {
                    random.word(&["1-S1901M", "7-W1901A", "7-S1902R", "7-F1902M", "2-F1901M", "x-y", "-"]).to_owned()
                }
                "receipt" => "abcdefgh".to_owned(),
                "question" => "Q1".to_owned(),
                "vote" => random.word(&["1-0", "1-1", "7-0", "draw", ""]).to_owned(),
                "text" => {
                    random.word(&["A VEN - TRI", "F NAP H", "A TRI R ALB", "A ROM B", "WAIVE", "A X - Y"]).to_owned()
                }
                "power" | "to" | "with" => random.word(&["ITALY", "RUSSIA", "RUSSIA+ITALY", "NOWHERE"]).to_owned(),
                _ => self.value(random),
            };
            let _ = write!(id, "{}{key}={value}", if first { ":" } else { ";" });
            first = false;
        }
        mutated(id, random)
    }

    fn said(&self, random: &mut Random) -> Request {
        match random.below(3) {
            0 => Request::Text(self.text(random)),
            1 => {
                Request::Command(random.of(COMMANDS).id.to_owned(), BTreeMap::from([("game".into(), "Bosforo".into())]))
            }
            _ => {
                let action = action::CommandAction::read(&self.action(random));
                action.map_or_else(|| Request::Text("status".to_owned()), Request::Pressed)
            }
        }
    }

    fn content(&self, random: &mut Random) -> Content {
        match random.below(22) {
            0..=9 => Content::Text { text: self.text(random), addressed: !random.one_in(4) },
            10 => Content::Edited {
                of: EventId::new(PlatformName::Local, "5"),
                said: if random.one_in(2) { self.now } else { Timestamp::UNIX_EPOCH },
                text: self.text(random),
                addressed: !random.one_in(4),
            },
            11..=14 => {
                let spec = random.of(COMMANDS);
                let mut arguments = BTreeMap::new();
                if random.one_in(2) {
                    return self.meant(spec, random);
                }
                for parameter in spec.parameters {
                    if parameter.required && !random.one_in(10) || random.one_in(3) {
                        arguments.insert(parameter.id.to_owned(), self.value(random));
                    }
                }
                if random.one_in(10) {
                    arguments.insert(GAME_ID.to_owned(), "ab12cd31".to_owned());
                    arguments.insert(AUTHOR.to_owned(), self.value(random));
                    arguments.insert(
                        "during".to_owned(),
                        if random.one_in(2) { "1-S1901M".to_owned() } else { self.value(random) },
                    );
                }
                let command = if random.one_in(30) { self.text(random) } else { spec.id.to_owned() };
                Content::Invoked { command, arguments }
            }
            15..=16 => Content::Pressed { action: self.action(random) },
            17 => Content::Reacted { sign: self.value(random), action: self.action(random) },
            18 => Content::Removed { of: EventId::new(PlatformName::Local, "5"), said: self.time(random) },
            19 => Content::Unreadable(match random.below(7) {
                0 => Unreadable::Wordless,
                1 => Unreadable::Unaddressed,
                2 => Unreadable::Verification,
                3 => Unreadable::Unsigned,
                4 => Unreadable::NewIdentity,
                5 => Unreadable::WhichPost { sign: self.value(random) },
                _ => Unreadable::PlainReaction { sign: self.value(random), can_be_undone: random.below(2) == 0 },
            }),
            20 => Content::Invited,
            _ => Content::Undecryptable,
        }
    }

    /// A command as a person would give it on purpose.
    fn meant(&self, spec: &Spec, random: &mut Random) -> Content {
        let mut arguments = BTreeMap::new();
        // Many values at once nearly always contradict each other.
        let many = spec.parameters.len() > 10;
        for parameter in spec.parameters {
            if many && !parameter.required && !random.one_in(12) {
                continue;
            }
            if parameter.id == "game" || !parameter.required && parameter.id != "reason" && random.one_in(3) {
                continue;
            }
            let value = match (parameter.id, parameter.kind) {
                (_, Kind::Choice(choices)) => random.word(choices).to_owned(),
                (_, Kind::Variant) => random.word(&["classic", "ancient-mediterranean"]).to_owned(),
                (_, Kind::Language) => random.word(&["en", "it", "xx"]).to_owned(),
                ("time" | "deadline", _) => "24h".to_owned(),
                ("power" | "to" | "with", _) => random.word(&["ITALY", "RUSSIA", "France"]).to_owned(),
                ("phase", _) => random.word(&["S1901M", "spring 1901", "jesień 1902"]).to_owned(),
                ("reason" | "message" | "words" | "name", _) => "peace".to_owned(),
                ("changes", _) => random.word(&["A TUR CON", "- A VEN", "A VEN TUS"]).to_owned(),
                ("person" | "who", _) => random.word(&["italy", "russia", "ITALY", "stranger"]).to_owned(),
                ("quoted", _) if spec.command == CommandId::WrongSentence => random.word(&SENTENCES).to_owned(),
                ("text" | "quoted", _) => random.word(&ORDERS).to_owned(),
                ("unit", _) => random.word(&["A Ven", "F Nap"]).to_owned(),
                ("document", _) => random.word(&["1", "2", "3"]).to_owned(),
                ("number", _) => "15".to_owned(),
                ("timezone", _) => "Europe/Rome".to_owned(),
                _ => self.value(random),
            };
            arguments.insert(parameter.id.to_owned(), value);
        }
        Content::Invoked { command: spec.id.to_owned(), arguments }
    }

    /// Past phases for the game: what was played before its present position.
    fn past(&self, view: &View, game: &GameId) -> Vec<(u32, PhaseRecord)> {
        let all = view.mine.iter().chain(&view.here).chain(view.over.iter().flatten());
        let Some(after) = all.filter(|loaded| loaded.game.id == *game).find_map(|loaded| loaded.game.position()) else {
            return Vec::new();
        };
        let phases = (1..).zip(["S1901M", "F1901M", "F1902M"]);
        let record = |(number, phase): (u32, &str)| {
            let before = Position { phase: phase.into(), ..after.clone() };
            let orders = BTreeMap::from([("ITALY".into(), vec!["A VEN H".into()])]);
            let (results, winners, cause) = (BTreeMap::new(), Vec::new(), Cause::Orders);
            (number, PhaseRecord { before, orders, results, after: after.clone(), winners, cause, report: None })
        };
        phases.map(record).collect()
    }

    /// A game that is over and matches the reference.
    fn over(&self, platform: PlatformName, meant: &GameRef, random: &mut Random) -> Vec<LoadedGame> {
        let is_over =
            |(of, loaded): &&(PlatformName, LoadedGame)| *of == platform && matches!(loaded.game.stage, Stage::Over(_));
        let mut found: Vec<_> = self.games.iter().filter(is_over).map(|(_, loaded)| loaded.clone()).collect();
        for loaded in &mut found {
            loaded.game.id = GameId("ab12cd39".to_owned());
            match meant {
                GameRef::Id(id) => loaded.game.id = id.clone(),
                GameRef::Named(name) => loaded.game.name.clone_from(name),
            }
        }
        found.truncate(random.below(3));
        found
    }

    /// People on a list.
    fn listed(&self, platform: PlatformName, random: &mut Random) -> Vec<Listed> {
        let some: Vec<&str> = PEOPLE.iter().copied().filter(|_| random.one_in(3)).collect();
        let row = |name: &str| Listed {
            subject: Subject::person(&crate::testing::mark_key(), &person(platform, name)),
            shown: name.to_owned(),
            until: self.now,
        };
        some.into_iter().map(row).collect()
    }

    /// A game that may have been opened, and others of the channel.
    fn beside(&self, id: &GameId, channel: &ChannelId, random: &mut Random) -> Vec<LoadedGame> {
        let mut found = Vec::new();
        for number in 0..random.below(3) {
            let (_, mut loaded) = random.of(&self.games).clone();
            loaded.game.channel = channel.clone();
            loaded.game.id = if number == 0 { id.clone() } else { GameId(format!("ab12ce3{number}")) };
            found.push(loaded);
        }
        found
    }

    fn named(&self, platform: PlatformName, random: &mut Random) -> Vec<Person> {
        let known = |name: &str| Person::new(person(platform, name), name);
        let mut found = Vec::new();
        for _ in 0..1 + random.below(8) / 6 {
            found.push(known(random.word(&PEOPLE)));
        }
        if random.one_in(8) { Vec::new() } else { found }
    }

    fn time(&self, random: &mut Random) -> Timestamp {
        let hours = *random.of(&[-2000, -1, 0, 0, 0, 0, 0, 1, 47, 49, 2000]);
        self.now.checked_add(SignedDuration::from_hours(hours)).unwrap_or(self.now)
    }

    /// An event by some person in some place, and what they see.
    fn event(&self, random: &mut Random) -> (Event, View) {
        let platform = *random.of(&PlatformName::ALL);
        let who = *random.of(&PEOPLE);
        let id = person(platform, who);
        let mut found: Vec<LoadedGame> = Vec::new();
        for number in 0..random.below(4) {
            let (_, loaded) = loop {
                let candidate = random.of(&self.games);
                if candidate.0 == platform || random.one_in(6) {
                    break candidate;
                }
            };
            let mut loaded = loaded.clone();
            loaded.game.id = GameId(format!("ab12cd3{number}"));
            loaded.game.name = (*random.of(&NAMES)).to_owned();
            for row in &mut loaded.rooms {
                row.game = loaded.game.id.clone();
            }
            if random.one_in(4) {
                loaded.game.channel = ChannelId::new(platform, "loft");
            }
            found.push(loaded);
        }
        let is_mine = |loaded: &&LoadedGame| {
            let game = &loaded.game;
            let was = |seat: &model::Seat| seat.former() == Some(&id);
            let over = matches!(game.stage, Stage::Over(_));
            let deputes = |seat: &model::Seat| seat.deputy().is_some_and(|deputy| deputy.person == id);
            let sits = game.seat_of(&id).is_some() || game.seats.iter().any(|seat| was(seat) || deputes(seat));
            !over && (sits || game.creator == id)
        };
        let mine: Vec<LoadedGame> = found.iter().filter(is_mine).cloned().collect();
        let hall = ChannelId::new(platform, "hall");
        let mut here: Vec<LoadedGame> = found.iter().filter(|loaded| loaded.game.channel == hall).cloned().collect();
        let place = match random.below(8) {
            0..=3 => Place::Person(id.clone()),
            4 | 5 => Place::Channel(hall.clone()),
            6 => Place::Reply { token: ReplyToken::new(platform, "t1"), author: id.clone() },
            _ => Place::Room(RoomId::new(platform, "room0")),
        };
        let rooms = found.iter().flat_map(|loaded| &loaded.rooms);
        let room = match &place {
            Place::Room(room) => rooms.clone().find(|row| row.room.as_ref() == Some(room)).cloned(),
            // A command in a room's thread.
            Place::Reply { .. } if random.one_in(4) => rooms.clone().next().cloned(),
            Place::Channel(_) | Place::Person(_) | Place::Reply { .. } => None,
        };
        if matches!(place, Place::Person(_)) {
            here.clear();
        }
        let channel = match &place {
            Place::Reply { .. } if !random.one_in(3) => Some(hall),
            Place::Room(_) => Some(hall),
            _ => None,
        };
        let content = self.content(random);
        let question = (random.one_in(8) || matches!(&content, Content::Pressed { action } if action.contains("Q1")))
            .then(|| Question {
                id: "Q1".to_owned(),
                person: id.clone(),
                said: self.said(random),
                during: BTreeMap::new(),
                expires: self.now,
                slot: random.one_in(3).then(|| "slot".to_owned()),
            });
        let actor = Actor {
            person: id.clone(),
            name: if random.one_in(10) { self.text(random) } else { who.to_owned() },
            language: random.one_in(3).then(|| *random.of(&LANGUAGES)),
            administrator: who == "admin",
        };
        let event = Event {
            id: EventId::new(platform, &random.next().to_string()),
            at: self.time(random),
            actor,
            place,
            channel,
            content,
        };
        let receipts = mine.iter().map(|loaded| format!("receipt:{}:1:ITALY:abcdefgh", loaded.game.id)).collect();
        let mut seed = [0; 32];
        seed.iter_mut().for_each(|byte| *byte = u8::try_from(random.next() % 256).unwrap_or(0));
        let current = random.one_in(2).then(|| GameId("ab12cd30".to_owned()));
        let view = View {
            key: crate::testing::mark_key(),
            now: self.now,
            restored: random.one_in(4).then_some(self.now),
            behind: SignedDuration::ZERO,
            seed,
            person: Person {
                id,
                name: who.to_owned(),
                language: random.one_in(2).then(|| *random.of(&LANGUAGES)),
                timezone: None,
                current_game: current,
                answered: random.one_in(2).then_some(self.now),
                ringing: crate::ringing::Ringing::default(),
                pictures: crate::pictures::PictureChoice::default(),
                wording: crate::wording::Wording::default(),
                practice: random.one_in(3).then(|| Practice::new(self.now)),
                what_if: random.one_in(3).then(|| Box::new(WhatIf::opening("classic", self.now))),
            },
            mine,
            here,
            room,
            readers: vec![Language::of(*b"pl"), Language::of(*b"it")],
            newest: None,
            question,
            receipts,
            writer: None,
            length: None,
            limits: Limits::default(),
            language: *random.of(&LANGUAGES),
            timezone: "Europe/Warsaw".to_owned(),
            maps: random.one_in(2).then(|| "https://play.example.org".to_owned()),
            rooms: random.one_in(2),
            past: None,
            statements: None,
            over: None,
            beside: None,
            unreadable: None,
            records: None,
            conduct: crate::conduct::KnownConduct::default(),
            named: None,
        };
        (event, view)
    }
}

/// `text`, sometimes with a few characters changed.
fn mutated(text: String, random: &mut Random) -> String {
    if !random.one_in(6) {
        return text;
    }
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(3) {
        let at = random.below(characters.len() + 1);
        match random.below(3) {
            0 => characters.insert(at, *random.of(&[':', ';', '=', ',', '"', '\n', 'ą', '\u{301}', '🙂', '-', '/'])),
            1 if at < characters.len() => {
                characters.remove(at);
            }
            _ => characters.truncate(at),
        }
    }
    characters.into_iter().collect()
}

/// Decides, with what the decision requests.
fn decided(stock: &Stock, event: &Event, view: &mut View, words: &Words, random: &mut Random) -> Decision {
    let platform = event.actor.person.platform();
    let mut decision = decide(event, view, words);
    for _ in 0..6 {
        match decision.wants.take() {
            None => return decision,
            Some(Want::Question) => view.newest = Some(view.question.clone().filter(|_| random.one_in(2))),
            Some(Want::Statements(_)) => view.statements = Some(Vec::new()),
            Some(Want::Past(_)) if random.one_in(4) => view.past = Some(Vec::new()),
            Some(Want::Past(game)) => view.past = Some(stock.past(view, &game)),
            Some(Want::Over(meant)) => view.over = Some(stock.over(platform, &meant, random)),
            Some(Want::Beside { game, channel }) => view.beside = Some(stock.beside(&game, &channel, random)),
            Some(Want::Records(people)) => {
                let known =
                    |person: PersonId| (person, TrackRecord { shared: random.one_in(2), ..TrackRecord::default() });
                view.records = Some(people.into_iter().map(known).collect());
            }
            Some(Want::Blocks) => view.conduct.blocks = Some(stock.listed(platform, random)),
            Some(Want::Blockers(_)) => {
                let blockers = (0..random.below(2)).map(|_| person(platform, random.word(&PEOPLE)));
                view.conduct.blockers = Some(blockers.collect());
            }
            Some(Want::Server(_)) => {
                let (key, reported) = ("server".to_owned(), if random.one_in(4) { 3 } else { 0 });
                let bars = if random.one_in(3) { stock.listed(platform, random) } else { Vec::new() };
                view.conduct.server = Some(Server { key, bars, reports: Vec::new(), reported });
            }
            Some(Want::Unreadable) if random.one_in(4) => {
                view.unreadable = Some(vec![(GameId("broken00".to_owned()), "Ponte".to_owned())]);
            }
            Some(Want::Unreadable) => view.unreadable = Some(Vec::new()),
            Some(Want::Named { .. }) => view.named = Some(stock.named(platform, random)),
        }
        decision = decide(event, view, words);
    }
    panic!("it never stops requesting");
}

/// The command that was carried out: nothing was refused, and something was changed or answered.
fn carried_out(event: &Event, decision: &Decision) -> Option<&'static str> {
    let spec = match &event.content {
        Content::Invoked { command, .. } => command::by_id(command)?,
        Content::Pressed { action } | Content::Reacted { action, .. } => action::CommandAction::read(action)?.spec,
        Content::Text { .. }
        | Content::Edited { .. }
        | Content::Removed { .. }
        | Content::Unreadable(_)
        | Content::Undecryptable
        | Content::Invited => {
            return None;
        }
    };
    let said = decision.changes.outgoing.iter().map(|outgoing| &outgoing.notice);
    let mut said = said.chain(decision.answers.iter().map(|answer| &answer.notice)).peekable();
    let came = said.peek().is_some() || !decision.changes.is_question();
    let refused = said.any(|notice| matches!(notice, Notice::Declined(_) | Notice::HeaderMismatch { .. }));
    (came && !refused).then_some(spec.id)
}

/// Whether a notice contains a person's orders, or how many they have sent.
fn is_secret(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::Receipt(_)
            | Notice::NoOrders { .. }
            | Notice::Orders(_)
            | Notice::Cleared { .. }
            | Notice::Readiness(_)
            | Notice::ReadyAsked { .. }
            | Notice::Removed { .. }
            | Notice::HeaderMismatch { .. }
            | Notice::ReceiptBelow
    )
}

fn is_public(to: &Destination) -> bool {
    matches!(to, Destination::Place(Place::Channel(_) | Place::Room(_)) | Destination::Press { .. })
}

/// What must hold for every decision.
fn check(event: &Event, view: &View, decision: &Decision) {
    let changes = &decision.changes;
    assert_eq!(changes.event.as_ref(), Some(&event.id), "the event counts as received");
    if let Some(person) = &changes.person {
        assert_eq!(person.id, event.actor.person, "only one's own preferences change");
    }
    if let Some((game, version)) = changes.game.as_ref().filter(|(_, version)| *version > 0) {
        let all = view.mine.iter().chain(&view.here).chain(view.over.iter().chain(&view.beside).flatten());
        let known = all.filter(|loaded| loaded.game.id == game.id).find(|loaded| loaded.version == *version);
        let before = known.expect("the game is one of those that can be seen");
        // A game moves only to the channel in which that is requested.
        let here = matches!(&event.place, Place::Channel(channel) if *channel == game.channel)
            || event.channel.as_ref() == Some(&game.channel);
        assert!(before.game.channel == game.channel || here, "moved to {}", game.channel);
        assert_eq!(before.game.commitment, game.commitment, "the assignment stays");
    }
    for outgoing in changes.outgoing.iter().filter(|outgoing| is_public(&outgoing.to)) {
        assert!(!is_secret(&outgoing.notice), "told in public: {:?}", outgoing.notice);
    }
    for answer in decision.answers.iter().filter(|answer| matches!(answer.to, Place::Channel(_) | Place::Room(_))) {
        assert!(!is_secret(&answer.notice), "answered in public: {:?}", answer.notice);
    }
    // Orders that came in are shown to nobody else before they are adjudicated.
    if changes.phase.is_none() {
        let orders = changes.orders.iter().flat_map(|row| &row.sheet.in_test().lines).map(|line| line.order.as_str());
        let orders: Vec<&str> = orders.filter(|order| *order != "WAIVE").collect();
        let reads = Destination::Place(Place::Person(event.actor.person.clone()));
        let reply = Destination::Place(event.place.clone());
        for outgoing in &changes.outgoing {
            let is_own = outgoing.to == reads || outgoing.to == reply && !is_public(&reply);
            if is_own || orders.is_empty() || is_entered(&outgoing.notice) {
                continue;
            }
            let told = serde_json::to_string(&outgoing.notice).expect("a notice is JSON");
            assert!(!orders.iter().any(|order| told.contains(order)), "{told}");
        }
    }
    let effect = match &event.content {
        Content::Invoked { command, .. } => command::by_id(command).map(|spec| spec.effect),
        Content::Pressed { action } | Content::Reacted { action, .. } => {
            action::CommandAction::read(action).map(|action| action.spec.effect)
        }
        _ => None,
    };
    if effect.is_some_and(|effect| effect != Effect::Query) {
        for answer in &decision.answers {
            let asks = matches!(answer.notice, Notice::Declined(Declined::WhichGame { .. } | Declined::TooOld));
            assert!(asks || !matches!(answer.notice, Notice::Declined(_)), "it may be lost: {:?}", answer.notice);
        }
    }
    for outgoing in &changes.outgoing {
        serde_json::to_string(&outgoing.notice).expect("a notice is JSON");
    }
}

/// Orders that the game master entered are shown to their player.
fn is_entered(notice: &Notice) -> bool {
    matches!(notice, Notice::Orders(_))
}

fn seed() -> u64 {
    let set = std::env::var("DRAGOMAN_TEST_SEED").ok().and_then(|seed| seed.parse().ok());
    set.unwrap_or_else(|| std::hash::BuildHasher::hash_one(&std::collections::hash_map::RandomState::new(), 1_u8))
}

/// The number of failures after which the run ends.
const MOST_FAILURES: usize = 20;
/// How many rounds are made until every command has been carried out.
const MOST_ROUNDS: u64 = 5;

#[test]
fn any_event_is_decided_on_any_view() {
    let seed = seed();
    let decisions: u64 = if std::env::var_os("DRAGOMAN_LONG").is_some() { 10_000_000 } else { 200_000 };
    println!("DRAGOMAN_TEST_SEED={seed}");
    let words = Arc::new(words());
    let stock = Arc::new(Stock::new(&words));
    // A time zone is read once, into large arrays on the stack, which is the same for every event.
    for zone in super::terms::TIMEZONES.into_iter().chain(["UTC", "Europe/Warsaw"]) {
        assert!(jiff::tz::TimeZone::get(zone).is_ok(), "{zone}");
    }
    let failures: Arc<Mutex<Vec<u64>>> = Arc::default();
    let reached: Arc<Mutex<BTreeSet<&'static str>>> = Arc::default();
    let threads = 2;
    let each = decisions / threads;
    let run = |round: u64| {
        let started: Vec<_> = (0..threads)
            .map(|thread| {
                let (words, stock, failures) = (Arc::clone(&words), Arc::clone(&stock), Arc::clone(&failures));
                let reached = Arc::clone(&reached);
                let work = move || {
                    for number in round * each..(round + 1) * each {
                        // Each decision has its own seed, so that a failing one can be repeated alone.
                        let own = seed.wrapping_add((number * threads + thread).wrapping_mul(0x2545_f491_4f6c_dd1d));
                        let decide_one = || {
                            let mut random = Random(own);
                            let (event, mut view) = stock.event(&mut random);
                            let decision = decided(&stock, &event, &mut view, &words, &mut random);
                            check(&event, &view, &decision);
                            if let Some(command) = carried_out(&event, &decision) {
                                reached.lock().expect("no poison").insert(command);
                            }
                        };
                        if catch_unwind(AssertUnwindSafe(decide_one)).is_err() {
                            let mut failures = failures.lock().expect("no poison");
                            failures.push(own);
                            if failures.len() >= MOST_FAILURES {
                                return;
                            }
                        }
                    }
                };
                std::thread::Builder::new().stack_size(STACK).spawn(work).expect("a thread")
            })
            .collect();
        for work in started {
            assert!(work.join().is_ok(), "a thread broke off");
        }
        let failures = failures.lock().expect("no poison");
        assert!(failures.is_empty(), "of the decisions with seed {seed}, the ones with these seeds fail: {failures:?}");
        let reached = reached.lock().expect("no poison");
        COMMANDS.iter().map(|spec| spec.id).filter(|id| !reached.contains(id)).collect::<Vec<_>>()
    };
    // Some commands are carried out rarely, and with some seeds not in the first round.
    let never = (0..MOST_ROUNDS).map(run).find(Vec::is_empty);
    assert!(never.is_some(), "with seed {seed} these commands were never carried out: {:?}", run(MOST_ROUNDS));
}

/// Texts that are repeated many times: their beginning, and the part that is repeated.
const REPEATED: [(&str, &str); 24] = [
    ("", "a:"),
    ("", "a: "),
    ("to ", "Germany "),
    ("to ", "Germany, "),
    ("to Germany", " and"),
    ("letter ", "Germany "),
    ("talk ", "Germany "),
    ("new ", "a:b "),
    ("new ", "name:b "),
    ("new ", "\"a "),
    ("prefer ", "Italy, "),
    ("document ", "with:Germany, "),
    ("document with:", "\"Germany "),
    ("say ", "A Ven - Tri "),
    ("", "A Ven - Tri, "),
    ("", "A Ven - Tri\n"),
    ("", "A Qqq - Zzz\n"),
    ("", "waive\n"),
    ("", "Ven "),
    ("", " "),
    ("", "x"),
    ("", "\""),
    ("", "ą"),
    ("edit changes:\"", "A Ven gone, "),
];

/// The allocations of one decision on `text`, and the number of its look-ups.
fn work(table: &Trial, text: &str) -> (u64, u64) {
    let who = PersonId::new(PlatformName::Local, "italy");
    let actor = Actor { person: who.clone(), name: "italy".to_owned(), language: None, administrator: true };
    let content = Content::Text { text: text.to_owned(), addressed: true };
    let id = EventId::new(PlatformName::Local, "1");
    let event = Event { id, at: table.now, actor, place: Place::Person(who), channel: None, content };
    let view = table.seen(&event);
    let before = look_ups();
    let counted = allocation_counter::measure(|| {
        decide(&event, &view, table.words);
    });
    (counted.count_total, look_ups() - before)
}

#[test]
fn the_work_of_a_decision_grows_no_faster_than_the_text() {
    for several in [false, true] {
        let mut table = Trial::new();
        table.limits.text = 16_000;
        table.loaded.game.name = "a".to_owned();
        if several {
            // One person plays all powers.
            let powers = table.loaded.game.seats.iter().flat_map(|seat| seat.powers.clone()).collect();
            let seat = table.loaded.game.seats.iter_mut().find(|seat| seat.holds(&"ITALY".into())).expect("a seat");
            seat.powers = powers;
            let seat = seat.clone();
            table.loaded.game.seats = vec![seat];
        }
        // What is made only once is made before counting.
        for text in ["status x:y", "to Germany: x", "A Ven - Tri"] {
            work(&table, text);
        }
        for (beginning, piece) in REPEATED {
            for end in ["", ": x"] {
                let text = |length: usize| {
                    let times = length / piece.len();
                    format!("{beginning}{}{end}", piece.repeat(times))
                };
                let (few, many) = (work(&table, &text(1_500)), work(&table, &text(12_000)));
                let what = format!("{beginning:?}, {piece:?} again and again, {end:?}: {few:?} and {many:?}");
                println!("{what}");
                assert!(many.0 <= few.0.saturating_mul(10).max(2_000), "allocations: {what}");
                assert!(many.1 <= few.1.saturating_mul(10).max(2_000), "look-ups: {what}");
            }
        }
    }
}
