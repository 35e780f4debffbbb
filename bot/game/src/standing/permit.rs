//! The permit to read a stored secret.
//!
//! A permit is made in this folder alone, and what it permits can't be read without it: a place that forgets to ask
//! doesn't compile. It names to whom the secret is shown, which secret, and why; it is for one game, and for the phase in
//! which it was made. What is kept secret has its type beside what it belongs to, with readers that want a permit.
//!
//! The database is the only one that needs no reason, since it shows nothing: its permit is [`storage`]. A test checks
//! that nothing but the store and tests names it.

use crate::event::PersonId;
use crate::model::{GameId, PowerId, Undone};

/// A secret of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The stored orders of a power in the phase that is played.
    Orders(PowerId),
    /// Who agreed to which vote, and who refused.
    Ballots,
    /// The stored letters with these numbers.
    Letters {
        /// The first.
        from: u32,
        /// The last.
        to: u32,
    },
    /// Who is in the press rooms of a power.
    RoomsOf(PowerId),
    /// What a power has said to others as statements, and what was said to it, with the answers.
    StatementsOf(PowerId),
    /// What these powers, and no others, have said to each other as statements, with the answers.
    Conversation(Vec<PowerId>),
    /// Who is in the press room with this key.
    Room(String),
    /// The powers that a person prefers.
    Wishes(PersonId),
    /// The powers that everybody prefers.
    AllWishes,
    /// Who plays what, where that is secret until the end.
    Assignment,
    /// Which seats this person has held.
    HeldBy(PersonId),
    /// Who plays this power, where that is secret until the end.
    Player(PowerId),
    /// All that is stored.
    Everything,
}

/// To whom a secret is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// To this person, and to nobody else.
    To(PersonId),
    /// To the members of the press room that it is about, there.
    InRoom,
    /// To everybody.
    ToAll,
    /// To nobody: something is decided by it, or it is stored.
    ToNobody,
}

/// Why a secret may be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It belongs to the seat that they have.
    Seat,
    /// It belongs to the seat for whose player they stand in.
    Deputy,
    /// All have agreed that the game master reads everything.
    Agreed,
    /// All have agreed that they watch.
    Watching,
    /// They have written, received or stated it.
    Theirs,
    /// They are a neutral game master, who helps those whom the network doesn't let in.
    Neutral,
    /// The members of a room know who is in it.
    Members,
    /// It isn't secret, or not any more.
    Published,
    /// The powers are assigned by it.
    Draw,
    /// It is stored, or read back.
    Storage,
}

/// A permit: `shown` to whom `what`, and the `reason`.
///
/// Nothing outside this folder makes one:
/// ```compile_fail
/// use dragoman_game::event::PersonId;
/// use dragoman_game::model::{GameId, PowerId, Undone};
/// use dragoman_game::standing::{Permit, Reason, Shown, What};
/// fn forged(person: PersonId, game: GameId, power: PowerId) -> Permit {
///     let (shown, what) = (Shown::To(person), What::Orders(power));
///     Permit { shown, undone: Undone::default(), game, number: 1, what, reason: Reason::Seat }
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Permit {
    shown: Shown,
    /// The phases of the game that were undone: what was said in them is read as such.
    undone: Undone,
    /// Which game; `None`: any, for the database.
    game: Option<GameId>,
    number: u32,
    what: What,
    reason: Reason,
}

/// The permit of the database: it stores everything and shows nothing.
pub fn storage() -> Permit {
    Permit {
        shown: Shown::ToNobody,
        undone: Undone::default(),
        game: None,
        number: 0,
        what: What::Everything,
        reason: Reason::Storage,
    }
}

impl Permit {
    pub(super) fn new(shown: Shown, (game, number): (&GameId, u32), what: What, reason: Reason) -> Self {
        Self { shown, undone: Undone::default(), game: Some(game.clone()), number, what, reason }
    }

    /// For a game of which these phases were undone.
    pub(super) fn without(self, undone: &Undone) -> Self {
        Self { undone: undone.clone(), ..self }
    }

    /// Whether phase `number` of its game was undone.
    pub(crate) fn is_undone(&self, number: u32) -> bool {
        self.undone.has(number)
    }

    /// To whom it is shown.
    pub fn shown(&self) -> &Shown {
        &self.shown
    }

    /// Who may see it, if it is one person: it is shown to nobody else.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.shown {
            Shown::To(person) => Some(person),
            Shown::InRoom | Shown::ToAll | Shown::ToNobody => None,
        }
    }

    /// What may be read.
    pub fn what(&self) -> &What {
        &self.what
    }

    /// What gives the right to see it.
    pub fn reason(&self) -> Reason {
        self.reason
    }

    /// Whether it is the database's.
    fn is_for_everything(&self) -> bool {
        self.what == What::Everything
    }

    /// What it permits to read of `game`.
    fn of(&self, game: &GameId) -> Option<&What> {
        (self.game.as_ref() == Some(game)).then_some(&self.what)
    }

    /// The power whose orders in phase `number` of `game` may be read, if that is what it permits.
    pub(crate) fn orders(&self, game: &GameId, number: u32) -> Option<&PowerId> {
        let What::Orders(power) = self.of(game)? else { return None };
        (self.number == number).then_some(power)
    }

    /// Whether it is for who agreed and refused in the votes of `game`.
    pub(crate) fn is_for_ballots(&self, game: &GameId) -> bool {
        self.of(game) == Some(&What::Ballots)
    }

    /// Whether it is for letter `number` of `game`.
    pub(crate) fn is_for_letter(&self, game: &GameId, number: u32) -> bool {
        let is_in = |what: &What| matches!(what, What::Letters { from, to } if (*from..=*to).contains(&number));
        self.is_for_everything() || self.of(game).is_some_and(is_in)
    }

    /// Whether it is for the room of `game` with this `key` and these `members`.
    pub(crate) fn is_for_room(&self, game: &GameId, key: &str, members: &[PowerId]) -> bool {
        let is_it = |what: &What| {
            matches!(what, What::Room(known) if known == key)
                || matches!(what, What::RoomsOf(power) if members.contains(power))
        };
        self.is_for_everything() || self.of(game).is_some_and(is_it)
    }

    /// Whether it is for a statement of `game` in the conversation of `talk` that one of these powers said or received.
    pub(crate) fn is_for_statement<'a>(
        &self,
        game: &GameId,
        talk: &[PowerId],
        mut powers: impl Iterator<Item = &'a PowerId>,
    ) -> bool {
        let is_it = |what: &What| {
            matches!(what, What::StatementsOf(power) if powers.any(|reader| reader == power))
                || matches!(what, What::Conversation(members) if members == talk)
        };
        self.is_for_everything() || self.of(game).is_some_and(is_it)
    }

    /// The person whose wishes in `game` may be read, if that is what it permits.
    pub(crate) fn wishes(&self, game: &GameId) -> Option<&PersonId> {
        let What::Wishes(person) = self.of(game)? else { return None };
        Some(person)
    }

    /// Whether it is for what everybody prefers in `game`.
    pub(crate) fn is_for_all_wishes(&self, game: &GameId) -> bool {
        self.of(game) == Some(&What::AllWishes)
    }

    /// The person of whom it may be known which seats they have held in `game`, if that is what it permits.
    pub(crate) fn held_by(&self, game: &GameId) -> Option<&PersonId> {
        let What::HeldBy(person) = self.of(game)? else { return None };
        Some(person)
    }

    /// Whether it is for who plays the seat of these `powers` in `game`.
    pub(crate) fn is_for_player(&self, game: &GameId, powers: &[PowerId]) -> bool {
        let is_it = |what: &What| matches!(what, What::Player(power) if powers.contains(power));
        self.is_for_everything() || self.is_for_assignment(game) || self.of(game).is_some_and(is_it)
    }

    /// Whether it is for who plays what in `game`.
    pub(crate) fn is_for_assignment(&self, game: &GameId) -> bool {
        self.of(game) == Some(&What::Assignment)
    }
}
