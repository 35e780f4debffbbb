//! What Dragoman says and reads in four languages.

mod language;

pub use language::{Language, UnknownLanguage};
