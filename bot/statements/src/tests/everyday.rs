//! Everyday sentences: each is read back, means one thing, and is nothing else.

use dragoman_reading::command::{self, Typed};
use dragoman_reading::orders::are_orders;

use super::*;
use crate::everyday::{compared, spellings};

#[test]
fn everyday_sentences_are_read_back_and_nothing_else() {
    assert!(PhraseId::all().count() >= 200);
    let (situation, rulebook) = situation(Map::classic());
    let mut faults = Vec::new();
    for language in words().languages() {
        let orders = OrderReader { words: words(), language, situation: &situation, rulebook: &rulebook };
        let reader = TypedReader { orders, today: date(2026, 11, 28) };
        for one in PhraseId::all() {
            assert_eq!(PhraseId::of_id(one.id()), Some(one));
            for spelling in spellings(words(), language, one) {
                let mut fault = |what: &str| faults.push(format!("{what}: {language} {}", compared(&spelling)));
                let asks = one.say(words(), language).contains('?');
                let mark = if asks { "?" } else { "!" };
                for text in
                    [spelling.clone(), spelling.to_uppercase(), format!("  {}{mark}{mark} ", compared(&spelling))]
                {
                    let text = if asks && !text.contains('?') { text + "?" } else { text };
                    if phrase(words(), language, &text) != Some(one) {
                        fault("not read back");
                    }
                }
                if matches!(command::read(words(), language, &spelling), Typed::Command(_)) {
                    fault("command");
                }
                let is_order = |power| are_orders(&orders.read(power, &[], &spelling));
                if is_order(None) || Map::classic().powers().any(|power| is_order(Some(power))) {
                    fault("order");
                }
                if matches!(Recogniser { reader, power: None }.read(&spelling), Recognised::Said(_)) {
                    fault("statement");
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn other_texts_are_no_everyday_sentences() {
    for text in
        ["", "?", "hello Turkey", "out tonight, A Vie - Gal", "A Vie - Gal", "attack Turkey", &"hi ".repeat(100)]
    {
        assert_eq!(phrase(words(), Language::EN, text), None, "{text}");
    }
    let hello = phrase(words(), Language::EN, "Moin!").expect("a greeting of another language");
    assert_eq!(hello.say(words(), Language::EN), "Hello!");
}

#[test]
fn punctuation_that_changes_the_meaning_counts() {
    let said = |text: &str| {
        let all = phrases(words(), Language::EN, text)?;
        Some(all.into_iter().map(PhraseId::id).collect::<Vec<_>>())
    };
    assert_ne!(said("No, hurry!"), said("No hurry!"), "the opposite");
    assert_eq!(said("No hurry!"), Some(vec!["everyday-take-your-time"]));
    assert_ne!(said("Online tonight."), said("Online tonight?"), "an answer, and a question");
    assert_eq!(said("Seriously."), None, "who means it doesn't ask");
    assert!(said("Are you online tonight").is_some() && said("Good idea!").is_some());
    assert_eq!(said("Good idea 👎"), None);
    assert_eq!(said("> Good idea!\nNo way!"), None, "the first was said by somebody else");
}

#[test]
fn a_text_may_be_several_everyday_sentences() {
    let said = |text: &str, language: &[u8; 2]| {
        let found = phrases(words(), Language::EN, text)?;
        Some(found.iter().map(|one| one.say(words(), Language::of(*language))).collect::<Vec<_>>().join(" "))
    };
    for (text, german) in [
        ("Hi! How are you?", "Hallo! Na, wie geht es dir?"),
        ("hi, how are you :D", "Hallo! Na, wie geht es dir?"),
        ("HELLO :)", "Hallo!"),
        ("hello 🙂🙂", "Hallo!"),
        ("Sorry, wrong room.", "Sorry, falscher Raum."),
        ("good luck all!!! xD", "Viel Glück euch allen!"),
        ("hi\ngood luck <3", "Hallo! Viel Glück!"),
    ] {
        assert_eq!(said(text, b"de").as_deref(), Some(german), "{text}");
    }
    for text in [
        "",
        ":)",
        "🙂",
        "hi, attack Turkey",
        "hi. A Vie - Gal",
        "Bye?",
        "It's your turn?",
        &"hi. ".repeat(9),
        "hi Turkey!",
    ] {
        assert_eq!(said(text, b"de"), None, "{text}");
    }
}
