//! The numbers of centres by year, as a picture.

use std::collections::BTreeMap;

use dragoman_engine::Season;
use dragoman_game::model::{PhaseId, PhaseRecord, PowerId, ProvinceId, not_undone};
use dragoman_game::rules;

use super::writer::{PictureOf, Writer};

/// A year and how many centres each power had at its end.
struct Year {
    /// The year; `None`: the start.
    year: Option<u16>,
    /// By power.
    centres: BTreeMap<PowerId, usize>,
}

/// How many centres each power had at the end of each year, from the start on. A year whose moves or retreats are still to be
/// played isn't included, and nothing that was undone.
fn years(records: &[PhaseRecord]) -> Vec<Year> {
    let count = |centers: &BTreeMap<PowerId, Vec<ProvinceId>>| {
        centers.iter().map(|(power, centres)| (power.clone(), centres.len())).collect()
    };
    let mut years = Vec::new();
    if let Some(first) = records.first() {
        years.push(Year { year: None, centres: count(&first.before.centers) });
    }
    let mut by_year: BTreeMap<u16, &PhaseRecord> = BTreeMap::new();
    for (_, record) in not_undone(records) {
        let turn = |phase: &PhaseId| phase.code().map(|code| code.turn);
        let counted = turn(&record.before.phase).filter(|turn| turn.season != Season::Spring);
        // Retreats that follow may still change owners, and so may the moves if the position was only changed before them.
        let is_autumn = turn(&record.after.phase).is_some_and(|turn| turn.season == Season::Autumn);
        if let Some(turn) = counted.filter(|_| !is_autumn) {
            by_year.insert(turn.year, record);
        }
    }
    years.extend(
        by_year.into_iter().map(|(year, record)| Year { year: Some(year), centres: count(&record.after.centers) }),
    );
    years
}

impl Writer<'_> {
    /// The numbers of centres by year as a picture; `None` if nothing was played.
    pub(super) fn chart_picture(&self) -> Option<PictureOf> {
        let played = years(&self.material.past.records);
        if played.is_empty() {
            return None;
        }
        let name = |year: &Year| match year.year {
            None => self.label("chart-start"),
            Some(year) => self.words.year(self.language(), year),
        };
        let names: Vec<String> = played.iter().map(name).collect();
        let of_power = |power: PowerId| -> (PowerId, Vec<u8>) {
            let of = |year: &Year| u8::try_from(year.centres.get(&power).copied().unwrap_or(0)).unwrap_or(u8::MAX);
            let centres = played.iter().map(of).collect();
            (power, centres)
        };
        let rows = rules::powers(self.variant()).into_iter().map(of_power);
        // A power that never played has no row.
        let rows = rows.filter(|(_, centres)| centres.iter().any(|count| *count > 0)).collect();
        Some(PictureOf::Chart { title: self.label("chart-heading"), years: names, rows })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragoman_game::model::{Cause, Position};

    #[test]
    fn a_year_counts_when_its_retreats_are_over() {
        let position = |phase: &str, centres: &[&str]| Position {
            phase: phase.into(),
            centers: BTreeMap::from([("ITALY".into(), centres.iter().map(|id| (*id).into()).collect())]),
            ..Position::default()
        };
        let record = |before: &str, after: &str, centres: &[&str]| PhaseRecord {
            before: position(before, &["ROM"]),
            orders: BTreeMap::new(),
            results: BTreeMap::new(),
            after: position(after, centres),
            winners: Vec::new(),
            cause: Cause::default(),
            report: None,
        };
        let mut records = vec![record("S1901M", "F1901M", &["ROM"]), record("F1901M", "F1901R", &["ROM"])];
        let counts = |records: &[PhaseRecord]| -> Vec<(Option<u16>, usize)> {
            years(records).into_iter().map(|year| (year.year, year.centres["ITALY"])).collect()
        };
        assert_eq!(counts(&records), [(None, 1)]);
        records.push(record("F1901R", "W1901A", &["ROM", "NAP"]));
        records.push(record("W1901A", "S1902M", &["ROM", "NAP"]));
        assert_eq!(counts(&records), [(None, 1), (Some(1901), 2)]);
        // A change of the position before the moves of autumn decides nothing about the year; one in winter does.
        let edited = |phase: &str| PhaseRecord {
            cause: Cause::Edited { edits: Vec::new(), reason: "x".to_owned() },
            ..record(phase, phase, &["ROM", "NAP", "VEN"])
        };
        records.push(record("S1902M", "F1902M", &["ROM", "NAP"]));
        records.push(edited("F1902M"));
        assert_eq!(counts(&records), [(None, 1), (Some(1901), 2)]);
        records.push(record("F1902M", "W1902A", &["ROM", "NAP"]));
        records.push(edited("W1902A"));
        assert_eq!(counts(&records), [(None, 1), (Some(1901), 2), (Some(1902), 3)]);
        // Nothing is left of what was undone: here all from the first autumn on.
        let cause = Cause::RolledBack { to: 2, reason: "x".to_owned() };
        records.push(PhaseRecord { cause, ..record("W1902A", "F1901M", &["ROM"]) });
        assert_eq!(counts(&records), [(None, 1)]);
        records.push(record("F1901M", "S1902M", &["ROM", "TUN"]));
        assert_eq!(counts(&records), [(None, 1), (Some(1901), 2)]);
    }
}
