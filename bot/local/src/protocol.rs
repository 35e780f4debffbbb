//! The web socket's frames: a contract for other clients than the page.
//!
//! `GET /ws?token=…` opens it; the token says who. With `&as=person` the host's token opens the seat of a person whom the
//! host plays. All frames are JSON texts of at most 64 KiB.
//!
//! In:
//! - `{"id": "a1", "place": "#hall", "text": "/join"}` writes in a place; the same `id` of the same person again is the
//!   same message. Places are `#channel`, `@` and one's own id (the private conversation with the bot), `&room`. An id has
//!   at most 64 characters, a text as many as `limits.text` says.
//! - `{"id": "a2", "press": "ready:game=ab12cd34"}` presses an action; `"place"` says where, one's private conversation if
//!   it is left out.
//! - `{"resume": 17}` asks for everything after post 17 that one may read; the first frame of a client is this one, or
//! - `{"recent": 120}`: asks for the newest 120 posts (1 to 500) of each place instead, each once and as it stands now.
//! - `{"earlier": "#hall", "before": 812, "count": 120}` asks for the newest 120 posts of a place before post 812.
//! - `{"ask": "q1", "place": "@ada", "text": "A Vie - "}` asks how what is being typed there might go on. Nothing is
//!   stored.
//!
//! Out:
//! - `{"hello": {…}}` once, and again when something of it has changed: who one is, which rooms one is in, which powers
//!   one holds.
//! - `{"seq", "id", "edit_of", "place", "from", "name", "text", "alt", "image", "file": {"name", "address"},
//!   "actions": [{"id", "label"}], "rings", "at"}` for each post. `seq` counts up over all places, `edit_of` is null, or the id of the post that this one replaces.
//!   `from` and `name` are null for the bot. `text` knows `**bold**`, `` `code` `` and lists of lines with `- `; in a
//!   text of the bot a backslash takes the meaning from the character behind it. `image` is null, or an address under which one's own token gets the PNG, and `alt` says the same in words. `file`
//!   is null, or a file to keep: what it is called, and an address under which one's own token gets it. A post with an image
//!   or a file also has `"links": {"image", "file"}`: addresses that work without a token, each for this one image or file,
//!   as long as one may read it and one's link isn't renewed. `at` is in milliseconds since 1970.
//! - `{"caught_up": 17}` once after each `resume` and `recent`, when everything that was missed has been sent.
//! - `{"earlier": "#hall", "more": true}` after the posts that were asked for by `earlier`, and for each place of which
//!   `recent` left something out: whether there are posts before those.
//! - `{"answer": "q1", "offers": [{"text", "label", "about"}]}`: `text` is the whole new text of the field.
//! - `{"taken": "a1"}` when a frame with an id is stored, `{"refused": "a1", "why": "…"}` when it couldn't be taken; `why`
//!   is in the person's language.
//!
//! When the program stops it closes with code 1001; whoever writes faster than a person can is refused for a while, and
//! who reads nothing for 20 seconds is disconnected. Code 4001: the link was renewed or ended, or the person forgotten;
//! 4002: the host plays this seat now; 4003, to the host: somebody has come in by the link of this seat, which is theirs now.

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
    /// Words in a place.
    Say { id: String, place: String, text: String },
    /// A press of an action.
    Press { id: String, press: String, place: Option<String> },
    /// Asks for what was missed.
    Resume { resume: i64 },
    /// Asks for the newest posts of each place.
    Recent { recent: u32 },
    /// Asks for the posts of a place before one.
    Earlier { earlier: String, before: i64, count: u32 },
    /// Asks how a text might go on.
    Ask { ask: String, place: String, text: String },
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

/// A file to keep.
#[derive(Debug, Serialize)]
struct OutwardFile {
    name: String,
    address: String,
}

impl Outward {
    /// A post as `reader` sees it; `name` is its author's.
    pub(super) fn new(post: LocalPost, name: Option<String>, reader: &LocalAccount) -> Self {
        let address = |kind| links::address(kind, post.seq, &reader.person.person, &reader.address_key);
        let links = (post.has_image || post.file_name.is_some()).then(|| Links {
            image: post.has_image.then(|| address(Kind::Image)).flatten(),
            file: post.file_name.as_ref().and_then(|_| address(Kind::File)),
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
            image: post.has_image.then(|| format!("/image/{}", post.seq)),
            file: post.file_name.map(|name| OutwardFile { name, address: format!("/file/{}", post.seq) }),
            actions: post.actions,
            rings: post.rings,
            at: post.at.as_millisecond(),
        }
    }

    /// The same post as its edit has it.
    pub(super) fn edited(self, edit: Self) -> Self {
        let Self { text, alt, image, file, actions, links, .. } = edit;
        Self { text, alt, image, file, actions, links, ..self }
    }
}

/// Who one is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Hello {
    pub(super) person: String,
    pub(super) name: String,
    /// May hand out seats.
    pub(super) host: bool,
    /// The host plays this seat.
    pub(super) played_by_host: bool,
    pub(super) language: Language,
    pub(super) rooms: Vec<HelloRoom>,
    pub(super) seats: Vec<HelloSeat>,
    /// What to write in a channel so that computers take the free seats, if they can.
    pub(super) fill: Option<String>,
    /// The host may move the clock on.
    pub(super) demo: bool,
    /// Other machines of the network can reach this page.
    pub(super) network: bool,
    /// Characters of one message: a longer one is refused.
    pub(super) text_limit: u32,
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
    pub(super) power: String,
    /// Its name in the person's language.
    pub(super) name: String,
    /// Its colour on the map, and that of words on it: `#b8281a`.
    pub(super) colour: String,
    pub(super) ink: String,
}

impl HelloSeat {
    /// What `seated` looks like to who reads `language`.
    pub(super) fn new(seated: Seated, words: &Words, language: Language) -> Option<Self> {
        let hex = |rgb: Rgb| format!("#{:02x}{:02x}{:02x}", rgb.0, rgb.1, rgb.2);
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

/// How a text might go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Offer {
    /// The whole new text.
    pub(super) text: String,
    /// What is shown.
    pub(super) label: String,
    /// What it is for; may be empty.
    pub(super) about: String,
}
