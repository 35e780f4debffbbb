//! Tables that are made once for each map and language.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use dragoman_engine::Map;
use dragoman_l10n::Language;

/// The place of each table.
type Places<T> = HashMap<(&'static str, Language), &'static OnceLock<T>>;

/// Tables of one kind. They are kept for the life of the program, as maps and languages are.
pub struct PerMap<T: 'static>(LazyLock<Mutex<Places<T>>>);

impl<T> PerMap<T> {
    pub const fn new() -> Self {
        Self(LazyLock::new(Mutex::default))
    }

    /// The table of `language` on `map`; `make` makes it the first time, while other tables can be made and read.
    pub fn get(&self, map: &'static Map, language: Language, make: impl FnOnce() -> T) -> &'static T {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = *places.entry((map.variant(), language)).or_insert_with(|| Box::leak(Box::default()));
        drop(places);
        place.get_or_init(make)
    }
}
