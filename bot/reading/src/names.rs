//! The names of powers and provinces as people type them, folded and put into tables once for each variant.
//!
//! Looking up a name takes the same time for any number of names, and no more words are combined than the longest name
//! has.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use dragoman_engine::Map;
use dragoman_l10n::{Language, PowerEntry, Words};

use crate::fold::{fold, looked_up};

/// The map of a variant; the classic one for an unknown name, which settings never have.
pub fn map(variant: &str) -> &'static Map {
    Map::of_variant(variant).unwrap_or_else(Map::classic)
}

/// The names of one variant, in all languages.
struct Names {
    powers: HashMap<String, &'static str>,
    /// The number of words of the longest name of a power.
    longest: usize,
    /// By language.
    provinces: HashMap<Language, HashMap<String, &'static str>>,
    /// By language: the first words with which an order may begin.
    beginnings: HashMap<Language, HashSet<String>>,
}

impl Names {
    fn of(words: &Words, variant: &str) -> &'static Self {
        looked_up(0);
        static NAMES: OnceLock<Vec<(&'static Map, OnceLock<Names>)>> = OnceLock::new();
        let all = NAMES.get_or_init(|| Map::variants().into_iter().map(|map| (map, OnceLock::new())).collect());
        let known = map(variant).variant();
        // Every map has its table: the first one is never needed.
        let (map, names) = all.iter().find(|(map, _)| map.variant() == known).unwrap_or(&all[0]);
        names.get_or_init(|| Self::new(words, map))
    }

    fn new(words: &Words, map: &'static Map) -> Self {
        let variant = map.variant();
        let mut powers = HashMap::new();
        for power in map.powers() {
            let id = map.power_id(power);
            powers.entry(fold(id)).or_insert(id);
            for language in words.languages() {
                let Some(entry) = words.table(language, variant).power(id) else { continue };
                for form in forms(entry) {
                    powers.entry(fold(form.trim())).or_insert(id);
                }
            }
        }
        let provinces = words.languages().iter().map(|language| {
            let mut table = HashMap::new();
            for id in map.provinces().map(|province| map.id(province)) {
                let Some(entry) = words.table(language, variant).province(id) else { continue };
                for form in entry.also.iter().chain([&entry.name, &entry.abbr]) {
                    table.entry(fold(form.trim())).or_insert(id);
                }
            }
            (language, table)
        });
        let provinces = provinces.collect();
        let longest = powers.keys().map(|name| name.split_whitespace().count()).max().unwrap_or(1);
        let beginnings = words.languages().iter().map(|language| (language, beginnings(words, language, variant)));
        let beginnings = beginnings.collect();
        Self { powers, longest, provinces, beginnings }
    }
}

/// All names of one power in one language; the attribute `number` isn't a name.
fn forms(entry: &PowerEntry) -> impl Iterator<Item = &String> {
    let cases = entry.forms.iter().filter(|(name, _)| *name != "number").map(|(_, form)| form);
    entry.also.iter().chain(cases).chain([&entry.name, &entry.abbr])
}

/// The first words of order words, provinces and powers in `language`.
fn beginnings(words: &Words, language: Language, variant: &str) -> HashSet<String> {
    let table = words.table(language, variant);
    // Function words and headings ("order", "cancel", "orders") aren't orders by themselves: they are commands.
    let says = |id: &str| !id.starts_with("words-") && !id.starts_with("phase-");
    let order_words = words.order_words(language).iter().filter(|word| says(&word.id)).flat_map(|word| &word.forms);
    let provinces = table.provinces.iter().flat_map(|entry| entry.also.iter().chain([&entry.name, &entry.abbr]));
    let powers = table.powers.iter();
    let powers = powers.flat_map(|entry| entry.also.iter().chain(&entry.adjectives).chain([&entry.name, &entry.abbr]));
    let all = order_words.chain(provinces).chain(powers);
    all.filter_map(|form| form.split_whitespace().next()).map(fold).collect()
}

/// The id of the power that `word` names, in any language.
pub fn power(words: &Words, variant: &str, word: &str) -> Option<&'static str> {
    Names::of(words, variant).powers.get(&fold(word.trim())).copied()
}

/// Whether `word` names a power in `language`, and not only in another one.
pub fn names_power_in(words: &Words, language: Language, variant: &str, word: &str) -> bool {
    let folded = fold(word.trim());
    let entry = power(words, variant, word).and_then(|id| words.table(language, map(variant).variant()).power(id));
    entry.is_some_and(|entry| forms(entry).any(|form| fold(form.trim()) == folded))
}

/// The number of words of the longest name of a power.
pub fn longest_power(words: &Words, variant: &str) -> usize {
    Names::of(words, variant).longest
}

/// Whether `word` names a province, in any language.
pub fn names_province(words: &Words, variant: &str, word: &str) -> bool {
    let folded = fold(word.trim());
    Names::of(words, variant).provinces.values().any(|table| table.contains_key(&folded))
}

/// The id of the province that `word` names in any language, in `language` first.
pub fn province(words: &Words, language: Language, variant: &str, word: &str) -> Option<&'static str> {
    let (names, folded) = (Names::of(words, variant), fold(word.trim()));
    words
        .languages()
        .beginning_with(language)
        .find_map(|language| names.provinces.get(&language)?.get(&folded).copied())
}

/// Whether an order in `language` may begin with the first word of `text`.
pub fn may_begin_order(words: &Words, language: Language, variant: &str, text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    let first = first.trim_end_matches([':', '.', ',', ';', '!', '?']);
    let spoken = words.languages().entry(language).language;
    Names::of(words, variant).beginnings.get(&spoken).is_some_and(|known| known.contains(&fold(first)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> Words {
        dragoman_locales::words().expect("the tables are checked elsewhere")
    }

    #[test]
    fn every_form_of_every_language_names_its_power() {
        let words = words();
        for map in Map::built_in() {
            let variant = map.variant();
            for language in words.languages() {
                let table = words.table(language, variant);
                for entry in map.powers().map(|power| table.power(map.power_id(power)).expect("a row of the table")) {
                    for form in forms(entry) {
                        for form in [form.clone(), form.to_uppercase(), fold(form)] {
                            let found = power(&words, variant, &form);
                            assert_eq!(found, Some(entry.id.as_str()), "{form} in {language}, {variant}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn marks_and_case_make_no_difference() {
        let words = words();
        assert_eq!(power(&words, "classic", " WŁOCHY "), Some("ITALY"));
        assert_eq!(power(&words, "classic", "wlochy"), Some("ITALY"));
        assert!(names_province(&words, "classic", "lodz") == names_province(&words, "classic", "Łódź"));
        let polish = Language::of(*b"pl");
        assert!(names_power_in(&words, polish, "classic", "wloch"));
        assert!(!names_power_in(&words, polish, "classic", "Italy"));
        assert!(names_province(&words, "classic", "Rome") && !names_province(&words, "classic", "Nowhere"));
        assert!((1..=4).contains(&longest_power(&words, "classic")));
    }
}
