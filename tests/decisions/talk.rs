//! Sentences about an order change nothing.

use dragoman_game::testing::Trial;
use dragoman_l10n::Language;

use super::heard::Heard as _;

#[test]
fn talk_about_an_order_stores_nothing_until_its_button_is_pressed() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tri\nA Rom - Ven");
    let stored = ["A VEN - TRI", "A ROM - VEN"];
    assert_eq!(table.orders("ITALY"), stored);
    for talk in [
        "can A Ven go to Tyr?",
        "A Ven - Tyr is cancelled",
        "Austria wants A Ven - Tyr",
        "thanks for A Ven - Tyr",
        "not A Ven - Tyr",
        "Nothing is decided, but ignore this:\nA Ven - Tyr",
    ] {
        table.forget().says("italy", talk);
        assert_eq!(table.orders("ITALY"), stored, "{talk}");
        let heard = table.heard("italy");
        assert!(heard.contains("`A Ven - Tri`, still stands"), "{talk}: {heard}");
        let store = "order:game=ab12cd34;during=1-S1901M;";
        let button = table.buttons("italy").into_iter().find(|id| id.starts_with(store)).unwrap();
        assert!(button.ends_with("text=A VEN - TYR"), "{talk}: {button}");
    }
    table.forget().says("italy", "can A Ven go to Tyr?");
    let receipt = table.said.last().unwrap().notice.clone();
    assert_eq!(table.label(&receipt, "order:"), "Save A Ven - Tyr");
    let button = table.buttons("italy").into_iter().find(|id| id.starts_with("order:")).unwrap();
    table.presses("italy", &button);
    assert_eq!(table.orders("ITALY"), ["A ROM - VEN", "A VEN - TYR"], "{}", table.heard("italy"));
}

#[test]
fn a_command_at_the_beginning_of_talk_about_an_order_stores_nothing_either() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tri").says("italy", "support A Ven - Tyr? maybe");
    assert_eq!(table.orders("ITALY"), ["A VEN - TRI"], "{}", table.heard("italy"));
}

/// A language, a question about A Ven - Tyr, words that take A Ven - Tri back, and a line in which the later order counts.
const TALK: [([u8; 2], &str, &str, &str); 5] = [
    (*b"en", "can A Ven go to Tyr?", "A Ven - Tri is cancelled", "A Ven - Tri, no, rather A Ven - Tyr"),
    (*b"it", "posso fare A Ven - Tir?", "A Ven - Tri è annullato", "A Ven - Tri, no, anzi A Ven - Tir"),
    (*b"pl", "czy A Wen - Tyr jest zapisane", "A Wen - Tri jest odwołane", "A Wen - Tri, nie, jednak A Wen - Tyr"),
    (*b"nl", "mag A Ven naar Tir", "A Ven - Tri is geannuleerd", "A Ven - Tri, nee, liever A Ven - Tir"),
    (*b"de", "darf A Ven nach Tir", "A Ven - Tri ist gestrichen", "A Ven - Tri, nein, lieber A Ven - Tir"),
];

/// Italy with orders for all its units, speaking `language`.
fn italy(language: [u8; 2]) -> Trial {
    let mut table = Trial::new();
    table.language = Language::of(language);
    table.says("italy", "A Ven - Tri, A Rom - Apu, F Nap - ION").forget();
    assert_eq!(table.orders("ITALY").len(), 3);
    table
}

/// The same question with its unit, its verb and its goal apart.
const APART: [([u8; 2], &str); 5] = [
    (*b"en", "A Ven can go to Tyr?"),
    (*b"it", "A Ven può andare in Tir?"),
    (*b"pl", "czy A Wen może iść do Tyr?"),
    (*b"nl", "A Ven kan naar Tir?"),
    (*b"de", "A Ven kann nach Tir?"),
];

#[test]
fn a_question_about_an_order_is_answered_and_nothing_waits_for_an_answer() {
    let questions = TALK.map(|(language, question, ..)| (language, question));
    for (language, question) in questions.into_iter().chain(APART) {
        let mut table = italy(language);
        table.says("italy", "ready").forget().says("italy", question);
        let heard = table.heard("italy");
        assert_eq!(table.orders("ITALY"), ["A VEN - TRI", "A ROM - APU", "F NAP - ION"], "{question}: {heard}");
        assert!(table.doubts("ITALY").is_empty(), "{question}: {heard}");
        assert!(table.running().ready.contains("ITALY"), "{question}: {heard}");
        let store = table.buttons("italy").into_iter().find(|id| id.starts_with("order:")).expect("a button");
        assert!(store.ends_with("text=A VEN - TYR"), "{question}: {store}");
    }
    let mut table = italy(*b"en");
    let heard = |table: &mut Trial, text: &str| {
        table.forget().says("italy", text);
        table.heard("italy")
    };
    let free = heard(&mut table, "can A Ven go to Tyr?");
    assert!(free.contains("`A Ven - Tyr` is possible, but not saved"), "{free}");
    assert!(free.contains("`A Ven - Tri`, still stands") && free.contains("it succeeds"), "{free}");
    let stored = heard(&mut table, "did you get A Ven - Tri?");
    assert!(stored.contains("`A Ven - Tri` is possible, and it is saved"), "{stored}");
    assert!(!table.buttons("italy").iter().any(|id| id.starts_with("order:")));
    // Trieste isn't known to move.
    assert!(stored.contains("it fails: bounced off F Tri"), "{stored}");
    let own = heard(&mut table, "would A Ven - Apu bounce?");
    assert!(own.contains("it fails: bounced with A Rom"), "{own}");
    for question in ["can A Ven go to Mos?", "A Ven can go to Mos?"] {
        assert!(heard(&mut table, question).contains("can't move to Moscow"), "{}", table.heard("italy"));
    }
}

#[test]
fn the_answer_to_a_question_tells_nothing_of_what_others_have_ordered() {
    let answer = |ordered: &str| {
        let mut table = italy(*b"en");
        table.says("austria", ordered).forget().says("italy", "can A Ven go to Tyr?");
        table.heard("italy")
    };
    assert_eq!(answer("A Vie - Tyr, F Tri - Ven"), answer("F Tri H"));
}

#[test]
fn a_withdrawal_is_carried_out_after_one_press() {
    for (language, _, withdrawal, _) in TALK {
        let mut table = italy(language);
        table.says("italy", withdrawal);
        let heard = table.heard("italy");
        assert_eq!(table.orders("ITALY").len(), 3, "{withdrawal}: {heard}");
        assert!(table.doubts("ITALY").is_empty(), "{withdrawal}: {heard}");
        let buttons = table.buttons("italy");
        let withdraw: Vec<_> = buttons.iter().filter(|id| id.starts_with("withdraw:")).collect();
        assert!(withdraw.len() == 1 && withdraw[0].ends_with("unit=A VEN"), "{withdrawal}: {buttons:?}");
        assert!(!buttons.iter().any(|id| id.starts_with("order:")), "{withdrawal}: {buttons:?}");
        table.presses("italy", withdraw[0]);
        assert_eq!(table.orders("ITALY"), ["A ROM - APU", "F NAP - ION"], "{withdrawal}");
    }
    let mut table = italy(*b"en");
    for (text, said) in [
        ("cancel A Ven - Tri", "`A Ven - Tri` is saved"),
        ("please forget A Ven - Tri", "`A Ven - Tri` is saved"),
        ("A Ven - Tyr is off", "`A Ven - Tyr` isn't saved"),
    ] {
        table.forget().says("italy", text);
        assert!(table.heard("italy").contains(said), "{text}: {}", table.heard("italy"));
        assert_eq!(table.orders("ITALY").len(), 3, "{text}");
    }
}

#[test]
fn of_two_orders_the_later_counts_where_the_text_says_so() {
    for (language, _, _, correction) in TALK {
        let mut table = Trial::new();
        table.language = Language::of(language);
        table.says("italy", correction);
        assert_eq!(table.orders("ITALY"), ["A VEN - TYR"], "{correction}: {}", table.heard("italy"));
    }
    for text in [
        "A Ven - Tri, no, rather A Ven - Tyr?",
        "A Ven - Tri, no, rather A Ven - Tyr or so",
        "A Ven - Tri, A Ven - Tyr, no",
    ] {
        let mut table = Trial::new();
        table.says("italy", text);
        assert!(table.orders("ITALY").is_empty(), "{text}: {:?}", table.orders("ITALY"));
    }
}

#[test]
fn the_unit_that_an_order_is_supported_by_gets_its_order() {
    for (language, text) in [
        (*b"en", "A Par - Bur supported by A Mar"),
        (*b"it", "A Par - Bor con l'appoggio di A Mar"),
        (*b"pl", "A Par - Bur ze wsparciem A Mar"),
        (*b"nl", "A Par - Bour, gesteund door A Mar"),
        (*b"de", "A Par - Bur mit Unterstützung von A Mar"),
    ] {
        let mut table = Trial::new();
        table.language = Language::of(language);
        table.says("france", text);
        assert_eq!(table.orders("FRANCE"), ["A PAR - BUR", "A MAR S A PAR - BUR"], "{text}: {}", table.heard("france"));
    }
    let mut table = Trial::new();
    table.says("france", "A Par - Bur supported by A Mun");
    assert!(table.orders("FRANCE").is_empty(), "another's unit: {}", table.heard("france"));
}
