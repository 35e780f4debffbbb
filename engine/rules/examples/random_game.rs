//! A game of random legal orders, to its end or for twenty years. The same seed gives the same game on every machine.
//!
//! `cargo run -p dragoman-engine --example random_game`

use dragoman_engine::{
    AdjustmentOrders, Due, Game, GameOptions, Map, Orders, Phase, PhaseOrders, PowerSet, Rulebook, SeededRng,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let map = Map::classic();
    let rulebook = Rulebook::default();
    let mut game = Game::start(map, rulebook, GameOptions::default())?;
    let mut rng = SeededRng::new([7; 32]);
    while game.phase().position().turn.year < 1921 {
        let orders = match game.phase() {
            Phase::Movement(movement) => {
                let mut orders = Orders::new();
                for (province, _) in movement.position().units.iter() {
                    if let Some(order) = one_of(movement.legal(province, &rulebook), &mut rng) {
                        orders.give(province, order);
                    }
                }
                PhaseOrders::Movement(orders)
            }
            Phase::Retreat(retreat) => {
                let mut orders = Orders::new();
                for (province, _) in retreat.dislodged() {
                    if let Some(order) = one_of(retreat.legal(province), &mut rng) {
                        orders.give(province, order);
                    }
                }
                PhaseOrders::Retreat(orders)
            }
            Phase::Adjustment(winter) => {
                let mut orders = AdjustmentOrders::new();
                for power in map.powers() {
                    let number = match winter.due(power) {
                        Due::Nothing => 0,
                        Due::Builds { up_to, .. } => up_to.get(),
                        Due::Disbands { exactly } => exactly.get(),
                    };
                    for _ in 0..number {
                        if let Some(order) = one_of(winter.legal(power), &mut rng) {
                            orders.give(power, order);
                        }
                    }
                }
                PhaseOrders::Adjustment(orders)
            }
            Phase::Over(_) => break,
        };
        game.play(orders, PowerSet::EMPTY)?;
    }
    let position = game.phase().position();
    println!("{} after {} phases", position.turn, game.played().len());
    for power in map.powers() {
        println!("{:>8} {:>2} centres", map.power_id(power), position.centres.of(power).len());
    }
    Ok(())
}

fn one_of<T>(mut all: Vec<T>, rng: &mut SeededRng) -> Option<T> {
    let number = u64::try_from(all.len()).ok().filter(|&number| number > 0)?;
    let chosen = usize::try_from(rng.below(number)).ok()?;
    Some(all.swap_remove(chosen))
}
