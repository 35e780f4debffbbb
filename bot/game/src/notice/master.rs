//! Notices about the game master's actions. Each change of the game is announced to all, with its reason.

use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::model::{Deed, Edit, GameId, OrderText, PhaseId, PowerId, ProvinceId, Tenure, UnitText};
use crate::rules::Message;

/// The state of a seat, as far as the game master may know it: how many orders there are, never which.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PowerRow {
    /// The power.
    pub power: PowerId,
    /// How many orders were sent.
    pub sent: usize,
    /// How many are expected.
    pub wanted: usize,
    /// Whether its player is ready.
    pub ready: bool,
    /// In how many phases in a row none came.
    pub missed: u32,
    /// Who plays it.
    pub played: Played,
    /// When its player last did something in the game, unless that is secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Timestamp>,
}

/// Who plays a power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Played {
    /// A person.
    Person,
    /// A person, and others may take the seat.
    Offered,
    /// The computer.
    Computer,
    /// Nobody.
    Nobody,
}

/// A notice about an action of the game master.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "master")]
pub enum MasterNotice {
    /// To all: the game is paused.
    Paused {
        /// When that ends by itself; `None`: never, as in an older version.
        #[serde(default)]
        until: Option<Timestamp>,
        /// The deadline after it, if it was to end on a day; `None`: nothing is said about that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        then: Option<Timestamp>,
        /// Whether more than half of the players can end it.
        #[serde(default)]
        revocable: bool,
    },
    /// To all: the game is resumed.
    Resumed {
        /// The deadline.
        deadline: Option<Timestamp>,
    },
    /// To all: the deadline was moved.
    Extended {
        /// By how many seconds.
        seconds: u32,
        /// The present deadline.
        deadline: Option<Timestamp>,
        /// Whether more than half of the players can take that back.
        #[serde(default)]
        revocable: bool,
    },
    /// To the game master: what is missing if the phase is closed before its deadline.
    WouldClose {
        /// The phase.
        phase: PhaseId,
        /// Powers of which orders are missing.
        powers: Vec<PowerId>,
    },
    /// To all: the phase is closed before its deadline.
    Closing,
    /// To all: a game master who plays closes the phase, and until then orders may be sent.
    ClosingAt {
        /// Until when orders may be sent.
        deadline: Timestamp,
    },
    /// To all: what a game master who plays is going to do.
    Planned {
        /// The action.
        deed: Deed,
        /// The reason.
        reason: String,
        /// The phase that a rollback goes back to.
        phase: PhaseId,
        /// The earliest time.
        at: Timestamp,
    },
    /// To all: the game master has entered orders for a player.
    EnteredForAll {
        /// The power.
        power: PowerId,
    },
    /// To all: a power may make no public declarations, or may again.
    Muted {
        /// The power that is silenced or may speak again.
        power: PowerId,
        /// Whether it may not.
        muted: bool,
    },
    /// To all, before the game begins: a seat was assigned by hand.
    PowerAssigned {
        /// The seat's powers.
        powers: Vec<PowerId>,
        /// The player's name.
        name: String,
    },
    /// To all: that was taken back, and these powers are drawn.
    AssignmentTakenBack {
        /// The seat's powers.
        powers: Vec<PowerId>,
    },
    /// To all, in the game master's words.
    Announced {
        /// As written.
        text: String,
    },
    /// To the game master: what would be done. Nothing is done before it is confirmed.
    Asked {
        /// The action.
        deed: Deed,
        /// The reason that will be announced.
        reason: String,
        /// The phase that a rollback goes back to.
        phase: PhaseId,
        /// How many phases it would undo.
        phases: usize,
        /// How many orders it would undo.
        orders: usize,
    },
    /// To the game master: what would be posted, or which orders would be stored. Nothing is done before it is confirmed.
    Shown {
        /// The action.
        deed: Deed,
        /// What is told once it is done.
        post: Box<MasterNotice>,
    },
    /// To the game master: what was shown isn't done.
    Dropped,
    /// To the game master, before the game begins: with what it will begin, and how that is changed.
    Start,
    /// To all: the game master's own start doesn't suit the board any more.
    StartEnded,
    /// To all: the game continues from an earlier phase.
    RolledBack {
        /// From which phase.
        phase: PhaseId,
        /// How many phases were undone.
        phases: usize,
        /// The reason.
        reason: String,
        /// The deadline.
        deadline: Option<Timestamp>,
    },
    /// To all: the position was changed.
    Edited {
        /// The changes.
        edits: Vec<Edit>,
        /// The reason.
        reason: String,
        /// The deadline, if it has changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deadline: Option<Timestamp>,
    },
    /// To all: the game is cancelled.
    Cancelled {
        /// The reason.
        reason: String,
        /// Until then what is published at the end stays secret, and the game can go on; `None`: nothing is secret.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret_until: Option<Timestamp>,
    },
    /// To a player: the game master has entered orders for them.
    EnteredForYou {
        /// The power.
        power: PowerId,
    },
    /// To the game master: what was entered, and nothing that was stored before.
    Entered {
        /// As typed.
        message: Message,
        /// What was stored of it.
        orders: Vec<OrderText>,
        /// In which phase.
        number: u32,
    },
    /// To all: somebody else is the game master.
    Appointed {
        /// The name.
        name: String,
    },
    /// To the game master: those whose orders are missing are reminded.
    Reminded {
        /// Their powers.
        powers: Vec<PowerId>,
    },
    /// In another channel than the game's: its results are posted there, or no longer.
    ResultsHere {
        /// The game's name.
        name: String,
        /// Its id, which an administrator of that channel may need.
        id: GameId,
        /// Whether they are.
        on: bool,
    },
    /// To all: the results are posted in another channel too, or no longer.
    ResultsElsewhere {
        /// Whether they are.
        on: bool,
    },
    /// To the game master: nothing can be posted in another channel, so results aren't any more.
    ResultsEnded {
        /// The game's name.
        name: String,
    },
    /// In the channel to which the game was moved.
    Moved {
        /// The game's name.
        name: String,
    },
    /// To the game master: the overview of the game.
    Panel {
        /// The phase.
        phase: PhaseId,
        /// The deadline; `None` while the game is paused.
        deadline: Option<Timestamp>,
        /// A row for each power that has something to decide, or had a player.
        rows: Vec<PowerRow>,
        /// The orders, in a game whose players agreed that the game master reads them.
        orders: Option<BTreeMap<PowerId, Vec<OrderText>>>,
        /// Who has held the seats that have changed hands; none where that is secret.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tenures: Vec<Tenure>,
    },
}

/// A list of sentences that a game master may publish who has no words of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phrases {
    /// Announcements.
    Announcements,
    /// Reasons for a correction or a cancellation.
    Reasons,
}

/// Why a game doesn't begin as its game master has written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "start")]
pub enum NoStart {
    /// A part can't be read.
    Unreadable {
        /// Which part, as typed.
        part: String,
    },
    /// No unit of that kind can stand there.
    Misplaced {
        /// The unit.
        unit: UnitText,
    },
    /// Two units would stand in one province.
    Together {
        /// In which.
        province: ProvinceId,
    },
    /// A power would own a province that is no supply centre.
    NotACentre {
        /// Which one.
        province: ProvinceId,
    },
    /// Fewer than two powers would take part.
    FewPowers,
    /// More people have joined than could play.
    ManyPlayers {
        /// How many have joined.
        joined: usize,
        /// How many seats there would be.
        seats: usize,
    },
    /// A power would have won at once.
    Wins {
        /// Which power.
        power: PowerId,
        /// How many centres it would have.
        centres: usize,
    },
    /// The game begins so already.
    Unchanged,
    /// It begins as is usual on its board.
    NoneSet,
    /// It is for fewer players: its rulebook says who begins where.
    FewerPlayers,
    /// It has begun.
    Begun,
}

/// Why an action of the game master wasn't carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "master")]
pub enum NoDeed {
    /// The game is paused already.
    Paused,
    /// The game isn't paused.
    NotPaused,
    /// There is no deadline to move, or it would be more than a year away.
    NothingToExtend,
    /// A game master who plays can't delay the phase as long as that: it is at its greatest length then.
    GreatestLength {
        /// When the phase ends at the latest.
        latest: Timestamp,
    },
    /// A pause can't be as long as that.
    PauseTooLong {
        /// When it ends at the latest.
        latest: Timestamp,
    },
    /// A pause can't end on a day that is over, or today.
    PauseIsOver {
        /// A day on which it can.
        example: Date,
    },
    /// That isn't a day.
    NoDay {
        /// As typed.
        typed: String,
        /// A day on which a pause can end.
        example: Date,
    },
    /// A game master who plays publishes no words of their own where no press is allowed.
    ChoosePhrase {
        /// From which list they can choose.
        list: Phrases,
    },
    /// The game is played in this channel already.
    HereAlready,
    /// Nobody's orders are missing, or nobody can be reminded now.
    NobodyToRemind,
    /// All were reminded a short while ago.
    RemindedJustNow {
        /// When they can be again.
        at: Timestamp,
    },
    /// The game's results aren't posted in this channel.
    NotPostedHere,
    /// They are posted in so many channels that no other can be added.
    TooManyChannels {
        /// How many.
        most: usize,
    },
    /// A game master who plays may not do this to rivals.
    YouPlay,
    /// A game master who plays needs the others' consent, and nobody is there who could agree.
    NobodyToAgree,
    /// The game is over, and what was secret until then is published, or its rooms and letters were deleted.
    EndStands,
    /// Everyone has been told, and may object until then.
    NotYet {
        /// The time.
        at: Timestamp,
    },
    /// No phase is closed while the game is paused.
    ResumeFirst,
    /// Nothing waits for confirmation, or the game has changed since.
    NothingAsked,
    /// There is no such earlier phase.
    NoSuchPhase {
        /// As typed.
        phase: String,
    },
    /// A change can't be read.
    UnreadableEdit {
        /// Which part, as typed.
        part: String,
    },
    /// The position would be impossible.
    ImpossibleEdit,
    /// About a start of the game master's own.
    Start(NoStart),
    /// The change is about a unit that was dislodged and hasn't retreated yet.
    EditsDislodged {
        /// The unit that was dislodged.
        unit: UnitText,
        /// The moves that dislodged it: `S1901M`.
        moves: PhaseId,
    },
    /// Nobody plays the power.
    NobodyPlays {
        /// The power without a player.
        power: PowerId,
    },
    /// The player of the power was on time, and can change nothing any more: neither does a game master who plays.
    OnTime {
        /// The power.
        power: PowerId,
    },
}
