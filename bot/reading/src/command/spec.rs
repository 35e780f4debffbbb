//! What a command is: its id, who may give it, where, what it changes, and which values it takes.

use std::collections::BTreeMap;

use crate::commands;

macro_rules! command_ids {
    ($(
        $(#[$meaning:meta])*
        $id:ident = $message:literal: $topic:ident, $group:ident; $who:ident, $spot:ident, $effect:ident, $act:ident;
            takes($($parameters:tt)*) => $handler:expr;
    )*) => {
        /// A command, however it is given: typed, chosen from a menu, or a button.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum CommandId {
            $($(#[$meaning])* $id,)*
        }
    };
}
commands!(command_ids);

/// What precedes a command that can't be anything else.
pub const PREFIXES: [char; 2] = ['!', '/'];

/// Who may give a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Anybody.
    Anyone,
    /// Those who have a seat in the game.
    Player,
    /// Those who have a seat in the game and still have units.
    Survivor,
    /// The game master, who created the game; administrators of the place may act for them.
    GameMaster,
    /// The game master. If they have deleted their data, also a player of the game who administrates the place in which
    /// the command is given, which may be another than the game's: that one may be gone.
    Mover,
    /// The administrators of the place.
    Administrator,
}

/// Where a command may be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Anywhere.
    Anywhere,
    /// In the channel only.
    Public,
    /// Anywhere; the command or its answer is secret, so that in public it is answered privately.
    Private,
}

/// What a command does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It only reads. Its answer is posted once and not stored.
    Query,
    /// It changes something. The confirmation or the reason of a refusal is stored until it is posted.
    Change,
    /// It changes something in the present phase: a command that was meant for an earlier phase changes nothing.
    PhaseChange,
}

/// How much a command commits its giver to: what it takes to be carried out depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// It shows something.
    Look,
    /// It changes what is the person's own, and can be taken back.
    Own,
    /// Others see it, or it can't be taken back. It is carried out only in its exact form ([`super::is_exact`]); otherwise
    /// the person is asked first.
    Binding,
    /// Binding, and others read something new each time that it is given: a message that says it again because it was edited does
    /// nothing.
    Said,
}

impl Act {
    /// Whether others see it, or it can't be taken back.
    pub fn is_binding(self) -> bool {
        match self {
            Self::Look | Self::Own => false,
            Self::Binding | Self::Said => true,
        }
    }
}

/// What kind of value a parameter has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A word or a line.
    Text,
    /// One of these.
    Choice(&'static [&'static str]),
    /// One of the variants that can be played.
    Variant,
    /// One of the languages, by its tag.
    Language,
    /// A length of time: `48h`, `3d`, `30m`.
    Duration,
    /// A length of time, or hours of the week: `48h`, `mon,wed,fri 20:00`.
    Limit,
    /// Orders, in any notation.
    Orders,
    /// Text to be published, kept as it is written.
    Words,
    /// A power of the game.
    Power,
    /// Somebody: a name or a mention.
    Person,
    /// A whole number.
    Number,
}

/// A value that a command takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The same everywhere; its names are in the message `parameter-<id>`.
    pub id: &'static str,
    /// The kind of its value.
    pub kind: Kind,
    /// Whether the command can't be carried out without it.
    pub required: bool,
}

/// One row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spec {
    /// The command.
    pub command: CommandId,
    /// Its id: that of its message without `command-`.
    pub id: &'static str,
    /// Its message in `commands.ftl`: the value is its name, `.also` further names, `.about` what it does.
    pub message: &'static str,
    /// Its parameters.
    pub parameters: &'static [Parameter],
    /// Who may give it.
    pub who: Who,
    /// Where it may be given.
    pub spot: Spot,
    /// What it does.
    pub effect: Effect,
    /// How much it commits its giver to.
    pub act: Act,
    /// The topic under which help lists it.
    pub topic: Topic,
    /// The group in which a menu shows it.
    pub group: Group,
}

/// A command as somebody gave it: its row and its values, by the parameters' ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invocation {
    /// The row of the command.
    pub spec: &'static Spec,
    /// Parameter id to value.
    pub values: BTreeMap<String, String>,
}

/// A part of the menu of commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Games: from the lobby to the end, and their seats.
    Game,
    /// One's orders, and the outcomes of orders.
    Orders,
    /// Press between powers.
    Press,
    /// Votes.
    Vote,
    /// For game masters, and administrators of the place in which a game is played.
    Master,
    /// One's own settings and data.
    Person,
}

/// A topic of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Games that look for players.
    Lobby,
    /// Orders.
    Orders,
    /// The present state, and what happened.
    Questions,
    /// Press between powers.
    Press,
    /// Votes.
    Votes,
    /// Changes of seats.
    Seats,
    /// The game master's actions.
    Master,
    /// One's own settings and data.
    Person,
}
