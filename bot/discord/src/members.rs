//! Who is in which private thread, as far as it is noted.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use dragoman_platform::{Sink, StoreUnavailable};

use super::wire::Id;

/// The only kind of channel that can have private threads.
pub(super) const TEXT: u8 = 0;

/// Who was let into a thread stands under this and the thread's id.
pub(super) const MEMBERS: &str = "discord.room.";

/// In which threads' notes each person may stand: whoever is to be forgotten is found without reading all of them.
#[derive(Default)]
pub(super) struct Members(pub(super) Mutex<BTreeMap<Id, BTreeSet<Id>>>);

impl Members {
    pub(super) fn with<T>(&self, work: impl FnOnce(&mut BTreeMap<Id, BTreeSet<Id>>) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes up what was noted before.
    pub(super) async fn load(&self, sink: &dyn Sink) -> Result<(), StoreUnavailable> {
        for (name, noted) in sink.cursors(MEMBERS).await? {
            if let Some(thread) = name.strip_prefix(MEMBERS).and_then(|thread| thread.parse().ok()) {
                self.noted(thread, noted.split_whitespace().filter_map(|id| id.parse().ok()));
            }
        }
        Ok(())
    }

    pub(super) fn noted(&self, thread: Id, people: impl Iterator<Item = Id>) {
        self.with(|threads| {
            for person in people {
                threads.entry(person).or_default().insert(thread);
            }
        });
    }

    /// Takes a person out of the notes of who was let in where.
    pub(super) async fn forget(&self, sink: &dyn Sink, person: Id) -> Result<(), StoreUnavailable> {
        let threads = self.with(|threads| threads.get(&person).cloned().unwrap_or_default());
        let native = person.to_string();
        for thread in threads {
            let name = format!("{MEMBERS}{thread}");
            let Some(noted) = sink.cursor(&name).await? else { continue };
            let left: Vec<_> = noted.split_whitespace().filter(|member| *member != native).collect();
            sink.advance(&name, &left.join(" ")).await?;
        }
        self.with(|threads| threads.remove(&person));
        Ok(())
    }

    /// Forgets who was let into a thread that is no more.
    pub(super) async fn lose(&self, sink: &dyn Sink, thread: Id) -> Result<(), StoreUnavailable> {
        sink.discard(&format!("{MEMBERS}{thread}")).await?;
        self.with(|people| {
            people.retain(|_, threads| {
                threads.remove(&thread);
                !threads.is_empty()
            });
        });
        Ok(())
    }
}
