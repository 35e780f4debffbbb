//! Games in which some seats are the computer's and the others order at random: any legal order, each as likely.

use dragoman_computer::Level;
use dragoman_engine::{Due, Game, GameOptions, Map, Phase, PhaseOrders, Power, PowerSet, Rulebook, WrittenOrder};
use dragoman_reference::Random;

/// Who sits where.
pub struct Seats {
    pub map: &'static Map,
    pub computers: PowerSet,
    pub level: Level,
    pub seed: u64,
}

impl Seats {
    /// Plays a game to its end, or for so many years.
    pub fn play(&self, years: u16) -> Game {
        let rulebook = Rulebook::default();
        let mut game = Game::start(self.map, rulebook, GameOptions::default()).expect("the full game is for any map");
        let mut random = Random(self.seed);
        let end = self.map.starts().year + years;
        while game.phase().position().turn.year < end {
            let phase = *game.phase();
            let orders = self.map.powers().map(|power| (power, self.orders(&phase, power, &rulebook, &mut random)));
            let Some(orders) = collect(&phase, orders, &rulebook) else { break };
            game.play(orders, PowerSet::EMPTY).expect("the orders are for that phase");
        }
        game
    }

    fn orders(&self, phase: &Phase, power: Power, rulebook: &Rulebook, random: &mut Random) -> Vec<WrittenOrder> {
        if self.computers.contains(power) {
            dragoman_computer::orders(phase, power, rulebook, self.level, self.seed)
        } else {
            at_random(phase, power, rulebook, random)
        }
    }
}

/// Any legal order for each unit; in winter as many builds or removals as are due.
pub fn at_random(phase: &Phase, power: Power, rulebook: &Rulebook, random: &mut Random) -> Vec<WrittenOrder> {
    match phase {
        Phase::Movement(movement) => {
            let units = &movement.position().units;
            let mut order = |at| random.pick(&movement.legal(at, rulebook))?.written(units, at);
            units.of(power).iter().filter_map(&mut order).collect()
        }
        Phase::Retreat(retreat) => {
            let own = retreat.dislodged().filter(|(_, it)| it.unit.power == power);
            own.filter_map(|(from, it)| Some(random.pick(&retreat.legal(from))?.written(it.unit))).collect()
        }
        Phase::Adjustment(winter) => {
            let number = match winter.due(power) {
                Due::Nothing => 0,
                Due::Builds { up_to, .. } => up_to.get(),
                Due::Disbands { exactly } => exactly.get(),
            };
            let mut legal = winter.legal(power);
            let draws =
                (0..number).map_while(|_| (!legal.is_empty()).then(|| legal.swap_remove(random.below(legal.len()))));
            draws.collect::<Vec<_>>().iter().map(|order| order.written(&winter.position().units)).collect()
        }
        Phase::Over(_) => vec![],
    }
}

/// The orders of a phase from what its powers wrote; none if the game is over.
pub fn collect(
    phase: &Phase,
    orders: impl IntoIterator<Item = (Power, Vec<WrittenOrder>)>,
    rulebook: &Rulebook,
) -> Option<PhaseOrders> {
    let each = orders.into_iter().flat_map(|(power, orders)| orders.into_iter().map(move |it| (power, it.into())));
    Some(match phase {
        Phase::Movement(movement) => PhaseOrders::Movement(movement.collect(each, rulebook)),
        Phase::Retreat(retreat) => PhaseOrders::Retreat(retreat.collect(each, rulebook)),
        Phase::Adjustment(winter) => PhaseOrders::Adjustment(winter.collect(each, rulebook)),
        Phase::Over(_) => return None,
    })
}
