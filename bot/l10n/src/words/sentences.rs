//! Finds the message that a text was made of, without knowing the values that were inserted in it: by its own words.

use std::collections::HashSet;

use fluent::FluentResource;
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};

/// How many own words a message must have to be found by them.
const FEWEST: usize = 3;
/// How many words of a quoted text are read.
const MOST_WORDS: usize = 300;

/// One form of a message.
#[derive(Debug)]
pub(super) struct Sentence {
    id: String,
    words: Vec<String>,
}

/// The words of `text`, in small letters and without signs.
fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(|word| !word.is_empty()).map(str::to_lowercase)
}

/// The own text of a pattern, and the forms among which its variables choose.
fn forms(pattern: &Pattern<&str>, all: &mut Vec<String>) {
    let mut own = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => own.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| forms(&variant.value, all));
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => own.push(' '),
        }
    }
    all.push(own);
}

/// The messages of a file that have words enough.
pub(super) fn of(resource: &FluentResource) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    for entry in resource.entries() {
        let Entry::Message(message) = entry else { continue };
        let Some(value) = &message.value else { continue };
        let mut found = Vec::new();
        forms(value, &mut found);
        for text in found {
            let words: Vec<String> = words(&text).collect();
            if words.len() >= FEWEST {
                sentences.push(Sentence { id: message.id.name.to_owned(), words });
            }
        }
    }
    sentences
}

/// The message with the most words that are in `quoted`, if nearly all of its own words are.
pub(super) fn like<'a>(sentences: &'a [Sentence], quoted: &str) -> Option<&'a str> {
    let quoted: HashSet<String> = words(quoted).take(MOST_WORDS).collect();
    let found = |sentence: &&Sentence| {
        let shared = sentence.words.iter().filter(|word| quoted.contains(*word)).count();
        (shared * 10 >= sentence.words.len() * 8).then_some(shared)
    };
    let scored = sentences.iter().filter_map(|sentence| Some((found(&sentence)?, sentence)));
    scored.max_by_key(|(shared, _)| *shared).map(|(_, sentence)| sentence.id.as_str())
}
