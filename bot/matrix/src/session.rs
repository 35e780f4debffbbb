//! Logging in: once, with session and keys stored, and the bot's device signed by its own cross-signing key.
//!
//! Below `matrix/` in the data folder: `session.json` (the account, the access token, the key of the store), `store/`
//! (the SDK's databases, encrypted with that key) and `recovery-key` (restores identity and message keys from the
//! homeserver when everything else is lost). Only the owner can read them. The device's name is chosen and stored
//! before the first login, so that the program comes back as the same device after a crash. The database names the
//! device too: of processes that share one, none logs in as another device because it doesn't find the folder.

use std::path::{Path, PathBuf};
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use dragoman_platform::{Cursors, StoreUnavailable, Unusable};
use dragoman_runtime::data_folder::{PARTIAL, RESTORED, write_private};
use futures_util::FutureExt;
use matrix_sdk::authentication::matrix::MatrixSession;
use matrix_sdk::config::{RequestConfig, StoreConfig, SyncSettings};
use matrix_sdk::cross_process_lock::CrossProcessLockConfig;
use matrix_sdk::encryption::identities::ManualVerifyError;
use matrix_sdk::encryption::recovery::RecoveryError;
use matrix_sdk::encryption::{BackupDownloadStrategy, CrossSigningResetAuthType, CryptoStoreError, EncryptionSettings};
use matrix_sdk::ruma::api::client::uiaa::{AuthData, MatrixUserIdentifier, Password, UserIdentifier};
use matrix_sdk::ruma::api::error::ErrorKind;
use matrix_sdk::ruma::{OwnedDeviceId, OwnedUserId, UserId};
use matrix_sdk::{
    Client, ClientBuildError, ClientBuilder, Error, SessionMeta, SessionTokens, SqliteCryptoStore,
    SqliteEventCacheStore, SqliteMediaStore, SqliteStateStore, SqliteStoreConfig, reqwest,
};
use matrix_sdk_crypto::CollectStrategy;
use serde::{Deserialize, Serialize};

use super::key_store::KeyStore;
use super::setback::{self, HEAVY, ORDINARY, requested_wait, unreachable, within};
use crate::settings::{Login, MatrixSettings};

/// Why there is no session yet.
#[derive(Debug)]
pub(super) enum NoSession {
    /// The operator must change something.
    Unusable(Unusable),
    /// The homeserver doesn't answer, or demands a pause: try again after this long.
    Unreachable(String, Duration),
    /// The database doesn't answer.
    StoreUnavailable,
}

impl From<StoreUnavailable> for NoSession {
    fn from(_: StoreUnavailable) -> Self {
        Self::StoreUnavailable
    }
}

impl From<Unusable> for NoSession {
    fn from(unusable: Unusable) -> Self {
        Self::Unusable(unusable)
    }
}

/// The stored session. Never printed.
#[derive(Serialize, Deserialize)]
pub(super) struct StoredSession {
    homeserver: String,
    device_id: OwnedDeviceId,
    user_id: Option<OwnedUserId>,
    pub(super) access_token: Option<String>,
    /// Encrypts the SDK's databases: base64 of 32 bytes.
    store_key: String,
}

pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn at(path: &Path) -> Result<Self, Unusable> {
        let folder = Self(path.to_owned());
        std::fs::create_dir_all(&folder.0).map_err(|error| folder.unwritable(&error))?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            std::fs::set_permissions(&folder.0, std::fs::Permissions::from_mode(0o700))
                .map_err(|error| folder.unwritable(&error))?;
        }
        Ok(folder)
    }

    pub(super) fn unwritable(&self, error: &std::io::Error) -> Unusable {
        Unusable { key: "data", sentence: format!("{} can't be used: {error}", self.0.display()) }
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a file that only its owner can read, as a whole or not at all.
    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Unusable> {
        write_private(&self.path(name), bytes).map_err(|error| self.unwritable(&error))
    }

    fn read(&self, name: &str) -> Result<Option<String>, Unusable> {
        match std::fs::read_to_string(self.path(name)) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(self.unwritable(&error)),
        }
    }

    fn forget(&self, name: &str) -> Result<(), Unusable> {
        match std::fs::remove_file(self.path(name)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(self.unwritable(&error)),
            _ => Ok(()),
        }
    }

    pub(super) fn stored(&self) -> Result<Option<StoredSession>, Unusable> {
        let Some(text) = self.read("session.json")? else { return Ok(None) };
        serde_json::from_str(&text).map(Some).map_err(|_| Unusable {
            key: "data",
            sentence: format!(
                "{} is damaged. Restore it from a backup, or move the folder away to log in as a new device.",
                self.path("session.json").display()
            ),
        })
    }

    fn store(&self, session: &StoredSession) -> Result<(), Unusable> {
        let text = serde_json::to_string_pretty(session).unwrap_or_default();
        self.write("session.json", text.as_bytes())
    }

    /// Renames the databases of a device that the homeserver has deleted: they can't be used by another device.
    fn retire(&self, device: &OwnedDeviceId) -> Result<(), Unusable> {
        let retired = self.path(&format!("store-of-{device}"));
        let moved = std::fs::rename(self.path("store"), retired);
        let moved =
            moved.or_else(|error| if error.kind() == std::io::ErrorKind::NotFound { Ok(()) } else { Err(error) });
        moved.and_then(|()| std::fs::remove_file(self.path("session.json"))).map_err(|error| self.unwritable(&error))
    }
}

#[expect(clippy::disallowed_methods, reason = "keys and device names aren't part of any game")]
fn random<const N: usize>() -> Result<[u8; N], Unusable> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| Unusable {
        key: "matrix.homeserver",
        sentence: format!("this system gives no random numbers for the keys: {error}"),
    })?;
    Ok(bytes)
}

/// Sets the homeserver: an address, or a name whose address is looked up.
pub(super) fn addressed(builder: ClientBuilder, settings: &MatrixSettings) -> ClientBuilder {
    if settings.homeserver.contains("://") {
        builder.homeserver_url(&settings.homeserver)
    } else {
        builder.server_name_or_homeserver_url(&settings.homeserver)
    }
}

/// The SDK's databases, as it would open them itself but for [`KeyStore`].
async fn stores(config: &SqliteStoreConfig) -> Result<StoreConfig, ClientBuildError> {
    Ok(StoreConfig::new(CrossProcessLockConfig::SingleProcess)
        .state_store(SqliteStateStore::open_with_config(config).await?)
        .event_cache_store(SqliteEventCacheStore::open_with_config(config).await?)
        .media_store(SqliteMediaStore::open_with_config(config).await?)
        .crypto_store(KeyStore::on(SqliteCryptoStore::open_with_config(config).await?)))
}

/// Whose devices get the keys of what is written: all of a member, or those that their account has signed.
fn recipients(settings: &MatrixSettings) -> CollectStrategy {
    if settings.signed_devices { CollectStrategy::IdentityBasedStrategy } else { CollectStrategy::AllDevices }
}

async fn build(settings: &MatrixSettings, folder: &Folder, key: &[u8; 32]) -> Result<Client, NoSession> {
    let stores = stores(&SqliteStoreConfig::new(folder.path("store")).key(Some(key))).boxed().await;
    let built = addressed(Client::builder(), settings)
        .store_config(stores.map_err(|error| unbuilt(settings, folder, error))?)
        // The adapter handles retries itself, so that it can do more urgent things meanwhile.
        .request_config(RequestConfig::new().disable_retry().timeout(ORDINARY))
        .respect_login_well_known(false)
        .cross_process_store_config(CrossProcessLockConfig::SingleProcess)
        .with_encryption_settings(EncryptionSettings {
            auto_enable_cross_signing: false,
            auto_enable_backups: false,
            backup_download_strategy: BackupDownloadStrategy::AfterDecryptionFailure,
        })
        .with_room_key_recipient_strategy(recipients(settings))
        // Somebody who takes over a seat isn't given the keys of earlier messages.
        .with_enable_share_history_on_invite(false)
        .build()
        .await;
    built.map_err(|error| unbuilt(settings, folder, error))
}

pub(super) fn unbuilt(settings: &MatrixSettings, folder: &Folder, error: ClientBuildError) -> NoSession {
    match error {
        ClientBuildError::SqliteStore(error) => NoSession::Unusable(Unusable {
            key: "data",
            sentence: format!(
                "the databases in {} can't be opened ({error}). Restore the whole folder {} from one backup.",
                folder.path("store").display(),
                folder.0.display()
            ),
        }),
        ClientBuildError::Url(_) | ClientBuildError::InvalidServerName | ClientBuildError::MissingHomeserver => {
            NoSession::Unusable(Unusable {
                key: "matrix.homeserver",
                sentence: format!("{:?} is no address; write https://matrix.example.org", settings.homeserver),
            })
        }
        error => silent(settings, &error.to_string()),
    }
}

pub(super) fn silent(settings: &MatrixSettings, why: &str) -> NoSession {
    NoSession::Unreachable(
        format!(
            "the homeserver {} doesn't answer ({why}). Is the address right, and is it running?",
            settings.homeserver
        ),
        Duration::from_secs(2),
    )
}

pub(super) fn failed(settings: &MatrixSettings, error: Error) -> NoSession {
    if let Some(pause) = requested_wait(&error) {
        let sentence = format!("the homeserver {} wants us to wait before we log in", settings.homeserver);
        return NoSession::Unreachable(sentence, pause);
    }
    if unreachable(&error) {
        // The HTTP client's error says "error sending request": the reason is in its source.
        let why = std::error::Error::source(&error).map_or_else(|| error.to_string(), ToString::to_string);
        return silent(settings, &why);
    }
    let (key, sentence) = match (error.client_api_error_kind(), &settings.login) {
        (Some(ErrorKind::Forbidden), Login::Password(_)) => (
            "matrix.password",
            format!("{} doesn't accept the password of {}. Check matrix.user too.", settings.homeserver, settings.user),
        ),
        (Some(ErrorKind::UnknownToken(_) | ErrorKind::MissingToken), _) => (
            "matrix.token",
            format!("{} doesn't know this access token (any longer). Make a new one.", settings.homeserver),
        ),
        (Some(ErrorKind::UserDeactivated), _) => {
            ("matrix.user", format!("the account {} is deactivated.", settings.user))
        }
        _ => ("matrix.homeserver", format!("{} doesn't let us in: {error}", settings.homeserver)),
    };
    NoSession::Unusable(Unusable { key, sentence })
}

pub(super) fn ours(settings: &MatrixSettings, user: &OwnedUserId) -> bool {
    settings.user == user.as_str() || settings.user.trim_start_matches('@') == user.localpart()
}

/// How often keys that wait for a device are requested: a hundred each time.
const ROUNDS: usize = 50;

/// The cursor with the account and the device that is in use, separated by a blank.
const DEVICE: &str = "matrix.device";

/// A logged-in client, as the same device each time; as a new one after a backup was restored.
pub(super) async fn open(settings: &MatrixSettings, folder: &Folder, sink: &dyn Cursors) -> Result<Client, NoSession> {
    if folder.path(PARTIAL).exists() {
        return Err(NoSession::Unusable(Unusable {
            key: "matrix.folder",
            sentence: format!(
                "a restore into {} was interrupted, and incomplete keys must not be used; run `dragoman restore` again, \
                 it starts over.",
                folder.0.display()
            ),
        }));
    }
    let named = sink.cursor(DEVICE).await?;
    let is_restored = folder.read(RESTORED)?.is_some();
    if settings.shared_by.is_some()
        && !is_restored
        && let Some(device) = named.as_deref().and_then(|named| device_of(settings, named))
    {
        check_device(settings, folder, &device).boxed().await?;
    }
    let client = if is_restored { renewed(settings, folder).await } else { enter(settings, folder).boxed().await }?;
    let now = client.session_meta().map(|meta| format!("{} {}", meta.user_id, meta.device_id));
    if let Some(now) = now.filter(|now| Some(now) != named.as_ref()) {
        sink.advance(DEVICE, &now).await?;
    }
    folder.forget(RESTORED)?;
    Ok(client)
}

/// The device in the cursor, if it is one of the configured account.
fn device_of(settings: &MatrixSettings, named: &str) -> Option<OwnedDeviceId> {
    let (user, device) = named.split_once(' ')?;
    let user = UserId::parse(user).ok()?;
    ours(settings, &user).then(|| device.into())
}

/// Refuses a folder with another device than `named`, or none, as long as the account has that one: then its keys are
/// in another folder, which may be in use.
async fn check_device(settings: &MatrixSettings, folder: &Folder, named: &OwnedDeviceId) -> Result<(), NoSession> {
    let stored = folder.stored()?;
    if stored.as_ref().is_some_and(|stored| stored.device_id == *named) {
        return Ok(());
    }
    let builder = Client::builder().request_config(RequestConfig::new().disable_retry().timeout(ORDINARY));
    let client = addressed(builder, settings).build().await.map_err(|error| unbuilt(settings, folder, error))?;
    let exists = match &settings.login {
        Login::Token(token) => {
            let token = stored.and_then(|stored| stored.access_token).unwrap_or_else(|| token.clone());
            has_device(settings, &client, &token, named).await?
        }
        Login::Password(password) => {
            let login = client.matrix_auth().login_username(&settings.user, password);
            let login = login.initial_device_display_name("Dragoman, check of the device").send().await;
            let login = login.map_err(|error| failed(settings, error))?;
            let exists = has_device(settings, &client, &login.access_token, named).await;
            if let Err(error) = client.matrix_auth().logout().await {
                tracing::warn!(%error, "the session of the check couldn't be ended");
            }
            exists?
        }
    };
    if !exists {
        tracing::info!(device = %named, "the device that the account had before is gone");
        return Ok(());
    }
    Err(NoSession::Unusable(Unusable {
        key: "matrix.folder",
        sentence: format!(
            "the account {} is in use as the device {named}, and its keys aren't in {} but in another folder. Set \
             matrix.folder to that folder, which must be on this machine; else leave Matrix to the other processes. If \
             those keys are lost, remove the device in another client of the account, and start the bot again (with \
             matrix.token: with a new token).",
            settings.user,
            folder.0.display()
        ),
    }))
}

/// Whether the owner of a token has this device.
async fn has_device(
    settings: &MatrixSettings,
    client: &Client,
    token: &str,
    device: &OwnedDeviceId,
) -> Result<bool, NoSession> {
    let mut url = client.homeserver();
    if let Ok(mut path) = url.path_segments_mut() {
        path.pop_if_empty().extend(["_matrix", "client", "v3", "devices", device.as_str()]);
    }
    let asked = client.http_client().get(url).bearer_auth(token).timeout(ORDINARY).send().await;
    match answer(settings, asked).await?.0 {
        200 => Ok(true),
        404 => Ok(false),
        401 | 403 => Err(NoSession::Unusable(unknown_token(settings))),
        status => Err(silent(settings, &format!("HTTP status {status}"))),
    }
}

/// A client as a new device instead of the one in the folder, which was restored from a backup. The backup's keys are
/// older than messages sent since, and a recipient accepts no second message under the same key and index.
async fn renewed(settings: &MatrixSettings, folder: &Folder) -> Result<Client, NoSession> {
    let before = folder.stored()?;
    let client = enter(settings, folder).boxed().await?;
    let is_same = |before: &StoredSession| client.device_id().is_some_and(|now| now == before.device_id);
    let Some(before) = before.filter(is_same) else { return Ok(client) };
    match &settings.login {
        Login::Password(_) => {
            tracing::info!("a backup was restored: logging in as a new device");
            leave_keys(&client).boxed().await;
            client.logout().boxed().await.map_err(|error| failed(settings, error))?;
            drop(client);
            folder.retire(&before.device_id)?;
            enter(settings, folder).boxed().await
        }
        // An access token belongs to one device: at least the rooms' old keys aren't used for sending.
        Login::Token(_) => {
            tracing::warn!("a backup was restored, but matrix.token allows no new device: set a new token soon");
            for room in client.joined_rooms() {
                room.discard_room_key().await.map_err(|error| failed(settings, error))?;
            }
            Ok(client)
        }
    }
}

/// Receives what was sent to a device that is about to be replaced, and stores the keys in the backup on the homeserver
/// for the next device: messages written while the bot was off can't be decrypted without them.
async fn leave_keys(client: &Client) {
    let taking = async {
        for _ in 0..ROUNDS {
            if client.sync_once(SyncSettings::new().timeout(Duration::ZERO)).await?.to_device.is_empty() {
                break;
            }
        }
        Ok::<_, Error>(client.encryption().backups().wait_for_steady_state().await)
    };
    match within(HEAVY, taking).await {
        Ok(Ok(Ok(()))) => {}
        Ok(Ok(Err(error))) => tracing::warn!(%error, "the old device's keys couldn't all be backed up"),
        Ok(Err(error)) => tracing::warn!(%error, "events for the old device couldn't be read"),
        Err(_) => tracing::warn!("the old device's keys weren't backed up in time"),
    }
}

async fn enter(settings: &MatrixSettings, folder: &Folder) -> Result<Client, NoSession> {
    let stored = match folder.stored()? {
        Some(stored) => stored,
        None => {
            let name: [u8; 5] = random()?;
            let stored = StoredSession {
                homeserver: settings.homeserver.clone(),
                device_id: format!(
                    "DRAGOMAN{}",
                    name.map(|byte| char::from(b'A' + byte % 26)).iter().collect::<String>()
                )
                .into(),
                user_id: None,
                access_token: None,
                store_key: STANDARD_NO_PAD.encode(random::<32>()?),
            };
            folder.store(&stored)?;
            stored
        }
    };
    let key = STANDARD_NO_PAD.decode(&stored.store_key).ok().and_then(|key| <[u8; 32]>::try_from(key).ok());
    let key = key.ok_or_else(|| Unusable {
        key: "data",
        sentence: format!("{} is damaged. Restore it from a backup.", folder.path("session.json").display()),
    })?;
    if let Some(user) = stored.user_id.as_ref().filter(|user| !ours(settings, user)) {
        return Err(NoSession::Unusable(somebody_else(settings, folder, user)));
    }
    let client = build(settings, folder, &key).boxed().await?;
    match (&stored.user_id, &stored.access_token, &settings.login) {
        (Some(user_id), Some(token), _) => {
            let meta = SessionMeta { user_id: user_id.clone(), device_id: stored.device_id.clone() };
            restore(&client, meta, token).boxed().await.map_err(|error| failed(settings, error))?;
            match client.whoami().boxed().await.map_err(Error::from) {
                Ok(_) => {}
                Err(error) => match (setback::login(&error), &settings.login) {
                    (Some(setback::Login::Ended), Login::Password(_)) => {
                        tracing::warn!("the homeserver ended the session: logging in as a new device");
                        drop(client);
                        folder.retire(&stored.device_id)?;
                        return Box::pin(enter(settings, folder)).await;
                    }
                    (Some(setback::Login::Wanted), Login::Password(_)) => {
                        tracing::info!("the homeserver wants a new login: the device and its keys stay");
                        drop(client);
                        folder.store(&StoredSession { user_id: None, access_token: None, ..stored })?;
                        return Box::pin(enter(settings, folder)).await;
                    }
                    _ => return Err(failed(settings, error)),
                },
            }
        }
        (_, _, Login::Password(password)) => {
            let login = client
                .matrix_auth()
                .login_username(&settings.user, password)
                .device_id(stored.device_id.as_str())
                .initial_device_display_name("Dragoman")
                .send()
                .await;
            let login = login.map_err(|error| failed(settings, error))?;
            folder.store(&StoredSession {
                user_id: Some(login.user_id),
                access_token: Some(login.access_token),
                ..stored
            })?;
        }
        (_, _, Login::Token(token)) => {
            let who = owner(settings, &client, token).await?;
            let device_id = who.device_id.ok_or_else(|| Unusable {
                key: "matrix.token",
                sentence: "this access token belongs to no device, so it can't take part in encrypted conversations. \
                           Make one by logging in."
                    .to_owned(),
            })?;
            if !ours(settings, &who.user_id) {
                return Err(NoSession::Unusable(somebody_else(settings, folder, &who.user_id)));
            }
            let meta = SessionMeta { user_id: who.user_id.clone(), device_id: device_id.clone() };
            restore(&client, meta, token).boxed().await.map_err(|error| failed(settings, error))?;
            folder.store(&StoredSession {
                user_id: Some(who.user_id),
                device_id,
                access_token: Some(token.clone()),
                ..stored
            })?;
        }
    }
    if let Err(error) = secure(&client, settings, folder).boxed().await {
        // People can still play; clients that encrypt only for verified devices can't, until the next start.
        tracing::error!(%error, "cross-signing or key backup couldn't be set up");
    }
    Ok(client)
}

async fn restore(client: &Client, meta: SessionMeta, token: &str) -> Result<(), Error> {
    let tokens = SessionTokens { access_token: token.to_owned(), refresh_token: None };
    client.restore_session(MatrixSession { meta, tokens }).await
}

/// The owner of a token. The client isn't logged in yet, so the token is added to the request by hand.
pub(super) async fn owner(settings: &MatrixSettings, client: &Client, token: &str) -> Result<Whoami, NoSession> {
    let url = format!("{}_matrix/client/v3/account/whoami", client.homeserver());
    let asked = client.http_client().get(url).bearer_auth(token).timeout(ORDINARY).send().await;
    let (status, body) = answer(settings, asked).await?;
    match status {
        200 => serde_json::from_slice(&body).map_err(|error| silent(settings, &error.to_string())),
        401 | 403 => Err(NoSession::Unusable(unknown_token(settings))),
        status => Err(silent(settings, &format!("HTTP status {status}"))),
    }
}

fn unknown_token(settings: &MatrixSettings) -> Unusable {
    Unusable {
        key: "matrix.token",
        sentence: format!("{} doesn't know this access token (any longer). Make a new one.", settings.homeserver),
    }
}

pub(super) async fn answer(
    settings: &MatrixSettings,
    asked: Result<reqwest::Response, reqwest::Error>,
) -> Result<(u16, Vec<u8>), NoSession> {
    let why = |error: reqwest::Error| {
        // "error sending request" is unspecific: the reason is in its source.
        let reason = std::error::Error::source(&error).map_or_else(|| error.to_string(), ToString::to_string);
        silent(settings, &reason)
    };
    let answer = asked.map_err(why)?;
    let status = answer.status().as_u16();
    Ok((status, answer.bytes().await.map_err(why)?.to_vec()))
}

pub(super) fn somebody_else(settings: &MatrixSettings, folder: &Folder, user: &OwnedUserId) -> Unusable {
    Unusable {
        key: "matrix.user",
        sentence: format!(
            "{} or matrix.token holds the session of {user}, not of {}. Set matrix.user back, or move that folder away.",
            folder.0.display(),
            settings.user
        ),
    }
}

/// The owner and device of a token.
#[derive(Deserialize)]
pub(super) struct Whoami {
    pub(super) user_id: OwnedUserId,
    device_id: Option<OwnedDeviceId>,
}

/// Why this device isn't signed, or its keys aren't backed up.
#[derive(Debug, thiserror::Error)]
enum Insecure {
    #[error(transparent)]
    Sdk(#[from] Error),
    #[error(transparent)]
    Recovery(#[from] RecoveryError),
    #[error(transparent)]
    Store(#[from] CryptoStoreError),
    #[error(transparent)]
    Signing(#[from] ManualVerifyError),
    #[error(transparent)]
    Folder(#[from] Unusable),
    #[error(
        "the account has cross-signing keys or a key backup already, and this bot has no key for them: put the account's \
         recovery key into matrix/recovery-key in the data folder; or, if nobody needs them any more, set \
         matrix.reset_identity = true and matrix.password for one start, and they are replaced for good"
    )]
    KeysElsewhere,
    #[error("the homeserver wants its owner to approve new cross-signing keys on a web page")]
    ApprovalWanted,
}

/// The file that says that the account had neither identity nor backup before this program created them.
const OWN_IDENTITY: &str = "own-identity";

/// Ensures that the identity exists, that this device is signed by it, and that keys are backed up. It can be repeated:
/// it continues from any intermediate state.
async fn secure(client: &Client, settings: &MatrixSettings, folder: &Folder) -> Result<(), Insecure> {
    let encryption = client.encryption();
    encryption.wait_for_e2ee_initialization_tasks().await;
    let recovery_key = folder.read("recovery-key")?;
    // The account may have been somebody's before, with an identity and a backup that they still need.
    let mut may_replace = settings.reset_identity || folder.read(OWN_IDENTITY)?.is_some();
    let complete = encryption.cross_signing_status().await.is_some_and(|status| status.is_complete());
    let user = client.user_id().ok_or(Error::AuthenticationRequired)?;
    if !complete {
        // Uploads this device's keys, so that they can be signed. The events of this sync aren't lost: reading begins
        // with everything since the adapter's own token.
        client.sync_once(SyncSettings::new().timeout(Duration::ZERO)).await?;
        let exists = encryption.request_user_identity(user).await?.is_some();
        match (exists, &recovery_key) {
            (false, _) => {
                // There may be a backup without an identity.
                if !may_replace && recovery_key.is_none() && encryption.backups().fetch_exists_on_server().await? {
                    return Err(Insecure::KeysElsewhere);
                }
                // From here on, an identity of the account was created by this program, wherever it is stopped.
                folder.write(OWN_IDENTITY, b"")?;
                may_replace = true;
                if let Err(error) = encryption.bootstrap_cross_signing(None).await {
                    let asked = error.as_uiaa_response().map(|asked| asked.session.clone());
                    let (Some(session), Login::Password(password)) = (asked, &settings.login) else {
                        return Err(error.into());
                    };
                    encryption.bootstrap_cross_signing(Some(by_password(user.as_str(), password, session))).await?;
                }
            }
            (true, Some(key)) => encryption.recovery().recover(key.trim()).await?,
            (true, None) if may_replace => reset_identity(client, settings, user.as_str()).await?,
            (true, None) => return Err(Insecure::KeysElsewhere),
        }
    }
    if let Some(device) = encryption.get_own_device().await?
        && !device.is_cross_signed_by_owner()
    {
        device.verify().await?;
    }
    if recovery_key.is_none() {
        let recovery = encryption.recovery();
        if encryption.backups().fetch_exists_on_server().await? && !encryption.backups().are_enabled().await {
            // There is no key for it.
            if !may_replace {
                return Err(Insecure::KeysElsewhere);
            }
            encryption.backups().disable_and_delete().await?;
        }
        let key = if encryption.backups().are_enabled().await {
            recovery.reset_key().await?
        } else {
            recovery.enable().await?
        };
        folder.write("recovery-key", key.as_bytes())?;
    }
    Ok(())
}

fn by_password(user: &str, password: &str, session: Option<String>) -> AuthData {
    let mut data =
        Password::new(UserIdentifier::Matrix(MatrixUserIdentifier::new(user.to_owned())), password.to_owned());
    data.session = session;
    AuthData::Password(data)
}

/// The account has an identity whose keys are lost: replaces it.
async fn reset_identity(client: &Client, settings: &MatrixSettings, user: &str) -> Result<(), Insecure> {
    tracing::warn!("the account's cross-signing keys are lost: making new ones");
    if let Some(reset) = client.encryption().reset_cross_signing().await? {
        let Login::Password(password) = &settings.login else {
            return Err(Insecure::KeysElsewhere);
        };
        let session = match reset.auth_type() {
            CrossSigningResetAuthType::Uiaa(asked) => asked.session.clone(),
            CrossSigningResetAuthType::OAuth(_) => {
                return Err(Insecure::ApprovalWanted);
            }
        };
        reset.auth(Some(by_password(user, password, session))).await?;
    }
    Ok(())
}
