//! Whether a message comes from a device that its sender's account has signed (`matrix.signed_devices`).
//!
//! Whoever runs a homeserver can log in as one of its users, and write what isn't encrypted without any device. They can't
//! sign a device with the user's cross-signing keys. They can replace those keys, so the keys that an account had when the bot
//! met it are remembered, and others count only once the operator accepts them (`matrix.accept_identities`).

use std::time::Duration;

use dragoman_game::event::Unreadable;
use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::{EncryptionInfo, TimelineEvent};
use matrix_sdk::encryption::identities::UserIdentity;
use matrix_sdk::ruma::UserId;

use super::account::Account;
use super::rooms::identity_note;
use super::setback::{now, within};
use super::unread::Unread;

/// How long one message waits for its sender's keys. All that comes after it waits too, and the sender's homeserver may never
/// answer.
const KEYS: Duration = Duration::from_secs(2);
/// How long an answer may take that doesn't help, so that the next message waits for another one.
const PROMPTLY: Duration = Duration::from_millis(500);

impl Account {
    /// Why `event` of `sender` isn't taken where only signed devices count; `None`: it is.
    pub(super) async fn distrust(
        &self,
        room: &Room,
        event: &TimelineEvent,
        sender: &UserId,
    ) -> Result<Option<Unreadable>, Unread> {
        let Some(info) = event.encryption_info() else { return Ok(Some(Unreadable::Unsigned)) };
        let before = self.distrust_as_known(info, sender).await?;
        if before.is_none() {
            return Ok(None);
        }
        let is_here = sender.server_name() == self.own.server_name();
        let whom = if is_here { sender.as_str() } else { sender.server_name().as_str() };
        // It isn't taken, and whoever wrote it is told so and can write again.
        if self.silent.is(whom, now()) || self.silent.is(sender.as_str(), now()) {
            return Ok(before);
        }
        // The device may be new, or signed since.
        let asked = now();
        let identity = match within(KEYS, self.client.encryption().request_user_identity(sender)).await {
            Ok(Ok(identity)) => identity,
            Ok(Err(error)) => return Unread::or_nothing(&error).map(|_: Option<()>| before),
            Err(_) => {
                self.silent.note(whom.to_owned(), now());
                return Ok(before);
            }
        };
        let after = match (identity, info.session_id()) {
            (Some(_), Some(session)) => match room.get_encryption_info(session, sender).await {
                Some(info) => self.distrust_as_known(&info, sender).await?,
                None => before,
            },
            (None, _) | (_, None) => before,
        };
        // Others on that server may have signed their devices.
        if after.is_some() && now() > asked + PROMPTLY {
            self.silent.note(sender.to_string(), now());
        }
        Ok(after)
    }

    /// The same by the keys that are known.
    async fn distrust_as_known(&self, info: &EncryptionInfo, sender: &UserId) -> Result<Option<Unreadable>, Unread> {
        let encryption = self.client.encryption();
        // Whose session it was is asked of the keys of today: its device may have been signed by an identity in between.
        let device = match &info.sender_device {
            Some(device) => encryption.get_device(sender, device).await.map_err(|_| Unread::Homeserver)?,
            None => None,
        };
        if !device.is_some_and(|device| device.is_cross_signed_by_owner()) {
            return Ok(Some(Unreadable::Unsigned));
        }
        let identity = encryption.get_user_identity(sender).await.map_err(|_| Unread::Homeserver)?;
        let Some(identity) = identity.as_ref().and_then(key_of) else { return Ok(Some(Unreadable::Unsigned)) };
        let note = identity_note(sender.as_str());
        // A store that doesn't answer isn't taken for one that knows nobody.
        let known = self.client.state_store().get_custom_value(note.as_bytes()).await;
        match known.map_err(|_| Unread::Homeserver)? {
            Some(known) if known == identity.as_bytes() => Ok(None),
            Some(_) => Ok(Some(Unreadable::NewIdentity)),
            None => {
                self.note(&note, &identity).await;
                Ok(None)
            }
        }
    }

    /// From now on the identities count that `users` have when they write next.
    pub(super) async fn accept_identities(&self, users: &[String]) {
        for user in users {
            let note = identity_note(user);
            if let Err(error) = self.client.state_store().remove_custom_value(note.as_bytes()).await {
                tracing::error!(%error, "a new identity couldn't be accepted");
            }
        }
    }
}

/// The master key of an identity.
fn key_of(identity: &UserIdentity) -> Option<String> {
    identity.master_key().get_first_key().map(|key| key.to_base64())
}
