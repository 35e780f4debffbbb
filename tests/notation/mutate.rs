//! Inputs that nobody foresaw, made from inputs that somebody typed. The same seed gives the same inputs.

use crate::random::Rng;

/// Characters that break readers: accents apart, marks, blanks of all kinds, letters of other scripts, emoji.
const ODD: &[char] = &[
    'ą',
    'ë',
    '’',
    'İ',
    'ß',
    'ﬁ',
    'Ａ',
    '－',
    '—',
    '‑',
    '→',
    '➡',
    '\u{fe0f}',
    '\u{301}',
    '\u{200b}',
    '\u{200d}',
    '\u{202e}',
    '\u{a0}',
    '\u{0}',
    '\u{7f}',
    '\u{feff}',
    '\u{10ffff}',
    '😊',
    '🇮',
    '✅',
    '…',
    '«',
    '„',
    '~',
    '`',
    '*',
    '_',
    '|',
    '>',
    '<',
    '#',
    '@',
    '&',
    ';',
    ':',
    '/',
    '\\',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '"',
    '\'',
    '+',
    '-',
    '.',
    ',',
    '!',
    '?',
    '\n',
    '\r',
    '\t',
    ' ',
    '0',
    '9',
    'é',
    'Ж',
    '中',
    'ا',
];

/// One input, made from the lines in `from`.
pub fn input(rng: &mut Rng, from: &[String]) -> String {
    let mut text: Vec<char> = rng.pick(from).chars().collect();
    for _ in 0..rng.below(6) {
        change(rng, from, &mut text);
        if text.len() > 2_000 {
            text.truncate(2_000);
        }
    }
    text.into_iter().collect()
}

fn change(rng: &mut Rng, from: &[String], text: &mut Vec<char>) {
    let at = rng.below(text.len() + 1);
    let other = |rng: &mut Rng| rng.pick(from).chars().collect::<Vec<char>>();
    match rng.below(13) {
        0 => text.insert(at, *rng.pick(ODD)),
        1 if at < text.len() => drop(text.remove(at)),
        2 if at < text.len() => text[at] = *rng.pick(ODD),
        3 if at + 1 < text.len() => text.swap(at, at + 1),
        4 => text.insert(at, char::from(b'a' + rng.below(26) as u8)),
        5 => {
            let end = at + rng.below(text.len() - at + 1);
            text.drain(at..end);
        }
        6 => {
            let end = at + rng.below(text.len() - at + 1);
            let piece: Vec<char> = text[at..end].to_vec();
            for _ in 0..rng.below(8) {
                text.splice(at..at, piece.iter().copied());
            }
        }
        7 => {
            let more = other(rng);
            text.push(*rng.pick(&['\n', ' ', ',', ';', '/', '-', '&']));
            text.extend(more);
        }
        8 => {
            let more = other(rng);
            let (start, end) = (rng.below(more.len() + 1), more.len());
            text.truncate(at);
            text.extend(&more[start..end]);
        }
        9 => {
            for c in text.iter_mut() {
                *c = c.to_uppercase().next().unwrap_or(*c);
            }
        }
        10 => text.retain(|c| *c != ' '),
        11 => {
            let word = *rng.pick(&[
                " not ",
                " or ",
                " S ",
                " A ",
                " F ",
                " via ",
                "(",
                "/nc",
                " - ",
                " C ",
                "~~",
                "```",
                " autunno 1901 ",
                " nie ",
                "Russia: ",
            ]);
            text.splice(at..at, word.chars());
        }
        _ => {
            if let Ok(c) = char::from_u32(rng.next() as u32 % 0x11_0000).ok_or(()) {
                text.insert(at, c);
            }
        }
    }
}
