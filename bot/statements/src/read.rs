//! Reads statements in the short form in which they are typed: `attack: Turkey`, `? plans`, one clause a line.
//!
//! Keywords, names and orders count in every language, the writer's first. A keyword stands before a colon or behind a question
//! mark, so a lone word is never a statement. What isn't understood whole isn't guessed: the error says how far it was.

use dragoman_engine::WrittenOrder;
use dragoman_l10n::{Args, Words};
use dragoman_reading::orders::OrderReader;
use dragoman_reading::{days, talk};
use jiff::civil::Date;

use crate::clause::{Clause, Direction, Misfit, Plan, Value};
use crate::keywords::{Found, Keywords, behind_number, key, list};
use crate::meaning::{Meaning, Slot, SlotKind};
use crate::statement::{Alternative, MOST_ALTERNATIVES};
use crate::tokens::{Token, Vocabulary, split};
use crate::write::Typist;

/// The longest text that is read, in characters.
const LONGEST_TEXT: usize = 2000;

/// How deep clauses stand in each other: a reason that quotes somebody has three.
const DEEPEST: usize = 3;

/// Reads short forms.
#[derive(Clone, Copy)]
pub struct TypedReader<'a> {
    /// The writer's language, and the position, for orders.
    pub orders: OrderReader<'a>,
    /// The writer's day, for dates.
    pub today: Date,
}

/// What was typed: everything of a statement but who says it to whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedStatement {
    /// The number of the statement that it answers: `#12 ok`.
    pub answers: Option<u32>,
    /// What is said.
    pub alternatives: Vec<Alternative>,
}

/// A keyword that means different things in other languages than the writer's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ambiguous {
    /// The keyword as typed.
    pub word: String,
    /// What it may mean.
    pub meanings: Vec<Meaning>,
}

/// Why a text isn't a statement.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    /// It has no keyword before a colon and no question mark in front: it isn't meant as one.
    #[error("not in the form of a statement")]
    NotTyped,
    /// A line begins with a keyword that isn't known.
    #[error("unknown keyword")]
    UnknownKeyword {
        /// As typed.
        word: String,
        /// What may have been meant.
        nearest: Option<Meaning>,
    },
    /// A keyword that several other languages have.
    #[error("a keyword of several languages")]
    Ambiguous(Ambiguous),
    /// Something that isn't understood stands where a value is needed, or nothing does.
    #[error("{slot:?} of `{}` is missing", meaning.id())]
    Missing {
        /// What the clause says.
        meaning: Meaning,
        /// What is missing.
        slot: Slot,
        /// What was understood before.
        understood: Vec<(Slot, Value)>,
        /// What stands there, as typed; empty if nothing does.
        rest: String,
    },
    /// A whole clause, with something behind it that isn't understood.
    #[error("something behind a clause isn't understood")]
    Rest {
        /// The clause.
        clause: Box<Clause>,
        /// What stands behind it, as typed.
        rest: String,
    },
    /// Values that don't fit their meaning.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// Too long, too many lines or alternatives, or a limit twice.
    #[error("too much for one statement")]
    TooMuch,
}

impl Unread {
    /// The answer to the writer, in the words of `typist`'s language; `None` where the caller has to say more.
    #[must_use]
    pub fn say(&self, typist: &Typist<'_>) -> Option<String> {
        let (words, language): (&Words, _) = (typist.words, typist.language);
        Some(match self {
            Self::UnknownKeyword { word, nearest } => {
                let nearest = nearest.map_or_else(String::new, |meaning| typist.begun(meaning, &[]));
                words.text(
                    language,
                    "statement-unread-keyword",
                    &Args::new().text("word", word).text("nearest", nearest),
                )
            }
            Self::Missing { meaning, understood, rest, .. } => {
                let said = typist.begun(*meaning, understood);
                if rest.is_empty() {
                    words.text(language, "statement-unread-missing", &Args::new().text("said", said))
                } else {
                    let args = Args::new().text("said", said).text("rest", rest);
                    words.text(language, "statement-unread-rest", &args)
                }
            }
            Self::Rest { clause, rest } => {
                let args = Args::new().text("said", typist.clause(clause)).text("rest", rest);
                words.text(language, "statement-unread-rest", &args)
            }
            Self::NotTyped | Self::Ambiguous(_) | Self::Misfit(_) | Self::TooMuch => return None,
        })
    }
}

impl TypedReader<'_> {
    /// Reads what was typed.
    ///
    /// # Errors
    /// Why it isn't a statement, and how far it was understood.
    pub fn read(&self, text: &str) -> Result<TypedStatement, Unread> {
        if text.chars().count() > LONGEST_TEXT {
            return Err(Unread::TooMuch);
        }
        let (answers, text) = answered(text.trim());
        // As a suggestion shows several lines in one.
        let text = &text.replace(" · ", "\n");
        let mut alternatives = vec![Vec::new()];
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if self.is_or(line) {
                alternatives.push(Vec::new());
                continue;
            }
            let clauses = self.line(line, answers.is_some());
            let mut clauses = clauses.or_else(|unread| self.of_number(answers, unread))?;
            if let Some(last) = alternatives.last_mut() {
                last.append(&mut clauses);
            }
        }
        if alternatives.len() > MOST_ALTERNATIVES {
            return Err(Unread::TooMuch);
        }
        let is_empty = alternatives.iter().all(Vec::is_empty);
        let made: Option<Vec<Alternative>> = alternatives.into_iter().map(Alternative::new).collect();
        match made {
            Some(alternatives) => Ok(TypedStatement { answers, alternatives }),
            None if is_empty => Err(Unread::NotTyped),
            None => Err(Unread::TooMuch),
        }
    }

    /// A clause about the statement that is answered, if the number that it needs is that one's: `#7 drop`.
    fn of_number(&self, answers: Option<u32>, unread: Unread) -> Result<Vec<Clause>, Unread> {
        match (answers, &unread) {
            (Some(number), Unread::Missing { meaning, slot: Slot::Number, understood, rest })
                if meaning.is_about_statement() && understood.is_empty() && rest.is_empty() =>
            {
                let values = [(Slot::Number, Value::Number(number))];
                Ok(vec![Clause::new(self.orders.situation.map(), *meaning, values)?])
            }
            _ => Err(unread),
        }
    }

    /// Whether a text begins with a keyword that is known, in the form of a statement. Most talk doesn't, and what is nearest to its
    /// words needn't be looked for.
    pub(crate) fn may_be_typed(&self, text: &str) -> bool {
        let (answers, text) = answered(text.trim());
        let line = text.lines().next().unwrap_or_default();
        let asked = line.strip_prefix(['?', '¿']);
        let word = match (asked, line.split_once(':')) {
            (Some(asked), _) => asked.split_once(':').map_or(asked, |(word, _)| word),
            (None, Some((word, _))) => word,
            (None, None) if answers.is_some() => line,
            (None, None) => return false,
        };
        let word = word.trim().trim_end_matches(['.', '!', '?']);
        let found = Keywords::of(self.orders.words).exact(self.orders.language, word, asked.is_some());
        found != Found::Nothing(None)
    }

    const fn vocabulary(&self) -> Vocabulary<'_> {
        Vocabulary { words: self.orders.words, language: self.orders.language, map: self.orders.situation.map() }
    }

    /// Whether a line separates alternatives.
    fn is_or(&self, line: &str) -> bool {
        let word = key(line.trim_end_matches([':', ',', '.']));
        matches!(Keywords::of(self.orders.words).exact(self.orders.language, &word, false), Found::Meaning(Meaning::Or))
    }

    /// The clause of a line, and perhaps the limits that are named in it.
    fn line(&self, line: &str, is_answer: bool) -> Result<Vec<Clause>, Unread> {
        let (meaning, rest) = self.keyword(line, is_answer)?;
        self.clause(meaning, rest, 1)
    }

    /// The keyword of a line, and what stands behind it. In an answer to a numbered statement a keyword alone is enough.
    fn keyword<'t>(&self, line: &'t str, is_answer: bool) -> Result<(Meaning, &'t str), Unread> {
        let keywords = Keywords::of(self.orders.words);
        let question = line.strip_prefix(['?', '¿']);
        let (word, rest) = match (question, line.split_once(':')) {
            (Some(asked), _) => asked.split_once(':').unwrap_or((asked, "")),
            (None, Some(split)) => split,
            (None, None) if is_answer => (line, ""),
            (None, None) => return Err(Unread::NotTyped),
        };
        let word = word.trim().trim_end_matches(['.', '!', '?']);
        match keywords.find(self.orders.language, word, question.is_some()) {
            Found::Meaning(meaning) => Ok((meaning, rest)),
            Found::Several(meanings) => Err(Unread::Ambiguous(Ambiguous { word: word.to_owned(), meanings })),
            Found::Nothing(nearest) => {
                let said = is_answer.then(|| behind_number(self.orders.words, self.orders.language, line)).flatten();
                said.map(|meaning| (meaning, "")).ok_or(Unread::UnknownKeyword { word: word.to_owned(), nearest })
            }
        }
    }

    /// The clauses of `meaning` with the values in `text`, as behind its keyword.
    pub(crate) fn typed(&self, meaning: Meaning, text: &str) -> Result<Vec<Clause>, Unread> {
        self.clause(meaning, text, 1)
    }

    fn clause(&self, meaning: Meaning, text: &str, depth: usize) -> Result<Vec<Clause>, Unread> {
        let tokens = split(text);
        let mut cursor = Cursor { reader: self, text, tokens: &tokens, at: 0, depth };
        let mut values = Vec::new();
        let mut limits = Vec::new();
        for slot in meaning.slots() {
            let found = cursor.value(meaning, slot)?;
            match found {
                Some(value) => values.push((slot, value)),
                None if meaning.may_have().contains(&slot) => {}
                None => {
                    return Err(Unread::Missing { meaning, slot, understood: values, rest: cursor.rest() });
                }
            }
        }
        if !meaning.is_limit() {
            while let Some(limit) = cursor.limit()? {
                limits.push(limit);
            }
        }
        let clause = Clause::new(self.orders.situation.map(), meaning, values)?;
        let rest = cursor.rest();
        if !rest.is_empty() {
            return Err(Unread::Rest { clause: Box::new(clause), rest });
        }
        let mut all = vec![clause];
        all.append(&mut limits);
        Ok(all)
    }

    /// The clause in a clause: a line of its own.
    fn inner(&self, text: &str, depth: usize) -> Result<Clause, Unread> {
        if depth > DEEPEST {
            return Err(Unread::TooMuch);
        }
        let (meaning, rest) = self.keyword(text.trim(), false)?;
        let mut all = self.clause(meaning, rest, depth)?;
        match all.len() {
            1 => all.pop().ok_or(Unread::TooMuch),
            // A quote has no end of its own.
            _ => Err(Unread::TooMuch),
        }
    }

    /// The orders that `text` consists of, in the first language in which it is nothing else.
    fn all_orders(&self, text: &str) -> Option<Vec<WrittenOrder>> {
        let vocabulary = self.vocabulary();
        vocabulary.languages().find_map(|language| {
            let reader = OrderReader { language, ..self.orders };
            let parts: Option<Vec<Vec<WrittenOrder>>> = text
                .split([';', '\n'])
                .map(str::trim)
                .filter(|part| !part.is_empty())
                .map(|part| self.movement_orders(&reader, part).or_else(|| Some(vec![self.other_order(part)?])))
                .collect();
            parts.map(|parts| parts.concat()).filter(|orders| !orders.is_empty())
        })
    }

    /// The orders of movement in `text`, if it has nothing else.
    fn movement_orders(&self, reader: &OrderReader<'_>, text: &str) -> Option<Vec<WrittenOrder>> {
        let found = talk::placed(reader, text);
        let vocabulary = self.vocabulary();
        let tokens = split(text);
        let is_accounted = |token: &Token| {
            found.iter().any(|(span, _)| span.start <= token.span.start && token.span.end <= span.end)
                || vocabulary.is_small(token)
        };
        (!found.is_empty() && tokens.iter().all(is_accounted))
            .then(|| found.into_iter().map(|(_, order)| order).collect())
    }

    /// An order of another phase: a build, a disbandment or a retreat.
    fn other_order(&self, text: &str) -> Option<WrittenOrder> {
        let vocabulary = self.vocabulary();
        let tokens = split(text);
        let is = |token: Option<&Token>, id: &str| token.is_some_and(|token| vocabulary.is_word(id, &token.folded));
        for (id, is_build) in [("order-build", true), ("order-disband", false)] {
            let order = |unit| if is_build { WrittenOrder::Build { unit } } else { WrittenOrder::Disband { unit } };
            if is(tokens.first(), id)
                && let Some((unit, count)) = vocabulary.unit(text, &tokens[1..])
                && count + 1 == tokens.len()
            {
                return Some(order(unit));
            }
            if let Some((unit, count)) = vocabulary.unit(text, &tokens)
                && count + 1 == tokens.len()
                && is(tokens.get(count), id)
            {
                return Some(order(unit));
            }
        }
        let (unit, count) = vocabulary.unit(text, &tokens)?;
        if !is(tokens.get(count), "order-retreat") {
            return None;
        }
        let (to, more) = vocabulary.place(text, &tokens[count + 1..])?;
        (count + 1 + more == tokens.len()).then_some(WrittenOrder::Retreat { unit, to })
    }
}

/// The number behind `#` at the beginning of a text, and what follows it.
fn answered(text: &str) -> (Option<u32>, &str) {
    let number = text.strip_prefix('#').and_then(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        Some((rest[..end].parse().ok()?, rest[end..].trim_start_matches([':', ' ', ','])))
    });
    match number {
        Some((number, rest)) => (Some(number), rest),
        None => (None, text),
    }
}

/// Where reading of a clause is.
struct Cursor<'r, 't> {
    reader: &'r TypedReader<'r>,
    text: &'t str,
    tokens: &'t [Token],
    at: usize,
    depth: usize,
}

impl Cursor<'_, '_> {
    fn left(&self) -> &[Token] {
        self.tokens.get(self.at..).unwrap_or_default()
    }

    /// What hasn't been read, without the small words at its beginning.
    fn rest(&self) -> String {
        let vocabulary = self.reader.vocabulary();
        let passed = |token: &&Token| token.folded == ";" || vocabulary.is_small(token);
        let from = self.left().iter().find(|token| !passed(token)).map(|token| token.span.start);
        from.map_or_else(String::new, |from| self.text[from..].trim().to_owned())
    }

    /// What stands behind the words that have been read, with every sign in it.
    fn behind(&self) -> String {
        let read = self.at.checked_sub(1).and_then(|last| self.tokens.get(last)).map_or(0, |token| token.span.end);
        self.text[read..].trim_start_matches([',', ';', ':', ' ']).trim().to_owned()
    }

    /// The value at the cursor, after small words; without one the cursor stays.
    fn next<T>(&mut self, passes: impl Fn(&Token) -> bool, read: impl Fn(&[Token]) -> Option<(T, usize)>) -> Option<T> {
        let mut at = self.at;
        while at < self.tokens.len() {
            if let Some((value, count)) = read(&self.tokens[at..]) {
                self.at = at + count;
                return Some(value);
            }
            if !passes(&self.tokens[at]) {
                return None;
            }
            at += 1;
        }
        None
    }

    /// All values at the cursor: one, or as many as there are.
    fn list<T>(&mut self, meaning: Meaning, slot: Slot, read: impl Fn(&[Token]) -> Option<(T, usize)>) -> Vec<T> {
        let vocabulary = self.reader.vocabulary();
        let pronoun = |token: &Token| vocabulary.is_pronoun(token);
        // "Not to Galicia or to Silesia" denies both.
        let denies = |token: &Token| meaning.denies_list() && vocabulary.is_nor(&token.folded);
        let mut all = Vec::new();
        // Before the first value, what separates it from another list may stand: "I", ";", "against".
        // Of powers a pronoun is one itself: "between me and Turkey" isn't "between Turkey".
        let is_separate = |token: &Token| {
            token.folded == ";" || slot == Slot::Against || slot.kind() == SlotKind::Provinces && pronoun(token)
        };
        let first = self.next(|token| is_separate(token) || vocabulary.is_small(token), &read);
        all.extend(first);
        while slot.is_list() && !all.is_empty() {
            let passes = |token: &Token| (vocabulary.is_small(token) || denies(token)) && !pronoun(token);
            match self.next(passes, &read) {
                Some(value) => all.push(value),
                None => break,
            }
        }
        all
    }

    /// What fills `slot`, if it stands at the cursor.
    fn value(&mut self, meaning: Meaning, slot: Slot) -> Result<Option<Value>, Unread> {
        let reader = self.reader;
        let (vocabulary, text) = (reader.vocabulary(), self.text);
        fn some<T>(all: Vec<T>, value: impl Fn(Vec<T>) -> Value) -> Option<Value> {
            if all.is_empty() { None } else { Some(value(all)) }
        }
        Ok(match slot.kind() {
            SlotKind::Powers => some(self.list(meaning, slot, |tokens| vocabulary.power(text, tokens)), Value::Powers),
            SlotKind::Provinces => {
                some(self.list(meaning, slot, |tokens| vocabulary.province(text, tokens)), Value::Provinces)
            }
            SlotKind::Units => some(self.list(meaning, slot, |tokens| vocabulary.unit(text, tokens)), Value::Units),
            SlotKind::UnitKind => {
                let small = |token: &Token| vocabulary.is_small(token);
                self.next(small, |tokens| Some((vocabulary.unit_kind(tokens.first()?)?, 1))).map(Value::UnitKind)
            }
            SlotKind::Turn => {
                let small = |token: &Token| vocabulary.is_before_turn(token);
                self.next(small, |tokens| vocabulary.turn(tokens)).map(Value::Turn)
            }
            SlotKind::Number => {
                let number =
                    |tokens: &[Token]| Some((tokens.first()?.folded.trim_start_matches('#').parse::<u32>().ok()?, 1));
                // "2 against 3": any word may stand between two numbers.
                let passes = |token: &Token| slot == Slot::TheirStrength || vocabulary.is_small(token);
                self.next(passes, number).map(Value::Number)
            }
            SlotKind::Date => {
                let rest = self.rest();
                let read = rest.parse::<Date>().ok().or_else(|| {
                    let (words, language) = (reader.orders.words, reader.orders.language);
                    days::read_days(words, language, &rest, reader.today).map(|(_, last)| last)
                });
                read.map(|date| {
                    self.at = self.tokens.len();
                    Value::Date(date)
                })
            }
            SlotKind::Plan => self.named(Plan::ALL, |plan| (plan.id(), plan.message().to_owned())).map(Value::Plan),
            SlotKind::Direction => self
                .named(Direction::ALL, |direction| (direction.id(), format!("{}.typed", direction.message())))
                .map(Value::Direction),
            SlotKind::Orders => {
                let (orders, end) = match reader.all_orders(&self.unread()) {
                    Some(orders) => (Some(orders), self.tokens.len()),
                    // A limit may stand behind them.
                    None => self.orders_before_limit(),
                };
                self.at = end;
                orders.map(Value::Orders)
            }
            SlotKind::Clause => {
                let rest = self.behind();
                if rest.is_empty() {
                    return Ok(None);
                }
                // A missing clause is told by what its line lacks.
                let inner = reader.inner(&rest, self.depth + 1).map_err(|unread| match unread {
                    Unread::NotTyped => Unread::Missing { meaning, slot, understood: Vec::new(), rest: rest.clone() },
                    other => other,
                })?;
                self.at = self.tokens.len();
                Some(Value::Clause(Box::new(inner)))
            }
        })
    }

    fn unread(&self) -> String {
        self.left().first().map_or_else(String::new, |token| self.text[token.span.start..].trim().to_owned())
    }

    /// Orders that end where a limit of the agreement is named.
    fn orders_before_limit(&self) -> (Option<Vec<WrittenOrder>>, usize) {
        for end in self.at + 1..self.tokens.len() {
            let (from, to) = (self.tokens[self.at].span.start, self.tokens[end].span.start);
            if self.limit_at(end).is_some()
                && let Some(orders) = self.reader.all_orders(self.text[from..to].trim())
            {
                return (Some(orders), end);
            }
        }
        (None, self.at)
    }

    /// The one of `all` that the rest of the text names, by its id or in any language.
    fn named<T: Copy, const N: usize>(
        &mut self,
        all: [T; N],
        names: impl Fn(T) -> (&'static str, String),
    ) -> Option<T> {
        let rest = key(self.rest().trim_end_matches(['.', '!']));
        let vocabulary = self.reader.vocabulary();
        let is_named = |value: &T| {
            let (id, message) = names(*value);
            key(id) == rest
                || vocabulary
                    .languages()
                    .any(|language| list(vocabulary.words, language, &message).iter().any(|name| key(name) == rest))
        };
        let found = all.into_iter().find(is_named)?;
        self.at = self.tokens.len();
        Some(found)
    }

    /// The end or the beginning that is named at `at`, and the token behind it.
    fn limit_at(&self, at: usize) -> Option<(Meaning, Option<dragoman_engine::Turn>, usize)> {
        let vocabulary = self.reader.vocabulary();
        let keywords = Keywords::of(self.reader.orders.words);
        let known = |word: &str| match keywords.exact(self.reader.orders.language, word, false) {
            Found::Meaning(meaning) => Some(meaning),
            Found::Several(_) | Found::Nothing(_) => None,
        };
        (1..=crate::keywords::MOST_WORDS).rev().find_map(|count| {
            let tokens = self.tokens.get(at..at + count)?;
            let (first, last) = (tokens.first()?, tokens.last()?);
            let word = &self.text[first.span.start..last.span.end];
            // "dall'autunno": the season is behind the apostrophe.
            let elided = word.rfind(['\'', '’', '‘', '`']).and_then(|end| known(&word[..end]));
            let (meaning, mut from) = match (known(word), elided) {
                (Some(Meaning::UntilNotice), _) => return Some((Meaning::UntilNotice, None, at + count)),
                (Some(meaning @ (Meaning::Until | Meaning::From)), _) => (meaning, at + count),
                (_, Some(meaning @ (Meaning::Until | Meaning::From))) => (meaning, at + count - 1),
                _ => return None,
            };
            loop {
                let rest = self.tokens.get(from..).filter(|rest| !rest.is_empty())?;
                if let Some((turn, more)) = vocabulary.turn(rest) {
                    return Some((meaning, Some(turn), from + more));
                }
                if !rest.first().is_some_and(|token| vocabulary.is_before_turn(token)) {
                    return None;
                }
                from += 1;
            }
        })
    }

    /// A limit that is named behind a clause in its line.
    fn limit(&mut self) -> Result<Option<Clause>, Unread> {
        let Some((meaning, turn, end)) = self.limit_at(self.at) else { return Ok(None) };
        let values = turn.map(|turn| (Slot::Turn, Value::Turn(turn)));
        let clause = Clause::new(self.reader.orders.situation.map(), meaning, values)?;
        self.at = end;
        Ok(Some(clause))
    }
}
