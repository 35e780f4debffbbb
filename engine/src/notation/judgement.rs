//! What an order means in its position.
//!
//! Each word that names a place has candidates, in the order of trust: the writer's own language, then the others where
//! they agree, then beginnings of names, then misspellings. Every combination of candidates is tried against the
//! position. The most trusted combination that is possible wins; what had to be trusted for it is reported; and where
//! two are possible and nothing but trust in a guess decides between them, the writer is asked.

use super::Coast;
use super::grammar::{Act, Draft, Goal, UNNAMED, UnitPart};
use super::item::Item;
use super::lexicon::{Guess, Lexicon, Rank, Small, Tongue};
use super::reading::{Assumed, Finding, Impossible, Problem};
use super::situation::Situation;
use super::token::Tokens;
use crate::{
    Location, LocationSet, PhaseKind, Power, Province, ProvinceSet, Unit, UnitKind, Way, WrittenOrder, WrittenUnit,
};

/// A province that a word may name, and how far that is trusted.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    province: Province,
    trust: Trust,
}

/// How a word came to mean a province, most trusted first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Trust {
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
    /// Another kind of unit was named than stands there.
    Mismatch,
    /// A misspelt name.
    Slip,
    /// A name misspelt in its first letter.
    FarSlip,
}

impl Trust {
    /// How much is doubted, so that the doubts about several words add up.
    const fn doubt(self) -> u32 {
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

/// What one combination of candidates comes to.
#[derive(Clone, Debug)]
struct Verdict {
    order: WrittenOrder,
    assumed: Assumed,
    /// The least trusted part.
    trust: Trust,
    /// The doubts about all parts.
    doubt: u32,
    /// What the words were taken to name.
    places: [Option<Province>; 3],
}

/// Why a combination can't be.
#[derive(Clone, Debug)]
struct Refused {
    problem: Problem,
    /// The item that is to blame.
    item: usize,
    suggestions: Vec<WrittenOrder>,
    /// How near it came to being an order; the nearest one is reported.
    depth: u8,
    trust: Trust,
}

/// The judge of one message.
pub(super) struct Judge<'a> {
    pub items: &'a [Item<'a>],
    pub tokens: &'a Tokens,
    pub lexicon: &'a Lexicon,
    pub tongue: Tongue,
    pub english: Option<Tongue>,
    pub situation: &'a Situation<'a>,
    pub power: Option<Power>,
    /// Whether a fleet's only coast need not be named.
    pub lenient_coasts: bool,
}

/// What the judge found, with the item to blame for an error.
#[derive(Debug)]
pub(super) enum Judged {
    Finding(Finding),
    Error { problem: Problem, item: usize, suggestions: Vec<WrittenOrder> },
}

/// How far a build has come that lacks nothing but the kind of unit.
const ONLY_THE_KIND_IS_MISSING: u8 = 6;

/// More candidates than this for one word mean that it says nothing.
const MOST_CANDIDATES: usize = 32;

/// Three letters that begin one name only are an abbreviation; more are a name left unfinished.
const SHORT_BEGINNING: usize = 3;

impl Judge<'_> {
    /// The provinces that an item may name.
    fn candidates(&self, at: usize) -> Vec<Candidate> {
        if at == UNNAMED {
            return Vec::new();
        }
        let Some(item) = self.items.get(at) else { return Vec::new() };
        let mut found: Vec<Candidate> = Vec::new();
        let mut add = |province: Province, trust: Trust| {
            match found.iter_mut().find(|candidate: &&mut Candidate| candidate.province == province) {
                Some(candidate) => candidate.trust = candidate.trust.min(trust),
                None => found.push(Candidate { province, trust }),
            };
        };
        if item.is_place() {
            let rank = |known: &super::lexicon::Known| known.rank(self.tongue);
            let own = |wanted| item.places().filter(move |(.., known)| rank(known) == Some(wanted));
            let written = own(Rank::Written).count();
            let understood = own(Rank::Understood).count();
            let begun = self.begun(item);
            if written + understood > 0 {
                for (province, _, known) in item.places() {
                    let trust = match rank(known) {
                        Some(Rank::Written) => Trust::Sure,
                        Some(Rank::Understood) if written == 0 && understood == 1 => Trust::Sure,
                        Some(Rank::Understood) if written == 0 => Trust::Guess,
                        Some(Rank::Understood) | None => Trust::Far,
                    };
                    add(province, trust);
                }
                // "Rom" is Rome to an Italian, and may be the beginning of Romania where Rome makes no sense.
                for guess in begun.iter().filter(|guess| guess.own || (guess.english && !guess.generic)) {
                    add(guess.province, if guess.generic { Trust::Generic } else { Trust::Far });
                }
            } else {
                // What others mean by it, and what the writer's language may have begun.
                let own: Vec<Province> = begun.iter().filter(|guess| guess.own).map(|guess| guess.province).collect();
                let mut all: Vec<Province> = item.places().map(|(province, ..)| province).collect();
                all.extend(begun.iter().map(|guess| guess.province));
                all.sort_unstable();
                all.dedup();
                let english = |province: Province| {
                    item.places().any(|(place, _, known)| {
                        place == province && self.english.is_some_and(|english| known.rank(english).is_some())
                    })
                };
                let exact = |province: Province| item.places().any(|(place, ..)| place == province);
                // "Wen" begins Wenen for a Dutchman, and is Venice in the Polish table: to be told, not only taken.
                let contested = item.places().any(|(place, ..)| !own.contains(&place));
                let tiny = self.length(item) < SHORT_BEGINNING;
                for province in all.iter().copied() {
                    let trust = match (own.contains(&province), own.len(), all.len()) {
                        (true, 1, _) if !contested && !tiny => Trust::Likely,
                        (true, ..) if english(province) => Trust::Likely,
                        (true, ..) => Trust::Guess,
                        (false, 0, 1) if english(province) => Trust::Sure,
                        (false, 0, 1) => Trust::Foreign,
                        (false, 0, _) => Trust::Far,
                        (false, ..) if english(province) || (tiny && exact(province)) => Trust::Guess,
                        (false, ..) => Trust::Far,
                    };
                    add(province, trust);
                }
            }
        } else {
            let begun = self.begun(item);
            let own = begun.iter().filter(|guess| guess.own).count();
            let short = self.length(item) <= SHORT_BEGINNING;
            let tiny = self.length(item) < SHORT_BEGINNING;
            for guess in &begun {
                let trust = match (guess.own, own) {
                    _ if guess.slip && item.unknown() => Trust::Slip,
                    (true, 1) if short && !tiny => Trust::Likely,
                    (true, _) | (false, 0) => Trust::Guess,
                    (false, _) => Trust::Far,
                };
                add(guess.province, trust);
            }
            if begun.is_empty() {
                for guess in self.misspelt(item) {
                    add(guess.province, if guess.far { Trust::FarSlip } else { Trust::Slip });
                }
            }
        }
        if found.len() > MOST_CANDIDATES {
            found.sort_by_key(|candidate| candidate.trust);
            found.truncate(MOST_CANDIDATES);
        }
        found
    }

    /// Bytes of the item's folded words.
    fn length(&self, item: &Item<'_>) -> usize {
        item.tokens().filter_map(|at| self.tokens.list.get(at)).map(|token| self.tokens.word(token).len()).sum()
    }

    fn begun(&self, item: &Item<'_>) -> Vec<Guess> {
        let mut found = Vec::new();
        if let Some(token) = self.tokens.list.get(item.first as usize)
            && item.first == item.last
        {
            self.lexicon.begun(self.tokens.word(token), self.tongue, self.english, &mut found);
        }
        found
    }

    fn misspelt(&self, item: &Item<'_>) -> Vec<Guess> {
        let mut found = Vec::new();
        let mut words = item.tokens().filter_map(|at| self.tokens.list.get(at)).map(|token| self.tokens.word(token));
        if item.first == item.last {
            self.lexicon.misspelt(words.next().unwrap_or_default(), self.tongue, &mut found);
        } else {
            self.lexicon.misspelt(&words.collect::<String>(), self.tongue, &mut found);
        }
        found
    }

    /// The provinces that an unknown word resembles, for an answer that offers them.
    pub(super) fn nearest(&self, at: usize) -> Vec<Province> {
        let mut nearest: Vec<Province> = self.candidates(at).iter().map(|candidate| candidate.province).collect();
        nearest.truncate(5);
        nearest
    }

    /// What a draft means here.
    pub(super) fn judge(&self, draft: &Draft) -> Judged {
        match draft {
            Draft::Waive => self.waive(),
            Draft::Order { unit, act } => self.order(*unit, *act),
        }
    }

    /// A convoy whose destination is taken from the army's own order among `orders`.
    pub(super) fn completed_convoy(&self, part: UnitPart, army: UnitPart, orders: &[WrittenOrder]) -> Option<Finding> {
        let map = self.situation.map;
        let mut found = Vec::new();
        for fleet in self.candidates(part.place) {
            for carried in self.candidates(army.place) {
                let Some(unit) = self.situation.units.at(fleet.province) else { continue };
                if self.power.is_some_and(|power| power != unit.power) {
                    continue;
                }
                let to = orders.iter().rev().find_map(|order| match *order {
                    WrittenOrder::Move { unit, to, .. } if map.province_of(unit.at) == carried.province => Some(to),
                    _ => None,
                });
                let Some(to) = to.map(|to| map.province_of(to)) else { continue };
                let goal = Goal { place: army.place, coast: None };
                let mut assumed = Assumed { destination: true, ..Assumed::default() };
                let order = self.convoy(unit, fleet.province, army, carried.province, Some((goal, to)), &mut assumed);
                if let Ok(order) = order {
                    found.push(Finding::Order { order, assumed, hint: None });
                }
            }
        }
        if found.len() == 1 { found.pop() } else { None }
    }

    fn waive(&self) -> Judged {
        if self.situation.phase.kind != PhaseKind::Adjustment {
            return Judged::Error { problem: Problem::WrongPhase, item: usize::MAX, suggestions: Vec::new() };
        }
        match self.power.and_then(|power| self.situation.balance(power)) {
            Some(balance) if balance <= 0 => Judged::Error {
                problem: Problem::Impossible(Impossible::NothingToBuild),
                item: usize::MAX,
                suggestions: Vec::new(),
            },
            _ => {
                Judged::Finding(Finding::Order { order: WrittenOrder::Waive, assumed: Assumed::default(), hint: None })
            }
        }
    }

    fn order(&self, unit: UnitPart, act: Act) -> Judged {
        let mut good: Vec<Verdict> = Vec::new();
        let mut bad: Option<Refused> = None;
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
                return Judged::Error { problem, item, suggestions: Vec::new() };
            }
        }
        for origin in &origins {
            for other in &others {
                for goal in &goals {
                    let trusts = [Some(origin.trust), other.map(|c| c.trust), goal.map(|c| c.trust)];
                    let mut trust = trusts.into_iter().flatten().max().unwrap_or(Trust::Sure);
                    let mut doubt: u32 = trusts.into_iter().flatten().map(Trust::doubt).sum();
                    let outcome = self.combination(
                        unit,
                        act,
                        origin.province,
                        other.map(|candidate| candidate.province),
                        goal.map(|candidate| candidate.province),
                    );
                    match outcome {
                        Ok((order, mut assumed)) => {
                            // Where a unit stands is no guess: it is the writer's own.
                            if matches!(origin.trust, Trust::Guess | Trust::Far) {
                                assumed.province = true;
                            }
                            for trust in [other.map(|c| c.trust), goal.map(|c| c.trust)].into_iter().flatten() {
                                assumed.province |= matches!(trust, Trust::Guess | Trust::Far | Trust::Generic);
                            }
                            for trust in trusts.into_iter().flatten() {
                                assumed.language |= trust == Trust::Foreign;
                                assumed.typo |= matches!(trust, Trust::Slip | Trust::FarSlip);
                            }
                            if assumed.unit && self.mismatched(unit, act, &order) {
                                trust = trust.max(Trust::Mismatch);
                                doubt += Trust::Mismatch.doubt();
                            }
                            let places = [Some(origin.province), other.map(|c| c.province), goal.map(|c| c.province)];
                            if !good.iter().any(|verdict| verdict.order == order && verdict.doubt <= doubt) {
                                good.push(Verdict { order, assumed, trust, doubt, places });
                            }
                        }
                        Err(mut refused) => {
                            refused.trust = trust;
                            let better = bad.as_ref().is_none_or(|old| {
                                (refused.trust, std::cmp::Reverse(refused.depth))
                                    < (old.trust, std::cmp::Reverse(old.depth))
                            });
                            if better {
                                bad = Some(refused);
                            }
                        }
                    }
                }
            }
        }
        self.choose(good, bad, [Some(unit.place), other.map(|part| part.place), goal.map(|goal| goal.place)])
    }

    /// The units of a kind that was named without a place: "fleet holds".
    fn unnamed(&self, part: UnitPart) -> Vec<Candidate> {
        let Some((kind, _)) = part.kind else { return Vec::new() };
        let kind_at = |province: Province| match self.situation.phase.kind {
            PhaseKind::Retreat => self.situation.dislodged(province).map(|(unit, _)| unit.kind),
            PhaseKind::Movement | PhaseKind::Adjustment => self.situation.units.at(province).map(|unit| unit.kind),
        };
        let waiting = self.situation.waiting(self.power);
        waiting
            .iter()
            .filter(|province| kind_at(*province) == Some(kind))
            .map(|province| Candidate { province, trust: Trust::Far })
            .collect()
    }

    /// Whether a letter or word for a unit was given that isn't the unit's on the board.
    fn mismatched(&self, part: UnitPart, act: Act, order: &WrittenOrder) -> bool {
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

    fn choose(&self, mut good: Vec<Verdict>, bad: Option<Refused>, slots: [Option<usize>; 3]) -> Judged {
        good.sort_by_key(|verdict| verdict.doubt);
        let mut distinct: Vec<Verdict> = Vec::new();
        for verdict in good {
            if !distinct.iter().any(|other| other.order == verdict.order) {
                distinct.push(verdict);
            }
        }
        let Some(best) = distinct.first() else { return self.refused(bad, slots) };
        let accept = || Judged::Finding(Finding::Order { order: best.order, assumed: best.assumed, hint: None });
        // A usual name was typed, and what it names makes no sense here. Among the northern names, which are mistaken
        // for each other most, another isn't put in its place.
        let northern = |verdict: &Verdict, known: bool| {
            slots.into_iter().zip(verdict.places).any(|(slot, province)| {
                let item = slot.and_then(|slot| self.items.get(slot));
                let short = item.is_some_and(|item| self.length(item) <= 4 && item.is_place() == known);
                short && province.is_some_and(|province| self.lexicon.treacherous(province))
            })
        };
        if best.trust == Trust::Far
            && bad.as_ref().is_some_and(|refused| refused.trust == Trust::Sure)
            && best.places.get(2).is_some_and(Option::is_some)
            && northern(best, true)
        {
            return self.refused(bad, slots);
        }
        let tier = |verdict: &Verdict| match best.trust {
            Trust::Sure => verdict.order == best.order,
            Trust::Likely => verdict.trust <= Trust::Guess && verdict.doubt <= best.doubt + 3,
            Trust::Guess | Trust::Foreign => verdict.trust <= Trust::Foreign,
            Trust::Far | Trust::Generic | Trust::Mismatch | Trust::Slip | Trust::FarSlip => verdict.doubt == best.doubt,
        };
        let rivals: Vec<WrittenOrder> =
            distinct.iter().filter(|verdict| tier(verdict)).map(|verdict| verdict.order).collect();
        if rivals.len() > 1 {
            return Judged::Finding(Finding::Choices(rivals));
        }
        if best.trust == Trust::Generic {
            return self.refused(bad, slots);
        }
        // A preposition of the writer's language that others know as a name.
        let preposition = |slot: usize| {
            self.items.get(slot).is_some_and(|item| {
                self.length(item) > 1
                    && [Small::To, Small::From].iter().any(|small| item.small_in(*small, self.tongue))
                    && !item.places().any(|(.., known)| known.rank(self.tongue).is_some())
            })
        };
        if slots.into_iter().flatten().any(preposition) {
            return Judged::Finding(Finding::Choices(vec![best.order]));
        }
        if matches!(best.trust, Trust::Slip | Trust::FarSlip) && northern(best, false) {
            return Judged::Finding(Finding::Choices(vec![best.order]));
        }
        accept()
    }

    fn refused(&self, bad: Option<Refused>, slots: [Option<usize>; 3]) -> Judged {
        match bad {
            // A site without the kind of unit: there is nothing but a choice between the two.
            Some(refused) if refused.depth == ONLY_THE_KIND_IS_MISSING => {
                Judged::Finding(Finding::Choices(refused.suggestions))
            }
            // The words that were read as names weren't sure: say which word isn't understood.
            Some(refused) if refused.trust >= Trust::Slip => {
                let slot = slots.into_iter().flatten().find(|slot| self.items.get(*slot).is_some_and(Item::unknown));
                let item = slot.unwrap_or(refused.item);
                let problem = Problem::UnknownWord { nearest: self.nearest(item) };
                Judged::Error { problem, item, suggestions: refused.suggestions }
            }
            Some(refused) => {
                Judged::Error { problem: refused.problem, item: refused.item, suggestions: refused.suggestions }
            }
            None => {
                let item = slots.into_iter().flatten().next().unwrap_or(0);
                Judged::Error { problem: Problem::NoOrder, item, suggestions: Vec::new() }
            }
        }
    }

    fn combination(
        &self,
        unit: UnitPart,
        act: Act,
        origin: Province,
        other: Option<Province>,
        goal: Option<Province>,
    ) -> Result<(WrittenOrder, Assumed), Refused> {
        match self.situation.phase.kind {
            PhaseKind::Movement => self.movement(unit, act, origin, other, goal),
            PhaseKind::Retreat => self.retreat(unit, act, origin, goal),
            PhaseKind::Adjustment => self.adjustment(unit, act, origin),
        }
    }

    fn refuse<T>(&self, problem: Problem, item: usize, depth: u8) -> Result<T, Refused> {
        Err(Refused { problem, item, suggestions: Vec::new(), depth, trust: Trust::Sure })
    }

    /// Checks what was said about a unit against the unit that stands there: `true` if its kind had to be filled in.
    fn described(&self, part: UnitPart, unit: Unit) -> Result<bool, Refused> {
        if part.place == UNNAMED {
            return Ok(true);
        }
        match part.kind {
            // Retreats are written without it as a rule (seed 004): the unit is named by its dislodgement.
            None => Ok(self.situation.phase.kind != PhaseKind::Retreat),
            Some((kind, _)) if kind == unit.kind => Ok(false),
            // L and V are letters of one language for one kind of unit; with the other kind they mean something else.
            Some((_, item)) if self.weak_letter(item) => {
                self.refuse(Problem::UnknownWord { nearest: Vec::new() }, item, 1)
            }
            Some(_) => Ok(true),
        }
    }

    fn weak_letter(&self, at: usize) -> bool {
        self.items.get(at).is_some_and(|item| {
            let word = self.tokens.list.get(item.first as usize).map_or("", |token| self.tokens.word(token));
            word.len() == 1 && word != "a" && word != "f"
        })
    }

    fn movement(
        &self,
        part: UnitPart,
        act: Act,
        origin: Province,
        other: Option<Province>,
        goal: Option<Province>,
    ) -> Result<(WrittenOrder, Assumed), Refused> {
        let yours = self.situation.waiting(self.power);
        let Some(unit) = self.situation.units.at(origin) else {
            return self.refuse(Problem::NoSuchUnit { province: origin, yours }, part.place, 0);
        };
        if self.power.is_some_and(|power| power != unit.power) {
            return self.refuse(Problem::NotYourUnit { unit, yours }, part.place, 1);
        }
        if part.power.is_some_and(|power| power != unit.power) {
            return self.refuse(Problem::Impossible(Impossible::OtherNationality { unit }), part.place, 1);
        }
        let mut assumed = Assumed { unit: self.described(part, unit)?, ..Assumed::default() };
        let order = match act {
            Act::Build | Act::Disband | Act::Retreat { .. } => return self.refuse(Problem::WrongPhase, part.place, 2),
            Act::Nothing => {
                let mut refused = Refused {
                    problem: Problem::NoOrder,
                    item: part.place,
                    suggestions: Vec::new(),
                    depth: 2,
                    trust: Trust::Sure,
                };
                refused.suggestions = self.examples(unit);
                return Err(refused);
            }
            Act::Hold => WrittenOrder::Hold { unit: unit.written() },
            Act::Move { to, via, through, .. } => {
                let Some(goal) = goal else { return self.refuse(Problem::NoOrder, part.place, 2) };
                self.a_move(unit, origin, to, goal, via, through, &mut assumed)?
            }
            Act::Support { unit: supported, to } => {
                let Some(other) = other else { return self.refuse(Problem::NoOrder, part.place, 2) };
                self.support(unit, origin, supported, other, to.zip(goal), &mut assumed)?
            }
            Act::Convoy { army, to } => {
                let Some(other) = other else { return self.refuse(Problem::NoOrder, part.place, 2) };
                self.convoy(unit, origin, army, other, to.zip(goal), &mut assumed)?
            }
        };
        Ok((order, assumed))
    }

    /// A few orders that the unit could be given.
    fn examples(&self, unit: Unit) -> Vec<WrittenOrder> {
        let moves = self.situation.map.borders(unit);
        let unit = unit.written();
        let moves = moves.iter().map(|to| WrittenOrder::Move { unit, to, way: Way::Unstated });
        std::iter::once(WrittenOrder::Hold { unit }).chain(moves).take(6).collect()
    }

    fn impossible<T>(&self, reason: Impossible, item: usize, unit: Unit) -> Result<T, Refused> {
        let problem = Problem::Impossible(reason);
        Err(Refused { problem, item, suggestions: self.examples(unit), depth: 3, trust: Trust::Sure })
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of a move, each from another place")]
    fn a_move(
        &self,
        unit: Unit,
        origin: Province,
        goal: Goal,
        to: Province,
        via: bool,
        through: Option<Goal>,
        assumed: &mut Assumed,
    ) -> Result<WrittenOrder, Refused> {
        let map = self.situation.map;
        if to == origin {
            return self.impossible(Impossible::SamePlace { unit }, goal.place, unit);
        }
        if through.is_some_and(|through| !self.path(unit, through.place, goal.place)) {
            return self.impossible(Impossible::SeveralGoals { unit }, goal.place, unit);
        }
        let via = via || through.is_some();
        match unit.kind {
            UnitKind::Army => {
                if !map.kind(to).holds_armies() {
                    return self.impossible(Impossible::WrongGround { unit, to }, goal.place, unit);
                }
                let walks = map.army_borders(origin).contains(to);
                let sails = (via || !walks) && self.situation.convoy(origin, to, ProvinceSet::EMPTY);
                if via && !sails {
                    return self.impossible(Impossible::NoConvoy { unit, to }, goal.place, unit);
                }
                if !walks && !sails {
                    let shores = !map.shores(origin).is_empty() && !map.shores(to).is_empty();
                    let reason = if shores && map.kind(origin).holds_fleets() {
                        Impossible::NoConvoy { unit, to }
                    } else {
                        Impossible::NotAdjacent { unit, to }
                    };
                    return self.impossible(reason, goal.place, unit);
                }
                let way = if via { Way::ByConvoy } else { Way::Unstated };
                Ok(WrittenOrder::Move { unit: unit.written(), to: to.location(), way })
            }
            UnitKind::Fleet => {
                if via {
                    return self.impossible(Impossible::FleetByConvoy { unit }, goal.place, unit);
                }
                if !map.kind(to).holds_fleets() {
                    return self.impossible(Impossible::WrongGround { unit, to }, goal.place, unit);
                }
                let reachable: LocationSet =
                    map.fleet_borders(unit.location).iter().filter(|place| map.province_of(*place) == to).collect();
                let place = self.landing(unit, reachable, to, goal, assumed)?;
                Ok(WrittenOrder::Move { unit: unit.written(), to: place, way: Way::Unstated })
            }
        }
    }

    /// The location in `to` that a fleet goes to: the coast that was named, or the only one.
    fn landing(
        &self,
        unit: Unit,
        reachable: LocationSet,
        to: Province,
        goal: Goal,
        assumed: &mut Assumed,
    ) -> Result<Location, Refused> {
        let map = self.situation.map;
        if reachable.is_empty() {
            return self.impossible(Impossible::NotAdjacent { unit, to }, goal.place, unit);
        }
        if !map.has_coasts(to) {
            return Ok(to.location());
        }
        let orders = || {
            let unit = unit.written();
            let to_order = |to| match self.situation.phase.kind {
                PhaseKind::Retreat => WrittenOrder::Retreat { unit, to },
                PhaseKind::Movement | PhaseKind::Adjustment => WrittenOrder::Move { unit, to, way: Way::Unstated },
            };
            reachable.iter().map(to_order).collect::<Vec<_>>()
        };
        let ask = |problem| Refused { problem, item: goal.place, suggestions: orders(), depth: 4, trust: Trust::Sure };
        match goal.coast {
            Some(coast) => match self.lexicon.coast_of(map, to, coast).filter(|place| reachable.contains(*place)) {
                Some(place) => Ok(place),
                None => Err(ask(Problem::Impossible(Impossible::WrongCoast { unit, to }))),
            },
            None => match (reachable.only(), self.lenient_coasts) {
                (Some(place), true) => {
                    assumed.coast = true;
                    Ok(place)
                }
                _ => Err(ask(Problem::AmbiguousCoast { province: to })),
            },
        }
    }

    /// Whether "A Lon - Nth - Nwy" spells out a convoy: everything between start and goal is water.
    fn path(&self, unit: Unit, from: usize, to: usize) -> bool {
        unit.kind == UnitKind::Army
            && self.items.get(from..to).unwrap_or_default().iter().all(|item| {
                !item.is_place()
                    || item.places().any(|(province, ..)| !self.situation.map.kind(province).holds_armies())
            })
    }

    /// The unit that a support or a convoy names.
    fn named(&self, part: UnitPart, province: Province, assumed: &mut Assumed) -> Result<Unit, Refused> {
        let Some(unit) = self.situation.units.at(province) else {
            let problem = Problem::NoSuchUnit { province, yours: self.situation.units.occupied() };
            return self.refuse(problem, part.place, 2);
        };
        // Leaving the other unit's letter out is usual ("A Ruh S Hol - Bel") and can't change the meaning.
        if part.kind.is_some() && self.described(part, unit)? {
            assumed.unit = true;
        }
        if part.power.is_some_and(|power| power != unit.power) {
            return self.refuse(Problem::Impossible(Impossible::OtherNationality { unit }), part.place, 2);
        }
        Ok(unit)
    }

    fn support(
        &self,
        unit: Unit,
        origin: Province,
        part: UnitPart,
        other: Province,
        goal: Option<(Goal, Province)>,
        assumed: &mut Assumed,
    ) -> Result<WrittenOrder, Refused> {
        let map = self.situation.map;
        if other == origin {
            return self.impossible(Impossible::SupportsItself { unit }, part.place, unit);
        }
        let supported = self.named(part, other, assumed)?;
        let reach = map.reach(unit);
        let Some((goal, to)) = goal.filter(|(_, to)| *to != other) else {
            if !reach.contains(other) {
                return self.impossible(Impossible::OutOfSupport { unit, to: other }, part.place, unit);
            }
            return Ok(WrittenOrder::SupportHold { unit: unit.written(), supported: supported.written() });
        };
        if to == origin {
            return self.impossible(Impossible::SupportsItself { unit }, goal.place, unit);
        }
        if !reach.contains(to) {
            return self.impossible(Impossible::OutOfSupport { unit, to }, goal.place, unit);
        }
        if !self.situation.attainable(supported, to, ProvinceSet::of(origin)) {
            return self.impossible(Impossible::SupportedCannot { unit: supported, to }, goal.place, unit);
        }
        let mut place = to.location();
        if supported.kind == UnitKind::Fleet
            && map.has_coasts(to)
            && let Some(coast) = goal.coast
        {
            match self.lexicon.coast_of(map, to, coast) {
                Some(coast) if map.fleet_borders(supported.location).contains(coast) => place = coast,
                _ => {
                    return self.impossible(Impossible::WrongCoast { unit: supported, to }, goal.place, unit);
                }
            }
        }
        Ok(WrittenOrder::SupportMove { unit: unit.written(), supported: supported.written(), to: place })
    }

    fn convoy(
        &self,
        unit: Unit,
        origin: Province,
        part: UnitPart,
        other: Province,
        goal: Option<(Goal, Province)>,
        assumed: &mut Assumed,
    ) -> Result<WrittenOrder, Refused> {
        let map = self.situation.map;
        if unit.kind != UnitKind::Fleet || !map.waters().contains(origin) {
            return self.impossible(Impossible::CannotConvoy { unit }, part.place, unit);
        }
        let army = self.named(part, other, assumed)?;
        if army.kind != UnitKind::Army {
            return self.impossible(Impossible::NotAnArmy { unit: army }, part.place, unit);
        }
        let Some((goal, to)) = goal else {
            return Err(Refused {
                problem: Problem::NoOrder,
                item: part.place,
                suggestions: Vec::new(),
                depth: 5,
                trust: Trust::Sure,
            });
        };
        let fleets = self.situation.units.fleets() & map.waters();
        if to == other || !map.kind(to).holds_armies() || !map.on_some_path(origin, fleets, other, to) {
            return self.impossible(Impossible::OffThePath { unit, to }, goal.place, unit);
        }
        Ok(WrittenOrder::Convoy { unit: unit.written(), army: army.written(), to: to.location() })
    }

    fn retreat(
        &self,
        part: UnitPart,
        act: Act,
        origin: Province,
        goal: Option<Province>,
    ) -> Result<(WrittenOrder, Assumed), Refused> {
        let yours = self.situation.waiting(self.power);
        let Some((unit, open)) = self.situation.dislodged(origin) else {
            return match self.situation.units.at(origin) {
                Some(unit) if self.power.is_none_or(|power| power == unit.power) => {
                    self.refuse(Problem::Impossible(Impossible::NotDislodged { unit }), part.place, 1)
                }
                Some(unit) => self.refuse(Problem::NotYourUnit { unit, yours }, part.place, 1),
                None => self.refuse(Problem::NoSuchUnit { province: origin, yours }, part.place, 0),
            };
        };
        if self.power.is_some_and(|power| power != unit.power) {
            return self.refuse(Problem::NotYourUnit { unit, yours }, part.place, 1);
        }
        let mut assumed = Assumed { unit: self.described(part, unit)?, ..Assumed::default() };
        let written = unit.written();
        let disband = WrittenOrder::Disband { unit: written };
        let examples = || {
            let retreats = open.iter().map(|to| WrittenOrder::Retreat { unit: written, to });
            retreats.chain(std::iter::once(disband)).collect::<Vec<_>>()
        };
        let blame = |problem, item| Refused { problem, item, suggestions: examples(), depth: 3, trust: Trust::Sure };
        match act {
            Act::Nothing => Err(blame(Problem::NoOrder, part.place)),
            Act::Disband => Ok((disband, assumed)),
            Act::Hold | Act::Support { .. } | Act::Convoy { .. } | Act::Build => {
                Err(blame(Problem::WrongPhase, part.place))
            }
            Act::Move { via: true, .. } | Act::Move { through: Some(_), .. } => {
                Err(blame(Problem::Impossible(Impossible::SeveralGoals { unit }), part.place))
            }
            Act::Move { to: target, .. } | Act::Retreat { to: target } => {
                let Some(to) = goal else { return Err(blame(Problem::NoOrder, part.place)) };
                let reachable: LocationSet =
                    open.iter().filter(|place| self.situation.map.province_of(*place) == to).collect();
                if reachable.is_empty() {
                    return Err(blame(Problem::Impossible(Impossible::NoRetreat { unit, to }), target.place));
                }
                let place = match unit.kind {
                    UnitKind::Army => to.location(),
                    UnitKind::Fleet => self.landing(unit, reachable, to, target, &mut assumed)?,
                };
                Ok((WrittenOrder::Retreat { unit: written, to: place }, assumed))
            }
        }
    }

    fn adjustment(&self, part: UnitPart, act: Act, at: Province) -> Result<(WrittenOrder, Assumed), Refused> {
        let standing = self.situation.units.at(at);
        let builds = match act {
            Act::Move { .. } | Act::Retreat { .. } | Act::Hold | Act::Support { .. } | Act::Convoy { .. } => {
                return self.refuse(Problem::WrongPhase, part.place, 2);
            }
            Act::Build => true,
            Act::Disband => false,
            Act::Nothing => {
                let power = self.power.or(standing.map(|unit| unit.power)).or_else(|| self.situation.map.home_of(at));
                match power.and_then(|power| self.situation.balance(power)) {
                    Some(0) if standing.is_some() => false,
                    Some(balance) => balance >= 0,
                    None => standing.is_none(),
                }
            }
        };
        if builds { self.build(part, at, standing) } else { self.removal(part, at, standing) }
    }

    fn removal(
        &self,
        part: UnitPart,
        at: Province,
        standing: Option<Unit>,
    ) -> Result<(WrittenOrder, Assumed), Refused> {
        let yours = self.situation.waiting(self.power);
        let Some(unit) = standing else {
            return self.refuse(Problem::NoSuchUnit { province: at, yours }, part.place, 0);
        };
        if self.power.is_some_and(|power| power != unit.power) {
            return self.refuse(Problem::NotYourUnit { unit, yours }, part.place, 1);
        }
        if self.situation.balance(unit.power).is_some_and(|balance| balance >= 0) {
            return self.refuse(Problem::Impossible(Impossible::NothingToRemove), part.place, 3);
        }
        let assumed = Assumed { unit: self.described(part, unit)?, ..Assumed::default() };
        Ok((WrittenOrder::Disband { unit: unit.written() }, assumed))
    }

    fn build(&self, part: UnitPart, at: Province, standing: Option<Unit>) -> Result<(WrittenOrder, Assumed), Refused> {
        let map = self.situation.map;
        let power = self.power.or_else(|| map.home_of(at));
        let sites = power.map_or(ProvinceSet::EMPTY, |power| self.situation.sites(power));
        let places = |kind: UnitKind, at: Province| match kind {
            UnitKind::Army => LocationSet::of(at.location()),
            UnitKind::Fleet => map.fleet_places(at),
        };
        let every = |at: Province| {
            [UnitKind::Army, UnitKind::Fleet]
                .into_iter()
                .filter(move |kind| *kind == UnitKind::Army || map.kind(at).holds_fleets())
                .flat_map(move |kind| places(kind, at).iter().map(move |at| build(kind, at)))
        };
        let due = power.and_then(|power| self.situation.balance(power)).is_none_or(|balance| balance > 0);
        let blame = |problem, item| Refused {
            problem,
            item,
            suggestions: if due { sites.iter().flat_map(every).take(6).collect() } else { Vec::new() },
            depth: 3,
            trust: Trust::Sure,
        };
        let Some(power) = power else {
            return Err(blame(Problem::Impossible(Impossible::NotHome { at }), part.place));
        };
        if self.situation.balance(power).is_some_and(|balance| balance <= 0) {
            return Err(blame(Problem::Impossible(Impossible::NothingToBuild), part.place));
        }
        if !map.home(power).contains(at) {
            return Err(blame(Problem::Impossible(Impossible::NotHome { at }), part.place));
        }
        if standing.is_some() {
            return Err(blame(Problem::Impossible(Impossible::Occupied { at }), part.place));
        }
        if !sites.contains(at) {
            return Err(blame(Problem::Impossible(Impossible::NotOwned { at }), part.place));
        }
        let mut assumed = Assumed::default();
        let kind = match part.kind {
            Some((kind, _)) => kind,
            None if !map.kind(at).holds_fleets() => {
                assumed.unit = true;
                UnitKind::Army
            }
            None => {
                let problem = Problem::NoOrder;
                return Err(Refused {
                    problem,
                    item: part.place,
                    suggestions: every(at).collect(),
                    depth: ONLY_THE_KIND_IS_MISSING,
                    trust: Trust::Sure,
                });
            }
        };
        if kind == UnitKind::Fleet && !map.kind(at).holds_fleets() {
            return Err(blame(Problem::Impossible(Impossible::CannotStand { at }), part.place));
        }
        let location = match (kind, map.has_coasts(at), part.coast) {
            (UnitKind::Army, ..) | (UnitKind::Fleet, false, _) => at.location(),
            (UnitKind::Fleet, true, coast) => {
                let ask = |problem| Refused {
                    problem,
                    item: part.place,
                    suggestions: map.coasts(at).iter().map(|at| build(UnitKind::Fleet, at)).collect(),
                    depth: 4,
                    trust: Trust::Sure,
                };
                match coast.map(|coast: Coast| self.lexicon.coast_of(map, at, coast)) {
                    Some(Some(place)) => place,
                    Some(None) | None => return Err(ask(Problem::AmbiguousCoast { province: at })),
                }
            }
        };
        Ok((build(kind, location), assumed))
    }
}

const fn build(kind: UnitKind, at: Location) -> WrittenOrder {
    WrittenOrder::Build { unit: WrittenUnit::new(kind, at) }
}
