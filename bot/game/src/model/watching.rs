//! People who watch a game: with the consent of all players they read its stored letters after each phase.

use std::ops::Deref;

use dragoman_runtime::names::name_from;
use serde::{Deserialize, Serialize};

use crate::event::PersonId;

/// How many people may watch a game at a time, or ask to.
pub const MOST_WATCHERS: usize = 5;

/// How many people a game remembers who have asked.
pub const MOST_REMEMBERED: usize = 20;

/// How often a person may ask in one game.
pub const MOST_REQUESTS_TO_WATCH: u32 = 2;

/// How far somebody has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watching {
    /// They have asked, and not everybody has answered.
    Asked,
    /// All have agreed: they get the letters.
    Yes,
    /// They were refused, or have stopped.
    No,
}

/// Somebody who watches, or has asked to. Which players have agreed can't be read: nobody learns who refuses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watcher {
    /// The person who watches, or has asked to.
    pub person: PersonId,
    /// As others see them.
    pub name: String,
    /// How far they have come.
    pub state: Watching,
    /// How often they have asked.
    pub asked: u32,
    /// The players who have agreed.
    #[serde(default)]
    agreed: Vec<PersonId>,
    /// The number of the last letter that isn't for them, or that they have got.
    #[serde(default)]
    pub seen: u32,
    /// Whether they have ever watched: such a person takes no seat in the game any more.
    #[serde(default)]
    pub ever: bool,
}

impl Watcher {
    /// A short name: ids of people can be too long for a button.
    pub fn key(&self) -> String {
        format!("w-{}", name_from(self.person.as_str(), 10))
    }

    /// Whether they watch, or have asked to and weren't refused.
    pub fn is_open(&self) -> bool {
        self.state != Watching::No
    }

    /// Whether all of `people` have agreed.
    pub fn is_let_by<'a>(&self, people: impl IntoIterator<Item = &'a PersonId>) -> bool {
        people.into_iter().all(|person| self.agreed.contains(person))
    }
}

/// All who watch a game, have asked to, or were refused. They are read as a list, and changed here only.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Watchers(Vec<Watcher>);

impl Deref for Watchers {
    type Target = [Watcher];

    fn deref(&self) -> &[Watcher] {
        &self.0
    }
}

impl Watchers {
    /// Whether nobody has asked.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is known of `person`.
    pub fn of(&self, person: &PersonId) -> Option<&Watcher> {
        self.0.iter().find(|watcher| watcher.person == *person)
    }

    fn of_mut(&mut self, person: &PersonId) -> Option<&mut Watcher> {
        self.0.iter_mut().find(|watcher| watcher.person == *person)
    }

    /// `person`, called `name`, asks to watch; `seen`: the number of the last letter so far. Nobody has agreed yet, whatever
    /// was answered to them before.
    pub fn ask(&mut self, person: PersonId, name: String, seen: u32) {
        let (asked, ever) = self.of(&person).map_or((0, false), |known| (known.asked, known.ever));
        self.0.retain(|watcher| watcher.person != person);
        let (state, agreed) = (Watching::Asked, Vec::new());
        self.0.push(Watcher { person, name, state, asked: asked.saturating_add(1), agreed, seen, ever });
    }

    /// `player` agrees that `person` watches.
    pub fn agree(&mut self, person: &PersonId, player: PersonId) {
        if let Some(watcher) = self.of_mut(person)
            && !watcher.agreed.contains(&player)
        {
            watcher.agreed.push(player);
        }
    }

    /// All have agreed: `person` watches from letter `seen` on, which isn't for them any more.
    pub fn begin(&mut self, person: &PersonId, seen: u32) {
        if let Some(watcher) = self.of_mut(person) {
            (watcher.state, watcher.seen, watcher.ever) = (Watching::Yes, seen, true);
        }
    }

    /// The letters up to number `seen` were shown to `person`, or aren't for them.
    pub fn shown(&mut self, person: &PersonId, seen: u32) {
        if let Some(watcher) = self.of_mut(person) {
            watcher.seen = seen;
        }
    }

    /// `person` doesn't watch any more, or was refused: all would have to agree anew.
    pub fn end(&mut self, person: &PersonId) {
        if let Some(watcher) = self.of_mut(person) {
            watcher.state = Watching::No;
            watcher.agreed.clear();
        }
    }

    /// Removes `person`, who asks to be forgotten.
    pub fn forget(&mut self, person: &PersonId) {
        self.0.retain(|watcher| watcher.person != *person);
        self.0.iter_mut().for_each(|watcher| watcher.agreed.retain(|agreed| agreed != person));
    }
}
