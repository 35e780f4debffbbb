//! What is read again because of a deadline.
//!
//! Discord's answer to a heartbeat doesn't show that all messages have arrived: they come from other servers of Discord's,
//! and in its disturbances seconds or minutes later. So what people have written to the bot who can still change a phase
//! is read from the history once more, when its deadline has passed. Only their games wait for it, and what they do
//! elsewhere, and only briefly.

use std::collections::BTreeMap;
use std::time::Duration;

use dragoman_game::event::PersonId;
use jiff::Timestamp;
use tokio::time::Instant;

use super::{Again, Id, OUT_OF_ORDER, PAGE_RETRY, Reading, SignedDuration, Sort, State, Unread, Unseen};
use crate::ids::person;

/// How long a deadline waits for it.
const DEADLINE_WAIT: Duration = Duration::from_secs(10);
/// How long before a deadline what was written is read again.
const BEFORE: SignedDuration = SignedDuration::from_mins(2);
/// The most channels for the deadlines of a few seconds: as many as can be read in half that time.
const MOST_CHANNELS: usize = 200;

/// Whether a deadline that has waited since then waits no longer.
fn is_over(since: Instant, now: Instant) -> bool {
    now.saturating_duration_since(since) >= DEADLINE_WAIT
}

impl Again {
    /// Whether nothing waits for it any more.
    pub(super) fn is_over(&self, now: Instant) -> bool {
        self.awaited(now).next().is_none()
    }

    /// The deadlines that wait for it.
    fn awaited(&self, now: Instant) -> impl Iterator<Item = Timestamp> {
        self.deadlines.iter().filter(move |(_, since)| !is_over(*since, now)).map(|(deadline, _)| *deadline)
    }
}

impl State {
    /// `channel` couldn't be read again. Returns whether nothing waits for it from now on.
    pub(super) fn failed_again(&mut self, channel: Id, now: Instant) -> bool {
        let is_over = self.again.get(&channel).is_none_or(|again| again.is_over(now));
        let was_awaited = is_over && self.again.remove(&channel).is_some();
        if let Some(unread) = self.behind.get_mut(&channel) {
            if is_over && unread.left_alone == 0 && unread.held.is_empty() {
                self.behind.remove(&channel);
            } else {
                // What has come meanwhile is read in any case.
                unread.rests_until = Some(now + PAGE_RETRY);
            }
        }
        was_awaited
    }
}

impl Reading {
    /// Since when deadlines weren't looked for, if they must be up to `until`.
    pub(crate) fn looks_for_deadlines(&self, until: Timestamp) -> Option<Timestamp> {
        let looked = self.with(|state| state.heard).unwrap_or(Timestamp::MIN);
        (looked < until).then_some(looked)
    }

    /// Everything up to `until` was heard, but for what `undecided` people may have written by the given deadlines. Their
    /// private conversations are read again, and the `threads` in which they give orders; the first people's if these are
    /// too many.
    pub(crate) fn heard(&self, until: Timestamp, undecided: &[(Id, Timestamp)], threads: &[(Id, Id)], now: Instant) {
        let ranked = undecided.iter().enumerate().map(|(rank, (person, deadline))| (*person, (rank, *deadline)));
        let undecided: BTreeMap<Id, (usize, Timestamp)> = ranked.collect();
        if undecided.is_empty() {
            self.with(|state| state.heard = Some(until));
            return;
        }
        self.with(|state| {
            let conversations = state.known.iter().filter_map(|(channel, known)| match known.sort {
                Sort::Private(Some(person)) => Some((*channel, person)),
                Sort::Private(None) | Sort::Public => None,
            });
            let all = conversations.chain(threads.iter().copied()).filter(|(id, _)| !state.is_out_of_sight(*id));
            let concerned = all.filter_map(|(channel, person)| Some((channel, person, *undecided.get(&person)?)));
            let mut concerned: Vec<_> = concerned.collect();
            concerned.sort_by_key(|(.., (rank, _))| *rank);
            concerned.truncate(MOST_CHANNELS);
            for (channel, person, (_, deadline)) in concerned {
                let Some(known) = state.known.get(&channel).copied() else { continue };
                let again = state.again.entry(channel).or_insert_with(|| Again { person, deadlines: Vec::new() });
                again.person = person;
                // An earlier one waits as long as it would without this one.
                again.deadlines.retain(|(_, since)| !is_over(*since, now));
                again.deadlines.push((deadline, now));
                let since = deadline.saturating_sub(BEFORE).unwrap_or(deadline);
                let unread = state.behind.entry(channel).or_insert_with(|| Unread {
                    released: true,
                    is_again: true,
                    unseen: Some(Unseen { since, read: known.read }),
                    ..Unread::new(now)
                });
                if unread.is_read {
                    // The page that is being read was requested before the deadline, perhaps.
                    unread.left_alone += 1;
                }
                let from = known.read.before(OUT_OF_ORDER).min(Id::first_at(since));
                unread.from = Some(unread.from.map_or(from, |other| other.min(from)));
            }
            state.heard = Some(until);
        });
        self.fallen.notify_one();
    }

    /// Whether a deadline waits for `channel`.
    pub(crate) fn is_awaited(&self, channel: Id) -> bool {
        self.with(|state| state.again.contains_key(&channel))
    }

    /// Up to when everything was heard, and whose messages by which deadlines are still being read again.
    pub(crate) fn awaits(&self, now: Instant) -> (Option<Timestamp>, Vec<(PersonId, Timestamp)>) {
        self.with(|state| {
            let deadlines = |again: &Again| {
                let name = person(again.person);
                again.awaited(now).map(|deadline| (name.clone(), deadline)).collect::<Vec<_>>()
            };
            (state.heard, state.again.values().flat_map(deadlines).collect())
        })
    }
}
