//! One game, as it is now: who sits where, by which rules, in which phase.
//!
//! This is the document that the store keeps in one column. What happened earlier stands in the store's history and
//! is never in here. Positions are kept in the exchange format, by province ids, since indexes mean nothing outside
//! the process.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use dragoman_exchange::StoredReport;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::assignment::Proof;
use crate::event::{ChannelId, PersonId};

mod document;
mod published;
mod running;
mod schema;
mod seat;
mod settings;
mod vote;

pub use document::Document;
pub use published::{Piece, Published};
pub use running::{Outage, Pause, Running};
pub use schema::{SCHEMA, read};
pub use seat::{Commitment, Holder, OFFERED_AFTER, Seat, Waiting};
pub use settings::{Absence, Calendar, CountBy, LastHour, LastYear, Limit, PressRule, Settings, Tempo};
pub use vote::{Asked, Deed, Edit, Proposal, Vote};

/// A game's id: eight characters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub String);

impl GameId {
    /// So many characters an id has.
    const LENGTH: usize = 8;

    /// A fresh id from bytes that nobody can foresee: small letters and at least one digit.
    pub fn fresh(seed: &[u8; 32]) -> Self {
        let mut id = dragoman_runtime::names::name_of(seed, Self::LENGTH).to_lowercase();
        if !id.contains(|c: char| c.is_ascii_digit()) {
            id.pop();
            id.push(char::from(b'0' + seed[Self::LENGTH] % 10));
        }
        Self(id)
    }

    /// Whether `name` looks like an id, so that people would take one for the other. A word of eight letters doesn't.
    pub fn is_like(name: &str) -> bool {
        name.len() == Self::LENGTH
            && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
            && name.bytes().any(|byte| byte.is_ascii_digit())
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A power by its id in the exchange format: `AUSTRIA`.
pub type PowerId = String;

/// A unit as the exchange format writes it: `A BUD`, `F STP/SC`.
pub type UnitText = String;

/// An order as the exchange format writes it: `A BUD - GAL`.
pub type OrderText = String;

/// A position in the exchange format.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// `S1901M`, or `COMPLETED`.
    pub phase: String,
    /// Units on the board by power, dislodged ones not among them.
    pub units: BTreeMap<PowerId, Vec<UnitText>>,
    /// Dislodged units by power, each with where it may retreat to.
    #[serde(default)]
    pub dislodged: BTreeMap<PowerId, BTreeMap<UnitText, Vec<String>>>,
    /// Supply centres by owner.
    #[serde(default)]
    pub centers: BTreeMap<PowerId, Vec<String>>,
    /// What holds in it beside what was agreed when the game was created.
    #[serde(default, skip_serializing_if = "Standing::is_plain")]
    pub standing: Standing,
}

/// What came up in the course of a game and holds in a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Powers in civil disorder in this phase.
    #[serde(default)]
    pub disorder: BTreeSet<PowerId>,
    /// How many centres win, as the players agreed since (seed 002).
    #[serde(default)]
    pub wins: Option<u8>,
    /// The side to which the coin gave Italy in the game for two: `allies` or `central`.
    #[serde(default)]
    pub coin: Option<String>,
}

impl Position {
    /// Whether `power` has a unit, on the board or dislodged from it.
    pub fn has_units(&self, power: &str) -> bool {
        self.units.get(power).is_some_and(|units| !units.is_empty())
            || self.dislodged.get(power).is_some_and(|units| !units.is_empty())
    }

    /// Whether `power` has neither units nor supply centres: it is out of the game for good.
    pub fn is_out(&self, power: &str) -> bool {
        !self.has_units(power) && self.centers.get(power).is_none_or(Vec::is_empty)
    }
}

impl Standing {
    fn is_plain(&self) -> bool {
        *self == Self::default()
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// Who won; several share a draw; none: the game was called off.
    pub winners: Vec<PowerId>,
    /// The last position.
    pub position: Position,
    /// When.
    pub at: Timestamp,
}

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People are joining.
    Lobby,
    /// It is being played.
    Running(Running),
    /// It is over.
    Over(Ending),
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// The shape of this document: [`SCHEMA`] when it was written.
    pub schema: u32,
    /// Its id.
    pub id: GameId,
    /// Its name, as its creator gave it.
    pub name: String,
    /// Where it is played.
    pub channel: ChannelId,
    /// Who created it, and is its game master.
    pub creator: PersonId,
    /// What was agreed.
    pub settings: Settings,
    /// The draw.
    pub commitment: Commitment,
    /// Who plays, in the order of joining.
    pub seats: Vec<Seat>,
    /// Where it stands.
    pub stage: Stage,
    /// Who would like a seat and found none, in the order of asking.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Waiting>,
    /// All seats are taken, and those who joined long ago have until then to say that they will play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirm_by: Option<Timestamp>,
    /// How the powers were drawn, once they were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Proof>,
    /// The coin of the game for two, fixed like the draw and told after its toss.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coin: Option<Commitment>,
    /// What players vote on in this phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub votes: Vec<Vote>,
    /// Documents that players have put before each other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub documents: Vec<Document>,
    /// When a lobby that hasn't begun is closed; none: an older program made it, and the clock will set it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires: Option<Timestamp>,
    /// How much was published in this phase.
    #[serde(default, skip_serializing_if = "Published::is_empty")]
    pub published: Published,
    /// Whom the game master has put out: they come back only when asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expelled: Vec<PersonId>,
    /// What the game master has asked for and hasn't confirmed yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
}

impl Game {
    /// `lobby`, `running` or `over`.
    pub fn stage_name(&self) -> &'static str {
        match self.stage {
            Stage::Lobby => "lobby",
            Stage::Running(_) => "running",
            Stage::Over(_) => "over",
        }
    }

    /// The phase that is being played.
    pub fn running(&self) -> Option<&Running> {
        match &self.stage {
            Stage::Running(running) => Some(running),
            Stage::Lobby | Stage::Over(_) => None,
        }
    }

    /// The seat of `person`.
    pub fn seat_of(&self, person: &PersonId) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.person() == Some(person))
    }

    /// The people who sit in it.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        self.seats.iter().filter_map(Seat::person)
    }

    /// The seat that holds `power`.
    pub fn seat_with(&self, power: &str) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.holds(power))
    }

    /// The seed from which the bot plays `power`, if it does.
    pub fn computer(&self, power: &str) -> Option<u64> {
        match self.seat_with(power)?.holder {
            Holder::Computer(seed) => Some(seed),
            Holder::Person(_) | Holder::Vacant => None,
        }
    }

    /// The position as of now, or the last one.
    pub fn position(&self) -> Option<&Position> {
        match &self.stage {
            Stage::Lobby => None,
            Stage::Running(running) => Some(&running.position),
            Stage::Over(ending) => Some(&ending.position),
        }
    }

    /// Whether the player of `seat` still has units, dislodged ones among them.
    pub fn has_units(&self, seat: &Seat) -> bool {
        self.position().is_some_and(|position| seat.powers.iter().any(|power| position.has_units(power)))
    }

    /// Whether the player of `seat` is out of a running game: no unit is left to them and no supply centre.
    pub fn is_out(&self, seat: &Seat) -> bool {
        self.running().is_some_and(|running| seat.powers.iter().all(|power| running.position.is_out(power)))
    }

    /// Whether somebody plays `seat` who takes part no more: nothing came from them in so many phases that it is offered
    /// to others, or in the last one and the game master has offered it since. Nobody waits for them. That the game master
    /// offers a seat isn't enough: nobody takes another's vote away.
    pub fn is_absent(&self, seat: &Seat) -> bool {
        let missed = seat.missed >= OFFERED_AFTER || seat.missed > 0 && seat.offered.is_some();
        seat.person().is_some() && missed
    }

    /// The powers that still have units and somebody who plays them, a computer too: those who share a draw.
    pub fn survivors(&self) -> Vec<PowerId> {
        let Some(position) = self.position() else { return Vec::new() };
        let played = self.seats.iter().filter(|seat| seat.holder != Holder::Vacant).flat_map(|seat| &seat.powers);
        let mut powers: Vec<PowerId> = played.filter(|power| position.has_units(power)).cloned().collect();
        powers.sort();
        powers
    }

    /// Who waits for a seat, and in which place: 1 is next.
    pub fn place_in_line(&self, person: &PersonId) -> Option<usize> {
        self.waiting.iter().position(|waiting| waiting.person == *person).map(|at| at + 1)
    }

    /// When the clock must look at it next.
    pub fn wake_at(&self) -> Option<Timestamp> {
        match &self.stage {
            // A lobby of an older program is looked at once, to be given its time.
            Stage::Lobby => self.confirm_by.or(self.expires).or(Some(Timestamp::UNIX_EPOCH)),
            Stage::Running(running) => {
                running.wake_at().into_iter().chain(self.settings.last_hour.map(|hour| hour.at)).min()
            }
            Stage::Over(_) => None,
        }
    }
}

/// One order of a sheet: as typed and as understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The player's words; empty if it was chosen by a button.
    pub typed: String,
    /// What they mean.
    pub order: OrderText,
}

/// All orders of one power for one phase. In movement and retreats a unit has at most one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// In the order in which they were sent.
    pub lines: Vec<Line>,
}

/// What happened in a phase, as it is kept for good. The reasons are those of its report, which no later program makes
/// again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PhaseRecord {
    /// The position before.
    pub before: Position,
    /// Orders by power, as adjudicated.
    pub orders: BTreeMap<PowerId, Vec<OrderText>>,
    /// What became of each unit: empty if its order was carried out, else `failed`, `void`, `dislodged`.
    pub results: BTreeMap<UnitText, Vec<String>>,
    /// The position after.
    pub after: Position,
    /// Who has won, if that ended the game.
    #[serde(default)]
    pub winners: Vec<PowerId>,
    /// How it came about.
    #[serde(default, skip_serializing_if = "Cause::is_orders")]
    pub cause: Cause,
    /// What became of every order and unit, and why, as it was decided; kept beside this document. None: no program has
    /// kept it yet, or it wasn't orders that led to the position after.
    #[serde(skip)]
    pub report: Option<StoredReport>,
}

/// How one position followed on another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// By the players' orders.
    #[default]
    Orders,
    /// The game master changed the position.
    Edited {
        /// What was changed.
        edits: Vec<Edit>,
        /// Why, as it was told to all.
        reason: String,
    },
    /// The game master had the game played on from an earlier phase.
    RolledBack {
        /// The number of that phase.
        to: u32,
        /// Why, as it was told to all.
        reason: String,
    },
}

impl Cause {
    /// Whether it is a phase that was played.
    pub fn is_orders(&self) -> bool {
        *self == Self::Orders
    }
}
