//! Orders in all languages: read as their writers meant them, written so that they can be read again.

#[path = "notation/answers.rs"]
mod answers;
#[path = "notation/board.rs"]
mod board;
#[path = "notation/cases.rs"]
mod cases;
#[path = "notation/corpus.rs"]
mod corpus;
#[path = "notation/meaning.rs"]
mod meaning;
#[path = "notation/mutate.rs"]
mod mutate;
#[path = "notation/options.rs"]
mod options;
#[path = "notation/own_map.rs"]
mod own_map;
#[path = "notation/random.rs"]
mod random;
#[path = "notation/reader.rs"]
mod reader;
#[path = "notation/robustness.rs"]
mod robustness;
#[path = "notation/roundtrip.rs"]
mod roundtrip;
#[path = "notation/scorer.rs"]
mod scorer;
#[path = "notation/scoring.rs"]
mod scoring;
#[path = "notation/situation.rs"]
mod situation;
#[path = "notation/slips.rs"]
mod slips;
#[path = "notation/small_words.rs"]
mod small_words;
#[path = "notation/suggestions.rs"]
mod suggestions;
#[path = "notation/talk.rs"]
mod talk;
#[path = "notation/verdict.rs"]
mod verdict;
