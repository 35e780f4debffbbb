//! The list of one's games: for oneself alone, with what is still to be done.

use dragoman_game::event::Place;
use dragoman_game::model::GameId;
use dragoman_game::testing::{Trial, person};

use super::heard::Heard as _;

#[test]
fn each_player_sees_their_own_part_of_a_game() {
    let mut trial = Trial::new();
    let heard = trial.says("italy", "my-games").heard("italy");
    assert!(heard.contains("**Bosforo** · Italy · Spring 1901. 3 orders are missing. Deadline: "), "{heard}");
    assert!(trial.buttons("italy").iter().any(|id| id == "orders:game=ab12cd34"), "{:?}", trial.buttons("italy"));
    let heard = trial.says("italy", "A Ven H, A Rom H").forget().says("italy", "my games").heard("italy");
    assert!(heard.contains("One order is missing."), "{heard}");
    let heard = trial.says("italy", "F Nap H").forget().says("italy", "my-games").heard("italy");
    assert!(heard.contains("All orders are saved; `ready` is still missing."), "{heard}");
    let heard = trial.says("italy", "ready").forget().says("italy", "my-games").heard("italy");
    assert!(heard.contains("You're ready."), "{heard}");
    // Others see the same of theirs, whatever Italy has sent.
    let heard = trial.forget().says("france", "my-games").heard("france");
    assert!(heard.contains("France") && !heard.contains("Italy") && heard.contains("3 orders are missing"), "{heard}");
    let heard = trial.forget().confirms("ola", "pause").forget().says("ola", "my-games").heard("ola");
    assert!(heard.contains("you're the game master") && heard.contains("the game is paused"), "{heard}");
}

#[test]
fn it_is_answered_in_private_and_says_where_to_begin() {
    let mut trial = Trial::new();
    trial.calls("italy", "my-games");
    assert_eq!(trial.public(), "");
    assert!(trial.heard("italy").contains("Bosforo"));
    let heard = trial.forget().says("anna", "my-games").heard("anna");
    assert!(heard.contains("You aren't in any game. `join` takes a seat"), "{heard}");
    let heard = trial.says("anna", "practice").forget().says("anna", "my-games").heard("anna");
    assert!(heard.contains("`practice` continues it"), "{heard}");
    let mut lobby = Trial::created("new Gulf");
    lobby.calls("anna", "join");
    let heard = lobby.forget().says("anna", "my-games").heard("anna");
    assert!(heard.contains("**Gulf** hasn't begun yet: 1 of 7 players."), "{heard}");
    assert!(lobby.told(&Place::Person(person("bob"))).is_empty());
}

#[test]
fn it_has_a_name_in_each_language() {
    for (language, text) in [
        ("it", "le-mie-partite"),
        ("nl", "mijn-spellen"),
        ("pl", "moje-partie"),
        ("de", "meine-partien"),
        ("de", "meine Partien"),
    ] {
        let mut trial = Trial::new();
        trial.language = language.parse().unwrap();
        let heard = trial.says("italy", text).heard("italy");
        assert!(heard.contains("Bosforo"), "{text}: {heard}");
    }
}

/// Tom, who plays in nothing, is of another network than the page, where nobody is left to be answered.
#[test]
fn a_game_that_cannot_be_read_is_named_to_who_sees_or_deletes_their_data() {
    let mut trial = Trial::new();
    trial.unreadable = vec![(GameId("broken00".to_owned()), "Ponte".to_owned())];
    let heard = trial.says("tom", "my-data").heard("tom");
    assert!(heard.contains("stored data of Ponte") && heard.contains("missing from the file"), "{heard}");
    let heard = trial.forget().says("tom", "forget-me").heard("tom");
    assert!(heard.contains("stored data of Ponte") && heard.contains("stays for now"), "{heard}");
    let decision = trial.would_say("tom", "go-ahead");
    assert_eq!(decision.changes.unforgotten, [GameId("broken00".to_owned())]);
    // Without it nothing of that is said.
    trial.unreadable.clear();
    for text in ["my-data", "forget-me"] {
        let heard = trial.forget().says("tom", text).heard("tom");
        assert!(!heard.is_empty() && !heard.contains("can't read"), "{heard}");
    }
    assert!(trial.would_say("tom", "go-ahead").changes.unforgotten.is_empty());
}
