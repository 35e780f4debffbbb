use dragoman_game::model::{Cause, OrderText, Position, Seat, Stage};
use dragoman_game::notice::Notice;
use dragoman_game::notice::master::MasterNotice;
use dragoman_game::standing::{What, published};
use dragoman_game::testing::{Trial, person};
use jiff::SignedDuration;

use super::heard::Heard as _;

/// Spring and autumn of 1901, with orders of Italy only.
fn two_phases() -> Trial {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tyr").later(48).ticks();
    table.says("italy", "A Tyr - Vie").later(48).ticks();
    table.forget();
    table
}

#[test]
fn a_rollback_first_shows_what_it_undoes_and_overwrites_nothing() {
    let mut table = two_phases();
    assert_eq!(table.running().number, 3);
    table.says("ola", "rollback S1901M");
    assert!(table.heard("ola").contains("reason"), "{}", table.heard("ola"));
    table.forget().says("ola", "rollback S1901M reason:\"the wrong map\"");
    let heard = table.heard("ola");
    assert!(heard.contains("2 phases would be undone (orders in them: 2)"), "{heard}");
    assert!(heard.contains("the wrong map"), "{heard}");
    assert_eq!((table.running().number, table.past.len()), (3, 2), "nothing is done yet");
    assert_eq!(table.public(), "");
    let button = table.buttons("ola")[0].clone();
    table.forget().presses("ola", &button);
    assert_eq!((table.running().number, table.running().position.phase.as_str()), (4, "S1901M"));
    let public = table.public();
    assert!(public.contains("Back to Spring 1901") && public.contains("Reason: the wrong map"), "{public}");
    assert_eq!(table.past.iter().map(|(number, _)| *number).collect::<Vec<_>>(), [1, 2, 3]);
    assert!(matches!(table.past[2].1.cause, Cause::RolledBack { to: 1, .. }));
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR"], "the orders of that phase are stored again");
    assert!(table.heard("italy").contains("A Ven - Tyr") && table.heard("italy").contains("the wrong map"));
    table.says("italy", "A Ven - Tri").later(48).ticks();
    assert_eq!(table.past[3].1.orders["ITALY"], ["A VEN - TRI"]);
    assert_eq!(table.past[0].1.orders["ITALY"], ["A VEN - TYR"], "the replaced phases stay");
}

#[test]
fn after_a_rollback_a_pause_ends_when_that_was_announced() {
    let mut table = two_phases();
    table.says("ola", "pause until 7 January").says("ola", "go-ahead");
    let until = table.running().clock.paused().and_then(|pause| pause.until).expect("it is paused until then");
    table.later(24).says("ola", "rollback S1901M reason:x").says("ola", "go-ahead");
    assert_eq!(table.running().position.phase.as_str(), "S1901M", "{}", table.heard("ola"));
    assert_eq!(table.running().clock.paused().and_then(|pause| pause.until), Some(until));
}

#[test]
fn a_rollback_stores_no_orders_that_didnt_count() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tyr").says("england", "F Lon - ENG").confirms("england", "resign");
    table.later(48).ticks().presses("tom", "take-over:game=ab12cd34;power=ENGLAND");
    table.says("ola", "rollback S1901M reason:x").says("ola", "go-ahead");
    assert_eq!(table.running().position.phase.as_str(), "S1901M", "{}", table.heard("ola"));
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR"]);
    assert!(table.orders("ENGLAND").is_empty(), "{:?}", table.orders("ENGLAND"));
}

#[test]
fn after_a_rollback_the_computer_doesnt_repeat_what_all_have_seen() {
    let mut table = Trial::new();
    table.confirms("turkey", "resign").confirms("ola", "fill");
    let seed = |table: &Trial| table.game().computer(&"TURKEY".into());
    let before = seed(&table);
    table.later(48).ticks().says("ola", "rollback S1901M reason:x").says("ola", "go-ahead");
    assert!(before.is_some() && seed(&table).is_some_and(|after| Some(after) != before));
    // The seat hasn't changed hands by it.
    let permit = published(table.game(), What::Assignment).expect("it isn't anonymous");
    let tenures = table.game().tenures.read(&table.game().id, &permit).expect("they are known");
    let by_the_computer = tenures.iter().filter(|tenure| tenure.person.is_none()).count();
    assert_eq!(by_the_computer, 1);
}

/// Turkey's player, who has lost everything, leaves.
fn turkey_leaves(table: &mut Trial) {
    let Stage::Running(running) = &mut table.loaded.game.stage else { panic!("it is played") };
    running.position.units.remove("TURKEY");
    running.position.centers.remove("TURKEY");
    table.confirms("turkey", "leave");
    assert!(turkey(table).is_vacant() && turkey(table).offered().is_none(), "{}", table.heard("turkey"));
    table.forget();
}

fn turkey(table: &Trial) -> &Seat {
    table.game().seat_with(&"TURKEY".into()).expect("a seat")
}

#[test]
fn a_power_that_a_rollback_brings_back_is_offered_if_its_player_has_left() {
    for replaced in [true, false] {
        let mut table = Trial::new();
        table.loaded.game.settings.no_replacements = !replaced;
        table.says("italy", "A Ven - Tyr").later(48).ticks();
        turkey_leaves(&mut table);
        table.confirms("ola", "rollback S1901M reason:x");
        assert_eq!(table.running().position.phase.as_str(), "S1901M", "{}", table.heard("ola"));
        let public = table.public();
        assert_eq!(turkey(&table).offered().is_some(), replaced, "{public}");
        assert_eq!(public.contains("**Turkey** needs a new player"), replaced, "{public}");
        assert_eq!(public.contains("Nobody plays Turkey any more"), !replaced, "{public}");
        assert!(table.running().position.standing.disorder.contains("TURKEY"));
        table.presses("tom", "take-over:game=ab12cd34;power=TURKEY");
        assert_eq!(turkey(&table).person(), Some(&person("tom")).filter(|_| replaced), "{}", table.heard("tom"));
    }
}

#[test]
fn a_power_that_a_change_of_the_position_brings_back_is_offered_and_not_waited_for() {
    let mut table = Trial::new();
    turkey_leaves(&mut table);
    table.confirms("ola", "edit changes:\"+ Turkey A Ank\" reason:x");
    assert!(turkey(&table).offered().is_some(), "{}", table.heard("ola"));
    assert!(table.public().contains("**Turkey** needs a new player"), "{}", table.public());
    let number = table.running().number;
    for who in ["austria", "england", "france", "germany", "italy", "russia"] {
        table.says(who, "ready");
    }
    assert_eq!(table.running().number, number + 1, "nobody waits for it: {}", table.public());
    table.presses("tom", "take-over:game=ab12cd34;power=TURKEY");
    assert_eq!(turkey(&table).person(), Some(&person("tom")), "{}", table.heard("tom"));
}

#[test]
fn a_rollback_is_void_when_the_game_has_continued() {
    let mut table = two_phases();
    table.says("ola", "rollback \"Spring 1901\" reason:x");
    assert!(table.heard("ola").contains("would be undone"), "{}", table.heard("ola"));
    table.later(48).ticks().forget().says("ola", "proceed");
    assert!(table.heard("ola").contains("moved on since"), "{}", table.heard("ola"));
    assert_eq!(table.past.len(), 3);
    table.forget().says("ola", "rollback S1999M reason:x");
    assert!(table.heard("ola").contains("This game has no phase"), "{}", table.heard("ola"));
    table.says("italy", "proceed");
    assert!(table.heard("italy").contains("Only the game master"), "{}", table.heard("italy"));
}

#[test]
fn a_changed_position_is_a_record_of_its_own_and_valid_orders_stay() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tri\nF Nap - ION").forget();
    table.says("ola", "edit A Ven -> ADR reason:x");
    assert!(table.heard("ola").contains("position isn't possible"), "{}", table.heard("ola"));
    table.forget().says("ola", "edit \"A Ven -> Tyr\" reason:\"typed wrongly\"");
    assert!(table.heard("ola").contains("A Ven → Tyr"), "{}", table.heard("ola"));
    table.forget().says("ola", "proceed");
    assert_eq!(table.running().number, 2);
    assert!(table.running().position.units["ITALY"].contains(&"A TYR".into()));
    assert_eq!(table.orders("ITALY"), ["F NAP - ION"], "the order of a unit that isn't there any more is gone");
    for heard in [table.public(), table.heard("russia"), table.heard("italy")] {
        assert!(heard.contains("A Ven → Tyr") && heard.contains("typed wrongly"), "{heard}");
    }
    let (number, record) = &table.past[0];
    assert!(*number == 1 && matches!(&record.cause, Cause::Edited { reason, .. } if reason == "typed wrongly"));
    assert!(record.before.units["ITALY"].contains(&"A VEN".into()));
    table.later(48).ticks();
    assert_eq!(table.past[1].1.before.phase, "S1901M", "the phase is still the same one");
}

/// The game of [`Trial::new`] in `phase`, in a position that was changed.
fn at(phase: &str, change: impl FnOnce(&mut Position)) -> Trial {
    let mut table = Trial::new();
    let Stage::Running(running) = &mut table.loaded.game.stage else { panic!("it is played") };
    running.position.phase = phase.into();
    change(&mut running.position);
    table
}

/// France and Turkey must remove a unit; Italy may build two.
fn winter() -> Trial {
    at("W1902A", |position| {
        position.units.insert("FRANCE".into(), ["A PAR", "A MAR", "F BRE", "A BEL"].map(Into::into).to_vec());
        position.units.insert("TURKEY".into(), ["A CON", "A SMY", "F ANK", "A ARM"].map(Into::into).to_vec());
        position.units.insert("ITALY".into(), ["F ION", "A TUN"].map(Into::into).to_vec());
        position.centers.entry("ITALY".into()).or_default().push("TUN".into());
    })
}

#[test]
fn builds_and_removals_that_a_changed_position_makes_impossible_are_missing_again() {
    let mut table = winter();
    table.says("france", "disband A Par").says("italy", "A Rom B, A Ven B");
    assert_eq!(table.orders("FRANCE"), ["A PAR D"], "{}", table.heard("france"));
    assert_eq!(table.orders("ITALY"), ["A ROM B", "A VEN B"], "{}", table.heard("italy"));
    table.forget().confirms("ola", "edit changes:\"A Par -> Pic\" reason:x");
    assert!(table.running().position.units["FRANCE"].contains(&"A PIC".into()), "{}", table.heard("ola"));
    assert!(table.orders("FRANCE").is_empty(), "{:?}", table.orders("FRANCE"));
    assert_eq!(table.orders("ITALY"), ["A ROM B", "A VEN B"], "they are as possible as before");
    table.says("france", "disband A Pic").confirms("ola", "edit changes:\"+ Austria A Ven\" reason:x");
    assert_eq!(table.orders("ITALY"), ["A ROM B"]);
    assert_eq!(table.orders("FRANCE"), ["A PIC D"]);
}

#[test]
fn whoever_must_choose_anew_after_a_change_of_the_position_has_the_whole_time() {
    let mut table = winter();
    let deadline = table.running().clock.deadline();
    table.says("france", "disband A Par").says("italy", "A Rom B, A Ven B").says("turkey", "disband A Arm");
    assert!(table.running().clock.is_shortened(), "{}", table.heard("turkey"));
    table.confirms("ola", "edit changes:\"A Par -> Pic\" reason:x");
    assert!(table.running().ready.is_empty() && table.running().chosen.is_empty());
    assert!(table.running().clock.deadline() == deadline && !table.running().clock.is_shortened());
}

#[test]
fn after_a_change_shortly_before_the_deadline_there_is_an_hour_to_order_anew() {
    let mut table = Trial::new();
    let deadline = table.running().clock.deadline().expect("a deadline");
    table.now = deadline.checked_sub(SignedDuration::from_mins(5)).expect("an instant");
    let said = |table: &Trial| {
        let of = |notice: &Notice| match notice {
            Notice::Master(MasterNotice::Edited { deadline, .. }) => Some(*deadline),
            _ => None,
        };
        table.said.iter().find_map(|outgoing| of(&outgoing.notice)).expect("the change is announced")
    };
    table.forget().confirms("ola", "edit changes:\"A Par -> Pic\" reason:x");
    let hour = table.now.checked_add(SignedDuration::from_hours(1)).expect("an instant");
    assert_eq!((table.running().clock.deadline(), said(&table)), (Some(hour), Some(hour)));
    assert!(table.public().contains("Reason: x\nDeadline: Mon 23 November, 12:55"), "{}", table.public());
    table.forget().confirms("ola", "edit changes:\"A Pic -> Par\" reason:x");
    assert_eq!((table.running().clock.deadline(), said(&table)), (Some(hour), None), "there is an hour already");
}

#[test]
fn when_a_changed_position_leaves_fewer_builds_the_last_ones_stay_and_nothing_is_waived() {
    for (builds, left) in [("A Rom B, A Ven B", "A VEN B"), ("A Rom B, waive", "A ROM B")] {
        let mut table = winter();
        table.says("italy", builds);
        assert_eq!(table.orders("ITALY").len(), 2, "{}", table.heard("italy"));
        table.confirms("ola", "edit changes:\"Tun = Austria\" reason:x");
        assert_eq!(table.orders("ITALY"), [left], "{builds}: {}", table.heard("ola"));
    }
}

#[test]
fn a_retreat_that_a_changed_position_makes_impossible_is_missing_again() {
    for (retreat, left) in [("F Tri R Alb", None), ("F Tri R ADR", Some("F TRI R ADR"))] {
        let mut table = at("S1902R", |position| {
            position.units.insert("ITALY".into(), ["A TRI", "A ROM", "F NAP"].map(Into::into).to_vec());
            position.units.insert("AUSTRIA".into(), ["A BUD", "A GAL"].map(Into::into).to_vec());
            position.units.insert("RUSSIA".into(), ["A MOS", "F SEV", "F STP/SC"].map(Into::into).to_vec());
            let fleet = [("F TRI".into(), vec!["ALB".into(), "ADR".into()])];
            position.dislodged.insert("AUSTRIA".into(), fleet.into());
            position.dislodged.insert("RUSSIA".into(), [("A GAL".into(), vec!["UKR".into()])].into());
        });
        table.says("austria", retreat);
        assert_eq!(table.orders("AUSTRIA").len(), 1, "{}", table.heard("austria"));
        table.confirms("ola", "edit changes:\"+ Turkey A Alb\" reason:x");
        assert!(table.running().position.units["TURKEY"].contains(&"A ALB".into()), "{}", table.heard("ola"));
        assert_eq!(table.orders("AUSTRIA"), left.map(OrderText::from).as_slice(), "{retreat}");
    }
}

#[test]
fn a_game_is_cancelled_after_confirmation() {
    let mut table = Trial::new();
    table.says("ola", "call-off reason:\"holidays\"").forget();
    assert!(table.game().running().is_some());
    table.says("ola", "proceed");
    assert!(matches!(&table.game().stage, Stage::Over(ending) if ending.winners.is_empty()));
    assert!(table.public().contains("cancelled **Bosforo**: holidays"), "{}", table.public());
}

#[test]
fn a_phase_that_ended_the_game_can_be_undone() {
    let mut table = two_phases();
    table.says("ola", "call-off").says("ola", "proceed").forget();
    table.calls("ola", "rollback F1901M reason:again");
    assert!(table.heard("ola").contains("one phase"), "{}", table.heard("ola"));
    table.calls("ola", "proceed");
    assert_eq!(table.running().position.phase, "F1901M");
    assert_eq!(table.running().number, 4);
}

#[test]
fn a_finished_game_is_corrected_in_private_by_its_name() {
    let mut table = two_phases();
    table.says("ola", "call-off").says("ola", "proceed").forget();
    table.says("ola", "rollback F1901M reason:again");
    assert!(!table.heard("ola").contains("would be undone"), "which game? {}", table.heard("ola"));
    table.forget().says("italy", "rollback F1901M reason:again game:Bosforo");
    assert!(table.heard("italy").contains("Only the game master"), "{}", table.heard("italy"));
    table.forget().says("ola", "rollback F1901M reason:again game:Bosforo");
    assert!(table.heard("ola").contains("one phase"), "{}", table.heard("ola"));
    let button = table.buttons("ola")[0].clone();
    table.presses("ola", &button);
    assert_eq!((table.running().position.phase.as_str(), table.running().number), ("F1901M", 4));
    assert!(table.public().contains("Back to Autumn 1901"), "{}", table.public());
}

#[test]
fn a_dislodged_unit_cannot_be_edited_and_the_game_master_is_told_what_to_do() {
    let mut table = Trial::new();
    let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
    running.position.units.insert("ITALY".into(), vec!["A TYR".into(), "A VEN".into()]);
    table.says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri").later(48).ticks().forget();
    assert_eq!(table.running().position.phase, "S1901R");
    table.says("ola", "edit \"F Tri -> ADR\" reason:x");
    let heard = table.heard("ola");
    assert!(heard.contains("F Tri is dislodged") && heard.contains("`rollback S1901M`"), "{heard}");
}

#[test]
fn a_phase_is_found_by_its_name_without_diacritics() {
    for typed in ["Jesień 1901", "jesien 1901", "JESIEN 1901"] {
        let mut table = two_phases();
        table.says("ola", &format!("rollback \"{typed}\" reason:x"));
        assert!(table.heard("ola").contains("would be undone"), "{typed}: {}", table.heard("ola"));
    }
}
