//! What holds of every phase of every game: random games on all maps, under all presets, to their end.
//!
//! `DRAGOMAN_LONG=20` plays twenty times as many.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

mod random_play;
mod reference_adapter;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use dragoman_engine::{
    Adjudicator, Adjustment, AdjustmentOrder, BuildSites, Count, DatedEnd, Due, Duplicates, EndingKind, Fate, Game,
    GameOptions, Location, MAX_LOCATIONS, Map, Movement, MovementOrder, Orders, Outcome, Phase, PhaseOrders, Position,
    Power, PowerSet, Province, RemovalDistance, Report, Retreat, Rulebook, Season, Setup, Turn, Unit, UnitKind,
    VoidReason,
};
use dragoman_exchange::adjudicate_line;
use dragoman_reference::Random;
use reference_adapter::Both;
use reference_adapter::random_map::Rules as MadeUp;
use serde_json::{Value, json};

/// Phases in the usual run.
const PHASES: usize = 100_000;

fn long() -> usize {
    std::env::var("DRAGOMAN_LONG").ok().and_then(|times| times.parse().ok()).unwrap_or(1).max(1)
}

/// The units of a position by place, so that two positions can be compared unit by unit.
fn units(position: &Position) -> BTreeMap<usize, Unit> {
    position.units.iter().map(|(province, unit)| (province.index(), unit)).collect()
}

#[test]
fn whole_random_games_stay_consistent_to_their_end() {
    let (mut phases, mut games, mut endings) = (0, 0_u64, BTreeMap::new());
    let starts = Map::starts_on_boards();
    let mut adjudicator = Adjudicator::new(Map::classic());
    while phases < PHASES * long() {
        let mut random = Random::numbered(games);
        games += 1;
        let map = if random.chance(15) { starts[random.below(starts.len())] } else { Map::all()[random.below(3)] };
        let rulebook = Rulebook::preset(Rulebook::PRESETS[random.below(8)]).unwrap();
        let setup = if std::ptr::eq(map, Map::classic()) && random.chance(20) {
            [Setup::Players6, Setup::Players5, Setup::Players4, Setup::Players3A][random.below(4)]
        } else {
            Setup::Full
        };
        let last = Turn { year: setup.starts(map).year + 4 + random.below(12) as u16, season: Season::Autumn };
        let by = if random.chance(50) { Count::Centres } else { Count::Units };
        let end = DatedEnd { after: last, by };
        let options = GameOptions { setup, end: Some(end), ..GameOptions::default() };
        let game = play(Game::start(map, rulebook, options).unwrap(), end, &mut random, &mut adjudicator);
        phases += game.played().len();
        let Phase::Over(ending) = game.phase() else { panic!("it is over") };
        *endings.entry(format!("{:?}", ending.kind)).or_insert(0) += 1;
        // Played again from what was kept, the game is the same.
        if games % 20 == 0 {
            for (played, next) in game.played().iter().zip(game.played().iter().skip(1).map(|it| it.phase)) {
                let mut again = Game::resume(played.phase, rulebook);
                let report = again.play(played.orders.clone(), played.phase.position().options.disorder).unwrap();
                assert_eq!(report, &played.report);
                let absent = next.position().options.disorder;
                assert_eq!(again.phase().with_disorder(absent), next);
            }
        }
    }
    println!("{phases} phases in {games} games; they ended: {endings:?}");
}

/// Boards that nobody has drawn, the largest as large as a map may be and with 64 powers; most of them with rules of their
/// own: builds in all that is owned, a lead, units that nobody leads, builds as the first phase.
#[test]
fn games_on_made_up_maps_stay_consistent_to_their_end() {
    let (mut phases, mut units, mut places) = (0, 0, 0);
    let mut seen = BTreeMap::new();
    let mut adjudicator = Adjudicator::new(Map::classic());
    for number in 0..20 * long() as u64 {
        let mut random = Random::numbered(1 << 44 | number);
        let [owned, winter, minors] = [60, 40, 50].map(|percent| number % 4 != 0 && random.chance(percent));
        let lead = if number % 4 == 0 { 1 } else { 1 + random.below(3) };
        let goal = if number % 4 == 3 { 1 + random.below(2) } else { 0 };
        let mut lines = format!("starts {}\n", if winter { "W1900A" } else { "S1901M" });
        lines += &match (goal, lead) {
            (0, 1) => "wins 9\n".to_owned(),
            (0, lead) => format!("wins 9 lead {lead}\n"),
            _ => String::new(),
        };
        lines += if owned { "builds owned\n" } else { "" };
        if owned || winter || minors || lead > 1 || goal > 0 {
            lines.insert_str(0, "format 2\n");
        }
        let rules = MadeUp { lines: &lines, armed: !winter, minors, centres: 9, goal };
        for (key, is_used) in
            [("owned", owned), ("winter", winter), ("minors", minors), ("lead", lead > 1), ("goal", goal > 0)]
        {
            *seen.entry(key).or_insert(0) += usize::from(is_used);
        }
        let map = Both::random(number, rules).map;
        let rulebook = Rulebook::preset(Rulebook::PRESETS[random.below(8)]).unwrap();
        let last = Turn { year: 1903, season: Season::Autumn };
        let end = DatedEnd { after: last, by: Count::Centres };
        let options = GameOptions { end: Some(end), ..GameOptions::default() };
        let game = play(Game::start(map, rulebook, options).unwrap(), end, &mut random, &mut adjudicator);
        phases += game.played().len();
        units = units.max(game.phase().position().units.occupied().len());
        places = places.max(map.location_count());
    }
    println!("{phases} phases; the largest board has {places} places, the fullest {units} units; {seen:?}");
    assert!(places == MAX_LOCATIONS && phases > 100, "{places} {phases}");
    assert!(seen.values().all(|&maps| maps >= 3), "{seen:?}");
}

/// Plays a game to its end and checks every phase of it.
fn play(mut game: Game, end: DatedEnd, random: &mut Random, adjudicator: &mut Adjudicator) -> Game {
    let rulebook = *game.rulebook();
    let map = game.phase().position().map;
    loop {
        let before = *game.phase();
        let mut absent = PowerSet::EMPTY;
        if random.chance(5) {
            absent.insert(map.powers().nth(random.below(map.powers().len())).unwrap());
        }
        let orders = match before.with_disorder(absent) {
            Phase::Movement(movement) => PhaseOrders::Movement(random_play::movement(&movement, &rulebook, random)),
            Phase::Retreat(retreat) => PhaseOrders::Retreat(random_play::retreat(&retreat, random)),
            Phase::Adjustment(winter) => PhaseOrders::Adjustment(random_play::adjustment(&winter, random)),
            Phase::Over(ending) => {
                check_ending(&ending.position, ending.kind, ending.winners, end);
                return game;
            }
        };
        let report = game.play(orders.clone(), absent).unwrap().clone();
        let after = *game.phase();
        match (before.with_disorder(absent), &orders, &report) {
            (Phase::Movement(movement), PhaseOrders::Movement(orders), Report::Movement(_)) => {
                check_movement(adjudicator, &movement, orders, &rulebook, &report, &after);
            }
            (Phase::Retreat(retreat), PhaseOrders::Retreat(_), Report::Retreat(_)) => {
                check_retreat(&retreat, &report, &after);
            }
            (Phase::Adjustment(winter), PhaseOrders::Adjustment(_), Report::Adjustment(_)) => {
                check_adjustment(&winter, &rulebook, &report, &after);
            }
            _ => panic!("a report of another kind of phase"),
        }
        check_succession(&before, &after);
        check_text(&before.with_disorder(absent), &orders, &rulebook, &after);
    }
}

/// A phase and its orders are the same when they are read from their text, and so is what comes of them.
fn check_text(before: &Phase, orders: &PhaseOrders, rulebook: &Rulebook, after: &Phase) {
    let text = before.text().to_string();
    let phase = Phase::read(&text, Map::known).unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(phase, *before, "{text}");
    let given = before.orders_text(orders).to_string();
    let read = phase.read_orders(&given).unwrap_or_else(|why| panic!("{given}: {why}"));
    let mut game = Game::resume(phase, *rulebook);
    game.play(read, before.position().options.disorder).unwrap();
    assert_eq!(game.phase(), after, "{text}: {given}");
    let text = after.text().to_string();
    assert_eq!(Phase::read(&text, Map::known).as_ref(), Ok(after), "{text}");
}

/// No unit is lost or made, none shares a province, and every verdict keeps its word.
fn check_movement(
    adjudicator: &mut Adjudicator,
    movement: &Movement,
    orders: &Orders<MovementOrder>,
    rulebook: &Rulebook,
    report: &Report,
    after: &Phase,
) {
    let Report::Movement(report) = report else { panic!("not of a movement phase") };
    let map = movement.position().map;
    let (again, next) = movement.adjudicate(orders, rulebook);
    assert_eq!((&again, &next), (report, after), "the same twice");
    let reused = adjudicator.adjudicate(movement, orders, rulebook);
    assert_eq!(reused, (report, after), "the same in memory that other phases have left");
    let mut backwards = Orders::new();
    for (province, order) in orders.iter().collect::<Vec<_>>().into_iter().rev() {
        backwards.give(province, order);
    }
    assert_eq!(movement.adjudicate(&backwards, rulebook), (again, next), "in whatever order they were given");

    let mut expected = BTreeMap::new();
    let mut driven_out = BTreeSet::new();
    for (province, unit) in movement.position().units.iter() {
        let resolved = report.resolved(province).expect("each unit has an outcome");
        let stands = match resolved.fate {
            Fate::Stays => Some((province, unit)),
            Fate::Moves { to, attack, against } => {
                assert!(attack > against, "a move that succeeds is stronger than all that is against it");
                assert_eq!(resolved.outcome, Outcome::Succeeds);
                Some((map.province_of(to), Unit { location: to, ..unit }))
            }
            Fate::Dislodged { from, attack, defence } => {
                assert!(attack > defence, "who dislodges is the stronger");
                let attacker = movement.position().units.at(from).expect("somebody came from there");
                assert_ne!(attacker.power, unit.power, "nobody dislodges one's own");
                assert!(driven_out.insert(province.index()));
                None
            }
            Fate::Disbanded => panic!("nobody is disbanded in a movement phase"),
        };
        if let Some((at, unit)) = stands {
            assert!(map.can_stand(unit.kind, unit.location));
            assert!(expected.insert(at.index(), unit).is_none(), "two units in {}", map.id(at));
        }
        if let Some(Ok(order)) = orders.of(province) {
            // Whatever was lawful may fail or fit nothing, but is never unlawful.
            let unlawful = matches!(resolved.outcome, Outcome::Void(why) if !matches!(why.reason, VoidReason::MismatchedSupport | VoidReason::MismatchedConvoy));
            assert!(!unlawful, "{order:?} was listed as lawful: {resolved:?}");
        }
    }
    assert_eq!(units(after.position()), expected, "units neither lost nor made");
    let listed: BTreeSet<usize> = report.dislodged().map(|it| map.province_of(it.unit.location).index()).collect();
    assert_eq!(listed, driven_out);
    let can_retreat: Vec<_> = report.dislodged().filter(|it| !it.retreats.is_empty()).collect();
    match after {
        Phase::Retreat(retreat) => assert_eq!(retreat.dislodged().map(|it| it.1).collect::<Vec<_>>(), can_retreat),
        _ => assert!(can_retreat.is_empty(), "somebody could have retreated"),
    }
    for it in can_retreat {
        for to in it.retreats {
            let province = map.province_of(to);
            assert!(map.borders(it.unit).contains(to) && !expected.contains_key(&province.index()));
            assert!(!report.contested().contains(province));
        }
    }
}

/// Each dislodged unit goes where it may and nobody else goes, or is gone; nobody else moves.
fn check_retreat(retreat: &Retreat, report: &Report, after: &Phase) {
    let Report::Retreat(report) = report else { panic!("not of a retreat phase") };
    let map = retreat.position().map;
    let mut expected = units(retreat.position());
    for (from, it) in retreat.dislodged() {
        let resolved = report.resolved(from).expect("each dislodged unit has an outcome");
        match resolved.fate {
            Fate::Moves { to, .. } => {
                assert!(it.retreats.contains(to));
                let there = expected.insert(map.province_of(to).index(), Unit { location: to, ..it.unit });
                assert!(there.is_none(), "two units in {}", map.location_id(to));
            }
            Fate::Disbanded => {}
            Fate::Stays | Fate::Dislodged { .. } => panic!("a dislodged unit goes or is gone"),
        }
    }
    assert_eq!(units(after.position()), expected);
}

/// What each power may build or must remove, counted from the board.
fn check_adjustment(winter: &Adjustment, rulebook: &Rulebook, report: &Report, after: &Phase) {
    let Report::Adjustment(report) = report else { panic!("not of an adjustment phase") };
    let (before, position) = (winter.position(), after.position());
    let map = before.map;
    let mut expected = units(before);
    for it in report.iter().filter(|it| it.outcome == Outcome::Succeeds) {
        match it.order {
            AdjustmentOrder::Build { kind, at } => {
                let province = map.province_of(at);
                assert!(map.builds() == BuildSites::Owned || map.home(it.power).contains(province));
                assert!(before.centres.of(it.power).contains(province));
                assert!(map.can_stand(kind, at));
                let built = Unit { power: it.power, kind, location: at };
                assert!(expected.insert(province.index(), built).is_none(), "built where a unit stood");
            }
            AdjustmentOrder::Remove { unit } => {
                if it.by_rule {
                    let left = expected.values().filter(|other| other.power == it.power);
                    let furthest = left.max_by_key(|other| removal_rank(before, rulebook, **other));
                    assert_eq!(furthest.map(|other| map.province_of(other.location)), Some(unit), "the furthest goes");
                }
                assert_eq!(expected.remove(&unit.index()).map(|unit| unit.power), Some(it.power));
            }
            AdjustmentOrder::Waive => {}
        }
    }
    assert_eq!(units(position), expected);
    for power in map.powers() {
        let (had, has) = (before.units.of(power).len(), position.units.of(power).len());
        let centres = before.centres.of(power).len();
        if map.neutral().contains(power) {
            assert_eq!((winter.due(power), had), (Due::Nothing, has), "units that nobody leads stay");
            continue;
        }
        assert!(has <= centres, "no more units than centres");
        match winter.due(power) {
            Due::Nothing => assert_eq!(had, has),
            Due::Builds { up_to, sites } => {
                assert!(has >= had && has - had <= usize::from(up_to.get()));
                assert_eq!(usize::from(up_to.get()), sites.len().min(centres - had));
            }
            Due::Disbands { exactly } => assert_eq!((had - has, has), (usize::from(exactly.get()), centres)),
        }
    }
}

/// How soon a unit goes that nobody removes: the highest rank first (DATC 4.D.8).
fn removal_rank(position: &Position, rulebook: &Rulebook, unit: Unit) -> (usize, bool, Reverse<usize>) {
    let map = position.map;
    let goals = match rulebook.removal_distance {
        RemovalDistance::HomeCentre => map.home(unit.power),
        RemovalDistance::HomeCountry => map.country(unit.power),
        RemovalDistance::OwnedCentre => position.centres.of(unit.power),
    };
    let sails = unit.kind == UnitKind::Fleet && rulebook.removal_distance != RemovalDistance::OwnedCentre;
    // From the goals outwards, until no distance gets any shorter.
    let far = usize::MAX - 1;
    let start = |place| if goals.contains(map.province_of(place)) { 0 } else { far };
    let mut distance: Vec<usize> = map.locations().map(start).collect();
    loop {
        let before = distance.clone();
        for one in map.locations() {
            let province = map.province_of(one);
            let mut near: Vec<Location> = map.fleet_borders(one).iter().collect();
            if !sails {
                near.extend(map.army_borders(province).iter().map(Province::location));
                // Over anything: the coasts of a province are one place.
                near.extend(map.locations().filter(|&other| map.province_of(other) == province));
            }
            for other in near {
                let step = usize::from(map.province_of(other) != province);
                distance[one.index()] = distance[one.index()].min(distance[other.index()].saturating_add(step));
            }
        }
        if distance == before {
            break;
        }
    }
    let province = map.province_of(unit.location);
    (distance[unit.location.index()], unit.kind == UnitKind::Fleet, Reverse(map.rank(province, rulebook.alphabet)))
}

/// Which phase follows which, and who owns what in it.
fn check_succession(before: &Phase, after: &Phase) {
    let (old, new) = (before.position(), after.position());
    let turn_ends = !matches!(after, Phase::Retreat(_)) && !matches!(before, Phase::Adjustment(_));
    for centre in old.map.centres() {
        let holder = new.units.at(centre).map(|unit| unit.power);
        let expected = match holder {
            Some(power) if turn_ends && old.turn.season == Season::Autumn && !old.map.neutral().contains(power) => {
                Some(power)
            }
            _ => old.centres.owner(centre),
        };
        assert_eq!(new.centres.owner(centre), expected, "{} after {}", old.map.id(centre), old.turn);
    }
    let total: usize = old.map.powers().map(|power| new.units.of(power).len()).sum();
    assert!(total <= 34 || old.map.variant() != "classic" || matches!(before, Phase::Movement(_) | Phase::Retreat(_)));
    match (before, after) {
        (Phase::Movement(_), Phase::Retreat(_)) | (_, Phase::Over(_)) => assert_eq!(old.turn, new.turn),
        (Phase::Movement(_) | Phase::Retreat(_), Phase::Movement(_)) if old.turn.season == Season::Spring => {
            assert_eq!(new.turn, Turn { season: Season::Autumn, ..old.turn });
        }
        (_, Phase::Movement(_)) => {
            assert_eq!(new.turn, Turn { season: Season::Spring, year: old.turn.year + 1 });
            // No winter without something to decide was waited for, and none with something was skipped.
            if !matches!(before, Phase::Adjustment(_)) {
                let winter = Position { turn: Turn { season: Season::Winter, ..old.turn }, ..*new };
                assert!(!Adjustment::new(winter).unwrap().is_due());
            }
        }
        (Phase::Movement(_) | Phase::Retreat(_), Phase::Adjustment(winter)) => {
            assert_eq!(new.turn, Turn { season: Season::Winter, ..old.turn });
            assert!(winter.is_due());
        }
        _ => panic!("{:?} can't follow on {:?}", new.turn, old.turn),
    }
}

fn check_ending(position: &Position, kind: EndingKind, winners: PowerSet, end: DatedEnd) {
    let map = position.map;
    let count = |power: Power| match end.by {
        Count::Centres => position.centres.of(power).len(),
        Count::Units => position.units.of(power).len(),
    };
    match kind {
        EndingKind::Solo => {
            let [winner] = winners.iter().collect::<Vec<_>>()[..] else { panic!("a solo has one winner") };
            let owns = |power: Power| position.centres.of(power).len();
            let leads = |other: Power| owns(winner) >= owns(other) + usize::from(map.lead());
            assert!(!map.neutral().contains(winner));
            if map.goal().is_empty() {
                assert!(owns(winner) >= usize::from(map.wins()));
                assert!(map.powers().all(|other| other == winner || leads(other)));
            } else {
                assert!(map.goal().iter().all(|centre| position.centres.owner(centre) == Some(winner)));
            }
        }
        EndingKind::Dated => {
            assert!(position.turn >= end.after);
            let standing = position.options.setup.neutral(map, position.turn);
            let most = map.powers().filter(|&power| !standing.contains(power)).map(count).max().unwrap();
            assert!(!winners.is_empty());
            for power in map.powers().filter(|&power| !standing.contains(power)) {
                assert_eq!(winners.contains(power), count(power) == most);
            }
        }
        EndingKind::Draw | EndingKind::Concession => panic!("nobody asked for that"),
    }
}

/// A request's answer doesn't depend on the order of powers, units and lines; of several orders for a unit one counts
/// or none, as the rulebook says.
#[test]
fn lines_in_any_order_give_one_answer_and_each_unit_one_order() {
    for number in 0..300 * long() as u64 {
        let mut random = Random::numbered(1 << 43 | number);
        let map = Map::all()[random.below(3)];
        let preset = Rulebook::PRESETS[random.below(8)];
        let rulebook = Rulebook::preset(preset).unwrap();
        let Some(movement) = random_play::some_movement(map, &rulebook, &mut random) else { continue };
        let orders = random_play::movement(&movement, &rulebook, &mut random);
        let lines: Vec<(Unit, String)> = orders
            .iter()
            .map(|(at, order)| {
                let written = order.written(&movement.position().units, at).unwrap();
                (movement.position().units.at(at).unwrap(), written.text(map).to_string())
            })
            .collect();
        let plain = request(&movement, preset, lines.clone(), &mut Random(0), false);
        let answer = answer(&plain);
        for _ in 0..3 {
            assert_eq!(self::answer(&request(&movement, preset, lines.clone(), &mut random, true)), answer, "{plain}");
        }
        // The same unit told to hold, before and after its order.
        let (unit, line) = &lines[random.below(lines.len())];
        let hold = format!("{} H", unit.text(map));
        if line == &hold {
            continue;
        }
        let without = |kept: Option<&str>| {
            let mut rest: Vec<_> = lines.iter().filter(|(other, _)| other.location != unit.location).cloned().collect();
            rest.extend(kept.map(|line| (*unit, line.to_owned())));
            self::answer(&request(&movement, preset, rest, &mut Random(0), false))["next"].clone()
        };
        let twice = |first: &str, second: &str| {
            let mut all: Vec<_> = lines.iter().filter(|(other, _)| other.location != unit.location).cloned().collect();
            all.extend([(*unit, first.to_owned()), (*unit, second.to_owned())]);
            self::answer(&request(&movement, preset, all, &mut Random(0), false))["next"].clone()
        };
        let (line_last, line_first) = (twice(&hold, line), twice(line, &hold));
        match rulebook.duplicates {
            Duplicates::Last => assert_eq!((line_last, line_first), (without(Some(line)), without(Some(&hold)))),
            Duplicates::First => assert_eq!((line_last, line_first), (without(Some(&hold)), without(Some(line)))),
            Duplicates::None => assert_eq!((line_last, line_first), (without(None), without(None))),
        }
    }
}

/// A request in the exchange format, its powers, units and lines in their order or shuffled.
fn request(
    movement: &Movement,
    rulebook: &str,
    mut lines: Vec<(Unit, String)>,
    random: &mut Random,
    shuffled: bool,
) -> Value {
    let position = movement.position();
    let map = position.map;
    let mut shuffle = |indices: usize| -> Vec<usize> {
        let mut order: Vec<usize> = (0..indices).collect();
        if shuffled {
            for last in (1..indices).rev() {
                order.swap(last, random.below(last + 1));
            }
        }
        order
    };
    let stand: Vec<Unit> = position.units.iter().map(|(_, unit)| unit).collect();
    let (mut units, mut centres, mut orders) = (json!({}), json!({}), json!({}));
    fn push(to: &mut Value, power: &str, text: String) {
        match to.get_mut(power).and_then(Value::as_array_mut) {
            Some(list) => list.push(text.into()),
            None => to[power] = json!([text]),
        }
    }
    for index in shuffle(stand.len()) {
        push(&mut units, map.power_id(stand[index].power), stand[index].text(map).to_string());
    }
    let owned: Vec<Province> = position.centres.owned().iter().collect();
    for index in shuffle(owned.len()) {
        let owner = position.centres.owner(owned[index]).unwrap();
        push(&mut centres, map.power_id(owner), map.id(owned[index]).to_owned());
    }
    for index in shuffle(lines.len()) {
        let (unit, line) = std::mem::replace(&mut lines[index], (stand[0], String::new()));
        push(&mut orders, map.power_id(unit.power), line);
    }
    json!({
        "id": "lines", "variant": map.variant(), "rulebook": rulebook, "phase": format!("{}M", position.turn),
        "units": units, "centers": centres, "orders": orders, "explain": true,
    })
}

/// The answer with all its lists in order.
fn answer(request: &Value) -> Value {
    fn sort(value: &mut Value) {
        match value {
            Value::Array(items) => {
                items.iter_mut().for_each(sort);
                items.sort_by_key(Value::to_string);
            }
            Value::Object(fields) => {
                fields.values_mut().for_each(sort);
                fields.sort_keys();
            }
            _ => {}
        }
    }
    let mut answer: Value = serde_json::from_str(&adjudicate_line(&request.to_string())).unwrap();
    assert!(answer.get("error").is_none(), "{answer}");
    sort(&mut answer);
    answer
}
