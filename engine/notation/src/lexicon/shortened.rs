//! Words as they are typed in everyday speech: how they shorten or alter the words of a name.

use dragoman_engine::Province;

/// The shortest word that is looked up as a beginning or a misspelling; two letters could be anything.
pub(super) const SHORTEST_GUESS: usize = 3;

/// What a phrase of everyday speech does in a line of orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phrase {
    /// Between a unit and its destination: "takes", "down to", "x".
    Goes,
    /// Behind a destination: Dutch "het kanaal in", German "hinterher".
    Follows,
    /// Says that a unit holds: "stays home", "rührt sich nicht".
    Stays,
    /// In front of a unit whose order follows: "with Paris", "doe mij maar".
    With,
    /// Says nothing about an order: "here goes nothing", "tot vanavond".
    Aside,
    /// Says sorry, perhaps to a power: "sorry Italy".
    Sorry,
    /// Behind a unit: it does the same as the one before, "Warsaw too".
    Too,
    /// Before the own power, in front of all orders: "for Italy".
    For,
    /// Before the order that isn't wanted: "better than", "meglio di".
    Than,
    /// Begins a remark about how an order went: "bounced with Russia".
    Went,
    /// Is a remark about how an order went: "bounce", "void".
    Outcome,
    /// Says in words that give up builds that others are made: "no more builds".
    Rest,
    /// Before units of which only one is meant: "eine von F Tri und A Bud".
    One,
    /// Alone in brackets or on a line, says that an order isn't to be taken as it stands: "wrong", "tentative".
    Unsettled,
    /// In a heading, says that the orders below it are others than those of this turn: "last", "old", "proposal".
    OtherOrders,
    /// In front of the writer's name, at the end: "regards", "LG".
    Closing,
}

/// A name and its words.
#[derive(Debug)]
pub(crate) struct Name {
    pub province: Province,
    /// Each word, and whether many names have it.
    pub words: Vec<(Box<str>, bool)>,
    /// All of them, without blanks.
    pub together: Box<str>,
}

/// How a name was typed, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Typed {
    /// As a table has it.
    Whole,
    /// Each word begun.
    Begun,
    /// With letters left out, another ending, or a typing error.
    Altered,
}

impl Name {
    /// How `words` shorten the name: each is one of its words, in their order, and not all are words of many names.
    pub(crate) fn typed(&self, words: &[&str]) -> Option<Typed> {
        if let [word] = words
            && let Some(typed) = self.typed_together(word)
        {
            return Some(typed);
        }
        self.in_order(words, |word, of_name, generic| shortens(word, of_name, words.len() > 1, generic))
    }

    /// Whether each of `words` begins one of the name's, in their order, and not all are words of many names.
    pub(crate) fn is_begun(&self, words: &[&str]) -> bool {
        self.in_order(words, |word, of_name, _| of_name.starts_with(word).then_some(Typed::Begun)).is_some()
    }

    /// The worst of how `words` fit words of the name, in their order; `None` if one doesn't, or all are words of many names.
    fn in_order(&self, words: &[&str], fits: impl Fn(&str, &str, bool) -> Option<Typed>) -> Option<Typed> {
        let mut rest = self.words.iter();
        let mut worst = Typed::Begun;
        let mut tells = words.len() == self.words.len();
        for word in words {
            let (typed, generic) =
                rest.find_map(|(of_name, generic)| Some((fits(word, of_name, *generic)?, *generic)))?;
            worst = worst.max(typed);
            tells |= !generic;
        }
        tells.then_some(worst)
    }

    /// How one word shortens the name that stands for all its words: "nthsea", "mnord".
    pub(crate) fn typed_together(&self, word: &str) -> Option<Typed> {
        const SHORTEST_ALTERED: usize = 5;
        let several = self.words.len() > 1;
        if !several || !self.words.iter().any(|(_, generic)| !generic) || word.len() < SHORTEST_ALTERED {
            return None;
        }
        let first = self.words.first()?.0.len();
        if self.together.starts_with(word) && word.len() > first {
            return Some(Typed::Begun);
        }
        // "mnord": the beginnings of two words.
        let begins = |part: &str, least: usize, (of_name, _): &(Box<str>, bool)| {
            part.len() >= least && of_name.starts_with(part)
        };
        let two = (1..word.len()).any(|middle| {
            let (Some(one), Some(two)) = (word.get(..middle), word.get(middle..)) else { return false };
            let rest = self.words.iter().skip_while(|word| !begins(one, 1, word)).skip(1);
            rest.into_iter().any(|of_name| (!of_name.1 || *of_name.0 == *two) && begins(two, SHORTEST_GUESS, of_name))
        });
        if two {
            return Some(Typed::Begun);
        }
        skips_letters(word, &self.together).then_some(Typed::Altered)
    }
}

/// How a word shortens a word of a name, if it does. `beside` if another word of the name is beside it.
pub(crate) fn shortens(word: &str, name: &str, beside: bool, generic: bool) -> Option<Typed> {
    const SHORTEST_SKIPPED: usize = 4;
    const SHORTEST_SLIP: usize = 5;
    const SHORTEST_STEM: usize = 4;
    const LONGEST_ENDING: usize = 3;
    let least = if beside { if generic { 1 } else { 2 } } else { SHORTEST_GUESS };
    if word.len() >= least && name.starts_with(word) {
        return Some(Typed::Begun);
    }
    if word.chars().next() != name.chars().next() {
        return None;
    }
    // "blk sea", "lpool"
    let skips = word.len() >= if beside { SHORTEST_GUESS } else { SHORTEST_SKIPPED } && skips_letters(word, name);
    // "north see"
    if beside && generic && word.len() >= SHORTEST_GUESS && one_slip(word, name) {
        return Some(Typed::Begun);
    }
    let slips = word.len() >= SHORTEST_SLIP && one_slip(word, name);
    // "sewastopolem", "paryżem"
    let stem = common_beginning(word, name);
    let ending = stem >= SHORTEST_STEM
        && stem + 2 >= name.len()
        && word.len() > name.len()
        && word.len() <= stem + LONGEST_ENDING;
    (skips || slips || ending).then_some(Typed::Altered)
}

/// Whether `name` has the letters of `word` in their order, its first and its last letter among them.
fn skips_letters(word: &str, name: &str) -> bool {
    let mut letters = name.chars();
    word.chars().next() == name.chars().next()
        && word.chars().next_back() == name.chars().next_back()
        && word.len() < name.len()
        && word.chars().all(|letter| letters.any(|other| other == letter))
}

/// Whether `word` is made from a name as an adjective is: "Londoner", "römische", "neapolitańska".
pub(crate) fn derives(word: &str, name: &str) -> bool {
    const SHORTEST_STEM: usize = 4;
    let stem = common_beginning(word, name);
    let whole = stem == name.len() && stem >= SHORTEST_GUESS;
    word.len() > stem + 1 && (whole || stem >= SHORTEST_STEM)
}

/// How many bytes both words begin with.
fn common_beginning(a: &str, b: &str) -> usize {
    a.chars().zip(b.chars()).take_while(|(a, b)| a == b).map(|(letter, _)| letter.len_utf8()).sum()
}

/// Whether `a` becomes `b` by one letter added, left out, replaced, or exchanged with its neighbour.
pub(crate) fn one_slip(a: &str, b: &str) -> bool {
    let start = common_beginning(a, b);
    let (a, b) = (a.get(start..).unwrap_or_default(), b.get(start..).unwrap_or_default());
    let rest = |text: &str| text.chars().next().map_or(0, char::len_utf8);
    let (skip_a, skip_b) = (rest(a), rest(b));
    let (after_a, after_b) = (a.get(skip_a..).unwrap_or_default(), b.get(skip_b..).unwrap_or_default());
    if a.is_empty() && b.is_empty() {
        return false;
    }
    if after_a == after_b || after_a == b || a == after_b {
        return true;
    }
    let mut x = a.chars();
    let mut y = b.chars();
    match (x.next(), x.next(), y.next(), y.next()) {
        (Some(a1), Some(a2), Some(b1), Some(b2)) => a1 == b2 && a2 == b1 && x.as_str() == y.as_str(),
        _ => false,
    }
}
