//! Who is in which private thread, according to the stored notes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use dragoman_platform::{Sink, StoreUnavailable};

use super::wire::Id;

/// The only kind of channel that can have private threads.
pub(super) const TEXT: u8 = 0;

/// The prefix of the cursor that lists a thread's members; the thread's id follows.
pub(super) const MEMBERS: &str = "discord.room.";

/// The threads whose notes may list a person: finds them without reading all notes.
#[derive(Default)]
pub(super) struct Members(pub(super) Mutex<BTreeMap<Id, BTreeSet<Id>>>);

impl Members {
    pub(super) fn with<T>(&self, work: impl FnOnce(&mut BTreeMap<Id, BTreeSet<Id>>) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Loads the stored notes.
    pub(super) async fn load(&self, sink: &dyn Sink) -> Result<(), StoreUnavailable> {
        for (name, noted) in sink.cursors(MEMBERS).await? {
            if let Some(thread) = name.strip_prefix(MEMBERS).and_then(|thread| thread.parse().ok()) {
                self.noted(thread, noted.split_whitespace().filter_map(|id| id.parse().ok()));
            }
        }
        Ok(())
    }

    /// Who may be in `thread`; `None`: it is no room of the bot's.
    pub(super) async fn noted_in(&self, sink: &dyn Sink, thread: Id) -> Result<Option<BTreeSet<Id>>, StoreUnavailable> {
        let noted = sink.cursor(&format!("{MEMBERS}{thread}")).await?;
        Ok(noted.map(|noted| noted.split_whitespace().filter_map(|id| id.parse().ok()).collect()))
    }

    pub(super) fn noted(&self, thread: Id, people: impl Iterator<Item = Id>) {
        self.with(|threads| {
            for person in people {
                threads.entry(person).or_default().insert(thread);
            }
        });
    }

    /// The only person who was ever let into `thread`, as in an order thread.
    pub(super) fn alone_in(&self, thread: Id) -> Option<Id> {
        self.with(|people| {
            let mut inside = people.iter().filter(|(_, threads)| threads.contains(&thread)).map(|(person, _)| *person);
            inside.next().filter(|_| inside.next().is_none())
        })
    }

    /// The threads into which `person` was let.
    pub(super) fn of(&self, person: Id) -> Vec<Id> {
        self.with(|people| people.get(&person).into_iter().flatten().copied().collect())
    }

    /// Removes a person from the notes of all threads.
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

    /// Removes the notes of a deleted thread.
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
