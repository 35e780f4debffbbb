//! The orders of everyday speech: a unit and its destination in either sequence, names written together, several units
//! that hold, corrections, and units that help.

use std::ops::Range;

use dragoman_engine::{Location, PathChoice, ProvinceSet, Unit, WrittenOrder, WrittenUnit};

use super::parts::{NamedPlace, NamedUnit, distinct};
use super::{Clause, Line, Step, same_orders};
use crate::lexicon::{FunctionWord, Phrase, Typed, Verb};
use crate::reading::Assumed;
use crate::token::TokenKind;

impl Line<'_, '_> {
    /// The orders that begin at `at`.
    pub(super) fn steps(&self, at: usize) -> Vec<Step> {
        if self.kind(at) != Some(TokenKind::Word) {
            return Vec::new();
        }
        let mut steps: Vec<Step> = Vec::new();
        for clause in self.known.iter().filter(|clause| clause.tokens.start == at && !clause.tokens.is_empty()) {
            steps.push((vec![clause.clone()], clause.tokens.end));
        }
        for start in self.before_unit(at) {
            for named in self.units(start) {
                self.orders_of(at, named, &mut steps);
                self.all_hold(at, named, &mut steps);
            }
        }
        self.goal_first(at, &mut steps);
        steps.extend(self.written_together(at));
        let corrected: Vec<Step> = steps.iter().flat_map(|step| self.corrections(step)).collect();
        let helped: Vec<Step> = steps.iter().flat_map(|step| self.supporters(step)).collect();
        let too: Vec<Step> = steps.iter().flat_map(|step| self.holds_too(step)).collect();
        steps.extend(corrected);
        steps.extend(helped);
        steps.extend(too);
        steps
    }

    fn reach(&self, unit: Unit) -> ProvinceSet {
        self.reader.context.situation.map().reach(unit)
    }

    /// "Paris down to Burgundy", "Paris stays home".
    fn orders_of(&self, start: usize, named: NamedUnit, steps: &mut Vec<Step>) {
        for at in self.between(named.end) {
            for goal in self.places(at, self.reach(named.unit)) {
                for end in self.behind_goal(goal.end) {
                    steps.extend(self.a_move(start..end, named, goal));
                }
            }
        }
        for end in self.stays(named.end) {
            steps.extend(self.a_hold(start..end, named));
            // "Paris bleibt in Paris"
            let here = self.reader.context.situation.map().province_of(named.unit.location);
            for at in self.function_word(end, FunctionWord::To) {
                for place in self.places(at, ProvinceSet::of(here)) {
                    steps.extend(self.a_hold(start..place.end, named));
                }
            }
        }
    }

    /// "nach Serbien geht Budapest", "nth from lon", "naar de noordzee: londen".
    fn goal_first(&self, start: usize, steps: &mut Vec<Step>) {
        let plain = (start, true);
        let led = self.led(start).into_iter().map(|at| (at, false));
        for (at, said) in std::iter::once(plain).chain(led) {
            for end in self.ends_of_names(at) {
                let units = self.back_to_unit(end, said).into_iter();
                for (behind, named) in units.flat_map(|at| self.units(at).into_iter().map(move |named| (at, named))) {
                    let goals = self.places(at, self.reach(named.unit)).into_iter();
                    for goal in goals.filter(|goal| goal.end == end) {
                        let step = self.a_move(start..named.end, named, goal);
                        let with = said && (end..behind).any(|at| self.says_with(at));
                        steps.extend(step.map(|step| if with { self.leaving(step, goal) } else { step }));
                    }
                }
            }
        }
    }

    /// "Mun with Ber" may say that both attack: only if the line says where Munich goes, "Ber" goes there.
    fn leaving(&self, (mut clauses, end): Step, goal: NamedPlace) -> Step {
        let own = self.reader.context.situation.units().of(self.power);
        for clause in &mut clauses {
            clause.leaves = Some(goal.province).filter(|province| own.contains(*province));
        }
        (clauses, end)
    }

    /// "viegal": the abbreviation of an own unit's place and that of one that it can reach, and no other division.
    pub(super) fn written_together(&self, at: usize) -> Option<Step> {
        const SHORTEST: usize = 2;
        // Two whole names.
        const LONGEST_NAMES: usize = 40;
        let context = self.reader.context;
        let lexicon = context.lexicon;
        let word = self.reader.tokens.word(self.token(at)?);
        if word.len() > LONGEST_NAMES || !lexicon.word(word).0.is_empty() {
            return None;
        }
        let units = context.situation.units();
        let named = |word| {
            let (typed, provinces) = lexicon.named(&[word], context.language, context.english);
            if typed == Typed::Whole { provinces } else { ProvinceSet::EMPTY }
        };
        let mut found: Vec<Step> = Vec::new();
        for middle in SHORTEST..word.len().saturating_sub(SHORTEST - 1) {
            let Some((from, to)) = word.split_at_checked(middle) else { continue };
            let places = named(from) & units.of(self.power);
            if places.is_empty() {
                continue;
            }
            let goals = named(to);
            for unit in places.iter().filter_map(|place| units.at(place)) {
                let named = NamedUnit { unit, typed: Typed::Whole, kind: false, end: at };
                for province in goals & self.reach(unit) {
                    let goal = NamedPlace { province, coast: None, typed: Typed::Whole, end: at + 1 };
                    let step = self.a_move(at..at + 1, named, goal);
                    found.extend(step.filter(|step| !found.iter().any(|other| same_orders(&other.0, &step.0))));
                }
            }
        }
        found.pop().filter(|_| found.is_empty())
    }

    /// "Vienna Budapest and Trieste hold": several units and one word for all of them.
    fn all_hold(&self, start: usize, first: NamedUnit, steps: &mut Vec<Step>) {
        const MOST_UNITS: usize = 8;
        let mut lists = vec![(vec![first], false)];
        while let Some((units, joined)) = lists.pop() {
            let Some(last) = units.last().copied() else { continue };
            if joined {
                for end in self.all_stay(last.end) {
                    let clauses: Option<Vec<Clause>> = units
                        .iter()
                        .enumerate()
                        .map(|(number, named)| {
                            let before = number.checked_sub(1).and_then(|before| units.get(before));
                            let from = before.map_or(start, |before| before.end);
                            let to = if number + 1 == units.len() { end } else { named.end };
                            self.a_hold(from..to, *named)?.0.pop()
                        })
                        .collect();
                    steps.extend(clauses.map(|clauses| (clauses, end)));
                }
            }
            if units.len() >= MOST_UNITS {
                continue;
            }
            let comma = if self.kind(last.end) == Some(TokenKind::Comma) { last.end + 1 } else { last.end };
            let sign = self.joining_sign(last.end).then_some(last.end + 1);
            let ends = self.function_word(last.end, FunctionWord::And).into_iter().chain(sign).map(|end| (end, true));
            for (at, joins) in ends.chain(std::iter::once((comma, false))) {
                // The word that joins stands before the last.
                if joined {
                    continue;
                }
                for named in self.before_unit(at).into_iter().flat_map(|at| self.units(at)) {
                    if !units.iter().any(|other| other.unit == named.unit) {
                        lists.push((units.iter().copied().chain([named]).collect(), joins));
                    }
                }
            }
        }
    }

    /// "A Bud & A Vie hold", "A Bud + A Vie hold", "A Bud/Vie hold"
    fn joining_sign(&self, at: usize) -> bool {
        let text = self.token(at).and_then(|token| self.reader.text.get(token.start as usize..token.end as usize));
        text.is_some_and(|text| matches!(text, "&" | "+" | "/"))
    }

    /// "mun bur, no sorry, mun ruh", "liverpool nach wales, quatsch, yorkshire": the later order of the same unit, or its
    /// later destination, where the words between say so.
    fn corrections(&self, step: &Step) -> Vec<Step> {
        let ([clause], end) = (step.0.as_slice(), step.1) else { return Vec::new() };
        let start = clause.tokens.start;
        let Some(place) = self.place_of(clause) else { return Vec::new() };
        let Some(unit) = self.reader.context.situation.units().at(place) else { return Vec::new() };
        let mut found = Vec::new();
        for at in self.behind_correction(end) {
            let named = NamedUnit { unit, typed: Typed::Whole, kind: !clause.assumed.unit, end: at };
            for from in self.between(at) {
                for goal in self.places(from, self.reach(unit)) {
                    found.extend(self.a_move(start..goal.end, named, goal));
                }
            }
            for from in self.before_unit(at) {
                for named in self.units(from).into_iter().filter(|named| named.unit == unit) {
                    self.orders_of(start, named, &mut found);
                }
            }
        }
        found
    }

    /// Where the text goes on behind words that say that what follows replaces what is before them.
    fn behind_correction(&self, end: usize) -> Vec<usize> {
        const MOST_WORDS: usize = 8;
        let language = self.reader.context.language;
        let mut found = Vec::new();
        // A token, whether something corrects without doubt, and whether the last word only says no.
        let mut open = vec![(end, false, false)];
        while let Some((at, corrects, negates)) = open.pop() {
            if at > end + MOST_WORDS {
                continue;
            }
            // "meglio di": what follows isn't wanted.
            if corrects && !negates && self.phrase(at, Phrase::Than).is_empty() {
                found.push(at);
            }
            match self.kind(at) {
                Some(
                    TokenKind::Comma
                    | TokenKind::Dot
                    | TokenKind::Dash
                    | TokenKind::LongDash
                    | TokenKind::Other
                    | TokenKind::Colon,
                ) => open.push((at + 1, corrects, false)),
                Some(TokenKind::Word) => {
                    for end in self.function_word(at, FunctionWord::Corrects) {
                        let key = self.words(at, end - at).pop().map(|(_, key)| key).unwrap_or_default();
                        let senses = self.reader.context.lexicon.senses(&key);
                        let says = |word| {
                            senses.iter().any(|known| {
                                known.sense == crate::lexicon::Sense::FunctionWord(word)
                                    && known.rank(language).is_some()
                            })
                        };
                        let doubtful = says(FunctionWord::Or) || says(FunctionWord::If);
                        open.push((end, corrects || !doubtful, says(FunctionWord::Not)));
                    }
                }
                _ => {}
            }
        }
        distinct(found)
    }

    /// "par bur with help from mar": a move, and the unit that supports it.
    fn supporters(&self, step: &Step) -> Vec<Step> {
        let ([clause], end) = (step.0.as_slice(), step.1) else { return Vec::new() };
        let WrittenOrder::Move { unit: supported, to, .. } = clause.order else { return Vec::new() };
        let at = if matches!(self.kind(end), Some(TokenKind::Comma | TokenKind::Plus)) { end + 1 } else { end };
        let mut found = Vec::new();
        let mut add = |named: NamedUnit, behind: usize| {
            let order = WrittenOrder::SupportMove { unit: self.as_said(named), supported, to };
            let assumed = assumed(named.kind, named.typed);
            if let Some(support) = self.lawful(end..behind, named.unit, &order, assumed) {
                found.push((vec![clause.clone(), support], behind));
            }
        };
        for behind in self.function_word(at, FunctionWord::SupportedBy) {
            for named in self.before_unit(behind).into_iter().flat_map(|at| self.units(at)) {
                add(named, named.end);
            }
        }
        // "w/ lon support", "with Mar helping"
        for behind in self.phrase(at, Phrase::With) {
            let behind = if self.kind(behind) == Some(TokenKind::Slash) { behind + 1 } else { behind };
            for named in self.before_unit(behind).into_iter().flat_map(|at| self.units(at)) {
                for end in self.verb(named.end, Verb::Support).into_iter().filter(|end| self.closes(*end)) {
                    add(named, end);
                }
            }
        }
        found
    }

    /// "Sev holds, Warsaw too": units that hold as the one before does.
    fn holds_too(&self, step: &Step) -> Vec<Step> {
        let ([clause], end) = (step.0.as_slice(), step.1) else { return Vec::new() };
        if !matches!(clause.order, WrittenOrder::Hold { .. }) {
            return Vec::new();
        }
        let mut starts = self.function_word(end, FunctionWord::And);
        starts.extend((self.kind(end) == Some(TokenKind::Comma)).then_some(end + 1));
        let units = starts.into_iter().flat_map(|at| self.before_unit(at)).flat_map(|at| self.units(at));
        let holds = units.flat_map(|named| {
            let ends = self.phrase(named.end, Phrase::Too).into_iter();
            ends.filter(|end| self.closes(*end)).map(move |end| (named, end))
        });
        let both = holds.filter_map(|(named, behind)| {
            let hold = self.a_hold(end..behind, named)?.0.pop()?;
            Some((vec![clause.clone(), hold], behind))
        });
        both.collect()
    }

    /// The unit without what wasn't said: whether that counts is for the rulebook to say.
    fn as_said(&self, named: NamedUnit) -> WrittenUnit {
        let map = self.reader.context.situation.map();
        WrittenUnit {
            kind: named.kind.then_some(named.unit.kind),
            nationality: None,
            at: map.province_of(named.unit.location).location(),
        }
    }

    fn a_move(&self, tokens: Range<usize>, named: NamedUnit, goal: NamedPlace) -> Option<Step> {
        let map = self.reader.context.situation.map();
        let coast = |coast| self.reader.context.lexicon.coast_of(map, goal.province, coast);
        let to: Location = match goal.coast {
            Some(named) => coast(named)?,
            None => goal.province.location(),
        };
        let unit = self.as_said(named);
        let order = WrittenOrder::Move { unit, to, path: PathChoice::Unstated };
        let end = tokens.end;
        let assumed = assumed(named.kind, named.typed.max(goal.typed));
        Some((vec![self.lawful(tokens, named.unit, &order, assumed)?], end))
    }

    fn a_hold(&self, tokens: Range<usize>, named: NamedUnit) -> Option<Step> {
        let order = WrittenOrder::Hold { unit: self.as_said(named) };
        let end = tokens.end;
        Some((vec![self.lawful(tokens, named.unit, &order, assumed(named.kind, named.typed))?], end))
    }

    fn lawful(&self, tokens: Range<usize>, unit: Unit, order: &WrittenOrder, assumed: Assumed) -> Option<Clause> {
        let (order, assumed) = self.reader.interpreter().complete(unit, order, assumed)?;
        Some(Clause { tokens, order, assumed, leaves: None })
    }
}

fn assumed(kind: bool, typed: Typed) -> Assumed {
    Assumed { unit: !kind, province: typed == Typed::Begun, typo: typed == Typed::Altered, ..Assumed::default() }
}
