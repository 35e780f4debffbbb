//! A lobby that fills up: who moves up, who must confirm, and the start.

use dragoman_l10n::sanitise;
use jiff::{SignedDuration, Timestamp};

use super::begin::begin;
use super::context::Context;
use super::decision::Decision;
use crate::event::Place;
use crate::model::{Game, Limit, Seat, Waiting};
use crate::notice::opening::OpeningNotice;
use crate::notice::{Destination, Notice, Priority};
use crate::rules;

/// How many seats the game has.
pub fn needed(game: &Game) -> usize {
    if game.settings.practice { 1 } else { rules::seats(&game.settings).len() }
}

/// The name of the one who acts, as others are to see it and no longer than names may be; a question mark if nothing in
/// it can be read.
pub(super) fn name_of(context: &Context<'_>) -> String {
    let most = usize::try_from(context.view.limits.name).unwrap_or(usize::MAX);
    let name = sanitise::name(&context.event.actor.name, usize::MAX);
    match name.char_indices().nth(most.saturating_sub(1)) {
        Some((at, last)) if at + last.len_utf8() < name.len() => format!("{}…", &name[..at]),
        _ if name.is_empty() => "?".to_owned(),
        _ => name,
    }
}

pub(super) fn unconfirmed(game: &Game) -> impl Iterator<Item = &Seat> {
    game.seats.iter().filter(|seat| seat.person().is_some() && !seat.confirmed)
}

/// The post that looks for players: one message, edited.
pub(super) fn post(decision: &mut Decision, now: Timestamp, game: &Game) {
    let names = |seats: &mut dyn Iterator<Item = &Seat>| seats.map(|seat| seat.name.clone()).collect();
    let notice = Notice::Lobby {
        name: game.name.clone(),
        settings: game.settings.clone(),
        needed: needed(game),
        joined: names(&mut game.seats.iter()),
        hash: game.commitment.hash.clone(),
        coin: game.coin.as_ref().map(|coin| coin.hash.clone()),
        waiting: game.waiting.iter().map(|waiting| waiting.name.clone()).collect(),
        confirm_by: game.confirm_by,
        unconfirmed: if game.confirm_by.is_some() { names(&mut unconfirmed(game)) } else { Vec::new() },
    };
    let to = Destination::Place(Place::Channel(game.channel.clone()));
    decision.post(now, to, Some(format!("lobby:{}", game.id)), Some(game), notice, Priority::Routine);
}

/// Brings the lobby up to date after somebody has come or gone: who waits moves up, and when all seats are taken the game
/// begins, or those who joined long ago are asked whether they are there.
pub(super) fn fill_up(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    let needed = needed(game);
    while game.seats.len() < needed && !game.waiting.is_empty() {
        let Waiting { person, name, joined_by, preferences, since } = game.waiting.remove(0);
        let mut seat = Seat::taken(person.clone(), name, joined_by);
        seat.preferences = preferences;
        seat.promised_at = Some(since);
        game.seats.push(seat);
        let (name, joined) = (game.name.clone(), game.seats.len());
        let notice = Notice::Opening(OpeningNotice::MovedUp { name, joined, needed });
        decision.say(now, Place::Person(person), Some(game), notice, Priority::Event);
    }
    if game.seats.len() < needed {
        game.confirm_by = None;
        for seat in &mut game.seats {
            seat.confirmed = false;
        }
        return post(decision, now, game);
    }
    let fresh = |at: Option<Timestamp>| at.is_some_and(|at| now.duration_since(at) <= FRESH);
    for seat in &mut game.seats {
        seat.confirmed |= seat.person().is_none() || fresh(seat.promised_at);
    }
    if !game.settings.confirm || unconfirmed(game).next().is_none() {
        post(decision, now, game);
        return begin(decision, now, game);
    }
    let by = now.checked_add(window(game)).unwrap_or(now);
    game.confirm_by = Some(by);
    for person in unconfirmed(game).filter_map(Seat::person) {
        let notice = Notice::Opening(OpeningNotice::Confirm { name: game.name.clone(), by });
        decision.say(now, Place::Person(person.clone()), Some(game), notice, Priority::Event);
    }
    post(decision, now, game);
}

/// Whoever has said within this time that they will play isn't asked again.
pub(super) const FRESH: SignedDuration = SignedDuration::from_hours(1);

/// How long people have to say that they are there: half of the time for a move, ten minutes at least, a day at most.
pub(super) fn window(game: &Game) -> SignedDuration {
    match game.settings.tempo.movement {
        Limit::After(seconds) => SignedDuration::from_secs(i64::from(seconds.clamp(1200, 2 * 86400) / 2)),
        Limit::On(_) => SignedDuration::from_hours(24),
    }
}
