//! Units and places in the words of the person who chooses.

use dragoman_game::model::{PowerId, UnitText};
use dragoman_game::rules::province_in;
use dragoman_l10n::{Args, Language, Words};

/// The names of a variant in one language.
pub(super) struct Names<'a> {
    pub(super) words: &'a Words,
    pub(super) language: Language,
    variant: &'a str,
}

/// Where a unit stands: `STP/SC` of `F STP/SC`.
pub(super) fn place(unit: &str) -> &str {
    unit.split_once(' ').map_or(unit, |(_, place)| place)
}

pub(super) fn is_fleet(unit: &str) -> bool {
    unit.starts_with("F ")
}

impl<'a> Names<'a> {
    pub(super) fn new(words: &'a Words, language: Language, variant: &'a str) -> Self {
        Self { words, language, variant }
    }

    pub(super) fn plain(&self, id: &str) -> String {
        self.words.plain(self.language, id)
    }

    pub(super) fn text(&self, id: &str, args: &Args<'_>) -> String {
        self.words.text(self.language, id, args)
    }

    /// A message about `$place`; the coast of the location, if it has one, stands behind it.
    pub(super) fn at(&self, id: &str, location: &str) -> String {
        let text = self.about(id, Args::new(), location);
        match self.coast(location) {
            Some(coast) => format!("{text} ({coast})"),
            None => text,
        }
    }

    /// A message about `$place`, a province, and what else it names.
    pub(super) fn about(&self, id: &str, args: Args<'_>, location: &str) -> String {
        self.text(id, &args.province("place", Words::table_name(self.variant), province_in(location)))
    }

    fn coast(&self, location: &str) -> Option<String> {
        let (_, coast) = location.split_once('/')?;
        let word = self.words.word(self.language, &format!("coast-{}", coast.to_ascii_lowercase()))?;
        Some(word.name.clone())
    }

    /// "Army Munich".
    pub(super) fn unit(&self, unit: &UnitText) -> String {
        self.at(if is_fleet(unit) { "tap-fleet" } else { "tap-army" }, place(unit))
    }

    /// "Army Munich, yours", "Army Vienna, Austria", and whether it was dislodged.
    pub(super) fn whose(&self, unit: &UnitText, power: &PowerId, own: &[PowerId], dislodged: bool) -> String {
        let args = Args::new().text("unit", self.unit(unit)).power("power", power);
        let id = match (own.contains(power), dislodged) {
            (true, false) => "tap-yours",
            (true, true) => "tap-yours-dislodged",
            (false, false) => "tap-of",
            (false, true) => "tap-of-dislodged",
        };
        self.text(id, &args)
    }

    /// The abbreviation of a province, as in orders.
    pub(super) fn short(&self, province: &str) -> String {
        self.words.province_abbr(self.language, self.variant, province)
    }
}
