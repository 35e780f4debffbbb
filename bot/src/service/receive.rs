//! Receives events: within the limits, each with its attempts counted, and set aside at its third failure.

use std::sync::PoisonError;
use std::time::Instant;

use dragoman_game::announce::operation::to_sender;
use dragoman_game::event::{Content, Event, EventId, Place};
use dragoman_game::notice::Notice;
use dragoman_platform::Delivered;
use dragoman_runtime::fault;
use dragoman_runtime::metrics::METRICS;
use dragoman_runtime::names::name_from;
use dragoman_store::{StoreError, TRIES, lives};
use dragoman_tasks::contain::caught;
use dragoman_tasks::supervisor::Loop;
use jiff::{SignedDuration, Timestamp};
use tracing::Instrument as _;
use tracing::field::Empty;

use super::Service;
use super::handle::HandleError;
use super::limiter::{Verdict, to_the_minute};
use super::shortened::shortened;

/// A network is being heard if all that was sent there up to this long ago has arrived: it says so about once in 40
/// seconds.
const HEARD: SignedDuration = SignedDuration::from_secs(90);

impl Service {
    /// Handles an event. When this returns its effects are stored, or, if it was a question, it is answered.
    pub async fn handle(&self, event: &Event) -> Result<(), HandleError> {
        self.take(event, None).await?.answered().await;
        Ok(())
    }

    /// Handles an event of an adapter: within the limits, and with its attempts counted, so that an event that fails
    /// repeatedly doesn't stop those after it.
    pub(super) async fn receive(&self, event: Event) -> Result<Delivered, HandleError> {
        let (id, platform) = (event.id.clone(), event.actor.person.platform());
        // In the task of the calling adapter.
        fault::breaks("deliver", || platform.to_string());
        self.supervisor.turned(Loop::Listener(platform));
        let delivered = self.take_within_limits(event).await?;
        tracing::debug!(event = %id, "an event was handled");
        METRICS.events.of(platform).count();
        Ok(delivered)
    }

    async fn take_within_limits(&self, event: Event) -> Result<Delivered, HandleError> {
        let (id, now) = (event.id.clone(), self.clock.now());
        let (verdict, again) = self.limiter.ask_once(&id, &event.actor.person, event.at, now);
        let received = match verdict {
            Verdict::Read => {
                let event = self.in_our_time(event, now, again);
                let (event, length) = shortened(event, self.defaults.limits.text);
                self.take(&event, length).await
            }
            refused => self.refuse(&event, refused).await,
        };
        if received.is_ok() {
            self.limiter.settled(&id);
        }
        received
    }

    /// Tells the sender of an event that isn't read, if `verdict` says so.
    async fn refuse(&self, event: &Event, verdict: Verdict) -> Result<Delivered, HandleError> {
        // An interaction waits for an answer of its own.
        let needs_answer = matches!(event.place, Place::Reply { .. });
        let told = match verdict {
            Verdict::Tell { since, until } => Some((since, until)),
            Verdict::Told { since, until } => Some((since, until)).filter(|_| needs_answer),
            Verdict::Read | Verdict::Ignore => None,
        };
        if let Some((since, until)) = told {
            let until = to_the_minute(until);
            let notice = Notice::Limited { since, until, limit: self.defaults.limits.commands };
            self.only_say(event, notice).await?;
        }
        METRICS.limited.of(event.place.platform()).count();
        Ok(Delivered::default())
    }

    /// The event with its times by our clock, as far as it is known that the network's is ahead of it. What comes `again`
    /// has arrived before: how long that took says nothing of the network's clock.
    fn in_our_time(&self, mut event: Event, now: Timestamp, again: bool) -> Event {
        let network = event.actor.person.platform();
        // Of an order on a map, and of a deletion: Discord doesn't say when that was.
        let is_ours = matches!(event.content, Content::Removed { .. }) || self.on_maps.contain(&event.id);
        if !is_ours && !again {
            let heard = self.heard_of(network).until;
            let is_heard = heard.is_some_and(|until| now.duration_since(until) <= HEARD);
            self.network_clocks.compare(network, event.at, (now, Instant::now()), is_heard);
        }
        let ahead = self.network_clocks.ahead(network, now);
        let ours = |stamp: Timestamp| stamp.checked_sub(ahead).unwrap_or(stamp);
        if !is_ours {
            event.at = ours(event.at);
        }
        if let Content::Edited { said, .. } | Content::Removed { said, .. } = &mut event.content {
            *said = ours(*said);
        }
        event
    }

    /// Handles an event that was attempted fewer than three times before, and sets it aside at its third failure.
    /// `length`: the number of characters that its text had before it was cut. What is logged meanwhile names the
    /// event, its network, and the game that it changes.
    async fn take(&self, event: &Event, length: Option<u32>) -> Result<Delivered, HandleError> {
        let span = tracing::info_span!("event", id = %event.id, network = %event.place.platform(), game = Empty);
        Box::pin(self.take_counted(event, length)).instrument(span).await
    }

    async fn take_counted(&self, event: &Event, length: Option<u32>) -> Result<Delivered, HandleError> {
        let _person = self.people.hold(&event.actor.person).await;
        if let Some(question) = self.answers.under_way(&event.id) {
            return Ok(question);
        }
        let now = self.clock.now();
        if lives::is_forgotten_event(event.at, now) {
            return Ok(Delivered::default());
        }
        // After a restore the networks repeat what was written before somebody asked to be forgotten.
        if self.store.restored().is_some_and(|restored| event.at < restored.begun)
            && self.store.forgot_since(&event.actor.person, event.at).await?
        {
            self.store.note_seen(&event.id, now).await?;
            return Ok(Delivered::default());
        }
        let counted = !self.excused.lock().unwrap_or_else(PoisonError::into_inner).remove(&event.id);
        let Some(tries) = self.store.begin_try(event.id.as_str(), counted, now).await.inspect_err(|_| {
            self.excuse(&event.id, !counted);
        })?
        else {
            return Ok(Delivered::default());
        };
        if tries > TRIES {
            // The process ended three times while handling it.
            self.set_aside(event, "").await?;
            return Ok(Delivered::default());
        }
        let handled =
            caught(Box::pin(self.attempt(event, length, tries))).await.unwrap_or_else(|panicked| Err(panicked.into()));
        let error = match handled {
            Ok(delivered) => return Ok(delivered),
            Err(error) => error,
        };
        // The event's id and the kind of error: never its content.
        tracing::error!(event = %event.id, tries, %error, "an event couldn't be handled");
        if error.is_of_database() {
            // The event isn't the cause, however often it happens.
            self.excuse(&event.id, true);
            return Err(error);
        }
        if tries < TRIES {
            self.store.failed(event.id.as_str(), error.kind(), now).await?;
            return Err(error);
        }
        self.set_aside(event, error.kind()).await?;
        Ok(Delivered::default())
    }

    /// Records whether the next attempt of the event is to be counted.
    fn excuse(&self, event: &EventId, excused: bool) {
        if excused {
            self.excused.lock().unwrap_or_else(PoisonError::into_inner).insert(event.clone());
        }
    }

    /// Counts the event as handled, and tells its sender.
    async fn set_aside(&self, event: &Event, kind: &str) -> Result<(), StoreError> {
        tracing::error!(event = %event.id, kind, "an event is set aside: it failed three times");
        METRICS.set_aside.of(event.place.platform()).count();
        let outgoing = to_sender(event, Notice::SetAside, self.clock.now());
        let key = name_from(&format!("set aside {}", event.id), 22);
        let now = self.clock.now();
        self.store.set_aside(event.id.as_str(), kind, Some(&event.id), &[(outgoing, key)], now).await?;
        self.outbox.notify_waiters();
        Ok(())
    }
}
