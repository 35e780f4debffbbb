//! The map, the rulebook and the set-up of a game.

use dragoman_engine as engine;
use dragoman_engine::{GameOptions, Map, Rulebook};

pub use dragoman_reading::names::map;

use super::ids::{power_id, province_id};
use crate::model::{Circumstances, CountBy, PowerId, ProvinceId, Settings};

/// Whether this process has the map of a variant.
pub fn knows(variant: &str) -> bool {
    Map::of_variant(variant).is_some()
}

/// The rulebook of a game.
pub fn rulebook(settings: &Settings) -> Rulebook {
    let mut rulebook = Rulebook::preset(&settings.rulebook).unwrap_or_default();
    for (key, value) in &settings.options {
        // Options are checked when the game is created.
        if let Err(error) = rulebook.set_for(map(&settings.variant), key, value) {
            tracing::error!(%error, "a stored option isn't known any more");
        }
    }
    rulebook
}

/// The powers of a variant, in its order.
pub fn powers(variant: &str) -> Vec<PowerId> {
    let map = map(variant);
    map.powers().map(|power| power_id(map, power)).collect()
}

/// The supply centres of a variant.
pub fn centres(variant: &str) -> Vec<ProvinceId> {
    let map = map(variant);
    map.centres().iter().map(|centre| province_id(map, centre)).collect()
}

/// The options agreed on in addition to the rulebook, and what has changed since.
pub fn terms(settings: &Settings, standing: &Circumstances) -> GameOptions {
    let map = map(&settings.variant);
    let setup = match setup(settings) {
        engine::Setup::Players2 { .. } => {
            let sides = [engine::Side::Allies, engine::Side::Central];
            let coin = sides.into_iter().find(|side| standing.coin.as_deref() == Some(side.name()));
            engine::Setup::Players2 { coin }
        }
        setup => setup,
    };
    let end = settings.last_year.map(|last| engine::DatedEnd {
        after: engine::Turn { year: last.year, season: engine::Season::Autumn },
        by: match last.by {
            CountBy::Centres => engine::Count::Centres,
            CountBy::Units => engine::Count::Units,
        },
    });
    let disorder = standing.disorder.iter().filter_map(|power| map.power(power)).collect();
    GameOptions { setup, disorder, end, wins: standing.wins.or(settings.victory) }
}

/// The set-up of a game.
pub fn setup(settings: &Settings) -> engine::Setup {
    settings.setup.as_deref().and_then(engine::Setup::of_name).unwrap_or_default()
}

/// What is assigned to the players at the start: powers, one or several to a seat.
pub fn seats(settings: &Settings) -> Vec<Vec<PowerId>> {
    dealt(map(&settings.variant), setup(settings), &left_out(settings))
}

/// The powers that an own start leaves out: nobody plays them.
pub fn left_out(settings: &Settings) -> Vec<PowerId> {
    let Some(own) = &settings.own_start else { return Vec::new() };
    let all = dealt(map(&settings.variant), setup(settings), &[]).into_iter().flatten();
    all.filter(|power| own.leaves_out(power)).collect()
}

/// What a set-up assigns to the players on a map, if `left_out` take no part: each player's powers.
pub fn dealt(map: &Map, setup: engine::Setup, left_out: &[PowerId]) -> Vec<Vec<PowerId>> {
    let takes_part = |power: &PowerId| !left_out.contains(power);
    let ids = |powers: engine::PowerSet| -> Vec<PowerId> {
        powers.iter().map(|power| power_id(map, power)).filter(takes_part).collect()
    };
    let seats = setup.players(map, setup.starts(map)).into_iter().map(ids);
    seats.filter(|powers| !powers.is_empty()).collect()
}
