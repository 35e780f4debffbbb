//! That adjudicating allocates nothing on the heap: counted, not believed. With room for wide maps a phase adjudicated by value
//! allocates its large tables, and nothing in memory that was made before.
//!
//! The counter replaces the allocator of this program only, so that it can't slow the peer down in the bench `speed`.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

mod cases;
#[path = "../engine/rules/benches/positions/mod.rs"]
mod positions;
mod random_play;

use std::hint::black_box;

use dragoman_engine::{
    Adjudicator, Adjustment, AdjustmentOrders, Game, GameOptions, MAX_LOCATIONS, Map, Movement, MovementOrder, Orders,
    Phase, PhaseOrders, PowerSet, Rulebook, Setup, Side,
};
use dragoman_reference::Random;

/// The large tables of a movement phase (who attacks where, who supports whom, the verdicts), and of a retreat phase (who comes where,
/// the verdicts), that are on the heap.
const TABLES: (u64, u64) = if MAX_LOCATIONS > 128 { (3, 2) } else { (0, 0) };

/// One test, so that nothing else runs meanwhile.
#[test]
fn nothing_is_allocated_while_phases_are_adjudicated_and_orders_listed() {
    let tasks = positions::all();
    let allocates = |each: u64, what: &str, phases: usize, run: &mut dyn FnMut()| {
        assert!(phases > 20, "{what}: only {phases} phases");
        let counted = allocation_counter::measure(run);
        assert_eq!(counted.count_total, each * phases as u64, "{what}, {phases} phases");
    };
    let count = |what: &str, phases: usize, run: &mut dyn FnMut()| allocates(0, what, phases, run);
    // Otherwise a counter that counts nothing would go unnoticed.
    let counted = allocation_counter::measure(|| drop(black_box(Box::new(1))));
    assert_eq!(counted.count_total, 1, "the counter counts");

    for name in Rulebook::PRESETS {
        let rulebook = Rulebook::preset(name).unwrap();
        let what = format!("movement, {name}");
        allocates(TABLES.0, &what, tasks.len(), &mut || {
            for (movement, orders) in &tasks {
                black_box(movement.adjudicate(orders, &rulebook));
            }
        });
    }
    let rulebook = Rulebook::edition_2023();
    let retreats: Vec<_> = tasks
        .iter()
        .filter_map(|(movement, orders)| match movement.adjudicate(orders, &rulebook).1 {
            Phase::Retreat(retreat) => Some(retreat),
            _ => None,
        })
        .collect();
    let mut random = Random(7);
    let orders: Vec<Orders<_>> = retreats.iter().map(|retreat| random_play::retreat(retreat, &mut random)).collect();
    for name in ["2023", "seed-000"] {
        let rulebook = Rulebook::preset(name).unwrap();
        allocates(TABLES.1, &format!("retreats, {name}"), retreats.len(), &mut || {
            for (retreat, orders) in retreats.iter().zip(&orders) {
                black_box(retreat.adjudicate(orders, &rulebook));
            }
        });
    }
    for setup in [Setup::Full, Setup::Players2 { coin: Some(Side::Allies) }] {
        let winters = winters(setup);
        let what = format!("adjustments, {}", setup.name());
        for name in ["2023", "seed-000"] {
            let rulebook = Rulebook::preset(name).unwrap();
            count(&format!("{what}, {name}"), winters.len(), &mut || {
                for (winter, orders) in &winters {
                    black_box(winter.adjudicate(orders, &rulebook));
                }
            });
        }
    }
    count("legal orders", tasks.len(), &mut || {
        for (movement, _) in &tasks {
            for at in movement.position().units.occupied() {
                movement.for_each_legal(at, &rulebook, |order| {
                    black_box(order);
                });
            }
        }
    });
    let (movements, winters) = chaos();
    allocates(TABLES.0, "movement, 34 powers", movements.len(), &mut || {
        for (movement, orders) in &movements {
            black_box(movement.adjudicate(orders, &rulebook));
        }
    });
    count("adjustments, 34 powers", winters.len(), &mut || {
        for (winter, orders) in &winters {
            black_box(winter.adjudicate(orders, &rulebook));
        }
    });
    let mut adjudicator = Adjudicator::new(Map::classic());
    count("movement, in memory made before", tasks.len(), &mut || {
        for (movement, orders) in &tasks {
            black_box(adjudicator.adjudicate(movement, orders, &rulebook));
        }
    });
}

/// What is adjudicated in games of Chaos, which begin with the builds of 34 powers.
type Played = (Vec<(Movement, Orders<MovementOrder>)>, Vec<(Adjustment, AdjustmentOrders)>);

fn chaos() -> Played {
    let rulebook = Rulebook::edition_2023();
    let map = Map::of_variant("chaos").unwrap();
    let (mut movements, mut winters) = (vec![], vec![]);
    for number in 1..=10 {
        let mut random = Random(number);
        let mut game = Game::start(map, rulebook, GameOptions::default()).unwrap();
        for _ in 0..20 {
            let orders = match game.phase() {
                Phase::Movement(movement) => {
                    let orders = random_play::movement(movement, &rulebook, &mut random);
                    movements.push((*movement, orders));
                    PhaseOrders::Movement(orders)
                }
                Phase::Retreat(retreat) => PhaseOrders::Retreat(random_play::retreat(retreat, &mut random)),
                Phase::Adjustment(winter) => {
                    let orders = random_play::adjustment(winter, &mut random);
                    winters.push((*winter, orders.clone()));
                    PhaseOrders::Adjustment(orders)
                }
                Phase::Over(_) => break,
            };
            game.play(orders, PowerSet::EMPTY).unwrap();
        }
    }
    (movements, winters)
}

/// Winters of ten games of random legal play under a set-up, with the orders given in them.
fn winters(setup: Setup) -> Vec<(Adjustment, AdjustmentOrders)> {
    let rulebook = Rulebook::edition_2023();
    let mut winters = vec![];
    for number in 1..=10 {
        let years = Map::classic().starts().year + 20;
        positions::play(setup, &rulebook, &mut Random(number), years, |orders, phase| {
            if let (PhaseOrders::Adjustment(orders), Phase::Adjustment(winter)) = (orders, phase) {
                winters.push((*winter, orders.clone()));
            }
        });
    }
    winters
}
