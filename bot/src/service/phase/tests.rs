use crate::game::{Holder, Stage};
use crate::service::trial::Trial;

/// Italy and an Austria that nobody plays, whose fleet is about to be dislodged.
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
    assert!(public.contains("Next: **Spring 1901, retreats**. Nobody has anything to decide"), "{public}");
    assert!(!public.contains("retreats** · orders in"), "nobody is awaited in it: {public}");
    assert!(!public.contains("retreats**, orders by"), "{public}");
    assert!(public.contains("**Autumn 1901** · orders in") && public.contains("Next: **Autumn 1901**, orders by"));
    assert!(table.heard("italy").contains("it follows at once"), "{}", table.heard("italy"));
}

#[test]
fn a_phase_in_which_somebody_can_decide_has_its_time() {
    let mut table = deserted();
    let seats = &mut table.loaded.game.seats;
    let austria = crate::service::trial::person("austria");
    seats
        .iter_mut()
        .filter(|seat| seat.holds("AUSTRIA"))
        .for_each(|seat| seat.holder = Holder::Person(austria.clone()));
    table.says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri").forget();
    table.later(48).ticks();
    assert_eq!(table.running().position.phase, "S1901R");
    let public = table.public();
    assert!(public.contains("Next: **Spring 1901, retreats**, orders by"), "{public}");
    assert!(public.contains("retreats** · orders in: 0 of 1"), "{public}");
}
