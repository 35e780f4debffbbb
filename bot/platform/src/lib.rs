//! The boundary to the chat networks: one trait out, one trait in.
//!
//! Adapters translate; they never decide. [`Platform`] is a network as the outbox dispatcher sees it, [`Sink`] is the
//! service as an adapter sees it. The order of steps for an event is an invariant: deliver, wait until the effects are
//! stored, and only then move the cursor. After a crash before that the network repeats the event, and the inbox has
//! its id.
//!
//! Questions have no effects. They are answered in tasks of their own, so that a map that is slow to draw delays no
//! other event, and [`Delivered`] tells when the answer was posted. An adapter that keeps an event until then (the
//! local page, and Discord for commands and buttons) loses no question by a crash; where the cursor has moved meanwhile
//! (messages on Discord, Matrix) a question that was being answered at that moment must be asked again.

pub mod message;
pub mod searches;
mod sink;

use std::sync::Arc;

use async_trait::async_trait;
use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::notice::permissions::ChannelPermissions;
use dragoman_game::post::{Key, Posted};
use dragoman_game::refusal::Refusal;
use dragoman_game::room::Room;
use dragoman_l10n::{Language, Text};
use jiff::Timestamp;
use tokio_util::sync::CancellationToken;

use crate::message::{Capabilities, Message};

pub use sink::{
    Cursors, Delivered, Health, Inbox, Late, Lookups, OneTimeMaps, OpenedMap, PlaceChanges, Sink, StoreUnavailable,
};

/// A press room's present state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnsuredRoom {
    /// The network's id of the room.
    pub room: RoomId,
    /// Members who couldn't be added: they left the server, or refuse invitations. The others can use the room.
    pub missing: Vec<PersonId>,
    /// Members who were in it before, or couldn't be added, and have been let in or invited again now.
    pub let_in: Vec<PersonId>,
}

/// The required state of the place in which a network groups a game's rooms (Matrix: a space).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    /// The game's name.
    pub name: String,
    /// What the place is for, in the language of the game's posts.
    pub about: String,
    /// Its public channel.
    pub channel: ChannelId,
    /// The open press rooms.
    pub rooms: Vec<RoomId>,
    /// The players.
    pub members: Vec<PersonId>,
}

/// Why a call didn't succeed, by what the dispatcher does next.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Setback {
    /// Try again, not before this instant: rate limits, outages, time-outs. Nothing is known to have been posted.
    #[error("not now; again after {not_before}")]
    Later {
        /// The earliest time of another attempt.
        not_before: Timestamp,
        /// Whether it is certain that this call posted nothing, as when a limit is used up. In doubt it isn't.
        nothing_done: bool,
    },
    /// The place or the post doesn't exist any more.
    #[error("the place is gone")]
    Gone,
    /// The network refuses until somebody changes something.
    #[error("refused: {0}")]
    Refused(Refusal),
}

/// A chat network as the outbox dispatcher sees it.
#[async_trait]
pub trait Platform: Send + Sync {
    /// Its name.
    fn name(&self) -> PlatformName;

    /// Until when the network accepts no messages because too many were sent, as far as known; a past time means that
    /// it was so within the last half minute. `None`: not recently. While there is such a time the dispatcher hands
    /// over one message at a time, the most urgent first.
    fn limited_until(&self) -> Option<Timestamp> {
        None
    }

    /// Lengths, attachments, buttons, edits and rooms that `place` allows. Asked each time: nobody assumes it of a
    /// network.
    fn capabilities(&self, place: &Place) -> Capabilities;

    /// The languages of those who read `place`, where everybody reads the bot's posts in their own language: pictures are drawn
    /// for these, and a message has its [`Message::translations`]. `None`: a post is the same for all.
    async fn languages(&self, _place: &Place) -> Result<Option<Vec<Language>>, Setback> {
        Ok(None)
    }

    /// The server that `channel` belongs to, as a place with administrators of its own: always the same for all its
    /// channels. A network on which each channel has its own administrators returns the channel.
    fn server_of(&self, channel: &ChannelId) -> String {
        channel.as_str().to_owned()
    }

    /// Posts `message`; a repeated call with the same `key`, within the network's memory, makes no second post. A
    /// message within the capabilities of `to` arrives whole.
    ///
    /// # Errors
    /// After [`Setback::Later`] it may have been posted nevertheless: it is tried again under the same key.
    /// [`Refusal::ClosedToBot`]: `to` takes no private messages. [`Refusal::Malformed`]: it is more than `to` allows.
    async fn post(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback>;

    /// The post made under `key` in `to` since `from`, for outages that outlast that memory. `None`: there is none.
    ///
    /// # Errors
    /// [`Setback::Later`]: the network can't tell now whether there is one.
    async fn find(&self, key: &Key, to: &Place, from: Timestamp) -> Result<Option<Posted>, Setback>;

    /// Replaces the words, picture and actions of an earlier post, in its place among the others. Only where
    /// [`Capabilities::edits`] says so.
    ///
    /// # Errors
    /// [`Setback::Gone`]: the post doesn't exist any more, or can't be edited any longer.
    async fn edit(&self, posted: &Posted, message: &Message) -> Result<(), Setback>;

    /// Removes an earlier post that had the rest of a long text. One that doesn't exist any more is no error. Where posts
    /// can't be deleted, the post says that nothing is there any more.
    async fn remove(&self, posted: &Posted) -> Result<(), Setback> {
        let nothing = Message { text: Text::own("…"), ..Message::default() };
        match self.edit(posted, &nothing).await {
            Ok(()) | Err(Setback::Gone) => Ok(()),
            Err(setback) => Err(setback),
        }
    }

    /// Finds the press room under `key`, or creates it. Nobody can write there before [`Platform::ensure_room`], so
    /// that the caller can store its id first. Repeatable after any failure: there is one room in the end.
    ///
    /// # Errors
    /// [`Refusal::NoRooms`] where [`Capabilities::rooms`] says that there are none; [`Refusal::PutOut`] for a room of a single
    /// member who isn't at the place of its channel.
    async fn open(&self, key: &Key, room: &Room) -> Result<RoomId, Setback>;

    /// Gives the press room under `key` the name, members and state of `room`; opens it, if its id isn't known.
    /// Repeatable after any failure. If somebody can't be added, the others can use it; if somebody can't be removed,
    /// it is locked.
    ///
    /// # Errors
    /// [`Setback::Gone`] also if the known room doesn't exist any more; [`Refusal::NoRooms`] as for [`Platform::open`];
    /// [`Refusal::Stranger`] if the network refuses to remove somebody.
    async fn ensure_room(&self, key: &Key, room: &Room) -> Result<EnsuredRoom, Setback>;

    /// Those of `others` who could read a room under `channel` without being in it, because of the network's
    /// permissions (Discord: those who may manage threads there). People who can't be looked up are included. Empty
    /// where only members can read.
    async fn readers_outside(&self, channel: &ChannelId, others: &[PersonId]) -> Result<Vec<PersonId>, Setback> {
        let _ = (channel, others);
        Ok(Vec::new())
    }

    /// Whether others than the bot are known to have changed who is in `room`, and [`Platform::ensure_room`] hasn't undone
    /// that yet. Costs no call.
    async fn is_unsettled(&self, _room: &RoomId) -> Result<bool, Setback> {
        Ok(false)
    }

    /// The bot's permissions in `channel`. Where nothing is restricted, nothing is missing.
    async fn permissions(&self, channel: &ChannelId) -> Result<ChannelPermissions, Setback> {
        let _ = channel;
        Ok(ChannelPermissions::default())
    }

    /// Groups the rooms of a game under `key` as `space` says. Repeatable after any failure; does nothing where the
    /// network has no such place, or groups them anyway.
    async fn ensure_space(&self, _key: &Key, _space: &Space) -> Result<(), Setback> {
        Ok(())
    }

    /// Deletes what the adapter itself has stored about `person`. Repeatable.
    async fn forget(&self, _person: &PersonId) -> Result<(), Setback> {
        Ok(())
    }

    /// Reads events and hands them to `sink`, from the stored cursor on, until `stop` is cancelled. Reconnects by
    /// itself; returns early only with an error that the operator must resolve.
    async fn listen(self: Arc<Self>, sink: Arc<dyn Sink>, stop: CancellationToken) -> Result<(), Unusable>;
}

/// Why a platform can't be used until the operator changes something: one sentence for the log and `check-config`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{key}: {sentence}")]
pub struct Unusable {
    /// The configuration key that is wrong (`discord.token`).
    pub key: &'static str,
    /// What is wrong, and what to do.
    pub sentence: String,
}
