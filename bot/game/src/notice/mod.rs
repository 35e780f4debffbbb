//! Notices: what the bot has to post, as data. The outbox dispatcher turns it into words, parts and pictures for the
//! reader, just before it is posted.

pub mod answered_phase;
pub mod conduct;
pub mod conversation;
pub mod help;
pub mod letters;
mod lobby;
pub mod needs;
pub mod order_thread;
mod orders;
pub mod permissions;
mod readiness;
mod receipt;
pub mod record;
pub mod relayed;

pub mod away;
pub mod clock;
pub mod deputy;
mod history;
pub mod limit;
pub mod master;
pub mod menu;
pub mod opening;
pub mod personal;
pub mod practice;
pub mod press;
pub mod rule;
mod said_in;
pub mod seat;
mod sitting;
pub mod statement;
pub mod vote;
pub mod watching;
pub mod what_if;

use std::collections::BTreeMap;

use dragoman_l10n::Language;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::event::{PersonId, Place, PlatformName};
use crate::map_link::SecretAddress;
use crate::model::{Doubt, GameId, OrderText, PhaseId, PowerId, UnitText};
use crate::pictures::PictureStyle;
use crate::refusal::Refusal;
use crate::rules::Message;
use crate::wording::Wording;

pub use conversation::Conversation;
pub use history::{History, OrderChoice, OrderKind};
pub use lobby::LobbyPost;
pub use order_thread::OrderThreads;
pub use orders::StoredOrders;
pub use personal::Personal;
pub use readiness::{Readiness, Status};
pub use receipt::Receipt;

pub use relayed::Relayed;
pub use sitting::Sitting;

/// Where a notice goes: a place of a network, or a press room that may not be open yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Destination {
    /// A place of a network.
    Place(Place),
    /// The press room with this key.
    Press {
        /// `rooms.key`.
        key: String,
        /// The network that it is on.
        platform: PlatformName,
    },
}

impl Destination {
    /// The network that it is on.
    pub fn platform(&self) -> PlatformName {
        match self {
            Self::Place(place) => place.platform(),
            Self::Press { platform, .. } => *platform,
        }
    }
}

/// A notice to be posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// Where to.
    pub to: Destination,
    /// Posts of one place and slot are one message: a later one edits the earlier.
    pub slot: Option<String>,
    /// The game that it is about.
    pub game: Option<GameId>,
    /// Its content.
    pub notice: Notice,
    /// Which places are served first when many wait.
    pub priority: Priority,
    /// The earliest time of the post.
    pub due: Timestamp,
    /// The latest time: a reminder whose deadline has passed is dropped, never posted late.
    pub expires: Option<Timestamp>,
}

/// Which places are served first when many wait. Within a place the order never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Priority {
    /// Somebody waits for this answer.
    Answer = 0,
    /// Results, and what must be decided now.
    Event = 1,
    /// What can wait.
    Routine = 2,
}

/// Why a command wasn't carried out. Each is answered with what to do instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "why")]
pub enum Declined {
    /// No command has this name.
    UnknownCommand {
        /// As typed.
        word: String,
        /// The nearest one, by its id.
        nearest: Option<String>,
    },
    /// A parameter's value isn't valid.
    BadValue {
        /// The parameter's id.
        parameter: String,
        /// As typed.
        value: String,
        /// Valid values.
        expected: Vec<String>,
    },
    /// The settings that somebody asked for aren't possible: all problems.
    Terms {
        /// Of a game that exists and stays as it is, not of a new one.
        #[serde(default)]
        exists: bool,
        /// What is wrong with them, at least one thing.
        problems: Vec<opening::Problem>,
    },
    /// The game that was prepared was created or dropped, somebody else prepares it, or it is too old.
    NoDraft,
    /// Preferences aren't allowed in this game.
    NoWishes,
    /// Nothing is to be confirmed now.
    NothingToConfirm,
    /// Somebody has confirmed the settings as they were before they were changed.
    ConfirmedBefore,
    /// No powers were assigned, or the assignment is secret until the end.
    NothingDrawn,
    /// There is no game in this channel.
    NoGameHere,
    /// None of the games that can be meant has that name.
    NoGameCalled {
        /// As it was typed.
        name: String,
        /// The names of those that can be meant; at least one.
        games: Vec<String>,
    },
    /// The command has no option of that name.
    NoSuchOption {
        /// The command's id.
        command: String,
        /// As it was typed.
        option: String,
        /// The value that was given to it.
        value: String,
        /// The id of the option that was probably meant.
        nearest: String,
    },
    /// The person plays in no game.
    NoGameOfYours,
    /// The person plays in several games, and it isn't clear which one is meant.
    WhichGame {
        /// Those that can be meant, with their names.
        games: Vec<(GameId, String)>,
    },
    /// There is a game here that isn't over.
    GameHere {
        /// Its name.
        name: String,
    },
    /// All seats are taken.
    Full,
    /// The person has a seat already.
    AlreadyIn,
    /// The person has no seat in this game.
    NotIn,
    /// The game has begun.
    Begun,
    /// The game hasn't begun.
    NotBegun,
    /// The game is over.
    Over,
    /// The game's map isn't installed any more.
    NoMap {
        /// The id of its variant.
        variant: String,
    },
    /// The operator offers no map on which orders are chosen.
    NoOrderMap,
    /// Only for the game master.
    NotYours,
    /// Seats are still free.
    SeatsFree {
        /// How many.
        free: usize,
    },
    /// The settings were changed since players joined, and so many of them haven't confirmed yet that they play by them.
    SettingsUnconfirmed {
        /// How many, at least one.
        awaited: usize,
    },
    /// The phase was adjudicated, or its deadline has passed, before the message was sent.
    TooLate,
    /// That is so of all that the person wrote while the bot was away; said once.
    TooLateAway,
    /// Orders and other secrets go into the private conversation.
    InPrivate,
    /// A command that was written by changing an earlier message where others read it, and does more than to show something.
    WriteAnew,
    /// This must be done in the game's channel.
    InPublic,
    /// No game is played in a thread: it belongs in a channel.
    InThread,
    /// The person's units have nothing to do in this phase.
    NothingToOrder,
    /// The game's press rules don't allow private rooms.
    NoPress,
    /// Press is not allowed in this phase.
    Silence,
    /// No power has this name in this game.
    UnknownPower {
        /// As typed.
        word: String,
    },
    /// A room needs another power.
    TalkToWhom,
    /// No other power has a player: computers have no rooms.
    NobodyToTalkTo,
    /// A letter needs another power.
    WriteToWhom,
    /// The question of the button is too old.
    TooOld,
    /// It was meant for a phase that is over: nothing was changed.
    PastPhase {
        /// The phase, if that is known.
        phase: Option<PhaseId>,
    },
    /// After a refusal: the orders of the form that it is about, which aren't stored.
    GivenBack {
        /// As typed.
        typed: String,
    },
    /// The rest was carried out: these words weren't understood.
    Ignored {
        /// As typed.
        words: String,
    },
    /// What was written is too long to be read.
    TooLong {
        /// How many characters are read.
        limit: u32,
        /// How many it has.
        length: u32,
    },
    /// The name that a game was to have looks like an id.
    NameLikeId {
        /// As typed.
        name: String,
    },
    /// No such map, phase or order to show.
    NothingToShow,
    /// Only for players who still have units.
    NotSurvivor,
    /// Only for administrators of the place.
    NotAdministrator,
    /// About conduct.
    Conduct(conduct::NoConduct),
    /// About stored letters.
    Letters(letters::NoLetters),
    /// There is no rematch.
    Rematch(opening::NoRematch),
    /// About a vote.
    Vote(vote::NoVote),
    /// About a seat.
    Seat(seat::NoSeat),
    /// About an invitation.
    Invitation(opening::NoInvitation),
    /// About an absence.
    Away(away::NoAway),
    /// About a deputy.
    Deputy(deputy::NoDeputy),
    /// Somebody doesn't watch.
    Watching(watching::NoWatching),
    /// About declarations and documents.
    Press(press::NoWords),
    /// About statements.
    Statement(statement::NoStatement),
    /// About an action of the game master.
    Master(master::NoDeed),
    /// A limit was reached.
    Limit(limit::Reached),
    /// Orders are closed; those that were sent before count.
    TooLateCounted,
}

/// A notice to people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "says")]
pub enum Notice {
    /// An answer in public that is about no game, in the language of who has asked.
    InLanguage {
        /// Their language.
        language: Language,
        /// The answer.
        notice: Box<Notice>,
    },
    /// What is said in the game's channel, in another one: without buttons and pings.
    Elsewhere {
        /// What is said in the game's channel.
        notice: Box<Notice>,
    },
    /// A game looks for players; edited as they join.
    Lobby(LobbyPost),
    /// To a person who created a game by a command that needs its own answer.
    Created {
        /// Its name.
        name: String,
        /// Whether it has begun already.
        #[serde(default)]
        begun: bool,
    },
    /// To a person who joined by a command that needs its own answer.
    Seated {
        /// The game's name.
        name: String,
        /// How many have joined.
        joined: usize,
        /// How many it needs.
        needed: usize,
    },
    /// To a person who has joined: this is where orders go.
    Welcome {
        /// The game's name.
        name: String,
        /// How many have joined.
        joined: usize,
        /// How many it needs.
        needed: usize,
        /// Whether the reader's language is unknown: they are asked for it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        asks: bool,
    },
    /// To a person who has left before the start.
    Left {
        /// The game's name.
        name: String,
    },
    /// To a player: where they can choose this phase's orders on a map. It is never stored.
    MapLink {
        /// The phase.
        phase: PhaseId,
        /// The address, with its secret.
        address: SecretAddress,
    },
    /// The game begins.
    Started {
        /// Its name.
        name: String,
        /// The players with their powers.
        sitting: Vec<Sitting>,
        /// The first deadline.
        deadline: Option<Timestamp>,
        /// When the phase ends at the latest; `None`: nothing is said about that.
        #[serde(default)]
        latest: Option<Timestamp>,
    },
    /// To a player at the start: their powers.
    YourPowers {
        /// The game's name.
        name: String,
        /// The powers.
        powers: Vec<PowerId>,
        /// The units.
        units: Vec<UnitText>,
        /// The first deadline.
        deadline: Option<Timestamp>,
    },
    /// The answer to orders.
    Receipt(Receipt),
    /// The answer to a message without anything that could be an order, from a player who has orders stored: they stay
    /// stored, and their receipt stays as it is.
    NoOrders {
        /// The message, with what it was read as.
        message: Message,
        /// The number of the phase.
        number: u32,
        /// All orders that are stored.
        stored: Vec<OrderText>,
    },
    /// Replaces an earlier receipt when there is a newer one below.
    ReceiptBelow,
    /// The answer to a header of another phase or power: nothing was stored.
    HeaderMismatch {
        /// The header as typed.
        header: String,
        /// The phase that is being played.
        phase: PhaseId,
        /// The player's power.
        power: PowerId,
    },
    /// To a player: all orders were withdrawn.
    Cleared {
        /// The power.
        power: PowerId,
        /// The number of the phase; 0 in notices of older versions.
        #[serde(default)]
        number: u32,
        /// The player had said that they were ready, and counts as not ready again.
        #[serde(default)]
        unready: bool,
    },
    /// To a player who deleted a message: the orders are still stored.
    Removed {
        /// Power to orders.
        orders: BTreeMap<PowerId, Vec<OrderText>>,
        /// The deadline.
        deadline: Option<Timestamp>,
        /// The number of the phase; 0 in notices of older versions.
        #[serde(default)]
        number: u32,
    },
    /// To a player: whether they are marked as ready.
    Readiness(Readiness),
    /// To a player who says that they are ready, which would end the phase although they have ordered nothing, or don't build
    /// all that they may: nothing has changed.
    ReadyAsked {
        /// Units without an order.
        units: Vec<UnitText>,
        /// Builds that they may make and haven't chosen.
        builds: u32,
        /// The number of the phase.
        number: u32,
    },
    /// Who hasn't sent orders; edited in place.
    Status(Status),
    /// A phase was adjudicated: the results, the map.
    Adjudicated {
        /// The number of the phase in the store.
        number: u32,
        /// The next deadline.
        deadline: Option<Timestamp>,
        /// When the next phase ends at the latest; `None`: nothing is said about that.
        #[serde(default)]
        latest: Option<Timestamp>,
        /// Nobody has anything to decide in the next phase: it ends at once.
        #[serde(default)]
        at_once: bool,
        /// The power whose own orders are shown first; none in public.
        reader: Option<PowerId>,
    },
    /// To a player, after a phase: what they were asked about in it and didn't answer.
    Unanswered {
        /// The phase.
        phase: PhaseId,
        /// Their words.
        typed: Vec<String>,
    },
    /// To a player: something must be decided in this retreat or adjustment phase.
    Decide {
        /// The power.
        power: PowerId,
        /// The number of the phase.
        number: u32,
        /// The deadline.
        deadline: Option<Timestamp>,
    },
    /// To a player: orders are missing and the deadline is near.
    Reminder {
        /// Power and units without an order.
        missing: BTreeMap<PowerId, Vec<UnitText>>,
        /// What they were asked about and haven't answered.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        doubts: Vec<Doubt>,
        /// The deadline.
        deadline: Timestamp,
    },
    /// The game is over.
    Finished {
        /// Its name.
        name: String,
        /// Who has won, or shares a draw.
        winners: Vec<Sitting>,
        /// Whether they agreed on a draw.
        #[serde(default)]
        drawn: bool,
    },
    /// The present map, or the map after a phase.
    Map {
        /// What the map shows.
        view: MapView,
    },
    /// The results of an earlier phase; the last one if none is named.
    Results {
        /// `S1901M`.
        phase: Option<String>,
    },
    /// A player's stored orders.
    Orders(StoredOrders),
    /// Not posted, but carried out: gives a press room the members and the state that its game requires then.
    #[serde(rename = "settle")]
    EnsureRoom,
    /// Not posted, but carried out: deletes what the network's adapter has stored about the addressed person.
    ForgetNotes,
    /// Not posted, but carried out: shows the game's rooms together, as they are then.
    #[serde(rename = "gather")]
    EnsureSpace,
    /// At the top of a press room: who can read it.
    RoomOpened {
        /// Power and name.
        members: Vec<Sitting>,
    },
    /// In a press room: somebody was let in by hand who doesn't belong there.
    RoomEntered {
        /// Their powers, if they play.
        powers: Vec<PowerId>,
        /// They can't be put out: the room is locked.
        locked: bool,
        /// They can't be put out, nor can the room be locked.
        #[serde(default)]
        open: bool,
    },
    /// In a press room: a member was put out by hand.
    RoomPutOut {
        /// Their powers.
        powers: Vec<PowerId>,
    },
    /// In a press room: a member who had left is let in again.
    RoomBack {
        /// Their powers.
        powers: Vec<PowerId>,
    },
    /// In a press room: members who weren't in it have been let in.
    RoomLetIn {
        /// Their powers.
        powers: Vec<PowerId>,
    },
    /// In a press room, or to the game master: members who couldn't be let in.
    RoomMissing {
        /// What they play.
        missing: Vec<PowerId>,
        /// To the game master: the game's name, and the powers of the room.
        of: Option<(String, Vec<PowerId>)>,
    },
    /// In a press room: press is not allowed until the phase is over, or is allowed again.
    RoomSilence {
        /// Whether it isn't allowed.
        silent: bool,
    },
    /// In a press room: the game is over, and nobody can write there any more.
    RoomClosed,
    /// To a person who asked for a room.
    Talking {
        /// With whom.
        with: Vec<Sitting>,
    },
    /// How reliably people have played.
    Record(record::RecordNotice),
    /// A rule that was looked up.
    Rule(rule::RuleNotice),
    /// About conduct.
    Conduct(conduct::ConductNotice),
    /// About stored letters.
    Letters(letters::LettersNotice),
    /// Somebody watches, or asks to.
    Watching(watching::WatchNotice),
    /// About letters.
    Relayed(Relayed),
    /// About the order thread of somebody whose private messages are closed.
    #[serde(rename = "desk")]
    OrderThreads(OrderThreads),
    /// About a person's private conversation with the bot.
    Conversation(Conversation),
    /// About what the bot may do in a channel.
    #[serde(rename = "survey")]
    Permissions(permissions::PermissionCheck),
    /// Orders in a message, for readers of other languages.
    InYourNotation {
        /// What its author plays, of the powers in the room; none where that isn't known.
        #[serde(default)]
        by: Vec<PowerId>,
        /// Orders in the order of the text.
        orders: Vec<OrderText>,
        /// How many more seem to stand there that aren't whole ones.
        #[serde(default)]
        left: usize,
        /// For readers of these languages.
        languages: Vec<Language>,
    },
    /// A message of a press room that is everyday sentences from its first word to its last, for readers of other languages.
    InYourWords {
        /// The ids of the sentences, in their order.
        phrases: Vec<String>,
        /// For readers of these languages.
        languages: Vec<Language>,
    },
    /// The language was changed.
    LanguageSet {
        /// The new language.
        language: Language,
    },
    /// What a command is about is chosen by buttons.
    Menu(menu::Menu),
    /// The time zone was changed.
    TimezoneSet {
        /// IANA name.
        timezone: String,
    },
    /// Help.
    Help(help::Helped),
    /// About time.
    Clock(clock::ClockNotice),
    /// About the beginning of a game.
    Opening(opening::OpeningNotice),
    /// About a vote.
    Vote(vote::VoteNotice),
    /// About a seat that changes hands.
    Seat(seat::SeatNotice),
    /// About an absence.
    Away(away::AwayNotice),
    /// About a deputy.
    Deputy(deputy::DeputyNotice),
    /// About the practice that a person plays in private.
    Practice(practice::PracticeNotice),
    /// About the board on which a person tries orders.
    WhatIf(what_if::WhatIfNotice),
    /// About the stored data of the person.
    Personal(Personal),
    /// To a person who plays in several games: which one is meant?
    WhichGame {
        /// The id in the buttons.
        question: String,
        /// Id and name of each.
        games: Vec<(GameId, String)>,
    },
    /// To a person whose message begins like a command that others would see or that can't be taken back: it is carried
    /// out at the press of a button.
    Meant {
        /// The id in the button.
        question: String,
        /// The command, by its id.
        command: String,
        /// The game in which it would be carried out.
        #[serde(default)]
        game: Option<GameId>,
        /// The text that it would pass on to others.
        #[serde(default)]
        words: Option<String>,
        /// Who would read it, if that is known.
        #[serde(default)]
        readers: Option<Readers>,
    },
    /// To a player who wrote orders, or that they are ready, where everybody can read it: it counts at the press of a button.
    SaidInPublic {
        /// The id in the button.
        question: String,
        /// Whether it is that they are ready; otherwise orders.
        ready: bool,
        /// Whether it was in a press room: there only its members read it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        room: bool,
    },
    /// About the game's past, or what its units could do.
    History(History),
    /// About declarations and documents.
    Press(press::PressNotice),
    /// What players say to each other as statements.
    Statement(statement::StatementNotice),
    /// About what the game master does.
    Master(master::MasterNotice),
    /// To a command that needs its own answer, when its effect is posted elsewhere.
    Done,
    /// A command that wasn't carried out.
    Declined(Declined),
    /// A message that couldn't be decrypted.
    Undecryptable,
    /// About a message that failed three times and was set aside.
    SetAside,
    /// To a person who sent more than is read: what came in between isn't read.
    Limited {
        /// From the first message that wasn't read.
        since: Timestamp,
        /// From then on messages are read again.
        until: Timestamp,
        /// How many are read in a minute.
        limit: u32,
    },
    /// To somebody whose question isn't answered, since too many are waiting.
    Busy,
    /// To a game master: the clock's work in the game failed three times and was set aside.
    GameSetAside {
        /// The game's name.
        name: String,
    },
    /// The bot lacks something it needs here.
    Lacks {
        /// What it lacks.
        refusal: Refusal,
        /// The person who wasn't reached, if it is about one.
        name: Option<String>,
    },
}

/// Who would read a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Readers {
    /// Everyone.
    Everyone,
    /// These powers, beside its author.
    Powers(Vec<PowerId>),
}

/// Which map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MapView {
    /// The present one.
    Now,
    /// The results of a phase.
    After {
        /// Its number.
        number: u32,
    },
}

/// The reader: determines language, time zone and notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reader {
    /// Its language.
    pub language: Language,
    /// An IANA name.
    pub timezone: String,
    /// The person, if it is one.
    pub person: Option<PersonId>,
    /// How its pictures look.
    pub pictures: PictureStyle,
    /// How it likes to be written to.
    pub wording: Wording,
}
