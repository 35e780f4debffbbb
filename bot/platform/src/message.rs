//! Outgoing messages: text for a reader, with a picture and buttons.
//!
//! The outbox dispatcher makes a [`Message`] of a notice just before it is posted; an adapter writes it in its
//! network's form. Its text is a [`Text`]: lines of spans, bold, code or plain, in which the bot's own words and those
//! of people are distinct. Words of people have no formatting, and an adapter escapes them so that its network finds no
//! formatting, mention, link or id in them.

use std::fmt;
use std::sync::Arc;

use dragoman_game::event::{EventId, PersonId};
use dragoman_game::model::GameId;
use dragoman_l10n::Language;
use dragoman_reading::fold;

pub use dragoman_l10n::Text;

/// A message for a reader.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// The message that it answers, if any: networks that can show it as a reply do.
    pub answers: Option<EventId>,
    /// The words.
    pub text: Text,
    /// The map, if one belongs to it.
    pub picture: Option<Picture>,
    /// A file, if one belongs to it. Networks show one attachment per message: a map comes before a file.
    pub file: Option<File>,
    /// The buttons, in order. Every action can be typed too.
    pub actions: Vec<Action>,
    /// The people who are notified. Empty: the message is silent.
    pub mentions: Vec<PersonId>,
    /// Whether it should be seen at once (results, a last call, a decision): it notifies where the network allows that.
    pub rings: bool,
    /// Pinned in its place, in place of the one that was pinned there before for the same game.
    pub pinned: Option<GameId>,
    /// The same for those who read in other languages; empty where a post is the same for all
    /// ([`Platform::languages`](crate::Platform::languages)).
    pub translations: Vec<Translation>,
}

/// What those who read in another language see of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translation {
    /// The language.
    pub language: Language,
    /// The words.
    pub text: Text,
    /// The alternative text of the map, also of the message's own; empty: there is no map.
    pub alt: String,
    /// The map; until it is drawn, and for `None`, that of the message is shown.
    pub drawing: Option<Drawing>,
    /// The buttons: the same actions.
    pub actions: Vec<Action>,
}

impl Translation {
    /// Words alone.
    pub fn of_words(language: Language, text: Text) -> Self {
        Self { language, text, alt: String::new(), drawing: None, actions: Vec::new() }
    }
}

/// A picture that is drawn once the message has been posted: nobody waits for it who reads.
#[derive(Clone)]
pub struct Drawing(Arc<dyn Fn() -> Option<Picture> + Send + Sync>);

impl Drawing {
    /// A picture that is drawn so.
    pub fn of(draw: impl Fn() -> Option<Picture> + Send + Sync + 'static) -> Self {
        Self(Arc::new(draw))
    }

    /// Draws it, which takes long. `None`: that was impossible.
    pub fn draw(&self) -> Option<Picture> {
        (self.0)()
    }
}

impl fmt::Debug for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Drawing")
    }
}

impl PartialEq for Drawing {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Drawing {}

/// An attachment of a message.
#[derive(Clone, Copy, Debug)]
pub enum Enclosed<'a> {
    /// A map.
    Picture(&'a Picture),
    /// A file.
    File(&'a File),
}

impl Message {
    /// The attachment, if any.
    pub fn enclosed(&self) -> Option<Enclosed<'_>> {
        match (&self.picture, &self.file) {
            (Some(picture), _) => Some(Enclosed::Picture(picture)),
            (None, Some(file)) => Some(Enclosed::File(file)),
            (None, None) => None,
        }
    }
}

/// A file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name: ASCII letters, digits and dashes, then an extension. Valid on every system, and in a header.
    pub name: String,
    /// Its media type.
    pub media: &'static str,
    /// The content.
    pub bytes: Arc<[u8]>,
}

impl File {
    /// A JSON file named after `title`, as far as plain letters can express it, else after `id`.
    pub fn json(title: &str, id: &str, text: &str) -> Self {
        Self::new(title, id, ("json", "application/json"), text)
    }

    /// A text file, named likewise.
    pub fn text(title: &str, id: &str, text: &str) -> Self {
        Self::new(title, id, ("txt", "text/plain; charset=utf-8"), text)
    }

    /// A page, named likewise.
    pub fn page(title: &str, id: &str, text: &str) -> Self {
        Self::new(title, id, ("html", "text/html; charset=utf-8"), text)
    }

    fn new(title: &str, id: &str, (extension, media): (&str, &'static str), text: &str) -> Self {
        Self { name: format!("{}.{extension}", file_stem(title, id)), media, bytes: text.as_bytes().into() }
    }
}

/// The name, without an extension, of a file that is called `title`, as far as plain letters can express it, else `id`:
/// ASCII letters, digits and dashes, at most 60 of them. Valid on every system, and in a header.
pub fn file_stem(title: &str, id: &str) -> String {
    let name = [title, id].into_iter().map(plain_name).find(|name| !name.is_empty());
    name.unwrap_or_else(|| "file".to_owned())
}

/// `text` in plain letters, digits and dashes; at most 60 characters.
fn plain_name(text: &str) -> String {
    let mut name = String::new();
    for c in fold::spelt_out(text.chars()) {
        match fold::plain_letter(c) {
            Some(plain) => name.push(plain),
            None if name.ends_with('-') || name.is_empty() => {}
            None => name.push('-'),
        }
        if name.len() >= 60 {
            break;
        }
    }
    name.trim_end_matches('-').to_owned()
}

/// A picture with its alternative text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// PNG, at full size.
    pub png: Arc<[u8]>,
    /// PNG, about 400 px wide, for networks that want a thumbnail.
    pub thumbnail: Arc<[u8]>,
    /// Width of `png` in pixels.
    pub width: u32,
    /// Height of `png` in pixels.
    pub height: u32,
    /// Its name as a file, without an extension: the game and the phase. ASCII letters, digits and dashes, at most 100.
    pub name: String,
    /// The alternative text: the same content in words.
    pub alt: String,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// The id that comes back as [`dragoman_game::event::Content::Pressed`]: at most 80 bytes of ASCII.
    pub id: String,
    /// The label. Nothing in it is formatting.
    pub label: String,
}

/// What a place allows. The outbox dispatcher keeps to it: it splits longer texts, writes what can't be attached as
/// text, and lists the orders and games among further actions as text to type; the words name what else can be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capabilities {
    /// The longest text of one message, in characters (Unicode scalar values), including escape characters.
    pub text_limit: usize,
    /// The longest text of a message with a picture, in characters.
    pub caption_limit: usize,
    /// The longest alternative text, in characters.
    pub alt_limit: usize,
    /// How many actions fit under one message; 0: none.
    pub actions: usize,
    /// How many actions that people take in public they can take by a reaction, where no buttons fit
    /// ([`dragoman_game::action::is_taken_in_public`]); 0: none.
    pub reactions: usize,
    /// Whether a message can have a picture. Where not, none is drawn, and its alternative text follows the words.
    pub pictures: bool,
    /// Whether a message can have a file. Where not, people are told that they can't get it here.
    pub files: bool,
    /// Whether the network shows a thumbnail before the picture and needs one.
    pub thumbnails: bool,
    /// Whether an earlier post can be edited.
    pub edits: bool,
    /// Whether the network counts edits apart from new posts, of which it allows few. Where not, a post isn't edited only to say
    /// that a newer one follows.
    pub free_edits: bool,
    /// Whether press rooms can be opened here. Where not, letters replace them, and the network is asked for none.
    pub rooms: bool,
    /// What is read in press rooms, and by whom.
    pub room: RoomReading,
    /// How to write an instant.
    pub times: Times,
    /// How to name a command.
    pub commands: Commands,
}

/// Who can read what is written in private, besides those for whom it is and the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overseer {
    /// Those who administrate the place.
    Administrators,
    /// Nobody, since it is encrypted: through the bot, whoever runs it.
    Nobody,
    /// Whoever runs the bot, which stores it itself.
    Operator,
}

/// What the bot reads in press rooms, and whether others can read them who aren't in them: rooms say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomReading {
    /// Whether the bot reads every message there, and not only those that mention it.
    pub hears_all: bool,
    /// Who can read what is written there besides its members and the bot.
    pub overseer: Overseer,
}

impl RoomReading {
    /// The bot reads everything, and so may who administrates the place.
    pub const ALL: Self = Self { hears_all: true, overseer: Overseer::Administrators };
}

/// How an instant is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Times {
    /// In words, in the reader's time zone (in private) or the game's (in public).
    Words,
    /// As [`dragoman_l10n::Content::Instant`], which each reader sees in their own time zone.
    Tags,
}

/// How a command is named to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Commands {
    /// By its name, as it is typed: `draw`.
    Names,
    /// The same after what addresses the bot in a place with others: `!dragoman draw`.
    After(&'static str),
    /// By where the network's menu shows it: `/vote draw`.
    Menu,
}

#[cfg(test)]
mod tests {
    use super::File;

    #[test]
    fn file_names_are_valid_on_every_system() {
        for (title, name) in [
            ("Bosforo S1902M", "Bosforo-S1902M.json"),
            ("Corfù, la città", "Corfu-la-citta.json"),
            ("Łódź / ŻÓŁĆ", "Lodz-ZOLC.json"),
            ("Große Runde", "Grosse-Runde.json"),
            ("../../etc/passwd\0\"\r\nX: y", "etc-passwd-X-y.json"),
            ("🗺 Москва", "ab12cd34.json"),
            (&"x".repeat(500), &format!("{}.json", "x".repeat(60))),
        ] {
            assert_eq!(File::json(title, "ab12cd34", "{}").name, name);
        }
    }
}
