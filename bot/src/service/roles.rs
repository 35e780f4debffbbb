//! Who may give a command: decided here, once, for every command of the table.

use super::decide::Act;
use crate::command::Who;
use crate::game::Game;
use crate::notice::Declined;

/// Whether the acting person may give a command for `who` in `game`.
pub(super) fn may(act: &Act<'_>, who: Who, game: &Game) -> Result<(), Declined> {
    let person = &act.view.person.id;
    let seat = game.seat_of(person);
    match who {
        Who::Anyone => Ok(()),
        Who::Player => seat.map(|_| ()).ok_or(Declined::NotIn),
        Who::Survivor => match seat {
            None => Err(Declined::NotIn),
            Some(_) if game.running().is_none() => Ok(()),
            Some(seat) if game.has_units(seat) => Ok(()),
            Some(_) => Err(Declined::NotSurvivor),
        },
        Who::GameMaster if game.creator == *person || act.event.actor.administrator => Ok(()),
        Who::GameMaster => Err(Declined::NotYours),
        Who::Administrator if act.event.actor.administrator => Ok(()),
        Who::Administrator => Err(Declined::NotAdministrator),
    }
}
