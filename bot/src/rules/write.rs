//! Orders, units, phases and results in a reader's words.

use std::collections::BTreeMap;

use dragoman_engine::{PhaseCode, PhaseKind, Season};
use dragoman_l10n::{Language, Words};

use crate::game::{PhaseRecord, PowerId};

fn place(words: &Words, language: Language, variant: &str, location: &str) -> String {
    let (province, coast) =
        location.split_once('/').map_or((location, None), |(province, coast)| (province, Some(coast)));
    let abbr = words.province_abbr(language, variant, province);
    let coast = match coast {
        Some("NC") => words.word(language, "coast-nc"),
        Some("SC") => words.word(language, "coast-sc"),
        Some("EC") => words.word(language, "coast-ec"),
        Some("WC") => words.word(language, "coast-wc"),
        _ => None,
    };
    match coast {
        Some(coast) => format!("{abbr} ({})", coast.written),
        None => abbr,
    }
}

fn word(words: &Words, language: Language, id: &str, otherwise: &str) -> String {
    words.word(language, id).map_or_else(|| otherwise.to_owned(), |word| word.written.clone())
}

/// An order of the exchange format in the reader's notation: `A Mon APP A Ruh - Bor`.
pub fn order(words: &Words, language: Language, variant: &str, order: &str) -> String {
    let written = order.split_whitespace().enumerate().map(|(at, token)| match token {
        "-" => "-".to_owned(),
        "A" => word(words, language, "unit-army", "A"),
        "F" => word(words, language, "unit-fleet", "F"),
        "H" => word(words, language, "order-hold", "H"),
        "S" => word(words, language, "order-support", "S"),
        "C" => word(words, language, "order-convoy", "C"),
        "R" => word(words, language, "order-retreat", "R"),
        "D" => word(words, language, "order-disband", "D"),
        "B" => word(words, language, "order-build", "B"),
        "VIA" => word(words, language, "order-via", "VIA"),
        "WAIVE" if at == 0 => word(words, language, "order-waive", "WAIVE"),
        location => place(words, language, variant, location),
    });
    written.collect::<Vec<_>>().join(" ")
}

/// A unit in the reader's notation: `F Pet (Cs)`.
pub fn unit(words: &Words, language: Language, variant: &str, unit: &str) -> String {
    order(words, language, variant, unit)
}

/// A suggestion: an order, or a province's id.
pub fn suggestion(words: &Words, language: Language, variant: &str, text: &str) -> String {
    if text.contains(' ') {
        return order(words, language, variant, text);
    }
    let name = words.province(language, variant, text);
    format!("{name} ({})", words.province_abbr(language, variant, text))
}

/// A phase in words: "Primavera 1901".
pub fn phase(words: &Words, language: Language, _variant: &str, phase: &str) -> String {
    let Some(code) = PhaseCode::read(phase) else { return phase.to_owned() };
    let (season, kind) = (code.turn.season, code.kind);
    let season = match season {
        Season::Spring => "season-spring",
        Season::Autumn => "season-autumn",
        Season::Winter => "season-winter",
    };
    let kind = match kind {
        PhaseKind::Movement => "",
        PhaseKind::Retreat => "phase-retreat",
        PhaseKind::Adjustment => "phase-adjustment",
    };
    let season = words.word(language, season).map_or("", |word| word.written.as_str());
    let kind = words.word(language, kind).map_or("", |word| word.written.as_str());
    let year = code.turn.year;
    format!("{season} {year} {kind}").trim().to_owned()
}

/// One unit's order and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultLine {
    /// In words.
    pub text: String,
    /// Whether the order was carried out.
    pub succeeded: bool,
}

/// What became of each power's orders.
pub fn results(
    words: &Words,
    language: Language,
    variant: &str,
    record: &PhaseRecord,
) -> BTreeMap<PowerId, Vec<ResultLine>> {
    let mut lines: BTreeMap<PowerId, Vec<ResultLine>> = BTreeMap::new();
    for (power, orders) in &record.orders {
        for given in orders {
            let unit: Vec<_> = given.split_whitespace().take(2).collect();
            let succeeded = record.results.get(&unit.join(" ")).is_some_and(Vec::is_empty);
            let sign = if succeeded { '✓' } else { '✗' };
            let text = format!("{} {sign}", order(words, language, variant, given));
            lines.entry(power.clone()).or_default().push(ResultLine { text, succeeded });
        }
    }
    lines
}
