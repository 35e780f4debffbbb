//! The state that the parts of the adapter share while logged in.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use jiff::Timestamp;
use matrix_sdk::Client;
use matrix_sdk::ruma::{OwnedEventId, OwnedRoomId, OwnedTransactionId, OwnedUserId};
use tokio::sync::{Mutex, RwLock, Semaphore, watch};

use dragoman_game::post::PostId;
use dragoman_platform::message::Message;
use dragoman_platform::searches::Searches;

use super::attempts::Attempts;
use super::content::{Answered, Uploaded};
use super::following::{Following, Move};
use super::invited::Invitations;
use super::named_locks::NamedLocks;
use super::search::{Reached, Sealed};
use super::setback::Quotas;
use super::settings::{MatrixSettings, SearchLimits};
use super::silent::Silent;

/// The longest pause between two attempts to reach the homeserver.
pub(super) const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// How many invitations are accepted or declined at the same time.
const JOINING: usize = 64;

/// Adds `newest`, and forgets the oldest if there are more than `most` then.
pub(super) fn keep_newest<T>(kept: &mut VecDeque<T>, newest: T, most: usize) {
    kept.push_back(newest);
    if kept.len() > most {
        kept.pop_front();
    }
}

/// The state that the parts of the adapter share while logged in.
pub(super) struct Account {
    pub(super) client: Client,
    pub(super) own: OwnedUserId,
    pub(super) limits: Quotas,
    /// One room is made at a time for each person and each key, so that two messages to one person don't open two
    /// conversations. Others don't wait: an invitation may hang with the homeserver of the invited person.
    pub(super) making: NamedLocks,
    /// One event is written into a room at a time. With two, the SDK may encrypt the one by a room key that the other has made
    /// and not given to anybody yet: nobody could ever read it.
    pub(super) writing: NamedLocks,
    /// People who were invited again into a conversation that they had left, and when.
    pub(super) called_back: Mutex<HashMap<OwnedUserId, Timestamp>>,
    /// The newest uploads by key: a retried post needn't upload its picture again.
    pub(super) uploads: std::sync::Mutex<VecDeque<(String, Uploaded)>>,
    /// The newest edits by post that the homeserver hasn't answered, with their transactions: one that is made again is the same.
    pub(super) edits: std::sync::Mutex<VecDeque<(PostId, Message, OwnedTransactionId)>>,
    /// The rooms and threads of the newest messages, for their answers.
    pub(super) recent: std::sync::Mutex<VecDeque<(OwnedRoomId, Answered)>>,
    /// Invitations that got no answer.
    pub(super) attempts: Attempts,
    /// How far a key was looked for in its room.
    pub(super) searches: Searches<Reached>,
    /// Posts of an earlier device whose keys haven't come.
    pub(super) sealed: Sealed,
    /// How far a search comes at once.
    pub(super) search: SearchLimits,
    /// Events to pin, by room, once the homeserver allows it.
    pub(super) pins: std::sync::Mutex<HashMap<OwnedRoomId, OwnedEventId>>,
    /// The pins of a room are changed one at a time, since all are replaced together.
    pub(super) pinning: NamedLocks,
    /// Held while it is noted what a post offers, so that no note is lost.
    pub(super) offering: Mutex<()>,
    pub(super) invitations: Mutex<Invitations>,
    /// Accounts and servers whose invitations are accepted; empty: everybody's.
    pub(super) allow: Vec<String>,
    /// Whether only messages of signed devices count.
    pub(super) signed_devices: bool,
    /// For whom keys were asked in vain.
    pub(super) silent: Silent,
    /// Upgraded rooms that couldn't be followed yet.
    pub(super) following: Mutex<HashMap<Move, Following>>,
    /// Rooms that succeed others, as the service has stored it: by the newer one.
    pub(super) moved: std::sync::RwLock<HashMap<OwnedRoomId, OwnedRoomId>>,
    /// Held while it is looked which invitations are due.
    pub(super) planning: Mutex<()>,
    /// How many invitations are accepted or declined at the same time: another homeserver may never answer.
    pub(super) joining: Semaphore,
    /// Whether the first sync since the start is complete: before that the list of rooms may be outdated.
    pub(super) current: watch::Sender<bool>,
    /// Held for reading by each message to an encrypted room while it is encrypted and sent, and for writing while a sync is
    /// processed. It protects two things:
    ///
    /// The SDK's lock on requests for devices. After a sync in which somebody's devices may have changed, the SDK requests them
    /// under a lock that each such message needs too. A message that takes the lock first waits five seconds for an answer
    /// to a request that can't be sent before it has given up: with eight rooms at once this blocked everything for forty
    /// seconds.
    ///
    /// The order in which `KeyStore` stores: what a message stores during a sync would bring sessions into the database before
    /// the room keys that came by them.
    ///
    /// Messages to other rooms touch neither, and don't wait. What can be asked for before it is held isn't asked for under it:
    /// a sync that queues behind a message holds up the messages of all encrypted rooms.
    pub(super) gate: RwLock<()>,
}

impl Account {
    pub(super) fn new(client: Client, own: OwnedUserId, invitations: u32, settings: &MatrixSettings) -> Self {
        Self {
            client,
            own,
            limits: Quotas::default(),
            making: NamedLocks::default(),
            writing: NamedLocks::default(),
            called_back: Mutex::default(),
            uploads: std::sync::Mutex::default(),
            edits: std::sync::Mutex::default(),
            recent: std::sync::Mutex::default(),
            attempts: Attempts::default(),
            searches: Searches::default(),
            sealed: Sealed::default(),
            search: settings.search,
            pins: std::sync::Mutex::default(),
            pinning: NamedLocks::default(),
            offering: Mutex::default(),
            invitations: Mutex::new(Invitations::at_most(invitations)),
            allow: settings.allow.clone(),
            signed_devices: settings.signed_devices,
            silent: Silent::default(),
            following: Mutex::default(),
            moved: std::sync::RwLock::default(),
            planning: Mutex::default(),
            joining: Semaphore::new(JOINING),
            current: watch::Sender::new(false),
            gate: RwLock::default(),
        }
    }
}
