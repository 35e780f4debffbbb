//! The beginning of a game: the power assignment, the first phase, and the announcements to everyone.

use dragoman_runtime::fault;
use jiff::Timestamp;

use super::decision::Decision;
use super::{away, computer_talk, deadlines, phase};
use crate::assignment::{self, Drawn, Proof};
use crate::decide::status;
use crate::happening::Happening;
use crate::model::{Game, PowerId, Running, Seat, Stage};
use crate::notice::{Notice, Sitting};
use crate::rules;
use crate::standing::{draws, known_name};

/// Assigns the powers and opens the first phase. Every seat must be taken; in a practice game its player has all
/// powers.
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
    forget_past_hour(decision, game, now);
    if game.seat_of(&game.creator).is_some() {
        // Who plays reads nothing of the others.
        game.settings.master_sees = false;
    }
    let position = rules::opening(&game.settings);
    let mut times = deadlines::of(&game.settings, &position.phase, true, now);
    let alone = status::only_computers(game, &position);
    let stepped = if alone { None } else { away::step(game, &position, true, &mut times) };
    if alone {
        (times.deadline, times.talk_until) = (Some(now), None);
    }
    let mut running = Running::new(1, position, now, times);
    running.unattended = u32::from(!status::is_attended(game, &running.position));
    (running.at_once, running.computers_alone) = (alone, alone);
    game.stage = Stage::Running(Box::new(running));
    game.begun = Some(now);
    decision.happened(Happening::Begun);
    stepped.into_iter().for_each(|stepped| decision.happened(stepped));
    // How well they play isn't among the terms of the lobby where that is as usual.
    let with_computers = |seat: &&Seat| seat.computer().is_some() && !game.settings.practice;
    let mut powers: Vec<PowerId> =
        game.seats.iter().filter(with_computers).flat_map(|seat| seat.powers.clone()).collect();
    // Nobody needs to know who would have played a game that is over at once.
    let is_over = alone && game.settings.ends_unattended;
    if !powers.is_empty() && !is_over {
        powers.sort();
        decision.happened(Happening::ComputersSeated { powers });
    }
    if alone {
        return phase::tell_alone(decision, now, game);
    }
    computer_talk::propose(decision, game, Some(&[]));
}

/// A last hour that is over ends nothing: the game is played on without one, and everybody is told.
pub(super) fn forget_past_hour(decision: &mut Decision, game: &mut Game, now: Timestamp) {
    if game.settings.last_hour.is_some_and(|hour| hour.at <= now) {
        let before = game.settings.clone();
        game.settings.last_hour = None;
        decision.happened(Happening::SettingsChanged { before: Box::new(before) });
    }
}

fn draw_powers(game: &mut Game, dealt: &[Vec<PowerId>]) {
    let joins = fault::joins(game.seats.iter().map(|seat| seat.joined_by.clone()).collect());
    let preferences = draws(game).and_then(|permit| game.all_wishes(&permit)).unwrap_or_default();
    let assigned: Vec<Vec<PowerId>> =
        game.seats.iter_mut().map(|seat| seat.assigned.take().into_iter().collect()).collect();
    let drawn = assignment::deal(&game.commitment, &joins, (&assigned, &preferences), dealt);
    for (seat, powers) in game.seats.iter_mut().zip(&drawn) {
        seat.powers.clone_from(powers);
    }
    let asked = preferences.iter().any(|wishes| !wishes.is_empty());
    let by_hand = assigned.iter().any(|powers| !powers.is_empty());
    game.drawn = Some(Drawn::from(Proof {
        variant: game.settings.variant.clone(),
        setup: game.settings.setup.clone(),
        left_out: rules::left_out(&game.settings),
        hash: game.commitment.hash.clone(),
        seed: game.commitment.seed.clone(),
        joins,
        assigned: if by_hand { assigned } else { Vec::new() },
        preferences: if asked { preferences } else { Vec::new() },
        drawn,
        coin: None,
    }));
}

/// Who plays which power, in the order of the variant's powers.
pub(crate) fn sitting(game: &Game) -> Vec<Sitting> {
    let mut sitting: Vec<Sitting> = game
        .seats
        .iter()
        .map(|seat| Sitting { name: known_name(game, seat).to_owned(), powers: seat.powers.clone() })
        .collect();
    sitting.sort_by(|a, b| a.powers.cmp(&b.powers));
    sitting
}

/// What the player of `seat` is told that they play; `None` while the game isn't under way.
pub(crate) fn your_powers(game: &Game, seat: &Seat) -> Option<Notice> {
    let running = game.running()?;
    let units = seat.powers.iter().filter_map(|power| running.position.units.get(power));
    Some(Notice::YourPowers {
        name: game.name.clone(),
        powers: seat.powers.clone(),
        units: units.flatten().cloned().collect(),
        deadline: running.clock.deadline(),
    })
}

/// Who plays, without powers.
pub(crate) fn names(game: &Game) -> Vec<Sitting> {
    game.names().into_iter().map(|name| Sitting { name, powers: Vec::new() }).collect()
}
