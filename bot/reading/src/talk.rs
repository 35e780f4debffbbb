//! Orders in what people write to each other.

use std::collections::BTreeMap;
use std::ops::Range;

use dragoman_engine as engine;
use dragoman_engine::WrittenOrder;
use dragoman_notation::{Entry, Finding, Problem, Situation};

use crate::orders::OrderReader;

/// The orders in a message of a press room.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct InTalk {
    /// Whole orders: any power's, and only where nothing had to be filled in.
    pub orders: Vec<WrittenOrder>,
    /// How many more there seem to be. Readers of a translation are told: they would take it for all.
    pub left: usize,
}

/// The orders in a message of a press room. A unit that isn't on the board now, or is of another kind there, may be ordered
/// too, since people plan further than one turn.
pub fn orders(reader: &OrderReader<'_>, text: &str) -> InTalk {
    let (found, left) = found(reader, text);
    InTalk { orders: found.0.into_values().map(|(_, order)| order).collect(), left }
}

/// The same orders, each with its bytes in the text, in their order.
pub fn placed(reader: &OrderReader<'_>, text: &str) -> Vec<(Range<usize>, WrittenOrder)> {
    found(reader, text).0.0.into_iter().map(|(start, (end, order))| (start..end, order)).collect()
}

/// Whole orders, and how many more there seem to be.
fn found(reader: &OrderReader<'_>, text: &str) -> (Found, usize) {
    let mut found = Found::default();
    let entries = reader.read_talk(reader.situation, text);
    let is_unread = |entry: &&Entry| !matches!(entry.finding, Finding::Comment | Finding::Header) && !is_whole(entry);
    let unread: Vec<Entry> = entries.iter().filter(is_unread).cloned().collect();
    let mut spoilt: Vec<Range<usize>> = entries.iter().filter(is_spoilt).map(|entry| entry.span.clone()).collect();
    found.take(entries);
    let plans = [true, false].into_iter().flat_map(|keeps_units| {
        [Standing::Armies, Standing::Fleets, Standing::FleetsOnOtherCoasts].map(|standing| (keeps_units, standing))
    });
    for (keeps_units, standing) in plans {
        if unread.iter().all(|entry| found.overlaps(&entry.span)) {
            break;
        }
        let entries = reader.read_talk(&everywhere(reader.situation, standing, keeps_units), text);
        spoilt.extend(entries.iter().filter(is_spoilt).map(|entry| entry.span.clone()));
        found.take(entries);
    }
    let is_meant = |entry: &Entry| is_order(entry) || spoilt.iter().any(|span| overlap(span, &entry.span));
    let left = unread.iter().filter(|entry| is_meant(entry) && !found.overlaps(&entry.span)).count();
    (found, left)
}

/// Whether its writer meant it as an order, though it isn't a whole one.
fn is_order(entry: &Entry) -> bool {
    match &entry.finding {
        Finding::Order { assumed, .. } => assumed.typo || assumed.coast || assumed.needless_coast || assumed.own_coast,
        Finding::Choices(_) => true,
        Finding::Error { problem, .. } => matches!(
            problem,
            Problem::NoSuchUnit { .. }
                | Problem::NotYourUnit { .. }
                | Problem::WrongPhase
                | Problem::OtherTurn
                | Problem::OtherPower { .. }
                | Problem::Void(_)
                | Problem::SeveralGoals
                | Problem::AmbiguousCoast { .. }
        ),
        Finding::Unaccounted { .. } | Finding::Comment | Finding::Header => false,
    }
}

/// Whether it is an order with words that aren't understood, or with a condition or an alternative. What isn't to be done, is
/// taken back or only asked about isn't one.
fn is_spoilt(entry: &&Entry) -> bool {
    match &entry.finding {
        Finding::Error { problem: Problem::UnknownWord { .. } | Problem::Conditional, suggestions, .. } => {
            !suggestions.is_empty()
        }
        Finding::Error { .. }
        | Finding::Order { .. }
        | Finding::Choices(_)
        | Finding::Unaccounted { .. }
        | Finding::Comment
        | Finding::Header => false,
    }
}

/// A lone word is never an order here, and neither is one that needed a guess: `con`, `mio`, `war` are words.
fn is_whole(entry: &Entry) -> bool {
    matches!(&entry.finding, Finding::Order { assumed, .. } if assumed.nothing())
}

/// Orders, by their position in the text, each with its end.
#[derive(Default)]
struct Found(BTreeMap<usize, (usize, WrittenOrder)>);

impl Found {
    /// Adds the whole orders of `entries` in parts of the text that have none yet.
    fn take(&mut self, entries: Vec<Entry>) {
        for entry in entries.into_iter().filter(is_whole) {
            let Finding::Order { order, .. } = entry.finding else { continue };
            if !self.overlaps(&entry.span) {
                self.0.insert(entry.span.start, (entry.span.end, order));
            }
        }
    }

    fn overlaps(&self, span: &Range<usize>) -> bool {
        self.0.iter().any(|(start, (end, _))| overlap(&(*start..*end), span))
    }
}

pub(crate) fn overlap(one: &Range<usize>, other: &Range<usize>) -> bool {
    one.start < other.end && other.start < one.end
}

/// The kind of units assumed in empty provinces.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// Armies, and fleets at sea.
    Armies,
    /// Fleets, and armies inland.
    Fleets,
    /// The same, on the other coast where there are two.
    FleetsOnOtherCoasts,
}

/// The movement phase with a unit in every province, of the kind that `standing` says; `keeps_units`: except where one is on the
/// board, which stays.
fn everywhere(situation: &Situation, standing: Standing, keeps_units: bool) -> Situation {
    use engine::UnitKind::{Army, Fleet};
    let map = situation.map();
    let mut position = situation.position;
    if !keeps_units {
        position.units = engine::Units::new();
    }
    let Some(power) = map.powers().next() else { return situation.clone() };
    let mut locations: Vec<engine::Location> = map.locations().collect();
    if standing == Standing::FleetsOnOtherCoasts {
        locations.reverse();
    }
    let kinds = if standing == Standing::Armies { [Army, Fleet] } else { [Fleet, Army] };
    for kind in kinds {
        for location in locations.iter().copied().filter(|location| map.can_stand(kind, *location)) {
            if position.units.at(map.province_of(location)).is_none() {
                // A unit that can't stand there is left out.
                let _ = position.units.place(map, engine::Unit { power, kind, location });
            }
        }
    }
    Situation { position, kind: engine::PhaseKind::Movement, dislodged: Vec::new() }
}

#[cfg(test)]
mod tests {
    use dragoman_l10n::Language;

    use super::*;
    use crate::testing::opening;

    fn found(text: &str) -> Vec<String> {
        all(text).0
    }

    /// The orders in a text, and how many more there seem to be.
    fn all(text: &str) -> (Vec<String>, usize) {
        let words = dragoman_locales::words().expect("words");
        let (situation, rulebook) = opening("classic");
        let reader = OrderReader { words: &words, language: Language::EN, situation: &situation, rulebook: &rulebook };
        let found = orders(&reader, text);
        let written = |order: &WrittenOrder| order.text(situation.map()).to_string();
        (found.orders.iter().map(written).collect(), found.left)
    }

    #[test]
    fn orders_for_units_that_arent_on_the_board_yet_are_read_too() {
        assert_eq!(found("A Ruh - Bur"), ["A RUH - BUR"]);
        assert_eq!(found("A Par - Bur, A Bur - Mun"), ["A PAR - BUR", "A BUR - MUN"]);
        assert_eq!(found("then F Nth C A Nwy - Lon and F Bel S F Nth"), ["F NTH C A NWY - LON", "F BEL S F NTH"]);
        assert_eq!(found("F Spa/sc - GoL"), ["F SPA/SC - LYO"]);
        assert_eq!(found("F Spa/nc - MAO"), ["F SPA/NC - MAO"]);
        assert_eq!(found("A Ruh S A Bur - Mun"), ["A RUH S A BUR - MUN"]);
        assert_eq!(found("F Nth S F Nwg - Nwy, A Par S F Bre - Gas"), ["F NTH S F NWG - NWY", "A PAR S F BRE - GAS"]);
    }

    #[test]
    fn a_unit_of_another_kind_than_on_the_board_is_read_as_it_is_planned() {
        assert_eq!(
            found("A Mun - Ber, A Kie - Ber, F Bre - MAO, A Par - Pic"),
            ["A MUN - BER", "A KIE - BER", "F BRE - MAO", "A PAR - PIC"]
        );
        assert_eq!(all("F Mar - Spa/sc"), (vec!["F MAR - SPA/SC".to_owned()], 0));
    }

    #[test]
    fn orders_that_arent_whole_are_counted() {
        assert_eq!(all("A Par - Bur, A Mun - Spa"), (vec!["A PAR - BUR".to_owned()], 1));
        for text in [
            "A Par - Bur, F Sev - Rum support please",
            "A Par - Bur, A Gal - Rum support please",
            "A Par - Bur, A Mun - Ruh or A Mun - Bur",
            "A Par - Bur. Build F Tri",
        ] {
            assert_eq!(all(text), (vec!["A PAR - BUR".to_owned()], 1), "{text}");
        }
        // The condition is that of the order before it.
        assert_eq!(all("A Par - Bur, if you agree: A Mun - Ruh"), (vec!["A MUN - RUH".to_owned()], 1));
        for text in ["A Par - Bur, not A Mun - Ruh", "A Par - Bur, cancel A Mun - Ruh", "A Par - Bur, but why?"] {
            assert_eq!(all(text), (vec!["A PAR - BUR".to_owned()], 0), "{text}");
        }
        assert_eq!(all("I go to Burgundy with you, is that fine?").1, 0);
    }

    #[test]
    fn words_arent_orders_wherever_units_stand() {
        for text in ["con, war, mio", "we go to war with Norway", "Par - Bur", "a ship - or two", "A Ruh - Lon"] {
            assert_eq!(found(text), [""; 0], "{text}");
        }
    }
}
