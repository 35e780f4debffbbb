//! A clause: a meaning with what fills its slots.

use dragoman_engine::{Map, PathChoice, Power, Province, Turn, UnitKind, WrittenOrder, WrittenUnit};
use jiff::civil::Date;

use crate::meaning::{Binds, Meaning, Slot, SlotKind, Sort};

/// The most entries of a list in a clause.
const MOST_ENTRIES: usize = 12;

/// The highest number in a clause.
const MOST_NUMBER: u32 = 9999;

/// What fills a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// One power or several.
    Powers(Vec<Power>),
    /// One province or several.
    Provinces(Vec<Province>),
    /// One order or several.
    Orders(Vec<WrittenOrder>),
    /// One unit or several.
    Units(Vec<WrittenUnit>),
    /// An army or a fleet.
    UnitKind(UnitKind),
    /// A season of a year.
    Turn(Turn),
    /// A day.
    Date(Date),
    /// A number.
    Number(u32),
    /// A plan.
    Plan(Plan),
    /// A direction.
    Direction(Direction),
    /// A clause in the clause.
    Clause(Box<Clause>),
}

/// A plan that the literature on openings has a name for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are those of the literature")]
pub enum Plan {
    Lepanto,
    KeyLepanto,
    Juggernaut,
    WesternTriple,
    CentralTriple,
    Wintergreen,
    SeaLion,
    Anschluss,
}

impl Plan {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Lepanto,
        Self::KeyLepanto,
        Self::Juggernaut,
        Self::WesternTriple,
        Self::CentralTriple,
        Self::Wintergreen,
        Self::SeaLion,
        Self::Anschluss,
    ];

    /// The id by which it is stored.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Lepanto => "lepanto",
            Self::KeyLepanto => "key-lepanto",
            Self::Juggernaut => "juggernaut",
            Self::WesternTriple => "western-triple",
            Self::CentralTriple => "central-triple",
            Self::Wintergreen => "wintergreen",
            Self::SeaLion => "sealion",
            Self::Anschluss => "anschluss",
        }
    }

    /// The message with its name.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Self::Lepanto => "statement-plan-lepanto",
            Self::KeyLepanto => "statement-plan-key-lepanto",
            Self::Juggernaut => "statement-plan-juggernaut",
            Self::WesternTriple => "statement-plan-western-triple",
            Self::CentralTriple => "statement-plan-central-triple",
            Self::Wintergreen => "statement-plan-wintergreen",
            Self::SeaLion => "statement-plan-sealion",
            Self::Anschluss => "statement-plan-anschluss",
        }
    }
}

/// Where somebody goes on the whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are those of directions")]
pub enum Direction {
    North,
    South,
    East,
    West,
}

impl Direction {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::North, Self::South, Self::East, Self::West];

    /// The id by which it is stored.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::South => "south",
            Self::East => "east",
            Self::West => "west",
        }
    }

    /// The message with its words.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Self::North => "statement-direction-north",
            Self::South => "statement-direction-south",
            Self::East => "statement-direction-east",
            Self::West => "statement-direction-west",
        }
    }
}

/// Why a clause can't have what it was given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each field stands in the message beside it")]
pub enum Misfit {
    /// A slot that has to be filled is empty.
    #[error("`{}` needs {slot:?}", meaning.id())]
    Missing { meaning: Meaning, slot: Slot },
    /// The meaning has no such slot, or the slot was filled twice.
    #[error("`{}` doesn't take {slot:?} there", meaning.id())]
    NoSuchSlot { meaning: Meaning, slot: Slot },
    /// The slot takes other values.
    #[error("{slot:?} of `{}` takes another kind of value", meaning.id())]
    WrongKind { meaning: Meaning, slot: Slot },
    /// The slot takes one value and got several, or a list is empty or too long.
    #[error("{slot:?} of `{}` has {count} entries", meaning.id())]
    Count { meaning: Meaning, slot: Slot, count: usize },
    /// The province has no supply centre.
    #[error("{slot:?} of `{}` takes supply centres only", meaning.id())]
    NoCentre { meaning: Meaning, slot: Slot },
    /// The clause in it doesn't fit there: a quote in a quote, or a reason that is a promise.
    #[error("`{}` can't be said in `{}`", inner.id(), meaning.id())]
    Nested { meaning: Meaning, inner: Meaning },
}

/// A meaning with what fills its slots. It fits its meaning, which [`Clause::new`] checks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    meaning: Meaning,
    /// In the order of the meaning's slots; those that are left out are missing.
    values: Vec<(Slot, Value)>,
}

/// The order, if it is a move with this path stated.
const fn with_path(order: &WrittenOrder, path: PathChoice) -> WrittenOrder {
    match *order {
        WrittenOrder::Move { unit, to, .. } => WrittenOrder::Move { unit, to, path },
        order => order,
    }
}

/// A move as one by convoy, as it is ordered where the army could also walk; other orders as they are.
#[must_use]
pub const fn by_convoy(order: &WrittenOrder) -> WrittenOrder {
    with_path(order, PathChoice::ByConvoy)
}

impl Clause {
    /// A clause about places and units on `map`.
    ///
    /// # Errors
    /// If a value is missing, or doesn't fit its slot.
    pub fn new(map: &Map, meaning: Meaning, values: impl IntoIterator<Item = (Slot, Value)>) -> Result<Self, Misfit> {
        let mut given: Vec<(Slot, Value)> = values.into_iter().collect();
        let mut ordered = Vec::with_capacity(given.len());
        for slot in meaning.slots() {
            let Some(at) = given.iter().position(|(known, _)| *known == slot) else {
                if meaning.needs().contains(&slot) {
                    return Err(Misfit::Missing { meaning, slot });
                }
                continue;
            };
            let (_, mut value) = given.remove(at);
            if let (Meaning::ConvoyAsk | Meaning::ConvoyOffer, Value::Orders(orders)) = (meaning, &mut value) {
                // That it goes by convoy is the meaning, however the order was written.
                orders.iter_mut().for_each(|order| *order = with_path(order, PathChoice::Unstated));
            }
            check(map, meaning, slot, &value)?;
            ordered.push((slot, value));
        }
        if let Some((slot, _)) = given.first() {
            return Err(Misfit::NoSuchSlot { meaning, slot: *slot });
        }
        // Whose share it is belongs to it.
        if meaning == Meaning::Share {
            let has = |slot| ordered.iter().any(|(known, _)| *known == slot);
            for (slot, other) in [(Slot::Power, Slot::TheirCentres), (Slot::TheirCentres, Slot::Power)] {
                if has(slot) && !has(other) {
                    return Err(Misfit::Missing { meaning, slot: other });
                }
            }
        }
        Ok(Self { meaning, values: ordered })
    }

    /// A clause without values.
    ///
    /// # Errors
    /// If the meaning needs some.
    pub fn plain(meaning: Meaning) -> Result<Self, Misfit> {
        match meaning.needs().first() {
            Some(slot) => Err(Misfit::Missing { meaning, slot: *slot }),
            None => Ok(Self { meaning, values: Vec::new() }),
        }
    }

    /// What it says.
    #[must_use]
    pub const fn meaning(&self) -> Meaning {
        self.meaning
    }

    /// What fills its slots, in their order.
    #[must_use]
    pub fn values(&self) -> &[(Slot, Value)] {
        &self.values
    }

    /// What fills `slot`.
    #[must_use]
    pub fn value(&self, slot: Slot) -> Option<&Value> {
        self.values.iter().find(|(known, _)| *known == slot).map(|(_, value)| value)
    }

    /// The first province that fills `slot`.
    #[must_use]
    pub fn first_province(&self, slot: Slot) -> Option<Province> {
        if let Some(Value::Provinces(all)) = self.value(slot) { all.first().copied() } else { None }
    }

    /// The clause in it: what is quoted, or what a line before it is about.
    #[must_use]
    pub fn inner(&self) -> Option<&Self> {
        if let Some(Value::Clause(inner)) = self.value(Slot::Clause) { Some(inner) } else { None }
    }

    /// Whom it binds. A line binds whom the clause behind it binds if that is to be done too, and nobody if it is a reason or a
    /// case that may happen.
    #[must_use]
    pub fn binds(&self) -> Binds {
        self.followed().map_or_else(|| self.meaning.binds(), Self::binds)
    }

    /// What it is: a line is what the clause behind it is, if that is to be answered too.
    #[must_use]
    pub fn sort(&self) -> Sort {
        if let Some(inner) = self.followed() {
            return inner.sort();
        }
        if matches!(self.meaning, Meaning::WhatIf | Meaning::Check) {
            return Sort::Question;
        }
        if matches!(self.meaning, Meaning::Reason | Meaning::Otherwise) {
            return Sort::Information;
        }
        self.meaning.sort()
    }

    /// The clause behind "after that", which is as if it stood alone.
    fn followed(&self) -> Option<&Self> {
        self.inner().filter(|_| self.meaning == Meaning::Afterwards)
    }
}

/// Checks the value of a slot.
fn check(map: &Map, meaning: Meaning, slot: Slot, value: &Value) -> Result<(), Misfit> {
    let count = match (slot.kind(), value) {
        (SlotKind::Powers, Value::Powers(all)) => all.len(),
        (SlotKind::Provinces, Value::Provinces(all)) => {
            if slot.is_of_centres() && !all.iter().all(|province| map.centres().contains(*province)) {
                return Err(Misfit::NoCentre { meaning, slot });
            }
            all.len()
        }
        (SlotKind::Orders, Value::Orders(all)) => all.len(),
        (SlotKind::Units, Value::Units(all)) => all.len(),
        (SlotKind::Number, Value::Number(number)) if *number <= MOST_NUMBER => 1,
        (SlotKind::UnitKind, Value::UnitKind(_))
        | (SlotKind::Turn, Value::Turn(_))
        | (SlotKind::Date, Value::Date(_))
        | (SlotKind::Plan, Value::Plan(_))
        | (SlotKind::Direction, Value::Direction(_)) => 1,
        (SlotKind::Clause, Value::Clause(inner)) => {
            if !may_hold(meaning, inner) {
                return Err(Misfit::Nested { meaning, inner: inner.meaning });
            }
            1
        }
        _ => return Err(Misfit::WrongKind { meaning, slot }),
    };
    let most = if slot.is_list() { MOST_ENTRIES } else { 1 };
    if count == 0 || count > most { Err(Misfit::Count { meaning, slot, count }) } else { Ok(()) }
}

/// Whether `inner` may stand in a clause with `meaning`: no lines in quotes or lines, no quotes in quotes, and only what binds
/// nobody where something is said to be so.
fn may_hold(meaning: Meaning, inner: &Clause) -> bool {
    let (inside, sort) = (inner.meaning, inner.meaning.sort());
    if sort == Sort::Line || meaning.is_quote() && inside.is_quote() {
        return false;
    }
    let binds_nobody = matches!(meaning, Meaning::Reason | Meaning::WhatIf | Meaning::Check | Meaning::Unless);
    let is_said = !matches!(sort, Sort::Question | Sort::Answer);
    meaning.sort() != Sort::Line || is_said && (!binds_nobody || inside.binds() == Binds::Nobody)
}
