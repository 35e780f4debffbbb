use dragoman_game::model::{Holder, Limit, Settings, Stage};
use dragoman_game::notice::{Notice, Readiness, Receipt};
use dragoman_game::testing::Trial;
use dragoman_l10n::Language;
use jiff::SignedDuration;

use super::heard::Heard as _;

/// Italy and an Austria without a player, whose fleet is about to be dislodged.
fn deserted() -> Trial {
    let mut table = Trial::new();
    let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
    running.position.units.insert("ITALY".into(), vec!["A TYR".into(), "A VEN".into()]);
    running.position.units.insert("AUSTRIA".into(), vec!["F TRI".into()]);
    let seats = &mut table.loaded.game.seats;
    let austria = seats.iter_mut().find(|seat| seat.holds(&"AUSTRIA".into())).expect("a seat");
    austria.held_by(Holder::Vacant);
    table
}

#[test]
fn a_phase_without_decisions_is_announced_as_one_that_isnt_awaited() {
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
    let seat = seats.iter_mut().find(|seat| seat.holds(&"AUSTRIA".into())).expect("a seat");
    seat.held_by(Holder::Person(austria));
    table
}

#[test]
fn a_phase_with_decisions_has_its_full_time() {
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
fn press_stays_open_for_a_phase_that_ends_at_once() {
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
fn an_elimination_is_announced_and_its_player_told_what_remains() {
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

#[test]
fn in_an_anonymous_game_no_refusal_in_the_channel_says_who_plays_what() {
    for text in ["/ready", "/take-over", "/orders", "/clear", "/jion"] {
        let public = |who: &str| {
            let mut table = retreating(|settings| settings.anonymous = true);
            table.calls(who, text).public()
        };
        // Austria's player is the only one with a decision to make, so that the phase is over once they are ready.
        if text == "/ready" {
            assert_eq!(public("france"), "");
        } else {
            assert_eq!(public("austria"), public("france"), "{text}");
        }
        assert_eq!(public("france"), public("stranger"), "{text}");
    }
    let mut table = retreating(|settings| settings.anonymous = true);
    table.forget().calls("france", "/ready");
    assert!(table.heard("france").contains("nothing to order"), "{}", table.heard("france"));
}

#[test]
fn a_dislodged_units_player_learns_by_whom_and_which_neighbours_are_closed() {
    let mut table = with_austria();
    let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
    running.position.units.insert("TURKEY".into(), vec!["A GRE".into()]);
    running.position.units.insert("RUSSIA".into(), vec!["A SER".into()]);
    table.says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri").says("turkey", "A Gre - Alb").says("russia", "A Ser - Alb");
    table.later(48).ticks();
    let heard = table.heard("austria");
    let how =
        "Your F Tri was dislodged by A Ven (Italy), 2 against 1, with support from A Tyr. Where does it retreat to?";
    assert!(heard.contains(how), "{heard}");
    for closed in ["Venice (the attack came from there)", "Albania (there was a standoff)"] {
        assert!(heard.contains(closed), "{closed}: {heard}");
    }
    assert!(!heard.contains("Tyrolia ("), "a fleet couldn't go there anyway: {heard}");
    let mut table = with_austria();
    let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
    running.position.units.insert("AUSTRIA".into(), vec!["A TRI".into()]);
    running.position.units.insert("ITALY".into(), vec!["A TYR".into(), "F ADR".into()]);
    table.says("italy", "A Tyr - Tri\nF Adr S A Tyr - Tri").says("germany", "A Mun - Tyr").later(48).ticks();
    let heard = table.heard("austria");
    assert!(heard.contains("Not possible: Tyrolia (occupied by Germany)."), "{heard}");
}

#[test]
fn a_unit_with_nowhere_to_retreat_is_said_to_be_destroyed() {
    let mut table = with_austria();
    let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
    running.position.units.insert("TURKEY".into(), vec!["A ALB".into()]);
    running.position.units.insert("ITALY".into(), vec!["A TYR".into(), "A VEN".into(), "F ADR".into()]);
    table.says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri").later(48).ticks();
    assert_eq!(table.running().position.phase, "F1901M");
    assert!(table.public().contains("Destroyed, with nowhere to retreat: F Tri."), "{}", table.public());
}

#[test]
fn results_of_moves_say_how_many_units_were_dislodged() {
    let mut table = with_austria();
    table.says("italy", "A Ven - Tri\nA Tyr H").later(48).ticks();
    assert!(table.public().contains("1 of 2 orders succeeded, no units dislodged"), "{}", table.public());
    // Who sent nothing is named.
    let silent = table.public();
    let silent = silent.lines().find(|line| line.starts_with("No orders from ")).expect("a line");
    assert!(silent.contains("Austria") && !silent.contains("Italy"), "{silent}");
    table.forget().says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri").later(48).ticks();
    assert!(table.public().contains("orders succeeded, one unit dislodged"), "{}", table.public());
}

#[test]
fn whom_nobody_plays_isnt_said_to_have_sent_no_orders() {
    let setup = Some("players-6".to_owned());
    let mut table = Trial::with(Settings { setup, ..Settings::habit("classic", Language::EN, "UTC") });
    assert!(table.running().position.units.contains_key("ITALY"), "its units hold");
    table.says("turkey", "F Ank - Bla").says("france", "A Par - Bur").later(48).ticks();
    let public = table.public();
    let silent = public.lines().find(|line| line.starts_with("No orders from ")).expect("a line");
    assert_eq!(silent, "No orders from Austria, England, Germany and Russia", "{public}");
    // Nor is a power whose seat is vacant: it is in civil disorder.
    table.confirms("england", "resign").forget();
    table.says("turkey", "A Con - Bul").later(48).ticks();
    let public = table.public();
    let silent = public.lines().find(|line| line.starts_with("No orders from ")).expect("a line");
    assert_eq!(silent, "No orders from Austria, France, Germany and Russia", "{public}");
}

fn later(table: &mut Trial, minutes: i64) -> &mut Trial {
    table.now = table.now.checked_add(SignedDuration::from_mins(minutes)).expect("an instant");
    table.ticks()
}

#[test]
fn the_last_choice_leaves_ten_minutes_for_corrections() {
    let mut table = retreating(|_| {});
    let due = table.running().clock.deadline();
    table.says("austria", "F Tri - Alb");
    let soon = table.now.checked_add(SignedDuration::from_mins(10)).ok();
    assert_eq!((table.running().clock.deadline(), table.running().position.phase.as_str()), (soon, "S1901R"));
    let told = table.said.iter().filter_map(|said| match &said.notice {
        Notice::Receipt(Receipt { deadline, .. }) => Some(*deadline),
        _ => None,
    });
    assert!(told.into_iter().all(|deadline| deadline == soon), "the receipt says until when it can be changed");
    later(&mut table, 4).says("austria", "F Tri - Adr");
    assert_eq!(table.running().clock.deadline(), soon, "a correction doesn't extend it");
    table.says("austria", "clear");
    assert_eq!(table.running().clock.deadline(), due, "after a withdrawal the full time is back");
    table.says("austria", "F Tri - Alb");
    later(&mut table, 9);
    assert_eq!(table.running().position.phase, "S1901R");
    later(&mut table, 1);
    assert_eq!(table.running().position.phase, "F1901M");
    assert_eq!(table.past[1].1.orders["AUSTRIA"], ["F TRI R ALB"]);
    assert!(table.game().seats.iter().all(|seat| seat.missed() < 2), "nobody was counted as absent early");
}

#[test]
fn a_pause_during_the_time_for_corrections_keeps_the_full_time() {
    let mut table = retreating(|_| {});
    let due = table.running().clock.deadline().expect("a deadline");
    table.says("austria", "F Tri - Alb").confirms("ola", "pause");
    assert_eq!(
        table.running().clock.paused().map(|pause| pause.left),
        i64::try_from(due.duration_since(table.now).as_millis()).ok()
    );
    table.says("ola", "resume");
    assert_eq!(table.running().clock.deadline(), table.now.checked_add(SignedDuration::from_mins(10)).ok());
}

#[test]
fn in_a_live_game_and_alone_the_last_choice_counts_at_once() {
    for live in [true, false] {
        let mut table = retreating(|settings| match live {
            true => settings.tempo.movement = Limit::After(900),
            false => settings.practice = true,
        });
        table.says("austria", "F Tri - Alb");
        assert_eq!(table.running().position.phase, "F1901M");
    }
}

#[test]
fn who_must_disband_learns_which_units_go_without_an_order() {
    let mut table = Trial::new();
    let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
    running.position.phase = "F1901M".into();
    running.position.units.insert("AUSTRIA".into(), ["A BUD", "A GAL", "F ALB"].map(Into::into).to_vec());
    running.position.centers.insert("AUSTRIA".into(), vec!["BUD".into()]);
    running.position.units.insert("ITALY".into(), ["A ROM", "F NAP"].map(Into::into).to_vec());
    table.says("italy", "A Rom - Ven").says("austria", "A Bud H").later(48).ticks();
    assert_eq!(table.running().position.phase, "W1901A");
    let heard = table.heard("austria");
    assert!(heard.contains("You must disband 2 units. Disbanded if you send nothing: "), "{heard}");
    assert!(heard.contains("F Alb") && heard.contains("A Gal") && !heard.contains("nothing: A Bud"), "{heard}");
    let public = table.public();
    let due = "To build: Italy 1\nTo disband: Austria 2\nNothing to decide: England, France";
    assert!(public.contains(due), "{public}");
    let unowned = public.lines().find(|line| line.starts_with("Neutral: ")).expect("a line");
    assert!(unowned.contains("Trieste") && unowned.contains("Vienna") && !unowned.contains("Budapest"), "{unowned}");
    table.later(48).ticks();
    assert_eq!(table.running().position.units["AUSTRIA"], ["A BUD"], "those that were named have gone");
}

#[test]
fn who_is_ready_last_in_a_retreat_isnt_told_that_the_unit_holds() {
    let mut table = retreating(|_| {});
    table.says("austria", "ready");
    assert_ne!(table.running().position.phase, "S1901R");
    let heard = table.heard("austria");
    assert!(heard.contains("disbanded") && !heard.contains("will hold"), "{heard}");
    // And who is last in the moves before it, that it is disbanded.
    let mut table = with_austria();
    table.says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri").says("italy", "ready");
    table.forget().says("austria", "ready");
    for who in ["england", "france", "germany", "russia", "turkey"] {
        table.says(who, "ready");
    }
    let told = table.said.iter().find_map(|said| match &said.notice {
        Notice::Readiness(Readiness { retreats, .. }) => *retreats,
        _ => None,
    });
    assert_eq!(told, Some(false));
}
