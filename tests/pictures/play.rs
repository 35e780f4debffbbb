//! Games in which everybody plays at random but by the rules: crowded boards with every kind of order and result.

use std::sync::LazyLock;

use dragoman_engine::{
    Adjustment, AdjustmentOrder, AdjustmentOrders, Due, GameOptions, Map, Movement, MovementOrder, Orders, PathChoice,
    Phase, Position, Power, Province, ProvinceSet, Retreat, RetreatOrder, Rulebook, Unit, UnitKind,
};
use dragoman_l10n::{Language, Words};
use dragoman_render::{ResolvedOrder, SceneWords};

static WORDS: LazyLock<Words> = LazyLock::new(|| dragoman_locales::words().expect("the checked-in words are complete"));

/// What is printed on the provinces of a map in a language.
pub fn words(map: &Map, language: Language) -> SceneWords {
    let (provinces, translated) = (WORDS.province_abbrs(language, map), WORDS.translated_abbrs(map));
    SceneWords { provinces, translated, ..SceneWords::default() }
}

/// SplitMix64 (public domain, Sebastiano Vigna): the same games on every machine.
pub struct Random(pub u64);

impl Random {
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn chance(&mut self, percent: u64) -> bool {
        self.bits() % 100 < percent
    }

    fn pick<T>(&mut self, items: impl IntoIterator<Item = T>) -> Option<T> {
        let mut items: Vec<T> = items.into_iter().collect();
        if items.is_empty() {
            return None;
        }
        let index = self.bits() % items.len() as u64;
        Some(items.swap_remove(index as usize))
    }
}

/// A movement phase with what came of it.
pub struct Played {
    pub before: Position,
    pub results: Vec<(Province, ResolvedOrder)>,
    /// What it left to be decided.
    pub next: Phase,
}

/// The movement phases of the third to eighth year of a game.
pub fn game(map: &'static Map, seed: u64) -> Vec<Played> {
    let mut random = Random(seed);
    let rulebook = Rulebook::edition_2023();
    let start = Position::start(map, GameOptions::default());
    let years = start.turn.year + 2..=start.turn.year + 7;
    let mut played = Vec::new();
    let mut phase = Phase::Movement(Movement::new(start).expect("a game starts in spring"));
    loop {
        phase = match phase {
            Phase::Movement(movement) => {
                let before = *movement.position();
                if before.turn.year > *years.end() {
                    return played;
                }
                let orders = orders(&before, &mut random);
                let (report, next) = movement.adjudicate(&orders, &rulebook);
                if years.contains(&before.turn.year) {
                    let results = ResolvedOrder::all(&report).collect();
                    played.push(Played { before, results, next });
                }
                next
            }
            Phase::Retreat(retreat) => retreat.adjudicate(&retreats(&retreat, &mut random), &rulebook).1,
            Phase::Adjustment(adjustment) => adjustment.adjudicate(&adjustments(&adjustment, &mut random), &rulebook).1,
            Phase::Over(_) => return played,
        }
    }
}

/// Half of the units move; most others support one of these moves or a neighbour; some armies sail.
fn orders(position: &Position, random: &mut Random) -> Orders<MovementOrder> {
    let mut orders = Orders::new();
    let mut moves = Vec::new();
    for (at, unit) in position.units.iter() {
        if orders.of(at).is_some() {
            continue;
        }
        if unit.kind == UnitKind::Army && random.chance(30) && convoy(position, at, unit, &mut orders, random) {
            continue;
        }
        if random.chance(50)
            && let Some(to) = random.pick(position.map.borders(unit))
        {
            orders.give(at, MovementOrder::Move { to, path: PathChoice::Unstated });
            moves.push((at, unit, to));
        }
    }
    for (at, unit) in position.units.iter() {
        if orders.of(at).is_some() {
            continue;
        }
        let reach = position.map.reach(unit);
        let goal = |to| position.map.province_of(to);
        let own = random.chance(80);
        let helped = random.pick(
            moves.iter().filter(|(_, other, to)| reach.contains(goal(*to)) && (!own || other.power == unit.power)),
        );
        let held = random.pick(reach.iter().filter(|province| position.units.at(*province).is_some()));
        let order = match (helped, held) {
            (Some((from, _, to)), _) if random.chance(85) => MovementOrder::SupportMove { from: *from, to: *to },
            (_, Some(held)) if random.chance(75) => MovementOrder::SupportHold { unit: held },
            _ => MovementOrder::Hold,
        };
        orders.give(at, order);
    }
    orders
}

/// Sends an army over up to three fleets without orders, if it stands beside one.
fn convoy(
    position: &Position,
    army: Province,
    unit: Unit,
    orders: &mut Orders<MovementOrder>,
    random: &mut Random,
) -> bool {
    let map = position.map;
    let free = |province: &Province, orders: &Orders<MovementOrder>| {
        position.units.at(*province).is_some_and(|fleet| fleet.kind == UnitKind::Fleet && fleet.power == unit.power)
            && orders.of(*province).is_none()
    };
    let mut fleets: Vec<Province> = Vec::new();
    let mut waters = map.shores(army);
    while fleets.len() < 3 {
        let next = random.pick(waters.iter().filter(|fleet| free(fleet, orders) && !fleets.contains(fleet)));
        let Some(next) = next else { break };
        fleets.push(next);
        waters = map.shores(next);
        if random.chance(50) {
            break;
        }
    }
    let Some(&last) = fleets.last() else { return false };
    let known: ProvinceSet = map.province_set();
    let landings = known.iter().filter(|place| {
        *place != army && map.land().contains(*place) && map.shores(*place).contains(last) && !fleets.contains(place)
    });
    let Some(to) = random.pick(landings) else { return false };
    orders.give(army, MovementOrder::Move { to: to.location(), path: PathChoice::ByConvoy });
    for fleet in fleets {
        orders.give(fleet, MovementOrder::Convoy { army, to });
    }
    true
}

pub fn retreats(retreat: &Retreat, random: &mut Random) -> Orders<RetreatOrder> {
    let mut orders = Orders::new();
    for (from, dislodged) in retreat.dislodged() {
        if random.chance(85)
            && let Some(to) = random.pick(dislodged.retreats)
        {
            orders.give(from, RetreatOrder::Retreat { to });
        }
    }
    orders
}

fn adjustments(adjustment: &Adjustment, random: &mut Random) -> AdjustmentOrders {
    let position = adjustment.position();
    let mut orders = AdjustmentOrders::new();
    for power in position.map.powers() {
        match adjustment.due(power) {
            Due::Nothing => {}
            Due::Builds { up_to, sites } => {
                for site in sites.iter().take(usize::from(up_to.get())) {
                    orders.give(power, build(position.map, site, random));
                }
            }
            Due::Disbands { exactly } => removals(position, power, exactly.get(), &mut orders, random),
        }
    }
    orders
}

fn build(map: &Map, site: Province, random: &mut Random) -> AdjustmentOrder {
    let berth = random.pick(map.fleet_places(site)).filter(|_| random.chance(45));
    match berth {
        Some(at) => AdjustmentOrder::Build { kind: UnitKind::Fleet, at },
        None => AdjustmentOrder::Build { kind: UnitKind::Army, at: site.location() },
    }
}

fn removals(position: &Position, power: Power, count: u16, orders: &mut AdjustmentOrders, random: &mut Random) {
    let mut units = position.units.of(power);
    for _ in 0..count {
        if let Some(unit) = random.pick(units) {
            units.remove(unit);
            orders.give(power, AdjustmentOrder::Remove { unit });
        }
    }
}
