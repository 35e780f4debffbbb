//! Reports that are stored and read back are what they were: of every kind of phase, on every map, by every rulebook,
//! whatever was ordered.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

mod random_play;

use std::collections::BTreeSet;

use dragoman_engine::{
    AdjustmentOrders, Game, GameOptions, Location, Map, MovementOrder, Orders, Outcome, PathChoice, Phase, PhaseOrders,
    Position, PowerSet, Province, Report, RetreatOrder, Rulebook, Season, Submitted, Turn, UnitKind, Units, Void,
    VoidReason, WrittenOrder,
};
use dragoman_exchange::{Misfit, Request, StoredReport};
use dragoman_reference::Random;
use serde_json::{Value, json};

/// Games in the usual run.
const GAMES: u64 = 40;

fn long() -> u64 {
    std::env::var("DRAGOMAN_LONG").ok().and_then(|times| times.parse().ok()).unwrap_or(1).max(1)
}

/// Stores a report as text, and reads it; the length of the text.
fn there_and_back(phase: &Phase, report: &Report) -> usize {
    let text = serde_json::to_string(&StoredReport::write(phase, report)).unwrap();
    let stored: StoredReport = serde_json::from_str(&text).unwrap();
    assert_eq!(stored.engine, dragoman_engine::VERSION);
    let read = stored.read(phase).unwrap_or_else(|why| panic!("{why}\n{}\n{text}", phase.text()));
    assert_eq!(&read, report, "{}\n{text}", phase.text());
    text.len()
}

/// Any order for each unit and each place on the map, possible or not, and some that were refused before.
fn anything(map: &'static Map, units: &Units, random: &mut Random) -> Orders<MovementOrder> {
    let places: Vec<Location> = map.locations().collect();
    let provinces: Vec<Province> = map.provinces().collect();
    let occupied: Vec<Province> = units.occupied().iter().collect();
    let mut orders = Orders::new();
    for (at, unit) in units.iter() {
        // Half of all that speaks of another unit speaks of one that is there.
        let someone = if random.chance(50) { random.pick(&occupied) } else { random.pick(&provinces) };
        let (someone, to) = (*someone.unwrap(), *random.pick(&places).unwrap());
        let near = map.borders(unit).iter().collect::<Vec<_>>();
        let near = random.pick(&near).copied().unwrap_or(to);
        let order = match random.below(9) {
            0 => MovementOrder::Hold,
            1 => MovementOrder::Move { to, path: PathChoice::ByConvoy },
            2 => MovementOrder::Move { to, path: PathChoice::Unstated },
            3 | 4 => MovementOrder::Move { to: near, path: PathChoice::Unstated },
            5 => MovementOrder::SupportHold { unit: someone },
            6 => MovementOrder::SupportMove { from: someone, to: if random.chance(50) { near } else { to } },
            7 => MovementOrder::Convoy { army: someone, to: map.province_of(to) },
            _ => {
                orders.refuse(at, Void { reason: VoidReason::Unreadable, unit: Some(unit), place: Some(someone) });
                continue;
            }
        };
        orders.give(at, order);
    }
    orders
}

#[test]
fn a_report_is_read_as_it_was_stored() {
    let (mut phases, mut kinds, mut longest) = (0, [0; 3], 0);
    let mut reasons = BTreeSet::new();
    for number in 0..GAMES * long() {
        let mut random = Random::numbered(1 << 44 | number);
        let map = Map::all()[random.below(3)];
        let mut rulebook = Rulebook::preset(Rulebook::PRESETS[random.below(8)]).unwrap();
        rulebook.dislodged_unit_contests_attackers_origin = random.chance(50);
        let mut game = Game::start(map, rulebook, GameOptions::default()).unwrap();
        for _ in 0..60 {
            let absent: PowerSet = map.powers().filter(|_| random.chance(3)).collect();
            let orders = match game.phase() {
                Phase::Movement(movement) if random.chance(20) => {
                    PhaseOrders::Movement(anything(map, &movement.position().units, &mut random))
                }
                Phase::Movement(movement) => {
                    PhaseOrders::Movement(random_play::movement(movement, &rulebook, &mut random))
                }
                Phase::Retreat(retreat) => {
                    let mut orders = random_play::retreat(retreat, &mut random);
                    if let (Some((from, _)), true) = (retreat.dislodged().next(), random.chance(30)) {
                        let to = map.locations().nth(random.below(map.location_count())).unwrap();
                        orders.give(from, RetreatOrder::Retreat { to });
                    }
                    PhaseOrders::Retreat(orders)
                }
                Phase::Adjustment(winter) => PhaseOrders::Adjustment(random_play::adjustment(winter, &mut random)),
                Phase::Over(_) => break,
            };
            let before = game.phase().with_disorder(absent);
            let report = game.play(orders, absent).unwrap();
            let length = there_and_back(&before, report);
            phases += 1;
            match report {
                Report::Movement(report) => {
                    kinds[0] += 1;
                    if report.units().occupied().len() >= 30 {
                        longest = longest.max(length);
                    }
                    let outcomes = report.iter().map(|(_, it)| it.outcome);
                    reasons.extend(outcomes.filter(|it| *it != Outcome::Succeeds).map(|it| kind_of(&it)));
                }
                Report::Retreat(_) => kinds[1] += 1,
                Report::Adjustment(_) => kinds[2] += 1,
            }
        }
    }
    println!("{phases} phases {kinds:?}, the longest of 30 units and more {longest} bytes; {reasons:?}");
    assert!(kinds.iter().all(|count| *count > 20), "{kinds:?}");
    assert!(reasons.len() > 15, "{reasons:?}");
    assert!(longest < 4_000, "{longest}");
}

/// `Fails(Standoff`, `Void(Void { reason: NotAdjacent`.
fn kind_of(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Void(void) => format!("{:?}", void.reason),
        Outcome::Fails(_) | Outcome::Succeeds => {
            format!("{outcome:?}").split([' ', '{', ')']).next().unwrap_or_default().to_owned()
        }
    }
}

/// Thirty-four units, as many as there are centres: what a late year looks like.
#[test]
fn a_full_board_takes_two_kilobytes_or_so() {
    let map = Map::classic();
    let rulebook = Rulebook::default();
    let (mut lengths, mut random) = (Vec::new(), Random::numbered(1 << 45));
    let powers: Vec<_> = map.powers().collect();
    for _ in 0..200 {
        let mut position = Position { units: Units::new(), ..Position::start(map, GameOptions::default()) };
        let places: Vec<Location> = map.locations().collect();
        while position.units.occupied().len() < 34 {
            let location = *random.pick(&places).unwrap();
            let kind = if random.chance(50) { UnitKind::Army } else { UnitKind::Fleet };
            let power = *random.pick(&powers).unwrap();
            // Where one can't stand, or another does, none is put.
            let _ = position.units.place(map, dragoman_engine::Unit { power, kind, location });
        }
        let movement = dragoman_engine::Movement::new(position).unwrap();
        let (report, _) = movement.adjudicate(&random_play::movement(&movement, &rulebook, &mut random), &rulebook);
        lengths.push(there_and_back(&Phase::Movement(movement), &Report::Movement(report)));
    }
    lengths.sort_unstable();
    println!("34 units: {} bytes in the middle, {} at most", lengths[100], lengths[199]);
    assert!(lengths[199] < 3_500, "{lengths:?}");
}

#[test]
fn winters_with_orders_that_are_none_come_back() {
    let map = Map::classic();
    let (italy, austria) = (map.power("ITALY").unwrap(), map.power("AUSTRIA").unwrap());
    let mut position = Position::start(map, GameOptions::default());
    position.turn = Turn { season: Season::Winter, ..position.turn };
    position.units.remove(map.province("ROM").unwrap());
    for centre in ["VIE", "BUD"] {
        position.centres.give(map.province(centre).unwrap(), map.power("RUSSIA").unwrap());
    }
    let winter = dragoman_engine::Adjustment::new(position).unwrap();
    let submitted = |power, texts: &[&str]| {
        texts.iter().map(|text| (power, Submitted::from(WrittenOrder::read(map, text).unwrap()))).collect::<Vec<_>>()
    };
    let texts = ["A ROM B", "F ROM B", "A PAR B", "A NAP B", "WAIVE", "A VEN D"];
    let mut given = submitted(italy, &texts);
    given.extend(submitted(austria, &["A PAR D", "A GAL D", "A VIE B"]));
    let orders: AdjustmentOrders = winter.collect(given, &Rulebook::default());
    let (report, _) = winter.adjudicate(&orders, &Rulebook::default());
    assert!(report.iter().any(|it| it.by_rule) && report.iter().any(|it| it.unit.is_none()));
    there_and_back(&Phase::Adjustment(winter), &Report::Adjustment(report));
}

/// A request's phase, and its report as stored.
fn stored(orders: Value) -> (Phase, Value) {
    let request = json!({"id": "x", "variant": "classic", "phase": "S1901M", "orders": orders, "units": {
        "ENGLAND": ["A LON", "F ENG"], "FRANCE": ["A BUR", "A PIC"], "GERMANY": ["A BEL", "A RUH"]}});
    let request = Request::read(&request.to_string()).unwrap();
    let report = request.adjudicate().report.unwrap();
    let stored = StoredReport::write(&request.phase, &report);
    (request.phase, serde_json::to_value(stored).unwrap())
}

fn channel() -> (Phase, Value) {
    stored(json!({"ENGLAND": ["A LON - BEL", "F ENG C A LON - BEL"], "FRANCE": ["A PIC S A LON - BEL", "A BUR - RUH"],
        "GERMANY": ["A BEL H", "A RUH S A BEL"]}))
}

#[test]
fn what_is_stored_can_be_read_by_people_too() {
    let (_, stored) = channel();
    let expected = json!({ "engine": dragoman_engine::VERSION, "report": { "movement": {
        "units": [
            {"order": "A BEL H", "fate": {"dislodged": {"from": "LON", "attack": 2, "defence": 1}}},
            {"order": "A BUR - RUH", "fails": {"held-off": {"by": "RUH", "attack": 1, "defence": 1}}},
            {"order": "F ENG C A LON - BEL"},
            {"order": "A LON - BEL", "fate": {"moves": {"to": "BEL", "attack": 2, "against": 1}}, "convoy": ["ENG"]},
            {"order": "A PIC S A LON - BEL"},
            {"order": "A RUH S A BEL", "fails": {"support-cut": {"by": ["BUR"]}}},
        ],
        "supporting": ["PIC"],
        "dislodged": [{"from": "BEL", "retreats": ["HOL"]}],
        "contests-attackers-origin": true,
    }}});
    assert_eq!(stored, expected, "{stored}");
}

/// What a newer program has stored isn't taken for something else.
#[test]
fn an_unknown_word_is_an_error_that_names_the_version() {
    let (phase, stored) = channel();
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut stored = stored.clone();
        stored["engine"] = json!("9.1.0");
        change(&mut stored);
        let stored: StoredReport = serde_json::from_value(stored).unwrap();
        let error = stored.read(&phase).unwrap_err();
        assert_eq!(error.engine, "9.1.0");
        let text = error.to_string();
        let own = dragoman_engine::VERSION;
        let says = format!("version 9.1.0 of the engine wrote this report, and version {own} can't read it: ");
        text.strip_prefix(&says).unwrap_or_else(|| panic!("{text}")).to_owned()
    };
    let unit = |stored: &mut Value, at: usize, field: &str, value: Value| {
        stored["report"]["movement"]["units"][at][field] = value;
    };
    assert!(refused(&|it| unit(it, 1, "fails", json!({"swapped": {}}))).contains("unknown variant `swapped`"));
    assert!(refused(&|it| unit(it, 1, "weather", json!("bad"))).contains("unknown field `weather`"));
    assert!(refused(&|it| it["report"]["movement"]["tide"] = json!(1)).contains("unknown field `tide`"));
    assert!(refused(&|it| it["report"] = json!({"siege": []})).contains("unknown variant `siege`"));
    assert!(refused(&|it| it["report"] = json!(7)).starts_with("invalid type"));
    assert_eq!(refused(&|it| unit(it, 1, "void", json!({"reason": "bored"}))), "an order both fails and is void");
    assert_eq!(refused(&|it| unit(it, 0, "void", json!({"reason": "bored"}))), "no reason is called `bored`");
    assert_eq!(refused(&|it| unit(it, 3, "convoy", json!(["XXX"]))), "`XXX` is not on this map");
    assert_eq!(refused(&|it| unit(it, 0, "order", json!("A BEL D"))), "`A BEL D` is no order of this phase");
    assert_eq!(refused(&|it| unit(it, 0, "order", json!("F BEL H"))), "`F BEL H` is no order of this phase");
    assert!(refused(&|it| unit(it, 0, "order", json!("A BEL X"))).starts_with("`A BEL X`: "));
    assert_eq!(refused(&|it| unit(it, 0, "order", json!("A PIC H"))), "the unit in PIC is told of twice");
    // Of another phase: the same units, and others.
    let stored: StoredReport = serde_json::from_value(stored.clone()).unwrap();
    let elsewhere = Phase::Movement(
        dragoman_engine::Movement::new(Position::start(Map::classic(), GameOptions::default())).unwrap(),
    );
    assert!(matches!(stored.read(&elsewhere).unwrap_err().why, Misfit::OtherOrder(_)));
    let winter = Phase::read("classic W1901A AUSTRIA:ABUD AUSTRIA:BUD,VIE - -", Map::of_variant).unwrap();
    assert_eq!(stored.read(&winter).unwrap_err().why, Misfit::OtherPhase);
}
