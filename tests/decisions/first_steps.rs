//! What a player is told to do next, from the beginning of a game until its first results.

use dragoman_game::testing::Trial;

use super::heard::Heard as _;

#[test]
fn a_game_begins_in_private_with_the_map_and_what_comes_next() {
    let mut trial = Trial::created("new Gulf");
    for name in ["anna", "bob", "carl", "dora", "emma", "fred", "gina"] {
        trial.calls(name, "join");
    }
    let heard = trial.heard("anna");
    assert!(heard.contains("you play **") && heard.contains("Next: write an order for each unit here"), "{heard}");
    let shown = trial.pictures_of("anna");
    assert!(matches!(shown.as_slice(), [units] if units.contains("A VEN") && units.contains("F SEV")), "{shown:?}");
}

#[test]
fn each_receipt_says_what_comes_next_until_the_first_results() {
    let mut trial = Trial::new();
    let heard = trial.says("italy", "A Ven H").heard("italy");
    assert!(!heard.contains("Next:"), "orders are missing: {heard}");
    let heard = trial.forget().says("italy", "A Rom H, F Nap H").heard("italy");
    assert!(heard.contains("Next: write `ready` or press the button."), "{heard}");
    let heard = trial.forget().says("italy", "ready").heard("italy");
    assert!(heard.contains("nothing more for you to do until the results"), "{heard}");
    // Who is ready and changes an order isn't sent back to be ready again.
    let heard = trial.forget().says("italy", "A Ven - Tyr").heard("italy");
    assert!(!heard.contains("Next: write `ready`") || !trial.running().ready.contains("ITALY"), "{heard}");
    trial.confirms_in_public("ola", "adjudicate").forget();
    let heard = trial.says("italy", "A Tyr H, A Rom H, F Nap H").says("italy", "ready").heard("italy");
    assert!(!heard.contains("Next:") && !heard.contains("until the results"), "{heard}");
}

#[test]
fn who_writes_to_a_power_in_private_learns_how_to_talk_with_it() {
    let mut trial = Trial::new();
    for text in ["hello France, shall we work together?", "peace with France?"] {
        let heard = trial.forget().says("italy", text).heard("italy");
        assert!(heard.contains("This reaches only me.") && heard.contains("`room France`"), "{heard}");
    }
    // Not where an order is meant, and not with oneself.
    for text in ["A Mar S France", "A Ven - Fance", "Italy is great fun", "A Ven - Tyr"] {
        let heard = trial.forget().says("italy", text).heard("italy");
        assert!(!heard.contains("This reaches only me."), "{text}: {heard}");
    }
}

#[test]
fn where_nothing_is_early_nobody_is_told_to_be_ready() {
    let mut trial = Trial::new();
    trial.loaded.game.settings.never_early = true;
    let heard = trial.says("italy", "A Ven H, A Rom H, F Nap H").heard("italy");
    assert!(heard.contains("nothing more for you to do") && !heard.contains("Next:"), "{heard}");
}
