//! How many supply centres win, and who has the most when a game ends early.

use dragoman_engine::{PowerSet, Setup};

use super::ids::power_id;
use super::setup::{map, setup, terms};
use crate::model::{CountBy, Position, PowerId, Settings};

/// The powers that have most of what is counted, several in a tie; in the game for two the powers of the side that has
/// (as the engine ends a game by its date).
pub fn leaders(settings: &Settings, position: &Position, by: CountBy) -> Vec<PowerId> {
    let map = map(&settings.variant);
    let setup = match setup(settings) {
        Setup::Players2 { .. } => terms(settings, &position.standing).setup,
        setup => setup,
    };
    let Some(turn) = position.phase.code().map(|code| code.turn) else { return Vec::new() };
    let sides: Vec<PowerSet> = match setup {
        Setup::Players2 { .. } => setup.players(map, turn),
        _ => {
            let standing = setup.neutral(map, turn);
            map.powers().filter(|power| !standing.contains(*power)).map(PowerSet::of).collect()
        }
    };
    let of_power = |power: &str| match by {
        CountBy::Centres => position.centers.get(power).map_or(0, Vec::len),
        CountBy::Units => position.units.get(power).map_or(0, Vec::len),
    };
    let count = |side: &PowerSet| -> usize { side.iter().map(|power| of_power(map.power_id(power))).sum() };
    let most = sides.iter().map(count).max().unwrap_or(0);
    let winners = sides.iter().filter(|side| most > 0 && count(side) == most).flat_map(|side| side.iter());
    winners.map(|power| power_id(map, power)).collect()
}

/// How many supply centres win in this position.
pub fn centres_to_win(settings: &Settings, position: &Position) -> usize {
    usize::from(terms(settings, &position.standing).wins.unwrap_or(map(&settings.variant).wins()))
}

/// Whether all of some centres win in this position, instead of a number of any.
pub fn has_goal(settings: &Settings, position: &Position) -> bool {
    !map(&settings.variant).goal().is_empty()
        && terms(settings, &position.standing).wins.is_none()
        && settings.setup.as_deref() != Some("players-2")
}

#[cfg(test)]
mod tests {
    use dragoman_l10n::Language;

    use super::*;
    use crate::rules::opening;

    fn settings(setup: Option<&str>) -> Settings {
        Settings { setup: setup.map(str::to_owned), ..Settings::habit("classic", Language::EN, "UTC") }
    }

    #[test]
    fn units_and_centres_are_counted_separately() {
        let settings = settings(None);
        let mut position = opening(&settings);
        assert_eq!(leaders(&settings, &position, CountBy::Units), ["RUSSIA"]);
        position.units.get_mut("RUSSIA").unwrap().truncate(3);
        assert_eq!(leaders(&settings, &position, CountBy::Units).len(), 7);
        assert_eq!(leaders(&settings, &position, CountBy::Centres), ["RUSSIA"]);
    }

    #[test]
    fn in_the_game_for_two_a_side_wins() {
        let settings = settings(Some("players-2"));
        let position = opening(&settings);
        assert_eq!(leaders(&settings, &position, CountBy::Units), ["ENGLAND", "FRANCE", "RUSSIA"]);
    }

    #[test]
    fn neutral_powers_dont_win() {
        let settings = settings(Some("players-6"));
        let mut position = opening(&settings);
        for units in position.units.values_mut() {
            units.truncate(2);
        }
        assert_eq!(leaders(&settings, &position, CountBy::Units).len(), 6);
    }
}
