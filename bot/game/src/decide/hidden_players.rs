//! Who counts as a player when somebody is named in an anonymous game.

use crate::event::PersonId;
use crate::model::Game;

/// Whether `person` has or had a seat in an anonymous game that is being played. Everybody who does is answered about in the
/// same way as about others: otherwise, whoever asks after a seat has changed hands finds out whose it was, or is.
pub(crate) fn is_hidden_player(game: &Game, person: &PersonId) -> bool {
    game.hides_players() && (game.seat_of(person).is_some() || game.past_players.contains(person))
}

/// Whether `person` is one of the first players of an anonymous game that is being played. All know them by name: that they have,
/// or had, a seat reveals nothing.
pub(crate) fn is_first_player(game: &Game, person: &PersonId) -> bool {
    game.hides_players() && !game.hides(person)
}
