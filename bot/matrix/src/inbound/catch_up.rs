//! Rooms that are behind: which they are, and how they are read beside the others.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use dragoman_game::event::{PersonId, PlatformName};
use futures_util::{FutureExt, StreamExt};
use jiff::Timestamp;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::RoomId;
use matrix_sdk::sync::SyncResponse;
use matrix_sdk::{Room, RoomState};

use super::{Delivery, Inbound};
use crate::gaps::{Arrived, Awaited, GAP, Gap, HELD, HELD_AT_START, Refused};
use crate::history::{RoomEvents, Stopped, read_gap};
use crate::setback::{ORDINARY, now, within};

/// How long the others wait for rooms that are read beside them: usually these are read at once.
const TOGETHER: Duration = Duration::from_secs(2);
/// How long the others wait for what came behind a gap that is given up.
const DELIVERY: Duration = Duration::from_secs(30);
/// How many rooms are read at once at the start.
const ROOMS_AT_ONCE: usize = 4;
/// How many rooms are read together at the start, in the order of time. More are read beside the rest, and each is
/// delivered when it is read: a process that ends soon has made some progress.
const AT_START: usize = 16;

impl Inbound<'_> {
    /// Reads `room` beside the others, from `from` on, with no event older than `earliest`.
    pub(super) async fn suspend(
        &mut self,
        room: &Room,
        from: &str,
        earliest: Option<Timestamp>,
    ) -> Result<(), Stopped> {
        let (now, id) = (now(), room.room_id());
        let refused = if self.gaps.holds(id) {
            self.gaps.refused(id, from, now)
        } else {
            let gap = self.gap(room, from, earliest, now).await;
            let value = gap.value();
            self.gaps.begin(id, gap);
            Refused::Again(value)
        };
        match refused {
            Refused::Again(value) => self.store_gap(id, &value).await,
            Refused::GivenUp(arrived) => {
                tracing::error!(room = %id, "a room couldn't be read, and is skipped up to where it came live");
                self.deliver_arrived(room, from, arrived).await?;
                self.forget_gap(id).await
            }
        }
    }

    /// Reads `room` on from `from` when less of it waits for keys.
    pub(super) async fn hold_back(
        &mut self,
        room: &Room,
        from: &str,
        earliest: Option<Timestamp>,
    ) -> Result<(), Stopped> {
        let (now, id) = (now(), room.room_id());
        if !self.gaps.holds(id) {
            let gap = self.gap(room, from, earliest, now).await;
            self.gaps.begin(id, gap);
        }
        match self.gaps.hold_back(id, from, now) {
            Some(value) => self.store_gap(id, &value).await,
            None => Ok(()),
        }
    }

    /// A gap of `room` that begins now, and whose deadlines wait for it.
    async fn gap(&self, room: &Room, from: &str, earliest: Option<Timestamp>, now: Timestamp) -> Gap {
        // What was written while nobody listened may still be in it.
        let held = if now < self.begun + super::BEHIND { HELD_AT_START } else { HELD };
        Gap::begun(from, earliest, self.awaited(room, self.seen.earliest(), held).await, now)
    }

    /// Delivers what came live while a gap of `room` was tried, which is given up.
    async fn deliver_arrived(&mut self, room: &Room, from: &str, arrived: Vec<Arrived>) -> Result<(), Stopped> {
        let until = tokio::time::Instant::now() + DELIVERY;
        for (event, earliest) in arrived {
            let found = tokio::time::timeout_at(until, within(ORDINARY, room.event(&event, None))).await;
            match found {
                Ok(Ok(Ok(found))) => {
                    match self.deliver((room.clone(), found, from.to_owned(), earliest)).await? {
                        Delivery::Nothing | Delivery::Done => {}
                        Delivery::Unread => {
                            tracing::error!(%event, "an event behind a gap can't be read, and is skipped")
                        }
                        // Better too early than not at all: it is asked for only once.
                        Delivery::HeldBack(event) => self.hand_over(room, *event).await?,
                    }
                }
                Ok(Ok(Err(error))) => {
                    tracing::error!(%event, %error, "an event behind a gap can't be requested, and is skipped");
                }
                // The others wait meanwhile.
                Ok(Err(_)) | Err(_) => {
                    tracing::error!(room = %room.room_id(), "what came behind a gap isn't given in time, and is skipped");
                    break;
                }
            }
        }
        Ok(())
    }

    /// All of `room` is delivered.
    pub(super) async fn close_gap(&mut self, room: &RoomId) -> Result<(), Stopped> {
        if self.gaps.closed(room, now()) { self.forget_gap(room).await } else { Ok(()) }
    }

    /// Stores where reading `room` continues.
    async fn store_gap(&self, room: &RoomId, value: &str) -> Result<(), Stopped> {
        let name = format!("{GAP}{room}");
        self.stored(|| self.sink.advance(&name, value)).await
    }

    pub(super) async fn forget_gap(&self, room: &RoomId) -> Result<(), Stopped> {
        let name = format!("{GAP}{room}");
        self.stored(|| self.sink.discard(&name)).await
    }

    /// The person in `room` whose private messages may be in its gap: the only other one who has joined it. `said`:
    /// everything before this was read; `None`: unknown.
    pub(super) async fn awaited(&self, room: &Room, said: Option<Timestamp>, held: Duration) -> Option<Awaited> {
        let is_theirs = room.joined_members_count() == 2 && room.active_members_count() == 2;
        let members = if is_theirs { room.joined_user_ids().await.ok()? } else { return None };
        let person = members.into_iter().find(|user| *user != self.account.own)?;
        let said = said.unwrap_or(Timestamp::UNIX_EPOCH);
        Some(Awaited { person: PersonId::new(PlatformName::Matrix, person.as_str()), said, until: now() + held })
    }

    /// Reads gaps that are due, each in a task of its own, and delivers those that are read.
    pub(super) async fn close_gaps(&mut self) -> Result<(), Stopped> {
        let patience = if self.read_due_gaps().await? { TOGETHER } else { Duration::ZERO };
        let until = tokio::time::Instant::now() + patience;
        while let Ok(Some(ended)) = tokio::time::timeout_at(until, self.reading.join_next()).await {
            let Ok((id, Some(mut read))) = ended else { continue };
            // The bot may have left it meanwhile.
            if self.gaps.holds(&id) {
                (read.arrived, read.earliest) = self.gaps.earliest(&id);
                let room = read.room.clone();
                self.deliver_all(vec![read]).await?;
                self.open_room(&room, true, true).await?;
            }
            self.read_due_gaps().await?;
        }
        Ok(())
    }

    /// Begins to read gaps that are due. Returns whether there were any.
    pub(super) async fn read_due_gaps(&mut self) -> Result<bool, Stopped> {
        self.gaps.wait_for(|room| self.waiting.is_waiting(room), now());
        let due = self.gaps.take_due(now());
        let any = !due.is_empty();
        for (id, gap) in due {
            // Stored before it is read: its reading may end the program.
            self.store_gap(&id, &gap.value()).await?;
            let room = self.account.client.get_room(&id).filter(|room| room.state() == RoomState::Joined);
            let Some(room) = room else {
                self.gaps.left(&id);
                self.forget_gap(&id).await?;
                continue;
            };
            let (account, stop) = (self.account.clone(), self.stop.clone());
            self.reading.spawn(async move {
                let reading = read_gap(&account, &room, &gap, &stop);
                match AssertUnwindSafe(reading).catch_unwind().await {
                    Ok(read) => (id, read.ok()),
                    Err(_) => {
                        tracing::error!(room = %id, "reading a room panicked");
                        (id, Some(RoomEvents::refused(&room, &gap.from, gap.earliest)))
                    }
                }
            });
        }
        Ok(any)
    }

    /// At the start: all events since the adapter's token, in every room; none if there is no token: messages from
    /// before the bot was there aren't for it. Also whether they are read beside the rest, since there are many.
    pub(super) async fn since_committed(&mut self) -> Result<(Vec<RoomEvents>, bool), Stopped> {
        let Some(token) = self.committed.clone() else { return Ok((Vec::new(), false)) };
        let news = self.rooms_with_news(&token).await?;
        let rooms = self.account.client.joined_rooms().into_iter().filter(|room| {
            let id = room.room_id();
            !self.gaps.holds(id) && news.as_ref().is_none_or(|news| news.contains(id))
        });
        let rooms: Vec<Room> = rooms.collect();
        if rooms.len() > AT_START {
            self.suspend_all(&rooms, &token).await?;
            return Ok((Vec::new(), true));
        }
        let (this, token) = (&*self, &token);
        let mut reading = futures_util::stream::iter(rooms.into_iter().map(|room| async move {
            let earliest = this.seen.earliest_in(room.room_id());
            this.history().missed(&room, token, earliest).await
        }))
        .buffer_unordered(ROOMS_AT_ONCE);
        let mut batch = Vec::new();
        while let Some(read) = reading.next().await {
            batch.push(read?);
        }
        Ok((batch, false))
    }

    /// Reads `rooms` beside the rest, from `token` on.
    pub(super) async fn suspend_all(&mut self, rooms: &[Room], token: &str) -> Result<(), Stopped> {
        for room in rooms {
            let id = room.room_id();
            let earliest = self.seen.earliest_in(id);
            let gap = Gap::begun(token, earliest, None, now());
            let gap = gap.since_start(self.awaited(room, earliest, HELD_AT_START).await);
            let value = gap.value();
            self.gaps.begin(id, gap);
            self.store_gap(id, &value).await?;
        }
        Ok(())
    }

    /// After the start: the events of the sync, with its gaps filled.
    pub(super) async fn brought(&mut self, response: &SyncResponse) -> Result<Vec<RoomEvents>, Stopped> {
        let mut batch = Vec::new();
        for (id, update) in &response.rooms.joined {
            let Some(room) = self.account.client.get_room(id) else { continue };
            let (from, earliest) = (self.committed.clone().unwrap_or_default(), self.seen.earliest_in(id));
            if self.gaps.holds(id) {
                let events = update.timeline.events.iter().filter_map(TimelineEvent::event_id);
                self.gaps.pass_over(id, &from, events, !update.timeline.limited, self.seen.earliest());
                continue;
            }
            if !self.joined.contains(id) {
                // The homeserver may have to ask others what was written before.
                self.suspend(&room, "", earliest).await?;
                continue;
            }
            let brought = if update.timeline.limited && !from.is_empty() {
                self.history().missed(&room, &from, earliest).await?
            } else {
                RoomEvents::read(room, update.timeline.events.clone(), &from, earliest)
            };
            if !brought.events.is_empty() || brought.gap.is_some() {
                batch.push(brought);
            }
        }
        Ok(batch)
    }
}
