//! Events: what a person did, and where.
//!
//! An adapter makes an [`Event`] of what its network reports and decides nothing. Text is passed on as typed; the
//! decision finds out which command or order it is, and whether the person may give it. Every id is `platform:native`,
//! so that ids of two networks can't be confused in one table.

use std::collections::BTreeMap;
use std::fmt;

use dragoman_l10n::Language;

pub use dragoman_runtime::network::PlatformName;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// An id that names no platform.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an id must look like `platform:native`")]
pub struct UnknownPlatform;

macro_rules! addresses {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The id for the network's own `native`.
            pub fn new(platform: PlatformName, native: &str) -> Self {
                Self(format!("{platform}:{native}"))
            }

            /// `platform:native`.
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// The network that made this id.
            pub fn platform(&self) -> PlatformName {
                PlatformName::of(&self.0).unwrap_or(PlatformName::Local)
            }

            /// The network's own id. Only its adapter looks inside.
            pub fn native(&self) -> &str {
                self.0.split_once(':').map_or("", |(_, native)| native)
            }
        }

        impl TryFrom<String> for $name {
            type Error = UnknownPlatform;
            fn try_from(id: String) -> Result<Self, UnknownPlatform> {
                PlatformName::of(&id).map(|_| Self(id)).ok_or(UnknownPlatform)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    )+};
}

addresses! {
    /// Somebody with an account on a network.
    PersonId,
    /// A public place: a Discord channel, a Matrix room, a channel of the local page.
    ChannelId,
    /// A private place for a set of powers: a Discord thread, a Matrix room, a pane of the local page.
    RoomId,
    /// One action on a network, the same each time the network reports it: a message id, an interaction id, an event
    /// id.
    EventId,
    /// The right to answer one command privately (Discord: an interaction, good for 15 minutes).
    ReplyToken,
}

/// The place of an event or a post. Only the adapter that made an id looks inside it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Everybody there can read it.
    Channel(ChannelId),
    /// The private conversation of one person with the bot.
    Person(PersonId),
    /// The members of a press room.
    Room(RoomId),
    /// The private answer to a command given in public. When the token has expired the answer goes to the author's
    /// private conversation, never to a public place.
    Reply {
        /// The right to answer.
        token: ReplyToken,
        /// Who gave the command, and the only one who sees the answer.
        author: PersonId,
    },
}

impl Place {
    /// The network it belongs to.
    pub fn platform(&self) -> PlatformName {
        match self {
            Self::Channel(id) => id.platform(),
            Self::Person(id) => id.platform(),
            Self::Room(id) => id.platform(),
            Self::Reply { author, .. } => author.platform(),
        }
    }
}

/// Who did it, as the network reports it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The account.
    pub person: PersonId,
    /// The name that others see; never trusted as an id, never parsed. Empty: the network didn't say it.
    pub name: String,
    /// The language of the person's client, if the network reports it: the default for a new person.
    pub language: Option<Language>,
    /// Whether the person administrates the place (Discord: Manage Server; Matrix: power level 50 and more; local: the
    /// host).
    pub administrator: bool,
}

/// One action of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The same each time the network reports it.
    pub id: EventId,
    /// When it was done, by the network's clock: that decides whether orders are in time.
    pub at: Timestamp,
    /// Who did it.
    pub actor: Actor,
    /// Where it was done: the answer goes there too.
    pub place: Place,
    /// The public channel that `place` belongs to, if the network reports it (a thread's parent).
    pub channel: Option<ChannelId>,
    /// What was done.
    pub content: Content,
}

impl Event {
    /// The room in which it was done, also if the answer goes elsewhere.
    pub fn room(&self) -> Option<RoomId> {
        match (&self.place, &self.content) {
            (Place::Room(room), _) => Some(room.clone()),
            (_, Content::Invoked { arguments, .. }) => named_room(arguments),
            (Place::Channel(_) | Place::Person(_) | Place::Reply { .. }, _) => None,
        }
    }

    /// When it was done, at `now` at the latest: the network's clock may be ahead.
    pub fn done_by(&self, now: Timestamp) -> Timestamp {
        self.at.min(now)
    }

    /// When the message was first written, by the network's clock; for everything else, when it was done.
    pub fn written(&self) -> Timestamp {
        match &self.content {
            Content::Edited { said, .. } => self.at.min(*said),
            Content::Text { .. }
            | Content::Invoked { .. }
            | Content::Pressed { .. }
            | Content::Reacted { .. }
            | Content::Removed { .. }
            | Content::Unreadable(_)
            | Content::Undecryptable
            | Content::Invited => self.at,
        }
    }
}

/// The argument that names the author of a message, as a [`PersonId`], of a command given about a message.
pub const AUTHOR: &str = "author";

/// The argument that holds a game's id. A form that a button opened gives it; what people type or choose as `game` is a
/// name.
pub const GAME_ID: &str = "game-id";

/// The argument of a command that was given in a thread of [`Event::channel`]: the thread as a [`ChannelId`] if a game can
/// be played in it, otherwise empty. People can't give it.
pub const IN_THREAD: &str = "in-thread";

/// The argument of a command that was given in a thread which not everybody reads: the thread as a [`RoomId`]. People can't
/// give it.
pub const IN_ROOM: &str = "in-room";

/// The room that `arguments` name ([`IN_ROOM`]).
pub(crate) fn named_room(arguments: &BTreeMap<String, String>) -> Option<RoomId> {
    RoomId::try_from(arguments.get(IN_ROOM)?.clone()).ok()
}

/// Why something in private isn't read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It has no words, as a picture.
    Wordless,
    /// Its words are kept from the bot by the network, since the bot wasn't mentioned: as in an order thread.
    Unaddressed,
    /// It asks the bot to verify its device, which it can't.
    Verification,
    /// A reaction that isn't encrypted where everything else is: somebody who runs a homeserver could have sent it. It isn't
    /// taken for what can't be undone, nor for anything where only signed devices count.
    PlainReaction {
        /// What can be typed instead.
        sign: String,
        /// Whether what it chose can be undone.
        can_be_undone: bool,
    },
    /// A sign that was typed alone, when a newer post with other choices had just been made or was about to be: it isn't known
    /// which of them its writer saw.
    WhichPost {
        /// As typed.
        sign: String,
    },
    /// A message that wasn't encrypted by a device which its sender's account has signed, where only these count.
    Unsigned,
    /// A message of an account whose identity is another one than the bot knows, where only signed devices count.
    NewIdentity,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// A message. In channels and rooms adapters deliver only what is addressed to the bot (a mention or the prefix,
    /// which they strip) and, in press rooms, everything that they can read.
    Text {
        /// As typed.
        text: String,
        /// Whether the bot was addressed: always in a private conversation.
        addressed: bool,
    },
    /// An earlier message of the same person was changed: read as a correction of the orders in it.
    Edited {
        /// The message that was changed.
        of: EventId,
        /// When it was written, by the network's clock: it belongs to the phase of that time.
        said: Timestamp,
        /// The text after the change.
        text: String,
        /// Whether the bot is addressed in it: always in a private conversation.
        addressed: bool,
    },
    /// A command from the network's own menu of commands, by its id and the ids of its parameters
    /// (see [`dragoman_reading::command`]).
    Invoked {
        /// The command's id.
        command: String,
        /// Parameter id to value, as typed or chosen.
        arguments: BTreeMap<String, String>,
    },
    /// A button or a choice of a menu, by the id that the bot gave it.
    Pressed {
        /// The id of the action (`Action::id` in `dragoman-platform`).
        action: String,
    },
    /// The same by a reaction that isn't encrypted where everything else is: somebody who runs a homeserver could have sent
    /// it. It is carried out if what then happens can be undone.
    Reacted {
        /// The reaction, which can be typed instead.
        sign: String,
        /// The id of the action.
        action: String,
    },
    /// The person deleted a message that they had written in private. Its orders are kept.
    Removed {
        /// The message that was deleted.
        of: EventId,
        /// When it was written.
        said: Timestamp,
    },
    /// Something came in private that isn't read: its sender is told what to do instead.
    Unreadable(Unreadable),
    /// A message came that can't be decrypted: its sender is asked to send it again.
    Undecryptable,
    /// The person has invited the bot into the channel, and it has come.
    Invited,
}

impl Content {
    /// The id of the action that was chosen, by a button or a reaction.
    pub fn action(&self) -> Option<&str> {
        match self {
            Self::Pressed { action } | Self::Reacted { action, .. } => Some(action),
            Self::Text { .. }
            | Self::Edited { .. }
            | Self::Invoked { .. }
            | Self::Removed { .. }
            | Self::Unreadable(_)
            | Self::Undecryptable
            | Self::Invited => None,
        }
    }
}
