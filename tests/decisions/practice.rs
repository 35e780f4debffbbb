//! The practice of one person, step by step, with the mistakes that beginners make.

use dragoman_game::action::CommandAction;
use dragoman_game::event::{ChannelId, Content, Place, PlatformName, ReplyToken};
use dragoman_game::model::Stage;
use dragoman_game::notice::Notice;
use dragoman_game::practice::Step;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

/// Nobody's player, at the first step.
fn begun() -> Trial {
    let mut trial = Trial::new();
    trial.says("anna", "practice");
    trial
}

/// The answer to `text`.
fn answer(trial: &mut Trial, text: &str) -> String {
    trial.forget().says("anna", text).heard("anna")
}

fn step(trial: &Trial) -> Option<Step> {
    trial.practices.get(&person("anna")).map(|practice| practice.step())
}

fn button(trial: &Trial, who: &str, wanted: &str) -> String {
    let buttons = trial.buttons(who);
    let found = buttons.iter().find(|id| id.starts_with(wanted));
    found.unwrap_or_else(|| panic!("{wanted} isn't among {buttons:?}")).clone()
}

#[test]
fn a_year_is_played_from_the_first_order_to_the_builds_by_typing() {
    let mut trial = begun();
    let heard = trial.heard("anna");
    assert!(heard.contains("A Bud, F Tri and A Vie") && heard.contains("`A Bud - Ser`"), "{heard}");
    let heard = answer(&mut trial, "A Bud - Ser");
    assert!(heard.contains("✓ A Bud - Ser: A Budapest → Serbia"), "{heard}");
    assert!(heard.contains("`F Tri - Alb` · `A Vie - Gal`"), "{heard}");
    let heard = answer(&mut trial, "F Tri - Alb\nVienna to Galicia");
    assert!(heard.contains("✓ Vienna to Galicia: A Vienna → Galicia") && heard.contains("`ready`"), "{heard}");
    let heard = answer(&mut trial, "ready");
    assert!(heard.contains("bounced with A War, 1 against 1"), "the engine's results: {heard}");
    assert!(heard.contains("Support from A Bud would have been enough"), "{heard}");
    assert!(heard.contains("**A standoff:**") && heard.contains("`A Ser S F Alb - Gre` · `F Alb - Gre`"), "{heard}");
    let heard = answer(&mut trial, "A Ser S F Alb - Gre, F Alb - Gre");
    assert!(heard.contains("Your army in Vienna has none"), "{heard}");
    let heard = answer(&mut trial, "done");
    assert!(heard.contains("A Bul - Gre ✗ too weak against F Alb, 1 against 2"), "{heard}");
    assert!(heard.contains("Two against one") && heard.contains("Builds in winter"), "{heard}");
    let heard = answer(&mut trial, "A Bud");
    assert!(heard.contains("one more unit, for example `F Tri B`"), "{heard}");
    let heard = answer(&mut trial, "A Tri");
    assert!(heard.contains("**Winter 1901, builds**") && heard.contains("That was a whole year"), "{heard}");
    assert_eq!(step(&trial), None);
    assert!(trial.practices.is_empty());
}

#[test]
fn the_same_year_is_played_by_buttons_alone() {
    let mut trial = Trial::new();
    trial.says("anna", "practice");
    let mut pressed = 0;
    while let Some(now) = step(&trial) {
        let wanted = match now {
            Step::ReadyForSpring | Step::ReadyForAutumn => "practice:step=ready".to_owned(),
            Step::First | Step::Moves | Step::Support | Step::Builds => "practice:text=".to_owned(),
        };
        let id = button(&trial, "anna", &wanted);
        assert!(id.len() <= dragoman_game::action::LONGEST_ID && CommandAction::read(&id).is_some(), "{id}");
        trial.forget().presses("anna", &id);
        pressed += 1;
    }
    assert_eq!(pressed, 9, "three moves, ready, two orders, ready, two builds");
    assert!(trial.heard("anna").contains("That was a whole year"), "{}", trial.heard("anna"));
}

#[test]
fn every_step_can_be_left_to_the_bot() {
    let mut trial = begun();
    for next in [Some(Step::Moves), Some(Step::ReadyForSpring), Some(Step::Support), Some(Step::ReadyForAutumn)] {
        trial.forget().says("anna", "skip");
        assert_eq!(step(&trial), next);
    }
    trial.forget().says("anna", "salta");
    assert_eq!(step(&trial), Some(Step::Builds));
    let heard = answer(&mut trial, "practice skip");
    assert!(heard.contains("That was a whole year"), "{heard}");
}

#[test]
fn a_practice_ends_when_its_person_says_so_or_after_a_day_of_silence() {
    let mut trial = begun();
    let heard = answer(&mut trial, "stop");
    assert!(heard.contains("The practice is over") && trial.practices.is_empty(), "{heard}");
    trial.says("anna", "practice").later(23).says("anna", "A Bud - Ser");
    assert_eq!(step(&trial), Some(Step::Moves));
    let heard = trial.later(24).forget().says("anna", "F Tri - Alb").heard("anna");
    assert!(heard.contains("aren't in any game") && heard.contains("`practice`"), "{heard}");
    for late in ["practice:step=skip;at=moves", "practice:text=F TRI - ALB;at=moves"] {
        let heard = trial.forget().presses("anna", late).heard("anna");
        assert!(heard.contains("no practice to continue"), "{heard}");
    }
    let heard = answer(&mut trial, "practice");
    assert!(heard.contains("Austria's first year") && step(&trial) == Some(Step::First), "{heard}");
}

#[test]
fn mistakes_are_answered_as_in_a_game_and_block_no_step() {
    let mut trial = begun();
    for (typed, answered) in [
        ("A Bud - Par", "can't"),
        ("A Mun - Ruh", "Mun"),
        ("hello?", "hello?"),
        ("Autumn 1905\nA Bud - Ser", "names another phase"),
        ("A Bud - Rum", "Allowed, but not what this lesson needs"),
        ("A Vie S A Bud - Gal", "Allowed, but not what this lesson needs"),
        ("ready", "**An order** names the unit"),
    ] {
        let heard = answer(&mut trial, typed);
        assert!(heard.contains(answered), "{typed}: {heard}");
        assert!(heard.contains("`A Bud - Ser`"), "the hint follows: {heard}");
        let given = &trial.practices[&person("anna")].given;
        assert!(given.is_empty(), "{typed}: {given:?}");
    }
    // A misspelt name is read where it can mean only one thing, as in a game.
    let heard = answer(&mut trial, "A Bud - Sre");
    assert!(heard.contains("A Budapest → Serbia (typo corrected)") && step(&trial) == Some(Step::Moves), "{heard}");
    trial.says("anna", "clear");
    assert_eq!(step(&trial), Some(Step::First));
    trial.says("anna", "skip").says("anna", "skip").says("anna", "ready");
    let heard = answer(&mut trial, "F Alb - Gre");
    assert!(heard.contains("Still missing: `A Ser S F Alb - Gre`"), "{heard}");
    let heard = answer(&mut trial, "A Vie S F Alb - Gre");
    assert!(heard.contains("✗ A Vie S F Alb - Gre"), "{heard}");
    trial.says("anna", "A Ser S F Alb - Gre").says("anna", "ready");
    for (typed, answered) in [("F Bud", "✗ F Bud"), ("A Vie", "✗ A Vie"), ("waive", "not what this lesson needs")] {
        let heard = answer(&mut trial, typed);
        assert!(heard.contains(answered) && heard.contains("Builds in winter"), "{typed}: {heard}");
    }
    // A new choice for the same place replaces the first one.
    answer(&mut trial, "A Tri");
    let heard = answer(&mut trial, "F Tri");
    assert!(heard.contains("one more unit, for example `A Bud B`"), "{heard}");
}

#[test]
fn a_button_below_an_older_message_skips_nothing() {
    let mut trial = begun();
    let (skip, order) = (button(&trial, "anna", "practice:step=skip"), button(&trial, "anna", "practice:text="));
    trial.presses("anna", &skip);
    let heard = trial.forget().presses("anna", &skip).heard("anna");
    assert!(heard.contains("earlier step") && step(&trial) == Some(Step::Moves), "{heard}");
    trial.presses("anna", &order);
    assert_eq!(step(&trial), Some(Step::Moves), "the same order again changes nothing");
    trial.says("anna", "skip").says("anna", "ready");
    let heard = trial.forget().presses("anna", &order).heard("anna");
    assert!(heard.contains("earlier step") && step(&trial) == Some(Step::Support), "{heard}");
    let heard = trial.forget().presses("anna", "practice:step=skip;at=x").heard("anna");
    assert!(heard.contains("earlier step") && step(&trial) == Some(Step::Support), "{heard}");
}

#[test]
fn a_practice_is_left_and_found_again() {
    let mut trial = begun();
    trial.says("anna", "A Bud - Ser");
    let heard = answer(&mut trial, "stop");
    assert!(heard.contains("You've left the practice. `practice` continues it"), "{heard}");
    // What is written now isn't meant for it, and help says where it is.
    let heard = answer(&mut trial, "F Tri - Alb");
    assert!(heard.contains("aren't in any game"), "{heard}");
    for text in ["help", "hello"] {
        let heard = answer(&mut trial, text);
        assert!(heard.contains("`practice` continues it") && !heard.contains("New to Diplomacy"), "{text}: {heard}");
        button(&trial, "anna", "practice");
    }
    // Nobody else is told of it.
    let public = trial.forget().calls("anna", "help").public();
    assert!(!public.contains("continues it"), "{public}");
    let heard = answer(&mut trial, "practice");
    assert!(heard.contains("Here's where you left off") && heard.contains("`F Tri - Alb` · `A Vie - Gal`"), "{heard}");
    assert_eq!(step(&trial), Some(Step::Moves));
    let heard = answer(&mut trial, "F Tri - Alb\nA Vie - Gal");
    assert!(heard.contains("All your units have orders"), "{heard}");
    // Left twice, it is over.
    trial.forget().says("anna", "stop");
    let end = button(&trial, "anna", "practice:step=stop");
    let heard = trial.forget().presses("anna", &end).heard("anna");
    assert!(heard.contains("The practice is over") && trial.practices.is_empty(), "{heard}");
}

#[test]
fn help_while_one_practises_says_so() {
    let mut trial = begun();
    let heard = answer(&mut trial, "help");
    assert!(heard.contains("`practice` continues it"), "{heard}");
    let again = button(&trial, "anna", "practice");
    let heard = trial.forget().presses("anna", &again).heard("anna");
    assert!(heard.contains("`A Bud - Ser`"), "{heard}");
}

#[test]
fn orders_of_a_game_are_never_taken_for_the_practice() {
    let mut trial = Trial::new();
    let heard = trial.says("austria", "practice").heard("austria");
    assert!(heard.contains("You're also playing in a game") && heard.contains("`practice A Bud - Ser`"), "{heard}");
    // The same units stand on the same provinces: what doesn't name the practice counts for the game, and that is said.
    let heard = trial.forget().says("austria", "A Bud - Ser").heard("austria");
    assert_eq!(trial.orders("AUSTRIA"), ["A BUD - SER"]);
    assert!(heard.contains("counted for your game, not for the practice"), "{heard}");
    assert!(trial.practices[&person("austria")].given.is_empty());
    trial.forget().says("austria", "practice F Tri - Alb\nA Vie - Gal").says("austria", "practice A Bud - Ser");
    assert_eq!(trial.orders("AUSTRIA"), ["A BUD - SER"], "the practice changes no order of the game");
    assert_eq!(trial.practices[&person("austria")].step(), Step::ReadyForSpring);
    trial.forget().says("austria", "ready");
    assert!(trial.running().ready.contains("AUSTRIA"), "in the game");
    assert_eq!(trial.practices[&person("austria")].step(), Step::ReadyForSpring);
    trial.forget().says("austria", "skip").says("austria", "stop");
    assert_eq!(trial.practices[&person("austria")].step(), Step::ReadyForSpring, "nothing names the practice");
    trial.forget().says("austria", "practice ready");
    assert_eq!(trial.practices[&person("austria")].step(), Step::Support);
    let heard = trial.forget().says("austria", "practice stop").heard("austria");
    assert!(heard.contains("You've left the practice"), "{heard}");
    // Without a practice nothing is said about it.
    let heard = trial.forget().says("austria", "A Vie - Boh").heard("austria");
    assert!(!heard.contains("practice"), "{heard}");
}

#[test]
fn a_game_that_begins_takes_over_what_is_written() {
    let mut trial = Trial::new();
    let running = std::mem::replace(&mut trial.loaded.game.stage, Stage::Lobby);
    trial.says("austria", "practice").says("austria", "A Bud - Ser");
    assert_eq!(trial.practices[&person("austria")].step(), Step::Moves);
    trial.loaded.game.stage = running;
    trial.says("austria", "F Tri - Alb");
    assert_eq!(trial.orders("AUSTRIA"), ["F TRI - ALB"]);
    assert_eq!(trial.practices[&person("austria")].step(), Step::Moves);
}

#[test]
fn what_is_said_in_public_is_no_part_of_a_practice() {
    let mut trial = Trial::new();
    trial.calls("anna", "practice");
    assert_eq!(trial.public(), "", "it begins in private");
    assert!(trial.heard("anna").contains("Austria's first year"));
    for text in ["A Bud - Ser", "skip", "ready"] {
        trial.forget().calls("anna", text);
        assert_eq!(step(&trial), Some(Step::First), "{text}");
    }
}

#[test]
fn a_command_from_a_servers_menu_is_answered_with_where_the_practice_is() {
    let mut trial = Trial::new();
    let author = person("anna");
    let place = Place::Reply { token: ReplyToken::new(PlatformName::Discord, "t"), author: author.clone() };
    let content = Content::Invoked { command: "practice".to_owned(), arguments: Default::default() };
    trial.does_in(Some(ChannelId::new(PlatformName::Local, "hall")), "anna", place.clone(), content);
    assert!(trial.heard("anna").contains("Austria's first year"));
    assert_eq!(trial.told(&place).len(), 1);
    assert!(trial.told(&place)[0].contains("in your DMs with me"), "{:?}", trial.told(&place));
}

#[test]
fn who_practises_can_still_give_any_command() {
    let mut trial = begun();
    let heard = answer(&mut trial, "help");
    assert!(heard.contains("`join`"), "{heard}");
    let heard = answer(&mut trial, "language it");
    assert!(heard.contains("italiano"), "{heard}");
    let heard = answer(&mut trial, "orders");
    assert!(heard.contains("`A Bud - Ser`"), "what comes next: {heard}");
    let heard = answer(&mut trial, "thanks");
    assert!(heard.contains("`A Bud - Ser`"), "{heard}");
}

#[test]
fn who_joins_or_plays_nowhere_is_offered_a_practice() {
    let mut trial = Trial::created("new name:Gulf");
    trial.calls("anna", "join");
    assert!(trial.heard("anna").contains("`practice`"), "{}", trial.heard("anna"));
    button(&trial, "anna", "practice");
    let mut trial = Trial::new();
    let heard = trial.says("anna", "help").heard("anna");
    assert!(heard.contains("`practice`"), "{heard}");
    button(&trial, "anna", "practice");
    let heard = trial.forget().says("anna", "A Vie - Gal").heard("anna");
    assert!(heard.contains("aren't in any game") && heard.contains("`practice`"), "{heard}");
}

#[test]
fn each_step_is_said_in_every_language_with_orders_that_are_read_there() {
    for language in ["en", "it", "nl", "pl", "de"] {
        let mut trial = Trial::new();
        let reader: Language = language.parse().unwrap();
        trial.language = reader;
        trial.says("anna", "practice");
        let mut seen = Vec::new();
        while let Some(now) = step(&trial) {
            assert!(seen.len() < 10, "{language}: {seen:?}");
            let place = dragoman_game::notice::Destination::Place(Place::Person(person("anna")));
            let last = trial.said.iter().rfind(|outgoing| outgoing.to == place).map(|outgoing| outgoing.notice.clone());
            let said = trial.spoken(&last.unwrap(), reader);
            let typed: Vec<&str> = said.split('`').skip(1).step_by(2).collect();
            // Everything in backticks can be typed: first orders or "ready", then the words to skip and to stop.
            let (skip, orders) = typed.split_last().and_then(|(_, typed)| typed.split_last()).unwrap();
            assert!(!skip.is_empty() && !orders.is_empty(), "{language}: {said}");
            trial.forget().says("anna", &orders.join("\n"));
            assert!(step(&trial) > Some(now) || step(&trial).is_none(), "{language}: {said}");
            seen.push(now);
        }
        assert_eq!(seen.len(), 6, "{language}: {seen:?}");
    }
}

#[test]
fn practising_changes_no_game() {
    let mut trial = Trial::new();
    let before = trial.loaded.clone();
    trial.says("anna", "practice");
    for _ in 0..6 {
        trial.says("anna", "skip");
    }
    assert_eq!(trial.game(), &before.game);
    assert!(trial.past.is_empty() && trial.records.is_empty() && trial.orders("AUSTRIA").is_empty());
    assert!(trial.said.iter().all(|outgoing| outgoing.game.is_none()), "it is about no game");
    assert!(trial.said.iter().all(|outgoing| matches!(outgoing.notice, Notice::Practice(_))));
}
