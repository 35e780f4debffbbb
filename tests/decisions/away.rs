//! Absences that players announce, and deadlines that step over them.

use dragoman_game::model::{Calendar, Holidays, Limit, Settings, Stage};
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

/// Spring 1901 since Saturday, 21 November 2026, 12:00, with two days for each move.
fn with(change: impl Fn(&mut Settings)) -> Trial {
    let mut settings = Settings::habit("classic", Language::EN, "UTC");
    change(&mut settings);
    let mut trial = Trial::with(settings);
    trial.first_deadline_stays();
    trial
}

fn table() -> Trial {
    with(|_| {})
}

fn deadline(trial: &Trial) -> String {
    trial.running().clock.deadline().expect("it has one").to_string()
}

fn days_left(trial: &Trial, who: &str) -> i32 {
    trial.game().days_left(&person(who), trial.game().day(trial.now))
}

#[test]
fn a_deadline_steps_over_an_absence_and_all_are_told_why() {
    let mut trial = table();
    assert_eq!(deadline(&trial), "2026-11-23T12:00:00Z");
    trial.says("italy", "away 23-24 November");
    assert_eq!(deadline(&trial), "2026-11-25T12:00:00Z", "the same hour of the day after");
    let heard = trial.heard("italy");
    assert!(heard.contains("You'll be away: 23–24 November 2026"), "{heard}");
    assert!(heard.contains("still wait for you on 12 more days"), "{heard}");
    let public = trial.public();
    assert!(public.contains("italy will be away: 23–24 November 2026"), "{public}");
    assert!(
        public.contains("Away until the end of 24 November 2026: italy. The deadline waits until Wed 25 November"),
        "{public}"
    );
    assert!(public.contains("Away: italy (23–24 November 2026"), "the status: {public}");
    trial.forget().says("france", "players");
    assert!(trial.heard("france").contains("Away: italy (23–24 November"), "{}", trial.heard("france"));
    // The reminder comes before the new deadline.
    trial.forget().later(93).ticks();
    assert!(trial.heard("france").contains("25 November"), "{}", trial.heard("france"));
}

#[test]
fn the_deadline_of_a_phase_that_begins_steps_over_absences_of_those_who_decide() {
    let mut trial = table();
    trial.says("italy", "away 2026-11-25").says("france", "away 2026-11-26").forget().later(48).ticks();
    assert_eq!(trial.running().position.phase.as_str(), "F1901M");
    assert_eq!(deadline(&trial), "2026-11-27T12:00:00Z", "one absence after the other");
    let public = trial.public();
    assert!(public.contains("Away until the end of 26 November 2026: france and italy"), "{public}");
    // An absence of somebody who has nothing to decide moves nothing.
    let mut trial = table();
    if let Stage::Running(running) = &mut trial.loaded.game.stage {
        running.position.units.remove("ITALY");
        running.position.centers.remove("ITALY");
    }
    trial.says("italy", "away 2026-11-23");
    assert_eq!(deadline(&trial), "2026-11-23T12:00:00Z");
}

#[test]
fn by_the_calendar_the_next_hour_after_the_absence_is_taken() {
    let mut trial = with(|settings| {
        let calendar = Calendar { weekdays: vec![1, 3, 5], hour: 20, minute: 0 };
        settings.tempo.movement = Limit::On(calendar);
        let day = |text: &str| text.parse().expect("a day");
        settings.holidays = vec![Holidays { from: day("2026-11-25"), to: day("2026-11-25") }];
    });
    assert_eq!(deadline(&trial), "2026-11-23T20:00:00Z");
    trial.says("italy", "away mon to tue");
    assert_eq!(deadline(&trial), "2026-11-27T20:00:00Z", "Wednesday is a holiday");
}

#[test]
fn an_extension_is_taken_back_with_the_absences_that_it_stepped_over() {
    let mut trial = table();
    trial.confirms_in_public("ola", "extend 2d").says("italy", "away 25 November");
    assert_eq!(deadline(&trial), "2026-11-26T12:00:00Z");
    trial.says("france", "vote-resume");
    for who in ["austria", "england", "germany"] {
        trial.says(who, "agree");
    }
    assert_eq!(deadline(&trial), "2026-11-23T12:00:00Z", "{}", trial.public());
    // Who is away at the deadline that was announced before is waited for.
    let mut trial = table();
    trial.confirms_in_public("ola", "extend 2d").says("italy", "away 23-24 November").says("france", "vote-resume");
    for who in ["austria", "england", "germany"] {
        trial.says(who, "agree");
    }
    assert_eq!(deadline(&trial), "2026-11-25T12:00:00Z", "{}", trial.public());
}

#[test]
fn nobody_holds_up_a_game_for_ever() {
    let mut trial = table();
    for (text, why) in [
        ("away today", "isn't valid"),
        ("away 21 November", "The earliest day it can begin now is 22 November 2026"),
        ("away 1-20 December", "That's 20 days, and you have 14 of 14 left this year"),
        ("away 2028-01-01", "up to a year ahead"),
        ("away none", "nothing to take back"),
    ] {
        trial.forget().says("italy", text);
        let heard = trial.heard("italy");
        assert!(
            heard.contains(why) || why == "isn't valid" && heard.contains("2026-11-28..2026-12-01"),
            "{text}: {heard}"
        );
    }
    assert!(trial.game().away.is_empty());
    trial.says("italy", "away 23 November to 2 December").forget().says("italy", "away 3-8 December");
    assert!(trial.heard("italy").contains("you have 4 of 14 left"), "{}", trial.heard("italy"));
    trial.forget().says("italy", "away 2-3 December");
    assert!(trial.heard("italy").contains("already announced"), "{}", trial.heard("italy"));
    assert_eq!(deadline(&trial), "2026-11-23T12:00:00Z", "longer than the phase may be");
    // Several players, one after the other, move a deadline to the greatest length of its phase at most.
    let mut trial = table();
    trial.says("italy", "away 23 November").says("france", "away 24 November").says("turkey", "away 25 November");
    assert_eq!(deadline(&trial), "2026-11-25T12:00:00Z");
    // However long that is, by three weeks at most.
    let mut trial = with(|settings| settings.tempo.movement = Limit::After(30 * 86_400));
    assert_eq!(deadline(&trial), "2026-12-21T12:00:00Z");
    trial.says("italy", "away 21-30 December").says("france", "away 31 December to 9 January");
    assert_eq!(deadline(&trial), "2027-01-10T12:00:00Z");
    trial.says("turkey", "away 10-14 January");
    assert_eq!(deadline(&trial), "2027-01-10T12:00:00Z");
}

#[test]
fn days_for_which_a_deadline_has_waited_count_even_if_they_are_taken_back() {
    let mut trial = table();
    trial.says("italy", "away 23-24 November").says("italy", "away 10-12 December");
    assert_eq!(days_left(&trial, "italy"), 9);
    trial.forget().says("italy", "away none");
    assert_eq!(days_left(&trial, "italy"), 12);
    assert_eq!(deadline(&trial), "2026-11-25T12:00:00Z", "others have planned with it");
    assert!(trial.public().contains("italy won't be away after all"), "{}", trial.public());
    assert!(!trial.public().contains("Away: italy"), "{}", trial.public());
    trial.forget().says("italy", "away");
    assert!(trial.heard("italy").contains("You haven't announced an absence"), "{}", trial.heard("italy"));
    // After a year they don't count.
    trial.later(24 * 380);
    assert_eq!(days_left(&trial, "italy"), 14);
}

#[test]
fn an_anonymous_game_names_nobody() {
    let mut trial = with(|settings| settings.anonymous = true);
    trial.forget().says("italy", "away 23-24 November");
    let public = trial.public();
    assert!(public.contains("A player is away until the end of 24 November 2026"), "{public}");
    assert!(!public.contains("italy"), "{public}");
    trial.forget().says("france", "players");
    assert!(!trial.heard("france").contains("Away"), "{}", trial.heard("france"));
    // With a seat its player's absence would leave a list.
    trial.forget().says("france", "status");
    assert!(!trial.heard("france").contains("Away"), "{}", trial.heard("france"));
    trial.forget().confirms("italy", "resign");
    assert!(!trial.public().contains("Away"), "{}", trial.public());
}

#[test]
fn the_lobby_of_an_anonymous_game_lists_no_absence() {
    for (settings, listed) in [("", true), (" anonymous:yes", false)] {
        let mut lobby = Trial::created(&format!("new Delta{settings}"));
        lobby.calls("anna", "join").says("anna", "away 23-24 November").forget().calls("ola", "players");
        assert_eq!(lobby.public().contains("Away: anna"), listed, "{}", lobby.public());
        lobby.forget().says("anna", "away");
        assert!(lobby.heard("anna").contains("23–24 November"), "{}", lobby.heard("anna"));
    }
}

#[test]
fn deadlines_wait_for_nobody_where_that_was_agreed() {
    let mut trial = with(|settings| settings.never_waits = true);
    trial.forget().says("italy", "away 23 November to 20 December");
    assert!(trial.heard("italy").contains("deadlines don't wait in this game"), "{}", trial.heard("italy"));
    assert_eq!(deadline(&trial), "2026-11-23T12:00:00Z");
    assert!(trial.public().contains("italy will be away"), "{}", trial.public());
    let mut lobby = Trial::created("new Delta options:absences=no");
    lobby.says("ola", "settings");
    assert!(lobby.heard("ola").contains("Deadlines don't wait for players who are away"), "{}", lobby.heard("ola"));
    let mut lobby = Trial::created("new Delta");
    lobby.says("ola", "settings");
    assert!(lobby.heard("ola").contains("on up to 14 days a year"), "{}", lobby.heard("ola"));
}

#[test]
fn an_absence_announced_before_the_beginning_moves_the_first_deadline() {
    let mut trial = Trial::created("new Delta");
    for who in ["anna", "ben", "carla", "dora", "emil", "finn"] {
        trial.calls(who, "join");
    }
    trial.says("anna", "away 23-24 November");
    assert!(trial.public().contains("needs 1 more") || trial.game().running().is_none());
    trial.calls("gus", "join");
    assert_eq!(deadline(&trial), "2026-11-25T12:00:00Z");
    assert!(trial.public().contains("Away until the end of 24 November 2026: anna"), "{}", trial.public());
}

#[test]
fn after_a_pause_the_deadline_steps_over_absences() {
    let mut trial = table();
    trial.confirms("ola", "pause").says("italy", "away 24-25 November").later(24).forget().says("ola", "resume");
    assert_eq!(deadline(&trial), "2026-11-26T12:00:00Z");
    assert!(trial.public().contains("Away until the end of 25 November"), "{}", trial.public());
}

#[test]
fn a_deadline_that_is_moved_steps_over_absences_and_an_extension_is_taken_back_whole() {
    let taken_back = |trial: &mut Trial| {
        trial.forget().says("italy", "vote-resume");
        for who in ["austria", "england", "france"] {
            trial.says(who, "agree");
        }
    };
    let mut trial = table();
    trial.says("italy", "away 24-25 November").forget().confirms("ola", "extend 24h");
    assert_eq!(deadline(&trial), "2026-11-26T12:00:00Z", "{}", trial.public());
    assert!(trial.public().contains("Away until the end of 25 November 2026: italy"), "{}", trial.public());
    taken_back(&mut trial);
    assert_eq!(deadline(&trial), "2026-11-23T12:00:00Z", "{}", trial.public());
    // What all agree to as well.
    trial.forget().says("italy", "more-time 24h");
    for who in ["austria", "england", "france", "germany", "russia", "turkey"] {
        trial.says(who, "agree");
    }
    assert_eq!(deadline(&trial), "2026-11-26T12:00:00Z", "{}", trial.public());
    // Nor is it brought back into an absence.
    let mut trial = table();
    trial.confirms("ola", "extend 48h").says("italy", "away 23-24 November");
    taken_back(&mut trial);
    assert_eq!(deadline(&trial), "2026-11-25T12:00:00Z", "{}", trial.public());
    assert!(trial.public().contains("Away until the end of 24 November 2026: italy"), "{}", trial.public());
}

#[test]
fn the_second_chance_for_the_first_phase_steps_over_holidays_and_absences() {
    let day = |text: &str| text.parse().expect("a day");
    let mut settings = Settings::habit("classic", Language::EN, "UTC");
    settings.tempo.movement = Limit::On(Calendar { weekdays: vec![1, 4], hour: 20, minute: 0 });
    settings.holidays = vec![Holidays { from: day("2026-11-24"), to: day("2026-11-26") }];
    let mut trial = Trial::with(settings);
    let powers = ["austria", "england", "france", "germany", "italy", "russia"];
    for power in powers {
        trial.says(power, "ready");
    }
    trial.later(56).ticks();
    assert_eq!(deadline(&trial), "2026-11-30T20:00:00Z", "not on Tuesday, a holiday");
    let mut trial = Trial::new();
    for power in powers {
        trial.says(power, "ready");
    }
    trial.says("turkey", "away 24 November").later(48).ticks();
    assert_eq!(deadline(&trial), "2026-11-25T12:00:00Z");
}

#[test]
fn whoever_is_forgotten_leaves_no_absence() {
    let mut trial = table();
    trial.says("italy", "away 23-25 November").confirms("italy", "resign").confirms("italy", "forget-me");
    assert!(trial.game().away.is_empty());
}

#[test]
fn until_a_day_begins_tomorrow_and_from_a_day_is_asked_about() {
    for (language, until, from) in [
        (*b"en", "away until Friday", "away from Friday"),
        (*b"it", "assente fino a venerdì", "assente da venerdì"),
        (*b"nl", "afwezig tot en met 27 november", "afwezig vanaf vrijdag"),
        (*b"pl", "nieobecność do piątku", "nieobecność od 27 listopada"),
        (*b"de", "abwesend bis Freitag", "abwesend ab Freitag"),
    ] {
        let mut trial = table();
        trial.language = Language::of(language);
        trial.says("italy", from);
        assert!(trial.game().away.is_empty(), "{from}: {}", trial.heard("italy"));
        trial.says("italy", until);
        let announced: Vec<_> = trial.game().away.iter().map(|away| format!("{}..{}", away.from, away.to)).collect();
        assert_eq!(announced, ["2026-11-22..2026-11-27"], "{until}: {}", trial.heard("italy"));
    }
}
