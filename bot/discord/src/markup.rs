//! Writes a [`Text`] in Discord's Markdown.
//!
//! Text that isn't our own formatting is escaped: a backslash precedes each character that could begin formatting, a
//! mention, an emoji, a timestamp, a link or a heading. A bare URL in a letter stays a link, between angle brackets, so
//! that Discord shows no preview of it. The bot's own commands can be pressed where Discord's id of them is known.

use dragoman_l10n::{Content, Span, Text, TextLine};

use super::command_ids::CommandIds;

/// The lines of `text`.
pub(super) fn lines(text: &Text, commands: &CommandIds) -> Vec<String> {
    text.lines().iter().map(|written| line(written, commands)).collect()
}

fn line(line: &TextLine, commands: &CommandIds) -> String {
    let mut out = String::from(if line.item { "- " } else { "" });
    let mut begins = true;
    for run in line.spans.chunk_by(|one, other| one.bold == other.bold) {
        let mut written = String::new();
        for one in run.chunk_by(|one, other| one.code && other.code) {
            written.push_str(&match one {
                [one] if !one.code => span(one, begins),
                all => pressed(all, commands).unwrap_or_else(|| code(&all.iter().map(Span::shown).collect::<String>())),
            });
            begins = begins && written.trim().is_empty();
        }
        if run.first().is_some_and(|span| span.bold) {
            let words = written.trim();
            let (before, after) = written.split_at(written.len() - written.trim_start().len());
            let after = &after[after.trim_end().len()..];
            let marks = if words.is_empty() { "" } else { "**" };
            out.push_str(&format!("{before}{marks}{words}{marks}{after}"));
        } else {
            out.push_str(&written);
        }
    }
    out
}

/// A span that isn't code; `begins`: whether it is at the start of a line.
fn span(span: &Span, begins: bool) -> String {
    let shown = span.shown();
    match &span.content {
        Content::Own(_) => escaped(&shown, Origin::Bot, begins),
        Content::Quoted(_) | Content::Command { .. } => escaped(&shown, Origin::Person, begins),
        Content::Prose(_) => prose(&shown, begins),
        Content::Link(_) => format!("<{shown}>"),
        Content::Instant(_) => shown.into_owned(),
    }
}

/// Code that is a command and nothing else, to be pressed. With values behind it the command couldn't be pressed with them.
fn pressed(code: &[Span], commands: &CommandIds) -> Option<String> {
    match code {
        [Span { content: Content::Command { registered, .. }, .. }] => commands.pressed(registered),
        _ => None,
    }
}

/// Code, fenced by more backticks than it contains.
fn code(words: &str) -> String {
    if words.trim().is_empty() {
        return words.to_owned();
    }
    let longest = words.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest + 1);
    let blank = if words.starts_with('`') || words.ends_with('`') { " " } else { "" };
    format!("{fence}{blank}{words}{blank}{fence}")
}

/// Who wrote the text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    Bot,
    Person,
}

fn escaped(words: &str, origin: Origin, begins: bool) -> String {
    let mut out = String::with_capacity(words.len() + 8);
    let mut begins = begins;
    let mut number = begins;
    for (at, c) in words.char_indices() {
        let rest = &words[at + c.len_utf8()..];
        let of_person = origin == Origin::Person;
        let opens = match c {
            '\\' | '*' | '_' | '~' | '|' | '`' | '[' | ']' | '<' => true,
            '@' => of_person,
            ':' => of_person && (rest.starts_with("//") || is_emoji(rest)),
            '.' | ')' if of_person && number && at > 0 && rest.starts_with(' ') => true,
            '.' => of_person && words[..at].ends_with(char::is_alphanumeric) && is_domain(rest),
            '#' | '>' | '-' | '+' => begins,
            _ => false,
        };
        if opens {
            out.push('\\');
        }
        out.push(c);
        let is_isolate = matches!(c, '\u{2068}');
        begins = begins && (c.is_whitespace() || is_isolate);
        number = number && c.is_ascii_digit();
    }
    out
}

/// Whether `rest`, behind a colon, completes an emoji: `smile:`.
fn is_emoji(rest: &str) -> bool {
    let end =
        rest.find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '+' | '-' | '~')).unwrap_or(rest.len());
    end > 0 && rest[end..].starts_with(':')
}

/// Whether `rest`, behind a dot, could be the last part of a domain: Discord links invitations without `https://`.
fn is_domain(rest: &str) -> bool {
    rest.chars().take(2).filter(|c| c.is_alphabetic()).count() == 2
}

fn prose(words: &str, begins: bool) -> String {
    let mut out = String::new();
    let mut rest = words;
    while let Some((at, end)) = address(rest) {
        out.push_str(&escaped(&rest[..at], Origin::Person, begins && out.is_empty()));
        out.push_str(&format!("<{}>", &rest[at..end]));
        rest = &rest[end..];
    }
    let begins = begins && out.is_empty();
    out.push_str(&escaped(rest, Origin::Person, begins));
    out
}

/// The range of the first URL in `words`, if there is one. It consists of characters without meaning in Markdown.
fn address(words: &str) -> Option<(usize, usize)> {
    let is_of_address = |c: char| c.is_ascii_alphanumeric() || "-._~/?#@!$&'()+,;=%:".contains(c);
    let mut from = 0;
    loop {
        let at = from + words.get(from..)?.find("http")?;
        let rest = &words[at..];
        let scheme = ["https://", "http://"].into_iter().find(|scheme| rest.starts_with(scheme));
        let apart = !words[..at].ends_with(char::is_alphanumeric);
        if let (Some(scheme), true) = (scheme, apart) {
            let end = rest.find(|c| !is_of_address(c)).unwrap_or(rest.len());
            let end = rest[..end].trim_end_matches(['.', ',', ';', ':', '!', '?', ')', '\'']).len();
            if end > scheme.len() {
                return Some((at, at + end));
            }
        }
        from = at + "http".len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: impl Into<Text>) -> String {
        lines(&text.into(), &CommandIds::default()).join("\n")
    }

    /// The ids of `/game new` and `/help`.
    fn known() -> CommandIds {
        let part = serde_json::json!({ "type": 1, "name": "new" });
        let registered = serde_json::json!([
            { "id": "18446744073709551615", "name": "game", "options": [part] },
            { "id": "7", "name": "help" },
        ]);
        CommandIds::of(&serde_json::from_value::<Vec<_>>(registered).expect("an answer of Discord's"))
    }

    #[test]
    fn formatting_of_ours_is_discords() {
        let text = Text::own("**Spring 1901** `A Mon - Ruh`\n- one\nby ") + Text::instant(0);
        assert_eq!(written(text), "**Spring 1901** `A Mon - Ruh`\n- one\nby <t:0:F> (<t:0:R>)");
        assert_eq!(written(Text::bold(" Ola ") + "x"), " **Ola** x");
        assert_eq!(written(Text::bold("") + "x"), "x");
        assert_eq!(written(Text::bold("a*") + Text::bold("b")), "**a\\*b**");
    }

    #[test]
    fn our_links_can_be_opened_and_have_no_preview() {
        assert_eq!(written(Text::link("https://play.example.org/map#a_b*c")), "<https://play.example.org/map#a_b*c>");
    }

    #[test]
    fn text_of_people_is_escaped_where_it_could_be_formatting() {
        for (words, expected) in [
            ("A Mon - Ruh", "A Mon - Ruh"),
            ("F StP (nc)", "F StP (nc)"),
            ("20:00, 1.5", "20:00, 1.5"),
            ("[Rules](https://evil.io)", r"\[Rules\](https\://evil\.io)"),
            ("discord.gg/abc", r"discord\.gg/abc"),
            ("@everyone <@1> <t:0:R>", r"\@everyone \<\@1> \<t\:0:R>"),
            ("# x", r"\# x"),
            ("> x", r"\> x"),
            ("- x", r"\- x"),
            ("-# x", r"\-# x"),
            ("1. x", r"1\. x"),
            ("a # > - + 1. x", "a # > - + 1. x"),
            (":smile: a:b", r"\:smile: a:b"),
            (r"\", r"\\"),
            ("||x|| ~~x~~ _x_ **x", r"\|\|x\|\| \~\~x\~\~ \_x\_ \*\*x"),
        ] {
            assert_eq!(written(words), expected);
        }
        assert_eq!(written(Text::item("# x")), r"- \# x");
        assert_eq!(written(Text::code("a`b")), "``a`b``");
        assert_eq!(written(Text::code("`")), "`` ` ``");
        assert_eq!(written(Text::code(Text::own("a: ") + "`")), "`` a: ` ``");
    }

    #[test]
    fn addresses_in_letters_are_links_without_a_preview() {
        for (words, expected) in [
            ("see https://a.org/x_y, and", "│ see <https://a.org/x_y>, and"),
            ("[safe](https://evil.io)", r"│ \[safe\](<https://evil.io>)"),
            ("xhttps://a.org https://", r"│ xhttps\://a\.org https\://"),
            ("https://a.org/**x**", r"│ <https://a.org/>\*\*x\*\*"),
        ] {
            assert_eq!(written(Text::prose(words)), expected);
        }
    }

    #[test]
    fn a_command_alone_can_be_pressed_in_every_language_if_its_id_is_known() {
        let written = |text: &Text| lines(text, &known()).join("\n");
        let new = Text::command("/partita nuova", "game new");
        let pressed = "</game new:18446744073709551615>";
        assert_eq!(written(&Text::code(&new)), pressed);
        assert_eq!(written(&Text::bold(Text::code(&new))), format!("**{pressed}**"));
        let both = Text::code(&new) + Text::own(", ") + Text::code(Text::command("/aiuto", "help")) + Text::own(".");
        assert_eq!(written(&both), format!("{pressed}, </help:7>."));
        assert_eq!(written(&Text::code(new.clone() + " nome:Bosforo")), "`/partita nuova nome:Bosforo`");
        assert_eq!(written(&Text::code(Text::command("/partita entra", "game join"))), "`/partita entra`");
        // What isn't code isn't to be typed, and what somebody wrote is nothing of ours.
        assert_eq!(written(&new), "/partita nuova");
        assert_eq!(written(&Text::code("/game new")), "`/game new`");
        assert_eq!(written(&Text::quoted(pressed)), r"\</game new:18446744073709551615>");
    }

    #[test]
    fn commands_that_can_be_pressed_are_no_longer_than_counted() {
        let new = || Text::code(Text::command("/n", "game new"));
        let text = Text::join((0..200).map(|_| new()), ", ").below(Text::lines_of((0..200).map(|_| Text::bold(new()))));
        for part in text.split(300, 300) {
            let written = lines(&part, &known()).join("\n");
            assert!(written.chars().count() <= 300 && !written.contains('`'), "{written}");
            assert!(lines(&part, &CommandIds::default()).join("\n").chars().count() <= 300);
        }
    }

    #[test]
    fn the_written_text_is_no_longer_than_counted() {
        let nasty = "`*_~|[]<>@:.#-+1. \\https://a.io ".repeat(200);
        for text in [Text::quoted(&nasty), Text::prose(&nasty), Text::code(&nasty), Text::bold(&nasty)] {
            for part in text.split(300, 300) {
                assert!(lines(&part, &CommandIds::default()).join("\n").chars().count() <= 300);
            }
        }
    }

    /// What Discord's clients would show of `written`: the text, and the formatting in it.
    fn seen(written: &str) -> (String, Vec<String>) {
        let (mut words, mut found) = (String::new(), Vec::new());
        for line in written.lines() {
            let mut rest = line;
            let start = ["- ", "* ", "+ ", "> ", ">>> ", "# ", "## ", "### ", "-# "];
            if let Some(mark) = start.into_iter().find(|mark| line.trim_start().starts_with(mark)) {
                found.push(mark.to_owned());
            }
            let digits = line.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
            if digits.len() < line.trim_start().len() && (digits.starts_with(". ") || digits.starts_with(") ")) {
                found.push("1.".to_owned());
            }
            let mut before = '\n';
            while let Some(c) = rest.chars().next() {
                let next = rest[c.len_utf8()..].chars().next();
                let ticks = rest.len() - rest.trim_start_matches('`').len();
                let raw = |rest: &str| rest.split(char::is_whitespace).next().unwrap_or_default().to_owned();
                if c == '\\' && next.is_some_and(|next| next.is_ascii_punctuation()) {
                    words.extend(next);
                    rest = &rest[2..];
                    before = ' ';
                    continue;
                }
                if ticks > 0 {
                    let fence = "`".repeat(ticks);
                    let inside = &rest[ticks..];
                    let end = inside
                        .match_indices(&fence)
                        .map(|(at, _)| at)
                        .find(|at| !inside[..*at].ends_with('`') && !inside[at + ticks..].starts_with('`'));
                    let end = end.unwrap_or_else(|| panic!("an open code span in {written:?}"));
                    found.push("code".to_owned());
                    // A blank on both sides separates the fence from the code, and isn't shown.
                    let held = &inside[..end];
                    let bare = held.strip_prefix(' ').and_then(|held| held.strip_suffix(' '));
                    words.push_str(bare.filter(|bare| !bare.trim().is_empty()).unwrap_or(held));
                    rest = &inside[end + ticks..];
                    continue;
                }
                if let Some(after) = rest.strip_prefix("**") {
                    found.push("**".to_owned());
                    rest = after;
                    continue;
                }
                if let Some((address, after)) = rest.strip_prefix('<').and_then(|rest| rest.split_once('>')) {
                    // A bare URL in a letter may be a link, since it shows its target.
                    if !address.starts_with("https://") {
                        found.push(address.split(':').next().unwrap_or_default().to_owned());
                    }
                    words.push_str(if address.starts_with("t:") { "" } else { address });
                    rest = after;
                    continue;
                }
                let word = rest.get(1..).map(raw).unwrap_or_default();
                match c {
                    '*' | '_' | '~' | '|' | '[' | ']' | '<' => found.push(c.to_string()),
                    '@' if word.starts_with("everyone") || word.starts_with("here") => found.push(word),
                    ':' if word.starts_with("//") => found.push(word),
                    ':' if before == ' ' && word.trim_end_matches('"').ends_with(':') => found.push(word),
                    '.' if before.is_alphabetic() && word.starts_with("gg/") => found.push(word),
                    _ => {}
                }
                words.push(c);
                before = c;
                rest = &rest[c.len_utf8()..];
            }
        }
        (words, found)
    }

    #[test]
    fn no_name_and_no_letter_is_read_as_formatting() {
        dragoman_say::samples::compare(dragoman_platform::message::Times::Tags, |message| {
            let key = dragoman_game::post::Key::of("0123456789abcdefghijkl");
            let (body, _) =
                super::super::body::body(&key, message, &[], super::super::body::Kind::Public, &CommandIds::default());
            assert_eq!(body["allowed_mentions"], serde_json::json!({ "parse": [], "users": [] }));
            let content = body["content"].as_str().unwrap_or_default();
            let card = body["embeds"][0]["description"].as_str().unwrap_or_default();
            let (mut words, mut found) = seen(content);
            let (more, others) = seen(card);
            words.push(' ');
            words.push_str(&more);
            found.extend(others);
            (words, found)
        });
    }
}
