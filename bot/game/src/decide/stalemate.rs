//! What computers do if no supply centre has changed hands for years: they propose a draw.
//!
//! Computers have no vote, so the people who still have units decide, in a vote like any other. In an anonymous game nothing is
//! proposed: it would show that a computer plays.

use std::collections::BTreeSet;

use jiff::Timestamp;

use super::decision::Decision;
use super::open_votes::{begin, voters};
use crate::model::{Game, PhaseId, PhaseRecord, Position, PowerId, Proposal, ProvinceId, played};

/// After so many years without a change a draw is proposed, and again each time as many have passed.
const YEARS: u16 = 3;

/// The year in which a centre last changed hands, as far as is known, once the position `after` follows `before`.
pub(super) fn last_change(known: Option<u16>, before: &Position, after: &Position) -> Option<u16> {
    let year = before.phase.code()?.turn.year;
    if owned(before) == owned(after) { known.or(Some(year.saturating_sub(1))) } else { Some(year) }
}

/// The same when the game goes on from the phase `to` of its `past`: by what was played before it and not undone.
pub(super) fn last_change_before(past: &[(u32, PhaseRecord)], to: u32) -> Option<u16> {
    let before = played(past).into_iter().filter(|(number, _)| *number < to);
    before.fold(None, |known, (_, record)| last_change(known, &record.before, &record.after))
}

/// Each centre with its owner.
fn owned(position: &Position) -> BTreeSet<(&ProvinceId, &PowerId)> {
    position.centers.iter().flat_map(|(power, centres)| centres.iter().map(move |centre| (centre, power))).collect()
}

/// A draw is proposed at the beginning of a year if nothing has changed for long enough, and computers and people play;
/// `before` is the phase that has ended.
pub(super) fn propose(decision: &mut Decision, now: Timestamp, game: &mut Game, before: &PhaseId) {
    let Some(running) = game.running() else { return };
    let year = |phase: &PhaseId| phase.code().map(|code| code.turn.year);
    let (Some(last), Some(was), Some(year)) = (running.last_change, year(before), year(&running.position.phase)) else {
        return;
    };
    let unmoved = year.saturating_sub(last).saturating_sub(1);
    let is_due = year > was && unmoved > 0 && unmoved.is_multiple_of(YEARS);
    let is_allowed = game.settings.draw_from.is_none_or(|first| year >= first) && !game.settings.anonymous;
    let computers = game.seats.iter().any(|seat| seat.computer().is_some() && game.has_units(seat));
    if is_due && is_allowed && computers && voters(game, &Proposal::Draw).next().is_some() {
        // It isn't proposed if there are too many votes, as by people.
        drop(begin(decision, game, &Proposal::Draw, &PowerId::default(), now));
    }
}
