//! The same position and orders for the crate `diplomacy` 0.2.

use diplomacy::geo::{RegionKey, standard_map};
use diplomacy::judge::{MappedMainOrder, OrderState, Rulebook, Submission};
use diplomacy::{Command, UnitPosition};
use dragoman_engine::{Location, Map, Movement, MovementOrder, Orders, PathChoice, Province};

/// A movement phase, ready to be handed over.
pub struct Peer {
    units: Vec<UnitPosition<'static, RegionKey>>,
    orders: Vec<MappedMainOrder>,
}

impl Peer {
    /// Translates a movement phase of the classic map, by the other crate's own notation.
    pub fn new(movement: &Movement, orders: &Orders<MovementOrder>) -> Self {
        let position = movement.position();
        let map = position.map;
        let mut peer = Self { units: vec![], orders: vec![] };
        for (province, unit) in position.units.iter() {
            let who = format!("{}: {} {}", map.power_id(unit.power), unit.kind.letter(), region(map, unit.location));
            peer.units.push(who.parse().expect("it reads its own notation"));
            let Some(Ok(order)) = orders.of(province) else { continue };
            let other = |at: Province| {
                let unit = position.units.at(at).expect("orders name units that are there");
                format!("{} {}", unit.kind.letter(), region(map, unit.location))
            };
            // It wants the coast in a support.
            let goal = |from: Province, to: Location| match orders.of(from) {
                Some(Ok(MovementOrder::Move { to: goes, .. })) if map.province_of(goes) == map.province_of(to) => goes,
                _ => to,
            };
            let order = match order {
                MovementOrder::Hold => "hold".to_owned(),
                MovementOrder::Move { to, path: PathChoice::Unstated } => format!("-> {}", region(map, to)),
                MovementOrder::Move { to, path: PathChoice::ByConvoy } => format!("-> {} via convoy", region(map, to)),
                MovementOrder::SupportHold { unit } => format!("supports {}", other(unit)),
                MovementOrder::SupportMove { from, to } => {
                    format!("supports {} -> {}", other(from), region(map, goal(from, to)))
                }
                MovementOrder::Convoy { army, to } => {
                    format!("convoys {} -> {}", other(army), region(map, to.location()))
                }
            };
            peer.orders.push(format!("{who} {order}").parse().expect("it reads its own notation"));
        }
        peer
    }

    /// A copy of the orders, which the other crate keeps; made before the clock starts.
    pub fn orders(&self) -> Vec<MappedMainOrder> {
        self.orders.clone()
    }

    /// Checks and adjudicates. Returns the number of verdicts, so that the compiler can leave out nothing.
    pub fn adjudicate(&self, orders: Vec<MappedMainOrder>) -> usize {
        let submission = Submission::new(standard_map(), &self.units, orders);
        let outcome = submission.adjudicate(Rulebook::edition_2023());
        outcome.all_orders_with_outcomes().count()
    }

    /// How many moves succeed.
    pub fn moves(&self, orders: Vec<MappedMainOrder>) -> usize {
        let submission = Submission::new(standard_map(), &self.units, orders);
        let outcome = submission.adjudicate(Rulebook::edition_2023());
        let succeeds = |verdict| OrderState::from(verdict) == OrderState::Succeeds;
        outcome
            .all_orders_with_outcomes()
            .filter(|(order, verdict)| order.command.is_move() && succeeds(*verdict))
            .count()
    }
}

fn region(map: &Map, location: Location) -> String {
    let id = map.location_id(location).to_lowercase();
    match id.split_once('/') {
        Some((province, coast)) => format!("{province}({coast})"),
        None => id,
    }
}
