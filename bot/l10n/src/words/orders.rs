//! Reading and writing orders in the words of each language.

use std::sync::{Arc, OnceLock};

use dragoman_engine::{Map, Power, Rulebook, WrittenOrder};
use dragoman_notation::{LanguageId, Lexicon, ReadContext, Situation};

use super::Words;
use crate::language::Language;
use crate::lexicons;
use crate::order_format::{NOTATIONS, Notation, OrderFormat};

impl Words {
    /// Adds the lexicon of a custom map: its places and powers are named by their ids, everything else as on other
    /// maps.
    pub fn add_map(&mut self, map: &Map) {
        if self.lexicon(map).is_none() {
            let lexicon = lexicons::lexicon(map, &self.lexicon_words(map.variant()));
            self.lexicons.push((map.variant().to_owned(), OnceLock::from(lexicon)));
        }
    }

    /// The language's id in every lexicon.
    fn language_id(&self, language: Language) -> LanguageId {
        LanguageId::from(self.languages().place(language))
    }

    /// The lexicon of a map; `None` for a custom map that hasn't been [added](Words::add_map).
    #[must_use]
    pub fn lexicon(&self, map: &Map) -> Option<&Lexicon> {
        let (_, lexicon) = self.lexicons.iter().find(|(variant, _)| variant == map.variant())?;
        let map = self.maps.iter().copied().find(|known| known.variant() == map.variant()).unwrap_or(map);
        Some(lexicon.get_or_init(|| lexicons::lexicon(map, &self.lexicon_words(map.variant()))))
    }

    /// The context in which [`dragoman_notation::read`] reads orders of `power` by a writer of `language`; `None` for a
    /// custom map that hasn't been [added](Words::add_map). Earlier orders go into the field `stored`.
    #[must_use]
    pub fn reader<'a>(
        &'a self,
        language: Language,
        situation: &'a Situation,
        power: Option<Power>,
        rulebook: &'a Rulebook,
    ) -> Option<ReadContext<'a>> {
        Some(ReadContext {
            lexicon: self.lexicon(situation.map())?,
            language: self.language_id(language),
            english: Some(self.language_id(Language::EN)),
            situation,
            power,
            rulebook,
            stored: &[],
        })
    }

    /// The order format of `language` on `map`; made once for each of the built-in maps.
    #[must_use]
    pub fn order_format(&self, language: Language, map: &Map, notation: Notation) -> Arc<OrderFormat> {
        let new = || {
            let table = self.table(language, map.variant());
            Arc::new(OrderFormat::new(
                self.languages().entry(language),
                table,
                self.order_words(language),
                map,
                notation,
            ))
        };
        let languages = self.languages();
        let number = self.maps.iter().position(|known| std::ptr::eq(*known, map));
        let place = number
            .map(|number| (number * languages.count() + languages.place(language)) * NOTATIONS + notation as usize);
        match place.and_then(|place| self.order_formats.get(place)) {
            Some(kept) => Arc::clone(kept.get_or_init(new)),
            None => new(),
        }
    }

    /// An order in the words of `language`: `A Mon - Bor`.
    #[must_use]
    pub fn order(&self, language: Language, map: &Map, notation: Notation, order: &WrittenOrder) -> String {
        self.order_format(language, map, notation).order(map, order)
    }
}
