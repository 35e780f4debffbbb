//! What honest people do at a table, with the words and presses that it takes: the rules of the wall stop none of it.

use dragoman_game::model::{Settings, Stage};
use dragoman_game::person::Person;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

const ALL: [&str; 7] = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];

fn holder(table: &Trial, power: &str) -> Option<String> {
    let seat = table.game().seat_with(&power.into()).expect("a seat");
    seat.person().map(|person| person.native().to_owned())
}

/// The button below what `who` was told last whose id begins so.
fn button(table: &Trial, who: &str, begins: &str) -> String {
    let buttons = table.buttons(who);
    let found = buttons.iter().rfind(|id| id.starts_with(begins) && !id.contains("answer=no"));
    found.unwrap_or_else(|| panic!("{begins}: {buttons:?}, {}", table.heard(who))).clone()
}

fn press(table: &mut Trial, who: &str, begins: &str) {
    let button = button(table, who, begins);
    table.forget().presses(who, &button);
}

#[test]
fn a_resigned_player_who_learnt_nothing_comes_back_with_three_presses() {
    let mut table = Trial::new();
    table.says("england", "F Lon - ENG").forget().says("england", "resign");
    press(&mut table, "england", "resign:");
    assert_eq!(holder(&table, "ENGLAND"), None, "{}", table.heard("england"));
    press(&mut table, "england", "return:");
    assert_eq!(holder(&table, "ENGLAND").as_deref(), Some("england"), "{}", table.heard("england"));
    assert_eq!(table.orders("ENGLAND"), ["F LON - ENG"], "the orders are there");
    // Also phases later, as long as nobody has the seat.
    table.says("england", "resign").forget().confirms("england", "resign").later(48).ticks().later(48).ticks();
    table.says("england", "return");
    assert_eq!(holder(&table, "ENGLAND").as_deref(), Some("england"), "{}", table.heard("england"));
}

#[test]
fn a_neutral_game_master_enters_replaces_and_corrects_with_two_presses_each() {
    let mut table = Trial::new();
    table.known.push(Person::new(person("anna"), "anna"));
    table.says("ola", "enter Germany A Mun - Ruh");
    press(&mut table, "ola", "proceed:");
    assert_eq!(table.orders("GERMANY"), ["A MUN - RUH"]);
    table.forget().says("ola", "edit \"A Ven -> Tyr\" reason:\"typed wrongly\"");
    press(&mut table, "ola", "proceed:");
    assert!(table.running().position.units["ITALY"].contains(&"A TYR".into()), "{}", table.heard("ola"));
    table.forget().says("ola", "replace Turkey person:anna");
    press(&mut table, "anna", "take-over:");
    assert_eq!(holder(&table, "TURKEY").as_deref(), Some("anna"), "{}", table.heard("anna"));
    table.later(48).ticks().forget().says("ola", "rollback S1901M reason:\"the wrong map\"");
    press(&mut table, "ola", "proceed:");
    assert_eq!(table.running().position.phase, "S1901M", "{}", table.heard("ola"));
    table.forget().confirms_in_public("ola", "adjudicate");
    assert_eq!(table.running().position.phase, "F1901M", "{}", table.public());
}

#[test]
fn a_newcomer_takes_over_a_vacant_seat_with_one_press() {
    let mut table = Trial::new();
    table.says("england", "F Lon - ENG").confirms("england", "resign").forget();
    table.presses_in_public("anna", "take-over:game=ab12cd34;power=ENGLAND");
    assert_eq!(holder(&table, "ENGLAND").as_deref(), Some("anna"));
    table.says("anna", "F Edi - NTH");
    assert_eq!(table.orders("ENGLAND"), ["F LON - ENG", "F EDI - NTH"], "{}", table.heard("anna"));
}

#[test]
fn an_eliminated_player_fills_a_seat_with_one_press() {
    let mut table = Trial::new();
    let Stage::Running(running) = &mut table.loaded.game.stage else { panic!("it is being played") };
    running.position.units.remove("TURKEY");
    running.position.centers.remove("TURKEY");
    // They lost them before this phase.
    table.later(48).ticks();
    for seat in &mut table.loaded.game.seats {
        seat.has_missed(0);
    }
    table.confirms("england", "resign");
    press(&mut table, "turkey", "take-over:");
    assert_eq!(holder(&table, "ENGLAND").as_deref(), Some("turkey"), "{}", table.heard("turkey"));
}

#[test]
fn deputies_watchers_and_couples_share_a_table() {
    let settings = Settings { watched: true, letters_kept: true, ..Settings::habit("classic", Language::EN, "UTC") };
    let mut table = Trial::with(settings);
    table.first_deadline_stays();
    table.known.push(Person::new(person("dan"), "dan"));
    // One presses, and plays for their partner from today on.
    table.says("italy", "deputy dan 21-24 November");
    press(&mut table, "dan", "deputy:");
    table.says("dan", "A Ven - Tyr");
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR"], "{}", table.heard("dan"));
    // Somebody at the same table watches, once each player has pressed.
    table.forget().calls("wanda", "watch");
    let asked: Vec<String> = ALL.iter().map(|who| button(&table, who, "watchers:")).collect();
    for (who, button) in ALL.iter().zip(asked) {
        table.presses(who, &button);
    }
    assert_eq!(table.game().watching().count(), 1, "{}", table.public());
    // The couple plays on, each their own seat, and what one does isn't the other's.
    table.says("italy", "A Rom - Apu").says("germany", "A Mun - Ruh");
    assert_eq!(table.orders("GERMANY"), ["A MUN - RUH"]);
    table.later(48).ticks();
    assert_eq!(table.past[0].1.orders["ITALY"], ["A VEN - TYR", "A ROM - APU"]);
    // The deputy's days end with a word, and the deputy is a newcomer like others from the next phase on.
    table.says("italy", "return").later(48).ticks();
    for seat in &mut table.loaded.game.seats {
        seat.has_missed(0);
    }
    table.confirms("england", "resign").forget().presses("dan", "take-over:game=ab12cd34;power=ENGLAND");
    assert_eq!(holder(&table, "ENGLAND").as_deref(), Some("dan"), "{}", table.heard("dan"));
}
