//! The answer of `dragoman legal`.

use dragoman_engine::{AdjustmentOrder, Due, Map, Phase, WrittenOrder, WrittenUnit};
use serde_json::{Map as Object, Value, json};

use super::Request;

pub(super) fn answer(request: &Request) -> Value {
    let mut legal = Object::new();
    let mut build_sites = Object::new();
    let mut must_remove = Object::new();
    let map = request.map();
    match &request.phase {
        Phase::Movement(movement) => {
            let units = &movement.position().units;
            for (at, unit) in units.iter() {
                let orders = movement.legal(at, &request.rulebook);
                let texts = orders.into_iter().filter_map(|order| order.written(units, at));
                legal.insert(unit.text(map).to_string(), list(map, texts));
            }
        }
        Phase::Retreat(retreat) => {
            for (from, dislodged) in retreat.dislodged() {
                let texts = retreat.legal(from).into_iter().map(|order| order.written(dislodged.unit));
                legal.insert(dislodged.unit.text(map).to_string(), list(map, texts));
            }
        }
        Phase::Adjustment(adjustment) => {
            let units = &adjustment.position().units;
            for power in map.powers() {
                let orders = adjustment.legal(power);
                let id = map.power_id(power).to_owned();
                match adjustment.due(power) {
                    Due::Nothing => continue,
                    Due::Builds { .. } => {
                        let sites = orders.iter().filter_map(|order| match *order {
                            AdjustmentOrder::Build { kind, at } => Some(WrittenUnit::new(kind, at)),
                            AdjustmentOrder::Remove { .. } | AdjustmentOrder::Waive => None,
                        });
                        build_sites.insert(id, json!(sites.map(|it| it.text(map).to_string()).collect::<Vec<_>>()));
                    }
                    Due::Disbands { exactly } => {
                        must_remove.insert(id, json!(exactly));
                    }
                }
                for order in orders {
                    let written = order.written(units);
                    // A waived build names no unit.
                    let Some(unit) = written.unit() else { continue };
                    legal.insert(unit.text(map).to_string(), list(map, [written]));
                }
            }
        }
        Phase::Over(_) => {}
    }
    json!({ "id": request.id, "legal": legal, "build_sites": build_sites, "must_remove": must_remove })
}

fn list(map: &Map, orders: impl IntoIterator<Item = WrittenOrder>) -> Value {
    json!(orders.into_iter().map(|order| order.text(map).to_string()).collect::<Vec<_>>())
}
