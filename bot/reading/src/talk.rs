//! Orders in what people write to each other.

use std::collections::BTreeMap;
use std::ops::Range;

use dragoman_engine as engine;
use dragoman_engine::WrittenOrder;
use dragoman_notation::{Entry, Finding, Situation};

use crate::orders::OrderReader;

/// Whole orders in a message of a press room: any power's, and only where nothing had to be filled in. A unit that isn't on
/// the board now may be ordered too, since people plan further than one turn.
pub fn orders(reader: &OrderReader<'_>, text: &str) -> Vec<WrittenOrder> {
    let mut found = Found::default();
    let entries = reader.read_talk(reader.situation, text);
    let is_unread = |entry: &Entry| !matches!(entry.finding, Finding::Comment | Finding::Header) && !is_whole(entry);
    let unread = entries.iter().any(is_unread);
    found.take(entries);
    if unread {
        for standing in [Standing::Armies, Standing::Fleets, Standing::FleetsOnOtherCoasts] {
            found.take(reader.read_talk(&everywhere(reader.situation, standing), text));
        }
    }
    found.0.into_values().map(|(_, order)| order).collect()
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
        self.0.iter().any(|(start, (end, _))| *start < span.end && span.start < *end)
    }
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

/// The movement phase with a unit in every province: those that are on the board, and in the others one of the kind
/// that `standing` says.
fn everywhere(situation: &Situation, standing: Standing) -> Situation {
    use engine::UnitKind::{Army, Fleet};
    let map = situation.map();
    let mut position = situation.position;
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
        let words = dragoman_locales::words().expect("words");
        let (situation, rulebook) = opening("classic");
        let reader = OrderReader { words: &words, language: Language::EN, situation: &situation, rulebook: &rulebook };
        orders(&reader, text).iter().map(|order| order.text(situation.map()).to_string()).collect()
    }

    #[test]
    fn orders_for_units_that_arent_on_the_board_yet_are_read_too() {
        assert_eq!(found("A Ruh - Bur"), ["A RUH - BUR"]);
        assert_eq!(found("A Par - Bur, A Bur - Mun"), ["A PAR - BUR", "A BUR - MUN"]);
        assert_eq!(found("then F Nth C A Nwy - Lon and F Bel S F Nth"), ["F NTH C A NWY - LON", "F BEL S F NTH"]);
        assert_eq!(found("F Spa/sc - GoL"), ["F SPA/SC - LYO"]);
        assert_eq!(found("F Spa/nc - MAO"), ["F SPA/NC - MAO"]);
    }

    #[test]
    fn words_arent_orders_wherever_units_stand() {
        for text in ["con, war, mio", "we go to war with Norway", "Par - Bur", "a ship - or two", "A Ruh - Lon"] {
            assert_eq!(found(text), [""; 0], "{text}");
        }
    }
}
