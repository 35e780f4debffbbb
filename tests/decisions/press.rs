use std::collections::BTreeSet;

use dragoman_game::decide::press::{powers_in, room_of};
use dragoman_game::event::{Content, PersonId, Place, PlatformName, RoomId};
use dragoman_game::loaded::RoomRow;
use dragoman_game::model::{PowerId, Settings, Stage};
use dragoman_game::notice::{Destination, Notice, Outgoing};
use dragoman_game::person::Person;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;
use dragoman_platform::message::Action;
use dragoman_reading::command::{COMMANDS, CommandId};
use dragoman_say::{name_in_another, room_name};

use super::heard::Heard as _;

/// The messages by which a command changes who has a seat in a running game, or who its game master is: author and
/// text, in order. Empty: the command does neither. `eliminate` removes a power from the board, `press` presses a
/// button.
fn changes(command: CommandId) -> &'static [(&'static str, &'static str)] {
    match command {
        CommandId::Resign => &[("england", "resign"), ("england", "go-ahead")],
        CommandId::Take => &[("england", "resign"), ("england", "go-ahead"), ("tom", "take-over power:England")],
        CommandId::Return => &[("england", "resign"), ("england", "go-ahead"), ("england", "return")],
        CommandId::Replace => {
            &[("ola", "replace England person:tom"), ("tom", "press take-over:game=ab12cd34;power=ENGLAND")]
        }
        CommandId::Expel => &[("ola", "expel England"), ("ola", "go-ahead")],
        CommandId::Fill => &[("england", "resign"), ("england", "go-ahead"), ("ola", "fill")],
        CommandId::Leave => &[("ENGLAND", "eliminate"), ("england", "leave"), ("england", "go-ahead")],
        CommandId::Appoint => &[("admin", "appoint tom"), ("admin", "go-ahead")],
        CommandId::Forget => &[("ola", "press forget:sure=yes")],
        // Before a game begins there are no rooms.
        CommandId::New
        | CommandId::Rematch
        | CommandId::Join
        | CommandId::Prefer
        | CommandId::Confirm
        | CommandId::Start
        | CommandId::Assign => &[],
        // These end a game or change no seat in it.
        CommandId::Rules
        | CommandId::Lots
        | CommandId::Players
        | CommandId::Order
        | CommandId::Orders
        | CommandId::OrderHistory
        | CommandId::Clear
        | CommandId::Ready
        | CommandId::Unready
        | CommandId::Status
        | CommandId::Map
        | CommandId::Results
        | CommandId::Withdraw
        | CommandId::Translate
        | CommandId::Why
        | CommandId::Possible
        | CommandId::OrderMap
        | CommandId::Chart
        | CommandId::Export
        | CommandId::Talk
        | CommandId::OpenLetters
        | CommandId::MyGames
        | CommandId::MyRecord
        | CommandId::Rule
        | CommandId::Block
        | CommandId::Unblock
        | CommandId::Report
        | CommandId::WrongSentence
        | CommandId::Mute
        | CommandId::Bar
        | CommandId::Admit
        | CommandId::Reports
        | CommandId::Letter
        | CommandId::Propose
        | CommandId::Agreements
        | CommandId::Adopt
        | CommandId::Renew
        | CommandId::Notation
        | CommandId::Language
        | CommandId::MyData
        | CommandId::Practice
        | CommandId::WhatIf
        | CommandId::Timezone
        | CommandId::Setup
        | CommandId::Help
        | CommandId::Draw
        | CommandId::Agree
        | CommandId::Refuse
        | CommandId::Concede
        | CommandId::End
        | CommandId::Victory
        | CommandId::MoreTime
        | CommandId::VotePause
        | CommandId::VoteResume
        | CommandId::Panel
        | CommandId::Pause
        | CommandId::Resume
        | CommandId::Extend
        | CommandId::Adjudicate
        | CommandId::Announce
        | CommandId::Rollback
        | CommandId::Edit
        | CommandId::Enter
        | CommandId::Cancel
        | CommandId::Proceed
        | CommandId::MoveHere
        | CommandId::Remind
        | CommandId::Watch
        | CommandId::Unwatch
        | CommandId::Watchers
        | CommandId::ResultsHere
        | CommandId::Change
        | CommandId::Say
        | CommandId::Document
        | CommandId::Away
        | CommandId::Notify
        | CommandId::Pictures
        | CommandId::Wording
        | CommandId::Quiet
        | CommandId::MutePower
        | CommandId::Unmute
        | CommandId::Invite
        | CommandId::Deputy
        | CommandId::Sign => &[],
    }
}

/// A game whose master can read press, with some rooms.
fn table() -> Trial {
    let mut table = Trial::with(Settings { master_sees: true, ..Settings::habit("classic", Language::EN, "UTC") });
    table.known = vec![Person::new(person("tom"), "tom")];
    table.says("england", "talk France").says("italy", "talk Germany, England").says("russia", "talk Turkey");
    assert_eq!(table.loaded.rooms.len(), 3);
    table
}

fn act(table: &mut Trial, who: &str, what: &str) {
    match what.strip_prefix("press ") {
        Some(action) => table.presses(who, action),
        None if what == "eliminate" => {
            let Stage::Running(running) = &mut table.loaded.game.stage else { panic!("it is being played") };
            running.position.units.remove(who);
            running.position.centers.remove(who);
            table
        }
        None => table.calls(who, what),
    };
}

/// Who must be able to read a room now.
fn readers(table: &Trial, row: &RoomRow) -> BTreeSet<PersonId> {
    room_of(table.game(), row).members.into_iter().collect()
}

/// Whether the network was told since the last `forget` to update the room.
fn is_settled(table: &Trial, row: &RoomRow) -> bool {
    let room = Destination::Press { key: row.key.clone(), platform: table.game().channel.platform() };
    let settles = |notice: &Notice| matches!(notice, Notice::EnsureRoom);
    table.said.iter().any(|said| said.to == room && settles(&said.notice))
}

#[test]
fn every_change_of_a_seat_or_the_game_master_changes_the_readers_of_the_rooms() {
    let mut changed = 0;
    for spec in COMMANDS {
        let steps = changes(spec.command);
        let mut table = table();
        let who = |table: &Trial| (table.game().creator.clone(), table.game().people().cloned().collect::<Vec<_>>());
        let before = who(&table);
        for (who, what) in steps {
            let reading: Vec<_> = table.loaded.rooms.iter().map(|row| readers(&table, row)).collect();
            let players: BTreeSet<PersonId> = table.game().people().cloned().collect();
            table.forget();
            act(&mut table, who, what);
            // A new player may be able to read rooms without being in them: all are looked at.
            let is_any_new = table.game().people().any(|person| !players.contains(person));
            for (row, was) in table.loaded.rooms.iter().zip(reading) {
                let changed = readers(&table, row) != was;
                assert_eq!(
                    is_settled(&table, row),
                    changed || is_any_new,
                    "{}: {what} in {:?}",
                    spec.id,
                    powers_in(table.game(), row)
                );
            }
        }
        // A player who comes back has the same rooms as before.
        assert_eq!(before != who(&table), !steps.is_empty() && spec.command != CommandId::Return, "{}", spec.id);
        changed += usize::from(!steps.is_empty());
    }
    assert_eq!(changed, 9);
}

#[test]
fn a_former_game_master_leaves_the_rooms_at_once_and_nobody_agreed_to_the_new_one() {
    let mut table = table();
    let key = table.loaded.rooms[0].key.clone();
    assert_eq!(table.members(&key), ["england", "france", "ola"]);
    table.forget().confirms_in_public("admin", "appoint tom");
    assert_eq!(table.members(&key), ["england", "france"]);
    assert!(is_settled(&table, &table.loaded.rooms[0]));
    let mut table = self::table();
    table.forget().presses("ola", "forget:sure=yes");
    assert_eq!(table.members(&key), ["england", "france"], "nobody replaces the deleted game master");
    assert!(is_settled(&table, &table.loaded.rooms[0]));
}

#[test]
fn unaffected_rooms_arent_changed() {
    let mut table = table();
    table.forget().says("england", "F Lon - ENG").says("france", "ready").confirms_in_public("ola", "extend 24h");
    let settled = table.said.iter().filter(|said| matches!(said.notice, Notice::EnsureRoom)).count();
    assert_eq!(settled, 0);
    table.confirms_in_public("england", "resign");
    let settled = table.said.iter().filter(|said| matches!(said.notice, Notice::EnsureRoom)).count();
    assert_eq!(settled, 2, "of three rooms England was in two");
}

#[test]
fn no_room_is_opened_with_a_power_that_nobody_plays() {
    let mut table = Trial::new();
    table.confirms("england", "resign").says("ola", "fill").forget();
    for asked in ["room England", "room England, Germany"] {
        table.forget().says("italy", asked);
        let heard = table.heard("italy");
        assert!(heard.starts_with("England is played by the computer, which doesn't read free text"), "{heard}");
        assert!(table.loaded.rooms.is_empty() && table.said.len() == 1, "{asked}");
        let buttons = table.buttons("italy");
        assert!(buttons.iter().any(|id| id.starts_with("propose:")), "{buttons:?}");
    }
    table.forget().says("italy", "room Germany");
    assert!(table.heard("italy").contains("Germany (germany)"), "{}", table.heard("italy"));
    assert_eq!(table.loaded.rooms.len(), 1);
    // A room that is open already may wait for a new player.
    table.confirms("germany", "resign").forget().says("italy", "room Germany");
    assert!(!table.heard("italy").contains("Nobody plays"), "{}", table.heard("italy"));
}

#[test]
fn a_translation_says_that_orders_are_missing_in_it() {
    let mut table = Trial::new();
    table.says("italy", "room Germany");
    let room = RoomId::new(PlatformName::Local, "1");
    table.loaded.rooms[0].room = Some(room.clone());
    table.readers = vec![Language::EN, Language::of(*b"it")];
    let mut says = |text: &str| {
        let said = Content::Text { text: text.to_owned(), addressed: false };
        table.forget().does("germany", Place::Room(room.clone()), said);
        table.told(&Place::Room(room.clone())).join("\n")
    };
    let whole = says("A Mun - Ber, A Kie - Ber, F Bre - MAO, A Par - Pic");
    assert_eq!(
        whole,
        "it: Ordini nel messaggio della Germania, nella tua notazione: A Mon - Brl · A Kie - Brl · F Bre - Atc · A Par - Pic"
    );
    let partly = says("A Mun - Ruh, A Kie - Mos");
    assert!(
        partly.starts_with("it: Ordine della Germania nella tua notazione: A Mon - Ruh (un altro ordine"),
        "{partly}"
    );
    let partly = says("A Mun - Ruh, F Sev - Rum support please");
    assert!(
        partly.starts_with("it: Ordine della Germania nella tua notazione: A Mon - Ruh (un altro ordine"),
        "{partly}"
    );
    assert_eq!(says("A Kie - Mos"), "");
    assert_eq!(says("I go to Munich then, is that fine?"), "");
    // Nor does one that is delivered or declared.
    let mut elsewhere = |command: &str| {
        table.forget().confirms("germany", command);
        let italian = |outgoing: &Outgoing| table.spoken(&outgoing.notice, Language::of(*b"it"));
        table.said.iter().map(italian).collect::<Vec<_>>().join("\n")
    };
    for command in ["to Italy: ", "say "] {
        let whole = elsewhere(&format!("{command}A Mun - Ber"));
        assert!(whole.contains("A Mon - Brl") && !whole.contains("altro ordine"), "{command}: {whole}");
        let partly = elsewhere(&format!("{command}A Mun - Ruh, A Kie - Mos"));
        assert!(partly.contains("A Mon - Ruh") && partly.contains("(un altro ordine non è tradotto)"), "{partly}");
    }
    let mut says = |text: &str| {
        let said = Content::Text { text: text.to_owned(), addressed: false };
        table.forget().does("germany", Place::Room(room.clone()), said);
        table.told(&Place::Room(room.clone())).join("\n")
    };
    // A support for a unit that will stand elsewhere.
    let support = says("A Ruh S A Bur - Mun");
    assert!(
        support.starts_with("it: Ordine nel messaggio della Germania, nella tua notazione: A Ruh APP A Bor - Mon"),
        "{support}"
    );
}

#[test]
fn rooms_and_their_buttons_are_named_for_readers_of_several_languages() {
    let table = Trial::new();
    let language = |code: &str| code.parse::<Language>().expect("a language");
    let name = |game: &str, powers: &[&str], languages: &[&str]| {
        let powers: Vec<PowerId> = powers.iter().map(|power| (*power).into()).collect();
        let languages: Vec<Language> = languages.iter().map(|code| language(code)).collect();
        room_name(table.words, game, &powers, &languages)
    };
    let two = ["AUSTRIA", "ITALY"];
    assert_eq!(name("Bosforo", &two, &["it"]), "Bosforo · Austria – Italia");
    assert_eq!(name("Bosforo", &two, &["de", "it"]), "Bosforo · Österreich-Ungarn/Austria – Italien/Italia");
    // English and Italian call one of them the same.
    assert_eq!(name("Bosforo", &two, &["en", "it"]), "Bosforo · Austria – Italy/Italia");
    // The last languages have no room: the first ones stay whole.
    let all = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];
    let long = name("Bosforo", &all, &["en", "pl", "nl"]);
    assert_eq!(long, name("Bosforo", &all, &["en"]), "{long}");
    assert_eq!(name(&"x".repeat(200), &two, &["en", "pl"]).chars().count(), 100);

    let button = |id: &str, label: &str| Action { id: id.to_owned(), label: label.to_owned() };
    let mut buttons = vec![button("a", "Agreed"), button("b", "No"), button("c", &"x".repeat(70)), button("d", "Map")];
    name_in_another(&mut buttons, &[button("a", "Zgoda"), button("b", "No"), button("c", "zbyt długie słowo")]);
    name_in_another(&mut buttons, &[button("a", "Zgoda"), button("b", "Nein")]);
    let labels: Vec<&str> = buttons.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels, ["Agreed / Zgoda", "No / Nein", &"x".repeat(70), "Map"]);
}
