//! People who watch: players are asked, everybody learns who watches, and those who do get the letters.

use super::posts::Posts;
use crate::event::PersonId;
use crate::model::{PhaseId, Watcher, Watching};
use crate::notice::watching::WatchNotice;
use crate::notice::{Notice, Priority};

impl Posts<'_> {
    /// Asks those who have a seat and weren't asked yet: all for a new request, and whoever is new in a seat.
    pub(super) fn ask_about_watchers(&mut self) {
        let (before, after) = (self.before.map(|before| &before.game), &self.after.game);
        if after.running().is_none() {
            return;
        }
        let game = after.name.clone();
        for watcher in after.watchers.iter().filter(|watcher| watcher.is_open()) {
            let was_open =
                before.is_some_and(|before| before.watchers.of(&watcher.person).is_some_and(Watcher::is_open));
            let was_asked =
                |person: &PersonId| was_open && before.is_some_and(|before| before.seat_of(person).is_some());
            // Who has taken a seat since they asked isn't let in.
            let decides = |person: &&PersonId| **person != watcher.person && !watcher.is_let_by([*person]);
            let to: Vec<PersonId> =
                after.people().filter(|person| !was_asked(person)).filter(decides).cloned().collect();
            let (name, key, already) = (watcher.name.clone(), watcher.key(), watcher.state == Watching::Yes);
            for person in to {
                let (game, name, key) = (game.clone(), name.clone(), key.clone());
                let notice = WatchNotice::Asked { game, name, key, already };
                self.tell_person(&person, Notice::Watching(notice), Priority::Event);
            }
        }
    }

    pub(super) fn watch_begun(&mut self, watcher: &PersonId, name: &str) {
        let game = self.game().name.clone();
        self.tell_person(watcher, Notice::Watching(WatchNotice::YouWatch { game }), Priority::Event);
        self.tell_all(Notice::Watching(WatchNotice::Begun { name: name.to_owned() }), Priority::Event);
    }

    /// Everybody learns that somebody doesn't watch any more, and nobody whether they were refused.
    pub(super) fn watch_ended(&mut self, watcher: &PersonId, name: &str, watched: bool, own: bool) {
        let game = self.game().name.clone();
        self.tell_person(watcher, Notice::Watching(WatchNotice::YouDont { game, own }), Priority::Event);
        if watched {
            self.tell_all(Notice::Watching(WatchNotice::Ended { name: name.to_owned() }), Priority::Event);
        }
    }

    pub(super) fn letters_shown(&mut self, watcher: &PersonId, phase: &PhaseId, from: u32, to: u32) {
        let notice = WatchNotice::Letters { game: self.game().name.clone(), phase: phase.clone(), from, to };
        self.tell_person(watcher, Notice::Watching(notice), Priority::Routine);
    }
}
