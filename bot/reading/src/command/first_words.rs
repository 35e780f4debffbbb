//! Finds the known name with which a text begins.

use super::spec::PREFIXES;
use crate::fold::fold;

/// The longest name of a command, in characters: what slash commands take.
pub(super) const LONGEST_NAME: usize = 32;

/// The most words that a command's name has when its hyphens are typed as spaces: "zakończ grę" for `zakończ-grę`.
pub(super) const MOST_WORDS: usize = 4;

/// What `known` returns for the folded name with which the text begins, and the text after that name. The longest name
/// counts.
pub(super) fn begun_with<T>(text: &str, known: impl Fn(&str) -> Option<T>) -> Option<(T, &str)> {
    let (mut joined, mut found) = (String::new(), None);
    let (mut word, mut rest) = first_word(text);
    for _ in 0..MOST_WORDS {
        joined.push_str(&fold(word));
        if let Some(named) = known(bare(&joined)) {
            found = Some((named, rest));
        }
        // Punctuation after a word ends the name.
        if bare(word) != word || joined.len() > LONGEST_NAME * 4 {
            break;
        }
        joined.push('-');
        // A name is in one line.
        let behind = rest.trim_start_matches([' ', '\t']);
        (word, rest) = behind.split_once(char::is_whitespace).unwrap_or((behind, ""));
        if word.is_empty() {
            break;
        }
    }
    found
}

/// A typed word without the punctuation after it: "status?", "ready, thanks".
pub(super) fn bare(word: &str) -> &str {
    word.trim_end_matches([':', '.', ',', '!', '?'])
}

/// The first word of a text, without punctuation around it, and the text after it.
pub(super) fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim().trim_start_matches(PREFIXES);
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}
