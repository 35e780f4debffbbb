use dragoman_game::model::{Holder, Limit, Settings, Stage};
use dragoman_game::notice::Notice;
use dragoman_game::testing::Trial;
use jiff::SignedDuration;

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
    table.says("austria", "F Tri - Alb").says("austria", "ready");
    assert_eq!((table.running().position.phase.as_str(), silences(&table)), ("F1901M", 2));
}

#[test]
fn an_elimination_is_told_to_all_and_to_its_player_what_is_left_to_do() {
    let mut table = with_austria();
    let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
    running.position.centers.remove("AUSTRIA");
    table.says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri").later(48).ticks();
    assert!(!table.public().contains("Eliminated"), "{}", table.public());
    table.forget().says("austria", "F Tri D").says("austria", "ready");
    assert!(table.public().contains("**Eliminated: Austria**"), "{}", table.public());
    let heard = table.heard("austria");
    assert!(heard.contains("you're out of the game") && heard.contains("`leave`"), "{heard}");
    assert!(!table.heard("italy").contains("out of the game"), "{}", table.heard("italy"));
}

/// Austria's fleet must retreat, and nobody else has anything to decide.
fn retreating(settings: impl Fn(&mut Settings)) -> Trial {
    let mut table = with_austria();
    settings(&mut table.loaded.game.settings);
    table.says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri").later(48).ticks().forget();
    assert_eq!(table.running().position.phase, "S1901R");
    table
}

fn later(table: &mut Trial, minutes: i64) -> &mut Trial {
    table.now = table.now.checked_add(SignedDuration::from_mins(minutes)).expect("an instant");
    table.ticks()
}

#[test]
fn the_last_choice_leaves_ten_minutes_for_second_thoughts() {
    let mut table = retreating(|_| {});
    let due = table.running().deadline;
    table.says("austria", "F Tri - Alb");
    let soon = table.now.checked_add(SignedDuration::from_mins(10)).ok();
    assert_eq!((table.running().deadline, table.running().position.phase.as_str()), (soon, "S1901R"));
    let told = table.said.iter().filter_map(|said| match &said.notice {
        Notice::Receipt { deadline, .. } => Some(*deadline),
        _ => None,
    });
    assert!(told.into_iter().all(|deadline| deadline == soon), "the receipt says until when it can be changed");
    later(&mut table, 4).says("austria", "F Tri - Adr");
    assert_eq!(table.running().deadline, soon, "no second thought makes it longer");
    table.says("austria", "clear");
    assert_eq!(table.running().deadline, due, "who has chosen nothing has all the time again");
    table.says("austria", "F Tri - Alb");
    later(&mut table, 9);
    assert_eq!(table.running().position.phase, "S1901R");
    later(&mut table, 1);
    assert_eq!(table.running().position.phase, "F1901M");
    assert_eq!(table.past[1].1.orders["AUSTRIA"], ["F TRI R ALB"]);
    assert!(table.game().seats.iter().all(|seat| seat.missed < 2), "nobody was called absent before the time");
}

#[test]
fn a_pause_in_the_second_thoughts_keeps_the_whole_time() {
    let mut table = retreating(|_| {});
    let due = table.running().deadline.expect("a deadline");
    table.says("austria", "F Tri - Alb").says("ola", "pause");
    assert_eq!(
        table.running().paused.map(|pause| pause.left),
        i64::try_from(due.duration_since(table.now).as_millis()).ok()
    );
    table.says("ola", "resume");
    assert_eq!(table.running().deadline, table.now.checked_add(SignedDuration::from_mins(10)).ok());
}

#[test]
fn in_one_evening_and_alone_the_last_choice_counts_at_once() {
    for live in [true, false] {
        let mut table = retreating(|settings| match live {
            true => settings.tempo.movement = Limit::After(900),
            false => settings.practice = true,
        });
        table.says("austria", "F Tri - Alb");
        assert_eq!(table.running().position.phase, "F1901M");
    }
}
