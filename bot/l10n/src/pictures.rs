//! The texts that are printed on maps.

use dragoman_engine::{Map, Power, Season, Turn};

use crate::{Args, Language, Words};

/// The subject of a map, for its title bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureKind {
    /// The board.
    Position,
    /// Orders and their outcomes.
    Results,
    /// One power's own orders, shown to itself.
    Preview(Power),
    /// Units that must retreat, and their possible destinations.
    Retreats,
    /// Retreats and their outcomes.
    RetreatResults,
    /// Builds and removals.
    Adjustments,
}

/// All texts that are printed on a map in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureWords {
    /// "Autumn 1903".
    pub title: String,
    /// "Orders and results · Classic".
    pub subtitle: String,
    /// The powers' names, in the map's order.
    pub powers: Vec<String>,
    /// The provinces' abbreviations, in the map's order.
    pub provinces: Vec<String>,
}

/// The texts of a map of `turn`. `of` follows the subject: the game's name, or the variant's if there is none.
#[must_use]
pub fn picture_words(
    words: &Words,
    language: Language,
    map: &Map,
    turn: Turn,
    kind: PictureKind,
    of: Option<&str>,
) -> PictureWords {
    let season = match turn.season {
        Season::Spring => "picture-spring",
        Season::Autumn => "picture-autumn",
        Season::Winter => "picture-winter",
    };
    let shown = match kind {
        PictureKind::Position => words.plain(language, "picture-position"),
        PictureKind::Results => words.plain(language, "picture-results"),
        PictureKind::Preview(power) => {
            words.text(language, "picture-preview", &Args::new().power("power", map.power_id(power)))
        }
        PictureKind::Retreats => words.plain(language, "picture-retreats"),
        PictureKind::RetreatResults => words.plain(language, "picture-retreat-results"),
        PictureKind::Adjustments => words.plain(language, "picture-adjustments"),
    };
    let variant = || words.variant(language, map.variant()).map_or(map.variant(), |entry| &entry.name);
    let of = of.unwrap_or_else(variant);
    PictureWords {
        title: words.text(language, season, &Args::new().number("year", i64::from(turn.year))),
        subtitle: format!("{shown} · {of}"),
        powers: map.powers().map(|power| words.power(language, map.power_id(power))).collect(),
        provinces: words.province_abbrs(language, map),
    }
}
