//! Removes characters from people's text that aren't writing: control characters, invisible characters, changes of
//! direction, and long stacks of combining marks.
//!
//! Names are sanitised when they are received ([`name`]), longer texts too ([`letter`]); everything that is shown
//! passes [`one_line`] once more, so that nothing depends on a text's origin. Formatting isn't handled here: the
//! adapter of each network escapes it.

/// The most combining marks on one letter. No writing system needs more than three; more would cover adjacent lines.
const MARKS: usize = 3;

/// Ranges of combining marks.
const MARK_RANGES: [(char, char); 22] = [
    ('\u{300}', '\u{36f}'),
    ('\u{483}', '\u{489}'),
    ('\u{591}', '\u{5bd}'),
    ('\u{610}', '\u{61a}'),
    ('\u{64b}', '\u{65f}'),
    ('\u{6d6}', '\u{6dc}'),
    ('\u{6df}', '\u{6e4}'),
    ('\u{730}', '\u{74a}'),
    ('\u{900}', '\u{902}'),
    ('\u{93c}', '\u{93c}'),
    ('\u{941}', '\u{948}'),
    ('\u{951}', '\u{957}'),
    ('\u{e31}', '\u{e31}'),
    ('\u{e34}', '\u{e3a}'),
    ('\u{e47}', '\u{e4e}'),
    ('\u{eb4}', '\u{ece}'),
    ('\u{1ab0}', '\u{1aff}'),
    ('\u{1dc0}', '\u{1dff}'),
    ('\u{20d0}', '\u{20ff}'),
    ('\u{a66f}', '\u{a67d}'),
    ('\u{fe20}', '\u{fe2f}'),
    ('\u{1da00}', '\u{1daaf}'),
];

fn is_mark(c: char) -> bool {
    c >= '\u{300}' && MARK_RANGES.iter().any(|(first, last)| (*first..=*last).contains(&c))
}

/// Whether `c` is removed from people's text: controls, marks of direction, invisible letters, and unassigned or
/// private characters. Joiners and variation selectors depend on their context.
fn is_forbidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{10ffff}')
        || u32::from(c) & 0xfffe == 0xfffe
}

fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// One line of a person's text: every kind of break and blank becomes a space, and only writing is kept.
#[must_use]
pub fn one_line(text: &str) -> String {
    // Nearly all text is plain.
    if text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) {
        return text.to_owned();
    }
    let mut line = String::with_capacity(text.len());
    let mut marks = 0;
    let mut joiner = None;
    for c in text.chars() {
        if is_joiner(c) {
            // Joins two letters of a script, or two parts of an emoji; elsewhere it is only invisible.
            if line.chars().next_back().is_some_and(|last| !last.is_ascii() && !is_joiner(last)) {
                joiner = Some(c);
            }
            continue;
        }
        let joiner = joiner.take();
        if c.is_whitespace() || matches!(c, '\u{b}' | '\u{c}' | '\u{85}') {
            line.push(' ');
            marks = 0;
            continue;
        }
        if is_forbidden(c) {
            continue;
        }
        marks = if is_mark(c) { marks + 1 } else { 0 };
        if marks > MARKS || marks > 0 && line.chars().next_back().is_none_or(|last| last == ' ') {
            continue;
        }
        // A variation selector needs nothing after it; a joiner does.
        match joiner {
            Some(joiner @ '\u{fe00}'..='\u{fe0f}') => line.push(joiner),
            Some(joiner) if !c.is_ascii() => line.push(joiner),
            Some(_) | None => {}
        }
        line.push(c);
    }
    if let Some(joiner @ '\u{fe00}'..='\u{fe0f}') = joiner {
        line.push(joiner);
    }
    line
}

/// A name that can be part of any sentence: one line, single blanks, none at its ends, at most `limit` characters.
/// Empty if nothing readable is left.
#[must_use]
pub fn name(text: &str, limit: usize) -> String {
    let line = one_line(text);
    let mut name = String::new();
    for word in line.split(' ').filter(|word| !word.is_empty()) {
        if !name.is_empty() {
            name.push(' ');
        }
        name.push_str(word);
    }
    if let Some((end, _)) = name.char_indices().nth(limit) {
        name.truncate(end);
        name.truncate(name.trim_end().len());
    }
    name
}

/// A longer text, whose lines are kept.
#[must_use]
pub fn letter(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    let lines: Vec<String> = text.split(['\n', '\r', '\u{2028}', '\u{2029}']).map(one_line).collect();
    lines.join("\n")
}

/// `text` as a part of HTML, also within quotation marks.
#[must_use]
pub fn html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Whether `text` has letters of a script that is written from right to left: such text is put between isolates, so
/// that it doesn't change the direction of adjacent text.
pub(crate) fn runs_leftwards(text: &str) -> bool {
    text.chars().any(|c| {
        matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_readable_line() {
        for (typed, shown) in [
            ("Ola", "Ola"),
            ("  two  \t words\n", "two words"),
            ("a\u{202e}b\u{2066}c\u{200f}", "abc"),
            ("\u{200b}\u{feff}\u{2060}", ""),
            ("\u{3164}\u{2800} \u{a0}", ""),
            ("\u{0}\u{7}\u{1b}[31mred", "[31mred"),
            ("a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}b", "a\u{300}\u{301}\u{302}b"),
            ("\u{300}\u{301}lone", "lone"),
            ("Łódź ąęó", "Łódź ąęó"),
            ("👨\u{200d}👩\u{200d}👧 ❤\u{fe0f}", "👨\u{200d}👩\u{200d}👧 ❤\u{fe0f}"),
            ("a\u{200d}b\u{200c}c\u{fe0f}", "abc"),
            ("می\u{200c}خواهم", "می\u{200c}خواهم"),
            ("\u{e000}\u{fdd0}\u{10ffff}x", "x"),
            ("one\u{2028}two\u{85}three", "one two three"),
        ] {
            assert_eq!(name(typed, 40), shown, "{typed:?}");
            assert_eq!(name(&name(typed, 40), 40), shown, "{typed:?} twice");
        }
        assert_eq!(name(&"x".repeat(50), 40).chars().count(), 40);
        assert_eq!(name("abc def", 4), "abc");
    }

    #[test]
    fn letters_keep_their_lines() {
        assert_eq!(letter("one\r\ntwo\n\n  \u{202e}three\u{2029}four"), "one\ntwo\n\n  three\nfour");
    }
}
