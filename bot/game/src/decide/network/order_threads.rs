//! Order threads: private threads for people who accept no private messages, until they do.

use std::collections::BTreeSet;

use dragoman_runtime::names::name_from;

use super::reaction::{Known, Next, Reaction};
use crate::event::{PersonId, Place, RoomId};
use crate::model::{Game, Watcher, Watching};
use crate::notice::order_thread::OrderThreads;
use crate::notice::{Destination, Notice, Outgoing, Priority};
use crate::order_thread::OrderThread;
use crate::post::Key;
use crate::refusal::Refusal;
use crate::report::MemberChange;

/// The number of the notice about a person who can't be reached, among those that follow from one that was to be
/// posted: after the parts of the longest message.
const UNREACHABLE: usize = 1001;

/// Whether what is posted to `person` in private may be about `game`: they play it, for themselves or as a deputy, watch it,
/// or run it.
pub fn is_served(game: &Game, person: &PersonId) -> bool {
    game.creator == *person || readers(game).any(|reader| reader == person)
}

/// Who is on `person`'s network and must not read their order thread: those who play one of `games`, as far as that thread
/// is about it, or watch it.
pub fn others<'a>(games: impl IntoIterator<Item = &'a Game>, person: &PersonId) -> BTreeSet<PersonId> {
    let other = |other: &&PersonId| *other != person && other.platform() == person.platform();
    games.into_iter().flat_map(readers).filter(other).cloned().collect()
}

/// Those of `order_threads` that one of `by` could read, of the people who must not.
pub fn readable<'a>(
    order_threads: &'a [(OrderThread, BTreeSet<PersonId>)],
    by: &[PersonId],
) -> impl Iterator<Item = &'a OrderThread> {
    let read = |others: &BTreeSet<PersonId>| by.iter().any(|person| others.contains(person));
    order_threads.iter().filter(move |(_, others)| read(others)).map(|(order_thread, _)| order_thread)
}

/// Who gets something about `game` in private that others must not read: each of them must not read what isn't theirs.
pub fn readers(game: &Game) -> impl Iterator<Item = &PersonId> {
    game.people().chain(game.guests().map(|(person, _)| person))
}

/// What was to be posted in `place` goes elsewhere, or to an order thread that is opened for it.
pub(super) fn private_closed(known: &Known<'_>, place: &Place) -> Reaction {
    let (Place::Person(person) | Place::Reply { author: person, .. }) = place else {
        return Reaction::of(Next::AsAnswered);
    };
    match (known.carried, place) {
        (Some((Notice::OrderThreads(OrderThreads::Again { from }), _)), _) => {
            return Reaction::of(Next::Drop("still closed")).post(said(known, from.clone(), OrderThreads::StillClosed));
        }
        (Some((notice, _)), Place::Reply { .. }) => {
            // The reply token has expired: the notice goes to its author's private messages.
            let to = Destination::Place(Place::Person(person.clone()));
            let outgoing = known.about(to, notice.clone(), Priority::Answer);
            return Reaction::of(Next::Drop("the answer went to its author")).post(outgoing);
        }
        (Some((Notice::OrderThreads(OrderThreads::Entered), _)), _) => {
            return Reaction::of(Next::Drop("it is about an order thread that isn't used any more"));
        }
        (Some((Notice::Finished { .. }, _)), _) => {
            // Only those who lost their seats get it in private, and it asks nothing of them: many have left the place
            // of the game, and its channel isn't told of them.
            return Reaction::of(Next::Drop("the end of a game in which they don't play any more"));
        }
        (Some(_) | None, _) => {}
    }
    if known.game.is_some_and(|game| game.channel.platform() == place.platform()) {
        return Reaction::of(Next::OpenOrderThread);
    }
    // Without a game there is no channel under which an order thread could be opened.
    match known.order_thread {
        Some(thread) => Reaction::of(Next::Again).store_order_thread(OrderThread { closed: true, ..thread.clone() }),
        // Nothing depends on a practice, or on a board of one's own: what the person is told later doesn't wait for it.
        None if matches!(known.carried, Some((Notice::Practice(_) | Notice::WhatIf(_), _))) => {
            Reaction::of(Next::Drop("a practice or a board for somebody whose private messages are closed"))
        }
        None => Reaction::of(Next::AsAnswered),
    }
}

/// The order thread isn't used: its owner is tried in private messages.
pub(super) fn unused(known: &Known<'_>, person: &PersonId, next: Next) -> Reaction {
    match known.order_thread.filter(|thread| thread.person == *person) {
        Some(thread) => Reaction::of(next).store_order_thread(OrderThread { closed: false, ..thread.clone() }),
        None => Reaction::of(next),
    }
}

/// Who was let in by hand is put out, and then its owner is told: once for each time. An owner who was put out is let in
/// again before something is posted in the thread, for which the network tells that it was changed.
pub(super) fn member(known: &Known<'_>, person: &PersonId, change: &MemberChange) -> Reaction {
    let nothing = Reaction::of(Next::Done);
    let Some(thread) = known.order_thread else { return nothing };
    match change {
        MemberChange::Added { event } if thread.person != *person => {
            let key = name_from(&format!("stranger {} {event}", thread.room), 22);
            let entered = said(known, Place::Person(thread.person.clone()), OrderThreads::Entered);
            nothing.post_once(entered, Some(Key::from(key)))
        }
        MemberChange::Added { .. } | MemberChange::PutOut | MemberChange::Back { .. } => nothing,
    }
}

/// The thread's id is stored before its owner is let in: what they write there is private from the first message on.
pub(super) fn made(known: &Known<'_>, person: &PersonId, room: &RoomId) -> Reaction {
    used(Reaction::of(Next::Done), known, person, room, false)
}

/// What waits for its owner is posted there from now on. A new thread is announced where they wrote last, or in the
/// channel, unless it is secret that they play.
pub(super) fn opened(known: &Known<'_>, person: &PersonId, room: &RoomId, is_new: bool) -> Reaction {
    let reaction = used(Reaction::of(Next::Again), known, person, room, true);
    let (Some(game), true) = (known.game, is_new) else { return reaction };
    let opened = OrderThreads::Opened { person: person.clone(), name: name(game, person) };
    let channel = || (!is_secret(game, person)).then(|| Place::Channel(game.channel.clone()));
    let Some(place) = known.last_reply.cloned().or_else(channel) else { return reaction };
    // A notice that finds its order thread deleted opens another one, which is announced too.
    let key = known.carried.map(|(_, key)| name_from(&format!("{} opened {room}", key.as_str()), 22));
    reaction.post_once(said(known, place, opened), key.map(Key::from))
}

/// Whether nobody may know that `person` has to do with `game`: who has come to a seat in an anonymous game, or stands in. The
/// channel isn't told of them.
fn is_secret(game: &Game, person: &PersonId) -> bool {
    // A request to watch is kept when its author takes a seat.
    let watches = |watcher: &Watcher| watcher.state == Watching::Yes;
    let is_known = game.creator == *person || game.watchers.of(person).is_some_and(watches);
    game.hides(person) && !is_known
}

/// Explains in the channel, once, what a person who can't be reached can do about that, or that they are no longer
/// there.
pub(super) fn refused(known: &Known<'_>, person: &PersonId, refusal: &Refusal) -> Reaction {
    let reaction = Reaction::of(Next::AsAnswered);
    let Some(game) = known.game.filter(|game| !is_secret(game, person)) else { return reaction };
    let outgoing = match refusal {
        Refusal::PutOut => {
            let slot = Some(format!("left:{person}"));
            let left = OrderThreads::Left { name: name(game, person) };
            Outgoing { slot, ..said(known, Place::Channel(game.channel.clone()), left) }
        }
        Refusal::Permission(_)
        | Refusal::ClosedToBot
        | Refusal::NoRooms
        | Refusal::TooManyRooms
        | Refusal::Stranger { .. }
        | Refusal::Deleted
        | Refusal::Malformed => unreachable_in_channel(known, game, person),
    };
    reaction.post_once(outgoing, known.part(UNREACHABLE))
}

/// An order thread contains orders: where another player could read it, none is opened.
pub(super) fn kept_closed(known: &Known<'_>, person: &PersonId) -> Reaction {
    let reaction = Reaction::of(Next::AsAnswered);
    let Some(game) = known.game.filter(|game| !is_secret(game, person)) else { return reaction };
    reaction.post_once(unreachable_in_channel(known, game, person), known.part(UNREACHABLE))
}

/// What waits for its owner is tried in private messages again, and the channel says what to do about that.
pub(super) fn locked(known: &Known<'_>, person: &PersonId) -> Reaction {
    let reaction = unused(known, person, Next::Done);
    let Some(game) = known.game.filter(|game| !is_secret(game, person)) else { return reaction };
    let outgoing = unreachable_in_channel(known, game, person);
    reaction.post(Outgoing { priority: Priority::Event, ..outgoing })
}

fn used(reaction: Reaction, known: &Known<'_>, person: &PersonId, room: &RoomId, closed: bool) -> Reaction {
    let Some(game) = known.game else { return reaction };
    let (person, room) = (person.clone(), room.clone());
    reaction.store_order_thread(OrderThread { person, channel: game.channel.clone(), room, closed })
}

fn unreachable_in_channel(known: &Known<'_>, game: &Game, person: &PersonId) -> Outgoing {
    let slot = Some(format!("unreachable:{person}"));
    let unreachable = OrderThreads::Unreachable { person: person.clone(), name: name(game, person) };
    Outgoing { slot, ..said(known, Place::Channel(game.channel.clone()), unreachable) }
}

fn name(game: &Game, person: &PersonId) -> String {
    game.name_of(person).to_owned()
}

fn said(known: &Known<'_>, to: Place, order_thread: OrderThreads) -> Outgoing {
    known.about(Destination::Place(to), Notice::OrderThreads(order_thread), Priority::Answer)
}
