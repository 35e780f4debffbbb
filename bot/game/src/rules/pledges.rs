//! What a computer makes of what is said to it: pledges that follow from what is agreed, answers, and what it proposes itself.
//!
//! Everything is decided from the position, from what the computer's own power has said and heard, and from its seed. Nothing else is
//! known here: not the orders of others, nor what they say to each other.

use std::collections::BTreeMap;

use dragoman_computer::{Pledge, Pledges, Prospect};
use dragoman_engine::{
    Map, Movement, MovementOrder, Phase, Power, PowerSet, Province, ProvinceSet, Rulebook, Season, Turn, Units,
};
use dragoman_statements::{Alternative, Between, Binds, Clause, Meaning, Slot, Sort, Task, Value, tasks};

use super::ids::{order_text, power_id};
use super::legal::level;
use super::position::load;
use super::setup::{map, rulebook};
use super::statements::Agreed;
use crate::model::{OrderText, Position, PowerId, Settings};

/// The most that a computer proposes in a phase.
pub const MOST_PROPOSED: usize = 2;
/// What a proposal may cost and still be answered by "not now" instead of "no". A centre is 1000.
const NOT_NOW: i32 = 150;
/// What the other gains counts for the player too, since they may return it: a percentage, of so much at most.
const GOODWILL: i32 = 15;
const MOST_GOODWILL: i32 = 600;
/// What it counts for in itself to live in peace with somebody whom the player doesn't attack.
const PEACE: i32 = 60;
/// Who is trusted less than this isn't asked for anything, and is believed little.
const DISTRUSTED: u8 = 40;
const DISTRUST: i32 = 300;
/// So near to winning nobody is helped.
const NEARLY_WON: usize = 5;
/// The most pledges that a computer orders and answers by, its own first, and of each the newest. A board has no more units, and each
/// is looked at for every order that is tried.
const MOST_PLEDGES: usize = 60;
/// What a support must bring to be asked for, and what it may cost who gives it.
const WANTED: i32 = 250;
const FREE: i32 = 40;

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
            | Pledge::NoAid { .. } => true,
        };
        let is_negative = matches!(
            pledge,
            Pledge::NotOrder { .. }
                | Pledge::KeepOut { .. }
                | Pledge::Leave { .. }
                | Pledge::Peace { .. }
                | Pledge::NoAid { .. }
        );
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
        for clause in agreed.clauses(self.phase) {
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
        let is_due = || {
            let rank = |turn: Turn| (turn.year, turn.season);
            let Some(Value::Turn(by)) = clause.value(Slot::Turn) else { return false };
            let last = if by.season == Season::Winter { Turn { season: Season::Autumn, ..*by } } else { *by };
            rank(position.turn) >= rank(last)
        };
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
    ) || binds_nothing(meaning)
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
        self.trust.get(power).copied().unwrap_or(60)
    }

    /// What is pledged for a phase.
    fn pledges(&self, at: &At<'_>) -> Pledges {
        let map = at.map();
        let own = self.own(map);
        let mut pledges = Pledges::default();
        let newest = self.agreed.iter().rev().flat_map(|agreed| at.meant(agreed).pledges.into_iter().rev());
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
            Phase::Movement(movement) => self.pledges(&At { phase: &phase, movement, rulebook: &rulebook }),
            Phase::Retreat(_) | Phase::Adjustment(_) | Phase::Over(_) => Pledges::default(),
        };
        let level = level(self.settings);
        let orders = dragoman_computer::orders_with(&phase, power, &rulebook, level, self.seed, pledges);
        orders.iter().map(|order| order_text(map, order)).collect()
    }

    /// The powers that have pledged something for this phase, which their orders keep or break.
    pub fn pledgers(&self, agreed: &Agreed) -> Vec<PowerId> {
        let map = map(&self.settings.variant);
        let loaded = load(self.settings, self.position);
        let Some(phase @ Phase::Movement(movement)) = &loaded else { return Vec::new() };
        let rulebook = rulebook(self.settings);
        let own = self.own(map);
        let pledges = At { phase, movement, rulebook: &rulebook }.meant(agreed).pledges;
        let mut others: Vec<PowerId> = Vec::new();
        for power in pledges.into_iter().map(|(power, _)| power).filter(|&power| !own.contains(power)) {
            let id = power_id(map, power);
            if !others.contains(&id) {
                others.push(id);
            }
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
            return Judgement::NotNow;
        };
        if self.has_nothing_to_order(movement) {
            return Judgement::Refuses;
        }
        let rulebook = rulebook(self.settings);
        let at = At { phase, movement, rulebook: &rulebook };
        let weighed: Vec<Weighed> = alternatives.iter().map(|agreed| self.weighs(&at, other, agreed)).collect();
        let mut prospect = None;
        if weighed.iter().any(|it| matches!(it, Weighed::Deal { .. })) && may_search() {
            let (level, pledged) = (level(self.settings), self.pledges(&at));
            prospect = Prospect::new(movement, me, &rulebook, level, (self.seed, pledged)).map(|mut prospect| {
                let nothing = prospect.deal(&[], other, &[], 0);
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
                    Some(self.worth(&at, (other, by), (mine, theirs), prospect, *nothing))
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
        let is_against_itself = |pledge: &Pledge| match *pledge {
            Pledge::Support { to: Some(to), .. } | Pledge::Convoy { to, .. } => is_own(to),
            Pledge::Support { to: None, .. }
            | Pledge::Order { .. }
            | Pledge::NotOrder { .. }
            | Pledge::KeepOut { .. }
            | Pledge::Leave { .. }
            | Pledge::Peace { .. }
            | Pledge::NoAid { .. } => false,
        };
        if mine.iter().any(is_against_itself) {
            return Weighed::Refused;
        }
        if mine.is_empty() && theirs.is_empty() {
            let is_free = clauses().all(|clause| binds_nothing(clause.meaning()));
            return if is_free { Weighed::Free } else { Weighed::Open };
        }
        Weighed::Deal { mine, theirs }
    }

    /// What it is worth to pledge what is `mine` for what is `theirs`. `nothing`: what it is worth to pledge nothing.
    fn worth(
        &self,
        at: &At<'_>,
        (other, by): (Power, &PowerId),
        (mine, theirs): (&[Pledge], &[Pledge]),
        prospect: &mut Prospect<'_>,
        nothing: dragoman_computer::Deal,
    ) -> i32 {
        let position = at.movement.position();
        let trust = self.trusts(by);
        let deal = prospect.deal(mine, other, theirs, trust);
        let (gain, their_gain) = (deal.own - nothing.own, deal.other - nothing.other);
        let wins = usize::from(position.options.wins.unwrap_or(at.map().wins()));
        let mut points = gain;
        if position.centres.of(other).len() + NEARLY_WON >= wins && their_gain > 0 {
            points -= their_gain;
        } else {
            points += their_gain.clamp(0, MOST_GOODWILL) * GOODWILL / 100 * i32::from(trust) / 100;
        }
        if trust < DISTRUSTED && !mine.is_empty() {
            points -= DISTRUST;
        }
        let is_peace = mine.iter().any(|pledge| matches!(pledge, Pledge::Peace { with } if *with == other));
        if is_peace && !prospect.attacks(other) {
            points += PEACE;
        }
        points
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
                // What it has pledged says enough; what it plans is its own affair.
                let rulebook = rulebook(self.settings);
                let phase = Phase::Movement(*movement);
                let pledged = self.pledges(&At { phase: &phase, movement, rulebook: &rulebook });
                if pledged.own.contains(&Pledge::Peace { with: whom }) {
                    return Meaning::NoFact;
                }
                if is_asker || !may_search() {
                    return Meaning::CantSay;
                }
                let prospect = Prospect::new(movement, me, &rulebook, level(self.settings), (self.seed, pledged));
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
        if people.is_empty() || position.units.of(me).is_empty() {
            return Vec::new();
        }
        let rulebook = rulebook(self.settings);
        let at = At { phase, movement, rulebook: &rulebook };
        let pledged = self.pledges(&at);
        let prospect = Prospect::new(movement, me, &rulebook, level(self.settings), (self.seed, pledged.clone()));
        let Some(mut prospect) = prospect else { return Vec::new() };
        let neighbours = prospect.neighbours();
        let mut proposed = Vec::new();
        for id in people {
            let Some(other) = map.power(id).filter(|&other| neighbours.contains(other)) else { continue };
            if proposed.len() >= MOST_PROPOSED || self.trusts(id) < DISTRUSTED || prospect.attacks(other) {
                continue;
            }
            let support = support_wanted(&at, me, other, &mut prospect)
                .and_then(|order| clause(map, Meaning::SupportAsk, Slot::Order, Value::Orders(vec![order])));
            let is_at_peace = pledged.own.contains(&Pledge::Peace { with: other });
            let lasting = if is_at_peace {
                between(&at, me, other, &prospect)
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

fn clause(map: &Map, meaning: Meaning, slot: Slot, value: Value) -> Option<Clause> {
    Clause::new(map, meaning, [(slot, value)]).ok()
}

/// The move of the player's for which a unit of `other` could give the support that is needed most, at no cost to itself.
fn support_wanted(
    at: &At<'_>,
    me: Power,
    other: Power,
    prospect: &mut Prospect<'_>,
) -> Option<dragoman_engine::WrittenOrder> {
    let (map, position) = (at.map(), at.movement.position());
    let mut best: Option<(i32, Province, MovementOrder)> = None;
    let own: Vec<(Province, MovementOrder)> = prospect.orders().iter().collect();
    for (from, order) in own {
        let MovementOrder::Move { to, .. } = order else { continue };
        let goal = map.province_of(to);
        let is_theirs = position.units.at(goal).is_some_and(|unit| unit.power == other)
            || position.centres.owner(goal) == Some(other);
        if is_theirs || position.units.at(from).is_none_or(|unit| unit.power != me) {
            continue;
        }
        for helper in position.units.of(other) {
            let support = MovementOrder::SupportMove { from, to };
            if at.movement.check(helper, support, at.rulebook).is_err() {
                continue;
            }
            let gain = prospect.worth(me, helper, support).unwrap_or(0);
            let is_better = gain >= WANTED && best.is_none_or(|(most, ..)| gain > most);
            if is_better && prospect.worth(other, helper, support).is_some_and(|cost| cost >= -FREE) {
                best = Some((gain, from, order));
            }
        }
    }
    best.and_then(|(_, from, order)| order.written(&position.units, from))
}

/// A province that units of both can reach, that is empty, and that the player doesn't want to go into.
fn between(at: &At<'_>, me: Power, other: Power, prospect: &Prospect<'_>) -> Option<Province> {
    let (map, position) = (at.map(), at.movement.position());
    let reach = |power: Power| {
        let units = position.units.iter().filter(move |(_, unit)| unit.power == power);
        units.fold(ProvinceSet::EMPTY, |all, (_, unit)| all | map.reach(unit))
    };
    let orders = prospect.orders();
    let goes = |place: Province| {
        orders.iter().any(|(_, order)| match order {
            MovementOrder::Move { to, .. } | MovementOrder::SupportMove { to, .. } => map.province_of(to) == place,
            MovementOrder::Convoy { to, .. } => to == place,
            MovementOrder::Hold | MovementOrder::SupportHold { .. } => false,
        })
    };
    let both = (reach(me) & reach(other)) - map.centres();
    both.iter().find(|&place| position.units.at(place).is_none() && !goes(place))
}

#[cfg(test)]
mod tests {
    use dragoman_l10n::Language;

    use super::*;

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
        let at = At { phase: &loaded, movement, rulebook: &rulebook };
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
