//! What the parts of the adapter share while logged in.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use jiff::Timestamp;
use matrix_sdk::Client;
use matrix_sdk::ruma::{OwnedEventId, OwnedRoomId, OwnedUserId};
use tokio::sync::{Mutex, RwLock, watch};

use super::attempts::Attempts;
use super::content::{Answered, Uploaded};
use super::invited::Invitations;
use super::setback::Quotas;

/// The longest pause between two attempts to reach the homeserver.
pub(super) const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// What the parts of the adapter share while logged in.
pub(super) struct Account {
    pub(super) client: Client,
    pub(super) own: OwnedUserId,
    pub(super) limits: Quotas,
    /// Rooms are made by one at a time, so that two messages to one person don't open two conversations.
    pub(super) making: Mutex<()>,
    /// Whom we invited again into a conversation they had left, and when.
    pub(super) called_back: Mutex<HashMap<OwnedUserId, Timestamp>>,
    /// The newest uploads by key: a post that is tried again needn't upload its picture again.
    pub(super) uploads: std::sync::Mutex<VecDeque<(String, Uploaded)>>,
    /// The newest messages and where they stand, for their answers.
    pub(super) heard: std::sync::Mutex<VecDeque<(OwnedRoomId, Answered)>>,
    /// Whose invitations into which rooms got no answer.
    pub(super) attempts: Attempts,
    /// What is to be pinned, by room, when the homeserver lets us.
    pub(super) pins: Mutex<HashMap<OwnedRoomId, OwnedEventId>>,
    pub(super) invitations: Mutex<Invitations>,
    /// Whose invitations are accepted: accounts and servers; empty: everybody's.
    pub(super) allow: Vec<String>,
    /// Rooms that were upgraded and that we couldn't follow, and when to try again.
    pub(super) refused_moves: Mutex<HashMap<OwnedRoomId, Timestamp>>,
    /// Whether the first sync since the start is done: before that we don't know which rooms there are.
    pub(super) current: watch::Sender<bool>,
    /// Held open by each message while it is encrypted and sent, shut while a sync is taken in. After a sync in which
    /// somebody's devices may have changed the SDK asks for them under a lock that each message to an encrypted room
    /// takes too, and a message that came first waits five seconds for the answer to a question that can't be put
    /// before it has given up: with eight rooms at once everything stood still for forty seconds.
    pub(super) gate: RwLock<()>,
}

impl Account {
    pub(super) fn new(client: Client, own: OwnedUserId, invitations: u32, allow: Vec<String>) -> Self {
        Self {
            client,
            own,
            limits: Quotas::default(),
            making: Mutex::default(),
            called_back: Mutex::default(),
            uploads: std::sync::Mutex::default(),
            heard: std::sync::Mutex::default(),
            attempts: Attempts::default(),
            pins: Mutex::default(),
            invitations: Mutex::new(Invitations::at_most(invitations)),
            allow,
            refused_moves: Mutex::default(),
            current: watch::Sender::new(false),
            gate: RwLock::default(),
        }
    }
}
