//! Everyday sentences that are known word for word: greetings, "out tonight, back at ten", "well played".
//!
//! Each is said in every language from a table, so nothing is lost between languages. A text is one of them only as a whole, in one
//! of its usual spellings; case, accents and punctuation don't matter.

use std::collections::{BTreeSet, HashMap};
use std::sync::OnceLock;

use dragoman_l10n::{Language, Words};
use dragoman_reading::fold::fold;

use crate::keywords::list;

/// The longest text that is looked up, in bytes.
const LONGEST_TEXT: usize = 160;
/// The most parts of a text that may be several sentences: what stands between marks of punctuation.
const MOST_PARTS: usize = 8;
/// Signs that may deny what stands before them.
const DENIALS: [char; 3] = ['👎', '❌', '🚫'];
/// So many words are a question also without its mark.
const LONG_QUESTION: usize = 3;
/// Smileys that have letters or digits in them; of others nothing is compared.
const SMILEYS: [&str; 22] = [
    ":d", ":-d", ";d", "=d", ":'d", "xd", ":p", ":-p", ";p", ";-p", "=p", ":o", ":-o", ":b", ":3", "<3", ":s", ":-s",
    ":x", ":-x", "8)", "8-)",
];

/// The message of each.
const PHRASES: [&str; 204] = [
    "everyday-hello",
    "everyday-good-morning",
    "everyday-good-afternoon",
    "everyday-good-evening",
    "everyday-good-night",
    "everyday-hello-all",
    "everyday-welcome",
    "everyday-nice-to-meet",
    "everyday-how-are-you",
    "everyday-i-am-fine",
    "everyday-and-you",
    "everyday-bye",
    "everyday-see-you-later",
    "everyday-see-you-tomorrow",
    "everyday-see-you-soon",
    "everyday-good-luck",
    "everyday-good-luck-all",
    "everyday-have-fun",
    "everyday-good-game",
    "everyday-well-played",
    "everyday-nice-move",
    "everyday-congratulations",
    "everyday-happy-birthday",
    "everyday-merry-christmas",
    "everyday-happy-new-year",
    "everyday-happy-holidays",
    "everyday-nice-weekend",
    "everyday-nice-evening",
    "everyday-nice-day",
    "everyday-nice-holiday",
    "everyday-good-trip",
    "everyday-get-well",
    "everyday-enjoy-meal",
    "everyday-cheers",
    "everyday-sleep-well",
    "everyday-many-thanks",
    "everyday-youre-welcome",
    "everyday-no-problem",
    "everyday-no-matter",
    "everyday-excuse-me",
    "everyday-sorry-late-answer",
    "everyday-sorry-wait",
    "everyday-thats-okay",
    "everyday-take-your-time",
    "everyday-out-tonight",
    "everyday-out-tonight-back-ten",
    "everyday-out-today",
    "everyday-out-tomorrow",
    "everyday-out-weekend",
    "everyday-on-holiday",
    "everyday-back-in-hour",
    "everyday-back-in-minutes",
    "everyday-back-at-eight",
    "everyday-back-at-nine",
    "everyday-back-at-ten",
    "everyday-back-tonight",
    "everyday-back-tomorrow",
    "everyday-back-monday",
    "everyday-back-now",
    "everyday-i-am-here",
    "everyday-be-right-back",
    "everyday-must-go",
    "everyday-going-to-bed",
    "everyday-at-work",
    "everyday-busy-now",
    "everyday-on-phone",
    "everyday-bad-connection",
    "everyday-battery-low",
    "everyday-are-you-there",
    "everyday-are-you-online",
    "everyday-when-back",
    "everyday-when-time",
    "everyday-what-time-there",
    "everyday-where-from",
    "everyday-which-language",
    "everyday-little-english",
    "everyday-write-own-language",
    "everyday-first-game",
    "everyday-played-before",
    "everyday-played-years",
    "everyday-long-time-no-play",
    "everyday-play-again",
    "everyday-next-game-too",
    "everyday-your-turn",
    "everyday-my-turn",
    "everyday-waiting-for-you",
    "everyday-waiting-for-whom",
    "everyday-one-moment",
    "everyday-need-time",
    "everyday-thinking",
    "everyday-answer-tonight",
    "everyday-answer-tomorrow",
    "everyday-write-you-later",
    "everyday-talk-later",
    "everyday-talk-tomorrow",
    "everyday-write-me",
    "everyday-got-message",
    "everyday-did-you-get",
    "everyday-still-waiting",
    "everyday-please-answer",
    "everyday-please-hurry",
    "everyday-when-deadline",
    "everyday-deadline-soon",
    "everyday-my-orders-in",
    "everyday-orders-not-in",
    "everyday-dont-forget-orders",
    "everyday-what-happened",
    "everyday-did-you-see",
    "everyday-look-at-map",
    "everyday-really",
    "everyday-wow",
    "everyday-great",
    "everyday-nice-one",
    "everyday-good-idea",
    "everyday-bad-idea",
    "everyday-interesting",
    "everyday-of-course",
    "everyday-exactly",
    "everyday-i-think-so-too",
    "everyday-i-dont-think-so",
    "everyday-i-hope-so",
    "everyday-lets-see",
    "everyday-it-depends",
    "everyday-up-to-you",
    "everyday-i-understand",
    "everyday-what-mean",
    "everyday-please-repeat",
    "everyday-please-explain",
    "everyday-just-joking",
    "everyday-funny",
    "everyday-haha",
    "everyday-oh-no",
    "everyday-what-a-pity",
    "everyday-bad-luck",
    "everyday-ouch",
    "everyday-damn",
    "everyday-surprise",
    "everyday-exciting",
    "everyday-i-like-it",
    "everyday-i-dont-like-it",
    "everyday-fun-with-you",
    "everyday-thanks-for-game",
    "everyday-thanks-for-help",
    "everyday-thanks-for-info",
    "everyday-thanks-for-waiting",
    "everyday-thanks-for-answer",
    "everyday-as-you-said",
    "everyday-as-agreed",
    "everyday-as-always",
    "everyday-i-promise",
    "everyday-believe-me",
    "everyday-dont-worry",
    "everyday-be-careful",
    "everyday-dont-give-up",
    "everyday-go-on",
    "everyday-well-done",
    "everyday-not-bad",
    "everyday-so-far-so-good",
    "everyday-what-now",
    "everyday-lets-go",
    "everyday-lets-wait",
    "everyday-who-are-you",
    "everyday-same-to-you",
    "everyday-wrong-room",
    "everyday-typo",
    "everyday-forget-it",
    "everyday-by-the-way",
    "everyday-question-for-you",
    "everyday-ask-away",
    "everyday-have-a-plan",
    "everyday-have-an-idea",
    "everyday-what-do-you-think",
    "everyday-are-you-sure",
    "everyday-absolutely",
    "everyday-no-way",
    "everyday-you-are-right",
    "everyday-you-are-wrong",
    "everyday-not-my-fault",
    "everyday-its-only-game",
    "everyday-no-hard-feelings",
    "everyday-long-game",
    "everyday-nearly-over",
    "everyday-game-over-for-me",
    "everyday-you-win",
    "everyday-who-is-winning",
    "everyday-fun-game",
    "everyday-technical-problem",
    "everyday-it-works-now",
    "everyday-picture-missing",
    "everyday-ask-master",
    "everyday-please-polite",
    "everyday-dont-be-angry",
    "everyday-i-am-tired",
    "everyday-i-am-ill",
    "everyday-kids",
    "everyday-dinner-time",
    "everyday-coffee",
    "everyday-nice-weather",
    "everyday-no-idea",
    "everyday-one-at-a-time",
    "everyday-all-right-then",
    "everyday-sounds-familiar",
    "everyday-cross-fingers",
    "everyday-have-a-break",
];

/// An everyday sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PhraseId(usize);

impl PhraseId {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..PHRASES.len()).map(Self)
    }

    /// The id by which it is stored: `everyday-hello`.
    #[must_use]
    pub fn id(self) -> &'static str {
        PHRASES.get(self.0).copied().unwrap_or_default()
    }

    /// The one that is stored as `id`.
    #[must_use]
    pub fn of_id(id: &str) -> Option<Self> {
        PHRASES.iter().position(|known| *known == id).map(Self)
    }

    /// The sentence in `language`.
    #[must_use]
    pub fn say(self, words: &Words, language: Language) -> String {
        words.plain(language, self.id())
    }
}

/// The everyday sentences that the whole of `text` is, in their order: each in `language`, or in another one if it is one only.
/// Smileys count for nothing. `None`: something of the text isn't known, is quoted, or has a sign that may deny it.
#[must_use]
pub fn phrases(words: &Words, language: Language, text: &str) -> Option<Vec<PhraseId>> {
    if text.len() > LONGEST_TEXT {
        return None;
    }
    if text.contains(DENIALS) || text.lines().any(|line| line.trim_start().starts_with('>')) {
        return None;
    }
    let parts = parts(text);
    if !(1..=MOST_PARTS).contains(&parts.len()) {
        return None;
    }
    let mut found = Vec::new();
    let mut rest = parts.as_slice();
    while !rest.is_empty() {
        // The longest first: "Sorry, wrong room." is one.
        let (count, known) = (1..=rest.len()).rev().find_map(|count| {
            let part = rest.get(..count)?.join(" ");
            Some((count, known(words, language, &part, count)?))
        })?;
        found.push(known);
        rest = rest.get(count..).unwrap_or_default();
    }
    Some(found)
}

/// A text without smileys, cut behind its marks of punctuation. What has no letter or digit is left out.
fn parts(text: &str) -> Vec<String> {
    let ends = |c: char| matches!(c, '.' | '!' | '?' | '…' | ',' | ';');
    let mut parts: Vec<String> = Vec::new();
    for line in text.lines() {
        let is_word = |word: &&str| !SMILEYS.contains(&word.to_lowercase().trim_end_matches(ends));
        let line = line.split_whitespace().filter(is_word).collect::<Vec<_>>().join(" ");
        let mut part = String::new();
        let mut characters = line.chars().peekable();
        while let Some(c) = characters.next() {
            part.push(c);
            if ends(c) && !characters.peek().is_some_and(|next| ends(*next)) {
                parts.push(std::mem::take(&mut part));
            }
        }
        parts.push(part);
    }
    parts.retain(|part| part.contains(char::is_alphanumeric));
    parts
}

/// The everyday sentence that the whole of `text` is: in `language`, or in another one if it is one only. What ends as a question
/// is none that is no question, and a few words without a question mark are no question: "Seriously." isn't "Seriously?".
#[must_use]
pub fn phrase(words: &Words, language: Language, text: &str) -> Option<PhraseId> {
    known(words, language, text, 1)
}

/// The same of a text of `parts` parts: several only where a spelling has as many, since "No, hurry!" isn't "No hurry!".
fn known(words: &Words, language: Language, text: &str, parts: usize) -> Option<PhraseId> {
    if text.len() > LONGEST_TEXT {
        return None;
    }
    static TABLES: OnceLock<HashMap<Language, Table>> = OnceLock::new();
    let tables =
        TABLES.get_or_init(|| words.languages().iter().map(|language| (language, table(words, language))).collect());
    let said = compared(text);
    let asks = text.trim_end_matches(|c: char| c != '?' && !c.is_alphanumeric()).ends_with('?');
    let is_long = said.split(' ').count() >= LONG_QUESTION;
    let known = |language: &Language| {
        let (phrase, counts) = tables.get(language)?.get(&said)?;
        let sentence = phrase.say(words, *language);
        let is_question = sentence.contains('?');
        let is_meant = asks == is_question || !asks && (is_long || compared(&sentence) == said);
        (is_meant && (parts == 1 || counts.contains(&parts))).then_some(*phrase)
    };
    if let Some(phrase) = known(&language) {
        return Some(phrase);
    }
    let mut all: Vec<PhraseId> = tables.keys().filter_map(known).collect();
    all.sort_unstable();
    all.dedup();
    match all.as_slice() {
        [one] => Some(*one),
        _ => None,
    }
}

/// The spellings of `phrase` in `language`, the one that is said first.
pub(crate) fn spellings(words: &Words, language: Language, phrase: PhraseId) -> Vec<String> {
    let heard = list(words, language, &format!("{}.also", phrase.id()));
    std::iter::once(phrase.say(words, language)).chain(heard).collect()
}

/// By what is compared: the sentence, and how many parts its spellings have.
type Table = HashMap<String, (PhraseId, BTreeSet<usize>)>;

fn table(words: &Words, language: Language) -> Table {
    let mut table = Table::new();
    for phrase in PhraseId::all() {
        for spelling in spellings(words, language, phrase) {
            let (known, counts) = table.entry(compared(&spelling)).or_insert_with(|| (phrase, BTreeSet::new()));
            if *known == phrase {
                counts.insert(parts(&spelling).len());
            }
        }
    }
    table
}

/// A text as it is compared: folded, without apostrophes, and with one blank instead of everything else that is no letter or digit.
pub(crate) fn compared(text: &str) -> String {
    let folded: String = fold(text).chars().filter(|c| !matches!(c, '\'' | '’' | '‘' | '`')).collect();
    let words: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.join(" ")
}
