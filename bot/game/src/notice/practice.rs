//! Notices of the practice that one person plays in private.

use serde::{Deserialize, Serialize};

use crate::model::{OrderText, PhaseRecord};
use crate::practice::{self, Lesson, Practice, Step};
use crate::rules::Message;

/// What the person does next in their practice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Next {
    /// The step.
    pub step: Step,
    /// The orders that the person has given in this phase.
    pub given: Vec<OrderText>,
    /// The orders that the step asks for.
    pub asked: Vec<OrderText>,
    /// The person also plays in a game: what is meant for the practice must say so.
    #[serde(default)]
    pub apart: bool,
}

impl Next {
    /// What comes next in `practice`.
    pub fn of(practice: &Practice, apart: bool) -> Self {
        Self { step: practice.step(), given: practice.given.clone(), asked: practice.asked(), apart }
    }
}

/// A notice of a practice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "practice")]
pub enum PracticeNotice {
    /// What comes next. With the first step the practice begins; a step may be said again.
    Next(Next),
    /// The answer to orders, and what comes next.
    Read {
        /// The message with its reading.
        message: Box<Message>,
        /// Legal orders that the lesson doesn't need: they aren't stored.
        others: Vec<OrderText>,
        /// What comes next.
        next: Next,
    },
    /// A button of an earlier step was pressed, which does nothing; and what comes next.
    Earlier(Next),
    /// The results of a phase, with the person's orders.
    Results {
        /// The phase.
        lesson: Lesson,
        /// The person's orders.
        own: Vec<OrderText>,
    },
    /// The year is over.
    Finished,
    /// The person has ended it.
    Stopped,
    /// The person has left it, and can continue it.
    Left,
    /// The person continues it, and what comes next.
    Continued(Next),
    /// To a command given in public: it goes on in private.
    InPrivate,
    /// There is none that could be continued.
    None,
    /// What the person has just sent counted for a game, although it would also have been an order of the practice.
    NotHere {
        /// An order, as the practice asks for it.
        example: OrderText,
    },
}

impl PracticeNotice {
    /// The phase that it is about, and its outcome if it tells that.
    pub fn phase(&self) -> (Lesson, Option<PhaseRecord>) {
        match self {
            Self::Next(next) | Self::Read { next, .. } | Self::Earlier(next) | Self::Continued(next) => {
                (next.step.lesson(), None)
            }
            Self::Results { lesson, own } => (*lesson, Some(practice::record(*lesson, own))),
            Self::Finished | Self::Stopped | Self::Left | Self::InPrivate | Self::None | Self::NotHere { .. } => {
                (Lesson::Spring, None)
            }
        }
    }
}
