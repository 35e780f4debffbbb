//! The tables of names and order words, read from Fluent files and checked.
//!
//! A table is a Fluent file whose messages are plain text with plain attributes. Lists are one attribute, their members
//! separated by `|`. The same table is used for reading and writing, so that everything that is written can be read.

use std::collections::HashMap;

use fluent_syntax::ast::{Entry, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::File;

/// An error in a table, with its position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each field stands in the message beside it")]
pub enum TableError {
    /// The file isn't Fluent.
    #[error("{path}:{line}: {what}")]
    Syntax { path: String, line: usize, what: String },
    /// An entry contains placeables where only text is allowed.
    #[error("{path}:{line}: `{id}` must be plain text")]
    NotPlain { path: String, line: usize, id: String },
    /// An id occurs twice.
    #[error("{path}:{line}: `{id}` occurs a second time; the first is in line {first}")]
    Twice { path: String, line: usize, id: String, first: usize },
    /// An entry that every language must have isn't there.
    #[error("{path}: no entry for `{id}`; add `{id} = …` with the attributes that it has in English")]
    Missing { path: String, id: String },
    /// A file has no row of this id.
    #[error("{path}: no row `{id}`; add `{id} = …`")]
    NoRow { path: String, id: String },
    /// A row has an invalid value.
    #[error("{path}:{line}: `{id}` can be `{}` or `{}`, and not `{value}`", choices[0], choices[1])]
    NoChoice { path: String, line: usize, id: String, choices: [&'static str; 2], value: String },
    /// An entry lacks an attribute.
    #[error("{path}:{line}: `{id}` has no `.{attribute}`")]
    NoAttribute { path: String, line: usize, id: String, attribute: &'static str },
    /// Two provinces have the same written form, so that an order with it couldn't be read back.
    #[error(
        "{path}:{line}: `{form}` is written for `{id}`, but line {other_line} writes it for `{other}`; change one of them"
    )]
    Clash { path: String, line: usize, form: String, id: String, other: String, other_line: usize },
}

/// A message of a table: its value, its attributes, and its position.
#[derive(Clone, Debug)]
pub struct Row {
    pub id: String,
    pub line: usize,
    pub value: String,
    pub attributes: HashMap<String, String>,
}

/// Splits a list attribute.
pub fn list(text: Option<&String>) -> Vec<String> {
    text.map(|text| text.split('|').map(|form| form.trim().to_owned()).filter(|form| !form.is_empty()).collect())
        .unwrap_or_default()
}

/// The forms of a province that contain a preposition.
pub(crate) const PHRASES: [&str; 3] = ["from", "in", "to"];
/// Its other forms: with the article, and declined.
pub(crate) const FORMS: [&str; 3] = ["the", "gen", "acc"];

/// A province in one language.
#[derive(Clone, Debug)]
pub struct ProvinceEntry {
    /// Exchange id, `MUN`.
    pub id: String,
    /// Full name.
    pub name: String,
    /// The abbreviation that is written.
    pub abbr: String,
    /// Further forms that are read.
    pub also: Vec<String>,
    /// The name inside sentences: `from`, `in`, `to` with the preposition, `the` with the article, `gen` and `acc` declined.
    pub phrases: HashMap<String, String>,
    /// Whether its short forms are easily taken for another province's.
    pub confusable: bool,
}

/// A power in one language.
#[derive(Clone, Debug)]
pub struct PowerEntry {
    /// Exchange id, `GERMANY`.
    pub id: String,
    /// The name that is written.
    pub name: String,
    /// The abbreviation that is written.
    pub abbr: String,
    /// Further forms that are read.
    pub also: Vec<String>,
    /// Adjectives that are read: "Oostenrijks", "turca"; the first one is written beside a unit, and agrees with it. None for
    /// a power that is called like a province, which its name means in orders.
    pub adjectives: Vec<String>,
    /// Grammatical forms for sentences (`gen`, `the`, `of`…).
    pub forms: HashMap<String, String>,
}

/// A variant in one language.
#[derive(Clone, Debug)]
pub struct VariantEntry {
    /// The variant: `classic`.
    pub id: String,
    /// Its name on pictures.
    pub name: String,
    /// A line about it in a list of choices.
    pub about: String,
    /// What is different from the usual game on its board, for a start.
    pub explained: Option<String>,
    /// What is typed for it: a word without blanks.
    pub word: String,
    /// Further words that are read.
    pub also: Vec<String>,
}

/// An order word in one language.
#[derive(Clone, Debug)]
pub struct WordEntry {
    /// Message id, `order-support`.
    pub id: String,
    /// What is written: `APP`.
    pub written: String,
    /// The word in a sentence: `appoggia`.
    pub name: String,
    /// All forms that are read, including `written`.
    pub forms: Vec<String>,
}

/// The provinces and powers of one variant in one language.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The variant, and its editions that are played on the same board.
    pub variants: Vec<VariantEntry>,
    /// Provinces in the order of the file.
    pub provinces: Vec<ProvinceEntry>,
    /// Powers in the order of the file.
    pub powers: Vec<PowerEntry>,
}

impl Table {
    /// The entry of a variant, by its id.
    #[must_use]
    pub fn variant(&self, id: &str) -> Option<&VariantEntry> {
        self.variants.iter().find(|entry| entry.id == id)
    }

    /// The entry of a province, by its id.
    #[must_use]
    pub fn province(&self, id: &str) -> Option<&ProvinceEntry> {
        self.provinces.iter().find(|entry| entry.id == id)
    }

    /// The entry of a power, by its id.
    #[must_use]
    pub fn power(&self, id: &str) -> Option<&PowerEntry> {
        self.powers.iter().find(|entry| entry.id == id)
    }
}

fn line_of(source: &str, byte: usize) -> usize {
    source.as_bytes().iter().take(byte).filter(|byte| **byte == b'\n').count() + 1
}

/// The line on which the message `id` begins.
fn line_of_message(source: &str, id: &str, from: usize) -> usize {
    source
        .lines()
        .enumerate()
        .skip(from)
        .find(|(_, line)| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('=')))
        .map_or(0, |(number, _)| number + 1)
}

/// The text of a pattern without placeables.
pub fn plain(pattern: &Pattern<&str>) -> Option<String> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable {
                expression: fluent_syntax::ast::Expression::Inline(InlineExpression::StringLiteral { value }),
            } => text.push_str(value),
            PatternElement::Placeable { .. } => return None,
        }
    }
    Some(text)
}

/// Reads the rows of a table file.
pub fn rows(file: &File<'_>) -> Result<Vec<Row>, TableError> {
    let path = || file.path.to_owned();
    let resource = parser::parse(file.source).map_err(|(_, errors)| {
        let first = errors.first();
        TableError::Syntax {
            path: path(),
            line: first.map_or(1, |error| line_of(file.source, error.pos.start)),
            what: first.map_or_else(|| "not Fluent".to_owned(), |error| error.kind.to_string()),
        }
    })?;
    let mut rows: Vec<Row> = Vec::new();
    let mut seen: HashMap<String, usize> = HashMap::new();
    let mut from = 0;
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name.to_owned();
        let line = line_of_message(file.source, &id, from);
        from = line;
        if let Some(first) = seen.insert(id.clone(), line) {
            return Err(TableError::Twice { path: path(), line, id, first });
        }
        let not_plain = || TableError::NotPlain { path: path(), line, id: id.clone() };
        let value = message.value.as_ref().and_then(plain).ok_or_else(not_plain)?;
        let mut attributes = HashMap::new();
        for attribute in &message.attributes {
            attributes.insert(attribute.id.name.to_owned(), plain(&attribute.value).ok_or_else(not_plain)?);
        }
        rows.push(Row { id, line, value, attributes });
    }
    Ok(rows)
}

/// What the ids of variants begin with in a table.
const VARIANT: &str = "variant-";

/// Reads a variant's table: short ids (three letters) are provinces, those that begin with `variant-` are variants, and the
/// others powers.
///
/// # Errors
/// When an entry has no abbreviation, or a power no adjective although it isn't called like a province, or two provinces
/// have the same written form.
pub fn variant(file: &File<'_>) -> Result<Table, TableError> {
    let mut table = Table::default();
    let mut written: HashMap<String, (String, usize)> = HashMap::new();
    for row in rows(file)? {
        let missing = |attribute| TableError::NoAttribute {
            path: file.path.to_owned(),
            line: row.line,
            id: row.id.clone(),
            attribute,
        };
        if let Some(id) = row.id.strip_prefix(VARIANT) {
            let attribute = |name| row.attributes.get(name).cloned().ok_or_else(|| missing(name));
            table.variants.push(VariantEntry {
                id: id.to_owned(),
                about: attribute("about")?,
                explained: row.attributes.get("explained").cloned(),
                word: attribute("word")?,
                also: list(row.attributes.get("also")),
                name: row.value.clone(),
            });
            continue;
        }
        let abbr = row.attributes.get("abbr").cloned().ok_or_else(|| missing("abbr"))?;
        let also = list(row.attributes.get("also"));
        if row.id.len() == 3 {
            for form in [&abbr, &row.value] {
                let key = form.to_lowercase();
                if let Some((other, other_line)) = written.get(&key)
                    && *other != row.id
                {
                    return Err(TableError::Clash {
                        path: file.path.to_owned(),
                        line: row.line,
                        form: form.clone(),
                        id: row.id,
                        other: other.clone(),
                        other_line: *other_line,
                    });
                }
                written.insert(key, (row.id.clone(), row.line));
            }
            let confusable = row.attributes.get("confusable").is_some_and(|text| text == "yes");
            let phrases = row
                .attributes
                .into_iter()
                .filter(|(name, _)| PHRASES.contains(&name.as_str()) || FORMS.contains(&name.as_str()))
                .collect();
            table.provinces.push(ProvinceEntry { id: row.id, name: row.value, abbr, also, phrases, confusable });
        } else {
            let adjectives = list(row.attributes.get("adjective"));
            let is_place = table.provinces.iter().any(|province| province.name == row.value);
            if adjectives.is_empty() && !is_place {
                return Err(missing("adjective"));
            }
            let forms = row
                .attributes
                .into_iter()
                .filter(|(name, _)| !matches!(name.as_str(), "abbr" | "also" | "adjective"))
                .collect();
            table.powers.push(PowerEntry { id: row.id, name: row.value, abbr, also, adjectives, forms });
        }
    }
    Ok(table)
}

/// Reads the order words.
///
/// # Errors
/// When the file isn't a table.
pub fn words(file: &File<'_>) -> Result<Vec<WordEntry>, TableError> {
    Ok(rows(file)?
        .into_iter()
        .map(|row| {
            if row.id.starts_with("words-") {
                return WordEntry {
                    forms: list(Some(&row.value)),
                    written: row.value.clone(),
                    name: row.value,
                    id: row.id,
                };
            }
            let mut forms = vec![row.value.clone()];
            forms.extend(list(row.attributes.get("also")));
            let name = row.attributes.get("name").cloned().unwrap_or_else(|| row.value.clone());
            WordEntry { id: row.id, written: row.value, name, forms }
        })
        .collect())
}

/// Checks that every language has the entries that English has.
///
/// # Errors
/// The first missing entry.
pub fn complete(file: &File<'_>, ids: &[String], reference: &[String]) -> Result<(), TableError> {
    match reference.iter().find(|id| !ids.contains(id)) {
        Some(id) => Err(TableError::Missing { path: file.path.to_owned(), id: id.clone() }),
        None => Ok(()),
    }
}
