//! A start that a game master sets up in place of the board's: as people write it, checked by the engine.

use std::collections::BTreeSet;

use dragoman_l10n::{Language, Words};
use dragoman_reading::command::is_name_of;
use dragoman_reading::names;

use super::edit::{REMOVES, apply, lettered, place, read_edits, standing_in};
use super::ids::{power, province_in};
use super::position::{opening, started, unit_of, usual_opening};
use super::setup::map;
use crate::model::{OwnStart, Position, PowerId, ProvinceId, Settings, UnitText};

/// Why a text isn't a start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadableStart {
    /// This part can't be read.
    #[error("`{0}` isn't a part of a start")]
    Part(String),
    /// No unit of that kind can stand there.
    #[error("{0} can't stand there")]
    Misplaced(UnitText),
    /// Two units would stand in this province.
    #[error("two units stand in {0}")]
    Together(ProvinceId),
    /// A power would own this province, which is no supply centre.
    #[error("{0} isn't a supply centre")]
    NotACentre(ProvinceId),
}

/// Reads with what powers begin: `Italy: A Ven, F Nap, Rom, Ven`, or `Turkey: -` for one that takes no part. What isn't named
/// stays as it is at present. The changes of a position that [`read_edits`] reads are understood too, before the first power
/// or among what it has. `None`: it is the usual start of the board.
///
/// # Errors
/// The first part that can't be read, or the first unit that can't stand where it is.
pub fn read_start(
    words: &Words,
    language: Language,
    settings: &Settings,
    text: &str,
) -> Result<Option<OwnStart>, UnreadableStart> {
    let usual = usual_opening(settings);
    let mut position = opening(settings);
    let (first, sections) = sections(words, &settings.variant, text)?;
    if parts(first).next().is_none() && sections.is_empty() {
        return Err(UnreadableStart::Part(text.trim().to_owned()));
    }
    for part in parts(first) {
        change(words, language, settings, &mut position, part)?;
    }
    for (power, body) in sections {
        begins_with(words, language, settings, &mut position, (&power, body))?;
    }
    all_stand(settings, &position)?;
    let own = OwnStart { units: position.units, centers: position.centers };
    // As the engine writes it, so that equal starts are equal.
    let written = started(settings, &usual, &own).ok_or_else(|| UnreadableStart::Part(text.trim().to_owned()))?;
    let is_usual = written.units == usual.units && written.centers == usual.centers;
    Ok((!is_usual).then_some(OwnStart { units: written.units, centers: written.centers }))
}

/// Whether `text` says with what a power begins, and not only what changes.
pub fn states_start(words: &Words, variant: &str, text: &str) -> bool {
    sections(words, variant, text).is_ok_and(|(_, sections)| !sections.is_empty())
}

/// What stands before the first power, and what stands behind each power and its colon.
type Sections<'a> = (&'a str, Vec<(PowerId, &'a str)>);

/// Cuts `text` before each power that a colon follows.
fn sections<'a>(words: &Words, variant: &str, text: &'a str) -> Result<Sections<'a>, UnreadableStart> {
    let mut pieces = text.split(':');
    let mut piece = pieces.next().unwrap_or_default();
    let (mut first, mut found) = (piece, Vec::<(PowerId, &str)>::new());
    for behind in pieces {
        let named = power_at_end(words, variant, piece);
        let (rest, power) = named.ok_or_else(|| UnreadableStart::Part(format!("{}:", piece.trim())))?;
        match found.last_mut() {
            Some((_, body)) => *body = rest,
            None => first = rest,
        }
        found.push((power, behind));
        piece = behind;
    }
    Ok((first, found))
}

/// The power whose name ends `text`, and what stands before it.
fn power_at_end<'a>(words: &Words, variant: &str, text: &'a str) -> Option<(&'a str, PowerId)> {
    let text = text.trim_end();
    let from = text.rfind(SEPARATORS).map_or(0, |at| at + 1);
    let is_first = |at: usize| text[from..at].chars().next_back().is_none_or(char::is_whitespace);
    let words_of = text[from..].char_indices().map(|(at, c)| (from + at, c));
    let starts = words_of.filter(|(at, c)| !c.is_whitespace() && is_first(*at)).map(|(at, _)| at);
    let mut starts: Vec<usize> = starts.collect();
    // The longest name is the one that is meant.
    let longest = names::longest_power(words, variant);
    let nearest = starts.split_off(starts.len().saturating_sub(longest));
    nearest.into_iter().find_map(|at| Some((&text[..at], power(words, variant, &text[at..])?)))
}

/// What stands between the parts of a start.
const SEPARATORS: [char; 3] = [',', ';', '\n'];

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(SEPARATORS).map(str::trim).filter(|part| !part.is_empty())
}

/// Makes a change of the position as far as it was read.
fn change(
    words: &Words,
    language: Language,
    settings: &Settings,
    position: &mut Position,
    part: &str,
) -> Result<(), UnreadableStart> {
    let edits = read_edits(words, language, settings, position, part);
    let edits = edits.map_err(|_| UnreadableStart::Part(part.to_owned()))?;
    edits.iter().for_each(|edit| apply(position, edit));
    Ok(())
}

/// Gives a power what `body` lists: its units instead of those that it had, its centres likewise; a dash alone, or nothing, takes
/// everything from it.
fn begins_with(
    words: &Words,
    language: Language,
    settings: &Settings,
    position: &mut Position,
    (power, body): (&PowerId, &str),
) -> Result<(), UnreadableStart> {
    let (mut units, mut centres, mut changes) = (Vec::new(), Vec::new(), Vec::new());
    let mut has_nothing = parts(body).next().is_none();
    for part in parts(body).flat_map(apart) {
        let at = |name: &str| {
            let at = place(words, language, &settings.variant, name);
            at.ok_or_else(|| UnreadableStart::Part(part.to_owned()))
        };
        if is_nothing(words, part) {
            has_nothing = true;
        } else if is_change(part) {
            changes.push(part);
        } else if let (Some(letter), name) = lettered(words, language, part) {
            units.push(UnitText::from(format!("{letter} {}", at(name)?)));
        } else {
            centres.push(centre(settings, province_in(&at(part)?))?);
        }
    }
    if has_nothing {
        position.units.remove(power);
        position.centers.remove(power);
    }
    if !units.is_empty() {
        position.units.insert(power.clone(), units);
    }
    if !centres.is_empty() {
        for held in position.centers.values_mut() {
            held.retain(|centre| !centres.contains(centre));
        }
        position.centers.insert(power.clone(), centres);
    }
    changes.into_iter().try_for_each(|part| change(words, language, settings, position, part))
}

/// Units that stand side by side without a comma: `A Ven F Nap`.
fn apart(part: &str) -> Vec<&str> {
    let (mut rest, mut found) = (part, Vec::new());
    while !is_change(part)
        && let Some(at) = [" A ", " F "].into_iter().filter_map(|letter| rest.rfind(letter)).max()
    {
        let (before, unit) = rest.split_at(at);
        found.push(unit.trim());
        rest = before;
    }
    found.push(rest.trim());
    found.retain(|unit| !unit.is_empty());
    found.reverse();
    found
}

/// Whether a part says that a power has nothing: a dash, or "no".
fn is_nothing(words: &Words, part: &str) -> bool {
    part.chars().all(|c| REMOVES.contains(&c) || c == '—') || is_name_of(words, "choice-no", part)
}

/// Whether a part is a change of the position: `A Ven -> Tyr`, `+ Italy F Nap`, `- A Ven`, `Ser = Austria`.
fn is_change(part: &str) -> bool {
    part.starts_with('+')
        || part.starts_with(REMOVES)
        || ["=", "->", "→", " - ", " – "].iter().any(|sign| part.contains(sign))
}

fn centre(settings: &Settings, id: &str) -> Result<ProvinceId, UnreadableStart> {
    let map = map(&settings.variant);
    let is_centre = map.province(id).is_some_and(|province| map.centres().contains(province));
    if is_centre { Ok(id.into()) } else { Err(UnreadableStart::NotACentre(id.into())) }
}

/// Whether each unit stands where it can, and alone.
fn all_stand(settings: &Settings, position: &Position) -> Result<(), UnreadableStart> {
    let map = map(&settings.variant);
    let mut taken = BTreeSet::new();
    for (id, units) in &position.units {
        for unit in units {
            let on_map = map.power(id).and_then(|power| unit_of(map, power, unit));
            if !on_map.is_some_and(|unit| map.can_stand(unit.kind, unit.location)) {
                return Err(UnreadableStart::Misplaced(unit.clone()));
            }
            let province = standing_in(unit).unwrap_or_default();
            if !taken.insert(province.clone()) {
                return Err(UnreadableStart::Together(province.into()));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{left_out, seats, start_suits};

    fn classic() -> Settings {
        Settings::habit("classic", Language::EN, "UTC")
    }

    fn read_in(language: &str, settings: &Settings, text: &str) -> Result<Option<OwnStart>, UnreadableStart> {
        let words = dragoman_locales::words().expect("the words are complete");
        read_start(&words, language.parse().expect("a language"), settings, text)
    }

    fn with(text: &str) -> Settings {
        let own_start = read_in("en", &classic(), text).unwrap_or_else(|why| panic!("{text}: {why}"));
        Settings { own_start, ..classic() }
    }

    #[test]
    fn a_power_begins_with_what_is_listed_and_the_others_as_usual() {
        let settings = with("Italy: A Ven, A Tyr, F Nap; Austria: A Vie, Bud, Vie");
        let (usual, own) = (usual_opening(&settings), opening(&settings));
        assert_eq!(own.phase, "S1901M");
        assert_eq!(own.units["ITALY"], ["F NAP", "A TYR", "A VEN"]);
        assert_eq!(own.centers["ITALY"], usual.centers["ITALY"], "none were listed");
        assert_eq!((own.units["AUSTRIA"].len(), own.centers["AUSTRIA"].len()), (1, 2));
        assert_eq!(own.units["FRANCE"], usual.units["FRANCE"]);
        assert!(left_out(&settings).is_empty() && seats(&settings).len() == 7);
        assert!(!own.centers.values().flatten().any(|centre| *centre == "TRI"), "it belongs to nobody");
    }

    #[test]
    fn a_start_is_read_as_people_write_it() {
        let expected = with("Italy: A Ven, F Nap, A Rom, F Stp/sc, Rom; Russia: F Sev").own_start;
        for (language, text) in [
            ("en", "Italy: A Ven, F Nap, A Rom, F Stp/sc, Rom\nRussia: F Sev"),
            ("en", "Russia: F Sev Italy: A Ven F Nap A Rom F Stp (sc), Rom"),
            ("en", "ITALY: a ven, f nap, a rom, f stp/SC, rom; russia: f sev;"),
            (
                "en",
                "Italy: Army Venice, fleet Naples, army Rome, fleet Stp/south coast, Rome\nRussia: fleet Sevastopol",
            ),
            ("it", "Italia: A Ven, F Nap, A Rom, F Spi (Cs), Rom\nRussia: F Seb"),
            ("pl", "Włochy: A Wen, F Nea, A Rzy, F Pet/płd, Rzy\nRosja: F Sew"),
            ("nl", "Italië: A Ven, F Nap, A Rom, F Pet (ZK), Rom\nRusland: F Seb"),
            ("de", "Italien: A Ven, F Nea, A Rom, F StP (SK), Rom\nRussland: F Sev"),
        ] {
            assert_eq!(read_in(language, &classic(), text), Ok(expected.clone()), "{text}");
        }
    }

    #[test]
    fn changes_of_the_position_are_read_too_and_go_on_from_the_present_start() {
        let settings = with("A Ven -> Tyr, + Italy A Ven, Tri = Italy, - F Tri");
        let own = opening(&settings);
        assert_eq!(own.units["ITALY"], ["F NAP", "A ROM", "A TYR", "A VEN"]);
        assert!(own.centers["ITALY"].contains(&"TRI".into()));
        let further = read_in("en", &settings, "Italy: A Ven, - A Bud").unwrap().expect("a start");
        assert_eq!(further.units["ITALY"], ["A VEN"]);
        assert_eq!(further.units["AUSTRIA"], ["A VIE"]);
        assert!(further.centers["ITALY"].contains(&"TRI".into()));
        // Back to where it was.
        let usual = "Italy: A Ven, F Nap, A Rom, Ven, Nap, Rom; Austria: F Tri, A Bud, A Vie, Tri, Bud, Vie";
        assert_eq!(read_in("en", &settings, usual), Ok(None));
    }

    #[test]
    fn powers_that_have_nothing_take_no_part() {
        for nothing in ["-", "–", "no", "nie", ""] {
            let all = ["England", "France", "Germany", "Russia", "Turkey"].map(|power| format!("{power}: {nothing}"));
            let settings = with(&format!("{}; Italy: A Ven, A Rom, F Nap", all.join("\n")));
            assert_eq!(left_out(&settings), ["ENGLAND", "FRANCE", "GERMANY", "RUSSIA", "TURKEY"], "{nothing:?}");
            assert_eq!(seats(&settings), [["AUSTRIA"], ["ITALY"]].map(|powers| powers.map(PowerId::from).to_vec()));
            assert_eq!(opening(&settings).units.len(), 2);
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        let part = |text: &str| UnreadableStart::Part(text.to_owned());
        for (text, why) in [
            ("", part("")),
            (" ; ", part(";")),
            ("hello", part("hello")),
            ("Atlantis: A Ven", part("Atlantis:")),
            ("Italy: A Ven, A Qqq", part("A Qqq")),
            ("Italy: A Ven, Qqq", part("Qqq")),
            ("Italy: A Ven, Tyr", UnreadableStart::NotACentre("TYR".into())),
            ("Italy: F Tyr", UnreadableStart::Misplaced("F TYR".into())),
            ("Italy: A ADR", UnreadableStart::Misplaced("A ADR".into())),
            ("Italy: F Stp; Russia: A Mos", UnreadableStart::Misplaced("F STP".into())),
            ("Italy: A Ven, F Ven", UnreadableStart::Together("VEN".into())),
            ("Italy: A Vie", UnreadableStart::Together("VIE".into())),
            ("Italy: A Ven, A Par -> Qqq", part("A Par -> Qqq")),
        ] {
            assert_eq!(read_in("en", &classic(), text), Err(why), "{text:?}");
        }
    }

    #[test]
    fn a_start_that_begins_with_builds_skips_those_that_nobody_has() {
        let chaos = Settings::habit("chaos", Language::EN, "UTC");
        assert_eq!(usual_opening(&chaos).phase, "W1900A");
        let all: Vec<String> = crate::rules::powers("chaos").iter().map(|power| format!("{power}: -")).collect();
        let centre = &crate::rules::centres("chaos")[0];
        let first = &crate::rules::powers("chaos")[0];
        let text = format!("{}; {first}: A {centre}, {centre}", all.join("; "));
        let own_start = read_in("en", &chaos, &text).unwrap();
        assert_eq!(opening(&Settings { own_start, ..chaos }).phase, "S1901M");
    }

    #[test]
    fn a_start_that_the_board_has_no_place_for_is_none() {
        let mut settings = with("Italy: A Ven");
        assert!(start_suits(&settings) && start_suits(&classic()));
        let own = settings.own_start.as_mut().expect("a start");
        own.units.entry("ITALY".into()).or_default().push("A QQQ".into());
        assert!(!start_suits(&settings));
        assert_eq!(opening(&settings), usual_opening(&settings));
    }

    #[test]
    fn what_was_stored_before_is_read_and_a_start_is_stored() {
        let settings = with("Italy: A Ven; Turkey: -");
        let stored = serde_json::to_string(&settings).unwrap();
        assert_eq!(serde_json::from_str::<Settings>(&stored).unwrap(), settings);
        let usual = serde_json::to_string(&classic()).unwrap();
        assert!(!usual.contains("own_start"), "{usual}");
        assert_eq!(serde_json::from_str::<Settings>(&usual).unwrap(), classic());
    }
}
