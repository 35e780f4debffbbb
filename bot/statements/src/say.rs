//! Says statements to a reader: in their language, with its grammar, and in their notation.

use dragoman_engine::{Map, Power, Season, Turn, WrittenUnit};
use dragoman_l10n::{self as l10n, Args, Language, Notation, OrderFormat, Words};
use jiff::civil::Date;

use crate::clause::{Clause, Value};
use crate::meaning::{Addressed, Meaning, Slot, SlotKind};
use crate::statement::Statement;

/// The messages with the names of the months.
const MONTHS: [&str; 12] = [
    "month-1", "month-2", "month-3", "month-4", "month-5", "month-6", "month-7", "month-8", "month-9", "month-10",
    "month-11", "month-12",
];

/// How many are in the room where a statement is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Its author and one reader: *you* is clear.
    Two,
    /// Three or more: whom a sentence speaks to is named in front of it.
    Many,
    /// Everybody reads it, and a sentence speaks to each.
    All,
}

/// A reader, with what sentences for them are made with.
#[derive(Clone, Copy)]
pub struct Sayer<'a> {
    /// The words of all languages.
    pub words: &'a Words,
    /// The reader's language.
    pub language: Language,
    /// The reader's notation of orders and units.
    pub notation: Notation,
    /// The map on which places and powers are named.
    pub map: &'a Map,
    /// How many are in the room.
    pub room: Room,
}

impl Sayer<'_> {
    /// The lines of a statement: one sentence a clause, the limits of each alternative behind it, "Or:" between alternatives.
    #[must_use]
    pub fn lines(&self, statement: &Statement) -> Vec<String> {
        let mut lines = Vec::new();
        for (at, alternative) in statement.alternatives().iter().enumerate() {
            if at > 0 {
                lines.push(self.words.plain(self.language, Meaning::Or.message()));
            }
            for clause in alternative.lines() {
                match (self.room, clause.meaning().addressed()) {
                    (Room::Many, Addressed::Addressed) => {
                        lines.extend(statement.to().iter().map(|power| self.to(*power, clause)));
                    }
                    (Room::All, Addressed::Addressed) => lines.push(self.for_all(clause)),
                    (Room::Many | Room::All, Addressed::Open) | (Room::Two, _) => lines.push(self.clause(clause)),
                }
            }
        }
        lines
    }

    /// A clause that speaks to one of several.
    fn to(&self, power: Power, clause: &Clause) -> String {
        let args = Args::new().power("power", self.map.power_id(power)).text("clause", self.clause(clause));
        self.words.text(self.language, "statement-to", &args)
    }

    /// A clause that speaks to each.
    fn for_all(&self, clause: &Clause) -> String {
        let args = Args::new().text("clause", self.clause(clause));
        self.words.text(self.language, "statement-to-all", &args)
    }

    /// A clause as a sentence, said by its author to its reader.
    #[must_use]
    pub fn clause(&self, clause: &Clause) -> String {
        let meaning = clause.meaning();
        let mut args = Args::new();
        for slot in meaning.slots() {
            args = match clause.value(slot) {
                Some(value) => self.with(args, meaning, slot, value),
                None => without(args, self.table(), meaning, slot),
            };
        }
        self.words.text(self.language, meaning.message(), &args)
    }

    /// The sentence of a meaning with only some values; a mark stands for a clause or a day.
    pub(crate) fn sample(&self, meaning: Meaning, values: &[(Slot, Value)], is_headed: bool) -> String {
        let mut args = Args::new();
        for slot in meaning.slots() {
            args = match (slot, values.iter().find(|(known, _)| *known == slot)) {
                (_, Some((_, value))) => self.with(args, meaning, slot, value),
                (Slot::Clause | Slot::Date, None) if is_headed => {
                    args.text(variable(meaning, slot), crate::samples::MARK.to_string())
                }
                (_, None) => without(args, self.table(), meaning, slot),
            };
        }
        self.words.text(self.language, meaning.message(), &args)
    }

    fn table(&self) -> &'static str {
        Words::table_name(self.map.variant())
    }

    fn order_format(&self) -> std::sync::Arc<OrderFormat> {
        self.words.order_format(self.language, self.map, self.notation)
    }

    fn unit(&self, unit: &WrittenUnit) -> String {
        let format = self.order_format();
        match unit.kind {
            Some(kind) => format.unit_at(self.map, kind, unit.at),
            None => format.location(self.map, unit.at),
        }
    }

    fn with<'n>(&self, args: Args<'n>, meaning: Meaning, slot: Slot, value: &Value) -> Args<'n> {
        let name = variable(meaning, slot);
        match value {
            Value::Powers(all) => {
                let mut ids = all.iter().map(|power| self.map.power_id(*power));
                if slot.is_list() { args.powers(name, ids) } else { args.power(name, ids.next().unwrap_or_default()) }
            }
            // What is denied of several is denied of each: "not to Galicia or to Silesia".
            Value::Provinces(all) if meaning.denies_list() => {
                let province = |id: &str| l10n::Value::Province(self.table().to_owned(), id.to_owned());
                args.neither(name, all.iter().map(|one| province(self.map.id(*one))))
            }
            Value::Provinces(all) => {
                args.provinces(name, self.table(), all.iter().map(|province| self.map.id(*province)))
            }
            Value::Orders(all) => {
                let format = self.order_format();
                let mut orders = all.iter().map(|order| format.order(self.map, order));
                if slot.is_list() {
                    args.clauses(name, orders)
                } else {
                    args.text(name, orders.next().unwrap_or_default())
                }
            }
            Value::Units(all) => {
                let mut units = all.iter().map(|unit| self.unit(unit));
                if slot.is_list() { args.list(name, units) } else { args.text(name, units.next().unwrap_or_default()) }
            }
            Value::UnitKind(kind) => args.text(
                name,
                match kind {
                    dragoman_engine::UnitKind::Army => "army",
                    dragoman_engine::UnitKind::Fleet => "fleet",
                },
            ),
            Value::Turn(turn) => args.text(name, self.turn(name, *turn)),
            Value::Date(date) => args.text(name, self.date(*date)),
            Value::Number(number) => args.number(name, *number),
            Value::Plan(plan) => args.text(name, self.words.plain(self.language, plan.message())),
            Value::Direction(direction) => args.text(name, self.words.plain(self.language, direction.message())),
            Value::Clause(inner) => args.text(name, self.clause(inner)),
        }
    }

    /// A season in the form that the variable `name` asks for.
    fn turn(&self, name: &str, turn: Turn) -> String {
        let message = match (name, turn.season) {
            ("until", Season::Spring) => "statement-until-spring",
            ("until", Season::Autumn) => "statement-until-autumn",
            ("until", Season::Winter) => "statement-until-winter",
            ("by", Season::Spring) => "statement-by-spring",
            ("by", Season::Autumn) => "statement-by-autumn",
            ("by", Season::Winter) => "statement-by-winter",
            (_, Season::Spring) => "statement-in-spring",
            (_, Season::Autumn) => "statement-in-autumn",
            (_, Season::Winter) => "statement-in-winter",
        };
        let year = self.words.year(self.language, turn.year);
        self.words.text(self.language, message, &Args::new().text("year", year))
    }

    /// A day, as it stands behind "until".
    fn date(&self, date: Date) -> String {
        let month = MONTHS.get(usize::try_from(date.month() - 1).unwrap_or_default()).copied().unwrap_or_default();
        let args = Args::new()
            .number("day", date.day())
            .text("month", self.words.plain(self.language, month))
            .text("year", date.year().to_string());
        self.words.text(self.language, "date-to", &args)
    }
}

/// The variable of a slot in the message of `meaning`.
fn variable(meaning: Meaning, slot: Slot) -> &'static str {
    match slot {
        Slot::Powers => "powers",
        Slot::Against => "against",
        Slot::Power => "power",
        Slot::Whom => "whom",
        Slot::Provinces => "provinces",
        Slot::Province => "province",
        Slot::Centres => "centres",
        Slot::Centre => "centre",
        Slot::MyCentres | Slot::MyUnit | Slot::MyStrength => "mine",
        Slot::YourCentres | Slot::YourUnit => "yours",
        Slot::TheirCentres | Slot::TheirStrength => "theirs",
        Slot::Orders => "orders",
        Slot::Order => "order",
        Slot::Units => "units",
        Slot::Unit => "unit",
        Slot::UnitKind => "kind",
        Slot::Date => "date",
        Slot::Number => "number",
        Slot::Plan => "plan",
        Slot::Direction => "direction",
        Slot::Clause => "clause",
        Slot::Turn if meaning == Meaning::Until => "until",
        Slot::Turn if is_by(meaning) => "by",
        Slot::Turn => "at",
    }
}

/// Whether the season of a meaning is the last one in which it may happen.
const fn is_by(meaning: Meaning) -> bool {
    matches!(
        meaning,
        Meaning::VacateMe | Meaning::VacateYou | Meaning::Arrive | Meaning::TransitAsk | Meaning::TransitOffer
    )
}

/// An empty value for a slot that was left out: messages ask with `COUNT` whether there is one.
fn without<'n>(args: Args<'n>, table: &str, meaning: Meaning, slot: Slot) -> Args<'n> {
    let (name, none): (_, [&str; 0]) = (variable(meaning, slot), []);
    match slot.kind() {
        SlotKind::Provinces => args.provinces(name, table, none),
        SlotKind::Powers => args.powers(name, none),
        SlotKind::Orders
        | SlotKind::Units
        | SlotKind::UnitKind
        | SlotKind::Turn
        | SlotKind::Date
        | SlotKind::Number
        | SlotKind::Plan
        | SlotKind::Direction
        | SlotKind::Clause => args.text(name, ""),
    }
}
