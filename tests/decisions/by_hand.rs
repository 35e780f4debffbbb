//! Decisions about powers that the game master assigns by hand before the game begins.

use dragoman_game::model::{PowerId, Seat};
use dragoman_game::person::Person;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;
use super::lobby::{SEVEN, all_but_one, begun, confirms};

/// What `who` was assigned by hand.
fn assigned(trial: &Trial, who: &str) -> Option<PowerId> {
    trial.game().seat_of(&person(who)).and_then(|seat| seat.assigned.clone())
}

fn powers(trial: &Trial, who: &str) -> Vec<PowerId> {
    trial.game().seat_of(&person(who)).map(|seat| seat.powers.clone()).unwrap_or_default()
}

/// Everything that was said since the last `forget` where `ola` reads it.
fn answer(trial: &Trial) -> String {
    format!("{}\n{}", trial.public(), trial.heard("ola"))
}

#[test]
fn what_is_assigned_stays_and_the_rest_is_drawn_with_preferences() {
    let mut trial = Trial::created("new Gulf");
    trial.calls("anna", "join prefer:Turkey").calls("bart", "join prefer:\"Italy, Russia\"");
    for name in &SEVEN[2..6] {
        trial.calls(name, "join");
    }
    trial.forget().later(1).calls("ola", "assign Italy anna");
    let public = trial.public();
    assert!(public.contains("The game master has assigned Italy to anna."), "{public}");
    assert!(public.contains("Assigned by the game master: anna (Italy)\n"), "{public}");
    trial.calls("ola", "assign France carl").forget().calls("dora", "players");
    let public = trial.public();
    assert!(public.contains("Joined so far: ") && public.contains("carl (France) and anna (Italy)"), "{public}");
    trial.calls("gina", "join");
    for name in &SEVEN[..6] {
        assert!(!begun(&trial), "{name} hasn't confirmed yet");
        let heard = trial.heard(name);
        assert!(heard.contains("Are you still in?"), "{name}: {heard}");
        assert_eq!(heard.contains("assigned you Italy."), *name == "anna", "{name}: {heard}");
        confirms(&mut trial, name);
    }
    assert!(begun(&trial));
    assert_eq!((powers(&trial, "anna"), powers(&trial, "carl")), (vec!["ITALY".into()], vec!["FRANCE".into()]));
    assert_eq!(powers(&trial, "bart"), ["RUSSIA"], "of what is left");
    assert!(trial.game().seats.iter().all(|seat| seat.assigned.is_none() && seat.powers.len() == 1));
    let proof = trial.drawn();
    assert_eq!(proof.verify(), Ok(()));
    assert_eq!((proof.assigned[0].clone(), proof.assigned[1].clone()), (vec!["ITALY".into()], Vec::new()));
    trial.forget().calls("anna", "assignment");
    let public = trial.public();
    assert!(public.contains("anna: Italy (assigned by the game master)"), "{public}");
    assert!(public.contains("bart: Russia (asked for Italy, Russia)"), "{public}");
}

#[test]
fn power_and_player_are_named_as_people_say_it() {
    for typed in [
        "assign Italy anna",
        "assign anna Italy",
        "assign Italy to anna",
        "assign anna to Italy",
        "assign Italy: anna",
        "assign ITALY @Anna",
        "assign power:Italy person:anna",
        "/assign person:anna power:Italy",
        "gm assign Italy anna",
        "assegna Italia anna",
        "assegna l'Italia a anna",
        "przydziel Włochy anna",
        "toewijzen Italië anna",
        "zuteilen Italien anna",
    ] {
        let mut trial = all_but_one("new Gulf");
        trial.calls("ola", typed);
        assert_eq!(assigned(&trial, "anna"), Some("ITALY".into()), "{typed}: {}", answer(&trial));
    }
    // A power may have more than one name in words, and so may a person.
    let mut trial = all_but_one("new Gulf");
    trial.loaded.game.seats.iter_mut().filter(|seat| seat.person() == Some(&person("anna"))).for_each(|seat| {
        seat.called("Anna Maria");
    });
    trial.calls("ola", "assign Italy anna maria");
    assert_eq!(assigned(&trial, "anna"), Some("ITALY".into()), "{}", answer(&trial));
}

#[test]
fn an_assignment_can_be_taken_back_and_changed() {
    let mut trial = all_but_one("new Gulf");
    trial.calls("ola", "assign Italy anna").forget().calls("ola", "assign Italy undo:yes");
    let public = trial.public();
    assert!(public.contains("taken an assignment back. To be drawn again: Italy."), "{public}");
    assert!(!public.contains("Assigned by"), "{public}");
    assert_eq!(assigned(&trial, "anna"), None);
    trial.forget().calls("ola", "assign Italy undo:yes");
    assert!(answer(&trial).contains("Nobody has been assigned Italy."), "{}", answer(&trial));
    // Another power for the same player.
    trial.calls("ola", "assign Italy anna").calls("ola", "assign France anna");
    assert_eq!(assigned(&trial, "anna"), Some("FRANCE".into()));
    trial.calls("ola", "assign Italy bart").calls("ola", "assign Italy no");
    assert_eq!((assigned(&trial, "bart"), assigned(&trial, "anna")), (None, Some("FRANCE".into())));
    // Who leaves takes nothing along.
    trial.confirms("anna", "leave").forget().calls("ola", "assign France bart");
    assert_eq!(assigned(&trial, "bart"), Some("FRANCE".into()), "{}", answer(&trial));
}

#[test]
fn refusals_say_what_to_do() {
    let mut trial = all_but_one("new Gulf");
    trial.known = vec![Person::new(person("tom"), "tom")];
    trial.calls("ola", "assign Italy anna");
    for (typed, refused) in [
        ("assign Italy bart", "anna already has Italy. To take that back: `assign Italy undo:yes`"),
        ("assign France tom", "tom hasn't joined this game"),
        ("assign France zosia", "I don't know anyone called \"zosia\""),
        ("assign France", "Who should play France? For example `assign France Marco`."),
        ("assign Atlantis anna", "no power called \"Atlantis anna\""),
        ("assign", "power"),
    ] {
        trial.forget().calls("ola", typed);
        assert!(answer(&trial).contains(refused), "{typed}: {}", answer(&trial));
    }
    let seats = trial.game().seats.clone();
    trial.forget().calls("bart", "assign France bart");
    let heard = format!("{}\n{}", trial.public(), trial.heard("bart"));
    assert!(heard.contains("Only the game master"), "{heard}");
    assert_eq!(trial.game().seats, seats);
    // Said in passing, it is asked about first.
    trial.forget().calls("ola", "assign France to carl?");
    assert_eq!(trial.game().seats, seats, "{}", answer(&trial));

    let mut trial = Trial::new();
    trial.calls("ola", "assign Italy france");
    assert!(answer(&trial).contains("already begun"), "{}", answer(&trial));
    assert!(trial.game().seats.iter().all(|seat| seat.assigned.is_none()));
}

#[test]
fn in_an_anonymous_game_all_powers_are_drawn() {
    let mut trial = all_but_one("new Gulf anonymous:yes");
    trial.calls("ola", "assign Italy anna");
    assert!(answer(&trial).contains("can't be assigned by hand"), "{}", answer(&trial));
    assert!(trial.game().seats.iter().all(|seat| seat.assigned.is_none()));
    // Nor can a game become one in which somebody knows who plays what.
    trial.calls("ola", "change-settings anonymous:no").calls("ola", "assign Italy anna");
    trial.forget().calls("ola", "change-settings anonymous:yes");
    assert!(answer(&trial).contains("can't be assigned by hand"), "{}", answer(&trial));
    assert!(!trial.game().settings.anonymous);
    trial.calls("ola", "assign Italy undo:yes").calls("ola", "change-settings anonymous:yes");
    assert!(trial.game().settings.anonymous, "{}", answer(&trial));
}

#[test]
fn only_who_joined_before_it_is_asked_to_confirm() {
    let mut trial = Trial::created("new Gulf confirm:no");
    trial.calls("ola", "join").calls("anna", "join").later(1).calls("ola", "assign Italy ola");
    for name in &SEVEN[1..6] {
        trial.calls(name, "join");
    }
    assert!(!begun(&trial));
    let unsure: Vec<&Seat> = trial.game().seats.iter().filter(|seat| !seat.confirmed).collect();
    assert_eq!(unsure.len(), 1, "{unsure:?}");
    // Meanwhile another assignment asks again.
    trial.later(1).calls("ola", "assign France bart");
    let unsure = trial.game().seats.iter().filter(|seat| !seat.confirmed).count();
    assert_eq!(unsure, 6, "all but the game master");
    trial.forget().calls("ola", "start");
    assert!(!begun(&trial), "{}", answer(&trial));
    for name in &SEVEN[..6] {
        confirms(&mut trial, name);
    }
    assert!(begun(&trial));
    assert_eq!((powers(&trial, "ola"), powers(&trial, "bart")), (vec!["ITALY".into()], vec!["FRANCE".into()]));
}

#[test]
fn powers_that_go_together_are_assigned_together() {
    let mut trial = Trial::created("new Gulf players:4");
    for name in &SEVEN[..3] {
        trial.calls(name, "join");
    }
    trial.forget().calls("ola", "assign France anna");
    assert!(trial.public().contains("has assigned Austria and France to anna"), "{}", trial.public());
    trial.forget().calls("ola", "assign Austria bart");
    assert!(answer(&trial).contains("anna already has Austria and France"), "{}", answer(&trial));
    trial.forget().calls("ola", "assign Austria undo:yes");
    assert_eq!(assigned(&trial, "anna"), None);
    trial.later(1).calls("ola", "assign Austria anna").calls("dora", "join");
    for name in &SEVEN[..3] {
        confirms(&mut trial, name);
    }
    assert_eq!(powers(&trial, "anna"), ["AUSTRIA", "FRANCE"]);
    assert_eq!(trial.drawn().verify(), Ok(()));
    // What nobody plays can't be assigned either.
    let mut trial = Trial::created("new Gulf players:5");
    trial.calls("anna", "join").forget().calls("ola", "assign Italy anna");
    assert!(answer(&trial).contains("Nobody plays Italy"), "{}", answer(&trial));
}

#[test]
fn each_reads_it_in_their_own_language() {
    let mut trial = all_but_one("new Gulf");
    trial.calls("ola", "assign Italy anna");
    let said: Vec<_> = trial.said.iter().map(|outgoing| outgoing.notice.clone()).collect();
    for (language, words) in [
        (*b"it", ["L'arbitro ha assegnato l'Italia a anna.", "Assegnazioni dell'arbitro: anna (Italia)"]),
        (*b"pl", ["anna poprowadzi Włochy.", "Mistrz gry przydzielił mocarstwa: anna (Włochy)"]),
        (*b"nl", ["heeft Italië aan anna toegewezen.", "Toegewezen door de spelleider: anna (Italië)"]),
        (*b"de", ["anna spielt Italien.", "Vom Spielleiter zugeteilt: anna (Italien)"]),
    ] {
        let heard: Vec<String> = said.iter().map(|notice| trial.spoken(notice, Language::of(language))).collect();
        let heard = heard.join("\n");
        assert!(words.iter().all(|words| heard.contains(words)), "{heard}");
    }
}

#[test]
fn a_game_that_was_stored_before_is_read() {
    let trial = all_but_one("new Gulf");
    let stored = serde_json::to_string(&trial.game().seats[0]).unwrap();
    assert!(!stored.contains("assigned"), "{stored}");
    assert_eq!(serde_json::from_str::<Seat>(&stored).unwrap(), trial.game().seats[0]);
}
