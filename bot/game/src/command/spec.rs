//! What a command is: its id, who may give it, where, what it changes, and which values it takes.

use std::collections::BTreeMap;

/// A command, however it is given: typed, chosen from a menu, or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CommandId {
    /// Create a game.
    New,
    /// Take a seat.
    Join,
    /// Give the seat back before the start.
    Leave,
    /// State which powers one prefers.
    Prefer,
    /// Confirm that one will play, now that all seats are taken.
    Confirm,
    /// Show all rules of the game.
    Rules,
    /// Show the power assignment.
    Lots,
    /// Who plays what.
    Players,
    /// Begin, now that all seats are taken.
    Start,
    /// Send orders.
    Order,
    /// Show one's stored orders.
    Orders,
    /// Withdraw all one's orders.
    Clear,
    /// Mark one's orders as final.
    Ready,
    /// Take that back.
    Unready,
    /// Show who hasn't sent orders.
    Status,
    /// Show the present map.
    Map,
    /// Show the results of an earlier phase.
    Results,
    /// Show the data that is stored about oneself.
    MyData,
    /// Delete that data.
    Forget,
    /// Withdraw one order.
    Withdraw,
    /// Show a phase's results in one's own language.
    Translate,
    /// Explain the outcome of an order.
    Why,
    /// List the legal orders of a unit.
    Possible,
    /// Show the numbers of centres by year.
    Chart,
    /// Save the whole game as a file.
    Export,
    /// Open a press room.
    Talk,
    /// Write a letter that the bot delivers.
    Letter,
    /// Translate the orders of a message into one's own notation.
    Notation,
    /// Choose one's language.
    Language,
    /// Choose one's time zone.
    Timezone,
    /// Show what the bot may do in a channel.
    Setup,
    /// Show the commands that are of use here.
    Help,
    /// Propose a draw of all who still have units.
    Draw,
    /// Propose that a power has won.
    Concede,
    /// Propose that the game ends and all who still have units have won.
    End,
    /// Propose another number of centres that wins.
    Victory,
    /// Propose to move the deadline.
    MoreTime,
    /// Propose a pause.
    VotePause,
    /// Propose to resume the game.
    VoteResume,
    /// Agree in a vote.
    Agree,
    /// Refuse in a vote.
    Refuse,
    /// Give up one's seat in a running game.
    Resign,
    /// Take over a seat that is offered.
    Take,
    /// Come back to the seat that one resigned.
    Return,
    /// Offer a seat, or ask somebody to take it over.
    Replace,
    /// Remove somebody from the game, as its game master.
    Expel,
    /// Let the computer play the empty seats.
    Fill,
    /// Pause the game.
    Pause,
    /// Resume the game.
    Resume,
    /// Move the deadline.
    Extend,
    /// Adjudicate now.
    Adjudicate,
    /// Post an announcement to all.
    Announce,
    /// Continue from an earlier phase.
    Rollback,
    /// Change the position.
    Edit,
    /// Enter orders for a player.
    Enter,
    /// Cancel the game.
    Cancel,
    /// Confirm an action that was shown.
    Proceed,
    /// Show the game master the state of the game.
    Panel,
    /// Make somebody the game master.
    Appoint,
    /// Declare something in a power's name.
    Say,
    /// Offer a document to the readers of a room for signing.
    Document,
    /// Sign a document.
    Sign,
    /// Continue the game in this channel.
    MoveHere,
    /// Change the settings before the game begins.
    Change,
}

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
    /// Its id.
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
