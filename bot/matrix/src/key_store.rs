//! The SDK's store of keys, so that nothing that came in one sync is stored in part, and no key is offered twice.
//!
//! The first message of somebody's device begins an Olm session, and brings a room key. The SDK stores the session at once,
//! and the room keys of all messages after the last message of the sync. A process that ends in between has the session
//! without its room key: the homeserver sends the message again, but the session doesn't accept a message twice, and the
//! room key is lost with everything that was encrypted by it. So a session that was just begun by somebody else is kept
//! here, and stored together with what is stored next, which are the room keys.
//!
//! The SDK uploads one-time keys again until it has stored that they were uploaded. If a process ends in between, the
//! next one would upload the same keys, and the homeserver, which forgets keys that it has given away, would give some
//! of them to a second person: the bot could never read what that person's device encrypts. So keys that another
//! process has made aren't uploaded; the SDK makes new ones in their place.

use std::collections::HashMap;
use std::fmt::Debug;
use std::mem::take;

use async_trait::async_trait;
use matrix_sdk::cross_process_lock::CrossProcessLockGeneration;
use matrix_sdk::ruma::events::secret::request::SecretName;
use matrix_sdk::ruma::{DeviceId, OwnedDeviceId, RoomId, TransactionId, UserId};
use matrix_sdk_crypto::olm::{
    Curve25519PublicKey, InboundGroupSession, OlmMessageHash, OutboundGroupSession, PrivateCrossSigningIdentity,
    SenderDataType,
};
use matrix_sdk_crypto::store::types::{
    BackupKeys, Changes, DehydratedDeviceKey, DeviceChanges, PendingChanges, RoomKeyCounts, RoomKeyWithheldEntry,
    RoomPendingKeyBundleDetails, RoomSettings, StoredRoomKeyBundleData, TrackedUser,
};
use matrix_sdk_crypto::store::{CryptoStore, CryptoStoreError, GossipRequest, SecretInfo};
use matrix_sdk_crypto::{Account, DeviceData, Session, UserIdentityData, vodozemac};
use tokio::sync::Mutex;
use zeroize::Zeroizing;

/// Olm sessions that others have begun, and their devices as they are since.
#[derive(Debug, Default)]
struct Begun {
    sessions: Vec<Session>,
    devices: Vec<DeviceData>,
}

impl Begun {
    /// Everything that is kept, and `changes` after it.
    fn before(&mut self, changes: Changes) -> Changes {
        let Changes { sessions, devices, .. } = &changes;
        let DeviceChanges { new, changed, deleted } = devices;
        let is_newer = |device: &DeviceData| {
            [new, changed, deleted]
                .into_iter()
                .flatten()
                .any(|newer| newer.user_id() == device.user_id() && newer.device_id() == device.device_id())
        };
        let known = take(&mut self.devices).into_iter().filter(|device| !is_newer(device));
        let devices = DeviceChanges {
            new: new.clone(),
            changed: known.chain(changed.iter().cloned()).collect(),
            deleted: deleted.clone(),
        };
        let sessions = take(&mut self.sessions).into_iter().chain(sessions.iter().cloned()).collect();
        Changes { sessions, devices, ..changes }
    }
}

/// A store of keys that stores new sessions of others together with their room keys.
#[derive(Debug)]
pub(super) struct KeyStore<S> {
    store: S,
    begun: Mutex<Begun>,
}

impl<S: CryptoStore> KeyStore<S> {
    pub(super) fn on(store: S) -> Self {
        Self { store, begun: Mutex::default() }
    }

    /// Whether `changes` are a session that somebody else has just begun, and nothing else but their device. A session of
    /// one's own, or one that has been used for writing, has to be stored before what was written with it is sent.
    async fn begins(&self, begun: &Begun, changes: &mut Changes) -> Result<bool, CryptoStoreError> {
        let (sessions, devices) = (take(&mut changes.sessions), take(&mut changes.devices));
        let nothing_else = changes.is_empty()
            && changes.room_key_backups_fully_downloaded.is_empty()
            && changes.rooms_pending_key_bundle.is_empty()
            && devices.new.is_empty()
            && devices.deleted.is_empty();
        let is_new = match sessions.as_slice() {
            [session] if nothing_else => self.is_new(begun, session).await?,
            _ => false,
        };
        (changes.sessions, changes.devices) = (sessions, devices);
        Ok(is_new)
    }

    async fn is_new(&self, begun: &Begun, session: &Session) -> Result<bool, CryptoStoreError> {
        let same = |known: &Session| known.session_id() == session.session_id();
        let received = vodozemac::olm::Session::from_pickle(session.pickle().await.pickle).has_received_message();
        if !received || begun.sessions.iter().any(same) {
            return Ok(false);
        }
        let stored = self.store.get_sessions(&session.sender_key().to_base64()).await.map_err(Into::into)?;
        Ok(!stored.iter().flatten().any(same))
    }

    /// Stores what is kept.
    async fn store_begun(&self) -> Result<(), CryptoStoreError> {
        let mut begun = self.begun.lock().await;
        let changes = begun.before(Changes::default());
        if changes.is_empty() { Ok(()) } else { self.store.save_changes(changes).await.map_err(Into::into) }
    }
}

/// The account without one-time keys that may have been uploaded. They stay when nobody could have received one of them:
/// before the device is known. They also stay in the rare case of a new fallback key, since that would be given up too.
fn without_unconfirmed_keys(mut account: Account) -> Account {
    let (_, one_time, fallback) = account.keys_for_upload();
    if account.shared() && !one_time.is_empty() && fallback.is_empty() {
        account.mark_keys_as_published();
    }
    account
}

/// Implements the store's trait: what is named here is done by the store itself.
macro_rules! key_store {
    ($(fn $name:ident(&self $(, $argument:ident: $kind:ty)*) -> $answer:ty;)*) => {
        #[async_trait]
        impl<S: CryptoStore> CryptoStore for KeyStore<S> {
            type Error = CryptoStoreError;

            async fn save_changes(&self, mut changes: Changes) -> Result<(), CryptoStoreError> {
                let mut begun = self.begun.lock().await;
                if self.begins(&begun, &mut changes).await? {
                    begun.sessions.append(&mut changes.sessions);
                    begun.devices.append(&mut changes.devices.changed);
                    return Ok(());
                }
                self.store.save_changes(begun.before(changes)).await.map_err(Into::into)
            }

            /// An account that has given up a one-time key isn't stored before the session that was begun by it.
            async fn save_pending_changes(&self, changes: PendingChanges) -> Result<(), CryptoStoreError> {
                self.store_begun().await?;
                self.store.save_pending_changes(changes).await.map_err(Into::into)
            }

            async fn load_account(&self) -> Result<Option<Account>, CryptoStoreError> {
                let account = self.store.load_account().await.map_err(Into::into)?;
                Ok(account.map(without_unconfirmed_keys))
            }

            async fn get_sessions(&self, sender_key: &str) -> Result<Option<Vec<Session>>, CryptoStoreError> {
                let begun = self.begun.lock().await;
                let stored = self.store.get_sessions(sender_key).await.map_err(Into::into)?;
                let kept = begun.sessions.iter().filter(|session| session.sender_key().to_base64() == sender_key);
                let all: Vec<Session> = stored.into_iter().flatten().chain(kept.cloned()).collect();
                Ok((!all.is_empty()).then_some(all))
            }

            async fn close(&self) -> Result<(), CryptoStoreError> {
                self.store_begun().await?;
                self.store.close().await.map_err(Into::into)
            }

            $(async fn $name(&self $(, $argument: $kind)*) -> Result<$answer, CryptoStoreError> {
                self.store.$name($($argument),*).await.map_err(Into::into)
            })*
        }
    };
}

key_store! {
    fn load_identity(&self) -> Option<PrivateCrossSigningIdentity>;
    fn save_inbound_group_sessions(&self, sessions: Vec<InboundGroupSession>, backed_up_to: Option<&str>) -> ();
    fn get_inbound_group_session(&self, room: &RoomId, session: &str) -> Option<InboundGroupSession>;
    fn get_withheld_info(&self, room: &RoomId, session: &str) -> Option<RoomKeyWithheldEntry>;
    fn get_withheld_sessions_by_room_id(&self, room: &RoomId) -> Vec<RoomKeyWithheldEntry>;
    fn get_inbound_group_sessions(&self) -> Vec<InboundGroupSession>;
    fn inbound_group_session_counts(&self, backup: Option<&str>) -> RoomKeyCounts;
    fn get_inbound_group_sessions_by_room_id(&self, room: &RoomId) -> Vec<InboundGroupSession>;
    fn get_inbound_group_sessions_for_device_batch(
        &self,
        key: Curve25519PublicKey,
        kind: SenderDataType,
        after: Option<String>,
        limit: usize
    ) -> Vec<InboundGroupSession>;
    fn inbound_group_sessions_for_backup(&self, backup: &str, limit: usize) -> Vec<InboundGroupSession>;
    fn mark_inbound_group_sessions_as_backed_up(&self, backup: &str, sessions: &[(&RoomId, &str)]) -> ();
    fn reset_backup_state(&self) -> ();
    fn load_backup_keys(&self) -> BackupKeys;
    fn load_dehydrated_device_pickle_key(&self) -> Option<DehydratedDeviceKey>;
    fn delete_dehydrated_device_pickle_key(&self) -> ();
    fn get_outbound_group_session(&self, room: &RoomId) -> Option<OutboundGroupSession>;
    fn load_tracked_users(&self) -> Vec<TrackedUser>;
    fn save_tracked_users(&self, users: &[(&UserId, bool)]) -> ();
    fn get_device(&self, user: &UserId, device: &DeviceId) -> Option<DeviceData>;
    fn get_user_devices(&self, user: &UserId) -> HashMap<OwnedDeviceId, DeviceData>;
    fn get_own_device(&self) -> DeviceData;
    fn get_user_identity(&self, user: &UserId) -> Option<UserIdentityData>;
    fn is_message_known(&self, hash: &OlmMessageHash) -> bool;
    fn get_outgoing_secret_requests(&self, request: &TransactionId) -> Option<GossipRequest>;
    fn get_secret_request_by_info(&self, info: &SecretInfo) -> Option<GossipRequest>;
    fn get_unsent_secret_requests(&self) -> Vec<GossipRequest>;
    fn delete_outgoing_secret_requests(&self, request: &TransactionId) -> ();
    fn get_secrets_from_inbox(&self, name: &SecretName) -> Vec<Zeroizing<String>>;
    fn delete_secrets_from_inbox(&self, name: &SecretName) -> ();
    fn get_room_settings(&self, room: &RoomId) -> Option<RoomSettings>;
    fn get_received_room_key_bundle_data(&self, room: &RoomId, user: &UserId) -> Option<StoredRoomKeyBundleData>;
    fn get_pending_key_bundle_details_for_room(&self, room: &RoomId) -> Option<RoomPendingKeyBundleDetails>;
    fn get_all_rooms_pending_key_bundles(&self) -> Vec<RoomPendingKeyBundleDetails>;
    fn has_downloaded_all_room_keys(&self, room: &RoomId) -> bool;
    fn get_custom_value(&self, key: &str) -> Option<Vec<u8>>;
    fn set_custom_value(&self, key: &str, value: Vec<u8>) -> ();
    fn remove_custom_value(&self, key: &str) -> ();
    fn try_take_leased_lock(&self, milliseconds: u32, key: &str, holder: &str) -> Option<CrossProcessLockGeneration>;
    fn next_batch_token(&self) -> Option<String>;
    fn reopen(&self) -> ();
    fn get_size(&self) -> Option<usize>;
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::Path;
    use std::sync::Arc;

    use matrix_sdk::SqliteCryptoStore;
    use matrix_sdk::ruma::api::client::keys::upload_keys;
    use matrix_sdk::ruma::api::client::sync::sync_events::DeviceLists;
    use matrix_sdk::ruma::{OneTimeKeyAlgorithm, OwnedTransactionId, SecondsSinceUnixEpoch, UInt, device_id, user_id};
    use matrix_sdk_crypto::olm::PickledSession;
    use matrix_sdk_crypto::types::requests::AnyOutgoingRequest;
    use matrix_sdk_crypto::vodozemac::olm::{self, OlmMessage, SessionConfig};
    use matrix_sdk_crypto::{DecryptionSettings, EncryptionSyncChanges, OlmMachine, TrustRequirement};

    use super::*;

    async fn opened(folder: &Path) -> SqliteCryptoStore {
        SqliteCryptoStore::open(folder, None).await.expect("a store")
    }

    /// What another process would find now.
    async fn stored(folder: &Path, key: Curve25519PublicKey) -> Vec<String> {
        let store = opened(folder).await;
        store.load_account().await.expect("a store").expect("an account");
        let sessions = store.get_sessions(&key.to_base64()).await.expect("a store");
        sessions.into_iter().flatten().map(|session| session.session_id().to_owned()).collect()
    }

    struct Rig {
        folder: tempfile::TempDir,
        store: Arc<KeyStore<SqliteCryptoStore>>,
        theirs: olm::Account,
    }

    impl Rig {
        async fn new() -> Self {
            let folder = tempfile::tempdir().expect("a folder");
            let store = Arc::new(KeyStore::on(opened(folder.path()).await));
            let (user, device) = (user_id!("@bot:x"), device_id!("DRAGOMAN"));
            OlmMachine::with_store(user, device, Arc::clone(&store), None).await.expect("an account");
            Self { folder, store, theirs: olm::Account::new() }
        }

        /// What another process would find now of sessions with the other device.
        async fn stored(&self) -> Vec<String> {
            stored(self.folder.path(), self.theirs.curve25519_key()).await
        }

        /// The store's form of a session with the other device.
        async fn session(&self, session: &olm::Session) -> Session {
            let now = SecondsSinceUnixEpoch::now();
            let pickle = PickledSession {
                pickle: session.pickle(),
                sender_key: self.theirs.curve25519_key(),
                created_using_fallback_key: false,
                creation_time: now,
                last_use_time: now,
            };
            let own = self.store.get_own_device().await.expect("an own device");
            Session::from_pickle(own.as_device_keys().clone(), pickle).expect("a session")
        }

        /// A session that the other device has begun, after its first message was decrypted.
        async fn begun_by_them(&self) -> Session {
            let mut ours = olm::Account::new();
            ours.generate_one_time_keys(1);
            let key = ours.one_time_keys().into_values().next().expect("a key");
            let mut session = self
                .theirs
                .create_outbound_session(SessionConfig::version_1(), ours.curve25519_key(), key)
                .expect("a session");
            let OlmMessage::PreKey(first) = session.encrypt("a room key").expect("a message") else {
                panic!("the first message brings a key");
            };
            let begun = ours.create_inbound_session(SessionConfig::version_1(), self.theirs.curve25519_key(), &first);
            self.session(&begun.expect("a session").session).await
        }

        /// A session that the bot has begun.
        async fn begun_by_us(&self) -> Session {
            let mut theirs = olm::Account::new();
            theirs.generate_one_time_keys(1);
            let key = theirs.one_time_keys().into_values().next().expect("a key");
            let session = olm::Account::new()
                .create_outbound_session(SessionConfig::version_1(), theirs.curve25519_key(), key)
                .expect("a session");
            self.session(&session).await
        }

        async fn save(&self, changes: Changes) {
            self.store.save_changes(changes).await.expect("a store");
        }
    }

    fn only(session: &Session) -> Changes {
        Changes { sessions: vec![session.clone()], ..Changes::default() }
    }

    fn end_of_sync() -> Changes {
        Changes { next_batch_token: Some("s1".to_owned()), ..Changes::default() }
    }

    #[tokio::test]
    async fn a_session_that_somebody_has_begun_is_stored_with_the_room_keys_and_not_before() {
        let rig = Rig::new().await;
        let (first, second) = (rig.begun_by_them().await, rig.begun_by_them().await);
        rig.save(only(&first)).await;
        rig.save(only(&second)).await;
        assert_eq!(rig.stored().await, Vec::<String>::new());
        let key = rig.theirs.curve25519_key().to_base64();
        let known = rig.store.get_sessions(&key).await.expect("a store").expect("sessions");
        assert_eq!(known.len(), 2, "this process knows them");
        rig.save(end_of_sync()).await;
        let mut stored = rig.stored().await;
        stored.sort();
        let mut both = [first.session_id().to_owned(), second.session_id().to_owned()];
        both.sort();
        assert_eq!(stored, both);
    }

    /// Otherwise a message could be sent with a session that the bot doesn't know after a crash.
    #[tokio::test]
    async fn sessions_that_may_be_written_with_are_stored_at_once() {
        let rig = Rig::new().await;
        let own = rig.begun_by_us().await;
        rig.save(only(&own)).await;
        assert_eq!(rig.stored().await, [own.session_id()]);

        let theirs = rig.begun_by_them().await;
        rig.save(only(&theirs)).await;
        assert!(!rig.stored().await.contains(&theirs.session_id().to_owned()));
        rig.save(only(&theirs)).await;
        assert!(rig.stored().await.contains(&theirs.session_id().to_owned()), "it was used since");

        let known = rig.stored().await.len();
        rig.save(only(&theirs)).await;
        assert_eq!(rig.stored().await.len(), known, "and again");
    }

    /// The one-time keys that this process would upload now, and the request's id.
    async fn uploaded(machine: &OlmMachine) -> (Vec<String>, Option<OwnedTransactionId>) {
        for request in machine.outgoing_requests().await.expect("requests") {
            if let AnyOutgoingRequest::KeysUpload(upload) = request.request() {
                let keys = upload.one_time_keys.values().map(|key| key.json().get().to_owned());
                return (keys.collect(), Some(request.request_id().to_owned()));
            }
        }
        (Vec::new(), None)
    }

    /// The homeserver answers that it has `left` one-time keys, and a fallback key.
    async fn keys_left(machine: &OlmMachine, left: u32) {
        let sync = EncryptionSyncChanges {
            to_device_events: Vec::new(),
            changed_devices: &DeviceLists::default(),
            one_time_keys_counts: &counts(left),
            unused_fallback_keys: Some(&[OneTimeKeyAlgorithm::SignedCurve25519]),
            next_batch_token: None,
        };
        let settings = DecryptionSettings { sender_device_trust_requirement: TrustRequirement::Untrusted };
        machine.receive_sync_changes(sync, &settings).await.expect("a sync");
    }

    fn counts(left: u32) -> BTreeMap<OneTimeKeyAlgorithm, UInt> {
        BTreeMap::from([(OneTimeKeyAlgorithm::SignedCurve25519, left.into())])
    }

    #[tokio::test]
    async fn keys_that_an_ended_process_may_have_uploaded_are_not_uploaded_again() {
        let rig = Rig::new().await;
        let (user, device) = (user_id!("@bot:x"), device_id!("DRAGOMAN"));
        let next = || OlmMachine::with_store(user, device, Arc::clone(&rig.store), None);
        let first = next().await.expect("an account");
        for left in [50, 50, 30] {
            let (_, request) = uploaded(&first).await;
            if let Some(request) = request {
                let response = upload_keys::v3::Response::new(counts(left));
                first.mark_request_as_sent(&request, &response).await.expect("it was sent");
            }
            keys_left(&first, left).await;
        }
        let (lost, request) = uploaded(&first).await;
        assert!(request.is_some() && lost.len() == 20, "{}", lost.len());
        drop(first);

        let second = next().await.expect("the same account");
        assert_eq!(uploaded(&second).await.0, Vec::<String>::new());
        keys_left(&second, 25).await;
        let (new, _) = uploaded(&second).await;
        assert_eq!(new.len(), 25);
        assert!(new.iter().all(|key| !lost.contains(key)));
    }

    #[tokio::test]
    async fn an_account_is_not_stored_before_the_sessions_that_were_begun_with_it() {
        let rig = Rig::new().await;
        let session = rig.begun_by_them().await;
        rig.save(only(&session)).await;
        let account = rig.store.load_account().await.expect("a store");
        rig.store.save_pending_changes(PendingChanges { account }).await.expect("a store");
        assert_eq!(rig.stored().await, [session.session_id()]);
    }
}
