//! Notices are correct in a pause, in retreats, without orders, and about units without orders.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use dragoman_game::action::{self, CommandAction, LONGEST_ID};
use dragoman_game::event::{PersonId, PlatformName};
use dragoman_game::model::{Cause, Ending, Game, Holder, PhaseRecord, Position, PowerId, Proposal, Stage};
use dragoman_game::notice::clock::ClockNotice;
use dragoman_game::notice::help::{Helped, Moment, Small};
use dragoman_game::notice::master::MasterNotice;
use dragoman_game::notice::relayed::Relayed;
use dragoman_game::notice::seat::SeatNotice;
use dragoman_game::notice::vote::VoteNotice;
use dragoman_game::notice::{Declined, History, Notice, Reader, Readiness, Receipt, Sitting, Status, StoredOrders};
use dragoman_game::rules;
use dragoman_game::wording::{OrderNotation, Wording};
use dragoman_l10n::{Args, Language, Words};
use dragoman_platform::message::{Action, Commands, Overseer, RoomReading, Times};
use dragoman_reading::command::topic::Topic;
use dragoman_reading::command::{self, COMMANDS, CommandId};
use serde_json::{Value, json};

use super::Speaker;
use super::samples::{game, messages};
use super::writer::{Material, Said, Writer};

/// Italy's army was dislodged from Venice and its fleet from Naples.
fn retreats() -> Position {
    read(json!({
        "phase": "F1901R",
        "units": { "AUSTRIA": ["A VEN"], "FRANCE": ["F NAP"], "ITALY": ["A ROM"] },
        "dislodged": { "ITALY": { "A VEN": ["TUS", "PIE"], "F NAP": ["ION"] } },
        "centers": { "ITALY": ["ROM", "VEN", "NAP"] },
    }))
}

/// Italy may build in Naples and in Rome.
fn builds() -> Position {
    let centers = json!({ "ITALY": ["ROM", "VEN", "NAP"] });
    read(json!({ "phase": "W1901A", "units": { "ITALY": ["A VEN"] }, "centers": centers }))
}

fn read(position: Value) -> Position {
    serde_json::from_value(position).expect("a position")
}

/// A game in `position`, in which the reader plays Italy.
fn at(position: Position, paused: bool) -> Game {
    let mut game = game("Bosphorus");
    for seat in &mut game.seats {
        if seat.holds(&"ITALY".into()) {
            seat.held_by(Holder::Person(person()));
        }
    }
    let mut value = serde_json::to_value(&game).expect("a document");
    value["stage"]["running"]["position"] = serde_json::to_value(position).expect("a document");
    if paused {
        value["stage"]["running"]["deadline"] = Value::Null;
    }
    serde_json::from_value(value).expect("a game")
}

fn person() -> PersonId {
    PersonId::new(PlatformName::Local, "ola")
}

fn said(language: Language, material: &Material, notice: &Notice) -> Said {
    said_where(RoomReading::ALL, language, material, notice)
}

/// What is said in a language on a network whose press rooms are read so.
fn said_where(room: RoomReading, language: Language, material: &Material, notice: &Notice) -> Said {
    said_to(&reader(language), room, material, notice)
}

fn reader(language: Language) -> Reader {
    Reader {
        language,
        timezone: "UTC".to_owned(),
        person: Some(person()),
        pictures: Default::default(),
        wording: Default::default(),
    }
}

/// Read once: most of the time of a test that says many sentences would be spent on it.
static WORDS: LazyLock<Words> = LazyLock::new(|| dragoman_locales::words().expect("checked elsewhere"));

fn said_to(reader: &Reader, room: RoomReading, material: &Material, notice: &Notice) -> Said {
    Speaker(Writer {
        words: &WORDS,
        reader,
        times: Times::Words,
        commands: Commands::Names,
        actions: 25,
        reacts: false,
        room,
        material,
    })
    .say(notice)
}

fn text(language: Language, game: &Game, notice: &Notice) -> String {
    said(language, &Material { game: Some(game.clone()), ..Material::default() }, notice).text.plain()
}

fn italy() -> Vec<PowerId> {
    vec!["ITALY".into()]
}

fn orders(missing: &[&str]) -> Notice {
    let missing = missing.iter().map(|unit| (*unit).into()).collect();
    Notice::Orders(StoredOrders {
        power: Some("ITALY".into()),
        orders: BTreeMap::new(),
        missing: BTreeMap::from([("ITALY".into(), missing)]),
        doubts: Vec::new(),
        deadline: None,
        number: Some(2),
    })
}

fn status() -> Notice {
    Notice::Status(Status {
        phase: "S1901R".into(),
        deadline: None,
        latest: None,
        talk_until: None,
        powers: Vec::new(),
        away: Vec::new(),
    })
}

fn panel() -> Notice {
    Notice::Master(MasterNotice::Panel {
        phase: "S1901R".into(),
        deadline: None,
        rows: Vec::new(),
        orders: None,
        tenures: Vec::new(),
    })
}

#[test]
fn no_sentence_mentions_a_deadline_in_a_pause() {
    let words = &*WORDS;
    let decide = || Notice::Decide { power: "ITALY".into(), number: 2, deadline: None };
    let notices = [
        (retreats(), decide()),
        (builds(), decide()),
        (retreats(), orders(&["A VEN"])),
        (retreats(), Notice::Seat(SeatNotice::Invited { powers: italy() })),
        (retreats(), Notice::Seat(SeatNotice::YoursAgain { powers: italy(), deadline: None })),
        (
            retreats(),
            Notice::Seat(SeatNotice::Yours {
                powers: italy(),
                units: Vec::new(),
                rooms: Vec::new(),
                deadline: None,
                sealed: Vec::new(),
            }),
        ),
        (retreats(), Notice::Master(MasterNotice::Extended { seconds: 7200, deadline: None, revocable: false })),
        (
            retreats(),
            Notice::Master(MasterNotice::RolledBack {
                phase: "S1901M".into(),
                phases: 2,
                reason: "a mistake".to_owned(),
                deadline: None,
            }),
        ),
    ];
    for language in words.languages() {
        for (position, notice) in &notices {
            let said = text(language, &at(position.clone(), true), notice);
            assert!(!said.contains("9999"), "{language}: {said}");
        }
        let clock = words.plain(language, "deadline-none");
        for notice in [status(), panel()] {
            let said = text(language, &at(retreats(), true), &notice);
            assert_eq!(said.lines().nth(1), Some(clock.as_str()), "{language}: {said}");
        }
    }
}

#[test]
fn the_map_of_the_present_phase_is_found_as_earlier_ones_are() {
    let game = at(retreats(), false);
    let map = |phase: &str| Notice::History(History::Position { phase: phase.to_owned() });
    for named in ["F1901R", "f1901r", "2", "Autumn 1901, retreats", "Jesień 1901, odwroty"] {
        let material = Material { game: Some(game.clone()), ..Material::default() };
        assert!(said(Language::EN, &material, &map(named)).picture.is_some(), "{named}");
    }
    // Of the turn it is the moves that are meant, which aren't played any more.
    let material = Material { game: Some(game), ..Material::default() };
    assert!(said(Language::EN, &material, &map("F1901")).picture.is_none());
}

#[test]
fn a_unit_that_will_be_disbanded_isnt_said_to_hold() {
    let game = at(retreats(), false);
    let missing = vec!["A VEN".into(), "F NAP".into()];
    let ready = Notice::Readiness(Readiness {
        ready: true,
        awaited: 0,
        missing,
        doubts: Vec::new(),
        number: 1,
        retreats: None,
    });
    for notice in [ready, orders(&["A VEN", "F NAP"])] {
        let said = text(Language::EN, &game, &notice);
        assert!(said.contains("disbanded") && !said.contains("hold"), "{said}");
    }
}

#[test]
fn orders_that_nobody_sent_cant_be_changed() {
    let words = &*WORDS;
    for language in words.languages() {
        let said = text(language, &at(builds(), true), &orders(&[]));
        assert!(said.contains(&words.plain(language, "orders-open-paused")), "{said}");
        assert!(!said.contains(&words.plain(language, "receipt-deadline-paused")), "{said}");
    }
}

#[test]
fn orders_of_a_phase_that_is_over_cant_be_changed() {
    let receipt = Notice::Receipt(Receipt {
        message: rules::Message::unread("A NAP R ION", Language::EN, &"ITALY".into(), Vec::new()),
        number: 2,
        stored: vec!["F NAP R ION".into()],
        missing: Vec::new(),
        due: 0,
        deadline: None,
        of: None,
        handle: None,
        withdrawn: Vec::new(),
        several: false,
        contradicted: Vec::new(),
        unready: false,
    });
    let words = &*WORDS;
    for language in words.languages() {
        let mut game = at(retreats(), true);
        let can_change = words.plain(language, "receipt-deadline-paused");
        assert!(text(language, &game, &receipt).contains(&can_change), "{language}");
        // The next phase has begun when the answer is said.
        let Stage::Running(running) = &mut game.stage else { panic!("it is running") };
        running.number += 1;
        assert!(!text(language, &game, &receipt).contains(&can_change), "{language}");
    }
}

#[test]
fn free_sites_are_places_and_not_orders() {
    let notice = Notice::Decide { power: "ITALY".into(), number: 2, deadline: None };
    for (language, naples, rome) in [(Language::EN, "Naples", "Rome"), (Language::of(*b"it"), "Napoli", "Roma")] {
        let said = text(language, &at(builds(), false), &notice);
        let first = said.lines().next().unwrap_or_default();
        assert!(first.contains(naples) && first.contains(rome), "{said}");
        assert_eq!(first.matches("Rom").count(), 1, "each place once, whatever can be built there: {said}");
    }
}

#[test]
fn the_past_is_named_in_words() {
    let mut material = Material { game: Some(at(builds(), false)), ..Material::default() };
    material.past.played = vec![(1, "S1901M".into()), (2, "F1901M".into())];
    let notice = Notice::History(History::Why { phase: Some("nonsense".to_owned()), unit: None });
    let told = said(Language::EN, &material, &notice).text.plain();
    assert!(told.contains("Spring 1901 to Autumn 1901"), "{told}");
}

#[test]
fn why_gives_an_example_of_a_unit_that_had_an_order() {
    let before: Position = read(json!({
        "phase": "F1901R",
        "units": { "GERMANY": ["A VIE"] },
        "dislodged": { "AUSTRIA": { "A VIE": ["GAL"] } },
    }));
    let record = PhaseRecord {
        orders: BTreeMap::from([("AUSTRIA".into(), vec!["A VIE R GAL".into()])]),
        results: BTreeMap::new(),
        winners: Vec::new(),
        cause: Cause::default(),
        after: Position { phase: "W1901A".into(), ..before.clone() },
        before,
        report: None,
    };
    let mut material = Material { game: Some(at(builds(), false)), record: Some(record), ..Material::default() };
    material.past.number = 1;
    let notice = Notice::History(History::Why { phase: None, unit: Some("A Lon".to_owned()) });
    let told = said(Language::EN, &material, &notice).text.plain();
    assert!(told.contains("why A Vie") && !told.contains("why A Ven"), "{told}");
}

/// The results of a phase in which `orders` were given.
fn results(before: Position, after: &str, orders: &[&str]) -> String {
    let given = orders.iter().map(|order| (*order).into()).collect();
    let after = Position { phase: after.into(), ..before.clone() };
    let record = PhaseRecord {
        orders: BTreeMap::from([("ITALY".into(), given)]),
        results: BTreeMap::new(),
        winners: Vec::new(),
        cause: Cause::default(),
        before,
        report: None,
        after,
    };
    let mut material = Material { game: Some(at(builds(), false)), record: Some(record), ..Material::default() };
    material.past.number = 1;
    said(Language::EN, &material, &Notice::Results { phase: None }).text.plain()
}

#[test]
fn units_without_orders_arent_counted_as_carried_out() {
    let words = &*WORDS;
    let title = |done: u32, all: u32| {
        let args = Args::new().text("phase", "Autumn 1901, retreats").number("done", done).number("all", all);
        words.say(Language::EN, "results-title", &args).plain()
    };
    let said = results(retreats(), "W1901A", &["A VEN R TUS"]);
    assert!(said.starts_with(&title(1, 1)), "{said}");
    let said = results(retreats(), "W1901A", &[]);
    assert!(!said.starts_with(&title(2, 2)) && !said.contains("1 of 1"), "{said}");
}

#[test]
fn units_that_collide_in_their_retreat_are_named_as_units() {
    let before = read(json!({
        "phase": "F1901R",
        "units": { "AUSTRIA": ["A VEN", "A ROM"] },
        "dislodged": { "ITALY": { "A VEN": ["TUS"], "F ROM": ["TUS"] } },
        "centers": { "ITALY": ["NAP"] },
    }));
    let said = results(before, "W1901A", &["A VEN R TUS", "F ROM R TUS"]);
    // In its own order, and in the reason of the other.
    assert!(said.matches("F Rom").count() > 1 && said.matches("A Ven").count() > 1, "{said}");
}

#[test]
fn choices_are_listed_as_they_can_be_typed() {
    let words = &*WORDS;
    let game = at(builds(), false);
    for language in words.languages() {
        for parameter in COMMANDS.iter().flat_map(|spec| spec.parameters) {
            let (kind, choices) = (parameter.kind, command::choices(words, parameter.kind));
            if choices.is_empty() {
                continue;
            }
            let expected = choices.clone();
            let (parameter, value) = (parameter.id.to_owned(), "x".to_owned());
            let notice = Notice::Declined(Declined::BadValue { parameter, value, expected });
            let said = text(language, &game, &notice);
            for choice in &choices {
                let word = command::choice_word(words, language, kind, choice);
                assert!(said.contains(&word), "{language}: {said}");
            }
        }
    }
    let refused = |parameter: &str, expected: &[&str]| {
        let expected = expected.iter().map(|word| (*word).to_owned()).collect();
        let (parameter, value) = (parameter.to_owned(), "x".to_owned());
        text(Language::EN, &game, &Notice::Declined(Declined::BadValue { parameter, value, expected }))
    };
    assert!(refused("victory", &["5", "34"]).contains("from 5 to 34"));
    assert!(refused("time", &["24h", "2d", "30m"]).contains("24 h, 2 days or 30 min"));
    assert!(!refused("text", &[]).contains("choose"));
}

#[test]
fn a_letter_is_read_as_one_in_its_shown_form() {
    let words = &*WORDS;
    let game = at(builds(), false);
    for language in words.languages() {
        let to = vec!["GERMANY".into(), "TURKEY".into()];
        let said = text(language, &game, &Notice::Relayed(Relayed::HowTo { to }));
        let shown = words.text(language, "letter-example", &Args::new().powers("to", ["GERMANY", "TURKEY"]));
        assert!(said.contains(&shown), "{said}");
    }
}

#[test]
fn the_orders_in_a_letter_are_as_its_reader_likes_them() {
    let material = Material { game: Some(at(builds(), false)), ..Material::default() };
    let (from, orders, left) = ("FRANCE".into(), vec!["A MUN - BUR".into(), "F NAP - ION".into()], 0);
    let (text, language) = ("Mon - Bor, Nap - Mio".to_owned(), Language::of(*b"it"));
    let letter =
        Notice::Relayed(Relayed::Letter { from, to: italy(), text, orders, left, phrases: Vec::new(), language });
    let below = |notation| {
        let reader = Reader { wording: Wording { notation, ..Wording::default() }, ..reader(Language::EN) };
        let said = said_to(&reader, RoomReading::ALL, &material, &letter).text.markdown();
        said.lines().last().map(str::to_owned)
    };
    assert_eq!(below(None).as_deref(), Some("en: `A Mun - Bur` · `F Nap - ION`"));
    assert_eq!(
        below(Some(OrderNotation::Long)).as_deref(),
        Some("en: `A Munich → Burgundy` · `F Naples → Ionian Sea`")
    );
}

#[test]
fn orders_in_a_room_say_whose_they_are_to_readers_of_each_language() {
    let units = json!({ "GERMANY": ["A MUN", "F KIE"], "TURKEY": ["F ANK"], "ITALY": ["F NAP"] });
    let game = at(read(json!({ "phase": "S1901M", "units": units })), false);
    let notice = |by: &[&str], orders: &[&str]| Notice::InYourNotation {
        by: by.iter().map(|power| (*power).into()).collect(),
        orders: orders.iter().map(|order| (*order).into()).collect(),
        left: 0,
        languages: [*b"en", *b"it", *b"de", *b"nl", *b"pl"].map(Language::of).to_vec(),
    };
    let lines =
        |notice: &Notice| -> Vec<String> { text(Language::EN, &game, notice).lines().map(str::to_owned).collect() };
    let says = |by: &[&str], orders: &[&str], heads: [&str; 5]| {
        let said = lines(&notice(by, orders));
        assert_eq!(said.len(), heads.len(), "{said:?}");
        for (line, head) in said.iter().zip(heads) {
            assert!(line.starts_with(head), "{line}");
        }
    };
    says(
        &["GERMANY"],
        &["A MUN - BUR", "F KIE - DEN"],
        [
            "en: Germany's orders as you write them: A Mun - Bur · F Kie - Den",
            "it: Ordini della Germania nella tua notazione: A Mon - Bor · F Kie - Dnk",
            "de: Befehle Deutschlands in deiner Schreibweise: ",
            "nl: Bevelen van Duitsland in jouw afkortingen: ",
            "pl: Rozkazy Niemiec w twoim zapisie: ",
        ],
    );
    says(
        &["TURKEY"],
        &["F ANK - BLA"],
        [
            "en: Turkey's order as you write it: F Ank - BLA",
            "it: Ordine della Turchia nella tua notazione: F Ank - ",
            "de: Befehl der Türkei in deiner Schreibweise: ",
            "nl: Bevel van Turkije in jouw afkortingen: ",
            "pl: Rozkaz Turcji w twoim zapisie: ",
        ],
    );
    // A plan has orders for the reader's units too, or for units that aren't there yet.
    says(
        &["GERMANY"],
        &["A MUN - BUR", "F NAP - ION"],
        [
            "en: Orders in Germany's message as you write them: A Mun - Bur · F Nap - ION",
            "it: Ordini nel messaggio della Germania, nella tua notazione: A Mon - Bor · F Nap - Mio",
            "de: Befehle aus der Nachricht Deutschlands in deiner Schreibweise: ",
            "nl: Bevelen uit het bericht van Duitsland in jouw afkortingen: ",
            "pl: Rozkazy z wiadomości Niemiec w twoim zapisie: ",
        ],
    );
    says(
        &["TURKEY"],
        &["A MUN - BUR"],
        [
            "en: Order in Turkey's message as you write it: A Mun - Bur",
            "it: Ordine nel messaggio della Turchia, nella tua notazione: A Mon - Bor",
            "de: Befehl aus der Nachricht der Türkei in deiner Schreibweise: ",
            "nl: Bevel uit het bericht van Turkije in jouw afkortingen: ",
            "pl: Rozkaz z wiadomości Turcji w twoim zapisie: ",
        ],
    );
    // What an earlier version stored doesn't tell who wrote it.
    let older = notice(&[], &["A MUN - BUR"]);
    assert_eq!(lines(&older)[..2], ["en: A Mun - Bur", "it: A Mon - Bor"]);
}

/// The parts of a text that are to be typed or copied.
fn code(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

#[test]
fn commands_are_named_as_the_networks_menu_shows_them() {
    let words = &*WORDS;
    for language in words.languages() {
        let reader = reader(language);
        let material = Material { game: Some(game("Bosphorus")), ..Material::default() };
        let speaker = Speaker(Writer {
            words,
            reader: &reader,
            times: Times::Tags,
            commands: Commands::Menu,
            actions: 25,
            reacts: false,
            room: RoomReading::ALL,
            material: &material,
        });
        let moments = [
            Moment::Alone,
            Moment::Lobby,
            Moment::Movement,
            Moment::Retreat,
            Moment::Adjustment,
            Moment::Ordered,
            Moment::Waiting,
            Moment::Eliminated,
        ];
        let now = |brief| {
            move |moment| Helped::Now {
                moment,
                private: false,
                master: true,
                press: true,
                brief,
                practising: false,
                number: None,
            }
        };
        let help = moments.map(now(false)).into_iter().chain(moments.map(now(true)));
        let topics = Topic::ALL.iter().map(|topic| Helped::Topic { id: topic.message().to_owned() });
        let brief =
            [Small::Called, Small::Greeting, Small::Thanks, Small::HowToPlay, Small::Wordless, Small::Unaddressed];
        let brief = brief.map(|said| Helped::Brief {
            said,
            moment: Moment::Movement,
            private: true,
            practising: false,
            number: None,
        });
        let help = help.chain(topics).chain(brief);
        let each = COMMANDS.iter().map(|spec| Helped::Command { id: spec.id.to_owned() });
        let declined = COMMANDS.iter().map(|spec| {
            let (word, nearest) = ("x".to_owned(), Some(spec.id.to_owned()));
            Declined::UnknownCommand { word, nearest }
        });
        let declined = declined
            .chain([Declined::NoGameHere, Declined::TalkToWhom, Declined::NobodyToTalkTo, Declined::WriteToWhom])
            .map(Notice::Declined);
        let notices = help.chain(each).map(Notice::Help).chain(declined);
        let said = notices.map(|notice| speaker.say(&notice).text);
        let samples = messages("Zbigniew", language, Times::Tags, Commands::Menu);
        let paths: Vec<String> =
            COMMANDS.iter().map(|spec| format!("/{}", command::path(words, spec, language))).collect();
        let mut told = 0;
        for text in said.chain(samples.into_iter().map(|(_, message)| message.text)) {
            let text = text.markdown();
            for typed in code(&text) {
                let is_shown = paths.iter().any(|path| {
                    typed.strip_prefix(path).is_some_and(|rest| rest.trim_start() != rest || rest.is_empty())
                });
                assert_eq!(typed.starts_with('/'), is_shown, "{language}: {typed}: {text}");
                told += usize::from(is_shown);
            }
        }
        // At least every command in its own help.
        assert!(told > 2 * COMMANDS.len(), "{language}: {told}");
        assert_eq!(speaker.0.command_with(CommandId::Ready, "game"), {
            let ready = command::name(words, command::spec(CommandId::Ready), language);
            format!("/{ready} {}:", speaker.0.parameter("game"))
        });
    }
}

/// Not the command alone, which shows just this.
#[test]
fn how_settings_are_typed_is_shown_with_settings_in_a_menu_too() {
    let all = messages("Zbigniew", Language::EN, Times::Tags, Commands::Menu);
    let mut all = all.iter().map(|(_, message)| message.text.markdown());
    let shown = all.find(|text| text.contains("Every setting can also be typed")).expect("a draft");
    assert!(shown.contains("/game new name:Bosforo deadline:3d`"), "{shown}");
}

#[test]
fn every_button_is_read_as_a_command_with_its_parameters() {
    // What only a button has, and nobody types.
    const OF_BUTTONS: [&str; 10] = ["receipt", "asked", "vote", "kind", "of", "from", "at", "do", "draft", "sure"];
    let mut read = 0;
    for (tag, message) in messages("Zbigniew", Language::EN, Times::Words, Commands::Names) {
        for Action { id, .. } in message.actions {
            assert!(id.len() <= LONGEST_ID, "{tag}: {id}");
            if id == action::ASK_AGAIN || action::of_action(&id).0 == "which" {
                continue;
            }
            let action = CommandAction::read(&id).unwrap_or_else(|| panic!("{tag}: {id} isn't a command"));
            for key in action.values.keys() {
                let known = action.spec.parameters.iter().any(|parameter| parameter.id == key);
                assert!(known || OF_BUTTONS.contains(&key.as_str()), "{tag}: {id} has no {key}");
            }
            read += 1;
        }
    }
    assert!(read > 20, "{read}");
}

#[test]
fn readers_with_several_games_see_in_each_post_which_it_is_about() {
    let readiness = Notice::Readiness(Readiness {
        ready: true,
        awaited: 3,
        missing: Vec::new(),
        doubts: Vec::new(),
        number: 1,
        retreats: None,
    });
    let finished = Notice::Finished { name: "Bosphorus".to_owned(), winners: Vec::new(), drawn: false };
    let missed = Notice::Declined(Declined::TooLate);
    let unknown = Notice::Declined(Declined::UnknownCommand { word: "staus".to_owned(), nearest: None });
    let language = Notice::LanguageSet { language: Language::EN };
    for (notice, named) in [
        (readiness, "**Bosphorus** · Thanks."),
        (status(), "**Bosphorus** · **Spring"),
        (finished, "**Bosphorus is over**"),
        (missed, "**Bosphorus** · "),
        (unknown, "I don't know"),
        (language, ""),
    ] {
        let mut material = Material { game: Some(game("Bosphorus")), ..Material::default() };
        let alone = said(Language::EN, &material, &notice).text.markdown();
        assert!(!alone.starts_with("**Bosphorus** · "), "{alone}");
        material.several = true;
        let text = said(Language::EN, &material, &notice).text.markdown();
        assert!(text.starts_with(named) && text.matches("Bosphorus").count() <= 1, "{text}");
        assert!(text.ends_with(&alone), "{text}");
    }
}

#[test]
fn notices_that_move_the_deadline_or_end_the_game_notify_all_players() {
    let deadline = Some(jiff::Timestamp::UNIX_EPOCH);
    let latest = jiff::Timestamp::UNIX_EPOCH;
    let accepted = |proposal| VoteNotice::Accepted {
        proposal,
        powers: Vec::new(),
        deadline,
        absent: Vec::new(),
        by_majority: false,
    };
    for notice in [
        Notice::Master(MasterNotice::Paused { until: deadline, then: None, revocable: true }),
        Notice::Master(MasterNotice::Resumed { deadline }),
        Notice::Master(MasterNotice::Extended { seconds: 3600, deadline, revocable: true }),
        Notice::Vote(accepted(Proposal::Pause)),
        Notice::Vote(accepted(Proposal::Draw)),
        Notice::Clock(ClockNotice::Postponed { latest }),
    ] {
        let material = Material { game: Some(at(builds(), false)), ..Material::default() };
        let said = said(Language::EN, &material, &notice);
        assert!(said.rings && said.mentions.contains(&person()), "{notice:?}");
    }
}

#[test]
fn the_vote_that_ends_a_game_rings_by_its_end_alone() {
    let at_its_end = Ending {
        winners: vec!["ITALY".into()],
        position: builds(),
        at: jiff::Timestamp::UNIX_EPOCH,
        by: None,
        keeps_secrets: false,
    };
    let game = Game { stage: Stage::Over(at_its_end), ..at(builds(), false) };
    let material = Material { game: Some(game), ..Material::default() };
    let accepted = Notice::Vote(VoteNotice::Accepted {
        proposal: Proposal::Draw,
        powers: Vec::new(),
        deadline: None,
        absent: Vec::new(),
        by_majority: false,
    });
    let ends = Notice::Finished { name: "Bosphorus".into(), winners: Vec::new(), drawn: true };
    let everybody = Reader { person: None, ..reader(Language::EN) };
    let rings = |notice: &Notice| said_to(&everybody, RoomReading::ALL, &material, notice).rings;
    assert_eq!((rings(&accepted), rings(&ends)), (false, true));
}

fn buttons(game: Game, notice: &Notice) -> Vec<String> {
    let material = Material { game: Some(game), ..Material::default() };
    said(Language::EN, &material, notice).actions.into_iter().map(|action| action.id).collect()
}

#[test]
fn the_first_posts_have_buttons_for_orders_and_map() {
    let deadline = jiff::Timestamp::UNIX_EPOCH;
    let name = "Bosphorus".to_owned();
    for notice in [
        Notice::Started { name: name.clone(), sitting: Vec::new(), deadline: Some(deadline), latest: Some(deadline) },
        Notice::YourPowers { name, powers: italy(), units: Vec::new(), deadline: Some(deadline) },
        Notice::Reminder { missing: BTreeMap::new(), doubts: Vec::new(), deadline },
        status(),
    ] {
        let ids = buttons(at(builds(), false), &notice);
        assert!(ids.iter().any(|id| id.starts_with("orders:game=")), "{notice:?}: {ids:?}");
    }
}

#[test]
fn builds_can_be_waived_and_orders_marked_ready_by_a_button() {
    for (position, waives) in [(builds(), true), (retreats(), false)] {
        let game = at(position, false);
        let number = game.running().map_or(0, |running| running.number);
        let ids = buttons(game, &Notice::Decide { power: "ITALY".into(), number, deadline: None });
        assert!(ids.iter().any(|id| id.starts_with("ready:game=")), "{ids:?}");
        assert_eq!(ids.iter().any(|id| id.ends_with("text=WAIVE")), waives, "{ids:?}");
    }
}

#[test]
fn a_room_says_who_can_read_it_and_what_is_translated() {
    let game = at(retreats(), false);
    let mut agreed = game.clone();
    agreed.settings.master_sees = true;
    let notice = Notice::RoomOpened { members: vec![Sitting { name: "Marco".to_owned(), powers: italy() }] };
    let opened = |game: &Game, hears_all, overseer| {
        let material = Material { game: Some(game.clone()), ..Material::default() };
        let room = RoomReading { hears_all, overseer };
        said_where(room, Language::EN, &material, &notice).text.plain()
    };
    let all = opened(&game, true, Overseer::Administrators);
    assert!(
        all.contains("the admins of this server or room can") && all.contains("I translate complete orders"),
        "{all}"
    );
    assert!(all.contains("I store statements such as peace: until 30 days after the game ends"), "{all}");
    let mentions = opened(&game, false, Overseer::Administrators);
    assert!(mentions.contains("If you mention me") && mentions.contains("Translate orders"), "{mentions}");
    assert!(!mentions.contains("I translate complete orders into"), "{mentions}");
    for game in [&game, &agreed] {
        let encrypted = opened(game, true, Overseer::Nobody);
        assert!(encrypted.contains("encrypted room") && encrypted.contains("person who runs me"), "{encrypted}");
        assert!(!encrypted.contains("admins"), "{encrypted}");
        assert_eq!(encrypted.contains("the game master can read it too"), game.settings.master_sees, "{encrypted}");
        let page = opened(game, true, Overseer::Operator);
        assert!(page.contains("person who runs this page") && page.contains("365 days"), "{page}");
        assert!(!page.contains("admins") && !page.contains("encrypted"), "{page}");
        assert_eq!(page.contains("the game master can read it too"), game.settings.master_sees, "{page}");
    }
}

#[test]
fn a_letter_says_what_is_kept_of_it_on_its_network() {
    let mut kept = at(retreats(), false);
    kept.settings.letters_kept = true;
    let notice = Notice::Relayed(Relayed::Sent { to: italy() });
    for game in [at(retreats(), false), kept] {
        let sent = |overseer| {
            let material = Material { game: Some(game.clone()), ..Material::default() };
            let room = RoomReading { hears_all: true, overseer };
            said_where(room, Language::EN, &material, &notice).text.plain()
        };
        for overseer in [Overseer::Administrators, Overseer::Nobody] {
            let said = sent(overseer);
            assert_eq!(said.contains("I don't keep another copy"), !game.settings.letters_kept, "{said}");
            assert!(!said.contains("365 days"), "{said}");
        }
        let page = sent(Overseer::Operator);
        assert!(
            !page.contains("another copy") && page.contains("365 days") && page.contains("who runs this page"),
            "{page}"
        );
    }
}

#[test]
fn a_permission_of_matrix_is_named_in_the_readers_language() {
    use dragoman_game::refusal::{POWER_LEVEL, Refusal};
    let words = &*WORDS;
    let lacks = |permission: &str| Notice::Lacks {
        refusal: Refusal::Permission(permission.to_owned()),
        name: Some("Bosforo".to_owned()),
    };
    for language in words.languages() {
        let said = text(language, &at(retreats(), true), &lacks(POWER_LEVEL));
        assert!(said.contains(&words.plain(language, "permission-power-level")), "{said}");
        assert_eq!(said.contains(POWER_LEVEL), language == Language::EN, "{said}");
        assert!(text(language, &at(retreats(), true), &lacks("Manage Threads")).contains("Manage Threads"));
    }
}

#[test]
fn the_example_of_a_room_is_with_somebody_else() {
    let refused = Notice::Declined(Declined::TalkToWhom);
    for (own, example) in [("GERMANY", "Turkey"), ("TURKEY", "Russia")] {
        let mut game = game("Bosphorus");
        let seat = game.seats.iter_mut().find(|seat| seat.powers == [PowerId::from(own)]).expect("a seat");
        seat.held_by(Holder::Person(person()));
        let material = Material { game: Some(game), ..Material::default() };
        let said = said(Language::EN, &material, &refused).text.plain();
        assert_eq!(said, format!("With whom? For example room {example}."), "{own}");
    }
}
