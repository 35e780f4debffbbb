//! The phases for the benchmark of speed and the test of allocations: movement phases four to ten years into games of
//! random legal play on the classic map, and every movement phase of the games that the printed texts contain, with the
//! orders given there.

use dragoman_engine::{
    Centres, Game, GameOptions, Map, Movement, MovementOrder, Orders, Phase, PhaseCode, PhaseOrders, Position,
    PowerSet, Rulebook, Setup, Unit, Units, WrittenOrder, WrittenUnit,
};
use dragoman_reference::Random;

use crate::{cases, random_play};

/// A phase with its orders.
pub type Task = (Movement, Orders<MovementOrder>);

/// Phases from random games.
pub const RANDOM: usize = 1_500;

/// All of them, the same on every machine.
pub fn all() -> Vec<Task> {
    let rulebook = Rulebook::edition_2023();
    let mut tasks = vec![];
    let mut number = 0;
    while tasks.len() < RANDOM {
        number += 1;
        play_game(&rulebook, &mut Random(number), 1911, |movement, orders| {
            if movement.position().turn.year >= 1905 && tasks.len() < RANDOM {
                tasks.push((*movement, *orders));
            }
        });
    }
    let printed = [
        include_str!("../../../../tests/seeds/000.cases"),
        include_str!("../../../../tests/seeds/001.cases"),
        include_str!("../../../../tests/seeds/004.cases"),
    ];
    for case in printed.iter().flat_map(|text| cases::read(text)) {
        if case.id.contains("-game-") && case.phase.ends_with('M') {
            tasks.push(task(&case));
        }
    }
    tasks
}

/// A printed phase, with the orders that are orders.
fn task(case: &cases::Case) -> Task {
    let map = Map::of_variant(&case.variant).expect("cases are on maps that there are");
    let power = |id: &str| map.power(id).expect("a power of the map");
    let mut position = Position::start(map, GameOptions::default());
    position.turn = PhaseCode::read(&case.phase).expect("the code of a phase").turn;
    (position.units, position.centres) = (Units::new(), Centres::new());
    for (id, units) in &case.units {
        for text in units {
            let unit = WrittenUnit::read(map, text).expect("a unit");
            let kind = unit.kind.expect("a unit with its letter");
            position.units.place(map, Unit { power: power(id), kind, location: unit.at }).expect("ground for a unit");
        }
    }
    for (id, centres) in &case.centres {
        for centre in centres {
            position.centres.give(map.province(centre).expect("a province"), power(id));
        }
    }
    let movement = Movement::new(position).expect("a spring or an autumn");
    let (name, _) = case.choice(&case.answers[0]);
    let rulebook = Rulebook::preset(name).expect("it is listed");
    let read = |(id, text): &(String, String)| Some((power(id), WrittenOrder::read(map, text).ok()?.into()));
    let orders = movement.collect(case.orders.iter().filter_map(read), &rulebook);
    (movement, orders)
}

/// Plays a game of random legal orders to the end of the year before `until`. Gives the number of phases.
pub fn play_game(
    rulebook: &Rulebook,
    random: &mut Random,
    until: u16,
    mut each: impl FnMut(&Movement, &Orders<MovementOrder>),
) -> usize {
    play(Setup::Full, rulebook, random, until, |orders, phase| {
        if let (PhaseOrders::Movement(orders), Phase::Movement(movement)) = (orders, phase) {
            each(movement, orders);
        }
    })
}

/// Plays a game of random legal orders under a set-up, to the end of the year before `until`. Gives the number of
/// phases.
pub fn play(
    setup: Setup,
    rulebook: &Rulebook,
    random: &mut Random,
    until: u16,
    mut each: impl FnMut(&PhaseOrders, &Phase),
) -> usize {
    let options = GameOptions { setup, ..GameOptions::default() };
    let mut game = Game::start(Map::classic(), *rulebook, options).expect("every set-up is for the classic map");
    let mut phases = 0;
    while game.phase().position().turn.year < until {
        let orders = match game.phase() {
            Phase::Movement(movement) => PhaseOrders::Movement(random_play::movement(movement, rulebook, random)),
            Phase::Retreat(retreat) => PhaseOrders::Retreat(random_play::retreat(retreat, random)),
            Phase::Adjustment(winter) => PhaseOrders::Adjustment(random_play::adjustment(winter, random)),
            Phase::Over(_) => break,
        };
        each(&orders, game.phase());
        game.play(orders, PowerSet::EMPTY).expect("the orders are for that phase");
        phases += 1;
    }
    phases
}
