//! The reader for whom a notice is composed, and the result.

use dragoman_game::event::PersonId;
use dragoman_game::loaded::{Letter, Sent};
use dragoman_game::model::{Game, OrderText, PhaseId, PhaseRecord, Position, PowerId, ProvinceId};
use dragoman_game::notice::Reader;
use dragoman_l10n::{Text, Words, sanitise};
use dragoman_platform::message::{Action, Commands, File, RoomReading, Times};
use jiff::Timestamp;

/// The longest part of somebody's message that is quoted to them, in characters.
pub(super) const QUOTED: usize = 80;

/// The data that a notice refers to.
#[derive(Clone, Debug, Default)]
pub struct Material {
    /// The game that it is about.
    pub game: Option<Game>,
    /// The earlier phase that it shows.
    pub record: Option<PhaseRecord>,
    /// Other data of the past.
    pub past: Past,
    /// The reader has more than one game: the text says which one it is about.
    pub several: bool,
    /// The operator offers a map on which orders are chosen.
    pub maps: bool,
}

/// What was stored at an instant.
pub type StoredAt = (Timestamp, Vec<OrderText>);

/// Data for a question about the past.
#[derive(Clone, Debug, Default)]
pub struct Past {
    /// The number of the phase that is shown; 0: none.
    pub number: u32,
    /// All phases that were played, by their numbers.
    pub played: Vec<(u32, PhaseId)>,
    /// What the reader sent for the phase that is shown.
    pub sent: Vec<Sent>,
    /// How the reader changed the orders of each of their powers in the phase that is played: when, and what was stored then.
    pub revisions: Vec<(PowerId, Vec<StoredAt>)>,
    /// The document that the reader asks for, as JSON: their stored data, or the game as it is saved.
    pub document: Option<String>,
    /// All records, for a chart, a log, or the end of the game.
    pub records: Vec<PhaseRecord>,
    /// The letters that the reader may read.
    pub letters: Vec<Letter>,
}

/// The picture of a notice.
#[derive(Clone, Debug, PartialEq)]
pub enum PictureOf {
    /// A position.
    Position(Position),
    /// A phase with its orders and results.
    Results(Box<PhaseRecord>),
    /// One power's own orders.
    Preview {
        /// The position.
        position: Position,
        /// The power.
        power: PowerId,
        /// Their orders.
        orders: Vec<OrderText>,
    },
    /// What somebody proposes.
    Plan {
        /// The position.
        position: Position,
        /// Orders of any powers.
        orders: Vec<OrderText>,
        /// The provinces that are to be kept free.
        zones: Vec<ProvinceId>,
    },
    /// The numbers of centres by power and year.
    Chart {
        /// Its title.
        title: String,
        /// The years, as they are written.
        years: Vec<String>,
        /// Power, and a number for each year.
        rows: Vec<(PowerId, Vec<u8>)>,
    },
}

/// A notice as composed for a reader.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Said {
    /// The words.
    pub text: Text,
    /// The picture.
    pub picture: Option<PictureOf>,
    /// A file; none beside a picture.
    pub file: Option<File>,
    /// Whether the file is the page of the game ([`GamePages`](crate::game_page::GamePages)).
    pub page: bool,
    /// The buttons.
    pub actions: Vec<Action>,
    /// The people who are notified.
    pub mentions: Vec<PersonId>,
    /// Whether it notifies.
    pub rings: bool,
    /// Whether it is pinned.
    pub pinned: bool,
}

/// Composes notices for one reader.
pub struct Speaker<'a> {
    /// The words.
    pub words: &'a Words,
    /// The reader.
    pub reader: &'a Reader,
    /// How the place writes instants.
    pub times: Times,
    /// How the place names commands.
    pub commands: Commands,
    /// How many buttons fit under a post here; 0: none.
    pub actions: usize,
    /// Whether public actions are taken by reactions where there are no buttons.
    pub reacts: bool,
    /// What is read in press rooms, and by whom.
    pub room: RoomReading,
    /// The data that the notice refers to.
    pub material: &'a Material,
}

/// A person's text as it is quoted to them: one line of at most 80 characters.
pub(super) fn quoted(text: &str) -> String {
    let text = text.trim();
    let beginning: String = text.chars().take(4 * QUOTED).collect();
    let line = sanitise::name(&beginning, 4 * QUOTED);
    let whole = line.chars().count() <= QUOTED && beginning.len() == text.len();
    if whole { line } else { line.chars().take(QUOTED - 1).chain(['…']).collect() }
}
