//! Games by invitation.

use dragoman_game::model::MOST_REQUESTS;
use dragoman_game::person::Person;
use dragoman_game::testing::{Trial, person};

use super::heard::Heard as _;

fn lobby() -> Trial {
    let mut trial = Trial::created("new Delta options:join=invited");
    trial.known.push(Person::new(person("anna"), "anna"));
    trial
}

fn button(trial: &Trial, who: &str, begins: &str, ends: &str) -> String {
    let found = trial.buttons(who).into_iter().find(|id| id.starts_with(begins) && id.ends_with(ends));
    found.unwrap_or_else(|| panic!("{:?}", trial.buttons(who)))
}

#[test]
fn only_invited_people_and_the_game_master_take_seats() {
    let mut trial = lobby();
    assert!(trial.public().contains("By invitation: the game master decides"), "{}", trial.public());
    trial.forget().calls("ola", "invite anna");
    assert!(trial.heard("ola").contains("I've sent anna the invitation"), "{}", trial.heard("ola"));
    assert!(trial.heard("anna").contains("ola invites you to play in **Delta**"), "{}", trial.heard("anna"));
    trial.calls("anna", "join").calls("ola", "join");
    assert_eq!(trial.game().people().count(), 2);
    trial.forget().calls("ola", "invite anna");
    assert!(trial.heard("anna").is_empty(), "nobody is written to twice");
    trial.forget().calls("ola", "invite nobody");
    assert!(trial.public().contains("nobody"), "{}", trial.public());
    // Whoever is expelled isn't invited any more.
    trial.confirms_in_public("ola", "expel anna");
    assert!(trial.game().invited.is_empty());
    trial.forget().calls("ola", "invite anna");
    assert!(
        trial.game().invited.is_empty() && trial.public().contains("nobody can ask them back"),
        "{}",
        trial.public()
    );
}

#[test]
fn whoever_isnt_invited_may_ask_once_and_the_game_master_answers_by_a_button() {
    let mut trial = lobby();
    trial.forget().calls("tom", "join");
    assert_eq!(trial.game().people().count(), 0);
    assert!(
        trial.heard("tom").contains("**Delta** is by invitation only. I've asked the game master"),
        "{}",
        trial.heard("tom")
    );
    assert!(trial.heard("ola").contains("tom would like to join **Delta**"), "{}", trial.heard("ola"));
    let (yes, no) = (button(&trial, "ola", "invite:", "answer=yes"), button(&trial, "ola", "invite:", "answer=no"));
    trial.forget().calls("tom", "join");
    assert!(trial.public().contains("already asked the game master") || trial.heard("tom").contains("already asked"));
    assert!(trial.heard("ola").is_empty());
    // A button that somebody else presses does nothing.
    trial.presses("tom", &yes);
    assert!(trial.game().invited.is_empty());
    trial.forget().presses("ola", &yes);
    assert!(trial.heard("tom").contains("invites you to play"), "{}", trial.heard("tom"));
    trial.calls("tom", "join");
    assert_eq!(trial.game().people().count(), 1);
    trial.forget().presses("ola", &no);
    assert!(trial.heard("ola").contains("already been answered"), "{}", trial.heard("ola"));

    trial.forget().calls("eve", "join");
    let no = button(&trial, "ola", "invite:", "answer=no");
    trial.forget().presses("ola", &no);
    assert!(trial.heard("eve").contains("chosen other players"), "{}", trial.heard("eve"));
    trial.forget().calls("eve", "join");
    assert!(trial.heard("ola").is_empty(), "nobody asks again");
    assert_eq!(trial.game().people().count(), 1);
}

#[test]
fn requests_are_limited() {
    let mut trial = lobby();
    for number in 0..=MOST_REQUESTS {
        trial.forget().calls(&format!("p{number}"), "join");
    }
    assert_eq!(trial.game().requests.len(), MOST_REQUESTS);
    assert!(trial.heard("ola").is_empty());
}

#[test]
fn a_seat_of_a_game_by_invitation_isnt_taken_over_by_strangers() {
    let mut trial = Trial::new();
    trial.loaded.game.settings.by_invitation = true;
    trial.confirms("england", "resign").forget();
    trial.presses("tom", "take-over:game=ab12cd34;power=ENGLAND");
    assert!(trial.heard("tom").contains("This game is by invitation"), "{}", trial.heard("tom"));
    // Its former player may come back, and an invited person may take it.
    trial.says("england", "return");
    assert!(trial.game().seat_of(&person("england")).is_some());
    trial.confirms("england", "resign");
    trial.loaded.game.invited.push(person("tom"));
    trial.presses("tom", "take-over:game=ab12cd34;power=ENGLAND");
    assert!(trial.game().seat_of(&person("tom")).is_some());
}

#[test]
fn whoever_is_forgotten_leaves_no_request() {
    let mut trial = lobby();
    trial.calls("tom", "join").confirms("tom", "forget-me");
    assert!(trial.game().requests.is_empty());
}
