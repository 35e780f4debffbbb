//! The web socket's frames: an interface for other clients than the page.
//!
//! `GET /ws?token=…` opens it; the token determines the person. With `&as=person` the host's token opens the seat of a
//! person whom the host plays. All frames are JSON texts of at most 64 KiB.
//!
//! In:
//! - `{"id": "a1", "place": "#hall", "text": "/join"}` writes in a place; the same `id` of the same person again is the
//!   same message. Places are `#channel`, `@` and one's own id (the private conversation with the bot), `&room`. An
//!   id has at most 64 characters, a text as many as `limits.text` says. With `"during": {"game": "ab12cd34", "number": 3}`,
//!   as `GET /api/map` has them, the text is refused once that phase of the game is over.
//! - `{"id": "a2", "press": "ready:game=ab12cd34"}` presses an action; `"place"` says where, one's private
//!   conversation if it is left out.
//! - `{"resume": 17}` asks for everything after post 17 that one may read; before this frame, or the next, nothing is
//!   sent, but what the client writes is taken; or
//! - `{"recent": 120}`: asks for the newest 120 posts (1 to 500) of each place instead, each once and with its newest
//!   content.
//! - `{"earlier": "#hall", "before": 812, "count": 120}` asks for the newest 120 posts of a place before post 812.
//! - `{"ask": "q1", "place": "@ada", "text": "A Vie - "}` asks for completions of what is being typed there. Nothing is
//!   stored.
//!
//! Out:
//! - `{"hello": {…}}` once, and again when something in it has changed: one's name and settings, the rooms that one is
//!   in, the powers that one holds.
//! - `{"seq", "id", "edit_of", "place", "from", "name", "text", "alt", "image", "file": {"name", "address"},
//!   "actions": [{"id", "label"}], "rings", "at"}` for each post. `seq` increases over all places and says when the
//!   post was stored, in microseconds, so that it doesn't count the posts of others; `edit_of` is null, or the id of the
//!   post that this one replaces. `from` and `name` are null for the bot. `text` may contain `**bold**`, `` `code` `` and
//!   lists of lines with `- `; in a text of the bot a backslash escapes the character after it, and
//!   `<t:1795201200:F> (<t:1795201200:R>)` is an instant in seconds since 1970, which the page shows in the zone of the
//!   browser. What the bot posts in a channel is in the language that one has chosen, or that one's browser asks for; if it
//!   is in none of these, or that isn't known, in the channel's. When `posts_in` in the hello changes, `recent` gives the
//!   posts in that language. `image` is null, or an address under which one's own token gets the PNG, and `alt` says the same in
//!   words. `file` is null, or a file with its name, and an address under which one's own token gets it. A post with
//!   an image or a file also has `"links": {"image", "file"}`: addresses that work without a token, each for this one
//!   image or file, as long as one may read it and one's link isn't renewed. `at` is in milliseconds since 1970.
//! - `{"caught_up": 17}` once after each `resume` and `recent`, when all missed posts have been sent: the number of the
//!   newest post that the client has.
//! - `{"earlier": "#hall", "more": true}` after the posts that `earlier` asked for, and for each place of which
//!   `recent` left something out: whether there are posts before those.
//! - `{"answer": "q1", "offers": [{"text", "label", "about"}]}`: `text` is the whole new text of the field.
//! - `{"taken": "a1"}` when a frame with an id is stored, `{"refused": "a1", "why": "…"}` when it is refused; `why` is
//!   in the person's language.
//!
//! When the program stops it closes the socket with code 1001; people who write faster than the limits allow are
//! refused for a while, and a client that reads nothing for 20 seconds is disconnected. Code 4001: the link was renewed
//! or ended, or the person forgotten; 4002: the host plays this seat now; 4003, to the host: somebody has opened the
//! link of this seat, which is theirs now.

use dragoman_game::model::PowerId;
use dragoman_game::seated::Seated;
use dragoman_l10n::{Language, Words};
use dragoman_render::{Rgb, power_colours};
use dragoman_store::{LocalAccount, LocalAction, LocalPost};
use serde::{Deserialize, Serialize};

use super::links::{self, Kind};

/// A frame from a client.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Inward {
    /// A text in a place.
    Say { id: String, place: String, text: String, during: Option<During> },
    /// A press of an action.
    Press { id: String, press: String, place: Option<String> },
    /// Asks for missed posts.
    Resume { resume: i64 },
    /// Asks for the newest posts of each place.
    Recent { recent: u32 },
    /// Asks for the posts of a place before one.
    Earlier { earlier: String, before: i64, count: u32 },
    /// Asks for completions of a text.
    Ask { ask: String, place: String, text: String },
}

/// A phase of a game, as one's map of orders has it: what was chosen there changes nothing in another.
#[derive(Debug, Deserialize)]
pub(super) struct During {
    pub(super) game: String,
    pub(super) number: u32,
}

/// The id of a frame that can't be read otherwise, so that its author is told which one was refused.
#[derive(Debug, Deserialize)]
pub(super) struct Named {
    pub(super) id: String,
}

/// A post as clients see it.
#[derive(Debug, Serialize)]
pub(super) struct Outward {
    seq: i64,
    id: String,
    edit_of: Option<String>,
    place: String,
    from: Option<String>,
    name: Option<String>,
    text: String,
    alt: String,
    image: Option<String>,
    file: Option<OutwardFile>,
    actions: Vec<LocalAction>,
    rings: bool,
    at: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    links: Option<Links>,
}

/// Addresses that work without a token.
#[derive(Debug, Serialize)]
struct Links {
    image: Option<String>,
    file: Option<String>,
}

/// A file.
#[derive(Debug, Serialize)]
struct OutwardFile {
    name: String,
    address: String,
}

impl Outward {
    /// A post as `reader` sees it; `name` is its author's. If it has a translation, that is in the reader's language.
    pub(super) fn new(mut post: LocalPost, name: Option<String>, reader: &LocalAccount) -> Self {
        let (mut image, file) = (post.has_image.then_some(post.seq), post.file_name.map(|name| (post.seq, name)));
        if let Some(own) = post.translations.pop() {
            (post.text, post.alt, post.actions) = (own.text, own.alt, own.actions);
            image = image.map(|_| own.seq);
        }
        let address = |kind, seq| links::address(kind, seq, &reader.person.person, &reader.address_key);
        let links = (image.is_some() || file.is_some()).then(|| Links {
            image: image.and_then(|seq| address(Kind::Image, seq)),
            file: file.as_ref().and_then(|(seq, _)| address(Kind::File, *seq)),
        });
        Self {
            links,
            seq: post.seq,
            edit_of: post.edit.then(|| post.id.clone()),
            id: post.id,
            place: post.place,
            from: (!post.author.is_empty()).then_some(post.author),
            name,
            text: post.text,
            alt: post.alt,
            image: image.map(|seq| format!("/image/{seq}")),
            file: file.map(|(seq, name)| OutwardFile { name, address: format!("/file/{seq}") }),
            actions: post.actions,
            rings: post.rings,
            at: post.at.as_millisecond(),
        }
    }

    /// The same post with its edit.
    pub(super) fn edited(self, edit: Self) -> Self {
        let Self { text, alt, image, file, actions, links, .. } = edit;
        Self { text, alt, image, file, actions, links, ..self }
    }
}

/// The person's own account and settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Hello {
    pub(super) person: String,
    pub(super) name: String,
    /// Whether they may assign seats.
    pub(super) host: bool,
    /// Whether the host plays this seat.
    pub(super) played_by_host: bool,
    pub(super) language: Language,
    /// The language in which one reads the bot's posts in channels; `None`: that of each channel.
    pub(super) posts_in: Option<Language>,
    pub(super) rooms: Vec<HelloRoom>,
    pub(super) seats: Vec<HelloSeat>,
    /// Whether one can order somewhere: also as a deputy, without a seat of one's own.
    pub(super) orders: bool,
    /// The text to write in a channel so that computers take the free seats, if they can.
    pub(super) fill: Option<String>,
    /// Whether the host may move the clock.
    pub(super) demo: bool,
    /// Whether other machines of the network can reach this page.
    pub(super) network: bool,
    /// Characters of one message: a longer one is refused.
    pub(super) text_limit: u32,
    /// The languages that the program has.
    pub(super) languages: Vec<HelloLanguage>,
}

/// A language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct HelloLanguage {
    pub(super) tag: Language,
    /// Its name in itself.
    pub(super) name: String,
}

/// A room that one is in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct HelloRoom {
    pub(super) place: String,
    pub(super) name: String,
    pub(super) open: bool,
}

/// A power that one holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct HelloSeat {
    pub(super) game: String,
    /// The game's channel.
    pub(super) place: String,
    /// Its id: `AUSTRIA`.
    pub(super) power: PowerId,
    /// Its name in the person's language.
    pub(super) name: String,
    /// Its colour on the map, and that of words on it: `#b8281a`.
    pub(super) colour: String,
    pub(super) ink: String,
}

/// A colour as pages write it: `#b8281a`.
pub(super) fn hex(Rgb(red, green, blue): Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

impl HelloSeat {
    /// `seated` as a reader of `language` sees it.
    pub(super) fn new(seated: Seated, words: &Words, language: Language) -> Option<Self> {
        let colours = power_colours(&seated.power)?;
        Some(Self {
            game: seated.game,
            place: format!("#{}", seated.channel.native()),
            name: words.power(language, &seated.power),
            power: seated.power,
            colour: hex(colours.strong),
            ink: hex(colours.on_strong),
        })
    }
}

/// A completion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Offer {
    /// The whole new text.
    pub(super) text: String,
    /// The text to show.
    pub(super) label: String,
    /// The description; may be empty.
    pub(super) about: String,
}
