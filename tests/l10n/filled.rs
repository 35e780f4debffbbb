//! Every message with every power, with one and several, and with every kind of number.

use std::collections::BTreeSet;

use dragoman_engine::Map;
use dragoman_l10n::{Filling, Language, Subject, VariableKind, declared, samples_with};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// What must stand in no message, however it is filled.
fn faults_of(text: &str, ids: &BTreeSet<String>) -> Vec<String> {
    let mut faults = Vec::new();
    for shown in ["{", "$", "classic/", "ancient-mediterranean/", "  ", "\u{fdd2}", "1 of 1 orders", " ,", " ."] {
        if text.contains(shown) {
            faults.push(format!("{shown:?}"));
        }
    }
    let words = text.split(|c: char| !c.is_alphanumeric());
    faults.extend(words.filter(|word| ids.contains(*word)).map(|word| format!("the id {word}")));
    faults
}

#[test]
fn every_message_reads_well_with_every_power_and_number() {
    let words = dragoman_locales::words().expect("the embedded files are sound");
    let ids: BTreeSet<String> =
        Map::all().iter().flat_map(|map| map.powers().map(|power| map.power_id(power).to_owned())).collect();
    let mut faults = BTreeSet::new();
    for table in ["classic", "ancient-mediterranean"] {
        let map = Map::all().into_iter().find(|map| map.variant().starts_with(table)).expect("a map");
        let powers: Vec<&str> = map.powers().map(|power| map.power_id(power)).collect();
        let provinces: Vec<&str> = map.provinces().map(|province| map.id(province)).collect();
        let mut fillings: Vec<Filling<'_>> = Vec::new();
        for (at, power) in powers.iter().enumerate() {
            let province = provinces[at * 7 % provinces.len()];
            fillings.push(Filling {
                table,
                powers: std::slice::from_ref(power),
                province,
                number: 1,
                subject: Subject::Kasia,
            });
            fillings.push(Filling { table, powers: &powers[at..], province, number: 2, subject: Subject::Marco });
        }
        for number in [0, 1, 2, 5, 22] {
            fillings.push(Filling { table, powers: &powers, province: provinces[0], number, subject: Subject::Kasia });
        }
        for filling in fillings {
            for language in words.languages() {
                for sample in samples_with(&words, dragoman_locales::files(), language, &filling) {
                    let mut found = faults_of(&sample.text, &ids);
                    found.extend(sample.faults);
                    if !found.is_empty() {
                        faults.insert(format!("{language}: `{}`: {} ({})", sample.id, sample.text, found.join(", ")));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.into_iter().collect::<Vec<_>>().join("\n"));
}

/// What the messages of one language do with their variables.
#[derive(Debug, Default)]
struct Uses {
    /// Message and variable, without any function.
    bare: BTreeSet<(String, String)>,
    /// Function, its option, and what it is set to.
    options: BTreeSet<(String, String, String)>,
}

fn uses(language: Language) -> Uses {
    let mut uses = Uses::default();
    for file in dragoman_locales::files().iter().filter(|file| file.language == language) {
        let resource = fluent_syntax::parser::parse(file.source).expect("checked elsewhere");
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            for pattern in message.value.iter().chain(attributes) {
                pattern_of(message.id.name, pattern, &mut uses);
            }
        }
    }
    uses
}

fn pattern_of(id: &str, pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        expression_of(id, expression, uses);
    }
}

fn expression_of(id: &str, expression: &Expression<&str>, uses: &mut Uses) {
    match expression {
        Expression::Inline(inline) => inline_of(id, inline, uses),
        Expression::Select { selector, variants } => {
            inline_of(id, selector, uses);
            variants.iter().for_each(|variant| pattern_of(id, &variant.value, uses));
        }
    }
}

fn inline_of(id: &str, inline: &InlineExpression<&str>, uses: &mut Uses) {
    match inline {
        InlineExpression::VariableReference { id: variable } => {
            uses.bare.insert((id.to_owned(), variable.name.to_owned()));
        }
        InlineExpression::FunctionReference { id: function, arguments } => {
            for argument in &arguments.named {
                let InlineExpression::StringLiteral { value } = &argument.value else { continue };
                uses.options.insert((function.name.to_owned(), argument.name.name.to_owned(), (*value).to_owned()));
            }
        }
        InlineExpression::Placeable { expression } => expression_of(id, expression, uses),
        InlineExpression::TermReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

#[test]
fn what_is_an_id_or_a_list_goes_through_a_function() {
    let words = dragoman_locales::words().expect("the embedded files are sound");
    let declared = declared(dragoman_locales::files());
    let mut faults = Vec::new();
    for language in words.languages() {
        for (id, variable) in uses(language).bare {
            match declared.get(&(id.clone(), variable.clone())) {
                Some(
                    VariableKind::Power
                    | VariableKind::Powers
                    | VariableKind::Province
                    | VariableKind::List
                    | VariableKind::Or
                    | VariableKind::Row,
                ) => {
                    faults.push(format!("{language}: `{id}` shows `${variable}` without a function"));
                }
                Some(VariableKind::String | VariableKind::Number) | None => {}
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_form_that_a_message_asks_for_stands_in_every_table() {
    let words = dragoman_locales::words().expect("the embedded files are sound");
    let mut faults = Vec::new();
    for language in words.languages() {
        for (function, option, value) in uses(language).options {
            let missing: Vec<String> = Map::all()
                .into_iter()
                .flat_map(|map| {
                    let table = words.table(language, map.variant());
                    let powers = table.powers.iter().filter(|power| !power.forms.contains_key(&value));
                    let provinces = table.provinces.iter().filter(|province| !province.phrases.contains_key(&value));
                    match (function.as_str(), option.as_str(), value.as_str()) {
                        (_, "form", "abbr")
                        | ("LIST" | "POWERS" | "PROVINCE", "join", "and" | "or" | "comma" | "semicolon" | "row") => {
                            Vec::new()
                        }
                        ("POWER" | "POWERS", "form", _) => powers.map(|power| power.id.clone()).collect(),
                        ("PROVINCE", "form", _) => provinces.map(|province| province.id.clone()).collect(),
                        _ => vec!["everywhere".to_owned()],
                    }
                })
                .collect();
            if !missing.is_empty() {
                faults.push(format!("{language}: {function}({option}: {value:?}) is unknown: {missing:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
