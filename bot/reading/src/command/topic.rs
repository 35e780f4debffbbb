//! Topics of commands: help lists commands by topic, and only where they are of use.

use dragoman_l10n::Words;

use super::spec::Spec;
pub use super::spec::Topic;
use super::table::COMMANDS;
use crate::fold::fold;

/// Instead of a command or a topic: what a button to all commands asks help for.
pub const ALL_TOPICS: &str = "all-topics";

impl Topic {
    /// Every topic, in the order in which help names them.
    pub const ALL: [Self; 8] =
        [Self::Lobby, Self::Orders, Self::Questions, Self::Press, Self::Votes, Self::Seats, Self::Master, Self::Person];

    /// The message with its name.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Lobby => "topic-lobby",
            Self::Orders => "topic-orders",
            Self::Questions => "topic-questions",
            Self::Press => "topic-press",
            Self::Votes => "topic-votes",
            Self::Seats => "topic-seats",
            Self::Master => "topic-master",
            Self::Person => "topic-person",
        }
    }

    /// The topic with this message.
    pub fn of_message(message: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.message() == message)
    }

    /// The topic that `text` names in any language.
    pub fn named(words: &Words, text: &str) -> Option<Self> {
        let text = fold(text.trim());
        let names = |topic: &Self, language| fold(&words.plain(language, topic.message())) == text;
        Self::ALL.into_iter().find(|topic| words.languages().iter().any(|language| names(topic, language)))
    }

    /// Its commands.
    pub fn commands(self) -> impl Iterator<Item = &'static Spec> {
        COMMANDS.iter().filter(move |spec| spec.topic == self)
    }
}
