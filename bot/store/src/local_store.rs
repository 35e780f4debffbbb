//! The local page's access to the store: its own tables, and the few other values that it needs.

use dragoman_game::event::{PersonId, PlatformName};
use dragoman_l10n::Language;
use dragoman_runtime::clock::Clock;
use jiff::Timestamp;
use tokio::sync::broadcast;

use super::clocks::ClocksApart;
use super::db;
use super::error::StoreError;
use super::leases::Lease;
use super::opened::Store;
use super::receipts::Receipt;
use super::signals::Signal;

/// The tables of the local page, in the same file as the games, so that both are deleted and restored together. Its
/// adapter gets this and not the [`Store`]: it can't read games, orders and letters.
#[derive(Clone, Debug)]
pub struct LocalStore(pub(super) Store);

impl Store {
    /// The tables of the local page.
    pub fn local(&self) -> LocalStore {
        LocalStore(self.clone())
    }
}

impl LocalStore {
    /// The language that `person` has chosen.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn language_of(&self, person: &PersonId) -> Result<Option<Language>, StoreError> {
        Ok(self.0.person(person).await?.and_then(|person| person.language))
    }

    /// The languages that people of the page have chosen, or that their browsers ask for.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn languages(&self) -> Result<Vec<Language>, StoreError> {
        let tags: Vec<String> = db::query_scalar(
            "SELECT DISTINCT COALESCE(persons.language, local_people.language) AS tag FROM local_people
             LEFT JOIN persons ON persons.id = 'local:' || local_people.person
             WHERE COALESCE(persons.language, local_people.language) IS NOT NULL ORDER BY tag",
        )
        .fetch_all(&mut self.0.readers.take().await?)
        .await?;
        Ok(tags.iter().filter_map(|tag| tag.parse().ok()).collect())
    }

    /// The value stored under `name`.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn cursor(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.0.cursor(name).await
    }

    /// Stores `value` under `name`.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn advance(&self, name: &str, value: &str) -> Result<(), StoreError> {
        self.0.advance(name, value).await
    }

    /// Waits until this process delivers what people write on the page (see [`Store::lease`]).
    pub async fn lease(&self) {
        self.0.lease(Lease::Network(PlatformName::Local)).await;
    }

    /// Takes note that something is received now (see [`Store::receive`]).
    pub fn receive(&self, clock: &dyn Clock) -> Receipt {
        self.0.receive(clock)
    }

    /// Up to when everything is stored that was sent to the pages of all processes (see [`Store::stored_until`]).
    pub fn stored_until(&self, now: Timestamp) -> Timestamp {
        self.0.stored_until(now)
    }

    /// What other processes say about the page from now on.
    pub fn signals(&self) -> broadcast::Receiver<Signal> {
        self.0.signals()
    }

    /// Whether other processes can serve pages over the same tables.
    pub fn is_shared(&self) -> bool {
        self.0.is_shared()
    }

    /// Whether no other process uses the database now, as far as known.
    pub fn is_alone(&self) -> bool {
        self.0.processes().is_none_or(|(_, processes)| processes == 1)
    }

    /// The leases that this process holds, and the number of processes; `None`: there can be only this one.
    pub fn processes(&self) -> Option<(Vec<String>, usize)> {
        self.0.processes()
    }

    /// The process whose clock differs most from this one's, if one differs.
    pub fn clocks_apart(&self) -> Option<ClocksApart> {
        self.0.clocks_apart()
    }

    /// A number that increases with each change of a seat.
    pub fn seating(&self) -> u64 {
        self.0.seating()
    }

    /// Whether the database can be read and written now.
    pub async fn is_healthy(&self) -> bool {
        self.0.is_healthy().await
    }

    /// The number of posts that wait, of all networks.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn waiting(&self) -> Result<i64, StoreError> {
        self.0.waiting().await
    }

    /// The same by network.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn waiting_by_platform(&self) -> Result<Vec<(String, i64)>, StoreError> {
        self.0.waiting_by_platform().await
    }

    /// Since when the oldest notice that is due at `now` waits, in milliseconds, by network.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn oldest_by_platform(&self, now: Timestamp) -> Result<Vec<(String, i64)>, StoreError> {
        self.0.oldest_by_platform(now).await
    }

    /// The number of games in each stage.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn games_by_stage(&self) -> Result<Vec<(String, i64)>, StoreError> {
        self.0.games_by_stage().await
    }
}
