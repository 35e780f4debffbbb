//! Changes of a position that a game master makes by hand, checked by the engine.

use dragoman_engine::Setup;
use dragoman_l10n::{Language, Words};
use dragoman_reading::fold::fold;
use dragoman_reading::names;

use super::count::centres_to_win;
use super::ids::{location_id, power, province_in};
use super::position::load;
use super::setup::{map, powers, setup};
use crate::model::{Edit, LocationId, Position, PowerId, ProvinceId, Settings, UnitText};

/// The place that `word` names: `STP/SC`, `Stp (sc)`, or a name in any language, the reader's first.
pub(super) fn place(words: &Words, language: Language, variant: &str, word: &str) -> Option<LocationId> {
    let map = map(variant);
    let (name, coast) = match word.trim().trim_end_matches(')').rsplit_once(['/', '(']) {
        Some((name, coast)) => (name.trim(), Some(coast_called(words, language, coast.trim()))),
        None => (word.trim(), None),
    };
    let named = names::province(words, language, variant, name);
    let id = named.or_else(|| map.province(&name.to_uppercase()).map(|province| map.id(province)))?;
    let full = coast.map_or_else(|| id.to_owned(), |coast| format!("{id}/{coast}"));
    map.location(&full).map(|location| location_id(map, location))
}

/// The coast that `typed` names in any language, the reader's first: `SC`.
fn coast_called(words: &Words, language: Language, typed: &str) -> String {
    let folded = fold(typed);
    let found = words.languages().beginning_with(language).find_map(|language| {
        let mut coasts = words.order_words(language).iter().filter(|word| word.id.starts_with("coast-"));
        coasts.find(|word| word.forms.iter().any(|form| fold(form) == folded))
    });
    found.and_then(|word| word.id.strip_prefix("coast-")).unwrap_or(typed).to_uppercase()
}

/// The province of a unit: `STP` for `F STP/SC`.
pub(super) fn standing_in(unit: &str) -> Option<String> {
    Some(province_in(unit.split_once(' ')?.1).to_owned())
}

/// Why changes aren't accepted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadableEdit {
    /// This part isn't a change, or names a unit that isn't there.
    #[error("`{0}` isn't a change of the position")]
    Part(String),
    /// This unit was dislodged: it is in no province until it has retreated.
    #[error("{0} has been dislodged")]
    Dislodged(UnitText),
}

/// The unit on the board that `text` names, with or without its letter: `A Ven`.
fn unit(words: &Words, language: Language, settings: &Settings, position: &Position, text: &str) -> Option<UnitText> {
    named(words, language, settings, position.units.values().flatten(), text)
}

/// The first of `units` that `text` names, with or without its letter.
fn named<'a>(
    words: &Words,
    language: Language,
    settings: &Settings,
    mut units: impl Iterator<Item = &'a UnitText>,
    text: &str,
) -> Option<UnitText> {
    let (letter, name) = lettered(words, language, text);
    let at = place(words, language, &settings.variant, name)?;
    let there = |unit: &&UnitText| {
        unit.split_once(' ').is_some_and(|(kind, stands)| {
            province_in(stands) == province_in(&at) && letter.is_none_or(|letter| letter == kind)
        })
    };
    units.find(there).cloned()
}

/// `A` or `F`, if `text` begins with the letter or the name of a unit, and the rest.
pub(super) fn lettered<'a>(words: &Words, language: Language, text: &'a str) -> (Option<&'static str>, &'a str) {
    let text = text.trim();
    let Some((first, rest)) = text.split_once(char::is_whitespace) else { return (None, text) };
    let is_called =
        |id: &str| words.word(language, id).is_some_and(|word| word.forms.iter().any(|form| fold(form) == fold(first)));
    let letter = match first {
        "A" | "a" => "A",
        "F" | "f" => "F",
        _ if is_called("unit-army") => "A",
        _ if is_called("unit-fleet") => "F",
        _ => return (None, text),
    };
    (Some(letter), rest.trim())
}

/// Reads changes: `A Ven -> Tyr` (a unit is moved), `+ Italy F Nap` (a unit is added), `- A Ven` (one is removed),
/// `Ser = Austria` (a centre changes its owner; `Ser =` gives it to nobody). Several are separated by commas.
///
/// # Errors
/// The first part that can't be read, or that names a unit that isn't on the board.
pub fn read_edits(
    words: &Words,
    language: Language,
    settings: &Settings,
    position: &Position,
    text: &str,
) -> Result<Vec<Edit>, UnreadableEdit> {
    let mut edits = Vec::new();
    let mut position = position.clone();
    for part in text.split([',', ';', '\n']).map(str::trim).filter(|part| !part.is_empty()) {
        let edit = read_edit(words, language, settings, &position, part).ok_or_else(|| {
            let gone = position.dislodged.values().flat_map(|units| units.keys());
            match subject(part).and_then(|subject| named(words, language, settings, gone, subject)) {
                Some(unit) => UnreadableEdit::Dislodged(unit),
                None => UnreadableEdit::Part(part.to_owned()),
            }
        })?;
        apply(&mut position, &edit);
        edits.push(edit);
    }
    if edits.is_empty() { Err(UnreadableEdit::Part(text.trim().to_owned())) } else { Ok(edits) }
}

pub(super) const REMOVES: [char; 4] = ['-', '−', '–', '×'];
const ARROWS: [&str; 4] = ["->", "→", "–", "-"];

/// The unit to remove or to move, as it was typed.
fn subject(part: &str) -> Option<&str> {
    part.strip_prefix(REMOVES).or_else(|| Some(ARROWS.into_iter().find_map(|arrow| part.split_once(arrow))?.0))
}

fn read_edit(words: &Words, language: Language, settings: &Settings, position: &Position, part: &str) -> Option<Edit> {
    let variant = settings.variant.as_str();
    let place = |word: &str| place(words, language, variant, word);
    if let Some(rest) = part.strip_prefix('+') {
        let at = rest.split_whitespace().position(|word| matches!(word, "A" | "F" | "a" | "f"))?;
        let tokens: Vec<&str> = rest.split_whitespace().collect();
        let (letter, name) = (tokens.get(at)?.to_uppercase(), tokens.get(at + 1..)?.join(" "));
        let power = power(words, variant, &tokens.get(..at)?.join(" "))?;
        return Some(Edit::Place { power, unit: format!("{letter} {}", place(&name)?).into() });
    }
    if let Some(rest) = part.strip_prefix(REMOVES) {
        return Some(Edit::Remove { unit: unit(words, language, settings, position, rest)? });
    }
    if let Some((centre, owner)) = part.split_once('=') {
        let centre = ProvinceId::from(province_in(&place(centre)?));
        let owner = owner.trim();
        let to = if owner.is_empty() || owner == "-" { None } else { Some(power(words, variant, owner)?) };
        let map = map(variant);
        let is_centre = map.province(&centre).is_some_and(|province| map.centres().contains(province));
        return is_centre.then_some(Edit::Give { centre, to });
    }
    let (from, to) = ARROWS.into_iter().find_map(|arrow| part.split_once(arrow))?;
    Some(Edit::Move { unit: unit(words, language, settings, position, from)?, to: place(to)? })
}

pub(super) fn apply(position: &mut Position, edit: &Edit) {
    let without = |position: &mut Position, gone: &UnitText| -> Option<PowerId> {
        let (power, units) = position.units.iter_mut().find(|(_, units)| units.iter().any(|unit| unit == gone))?;
        units.retain(|unit| unit != gone);
        Some(power.clone())
    };
    match edit {
        Edit::Move { unit, to } => {
            let letter = unit.split_whitespace().next().unwrap_or("A").to_owned();
            if let Some(power) = without(position, unit) {
                position.units.entry(power).or_default().push(format!("{letter} {to}").into());
            }
        }
        Edit::Place { power, unit } => position.units.entry(power.clone()).or_default().push(unit.clone()),
        Edit::Remove { unit } => {
            without(position, unit);
        }
        Edit::Give { centre, to } => {
            for centres in position.centers.values_mut() {
                centres.retain(|held| held != centre);
            }
            if let Some(power) = to {
                position.centers.entry(power.clone()).or_default().push(centre.clone());
            }
        }
    }
    position.units.retain(|_, units| !units.is_empty());
    position.centers.retain(|_, centres| !centres.is_empty());
}

/// The position after these changes; `None` if it is impossible: two units in one province, an army at sea.
pub fn edited(settings: &Settings, position: &Position, edits: &[Edit]) -> Option<Position> {
    let mut after = position.clone();
    for edit in edits {
        apply(&mut after, edit);
    }
    // Nobody can retreat to a province that is occupied now.
    let occupied: Vec<String> = after.units.values().flatten().filter_map(|unit| standing_in(unit)).collect();
    for places in after.dislodged.values_mut().flat_map(|units| units.values_mut()) {
        places.retain(|place| !occupied.iter().any(|taken| taken == province_in(place)));
    }
    load(settings, &after).map(|_| after)
}

/// What a game master may not have meant by changes that are possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditWarning {
    /// A power has more units than centres, and it isn't winter, when it would disband some.
    TooManyUnits {
        /// The power with too many units.
        power: PowerId,
        /// How many units, with dislodged ones.
        units: usize,
        /// How many centres.
        centres: usize,
    },
    /// A power has lost its last unit.
    NoUnits {
        /// The power without units.
        power: PowerId,
    },
    /// A power has as many centres as win.
    Wins {
        /// The power that would win.
        power: PowerId,
        /// How many centres.
        centres: usize,
    },
}

/// What of the position `after` changes may not have been meant, by power: nothing that was so `before`.
pub fn edit_warnings(settings: &Settings, before: &Position, after: &Position) -> Vec<EditWarning> {
    let counted = |position: &Position, power: &PowerId| {
        let units =
            position.units.get(power).map_or(0, Vec::len) + position.dislodged.get(power).map_or(0, |it| it.len());
        (units, position.centers.get(power).map_or(0, Vec::len))
    };
    let needed = centres_to_win(settings, after);
    // Where two play, their sides win, and not powers.
    let is_won = |centres: usize| centres >= needed && !matches!(setup(settings), Setup::Players2 { .. });
    let mut warnings = Vec::new();
    for power in powers(&settings.variant) {
        let (had, now) = (counted(before, &power), counted(after, &power));
        if had == now {
            continue;
        }
        let (units, centres) = now;
        if units == 0 && had.0 > 0 {
            warnings.push(EditWarning::NoUnits { power });
        } else if units > centres && !after.phase.is_adjustment() {
            warnings.push(EditWarning::TooManyUnits { power, units, centres });
        } else if is_won(centres) && !is_won(had.1) {
            warnings.push(EditWarning::Wins { power, centres });
        }
    }
    warnings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::opening;

    fn edit(text: &str) -> Result<Option<Position>, UnreadableEdit> {
        let words = dragoman_locales::words().expect("the words are complete");
        let settings = Settings::habit("classic", Language::EN, "UTC");
        let position = opening(&settings);
        let edits = read_edits(&words, Language::of(*b"it"), &settings, &position, text)?;
        Ok(edited(&settings, &position, &edits))
    }

    #[test]
    fn units_are_moved_added_and_removed_and_centres_given() {
        let after = edit("A Ven -> Tir, - F Nap, + Italia F Stp/sc, Ser = Austria").unwrap();
        assert!(after.is_none(), "Russia's fleet stands there");
        let after = edit("A Ven -> Tir, - F Nap, - F Stp, + Italia F Stp/sc, Ser = Austria").unwrap().unwrap();
        assert_eq!(after.units["ITALY"], ["A ROM", "A TYR", "F STP/SC"]);
        assert!(!after.units["RUSSIA"].contains(&"F STP/SC".into()));
        assert!(after.centers["AUSTRIA"].contains(&"SER".into()));
        let after = edit("Vie =").unwrap().unwrap();
        assert!(!after.centers["AUSTRIA"].contains(&"VIE".into()));
    }

    #[test]
    fn coasts_and_units_are_read_as_the_language_writes_them() {
        for change in ["- F StP, + Italia F Spi (Cs)", "- flotta Spi, + Italia F Stp/sc"] {
            let after = edit(change).unwrap().unwrap_or_else(|| panic!("{change} is possible"));
            assert!(after.units["ITALY"].contains(&"F STP/SC".into()), "{change}");
        }
    }

    #[test]
    fn what_may_not_have_been_meant_is_warned_of() {
        let settings = Settings::habit("classic", Language::EN, "UTC");
        let before = opening(&settings);
        let warnings = |text: &str| edit_warnings(&settings, &before, &edit(text).unwrap().unwrap());
        let italy = || PowerId::from("ITALY");
        let too_many = |units, centres| vec![EditWarning::TooManyUnits { power: italy(), units, centres }];
        assert_eq!(warnings("+ Italy A Tyr"), too_many(4, 3));
        assert_eq!(warnings("Ven ="), too_many(3, 2));
        assert_eq!(warnings("- A Ven, - A Rom, - F Nap"), [EditWarning::NoUnits { power: italy() }]);
        assert_eq!(warnings("A Ven -> Tyr"), []);
        assert_eq!(warnings("+ Italy A Tun, Tun = Italy"), []);
        let many: Vec<String> = before.centers.values().flatten().map(|centre| format!("{centre} = Italy")).collect();
        let won = warnings(&many.join(", "));
        assert!(won.contains(&EditWarning::Wins { power: italy(), centres: 22 }), "{won:?}");
        assert!(won.contains(&EditWarning::TooManyUnits { power: "RUSSIA".into(), units: 4, centres: 0 }), "{won:?}");
    }

    #[test]
    fn impossible_positions_are_refused() {
        for text in ["A Ven -> Rom", "A Ven -> ADR", "F Nap -> Stp", "+ Italy A Sev"] {
            assert_eq!(edit(text), Ok(None), "{text}");
        }
        for text in ["A Par -> Qqq", "A Tyr -> Ven", "+ Narnia A Tyr", "Tyr = Italy", "", "hello"] {
            assert!(edit(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_dislodged_unit_is_named_as_one() {
        let words = dragoman_locales::words().expect("the words are complete");
        let settings = Settings::habit("classic", Language::EN, "UTC");
        let mut position = opening(&settings);
        position.phase = "S1901R".into();
        position.units.insert("ITALY".into(), vec!["A TRI".into()]);
        position.units.insert("AUSTRIA".into(), Vec::new());
        let retreats = [("F TRI".into(), vec!["ALB".into()])];
        position.dislodged.insert("AUSTRIA".into(), retreats.into());
        let read = |text: &str| read_edits(&words, Language::of(*b"it"), &settings, &position, text);
        for text in ["F Tri -> Adr", "- F Tri", "F Tri - Alb"] {
            assert_eq!(read(text), Err(UnreadableEdit::Dislodged("F TRI".into())), "{text}");
        }
        // The unit on the board takes precedence over the dislodged one.
        assert_eq!(read("- Tri"), Ok(vec![Edit::Remove { unit: "A TRI".into() }]));
        assert_eq!(read("- F Ven"), Err(UnreadableEdit::Part("- F Ven".to_owned())));
    }

    #[test]
    fn nobody_retreats_to_a_province_that_a_change_has_occupied() {
        let settings = Settings::habit("classic", Language::EN, "UTC");
        let mut position = opening(&settings);
        position.phase = "S1901R".into();
        position.units.insert("ITALY".into(), vec!["A TRI".into()]);
        position.units.insert("AUSTRIA".into(), Vec::new());
        let retreats = [("F TRI".into(), vec!["ADR".into(), "ALB".into()])];
        position.dislodged.insert("AUSTRIA".into(), retreats.into());
        let edits = [Edit::Place { power: "TURKEY".into(), unit: "A ALB".into() }];
        let after = edited(&settings, &position, &edits).unwrap();
        assert_eq!(crate::rules::legal_orders(&settings, &after, &"AUSTRIA".into()), [["F TRI R ADR", "F TRI D"]]);
    }
}
