//! Negotiation in the arena: the computers of a game propose, answer, keep and break, as they do with people.
//!
//! They say the same as in a game, by the same values, without its words: peace, a support for a move, a province that both keep out
//! of. Others than [`Kind::Computer`] say nothing.

use dragoman_engine::{Movement, MovementOrder, MovementReport, Orders, Power, PowerSet, Province, Rulebook};

use super::Conduct;
use crate::pledge::{Pledge, Pledges};
use crate::thinking::{DISTRUSTED, Prospect};
use crate::trust::{MOST_PROPOSED, TRUST_AT_FIRST, YEARS_BETWEEN_PROPOSALS, trust_after};
use crate::{Kind, Level};

/// Who negotiates in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Talk {
    /// Nobody.
    #[default]
    Off,
    /// All computers, with each other.
    On,
    /// The computers among the others, with each other, and not with the one that sits alone.
    Others,
}

/// Something that two have agreed to.
#[derive(Clone, Debug)]
struct Agreed {
    /// Each of the two, and what it has pledged to the other.
    sides: [(Power, Vec<Pledge>); 2],
    /// Whether it is for more than this phase.
    lasts: bool,
}

/// What one proposes to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Topic {
    Peace,
    Support(Province, MovementOrder),
    KeepOut(Province),
}

impl Topic {
    /// What is agreed with it.
    fn agreed(self, movement: &Movement, from: Power, to: Power) -> Agreed {
        let map = movement.position().map;
        let (mine, theirs) = match self {
            Topic::Peace => (Pledge::Peace { with: to }, Pledge::Peace { with: from }),
            Topic::KeepOut(place) => (Pledge::KeepOut { place }, Pledge::KeepOut { place }),
            Topic::Support(at, order) => {
                let goal = if let MovementOrder::Move { to, .. } = order { Some(map.province_of(to)) } else { None };
                (Pledge::Order { at, order }, Pledge::Support { unit: at, to: goal })
            }
        };
        let lasts = !matches!(self, Topic::Support(..));
        Agreed { sides: [(from, vec![mine]), (to, vec![theirs])], lasts }
    }
}

/// What was said and agreed in a game.
#[derive(Debug, Default)]
pub(super) struct Talks {
    /// Who talks, and how well they play.
    speakers: Vec<(Power, Level)>,
    agreed: Vec<Agreed>,
    proposed: Vec<(Power, Power, Topic, u16)>,
    /// By who trusts, and whom.
    trust: Vec<(Power, Power, u8)>,
}

impl Talks {
    /// Before a game among these.
    pub(super) fn new(seats: impl Iterator<Item = (Power, Kind, bool)>, talk: Talk) -> Talks {
        let speakers = seats.filter_map(|(power, kind, is_alone)| match (kind, talk) {
            (_, Talk::Off) => None,
            (_, Talk::Others) if is_alone => None,
            (Kind::Computer(level), Talk::On | Talk::Others) => Some((power, level)),
            (Kind::Random | Kind::DumbBot | Kind::Former | Kind::Holds, Talk::On | Talk::Others) => None,
        });
        Talks { speakers: speakers.collect(), ..Talks::default() }
    }

    fn trusts(&self, by: Power, whom: Power) -> u8 {
        let known = self.trust.iter().find(|&&(of, other, _)| of == by && other == whom);
        known.map_or(TRUST_AT_FIRST, |&(_, _, percent)| percent)
    }

    fn note(&mut self, by: Power, whom: Power, kept: bool) {
        let now = trust_after(self.trusts(by, whom), kept);
        self.trust.retain(|&(of, other, _)| of != by || other != whom);
        self.trust.push((by, whom, now));
    }

    /// What `power` knows to be pledged.
    pub(super) fn pledges(&self, power: Power) -> Pledges {
        let mut pledges = Pledges::default();
        for agreed in self.agreed.iter().filter(|it| it.sides.iter().any(|(of, _)| *of == power)) {
            for (of, all) in &agreed.sides {
                if *of == power {
                    pledges.own.extend(all);
                } else {
                    let trust = self.trusts(power, *of);
                    pledges.others.extend(all.iter().map(|&pledge| (*of, pledge, trust)));
                }
            }
        }
        pledges
    }

    /// All propose and answer, before they order.
    pub(super) fn negotiate(&mut self, movement: &Movement, rulebook: &Rulebook, seed: u64) {
        if self.speakers.len() < 2 {
            return;
        }
        let year = movement.position().turn.year;
        let prospects = self.speakers.iter().filter_map(|&(power, level)| {
            let prospect = Prospect::new(movement, power, rulebook, level, (seed, self.pledges(power)))?;
            let has_units = !movement.position().units.of(power).is_empty();
            has_units.then_some((power, prospect))
        });
        let mut prospects: Vec<(Power, Prospect<'_>)> = prospects.collect();
        let powers: Vec<Power> = prospects.iter().map(|(power, _)| *power).collect();
        for (at, &me) in powers.iter().enumerate() {
            let mut number = 0;
            for (with, &other) in powers.iter().enumerate().filter(|&(with, _)| with != at) {
                if number >= MOST_PROPOSED || self.trusts(me, other) < DISTRUSTED {
                    continue;
                }
                let topic = prospects.get_mut(at).and_then(|(_, it)| self.topic(it, (me, other), year));
                let Some(topic) = topic else { continue };
                number += 1;
                self.proposed.push((me, other, topic, year));
                let agreed = topic.agreed(movement, me, other);
                let trust = self.trusts(other, me);
                if prospects.get_mut(with).is_some_and(|(_, it)| agrees(it, me, &agreed, trust)) {
                    self.agreed.push(agreed);
                }
            }
        }
    }

    /// What the player with this prospect proposes to another, which it hasn't said lately.
    fn topic(&self, prospect: &mut Prospect<'_>, (me, other): (Power, Power), year: u16) -> Option<Topic> {
        if !prospect.neighbours().contains(other) || prospect.attacks(other) {
            return None;
        }
        let support = prospect.support_wanted(me, other).map(|(from, order)| Topic::Support(from, order));
        let is_at_peace = self.pledges(me).own.contains(&Pledge::Peace { with: other });
        let lasting = if is_at_peace { prospect.between(me, other).map(Topic::KeepOut) } else { Some(Topic::Peace) };
        let said = |topic: &Topic| {
            let same = |&&(from, to, it, _): &&(Power, Power, Topic, u16)| (from, to, it) == (me, other, *topic);
            self.proposed.iter().filter(same).any(|&(_, _, _, when)| when + YEARS_BETWEEN_PROPOSALS > year)
        };
        [support, lasting].into_iter().flatten().find(|topic| !said(topic))
    }

    /// What was kept and broken in a phase, by whom; only what lasts and was kept is left. Counted for those in `one` apart.
    pub(super) fn settle(
        &mut self,
        (movement, rulebook): (&Movement, &Rulebook),
        report: &MovementReport,
        one: PowerSet,
        [alone, others]: [&mut Conduct; 2],
    ) {
        let position = movement.position();
        let mut orders = Orders::new();
        for (at, it) in report.iter() {
            orders.give(at, it.order);
        }
        let mut left = Vec::new();
        for agreed in std::mem::take(&mut self.agreed) {
            let mut is_kept = true;
            for (index, (power, pledges)) in agreed.sides.iter().enumerate() {
                let kept = !pledges.iter().any(|it| it.is_broken(position, position.units.of(*power), &orders));
                let counts = if one.contains(*power) { &mut *alone } else { &mut *others };
                *(if kept { &mut counts.kept } else { &mut counts.broken }) += 1;
                let units = position.units.of(*power);
                let could_break = || pledges.iter().any(|it| it.can_be_broken(movement, rulebook, units));
                if let Some((other, _)) = agreed.sides.get(1 - index)
                    && (!kept || could_break())
                {
                    self.note(*other, *power, kept);
                }
                is_kept &= kept;
            }
            if is_kept && agreed.lasts {
                left.push(agreed);
            }
        }
        self.agreed = left;
    }
}

/// Whether the player with this prospect agrees to what `from` proposes, whom it trusts to so many percent.
fn agrees(prospect: &mut Prospect<'_>, from: Power, agreed: &Agreed, trust: u8) -> bool {
    let [(_, theirs), (_, mine)] = &agreed.sides;
    let nothing = prospect.deal(&[], from, &[], 0);
    prospect.points(from, (mine, theirs), trust, nothing) >= 0
}
