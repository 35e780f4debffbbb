//! One word for one thing: no message says what its language's `glossary.ftl` avoids.

use std::collections::BTreeMap;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// Files of what is read, or of names: nothing of them is a sentence.
const NO_SENTENCES: [&str; 6] = ["classic", "ancient-mediterranean", "orders", "choices", "language", "glossary"];

/// The text of a pattern in all of its variants, without what people type: that stands between backticks.
fn sentences(pattern: &Pattern<&str>, all: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => all.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    all.push(' ');
                    sentences(&variant.value, all);
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                all.push_str(value);
            }
            PatternElement::Placeable { .. } => all.push('\u{fffc}'),
        }
    }
}

fn said(pattern: &Pattern<&str>) -> String {
    let mut all = String::new();
    sentences(pattern, &mut all);
    all.split('`').step_by(2).collect::<Vec<_>>().join("\u{fffc}")
}

/// Whether `word` stands in `text` as a word of its own. A word with a capital is meant as it is written.
fn stands(word: &str, text: &str) -> bool {
    let (word, text) = if word.chars().any(char::is_uppercase) {
        (word.to_owned(), text.to_owned())
    } else {
        (word.to_lowercase(), text.to_lowercase())
    };
    text.match_indices(&word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    })
}

/// The files of one language by their names.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = std::fs::read_dir(folder).expect("a language's folder").map(|entry| entry.expect("a file").path());
    let fluent = entries.filter(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    fluent
        .map(|path| {
            let stem = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (stem, std::fs::read_to_string(&path).expect("readable"))
        })
        .collect()
}

#[test]
fn no_message_says_what_the_glossary_avoids() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let folders = std::fs::read_dir(&locales).expect("the locales").map(|entry| entry.expect("a folder").path());
    let (mut faults, mut languages) = (Vec::new(), 0);
    for folder in folders.filter(|path| path.is_dir()) {
        let files = files(&folder);
        let glossary = parser::parse(files["glossary"].as_str()).expect("a glossary");
        let avoided: Vec<(&str, String)> = glossary
            .body
            .iter()
            .filter_map(|entry| match entry {
                Entry::Term(term) => Some(term),
                _ => None,
            })
            .flat_map(|term| {
                let words = said(&term.attributes.first().expect("what is avoided").value);
                let words: Vec<String> = words.split('|').map(|word| word.trim().to_owned()).collect();
                words.into_iter().map(|word| (term.id.name, word))
            })
            .collect();
        assert!(avoided.len() > 20, "{}", folder.display());
        languages += 1;
        for (stem, source) in files.iter().filter(|(stem, _)| !NO_SENTENCES.contains(&stem.as_str())) {
            let file = parser::parse(source.as_str()).expect("Fluent");
            for entry in &file.body {
                // What ends with -read is read, as people write it.
                let Entry::Message(message) = entry else { continue };
                if message.id.name.ends_with("-read") {
                    continue;
                }
                let attributes = message.attributes.iter().filter(|attribute| attribute.id.name != "also");
                for pattern in message.value.iter().chain(attributes.map(|attribute| &attribute.value)) {
                    let text = said(pattern);
                    for (concept, word) in avoided.iter().filter(|(_, word)| stands(word, &text)) {
                        let path = folder.join(stem);
                        faults.push(format!(
                            "{}: `{}` says {word:?} ({concept}): {text}",
                            path.display(),
                            message.id.name
                        ));
                    }
                }
            }
        }
    }
    assert!(languages >= 4 && faults.is_empty(), "{}", faults.join("\n"));
}
