//! The texts that Dragoman writes and reads, in as many languages as `locales/` has folders.
//!
//! The words live in `locales/<language>/*.ftl` and nowhere else. [`Words`] holds them all: messages for people
//! ([`Words::say`], [`Words::text`]), the names of provinces and powers ([`Words::province`], [`Words::power`]), and the lexicons by
//! which the engine reads and writes orders. Everything is checked when it is loaded, so that a gap or a clash in
//! a table is found by its file and line and not by a player. The files themselves are compiled in by `dragoman-locales`.

mod alt;
mod args;
mod files;
mod functions;
mod language;
mod languages;
mod lexicons;
mod order_format;
mod pictures;
mod reading;
mod results;
mod samples;
pub mod sanitise;
mod tables;
mod text;
mod turns;
mod words;

pub use alt::{AltPicture, AltPower, alt, shortened};
pub use args::{Args, Value};
pub use files::File;
pub use functions::Joint;
pub use language::{Language, MalformedTag};
pub use languages::{CoastMark, LanguageEntry, Languages, UnknownLanguage};
pub use order_format::{Notation, OrderFormat};
pub use pictures::{PictureKind, PictureWords, picture_words};
pub use reading::Reply;
pub use results::{ResultLine, Results, Style, failed, lines, underlined};
pub use samples::{Filling, Sample, Subject, VariableKind, declared, samples, samples_with};
pub use tables::{PowerEntry, ProvinceEntry, Table, TableError, VariantEntry, WordEntry};
pub use text::{Content, Span, Text, TextLine, capitalized};
pub use words::{Words, WordsError};
