//! The centre chart: how many supply centres each power had, year by year.

use dragoman_engine::Power;

use crate::geometry::Board;
use crate::palette::Theme;

/// More years than this don't fit side by side: the chart shows the last ones.
const MOST_YEARS: usize = 24;

/// A power's line of the chart.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChartRow {
    /// The power.
    pub power: Power,
    /// Its name.
    pub name: String,
    /// Its number of centres in each of the chart's years.
    pub centres: Vec<u8>,
}

/// The number of centres of each power by year. All texts are in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chart {
    /// The board whose colours the powers have.
    pub board: Board,
    /// The theme, for dark or light chats.
    pub theme: Theme,
    /// The title bar's first line.
    pub title: String,
    /// The title bar's second line.
    pub subtitle: String,
    /// The years, the earliest first.
    pub years: Vec<String>,
    /// The powers, in the order in which they are listed.
    pub rows: Vec<ChartRow>,
    /// How many centres win; drawn as a line.
    pub wins: Option<u8>,
}

impl ChartRow {
    /// The numbers up to the year in which the power lost its last centre.
    pub(crate) fn living(&self) -> impl Iterator<Item = &u8> {
        let gone = self.centres.iter().rposition(|count| *count > 0).map_or(0, |last| last + 2);
        self.centres.iter().take(gone)
    }
}

impl Chart {
    /// The chart with only the last years, if there are too many.
    pub(crate) fn shortened(&self) -> Self {
        let early = self.years.len().saturating_sub(MOST_YEARS);
        let late =
            |row: &ChartRow| ChartRow { centres: row.centres.iter().skip(early).copied().collect(), ..row.clone() };
        Self {
            years: self.years.iter().skip(early).cloned().collect(),
            rows: self.rows.iter().map(late).collect(),
            ..self.clone()
        }
    }
}
