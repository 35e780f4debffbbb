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
    /// Say which powers one would like.
    Prefer,
    /// Say that one is there, now that all seats are taken.
    Confirm,
    /// All rules of the game.
    Rules,
    /// How the powers were drawn.
    Lots,
    /// Begin now that all seats are taken.
    Start,
    /// Send orders.
    Order,
    /// Show one's stored orders.
    Orders,
    /// Withdraw all one's orders.
    Clear,
    /// Done with this phase.
    Ready,
    /// Not done after all.
    Unready,
    /// Who is awaited.
    Status,
    /// The map as of now.
    Map,
    /// The results of a phase of the past.
    Results,
    /// What is kept of oneself.
    MyData,
    /// Have it forgotten.
    Forget,
    /// Withdraw one order.
    Withdraw,
    /// A phase's results in one's own language.
    Translate,
    /// Why an order came out as it did.
    Why,
    /// What a unit may be ordered.
    Possible,
    /// The centres by year.
    Chart,
    /// The whole game as a file.
    Export,
    /// Open a press room.
    Talk,
    /// Write a letter that the bot carries.
    Letter,
    /// Read the orders of a message in one's own notation.
    Notation,
    /// Choose one's language.
    Language,
    /// Choose one's time zone.
    Timezone,
    /// What the bot may do in a channel.
    Setup,
    /// What can be said here.
    Help,
    /// Propose a draw of all who still have units.
    Draw,
    /// Propose that a power has won.
    Concede,
    /// Propose that the game ends and all who still have units have won.
    End,
    /// Propose another number of centres that wins.
    Victory,
    /// Propose to put the deadline off.
    MoreTime,
    /// Propose a pause.
    VotePause,
    /// Propose to go on after a pause.
    VoteResume,
    /// Agree to what is voted on.
    Agree,
    /// Refuse what is voted on.
    Refuse,
    /// Give up one's seat in a running game.
    Resign,
    /// Take over a seat that is offered.
    Take,
    /// Come back to the seat that one gave up.
    Return,
    /// Offer a seat, or ask somebody to take it over.
    Replace,
    /// The game master puts somebody out.
    Expel,
    /// Let computers play the empty seats.
    Fill,
    /// Stop the clock.
    Pause,
    /// Let the clock go on.
    Resume,
    /// Put the deadline off.
    Extend,
    /// Adjudicate now.
    Adjudicate,
    /// Say something to all.
    Announce,
    /// Play on from a phase of the past.
    Rollback,
    /// Change the position.
    Edit,
    /// Enter orders for a player.
    Enter,
    /// Call the game off.
    Cancel,
    /// Do what was asked for and shown.
    Proceed,
    /// How the game stands, for its master.
    Panel,
    /// Make somebody the game master.
    Appoint,
    /// Declare something in a power's name.
    Say,
    /// Put a document before the readers of a room.
    Document,
    /// Put one's name under a document.
    Sign,
}

/// Who may give a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Anybody.
    Anyone,
    /// Who has a seat in the game.
    Player,
    /// Who has a seat in the game and still has units.
    Survivor,
    /// The game master, who created the game; whoever administrates the place may stand in.
    GameMaster,
    /// Whoever administrates the place.
    Administrator,
}

/// Where a command may be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Anywhere.
    Anywhere,
    /// In the channel only.
    Public,
    /// What it says or answers is secret: in public it is answered privately.
    Private,
}

/// What a command does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It only reads. Its answer is said once and not stored.
    Query,
    /// It changes something. That it was done, or why not, is kept until the person has been told.
    Change,
    /// It changes something of the phase in hand: what was meant for an earlier phase changes nothing.
    PhaseChange,
}

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A word or a line.
    Text,
    /// One of these.
    Choice(&'static [&'static str]),
    /// One of the languages, by its tag.
    Language,
    /// A length of time: `48h`, `3d`, `30m`.
    Duration,
    /// A length of time, or hours of the week: `48h`, `mon,wed,fri 20:00`.
    Limit,
    /// Orders, in any notation.
    Orders,
    /// What somebody wants said, kept as it is written.
    Words,
    /// A power of the game.
    Power,
    /// A whole number.
    Number,
}

/// A value that a command takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The same everywhere; its names stand under `parameter-<id>`.
    pub id: &'static str,
    /// What it is.
    pub kind: Kind,
    /// Whether the command makes no sense without it.
    pub required: bool,
}

/// One row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spec {
    /// Which.
    pub command: CommandId,
    /// Its id.
    pub id: &'static str,
    /// Its message in `commands.ftl`: the value is its name, `.also` further names, `.about` what it does.
    pub message: &'static str,
    /// What it takes.
    pub parameters: &'static [Parameter],
    /// Who may.
    pub who: Who,
    /// Where.
    pub spot: Spot,
    /// What it does.
    pub effect: Effect,
    /// Where a menu shows it.
    pub group: Group,
}

/// A command as somebody gave it: what it is and its values, by the parameters' ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invocation {
    /// Which.
    pub spec: &'static Spec,
    /// Parameter id to value.
    pub values: BTreeMap<String, String>,
}

/// A part of the menu of commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Games: from the lobby to the end, and who sits where.
    Game,
    /// One's orders, and what becomes of orders.
    Orders,
    /// Talk between powers.
    Press,
    /// What is decided together.
    Vote,
    /// For whoever runs a game, or the place in which it is played.
    Master,
    /// How the bot is with oneself.
    Person,
}
