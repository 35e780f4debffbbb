//! A slip of the finger doesn't become another order without a word.

use std::collections::{HashMap, HashSet};

use dragoman_engine::{Map, WrittenOrder};

use crate::board;
use crate::cases::{self, Case, Expected};
use crate::random::Rng;
use crate::reader::{self, WORDS};
use crate::verdict::Entry;

/// Every name and abbreviation of a variant's provinces, in any language, in small letters.
fn names(variant: &str) -> HashSet<String> {
    let mut names = HashSet::new();
    for language in WORDS.languages() {
        for entry in &WORDS.table(language, variant).provinces {
            let forms = std::iter::once(&entry.name).chain([&entry.abbr, &entry.id]).chain(&entry.also);
            names.extend(forms.map(|form| narrow(&form.to_lowercase())));
            // What a name begins with is how players shorten it where no table does.
            let names_of_it = std::iter::once(&entry.name).chain(&entry.also);
            names.extend(names_of_it.flat_map(|name| beginnings(&narrow(&name.to_lowercase()))));
            let coasts = ["nc", "sc", "ec", "wc"].map(|coast| format!("{}{coast}", narrow(&entry.abbr.to_lowercase())));
            names.extend(coasts);
        }
    }
    names
}

/// The beginnings of a name that have three letters at least: "cap", "capp", "cappadocia".
fn beginnings(name: &str) -> Vec<String> {
    let letters: Vec<char> = name.chars().collect();
    (3.min(letters.len())..=letters.len()).map(|length| letters[..length].iter().collect()).collect()
}

/// One letter of a word too few, too many, wrong, or exchanged with the next.
fn slip(rng: &mut Rng, text: &[char]) -> Option<Vec<char>> {
    let mut text = text.to_vec();
    let at = rng.below(text.len());
    let word = text[..at].iter().rev().take_while(|c| c.is_alphabetic()).count()
        + text[at..].iter().take_while(|c| c.is_alphabetic()).count();
    if !text[at].is_alphabetic() || word < 3 {
        return None;
    }
    let letter = char::from(b'a' + rng.below(26) as u8);
    match rng.below(4) {
        0 => drop(text.remove(at)),
        1 => text.insert(at, letter),
        2 => text[at] = letter,
        _ if at + 1 < text.len() && text[at + 1].is_alphabetic() => text.swap(at, at + 1),
        _ => return None,
    }
    Some(text)
}

/// Full-width and accented letters as ordinary ones: neither width nor accents tell names apart.
fn narrow(word: &str) -> String {
    let plain = |c: char| match u32::from(c) {
        wide @ 0xff21..=0xff5a => char::from_u32(wide - 0xfee0).unwrap_or(c),
        _ => match c {
            'ä' => 'a',
            'ó' | 'ö' => 'o',
            'ü' => 'u',
            'ł' => 'l',
            _ => c,
        },
    };
    word.chars().map(plain).collect::<String>().replace('ß', "ss")
}

/// Whether the move, in the words of the exchange format, could be made on foot.
fn walks(map: &Map, order: &str) -> bool {
    match WrittenOrder::read(map, order) {
        Ok(WrittenOrder::Move { unit, to, .. }) => {
            map.army_borders(map.province_of(unit.at)).contains(map.province_of(to))
        }
        _ => true,
    }
}

/// The words that the slip changed.
fn changed<'a>(before: &'a str, after: &'a str) -> Vec<&'a str> {
    let words = |text: &'a str| text.split(|c: char| !c.is_alphabetic()).collect::<Vec<_>>();
    let old = words(before);
    words(after).into_iter().zip(old).filter(|(new, old)| new != old).map(|(new, _)| new).collect()
}

/// The usual run makes 60 slips in each line; the long one (`DRAGOMAN_LONG`) two thousand.
fn slips_per_line() -> usize {
    if std::env::var_os("DRAGOMAN_LONG").is_some() { 2_000 } else { 60 }
}

#[test]
fn one_slip_makes_another_order_only_by_making_another_name() {
    let mut rng = Rng::fixed(1805);
    let mut wrong = Vec::new();
    let mut slips = 0;
    let mut known: HashMap<String, HashSet<String>> = HashMap::new();
    for case in cases::CORPUS.iter().flat_map(|file| cases::load(file)) {
        let Case { expected, .. } = &case;
        let [Expected::Orders(orders, refused)] = &expected[..] else { continue };
        let ([(meant, _)], []) = (&orders[..], &refused[..]) else { continue };
        let board = board::board(&case.position);
        let power = board::power(board.map, &case.power);
        let situation = reader::situation(&board);
        let rulebook = reader::rulebook(&case.position);
        let variant = board.map.variant();
        let names = known.entry(variant.to_owned()).or_insert_with(|| names(variant));
        let letters: Vec<char> = case.text.chars().collect();
        for _ in 0..slips_per_line() {
            let Some(slipped) = slip(&mut rng, &letters) else { continue };
            let text: String = slipped.into_iter().collect();
            slips += 1;
            let read = reader::read(&situation, reader::language(&case.language), power, &rulebook, &text);
            // Where an army can't walk, it goes by sea whether that is said or not.
            let alike = |order: &str| meant.strip_suffix(" VIA") == Some(order) && !walks(board.map, order);
            let entries = reader::entries(board.map, &read);
            // "A Ber und. A Mün - Sle": the unit that was meant is asked for its order.
            if entries.iter().any(|entry| matches!(entry, Entry::Error { kind } if kind == "no-order")) {
                continue;
            }
            let silent = entries.into_iter().find_map(|entry| match entry {
                Entry::Order { order, assumed } if assumed.is_empty() && order != *meant && !alike(&order) => {
                    Some(order)
                }
                _ => None,
            });
            if let Some(order) = silent
                && !changed(&case.text, &text).iter().any(|word| names.contains(&narrow(&word.to_lowercase())))
            {
                wrong.push(format!("{} as {text:?} is {order}", case.place()));
            }
        }
    }
    assert!(slips > 15_000, "only {slips}");
    assert!(wrong.is_empty(), "{} of {slips}:\n{}", wrong.len(), wrong.join("\n"));
}
