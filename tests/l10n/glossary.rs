//! One word for one thing: no message says what its language's `glossary.ftl` avoids.
use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use crate::patterns::{said, texts};

/// Files of what is read, or of names: nothing of them is a sentence.
const NO_SENTENCES: [&str; 6] = ["classic", "ancient-mediterranean", "orders", "choices", "language", "glossary"];

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

/// What a glossary avoids, by concept.
fn avoided(source: &'static str) -> Vec<(String, String)> {
    let glossary = parser::parse(source).expect("a glossary");
    let mut all = Vec::new();
    for entry in &glossary.body {
        let Entry::Term(term) = entry else { continue };
        let words = texts(&term.attributes.first().expect("what is avoided").value).concat();
        all.extend(words.split('|').map(|word| (term.id.name.to_owned(), word.trim().to_owned())));
    }
    all
}

#[test]
fn no_message_says_what_the_glossary_avoids() {
    let (mut faults, mut languages) = (Vec::new(), 0);
    for language in &dragoman_locales::languages().expect("sound") {
        let files: Vec<_> = dragoman_locales::files().iter().filter(|file| file.language == language).collect();
        let avoided = avoided(files.iter().find(|file| file.stem() == "glossary").expect("a glossary").source);
        assert!(avoided.len() > 20, "{language}");
        languages += 1;
        for file in files.iter().filter(|file| !NO_SENTENCES.contains(&file.stem())) {
            let resource = parser::parse(file.source).expect("Fluent");
            for entry in &resource.body {
                // What ends with -read is read, as people write it.
                let Entry::Message(message) = entry else { continue };
                if message.id.name.ends_with("-read") {
                    continue;
                }
                let attributes = message.attributes.iter().filter(|attribute| attribute.id.name != "also");
                let patterns = message.value.iter().chain(attributes.map(|attribute| &attribute.value));
                for text in patterns.flat_map(texts).flat_map(|text| said(&text).map(str::to_owned).collect::<Vec<_>>())
                {
                    for (concept, word) in avoided.iter().filter(|(_, word)| stands(word, &text)) {
                        faults.push(format!("{}: `{}` says {word:?} ({concept}): {text}", file.path, message.id.name));
                    }
                }
            }
        }
    }
    assert!(languages >= 4 && faults.is_empty(), "{}", faults.join("\n"));
}
