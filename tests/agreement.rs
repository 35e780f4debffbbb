//! The engine against the second adjudicator: random positions, all maps, all presets, and rulebooks mixed at random.
//!
//! `DRAGOMAN_LONG=20` makes the run twenty times as long. A disagreement is cut down to the few units that make it.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

mod reference_adapter;

use std::collections::BTreeSet;

use dragoman_engine::{
    AdjacentConvoy, ConvoyDisruption, Fate, MAX_LOCATIONS, Outcome, Paradox, Phase, Rulebook, SupportCoast, Void,
    VoidReason,
};
use dragoman_reference::rules::{self, Rules};
use dragoman_reference::search::Knot;
use dragoman_reference::{Order, Random, Shape, Unit, Verdict, adjudicate, position};
use reference_adapter::Both;
use reference_adapter::random_map::Rules as MadeUp;

type Orders = Vec<(Unit, Order)>;

/// Positions in the usual run.
const POSITIONS: u64 = 51_000;

fn length() -> u64 {
    std::env::var("DRAGOMAN_LONG").ok().and_then(|times| times.parse().ok()).unwrap_or(1).max(1)
}

/// Position number `number` of the run.
fn numbered(all: &[Both; 3], number: u64) -> (&Both, Orders, Random) {
    let mut random = Random::numbered(number);
    let both = &all[random.below(3)];
    let shape = [Shape::Loose, Shape::Brawl, Shape::Convoys, Shape::Convoys, Shape::Paradoxes][random.below(5)];
    let orders = position(&both.board, both.powers.len(), shape, &mut random);
    (both, orders, random)
}

/// What the engine says, laid beside what the reference says; the first difference, if there is one.
fn difference(both: &Both, rulebook: &Rulebook, rules: Rules, orders: &Orders) -> (Option<String>, Verdict) {
    let verdict = adjudicate(&both.board, rules, orders);
    let difference = first_difference(both, rulebook, orders, &verdict);
    (difference, verdict)
}

fn first_difference(both: &Both, rulebook: &Rulebook, orders: &Orders, verdict: &Verdict) -> Option<String> {
    let (report, next) = both.movement(orders).adjudicate(&both.orders(orders), rulebook);
    for (u, (unit, order)) in orders.iter().enumerate() {
        let province = both.province(both.board.province[unit.at]);
        let name = &both.board.names[unit.at];
        let Some(resolved) = report.resolved(province) else { return Some(format!("{name}: no outcome")) };
        let differ = |what: &str, engine: &dyn std::fmt::Debug, reference: &dyn std::fmt::Debug| {
            Some(format!("{name}: {what}: engine {engine:?}, reference {reference:?}; {resolved:?}"))
        };
        let moved = matches!(resolved.fate, Fate::Moves { .. });
        if moved != verdict.moved[u] {
            return differ("moves", &moved, &verdict.moved[u]);
        }
        let from = match resolved.fate {
            Fate::Dislodged { from, .. } => Some(from.index()),
            _ => None,
        };
        if from != verdict.dislodged_from[u] {
            return differ("dislodged from", &from, &verdict.dislodged_from[u]);
        }
        let mismatch = matches!(
            resolved.outcome,
            Outcome::Void(Void { reason: VoidReason::MismatchedSupport | VoidReason::MismatchedConvoy, .. })
        );
        let legal = mismatch || !matches!(resolved.outcome, Outcome::Void(_));
        match order {
            Order::Move { .. } if legal != verdict.legal[u] => return differ("legal", &legal, &verdict.legal[u]),
            Order::SupportHold { .. } | Order::SupportMove { .. } => {
                let counts = resolved.outcome == Outcome::Succeeds;
                if counts != verdict.supported[u] {
                    return differ("support counts", &counts, &verdict.supported[u]);
                }
            }
            _ => {}
        }
    }
    let retreats = match &next {
        Phase::Retreat(retreat) => retreat
            .dislodged()
            .map(|(province, unit)| {
                (province.index(), unit.retreats.iter().map(|place| place.index()).collect::<BTreeSet<usize>>())
            })
            .collect::<Vec<_>>(),
        _ => vec![],
    };
    let mut expected: Vec<_> = orders
        .iter()
        .zip(&verdict.retreats)
        .filter(|(_, retreats)| !retreats.is_empty())
        .map(|((unit, _), retreats)| (both.board.province[unit.at], retreats.clone()))
        .collect();
    expected.sort();
    if retreats != expected {
        return Some(format!("retreats: engine {retreats:?}, reference {expected:?}"));
    }
    let stand: BTreeSet<(usize, usize, bool)> = next
        .position()
        .units
        .iter()
        .map(|(_, unit)| {
            let power = both.powers.iter().position(|&power| power == unit.power).expect("the map has all its powers");
            (unit.location.index(), power, unit.kind == dragoman_engine::UnitKind::Fleet)
        })
        .collect();
    let expected: BTreeSet<(usize, usize, bool)> = orders
        .iter()
        .enumerate()
        .filter(|(u, _)| verdict.moved[*u] || verdict.dislodged_from[*u].is_none())
        .map(|(u, (unit, _))| (if verdict.moved[u] { verdict.goal[u] } else { unit.at }, unit.power, unit.fleet))
        .collect();
    (stand != expected).then(|| format!("units: engine {stand:?}, reference {expected:?}"))
}

/// Takes away units and orders as long as the two still differ.
fn cut_down(both: &Both, rulebook: &Rulebook, rules: Rules, mut orders: Orders) -> String {
    let differs = |orders: &Orders| difference(both, rulebook, rules, orders).0.is_some();
    let mut smaller = true;
    while smaller {
        smaller = false;
        for u in (0..orders.len()).rev() {
            let mut without = orders.clone();
            without.remove(u);
            let mut idle = orders.clone();
            idle[u].1 = Order::Hold;
            if differs(&without) {
                orders = without;
                smaller = true;
            } else if orders[u].1 != Order::Hold && differs(&idle) {
                orders = idle;
                smaller = true;
            }
        }
    }
    let what = difference(both, rulebook, rules, &orders).0.unwrap_or_default();
    format!("on {}:\n{}{what}\n{rules:?}", both.map.variant(), both.text(&orders))
}

/// At least 50,000 positions under every preset, among them many with the hard part.
#[test]
fn both_adjudicators_agree_under_every_preset() {
    let all = Both::all();
    let presets = Rulebook::PRESETS.map(|name| {
        (name, Rulebook::preset(name).expect("it is listed"), Rules::preset(name).expect("the reference has it too"))
    });
    let (mut convoys, mut paradoxes, mut circles, mut none, mut several, mut wrong) = (0, 0, 0, 0, 0, vec![]);
    for number in 0..POSITIONS * length() {
        let (both, orders, _) = numbered(&all, number);
        let (mut paradox, mut circle) = (false, false);
        for (name, rulebook, rules) in &presets {
            let (difference, verdict) = difference(both, rulebook, *rules, &orders);
            if difference.is_some() && wrong.len() < 20 {
                wrong.push(format!("position {number}, {name}, {}", cut_down(both, rulebook, *rules, orders.clone())));
            }
            if *name == "2023" {
                convoys += u64::from(verdict.convoys >= 2);
                none += u64::from(verdict.consistent == Some(0));
                several += u64::from(verdict.consistent.is_some_and(|number| number > 1));
            }
            paradox |= verdict.knots.iter().any(|k| matches!(k, Knot::NoResolution | Knot::SeveralResolutions));
            circle |= verdict.knots.contains(&Knot::Circle);
        }
        paradoxes += u64::from(paradox);
        circles += u64::from(circle);
    }
    println!(
        "{} positions under {} presets: {convoys} with two or more convoys; without any paradox rule {none} have no \
         consistent resolution and {several} more than one; {paradoxes} with a convoy paradox, {circles} with units \
         that follow each other in a circle",
        POSITIONS * length(),
        presets.len(),
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(convoys >= 10_000, "only {convoys} positions have two or more convoys");
    assert!(none + several >= 500, "only {} positions have more than one or no consistent resolution", none + several);
    assert!(paradoxes >= 500, "only {paradoxes} positions have a convoy paradox");
}

/// Any combination of the options that decide how movement resolves.
#[test]
fn both_adjudicators_agree_under_mixed_rulebooks() {
    let all = Both::all();
    let mut wrong = vec![];
    for number in 0..20_000 * length() {
        let (both, orders, mut random) = numbered(&all, 1 << 40 | number);
        let (rulebook, rules) = mixed(&mut random);
        if difference(both, &rulebook, rules, &orders).0.is_some() && wrong.len() < 10 {
            wrong.push(format!("position {number}, {}", cut_down(both, &rulebook, rules, orders)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Boards that nobody has drawn, with up to 64 powers.
#[test]
fn both_adjudicators_agree_on_made_up_maps() {
    let (mut wrong, mut most, mut many, mut fought, mut places) = (vec![], 0, 0, 0, 0);
    // Units are further apart on large boards.
    let positions = if MAX_LOCATIONS > 128 { 80 } else { 60 };
    for number in 0..120 * length() {
        let both = Both::random(number, MadeUp::PLAIN);
        most = most.max(both.powers.len());
        many += u64::from(both.powers.len() > 8);
        places = places.max(both.map.location_count());
        for position_number in 0..positions {
            let mut random = Random::numbered(1 << 51 | number << 10 | position_number);
            let shapes = [Shape::Loose, Shape::Brawl, Shape::Convoys, Shape::Convoys, Shape::Paradoxes];
            let shape = shapes[random.below(shapes.len())];
            let orders = position(&both.board, both.powers.len(), shape, &mut random);
            let (rulebook, rules) = mixed(&mut random);
            let (difference, verdict) = difference(&both, &rulebook, rules, &orders);
            fought += verdict.dislodged_from.iter().flatten().count();
            if difference.is_some() && wrong.len() < 5 {
                wrong.push(format!("map {number}, {}", cut_down(&both, &rulebook, rules, orders)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    println!("{many} maps have more than eight powers, one of them {most}; {fought} units were dislodged");
    assert!(most == 64 && many >= 60 && fought >= 1_000, "{most} {many} {fought}");
    assert_eq!(places, MAX_LOCATIONS, "the largest is as large as a map may be");
}

fn mixed(random: &mut Random) -> (Rulebook, Rules) {
    let mut rulebook = Rulebook::edition_2023();
    let mut rules = Rules::preset("2023").expect("it is listed");
    (rulebook.convoy_disruption, rules.any_route_breaks) =
        [(ConvoyDisruption::AnyBroken, true), (ConvoyDisruption::AllBroken, false)][random.below(2)];
    (rulebook.paradox, rules.paradox) = [
        (Paradox::Szykman, rules::Paradox::Szykman),
        (Paradox::AllHold, rules::Paradox::AllHold),
        (Paradox::Edition1971, rules::Paradox::Rule1971),
        (Paradox::Edition1982, rules::Paradox::Rule1982),
        (Paradox::Edition2000, rules::Paradox::Rule2000),
    ][random.below(5)];
    (rulebook.adjacent_convoy, rules.adjacent) = [
        (AdjacentConvoy::Edition1971, rules::Adjacent::Edition1971),
        (AdjacentConvoy::Edition1982, rules::Adjacent::Edition1982),
        (AdjacentConvoy::Edition2000, rules::Adjacent::Edition2000),
        (AdjacentConvoy::Edition2023, rules::Adjacent::Edition2023),
        (AdjacentConvoy::Explicit, rules::Adjacent::Explicit),
        (AdjacentConvoy::Fallback, rules::Adjacent::Fallback),
    ][random.below(6)];
    (rulebook.support_coast, rules.support_coast) = [
        (SupportCoast::Strict, rules::SupportCoast::Strict),
        (SupportCoast::OwnPowerOnly, rules::SupportCoast::OwnPowerOnly),
        (SupportCoast::MayBeOmitted, rules::SupportCoast::Omit),
    ][random.below(3)];
    let mut toss = || random.chance(50);
    rules.convoy_cuts_against_origin = toss();
    rulebook.convoyed_attack_cuts_support_against_itself = rules.convoy_cuts_against_origin;
    rules.retreat_to_convoy_origin = toss();
    rulebook.retreat_to_convoyed_attackers_origin = rules.retreat_to_convoy_origin;
    rules.dislodged_without_effect = toss();
    rulebook.dislodged_unit_contests_attackers_origin = !rules.dislodged_without_effect;
    rules.missing_coast_fails = toss();
    rulebook.only_coast_need_not_be_stated = !rules.missing_coast_fails;
    (rulebook, rules)
}
