//! What the bot has to say, as data. Words, lengths and pictures are the courier's business, decided for the reader at
//! the last moment.

pub mod conversation;
pub mod help;
pub mod order_thread;
pub mod relayed;
pub mod survey;

pub mod clock;
mod history;
pub mod limit;
pub mod master;
pub mod opening;
mod personal;
pub mod press;
pub mod seat;
mod sitting;
pub mod vote;

use std::collections::BTreeMap;

use dragoman_l10n::Language;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::event::{EventId, PersonId, Place, PlatformName};
use crate::model::{GameId, OrderText, PowerId, Settings, UnitText};
use crate::refusal::Refusal;
use crate::rules::Message;

pub use conversation::Conversation;
pub use history::History;
pub use order_thread::OrderThreads;
pub use personal::Personal;

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

/// A notice on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// Where to.
    pub to: Destination,
    /// Posts of one place and slot are one message: the later edits the earlier.
    pub slot: Option<String>,
    /// The game that it is about.
    pub game: Option<GameId>,
    /// What it says.
    pub notice: Notice,
    /// Which places come first when many wait.
    pub priority: Priority,
    /// Not before.
    pub due: Timestamp,
    /// Not after: a reminder whose deadline has passed is dropped, never sent late.
    pub expires: Option<Timestamp>,
}

/// Which places come first when many wait. Within a place the order never changes.
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
    /// A parameter's value makes no sense.
    BadValue {
        /// The parameter's id.
        parameter: String,
        /// As typed.
        value: String,
        /// Values that do.
        expected: Vec<String>,
    },
    /// The rules that somebody asked for don't fit: all that is wrong.
    Terms {
        /// What.
        problems: Vec<opening::Problem>,
    },
    /// Nobody may ask for powers in this game.
    NoWishes,
    /// Nothing is to be confirmed now.
    NothingToConfirm,
    /// Nothing was drawn, or what was drawn is secret until the end.
    NothingDrawn,
    /// There is no game here.
    NoGameHere,
    /// No game that can be meant is called as was typed.
    NoGameCalled {
        /// As it was typed.
        name: String,
        /// The names of those that can be meant; at least one.
        games: Vec<String>,
    },
    /// The person plays in no game.
    NoGameOfYours,
    /// The person plays in several games, and which one is meant isn't clear.
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
    /// Only the game master may.
    NotYours,
    /// Seats are still free.
    SeatsFree {
        /// How many.
        free: usize,
    },
    /// The phase was adjudicated, or its deadline has passed, before the message was sent.
    TooLate,
    /// Orders and other secrets go into the private conversation.
    InPrivate,
    /// This must be done in the game's channel.
    InPublic,
    /// The person's units have nothing to do in this phase.
    NothingToOrder,
    /// The game's press rules don't allow private rooms.
    NoPress,
    /// Talk is silent in this phase.
    Silence,
    /// No power has this name in this game.
    UnknownPower {
        /// As typed.
        word: String,
    },
    /// A room needs another power than one's own.
    TalkToWhom,
    /// A button whose question is too old to count.
    TooOld,
    /// It was meant for a phase that is over: nothing was changed.
    PastPhase {
        /// The phase's code, if that is known.
        phase: Option<String>,
    },
    /// The rest was done: these words weren't understood.
    Ignored {
        /// As typed.
        words: String,
    },
    /// What was written is too long to be read.
    TooLong {
        /// So many characters are read.
        limit: u32,
        /// So many it has.
        length: u32,
    },
    /// The name that a game was to have looks like an id.
    NameLikeId {
        /// As typed.
        name: String,
    },
    /// No such map, phase or order to show.
    NothingToShow,
    /// Only who still has units may.
    NotSurvivor,
    /// Only whoever administrates the place may.
    NotAdministrator,
    /// About a vote.
    Vote(vote::NoVote),
    /// About a seat.
    Seat(seat::NoSeat),
    /// About public words and documents.
    Press(press::NoWords),
    /// About what the game master wants.
    Master(master::NoDeed),
    /// A limit was reached.
    Limit(limit::Reached),
    /// Orders are closed; those that were sent before count.
    TooLateCounted,
}

/// What the bot has to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "says")]
pub enum Notice {
    /// A game looks for players; edited as they join.
    Lobby {
        /// Its name.
        name: String,
        /// Its rules.
        settings: Settings,
        /// How many it needs.
        needed: usize,
        /// Who has joined.
        joined: Vec<String>,
        /// The published hash of the draw's seed.
        hash: String,
        /// The published hash of the coin's seed, in the game for two.
        #[serde(default)]
        coin: Option<String>,
        /// Who waits for a seat.
        #[serde(default)]
        waiting: Vec<String>,
        /// All seats are taken, and until then these must say that they are there.
        #[serde(default)]
        confirm_by: Option<Timestamp>,
        /// Who hasn't said so yet.
        #[serde(default)]
        unconfirmed: Vec<String>,
    },
    /// To somebody who created a game by a command that wants an answer of its own.
    Created {
        /// Its name.
        name: String,
    },
    /// To somebody who joined by a command that wants an answer of its own.
    Seated {
        /// The game's name.
        name: String,
        /// How many have joined.
        joined: usize,
        /// How many it needs.
        needed: usize,
    },
    /// To somebody who has joined: this is where orders go.
    Welcome {
        /// The game's name.
        name: String,
        /// How many have joined.
        joined: usize,
        /// How many it needs.
        needed: usize,
    },
    /// To somebody who has left before the start.
    Left {
        /// The game's name.
        name: String,
    },
    /// The game begins.
    Started {
        /// Its name.
        name: String,
        /// Who plays what.
        sitting: Vec<Sitting>,
        /// The first deadline.
        deadline: Option<Timestamp>,
        /// The draw's seed, for anybody to check.
        seed: String,
    },
    /// To a player at the start: what you play.
    YourPowers {
        /// The game's name.
        name: String,
        /// What was drawn.
        powers: Vec<PowerId>,
        /// The units.
        units: Vec<UnitText>,
        /// The first deadline.
        deadline: Option<Timestamp>,
    },
    /// The answer to orders.
    Receipt {
        /// The message, with what it was read as: that is what is said, whenever it is.
        message: Message,
        /// The number of the phase.
        number: u32,
        /// All orders that are stored now.
        stored: Vec<OrderText>,
        /// Units that have none.
        missing: Vec<UnitText>,
        /// How many builds or removals are wanted, in adjustments.
        due: usize,
        /// The deadline.
        deadline: Option<Timestamp>,
        /// The message that is answered.
        #[serde(default)]
        of: Option<EventId>,
        /// Names the post, so that the buttons under it change it and not another.
        #[serde(default)]
        handle: Option<String>,
        /// What was withdrawn just now.
        #[serde(default)]
        withdrawn: Vec<OrderText>,
        /// The player has several games: the receipt says which one this is.
        #[serde(default)]
        several: bool,
    },
    /// In place of an earlier receipt, when a newer one stands further down.
    ReceiptBelow,
    /// The answer to a header of another phase or power: nothing was stored.
    HeaderMismatch {
        /// The header as typed.
        header: String,
        /// The phase that is being played.
        phase: String,
        /// The player's power.
        power: PowerId,
    },
    /// To a player: all orders were withdrawn.
    Cleared {
        /// The power.
        power: PowerId,
    },
    /// To a player who deleted a message: what is stored still stands.
    Removed {
        /// Power to orders.
        orders: BTreeMap<PowerId, Vec<OrderText>>,
        /// The deadline.
        deadline: Option<Timestamp>,
    },
    /// To a player: noted that they are done, or not.
    Readiness {
        /// Done or not.
        ready: bool,
        /// How many powers are awaited.
        awaited: usize,
        /// Units that have no order.
        missing: Vec<UnitText>,
    },
    /// Who is awaited; edited in place.
    Status {
        /// The phase.
        phase: String,
        /// The deadline.
        deadline: Option<Timestamp>,
        /// At the table: until then people talk, and don't write yet.
        #[serde(default)]
        talk_until: Option<Timestamp>,
        /// Powers that must decide something, with: has orders in, is done.
        powers: Vec<(PowerId, bool, bool)>,
    },
    /// A phase was adjudicated: the results, the map.
    Adjudicated {
        /// The number of the phase in the store.
        number: u32,
        /// The next deadline.
        deadline: Option<Timestamp>,
        /// Nobody has anything to decide in the phase that is next: it isn't waited for.
        #[serde(default)]
        at_once: bool,
        /// Whose own orders are to be shown first; none in public.
        reader: Option<PowerId>,
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
        /// The deadline.
        deadline: Timestamp,
    },
    /// The game is over.
    Finished {
        /// Its name.
        name: String,
        /// Who has won, or shares a draw.
        winners: Vec<Sitting>,
        /// They agreed on a draw.
        #[serde(default)]
        drawn: bool,
    },
    /// The map as of now, or as it was after a phase.
    Map {
        /// Which.
        view: MapView,
    },
    /// The results of a phase of the past; the last one if none is named.
    Results {
        /// `S1901M`.
        phase: Option<String>,
    },
    /// A player's stored orders.
    Orders {
        /// Whose, for the private map.
        power: Option<PowerId>,
        /// Power to orders.
        orders: BTreeMap<PowerId, Vec<OrderText>>,
        /// Power to units without.
        missing: BTreeMap<PowerId, Vec<UnitText>>,
        /// The deadline.
        deadline: Option<Timestamp>,
        /// The number of the phase; none in a notice of an older version, which has no buttons.
        #[serde(default)]
        number: Option<u32>,
    },
    /// A press room shall be as its game is when this is carried out: its members, and whether they may talk. Not said,
    /// done.
    #[serde(rename = "settle")]
    EnsureRoom,
    /// What the network's adapter has noted about the person to whom this goes shall be deleted. Not said, done.
    ForgetNotes,
    /// The game's rooms shall stand together, as they are when this is carried out. Not said, done.
    #[serde(rename = "gather")]
    EnsureSpace,
    /// At the top of a press room: who reads here.
    RoomOpened {
        /// Power and name.
        members: Vec<Sitting>,
    },
    /// In a press room, or to the game master: members who couldn't be let in.
    RoomMissing {
        /// What they play.
        missing: Vec<PowerId>,
        /// To the game master: the game's name, and the powers of the room.
        of: Option<(String, Vec<PowerId>)>,
    },
    /// In a press room: silence until the phase is over, or talk again.
    RoomSilence {
        /// Silent or open again.
        silent: bool,
    },
    /// To somebody who asked for a room.
    Talking {
        /// With whom.
        with: Vec<Sitting>,
    },
    /// About letters.
    Relayed(Relayed),
    /// About the private place of somebody whose private messages are closed.
    #[serde(rename = "desk")]
    OrderThreads(OrderThreads),
    /// About a person's private conversation with the bot.
    Conversation(Conversation),
    /// What the bot may do in a channel.
    Survey(survey::Surveyed),
    /// Orders in a message, for readers of other languages.
    InYourNotation {
        /// Orders in the order of the text.
        orders: Vec<OrderText>,
        /// For readers of these languages.
        languages: Vec<Language>,
    },
    /// From now on in this language.
    LanguageSet {
        /// Which.
        language: Language,
    },
    /// From now on in this zone.
    TimezoneSet {
        /// IANA name.
        timezone: String,
    },
    /// What can be said here.
    Help(help::Helped),
    /// About time.
    Clock(clock::ClockNotice),
    /// About the beginning of a game.
    Opening(opening::OpeningNotice),
    /// About a vote.
    Vote(vote::VoteNotice),
    /// About a seat that changes hands.
    Seat(seat::SeatNotice),
    /// About what is kept of the person.
    Personal(Personal),
    /// To somebody who plays in several games: which one is meant?
    WhichGame {
        /// What the buttons name.
        question: String,
        /// Id and name of each.
        games: Vec<(GameId, String)>,
    },
    /// About the game's past, or what its units could do.
    History(History),
    /// Public words and documents.
    Press(press::PressNotice),
    /// About what the game master does.
    Master(master::MasterNotice),
    /// To a command that wants an answer of its own, when what came of it is told elsewhere.
    Done,
    /// A command that wasn't carried out.
    Declined(Declined),
    /// A message that couldn't be decrypted.
    Undecryptable,
    /// A message that made us stumble three times and was set aside.
    SetAside,
    /// To somebody who sent more than is read: what came in between isn't.
    Limited {
        /// From the first message that wasn't read.
        since: Timestamp,
        /// From then on messages are read again.
        until: Timestamp,
        /// How many are read in a minute.
        limit: u32,
    },
    /// To somebody whose question isn't answered, since too many wait before it.
    Busy,
    /// To a game master: what the clock was to do in the game failed three times and was set aside.
    GameSetAside {
        /// The game's name.
        name: String,
    },
    /// The bot lacks something it needs here.
    Lacks {
        /// What.
        refusal: Refusal,
        /// Who wasn't reached, if it is about a person.
        name: Option<String>,
    },
}

/// Which map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MapView {
    /// As of now.
    Now,
    /// The results of a phase.
    After {
        /// Its number.
        number: u32,
    },
}

/// Who reads: decides language, zone and notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reader {
    /// Its language.
    pub language: Language,
    /// An IANA name.
    pub timezone: String,
    /// The person, if it is one.
    pub person: Option<PersonId>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_that_an_earlier_version_wanted_settled_is_settled_as_it_is_now() {
        let stored = r#"{"says":"settle","room":{"known":null,"channel":"local:hall","game":"Bosforo",
            "name":"ITALY+TURKEY","members":["local:ada"],"open":true}}"#;
        assert_eq!(serde_json::from_str::<Notice>(stored).ok(), Some(Notice::EnsureRoom));
    }
}
