//! Decisions about joining, waiting, preferences, confirming and leaving.

use dragoman_game::decide::clock::{Due, due, postponed};
use dragoman_game::event::Place;
use dragoman_game::model::{Limit, PressRule, Stage, Wishes};
use dragoman_game::notice::{LobbyPost, Notice};
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;
use jiff::SignedDuration;

use super::heard::Heard as _;

pub(super) const SEVEN: [&str; 7] = ["anna", "bart", "carl", "dora", "emma", "finn", "gina"];

/// A lobby in which six of seven have joined.
pub(super) fn all_but_one(text: &str) -> Trial {
    let mut trial = Trial::created(text);
    for name in &SEVEN[..6] {
        trial.calls(name, "join");
    }
    trial.forget();
    trial
}

pub(super) fn begun(trial: &Trial) -> bool {
    matches!(trial.game().stage, Stage::Running(_))
}

#[test]
fn inconsistent_rules_are_reported_and_nothing_is_created() {
    let trial = Trial::created("new Gulf players:4 variant:ancient-mediterranean deadline:soon victory:99");
    assert_eq!(trial.game().name, "Bosforo", "no game was created");
    let said = trial.public();
    for words in ["haven't created the game yet", "exactly 5 players are needed", "mon,wed,fri 20:00", "- "] {
        assert!(said.contains(words), "{words}: {said}");
    }
}

#[test]
fn the_card_names_unusual_rules_and_the_duration() {
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
fn all_rules_are_shown_on_request() {
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
fn the_seventh_player_begins_the_game_and_the_assignment_can_be_verified() {
    let mut trial = all_but_one("new Gulf");
    assert!(!begun(&trial));
    trial.calls("gina", "join");
    assert!(begun(&trial));
    let proof = trial.drawn();
    assert_eq!(proof.verify(), Ok(()));
    assert_eq!(proof.joins.len(), 7);
    assert!(!trial.public().contains("dragoman draw --verify"), "it is shown on request");
    trial.forget().calls("anna", "lots");
    let shown = trial.public();
    assert!(shown.contains("dragoman draw --verify") && shown.contains("anna: "), "{shown}");
    assert!(!shown.contains(&proof.seed), "the seed is in the file: {shown}");
}

#[test]
fn everybody_can_see_who_plays_what_but_not_in_an_anonymous_game() {
    let mut trial = Trial::created("new Gulf");
    trial.forget().calls("hugo", "players");
    assert!(trial.public().contains("Nobody has joined yet"), "{}", trial.public());
    trial.calls("anna", "join");
    trial.forget().calls("hugo", "players");
    assert!(trial.public().contains("Joined so far: anna"), "{}", trial.public());

    let mut trial = Trial::new();
    trial.confirms("italy", "resign");
    trial.forget().calls("hugo", "players");
    let said = trial.public();
    assert!(said.contains("France: france") && !said.contains("\nItaly: italy"), "{said}");
    assert!(said.contains("with `/take-over`: Italy") || said.contains("`take-over`: Italy"), "{said}");

    let mut trial = all_but_one("new Gulf anonymous:yes");
    trial.calls("gina", "join");
    trial.forget().calls("anna", "players");
    let said = trial.public();
    assert!(said.contains("In an anonymous game, players aren't shown") && !said.contains("gina"), "{said}");
}

#[test]
fn preferences_are_granted_if_nobody_shares_them_and_stay_private() {
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
fn players_who_joined_long_ago_must_confirm() {
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
fn a_player_who_doesnt_confirm_is_replaced_from_the_waiting_list_or_leaves_a_vacant_seat() {
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
fn who_confirmed_in_time_keeps_the_seat_although_it_is_read_only_once_their_network_is_back() {
    let mut trial = all_but_one("new Gulf");
    trial.later(48).calls("gina", "join");
    for name in &SEVEN[..5] {
        confirms(&mut trial, name);
    }
    let by = trial.game().confirm_by.expect("Finn is awaited");
    trial.now = by;
    assert_eq!(due(trial.game(), by), Some(Due::Confirm(by)));
    let waiting = postponed(&trial.loaded, Due::Confirm(by), by, by).expect("it waits");
    trial.apply(waiting).ticks();
    assert!(trial.game().seat_of(&person("finn")).is_some() && !begun(&trial));
    trial.said_at = Some(by);
    confirms(&mut trial, "finn");
    assert!(begun(&trial), "{}", trial.heard("finn"));
}

#[test]
fn a_player_who_leaves_is_replaced_from_the_waiting_list() {
    let mut trial = all_but_one("new Gulf");
    trial.later(2).calls("gina", "join").calls("hugo", "join").calls("ines", "join").forget();
    trial.confirms("finn", "leave");
    assert!(trial.game().seat_of(&person("hugo")).is_some());
    assert_eq!(trial.game().place_in_line(&person("ines")), Some(1));
    trial.confirms_in_public("ines", "leave");
    assert!(trial.game().waiting.is_empty());
    trial.confirms("emma", "leave");
    assert!(trial.game().confirm_by.is_none());
    assert!(trial.public().contains("6 of 7"), "{}", trial.public());
}

#[test]
fn the_game_master_may_begin_without_waiting_for_confirmations() {
    let mut trial = all_but_one("new Gulf");
    trial.later(48).calls("gina", "join").forget();
    trial.calls("anna", "start");
    assert!(!begun(&trial), "only the master may");
    trial.calls("ola", "start");
    assert!(begun(&trial));
}

#[test]
fn in_an_anonymous_game_the_seats_are_published_only_at_the_end() {
    let mut trial = all_but_one("new Gulf anonymous:yes");
    trial.calls("gina", "join");
    let said = trial.public();
    assert!(said.contains("stays secret until the end") && !said.contains("Italy:"), "{said}");
    assert!(!said.contains(&trial.game().commitment.seed));
    // The last card has the names that it had before, in an order that says nothing of the seats.
    assert!(said.contains("anna, ") && !said.contains("former player"), "{said}");
    trial.forget().calls("anna", "lots");
    assert!(trial.public().contains("no power assignment to check"), "{}", trial.public());
}

#[test]
fn a_practice_game_begins_at_once_and_is_shared() {
    let mut trial = Trial::created("new Gulf practice:yes");
    assert!(begun(&trial));
    let created = |begun| trial.spoken(&Notice::Created { name: "Gulf".into(), begun }, Language::EN);
    assert!(created(true).contains("has begun") && created(false).contains("Players join"), "{}", created(true));
    assert_eq!(trial.game().settings.press, PressRule::None);
    assert_eq!(trial.game().seat_of(&person("ola")).unwrap().powers.len(), 7);
    trial.calls("anna", "join prefer:Italy");
    assert_eq!(trial.game().seat_of(&person("anna")).unwrap().powers, ["ITALY"]);
    assert_eq!(trial.game().seat_of(&person("ola")).unwrap().powers.len(), 6);
    assert!(trial.heard("anna").contains("you play **Italy**"), "{}", trial.heard("anna"));
    trial.confirms("ola", "leave");
    assert_eq!(trial.game().seats.len(), 1);
    assert_eq!(trial.game().seats[0].powers.len(), 7);
    trial.confirms("anna", "leave");
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
fn a_limit_of_new_games_is_reported_and_nothing_is_created() {
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
fn a_lobby_that_isnt_filled_is_closed() {
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
fn a_lobby_of_an_older_version_gets_its_time_of_expiry() {
    let mut trial = Trial::created("new Gulf");
    trial.loaded.game.expires = None;
    trial.later(1000).ticks();
    assert!(matches!(trial.game().stage, Stage::Lobby) && trial.game().expires > Some(trial.now));
}

#[test]
fn a_long_name_is_shortened() {
    let mut trial = Trial::created("new Gulf");
    trial.calls(&"x".repeat(300), "join");
    assert_eq!(trial.game().seats[0].name_in_test(), format!("{}…", "x".repeat(39)).as_str());
}

/// `who` presses the button that confirms that they will play.
pub(super) fn confirms(trial: &mut Trial, who: &str) {
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

#[test]
fn the_card_names_the_game_master() {
    let mut trial = Trial::created("new Gulf");
    assert!(trial.public().contains("Game master: ola\n"), "{}", trial.public());
    trial.known = vec![dragoman_game::person::Person::new(person("tom"), "tom")];
    trial.forget().confirms_in_public("admin", "appoint tom");
    assert!(trial.public().contains("Game master: tom\n"), "{}", trial.public());
}

#[test]
fn the_game_master_changes_settings_until_the_game_begins() {
    let mut trial = all_but_one("new Gulf deadline:2d anonymous:yes options:votes=told");
    trial.forget().calls("ola", "change-settings deadline:mon,thu 20:00 anonymous:no");
    let settings = trial.game().settings.clone();
    assert!(!settings.anonymous && settings.votes_told, "what isn't named stays");
    assert!(matches!(settings.tempo.movement, Limit::On(_)) && matches!(settings.tempo.retreat, Limit::On(_)));
    let public = trial.public();
    assert!(public.contains("changed the settings of **Gulf**. Now:") && public.contains("Mon"), "{public}");
    let (_, gone) = public.split_once("No longer:").expect("what doesn't apply any more");
    assert!(gone.contains("2 days") && !gone.contains("votes"), "{public}");
    // The post that looks for players shows them too.
    assert!(
        trial
            .said
            .iter()
            .any(|said| matches!(&said.notice, Notice::Lobby(LobbyPost { settings: shown, .. }) if *shown == settings))
    );
    trial.forget().calls("ola", "change-settings anonymous:no");
    assert!(trial.public().is_empty() && trial.heard("ola").contains("Nothing has changed"), "{}", trial.heard("ola"));
    trial.forget().calls("ola", "change-settings deadline:soon");
    assert_eq!(trial.game().settings, settings);
    let heard = trial.told(&Place::Channel(trial.game().channel.clone())).join("\n") + &trial.heard("ola");
    assert!(heard.contains("haven't changed anything yet"), "{heard}");
    trial.forget().calls("anna", "change-settings silence:no");
    assert_eq!(trial.game().settings, settings, "only for the game master");
}

#[test]
fn preferences_that_were_stated_before_dont_count_once_powers_are_assigned_by_lot() {
    let mut trial = Trial::created("new Gulf");
    trial.calls("anna", "join prefer:Italy");
    for name in &SEVEN[1..6] {
        trial.calls(name, "join");
    }
    trial.later(48).calls("gina", "join").calls("hugo", "join prefer:Turkey");
    assert!(!begun(&trial), "six must confirm");
    assert_eq!(trial.wishes("anna"), ["ITALY"]);
    assert_eq!(trial.wishes("hugo"), ["TURKEY"]);
    trial.calls("ola", "change-settings preferences:no");
    assert!(trial.game().seats.iter().all(|seat| seat.preferences == Wishes::default()));
    assert!(trial.game().waiting[0].preferences == Wishes::default());
    // They don't come back either.
    trial.calls("ola", "change-settings preferences:yes");
    for name in SEVEN {
        confirms(&mut trial, name);
    }
    assert!(begun(&trial));
    let proof = trial.drawn();
    assert!(proof.preferences.is_empty());
    assert_eq!(proof.verify(), Ok(()));
}

#[test]
fn nobody_has_confirmed_settings_that_are_changed_later() {
    let mut trial = all_but_one("new Gulf");
    trial.later(48).calls("gina", "join");
    for name in &SEVEN[..5] {
        confirms(&mut trial, name);
    }
    trial.forget().later(1).calls("ola", "change-settings deadline:10m");
    let by = trial.now.checked_add(SignedDuration::from_mins(10)).unwrap();
    assert_eq!(trial.game().confirm_by, Some(by), "the time for confirming follows from the new deadline");
    for name in SEVEN {
        assert!(trial.heard(name).contains("Are you still in?"), "{name}: {}", trial.heard(name));
    }
    confirms(&mut trial, "finn");
    for name in SEVEN.iter().filter(|name| **name != "finn") {
        assert!(!begun(&trial), "{name} hasn't confirmed yet");
        confirms(&mut trial, name);
    }
    assert!(begun(&trial));
}

#[test]
fn what_was_sent_before_the_settings_changed_confirms_the_earlier_ones() {
    let seconds = |trial: &mut Trial, seconds: i64| {
        trial.now = trial.now.checked_add(SignedDuration::from_secs(seconds)).unwrap();
    };
    // The message is on its way while the settings change. If the network's clock is slower than ours, it was sent later.
    for behind in [0, 60] {
        let mut trial = all_but_one("new Gulf");
        trial.later(48).calls("gina", "join");
        let sent = trial.now;
        seconds(&mut trial, 5);
        trial.calls("ola", "change-settings deadline:1h");
        for name in SEVEN.iter().filter(|name| **name != "finn") {
            confirms(&mut trial, name);
        }
        seconds(&mut trial, 15);
        (trial.said_at, trial.behind) = (Some(sent), SignedDuration::from_secs(behind));
        confirms(trial.forget(), "finn");
        assert_eq!(begun(&trial), behind > 0, "{}", trial.heard("finn"));
        if behind == 0 {
            let heard = trial.heard("finn");
            assert!(heard.contains("confirmed the settings as they were before"), "{heard}");
            trial.said_at = None;
            confirms(&mut trial, "finn");
        }
        assert!(begun(&trial), "{}", trial.heard("finn"));
    }
    // So it is with the message by which somebody joins.
    let mut trial = all_but_one("new Gulf confirm:no");
    let sent = trial.now;
    seconds(&mut trial, 5);
    trial.calls("ola", "change-settings press:none");
    for name in &SEVEN[..6] {
        confirms(&mut trial, name);
    }
    trial.said_at = Some(sent);
    trial.calls("gina", "join");
    trial.said_at = None;
    for name in SEVEN {
        assert!(!begun(&trial), "{name} hasn't confirmed yet");
        confirms(&mut trial, name);
    }
    assert!(begun(&trial), "{}", trial.public());
}

#[test]
fn a_game_begins_only_by_settings_that_all_have_confirmed() {
    // While players are asked, the game master can't begin by settings that nobody has seen.
    let mut trial = all_but_one("new Gulf");
    trial.later(48).calls("gina", "join").calls("hugo", "join").later(1);
    trial.calls("ola", "change-settings master-sees:yes press:none deadline:1d").forget().calls("ola", "start");
    assert!(!begun(&trial));
    let refused = trial.public();
    assert!(refused.contains("7 players haven't confirmed them yet"), "{refused}");
    // Who hasn't confirmed within a day makes room for the waiting list, in which the new settings are known.
    for name in &SEVEN[..6] {
        confirms(&mut trial, name);
    }
    trial.forget().later(24).ticks();
    assert!(!begun(&trial) && trial.game().seat_of(&person("gina")).is_none());
    assert!(trial.heard("hugo").contains("Are you still in?"), "who waited before the change is asked too");
    confirms(&mut trial, "hugo");
    assert!(begun(&trial));
}

#[test]
fn settings_that_change_before_the_last_seat_is_taken_are_confirmed_by_those_who_joined_before() {
    let mut trial = all_but_one("new Gulf confirm:no");
    trial.later(1).calls("ola", "change-settings press:none").calls("gina", "join");
    assert!(!begun(&trial), "six have joined for other settings");
    trial.calls("ola", "start");
    assert!(!begun(&trial));
    for name in &SEVEN[..6] {
        confirms(&mut trial, name);
    }
    assert!(begun(&trial), "who has joined since has agreed");
}

#[test]
fn settings_that_dont_change_take_back_no_confirmation() {
    let mut trial = all_but_one("new Gulf");
    trial.later(48).calls("gina", "join");
    confirms(&mut trial, "anna");
    let before = trial.game().clone();
    trial.calls("ola", "change-settings anonymous:no");
    assert_eq!(*trial.game(), before);
}

#[test]
fn a_full_game_begins_when_nobody_has_to_confirm_any_more() {
    let mut trial = all_but_one("new Gulf");
    trial.later(48).calls("gina", "join");
    confirms(&mut trial, "anna");
    assert!(!begun(&trial));
    trial.forget().calls("ola", "change-settings confirm:no");
    assert!(begun(&trial) && trial.game().confirm_by.is_none());
    assert_eq!(trial.game().people().count(), 7, "nobody has lost a seat");
    let public = trial.public();
    assert!(public.contains("changed the settings of **Gulf**"), "{public}");
    trial.later(25).ticks();
    assert_eq!(trial.game().people().count(), 7);
}

#[test]
fn holidays_are_announced_with_the_settings() {
    let new = "new name:Gulf deadline:\"mon,thu 20:00\" options:skip=2026-12-24..2027-01-06,skip=2027-03-29";
    let mut trial = Trial::created(new);
    for said in
        ["There are no deadlines from 24 December 2026 to 6 January 2027.", "There are no deadlines on 29 March 2027."]
    {
        assert!(trial.public().contains(said), "{said}: {}", trial.public());
    }
    trial.forget().calls("ola", "change-settings options:skip=no");
    assert!(trial.game().settings.holidays.is_empty());
    assert!(trial.public().contains("No longer:"), "{}", trial.public());
    let refused = Trial::created("new Gulf deadline:48h options:skip=2026-12-24..2027-01-06");
    assert_eq!(refused.game().name, "Bosforo", "no game was created");
}

#[test]
fn once_a_game_has_begun_its_settings_stay() {
    let mut table = Trial::new();
    let before = table.game().settings.clone();
    table.calls("ola", "change-settings anonymous:yes");
    assert_eq!(table.game().settings, before);
}
