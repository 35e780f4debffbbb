//! To which phase of a game an event belongs.
//!
//! Everything belongs to the phase in which it was written or done, and changes nothing in another one: an edited message
//! to the phase in which it was first written, however late it was edited, and so to the game of that phase.

use jiff::{SignedDuration, Timestamp};

use super::context::{Context, receipt_handle};
use super::view::{View, is_private, which};
use crate::event::{Content, EventId};
use crate::loaded::LoadedGame;
use crate::model::{Game, Running};
use crate::notice::Declined;

/// A message can be this late only if the bot or its network was away.
const AWAY: SignedDuration = SignedDuration::from_mins(2);

/// Whether orders in `message` were taken in the phase that is played.
pub(super) fn has_receipt(context: &Context<'_>, game: &Game, running: &Running, message: &EventId) -> bool {
    has_receipt_called(context, game, running, &receipt_handle(message))
}

/// Whether the receipt that `handle` tells from others is one of the phase that is played.
pub(super) fn has_receipt_called(context: &Context<'_>, game: &Game, running: &Running, handle: &str) -> bool {
    let prefix = format!("receipt:{}:{}:", game.id, running.number);
    let is_its = |slot: &String| slot.starts_with(&prefix) && slot.rsplit(':').next() == Some(handle);
    context.view.receipts.iter().any(is_its)
}

/// Whether the event was written before the phase began. In doubt it wasn't: a clock that is wrong, or was corrected,
/// must refuse nobody.
pub(super) fn is_earlier(context: &Context<'_>, game: &Game, running: &Running) -> bool {
    // Its time is stated by its writer's network, and when it came isn't known any more.
    if let Content::Edited { of, .. } = &context.event.content
        && has_receipt(context, game, running, of)
    {
        return false;
    }
    // Our clock was set back since: when the phase began isn't known.
    running.began <= context.view.now && written(context) < running.began
}

/// When the event was written or done, by our clock. The network's clock may be slower: in doubt it was later.
pub(super) fn written(context: &Context<'_>) -> Timestamp {
    let View { now, behind, .. } = context.view;
    let written = context.event.written();
    written.checked_add(*behind).unwrap_or(written).min(*now)
}

/// The refusal of what was written before the phase that is played now, with the phase that it belongs to.
pub(super) fn too_early(context: &Context<'_>, game: &Game) -> Option<Declined> {
    game.running().filter(|running| is_earlier(context, game, running))?;
    let earlier = game.phase_at(context.event.written());
    Some(Declined::PastPhase { phase: earlier.map(|phase| phase.phase.clone()) })
}

/// Whether a message came so late that the bot or its network was away.
pub(super) fn came_after_an_absence(context: &Context<'_>) -> bool {
    match context.event.content {
        Content::Text { .. } | Content::Invoked { .. } | Content::Pressed { .. } | Content::Reacted { .. } => {
            context.view.now.duration_since(context.event.at) >= AWAY
        }
        Content::Edited { .. }
        | Content::Removed { .. }
        | Content::Unreadable(_)
        | Content::Undecryptable
        | Content::Invited => false,
    }
}

/// The game in whose present phase orders in the message were taken that was edited: its new text is for that game too.
pub(super) fn corrected_in<'a>(context: &Context<'a>) -> Option<&'a LoadedGame> {
    let Content::Edited { of, .. } = &context.event.content else { return None };
    let took = |loaded: &&LoadedGame| {
        let game = &loaded.game;
        game.running().is_some_and(|running| has_receipt(context, game, running, of))
    };
    context.view.mine.iter().find(took)
}

/// The question for which game an edited message was written, if it names none and its writer plays several: since then they may have
/// meant another one. `None`: nobody needs to be asked, or it is for a phase that is over, whichever is meant.
pub(super) fn unclear_since_edited(context: &Context<'_>) -> Option<Declined> {
    let is_edited = matches!(context.event.content, Content::Edited { .. });
    if !is_edited || context.meant.is_some() || !is_private(context.event) {
        return None;
    }
    let played: Vec<_> = context.view.mine.iter().filter(|loaded| context.played(&loaded.game).is_some()).collect();
    let counts = |loaded: &&LoadedGame| too_early(context, &loaded.game).is_none();
    (played.len() > 1 && played.iter().any(counts)).then(|| which(&played))
}

/// The refusal of a message that was edited since the phase to which it belongs: whatever it would change.
pub(super) fn edited_too_late(context: &Context<'_>, loaded: &LoadedGame) -> Option<Declined> {
    match context.event.content {
        Content::Edited { .. } => too_early(context, &loaded.game),
        Content::Text { .. }
        | Content::Invoked { .. }
        | Content::Pressed { .. }
        | Content::Reacted { .. }
        | Content::Removed { .. }
        | Content::Unreadable(_)
        | Content::Undecryptable
        | Content::Invited => None,
    }
}
