//! Matrix: rooms as channels, encrypted direct conversations for orders, encrypted private rooms for press.
//!
//! `session` logs in and stays the same device, `inbound` reads without losing events, `rooms` knows the use of each room and
//! opens missing ones, `privacy` decides whether others can read a room, `spaces` groups a game's rooms, `content` converts
//! messages to events, `outbound` posts them, `stamps` bounds the times of events, `setback` classifies failures, `held` is the
//! account in boxes, `gaps` holds rooms that are read beside the others, `named_locks` locks rooms that are being made or written
//! in, `profile` sets the account's name and picture, `leaving` leaves unneeded rooms, `members` reads who is in one, `search`
//! knows how far a post was looked for, `sending` sends events, `press_rooms` keeps press rooms as the game needs them, `silent`
//! knows whose keys were asked for in vain, `following` which upgraded rooms are being followed. Matrix has no private threads
//! and no buttons, so press has rooms of its own and every choice is typed.

mod account;
mod attempts;
mod check;
mod content;
mod device_trust;
mod following;
mod gaps;
mod held;
mod history;
mod inbound;
mod invitations;
mod invited;
mod key_queues;
mod key_store;
mod leaving;
mod members;
mod moves;
mod named_locks;
mod notes;
mod offers;
mod outbound;
mod permissions;
mod preferred;
mod press_rooms;
mod privacy;
mod profile;
mod reading;
mod rooms;
mod search;
mod sending;
mod session;
mod setback;
pub mod settings;
mod silent;
mod spaces;
mod stamps;
mod turns;
mod unread;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use jiff::Timestamp;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use self::account::{Account, LONGEST_PAUSE};
pub use self::check::Checked;
use self::content::SIGNS;
use self::held::Held;
use self::inbound::Ended;
use self::session::{Folder, NoSession};
use self::setback::later;
use self::turns::Turn;
use crate::settings::MatrixSettings;
use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::limits::Limits;
use dragoman_game::notice::permissions::ChannelPermissions;
use dragoman_game::post::{Key, Posted};
use dragoman_game::room::Room;
use dragoman_platform::message::{Capabilities, Commands, Message, Overseer, RoomReading, Times};
use dragoman_platform::{EnsuredRoom, Platform, Setback, Sink, Space, StoreUnavailable, Unusable};

/// The longest text, in characters.
const TEXT: usize = 7_400;
/// How long calls may take to end after the session.
const LAST_CALLS: Duration = Duration::from_secs(10);
/// The longest alternative text, in characters; it follows the text of a picture.
const ALT: usize = 2_000;

/// The Matrix network through one account on one homeserver.
pub struct Matrix {
    settings: MatrixSettings,
    folder: Folder,
    /// As long as nobody else may use the folder.
    turn: tokio::sync::Mutex<Option<Turn>>,
    /// How many invitations are accepted in a minute from one server.
    invitations: u32,
    /// The account once logged in; `None` before the homeserver has answered.
    account: watch::Sender<Option<Held>>,
    /// Whether `accept_identities` has taken effect: a later login of the same start accepts no newer identity.
    has_accepted: AtomicBool,
}

impl Matrix {
    /// Logs in, or continues as the device of the last run. Errors are those that only the operator can solve (a wrong
    /// password, a damaged folder). A homeserver that doesn't answer is none: [`Platform::listen`] keeps trying, and
    /// posts are put off meanwhile.
    /// `sink` remembers which device the account has.
    pub async fn connect(settings: MatrixSettings, data_folder: &Path, sink: &dyn Sink) -> Result<Self, Unusable> {
        Self::connect_with(settings, data_folder, Limits::default().invitations, sink).await
    }

    /// The same, with a limit of `invitations` accepted in a minute from one server.
    pub async fn connect_with(
        settings: MatrixSettings,
        data_folder: &Path,
        invitations: u32,
        sink: &dyn Sink,
    ) -> Result<Self, Unusable> {
        let folder = Folder::of(settings.folder.as_deref(), data_folder)?;
        let matrix = Self::with(settings, folder, invitations);
        match matrix.enter(sink).boxed().await {
            Ok(_) => {}
            Err(NoSession::Unusable(unusable)) => return Err(unusable),
            Err(NoSession::Unreachable(why, _)) => tracing::error!("matrix.homeserver: {why} Trying again."),
            Err(NoSession::StoreUnavailable) => tracing::error!("Matrix: {StoreUnavailable}. Trying again."),
        }
        Ok(matrix)
    }

    fn with(settings: MatrixSettings, folder: Folder, invitations: u32) -> Self {
        let (turn, account) = (tokio::sync::Mutex::default(), watch::Sender::new(None));
        Self { settings, folder, turn, invitations, account, has_accepted: AtomicBool::new(false) }
    }

    /// Whether the homeserver accepts the login and lets the bot write, for `check-config`. Changes nothing: the bot
    /// may be running meanwhile.
    pub async fn check(settings: &MatrixSettings, data_folder: &Path) -> Result<Checked, Unusable> {
        match check::check(settings, &Folder::of(settings.folder.as_deref(), data_folder)?).boxed().await {
            Ok(checked) => Ok(checked),
            Err(NoSession::Unusable(unusable)) => Err(unusable),
            Err(NoSession::Unreachable(sentence, _)) => Err(Unusable { key: "matrix.homeserver", sentence }),
            Err(NoSession::StoreUnavailable) => {
                Err(Unusable { key: "database", sentence: StoreUnavailable.to_string() })
            }
        }
    }

    async fn enter(&self, sink: &dyn Sink) -> Result<Held, NoSession> {
        let mut turn = self.turn.lock().await;
        if turn.is_none() {
            *turn = Some(self.folder.turn(self.settings.shared_by.as_deref()).await?);
        }
        drop(turn);
        let client = session::open(&self.settings, &self.folder, sink).boxed().await?;
        let own = client.user_id().map(ToOwned::to_owned);
        let own = own.ok_or_else(|| NoSession::Unreachable("the login gave no account.".to_owned(), LONGEST_PAUSE))?;
        let account = Arc::new(Account::new(client, own, self.invitations, &self.settings));
        self.accept_identities(&account).await;
        let held = Held::new(account);
        self.account.send_replace(Some(held.clone()));
        Ok(held)
    }

    /// Accepts the identities that the settings name, once.
    async fn accept_identities(&self, account: &Account) {
        if !self.has_accepted.swap(true, Ordering::Relaxed) {
            account.accept_identities(&self.settings.accept_identities).await;
        }
    }

    /// The account, once its list of rooms is current.
    async fn account(&self) -> Result<Held, Setback> {
        let mut account = self.account.subscribe();
        let ready = async {
            let held = account.wait_for(Option::is_some).await.ok()?.clone()?;
            let mut current = held.account().current.subscribe();
            current.wait_for(|current| *current).await.ok()?;
            Some(held)
        };
        let ready = tokio::time::timeout(Duration::from_secs(5), ready).await.ok().flatten();
        ready.ok_or_else(|| later(Duration::from_secs(2)))
    }
}

#[async_trait]
impl Platform for Matrix {
    fn name(&self) -> PlatformName {
        PlatformName::Matrix
    }

    /// An event may have 65,536 bytes, encrypted and encoded, and contains the text twice (plain and HTML): this many
    /// characters fit, with choices below them and also in an edit, even if each takes three bytes; those of four count
    /// twice. Choices have signs only in private: a reaction in a shared room would reveal somebody's choice.
    fn capabilities(&self, place: &Place) -> Capabilities {
        Capabilities {
            text_limit: TEXT,
            caption_limit: TEXT - ALT,
            alt_limit: ALT,
            actions: if matches!(place, Place::Person(_)) { SIGNS } else { 0 },
            reactions: if matches!(place, Place::Channel(_)) { SIGNS } else { 0 },
            pictures: true,
            files: true,
            thumbnails: true,
            edits: true,
            free_edits: false,
            rooms: true,
            room: RoomReading { hears_all: true, overseer: Overseer::Nobody },
            times: Times::Words,
            commands: if matches!(place, Place::Channel(_)) {
                Commands::After(content::PREFIX)
            } else {
                Commands::Names
            },
        }
    }

    fn limited_until(&self) -> Option<Timestamp> {
        self.account.borrow().as_ref()?.account().limits.limited_until()
    }

    async fn post(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
        self.account().await?.post(key, to, message).await
    }

    async fn find(&self, key: &Key, to: &Place, from: Timestamp) -> Result<Option<Posted>, Setback> {
        self.account().await?.find(key, to, from).await
    }

    async fn edit(&self, posted: &Posted, message: &Message) -> Result<(), Setback> {
        self.account().await?.edit(posted, message).await
    }

    async fn remove(&self, posted: &Posted) -> Result<(), Setback> {
        self.account().await?.remove(posted).await
    }

    async fn permissions(&self, channel: &ChannelId) -> Result<ChannelPermissions, Setback> {
        self.account().await?.permissions(channel).await
    }

    async fn open(&self, key: &Key, room: &Room) -> Result<RoomId, Setback> {
        self.account().await?.open(key, room).await
    }

    async fn ensure_room(&self, key: &Key, room: &Room) -> Result<EnsuredRoom, Setback> {
        self.account().await?.ensure_room(key, room).await
    }

    async fn forget(&self, person: &PersonId) -> Result<(), Setback> {
        self.account().await?.forget(person).await
    }

    async fn ensure_space(&self, key: &Key, wanted_space: &Space) -> Result<(), Setback> {
        self.account().await?.ensure_space(key, wanted_space).await
    }

    async fn listen(self: Arc<Self>, sink: Arc<dyn Sink>, stop: CancellationToken) -> Result<(), Unusable> {
        let listened = self.listen_on(&*sink, &stop).await;
        if listened.is_err() {
            self.give_up().await;
        }
        listened
    }
}

impl Matrix {
    /// The session is over: nothing more is sent in it. Once the calls in progress have ended, another process may use
    /// the folder.
    async fn give_up(&self) {
        let account = self.account.send_replace(None);
        let begun = Instant::now();
        while account.as_ref().is_some_and(|account| !account.is_last()) {
            if begun.elapsed() > LAST_CALLS {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        drop(account);
        self.turn.lock().await.take();
    }

    /// Logs in, however long that takes, and reads.
    fn listen_on<'a>(&'a self, sink: &'a dyn Sink, stop: &'a CancellationToken) -> BoxFuture<'a, Result<(), Unusable>> {
        async move {
            while let Some(held) = self.entered(sink, stop).await? {
                match inbound::listen(&held.account(), sink, stop).boxed().await? {
                    Ended::Stopped => return Ok(()),
                    // Posts are put off meanwhile.
                    Ended::LoginWanted => drop(self.account.send_replace(None)),
                }
            }
            Ok(())
        }
        .boxed()
    }

    /// The account, once logged in; `None`: stopped before that.
    async fn entered(&self, sink: &dyn Sink, stop: &CancellationToken) -> Result<Option<Held>, Unusable> {
        let mut pause = Duration::from_secs(1);
        loop {
            if let Some(held) = self.account.borrow().clone() {
                return Ok(Some(held));
            }
            let requested = match self.enter(sink).await {
                Ok(held) => return Ok(Some(held)),
                Err(NoSession::Unusable(unusable)) => return Err(unusable),
                Err(NoSession::Unreachable(why, requested)) => {
                    tracing::error!("matrix.homeserver: {why} Trying again.");
                    requested
                }
                Err(NoSession::StoreUnavailable) => {
                    tracing::error!("Matrix: {StoreUnavailable}. Trying again.");
                    Duration::ZERO
                }
            };
            tokio::select! {
                () = stop.cancelled() => return Ok(None),
                () = tokio::time::sleep(pause.max(requested)) => {}
            }
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }
}

#[cfg(test)]
mod tests {
    use matrix_sdk::ruma::OwnedUserId;

    use super::rooms::identity_note;
    use super::*;

    #[tokio::test]
    async fn a_later_login_accepts_no_newer_identity() {
        let client = matrix_sdk::Client::builder().homeserver_url("http://127.0.0.1:9").build().await;
        let own = OwnedUserId::try_from("@bot:x").expect("a user's id");
        let (ola, data) = ("@ola:x".to_owned(), tempfile::tempdir().expect("a folder"));
        let settings = MatrixSettings { accept_identities: vec![ola.clone()], ..MatrixSettings::of_nobody() };
        let account = Account::new(client.expect("a client"), own, 10, &settings);
        let matrix = Matrix::with(settings, Folder::at(data.path()).expect("a folder"), 10);
        for (known, expected) in [("before the start", None), ("since then", Some("since then"))] {
            account.note(&identity_note(&ola), known).await;
            matrix.accept_identities(&account).await;
            assert_eq!(account.read_note(&identity_note(&ola)).await.as_deref(), expected);
        }
    }
}
