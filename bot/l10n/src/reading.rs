//! Answers to typed orders.

use std::ops::Range;
use std::sync::Arc;

use dragoman_engine::{
    Hint, Location, PhaseKind, Province, ProvinceSet, Unit, UnitKind, Void, VoidReason, WrittenOrder,
};
use dragoman_notation::{Assumed, Entry, Finding, Problem, Situation};

use crate::{Args, Language, Notation, OrderFormat, Words};

/// The most suggestions in an answer.
const MOST_SUGGESTIONS: usize = 5;

/// The reader of an answer, and its position.
#[derive(Clone, Copy, Debug)]
pub struct Reply<'a> {
    /// The texts of all languages.
    pub words: &'a Words,
    /// The reader's language.
    pub language: Language,
    /// The notation of the reader's orders.
    pub notation: Notation,
    /// The position that the orders are for.
    pub situation: &'a Situation,
}

impl Reply<'_> {
    fn order_format(&self) -> Arc<OrderFormat> {
        self.words.order_format(self.language, self.situation.map(), self.notation)
    }

    fn say(&self, id: &str, args: &Args<'_>) -> String {
        self.words.text(self.language, id, args)
    }

    fn unit(&self, unit: Unit) -> String {
        self.order_format().unit_at(self.situation.map(), unit.kind, unit.location)
    }

    /// Adds `$place`.
    fn at<'b>(&self, args: Args<'b>, province: Province) -> Args<'b> {
        let map = self.situation.map();
        args.province("place", Words::table_name(map.variant()), map.id(province))
    }

    fn abbreviations(&self, places: impl Iterator<Item = Province>) -> Vec<String> {
        let order_format = self.order_format();
        let map = self.situation.map();
        places.map(|province| order_format.location(map, province.location())).collect()
    }

    /// Adds `$orders`, of which one may be chosen.
    fn offering<'b>(&self, args: Args<'b>, orders: &[WrittenOrder]) -> Args<'b> {
        let order_format = self.order_format();
        let written = orders.iter().take(MOST_SUGGESTIONS).map(|order| order_format.order(self.situation.map(), order));
        args.either("orders", written)
    }

    fn units(&self, provinces: ProvinceSet) -> Vec<String> {
        let units = provinces.iter().filter_map(|province| match self.situation.kind {
            PhaseKind::Retreat => {
                let dislodged = self.situation.dislodged.iter().map(|(unit, _)| *unit);
                dislodged.into_iter().find(|unit| self.situation.map().province_of(unit.location) == province)
            }
            PhaseKind::Movement | PhaseKind::Adjustment => self.situation.units().at(province),
        });
        units.map(|unit| self.unit(unit)).collect()
    }

    fn turn(&self) -> String {
        self.words.turn(self.language, self.situation.phase().turn)
    }

    fn wrong_phase(&self) -> String {
        let id = match self.situation.kind {
            PhaseKind::Movement => "reading-wrong-phase-movement",
            PhaseKind::Retreat => "reading-wrong-phase-retreat",
            PhaseKind::Adjustment => "reading-wrong-phase-adjustment",
        };
        self.say(id, &Args::new().text("turn", self.turn()))
    }

    /// Why a part of a message isn't an order, and the nearest possibilities. `word` is the unknown part, as typed.
    #[must_use]
    pub fn problem(&self, problem: &Problem, word: &str, suggestions: &[WrittenOrder]) -> String {
        let with_word = || Args::new().text("word", quoted(word));
        match problem {
            Problem::UnknownWord { nearest } if !nearest.is_empty() => {
                let places = self.abbreviations(nearest.iter().copied().take(MOST_SUGGESTIONS));
                self.say("reading-unknown-word-nearest", &with_word().either("places", places))
            }
            Problem::UnknownWord { .. } if !suggestions.is_empty() => {
                self.say("reading-unknown-word-orders", &self.offering(with_word(), suggestions))
            }
            Problem::UnknownWord { .. } => self.say("reading-unknown-word", &with_word()),
            Problem::Conditional | Problem::Asked if !suggestions.is_empty() => {
                self.say("reading-conditional-orders", &self.offering(with_word(), suggestions))
            }
            Problem::Conditional | Problem::Asked => self.say("reading-conditional", &with_word()),
            Problem::Negated => self.say("reading-negated", &with_word()),
            Problem::Withdrawn => self.say("reading-withdrawn", &with_word()),
            Problem::NoOrder if !suggestions.is_empty() => {
                self.say("reading-no-order", &self.offering(Args::new(), suggestions))
            }
            Problem::NoOrder => self.say("reading-no-order-bare", &Args::new()),
            Problem::AllHold => self.say("reading-all-hold", &Args::new()),
            Problem::NoSuchUnit { province, yours } => {
                let args = self.at(Args::new(), *province);
                if yours.is_empty() || yours.len() > MOST_UNITS {
                    self.say("reading-no-such-unit-any", &args)
                } else {
                    self.say("reading-no-such-unit", &args.list("units", self.units(*yours)))
                }
            }
            Problem::NotYourUnit { unit, yours } => {
                let power = self.situation.map().power_id(unit.power);
                let args = Args::new().text("unit", self.unit(*unit));
                let args = args.power("power", power).list("units", self.units(*yours));
                self.say("reading-not-your-unit", &args)
            }
            Problem::WrongPhase => self.wrong_phase(),
            Problem::OtherTurn => self.say("reading-other-turn", &Args::new().text("turn", self.turn())),
            Problem::OtherPower { power } => {
                let power = self.situation.map().power_id(*power);
                self.say("reading-other-power", &Args::new().power("power", power))
            }
            Problem::Void(void) => self.void(*void, suggestions),
            Problem::SeveralGoals => self.say("reading-several-goals", &Args::new()),
            Problem::AmbiguousCoast { province } => {
                self.say("reading-ambiguous-coast", &self.offering(self.at(Args::new(), *province), suggestions))
            }
        }
    }

    /// Why an order can't be given. A reason names its unit and its place where it has them; otherwise a more general
    /// sentence is used.
    fn void(&self, void: Void, suggestions: &[WrittenOrder]) -> String {
        let map = self.situation.map();
        let named = void.unit.map(|unit| self.unit(unit)).unwrap_or_default();
        let unit = || Args::new().text("unit", named.as_str());
        let placed = |args| match void.place {
            Some(place) => self.at(args, place),
            None => args.text("place", ""),
        };
        let at = || placed(Args::new());
        let both = || placed(unit());
        let reach = || self.abbreviations(void.unit.into_iter().flat_map(|unit| map.reach(unit).iter()));
        let offering = |args| self.offering(args, suggestions);
        let nothing = Args::new();
        match void.reason {
            VoidReason::NotAdjacent => self.not_adjacent(void),
            VoidReason::WrongTerrain => match void.unit.map(|unit| unit.kind) {
                Some(UnitKind::Fleet) if self.situation.kind == PhaseKind::Adjustment => {
                    self.say("reading-cannot-stand", &at())
                }
                Some(UnitKind::Fleet) => self.say("reading-wrong-ground-fleet", &at()),
                Some(UnitKind::Army) | None => self.say("reading-wrong-ground-army", &at()),
            },
            VoidReason::ImpossibleCoast => match void.unit.map(|unit| unit.kind) {
                Some(UnitKind::Fleet) => self.say("reading-wrong-coast", &offering(unit())),
                Some(UnitKind::Army) | None => self.say("reading-army-coast", &nothing),
            },
            VoidReason::NoConvoyPath => self.say("reading-no-convoy", &both()),
            VoidReason::FleetByConvoy => self.say("reading-fleet-by-convoy", &nothing),
            VoidReason::OutOfSupport => self.say("reading-out-of-support", &both().list("places", reach())),
            VoidReason::SupportedCannot => self.say("reading-supported-cannot", &both()),
            VoidReason::SupportsItself => self.say("reading-supports-itself", &nothing),
            VoidReason::CannotConvoy => self.say("reading-cannot-convoy", &nothing),
            VoidReason::NotAnArmy => self.say("reading-not-an-army", &unit()),
            VoidReason::OffEveryPath => self.say("reading-off-the-path", &both()),
            VoidReason::WrongNationality => {
                let args = match void.unit {
                    Some(other) => unit().power("power", map.power_id(other.power)),
                    None => unit().text("power", ""),
                };
                self.say("reading-other-nationality", &args)
            }
            VoidReason::WrongUnitKind if void.unit.is_none() => self.say("reading-build-letter", &at()),
            VoidReason::WrongUnitKind => self.say("reading-letter", &unit()),
            VoidReason::WrongCoast => self.say("reading-own-coast", &unit()),
            VoidReason::IllegalRetreat => self.say("reading-no-retreat", &offering(both())),
            VoidReason::NotDislodged => self.say("reading-not-dislodged", &unit()),
            VoidReason::Duplicate => self.say("reading-duplicate", &unit()),
            VoidReason::Disorder => self.say("reading-disorder", &nothing),
            VoidReason::Closed => self.say("reading-closed", &at()),
            VoidReason::Occupied => self.say("reading-occupied", &at()),
            VoidReason::NotHome => self.say("reading-not-home", &at()),
            VoidReason::NoOwnCentre => self.say("reading-not-yours", &at()),
            VoidReason::NotOwned => self.say("reading-not-owned", &at()),
            VoidReason::NoFreeSite => self.say("reading-build-twice", &at()),
            VoidReason::TooMany => self.say("reading-too-many", &nothing),
            VoidReason::NothingToBuild => self.say("reading-nothing-to-build", &nothing),
            VoidReason::NothingToRemove => self.say("reading-nothing-to-remove", &nothing),
            VoidReason::MissingCoast => self.say("reading-ambiguous-coast", &offering(at())),
            VoidReason::NoSuchUnit => self.say("reading-no-such-unit-any", &at()),
            VoidReason::Unreadable | VoidReason::MismatchedSupport | VoidReason::MismatchedConvoy => self.wrong_phase(),
        }
    }

    /// Why a unit can't reach a place: because it is there, because no fleet could convoy it, or because it is too far.
    fn not_adjacent(&self, void: Void) -> String {
        let map = self.situation.map();
        let (Some(unit), Some(to)) = (void.unit, void.place) else { return self.wrong_phase() };
        let from = map.province_of(unit.location);
        let args = self.at(Args::new().text("unit", self.unit(unit)), to);
        let by_sea = unit.kind == UnitKind::Army
            && map.kind(from).holds_fleets()
            && !map.shores(from).is_empty()
            && !map.shores(to).is_empty();
        if from == to {
            let hold = [WrittenOrder::Hold { unit: unit.written() }];
            let args = self.offering(Args::new().text("unit", self.unit(unit)), &hold);
            self.say("reading-same-place", &args)
        } else if by_sea {
            self.say("reading-no-convoy", &args)
        } else {
            self.say("reading-not-adjacent", &args.list("places", self.abbreviations(map.reach(unit).iter())))
        }
    }

    /// The question about two readings or more.
    fn choices(&self, orders: &[WrittenOrder]) -> String {
        self.say("reading-choices", &self.offering(Args::new(), orders))
    }

    /// The question about orders beside words that aren't accounted for; `words` as typed.
    fn unaccounted(&self, words: &str) -> String {
        self.say("reading-unaccounted", &Args::new().text("words", quoted(words)))
    }

    /// The parts that were filled in, in a few words each; empty if there are none.
    fn assumed(&self, order: &WrittenOrder, assumed: Assumed) -> Vec<String> {
        let unit = |(kind, at): (UnitKind, Location)| self.order_format().unit_at(self.situation.map(), kind, at);
        let named = order.unit().and_then(|unit| Some((unit.kind?, unit.at))).map(unit);
        let mut notes = Vec::new();
        if assumed.unit {
            let args = Args::new().text("unit", named.unwrap_or_default());
            notes.push(self.say("reading-assumed-unit", &args));
        }
        if assumed.own_coast {
            let args = Args::new().list("unit", self.own_coasts(order));
            notes.push(self.say("reading-assumed-own-coast", &args));
        }
        for (is, id) in [
            (assumed.coast, "reading-assumed-coast"),
            (assumed.typo, "reading-assumed-typo"),
            (assumed.language, "reading-assumed-language"),
            (assumed.province, "reading-assumed-province"),
            (assumed.destination, "reading-assumed-destination"),
            (assumed.nationality, "reading-assumed-nationality"),
            (assumed.needless_coast, "reading-assumed-needless-coast"),
        ] {
            if is {
                notes.push(self.say(id, &Args::new()));
            }
        }
        notes
    }

    /// The order's fleets that are on one of several coasts.
    fn own_coasts(&self, order: &WrittenOrder) -> Vec<String> {
        let map = self.situation.map();
        let other = match *order {
            WrittenOrder::SupportHold { supported, .. } | WrittenOrder::SupportMove { supported, .. } => {
                Some(supported)
            }
            _ => None,
        };
        let on_coast = order.unit().into_iter().chain(other).filter(|unit| map.has_coasts(map.province_of(unit.at)));
        on_coast.filter_map(|unit| Some(self.order_format().unit_at(map, unit.kind?, unit.at))).collect()
    }

    /// Why a legal order is unusual beside the others; `None` for hints that aren't about one order.
    #[must_use]
    pub fn hint(&self, order: &WrittenOrder, hint: Hint) -> Option<String> {
        let (id, at) = match hint {
            Hint::UnmatchedSupport { unit, .. } if matches!(order, WrittenOrder::SupportHold { .. }) => {
                ("reading-hint-support-of-mover", unit)
            }
            Hint::UnmatchedSupport { unit, .. } => ("reading-hint-support-without-move", unit),
            Hint::UnmatchedConvoy { army, .. } => ("reading-hint-convoy-without-army", army),
            _ => return None,
        };
        let unit = self.situation.units().at(at)?;
        Some(self.say(id, &Args::new().text("unit", self.unit(unit))))
    }

    /// What is said about a finding in the message `text`: what was assumed, the question, or what is wrong. Empty where
    /// nothing is to be said.
    #[must_use]
    pub fn finding(&self, text: &str, finding: &Finding) -> String {
        let typed = |at: &Range<usize>| text.get(at.clone()).unwrap_or_default();
        match finding {
            Finding::Order { order, assumed, .. } => self.assumed(order, *assumed).join("; "),
            Finding::Choices(orders) => self.choices(orders),
            Finding::Unaccounted { words, .. } => self.unaccounted(typed(words)),
            Finding::Error { problem, at, suggestions } => self.problem(problem, typed(at), suggestions),
            Finding::Comment | Finding::Header => String::new(),
        }
    }

    /// The answer about one entry of the message `text`: the order as understood with its assumptions, the question, or
    /// the error. `None` for comments and headers.
    #[must_use]
    pub fn entry(&self, text: &str, entry: &Entry) -> Option<String> {
        let said = self.finding(text, &entry.finding);
        match &entry.finding {
            Finding::Order { order, hint, .. } => {
                let mut line = format!("✓ {}", self.order_format().order(self.situation.map(), order));
                let hint = hint.and_then(|hint| self.hint(order, hint)).unwrap_or_default();
                let notes: Vec<String> = [said, hint].into_iter().filter(|note| !note.is_empty()).collect();
                if !notes.is_empty() {
                    line.push_str(&format!(" ({})", notes.join("; ")));
                }
                Some(line)
            }
            Finding::Choices(_) | Finding::Unaccounted { .. } => Some(format!("? {said}")),
            Finding::Error { .. } => Some(format!("✗ {said}")),
            Finding::Comment | Finding::Header => None,
        }
    }
}

/// The largest number of units that are listed: a power's units are fewer, all units of a board more.
const MOST_UNITS: usize = 18;

/// The longest word that is quoted, in characters.
const QUOTED: usize = 60;

/// The unknown part as typed, cut to [`QUOTED`].
fn quoted(word: &str) -> String {
    match word.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", word[..end].trim_end()),
        None => word.to_owned(),
    }
}
