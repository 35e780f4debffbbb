//! The boundary to the chat networks: one trait out, one trait in.
//!
//! Adapters translate; they never decide. [`Platform`] is a network as the courier sees it, [`Sink`] is the service as
//! an adapter sees it. The order on the way in is the whole promise: deliver, wait until the effects are stored, and
//! only then move the cursor. A crash before that makes the network tell the same event again, and the inbox knows it.
//!
//! Questions have no effects. They are answered outside of the way in, so that a map that is slow to draw holds up
//! nobody, and [`Delivered`] tells when. An adapter that keeps an event until then (the local page, and Discord for
//! commands and buttons) loses no question by a crash; where the cursor has moved on meanwhile (messages on Discord,
//! Matrix) a question that was being answered at that moment must be asked again.

pub mod message;

use std::sync::Arc;

use async_trait::async_trait;
use dragoman_game::event::{ChannelId, Event, PersonId, Place, PlatformName, RoomId};
use dragoman_game::notice::survey::Survey;
use dragoman_game::post::{Key, Posted};
use dragoman_game::refusal::{NotPrivate, Refusal};
use dragoman_game::room::Room;
use dragoman_game::seated::{Lobby, Seated};
use dragoman_tasks::supervisor::Supervisor;
use jiff::Timestamp;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::message::{Capabilities, Message};

/// A press room as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnsuredRoom {
    /// What the network calls it.
    pub room: RoomId,
    /// Who should be in it and couldn't be let in: they left the server, or refuse invitations. The others can use it.
    pub missing: Vec<PersonId>,
}

/// How the place shall be in which a network shows a game's rooms together (Matrix: a space).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    /// The game's name.
    pub name: String,
    /// Its public channel.
    pub channel: ChannelId,
    /// The press rooms that are open.
    pub rooms: Vec<RoomId>,
    /// Who plays.
    pub members: Vec<PersonId>,
}

/// Why a call didn't succeed, by what the courier does next.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Setback {
    /// Try again, not before this instant: rate limits, outages, time-outs. Nothing is known to have been posted.
    #[error("not now; again after {not_before}")]
    Later {
        /// When.
        not_before: Timestamp,
    },
    /// The place or the post is gone for good.
    #[error("the place is gone")]
    Gone,
    /// The network refuses, and will until somebody changes something.
    #[error("refused: {0}")]
    Refused(Refusal),
}

/// A chat network as the courier sees it.
#[async_trait]
pub trait Platform: Send + Sync {
    /// Which one.
    fn name(&self) -> PlatformName;

    /// Lengths, buttons, edits and rooms that `place` allows.
    fn capabilities(&self, place: &Place) -> Capabilities;

    /// Posts `message`; the same `key` again, within the network's memory, is the same post.
    async fn post(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback>;

    /// The post made under `key` since `from`, for when an outage outlasted that memory.
    async fn find(&self, key: &Key, to: &Place, from: Timestamp) -> Result<Option<Posted>, Setback>;

    /// Replaces words, picture and actions of an earlier post.
    async fn edit(&self, posted: &Posted, message: &Message) -> Result<(), Setback>;

    /// Finds the press room under `key`, or makes it: nobody can write there before it is settled, so that what it is
    /// can be noted first. Repeatable after any failure: in the end there is one.
    async fn open(&self, key: &Key, room: &Room) -> Result<RoomId, Setback>;

    /// Makes the press room under `key` be as `room` says; opens it, if it isn't known. Repeatable after any failure.
    /// Somebody who can't be let in keeps no other out; somebody who can't be put out keeps the room locked.
    ///
    /// # Errors
    /// [`Setback::Gone`] also if the room that is known is no more.
    async fn ensure_room(&self, key: &Key, room: &Room) -> Result<EnsuredRoom, Setback>;

    /// Those of `others` who could read a room under `channel` without being in it, since the network lets them
    /// (Discord: whoever may manage threads there). Whoever can't be looked up counts as able to. Where only members can
    /// read, nobody.
    async fn readers_outside(&self, channel: &ChannelId, others: &[PersonId]) -> Result<Vec<PersonId>, Setback> {
        let _ = (channel, others);
        Ok(Vec::new())
    }

    /// What the network lets the bot do in `channel`. Where it sets no bounds, nothing is missing.
    async fn survey(&self, channel: &ChannelId) -> Result<Survey, Setback> {
        let _ = channel;
        Ok(Survey::default())
    }

    /// Makes the rooms of a game stand together under `key` as `space` says. Repeatable after any failure; nothing
    /// where the network has no such thing, or shows them together anyway.
    async fn ensure_space(&self, _key: &Key, _space: &Space) -> Result<(), Setback> {
        Ok(())
    }

    /// Deletes what the adapter itself has noted about `person`. Repeatable. Nothing where it notes nothing.
    async fn forget(&self, _person: &PersonId) -> Result<(), Setback> {
        Ok(())
    }

    /// Reads what comes in and hands it to `sink`, from the stored cursor on, until `stop` is cancelled. Reconnects by
    /// itself; returns early only with an error that a person must mend.
    async fn listen(self: Arc<Self>, sink: Arc<dyn Sink>, stop: CancellationToken) -> Result<(), Unusable>;
}

/// Why a platform can't work until the operator changes something: one sentence for the log and `check-config`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{key}: {sentence}")]
pub struct Unusable {
    /// The configuration key that it is about ("discord.token").
    pub key: &'static str,
    /// What is wrong and what to do.
    pub sentence: String,
}

/// An event whose effects are stored. If it was a question, its answer may still be on its way.
#[derive(Clone, Debug, Default)]
pub struct Delivered {
    /// Becomes true when nothing more comes; none: nothing does already.
    answered: Option<watch::Receiver<bool>>,
}

impl Delivered {
    /// An event whose answer is on its way until `answered` says true, or can't say it any more.
    pub fn answered_by(answered: watch::Receiver<bool>) -> Self {
        Self { answered: Some(answered) }
    }

    /// Whether everything that came of the event is stored or posted.
    pub fn is_answered(&self) -> bool {
        self.answered.as_ref().is_none_or(|answered| *answered.borrow())
    }

    /// Waits until it is.
    pub async fn answered(&mut self) {
        if let Some(answered) = &mut self.answered
            && answered.wait_for(|done| *done).await.is_err()
        {
            // Whoever was to answer is gone, and so is the program: it isn't answered, and never will be in this life.
            std::future::pending::<()>().await;
        }
        self.answered = None;
    }
}

/// The service as an adapter sees it.
#[async_trait]
pub trait Sink: Send + Sync {
    /// Returns once the effects of `event` are stored; an event that was delivered before has none. Never fails for
    /// what the event says: that is answered in words. Fails only while the store can't be written; then the adapter
    /// keeps its cursor and delivers again. Doesn't wait for answers to questions: see [`Delivered`].
    async fn deliver(&self, event: Event) -> Result<Delivered, StoreUnavailable>;

    /// Completions for a parameter of a command while it is typed: at most 25 of (shown, value). Reads only.
    async fn complete(
        &self,
        place: &Place,
        person: &PersonId,
        command: &str,
        parameter: &str,
        typed: &str,
    ) -> Vec<(String, String)>;

    /// What the adapter noted under `name` (sync token, last message id).
    async fn cursor(&self, name: &str) -> Result<Option<String>, StoreUnavailable>;

    /// All that the adapter noted under names that begin with `prefix`.
    async fn cursors(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreUnavailable>;

    /// Notes `value` under `name`. Called only after everything up to it was delivered.
    async fn advance(&self, name: &str, value: &str) -> Result<(), StoreUnavailable>;

    /// Deletes what is noted under `name`: it is done with. Nothing where there is nothing.
    async fn discard(&self, name: &str) -> Result<(), StoreUnavailable>;

    /// Tells the clock that everything said on the network up to `until` has been delivered: deadlines wait for it.
    fn caught_up(&self, platform: PlatformName, until: Timestamp);

    /// Which powers `person` holds in games that are being played: reads only.
    async fn seats(&self, _person: &PersonId) -> Vec<Seated> {
        Vec::new()
    }

    /// The newest game of `channel` that looks for players.
    async fn lobby(&self, _channel: &ChannelId) -> Option<Lobby> {
        None
    }

    /// What people may do in `channels` may have changed: whoever could read press rooms there by now without being in
    /// them is looked for, and what they could read is closed. Fails while that can't be found out or stored.
    async fn rights_changed(&self, _channels: &[ChannelId]) -> Result<(), StoreUnavailable> {
        Ok(())
    }

    /// `person` writes in `place`, where only they and the bot are and which is no private conversation, for `why`. They
    /// are told so, once for each place, and that their own conversation with the bot is elsewhere. Fails while that
    /// can't be stored.
    async fn not_private(
        &self,
        _place: &ChannelId,
        _person: &PersonId,
        _why: NotPrivate,
    ) -> Result<(), StoreUnavailable> {
        Ok(())
    }

    /// What stood in the way in `place` may be gone (a permission was given back, the bot was invited again, somebody
    /// who took no private messages writes): what waits for it is tried at once.
    async fn place_opened(&self, _place: &Place) -> Result<(), StoreUnavailable> {
        Ok(())
    }

    /// The earliest deadline of all games.
    async fn next_deadline(&self) -> Option<Timestamp> {
        None
    }

    /// Until when each network that is switched on has been read; none: not since the start.
    fn heard(&self) -> Vec<(PlatformName, Option<Timestamp>)> {
        Vec::new()
    }

    /// How the parts of the program are.
    fn supervisor(&self) -> Option<Arc<Supervisor>> {
        None
    }

    /// Whether `room` is a press room or a order thread of ours: adapters deliver messages only of these.
    async fn is_press_room(&self, room: &RoomId) -> Result<bool, StoreUnavailable>;
}

/// The store can't be read or written now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the store can't be reached now")]
pub struct StoreUnavailable;
