//! Whole games against the second adjudicator: retreats, centres, winters, absent players and the set-ups for fewer.
//!
//! `DRAGOMAN_LONG=20` makes the run twenty times as long.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

mod random_play;
mod reference_adapter;

use std::collections::{BTreeMap, BTreeSet};

use dragoman_engine::{
    AdjustmentOrder, AdjustmentOrders, Centres, CrowdedRetreat, Dislodged, Game, GameOptions, LocationSet, Map,
    MovementOrder, Orders, Ownership, PathChoice, Phase, PhaseOrders, Position, Power, PowerSet, Province,
    RemovalDistance, Retreat, RetreatOrder, Rulebook, Season, Setup, Side, Turn, UnitKind, Units,
};
use dragoman_reference::retreats::{self, Crowd};
use dragoman_reference::winters::{Change, Country, Distance, Winter, occupy};
use dragoman_reference::{Order, Random, Rules, Unit, adjudicate};
use reference_adapter::Both;
use reference_adapter::random_map::Rules as MadeUp;

fn length() -> u64 {
    std::env::var("DRAGOMAN_LONG").ok().and_then(|times| times.parse().ok()).unwrap_or(1).max(1)
}

/// The countries, from the rules' table: home centres, then the other provinces.
const COUNTRIES: [(&str, &str, &str); 7] = [
    ("AUSTRIA", "BUD TRI VIE", "BOH GAL TYR"),
    ("ENGLAND", "EDI LON LVP", "CLY WAL YOR"),
    ("FRANCE", "BRE MAR PAR", "BUR GAS PIC"),
    ("GERMANY", "BER KIE MUN", "PRU RUH SIL"),
    ("ITALY", "NAP ROM VEN", "APU PIE TUS"),
    ("RUSSIA", "MOS SEV STP WAR", "FIN LVN UKR"),
    ("TURKEY", "ANK CON SMY", "ARM SYR"),
];

/// What stands where, who owns what, what comes next.
#[derive(Debug, PartialEq)]
struct State {
    units: BTreeSet<(usize, usize, bool)>,
    owners: BTreeMap<usize, usize>,
    dislodged: BTreeMap<usize, BTreeSet<usize>>,
    /// Movement, retreat, adjustment, over.
    kind: char,
    turn: Turn,
    winners: BTreeSet<usize>,
}

/// A game as the reference sees it.
struct Table<'a> {
    both: &'a Both,
    /// Of the powers that somebody plays; those that nobody does come after them.
    countries: Vec<Country>,
    wins: usize,
    lead: usize,
    /// The centres of which all win; none where a number does.
    goal: BTreeSet<usize>,
    rulebook: Rulebook,
    rules: Rules,
    setup: Setup,
}

impl<'a> Table<'a> {
    fn new(both: &'a Both, preset: &str, setup: Setup) -> Self {
        let place = |id: &str| both.board.place(id).unwrap();
        let country = |(_, homes, lands): &(&str, &str, &str)| {
            let homes: BTreeSet<usize> = homes.split(' ').map(place).collect();
            let lands = lands.split(' ').map(place).chain(homes.iter().copied()).collect();
            Country { homes, lands }
        };
        Self {
            both,
            countries: COUNTRIES.iter().map(country).collect(),
            wins: 18,
            lead: 1,
            goal: BTreeSet::new(),
            rulebook: Rulebook::preset(preset).unwrap(),
            rules: Rules::preset(preset).unwrap(),
            setup,
        }
    }

    /// A game on a board that is made up, whose powers may build in all centres that they own.
    fn made_up(both: &'a Both, players: usize, wins: usize, lead: usize) -> Self {
        let centres: BTreeSet<usize> = (0..both.board.provinces).filter(|&at| both.board.centre[at]).collect();
        let country = Country { homes: centres.clone(), lands: centres };
        // All centres are home to everybody: distances to them would say nothing.
        let removal_distance = RemovalDistance::OwnedCentre;
        let rulebook = Rulebook { removal_distance, ..Rulebook::edition_2023() };
        let rules = Rules::preset("2023").unwrap();
        let goal = both.map.goal().iter().map(|centre| centre.index()).collect();
        Self { both, countries: vec![country; players], wins, lead, goal, rulebook, rules, setup: Setup::Full }
    }

    fn power(&self, power: Power) -> usize {
        self.both.powers.iter().position(|&other| other == power).unwrap()
    }

    fn named(names: &[&str]) -> BTreeSet<usize> {
        names.iter().filter_map(|name| COUNTRIES.iter().position(|country| country.0 == *name)).collect()
    }

    /// Italy is out of a game for six, Germany too of one for five; in a game for two Italy is neutral through 1914.
    fn standing(&self, turn: Turn) -> BTreeSet<usize> {
        match self.setup {
            Setup::Full => (self.countries.len()..self.both.powers.len()).collect(),
            Setup::Players6 => Self::named(&["ITALY"]),
            Setup::Players5 => Self::named(&["ITALY", "GERMANY"]),
            Setup::Players2 { .. } if turn.year == 1914 => Self::named(&["ITALY"]),
            _ => BTreeSet::new(),
        }
    }

    /// The neutral country can't be invaded.
    fn closed(&self, turn: Turn) -> BTreeSet<usize> {
        match self.setup {
            Setup::Players2 { .. } if turn.year == 1914 => self.countries[4].lands.clone(),
            _ => BTreeSet::new(),
        }
    }

    fn units(&self, position: &Position) -> Vec<Unit> {
        let unit = |(_, unit): (Province, dragoman_engine::Unit)| self.unit(unit);
        position.units.iter().map(unit).collect()
    }

    fn unit(&self, unit: dragoman_engine::Unit) -> Unit {
        Unit { power: self.power(unit.power), fleet: unit.kind == UnitKind::Fleet, at: unit.location.index() }
    }

    fn owners(&self, position: &Position) -> BTreeMap<usize, usize> {
        let owner = |centre: Province| Some((centre.index(), self.power(position.centres.owner(centre)?)));
        self.both.map.centres().iter().filter_map(owner).collect()
    }

    fn engine(&self, phase: &Phase) -> State {
        let position = phase.position();
        let mut dislodged = BTreeMap::new();
        let mut winners = BTreeSet::new();
        let kind = match phase {
            Phase::Movement(_) => 'M',
            Phase::Adjustment(_) => 'A',
            Phase::Retreat(retreat) => {
                dislodged.extend(retreat.dislodged().map(|(from, it)| (from.index(), places(it.retreats))));
                'R'
            }
            Phase::Over(ending) => {
                winners.extend(ending.winners.iter().map(|power| self.power(power)));
                'X'
            }
        };
        let units = self.units(position).into_iter().map(|it| (it.at, it.power, it.fleet)).collect();
        State { units, owners: self.owners(position), dislodged, kind, turn: position.turn, winners }
    }

    fn state(units: &[Unit], owners: BTreeMap<usize, usize>, kind: char, turn: Turn) -> State {
        let units = units.iter().map(|it| (it.at, it.power, it.fleet)).collect();
        State { units, owners, dislodged: BTreeMap::new(), kind, turn, winners: BTreeSet::new() }
    }

    /// What a movement leads to.
    fn moved(&self, position: &Position, orders: &Orders<MovementOrder>, absent: &BTreeSet<usize>) -> State {
        let board = &self.both.board;
        let closed = self.closed(position.turn);
        let enters = |to: usize| closed.contains(&board.province[to]);
        let ordered: Vec<(Unit, Order)> = position
            .units
            .iter()
            .map(|(at, unit)| {
                let unit = self.unit(unit);
                let order = match orders.of(at) {
                    Some(Ok(order)) if !absent.contains(&unit.power) => reference(order),
                    _ => Order::Hold,
                };
                let order = match order {
                    Order::Move { to, .. } | Order::SupportMove { to, .. } if enters(to) => Order::Hold,
                    Order::Convoy { to, .. } if enters(to) => Order::Hold,
                    other => other,
                };
                (unit, order)
            })
            .collect();
        let verdict = adjudicate(board, self.rules, &ordered);
        let mut units = vec![];
        let mut dislodged = BTreeMap::new();
        for (number, (unit, _)) in ordered.iter().enumerate() {
            if verdict.moved[number] {
                units.push(Unit { at: verdict.goal[number], ..*unit });
            } else if verdict.dislodged_from[number].is_none() {
                units.push(*unit);
            } else if !absent.contains(&unit.power) {
                let open = verdict.retreats[number].iter().copied().filter(|&to| !enters(to));
                let open: BTreeSet<usize> = open.collect();
                if !open.is_empty() {
                    dislodged.insert(board.province[unit.at], open);
                }
            }
        }
        let owners = self.owners(position);
        if dislodged.is_empty() {
            return self.turn_ends(&units, owners, position.turn);
        }
        State { dislodged, ..Self::state(&units, owners, 'R', position.turn) }
    }

    fn turn_ends(&self, units: &[Unit], mut owners: BTreeMap<usize, usize>, turn: Turn) -> State {
        let autumn = turn.season == Season::Autumn;
        if autumn || self.rulebook.ownership == Ownership::LastVisitor {
            let led: Vec<Unit> = units.iter().filter(|unit| unit.power < self.countries.len()).copied().collect();
            occupy(&self.both.board, &led, &mut owners);
            let winners = self.winners(units, &owners, turn);
            if !winners.is_empty() {
                return State { winners, ..Self::state(units, owners, 'X', turn) };
            }
        }
        let next = turn.next();
        if !autumn {
            return Self::state(units, owners, 'M', next);
        }
        let absent = self.standing(next);
        if self.winter(&owners, &absent).is_needed(units) {
            return Self::state(units, owners, 'A', next);
        }
        self.winter_ends(units, owners, next)
    }

    fn winter_ends(&self, units: &[Unit], owners: BTreeMap<usize, usize>, turn: Turn) -> State {
        let winners = self.sides(units, turn);
        if winners.is_empty() {
            return Self::state(units, owners, 'M', turn.next());
        }
        State { winners, ..Self::state(units, owners, 'X', turn) }
    }

    fn winter<'b>(&'b self, owners: &'b BTreeMap<usize, usize>, absent: &'b BTreeSet<usize>) -> Winter<'b> {
        let distance = match self.rulebook.removal_distance {
            RemovalDistance::HomeCentre => Distance::HomeCentre,
            RemovalDistance::HomeCountry => Distance::HomeCountry,
            RemovalDistance::OwnedCentre => Distance::OwnedCentre,
        };
        Winter { board: &self.both.board, countries: &self.countries, owners, absent, distance }
    }

    /// As many centres win as the map says, with a lead; in a game for two only units do.
    fn winners(&self, units: &[Unit], owners: &BTreeMap<usize, usize>, turn: Turn) -> BTreeSet<usize> {
        if matches!(self.setup, Setup::Players2 { .. }) {
            return self.sides(units, turn);
        }
        if !self.goal.is_empty() {
            let owns_all = |power: &usize| self.goal.iter().all(|centre| owners.get(centre) == Some(power));
            return (0..self.countries.len()).filter(owns_all).collect();
        }
        let owned = |power: usize| owners.values().filter(|owner| **owner == power).count();
        let leads = |power: usize| {
            (0..self.both.powers.len()).all(|other| other == power || owned(power) >= owned(other) + self.lead)
        };
        (0..self.countries.len()).filter(|&power| owned(power) >= self.wins && leads(power)).collect()
    }

    /// The side with at least 24 units in a game for two.
    fn sides(&self, units: &[Unit], turn: Turn) -> BTreeSet<usize> {
        let Setup::Players2 { coin } = self.setup else { return BTreeSet::new() };
        let mut allies = Self::named(&["ENGLAND", "FRANCE", "RUSSIA"]);
        let mut central = Self::named(&["GERMANY", "AUSTRIA", "TURKEY"]);
        if turn.year > 1914 {
            match coin {
                Some(Side::Allies) => allies.extend(Self::named(&["ITALY"])),
                Some(Side::Central) => central.extend(Self::named(&["ITALY"])),
                None => {}
            }
        }
        let strong = |side: &BTreeSet<usize>| units.iter().filter(|unit| side.contains(&unit.power)).count() >= 24;
        [allies, central].into_iter().find(strong).unwrap_or_default()
    }

    fn before(&self, province: usize) -> usize {
        self.both.map.rank(self.both.province(province), self.rulebook.alphabet)
    }

    fn crowd(&self) -> Crowd {
        match self.rulebook.crowded_retreat {
            CrowdedRetreat::Ordinary => Crowd::Lost,
            CrowdedRetreat::KeepOne => Crowd::OneKept,
        }
    }

    /// Where dislodged units end up, beside those that stand.
    fn retreated(&self, retreat: &Retreat, given: &[(Province, RetreatOrder)], absent: &BTreeSet<usize>) -> Vec<Unit> {
        let all: Vec<(Province, Dislodged)> = retreat.dislodged().collect();
        let dislodged: Vec<retreats::Dislodged> = all
            .iter()
            .map(|(_, it)| retreats::Dislodged { unit: self.unit(it.unit), open: places(it.retreats) })
            .collect();
        let number = |from: Province| all.iter().position(|(other, _)| *other == from).unwrap();
        let orders: Vec<(usize, Option<usize>)> = given
            .iter()
            .map(|&(from, order)| match order {
                RetreatOrder::Disband => (number(from), None),
                RetreatOrder::Retreat { to } => (number(from), Some(to.index())),
            })
            .collect();
        let before = |province| self.before(province);
        let board = &self.both.board;
        let ends = retreats::retreat(board, self.crowd(), &dislodged, &orders, absent, before);
        let mut units = self.units(retreat.position());
        units.extend(ends.iter().zip(&dislodged).filter_map(|(to, it)| Some(Unit { at: (*to)?, ..it.unit })));
        units
    }
}

fn places(set: LocationSet) -> BTreeSet<usize> {
    set.iter().map(|place| place.index()).collect()
}

fn reference(order: MovementOrder) -> Order {
    match order {
        MovementOrder::Hold => Order::Hold,
        MovementOrder::Move { to, path } => Order::Move { to: to.index(), via: path == PathChoice::ByConvoy },
        MovementOrder::SupportHold { unit } => Order::SupportHold { at: unit.index() },
        MovementOrder::SupportMove { from, to } => Order::SupportMove { from: from.index(), to: to.index() },
        MovementOrder::Convoy { army, to } => Order::Convoy { from: army.index(), to: to.index() },
    }
}

/// An order of most dislodged units, lawful or not, in any sequence.
fn some_retreats(map: &Map, retreat: &Retreat, random: &mut Random) -> Vec<(Province, RetreatOrder)> {
    let mut all: Vec<(Province, Dislodged)> = retreat.dislodged().collect();
    let mut given = vec![];
    while !all.is_empty() {
        let (from, it) = all.swap_remove(random.below(all.len()));
        let open: Vec<_> = it.retreats.iter().collect();
        let anywhere: Vec<_> = map.locations().filter(|&to| map.can_stand(it.unit.kind, to)).collect();
        match (random.below(10), random.pick(&open), random.pick(&anywhere)) {
            (0, ..) => {}
            (1, ..) => given.push((from, RetreatOrder::Disband)),
            (2, _, Some(&to)) | (3.., Some(&to), _) => given.push((from, RetreatOrder::Retreat { to })),
            _ => {}
        }
    }
    given
}

/// Builds and removals, among them some that are out of place.
fn some_changes(map: &Map, winter: &dragoman_engine::Adjustment, random: &mut Random) -> Vec<(Power, AdjustmentOrder)> {
    let mut given = vec![];
    for power in map.powers() {
        let legal = winter.legal(power);
        for _ in 0..random.below(5) {
            given.extend(random.pick(&legal).map(|order| (power, *order)));
        }
    }
    let locations: Vec<_> = map.locations().collect();
    for _ in 0..random.below(4) {
        let (powers, at) = (map.powers().collect::<Vec<_>>(), locations[random.below(locations.len())]);
        let power = powers[random.below(powers.len())];
        let province = map.province_of(at);
        let order = match random.below(4) {
            0 => AdjustmentOrder::Waive,
            1 => AdjustmentOrder::Remove { unit: province },
            2 if map.can_stand(UnitKind::Army, province.location()) => {
                AdjustmentOrder::Build { kind: UnitKind::Army, at: province.location() }
            }
            // Where no fleet can be, rulebooks may read an army.
            _ if !map.fleet_places(province).is_empty() => AdjustmentOrder::Build { kind: UnitKind::Fleet, at },
            _ => continue,
        };
        given.insert(random.below(given.len() + 1), (power, order));
    }
    given
}

fn change(table: &Table<'_>, power: Power, order: AdjustmentOrder) -> Change {
    match order {
        AdjustmentOrder::Build { kind, at } => {
            Change::Build(table.unit(dragoman_engine::Unit { power, kind, location: at }))
        }
        AdjustmentOrder::Remove { unit } => Change::Remove(unit.index()),
        AdjustmentOrder::Waive => Change::Waive,
    }
}

/// Plays a game and asks for a second opinion on each phase. Gives the number of phases by kind.
fn play_game(table: &mut Table<'_>, random: &mut Random) -> [usize; 3] {
    let map = table.both.map;
    let options = GameOptions { setup: table.setup, ..GameOptions::default() };
    let mut game = Game::start(map, table.rulebook, options).unwrap();
    let until = game.phase().position().turn.year + 8;
    let mut phases = [0; 3];
    while game.phase().position().turn.year < until {
        let position = *game.phase().position();
        // The coin is tossed when 1914 is over, before the builds.
        if table.setup == (Setup::Players2 { coin: None })
            && position.turn >= (Turn { year: 1914, season: Season::Winter })
        {
            table.setup = Setup::Players2 { coin: Some([Side::Allies, Side::Central][random.below(2)]) };
            game.agree(|options| options.setup = table.setup);
        }
        let away: PowerSet =
            if random.chance(20) { map.powers().filter(|_| random.chance(30)).collect() } else { PowerSet::EMPTY };
        let mut absent = table.standing(position.turn);
        absent.extend(away.iter().map(|power| table.power(power)));
        let (orders, expected) = match game.phase() {
            Phase::Movement(movement) => {
                let orders = random_play::movement(movement, &table.rulebook, random);
                phases[0] += 1;
                let expected = table.moved(&position, &orders, &absent);
                (PhaseOrders::Movement(orders), expected)
            }
            Phase::Retreat(retreat) => {
                let given = some_retreats(map, retreat, random);
                let mut orders = Orders::new();
                given.iter().for_each(|&(from, order)| orders.give(from, order));
                phases[1] += 1;
                let units = table.retreated(retreat, &given, &absent);
                let expected = table.turn_ends(&units, table.owners(&position), position.turn);
                (PhaseOrders::Retreat(orders), expected)
            }
            Phase::Adjustment(winter) => {
                let given = some_changes(map, winter, random);
                let mut orders = AdjustmentOrders::new();
                given.iter().for_each(|&(power, order)| orders.give(power, order));
                let changes: Vec<(usize, Change)> =
                    given.iter().map(|&(power, order)| (table.power(power), change(table, power, order))).collect();
                phases[2] += 1;
                let owners = table.owners(&position);
                let before = |province| table.before(province);
                let units = table.winter(&owners, &absent).adjust(&table.units(&position), &changes, before);
                (PhaseOrders::Adjustment(orders), table.winter_ends(&units, owners.clone(), position.turn))
            }
            Phase::Over(_) => break,
        };
        let text = format!("{:?}", map.show(&orders).to_string());
        game.play(orders, away).unwrap();
        let left = game.phase().position().options.disorder;
        assert!(left.is_empty(), "who is absent is said anew for each phase: {}", map.show(&left));
        let found = table.engine(game.phase());
        let names = |state: &State| {
            let name = |&(at, power, fleet): &(usize, usize, bool)| {
                format!(
                    "{} {} {}",
                    map.power_id(table.both.powers[power]),
                    if fleet { 'F' } else { 'A' },
                    table.both.board.names[at]
                )
            };
            state.units.iter().map(name).collect::<Vec<_>>()
        };
        assert!(
            found == expected,
            "{:?} {} absent {absent:?}\norders {text}\nengine {found:?}\n{:?}\nreference {expected:?}\n{:?}",
            table.setup,
            position.turn,
            names(&found),
            names(&expected),
        );
    }
    phases
}

#[test]
fn whole_games_get_a_second_opinion() {
    let all = Both::all();
    let mut phases = [0; 3];
    let mut number = 0;
    // Some seeds draw quieter games than others.
    while number < 280 * length() || phases[0] < 2_000 || phases[1] < 500 || phases[2] < 800 {
        let mut random = Random::numbered(1 << 41 | number);
        number += 1;
        let preset = Rulebook::PRESETS[random.below(8)];
        let setup = [
            Setup::Full,
            Setup::Players6,
            Setup::Players5,
            Setup::Players3A,
            Setup::Players3B,
            Setup::Players2 { coin: None },
            Setup::Players2 { coin: None },
        ][random.below(7)];
        let mut table = Table::new(&all[0], preset, setup);
        if random.chance(30) {
            table.rulebook.ownership = Ownership::LastVisitor;
        }
        if random.chance(30) {
            table.rulebook.crowded_retreat = CrowdedRetreat::KeepOne;
        }
        if random.chance(30) {
            let all = [RemovalDistance::HomeCentre, RemovalDistance::HomeCountry, RemovalDistance::OwnedCentre];
            table.rulebook.removal_distance = all[random.below(3)];
        }
        let played = play_game(&mut table, &mut random);
        phases.iter_mut().zip(played).for_each(|(all, some)| *all += some);
    }
    println!("{number} games: {phases:?} movements, retreats, winters");
}

/// Maps with rules of their own: builds everywhere, units that nobody leads, a lead, all of some centres, and a winter to
/// begin with.
#[test]
fn games_by_the_rules_of_made_up_maps_get_a_second_opinion() {
    let (mut phases, mut won, mut by_goal, mut crowded) = ([0; 3], 0, 0, 0);
    for number in 0..60 * length() {
        let mut random = Random::numbered(1 << 43 | number);
        let lead = 1 + random.below(3);
        let (minors, armed) = (random.chance(50), random.chance(50));
        let first = if armed { "S1901M" } else { "W1900A" };
        let goal = if number % 3 == 2 { 1 + random.below(2) } else { 0 };
        let wins = if goal == 0 { format!("wins 5 lead {lead}\n") } else { String::new() };
        let lines = format!("format 2\nstarts {first}\n{wins}builds owned\n");
        let both = Both::random(number, MadeUp { lines: &lines, armed, minors, centres: 8, goal });
        let players = both.powers.len() - usize::from(minors);
        crowded += u64::from(players > 8);
        let mut table = Table::made_up(&both, players, 5, lead);
        let played = play_game(&mut table, &mut random);
        let is_early = played.iter().sum::<usize>() < 16;
        won += u64::from(is_early);
        by_goal += u64::from(is_early && goal > 0);
        phases.iter_mut().zip(played).for_each(|(all, some)| *all += some);
    }
    println!(
        "{phases:?} movements, retreats, winters; {won} games were won early, {by_goal} of them by all of some centres, \
         {crowded} had more than 8 players"
    );
    assert!(by_goal > 0, "{won}");
    assert!(phases[0] > 300 && phases[1] > 60 && phases[2] > 200 && crowded > 20, "{phases:?} {crowded}");
}

/// As many units as random games never have.
#[test]
fn the_end_of_a_game_for_two_gets_a_second_opinion() {
    let all = Both::all();
    let mut won = 0;
    for count in 20..=27 {
        let setup = Setup::Players2 { coin: Some(Side::Allies) };
        let table = Table::new(&all[0], "2023", setup);
        let map = table.both.map;
        let allies = ["ENGLAND", "FRANCE", "RUSSIA", "ITALY"].map(|id| map.power(id).unwrap());
        let mut units = Units::new();
        let stands = |at: &Province| map.can_stand(UnitKind::Army, at.location());
        for (number, at) in map.provinces().filter(stands).take(count).enumerate() {
            let power = allies[number % allies.len()];
            let unit = dragoman_engine::Unit { power, kind: UnitKind::Army, location: at.location() };
            units.place(map, unit).unwrap();
        }
        for season in [Season::Spring, Season::Autumn] {
            let turn = Turn { year: 1920, season };
            let options = GameOptions { setup, ..GameOptions::default() };
            let position = Position { map, turn, units, centres: Centres::new(), options };
            let movement = dragoman_engine::Movement::new(position).unwrap();
            let (_, next) = movement.adjudicate(&Orders::new(), &table.rulebook);
            let expected = table.moved(&position, &Orders::new(), &table.standing(turn));
            assert_eq!(table.engine(&next), expected, "{count} units in {turn}");
            won += usize::from(matches!(next, Phase::Over(_)));
        }
    }
    assert_eq!(won, 4, "with 24 units and more, in autumn");
}

/// Retreats as they are rare in games: many units with the same few ways out.
#[test]
fn crowded_retreats_get_a_second_opinion() {
    let all = Both::all();
    let mut crowded = 0;
    for number in 0..20_000 * length() {
        let mut random = Random::numbered(1 << 42 | number);
        let preset = ["2023", "seed-000", "seed-001"][random.below(3)];
        let table = Table::new(&all[0], preset, Setup::Full);
        let map = table.both.map;
        let goals: Vec<Province> = map.provinces().collect();
        let goals = [goals[random.below(goals.len())], goals[random.below(goals.len())]];
        let mut dislodged = vec![];
        for from in map.provinces().filter(|from| !goals.contains(from)) {
            let kind = if random.chance(50) { UnitKind::Army } else { UnitKind::Fleet };
            let stands: Vec<_> = match kind {
                UnitKind::Army => vec![from.location()],
                UnitKind::Fleet => map.fleet_places(from).iter().collect(),
            };
            let Some(&location) = random.pick(&stands) else { continue };
            let power = table.both.powers[random.below(2)];
            let unit = dragoman_engine::Unit { power, kind, location };
            let near = map.borders(unit).iter().filter(|&to| goals.contains(&map.province_of(to)));
            let retreats: LocationSet = near.filter(|_| random.chance(80)).collect();
            if map.can_stand(kind, location) && !retreats.is_empty() {
                dislodged.push(Dislodged { unit, retreats });
            }
        }
        let turn = Turn { year: 1903, season: Season::Autumn };
        // A power without a player loses its units, also where one of several could be kept.
        let absent: PowerSet = table.both.powers.iter().take(2).copied().filter(|_| random.chance(15)).collect();
        let options = GameOptions { disorder: absent, ..GameOptions::default() };
        let position = Position { map, turn, units: Units::new(), centres: Centres::new(), options };
        let Ok(retreat) = Retreat::new(position, dislodged) else { continue };
        let given = some_retreats(map, &retreat, &mut random);
        let mut orders = Orders::new();
        given.iter().for_each(|&(from, order)| orders.give(from, order));
        let (_, next) = retreat.adjudicate(&orders, &table.rulebook);
        let absent: BTreeSet<usize> = absent.iter().map(|power| table.power(power)).collect();
        let expected: BTreeSet<_> =
            table.retreated(&retreat, &given, &absent).into_iter().map(|it| (it.at, it.power, it.fleet)).collect();
        let found = table.engine(&next).units;
        assert_eq!(found, expected, "{preset}: {} {}", map.show(&retreat), map.show(&given));
        crowded += usize::from(table.rulebook.crowded_retreat == CrowdedRetreat::KeepOne && given.len() > 1);
    }
    assert!(crowded > 2_000, "{crowded}");
}
