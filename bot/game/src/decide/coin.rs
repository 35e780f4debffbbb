//! The coin of the game for two: after the end of 1914, before the builds, it decides whose side Italy joins.

use dragoman_engine::{PhaseCode, Side};
use jiff::Timestamp;

use super::decision::Decision;
use crate::event::Place;
use crate::model::{Commitment, Game, Position, PowerId, Running};
use crate::notice::opening::OpeningNotice;
use crate::notice::{Notice, Priority};
use crate::{assignment, rules};

/// What the coin gives.
const STAKE: &str = "ITALY";

/// A toss.
pub(super) struct Toss {
    proof: assignment::CoinProof,
    /// The index of the seat that Italy has joined.
    seat: Option<usize>,
}

/// Tosses the coin if `after`, what follows on `running`, is the first position in which it counts; notes it there and
/// gives Italy to its seat.
pub(super) fn toss(game: &mut Game, after: &mut Position) -> Option<Toss> {
    let running: &Running = game.running()?;
    let commitment = game.coin.clone()?;
    let setup = rules::setup(&game.settings);
    let (played, next) = (PhaseCode::read(&running.position.phase)?.turn, PhaseCode::read(&after.phase)?.turn);
    if !setup.tosses_after(played) || after.standing.coin.is_some() || next == played {
        return None;
    }
    let event = running.touched.clone().unwrap_or_default();
    let joins = game.drawn.as_ref().map(|proof| proof.joins.clone()).unwrap_or_default();
    // Back before the toss, the coin has fallen all the same: its seed is known by now.
    let fallen = game.drawn.as_ref().and_then(|proof| proof.coin.clone());
    let earlier = fallen
        .as_ref()
        .and_then(|coin| [Side::Allies, Side::Central].into_iter().find(|side| side.name() == coin.side));
    let side = earlier.unwrap_or_else(|| assignment::toss(&commitment, &joins, &event));
    after.standing.coin = Some(side.name().to_owned());
    let map = rules::map(&game.settings.variant);
    let winners: Vec<PowerId> = side.powers(map).iter().map(|power| map.power_id(power).to_owned()).collect();
    let seat = game.seats.iter().position(|seat| winners.iter().any(|power| seat.holds(power)));
    for seat in &mut game.seats {
        seat.powers.retain(|power| power != STAKE);
    }
    if let Some(seat) = seat.and_then(|at| game.seats.get_mut(at)) {
        seat.powers.push(STAKE.to_owned());
    }
    if fallen.is_some() {
        return None;
    }
    let Commitment { seed, hash } = commitment;
    let proof = assignment::CoinProof { hash, seed, event, side: side.name().to_owned() };
    if let Some(drawn) = &mut game.drawn {
        drawn.coin = Some(proof.clone());
    }
    Some(Toss { proof, seat })
}

/// Tells all how the coin fell, and publishes its seed.
pub(super) fn tell(decision: &mut Decision, now: Timestamp, game: &Game, toss: Toss) {
    let seat = toss.seat.and_then(|at| game.seats.get(at));
    let notice = OpeningNotice::Tossed {
        name: seat.map(|seat| seat.name.clone()).unwrap_or_default(),
        powers: seat.map(|seat| seat.powers.clone()).unwrap_or_default(),
        coin: toss.proof,
    };
    let channel = Place::Channel(game.channel.clone());
    decision.say(now, channel, Some(game), Notice::Opening(notice), Priority::Event);
}
