//! Statements that players have said to each other, and their answers, as they are stored: read with a permit.
//!
//! Statements are numbered within the conversation of the same powers, in a room or by letters: a number says nothing about
//! what somebody has said to others.

use std::collections::BTreeMap;

use dragoman_runtime::names::name_from;
use dragoman_statements::{Meaning, StoredStatement};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::action::OfPhase;
use crate::model::{GameId, PowerId};
use crate::standing::Permit;

/// The powers that talk with each other, in the variant's order.
pub type Talk = Vec<PowerId>;

/// A statement and its conversation as a button names them: `7@AUSTRIA+ITALY`.
pub fn button_name(number: u32, talk: &[PowerId]) -> String {
    format!("{number}@{}", talk.join("+"))
}

/// The name of a conversation where those of its powers are too long: always the same.
pub fn talk_name(talk: &[PowerId]) -> String {
    name_from(&talk.join("+"), 8)
}

/// The same as [`button_name`] where the names of all powers are too long.
pub fn short_button_name(number: u32, talk: &[PowerId]) -> String {
    format!("{number}@{}", talk_name(talk))
}

/// What a power has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Reply {
    /// What it says.
    pub meaning: Meaning,
    /// The alternative that it chooses, from 1, if it chooses one.
    pub choice: Option<u32>,
}

impl Reply {
    /// An answer without a choice.
    pub const fn of(meaning: Meaning) -> Self {
        Self { meaning, choice: None }
    }

    /// Whether it agrees to what was proposed.
    pub const fn agrees(self) -> bool {
        matches!(self.meaning, Meaning::Yes | Meaning::Choose)
    }
}

impl From<Reply> for String {
    fn from(reply: Reply) -> Self {
        match reply.choice {
            Some(choice) => format!("{}:{choice}", reply.meaning.id()),
            None => reply.meaning.id().to_owned(),
        }
    }
}

/// A text that is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an answer must be the id of a meaning, as in `yes` or `choose:2`")]
pub struct NoReply;

impl TryFrom<String> for Reply {
    type Error = NoReply;
    fn try_from(text: String) -> Result<Self, NoReply> {
        let (id, choice) = match text.split_once(':') {
            Some((id, choice)) => (id, Some(choice.parse().map_err(|_| NoReply)?)),
            None => (text.as_str(), None),
        };
        Ok(Self { meaning: Meaning::of_id(id).ok_or(NoReply)?, choice })
    }
}

/// An answer as it is stored: `yes`, and behind `@` the phase in which it was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What was answered.
    pub reply: Reply,
    /// The number of the phase; `None`: a program stored it that didn't note it.
    pub phase: Option<u32>,
}

impl Answer {
    /// Given in phase `number`.
    pub const fn new(reply: Reply, number: u32) -> Self {
        Self { reply, phase: Some(number) }
    }
}

impl From<Answer> for String {
    fn from(answer: Answer) -> Self {
        let reply = Self::from(answer.reply);
        answer.phase.map_or_else(|| reply.clone(), |number| format!("{reply}@{number}"))
    }
}

impl TryFrom<String> for Answer {
    type Error = NoReply;
    fn try_from(text: String) -> Result<Self, NoReply> {
        let (reply, phase) = match text.split_once('@') {
            Some((reply, number)) => (reply.to_owned(), Some(number.parse().map_err(|_| NoReply)?)),
            None => (text, None),
        };
        Ok(Self { reply: reply.try_into()?, phase })
    }
}

/// A statement as it was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// When; `None`: by a program that didn't note it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Timestamp>,
    /// In which phase.
    pub phase: OfPhase,
    /// The key of the press room in which it was said; `None`: by letter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<String>,
    /// The power that says it.
    pub from: PowerId,
    /// The powers that it was delivered to. Of those that it is said to, some may have blocked its author.
    pub delivered: Vec<PowerId>,
    /// What it says.
    pub statement: StoredStatement,
}

/// A statement with its answers. It is read with a permit.
///
/// ```compile_fail
/// fn of_others(row: &dragoman_game::negotiation::StatementRow) -> &dragoman_game::negotiation::Said {
///     &row.said
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatementRow {
    /// The game.
    pub game: GameId,
    /// Counts up from 1 within the conversation.
    pub number: u32,
    talk: Talk,
    said: Said,
    replies: BTreeMap<PowerId, Answer>,
}

/// What may be read of a statement.
#[derive(Clone, Debug)]
pub struct Read<'a> {
    /// Its number in the conversation.
    pub number: u32,
    /// Whose conversation.
    pub talk: &'a [PowerId],
    /// What was said.
    pub said: &'a Said,
    /// What each power has answered last. Who agreed in a phase that was undone hasn't answered; what was refused or taken back then
    /// stays so.
    pub replies: BTreeMap<PowerId, Reply>,
    /// The numbers of the phases in which those who agree have done so, where that was stored.
    pub answered: BTreeMap<PowerId, u32>,
    /// Whether the phase in which it was said was undone: then nothing follows from it, whatever was answered.
    pub is_undone: bool,
}

impl Read<'_> {
    /// Whether `power` has taken it back, or its agreement to it.
    pub fn is_ended_by(&self, power: &PowerId) -> bool {
        self.replies.get(power).is_some_and(|reply| matches!(reply.meaning, Meaning::Drop | Meaning::Withdraw))
    }
}

impl StatementRow {
    /// Statement `number` of the conversation of `talk` in `game`.
    pub fn new(game: GameId, talk: Talk, number: u32, said: Said) -> Self {
        Self { game, number, talk, said, replies: BTreeMap::new() }
    }

    /// With these answers.
    #[must_use]
    pub fn with(mut self, replies: impl IntoIterator<Item = (PowerId, Answer)>) -> Self {
        self.replies.extend(replies);
        self
    }

    /// What it says, if `permit` permits to read it.
    pub fn read(&self, permit: &Permit) -> Option<Read<'_>> {
        let readers = std::iter::once(&self.said.from).chain(&self.said.delivered);
        permit.is_for_statement(&self.game, &self.talk, readers).then(|| Read {
            number: self.number,
            talk: &self.talk,
            said: &self.said,
            replies: self.replies(permit).map(|(power, answer)| (power.clone(), answer.reply)).collect(),
            answered: self
                .replies(permit)
                .filter(|(_, answer)| answer.reply.agrees())
                .filter_map(|(power, answer)| Some((power.clone(), answer.phase?)))
                .collect(),
            is_undone: permit.is_undone(self.said.phase.number),
        })
    }

    /// The answers that count.
    fn replies(&self, permit: &Permit) -> impl Iterator<Item = (&PowerId, &Answer)> {
        let is_undone = |answer: &Answer| answer.phase.is_some_and(|number| permit.is_undone(number));
        self.replies.iter().filter(move |(_, answer)| !(answer.reply.agrees() && is_undone(answer)))
    }

    /// Its number, if it belongs to the conversation of `talk` in `game`: numbers are counted, and shown to its members only.
    pub(crate) fn number_in(&self, game: &GameId, talk: &[PowerId]) -> Option<u32> {
        (self.game == *game && self.talk == talk).then_some(self.number)
    }

    /// Whether `other` has the same number in the same conversation.
    pub fn is_same(&self, other: &Self) -> bool {
        (&self.game, &self.talk, self.number) == (&other.game, &other.talk, other.number)
    }

    /// Takes an answer to it; `false`: it is one to another statement.
    pub fn take(&mut self, answer: &ReplyRow) -> bool {
        let is_it = (&self.game, &self.talk, self.number) == (&answer.game, &answer.talk, answer.number);
        if is_it {
            self.replies.insert(answer.power.clone(), answer.answer);
        }
        is_it
    }
}

/// An answer to be stored: it replaces an earlier one of the same power.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplyRow {
    /// The game.
    pub game: GameId,
    talk: Talk,
    number: u32,
    power: PowerId,
    answer: Answer,
}

impl ReplyRow {
    /// What `power` answers to statement `number` of the conversation of `talk`.
    pub fn new(game: GameId, talk: Talk, number: u32, power: PowerId, answer: Answer) -> Self {
        Self { game, talk, number, power, answer }
    }

    /// The conversation, the statement's number, who answers and what, if `permit` permits to read it.
    pub fn read(&self, permit: &Permit) -> Option<(&[PowerId], u32, &PowerId, Answer)> {
        let is_permitted = permit.is_for_statement(&self.game, &self.talk, std::iter::once(&self.power));
        is_permitted.then_some((&self.talk, self.number, &self.power, self.answer))
    }
}
