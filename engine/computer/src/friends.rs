//! Powers that share one player.

use dragoman_engine::{Position, Power, PowerSet};

/// The powers that the player of `power` leads, itself among them.
pub(super) fn friends(position: &Position, power: Power) -> PowerSet {
    let mut players = position.options.setup.each_player(position.map, position.turn);
    players.find(|powers| powers.contains(power)).unwrap_or_default().with(power)
}
