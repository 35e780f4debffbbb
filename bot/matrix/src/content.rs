//! Converts a message to the content of Matrix events: plain body, HTML body, mentions, captions.
//!
//! Plain functions from data to JSON. The plain body is complete (notifications and text clients show only that) and
//! has no formatting; the HTML body beside it has. Text of people contains no link, mention or markup in either.

use dragoman_game::action::of_action;
use dragoman_game::post::Key;
use dragoman_l10n::{Content, Span, Text, TextLine, sanitise};
use dragoman_platform::message::{Action, Enclosed, File, Message, Picture};
use matrix_sdk::ruma::UserId;
use serde_json::{Value, json};

/// The content field with the key of a post, since the homeserver doesn't return transaction ids.
pub(super) const KEY: &str = "org.dragoman.key";

/// The content field with the choices of a post: sign to action.
pub(super) const CHOICES: &str = "org.dragoman.choices";

/// How many choices have a sign: the keycaps 1 to 9.
pub(super) const SIGNS: usize = 9;

/// What addresses the bot in a room with others.
pub(super) const PREFIX: &str = "!dragoman";

/// The sign of "Ready", and of creating the game that is shown.
const DONE: &str = "✅";
/// The sign of dropping it.
const DROPPED: &str = "❌";
/// The sign of joining.
const JOINS: &str = "✋";
/// The sign of watching.
const WATCHES: &str = "👀";
/// The sign of a yes to what somebody says.
const AGREES: &str = "👍";
/// The sign of a no.
const REFUSES: &str = "👎";

/// The reaction to a post in whose words something is wrong.
pub(super) const WRONG: &str = "📝";

/// The sign of an action that has one of its own.
fn own_sign(action: &Action) -> Option<&'static str> {
    let (command, values) = of_action(&action.id);
    if command == "propose" {
        // The number of what is answered stands in front.
        return match values.get("reply")?.split_once('.')?.1 {
            "yes" | "yes.fact" => Some(AGREES),
            "no" | "no.fact" => Some(REFUSES),
            _ => None,
        };
    }
    match (command, values.get("do").map(String::as_str)) {
        ("ready", _) | ("new", Some("create")) => Some(DONE),
        ("new", Some("cancel")) => Some(DROPPED),
        ("join", _) => Some(JOINS),
        ("watch", _) => Some(WATCHES),
        _ => None,
    }
}

/// The choices, each with its sign: its own, or a number.
fn choices(message: &Message) -> impl Iterator<Item = (String, &Action)> {
    let mut number = 0;
    message.actions.iter().map(move |action| {
        if let Some(sign) = own_sign(action) {
            return (sign.to_owned(), action);
        }
        number += 1;
        (number.to_string(), action)
    })
}

/// Whether a post of the bot's may offer this sign.
pub(super) fn is_sign(sign: &str) -> bool {
    matches!(sign, DONE | DROPPED | JOINS | WATCHES | AGREES | REFUSES) || matches!(sign.as_bytes(), [b'1'..=b'9'])
}

/// Whether it says yes or no to what somebody says. People send these signs by themselves, too.
pub(super) fn is_thumb(sign: &str) -> bool {
    matches!(sign, AGREES | REFUSES)
}

/// The text with its choices below: Matrix has no buttons, so a sign is sent as a reaction, or typed.
fn with_choices(message: &Message) -> Text {
    let listed = choices(message).map(|(sign, action)| Text::bold(sign) + " " + &action.label);
    message.text.clone().below(Text::join(listed, " · "))
}

/// Normalises the sign of a reaction or a typed answer: keycaps become their digit, other signs lose their variation
/// selector and the colour of a hand.
pub(super) fn sign(text: &str) -> String {
    let is_extra = |c: &char| matches!(c, '\u{fe0f}' | '\u{20e3}' | '\u{1f3fb}'..='\u{1f3ff}');
    let sign: String = text.trim().chars().filter(|c| !is_extra(c)).collect();
    if sign == "✔" { DONE.to_owned() } else { sign }
}

/// Somebody to notify: the account, and the name to write.
pub(super) struct Mentioned {
    pub(super) user: String,
    pub(super) name: String,
}

/// A message that is answered: replies are in the same thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answered {
    pub(super) event: String,
    pub(super) thread: Option<String>,
}

/// The uploaded file, or picture and thumbnail, as the event's `url` or `file`.
#[derive(Clone, Debug)]
pub(super) struct Uploaded {
    pub(super) whole: Value,
    pub(super) thumbnail: Option<Value>,
    pub(super) encrypted: bool,
}

/// Prevents clients from reading a link, a mention or a room in text. It is invisible, and `sanitise` removes it from
/// people's text.
const BREAK: char = '\u{2060}';

/// `words` in which clients find no URL, person or room. `sites`: whether URLs may stay.
fn without_addresses(words: &str, sites: bool) -> String {
    let mut out = String::with_capacity(words.len());
    let mut chars = words.chars().peekable();
    let mut before = None;
    while let Some(c) = chars.next() {
        out.push(c);
        let next = chars.peek().copied();
        let opens = match c {
            // A number alone is no room: "#1".
            '#' if chars.clone().take_while(|next| !next.is_whitespace()).all(|next| next.is_ascii_digit()) => false,
            '@' | '#' => next.is_some_and(|next| !next.is_whitespace()),
            ':' | '.' => {
                !sites
                    && before.is_some_and(char::is_alphanumeric)
                    && next.is_some_and(|next| next.is_alphabetic() || next == '/')
            }
            _ => false,
        };
        if opens {
            out.push(BREAK);
        }
        before = Some(c);
    }
    out
}

/// The text of a span: people's text without addresses.
fn shown(span: &Span) -> String {
    let shown = span.shown();
    match &span.content {
        Content::Quoted(_) | Content::Command { .. } => without_addresses(&shown, false),
        Content::Prose(_) => without_addresses(&shown, true),
        Content::Own(_) | Content::Link(_) | Content::Instant(_) => shown.into_owned(),
    }
}

/// `text` without formatting.
pub(super) fn plain(text: &Text) -> String {
    let line = |line: &TextLine| {
        let words = line.spans.iter().map(shown);
        std::iter::once(if line.item { "- ".to_owned() } else { String::new() }).chain(words).collect::<String>()
    };
    text.lines().iter().map(line).collect::<Vec<_>>().join("\n")
}

/// `text` in the HTML that Matrix allows.
pub(super) fn html(text: &Text) -> String {
    let mut html = String::new();
    let mut listing = false;
    for (number, line) in text.lines().iter().enumerate() {
        match (line.item, listing) {
            (true, false) => html.push_str("<ul>"),
            (false, true) => html.push_str("</ul>"),
            (false, false) if number > 0 => html.push_str("<br>"),
            _ => {}
        }
        listing = line.item;
        html.push_str(if line.item { "<li>" } else { "" });
        for span in &line.spans {
            let mut words = sanitise::html(&shown(span));
            if let Content::Link(_) = span.content {
                words = format!("<a href=\"{words}\">{words}</a>");
            }
            match (span.bold, span.code) {
                _ if words.is_empty() => {}
                (false, false) => html.push_str(&words),
                (true, false) => html.push_str(&format!("<strong>{words}</strong>")),
                (false, true) => html.push_str(&format!("<code>{words}</code>")),
                (true, true) => html.push_str(&format!("<strong><code>{words}</code></strong>")),
            }
        }
        html.push_str(if line.item { "</li>" } else { "" });
    }
    if listing {
        html.push_str("</ul>");
    }
    html.replace("</strong><strong>", "").replace("</code><code>", "")
}

fn pill(mentioned: &Mentioned) -> String {
    let name = without_addresses(&mentioned.name, false);
    format!("<a href=\"https://matrix.to/#/{}\">{}</a>", sanitise::html(&mentioned.user), sanitise::html(&name))
}

/// The content of `message`, without relation and key.
///
/// A message that notifies is `m.text`: the default push rules suppress `m.notice` before they look at mentions.
/// Mentions are always set, empty if nobody is mentioned. `named` writes the mentioned names before the text: in a
/// place with others, people must see who is addressed.
fn words(message: &Message, mentioned: &[Mentioned], named: bool, uploaded: Option<&Uploaded>) -> Value {
    let text = with_choices(message);
    let mut body = plain(&text);
    let mut formatted = html(&text);
    if named && !mentioned.is_empty() {
        let names: Vec<&str> = mentioned.iter().map(|mentioned| mentioned.name.as_str()).collect();
        let pills: Vec<String> = mentioned.iter().map(pill).collect();
        body = format!("{}: {body}", without_addresses(&names.join(", "), false));
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

/// Makes `content` a captioned picture. A reader who doesn't see the picture gets only the caption, since the
/// specification has no other field for an alternative text: it follows the text, collapsed in HTML.
fn caption(content: &mut Value, picture: &Picture, uploaded: &Uploaded, body: &mut String, formatted: &mut String) {
    // No `blurhash`: the specification doesn't have it (MSC2448), and all that it shows of a map is its colours.
    content["msgtype"] = "m.image".into();
    content["filename"] = format!("{}.png", picture.name).into();
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
            sanitise::html(&picture.alt).replace('\n', "<br>")
        ));
    }
}

/// Makes `content` a file with the text as its caption.
fn enclose(content: &mut Value, file: &File, uploaded: &Uploaded) {
    content["msgtype"] = "m.file".into();
    content["filename"] = file.name.as_str().into();
    content[uploaded.field()] = uploaded.whole.clone();
    content["info"] = json!({ "mimetype": file.media, "size": file.bytes.len() });
}

impl Uploaded {
    /// The field of the event that holds it.
    fn field(&self) -> &'static str {
        if self.encrypted { "file" } else { "url" }
    }
}

/// The width and height of a PNG, from its first chunk.
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

/// How many characters of the text are in the fallback of an edit.
const FALLBACK: usize = 300;

/// The content of an edit of `event`. An edit notifies nobody, so nobody is mentioned again. The fallback for clients
/// without edits begins with an asterisk, as specified, and is short: with everything twice, an edit could exceed the
/// size limit of an event.
pub(super) fn edit(event: &str, message: &Message, uploaded: Option<&Uploaded>) -> Value {
    let new = words(message, &[], false, uploaded);
    let body = new["body"].as_str().unwrap_or_default();
    let mut shortened: String = body.chars().take(FALLBACK).collect();
    if shortened.len() < body.len() {
        shortened.push('…');
    }
    json!({
        "msgtype": if new["msgtype"] == "m.text" { "m.text" } else { "m.notice" },
        "body": format!("* {shortened}"),
        "m.mentions": {},
        "m.new_content": new,
        "m.relates_to": { "rel_type": "m.replace", "event_id": event },
    })
}

/// `text` without the bot's address at its beginning or end; `None` if the bot isn't addressed.
///
/// The bot is addressed by `!dragoman` at the beginning, by a mention (`mentioned`), or by its name with a colon or
/// comma, as people wrote before Matrix had mentions.
pub(super) fn addressed(text: &str, bot: &UserId, name: Option<&str>, mentioned: bool) -> Option<String> {
    let text = text.trim();
    if let Some(rest) = prefixed(text) {
        return Some(rest.to_owned());
    }
    let at_localpart = format!("@{}", bot.localpart());
    let at_name = name.map(|name| format!("@{name}"));
    let mut names = [Some(bot.as_str()), at_name.as_deref(), name, Some(&at_localpart), Some(bot.localpart())];
    // One name may be the beginning of another.
    names.sort_by_key(|name| std::cmp::Reverse(name.map_or(0, str::len)));
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

/// The text after `!dragoman` at its beginning.
pub(super) fn prefixed(text: &str) -> Option<&str> {
    let text = text.trim();
    let (prefix, rest) = text.split_at_checked(PREFIX.len())?;
    let is_prefix = prefix.eq_ignore_ascii_case(PREFIX) && !rest.starts_with(|c: char| c.is_alphanumeric());
    is_prefix.then(|| rest.trim_start_matches([':', ',']).trim())
}

/// Whether `text` addresses the bot: by its id, its name or the local part of its id.
pub(super) fn calls(text: &str, bot: &UserId, name: Option<&str>) -> bool {
    let text = text.to_lowercase();
    let names = [Some(bot.as_str()), name, Some(bot.localpart())];
    names.into_iter().flatten().any(|name| !name.is_empty() && text.contains(&name.to_lowercase()))
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
    fn formatting_becomes_html_and_leaves_the_plain_body() {
        let text = Text::own("**Spring 1901** <ok>\n- `A Mon - Ruh` ") + Text::own("*raw*\n- 2 < 3\nend");
        assert_eq!(plain(&text), "Spring 1901 <ok>\n- A Mon - Ruh *raw*\n- 2 < 3\nend");
        assert_eq!(
            html(&text),
            "<strong>Spring 1901</strong> &lt;ok&gt;<ul><li><code>A Mon - Ruh</code> *raw*</li><li>2 &lt; 3</li></ul>end"
        );
    }

    #[test]
    fn answers_to_statements_have_thumbs() {
        let action = |reply: &str| Action {
            id: format!("propose:game=ab12cd34;to=ITALY;reply=7.{reply}"),
            label: String::new(),
        };
        for (reply, sign) in [("yes", "👍"), ("yes.fact", "👍"), ("no", "👎"), ("no.fact", "👎")] {
            assert_eq!(own_sign(&action(reply)), Some(sign), "{reply}");
            assert!(is_sign(sign));
        }
        assert_eq!(own_sign(&action("later")), None);
        let peace = Action { id: "propose:game=ab12cd34;to=ITALY;offer=peace".to_owned(), label: String::new() };
        assert_eq!(own_sign(&peace), None);
        assert_eq!(sign("👍🏽"), "👍");
    }

    #[test]
    fn our_links_can_be_opened() {
        let text = Text::link("https://play.example.org/map#abc");
        assert_eq!(plain(&text), "https://play.example.org/map#abc");
        let link = r#"<a href="https://play.example.org/map#abc">https://play.example.org/map#abc</a>"#;
        assert_eq!(html(&text), link);
    }

    #[test]
    fn text_of_people_has_no_addresses_and_letters_keep_urls() {
        for (words, broken) in [
            ("https://evil.io", "https:|//evil.|io"),
            ("www.evil.io/a", "www.|evil.|io/a"),
            ("@ola:example.org", "@|ola:|example.|org"),
            ("#room:x.org @room", "#|room:|x.|org @|room"),
            ("#1 no, #2:x.org", "#1 no, #|2:|x.|org"),
            ("J. R. at 20:00, 1.5", "J. R. at 20:00, 1.5"),
        ] {
            assert_eq!(plain(&words.into()).replace(BREAK, "|"), broken);
        }
        let letter = Text::prose("see https://example.org, @ola:x.org");
        assert_eq!(plain(&letter).replace(BREAK, "|"), "│ see https://example.org, @|ola:x.org");
        assert_eq!(html(&"</a><script>\"&".into()), "&lt;/a&gt;&lt;script&gt;&quot;&amp;");
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
        // A name that begins with the account's.
        let other = user_id!("@dragoman-2:example.org");
        assert_eq!(addressed("@dragoman-2: join", other, Some("Dragoman"), true).as_deref(), Some("join"));
    }

    #[test]
    fn a_quotation_before_a_reply_is_removed() {
        assert_eq!(without_quotation("> <@a:b> A Mon H\n> second\n\nA Mon - Ruh"), "A Mon - Ruh");
        assert_eq!(without_quotation("A Mon - Ruh"), "A Mon - Ruh");
        assert_eq!(without_quotation(">no quotation"), ">no quotation");
    }

    #[test]
    fn choices_are_listed_with_signs_and_found_by_them() {
        let key = Key::from("k".repeat(22));
        let action = |id: &str, label: &str| Action { id: id.to_owned(), label: label.to_owned() };
        let message = Message {
            text: "Where to?".into(),
            actions: vec![action("order:text=F TRI R ALB", "F Tri – Alb"), action("ready:game=abc", "I'm done")],
            ..Message::default()
        };
        let content = post(&key, &message, &[], false, None, None);
        assert_eq!(content["body"], "Where to?\n1 F Tri – Alb · ✅ I'm done");
        assert_eq!(content[CHOICES][sign("1\u{fe0f}\u{20e3}")], "order:text=F TRI R ALB");
        assert_eq!(content[CHOICES][sign("✔\u{fe0f}")], "ready:game=abc");
    }

    #[test]
    fn an_answer_is_in_the_thread_of_its_question() {
        let key = Key::from("k".repeat(22));
        let message = Message { text: "hello".into(), ..Message::default() };
        let answered = |thread: Option<&str>| Answered { event: "$one".to_owned(), thread: thread.map(str::to_owned) };
        let content = post(&key, &message, &[], false, None, Some(&answered(None)));
        assert_eq!(content["m.relates_to"], json!({ "m.in_reply_to": { "event_id": "$one" } }));
        let content = post(&key, &message, &[], false, None, Some(&answered(Some("$root"))));
        assert_eq!(content["m.relates_to"]["rel_type"], "m.thread");
        assert_eq!(content["m.relates_to"]["event_id"], "$root");
        assert_eq!(content["m.relates_to"]["m.in_reply_to"]["event_id"], "$one");
    }

    #[test]
    fn notifying_messages_are_text_and_others_notices() {
        let key = Key::from("k".repeat(22));
        let mut message = Message { text: "hello".into(), ..Message::default() };
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

    /// The text of `html` as a reader sees it, and its tags.
    fn seen(html: &str) -> (String, Vec<String>) {
        let (mut text, mut tags) = (String::new(), Vec::new());
        let mut rest = html;
        while let Some(c) = rest.chars().next() {
            if let Some((tag, after)) = rest.strip_prefix('<').and_then(|rest| rest.split_once('>')) {
                text.push_str(match tag {
                    "br" | "ul" | "li" | "/ul" => "\n",
                    _ => "",
                });
                tags.push(tag.to_owned());
                rest = after;
                continue;
            }
            let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")];
            match entities.into_iter().find(|(entity, _)| rest.starts_with(entity)) {
                Some((entity, meant)) => {
                    text.push_str(meant);
                    rest = &rest[entity.len()..];
                }
                None => {
                    assert!(!matches!(c, '<' | '>' | '&' | '"'), "{html}");
                    text.push(c);
                    rest = &rest[c.len_utf8()..];
                }
            }
        }
        (text, tags)
    }

    #[test]
    fn no_name_and_no_letter_is_read_as_formatting() {
        let key = Key::from("k".repeat(22));
        dragoman_say::samples::compare(dragoman_platform::message::Times::Words, |message| {
            let content = post(&key, message, &[], false, None, None);
            assert_eq!(content["m.mentions"], json!({}));
            let (text, tags) = seen(content["formatted_body"].as_str().unwrap_or_default());
            // In the plain body a dash precedes an item, and people's text may begin with one as well.
            let dashless = |text: &str| {
                let mut text = text.to_owned();
                while text.contains("\n- ") {
                    text = text.replace("\n- ", "\n");
                }
                text
            };
            let body = content["body"].as_str().unwrap_or_default();
            let bare = |text: &str| dragoman_say::samples::bare(&dashless(&format!("\n{text}")));
            assert_eq!(bare(body), bare(&text));
            assert!(
                tags.iter()
                    .all(|tag| { matches!(tag.trim_start_matches('/'), "strong" | "code" | "ul" | "li" | "br") })
            );
            for (at, _) in body.match_indices("://") {
                let line = body[..at].rsplit('\n').next().unwrap_or_default();
                assert!(line.starts_with('│'), "a link: {body}");
            }
            assert!(!body.contains("@ola:") && !body.contains("@room") && !body.contains("#room:"), "{body}");
            (text, tags)
        });
    }

    #[test]
    fn examples_of_commands_can_be_copied() {
        use dragoman_platform::message::{Commands, Times};
        for language in dragoman_say::samples::languages() {
            let said = dragoman_say::samples::messages("Zbigniew", language, Times::Words, Commands::After(PREFIX));
            for (tag, message) in said {
                let html = html(&with_choices(&message));
                let codes = html.split("<code>").skip(1).filter_map(|after| after.split("</code>").next());
                for code in codes {
                    assert!(!code.contains(BREAK), "{tag}: {code:?} in {language:?}");
                }
            }
        }
    }

    #[test]
    fn an_edit_has_its_text_once_and_fits_into_an_event() {
        let label = |number: usize| Action { id: format!("order:{number}"), label: "x".repeat(80) };
        for letter in ["界", "🂡"] {
            let parts = Text::prose(&letter.repeat(crate::TEXT)).split(crate::TEXT, crate::TEXT);
            let text = parts.into_iter().next().expect("a part");
            let message = Message { text, actions: (0..SIGNS).map(label).collect(), ..Message::default() };
            let edit = edit("$event", &message, None);
            assert_eq!(edit["body"].as_str().map(|body| body.chars().count()), Some(303));
            assert!(edit["formatted_body"].is_null() && edit[CHOICES].is_null());
            assert_eq!(edit["m.new_content"][CHOICES]["1"], "order:0");
            // Encrypted events are base64: four bytes for three, plus overhead.
            assert!(edit.to_string().len() / 3 * 4 < 65_536 - 1_000, "{letter} {}", edit.to_string().len());
        }
    }
}
