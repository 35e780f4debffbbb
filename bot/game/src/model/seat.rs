//! The seats of a game, and the commitment to the power assignment. How a seat changes hands: `seat/changes.rs`.

mod changes;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::deputy::Deputy;
use super::game_id::GameId;
use super::ids::{PowerId, is_one_seat};
use super::position::Position;
use super::wishes::Wishes;
use crate::event::PersonId;
use crate::standing::Permit;

/// After this many phases in a row without an order a seat is offered to others, and nobody waits for its player.
pub const OFFERED_AFTER: u32 = 2;

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// A person.
    Person(PersonId),
    /// The computer player, with this seed.
    Computer(u64),
    /// Nobody: its powers are in civil disorder until somebody takes it over.
    Vacant,
}

/// A seat. The name of who plays it is read with a permit: in an anonymous game nobody else knows who plays which powers.
///
/// ```compile_fail
/// fn who_plays(seat: &dragoman_game::model::Seat) -> (&str, &[dragoman_game::model::PowerId]) {
///     (&seat.name, &seat.powers)
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Who plays it.
    holder: Holder,
    /// The holder's name as others see it; the previous holder's while the seat is vacant.
    pub(super) name: String,
    /// The powers, once the game has started. Several in a set-up for fewer players.
    #[serde(default)]
    pub powers: Vec<PowerId>,
    /// The event by which they joined: part of the input of the power assignment.
    pub joined_by: String,
    /// A power that the game master has assigned by hand, until the game begins; everybody sees that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assigned: Option<PowerId>,
    /// The powers that they prefer, the most wanted first.
    #[serde(default)]
    pub preferences: Wishes,
    /// Whether they have confirmed that they will play, since all seats were taken.
    #[serde(default)]
    pub confirmed: bool,
    /// When they last confirmed that they will play, by joining or by the command.
    #[serde(default)]
    pub promised_at: Option<Timestamp>,
    /// When its player last did something in the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Timestamp>,
    /// Phases in a row without an order.
    #[serde(default)]
    missed: u32,
    /// In how many phases its player had something to decide.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub played: u32,
    /// In how many of them they sent nothing.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub absent: u32,
    /// Whether the game master lets its player make no public declarations.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub muted: bool,
    /// Since when anybody may take it over; `None`: nobody may. Its present holder keeps it until then.
    #[serde(default)]
    offered: Option<Timestamp>,
    /// Whether the rules offer it, because its player has sent nothing, and not the game master: until something comes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    offered_for_silence: bool,
    /// Whether the players have decided that the game goes on without its orders: until somebody plays it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    unawaited: bool,
    /// The people whom the game master has asked to take it over.
    #[serde(default)]
    invited: Option<PersonId>,
    /// A person of whom two players have agreed that they take it, although it has changed hands often.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    agreed: Option<PersonId>,
    /// The person who gave it up, and may come back while nobody has taken it.
    #[serde(default)]
    former: Option<PersonId>,
    /// Somebody who plays it for given days, or was asked to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deputy: Option<Deputy>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Seat {
    /// Whether its powers have neither units nor centres in `position`.
    pub fn is_out_in(&self, position: &Position) -> bool {
        self.powers.iter().all(|power| position.is_out(power))
    }

    /// A person's new seat.
    pub fn taken(person: PersonId, name: String, joined_by: String) -> Self {
        Self::new(Holder::Person(person), name, joined_by)
    }

    /// A new seat that the computer plays, from `seed`. `name`: of [`computer_name`](super::computer_name).
    pub fn of_computer(seed: u64, name: String, joined_by: String) -> Self {
        Self { confirmed: true, ..Self::new(Holder::Computer(seed), name, joined_by) }
    }

    fn new(holder: Holder, name: String, joined_by: String) -> Self {
        Self {
            holder,
            name,
            powers: Vec::new(),
            joined_by,
            assigned: None,
            preferences: Wishes::default(),
            confirmed: false,
            promised_at: None,
            seen: None,
            missed: 0,
            played: 0,
            absent: 0,
            muted: false,
            offered: None,
            offered_for_silence: false,
            unawaited: false,
            invited: None,
            agreed: None,
            former: None,
            deputy: None,
        }
    }

    /// The name of who plays it, or has played it last, if `permit` permits to know who plays it in `game`.
    pub fn name(&self, game: &GameId, permit: &Permit) -> Option<&str> {
        permit.is_for_player(game, &self.powers).then_some(&self.name)
    }

    /// Who plays it.
    pub fn holder(&self) -> &Holder {
        &self.holder
    }

    /// Whether nobody plays it.
    pub fn is_vacant(&self) -> bool {
        self.holder == Holder::Vacant
    }

    /// The seed from which the computer plays it, if it does.
    pub fn computer(&self) -> Option<u64> {
        match self.holder {
            Holder::Computer(seed) => Some(seed),
            Holder::Person(_) | Holder::Vacant => None,
        }
    }

    /// In how many phases in a row its player has sent no order.
    pub fn missed(&self) -> u32 {
        self.missed
    }

    /// Since when anybody may take it over; `None`: nobody may.
    pub fn offered(&self) -> Option<Timestamp> {
        self.offered
    }

    /// Whether the players have decided that the game goes on without its orders.
    pub fn is_done_without(&self) -> bool {
        self.unawaited
    }

    /// Who has been asked to take it over.
    pub fn invited(&self) -> Option<&PersonId> {
        self.invited.as_ref()
    }

    /// Of whom two players have agreed that they take it, although it has changed hands often.
    pub fn agreed(&self) -> Option<&PersonId> {
        self.agreed.as_ref()
    }

    /// Who gave it up, and may come back while nobody has taken it.
    pub fn former(&self) -> Option<&PersonId> {
        self.former.as_ref()
    }

    /// The person who plays it.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.holder {
            Holder::Person(person) => Some(person),
            Holder::Computer(_) | Holder::Vacant => None,
        }
    }

    /// Who was asked to stand in, whoever plays it now.
    pub fn asked_deputy(&self) -> Option<&Deputy> {
        self.deputy.as_ref()
    }

    /// The deputy of its present player.
    pub fn deputy(&self) -> Option<&Deputy> {
        self.deputy.as_ref().filter(|deputy| self.person() == Some(&deputy.of))
    }

    /// Whether it is the one that has, or had, `powers` ([`is_one_seat`]).
    pub fn is_of(&self, powers: &[PowerId]) -> bool {
        is_one_seat(&self.powers, powers)
    }

    /// Whether it holds `power`.
    pub fn holds(&self, power: &PowerId) -> bool {
        self.powers.contains(power)
    }
}

/// A person in the waiting list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// The person who waits.
    pub person: PersonId,
    /// As others see them.
    pub name: String,
    /// The event by which they asked.
    pub joined_by: String,
    /// The powers that they prefer, the most wanted first.
    #[serde(default)]
    pub preferences: Wishes,
    /// When they asked.
    pub since: Timestamp,
}

/// The commitment to a random choice that nobody, not even the bot's operator, can influence: the seed is fixed before
/// anybody joins, its hash is published, and the result depends on the joins too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment {
    /// 32 bytes in hexadecimal; secret until the start.
    pub seed: String,
    /// Its SHA-256 in hexadecimal; published at the creation.
    pub hash: String,
}
