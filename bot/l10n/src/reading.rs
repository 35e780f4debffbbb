//! What is said about orders that were typed.

use std::sync::Arc;

use dragoman_engine::{Location, PhaseKind, Province, ProvinceSet, Unit, UnitKind, WrittenOrder};
use dragoman_notation::{Assumed, Entry, Finding, Hint, Impossible, Problem, Situation};

use crate::{Args, Language, Notation, Orthography, Words};

/// More suggestions than this nobody reads.
const MOST_SUGGESTIONS: usize = 5;

/// Who reads the answer, and about which position.
#[derive(Clone, Copy, Debug)]
pub struct Reply<'a> {
    /// All words.
    pub words: &'a Words,
    /// The reader's language.
    pub language: Language,
    /// How the reader writes orders.
    pub notation: Notation,
    /// The position that the orders are for.
    pub situation: &'a Situation<'a>,
}

impl Reply<'_> {
    fn orthography(&self) -> Arc<Orthography> {
        self.words.orthography(self.language, self.situation.map, self.notation)
    }

    fn say(&self, id: &str, args: &Args<'_>) -> String {
        self.words.text(self.language, id, args)
    }

    fn unit(&self, unit: Unit) -> String {
        self.orthography().unit_at(self.situation.map, unit.kind, unit.location)
    }

    fn place(&self, province: Province) -> String {
        self.words.province(self.language, self.situation.map.variant(), self.situation.map.id(province))
    }

    fn abbreviations(&self, places: impl Iterator<Item = Province>) -> String {
        let orthography = self.orthography();
        let map = self.situation.map;
        join(places.map(|province| orthography.location(map, province.location())))
    }

    fn orders(&self, orders: &[WrittenOrder]) -> String {
        let orthography = self.orthography();
        join(orders.iter().take(MOST_SUGGESTIONS).map(|order| orthography.order(self.situation.map, order)))
    }

    fn units(&self, provinces: ProvinceSet) -> String {
        let units = provinces.iter().filter_map(|province| match self.situation.phase.kind {
            PhaseKind::Retreat => {
                let dislodged = self.situation.dislodged.iter().map(|(unit, _)| *unit);
                dislodged.into_iter().find(|unit| self.situation.map.province_of(unit.location) == province)
            }
            PhaseKind::Movement | PhaseKind::Adjustment => self.situation.units.at(province),
        });
        join(units.map(|unit| self.unit(unit)))
    }

    fn turn(&self) -> String {
        self.words.turn(self.language, self.situation.phase.turn)
    }

    fn wrong_phase(&self) -> String {
        let id = match self.situation.phase.kind {
            PhaseKind::Movement => "reading-wrong-phase-movement",
            PhaseKind::Retreat => "reading-wrong-phase-retreat",
            PhaseKind::Adjustment => "reading-wrong-phase-adjustment",
        };
        self.say(id, &Args::new().text("turn", self.turn()))
    }

    /// Why a stretch isn't an order, and what may have been meant. `word` is the part that is to blame, as typed.
    #[must_use]
    pub fn problem(&self, problem: &Problem, word: &str, suggestions: &[WrittenOrder]) -> String {
        let with_word = || Args::new().text("word", quoted(word));
        match problem {
            Problem::UnknownWord { nearest } if !nearest.is_empty() => {
                let places = self.abbreviations(nearest.iter().copied().take(MOST_SUGGESTIONS));
                self.say("reading-unknown-word-nearest", &with_word().text("places", places))
            }
            Problem::UnknownWord { .. } if !suggestions.is_empty() => {
                self.say("reading-unknown-word-orders", &with_word().text("orders", self.orders(suggestions)))
            }
            Problem::UnknownWord { .. } => self.say("reading-unknown-word", &with_word()),
            Problem::Conditional if !suggestions.is_empty() => {
                self.say("reading-conditional-orders", &with_word().text("orders", self.orders(suggestions)))
            }
            Problem::Conditional => self.say("reading-conditional", &with_word()),
            Problem::NoOrder if !suggestions.is_empty() => {
                self.say("reading-no-order", &Args::new().text("orders", self.orders(suggestions)))
            }
            Problem::NoOrder => self.say("reading-no-order-bare", &Args::new()),
            Problem::NoSuchUnit { province, yours } => {
                let args = Args::new().text("place", self.place(*province));
                if yours.is_empty() || yours.len() > MOST_UNITS {
                    self.say("reading-no-such-unit-any", &args)
                } else {
                    self.say("reading-no-such-unit", &args.text("units", self.units(*yours)))
                }
            }
            Problem::NotYourUnit { unit, yours } => {
                let power = self.situation.map.power_id(unit.power);
                let args = Args::new().text("unit", self.unit(*unit));
                let args = args.text("power", self.words.power(self.language, power));
                self.say("reading-not-your-unit", &args.text("units", self.units(*yours)))
            }
            Problem::WrongPhase => self.wrong_phase(),
            Problem::OtherTurn => self.say("reading-other-turn", &Args::new().text("turn", self.turn())),
            Problem::OtherPower { power } => {
                let power = self.words.power(self.language, self.situation.map.power_id(*power));
                self.say("reading-other-power", &Args::new().text("power", power))
            }
            Problem::Impossible(reason) => self.impossible(*reason, suggestions),
            Problem::AmbiguousCoast { province } => {
                let args = Args::new().text("place", self.place(*province)).text("orders", self.orders(suggestions));
                self.say("reading-ambiguous-coast", &args)
            }
        }
    }

    fn impossible(&self, reason: Impossible, suggestions: &[WrittenOrder]) -> String {
        let map = self.situation.map;
        let unit = |unit: Unit| Args::new().text("unit", self.unit(unit));
        let reach = |unit: Unit| self.abbreviations(map.reach(unit).iter());
        let orders = || self.orders(suggestions);
        match reason {
            Impossible::NotAdjacent { unit: who, to } => {
                self.say("reading-not-adjacent", &unit(who).text("place", self.place(to)).text("places", reach(who)))
            }
            Impossible::WrongGround { unit: who, to } => {
                let id = match who.kind {
                    UnitKind::Army => "reading-wrong-ground-army",
                    UnitKind::Fleet => "reading-wrong-ground-fleet",
                };
                self.say(id, &Args::new().text("place", self.place(to)))
            }
            Impossible::SamePlace { unit: who } => {
                let hold = [WrittenOrder::Hold { unit: who.written() }];
                self.say("reading-same-place", &unit(who).text("orders", self.orders(&hold)))
            }
            Impossible::WrongCoast { unit: who, .. } => {
                self.say("reading-wrong-coast", &unit(who).text("orders", orders()))
            }
            Impossible::NoConvoy { unit: who, to } => {
                self.say("reading-no-convoy", &unit(who).text("place", self.place(to)))
            }
            Impossible::FleetByConvoy { .. } => self.say("reading-fleet-by-convoy", &Args::new()),
            Impossible::OutOfSupport { unit: who, to } => {
                self.say("reading-out-of-support", &unit(who).text("place", self.place(to)).text("places", reach(who)))
            }
            Impossible::SupportedCannot { unit: who, to } => {
                self.say("reading-supported-cannot", &unit(who).text("place", self.place(to)))
            }
            Impossible::SupportsItself { .. } => self.say("reading-supports-itself", &Args::new()),
            Impossible::CannotConvoy { .. } => self.say("reading-cannot-convoy", &Args::new()),
            Impossible::NotAnArmy { unit: who } => self.say("reading-not-an-army", &unit(who)),
            Impossible::OffThePath { unit: who, to } => {
                self.say("reading-off-the-path", &unit(who).text("place", self.place(to)))
            }
            Impossible::OtherNationality { unit: who } => {
                let power = self.words.power(self.language, map.power_id(who.power));
                self.say("reading-other-nationality", &unit(who).text("power", power))
            }
            Impossible::SeveralGoals { .. } => self.say("reading-several-goals", &Args::new()),
            Impossible::NoRetreat { unit: who, to } => {
                let args = unit(who).text("place", self.place(to)).text("orders", orders());
                self.say("reading-no-retreat", &args)
            }
            Impossible::NotDislodged { unit: who } => self.say("reading-not-dislodged", &unit(who)),
            Impossible::Occupied { at } => self.say("reading-occupied", &Args::new().text("place", self.place(at))),
            Impossible::NotHome { at } => self.say("reading-not-home", &Args::new().text("place", self.place(at))),
            Impossible::NotOwned { at } => self.say("reading-not-owned", &Args::new().text("place", self.place(at))),
            Impossible::CannotStand { at } => {
                self.say("reading-cannot-stand", &Args::new().text("place", self.place(at)))
            }
            Impossible::NothingToBuild => self.say("reading-nothing-to-build", &Args::new()),
            Impossible::NothingToRemove => self.say("reading-nothing-to-remove", &Args::new()),
        }
    }

    /// The question that goes with two readings or more.
    #[must_use]
    pub fn choices(&self, orders: &[WrittenOrder]) -> String {
        self.say("reading-choices", &Args::new().text("orders", self.orders(orders)))
    }

    /// What was filled in, in a few words each; empty if nothing was.
    #[must_use]
    pub fn assumed(&self, order: &WrittenOrder, assumed: Assumed) -> Vec<String> {
        let unit = |(kind, at): (UnitKind, Location)| self.orthography().unit_at(self.situation.map, kind, at);
        let named = order.unit().and_then(|unit| Some((unit.kind?, unit.at))).map(unit);
        let mut notes = Vec::new();
        if assumed.unit {
            let args = Args::new().text("unit", named.unwrap_or_default());
            notes.push(self.say("reading-assumed-unit", &args));
        }
        for (is, id) in [
            (assumed.coast, "reading-assumed-coast"),
            (assumed.typo, "reading-assumed-typo"),
            (assumed.language, "reading-assumed-language"),
            (assumed.province, "reading-assumed-province"),
            (assumed.destination, "reading-assumed-destination"),
        ] {
            if is {
                notes.push(self.say(id, &Args::new()));
            }
        }
        notes
    }

    /// Why a legal order is odd.
    #[must_use]
    pub fn hint(&self, hint: Hint) -> String {
        let (id, unit) = match hint {
            Hint::SupportWithoutMove { unit } => ("reading-hint-support-without-move", unit),
            Hint::SupportOfMover { unit } => ("reading-hint-support-of-mover", unit),
            Hint::ConvoyWithoutArmy { unit } => ("reading-hint-convoy-without-army", unit),
        };
        self.say(id, &Args::new().text("unit", self.unit(unit)))
    }

    /// The whole answer about one entry of the message `text`: the order as understood with what was assumed, the
    /// question, or the error. `None` for comments and headers.
    #[must_use]
    pub fn entry(&self, text: &str, entry: &Entry) -> Option<String> {
        match &entry.finding {
            Finding::Order { order, assumed, hint } => {
                let mut line = format!("✓ {}", self.orthography().order(self.situation.map, order));
                let notes: Vec<String> =
                    self.assumed(order, *assumed).into_iter().chain(hint.map(|hint| self.hint(hint))).collect();
                if !notes.is_empty() {
                    line.push_str(&format!(" ({})", notes.join("; ")));
                }
                Some(line)
            }
            Finding::Choices(orders) => Some(format!("? {}", self.choices(orders))),
            Finding::Error { problem, at, suggestions } => {
                let word = text.get(at.clone()).unwrap_or_default();
                Some(format!("✗ {}", self.problem(problem, word, suggestions)))
            }
            Finding::Comment | Finding::Header => None,
        }
    }
}

/// A power has few enough units to name them; all of a board's are too many.
const MOST_UNITS: usize = 18;

fn join(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

/// The longest word that is repeated, in characters.
const QUOTED: usize = 60;

/// What is to blame, as typed, as far as it is repeated.
fn quoted(word: &str) -> String {
    match word.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", word[..end].trim_end()),
        None => word.to_owned(),
    }
}
