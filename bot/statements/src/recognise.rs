//! Recognises statements in free text: in the sentences in which they are said, in short forms without a colon, and roughly.
//!
//! A text is taken as said only if it is one of the known spellings from its first word to its last, means one thing, and is no
//! order or command. Everything else is offered, to be confirmed, or is nothing. What is offered uses every name, place, unit,
//! order and number of the text, and denies what the text denies; it is found by the words that it shares with the sentences and
//! phrasings of the language, of which rare ones count more.

use std::cell::OnceCell;
use std::collections::{HashMap, HashSet};

use dragoman_engine::{Map, Power, Province, WrittenOrder, WrittenUnit};
use dragoman_l10n::{Language, Notation, Words};
use dragoman_notation::{Entry, Finding, Situation};
use dragoman_reading::{days, orders};

use crate::clause::{Clause, Value};
use crate::doubt::{AlsoReads, also_in};
use crate::everyday::phrase;
use crate::keywords::{Found as Known, Keywords, MOST_WORDS, key, list, typed};
use crate::lexicon::{Found, Lexicon, Part, normal, unit_at};
use crate::meaning::{Meaning, Slot, SlotKind, Sort};
use crate::per_map::PerMap;
use crate::read::{TypedReader, TypedStatement};
use crate::samples::{MARK, samples};
use crate::say::{Room, Sayer};
use crate::statement::{Alternative, MOST_CLAUSES};
use crate::tokens::{Vocabulary, split};

/// The longest text that is looked at, in characters.
const LONGEST_TEXT: usize = 400;
/// The most sentences of a text.
const MOST_SENTENCES: usize = 4;
/// The most words and values of a sentence.
const MOST_PARTS: usize = 40;
/// The most statements that are offered.
const MOST_OFFERED: usize = 3;
/// How deep sentences stand in each other.
const DEEPEST: usize = 3;
/// How much of the words a text with values has to share with a phrasing, from 0 to 1.
const ENOUGH: f32 = 0.42;
/// The same of a text without values.
const ENOUGH_WITHOUT_VALUES: f32 = 0.74;
/// What is offered beside the best has at least this part of its likeness.
const BESIDE: f32 = 0.72;
/// The letters by which words are compared roughly.
const STEM: usize = 5;

/// What is asked of others with an order of one's own in the question.
const ASKED_OF_OTHERS: [Meaning; 4] =
    [Meaning::SupportAsk, Meaning::SupportAskHold, Meaning::ConvoyAsk, Meaning::TransitAsk];

/// What a text was recognised as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recognised {
    /// A known spelling of one statement, with nothing left over.
    Said(TypedStatement),
    /// It may be one of these, the likeliest first: its writer is asked.
    Offered(Vec<TypedStatement>),
    /// No statement.
    Nothing,
}

/// Recognises what one power writes.
#[derive(Clone, Copy)]
pub struct Recogniser<'a> {
    /// Reads short forms, in the writer's language and position.
    pub reader: TypedReader<'a>,
    /// Who writes, if that is known.
    pub power: Option<Power>,
}

/// A spelling: what it says, and the slots of its values in their order.
struct Spelling {
    meaning: Meaning,
    slots: Vec<Slot>,
}

/// Words that say something roughly.
struct Rough {
    meaning: Meaning,
    /// The number of each word in the table of weights.
    words: Vec<usize>,
    weight: f32,
    denies: bool,
}

/// The spellings of one language on one map.
struct Spellings {
    /// By its words and the kinds of its values.
    whole: HashMap<String, Vec<Spelling>>,
    /// Those that end in another clause, by what stands before it; and the one that ends in a day.
    heads: HashMap<String, Vec<Spelling>>,
    rough: Vec<Rough>,
    /// Words by their stems, with the rough ones that have them.
    stems: HashMap<String, (usize, Vec<usize>)>,
    weights: Vec<f32>,
    /// The weight of a word that no spelling has.
    unknown: f32,
    /// Words that deny.
    denials: HashSet<String>,
    until: HashSet<String>,
    from: HashSet<String>,
}

/// A text, and what it reads as where orders are read, which is found once, if it is asked for.
struct Text<'t> {
    text: &'t str,
    entries: OnceCell<Vec<Entry>>,
    also: OnceCell<AlsoReads>,
}

impl<'t> Text<'t> {
    fn new(text: &'t str) -> Self {
        Self { text: text.trim(), entries: OnceCell::new(), also: OnceCell::new() }
    }
}

impl Recogniser<'_> {
    /// What `text` says.
    #[must_use]
    pub fn read(&self, text: &str) -> Recognised {
        self.recognised(&Text::new(text))
    }

    fn recognised(&self, whole: &Text<'_>) -> Recognised {
        let text = whole.text;
        if text.is_empty() || text.chars().nth(LONGEST_TEXT).is_some() {
            return Recognised::Nothing;
        }
        // Short forms have a colon, a question mark in front or a number.
        if self.reader.may_be_typed(text)
            && let Ok(read) = self.reader.read(text)
        {
            return self.said(whole, read);
        }
        let (ungreeted, is_greeted) = self.without_greeting(text);
        let ungreeted = Text::new(ungreeted);
        let text = if is_greeted { &ungreeted } else { whole };
        let sentences = self.sentences(text.text);
        if !(1..=MOST_SENTENCES).contains(&sentences.len()) {
            return Recognised::Nothing;
        }
        if let [sentence] = sentences.as_slice() {
            return match sentence {
                Sentence::Said(clauses) => match statement(clauses.clone()) {
                    Some(read) if is_greeted => self.offered(text, vec![read]),
                    Some(read) => self.said(text, read),
                    None => self.offered(text, clauses.iter().filter_map(|one| statement(vec![one.clone()])).collect()),
                },
                Sentence::Offered(all) => {
                    self.offered(text, all.iter().filter_map(|all| statement(all.clone())).collect())
                }
                Sentence::Nothing => Recognised::Nothing,
            };
        }
        let mut clauses = Vec::new();
        let mut is_said = true;
        for sentence in sentences {
            match sentence {
                Sentence::Said(mut all) => clauses.append(&mut all),
                Sentence::Offered(all) => {
                    is_said = false;
                    clauses.extend(all.into_iter().next().unwrap_or_default());
                }
                Sentence::Nothing => return Recognised::Nothing,
            }
        }
        clauses.dedup();
        let limits = clauses.iter().filter(|clause| clause.meaning().is_limit()).count();
        if clauses.len() > MOST_CLAUSES || limits == clauses.len() {
            return Recognised::Nothing;
        }
        match statement(clauses) {
            Some(read) if is_said && !is_greeted => self.said(text, read),
            Some(read) => self.offered(text, vec![read]),
            None => Recognised::Nothing,
        }
    }

    /// What the writer of talk may be asked about, the likeliest first; nothing of a text that also reads as a command, or as an
    /// order that would count where orders are given.
    #[must_use]
    pub fn offers(&self, text: &str) -> Vec<TypedStatement> {
        self.offers_of(&Text::new(text))
    }

    fn offers_of(&self, text: &Text<'_>) -> Vec<TypedStatement> {
        let found = match self.recognised(text) {
            Recognised::Said(one) => vec![one],
            Recognised::Offered(all) => all,
            Recognised::Nothing => return Vec::new(),
        };
        let also = self.also(text);
        if also.command || also.counts { Vec::new() } else { found }
    }

    /// What talk means that was written where orders are read, without saying to whom. What may be meant as an order is nothing here:
    /// it is answered as one. Only a question about a support or a convoy may have orders in it.
    #[must_use]
    pub fn in_private(&self, text: &str) -> Option<TypedStatement> {
        let text = &Text::new(text);
        // Who names a power may be talking to it, and is told how to.
        let parts = self.lexicon().parts(&self.vocabulary(), Some(self.reader.orders.situation), text.text);
        let is_power = |value: &Found| matches!(value, Found::Power(_));
        if parts.iter().any(|part| matches!(part, Part::Values(all) if all.iter().any(is_power))) {
            return None;
        }
        let statement = self.offers_of(text).into_iter().next()?;
        let [alternative] = statement.alternatives.as_slice() else { return None };
        let first = alternative.clauses().first()?;
        let asks = text.text.ends_with('?') && ASKED_OF_OTHERS.contains(&first.meaning());
        let is_order = |entry: &Entry| match &entry.finding {
            Finding::Order { .. } | Finding::Choices(_) => true,
            Finding::Unaccounted { .. } => !asks,
            Finding::Error { suggestions, .. } => !suggestions.is_empty() && !asks,
            Finding::Comment | Finding::Header => false,
        };
        // "support A Tri - Tyr" is an order that lacks its unit.
        if !asks && first.meaning().slots().any(|slot| matches!(slot.kind(), SlotKind::Orders | SlotKind::Units)) {
            return None;
        }
        let is_said = matches!(first.sort(), Sort::Proposal | Sort::Announcement | Sort::Question);
        let is_other = is_said && first.meaning() != Meaning::OrderMe;
        (is_other && !self.entries(text).iter().any(is_order)).then_some(statement)
    }

    /// What the parts of a text are where orders are read.
    fn entries<'t>(&self, text: &'t Text<'_>) -> &'t [Entry] {
        text.entries.get_or_init(|| self.reader.orders.read(self.power, &[], text.text))
    }

    /// What else a text reads as.
    fn also(&self, text: &Text<'_>) -> AlsoReads {
        *text.also.get_or_init(|| also_in(&self.reader.orders, self.entries(text), text.text))
    }

    /// A statement that was read whole, unless it is also something else.
    fn said(&self, text: &Text<'_>, read: TypedStatement) -> Recognised {
        if self.also(text).anything() { Recognised::Offered(vec![read]) } else { Recognised::Said(read) }
    }

    /// Statements to choose from, unless the text is nothing but orders.
    fn offered(&self, text: &Text<'_>, all: Vec<TypedStatement>) -> Recognised {
        let mut kept: Vec<TypedStatement> = Vec::new();
        for one in all {
            if !kept.contains(&one) {
                kept.push(one);
            }
        }
        kept.truncate(MOST_OFFERED);
        if kept.is_empty() || orders::are_orders(self.entries(text)) {
            Recognised::Nothing
        } else {
            Recognised::Offered(kept)
        }
    }

    fn map(&self) -> &'static Map {
        self.reader.orders.situation.map()
    }

    fn spellings(&self) -> &'static Spellings {
        Spellings::of(self.reader.orders.words, self.reader.orders.language, self.map())
    }

    fn lexicon(&self) -> &'static Lexicon {
        Lexicon::of(self.reader.orders.words, self.reader.orders.language, self.map())
    }

    const fn vocabulary(&self) -> Vocabulary<'_> {
        let orders = &self.reader.orders;
        Vocabulary { words: orders.words, language: orders.language, map: orders.situation.map() }
    }

    /// A text without the everyday sentence with which it begins, and whether it has one: "Hello! …".
    fn without_greeting<'t>(&self, text: &'t str) -> (&'t str, bool) {
        let orders = &self.reader.orders;
        match cut(text).as_slice() {
            [first, _, ..] if phrase(orders.words, orders.language, first).is_some() => {
                (text.strip_prefix(first).unwrap_or(text).trim_start(), true)
            }
            _ => (text, false),
        }
    }

    /// The text as one sentence if it is one that is known, or each of its lines and sentences.
    fn sentences(&self, text: &str) -> Vec<Sentence> {
        let whole = if text.contains('\n') { None } else { self.known(text, 1) };
        if let Some(said) = whole {
            return vec![said];
        }
        let all = cut(text);
        let is_one = all.len() == 1;
        all.into_iter()
            .take(MOST_SENTENCES + 1)
            .map(|sentence| {
                let known = if is_one { None } else { self.known(sentence, 1) };
                known.or_else(|| self.short(sentence)).unwrap_or_else(|| self.rough(sentence))
            })
            .collect()
    }

    /// The clauses of a sentence that is one of the known spellings.
    fn known(&self, text: &str, depth: usize) -> Option<Sentence> {
        if depth > DEEPEST {
            return None;
        }
        let spellings = self.spellings();
        let parts = self.lexicon().parts(&self.vocabulary(), Some(self.reader.orders.situation), text);
        if parts.len() > MOST_PARTS {
            return None;
        }
        let mut found: Vec<Clause> = Vec::new();
        let whole = spellings.whole.get(&written(&parts));
        for spelling in whole.into_iter().flatten() {
            found.extend(self.filled(spelling.meaning, &spelling.slots, &parts, None));
        }
        // "Turkey told me: “I'll attack Italy.”"
        if let Some((head, tail)) = cut_at_clause(text) {
            let parts = self.lexicon().parts(&self.vocabulary(), Some(self.reader.orders.situation), head);
            for spelling in spellings.heads.get(&written(&parts)).into_iter().flatten() {
                let inner = match self.known(tail, depth + 1) {
                    Some(Sentence::Said(mut all)) if all.len() == 1 => all.pop(),
                    Some(Sentence::Said(_) | Sentence::Offered(_) | Sentence::Nothing) | None => None,
                };
                let Some(inner) = inner else { continue };
                found.extend(self.filled(
                    spelling.meaning,
                    &spelling.slots,
                    &parts,
                    Some(Value::Clause(Box::new(inner))),
                ));
            }
        }
        if found.is_empty() && depth == 1 && text.contains(|c: char| c.is_ascii_digit()) {
            return self.away(text).map(|away| Sentence::Offered(vec![vec![away]]));
        }
        found.dedup();
        match found.as_slice() {
            [] => None,
            [_] => Some(Sentence::Said(found)),
            _ => Some(Sentence::Offered(found.into_iter().map(|one| vec![one]).collect())),
        }
    }

    /// "I'm away until 5 December."
    fn away(&self, text: &str) -> Option<Clause> {
        let tokens = split(text);
        let spellings = self.spellings();
        (1..tokens.len().min(MOST_PARTS)).find_map(|count| {
            let (last, next) = (tokens.get(count - 1)?, tokens.get(count)?);
            let head: Vec<Part> =
                tokens.iter().take(count).map(|token| Part::Word(normal(&text[token.span.clone()]))).collect();
            let known = spellings.heads.get(&written(&head))?;
            known.iter().find(|spelling| spelling.meaning == Meaning::Away)?;
            debug_assert!(last.span.end <= next.span.start);
            let orders = &self.reader.orders;
            // The verb may stand behind the day.
            let date = (0..=2).find_map(|more| {
                let end = tokens.len().checked_sub(more + 1).and_then(|last| tokens.get(last))?.span.end;
                let rest = text.get(next.span.start..end)?.trim_end_matches(['.', '!']);
                days::read_days(orders.words, orders.language, rest, self.reader.today).map(|(_, date)| date)
            })?;
            Clause::new(self.map(), Meaning::Away, [(Slot::Date, Value::Date(date))]).ok()
        })
    }

    /// A short form of the writer's language without its colon: "need support A Bud - Rum".
    fn short(&self, text: &str) -> Option<Sentence> {
        let tokens = split(text);
        let language = self.reader.orders.language;
        let keywords = Keywords::of(self.reader.orders.words);
        let is_question = text.ends_with('?');
        let mut found: Vec<Vec<Clause>> = Vec::new();
        let mut is_whole = false;
        for count in (1..=MOST_WORDS.min(tokens.len())).rev() {
            let (Some(first), Some(last)) = (tokens.first(), tokens.get(count - 1)) else { continue };
            let word = &text[first.span.start..last.span.end];
            let rest = text[last.span.end..].trim_end_matches(['.', '!', '?']);
            for asked in [false, true] {
                if asked && !is_question {
                    continue;
                }
                let Known::Meaning(meaning) = keywords.own(language, word, asked) else { continue };
                // Reading orders takes long, and "I" begins much talk.
                if meaning.slots().any(|slot| slot.kind() == SlotKind::Orders) && !self.has_place(rest) {
                    continue;
                }
                if let Ok(clauses) = self.reader.typed(meaning, rest) {
                    // A keyword alone may be a word of talk, and a question mark doubts.
                    is_whole |= !is_question && count < tokens.len() && !meaning.needs().is_empty();
                    found.push(clauses);
                }
            }
        }
        found.dedup();
        match found.len() {
            0 => None,
            1 if is_whole => found.pop().map(Sentence::Said),
            _ => Some(Sentence::Offered(found)),
        }
    }

    /// Whether a text names a place or a unit.
    fn has_place(&self, text: &str) -> bool {
        let parts = self.lexicon().parts(&self.vocabulary(), Some(self.reader.orders.situation), text);
        parts.iter().any(|part| match part {
            Part::Word(_) => false,
            Part::Values(all) => {
                all.iter().any(|value| matches!(value, Found::Place(..) | Found::Unit(_) | Found::Order(_)))
            }
        })
    }

    /// What a sentence says roughly.
    fn rough(&self, text: &str) -> Sentence {
        let spellings = self.spellings();
        let parts = self.lexicon().parts(&self.vocabulary(), Some(self.reader.orders.situation), text);
        if parts.len() > MOST_PARTS {
            return Sentence::Nothing;
        }
        let (parts, limit) = self.without_limit(parts);
        let has_values = parts.iter().any(|part| match part {
            Part::Word(_) => false,
            Part::Values(all) => !all.iter().all(|value| matches!(value, Found::Kind(_) | Found::Number(_))),
        });
        let unknown = spellings.unknown;
        let mut seen: HashSet<&str> = HashSet::new();
        let mut total = 0.0;
        let mut denies = false;
        let mut shared: Vec<f32> = vec![0.0; spellings.rough.len()];
        for part in &parts {
            let Part::Word(word) = part else { continue };
            denies |= spellings.denials.contains(word);
            let stem = stem(word);
            if !seen.insert(stem) {
                continue;
            }
            match spellings.stems.get(stem) {
                Some((at, all)) => {
                    let weight = spellings.weights.get(*at).copied().unwrap_or_default();
                    total += weight;
                    for rough in all {
                        if let Some(shared) = shared.get_mut(*rough) {
                            *shared += weight;
                        }
                    }
                }
                None if self.lexicon().is_small(word) => {}
                None => total += unknown,
            }
        }
        let is_question = text.trim_end().ends_with('?');
        let enough = if has_values { ENOUGH } else { ENOUGH_WITHOUT_VALUES };
        let mut best: Vec<(f32, Meaning)> = Vec::new();
        for (rough, weight) in spellings.rough.iter().zip(shared) {
            if rough.denies != denies || weight == 0.0 {
                continue;
            }
            let asks = matches!(rough.meaning.sort(), Sort::Question);
            let suits = match (is_question, rough.meaning.sort()) {
                (true, Sort::Question | Sort::Proposal) | (false, Sort::Proposal) => 1.0,
                (true, Sort::Announcement | Sort::Information | Sort::Answer | Sort::Line) => 0.85,
                (false, _) => {
                    if asks {
                        0.9
                    } else {
                        1.0
                    }
                }
            };
            let likeness = 2.0 * weight / (total + rough.weight) * suits;
            if likeness >= enough {
                best.push((likeness, rough.meaning));
            }
        }
        best.sort_by(|(one, first), (other, second)| other.total_cmp(one).then(first.cmp(second)));
        let mut offered: Vec<(f32, Vec<Clause>)> = Vec::new();
        for (likeness, meaning) in best {
            if offered.len() == MOST_OFFERED || offered.first().is_some_and(|(most, _)| likeness < most * BESIDE) {
                break;
            }
            let Some(clause) = self.assigned(meaning, &parts) else { continue };
            let mut all = vec![clause];
            all.extend(limit.clone());
            if !offered.iter().any(|(_, known)| *known == all) {
                offered.push((likeness, all));
            }
        }
        if offered.is_empty() {
            Sentence::Nothing
        } else {
            Sentence::Offered(offered.into_iter().map(|(_, all)| all).collect())
        }
    }

    /// The parts without an end or a beginning that they name, and that.
    fn without_limit(&self, parts: Vec<Part>) -> (Vec<Part>, Option<Clause>) {
        let spellings = self.spellings();
        let place = parts
            .iter()
            .position(|part| matches!(part, Part::Values(all) if matches!(all.as_slice(), [Found::Turn(_)])));
        let Some(at) = place else { return (parts, None) };
        let Some(Part::Values(values)) = parts.get(at) else { return (parts, None) };
        let Some(Found::Turn(turn)) = values.first() else { return (parts, None) };
        let small = |part: &&Part| matches!(part, Part::Word(word) if self.lexicon().is_small(word));
        let passed = parts.iter().take(at).rev().take_while(small).count();
        let said = |words: &HashSet<String>, at: usize| {
            at.checked_sub(1)
                .and_then(|at| parts.get(at))
                .is_some_and(|part| matches!(part, Part::Word(word) if words.contains(word)))
        };
        for before in 0..=passed {
            let Some(here) = at.checked_sub(before) else { break };
            for (words, meaning) in [(&spellings.until, Meaning::Until), (&spellings.from, Meaning::From)] {
                if said(words, here) {
                    let limit = Clause::new(self.map(), meaning, [(Slot::Turn, Value::Turn(*turn))]).ok();
                    let mut rest = parts.clone();
                    rest.drain(here - 1..=at);
                    return (rest, limit);
                }
            }
        }
        (parts, None)
    }

    /// The clause of a spelling whose values are those of `parts`.
    fn filled(&self, meaning: Meaning, slots: &[Slot], parts: &[Part], clause: Option<Value>) -> Option<Clause> {
        let mut values = Vec::new();
        let mut left = slots.iter().copied().peekable();
        for all in split_values(self.map(), meaning, parts) {
            // "A Bre and A Con" are one list, or each fills a slot.
            let is_list = left.peek().is_some_and(|slot| slot.is_list());
            let groups: Vec<&[Found]> = if is_list { vec![all.as_slice()] } else { all.chunks(1).collect() };
            for group in groups {
                let slot = left.next()?;
                values.push((slot, self.value(slot, group)?));
            }
        }
        if let Some(clause) = clause {
            values.push((left.next()?, clause));
        }
        if left.next().is_some() {
            return None;
        }
        Clause::new(self.map(), meaning, values).ok()
    }

    /// The value of a slot.
    fn value(&self, slot: Slot, all: &[Found]) -> Option<Value> {
        let situation = self.reader.orders.situation;
        if all.len() > 1 && !slot.is_list() {
            return None;
        }
        let each = all.iter();
        Some(match slot.kind() {
            SlotKind::Powers => Value::Powers(
                each.map(|one| match one {
                    Found::Power(power) => Some(*power),
                    _ => None,
                })
                .collect::<Option<_>>()?,
            ),
            SlotKind::Provinces => Value::Provinces(each.map(|one| self.province(one)).collect::<Option<_>>()?),
            SlotKind::Units => Value::Units(each.map(|one| unit(situation, one)).collect::<Option<_>>()?),
            SlotKind::Orders => Value::Orders(
                each.map(|one| match one {
                    Found::Order(order) => Some(*order),
                    _ => None,
                })
                .collect::<Option<_>>()?,
            ),
            SlotKind::UnitKind => match all {
                [Found::Kind(kind)] => Value::UnitKind(*kind),
                _ => return None,
            },
            SlotKind::Turn => match all {
                [Found::Turn(turn)] => Value::Turn(*turn),
                _ => return None,
            },
            SlotKind::Number => match all {
                [Found::Number(number)] => Value::Number(*number),
                _ => return None,
            },
            SlotKind::Plan => match all {
                [Found::Plan(plan)] => Value::Plan(*plan),
                _ => return None,
            },
            SlotKind::Direction => match all {
                [Found::Direction(direction)] => Value::Direction(*direction),
                _ => return None,
            },
            SlotKind::Date | SlotKind::Clause => return None,
        })
    }

    fn province(&self, found: &Found) -> Option<Province> {
        match found {
            Found::Place(place, _) => Some(self.map().province_of(*place)),
            _ => None,
        }
    }

    /// The clause of `meaning` with all values of `parts`, whatever their order.
    fn assigned(&self, meaning: Meaning, parts: &[Part]) -> Option<Clause> {
        let mut left = split_values(self.map(), meaning, parts);
        let mut values = Vec::new();
        for slot in meaning.slots() {
            // The author and whom it is against, in one list: the last is the one.
            let at = left.iter().position(|all| self.value(slot, all.get(..1).unwrap_or_default()).is_some());
            let Some(at) = at else { continue };
            let all = left.get_mut(at)?;
            let more_of_it = meaning
                .slots()
                .skip_while(|other| *other != slot)
                .skip(1)
                .filter(|other| other.kind() == slot.kind())
                .count();
            let taken: Vec<Found> = if slot.is_list() {
                let keep = if meaning == Meaning::AllyMany { more_of_it } else { 0 };
                let keep = keep.min(all.len().saturating_sub(1));
                all.drain(..all.len() - keep).collect()
            } else {
                all.drain(..1).collect()
            };
            values.push((slot, self.value(slot, &taken)?));
            left.retain(|all| !all.is_empty());
        }
        if !left.is_empty() {
            return None;
        }
        if let [(Slot::Powers, Value::Powers(powers))] = values.as_slice()
            && powers.len() < 2
        {
            return None;
        }
        Clause::new(self.map(), meaning, values).ok()
    }
}

/// What a sentence is.
enum Sentence {
    Said(Vec<Clause>),
    Offered(Vec<Vec<Clause>>),
    Nothing,
}

fn statement(clauses: Vec<Clause>) -> Option<TypedStatement> {
    Some(TypedStatement { answers: None, alternatives: vec![Alternative::new(clauses)?] })
}

fn unit(situation: &Situation, found: &Found) -> Option<WrittenUnit> {
    match found {
        Found::Unit(unit) => Some(*unit),
        Found::Place(place, false) => unit_at(situation, *place),
        _ => None,
    }
}

/// The sentences of a text: its lines, cut behind each full stop, question mark and exclamation mark.
fn cut(text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    for line in text.lines() {
        let mut from = 0;
        let mut before = ' ';
        let mut word = 0;
        for (at, c) in line.char_indices() {
            // "St. Petersburg", "A. Vie": a stop behind a short word ends nothing.
            if c.is_whitespace() && (matches!(before, '!' | '?') || before == '.' && word > 4) {
                all.push(line[from..at].trim());
                from = at;
            }
            word = if c.is_whitespace() { 0 } else { word + 1 };
            before = c;
        }
        all.push(line[from..].trim());
    }
    all.retain(|sentence| !sentence.is_empty());
    all
}

/// Where a clause may begin in a sentence: behind a quotation mark, a colon or a question mark.
fn cut_at_clause(text: &str) -> Option<(&str, &str)> {
    const QUOTES: [char; 6] = ['“', '”', '„', '«', '»', '"'];
    let (at, c) = text.char_indices().find(|(_, c)| matches!(c, ':' | '?' | '“' | '„' | '«' | '"'))?;
    let at = if matches!(c, ':' | '?') { at + 1 } else { at };
    let (head, tail) = (text.get(..at)?, text.get(at..)?);
    let tail = tail.trim().trim_start_matches(QUOTES).trim_end_matches(['?', '.', '“', '”', '„', '«', '»', '"']);
    (!tail.is_empty()).then_some((head, tail.trim()))
}

/// The parts as they are looked up: words, and signs for values.
fn written(parts: &[Part]) -> String {
    let mut text = String::new();
    for part in parts {
        if !text.is_empty() {
            text.push(' ');
        }
        match part {
            Part::Word(word) => text.push_str(word),
            Part::Values(all) => text.extend(all.first().map(Found::sign)),
        }
    }
    text
}

/// The beginning of a word, by which it is compared roughly.
fn stem(word: &str) -> &str {
    word.char_indices().nth(STEM).map_or(word, |(end, _)| &word[..end])
}

impl Spellings {
    fn of(words: &Words, language: Language, map: &'static Map) -> &'static Self {
        static SPELLINGS: PerMap<Spellings> = PerMap::new();
        SPELLINGS.get(map, language, || Self::new(words, language, map))
    }

    fn new(words: &Words, language: Language, map: &'static Map) -> Self {
        let lexicon = Lexicon::of(words, language, map);
        let vocabulary = Vocabulary { words, language, map };
        let notation = Notation::Abbreviations;
        let sayer = Sayer { words, language, notation, map, room: Room::Two };
        let mut spellings = Self {
            whole: HashMap::new(),
            heads: HashMap::new(),
            rough: Vec::new(),
            stems: HashMap::new(),
            weights: Vec::new(),
            unknown: 0.0,
            denials: list(words, language, "statement-not-read").iter().map(|word| key(word)).collect(),
            until: typed(words, language, Meaning::Until)
                .iter()
                .filter_map(|form| form.split(' ').next())
                .map(key)
                .collect(),
            from: typed(words, language, Meaning::From)
                .iter()
                .filter_map(|form| form.split(' ').next())
                .map(key)
                .collect(),
        };
        let mut rough: Vec<(Meaning, Vec<String>)> = Vec::new();
        for meaning in Meaning::ALL.iter().copied().filter(|meaning| *meaning != Meaning::Or) {
            let ends = meaning.slots().any(|slot| matches!(slot, Slot::Clause | Slot::Date));
            let is_whole = !meaning.needs().iter().any(|slot| matches!(slot, Slot::Clause | Slot::Date));
            let both =
                [(true, ends), (false, is_whole)].into_iter().filter(|(_, is)| *is).map(|(is_headed, _)| is_headed);
            let samples = samples(map, meaning);
            for (is_headed, values) in both.flat_map(|is_headed| samples.iter().map(move |values| (is_headed, values)))
            {
                let sentence = sayer.sample(meaning, values, is_headed);
                let sentence =
                    if is_headed { sentence.split(MARK).next().unwrap_or_default().to_owned() } else { sentence };
                let parts = lexicon.parts(&vocabulary, None, &sentence);
                let Some(slots) = slots(map, meaning, values, &parts, is_headed) else { continue };
                let table = if is_headed { &mut spellings.heads } else { &mut spellings.whole };
                let all = table.entry(written(&parts)).or_default();
                if !all.iter().any(|known| known.meaning == meaning && known.slots == slots) {
                    all.push(Spelling { meaning, slots });
                }
                if !is_headed && meaning.sort() != Sort::Line {
                    rough.push((meaning, plain(&parts)));
                }
            }
            if !is_whole || meaning.sort() == Sort::Line {
                continue;
            }
            let mut forms = typed(words, language, meaning);
            forms.extend(list(words, language, &format!("{}.also", meaning.message())));
            for form in forms {
                rough.push((meaning, plain(&lexicon.parts(&vocabulary, None, &form))));
            }
        }
        spellings.weigh(rough);
        spellings
    }

    /// Gives words their weights: those of few meanings weigh more.
    fn weigh(&mut self, mut rough: Vec<(Meaning, Vec<String>)>) {
        for (_, words) in &mut rough {
            words.sort_unstable();
            words.dedup();
        }
        rough.retain(|(_, words)| !words.is_empty());
        let mut meanings: HashMap<String, HashSet<Meaning>> = HashMap::new();
        for (meaning, words) in &rough {
            for word in words {
                meanings.entry(stem(word).to_owned()).or_default().insert(*meaning);
            }
        }
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        let weight = |count: usize| (1.0 + Meaning::ALL.len() as f32 / count.max(1) as f32).ln();
        for (meaning, words) in rough {
            let denies = words.iter().any(|word| self.denials.contains(word));
            let mut numbers: Vec<usize> = Vec::new();
            for word in &words {
                let stem = stem(word);
                let next = self.weights.len();
                let (number, all) = self.stems.entry(stem.to_owned()).or_insert_with(|| (next, Vec::new()));
                if *number == next {
                    self.weights.push(weight(meanings.get(stem).map_or(1, HashSet::len)));
                }
                if !numbers.contains(number) {
                    numbers.push(*number);
                    all.push(self.rough.len());
                }
            }
            let weight = numbers.iter().filter_map(|number| self.weights.get(*number)).sum();
            self.rough.push(Rough { meaning, words: numbers, weight, denies });
        }
        self.unknown = self.weights.iter().copied().fold(0.0, f32::max) * 0.8;
        debug_assert!(self.rough.iter().all(|rough| !rough.words.is_empty()));
    }
}

/// The words of a spelling.
fn plain(parts: &[Part]) -> Vec<String> {
    parts
        .iter()
        .filter_map(|part| match part {
            Part::Word(word) => Some(word.clone()),
            Part::Values(_) => None,
        })
        .collect()
}

/// The values of `parts` as the slots of `meaning` have them: "a fleet in Brest" is a kind and a place where a kind is asked for,
/// and "A Mun to Bur" a unit and a place where those are.
fn split_values(map: &Map, meaning: Meaning, parts: &[Part]) -> Vec<Vec<Found>> {
    let has_kind = meaning.slots().any(|slot| slot == Slot::UnitKind);
    let has_unit_and_place = matches!(meaning.needs(), [Slot::Unit, Slot::Province, ..]);
    let mut all = Vec::new();
    for part in parts {
        let Part::Values(values) = part else { continue };
        match values.as_slice() {
            [Found::Unit(WrittenUnit { kind: Some(kind), at, .. })] if has_kind => {
                all.push(vec![Found::Kind(*kind)]);
                all.push(vec![Found::Place(map.province_of(*at).location(), false)]);
            }
            [Found::Order(WrittenOrder::Move { unit, to, .. })] if has_unit_and_place => {
                all.push(vec![Found::Unit(*unit)]);
                all.push(vec![Found::Place(*to, false)]);
            }
            _ => all.push(values.clone()),
        }
    }
    all
}

/// The slots of the values in `parts`, in their order there; `None` if they aren't those of the sample.
fn slots(map: &Map, meaning: Meaning, values: &[(Slot, Value)], parts: &[Part], is_headed: bool) -> Option<Vec<Slot>> {
    let mut left: Vec<&(Slot, Value)> = values.iter().collect();
    let mut slots = Vec::new();
    let mut groups: std::collections::VecDeque<Vec<Found>> = split_values(map, meaning, parts).into();
    while let Some(all) = groups.pop_front() {
        let is = |value: &Value| match value {
            Value::Powers(powers) => all.iter().cloned().eq(powers.iter().copied().map(Found::Power)),
            Value::Provinces(provinces) => {
                all.len() == provinces.len()
                    && all.iter().zip(provinces).all(
                        |(one, province)| matches!(one, Found::Place(place, _) if map.province_of(*place) == *province),
                    )
            }
            Value::Orders(orders) => all.iter().cloned().eq(orders.iter().copied().map(Found::Order)),
            Value::Units(units) => all.iter().cloned().eq(units.iter().copied().map(Found::Unit)),
            Value::UnitKind(kind) => matches!(all.as_slice(), [Found::Kind(found)] if found == kind),
            Value::Turn(turn) => matches!(all.as_slice(), [Found::Turn(found)] if found == turn),
            Value::Number(number) => matches!(all.as_slice(), [Found::Number(found)] if found == number),
            Value::Plan(plan) => matches!(all.as_slice(), [Found::Plan(found)] if found == plan),
            Value::Direction(direction) => matches!(all.as_slice(), [Found::Direction(found)] if found == direction),
            Value::Date(_) | Value::Clause(_) => false,
        };
        match left.iter().position(|(_, value)| is(value)) {
            Some(at) => slots.push(left.remove(at).0),
            // One value each.
            None if all.len() > 1 => {
                for one in all.into_iter().rev() {
                    groups.push_front(vec![one]);
                }
            }
            None => return None,
        }
    }
    if !left.is_empty() {
        return None;
    }
    slots.extend(meaning.slots().filter(|slot| is_headed && *slot == Slot::Clause));
    Some(slots)
}
