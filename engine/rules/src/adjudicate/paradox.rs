//! Cycles: decisions that depend on each other.
//!
//! Circular movement, each unit into the province that the next one leaves, succeeds (DATC 6.C.1). All other cycles
//! involve a convoy. If exactly one set of decisions is consistent, it is taken; if none or several are, it is a
//! paradox, and the rulebook decides (DATC 4.A.2). Only the cycle itself is decided here, never what merely depends on
//! it.

use super::decisions::Decision;
use super::{Decisions, OrderGraph};
use crate::order::MovementOrder;
use crate::province::{Province, ProvinceSet};
use crate::rulebook::Paradox;
use crate::set::{MAX_LOCATIONS, Table};

/// With more convoys than this in one cycle, not every set of decisions is tried; the rulebook decides at once.
const MOST_CONVOYS: usize = 8;

/// Open decisions, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Queries {
    moves: ProvinceSet,
    supports: ProvinceSet,
    paths: ProvinceSet,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Query {
    Move(Province),
    Support(Province),
    Path(Province),
}

impl Queries {
    fn iter(self) -> impl Iterator<Item = Query> {
        let moves = self.moves.iter().map(Query::Move);
        moves.chain(self.supports.iter().map(Query::Support)).chain(self.paths.iter().map(Query::Path))
    }

    fn contains(self, query: Query) -> bool {
        match query {
            Query::Move(at) => self.moves.contains(at),
            Query::Support(at) => self.supports.contains(at),
            Query::Path(at) => self.paths.contains(at),
        }
    }

    fn insert(&mut self, query: Query) {
        match query {
            Query::Move(at) => self.moves.insert(at),
            Query::Support(at) => self.supports.insert(at),
            Query::Path(at) => self.paths.insert(at),
        }
    }

    fn remove(&mut self, query: Query) {
        match query {
            Query::Move(at) => self.moves.remove(at),
            Query::Support(at) => self.supports.remove(at),
            Query::Path(at) => self.paths.remove(at),
        }
    }

    fn is_empty(self) -> bool {
        self.moves.is_empty() && self.supports.is_empty() && self.paths.is_empty()
    }

    fn without(self, other: Queries) -> Queries {
        Queries {
            moves: self.moves - other.moves,
            supports: self.supports - other.supports,
            paths: self.paths - other.paths,
        }
    }

    fn and(self, other: Queries) -> Queries {
        Queries {
            moves: self.moves & other.moves,
            supports: self.supports & other.supports,
            paths: self.paths & other.paths,
        }
    }
}

/// Decisions, the last on top. There are as many as three for each province.
struct Stack {
    queries: [Query; 3 * MAX_LOCATIONS],
    height: usize,
}

impl Stack {
    fn push(&mut self, query: Query) {
        if let Some(place) = self.queries.get_mut(self.height) {
            *place = query;
            self.height += 1;
        }
    }

    fn last(&self) -> Option<Query> {
        self.queries.get(self.height.checked_sub(1)?).copied()
    }

    fn pop(&mut self) -> Option<Query> {
        let last = self.last()?;
        self.height -= 1;
        Some(last)
    }
}

/// Tarjan's search for strongly connected components, without recursion: as deep as a cycle is long.
struct Search {
    /// Everything that was entered.
    seen: Queries,
    /// Those of it whose component isn't complete yet, and the same in the order in which they were entered.
    pending: Queries,
    stack: Stack,
    /// From where the search began to where it is.
    path: Stack,
    /// By kind: when a decision was entered, and the earliest pending one that is known to be reached from it.
    entered: [Table<u16>; 3],
    earliest: [Table<u16>; 3],
    count: u16,
}

impl Search {
    const fn new() -> Search {
        let nothing = [Query::Move(Province(0)); 3 * MAX_LOCATIONS];
        let none = Queries { moves: ProvinceSet::EMPTY, supports: ProvinceSet::EMPTY, paths: ProvinceSet::EMPTY };
        Search {
            seen: none,
            pending: none,
            stack: Stack { queries: nothing, height: 0 },
            path: Stack { queries: nothing, height: 0 },
            entered: [Table::new(0); 3],
            earliest: [Table::new(0); 3],
            count: 0,
        }
    }

    fn enter(&mut self, query: Query) {
        self.count += 1;
        *number(&mut self.entered, query) = self.count;
        *number(&mut self.earliest, query) = self.count;
        self.seen.insert(query);
        self.pending.insert(query);
        self.stack.push(query);
        self.path.push(query);
    }

    /// Goes back from `query`, the last of the path, everything that it waits for having been entered. Its component, if
    /// it is complete.
    fn leave(&mut self, query: Query, needs: Queries) -> Option<Queries> {
        self.path.pop();
        let entered = *number(&mut self.entered, query);
        let reached = needs.and(self.pending).iter().map(|one| *number(&mut self.earliest, one)).min();
        let earliest = reached.unwrap_or(entered).min(entered);
        *number(&mut self.earliest, query) = earliest;
        if earliest != entered {
            return None;
        }
        let mut component = Queries::default();
        while let Some(one) = self.stack.pop() {
            self.pending.remove(one);
            component.insert(one);
            if one == query {
                break;
            }
        }
        Some(component)
    }
}

fn number(tables: &mut [Table<u16>; 3], query: Query) -> &mut u16 {
    let [moves, supports, paths] = tables;
    match query {
        Query::Move(at) => &mut moves[at],
        Query::Support(at) => &mut supports[at],
        Query::Path(at) => &mut paths[at],
    }
}

impl Decisions {
    /// Makes at least one of the open decisions when nothing more follows from the others.
    pub(crate) fn break_cycle(&mut self, graph: &OrderGraph) {
        if self.resolve_circular_movements(graph) {
            return;
        }
        let core = self.core(graph);
        #[cfg(test)]
        tests::check(self, graph, core);
        if core.paths.is_empty() {
            // No convoy is in it: a cycle whose members also wait for each other's supports.
            let mut together = *self;
            together.succeeded |= core.moves;
            if !core.moves.is_empty() && together.stands(graph, core) {
                *self = together;
            } else {
                // No known case leads here; if one does, nobody in it moves, and the cycle is broken.
                debug_assert!(false, "a cycle without a convoy that isn't a circular movement: {core:?}");
                self.failed |= core.moves;
                self.cut |= core.supports;
            }
            return;
        }
        if let Some(decisions) = self.only_consistent(graph, core) {
            *self = decisions;
            return;
        }
        match graph.rulebook.paradox {
            Paradox::AllHold => self.no_effect |= core.moves | core.paths,
            // The texts have been applied where supports are cut; Szykman's rule resolves what they leave open.
            Paradox::Szykman | Paradox::Edition1971 | Paradox::Edition1982 | Paradox::Edition2000 => {
                self.broken |= core.paths;
            }
        }
        self.no_effect |= core.paths;
        self.failed |= self.no_effect & graph.movers;
        self.broken |= self.no_effect & graph.convoyed;
    }

    /// Resolves circular movements: a cycle of moves succeeds if each of them would succeed given the others.
    fn resolve_circular_movements(&mut self, graph: &OrderGraph) -> bool {
        let mut any = false;
        for start in self.open_moves(graph) {
            if self.succeeded.contains(start) {
                continue;
            }
            let mut cycle = ProvinceSet::EMPTY;
            let mut at = start;
            while self.open_moves(graph).contains(at) && !cycle.contains(at) && self.travelling.contains(at) {
                cycle.insert(at);
                at = graph.target(at);
            }
            if at != start
                || cycle.is_empty()
                || !cycle.contains(start)
                || cycle.iter().any(|at| graph.opponent(at).is_some())
            {
                continue;
            }
            let mut turned = *self;
            turned.succeeded |= cycle;
            let all_win = cycle.iter().all(|at| turned.movement(graph, at) == Decision::Yes);
            if all_win {
                *self = turned;
                any = true;
            }
        }
        any
    }

    /// The open decisions that those of `query` depend on directly.
    fn waits_for(&self, graph: &OrderGraph, query: Query) -> Queries {
        #[cfg(test)]
        tests::count();
        let open = Queries {
            moves: self.open_moves(graph),
            supports: self.open_supports(graph),
            paths: self.open_paths(graph),
        };
        let mut needs = Queries::default();
        match query {
            Query::Path(army) => {
                for fleet in graph.path(army) {
                    needs.moves |= graph.attackers(fleet);
                }
            }
            Query::Support(at) => {
                let attackers = graph.attackers(at) - graph.compatriots(at);
                needs.paths |= attackers;
                if attackers.contains(graph.target(at)) {
                    needs.moves |= graph.attackers(at);
                }
                if graph.rulebook.paradox == Paradox::Edition2000
                    && matches!(graph.order(at), MovementOrder::SupportMove { .. })
                {
                    for attacker in attackers.iter().filter(|&attacker| graph.path(attacker).contains(graph.target(at)))
                    {
                        for fleet in graph.path(attacker).without(graph.target(at)) {
                            needs.moves |= graph.attackers(fleet);
                        }
                    }
                }
            }
            Query::Move(mover) => {
                let to = graph.target(mover);
                needs.supports |= graph.supporters_of(mover);
                needs.paths.insert(mover);
                if graph.opponent(mover).is_none() {
                    needs.moves.insert(to);
                }
                needs.supports |= graph.supporters_of(to);
                for rival in graph.attackers(to).without(mover) {
                    needs.supports |= graph.supporters_of(rival);
                    needs.paths.insert(rival);
                    // The rival's prevent strength may depend on the outcome of its head-to-head battle.
                    if graph.movers.contains(to) && graph.target(to) == rival {
                        needs.moves.insert(to);
                        needs.moves.insert(rival);
                    }
                }
            }
        }
        needs.and(open)
    }

    /// A cycle that depends on nothing but itself (a strongly connected component without outgoing edges); the first in
    /// the order of the map, if there are several.
    ///
    /// Tarjan's search, which asks what a decision waits for once for each time it is looked at.
    fn core(&self, graph: &OrderGraph) -> Queries {
        let open = Queries {
            moves: self.open_moves(graph),
            supports: self.open_supports(graph),
            paths: self.open_paths(graph),
        };
        let mut search = Search::new();
        let mut core: Option<Queries> = None;
        for start in open.iter() {
            // Whatever is found from here on begins later.
            if core.is_some_and(|core| core.iter().next() < Some(start)) {
                break;
            }
            if !search.seen.contains(start) {
                search.enter(start);
            }
            while let Some(query) = search.path.last() {
                let needs = self.waits_for(graph, query);
                if let Some(next) = needs.without(search.seen).iter().next() {
                    search.enter(next);
                    continue;
                }
                let Some(component) = search.leave(query, needs) else { continue };
                let is_cycle = !needs.and(component).is_empty();
                let is_first = core.is_none_or(|core| component.iter().next() < core.iter().next());
                if is_cycle
                    && is_first
                    && component.iter().all(|one| self.waits_for(graph, one).without(component).is_empty())
                {
                    core = Some(component);
                }
            }
        }
        core.unwrap_or(open)
    }

    /// Whether every decision about `core` follows from all the others.
    fn stands(&self, graph: &OrderGraph, core: Queries) -> bool {
        let mut decisions = *self;
        decisions.propagate(graph);
        core.moves.iter().all(|at| {
            decisions.movement(graph, at) == if decisions.succeeded.contains(at) { Decision::Yes } else { Decision::No }
        })
    }

    /// The decisions with those about `core` made, if exactly one set of them is consistent.
    fn only_consistent(&self, graph: &OrderGraph, core: Queries) -> Option<Decisions> {
        let armies = core.paths;
        if armies.len() > MOST_CONVOYS {
            return None;
        }
        let mut found = None;
        for guess in 0..1_u32 << armies.len() {
            let mut decisions = *self;
            for (bit, army) in armies.iter().enumerate() {
                if guess >> bit & 1 == 1 { decisions.travelling.insert(army) } else { decisions.broken.insert(army) }
            }
            decisions.propagate(graph);
            while !decisions.open_moves(graph).is_empty() && decisions.resolve_circular_movements(graph) {
                decisions.propagate(graph);
            }
            let answered = !decisions.open_moves(graph).intersects(core.moves)
                && !decisions.open_supports(graph).intersects(core.supports);
            let consistent = answered
                && armies.iter().all(|army| {
                    decisions.path(graph, army)
                        == if decisions.travelling.contains(army) { Decision::Yes } else { Decision::No }
                });
            if consistent && found.replace(decisions).is_some() {
                return None;
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::map::Map;
    use crate::order::{Orders, PathChoice, WrittenOrder};
    use crate::phase::Movement;
    use crate::position::Position;
    use crate::rulebook::Rulebook;
    use crate::seeded_rng::SeededRng;
    use crate::unit::{Unit, UnitKind, Units};

    thread_local! {
        /// How often it was asked what a decision waits for.
        static ASKED: Cell<usize> = const { Cell::new(0) };
        /// How many cycles were searched for, and whether each is also searched for in the plain way.
        static SEARCHED: Cell<usize> = const { Cell::new(0) };
        static COMPARED: Cell<bool> = const { Cell::new(false) };
    }

    pub(super) fn count() {
        ASKED.set(ASKED.get() + 1);
    }

    /// What a search has found is what the definition says.
    pub(super) fn check(decisions: &Decisions, graph: &OrderGraph, found: Queries) {
        SEARCHED.set(SEARCHED.get() + 1);
        if COMPARED.get() {
            assert_eq!(found, plain(decisions, graph));
        }
    }

    /// Everything that `query` depends on, directly or indirectly.
    fn reaches(decisions: &Decisions, graph: &OrderGraph, query: Query) -> Queries {
        let mut reached = Queries::default();
        let mut last = decisions.waits_for(graph, query);
        while last != reached {
            reached = last;
            for query in reached.iter() {
                for next in decisions.waits_for(graph, query).iter() {
                    last.insert(next);
                }
            }
        }
        reached
    }

    /// The first decision that depends on itself, with all that it depends on, if all of that depends on it too.
    fn plain(decisions: &Decisions, graph: &OrderGraph) -> Queries {
        let open = Queries {
            moves: decisions.open_moves(graph),
            supports: decisions.open_supports(graph),
            paths: decisions.open_paths(graph),
        };
        for query in open.iter() {
            let cycle = reaches(decisions, graph, query);
            if cycle.contains(query) && cycle.iter().all(|other| reaches(decisions, graph, other).contains(query)) {
                return cycle;
            }
        }
        open
    }

    #[test]
    fn the_cycle_that_is_found_is_that_of_the_definition() {
        COMPARED.set(true);
        let map = Map::classic();
        let powers: Vec<_> = map.powers().collect();
        for seed in 0..8_000_u64 {
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&seed.to_le_bytes());
            let mut random = SeededRng::new(bytes);
            let mut units = Units::new();
            for at in map.provinces() {
                let kind =
                    if map.waters().contains(at) || random.below(3) == 0 { UnitKind::Fleet } else { UnitKind::Army };
                let places: Vec<_> = match kind {
                    UnitKind::Army => vec![at.location()],
                    UnitKind::Fleet => map.fleet_places(at).iter().collect(),
                };
                if random.below(4) > 0 && !places.is_empty() {
                    let location = places[random.below(places.len() as u64) as usize];
                    let unit = Unit { power: powers[random.below(powers.len() as u64) as usize], kind, location };
                    units.place(map, unit).unwrap();
                }
            }
            let options = crate::game_options::GameOptions::default();
            let movement = Movement::new(Position { units, ..Position::start(map, options) }).unwrap();
            let rulebook = Rulebook::preset(Rulebook::PRESETS[random.below(8) as usize]).unwrap();
            let mut orders = Orders::new();
            // Convoys first, each with its army.
            for (at, unit) in units.iter() {
                let legal = movement.legal(at, &rulebook);
                let convoys: Vec<_> =
                    legal.iter().filter(|order| matches!(order, MovementOrder::Convoy { .. })).collect();
                if unit.kind == UnitKind::Fleet && !convoys.is_empty() && random.below(3) > 0 {
                    let order = *convoys[random.below(convoys.len() as u64) as usize];
                    let MovementOrder::Convoy { army, to } = order else { continue };
                    orders.give(at, order);
                    let path = PathChoice::ByConvoy;
                    orders.give(army, MovementOrder::Move { to: to.location(), path });
                    // An attack on the fleet, with the support of the unit that the army attacks.
                    let of_support = |from| MovementOrder::SupportMove { from, to: at.location() };
                    let attackers = units.iter().filter(|&(from, other)| {
                        map.borders(other).contains(unit.location)
                            && movement.check(to, of_support(from), &rulebook).is_ok()
                    });
                    let attackers: Vec<_> = attackers.map(|(from, _)| from).collect();
                    if let (None, false) = (orders.of(to), attackers.is_empty()) {
                        let from = attackers[random.below(attackers.len() as u64) as usize];
                        orders.give(from, MovementOrder::Move { to: at.location(), path: PathChoice::Unstated });
                        orders.give(to, of_support(from));
                    }
                }
            }
            for (at, _) in units.iter() {
                if orders.of(at).is_none() {
                    let legal = movement.legal(at, &rulebook);
                    orders.give(at, legal[random.below(legal.len() as u64) as usize]);
                }
            }
            movement.adjudicate(&orders, &rulebook);
        }
        assert!(SEARCHED.get() > 300, "{} cycles", SEARCHED.get());
    }

    /// Armies in a row, each into the province of the next, the last into that of an army whose convoy is a paradox: its
    /// fleet is attacked with the support of a fleet that the army attacks. None of the row belongs to the cycle.
    #[test]
    fn a_long_row_that_waits_for_a_paradox_is_searched_once() {
        let row = MAX_LOCATIONS - 8;
        let id = |number: usize| format!("P{number:03}");
        let mut text =
            "variant row\nstarts S1901M\nwins 1\npower ONE\n  home P000\npower TWO\n  home P001\n".to_owned();
        for number in 0..row {
            let next = if number + 1 < row { id(number + 1) } else { "QAA".to_owned() };
            let before = number.checked_sub(1).map(id).unwrap_or_default();
            let centre = if number < 2 { " centre" } else { "" };
            text += &format!("province {} inland{centre}\n  army {before} {next}\n", id(number));
        }
        text += &format!(
            "province QAA coastal\n  army {}\n  fleet WAA\nprovince QBB coastal\n  fleet WAA WBB\n\
             province WAA sea\n  fleet QAA QBB WBB\nprovince WBB sea\n  fleet QBB WAA\n",
            id(row - 1)
        );
        let map = Map::read("row", &text).unwrap().intern();
        let [one, two] = ["ONE", "TWO"].map(|id| map.power(id).unwrap());
        let mut units = Units::new();
        let mut orders = Vec::new();
        let mut give = |power, text: &str| {
            let order = WrittenOrder::read(map, text).unwrap();
            let written = order.unit().unwrap();
            units.place(map, Unit { power, kind: written.kind.unwrap(), location: written.at }).unwrap();
            orders.push((power, order.into()));
        };
        for number in 0..row {
            let next = if number + 1 < row { id(number + 1) } else { "QAA".to_owned() };
            give(one, &format!("A {} - {next}", id(number)));
        }
        give(one, "A QAA - QBB VIA");
        give(one, "F WAA C A QAA - QBB");
        give(two, "F QBB S F WBB - WAA");
        give(two, "F WBB - WAA");
        let options = crate::game_options::GameOptions::default();
        let movement = Movement::new(Position { units, ..Position::start(map, options) }).unwrap();
        let rulebook = Rulebook::edition_2023();
        ASKED.set(0);
        let (report, _) = movement.adjudicate(&movement.collect(orders, &rulebook), &rulebook);
        let moved = report.iter().filter(|(_, it)| it.outcome == crate::outcome::Outcome::Succeeds).count();
        assert_eq!((moved, SEARCHED.get()), (2, 1), "the support and the attack on the fleet");
        assert!(ASKED.get() <= 3 * (row + 4), "{} questions about {row} armies in a row", ASKED.get());
    }
}
