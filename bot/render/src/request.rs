//! What a request of the exchange format shows, independent of language.
//!
//! A request with orders is adjudicated for their outcomes; results in the request take precedence, since they may be
//! somebody else's.

use dragoman_engine::{
    AdjustmentOrder, Failure, Fate, Location, Map, Movement, MovementOrder, Orders, Outcome as EngineOutcome, Phase,
    Position, Power, Province, ProvinceSet, Report, Retreat, RetreatOrder, Rulebook, Unit, WrittenOrder, WrittenUnit,
};
use dragoman_exchange::{InvalidRequest, Request};
use serde_json::{Map as Object, Value};

use crate::error::RenderError;
use crate::palette::Theme;
use crate::scene::{Outcome, Scene};
use crate::scene_of::{ResolvedOrder, SceneWords};

/// The kinds of pictures that can be requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestKind {
    /// The board: after the orders, if the next phase is known.
    Position,
    /// Orders and their outcomes.
    Results,
    /// One power's own orders.
    Preview,
    /// Units that must retreat, and their possible destinations.
    Retreats,
}

/// Why a request can't be drawn.
#[derive(Debug, thiserror::Error)]
pub enum RequestError {
    /// The request describes no position.
    #[error(transparent)]
    Invalid(#[from] InvalidRequest),
    /// `results` doesn't have the form of an answer.
    #[error("field `results`: it must be an object from units to lists of words")]
    Results,
    /// `results` names a unit that doesn't exist.
    #[error("field `results`: there is no unit `{0}` in this phase")]
    NoSuchUnit(String),
    /// `next` describes no position.
    #[error("field `next`: {0}")]
    Next(String),
    /// A preview without a power.
    #[error("whose orders should be shown? Name the power, for example --power ITALY")]
    NoPower,
    /// A power that isn't on this map.
    #[error("`{0}` isn't a power of this map")]
    UnknownPower(String),
    /// No unit must retreat.
    #[error("no unit has to retreat in this position")]
    NoRetreats,
}

/// The subject of the picture, for the title bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// The board.
    Position,
    /// Orders and their outcomes.
    Results,
    /// This power's orders.
    Preview(Power),
    /// Retreats that are due.
    Retreats,
    /// Retreats and their outcomes.
    RetreatResults,
    /// Builds and removals.
    Adjustments,
}

/// The content of a picture, to be described in words.
#[derive(Clone, Debug)]
pub struct Description {
    /// The position to describe: after the orders, if that is known.
    pub board: Position,
    /// Orders with their outcomes; holds aren't included.
    pub orders: Vec<(WrittenOrder, Outcome)>,
    /// Units that were dislodged by these orders.
    pub dislodged: Vec<Unit>,
    /// Units that must retreat, and their possible destinations.
    pub retreats: Vec<(Unit, Vec<Location>)>,
    /// New units.
    pub built: Vec<Unit>,
    /// Removed units.
    pub removed: Vec<Unit>,
}

enum Content {
    Position,
    Movement(Vec<(Province, ResolvedOrder)>),
    MovementPreview { movement: Box<Movement>, power: Power, orders: Box<Orders<MovementOrder>>, rulebook: Rulebook },
    Retreats(Retreat, Option<Power>),
    RetreatOrders(Retreat, Vec<(Province, RetreatOrder, Option<EngineOutcome>)>),
    Adjustments(Vec<(Power, AdjustmentOrder)>),
}

/// A request for a picture.
pub struct RenderRequest {
    /// The board that is drawn.
    drawn: Position,
    /// The board after the orders, if known.
    after: Option<Position>,
    content: Content,
    preview: Option<Power>,
    /// Who has won the game alone with these orders.
    winner: Option<Power>,
}

impl RenderRequest {
    /// Parses a request, with `results` and `next` of its answer if they are there.
    ///
    /// Without a `kind` the picture shows results if there are orders, otherwise the position.
    ///
    /// # Errors
    /// The problem with the request, for a person.
    pub fn read(line: &str, kind: Option<RequestKind>, power: Option<&str>) -> Result<Self, RequestError> {
        let request = Request::read(line)?;
        let fields: Object<String, Value> = serde_json::from_str(line).unwrap_or_default();
        let map = request.map();
        let power = power
            .map(|id| map.power(&id.to_ascii_uppercase()).ok_or_else(|| RequestError::UnknownPower(id.to_owned())))
            .transpose()?;
        let given = given_results(&fields)?;
        let next = match fields.get("next") {
            None | Some(Value::Null) => None,
            Some(next) => Some(read_next(&fields, next)?),
        };
        let asked = !request.orders.is_empty() || given.is_some();
        let kind = kind.unwrap_or(if asked { RequestKind::Results } else { RequestKind::Position });
        let adjudicated = (next.is_none() && asked).then(|| request.adjudicate().next);
        let after = next.or(adjudicated);
        let winner = match &after {
            Some(Phase::Over(ending)) => ending.winners.only(),
            Some(Phase::Movement(_) | Phase::Retreat(_) | Phase::Adjustment(_)) | None => None,
        };
        let before = *request.phase.position();
        let mut asked_for = Self {
            drawn: before,
            after: after.map(|phase| *phase.position()),
            content: Content::Position,
            preview: None,
            winner,
        };
        match kind {
            RequestKind::Position => {
                if let Some(after) = asked_for.after {
                    asked_for.drawn = after;
                }
            }
            RequestKind::Retreats => {
                let due = [Some(request.phase), after].into_iter().flatten().find_map(|phase| match phase {
                    Phase::Retreat(retreat) => Some(retreat),
                    Phase::Movement(_) | Phase::Adjustment(_) | Phase::Over(_) => None,
                });
                let retreat = due.filter(|due| due.dislodged().next().is_some()).ok_or(RequestError::NoRetreats)?;
                asked_for.drawn = *retreat.position();
                asked_for.after = None;
                asked_for.winner = None;
                asked_for.content = Content::Retreats(retreat, power);
            }
            RequestKind::Results => asked_for.content = results(&request, given.as_ref())?,
            RequestKind::Preview => {
                let power = power.ok_or(RequestError::NoPower)?;
                asked_for.after = None;
                asked_for.winner = None;
                asked_for.preview = Some(power);
                asked_for.content = preview(&request, power);
            }
        }
        Ok(asked_for)
    }

    /// The map that is drawn.
    #[must_use]
    pub fn map(&self) -> &'static Map {
        self.drawn.map
    }

    /// The turn that the title names.
    #[must_use]
    pub fn turn(&self) -> dragoman_engine::Turn {
        self.drawn.turn
    }

    /// The subject of the picture, for the title bar.
    #[must_use]
    pub fn shows(&self) -> Shows {
        match (&self.content, self.preview) {
            (_, Some(power)) => Shows::Preview(power),
            (Content::Position, None) => Shows::Position,
            (Content::Movement(_) | Content::MovementPreview { .. }, None) => Shows::Results,
            (Content::Retreats(..), None) => Shows::Retreats,
            (Content::RetreatOrders(..), None) => Shows::RetreatResults,
            (Content::Adjustments(_), None) => Shows::Adjustments,
        }
    }

    /// The scene.
    ///
    /// # Errors
    /// If the map has no board.
    pub fn scene(&self, words: SceneWords, theme: Theme) -> Result<Scene, RenderError> {
        let with_centres = |scene: Scene| match &self.after {
            Some(after) => scene.with_centres_of(after),
            None => scene,
        };
        let scene = match &self.content {
            Content::Position => Scene::position(&self.drawn, words, theme),
            Content::Movement(orders) => {
                Scene::results(&self.drawn, orders.iter().copied(), words, theme).map(with_centres)
            }
            Content::MovementPreview { movement, power, orders, rulebook } => {
                Scene::preview(movement, *power, orders, rulebook, words, theme)
            }
            Content::Retreats(retreat, power) => Scene::retreats(retreat, *power, words, theme),
            Content::RetreatOrders(retreat, told) => {
                Scene::retreat_results(retreat, told.iter().copied(), words, theme).map(with_centres)
            }
            Content::Adjustments(done) => Scene::adjustments(&self.drawn, done.iter().copied(), words, theme),
        }?;
        Ok(match self.winner {
            Some(winner) => scene.won_by(winner),
            None => scene,
        })
    }

    /// The same, to be described in words.
    #[must_use]
    pub fn description(&self) -> Description {
        let mut description = Description {
            board: self.after.unwrap_or(self.drawn),
            orders: Vec::new(),
            dislodged: Vec::new(),
            retreats: Vec::new(),
            built: Vec::new(),
            removed: Vec::new(),
        };
        match &self.content {
            Content::Position => {}
            Content::Movement(resolved) => {
                for (at, resolved) in resolved {
                    description.orders.extend(self.written(*at, resolved.order).map(|order| (order, resolved.outcome)));
                    description.dislodged.extend(self.drawn.units.at(*at).filter(|_| resolved.dislodged));
                }
            }
            Content::MovementPreview { orders, .. } => {
                for (at, order) in orders.iter() {
                    description.orders.extend(self.written(at, order).map(|order| (order, Outcome::Given)));
                }
            }
            Content::Retreats(retreat, power) => {
                let shown = |unit: &Unit| power.is_none_or(|power| power == unit.power);
                description.retreats = retreat
                    .dislodged()
                    .filter(|(_, driven)| shown(&driven.unit))
                    .map(|(_, driven)| (driven.unit, driven.retreats.iter().collect()))
                    .collect();
            }
            Content::RetreatOrders(retreat, told) => {
                for (at, order, verdict) in told {
                    let Some(driven) = retreat.dislodged_from(*at) else { continue };
                    description
                        .orders
                        .push((order.written(driven.unit), verdict.map_or(Outcome::Given, Outcome::from)));
                }
            }
            Content::Adjustments(done) => {
                for (power, order) in done {
                    match *order {
                        AdjustmentOrder::Build { kind, at } => {
                            description.built.push(Unit { power: *power, kind, location: at });
                        }
                        AdjustmentOrder::Remove { unit } => description.removed.extend(self.drawn.units.at(unit)),
                        AdjustmentOrder::Waive => {}
                    }
                }
            }
        }
        description
    }

    /// An order as it is written; holds are left out.
    fn written(&self, at: Province, order: MovementOrder) -> Option<WrittenOrder> {
        if order == MovementOrder::Hold { None } else { order.written(&self.drawn.units, at) }
    }
}

/// The words of `results` by unit.
type Given = Vec<(String, Vec<String>)>;

fn given_results(fields: &Object<String, Value>) -> Result<Option<Given>, RequestError> {
    let results = match fields.get("results") {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::Object(results)) => results,
        Some(_) => return Err(RequestError::Results),
    };
    let words = |words: &Value| -> Option<Vec<String>> {
        words.as_array()?.iter().map(|word| word.as_str().map(str::to_owned)).collect()
    };
    results
        .iter()
        .map(|(unit, list)| Some((unit.clone(), words(list)?)))
        .collect::<Option<Given>>()
        .map(Some)
        .ok_or(RequestError::Results)
}

/// The phase in `next`: a request like the first, with other fields replaced.
fn read_next(fields: &Object<String, Value>, next: &Value) -> Result<Phase, RequestError> {
    let Value::Object(next) = next else { return Err(RequestError::Next("it must be an object".to_owned())) };
    let mut request = Object::new();
    for field in ["id", "variant", "setup", "coin"] {
        if let Some(value) = fields.get(field) {
            request.insert(field.to_owned(), value.clone());
        }
    }
    for (field, value) in next {
        request.insert(field.clone(), value.clone());
    }
    // A finished game still has a board: that of its last turn.
    if request.get("phase").and_then(Value::as_str) == Some("COMPLETED")
        && let Some(phase) = fields.get("phase").and_then(Value::as_str)
    {
        let phase = phase.strip_suffix('R').map_or_else(|| phase.to_owned(), |turn| format!("{turn}M"));
        request.insert("phase".to_owned(), Value::String(phase));
    }
    if request.get("phase").and_then(Value::as_str).is_some_and(|phase| !phase.ends_with('R')) {
        request.remove("dislodged");
    }
    match Request::read(&Value::Object(request).to_string()) {
        Ok(request) => Ok(request.phase),
        Err(refused) => Err(RequestError::Next(refused.to_string())),
    }
}

/// The unit's province by its text in the exchange format.
fn province_of(map: &Map, unit: &str) -> Option<Province> {
    let (_, place) = unit.split_once(' ')?;
    Some(map.province_of(map.location(place)?))
}

fn results(request: &Request, given: Option<&Given>) -> Result<Content, RequestError> {
    let map = request.map();
    let mut words: Vec<(Province, &Vec<String>)> = Vec::new();
    for (unit, list) in given.into_iter().flatten() {
        let at = province_of(map, unit).ok_or_else(|| RequestError::NoSuchUnit(unit.clone()))?;
        words.push((at, list));
    }
    let said = |at: Province| words.iter().find(|(unit, _)| *unit == at).map(|(_, words)| *words);
    let went_well = |list: &Vec<String>| list.iter().all(|word| word == "dislodged");
    Ok(match request.adjudicate().report {
        Some(Report::Movement(report)) => {
            let ordered = match &request.phase {
                Phase::Movement(movement) => request.movement_orders(movement).given(),
                Phase::Retreat(_) | Phase::Adjustment(_) | Phase::Over(_) => ProvinceSet::EMPTY,
            };
            for (at, _) in &words {
                if report.resolved(*at).is_none() {
                    return Err(RequestError::NoSuchUnit(map.id(*at).to_owned()));
                }
            }
            let orders = ResolvedOrder::all(&report).map(|(at, mut resolved)| {
                if let Some(list) = said(at) {
                    resolved.outcome = if went_well(list) { Outcome::Succeeded } else { Outcome::Failed };
                    resolved.dislodged = list.iter().any(|word| word == "dislodged");
                    resolved.standoff &= resolved.outcome == Outcome::Failed;
                }
                (at, resolved)
            });
            // A unit without an order gets no sign of a hold, unless it was dislodged.
            Content::Movement(orders.filter(|(at, it)| ordered.contains(*at) || it.dislodged).collect())
        }
        Some(Report::Retreat(report)) => {
            let Phase::Retreat(retreat) = request.phase else { return Ok(Content::Position) };
            let told = report.iter().map(|(at, resolved)| {
                let verdict = match said(at) {
                    Some(list) if went_well(list) => EngineOutcome::Succeeds,
                    Some(_) => EngineOutcome::Fails(Failure::RetreatCollision { with: ProvinceSet::EMPTY }),
                    None => resolved.outcome,
                };
                let gone = resolved.fate == Fate::Disbanded && resolved.order == RetreatOrder::Disband;
                (at, if gone { RetreatOrder::Disband } else { resolved.order }, Some(verdict))
            });
            Content::RetreatOrders(retreat, told.collect())
        }
        Some(Report::Adjustment(report)) => {
            let done = report.iter().filter(|resolved| {
                let at = resolved.unit.map(|unit| map.province_of(unit.location));
                match at.and_then(said) {
                    Some(list) => went_well(list),
                    None => resolved.outcome == EngineOutcome::Succeeds,
                }
            });
            Content::Adjustments(done.map(|resolved| (resolved.power, resolved.order)).collect())
        }
        None => Content::Position,
    })
}

/// The orders of one power as it wrote them, without their outcome.
fn preview(request: &Request, power: Power) -> Content {
    let map = request.map();
    let own = request
        .orders
        .iter()
        .filter(|(whose, _)| *whose == power)
        .filter_map(|(_, text)| WrittenOrder::read(map, text).ok());
    let at = |unit: WrittenUnit| map.province_of(unit.at);
    match &request.phase {
        Phase::Movement(movement) => {
            let mut orders = Orders::new();
            for written in own {
                if let (Some(unit), Some(order)) = (written.unit(), written.movement(map)) {
                    let mine = movement.position().units.of(power).contains(at(unit));
                    // As adjudication reads it, with coasts added where only one is possible.
                    let lawful = movement.check(at(unit), order, &request.rulebook).unwrap_or(order);
                    if mine {
                        orders.give(at(unit), lawful);
                    }
                }
            }
            Content::MovementPreview {
                movement: Box::new(*movement),
                power,
                orders: Box::new(orders),
                rulebook: request.rulebook,
            }
        }
        Phase::Retreat(retreat) => {
            let mut told = Vec::new();
            for written in own {
                let Some(unit) = written.unit() else { continue };
                let mine = retreat.dislodged_from(at(unit)).is_some_and(|driven| driven.unit.power == power);
                if let (true, Some(order)) = (mine, written.retreat()) {
                    told.push((at(unit), order, None));
                }
            }
            Content::RetreatOrders(*retreat, told)
        }
        Phase::Adjustment(_) => {
            Content::Adjustments(own.filter_map(|written| Some((power, written.adjustment(map)?))).collect())
        }
        Phase::Over(_) => Content::Position,
    }
}
