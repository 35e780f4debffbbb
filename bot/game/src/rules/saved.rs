//! Converts between the store's records and the format of the Python package `diplomacy`.

use std::collections::BTreeMap;

use dragoman_engine as engine;
use dragoman_engine::{Map, Phase, PhaseOrders, Rulebook, WrittenOrder};
use dragoman_exchange::{InvalidRequest, SavedGame};
use serde_json::{Value, json};

use super::adjudicate::{adjudicate, phase_and_report};
use super::ids::power_id;
use super::position::{board, load, store};
use super::setup::{map, powers, rulebook};
use crate::model::{Cause, Game, OrderText, PhaseId, PhaseRecord, Position, PowerId, Settings, Stage};

/// The key of the file under which data is stored for which the format has no place.
const OWN: &str = "dragoman";

fn given(settings: &Settings, phase: &Phase, orders: &BTreeMap<PowerId, Vec<OrderText>>) -> Option<PhaseOrders> {
    let map = map(&settings.variant);
    let rulebook = rulebook(settings);
    let submitted =
        orders.iter().filter_map(|(power, orders)| Some((map.power(power)?, orders))).flat_map(|(power, orders)| {
            orders.iter().filter_map(move |order| Some((power, WrittenOrder::read(map, order).ok()?.into())))
        });
    Some(match phase {
        Phase::Movement(movement) => PhaseOrders::Movement(movement.collect(submitted, &rulebook)),
        Phase::Retreat(retreat) => PhaseOrders::Retreat(retreat.collect(submitted, &rulebook)),
        Phase::Adjustment(adjustment) => PhaseOrders::Adjustment(adjustment.collect(submitted, &rulebook)),
        Phase::Over(_) => return None,
    })
}

fn first_phase(game: &engine::Game, id: &str) -> Option<Value> {
    Some(dragoman_exchange::save(game, id)?.get("phases")?.get(0)?.clone())
}

/// Why a game can't be saved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSaved {
    /// Nothing was played yet.
    #[error("{0} hasn't begun: there is nothing to export")]
    NotBegun(String),
    /// It was cancelled before anything was played.
    #[error("{0} ended before anything was played: there is nothing to export")]
    NothingPlayed(String),
    /// It is played on a map that no reader of the file would have.
    #[error(
        "{game} is played on `{variant}`, a map of your own: files of that format only name maps that are part of the program"
    )]
    OwnMap {
        /// The game.
        game: String,
        /// The variant.
        variant: String,
    },
    /// Something in its history can't be expressed in the format.
    #[error("the history of {0} can't be written in that format")]
    Unwritable(String),
}

/// Whether the package knows the board of `variant`. It doesn't know Athens with two coasts: such a game has our name
/// of the board, and only we read it.
pub fn is_known_to_package(variant: &str) -> bool {
    matches!(variant, "classic" | "ancient-mediterranean-one-coast")
}

/// The phases that led to the present position: those that were rolled back are left out.
fn standing(phases: &[(u32, PhaseRecord)]) -> Vec<&PhaseRecord> {
    let mut line: Vec<&(u32, PhaseRecord)> = Vec::new();
    for phase in phases {
        match &phase.1.cause {
            Cause::Orders => line.push(phase),
            Cause::Edited { .. } => {}
            Cause::RolledBack { to, .. } => line.retain(|(number, _)| number < to),
        }
    }
    line.into_iter().map(|(_, record)| record).collect()
}

/// `game` as the package saves it: every phase of `phases`, by number, with its orders and results, and the present
/// phase without orders. It never contains messages between players, nor their names.
///
/// # Errors
/// If nothing was played, or something in the history can't be expressed in the format.
pub fn saved(game: &Game, phases: &[(u32, PhaseRecord)]) -> Result<Value, NotSaved> {
    let winners = match &game.stage {
        Stage::Lobby => return Err(NotSaved::NotBegun(game.name.clone())),
        Stage::Over(_) if phases.is_empty() => return Err(NotSaved::NothingPlayed(game.name.clone())),
        Stage::Running(_) => &[][..],
        Stage::Over(ending) => ending.winners.as_slice(),
    };
    if !is_built_in(&game.settings.variant) {
        return Err(NotSaved::OwnMap { game: game.name.clone(), variant: game.settings.variant.clone() });
    }
    let mut seats: Vec<_> = game.seats.iter().map(|seat| &seat.powers).collect();
    // People know who joined when: the order of joining would tell who plays what where that is secret.
    seats.sort();
    written(game, &standing(phases))
        .map(|mut all| {
            all[OWN] = json!({ "format": 1, "settings": game.settings, "seats": seats, "winners": winners });
            all
        })
        .ok_or_else(|| NotSaved::Unwritable(game.name.clone()))
}

/// Whether a map or a start is part of the program.
fn is_built_in(variant: &str) -> bool {
    Map::built_in().any(|map| map.variant() == variant)
}

fn written(game: &Game, records: &[&PhaseRecord]) -> Option<Value> {
    let (id, settings) = (&game.id.0, &game.settings);
    let last = match &game.stage {
        Stage::Lobby => return None,
        Stage::Running(running) => load(settings, &running.position)?,
        // A game may end during a phase, by a vote or by the game master.
        Stage::Over(ending) => {
            let map = map(&settings.variant);
            let winners = ending.winners.iter().filter_map(|power| map.power(power)).collect();
            let position = board(settings, &ending.position)?;
            Phase::Over(engine::Ending { position, winners, kind: engine::EndingKind::Draw })
        }
    };
    let mut phases = Vec::new();
    for record in records {
        let (phase, report) = phase_and_report(settings, record)?;
        let orders = given(settings, &phase, &record.orders)?;
        phases.push(dragoman_exchange::save_played(&engine::Played { phase: *phase, orders, report: *report }, id)?);
    }
    let game = engine::Game::resume(last, rulebook(settings));
    phases.push(first_phase(&game, id)?);
    let mut all = dragoman_exchange::save(&game, id)?;
    all["phases"] = Value::Array(phases);
    Some(all)
}

/// A game that was imported.
#[derive(Clone, Debug)]
pub struct Imported {
    /// Its settings: those in the file, else the usual ones of its map.
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
    /// Phases after which the file's position differs from the result of these rules; the file's is kept.
    pub otherwise: Vec<PhaseId>,
}

/// Why a file can't be imported.
#[derive(Debug, thiserror::Error)]
pub enum NotImported {
    /// It isn't a saved game.
    #[error("this is no saved game of the package diplomacy: {0}")]
    Refused(#[from] InvalidRequest),
    /// It contains no phase.
    #[error("there is no phase in this file")]
    Empty,
    /// What was agreed in the game can't be read: it would go on by other rules.
    #[error("the {0} of this game can't be read; a newer version may have written them")]
    Own(&'static str),
}

/// What is under `key` in the part of the file that only we read; `None` if there is nothing.
fn own<T: serde::de::DeserializeOwned>(file: &Value, key: &'static str) -> Result<Option<T>, NotImported> {
    let Some(value) = file.get(OWN).and_then(|own| own.get(key)) else { return Ok(None) };
    serde_json::from_value(value.clone()).map(Some).map_err(|_| NotImported::Own(key))
}

/// Whether this version knows the rulebook, and all that was agreed beside it.
fn is_known(settings: &Settings) -> bool {
    let map = map(&settings.variant);
    Rulebook::preset(&settings.rulebook).is_some_and(|mut rulebook| {
        settings.options.iter().all(|(key, value)| rulebook.set_for(map, key, value).is_ok())
    })
}

/// Whether each power is one of the map's, and has one seat.
fn are_seats_of(variant: &str, seats: &[Vec<PowerId>]) -> bool {
    let mut left = powers(variant);
    let mut takes = |power: &PowerId| left.iter().position(|one| one == power).map(|at| left.remove(at)).is_some();
    seats.iter().all(|seat| !seat.is_empty() && seat.iter().all(&mut takes))
}

/// Reads a saved game; `habit` has the settings that the file doesn't contain.
///
/// # Errors
/// If it isn't a saved game, or has no phase.
pub fn import(text: &str, habit: &Settings) -> Result<Imported, NotImported> {
    let value: Value = serde_json::from_str(text).unwrap_or_default();
    let is_foreign = value.get(OWN).is_none();
    let mut settings = own(&value, "settings")?.unwrap_or_else(|| habit.clone());
    let game = SavedGame::read(text, &rulebook(&settings))?;
    let first = game.phases.first().ok_or(NotImported::Empty)?;
    settings.variant = first.phase.position().map.variant().to_owned();
    if !is_known(&settings) {
        return Err(NotImported::Own("settings"));
    }
    let map = map(&settings.variant);
    let positions: Vec<Position> = game.phases.iter().map(|request| store(&settings, &request.phase)).collect();
    let end = game.completed.as_ref();
    let end = end.map(|state| (state, positions.last().and_then(|before| ended(&settings, state, before))));
    let over = end.is_some();
    // The package keeps the phase in which a draw was agreed on, without orders: it wasn't played. We don't.
    let drawn = is_foreign
        && game.phases.last().is_some_and(|last| last.orders.is_empty())
        && positions
            .last()
            .zip(end.as_ref())
            .is_some_and(|(last, (_, end))| end.as_ref().is_some_and(|end| stays(last, end)));
    let played = if over && !drawn { game.phases.len() } else { game.phases.len() - 1 };
    let mut records: Vec<PhaseRecord> = Vec::with_capacity(played);
    let mut otherwise = Vec::new();
    for (number, request) in game.phases.iter().take(played).enumerate() {
        let mut orders: BTreeMap<PowerId, Vec<OrderText>> = BTreeMap::new();
        for (power, text) in &request.orders {
            orders.entry(power_id(map, *power)).or_default().push(text.as_str().into());
        }
        let mut record = adjudicate(&settings, &positions[number], &orders);
        if let Some(next) = positions.get(number + 1).filter(|next| !same(&record.after, next)) {
            otherwise.push(record.before.phase.clone());
            record.after = next.clone();
        }
        records.push(record);
    }
    let last = records.last();
    let winners = own(&value, "winners")?;
    let won = last.map(|record| record.winners.clone()).filter(|winners| !winners.is_empty());
    let noted = || end.as_ref().map(|(state, _)| noted_winners(map, state));
    let winners = winners.or(won).or_else(noted).unwrap_or_default();
    let now = match (&end, last) {
        (Some((_, Some(end))), last) => {
            if let Some(record) = last.filter(|record| !drawn && !stays(&record.after, end)) {
                otherwise.push(record.before.phase.clone());
            }
            end.clone()
        }
        (Some((_, None)), Some(record)) => Position { phase: PhaseId::completed(), ..record.after.clone() },
        (Some((_, None)) | None, _) => positions.last().cloned().ok_or(NotImported::Empty)?,
    };
    if let Some(record) = records.last_mut().filter(|_| over && !drawn) {
        record.after = now.clone();
        record.winners.clone_from(&winners);
    }
    let seats = own(&value, "seats")?.unwrap_or_else(|| super::setup::seats(&settings));
    if !are_seats_of(&settings.variant, &seats) {
        return Err(NotImported::Own("seats"));
    }
    Ok(Imported { seats, records, now, over, winners, otherwise, settings })
}

/// What the file's state has in `field` for each power, without what was dislodged.
fn listed<T: for<'a> From<&'a str>>(state: &Value, field: &str) -> BTreeMap<PowerId, Vec<T>> {
    let by_power = state.get(field).and_then(Value::as_object).into_iter().flatten();
    let listed = |texts: &Value| -> Vec<T> {
        let texts = texts.as_array().into_iter().flatten().filter_map(Value::as_str);
        texts.filter(|text| !text.starts_with('*')).map(T::from).collect()
    };
    by_power
        .map(|(power, texts)| (power.as_str().into(), listed(texts)))
        .filter(|(_, texts)| !texts.is_empty())
        .collect()
}

/// The final position in the file; `None` if it is impossible.
fn ended(settings: &Settings, state: &Value, before: &Position) -> Option<Position> {
    let end = Position {
        phase: PhaseId::completed(),
        units: listed(state, "units"),
        centers: listed(state, "centers"),
        dislodged: BTreeMap::new(),
        ..before.clone()
    };
    board(settings, &end).map(|_| end)
}

/// Whether the final position has the same units and centres as the one before it.
fn stays(before: &Position, end: &Position) -> bool {
    same(&Position { phase: end.phase.clone(), dislodged: BTreeMap::new(), ..before.clone() }, end)
}

/// The winners, by the package's note at the end: `Victory by: FRA, GER`.
fn noted_winners(map: &Map, state: &Value) -> Vec<PowerId> {
    let note = state.get("note").and_then(Value::as_str).unwrap_or_default();
    let (_, names) = note.split_once(':').unwrap_or_default();
    let names: Vec<&str> = names.split(',').map(str::trim).filter(|name| name.len() >= 3).collect();
    let is_named = |id: &PowerId| names.iter().any(|name| id.starts_with(name));
    map.powers().map(|power| power_id(map, power)).filter(is_named).collect()
}

fn same(one: &Position, other: &Position) -> bool {
    let sorted = |position: &Position| {
        let mut position = position.clone();
        position.units.values_mut().for_each(|units| units.sort());
        position.centers.values_mut().for_each(|centres| centres.sort());
        (position.phase, position.units, position.centers, position.dislodged)
    };
    sorted(one) == sorted(other)
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::event::{PersonId, PlatformName};
    use crate::model::{Ending, PhaseTimes, Running, SCHEMA, Seat};

    /// A game of classic whose seats are in the order of joining.
    fn game(stage: Stage) -> Game {
        let settings = crate::rules::tests::settings("classic");
        let mut seats: Vec<_> = crate::rules::seats(&settings)
            .into_iter()
            .map(|powers| {
                let name = powers[0].to_lowercase();
                Seat::taken(PersonId::new(PlatformName::Local, &name), name, String::new()).with(powers)
            })
            .collect();
        seats.rotate_left(3);
        let game = json!({
            "schema": SCHEMA, "id": "g1", "name": "Bosforo", "channel": "local:hall", "creator": "local:ola",
            "master": "ola", "commitment": { "seed": "5eed", "hash": "11" }, "seats": [], "stage": "lobby",
            "settings": settings,
        });
        Game { seats, stage, ..serde_json::from_value(game).unwrap() }
    }

    fn running(number: u32, position: &Position) -> Game {
        game(Stage::Running(Box::new(Running::new(
            number,
            position.clone(),
            Timestamp::UNIX_EPOCH,
            PhaseTimes::default(),
        ))))
    }

    fn ordered(orders: &[(&str, &[&str])]) -> BTreeMap<PowerId, Vec<OrderText>> {
        let texts = |texts: &[&str]| texts.iter().map(|text| (*text).into()).collect();
        orders.iter().map(|(power, orders)| ((*power).into(), texts(orders))).collect()
    }

    #[test]
    fn what_was_agreed_is_never_replaced_by_the_usual() {
        let settings = crate::rules::tests::settings("classic");
        let file = saved(&running(1, &crate::rules::opening(&settings)), &[]).unwrap();
        import(&file.to_string(), &settings).unwrap();
        for (pointer, wrong, named) in [
            ("/dragoman/settings/press", json!("telepathy"), "settings"),
            ("/dragoman/settings/rulebook", json!("2091"), "settings"),
            ("/dragoman/seats/0", json!(["ATLANTIS"]), "seats"),
            ("/dragoman/seats/0", json!(["ITALY", "ITALY"]), "seats"),
            ("/dragoman/winners", json!("ITALY"), "winners"),
        ] {
            let mut file = file.clone();
            *file.pointer_mut(pointer).unwrap() = wrong;
            let error = import(&file.to_string(), &settings).unwrap_err().to_string();
            assert!(error.contains(named), "{pointer}: {error}");
        }
    }

    #[test]
    fn a_game_is_saved_and_imported_again() {
        let settings = crate::rules::tests::settings("classic");
        let opening = crate::rules::opening(&settings);
        let orders = ordered(&[("ITALY", &["A VEN - TRI"]), ("AUSTRIA", &["F TRI - ALB", "A VIE - GAL"])]);
        let spring = adjudicate(&settings, &opening, &orders);
        let autumn = adjudicate(&settings, &spring.after, &BTreeMap::new());
        let file = saved(&running(3, &autumn.after), &[(1, spring.clone()), (2, autumn.clone())]).unwrap();
        assert_eq!(file["phases"][0]["orders"]["ITALY"], json!(["A VEN - TRI"]));
        let last = &file["phases"][2]["orders"]["ITALY"];
        assert!(last.as_array().is_none_or(Vec::is_empty), "what is still to be played has no orders: {last}");
        let read = import(&file.to_string(), &settings).unwrap();
        assert_eq!((read.records.len(), read.over), (2, false));
        assert_eq!(read.otherwise, [""; 0]);
        assert!(same(&read.now, &autumn.after), "{:?} {:?}", read.now, autumn.after);
        assert_eq!(read.records[0].orders, spring.orders);
        assert_eq!(read.seats, crate::rules::seats(&settings));
    }

    #[test]
    fn who_plays_what_isnt_revealed_by_the_order_of_joining_or_otherwise() {
        let settings = crate::rules::tests::settings("classic");
        let opening = crate::rules::opening(&settings);
        let spring = adjudicate(&settings, &opening, &BTreeMap::new());
        let one = running(2, &spring.after);
        let mut other = one.clone();
        other.seats.rotate_left(2);
        for (number, seat) in other.seats.iter_mut().enumerate() {
            seat.called(&format!("person {number}"));
        }
        other.commitment.seed = "another".to_owned();
        let phases = [(1, spring)];
        assert_eq!(saved(&one, &phases).unwrap(), saved(&other, &phases).unwrap());
    }

    #[test]
    fn phases_that_were_rolled_back_are_left_out() {
        let settings = crate::rules::tests::settings("classic");
        let opening = crate::rules::opening(&settings);
        let slip = adjudicate(&settings, &opening, &ordered(&[("ITALY", &["A VEN - TRI"])]));
        let back = PhaseRecord {
            before: slip.after.clone(),
            orders: BTreeMap::new(),
            results: BTreeMap::new(),
            after: opening.clone(),
            winners: Vec::new(),
            cause: Cause::RolledBack { to: 1, reason: "a slip".to_owned() },
            report: None,
        };
        let spring = adjudicate(&settings, &opening, &ordered(&[("ITALY", &["A VEN - TYR"])]));
        let phases = [(1, slip), (2, back), (3, spring.clone())];
        let read = import(&saved(&running(4, &spring.after), &phases).unwrap().to_string(), &settings).unwrap();
        assert_eq!(read.otherwise, [""; 0]);
        let played: Vec<_> = read.records.iter().map(|record| &record.orders).collect();
        assert_eq!(played, [&spring.orders]);
    }

    #[test]
    fn a_drawn_game_is_saved_as_completed() {
        let settings = crate::rules::tests::settings("classic");
        let spring = adjudicate(&settings, &crate::rules::opening(&settings), &BTreeMap::new());
        let winners = vec!["ITALY".into(), "FRANCE".into()];
        let completed = Position { phase: PhaseId::completed(), ..spring.after.clone() };
        // During a phase, and by its result.
        for position in [spring.after.clone(), completed] {
            let over = game(Stage::Over(Ending {
                winners: winners.clone(),
                position,
                at: Timestamp::UNIX_EPOCH,
                by: None,
                keeps_secrets: false,
            }));
            let file = saved(&over, &[(1, spring.clone())]).unwrap();
            assert_eq!(file["phases"][1]["name"], "COMPLETED");
            let read = import(&file.to_string(), &settings).unwrap();
            assert!(read.over);
            assert_eq!(read.winners, winners);
            assert_eq!((read.now.phase.as_str(), &read.now.units), ("COMPLETED", &spring.after.units));
        }
    }

    #[test]
    fn a_board_that_the_package_cant_read_keeps_our_name() {
        for variant in Map::built_in().map(Map::variant) {
            let settings = crate::rules::tests::settings(variant);
            let mut game = running(1, &crate::rules::opening(&settings));
            game.settings = settings;
            let map = saved(&game, &[]).unwrap()["map"].clone();
            assert_eq!(is_known_to_package(variant), map != *variant, "{variant} is {map}");
        }
    }

    #[test]
    fn a_game_that_cant_be_saved_says_why() {
        assert_eq!(saved(&game(Stage::Lobby), &[]), Err(NotSaved::NotBegun("Bosforo".to_owned())));
        let over = Ending {
            winners: Vec::new(),
            position: Position::default(),
            at: Timestamp::UNIX_EPOCH,
            by: None,
            keeps_secrets: false,
        };
        let called_off = game(Stage::Over(over));
        assert_eq!(saved(&called_off, &[]), Err(NotSaved::NothingPlayed("Bosforo".to_owned())));
        let elsewhere = crate::rules::opening(&crate::rules::tests::settings("ancient-mediterranean"));
        assert_eq!(saved(&running(1, &elsewhere), &[]), Err(NotSaved::Unwritable("Bosforo".to_owned())));
    }

    #[test]
    fn a_file_that_isnt_a_game_is_refused_in_a_sentence() {
        let settings = crate::rules::tests::settings("classic");
        let error = import("{}", &settings).unwrap_err().to_string();
        assert!(error.starts_with("this is no saved game"), "{error}");
    }

    #[test]
    fn a_game_that_the_package_drew_ends_as_the_file_says() {
        let text = include_str!("../../../../tests/saved_games/ancient-mediterranean.json");
        let settings = crate::rules::tests::settings("classic");
        let read = import(text, &settings).unwrap();
        let file: Value = serde_json::from_str(text).unwrap();
        let phases = file["phases"].as_array().unwrap();
        // Neither the end nor the phase in which the draw was agreed on was played.
        assert_eq!((read.over, read.records.len()), (true, phases.len() - 2));
        assert_eq!(read.winners, ["CARTHAGE", "EGYPT", "GREECE", "PERSIA", "ROME"]);
        let end = &phases[phases.len() - 1]["state"];
        assert_eq!(json!(read.now.units), end["units"]);
        assert_eq!(json!(read.now.centers), end["centers"]);
    }
}
