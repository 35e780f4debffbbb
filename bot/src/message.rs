//! What goes out: a message in the reader's words, with its picture and what can be pressed under it.
//!
//! The courier makes a [`Message`] of a notice at the last moment; an adapter clothes it in its network's manners.
//! Text is a small subset of Markdown that every adapter can show or turn into its own form: `**bold**`, `` `code` ``,
//! line breaks and `- ` lists. What players wrote is escaped before it gets here.

use std::sync::Arc;

use crate::event::{EventId, PersonId};

/// A message as somebody is to read it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// What it answers, where it answers something: networks that can show it as a reply do.
    pub answers: Option<EventId>,
    /// The words.
    pub text: String,
    /// The map, if one belongs to it.
    pub picture: Option<Picture>,
    /// What can be pressed under it, in order. Every action can be typed too.
    pub actions: Vec<Action>,
    /// Whose devices ring. Empty: the message is silent.
    pub mentions: Vec<PersonId>,
    /// Whether it asks to be seen at once (results, a last call, a decision): it rings where the network lets it.
    pub rings: bool,
    /// Kept at hand in its place (pinned), in place of what was pinned there before.
    pub pinned: bool,
}

/// A picture with its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// PNG, at full size.
    pub png: Arc<[u8]>,
    /// PNG, about 400 px wide, for networks that want one.
    pub thumbnail: Arc<[u8]>,
    /// Width of `png` in pixels.
    pub width: u32,
    /// Height of `png` in pixels.
    pub height: u32,
    /// The alternative text: says the same in words.
    pub alt: String,
}

/// Something that can be pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// What comes back as [`crate::event::Content::Pressed`]: at most 80 bytes of ASCII.
    pub id: String,
    /// What stands on it.
    pub label: String,
}

/// What can be shown in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capabilities {
    /// The longest text of one message, in characters (Unicode scalar values).
    pub text_limit: usize,
    /// The longest text beside a picture, in characters.
    pub caption_limit: usize,
    /// The longest alternative text, in characters.
    pub alt_limit: usize,
    /// How many actions fit under one message; 0: they are listed as numbered choices to type.
    pub actions: usize,
    /// Whether the network shows a small picture before the large one, and wants to be given it.
    pub thumbnails: bool,
    /// Whether an earlier post can be changed.
    pub edits: bool,
    /// Whether press rooms can be opened here.
    pub rooms: bool,
    /// How to write an instant.
    pub times: Times,
}

/// How an instant is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Times {
    /// In words, in the reader's zone (privately) or the game's (in public).
    Words,
    /// As `<t:unix:F>`, which each reader sees in their own zone.
    Tags,
}
