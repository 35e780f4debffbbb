//! What people type as statements, or in talk, is never stored as an order: the lines of `tests/statements/typed`, said in private.
//! What somebody who plays several powers types is read for each of them.

use dragoman_game::testing::Trial;
use dragoman_l10n::Language;

/// The files of one language.
const FILES: [&str; 3] = ["blind", "second", "orders-blind"];

/// Whether a line is an order, also behind the command for one, or says which orders its author will give.
fn may_be_order(text: &str, expected: &str) -> bool {
    let is_announced = || expected.split([' ', '{']).any(|word| word == "order.me");
    expected == "order" || expected == "command" && text.contains(" - ") || is_announced()
}

#[test]
fn what_is_typed_as_a_statement_is_stored_as_no_order() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/statements/typed");
    let mut faults = Vec::new();
    for tag in [*b"de", *b"en", *b"it", *b"nl", *b"pl"] {
        let language = Language::of(tag);
        let mut table = Trial::new();
        table.language = language;
        let (mut count, mut orders, mut stored) = (0, 0, 0);
        for file in FILES {
            let path = folder.join(language.to_string()).join(format!("{file}.txt"));
            let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
                let parts: Vec<&str> = line.split(" | ").collect();
                let &[author, text, expected] = parts.as_slice() else { panic!("{}: {line}", path.display()) };
                let decision = table.would_say(&author.to_lowercase(), &text.replace("\\n", "\n"));
                let is_stored = decision.changes.orders.iter().any(|row| !row.sheet.in_test().lines.is_empty());
                if expected == "order" {
                    orders += 1;
                    stored += u32::from(is_stored);
                } else if !may_be_order(text, expected) {
                    count += 1;
                    faults.extend(is_stored.then(|| format!("{language}/{file}: {line}")));
                }
            }
        }
        assert!(count >= 300 && stored * 10 >= orders * 9, "{language}: {count}, and {stored} of {orders} orders");
    }
    assert!(faults.is_empty(), "{} lines:\n{}", faults.len(), faults.join("\n"));
}

/// A table at which Austria's player plays France too.
fn of_two_powers(language: Language) -> Trial {
    let mut table = Trial::new();
    table.language = language;
    let seats = &mut table.loaded.game.seats;
    seats.retain(|seat| !seat.holds(&"FRANCE".into()));
    let seat = seats.iter_mut().find(|seat| seat.holds(&"AUSTRIA".into())).expect("a seat");
    seat.powers.push("FRANCE".into());
    table
}

#[test]
fn a_line_in_everyday_speech_is_stored_for_one_of_several_powers() {
    for (tag, text) in [
        (*b"en", "A Vie - Gal\nwith Paris to Picardy"),
        (*b"en", "with Paris to Picardy\nA Vie - Gal"),
        (*b"it", "A Vie - Gal\ncon Parigi in Piccardia"),
        (*b"de", "A Wie - Gal\nmit Paris in die Picardie"),
        (*b"nl", "A We - Gal\nmet Parijs naar Picardië"),
    ] {
        let mut table = of_two_powers(Language::of(tag));
        table.says("austria", text);
        assert_eq!(table.orders("AUSTRIA"), ["A VIE - GAL"], "{text}");
        assert_eq!(table.orders("FRANCE"), ["A PAR - PIC"], "{text}");
    }
    // Alone it is no other power's.
    let mut table = of_two_powers(Language::EN);
    table.says("austria", "with Paris to Picardy");
    assert_eq!(table.orders("FRANCE"), ["A PAR - PIC"]);
    // Who plays one is asked whether these are orders.
    for power in ["AUSTRIA", "FRANCE"] {
        let mut table = of_two_powers(Language::EN);
        table.says("austria", "Dear Russia,\nA Vie - Gal\nA Par - Pic");
        assert!(table.orders(power).is_empty(), "{power}");
    }
}
