//! The permit to read a stored secret and to show it to a person.
//!
//! A permit is made by [`may_see`] alone, and what it permits can't be read without it: a place that forgets to ask
//! doesn't compile. It names the person, what they are shown, and why; it is for the phase in which it was made.

use jiff::Timestamp;

use crate::event::PersonId;
use crate::model::{Game, GameId, PowerId, Stage};

/// A secret of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The stored orders of a power in the phase that is played.
    Orders(PowerId),
    /// What was written in the rooms of these powers.
    Room(Vec<PowerId>),
    /// Who plays what, where that is secret until the end.
    Assignment,
}

/// Why somebody may see a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It belongs to the seat that they have.
    Seat,
    /// It belongs to the seat for whose player they stand in.
    Deputy,
    /// All have agreed that the game master reads everything.
    Agreed,
    /// It isn't secret, or not any more.
    Published,
}

/// A permit: `person` may be shown `what`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Permit {
    person: PersonId,
    game: GameId,
    number: u32,
    what: What,
    reason: Reason,
}

impl Permit {
    /// Who may see it: it is shown to nobody else.
    pub fn person(&self) -> &PersonId {
        &self.person
    }

    /// What they may see.
    pub fn what(&self) -> &What {
        &self.what
    }

    /// Why.
    pub fn reason(&self) -> Reason {
        self.reason
    }

    /// The power whose orders in phase `number` of `game` may be read, if that is what it permits.
    pub(crate) fn orders(&self, game: &Game) -> Option<&PowerId> {
        let is_of = self.game == game.id && game.running().is_some_and(|running| running.number == self.number);
        match &self.what {
            What::Orders(power) if is_of => Some(power),
            What::Orders(_) | What::Room(_) | What::Assignment => None,
        }
    }
}

/// Whether `person` may see `what` of `game` at `now`. `None`: they may not.
pub fn may_see(game: &Game, person: &PersonId, what: What, now: Timestamp) -> Option<Permit> {
    let reason = match &what {
        What::Orders(power) => orders(game, person, power, now),
        What::Room(powers) => room(game, person, powers),
        What::Assignment => {
            let secret = game.settings.anonymous && !matches!(game.stage, Stage::Over(_));
            (!secret).then_some(Reason::Published)
        }
    }?;
    let number = game.running().map_or(0, |running| running.number);
    Some(Permit { person: person.clone(), game: game.id.clone(), number, what, reason })
}

/// Orders are seen by who plays the power now, unless they are sealed, and by an all-seeing game master.
fn orders(game: &Game, person: &PersonId, power: &PowerId, now: Timestamp) -> Option<Reason> {
    let running = game.running()?;
    let played = game.seat_played_by(person, now).filter(|seat| seat.holds(power));
    match played {
        Some(_) if running.sealed.contains(power) => None,
        Some(seat) if seat.person() == Some(person) => Some(Reason::Seat),
        Some(_) => Some(Reason::Deputy),
        None => (super::all_seeing(game) == Some(person)).then_some(Reason::Agreed),
    }
}

/// Rooms are read by the players of their powers, and by an all-seeing game master. Deputies read none.
fn room(game: &Game, person: &PersonId, powers: &[PowerId]) -> Option<Reason> {
    let own = game.seat_of(person).is_some_and(|seat| powers.iter().any(|power| seat.holds(power)));
    match own {
        true => Some(Reason::Seat),
        false => (super::all_seeing(game) == Some(person)).then_some(Reason::Agreed),
    }
}
