//! What people say before they know a command: greetings, thanks, and newcomers' questions.
//!
//! Only whole texts count: "hi, A Ven - Tri" has an order. The lists are in `help.ftl`, one of each language.

use std::collections::HashMap;
use std::sync::OnceLock;

use dragoman_l10n::Words;

use crate::command::CommandId;
use crate::fold::fold;

/// What somebody says that is no command and no order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SmallTalk {
    /// Hello.
    Greeting,
    /// Thanks.
    Thanks,
    /// How does one play, what can one do?
    HowToPlay,
    /// Which units does one have?
    OwnUnits,
    /// How long is there time?
    Deadline,
    /// Who plays?
    Players,
    /// What a command does, in other words than its name: "I'm done", "how do I delete an order?", the label of a button.
    Meant(CommandId),
}

/// The messages that list what people write, by what it means.
const LISTS: [(&str, SmallTalk); 11] = [
    ("greeting-read", SmallTalk::Greeting),
    ("thanks-read", SmallTalk::Thanks),
    ("how-to-play-read", SmallTalk::HowToPlay),
    ("own-units-read", SmallTalk::OwnUnits),
    ("deadline-read", SmallTalk::Deadline),
    ("players-read", SmallTalk::Players),
    ("ready-read", SmallTalk::Meant(CommandId::Ready)),
    ("clear-read", SmallTalk::Meant(CommandId::Clear)),
    ("possible-read", SmallTalk::Meant(CommandId::Possible)),
    ("resign-read", SmallTalk::Meant(CommandId::Resign)),
    ("fill-read", SmallTalk::Meant(CommandId::Fill)),
];

/// The labels of buttons, for who types them as they are read. A label of one word is left to orders and commands.
const LABELS: [(&str, CommandId); 7] = [
    ("action-clear", CommandId::Clear),
    ("action-orders", CommandId::Orders),
    ("action-possible", CommandId::Possible),
    ("action-resign", CommandId::Resign),
    ("action-fill", CommandId::Fill),
    ("action-status", CommandId::Status),
    ("action-players", CommandId::Players),
];

/// The longest text that is looked up, in bytes.
const LONGEST_TEXT: usize = 120;

/// What the whole of `text` says, in any language; `None`: it is something else.
pub fn read(words: &Words, text: &str) -> Option<SmallTalk> {
    if text.len() > LONGEST_TEXT {
        return None;
    }
    table(words).get(&plain(text)).copied()
}

/// What follows "who is" or "who plays", in any language, by its plain form: it may name a power. `None`: the text asks
/// something else.
pub fn whose(words: &Words, text: &str) -> Option<String> {
    if text.len() > LONGEST_TEXT {
        return None;
    }
    // "who's" is one word, "chi è l'Italia" has an article before the name.
    let texts = [plain(text), plain(&text.replace(['\'', '’'], " "))];
    let listed = words.languages().iter().map(|language| words.plain(language, "whose-power-read"));
    let behind = |phrase: &str| {
        let phrase = plain(phrase);
        texts.iter().find_map(|text| Some(text.strip_prefix(&phrase)?.strip_prefix(' ')?.to_owned()))
    };
    // "chi è" is the beginning of "chi è la".
    listed.filter_map(|list| list.split('|').filter_map(behind).min_by_key(String::len)).min_by_key(String::len)
}

/// What is said in all languages, by its plain form: made once, since the words are compiled in.
fn table(words: &Words) -> &'static HashMap<String, SmallTalk> {
    static TABLE: OnceLock<HashMap<String, SmallTalk>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table = HashMap::new();
        for (message, said) in LISTS {
            for listed in words.languages().iter().map(|language| words.plain(language, message)) {
                for phrase in listed.split('|') {
                    table.entry(plain(phrase)).or_insert(said);
                }
            }
        }
        for (message, command) in LABELS {
            for label in words.languages().iter().map(|language| plain(&words.plain(language, message))) {
                if label.contains(' ') {
                    table.entry(label).or_insert(SmallTalk::Meant(command));
                }
            }
        }
        table
    })
}

/// `text` folded, without punctuation and signs, with single spaces.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for word in fold(text).split_whitespace() {
        let word: String = word.chars().filter(|c| c.is_alphanumeric()).collect();
        if !word.is_empty() {
            if !plain.is_empty() {
                plain.push(' ');
            }
            plain.push_str(&word);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::command::{Typed, read};
    use crate::names::may_begin_order;

    #[test]
    fn what_is_answered_so_is_no_command_and_no_order() {
        let words = dragoman_locales::words().expect("the tables are checked elsewhere");
        let (mut taken, mut all) = (BTreeSet::new(), 0);
        for language in words.languages() {
            for (message, _) in LISTS {
                for phrase in words.plain(language, message).split('|').map(str::trim) {
                    all += 1;
                    assert!(phrase.len() <= LONGEST_TEXT, "{phrase}");
                    if let Typed::Command(given) = read(&words, language, phrase) {
                        assert!(!given.values.is_empty(), "{phrase} in {language} is the command {}", given.spec.id);
                    }
                    for variant in ["classic", "ancient-mediterranean"] {
                        let lone = !phrase.contains(' ');
                        assert!(
                            !(lone && may_begin_order(&words, language, variant, phrase)),
                            "{phrase} in {language}"
                        );
                    }
                    taken.insert(plain(phrase));
                }
            }
        }
        assert!(taken.len() > 200 && !taken.contains(""), "{} of {all}", taken.len());
    }

    #[test]
    fn a_power_is_asked_for_with_its_article() {
        let words = dragoman_locales::words().expect("the tables are checked elsewhere");
        let asked = ["chi è l'Italia?", "Chi gioca con la Francia", "chi è l’Austria", "who's Germany?", "wer ist Rom"];
        let named = asked.map(|text| whose(&words, text).unwrap_or_default());
        assert_eq!(named, ["italia", "francia", "austria", "germany", "rom"]);
        assert_eq!(whose(&words, "who went to Italy"), None);
    }
}
