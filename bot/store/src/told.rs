//! What processes on one database tell each other: that something was stored ([`Signal`]), and up to when everything is
//! ([`Receipt`]).

use dragoman_runtime::clock::Clock;
use jiff::Timestamp;
use tokio::sync::broadcast;

use super::opened::Store;
use super::receipts::{Receipt, received};
use super::signals::Signal;

impl Store {
    /// Tells other processes on the same database that something was stored.
    pub(super) fn tell(&self, signal: Signal) {
        self.signals.tell(signal);
    }

    /// Says the same to those of this process who follow the others: whoever changes this doesn't know them.
    pub(super) fn tell_here(&self, signal: Signal) {
        self.signals.tell_here(signal);
    }

    /// What other processes on the same database say from now on.
    pub fn signals(&self) -> broadcast::Receiver<Signal> {
        self.signals.subscribe()
    }

    /// Takes note that something is received now, which isn't stored until the note is dropped.
    pub fn receive(&self, clock: &dyn Clock) -> Receipt {
        received(&self.receipts, clock)
    }

    /// Up to when everything is stored that was sent to the pages of all processes, at most `now`: what is read after this
    /// contains it.
    pub fn stored_until(&self, now: Timestamp) -> Timestamp {
        let own = self.receipts.until(now);
        self.stored_by_others().map_or(own, |others| own.min(others))
    }

    /// Up to when everything is stored that was sent to pages of other processes; `None`: there can be no others.
    pub fn stored_by_others(&self) -> Option<Timestamp> {
        self.membership()?.stored_by_others().map(|until| Timestamp::from_millisecond(until).unwrap_or(Timestamp::MIN))
    }
}
