//! A question about an order that waits for an answer counts as a missing order.

use dragoman_game::model::Stage;
use dragoman_game::notice::Notice;
use dragoman_game::testing::Trial;

use super::heard::Heard as _;

/// An order among words that may not be meant as one.
const ASKED: &str = "my ally wants F MAO - Spa/nc";

/// Italy has orders for all its units.
fn ordered() -> Trial {
    let mut table = Trial::new();
    let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
    running.position.units.insert("ITALY".into(), vec!["A ROM".into(), "F MAO".into()]);
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
        Notice::Status { powers, .. } => powers.iter().find(|(power, ..)| power == "ITALY").map(|(_, sent, _)| *sent),
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
