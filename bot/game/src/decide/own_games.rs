//! The list of somebody's games: what they play in each, until when, and what they still have to do there.

use super::context::Context;
use super::decision::Decision;
use super::sheets::{incomplete, without_orders};
use super::{filling, practice};
use crate::loaded::LoadedGame;
use crate::model::{Running, Stage};
use crate::notice::personal::{OwnGame, OwnState, ToDo};
use crate::notice::{Notice, Personal};
use crate::rules;

/// How many games are listed: the newest ones.
const GAMES_LISTED: usize = 20;

/// Lists the games that the acting person plays, or runs, and that aren't over. It is for them alone.
pub(super) fn list(context: &Context<'_>) -> Decision {
    let mine = &context.view.mine;
    let games = mine.iter().take(GAMES_LISTED).filter_map(|loaded| own(context, loaded)).collect();
    let more = mine.len().saturating_sub(GAMES_LISTED);
    let notice = Personal::Games { games, more, practising: practice::waits(context) };
    context.answer(context.aside(), None, Notice::Personal(notice))
}

/// A game of the list; `None` if it is over.
fn own(context: &Context<'_>, loaded: &LoadedGame) -> Option<OwnGame> {
    let game = &loaded.game;
    let me = &context.view.person.id;
    let state = match &game.stage {
        Stage::Lobby => OwnState::Lobby { joined: game.seats.len(), needed: filling::needed(game) },
        Stage::Running(running) => {
            let powers = game.seat_played_by(me, context.view.now).map(|seat| seat.powers.clone()).unwrap_or_default();
            OwnState::Running {
                phase: running.position.phase.clone(),
                deadline: running.clock.deadline(),
                to_do: to_do(context, loaded, running),
                powers,
            }
        }
        Stage::Over(_) => return None,
    };
    Some(OwnGame { id: game.id.clone(), name: game.name.clone(), master: game.creator == *me, state })
}

/// What the acting person still has to do in this phase.
fn to_do(context: &Context<'_>, loaded: &LoadedGame, running: &Running) -> ToDo {
    let game = &loaded.game;
    let Some(seat) = game.seat_played_by(&context.view.person.id, context.view.now) else { return ToDo::NoSeat };
    if game.is_out(seat) {
        return ToDo::Eliminated;
    }
    let decides = |power: &&_| rules::decides(&game.settings, &running.position, power);
    let deciding: Vec<_> = seat.powers.iter().filter(decides).cloned().collect();
    if deciding.is_empty() {
        return ToDo::Nothing;
    }
    if deciding.iter().all(|power| running.is_done(power)) {
        return ToDo::Wait;
    }
    let missing: usize = without_orders(loaded, running, &deciding, context.reader(game)).values().map(Vec::len).sum();
    match missing.max(incomplete(loaded, running, &deciding).len()) {
        0 => ToDo::Ready,
        missing => ToDo::Orders { missing },
    }
}
