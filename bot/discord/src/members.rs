//! Who is in which private thread, according to the stored notes.
//!
//! Without a privileged intent Discord lists no thread's members: a note says who may be inside, and who was surely let in.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::{Mutex, PoisonError};

use dragoman_platform::{Cursors, StoreUnavailable};
use dragoman_runtime::notes::DISCORD_MEMBERS;
use jiff::Timestamp;

use super::wire::Id;

/// The only kind of channel that can have private threads.
pub(super) const TEXT: u8 = 0;

/// In the note: when those named after it were let in last, the day since which those named after it were surely inside, that
/// those named after it don't belong there, and that the thread is to be locked.
const LET_IN: char = '@';
const INSIDE: &str = "in:";
const STRANGERS: &str = "out:";
const ASLEEP: &str = "asleep";
/// After so many days everybody is let in once more: somebody may have left the server and come back meanwhile.
const DAYS: i64 = 7;

/// The day of `instant`, counted since 1970.
pub(super) fn day(instant: Timestamp) -> i64 {
    instant.as_second() / 86_400
}

/// What is noted of a thread: `1 2 3 @1764489600000 1 3 in:20419 1 3 out: 4 asleep`. Older versions read it as a list of people.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Note {
    /// Who may be inside.
    pub(super) may: BTreeSet<Id>,
    /// Who of them was let in, on which day (since 1970) at the earliest.
    pub(super) inside: BTreeSet<Id>,
    day: i64,
    /// When each of them was let in last, in milliseconds since 1970. Of some it isn't known.
    last: BTreeMap<Id, i64>,
    /// Who was added by somebody else and doesn't belong there: they are removed before it is unlocked.
    pub(super) strangers: BTreeSet<Id>,
    /// It is archived, and is to be locked as soon as somebody wakes it up.
    pub(super) asleep: bool,
}

impl Note {
    fn read(text: &str) -> Self {
        let mut note = Self::default();
        let (mut is_inside, mut are_strangers) = (false, false);
        let mut last: Option<i64> = None;
        for word in text.split_whitespace() {
            if let Some(at) = word.strip_prefix(LET_IN) {
                last = at.parse().ok();
            } else if let Some(day) = word.strip_prefix(INSIDE) {
                note.day = day.parse().unwrap_or_default();
                (is_inside, last) = (true, None);
            } else if word == STRANGERS {
                are_strangers = true;
            } else if word == ASLEEP {
                note.asleep = true;
            } else if let (Ok(person), true) = (word.parse(), are_strangers) {
                note.strangers.insert(person);
            } else if let Ok(person) = word.parse() {
                note.may.insert(person);
                note.last.extend(last.map(|last| (person, last)));
                if is_inside {
                    note.inside.insert(person);
                }
            }
        }
        note
    }

    fn text(&self) -> String {
        let list = |people: &BTreeSet<Id>| people.iter().map(|person| format!("{person} ")).collect::<String>();
        let mut text = list(&self.may);
        let mut last: BTreeMap<i64, BTreeSet<Id>> = BTreeMap::new();
        for (person, at) in &self.last {
            last.entry(*at).or_default().insert(*person);
        }
        for (at, people) in &last {
            // Infallible.
            let _ = write!(text, "{LET_IN}{at} {}", list(people));
        }
        if !self.inside.is_empty() {
            // Infallible.
            let _ = write!(text, "{INSIDE}{} {}", self.day, list(&self.inside));
        }
        if !self.strangers.is_empty() {
            let _ = write!(text, "{STRANGERS} {}", list(&self.strangers));
        }
        if self.asleep {
            text += ASLEEP;
        }
        text.trim_end().to_owned()
    }

    /// Who is surely inside on `day`.
    pub(super) fn inside(&self, day: i64) -> BTreeSet<Id> {
        if (self.day..self.day.saturating_add(DAYS)).contains(&day) { self.inside.clone() } else { BTreeSet::new() }
    }

    /// Those of `people` who may be inside were let in `at` this instant.
    pub(super) fn let_in(&mut self, people: &BTreeSet<Id>, at: Timestamp) {
        let (people, day) = (people & &self.may, day(at));
        let before = self.inside(day);
        if before.is_empty() {
            self.day = day;
        }
        self.last.extend(people.iter().map(|person| (*person, at.as_millisecond())));
        self.inside = &before | &people;
    }

    /// Whether `person` has been on the server since they were let in last, if they joined it `at` this instant. `None`: it
    /// isn't known when that was, as in notes of older versions.
    pub(super) fn was_there_before(&self, person: Id, at: Timestamp) -> Option<bool> {
        self.last.get(&person).map(|last| at.as_millisecond() <= *last)
    }

    /// Only `people` may be inside.
    pub(super) fn admit_only(&mut self, people: BTreeSet<Id>) {
        self.last.retain(|person, _| people.contains(person));
        self.may = people;
    }

    /// Nothing of `person` stays noted.
    fn forget(&mut self, person: Id) {
        self.may.remove(&person);
        self.inside.remove(&person);
        self.strangers.remove(&person);
        self.last.remove(&person);
    }
}

#[derive(Default)]
struct State {
    /// The threads whose notes may list a person: finds them without reading all notes.
    threads: BTreeMap<Id, BTreeSet<Id>>,
    /// The same by thread.
    people: BTreeMap<Id, BTreeSet<Id>>,
    /// Who was added to a thread and doesn't belong there, if anybody was.
    strangers: BTreeMap<Id, BTreeSet<Id>>,
    /// The threads in which somebody isn't who may be inside, as far as known: others than the bot have removed them, or they
    /// couldn't be added.
    lacking: BTreeSet<Id>,
    /// The threads that are to be locked when somebody wakes them up.
    asleep: BTreeSet<Id>,
}

impl State {
    fn note(&mut self, thread: Id, note: &Note) {
        for person in &note.may {
            self.threads.entry(*person).or_default().insert(thread);
            self.people.entry(thread).or_default().insert(*person);
        }
        if note.strangers.is_empty() {
            self.strangers.remove(&thread);
        } else {
            self.strangers.insert(thread, note.strangers.clone());
        }
        if note.may.is_subset(&note.inside) {
            self.lacking.remove(&thread);
        } else {
            self.lacking.insert(thread);
        }
        if note.asleep {
            self.asleep.insert(thread);
        } else {
            self.asleep.remove(&thread);
        }
    }

    fn forget(&mut self, person: Id) {
        for thread in self.threads.remove(&person).unwrap_or_default() {
            if let Some(people) = self.people.get_mut(&thread) {
                people.remove(&person);
            }
        }
    }

    fn lose(&mut self, thread: Id) {
        self.asleep.remove(&thread);
        self.lacking.remove(&thread);
        self.strangers.remove(&thread);
        for person in self.people.remove(&thread).unwrap_or_default() {
            if let Some(threads) = self.threads.get_mut(&person) {
                threads.remove(&thread);
                if threads.is_empty() {
                    self.threads.remove(&person);
                }
            }
        }
    }
}

#[derive(Default)]
pub(super) struct Members {
    state: Mutex<State>,
    /// Held while a note is read, changed and stored, so that nothing that happens meanwhile is undone.
    writing: tokio::sync::Mutex<()>,
}

impl Members {
    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Loads the stored notes.
    pub(super) async fn load(&self, sink: &dyn Cursors) -> Result<(), StoreUnavailable> {
        for (name, noted) in sink.cursors(DISCORD_MEMBERS).await? {
            if let Some(thread) = name.strip_prefix(DISCORD_MEMBERS).and_then(|thread| thread.parse().ok()) {
                self.with(|state| state.note(thread, &Note::read(&noted)));
            }
        }
        Ok(())
    }

    /// The note of `thread`; `None`: it is no room of the bot's.
    pub(super) async fn note_of(&self, sink: &dyn Cursors, thread: Id) -> Result<Option<Note>, StoreUnavailable> {
        Ok(sink.cursor(&format!("{DISCORD_MEMBERS}{thread}")).await?.map(|noted| Note::read(&noted)))
    }

    /// Replaces the note of `thread` by what `change` makes of it, if that is a note. Returns the one that is stored now.
    pub(super) async fn change(
        &self,
        sink: &dyn Cursors,
        thread: Id,
        change: impl FnOnce(Option<Note>) -> Option<Note> + Send,
    ) -> Result<Option<Note>, StoreUnavailable> {
        let _writing = self.writing.lock().await;
        let before = self.note_of(sink, thread).await?;
        let Some(note) = change(before.clone()) else { return Ok(before) };
        if before.as_ref() != Some(&note) {
            self.with(|state| state.note(thread, &note));
            sink.advance(&format!("{DISCORD_MEMBERS}{thread}"), &note.text()).await?;
        }
        Ok(Some(note))
    }

    /// The same for a note that exists.
    pub(super) async fn change_noted(
        &self,
        sink: &dyn Cursors,
        thread: Id,
        change: impl FnOnce(&mut Note) + Send,
    ) -> Result<Option<Note>, StoreUnavailable> {
        let changed = |mut note: Note| {
            change(&mut note);
            note
        };
        self.change(sink, thread, |note| note.map(changed)).await
    }

    /// Notes whether `thread` is to be locked as soon as somebody wakes it up.
    pub(super) async fn note_asleep(
        &self,
        sink: &dyn Cursors,
        thread: Id,
        asleep: bool,
    ) -> Result<(), StoreUnavailable> {
        let change = |note: Option<Note>| Some(Note { asleep, ..note.unwrap_or_default() });
        self.change(sink, thread, change).await.map(drop)
    }

    /// Whether `thread` is to be locked as soon as somebody wakes it up.
    pub(super) fn is_asleep(&self, thread: Id) -> bool {
        self.with(|state| state.asleep.contains(&thread))
    }

    /// Whether somebody is in `thread` who was added by somebody else and doesn't belong there.
    pub(super) fn has_strangers(&self, thread: Id) -> bool {
        self.with(|state| state.strangers.contains_key(&thread))
    }

    /// Whether somebody isn't in `thread` who belongs there, as far as known.
    pub(super) fn is_lacking(&self, thread: Id) -> bool {
        self.with(|state| state.lacking.contains(&thread))
    }

    /// The only person who was ever let into `thread`, as in an order thread.
    pub(super) fn alone_in(&self, thread: Id) -> Option<Id> {
        self.with(|state| {
            let people = state.people.get(&thread)?;
            people.first().copied().filter(|_| people.len() == 1)
        })
    }

    /// The threads into which `person` was let.
    pub(super) fn of(&self, person: Id) -> Vec<Id> {
        self.with(|state| state.threads.get(&person).into_iter().flatten().copied().collect())
    }

    /// `person` isn't in `threads` any more, by no call of the bot's.
    pub(super) async fn left(&self, sink: &dyn Cursors, person: Id, threads: &[Id]) -> Result<(), StoreUnavailable> {
        for thread in threads {
            self.change_noted(sink, *thread, |note| note.inside.retain(|other| *other != person)).await?;
        }
        Ok(())
    }

    /// Removes a person from the notes of all threads.
    pub(super) async fn forget(&self, sink: &dyn Cursors, person: Id) -> Result<(), StoreUnavailable> {
        let strange = self.with(|state| {
            let threads = state.strangers.iter().filter(|(_, people)| people.contains(&person));
            threads.map(|(thread, _)| *thread).collect::<Vec<_>>()
        });
        for thread in self.of(person).into_iter().chain(strange) {
            self.change_noted(sink, thread, |note| note.forget(person)).await?;
        }
        self.with(|state| state.forget(person));
        Ok(())
    }

    /// `thread` isn't visible any more, and may be again: everybody who is noted may still be inside, and nobody surely is.
    pub(super) async fn lose_sight(&self, sink: &dyn Cursors, thread: Id) -> Result<(), StoreUnavailable> {
        self.change_noted(sink, thread, |note| note.inside.clear()).await.map(drop)
    }

    /// Removes the notes of a deleted thread.
    pub(super) async fn lose(&self, sink: &dyn Cursors, thread: Id) -> Result<(), StoreUnavailable> {
        let _writing = self.writing.lock().await;
        sink.discard(&format!("{DISCORD_MEMBERS}{thread}")).await?;
        self.with(|state| state.lose(thread));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_says_who_was_let_in_for_a_week() {
        let people = |ids: &[&str]| ids.iter().map(|id| id.parse().expect("an id")).collect::<BTreeSet<Id>>();
        let old = Note::read("1 2 3");
        assert_eq!((old.may.clone(), old.inside(20_000)), (people(&["1", "2", "3"]), BTreeSet::new()));
        let mut note = Note { asleep: true, ..old };
        let at = |day: i64| Timestamp::from_second(day * 86_400).expect("an instant");
        note.let_in(&people(&["1", "2"]), at(20_000));
        assert_eq!(note.text(), "1 2 3 @1728000000000 1 2 in:20000 1 2 asleep");
        assert_eq!(Note::read(&note.text()), note);
        let noted = Note { strangers: people(&["7", "9"]), ..note.clone() };
        assert_eq!(noted.text(), "1 2 3 @1728000000000 1 2 in:20000 1 2 out: 7 9 asleep");
        assert_eq!(Note::read(&noted.text()), noted);
        note.let_in(&people(&["3", "4"]), at(20_006));
        assert_eq!(
            (note.inside(20_006).len(), note.inside(20_007).len()),
            (3, 0),
            "since the first of them was let in"
        );
        note.let_in(&people(&["1"]), at(20_007));
        assert_eq!(Note::read(&note.text()).inside(20_013), people(&["1"]));
        // Who left and came back has joined since.
        let note = Note::read(&note.text());
        let was_there = |person, day| note.was_there_before(person, at(day));
        let [one, two, four] = ["1", "2", "4"].map(|id| id.parse().expect("an id"));
        assert_eq!([was_there(one, 20_007), was_there(one, 20_008)], [Some(true), Some(false)]);
        assert_eq!([was_there(two, 20_001), was_there(four, 1)], [Some(false), None]);
        let mut note = note;
        note.forget(one);
        assert_eq!(note.text(), "2 3 @1728000000000 2 @1728518400000 3 asleep");
    }
}
