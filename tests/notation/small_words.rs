//! An abbreviation that is also an ordinary word somewhere stays an abbreviation: Mio is the Ionian Sea to an Italian and
//! "mine" too, His is Spain to a Pole.

use std::collections::HashSet;

use dragoman_engine::{Centres, GameOptions, Map, PhaseCode, Position, Rulebook, Unit, UnitKind, Units};
use dragoman_notation::{Situation, folded};

use crate::reader::{self, WORDS};
use crate::verdict::Entry;

/// The small words of all languages: what `words-…` of `orders.ftl` lists.
fn small_words() -> HashSet<String> {
    let words = WORDS.languages().iter().flat_map(|language| WORDS.order_words(language));
    let small = words.filter(|word| word.id.starts_with("words-"));
    small.flat_map(|word| word.forms.iter().map(|form| folded(form))).collect()
}

#[test]
fn no_small_word_of_any_language_takes_an_abbreviation() {
    let small = small_words();
    assert!(small.contains("mio") && small.contains("his") && small.contains("den"));
    let rulebook = Rulebook::default();
    let mut wrong = Vec::new();
    let mut tried = 0;
    for map in Map::all() {
        let power = map.powers().next().expect("a map has powers");
        for language in WORDS.languages() {
            let written = |id: &str| {
                let table = WORDS.table(language, map.variant());
                let entry = table.provinces.iter().find(|entry| entry.id == id);
                entry.map(|entry| entry.abbr.clone()).unwrap_or_default()
            };
            for to in map.provinces().filter(|to| small.contains(&folded(&written(map.id(*to))))) {
                // Each unit that can go there, and another one behind it on the same line.
                let moves = map
                    .locations()
                    .flat_map(|location| [UnitKind::Army, UnitKind::Fleet].map(|kind| Unit { power, kind, location }));
                let moves = moves.filter(|unit| map.can_stand(unit.kind, unit.location));
                for unit in moves
                    .filter(|unit| map.borders(*unit).iter().filter(|place| map.province_of(*place) == to).count() == 1)
                {
                    let from = map.province_of(unit.location);
                    let Some(other) = map.provinces().find(|other| {
                        ![from, to].contains(other)
                            && map.kind(*other).holds_armies()
                            && !small.contains(&folded(&written(map.id(*other))))
                    }) else {
                        continue;
                    };
                    let mut units = Units::new();
                    let second = Unit { power, kind: UnitKind::Army, location: other.location() };
                    units.place(map, unit).and_then(|()| units.place(map, second)).expect("room for both");
                    let turn = PhaseCode::read("S1901M").expect("a phase").turn;
                    let position =
                        Position { map, turn, units, centres: Centres::new(), options: GameOptions::default() };
                    let situation =
                        Situation { position, kind: dragoman_engine::PhaseKind::Movement, dislodged: Vec::new() };
                    let letter = if unit.kind == UnitKind::Army { "A" } else { "F" };
                    let (origin, goal, another) = (written(map.id(from)), written(map.id(to)), written(map.id(other)));
                    for typed in [
                        format!("{letter} {origin} - {goal}"),
                        format!("{letter} {origin}-{goal} A {another} H"),
                        format!("{letter} {origin} - {goal}, A {another} H"),
                        format!("A {another} H {letter} {origin}-{goal}"),
                        format!("{letter} {origin}-{goal} A {another} H").to_lowercase(),
                        format!("{origin}-{goal} {another} h").to_lowercase(),
                    ] {
                        tried += 1;
                        let read = reader::read(&situation, language, power, &rulebook, &typed);
                        let entries = reader::entries(map, &read);
                        let goes = |entry: &Entry| {
                            matches!(entry, Entry::Order { order, .. }
                                if order.contains(&format!(" - {}", map.id(to))))
                        };
                        let orders = entries.iter().filter(|entry| matches!(entry, Entry::Order { .. })).count();
                        if !entries.iter().any(goes) || orders != entries.len() {
                            let said: Vec<String> = entries.iter().map(ToString::to_string).collect();
                            wrong.push(format!("{language} {typed:?} => {}", said.join(" & ")));
                        }
                    }
                }
            }
        }
    }
    assert!(tried > 200, "only {tried}");
    assert!(wrong.is_empty(), "{} of {tried}:\n{}", wrong.len(), wrong.join("\n"));
}
