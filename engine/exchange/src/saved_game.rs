//! Saved games of the Python package `diplomacy` (1.1.2), the format in which the hobby's games and models are
//! exchanged.
//!
//! A file is a list of phases, each with the state before it, its orders and their results; the last one is the phase
//! that the game waits for, or `COMPLETED`. States are read as requests of the line format, which has the same
//! notation. What is written has every field but two, which only the package can know and doesn't need: the time of its
//! clock, and a hash from tables that it generates at random.

use dragoman_engine::{
    Due, Game, MAX_POWERS, Map, Phase, PhaseOrders, Played, Position, Power, ProvinceSet, Rulebook, WrittenOrder,
};
use serde_json::{Map as Object, Value, json};

use super::json::Json;
use super::request::{Fault, InvalidRequest, Request};
use super::{Maps, answer};

/// The package's name for each map, and ours. It has no Athens with two coasts, and none of our starts: such games keep our
/// name, with which we can read them again. The package then reports an unknown map instead of coasts that it doesn't know.
const MAPS: [(&str, &str); 3] = [
    ("standard", "classic"),
    ("ancmed", "ancient-mediterranean-one-coast"),
    ("ancient-mediterranean", "ancient-mediterranean"),
];

/// A saved game.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// The package's id of the game.
    pub id: String,
    /// The package's rules, such as `NO_PRESS`; they don't affect adjudication here.
    pub rules: Vec<String>,
    /// The phases with the orders given in them; of the last one, which is still to be played, perhaps none.
    pub phases: Vec<Request>,
    /// Whether the game is over: its last position is then that of the end, not of a phase.
    pub completed: Option<Value>,
}

impl SavedGame {
    /// Reads a saved game; `rulebook` is what its phases are to be adjudicated by, since the format doesn't say.
    ///
    /// # Errors
    /// Which phase can't be read, and why.
    pub fn read(text: &str, rulebook: &Rulebook) -> Result<SavedGame, InvalidRequest> {
        let refuse =
            |id: Option<&str>, (field, reason): Fault| InvalidRequest { id: id.map(str::to_owned), field, reason };
        let value: Value =
            serde_json::from_str(text).map_err(|error| refuse(None, ("", format!("the file is not JSON: {error}"))))?;
        let id =
            value.get("id").and_then(Value::as_str).ok_or(refuse(None, ("id", "it must be a string".to_owned())))?;
        read_game(id, &value, rulebook).map_err(|fault| refuse(Some(id), fault))
    }

    /// The phase that the game waits for; `None` if it is over, or was saved without any phase.
    pub fn waits_for(&self) -> Option<&Request> {
        if self.completed.is_some() { None } else { self.phases.last() }
    }
}

fn read_game(id: &str, value: &Value, rulebook: &Rulebook) -> Result<SavedGame, Fault> {
    let name = value.get("map").and_then(Value::as_str).unwrap_or("standard");
    let known = MAPS.iter().find(|(theirs, _)| *theirs == name).map(|(_, ours)| *ours);
    let variant = known.or_else(|| Map::starts_on_boards().into_iter().map(Map::variant).find(|start| *start == name));
    let variant = variant.ok_or_else(|| ("map", format!("`{name}` is not a map that can be read")))?;
    let rules = value.get("rules").and_then(Value::as_array).into_iter().flatten();
    let rules = rules.filter_map(Value::as_str).map(str::to_owned).collect();
    let saved = value.get("phases").and_then(Value::as_array).ok_or(("phases", "it must be a list".to_owned()))?;
    let mut game = SavedGame { id: id.to_owned(), rules, phases: Vec::new(), completed: None };
    for phase in saved {
        let name = phase.get("name").and_then(Value::as_str).unwrap_or_default();
        if name == "COMPLETED" {
            game.completed = phase.get("state").cloned();
            break;
        }
        if name == "FORMING" {
            continue;
        }
        let mut request =
            read_phase(id, variant, name, phase).map_err(|(_, why)| ("phases", format!("{name}: {why}")))?;
        request.rulebook = *rulebook;
        game.phases.push(request);
    }
    Ok(game)
}

fn read_phase(id: &str, variant: &str, name: &str, phase: &Value) -> Result<Request, Fault> {
    let state = phase.get("state").and_then(Value::as_object).ok_or(("state", "the state is missing".to_owned()))?;
    let mut fields = Object::new();
    fields.insert("variant".to_owned(), json!(variant));
    fields.insert("phase".to_owned(), json!(name));
    // Dislodged units are listed with the others, with a star, and again under `retreats`.
    let mut units = Object::new();
    for (power, texts) in state.get("units").and_then(Value::as_object).into_iter().flatten() {
        let on_board = |text: &&Value| text.as_str().is_none_or(|text| !text.starts_with('*'));
        let texts: Vec<&Value> = texts.as_array().into_iter().flatten().filter(on_board).collect();
        units.insert(power.clone(), json!(texts));
    }
    fields.insert("centers".to_owned(), state.get("centers").cloned().unwrap_or_default());
    if name.ends_with('R') {
        let retreats = state.get("retreats").and_then(Value::as_object);
        fields.insert("dislodged".to_owned(), vacant(retreats, &units));
    }
    fields.insert("units".to_owned(), Value::Object(units));
    let mut orders = Object::new();
    for (power, texts) in phase.get("orders").and_then(Value::as_object).into_iter().flatten() {
        if !texts.is_null() {
            orders.insert(power.clone(), texts.clone());
        }
    }
    fields.insert("orders".to_owned(), Value::Object(orders));
    let fields = Value::Object(fields);
    let Json::Object(fields) = Json::from(&fields) else { return Err(("state", "it must be an object".to_owned())) };
    Request::of_fields(&Maps::built_in(), id, &fields)
}

/// The retreats of a state without the occupied provinces among them: to a unit that a convoyed army dislodged the
/// package offers every neighbour.
fn vacant(retreats: Option<&Object<String, Value>>, units: &Object<String, Value>) -> Value {
    // A place without its coast: `F STP/SC` and `STP/NC` are one province.
    let province = |place: &str| place.split('/').next().map(str::to_owned);
    let standing = units.values().filter_map(Value::as_array).flatten().filter_map(Value::as_str);
    let occupied: Vec<String> = standing.filter_map(|unit| province(unit.rsplit(' ').next()?)).collect();
    let is_vacant = |place: &&Value| match place.as_str().and_then(province) {
        Some(province) => !occupied.contains(&province),
        None => true,
    };
    let of_unit = |(unit, places): (&String, &Value)| match places.as_array() {
        Some(places) => (unit.clone(), places.iter().filter(is_vacant).cloned().collect()),
        None => (unit.clone(), places.clone()),
    };
    let of_power = |(power, units): (&String, &Value)| match units.as_object() {
        Some(units) => (power.clone(), Value::Object(units.iter().map(of_unit).collect())),
        None => (power.clone(), units.clone()),
    };
    Value::Object(retreats.into_iter().flatten().map(of_power).collect())
}

/// A game as the package `diplomacy` saves it; `None` if its map has no name there.
pub fn save(game: &Game, id: &str) -> Option<Value> {
    let name = map_name(game.phase().position().map)?;
    let mut influence = Influence::new();
    let mut phases = Vec::new();
    for played in game.played() {
        influence.note(played.phase.position());
        phases.push(phase(id, name, &played.phase, Some(played), &influence));
    }
    influence.note(game.phase().position());
    phases.push(phase(id, name, game.phase(), None, &influence));
    Some(json!({ "id": id, "map": name, "rules": RULES, "phases": phases }))
}

/// One phase that was played, as the package saves it in a game that began with it; `None` if its map has no name
/// there.
pub fn save_played(played: &Played, id: &str) -> Option<Value> {
    let name = map_name(played.phase.position().map)?;
    let mut influence = Influence::new();
    influence.note(played.phase.position());
    Some(phase(id, name, &played.phase, Some(played), &influence))
}

fn map_name(map: &'static Map) -> Option<&'static str> {
    let theirs = MAPS.iter().find(|(_, ours)| *ours == map.variant()).map(|(theirs, _)| *theirs);
    let is_start = || Map::starts_on_boards().into_iter().any(|start| std::ptr::eq(start, map));
    theirs.or_else(|| is_start().then(|| map.variant()))
}

/// How the package is to continue the game.
const RULES: [&str; 1] = ["POWER_CHOICE"];

/// By power: the provinces that it was the last to be in. The package keeps them to colour its maps.
struct Influence([ProvinceSet; MAX_POWERS]);

impl Influence {
    const fn new() -> Self {
        Influence([ProvinceSet::EMPTY; MAX_POWERS])
    }

    fn note(&mut self, position: &Position) {
        for (power, provinces) in position.map.powers().zip(&mut self.0) {
            *provinces = (*provinces - position.units.occupied()) | position.units.of(power);
        }
    }
}

fn phase(id: &str, map_name: &str, phase: &Phase, played: Option<&Played>, influence: &Influence) -> Value {
    let map = phase.position().map;
    let mut state = state(phase, influence);
    state.insert("game_id".to_owned(), json!(id));
    state.insert("map".to_owned(), json!(map_name));
    state.insert("rules".to_owned(), json!(RULES));
    let name = state.get("name").cloned().unwrap_or_default();
    let of_power = |power: Power| {
        // Orders of the phase that is still to be played are secret: `null`, as in the package.
        (map.power_id(power).to_owned(), json!(played.map(|played| texts(map, played, power))))
    };
    let orders: Object<String, Value> = map.powers().map(of_power).collect();
    let mut results = played.map(|played| answer::results(&played.phase, &played.report)).unwrap_or_default();
    if matches!(phase, Phase::Adjustment(_)) {
        // An order that was carried out has an empty word there, in winter only.
        results.values_mut().filter(|words| **words == json!([])).for_each(|words| *words = json!([""]));
    }
    json!({ "name": name, "state": state, "orders": orders, "results": results, "messages": [] })
}

/// The orders that `power` gave, if they were orders.
fn texts(map: &Map, played: &Played, power: Power) -> Vec<String> {
    let text = |order: WrittenOrder| order.text(map).to_string();
    // The package can't read an order that refers to a unit which isn't there.
    let whole =
        |order: &WrittenOrder| [order.unit(), order.other()].into_iter().flatten().all(|unit| unit.kind.is_some());
    let units = &played.phase.position().units;
    match (&played.orders, &played.phase) {
        (PhaseOrders::Movement(orders), _) => {
            let own = orders.iter().filter(|(at, _)| units.of(power).contains(*at));
            own.filter_map(|(at, order)| order.written(units, at)).filter(whole).map(text).collect()
        }
        (PhaseOrders::Retreat(orders), Phase::Retreat(retreat)) => {
            let own = retreat.dislodged().filter(|(_, it)| it.unit.power == power);
            own.filter_map(|(from, it)| Some(orders.of(from)?.ok()?.written(it.unit))).map(text).collect()
        }
        (PhaseOrders::Adjustment(orders), _) => {
            orders.of(power).map(|order| order.written(units)).filter(whole).map(text).collect()
        }
        (PhaseOrders::Retreat(_), _) => Vec::new(),
    }
}

/// The state before a phase, with every field of the package that can be known here.
fn state(phase: &Phase, influence: &Influence) -> Object<String, Value> {
    let position = phase.position();
    let map = position.map;
    let next = answer::next(phase);
    let field = |name: &str| next.get(name).cloned().unwrap_or_default();
    let by_power = |of: &dyn Fn(Power) -> Value| -> Value {
        map.powers().map(|power| (map.power_id(power).to_owned(), of(power))).collect::<Object<_, _>>().into()
    };
    let (units, dislodged, centres) = (field("units"), field("dislodged"), field("centers"));
    let listed = |from: &Value, power: Power| {
        from.get(map.power_id(power)).and_then(Value::as_array).cloned().unwrap_or_default()
    };
    let with_dislodged = |power: Power| {
        let mut all = listed(&units, power);
        let gone = dislodged.get(map.power_id(power)).and_then(Value::as_object);
        all.extend(gone.into_iter().flatten().map(|(unit, _)| json!(format!("*{unit}"))));
        Value::Array(all)
    };
    let builds = |power: Power| {
        let (count, homes) = match phase {
            Phase::Adjustment(adjustment) => match adjustment.due(power) {
                Due::Nothing => (0, Vec::new()),
                Due::Builds { up_to, sites } => {
                    (i32::from(up_to.get()), sites.iter().map(|site| map.id(site)).collect())
                }
                Due::Disbands { exactly } => (-i32::from(exactly.get()), Vec::new()),
            },
            Phase::Movement(_) | Phase::Retreat(_) | Phase::Over(_) => (0, Vec::new()),
        };
        json!({ "count": count, "homes": homes })
    };
    let state = json!({
        "name": field("phase"),
        "note": "",
        "units": by_power(&with_dislodged),
        "retreats": by_power(&|power| dislodged.get(map.power_id(power)).cloned().unwrap_or(json!({}))),
        "centers": by_power(&|power| Value::Array(listed(&centres, power))),
        "homes": by_power(&|power| json!(map.home(power).iter().map(|home| map.id(home)).collect::<Vec<_>>())),
        "influence": by_power(&|power| {
            let provinces = influence.0.get(power.index()).copied().unwrap_or_default();
            json!(provinces.iter().map(|province| map.id(province)).collect::<Vec<_>>())
        }),
        "civil_disorder": by_power(&|power| json!(u8::from(position.options.disorder.contains(power)))),
        "builds": by_power(&builds),
    });
    match state {
        Value::Object(state) => state,
        _ => Object::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragoman_engine::{GameOptions, Orders, PowerSet};

    #[test]
    fn a_game_on_a_start_keeps_our_name_and_is_read_again() {
        for start in Map::starts_on_boards() {
            let game = Game::start(start, Rulebook::default(), GameOptions::default()).unwrap();
            let saved = save(&game, "g").unwrap();
            assert_eq!(saved["map"], start.variant());
            let read = SavedGame::read(&saved.to_string(), &Rulebook::default()).unwrap();
            let position = *read.waits_for().unwrap().phase.position();
            assert_eq!((position.map.variant(), position.units), (start.variant(), *start.start_units()));
        }
    }

    #[test]
    fn a_game_is_saved_and_read_again() {
        let map = Map::classic();
        let mut game = Game::start(map, Rulebook::default(), GameOptions::default()).unwrap();
        let Phase::Movement(movement) = *game.phase() else { unreachable!() };
        let lines = [("AUSTRIA", "A BUD - SER"), ("RUSSIA", "F STP/SC - BOT"), ("TURKEY", "F ANK - CON")];
        let submitted =
            lines.map(|(power, text)| (map.power(power).unwrap(), WrittenOrder::read(map, text).unwrap().into()));
        let orders = movement.collect(submitted, game.rulebook());
        game.play(PhaseOrders::Movement(orders), PowerSet::EMPTY).unwrap();
        let text = save(&game, "g1").unwrap().to_string();
        let saved = SavedGame::read(&text, game.rulebook()).unwrap();
        assert_eq!(saved.id, "g1");
        assert_eq!(saved.phases.len(), 2);
        assert_eq!(saved.phases[0].phase, Phase::Movement(movement));
        assert_eq!(saved.phases[0].orders.len(), 3);
        assert_eq!(saved.waits_for().map(|request| request.phase), Some(*game.phase()));
        assert_eq!(saved.phases[0].adjudicate().next, *game.phase());
    }

    #[test]
    fn a_retreat_phase_has_its_dislodged_units_with_a_star() {
        let line = r#"{"id":"x","variant":"classic","phase":"S1901R","units":{"ITALY":["A TRI"]},"dislodged":{"AUSTRIA":{"F TRI":["ALB"]}}}"#;
        let request = Request::read(line).unwrap();
        let game = Game::resume(request.phase, Rulebook::default());
        let saved = save(&game, "x").unwrap();
        assert_eq!(saved["phases"][0]["state"]["units"]["AUSTRIA"], json!(["*F TRI"]));
        assert_eq!(saved["phases"][0]["state"]["retreats"]["AUSTRIA"], json!({ "F TRI": ["ALB"] }));
        let read = SavedGame::read(&saved.to_string(), &Rulebook::default()).unwrap();
        assert_eq!(read.waits_for().map(|request| request.phase), Some(request.phase));
    }

    #[test]
    fn a_phase_that_cannot_be_read_is_named() {
        let text = r#"{"id":"g","map":"standard","phases":[{"name":"S1901M","state":{"units":{"ITALY":["A XXX"]}},"orders":{}}]}"#;
        assert_eq!(
            SavedGame::read(text, &Rulebook::default()).unwrap_err().to_string(),
            "field `phases`: S1901M: `A XXX` is not a unit: `XXX` is not a place on this map"
        );
    }

    #[test]
    fn missing_orders_are_read_as_none() {
        let game = Game::start(Map::classic(), Rulebook::default(), GameOptions::default()).unwrap();
        let saved = SavedGame::read(&save(&game, "g").unwrap().to_string(), game.rulebook()).unwrap();
        let Phase::Movement(movement) = &saved.phases[0].phase else { unreachable!() };
        assert_eq!(saved.phases[0].movement_orders(movement), Orders::new());
    }
}
