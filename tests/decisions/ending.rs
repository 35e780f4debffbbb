use dragoman_game::decide::press::room_of;
use dragoman_game::model::{CountBy, LastYear, Settings, Stage};
use dragoman_game::notice::Notice;
use dragoman_game::testing::Trial;
use dragoman_l10n::Language;

use super::heard::Heard as _;

const ALL: [&str; 7] = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];

fn classic() -> Settings {
    Settings::habit("classic", Language::EN, "UTC")
}

/// A game in autumn 1901: nobody but Italy has ordered anything in spring.
fn in_autumn(settings: Settings) -> Trial {
    let mut table = Trial::with(settings);
    table.says("italy", "A Ven H").later(48).ticks();
    assert_eq!(table.running().position.phase, "F1901M");
    table
}

/// All agree to what `proposal` says.
fn voted(table: &mut Trial, proposal: &str) {
    table.forget().says("italy", proposal);
    for who in ALL.iter().filter(|who| **who != "italy") {
        table.says(who, "agree");
    }
    assert!(matches!(table.game().stage, Stage::Over(_)), "{}", table.heard("italy"));
}

#[test]
fn a_draw_ends_with_its_rule_the_final_table_and_scores() {
    let mut table = in_autumn(classic());
    voted(&mut table, "draw");
    let public = table.public();
    for said in [
        "This was agreed in a vote.",
        "- **Russia** (russia): 4 supply centres; one phase without orders",
        "- **Italy** (italy): 3 supply centres\n",
        "- draw size: Russia 14.3 · Austria 14.3",
        "- sum of squares: Russia 22.9 · Austria 12.9",
        // 38 points for the first place, and the 21 of the next two divided among six.
        "- C-Diplo: Russia 43 · Austria 7.5",
        // 65 points for a draw of seven, as in DixieCon's table.
        "- Dixie: Russia 80.9 · Austria 76.9",
    ] {
        assert!(public.contains(said), "{said}: {public}");
    }
}

#[test]
fn at_the_end_press_rooms_become_read_only_and_say_so() {
    let mut table = in_autumn(classic());
    table.says("italy", "talk France");
    let row = table.loaded.rooms[0].clone();
    assert!(room_of(table.game(), &row).open);
    voted(&mut table, "draw");
    let room = room_of(table.game(), &row);
    assert!(!room.open && room.members.len() == 2, "nobody is removed: {room:?}");
    let to = row.destination(table.game());
    assert!(table.said.iter().any(|outgoing| outgoing.to == to && outgoing.notice == Notice::EnsureRoom));
    let inside = table.told_at(&to).join("\n");
    assert!(inside.contains("The game is over") && inside.contains("at least 30 days"), "{inside}");
    assert!(table.public().contains("Private rooms are closed now"), "{}", table.public());
    // Where there are none, nothing is said about them.
    let mut table = in_autumn(Settings { anonymous: true, ..classic() });
    voted(&mut table, "draw");
    assert!(!table.public().contains("Private rooms"), "{}", table.public());
}

#[test]
fn rooms_are_put_away_also_if_nobody_may_write_when_the_game_ends() {
    let mut table = Trial::new();
    let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
    running.position.units.insert("ITALY".into(), vec!["A TYR".into(), "A VEN".into()]);
    running.position.units.insert("AUSTRIA".into(), vec!["F TRI".into()]);
    running.position.centers.remove("AUSTRIA");
    table.says("italy", "talk France").says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri").later(48).ticks();
    assert_eq!(table.running().position.phase, "S1901R");
    let row = table.loaded.rooms[0].clone();
    assert!(!room_of(table.game(), &row).open, "press is silent in retreats");
    voted(&mut table, "draw");
    let to = row.destination(table.game());
    assert!(room_of(table.game(), &row).over);
    assert!(table.said.iter().any(|outgoing| outgoing.to == to && outgoing.notice == Notice::EnsureRoom));
    assert!(table.told_at(&to).join("\n").contains("The game is over"), "{:?}", table.told_at(&to));
}

#[test]
fn how_long_was_played_is_said_at_the_end() {
    let mut table = in_autumn(classic());
    table.later(30).ticks();
    voted(&mut table, "draw");
    let public = table.public();
    assert!(public.contains("Phases played: 1, Spring 1901 – Spring 1901, in 3 days."), "{public}");
    // Of a game that began under an older version, the time isn't known.
    table.loaded.game.begun = None;
    let notice = table.said.iter().map(|outgoing| &outgoing.notice).find(|it| matches!(it, Notice::Finished { .. }));
    let said = table.spoken(notice.expect("the end"), Language::EN);
    assert!(said.contains("Phases played: 1, Spring 1901 – Spring 1901.\n"), "{said}");
}

#[test]
fn phases_that_were_undone_arent_counted_at_the_end() {
    let mut table = in_autumn(classic());
    table.later(48).ticks();
    table.says("ola", "rollback S1901M reason:x").says("ola", "go-ahead");
    assert_eq!(table.running().position.phase, "S1901M", "{}", table.heard("ola"));
    table.later(48).ticks();
    assert_eq!(table.running().position.phase, "F1901M");
    voted(&mut table, "draw");
    let public = table.public();
    assert!(public.contains("Phases played: 1, Spring 1901 – Spring 1901, in"), "{public}");
}

#[test]
fn the_winning_number_of_centres_is_named() {
    let mut table = in_autumn(Settings { victory: Some(4), ..classic() });
    table.forget().later(48).ticks();
    let public = table.public();
    assert!(public.contains("Russia has 4 supply centres; 4 are needed for a solo victory."), "{public}");
    assert!(public.contains("- draw size: Russia 100\n"), "{public}");
    assert!(public.contains("- Dixie: Russia 286"), "{public}");
    table.forget().calls("italy", "chart");
    let chart = table.public();
    assert!(chart.contains("supply centres by year") && chart.contains("4 are needed for a solo victory."), "{chart}");
}

#[test]
fn an_end_by_the_year_is_scored_as_a_draw_of_the_survivors() {
    let last_year = Some(LastYear { year: 1901, by: CountBy::Centres });
    let mut table = in_autumn(Settings { last_year, ..classic() });
    table.forget().later(48).ticks();
    let public = table.public();
    assert!(public.contains("Victory for Russia (russia)"), "{public}");
    assert!(public.contains("1901 was the last year: victory goes to the power with the most supply"), "{public}");
    assert!(public.contains("- draw size: Russia 14"), "{public}");
}

#[test]
fn eliminated_powers_are_last_with_their_year() {
    let mut table = Trial::new();
    let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
    running.position.units.insert("ITALY".into(), vec!["A TYR".into(), "A VEN".into()]);
    running.position.units.insert("AUSTRIA".into(), vec!["F TRI".into()]);
    running.position.centers.remove("AUSTRIA");
    table.says("italy", "A Ven - Tri\nA Tyr S A Ven - Tri").later(48).ticks();
    table.says("austria", "F Tri D").says("austria", "ready");
    assert_eq!(table.running().position.phase, "F1901M");
    voted(&mut table, "shared-win");
    let public = table.public();
    assert!(public.contains("all who still have units win together"), "{public}");
    let last = public.lines().rfind(|line| line.starts_with("- **")).unwrap_or_default();
    assert!(last.starts_with("- **Austria** (austria): eliminated in 1901"), "{public}");
    assert!(public.contains("- draw size: Russia 16.7"), "the eliminated power has no share: {public}");
}

#[test]
fn a_cancelled_or_practice_game_has_no_scores() {
    let mut table = in_autumn(Settings { practice: true, ..classic() });
    voted(&mut table, "draw");
    assert!(table.public().contains("a vote.") && !table.public().contains("Scores"), "{}", table.public());
}

#[test]
fn who_lost_their_seat_is_told_how_the_game_ended() {
    let mut table = in_autumn(classic());
    table.confirms("france", "resign").presses("tom", "take-over:game=ab12cd34;power=FRANCE");
    table.confirms_in_public("ola", "expel Germany").presses("lara", "take-over:game=ab12cd34;power=GERMANY");
    let seated = |who: &str| table.game().seat_of(&dragoman_game::testing::person(who)).is_some();
    assert!(seated("tom") && seated("lara") && !seated("france") && !seated("germany"));
    table.forget().says("italy", "draw");
    for who in ["austria", "england", "russia", "turkey", "tom", "lara"] {
        table.says(who, "agree");
    }
    assert!(matches!(table.game().stage, Stage::Over(_)));
    let ends = |heard: &str| heard.matches("Bosforo is over").count();
    assert_eq!(ends(&table.heard("france")), 1, "{}", table.heard("france"));
    for who in ["germany", "austria", "tom"] {
        assert_eq!(ends(&table.heard(who)), 0, "{who}: {}", table.heard(who));
    }
    // In private it doesn't ring.
    let to = dragoman_game::event::Place::Person(dragoman_game::testing::person("france"));
    let to = dragoman_game::notice::Destination::Place(to);
    let ends = table.said.iter().filter(|said| said.to == to && matches!(said.notice, Notice::Finished { .. }));
    assert_eq!(ends.count(), 1);
}

#[test]
fn the_person_who_came_back_isnt_a_past_player() {
    let mut table = in_autumn(classic());
    table.confirms("france", "resign").says("france", "return");
    voted(&mut table, "draw");
    assert_eq!(table.heard("france").matches("Bosforo is over").count(), 0, "{}", table.heard("france"));
}
