//! The coin of the game for two: after the end of 1914, before the builds, it decides which side Italy joins.

use dragoman_engine::Side;

use crate::happening::Toss;
use crate::model::{Commitment, Game, Position, PowerId, Running};
use crate::{assignment, rules};

/// The power that the coin assigns.
const STAKE: &str = "ITALY";

/// Tosses the coin if `after`, the position that follows `running`, is the first in which it counts; records it there
/// and gives Italy to its seat.
pub(super) fn toss(game: &mut Game, after: &mut Position) -> Option<Toss> {
    let running: &Running = game.running()?;
    let commitment = game.coin.clone()?;
    let setup = rules::setup(&game.settings);
    let (played, next) = (running.position.phase.code()?.turn, after.phase.code()?.turn);
    if !setup.tosses_after(played) || after.standing.coin.is_some() || next == played {
        return None;
    }
    let event = running.touched.clone().unwrap_or_default();
    let joins = game.drawn.as_ref().map(|drawn| drawn.joins().to_vec()).unwrap_or_default();
    // After a rollback to before the toss, the first result stands, since its seed has been published.
    let fallen = game.drawn.as_ref().and_then(|drawn| drawn.coin().cloned());
    let earlier = fallen
        .as_ref()
        .and_then(|coin| [Side::Allies, Side::Central].into_iter().find(|side| side.name() == coin.side));
    let side = earlier.unwrap_or_else(|| assignment::toss(&commitment, &joins, &event));
    after.standing.coin = Some(side.name().to_owned());
    let map = rules::map(&game.settings.variant);
    let winners: Vec<PowerId> = side.powers(map).iter().map(|power| rules::power_id(map, power)).collect();
    let seat = game.seats.iter().position(|seat| winners.iter().any(|power| seat.holds(power)));
    for seat in &mut game.seats {
        seat.powers.retain(|power| power != STAKE);
    }
    if let Some(seat) = seat.and_then(|at| game.seats.get_mut(at)) {
        seat.powers.push(STAKE.into());
    }
    if fallen.is_some() {
        return None;
    }
    let Commitment { seed, hash } = commitment;
    let proof = assignment::CoinProof { hash, seed, event, side: side.name().to_owned() };
    if let Some(drawn) = &mut game.drawn {
        drawn.tossed(proof.clone());
    }
    Some(Toss { proof, seat })
}
