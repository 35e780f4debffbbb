//! Scenes from the engine's values.
//!
//! Each kind of picture has its function: a position, the results of a phase, one power's own orders, retreats that are
//! due. A supply centre has its owner's tint. Other land follows who stands there; else land within a country's borders
//! follows the country's home centres beside it, if they have one owner. So a map is never dotted with gaps, and nobody
//! is shown to own what somebody else holds.

use dragoman_engine::{
    AdjustmentOrder, Map, MovementOrder, Orders, Outcome as Verdict, Position, Power, Province, ProvinceKind,
    ProvinceSet, Resolved, Retreat, RetreatOrder, Unit, UnitKind, Way,
};

use crate::draw::labels::LabelText;
use crate::draw::symbols::Shape;
use crate::geometry::Board;
use crate::palette::Theme;
use crate::scene::{Act, Chip, LegendWords, Order, Outcome, Piece, Scene, Spot, State};

/// Everything that is printed on a picture, in the reader's language.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// The strip's first line.
    pub title: String,
    /// The strip's second line.
    pub subtitle: String,
    /// The powers' names, in the map's order.
    pub powers: Vec<String>,
    /// The provinces' abbreviations, in the map's order.
    pub provinces: Vec<String>,
    /// The legend's words, if the picture shall have a legend.
    pub legend: Option<LegendWords>,
}

/// An order of a movement phase with as much of its outcome as a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// The order.
    pub order: MovementOrder,
    /// What came of it.
    pub outcome: Outcome,
    /// Whether the unit was driven out.
    pub dislodged: bool,
}

impl From<Resolved<MovementOrder>> for Deed {
    fn from(resolved: Resolved<MovementOrder>) -> Self {
        let outcome = match resolved.outcome {
            Verdict::Succeeds => Outcome::Succeeded,
            Verdict::Fails(_) | Verdict::Void(_) => Outcome::Failed,
        };
        Self { order: resolved.order, outcome, dislodged: resolved.fate.is_dislodged() }
    }
}

fn spot(map: &Map, location: dragoman_engine::Location) -> Spot {
    Spot::new(map.location_id(location))
}

fn province(map: &Map, province: Province) -> String {
    map.id(province).to_owned()
}

fn piece(map: &Map, unit: Unit, state: State) -> Piece {
    let shape = match unit.kind {
        UnitKind::Army => Shape::Army,
        UnitKind::Fleet => Shape::Fleet,
    };
    Piece { power: unit.power.index(), shape, at: spot(map, unit.location), state }
}

impl Scene {
    /// The board as it stands; `None` for a variant that has no drawn map.
    #[must_use]
    pub fn position(position: &Position, words: Words, theme: Theme) -> Option<Self> {
        let map = position.map;
        let mut scene = Self::ground(position, words, theme)?;
        scene.pieces = position.units.iter().map(|(_, unit)| piece(map, unit, State::Stands)).collect();
        Some(scene)
    }

    /// Orders and what came of them, on the position in which they were given.
    #[must_use]
    pub fn results(
        before: &Position,
        orders: impl IntoIterator<Item = (Province, impl Into<Deed>)>,
        words: Words,
        theme: Theme,
    ) -> Option<Self> {
        let map = before.map;
        let mut scene = Self::ground(before, words, theme)?;
        let deeds: Vec<(Province, Deed)> = orders.into_iter().map(|(at, deed)| (at, deed.into())).collect();
        for (at, unit) in before.units.iter() {
            let driven = deeds.iter().any(|(province, deed)| *province == at && deed.dislodged);
            scene.pieces.push(piece(map, unit, if driven { State::Dislodged } else { State::Stands }));
        }
        let fleets = deeds.iter().map(|(at, deed)| (*at, deed.order, deed.dislodged)).collect();
        let convoys = Convoys { map, fleets };
        for (at, deed) in &deeds {
            let Some(unit) = before.units.at(*at) else { continue };
            scene.orders.push(convoys.order(unit, deed.order, deed.outcome));
        }
        Some(scene)
    }

    /// One power's own orders before they are carried out; nothing of what others may do.
    #[must_use]
    pub fn preview(
        position: &Position,
        power: Power,
        orders: &Orders<MovementOrder>,
        words: Words,
        theme: Theme,
    ) -> Option<Self> {
        let mut scene = Self::position(position, words, theme)?;
        let own: Vec<(Province, MovementOrder)> =
            orders.iter().filter(|(at, _)| position.units.of(power).contains(*at)).collect();
        let convoys =
            Convoys { map: position.map, fleets: own.iter().map(|(at, order)| (*at, *order, false)).collect() };
        for (at, order) in own {
            let Some(unit) = position.units.at(at) else { continue };
            scene.orders.push(convoys.order(unit, order, Outcome::Given));
        }
        Some(scene)
    }

    /// Dislodged units and where they may go: everybody's, or only those of `power`.
    #[must_use]
    pub fn retreats(retreat: &Retreat, power: Option<Power>, words: Words, theme: Theme) -> Option<Self> {
        let position = retreat.position();
        let map = position.map;
        let mut scene = Self::position(position, words, theme)?;
        for (_, dislodged) in retreat.dislodged() {
            scene.pieces.push(piece(map, dislodged.unit, State::Waiting));
            if power.is_none_or(|power| power == dislodged.unit.power) {
                scene.orders.push(Order {
                    power: dislodged.unit.power.index(),
                    from: spot(map, dislodged.unit.location),
                    act: Act::Retreats { to: dislodged.retreats.iter().map(|to| spot(map, to)).collect() },
                    outcome: Outcome::Given,
                });
            }
        }
        Some(scene)
    }

    /// Retreats and what came of them; orders that were only given so far have no verdict.
    #[must_use]
    pub fn retreat_results(
        retreat: &Retreat,
        orders: impl IntoIterator<Item = (Province, RetreatOrder, Option<Verdict>)>,
        words: Words,
        theme: Theme,
    ) -> Option<Self> {
        let position = retreat.position();
        let map = position.map;
        let mut scene = Self::position(position, words, theme)?;
        let orders: Vec<_> = orders.into_iter().collect();
        for (at, dislodged) in retreat.dislodged() {
            let told = orders.iter().find(|(province, ..)| *province == at);
            let (state, order) = match told {
                Some((_, RetreatOrder::Retreat { to }, verdict)) => {
                    let outcome = match verdict {
                        None => Outcome::Given,
                        Some(Verdict::Succeeds) => Outcome::Succeeded,
                        Some(Verdict::Fails(_) | Verdict::Void(_)) => Outcome::Failed,
                    };
                    let act = Act::Retreat { to: spot(map, *to) };
                    let from = spot(map, dislodged.unit.location);
                    (State::Waiting, Some(Order { power: dislodged.unit.power.index(), from, act, outcome }))
                }
                Some((_, RetreatOrder::Disband, _)) => (State::Disbanded, None),
                None => (State::Waiting, None),
            };
            scene.pieces.push(piece(map, dislodged.unit, state));
            scene.orders.extend(order);
        }
        Some(scene)
    }

    /// Builds and removals that are carried out, on the position before them.
    #[must_use]
    pub fn adjustments(
        before: &Position,
        orders: impl IntoIterator<Item = (Power, AdjustmentOrder)>,
        words: Words,
        theme: Theme,
    ) -> Option<Self> {
        let map = before.map;
        let mut scene = Self::position(before, words, theme)?;
        for (power, order) in orders {
            match order {
                AdjustmentOrder::Build { kind, at } => {
                    scene.pieces.push(piece(map, Unit { power, kind, location: at }, State::Built));
                }
                AdjustmentOrder::Remove { unit } => {
                    let id = map.id(unit);
                    for piece in scene.pieces.iter_mut().filter(|piece| piece.at.province == id) {
                        piece.state = State::Removed;
                    }
                }
                AdjustmentOrder::Waive => {}
            }
        }
        Some(scene)
    }

    /// Everything but units and orders.
    fn ground(position: &Position, words: Words, theme: Theme) -> Option<Self> {
        let map = position.map;
        let board = Board::of_variant(map.variant())?;
        let named = |power: Power| words.powers.get(power.index()).cloned().unwrap_or_default();
        let chips = map
            .powers()
            .map(|power| {
                let centres = position.centres.of(power).len();
                let eliminated = centres == 0 && position.units.of(power).is_empty();
                Chip { power: power.index(), name: named(power), centres, eliminated }
            })
            .collect();
        let labels = map
            .provinces()
            .map(|place| LabelText {
                province: province(map, place),
                text: words.provinces.get(place.index()).cloned().unwrap_or_default(),
                centre: map.centres().contains(place),
            })
            .collect();
        let pairs = |owner: &dyn Fn(Province) -> Option<Power>| -> Vec<(String, usize)> {
            map.provinces().filter_map(|place| Some((province(map, place), owner(place)?.index()))).collect()
        };
        Some(Self {
            board,
            theme,
            title: words.title.clone(),
            subtitle: words.subtitle.clone(),
            chips,
            labels,
            owners: pairs(&|place| land_of(position, place)),
            centres: pairs(&|place| position.centres.owner(place)),
            homes: pairs(&|place| map.home_of(place)),
            pieces: Vec::new(),
            orders: Vec::new(),
            legend: words.legend,
        })
    }
}

/// In whose colour land is drawn.
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

/// The fleets that were told to convoy, to find the way of an army.
struct Convoys<'a> {
    map: &'a Map,
    /// Province, order, and whether the unit was dislodged.
    fleets: Vec<(Province, MovementOrder, bool)>,
}

impl Convoys<'_> {
    fn order(&self, unit: Unit, order: MovementOrder, outcome: Outcome) -> Order {
        let map = self.map;
        let act = match order {
            MovementOrder::Hold => Act::Hold,
            MovementOrder::Move { to, way } => {
                let from = map.province_of(unit.location);
                let goal = map.province_of(to);
                let sails =
                    unit.kind == UnitKind::Army && (way == Way::ByConvoy || !map.army_borders(from).contains(goal));
                let over = if sails { self.way(from, goal) } else { Vec::new() };
                Act::Move { to: spot(map, to), over }
            }
            MovementOrder::SupportHold { unit } => Act::SupportHold { unit: province(map, unit) },
            MovementOrder::SupportMove { from, to } => {
                Act::SupportMove { from: province(map, from), to: spot(map, to) }
            }
            MovementOrder::Convoy { army, to } => Act::Convoy { from: province(map, army), to: province(map, to) },
        };
        Order { power: unit.power.index(), from: spot(map, unit.location), act, outcome }
    }

    /// The shortest way over fleets that were told to carry that army; fleets that were dislodged only if there is no
    /// other. Empty if there is none.
    fn way(&self, army: Province, goal: Province) -> Vec<String> {
        let carrying = |with_lost: bool| -> ProvinceSet {
            self.fleets
                .iter()
                .filter(|(_, order, lost)| *order == MovementOrder::Convoy { army, to: goal } && (with_lost || !lost))
                .map(|(at, ..)| *at)
                .collect()
        };
        [carrying(false), carrying(true)]
            .into_iter()
            .find_map(|fleets| self.shortest(army, goal, fleets))
            .unwrap_or_default()
    }

    fn shortest(&self, army: Province, goal: Province, fleets: ProvinceSet) -> Option<Vec<String>> {
        let map = self.map;
        let ends = map.shores(goal);
        let mut ways: Vec<Vec<Province>> = (map.shores(army) & fleets).iter().map(|first| vec![first]).collect();
        let mut seen: ProvinceSet = ways.iter().flatten().copied().collect();
        while !ways.is_empty() {
            let mut longer = Vec::new();
            for way in ways {
                let last = *way.last()?;
                if ends.contains(last) {
                    return Some(way.iter().map(|fleet| province(map, *fleet)).collect());
                }
                for next in (map.shores(last) & fleets) - seen {
                    seen.insert(next);
                    longer.push(way.iter().copied().chain([next]).collect());
                }
            }
            ways = longer;
        }
        None
    }
}
