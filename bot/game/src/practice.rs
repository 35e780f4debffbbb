//! A guided practice for one person: Austria's first year, from the first order to the first builds.
//!
//! A practice isn't a game: nobody else is in it, it has no clock, no seats and no history. What is stored of it, with
//! the person, is the phase and what they have ordered in it. All else follows: a phase is over when the orders of the
//! lesson are given, the other powers' orders are written here (in winter the computer player chooses their builds), and
//! the engine adjudicates them. So a program that is updated in between continues it. What is read and answered is
//! decided in `decide/practice.rs`.

use std::collections::BTreeMap;

use dragoman_l10n::Language;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::model::{OrderText, PhaseRecord, Position, PowerId, Settings};
use crate::rules;

/// After this time without a word from the person a practice is over.
pub const LIFE: SignedDuration = SignedDuration::from_hours(24);

/// The variant of every practice.
pub const VARIANT: &str = "classic";

/// The power that the person plays.
const POWER: &str = "AUSTRIA";

/// The phases of a practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lesson {
    /// Spring 1901: moves, and a standoff.
    Spring,
    /// Autumn 1901: a support, and a supply centre.
    Autumn,
    /// Winter 1901: builds.
    Winter,
}

/// What the person does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Their first order.
    First,
    /// The other moves of spring.
    Moves,
    /// To say that they are ready, in spring.
    ReadyForSpring,
    /// A support, and the move that it supports.
    Support,
    /// To say that they are ready, in autumn.
    ReadyForAutumn,
    /// Two builds.
    Builds,
}

impl Step {
    /// Every step, in order.
    pub const ALL: [Self; 6] =
        [Self::First, Self::Moves, Self::ReadyForSpring, Self::Support, Self::ReadyForAutumn, Self::Builds];

    /// Its id in buttons.
    pub fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Moves => "moves",
            Self::ReadyForSpring => "spring",
            Self::Support => "support",
            Self::ReadyForAutumn => "autumn",
            Self::Builds => "builds",
        }
    }

    /// The step with this id.
    pub fn with_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.id() == id)
    }

    /// The phase that it belongs to.
    pub fn lesson(self) -> Lesson {
        match self {
            Self::First | Self::Moves | Self::ReadyForSpring => Lesson::Spring,
            Self::Support | Self::ReadyForAutumn => Lesson::Autumn,
            Self::Builds => Lesson::Winter,
        }
    }
}

/// How far a person has come in their practice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Practice {
    /// The phase.
    pub lesson: Lesson,
    /// The person's orders for it, in the order in which they gave them.
    pub given: Vec<OrderText>,
    /// When the person last did something in it.
    pub touched: Timestamp,
    /// Whether the person has left it: it can be continued, and nothing is meant for it that doesn't name it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

impl Practice {
    /// A practice that begins at `now`.
    pub fn new(now: Timestamp) -> Self {
        Self { lesson: Lesson::Spring, given: Vec::new(), touched: now, left: false }
    }

    /// Whether it is over at `now`, because the person has been silent for too long.
    pub fn is_over(&self, now: Timestamp) -> bool {
        now.duration_since(self.touched) >= LIFE
    }

    /// Whether something was done in it.
    pub fn is_begun(&self) -> bool {
        self.lesson != Lesson::Spring || !self.given.is_empty()
    }

    /// What the person does next.
    pub fn step(&self) -> Step {
        match (self.lesson, self.left().is_empty()) {
            (Lesson::Spring, _) if self.given.is_empty() => Step::First,
            (Lesson::Spring, false) => Step::Moves,
            (Lesson::Spring, true) => Step::ReadyForSpring,
            (Lesson::Autumn, false) => Step::Support,
            (Lesson::Autumn, true) => Step::ReadyForAutumn,
            (Lesson::Winter, _) => Step::Builds,
        }
    }

    /// The orders that the lesson still needs; in winter examples, of which any others can take the place.
    pub fn left(&self) -> Vec<OrderText> {
        match self.lesson {
            Lesson::Spring | Lesson::Autumn => {
                wanted(self.lesson).into_iter().filter(|order| !self.given.contains(order)).collect()
            }
            Lesson::Winter => {
                let due = rules::due(&settings(), &self.position(), &power());
                let place = |order: &OrderText| rules::province_of(order).to_owned();
                let taken: Vec<String> = self.given.iter().map(place).collect();
                let free = wanted(Lesson::Winter).into_iter().filter(|order| !taken.contains(&place(order)));
                free.take(due.saturating_sub(self.given.len())).collect()
            }
        }
    }

    /// The orders that the present step asks for.
    pub fn asked(&self) -> Vec<OrderText> {
        let mut left = self.left();
        if self.step() == Step::First {
            left.truncate(1);
        }
        left
    }

    /// Takes `orders`, which are legal, as far as the lesson needs them. Returns those that it doesn't need.
    pub fn give(&mut self, orders: impl IntoIterator<Item = OrderText>) -> Vec<OrderText> {
        let mut others = Vec::new();
        for order in orders {
            let is_needed = match self.lesson {
                Lesson::Spring | Lesson::Autumn => wanted(self.lesson).contains(&order),
                Lesson::Winter => order != "WAIVE",
            };
            if !is_needed {
                others.push(order);
                continue;
            }
            let unit = |order: &OrderText| match self.lesson {
                Lesson::Spring | Lesson::Autumn => rules::ordered_unit(order).to_string(),
                Lesson::Winter => rules::province_of(order).to_owned(),
            };
            let replaced = unit(&order);
            self.given.retain(|other| unit(other) != replaced);
            self.given.push(order);
        }
        if self.lesson == Lesson::Winter {
            // The last ones count, as in a game.
            let due = rules::due(&settings(), &self.position(), &power());
            let surplus = self.given.len().saturating_sub(due);
            self.given.drain(..surplus);
        }
        others
    }

    /// Goes on to the next phase, if there is one, with all orders of this one given. Returns the orders of this one.
    pub fn advance(&mut self) -> (Lesson, Vec<OrderText>) {
        let done = (self.lesson, std::mem::take(&mut self.given));
        self.lesson = match self.lesson {
            Lesson::Spring => Lesson::Autumn,
            Lesson::Autumn | Lesson::Winter => Lesson::Winter,
        };
        done
    }

    /// The position in which the person orders now.
    pub fn position(&self) -> Position {
        position(self.lesson)
    }
}

/// The power that the person plays.
pub fn power() -> PowerId {
    POWER.into()
}

/// The settings under which a practice is read and adjudicated.
pub fn settings() -> Settings {
    Settings { practice: true, ..Settings::habit(VARIANT, Language::EN, "UTC") }
}

/// The orders of the lesson for the person; in winter, an example.
pub fn wanted(lesson: Lesson) -> Vec<OrderText> {
    let orders: &[&str] = match lesson {
        Lesson::Spring => &["A BUD - SER", "F TRI - ALB", "A VIE - GAL"],
        Lesson::Autumn => &["A SER S F ALB - GRE", "F ALB - GRE"],
        Lesson::Winter => &["A BUD B", "F TRI B"],
    };
    orders.iter().map(|order| (*order).into()).collect()
}

/// What the other powers order. In spring only Galicia sees a standoff, and in autumn Bulgaria attacks Greece alone: that is
/// what the person learns from.
fn others(lesson: Lesson) -> &'static [(&'static str, &'static [&'static str])] {
    match lesson {
        Lesson::Spring => &[
            ("ENGLAND", &["A LVP - YOR", "F EDI - NTH", "F LON - ENG"]),
            ("FRANCE", &["A PAR - BUR", "A MAR S A PAR - BUR", "F BRE - MAO"]),
            ("GERMANY", &["A MUN - RUH", "A BER - KIE", "F KIE - HOL"]),
            ("ITALY", &["A ROM - APU", "A VEN H", "F NAP - ION"]),
            ("RUSSIA", &["A WAR - GAL", "A MOS - UKR", "F SEV - RUM", "F STP/SC - BOT"]),
            ("TURKEY", &["A CON - BUL", "A SMY - CON", "F ANK - BLA"]),
        ],
        Lesson::Autumn => &[
            ("ENGLAND", &["F NTH - NWY", "F ENG - NTH", "A YOR H"]),
            ("FRANCE", &["A MAR - SPA", "A BUR H", "F MAO - POR"]),
            ("GERMANY", &["A RUH - BEL", "F HOL S A RUH - BEL", "A KIE - DEN"]),
            ("ITALY", &["F ION - TUN", "A APU H", "A VEN H"]),
            ("RUSSIA", &["F RUM H", "A UKR S F RUM", "F BOT - SWE", "A WAR H"]),
            ("TURKEY", &["A BUL - GRE", "A CON H", "F BLA H"]),
        ],
        Lesson::Winter => &[],
    }
}

/// The position in which the phase of `lesson` is played.
pub fn position(lesson: Lesson) -> Position {
    match lesson {
        Lesson::Spring => rules::opening(&settings()),
        Lesson::Autumn => record(Lesson::Spring, &wanted(Lesson::Spring)).after,
        Lesson::Winter => record(Lesson::Autumn, &wanted(Lesson::Autumn)).after,
    }
}

/// The phase of `lesson` with its outcome, if the person has given `own` orders.
pub fn record(lesson: Lesson, own: &[OrderText]) -> PhaseRecord {
    let (settings, before) = (settings(), position(lesson));
    let mut orders: BTreeMap<PowerId, Vec<OrderText>> = BTreeMap::new();
    for (power, written) in others(lesson) {
        orders.insert((*power).into(), written.iter().map(|order| (*order).into()).collect());
    }
    if lesson == Lesson::Winter {
        for power in rules::powers(VARIANT).into_iter().filter(|power| *power != POWER) {
            let chosen = rules::computer_orders(&settings, &before, &power, 0);
            orders.insert(power, chosen);
        }
    }
    orders.insert(power(), own.to_vec());
    rules::adjudicate(&settings, &before, &orders)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn failed(record: &PhaseRecord) -> Vec<&str> {
        let bad = record.results.iter().filter(|(_, words)| !words.is_empty());
        bad.map(|(unit, _)| unit.as_str()).collect()
    }

    #[test]
    fn each_phase_shows_what_is_explained_and_no_other_failure() {
        let spring = record(Lesson::Spring, &wanted(Lesson::Spring));
        assert_eq!(failed(&spring), ["A VIE", "A WAR"], "the standoff");
        assert_eq!(spring.after.phase, "F1901M");
        let autumn = record(Lesson::Autumn, &wanted(Lesson::Autumn));
        assert_eq!(failed(&autumn), ["A BUL"], "one against two");
        assert_eq!(autumn.after.phase, "W1901A", "nobody has to retreat");
        assert_eq!(autumn.after.centers[&power()].len(), 5);
        let units = |record: &PhaseRecord| record.after.units[&power()].iter().cloned().collect::<BTreeSet<_>>();
        assert_eq!(units(&autumn), ["A SER", "A VIE", "F GRE"].map(Into::into).into());
        let winter = record(Lesson::Winter, &wanted(Lesson::Winter));
        assert_eq!(failed(&winter), [""; 0]);
        assert_eq!(winter.after.units[&power()].len(), 5);
        assert_eq!(winter.after.phase, "S1902M");
    }

    #[test]
    fn each_order_of_the_lesson_is_legal() {
        for lesson in [Lesson::Spring, Lesson::Autumn, Lesson::Winter] {
            for (power, orders) in others(lesson).iter().map(|(power, orders)| (PowerId::from(*power), *orders)) {
                let legal: Vec<_> = rules::legal_orders(&settings(), &position(lesson), &power).concat();
                let plain = |order: &OrderText| order.trim_end_matches(" VIA").to_owned();
                for order in orders {
                    assert!(legal.iter().any(|known| plain(known) == *order), "{order}");
                }
            }
            let legal: Vec<_> = rules::legal_orders(&settings(), &position(lesson), &power()).concat();
            assert!(wanted(lesson).iter().all(|order| legal.contains(order)), "{lesson:?}: {legal:?}");
        }
    }

    #[test]
    fn a_step_is_over_when_its_orders_are_given_in_any_order() {
        let mut practice = Practice::new(Timestamp::UNIX_EPOCH);
        assert_eq!((practice.step(), practice.asked()), (Step::First, vec!["A BUD - SER".into()]));
        assert_eq!(practice.give(["A VIE - GAL".into(), "A BUD - RUM".into()]), ["A BUD - RUM"]);
        assert_eq!((practice.step(), practice.left().len()), (Step::Moves, 2));
        practice.give(wanted(Lesson::Spring));
        assert_eq!((practice.step(), practice.given.len()), (Step::ReadyForSpring, 3));
        practice.advance();
        assert_eq!(practice.step(), Step::Support);
        practice.give(wanted(Lesson::Autumn));
        assert_eq!(practice.step(), Step::ReadyForAutumn);
        practice.advance();
        assert_eq!((practice.step(), practice.left().len()), (Step::Builds, 2));
        // One's own choice counts, and the last ones do if they are too many.
        practice.give(["A TRI B".into()]);
        assert_eq!(practice.left(), ["A BUD B"]);
        assert_eq!(practice.give(["WAIVE".into(), "F TRI B".into(), "A BUD B".into()]), ["WAIVE"]);
        assert_eq!((practice.given.clone(), practice.left()), (vec!["F TRI B".into(), "A BUD B".into()], vec![]));
    }

    #[test]
    fn steps_are_found_by_their_ids() {
        for step in Step::ALL {
            assert_eq!(Step::with_id(step.id()), Some(step));
        }
    }
}
