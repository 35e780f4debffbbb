//! How far Discord was heard, as the clock is told it: deadlines wait for what could still change a decision.

use std::sync::PoisonError;

use dragoman_game::event::PlatformName;
use dragoman_platform::Sink;
use jiff::Timestamp;
use tokio::time::Instant;

use super::Discord;
use super::reading::Sort;
use super::wire::Id;

impl Discord {
    /// The person who sends orders in `channel`: a private conversation or an order thread.
    pub(super) fn owner(&self, channel: Id) -> Option<Id> {
        match self.reading.known(channel)?.sort {
            Sort::Private(owner) => owner,
            Sort::Public => self.members.alone_in(channel),
        }
    }

    /// The order threads of `person`.
    pub(super) fn order_threads_of(&self, person: Id) -> impl Iterator<Item = Id> {
        self.members.of(person).into_iter().filter(move |thread| self.owner(*thread) == Some(person))
    }

    /// Everything up to `until` has arrived, as far as Discord says: whose messages could still change what is decided at a
    /// deadline until then is read once more, and the clock is told.
    pub(super) async fn heard(&self, sink: &dyn Sink, until: Timestamp) {
        if let Some(from) = self.reading.looks_for_deadlines(until) {
            // Without the store no deadline is handled either.
            let Ok(undecided) = sink.undecided(PlatformName::Discord, from, until).await else { return };
            let undecided = undecided.iter().filter_map(|(person, at)| Some((person.native().parse().ok()?, *at)));
            let undecided: Vec<(Id, Timestamp)> = undecided.collect();
            let threads = |person: Id| self.order_threads_of(person).map(move |thread| (thread, person));
            let threads: Vec<(Id, Id)> = undecided.iter().flat_map(|(person, _)| threads(*person)).collect();
            self.reading.heard(until, &undecided, &threads, Instant::now());
        }
        self.tell_how_far(sink);
    }

    /// Tells the clock up to when Discord was heard, and for whose messages it waits.
    pub(super) fn tell_how_far(&self, sink: &dyn Sink) {
        let _telling = self.telling.lock().unwrap_or_else(PoisonError::into_inner);
        let (heard, awaited) = self.reading.awaits(Instant::now());
        if let Some(heard) = heard {
            // The people first, so that no deadline is handled in between.
            sink.awaited(PlatformName::Discord, &awaited);
            sink.caught_up(PlatformName::Discord, heard);
        }
    }
}
