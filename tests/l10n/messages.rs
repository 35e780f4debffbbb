//! The messages: in all languages, with the same variables, each one used.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use dragoman_l10n::{Language, declared, samples};
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};

/// Tables of names, whose rows are all alike.
const MAPS: [&str; 2] = ["classic", "ancient-mediterranean"];
/// Files that are tables, checked elsewhere.
const TABLES: [&str; 4] = ["language", "classic", "ancient-mediterranean", "orders"];

/// A message: its variables, and its text for comparison.
#[derive(Debug, Default)]
struct Said {
    variables: BTreeSet<String>,
    text: String,
    path: String,
}

fn languages() -> Vec<Language> {
    dragoman_locales::languages().expect("the embedded files are sound").as_slice().to_vec()
}

fn messages(language: Language) -> BTreeMap<String, Said> {
    let mut all = BTreeMap::new();
    for file in
        dragoman_locales::files().iter().filter(|file| file.language == language && !TABLES.contains(&file.stem()))
    {
        let resource: Resource<&str> =
            fluent_syntax::parser::parse(file.source).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.path));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let said = said(message, file.path);
                assert!(all.insert(message.id.name.to_owned(), said).is_none(), "{}: {}", file.path, message.id.name);
            }
        }
    }
    all
}

fn said(message: &Message<&str>, path: &str) -> Said {
    let mut said = Said { path: path.to_owned(), ..Said::default() };
    for pattern in message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value)) {
        pattern_of(pattern, &mut said);
    }
    said
}

fn pattern_of(pattern: &Pattern<&str>, said: &mut Said) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => said.text.push_str(value),
            PatternElement::Placeable { expression } => expression_of(expression, said),
        }
    }
}

fn expression_of(expression: &Expression<&str>, said: &mut Said) {
    match expression {
        Expression::Inline(inline) => inline_of(inline, said),
        Expression::Select { selector, variants } => {
            inline_of(selector, said);
            for variant in variants {
                pattern_of(&variant.value, said);
            }
        }
    }
}

fn inline_of(inline: &InlineExpression<&str>, said: &mut Said) {
    let arguments = |arguments: &CallArguments<&str>, said: &mut Said| {
        for argument in &arguments.positional {
            inline_of(argument, said);
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            said.variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments: list, .. } => arguments(list, said),
        InlineExpression::TermReference { arguments: Some(list), .. } => arguments(list, said),
        InlineExpression::Placeable { expression } => expression_of(expression, said),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { arguments: None, .. } => {}
    }
}

#[test]
fn every_language_says_the_same_things_with_the_same_variables() {
    let english = messages(Language::EN);
    let mut faults = Vec::new();
    for language in languages() {
        let own = messages(language);
        for (id, said) in &english {
            match own.get(id) {
                None => faults.push(format!("{language}: `{id}` is missing (see {})", said.path)),
                // None may be left out, and none made up.
                Some(other)
                    if !other.variables.is_subset(&said.variables) || !said.variables.is_subset(&other.variables) =>
                {
                    faults.push(format!(
                        "{language}: `{id}` has the variables {:?}, English has {:?}",
                        other.variables, said.variables
                    ));
                }
                Some(_) => {}
            }
        }
        faults.extend(
            own.keys().filter(|id| !english.contains_key(*id)).map(|id| format!("{language}: `{id}` isn't English")),
        );
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_variable_is_declared_with_its_type() {
    let declared = declared(dragoman_locales::files());
    let mut faults = Vec::new();
    for (id, said) in messages(Language::EN) {
        for variable in &said.variables {
            if !declared.contains_key(&(id.clone(), variable.clone())) {
                faults.push(format!("{}: `{id}`: no comment above says what `${variable}` is", said.path));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Who translates sees the message alone: a comment says where it stands and what its variables hold.
#[test]
fn every_english_message_has_a_comment() {
    let mut faults = Vec::new();
    for file in
        dragoman_locales::files().iter().filter(|file| file.language == Language::EN && !MAPS.contains(&file.stem()))
    {
        let resource: Resource<&str> = fluent_syntax::parser::parse(file.source).expect("checked elsewhere");
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let comment = message.comment.as_ref().map(|comment| comment.content.concat());
            if comment.is_none_or(|comment| comment.trim().is_empty()) {
                faults.push(format!("{}: `{}` has no comment", file.path, message.id.name));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_message_can_be_said_whole_with_values_of_the_declared_types() {
    let words = dragoman_locales::words().expect("the embedded files are sound");
    let mut faults = Vec::new();
    for language in languages() {
        let all = samples(&words, dragoman_locales::files(), language);
        assert!(all.len() > messages(language).len(), "{language}");
        for sample in all {
            if !sample.faults.is_empty() || sample.text.contains("{") {
                faults.push(format!("{language}: `{}`: {} ({:?})", sample.id, sample.text, sample.faults));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_province_in_a_sample_is_a_name_and_a_place_in_a_table_a_number() {
    let words = dragoman_locales::words().expect("the embedded files are sound");
    let said = |id: &str| -> Vec<String> {
        samples(&words, dragoman_locales::files(), Language::EN)
            .into_iter()
            .filter(|sample| sample.id == id)
            .map(|sample| sample.text)
            .collect()
    };
    let places = said("reading-no-such-unit-any");
    assert!(places.iter().all(|text| text.chars().all(|c| !c.is_ascii_digit())), "{places:?}");
    assert!(said("outcome-standoff").len() >= 5, "with strengths of 0, 1, 2, 5 and 22");
}

#[test]
fn samples_show_what_differs_in_article_number_case_and_gender() {
    let words = dragoman_locales::words().expect("the embedded files are sound");
    for (language, shown) in [
        ("en", &["in the English Channel", "in the Ruhr", "F Kie", "Marco", "Kasia", "A Mun or A Ber"][..]),
        ("de", &["die Türkei", "der Türkei", "im Ruhrgebiet", "im Ärmelkanal", "A Mun oder A Ber"]),
        (
            "it",
            &[
                "della Turchia",
                "dell'Austria",
                "dell'Egitto",
                "di Roma",
                "nella Manica",
                "nella Ruhr",
                "dall'8",
                "all'11",
            ],
        ),
        ("nl", &["in het Kanaal", "in het Ruhrgebied", "Turkije en Duitsland", "A Mun of A Ber"]),
        ("pl", &["Turcji", "Egiptu", "Niemcami", "w Zagłębiu Ruhry", "A Mon albo A Ber"]),
    ] {
        let language = words.languages().read_name(language).expect("a language");
        let all = samples(&words, dragoman_locales::files(), language);
        for part in shown {
            assert!(all.iter().any(|sample| sample.text.contains(part)), "{language}: {part}");
        }
        // What can be typed, by its name in the language.
        let taken = words.plain(language, "command-take-over");
        assert!(all.iter().any(|sample| sample.id == "admit-agreed" && sample.text.contains(&format!("`{taken}`"))));
        // Each text once.
        let texts: BTreeSet<_> = all.iter().map(|sample| (&sample.id, &sample.text)).collect();
        assert_eq!(texts.len(), all.len(), "{language}");
    }
}

/// Words that are the same in two languages by right: names, symbols, loans.
fn may_be_alike(text: &str) -> bool {
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    letters <= 12
}

#[test]
fn nothing_is_left_in_english() {
    let english = messages(Language::EN);
    let mut faults = Vec::new();
    for language in languages().into_iter().filter(|language| *language != Language::EN) {
        for (id, said) in messages(language) {
            let Some(original) = english.get(&id) else { continue };
            if said.text == original.text && !may_be_alike(&said.text) {
                faults.push(format!("{language}: `{id}` is still English: {}", said.text));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Every string literal of the Rust sources that could be a message's id.
fn literals() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = BTreeSet::new();
    for folder in std::fs::read_dir(root.join("bot")).expect("a folder") {
        // Each crate has its sources in `src`; the program's own stand in `bot/src`.
        let folder = folder.expect("a folder can be listed").path();
        let folder = if folder.ends_with("src") { folder } else { folder.join("src") };
        if !folder.is_dir() {
            continue;
        }
        sources(&folder, &mut |text| {
            for piece in text.split('"') {
                let id = piece.split('.').next().unwrap_or(piece);
                if !id.is_empty()
                    && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
                {
                    found.insert(id.to_owned());
                }
            }
        });
    }
    found
}

fn sources(folder: &Path, visit: &mut impl FnMut(&str)) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            sources(&path, visit);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())));
        }
    }
}

#[test]
fn every_message_is_used_and_every_id_that_looks_like_one_exists() {
    let english = messages(Language::EN);
    let literals = literals();
    let unused: Vec<&String> = english.keys().filter(|id| !literals.contains(*id)).collect();
    assert!(unused.is_empty(), "no Rust source names these messages: {unused:?}");
    // An id begins like many others and continues unlike any: a typo that would show as its bare id.
    let mut scopes: BTreeMap<&str, usize> = BTreeMap::new();
    for (scope, _) in english.keys().filter_map(|id| id.split_once('-')) {
        *scopes.entry(scope).or_default() += 1;
    }
    let known = |literal: &str| {
        english.contains_key(literal)
            || dragoman_locales::files().iter().any(|file| file.source.contains(&format!("\n{literal} =")))
    };
    let missing: Vec<&String> = literals
        .iter()
        .filter(|literal| literal.matches('-').count() >= 2)
        .filter(|literal| {
            literal.split_once('-').is_some_and(|(scope, _)| scopes.get(scope).is_some_and(|count| *count >= 10))
        })
        .filter(|literal| !known(literal))
        .collect();
    assert!(missing.is_empty(), "no Fluent file has these ids: {missing:?}");
}
