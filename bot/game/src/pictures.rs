//! How pictures look: a game's choice for what everybody sees, and a person's for what only they get.

use serde::{Deserialize, Serialize};

/// The background for which a picture is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Background {
    /// A dark sea.
    #[default]
    Dark,
    /// A pale sea.
    Light,
}

/// How powers are told apart besides their colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PowerMarks {
    /// They aren't.
    #[default]
    None,
    /// By letters on units and supply centres.
    Letters,
    /// By these letters, and by patterns on land.
    Patterns,
}

/// How large a picture is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PictureSize {
    /// Less to load.
    Small,
    /// As usual.
    #[default]
    Normal,
    /// More to zoom into.
    Large,
}

/// What the picture of a phase's results shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResultStyle {
    /// The orders with their outcomes, on the board before them.
    #[default]
    Orders,
    /// The board after them.
    After,
}

/// How pictures look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct PictureStyle {
    /// The background.
    pub background: Background,
    /// How powers are told apart.
    pub marks: PowerMarks,
    /// The size.
    pub size: PictureSize,
    /// What results look like.
    pub results: ResultStyle,
    /// Whether a legend explains the signs.
    pub legend: bool,
    /// Whether the whole map is shown also if only a few units retreat, are built or disband.
    pub whole: bool,
    /// Whether provinces have their full names among orders too, wherever these have room.
    pub names: bool,
}

/// The words of a style, as they are written in a game's options.
pub const STYLE_WORDS: [&str; 10] =
    ["dark", "light", "letters", "patterns", "legend", "small", "large", "after", "whole", "names"];

impl PictureStyle {
    /// Whether everything is as usual.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Adds what a word of [`STYLE_WORDS`] says; `false` if it isn't one.
    pub fn add(&mut self, word: &str) -> bool {
        match word {
            "dark" => self.background = Background::Dark,
            "light" => self.background = Background::Light,
            "letters" => self.marks = PowerMarks::Letters,
            "patterns" => self.marks = PowerMarks::Patterns,
            "legend" => self.legend = true,
            "small" => self.size = PictureSize::Small,
            "large" => self.size = PictureSize::Large,
            "after" => self.results = ResultStyle::After,
            "whole" => self.whole = true,
            "names" => self.names = true,
            _ => return false,
        }
        true
    }
}

/// What a person has chosen for pictures that only they get; what they haven't is as in the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct PictureChoice {
    /// The background.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub background: Option<Background>,
    /// How powers are told apart.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marks: Option<PowerMarks>,
    /// The size.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<PictureSize>,
    /// What results look like.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub results: Option<ResultStyle>,
    /// Whether a legend explains the signs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legend: Option<bool>,
    /// Whether the whole map is shown although little happens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whole: Option<bool>,
    /// Whether provinces have their full names among orders too, wherever these have room.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<bool>,
}

impl PictureChoice {
    /// How this person sees a game whose own choice is `game`.
    pub fn over(&self, game: &PictureStyle) -> PictureStyle {
        PictureStyle {
            background: self.background.unwrap_or(game.background),
            marks: self.marks.unwrap_or(game.marks),
            size: self.size.unwrap_or(game.size),
            results: self.results.unwrap_or(game.results),
            legend: self.legend.unwrap_or(game.legend),
            whole: self.whole.unwrap_or(game.whole),
            names: self.names.unwrap_or(game.names),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_changes_only_what_they_chose() {
        let game = PictureStyle { background: Background::Light, legend: true, ..PictureStyle::default() };
        assert_eq!(PictureChoice::default().over(&game), game);
        let own =
            PictureChoice { background: Some(Background::Dark), size: Some(PictureSize::Large), ..Default::default() };
        assert_eq!(own.over(&game), PictureStyle { legend: true, size: PictureSize::Large, ..PictureStyle::default() });
    }

    #[test]
    fn every_word_of_a_style_is_known_and_what_is_stored_is_read_back() {
        let mut style = PictureStyle::default();
        for word in STYLE_WORDS {
            assert!(style.add(word), "{word}");
        }
        assert!(!style.is_usual() && !style.add("blue"));
        let stored = serde_json::to_string(&style).expect("plain");
        assert_eq!(serde_json::from_str::<PictureStyle>(&stored).ok(), Some(style));
        assert_eq!(serde_json::from_str::<PictureStyle>("{}").ok(), Some(PictureStyle::default()));
        assert_eq!(serde_json::to_string(&PictureChoice::default()).ok().as_deref(), Some("{}"));
    }
}
