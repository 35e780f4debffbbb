//! The beginning of a game: the draw, the first phase, and what everybody is told.

use std::collections::BTreeMap;

use dragoman_runtime::fault;
use jiff::Timestamp;

use super::decision::Decision;
use super::{deadlines, relay};
use crate::assignment::{self, Proof};
use crate::decide::assigned::publish_draw;
use crate::decide::status;
use crate::event::Place;
use crate::model::{Game, Running, Seat, Stage};
use crate::notice::{Notice, Priority, Sitting};
use crate::rules;

/// Draws the powers and opens the first phase. Every seat must be taken; in a practice game the one who plays has all.
pub(super) fn begin(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    let dealt = rules::seats(&game.settings);
    if game.settings.practice {
        if let Some(seat) = game.seats.first_mut() {
            seat.powers = dealt.into_iter().flatten().collect();
        }
    } else {
        draw_powers(game, &dealt);
    }
    game.confirm_by = None;
    let position = rules::opening(&game.settings);
    let times = deadlines::of(&game.settings, &position.phase, true, now);
    let deadline = times.deadline;
    let mut running = Running::new(1, position, now, deadline);
    running.talk_until = times.talk_until;
    running.unattended = u32::from(!status::is_attended(game, &running.position));
    game.stage = Stage::Running(running);
    let secret = game.settings.anonymous || game.settings.practice;
    let notice = Notice::Started {
        name: game.name.clone(),
        sitting: if game.settings.anonymous { names(game) } else { sitting(game) },
        deadline,
        seed: if secret { String::new() } else { game.commitment.seed.clone() },
    };
    decision.say(now, Place::Channel(game.channel.clone()), Some(game), notice, Priority::Event);
    for seat in &game.seats {
        tell_powers(decision, now, game, seat);
    }
    if !secret {
        publish_draw(decision, now, game);
    }
    let everybody: Vec<usize> = (0..game.seats.len()).collect();
    relay::ask_who_else_reads(decision, now, game, &everybody);
    status::post_status(decision, now, game, &BTreeMap::new());
}

fn draw_powers(game: &mut Game, dealt: &[Vec<String>]) {
    let joins = fault::joins(game.seats.iter().map(|seat| seat.joined_by.clone()).collect());
    let preferences: Vec<_> = game.seats.iter().map(|seat| seat.preferences.clone()).collect();
    let drawn = assignment::deal(&game.commitment, &joins, &preferences, dealt);
    for (seat, powers) in game.seats.iter_mut().zip(&drawn) {
        seat.powers.clone_from(powers);
    }
    let asked = preferences.iter().any(|wishes| !wishes.is_empty());
    game.drawn = Some(Proof {
        variant: game.settings.variant.clone(),
        setup: game.settings.setup.clone(),
        hash: game.commitment.hash.clone(),
        seed: game.commitment.seed.clone(),
        joins,
        preferences: if asked { preferences } else { Vec::new() },
        drawn,
        coin: None,
    });
}

/// Tells the player of `seat` what they play.
pub(super) fn tell_powers(decision: &mut Decision, now: Timestamp, game: &Game, seat: &Seat) {
    let (Some(person), Some(running)) = (seat.person(), game.running()) else { return };
    let units = seat.powers.iter().filter_map(|power| running.position.units.get(power)).flatten().cloned().collect();
    let (name, powers) = (game.name.clone(), seat.powers.clone());
    let notice = Notice::YourPowers { name, powers, units, deadline: running.deadline };
    decision.say(now, Place::Person(person.clone()), Some(game), notice, Priority::Event);
}

/// Who plays what, in the order of the variant's powers.
pub(super) fn sitting(game: &Game) -> Vec<Sitting> {
    let mut sitting: Vec<Sitting> =
        game.seats.iter().map(|seat| Sitting { name: seat.name.clone(), powers: seat.powers.clone() }).collect();
    sitting.sort_by(|a, b| a.powers.cmp(&b.powers));
    sitting
}

/// Who plays, without what.
fn names(game: &Game) -> Vec<Sitting> {
    let mut sitting: Vec<Sitting> =
        game.seats.iter().map(|seat| Sitting { name: seat.name.clone(), powers: Vec::new() }).collect();
    sitting.sort_by_key(|sitting| sitting.name.to_lowercase());
    sitting
}
