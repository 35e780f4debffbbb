//! Converts a message to the JSON body of a Discord API call.
//!
//! The first line becomes the message's content, which notifications show; the rest becomes an embed, which may be
//! longer than the content. The key of the post is part of the body, because Discord keeps a nonce only for minutes and
//! never returns it: it ends the name of the map's file, otherwise in the custom id of the buttons or menus, otherwise
//! in the embed's URL, which isn't shown. [`carries`] finds it again.

use dragoman_game::post::Key;
use dragoman_platform::message::{Action, Enclosed, Message};
use serde_json::{Value, json};

use super::command_ids::CommandIds;
use super::markup;
use super::rest::Upload;
use super::wire::{Id, Message as Found};

/// The longest content that a bot may send, in characters.
const CONTENT: usize = 2000;
/// The longest custom id, in characters.
const CUSTOM_ID: usize = 100;
const LABEL: usize = 80;
/// The most buttons under a message; more actions become menus.
const BUTTONS: usize = 10;
const ROW: usize = 5;
const MENU: usize = 25;
/// The most actions under one message.
pub(super) const ACTIONS: usize = MENU * ROW;
/// The longest text of a post, in characters: that of an embed.
pub(super) const TEXT: usize = 4000;
pub(super) const ALT: usize = 1024;

const EPHEMERAL: u64 = 1 << 6;
const SILENT: u64 = 1 << 12;
/// The flag of a deferred answer that has no content yet.
pub(super) const LOADING: u64 = 1 << 7;

/// What a post is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A message in a channel or a thread.
    Public,
    /// A message in somebody's private conversation.
    Private,
    /// An answer to an interaction, or an edit: it notifies nobody.
    Quiet {
        /// Seen by one person only.
        ephemeral: bool,
    },
}

/// The body of `message` under `key`, and its picture or file. `commands` are those that can be pressed there.
pub(super) fn body(
    key: &Key,
    message: &Message,
    mentions: &[Id],
    kind: Kind,
    commands: &CommandIds,
) -> (Value, Option<Upload>) {
    let called: String = match kind {
        Kind::Public => mentions.iter().map(|id| format!("<@{id}> ")).collect(),
        Kind::Private | Kind::Quiet { .. } => String::new(),
    };
    let upload = message.enclosed().map(|enclosed| match enclosed {
        Enclosed::Picture(picture) => {
            Upload { name: format!("{}{}", picture.name, ending(key)), bytes: picture.png.to_vec() }
        }
        Enclosed::File(file) => Upload { name: file.name.clone(), bytes: file.bytes.to_vec() },
    });
    let components = components(key, &message.actions);
    // A file keeps the name that its reader needs, so it carries no key.
    let carried = message.picture.is_some() || components.to_string().contains(key.as_str());
    let (line, card) =
        layout(markup::lines(&message.text, commands), carried, CONTENT.saturating_sub(called.chars().count()));
    let embeds = card.map(|text| json!({ "description": text, "url": address(key), "color": 0x2b_5d_8a }));
    let attachments = upload.as_ref().map(|upload| match &message.picture {
        Some(picture) => json!({ "id": "0", "filename": upload.name, "description": cut(&picture.alt, ALT) }),
        None => json!({ "id": "0", "filename": upload.name }),
    });
    let rings = message.rings || !message.mentions.is_empty();
    let flags = match kind {
        Kind::Quiet { ephemeral: true } => EPHEMERAL,
        Kind::Quiet { ephemeral: false } => 0,
        Kind::Public | Kind::Private => {
            if rings {
                0
            } else {
                SILENT
            }
        }
    };
    let mut body = json!({
        "content": format!("{called}{line}").trim_end(),
        "embeds": embeds.into_iter().collect::<Vec<_>>(),
        "components": components,
        "attachments": attachments.into_iter().collect::<Vec<_>>(),
        // Text of a player never mentions anybody.
        "allowed_mentions": { "parse": [], "users": if called.is_empty() { &[][..] } else { mentions } },
        "flags": flags,
    });
    // In private there is nobody else to reply to.
    let answered = message.answers.as_ref().filter(|_| kind == Kind::Public);
    if let Some(answered) = answered.and_then(|id| id.native().parse::<Id>().ok()) {
        body["message_reference"] = json!({ "message_id": answered, "fail_if_not_exists": false });
        body["allowed_mentions"]["replied_user"] = false.into();
    }
    if matches!(kind, Kind::Public | Kind::Private) {
        body["nonce"] = key.as_str().into();
        body["enforce_nonce"] = true.into();
    }
    (body, upload)
}

/// The body of an edit, which takes neither flags nor a nonce.
pub(super) fn edited(key: &Key, message: &Message, commands: &CommandIds) -> (Value, Option<Upload>) {
    let (mut body, upload) = body(key, message, &[], Kind::Quiet { ephemeral: false }, commands);
    if let Some(body) = body.as_object_mut() {
        body.shift_remove("flags");
    }
    (body, upload)
}

/// Splits the lines into content and embed.
fn layout(lines: Vec<String>, carried: bool, room: usize) -> (String, Option<String>) {
    let text = lines.join("\n");
    if carried && text.chars().count() <= room {
        return (text, None);
    }
    match lines.split_first() {
        Some((first, rest))
            if rest.iter().any(|line| !line.trim().is_empty()) && first.chars().count() <= room.min(400) =>
        {
            (first.clone(), Some(rest.join("\n").trim_start_matches('\n').to_owned()))
        }
        _ => (String::new(), Some(text)),
    }
}

fn components(key: &Key, actions: &[Action]) -> Value {
    let mut carried = false;
    let mut custom_id = |id: &str| {
        let with_key = format!("{id}~{}", key.as_str());
        if !carried && with_key.len() <= CUSTOM_ID {
            carried = true;
            return with_key;
        }
        id.to_owned()
    };
    let row = |components: Vec<Value>| json!({ "type": 1, "components": components });
    if actions.len() <= BUTTONS {
        let buttons = actions.iter().map(|action| {
            json!({ "type": 2, "style": 2, "label": cut(&action.label, LABEL), "custom_id": custom_id(&action.id) })
        });
        let buttons: Vec<_> = buttons.collect();
        return buttons.chunks(ROW).map(|buttons| row(buttons.to_vec())).collect();
    }
    let menus = actions[..actions.len().min(ACTIONS)].chunks(MENU).enumerate().map(|(number, actions)| {
        let options: Vec<_> =
            actions.iter().map(|action| json!({ "label": cut(&action.label, 100), "value": action.id })).collect();
        // The menu's placeholder needs no translation: its first and last choice.
        let ends = [actions.first(), actions.last()].map(|action| action.map_or("", |action| &action.label));
        let placeholder = cut(&format!("{} … {}", ends[0], ends[1]), 150);
        row(vec![json!({
            "type": 3, "custom_id": custom_id(&format!("menu{number}")), "options": options, "placeholder": placeholder,
        })])
    });
    menus.collect()
}

/// The action of a button or menu, without the key that it may carry.
pub(super) fn action(custom_id: &str) -> &str {
    match custom_id.rsplit_once('~') {
        Some((action, key)) if key.len() == 22 && key.bytes().all(|byte| byte.is_ascii_alphanumeric()) => action,
        _ => custom_id,
    }
}

/// How the name of a map's file ends.
fn ending(key: &Key) -> String {
    format!("-{}.png", key.as_str())
}

/// The URL of an embed that carries `key`. Never shown, since the embed has no title.
pub(super) fn address(key: &Key) -> String {
    format!("https://discord.com/#{}", key.as_str())
}

/// Whether `found` is the post that was made under `key`.
pub(super) fn carries(found: &Found, key: &Key) -> bool {
    let (name, button) = (ending(key), format!("~{}", key.as_str()));
    found.attachments.iter().any(|attachment| attachment.filename.ends_with(&name))
        || found.embeds.iter().any(|embed| embed.url.as_deref() == Some(&address(key)))
        || found
            .components
            .iter()
            .flat_map(|component| component.all())
            .any(|component| component.custom_id.as_ref().is_some_and(|id| id.ends_with(&button)))
}

/// At most `limit` characters, cut with an ellipsis.
pub(super) fn cut(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    text.chars().take(limit.saturating_sub(1)).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragoman_game::event::{EventId, PlatformName};
    use dragoman_platform::message::{File, Picture, Text};

    /// Without commands that can be pressed.
    fn body(key: &Key, message: &Message, mentions: &[Id], kind: Kind) -> (Value, Option<Upload>) {
        super::body(key, message, mentions, kind, &CommandIds::default())
    }

    fn edited(key: &Key, message: &Message) -> (Value, Option<Upload>) {
        super::edited(key, message, &CommandIds::default())
    }

    fn key() -> Key {
        Key::of("0123456789abcdefghijkl")
    }

    fn actions(count: usize) -> Vec<Action> {
        (0..count).map(|number| Action { id: format!("a{number}"), label: format!("Azione {number}") }).collect()
    }

    /// The message as Discord returns it for `body`.
    fn history(body: &Value) -> Found {
        let mut message = json!({ "id": "1", "channel_id": "2", "author": { "id": "3" } });
        for field in ["content", "embeds", "components", "attachments", "flags"] {
            message[field] = body[field].clone();
        }
        serde_json::from_value(message).expect("a message")
    }

    #[test]
    fn an_answer_in_public_is_a_reply_to_the_message_that_asked() {
        let answers =
            |id: &str| Message { answers: Some(EventId::new(PlatformName::Discord, id)), ..Message::default() };
        let reference = |id: &str, kind| body(&key(), &answers(id), &[], kind).0["message_reference"].clone();
        let expected = json!({ "message_id": "17", "fail_if_not_exists": false });
        assert_eq!(reference("17", Kind::Public), expected);
        assert_eq!(reference("interaction/17", Kind::Public), Value::Null);
        assert_eq!(reference("17", Kind::Private), Value::Null);
        assert_eq!(edited(&key(), &answers("17")).0["message_reference"], Value::Null);
    }

    #[test]
    fn the_key_is_found_again_whatever_the_message_is_made_of() {
        let picture = Picture {
            png: Vec::new().into(),
            thumbnail: Vec::new().into(),
            width: 1,
            height: 1,
            name: "Bosforo-S1901M".to_owned(),
            alt: "ą".repeat(2000),
        };
        let long = Action { id: "x".repeat(80), label: "…".into() };
        let messages = [
            Message { text: "One line.".into(), ..Message::default() },
            Message { text: Text::own("Two\nlines."), ..Message::default() },
            Message { text: "Buttons".into(), actions: actions(3), ..Message::default() },
            Message { text: "A menu".into(), actions: actions(30), ..Message::default() },
            Message { text: "Only long ids".into(), actions: vec![long], ..Message::default() },
            Message { text: "A map".into(), picture: Some(picture), ..Message::default() },
            Message { text: "A file".into(), file: Some(File::json("Bosforo", "g1", "{}")), ..Message::default() },
        ];
        for message in messages {
            let (body, _) = body(&key(), &message, &[], Kind::Public);
            assert!(carries(&history(&body), &key()), "{body:#}");
            assert!(!carries(&history(&body), &Key::of("1123456789abcdefghijkl")));
        }
    }

    #[test]
    fn a_map_is_named_after_game_and_phase_and_an_earlier_versions_map_is_found() {
        let none: std::sync::Arc<[u8]> = Vec::new().into();
        let name = "Bosforo-S1901M".to_owned();
        let picture =
            Picture { png: none.clone(), thumbnail: none, width: 1, height: 1, name, alt: "A map.".to_owned() };
        let (mut body, upload) =
            body(&key(), &Message { picture: Some(picture), ..Message::default() }, &[], Kind::Public);
        let name = "Bosforo-S1901M-0123456789abcdefghijkl.png";
        assert_eq!(upload.map(|upload| upload.name).as_deref(), Some(name));
        body["attachments"][0]["filename"] = "map-0123456789abcdefghijkl.png".into();
        assert!(carries(&history(&body), &key()));
    }

    #[test]
    fn a_pressed_action_is_read_without_the_key() {
        let message = Message { actions: actions(2), ..Message::default() };
        let (body, _) = body(&key(), &message, &[], Kind::Private);
        let ids: Vec<_> =
            (0..2).map(|n| body["components"][0]["components"][n]["custom_id"].as_str().unwrap()).collect();
        assert_eq!(ids, ["a0~0123456789abcdefghijkl", "a1"]);
        assert_eq!(ids.map_action(), ["a0", "a1"]);
    }

    trait MapAction {
        fn map_action(&self) -> Vec<&str>;
    }

    impl MapAction for Vec<&str> {
        fn map_action(&self) -> Vec<&str> {
            self.iter().map(|id| action(id)).collect()
        }
    }

    #[test]
    fn text_mentions_nobody_and_mentions_notify_exactly_those_people() {
        let person: Id = "42".parse().expect("an id");
        let message = Message {
            text: Text::from("@everyone <@7>").below("…"),
            mentions: vec![dragoman_game::event::PersonId::new(PlatformName::Discord, "42")],
            ..Message::default()
        };
        let (public, _) = body(&key(), &message, &[person], Kind::Public);
        assert_eq!(public["allowed_mentions"], json!({ "parse": [], "users": ["42"] }));
        assert_eq!(public["content"], r"<@42> \@everyone \<\@7>");
        assert_eq!(public["flags"], 0);
        let (quiet, _) = body(&key(), &message, &[person], Kind::Quiet { ephemeral: true });
        assert_eq!(quiet["allowed_mentions"]["users"], json!([]));
        assert_eq!(quiet["flags"], 64);
        assert_eq!(quiet.get("nonce"), None);
    }

    #[test]
    fn a_long_text_fills_the_embed_and_a_short_one_with_buttons_is_plain() {
        let text = Text::from("SPRING 1901").below("x".repeat(3900));
        let (long, _) = body(&key(), &Message { text, ..Message::default() }, &[], Kind::Public);
        assert_eq!(long["content"], "SPRING 1901");
        assert_eq!(long["embeds"][0]["description"].as_str().map(str::len), Some(3900));
        let short =
            Message { text: Text::own("Ready?\nYes or no"), actions: actions(2), rings: true, ..Message::default() };
        let (short, _) = body(&key(), &short, &[], Kind::Private);
        assert_eq!(short["content"], "Ready?\nYes or no");
        assert_eq!(short["embeds"], json!([]));
    }

    #[test]
    fn more_than_ten_actions_become_menus_of_twenty_five() {
        let components = components(&key(), &actions(60));
        let sizes: Vec<_> =
            (0..3).map(|row| components[row]["components"][0]["options"].as_array().map_or(0, Vec::len)).collect();
        assert_eq!(sizes, [25, 25, 10]);
    }
}
