//! Text as spans: the bot's own text with its formatting, and text of people, which has none.
//!
//! A message of `locales/` may contain a small Markdown: `**bold**`, `` `code` `` and lines that begin with `- `. It is
//! parsed here, once; inserted values are never parsed as Markdown, because every value becomes a span of its own. So
//! an adapter gets structure, and writes it in its network's form. There is no way to make formatting of a `String`: it
//! becomes [`Content::Quoted`].

use std::borrow::Cow;
use std::collections::VecDeque;
use std::ops::{Add, AddAssign};

use crate::sanitise::{one_line, runs_leftwards};

/// Text to show, line by line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    lines: Vec<TextLine>,
}

/// One line of a [`Text`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextLine {
    /// Whether it is an item of a list.
    pub item: bool,
    /// The content of the line.
    pub spans: Vec<Span>,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The content.
    pub content: Content,
    /// Whether it is bold.
    pub bold: bool,
    /// Whether it is to be typed or copied verbatim.
    pub code: bool,
}

/// The content of a span. It contains no line break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// The bot's own text.
    Own(String),
    /// An inserted value: a name, an unknown word, an order. Never formatting, a mention, a link or an id.
    Quoted(String),
    /// A line of a longer text that somebody wrote. As above, but a bare URL in it may stay a link.
    Prose(String),
    /// An address of the bot's own: networks show it as a link, without a preview.
    Link(String),
    /// A command of the network's menu. As code, a network may show it so that it can be pressed.
    Command {
        /// As it is typed, in the reader's language: `/partita nuova`.
        shown: String,
        /// The names under which it is registered, without a slash: `game new`.
        registered: String,
    },
    /// An instant in seconds since 1970, for networks that show each reader their own time.
    Instant(i64),
}

/// Encloses text from right to left, so that it doesn't change the direction of adjacent text.
const ISOLATE: char = '\u{2068}';
const END_OF_ISOLATE: char = '\u{2069}';

/// Encloses a span while it passes through a message. Noncharacters: `sanitise` removes them from people's text.
const BEGIN: char = '\u{fdd0}';
const END: char = '\u{fdd1}';
/// Separates what is shown of a command from its registered name meanwhile.
const UNIT_SEPARATOR: char = '\u{1f}';

/// What encloses a command's registered name where it can be pressed: `</game new:1475928847299117063>`, with the longest id.
const AROUND_COMMAND: usize = 24;

impl Span {
    /// The text without formatting.
    #[must_use]
    pub fn shown(&self) -> Cow<'_, str> {
        match &self.content {
            Content::Own(words) => words.into(),
            Content::Quoted(words) | Content::Prose(words) if runs_leftwards(words) => {
                format!("{ISOLATE}{words}{END_OF_ISOLATE}").into()
            }
            Content::Quoted(words) | Content::Prose(words) | Content::Link(words) => words.into(),
            Content::Command { shown, .. } => shown.into(),
            // The moment, and how far away it is: "Friday, 21 November 2026 20:00 (in 2 days)".
            Content::Instant(seconds) => format!("<t:{seconds}:F> (<t:{seconds}:R>)").into(),
        }
    }

    /// The most characters that an adapter may need for `c`: with a backslash before it, or a longer fence around the
    /// span. An emoji counts as two, since a network may limit bytes, of which it has four.
    fn weight_of(&self, c: char) -> usize {
        match (&self.content, c) {
            (_, '`') if self.code => 4,
            (_, c) if c.len_utf8() > 3 => 2,
            (Content::Own(_), c) if !r"\*_~|`[]<>#-+".contains(c) => 1,
            (_, c) if c.is_ascii_punctuation() => 2,
            _ => 1,
        }
    }

    /// The most characters that an adapter may need for what encloses the span: marks of style, isolates, brackets around a URL.
    fn weight_around(&self) -> usize {
        4 * usize::from(self.bold)
            + 4 * usize::from(self.code)
            + 2 * usize::from(!matches!(self.content, Content::Own(_)))
    }

    fn weight(&self) -> usize {
        match &self.content {
            Content::Instant(_) => 24,
            Content::Own(words) | Content::Quoted(words) | Content::Prose(words) | Content::Link(words) => {
                self.weight_of_words(words)
            }
            Content::Command { shown, registered } => {
                let pressed = 4 * usize::from(self.bold) + registered.chars().count() + AROUND_COMMAND;
                self.weight_of_words(shown).max(pressed)
            }
        }
    }

    fn weight_of_words(&self, words: &str) -> usize {
        self.weight_around() + words.chars().map(|c| self.weight_of(c)).sum::<usize>()
    }

    fn map(&self, words: String) -> Self {
        let content = match &self.content {
            Content::Own(_) => Content::Own(words),
            Content::Quoted(_) => Content::Quoted(words),
            Content::Prose(_) => Content::Prose(words),
            Content::Link(_) => Content::Link(words),
            Content::Instant(_) | Content::Command { .. } => self.content.clone(),
        };
        Self { content, ..*self }
    }

    fn encode(&self, out: &mut String) {
        let (kind, words) = match &self.content {
            Content::Own(words) => (0, Cow::from(words)),
            Content::Quoted(words) => (1, words.into()),
            Content::Prose(words) => (2, words.into()),
            Content::Instant(seconds) => (3, seconds.to_string().into()),
            Content::Link(words) => (4, words.into()),
            Content::Command { shown, registered } => (5, format!("{shown}{UNIT_SEPARATOR}{registered}").into()),
        };
        out.push(BEGIN);
        out.push(char::from(b'@' + kind * 4 + u8::from(self.bold) * 2 + u8::from(self.code)));
        out.push_str(&words);
        out.push(END);
    }

    /// Parses the output of [`Span::encode`], without its marks.
    fn decode(encoded: &str) -> Option<Self> {
        let flags = encoded.bytes().next()?.checked_sub(b'@')?;
        let words = encoded.get(1..)?;
        let content = match flags / 4 {
            0 => Content::Own(words.to_owned()),
            1 => Content::Quoted(words.to_owned()),
            2 => Content::Prose(words.to_owned()),
            3 => Content::Instant(words.parse().ok()?),
            5 => {
                let (shown, registered) = words.split_once(UNIT_SEPARATOR)?;
                Content::Command { shown: shown.to_owned(), registered: registered.to_owned() }
            }
            _ => Content::Link(words.to_owned()),
        };
        Some(Self { content, bold: flags & 2 != 0, code: flags & 1 != 0 })
    }
}

impl TextLine {
    fn weight(&self) -> usize {
        usize::from(self.item) * 2 + self.spans.iter().map(Span::weight).sum::<usize>()
    }

    fn is_blank(&self) -> bool {
        self.spans.iter().all(|span| span.shown().trim().is_empty())
    }

    fn push(&mut self, span: Span) {
        match (self.spans.last_mut().map(|last| (last.bold, last.code, &mut last.content)), &span.content) {
            (Some((bold, code, Content::Own(before))), Content::Own(after))
                if bold == span.bold && code == span.code =>
            {
                before.push_str(after);
            }
            _ => self.spans.push(span),
        }
    }

    /// Cuts it so that its first part fits into `room`, after a word if that wastes little space.
    fn cut(self, room: usize) -> (Self, Self) {
        let mut head = Self { item: self.item, spans: Vec::new() };
        let mut left = room.saturating_sub(usize::from(self.item) * 2);
        let mut spans = VecDeque::from(self.spans);
        while let Some(span) = spans.pop_front() {
            let weight = span.weight();
            if weight <= left {
                left -= weight;
                head.spans.push(span);
                continue;
            }
            let shown = match &span.content {
                Content::Own(words) | Content::Quoted(words) | Content::Prose(words) => words.clone(),
                // A part of an address or a command is of no use.
                Content::Instant(_) | Content::Link(_) | Content::Command { .. } => {
                    spans.push_front(span);
                    break;
                }
            };
            let (mut end, mut used) = (0, span.weight_around());
            for (at, c) in shown.char_indices() {
                used += span.weight_of(c);
                if used > left {
                    break;
                }
                end = at + c.len_utf8();
            }
            let fits = &shown[..end];
            let blank = fits.rfind(' ').filter(|at| !head.spans.is_empty() || *at * 2 > fits.len());
            let end = blank.unwrap_or(if head.spans.is_empty() { end } else { 0 });
            if end > 0 {
                head.spans.push(span.map(shown[..end].trim_end().to_owned()));
            }
            let rest = shown[end..].trim_start_matches(' ');
            if !rest.is_empty() {
                spans.push_front(span.map(rest.to_owned()));
            }
            break;
        }
        if head.spans.is_empty()
            && let Some(span) = spans.pop_front()
        {
            // No room at all: it continues with the smallest possible part.
            match &span.content {
                Content::Own(words) | Content::Quoted(words) | Content::Prose(words)
                    if words.chars().nth(1).is_some() =>
                {
                    let first = words.chars().next().map_or(0, char::len_utf8);
                    head.spans.push(span.map(words[..first].to_owned()));
                    spans.push_front(span.map(words[first..].to_owned()));
                }
                _ => head.spans.push(span),
            }
        }
        (head, Self { item: false, spans: spans.into() })
    }
}

impl Text {
    /// Text of our own that is in the program and not in `locales/`: signs and separators. It may have the formatting
    /// of messages. Text of people can't be passed here:
    ///
    /// ```compile_fail
    /// let name = String::from("**Ola**");
    /// let formatted = dragoman_l10n::Text::own(&name);
    /// ```
    #[must_use]
    pub fn own(words: &'static str) -> Self {
        Self::read(words)
    }

    /// A value of any origin: a name, an unknown word, an order. It is never formatting.
    #[must_use]
    pub fn quoted(words: &str) -> Self {
        Self::of(Content::Quoted(one_line(words)))
    }

    /// A longer text that somebody wrote, its lines marked as theirs. Bare URLs in it may stay links.
    #[must_use]
    pub fn prose(words: &str) -> Self {
        Self::lines_of(
            crate::sanitise::letter(words).lines().map(|line| Self::own("│ ") + Self::of(Content::Prose(line.into()))),
        )
    }

    /// An address of the bot's own, to be opened.
    #[must_use]
    pub fn link(address: &str) -> Self {
        Self::of(Content::Link(one_line(address)))
    }

    /// A command of the network's menu, shown as it is typed; `registered`: the names under which the menu has it.
    #[must_use]
    pub fn command(shown: &str, registered: &str) -> Self {
        Self::of(Content::Command { shown: one_line(shown), registered: one_line(registered) })
    }

    /// An instant that the network shows each reader in their own time.
    #[must_use]
    pub fn instant(seconds: i64) -> Self {
        Self::of(Content::Instant(seconds))
    }

    /// Text to be typed or copied verbatim.
    #[must_use]
    pub fn code(words: impl Into<Self>) -> Self {
        words.into().styled(|span| span.code = true)
    }

    /// Bold text.
    #[must_use]
    pub fn bold(words: impl Into<Self>) -> Self {
        words.into().styled(|span| span.bold = true)
    }

    /// An item of a list.
    #[must_use]
    pub fn item(words: impl Into<Self>) -> Self {
        let mut text = words.into();
        match text.lines.first_mut() {
            Some(line) => line.item = true,
            None => text.lines.push(TextLine { item: true, spans: Vec::new() }),
        }
        text
    }

    /// `texts` one below the other.
    #[must_use]
    pub fn lines_of<T: Into<Self>>(texts: impl IntoIterator<Item = T>) -> Self {
        let mut all = Self::default();
        for text in texts {
            all.lines.extend(text.into().lines);
        }
        all
    }

    /// `texts` side by side, separated by `between`.
    #[must_use]
    pub fn join<T: Into<Self>>(texts: impl IntoIterator<Item = T>, between: &'static str) -> Self {
        let mut all: Option<Self> = None;
        for text in texts {
            all = Some(match all {
                Some(all) => all + Self::own(between) + text.into(),
                None => text.into(),
            });
        }
        all.unwrap_or_default()
    }

    /// This text with `text` below it.
    #[must_use]
    pub fn below(mut self, text: impl Into<Self>) -> Self {
        self.lines.extend(text.into().lines);
        self
    }

    /// Its lines, for an adapter to write.
    #[must_use]
    pub fn lines(&self) -> &[TextLine] {
        &self.lines
    }

    /// Whether it is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.iter().all(TextLine::is_blank)
    }

    /// The text without formatting; items of lists have their dash.
    #[must_use]
    pub fn plain(&self) -> String {
        let mut plain = String::new();
        for (number, line) in self.lines.iter().enumerate() {
            if number > 0 {
                plain.push('\n');
            }
            plain.push_str(if line.item { "- " } else { "" });
            plain.extend(line.spans.iter().map(Span::shown));
        }
        plain
    }

    /// In the Markdown of messages. A backslash escapes the next character, also in code. `<` without one begins an
    /// instant ([`Content::Instant`]).
    ///
    /// [`Text::plain`] is for people, this for a client that parses these rules: the local page.
    #[must_use]
    pub fn markdown(&self) -> String {
        let mut out = String::new();
        for (number, line) in self.lines.iter().enumerate() {
            if number > 0 {
                out.push('\n');
            }
            out.push_str(if line.item { "- " } else { "" });
            let (mut bold, mut code) = (false, false);
            for (place, span) in line.spans.iter().enumerate() {
                let shown = span.shown();
                if shown.is_empty() {
                    continue;
                }
                if code && !span.code {
                    out.push('`');
                }
                if span.bold != bold {
                    out.push_str(if code && span.code { "`**`" } else { "**" });
                }
                if span.code && !code {
                    out.push('`');
                }
                (bold, code) = (span.bold, span.code);
                for (at, c) in shown.char_indices() {
                    let marks = matches!(c, '\\' | '*' | '`')
                        || c == '<' && !matches!(span.content, Content::Instant(_))
                        || c == '-' && at == 0 && place == 0 && !line.item && shown.starts_with("- ");
                    if marks {
                        out.push('\\');
                    }
                    out.push(c);
                }
            }
            out.push_str(if code { "`" } else { "" });
            out.push_str(if bold { "**" } else { "" });
        }
        out
    }

    /// Splits it into parts that a network accepts: the first of at most `first` characters, the others of at most
    /// `rest`, counted with the network's escaping at worst. Each part ends after a line if that wastes little space,
    /// otherwise after a word.
    #[must_use]
    pub fn split(self, first: usize, rest: usize) -> Vec<Self> {
        let mut parts = Vec::new();
        let mut part = Self::default();
        let (mut limit, mut used) = (first.max(1), 0);
        let mut lines = VecDeque::from(self.lines);
        while let Some(line) = lines.pop_front() {
            if part.lines.is_empty() && !parts.is_empty() && line.is_blank() {
                continue;
            }
            let between = usize::from(!part.lines.is_empty());
            let weight = line.weight() + between;
            if used + weight <= limit {
                used += weight;
                part.lines.push(line);
                continue;
            }
            if used * 2 > limit {
                lines.push_front(line);
            } else {
                let (head, tail) = line.cut(limit.saturating_sub(used + between));
                part.lines.push(head);
                if !tail.spans.is_empty() {
                    lines.push_front(tail);
                }
            }
            parts.push(std::mem::take(&mut part).trimmed());
            (limit, used) = (rest.max(1), 0);
        }
        let part = part.trimmed();
        if !part.is_empty() || parts.is_empty() {
            parts.push(part);
        }
        parts
    }

    /// Without blank lines at the end.
    fn trimmed(mut self) -> Self {
        while self.lines.last().is_some_and(TextLine::is_blank) {
            self.lines.pop();
        }
        self
    }

    fn of(content: Content) -> Self {
        Self { lines: vec![TextLine { item: false, spans: vec![Span { content, bold: false, code: false }] }] }
    }

    fn styled(mut self, style: impl Fn(&mut Span)) -> Self {
        self.lines.iter_mut().flat_map(|line| &mut line.spans).for_each(style);
        self
    }

    /// The form in which it passes through a message as a value.
    pub(crate) fn encode(&self) -> String {
        let mut out = String::new();
        for (number, line) in self.lines.iter().enumerate() {
            if number > 0 {
                out.push('\n');
            }
            out.push_str(if line.item { "- " } else { "" });
            for span in &line.spans {
                span.encode(&mut out);
            }
        }
        out
    }

    /// Parses a message whose values were encoded.
    pub(crate) fn read(said: &str) -> Self {
        if said.is_empty() {
            return Self::default();
        }
        Self { lines: said.split('\n').map(read_line).collect() }
    }
}

/// The first character of what is shown of a value that may be encoded.
pub(crate) fn first_letter(value: &str) -> Option<char> {
    shown(value).next().map(|(_, first)| first)
}

/// The characters of a value that may be encoded, with their positions.
fn shown(value: &str) -> impl Iterator<Item = (usize, char)> {
    // The span's kind follows the mark.
    value.char_indices().skip(if value.starts_with(BEGIN) { 2 } else { 0 })
}

/// The same value with a capital first letter.
pub fn capitalized(value: &str) -> String {
    let mut letters = shown(value);
    let Some((at, first)) = letters.next() else { return value.to_owned() };
    let rest = letters.next().map_or("", |(next, _)| &value[next..]);
    format!("{}{}{rest}", &value[..at], first.to_uppercase())
}

/// The same value without the full stop at its end.
pub fn unstopped(value: &str) -> String {
    let shown = value.trim_end_matches(END);
    let sentence = shown.strip_suffix('.').filter(|sentence| !sentence.ends_with('.'));
    sentence.map_or_else(|| value.to_owned(), |sentence| format!("{sentence}{}", &value[shown.len()..]))
}

/// Parses one line of a message. A mark without its counterpart is text.
fn read_line(line: &str) -> TextLine {
    let (item, mut rest) = line.strip_prefix("- ").map_or((false, line), |rest| (true, rest));
    let mut read = TextLine { item, spans: Vec::new() };
    let (mut bold, mut code) = (false, false);
    while let Some(c) = rest.chars().next() {
        let style = |content| Span { content, bold, code };
        if c == BEGIN {
            let inside = &rest[c.len_utf8()..];
            let (encoded, after) = inside.split_once(END).unwrap_or((inside, ""));
            if let Some(span) = Span::decode(encoded) {
                read.push(Span { bold: bold || span.bold, code: code || span.code, ..span });
            }
            rest = after;
        } else if c == '`' && (code || has_own(&rest[1..], "`")) {
            code = !code;
            rest = &rest[1..];
        } else if !code && rest.starts_with("**") && (bold || has_own(&rest[2..], "**")) {
            bold = !bold;
            rest = &rest[2..];
        } else {
            let end = rest[c.len_utf8()..].find(['*', '`', BEGIN]).map_or(rest.len(), |at| at + c.len_utf8());
            read.push(style(Content::Own(rest[..end].to_owned())));
            rest = &rest[end..];
        }
    }
    read
}

/// Whether `mark` occurs in `rest` outside of values.
fn has_own(mut rest: &str, mark: &str) -> bool {
    while let Some((own, value)) = rest.split_once(BEGIN) {
        if own.contains(mark) {
            return true;
        }
        rest = value.split_once(END).map_or("", |(_, after)| after);
    }
    rest.contains(mark)
}

impl From<&str> for Text {
    fn from(words: &str) -> Self {
        Self::quoted(words)
    }
}

impl From<&Text> for Text {
    fn from(text: &Text) -> Self {
        text.clone()
    }
}

impl From<String> for Text {
    fn from(words: String) -> Self {
        Self::quoted(&words)
    }
}

impl From<&String> for Text {
    fn from(words: &String) -> Self {
        Self::quoted(words)
    }
}

impl<T: Into<Text>> AddAssign<T> for Text {
    fn add_assign(&mut self, text: T) {
        let mut lines = text.into().lines.into_iter();
        if let Some(first) = lines.next() {
            match self.lines.last_mut() {
                Some(last) => first.spans.into_iter().for_each(|span| last.push(span)),
                None => self.lines.push(first),
            }
        }
        self.lines.extend(lines);
    }
}

impl<T: Into<Text>> Add<T> for Text {
    type Output = Self;

    fn add(mut self, text: T) -> Self {
        self += text;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(said: &str) -> Vec<(String, bool, bool)> {
        let text = Text::read(said);
        text.lines[0].spans.iter().map(|span| (span.shown().into_owned(), span.bold, span.code)).collect()
    }

    #[test]
    fn messages_have_a_small_markdown() {
        let text = |words: &str| (words.to_owned(), false, false);
        assert_eq!(read("a **b** `c`"), [text("a "), ("b".into(), true, false), text(" "), ("c".into(), false, true)]);
        assert_eq!(read("**`x`**"), [("x".to_owned(), true, true)]);
        assert_eq!(read("a ** b ` c"), [text("a ** b ` c")]);
        assert_eq!(read("`a**b**`"), [("a**b**".to_owned(), false, true)]);
        let list = Text::read("one\n- two\n\n-three");
        assert_eq!(list.lines.iter().map(|line| line.item).collect::<Vec<_>>(), [false, true, false, false]);
        assert_eq!(list.plain(), "one\n- two\n\n-three");
        assert_eq!(list.markdown(), "one\n- two\n\n-three");
    }

    #[test]
    fn a_value_is_never_formatting() {
        for nasty in ["**x", "`", "- x", "\\", "a`b**c", "**", "\u{fdd0}Ax\u{fdd1}"] {
            let value = Text::quoted(nasty).encode();
            let said = Text::read(&format!("**{value}** and `{value}`: {value}\n{value}"));
            let quoted = one_line(nasty);
            assert_eq!(said.plain(), format!("{quoted} and {quoted}: {quoted}\n{quoted}"));
            let styles: Vec<_> = said.lines[0].spans.iter().map(|span| (span.bold, span.code)).collect();
            assert_eq!(
                styles,
                [(true, false), (false, false), (false, true), (false, false), (false, false)],
                "{nasty:?}"
            );
            assert!(said.lines.iter().all(|line| !line.item));
        }
    }

    #[test]
    fn values_keep_their_own_formatting() {
        let inner = Text::bold("Ola") + Text::own(" plays `") + "x";
        let outer = Text::read(&format!("**Now**: {}", inner.encode()));
        assert_eq!(outer.plain(), "Now: Ola plays `x");
        assert_eq!(outer.markdown(), "**Now**: **Ola** plays \\`x");
    }

    #[test]
    fn the_written_markdown_is_parsed_back() {
        let text = Text::own("- ") + "**x**\\" + Text::code("a`b") + Text::bold("*");
        assert_eq!(text.markdown(), "- \\*\\*x\\*\\*\\\\`a\\`b`**\\***");
        assert_eq!(Text::quoted("- x").markdown(), "\\- x");
        assert_eq!(Text::code(Text::own("a ") + "`").markdown(), "`a \\``");
        assert_eq!((Text::bold(Text::code("a")) + Text::code("b")).markdown(), "**`a`**`b`");
        let imitated = Text::quoted("<t:1:F> (<t:1:R>)") + Text::own(", ") + Text::instant(2);
        assert_eq!(imitated.markdown(), r"\<t:1:F> (\<t:1:R>), <t:2:F> (<t:2:R>)");
    }

    #[test]
    fn text_from_right_to_left_is_isolated() {
        let text = Text::quoted("שלום") + Text::own(", ") + "ola";
        assert_eq!(text.plain(), "\u{2068}שלום\u{2069}, ola");
        assert_eq!((Text::quoted("a\u{202e}b") + "c").plain(), "abc");
    }

    #[test]
    fn long_texts_are_split_at_lines_and_lose_nothing() {
        let line = "Austria: A Bud - Ser".repeat(2);
        let text = Text::lines_of(vec![line; 10]);
        let parts = text.clone().split(100, 200);
        assert!(parts.len() > 2);
        let longest = |at: usize| if at == 0 { 100 } else { 200 };
        assert!(parts.iter().enumerate().all(|(at, part)| part.plain().chars().count() <= longest(at)));
        assert_eq!(Text::lines_of(parts), text);
        assert_eq!(Text::quoted("short").split(100, 100), [Text::quoted("short")]);
        let parts = Text::quoted(&"ą".repeat(25)).split(10, 10);
        assert_eq!(parts.iter().map(Text::plain).collect::<Vec<_>>().concat(), "ą".repeat(25));
        let parts = (Text::bold("one two") + " three four five six").split(14, 14);
        assert_eq!(parts.iter().map(Text::plain).collect::<Vec<_>>(), ["one two", "three four", "five six"]);
        let parts = Text::bold("one").split(1, 1);
        assert_eq!(parts.iter().map(Text::plain).collect::<Vec<_>>(), ["o", "n", "e"]);
    }

    #[test]
    fn a_command_passes_through_a_message_whole() {
        let command = Text::command("/partita nuova", "game new");
        let said = format!("Gib `{}` oder `{} x` ein.", command.encode(), capitalized(&command.encode()));
        let read = Text::read(&said);
        let commands = read.lines()[0].spans.iter().filter(|span| matches!(span.content, Content::Command { .. }));
        let content = &command.lines()[0].spans[0].content;
        assert!(commands.map(|span| (span.code, &span.content)).eq([(true, content), (true, content)]));
        assert_eq!(read.plain(), "Gib /partita nuova oder /partita nuova x ein.");
        assert_eq!(read.markdown(), "Gib `/partita nuova` oder `/partita nuova x` ein.");
        let parts = (Text::own("one two three ") + Text::code(&command)).split(40, 40);
        assert_eq!(parts.iter().map(Text::plain).collect::<Vec<_>>(), ["one two three ", "/partita nuova"]);
    }

    #[test]
    fn parts_leave_room_for_what_a_network_has_to_escape() {
        for part in Text::quoted(&"*".repeat(1000)).split(100, 100) {
            assert!(part.plain().len() <= 50);
        }
        for part in Text::quoted(&"🂡".repeat(1000)).split(100, 100) {
            assert!(part.plain().len() <= 200, "bytes");
        }
        assert_eq!(Text::default().split(10, 10), [Text::default()]);
    }
}
