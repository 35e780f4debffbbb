//! Why an event has to be read again later.

use dragoman_platform::StoreUnavailable;
use matrix_sdk::Error;

use super::setback::{requested_wait, unreachable};

/// Why an event couldn't be read yet.
pub(super) enum Unread {
    /// The service's store doesn't answer.
    Store(StoreUnavailable),
    /// The homeserver doesn't answer.
    Homeserver,
}

impl From<StoreUnavailable> for Unread {
    fn from(unavailable: StoreUnavailable) -> Self {
        Self::Store(unavailable)
    }
}

impl Unread {
    /// A temporary failure makes the event come again; a permanent one is about a room that the bot can't see.
    pub(super) fn or_nothing<T>(error: &Error) -> Result<Option<T>, Self> {
        if unreachable(error) || requested_wait(error).is_some() {
            return Err(Self::Homeserver);
        }
        tracing::warn!(%error, "the context of an event is unknown");
        Ok(None)
    }
}
