//! The meaning of an order in its position.
//!
//! Each word that names a place has candidates, those of highest confidence first: the writer's own language, then the
//! others where they agree, then beginnings of names, then misspellings. Every combination of candidates is tried in
//! the position. The possible combination of lowest cost is chosen; what had to be assumed for it is reported; and if
//! two are possible and only a guess decides between them, the writer is asked.

mod candidates;
mod movement;
mod retreats_and_builds;

use super::grammar::{Act, Draft, Goal, UNNAMED, UnitPart};
use super::item::Item;
use super::lexicon::{FunctionWord, LanguageId, Lexicon};
use super::reading::{Assumed, Finding, Problem};
use super::situation::Situation;
use super::token::Tokens;
use dragoman_engine::{Legality, PhaseKind, Power, Province, Rulebook, UnitKind, WrittenOrder, WrittenUnit};

/// A province that a word may name, with its confidence.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    province: Province,
    confidence: Confidence,
}

/// Why a word is taken for a province, highest confidence first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Confidence {
    /// The writer's language has it, or all that know it agree and English is among them.
    Sure,
    /// The beginning of one name only in the writer's language, or English and the beginning of one among several.
    Likely,
    /// One of several meanings that the writer's language has for it, or the beginning of a name.
    Guess,
    /// A word of other languages which the writer's doesn't know, and English neither.
    Foreign,
    /// One of several meanings that it has in other languages, or where its usual meaning makes no sense.
    Far,
    /// A word in many names ("Mar", "Golf") whose usual meaning makes no sense: good for a question only.
    Generic,
    /// Another kind of unit, or another power's, was named than stands there.
    Mismatch,
    /// A misspelt name.
    Slip,
    /// A name misspelt in its first letter.
    FarSlip,
}

impl Confidence {
    /// The cost of an uncertain word; the costs of several words add up.
    const fn cost(self) -> u32 {
        match self {
            Self::Sure => 0,
            Self::Likely => 1,
            Self::Guess => 4,
            Self::Foreign => 5,
            Self::Far | Self::Generic => 30,
            Self::Mismatch => 200,
            Self::Slip => 1000,
            Self::FarSlip => 3000,
        }
    }
}

/// The result of one combination of candidates.
#[derive(Clone, Debug)]
struct Combination {
    order: WrittenOrder,
    assumed: Assumed,
    /// The part of lowest confidence.
    confidence: Confidence,
    /// The cost of all parts.
    cost: u32,
    /// The provinces that the words were taken for.
    places: [Option<Province>; 3],
    /// Whether it needs several places and each was misspelt.
    only_slips: bool,
}

/// Why a combination is impossible.
#[derive(Clone, Debug)]
struct Rejected {
    problem: Problem,
    /// The item that causes it.
    item: usize,
    suggestions: Vec<WrittenOrder>,
    /// How near it came to being an order; the nearest one is reported.
    depth: u8,
    confidence: Confidence,
}

/// Interprets the drafts of one message.
pub(super) struct Interpreter<'a> {
    pub items: &'a [Item<'a>],
    pub tokens: &'a Tokens,
    pub lexicon: &'a Lexicon,
    pub language: LanguageId,
    pub english: Option<LanguageId>,
    pub situation: &'a Situation,
    pub power: Option<Power>,
    /// The rules of the game.
    pub rulebook: &'a Rulebook,
}

/// The items that name the parts of an order, to find the one that causes a refusal.
#[derive(Clone, Copy, Debug)]
struct Blame {
    unit: usize,
    other: Option<usize>,
    goal: Option<usize>,
}

impl Blame {
    /// The supported or carried unit, if there is one.
    fn other(self) -> usize {
        self.other.unwrap_or(self.unit)
    }

    /// The object of the order: the destination, else the other unit.
    fn goal(self) -> usize {
        self.goal.or(self.other).unwrap_or(self.unit)
    }
}

impl Rejected {
    const fn new(problem: Problem, item: usize, depth: u8) -> Self {
        Self { problem, item, suggestions: Vec::new(), depth, confidence: Confidence::Sure }
    }
}

/// The meaning of a draft, or an error with the item that causes it.
#[derive(Debug)]
pub(super) enum Interpretation {
    Finding(Finding),
    Error { problem: Problem, item: usize, suggestions: Vec<WrittenOrder> },
}

/// The depth of a build that lacks nothing but the kind of unit.
const ONLY_THE_KIND_IS_MISSING: u8 = 6;

/// More candidates than this for one word mean that it has no usable meaning.
const MOST_CANDIDATES: usize = 32;

/// Three letters that begin one name only are an abbreviation; more are an unfinished name.
const SHORT_BEGINNING: usize = 3;

impl Interpreter<'_> {
    /// The legality check.
    fn legality(&self) -> Legality<'_> {
        Legality::new(&self.situation.position, self.rulebook)
    }

    /// The meaning of a draft in this position.
    pub(super) fn interpret(&self, draft: &Draft) -> Interpretation {
        match draft {
            Draft::Waive => self.waive(),
            Draft::Order { unit, act } => self.order(*unit, *act),
        }
    }

    /// A convoy whose destination is taken from the army's own order among `orders`.
    pub(super) fn completed_convoy(&self, part: UnitPart, army: UnitPart, orders: &[WrittenOrder]) -> Option<Finding> {
        let map = self.situation.map();
        let mut found = Vec::new();
        for fleet in self.candidates(part.place) {
            for carried in self.candidates(army.place) {
                let Some(unit) = self.situation.units().at(fleet.province) else { continue };
                if self.power.is_some_and(|power| power != unit.power) {
                    continue;
                }
                let to = orders.iter().rev().find_map(|order| match *order {
                    WrittenOrder::Move { unit, to, .. } if map.province_of(unit.at) == carried.province => Some(to),
                    _ => None,
                });
                let Some(to) = to.map(|to| map.province_of(to)) else { continue };
                let goal = Goal { place: army.place, coast: None };
                let order = self.convoy(unit, part, army, carried.province, Some((goal, to)));
                if let Ok((order, assumed)) = order {
                    let assumed = Assumed { destination: true, ..assumed };
                    found.push(Finding::Order { order, assumed, hint: None });
                }
            }
        }
        if found.len() == 1 { found.pop() } else { None }
    }

    fn waive(&self) -> Interpretation {
        if self.situation.kind != PhaseKind::Adjustment {
            return Interpretation::Error { problem: Problem::WrongPhase, item: usize::MAX, suggestions: Vec::new() };
        }
        match self.waived(self.power) {
            Ok(order) => Interpretation::Finding(Finding::Order { order, assumed: Assumed::default(), hint: None }),
            Err(void) => {
                Interpretation::Error { problem: Problem::Void(void), item: usize::MAX, suggestions: Vec::new() }
            }
        }
    }

    fn order(&self, unit: UnitPart, act: Act) -> Interpretation {
        let mut good: Vec<Combination> = Vec::new();
        let mut bad: Option<Rejected> = None;
        let origins = if unit.place == UNNAMED { self.unnamed(unit) } else { self.candidates(unit.place) };
        let (other, goal) = match act {
            Act::Nothing | Act::Hold | Act::Disband | Act::Build => (None, None),
            Act::Move { to, .. } | Act::Retreat { to } => (None, Some(to)),
            Act::Support { unit, to } | Act::Convoy { army: unit, to } => (Some(unit), to),
        };
        let none = [None];
        let others: Vec<Option<Candidate>> = match other {
            Some(part) => self.candidates(part.place).into_iter().map(Some).collect(),
            None => none.to_vec(),
        };
        let goals: Vec<Option<Candidate>> = match goal {
            Some(goal) => self.candidates(goal.place).into_iter().map(Some).collect(),
            None => none.to_vec(),
        };
        // A word that resembles nothing at all.
        for (part, candidates) in [
            (Some(unit.place), origins.is_empty()),
            (other.map(|part| part.place), others.is_empty()),
            (goal.map(|goal| goal.place), goals.is_empty()),
        ] {
            if let (Some(item), true) = (part, candidates) {
                let problem = Problem::UnknownWord { nearest: Vec::new() };
                return Interpretation::Error { problem, item, suggestions: Vec::new() };
            }
        }
        for origin in &origins {
            for other in &others {
                for goal in &goals {
                    let confidences =
                        [Some(origin.confidence), other.map(|c| c.confidence), goal.map(|c| c.confidence)];
                    let mut confidence = confidences.into_iter().flatten().max().unwrap_or(Confidence::Sure);
                    let mut cost: u32 = confidences.into_iter().flatten().map(Confidence::cost).sum();
                    let outcome = self.combination(
                        unit,
                        act,
                        origin.province,
                        other.map(|candidate| candidate.province),
                        goal.map(|candidate| candidate.province),
                    );
                    match outcome {
                        Ok((order, mut assumed)) => {
                            // The place of a unit isn't a guess if the unit is the writer's own.
                            if matches!(origin.confidence, Confidence::Guess | Confidence::Far) {
                                assumed.province = true;
                            }
                            for confidence in
                                [other.map(|c| c.confidence), goal.map(|c| c.confidence)].into_iter().flatten()
                            {
                                assumed.province |=
                                    matches!(confidence, Confidence::Guess | Confidence::Far | Confidence::Generic);
                            }
                            for confidence in confidences.into_iter().flatten() {
                                assumed.language |= confidence == Confidence::Foreign;
                                assumed.typo |= matches!(confidence, Confidence::Slip | Confidence::FarSlip);
                            }
                            if assumed.nationality || (assumed.unit && self.mismatched(unit, act, &order)) {
                                confidence = confidence.max(Confidence::Mismatch);
                                cost += Confidence::Mismatch.cost();
                            }
                            let places = [Some(origin.province), other.map(|c| c.province), goal.map(|c| c.province)];
                            let mut named = confidences.into_iter().flatten();
                            let only_slips = named.all(|c| matches!(c, Confidence::Slip | Confidence::FarSlip))
                                && (other.is_some() || goal.is_some());
                            if !good.iter().any(|combination| combination.order == order && combination.cost <= cost) {
                                good.push(Combination { order, assumed, confidence, cost, places, only_slips });
                            }
                        }
                        Err(mut refused) => {
                            refused.confidence = confidence;
                            let better = bad.as_ref().is_none_or(|old| {
                                (refused.confidence, std::cmp::Reverse(refused.depth))
                                    < (old.confidence, std::cmp::Reverse(old.depth))
                            });
                            if better {
                                bad = Some(refused);
                            }
                        }
                    }
                }
            }
        }
        // Another kind of unit is asked for beside one of the kind that was named, and isn't assumed alone.
        let named = |combination: &Combination| {
            combination.order.unit().and_then(|unit| unit.kind) == unit.kind.map(|(kind, _)| kind)
        };
        if unit.place == UNNAMED && unit.kind.is_some() && !good.iter().any(named) {
            good.clear();
        }
        self.choose(good, bad, [Some(unit.place), other.map(|part| part.place), goal.map(|goal| goal.place)])
    }

    /// The units of a kind that was named without a place: "fleet holds"; all that wait if no kind was named either. The
    /// letter of one language may also begin the name of a unit's place: "L - Y" is an army's move, or London's.
    fn unnamed(&self, part: UnitPart) -> Vec<Candidate> {
        let kind = part.kind.map(|(kind, _)| kind);
        let kind_at = |province: Province| match self.situation.kind {
            PhaseKind::Retreat => self.situation.dislodged(province).map(|(unit, _)| unit.kind),
            PhaseKind::Movement | PhaseKind::Adjustment => self.situation.units().at(province).map(|unit| unit.kind),
        };
        let letter = part.kind.and_then(|(_, item)| self.items.get(item).filter(|_| self.weak_letter(item)));
        let begun = letter.map(|item| self.begun(item)).unwrap_or_default();
        let begins = |province: Province| begun.iter().any(|guess| guess.province == province);
        let waiting = self.situation.waiting(self.power);
        waiting
            .iter()
            .filter(|province| kind.is_none() || kind_at(*province) == kind || begins(*province))
            .map(|province| Candidate { province, confidence: Confidence::Far })
            .collect()
    }

    /// Whether the place of the unit surely names one of the writer's that waits for an order.
    pub(super) fn is_own(&self, part: UnitPart) -> bool {
        let waiting = self.situation.waiting(self.power);
        self.candidates(part.place)
            .iter()
            .any(|candidate| candidate.confidence <= Confidence::Likely && waiting.contains(candidate.province))
    }

    /// Whether a letter or word for a unit was given that isn't the unit's on the board.
    fn mismatched(&self, part: UnitPart, act: Act, order: &WrittenOrder) -> bool {
        if part.place == UNNAMED {
            return false;
        }
        let differs = |part: UnitPart, unit: WrittenUnit| part.kind.is_some_and(|(kind, _)| Some(kind) != unit.kind);
        let own = order.unit().is_some_and(|unit| differs(part, unit));
        let other = match (act, *order) {
            (Act::Support { unit, .. }, WrittenOrder::SupportHold { supported, .. })
            | (Act::Support { unit, .. }, WrittenOrder::SupportMove { supported, .. }) => differs(unit, supported),
            (Act::Convoy { army: unit, .. }, WrittenOrder::Convoy { army, .. }) => differs(unit, army),
            _ => false,
        };
        own || other
    }

    fn choose(&self, mut good: Vec<Combination>, bad: Option<Rejected>, slots: [Option<usize>; 3]) -> Interpretation {
        good.sort_by_key(|combination| combination.cost);
        let mut distinct: Vec<Combination> = Vec::new();
        for combination in good {
            if !distinct.iter().any(|other| other.order == combination.order) {
                distinct.push(combination);
            }
        }
        let Some(best) = distinct.first() else { return self.refused(bad, slots) };
        let accept =
            || Interpretation::Finding(Finding::Order { order: best.order, assumed: best.assumed, hint: None });
        // A usual name was typed, and what it names makes no sense here. The northern names are confused with each
        // other most, so another of them isn't substituted.
        let northern = |combination: &Combination, known: bool| {
            slots.into_iter().zip(combination.places).any(|(slot, province)| {
                let item = slot.and_then(|slot| self.items.get(slot));
                let short = item.is_some_and(|item| self.length(item) <= 4 && item.is_place() == known);
                short && province.is_some_and(|province| self.lexicon.confusable(province))
            })
        };
        if best.confidence == Confidence::Far
            && bad.as_ref().is_some_and(|refused| refused.confidence == Confidence::Sure)
            && best.places.get(2).is_some_and(Option::is_some)
            && northern(best, true)
        {
            return self.refused(bad, slots);
        }
        let tier = |combination: &Combination| match best.confidence {
            Confidence::Sure => combination.order == best.order,
            Confidence::Likely => combination.confidence <= Confidence::Guess && combination.cost <= best.cost + 3,
            Confidence::Guess | Confidence::Foreign => combination.confidence <= Confidence::Foreign,
            Confidence::Far | Confidence::Generic | Confidence::Mismatch | Confidence::Slip | Confidence::FarSlip => {
                combination.cost == best.cost
            }
        };
        let rivals: Vec<WrittenOrder> =
            distinct.iter().filter(|combination| tier(combination)).map(|combination| combination.order).collect();
        if rivals.len() > 1 {
            return Interpretation::Finding(Finding::Choices(rivals));
        }
        if best.confidence == Confidence::Generic {
            return self.refused(bad, slots);
        }
        // A preposition of the writer's language that others know as a name.
        let preposition = |slot: usize| {
            self.items.get(slot).is_some_and(|item| {
                self.length(item) > 1
                    && [FunctionWord::To, FunctionWord::From]
                        .iter()
                        .any(|word| item.function_word_in(*word, self.language))
                    && !item.places().any(|(.., known)| known.rank(self.language).is_some())
            })
        };
        if slots.into_iter().flatten().any(preposition) {
            return Interpretation::Finding(Finding::Choices(vec![best.order]));
        }
        // Words of which none is a name: Dutch "hij wil" resembles Spain and Wales, and is no order.
        if best.only_slips {
            let item = slots.into_iter().flatten().next().unwrap_or(0);
            let problem = Problem::UnknownWord { nearest: self.nearest(item) };
            return Interpretation::Error { problem, item, suggestions: vec![best.order] };
        }
        if matches!(best.confidence, Confidence::Slip | Confidence::FarSlip) && northern(best, false) {
            return Interpretation::Finding(Finding::Choices(vec![best.order]));
        }
        accept()
    }

    fn refused(&self, bad: Option<Rejected>, slots: [Option<usize>; 3]) -> Interpretation {
        if let Some(refused) = &bad
            && let Some((item, nearest)) = self.several_goals(refused, slots)
        {
            let problem = Problem::UnknownWord { nearest };
            return Interpretation::Error { problem, item, suggestions: refused.suggestions.clone() };
        }
        match bad {
            // A site without the kind of unit: only a choice between the two remains.
            Some(refused) if refused.depth == ONLY_THE_KIND_IS_MISSING => {
                Interpretation::Finding(Finding::Choices(refused.suggestions))
            }
            // The words that were read as names weren't sure: say which word isn't understood.
            Some(refused) if refused.confidence >= Confidence::Slip => {
                let slot = slots.into_iter().flatten().find(|slot| self.items.get(*slot).is_some_and(Item::unknown));
                let item = slot.unwrap_or(refused.item);
                let mut nearest = self.nearest(item);
                if let [Some(unit), _, Some(goal)] = slots
                    && goal == item
                {
                    self.keep_within_reach(unit, &mut nearest);
                }
                let problem = Problem::UnknownWord { nearest };
                Interpretation::Error { problem, item, suggestions: refused.suggestions }
            }
            Some(refused) => {
                Interpretation::Error { problem: refused.problem, item: refused.item, suggestions: refused.suggestions }
            }
            None => {
                let item = slots.into_iter().flatten().next().unwrap_or(0);
                Interpretation::Error { problem: Problem::NoOrder, item, suggestions: Vec::new() }
            }
        }
    }

    /// "A Lvp - Nor": the item of a goal that begins several names, none of which makes an order, and the provinces that may
    /// be meant. A refusal would be about one of them by chance.
    fn several_goals(&self, refused: &Rejected, slots: [Option<usize>; 3]) -> Option<(usize, Vec<Province>)> {
        let [unit, other, Some(goal)] = slots else { return None };
        let guessed = (Confidence::Guess..Confidence::Slip).contains(&refused.confidence);
        let item = self.items.get(goal).filter(|_| guessed && refused.item == goal)?;
        let known = item.places().any(|(.., known)| known.rank(self.language).is_some());
        let begun = self.begun(item).into_iter().filter(|guess| guess.own || guess.english).count();
        if known || begun < 2 {
            return None;
        }
        let all = self.nearest(goal);
        let mut nearest = all.clone();
        self.keep_within_reach(other.or(unit)?, &mut nearest);
        Some((goal, if nearest.is_empty() { all } else { nearest }))
    }

    /// Leaves only the provinces to which the unit at the item `unit` could go, on foot, by sea or by convoy.
    fn keep_within_reach(&self, unit: usize, provinces: &mut Vec<Province>) {
        let Some(unit) = self.candidates(unit).first().and_then(|origin| self.situation.units().at(origin.province))
        else {
            return;
        };
        let map = self.situation.map();
        let from = map.province_of(unit.location);
        let by_convoy = unit.kind == UnitKind::Army && map.kind(from).holds_fleets();
        let reach = map.reach(unit);
        provinces.retain(|to| {
            let kind = map.kind(*to);
            reach.contains(*to) || (by_convoy && kind.holds_armies() && kind.holds_fleets() && *to != from)
        });
    }

    fn combination(
        &self,
        unit: UnitPart,
        act: Act,
        origin: Province,
        other: Option<Province>,
        goal: Option<Province>,
    ) -> Result<(WrittenOrder, Assumed), Rejected> {
        match self.situation.kind {
            PhaseKind::Movement => self.movement(unit, act, origin, other, goal),
            PhaseKind::Retreat => self.retreat(unit, act, origin, goal),
            PhaseKind::Adjustment => self.adjustment(unit, act, origin),
        }
    }

    fn refuse<T>(&self, problem: Problem, item: usize, depth: u8) -> Result<T, Rejected> {
        Err(Rejected::new(problem, item, depth))
    }

    fn weak_letter(&self, at: usize) -> bool {
        self.items.get(at).is_some_and(|item| {
            let word = self.tokens.list.get(item.first as usize).map_or("", |token| self.tokens.word(token));
            word.len() == 1 && word != "a" && word != "f"
        })
    }
}
