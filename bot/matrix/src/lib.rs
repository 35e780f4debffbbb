//! Matrix: rooms as channels, encrypted direct conversations for orders, encrypted private rooms for press.
//!
//! `session` gets in and stays the same device, `inbound` reads without losing anything, `rooms` knows which room is
//! what and opens those that are missing, `privacy` says which of them nobody else can read, `spaces` shows a game's rooms together, `content` makes events of messages, `outbound` posts them, `stamps` says whose clock counts,
//! `setback` reads failures, `gaps` keeps what couldn't be read, `profile` gives the account a face, `leaving` says which rooms nobody needs any longer. Threads aren't private here and nothing can be pressed, so press has rooms of its own and every choice is
//! typed.

mod account;
mod attempts;
mod check;
mod content;
mod gaps;
mod inbound;
mod invitations;
mod invited;
mod leaving;
mod moves;
mod outbound;
mod privacy;
mod profile;
mod reading;
mod rooms;
mod session;
mod setback;
pub mod settings;
mod spaces;
mod stamps;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use futures_util::FutureExt;
use jiff::Timestamp;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use self::account::{Account, LONGEST_PAUSE};
pub use self::check::Checked;
use self::content::SIGNS;
use self::inbound::Ended;
use self::session::{Folder, NoSession};
use self::setback::later;
use crate::settings::MatrixSettings;
use dragoman_game::event::{PersonId, Place, PlatformName, RoomId};
use dragoman_game::limits::Limits;
use dragoman_game::post::{Key, Posted};
use dragoman_game::room::Room;
use dragoman_platform::message::{Capabilities, Commands, Message, Times};
use dragoman_platform::{EnsuredRoom, Platform, Setback, Sink, Space, Unusable};

/// The longest text, in characters.
const TEXT: usize = 7_400;
/// The longest alternative text, which stands below the words of a picture.
const ALT: usize = 2_000;

/// The Matrix network through one account on one homeserver.
pub struct Matrix {
    settings: MatrixSettings,
    folder: Folder,
    /// How many invitations are accepted in a minute from one server.
    invitations: u32,
    /// The account once we are in; `None` while the homeserver hasn't answered yet.
    account: watch::Sender<Option<Arc<Account>>>,
}

impl Matrix {
    /// Logs in, or goes on as the device of the last time. What only the operator can mend (a wrong password, a
    /// damaged folder) is an error; a homeserver that doesn't answer is not: [`Platform::listen`] keeps trying, and
    /// posts are put off meanwhile.
    pub async fn connect(settings: MatrixSettings, data_folder: &Path) -> Result<Self, Unusable> {
        Self::connect_with(settings, data_folder, Limits::default().invitations).await
    }

    /// The same, accepting at most so many `invitations` in a minute from one server.
    pub async fn connect_with(
        settings: MatrixSettings,
        data_folder: &Path,
        invitations: u32,
    ) -> Result<Self, Unusable> {
        let folder = Folder::below(data_folder)?;
        let matrix = Self { settings, folder, invitations, account: watch::Sender::new(None) };
        match matrix.enter().await {
            Ok(_) => {}
            Err(NoSession::Unusable(unusable)) => return Err(unusable),
            Err(NoSession::Unreachable(why, _)) => tracing::error!("matrix.homeserver: {why} Trying on."),
        }
        Ok(matrix)
    }

    /// Whether the homeserver lets us in and lets us write, for `check-config`. Changes nothing: the bot may be running
    /// meanwhile.
    pub async fn check(settings: &MatrixSettings, data_folder: &Path) -> Result<Checked, Unusable> {
        match check::check(settings, &Folder::below(data_folder)?).await {
            Ok(checked) => Ok(checked),
            Err(NoSession::Unusable(unusable)) => Err(unusable),
            Err(NoSession::Unreachable(sentence, _)) => Err(Unusable { key: "matrix.homeserver", sentence }),
        }
    }

    async fn enter(&self) -> Result<Arc<Account>, NoSession> {
        let client = session::open(&self.settings, &self.folder).boxed().await?;
        let own = client.user_id().map(ToOwned::to_owned);
        let own = own.ok_or_else(|| NoSession::Unreachable("the login gave no account.".to_owned(), LONGEST_PAUSE))?;
        let account = Arc::new(Account::new(client, own, self.invitations, self.settings.allow.clone()));
        self.account.send_replace(Some(account.clone()));
        Ok(account)
    }

    /// The account, once it has read what there is.
    async fn account(&self) -> Result<Arc<Account>, Setback> {
        let mut account = self.account.subscribe();
        let ready = async {
            let account = account.wait_for(Option::is_some).await.ok()?.clone()?;
            account.current.subscribe().wait_for(|current| *current).await.ok()?;
            Some(account)
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

    /// An event may have 65,536 bytes, encrypted and encoded, and holds the words twice (plain and HTML): so many
    /// characters fit, with choices below them and in an edit too, even where each takes three bytes.
    /// Choices have signs only in private: a reaction in a shared room would tell what somebody chose.
    fn capabilities(&self, place: &Place) -> Capabilities {
        Capabilities {
            text_limit: TEXT,
            caption_limit: TEXT - ALT,
            alt_limit: ALT,
            actions: if matches!(place, Place::Person(_)) { SIGNS } else { 0 },
            thumbnails: true,
            edits: true,
            rooms: true,
            times: Times::Words,
            commands: Commands::Names,
        }
    }

    fn limited_until(&self) -> Option<Timestamp> {
        self.account.borrow().as_ref()?.limits.limited_until()
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
            // The session is over: nothing more is sent in it.
            self.account.send_replace(None);
        }
        listened
    }
}

impl Matrix {
    /// Gets in, however long that takes, and reads.
    async fn listen_on(&self, sink: &dyn Sink, stop: &CancellationToken) -> Result<(), Unusable> {
        while let Some(account) = self.entered(stop).await? {
            match inbound::listen(&account, sink, stop).boxed().await? {
                Ended::Stopped => return Ok(()),
                // What is posted meanwhile is put off.
                Ended::LoginWanted => drop(self.account.send_replace(None)),
            }
        }
        Ok(())
    }

    /// The account, once we are in; `None`: told to stop before that.
    async fn entered(&self, stop: &CancellationToken) -> Result<Option<Arc<Account>>, Unusable> {
        let mut pause = Duration::from_secs(1);
        loop {
            if let Some(account) = self.account.borrow().clone() {
                return Ok(Some(account));
            }
            match self.enter().await {
                Ok(account) => return Ok(Some(account)),
                Err(NoSession::Unusable(unusable)) => return Err(unusable),
                Err(NoSession::Unreachable(why, told)) => {
                    tracing::error!("matrix.homeserver: {why} Trying on.");
                    tokio::select! {
                        () = stop.cancelled() => return Ok(None),
                        () = tokio::time::sleep(pause.max(told)) => {}
                    }
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
            }
        }
    }
}
