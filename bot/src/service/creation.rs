//! A game is created: with rules that fit, or not at all.

use super::begin::begin;
use super::decide::{Act, Decision, declined};
use super::terms::{self, Asked};
use super::{lobby, view};
use crate::command::Invocation;
use crate::draw;
use crate::event::Place;
use crate::game::{Game, GameId, SCHEMA, Seat, Stage};
use crate::notice::{Declined, Notice, Priority};
use crate::{rules, world};

/// The longest name of a game, in characters: it must fit into the names of rooms.
const NAME_LIMIT: usize = 40;

pub(super) fn new(act: &Act<'_>, invocation: &Invocation) -> Decision {
    let Some(channel) = view::channel(act.event) else { return declined(act, Declined::InPublic) };
    let get = |id: &str| invocation.values.get(id).map(String::as_str).filter(|value| !value.trim().is_empty());
    let id = GameId(world::name_of(&act.view.seed, 8).to_lowercase());
    let name: String =
        get("name").unwrap_or(&id.0).trim().replace(['`', '*', '\n', '@'], " ").chars().take(NAME_LIMIT).collect();
    if act.view.here.iter().any(|loaded| {
        !matches!(loaded.game.stage, Stage::Over(_)) && loaded.game.name.to_lowercase() == name.to_lowercase()
    }) {
        return declined(act, Declined::GameHere { name });
    }
    let (words, language, timezone) = (act.words, act.language(), act.view.timezone.as_str());
    let settings = match terms::read(&Asked { get: &get, words, language, timezone, now: act.view.now }) {
        Ok(settings) => settings,
        Err(problems) => return declined(act, Declined::Terms { problems }),
    };
    // The id is public and comes from the same bytes: no seed may be guessable from it.
    let coin = matches!(rules::setup(&settings), dragoman_engine::Setup::Players2 { .. });
    let mut game = Game {
        schema: SCHEMA,
        id,
        name,
        channel,
        creator: act.view.person.id.clone(),
        commitment: draw::commit(seed_for("draw", &act.view.seed)),
        coin: coin.then(|| draw::commit(seed_for("coin", &act.view.seed))),
        settings,
        seats: Vec::new(),
        stage: Stage::Lobby,
        waiting: Vec::new(),
        confirm_by: None,
        drawn: None,
        votes: Vec::new(),
        asked: None,
        documents: Vec::new(),
    };
    let mut decision = Decision::default();
    let now = act.view.now;
    if game.settings.practice {
        let joined_by = act.event.id.as_str().to_owned();
        game.seats.push(Seat::taken(act.view.person.id.clone(), lobby::name_of(act), joined_by));
        begin(&mut decision, now, &mut game);
    } else {
        lobby::post(&mut decision, now, &game);
    }
    if let Place::Reply { .. } = act.event.place {
        let notice = Notice::Created { name: game.name.clone() };
        decision.say(now, act.back(), Some(&game), notice, Priority::Answer);
    }
    decision.changes.game = Some((game, 0));
    decision
}

/// A seed of its own for each purpose, from the bytes that nobody can foresee.
fn seed_for(purpose: &str, seed: &[u8; 32]) -> [u8; 32] {
    use sha2::{Digest, Sha256};
    let mut hasher = Sha256::new();
    hasher.update(purpose.as_bytes());
    hasher.update(seed);
    hasher.finalize().into()
}
