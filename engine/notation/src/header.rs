//! Lines that say which power or phase the lines below are for: "Najaar 1901", "INGHILTERRA:", "S1901M".

use dragoman_engine::{PhaseKind, Power, Season};

use super::item::Item;
use super::lexicon::{FunctionWord, LanguageId, Sense};
use super::token::{TokenKind, Tokens};

/// The content of a header.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Header {
    pub season: Option<Season>,
    pub year: Option<u16>,
    pub phase: Option<PhaseKind>,
    pub power: Option<Power>,
    /// Whether it says that orders follow, of a phase of any kind: "my orders".
    pub orders: bool,
    /// Whether only a letter of the writer's language says the season: "H1901".
    pub begun: bool,
}

/// What languages write after an early year, letter by letter.
const ERA: [&str; 8] = ["d", "c", "n", "chr", "e", "r", "ad", "ce"];

/// The longest header, in items: "Fine dell'anno 1901 (ordini di: Austria-Ungheria)".
const LONGEST_HEADER: usize = 16;

/// Reads `s1901m`, `f01`, `w1901`: season, year and kind of phase in one word. A letter may also begin a season of the
/// writer's language, `begun`: "H1901". One that is another season's in English then says only the year: "F" is Frühjahr.
pub(super) fn code(word: &str, begun: impl Fn(char) -> Option<Season>) -> Option<Header> {
    let letter = word.chars().next()?;
    let english = match letter {
        's' => Some(Season::Spring),
        'f' => Some(Season::Autumn),
        'w' => Some(Season::Winter),
        _ => None,
    };
    let rest = word.get(1..)?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let phase = match rest.get(digits..)? {
        "" => None,
        "m" => Some(PhaseKind::Movement),
        "r" => Some(PhaseKind::Retreat),
        "a" | "b" => Some(PhaseKind::Adjustment),
        _ => return None,
    };
    if !matches!(digits, 2 | 4) {
        return None;
    }
    let year = rest.get(..digits)?.parse().ok();
    let own = begun(letter).filter(|_| phase.is_none());
    let season = match (english, own) {
        (Some(english), Some(own)) => Some(english).filter(|_| english == own),
        (english, own) => Some(english.or(own)?),
    };
    Some(Header { season, year, phase, begun: english.is_none(), ..Header::default() })
}

/// The header that begins at `start`, and the item after it. A word that takes back in the writer's `language` is no part
/// of one; `is_for` tells which words are "for", as in "orders for Spring 1901", and `begun` which season a letter begins.
pub(super) fn header(
    items: &[Item<'_>],
    tokens: &Tokens,
    language: LanguageId,
    start: usize,
    is_for: impl Fn(&str) -> bool,
    begun: impl Fn(char) -> Option<Season>,
) -> Option<(Header, usize)> {
    let mut found = Header::default();
    let mut at = start;
    // After the last item with a meaning.
    let mut end = start;
    let mut closed = false;
    let mut place_too = false;
    let mut whole = false;
    while at < start + LONGEST_HEADER {
        let Some(item) = items.get(at) else {
            closed = true;
            break;
        };
        match item.kind {
            TokenKind::Newline => {
                closed = true;
                break;
            }
            TokenKind::Colon if end > start => {
                closed = true;
                place_too = false;
                end = at + 1;
                break;
            }
            TokenKind::Number => {
                let word = tokens.list.get(item.first as usize).map_or("", |token| tokens.word(token));
                match word.parse() {
                    Ok(year)
                        if word.len() <= 4 && found.year.is_none() && (found.season.is_some() || word.len() == 4) =>
                    {
                        found.year = Some(year);
                        end = at + 1;
                    }
                    _ => break,
                }
            }
            TokenKind::Word => {
                let sense = item.known.iter().find_map(|known| match known.sense {
                    Sense::Season(season) if found.season.is_none() => Some(Header { season: Some(season), ..found }),
                    _ => None,
                });
                let word = tokens.list.get(item.first as usize).map_or("", |token| tokens.word(token));
                if found.year.is_some() && ERA.contains(&word) {
                    // "1 d.C.", "1 n.Chr.", "1 r. n.e."
                } else if item.unit().is_some() || (item.power_name().is_some() && item.withdraws_in(language)) {
                    break;
                } else if let Some(more) = sense {
                    found = more;
                } else if item.known.is_empty()
                    && let Some(code) = code(word, &begun)
                {
                    found = Header { power: found.power, orders: found.orders, ..code };
                    whole = true;
                } else if let Some(power) = item.power_name().filter(|_| found.power.is_none()) {
                    found.power = Some(power);
                    place_too |= item.is_place();
                } else if let Some(phase) = item.known.iter().find_map(|known| match known.sense {
                    Sense::Phase(phase) if found.phase.is_none() => Some(phase),
                    _ => None,
                }) {
                    found.phase = Some(phase);
                    place_too |= item.is_place();
                } else if item.known.iter().any(|known| known.sense == Sense::Orders) {
                    found.orders = true;
                } else if end > start && is_for(word) {
                    at += 1;
                    continue;
                } else if !(item.function_word(FunctionWord::Noise)
                    || item.function_word(FunctionWord::From)
                    || item.function_word(FunctionWord::To)
                    || item.function_word(FunctionWord::And))
                    || (item.is_place() && !(end > start && item.function_word_in(FunctionWord::To, language)))
                {
                    break;
                } else {
                    at += 1;
                    continue;
                }
                end = at + 1;
            }
            TokenKind::Quote
            | TokenKind::Remark
            | TokenKind::Strike
            | TokenKind::Plus
            | TokenKind::Question
            | TokenKind::Cross => break,
            TokenKind::Dash
            | TokenKind::LongDash
            | TokenKind::Stop
            | TokenKind::Comma
            | TokenKind::Dot
            | TokenKind::Colon
            | TokenKind::Slash
            | TokenKind::Open
            | TokenKind::Close
            | TokenKind::Other => {}
        }
        at += 1;
    }
    let dated = found.season.is_some() && found.year.is_some();
    let says = if closed {
        let dated = found.season.is_some() || found.phase.is_some() || found.year.is_some();
        !place_too && (found.power.is_some() || dated || found.orders)
    } else {
        dated || whole
    };
    // Without a colon, a word at the end may belong to the order after it ("Spring 1901 Russian A War - Gal").
    says.then_some((found, end)).filter(|(_, end)| *end > start)
}
