//! A question about an order that waits for an answer counts as a missing order.

use dragoman_game::model::{Sheet, Stage};
use dragoman_game::notice::{Notice, Status};
use dragoman_game::person::Person;
use dragoman_game::testing::{Trial, person};

use super::heard::Heard as _;

/// An order among words that may not be meant as one.
const ASKED: &str = "my ally wants F MAO - Spa/nc";

/// Italy has two units, and the bot knows Tom.
fn table() -> Trial {
    let mut table = Trial::new();
    let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
    running.position.units.insert("ITALY".into(), vec!["A ROM".into(), "F MAO".into()]);
    table.known.push(Person::new(person("tom"), "tom"));
    table
}

/// Italy has orders for all its units.
fn ordered() -> Trial {
    let mut table = table();
    table.says("italy", "A Rom - Ven, F MAO - NAF").forget();
    assert_eq!(table.orders("ITALY").len(), 2);
    table
}

/// The same, and Italy was asked about one of them.
fn asked() -> Trial {
    let mut table = ordered();
    table.says("italy", ASKED);
    assert_eq!(table.orders("ITALY").len(), 2, "what was stored stays: {}", table.heard("italy"));
    let doubts = table.doubts("ITALY");
    assert_eq!(doubts.len(), 1, "{}", table.heard("italy"));
    table
}

#[test]
fn a_question_that_waits_is_a_missing_order() {
    let mut table = asked();
    table.forget().says("italy", "status");
    let sent = table.answers.iter().find_map(|(_, notice)| match notice {
        Notice::Status(Status { powers, .. }) => {
            powers.iter().find(|(power, ..)| power == "ITALY").map(|(_, sent, _)| *sent)
        }
        _ => None,
    });
    assert_eq!(sent, Some(false));
    for text in ["orders", "ready"] {
        table.forget().says("italy", text);
        assert!(table.heard("italy").contains("until you choose"), "{text}: {}", table.heard("italy"));
        assert!(table.buttons("italy").iter().any(|id| id.contains("text=F MAO - SPA/")), "{text}");
    }
    table.forget().says("italy", "unready").forget().later(47).ticks();
    assert!(table.heard("italy").contains("until you choose"), "{}", table.heard("italy"));
    // The answer is an order.
    let choice = table.buttons("italy").into_iter().find(|id| id.contains("text=F MAO - SPA/")).expect("a button");
    table.forget().presses("italy", &choice);
    assert!(table.doubts("ITALY").is_empty(), "{}", table.heard("italy"));
    table.forget().says("italy", "ready");
    assert!(!table.heard("italy").contains("until you choose"), "{}", table.heard("italy"));
}

#[test]
fn an_order_for_the_unit_answers_the_question_and_others_dont() {
    let mut table = asked();
    table.says("italy", "A Rom - Tus");
    assert_eq!(table.doubts("ITALY").len(), 1);
    table.says("italy", "F MAO H");
    assert!(table.doubts("ITALY").is_empty());
}

#[test]
fn each_unit_of_a_question_is_answered_on_its_own() {
    let mut table = ordered();
    table.says("italy", "my ally wants A Rom - Tus, F MAO - Por");
    assert_eq!(table.doubts("ITALY").len(), 2, "{}", table.heard("italy"));
    table.forget().says("italy", "orders");
    assert_eq!(table.heard("italy").matches("until you choose").count(), 1, "{}", table.heard("italy"));
    table.says("italy", "A Rom - Tus");
    assert_eq!(table.doubts("ITALY").len(), 1, "{}", table.heard("italy"));
}

#[test]
fn who_is_ready_stays_so_when_they_are_asked() {
    let mut table = ordered();
    table.says("italy", "ready");
    table.says("italy", ASKED);
    assert!(table.running().ready.contains("ITALY"), "{}", table.heard("italy"));
}

#[test]
fn results_say_what_was_asked_and_not_answered() {
    let mut table = asked();
    table.first_deadline_stays().forget().later(49).ticks();
    let heard = table.heard("italy");
    assert!(heard.contains("Spring 1901: I asked you about"), "{heard}");
    assert!(!table.heard("france").contains("I asked you about"));
    assert!(!table.public().contains("I asked you about"));
    assert_eq!(table.past[0].1.orders["ITALY"].len(), 2, "what was stored before counted");
}

fn is_asked(table: &Trial, who: &str) -> bool {
    table.buttons(who).iter().any(|id| id.contains("text=F MAO - SPA/"))
}

#[test]
fn a_successor_is_asked_without_the_words_of_who_gave_up_the_seat() {
    let mut table = table();
    table.says("italy", ASKED).confirms("italy", "resign").forget();
    table.presses("tom", "take-over:game=ab12cd34;power=ITALY").says("tom", "orders");
    assert!(is_asked(&table, "tom"), "{}", table.heard("tom"));
    assert!(!table.heard("tom").contains("my ally"), "{}", table.heard("tom"));
}

#[test]
fn a_deputy_and_the_player_are_asked_without_each_others_words() {
    let mut table = table();
    table.first_deadline_stays().says("italy", ASKED).says("italy", "deputy tom 22-24 November");
    table.presses("tom", "deputy:game=ab12cd34;answer=yes").forget().later(12).ticks();
    table.says("tom", "orders").says("tom", "ready");
    assert!(is_asked(&table, "tom"), "{}", table.heard("tom"));
    assert!(!table.heard("tom").contains("my ally"), "{}", table.heard("tom"));
    table.says("tom", "my ally wants A Rom - Tus").says("tom", "orders").says("italy", "orders");
    let (deputy, player) = (table.heard("tom"), table.heard("italy"));
    assert_eq!(table.doubts("ITALY").len(), 2, "{deputy}");
    assert!(deputy.contains("Rom - Tus") && !deputy.contains("MAO - Spa/nc"), "{deputy}");
    assert!(player.contains("MAO - Spa/nc") && !player.contains("wants A Rom"), "{player}");
    table.forget().later(37).ticks();
    let (deputy, player) = (table.heard("tom"), table.heard("italy"));
    assert!(!deputy.contains("MAO - Spa/nc") && !player.contains("wants A Rom"), "{deputy}\n{player}");
    assert!(player.contains("I asked you about") && deputy.contains("I asked you about"), "{deputy}\n{player}");
}

#[test]
fn a_sheet_of_an_older_version_shows_no_words() {
    let stored = r#"{"lines":[],"doubts":[{"typed":"my ally wants it","choices":["F MAO - SPA/NC"]}]}"#;
    let sheet: Sheet = serde_json::from_str(stored).expect("it is read");
    let shown: Vec<_> = sheet.doubts_for(&person("italy")).collect();
    assert_eq!((shown[0].typed.as_str(), shown[0].choices.len()), ("", 1));
}
