//! Orders as people type them, and as they read them.
//!
//! Text becomes orders in steps with a type each: `token` cuts a message into words and marks, `item` joins them into
//! the entries of a [`Lexicon`], `grammar` finds the parts of orders, `interpreter` decides in the position what they
//! mean, and [`read()`] combines the steps: every part of a message becomes an [`Entry`], and nothing is dropped. A word
//! beside an order that is neither a part of it nor courtesy makes it a question; [`read_talk()`] passes over such words.
//! [`write()`] is the inverse. Languages are known here only as lexicons and wordings, which are made elsewhere.
//!
//! The README has a program that reads Spanish. The smallest one reads ids alone:
//!
//! ```
//! use dragoman_engine::{Game, GameOptions, Map, Rulebook, UnitKind};
//! use dragoman_notation::{Finding, LexiconBuilder, Rank, ReadContext, Sense, Situation, read};
//!
//! let map = Map::classic();
//! let game = Game::start(map, Rulebook::edition_2023(), GameOptions::default())?;
//! let situation = Situation::of(game.phase()).ok_or("the game is over")?;
//! let mut words = LexiconBuilder::new(map);
//! let language = words.language();
//! words.add(language, "A", Sense::Unit(UnitKind::Army), Rank::Written);
//! for province in map.provinces() {
//!     words.add_place(language, map.id(province), province, Rank::Written, false);
//! }
//! let lexicon = words.build();
//! let context = ReadContext {
//!     lexicon: &lexicon,
//!     language,
//!     english: None,
//!     situation: &situation,
//!     power: map.power("ITALY"),
//!     rulebook: game.rulebook(),
//!     stored: &[],
//! };
//! let entries = read("A VEN - TYR", &context);
//! let Some(Finding::Order { order, .. }) = entries.first().map(|entry| &entry.finding) else {
//!     return Err("no order".into());
//! };
//! assert_eq!(order.text(map).to_string(), "A VEN - TYR");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod coast;
mod fold;
mod grammar;
mod header;
mod interpreter;
mod item;
mod lexicon;
mod read;
mod reading;
mod situation;
mod token;
mod write;

pub use coast::Coast;
pub use fold::key as folded;
pub use lexicon::{FunctionWord, LanguageId, Lexicon, LexiconBuilder, MAX_LANGUAGES, Phrase, Rank, Sense, Verb};
pub use read::{ReadContext, read, read_talk};
pub use reading::{Assumed, Entry, Finding, Problem, Talk};
pub use situation::Situation;
pub use write::{Wording, write};

/// The program in the README is compiled and run with the examples of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
