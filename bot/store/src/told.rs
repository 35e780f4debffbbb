//! What processes on one database tell each other ([`Signal`]).

use tokio::sync::broadcast;

use super::opened::Store;
use super::signals::Signal;

impl Store {
    /// Tells other processes on the same database that something was stored.
    pub(super) fn tell(&self, signal: Signal) {
        self.signals.tell(signal);
    }

    /// What other processes on the same database say from now on.
    pub fn signals(&self) -> broadcast::Receiver<Signal> {
        self.signals.subscribe()
    }
}
