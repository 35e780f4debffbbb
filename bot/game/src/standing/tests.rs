use dragoman_l10n::Language;

use super::*;
use crate::model::{Settings, Waiting, Wishes};
use crate::testing::{Trial, person};

fn seat<'a>(game: &'a Game, power: &str) -> &'a Seat {
    game.seat_with(&power.into()).expect("a seat")
}

fn enters(table: &Trial, who: &str, power: &str) -> Result<(), Bar> {
    may_enter(table.game(), &person(who), Way::Seat(seat(table.game(), power)), table.now)
}

#[test]
fn one_person_has_one_seat_and_may_come_back_to_it() {
    let mut table = Trial::new();
    table.confirms("turkey", "resign").confirms("germany", "resign");
    assert_eq!(enters(&table, "turkey", "TURKEY"), Ok(()));
    assert_eq!(enters(&table, "turkey", "GERMANY"), Err(Bar::OneSeat(vec!["TURKEY".into()])));
    assert_eq!(enters(&table, "italy", "GERMANY"), Err(Bar::Plays));
    assert_eq!(enters(&table, "newcomer", "GERMANY"), Ok(()));
    // Also after another has held it, and phases later.
    table.calls("tom", "take-over Turkey").later(60).ticks().confirms("tom", "resign");
    assert_eq!(enters(&table, "turkey", "TURKEY"), Ok(()));
    assert_eq!(enters(&table, "tom", "GERMANY"), Err(Bar::OneSeat(vec!["TURKEY".into()])));
    table.loaded.game.standing.lift(&person("tom"));
    assert_eq!(enters(&table, "tom", "GERMANY"), Ok(()));
}

#[test]
fn a_game_master_with_a_way_back_isnt_neutral() {
    let mut table = Trial::new();
    table.loaded.game.creator = person("italy");
    let interest = |table: &Trial| interest(table.game(), &person("italy"), table.now);
    assert_eq!(interest(&table), Some(Interest::Seat));
    table.confirms("italy", "resign back:yes");
    assert_eq!(interest(&table), Some(Interest::WayBack));
    table.calls("tom", "take-over Italy").later(60).ticks();
    assert_eq!(interest(&table), Some(Interest::WayBack), "the seat may be vacant again");
    table.confirms("italy", "leave");
    assert_eq!(interest(&table), None);
    let mut table = Trial::new();
    table.loaded.game.creator = person("italy");
    table.confirms("italy", "resign back:no");
    assert_eq!(interest(&table), Some(Interest::JustLeft));
    table.later(48).ticks();
    assert_eq!((table.running().number, interest(&table)), (2, None));
    assert_eq!(enters(&table, "italy", "ITALY"), Err(Bar::ForGood(vec!["ITALY".into()])));
}

#[test]
fn who_enters_orders_for_a_power_takes_no_seat_in_that_phase() {
    let mut table = Trial::new();
    table.confirms("ola", "enter France F Bre H").confirms("turkey", "resign");
    assert_eq!(enters(&table, "ola", "TURKEY"), Err(Bar::Orders(vec!["FRANCE".into()])));
    table.later(48).ticks();
    assert_eq!(enters(&table, "ola", "TURKEY"), Ok(()));
}

#[test]
fn a_rollback_changes_nothing_of_what_is_known() {
    let mut table = Trial::new();
    table.confirms("turkey", "resign").later(48).ticks();
    let known = table.game().standing.clone();
    table.says("ola", "rollback S1901M reason:x").says("ola", "proceed");
    assert_eq!(table.running().number, 3);
    let turkey = |standing: &crate::model::Standing| standing.of(&person("turkey")).cloned();
    assert_eq!(turkey(&table.game().standing), turkey(&known));
}

#[test]
fn a_permit_is_for_one_person_one_power_and_one_phase() {
    let mut table = Trial::new();
    table.says("italy", "A Ven H");
    let see = |table: &Trial, who: &str| may_see(table.game(), &person(who), What::Orders("ITALY".into()), table.now);
    for other in ["france", "ola", "admin", "stranger"] {
        assert_eq!(see(&table, other), None, "{other}");
    }
    let permit = see(&table, "italy").expect("it is theirs");
    assert_eq!((permit.person(), permit.reason()), (Some(&person("italy")), Reason::Seat));
    assert_eq!(table.loaded.sheet(&permit).map(|sheet| sheet.lines.len()), Some(1));
    table.later(48).ticks().says("italy", "A Ven - Tyr");
    assert_eq!(table.loaded.sheet(&permit), None, "another phase is played");
    table.confirms("italy", "resign");
    assert_eq!(see(&table, "italy"), None);
}

#[test]
fn a_game_master_who_ever_had_a_part_in_the_game_doesnt_see_all() {
    let mut table = Trial::with(Settings { master_sees: true, ..Settings::habit("classic", Language::EN, "UTC") });
    assert_eq!(all_seeing(table.game()), Some(&person("ola")));
    table.loaded.game.waiting.push(Waiting {
        person: person("ola"),
        name: "ola".to_owned(),
        joined_by: "local:1".to_owned(),
        preferences: Wishes::default(),
        since: table.now,
    });
    assert_eq!(all_seeing(table.game()), None);
    table.loaded.game.waiting.clear();
    table.confirms("italy", "resign");
    assert_eq!(enters(&table, "ola", "ITALY"), Err(Bar::Letters), "who has read everything takes no seat");
    table.loaded.game.creator = person("italy");
    assert_eq!(all_seeing(table.game()), None);
}
