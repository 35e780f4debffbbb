//! A game: who plays, how it stands, and what was agreed.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::game_id::GameId;
use super::position::{Position, PowerId};
use super::vote::Asked;
use crate::assignment::Proof;
use crate::event::{ChannelId, PersonId};
use crate::model::{Commitment, Document, Holder, OFFERED_AFTER, Published, Running, Seat, Settings, Vote, Waiting};

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
