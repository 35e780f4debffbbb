//! Topics of commands: help lists commands by topic, and only where they are of use.

use super::spec::Spec;
pub use super::spec::Topic;
use super::table::COMMANDS;

impl Topic {
    /// Every topic, in the order in which help names them.
    pub const ALL: [Self; 8] =
        [Self::Lobby, Self::Orders, Self::Questions, Self::Press, Self::Votes, Self::Seats, Self::Master, Self::Person];

    /// Its commands.
    pub fn commands(self) -> impl Iterator<Item = &'static Spec> {
        COMMANDS.iter().filter(move |spec| spec.topic == self)
    }
}
