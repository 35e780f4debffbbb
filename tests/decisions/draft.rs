//! Decisions about a game that is shown before it is created.

use dragoman_game::action::CommandAction;
use dragoman_game::decide::draft;
use dragoman_game::event::{Content, Place};
use dragoman_game::model::{Limit, PressRule, Stage};
use dragoman_game::notice::Notice;
use dragoman_game::testing::Trial;
use dragoman_l10n::Language;
use dragoman_reading::command::PRESS;

use super::heard::Heard as _;

/// The ids of the buttons under what was said in the channel last.
fn shown(trial: &Trial) -> Vec<String> {
    let to = dragoman_game::notice::Destination::Place(Place::Channel(trial.game().channel.clone()));
    let last = trial.said.iter().rev().find(|outgoing| outgoing.to == to).expect("something was said");
    trial.actions(&last.notice)
}

fn button(trial: &Trial, holds: &str) -> String {
    let all = shown(trial);
    all.iter().find(|id| id.contains(holds)).unwrap_or_else(|| panic!("no {holds} in {all:?}")).clone()
}

/// `ola` has sent `new` alone.
fn prepared() -> Trial {
    let mut trial = Trial::new();
    trial.calls("ola", "new");
    trial
}

fn is_created(trial: &Trial) -> bool {
    matches!(trial.game().stage, Stage::Lobby)
}

#[test]
fn new_alone_shows_the_game_in_its_creators_language_and_stores_no_game() {
    let mut trial = Trial::new();
    trial.language = Language::of(*b"it");
    trial.calls("ola", "new");
    let said = trial.public();
    assert!(said.contains("La partita sarà così") && said.contains("Movimenti: 2 giorni"), "{said}");
    assert!(!is_created(&trial) && trial.questions.len() == 1);
    // With a setting or a name the game is created at once.
    trial.language = Language::EN;
    trial.calls("ola", "new Gulf");
    assert!(is_created(&trial) && trial.game().name == "Gulf");
}

#[test]
fn a_game_is_created_as_it_was_shown_and_only_once() {
    let mut trial = prepared();
    let create = button(&trial, "do=create");
    trial.forget().presses_in_public("ola", &create);
    assert!(is_created(&trial) && trial.questions.is_empty());
    let (id, said) = (trial.game().id.clone(), trial.public());
    // A game that nobody named has a word for a name, and not its id.
    let name = &trial.game().name;
    assert!(name.chars().all(char::is_alphabetic) && *name != id.0 && said.contains(name.as_str()), "{name}: {said}");
    assert!(said.contains("is looking for players") && said.contains("has been created"), "{said}");
    let slots: Vec<_> = trial.said.iter().filter_map(|outgoing| outgoing.slot.clone()).collect();
    assert!(slots.iter().any(|slot| slot.starts_with("draft:")), "it replaces what was shown: {slots:?}");
    trial.forget().presses_in_public("ola", &create);
    assert_eq!(trial.game().id, id);
    assert!(trial.public().contains("no longer valid"), "{}", trial.public());
}

#[test]
fn the_names_of_settings_on_buttons_begin_with_a_capital_letter() {
    let mut trial = prepared();
    let change = button(&trial, "do=change");
    trial.forget().presses_in_public("ola", &change);
    let labels = trial.labelled(&trial.said.last().expect("shown").notice);
    assert!(labels.len() > 3 && labels.iter().all(|(_, label)| label.starts_with(char::is_uppercase)), "{labels:?}");
}

#[test]
fn settings_are_changed_by_buttons_and_shown_again_in_the_same_post() {
    let mut trial = prepared();
    let slot = trial.said.last().expect("shown").slot.clone();
    for (which, value) in
        [("deadline", "deadline=mon,wed,fri 20:00"), ("press", "press=none"), ("anonymous", "anonymous=yes")]
    {
        for holds in ["do=change", &format!("ask={which}"), value] {
            let pressed = button(&trial, holds);
            trial.forget().presses_in_public("ola", &pressed);
        }
    }
    assert_eq!(trial.said.last().expect("shown").slot, slot);
    let said = trial.public();
    assert!(said.contains("Mon, Wed and Fri at 20:00") && said.contains("Anonymous"), "{said}");
    assert!(!is_created(&trial) && trial.questions.len() == 1, "only the last one can be confirmed");
    let create = button(&trial, "do=create");
    trial.presses_in_public("ola", &create);
    let settings = &trial.game().settings;
    assert!(settings.press == PressRule::None && settings.anonymous && matches!(settings.tempo.movement, Limit::On(_)));
}

#[test]
fn every_choice_of_every_setting_can_be_pressed() {
    let trial = prepared();
    let change = button(&trial, "do=change");
    let mut which = prepared();
    which.presses_in_public("ola", &change);
    for ask in shown(&which).into_iter().filter(|id| id.contains("ask=")) {
        let mut values = prepared();
        values.presses_in_public("ola", &ask);
        let all: Vec<String> = shown(&values).into_iter().filter(|id| id.contains("set=")).collect();
        assert!(all.len() >= 2, "{ask}: {all:?}");
        for set in all {
            assert!(CommandAction::read(&set).is_some());
            let mut chosen = prepared();
            chosen.forget().presses_in_public("ola", &set);
            assert!(chosen.public().contains("what the game will look like") || set.contains("language="), "{set}");
        }
    }
    assert!(PRESS.len() == 3);
}

#[test]
fn choices_that_dont_fit_follow_behind_a_button() {
    let mut trial = prepared();
    for holds in ["do=change", "ask=variant"] {
        let pressed = button(&trial, holds);
        trial.forget().presses_in_public("ola", &pressed);
    }
    let mut seen = Vec::new();
    for _ in 0..3 {
        let shown = trial.actions_within(&trial.said.last().expect("shown").notice, 9);
        assert!(shown.len() <= 9 && shown.last().is_some_and(|id| id.contains("do=show")), "{shown:?}");
        seen.extend(shown.iter().filter(|id| id.contains("set=")).cloned());
        let Some(more) = shown.iter().find(|id| id.contains("from=")) else { break };
        trial.forget().presses_in_public("ola", more);
    }
    let all = dragoman_engine::Map::variants();
    assert_eq!(seen.len(), all.len(), "{seen:?}");
    assert!(
        all.iter().all(|map| seen.iter().any(|id| id.contains(&format!("set=variant={};", map.variant())))),
        "{seen:?}"
    );
}

#[test]
fn somebody_else_creates_nothing_by_its_buttons() {
    let mut trial = prepared();
    let create = button(&trial, "do=create");
    for pressed in [create.clone(), create.replace("create", "cancel"), create.replace("do=create", "set=press=none")] {
        trial.forget().presses_in_public("tom", &pressed);
        assert!(!is_created(&trial) && trial.questions.len() == 1, "{pressed}");
        assert!(trial.public().contains("someone else's"), "{}", trial.public());
    }
}

#[test]
fn after_cancel_nothing_is_left() {
    let mut trial = prepared();
    let (create, cancel) = (button(&trial, "do=create"), button(&trial, "do=cancel"));
    trial.forget().presses_in_public("ola", &cancel);
    assert!(trial.questions.is_empty() && trial.public().contains("No game has been created"));
    trial.presses_in_public("ola", &create);
    assert!(!is_created(&trial));
}

#[test]
fn a_form_shows_all_settings_as_they_are_typed_and_reads_them_back() {
    let mut trial = prepared();
    let fill = |trial: &mut Trial, text: &str| {
        let id = trial.questions.last().expect("a draft").id.clone();
        let arguments = [("draft", id.as_str()), ("changes", text)];
        let arguments = arguments.map(|(id, value)| (id.to_owned(), value.to_owned())).into();
        let place = Place::Channel(trial.game().channel.clone());
        trial.forget().does("ola", place, Content::Invoked { command: "new".to_owned(), arguments });
    };
    for language in trial.words.languages().iter().collect::<Vec<_>>() {
        trial.language = language;
        let sheet = draft::sheet(trial.words, language, trial.questions.last().expect("a draft")).expect("settings");
        assert!(sheet.lines().count() >= 5, "{sheet}");
        let before = trial.questions.last().expect("a draft").said.clone();
        fill(&mut trial, &sheet);
        let again = draft::sheet(trial.words, language, trial.questions.last().expect("one")).expect("settings");
        assert_eq!(again, sheet);
        assert_eq!(trial.questions.len(), 1, "{language}: {sheet} {before:?}");
    }
    trial.language = Language::EN;
    fill(&mut trial, "name:Gulf\ndeadline:\"tue,thu 19:30\"\noptions:4.A.1=a");
    let said = trial.public();
    assert!(said.contains("**Gulf**") && said.contains("Tue and Thu at 19:30") && said.contains("4.A.1=a"), "{said}");
    // A mistake is explained, and nothing is lost.
    fill(&mut trial, "press:loud");
    assert!(trial.public().contains("loud"), "{}", trial.public());
    fill(&mut trial, "deadline:soon");
    assert!(trial.public().contains("soon"), "{}", trial.public());
    let create = format!("new:do=create;draft={}", trial.questions.last().expect("it is still there").id);
    trial.presses_in_public("ola", &create);
    assert_eq!((trial.game().name.as_str(), is_created(&trial)), ("Gulf", true));
}

#[test]
fn a_draft_is_shown_to_nobody_as_a_notice_of_a_game() {
    let trial = prepared();
    assert!(trial.said.iter().all(|outgoing| outgoing.game.is_none() && !matches!(outgoing.notice, Notice::Lobby(_))));
}

#[test]
fn a_command_of_another_language_opens_a_game_in_it_for_somebody_whose_language_isnt_known() {
    let language = |tag: &str| tag.parse::<Language>().expect("a language");
    for (typed, tag) in [
        ("nowa Delta", "pl"),
        ("nowa partia Delta", "pl"),
        ("nuova Delta", "it"),
        ("nieuw Delta", "nl"),
        ("neue-partie Delta", "de"),
        ("new Delta", "en"),
        ("nowa Delta language:it", "it"),
    ] {
        let game = Trial::created(typed).game().clone();
        assert_eq!((game.name.as_str(), game.settings.language), ("Delta", language(tag)), "{typed}");
    }
    // It is shown in that language before, and created by whoever has none yet.
    let mut trial = Trial::new();
    trial.calls("ola", "nowa");
    assert!(trial.questions.len() == 1 && !is_created(&trial));
    assert!(trial.public().contains("Tak będzie wyglądać partia"), "{}", trial.public());
    let create = button(&trial, "do=create");
    trial.forget().presses_in_public("ola", &create);
    assert_eq!(trial.game().settings.language, language("pl"));
}
