//! Games by the rules that map files state.

use std::collections::BTreeSet;

use super::{BuildSites, Map, MapError};
use crate::game::{Game, PhaseOrders};
use crate::game_options::{GameOptions, Setup, Side};
use crate::legality::Due;
use crate::order::{AdjustmentOrders, MovementOrder, Orders, PathChoice, WrittenOrder};
use crate::outcome::{Failure, Outcome, VoidReason};
use crate::phase::{Adjustment, EndingKind, Movement, Phase, Report};
use crate::position::Position;
use crate::power::{Power, PowerSet};
use crate::province::ProvinceSet;
use crate::rulebook::Rulebook;
use crate::set::MAX_LOCATIONS;
use crate::turn::{Season, Turn};

/// Four provinces in a row, the outer ones at home, with the powers and rules that are given.
fn row(name: &str, rules: &str, powers: &str) -> String {
    let row = "province AAA inland centre\n  army BBB\nprovince BBB inland centre\n  army AAA CCC\n\
               province CCC inland centre\n  army BBB DDD\nprovince DDD inland centre\n  army CCC\n";
    format!("variant {name}\n{rules}{powers}{row}")
}

const POWERS: &str = "power EAST\n  home DDD\n  units A DDD\npower WEST\n  home AAA\n  units A AAA\n";

fn read(text: &str) -> Result<&'static Map, MapError> {
    Map::read("row.txt", text).map(Map::intern)
}

fn error(text: &str) -> String {
    read(text).unwrap_err().to_string()
}

/// Plays a movement phase with these orders, written as powers write them.
fn play(game: &mut Game, orders: &[&str]) {
    let Phase::Movement(movement) = *game.phase() else { panic!("{:?}", game.phase()) };
    let map = movement.position().map;
    let mut all = Orders::new();
    for order in orders {
        let (from, to) = order.split_once('-').unwrap();
        let order = MovementOrder::Move { to: map.location(to).unwrap(), path: PathChoice::Unstated };
        all.give(map.province(from).unwrap(), order);
    }
    game.play(PhaseOrders::Movement(all), PowerSet::EMPTY).unwrap();
}

#[test]
fn a_map_may_let_powers_build_in_all_that_they_own() {
    let rules = "format 2\nstarts S1901M\nwins 4\n";
    for (builds, sites) in [("home", ""), ("owned", "BBB"), ("anywhere", "BBB")] {
        let map = read(&row(&format!("builds-{builds}"), &format!("{rules}builds {builds}\n"), POWERS)).unwrap();
        assert_eq!(map.builds(), if builds == "home" { BuildSites::Home } else { BuildSites::Owned });
        let (west, at) = (map.power("WEST").unwrap(), |id: &str| map.province(id).unwrap());
        let mut position = Position::start(map, GameOptions::default());
        position.turn.season = Season::Winter;
        position.centres.give(at("BBB"), west);
        let winter = Adjustment::new(position).unwrap();
        let named: Vec<&str> = winter.sites(west).iter().map(|site| map.id(site)).collect();
        assert_eq!(named.join(" "), sites);
        assert_eq!(winter.due(west) == Due::Nothing, sites.is_empty());
        let rulebook = Rulebook::default();
        let judged = |place: &str| {
            let order = WrittenOrder::read(map, &format!("A {place} B")).unwrap();
            winter.interpret(west, &order, &rulebook).map(|_| ()).map_err(|void| void.reason)
        };
        let (free, foreign) = match builds {
            "home" => (Err(VoidReason::NotHome), Err(VoidReason::NotHome)),
            _ => (Ok(()), Err(VoidReason::NoOwnCentre)),
        };
        assert_eq!((judged("BBB"), judged("CCC"), judged("AAA")), (free, foreign, Err(VoidReason::Occupied)));
    }
}

#[test]
fn neutral_units_hold_and_nobody_leads_them() {
    let powers = format!("{POWERS}neutral MINORS\n  units A BBB, A CCC\n");
    let map = read(&row("minors", "format 2\nstarts F1901M\nwins 4\n", &powers)).unwrap();
    let minors = map.power("MINORS").unwrap();
    assert_eq!(map.neutral(), PowerSet::of(minors));
    assert!(Setup::Full.players(map, map.starts()).iter().all(|player| !player.contains(minors)));
    let mut game = Game::start(map, Rulebook::default(), GameOptions::default()).unwrap();
    assert!(!game.phase().survivors().contains(minors));
    // Whoever orders them is told that nobody can.
    play(&mut game, &["AAA-BBB", "BBB-AAA"]);
    let Report::Movement(report) = &game.played()[0].report else { panic!("a movement") };
    let outcome = |id: &str| report.resolved(map.province(id).unwrap()).unwrap().outcome;
    assert!(matches!(outcome("BBB"), Outcome::Void(void) if void.reason == VoidReason::Disorder));
    assert!(matches!(outcome("AAA"), Outcome::Fails(_)));
    // They stand in centres that nobody owns, take none, and aren't removed for want of them: no builds are due.
    let Phase::Movement(spring) = *game.phase() else { panic!("{:?}", game.phase()) };
    assert_eq!(spring.position().turn, Turn { year: 1902, season: Season::Spring });
    assert!(spring.position().centres.of(minors).is_empty());
    assert_eq!(spring.position().units.of(minors).len(), 2);
    let mut lone = *spring.position();
    for at in lone.units.of(minors) {
        lone.units.remove(at);
    }
    assert!(!Phase::Movement(Movement::new(lone).unwrap()).eliminated().contains(minors));
}

#[test]
fn nobody_is_led_in_a_set_up_whose_units_the_map_lets_stand() {
    let powers =
        "power AUSTRIA\npower ENGLAND\npower FRANCE\nneutral GERMANY\npower ITALY\npower RUSSIA\npower TURKEY\n";
    let map = read(&format!("format 2\nstart germany-stands of classic\nwins 18\n{powers}")).unwrap();
    let power = |id: &str| map.power(id).unwrap();
    let tossed = [Side::Allies, Side::Central].map(|side| Setup::Players2 { coin: Some(side) });
    for setup in Setup::ALL.into_iter().chain(tossed) {
        assert!(setup.fits(map), "{setup:?}");
        let starts = setup.starts(map);
        for turn in [starts, Turn { year: starts.year + 1, ..starts }] {
            let led = setup.players(map, turn).into_iter().fold(PowerSet::EMPTY, |all, player| all | player);
            assert_eq!(led, map.power_set() - setup.neutral(map, turn) - uncertain(setup, power("ITALY")), "{setup:?}");
            assert!(!led.contains(power("GERMANY")), "{setup:?}");
        }
    }
    // The coin gives Italy away all the same.
    let spring = Turn { year: 1915, ..map.starts() };
    for (setup, side) in tossed.into_iter().zip([0, 1]) {
        assert!(setup.players(map, spring)[side].contains(power("ITALY")), "{setup:?}");
    }
}

/// The README's example of each rule, and its start.
#[test]
fn the_maps_of_the_readme_are_what_they_are_said_to_be() {
    let readme = include_str!("../../README.md");
    let blocks = readme.split("```text\n").skip(1).filter_map(|block| block.split("```").next());
    let whole = blocks.filter(|block| block.starts_with("format 2\n"));
    let whole: Vec<Map> = whole.map(|block| Map::read("README.md", block).unwrap()).collect();
    let [sound, duel] = &whole[..] else { panic!("{} whole maps", whole.len()) };
    assert_eq!((sound.author(), sound.builds(), sound.lead()), (Some("Somebody"), BuildSites::Owned, 2));
    assert_eq!((sound.starts().season, sound.neutral().len()), (Season::Winter, 1));
    let at = |id: &str| sound.province(id).unwrap();
    assert!(sound.army_borders(at("ALD")).contains(at("ELM")), "a strait");
    let canal = at("CAN").location();
    let waters = sound.fleet_borders(canal);
    assert!([at("NSE"), at("SSE")].iter().all(|water| waters.contains(water.location())), "a canal");
    assert!(sound.waters().contains(at("ISL")) && sound.land().contains(at("ISL")), "islands");
    assert!(sound.army_borders(at("ISL")).is_empty());
    assert_eq!((duel.board(), duel.powers().len(), duel.wins()), ("classic", 2, 24));
}

#[test]
fn a_set_up_for_fewer_players_leaves_no_power_of_the_map_without_one() {
    let classic =
        "power AUSTRIA\npower ENGLAND\npower FRANCE\npower GERMANY\npower ITALY\npower RUSSIA\npower TURKEY\n";
    let with = |name: &str, more: &str| {
        read(&format!("format 2\nstart {name} of classic\nwins 18\n{classic}{more}\n  home SER\n")).unwrap()
    };
    let (eight, minors) = (with("eight", "power CHINA"), with("with-minors", "neutral MINORS"));
    for setup in Setup::ALL {
        assert_eq!(setup.fits(eight), setup == Setup::Full, "{setup:?}");
        assert!(setup.fits(minors), "{setup:?}");
    }
}

/// Whom nobody leads before the coin is tossed.
fn uncertain(setup: Setup, italy: Power) -> PowerSet {
    if setup == (Setup::Players2 { coin: None }) { PowerSet::of(italy) } else { PowerSet::EMPTY }
}

#[test]
fn the_winner_may_need_a_lead() {
    let rules = |wins: &str| format!("format 2\nstarts F1901M\nwins {wins}\n");
    let ended = |name: &str, wins: &str, owned: [&str; 2]| {
        let map = read(&row(name, &rules(wins), POWERS)).unwrap();
        let mut position = Position::start(map, GameOptions::default());
        for (id, owned) in ["EAST", "WEST"].into_iter().zip(owned) {
            for centre in owned.split(' ') {
                position.centres.give(map.province(centre).unwrap(), map.power(id).unwrap());
            }
        }
        let movement = Movement::new(position).unwrap();
        match movement.adjudicate(&Orders::new(), &Rulebook::default()).1 {
            Phase::Over(ending) if ending.kind == EndingKind::Solo => {
                ending.winners.only().map(|winner| map.power_id(winner).to_owned())
            }
            _ => None,
        }
    };
    assert_eq!(ended("lead-1", "2", ["DDD", "AAA BBB"]).as_deref(), Some("WEST"));
    assert_eq!(ended("lead-1", "2", ["DDD CCC", "AAA BBB"]), None);
    assert_eq!(ended("lead-2", "2 lead 2", ["DDD", "AAA BBB"]), None);
    assert_eq!(ended("lead-2", "2 lead 2", ["DDD", "AAA BBB CCC"]).as_deref(), Some("WEST"));
}

#[test]
fn all_of_some_centres_may_win() {
    let rules = "format 2\nstarts F1901M\nwins all BBB CCC\n";
    let map = read(&row("goal", rules, &format!("{POWERS}neutral MINORS\n"))).unwrap();
    let at = |id: &str| map.province(id).unwrap();
    assert_eq!((map.goal().iter().collect::<Vec<_>>(), map.wins()), (vec![at("BBB"), at("CCC")], 3));
    let ended = |owned: [&str; 3], agreed: Option<u8>| {
        let mut position = Position::start(map, GameOptions { wins: agreed, ..GameOptions::default() });
        for (power, owned) in map.powers().zip(owned) {
            owned.split_whitespace().for_each(|id| position.centres.give(at(id), power));
        }
        match Movement::new(position).unwrap().adjudicate(&Orders::new(), &Rulebook::default()).1 {
            Phase::Over(ending) => ending.winners.only().map(|winner| map.power_id(winner).to_owned()),
            _ => None,
        }
    };
    // As many others don't win; who has all of them wins, also if another has as many or more.
    assert_eq!(ended(["DDD CCC", "AAA BBB", ""], None), None);
    assert_eq!(ended(["DDD", "AAA BBB CCC", ""], None).as_deref(), Some("WEST"));
    assert_eq!(ended(["BBB CCC", "AAA", ""], None).as_deref(), Some("EAST"), "DDD is EAST's too");
    assert_eq!(ended(["DDD", "AAA", "BBB CCC"], None), None, "nobody leads them");
    // A table may agree on a number instead.
    assert_eq!(ended(["DDD CCC", "AAA", ""], Some(2)).as_deref(), Some("EAST"));
    assert_eq!(ended(["DDD", "AAA BBB CCC", ""], Some(4)), None);

    // A start has the goal of its board, or another one.
    let start = |name: &str, wins: &str| {
        Map::read("start.txt", &format!("format 2\nstart {name} of goal\n{wins}power EAST\npower WEST\n")).unwrap()
    };
    assert_eq!((start("same", "").goal(), start("number", "wins 3\n").goal()), (map.goal(), ProvinceSet::EMPTY));
    assert_eq!(start("other", "wins all DDD\n").goal(), ProvinceSet::of(at("DDD")));
    let wrong = |wins: &str| error(&row("wrong", &format!("format 2\nstarts S1901M\n{wins}\n"), POWERS));
    assert_eq!(wrong("wins all BBB BBB"), "row.txt, line 4: `BBB` stands in the file twice: take one away");
    assert!(wrong("wins all").starts_with("row.txt, line 4: write `wins 18`"));
    assert!(wrong("wins all EEE").starts_with("row.txt, line 4: no province or coast is called `EEE`"));
    let centres =
        row("wrong", "format 2\nstarts S1901M\nwins all BBB\n", POWERS).replace("BBB inland centre", "BBB inland");
    assert_eq!(
        error(&centres),
        "row.txt, line 4: BBB is not a supply centre and can't win: write `centre` behind its kind, or take it away here"
    );
}

#[test]
fn a_game_may_begin_with_builds() {
    let powers = "power EAST\n  home DDD\npower WEST\n  home AAA BBB\n  units A AAA\n";
    let map = read(&row("winter", "format 2\nstarts W1900A\nwins 4\n", powers)).unwrap();
    let mut game = Game::start(map, Rulebook::default(), GameOptions::default()).unwrap();
    let Phase::Adjustment(winter) = *game.phase() else { panic!("{:?}", game.phase()) };
    assert_eq!(winter.position().turn.to_string(), "W1900");
    let mut orders = AdjustmentOrders::new();
    for power in map.powers() {
        orders.give(power, winter.legal(power)[0]);
    }
    game.play(PhaseOrders::Adjustment(orders), PowerSet::EMPTY).unwrap();
    let position = game.phase().position();
    assert_eq!((position.turn.to_string().as_str(), position.units.occupied().len()), ("S1901", 3));
}

#[test]
fn a_start_is_on_the_board_of_another_map() {
    let duel = "format 2\nstart duel-of-24 of classic\nwins 24\npower AUSTRIA\npower FRANCE\n";
    let map = Map::read("duel.txt", duel).unwrap().intern();
    let classic = Map::classic();
    assert_eq!((map.variant(), map.wins(), map.lead()), ("duel-of-24", 24, 1));
    assert_eq!(map.starts(), classic.starts());
    let ids: Vec<&str> = map.powers().map(|power| map.power_id(power)).collect();
    assert_eq!(ids, ["AUSTRIA", "FRANCE"]);
    for power in map.powers() {
        let before = classic.power(map.power_id(power)).unwrap();
        assert_eq!((map.home(power), map.country(power)), (classic.home(before), classic.country(before)));
        assert_eq!(map.start_units().of(power), classic.start_units().of(before));
    }
    let same = |at| map.id(at) == classic.id(at) && map.neighbours(at) == classic.neighbours(at);
    assert!(map.provinces().all(same) && map.province_count() == classic.province_count());
    assert_eq!(map.alphabets().collect::<Vec<_>>(), classic.alphabets().collect::<Vec<_>>());
    // A start may be on the board of a start.
    let rome = "format 2\nstart fleet-in-spain of duel-of-24\nstarts W1900A\npower FRANCE\n  home BRE SPA\n  \
                units F SPA/SC\npower AUSTRIA\n  units\n";
    let rome = Map::read("rome.txt", rome).unwrap();
    assert_eq!((rome.wins(), rome.starts().to_string().as_str()), (24, "W1900"));
    let units: BTreeSet<String> = rome.start_units().iter().map(|(_, unit)| unit.text(&rome).to_string()).collect();
    assert_eq!(units, BTreeSet::from(["F SPA/SC".to_owned()]));
}

#[test]
fn what_is_wrong_is_said_with_its_line_and_what_to_do() {
    let start = |line: &str| {
        let text = format!("format 2\nstart duel of classic\n{line}\npower FRANCE\n");
        Map::read("start.txt", &text).map(|map| map.author().map(str::to_owned)).map_err(|error| error.to_string())
    };
    assert_eq!(start("author Nobody, and Zosia"), Ok(Some("Nobody, and Zosia".to_owned())));
    assert_eq!(
        start("author"),
        Err("start.txt, line 3: who made the map stands behind `author`, in at most 100 bytes".to_owned())
    );
    let rules = "format 2\nstarts S1901M\nwins 4\n";
    let of = |rules: &str| error(&row("wrong", rules, POWERS));
    assert_eq!(
        of("starts S1901M\nwins 4\nbuilds owned\n"),
        "row.txt, line 4: `builds` belongs to format 2: write `format 2` in a line of the file"
    );
    assert_eq!(
        of("format 3\nstarts S1901M\nwins 4\n"),
        "row.txt, line 2: `3` is no format that this program reads: write `format 1` or `format 2`, or take a newer \
         program"
    );
    assert_eq!(
        of(&format!("{rules}builds everywhere\n")),
        "row.txt, line 5: `everywhere` is no place to build: write `builds home` or `builds owned`"
    );
    assert_eq!(
        of("format 2\nstarts S1901M\nwins 3 by 2\n"),
        "row.txt, line 4: write `wins 18`, `wins 18 lead 2` for one who must have two centres more than every other power, \
         or `wins all LON PAR` for one who must have all of these; no number is above 255"
    );
    // Who owns all centres is as many ahead as there are.
    assert!(read(&row("ahead", "format 2\nstarts S1901M\nwins 3 lead 4\n", POWERS)).is_ok());
    assert_eq!(
        of("format 2\nstarts S1901M\nwins 3 lead 5\n"),
        "row.txt, line 4: nobody can be 5 centres ahead: the map has 4; write a lead from 1 to 4"
    );
    assert_eq!(
        of("format 2\nstarts W1900A\nwins 4\n"),
        "row.txt, line 3: nobody can build in the first winter: let `starts` name a spring, or take units away"
    );
    let neutral = POWERS.replace("power", "neutral");
    assert_eq!(
        error(&row("wrong", rules, &neutral)),
        "row.txt, line 18: nobody plays: write `power` instead of `neutral` for those who do"
    );
    let start = |lines: &str| Map::read("start.txt", &format!("format 2\n{lines}")).unwrap_err().to_string();
    assert_eq!(
        start("start duel on classic\npower FRANCE\n"),
        "start.txt, line 2: a start is one line: `start the-name of the-variant-of-its-board`"
    );
    assert_eq!(
        start("start duel of nowhere\npower FRANCE\n"),
        "start.txt, line 2: no map is called `nowhere`: a start is on a built-in one, or on one that was read before it"
    );
    assert_eq!(
        start("start duel of classic\npower FRANCE\nprovince XXX sea\n"),
        "start.txt, line 4: a start has the provinces and alphabets of its board: take this block out"
    );
    assert_eq!(
        start("start duel of classic\npower FRANCE\npower ITALY\n  home MAR\n"),
        "start.txt, line 5: MAR is a home centre of two powers: take it away from one of them"
    );
    assert_eq!(
        start("start duel of classic\npower NEW\n"),
        "start.txt, line 3: power NEW has no home centre: add a line `home`, or write `neutral` instead of `power`"
    );
}

/// A province that borders so many others: HUB, which is the first power's, and N000, which is the second's, and the first
/// power's units in all others.
fn star(neighbours: usize) -> String {
    let around: Vec<String> = (0..neighbours).map(|at| format!("N{at:03}")).collect();
    let mut text = format!(
        "variant star\nstarts S1901M\nwins 2\npower ONE\n  home HUB\n  units A HUB, A {}\npower TWO\n  home N000\n  units A \
         N000\nprovince HUB inland centre\n  army {}\n",
        around[1..].join(", A "),
        around.join(" "),
    );
    for (at, id) in around.iter().enumerate() {
        let centre = if at == 0 { " centre" } else { "" };
        text += &format!("province {id} inland{centre}\n  army HUB\n");
    }
    text
}

/// Strengths are bytes: no province has more neighbours than can be counted, and all of them can support.
#[test]
fn a_province_has_no_more_neighbours_than_strengths_can_count() {
    let neighbours = 254.min(MAX_LOCATIONS - 1);
    let map = Map::read("star.txt", &star(neighbours)).unwrap().intern();
    let (hub, attacker) = (map.province("HUB").unwrap(), map.province("N000").unwrap());
    let rulebook = Rulebook::default();
    let mut orders = Orders::new();
    for at in map.neighbours(hub) {
        orders.give(at, MovementOrder::SupportHold { unit: hub });
    }
    let movement = Movement::new(Position::start(map, GameOptions::default())).unwrap();
    let (report, _) = movement.adjudicate(&orders, &rulebook);
    assert!(report.iter().all(|(_, resolved)| resolved.outcome == Outcome::Succeeds));
    assert_eq!(report.iter().count(), 1 + neighbours);
    orders.give(attacker, MovementOrder::Move { to: hub.location(), path: PathChoice::Unstated });
    let (report, _) = movement.adjudicate(&orders, &rulebook);
    let outcome = report.resolved(attacker).unwrap().outcome;
    assert_eq!(outcome, Outcome::Fails(Failure::HeldOff { by: hub, attack: 1, defence: neighbours as u8 }));
    if MAX_LOCATIONS > 256 {
        assert_eq!(error(&star(255)), "row.txt, line 10: HUB borders more than 254 provinces: divide it");
    }
}
