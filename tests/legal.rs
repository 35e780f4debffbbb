//! Legal orders are just those that are accepted: everything that can be written down is tried.
//!
//! `DRAGOMAN_LONG=20` tries twenty times as much.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

mod random_play;

use std::collections::BTreeSet;

use dragoman_engine::{
    AdjustmentOrder, AdjustmentOrders, Game, GameOptions, MAX_LOCATIONS, Map, MovementOrder, Orders, Outcome,
    PathChoice, Phase, PhaseOrders, PowerSet, Province, RetreatOrder, Rulebook, Unit, UnitKind, VoidReason,
};
use dragoman_reference::Random;

fn long() -> usize {
    std::env::var("DRAGOMAN_LONG").ok().and_then(|times| times.parse().ok()).unwrap_or(1).max(1)
}

/// Each order that can be written down for a unit is listed exactly if it is accepted, on boards as games make them.
#[test]
fn legal_orders_are_just_those_that_are_accepted() {
    let mut checked = 0;
    // Every order is adjudicated, and with room for wide maps each takes several times as long.
    let wanted = if MAX_LOCATIONS > 128 { 120_000 } else { 1_200_000 } * long();
    // How many a game gives differs much: the Nordic board has a third of the classic's.
    for number in 0.. {
        if checked >= wanted {
            break;
        }
        assert!(number < wanted as u64 / 1000, "{number} games have {checked} orders");
        let mut random = Random::numbered(1 << 42 | number);
        let map = Map::all()[random.below(3)];
        let rulebook = Rulebook::preset(Rulebook::PRESETS[random.below(8)]).unwrap();
        let Some(movement) = random_play::some_movement(map, &rulebook, &mut random) else { continue };
        let units: Vec<(Province, Unit)> = movement.position().units.iter().collect();
        for _ in 0..4 {
            let (at, unit) = units[random.below(units.len())];
            let listed = movement.legal(at, &rulebook);
            let set: BTreeSet<MovementOrder> = listed.iter().copied().collect();
            assert_eq!(set.len(), listed.len(), "each once");
            for order in every_order(map) {
                let mut orders = Orders::new();
                orders.give(at, order);
                let (report, _) = movement.adjudicate(&orders, &rulebook);
                let accepted = !matches!(
                    report.resolved(at).unwrap().outcome,
                    Outcome::Void(why) if !matches!(why.reason, VoidReason::MismatchedSupport | VoidReason::MismatchedConvoy)
                );
                assert_eq!(movement.check(at, order, &rulebook).is_ok(), accepted, "{} {order:?}", unit.text(map));
                // Other ways to write what is listed: a coast that an army doesn't need, the only coast left out, a
                // convoy over water without `VIA`.
                let same = movement.check(at, order, &rulebook).is_ok_and(|as_counted| {
                    let plain = match as_counted {
                        MovementOrder::Move { to, .. } if unit.kind == UnitKind::Army => {
                            let to = map.province_of(to).location();
                            let walks = map.borders(unit).contains(to);
                            let path = match order {
                                MovementOrder::Move { path: PathChoice::Unstated, .. } if walks => PathChoice::Unstated,
                                _ => PathChoice::ByConvoy,
                            };
                            // `VIA` where no fleet is and the rulebook lets the army walk: the same as walking.
                            let by_convoy = MovementOrder::Move { to, path: PathChoice::ByConvoy };
                            if path == PathChoice::ByConvoy && walks && !set.contains(&by_convoy) {
                                MovementOrder::Move { to, path: PathChoice::Unstated }
                            } else {
                                MovementOrder::Move { to, path }
                            }
                        }
                        MovementOrder::SupportMove { from, to } => {
                            let army = movement.position().units.at(from).is_some_and(|it| it.kind == UnitKind::Army);
                            MovementOrder::SupportMove {
                                from,
                                to: if army { map.province_of(to).location() } else { to },
                            }
                        }
                        other => other,
                    };
                    set.contains(&plain)
                });
                assert_eq!(same, accepted, "{} {order:?}", unit.text(map));
                assert!(accepted || !set.contains(&order), "{} {order:?}", unit.text(map));
                checked += 1;
            }
        }
    }
}

/// Everything that the type lets one tell a unit.
fn every_order(map: &Map) -> Vec<MovementOrder> {
    let mut orders = vec![MovementOrder::Hold];
    for to in map.locations() {
        orders.push(MovementOrder::Move { to, path: PathChoice::Unstated });
        orders.push(MovementOrder::Move { to, path: PathChoice::ByConvoy });
        orders.extend(map.provinces().map(|from| MovementOrder::SupportMove { from, to }));
    }
    for unit in map.provinces() {
        orders.push(MovementOrder::SupportHold { unit });
        orders.extend(map.provinces().map(|to| MovementOrder::Convoy { army: unit, to }));
    }
    orders
}

/// Retreats, builds and removals in random games: listed if and only if they are carried out when they are given alone.
#[test]
fn legal_retreats_builds_and_removals_are_just_those_that_are_accepted() {
    let (mut retreats, mut winters) = (0, 0);
    let mut number = 0;
    // Some seeds draw quieter games than others.
    while number < 40 * long() as u64 || retreats < 50 || winters < 500 {
        let mut random = Random::numbered(1 << 44 | number);
        number += 1;
        let map = Map::all()[random.below(3)];
        let rulebook = Rulebook::preset(Rulebook::PRESETS[random.below(8)]).unwrap();
        let mut game = Game::start(map, rulebook, GameOptions::default()).unwrap();
        for _ in 0..25 {
            let orders = match game.phase() {
                Phase::Movement(movement) => {
                    PhaseOrders::Movement(random_play::movement(movement, &rulebook, &mut random))
                }
                Phase::Retreat(retreat) => {
                    for (from, it) in retreat.dislodged() {
                        let listed: BTreeSet<RetreatOrder> = retreat.legal(from).into_iter().collect();
                        for to in map.locations() {
                            let order = RetreatOrder::Retreat { to };
                            let mut orders = Orders::new();
                            orders.give(from, order);
                            let (report, _) = retreat.adjudicate(&orders, &rulebook);
                            let accepted = report.resolved(from).unwrap().outcome == Outcome::Succeeds;
                            // An army's needless coast and a fleet's only one are other ways to write the same.
                            let same = match retreat.check(from, order, &rulebook) {
                                Ok(as_counted) => listed.contains(&as_counted),
                                Err(_) => listed.contains(&order),
                            };
                            assert_eq!(same, accepted, "{} to {}", it.unit.text(map), map.location_id(to));
                        }
                        assert!(listed.contains(&RetreatOrder::Disband));
                        retreats += 1;
                    }
                    PhaseOrders::Retreat(random_play::retreat(retreat, &mut random))
                }
                Phase::Adjustment(winter) => {
                    for power in map.powers() {
                        let listed: BTreeSet<AdjustmentOrder> = winter.legal(power).into_iter().collect();
                        let builds = map.locations().flat_map(|at| {
                            [UnitKind::Army, UnitKind::Fleet].map(|kind| AdjustmentOrder::Build { kind, at })
                        });
                        let removals = map.provinces().map(|unit| AdjustmentOrder::Remove { unit });
                        for order in builds.chain(removals).chain([AdjustmentOrder::Waive]) {
                            let mut orders = AdjustmentOrders::new();
                            orders.give(power, order);
                            let (report, _) = winter.adjudicate(&orders, &rulebook);
                            let mut own = report.iter().filter(|it| it.power == power && !it.by_rule);
                            let accepted = own.any(|it| it.outcome == Outcome::Succeeds);
                            let as_counted = winter.check(power, order, &rulebook).unwrap_or(order);
                            assert_eq!(listed.contains(&as_counted), accepted, "{} {order:?}", map.power_id(power));
                        }
                        winters += 1;
                    }
                    PhaseOrders::Adjustment(random_play::adjustment(winter, &mut random))
                }
                Phase::Over(_) => break,
            };
            game.play(orders, PowerSet::EMPTY).unwrap();
        }
    }
    println!("{retreats} dislodged units, {winters} winters of a power");
}
