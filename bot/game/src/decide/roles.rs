//! Who may give a command: decided only here, for every command of the table.

use dragoman_reading::command::{CommandId, Spec, Who};

use super::context::Context;
use super::view;
use crate::event::PlatformName;
use crate::model::Game;
use crate::notice::Declined;
use crate::notice::deputy::NoDeputy;
use crate::person::is_stranger;
use crate::standing::{has_others, interest_in_the_past, plays_with_others};

/// What a deputy may do for a player: everything about orders, and answering votes. Not propose votes, declare anything or
/// read letters and rooms: these are the player's negotiations.
fn is_for_deputies(command: CommandId) -> bool {
    matches!(
        command,
        CommandId::Order
            | CommandId::Orders
            | CommandId::OrderHistory
            | CommandId::Clear
            | CommandId::Ready
            | CommandId::Unready
            | CommandId::Withdraw
            | CommandId::Agree
            | CommandId::Refuse
    )
}

/// Whether the acting person may give a command of this row in `game`.
pub(super) fn may(context: &Context<'_>, spec: &Spec, game: &Game) -> Result<(), Declined> {
    let person = &context.view.person.id;
    let own = game.seat_of(person);
    let deputed = context.seat(game);
    let seat = own.or(deputed.filter(|_| is_for_deputies(spec.command)));
    if let (Who::Player | Who::Survivor, None, Some(_)) = (spec.who, seat, deputed) {
        return Err(Declined::Deputy(NoDeputy::NotForDeputies));
    }
    match spec.who {
        Who::Anyone => Ok(()),
        Who::Player => seat.map(|_| ()).ok_or(Declined::NotIn),
        Who::Survivor => match seat {
            None => Err(Declined::NotIn),
            Some(_) if game.running().is_none() => Ok(()),
            Some(seat) if game.has_units(seat) => Ok(()),
            Some(_) => Err(Declined::NotSurvivor),
        },
        // What somebody was shown, they may confirm where they read it.
        Who::GameMaster
            if spec.command == CommandId::Proceed
                && game.asked.as_ref().is_some_and(|asked| asked.by.as_ref() == Some(person)) =>
        {
            Ok(())
        }
        Who::GameMaster if game.creator == *person || administrates(context, game) => Ok(()),
        Who::Mover if game.creator == *person || administrates(context, game) || replaces(context, game) => Ok(()),
        Who::GameMaster | Who::Mover => Err(Declined::NotYours),
        Who::Administrator if administrates(context, game) => Ok(()),
        Who::Administrator => Err(Declined::NotAdministrator),
    }
}

/// Whether the acting person administrates the place in which `game` is played. Anyone can open a place of their own,
/// be its administrator, and name a game of another place there: that gives them no rights in it.
fn administrates(context: &Context<'_>, game: &Game) -> bool {
    let there = match game.channel.platform() {
        // The local page is one place with one host.
        PlatformName::Local => context.event.actor.person.platform() == PlatformName::Local,
        PlatformName::Discord | PlatformName::Matrix => view::channel(context.event).as_ref() == Some(&game.channel),
    };
    context.event.actor.administrator && there
}

/// Whether the acting person may decide where the results of `game` are posted besides its own channel.
pub(super) fn governs(context: &Context<'_>, game: &Game) -> bool {
    game.creator == context.view.person.id || administrates(context, game)
}

/// Whether the acting person may decide where `game` is played in place of its game master, who has deleted their data.
/// Everybody can be the administrator of a place of their own, so they must have a seat in it.
fn replaces(context: &Context<'_>, game: &Game) -> bool {
    let actor = &context.event.actor;
    let has_seat = game.seat_of(&context.view.person.id).is_some();
    is_stranger(&game.creator) && actor.administrator && has_seat
}

/// Whether the acting person isn't neutral among the players: such a game master makes no change in their own favour,
/// and announces what affects everyone before it happens. After the end that holds for who had a seat at the end.
pub(super) fn plays(context: &Context<'_>, game: &Game) -> bool {
    plays_with_others(game, &context.view.person.id, context.view.now)
}

/// Whether the acting person isn't neutral in what could bring an earlier position back: an eliminated player isn't.
pub(super) fn gains(context: &Context<'_>, game: &Game) -> bool {
    let me = &context.view.person.id;
    interest_in_the_past(game, me, context.view.now).is_some() && has_others(game, me)
}
