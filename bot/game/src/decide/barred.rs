//! The refusal to somebody who doesn't get in.

use super::context::Context;
use crate::model::Game;
use crate::notice::Declined;
use crate::notice::deputy::NoDeputy;
use crate::notice::seat::NoSeat;
use crate::notice::watching::NoWatching;
use crate::standing::{Bar, Way, may_enter};

/// Why somebody doesn't get in, as it is said to them.
pub(super) fn why(bar: Bar) -> Declined {
    match bar {
        Bar::Expelled => Declined::Seat(NoSeat::Expelled),
        Bar::Full => Declined::Seat(NoSeat::Crowded),
        Bar::Plays => Declined::Seat(NoSeat::StillPlaying),
        Bar::OneSeat(powers) => Declined::Seat(NoSeat::OneSeat { powers }),
        Bar::ForGood(powers) => Declined::Seat(NoSeat::ForGood { powers }),
        Bar::Deputised => Declined::Deputy(NoDeputy::KnowsOrders),
        Bar::Orders(powers) => Declined::Seat(NoSeat::KnowsOrders { powers }),
        Bar::Letters => Declined::Watching(NoWatching::HasWatched),
    }
}

/// Whether the acting person gets in by `way`.
pub(super) fn may_i(context: &Context<'_>, game: &Game, way: Way<'_>) -> Result<(), Declined> {
    may_enter(game, &context.view.person.id, way, context.view.now).map_err(why)
}
