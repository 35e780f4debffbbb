//! The structure of an order, in any language.
//!
//! Every notation that people use has the same parts: a unit, what it does, and perhaps another unit or a destination.
//! The grammar finds those parts among the items and leaves their meaning open: which province a word names is decided
//! later, in the position. It looks ahead by a few items at most, so that its time grows no faster than the text.

mod parts;

use dragoman_engine::{PhaseKind, Power, ProvinceSet, UnitKind};

use super::coast::Coast;
use super::item::Item;
use super::lexicon::{FunctionWord, LanguageId, Lexicon, Sense, Verb};
use super::token::{TokenKind, Tokens};

/// The place of a unit is missing: "fleet holds".
pub(super) const UNNAMED: usize = usize::MAX;

/// A unit as it was described.
#[derive(Clone, Copy, Debug)]
pub(super) struct UnitPart {
    /// The letter or word for its kind, and its item.
    pub kind: Option<(UnitKind, usize)>,
    /// Whose it is said to be.
    pub power: Option<Power>,
    /// The item that names its place, or [`UNNAMED`].
    pub place: usize,
    /// The coast that was named.
    pub coast: Option<Coast>,
}

/// The destination of a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    /// The item that names the place.
    pub place: usize,
    /// The coast that was named.
    pub coast: Option<Coast>,
}

/// What a unit is ordered to do.
#[derive(Clone, Copy, Debug)]
pub(super) enum Act {
    /// Nothing: a unit and no order.
    Nothing,
    Hold,
    /// To go somewhere. `dashless` if there is only the place; `through` if further places follow.
    Move {
        to: Goal,
        via: bool,
        dashless: bool,
        through: Option<Goal>,
    },
    /// To retreat, expressed by a word for it.
    Retreat {
        to: Goal,
    },
    Support {
        unit: UnitPart,
        to: Option<Goal>,
    },
    Convoy {
        army: UnitPart,
        to: Option<Goal>,
    },
    Disband,
    Build,
}

/// An order as it was written.
#[derive(Clone, Copy, Debug)]
pub(super) enum Draft {
    Order { unit: UnitPart, act: Act },
    Waive,
}

/// Reads the parts of orders.
pub(super) struct Grammar<'a> {
    pub items: &'a [Item<'a>],
    pub tokens: &'a Tokens,
    pub lexicon: &'a Lexicon,
    pub language: LanguageId,
    pub phase: PhaseKind,
    /// Where the writer's units are.
    pub own: ProvinceSet,
}

/// The number of ornaments that may be between two parts of an order; with more it isn't an order.
const MOST_SKIPPED: usize = 12;

/// The most waters on the way of a convoy that are read.
const MOST_WATERS: usize = 8;

impl<'a> Grammar<'a> {
    fn item(&self, at: usize) -> Option<&'a Item<'a>> {
        self.items.get(at)
    }

    /// The next item that isn't an ornament (quotation marks, emoji) or a function word without meaning.
    pub(super) fn next(&self, mut at: usize) -> usize {
        for _ in 0..MOST_SKIPPED {
            match self.item(at) {
                Some(item) if item.kind == TokenKind::Other || self.noise(item) => at += 1,
                _ => break,
            }
        }
        at
    }

    /// Articles and pronouns: words without meaning in the writer's language, or in all that have them.
    pub(super) fn noise(&self, item: &Item<'_>) -> bool {
        if !item.function_word(FunctionWord::Noise) {
            return false;
        }
        let own = item.function_word_in(FunctionWord::Noise, self.language);
        if !own && self.text_length(item) == 1 {
            return false;
        }
        item.known.iter().all(|known| match known.sense {
            Sense::FunctionWord(word) if word == FunctionWord::Noise || word.is_talk() => true,
            Sense::FunctionWord(FunctionWord::To | FunctionWord::From | FunctionWord::And) => {
                known.rank(self.language).is_none()
            }
            // "l'armata" is no army of a Dutchman.
            Sense::Unit(_) => own && known.rank(self.language).is_none(),
            _ => false,
        })
    }

    /// Whether the item is that function word and not a letter with another meaning: "W" isn't a preposition.
    fn preposition(&self, item: &Item<'_>, word: FunctionWord) -> bool {
        item.function_word(word)
            && !(self.capital(item) && self.text_length(item) == 1)
            && (item.function_word_in(word, self.language) || !self.asks(item))
    }

    /// Whether a word is another language's preposition, but "he" or "does" to the writer: "on" to a Pole. Between a unit
    /// and its goal it is the preposition.
    fn asks(&self, item: &Item<'_>) -> bool {
        let asks = item.function_word_in(FunctionWord::Asks, self.language);
        let at = self.items.partition_point(|other| other.first < item.first);
        let dash = |item: &Item<'_>| matches!(item.kind, TokenKind::Dash | TokenKind::LongDash);
        let ordered = |item: &Item<'_>| item.is_place() || item.any_verb() || dash(item);
        let behind = || at.checked_sub(1).is_some_and(|before| self.is(before, ordered));
        asks && (!behind() || self.is(at + 1, |next| next.unit().is_some()))
    }

    /// Whether nothing more is in the clause at `at`.
    pub(super) fn clause_ends(&self, at: usize) -> bool {
        matches!(
            self.kind(at),
            None | Some(
                TokenKind::Newline
                    | TokenKind::Stop
                    | TokenKind::Cross
                    | TokenKind::Comma
                    | TokenKind::Dot
                    | TokenKind::Question
                    | TokenKind::Close
                    | TokenKind::Slash
                    | TokenKind::Remark
            )
        )
    }

    fn is(&self, at: usize, test: impl Fn(&Item<'_>) -> bool) -> bool {
        self.item(at).is_some_and(test)
    }

    fn kind(&self, at: usize) -> Option<TokenKind> {
        self.item(at).map(|item| item.kind)
    }

    /// Whether the item could name a place: known as one, or unknown and perhaps a misspelt one.
    fn maybe_place(&self, at: usize) -> bool {
        self.is(at, |item| item.is_place() || item.guessable() && !self.noise(item))
    }

    /// Whether the item may introduce a destination.
    fn leads(&self, at: usize) -> bool {
        let Some(item) = self.item(at) else { return false };
        if matches!(item.kind, TokenKind::Dash | TokenKind::LongDash) || item.verb(Verb::Move) {
            return true;
        }
        if !self.preposition(item, FunctionWord::To) {
            return false;
        }
        if item.unit().is_some() {
            // "a" means an army in all languages and a preposition in Italian: it introduces a destination only if the
            // place after it doesn't begin an order of its own. "a mun a ber" are two armies to all others, if both are
            // theirs.
            let own = |item: &Item<'_>| item.places().any(|(province, ..)| self.own.contains(province));
            let again = !item.function_word_in(FunctionWord::To, self.language)
                && at.checked_sub(2).is_some_and(|first| self.is(first, |item| self.is_small_unit(item)))
                && self.is(at + 1, own);
            if self.phase == PhaseKind::Adjustment || again || self.capital(item) {
                return false;
            }
            let mut place = at + 1;
            if !self.is(place, |item| item.is_place()) {
                return false;
            }
            place += 1;
            return !self.starts_action(place);
        }
        true
    }

    /// A unit's letter, written small.
    fn is_small_unit(&self, item: &Item<'_>) -> bool {
        item.unit().is_some() && self.text_length(item) == 1 && !self.capital(item)
    }

    fn capital(&self, item: &Item<'_>) -> bool {
        self.tokens.list.get(item.first as usize).is_some_and(|token| token.capital)
    }

    /// Whether an action begins at `at`: a dash, a verb.
    fn starts_action(&self, at: usize) -> bool {
        let mut at = self.next(at);
        if matches!(self.kind(at), Some(TokenKind::Dot | TokenKind::Colon)) {
            at = self.next(at + 1);
        }
        self.is(at, |item| {
            matches!(item.kind, TokenKind::Dash)
                || item.known.iter().any(|known| matches!(known.sense, Sense::Verb(verb) if verb != Verb::Via))
        })
    }

    /// Skips prepositions and articles before a place or a unit.
    fn step_over_prepositions(&self, at: usize) -> usize {
        self.step_over(at, false)
    }

    /// Skips prepositions and articles before a place or a unit; after a unit's letter an "a" is a preposition and not a second
    /// letter.
    fn step_over(&self, mut at: usize, behind_unit: bool) -> usize {
        for _ in 0..MOST_SKIPPED {
            at = self.next(at);
            let Some(item) = self.item(at) else { break };
            let preposition = self.preposition(item, FunctionWord::To)
                || self.preposition(item, FunctionWord::From)
                || item.function_word(FunctionWord::Noise);
            if !preposition || (item.unit().is_some() && !(behind_unit && item.function_word(FunctionWord::To))) {
                break;
            }
            let after = self.next(at + 1);
            // "A we boedapest": "we" is a pronoun of another language only.
            if self.only_names(item) {
                break;
            }
            // "We" is Vienna before it is a preposition, unless a name follows.
            if item.is_place() && !self.is(after, |next| next.is_place() || next.unknown() || next.unit().is_some()) {
                break;
            }
            let goes_on = self.is(after, |next| {
                next.is_place()
                    || next.unknown()
                    || next.unit().is_some()
                    || next.power().is_some()
                    || next.coast().is_some()
                    || next.function_word(FunctionWord::To)
                    || next.function_word(FunctionWord::From)
            });
            // "na" is a preposition before a place, and the North Atlantic if nothing follows.
            if !goes_on {
                break;
            }
            at += 1;
        }
        self.next(at)
    }

    /// Whether the item is a name in the writer's language, and a small word in others at most.
    fn only_names(&self, item: &Item<'_>) -> bool {
        let small = [FunctionWord::To, FunctionWord::From, FunctionWord::Noise];
        item.places().any(|(.., known)| known.rank(self.language).is_some())
            && !small.iter().any(|word| item.function_word_in(*word, self.language))
    }

    fn text_length(&self, item: &Item<'_>) -> usize {
        item.tokens().filter_map(|at| self.tokens.list.get(at)).map(|token| (token.end - token.start) as usize).sum()
    }

    fn starts_unit_after(&self, at: usize) -> bool {
        let at = self.next(at);
        self.is(at, |item| item.unit().is_some() || item.is_place())
    }

    /// An order at `start`, and where it ends. `needs_letter` if only a letter for the unit shows that an order begins.
    pub(super) fn order(&self, start: usize, needs_letter: bool) -> Option<(Draft, usize)> {
        let at = self.next(start);
        let first = self.item(at)?;
        // The verb first: "build F Kie", "scioglie A Gal", "hold A Par", "rinuncia".
        if first.verb(Verb::Waive) && (self.text_length(first) > 1 || self.waives_by_letter(at)) {
            return Some((Draft::Waive, at + 1));
        }
        for (verb, act) in [(Verb::Build, Act::Build), (Verb::Disband, Act::Disband), (Verb::Hold, Act::Hold)] {
            if first.verb(verb)
                && !first.is_place()
                && !(verb == Verb::Disband && self.withdraws(at))
                && let Some((unit, end)) = self.unit(at + 1, false)
            {
                return Some((Draft::Order { unit, act }, end));
            }
        }
        for verb in [Verb::Move, Verb::Retreat] {
            if first.verb(verb)
                && !first.is_place()
                // "geht A Lpl - Wal": does that work?
                && !first.function_word_in(FunctionWord::Asks, self.language)
                && let Some((unit, end)) = self.unit(at + 1, false)
                && let Some((to, end)) = self.way_and_goal(end)
            {
                let act = match verb {
                    Verb::Retreat => Act::Retreat { to },
                    _ => Act::Move { to, via: false, dashless: false, through: None },
                };
                return Some((Draft::Order { unit, act }, end));
            }
        }
        let Some((unit, end)) = self.unit(start, needs_letter) else { return self.unnamed(start) };
        if let Some(found) = self.kind_behind_build(unit, end) {
            return Some(found);
        }
        let (act, end) = self.act(end);
        Some((Draft::Order { unit, act }, end))
    }

    /// Whether the single letter at `at` gives up a build: "W", and nothing more in its clause but how often. A small one,
    /// or one before a name, is a preposition to a Pole: "w Moskwie armia".
    fn waives_by_letter(&self, at: usize) -> bool {
        let again = |item: &Item<'_>| item.verb(Verb::Waive) && self.text_length(item) == 1;
        let behind = self.items.get(at + 1..).unwrap_or_default().iter().take(MOST_SKIPPED);
        let last = at + behind.take_while(|item| again(item)).count();
        let number = self.kind(last + 1) == Some(TokenKind::Number);
        let behind = if number || self.kind(last + 1) == Some(TokenKind::Dot) { last + 2 } else { last + 1 };
        let dotted = !number && behind > last + 1 && !matches!(self.kind(behind), None | Some(TokenKind::Newline));
        self.phase == PhaseKind::Adjustment
            && self.is(at, |item| self.capital(item) || !item.function_word_in(FunctionWord::Noise, self.language))
            && self.clause_ends(behind)
            && self.kind(behind) != Some(TokenKind::Slash)
            && !dotted
    }

    /// "w Warszawie buduję armię", "Paris builds a fleet": a place, a word for building, and the kind of the unit.
    fn kind_behind_build(&self, unit: UnitPart, end: usize) -> Option<(Draft, usize)> {
        let verb = self.next(end);
        if self.phase != PhaseKind::Adjustment
            || unit.kind.is_some()
            || !self.is(verb, |item| item.verb(Verb::Build) && item.word() && self.text_length(item) > 1)
        {
            return None;
        }
        let kind = self.behind_article(self.next(verb + 1));
        let word = self.item(kind).filter(|item| self.text_length(item) > 1)?;
        let unit = UnitPart { kind: Some((word.unit()?, kind)), ..unit };
        self.clause_ends(self.next(kind + 1)).then_some((Draft::Order { unit, act: Act::Build }, kind + 1))
    }

    /// Where builds are due, the item behind an article before a word for a unit: "a fleet". The letter of an army, "a", is
    /// none there.
    fn behind_article(&self, at: usize) -> usize {
        let article = |item: &Item<'_>| item.function_word_in(FunctionWord::Courtesy, self.language);
        let word = |item: &Item<'_>| item.unit().is_some() && self.text_length(item) > 1;
        let skips = self.phase == PhaseKind::Adjustment
            && self.is(at, |item| article(item) && !item.is_place())
            && self.is(at + 1, word);
        if skips { at + 1 } else { at }
    }

    /// "remove A Vie - Gal" among moves: the word takes an order back, and disbands no unit.
    fn withdraws(&self, at: usize) -> bool {
        self.phase == PhaseKind::Movement
            && self.is(at, |item| item.function_word(FunctionWord::Withdraws))
            && matches!(
                self.order(at + 1, false),
                Some((
                    Draft::Order { act: Act::Move { .. } | Act::Support { .. } | Act::Convoy { .. } | Act::Hold, .. },
                    _
                ))
            )
    }

    /// What a unit is ordered to do, from `start`; nothing if nothing is said.
    fn act(&self, start: usize) -> (Act, usize) {
        let mut at = self.next(start);
        // "F Edi: holds", "A Mun.-Ruh", "A Mem: Marmarica"
        let colon = self.kind(at) == Some(TokenKind::Colon);
        if colon || (self.kind(at) == Some(TokenKind::Dot) && self.starts_action(at + 1)) {
            let after = self.next(at + 1);
            let same_line = self.kind(after).is_some_and(|kind| kind != TokenKind::Newline);
            if same_line && (self.starts_action(after) || self.leads(after) || self.dashless(after).is_some()) {
                at = after;
            }
        }
        if self.sign_in_brackets(at) {
            at += 1;
        }
        let mut via = false;
        if let Some(end) = self.via(at) {
            via = true;
            at = self.next(end);
        }
        let Some(item) = self.item(at) else { return (Act::Nothing, start) };
        if !via && let Some(found) = self.sign_behind_dash(at) {
            return found;
        }
        if !via {
            if item.verb(Verb::Support)
                && let Some((to, supported, end)) = self.support_spelt_out(at + 1)
            {
                return (Act::Support { unit: supported, to }, end);
            }
            if item.verb(Verb::Support)
                && let Some((supported, end)) = self.unit(self.behind_word(at), false)
            {
                let end = self.behind_possessive(end);
                let mut after = self.next(end);
                // "supports Venice to hold"
                if self.is(after, |item| item.function_word(FunctionWord::To))
                    && self.is(after + 1, |item| item.verb(Verb::Hold))
                {
                    after += 1;
                }
                if self.is(after, |item| item.verb(Verb::Hold)) {
                    return (Act::Support { unit: supported, to: None }, after + 1);
                }
                if let Some((to, end)) = self.way_and_goal(end).or_else(|| self.goal_apart(end)) {
                    return (Act::Support { unit: supported, to: Some(to) }, end);
                }
                // "S A Bul Rum": the dash is missing.
                if let Some((to, end)) = self.dashless(end) {
                    return (Act::Support { unit: supported, to: Some(to) }, end);
                }
                return (Act::Support { unit: supported, to: None }, end);
            }
            if item.verb(Verb::Convoy)
                && let Some((army, end)) = self.unit(self.behind_word(at), false)
            {
                if let Some((to, end)) = self.way_and_goal(end).or_else(|| self.goal_apart(end)) {
                    // "F Nth C A Lon - Nwy via convoy"
                    let by_sea = self.via(end).filter(|end| self.clause_ends(self.next(*end)));
                    return (Act::Convoy { army, to: Some(to) }, by_sea.unwrap_or(end));
                }
                if let Some((to, end)) = self.dashless(end) {
                    return (Act::Convoy { army, to: Some(to) }, end);
                }
                return (Act::Convoy { army, to: None }, end);
            }
            // "A Fin S. Pietroburgo - Nor": the letter is the order and not a part of the name.
            if item.split_support
                && item.is_place()
                && let Some((to, end)) = self.way_and_goal(at + 1)
            {
                let supported = UnitPart { kind: None, power: None, place: at, coast: None };
                return (Act::Support { unit: supported, to: Some(to) }, end);
            }
            if item.verb(Verb::Hold) {
                return (Act::Hold, self.where_it_stands(start, at + 1));
            }
            if item.verb(Verb::Retreat) {
                if let Some((to, end)) = self.way_and_goal(at + 1) {
                    return (Act::Retreat { to }, end);
                }
                if let Some((to, end)) = self.goal(at + 1) {
                    return (Act::Retreat { to }, end);
                }
            }
            if item.verb(Verb::Disband) {
                return (Act::Disband, at + 1);
            }
            // "A Bud + A Vie H": a plus joins where nothing is built.
            let joins = item.kind == TokenKind::Plus && self.phase != PhaseKind::Adjustment;
            if item.verb(Verb::Build) && !joins {
                return (Act::Build, at + 1);
            }
        }
        // "gaat met begeleiding naar Noorwegen"
        if !via
            && self.is(at, |item| item.verb(Verb::Move))
            && let Some(end) = self.via(at + 1)
        {
            if let Some((to, end)) = self.way_and_goal(end) {
                return self.rest_of_move(to, end, true);
            }
            if let Some(found) = self.by_waters(end) {
                return found;
            }
        }
        if let Some(found) = self.move_by_fleets(at) {
            return found;
        }
        // "by convoy to Wal and Iri - MAO": the goal, and the next order.
        if via
            && !self.leads(at)
            && let Some(found) = self.by_waters(at)
        {
            return found;
        }
        if let Some((to, end)) = self.way_and_goal(at) {
            return self.rest_of_move(to, end, via);
        }
        if let Some((to, end)) = self.dashless(at) {
            let by_sea = self.via(end).filter(|_| !via);
            let act = Act::Move { to, via: via || by_sea.is_some(), dashless: true, through: None };
            return (act, by_sea.unwrap_or(end));
        }
        (Act::Nothing, start)
    }

    /// "Vienna supports Bud's move to Gal": the item behind the ending of a unit whose move is named.
    fn behind_possessive(&self, end: usize) -> usize {
        let ending = self.is(end, |item| item.elided && self.text_length(item) == 1);
        let moves = self.is(end + 1, |item| item.verb(Verb::Move) && item.word() && !item.is_place());
        if ending && moves { end + 1 } else { end }
    }

    /// "A Mun - H", "A Ven - S A Rom": a word or sign of an order behind a dash is that order, and not the beginning of a
    /// name.
    fn sign_behind_dash(&self, at: usize) -> Option<(Act, usize)> {
        if !matches!(self.kind(at), Some(TokenKind::Dash | TokenKind::LongDash)) {
            return None;
        }
        let sign = self.next(at + 1);
        let verbs: &[Verb] = match self.phase {
            PhaseKind::Movement => &[Verb::Hold, Verb::Support, Verb::Convoy],
            PhaseKind::Retreat | PhaseKind::Adjustment => &[Verb::Disband],
        };
        if !self.is(sign, |item| !item.is_place() && verbs.iter().any(|verb| item.verb(*verb))) {
            return None;
        }
        // "A Fin - S. sPietroburgo": a name rather than a support, unless a unit's letter follows.
        if self.kind(sign + 1) == Some(TokenKind::Dot) && self.is(sign + 2, |item| item.unit().is_none()) {
            return None;
        }
        match self.act(sign) {
            (Act::Nothing | Act::Move { .. } | Act::Retreat { .. } | Act::Build, _) => None,
            found @ (Act::Hold | Act::Support { .. } | Act::Convoy { .. } | Act::Disband, _) => Some(found),
        }
    }

    /// The item after a verb, and after the dot of an abbreviation, "app.", or what closes around it: "(S)", "/S/".
    fn behind_word(&self, at: usize) -> usize {
        let behind = if self.kind(at + 1) == Some(TokenKind::Dot) { at + 2 } else { at + 1 };
        match (at.checked_sub(1).and_then(|before| self.kind(before)), self.kind(behind)) {
            (Some(TokenKind::Open), Some(TokenKind::Close)) | (Some(TokenKind::Slash), Some(TokenKind::Slash)) => {
                behind + 1
            }
            _ => behind,
        }
    }

    /// "F MAO (S) A Gas - Spa": whether the word for support or convoy stands in brackets or slashes, and a unit behind it.
    fn sign_in_brackets(&self, at: usize) -> bool {
        let sign = at + 1;
        let helps = |item: &Item<'_>| (item.verb(Verb::Support) || item.verb(Verb::Convoy)) && !item.is_place();
        let behind = self.behind_word(sign);
        let closed = behind > sign + 1 && matches!(self.kind(behind - 1), Some(TokenKind::Close | TokenKind::Slash));
        self.phase == PhaseKind::Movement && self.is(sign, helps) && closed && self.starts_unit_after(behind)
    }

    /// "support hold Ven", "support move to Tuscany from Venice": the supported order before its unit.
    fn support_spelt_out(&self, at: usize) -> Option<(Option<Goal>, UnitPart, usize)> {
        let at = self.next(at);
        if self.is(at, |item| item.verb(Verb::Hold)) {
            let (unit, end) = self.unit(at + 1, false)?;
            return Some((None, unit, end));
        }
        if !self.is(at, |item| item.verb(Verb::Move) && item.word()) {
            return None;
        }
        // "supports the attack of A Bud on Gal"
        if self.is(at, |item| item.first == item.last)
            && !self.is(at + 1, |item| item.function_word(FunctionWord::To) && item.unit().is_none())
            && let Some((unit, end)) = self.unit(at + 1, false)
            && let Some((to, end)) = self.way_and_goal(end)
        {
            return Some((Some(to), unit, end));
        }
        let (to, end) = self.goal(at + 1)?;
        if !self.is(end, |item| item.function_word(FunctionWord::From)) {
            return None;
        }
        let (unit, end) = self.unit(end + 1, false)?;
        Some((Some(to), unit, end))
    }

    /// A unit with only its kind, and its order: "fleet holds", "F - Nth".
    fn unnamed(&self, start: usize) -> Option<(Draft, usize)> {
        let at = self.step_over_prepositions(start);
        let item = self.item(at)?;
        if self.phase == PhaseKind::Retreat && item.unit().is_none() {
            return self.unnamed_retreat(start);
        }
        let kind = item.unit()?;
        let part = UnitPart { kind: Some((kind, at)), power: None, place: UNNAMED, coast: None };
        let after = self.next(at + 1);
        // A letter alone is too little if a mere preposition follows ("a me in Roma").
        let letter = self.text_length(item) == 1;
        let action = self.starts_action(after) || (!letter && self.leads(after));
        if !action || (letter && self.is_initial(item, after)) {
            return None;
        }
        let (act, end) = self.act(at + 1);
        // "F löst transp. A Pre - Ber" among moves: the end isn't understood either.
        let later = matches!(act, Act::Disband | Act::Build) && self.phase == PhaseKind::Movement;
        let none = matches!(act, Act::Nothing) || (later && !self.clause_ends(self.next(end)));
        (!none).then_some((Draft::Order { unit: part, act }, end))
    }

    /// Whether a letter rather begins a name: it is a unit's in another language only ("V-T" to an Italian), or a letter
    /// stands where its verb should be ("A M - P").
    fn is_initial(&self, item: &Item<'_>, after: usize) -> bool {
        let usual = item.tokens().any(|at| {
            let word = self.tokens.list.get(at).map_or("", |token| self.tokens.word(token));
            matches!(word, "a" | "f")
        });
        let own =
            item.known.iter().any(|known| matches!(known.sense, Sense::Unit(_)) && known.rank(self.language).is_some());
        let letter = |item: &Item<'_>| item.word() && self.text_length(item) == 1;
        !(usual || own) || self.is(after, |item| item.verb(Verb::Move) && letter(item))
    }

    /// A retreat of a unit that isn't named at all: "retreat to Albania", "to Albania", "disband".
    fn unnamed_retreat(&self, start: usize) -> Option<(Draft, usize)> {
        let at = self.next(start);
        let unit = UnitPart { kind: None, power: None, place: UNNAMED, coast: None };
        let word = |verb| self.is(at, |item| item.verb(verb) && self.text_length(item) > 1 && !item.is_place());
        if word(Verb::Disband) || self.is_sign_alone(at) {
            let end = at + 1;
            return self.clause_ends(self.next(end)).then_some((Draft::Order { unit, act: Act::Disband }, end));
        }
        let (to, end) = if word(Verb::Retreat) {
            self.way_and_goal(at + 1).or_else(|| self.goal(at + 1))?
        } else {
            self.way_and_goal(at)?
        };
        let named = self.is(to.place, |item| item.is_place()) && self.clause_ends(self.next(end));
        named.then_some((Draft::Order { unit, act: Act::Retreat { to } }, end))
    }

    /// "D": the sign for taking a unit off the board, and nothing more on its line.
    fn is_sign_alone(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|before| self.kind(before));
        let sign = |item: &Item<'_>| item.verb(Verb::Disband) && self.capital(item) && self.text_length(item) == 1;
        self.is(at, sign)
            && [before, self.kind(at + 1)].iter().all(|kind| matches!(kind, None | Some(TokenKind::Newline)))
    }

    /// The alternatives after an order: "or Gas", "/Gas", ", or hold".
    pub(super) fn alternative(&self, draft: &Draft, end: usize) -> Option<(Draft, usize)> {
        let Draft::Order { unit, act } = *draft else { return None };
        let mut at = self.next(end);
        if self.kind(at) == Some(TokenKind::Comma) {
            at = self.next(at + 1);
        }
        let or = self.is(at, |item| item.function_word_in(FunctionWord::Or, self.language))
            || self.is(at, |item| item.function_word(FunctionWord::Or) && item.known.len() == 1);
        if !(or || self.kind(at) == Some(TokenKind::Slash)) {
            return None;
        }
        let after = self.next(at + 1);
        if let Some(found) = self.order(after, true) {
            // After a slash it is simply the next order.
            return or.then_some(found);
        }
        // "sev rum / mos ukr"
        if !or && matches!(self.order(after, false), Some((Draft::Order { act: Act::Move { .. } | Act::Hold, .. }, _)))
        {
            return None;
        }
        if self.is(after, |item| item.verb(Verb::Hold)) {
            return Some((Draft::Order { unit, act: Act::Hold }, after + 1));
        }
        if self.is(after, |item| item.verb(Verb::Disband)) {
            return Some((Draft::Order { unit, act: Act::Disband }, after + 1));
        }
        let (to, end) = self.way_and_goal(after).or_else(|| self.goal(after))?;
        let act = match act {
            Act::Move { via, .. } => Act::Move { to, via, dashless: false, through: None },
            Act::Retreat { .. } => Act::Retreat { to },
            Act::Support { unit, to: Some(_) } => Act::Support { unit, to: Some(to) },
            Act::Convoy { army, to: Some(_) } => Act::Convoy { army, to: Some(to) },
            Act::Nothing | Act::Hold | Act::Support { .. } | Act::Convoy { .. } | Act::Disband | Act::Build => {
                return None;
            }
        };
        Some((Draft::Order { unit, act }, end))
    }

    /// After "resta": "a Budapest", the place of the unit that is named before `start`.
    fn where_it_stands(&self, start: usize, end: usize) -> usize {
        let mut place = self.step_over_prepositions(end);
        if self.is(place, |item| item.function_word(FunctionWord::To) && item.unit().is_some()) {
            place = self.step_over_prepositions(place + 1);
        }
        let own = start.checked_sub(1).and_then(|at| self.item(at));
        let same = self.item(place).zip(own).is_some_and(|(item, own)| {
            item.places().any(|(province, ..)| own.places().any(|(other, ..)| other == province))
        });
        if same && self.clause_ends(place + 1) { place + 1 } else { end }
    }

    /// What may follow a destination: further places, "via convoy".
    fn rest_of_move(&self, to: Goal, mut end: usize, mut via: bool) -> (Act, usize) {
        let mut through = None;
        let mut last = to;
        for _ in 0..8 {
            let at = self.next(end);
            if self.kind(at) != Some(TokenKind::Dash) {
                break;
            }
            let Some((next, after)) = self.way_and_goal(at) else { break };
            through = through.or(Some(to));
            last = next;
            end = after;
        }
        if let Some(after) = self.via(end) {
            via = true;
            end = after;
        } else if let Some(after) = self.named_convoy(end).or_else(|| self.bracketed_convoy(end)) {
            via = true;
            end = after;
        }
        let bracketed = self.kind(self.next(end)) == Some(TokenKind::Open);
        if bracketed && let Some((water, after)) = self.water(self.next(end) + 1) {
            let close = self.next(after);
            if self.kind(close) == Some(TokenKind::Close) {
                (via, through, end) = (true, Some(water), close + 1);
            }
        } else if via && let Some((water, after)) = self.waters(end) {
            (through, end) = (through.or(Some(water)), after);
        }
        (Act::Move { to: last, via, dashless: false, through }, end)
    }

    /// "A Gas > F MAO > Por": the way through waters that are named by the fleets in them.
    fn move_by_fleets(&self, start: usize) -> Option<(Act, usize)> {
        let is_dash = |at: usize| matches!(self.kind(at), Some(TokenKind::Dash | TokenKind::LongDash));
        let mut at = self.next(start);
        let mut through = None;
        for _ in 0..MOST_WATERS {
            if self.phase != PhaseKind::Movement || !is_dash(at) {
                break;
            }
            let letter = self.next(at + 1);
            if !self.is(letter, |item| item.unit() == Some(UnitKind::Fleet) && !item.is_place()) {
                break;
            }
            let (water, end) = self.goal(letter + 1)?;
            through = through.or(Some(water));
            at = self.next(end);
        }
        let through = through.filter(|_| is_dash(at))?;
        self.move_through(through, at)
    }

    /// Behind "via": the waters on the way, and the destination. "MAO and WES to Tun"
    fn by_waters(&self, start: usize) -> Option<(Act, usize)> {
        let (through, mut end) = self.goal(start).filter(|_| self.phase == PhaseKind::Movement)?;
        for _ in 1..MOST_WATERS {
            let joins = |item: &Item<'_>| item.function_word(FunctionWord::And) && item.unit().is_none();
            if !self.is(self.next(end), joins) {
                break;
            }
            end = self.goal(self.next(end) + 1)?.1;
        }
        self.move_through(through, end)
    }

    /// "A Lon - Nwy convoy": the noun behind the destination, and nothing more.
    fn named_convoy(&self, end: usize) -> Option<usize> {
        let at = self.next(end);
        let noun = self.is(at, |item| item.verb(Verb::Convoy) && item.word() && self.text_length(item) > 1);
        (self.phase == PhaseKind::Movement && noun && self.clause_ends(self.next(at + 1))).then_some(at + 1)
    }

    /// The destination at `at`, behind the waters of a convoy, and the move there by way of `through`.
    fn move_through(&self, through: Goal, at: usize) -> Option<(Act, usize)> {
        let (to, end) = self.way_and_goal(at)?;
        let (Act::Move { to, via, dashless, .. }, end) = self.rest_of_move(to, end, true) else { return None };
        Some((Act::Move { to, via, dashless, through: Some(through) }, end))
    }

    /// "A Lon - Nwy (convoy)"
    pub(super) fn bracketed_convoy(&self, end: usize) -> Option<usize> {
        let open = self.next(end);
        let after = self.named_convoy(open + 1).filter(|_| self.kind(open) == Some(TokenKind::Open))?;
        let close = self.next(after);
        (self.kind(close) == Some(TokenKind::Close)).then_some(close + 1)
    }

    /// "via Nth" at `at`.
    fn water(&self, at: usize) -> Option<(Goal, usize)> {
        let via = self.next(at);
        if !self.is(via, |item| item.verb(Verb::Via)) {
            return None;
        }
        self.waters(via + 1)
    }

    /// Behind "via": the name of the water through which an army goes. A dash behind it makes it a unit that moves.
    fn waters(&self, at: usize) -> Option<(Goal, usize)> {
        let place = self.step_over_prepositions(at);
        // "VIA aus" in small letters is no Ausonian Sea to a German.
        let small =
            |item: &Item<'_>| !self.capital(item) && item.function_word_in(FunctionWord::Completes, self.language);
        if !self.is(place, |item| item.is_place() && item.unit().is_none() && !small(item)) {
            return None;
        }
        let (water, end) = self.goal(place)?;
        let behind = self.next(end);
        let joins = self.is(behind, |item| item.function_word(FunctionWord::And) && item.unit().is_none());
        (joins || self.clause_ends(behind)).then_some((water, end))
    }

    /// Whether a word that isn't known begins or resembles a name, and is long enough not to be another word.
    pub(super) fn almost_names(&self, item: &Item<'_>) -> bool {
        const SHORTEST_BEGINNING: usize = 4;
        const SHORTEST_SLIP: usize = 5;
        if !item.unknown() || item.first != item.last {
            // Words that were joined resemble a name together.
            return item.unknown();
        }
        let word = self.tokens.list.get(item.first as usize).map_or("", |token| self.tokens.word(token));
        let mut begun = Vec::new();
        if word.len() >= SHORTEST_BEGINNING {
            self.lexicon.begun(word, self.language, None, &mut begun);
        }
        begun.iter().any(|guess| guess.own) || (word.len() >= SHORTEST_SLIP && self.lexicon.resembles(word))
    }

    /// "vie galzia": a name that is misspelt, and nothing behind it.
    fn misspelt_at_end(&self, at: usize) -> bool {
        self.is(at, |item| self.almost_names(item)) && self.clause_ends(at + 1)
    }

    /// A place directly after a unit, without a dash: only in phases with moves, only a known name, and only if the
    /// place doesn't begin an order of its own.
    fn dashless(&self, at: usize) -> Option<(Goal, usize)> {
        if self.phase == PhaseKind::Adjustment {
            return None;
        }
        let at = self.next(at);
        if self.misspelt_at_end(at) {
            return self.goal(at);
        }
        if !self.is(at, |item| item.is_place() && item.unit().is_none() && !item.function_word(FunctionWord::And)) {
            return None;
        }
        // One or two letters of another language aren't enough without a dash.
        let own = |item: &Item<'_>| item.places().any(|(.., known)| known.rank(self.language).is_some());
        if !self.is(at, |item| self.text_length(item) > 2 || own(item)) {
            return None;
        }
        let (goal, end) = self.goal(at)?;
        (!self.starts_action(end)).then_some((goal, end))
    }
}
