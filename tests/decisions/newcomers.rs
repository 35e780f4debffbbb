//! What newcomers do without knowing it: to be ready without orders, to type the label of a button, to leave out a colon.

use dragoman_game::model::{Holder, Settings, Stage};
use dragoman_game::notice::Notice;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::computers::{usual, with};
use super::heard::Heard as _;

/// Every power but Italy is played by a computer.
fn alone() -> Trial {
    with(usual(), &["ITALY"])
}

/// The id of the button that says "ready" all the same.
fn anyway(table: &Trial) -> Option<String> {
    table.buttons("italy").into_iter().find(|id| id.starts_with("ready:") && id.contains("sure=yes"))
}

#[test]
fn who_has_ordered_nothing_is_asked_once_before_the_phase_ends() {
    let mut table = alone();
    table.says("italy", "done");
    let heard = table.heard("italy");
    assert!(heard.contains("None of your units has an order yet") && heard.contains("`go-ahead`"), "{heard}");
    assert!(table.running().number == 1 && table.running().ready.is_empty());
    let button = anyway(&table).expect("a button");
    assert!(table.buttons("italy").iter().any(|id| id.starts_with("possible:")), "{:?}", table.buttons("italy"));
    // The button, the word once more, or the confirmation.
    for how in ["press", "done", "go-ahead"] {
        let mut table = alone();
        table.says("italy", "done").forget();
        match how {
            "press" => table.presses("italy", &button),
            words => table.says("italy", words),
        };
        assert_eq!(table.running().number, 2, "{how}: {}", table.heard("italy"));
    }
    // In the next phase it is asked again.
    table.presses("italy", &button).forget().says("italy", "done");
    assert_eq!(table.running().number, 2, "{}", table.heard("italy"));
    // Nothing waits for the answer.
    let mut table = alone();
    table.first_deadline_stays().says("italy", "done").later(48).ticks();
    assert_eq!(table.running().number, 2);
}

#[test]
fn nobody_is_asked_who_has_ordered_something_or_can_still_correct_it() {
    let mut table = alone();
    table.says("italy", "A Ven H").says("italy", "done");
    assert_eq!(table.running().number, 2, "a sheet that is begun");
    let mut table = Trial::new();
    table.says("italy", "done");
    assert!(table.running().ready.contains("ITALY"), "others are awaited: {}", table.heard("italy"));
    let mut table = with(Settings { never_early: true, ..usual() }, &["ITALY"]);
    table.says("italy", "done");
    assert!(table.running().ready.contains("ITALY"), "the deadline is awaited: {}", table.heard("italy"));
}

/// Winter 1901: Italy may build two units, and no one else has anything to decide.
fn winter() -> Trial {
    let mut table = alone();
    for seat in &mut table.loaded.game.seats {
        if !seat.holds(&"ITALY".into()) {
            seat.held_by(Holder::Computer(1));
        }
    }
    let Stage::Running(running) = &mut table.loaded.game.stage else { panic!("it is being played") };
    running.position.phase = "W1901A".into();
    running.position.units.insert("ITALY".into(), vec!["A TUN".into(), "F GRE".into(), "A SER".into()]);
    let centres = ["VEN", "ROM", "NAP", "TUN", "GRE"].map(Into::into).to_vec();
    running.position.centers.insert("ITALY".into(), centres);
    table
}

#[test]
fn a_build_that_isnt_chosen_is_asked_about() {
    let mut table = winter();
    table.says("italy", "A Ven").forget().says("italy", "done");
    let heard = table.heard("italy");
    assert!(heard.contains("You can still build one unit"), "{heard}");
    assert_eq!(table.running().position.phase, "W1901A");
    let button = anyway(&table).expect("a button");
    table.presses("italy", &button);
    assert_ne!(table.running().position.phase, "W1901A");
    // Who has waived it has chosen.
    let mut table = winter();
    table.says("italy", "A Ven, waive").says("italy", "done");
    assert_ne!(table.running().position.phase, "W1901A", "{}", table.heard("italy"));
}

#[test]
fn a_deadline_that_is_brought_forward_says_why() {
    let mut table = winter();
    table.says("italy", "A Ven, F Nap");
    assert!(table.running().clock.is_shortened());
    let heard = table.heard("italy");
    assert!(heard.contains("All orders are in, so I'll wait only until"), "{heard}");
    assert!(!heard.contains("You can change this until"), "{heard}");
    let status = table.forget().says("italy", "status").heard("italy");
    assert!(status.contains("brought forward") && !status.contains("At the latest"), "{status}");
}

#[test]
fn the_label_of_a_button_and_plain_words_for_it_are_understood() {
    for (language, text, command) in [
        (*b"nl", "Ik ben klaar", "ready"),
        (*b"en", "I'm done!", "ready"),
        (*b"de", "Ich bin fertig", "ready"),
        (*b"it", "Sono pronta", "ready"),
        (*b"pl", "skończyłam", "ready"),
        (*b"de", "Alle zurücknehmen", "clear"),
        (*b"de", "wie lösche ich einen Befehl?", "clear"),
        (*b"de", "Befehl löschen", "clear"),
        (*b"en", "how do I delete an order?", "clear"),
        (*b"nl", "Vul aan met computers", "fill"),
    ] {
        let mut table = Trial::new();
        table.language = Language::of(language);
        let who = if command == "fill" { "ola" } else { "italy" };
        table.says("italy", "A Ven - Tri").forget().says(who, text);
        let heard = table.heard(who);
        assert!(heard.contains(&format!("`{command}`")), "{text}: {heard}");
        assert!(table.running().ready.is_empty() && table.orders("ITALY").len() == 1, "{text}: {heard}");
    }
    let mut table = Trial::new();
    assert!(table.says("italy", "I want to resign").buttons("italy").iter().any(|id| id.starts_with("resign:")));
    let mut table = Trial::new();
    let heard = table.says("italy", "Befehle auswählen").heard("italy");
    assert!(heard.contains("A Ven") || table.buttons("italy").iter().any(|id| id.starts_with("possible:")), "{heard}");
}

#[test]
fn what_comes_next_is_to_be_ready_once_everything_is_ordered() {
    let mut table = Trial::new();
    table.says("italy", "A Ven H, A Rom H").forget();
    let heard = table.says("italy", "what now?").heard("italy");
    assert!(!heard.contains("You've ordered everything"), "{heard}");
    table.says("italy", "F Nap H").forget();
    let heard = table.says("italy", "what now?").heard("italy");
    assert!(heard.contains("You've ordered everything"), "{heard}");
    let ready = |table: &Trial| table.buttons("italy").iter().any(|id| id.starts_with("ready:"));
    assert!(ready(&table), "{:?}", table.buttons("italy"));
    table.forget().presses("italy", "help");
    assert!(ready(&table), "{}", table.heard("italy"));
    // Who is ready has nothing to do, and in public nothing of it is said.
    table.says("italy", "ready").forget();
    assert!(!table.says("italy", "what now?").heard("italy").contains("You've ordered everything"));
}

#[test]
fn to_a_computer_a_keyword_needs_no_colon_and_everyday_words_are_asked_about() {
    for text in ["to Austria: peace", "to Austria: Peace!", "propose Austria peace"] {
        let mut table = alone();
        table.says("italy", text);
        assert_eq!(table.statements.len(), 1, "{text}: {}", table.heard("italy"));
    }
    let mut table = alone();
    table.says("italy", "to Austria: let's make peace");
    let heard = table.heard("italy");
    assert!(table.statements.is_empty() && heard.contains("Austria is played by the computer"), "{heard}");
    let asked = table.buttons("italy").into_iter().find(|id| id.starts_with("which:"));
    table.presses("italy", &asked.unwrap_or_else(|| panic!("a button: {heard}")));
    assert_eq!(table.statements.len(), 1, "{}", table.heard("italy"));
}

#[test]
fn a_counter_proposal_is_typed_as_the_bot_says() {
    let mut table = Trial::new();
    table.says("france", "to Italy: peace:").says("germany", "to Italy: peace:");
    table.forget().says("italy", "agreements");
    let counter = table.buttons("italy").into_iter().find(|id| id.contains("counter"));
    let counter = counter.unwrap_or_else(|| "propose:game=ab12cd34;to=FRANCE;reply=1.counter".to_owned());
    let heard = table.forget().presses("italy", &counter).heard("italy");
    let example =
        heard.split('`').find(|part| part.contains("#1 dmz: …")).unwrap_or_else(|| panic!("{counter}: {heard}"));
    table.forget().says("italy", &example.replace('…', "Pie"));
    assert_eq!(table.statements.len(), 3, "{example}: {}", table.heard("italy"));
}

#[test]
fn the_example_of_a_pause_lies_within_its_limit() {
    // A game master who plays can stop the clock for what is left of the phase's greatest length.
    for who in ["ola", "italy"] {
        let mut table = Trial::new();
        table.loaded.game.creator = person(who);
        let heard = table.calls(who, "pause until blursday").public() + &table.heard(who);
        let example = heard.split('`').find(|part| part.starts_with("pause ")).unwrap_or_else(|| panic!("{heard}"));
        table.forget().calls(who, example);
        let heard = table.public() + &table.heard(who);
        assert!(heard.contains("has paused the game until"), "{example}: {heard}");
    }
}

#[test]
fn why_a_seat_cant_be_taken_over_is_said_to_one_person() {
    let mut table = Trial::new();
    for words in ["take-over Germany", "take-over"] {
        table.forget().calls("italy", words);
        assert_eq!(table.public(), "", "{words}");
        assert!(!table.heard("italy").is_empty(), "{words}");
    }
}

#[test]
fn withdrawn_orders_can_be_found_again_and_a_button_says_that_it_withdraws() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tri").forget().says("italy", "orders");
    assert!(table.labels("italy").contains(&"Withdraw A Ven - Tri".to_owned()), "{:?}", table.labels("italy"));
    table.forget().says("italy", "clear");
    assert!(table.buttons("italy").iter().any(|id| id.starts_with("order-history:")), "{:?}", table.buttons("italy"));
}

#[test]
fn a_german_u_is_asked_about_since_it_may_be_and() {
    let mut table = Trial::new();
    table.language = Language::of(*b"de");
    table.says("italy", "A Ven - Tir").says("italy", "A Rom U A Ven");
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR"], "{}", table.heard("italy"));
    assert!(table.buttons("italy").iter().any(|id| id.starts_with("order:")), "{:?}", table.buttons("italy"));
}

#[test]
fn a_dutch_adjective_agrees_with_a_fleet() {
    let mut table = Trial::new();
    table.first_deadline_stays().says("italy", "A Ven S F Tri").later(48).ticks();
    let results = table.said.iter().find(|it| matches!(it.notice, Notice::Adjudicated { .. })).expect("results");
    let said = table.spoken(&results.notice, Language::of(*b"nl"));
    assert!(said.contains("A Ven S Oostenrijkse F Tri"), "{said}");
}
