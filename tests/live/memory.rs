//! A service that keeps cursors in memory, and has no games: events have no effect.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use async_trait::async_trait;
use dragoman_game::event::{Event, PersonId, Place, PlatformName, RoomId};
use dragoman_l10n::Language;
use dragoman_platform::{Cursors, Delivered, Health, Inbox, Lookups, OneTimeMaps, PlaceChanges, StoreUnavailable};
use jiff::Timestamp;
use tokio::sync::Notify;

#[derive(Default)]
pub struct Memory {
    cursors: Mutex<BTreeMap<String, String>>,
    changed: Notify,
}

impl Memory {
    fn with<T>(&self, work: impl FnOnce(&mut BTreeMap<String, String>) -> T) -> T {
        work(&mut self.cursors.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Waits until there is a cursor of this name.
    pub async fn has(&self, name: &str) {
        while !self.with(|cursors| cursors.contains_key(name)) {
            self.changed.notified().await;
        }
    }
}

#[async_trait]
impl Inbox for Memory {
    async fn deliver(&self, _event: Event) -> Result<Delivered, StoreUnavailable> {
        Ok(Delivered::default())
    }

    fn caught_up(&self, _platform: PlatformName, _until: Timestamp) {}
}

#[async_trait]
impl Cursors for Memory {
    async fn cursor(&self, name: &str) -> Result<Option<String>, StoreUnavailable> {
        Ok(self.with(|cursors| cursors.get(name).cloned()))
    }

    async fn cursors(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreUnavailable> {
        let all = self.with(|cursors| cursors.clone());
        Ok(all.into_iter().filter(|(name, _)| name.starts_with(prefix)).collect())
    }

    async fn advance(&self, name: &str, value: &str) -> Result<(), StoreUnavailable> {
        self.with(|cursors| cursors.insert(name.to_owned(), value.to_owned()));
        self.changed.notify_one();
        Ok(())
    }

    async fn discard(&self, name: &str) -> Result<(), StoreUnavailable> {
        self.with(|cursors| cursors.remove(name));
        Ok(())
    }
}

#[async_trait]
impl Lookups for Memory {
    async fn complete(
        &self,
        _place: &Place,
        _person: (&PersonId, Option<Language>),
        _command: (&str, Option<&str>),
        _parameter: &str,
        _typed: &str,
    ) -> Vec<(String, String)> {
        Vec::new()
    }

    async fn is_press_room(&self, _room: &RoomId) -> Result<bool, StoreUnavailable> {
        Ok(false)
    }
}

impl OneTimeMaps for Memory {}

impl PlaceChanges for Memory {}

impl Health for Memory {}
