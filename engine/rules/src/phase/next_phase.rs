//! The next phase: who owns which centre, whether the game is over, which decisions are due.

use crate::game_options::{Count, DatedEnd, Setup, TWO_PLAYERS_UNITS};
use crate::phase::{Adjustment, Ending, EndingKind, Phase};
use crate::position::Position;
use crate::power::{MAX_POWERS, Power, PowerSet};
use crate::rulebook::{Ownership, Rulebook};
use crate::turn::Season;

/// Continues when all moves and retreats of a turn have been made. `next` is the movement phase after them, and
/// becomes the phase that follows; it is changed in place because phases are large.
pub(crate) fn end_turn(next: &mut Phase, rulebook: &Rulebook) {
    let position = next.position_mut();
    let autumn = position.turn.season == Season::Autumn;
    if autumn || rulebook.ownership == Ownership::LastVisitor {
        own(position);
        if let Some(winners) = solo(position) {
            *next = over(*position, winners, EndingKind::Solo);
            return;
        }
    }
    if let Some(ending) = dated_end(position) {
        *next = ending;
        return;
    }
    position.turn = position.turn.next();
    position.options.disorder = PowerSet::EMPTY;
    if !autumn {
        return;
    }
    if position.is_due() {
        *next = Phase::Adjustment(Adjustment { position: *position });
    } else {
        end_winter(next);
    }
}

/// Continues when the winter's builds and removals have been made, or none were due; `next` as for [`end_turn`].
pub(crate) fn end_winter(next: &mut Phase) {
    let position = next.position_mut();
    // Nobody is absent in a phase that hasn't begun, nor after the end of the game.
    position.options.disorder = PowerSet::EMPTY;
    if let Some(winners) = side_with_units(position) {
        *next = over(*position, winners, EndingKind::Solo);
    } else if let Some(ending) = dated_end(position) {
        *next = ending;
    } else {
        position.turn = position.turn.next();
    }
}

/// Each centre goes to the power whose unit stands in it.
fn own(position: &mut Position) {
    let centres = position.map.centres();
    let neutral = position.map.neutral();
    for power in position.map.powers().filter(|&power| !neutral.contains(power)) {
        let taken = position.units.of(power) & centres;
        if !taken.is_subset(position.centres.of(power)) {
            position.centres.give_all(taken, power);
        }
    }
}

/// Who has won by centres, or in the game for two by units.
fn solo(position: &Position) -> Option<PowerSet> {
    if matches!(position.options.setup, Setup::Players2 { .. }) {
        return side_with_units(position);
    }
    // A number that was agreed on takes the place of what the map says.
    if let (None, Some(first)) = (position.options.wins, position.map.goal().first()) {
        let owner = position.centres.owner(first).filter(|&power| !position.map.neutral().contains(power))?;
        return position.map.goal().is_subset(position.centres.of(owner)).then(|| PowerSet::of(owner));
    }
    let needed = usize::from(position.options.wins.unwrap_or(position.map.wins()));
    if position.centres.owned().len() < needed {
        return None;
    }
    let neutral = position.map.neutral();
    let owned = |power: Power| position.centres.of(power).len();
    let players = || position.map.powers().filter(|&power| !neutral.contains(power));
    let leader = players().max_by_key(|&power| owned(power))?;
    let rivals = position.map.powers().filter(|&power| power != leader);
    let second = rivals.map(owned).max().unwrap_or(0);
    let most = owned(leader);
    (most >= needed && most >= second + usize::from(position.map.lead())).then(|| PowerSet::of(leader))
}

/// The side that has the units that win the game for two; `None` in every other game.
fn side_with_units(position: &Position) -> Option<PowerSet> {
    if !matches!(position.options.setup, Setup::Players2 { .. }) {
        return None;
    }
    let units = |side: &PowerSet| side.iter().map(|power| position.units.of(power).len()).sum::<usize>();
    let sides = position.options.setup.each_player(position.map, position.turn);
    let most = sides.clone().map(|side| units(&side)).max()?;
    let mut leaders = sides.filter(|side| units(side) == most);
    match (leaders.next(), leaders.next()) {
        (Some(side), None) if most >= TWO_PLAYERS_UNITS => Some(side),
        _ => None,
    }
}

/// The end of a game whose last agreed turn has been played.
fn dated_end(position: &Position) -> Option<Phase> {
    let DatedEnd { after, by } = position.options.end?;
    if position.turn < after {
        return None;
    }
    let count = |power: Power| match by {
        Count::Centres => position.centres.of(power).len(),
        Count::Units => position.units.of(power).len(),
    };
    let (map, setup, turn) = (position.map, position.options.setup, position.turn);
    // Powers count apart, except in the game for two, which a side wins.
    let sides: [PowerSet; MAX_POWERS] = if matches!(setup, Setup::Players2 { .. }) {
        let mut players = setup.each_player(map, turn);
        std::array::from_fn(|_| players.next().unwrap_or_default())
    } else {
        let mut powers = map.powers().filter(|&power| !setup.neutral(map, turn).contains(power));
        std::array::from_fn(|_| powers.next().map_or(PowerSet::EMPTY, PowerSet::of))
    };
    let count = |side: &PowerSet| side.iter().map(count).sum::<usize>();
    let most = sides.iter().map(count).max()?;
    let winners = sides.iter().filter(|side| count(side) == most).fold(PowerSet::EMPTY, |all, &side| all | side);
    Some(over(*position, winners, EndingKind::Dated))
}

fn over(position: Position, winners: PowerSet, kind: EndingKind) -> Phase {
    Phase::Over(Ending { position, winners, kind })
}
