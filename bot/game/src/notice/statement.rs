//! Notices about statements: what players say to each other as data, put into the words of each reader.

use dragoman_statements::StoredStatement;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::model::{OrderText, PhaseId, PowerId, Verdict};
use crate::negotiation::{Reply, Talk};

/// A statement and its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbered {
    /// Whose conversation.
    pub talk: Talk,
    /// Its number there.
    pub number: u32,
    /// The power that says it.
    pub from: PowerId,
    /// The powers that it is said to.
    pub to: Vec<PowerId>,
    /// The number of the statement that it answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<u32>,
    /// What it says.
    pub statement: StoredStatement,
}

/// A statement in the list of those of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The statement.
    pub said: Numbered,
    /// In which phase.
    pub phase: PhaseId,
    /// Whether that phase was undone, so that it doesn't count any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
    /// What each power has answered last.
    pub replies: Vec<(PowerId, Reply)>,
    /// Whether its reader has something to put into their orders by it in the phase that is played.
    #[serde(default)]
    pub adopts: bool,
    /// What comes of it in the phase that is played.
    #[serde(default)]
    pub standing: EntryStanding,
}

/// What comes of a statement in the phase in which it is listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryStanding {
    /// Its reader is asked for an answer.
    WaitsForReader,
    /// It is agreed and holds.
    Holds,
    /// Its reader waits for an answer.
    WaitsForOthers,
    /// It was refused, has expired, or was only to be known.
    #[default]
    Past,
}

/// Something that can be asked of a power by one press.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offered {
    /// As the button names it.
    pub id: String,
    /// What it says.
    pub statement: StoredStatement,
}

/// A statement instead of which something else is offered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Instead {
    /// Its number.
    pub number: u32,
    /// Its conversation: whoever plays several powers has several with the same others.
    pub talk: Talk,
}

/// An agreement that all in it want to be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settled {
    /// Who has said it, to those who have agreed, and what of it was agreed.
    pub said: Numbered,
    /// In which phase.
    pub phase: PhaseId,
    /// Whether it was kept.
    pub verdict: Verdict,
}

/// A notice about statements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "spoken")]
pub enum StatementNotice {
    /// To its readers, and to its author: a statement.
    Said {
        /// The statement.
        #[serde(flatten)]
        said: Numbered,
        /// The earlier statement that it proposes again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<Box<Numbered>>,
    },
    /// To somebody who has said or heard it: a statement, with the map on which it is shown.
    OnMap {
        /// The statement.
        #[serde(flatten)]
        said: Numbered,
        /// Whether they have answered it, or it doesn't wait for an answer any more.
        #[serde(default)]
        answered: bool,
        /// Whether they have something to put into their orders by it.
        #[serde(default)]
        adopts: bool,
    },
    /// To those who talk: an answer.
    Answered {
        /// The statement.
        said: Numbered,
        /// The power that answers.
        by: PowerId,
        /// What it answers.
        reply: Reply,
        /// The earlier statement that is agreed to again, if that is what it answers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<Box<Numbered>>,
        /// The powers that can put something into their orders by what is agreed now.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        adopts: Vec<PowerId>,
    },
    /// To its author: a text was sent as it was written, since it wasn't understood as a statement, or nothing was sent.
    NotUnderstood {
        /// How far it was understood, as it can be typed; empty: the keyword is unknown or means several things.
        understood: String,
        /// What wasn't understood, as typed; empty: something is missing.
        rest: String,
        /// Whether it was sent as it was written.
        sent: bool,
    },
    /// To its author alone: a text that was sent as it was written may be one of these. Each is said at the press of a button.
    Recognised {
        /// The id of the question in the buttons.
        question: String,
        /// What may have been meant, the likeliest first, by the power that would say it.
        offers: Vec<StoredStatement>,
        /// What they wrote; empty in notices of older versions.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        words: String,
    },
    /// To a player: what can be said to that power by one press.
    Offers {
        /// The powers that it is said to.
        to: Vec<PowerId>,
        /// Whether it is said in the press room with them.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        in_room: bool,
        /// What can be said to them, each by one button.
        offers: Vec<Offered>,
        /// The statement instead of which it is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead: Option<Instead>,
    },
    /// To a player: to whom do you want to say something?
    Whom {
        /// The other powers.
        others: Vec<PowerId>,
        /// The id of the question about what was typed already.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        question: Option<String>,
        /// What was typed already, to the first of them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        statement: Option<StoredStatement>,
        /// Whether none of them has a unit that can do what it asks for in the phase that is played.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unable: bool,
    },
    /// To a player who has typed an answer alone: to which of these?
    WhichAnswer {
        /// The answer.
        reply: Reply,
        /// The statements, the newest first.
        said: Vec<Numbered>,
        /// Whether a vote waits for it as well.
        #[serde(default)]
        vote: bool,
    },
    /// To a player who has typed a number that several conversations have: in which of these?
    WhichTalk {
        /// The id of the question.
        question: String,
        /// The statements with this number.
        said: Vec<Numbered>,
    },
    /// To a player: the statements of their conversations, the newest last.
    List {
        /// The statements.
        entries: Vec<Entry>,
        /// How many older ones aren't listed.
        #[serde(default)]
        left: usize,
    },
    /// To a player of a game that is over, who has talked in statements: may what they have agreed to be shown?
    MayShow {
        /// The game's name.
        name: String,
    },
    /// To a player alone, whatever others want: what they want is noted.
    ShowingNoted {
        /// Whether they want it.
        wanted: bool,
    },
    /// To all: agreements of a game that is over, which all in them want to be shown.
    Shown {
        /// The game's name.
        name: String,
        /// The agreements.
        agreements: Vec<Settled>,
        /// How many more there are.
        #[serde(default)]
        left: usize,
    },
    /// To a player alone: their stored orders contradict what they have agreed to.
    Contradicted {
        /// Those statements.
        said: Vec<Numbered>,
        /// Those of them, by their places, by which there is something to put into orders.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        adopts: Vec<usize>,
        /// The number of the phase; 0 in notices of older versions.
        #[serde(default)]
        number: u32,
        /// Whether orders close soon, and some may be missing.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        closing: bool,
    },
    /// To a player alone: several units could do what was agreed.
    WhichUnit {
        /// The statement.
        said: Numbered,
        /// The orders with which it would be done.
        orders: Vec<OrderText>,
        /// The number of the phase; 0 in notices of older versions.
        #[serde(default)]
        number: u32,
    },
}

/// Why something wasn't said, answered or adopted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "statement")]
pub enum NoStatement {
    /// There is no statement with this number that was said to the person, or by them.
    NoSuch {
        /// The number.
        number: u32,
    },
    /// Several conversations have one.
    Which {
        /// The number.
        number: u32,
        /// The other powers of each of these conversations.
        with: Vec<Vec<PowerId>>,
    },
    /// It was said by the person themselves, or to others only.
    NotToYou {
        /// The number.
        number: u32,
    },
    /// It has several alternatives: one has to be chosen.
    Choose {
        /// The number.
        number: u32,
        /// How many there are.
        count: u32,
    },
    /// It had several alternatives, in an earlier phase, and none of them was agreed to.
    NoneChosen {
        /// The number.
        number: u32,
    },
    /// The person has agreed to it: that isn't taken back by an answer, but by saying that it doesn't hold any more.
    Agreed {
        /// The number.
        number: u32,
    },
    /// Its author has taken it back, so that nobody can agree to it.
    TakenBack {
        /// The number.
        number: u32,
        /// The author.
        by: PowerId,
    },
    /// The phase in which it was said was undone, so that nobody can agree to it.
    Undone {
        /// The number.
        number: u32,
    },
    /// It was said by somebody who doesn't play that power any more, so that nobody can agree to it.
    OfEarlierPlayer {
        /// The number.
        number: u32,
        /// The power that has said it.
        power: PowerId,
    },
    /// It was about an earlier phase, so that nobody can agree to it any more.
    Past {
        /// The number.
        number: u32,
    },
    /// It was about a time that is over, so that nothing would follow from it if it were proposed again.
    Ended {
        /// The number.
        number: u32,
    },
    /// The person agrees without saying to what, and nothing in the conversation waits for that.
    NothingWaits,
    /// The person hasn't agreed to it.
    NotAgreed {
        /// The number.
        number: u32,
    },
    /// The person hasn't agreed to it, so there is nothing to end.
    NothingToEnd {
        /// The number.
        number: u32,
    },
    /// The person has taken it back already, or their agreement to it.
    EndedAlready {
        /// The number.
        number: u32,
    },
    /// What was typed behind the number is no answer.
    UnknownAnswer {
        /// The number.
        number: u32,
        /// As typed.
        word: String,
    },
    /// No order of this phase follows from it for the person.
    NothingToOrder {
        /// The number.
        number: u32,
    },
    /// What was offered isn't stored any more: it was said, a newer offer has replaced it, or its time is over.
    OfferGone,
    /// The person was asked about it for a power that isn't theirs any more.
    OtherPower {
        /// That power.
        power: PowerId,
    },
    /// Agreements are shown once the game is over.
    ShownAtTheEnd {
        /// It was cancelled, and may go on until then.
        until: Option<Timestamp>,
    },
    /// The text isn't in the form of a statement.
    NotTyped,
    /// It isn't said to whom.
    ToWhom,
}
