//! Answers to a change go through the outbox, so that nobody believes that something was changed when it wasn't.

use super::context::Context;
use super::decision::{Answer, Decision};
use super::not_done::{Outcome, declined, settled};
use crate::notice::{Declined, Notice};

/// Declines something that isn't a question: the answer is stored until it is posted.
pub(super) fn refused(context: &Context<'_>, why: Declined) -> Decision {
    kept(context, declined(why))
}

/// Moves the answers to a change into the outbox, where they are stored until they are posted: a person who wanted a
/// change must not believe that it was made.
pub(super) fn kept(context: &Context<'_>, outcome: Outcome) -> Decision {
    let mut decision = settled(context, outcome);
    if decision.changes.forget.is_some() || decision.wants.is_some() {
        return decision;
    }
    // The question which game is meant isn't about a change, and the secret of a link is stored nowhere.
    let is_asked = |answer: &Answer| {
        matches!(answer.notice, Notice::Declined(Declined::WhichGame { .. }) | Notice::MapLink { .. })
    };
    let (asked, answers) = std::mem::take(&mut decision.answers).into_iter().partition(is_asked);
    decision.answers = asked;
    for Answer { to, game, phase: _, notice, of: _ } in answers {
        decision.reply_about(context.view.now, to, game, notice);
    }
    decision
}
