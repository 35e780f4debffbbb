//! Decisions about letters.

use dragoman_game::event::{Content, EventId, Place, PlatformName};
use dragoman_game::model::Settings;
use dragoman_game::notice::Notice;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;
use super::sentences::asked;

fn anonymous() -> Trial {
    Trial::with(Settings { anonymous: true, ..Settings::habit("classic", Language::EN, "UTC") })
}

#[test]
fn a_letter_is_delivered_to_its_recipients_only() {
    let mut trial = Trial::new();
    trial.says("italy", "to Germany, France: A Ven - Tyr, agreed?");
    for reader in ["germany", "france"] {
        assert!(trial.heard(reader).contains("│ A Ven - Tyr, agreed?"), "{}", trial.heard(reader));
        assert!(trial.heard(reader).contains("Letter from Italy"));
    }
    for other in ["austria", "england", "russia", "turkey", "ola"] {
        assert_eq!(trial.heard(other), "", "{other} hears nothing");
    }
    assert_eq!(trial.public(), "");
    assert!(trial.orders("ITALY").is_empty(), "a letter isn't an order");
}

#[test]
fn an_edited_or_public_letter_isnt_delivered() {
    let mut trial = Trial::new();
    let text = "to Germany: hello".to_owned();
    let of = EventId::new(PlatformName::Local, "earlier");
    let said = trial.now;
    trial.does(
        "italy",
        Place::Person(person("italy")),
        Content::Edited { of, said, text: text.clone(), addressed: true },
    );
    let heard = trial.heard("italy");
    assert!(heard.contains("When you edit a message, I send nothing"), "{heard}");
    trial.forget().calls("italy", &text);
    assert!(trial.heard("italy").contains("Letters are private"), "{}", trial.heard("italy"));
    assert_eq!(trial.heard("germany"), "");
}

#[test]
fn in_an_anonymous_game_no_room_is_opened_and_no_name_is_shown() {
    let mut trial = anonymous();
    trial.says("italy", "talk Germany");
    assert!(trial.said.iter().all(|outgoing| !matches!(outgoing.notice, Notice::EnsureRoom)), "{:?}", trial.said);
    assert!(trial.heard("germany").contains("a room would show who plays which power"), "{}", trial.heard("germany"));
    trial.forget().says("germany", "to Italy: agreed");
    let heard = trial.heard("italy");
    // People of the trial have their powers' names in small letters.
    assert!(heard.contains("Letter from Germany") && !heard.contains("germany"), "{heard}");
    trial.forget().says("italy", "talk Germany");
    assert_eq!(trial.heard("germany"), "", "told once");
}

#[test]
fn where_the_network_has_no_rooms_letters_replace_them_at_once() {
    let mut trial = Trial::new();
    trial.rooms = false;
    trial.says("italy", "talk Germany");
    assert!(trial.said.iter().all(|outgoing| !matches!(outgoing.notice, Notice::EnsureRoom)), "{:?}", trial.said);
    for reader in ["italy", "germany"] {
        let heard = trial.heard(reader);
        assert!(heard.contains("Private rooms can't be opened in this game's channel"), "{heard}");
    }
}

/// That nothing of `text` reaches anybody before its one button is pressed, and then its recipients. `end`: how it ends.
fn is_shown_first(trial: &mut Trial, text: &str, recipients: &[&str], end: &str) {
    trial.forget().says("italy", text);
    for other in ["austria", "england", "france", "germany", "russia", "turkey"] {
        assert_eq!(trial.heard(other), "", "{text}: {other}");
    }
    let buttons = asked(trial, "italy");
    assert_eq!(buttons.len(), 1, "{text}: {}", trial.heard("italy"));
    trial.forget().presses("italy", &buttons[0]);
    for reader in recipients {
        assert!(trial.heard(reader).contains(end), "{text}: {}", trial.heard(reader));
    }
}

#[test]
fn a_letter_in_which_more_is_written_than_one_letter_is_shown_first() {
    for (text, end) in [
        ("to Germany: I'll attack France\nto France: I will help you against Germany", "against Germany"),
        ("to Germany: deal\n\nto France: Germany is next\n\nA Ven - Tyr", "A Ven - Tyr"),
        ("to Germany: ok, agreed!\n\nA Ven - Tyr\nA Rom - Ven\nF Nap - ION", "F Nap - ION"),
        ("/to Germany: hello\nfor Austria: hello", "for Austria: hello"),
    ] {
        let mut trial = Trial::new();
        is_shown_first(&mut trial, text, &["germany"], end);
        assert!(trial.heard("france").is_empty() && trial.heard("austria").is_empty(), "{text}");
        trial.forget().says("italy", text);
        assert!(trial.heard("italy").contains("**Germany**"), "{text}: {}", trial.heard("italy"));
        assert!(trial.orders("ITALY").is_empty(), "{text}");
    }
    for text in [
        "to Germany: hello",
        "to Germany: A Ven - Tyr, agreed?",
        "to Germany: hello\nPS: to France I say nothing",
        "to Germany: A Ven - Tyr\nA Rom - Ven",
        "to Germany: my plan\n\nand yours?",
    ] {
        let mut trial = Trial::new();
        trial.says("italy", text);
        assert!(trial.heard("germany").contains("Letter from Italy"), "{text}: {}", trial.heard("italy"));
    }
}

#[test]
fn the_word_of_a_letter_in_another_language_than_its_power_is_asked_about() {
    let (english, polish) = (Language::EN, Language::of(*b"pl"));
    for (language, text, reader) in [
        (english, "list Germany: units", "germany"),
        (english, "do Germany: attack me?", "germany"),
        (polish, "A Francja: co zrobi?", "france"),
    ] {
        let mut trial = Trial::new();
        trial.language = language;
        is_shown_first(&mut trial, text, &[reader], "");
        assert!(!trial.heard(reader).is_empty(), "{text}");
    }
    for (language, text) in [
        (english, "do Niemiec: cześć"),
        (polish, "do Niemiec: cześć"),
        (english, "to Niemcy: hello"),
        (polish, "to Germany: hi"),
    ] {
        let mut trial = Trial::new();
        trial.language = language;
        trial.says("italy", text);
        assert!(!trial.heard("germany").is_empty(), "{text}: {}", trial.heard("italy"));
    }
}
