//! Statements as they are stored: ids and numbers, no words of any language.

use std::collections::BTreeMap;

use dragoman_engine::{Map, Power, Province, Turn, UnitKind, WrittenOrder, WrittenUnit};
use serde::{Deserialize, Serialize};

use crate::clause::{Clause, Direction, Misfit, Plan, Value};
use crate::meaning::{Meaning, Slot};
use crate::statement::{Alternative, Statement};

/// The version of the stored form that is written.
const VERSION: u32 = 1;

/// A statement as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredStatement {
    /// The version of this form.
    version: u32,
    /// The id of the power that says it.
    author: String,
    /// The ids of those that it is said to.
    to: Vec<String>,
    /// The number of the statement that it answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    answers: Option<u32>,
    /// The lines of each alternative.
    alternatives: Vec<Vec<StoredClause>>,
}

/// A clause: the id of its meaning, and its values by slot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredClause {
    says: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    with: BTreeMap<String, StoredValue>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
enum StoredValue {
    Number(u32),
    Text(String),
    Texts(Vec<String>),
    Clause(Box<StoredClause>),
}

/// Why a stored statement can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadableStatement {
    /// A newer program wrote it.
    #[error("the statement has version {0} of its form, and this program reads up to {VERSION}")]
    Newer(u32),
    /// An id that isn't known on this map, or in this set of meanings.
    #[error("`{0}` is not known")]
    Unknown(String),
    /// A clause doesn't fit its meaning.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// It has too many lines or none, or is said to nobody.
    #[error("the statement has no lines, too many, or no reader")]
    Shape,
}

impl StoredStatement {
    /// The form in which `statement` on `map` is stored.
    #[must_use]
    pub fn write(map: &Map, statement: &Statement) -> Self {
        Self {
            version: VERSION,
            author: map.power_id(statement.author()).to_owned(),
            to: statement.to().iter().map(|power| map.power_id(*power).to_owned()).collect(),
            answers: statement.answers(),
            alternatives: statement
                .alternatives()
                .iter()
                .map(|alternative| alternative.lines().map(|clause| written(map, clause)).collect())
                .collect(),
        }
    }

    /// The statement on `map`.
    ///
    /// # Errors
    /// If a newer program wrote it, or it doesn't fit the map.
    pub fn read(&self, map: &Map) -> Result<Statement, UnreadableStatement> {
        if self.version > VERSION {
            return Err(UnreadableStatement::Newer(self.version));
        }
        let to = self.to.iter().map(|id| power(map, id)).collect::<Result<Vec<_>, _>>()?;
        let mut alternatives = Vec::new();
        for lines in &self.alternatives {
            let lines = lines.iter().map(|line| clause(map, line)).collect::<Result<Vec<_>, _>>()?;
            alternatives.push(Alternative::new(lines).ok_or(UnreadableStatement::Shape)?);
        }
        Statement::new(power(map, &self.author)?, to, self.answers, alternatives).ok_or(UnreadableStatement::Shape)
    }
}

/// The key of a slot.
const fn key(slot: Slot) -> &'static str {
    match slot {
        Slot::Powers => "powers",
        Slot::Against => "against",
        Slot::Power => "power",
        Slot::Whom => "whom",
        Slot::Provinces => "provinces",
        Slot::Province => "province",
        Slot::Centres => "centres",
        Slot::Centre => "centre",
        Slot::MyCentres => "my-centres",
        Slot::YourCentres => "your-centres",
        Slot::TheirCentres => "their-centres",
        Slot::Orders => "orders",
        Slot::Order => "order",
        Slot::Units => "units",
        Slot::Unit => "unit",
        Slot::MyUnit => "my-unit",
        Slot::YourUnit => "your-unit",
        Slot::UnitKind => "kind",
        Slot::Turn => "turn",
        Slot::Date => "date",
        Slot::Number => "number",
        Slot::MyStrength => "my-strength",
        Slot::TheirStrength => "their-strength",
        Slot::Plan => "plan",
        Slot::Direction => "direction",
        Slot::Clause => "clause",
    }
}

fn written(map: &Map, clause: &Clause) -> StoredClause {
    let with = clause.values().iter().map(|(slot, value)| (key(*slot).to_owned(), written_value(map, value)));
    StoredClause { says: clause.meaning().id().to_owned(), with: with.collect() }
}

const fn kind_id(kind: UnitKind) -> &'static str {
    match kind {
        UnitKind::Army => "A",
        UnitKind::Fleet => "F",
    }
}

fn written_value(map: &Map, value: &Value) -> StoredValue {
    match value {
        Value::Powers(all) => StoredValue::Texts(all.iter().map(|power| map.power_id(*power).to_owned()).collect()),
        Value::Provinces(all) => StoredValue::Texts(all.iter().map(|province| map.id(*province).to_owned()).collect()),
        Value::Orders(all) => StoredValue::Texts(all.iter().map(|order| order.text(map).to_string()).collect()),
        Value::Units(all) => StoredValue::Texts(all.iter().map(|unit| unit.text(map).to_string()).collect()),
        Value::UnitKind(kind) => StoredValue::Text(kind_id(*kind).to_owned()),
        Value::Turn(turn) => StoredValue::Text(turn.to_string()),
        Value::Date(date) => StoredValue::Text(date.to_string()),
        Value::Number(number) => StoredValue::Number(*number),
        Value::Plan(plan) => StoredValue::Text(plan.id().to_owned()),
        Value::Direction(direction) => StoredValue::Text(direction.id().to_owned()),
        Value::Clause(inner) => StoredValue::Clause(Box::new(written(map, inner))),
    }
}

fn unknown(id: &str) -> UnreadableStatement {
    UnreadableStatement::Unknown(id.to_owned())
}

fn power(map: &Map, id: &str) -> Result<Power, UnreadableStatement> {
    map.power(id).ok_or_else(|| unknown(id))
}

fn province(map: &Map, id: &str) -> Result<Province, UnreadableStatement> {
    map.province(id).ok_or_else(|| unknown(id))
}

fn clause(map: &Map, stored: &StoredClause) -> Result<Clause, UnreadableStatement> {
    let meaning = Meaning::of_id(&stored.says).ok_or_else(|| unknown(&stored.says))?;
    let mut values = Vec::new();
    for (name, value) in &stored.with {
        let slot = meaning.slots().find(|slot| key(*slot) == name).ok_or_else(|| unknown(name))?;
        values.push((slot, read_value(map, slot, value)?));
    }
    Ok(Clause::new(map, meaning, values)?)
}

fn read_value(map: &Map, slot: Slot, value: &StoredValue) -> Result<Value, UnreadableStatement> {
    let all = |texts: &[String]| -> Result<Value, UnreadableStatement> {
        Ok(match slot {
            Slot::Powers | Slot::Against | Slot::Power | Slot::Whom => {
                Value::Powers(texts.iter().map(|id| power(map, id)).collect::<Result<_, _>>()?)
            }
            Slot::Orders | Slot::Order => {
                let read = |text: &String| WrittenOrder::read(map, text).map_err(|_| unknown(text));
                Value::Orders(texts.iter().map(read).collect::<Result<_, _>>()?)
            }
            Slot::Units | Slot::Unit | Slot::MyUnit | Slot::YourUnit => {
                let read = |text: &String| WrittenUnit::read(map, text).map_err(|_| unknown(text));
                Value::Units(texts.iter().map(read).collect::<Result<_, _>>()?)
            }
            // Whatever isn't a list of provinces either has no ids of provinces, or doesn't fit when the clause is made.
            Slot::Provinces
            | Slot::Province
            | Slot::Centres
            | Slot::Centre
            | Slot::MyCentres
            | Slot::YourCentres
            | Slot::TheirCentres
            | Slot::UnitKind
            | Slot::Turn
            | Slot::Date
            | Slot::Number
            | Slot::MyStrength
            | Slot::TheirStrength
            | Slot::Plan
            | Slot::Direction
            | Slot::Clause => Value::Provinces(texts.iter().map(|id| province(map, id)).collect::<Result<_, _>>()?),
        })
    };
    Ok(match value {
        StoredValue::Number(number) => Value::Number(*number),
        StoredValue::Texts(texts) => all(texts)?,
        StoredValue::Clause(inner) => Value::Clause(Box::new(clause(map, inner)?)),
        StoredValue::Text(text) => match slot {
            Slot::UnitKind => {
                let kinds = [UnitKind::Army, UnitKind::Fleet];
                Value::UnitKind(kinds.into_iter().find(|kind| kind_id(*kind) == text).ok_or_else(|| unknown(text))?)
            }
            Slot::Turn => Value::Turn(Turn::read(text).ok_or_else(|| unknown(text))?),
            Slot::Date => Value::Date(text.parse().map_err(|_| unknown(text))?),
            Slot::Plan => {
                Value::Plan(Plan::ALL.into_iter().find(|plan| plan.id() == text).ok_or_else(|| unknown(text))?)
            }
            Slot::Direction => Value::Direction(
                Direction::ALL.into_iter().find(|known| known.id() == text).ok_or_else(|| unknown(text))?,
            ),
            _ => return Err(unknown(text)),
        },
    })
}
