//! Headings above orders that are also the names of commands, and "ready" below them.

use dragoman_game::testing::Trial;
use dragoman_l10n::Language;

use super::heard::Heard as _;

/// A language, headings that are names of the command which shows orders, and a heading with its turn.
const HEADINGS: [([u8; 2], &[&str], &str); 5] = [
    (*b"en", &["Orders:", "orders:", "My orders:", "my orders are"], "Orders for Spring 1901:"),
    (*b"it", &["Ordini:", "I miei ordini:"], "Ordini per la primavera 1901:"),
    (*b"nl", &["Bevelen:", "Mijn bevelen:"], "Bevelen voor voorjaar 1901:"),
    (*b"pl", &["Rozkazy:", "Moje rozkazy:"], "Rozkazy na wiosnę 1901:"),
    (*b"de", &["Befehle:", "Meine Befehle:", "meine Züge:"], "Befehle für Frühjahr 1901:"),
];

const READY: [([u8; 2], &str); 5] =
    [(*b"en", "ready"), (*b"it", "pronto"), (*b"nl", "klaar"), (*b"pl", "gotowe"), (*b"de", "fertig")];

fn table(language: [u8; 2]) -> Trial {
    let mut table = Trial::new();
    table.language = Language::of(language);
    table
}

#[test]
fn orders_below_a_heading_are_stored_although_it_names_a_command() {
    for (language, headings, dated) in HEADINGS {
        for heading in headings.iter().copied().chain([dated]) {
            for between in ["\n", " "] {
                let mut table = table(language);
                table.says("italy", &format!("{heading}{between}A VEN - TRI\nF NAP - ION"));
                let stored = table.orders("ITALY");
                assert_eq!(stored.len(), 2, "{heading:?}: {stored:?}, {}", table.heard("italy"));
            }
            // A line that isn't understood is answered, and the other one stored.
            let mut table = table(language);
            table.says("italy", &format!("{heading}\nA VEN - TRI\nF XYZ - QQQ"));
            assert_eq!(table.orders("ITALY").len(), 1, "{heading:?}: {}", table.heard("italy"));
            assert!(table.heard("italy").contains('✗'), "{heading:?}: {}", table.heard("italy"));
        }
    }
}

#[test]
fn the_command_that_shows_orders_still_does() {
    for (text, shown) in [
        ("orders", "A Ven - Tri"),
        ("my orders", "A Ven - Tri"),
        ("orders S1901M", "Spring 1901"),
        ("orders 1", "Spring 1901"),
    ] {
        let mut table = table(*b"en");
        table.says("italy", "A VEN - TRI").forget().says("italy", text);
        let heard = table.heard("italy");
        assert!(heard.contains(shown) && !heard.contains('✗'), "{text}: {heard}");
        assert_eq!(table.orders("ITALY").len(), 1, "{text}");
    }
    let mut table = table(*b"en");
    table.says("italy", "orders of last year");
    assert!(table.orders("ITALY").is_empty() && !table.heard("italy").contains('✓'), "{}", table.heard("italy"));
}

#[test]
fn ready_below_orders_is_answered_and_makes_nobody_ready() {
    for (language, ready) in READY {
        for between in ["\n", " "] {
            let mut table = table(language);
            table.says("italy", &format!("A VEN - TRI{between}{ready}"));
            let heard = table.heard("italy");
            assert_eq!(table.orders("ITALY").len(), 1, "{ready}: {heard}");
            assert!(heard.contains("or press the button"), "{ready}: {heard}");
            assert!(table.running().ready.is_empty(), "{ready}");
        }
        let mut table = table(language);
        table.says("italy", "A VEN - TRI");
        assert!(!table.heard("italy").contains("or press the button"), "{}", table.heard("italy"));
    }
}

#[test]
fn a_change_that_takes_back_ready_says_so() {
    const AGAIN: &str = "waiting for you again";
    for change in ["A Ven - Tyr", "clear"] {
        let mut table = table(*b"en");
        table.says("italy", "A Ven - Tri, A Rom - Ven, F Nap - ION");
        assert!(!table.heard("italy").contains(AGAIN), "{}", table.heard("italy"));
        table.forget().says("italy", "ready").says("italy", change);
        let heard = table.heard("italy");
        assert!(heard.contains(AGAIN), "{change}: {heard}");
        assert!(table.running().ready.is_empty(), "{change}");
        // Nothing is left to be taken back.
        table.forget().says("italy", "A Ven - Pie");
        assert!(!table.heard("italy").contains(AGAIN), "{change}: {}", table.heard("italy"));
    }
}

#[test]
fn what_stands_below_orders_and_is_none_is_said_not_to_be_done() {
    for (text, said) in [
        ("A Ven - Tri\ndraw", "I haven't carried out `draw`"),
        ("A Ven - Tri\n/resign", "I haven't carried out `resign`"),
        ("A Ven - Tri\nto Germany: I move to Tri", "I haven't sent anything to Germany"),
    ] {
        let mut table = table(*b"en");
        table.says("italy", text);
        let heard = table.heard("italy");
        assert_eq!(table.orders("ITALY"), ["A VEN - TRI"], "{text}: {heard}");
        assert!(heard.contains(said), "{text}: {heard}");
        assert!(table.heard("germany").is_empty() && table.game().votes.is_empty(), "{text}");
    }
    let mut table = table(*b"en");
    table.says("italy", "A Ven - Tri\nthanks");
    assert!(!table.heard("italy").contains("I haven't"), "{}", table.heard("italy"));
}

#[test]
fn orders_below_a_heading_like_that_of_a_letter_are_neither_sent_nor_lost_without_a_word() {
    for (language, heading) in [
        (*b"en", "For this turn:"),
        (*b"en", "For Spring 1901:"),
        (*b"en", "To start:"),
        (*b"en", "list of orders:"),
        (*b"de", "Für diese Runde:"),
        (*b"it", "Per questo turno:"),
        (*b"pl", "Dla tej tury:"),
        (*b"pl", "Do wiosny 1901:"),
        (*b"nl", "Voor deze beurt:"),
        (*b"nl", "Aan het begin:"),
    ] {
        let mut table = table(language);
        table.says("italy", &format!("{heading} A VEN - TRI, F NAP - ION"));
        let heard = table.heard("italy");
        assert!(heard.contains("I saved none of the orders below it"), "{heading}: {heard}");
        assert!(table.orders("ITALY").is_empty(), "{heading}");
    }
    // What may be a letter to somebody stays one.
    let mut table = table(*b"en");
    table.says("italy", "to Grmany: A Mun - Ruh");
    assert!(table.heard("italy").contains("no power called"), "{}", table.heard("italy"));
}

/// A language, an order that is stored, and what is typed below it: what begins with the name of a command is about another
/// order for the same unit.
const CORRECTIONS: [([u8; 2], &str, &str, &str, &str); 4] = [
    (*b"en", "austria", "A Vie - Gal", "wait, A Vie - Tyr", "A VIE - TYR"),
    (*b"it", "italy", "A Ven - Tri", "aspetta, A Ven - Tir", "A VEN - TYR"),
    (*b"nl", "germany", "A Mun - Boh", "wacht, A Mun - Ruh", "A MUN - RUH"),
    (*b"pl", "russia", "A War - Gal", "czekaj, A War - Ukr", "A WAR - UKR"),
];

#[test]
fn another_order_behind_a_word_that_takes_ready_back_is_no_command() {
    for (language, who, order, correction, meant) in CORRECTIONS {
        let mut table = table(language);
        let power = who.to_uppercase();
        table.says(who, order).says(who, "ready").forget().says(who, correction);
        let heard = table.heard(who);
        assert!(heard.contains(correction), "{correction}: {heard}");
        let buttons = table.buttons(who);
        let is_offered = heard.contains("Your earlier order") || buttons.iter().any(|action| action.contains(meant));
        assert!(is_offered || table.orders(&power) == [meant], "{correction}: {buttons:?}: {heard}");
        assert!(!heard.contains("ignored it"), "{correction}: {heard}");
        assert!(table.running().ready.is_empty(), "{correction}: {heard}");
    }
    // Nothing that is an order behind it: the command is meant.
    let mut table = table(*b"en");
    table.says("austria", "A Vie - Gal").says("austria", "ready").says("austria", "wait, Italy hasn't answered yet");
    assert!(table.running().ready.is_empty() && table.orders("AUSTRIA") == ["A VIE - GAL"]);
}

#[test]
fn good_orders_beside_one_that_isnt_understood_are_stored_below_a_heading_that_is_a_command_elsewhere() {
    let mut table = table(*b"de");
    table.says("germany", "wie besprochen: A Mün - Bur, A Ber - Xyz");
    assert_eq!(table.orders("GERMANY"), ["A MUN - BUR"], "{}", table.heard("germany"));
    assert!(table.heard("germany").contains('✗'), "{}", table.heard("germany"));
}

#[test]
fn an_order_behind_the_command_that_withdraws_all_is_offered_to_be_withdrawn() {
    for (language, who, order, text) in [
        (*b"en", "austria", "A Vie - Gal", "clear A Vie - Gal"),
        (*b"it", "italy", "A Ven - Tri", "cancella A Ven - Tri"),
        (*b"nl", "germany", "A Mun - Ruh", "wis A Mun - Ruh"),
        (*b"de", "germany", "A Mün - Bur", "löschen A Mün - Bur"),
        (*b"pl", "russia", "A War - Gal", "wyczyść A War - Gal"),
    ] {
        let mut table = table(language);
        table.says(who, order);
        let stored = table.orders(&who.to_uppercase());
        table.forget().says(who, text);
        let heard = table.heard(who);
        assert!(!heard.contains("No game is called"), "{text}: {heard}");
        let buttons = table.buttons(who);
        assert!(buttons.iter().any(|action| action.starts_with("withdraw:")), "{text}: {buttons:?}, {heard}");
        assert_eq!((stored.len(), table.orders(&who.to_uppercase())), (1, stored), "{text}");
        table.says(who, "clear").says(who, "go-ahead");
        assert!(table.orders(&who.to_uppercase()).is_empty(), "{text}: {}", table.heard(who));
    }
}

#[test]
fn a_letter_that_names_a_command_in_another_language_only_is_a_word_of_ones_own() {
    for (language, who, order, text) in [
        (*b"it", "italy", "A Ven - Tri", "o A Ven - Tir"),
        (*b"it", "italy", "A Ven - Tri", "o, A Ven - Tir"),
        (*b"pl", "russia", "A War - Ukr", "o A War - Gal"),
        (*b"nl", "germany", "A Mun - Boh", "o A Mun - Ruh"),
        (*b"de", "germany", "A Mün - Boh", "o A Mün - Ruh"),
    ] {
        let mut table = table(language);
        table.says(who, order);
        let stored = table.orders(&who.to_uppercase());
        table.forget().says(who, text);
        assert_eq!((stored.len(), table.orders(&who.to_uppercase())), (1, stored), "{text}: {}", table.heard(who));
        assert!(!table.buttons(who).is_empty(), "{text}: {}", table.heard(who));
    }
    for text in ["o A Vie - Gal", "/o A Vie - Gal"] {
        let mut table = table(*b"en");
        table.says("austria", text);
        assert_eq!(table.orders("AUSTRIA"), ["A VIE - GAL"], "{text}: {}", table.heard("austria"));
    }
    let mut table = table(*b"it");
    table.says("italy", "/o A Ven - Tir");
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR"], "{}", table.heard("italy"));
}
