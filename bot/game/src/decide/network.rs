//! Decides on what networks report: who is told about it, and what is stored.
//!
//! The outbox dispatcher asks the network, reports its answer here, and stores the decision in one transaction. After a
//! crash in between it asks again and reports the same: the keys and slots of notices don't depend on how often.

mod order_threads;
mod places;
mod press_rooms;
mod reaction;

pub use order_threads::{is_served, others, readable as readable_order_threads, readers};
pub use press_rooms::outsiders;
pub use reaction::{Known, Next, Reaction};

use crate::report::Report;

/// The decision on `report`.
pub fn reported(report: &Report, known: &Known<'_>) -> Reaction {
    match report {
        Report::RoomMade { room } => press_rooms::made(known, room),
        Report::RoomEnsured { room, missing, let_in } => press_rooms::ensured(known, room, missing, let_in),
        Report::RoomReadable { by, locked } => press_rooms::readable(known, by, *locked),
        Report::RoomMember { person, change } => press_rooms::member(known, person, change),
        Report::RoomRefused { refusal } => press_rooms::refused(known, refusal),
        Report::RoomGivenUp { refusal } => press_rooms::given_up(known, refusal),
        Report::RoomUnsettled => press_rooms::unsettled(known),
        Report::RoomGone => press_rooms::gone(known),
        Report::RoomReplaced => press_rooms::replaced(known),
        Report::RoomsReadable { by } => press_rooms::audited(known, by),
        Report::PrivateClosed { place } => order_threads::private_closed(known, place),
        Report::PrivateOpen { person } => order_threads::unused(known, person, Next::Done),
        Report::OrderThreadMade { person, room } => order_threads::made(known, person, room),
        Report::OrderThreadOpened { person, room, is_new } => order_threads::opened(known, person, room, *is_new),
        Report::OrderThreadRefused { person, refusal } => order_threads::refused(known, person, refusal),
        Report::OrderThreadReadable { person } => order_threads::kept_closed(known, person),
        Report::OrderThreadLocked { person } => order_threads::locked(known, person),
        Report::OrderThreadGone { person } => order_threads::unused(known, person, Next::Again),
        Report::OrderThreadMember { person, change } => order_threads::member(known, person, change),
        Report::ChannelRefused { channel, refusal, again } => places::refused(known, channel, refusal, *again),
        Report::ChannelDeleted { channel } => places::deleted(known, channel),
        Report::NotPrivate { place, person, why } => places::not_private(known, place, person, *why),
    }
}
