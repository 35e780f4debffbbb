//! The rules of the wall: who may know what, and who may do what in a game.
//!
//! A refusal that one of them causes repeats it, and `help wall` shows all of them. The guide has them in full
//! (`bot/docs/wall.md`). What each command and role has to do with them is the table of rights ([`crate::rights`]).

use dragoman_l10n::Words;
use dragoman_reading::command::is_name_of;
use serde::{Deserialize, Serialize};

use crate::notice::Declined;
use crate::notice::conduct::NoConduct;
use crate::notice::deputy::NoDeputy;
use crate::notice::master::NoDeed;
use crate::notice::seat::NoSeat;
use crate::notice::watching::NoWatching;

/// A rule of the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WallRule {
    /// One person, one seat.
    OneSeat,
    /// What somebody was shown of another power bars them from other seats for a time.
    Learnt,
    /// Who is a neutral game master, and who sees everything.
    Neutral,
    /// A game master who plays does what a neutral one does alone only if all agree.
    MasterPlays,
    /// Who was expelled or barred stays out.
    Out,
    /// Every other bar can be lifted by all who have a seat.
    Lifted,
    /// A seat that changes hands often is given with others' consent.
    ChangedHands,
    /// What is shown at the end, and what can't be undone then.
    End,
}

impl WallRule {
    /// Every rule, in the order in which help shows them.
    pub const ALL: [Self; 8] = [
        Self::OneSeat,
        Self::Learnt,
        Self::Neutral,
        Self::MasterPlays,
        Self::Out,
        Self::Lifted,
        Self::ChangedHands,
        Self::End,
    ];

    /// Its message.
    pub const fn message(self) -> &'static str {
        match self {
            Self::OneSeat => "wall-one-seat",
            Self::Learnt => "wall-learnt",
            Self::Neutral => "wall-neutral",
            Self::MasterPlays => "wall-master-plays",
            Self::Out => "wall-out",
            Self::Lifted => "wall-lifted",
            Self::ChangedHands => "wall-changed-hands",
            Self::End => "wall-end",
        }
    }

    /// The rule that causes a refusal.
    pub fn behind(why: &Declined) -> Option<Self> {
        match why {
            Declined::Master(NoDeed::YouPlay) | Declined::Seat(NoSeat::HeldByRival { .. }) => Some(Self::MasterPlays),
            Declined::Deputy(NoDeputy::KnowsOrders) | Declined::Watching(NoWatching::HasWatched) => Some(Self::Learnt),
            Declined::Seat(NoSeat::StillPlaying | NoSeat::OneSeat { .. } | NoSeat::ForGood { .. }) => {
                Some(Self::OneSeat)
            }
            Declined::Seat(NoSeat::KnowsOrders { .. }) => Some(Self::Learnt),
            Declined::Master(NoDeed::EndStands) => Some(Self::End),
            Declined::Seat(NoSeat::Expelled | NoSeat::ExpelledBefore { .. })
            | Declined::Deputy(NoDeputy::Expelled { .. })
            | Declined::Conduct(NoConduct::Barred) => Some(Self::Out),
            Declined::UnknownCommand { .. }
            | Declined::BadValue { .. }
            | Declined::Terms { .. }
            | Declined::NoDraft
            | Declined::NoWishes
            | Declined::NothingToConfirm
            | Declined::ConfirmedBefore
            | Declined::NothingDrawn
            | Declined::NoGameHere
            | Declined::NoGameCalled { .. }
            | Declined::NoSuchOption { .. }
            | Declined::NoGameOfYours
            | Declined::WhichGame { .. }
            | Declined::GameHere { .. }
            | Declined::Full
            | Declined::AlreadyIn
            | Declined::NotIn
            | Declined::Begun
            | Declined::NotBegun
            | Declined::Over
            | Declined::NoMap { .. }
            | Declined::NoOrderMap
            | Declined::NotYours
            | Declined::SeatsFree { .. }
            | Declined::SettingsUnconfirmed { .. }
            | Declined::TooLate
            | Declined::TooLateAway
            | Declined::InPrivate
            | Declined::WriteAnew
            | Declined::InPublic
            | Declined::InThread
            | Declined::NothingToOrder
            | Declined::NoPress
            | Declined::Silence
            | Declined::UnknownPower { .. }
            | Declined::TalkToWhom
            | Declined::NobodyToTalkTo
            | Declined::WriteToWhom
            | Declined::TooOld
            | Declined::PastPhase { .. }
            | Declined::GivenBack { .. }
            | Declined::Ignored { .. }
            | Declined::TooLong { .. }
            | Declined::NameLikeId { .. }
            | Declined::NothingToShow
            | Declined::NotSurvivor
            | Declined::NotAdministrator
            | Declined::Conduct(_)
            | Declined::Letters(_)
            | Declined::Rematch(_)
            | Declined::Vote(_)
            | Declined::Seat(_)
            | Declined::Invitation(_)
            | Declined::Away(_)
            | Declined::Deputy(_)
            | Declined::Watching(_)
            | Declined::Press(_)
            | Declined::Statement(_)
            | Declined::Master(_)
            | Declined::Limit(_)
            | Declined::TooLateCounted => None,
        }
    }
}

/// Whether `typed` is how people ask for these rules, in any language: "wall".
pub fn is_asked(words: &Words, typed: &str) -> bool {
    is_name_of(words, "wall", typed)
}

/// Whether all who have a seat can lift what a refusal is about.
pub fn can_be_lifted(why: &Declined) -> bool {
    matches!(
        why,
        Declined::Seat(NoSeat::OneSeat { .. } | NoSeat::ForGood { .. } | NoSeat::KnowsOrders { .. })
            | Declined::Deputy(NoDeputy::KnowsOrders)
            | Declined::Watching(NoWatching::HasWatched)
    )
}
