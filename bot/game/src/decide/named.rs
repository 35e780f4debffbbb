//! Finds the person whom somebody names.

use super::context::Context;
use super::decision::Want;
use crate::model::Game;
use crate::notice::seat::NoSeat;
use crate::person::Person;

/// Why `named` returned no person.
pub(super) enum Unnamed {
    /// It must be looked up.
    Ask(Want),
    /// There is none, or more than one.
    No(NoSeat),
}

/// The one person called `name` among those who were seen in the game's channel: the bot doesn't write to strangers on
/// request.
pub(super) fn named(context: &Context<'_>, game: &Game, name: &str) -> Result<Person, Unnamed> {
    let Some(found) = &context.view.named else {
        return Err(Unnamed::Ask(Want::Named { name: name.to_owned(), channel: game.channel.clone() }));
    };
    match found.as_slice() {
        [only] => Ok(only.clone()),
        [] => Err(Unnamed::No(NoSeat::nobody(name))),
        _ => Err(Unnamed::No(NoSeat::SeveralCalled { name: name.to_owned() })),
    }
}
