//! Free text as words and values: the powers, places, units, orders, seasons and numbers in it, each with its value.
//!
//! Names are those of the tables of one language, in all their forms ("do Portugalii"), and of the others where that language has
//! no such word. Orders have the words that orders are read with; a unit without its letter is the one that stands there.

use std::collections::{HashMap, HashSet};

use dragoman_engine::{Location, Map, PathChoice, Power, Turn, UnitKind, WrittenOrder, WrittenUnit};
use dragoman_l10n::{Language, Notation, Words};
use dragoman_notation::Situation;
use dragoman_reading::fold::fold;

use crate::clause::{Direction, Plan};
use crate::keywords::{list, typed};
use crate::meaning::Meaning;
use crate::per_map::PerMap;
use crate::samples::samples;
use crate::say::{Room, Sayer};
use crate::tokens::{Token, Vocabulary};

/// The most words of a name with its preposition.
const LONGEST_NAME: usize = 6;

/// The letters by which a season is looked for.
const SEASON: usize = 3;

/// The longest short form that may be a word of the language too.
const LONGEST_AMBIGUOUS: usize = 4;

/// The most small words between the letter of a unit and its place: "army in Munich".
const MOST_BETWEEN: usize = 1;

/// A value in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    Power(Power),
    /// A place; whether a preposition that says where to stands in front.
    Place(Location, bool),
    Unit(WrittenUnit),
    Order(WrittenOrder),
    Kind(UnitKind),
    Turn(Turn),
    Number(u32),
    Plan(Plan),
    Direction(Direction),
}

impl Found {
    /// A sign for what kind of value it is.
    pub const fn sign(&self) -> char {
        match self {
            Self::Power(_) => 'P',
            Self::Place(..) => 'L',
            Self::Unit(_) => 'U',
            Self::Order(_) => 'O',
            Self::Kind(_) => 'K',
            Self::Turn(_) => 'T',
            Self::Number(_) => 'N',
            Self::Plan(_) => 'G',
            Self::Direction(_) => 'R',
        }
    }
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A folded word.
    Word(String),
    /// Values of one kind, with nothing between them but "and".
    Values(Vec<Found>),
}

/// The names and order words of one language on one map.
pub struct Lexicon {
    names: HashMap<String, Found>,
    /// The places whose short forms are those of powers too: "Eng".
    places: HashMap<String, Found>,
    /// The first letters of seasons.
    seasons: HashSet<String>,
    /// The first words of names.
    beginnings: HashSet<String>,
    /// Short forms that are words of the language too: names only if they have a capital letter.
    ambiguous: HashSet<String>,
    kinds: HashMap<String, UnitKind>,
    moves: HashSet<String>,
    holds: HashSet<String>,
    supports: HashSet<String>,
    convoys: HashSet<String>,
    retreats: HashSet<String>,
    builds: HashSet<String>,
    vias: HashSet<String>,
    to: HashSet<String>,
    and: HashSet<String>,
    or: HashSet<String>,
    small: HashSet<String>,
}

impl Lexicon {
    /// That of `language` on `map`, made once.
    pub fn of(words: &Words, language: Language, map: &'static Map) -> &'static Self {
        static LEXICONS: PerMap<Lexicon> = PerMap::new();
        LEXICONS.get(map, language, || Self::new(words, language, map))
    }

    fn new(words: &Words, language: Language, map: &'static Map) -> Self {
        let forms = |ids: &[&str]| -> HashSet<String> {
            let entries = ids.iter().filter_map(|id| words.word(language, id));
            entries.flat_map(|entry| entry.forms.iter().chain([&entry.name])).map(|form| fold(form)).collect()
        };
        let (to, and, mut or) = (forms(&["words-to"]), forms(&["words-and"]), forms(&["words-or"]));
        or.extend(words.nor_words(language).map(fold));
        let mut ambiguous = forms(&[
            "words-to",
            "words-from",
            "words-and",
            "words-or",
            "words-if",
            "words-not",
            "words-noise",
            "words-courtesy",
            "words-asks",
            "words-with",
            "words-for",
            "words-too",
        ]);
        let sayer = Sayer { words, language, notation: Notation::Abbreviations, map, room: Room::Two };
        for meaning in Meaning::ALL {
            // Words of sentences that are short forms too: "war", "both", "tun".
            for values in samples(map, *meaning).into_iter().take(1) {
                let sentence = sayer.sample(*meaning, &values, true);
                let small = sentence.split_whitespace().filter(|word| word.starts_with(char::is_lowercase));
                ambiguous.extend(small.map(normal).filter(|word| word.chars().count() <= LONGEST_AMBIGUOUS));
            }
            let heard = list(words, language, &format!("{}.also", meaning.message()));
            let all = typed(words, language, *meaning).into_iter().chain(heard);
            ambiguous.extend(all.flat_map(|form| form.split(' ').map(fold).collect::<Vec<_>>()));
        }
        let mut lexicon = Self {
            names: HashMap::new(),
            places: HashMap::new(),
            seasons: words
                .languages()
                .iter()
                .flat_map(|language| {
                    ["season-spring", "season-autumn", "season-winter"].map(|id| words.word(language, id))
                })
                .flatten()
                .flat_map(|entry| entry.forms.iter().chain([&entry.written]))
                .map(|form| fold(form).chars().take(SEASON).collect())
                .collect(),
            beginnings: HashSet::new(),
            ambiguous,
            kinds: HashMap::new(),
            moves: forms(&["order-move"]),
            holds: forms(&["order-hold"]),
            supports: forms(&["order-support"]),
            convoys: forms(&["order-convoy"]),
            retreats: forms(&["order-retreat"]),
            builds: forms(&["order-build"]),
            vias: forms(&["order-via"]),
            small: forms(&["words-to", "words-from", "words-and", "words-noise", "words-for"]),
            to,
            and,
            or,
        };
        lexicon.moves.insert("-".to_owned());
        for (id, kind) in [("unit-army", UnitKind::Army), ("unit-fleet", UnitKind::Fleet)] {
            for form in forms(&[id]) {
                lexicon.kinds.entry(form).or_insert(kind);
            }
        }
        let others = words.languages().iter().filter(|other| *other != language);
        for named in std::iter::once(language).chain(others) {
            lexicon.add_names(words, named, map, named == language);
        }
        lexicon.beginnings =
            lexicon.names.keys().filter_map(|name| name.split(' ').next()).map(str::to_owned).collect();
        lexicon
    }

    /// Adds the names of a language; of another than the writer's only those of four letters or more.
    fn add_names(&mut self, words: &Words, language: Language, map: &Map, is_own: bool) {
        if is_own {
            for plan in Plan::ALL {
                self.add(&words.plain(language, plan.message()), Found::Plan(plan), true);
            }
            for direction in Direction::ALL {
                self.add(&words.plain(language, direction.message()), Found::Direction(direction), true);
                for form in list(words, language, &format!("{}.typed", direction.message())) {
                    self.add(&form, Found::Direction(direction), true);
                }
            }
        }
        let table = words.table(language, map.variant());
        for power in map.powers() {
            let id = map.power_id(power);
            self.add(id, Found::Power(power), is_own);
            let Some(entry) = table.power(id) else { continue };
            let cases = entry.forms.iter().filter(|(name, _)| *name != "number").map(|(_, form)| form);
            for form in entry.also.iter().chain(cases).chain([&entry.name, &entry.abbr]) {
                self.add(form, Found::Power(power), is_own);
            }
        }
        let coasts: Vec<(&str, Vec<String>)> =
            [("NC", "coast-nc"), ("SC", "coast-sc"), ("EC", "coast-ec"), ("WC", "coast-wc")]
                .into_iter()
                .map(|(suffix, id)| {
                    let entry = words.word(language, id);
                    let forms = entry.into_iter().flat_map(|entry| entry.forms.iter().chain([&entry.written]));
                    (suffix, forms.map(|form| fold(form)).chain([fold(suffix)]).collect())
                })
                .collect();
        for province in map.provinces() {
            let id = map.id(province);
            let entry = table.province(id);
            let mut names: Vec<&str> = vec![id];
            if let Some(entry) = entry {
                names.extend([entry.name.as_str(), entry.abbr.as_str()]);
                names.extend(entry.also.iter().map(String::as_str));
            }
            let place = province.location();
            for (suffix, forms) in &coasts {
                let Some(coast) = map.location(&format!("{id}/{suffix}")) else { continue };
                for (name, form) in names.iter().flat_map(|name| forms.iter().map(move |form| (name, form))) {
                    self.add(&format!("{name}/{form}"), Found::Place(coast, false), is_own);
                    self.add(&format!("{name} {form}"), Found::Place(coast, false), is_own);
                }
            }
            for name in names {
                self.add(name, Found::Place(place, false), is_own);
            }
            for (form, phrase) in entry.iter().flat_map(|entry| &entry.phrases) {
                self.add(phrase, Found::Place(place, form == "to"), is_own);
                // "z Galicji", "do Galicji": other prepositions have the same form.
                if let Some((first, rest)) = phrase.split_once(' ')
                    && self.small.contains(&fold(first))
                {
                    self.add(rest, Found::Place(place, false), is_own);
                }
            }
        }
    }

    fn add(&mut self, name: &str, found: Found, is_own: bool) {
        let key = normal(name).split_whitespace().collect::<Vec<_>>().join(" ");
        if key.is_empty() || !is_own && (key.chars().count() < 4 || self.ambiguous.contains(&key)) {
            return;
        }
        if matches!(found, Found::Place(..)) && matches!(self.names.get(&key), Some(Found::Power(_))) {
            self.places.entry(key.clone()).or_insert_with(|| found.clone());
        }
        self.names.entry(key).or_insert(found);
    }

    /// Whether a folded word is passed over before a value.
    pub fn is_small(&self, word: &str) -> bool {
        self.small.contains(word)
    }

    /// The parts of `text`.
    pub fn parts(&self, vocabulary: &Vocabulary<'_>, situation: Option<&Situation>, text: &str) -> Vec<Part> {
        let tokens = self.tokens(text);
        let has_year = tokens.iter().any(|token| token.folded.ends_with(|c: char| c.is_ascii_digit()));
        let mut items = Vec::with_capacity(tokens.len());
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let is_placed = match items.last() {
                Some(Item::Word(word, false)) => self.kinds.contains_key(word) || word == "-",
                Some(Item::Word(_, true) | Item::Value(_)) | None => false,
            };
            if has_year
                && self.may_be_season(token)
                && let Some((turn, count)) = vocabulary.turn(&tokens[at..])
            {
                items.push(Item::Value(Found::Turn(turn)));
                at += count;
            } else if let Some((found, count)) = self.name(text, &tokens[at..], at == 0, is_placed) {
                items.push(Item::Value(found));
                at += count;
            } else if let Ok(number) = token.folded.parse::<u32>() {
                items.push(Item::Value(Found::Number(number)));
                at += 1;
            } else {
                // "a Vienna" is no army, but "a vie" may be.
                let begins = |token: &Token| text[token.span.clone()].starts_with(char::is_uppercase);
                let letter =
                    token.folded.chars().count() == 1 && !begins(token) && tokens.get(at + 1).is_some_and(begins);
                items.push(Item::Word(token.folded.clone(), letter));
                at += 1;
            }
        }
        self.grouped(self.orders(situation, self.units(items)))
    }

    fn tokens(&self, text: &str) -> Vec<Token> {
        let mut tokens = Vec::new();
        let mut start = None;
        let ends =
            |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '(' | ')' | '"' | '“' | '”' | '„' | '«' | '»');
        for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
            match start {
                Some(begin) if ends(c) => {
                    self.split_dashes(text, begin, at, &mut tokens);
                    start = None;
                }
                None if !ends(c) => start = Some(at),
                Some(_) | None => {}
            }
            if c == ';' {
                tokens.push(Token { span: at..at + 1, folded: ";".to_owned() });
            }
        }
        tokens
    }

    /// The word from `begin` to `end`, cut at a dash or an arrow between two names.
    fn split_dashes(&self, text: &str, begin: usize, end: usize, tokens: &mut Vec<Token>) {
        let word = &text[begin..end];
        let is_dash = |c: char| matches!(c, '-' | '–' | '—' | '→' | '>' | '=');
        if word.chars().all(is_dash) {
            tokens.push(Token { span: begin..end, folded: "-".to_owned() });
            return;
        }
        if let (Some(first), Some(last)) = (word.find(is_dash), word.rfind(is_dash)) {
            let behind = last + word[last..].chars().next().map_or(1, char::len_utf8);
            let (one, other) = (normal(&word[..first]), normal(&word[behind..]));
            let is_name = |part: &str| part.is_empty() || self.beginnings.contains(part);
            if is_name(&one) && is_name(&other) && !self.names.contains_key(&normal(word)) {
                if !one.is_empty() {
                    tokens.push(Token { span: begin..begin + first, folded: one });
                }
                tokens.push(Token { span: begin + first..begin + behind, folded: "-".to_owned() });
                if !other.is_empty() {
                    tokens.push(Token { span: begin + behind..end, folded: other });
                }
                return;
            }
        }
        let folded = normal(word);
        // "un'armata", "l'Austria".
        if let Some((_, behind)) = folded.split_once('\'')
            && !self.beginnings.contains(&folded)
            && (self.beginnings.contains(behind) && behind.len() > 3 || self.kinds.contains_key(behind))
            && let Some(at) = word.find(['\'', '’', '‘', '`'])
        {
            let behind = at + word[at..].chars().next().map_or(1, char::len_utf8);
            for (from, to) in [(begin, begin + at), (begin + behind, end)] {
                tokens.push(Token { span: from..to, folded: normal(&text[from..to]) });
            }
            return;
        }
        if !folded.is_empty() {
            tokens.push(Token { span: begin..end, folded });
        }
    }

    /// Whether a season may begin with a word: "autumn", "all'autunno", "F1901".
    fn may_be_season(&self, token: &Token) -> bool {
        let word = token.folded.rsplit('\'').next().unwrap_or_default();
        let is_short = word.chars().nth(1).is_some_and(|c| c.is_ascii_digit());
        is_short
            || word
                .char_indices()
                .nth(SEASON - 1)
                .is_some_and(|(at, c)| self.seasons.contains(&word[..at + c.len_utf8()]))
    }

    /// The name at the beginning of `tokens`, the longest there is.
    fn name(&self, text: &str, tokens: &[Token], is_first: bool, is_placed: bool) -> Option<(Found, usize)> {
        let first = tokens.first().filter(|first| self.beginnings.contains(&first.folded))?;
        // "A Venezia" is an army, "a Venezia" a preposition.
        let is_letter = self.kinds.contains_key(&first.folded) && matches!(&text[first.span.clone()], "A" | "F");
        let most = if is_letter { 1 } else { LONGEST_NAME };
        let mut key = first.folded.clone();
        let mut longest = None;
        for count in 1..=most.min(tokens.len()) {
            if count > 1 {
                key.push(' ');
                key.push_str(&tokens[count - 1].folded);
            }
            let place = if is_placed { self.places.get(&key) } else { None };
            if let Some(found) = place.or_else(|| self.names.get(&key)) {
                longest = Some((found.clone(), count));
            }
        }
        let (found, count) = longest?;
        // The first word of a sentence has a capital letter whatever it is.
        let has_capital = text[first.span.clone()].chars().skip(usize::from(is_first)).any(char::is_uppercase);
        if count == 1 && !has_capital && self.ambiguous.contains(&first.folded) { None } else { Some((found, count)) }
    }

    /// Joins letters of units with their places.
    fn units(&self, items: Vec<Item>) -> Vec<Item> {
        let mut joined = Vec::with_capacity(items.len());
        let mut at = 0;
        while let Some(item) = items.get(at) {
            let kind = match item {
                Item::Word(word, false) => self.kinds.get(word).copied(),
                Item::Word(_, true) | Item::Value(_) => None,
            };
            let Some(kind) = kind else {
                joined.push(item.clone());
                at += 1;
                continue;
            };
            // Between a letter and its place stands nothing: "a unit in Munich".
            let most = if matches!(item, Item::Word(word, _) if word.len() > 1) { MOST_BETWEEN } else { 0 };
            let between = items[at + 1..].iter().take(most).take_while(|item| self.is_passed(item)).count();
            match items.get(at + 1 + between) {
                Some(Item::Value(Found::Place(place, _))) => {
                    joined.push(Item::Value(Found::Unit(WrittenUnit::new(kind, *place))));
                    at += between + 2;
                }
                // A letter alone is a word.
                _ => {
                    let is_letter = matches!(item, Item::Word(word, _) if word.chars().count() == 1);
                    joined.push(if is_letter { item.clone() } else { Item::Value(Found::Kind(kind)) });
                    at += 1;
                }
            }
        }
        joined
    }

    fn is_passed(&self, item: &Item) -> bool {
        matches!(item, Item::Word(word, _) if self.small.contains(word))
    }

    /// Joins units with what they are ordered.
    fn orders(&self, situation: Option<&Situation>, items: Vec<Item>) -> Vec<Item> {
        let mut joined = Vec::with_capacity(items.len());
        let mut at = 0;
        while let Some(item) = items.get(at) {
            if let Some((order, count)) = self.order(situation, &items[at..]) {
                joined.push(Item::Value(Found::Order(order)));
                at += count;
            } else {
                joined.push(item.clone());
                at += 1;
            }
        }
        joined
    }

    /// How many items at the beginning are a form of `words`.
    fn says(items: &[Item], words: &HashSet<String>) -> Option<usize> {
        let mut said = String::new();
        let mut longest = None;
        for (at, item) in items.iter().take(3).enumerate() {
            let Item::Word(word, _) = item else { break };
            if at > 0 {
                said.push(' ');
            }
            said.push_str(word);
            if words.contains(&said) {
                longest = Some(at + 1);
            }
        }
        longest
    }

    /// The unit at the beginning: named with its letter, or by its place if one stands there.
    fn ordered(situation: Option<&Situation>, item: Option<&Item>) -> Option<WrittenUnit> {
        match item? {
            Item::Value(Found::Unit(unit)) => Some(*unit),
            Item::Value(Found::Place(place, false)) => unit_at(situation?, *place),
            Item::Value(_) | Item::Word(..) => None,
        }
    }

    /// Where a unit at the beginning of `items` is to go, and how many items say so.
    fn goal(&self, items: &[Item]) -> Option<(Location, usize)> {
        match items.first()? {
            Item::Value(Found::Place(place, true)) => return Some((*place, 1)),
            Item::Value(_) => return None,
            Item::Word(..) => {}
        }
        let count = Self::says(items, &self.moves).or_else(|| Self::says(items, &self.to))?;
        match items.get(count)? {
            Item::Value(Found::Place(place, _)) => Some((*place, count + 1)),
            Item::Value(_) | Item::Word(..) => None,
        }
    }

    fn order(&self, situation: Option<&Situation>, items: &[Item]) -> Option<(WrittenOrder, usize)> {
        if let Some(count) = Self::says(items, &self.builds)
            && let Some(Item::Value(Found::Unit(unit))) = items.get(count)
            && count == 1
            && matches!(&items[0], Item::Word(word, _) if word.chars().count() == 1)
        {
            return Some((WrittenOrder::Build { unit: *unit }, 2));
        }
        let is_named = matches!(items.first()?, Item::Value(Found::Unit(_)));
        let unit = Self::ordered(situation, items.first())?;
        let rest = &items[1..];
        if let Some((to, count)) = self.goal(rest) {
            let via = rest.get(count..).and_then(|rest| Self::says(rest, &self.vias));
            let path = if via.is_some() { PathChoice::ByConvoy } else { PathChoice::Unstated };
            return Some((WrittenOrder::Move { unit, to, path }, 1 + count + via.unwrap_or_default()));
        }
        if !is_named {
            return None;
        }
        if let Some(count) = Self::says(rest, &self.holds) {
            return Some((WrittenOrder::Hold { unit }, 1 + count));
        }
        if let Some(count) = Self::says(rest, &self.supports)
            && let Some(supported) = Self::ordered(situation, rest.get(count))
        {
            return Some(match self.goal(&rest[count + 1..]) {
                Some((to, more)) => (WrittenOrder::SupportMove { unit, supported, to }, count + more + 2),
                None => (WrittenOrder::SupportHold { unit, supported }, count + 2),
            });
        }
        if let Some(count) = Self::says(rest, &self.convoys)
            && let Some(army) = Self::ordered(situation, rest.get(count))
            && let Some((to, more)) = self.goal(&rest[count + 1..])
        {
            return Some((WrittenOrder::Convoy { unit, army, to }, count + more + 2));
        }
        if let Some(count) = Self::says(rest, &self.retreats)
            && let Some(Item::Value(Found::Place(to, _))) = rest.get(count)
        {
            return Some((WrittenOrder::Retreat { unit, to: *to }, count + 2));
        }
        None
    }

    /// Joins values of one kind that have nothing between them but "and".
    fn grouped(&self, items: Vec<Item>) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::with_capacity(items.len());
        let mut between = Vec::new();
        for item in items {
            match item {
                Item::Word(word, _) => between.push(word),
                Item::Value(value) => {
                    let is_joined = between.iter().all(|word| {
                        word == ";" || self.and.contains(word) || value.sign() == 'L' && self.or.contains(word)
                    });
                    let signed = value.sign();
                    match parts.last_mut() {
                        Some(Part::Values(all))
                            if is_joined
                                && all.first().is_some_and(|first| first.sign() == signed)
                                && signed != 'N' =>
                        {
                            between.clear();
                            all.push(value);
                        }
                        _ => {
                            parts.extend(between.drain(..).filter(|word| word != ";").map(Part::Word));
                            parts.push(Part::Values(vec![value]));
                        }
                    }
                }
            }
        }
        parts.extend(between.into_iter().filter(|word| word != ";").map(Part::Word));
        parts
    }
}

/// A word, with whether it is a small letter before a name; or a value.
#[derive(Clone, Debug)]
enum Item {
    Word(String, bool),
    Value(Found),
}

/// The unit that stands in the province of `place`.
pub fn unit_at(situation: &Situation, place: Location) -> Option<WrittenUnit> {
    let unit = situation.position.units.at(situation.map().province_of(place))?;
    Some(WrittenUnit::new(unit.kind, unit.location))
}

/// A word as it is compared.
pub fn normal(word: &str) -> String {
    fold(&word.replace(['’', '‘', '`'], "'")).trim_matches(['.', '!', '?', ':', '\'', '*', '…', '¿', '¡']).to_owned()
}
