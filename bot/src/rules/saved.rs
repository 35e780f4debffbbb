//! Games in the format of the Python package `diplomacy`, from the store's records and back.

use std::collections::BTreeMap;

use dragoman_engine as engine;
use dragoman_engine::exchange::{Refused, SavedGame};
use dragoman_engine::{AdjustmentOrders, Phase, PhaseOrders, WrittenOrder};
use serde_json::{Value, json};

use super::{adjudicate, board, load, map, rulebook, store};
use crate::game::{OrderText, PhaseRecord, Position, PowerId, Settings};

/// Where the file says what the format has no place for.
const OWN: &str = "dragoman";

fn given(settings: &Settings, phase: &Phase, orders: &BTreeMap<PowerId, Vec<OrderText>>) -> Option<PhaseOrders> {
    let map = map(&settings.variant);
    let rulebook = rulebook(settings);
    let written =
        orders.iter().filter_map(|(power, orders)| Some((map.power(power)?, orders))).flat_map(|(power, orders)| {
            orders.iter().filter_map(move |order| Some((power, WrittenOrder::read(map, order).ok()?)))
        });
    Some(match phase {
        Phase::Movement(movement) => {
            PhaseOrders::Movement(movement.collect(written.map(|(power, order)| (power, Ok(order))), &rulebook))
        }
        Phase::Retreat(retreat) => {
            PhaseOrders::Retreat(retreat.collect(written.map(|(power, order)| (power, Ok(order))), &rulebook))
        }
        Phase::Adjustment(_) => {
            let mut all = AdjustmentOrders::default();
            for (power, order) in written {
                if let Some(order) = order.adjustment(map) {
                    all.give(power, order);
                }
            }
            PhaseOrders::Adjustment(all)
        }
        Phase::Over(_) => return None,
    })
}

fn first_phase(game: &engine::Game, id: &str) -> Option<Value> {
    Some(game.saved(id)?.get("phases")?.get(0)?.clone())
}

/// A game as the package saves it: every phase with its orders and results, and what is still to be played without
/// orders. What players said to each other is never in it. None if its map has no name in that
/// format.
pub fn saved(
    id: &str,
    settings: &Settings,
    seats: &[Vec<PowerId>],
    records: &[PhaseRecord],
    now: Option<&Position>,
    winners: &[PowerId],
) -> Option<Value> {
    let mut phases = Vec::new();
    for record in records.iter().filter(|record| record.cause.is_orders()) {
        let phase = load(settings, &record.before)?;
        let mut game = engine::Game::resume(phase, rulebook(settings));
        let orders = given(settings, &phase, &record.orders)?;
        game.play(orders, phase.position().terms.disorder).ok()?;
        phases.push(first_phase(&game, id)?);
    }
    let last = now?;
    let phase = match load(settings, last) {
        Some(phase) => phase,
        None => {
            let map = map(&settings.variant);
            let winners = winners.iter().filter_map(|power| map.power(power)).collect();
            let position = board(settings, last)?;
            Phase::Over(engine::Ending { position, winners, kind: engine::EndingKind::Draw })
        }
    };
    let game = engine::Game::resume(phase, rulebook(settings));
    phases.push(first_phase(&game, id)?);
    let mut all = game.saved(id)?;
    all["phases"] = Value::Array(phases);
    all[OWN] = json!({ "format": 1, "settings": settings, "seats": seats, "winners": winners });
    Some(all)
}

/// A game that was read.
#[derive(Clone, Debug)]
pub struct Imported {
    /// Its rules: those that the file names, else the habitual ones of its map.
    pub settings: Settings,
    /// Powers by seat.
    pub seats: Vec<Vec<PowerId>>,
    /// What was played.
    pub records: Vec<PhaseRecord>,
    /// The last position.
    pub now: Position,
    /// Whether it is over.
    pub over: bool,
    /// Who has won.
    pub winners: Vec<PowerId>,
    /// Phases after which the file has another position than these rules lead to; the file's is kept.
    pub otherwise: Vec<String>,
}

/// Why a file can't be imported.
#[derive(Debug, thiserror::Error)]
pub enum NotImported {
    /// It is no saved game.
    #[error("this is no saved game of the package diplomacy: {0}")]
    Refused(#[from] Refused),
    /// It holds nothing to go on with.
    #[error("there is no phase in this file")]
    Empty,
}

/// Reads a saved game; `habit` gives the rules that the file doesn't name.
///
/// # Errors
/// If it is no saved game, or has no phase.
pub fn import(text: &str, habit: &Settings) -> Result<Imported, NotImported> {
    let value: Value = serde_json::from_str(text).unwrap_or_default();
    let own = value.get(OWN);
    let read = |key: &str| own.and_then(|own| own.get(key)).cloned();
    let named: Option<Settings> = read("settings").and_then(|settings| serde_json::from_value(settings).ok());
    let mut settings = named.unwrap_or_else(|| habit.clone());
    let game = SavedGame::read(text, &rulebook(&settings))?;
    let first = game.phases.first().ok_or(NotImported::Empty)?;
    settings.variant = first.phase.position().map.variant().to_owned();
    let map = map(&settings.variant);
    let positions: Vec<Position> = game.phases.iter().map(|request| store(&settings, &request.phase)).collect();
    let over = game.completed.is_some();
    let played = if over { game.phases.len() } else { game.phases.len() - 1 };
    let mut records: Vec<PhaseRecord> = Vec::with_capacity(played);
    let mut otherwise = Vec::new();
    for (number, request) in game.phases.iter().take(played).enumerate() {
        let mut orders: BTreeMap<PowerId, Vec<OrderText>> = BTreeMap::new();
        for (power, text) in &request.orders {
            orders.entry(map.power_id(*power).to_owned()).or_default().push(text.clone());
        }
        let mut record = adjudicate(&settings, &positions[number], &orders);
        if let Some(next) = positions.get(number + 1).filter(|next| !same(&record.after, next)) {
            otherwise.push(record.before.phase.clone());
            record.after = next.clone();
        }
        records.push(record);
    }
    let last = records.last();
    let winners = read("winners").and_then(|winners| serde_json::from_value(winners).ok());
    let winners = winners.or_else(|| last.map(|record| record.winners.clone())).unwrap_or_default();
    let now = match (over, last) {
        (true, Some(record)) => Position { phase: "COMPLETED".to_owned(), ..record.after.clone() },
        _ => positions.last().cloned().ok_or(NotImported::Empty)?,
    };
    if let Some(record) = records.last_mut().filter(|_| over) {
        record.after = now.clone();
        record.winners.clone_from(&winners);
    }
    let seats = read("seats").and_then(|seats| serde_json::from_value(seats).ok());
    let seats = seats.unwrap_or_else(|| super::seats(&settings));
    Ok(Imported { seats, records, now, over, winners, otherwise, settings })
}

fn same(one: &Position, other: &Position) -> bool {
    let sorted = |position: &Position| {
        let mut position = position.clone();
        position.units.values_mut().chain(position.centers.values_mut()).for_each(|texts| texts.sort());
        (position.phase, position.units, position.centers, position.dislodged)
    };
    sorted(one) == sorted(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_saved_and_imported_again() {
        let settings = crate::rules::tests::settings("classic");
        let opening = crate::rules::opening(&settings);
        let orders = BTreeMap::from([
            ("ITALY".to_owned(), vec!["A VEN - TRI".to_owned()]),
            ("AUSTRIA".to_owned(), vec!["F TRI - ALB".to_owned(), "A VIE - GAL".to_owned()]),
        ]);
        let spring = adjudicate(&settings, &opening, &orders);
        let autumn = adjudicate(&settings, &spring.after, &BTreeMap::new());
        let seats = crate::rules::seats(&settings);
        let records = [spring.clone(), autumn.clone()];
        let file = saved("g1", &settings, &seats, &records, Some(&autumn.after), &[]).unwrap();
        assert_eq!(file["phases"][0]["orders"]["ITALY"], json!(["A VEN - TRI"]));
        let last = &file["phases"][2]["orders"]["ITALY"];
        assert!(last.as_array().is_none_or(Vec::is_empty), "what is still to be played has no orders: {last}");
        let read = import(&file.to_string(), &settings).unwrap();
        assert_eq!((read.records.len(), read.over), (2, false));
        assert_eq!(read.otherwise, [""; 0]);
        assert!(same(&read.now, &autumn.after), "{:?} {:?}", read.now, autumn.after);
        assert_eq!(read.records[0].orders, spring.orders);
        assert_eq!(read.seats, seats);
    }

    #[test]
    fn a_drawn_game_is_saved_as_completed() {
        let settings = crate::rules::tests::settings("classic");
        let spring = adjudicate(&settings, &crate::rules::opening(&settings), &BTreeMap::new());
        let end = Position { phase: "COMPLETED".to_owned(), ..spring.after.clone() };
        let winners = ["ITALY".to_owned(), "FRANCE".to_owned()];
        let seats = crate::rules::seats(&settings);
        let file = saved("g1", &settings, &seats, &[spring], Some(&end), &winners).unwrap();
        assert_eq!(file["phases"][1]["name"], "COMPLETED");
        let read = import(&file.to_string(), &settings).unwrap();
        assert!(read.over);
        assert_eq!(read.winners, winners);
        assert_eq!(read.now.phase, "COMPLETED");
    }

    #[test]
    fn what_is_no_game_is_refused_in_a_sentence() {
        let settings = crate::rules::tests::settings("classic");
        let error = import("{}", &settings).unwrap_err().to_string();
        assert!(error.starts_with("this is no saved game"), "{error}");
    }
}
