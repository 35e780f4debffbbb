use dragoman_game::model::{Holder, Stage};
use dragoman_game::notice::Notice;
use dragoman_game::testing::Trial;

use super::heard::Heard as _;

/// Italy and an Austria without a player, whose fleet is about to be dislodged.
fn deserted() -> Trial {
    let mut table = Trial::new();
    let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
    running.position.units.insert("ITALY".to_owned(), vec!["A TYR".to_owned(), "A VEN".to_owned()]);
    running.position.units.insert("AUSTRIA".to_owned(), vec!["F TRI".to_owned()]);
    let seats = &mut table.loaded.game.seats;
    seats.iter_mut().filter(|seat| seat.holds("AUSTRIA")).for_each(|seat| seat.holder = Holder::Vacant);
    table
}

#[test]
fn a_phase_in_which_nobody_can_decide_is_announced_as_one_that_nobody_waits_for() {
    let mut table = deserted();
    table.says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri").forget();
    table.later(48).ticks();
    assert_eq!(table.running().position.phase, "F1901M", "the retreats were over at once");
    let public = table.public();
    assert!(public.contains("Next: **Spring 1901, retreats**. Nobody has a decision to make"), "{public}");
    assert!(!public.contains("retreats** · orders in"), "nobody is awaited in it: {public}");
    assert!(!public.contains("retreats**, orders by"), "{public}");
    assert!(public.contains("**Autumn 1901** · orders in") && public.contains("Next: **Autumn 1901**, orders by"));
    assert!(table.heard("italy").contains("it's adjudicated at once"), "{}", table.heard("italy"));
}

/// The same, but for Austria.
fn with_austria() -> Trial {
    let mut table = deserted();
    let seats = &mut table.loaded.game.seats;
    let austria = dragoman_game::testing::person("austria");
    seats
        .iter_mut()
        .filter(|seat| seat.holds("AUSTRIA"))
        .for_each(|seat| seat.holder = Holder::Person(austria.clone()));
    table
}

#[test]
fn a_phase_in_which_somebody_can_decide_has_its_time() {
    let mut table = with_austria();
    table.says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri").forget();
    table.later(48).ticks();
    assert_eq!(table.running().position.phase, "S1901R");
    let public = table.public();
    assert!(public.contains("Next: **Spring 1901, retreats**, orders by"), "{public}");
    assert!(public.contains("retreats** · orders in from 0 of 1 power"), "{public}");
}

/// How often a room was told that press isn't allowed, or is allowed again.
fn silences(table: &Trial) -> usize {
    table.said.iter().filter(|said| matches!(said.notice, Notice::RoomSilence { .. })).count()
}

#[test]
fn nobody_falls_silent_for_a_phase_that_is_over_at_once() {
    let mut table = deserted();
    table.says("italy", "talk France").says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri");
    assert_eq!(table.loaded.rooms.len(), 1);
    table.forget().later(48).ticks();
    assert_eq!((table.running().position.phase.as_str(), silences(&table)), ("F1901M", 0));
    let mut table = with_austria();
    table.says("italy", "talk France").says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri").forget();
    table.later(48).ticks();
    assert_eq!((table.running().position.phase.as_str(), silences(&table)), ("S1901R", 1));
    table.says("austria", "F Tri - Alb");
    assert_eq!((table.running().position.phase.as_str(), silences(&table)), ("F1901M", 2));
}

#[test]
fn an_elimination_is_told_to_all_and_to_its_player_what_is_left_to_do() {
    let mut table = with_austria();
    let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
    running.position.centers.remove("AUSTRIA");
    table.says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri").later(48).ticks();
    assert!(!table.public().contains("Eliminated"), "{}", table.public());
    table.forget().says("austria", "F Tri D");
    assert!(table.public().contains("**Eliminated: Austria**"), "{}", table.public());
    let heard = table.heard("austria");
    assert!(heard.contains("you're out of the game") && heard.contains("`leave`"), "{heard}");
    assert!(!table.heard("italy").contains("out of the game"), "{}", table.heard("italy"));
}
