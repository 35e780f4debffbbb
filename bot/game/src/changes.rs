//! The changes of a decision, stored in one transaction.

use dragoman_l10n::Language;

use crate::conduct::{ListChange, Report};
use crate::event::{EventId, PersonId};
use crate::loaded::{LetterRow, OrderRow, RoomRow};
use crate::map_link::MapLink;
use crate::model::{Game, GameId, PhaseRecord};
use crate::negotiation::{ReplyRow, StatementRow};
use crate::notice::Outgoing;
use crate::order_thread::OrderThread;
use crate::person::Person;
use crate::post::Key;
use crate::question::Question;
use crate::track_record::GameRecord;

/// The changes of a decision, stored in one transaction.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    /// The event that caused it; none for the clock.
    pub event: Option<EventId>,
    /// The work of the clock that is completed by this, by the name under which its attempts are counted.
    pub work: Option<String>,
    /// The game as it is now, and the version that it was loaded with; version 0 is a new game.
    pub game: Option<(Game, i64)>,
    /// New revisions of order sheets.
    pub orders: Vec<OrderRow>,
    /// The phase that was adjudicated, with its number.
    pub phase: Option<(u32, PhaseRecord)>,
    /// New press rooms, and those whose state has changed.
    pub rooms: Vec<RoomRow>,
    /// Letters to be stored.
    pub letters: Vec<LetterRow>,
    /// Statements to be stored.
    pub statements: Vec<StatementRow>,
    /// Answers to statements.
    pub replies: Vec<ReplyRow>,
    /// How people have played who have finished or left a game.
    pub records: Vec<GameRecord>,
    /// Whether the acting person lets game masters see how they have played.
    pub shares_record: Option<bool>,
    /// Changes of lists of people.
    pub lists: Vec<ListChange>,
    /// What was reported.
    pub report: Option<Report>,
    /// A sentence that somebody finds wrong, by the id of its message, and its language.
    pub wrong_sentence: Option<(String, Language)>,
    /// The acting person with their preferences.
    pub person: Option<Person>,
    /// A question that waits for its answer.
    pub question: Option<Question>,
    /// A question that was answered, by its id.
    pub answered: Option<String>,
    /// A link to the map on which the acting person can choose orders.
    pub map_link: Option<MapLink>,
    /// A person whose data is deleted.
    pub forget: Option<PersonId>,
    /// Games of theirs that can't be read: what these have about them is deleted once they can be.
    pub unforgotten: Vec<GameId>,
    /// An order thread whose state has changed.
    pub order_thread: Option<OrderThread>,
    /// The notices to post.
    pub outgoing: Vec<Outgoing>,
    /// Notices that are posted once, with their keys: left out if the same key was used before, or if something was
    /// posted or waits in the same place and slot.
    pub once: Vec<(Outgoing, Key)>,
    /// The number of an outbox row that isn't posted because of this, and why.
    pub dropped: Option<(i64, &'static str)>,
}

impl Changes {
    /// Whether nothing is changed or posted through the outbox: somebody only asked something.
    pub fn is_question(&self) -> bool {
        let Self {
            event: _,
            work: _,
            person: _,
            game,
            orders,
            phase,
            rooms,
            letters,
            statements,
            replies,
            records: _,
            shares_record,
            lists,
            report,
            wrong_sentence,
            question,
            answered,
            map_link,
            forget,
            unforgotten: _,
            order_thread,
            outgoing,
            once,
            dropped,
        } = self;
        let asked = question.is_some() || answered.is_some() || forget.is_some() || order_thread.is_some();
        let asked =
            asked || shares_record.is_some() || !lists.is_empty() || report.is_some() || wrong_sentence.is_some();
        let asked = asked || map_link.is_some();
        let says = !outgoing.is_empty() || !once.is_empty() || dropped.is_some();
        !asked
            && !says
            && game.is_none()
            && letters.is_empty()
            && statements.is_empty()
            && replies.is_empty()
            && orders.is_empty()
            && phase.is_none()
            && rooms.is_empty()
    }

    /// Whether there is nothing to save.
    pub fn is_nothing(&self) -> bool {
        self.is_question() && self.event.is_none() && self.person.is_none()
    }
}
