//! The reader for whom a notice is composed, and the result: names, orders, times and sentences in the reader's words.

use dragoman_game::event::PersonId;
use dragoman_game::loaded::{Letter, Sent};
use dragoman_game::model::{
    Game, OrderText, PhaseId, PhaseRecord, Position, PowerId, ProvinceId, Settings, Stage, UnitText, computer_number,
};
use dragoman_game::notice::{Reader, Sitting};
use dragoman_game::rules;
use dragoman_game::wording::OrderNotation;
use dragoman_l10n::{Args, Language, Text, Words, sanitise};
use dragoman_platform::message::{Action, Commands, File, RoomReading, Times};
use jiff::Timestamp;
use jiff::civil::Date;

use super::times::{self, DayForm, instant};

/// The longest part of somebody's message that is quoted to them, in characters.
pub(super) const QUOTED: usize = 80;

/// What pictures show: a game, or a board of the reader's own.
#[derive(Clone, Debug, PartialEq)]
pub struct Pictured {
    /// The settings.
    pub settings: Settings,
    /// The name, as it is printed.
    pub name: String,
    /// Names files if the name has no letters for that.
    pub id: String,
    /// Who has won it, once it is over.
    pub winners: Vec<PowerId>,
    /// Whether orders are only tried in it: alternative texts begin with the name, which says so.
    pub is_what_if: bool,
}

impl Pictured {
    /// The game as it is now.
    pub fn of(game: &Game) -> Self {
        let winners = match &game.stage {
            Stage::Over(ending) => ending.winners.clone(),
            Stage::Lobby | Stage::Running(_) => Vec::new(),
        };
        let (settings, name, id) = (game.settings.clone(), game.name.clone(), game.id.0.clone());
        Self { settings, name, id, winners, is_what_if: false }
    }
}

/// The data that a notice refers to.
#[derive(Clone, Debug, Default)]
pub struct Material {
    /// The game that it is about.
    pub game: Option<Game>,
    /// The board that it is about instead of a game, and the position there: the writer takes it from the notice.
    pub board: Option<(Pictured, Position)>,
    /// The earlier phase that it shows.
    pub record: Option<PhaseRecord>,
    /// Other data of the past.
    pub past: Past,
    /// The reader has more than one game: the text says which one it is about.
    pub several: bool,
    /// The operator offers a map on which orders are chosen.
    pub maps: bool,
}

impl Material {
    /// The settings of the game or the board.
    pub(super) fn settings(&self) -> Option<&Settings> {
        let of_board = self.board.as_ref().map(|(board, _)| &board.settings);
        of_board.or(self.game.as_ref().map(|game| &game.settings))
    }
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
    /// What it shows, if that isn't the game.
    pub board: Option<Pictured>,
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

/// Writes to one reader: what all messages have in common is here, and each subject adds what belongs to it.
pub struct Writer<'a> {
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

impl Writer<'_> {
    pub(super) fn language(&self) -> Language {
        self.reader.language
    }

    /// For messages with the same contents to somebody else, in their language.
    pub(super) fn for_reader<'a>(&'a self, reader: &'a Reader) -> Writer<'a> {
        Writer { reader, ..*self }
    }

    /// What `say` writes about a board of the reader's own, with the phase whose outcome is told, if one is.
    pub(super) fn on_board(
        &self,
        board: (Pictured, Position),
        record: Option<PhaseRecord>,
        say: impl FnOnce(&Writer<'_>) -> Said,
    ) -> Said {
        let material = Material { board: Some(board), record, ..Material::default() };
        let said = say(&Writer { material: &material, ..*self });
        Said { board: material.board.map(|(board, _)| board), ..said }
    }

    pub(super) fn text(&self, id: &str, args: &Args<'_>) -> Text {
        self.words.say(self.language(), id, args)
    }

    pub(super) fn plain(&self, id: &str) -> Text {
        self.text(id, &Args::new())
    }

    /// Text without formatting: on a button, in a picture.
    pub(super) fn label(&self, id: &str) -> String {
        self.words.plain(self.language(), id)
    }

    pub(super) fn at(&self, at: Timestamp) -> Text {
        instant(self.words, self.reader, self.times, at)
    }

    /// The deadline of a running clock. `None` means later than the largest timestamp.
    pub(super) fn end(&self, deadline: Option<Timestamp>) -> Text {
        self.at(deadline.unwrap_or(Timestamp::MAX))
    }

    /// A day: "3 December 2026".
    pub(super) fn day(&self, day: Date) -> String {
        times::date(self.words, self.language(), day)
    }

    /// A day with the preposition or article that `form` stands for, if the language joins them: "al 3 dicembre 2026".
    pub(super) fn day_as(&self, form: DayForm, day: Date) -> String {
        times::date_as(self.words, self.language(), form, day)
    }

    /// One day, or the first and the last of several.
    pub(super) fn days(&self, from: Date, to: Date) -> Text {
        if from == to {
            return self.day(from).into();
        }
        if (from.year(), from.month()) == (to.year(), to.month()) {
            return self.text("days-of-month", &Args::new().number("from", from.day()).text("to", self.day(to)));
        }
        self.text("days-range", &Args::new().text("from", self.day(from)).text("to", self.day(to)))
    }

    /// `text`, and below it when the phase ends at the latest, if that is said.
    pub(super) fn with_latest(&self, text: Text, latest: Option<Timestamp>) -> Text {
        match latest {
            Some(latest) => text.below(self.text("latest-line", &Args::new().text("latest", self.at(latest)))),
            None => text,
        }
    }

    /// The first message with the deadline; the second one if there is none, because the game is paused.
    pub(super) fn due(&self, [id, paused]: [&str; 2], args: Args<'_>, deadline: Option<Timestamp>) -> Text {
        match deadline {
            Some(deadline) => self.text(id, &args.text("deadline", self.at(deadline))),
            None => self.text(paused, &args),
        }
    }

    pub(super) fn variant(&self) -> &str {
        self.material.settings().map_or("classic", |settings| settings.variant.as_str())
    }

    pub(super) fn power(&self, id: &PowerId) -> String {
        self.words.power(self.language(), id)
    }

    /// Several powers outside of a message: in a title, in text to be typed.
    pub(super) fn powers(&self, ids: &[PowerId]) -> String {
        self.words.powers(self.language(), ids)
    }

    pub(super) fn order(&self, order: &OrderText) -> String {
        match self.reader.wording.notation {
            Some(OrderNotation::Long) => self.in_full(order),
            Some(OrderNotation::Short) | None => rules::write_order(self.words, self.language(), self.variant(), order),
        }
    }

    /// An order where it is confirmed: with full names, unless the reader likes abbreviations.
    pub(super) fn confirmed(&self, order: &OrderText) -> String {
        match self.reader.wording.notation {
            Some(OrderNotation::Short) => self.order(order),
            Some(OrderNotation::Long) | None => self.in_full(order),
        }
    }

    fn in_full(&self, order: &OrderText) -> String {
        rules::write_full(self.words, self.language(), self.variant(), order)
    }

    pub(super) fn orders(&self, orders: &[OrderText]) -> Vec<Text> {
        orders.iter().map(|order| Text::code(self.order(order))).collect()
    }

    pub(super) fn unit(&self, unit: &str) -> String {
        match self.reader.wording.notation {
            Some(OrderNotation::Long) => rules::write_full_unit(self.words, self.language(), self.variant(), unit),
            Some(OrderNotation::Short) | None => rules::write_unit(self.words, self.language(), self.variant(), unit),
        }
    }

    pub(super) fn units(&self, units: &[UnitText]) -> Vec<String> {
        units.iter().map(|unit| self.unit(unit)).collect()
    }

    pub(super) fn phase(&self, phase: &PhaseId) -> String {
        rules::write_phase(self.words, self.language(), phase)
    }

    pub(super) fn sitting(&self, sitting: &Sitting) -> Text {
        let args = Args::new().powers("power", &sitting.powers).text("name", self.player(&sitting.name));
        self.text("sitting", &args)
    }

    /// A player's name; for a computer, one in the reader's language, and for a forgotten player, the word for one.
    pub(super) fn player(&self, name: &str) -> String {
        match computer_number(name) {
            Some(number) => self.words.text(self.language(), "computer-called", &Args::new().text("number", number)),
            None if name.is_empty() => self.label("former-player"),
            None => name.to_owned(),
        }
    }

    pub(super) fn people(&self, sitting: &[Sitting]) -> Vec<Text> {
        let one = |sitting: &Sitting| {
            let args = Args::new().powers("power", &sitting.powers).text("name", self.player(&sitting.name));
            self.text("sitting-short", &args)
        };
        sitting.iter().map(one).collect()
    }

    pub(super) fn only(&self, id: &str, args: &Args<'_>) -> Said {
        Said { text: self.text(id, args), ..Said::default() }
    }
}
