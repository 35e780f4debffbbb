//! Computer players: what they order is legal and repeatable, and they win against those who play at random.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

mod computer_games;

use std::collections::BTreeSet;

use computer_games::{Seats, collect};
use dragoman_computer::arena::{Match, Talk, Tally};
use dragoman_computer::{Kind, Level, Pledge, Pledges, Prospect, orders_with};
use dragoman_engine::{
    Adjustment, Due, EndingKind, Game, GameOptions, Hint, Map, Movement, Orders, Phase, PhaseOrders, Position, Power,
    PowerSet, Retreat, Rulebook, Season, Setup, Side, Unit, UnitKind, Units, WrittenOrder,
};
use dragoman_reference::Random;

/// Games of one computer player against random legal movers, each power in turn.
const GAMES: u64 = 100;

#[test]
fn one_computer_player_wins_alone_against_random_legal_movers() {
    let (mut alone, mut longest) = (0, 0);
    for number in 0..GAMES {
        let map = Map::classic();
        let power = map.powers().nth(number as usize % map.powers().len()).unwrap();
        let game = Seats { map, computers: PowerSet::of(power), level: Level::Recruit, seed: number }.play(20);
        if let Phase::Over(ending) = game.phase()
            && ending.kind == EndingKind::Solo
            && ending.winners == PowerSet::of(power)
        {
            alone += 1;
            longest = longest.max(ending.position.turn.year);
        }
    }
    println!("{alone} of {GAMES} games won alone, the last of them in {longest}");
    assert!(alone >= 95, "{alone} of {GAMES}");
}

/// Every set-up that a map has, also the game for two once the coin has been tossed.
fn setups(map: &Map) -> Vec<Setup> {
    let tossed = [Side::Allies, Side::Central].map(|side| Setup::Players2 { coin: Some(side) });
    Setup::ALL.into_iter().chain(tossed).filter(|setup| setup.fits(map)).collect()
}

#[test]
fn orders_are_lawful_complete_and_the_same_for_the_same_seed() {
    let (mut phases, mut differ) = (0, 0);
    let boards = Map::all().into_iter().flat_map(|map| setups(map).into_iter().map(move |it| (map, it, 25)));
    // The starts on them, of which some begin in winter, with several builds at once or anywhere, and one has 34 powers.
    let starts =
        Map::starts_on_boards().into_iter().flat_map(|map| setups(map).into_iter().map(move |it| (map, it, 10)));
    for (number, (map, setup, most)) in boards.chain(starts).enumerate() {
        let rulebook = Rulebook::preset(Rulebook::PRESETS[number % 8]).unwrap();
        let seed = number as u64;
        let mut game = Game::start(map, rulebook, GameOptions { setup, ..GameOptions::default() }).unwrap();
        let mut random = Random(seed);
        for _ in 0..most {
            let mut phase = *game.phase();
            // Now and then somebody is away.
            let absent = if random.chance(15) {
                PowerSet::of(map.powers().nth(random.below(map.powers().len().min(5))).unwrap())
            } else {
                PowerSet::EMPTY
            };
            phase = phase.with_disorder(absent);
            // The quickest in most phases: the same code with other numbers.
            let level = match phases {
                9 => Level::Marshal,
                number if number % 8 == 0 => Level::Officer,
                _ => Level::Recruit,
            };
            let chosen = |power, seed| dragoman_computer::orders(&phase, power, &rulebook, level, seed);
            let orders: Vec<(Power, Vec<WrittenOrder>)> =
                map.powers().map(|power| (power, chosen(power, seed))).collect();
            for (power, orders) in &orders {
                assert_eq!(orders, &chosen(*power, seed), "the same again");
                if phases % 4 == 0 {
                    differ += usize::from(orders != &chosen(*power, seed + 1000));
                }
                match &phase {
                    Phase::Movement(movement) => check_movement(movement, *power, orders, &rulebook),
                    Phase::Retreat(retreat) => check_retreat(retreat, *power, orders, &rulebook),
                    Phase::Adjustment(winter) => check_adjustment(winter, *power, orders, &rulebook),
                    Phase::Over(_) => assert!(orders.is_empty()),
                }
            }
            phases += 1;
            let Some(orders) = collect(&phase, orders, &rulebook) else { break };
            game.play(orders, absent).unwrap();
        }
    }
    println!("{phases} phases");
    assert!(differ > phases / 4, "another seed plays otherwise: {differ}");
}

/// Whether nobody can order for a power in this phase.
fn is_away(phase: Phase, power: Power) -> bool {
    let position = phase.position();
    position.options.disorder.contains(power)
        || position.options.setup.neutral(position.map, position.turn).contains(power)
}

fn check_movement(movement: &Movement, power: Power, orders: &[WrittenOrder], rulebook: &Rulebook) {
    let map = movement.position().map;
    let mut own = movement.position().units.of(power);
    if is_away(Phase::Movement(*movement), power) {
        assert!(orders.is_empty());
        return;
    }
    let mut given = Orders::new();
    for order in orders {
        let judged = movement.interpret(power, order, rulebook);
        let judged = judged.unwrap_or_else(|why| panic!("{}: {why}", order.text(map)));
        let (at, lawful) = (judged.at.unwrap(), judged.order);
        assert!(own.contains(at), "one order a unit");
        own.remove(at);
        given.give(at, lawful);
    }
    assert!(own.is_empty(), "an order for each unit");
    for hint in movement.hints(power, &given, rulebook) {
        assert!(matches!(hint, Hint::SelfStandoff { .. } | Hint::SelfExchange { .. }), "{hint:?} in {orders:?}");
    }
}

fn check_retreat(retreat: &Retreat, power: Power, orders: &[WrittenOrder], rulebook: &Rulebook) {
    let own = retreat.dislodged().filter(|(_, it)| it.unit.power == power).map(|(from, _)| from);
    let mut own: BTreeSet<_> = own.collect();
    if is_away(Phase::Retreat(*retreat), power) {
        assert!(orders.is_empty());
        return;
    }
    for order in orders {
        let judged = retreat.interpret(power, order, rulebook).unwrap();
        assert!(own.remove(&judged.at.unwrap()), "one order a unit");
    }
    assert!(own.is_empty(), "an order for each unit");
}

fn check_adjustment(winter: &Adjustment, power: Power, orders: &[WrittenOrder], rulebook: &Rulebook) {
    let mut given = dragoman_engine::AdjustmentOrders::new();
    for order in orders {
        given.give(power, winter.interpret(power, order, rulebook).unwrap().order);
    }
    let number = match winter.due(power) {
        _ if is_away(Phase::Adjustment(*winter), power) => 0,
        Due::Nothing => 0,
        Due::Builds { up_to, .. } => usize::from(up_to.get()),
        Due::Disbands { exactly } => usize::from(exactly.get()),
    };
    assert_eq!(orders.len(), number, "as many as are due");
    let (report, _) = winter.adjudicate(&given, rulebook);
    let own = report.iter().filter(|it| it.power == power && !it.by_rule);
    assert!(own.into_iter().all(|it| it.outcome == dragoman_engine::Outcome::Succeeds), "all are carried out");
}

#[test]
fn computers_alone_keep_a_game_going() {
    let map = Map::classic();
    let centres = |seed| {
        let game = Seats { map, computers: map.power_set(), level: Level::Officer, seed }.play(5);
        let position = game.phase().position();
        let owned: Vec<usize> = map.powers().map(|power| position.centres.of(power).len()).collect();
        assert!(owned.iter().sum::<usize>() >= 30, "they take the neutral centres: {owned:?}");
        owned
    };
    assert_ne!(centres(1), centres(2), "each seed is another game");
    assert_eq!(centres(1), centres(1));
}

#[test]
fn a_game_that_is_over_wants_no_orders() {
    let mut game = Game::start(Map::classic(), Rulebook::default(), GameOptions::default()).unwrap();
    game.draw();
    for power in Map::classic().powers() {
        assert!(dragoman_computer::orders(game.phase(), power, game.rulebook(), Level::Marshal, 1).is_empty());
    }
    let empty = PhaseOrders::Movement(Orders::new());
    assert!(game.play(empty, PowerSet::EMPTY).is_err());
}

/// One of a kind against six of another on the classic board.
fn matched(one: Kind, others: Kind, until: u16, seed: u64) -> Match {
    Match { map: Map::classic(), rulebook: Rulebook::default(), one, others, talk: Talk::Off, until, seed }
}

#[test]
fn a_match_is_repeated_from_its_seed() {
    let played = |seed| (0..3).map(|number| matched(Kind::DumbBot, Kind::Random, 1904, seed).play(number)).collect();
    let tally: Tally = played(1);
    assert_eq!(tally, played(1));
    assert_ne!(tally, played(2), "another seed, other games");
    let seats: Vec<_> = tally.games().iter().filter_map(|game| game.power).collect();
    assert_eq!(seats, Map::classic().powers().take(3).collect::<Vec<_>>(), "each power in turn");
}

#[test]
fn computers_of_the_arena_agree_with_each_other_where_they_talk() {
    let recruit = Kind::Computer(Level::Recruit);
    let played = |talk, others| Match { talk, ..matched(recruit, others, 1902, 1) }.play(0);
    let [on, apart, off] = [Talk::On, Talk::Others, Talk::Off].map(|talk| played(talk, recruit));
    assert_eq!(on, played(Talk::On, recruit), "from the seed");
    assert!(on.conduct.kept > 0 && on.others.kept > on.others.broken, "{on:?}");
    assert!(apart.conduct.kept == 0 && apart.others.kept > 0, "{apart:?}");
    assert_eq!(off.others.kept + off.others.broken, 0);
    assert_eq!(played(Talk::On, Kind::DumbBot).conduct.kept, 0, "nobody to talk with");
}

#[test]
fn dumbbots_share_the_board_and_beat_random_players() {
    let among: Tally = (0..7).map(|number| matched(Kind::DumbBot, Kind::DumbBot, 1906, 1).play(number)).collect();
    for game in among.games() {
        assert!(game.owned > 30 && game.owned <= 34 && game.centres <= game.owned, "{game:?}");
        assert!(!game.beaten || game.centres < 18);
    }
    assert!(among.games().iter().all(|game| game.years == 6), "1901 to 1906: {:?}", among.games());
    let beats: Tally = (0..7).map(|number| matched(Kind::DumbBot, Kind::Random, 1908, 1).play(number)).collect();
    assert!(beats.share().mean > 0.25, "{:?}", beats.share());
}

#[test]
fn neighbours_who_hold_are_attacked() {
    // Each power in turn orders nothing among six computers.
    let is_long = std::env::var_os("DRAGOMAN_LONG").is_some();
    let (level, games, until) = if is_long { (Level::Officer, 70, 1910) } else { (Level::Recruit, 7, 1907) };
    let played = |number| matched(Kind::Holds, Kind::Computer(level), until, 1).play(number);
    let tally: Tally = (0..games).map(played).collect();
    println!("{:?} of the centres, {:?} survive", tally.share(), tally.survival());
    let left: Vec<u16> = tally.games().iter().map(|game| game.centres).collect();
    assert!(tally.share().mean < 0.05, "{left:?} of three or four centres are left");
    assert!(2 * left.iter().filter(|&&centres| centres < 2).count() > left.len(), "{left:?}");
}

#[test]
fn fleets_are_built_where_the_sea_is() {
    let recruit = Kind::Computer(Level::Recruit);
    let tally: Tally = (0..7).map(|number| matched(recruit, Kind::DumbBot, 1905, 1).play(number)).collect();
    let [own, _] = tally.conduct();
    assert!(own.armies > 0 && 100 * own.fleets > 15 * (own.fleets + own.armies), "{own:?}");
}

#[test]
fn errors_are_those_of_the_mean() {
    let tally: Tally = (0..14).map(|number| matched(Kind::Random, Kind::Random, 1902, 5).play(number)).collect();
    let shares: Vec<f64> = tally.games().iter().map(|game| f64::from(game.centres) / f64::from(game.owned)).collect();
    let mean = shares.iter().sum::<f64>() / 14.0;
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / 13.0;
    assert!((tally.share().mean - mean).abs() < 1e-9);
    assert!((tally.share().error - (variance / 14.0).sqrt()).abs() < 1e-9);
    assert_eq!(Tally::default().share().mean, 0.0);
}

#[test]
fn a_support_is_worth_most_to_who_moves() {
    let map = Map::classic();
    let game = Game::start(map, Rulebook::default(), GameOptions::default()).unwrap();
    let Phase::Movement(spring) = *game.phase() else { panic!("a game begins with a movement") };
    let (austria, italy) = (map.power("AUSTRIA").unwrap(), map.power("ITALY").unwrap());
    let rulebook = Rulebook::default();
    let mut prospect = Prospect::new(&spring, austria, &rulebook, Level::Officer, (1, Pledges::default())).unwrap();
    let province = |id| map.province(id).unwrap();
    // Vienna lets an Italian army into Trieste: bad for Austria, no worse for Italy.
    let against =
        dragoman_engine::MovementOrder::SupportMove { from: province("VEN"), to: map.location("TRI").unwrap() };
    let [own, other] = [austria, italy].map(|whose| prospect.worth(whose, province("VIE"), against).unwrap());
    assert!(own <= other, "{own} {other}");
    let hold = dragoman_engine::MovementOrder::Hold;
    let likely = prospect.likelihood(province("VIE"), hold);
    assert!(likely == 0 || likely == 100, "the own orders are certain: {likely}");
}

/// Spring 1901 on the classic map.
fn opening() -> (&'static Map, Movement) {
    let map = Map::classic();
    let game = Game::start(map, Rulebook::default(), GameOptions::default()).unwrap();
    let Phase::Movement(spring) = *game.phase() else { panic!("a game begins with a movement") };
    (map, spring)
}

fn texts(map: &Map, orders: &[WrittenOrder]) -> Vec<String> {
    orders.iter().map(|order| order.text(map).to_string()).collect()
}

#[test]
fn a_player_does_what_it_has_pledged() {
    let (map, spring) = opening();
    let (phase, rulebook) = (Phase::Movement(spring), Rulebook::default());
    let [germany, austria, italy, russia] = ["GERMANY", "AUSTRIA", "ITALY", "RUSSIA"].map(|id| map.power(id).unwrap());
    let province = |id| map.province(id).unwrap();
    let walks = dragoman_engine::MovementOrder::Move {
        to: map.location("TYR").unwrap(),
        path: dragoman_engine::PathChoice::default(),
    };
    for level in Level::ALL {
        // One that thinks long is the same code.
        for seed in 0..if level == Level::Marshal { 1 } else { 3 } {
            let plain = dragoman_computer::orders(&phase, germany, &rulebook, level, seed);
            let unpledged = orders_with(&phase, germany, &rulebook, level, seed, Pledges::default());
            assert_eq!(plain, unpledged, "who has pledged nothing plays as before");
            // The support is ordered, however little Italy is trusted.
            for trust in [5, 60, 95] {
                let pledges = Pledges {
                    own: vec![Pledge::Support { unit: province("VEN"), to: Some(province("TYR")) }],
                    others: vec![(italy, Pledge::Order { at: province("VEN"), order: walks }, trust)],
                };
                let orders = texts(map, &orders_with(&phase, germany, &rulebook, level, seed, pledges));
                assert!(orders.contains(&"A MUN S A VEN - TYR".to_owned()), "{level:?}, seed {seed}: {orders:?}");
            }
            let kept_out = ["GAL", "SIL", "BOH", "TYR"].map(|id| Pledge::KeepOut { place: province(id) });
            let peace = [italy, russia, germany].map(|with| Pledge::Peace { with });
            let own = kept_out.into_iter().chain(peace).collect();
            let pledges = Pledges { own, others: Vec::new() };
            let orders = texts(map, &orders_with(&phase, austria, &rulebook, level, seed, pledges));
            let breaks = |order: &String| ["GAL", "SIL", "BOH", "TYR", "VEN"].iter().any(|id| order.ends_with(id));
            assert!(!orders.iter().any(breaks), "{level:?}, seed {seed}: {orders:?}");
        }
    }
}

#[test]
fn what_others_pledge_is_expected_as_far_as_they_are_trusted() {
    let (map, spring) = opening();
    let rulebook = Rulebook::default();
    let (germany, italy) = (map.power("GERMANY").unwrap(), map.power("ITALY").unwrap());
    let venice = map.province("VEN").unwrap();
    let walks = dragoman_engine::MovementOrder::Move {
        to: map.location("TYR").unwrap(),
        path: dragoman_engine::PathChoice::default(),
    };
    let pledge = Pledge::Order { at: venice, order: walks };
    let expected = |trust| {
        let others = vec![(italy, pledge, trust)];
        let pledges = Pledges { own: Vec::new(), others };
        Prospect::new(&spring, germany, &rulebook, Level::Officer, (1, pledges)).unwrap().likelihood(venice, walks)
    };
    assert!(expected(0) <= expected(60) && expected(60) <= expected(100), "{:?}", [0, 60, 100].map(expected));
    assert_eq!(expected(100), 100);
}

#[test]
fn a_pledge_is_broken_only_if_that_pays_clearly() {
    let (map, spring) = opening();
    let rulebook = Rulebook::default();
    let austria = map.power("AUSTRIA").unwrap();
    let mut prospect = Prospect::new(&spring, austria, &rulebook, Level::Officer, (1, Pledges::default())).unwrap();
    let home = ["VIE", "BUD", "TRI"].map(|id| map.province(id).unwrap());
    let nothing = prospect.deal(&[], austria, &[], 0).own;
    // To leave all home centres open in spring and to stay where one is: what that costs is in the values.
    let stays = home.map(|at| Pledge::Order { at, order: dragoman_engine::MovementOrder::Hold });
    let costs = prospect.deal(&stays, austria, &[], 0).own;
    assert!(costs < nothing, "{costs} {nothing}");
    let all_at_peace = map.powers().filter(|&power| power != austria).map(|with| Pledge::Peace { with });
    let peace = prospect.deal(&all_at_peace.collect::<Vec<_>>(), austria, &[], 0).own;
    assert!(peace > costs, "in the first spring peace costs little: {peace}");
}

/// A movement of 1901 with these units alone; the centres are those of the beginning, and these.
fn movement(season: Season, units: &[(&str, &[(UnitKind, &str)])], centres: &[(&str, &[&str])]) -> Movement {
    let map = Map::classic();
    let mut position = Position::start(map, GameOptions::default());
    position.turn.season = season;
    position.units = Units::default();
    for (power, all) in units {
        let power = map.power(power).unwrap();
        for &(kind, at) in *all {
            position.units.place(map, Unit { kind, power, location: map.location(at).unwrap() }).unwrap();
        }
    }
    for (power, all) in centres {
        for centre in *all {
            position.centres.give(map.province(centre).unwrap(), map.power(power).unwrap());
        }
    }
    Movement::new(position).unwrap()
}

#[test]
fn a_player_breaks_its_word_for_three_centres_and_keeps_it_for_one() {
    // Germans stand beside centres of England, whose only unit is far away.
    let units: &[(&str, &[(UnitKind, &str)])] = &[
        ("GERMANY", &[(UnitKind::Army, "KIE"), (UnitKind::Army, "RUH"), (UnitKind::Army, "BUR")]),
        ("ENGLAND", &[(UnitKind::Fleet, "LVP")]),
        ("TURKEY", &[(UnitKind::Fleet, "ANK")]),
    ];
    let (map, rulebook) = (Map::classic(), Rulebook::default());
    let [germany, england] = ["GERMANY", "ENGLAND"].map(|id| map.power(id).unwrap());
    // How many centres of England they go into.
    let entered = |season, english: &[&str], german: &[&str], level, seed, own: &[Pledge]| {
        let phase = Phase::Movement(movement(season, units, &[("ENGLAND", english), ("GERMANY", german)]));
        let pledges = Pledges { own: own.to_vec(), others: Vec::new() };
        let orders = texts(map, &orders_with(&phase, germany, &rulebook, level, seed, pledges));
        let goes = |order: &&String| english.iter().any(|id| order.ends_with(&format!(" - {id}")));
        orders.iter().filter(goes).count()
    };
    let peace = [Pledge::Peace { with: england }];
    let apart = ["DEN", "HOL", "BEL"].map(|id| Pledge::KeepOut { place: map.province(id).unwrap() });
    for level in Level::ALL {
        for seed in 0..if level == Level::Marshal { 1 } else { 5 } {
            let (autumn, spring) = (Season::Autumn, Season::Spring);
            let all = |own: &[Pledge]| entered(autumn, &["DEN", "HOL", "BEL"], &["PAR", "MAR"], level, seed, own);
            let one = |own: &[Pledge]| entered(autumn, &["DEN"], &["HOL", "BEL", "PAR", "MAR"], level, seed, own);
            let early = |own: &[Pledge]| entered(spring, &["DEN", "HOL"], &["BEL", "PAR", "MAR"], level, seed, own);
            assert!(all(&peace) >= 2, "{level:?}, seed {seed}: all centres are worth more than its word");
            assert_eq!(all(&apart), 0, "{level:?}, seed {seed}: each is a promise of its own");
            assert_eq!((one(&[]), one(&peace)), (1, 0), "{level:?}, seed {seed}: one centre isn't");
            // Each of two orders breaks the same promise, and to give up one of them alone gains nothing.
            assert!(level != Level::Recruit || early(&[]) == 2, "seed {seed}: it goes there if it may");
            assert_eq!(early(&peace), 0, "{level:?}, seed {seed}: nothing is won before autumn");
        }
    }
}
