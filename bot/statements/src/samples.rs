//! Values for sentences whose words are looked at: what stands around them tells a meaning.

use dragoman_engine::{Map, Power, Province, Season, Turn, UnitKind, WrittenOrder, WrittenUnit};

use crate::clause::{Direction, Plan, Value};
use crate::meaning::{Meaning, Slot, SlotKind};

/// Stands for a clause or a day in a sample.
pub const MARK: char = '\u{1}';

/// Values for the sentences of a meaning: with and without what may be left out, in each season, of both kinds of unit.
pub fn samples(map: &Map, meaning: Meaning) -> Vec<Vec<(Slot, Value)>> {
    let mut all: Vec<Vec<(Slot, Value)>> = vec![Vec::new()];
    let inland: Vec<Province> = map.provinces().collect();
    let centres: Vec<Province> = inland.iter().copied().filter(|province| map.centres().contains(*province)).collect();
    let powers: Vec<Power> = map.powers().collect();
    for (at, slot) in meaning.slots().enumerate() {
        let power = |more: usize| powers.get((at * 2 + more) % powers.len().max(1)).copied();
        let centre = |more: usize| centres.get((at * 3 + more) % centres.len().max(1)).copied();
        let unit = |more: usize| centre(more).map(|centre| WrittenUnit::new(UnitKind::Army, centre.location()));
        let several = |count: usize| if slot.is_list() { count } else { 1 };
        let mut choices: Vec<Option<Value>> = match slot.kind() {
            // Verbs agree with the power that acts.
            SlotKind::Powers if slot == Slot::Power => {
                powers.iter().map(|power| Some(Value::Powers(vec![*power]))).collect()
            }
            SlotKind::Powers => vec![Some(Value::Powers((0..several(2)).filter_map(power).collect()))],
            SlotKind::Provinces => {
                (1..=several(2)).map(|count| Some(Value::Provinces((0..count).filter_map(centre).collect()))).collect()
            }
            SlotKind::Orders => (1..=several(2))
                .map(|count| {
                    Some(Value::Orders((0..count).filter_map(unit).map(|unit| WrittenOrder::Hold { unit }).collect()))
                })
                .collect(),
            SlotKind::Units => {
                (1..=several(2)).map(|count| Some(Value::Units((0..count).filter_map(unit).collect()))).collect()
            }
            SlotKind::UnitKind => [UnitKind::Army, UnitKind::Fleet].map(|kind| Some(Value::UnitKind(kind))).to_vec(),
            SlotKind::Turn => [Season::Spring, Season::Autumn, Season::Winter]
                .map(|season| Some(Value::Turn(Turn { year: 1901, season })))
                .to_vec(),
            SlotKind::Number => {
                let own = u32::try_from(at).unwrap_or_default();
                [1, 2, 5].map(|number| Some(Value::Number(number + 10 * own))).to_vec()
            }
            SlotKind::Plan => vec![Plan::ALL.first().copied().map(Value::Plan)],
            SlotKind::Direction => Direction::ALL.map(|direction| Some(Value::Direction(direction))).to_vec(),
            // Both stand at the end, and are looked at by themselves.
            SlotKind::Date | SlotKind::Clause => vec![None],
        };
        if meaning.may_have().contains(&slot) {
            choices.push(None);
        }
        all = all
            .into_iter()
            .flat_map(|values| {
                choices.iter().map(move |choice| {
                    let mut more = values.clone();
                    more.extend(choice.clone().map(|value| (slot, value)));
                    more
                })
            })
            .collect();
    }
    all
}
