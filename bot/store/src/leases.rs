//! Leases: what only one of the processes on a database does at a time.
//!
//! Without other processes every lease is held at once. A lease ends with its process, or when that gives it back, never
//! before: `processes.rs` says how a process ends that stands still.

use dragoman_game::event::{PersonId, PlatformName};
use jiff::Timestamp;

use super::clocks::ClocksApart;
use super::db::{self, Each};
use super::error::StoreError;
use super::opened::Store;
use super::processes::Mark;

/// Up to when a network's events are stored, and the people whose messages can't be read yet, each with its time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// `None`: it was never read.
    pub until: Option<Timestamp>,
    /// The senders.
    pub awaited: Vec<(PersonId, Timestamp)>,
}

/// What one process does for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lease {
    /// Delivers the events of a network, and on Discord and Matrix posts there.
    Network(PlatformName),
    /// Deletes data whose retention time is over, and posts digests.
    Janitor,
}

impl Lease {
    fn name(self) -> &'static str {
        match self {
            Self::Network(platform) => platform.as_str(),
            Self::Janitor => "janitor",
        }
    }
}

/// Takes a lease that nobody holds.
const TAKE: Each = Each {
    sqlite: "SELECT $1 AS name WHERE $2 <> ''",
    postgres: "INSERT INTO leases (name, holder) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET holder = excluded.holder
             WHERE leases.holder IS NULL OR leases.holder = excluded.holder
         RETURNING name",
};

impl Store {
    /// Waits until this process holds `lease`, which it does until it ends.
    pub async fn lease(&self, lease: Lease) {
        let Some(membership) = self.membership() else { return };
        loop {
            let (held, processes) = membership.held();
            let free = membership.lease(lease.name()).holder.is_none_or(|holder| holder == membership.id());
            if free && processes > 1 {
                // Others, who hold less, come first.
                for _ in 0..held.len() {
                    membership.next_round().await;
                }
            }
            if free {
                match self.take_lease(lease, membership.id()).await {
                    Ok(true) => {
                        membership.took(lease.name());
                        return;
                    }
                    Ok(false) => {}
                    Err(error) => tracing::warn!(%error, lease = lease.name(), "a lease couldn't be taken"),
                }
            }
            membership.next_round().await;
        }
    }

    /// Takes `lease`, unless another process holds it. Returns whether this process holds it now.
    pub async fn try_lease(&self, lease: Lease) -> Result<bool, StoreError> {
        let Some(membership) = self.membership() else { return Ok(true) };
        match membership.lease(lease.name()).holder {
            Some(holder) => Ok(holder == membership.id()),
            None => {
                let taken = self.take_lease(lease, membership.id()).await?;
                if taken {
                    membership.took(lease.name());
                }
                Ok(taken)
            }
        }
    }

    async fn take_lease(&self, lease: Lease, id: &str) -> Result<bool, StoreError> {
        let taken = db::query(TAKE).bind(lease.name()).bind(id).fetch_optional(&mut self.durably().await?).await?;
        Ok(taken.is_some())
    }

    /// Gives `lease` back, for a process that can't do what it is for: others may be able to.
    pub async fn release(&self, lease: Lease) -> Result<(), StoreError> {
        let Some(membership) = self.membership() else { return Ok(()) };
        db::query("UPDATE leases SET holder = NULL WHERE name = $1 AND holder = $2")
            .bind(lease.name())
            .bind(membership.id())
            .execute(&mut self.durably().await?)
            .await?;
        Ok(())
    }

    /// Whether this process holds `lease`.
    pub fn holds(&self, lease: Lease) -> bool {
        let holder = |membership: &super::processes::Membership| membership.lease(lease.name()).holder;
        self.membership().is_none_or(|membership| holder(membership).as_deref() == Some(membership.id()))
    }

    /// The leases that this process holds, and the number of processes; `None`: there can be only this one.
    pub fn processes(&self) -> Option<(Vec<String>, usize)> {
        self.membership().map(super::processes::Membership::held)
    }

    /// The process whose clock differs most from this one's, if one differs; there must be others.
    pub fn clocks_apart(&self) -> Option<ClocksApart> {
        self.membership().and_then(super::processes::Membership::clocks_apart)
    }

    /// Whether other processes can use the same database.
    pub fn is_shared(&self) -> bool {
        self.membership().is_some()
    }

    /// Whether this process certainly still holds what it held. A process that stood still for a while isn't sure until
    /// it has reached the database again.
    pub fn is_sure(&self) -> bool {
        self.membership().is_none_or(super::processes::Membership::is_sure)
    }

    /// Waits until another process has taken over everything that this one held: nothing can be stored any more.
    pub async fn taken_out(&self) {
        match self.membership() {
            Some(membership) => membership.taken_out().await,
            None => std::future::pending().await,
        }
    }

    /// Waits until a process of a newer version is there, and returns that version: this one has to close the store, and
    /// the other one begins when it has.
    pub async fn superseded(&self) -> String {
        match self.membership() {
            Some(membership) => membership.superseded().await,
            None => std::future::pending().await,
        }
    }

    /// Tells the other processes how far this one, which listens to `platform`, has heard it. They know it within a
    /// second or two.
    pub fn heard(&self, platform: PlatformName, heard: &Heard) {
        if let (Some(membership), Some(until)) = (self.membership(), heard.until) {
            let awaited: Vec<_> =
                heard.awaited.iter().map(|(person, at)| (person.as_str(), at.as_millisecond())).collect();
            let awaited = (!awaited.is_empty()).then(|| serde_json::to_string(&awaited).unwrap_or_default());
            membership.mark(Lease::Network(platform).name(), Mark { heard_until: until.as_millisecond(), awaited });
        }
    }

    /// How far `platform` was heard by whichever process listens to it; `None`: there can be only this process.
    pub fn heard_by_others(&self, platform: PlatformName) -> Option<Heard> {
        let lease = self.membership()?.lease(Lease::Network(platform).name());
        let instant = |at| Timestamp::from_millisecond(at).ok();
        let awaited: Vec<(String, i64)> =
            lease.awaited.and_then(|awaited| serde_json::from_str(&awaited).ok()).unwrap_or_default();
        let awaited = awaited.into_iter().filter_map(|(person, at)| Some((person.try_into().ok()?, instant(at)?)));
        Some(Heard { until: lease.heard_until.and_then(instant), awaited: awaited.collect() })
    }
}
