//! Divides a message of somebody who plays several powers among these powers: by headings, or by the units that it
//! orders.

use std::ops::Range;

use dragoman_engine::Power;
use dragoman_notation::{Entry, Finding, Problem};

use crate::orders::OrderReader;

/// How well a power fits a part of the text; more is better.
fn fit(entries: &[Entry], at: &Range<usize>) -> u8 {
    // They are in the order of the text and don't overlap.
    let first = entries.partition_point(|entry| entry.span.end <= at.start);
    let overlapping = entries.iter().skip(first).take_while(|entry| entry.span.start < at.end);
    let fits = overlapping.map(|entry| match &entry.finding {
        Finding::Order { .. } => 4,
        Finding::Choices(_) | Finding::Unaccounted { .. } => 3,
        // An impossible order is reported for the power that wanted it.
        Finding::Error { problem: Problem::OtherPower { .. }, .. } => 0,
        Finding::Error { problem: Problem::NotYourUnit { .. } | Problem::NoSuchUnit { .. }, .. } => 1,
        Finding::Error { .. } => 2,
        Finding::Header | Finding::Comment => 0,
    });
    fits.max().unwrap_or(0)
}

/// Whether a question in the part of the text is about orders of the power.
fn asks(entries: &[Entry], at: &Range<usize>) -> bool {
    entries.iter().any(|entry| {
        matches!(entry.finding, Finding::Unaccounted { .. }) && entry.span.start < at.end && at.start < entry.span.end
    })
}

/// The part of `text` for each of `powers` that it concerns, in their order; empty if it concerns none. A heading goes
/// with the lines below it. Lines that fit no power go to the power before them, or to the first.
pub fn share(reader: &OrderReader<'_>, powers: &[Power], text: &str) -> Vec<(Power, String)> {
    let entries = |power| reader.read(power, &[], text);
    let readings: Vec<Vec<Entry>> = powers.iter().map(|power| entries(Some(*power))).collect();
    let mut parts: Vec<(Vec<&str>, Option<usize>)> = vec![(Vec::new(), None); powers.len()];
    let mut heading: Option<(usize, &str)> = None;
    let mut last = 0;
    for (number, entry) in entries(None).into_iter().enumerate() {
        let piece = text.get(entry.span.clone()).unwrap_or_default().trim().trim_end_matches([',', ';']);
        match entry.finding {
            Finding::Comment => continue,
            Finding::Header => {
                heading = Some((number, piece));
                continue;
            }
            // A question may be about orders of several powers: each that has one there is asked.
            Finding::Unaccounted { .. } => {
                for (number, reading) in readings.iter().enumerate() {
                    if asks(reading, &entry.span)
                        && let Some((pieces, _)) = parts.get_mut(number)
                    {
                        pieces.push(piece);
                        last = number;
                    }
                }
                continue;
            }
            Finding::Order { .. } | Finding::Choices(_) | Finding::Error { .. } => {}
        }
        let fits: Vec<u8> = readings.iter().map(|reading| fit(reading, &entry.span)).collect();
        let best = fits.iter().copied().max().unwrap_or(0);
        if best > 1 && fits.get(last).copied() != Some(best) {
            last = fits.iter().position(|fit| *fit == best).unwrap_or(last);
        } else if best == 1 && fits.get(last).copied() == Some(0) {
            last = fits.iter().position(|fit| *fit == best).unwrap_or(last);
        }
        let Some((pieces, given)) = parts.get_mut(last) else { continue };
        if let Some((number, heading)) = heading
            && *given != Some(number)
        {
            pieces.push(heading);
            *given = Some(number);
        }
        pieces.push(piece);
    }
    let shared = powers.iter().zip(parts).filter(|(_, (pieces, _))| !pieces.is_empty());
    shared.map(|(power, (pieces, _))| (*power, pieces.join("\n"))).collect()
}

#[cfg(test)]
mod tests {
    use dragoman_l10n::Language;

    use super::*;
    use crate::testing::opening;

    fn shared(powers: &[&str], text: &str) -> Vec<(String, String)> {
        let words = dragoman_locales::words().unwrap();
        let (situation, rulebook) = opening("classic");
        let map = situation.map();
        let reader = OrderReader { words: &words, language: Language::EN, situation: &situation, rulebook: &rulebook };
        let powers: Vec<Power> = powers.iter().filter_map(|power| map.power(power)).collect();
        let shared = share(&reader, &powers, text).into_iter();
        shared.map(|(power, text)| (map.power_id(power).to_owned(), text.replace('\n', " | "))).collect()
    }

    fn expect(given: Vec<(String, String)>, wanted: &[(&str, &str)]) {
        let wanted: Vec<_> = wanted.iter().map(|(power, text)| ((*power).to_owned(), (*text).to_owned())).collect();
        assert_eq!(given, wanted);
    }

    #[test]
    fn units_decide_whose_orders_they_are() {
        let given = shared(&["AUSTRIA", "FRANCE"], "A Vie - Gal\nA Par - Bur\nF Tri - Alb, F Bre - MAO");
        expect(given, &[("AUSTRIA", "A Vie - Gal | F Tri - Alb"), ("FRANCE", "A Par - Bur | F Bre - MAO")]);
    }

    #[test]
    fn headings_decide_it_too() {
        let given = shared(&["AUSTRIA", "FRANCE"], "France:\nA Par - Bur\nAustria:\nA Vie - Gal");
        expect(given, &[("AUSTRIA", "Austria: | A Vie - Gal"), ("FRANCE", "France: | A Par - Bur")]);
        let given = shared(&["AUSTRIA", "FRANCE"], "Spring 1901\nA Par - Bur\nA Vie - Gal");
        expect(given, &[("AUSTRIA", "Spring 1901 | A Vie - Gal"), ("FRANCE", "Spring 1901 | A Par - Bur")]);
    }

    #[test]
    fn a_question_about_orders_of_several_powers_reaches_each() {
        let given = shared(&["AUSTRIA", "FRANCE"], "can A Vie go to Tyr and A Par to Bur?\nF Bre - MAO");
        let question = "can A Vie go to Tyr and A Par to Bur?";
        expect(given, &[("AUSTRIA", question), ("FRANCE", &format!("{question} | F Bre - MAO"))]);
        let given = shared(&["AUSTRIA", "FRANCE"], "if he agrees:\nA Vie - Gal\nA Par - Bur");
        assert!(given.iter().all(|(_, text)| text.starts_with("if he agrees")), "{given:?}");
        assert_eq!(given.len(), 2);
    }

    #[test]
    fn an_impossible_order_is_reported_once_to_the_power_that_gave_it() {
        let given = shared(&["AUSTRIA", "FRANCE"], "A Par - Mos\nA Vie - Gal\nA Qqq - Zzz\nA Mun - Ruh");
        assert_eq!(given.iter().map(|(_, text)| text.matches(" | ").count() + 1).sum::<usize>(), 4, "{given:?}");
        assert_eq!(given[1], ("FRANCE".into(), "A Par - Mos".to_owned()));
    }
}
