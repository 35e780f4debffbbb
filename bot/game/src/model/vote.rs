//! Secret votes of the players, and the game master's actions that need confirmation.

use std::collections::{BTreeMap, BTreeSet};

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::game_id::GameId;
use super::ids::{LocationId, OrderText, PhaseId, PowerId, ProvinceId, UnitText};
use super::own_start::OwnStart;
use crate::event::PersonId;
use crate::standing::Permit;

/// What is voted on. All whose powers still have units must agree, or more than half of them (see
/// [`Running::is_decided_by_majority`](super::Running::is_decided_by_majority)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// A draw of all who still have units (seeds 001 II, 004).
    Draw,
    /// A draw that only some of those who still have units share.
    DrawAmong {
        /// Which powers.
        powers: Vec<PowerId>,
    },
    /// The game ends, and all who still have units have won (seed 002).
    End,
    /// The number of centres that wins from now on (seed 002).
    Victory {
        /// How many.
        centres: u8,
    },
    /// This power's player has won.
    Concede {
        /// Which power.
        power: PowerId,
    },
    /// The deadline of this phase is moved.
    Extend {
        /// By how many seconds.
        seconds: u32,
    },
    /// The game is paused until it is resumed.
    Pause,
    /// The game is resumed.
    Resume,
    /// What a neutral game master does alone is done where the game master plays.
    Deed(Box<ProposedDeed>),
    /// Somebody who doesn't play may take a seat, although something speaks against it.
    Admit(Box<Admission>),
    /// What a neutral game master has added to the phase is taken back.
    EndExtension,
}

impl Proposal {
    /// Whether both are of one kind: of a game master's deeds one is voted on at a time.
    pub fn is_like(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }

    /// What is proposed, if it is a game master's deed.
    fn deed(&self) -> Option<&ProposedDeed> {
        match self {
            Self::Deed(proposed) => Some(proposed),
            Self::Draw
            | Self::DrawAmong { .. }
            | Self::End
            | Self::Victory { .. }
            | Self::Concede { .. }
            | Self::Extend { .. }
            | Self::Pause
            | Self::Resume
            | Self::EndExtension
            | Self::Admit(_) => None,
        }
    }

    /// Who asks for a seat by it.
    pub fn asker(&self) -> Option<&Admission> {
        match self {
            Self::Admit(asker) => Some(asker),
            Self::Draw
            | Self::DrawAmong { .. }
            | Self::End
            | Self::Victory { .. }
            | Self::Concede { .. }
            | Self::Extend { .. }
            | Self::Pause
            | Self::Resume
            | Self::Deed(_)
            | Self::EndExtension => None,
        }
    }

    /// The power whose player isn't asked, since it is done to them.
    pub fn done_to(&self) -> Option<&PowerId> {
        self.deed()?.deed.done_to()
    }

    /// The power whose player would be expelled.
    pub fn expels(&self) -> Option<&PowerId> {
        match &self.deed()?.deed {
            Deed::Expel { power } => Some(power),
            Deed::Enter { .. }
            | Deed::Rollback { .. }
            | Deed::Edit { .. }
            | Deed::Cancel
            | Deed::Pause
            | Deed::PauseUntil { .. }
            | Deed::Extend { .. }
            | Deed::Announce { .. }
            | Deed::SetUp { .. }
            | Deed::Close => None,
        }
    }

    /// The proposal as everybody may read it: without orders, which only players are shown, and without who proposed it, which
    /// nobody is shown later.
    pub fn in_public(&self) -> Self {
        let Some(proposed) = self.deed() else { return self.clone() };
        let mut shown = proposed.clone();
        (shown.by, shown.name) = (None, String::new());
        if let Deed::Enter { typed, orders, .. } = &mut shown.deed {
            typed.clear();
            orders.clear();
        }
        Self::Deed(Box::new(shown))
    }
}

/// Somebody who asks the players for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Admission {
    /// The person who asks.
    pub person: PersonId,
    /// As others see them; empty in an anonymous game, where it could show what they played.
    pub name: String,
    /// Why the players are asked.
    pub why: Admitted,
}

/// Why the players are asked whether somebody may take a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Admitted {
    /// What they have read or given up bars them. All must agree that it doesn't any more.
    Lifted {
        /// The powers whose orders of this phase they know.
        orders: Vec<PowerId>,
        /// Whether they have read letters or rooms of others.
        letters: bool,
        /// The powers of seats that they gave up with units; none in an anonymous game.
        gave_up: Vec<PowerId>,
    },
    /// The seat with these powers has changed hands twice within three phases. Two players must agree.
    Often {
        /// The powers of the seat.
        powers: Vec<PowerId>,
    },
}

/// What a game master who plays, or an administrator who plays, proposes to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProposedDeed {
    /// The action.
    pub deed: Deed,
    /// The reason that will be announced.
    pub reason: String,
    /// Who proposes it, as others see them: that is no secret.
    pub name: String,
    /// Who that is; `None`: an older version noted it, or they asked to be forgotten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PersonId>,
    /// The phase to which a rollback goes back; else the present one.
    pub phase: PhaseId,
    /// How many phases a rollback would undo.
    pub phases: usize,
    /// The number that the next record of the game had: after another it isn't done any more.
    pub number: u32,
}

/// How long a vote waits for answers where no deadline ends it: while the game is paused, and once it is over.
const LONGEST_VOTE: SignedDuration = SignedDuration::from_hours(72);

/// A vote of the running phase. Who proposed it isn't stored: they count as having agreed. Answers are counted, and never
/// read one by one: a [`Ballot`] can be read after the game where that was agreed.
///
/// ```compile_fail
/// fn who_agreed(vote: &dragoman_game::model::Vote) -> usize {
///     vote.agreed.len()
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote {
    /// What about.
    pub proposal: Proposal,
    /// The powers that have agreed: each is the first power of its seat.
    #[serde(default)]
    agreed: BTreeSet<PowerId>,
    /// The powers that have refused.
    #[serde(default)]
    refused: BTreeSet<PowerId>,
    /// Whether it still waits for answers.
    pub open: bool,
    /// Its number in the phase; `None`: its place among the votes, since an older version opened it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    number: Option<u32>,
    /// When it was proposed; `None`: under an older version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposed_at: Option<Timestamp>,
    /// When it was decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed_at: Option<Timestamp>,
    /// The person whom it would expel, whoever has their seat later; `None`: nobody, or an older version opened it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    expels: Option<PersonId>,
}

/// How many of those who are asked have answered a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// How many have agreed.
    pub agreed: usize,
    /// How many have refused.
    pub refused: usize,
}

impl Vote {
    /// A vote that is open from `now` on, to which nobody has agreed yet.
    pub fn new(proposal: Proposal, number: u32, now: Timestamp) -> Self {
        let (agreed, refused) = (BTreeSet::new(), BTreeSet::new());
        let (number, proposed_at) = (Some(number), Some(now));
        Self { proposal, agreed, refused, open: true, number, proposed_at, closed_at: None, expels: None }
    }

    /// It would expel `person`, who plays the power now.
    pub fn is_to_expel(&mut self, person: Option<PersonId>) {
        self.expels = person;
    }

    /// The person whom it would expel, as far as known.
    pub fn expelled(&self) -> Option<&PersonId> {
        self.expels.as_ref()
    }

    /// Nobody is expelled by it who asks to be forgotten.
    pub fn forget(&mut self, person: &PersonId) {
        if self.expels.take_if(|expelled| expelled == person).is_some() {
            self.open = false;
        }
    }

    /// When it ends without a result where no deadline ends it. `stopped`: since when the game is paused, if it is. `None`: it
    /// was opened under an older version.
    pub fn until(&self, stopped: Option<Timestamp>) -> Option<Timestamp> {
        let proposed = self.proposed_at?;
        stopped.map_or(proposed, |stopped| stopped.max(proposed)).checked_add(LONGEST_VOTE).ok()
    }

    /// Its number in the phase, if it is at `index` among the votes.
    pub fn number(&self, index: usize) -> u32 {
        self.number.unwrap_or_else(|| u32::try_from(index).unwrap_or(u32::MAX))
    }

    /// The vote with its number, which doesn't follow from its place at `index` any more.
    #[must_use]
    pub fn numbered(self, index: usize) -> Self {
        Self { number: Some(self.number(index)), ..self }
    }

    /// The player of the seat of `voice` agrees or refuses, instead of what they answered before.
    pub fn answer(&mut self, voice: &PowerId, agrees: bool) {
        let (to, from) =
            if agrees { (&mut self.agreed, &mut self.refused) } else { (&mut self.refused, &mut self.agreed) };
        from.remove(voice);
        to.insert(voice.clone());
    }

    /// How many of `voices` have agreed and refused.
    pub fn tally<'a>(&self, voices: impl IntoIterator<Item = &'a PowerId>) -> Tally {
        voices.into_iter().fold(Tally { agreed: 0, refused: 0 }, |tally, voice| Tally {
            agreed: tally.agreed + usize::from(self.agreed.contains(voice)),
            refused: tally.refused + usize::from(self.refused.contains(voice)),
        })
    }

    /// Whether anybody has refused.
    pub fn is_refused(&self) -> bool {
        !self.refused.is_empty()
    }

    /// Who has agreed and who has refused, for tests.
    #[cfg(any(test, feature = "testing"))]
    pub fn in_test(&self) -> (&BTreeSet<PowerId>, &BTreeSet<PowerId>) {
        (&self.agreed, &self.refused)
    }
}

/// How a vote of an earlier phase went: stored only where that was agreed, and published after the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ballot {
    /// In which phase.
    pub phase: PhaseId,
    /// What about.
    pub proposal: Proposal,
    /// The powers that agreed.
    pub agreed: Vec<PowerId>,
    /// The powers that refused.
    pub refused: Vec<PowerId>,
}

/// The number of votes that a game stores: the newest.
const MOST_BALLOTS: usize = 60;

/// How earlier votes went. It is stored as the list of them.
///
/// ```compile_fail
/// fn published_too_early(game: &dragoman_game::model::Game) -> usize {
///     game.ballots.0.len()
/// }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ballots(Vec<Ballot>);

impl Ballots {
    /// Whether none is stored.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many are stored.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Keeps how `vote` of `phase` went, without orders, which only players are shown.
    pub(super) fn keep(&mut self, phase: PhaseId, vote: &Vote) {
        let listed = |powers: &BTreeSet<PowerId>| powers.iter().cloned().collect();
        let (agreed, refused) = (listed(&vote.agreed), listed(&vote.refused));
        self.0.push(Ballot { phase, proposal: vote.proposal.in_public(), agreed, refused });
        let surplus = self.0.len().saturating_sub(MOST_BALLOTS);
        self.0.drain(..surplus);
    }

    /// Removes votes about somebody who is forgotten, and the names with which older versions stored proposals.
    pub fn forget(&mut self, is_about: impl Fn(&Proposal) -> bool) {
        self.0.retain(|ballot| !is_about(&ballot.proposal));
        self.0.iter_mut().for_each(|ballot| ballot.proposal = ballot.proposal.in_public());
    }

    /// Those who have asked for a seat in them: that was said in public.
    pub fn askers(&self) -> impl Iterator<Item = &Admission> {
        self.0.iter().filter_map(|ballot| ballot.proposal.asker())
    }

    /// How they went, if `permit` permits to read that of `game`.
    pub fn read(&self, game: &GameId, permit: &Permit) -> Option<&[Ballot]> {
        permit.is_for_ballots(game).then_some(&self.0)
    }
}

/// When each power has proposed votes in a phase, the last ones: never which. It is counted, and not read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Proposed(BTreeMap<PowerId, Vec<Timestamp>>);

impl Proposed {
    /// Whether nothing was proposed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Counts one more of `power`.
    ///
    /// # Errors
    /// If it has proposed `most` in the `window` before `now`: the first of them.
    pub fn count(
        &mut self,
        power: &PowerId,
        now: Timestamp,
        window: SignedDuration,
        most: usize,
    ) -> Result<(), Timestamp> {
        let recent = self.0.entry(power.clone()).or_default();
        recent.retain(|at| now.duration_since(*at) < window);
        match recent.first() {
            Some(first) if recent.len() >= most => Err(*first),
            Some(_) | None => {
                recent.push(now);
                Ok(())
            }
        }
    }
}

/// An action of the game master that isn't confirmed yet: its effects were shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The action.
    pub deed: Deed,
    /// The reason that will be announced.
    pub reason: String,
    /// In which phase it was asked for: in another it is void.
    pub number: u32,
    /// For a game master who plays: everyone was told, and may object until then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_before: Option<Timestamp>,
    /// Who asked for it, and may confirm it wherever they read what would be done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PersonId>,
}

impl Asked {
    /// Distinguishes this action from all others that may be requested: it is part of the id of the button that
    /// confirms it.
    pub fn tag(deed: &Deed, reason: &str) -> String {
        dragoman_runtime::names::name_from(&serde_json::to_string(&(deed, reason)).unwrap_or_default(), 8)
    }
}

/// An action that needs confirmation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Continue from the beginning of this earlier phase.
    Rollback {
        /// Its number.
        to: u32,
    },
    /// Change the position.
    Edit {
        /// In the order in which they are made.
        edits: Vec<Edit>,
    },
    /// Cancel the game.
    Cancel,
    /// Pause the game.
    Pause,
    /// Pause the game until then.
    PauseUntil {
        /// When it goes on by itself.
        until: Timestamp,
    },
    /// Move the deadline.
    Extend {
        /// By how many seconds.
        seconds: u32,
    },
    /// Post an announcement.
    Announce {
        /// As written.
        text: String,
    },
    /// Enter orders for a player.
    Enter {
        /// The power.
        power: PowerId,
        /// As typed.
        typed: String,
        /// The orders, as typed and as understood.
        orders: Vec<(String, OrderText)>,
    },
    /// Expel the player of a power from the game.
    Expel {
        /// The power; one of several that the player has.
        power: PowerId,
    },
    /// Adjudicate the phase before its deadline.
    Close,
    /// Begin the game with another start.
    SetUp {
        /// The start; `None`: the usual one of the board.
        start: Option<OwnStart>,
    },
}

impl Deed {
    /// Whether it undoes what was played: a game master who plays announces that before.
    pub fn is_correction(&self) -> bool {
        match self {
            Self::Rollback { .. } | Self::Edit { .. } | Self::Cancel => true,
            Self::Pause
            | Self::PauseUntil { .. }
            | Self::Extend { .. }
            | Self::Announce { .. }
            | Self::Enter { .. }
            | Self::Expel { .. }
            | Self::SetUp { .. }
            | Self::Close => false,
        }
    }

    /// The power to whose player it is done, if it is done to one.
    pub fn done_to(&self) -> Option<&PowerId> {
        match self {
            Self::Enter { power, .. } | Self::Expel { power } => Some(power),
            Self::Rollback { .. }
            | Self::Edit { .. }
            | Self::Cancel
            | Self::Pause
            | Self::PauseUntil { .. }
            | Self::Extend { .. }
            | Self::Announce { .. }
            | Self::SetUp { .. }
            | Self::Close => None,
        }
    }
}

/// One change of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edit {
    /// A unit is moved.
    Move {
        /// Which unit, at its old place: `A VEN`.
        unit: UnitText,
        /// Where: `TYR`.
        to: LocationId,
    },
    /// A unit is added to the board.
    Place {
        /// The power to which it belongs.
        power: PowerId,
        /// `F STP/SC`.
        unit: UnitText,
    },
    /// A unit is removed from the board.
    Remove {
        /// `A VEN`.
        unit: UnitText,
    },
    /// A supply centre gets another owner.
    Give {
        /// `SER`.
        centre: ProvinceId,
        /// To whom; nobody: it belongs to no power.
        to: Option<PowerId>,
    },
}
