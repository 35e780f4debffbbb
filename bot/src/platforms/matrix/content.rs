//! A message as Matrix events carry it: plain body, HTML body, mentions, captions.
//!
//! Plain functions from data to JSON. The plain body must stand alone (it is what notifications and text clients
//! show), so the little Markdown of [`Message`] is taken out of it, and turned into HTML beside it.

use matrix_sdk::ruma::UserId;
use serde_json::{Value, json};

use crate::message::{Action, Enclosed, File, Message, Picture};
use crate::platforms::Key;

/// The content field that carries the key of a post, since the homeserver doesn't give transaction ids back.
pub(super) const KEY: &str = "org.dragoman.key";

/// The content field that holds what can be chosen under a post: sign to action.
pub(super) const CHOICES: &str = "org.dragoman.choices";

/// How many choices have a sign: the keycaps 1 to 9.
pub(super) const SIGNS: usize = 9;

/// The sign of "I'm done", which everybody knows.
const DONE: &str = "✅";

/// What can be chosen, each with its sign: a number, or the tick for being done.
fn choices(message: &Message) -> impl Iterator<Item = (String, &Action)> {
    let mut number = 0;
    message.actions.iter().map(move |action| {
        if action.id.starts_with("ready:") {
            return (DONE.to_owned(), action);
        }
        number += 1;
        (number.to_string(), action)
    })
}

/// The words with the choices below: nothing can be pressed here, so a sign is sent as a reaction, or typed.
fn with_choices(message: &Message) -> String {
    let listed: Vec<String> = choices(message).map(|(sign, action)| format!("**{sign}** {}", action.label)).collect();
    if listed.is_empty() { message.text.clone() } else { format!("{}\n{}", message.text, listed.join(" · ")) }
}

/// The sign that a reaction or a typed answer stands for: keycaps are their digit, other signs are left as they are,
/// without the mark that asks for a colourful picture.
pub(super) fn sign(text: &str) -> String {
    let sign: String = text.trim().chars().filter(|c| !matches!(c, '\u{fe0f}' | '\u{20e3}')).collect();
    if sign == "✔" { DONE.to_owned() } else { sign }
}

/// Somebody to ring: the account, and the name to write.
pub(super) struct Mentioned {
    pub(super) user: String,
    pub(super) name: String,
}

/// A message that is answered: replies stand in the thread in which it stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answered {
    pub(super) event: String,
    pub(super) thread: Option<String>,
}

/// What lies on the homeserver: `url` or `file` of a file, or of a picture and its thumbnail, as the event wants it.
#[derive(Clone, Debug)]
pub(super) struct Uploaded {
    pub(super) whole: Value,
    pub(super) thumbnail: Option<Value>,
    pub(super) encrypted: bool,
}

/// One piece of a line.
#[derive(Debug, PartialEq, Eq)]
enum Span {
    Text(String),
    Bold(String),
    Code(String),
}

/// Reads the small Markdown of messages. A backslash takes the meaning from the character after it.
fn spans(line: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut text = String::new();
    let mut bold = false;
    let mut rest = line;
    let flush = |text: &mut String, bold: bool, spans: &mut Vec<Span>| {
        if !text.is_empty() {
            let text = std::mem::take(text);
            spans.push(if bold { Span::Bold(text) } else { Span::Text(text) });
        }
    };
    while let Some(c) = rest.chars().next() {
        if c == '\\'
            && let Some(escaped) = rest[1..].chars().next().filter(char::is_ascii_punctuation)
        {
            text.push(escaped);
            rest = &rest[1 + escaped.len_utf8()..];
        } else if rest.starts_with("**") && (bold || rest[2..].contains("**")) {
            flush(&mut text, bold, &mut spans);
            bold = !bold;
            rest = &rest[2..];
        } else if c == '`'
            && let Some(end) = rest[1..].find('`')
        {
            flush(&mut text, bold, &mut spans);
            spans.push(Span::Code(rest[1..=end].to_owned()));
            rest = &rest[end + 2..];
        } else {
            text.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    flush(&mut text, bold, &mut spans);
    spans
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// `text` without its Markdown.
pub(super) fn plain(text: &str) -> String {
    let lines: Vec<String> = text
        .lines()
        .map(|line| {
            spans(line)
                .into_iter()
                .map(|span| match span {
                    Span::Text(text) | Span::Bold(text) | Span::Code(text) => text,
                })
                .collect()
        })
        .collect();
    lines.join("\n")
}

/// `text` in the HTML that Matrix allows.
pub(super) fn html(text: &str) -> String {
    let mut html = String::new();
    let mut listing = false;
    let mut first = true;
    for line in text.lines() {
        let item = line.strip_prefix("- ");
        match (item.is_some(), listing) {
            (true, false) => html.push_str("<ul>"),
            (false, true) => html.push_str("</ul>"),
            (false, false) if !first => html.push_str("<br>"),
            _ => {}
        }
        listing = item.is_some();
        first = false;
        if listing {
            html.push_str("<li>");
        }
        for span in spans(item.unwrap_or(line)) {
            match span {
                Span::Text(text) => html.push_str(&escaped(&text)),
                Span::Bold(text) => html.push_str(&format!("<strong>{}</strong>", escaped(&text))),
                Span::Code(text) => html.push_str(&format!("<code>{}</code>", escaped(&text))),
            }
        }
        if listing {
            html.push_str("</li>");
        }
    }
    if listing {
        html.push_str("</ul>");
    }
    html
}

fn pill(mentioned: &Mentioned) -> String {
    format!("<a href=\"https://matrix.to/#/{}\">{}</a>", escaped(&mentioned.user), escaped(&mentioned.name))
}

/// The content of `message`, without relation and key.
///
/// What rings is `m.text`: the default push rules silence `m.notice` before they look at mentions. Mentions are always
/// set, empty when nobody is meant. `named` writes the mentioned before the words: in a place with others around,
/// people must see who is called.
fn words(message: &Message, mentioned: &[Mentioned], named: bool, uploaded: Option<&Uploaded>) -> Value {
    let text = with_choices(message);
    let mut body = plain(&text);
    let mut formatted = html(&text);
    if named && !mentioned.is_empty() {
        let names: Vec<&str> = mentioned.iter().map(|mentioned| mentioned.name.as_str()).collect();
        let pills: Vec<String> = mentioned.iter().map(pill).collect();
        body = format!("{}: {body}", names.join(", "));
        formatted = format!("{}: {formatted}", pills.join(", "));
    }
    let users: Vec<&str> = mentioned.iter().map(|mentioned| mentioned.user.as_str()).collect();
    let mut content = json!({
        "msgtype": if message.rings || !mentioned.is_empty() { "m.text" } else { "m.notice" },
        "m.mentions": if users.is_empty() { json!({}) } else { json!({ "user_ids": users }) },
    });
    if !message.actions.is_empty() {
        content[CHOICES] = choices(message).map(|(sign, action)| (sign, json!(action.id))).collect::<Value>();
    }
    match (message.enclosed(), uploaded) {
        (Some(Enclosed::Picture(picture)), Some(uploaded)) => {
            caption(&mut content, picture, uploaded, &mut body, &mut formatted);
        }
        (Some(Enclosed::File(file)), Some(uploaded)) => enclose(&mut content, file, uploaded),
        (Some(_) | None, None) | (None, Some(_)) => {}
    }
    content["body"] = body.into();
    content["format"] = "org.matrix.custom.html".into();
    content["formatted_body"] = formatted.into();
    content
}

/// Makes `content` a captioned picture. The caption is all that a reader who doesn't see the picture gets, since the
/// specification has no other place for an alternative text: it stands under the words, folded away where HTML is
/// shown.
fn caption(content: &mut Value, picture: &Picture, uploaded: &Uploaded, body: &mut String, formatted: &mut String) {
    content["msgtype"] = "m.image".into();
    content["filename"] = "map.png".into();
    content[uploaded.field()] = uploaded.whole.clone();
    let mut info = json!({
        "mimetype": "image/png",
        "size": picture.png.len(),
        "w": picture.width,
        "h": picture.height,
        "thumbnail_info": { "mimetype": "image/png", "size": picture.thumbnail.len() },
    });
    if let Some((width, height)) = png_size(&picture.thumbnail) {
        info["thumbnail_info"]["w"] = width.into();
        info["thumbnail_info"]["h"] = height.into();
    }
    if let Some(thumbnail) = &uploaded.thumbnail {
        info[format!("thumbnail_{}", uploaded.field())] = thumbnail.clone();
    }
    content["info"] = info;
    if !picture.alt.is_empty() && !body.contains(picture.alt.as_str()) {
        if !body.is_empty() {
            body.push_str("\n\n");
        }
        body.push_str(&picture.alt);
        formatted.push_str(&format!(
            "<details><summary>🗺</summary>{}</details>",
            escaped(&picture.alt).replace('\n', "<br>")
        ));
    }
}

/// Makes `content` a file with the words as its caption.
fn enclose(content: &mut Value, file: &File, uploaded: &Uploaded) {
    content["msgtype"] = "m.file".into();
    content["filename"] = file.name.as_str().into();
    content[uploaded.field()] = uploaded.whole.clone();
    content["info"] = json!({ "mimetype": file.media, "size": file.bytes.len() });
}

impl Uploaded {
    /// The field of the event in which it stands.
    fn field(&self) -> &'static str {
        if self.encrypted { "file" } else { "url" }
    }
}

/// Width and height of a PNG, from its first chunk.
fn png_size(png: &[u8]) -> Option<(u32, u32)> {
    let number = |at: usize| Some(u32::from_be_bytes(png.get(at..at + 4)?.try_into().ok()?));
    (png.get(12..16)? == b"IHDR").then_some(())?;
    Some((number(16)?, number(20)?))
}

/// The content of a new post.
pub(super) fn post(
    key: &Key,
    message: &Message,
    mentioned: &[Mentioned],
    named: bool,
    uploaded: Option<&Uploaded>,
    answers: Option<&Answered>,
) -> Value {
    let mut content = words(message, mentioned, named, uploaded);
    content[KEY] = key.as_str().into();
    if let Some(answered) = answers {
        content["m.relates_to"] = json!({ "m.in_reply_to": { "event_id": answered.event } });
        if let Some(thread) = &answered.thread {
            content["m.relates_to"]["rel_type"] = "m.thread".into();
            content["m.relates_to"]["event_id"] = thread.as_str().into();
            content["m.relates_to"]["is_falling_back"] = false.into();
        }
    }
    content
}

/// The content of an edit of `event`. An edit rings nobody, so nobody is mentioned anew; the fallback for clients that
/// don't know edits begins with an asterisk, as the specification has it.
pub(super) fn edit(event: &str, message: &Message, uploaded: Option<&Uploaded>) -> Value {
    let new = words(message, &[], false, uploaded);
    let mut content = new.clone();
    for field in ["body", "formatted_body"] {
        if let Some(text) = new[field].as_str() {
            content[field] = format!("* {text}").into();
        }
    }
    content["m.mentions"] = json!({});
    content["m.new_content"] = new;
    content["m.relates_to"] = json!({ "rel_type": "m.replace", "event_id": event });
    content
}

/// `text` without the address of the bot that it begins or ends with; `None` if the bot isn't addressed.
///
/// Addressed is what begins with `!dragoman`, what mentions the bot (`mentioned`), and what begins with its name and a
/// colon or comma, as people wrote before mentions were made.
pub(super) fn addressed(text: &str, bot: &UserId, name: Option<&str>, mentioned: bool) -> Option<String> {
    let text = text.trim();
    if let Some(prefix) = text.get(..9)
        && prefix.eq_ignore_ascii_case("!dragoman")
        && !text[9..].starts_with(|c: char| c.is_alphanumeric())
    {
        return Some(text[9..].trim_start_matches([':', ',']).trim().to_owned());
    }
    let at_localpart = format!("@{}", bot.localpart());
    let at_name = name.map(|name| format!("@{name}"));
    let names = [Some(bot.as_str()), at_name.as_deref(), name, Some(&at_localpart), Some(bot.localpart())];
    for candidate in names.into_iter().flatten().filter(|candidate| !candidate.is_empty()) {
        let Some(head) = text.get(..candidate.len()) else { continue };
        let rest = &text[candidate.len()..];
        let apart = rest.starts_with([':', ',']) || (mentioned && !rest.starts_with(|c: char| c.is_alphanumeric()));
        if head.to_lowercase() == candidate.to_lowercase() && apart {
            return Some(rest.trim_start_matches([':', ',']).trim().to_owned());
        }
        if let Some(head) = text.strip_suffix(candidate)
            && mentioned
        {
            return Some(head.trim_end().to_owned());
        }
    }
    mentioned.then(|| text.to_owned())
}

/// `text` without the quotation that older clients put before a reply.
pub(super) fn without_quotation(text: &str) -> &str {
    let mut rest = text;
    while rest.starts_with("> ") || rest.starts_with(">\n") {
        rest = rest.split_once('\n').map_or("", |(_, rest)| rest);
    }
    if rest.len() == text.len() { text } else { rest.trim_start_matches('\n') }
}

#[cfg(test)]
mod tests {
    use matrix_sdk::ruma::user_id;

    use super::*;

    #[test]
    fn markdown_becomes_html_and_leaves_the_plain_body() {
        let text = "**Spring 1901** <ok>\n- `A Mon - Ruh` \\*raw\\*\n- 2 < 3\nend";
        assert_eq!(plain(text), "Spring 1901 <ok>\n- A Mon - Ruh *raw*\n- 2 < 3\nend");
        assert_eq!(
            html(text),
            "<strong>Spring 1901</strong> &lt;ok&gt;<ul><li><code>A Mon - Ruh</code> *raw*</li><li>2 &lt; 3</li></ul>end"
        );
    }

    #[test]
    fn unfinished_marks_are_text() {
        assert_eq!(plain("a ** b ` c \\"), "a ** b ` c \\");
        assert_eq!(html("ż**ó**ł`ć"), "ż<strong>ó</strong>ł`ć");
    }

    #[test]
    fn the_bot_is_addressed_by_prefix_name_or_mention() {
        let bot = user_id!("@dragoman:example.org");
        let check = |text, mentioned| addressed(text, bot, Some("Dragoman bot"), mentioned);
        assert_eq!(check("!dragoman new name:X", false).as_deref(), Some("new name:X"));
        assert_eq!(check("!Dragoman: status", false).as_deref(), Some("status"));
        assert_eq!(check("!dragomanic", false), None);
        assert_eq!(check("Dragoman bot: status", false).as_deref(), Some("status"));
        assert_eq!(check("dragoman, status", false).as_deref(), Some("status"));
        assert_eq!(check("@dragoman:example.org status", true).as_deref(), Some("status"));
        assert_eq!(check("status Dragoman bot", true).as_deref(), Some("status"));
        assert_eq!(check("dragoman is a nice bot", false), None);
        assert_eq!(check("żółć", false), None);
        assert_eq!(check("what now?", true).as_deref(), Some("what now?"));
    }

    #[test]
    fn a_quotation_before_a_reply_is_taken_off() {
        assert_eq!(without_quotation("> <@a:b> A Mon H\n> second\n\nA Mon - Ruh"), "A Mon - Ruh");
        assert_eq!(without_quotation("A Mon - Ruh"), "A Mon - Ruh");
        assert_eq!(without_quotation(">no quotation"), ">no quotation");
    }

    #[test]
    fn choices_are_listed_with_signs_that_lead_back_to_them() {
        let key = Key("k".repeat(22));
        let action = |id: &str, label: &str| Action { id: id.to_owned(), label: label.to_owned() };
        let message = Message {
            text: "Where to?".to_owned(),
            actions: vec![action("order:text=F TRI R ALB", "F Tri – Alb"), action("ready:game=abc", "I'm done")],
            ..Message::default()
        };
        let content = post(&key, &message, &[], false, None, None);
        assert_eq!(content["body"], "Where to?\n1 F Tri – Alb · ✅ I'm done");
        assert_eq!(content[CHOICES][sign("1\u{fe0f}\u{20e3}")], "order:text=F TRI R ALB");
        assert_eq!(content[CHOICES][sign("✔\u{fe0f}")], "ready:game=abc");
    }

    #[test]
    fn an_answer_stands_in_the_thread_of_what_it_answers() {
        let key = Key("k".repeat(22));
        let message = Message { text: "hello".to_owned(), ..Message::default() };
        let answered = |thread: Option<&str>| Answered { event: "$one".to_owned(), thread: thread.map(str::to_owned) };
        let content = post(&key, &message, &[], false, None, Some(&answered(None)));
        assert_eq!(content["m.relates_to"], json!({ "m.in_reply_to": { "event_id": "$one" } }));
        let content = post(&key, &message, &[], false, None, Some(&answered(Some("$root"))));
        assert_eq!(content["m.relates_to"]["rel_type"], "m.thread");
        assert_eq!(content["m.relates_to"]["event_id"], "$root");
        assert_eq!(content["m.relates_to"]["m.in_reply_to"]["event_id"], "$one");
    }

    #[test]
    fn what_rings_is_text_and_the_rest_a_notice() {
        let key = Key("k".repeat(22));
        let mut message = Message { text: "hello".to_owned(), ..Message::default() };
        assert_eq!(post(&key, &message, &[], false, None, None)["msgtype"], "m.notice");
        message.rings = true;
        let content = post(&key, &message, &[], false, None, None);
        assert_eq!(content["msgtype"], "m.text");
        assert_eq!(content["m.mentions"], json!({}));
        assert_eq!(content[KEY], "k".repeat(22));
        let ola = Mentioned { user: "@ola:x".to_owned(), name: "Ola".to_owned() };
        let content = post(&key, &message, &[ola], true, None, None);
        assert_eq!(content["body"], "Ola: hello");
        assert_eq!(content["m.mentions"]["user_ids"][0], "@ola:x");
    }
}
