//! Finds the sentence of a list that somebody names.

use dragoman_l10n::Words;

use crate::fold::fold;

/// The message of `list` that `typed` names by its number in it, from 1, or by its words in any language.
pub fn named<'a>(words: &Words, list: &[&'a str], typed: &str) -> Option<&'a str> {
    let typed = typed.trim();
    let (number, said) = (typed.trim_end_matches('.').parse::<usize>().ok(), fold(typed));
    let is_said = |message: &str| words.languages().iter().any(|it| fold(&words.plain(it, message)) == said);
    let mut numbered = list.iter().copied().enumerate();
    numbered.find(|(at, message)| number == Some(at + 1) || is_said(message)).map(|(_, message)| message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_named_by_its_number_or_its_words() {
        let words = dragoman_locales::words().unwrap();
        let list = ["phrase-orders", "phrase-delay"];
        for typed in ["2", "2.", " 2 "] {
            assert_eq!(named(&words, &list, typed), Some("phrase-delay"), "{typed}");
        }
        for language in words.languages() {
            let typed = words.plain(language, "phrase-delay").to_uppercase();
            assert_eq!(named(&words, &list, &typed), Some("phrase-delay"), "{typed}");
        }
        for typed in ["0", "3", "", "a delay of my own"] {
            assert_eq!(named(&words, &list, typed), None, "{typed}");
        }
    }
}
