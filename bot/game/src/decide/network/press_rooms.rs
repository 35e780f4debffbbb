//! Press rooms: opened where only their members can read them, otherwise replaced by letters.

use std::collections::BTreeSet;

use dragoman_runtime::names::name_from;

use super::order_threads::readers;
use super::reaction::{Known, Next, Reaction};
use crate::decide::press::{ASKED, STRANGER, members, powers_in, room_of};
use crate::decide::relay;
use crate::event::{PersonId, Place, PlatformName, RoomId};
use crate::loaded::RoomRow;
use crate::model::{Game, PowerId, Seat};
use crate::notice::press::PressNotice;
use crate::notice::relayed::{Outsider, Relayed, Why};
use crate::notice::statement::StatementNotice;
use crate::notice::{Destination, Notice, Outgoing, Priority, Sitting};
use crate::post::Key;
use crate::refusal::Refusal;
use crate::report::MemberChange;
use crate::standing::{What, known_name, may_help, may_see};

/// Why a notice for a room isn't posted there.
const REPLACED: &str = "letters take the place of its room";

/// Who is on `platform` and must not read a room of `game` with these `members`: players, deputies and people who watch.
/// `None`: all may.
pub fn outsiders(game: &Game, platform: PlatformName, members: &[PersonId]) -> Option<Vec<PersonId>> {
    if relay::may_be_read_by_others(&game.settings) {
        return None;
    }
    let outside = |person: &&PersonId| person.platform() == platform && !members.contains(person);
    Some(readers(game).filter(outside).cloned().collect())
}

/// The room's id is stored before anyone is let in: what is written there is private to its members from the first
/// message on.
pub(super) fn made(known: &Known<'_>, room: &RoomId) -> Reaction {
    let Some((game, row)) = known.press_room() else { return without_game() };
    let reaction = introduced(Reaction::of(Next::Done), known, (game, row), room);
    if row.room.as_ref() == Some(room) {
        return reaction;
    }
    reaction.store_room(RoomRow { room: Some(room.clone()), ..row.clone() })
}

/// Its members have been let in: letters no longer replace it. Those who had been out are named in it.
pub(super) fn ensured(known: &Known<'_>, room: &RoomId, missing: &[PersonId], let_in: &[PersonId]) -> Reaction {
    let Some((game, row)) = known.press_room() else { return without_game() };
    let reaction = introduced(Reaction::of(Next::Done), known, (game, row), room);
    let reaction = without(reaction, known, (game, row), missing);
    let reaction = with(reaction, known, (game, row), let_in);
    let reaction = is_out(reaction, known, (game, row));
    if row.relayed.is_some() && stranger(known).is_some() {
        // It was only to be made sure of that nobody else reads it.
        return reaction;
    }
    if row.room.as_ref() == Some(room) && row.relayed.is_none() {
        return reaction;
    }
    reaction.store_room(RoomRow { room: Some(room.clone()), relayed: None, ..row.clone() })
}

pub(super) fn readable(known: &Known<'_>, by: &[PersonId], locked: bool) -> Reaction {
    let Some((game, row)) = known.press_room() else { return without_game() };
    let by = game.seats.iter().filter(|seat| seat.person().is_some_and(|person| by.contains(person)));
    let by = by.flat_map(|seat| &seat.powers).cloned().collect();
    letters(known, (game, row), Why::ReadableByOthers { by }, locked)
}

/// Tells the room who was put out by hand, by power, or is back. Who does that again and again makes one post an hour. A
/// member who is back is let in where the network hasn't done it. Who was let in by hand is put out, once for each time,
/// and then the room is told.
pub(super) fn member(known: &Known<'_>, person: &PersonId, change: &MemberChange) -> Reaction {
    let Some((game, row)) = known.press_room() else { return without_game() };
    let powers = game.seat_of(person).map(|seat| seat.powers.clone()).unwrap_or_default();
    let hour = known.now.as_second() / 3600;
    let (slot, notice) = match change {
        MemberChange::Added { event } => {
            let ensure = known.about(row.destination(game), Notice::EnsureRoom, Priority::Event);
            let key = name_from(&format!("stranger {} {event}", row.key), 22);
            // Each time has a slot of its own, since what is posted once isn't posted again in its slot.
            let ensure = Outgoing { slot: Some(format!("{STRANGER}{}:{key}", joined(&powers))), ..ensure };
            let key = Key::from(key);
            return Reaction::of(Next::Done).post_once(ensure, Some(key));
        }
        MemberChange::PutOut if powers.is_empty() => return Reaction::of(Next::Done),
        MemberChange::PutOut => ("put-out", Notice::RoomPutOut { powers: powers.clone() }),
        // Somebody else may have their seat by now, and a room of an ended game stays as it is.
        MemberChange::Back { .. }
            if powers.is_empty() || row.relayed.is_some() || !room_of(game, row).members.contains(person) =>
        {
            return Reaction::of(Next::Done);
        }
        MemberChange::Back { .. } => ("back", Notice::RoomBack { powers: powers.clone() }),
    };
    let reaction = if *change == (MemberChange::Back { is_in: false }) {
        let ensure = known.about(row.destination(game), Notice::EnsureRoom, Priority::Event);
        Reaction::of(Next::Done).post(Outgoing { slot: Some(ASKED.to_owned()), ..ensure })
    } else {
        Reaction::of(Next::Done)
    };
    let slot = Some(format!("{slot}:{}:{hour}", joined(&powers)));
    reaction.post(Outgoing { slot, ..known.about(row.destination(game), notice, Priority::Event) })
}

fn joined(powers: &[PowerId]) -> String {
    powers.iter().map(PowerId::as_str).collect::<Vec<_>>().join("+")
}

/// The powers of the person whom the row puts out, if it does that.
fn stranger(known: &Known<'_>) -> Option<Vec<PowerId>> {
    let powers = known.slot?.strip_prefix(STRANGER)?;
    let powers = powers.split_once(':').map_or(powers, |(powers, _)| powers);
    Some(powers.split('+').filter(|power| !power.is_empty()).map(PowerId::from).collect())
}

/// What became of somebody who doesn't belong into a room.
#[derive(Clone, Copy, Debug)]
enum Fate {
    IsOut,
    Stays { locked: bool },
}

/// The word to the room that somebody was let in who doesn't belong there. Within the hour a newer one about the same powers
/// takes the older one's place.
fn entered(known: &Known<'_>, (game, row): (&Game, &RoomRow), powers: Vec<PowerId>, fate: Fate) -> Outgoing {
    let slot = Some(format!("entered:{}:{}", joined(&powers), known.now.as_second() / 3600));
    let (locked, open) = match fate {
        Fate::IsOut => (false, false),
        Fate::Stays { locked } => (locked, !locked),
    };
    let notice = Notice::RoomEntered { powers, locked, open };
    Outgoing { slot, ..known.about(row.destination(game), notice, Priority::Event) }
}

/// Tells the room that somebody who was let into it by hand is out again.
fn is_out(reaction: Reaction, known: &Known<'_>, (game, row): (&Game, &RoomRow)) -> Reaction {
    match stranger(known) {
        // They have got a seat of the room meanwhile, and stay.
        Some(powers) if powers.iter().any(|power| powers_in(game, row).contains(power)) => reaction,
        Some(powers) => reaction.post(entered(known, (game, row), powers, Fate::IsOut)),
        None => reaction,
    }
}

/// Somebody with these powers, or somebody who plays none, stays in the room and reads what is written there: letters take
/// its place. After the end of the game nobody writes any more.
fn stays(known: &Known<'_>, (game, row): (&Game, &RoomRow), powers: Vec<PowerId>, locked: bool) -> Reaction {
    let why = Why::Stranger { powers: powers.clone(), locked };
    let (over, is_known) = (room_of(game, row).over, row.relayed.as_ref() == Some(&why));
    let told = entered(known, (game, row), powers, Fate::Stays { locked });
    let reaction = if over { Reaction::of(Next::Done) } else { letters(known, (game, row), why, locked) };
    if is_known { reaction } else { reaction.post(told) }
}

/// Tells the room who was let in again. Of somebody who came back it says so in the post that names them.
fn with(reaction: Reaction, known: &Known<'_>, (game, row): (&Game, &RoomRow), let_in: &[PersonId]) -> Reaction {
    let is_let_in =
        |power: &&PowerId| game.seat_with(power).and_then(Seat::person).is_some_and(|person| let_in.contains(person));
    let powers: Vec<PowerId> = powers_in(game, row).iter().filter(is_let_in).cloned().collect();
    if powers.is_empty() || row.relayed.is_some() {
        return reaction;
    }
    let slot = Some(format!("back:{}:{}", joined(&powers), known.now.as_second() / 3600));
    let notice = Notice::RoomLetIn { powers };
    reaction.post(Outgoing { slot, ..known.about(row.destination(game), notice, Priority::Event) })
}

pub(super) fn refused(known: &Known<'_>, refusal: &Refusal) -> Reaction {
    let Some((game, row)) = known.press_room() else { return without_game() };
    match (refusal, stranger(known)) {
        (Refusal::Stranger { locked, .. }, Some(powers)) => return stays(known, (game, row), powers, *locked),
        (Refusal::Stranger { who, locked }, None) => {
            let plays = |seat: &&Seat| seat.person().is_some_and(|person| who.contains(person));
            let powers: Vec<PowerId> = game.seats.iter().filter(plays).flat_map(|seat| &seat.powers).cloned().collect();
            return stays(known, (game, row), powers, *locked);
        }
        // The network lets the bot change nothing there.
        (Refusal::Permission(_), Some(powers)) => return stays(known, (game, row), powers, false),
        (_, _) => {}
    }
    // One that can't be woken up any more is as good as none.
    let stays = *refusal != Refusal::TooManyRooms;
    if stays && row.room.is_some() && row.relayed.is_none() {
        // An open room stays open, and waits until the permission is restored.
        return Reaction::of(Next::AsAnswered);
    }
    match refusal {
        Refusal::Permission(permission) => {
            letters(known, (game, row), Why::Permission { permission: permission.clone() }, false)
        }
        Refusal::NoRooms | Refusal::Malformed => letters(known, (game, row), Why::NoRooms, false),
        Refusal::TooManyRooms => letters(known, (game, row), Why::TooManyRooms, false),
        Refusal::PutOut | Refusal::ClosedToBot | Refusal::Deleted | Refusal::Stranger { .. } => {
            Reaction::of(Next::AsAnswered)
        }
    }
}

/// An open room isn't waited for any more. Somebody may be in it who has lost their seat since: nothing more is posted there
/// until it has its members. After the end of the game nobody writes any more.
pub(super) fn given_up(known: &Known<'_>, refusal: &Refusal) -> Reaction {
    let Some((game, row)) = known.press_room() else { return without_game() };
    match refusal {
        Refusal::Permission(permission) if !room_of(game, row).over => {
            letters(known, (game, row), Why::Permission { permission: permission.clone() }, row.room.is_some())
        }
        Refusal::Permission(_)
        | Refusal::PutOut
        | Refusal::ClosedToBot
        | Refusal::NoRooms
        | Refusal::TooManyRooms
        | Refusal::Stranger { .. }
        | Refusal::Deleted
        | Refusal::Malformed => Reaction::of(Next::AsAnswered),
    }
}

/// The same where the network doesn't say why. A room that isn't open yet isn't waited for either.
pub(super) fn unsettled(known: &Known<'_>) -> Reaction {
    let Some((game, row)) = known.press_room() else { return without_game() };
    if room_of(game, row).over {
        return Reaction::of(Next::AsAnswered);
    }
    letters(known, (game, row), Why::Unsettled, row.room.is_some())
}

pub(super) fn gone(known: &Known<'_>) -> Reaction {
    let Some((game, row)) = known.press_room() else { return without_game() };
    letters(known, (game, row), Why::NoRooms, false)
}

/// What players have said to each other comes as letters do; the rest isn't posted.
pub(super) fn replaced(known: &Known<'_>) -> Reaction {
    let Some((game, row)) = known.press_room() else { return without_game() };
    delivered(Reaction::of(Next::Drop(REPLACED)), known, (game, row))
}

/// If the notice that was to be posted in the room is one that players have said to each other, every member gets it in
/// private: it counts as said.
fn delivered(reaction: Reaction, known: &Known<'_>, (game, row): (&Game, &RoomRow)) -> Reaction {
    let Some((notice, _)) = known.carried.filter(|(notice, _)| is_said(notice)) else { return reaction };
    // Who plays several of the powers gets it once.
    let people: BTreeSet<PersonId> =
        members(game, powers_in(game, row)).into_iter().map(|(person, _)| person).collect();
    people.into_iter().fold(reaction, |reaction, person| {
        let to = Destination::Place(Place::Person(person));
        reaction.post(known.about(to, notice.clone(), Priority::Event))
    })
}

/// Whether players have said this to each other.
fn is_said(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::Statement(StatementNotice::Said { .. } | StatementNotice::Answered { .. })
            | Notice::Press(PressNotice::Document { .. } | PressNotice::Signed { .. })
    )
}

/// Closes the game's rooms that `by` can read and must not, and names these players in the channel.
pub(super) fn audited(known: &Known<'_>, by: &[PersonId]) -> Reaction {
    let nothing = Reaction::of(Next::Done);
    let Some(game) = known.game.filter(|game| !relay::may_be_read_by_others(&game.settings)) else { return nothing };
    // Rooms that are being opened now may have been checked too early.
    let open = known.rooms.iter().filter(|row| row.relayed.is_none());
    let read = |row: &&RoomRow| {
        let members = room_of(game, row).members;
        by.iter().any(|person| !members.contains(person))
    };
    let rooms: Vec<_> = open.filter(read).collect();
    if rooms.is_empty() {
        return nothing;
    }
    // The state of each room is computed again when its notice is handled, and the room is locked then.
    let ensure = |row: &RoomRow| known.about(row.destination(game), Notice::EnsureRoom, Priority::Event);
    let reaction = rooms.into_iter().map(ensure).fold(nothing, Reaction::post);
    let seats = game.seats.iter().filter(|seat| seat.person().is_some_and(|person| by.contains(person)));
    let mut people: Vec<Outsider> = seats.filter_map(|seat| relay::outsider(game, seat)).collect();
    let mut powers: Vec<&str> =
        people.iter().flat_map(|outsider| &outsider.sitting.powers).map(PowerId::as_str).collect();
    let unseated = relay::unseated(game).into_iter().filter(|outsider| by.contains(&outsider.person));
    let unseated: Vec<Outsider> = unseated.collect();
    powers.extend(unseated.first().map(|_| "unseated"));
    // A newer notice edits the older one. The slot keeps the name that older databases contain.
    let slot = Some(format!("ears:{}:{}", game.id, powers.join("+")));
    people.extend(unseated);
    let channel = Destination::Place(Place::Channel(game.channel.clone()));
    let notice = Notice::Relayed(Relayed::Outsiders { people });
    reaction.post(Outgoing { slot, ..known.about(channel, notice, Priority::Event) })
}

fn without_game() -> Reaction {
    Reaction::of(Next::Drop("a room without a game"))
}

/// Who sits in the room, as everyone may know it.
fn sitting(game: &Game, row: &RoomRow) -> Vec<Sitting> {
    let name = |seat: &Seat| known_name(game, seat).to_owned();
    let sitting = |power: &PowerId| Some(Sitting { name: name(game.seat_with(power)?), powers: vec![power.clone()] });
    powers_in(game, row).iter().filter_map(sitting).collect()
}

/// The introduction of a room is posted in the room that was opened in its place.
fn introduced(reaction: Reaction, known: &Known<'_>, (game, row): (&Game, &RoomRow), opened: &RoomId) -> Reaction {
    if row.room.as_ref().is_none_or(|before| before == opened) {
        return reaction;
    }
    let notice = Notice::RoomOpened { members: sitting(game, row) };
    let slot = Some(format!("introduced:{opened}"));
    let key = Key::from(name_from(&format!("introduction {opened}"), 22));
    reaction.post_once(Outgoing { slot, ..known.about(row.destination(game), notice, Priority::Event) }, Some(key))
}

/// Tells the room and the game master, by power, who couldn't be let in: once for the same people.
fn without(reaction: Reaction, known: &Known<'_>, (game, row): (&Game, &RoomRow), missing: &[PersonId]) -> Reaction {
    let lacks =
        |power: &&PowerId| game.seat_with(power).and_then(Seat::person).is_some_and(|person| missing.contains(person));
    let powers = powers_in(game, row);
    let lacking: Vec<PowerId> = powers.iter().filter(lacks).cloned().collect();
    if lacking.is_empty() {
        return reaction;
    }
    let slot = Some(format!("missing:{}:{}", powers.join("+"), lacking.join("+")));
    let notice = Notice::RoomMissing { missing: lacking.clone(), of: None };
    let told = known.about(row.destination(game), notice, Priority::Event);
    let reaction = reaction.post_once(Outgoing { slot: slot.clone(), ..told }, known.part(0));
    if missing.contains(&game.creator) {
        return reaction;
    }
    let own = game.seat_of(&game.creator).into_iter().flat_map(|seat| &seat.powers);
    let own = own.filter_map(|power| may_see(game, &game.creator, What::RoomsOf(power.clone()), known.now));
    let Some(powers) = own.chain(may_help(game, &row.key, known.now)).find_map(|permit| row.members(&permit)) else {
        return reaction;
    };
    let notice = Notice::RoomMissing { missing: lacking, of: Some((game.name.clone(), powers.to_vec())) };
    let to = Destination::Place(Place::Person(game.creator.clone()));
    reaction.post_once(Outgoing { slot, ..known.about(to, notice, Priority::Event) }, known.part(1))
}

/// Letters replace the room from now on. Tells its members, once for each reason. `was_open`: the room was open until now.
fn letters(known: &Known<'_>, (game, row): (&Game, &RoomRow), why: Why, was_open: bool) -> Reaction {
    if row.relayed.as_ref() == Some(&why) {
        let known_already = Reaction::of(Next::Drop("its members know already that letters take its place"));
        return delivered(known_already, known, (game, row));
    }
    let closed = was_open && row.relayed.is_none();
    let told = relay::instead(game, &sitting(game, row), &why, closed).into_iter();
    let told = told.map(|(to, notice)| known.about(to, notice, Priority::Event));
    let reaction = delivered(told.fold(Reaction::of(Next::Drop(REPLACED)), Reaction::post), known, (game, row));
    reaction.store_room(RoomRow { relayed: Some(why), ..row.clone() })
}
