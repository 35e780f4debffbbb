//! What a computer makes of what is said to it: pledges that follow from what is agreed, answers, and what it proposes itself.
//!
//! Everything is decided from the position, from what the computer's own power has said and heard, and from its seed. Nothing else is
//! known here: not the orders of others, nor what they say to each other.

use std::collections::BTreeMap;

use dragoman_computer::{DISTRUSTED, MOST_PROPOSED, NOT_NOW, Pledge, Pledges, TRUST_AT_FIRST};
use dragoman_engine::{
    Map, Movement, MovementOrder, Phase, Power, PowerSet, Province, ProvinceSet, Rulebook, Season, Turn, UnitKind,
    Units, WrittenOrder,
};
use dragoman_statements::{
    Alternative, Between, Binds, Clause, Meaning, Slot, Sort, Task, Until, Value, is_of_one_turn, tasks,
};

use super::computer::Computer;
use super::ids::{order_text, power_id};
use super::legal::level;
use super::position::load;
use super::setup::{map, rulebook};
use super::statements::{Agreed, board, may_hold};
use crate::model::{OrderText, Position, PowerId, Settings};

/// The most pledges that a computer orders and answers by, its own first, and of each the newest. A board has no more units, and each
/// is looked at for every order that is tried.
const MOST_PLEDGES: usize = 60;
/// How many provinces without a centre a computer keeps out of for long without a return.
const NO_RETURN: usize = 1;

/// What the computer of a seat sees when it orders and talks.
#[derive(Clone, Debug)]
pub struct Insight<'a> {
    /// The settings.
    pub settings: &'a Settings,
    /// The position.
    pub position: &'a Position,
    /// The powers of its seat, the one that talks first.
    pub powers: Vec<PowerId>,
    /// Its seed.
    pub seed: u64,
    /// What is agreed between it and others.
    pub agreed: Vec<Agreed>,
    /// How far it trusts others, in percent.
    pub trust: BTreeMap<PowerId, u8>,
}

/// What a computer says to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It agrees to the alternative with this index.
    Agrees(usize),
    /// Not now.
    NotNow,
    /// No.
    Refuses,
}

/// What is pledged by whom, and whether the power that is asked can do its part at all.
#[derive(Debug, Default)]
struct Meant {
    pledges: Vec<(Power, Pledge)>,
    impossible: Vec<Power>,
}

/// Where something is pledged.
#[derive(Clone, Copy)]
struct At<'a> {
    settings: &'a Settings,
    phase: &'a Phase,
    movement: &'a Movement,
    rulebook: &'a Rulebook,
}

impl At<'_> {
    fn map(&self) -> &'static Map {
        self.movement.position().map
    }

    fn units(&self) -> &Units {
        &self.movement.position().units
    }

    /// A task as a pledge; `None`: it isn't about this phase, or can't be ordered.
    fn pledge(&self, power: Power, task: &Task) -> Option<Pledge> {
        let map = self.map();
        Some(match task {
            Task::Order(order) => {
                let judged = self.movement.interpret(power, order, self.rulebook).ok()?;
                Pledge::Order { at: judged.at?, order: judged.order }
            }
            Task::Support { unit, to } => Pledge::Support { unit: map.province_of(unit.at), to: *to },
            Task::Convoy { army, to } => Pledge::Convoy { army: map.province_of(army.at), to: *to },
        })
    }

    /// Whether one of the units of `power` can do its part.
    fn is_possible(&self, power: Power, pledge: &Pledge) -> bool {
        let own = self.units().of(power);
        let does = |at: Province, order: MovementOrder| match *pledge {
            Pledge::Support { unit, to } => match order {
                MovementOrder::SupportHold { unit: held } => held == unit && to.is_none(),
                MovementOrder::SupportMove { from, to: goes } => {
                    from == unit && to == Some(self.map().province_of(goes))
                }
                MovementOrder::Hold | MovementOrder::Move { .. } | MovementOrder::Convoy { .. } => false,
            },
            Pledge::Convoy { army, to } => order == MovementOrder::Convoy { army, to },
            Pledge::Order { at: of, .. } => at == of,
            Pledge::NotOrder { .. }
            | Pledge::KeepOut { .. }
            | Pledge::Leave { .. }
            | Pledge::Peace { .. }
            | Pledge::NoAid { .. }
            | Pledge::Build { .. }
            | Pledge::NoBuild { .. }
            | Pledge::Retreat { .. } => true,
        };
        let is_negative = !matches!(pledge, Pledge::Support { .. } | Pledge::Convoy { .. } | Pledge::Order { .. });
        is_negative
            || own.iter().any(|at| self.movement.legal(at, self.rulebook).into_iter().any(|order| does(at, order)))
    }

    /// What follows from something that is agreed.
    fn meant(&self, agreed: &Agreed) -> Meant {
        let map = self.map();
        let mut meant = Meant::default();
        let Some(author) = map.power(&agreed.author) else { return meant };
        let to: Vec<Power> = agreed.with.iter().filter_map(|power| map.power(power)).collect();
        let between = Between { author, to: &to };
        for clause in agreed.clauses(self.settings, self.phase) {
            for power in std::iter::once(author).chain(to.iter().copied()) {
                for task in tasks(map, self.units(), power, between, clause) {
                    match self.pledge(power, &task).filter(|pledge| self.is_possible(power, pledge)) {
                        Some(pledge) => meant.pledges.push((power, pledge)),
                        None => meant.impossible.push(power),
                    }
                }
            }
            self.lasting(author, &to, clause, &mut meant.pledges);
        }
        meant
    }

    /// What a clause forbids, or asks for in general.
    fn lasting(&self, author: Power, to: &[Power], clause: &Clause, pledges: &mut Vec<(Power, Pledge)>) {
        let position = self.movement.position();
        let provinces = |slot| match clause.value(slot) {
            Some(Value::Provinces(all)) => all.clone(),
            _ => Vec::new(),
        };
        let powers = |slot| match clause.value(slot) {
            Some(Value::Powers(all)) => all.clone(),
            _ => Vec::new(),
        };
        let all: Vec<Power> = std::iter::once(author).chain(to.iter().copied()).collect();
        // For each of `bound`, with whom it is agreed.
        let peace = |bound: &[Power], pledges: &mut Vec<(Power, Pledge)>| {
            for &power in bound {
                let others = if power == author { to } else { std::slice::from_ref(&author) };
                pledges.extend(others.iter().map(|&with| (power, Pledge::Peace { with })));
            }
        };
        let keep_out = |bound: &[Power], places: Vec<Province>, pledges: &mut Vec<(Power, Pledge)>| {
            for &power in bound {
                pledges.extend(places.iter().map(|&place| (power, Pledge::KeepOut { place })));
            }
        };
        let no_aid = |bound: &[Power], slot, pledges: &mut Vec<(Power, Pledge)>| {
            for &power in bound {
                pledges.extend(powers(slot).into_iter().map(|to| (power, Pledge::NoAid { to })));
            }
        };
        let me = std::slice::from_ref(&author);
        // The last movement before something must be left.
        let last = || match clause.value(Slot::Turn) {
            Some(Value::Turn(by)) if by.season == Season::Winter => Some(Turn { season: Season::Autumn, ..*by }),
            Some(Value::Turn(by)) => Some(*by),
            _ => None,
        };
        let is_due = || last().is_some_and(|last| position.turn >= last);
        let leave = |bound: &[Power], pledges: &mut Vec<(Power, Pledge)>| {
            for &power in bound {
                pledges.extend(provinces(Slot::Province).into_iter().map(|place| (power, Pledge::Leave { place })));
            }
        };
        match clause.meaning() {
            Meaning::Peace => peace(&all, pledges),
            Meaning::Ally => {
                peace(&all, pledges);
                no_aid(&all, Slot::Against, pledges);
            }
            Meaning::PeaceMany | Meaning::AllyMany => {
                let members = powers(Slot::Powers);
                for &power in members.iter().filter(|power| all.contains(power)) {
                    let others = members.iter().filter(|other| **other != power);
                    pledges.extend(others.map(|&with| (power, Pledge::Peace { with })));
                    if clause.meaning() == Meaning::AllyMany {
                        no_aid(&[power], Slot::Against, pledges);
                    }
                }
            }
            Meaning::NoAttackMe | Meaning::NoAttackYou => {
                let bound = if clause.meaning() == Meaning::NoAttackMe { me } else { to };
                match provinces(Slot::Provinces) {
                    places if places.is_empty() => peace(bound, pledges),
                    places => keep_out(bound, places, pledges),
                }
            }
            Meaning::Dmz => {
                keep_out(&all, provinces(Slot::Provinces), pledges);
                for place in provinces(Slot::Provinces) {
                    let there = position.units.at(place).map(|unit| unit.power);
                    pledges.extend(there.filter(|power| all.contains(power)).map(|it| (it, Pledge::Leave { place })));
                }
            }
            Meaning::KeepOutMe => keep_out(me, provinces(Slot::Provinces), pledges),
            Meaning::KeepOutYou => keep_out(to, provinces(Slot::Provinces), pledges),
            Meaning::VacateMe if is_due() => leave(me, pledges),
            Meaning::VacateYou if is_due() => leave(to, pledges),
            Meaning::TransitAsk | Meaning::TransitOffer => {
                let (guests, hosts) = if clause.meaning() == Meaning::TransitAsk { (me, to) } else { (to, me) };
                if last().is_some_and(|last| position.turn <= last) {
                    keep_out(hosts, provinces(Slot::Province), pledges);
                }
                if is_due() {
                    leave(guests, pledges);
                }
            }
            Meaning::NoOrderMe | Meaning::NoOrderYou => {
                let bound = if clause.meaning() == Meaning::NoOrderMe { me } else { to };
                let Some(Value::Orders(orders)) = clause.value(Slot::Order) else { return };
                for &power in bound {
                    let read = orders.iter().filter_map(|it| self.movement.interpret(power, it, self.rulebook).ok());
                    pledges
                        .extend(read.filter_map(|it| Some((power, Pledge::NotOrder { at: it.at?, order: it.order }))));
                }
            }
            Meaning::Share => {
                let theirs = [Slot::YourCentres, Slot::TheirCentres].map(provinces).concat();
                let ours = [Slot::MyCentres, Slot::TheirCentres].map(provinces).concat();
                for (bound, centres) in [(me, theirs), (to, ours)] {
                    for &power in bound {
                        let foreign = centres.iter().filter(|&&at| position.centres.owner(at) != Some(power));
                        pledges.extend(foreign.map(|&place| (power, Pledge::KeepOut { place })));
                    }
                }
            }
            Meaning::Take => keep_out(me, provinces(Slot::Centre), pledges),
            Meaning::NoAidMe => no_aid(me, Slot::Power, pledges),
            Meaning::NoAidYou => no_aid(to, Slot::Power, pledges),
            Meaning::Contain => no_aid(&all, Slot::Power, pledges),
            _ => {}
        }
    }
}

/// Whether a computer knows what to do if it agrees to this.
const fn is_understood(meaning: Meaning) -> bool {
    matches!(
        meaning,
        Meaning::Peace
            | Meaning::PeaceMany
            | Meaning::NoAttackYou
            | Meaning::Ally
            | Meaning::AllyMany
            | Meaning::Dmz
            | Meaning::KeepOutYou
            | Meaning::VacateYou
            | Meaning::TransitAsk
            | Meaning::TransitOffer
            | Meaning::OrderYou
            | Meaning::NoOrderYou
            | Meaning::SupportAsk
            | Meaning::SupportAskHold
            | Meaning::SupportOffer
            | Meaning::SupportOfferHold
            | Meaning::ConvoyAsk
            | Meaning::ConvoyOffer
            | Meaning::Bounce
            | Meaning::Share
            | Meaning::NoAidYou
            | Meaning::Contain
            | Meaning::Renew
    ) || is_between_moves(meaning)
        || binds_nothing(meaning)
}

/// Whether it is about what is ordered between the moves.
const fn is_between_moves(meaning: Meaning) -> bool {
    matches!(meaning, Meaning::BuildYou | Meaning::NoBuildYou | Meaning::RetreatYou)
}

/// Whether it costs a computer nothing whatever it plays: what it agrees to in silence it keeps.
const fn binds_nothing(meaning: Meaning) -> bool {
    matches!(meaning, Meaning::SecretYou | Meaning::SecretPower)
        || matches!(meaning.binds(), Binds::Nobody | Binds::Author) && !matches!(meaning.sort(), Sort::Proposal)
}

impl Insight<'_> {
    fn own(&self, map: &Map) -> PowerSet {
        self.powers.iter().filter_map(|power| map.power(power)).collect()
    }

    fn trusts(&self, power: &PowerId) -> u8 {
        self.trust.get(power).copied().unwrap_or(TRUST_AT_FIRST)
    }

    /// Whether it isn't bound any more by what was agreed: all with whom it agreed that in an earlier phase have lost its trust since.
    fn is_released(&self, agreed: &Agreed) -> bool {
        let others = || {
            let all = std::iter::once(&agreed.author).chain(&agreed.with);
            all.filter(|power| !self.powers.contains(power))
        };
        agreed.phase != self.position.phase && others().all(|power| self.trusts(power) < DISTRUSTED)
    }

    /// Whether what was agreed holds for it, now or later.
    pub fn keeps(&self, agreed: &Agreed) -> bool {
        !self.is_released(agreed) && may_hold(self.settings, self.position, agreed)
    }

    /// What is pledged for a phase.
    fn pledges(&self, at: &At<'_>) -> Pledges {
        let map = at.map();
        let own = self.own(map);
        let mut pledges = Pledges::default();
        let newest = self.agreed.iter().rev().flat_map(|agreed| {
            let is_released = self.is_released(agreed);
            let kept = move |(power, _): &(Power, Pledge)| !(is_released && own.contains(*power));
            at.meant(agreed).pledges.into_iter().rev().filter(kept)
        });
        // What is about a single province or order comes last: of that anybody can have as much agreed as they like, and it mustn't
        // push out what was agreed with others.
        let (single, wide): (Vec<_>, Vec<_>) =
            newest.partition(|(_, pledge)| matches!(pledge, Pledge::KeepOut { .. } | Pledge::NotOrder { .. }));
        for (power, pledge) in wide.into_iter().chain(single) {
            let trust = self.trusts(&power_id(map, power));
            let is_full = |number: usize| number >= MOST_PLEDGES;
            match own.contains(power) {
                true if !is_full(pledges.own.len()) && !pledges.own.contains(&pledge) => pledges.own.push(pledge),
                false if !is_full(pledges.others.len()) && !pledges.others.contains(&(power, pledge, trust)) => {
                    pledges.others.push((power, pledge, trust));
                }
                true | false => {}
            }
            if is_full(pledges.own.len()) {
                break;
            }
        }
        pledges.others.truncate(MOST_PLEDGES.saturating_sub(pledges.own.len()));
        // In the order in which they were made.
        pledges.own.reverse();
        pledges.others.reverse();
        pledges
    }

    /// The orders of `power`, which is one of its own.
    pub fn orders(&self, power: &PowerId) -> Vec<OrderText> {
        let map = map(&self.settings.variant);
        let (Some(phase), Some(power)) = (load(self.settings, self.position), map.power(power)) else {
            return Vec::new();
        };
        let rulebook = rulebook(self.settings);
        let pledges = match &phase {
            Phase::Movement(movement) => {
                self.pledges(&At { settings: self.settings, phase: &phase, movement, rulebook: &rulebook })
            }
            Phase::Retreat(_) | Phase::Adjustment(_) => {
                Pledges { own: self.between_moves(&phase, power), others: Vec::new() }
            }
            Phase::Over(_) => Pledges::default(),
        };
        let level = level(self.settings);
        let orders = Computer::new(&phase, &rulebook).orders(power, level, self.seed, pledges);
        orders.iter().map(|order| order_text(map, order)).collect()
    }

    /// What `power` has pledged for a retreat or a winter.
    fn between_moves(&self, phase: &Phase, power: Power) -> Vec<Pledge> {
        let (Some(position), map) = (board(phase), map(&self.settings.variant)) else { return Vec::new() };
        let mut pledges = Vec::new();
        for agreed in self.agreed.iter().filter(|agreed| !self.is_released(agreed)) {
            let Some(author) = map.power(&agreed.author) else { continue };
            let to: Vec<Power> = agreed.with.iter().filter_map(|power| map.power(power)).collect();
            let is_to = to.contains(&power);
            for clause in agreed.clauses(self.settings, phase) {
                let is_bound = match clause.meaning() {
                    Meaning::NoBuildMe => author == power,
                    Meaning::NoBuildYou => is_to,
                    _ => false,
                };
                if let Some(Value::UnitKind(kind)) = clause.value(Slot::UnitKind).filter(|_| is_bound) {
                    let at = centre(clause);
                    pledges.push(Pledge::NoBuild { kind: *kind, at });
                }
                for task in tasks(map, &position.units, power, Between { author, to: &to }, clause) {
                    pledges.extend(match task {
                        Task::Order(WrittenOrder::Build { unit }) => {
                            unit.kind.map(|kind| Pledge::Build { kind, at: map.province_of(unit.at) })
                        }
                        Task::Order(WrittenOrder::Retreat { unit, to }) => {
                            Some(Pledge::Retreat { from: map.province_of(unit.at), to: map.province_of(to) })
                        }
                        Task::Order(_) | Task::Support { .. } | Task::Convoy { .. } => None,
                    });
                }
            }
        }
        pledges
    }

    /// Whether it does `by` the favour of ordering between the moves what they ask: if it can, and is at peace with them, and only the
    /// next time. `None`: it is asked for something else.
    fn favour(&self, phase: &Phase, by: &PowerId, agreed: &[Agreed]) -> Option<bool> {
        let map = map(&self.settings.variant);
        let mut clauses = agreed.iter().flat_map(|agreed| agreed.alternative.clauses()).peekable();
        clauses.peek()?;
        if agreed.iter().any(Agreed::is_about_later_orders) {
            return Some(false);
        }
        let sites = self.own(map).iter().fold(ProvinceSet::EMPTY, |all, power| all | map.build_sites(power));
        let mut is_possible = true;
        for clause in clauses {
            if !is_between_moves(clause.meaning()) {
                return None;
            }
            is_possible &= clause.meaning() != Meaning::BuildYou || centre(clause).is_some_and(|at| sites.contains(at));
        }
        // It gives up no centre at which it could build.
        if agreed.iter().any(|agreed| self.given_up(agreed).next().is_some()) {
            let known = self.agreed.iter().filter(|agreed| self.keeps(agreed));
            let given_up: Vec<_> = known.chain(agreed).flat_map(|agreed| self.given_up(agreed)).collect();
            let builds = |kind, at| !given_up.iter().any(|(of, place)| *of == kind && place.is_none_or(|it| it == at));
            let has_coast = |at| !map.fleet_places(at).is_empty();
            let is_left = |at| builds(UnitKind::Army, at) || has_coast(at) && builds(UnitKind::Fleet, at);
            is_possible &= sites.iter().all(is_left);
        }
        let with_them = self.agreed.iter().filter(|agreed| agreed.author == *by || agreed.with.contains(by));
        let is_peace = |clause: &Clause| match clause.meaning() {
            Meaning::Peace | Meaning::Ally => true,
            // Of several, those who are named.
            Meaning::PeaceMany | Meaning::AllyMany => match clause.value(Slot::Powers) {
                Some(Value::Powers(all)) => map.power(by).is_some_and(|by| all.contains(&by)),
                _ => false,
            },
            _ => false,
        };
        let at_peace = with_them.flat_map(|agreed| agreed.clauses(self.settings, phase)).any(is_peace);
        Some(is_possible && at_peace && self.trusts(by) >= DISTRUSTED)
    }

    /// The kinds of units that it doesn't build by what is agreed, and where: `None`: nowhere.
    fn given_up<'a>(&self, agreed: &'a Agreed) -> impl Iterator<Item = (UnitKind, Option<Province>)> + use<'a> {
        let is_own = self.powers.contains(&agreed.author);
        let bound = if is_own { Meaning::NoBuildMe } else { Meaning::NoBuildYou };
        let clauses = agreed.alternative.clauses().iter().filter(move |clause| clause.meaning() == bound);
        clauses.filter_map(|clause| match clause.value(Slot::UnitKind) {
            Some(Value::UnitKind(kind)) => Some((*kind, centre(clause))),
            _ => None,
        })
    }

    /// The powers that have pledged something for this phase, which their orders keep or break, each with whether they could break it.
    pub fn pledgers(&self, agreed: &Agreed) -> BTreeMap<PowerId, bool> {
        let map = map(&self.settings.variant);
        let loaded = load(self.settings, self.position);
        let mut others = BTreeMap::new();
        let Some(phase @ Phase::Movement(movement)) = &loaded else { return others };
        let rulebook = rulebook(self.settings);
        let own = self.own(map);
        let pledges = At { settings: self.settings, phase, movement, rulebook: &rulebook }.meant(agreed).pledges;
        for (power, pledge) in pledges.into_iter().filter(|(power, _)| !own.contains(*power)) {
            let units = movement.position().units.of(power);
            let breakable = others.entry(power_id(map, power)).or_insert(false);
            *breakable = *breakable || pledge.can_be_broken(movement, &rulebook, units);
        }
        others
    }

    /// Whether none of its powers has a unit.
    fn has_nothing_to_order(&self, movement: &Movement) -> bool {
        let position = movement.position();
        self.own(position.map).iter().all(|power| position.units.of(power).is_empty())
    }

    /// What it says to a proposal of `by`: `alternatives` are what would be agreed, for each that it can choose. `may_search`: asked once
    /// before it thinks for long; if it may not, it decides only what needs no thought.
    pub fn judges(
        &self,
        by: &PowerId,
        alternatives: &[Vec<Agreed>],
        may_search: &mut dyn FnMut() -> bool,
    ) -> Judgement {
        let map = map(&self.settings.variant);
        let loaded = load(self.settings, self.position);
        let (Some(phase @ Phase::Movement(movement)), Some(other), Some(me)) =
            (&loaded, map.power(by), self.powers.first().and_then(|power| map.power(power)))
        else {
            // There are no values to decide by between the moves.
            let does =
                |agreed: &Vec<Agreed>| loaded.as_ref().and_then(|phase| self.favour(phase, by, agreed)) == Some(true);
            return alternatives.iter().position(does).map_or(Judgement::NotNow, Judgement::Agrees);
        };
        if self.has_nothing_to_order(movement) {
            return Judgement::Refuses;
        }
        let rulebook = rulebook(self.settings);
        let at = At { settings: self.settings, phase, movement, rulebook: &rulebook };
        let weighed: Vec<Weighed> = alternatives.iter().map(|agreed| self.weighs(&at, other, agreed)).collect();
        let computer;
        let mut prospect = None;
        if weighed.iter().any(|it| matches!(it, Weighed::Deal { .. })) && may_search() {
            let (level, pledged) = (level(self.settings), self.pledges(&at));
            computer = Computer::new(phase, &rulebook);
            prospect = computer.prospect(me, level, (self.seed, pledged)).map(|mut prospect| {
                let nothing = prospect.nothing(other);
                (prospect, nothing)
            });
        }
        let mut judgement = Judgement::Refuses;
        let mut best = 0;
        for (index, weighed) in weighed.iter().enumerate() {
            let points = match (weighed, &mut prospect) {
                (Weighed::Refused, _) => continue,
                (Weighed::Free, _) => Some(0),
                (Weighed::Deal { mine, theirs }, Some((prospect, nothing))) => {
                    Some(prospect.points(other, (mine, theirs), self.trusts(by), *nothing))
                }
                (Weighed::Open, _) | (Weighed::Deal { .. }, None) => None,
            };
            match points {
                Some(points) if points >= 0 => {
                    if !matches!(judgement, Judgement::Agrees(_)) || points > best {
                        (judgement, best) = (Judgement::Agrees(index), points);
                    }
                }
                Some(points) if points < -NOT_NOW => {}
                Some(_) | None if judgement == Judgement::Refuses => judgement = Judgement::NotNow,
                Some(_) | None => {}
            }
        }
        judgement
    }

    /// What of an alternative can be said without a search.
    fn weighs(&self, at: &At<'_>, other: Power, agreed: &[Agreed]) -> Weighed {
        let position = at.movement.position();
        let own = self.own(at.map());
        let clauses = || agreed.iter().flat_map(|agreed| agreed.alternative.clauses());
        if clauses().any(|clause| !is_understood(clause.meaning())) || agreed.is_empty() {
            return Weighed::Refused;
        }
        if agreed.iter().any(Agreed::is_about_later_orders) {
            return Weighed::Open;
        }
        if let Some(does) = self.favour(at.phase, &power_id(at.map(), other), agreed) {
            return if does { Weighed::Free } else { Weighed::Open };
        }
        let mut meant = Meant::default();
        for it in agreed {
            let Meant { pledges, impossible } = at.meant(it);
            meant.pledges.extend(pledges);
            meant.impossible.extend(impossible);
        }
        if meant.impossible.iter().any(|power| own.contains(*power)) {
            return Weighed::Refused;
        }
        let (mine, theirs): (Vec<_>, Vec<_>) = meant.pledges.into_iter().partition(|(power, _)| own.contains(*power));
        let mine: Vec<Pledge> = mine.into_iter().map(|(_, pledge)| pledge).collect();
        let theirs: Vec<Pledge> =
            theirs.into_iter().filter(|(power, _)| *power == other).map(|(_, pledge)| pledge).collect();
        let is_own = |place: Province| {
            position.units.at(place).is_some_and(|unit| own.contains(unit.power))
                || position.centres.owner(place).is_some_and(|owner| own.contains(owner))
        };
        // Who lets another pass through its own centre loses it.
        let passes = clauses().filter(|clause| matches!(clause.meaning(), Meaning::TransitAsk | Meaning::TransitOffer));
        let through: Vec<Province> = passes.filter_map(|clause| clause.first_province(Slot::Province)).collect();
        let is_against_itself = |pledge: &Pledge| match *pledge {
            Pledge::Support { to: Some(to), .. } | Pledge::Convoy { to, .. } => is_own(to),
            Pledge::KeepOut { place } if through.contains(&place) => is_own(place),
            Pledge::Support { to: None, .. }
            | Pledge::Order { .. }
            | Pledge::NotOrder { .. }
            | Pledge::KeepOut { .. }
            | Pledge::Leave { .. }
            | Pledge::Peace { .. }
            | Pledge::NoAid { .. }
            | Pledge::Build { .. }
            | Pledge::NoBuild { .. }
            | Pledge::Retreat { .. } => false,
        };
        if mine.iter().any(is_against_itself) {
            return Weighed::Refused;
        }
        // Where they are let through they keep out for a turn only.
        let is_lasting = |pledge: &Pledge| !matches!(pledge, Pledge::KeepOut { place } if through.contains(place));
        let lasting: Vec<Pledge> = theirs.iter().copied().filter(is_lasting).collect();
        if agreed.iter().any(|agreed| lasts(agreed, position.turn)) && self.is_one_sided(at, other, (&mine, &lasting)) {
            return Weighed::Open;
        }
        if mine.is_empty() && theirs.is_empty() {
            let is_free = clauses().all(|clause| binds_nothing(clause.meaning()));
            return if is_free { Weighed::Free } else { Weighed::Open };
        }
        Weighed::Deal { mine, theirs }
    }

    /// Whether it would be bound for long by more than `other`: to keep out of more, or to a peace that the other doesn't owe. What
    /// that will cost isn't seen in the moves that are ordered now. What was agreed between them without a return counts.
    fn is_one_sided(&self, at: &At<'_>, other: Power, (mine, theirs): (&[Pledge], &[Pledge])) -> bool {
        let position = at.movement.position();
        let own = self.own(at.map());
        let id = power_id(at.map(), other);
        let known = self.agreed.iter().filter(|agreed| agreed.is_of(&id) && lasts(agreed, position.turn));
        // What the other owes by another agreement they can end alone: it is no return. What was given without one counts.
        let is_return = |(power, pledge): &(Power, Pledge)| *power == other && matches!(pledge, Pledge::KeepOut { .. });
        let unreturned = known.map(|agreed| at.meant(agreed).pledges).filter(|all| !all.iter().any(is_return));
        let before = unreturned.flatten().filter(|(power, _)| own.contains(*power));
        // Where they stand, or what they own, is theirs.
        let is_of_other = |place: Province| {
            position.units.at(place).is_some_and(|unit| unit.power == other)
                || position.centres.owner(place) == Some(other)
        };
        let out_of = |pledges: &[Pledge]| -> ProvinceSet {
            let places = pledges.iter().filter_map(|pledge| match *pledge {
                Pledge::KeepOut { place } => Some(place),
                _ => None,
            });
            places.collect()
        };
        let all: Vec<Pledge> = mine.iter().copied().chain(before.map(|(_, pledge)| pledge)).collect();
        let (ours, others) = (out_of(&all), out_of(theirs));
        let ours: ProvinceSet = ours.iter().filter(|place| !is_of_other(*place)).collect();
        let centres = at.map().centres();
        let is_peace = mine.iter().any(|pledge| matches!(pledge, Pledge::Peace { with } if *with == other));
        let is_returned = theirs.iter().any(|pledge| matches!(pledge, Pledge::Peace { with } if own.contains(*with)));
        let keeps_out = mine.iter().any(|pledge| matches!(pledge, Pledge::KeepOut { .. }));
        is_peace && !is_returned
            || keeps_out && ((ours & centres).len() > (others & centres).len() || ours.len() > others.len() + NO_RETURN)
    }

    /// What it answers to a question of `by`. `may_search`: asked before it thinks for long; if it may not, it can't say.
    pub fn answers(&self, by: &PowerId, clause: &Clause, may_search: &mut dyn FnMut() -> bool) -> Meaning {
        let map = map(&self.settings.variant);
        let first = |slot| match clause.value(slot) {
            Some(Value::Powers(all)) => all.first().copied(),
            _ => None,
        };
        match clause.meaning() {
            Meaning::AskWillAttack => {
                let loaded = load(self.settings, self.position);
                let (Some(Phase::Movement(movement)), Some(me), Some(whom)) =
                    (&loaded, self.powers.first().and_then(|power| map.power(power)), first(Slot::Power))
                else {
                    return Meaning::DontKnow;
                };
                if self.has_nothing_to_order(movement) {
                    return Meaning::NoFact;
                }
                // Before what it has agreed to with others, which who isn't trusted must not learn by the answer.
                let is_asker = map.power(by) == Some(whom);
                if !is_asker && self.trusts(by) < DISTRUSTED {
                    return Meaning::CantSay;
                }
                // An answer that is given without a search would tell others that it has agreed to something.
                if !is_asker && !may_search() {
                    return Meaning::CantSay;
                }
                // What it has pledged says enough; what it plans is its own affair.
                let rulebook = rulebook(self.settings);
                let phase = Phase::Movement(*movement);
                let pledged =
                    self.pledges(&At { settings: self.settings, phase: &phase, movement, rulebook: &rulebook });
                if pledged.own.contains(&Pledge::Peace { with: whom }) {
                    return Meaning::NoFact;
                }
                if is_asker {
                    return Meaning::CantSay;
                }
                let computer = Computer::new(&phase, &rulebook);
                let prospect = computer.prospect(me, level(self.settings), (self.seed, pledged));
                match prospect.is_some_and(|prospect| prospect.attacks(whom)) {
                    true => Meaning::YesFact,
                    false => Meaning::NoFact,
                }
            }
            Meaning::AskPlans
            | Meaning::AskOrders
            | Meaning::AskUnit
            | Meaning::AskWillOrder
            | Meaning::AskWillGo
            | Meaning::AskTold
            | Meaning::AskToldAnswer
            | Meaning::AskTrust
            | Meaning::AskAgree
            | Meaning::AskWhy
            | Meaning::AskWhyAttack
            | Meaning::AskWhyOrder
            | Meaning::AskSource
            | Meaning::AskContact
            | Meaning::AskContactAgreed => Meaning::CantSay,
            _ => Meaning::DontKnow,
        }
    }

    /// What it proposes at the beginning of a movement phase to powers that `people` play, at most [`MOST_PROPOSED`] in all and one
    /// to each. `said`: whether it has said that to this power lately.
    pub fn proposes(
        &self,
        people: &[PowerId],
        said: &dyn Fn(&PowerId, &Alternative) -> bool,
    ) -> Vec<(PowerId, Alternative)> {
        let map = map(&self.settings.variant);
        let loaded = load(self.settings, self.position);
        let (Some(phase @ Phase::Movement(movement)), Some(me)) =
            (&loaded, self.powers.first().and_then(|power| map.power(power)))
        else {
            return Vec::new();
        };
        let position = movement.position();
        // Before it thinks: on a large map most have nobody near to whom they could propose something.
        let ours = self.own(map).iter().fold(ProvinceSet::EMPTY, |all, power| all | position.units.of(power));
        let wider = |places: ProvinceSet| places.iter().fold(places, |all, at| all | map.neighbours(at));
        let near = wider(wider(ours));
        let may_hear = |id: &PowerId| {
            let is_near = map.power(id).is_some_and(|power| position.units.of(power).intersects(near));
            is_near && self.trusts(id) >= DISTRUSTED
        };
        if position.units.of(me).is_empty() || !people.iter().any(may_hear) {
            return Vec::new();
        }
        let rulebook = rulebook(self.settings);
        let at = At { settings: self.settings, phase, movement, rulebook: &rulebook };
        let pledged = self.pledges(&at);
        let computer = Computer::new(phase, &rulebook);
        let prospect = computer.prospect(me, level(self.settings), (self.seed, pledged.clone()));
        let Some(mut prospect) = prospect else { return Vec::new() };
        let neighbours = prospect.neighbours();
        let mut proposed = Vec::new();
        for id in people {
            let Some(other) = map.power(id).filter(|&other| neighbours.contains(other)) else { continue };
            if proposed.len() >= MOST_PROPOSED || self.trusts(id) < DISTRUSTED || prospect.attacks(other) {
                continue;
            }
            let support = (prospect.support_wanted(me, other))
                .and_then(|(from, order)| order.written(&position.units, from))
                .and_then(|order| clause(map, Meaning::SupportAsk, Slot::Order, Value::Orders(vec![order])));
            let is_at_peace = pledged.own.contains(&Pledge::Peace { with: other });
            let lasting = if is_at_peace {
                (prospect.between(me, other))
                    .and_then(|place| clause(map, Meaning::Dmz, Slot::Provinces, Value::Provinces(vec![place])))
            } else {
                Clause::plain(Meaning::Peace).ok()
            };
            let found = [support, lasting].into_iter().flatten();
            let mut alternatives = found.filter_map(|clause| Alternative::new([clause]));
            let next = alternatives.find(|alternative| !said(id, alternative));
            proposed.extend(next.map(|alternative| (id.clone(), alternative)));
        }
        proposed
    }
}

/// Whether something of what is agreed holds for longer than the moves of the turn `now`.
fn lasts(agreed: &Agreed, now: Turn) -> bool {
    let ends = matches!(agreed.alternative.until(), Some(Until::Turn(until)) if until <= now);
    // The way of a unit has an end of its own.
    let has_end = |meaning| {
        is_of_one_turn(meaning)
            || matches!(meaning, Meaning::TransitAsk | Meaning::TransitOffer | Meaning::VacateMe | Meaning::VacateYou)
    };
    !ends && agreed.alternative.clauses().iter().any(|clause| !has_end(clause.meaning()))
}

/// What of an alternative can be said without a search.
enum Weighed {
    /// It is refused whatever it is worth.
    Refused,
    /// It costs nothing.
    Free,
    /// Nothing follows from it for this phase.
    Open,
    /// What it is worth must be looked for.
    Deal {
        /// What the player pledges.
        mine: Vec<Pledge>,
        /// What the other pledges.
        theirs: Vec<Pledge>,
    },
}

/// The centre that a clause names.
fn centre(clause: &Clause) -> Option<Province> {
    clause.first_province(Slot::Centre)
}

fn clause(map: &Map, meaning: Meaning, slot: Slot, value: Value) -> Option<Clause> {
    Clause::new(map, meaning, [(slot, value)]).ok()
}

#[cfg(test)]
mod tests {
    use dragoman_l10n::Language;

    use super::*;

    #[test]
    fn many_provinces_to_keep_out_of_push_out_no_peace_and_no_support() {
        let settings = Settings::habit("classic", Language::EN, "UTC");
        let position = crate::rules::opening(&settings);
        let map = map(&settings.variant);
        let says = |with: &str, clause: Clause| {
            let alternative = Alternative::new([clause]).expect("an alternative");
            let phase = position.phase.clone();
            Agreed { author: "AUSTRIA".into(), with: vec![with.into()], phase, alternative }
        };
        let loaded = load(&settings, &position).expect("a position");
        let Phase::Movement(movement) = &loaded else { panic!("a game begins with a movement") };
        let rulebook = rulebook(&settings);
        let at = At { settings: &settings, phase: &loaded, movement, rulebook: &rulebook };
        let budapest = map.province("BUD").expect("a province");
        let serbia = map.location("SER").expect("a location");
        let march = MovementOrder::Move { to: serbia, path: dragoman_engine::PathChoice::Unstated };
        let march = march.written(at.units(), budapest).expect("a unit's order");
        // The oldest, from Austria: peace with Italy, a move of its own, no attack on Turkey. Then each province is demilitarised.
        let oldest = [
            says("ITALY", Clause::plain(Meaning::Peace).expect("a clause")),
            says("RUSSIA", clause(map, Meaning::OrderMe, Slot::Orders, Value::Orders(vec![march])).expect("a clause")),
            says("TURKEY", Clause::plain(Meaning::NoAttackMe).expect("a clause")),
        ];
        let dmz = |place: Province| {
            let clause = clause(map, Meaning::Dmz, Slot::Provinces, Value::Provinces(vec![place]));
            says("FRANCE", clause.expect("a clause"))
        };
        let agreed = oldest.into_iter().chain(map.provinces().map(dmz)).collect();
        let (powers, trust) = (vec!["AUSTRIA".into()], BTreeMap::new());
        let insight = Insight { settings: &settings, position: &position, powers, seed: 1, agreed, trust };
        let own = insight.pledges(&at).own;
        assert_eq!(own.len(), MOST_PLEDGES);
        let [italy, turkey] = ["ITALY", "TURKEY"].map(|id| map.power(id).expect("a power"));
        assert!(
            own.contains(&Pledge::Peace { with: italy }) && own.contains(&Pledge::Peace { with: turkey }),
            "{own:?}"
        );
        assert!(own.iter().any(|it| matches!(it, Pledge::Order { at, .. } if *at == budapest)), "{own:?}");
        assert!(own.iter().any(|it| matches!(it, Pledge::Leave { .. })), "where it stands: {own:?}");
    }

    #[test]
    fn peace_with_who_has_broken_it_binds_a_computer_only_if_it_was_made_since() {
        let settings = Settings::habit("classic", Language::EN, "UTC");
        let position = crate::rules::opening(&settings);
        let map = map(&settings.variant);
        let loaded = load(&settings, &position).expect("a position");
        let Phase::Movement(movement) = &loaded else { panic!("a game begins with a movement") };
        let rulebook = rulebook(&settings);
        let at = At { settings: &settings, phase: &loaded, movement, rulebook: &rulebook };
        let italy = map.power("ITALY").expect("a power");
        let is_bound = |phase: &str, percent: u8| {
            let alternative = Alternative::new([Clause::plain(Meaning::Peace).expect("a clause")]).expect("one");
            let agreed =
                Agreed { author: "ITALY".into(), with: vec!["AUSTRIA".into()], phase: phase.into(), alternative };
            let (powers, trust) = (vec!["AUSTRIA".into()], BTreeMap::from([("ITALY".into(), percent)]));
            let insight =
                Insight { settings: &settings, position: &position, powers, seed: 1, agreed: vec![agreed], trust };
            let pledges = insight.pledges(&at);
            assert_eq!(pledges.others.len(), 1, "what the other has promised is expected by how far it is trusted");
            pledges.own.contains(&Pledge::Peace { with: italy })
        };
        assert!(is_bound("W1900A", DISTRUSTED) && !is_bound("W1900A", DISTRUSTED - 1), "made before");
        assert!(is_bound(position.phase.as_str(), DISTRUSTED - 1), "made now");
    }

    #[test]
    fn a_computer_orders_by_a_limited_number_of_pledges_its_own_first() {
        let settings = Settings::habit("classic", Language::EN, "UTC");
        let position = crate::rules::opening(&settings);
        let map = map(&settings.variant);
        let places: Vec<Province> = map.provinces().collect();
        let says = |author: &str, with: &str, meaning, place: Province| {
            let clause = clause(map, meaning, Slot::Provinces, Value::Provinces(vec![place])).expect("a clause");
            let alternative = Alternative::new([clause]).expect("an alternative");
            let phase = position.phase.clone();
            Agreed { author: author.into(), with: vec![with.into()], phase, alternative }
        };
        let insight = |agreed| {
            let (powers, trust) = (vec!["AUSTRIA".into()], BTreeMap::new());
            Insight { settings: &settings, position: &position, powers, seed: 1, agreed, trust }
        };
        let loaded = load(&settings, &position).expect("a position");
        let Phase::Movement(movement) = &loaded else { panic!("a game begins with a movement") };
        let rulebook = rulebook(&settings);
        let at = At { settings: &settings, phase: &loaded, movement, rulebook: &rulebook };
        // Italy keeps out of every province, and so does Austria of some of them.
        let theirs = places.iter().map(|place| says("ITALY", "AUSTRIA", Meaning::KeepOutMe, *place));
        let mine = |number: usize| {
            let all = theirs
                .clone()
                .chain(places.iter().take(number).map(|it| says("AUSTRIA", "ITALY", Meaning::KeepOutMe, *it)));
            insight(all.collect()).pledges(&at)
        };
        let few = mine(10);
        assert_eq!((few.own.len(), few.others.len()), (10, MOST_PLEDGES - 10));
        assert_eq!(
            few.own.first(),
            Some(&Pledge::KeepOut { place: places[0] }),
            "in the order in which they were made"
        );
        let newest = places.last().map(|place| Pledge::KeepOut { place: *place });
        assert_eq!(few.others.last().map(|(_, pledge, _)| *pledge), newest, "the newest ones");
        let many = mine(70);
        assert_eq!((many.own.len(), many.others.len()), (MOST_PLEDGES, 0));
        assert_eq!(many.own.last(), Some(&Pledge::KeepOut { place: places[69] }));
    }
}
