//! The rules that can be looked up, and how people name them.

use dragoman_l10n::{Args, Language, Words};
use serde::{Deserialize, Serialize};

use dragoman_reading::fold::fold;

macro_rules! topics {
    ($($topic:ident = $id:literal, $message:literal;)*) => {
        /// What a rule is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "each has the name of its rule")]
        pub enum RuleTopic {
            $($topic,)*
        }

        impl RuleTopic {
            /// Every topic.
            pub const ALL: &[Self] = &[$(Self::$topic),*];

            /// Its name in the id of an action.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$topic => $id,)*
                }
            }

            /// The message with its name; further names are in `.also`.
            pub const fn message(self) -> &'static str {
                match self {
                    $(Self::$topic => $message,)*
                }
            }
        }
    };
}

topics! {
    SupportCut = "support-cut", "rule-support-cut";
    OwnUnits = "own-units", "rule-own-units";
    Standoff = "standoff", "rule-standoff";
    HeadToHead = "head-to-head", "rule-head-to-head";
    Convoy = "convoy", "rule-convoy";
    Paradox = "paradox", "rule-paradox";
    Retreat = "retreat", "rule-retreat";
    Build = "build", "rule-build";
    Disband = "disband", "rule-disband";
    Disorder = "disorder", "rule-disorder";
    Coast = "coast", "rule-coast";
    Waive = "waive", "rule-waive";
    Ownership = "ownership", "rule-ownership";
    Victory = "victory", "rule-victory";
    Draw = "draw", "rule-draw";
    SeveralOrders = "several-orders", "rule-several-orders";
}

/// How many topics are suggested.
const MOST_NEAR: usize = 3;

/// The longest name that is compared, in characters.
const LONGEST_NAME: usize = 60;

impl RuleTopic {
    /// The folded names in `language`.
    fn names(self, words: &Words, language: Language) -> Vec<String> {
        let also = words.try_text(language, &format!("{}.also", self.message()), &Args::new()).unwrap_or_default();
        let further = also.split('|').map(str::trim).filter(|name| !name.is_empty()).map(fold);
        std::iter::once(fold(&words.plain(language, self.message()))).chain(further.collect::<Vec<_>>()).collect()
    }

    /// The topic that `typed` names, in `language` before others.
    ///
    /// # Errors
    /// The topics whose names are nearest, if none is called so: the nearest first, perhaps none.
    pub fn find(words: &Words, language: Language, typed: &str) -> Result<Self, Vec<Self>> {
        let typed = fold(&typed.trim().chars().take(LONGEST_NAME).collect::<String>());
        for language in words.languages().beginning_with(language) {
            let called = |topic: &&Self| topic.id() == typed || topic.names(words, language).contains(&typed);
            if let Some(topic) = Self::ALL.iter().find(called) {
                return Ok(*topic);
            }
        }
        let most = 1 + typed.chars().count() / 4;
        let distance = |topic: &Self| {
            let names = topic.names(words, language);
            let near = names.iter().map(|name| match name.split(' ').any(|word| word == typed) {
                true => 1,
                false => strsim::osa_distance(name, &typed),
            });
            near.min().filter(|distance| *distance <= most)
        };
        let mut near: Vec<_> = Self::ALL.iter().filter_map(|topic| Some((distance(topic)?, *topic))).collect();
        near.sort_by_key(|(distance, _)| *distance);
        Err(near.into_iter().take(MOST_NEAR).map(|(_, topic)| topic).collect())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn every_name_of_a_topic_finds_it_in_its_language() {
        let words = dragoman_locales::words().expect("the words are complete");
        for language in words.languages() {
            let mut seen = HashMap::new();
            for topic in RuleTopic::ALL {
                for name in topic.names(&words, language) {
                    assert_eq!(RuleTopic::find(&words, language, &name), Ok(*topic), "{name} in {language}");
                    let before = seen.insert(name.clone(), topic.id());
                    assert!(before.is_none_or(|before| before == topic.id()), "{name} in {language} is {before:?} too");
                }
            }
        }
    }

    #[test]
    fn misspelt_topics_are_suggested() {
        let words = dragoman_locales::words().expect("the words are complete");
        let near = |tag: &[u8; 2], typed: &str| RuleTopic::find(&words, Language::of(*tag), typed).unwrap_err();
        assert_eq!(near(b"en", "convoi disruption")[0], RuleTopic::Convoy);
        assert_eq!(near(b"it", "ritirrata")[0], RuleTopic::Retreat);
        assert_eq!(near(b"pl", "remmis")[0], RuleTopic::Draw);
        assert_eq!(near(b"en", "the weather in Vienna"), []);
    }
}
