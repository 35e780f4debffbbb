//! The data for a decision on a report, and its result.

use dragoman_l10n::Language;
use jiff::Timestamp;

use crate::decide::decision::Decision;
use crate::event::Place;
use crate::loaded::RoomRow;
use crate::model::Game;
use crate::notice::{Destination, Notice, Outgoing, Priority};
use crate::order_thread::OrderThread;
use crate::post::Key;

/// The stored data about the subject of a report, where it exists.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    /// The time.
    pub now: Timestamp,
    /// The game that the report is about.
    pub game: Option<&'a Game>,
    /// The version of that game as it was read; only for a report that may change it.
    pub version: Option<i64>,
    /// The press room as it was before the network was asked; for an audit all of the game.
    pub rooms: &'a [RoomRow],
    /// The person's order thread, used or not.
    pub order_thread: Option<&'a OrderThread>,
    /// The place of a private answer to the person whose token hasn't expired.
    pub last_reply: Option<&'a Place>,
    /// The person's language.
    pub language: Language,
    /// The notice that was being posted, with the key of its outbox row.
    pub carried: Option<(&'a Notice, &'a Key)>,
    /// The slot of that row.
    pub slot: Option<&'a str>,
}

impl Known<'_> {
    /// Nothing but the time.
    pub fn at(now: Timestamp) -> Self {
        Self {
            now,
            game: None,
            version: None,
            rooms: &[],
            order_thread: None,
            last_reply: None,
            language: Language::EN,
            carried: None,
            slot: None,
        }
    }
}

impl<'a> Known<'a> {
    /// The game and its press room.
    pub(super) fn press_room(&self) -> Option<(&'a Game, &'a RoomRow)> {
        self.game.zip(self.rooms.first())
    }

    /// The key of post `number` of those that follow from the notice that was being posted.
    pub(super) fn part(&self, number: usize) -> Option<Key> {
        self.carried.map(|(_, key)| key.part(number))
    }

    /// A notice about the game.
    pub(super) fn about(&self, to: Destination, notice: Notice, priority: Priority) -> Outgoing {
        let game = self.game.map(|game| game.id.clone());
        Outgoing { to, slot: None, game, notice, priority, due: self.now, expires: None }
    }
}

/// What happens to the notice that was being posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// It is complete.
    Done,
    /// It is tried again at once.
    Again,
    /// It waits, or is dropped, depending on the network's answer.
    AsAnswered,
    /// An order thread is opened for its reader under the game's channel.
    OpenOrderThread,
    /// It isn't posted, for this reason.
    Drop(&'static str),
}

/// The decision on a report.
#[derive(Clone, Debug)]
pub struct Reaction {
    /// What to store and to post.
    pub decision: Decision,
    /// What happens to the notice that was being posted.
    pub next: Next,
}

impl Reaction {
    /// Nothing to store or to post.
    pub(super) fn of(next: Next) -> Self {
        Self { decision: Decision::default(), next }
    }

    pub(super) fn post(mut self, outgoing: Outgoing) -> Self {
        self.decision.changes.outgoing.push(outgoing);
        self
    }

    pub(super) fn post_once(mut self, outgoing: Outgoing, key: Option<Key>) -> Self {
        self.decision.changes.once.extend(key.map(|key| (outgoing, key)));
        self
    }

    pub(super) fn store_room(mut self, row: RoomRow) -> Self {
        self.decision.changes.rooms.push(row);
        self
    }

    pub(super) fn store_order_thread(mut self, order_thread: OrderThread) -> Self {
        self.decision.changes.order_thread = Some(order_thread);
        self
    }
}
