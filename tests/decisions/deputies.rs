//! Deputies, who play a seat for given days.

use dragoman_game::decide::clock::{Due, due};
use dragoman_game::model::Settings;
use dragoman_game::person::Person;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

/// Spring 1901 since Saturday, 21 November 2026, 12:00, with two days for each move; the bot knows Tom and Anna.
fn with(change: impl Fn(&mut Settings)) -> Trial {
    let mut settings = Settings::habit("classic", Language::EN, "UTC");
    change(&mut settings);
    let mut trial = Trial::with(settings);
    trial.first_deadline_stays();
    for name in ["tom", "anna"] {
        trial.known.push(Person::new(person(name), name));
    }
    for first in ["france", "russia"] {
        trial.known.push(Person::new(person(first), first));
    }
    trial
}

fn table() -> Trial {
    with(|_| {})
}

/// Tom is Italy's deputy from Sunday to Tuesday, and has accepted.
fn agreed(trial: &mut Trial) -> &mut Trial {
    trial.says("italy", "deputy tom 22-24 November").presses("tom", "deputy:game=ab12cd34;answer=yes")
}

#[test]
fn a_deputy_accepts_plays_for_the_days_and_no_longer() {
    let mut trial = table();
    trial.says("italy", "A Ven - Tri").forget().says("italy", "deputy tom 22-24 November");
    assert!(
        trial.heard("italy").contains("I've asked tom to stand in for you: 22–24 November"),
        "{}",
        trial.heard("italy")
    );
    let asked = trial.heard("tom");
    assert!(asked.contains("italy asks you to stand in for **Italy** in **Bosforo**"), "{asked}");
    assert_eq!(trial.buttons("tom"), ["deputy:game=ab12cd34;answer=yes", "deputy:game=ab12cd34;answer=no"]);
    assert_eq!(trial.public(), "");
    trial.forget().says("tom", "A Ven - Tyr");
    assert_eq!(trial.orders("ITALY"), ["A VEN - TRI"], "nobody is a deputy before they accept");

    trial.forget().presses("tom", "deputy:game=ab12cd34;answer=yes");
    assert!(trial.public().contains("tom will stand in for **Italy**: 22–24 November 2026"), "{}", trial.public());
    assert!(trial.heard("italy").contains("tom will stand in for you"), "{}", trial.heard("italy"));
    trial.forget().says("tom", "A Ven - Tyr").says("tom", "orders");
    assert_eq!(trial.orders("ITALY"), ["A VEN - TRI"], "nor before the first day");
    assert!(!trial.heard("tom").contains("Tri"), "{}", trial.heard("tom"));

    trial.forget().later(12).ticks();
    let begun = trial.heard("tom");
    assert!(begun.contains("You're now standing in for italy (**Italy**), until the end of 24 November"), "{begun}");
    assert!(begun.contains("Venice") || begun.contains("A Ven"), "the stored orders: {begun}");
    trial.forget().says("tom", "A Ven - Tyr").says("tom", "ready");
    assert_eq!(trial.orders("ITALY"), ["A VEN - TYR"]);
    assert!(trial.running().ready.contains("ITALY"));
    // The next phase, with its results and reminders.
    trial.forget().later(36).ticks();
    assert!(trial.heard("tom").contains("Spring 1901"), "{}", trial.heard("tom"));
    trial.forget().says("tom", "A Tyr - Mun");
    assert_eq!(trial.orders("ITALY"), ["A TYR - MUN"]);

    trial.forget().later(36).ticks();
    assert!(trial.heard("tom").contains("You're no longer standing in for Italy"), "{}", trial.heard("tom"));
    let back = trial.heard("italy");
    assert!(back.contains("tom is no longer standing in for you") && back.contains("Mun"), "{back}");
    assert!(trial.public().contains("**Italy**: the deputy's time is over"), "{}", trial.public());
    trial.forget().says("tom", "A Tyr H").says("tom", "orders");
    assert_eq!(trial.orders("ITALY"), ["A TYR - MUN"]);
    assert!(!trial.heard("tom").contains("Mun"), "{}", trial.heard("tom"));
}

#[test]
fn the_rights_of_a_deputy_end_with_the_days_even_if_the_clock_is_late() {
    let mut trial = table();
    agreed(&mut trial).later(12).ticks();
    trial.says("italy", "A Ven - Tri").later(72).forget().says("tom", "orders").says("tom", "A Ven H");
    assert!(!trial.heard("tom").contains("Tri"), "{}", trial.heard("tom"));
    assert_eq!(trial.orders("ITALY"), ["A VEN - TRI"]);
}

#[test]
fn what_a_deputy_sent_on_their_days_counts_until_the_clock_has_ended_them() {
    let mut trial = table();
    agreed(&mut trial).later(12).ticks().later(36).ticks();
    // On 24 November, at eleven in the evening.
    trial.later(35).says("tom", "F Nap H");
    trial.said_at = Some(trial.now);
    let ends = trial.later(1).now;
    trial.later(1).says("tom", "A Ven - Tyr").says("tom", "ready");
    assert_eq!(trial.orders("ITALY"), ["F NAP H", "A VEN - TYR"], "{}", trial.heard("tom"));
    assert!(trial.running().ready.contains("ITALY"));
    assert_eq!(due(trial.game(), trial.now), Some(Due::Deputy(ends)));
    assert_eq!(Due::Deputy(ends).heard_until(), Some(ends));
    trial.ticks().says("tom", "A Ven H");
    assert_eq!(trial.orders("ITALY"), ["F NAP H", "A VEN - TYR"]);
}

#[test]
fn what_a_deputy_sent_replaces_nothing_that_the_player_ordered_after_their_days() {
    let mut trial = table();
    agreed(&mut trial).later(12).ticks().later(36).ticks();
    // On 24 November, at eleven in the evening.
    trial.later(35).says("tom", "F Nap H");
    let sent = trial.now;
    // The bot was off, and reads what the player sent on the next day first.
    trial.later(2).says("italy", "A Ven - Pie").forget();
    trial.said_at = Some(sent);
    trial.says("tom", "A Ven - Tyr").says("tom", "orders");
    assert_eq!(trial.orders("ITALY"), ["F NAP H", "A VEN - PIE"], "{}", trial.heard("tom"));
    assert!(!trial.heard("tom").contains("Pie"), "{}", trial.heard("tom"));
}

#[test]
fn a_deputy_answers_votes_and_does_nothing_else_for_the_player() {
    let mut trial = table();
    agreed(&mut trial).later(12).ticks();
    trial.forget().says("france", "draw");
    assert!(trial.heard("tom").contains("**Vote:** a draw"), "{}", trial.heard("tom"));
    let id = trial.buttons("tom").into_iter().find(|id| id.starts_with("agree")).expect("a button");
    trial.presses("tom", &id);
    assert!(trial.game().votes[0].in_test().0.contains("ITALY"));
    for text in ["draw", "broadcast hello", "letter France: hello", "room France", "resign", "away 1 December"] {
        trial.forget().says("tom", text);
        let heard = trial.heard("tom");
        assert!(heard.contains("you can send orders and vote on proposals, but not do this"), "{text}: {heard}");
        assert_eq!(trial.public(), "", "{text}");
    }
}

#[test]
fn a_player_who_is_back_ends_it_and_the_absence() {
    let mut trial = table();
    trial.says("italy", "away 22-24 November");
    assert_eq!(trial.running().clock.deadline().map(|at| at.to_string()).as_deref(), Some("2026-11-25T12:00:00Z"));
    // Without days, those of the absence.
    trial.says("italy", "deputy tom").presses("tom", "deputy:game=ab12cd34;answer=yes").later(24).ticks();
    trial.forget().says("italy", "back");
    assert!(trial.public().contains("the deputy's time is over"), "{}", trial.public());
    assert!(!trial.public().contains("Away"), "{}", trial.public());
    trial.forget().says("tom", "A Ven - Tyr");
    assert!(trial.orders("ITALY").is_empty());
    // Who knows the orders of a phase takes over no seat in it.
    trial.confirms("france", "resign").forget();
    trial.presses("tom", "take-over:game=ab12cd34;power=FRANCE");
    assert!(trial.heard("tom").contains("know their orders"), "{}", trial.heard("tom"));
}

#[test]
fn nobody_waits_for_a_player_whose_deputy_plays() {
    let mut trial = table();
    agreed(&mut trial).says("italy", "away 22-24 November");
    assert_eq!(trial.running().clock.deadline().map(|at| at.to_string()).as_deref(), Some("2026-11-23T12:00:00Z"));
}

#[test]
fn a_player_of_the_game_is_no_deputy_in_it() {
    let mut trial = table();
    trial.forget().says("italy", "deputy france 22-24 November");
    assert!(trial.heard("italy").contains("france has a seat in this game"), "{}", trial.heard("italy"));
    agreed(&mut trial).forget().says("turkey", "deputy tom 22-24 November");
    assert!(trial.heard("turkey").contains("already stands in for someone"), "{}", trial.heard("turkey"));
    for (text, why) in [
        ("deputy anna", "Who should stand in for you, and when"),
        ("deputy anna 2026-11-01", "Those days aren't possible"),
        ("deputy nobody 1 December", "nobody"),
        ("deputy none", "You have no deputy"),
    ] {
        trial.forget().says("turkey", text);
        let heard = trial.heard("turkey");
        assert!(heard.contains(why) || text == "deputy none" && !heard.is_empty(), "{text}: {heard}");
    }
    assert!(trial.game().seat_with(&"TURKEY".into()).is_some_and(|seat| seat.asked_deputy().is_none()));
    // One question at a time, which can be refused.
    trial.says("turkey", "deputy anna 1 December").forget().says("turkey", "deputy tom 2 December");
    assert!(trial.heard("turkey").contains("already asked anna"), "{}", trial.heard("turkey"));
    trial.forget().presses("anna", "deputy:game=ab12cd34;answer=no");
    assert!(trial.heard("turkey").contains("anna can't stand in for you"), "{}", trial.heard("turkey"));
    trial.forget().presses("anna", "deputy:game=ab12cd34;answer=yes");
    assert!(trial.heard("anna").contains("Nobody has asked you"), "{}", trial.heard("anna"));
}

#[test]
fn an_anonymous_game_names_neither_deputy_nor_power() {
    let mut trial = with(|settings| settings.anonymous = true);
    trial.forget();
    agreed(&mut trial).later(12).ticks().later(72).ticks();
    let public = trial.public();
    assert!(public.contains("One of the players has a deputy"), "{public}");
    assert!(public.contains("A deputy's time is over"), "{public}");
    assert!(!public.contains("tom") && !public.contains("Italy**"), "{public}");
}

#[test]
fn in_an_anonymous_game_whoever_is_asked_the_answer_is_the_same() {
    let mut trial = with(|settings| settings.anonymous = true);
    trial.known.push(Person::new(person("wim"), "wim"));
    trial.says("turkey", "deputy wim 22-24 November").presses("wim", "deputy:game=ab12cd34;answer=yes");
    trial.confirms("russia", "resign").presses("tom", "take-over:game=ab12cd34;power=RUSSIA");
    assert!(trial.game().seat_of(&person("tom")).is_some());
    let mut heard = |who: &str| {
        trial.forget().says("italy", &format!("deputy {who} 22-24 November"));
        let told = trial.heard(who);
        let answer = trial.heard("italy");
        trial.forget().says("italy", "deputy");
        let later = trial.heard("italy");
        trial.says("italy", "deputy none");
        (told, [answer, later].map(|answer| answer.replace(who, "-")))
    };
    let (asked, answers) = heard("anna");
    assert!(asked.contains("stand in") && answers[0].contains("asked"), "{asked} {answers:?}");
    for who in ["tom", "wim"] {
        assert_eq!(heard(who), (String::new(), answers.clone()), "{who}");
    }
    // All know the first players by name, and not who of them has left.
    for who in ["france", "russia"] {
        let (told, [answer, _]) = heard(who);
        assert!(told.is_empty() && answer.contains("has a seat in this game"), "{who}: {answer}");
    }
    // As often as anybody else.
    for _ in 0..2 {
        trial.says("italy", "deputy tom 22-24 November").says("italy", "deputy none");
    }
    trial.forget().says("italy", "deputy tom 22-24 November");
    assert!(trial.heard("italy").contains("already asked too many people"), "{}", trial.heard("italy"));
    // The game master isn't told either.
    let [hidden, stranger] = ["tom", "anna"].map(|who| {
        trial.forget().says("ola", &format!("replace England {who}"));
        (trial.heard("ola").replace(who, "-"), trial.heard(who).is_empty())
    });
    assert_eq!((hidden.0, hidden.1, stranger.1), (stranger.0, true, false));
    for who in ["france", "russia"] {
        trial.forget().says("ola", &format!("replace England {who}"));
        assert!(trial.heard("ola").contains("still have units"), "{who}: {}", trial.heard("ola"));
    }
}

#[test]
fn a_deputy_is_told_what_the_player_is_told() {
    let mut trial = table();
    trial.says("italy", "A Ven - Tri");
    agreed(&mut trial).later(12).ticks().forget();
    trial.says("ola", "edit \"A Ven - Tyr\" reason:x").says("ola", "go-ahead");
    assert!(trial.heard("tom").contains("A Ven → Tyr"), "{}", trial.heard("tom"));
    trial.forget().confirms("ola", "enter Italy A Tyr - Mun");
    assert!(trial.heard("tom").contains("Tyr") && trial.heard("tom").contains("Mun"), "{}", trial.heard("tom"));
}

#[test]
fn a_deputy_is_told_what_is_proposed_against_the_player_and_that_nothing_came() {
    let mut trial = table();
    trial.loaded.game.creator = person("france");
    agreed(&mut trial).later(12).ticks().forget().says("france", "expel Italy");
    assert!(trial.heard("tom").contains("the player of Italy is removed"), "{}", trial.heard("tom"));
    trial.forget().later(36).ticks();
    assert!(trial.heard("tom").contains("I received no orders from you"), "{}", trial.heard("tom"));
}

#[test]
fn a_deputy_is_waited_for_and_told_that_the_computer_plays() {
    let mut trial = with(|settings| (settings.missing_pauses, settings.missing_wait) = (true, Some(3 * 86_400)));
    trial.says("italy", "deputy tom 22-29 November").presses("tom", "deputy:game=ab12cd34;answer=yes");
    let others = ["austria", "england", "france", "germany", "russia", "turkey"];
    for who in others {
        trial.says(who, "ready");
    }
    trial.later(12).ticks().forget().later(36).ticks();
    assert!(trial.heard("tom").contains("your orders for Spring 1901 are missing"), "{}", trial.heard("tom"));
    trial.later(3 * 24).ticks().forget();
    for who in &others[..4] {
        trial.says(who, "agree computer");
    }
    let seat = trial.game().seat_with(&"ITALY".into()).expect("a seat");
    assert!(seat.computer().is_some() && seat.asked_deputy().is_none(), "{}", trial.public());
    assert!(trial.heard("tom").contains("You're no longer standing in for"), "{}", trial.heard("tom"));
}

#[test]
fn a_deputy_leaves_with_the_player_and_with_their_own_data() {
    let mut trial = table();
    agreed(&mut trial).later(12).ticks().confirms("italy", "resign").forget().says("tom", "A Ven - Tyr");
    assert!(trial.orders("ITALY").is_empty());
    let mut trial = table();
    agreed(&mut trial).later(12).ticks().confirms("tom", "forget-me");
    assert!(trial.game().seat_with(&"ITALY".into()).is_some_and(|seat| seat.asked_deputy().is_none()));
}

#[test]
fn who_takes_a_seat_is_nobodys_deputy_any_more() {
    let mut trial = table();
    agreed(&mut trial).confirms_in_public("france", "resign").calls("tom", "take-over France");
    assert!(trial.game().seat_of(&person("tom")).is_some(), "{}", trial.public());
    assert!(trial.game().seat_with(&"ITALY".into()).unwrap().deputy().is_none());
    assert!(trial.heard("italy").contains("tom"), "the player is told: {}", trial.heard("italy"));
}

#[test]
fn who_deletes_their_data_is_nobodys_deputy_and_the_player_is_told() {
    let mut trial = table();
    agreed(&mut trial).later(24).ticks();
    trial.forget().confirms_in_public("tom", "forget-me");
    assert!(trial.heard("italy").contains("tom is no longer standing in for you"), "{}", trial.heard("italy"));
}

#[test]
fn a_deputy_who_has_seen_orders_takes_no_seat_when_the_player_resigns() {
    let mut trial = table();
    agreed(&mut trial).later(24).ticks();
    trial.confirms_in_public("italy", "resign").calls("tom", "take-over Italy");
    assert!(trial.game().seat_of(&person("tom")).is_none(), "{}", trial.public());
}

#[test]
fn a_deputy_who_cant_after_all_says_so_and_all_are_told() {
    let mut trial = table();
    agreed(&mut trial).later(24).ticks();
    trial.forget().calls("tom", "deputy none");
    assert!(trial.game().seat_with(&"ITALY".into()).unwrap().deputy().is_none());
    assert!(trial.heard("tom").contains("You're no longer standing in for"), "{}", trial.heard("tom"));
    assert!(trial.heard("italy").contains("it's your turn again"), "{}", trial.heard("italy"));
    assert!(trial.public().contains("the player decides again"), "{}", trial.public());
}

#[test]
fn a_deadline_waits_for_a_player_who_is_away_once_the_deputy_is_gone() {
    let ends: [fn(&mut Trial); 3] = [
        |trial| {
            trial.calls("tom", "deputy none");
        },
        |trial| {
            trial.says("italy", "deputy none");
        },
        |trial| {
            trial.confirms_in_public("france", "resign").calls("tom", "take-over France");
        },
    ];
    for end in ends {
        let mut trial = table();
        let deadline = |trial: &Trial| trial.running().clock.deadline().map(|at| at.to_string());
        agreed(&mut trial).says("italy", "away 22-24 November");
        assert_eq!(deadline(&trial).as_deref(), Some("2026-11-23T12:00:00Z"));
        trial.forget();
        end(&mut trial);
        assert!(trial.game().seat_with(&"ITALY".into()).unwrap().deputy().is_none());
        assert_eq!(deadline(&trial).as_deref(), Some("2026-11-25T12:00:00Z"), "{}", trial.public());
        assert!(trial.public().contains("Away until the end of 24 November 2026: italy"), "{}", trial.public());
    }
}

#[test]
fn a_deputy_is_told_what_was_asked_and_not_answered() {
    let mut trial = table();
    agreed(&mut trial).later(12).ticks();
    trial.says("tom", "Austria wants A Ven - Tyr").forget().later(37).ticks();
    assert!(trial.heard("tom").contains("Spring 1901: I asked you about"), "{}", trial.heard("tom"));
    // What somebody has typed is quoted to them alone.
    for who in ["italy", "anna"] {
        assert!(!trial.heard(who).contains("I asked you about"), "{who}: {}", trial.heard(who));
    }
}

#[test]
fn how_many_one_player_asks_is_no_limit_for_another() {
    let mut trial = table();
    for _ in 0..5 {
        trial.says("italy", "deputy anna 1 December").says("italy", "deputy none");
    }
    trial.forget().says("italy", "deputy anna 1 December");
    assert!(trial.heard("italy").contains("already asked too many people"), "{}", trial.heard("italy"));
    trial.forget().says("turkey", "deputy tom 1 December");
    assert!(trial.heard("tom").contains("Turkey") || !trial.buttons("tom").is_empty(), "{}", trial.heard("turkey"));
}

#[test]
fn a_deputy_until_a_day_begins_today_and_one_from_a_day_isnt_guessed() {
    let mut trial = table();
    trial.says("italy", "deputy tom from Friday");
    assert!(trial.heard("italy").contains("Who should stand in for you, and when?"), "{}", trial.heard("italy"));
    assert_eq!(trial.heard("tom"), "");
    trial.forget().says("italy", "deputy tom until 24 November");
    assert!(trial.heard("italy").contains("stand in for you: 21–24 November"), "{}", trial.heard("italy"));
}
