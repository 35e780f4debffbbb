//! The settings of a game, agreed when it was created.

use std::collections::BTreeMap;

use dragoman_l10n::Language;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use super::own_start::OwnStart;
use crate::pictures::PictureStyle;

/// Which press the rules allow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PressRule {
    /// Private rooms and public press.
    #[default]
    Full,
    /// Public press only.
    Public,
    /// None.
    None,
}

/// When a phase ends at the latest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// This many seconds after it began.
    After(u32),
    /// At the next of these times of the week, in the game's time zone.
    On(Calendar),
}

/// Times of the week.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Calendar {
    /// Days of the week, 1 is Monday and 7 is Sunday; sorted, at least one.
    pub weekdays: Vec<u8>,
    /// The hour, 0 to 23.
    pub hour: u8,
    /// The minute, 0 to 59.
    pub minute: u8,
}

/// Days on which no deadline by the calendar falls, in the game's time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holidays {
    /// The first.
    pub from: Date,
    /// The last; not before the first.
    pub to: Date,
}

/// How long each kind of phase takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tempo {
    /// Movement.
    pub movement: Limit,
    /// Retreats.
    pub retreat: Limit,
    /// Adjustments.
    pub adjustment: Limit,
    /// The first movement, if its time differs from the others' (seeds 001 IV.1 and 002: 30 minutes, then 15).
    #[serde(default)]
    pub first: Option<Limit>,
    /// In a live game: the seconds for writing orders, with press locked, after each negotiation (seed 001 XIV.1: five
    /// minutes). `None`: orders are written while people negotiate.
    #[serde(default)]
    pub writing: Option<u32>,
    /// For how many seconds late orders still count, if a player is late. 0: they don't.
    #[serde(default)]
    pub grace: u32,
}

impl Default for Tempo {
    /// Two days for moves, one day for the others: usual in games by e-mail.
    fn default() -> Self {
        let hours = |hours: u32| Limit::After(hours * 3600);
        Self { movement: hours(48), retreat: hours(24), adjustment: hours(24), first: None, writing: None, grace: 0 }
    }
}

impl Tempo {
    /// Whether some phase ends by the calendar: only then do the time zone and holidays matter for deadlines.
    pub fn has_calendar(&self) -> bool {
        let limits = [Some(&self.movement), Some(&self.retreat), Some(&self.adjustment), self.first.as_ref()];
        limits.into_iter().flatten().any(|limit| matches!(limit, Limit::On(_)))
    }
}

/// A year after which the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastYear {
    /// The last year that is played.
    pub year: u16,
    /// What is counted then.
    pub by: CountBy,
}

/// What decides a game that ends by its date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CountBy {
    /// Supply centres (seed 000).
    Centres,
    /// Units (seed 001).
    Units,
}

/// A time at which the game ends, whatever phase is being played (seed 001 III).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastHour {
    /// The time.
    pub at: Timestamp,
    /// What is counted then: units in the seed.
    pub by: CountBy,
}

/// What happens to a power whose player sent nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// Its units hold; retreats and builds may still be sent in their phases.
    #[default]
    Hold,
    /// It is in civil disorder for that phase, by the rules of its rulebook (seed 001 XIV.3, seed 000 "Rivolta").
    Disorder,
}

/// The settings of a game, agreed when it was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// `classic`, `ancient-mediterranean`, …
    pub variant: String,
    /// `2023`, `seed-001`, …
    pub rulebook: String,
    /// Single options that differ from the rulebook's.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The set-up for fewer players (`players-4`), if any.
    #[serde(default)]
    pub setup: Option<String>,
    /// The game master's own start, if the game doesn't begin as is usual on its board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_start: Option<OwnStart>,
    /// How many centres win, if it isn't the variant's number.
    #[serde(default)]
    pub victory: Option<u8>,
    /// The year after which the game is over, if any.
    #[serde(default)]
    pub last_year: Option<LastYear>,
    /// The time at which the game ends, if any.
    #[serde(default)]
    pub last_hour: Option<LastHour>,
    /// What happens to a power whose player sent nothing.
    #[serde(default)]
    pub absence: Absence,
    /// Whether players may say which powers they prefer.
    #[serde(default)]
    pub preferences: bool,
    /// Whether those who joined long ago must confirm that they will play, when all seats are taken.
    #[serde(default)]
    pub confirm: bool,
    /// Which press is allowed.
    pub press: PressRule,
    /// Nobody knows who plays what: press is by letters that the bot delivers.
    #[serde(default)]
    pub anonymous: bool,
    /// Press is allowed in retreats and adjustments, unlike in the rulebooks.
    #[serde(default)]
    pub never_silent: bool,
    /// Rooms are opened even if players outside them could read them: people agree to that by taking a seat.
    #[serde(default)]
    pub readable_by_others: bool,
    /// When a vote isn't accepted, the number in favour is announced.
    #[serde(default)]
    pub votes_told: bool,
    /// After the game it is published who voted how.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub votes_revealed: bool,
    /// The first year in which a draw may be proposed, if that is limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw_from: Option<u16>,
    /// Letters that the bot delivers, and documents for some readers, are stored until the game is over, so that all can
    /// agree to publish them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub letters_kept: bool,
    /// With the consent of all players others may read the letters of each phase after it; they are stored then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub watched: bool,
    /// Moves are adjudicated only at their deadline, even if everybody is ready before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub never_early: bool,
    /// Press is forbidden while late orders are waited for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub grace_silent: bool,
    /// If orders are still missing then, the game is paused and others may take over the seats.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub missing_pauses: bool,
    /// For how many seconds it then waits before the players decide how it goes on; `None`: as long as usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missing_wait: Option<u32>,
    /// Deadlines.
    pub tempo: Tempo,
    /// Holidays, over which deadlines by the calendar step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holidays: Vec<Holidays>,
    /// Only people whom the game master has invited may take seats.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_invitation: bool,
    /// Seats are offered to others by the game master only.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_replacements: bool,
    /// Deadlines don't step over absences that players have announced.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub never_waits: bool,
    /// The game master may read orders and press, and everyone knows that.
    #[serde(default)]
    pub master_sees: bool,
    /// How well the computer plays here.
    #[serde(default, skip_serializing_if = "ComputerLevel::is_usual")]
    pub computer_level: ComputerLevel,
    /// Computers neither answer statements nor propose anything.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub computers_silent: bool,
    /// The game ends when only computers still play; else it goes on for some phases, and nobody waits for a deadline.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ends_unattended: bool,
    /// A practice game: powers at once, no press, not counted in anybody's record.
    #[serde(default)]
    pub practice: bool,
    /// How pictures look that are posted to all.
    #[serde(default, skip_serializing_if = "PictureStyle::is_usual")]
    pub picture: PictureStyle,
    /// The language of public posts.
    pub language: Language,
    /// The time zone of public posts: an IANA name.
    pub timezone: String,
}

/// How well the computer plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ComputerLevel {
    /// For those who learn.
    Recruit,
    /// As usual.
    #[default]
    Officer,
    /// As well as it can.
    Marshal,
}

impl ComputerLevel {
    /// All levels, from the weakest, each with how it is written among the options.
    pub const ALL: [(Self, &str); 3] =
        [(Self::Recruit, "recruit"), (Self::Officer, "officer"), (Self::Marshal, "marshal")];

    /// Whether nothing else was agreed.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl Settings {
    /// The time of a move, in seconds.
    #[must_use]
    pub fn time_of_move(&self) -> u32 {
        match self.tempo.movement {
            Limit::After(seconds) => seconds,
            Limit::On(_) => 86_400,
        }
    }

    /// The time of a move, at most a day, in seconds: so long has a new player of a seat to settle in.
    #[must_use]
    pub fn day(&self) -> u32 {
        self.time_of_move().min(86_400)
    }

    /// The time zone of deadlines.
    pub fn zone(&self) -> TimeZone {
        TimeZone::get(&self.timezone).unwrap_or(TimeZone::UTC)
    }

    /// For how many seconds a game that is paused for missing orders waits before the players decide: seven days unless
    /// something else was agreed.
    pub fn wait_for_missing(&self) -> u32 {
        self.missing_wait.unwrap_or(7 * 86_400)
    }

    /// Whether it is played live: everybody is there, and phases take minutes.
    pub fn is_live(&self) -> bool {
        self.tempo.writing.is_some() || matches!(self.tempo.movement, Limit::After(..3_600))
    }

    /// The default settings: the whole board, the newest rules, days for each phase.
    pub fn habit(variant: &str, language: Language, timezone: &str) -> Self {
        Self {
            variant: variant.to_owned(),
            rulebook: "2023".to_owned(),
            options: BTreeMap::new(),
            setup: None,
            own_start: None,
            victory: None,
            last_year: None,
            last_hour: None,
            absence: Absence::Hold,
            preferences: true,
            confirm: true,
            press: PressRule::Full,
            anonymous: false,
            never_silent: false,
            tempo: Tempo::default(),
            holidays: Vec::new(),
            by_invitation: false,
            no_replacements: false,
            never_waits: false,
            master_sees: false,
            readable_by_others: false,
            votes_told: false,
            votes_revealed: false,
            draw_from: None,
            letters_kept: false,
            watched: false,
            never_early: false,
            grace_silent: false,
            missing_pauses: false,
            missing_wait: None,
            computer_level: ComputerLevel::default(),
            computers_silent: false,
            ends_unattended: false,
            practice: false,
            picture: PictureStyle::default(),
            language,
            timezone: timezone.to_owned(),
        }
    }
}
