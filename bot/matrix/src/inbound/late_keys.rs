//! Messages whose key hasn't come: they wait in their room's queue, and their sender is told if it doesn't come.

use std::time::Duration;

use dragoman_game::event::Event;
use dragoman_runtime::notes::MATRIX_UNDECRYPTED;
use matrix_sdk::ruma::EventId;
use matrix_sdk::{Error, Room, RoomState};

use super::Inbound;
use crate::history::Stopped;
use crate::key_queues::{IN_A_TURN, Waiting};
use crate::reading::Read;
use crate::setback::{ORDINARY, now, requested_wait, unreachable, within};

/// The shortest time between two messages to somebody that their message couldn't be decrypted.
const NOTICE_PAUSE: Duration = Duration::from_secs(60);

fn log_lost(error: &Error, event: &EventId) {
    tracing::error!(%event, %error, "an event that waited for its key can't be read any longer");
}

impl Inbound<'_> {
    /// Tells the sender of `event` that it couldn't be decrypted, once a minute. Returns whether they were told now.
    pub(super) async fn tell_undecryptable(&mut self, room: &Room, event: Event) -> Result<bool, Stopped> {
        let now = now();
        self.notified.retain(|_, at| *at + NOTICE_PAUSE > now);
        if self.notified.contains_key(&event.actor.person) {
            return Ok(false);
        }
        self.notified.insert(event.actor.person.clone(), now);
        self.hand_over(room, event).await?;
        Ok(true)
    }

    pub(super) async fn wait(&mut self, room: &Room, waiting: &Event, is_public: bool) -> Result<(), Stopped> {
        let Ok(event) = EventId::parse(waiting.id.native()) else { return Ok(()) };
        let sender = Some(waiting.actor.person.clone());
        // What has been there that long has had the time for its key, and delays no deadline any further.
        let since = self.gaps.held_back_since(room.room_id()).unwrap_or_else(now);
        let waiting = Waiting { event, said: waiting.at, sender, since, is_public };
        let (name, value) = waiting.cursor(room.room_id());
        // Handled before: only the notice is repeated.
        if self.stored(|| self.sink.cursor(&name)).await?.is_some_and(|value| value.is_empty()) {
            return Ok(());
        }
        self.stored(|| self.sink.advance(&name, &value)).await?;
        self.waiting.push(room.room_id().to_owned(), waiting);
        Ok(())
    }

    /// Tries again to decrypt waiting events, in their order.
    pub(super) async fn retry_waiting(&mut self) -> Result<(), Stopped> {
        for line in self.waiting.turn() {
            let room = self.account.client.get_room(&line.room).filter(|room| room.state() == RoomState::Joined);
            for _ in 0..IN_A_TURN {
                let Some(front) = self.waiting.front(&line) else { break };
                let patient = front.is_patient(now());
                let (event, said) = (front.event.clone(), front.said);
                let mut is_given_up = false;
                if let Some(room) = &room {
                    match within(ORDINARY, room.event(&event, None)).await {
                        Ok(Ok(found)) => match self.read(room, &found, Some(said)).await? {
                            None => break,
                            Some(Read::Undecryptable { .. }) if patient => break,
                            Some(Read::Undecryptable { event, is_told: true }) => {
                                let is_told = self.tell_undecryptable(room, Event { at: said, ..event }).await?;
                                // A room that is read on from before it would have it wait again.
                                is_given_up = is_told || self.gaps.holds(&line.room);
                            }
                            Some(Read::Undecryptable { .. }) => {
                                tracing::info!(%event, "a message in a public room couldn't be decrypted");
                            }
                            Some(Read::Event(event)) => self.hand_over(room, Event { at: said, ..event }).await?,
                            Some(Read::Nothing) => {}
                        },
                        Ok(Err(error)) if unreachable(&error) || requested_wait(&error).is_some() => break,
                        Ok(Err(error)) => {
                            is_given_up = !line.is_public();
                            log_lost(&error, &event);
                        }
                        Err(_) => break,
                    }
                }
                let name = format!("{MATRIX_UNDECRYPTED}{event}");
                if is_given_up {
                    // If it comes again, it doesn't wait, and nobody is told a second time.
                    self.stored(|| self.sink.advance(&name, "")).await?;
                } else {
                    self.stored(|| self.sink.discard(&name)).await?;
                }
                self.waiting.pop(&line);
            }
        }
        Ok(())
    }
}
