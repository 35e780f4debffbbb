//! A game's phases in words, one after the other: as a text file, and for the page that shows them with their maps.

use dragoman_l10n::Language;

/// A game in the words of one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLog {
    /// The language.
    pub language: Language,
    /// The lines of each phase that was played, the first of them the title.
    pub phases: Vec<Vec<String>>,
    /// The rule by which the game ended, the final table and the scores, which seats changed hands, and who had a part beside a
    /// seat; empty while it is being played.
    pub end: Vec<String>,
}

impl GameLog {
    /// All of it, with an empty line between phases.
    pub(super) fn text(&self, name: &str) -> String {
        let parts = [vec![name.to_owned()]].into_iter().chain(self.phases.iter().cloned()).chain([self.end.clone()]);
        let parts = parts.filter(|lines| !lines.is_empty()).map(|lines| lines.join("\n"));
        parts.collect::<Vec<_>>().join("\n\n") + "\n"
    }
}
