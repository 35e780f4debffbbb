//! The account as an object, and what [`Platform`](dragoman_platform::Platform) asks of it as futures in boxes.
//!
//! The compiler proves that a future of `async_trait` may move between threads. If such a future holds the account itself, that
//! includes everything in the SDK's client, and is proved again for each number of borrowed arguments: four times, which was most
//! of what a check of this crate took.

use std::sync::Arc;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use jiff::Timestamp;

use dragoman_game::event::{ChannelId, PersonId, Place, RoomId};
use dragoman_game::notice::permissions::ChannelPermissions;
use dragoman_game::post::{Key, Posted};
use dragoman_game::room::Room;
use dragoman_platform::message::Message;
use dragoman_platform::{EnsuredRoom, Setback, Space};

use super::account::Account;

type Answer<'a, T> = BoxFuture<'a, Result<T, Setback>>;

/// Whatever can be held so.
trait Hold: Send + Sync {
    fn account(self: Arc<Self>) -> Arc<Account>;
}

impl Hold for Account {
    fn account(self: Arc<Self>) -> Arc<Account> {
        self
    }
}

/// The account once logged in, or a copy of the pointer to it.
#[derive(Clone)]
pub(super) struct Held(Arc<dyn Hold>);

impl Held {
    pub(super) fn new(account: Arc<Account>) -> Self {
        Self(account)
    }

    pub(super) fn account(&self) -> Arc<Account> {
        self.0.clone().account()
    }

    /// Whether nobody else holds it.
    pub(super) fn is_last(&self) -> bool {
        Arc::strong_count(&self.0) == 1
    }

    pub(super) fn post<'a>(&'a self, key: &'a Key, to: &'a Place, message: &'a Message) -> Answer<'a, Posted> {
        let account = self.account();
        async move { account.post(key, to, message).await }.boxed()
    }

    pub(super) fn find<'a>(&'a self, key: &'a Key, to: &'a Place, from: Timestamp) -> Answer<'a, Option<Posted>> {
        let account = self.account();
        async move { account.find(key, to, from).await }.boxed()
    }

    pub(super) fn edit<'a>(&'a self, posted: &'a Posted, message: &'a Message) -> Answer<'a, ()> {
        let account = self.account();
        async move { account.edit(posted, message).await }.boxed()
    }

    pub(super) fn remove<'a>(&'a self, posted: &'a Posted) -> Answer<'a, ()> {
        let account = self.account();
        async move { account.remove(posted).await }.boxed()
    }

    pub(super) fn permissions<'a>(&'a self, channel: &'a ChannelId) -> Answer<'a, ChannelPermissions> {
        let account = self.account();
        async move { account.permissions(channel).await }.boxed()
    }

    pub(super) fn open<'a>(&'a self, key: &'a Key, room: &'a Room) -> Answer<'a, RoomId> {
        let account = self.account();
        async move { account.open(key, room).await }.boxed()
    }

    pub(super) fn ensure_room<'a>(&'a self, key: &'a Key, room: &'a Room) -> Answer<'a, EnsuredRoom> {
        let account = self.account();
        async move { account.ensure_room(key, room).await }.boxed()
    }

    pub(super) fn ensure_space<'a>(&'a self, key: &'a Key, wanted_space: &'a Space) -> Answer<'a, ()> {
        let account = self.account();
        async move { account.ensure_space(key, wanted_space).await }.boxed()
    }

    pub(super) fn forget<'a>(&'a self, person: &'a PersonId) -> Answer<'a, ()> {
        let account = self.account();
        async move { account.forget(person).await }.boxed()
    }
}
