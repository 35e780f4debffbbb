//! Finds the person whom somebody names.

use super::context::Context;
use super::decision::Want;
use super::not_done::{Outcome, declined};
use crate::model::Game;
use crate::notice::Declined;
use crate::notice::seat::NoSeat;
use crate::person::Person;

/// The one person called `name` among those who were seen in the game's channel: the bot doesn't write to strangers on
/// request.
pub(super) fn named(context: &Context<'_>, game: &Game, name: &str) -> Outcome<Person> {
    let want = || Want::Named { name: name.to_owned(), channel: game.channel.clone() };
    match context.view.named.as_deref().ok_or_else(want)? {
        [only] => Ok(only.clone()),
        [] => declined(Declined::Seat(NoSeat::nobody(name))),
        _ => declined(Declined::Seat(NoSeat::SeveralCalled { name: name.to_owned() })),
    }
}
