//! Reading a request of the line format.

use std::collections::BTreeMap;

use dragoman_engine::{
    Adjustment, AdjustmentOrders, Centres, Count, DatedEnd, Dislodged, GameOptions, LocationSet, Map, Movement,
    MovementOrder, Orders, Phase, PhaseCode, PhaseKind, Position, Power, PowerSet, Province, ProvinceSet, Retreat,
    RetreatOrder, Rulebook, Setup, Side, Submitted, Turn, Unit, UnitKind, Units, WrittenOrder, WrittenUnit,
};
use serde_json::{Value, json};

use super::Maps;
use super::json::{Json, Object};

/// A phase, its rules and the orders given, as a line of the exchange format describes them.
#[derive(Clone, Debug)]
pub struct Request {
    /// Returned unchanged.
    pub id: String,
    /// The rules of the game.
    pub rulebook: Rulebook,
    /// Whether reasons are wanted.
    pub explain: bool,
    /// The phase. Never [`Phase::Over`].
    pub phase: Phase,
    /// The orders as they were written, power by power.
    pub orders: Vec<(Power, String)>,
}

/// Why a line doesn't describe a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("field `{field}`: {reason}")]
pub struct InvalidRequest {
    /// The request's id, if it could be read.
    pub id: Option<String>,
    /// The field that is wrong.
    pub field: &'static str,
    /// What is wrong with it.
    pub reason: String,
}

impl InvalidRequest {
    /// The answer to the invalid request.
    pub fn answer(&self) -> Value {
        let error = if self.field.is_empty() { self.reason.clone() } else { self.to_string() };
        json!({ "id": self.id, "error": error })
    }
}

/// The field that names the map.
pub(super) const VARIANT: &str = "variant";

/// What is wrong with a field.
pub(super) type Fault = (&'static str, String);

impl Request {
    /// Reads a line about one of the built-in maps.
    ///
    /// # Errors
    /// Which field is wrong, and why.
    pub fn read(line: &str) -> Result<Request, InvalidRequest> {
        Request::read_on(&Maps::built_in(), line)
    }

    /// Reads a line about one of `maps`.
    ///
    /// # Errors
    /// Which field is wrong, and why.
    pub fn read_on(maps: &Maps, line: &str) -> Result<Request, InvalidRequest> {
        let refuse =
            |id: Option<&str>, (field, reason): Fault| InvalidRequest { id: id.map(str::to_owned), field, reason };
        let value: Json<'_> =
            serde_json::from_str(line).map_err(|error| refuse(None, ("", format!("the line is not JSON: {error}"))))?;
        let Json::Object(fields) = &value else {
            return Err(refuse(None, ("", "the line is not a JSON object".to_owned())));
        };
        let id = match fields.get("id") {
            Some(Json::Text(id)) => &**id,
            Some(_) => return Err(refuse(None, ("id", "it must be a string".to_owned()))),
            None => return Err(refuse(None, ("id", "it is missing".to_owned()))),
        };
        Request::of_fields(maps, id, fields).map_err(|fault| refuse(Some(id), fault))
    }

    pub(super) fn of_fields(maps: &Maps, id: &str, fields: &Object<'_>) -> Result<Request, Fault> {
        let variant = string(fields, VARIANT)?.ok_or(missing(VARIANT))?;
        let map = maps.find(variant).ok_or_else(|| {
            let known = maps.iter().map(Map::variant).collect::<Vec<_>>().join("`, `");
            (VARIANT, format!("`{variant}` is unknown; it can be `{known}`"))
        })?;
        let rulebook = rulebook(map, fields)?;
        let explain = match fields.get("explain") {
            None | Some(Json::Null) => false,
            Some(Json::Bool(explain)) => *explain,
            Some(_) => return Err(("explain", "it must be true or false".to_owned())),
        };
        let code = string(fields, "phase")?.ok_or(missing("phase"))?;
        let code = PhaseCode::read(code)
            .ok_or_else(|| ("phase", format!("`{code}` is not a phase such as S1901M, F1901R or W1901A")))?;
        let position = Position {
            map,
            turn: code.turn,
            units: units(map, fields)?,
            centres: centres(map, fields)?,
            options: options(map, fields)?,
        };
        let phase = phase(position, code, fields)?;
        let orders = orders(map, fields)?;
        Ok(Request { id: id.to_owned(), rulebook, explain, phase, orders })
    }

    /// The map.
    pub const fn map(&self) -> &'static Map {
        self.phase.position().map
    }

    /// What the powers wrote; a text that can't be read but names a unit is returned as that unit.
    fn submitted(&self) -> impl Iterator<Item = (Power, Submitted)> {
        self.orders.iter().filter_map(|(power, text)| {
            let written = match WrittenOrder::read(self.map(), text) {
                Ok(order) => Submitted::Order(order),
                Err(_) => Submitted::Unreadable(unit_named_in(self.map(), text)?),
            };
            Some((*power, written))
        })
    }

    /// The orders for `movement`, one for each unit.
    pub fn movement_orders(&self, movement: &Movement) -> Orders<MovementOrder> {
        movement.collect(self.submitted(), &self.rulebook)
    }

    /// The orders for `retreat`, one for each unit.
    pub fn retreat_orders(&self, retreat: &Retreat) -> Orders<RetreatOrder> {
        retreat.collect(self.submitted(), &self.rulebook)
    }

    /// The units that the powers wrote in orders to remove one, by power and province; of several in one province the first.
    pub(super) fn named(&self) -> BTreeMap<(Power, Province), WrittenUnit> {
        let mut named = BTreeMap::new();
        for (power, submitted) in self.submitted() {
            if let Submitted::Order(WrittenOrder::Disband { unit }) = submitted {
                named.entry((power, self.map().province_of(unit.at))).or_insert(unit);
            }
        }
        named
    }

    /// The orders for `adjustment`, in the order in which they were given.
    pub fn adjustment_orders(&self, adjustment: &Adjustment) -> AdjustmentOrders {
        adjustment.collect(self.submitted(), &self.rulebook)
    }
}

/// The unit that a text names at its beginning, if it can be read that far.
fn unit_named_in(map: &Map, text: &str) -> Option<WrittenUnit> {
    let mut words = text.split_ascii_whitespace();
    let first = words.next()?;
    let named = if matches!(first, "A" | "F") { format!("{first} {}", words.next()?) } else { first.to_owned() };
    WrittenUnit::read(map, &named).ok()
}

fn missing(field: &'static str) -> Fault {
    (field, "it is missing".to_owned())
}

fn string<'v>(fields: &'v Object<'_>, field: &'static str) -> Result<Option<&'v str>, Fault> {
    match fields.get(field) {
        None | Some(Json::Null) => Ok(None),
        Some(Json::Text(text)) => Ok(Some(text)),
        Some(_) => Err((field, "it must be a string".to_owned())),
    }
}

/// The fields of an object; none if it isn't there.
fn object<'v, 't>(fields: &'v Object<'t>, field: &'static str) -> Result<Option<&'v Object<'t>>, Fault> {
    match fields.get(field) {
        None | Some(Json::Null) => Ok(None),
        Some(Json::Object(object)) => Ok(Some(object)),
        Some(_) => Err((field, "it must be an object".to_owned())),
    }
}

fn list<'v>(value: &'v Json<'_>, field: &'static str) -> Result<impl Iterator<Item = Result<&'v str, Fault>>, Fault> {
    let Json::List(items) = value else { return Err((field, "it must hold lists".to_owned())) };
    Ok(items.iter().map(move |item| item.as_str().ok_or_else(|| (field, "its lists must hold strings".to_owned()))))
}

fn power(map: &Map, field: &'static str, id: &str) -> Result<Power, Fault> {
    map.power(id).ok_or_else(|| (field, format!("no power is called `{id}`")))
}

fn rulebook(map: &Map, fields: &Object<'_>) -> Result<Rulebook, Fault> {
    let mut rulebook = match string(fields, "rulebook")? {
        None => Rulebook::default(),
        Some(name) => Rulebook::preset(name).ok_or_else(|| {
            ("rulebook", format!("`{name}` is unknown; it can be `{}`", Rulebook::PRESETS.join("`, `")))
        })?,
    };
    for (key, value) in object(fields, "options")?.into_iter().flat_map(Object::iter) {
        let Json::Text(value) = value else {
            return Err(("options", format!("the value of `{key}` must be a string")));
        };
        rulebook.set_for(map, key, value).map_err(|why| ("options", why.to_string()))?;
    }
    Ok(rulebook)
}

fn unit(map: &Map, field: &'static str, power: Power, text: &str) -> Result<Unit, Fault> {
    let read = WrittenUnit::read(map, text).map_err(|why| (field, format!("`{text}` is not a unit: {why}")))?;
    let kind = read.kind.ok_or_else(|| (field, format!("`{text}` does not say whether it is A or F")))?;
    if !map.can_stand(kind, read.at) {
        let hint = match kind {
            UnitKind::Fleet if map.has_coasts(map.province_of(read.at)) => ": it needs one of its coasts",
            UnitKind::Army | UnitKind::Fleet => "",
        };
        return Err((field, format!("`{text}` cannot stand there{hint}")));
    }
    Ok(Unit { power, kind, location: read.at })
}

fn units(map: &Map, fields: &Object<'_>) -> Result<Units, Fault> {
    let mut units = Units::new();
    for (id, texts) in object(fields, "units")?.ok_or(missing("units"))?.iter() {
        let power = power(map, "units", id)?;
        for text in list(texts, "units")? {
            let text = text?;
            let unit = unit(map, "units", power, text)?;
            units.place(map, unit).map_err(|why| ("units", format!("`{text}`: {why}")))?;
        }
    }
    Ok(units)
}

fn centres(map: &Map, fields: &Object<'_>) -> Result<Centres, Fault> {
    let mut centres = Centres::new();
    for (id, texts) in object(fields, "centers")?.into_iter().flat_map(Object::iter) {
        let power = power(map, "centers", id)?;
        for text in list(texts, "centers")? {
            let text = text?;
            let centre = map.province(text).ok_or_else(|| ("centers", format!("no province is called `{text}`")))?;
            if !map.centres().contains(centre) {
                return Err(("centers", format!("{text} is not a supply centre")));
            }
            if centres.owner(centre).is_some_and(|owner| owner != power) {
                return Err(("centers", format!("{text} has two owners")));
            }
            centres.give(centre, power);
        }
    }
    Ok(centres)
}

fn options(map: &Map, fields: &Object<'_>) -> Result<GameOptions, Fault> {
    let mut options = GameOptions::default();
    if let Some(name) = string(fields, "setup")? {
        options.setup =
            Setup::of_name(name).ok_or_else(|| ("setup", format!("`{name}` is not a set-up such as `players-6`")))?;
        if !options.setup.fits(map) {
            return Err(("setup", format!("`{name}` is not for {}", map.variant())));
        }
    }
    if let Some(name) = string(fields, "coin")? {
        let side = [Side::Allies, Side::Central].into_iter().find(|side| side.name() == name);
        let side = side.ok_or_else(|| ("coin", format!("`{name}` is neither `allies` nor `central`")))?;
        if let Setup::Players2 { coin } = &mut options.setup {
            *coin = Some(side);
        }
    }
    match fields.get("disorder") {
        None | Some(Json::Null) => {}
        Some(value @ Json::List(_)) => {
            let powers = list(value, "disorder")?.map(|id| power(map, "disorder", id?));
            options.disorder = powers.collect::<Result<PowerSet, Fault>>()?;
        }
        Some(_) => return Err(("disorder", "it must be a list of powers".to_owned())),
    }
    if let Some(end) = object(fields, "end")? {
        let after = end.get("after").and_then(Json::as_str).and_then(Turn::read);
        let after = after.ok_or_else(|| ("end", "`after` must be a turn such as F1910".to_owned()))?;
        let by = match end.get("by").and_then(Json::as_str) {
            Some("centres") => Count::Centres,
            Some("units") => Count::Units,
            _ => return Err(("end", "`by` must be `centres` or `units`".to_owned())),
        };
        options.end = Some(DatedEnd { after, by });
    }
    Ok(options)
}

fn phase(position: Position, code: PhaseCode, fields: &Object<'_>) -> Result<Phase, Fault> {
    let dislodged = dislodged(&position, fields)?;
    if code.kind != PhaseKind::Retreat && !dislodged.is_empty() {
        return Err(("dislodged", format!("units can only be dislodged in a retreat phase, not in {code}")));
    }
    let phase = match code.kind {
        PhaseKind::Movement => Movement::new(position).map(Phase::Movement),
        PhaseKind::Retreat => Retreat::described(position, dislodged).map(Phase::Retreat),
        PhaseKind::Adjustment => Adjustment::new(position).map(Phase::Adjustment),
    };
    phase.map_err(|why| ("dislodged", why.to_string()))
}

fn dislodged(position: &Position, fields: &Object<'_>) -> Result<Vec<Dislodged>, Fault> {
    const FIELD: &str = "dislodged";
    let map = position.map;
    let mut found: Vec<Dislodged> = Vec::new();
    let mut provinces = ProvinceSet::EMPTY;
    for (id, units) in object(fields, FIELD)?.into_iter().flat_map(Object::iter) {
        let power = power(map, FIELD, id)?;
        let Json::Object(units) = units else {
            return Err((FIELD, format!("{id} must have an object of units with their retreats")));
        };
        for (text, retreats) in units.iter() {
            let unit = unit(map, FIELD, power, text)?;
            let from = map.province_of(unit.location);
            if provinces.contains(from) {
                return Err((FIELD, format!("two units were dislodged from {}", map.id(from))));
            }
            provinces.insert(from);
            let mut places = LocationSet::EMPTY;
            for place in list(retreats, FIELD)? {
                let place = place?;
                let to = map.location(place).filter(|&to| map.can_stand(unit.kind, to));
                let to = to.ok_or_else(|| (FIELD, format!("`{text}` cannot stand in `{place}`")))?;
                if position.units.occupied().contains(map.province_of(to)) {
                    return Err((FIELD, format!("`{text}` cannot retreat to `{place}`: a unit stands there")));
                }
                places.insert(to);
            }
            found.push(Dislodged { unit, retreats: places });
        }
    }
    found.sort_by_key(|it| map.province_of(it.unit.location));
    Ok(found)
}

fn orders(map: &Map, fields: &Object<'_>) -> Result<Vec<(Power, String)>, Fault> {
    let mut orders = Vec::new();
    for (id, texts) in object(fields, "orders")?.into_iter().flat_map(Object::iter) {
        let power = power(map, "orders", id)?;
        for text in list(texts, "orders")? {
            orders.push((power, text?.to_owned()));
        }
    }
    Ok(orders)
}
