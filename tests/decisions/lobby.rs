//! Decisions about joining, waiting, preferences, confirming and leaving.

use dragoman_game::model::{PressRule, Stage};
use dragoman_game::testing::{Trial, person};

use super::heard::Heard as _;

const SEVEN: [&str; 7] = ["anna", "bart", "carl", "dora", "emma", "finn", "gina"];

fn all_but_one(text: &str) -> Trial {
    let mut trial = Trial::created(text);
    for name in &SEVEN[..6] {
        trial.calls(name, "join");
    }
    trial.forget();
    trial
}

fn begun(trial: &Trial) -> bool {
    matches!(trial.game().stage, Stage::Running(_))
}

#[test]
fn what_does_not_fit_is_told_and_nothing_is_created() {
    let trial = Trial::created("new Gulf players:4 variant:ancient-mediterranean deadline:soon victory:99");
    assert_eq!(trial.game().name, "Bosforo", "no game was created");
    let said = trial.public();
    for words in ["haven't created the game yet", "it needs exactly 5 players", "mon,wed,fri 20:00", "- "] {
        assert!(said.contains(words), "{words}: {said}");
    }
}

#[test]
fn the_card_says_what_is_unusual_and_how_long_it_takes() {
    let trial = Trial::created(
        "new Gulf players:4 deadline:\"mon,wed,fri 20:00\" retreats:12h anonymous:yes grace:2h options:4.A.1=a last-year:1908 master-sees:yes",
    );
    let said = trial.public();
    for words in [
        "Gulf** is looking for players: Classic for 4",
        "Moves: Mon, Wed and Fri at 20:00 · retreats: 12 h",
        "about 5 weeks in all",
        "Anonymous",
        "Late orders are accepted for 2 h",
        "4.A.1=a",
        "Ends after 1908",
        "can read all orders",
        "4 are needed",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
}

#[test]
fn all_rules_are_told_to_whoever_asks() {
    let mut trial = Trial::created("new Gulf rulebook:seed-001 tempo:table");
    trial.forget().calls("anna", "rules");
    let said = trial.public();
    for words in [
        "Settings of Gulf",
        "30 min to negotiate",
        "18 supply centres are needed to win",
        "civil disorder",
        "sees no orders",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
}

#[test]
fn the_seventh_begins_the_game_and_the_draw_can_be_checked() {
    let mut trial = all_but_one("new Gulf");
    assert!(!begun(&trial));
    trial.calls("gina", "join");
    assert!(begun(&trial));
    let proof = trial.game().drawn.clone().expect("powers were drawn");
    assert_eq!(proof.verify(), Ok(()));
    assert_eq!(proof.joins.len(), 7);
    assert!(trial.public().contains("dragoman draw --verify"));
    trial.forget().calls("anna", "lots");
    assert!(trial.public().contains(&proof.seed), "{}", trial.public());
}

#[test]
fn wishes_are_granted_where_nobody_else_has_them_and_stay_private() {
    let mut trial = Trial::created("new Gulf");
    trial.calls("anna", "join prefer:\"Turkey, Russia\"");
    trial.says("anna", "prefer Italy, France");
    assert!(trial.heard("anna").contains("Italy, France"), "{}", trial.heard("anna"));
    assert!(!trial.public().contains("Italy"), "{}", trial.public());
    trial.calls("bart", "join prefer:Atlantis");
    assert!(trial.game().seat_of(&person("bart")).is_none());
    for name in &SEVEN[1..] {
        trial.calls(name, "join");
    }
    assert_eq!(trial.game().seat_of(&person("anna")).unwrap().powers, ["ITALY"]);
    let mut trial = Trial::created("new Gulf preferences:no");
    trial.calls("anna", "join prefer:Italy");
    assert!(trial.public().contains("you can't ask for one"), "{}", trial.public());
}

#[test]
fn whoever_joined_long_ago_must_say_that_they_are_there() {
    let mut trial = all_but_one("new Gulf");
    trial.later(48).calls("gina", "join");
    assert!(!begun(&trial));
    assert!(trial.heard("anna").contains("Are you still in?"));
    assert_eq!(trial.heard("gina").matches("Are you still in?").count(), 0);
    assert_eq!(trial.buttons("anna").len(), 2);
    for name in &SEVEN[..6] {
        assert!(!begun(&trial));
        confirms(&mut trial, name);
    }
    assert!(begun(&trial));
}

#[test]
fn whoever_does_not_answer_is_replaced_from_the_line_or_leaves_a_free_seat() {
    let mut trial = all_but_one("new Gulf");
    trial.later(48).calls("gina", "join").calls("hugo", "join");
    assert!(trial.heard("hugo").contains("next in line"), "{}", trial.heard("hugo"));
    for name in &SEVEN[..4] {
        confirms(&mut trial, name);
    }
    trial.forget().later(25).ticks();
    // Emma and Finn haven't answered; Hugo gets a seat, having confirmed a day ago.
    assert!(trial.heard("emma").contains("no answer from you"));
    assert!(trial.heard("hugo").contains("a seat in **Gulf** has become free"));
    assert_eq!(trial.game().seats.len(), 6);
    assert!(trial.game().confirm_by.is_none() && !begun(&trial));
    assert!(trial.public().contains("6 of 7"), "{}", trial.public());
}

#[test]
fn who_leaves_makes_room_for_who_waits() {
    let mut trial = all_but_one("new Gulf");
    trial.later(2).calls("gina", "join").calls("hugo", "join").calls("ines", "join").forget();
    trial.says("finn", "leave sure:yes");
    assert!(trial.game().seat_of(&person("hugo")).is_some());
    assert_eq!(trial.game().place_in_line(&person("ines")), Some(1));
    trial.calls("ines", "leave sure:yes");
    assert!(trial.game().waiting.is_empty());
    trial.says("emma", "leave sure:yes");
    assert!(trial.game().confirm_by.is_none());
    assert!(trial.public().contains("6 of 7"), "{}", trial.public());
}

#[test]
fn the_master_may_begin_without_waiting_for_answers() {
    let mut trial = all_but_one("new Gulf");
    trial.later(48).calls("gina", "join").forget();
    trial.calls("anna", "start");
    assert!(!begun(&trial), "only the master may");
    trial.calls("ola", "start");
    assert!(begun(&trial));
}

#[test]
fn in_an_anonymous_game_the_seats_are_told_at_the_end_only() {
    let mut trial = all_but_one("new Gulf anonymous:yes");
    trial.calls("gina", "join");
    let said = trial.public();
    assert!(said.contains("stays secret until the end") && !said.contains("Italy:"), "{said}");
    assert!(!said.contains(&trial.game().commitment.seed));
    trial.forget().calls("anna", "lots");
    assert!(trial.public().contains("no power assignment to check"), "{}", trial.public());
}

#[test]
fn a_practice_game_begins_at_once_and_is_shared() {
    let mut trial = Trial::created("new Gulf practice:yes");
    assert!(begun(&trial));
    assert_eq!(trial.game().settings.press, PressRule::None);
    assert_eq!(trial.game().seat_of(&person("ola")).unwrap().powers.len(), 7);
    trial.calls("anna", "join prefer:Italy");
    assert_eq!(trial.game().seat_of(&person("anna")).unwrap().powers, ["ITALY"]);
    assert_eq!(trial.game().seat_of(&person("ola")).unwrap().powers.len(), 6);
    assert!(trial.heard("anna").contains("you play **Italy**"), "{}", trial.heard("anna"));
    trial.says("ola", "leave sure:yes");
    assert_eq!(trial.game().seats.len(), 1);
    assert_eq!(trial.game().seats[0].powers.len(), 7);
    trial.says("anna", "leave sure:yes");
    assert!(matches!(trial.game().stage, Stage::Over(_)));
}

#[test]
fn a_practice_game_that_nobody_plays_ends() {
    let mut trial = Trial::created("new Gulf practice:yes");
    trial.says("ola", "A Ven - Tyr").later(7 * 24 + 1).ticks();
    assert!(begun(&trial), "something was tried out");
    trial.later(7 * 24 + 1).ticks();
    assert!(matches!(trial.game().stage, Stage::Over(_)));
}

#[test]
fn a_limit_of_new_games_is_told_and_nothing_is_created() {
    let limits = dragoman_game::limits::Limits::default();
    let per_person = dragoman_game::limits::Limits { games_per_person: 1, ..limits };
    let per_channel = dragoman_game::limits::Limits { games_per_channel: 1, ..limits };
    for (set, typed, said) in [
        (per_person, "new Other", "already have an open game, and I allow only one per person"),
        (per_channel, "new Other", "already has an open game, and I allow only one"),
        (limits, "new name:Supercalifragilisticexpialidociousandmore", "That name is 41 characters long; at most 40"),
        (limits, "new Other deadline:30s", "at least 60 seconds"),
    ] {
        let mut trial = Trial::created("new Gulf");
        trial.limits = set;
        trial.forget().calls("ola", typed);
        assert!(trial.public().contains(said), "{typed}: {}", trial.public());
        assert_eq!(trial.game().name, "Gulf");
    }
}

#[test]
fn a_lobby_that_nobody_fills_is_closed() {
    let mut trial = Trial::created("new Gulf");
    trial.calls("anna", "join").forget().later(13 * 24).ticks();
    assert!(matches!(trial.game().stage, Stage::Lobby));
    trial.later(25).ticks();
    assert!(matches!(trial.game().stage, Stage::Over(_)) && trial.game().people().next().is_none());
    let public = trial.public();
    assert!(public.contains("didn't find enough players") && public.contains("**Gulf** is closed"), "{public}");
    trial.forget().calls("bart", "join");
    assert!(trial.public().contains("is over"), "{}", trial.public());
}

#[test]
fn a_lobby_of_an_older_program_is_given_its_time() {
    let mut trial = Trial::created("new Gulf");
    trial.loaded.game.expires = None;
    trial.later(1000).ticks();
    assert!(matches!(trial.game().stage, Stage::Lobby) && trial.game().expires > Some(trial.now));
}

#[test]
fn a_long_name_is_shown_in_part() {
    let mut trial = Trial::created("new Gulf");
    trial.calls(&"x".repeat(300), "join");
    assert_eq!(trial.game().seats[0].name, format!("{}…", "x".repeat(39)));
}

/// `who` presses the button that confirms that they will play.
fn confirms(trial: &mut Trial, who: &str) {
    let action = format!("confirm:game={}", trial.game().id);
    trial.presses(who, &action);
}

#[test]
fn the_first_post_names_the_zone_of_a_calendar() {
    let trial = Trial::created("new name:Gulf deadline:\"mon,wed,fri 20:00\" timezone:Europe/Rome");
    assert!(trial.public().contains("times in Europe/Rome"), "{}", trial.public());
    let trial = Trial::created("new name:Gulf timezone:Europe/Rome");
    assert!(!trial.public().contains("Europe/Rome"), "{}", trial.public());
}
