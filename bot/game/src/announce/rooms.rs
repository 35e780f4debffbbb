//! Keeps press rooms in step with their game: who reads in them, whether they are open, and whether they are shown
//! together. The state of a room is computed from the game, so that no command can forget it.

use std::collections::BTreeSet;

use jiff::Timestamp;

use crate::decide::network;
use crate::decide::press::{members, powers_in, room_of};
use crate::decide::relay::may_be_read_by_others;
use crate::event::PersonId;
use crate::loaded::{LoadedGame, RoomRow};
use crate::model::{Game, PressRule};
use crate::notice::{Destination, Notice, Outgoing, Priority, Sitting};
use crate::room::Room;
use crate::standing::all_seeing;

pub(super) use crate::decide::press::ASKED;

/// The notices about rooms that a change of their game requires.
pub(super) fn changed(before: &LoadedGame, after: &LoadedGame, now: Timestamp) -> Vec<Outgoing> {
    let mut said = follow(before, &after.game, now);
    let is_new = |row: &&RoomRow| before.rooms.iter().all(|known| known.key != row.key);
    let opens = after.rooms.iter().filter(is_new).any(|row| row.relayed.is_none());
    let (before, after) = (&before.game, &after.game);
    let begins = before.running().is_none() && after.running().is_some();
    let moves = after.channel != before.channel || readers(after) != readers(before);
    if opens || begins || after.running().is_some() && moves {
        said.extend(shown_together(after, now));
    }
    said
}

/// Everyone who may read in one of the game's rooms.
fn readers(game: &Game) -> BTreeSet<&PersonId> {
    game.people().chain(all_seeing(game)).collect()
}

/// Declares the rooms of `before` again that must be different in `after`, and announces in them what has changed.
pub(crate) fn follow(before: &LoadedGame, after: &Game, now: Timestamp) -> Vec<Outgoing> {
    let mut said = Vec::new();
    let asks = after.running().is_some() && !may_be_read_by_others(&after.settings);
    let known: BTreeSet<&PersonId> = network::readers(&before.game).collect();
    // Who is new in the game, as a deputy or to watch too, may be able to read rooms without being in them: that is asked for
    // each room, and closes it.
    let is_any_new = asks && network::readers(after).any(|person| !known.contains(person));
    for row in before.rooms.iter().filter(|row| row.relayed.is_none()) {
        let (was, is) = (room_of(&before.game, row), room_of(after, row));
        let set = |room: &Room| room.members.iter().cloned().collect::<BTreeSet<_>>();
        let (moved, silenced) = (set(&was) != set(&is), was.open != is.open);
        // Also where nobody may write already: the room is put away.
        let ends = is.over && !was.over;
        // In another channel it is another room, which gets its introduction when it is opened.
        let elsewhere = was.channel != is.channel;
        if moved {
            said.extend(declared(after, row, now));
        } else if silenced || elsewhere || ends || is_any_new {
            // Silence takes effect at once; that press is allowed again is announced after the news that it is about.
            let priority = if silenced && is.open { Priority::Routine } else { Priority::Event };
            said.push(ensured(after, row, None, priority, now));
        }
        if silenced || ends {
            let notice = if is.over { Notice::RoomClosed } else { Notice::RoomSilence { silent: !is.open } };
            said.push(inside(after, row, notice, Priority::Routine, now));
        }
    }
    said
}

/// Gives the room the members and the state that the game requires.
pub(super) fn ensured(game: &Game, row: &RoomRow, slot: Option<&str>, priority: Priority, now: Timestamp) -> Outgoing {
    Outgoing { slot: slot.map(str::to_owned), ..inside(game, row, Notice::EnsureRoom, priority, now) }
}

/// Gives the room that a player has asked for its members and its state, with the introduction at its top.
pub(super) fn declared(game: &Game, row: &RoomRow, now: Timestamp) -> [Outgoing; 2] {
    let members: Vec<Sitting> = members(game, powers_in(game, row)).into_iter().map(|(_, sitting)| sitting).collect();
    [
        ensured(game, row, Some(ASKED), Priority::Event, now),
        inside(game, row, Notice::RoomOpened { members }, Priority::Event, now),
    ]
}

fn inside(game: &Game, row: &RoomRow, notice: Notice, priority: Priority, now: Timestamp) -> Outgoing {
    Outgoing {
        to: row.destination(game),
        slot: None,
        game: Some(game.id.clone()),
        notice,
        priority,
        due: now,
        expires: None,
    }
}

/// Shows the game's rooms together if the network can do that. It also shows who plays, so it isn't done in games where
/// that is secret. It comes last: it is a convenience, and networks limit how many rooms can be made.
fn shown_together(game: &Game, now: Timestamp) -> Option<Outgoing> {
    if game.settings.press != PressRule::Full || game.settings.anonymous {
        return None;
    }
    let key = format!("gathering:{}", game.id);
    Some(Outgoing {
        to: Destination::Press { key: key.clone(), platform: game.channel.platform() },
        slot: Some(key),
        game: Some(game.id.clone()),
        notice: Notice::EnsureSpace,
        priority: Priority::Routine,
        due: now,
        expires: None,
    })
}
