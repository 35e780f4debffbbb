//! Hands messages to a network: posts and edits them, removes what is left over, and reports what keeps a channel or a
//! room from taking them.

use dragoman_game::decide::network::{Known, Next};
use dragoman_game::event::{Place, RoomId};
use dragoman_game::notice::opening::OpeningNotice;
use dragoman_game::notice::{Destination, Notice};
use dragoman_game::post::{Key, PostId, Posted, Standing};
use dragoman_game::refusal::Refusal;
use dragoman_game::report::Report;
use dragoman_platform::message::Message;
use dragoman_platform::{Platform, Setback};
use dragoman_runtime::fault;
use dragoman_store::{OutboxRow, StoreError};
use jiff::{SignedDuration, Timestamp};
use tracing::Instrument as _;

use super::call::call;
use super::{OutboxDispatcher, Sent};

/// How long every network remembers a key for certain: after that the post is looked for before it is made again.
const MEMORY: SignedDuration = SignedDuration::from_secs(120);

/// How much the clocks of networks and processes may differ from ours.
const DIFFERENCE: SignedDuration = SignedDuration::from_secs(10);

/// How far a post is looked for if it isn't known when it was made.
const LONG: SignedDuration = SignedDuration::from_hours(24);

/// How long after its first try a row isn't held up any more by the rest of an earlier post that can't be removed.
const REMOVED_FOR: SignedDuration = SignedDuration::from_mins(10);

impl OutboxDispatcher {
    /// Posts `message` and its further parts, or edits the posts in the row's slot: parts are added and removed.
    pub(super) async fn deliver(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        (place, way): (&Place, &Place),
        message: &Message,
        rest: Vec<Message>,
    ) -> Result<Sent, StoreError> {
        let capabilities = platform.capabilities(place);
        // Nobody can give one post the same reaction twice: each step of a choice by reactions is a post of its own.
        let is_step = matches!(row.notice, Notice::Opening(OpeningNotice::Draft { .. }));
        let edits = capabilities.edits && !(is_step && capabilities.reactions > 0);
        let standing = if edits { self.store.standing(row).await? } else { None };
        // A post in an order thread that isn't used any more, since others can read it perhaps, stays as it is. What stands in
        // private isn't continued in a thread either: all parts of a post are in one place.
        let is_there = |standing: &Standing| {
            let there = &standing.first.place;
            there == way || !matches!((there, way), (Place::Room(_), _) | (_, Place::Room(_)))
        };
        let standing = standing.filter(is_there);
        if standing.is_none() && matches!(row.notice, Notice::ReceiptBelow) {
            return Ok(Sent::Skip);
        }
        let sent = self.set(platform, row, way, standing.as_ref().map(|standing| &standing.first), message).await?;
        let Sent::Posted(Some(Standing { first, .. })) = sent else { return Ok(sent) };
        let (there, before) = match standing {
            Some(Standing { first, rest: Some(before) }) => (first, before),
            // Which posts had the rest isn't known: they stay, and nothing is posted twice.
            Some(Standing { rest: None, .. }) => return Ok(Sent::Posted(Some(Standing { first, rest: None }))),
            None => (first.clone(), Vec::new()),
        };
        let posted_as = |id: &PostId| Posted { place: there.place.clone(), id: id.clone() };
        // What comes after a part that somebody had deleted, and that was posted anew, is posted anew below it.
        let mut is_anew = first.id != there.id;
        let mut parts = Vec::with_capacity(rest.len());
        // Each part has its own key, derived from the row's: after a crash every part is found again.
        for (number, message) in rest.into_iter().enumerate() {
            fault::point("between parts");
            let attempted = row.attempted.or(Some(self.clock.now()));
            let part = OutboxRow { key: row.key.part(number), attempted, ..row.clone() };
            let known = before.get(number).filter(|_| !is_anew).map(posted_as);
            match self.set(platform, &part, way, known.as_ref(), &message).await? {
                Sent::Posted(posted) => {
                    let id = posted.map(|posted| posted.first.id);
                    is_anew |= known.is_some_and(|known| id != Some(known.id));
                    parts.extend(id);
                }
                setback => return Ok(setback),
            }
        }
        for surplus in before.iter().filter(|id| !parts.contains(id)).map(posted_as) {
            match platform.remove(&surplus).instrument(call("remove")).await {
                Ok(()) | Err(Setback::Gone) => {}
                Err(Setback::Later { not_before, .. }) if !self.has_tried_for(row, REMOVED_FOR) => {
                    // Each further try edits all parts anew, and what comes after the row waits.
                    return Ok(Sent::Wait(not_before.max(self.later(row.attempts.min(4)))));
                }
                Err(setback) => {
                    tracing::info!(row = row.seq, %setback, "the rest of an earlier post couldn't be removed");
                }
            }
        }
        Ok(Sent::Posted(Some(Standing { first, rest: Some(parts) })))
    }

    /// Whether more than this time has passed since the first try of the row.
    fn has_tried_for(&self, row: &OutboxRow, time: SignedDuration) -> bool {
        let now = self.clock.now();
        row.attempted.is_some_and(|first| !(-DIFFERENCE..=time).contains(&now.duration_since(first)))
    }

    /// Edits the post `standing`, or posts `message` if there is none.
    async fn set(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        way: &Place,
        standing: Option<&Posted>,
        message: &Message,
    ) -> Result<Sent, StoreError> {
        let Some(posted) = standing else { return self.post(platform, row, way, message).await };
        // An edit gives the post its whole content: repeating it changes nothing.
        if !self.attempt(row, "editing").await? {
            return Ok(self.unsure(row));
        }
        Ok(match platform.edit(posted, message).instrument(call("edit")).await {
            Ok(()) => Sent::Posted(Some(posted.clone().into())),
            Err(Setback::Gone) => self.post(platform, row, way, message).await?,
            Err(setback) => {
                self.nothing_done(row, &setback).await?;
                self.held_up(row, way, &setback).await?
            }
        })
    }

    pub(super) async fn post(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        place: &Place,
        message: &Message,
    ) -> Result<Sent, StoreError> {
        let now = self.clock.now();
        if let Some(attempted) = row.attempted
            && !is_remembered(attempted, now)
        {
            // If our clock has been set back since, it isn't known when that was.
            let earliest = if attempted <= now { attempted } else { now.checked_sub(LONG).unwrap_or(now) };
            match platform.find(&row.key, place, sometime_before(earliest)).instrument(call("find")).await {
                Ok(Some(posted)) => return Ok(Sent::Posted(Some(posted.into()))),
                Ok(None) => {}
                Err(setback) => return self.held_up(row, place, &setback).await,
            }
        }
        if !self.attempt(row, "sending").await? {
            return Ok(self.unsure(row));
        }
        Ok(match hand_over(platform, &row.key, place, message).await {
            Ok(posted) => Sent::Posted(Some(posted.into())),
            Err(setback) => {
                self.nothing_done(row, &setback).await?;
                self.held_up(row, place, &setback).await?
            }
        })
    }

    /// After the first attempt of `row`: if nothing was posted for certain, it is as if there hadn't been one.
    async fn nothing_done(&self, row: &OutboxRow, setback: &Setback) -> Result<(), StoreError> {
        match setback {
            Setback::Later { nothing_done: true, .. } if row.attempted.is_none() => {
                self.store.not_attempted(row.seq).await
            }
            Setback::Later { .. } | Setback::Gone | Setback::Refused(_) => Ok(()),
        }
    }

    /// Reports what is wrong with a channel; the row may end because of that.
    pub(super) async fn held_up(&self, row: &OutboxRow, place: &Place, setback: &Setback) -> Result<Sent, StoreError> {
        match self.report_setback(row, place, setback).await? {
            true => Ok(Sent::Ended),
            false => Ok(self.setback(row, place, setback)),
        }
    }

    /// Reports that nothing can be posted in a channel, each time until something can, or in an archived room, since as many
    /// are active as the network allows. Returns whether the row has ended because of that.
    async fn report_setback(&self, row: &OutboxRow, place: &Place, setback: &Setback) -> Result<bool, StoreError> {
        let channel = match (place, setback) {
            (Place::Channel(channel), _) => channel,
            (Place::Room(room), Setback::Refused(Refusal::TooManyRooms)) => {
                return self.report_too_many_rooms(row, room).await;
            }
            (Place::Room(_) | Place::Person(_) | Place::Reply { .. }, _) => return Ok(false),
        };
        let report = match setback {
            Setback::Refused(refusal) => {
                let (channel, refusal) = (channel.clone(), refusal.clone());
                Report::ChannelRefused { channel, refusal, again: self.patience.is_refused(row, self.clock.now()) }
            }
            Setback::Gone => Report::ChannelDeleted { channel: channel.clone() },
            Setback::Later { .. } => return Ok(false),
        };
        let loaded = match &row.game {
            Some(id) => self.store.game(id).await?,
            None => None,
        };
        let (game, version) =
            (loaded.as_ref().map(|loaded| &loaded.game), loaded.as_ref().map(|loaded| loaded.version));
        let carried = Some((&row.notice, &row.key));
        let known = Known { game, version, carried, ..Known::at(self.clock.now()) };
        let next = self.report(Some(row), &report, known).await?;
        Ok(matches!(next, Next::Drop(_)))
    }

    /// Reports that `room`, a press room or the order thread that replaces somebody's private messages, stays archived, since as
    /// many are active as the network allows. Returns whether the row has ended because of that.
    async fn report_too_many_rooms(&self, row: &OutboxRow, room: &RoomId) -> Result<bool, StoreError> {
        let (game, press_room) = (self.game(row.game.as_ref()).await?, self.store.room(room).await?);
        let refusal = Refusal::TooManyRooms;
        let report = match (&press_room, &row.to) {
            (Some(_), _) => Report::RoomRefused { refusal },
            (None, Destination::Place(Place::Person(person) | Place::Reply { author: person, .. })) => {
                Report::OrderThreadRefused { person: person.clone(), refusal }
            }
            (None, Destination::Place(_) | Destination::Press { .. }) => return Ok(false),
        };
        let carried = Some((&row.notice, &row.key));
        let known = Known { game: game.as_ref(), rooms: press_room.as_slice(), carried, ..Known::at(self.clock.now()) };
        Ok(matches!(self.report(Some(row), &report, known).await?, Next::Drop(_)))
    }
}

/// Mentions the reader of `place`, whose messages go to the room `way` instead: there only mentions ring.
pub(super) fn mention_in(way: &Place, place: &Place, message: &mut Message) {
    if let (Place::Room(_), Place::Person(person), true) = (way, place, message.rings) {
        message.mentions = vec![person.clone()];
    }
}

/// Passes `message` to the network.
pub(super) async fn hand_over(
    platform: &dyn Platform,
    key: &Key,
    place: &Place,
    message: &Message,
) -> Result<Posted, Setback> {
    fault::breaks("post", || format!("{} {}", platform.name(), message.text.markdown()));
    platform.post(key, place, message).instrument(call("post")).await
}

/// Whether every network still knows `now` what it was given at `instant`. An instant to come says nothing about when that
/// was: our clock has been set back since.
pub(super) fn is_remembered(instant: Timestamp, now: Timestamp) -> bool {
    (-DIFFERENCE..=MEMORY).contains(&now.duration_since(instant))
}

/// From when on a post is looked for that was made at `instant` at the earliest: clocks differ.
pub(super) fn sometime_before(instant: Timestamp) -> Timestamp {
    instant.checked_sub(SignedDuration::from_hours(1)).unwrap_or(instant)
}
