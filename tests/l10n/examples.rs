//! Every order that a message gives as an example can be given: somewhere on the board, by somebody who writes that
//! language, and it is understood without a doubt.

use dragoman_engine::Rulebook;
use dragoman_exchange::Request;
use dragoman_l10n::{Language, Words};
use dragoman_notation::{Finding, Situation, read};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use crate::patterns::{PUT_IN, texts, typed};

/// Where the examples are to make sense: the first spring and what may come of it, retreats, builds and removals.
const POSITIONS: [&str; 6] = [
    r#"{"id":"1","variant":"classic","phase":"S1901M","units":{"AUSTRIA":["A BUD","A VIE","F TRI"],"ENGLAND":["F EDI","F LON","A LVP"],"FRANCE":["F BRE","A MAR","A PAR"],"GERMANY":["A BER","A MUN","F KIE"],"ITALY":["F NAP","A ROM","A VEN"],"RUSSIA":["A MOS","F SEV","F STP/SC","A WAR"],"TURKEY":["F ANK","A CON","A SMY"]},"orders":{}}"#,
    r#"{"id":"2","variant":"classic","phase":"F1901M","units":{"ENGLAND":["F ENG","F NTH","A LON"],"FRANCE":["A PAR","A MAR"],"GERMANY":["A KIE","A MUN","A BUR","A BER"]},"orders":{}}"#,
    r#"{"id":"3","variant":"classic","phase":"F1901R","units":{"ITALY":["A TRI","A VEN"],"GERMANY":["A MUN"]},"dislodged":{"AUSTRIA":{"F TRI":["ADR","ALB"]}},"orders":{}}"#,
    r#"{"id":"4","variant":"classic","phase":"W1901A","units":{"GERMANY":["A RUH","A DEN"]},"centers":{"GERMANY":["BER","KIE","MUN","DEN","HOL"]},"orders":{}}"#,
    r#"{"id":"5","variant":"classic","phase":"W1901A","units":{"GERMANY":["A MUN","A RUH"],"RUSSIA":["A WAR","F SEV"]},"centers":{"GERMANY":["BER"],"RUSSIA":["MOS"]},"orders":{}}"#,
    r#"{"id":"6","variant":"classic","phase":"W1901A","units":{"RUSSIA":["A WAR"]},"centers":{"RUSSIA":["MOS","WAR","SEV","STP"]},"orders":{}}"#,
];

/// Whether it looks like an order: a unit's letter and more than one word behind it, or an order that needs no unit.
fn is_order(words: &Words, language: Language, code: &str) -> bool {
    let written = |id: &str| words.word(language, id).map(|word| word.written.clone()).unwrap_or_default();
    let mut parts = code.split(' ');
    let first = parts.next().unwrap_or_default();
    (["unit-army", "unit-fleet"].iter().any(|id| first == written(id)) && parts.count() > 1)
        || code == written("order-waive")
}

/// Whether somebody may give `code` in one of the positions.
fn is_understood(words: &Words, language: Language, code: &str) -> bool {
    let rulebook = Rulebook::default();
    POSITIONS.iter().any(|position| {
        let request = Request::read(position).expect("a position");
        let situation = Situation::of(&request.phase).expect("not over");
        request.map().powers().any(|power| {
            let context = words.reader(language, &situation, Some(power), &rulebook).expect("a built-in map");
            matches!(read(code, &context).as_slice(), [entry]
                if matches!(&entry.finding, Finding::Order { assumed, .. } if assumed.nothing()))
        })
    })
}

#[test]
fn every_example_of_an_order_is_understood_without_a_doubt() {
    let words = dragoman_locales::words().expect("sound");
    let (mut faults, mut count) = (Vec::new(), 0);
    for file in dragoman_locales::files() {
        let resource = parser::parse(file.source).expect("Fluent");
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let patterns = message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value));
            let texts: Vec<String> = patterns.flat_map(texts).collect();
            // What is put in makes it no example of ours.
            let literal = texts.iter().flat_map(|text| typed(text)).filter(|code| !code.contains(PUT_IN));
            for code in literal.filter(|code| is_order(&words, file.language, code)) {
                count += 1;
                if !is_understood(&words, file.language, code) {
                    faults.push(format!("{}: `{}` gives {code:?}", file.path, message.id.name));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(count >= 4 * words.languages().iter().count(), "{count}");
}
