//! What a game master who plays may publish where the rules allow no press: sentences from a list, in the language of the
//! game's posts, and no words of their own. They would be press of which only one player is capable.

use dragoman_reading::phrase;

use super::context::Context;
use super::publishable::no_longer;
use crate::decide::roles;
use crate::model::{Game, PressRule};
use crate::notice::Declined;
use crate::notice::master::{NoDeed, Phrases};

impl Phrases {
    /// The messages of the list, in the order in which they are numbered from 1.
    pub fn messages(self) -> [&'static str; 4] {
        match self {
            Self::Announcements => ["phrase-orders", "phrase-delay", "phrase-problem", "phrase-welcome"],
            Self::Reasons => ["phrase-mistake", "phrase-bug", "phrase-agreed", "phrase-abandoned"],
        }
    }
}

/// What the acting game master publishes as `typed`: these words, or, where they may not publish words of their own, the
/// sentence of the list that `typed` names by its number or its words in any language.
///
/// # Errors
/// If it is longer than `most` characters, or none of the list.
pub(super) fn published(
    context: &Context<'_>,
    game: &Game,
    list: Phrases,
    typed: &str,
    most: u32,
) -> Result<String, Declined> {
    let typed = no_longer(typed.trim(), most)?;
    if game.settings.press != PressRule::None || !roles::plays(context, game) || typed.is_empty() {
        return Ok(typed.to_owned());
    }
    match phrase::named(context.words, &list.messages(), typed) {
        Some(message) => Ok(context.words.plain(game.settings.language, message)),
        None => Err(Declined::Master(NoDeed::ChoosePhrase { list })),
    }
}
