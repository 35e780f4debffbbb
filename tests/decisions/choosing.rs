use dragoman_game::model::Stage;
use dragoman_game::testing::Trial;

use super::heard::Heard as _;

/// The only button of `who` whose id ends so, where a post has at most `most` buttons.
fn button(table: &Trial, who: &str, most: usize, end: &str) -> String {
    let all = table.buttons_of(who, most);
    assert!(all.len() <= most && all.iter().all(|id| id.len() <= 80), "{all:?}");
    let found: Vec<_> = all.iter().filter(|id| id.ends_with(end)).collect();
    assert_eq!(found.len(), 1, "{end} in {all:?}");
    found[0].clone()
}

/// `who` presses one button after the other.
fn taps(table: &mut Trial, who: &str, most: usize, ends: &[&str]) {
    for end in ends {
        let id = button(table, who, most, end);
        table.forget().presses(who, &id);
    }
}

#[test]
fn a_support_is_given_by_buttons_alone() {
    let mut table = Trial::new();
    // Discord shows them all at once; on Matrix nine choices fit, so the supported unit is asked first.
    for (most, ends) in [
        (25, &["unit=A VEN", "kind=support", "text=A VEN S A ROM - TUS"][..]),
        (9, &["unit=A VEN", "kind=support", "of=A ROM", "text=A VEN S A ROM - TUS"][..]),
    ] {
        table.forget().says("italy", "clear").forget().says("italy", "options");
        taps(&mut table, "italy", most, ends);
        assert_eq!(table.orders("ITALY"), ["A VEN S A ROM - TUS"], "{most}");
    }
    assert!(table.buttons("italy").iter().any(|id| id.starts_with("possible:")), "the receipt leads to the next unit");
}

#[test]
fn a_convoy_is_given_by_buttons_alone() {
    let mut table = Trial::new();
    let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
    running.position.units.insert("ENGLAND".into(), vec!["A LON".into(), "A YOR".into(), "F NTH".into()]);
    table.says("england", "options F NTH");
    taps(&mut table, "england", 9, &["kind=convoy", "of=A LON", "text=F NTH C A LON - BEL"]);
    assert_eq!(table.orders("ENGLAND"), ["F NTH C A LON - BEL"]);
}

#[test]
fn choices_that_dont_fit_are_on_further_pages() {
    let mut table = Trial::new();
    table.says("italy", "options A Ven");
    let mut seen = Vec::new();
    for _ in 0..20 {
        let all = table.buttons_of("italy", 4);
        assert_eq!(all.iter().filter(|id| id.ends_with("kind=support")).count(), 1, "on each page: {all:?}");
        seen.extend(all.iter().filter_map(|id| Some(id.split_once("text=")?.1.to_owned())));
        let next = all.last().expect("a button").clone();
        table.forget().presses("italy", &next);
        if !next.contains("from=") {
            break;
        }
    }
    let all = ["A VEN H", "A VEN - APU", "A VEN - PIE", "A VEN - ROM", "A VEN - TRI", "A VEN - TUS", "A VEN - TYR"];
    assert!(all.iter().all(|order| seen.iter().filter(|known| known == order).count() == 1), "{seen:?}");
}

#[test]
fn others_units_have_no_buttons() {
    let mut table = Trial::new();
    table.says("italy", "options A Vie").presses("italy", "possible:game=ab12cd34;unit=A VIE;kind=support");
    assert!(table.heard("italy").contains("support a"), "{}", table.heard("italy"));
    assert_eq!(table.buttons("italy"), [""; 0]);
}

#[test]
fn a_choice_that_is_no_longer_possible_shows_what_is() {
    let mut table = Trial::new();
    table.presses("italy", "possible:game=ab12cd34;unit=A VEN;kind=convoy;of=A LON;from=99");
    assert!(table.heard("italy").contains("move: `A Ven - Apu`"), "{}", table.heard("italy"));
    table.presses("italy", "possible:game=ab12cd34;unit=A PAR;kind=support;of=A ROM");
    assert!(table.heard("italy").contains("**A Par** (France)"), "{}", table.heard("italy"));
}
