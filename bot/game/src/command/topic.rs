//! Topics of commands: help lists commands by topic, and only where they are of use.

use super::spec::{CommandId, Spec};
use super::table::COMMANDS;

/// A topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Games that look for players.
    Lobby,
    /// Orders.
    Orders,
    /// The present state, and what happened.
    Questions,
    /// Press between powers.
    Press,
    /// Votes.
    Votes,
    /// Changes of seats.
    Seats,
    /// The game master's actions.
    Master,
    /// One's own settings and data.
    Person,
}

impl Topic {
    /// Every topic, in the order in which help names them.
    pub const ALL: [Self; 8] =
        [Self::Lobby, Self::Orders, Self::Questions, Self::Press, Self::Votes, Self::Seats, Self::Master, Self::Person];

    /// Its commands.
    pub fn commands(self) -> impl Iterator<Item = &'static Spec> {
        COMMANDS.iter().filter(move |spec| topic(spec.command) == self)
    }
}

/// The topic of `command`.
pub fn topic(command: CommandId) -> Topic {
    match command {
        CommandId::New
        | CommandId::Join
        | CommandId::Prefer
        | CommandId::Confirm
        | CommandId::Leave
        | CommandId::Start
        | CommandId::Change => Topic::Lobby,
        CommandId::Order
        | CommandId::Orders
        | CommandId::Withdraw
        | CommandId::Clear
        | CommandId::Ready
        | CommandId::Unready
        | CommandId::Possible => Topic::Orders,
        CommandId::Status
        | CommandId::Map
        | CommandId::Results
        | CommandId::Translate
        | CommandId::Why
        | CommandId::Chart
        | CommandId::Export
        | CommandId::Rules
        | CommandId::Lots
        | CommandId::Players => Topic::Questions,
        CommandId::Talk
        | CommandId::Letter
        | CommandId::Notation
        | CommandId::Say
        | CommandId::Document
        | CommandId::Sign => Topic::Press,
        CommandId::Draw
        | CommandId::Agree
        | CommandId::Refuse
        | CommandId::Concede
        | CommandId::End
        | CommandId::Victory
        | CommandId::MoreTime
        | CommandId::VotePause
        | CommandId::VoteResume => Topic::Votes,
        CommandId::Resign | CommandId::Take | CommandId::Return => Topic::Seats,
        CommandId::Replace
        | CommandId::Expel
        | CommandId::Fill
        | CommandId::Panel
        | CommandId::Pause
        | CommandId::Resume
        | CommandId::Extend
        | CommandId::Adjudicate
        | CommandId::Announce
        | CommandId::Rollback
        | CommandId::Edit
        | CommandId::Enter
        | CommandId::Cancel
        | CommandId::Proceed
        | CommandId::Appoint
        | CommandId::MoveHere => Topic::Master,
        CommandId::Language
        | CommandId::Timezone
        | CommandId::MyData
        | CommandId::Forget
        | CommandId::Setup
        | CommandId::Help => Topic::Person,
    }
}
