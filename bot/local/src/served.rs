//! The state that every request has.

use std::sync::Arc;

use dragoman_platform::Sink;
use tokio::sync::{Semaphore, mpsc};
use tokio_util::sync::CancellationToken;

use super::addresses::Addresses;
use super::known_secrets::KnownSecrets;
use super::limits::Limits;
use super::network::Local;

/// The state that every request has.
pub(super) struct Served {
    pub(super) local: Arc<Local>,
    pub(super) sink: Arc<dyn Sink>,
    pub(super) limits: Limits,
    /// How often links to maps may be opened, by address.
    pub(super) openings: Limits,
    /// How often links may be tried that open nothing, by address.
    pub(super) guesses: Limits,
    /// How often the page's words may be fetched, by address: nobody has to be known for that.
    pub(super) words: Limits,
    /// Links and opened maps that aren't counted by address.
    pub(super) known: KnownSecrets,
    /// People who have been here with a token: their signed addresses are looked up, whatever others try.
    pub(super) readers: KnownSecrets,
    /// How often somebody may make a new link for themselves.
    pub(super) renewals: Limits,
    /// How many channels somebody may begin.
    pub(super) channels: Limits,
    /// How many pictures and files somebody may fetch.
    pub(super) pictures: Limits,
    /// How often somebody may open a web socket: whoever is disconnected for sending too much comes back no faster.
    pub(super) sockets: Limits,
    /// How many web sockets there may be in all.
    pub(super) lines: Arc<Semaphore>,
    pub(super) addresses: Arc<Addresses>,
    pub(super) stop: CancellationToken,
    /// Held by every web socket while it is open; nothing is ever sent through it.
    pub(super) talking: mpsc::Sender<()>,
}

/// `#` and up to 30 small letters, digits or dashes.
pub(super) fn is_channel(place: &str) -> bool {
    place.strip_prefix('#').is_some_and(|name| {
        (1..=30).contains(&name.len()) && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    })
}

#[cfg(test)]
mod tests {
    use super::is_channel;

    #[test]
    fn channels_have_plain_names() {
        assert!(is_channel("#hall") && is_channel("#game-2"));
        assert!(!is_channel("hall") && !is_channel("#") && !is_channel("#Hall") && !is_channel("#a b"));
    }
}
