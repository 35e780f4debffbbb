//! Lexicons for reading orders, made from the tables.
//!
//! One lexicon serves one map and contains all languages; which language takes precedence is decided when a message is
//! read.

use dragoman_engine::{Map, PhaseKind, Season, UnitKind};
use dragoman_notation::{Coast, FunctionWord, Lexicon, LexiconBuilder, Phrase, Rank, Sense, Verb};

use crate::language::Language;
use crate::languages::LanguageEntry;
use crate::tables::{PHRASES, Table, WordEntry};

/// The meaning of an order word.
fn sense(id: &str) -> Option<Sense> {
    Some(match id {
        "unit-army" => Sense::Unit(UnitKind::Army),
        "unit-fleet" => Sense::Unit(UnitKind::Fleet),
        "order-hold" => Sense::Verb(Verb::Hold),
        "order-move" => Sense::Verb(Verb::Move),
        "order-support" => Sense::Verb(Verb::Support),
        "order-convoy" => Sense::Verb(Verb::Convoy),
        "order-via" => Sense::Verb(Verb::Via),
        "order-retreat" => Sense::Verb(Verb::Retreat),
        "order-disband" => Sense::Verb(Verb::Disband),
        "order-build" => Sense::Verb(Verb::Build),
        "order-waive" => Sense::Verb(Verb::Waive),
        "coast-nc" => Sense::Coast(Coast::North),
        "coast-sc" => Sense::Coast(Coast::South),
        "coast-ec" => Sense::Coast(Coast::East),
        "coast-wc" => Sense::Coast(Coast::West),
        "season-spring" => Sense::Season(Season::Spring),
        "season-autumn" => Sense::Season(Season::Autumn),
        "season-winter" => Sense::Season(Season::Winter),
        "phase-movement" => Sense::Phase(PhaseKind::Movement),
        "phase-retreat" => Sense::Phase(PhaseKind::Retreat),
        "phase-adjustment" => Sense::Phase(PhaseKind::Adjustment),
        "phase-any" => Sense::Orders,
        "words-to" => Sense::FunctionWord(FunctionWord::To),
        "words-from" => Sense::FunctionWord(FunctionWord::From),
        "words-and" => Sense::FunctionWord(FunctionWord::And),
        "words-or" => Sense::FunctionWord(FunctionWord::Or),
        "words-if" => Sense::FunctionWord(FunctionWord::If),
        "words-not" => Sense::FunctionWord(FunctionWord::Not),
        "words-noise" => Sense::FunctionWord(FunctionWord::Noise),
        "words-all-hold" => Sense::FunctionWord(FunctionWord::AllHold),
        "words-courtesy" => Sense::FunctionWord(FunctionWord::Courtesy),
        "words-asks" => Sense::FunctionWord(FunctionWord::Asks),
        "words-withdraws" => Sense::FunctionWord(FunctionWord::Withdraws),
        "words-corrects" => Sense::FunctionWord(FunctionWord::Corrects),
        "words-completes" => Sense::FunctionWord(FunctionWord::Completes),
        "words-supported-by" => Sense::FunctionWord(FunctionWord::SupportedBy),
        _ => return None,
    })
}

/// What a phrase of everyday speech does.
fn phrase(id: &str) -> Option<Phrase> {
    Some(match id {
        "words-goes" => Phrase::Goes,
        "words-follows" => Phrase::Follows,
        "words-stays" => Phrase::Stays,
        "words-with" => Phrase::With,
        "words-asides" => Phrase::Aside,
        "words-sorry" => Phrase::Sorry,
        "words-too" => Phrase::Too,
        "words-for" => Phrase::For,
        "words-than" => Phrase::Than,
        "words-went" => Phrase::Went,
        "words-outcome" => Phrase::Outcome,
        "words-rest" => Phrase::Rest,
        "words-one" => Phrase::One,
        "words-unsettled" => Phrase::Unsettled,
        "words-other-orders" => Phrase::OtherOrders,
        "words-closing" => Phrase::Closing,
        _ => return None,
    })
}

/// The coasts in the order of their words.
const COASTS: [(&str, Coast); 4] =
    [("coast-nc", Coast::North), ("coast-sc", Coast::South), ("coast-ec", Coast::East), ("coast-wc", Coast::West)];

/// From this number of letters on, a further form of a name is a name and no abbreviation.
const LONG_FORM: usize = 5;

/// The short forms of a coast, which may be joined to a name.
fn short_coasts(words: &[WordEntry]) -> Vec<(String, Coast)> {
    COASTS
        .into_iter()
        .flat_map(|(id, coast)| {
            let forms = words.iter().filter(move |word| word.id == id).flat_map(|word| &word.forms);
            forms.filter(|form| (2..=4).contains(&form.chars().count())).map(move |form| (form.clone(), coast))
        })
        .collect()
}

/// The data that a lexicon takes from one language.
pub(crate) struct LanguageWords<'t> {
    pub(crate) entry: &'t LanguageEntry,
    pub(crate) table: &'t Table,
    pub(crate) words: &'t [WordEntry],
}

/// The forms of powers and provinces that are declined names: other forms contain prepositions or articles.
const CASES: [&str; 4] = ["gen", "dat", "acc", "ins"];

/// Makes the lexicon of `map`. The first of `languages` is English, whose short forms of coasts everybody may type.
pub(crate) fn lexicon(map: &Map, languages: &[LanguageWords<'_>]) -> Lexicon {
    let mut lexicon = LexiconBuilder::new(map);
    for LanguageWords { entry: language, table, words } in languages {
        let id = lexicon.language();
        for word in *words {
            if let Some(phrase) = phrase(&word.id) {
                word.forms.iter().for_each(|form| lexicon.add_phrase(id, form, phrase));
            }
            let Some(sense) = sense(&word.id) else { continue };
            for form in &word.forms {
                let rank = if *form == word.written { Rank::Written } else { Rank::Understood };
                lexicon.add(id, form, sense, rank);
            }
        }
        let english = language.language == Language::EN;
        let mut coasts = short_coasts(words);
        if let Some(first) = languages.first().filter(|_| !english) {
            coasts.extend(short_coasts(first.words));
        }
        for entry in &table.provinces {
            let Some(province) = map.province(&entry.id) else { continue };
            if entry.confusable {
                lexicon.confusable(province);
            }
            lexicon.add_place(id, &entry.abbr, province, Rank::Written, false);
            lexicon.add_place(id, &entry.name, province, Rank::Written, true);
            for form in &entry.also {
                // Long forms are names, and may be typed incompletely.
                lexicon.add_place(id, form, province, Rank::Understood, form.chars().count() >= LONG_FORM);
            }
            if english {
                lexicon.add_place(id, &entry.id, province, Rank::Understood, false);
            }
            if language.inflected_names {
                // "z Wiednia", "we Wiedniu": the name follows the preposition.
                let phrases = PHRASES.iter().filter_map(|form| Some(entry.phrases.get(*form)?.split_once(' ')?.1));
                let declined = CASES.iter().filter_map(|case| Some(entry.phrases.get(*case)?.as_str()));
                for form in phrases.chain(declined) {
                    lexicon.add_place(id, form, province, Rank::Understood, true);
                }
            }
            if !map.coasts(province).is_empty() {
                for (form, coast) in &coasts {
                    for place in [&entry.abbr, &entry.id] {
                        lexicon.add_coasted(id, place, form, province, *coast);
                    }
                }
            }
        }
        // Places and powers of a custom map are named by their ids.
        for province in map.provinces().filter(|&province| table.province(map.id(province)).is_none()) {
            lexicon.add_place(id, map.id(province), province, Rank::Written, false);
            if !map.coasts(province).is_empty() {
                for (form, coast) in &coasts {
                    lexicon.add_coasted(id, map.id(province), form, province, *coast);
                }
            }
        }
        for power in map.powers().filter(|&power| table.power(map.power_id(power)).is_none()) {
            lexicon.add(id, map.power_id(power), Sense::Power(power), Rank::Understood);
        }
        // In orders a name that a power shares with a province is the province's.
        for entry in table.powers.iter().filter(|entry| !entry.adjectives.is_empty()) {
            let Some(power) = map.power(&entry.id) else { continue };
            for form in std::iter::once(&entry.name).chain([&entry.abbr, &entry.id]).chain(&entry.also) {
                lexicon.add(id, form, Sense::Power(power), Rank::Understood);
            }
            for form in &entry.adjectives {
                lexicon.add(id, form, Sense::Adjective(power), Rank::Understood);
            }
            if language.inflected_names {
                for form in CASES.iter().filter_map(|case| entry.forms.get(*case)) {
                    lexicon.add(id, form, Sense::Power(power), Rank::Understood);
                }
            }
        }
    }
    lexicon.build()
}
