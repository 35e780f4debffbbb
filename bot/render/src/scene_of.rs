//! Scenes from the engine's values.
//!
//! Each kind of picture has its function: a position, the results of a phase, one power's own orders, due retreats. A
//! supply centre has its owner's tint. Other land has the tint of the unit on it; otherwise land within a country's
//! borders has the tint of the adjacent home centres of the country, if they have one owner. So a map has no gaps, and
//! no power is shown as the owner of another's land.

use std::sync::Arc;

use dragoman_engine::{
    AdjustmentOrder, ConvoyPath, Failure, Movement, MovementOrder, MovementReport, Orders, Outcome as EngineOutcome,
    Position, Power, Province, ProvinceKind, ProvinceSet, Resolved, Retreat, RetreatOrder, Rulebook, Travel, Unit,
};

use crate::drawn_map::DrawnMap;
use crate::error::RenderError;
use crate::marks::Marks;
use crate::palette::Theme;
use crate::scene::{Act, LabelText, LegendWords, Order, Outcome, Piece, PowerBadge, Scene, State, Translations};

/// All texts of a picture, in the reader's language.
#[derive(Clone, Debug, Default)]
pub struct SceneWords {
    /// The title bar's first line.
    pub title: String,
    /// The title bar's second line.
    pub subtitle: String,
    /// The powers' names, in the map's order.
    pub powers: Vec<String>,
    /// The provinces' abbreviations, in the map's order.
    pub provinces: Vec<String>,
    /// Their full names, in the same order, if they shall be printed wherever they have room; empty: only abbreviations are.
    pub names: Vec<String>,
    /// The same in every language in which the picture may be drawn: then lines are at the same place in all of them, and
    /// what is under the labels is drawn once. This language may be missing.
    pub translated: Vec<Vec<String>>,
    /// The legend's texts, if the picture has a legend.
    pub legend: Option<LegendWords>,
}

/// An order of a movement phase with the part of its outcome that a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResolvedOrder {
    /// The order.
    pub order: MovementOrder,
    /// Its outcome.
    pub outcome: Outcome,
    /// Whether the unit was dislodged.
    pub dislodged: bool,
    /// Whether the unit and another that went to the same province stood each other off.
    pub standoff: bool,
    /// The path of an army that moved, or was ordered to move, by convoy.
    pub path: Option<ConvoyPath>,
}

impl ResolvedOrder {
    /// All orders of a report, by the province of the unit.
    pub fn all(report: &MovementReport) -> impl Iterator<Item = (Province, ResolvedOrder)> + '_ {
        report.iter().map(|(at, resolved)| (at, Self::new(resolved, report.travel(at))))
    }

    fn new(resolved: &Resolved<MovementOrder>, travel: Option<Travel>) -> Self {
        let path = match travel {
            Some(Travel::By(path)) => Some(path),
            Some(Travel::OnFoot | Travel::NoPath) | None => None,
        };
        Self {
            order: resolved.order,
            outcome: resolved.outcome.into(),
            dislodged: resolved.fate.is_dislodged(),
            standoff: matches!(resolved.outcome, EngineOutcome::Fails(Failure::Standoff { .. })),
            path,
        }
    }
}

impl From<EngineOutcome> for Outcome {
    fn from(outcome: EngineOutcome) -> Self {
        match outcome {
            EngineOutcome::Succeeds => Self::Succeeded,
            EngineOutcome::Fails(_) | EngineOutcome::Void(_) => Self::Failed,
        }
    }
}

const fn piece(unit: Unit, state: State) -> Piece {
    Piece { power: unit.power, kind: unit.kind, at: unit.location, state }
}

const fn order(unit: Unit, act: Act, outcome: Outcome) -> Order {
    Order { power: unit.power, from: unit.location, act, outcome, standoff: false }
}

/// The drawn form of an order of a movement phase.
fn act(order: MovementOrder, path: Option<ConvoyPath>) -> Act {
    match order {
        MovementOrder::Hold => Act::Hold,
        MovementOrder::Move { to, .. } => Act::Move { to, path: path.map(Box::new) },
        MovementOrder::SupportHold { unit } => Act::SupportHold { unit },
        MovementOrder::SupportMove { from, to } => Act::SupportMove { from, to },
        MovementOrder::Convoy { army, to } => Act::Convoy { from: army, to },
    }
}

impl Scene {
    /// The present board.
    ///
    /// # Errors
    /// If the map has no board.
    pub fn position(position: &Position, words: SceneWords, theme: Theme) -> Result<Self, RenderError> {
        let mut scene = Self::bare(position, words, theme)?;
        scene.pieces = position.units.iter().map(|(_, unit)| piece(unit, State::Stands)).collect();
        Ok(scene)
    }

    /// Orders and their outcomes, on the position in which they were given.
    ///
    /// # Errors
    /// If the map has no board.
    pub fn results(
        before: &Position,
        orders: impl IntoIterator<Item = (Province, ResolvedOrder)>,
        words: SceneWords,
        theme: Theme,
    ) -> Result<Self, RenderError> {
        let mut scene = Self::position(before, words, theme)?;
        for (at, resolved) in orders {
            let Some(unit) = before.units.at(at) else { continue };
            if resolved.dislodged {
                scene.mark(unit, State::Dislodged);
            }
            let drawn = order(unit, act(resolved.order, resolved.path), resolved.outcome);
            scene.orders.push(Order { standoff: resolved.standoff && resolved.outcome == Outcome::Failed, ..drawn });
        }
        // Where one of them was stronger and went in, the others only failed.
        let goal = |order: &Order| order.goal().map(|to| before.map.province_of(to));
        let won = scene.orders.iter().filter(|order| order.outcome == Outcome::Succeeded);
        let entered: ProvinceSet = won.filter_map(goal).collect();
        for order in &mut scene.orders {
            order.standoff &= goal(order).is_some_and(|to| !entered.contains(to));
        }
        Ok(scene)
    }

    /// One power's own orders before adjudication, without those of others.
    ///
    /// # Errors
    /// If the map has no board.
    pub fn preview(
        movement: &Movement,
        power: Power,
        orders: &Orders<MovementOrder>,
        rulebook: &Rulebook,
        words: SceneWords,
        theme: Theme,
    ) -> Result<Self, RenderError> {
        let mut own = Orders::new();
        for (at, order) in orders.iter().filter(|(at, _)| movement.position().units.of(power).contains(*at)) {
            own.give(at, order);
        }
        Self::plan(movement, &own, rulebook, words, theme)
    }

    /// Orders of any powers before adjudication, as if there were no others.
    ///
    /// # Errors
    /// If the map has no board.
    pub fn plan(
        movement: &Movement,
        orders: &Orders<MovementOrder>,
        rulebook: &Rulebook,
        words: SceneWords,
        theme: Theme,
    ) -> Result<Self, RenderError> {
        let position = movement.position();
        let mut scene = Self::position(position, words, theme)?;
        // This gives the fleets among them that would carry an army.
        let (report, _) = movement.adjudicate(orders, rulebook);
        for (at, resolved) in ResolvedOrder::all(&report) {
            let (Some(unit), Some(Ok(given))) = (position.units.at(at), orders.of(at)) else { continue };
            scene.orders.push(order(unit, act(given, resolved.path), Outcome::Given));
        }
        Ok(scene)
    }

    /// Dislodged units and their possible destinations: all, or only those of `power`.
    ///
    /// # Errors
    /// If the map has no board.
    pub fn retreats(
        retreat: &Retreat,
        power: Option<Power>,
        words: SceneWords,
        theme: Theme,
    ) -> Result<Self, RenderError> {
        let mut scene = Self::position(retreat.position(), words, theme)?;
        for (_, dislodged) in retreat.dislodged() {
            scene.pieces.push(piece(dislodged.unit, State::Waiting));
            if power.is_none_or(|power| power == dislodged.unit.power) {
                let act = Act::Retreats { to: dislodged.retreats.iter().collect() };
                scene.orders.push(order(dislodged.unit, act, Outcome::Given));
            }
        }
        Ok(scene)
    }

    /// Retreats and their outcomes; orders that aren't adjudicated yet have none.
    ///
    /// # Errors
    /// If the map has no board.
    pub fn retreat_results(
        retreat: &Retreat,
        orders: impl IntoIterator<Item = (Province, RetreatOrder, Option<EngineOutcome>)>,
        words: SceneWords,
        theme: Theme,
    ) -> Result<Self, RenderError> {
        let mut scene = Self::position(retreat.position(), words, theme)?;
        let orders: Vec<_> = orders.into_iter().collect();
        for (at, dislodged) in retreat.dislodged() {
            let told = orders.iter().find(|(province, ..)| *province == at);
            let (state, shown) = match told {
                Some((_, RetreatOrder::Retreat { to }, verdict)) => {
                    let outcome = verdict.map_or(Outcome::Given, Outcome::from);
                    let standoff = matches!(verdict, Some(EngineOutcome::Fails(Failure::RetreatCollision { .. })));
                    let drawn = order(dislodged.unit, Act::Retreat { to: *to }, outcome);
                    (State::Waiting, Some(Order { standoff, ..drawn }))
                }
                Some((_, RetreatOrder::Disband, _)) => (State::Disbanded, None),
                None => (State::Waiting, None),
            };
            scene.pieces.push(piece(dislodged.unit, state));
            scene.orders.extend(shown);
        }
        Ok(scene)
    }

    /// Executed builds and removals, on the position before them.
    ///
    /// # Errors
    /// If the map has no board.
    pub fn adjustments(
        before: &Position,
        orders: impl IntoIterator<Item = (Power, AdjustmentOrder)>,
        words: SceneWords,
        theme: Theme,
    ) -> Result<Self, RenderError> {
        let mut scene = Self::position(before, words, theme)?;
        for (power, order) in orders {
            match order {
                AdjustmentOrder::Build { kind, at } => {
                    scene.pieces.push(piece(Unit { power, kind, location: at }, State::Built));
                }
                AdjustmentOrder::Remove { unit } => {
                    if let Some(unit) = before.units.at(unit) {
                        scene.mark(unit, State::Removed);
                    }
                }
                AdjustmentOrder::Waive => {}
            }
        }
        Ok(scene)
    }

    /// Marks the supply centres that change hands with these orders, and has the title bar count those of `after`.
    #[must_use]
    pub fn with_centres_of(mut self, after: &Position) -> Self {
        for (badge, power) in self.badges.iter_mut().zip(after.map.powers()) {
            let now = after.centres.of(power).len();
            badge.change = now as i32 - badge.centres as i32;
            badge.centres = now;
        }
        for (place, owner) in self.map().provinces().zip(&mut self.centres) {
            let now = after.centres.owner(place);
            if now != *owner {
                *owner = now;
                self.taken.insert(place);
            }
        }
        self
    }

    /// Removes the signs of holds that nobody ordered: only units in `ordered` keep theirs.
    #[must_use]
    pub fn holding_only(mut self, ordered: impl Fn(Province) -> bool) -> Self {
        let map = self.drawn.map;
        self.orders.retain(|order| order.act != Act::Hold || ordered(map.province_of(order.from)));
        self
    }

    fn mark(&mut self, unit: Unit, state: State) {
        for piece in self.pieces.iter_mut().filter(|piece| piece.at == unit.location) {
            piece.state = state;
        }
    }

    /// Everything except units and orders.
    fn bare(position: &Position, words: SceneWords, theme: Theme) -> Result<Self, RenderError> {
        let map = position.map;
        let drawn = Arc::new(DrawnMap::new(map)?);
        let named = |power: Power| words.powers.get(power.index()).cloned().unwrap_or_default();
        let badges = map
            .powers()
            .map(|power| {
                let centres = position.centres.of(power).len();
                let eliminated = centres == 0 && position.units.of(power).is_empty();
                PowerBadge { power, name: named(power), centres, change: 0, eliminated, won: false }
            })
            .collect();
        let labels_of = |abbreviations: &[String], names: &[String]| -> Vec<LabelText> {
            let text = |of: &[String], province: Province| of.get(province.index()).cloned().unwrap_or_default();
            let label = |province: Province| LabelText {
                province,
                text: text(abbreviations, province),
                name: text(names, province),
                centre: map.centres().contains(province),
            };
            map.provinces().map(label).collect()
        };
        let labels = labels_of(&words.provinces, &words.names);
        // With full names lines keep clear of those of one language: of all together they would find no room.
        let translated: Vec<_> = if words.names.is_empty() {
            words.translated.iter().map(|abbreviations| labels_of(abbreviations, &[])).collect()
        } else {
            Vec::new()
        };
        let own = (!translated.contains(&labels)).then(|| labels.clone());
        Ok(Self {
            drawn,
            theme,
            marks: Marks::None,
            letters: Vec::new(),
            part: None,
            title: words.title,
            subtitle: words.subtitle,
            badges,
            translated: Translations(translated.into_iter().chain(own).collect()),
            labels,
            land: map.provinces().map(|province| land_of(position, province)).collect(),
            centres: map.provinces().map(|province| position.centres.owner(province)).collect(),
            homes: map.provinces().map(|province| map.home_of(province)).collect(),
            taken: ProvinceSet::EMPTY,
            pieces: Vec::new(),
            orders: Vec::new(),
            zones: ProvinceSet::EMPTY,
            legend: words.legend,
        })
    }
}

/// The power in whose colour land is drawn.
fn land_of(position: &Position, place: Province) -> Option<Power> {
    let map = position.map;
    if map.centres().contains(place) {
        return position.centres.owner(place);
    }
    if map.kind(place) == ProvinceKind::Sea {
        return None;
    }
    if let Some(unit) = position.units.at(place) {
        return Some(unit.power);
    }
    let country = map.powers().find(|&power| map.country(power).contains(place))?;
    let mut owners = (map.army_borders(place) & map.home(country)).iter().map(|home| position.centres.owner(home));
    let first = owners.next()??;
    owners.all(|owner| owner == Some(first)).then_some(first)
}
