//! Nothing that is typed breaks the reader, slips through it, or makes it give an order that the rules forbid.

use std::collections::HashSet;

use dragoman_engine::{Legality, Power, Rulebook, WrittenOrder};
use dragoman_notation::{Entry, Finding, Situation};

use crate::board::Board;
use crate::random::Rng;
use crate::{board, cases, mutate, reader};

struct Seat {
    board: Board,
    situation: Situation,
    power: Power,
    rulebook: Rulebook,
    legal: HashSet<String>,
}

/// The usual run reads 200,000 inputs; the long one (`DRAGOMAN_LONG`) ten million.
fn inputs() -> usize {
    if std::env::var_os("DRAGOMAN_LONG").is_some() { 10_000_000 } else { 200_000 }
}

#[test]
fn mutated_lines_neither_break_the_reader_nor_slip_through() {
    let files = cases::CORPUS.iter().chain(&cases::SEEDS).chain(&cases::AMBIGUITIES);
    let lines: Vec<cases::Case> = files.flat_map(|file| cases::load(file)).collect();
    let texts: Vec<String> = lines.iter().map(|case| case.text.clone()).collect();
    let mut known = HashSet::new();
    let fresh = lines.iter().filter(|case| known.insert((case.position.name.clone(), case.power.clone())));
    let seats: Vec<Seat> = fresh.map(seat).collect();
    let mut rng = Rng::fixed(0x0d1a_1070_5eed);
    for number in 0..inputs() {
        let text = mutate::input(&mut rng, &texts);
        let seat = rng.pick(&seats);
        let language = *rng.pick(reader::WORDS.languages().as_slice());
        let entries = reader::read(&seat.situation, language, seat.power, &seat.rulebook, &text);
        if let Err(why) = sound(&text, &entries, seat) {
            panic!("input {number}, {language}, {:?}: {why}: {entries:#?}", text);
        }
    }
}

fn seat(case: &cases::Case) -> Seat {
    let board = board::board(&case.position);
    let power = board::power(board.map, &case.power);
    let legal = board.orders().into_iter().filter(|(owner, _)| *owner == power).map(|(_, order)| order).collect();
    Seat { situation: reader::situation(&board), rulebook: reader::rulebook(&case.position), board, power, legal }
}

fn sound(text: &str, entries: &[Entry], seat: &Seat) -> Result<(), String> {
    let mut end = 0;
    for entry in entries {
        let span = entry.span.clone();
        let stretch = text.get(span.clone()).ok_or_else(|| format!("{span:?} isn't a stretch of the text"))?;
        if span.start < end || stretch.is_empty() {
            return Err(format!("{span:?} overlaps or is empty"));
        }
        covered(text, end, span.start)?;
        end = span.end;
        match &entry.finding {
            Finding::Order { order, .. } => legal(seat, order)?,
            Finding::Choices(orders) | Finding::Unaccounted { orders, .. } => {
                // One is a question too: was this meant?
                if orders.is_empty() {
                    return Err("a choice of none".to_owned());
                }
                orders.iter().try_for_each(|order| legal(seat, order))?;
                if let Finding::Unaccounted { words, .. } = &entry.finding
                    && (words.is_empty() || words.start < span.start || words.end > span.end)
                {
                    return Err(format!("{words:?} is no part of {span:?}"));
                }
            }
            Finding::Error { at, suggestions, .. } => {
                let part = text.get(at.clone()).ok_or_else(|| format!("{at:?} isn't a stretch of the text"))?;
                if part.is_empty() || at.start < span.start || at.end > span.end {
                    return Err(format!("{at:?} is no part of {span:?}"));
                }
                suggestions.iter().try_for_each(|order| legal(seat, order))?;
            }
            Finding::Comment | Finding::Header => {}
        }
    }
    covered(text, end, text.len())
}

/// Between entries nothing may stand that carries meaning.
fn covered(text: &str, from: usize, to: usize) -> Result<(), String> {
    match text[from..to].chars().find(|c| c.is_alphanumeric()) {
        Some(c) => Err(format!("{c:?} is in no entry, in {:?}", &text[from..to])),
        None => Ok(()),
    }
}

fn legal(seat: &Seat, order: &WrittenOrder) -> Result<(), String> {
    let text = order.text(seat.board.map).to_string();
    let with_coast = |legal: &String| legal.strip_prefix(text.as_str()).is_some_and(|rest| rest.starts_with('/'));
    // `VIA` where no fleet is, under a rulebook that lets the army walk instead (DATC 4.A.3).
    let walks = |text: &str| text.strip_suffix(" VIA").is_some_and(|on_foot| seat.legal.contains(on_foot));
    let can_walk = || Legality::new(&seat.situation.position, &seat.rulebook).movement(seat.power, order).is_ok();
    let known = seat.legal.contains(&text)
        || (text.contains(" S ") && seat.legal.iter().any(with_coast))
        || (walks(&text) && can_walk());
    if known { Ok(()) } else { Err(format!("{text} isn't legal")) }
}
