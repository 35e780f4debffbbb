//! The web socket's frames: a contract for other clients than the page.
//!
//! `GET /ws?token=…` opens it; the token says who. All frames are JSON texts.
//!
//! In:
//! - `{"id": "a1", "place": "#hall", "text": "/join"}` writes in a place; the same `id` of the same person again is the
//!   same message. Places are `#channel`, `@` and one's own id (the private conversation with the bot), `&room`.
//! - `{"id": "a2", "place": "@ada", "press": "ready:game=ab12cd34"}` presses an action.
//! - `{"resume": 17}` asks for everything after post 17 that one may read; the first frame of a client is this one.
//!
//! Out:
//! - `{"hello": {…}}` once, and again when a room was opened or changed: who one is and which rooms one is in.
//! - `{"seq", "id", "edit_of", "place", "from", "name", "text", "alt", "image", "actions": [{"id", "label"}], "rings", "at"}`
//!   for each post. `edit_of` is null, or the id of the post that this one replaces. `from` is null for the bot. `image` is
//!   null, or an address under which one's own token gets the PNG.
//! - `{"refused": "a1", "why": "…"}` when a frame couldn't be taken; `why` is in the person's language.

use serde::{Deserialize, Serialize};

use crate::store::{LocalAction, LocalPost};

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
    actions: Vec<LocalAction>,
    rings: bool,
    at: i64,
}

impl Outward {
    pub(super) fn new(post: LocalPost, name: Option<String>) -> Self {
        Self {
            seq: post.seq,
            edit_of: post.edit.then(|| post.id.clone()),
            id: post.id,
            place: post.place,
            from: (!post.author.is_empty()).then_some(post.author),
            name,
            text: post.text,
            alt: post.alt,
            image: post.has_image.then(|| format!("/image/{}", post.seq)),
            actions: post.actions,
            rings: post.rings,
            at: post.at.as_millisecond(),
        }
    }
}

/// Who one is.
#[derive(Debug, Serialize)]
pub(super) struct Hello {
    pub(super) person: String,
    pub(super) name: String,
    pub(super) host: bool,
    pub(super) language: &'static str,
    pub(super) rooms: Vec<HelloRoom>,
}

/// A room that one is in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct HelloRoom {
    pub(super) place: String,
    pub(super) name: String,
    pub(super) open: bool,
}
