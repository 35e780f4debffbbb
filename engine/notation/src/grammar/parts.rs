//! The parts of orders: units, places, coasts and the words that introduce a destination.

use dragoman_engine::{PhaseKind, Power, UnitKind};

use super::{Goal, Grammar, MOST_SKIPPED, UnitPart};
use crate::coast::Coast;
use crate::item::Item;
use crate::lexicon::{FunctionWord, Known, Sense, Verb};
use crate::token::TokenKind;

impl Grammar<'_> {
    /// A coast after a place: `/nc`, `(nc)`, `nc`, "south coast".
    pub(crate) fn coast(&self, place: usize, at: usize) -> Option<(Coast, usize)> {
        let item = self.item(at)?;
        if let Some((coast, end)) = self.dotted_coast(at).filter(|(coast, _)| self.place_may_have(place, *coast)) {
            return Some((coast, end));
        }
        match item.kind {
            TokenKind::Open | TokenKind::Slash => {
                let inner = self.next(at + 1);
                if let Some((coast, end)) = self.dotted_coast(inner) {
                    let closes = item.kind == TokenKind::Open;
                    let end = if closes && self.kind(end) == Some(TokenKind::Close) { end + 1 } else { end };
                    return Some((coast, end));
                }
                let word = self.item(inner)?;
                let coast = word.coast()?;
                let mut end = inner + 1;
                if item.kind == TokenKind::Open {
                    if self.kind(end) == Some(TokenKind::Dot) {
                        end += 1;
                    }
                    if self.kind(end) != Some(TokenKind::Close) {
                        return None;
                    }
                    end += 1;
                }
                // "F MAO (S) A Gas - Spa": no letter is the coast of a place without one, in front of another unit.
                let behind = if self.kind(end) == Some(TokenKind::Slash) { end + 1 } else { end };
                let stands_between = self.text_length(word) == 1 && self.starts_unit_after(behind);
                (!stands_between || self.place_may_have(place, coast)).then_some((coast, end))
            }
            TokenKind::Word => {
                let coast = item.coast().filter(|_| !self.rather_agrees(item))?;
                let short = self.text_length(item) == 1;
                let other_meaning = item.any_verb() || item.is_place() || item.unit().is_some();
                // A single letter ("StP s") could be an order; "wsch" could be a sea. Both are coasts only of a
                // province that has one.
                let has = self.place_may_have(place, coast);
                if !has || (short && !self.is_coast_letter(item, at + 1)) {
                    return None;
                }
                if other_meaning && self.starts_unit_after(at + 1) && item.verb(Verb::Support) {
                    return None;
                }
                Some((coast, at + 1))
            }
            TokenKind::Comma => {
                let next = self.item(at + 1)?;
                let coast = next.coast()?;
                (self.text_length(next) > 3 && self.place_may_have(place, coast)).then_some((coast, at + 2))
            }
            // "Spa-nc"
            TokenKind::Dash => {
                let next = self.item(at + 1)?;
                let coast = next.coast().filter(|_| !next.is_place() && self.text_length(next) > 1)?;
                (self.is_glued(at)
                    && self.is_glued(at + 1)
                    && self.clause_ends(at + 2)
                    && self.place_may_have(place, coast))
                .then_some((coast, at + 2))
            }
            TokenKind::Dot => self.coast_behind_dot(place, at),
            _ => None,
        }
    }

    /// "F StP s - Bot", "F MAO - Spa s": a letter that is a coast in the writer's language and no other word of it, with nothing
    /// behind it that it could support.
    fn is_coast_letter(&self, item: &Item<'_>, end: usize) -> bool {
        let own = |known: &Known| matches!(known.sense, Sense::Coast(_)) && known.rank(self.language).is_some();
        let word = |known: &Known| {
            matches!(known.sense, Sense::FunctionWord(_) | Sense::Unit(_)) && known.rank(self.language).is_some()
        };
        let closes = self.kind(end) == Some(TokenKind::Dash) || self.clause_ends(end);
        closes && item.known.iter().any(own) && !item.known.iter().any(word)
    }

    /// Behind the full stop of an abbreviation: "Bul.ec", "Bul. (E.C.)", "Bułg. wsch."
    fn coast_behind_dot(&self, place: usize, dot: usize) -> Option<(Coast, usize)> {
        let next = self.item(dot + 1)?;
        if self.is_glued(dot + 1)
            && self.text_length(next) > 1
            && let Some(coast) = next.coast()
        {
            return self.place_may_have(place, coast).then_some((coast, dot + 2));
        }
        if !self.is_glued(dot) || !matches!(next.kind, TokenKind::Open | TokenKind::Word) {
            return None;
        }
        let (coast, end) = self.coast(place, dot + 1)?;
        let ends = next.kind == TokenKind::Open || self.clause_ends(end);
        (ends && self.place_may_have(place, coast)).then_some((coast, end))
    }

    /// Whether no blank is before the item.
    fn is_glued(&self, at: usize) -> bool {
        let token = self.item(at).and_then(|item| self.tokens.list.get(item.first as usize));
        token.is_some_and(|token| !token.spaced)
    }

    /// "n.c.", "E.C."
    fn dotted_coast(&self, at: usize) -> Option<(Coast, usize)> {
        let coast = self.item(at).filter(|item| self.text_length(item) == 1)?.coast()?;
        let second = self.item(at + 2).filter(|item| self.text_length(item) == 1)?;
        let word = self.tokens.list.get(second.first as usize).map_or("", |token| self.tokens.word(token));
        if self.kind(at + 1) != Some(TokenKind::Dot) || !self.is_glued(at + 2) || !matches!(word, "c" | "k") {
            return None;
        }
        let dotted = self.kind(at + 3) == Some(TokenKind::Dot) && self.is_glued(at + 3);
        Some((coast, if dotted { at + 4 } else { at + 3 }))
    }

    /// Whether a word behind a name says nothing about the order, although it is a coast somewhere: "F Con - Bul ok". In
    /// capitals it is one to whoever writes it so.
    fn rather_agrees(&self, item: &Item<'_>) -> bool {
        let said = |known: &Known| {
            known.sense == Sense::FunctionWord(FunctionWord::Courtesy) && known.rank(self.language).is_some()
        };
        let own = |known: &Known| matches!(known.sense, Sense::Coast(_)) && known.rank(self.language).is_some();
        let capitals = self.tokens.list.get(item.first as usize).is_some_and(|token| token.capitals);
        item.known.iter().any(said) && !(capitals && item.known.iter().any(own))
    }

    /// Whether one of the provinces that the item names has `coast`.
    pub(super) fn place_may_have(&self, place: usize, coast: Coast) -> bool {
        self.item(place).is_some_and(|item| item.places().any(|(province, ..)| self.lexicon.has_coast(province, coast)))
    }

    /// A power before or after a unit: `RUSSIAN`, `(Turca)`, `Turk,`. A word that takes back is none: "nie" is "not" to a
    /// Pole, and not an abbreviation of Niemcy.
    pub(super) fn nationality(&self, at: usize) -> Option<(Power, usize)> {
        let item = self.item(at).filter(|item| !item.withdraws_in(self.language))?;
        if item.kind == TokenKind::Open {
            let inner = self.next(at + 1);
            let power = self.item(inner)?.power()?;
            let mut end = inner + 1;
            if self.kind(end) == Some(TokenKind::Dot) {
                end += 1;
            }
            return (self.kind(end) == Some(TokenKind::Close)).then_some((power, end + 1));
        }
        Some((item.power()?, at + 1))
    }

    /// A unit: letter, nationality and place in any order that people use.
    pub(crate) fn unit(&self, start: usize, needs_letter: bool) -> Option<(UnitPart, usize)> {
        if let Some(found) = self.kind_behind_mark(start) {
            return Some(found);
        }
        let mut kind = None;
        let mut power = None;
        let mut at = self.behind_article(self.step_over_prepositions(start));
        for _ in 0..4 {
            let item = self.item(at)?;
            if kind.is_none()
                && let Some(found) = item.unit()
            {
                if self.hyphen_behind_letter(at) {
                    kind = Some((found, at));
                    at += 2;
                    continue;
                }
                let mut after = self.step_over_prepositions(at + 1);
                if let Some((_, end)) = self.nationality(after)
                    && self.maybe_place(self.step_over_prepositions(end))
                {
                    after = end;
                }
                // "A." and "F." are letters with a dot; "new fleet: Sevastopol".
                if matches!(self.kind(after), Some(TokenKind::Dot | TokenKind::Colon))
                    && self.maybe_place(self.next(after + 1))
                {
                    after += 1;
                }
                if self.maybe_place(self.step_over(after, true)) {
                    kind = Some((found, at));
                    at += 1;
                    if matches!(self.kind(at), Some(TokenKind::Dot | TokenKind::Colon)) {
                        at += 1;
                    }
                    at = self.step_over(at, true);
                    continue;
                }
                return None;
            }
            if power.is_none()
                && let Some((found, mut end)) = self.nationality(at)
            {
                // "S Turk, A Bul - Rum": a comma between the nationality and its unit. At the beginning of a clause it is
                // said to a power: "Russia, A Vie - Gal".
                let before = at.checked_sub(1).and_then(|before| self.kind(before));
                if before.is_some_and(|kind| kind == TokenKind::Word)
                    && self.kind(end) == Some(TokenKind::Comma)
                    && self.is(self.next(end + 1), |item| item.unit().is_some())
                {
                    end += 1;
                }
                let after = self.step_over_prepositions(end);
                let goes_on = self.is(after, |item| {
                    item.is_place()
                        || (item.unit().is_some() && kind.is_none())
                        || (item.unknown() && !self.starts_action(end))
                });
                // A word that is also a place ("Rom", "Egy") is a nationality only before a unit.
                let also_place = self.is(at, |item| item.is_place());
                // "Austria will A Ven - Tyr", "Austria please A Ven - Tyr": what somebody wants, and not whose the unit is.
                let wants = (end..after).any(|at| {
                    self.is(at, |word| {
                        word.function_word(FunctionWord::Asks)
                            || (item.power_name().is_some() && word.function_word(FunctionWord::Noise))
                    })
                });
                if goes_on && !wants && !(also_place && (self.starts_action(end) || kind.is_some())) {
                    power = Some(found);
                    at = after;
                    continue;
                }
            }
            break;
        }
        let item = self.item(at)?;
        if !self.maybe_place(at) {
            return None;
        }
        let mut after_place = None;
        // "costruisco a Sebastopoli una flotta": a preposition, and no army's letter.
        let leads = |(_, letter): (UnitKind, usize)| {
            let small = |item: &Item<'_>| !self.capital(item) && item.function_word_in(FunctionWord::To, self.language);
            self.phase == PhaseKind::Adjustment && self.is(letter, small)
        };
        if kind.is_none_or(leads)
            && item.is_place()
            && let behind = self.behind_colon(at + 1)
            && let Some(word) = self.item(behind)
            && let Some(found) = word.unit()
            && (self.text_length(word) > 1 || self.is_letter_of_build(word))
            && self.clause_ends(behind + 1)
        {
            // "Naples fleet"
            kind = Some((found, behind));
            after_place = Some(behind + 1);
        }
        // "lodnon to wales"
        let slip = || {
            let leads = self.is(at + 1, |item| item.function_word_in(FunctionWord::To, self.language));
            leads && self.almost_names(item) && self.is(self.step_over_prepositions(at + 1), |item| item.is_place())
        };
        if kind.is_none() && (needs_letter || (!item.is_place() && !self.starts_action(at + 1) && !slip())) {
            return None;
        }
        let mut part = UnitPart { kind, power, place: at, coast: self.glued(at) };
        let mut end = after_place.unwrap_or(at + 1);
        if let Some((coast, after)) = self.coast(at, end).filter(|_| !self.supports_by_sign(end)) {
            part.coast = Some(coast);
            end = after;
        }
        if part.power.is_none()
            && self.kind(end) == Some(TokenKind::Open)
            && let Some((power, after)) = self.nationality(end)
        {
            part.power = Some(power);
            end = after;
        }
        Some((part, end))
    }

    /// "A-Vie-Gal": whether a hyphen joins a unit's letter to its place, behind which its order is.
    fn hyphen_behind_letter(&self, at: usize) -> bool {
        let letter = |item: &Item<'_>| self.capital(item) && self.text_length(item) == 1;
        // "A-Vie" is the unit there, and no move to it.
        let stands = |item: &Item<'_>| {
            self.phase == PhaseKind::Movement && item.places().any(|(province, ..)| self.own.contains(province))
        };
        self.is(at, |item| letter(item) && !self.is_initial(item, at + 2))
            && self.kind(at + 1) == Some(TokenKind::Dash)
            && self.is_glued(at + 1)
            && self.is_glued(at + 2)
            && self.maybe_place(at + 2)
            && (self.starts_action(at + 3)
                || self.leads(at + 3)
                || (self.is(at + 2, stands) && self.clause_ends(at + 3)))
    }

    /// "F(Kie)", "F - Kie", "Kiel - fleet", "Kiel (F)": a unit that is built, with a mark between its kind and its place.
    fn kind_behind_mark(&self, start: usize) -> Option<(UnitPart, usize)> {
        let first = self.next(start);
        let second = first + 2;
        let bracketed = self.kind(first + 1) == Some(TokenKind::Open);
        let marked = bracketed || self.kind(first + 1) == Some(TokenKind::Dash);
        if self.phase != PhaseKind::Adjustment || !marked {
            return None;
        }
        let is_kind = |item: &Item<'_>| {
            item.unit().is_some() && !item.is_place() && (self.text_length(item) > 1 || self.capital(item))
        };
        let (letter, place) = if self.is(first, is_kind) { (first, second) } else { (second, first) };
        let kind = self.item(letter).filter(|item| is_kind(item))?.unit()?;
        if !self.is(place, |item| item.is_place() && item.unit().is_none()) {
            return None;
        }
        let mut part = UnitPart { kind: Some((kind, letter)), power: None, place, coast: self.glued(place) };
        let mut end = second + 1;
        if place == second
            && let Some((coast, after)) = self.coast(place, end)
        {
            part.coast = Some(coast);
            end = after;
        }
        if bracketed {
            if self.kind(end) != Some(TokenKind::Close) {
                return None;
            }
            end += 1;
        }
        self.clause_ends(self.next(end)).then_some((part, end))
    }

    /// "Brest: fleet", "Brest a fleet"
    fn behind_colon(&self, at: usize) -> usize {
        if self.phase != PhaseKind::Adjustment {
            return at;
        }
        let colon = self.kind(at) == Some(TokenKind::Colon);
        self.behind_article(self.next(if colon { at + 1 } else { at }))
    }

    /// "Bre F": a capital letter behind the place of a build.
    fn is_letter_of_build(&self, item: &Item<'_>) -> bool {
        self.phase == PhaseKind::Adjustment && self.capital(item)
    }

    /// "F StP (S) A Fin - Nwy": whether the letter in brackets or behind a slash, which is also a coast, is the sign of a
    /// support: the letter of another unit follows.
    fn supports_by_sign(&self, at: usize) -> bool {
        let sign = |item: &Item<'_>| item.verb(Verb::Support) && self.text_length(item) == 1;
        let closed = matches!(self.kind(at + 2), Some(TokenKind::Close | TokenKind::Slash));
        let behind = if closed { at + 3 } else { at + 2 };
        matches!(self.kind(at), Some(TokenKind::Open | TokenKind::Slash))
            && self.is(at + 1, sign)
            && self.is(behind, |item| item.unit().is_some() && !item.verb(Verb::Support))
    }

    /// The coast that is attached to the name.
    pub(super) fn glued(&self, at: usize) -> Option<Coast> {
        self.item(at)?.places().find_map(|(_, coast, _)| coast)
    }

    /// "F Nap-Mio A Rom-Pug", "F Nth-Den": an abbreviation that is also a possessive or an article is a name right behind
    /// a dash, if the writer's language has it or it is written like one.
    fn place_behind_dash(&self, at: usize) -> bool {
        let dash = at.checked_sub(1).and_then(|before| self.kind(before));
        let is_name = |item: &Item<'_>| {
            let own = item.places().any(|(.., known)| known.rank(self.language).is_some());
            // "the Gulf of Pelusium"
            let leads = self.is(at + 1, |next| next.is_place() || next.unknown()) && !self.starts_action(at + 2);
            item.is_place() && (own || self.capital(item)) && !leads
        };
        matches!(dash, Some(TokenKind::Dash | TokenKind::LongDash)) && self.is(at, is_name)
    }

    /// A destination: `Bur`, `Spa(nc)`, "the south coast of Spain", `A Bur` with a needless letter.
    pub(crate) fn goal(&self, start: usize) -> Option<(Goal, usize)> {
        let mut at = if self.place_behind_dash(start) { start } else { self.step_over_prepositions(start) };
        if self.clause_ends(at) {
            at = start;
        }
        let mut coast = None;
        if let Some(item) = self.item(at)
            && let Some(found) = item.coast()
            && self.text_length(item) > 3
        {
            let place = self.step_over_prepositions(at + 1);
            if self.place_may_have(place, found) {
                coast = Some(found);
                at = place;
            }
        }
        if self.is(at, |item| item.unit() == Some(UnitKind::Army) && !item.is_place())
            && self.is(at + 1, |item| item.is_place())
            && !self.starts_action(at + 2)
        {
            at += 1;
        }
        // One or two letters, or a function word, where nothing else is said: the beginning of a name, or a name
        // misspelt.
        let fragment = self.is(at, |item| {
            item.kind == TokenKind::Word
                && (item.is_place()
                    || !(self.preposition(item, FunctionWord::To) || self.preposition(item, FunctionWord::From)))
                && (self.text_length(item) <= 2
                    || self.noise(item)
                    || (self.text_length(item) <= 3 && item.power_name().is_some()))
        }) && self.clause_ends(at + 1);
        if !self.maybe_place(at) && !fragment {
            return None;
        }
        let mut end = at + 1;
        coast = coast.or_else(|| self.glued(at));
        if coast.is_none()
            && let Some((found, after)) = self.coast(at, end)
        {
            coast = Some(found);
            end = after;
        }
        Some((Goal { place: at, coast }, end))
    }

    /// The destination of a unit that is helped, parted from it by brackets or the full stop of an abbreviation: "A Bud S A
    /// Vie (- Gal)", "A Bud S A Vie (to Gal)", "A Bud S A Vie. - Gal".
    pub(super) fn goal_apart(&self, end: usize) -> Option<(Goal, usize)> {
        let mark = self.next(end);
        let (goal, end) = match self.kind(mark)? {
            TokenKind::Dot | TokenKind::Open => self.way_and_goal(mark + 1)?,
            _ => return None,
        };
        let dashed = matches!(self.kind(self.next(mark + 1)), Some(TokenKind::Dash | TokenKind::LongDash));
        let behind = self.next(end);
        if self.kind(mark) == Some(TokenKind::Dot) {
            return (dashed && self.clause_ends(behind)).then_some((goal, end));
        }
        let named = dashed || self.is(goal.place, |item| item.is_place() || self.almost_names(item));
        (named && self.kind(behind) == Some(TokenKind::Close)).then_some((goal, behind + 1))
    }

    /// "via convoy", bracketed or not.
    pub(crate) fn via(&self, at: usize) -> Option<usize> {
        let mut at = self.next(at);
        if self.kind(at) == Some(TokenKind::Comma)
            && self.is(at + 1, |item| item.verb(Verb::Via))
            && self.clause_ends(at + 2)
        {
            at += 1;
        }
        if self.is(at, |item| item.verb(Verb::Via)) {
            return Some(at + 1);
        }
        if self.kind(at) == Some(TokenKind::Open)
            && self.is(at + 1, |item| item.verb(Verb::Via))
            && self.kind(at + 2) == Some(TokenKind::Close)
        {
            return Some(at + 3);
        }
        None
    }

    /// Skips dashes, "moves to", "verso"; `None` if there is none.
    pub(super) fn way(&self, at: usize) -> Option<usize> {
        let mut at = self.next(at);
        if !self.leads(at) {
            return None;
        }
        for _ in 0..MOST_SKIPPED {
            let dash =
                self.is(at, |item| matches!(item.kind, TokenKind::Dash | TokenKind::LongDash) || item.verb(Verb::Move));
            if !dash {
                // "to go to Bulgaria"
                if self.is(at + 1, |item| item.verb(Verb::Move) && item.word()) {
                    at += 1;
                    continue;
                }
                // A preposition; further ones belong to the destination.
                break;
            }
            let first = at + 1;
            at = self.next(first);
            // "F Nap - Mia": what a keyboard made of Mio is a function word, but all that stands there.
            if self.clause_ends(at) {
                return Some(first);
            }
            let again =
                self.is(at, |item| matches!(item.kind, TokenKind::Dash | TokenKind::LongDash) || item.verb(Verb::Move));
            if !again {
                break;
            }
        }
        Some(at)
    }

    /// The words that introduce the destination of a supported or convoyed move, and the destination.
    pub(crate) fn way_and_goal(&self, at: usize) -> Option<(Goal, usize)> {
        self.goal(self.way(at)?)
    }
}
