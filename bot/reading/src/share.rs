//! Divides a message of somebody who plays several powers among these powers: by headings, or by the units that it
//! orders.

use std::ops::Range;

use dragoman_engine::{Power, WrittenOrder};
use dragoman_notation::{Entry, Finding, Problem};

use crate::names;
use crate::orders::OrderReader;
use crate::talk::overlap;

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

/// What a power's own reading has that it gives or asks about in the part of the text: its own orders, or `words` beside them that
/// aren't accounted for. `None`: nothing.
fn own(entries: &[Entry], at: &Range<usize>, words_only: bool) -> Option<Range<usize>> {
    let first = entries.partition_point(|entry| entry.span.end <= at.start);
    let within = entries.iter().skip(first).take_while(|entry| entry.span.start < at.end);
    let found = within.filter_map(|entry| match &entry.finding {
        Finding::Order { .. } | Finding::Choices(_) => Some(&entry.span),
        Finding::Unaccounted { words, .. } => (!words_only || overlap(words, at)).then_some(at),
        Finding::Error { .. } | Finding::Header | Finding::Comment => None,
    });
    found.fold(None, |whole: Option<Range<usize>>, span| {
        let whole = whole.unwrap_or_else(|| at.clone());
        Some(whole.start.min(span.start)..whole.end.max(span.end))
    })
}

/// The part of the text for one power.
#[derive(Clone, Default)]
struct Part {
    /// In the order of the text; they don't overlap.
    pieces: Vec<Range<usize>>,
}

/// A line that is about those below it.
#[derive(Clone)]
struct Heading {
    /// Bytes of the text.
    at: Range<usize>,
    /// The ids of the powers that it names.
    powers: Vec<&'static str>,
}

impl Part {
    /// Adds a piece below the last of `headings` above it, and the last one of a turn: "Spring 1901", "France:".
    fn push(&mut self, headings: &[Heading], piece: Range<usize>) {
        let mut above = headings.iter().rev().filter(|heading| heading.at.end <= piece.start);
        if let Some(last) = above.next() {
            self.insert(last.at.clone());
            if !last.powers.is_empty()
                && let Some(of_turn) = above.find(|heading| heading.powers.is_empty())
            {
                self.insert(of_turn.at.clone());
            }
        }
        self.insert(piece);
    }

    /// A power may read as one what is several pieces to others.
    fn insert(&mut self, piece: Range<usize>) {
        let at = self.pieces.partition_point(|known| known.end <= piece.start);
        let joined = self.pieces.iter().skip(at).take_while(|known| known.start < piece.end).count();
        let joined = self.pieces.drain(at..at + joined);
        let whole = joined.fold(piece, |whole, known| whole.start.min(known.start)..whole.end.max(known.end));
        self.pieces.insert(at, whole);
    }

    /// The pieces; those between which there is only a mark in one.
    fn joined(self, text: &str) -> Vec<Range<usize>> {
        let is_mark =
            |between: &str| between.chars().all(|letter| letter.is_whitespace() || matches!(letter, ',' | ';'));
        let mut joined: Vec<Range<usize>> = Vec::with_capacity(self.pieces.len());
        for piece in self.pieces {
            match joined.last_mut() {
                Some(last) if text.get(last.end..piece.start).is_some_and(is_mark) => last.end = piece.end,
                Some(_) | None => joined.push(piece),
            }
        }
        joined
    }

    /// Leaves out what lies in `line`.
    fn cut(&mut self, line: &Range<usize>) {
        let pieces = std::mem::take(&mut self.pieces).into_iter();
        let left = |piece: Range<usize>| [piece.start..piece.end.min(line.start), piece.start.max(line.end)..piece.end];
        self.pieces = pieces.flat_map(left).filter(|piece| !piece.is_empty()).collect();
    }

    fn overlaps(&self, span: &Range<usize>) -> bool {
        self.pieces.iter().any(|piece| overlap(piece, span))
    }
}

/// The lines of a text that have words, without what surrounds these.
fn lines(text: &str) -> impl Iterator<Item = Range<usize>> {
    let start = |line: &str| line.as_ptr() as usize - text.as_ptr() as usize;
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(move |line| start(line)..start(line) + line.len())
}

/// What a power's own reading gives or asks about: the order, and the words that make it a question, which may stand elsewhere.
fn given(entry: &Entry) -> Vec<Range<usize>> {
    match &entry.finding {
        Finding::Order { .. } | Finding::Choices(_) => vec![entry.span.clone()],
        Finding::Unaccounted { words, .. } => vec![words.clone(), entry.span.clone()],
        Finding::Error { .. } | Finding::Header | Finding::Comment => Vec::new(),
    }
}

/// Whether it is an order, or a question about one.
fn gives(entry: &Entry) -> bool {
    matches!(entry.finding, Finding::Order { .. } | Finding::Choices(_) | Finding::Unaccounted { .. })
}

/// Whether all of a line is orders of the power that reads it, and what belongs to them.
fn is_wholly_given(reading: &[Entry]) -> bool {
    reading.iter().any(gives) && !reading.iter().any(|entry| matches!(entry.finding, Finding::Error { .. }))
}

/// The part of `text` for each of `powers` that it concerns, in their order; empty if it concerns none. A heading goes
/// with the lines below it. Lines that fit no power go to the power before them, or to the first.
pub fn share(reader: &OrderReader<'_>, powers: &[Power], text: &str) -> Vec<(Power, String)> {
    let entries = |power| reader.read(power, &[], text);
    let readings: Vec<Vec<Entry>> = powers.iter().map(|power| entries(Some(*power))).collect();
    let mut parts: Vec<Part> = vec![Part::default(); powers.len()];
    let (headings, others): (Vec<Entry>, Vec<Entry>) =
        entries(None).into_iter().partition(|entry| entry.finding == Finding::Header);
    let headings: Vec<Heading> = headings.into_iter().map(|heading| read_heading(reader, heading.span, text)).collect();
    let struck = struck_lines(&others, text);
    let mut last = 0;
    for entry in others {
        let is_comment = entry.finding == Finding::Comment;
        // A question may be about orders of several powers, and what is none to a reader who knows no power may be a line
        // of orders to one: "with Paris to Picardy". So may a remark.
        let several = is_comment || matches!(entry.finding, Finding::Unaccounted { .. });
        let mut found = false;
        for (number, (reading, part)) in readings.iter().zip(&mut parts).enumerate().filter(|_| several) {
            if let Some(piece) = own(reading, &entry.span, is_comment) {
                part.push(&headings, piece);
                (found, last) = (true, number);
            }
        }
        if found || is_comment {
            continue;
        }
        let fits: Vec<u8> = readings.iter().map(|reading| fit(reading, &entry.span)).collect();
        let best = fits.iter().copied().max().unwrap_or(0);
        if best > 1 && fits.get(last).copied() != Some(best) {
            last = fits.iter().position(|fit| *fit == best).unwrap_or(last);
        } else if best == 1 && fits.get(last).copied() == Some(0) {
            last = fits.iter().position(|fit| *fit == best).unwrap_or(last);
        }
        let (Some(part), Some(reading)) = (parts.get_mut(last), readings.get(last)) else { continue };
        part.push(&headings, own(reading, &entry.span, true).unwrap_or(entry.span));
    }
    give_what_is_left(&readings, &headings, &mut parts);
    let own: Vec<Vec<Heading>> = powers.iter().map(|power| own_headings(reader, powers, *power, &headings)).collect();
    for line in lines(text).filter(|line| !struck.iter().any(|struck| overlap(struck, line))) {
        let Some(alone) = text.get(line.clone()) else { continue };
        let alone: Vec<Vec<Entry>> = powers.iter().map(|power| reader.read(Some(*power), &[], alone)).collect();
        let mut orders = alone.iter().flatten().filter(|entry| gives(entry)).peekable();
        if orders.peek().is_none() || orders.any(is_of_a_unit) {
            give_line(&line, (&readings, &alone), &mut parts, &own);
        }
    }
    let written = |piece: Range<usize>| text.get(piece).unwrap_or_default().trim().trim_end_matches([',', ';']);
    let shared = powers.iter().zip(parts).filter(|(_, part)| !part.pieces.is_empty());
    let joined = |part: Part| part.joined(text).into_iter().map(written).collect::<Vec<_>>().join("\n");
    shared.map(|(power, part)| (*power, joined(part))).collect()
}

/// Gives a line to the powers whose orders it has, by how each reads it alone, and to no other: beside lines of others some are read
/// otherwise.
fn give_line(
    line: &Range<usize>,
    (readings, alone): (&[Vec<Entry>], &[Vec<Entry>]),
    parts: &mut [Part],
    headings: &[Vec<Heading>],
) {
    let is_wholly = alone.iter().any(|reading| is_wholly_given(reading));
    let asks =
        |reading: &[Entry]| reading.iter().any(|entry| gives(entry) && !matches!(entry.finding, Finding::Order { .. }));
    let is_certain = alone.iter().any(|reading| is_wholly_given(reading) && !asks(reading));
    let only = owner(alone);
    // "unless Paris is attacked:" above orders of another power is about these.
    let asks_by = |entry: &Entry| matches!(&entry.finding, Finding::Unaccounted { words, .. } if overlap(words, line));
    let whole = parts.iter_mut().zip(alone).zip(readings.iter().zip(headings));
    for (number, ((part, reading), (beside, headings))) in whole.enumerate() {
        if is_wholly_given(reading) || only == Some(number) {
            part.push(headings, line.clone());
        } else if is_certain || ((is_wholly || only.is_some()) && !asks(reading) && !beside.iter().any(asks_by)) {
            part.cut(line);
        }
    }
}

/// "waive" is an order of whoever reads it, so that what stands around it says whose it is.
fn is_of_a_unit(entry: &Entry) -> bool {
    !matches!(&entry.finding, Finding::Order { order: WrittenOrder::Waive, .. })
}

/// What is struck out over several lines: each of these has one of the marks, or none.
fn struck_lines(entries: &[Entry], text: &str) -> Vec<Range<usize>> {
    let is_struck = |entry: &&Entry| {
        let struck = text.get(entry.span.clone()).unwrap_or_default();
        entry.finding == Finding::Comment && struck.starts_with("~~") && struck.contains('\n')
    };
    entries.iter().filter(is_struck).map(|entry| entry.span.clone()).collect()
}

/// The one power that recognises more of its own in a line than any other, and all that another does.
fn owner(alone: &[Vec<Entry>]) -> Option<usize> {
    let of_another = |entry: &Entry| {
        let Finding::Error { problem, .. } = &entry.finding else { return false };
        matches!(problem, Problem::OtherPower { .. } | Problem::NotYourUnit { .. })
    };
    let claims = |entry: &&Entry| match &entry.finding {
        Finding::Error { suggestions, .. } => !suggestions.is_empty(),
        _ => gives(entry),
    };
    let claimed = |reading: &[Entry]| reading.iter().filter(claims).map(|entry| entry.span.clone()).collect::<Vec<_>>();
    let all: Vec<Vec<Range<usize>>> = alone.iter().map(|reading| claimed(reading)).collect();
    let most = all.iter().map(Vec::len).max().filter(|most| *most > 0)?;
    let mut owners = all.iter().enumerate().filter(|(_, claimed)| claimed.len() == most);
    let (number, own) = owners.next().filter(|_| owners.next().is_none())?;
    let is_own = |span: &Range<usize>| own.iter().any(|own| overlap(own, span));
    let is_only = !alone.get(number)?.iter().any(of_another) && all.iter().flatten().all(is_own);
    is_only.then_some(number)
}

fn read_heading(reader: &OrderReader<'_>, at: Range<usize>, text: &str) -> Heading {
    let words = text.get(at.clone()).unwrap_or_default().split(|letter: char| !letter.is_alphabetic());
    let variant = reader.situation.map().variant();
    let powers = words.filter_map(|word| names::power(reader.words, variant, word)).collect();
    Heading { at, powers }
}

/// The headings that don't say that what is below them is of another of the player's `powers`.
fn own_headings(reader: &OrderReader<'_>, powers: &[Power], power: Power, headings: &[Heading]) -> Vec<Heading> {
    let map = reader.situation.map();
    let others: Vec<&str> = powers.iter().filter(|other| **other != power).map(|other| map.power_id(*other)).collect();
    let names_another = |heading: &&Heading| heading.powers.iter().any(|named| others.contains(named));
    headings.iter().filter(|heading| !names_another(heading)).cloned().collect()
}

/// Adds to each power's part what its own reading gives or asks about and no part has: a reader who knows no power divides some
/// lines otherwise.
fn give_what_is_left(readings: &[Vec<Entry>], headings: &[Heading], parts: &mut [Part]) {
    for (number, reading) in readings.iter().enumerate() {
        for entry in reading {
            let is_elsewhere = readings.iter().zip(&*parts).enumerate().any(|(other, (theirs, part))| {
                other != number && part.overlaps(&entry.span) && own(theirs, &entry.span, false).is_some()
            });
            let Some(part) = parts.get_mut(number).filter(|_| !is_elsewhere) else { continue };
            given(entry).into_iter().for_each(|piece| part.push(headings, piece));
        }
    }
}

#[cfg(test)]
mod tests {
    use dragoman_l10n::Language;

    use super::*;
    use crate::testing::opening;

    fn shared(powers: &[&str], text: &str) -> Vec<(String, String)> {
        shared_in(Language::EN, powers, text)
    }

    fn shared_in(language: Language, powers: &[&str], text: &str) -> Vec<(String, String)> {
        let words = dragoman_locales::words().unwrap();
        let (situation, rulebook) = opening("classic");
        let map = situation.map();
        let reader = OrderReader { words: &words, language, situation: &situation, rulebook: &rulebook };
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
    fn orders_of_several_powers_on_a_line_are_divided() {
        let text = "A Vie - Tyr, A Mun S A Vie - Tyr";
        expect(
            shared(&["AUSTRIA", "GERMANY"], text),
            &[("AUSTRIA", "A Vie - Tyr"), ("GERMANY", "A Mun S A Vie - Tyr")],
        );
        let text = "A Vie - Gal, A Par - Mos";
        expect(shared(&["AUSTRIA", "FRANCE"], text), &[("AUSTRIA", "A Vie - Gal"), ("FRANCE", "A Par - Mos")]);
    }

    #[test]
    fn what_is_struck_out_over_several_lines_is_nobodys() {
        for text in ["~~A Vie - Gal\nA Par - Bur~~\nF Bre - MAO", "~~A Vie - Gal\nA Bud - Ser\n~~F Bre - MAO"] {
            let given = shared(&["AUSTRIA", "FRANCE"], text);
            assert_eq!(given, [("FRANCE".to_owned(), "F Bre - MAO".to_owned())], "{text}");
        }
    }

    #[test]
    fn a_condition_reaches_the_power_below_it() {
        let given = shared(&["AUSTRIA", "FRANCE"], "unless Paris is attacked:\nA Vie - Gal\nA Par - Bur");
        assert!(given.iter().all(|(_, text)| text.starts_with("unless Paris is attacked")), "{given:?}");
        let given = shared(&["AUSTRIA", "FRANCE"], "wait for Paris\nA Vie - Gal");
        assert!(given.contains(&("AUSTRIA".to_owned(), "wait for Paris | A Vie - Gal".to_owned())), "{given:?}");
    }

    #[test]
    fn a_heading_of_a_power_that_isnt_played_stays_above_all_orders() {
        let given = shared(&["AUSTRIA", "FRANCE"], "Germany:\nA Vie - Gal\nA Par - Bur");
        assert!(given.iter().all(|(_, text)| text.starts_with("Germany:")), "{given:?}");
        let given = shared(&["AUSTRIA", "FRANCE"], "Fall 1901\nAustria:\nA Vie - Gal\nFrance:\nA Par - Bur");
        let wanted =
            [("AUSTRIA", "Fall 1901 | Austria: | A Vie - Gal"), ("FRANCE", "Fall 1901 | France: | A Par - Bur")];
        expect(given, &wanted);
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

    #[test]
    fn a_line_in_everyday_speech_goes_to_the_power_that_reads_it_as_orders() {
        for (tag, line, speech) in [
            (*b"en", "A Vie - Gal", "with Paris to Picardy"),
            (*b"en", "A Vie - Gal", "Paris down to Burgundy, Brest - MAO"),
            (*b"it", "A Vie - Gal", "con Parigi in Piccardia"),
            (*b"nl", "A We - Gal", "met Parijs naar Picardië"),
            (*b"de", "A Wie - Gal", "mit Paris in die Picardie"),
            (*b"pl", "A Wie - Gal", "z Paryża do Pikardii"),
        ] {
            let shared = |text: &str| shared_in(Language::of(tag), &["AUSTRIA", "FRANCE"], text);
            for text in [format!("{line}\n{speech}"), format!("{speech}\n{line}")] {
                expect(shared(&text), &[("AUSTRIA", line), ("FRANCE", speech)]);
            }
            expect(shared(speech), &[("FRANCE", speech)]);
        }
    }

    #[test]
    fn what_says_that_orders_arent_meant_stays_above_them() {
        let given = shared(&["AUSTRIA", "FRANCE"], "Dear Russia,\nA Vie - Gal\nA Par - Bur");
        expect(given, &[("AUSTRIA", "Dear Russia, | A Vie - Gal"), ("FRANCE", "Dear Russia | A Par - Bur")]);
        let given = shared(&["AUSTRIA", "FRANCE"], "Hello there,\nA Vie - Gal\nA Par - Bur");
        expect(given, &[("AUSTRIA", "A Vie - Gal"), ("FRANCE", "A Par - Bur")]);
    }

    /// The orders of `tests/notation/talk` as they are typed on phones: the power, and the text.
    fn typed_on_phones(language: Language) -> Vec<(String, String)> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/notation/talk");
        let files = (1..=5).map(|number| format!("{folder}/{language}/phone-{number}.txt"));
        let texts = files.map(|file| std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}")));
        let lines: Vec<String> = texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
        let lines = lines.iter().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" | "));
        let typed = lines.map(|(power, rest)| (power.to_owned(), rest.split(" | ").next().unwrap_or_default()));
        typed.map(|(power, text)| (power, text.replace("\\n", "\n"))).collect()
    }

    /// Whoever plays several powers and writes to all of them has the same orders stored as if each line were sent alone.
    #[test]
    fn no_line_is_lost_beside_one_of_another_power() {
        let words = dragoman_locales::words().unwrap();
        let (situation, rulebook) = opening("classic");
        let map = situation.map();
        let mut faults = Vec::new();
        for language in words.languages() {
            let reader = OrderReader { words: &words, language, situation: &situation, rulebook: &rulebook };
            let stored = |power: Power, text: &str| -> Vec<String> {
                let found = reader.read(Some(power), &[], text).into_iter().filter_map(|entry| match entry.finding {
                    Finding::Order { order, .. } => Some(order.text(map).to_string()),
                    _ => None,
                });
                found.collect()
            };
            for pair in typed_on_phones(language).chunks(2) {
                let [(one, first), (two, second)] = pair else { continue };
                let (one, two) = (map.power(one).expect("a power"), map.power(two).expect("a power"));
                if one == two {
                    continue;
                }
                let text = format!("{first}\n{second}");
                let parts = share(&reader, &[one, two], &text);
                for (power, alone) in [(one, first), (two, second)] {
                    let part = parts.iter().find(|(own, _)| *own == power).map_or("", |(_, part)| part);
                    let (alone, beside) = (stored(power, alone), stored(power, part));
                    if alone != beside {
                        faults.push(format!(
                            "{language} {text:?}: {alone:?}, and beside each other {beside:?} of {part:?}"
                        ));
                    }
                }
            }
        }
        assert!(faults.is_empty(), "{} lines:\n{}", faults.len(), faults.join("\n"));
    }
}
