//! A player that orders at random: every legal order of a unit is as likely.

use dragoman_engine::{Due, Phase, Power, Rulebook, SeededRng, WrittenOrder};

/// One of `choices`.
pub(super) fn pick<T: Copy>(choices: &[T], rng: &mut SeededRng) -> Option<T> {
    choices.get(rng.below(choices.len() as u64) as usize).copied()
}

/// Any legal order for each unit; in winter as many builds or removals as are due.
pub(crate) fn orders(phase: &Phase, power: Power, rulebook: &Rulebook, rng: &mut SeededRng) -> Vec<WrittenOrder> {
    match phase {
        Phase::Movement(movement) => {
            let units = &movement.position().units;
            let mut order = |at| pick(&movement.legal(at, rulebook), rng)?.written(units, at);
            units.of(power).iter().filter_map(&mut order).collect()
        }
        Phase::Retreat(retreat) => {
            let own = retreat.dislodged().filter(|(_, it)| it.unit.power == power);
            own.filter_map(|(from, it)| Some(pick(&retreat.legal(from), rng)?.written(it.unit))).collect()
        }
        Phase::Adjustment(winter) => {
            let number = match winter.due(power) {
                Due::Nothing => 0,
                Due::Builds { up_to, .. } => up_to.get(),
                Due::Disbands { exactly } => exactly.get(),
            };
            let mut legal = winter.legal(power);
            rng.shuffle(&mut legal);
            legal.iter().take(usize::from(number)).map(|order| order.written(&winter.position().units)).collect()
        }
        Phase::Over(_) => Vec::new(),
    }
}
