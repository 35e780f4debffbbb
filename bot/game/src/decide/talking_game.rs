//! In which game something is said that others read, or see as their decision. Of several that are being played none is guessed,
//! not even the one that the person meant last: it would reach others than it is for.

use dragoman_reading::command::{Act, CommandId, Group, Spec};

use super::agreements::own;
use super::context::Context;
use super::open_votes::{voice, voters};
use super::roles;
use crate::event::{Content, Place};
use crate::loaded::LoadedGame;
use crate::model::Game;
use crate::notice::Declined;

/// Whether others read what the command says, or see it as their decision: it must reach those of the game that is meant.
pub(super) fn reaches_others(spec: &Spec) -> bool {
    spec.act == Act::Said || spec.group == Group::Vote || spec.command == CommandId::Resign
}

/// The game for what is said to others in private: the only one that is being played in which the person may say it.
pub(super) fn addressed<'a>(context: &Context<'a>, spec: &Spec) -> Result<&'a LoadedGame, Declined> {
    let answers_vote = matches!(spec.command, CommandId::Agree | CommandId::Refuse);
    let may = |loaded: &&LoadedGame| {
        let game = &loaded.game;
        context.played(game).is_some()
            && roles::may(context, spec, game).is_ok()
            && (!answers_vote || is_asked(context, game))
    };
    let own: Vec<_> = context.view.mine.iter().filter(may).collect();
    match own.as_slice() {
        [_] if !answers_vote => context.game(),
        found => context.only(found),
    }
}

/// The game in which something may wait for an answer. Of several in private none is guessed, not even the one that the person meant
/// last.
pub(super) fn answered_in<'a>(context: &Context<'a>) -> Result<&'a LoadedGame, Declined> {
    let is_private = matches!(context.event.place, Place::Person(_));
    // What was said stays said: an edit answers nothing.
    let is_edited = matches!(context.event.content, Content::Edited { .. });
    if context.meant.is_some() || is_edited || !is_private {
        return context.game();
    }
    let waits = |loaded: &&LoadedGame| {
        let game = &loaded.game;
        // A deputy votes and negotiates nothing.
        let negotiates = game.negotiated && !own(context, game).is_empty();
        game.running().is_some() && (negotiates || is_asked(context, game))
    };
    let found: Vec<_> = context.view.mine.iter().filter(waits).collect();
    context.only(&found)
}

/// Whether a vote waits for the acting person's answer.
pub(super) fn is_asked(context: &Context<'_>, game: &Game) -> bool {
    let Some(me) = context.seat(game).and_then(voice) else { return false };
    let mut open = game.votes.iter().filter(|vote| vote.open);
    open.any(|vote| {
        let tally = vote.tally([&me]);
        tally.agreed + tally.refused == 0 && voters(game, &vote.proposal).filter_map(voice).any(|voice| voice == me)
    })
}
