//! A message or command that is carried out only when the person says so: it could refer to several games, or be no
//! command at all. It is stored until then.

use std::collections::BTreeMap;

use dragoman_statements::StoredStatement;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::action::{CommandAction, OfPhase};
use crate::event::{PersonId, RoomId, named_room};
use crate::model::GameId;

/// A question that waits for its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The id that the buttons name.
    pub id: String,
    /// Who was asked.
    pub person: PersonId,
    /// What they had requested.
    pub said: Request,
    /// The phase to which the request belongs, in each game that it may be for and that was being played: in another phase
    /// it changes nothing. `None`: an earlier phase, of which nothing more is known.
    pub during: BTreeMap<GameId, Option<OfPhase>>,
    /// When it is too old to be answered.
    pub expires: Timestamp,
    /// Of the questions to one person in one slot only the newest is stored, and `go-ahead` means none of them. `None`: it waits
    /// beside all others.
    pub slot: Option<String>,
}

impl Question {
    /// The room in which it was requested, if that matters to what is carried out.
    pub fn room(&self) -> Option<RoomId> {
        match &self.said {
            Request::Command(_, values) => named_room(values),
            Request::Text(_) | Request::Pressed(_) => None,
        }
    }
}

/// The value of a request that holds the power that says something.
pub(crate) const FROM: &str = "from";

/// The value of a request that holds a statement about which its author is asked ([`Understood`]).
pub(crate) const UNDERSTOOD: &str = "understood";

/// A statement as it was read when its author was asked about it: the answer says just that, in whatever language they are
/// answered by then. It is a value of the request, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Understood {
    /// As it can be typed.
    pub typed: String,
    /// What it says, by which power and to which.
    pub statement: StoredStatement,
}

/// Whether the value `id` of a request holds a statement: what was typed was measured when the question was asked.
pub(crate) fn is_understood(id: &str) -> bool {
    id == UNDERSTOOD || OFFERED.contains(&id)
}

/// The values of a request that hold what its person may have meant ([`Understood`]), the likeliest first; the number of one is
/// chosen by a button.
pub(crate) const OFFERED: [&str; 3] = ["offer-1", "offer-2", "offer-3"];

/// The value that holds the one with the number `choice`, from 1.
pub(crate) fn offered(choice: Option<&str>) -> Option<&'static str> {
    OFFERED.get(choice?.parse::<usize>().ok()?.checked_sub(1)?).copied()
}

/// What a person asked the bot to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// A text.
    Text(String),
    /// A command from the network's own menu, with its values.
    Command(String, BTreeMap<String, String>),
    /// A button that gives a command. The button that answers a question isn't one.
    Pressed(CommandAction),
}
