//! Cuts a message into words and marks.
//!
//! One pass over the characters. Words are folded into one buffer; everything that people type between words becomes a
//! mark according to its function (introduces a destination, ends an order, brackets a remark), so that the many
//! dashes, arrows and bullets of keyboards and phones need no further distinction.

use std::ops::Range;

use super::fold::fold_into;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// Letters, perhaps with digits; folded.
    Word,
    /// Digits only.
    Number,
    /// A dash or arrow of any shape.
    Dash,
    /// An em dash, or two dashes in a row: more often a break before a remark than the way to a province.
    LongDash,
    /// The end of a line.
    Newline,
    /// `;`, `|`, `•`, `·` and other marks that end an order.
    Stop,
    /// `,`.
    Comma,
    /// `.`
    Dot,
    /// `:`
    Colon,
    /// `/` or `\`.
    Slash,
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `>` at the beginning of a line: a mark of quotation.
    Quote,
    /// `#` or `//`, or a bar at the beginning of a line: what follows to the end of the line is a remark.
    Remark,
    /// `~~`: the text between two of them is struck out.
    Strike,
    /// `+`.
    Plus,
    /// `?`, and emoji that doubt.
    Question,
    /// A struck arrow, or a sign that crosses out or forbids: what stands beside it isn't meant to happen.
    Cross,
    /// Anything else that isn't a letter: quotation marks, emoji, result marks.
    Other,
}

/// A piece of the message.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub kind: TokenKind,
    /// Bytes of the message.
    pub start: u32,
    pub end: u32,
    /// Bytes of the folded text, for words.
    folded: (u32, u32),
    /// Whether a space, or the beginning of a line, is before it.
    pub spaced: bool,
    /// Whether it begins with a capital letter.
    pub capital: bool,
    /// Whether all its letters are capital.
    pub capitals: bool,
}

/// The tokens of one message.
#[derive(Debug, Default)]
pub(super) struct Tokens {
    pub list: Vec<Token>,
    folded: String,
}

impl Tokens {
    /// The folded text of a word; empty for marks.
    pub(super) fn word(&self, token: &Token) -> &str {
        self.folded.get(token.folded.0 as usize..token.folded.1 as usize).unwrap_or_default()
    }
}

/// Arrows that point to what is in front of them.
pub(super) const BACKWARDS: [char; 17] = [
    '\u{2190}',
    '\u{219e}',
    '\u{21a9}',
    '\u{21d0}',
    '\u{21da}',
    '\u{21dc}',
    '\u{21e0}',
    '\u{21e6}',
    '\u{23ea}',
    '\u{25c0}',
    '\u{25c1}',
    '\u{25c4}',
    '\u{27f5}',
    '\u{27f8}',
    '\u{2b05}',
    '\u{1f448}',
    '\u{1f850}',
];

/// Marks at the beginning of a line that was copied from a post of the bot: each line of a letter has one.
pub(super) const CITED: [char; 3] = ['│', '┃', '▏'];

/// Whether the character negates: struck arrows, crosses, signs that forbid.
const fn negates(c: char) -> bool {
    matches!(
        c,
        '\u{219a}' | '\u{219b}' | '\u{21ae}' | '\u{21cd}'..='\u{21cf}' | '\u{21f7}'..='\u{21fc}' | '\u{2900}'..='\u{2904}'
            | '\u{2947}' | '≠' | '≢' | '≯' | '¬' | '✗' | '✘' | '✕' | '✖' | '❌' | '❎' | '☒' | '🗙' | '🗷'
            | '⛔' | '🚫' | '🛇' | '🛑' | '👎' | '🙅' | '🗑'
            // Boxes that aren't ticked.
            | '☐' | '⬜' | '◻' | '▢' | '🔲' | '🗆' | '□' | '❏'..='❒'
    )
}

/// Whether a combining character strikes the one in front of it out.
const fn strikes(c: char) -> bool {
    matches!(c, '\u{334}'..='\u{338}')
}

/// Whether an arrow that begins with `<` may go on with the character: phones make one long dash of two short ones.
const fn is_shaft(c: char) -> bool {
    matches!(c, '-' | '=' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}' | '\u{ff0d}')
}

fn small(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

/// The function of a single character between words, or `None` for one without (spaces, apostrophes, backticks).
fn mark(c: char) -> Option<TokenKind> {
    Some(match c {
        c if negates(c) => TokenKind::Cross,
        '-'
        | '\u{2010}'..='\u{2013}'
        | '\u{2212}'
        | '\u{fe63}'
        | '\u{ff0d}'
        | '\u{ad}'
        | '='
        | '\u{2190}'..='\u{21ff}' => TokenKind::Dash,
        '\u{2014}' | '\u{2015}' => TokenKind::LongDash,
        '\u{2794}' | '\u{2798}'..='\u{27af}' | '\u{27b1}'..='\u{27be}' | '\u{27f0}'..='\u{27ff}' | '▶' | '►' => {
            TokenKind::Dash
        }
        '\u{2900}'..='\u{297f}' | '\u{2b00}'..='\u{2b11}' | '\u{2b95}' | '\u{1f449}' | '\u{1f800}'..='\u{1f8ff}' => {
            TokenKind::Dash
        }
        '>' => TokenKind::Dash,
        '\n' | '\r' | '\u{2028}' | '\u{2029}' => TokenKind::Newline,
        ';' | '|' | '•' | '·' | '‣' | '◦' | '●' | '∙' | '@' | '✓' | '✔' | '✅' | '*' => TokenKind::Stop,
        ',' | '،' | '、' => TokenKind::Comma,
        '.' | '…' | '!' => TokenKind::Dot,
        ':' | '：' => TokenKind::Colon,
        '/' | '\\' => TokenKind::Slash,
        '(' | '（' => TokenKind::Open,
        ')' | '）' => TokenKind::Close,
        '#' => TokenKind::Remark,
        '+' => TokenKind::Plus,
        '?' | '¿' | '？' | '؟' | '⁇' | '⁈' | '⁉' | '‽' | '❓' | '❔' | '🤔' | '🤷' => {
            TokenKind::Question
        }
        '\''
        | '’'
        | '‘'
        | '`'
        | '´'
        | '\u{200b}'..='\u{200f}'
        | '\u{fe0e}'
        | '\u{fe0f}'
        | '\u{feff}'
        | '_'
        | '\u{300}'..='\u{36f}' => {
            return None;
        }
        c if c.is_whitespace() || c.is_control() => return None,
        _ => TokenKind::Other,
    })
}

/// Cuts `text` into tokens, in one pass.
pub(super) fn tokens(text: &str) -> Tokens {
    let mut tokens = Tokens { list: Vec::with_capacity(text.len() / 3 + 4), folded: String::with_capacity(text.len()) };
    let mut spaced = true;
    let mut line_start = true;
    // Whether no word is before it on its line.
    let mut wordless = true;
    let mut characters = text.char_indices().peekable();
    while let Some((at, c)) = characters.next() {
        if c.is_alphanumeric() {
            let from = tokens.folded.len();
            let capital = c.is_uppercase();
            let mut capitals = capital;
            let mut digits = c.is_numeric();
            let (mut letters, mut struck) = (1_usize, 0_usize);
            fold_into(c, &mut tokens.folded);
            let mut end = at + c.len_utf8();
            while let Some(&(at, c)) = characters.peek() {
                if !(c.is_alphanumeric() || ('\u{300}'..='\u{36f}').contains(&c)) {
                    break;
                }
                digits &= c.is_numeric();
                letters += usize::from(c.is_alphanumeric());
                struck += usize::from(strikes(c));
                capitals &= !c.is_lowercase();
                fold_into(c, &mut tokens.folded);
                end = at + c.len_utf8();
                characters.next();
            }
            let kind = if digits { TokenKind::Number } else { TokenKind::Word };
            // "A̶ ̶V̶i̶e̶": each letter is struck out, and nothing of the word counts.
            let kind = if struck < letters { kind } else { TokenKind::Other };
            if kind == TokenKind::Other {
                tokens.folded.truncate(from);
            }
            tokens.list.push(Token {
                kind,
                start: small(at),
                end: small(end),
                folded: (small(from), small(tokens.folded.len())),
                spaced,
                capital,
                capitals,
            });
            spaced = false;
            line_start = false;
            wordless &= kind == TokenKind::Number;
            continue;
        }
        let Some(mut kind) = mark(c) else {
            spaced |= c.is_whitespace();
            continue;
        };
        let mut end = at + c.len_utf8();
        // "- [ ] A Par - Bur": an item of a list that isn't ticked.
        if c == '[' && wordless {
            let rest = text.get(end..).unwrap_or_default();
            if let Some(behind) = rest.trim_start_matches([' ', '_', '\u{a0}']).strip_prefix(']') {
                kind = TokenKind::Cross;
                end = text.len() - behind.len();
                while characters.next_if(|(at, _)| *at < end).is_some() {}
            }
        }
        // "#1 A Par - Bur": the number of a list.
        if c == '#' && line_start && text.get(end..).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
        {
            kind = TokenKind::Other;
        }
        // "A Par !-> Bur", "A Par != Bur"; but "F Bre-MAO!-A Par-Bur" is two orders, and a mark between them.
        let arrow = characters.peek().is_some_and(|(_, next)| mark(*next) == Some(TokenKind::Dash));
        if c == '!' && arrow && spaced {
            kind = TokenKind::Cross;
        }
        // "Bul ← Con", "Bul < Con" aren't moves of Bulgaria's.
        if BACKWARDS.contains(&c) {
            kind = TokenKind::Stop;
        } else if matches!(c, '<' | '«') {
            let rest = text.get(end..).unwrap_or_default();
            let behind = rest.trim_start_matches(is_shaft);
            let parts = rest.starts_with(char::is_whitespace) || c == '<' && rest.starts_with(char::is_alphabetic);
            if !wordless && parts {
                kind = TokenKind::Stop;
            } else if c == '<' && behind.len() < rest.len() && !behind.starts_with('>') {
                kind = TokenKind::Stop;
                end = text.len() - behind.len();
                while characters.next_if(|(at, _)| *at < end).is_some() {}
            }
        }
        match (kind, c) {
            (TokenKind::Dash, '>') if line_start => kind = TokenKind::Quote,
            // A line of the bot's own answer that reports an error or asks: its suggestions aren't orders.
            (TokenKind::Cross, '✗') | (TokenKind::Question, '?') if line_start => kind = TokenKind::Remark,
            // Somebody else's words.
            (TokenKind::Other, c) if line_start && CITED.contains(&c) => kind = TokenKind::Remark,
            (TokenKind::Dash | TokenKind::LongDash, _) => {
                // "-->", "- >" and "=>" are one arrow; "--" with no head is a long dash.
                let mut hyphens = 1;
                let mut head = c != '-';
                while let Some(&(at, c)) = characters.peek() {
                    // An arrow that was copied from a web page.
                    if text.get(at..).is_some_and(|rest| rest.starts_with("&gt;")) {
                        characters.nth("&gt".len());
                        head = true;
                        end = at + "&gt;".len();
                        continue;
                    }
                    if !matches!(mark(c), Some(TokenKind::Dash | TokenKind::LongDash)) {
                        // A space inside an arrow.
                        let mut ahead = characters.clone();
                        ahead.next();
                        if !(c == ' ' && matches!(ahead.peek(), Some((_, '>')))) {
                            break;
                        }
                    }
                    head |= !matches!(c, '-' | ' ');
                    hyphens += usize::from(c != ' ');
                    end = at + c.len_utf8();
                    characters.next();
                }
                if hyphens > 1 && !head {
                    kind = TokenKind::LongDash;
                }
            }
            (TokenKind::Slash, '/') => {
                if let Some(&(at, '/')) = characters.peek() {
                    kind = TokenKind::Remark;
                    end = at + 1;
                    characters.next();
                }
            }
            (_, '~') => {
                if let Some(&(at, '~')) = characters.peek() {
                    kind = TokenKind::Strike;
                    end = at + 1;
                    characters.next();
                } else {
                    kind = TokenKind::Dash;
                }
            }
            _ => {}
        }
        tokens.list.push(Token {
            kind,
            start: small(at),
            end: small(end),
            folded: (0, 0),
            spaced,
            capital: false,
            capitals: false,
        });
        spaced = kind == TokenKind::Newline;
        wordless |= kind == TokenKind::Newline;
        line_start = kind == TokenKind::Newline || (line_start && kind == TokenKind::Quote);
    }
    tokens
}

/// The bytes of the message that tokens `range` cover.
pub(super) fn span(tokens: &Tokens, range: Range<usize>) -> Range<usize> {
    let start = tokens.list.get(range.start).map_or(0, |token| token.start as usize);
    let end = range.end.checked_sub(1).and_then(|last| tokens.list.get(last)).map_or(start, |token| token.end as usize);
    start..end.max(start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_that_points_back_is_no_way_to_a_province() {
        for arrow in ["<-", "<--", "<=", "<—", "<––", "←", "<", "«", "◀", "◄", "⏪", "⇦", "⇠", "↞", "⇚", "⇜", "↩", "⬅️"]
        {
            let kinds: Vec<_> = tokens(&format!("Bul {arrow} Con")).list.iter().map(|token| token.kind).collect();
            assert_eq!(kinds, [TokenKind::Word, TokenKind::Stop, TokenKind::Word], "{arrow}");
        }
        let both = tokens("Bul <—> Con");
        assert!(both.list.iter().all(|token| token.kind != TokenKind::Stop), "{both:?}");
    }
}
