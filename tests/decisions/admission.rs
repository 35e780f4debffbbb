//! What bars somebody from a seat is lifted by all who have one; a seat that changes hands often is given by two of them.

use dragoman_game::model::{Holder, Seat, Settings};
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

fn holder(table: &Trial, power: &str) -> Option<String> {
    table.game().seat_with(&power.into()).and_then(Seat::person).map(|person| person.native().to_owned())
}

/// All of `people` press the button to agree below what they were asked.
fn press(table: &mut Trial, people: &[&str]) {
    for who in people {
        let button = table.buttons(who).into_iter().rfind(|id| id.starts_with("agree:"));
        table.presses(who, &button.unwrap_or_else(|| panic!("{who}: {}", table.heard(who))));
    }
}

#[test]
fn all_who_have_a_seat_lift_a_bar_and_are_told_what_the_person_has_read() {
    let mut table = Trial::new();
    // England's player entered orders for nobody, but gave up a seat with units, and wants another.
    table.confirms("england", "resign").confirms("germany", "resign").forget();
    table.calls("england", "take-over Germany");
    let refused = table.heard("england");
    assert!(
        table.public().is_empty() && refused.contains("To ask all players to lift this: `take-over ask:yes`"),
        "{refused}"
    );
    assert_eq!(holder(&table, "GERMANY"), None);
    table.forget().calls("ola", "take-over ask:yes");
    assert!(table.public().contains("Nothing keeps you"), "{}", table.public());
    table.forget().calls("england", "take-over ask:yes");
    assert!(table.heard("england").contains("All of them must agree"), "{}", table.heard("england"));
    let asked = table.heard("france");
    assert!(asked.contains("england may take a seat") && asked.contains("gave up England with units"), "{asked}");
    press(&mut table, &["austria", "france", "italy", "russia"]);
    table.calls("england", "take-over Germany");
    assert_eq!(holder(&table, "GERMANY"), None, "not all have agreed");
    press(&mut table, &["turkey"]);
    assert!(table.heard("england").contains("no longer keeps you from taking a seat"), "{}", table.heard("england"));
    table.calls("england", "take-over Germany");
    assert_eq!(holder(&table, "GERMANY").as_deref(), Some("england"), "{}", table.public());
}

#[test]
fn one_refusal_keeps_a_bar_and_expelled_people_ask_in_vain() {
    let mut table = Trial::new();
    table.confirms("england", "resign").confirms("germany", "resign");
    table.forget().calls("england", "take-over ask:yes").says("italy", "refuse");
    for who in ["austria", "france", "russia", "turkey"] {
        table.says(who, "agree");
    }
    table.calls("england", "take-over Germany");
    assert_eq!(holder(&table, "GERMANY"), None);
    table.forget().calls("england", "take-over ask:yes");
    assert!(table.public().contains("can be proposed again from Sun 22 November"), "{}", table.public());
    table.confirms("ola", "expel Russia").forget().calls("russia", "take-over ask:yes");
    assert!(table.public().contains("Out is out") && table.heard("france").is_empty(), "{}", table.public());
}

#[test]
fn in_an_anonymous_game_nobody_is_named_in_the_vote() {
    let mut table = Trial::with(Settings { anonymous: true, ..Settings::habit("classic", Language::EN, "UTC") });
    table.confirms("england", "resign").confirms("germany", "resign");
    table.forget().calls("england", "take-over ask:yes");
    let asked = table.heard("france");
    assert!(asked.contains("someone may take a seat") && !asked.contains("england"), "{asked}");
    assert!(!asked.contains("gave up England"), "{asked}");
}

#[test]
fn a_seat_that_changed_hands_twice_within_three_phases_needs_two_players_or_a_neutral_game_master() {
    let mut table = Trial::new();
    table.known.push(dragoman_game::person::Person::new(person("wim"), "wim"));
    let take = "take-over:game=ab12cd34;power=ENGLAND";
    table.confirms("england", "resign").presses("tom", take).confirms("tom", "resign");
    table.presses("ben", take).confirms("ben", "resign").forget().presses("anna", take);
    assert_eq!(holder(&table, "ENGLAND"), None);
    assert!(table.heard("anna").contains("only if two players agree"), "{}", table.heard("anna"));
    assert!(table.heard("france").contains("anna takes over England"), "{}", table.heard("france"));
    press(&mut table, &["france"]);
    table.presses("anna", take);
    assert_eq!(holder(&table, "ENGLAND"), None, "one isn't enough");
    press(&mut table, &["italy"]);
    assert!(table.public().contains("The players agree"), "{}", table.public());
    let button = table.buttons("anna").into_iter().rfind(|id| id.starts_with("take-over:")).expect("a button");
    table.presses("anna", &button);
    assert_eq!(holder(&table, "ENGLAND").as_deref(), Some("anna"), "{}", table.heard("anna"));
    // Each time anew, or by a neutral game master.
    table.confirms("anna", "resign").forget().presses("wim", take);
    assert_eq!(holder(&table, "ENGLAND"), None);
    table.says("ola", "replace England person:wim").presses("wim", take);
    assert_eq!(holder(&table, "ENGLAND").as_deref(), Some("wim"), "{}", table.heard("wim"));
    // Three phases later it is a seat like others.
    let mut table = Trial::new();
    table.confirms("england", "resign").presses("tom", take).confirms("tom", "resign");
    table.presses("ben", take).confirms("ben", "resign");
    for _ in 0..3 {
        table.later(48).ticks();
    }
    table.presses("anna", take);
    assert_eq!(holder(&table, "ENGLAND").as_deref(), Some("anna"), "{}", table.heard("anna"));
}

#[test]
fn where_one_plays_alone_that_one_gives_a_seat_that_changed_hands_often() {
    let mut table = Trial::new();
    for (seed, seat) in (0..).zip(&mut table.loaded.game.seats) {
        if !["ENGLAND", "ITALY"].iter().any(|power| seat.holds(&(*power).into())) {
            seat.held_by(Holder::Computer(seed));
        }
    }
    let take = "take-over:game=ab12cd34;power=ENGLAND";
    table.confirms("england", "resign").presses("tom", take).confirms("tom", "resign");
    table.presses("ben", take).confirms("ben", "resign").forget().presses("anna", take);
    assert_eq!(holder(&table, "ENGLAND"), None);
    assert!(table.heard("italy").contains("You decide, since nobody else can vote: Italy"), "{}", table.heard("italy"));
    press(&mut table, &["italy"]);
    table.presses("anna", take);
    assert_eq!(holder(&table, "ENGLAND").as_deref(), Some("anna"), "{}", table.heard("anna"));
}

#[test]
fn who_was_refused_asks_again_after_a_day_and_others_meanwhile() {
    let mut table = Trial::new();
    table.confirms("england", "resign").confirms("germany", "resign");
    table.forget().calls("england", "take-over ask:yes");
    let all = ["austria", "france", "italy", "russia", "turkey"];
    all.iter().for_each(|who| drop(table.says(who, "refuse").heard(who)));
    table.forget().calls("england", "take-over ask:yes");
    assert!(table.public().contains("can be proposed again"), "{}", table.public());
    table.forget().calls("germany", "take-over ask:yes");
    assert!(table.heard("germany").contains("All of them must agree"), "one doesn't use up the right of others");
    // Also while the game is paused, in which no phase ends.
    table.confirms("ola", "pause").later(24).ticks().forget().calls("england", "take-over ask:yes");
    assert!(table.heard("england").contains("All of them must agree"), "{}", table.public());
}

#[test]
fn what_bars_somebody_from_standing_in_is_lifted_like_what_bars_them_from_a_seat() {
    let mut table =
        Trial::with(Settings { watched: true, letters_kept: true, ..Settings::habit("classic", Language::EN, "UTC") });
    table.known.push(dragoman_game::person::Person::new(person("wim"), "wim"));
    let all = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];
    table.calls("wim", "watch");
    let key = table.game().watchers[0].key();
    for who in all {
        table.presses(who, &format!("watchers:game=ab12cd34;answer=yes;who={key}"));
    }
    table.calls("wim", "unwatch").says("france", "deputy wim 21-24 November").forget();
    let accept = "deputy:game=ab12cd34;answer=yes";
    table.presses("wim", accept);
    assert!(table.heard("wim").contains("take-over ask:yes"), "{}", table.heard("wim"));
    let accepted = |table: &Trial| {
        table.game().seat_with(&"FRANCE".into()).and_then(Seat::deputy).is_some_and(|deputy| deputy.has_accepted())
    };
    assert!(!accepted(&table));
    table.forget().calls("wim", "take-over ask:yes");
    assert!(table.heard("france").contains("has read other players' letters or rooms"), "{}", table.heard("france"));
    press(&mut table, &all);
    table.presses("wim", accept);
    assert!(accepted(&table), "{}", table.heard("wim"));
}

#[test]
fn what_bars_a_deputy_from_a_seat_is_lifted_too() {
    let mut table = Trial::new();
    table.known.push(dragoman_game::person::Person::new(person("tom"), "tom"));
    table.says("france", "deputy tom 21-24 November").presses("tom", "deputy:game=ab12cd34;answer=yes");
    table.confirms("germany", "resign").forget().calls("tom", "take-over Germany");
    assert_eq!(holder(&table, "GERMANY"), None, "{}", table.public());
    table.forget().calls("tom", "take-over ask:yes");
    assert!(table.heard("italy").contains("has seen orders for France"), "{}", table.heard("italy"));
    press(&mut table, &["austria", "england", "france", "italy", "russia", "turkey"]);
    table.forget().calls("tom", "take-over Germany");
    assert_eq!(holder(&table, "GERMANY").as_deref(), Some("tom"), "{}", table.public());
    assert!(table.game().seat_with(&"FRANCE".into()).is_some_and(|seat| seat.deputy().is_none()));
}

#[test]
fn who_may_come_back_to_their_seat_stands_in_only_if_all_agree() {
    let mut table = Trial::new();
    table.known.push(dragoman_game::person::Person::new(person("england"), "england"));
    table.confirms("england", "resign").says("france", "deputy england 21-24 November");
    let accept = "deputy:game=ab12cd34;answer=yes";
    let deputy = |table: &Trial| table.game().seat_with(&"FRANCE".into()).and_then(Seat::deputy).cloned();
    table.forget().presses("england", accept);
    assert!(deputy(&table).is_some_and(|deputy| !deputy.has_accepted()), "{}", table.heard("england"));
    assert!(table.heard("england").contains("One person, one seat"), "{}", table.heard("england"));
    table.forget().calls("england", "take-over ask:yes");
    press(&mut table, &["austria", "france", "germany", "italy", "russia", "turkey"]);
    table.presses("england", accept);
    assert!(deputy(&table).is_some_and(|deputy| deputy.has_accepted()), "{}", table.heard("england"));
}
