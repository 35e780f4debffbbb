//! Writes orders, units, phases and results in a reader's words.

use std::collections::{BTreeMap, BTreeSet};

use dragoman_engine::{WrittenOrder, WrittenUnit};
use dragoman_l10n::{Language, Notation, Results, Style, Words, failed, lines};

use super::adjudicate::phase_and_report;
use super::ids::{power_id, province_in};
use super::setup::map;
use crate::model::{OrderText, PhaseId, PhaseRecord, PowerId, Settings, UnitText};
use crate::wording::{OrderNotation, Wording};

/// An order of the exchange format in the reader's notation: `A Mon APP A Ruh - Bor`.
pub fn order(words: &Words, language: Language, variant: &str, order: &OrderText) -> String {
    let map = map(variant);
    match WrittenOrder::read(map, order) {
        Ok(order) => words.order(language, map, Notation::Abbreviations, &order),
        Err(_) => order.to_string(),
    }
}

/// An order with full names: `A Venezia → Tirolo`.
pub fn full(words: &Words, language: Language, variant: &str, order: &OrderText) -> String {
    let map = map(variant);
    match WrittenOrder::read(map, order) {
        Ok(order) => words.order(language, map, Notation::Names, &order),
        Err(_) => order.to_string(),
    }
}

/// A unit, or a place, in the reader's notation: `F Pet (Cs)`.
pub fn unit(words: &Words, language: Language, variant: &str, unit: &str) -> String {
    unit_in(words, language, variant, unit, Notation::Abbreviations)
}

/// A unit, or a place, with full names: `F San Pietroburgo (costa sud)`.
pub fn full_unit(words: &Words, language: Language, variant: &str, unit: &str) -> String {
    unit_in(words, language, variant, unit, Notation::Names)
}

fn unit_in(words: &Words, language: Language, variant: &str, unit: &str, notation: Notation) -> String {
    let map = map(variant);
    let order_format = words.order_format(language, map, notation);
    if let Some(location) = map.location(unit) {
        return order_format.location(map, location);
    }
    match WrittenUnit::read(map, unit) {
        Ok(WrittenUnit { kind: Some(kind), at, .. }) => order_format.unit_at(map, kind, at),
        Ok(WrittenUnit { kind: None, at, .. }) => order_format.location(map, at),
        Err(_) => unit.to_owned(),
    }
}

/// A phase inside a sentence: "primavera 1901", "Spring 1901".
pub fn phase(words: &Words, language: Language, phase: &PhaseId) -> String {
    phase.code().map_or_else(|| phase.to_string(), |code| words.phase(language, code))
}

/// A phase as a heading: "Primavera 1901".
pub fn phase_heading(words: &Words, language: Language, phase: &PhaseId) -> String {
    phase.code().map_or_else(|| phase.to_string(), |code| words.heading(language, code))
}

/// One unit's order and its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultLine {
    /// In words, with its reason if it failed.
    pub text: String,
    /// Whether it was carried out, and a unit that held wasn't dislodged.
    pub succeeded: bool,
    /// Whether somebody gave the order. A unit without an order is included if something happened to it.
    pub ordered: bool,
    /// The unit, where a unit was ordered.
    pub unit: Option<UnitText>,
}

/// The outcomes of each power's orders.
pub fn results(
    words: &Words,
    language: Language,
    settings: &Settings,
    record: &PhaseRecord,
) -> BTreeMap<PowerId, Vec<ResultLine>> {
    results_as(words, language, settings, record, &Wording::default())
}

/// The results of a phase by power, in the notation and as briefly as a person has chosen.
pub fn results_as(
    words: &Words,
    language: Language,
    settings: &Settings,
    record: &PhaseRecord,
    wording: &Wording,
) -> BTreeMap<PowerId, Vec<ResultLine>> {
    let mut said: BTreeMap<PowerId, Vec<ResultLine>> = BTreeMap::new();
    let Some((phase, report)) = phase_and_report(settings, record) else { return said };
    let position = phase.position();
    let writer = Results::new(words, language, Style::Sign, position.map, &position.units).of(&phase);
    let writer = match wording.notation {
        Some(OrderNotation::Long) => writer.in_notation(Notation::Names),
        Some(OrderNotation::Short) | None => writer,
    };
    let ordered = ordered(record);
    for line in lines(&phase, &report) {
        // A unit without an order holds, which isn't an order that was carried out; that it was dislodged is reported.
        let told = line.province.is_none_or(|province| ordered.contains(position.map.id(province)));
        if matches!(line.order, WrittenOrder::Hold { .. }) && !told && !line.fate.is_dislodged() {
            continue;
        }
        let succeeded = !failed(&line);
        let power = power_id(position.map, line.power);
        let unit = line
            .order
            .unit()
            .and_then(|unit| Some(format!("{} {}", unit.kind?.letter(), position.map.location_id(unit.at)).into()));
        let text = if wording.brief { writer.brief(&line) } else { writer.line(&line) };
        said.entry(power).or_default().push(ResultLine { text, succeeded, ordered: told, unit });
    }
    said
}

/// The provinces of units that were given an order.
pub fn ordered(record: &PhaseRecord) -> BTreeSet<&str> {
    let places = record.orders.values().flatten().filter_map(|order| order.split_whitespace().nth(1));
    places.map(province_in).collect()
}
