//! Handles a row of the outbox: where its notice goes, whether it is still of use, and what became of it.

use dragoman_game::decide::{answered_in, status};
use dragoman_game::event::Place;
use dragoman_game::loaded::RoomRow;
use dragoman_game::model::Game;
use dragoman_game::notice::order_thread::OrderThreads;
use dragoman_game::notice::{Declined, Destination, Notice, Receipt};
use dragoman_game::rings::{Rings, rings};
use dragoman_platform::Setback;
use dragoman_platform::message::Message;
use dragoman_runtime::fault;
use dragoman_runtime::metrics::METRICS;
use dragoman_store::{OutboxRow, StoreError, of_post};
use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::post::mention_in;
use super::{FAULT, GONE, OutboxDispatcher, Sent, WORTH};

impl OutboxDispatcher {
    /// Handles one row: posts its notice, or finds out why it can't be posted, and stores the outcome.
    pub(super) async fn carry(&self, row: &OutboxRow) -> Result<(), StoreError> {
        let now = self.clock.now();
        // The position of a message among the others must not depend on how fast it is edited: a message that isn't
        // posted yet is posted in its turn, with the newest content.
        let newest = self.store.newest(row).await?;
        // A notice that is posted once for several messages needn't be repeated.
        let once = row.notice == Notice::Declined(Declined::TooLateAway);
        let replaces = (newest.is_some() || once) && self.store.standing(row).await?.is_some();
        let row = &OutboxRow { notice: newest.unwrap_or_else(|| row.notice.clone()), ..row.clone() };
        let sent = if row.expires.is_some_and(|expires| expires < now) {
            Sent::Drop("its time had passed")
        } else if replaces && row.attempts == 0 {
            // Only before its first attempt: a post that may exist already must be recorded, or the later row makes a
            // second one.
            Sent::Skip
        } else {
            self.send(row).await?
        };
        fault::point("sent");
        let begun = now;
        let now = self.clock.now();
        let sent = match sent {
            // What is there already, as a room, may be known without asking.
            Sent::Posted(Some(_)) => {
                self.patience.taken(row, now);
                sent
            }
            Sent::Refused(_) | Sent::Closed if self.patience.refused(row, now) => {
                Sent::Drop("it was refused for two days")
            }
            // What follows in a room that wasn't changed would be read by who was to be put out.
            Sent::Wait(_) if self.patience.failed(row, begun, now) => match self.unsettled(row).await? {
                true => Sent::Ended,
                false => Sent::Drop("it failed for two days"),
            },
            other => other,
        };
        let has_ended = !matches!(sent, Sent::Closed | Sent::Wait(_) | Sent::Refused(_));
        match sent {
            Sent::Closed => self.store.postponed(row.seq, self.later(row.attempts.max(6))).await?,
            Sent::Posted(posted) => {
                self.store.posted(row.seq, posted.as_ref(), now).await?;
                METRICS.sent.of(row.to.platform()).count();
                if let (Notice::Receipt(_), 0) = (&row.notice, row.attempts) {
                    METRICS.order_to_answer.observe(now.duration_since(row.due).unsigned_abs());
                }
            }
            Sent::Wait(until) | Sent::Refused(until) => {
                METRICS.retries.of(row.to.platform()).count();
                self.store.postponed(row.seq, until.max(now).max(self.unasked_until(row))).await?;
            }
            Sent::Skip => self.store.dropped(row.seq, "a later one says the same message anew", now).await?,
            Sent::Needless(why) => self.store.dropped(row.seq, why, now).await?,
            Sent::Ended => {}
            Sent::Drop(why) => {
                tracing::warn!(row = row.seq, why, "a notice was dropped");
                METRICS.dropped.of(row.to.platform()).count();
                self.store.dropped(row.seq, why, now).await?;
            }
        }
        if has_ended {
            self.patience.forget(row.seq);
        }
        if row.suspected && has_ended {
            self.store.ended(&of_post(&row.key)).await?;
        }
        fault::point("marked");
        Ok(())
    }

    async fn send(&self, row: &OutboxRow) -> Result<Sent, StoreError> {
        let Some(platform) = self.platform(row.to.platform()) else {
            return Ok(Sent::Wait(self.later(row.attempts)));
        };
        let game = self.game(row.game.as_ref()).await?;
        if row.notice == Notice::EnsureRoom {
            return self.ensure_room(&*platform, row, game.as_ref()).await;
        }
        if row.notice == Notice::EnsureSpace {
            return self.ensure_space(&*platform, row).await;
        }
        if row.notice == Notice::ForgetNotes {
            return self.forget_notes(&*platform, row).await;
        }
        if row.notice == Notice::OrderThreads(OrderThreads::Entered)
            && let Some(sent) = self.clear_order_thread(&*platform, row).await?
        {
            return Ok(sent);
        }
        let place = match &row.to {
            Destination::Place(Place::Room(room)) => match self.store.room(room).await? {
                Some(RoomRow { relayed: Some(_), .. }) => {
                    return Ok(Sent::Needless("letters take the place of its room"));
                }
                Some(RoomRow { relayed: None, .. }) | None => Place::Room(room.clone()),
            },
            Destination::Place(place) => place.clone(),
            Destination::Press { key, .. } => match self.store.room_by_key(key).await? {
                // Why nobody may write there is said there too.
                Some(stored @ RoomRow { relayed: Some(_), .. })
                    if !matches!(row.notice, Notice::RoomEntered { .. }) =>
                {
                    return self.replaced(row, game.as_ref(), &stored).await;
                }
                Some(RoomRow { room: Some(room), .. }) => Place::Room(room),
                Some(RoomRow { room: None, .. }) | None => return Ok(Sent::Drop("its room was never opened")),
            },
        };
        if is_stale(row, &place, game.as_ref(), self.clock.now()) {
            return Ok(Sent::Needless("its phase is over"));
        }
        if let (Notice::Elsewhere { .. }, Place::Channel(channel)) = (&row.notice, &place)
            && game.as_ref().is_none_or(|game| game.results_language(channel).is_none())
        {
            return Ok(Sent::Needless("results aren't posted there any more"));
        }
        let notice = match self.with_actual_readers(&*platform, row, game.as_ref()).await {
            Ok(Some(notice)) => notice,
            Ok(None) => return Ok(Sent::Needless("nobody could read others' rooms")),
            Err(setback) => return self.held_up(row, &place, &setback).await,
        };
        let capabilities = platform.capabilities(&place);
        let reader = self.reader(&place, game.as_ref()).await?;
        let readers = self.readers(&notice, reader, &place, game.as_ref()).await?;
        let may_tidy = capabilities.edits && capabilities.free_edits;
        if matches!(notice, Notice::ReceiptBelow) && !(may_tidy && self.store.standing(row).await?.is_some()) {
            return Ok(Sent::Skip);
        }
        // On the heap, so that the stack of a thread holds the futures around it.
        let composing = Box::pin(self.compose(&notice, game.clone(), (&place, &readers), capabilities));
        let (mut message, rest) = match self.composes(row, composing).await? {
            Some(Some(composed)) => composed,
            Some(None) => return Ok(Sent::Drop("there was nothing to say")),
            None => return Ok(Sent::Drop(FAULT)),
        };
        message.answers = if let Notice::Receipt(Receipt { of, .. }) = &notice {
            of.clone()
        } else {
            row.slot.as_deref().and_then(answered_in)
        };
        let quiet = self.quieten(&mut message, row, (&notice, &place), game.as_ref()).await?;
        let way = match self.way(&*platform, row, place.clone(), game.as_ref()).await? {
            Ok(way) => way,
            // Who could read a thread that the bot can't see isn't known: it is used no more.
            Err(Setback::Gone | Setback::Refused(_)) => return self.order_thread_is_gone(&place).await,
            Err(setback) => return Ok(self.setback(row, &place, &setback)),
        };
        mention_in(&way, &place, &mut message);
        let sent = self.deliver(&*platform, row, (&place, &way), &message, rest).await?;
        if let (Sent::Posted(_), Some(until), Place::Person(person)) = (&sent, quiet, &place) {
            let name = game.as_ref().map(|game| game.name.as_str()).unwrap_or_default();
            self.store.silenced(person, name, until).await?;
        }
        match sent {
            Sent::Closed => self.closed(&*platform, row, &place, game.as_ref()).await,
            Sent::Posted(_) if way == place => {
                self.arrived(row, &place).await?;
                Ok(sent)
            }
            Sent::Drop(GONE) if way != place => self.order_thread_is_gone(&place).await,
            // Somebody with higher permissions than the bot has closed a press room: a new one is opened.
            Sent::Drop(GONE) => self.reopen(&*platform, row).await,
            Sent::Posted(_)
            | Sent::Wait(_)
            | Sent::Refused(_)
            | Sent::Drop(_)
            | Sent::Skip
            | Sent::Needless(_)
            | Sent::Ended => Ok(sent),
        }
    }

    /// Lets `message` ring only for those who want it to. Returns until when the quiet hours last during which it comes
    /// without a sound to the one who reads it.
    async fn quieten(
        &self,
        message: &mut Message,
        row: &OutboxRow,
        (notice, place): (&Notice, &Place),
        game: Option<&Game>,
    ) -> Result<Option<Timestamp>, StoreError> {
        let reader = match place {
            Place::Person(person) => Some(person),
            Place::Channel(_) | Place::Room(_) | Place::Reply { .. } => None,
        };
        if !message.rings && message.mentions.is_empty() || matches!(place, Place::Reply { .. }) {
            return Ok(None);
        }
        let mut people = message.mentions.clone();
        people.extend(reader.cloned());
        let now = self.clock.now();
        let mut until = None;
        for (person, ringing, timezone) in self.store.ringing(&people).await? {
            let zone = timezone.or_else(|| game.map(|game| game.settings.timezone.clone()));
            let zone = zone.unwrap_or_else(|| self.defaults.timezone.clone());
            let zone = TimeZone::get(&zone).unwrap_or(TimeZone::UTC);
            let verdict = rings(&ringing, notice, row.game.as_ref(), now, &zone);
            if verdict == Rings::Yes {
                continue;
            }
            message.mentions.retain(|mentioned| *mentioned != person);
            if reader == Some(&person) {
                message.rings = false;
                if let Rings::Quiet { until: end } = verdict {
                    until = Some(end);
                }
            }
        }
        Ok(until)
    }
}

/// Whether a private answer, or the public status of a phase, comes too late to be of use: it has waited, as after an outage,
/// and its phase is over. The results shouldn't wait for it.
fn is_stale(row: &OutboxRow, place: &Place, game: Option<&Game>, now: Timestamp) -> bool {
    let Some(game) = game else { return false };
    let is_over = match place {
        Place::Person(_) => row.notice.answered_phase().is_over(game, None),
        Place::Channel(_) => row.slot.as_deref().is_some_and(|slot| status::is_past(game, slot)),
        Place::Room(_) | Place::Reply { .. } => false,
    };
    // At a start all that waits is marked as attempted, also what wasn't.
    is_over && (row.attempted.is_none() || row.attempts == 0) && now.duration_since(row.due) > WORTH
}

#[cfg(test)]
mod tests {
    use dragoman_game::notice::Readiness;
    use dragoman_game::notice::help::{Helped, Moment, Small};
    use dragoman_game::post::Key;
    use dragoman_game::testing::{Trial, person};
    use jiff::SignedDuration;

    use super::*;

    #[test]
    fn an_answer_that_has_waited_isnt_posted_once_its_phase_is_over() {
        let mut table = Trial::new();
        let private = Place::Person(person("italy"));
        let now = table.now;
        let row = |number: u32, waited: i64, attempted: bool| OutboxRow {
            seq: 1,
            key: Key::of("row"),
            to: Destination::Place(private.clone()),
            slot: None,
            game: None,
            notice: Notice::Readiness(Readiness {
                ready: true,
                awaited: 6,
                missing: Vec::new(),
                doubts: Vec::new(),
                number,
                retreats: None,
            }),
            due: now.checked_sub(SignedDuration::from_secs(waited)).expect("an instant"),
            expires: None,
            attempted: attempted.then_some(now),
            attempts: u32::from(attempted),
            suspected: false,
        };
        let stale = |table: &Trial, row: &OutboxRow| is_stale(row, &private, Some(table.game()), now);
        assert!(!stale(&table, &row(1, 60, false)), "its phase isn't over");
        for who in ["austria", "england", "france", "germany", "italy", "russia", "turkey"] {
            table.says(who, "ready");
        }
        assert_eq!(table.running().number, 2);
        assert!(stale(&table, &row(1, 60, false)));
        assert!(!stale(&table, &row(1, 1, false)), "it comes in time");
        assert!(!stale(&table, &row(1, 60, true)), "it may have been posted");
        assert!(!stale(&table, &row(2, 60, false)) && !stale(&table, &row(0, 60, false)));
        let hall = Place::Channel(table.game().channel.clone());
        assert!(!is_stale(&row(1, 60, false), &hall, Some(table.game()), now));
        // Whatever it says of the phase that was played then.
        let brief = |number| {
            let (said, moment) = (Small::HowToPlay, Moment::Movement);
            Notice::Help(Helped::Brief { said, moment, private: true, practising: false, number: Some(number) })
        };
        for notice in [brief(1), Notice::Cleared { power: "ITALY".into(), number: 1, unready: false }] {
            assert!(stale(&table, &OutboxRow { notice, ..row(0, 60, false) }));
        }
        assert!(!stale(&table, &OutboxRow { notice: brief(2), ..row(0, 60, false) }));
        // The same for the status of a phase in the channel.
        let status = |number: u32, waited: i64| {
            let slot = Some(format!("status:{}:{number}", table.game().id));
            is_stale(&OutboxRow { slot, ..row(0, waited, false) }, &hall, Some(table.game()), now)
        };
        assert!(status(1, 60) && !status(1, 1) && !status(2, 60));
    }
}
