//! Invitations that got no answer.
use std::collections::BTreeMap;
use std::sync::PoisonError;

use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, RoomId as NativeRoomId, UserId};

/// How often somebody whose homeserver doesn't answer is invited before the others go on without them.
pub(super) const ATTEMPTS: u32 = 3;

/// The number of people for whom failed invitations are counted.
const REMEMBERED: usize = 1024;

/// Invitations that got no answer, by room and person.
#[derive(Debug, Default)]
pub(super) struct Attempts(std::sync::Mutex<BTreeMap<(OwnedRoomId, OwnedUserId), u32>>);

impl Attempts {
    /// Counts an invitation of `user` into `room` that got no answer. Returns whether the others go on without them.
    pub(super) fn is_last(&self, room: &NativeRoomId, user: &UserId) -> bool {
        let mut attempts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if attempts.len() >= REMEMBERED {
            attempts.clear();
        }
        let count = attempts.entry((room.to_owned(), user.to_owned())).or_default();
        *count = count.saturating_add(1);
        *count >= ATTEMPTS
    }

    /// An invitation of `user` into `room` was accepted by the homeserver.
    pub(super) fn reached(&self, room: &NativeRoomId, user: &UserId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&(room.to_owned(), user.to_owned()));
    }
}
