//! Why a command isn't carried out: what carries one out returns it, by `?`, and it is answered in one place.

use super::context::Context;
use super::decision::{Decision, Want};
use crate::notice::statement::NoStatement;
use crate::notice::{Declined, Notice};

/// A decision, or why there is none.
pub(super) type Outcome<T = Decision> = Result<T, NotDone>;

/// Why a command isn't carried out.
pub(super) enum NotDone {
    /// It is declined, where the person asked or in private, as `Context::refused_at` says.
    Declined(Declined),
    /// It is declined, to the person alone.
    DeclinedAside(Declined),
    /// This must be loaded first; then it is decided again.
    Wants(Want),
    /// Something else is said or asked.
    Said(Box<Decision>),
}

impl NotDone {
    fn decision(self, context: &Context<'_>) -> Decision {
        match self {
            Self::Declined(why) => context.decline(why),
            Self::DeclinedAside(why) => {
                let game = context.game().ok().map(|loaded| &loaded.game);
                context.answer(context.aside(), game, Notice::Declined(why))
            }
            Self::Wants(want) => Decision { wants: Some(want), ..Decision::default() },
            Self::Said(decision) => *decision,
        }
    }
}

impl From<Declined> for NotDone {
    fn from(why: Declined) -> Self {
        Self::Declined(why)
    }
}

impl From<NoStatement> for NotDone {
    fn from(why: NoStatement) -> Self {
        Self::DeclinedAside(Declined::Statement(why))
    }
}

impl From<Want> for NotDone {
    fn from(want: Want) -> Self {
        Self::Wants(want)
    }
}

impl From<Decision> for NotDone {
    fn from(said: Decision) -> Self {
        Self::Said(Box::new(said))
    }
}

/// The decision, or the answer that there is none.
pub(super) fn settled(context: &Context<'_>, outcome: Outcome) -> Decision {
    outcome.unwrap_or_else(|not_done| not_done.decision(context))
}

/// Declines if `condition` holds.
pub(super) fn refuse_if(condition: bool, why: impl Into<NotDone>) -> Outcome<()> {
    if condition { Err(why.into()) } else { Ok(()) }
}

/// Declines, where the person asked or in private.
pub(super) fn declined<T>(why: Declined) -> Outcome<T> {
    Err(NotDone::Declined(why))
}

/// Declines, to the person alone.
pub(super) fn declined_aside<T>(why: Declined) -> Outcome<T> {
    Err(NotDone::DeclinedAside(why))
}

/// Declines to the person alone what is declined.
pub(super) fn aside<T>(result: Result<T, Declined>) -> Outcome<T> {
    result.map_err(NotDone::DeclinedAside)
}

/// Loads something first.
pub(super) fn wants<T>(want: Want) -> Outcome<T> {
    Err(NotDone::Wants(want))
}
