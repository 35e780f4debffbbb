//! Powers that share one player, and the random numbers that they draw.

use dragoman_engine::{Position, Power, PowerSet, Season, SeededRng};

/// The powers that the player of `power` leads, itself among them.
pub(crate) fn friends(position: &Position, power: Power) -> PowerSet {
    let mut players = position.options.setup.each_player(position.map, position.turn);
    players.find(|powers| powers.contains(power)).unwrap_or_default().with(power)
}

/// Random numbers for one player in one turn. Powers of one player draw the same, so that they have the same plan.
pub(crate) fn rng(position: &Position, power: Power, seed: u64) -> SeededRng {
    let player = friends(position, power).first().unwrap_or(power);
    let season = match position.turn.season {
        Season::Spring => 1,
        Season::Autumn => 2,
        Season::Winter => 3,
    };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..10].copy_from_slice(&position.turn.year.to_le_bytes());
    bytes[10] = season;
    bytes[11] = player.index() as u8;
    // The generator's first numbers are poor if the state has so few bits.
    bytes[16..24].copy_from_slice(&0x9e37_79b9_7f4a_7c15_u64.to_le_bytes());
    let mut rng = SeededRng::new(bytes);
    for _ in 0..16 {
        rng.below(u64::MAX);
    }
    rng
}
