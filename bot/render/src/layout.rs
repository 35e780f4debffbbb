//! Positions for a scene's units and orders, chosen so that none hides another.
//!
//! Units and labels have fixed positions; the lines can be moved. For each move several bends and ends are tried, the
//! shortest moves first because they have the fewest alternatives, and the one that hides least is chosen. Supports and
//! marks follow.

mod collision_index;
pub(crate) mod label_choice;
mod moves;
mod planner;
pub(crate) mod sea_way;
pub(crate) mod shapes;
mod supports;

use std::sync::Arc;

use dragoman_engine::{Location, ProvinceSet, UnitKind};

use crate::draw::arrow::Style;
use crate::draw::labels::LabelRoom;
use crate::draw::symbols::Sign;
use crate::drawn_map::DrawnMap;
use crate::geometry::{Board, Point};
use crate::marks::Marks;
use crate::scene::{Act, Order, Outcome, Piece, Scene, State, Translations};
use collision_index::CollisionIndex;
use moves::Way;
use planner::Planner;
use sea_way::SeaWay;
use shapes::{Arrow, BURST, ROOM, Ring, Unit};
pub(crate) use shapes::{Layout, RingKind};

/// Everything that a layout depends on: it is the same in pictures of all sizes, in both themes and in all languages.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct LayoutKey {
    drawn: Arc<DrawnMap>,
    /// Whether there are letters on units and in the marks of supply centres.
    lettered: bool,
    translated: Translations,
    pieces: Vec<Piece>,
    orders: Vec<Order>,
}

impl LayoutKey {
    pub fn of(scene: &Scene) -> Self {
        Self {
            drawn: Arc::clone(&scene.drawn),
            lettered: scene.marks != Marks::None,
            translated: scene.translated.clone(),
            pieces: scene.pieces.clone(),
            orders: scene.orders.clone(),
        }
    }
}

impl Layout {
    /// Finds a position for everything in `scene`.
    pub fn new(scene: &Scene, labels: &[LabelRoom]) -> Self {
        let mut layout = Self::default();
        let mut index = CollisionIndex::new(labels);
        layout.place_units(scene, &mut index);
        layout.mark_standoffs(scene, &mut index);
        let planner = Planner { scene, drawn: &scene.drawn, occupied: scene.occupied() };
        let failures = planner.moves(&mut layout, &mut index);
        planner.supports(&mut layout, &mut index);
        moves::crosses(failures, &mut layout, &mut index);
        planner.retreats(&mut layout, &mut index);
        planner.holds(&mut layout);
        layout
    }

    fn place_units(&mut self, scene: &Scene, index: &mut CollisionIndex) {
        let drawn = &scene.drawn;
        // Units that were dislodged earlier are beside those that dislodged them.
        let outside = |piece: &Piece| matches!(piece.state, State::Waiting | State::Disbanded);
        let unit = |piece: &Piece, at: Point, size: f32, alpha: f32| Unit {
            at,
            power: piece.power,
            kind: piece.kind,
            size,
            alpha,
            province: drawn.province(piece.at),
        };
        let sign = |usual: SignPlace, free: SignPlace| if scene.marks == Marks::None { usual } else { free };
        let planned = planned(scene);
        for piece in scene.pieces.iter().filter(|piece| !outside(piece)) {
            let at = drawn.unit(piece.at);
            let concerned = |planned: &ProvinceSet| {
                let own = scene.orders.iter().any(|order| order.power == piece.power);
                own || planned.contains(drawn.province(piece.at))
            };
            let (size, alpha) = match piece.state {
                State::Dislodged => (0.84, 1.0),
                State::Removed => (1.0, 0.85),
                State::Stands if !planned.as_ref().is_none_or(concerned) => (1.0, QUIET),
                State::Stands | State::Waiting | State::Disbanded | State::Built => (1.0, 1.0),
            };
            match piece.state {
                State::Dislodged => self.bursts.push((at, 1.0)),
                State::Built => self.signs.push(sign(BUILT, CLEAR).beside(Sign::Built, at)),
                State::Removed => self.signs.push(sign(REMOVED, CLEAR).beside(Sign::Failed, at)),
                State::Stands | State::Waiting | State::Disbanded => {}
            }
            index.add_unit(at, ROOM * size);
            self.units.push(unit(piece, at, size, alpha));
        }
        for piece in scene.pieces.iter().filter(|piece| outside(piece)) {
            let home = drawn.unit(piece.at);
            let inside = |at: Point| drawn.contains(drawn.province(piece.at), at);
            let goals: Vec<Point> = scene.retreats_of(piece.at).map(|to| drawn.unit(to)).collect();
            let at = index.freest(home, BURST * WAITING, inside, &goals);
            self.bursts.push((at, WAITING));
            // Beside a narrow province it is seen whose unit it was.
            self.leaders.push([at, home]);
            index.add_unit(at, BURST * WAITING);
            let leaves = piece.state == State::Disbanded;
            if leaves {
                self.signs.push(sign(DISBANDED, CLEAR_SMALLER).beside(Sign::Failed, at));
            }
            self.units.push(unit(piece, at, 0.8, if leaves { 0.75 } else { 1.0 }));
        }
    }

    /// Marks the provinces in which units stood each other off: where their unit would be, or beside the one that is there.
    fn mark_standoffs(&mut self, scene: &Scene, index: &mut CollisionIndex) {
        let drawn = &scene.drawn;
        for province in scene.standoffs().iter() {
            let inside = |at: Point| drawn.contains(province, at);
            // On a border it isn't seen which of two provinces it is about.
            let whole = |[x, y]: Point| {
                let edge = [[STANDOFF, 0.0], [-STANDOFF, 0.0], [0.0, STANDOFF], [0.0, -STANDOFF]];
                inside([x, y]) && edge.iter().all(|[dx, dy]| inside([x + dx, y + dy]))
            };
            let at = match self.unit_at(province, false) {
                Some(unit) => Some(index.freest(unit, STANDOFF, whole, &[]))
                    .filter(|at| whole(*at))
                    .unwrap_or_else(|| index.freest(unit, STANDOFF, inside, &[])),
                None => drawn.unit(province.location()),
            };
            index.add_unit(at, STANDOFF + 2.0);
            self.signs.push((Sign::Standoff, at, STANDOFF));
        }
    }
}

/// The sign of a unit that is new or leaves: how far its middle is to the right of the unit's, and above it, and its radius.
#[derive(Clone, Copy)]
struct SignPlace {
    right: f32,
    above: f32,
    r: f32,
}

const BUILT: SignPlace = SignPlace { right: 19.0, above: 20.0, r: 14.5 };
const REMOVED: SignPlace = SignPlace { right: 17.0, above: 18.0, r: 15.5 };
const DISBANDED: SignPlace = SignPlace { right: 16.0, above: 17.0, r: 14.5 };

/// The same at a unit with letters, which it leaves free, and at a smaller one.
const CLEAR: SignPlace = SignPlace { right: 24.0, above: 25.0, r: 13.0 };
const CLEAR_SMALLER: SignPlace = SignPlace { right: 21.0, above: 22.0, r: 12.0 };

/// How far a sign reaches with its edge, as a multiple of its radius.
const EDGED: f32 = 1.31;

impl SignPlace {
    /// The sign at the unit whose middle is `[x, y]`. At the upper edge of the map it is lower, and so further to the right.
    fn beside(self, sign: Sign, [x, y]: Point) -> (Sign, Point, f32) {
        let Self { right, above, r } = self;
        let lower = (above + EDGED * r - y).max(0.0);
        (sign, [x + right + lower, y - above + lower], r)
    }
}

/// The opacity of the units that a plan isn't about.
const QUIET: f32 = 0.75;

/// The provinces that moves are about which aren't adjudicated: from where they lead, and what they name. `None`: the picture shows
/// something else, in which all units count alike.
fn planned(scene: &Scene) -> Option<ProvinceSet> {
    let mut planned = ProvinceSet::EMPTY;
    for order in &scene.orders {
        if order.outcome != Outcome::Given {
            return None;
        }
        let province = |at: Location| scene.drawn.province(at);
        planned.insert(province(order.from));
        match &order.act {
            Act::Hold => {}
            Act::Move { to, path } => {
                planned.insert(province(*to));
                planned.extend(path.iter().flat_map(|path| path.fleets()).copied());
            }
            Act::SupportHold { unit } => planned.extend([*unit]),
            Act::SupportMove { from, to } => planned.extend([*from, province(*to)]),
            Act::Convoy { from, to } => planned.extend([*from, *to]),
            Act::Retreat { .. } | Act::Retreats { .. } => return None,
        }
    }
    (!scene.orders.is_empty()).then_some(planned)
}

/// How large the star is behind a unit that was dislodged earlier.
const WAITING: f32 = 0.86;

/// The radius of the mark of a standoff.
const STANDOFF: f32 = 15.0;

impl Planner<'_> {
    /// Dotted lines to the provinces to which dislodged units go, or may go.
    fn retreats(&self, layout: &mut Layout, index: &mut CollisionIndex) {
        for order in &self.scene.orders {
            let targets: &[Location] = match &order.act {
                Act::Retreat { to } => std::slice::from_ref(to),
                Act::Retreats { to } => to,
                _ => continue,
            };
            let start = self.drawn.province(order.from);
            let Some(from) = layout.unit_at(start, true) else { continue };
            for &target in targets {
                let goal = self.drawn.unit(target);
                let occupied = self.occupied.contains(self.drawn.province(target));
                let style = if order.outcome == Outcome::Failed {
                    Style { hollow: true, ..Style::RETREAT }
                } else {
                    Style::RETREAT
                };
                let to = self.drawn.province(target);
                let trim = if occupied { 36.0 } else { 12.0 };
                let inside = |point: Point| self.drawn.contains(to, point);
                let home = |point: Point| self.drawn.contains(start, point);
                let is_fleet = |unit: &Unit| unit.at == from && unit.kind == UnitKind::Fleet;
                let sails = layout.units.iter().any(is_fleet);
                let sea = SeaWay { drawn: self.drawn, provinces: [start, to] };
                let way = Way { from, goal, trim, start: 0.72, inside: &inside, home: &home, sea, sails };
                let spine = moves::choose(way, style, index);
                if order.outcome == Outcome::Failed && !order.standoff {
                    let at = spine.curve.at(spine.curve.length() * 0.42).0;
                    layout.signs.push((Sign::Failed, at, 15.0));
                    index.add_sign(at, 15.0);
                }
                layout.arrows.push(Arrow {
                    spine: spine.curve,
                    style: spine.style,
                    power: order.power,
                    ends: [start, self.drawn.province(target)],
                });
            }
        }
    }

    fn holds(&self, layout: &mut Layout) {
        for order in self.scene.orders.iter().filter(|order| order.act == Act::Hold) {
            // Around a burst the octagon would be superfluous.
            let driven = layout.bursts.iter().map(|(at, _)| *at).collect::<Vec<_>>();
            if let Some(at) = layout.unit_at(self.drawn.province(order.from), false).filter(|at| !driven.contains(at)) {
                layout.rings.push(Ring { at, power: order.power, kind: RingKind::Hold });
            }
        }
    }
}

/// Marks that belong to the map itself.
pub(crate) fn bridges(board: Board) -> impl Iterator<Item = (Point, Point)> {
    board.geometry().bridges.iter().filter_map(|bridge| Some((*bridge.points.first()?, *bridge.points.last()?)))
}

/// Points at which four seas meet.
pub(crate) fn crossings(board: Board) -> &'static [Point] {
    &board.geometry().crossings
}

#[cfg(test)]
mod tests {
    use dragoman_engine::{
        AdjustmentOrder, GameOptions, Map, Movement, MovementOrder, Orders, PathChoice, Position, Rulebook,
    };

    use super::*;
    use crate::curve::distance;
    use crate::palette::Theme;
    use crate::scene_of::SceneWords;

    #[test]
    fn units_that_a_plan_isnt_about_are_fainter() {
        let map = Map::classic();
        let position = Position::start(map, GameOptions::default());
        let movement = Movement::new(position).unwrap();
        let provinces = ["VEN", "ROM", "TRI", "VIE"].map(|id| map.province(id).unwrap());
        let [venice, _, trieste, _] = provinces;
        let opacities = |orders: &Orders<MovementOrder>| {
            let (rulebook, words) = (Rulebook::default(), SceneWords::default());
            let scene = Scene::plan(&movement, orders, &rulebook, words, Theme::Dark).unwrap();
            let layout = Layout::new(&scene, &[]);
            provinces.map(|at| layout.units.iter().find(|unit| unit.province == at).unwrap().alpha)
        };
        let mut orders = Orders::new();
        assert_eq!(opacities(&orders), [1.0; 4], "nobody plans anything");
        orders.give(venice, MovementOrder::Move { to: trieste.location(), path: PathChoice::Unstated });
        assert_eq!(opacities(&orders), [1.0, 1.0, 1.0, QUIET], "one's own, and the unit that stands where one goes");
    }

    /// The upper right corner of the letters on a unit, from its middle.
    const CORNER: Point = [16.0, -13.0];

    #[test]
    fn signs_of_builds_leave_letters_free_and_lie_on_the_map() {
        for map in Map::all() {
            let before = Position::start(map, GameOptions::default());
            let power = map.powers().next().unwrap();
            let orders = map.locations().map(|at| (power, AdjustmentOrder::Build { kind: UnitKind::Army, at }));
            let scene = Scene::adjustments(&before, orders, SceneWords::default(), Theme::Dark).unwrap();
            let layout = Layout::new(&scene.with_marks(Marks::Letters), &[]);
            assert_eq!(layout.signs.len(), map.locations().count());
            let built = layout.units.iter().rev().zip(layout.signs.iter().rev());
            for (unit, (_, sign, r)) in built {
                let corner = [unit.at[0] + CORNER[0], unit.at[1] + CORNER[1]];
                assert!(distance(corner, *sign) > *r, "{}: {sign:?}", map.id(unit.province));
                assert!(sign[1] > EDGED * r - 0.1, "{}: {sign:?}", map.id(unit.province));
            }
        }
    }
}
