//! Reports: what a network answered when the outbox dispatcher posted something or asked it something.
//!
//! The dispatcher decides nothing about them: [`decide::network`](crate::decide::network) does.

use crate::event::{ChannelId, PersonId, Place, RoomId};
use crate::refusal::{NotPrivate, Refusal};

/// How the members of a press room or an order thread changed, not because of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemberChange {
    /// Somebody was let in who doesn't belong there, and is to be put out.
    Added {
        /// The network's name of what let them in: reported again, it is the same.
        event: String,
    },
    /// A member was put out.
    PutOut,
    /// A member who had left came back to the game's place.
    Back {
        /// The network has let them in again; otherwise that is still to be done.
        is_in: bool,
    },
}

/// What a network reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// A press room was made; nobody has been let in yet.
    RoomMade {
        /// The network's id of it.
        room: RoomId,
    },
    /// A press room has the members and the state that it should have.
    RoomEnsured {
        /// The network's id of it.
        room: RoomId,
        /// Members who couldn't be let in.
        missing: Vec<PersonId>,
        /// Members who weren't in it and have been let in or invited again.
        let_in: Vec<PersonId>,
    },
    /// Players could read a press room without being in it: it isn't opened, or nothing more is posted in it.
    RoomReadable {
        /// The players who could read it.
        by: Vec<PersonId>,
        /// Whether it was open until now, and is locked because of that.
        locked: bool,
    },
    /// The members of a press room changed, not because of the game.
    RoomMember {
        /// Who was added or removed, or is back.
        person: PersonId,
        /// How they changed.
        change: MemberChange,
    },
    /// The network doesn't open a press room or change one.
    RoomRefused {
        /// What the network objects to.
        refusal: Refusal,
    },
    /// The network has refused for so long to change an open press room that it isn't waited for any more.
    RoomGivenUp {
        /// What the network objects to.
        refusal: Refusal,
    },
    /// For days the network has neither opened or changed a press room nor refused to, while it did other things.
    RoomUnsettled,
    /// A press room doesn't exist and can't be made, since its channel doesn't exist any more.
    RoomGone,
    /// Something was to be posted in a press room whose place letters have taken meanwhile.
    RoomReplaced,
    /// After a change of permissions: players could read private rooms in a game's channel without being in them.
    RoomsReadable {
        /// The players who could read them.
        by: Vec<PersonId>,
    },
    /// A person accepts no private messages from the bot.
    PrivateClosed {
        /// Where they should have got one: their private messages, or a command's own answer whose token has expired.
        place: Place,
    },
    /// A person who accepted no private messages has got one.
    PrivateOpen {
        /// The person who has got it.
        person: PersonId,
    },
    /// An order thread was made; nobody has been let in yet.
    OrderThreadMade {
        /// The person for whom it was made.
        person: PersonId,
        /// The network's id of it.
        room: RoomId,
    },
    /// An order thread is open, and its owner is in it.
    OrderThreadOpened {
        /// Its owner.
        person: PersonId,
        /// The network's id of it.
        room: RoomId,
        /// Whether its first post was made just now: its owner doesn't know yet that it exists.
        is_new: bool,
    },
    /// An order thread can't be opened.
    OrderThreadRefused {
        /// The person for whom it was to be opened.
        person: PersonId,
        /// What the network objects to.
        refusal: Refusal,
    },
    /// Other players could read an order thread: it isn't opened.
    OrderThreadReadable {
        /// The person for whom it was to be opened.
        person: PersonId,
    },
    /// An order thread was locked, since other players could read it.
    OrderThreadLocked {
        /// Its owner.
        person: PersonId,
    },
    /// An order thread doesn't exist any more.
    OrderThreadGone {
        /// The person whose it was.
        person: PersonId,
    },
    /// The members of an order thread changed, by no call of the bot's.
    OrderThreadMember {
        /// Who was added or removed, or is back.
        person: PersonId,
        /// How they changed.
        change: MemberChange,
    },
    /// Nothing can be posted in a game's channel until a person changes something.
    ChannelRefused {
        /// The channel that refuses.
        channel: ChannelId,
        /// What they must change.
        refusal: Refusal,
        /// Whether the post before was refused too.
        again: bool,
    },
    /// A channel doesn't exist any more.
    ChannelDeleted {
        /// The channel that is gone.
        channel: ChannelId,
    },
    /// A person writes in a place that isn't a private conversation, although only they and the bot are in it.
    NotPrivate {
        /// The place in which they write.
        place: ChannelId,
        /// The person who writes.
        person: PersonId,
        /// Why it isn't one.
        why: NotPrivate,
    },
}

impl Report {
    /// A name for what follows from it: the same each time the same is reported about the same room.
    pub fn name(&self) -> String {
        let (kind, room) = match self {
            Self::RoomMade { room } => ("room made", Some(room)),
            Self::RoomEnsured { room, .. } => ("room ensured", Some(room)),
            Self::RoomReadable { .. } => ("room readable", None),
            Self::RoomMember { .. } => ("room member", None),
            Self::RoomRefused { .. } => ("room refused", None),
            Self::RoomGivenUp { .. } => ("room given up", None),
            Self::RoomUnsettled => ("room unsettled", None),
            Self::RoomGone => ("room gone", None),
            Self::RoomReplaced => ("room replaced", None),
            Self::RoomsReadable { .. } => ("rooms readable", None),
            Self::PrivateClosed { .. } => ("private closed", None),
            Self::PrivateOpen { .. } => ("private open", None),
            Self::OrderThreadMade { room, .. } => ("order thread made", Some(room)),
            Self::OrderThreadOpened { room, .. } => ("order thread opened", Some(room)),
            Self::OrderThreadRefused { .. } => ("order thread refused", None),
            Self::OrderThreadReadable { .. } => ("order thread readable", None),
            Self::OrderThreadLocked { .. } => ("order thread locked", None),
            Self::OrderThreadGone { .. } => ("order thread gone", None),
            Self::OrderThreadMember { .. } => ("order thread member", None),
            Self::ChannelRefused { .. } => ("channel refused", None),
            Self::ChannelDeleted { .. } => ("channel deleted", None),
            Self::NotPrivate { .. } => ("not private", None),
        };
        room.map_or_else(|| kind.to_owned(), |room| format!("{kind} {room}"))
    }
}
