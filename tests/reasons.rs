//! Every reason's provinces and numbers, recomputed by the second adjudicator.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

mod reference_adapter;

use std::collections::BTreeSet;

use dragoman_engine::{
    Failure, Fate, MovementReport, Outcome, Province, ProvinceSet, Resolved, Rulebook, Strengths, Support,
    SupportEffect, Travel, Void, VoidReason,
};
use dragoman_reference::search::Knot;
use dragoman_reference::{Order, Random, Rules, Shape, Unit, Verdict, adjudicate, position};
use reference_adapter::Both;

struct Case<'a> {
    both: &'a Both,
    orders: &'a [(Unit, Order)],
    verdict: Verdict,
}

impl Case<'_> {
    fn home(&self, unit: usize) -> usize {
        self.both.board.province[self.orders[unit].0.at]
    }

    fn target(&self, unit: usize) -> usize {
        self.both.board.province[self.verdict.goal[unit]]
    }

    fn unit_in(&self, province: usize) -> Option<usize> {
        (0..self.orders.len()).find(|&unit| self.home(unit) == province)
    }

    fn goes(&self, unit: usize) -> bool {
        matches!(self.orders[unit].1, Order::Move { .. }) && self.verdict.legal[unit]
    }

    fn rivals(&self, mover: usize) -> impl Iterator<Item = usize> + '_ {
        let to = self.target(mover);
        (0..self.orders.len()).filter(move |&other| other != mover && self.goes(other) && self.target(other) == to)
    }

    fn head_to_head(&self, mover: usize) -> Option<usize> {
        let there = self.unit_in(self.target(mover))?;
        let opposite = self.goes(there) && self.target(there) == self.home(mover);
        (opposite && !self.verdict.by_convoy[mover] && !self.verdict.by_convoy[there]).then_some(there)
    }

    /// What the unit at the goal set against a mover, and what the strongest others that went there did.
    fn against(&self, mover: usize) -> (u8, u8) {
        let defence = match (self.head_to_head(mover), self.unit_in(self.target(mover))) {
            (Some(opponent), _) => self.verdict.supported_strength[opponent],
            (None, Some(there)) => self.verdict.hold[there],
            (None, None) => 0,
        };
        (defence, self.rivals(mover).map(|rival| self.verdict.prevent[rival]).max().unwrap_or(0))
    }

    fn strongest(&self, mover: usize) -> BTreeSet<usize> {
        let (_, most) = self.against(mover);
        self.rivals(mover).filter(|&rival| self.verdict.prevent[rival] == most).map(|rival| self.home(rival)).collect()
    }

    /// What is wrong with the engine's words about a unit.
    fn fault<O>(&self, u: usize, resolved: &Resolved<O>) -> Option<&'static str> {
        let verdict = &self.verdict;
        let wrong = |right: bool, what: &'static str| if right { None } else { Some(what) };
        let (defence, rivals) = if self.goes(u) { self.against(u) } else { (0, 0) };
        let fate = match resolved.fate {
            Fate::Moves { to, attack, against } => wrong(
                to.index() == verdict.goal[u]
                    && attack == verdict.attack[u]
                    && against == defence.max(rivals)
                    && attack > against,
                "the strengths of a move that succeeds",
            ),
            Fate::Dislodged { from, attack, defence } => {
                let victor = self.unit_in(from.index())?;
                wrong(
                    verdict.dislodged_from[u] == Some(from.index())
                        && attack == verdict.attack[victor]
                        && defence == self.against(victor).0
                        && attack > defence,
                    "the strengths of a dislodgement",
                )
            }
            Fate::Stays => wrong(verdict.dislodged_from[u].is_none() && !verdict.moved[u], "a unit that stays"),
            Fate::Disbanded => Some("nobody is disbanded in a movement phase"),
        };
        let places = |set: ProvinceSet| set.iter().map(|province| province.index()).collect::<BTreeSet<usize>>();
        let outcome = match resolved.outcome {
            Outcome::Succeeds => match self.orders[u].1 {
                Order::Move { .. } => wrong(verdict.moved[u], "a move that succeeds"),
                Order::SupportHold { .. } | Order::SupportMove { .. } => {
                    wrong(verdict.supported[u], "a support that counts")
                }
                Order::Convoy { from, to } => wrong(
                    verdict.dislodged_from[u].is_none()
                        && self.unit_in(from).is_some_and(|army| self.goes(army) && self.target(army) == to),
                    "a convoy that was carried out",
                ),
                Order::Hold => None,
            },
            Outcome::Fails(Failure::Standoff { with, attack, against }) => {
                let own = self
                    .unit_in(self.target(u))
                    .is_some_and(|there| self.orders[there].0.power == self.orders[u].0.power && !verdict.moved[there]);
                let expected = if own { verdict.supported_strength[u] } else { verdict.attack[u] };
                wrong(
                    attack == expected && against == rivals && attack <= against && places(with) == self.strongest(u),
                    "a standoff",
                )
            }
            Outcome::Fails(Failure::HeldOff { by, attack, defence: held }) => wrong(
                by.index() == self.target(u)
                    && attack == verdict.attack[u]
                    && held == defence
                    && attack <= held
                    && self.head_to_head(u).is_none(),
                "a move that was held off",
            ),
            Outcome::Fails(Failure::HeadToHead { against, attack, defence: held }) => wrong(
                self.head_to_head(u).map(|other| self.home(other)) == Some(against.index())
                    && attack == verdict.attack[u]
                    && held == defence
                    && attack <= held,
                "a battle head to head",
            ),
            Outcome::Fails(Failure::OwnUnitInTheWay { at, attack }) => {
                let there = self.unit_in(at.index())?;
                wrong(
                    self.target(u) == at.index()
                        && self.orders[there].0.power == self.orders[u].0.power
                        && !verdict.moved[there]
                        && attack == verdict.supported_strength[u],
                    "an own unit in the way",
                )
            }
            Outcome::Fails(Failure::SupportCut { by }) => {
                let cutter = |at: usize| {
                    let Some(attacker) = self.unit_in(at) else { return false };
                    self.goes(attacker)
                        && self.target(attacker) == self.home(u)
                        && self.orders[attacker].0.power != self.orders[u].0.power
                        && verdict.attack[attacker] > 0
                };
                wrong(
                    !by.is_empty() && places(by).into_iter().all(cutter) && !verdict.supported[u],
                    "a support that was cut",
                )
            }
            Outcome::Fails(Failure::Dislodged { by }) => wrong(
                verdict.dislodged_from[u] == Some(by.index()) && !verdict.supported[u],
                "an order that ended by dislodgement",
            ),
            Outcome::Fails(Failure::NoConvoyPath { lost }) => {
                let army = match self.orders[u].1 {
                    Order::Convoy { from, .. } => self.unit_in(from)?,
                    _ => u,
                };
                let fleet = |at: usize| self.unit_in(at).is_some_and(|fleet| verdict.dislodged_from[fleet].is_some());
                wrong(
                    verdict.by_convoy[army]
                        && !verdict.moved[army]
                        && verdict.attack[army] == 0
                        && places(lost).into_iter().all(fleet),
                    "an army without a convoy",
                )
            }
            Outcome::Fails(Failure::Paradox) => wrong(
                verdict.knots.iter().any(|k| matches!(k, Knot::NoResolution | Knot::SeveralResolutions)),
                "a paradox",
            ),
            Outcome::Fails(Failure::RetreatCollision { .. }) => Some("nobody retreats in a movement phase"),
            Outcome::Void(Void { reason: VoidReason::MismatchedSupport, .. }) => {
                wrong(verdict.legal[u] && !verdict.supported[u], "a support that fits no order")
            }
            Outcome::Void(Void { reason: VoidReason::MismatchedConvoy, .. }) => {
                wrong(verdict.legal[u], "a convoy that fits no order")
            }
            Outcome::Void(_) => wrong(!verdict.legal[u], "an unlawful order"),
        };
        fate.or(outcome)
    }

    /// What is wrong with what the report tells of a unit's strengths, its support and how it travelled.
    fn fault_of_report(&self, u: usize, report: &MovementReport) -> Option<&'static str> {
        let verdict = &self.verdict;
        let at = self.both.province(self.home(u));
        let supporters = (0..self.orders.len()).filter(|&other| {
            verdict.supported[other]
                && match self.orders[other].1 {
                    Order::SupportHold { at } => at == self.home(u),
                    Order::SupportMove { from, .. } => from == self.home(u),
                    _ => false,
                }
        });
        let supporters: BTreeSet<usize> = supporters.map(|other| self.home(other)).collect();
        if report.supporters(at).iter().map(|at| at.index()).collect::<BTreeSet<usize>>() != supporters {
            return Some("its supporters");
        }
        let goes = self.goes(u);
        let moving = |strength: u8| if goes { strength } else { 0 };
        let never = verdict.by_convoy[u] && verdict.attack[u] == 0 && verdict.prevent[u] == 0;
        let head_to_head = goes && !never && self.head_to_head(u).is_some();
        let expected = Strengths {
            attack: moving(verdict.attack[u]),
            prevent: moving(verdict.prevent[u]),
            defend: if head_to_head { verdict.supported_strength[u] } else { 0 },
            hold: verdict.hold[u],
        };
        if report.strengths(at) != expected {
            return Some("its strengths");
        }
        let way = match report.travel(at) {
            None => !goes || self.orders[u].0.fleet,
            Some(Travel::OnFoot) => goes && !verdict.by_convoy[u],
            Some(Travel::NoPath) => goes && verdict.by_convoy[u] && !verdict.moved[u],
            Some(Travel::By(path)) => goes && verdict.by_convoy[u] && self.is_path(u, path.fleets()),
        };
        if !way {
            return Some("how it travelled");
        }
        self.fault_of_support(u, report.support(at))
    }

    /// Whether a convoy path joins an army's province with its goal, over fleets ordered to carry it; none of them was
    /// dislodged if it got there.
    fn is_path(&self, army: usize, fleets: &[Province]) -> bool {
        let (mut at, goal) = (self.both.province(self.home(army)), self.both.province(self.target(army)));
        let carries = |fleet: &Province| {
            let Some(unit) = self.unit_in(fleet.index()) else { return false };
            matches!(self.orders[unit].1, Order::Convoy { from, to } if from == self.home(army) && to == goal.index())
                && !(self.verdict.moved[army] && self.verdict.dislodged_from[unit].is_some())
        };
        for fleet in fleets {
            if !self.both.map.shores(at).contains(*fleet) || !carries(fleet) {
                return false;
            }
            at = *fleet;
        }
        !fleets.is_empty() && self.both.map.shores(goal).contains(at)
    }

    fn fault_of_support(&self, u: usize, support: Option<Support>) -> Option<&'static str> {
        let wrong = |right: bool, what: &'static str| if right { None } else { Some(what) };
        let (at, to) = match self.orders[u].1 {
            Order::SupportHold { at } => (at, None),
            Order::SupportMove { from, to } => (from, Some(self.both.board.province[to])),
            _ => return wrong(support.is_none(), "a support that nobody ordered"),
        };
        let Some(support) = support else { return Some("a support that isn't told of") };
        if support.unit.index() != at {
            return Some("the supported unit");
        }
        let verdict = &self.verdict;
        if !verdict.supported[u] {
            let right = matches!(
                support.effect,
                SupportEffect::Cut { .. } | SupportEffect::Dislodged { .. } | SupportEffect::Void(_)
            );
            return wrong(right, "a support that didn't count");
        }
        let Some(unit) = self.unit_in(at) else { return Some("the supported unit") };
        let Some(to) = to else {
            let attacked =
                (0..self.orders.len()).any(|m| self.goes(m) && self.target(m) == at && verdict.attack[m] > 0);
            let expected = if attacked { SupportEffect::Counted } else { SupportEffect::NotNeeded };
            return wrong(support.effect == expected, "a support to hold");
        };
        let there = self.unit_in(to).filter(|&there| !verdict.moved[there] || self.head_to_head(unit) == Some(there));
        let (_, rivals) = self.against(unit);
        let expected = if verdict.attack[unit] == 0 && verdict.prevent[unit] == 0 && verdict.by_convoy[unit] {
            SupportEffect::NoAttack
        } else if there.is_some_and(|there| self.orders[there].0.power == self.orders[u].0.power) {
            SupportEffect::OwnUnitAttacked
        } else if there.is_none() && rivals == 0 {
            SupportEffect::NotNeeded
        } else {
            SupportEffect::Counted
        };
        wrong(support.effect == expected, "a support to move")
    }
}

#[test]
fn every_reason_gives_the_right_provinces_and_strengths() {
    let all = Both::all();
    let presets = Rulebook::PRESETS.map(|name| (name, Rulebook::preset(name).unwrap(), Rules::preset(name).unwrap()));
    let long: u64 = std::env::var("DRAGOMAN_LONG").ok().and_then(|times| times.parse().ok()).unwrap_or(1).max(1);
    let mut wrong = vec![];
    for number in 0..10_000 * long {
        let mut random = Random::numbered(1 << 41 | number);
        let both = &all[random.below(3)];
        let shape = [Shape::Loose, Shape::Brawl, Shape::Convoys, Shape::Paradoxes][random.below(4)];
        let orders = position(&both.board, both.powers.len(), shape, &mut random);
        for (name, rulebook, rules) in &presets {
            let (report, _) = both.movement(&orders).adjudicate(&both.orders(&orders), rulebook);
            let case = Case { both, orders: &orders, verdict: adjudicate(&both.board, *rules, &orders) };
            for u in 0..orders.len() {
                let resolved = report.resolved(both.province(case.home(u))).expect("each unit has an outcome");
                if let Some(what) = case.fault(u, resolved).or_else(|| case.fault_of_report(u, &report))
                    && wrong.len() < 20
                {
                    let unit = &both.board.names[orders[u].0.at];
                    wrong.push(format!("{number}, {name}: {unit}, {what}: {resolved:?}\n{}", both.text(&orders)));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
