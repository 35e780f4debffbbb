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

use std::sync::Arc;

use async_trait::async_trait;
use dragoman_game::decide::sayings::Sentences;
use dragoman_game::decide::suggest::OrderForm;
use dragoman_game::event::{ChannelId, Event, PersonId, Place, PlatformName, RoomId};
use dragoman_game::map_link::{Closed, NoMap, Token};
use dragoman_game::notice::permissions::ChannelPermissions;
use dragoman_game::order_map::{OrderMap, RunningGame};
use dragoman_game::post::{Key, Posted};
use dragoman_game::refusal::{NotPrivate, Refusal};
use dragoman_game::report::MemberChange;
use dragoman_game::room::Room;
use dragoman_game::seated::{Lobby, Seated};
use dragoman_l10n::{Language, Text};
use dragoman_tasks::supervisor::Supervisor;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::message::{Capabilities, Message};

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

/// An event whose effects are stored. If it was a question, its answer may not be posted yet.
#[derive(Clone, Debug, Default)]
pub struct Delivered {
    /// Becomes true when nothing more is posted; `None`: nothing is to be posted.
    answered: Option<watch::Receiver<bool>>,
}

impl Delivered {
    /// An event whose answer is posted when `answered` becomes true.
    pub fn answered_by(answered: watch::Receiver<bool>) -> Self {
        Self { answered: Some(answered) }
    }

    /// Whether all effects of the event are stored or posted.
    pub fn is_answered(&self) -> bool {
        self.answered.as_ref().is_none_or(|answered| *answered.borrow())
    }

    /// Waits until [`Delivered::is_answered`].
    pub async fn answered(&mut self) {
        if let Some(answered) = &mut self.answered
            && answered.wait_for(|done| *done).await.is_err()
        {
            // The sender is dropped only when the program ends: the event stays unanswered, and must not count as
            // answered.
            std::future::pending::<()>().await;
        }
        self.answered = None;
    }
}

/// A one-time link that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedMap {
    /// Shows that this browser has opened it.
    pub visit: Token,
    /// The person's language.
    pub language: Language,
}

const NO_MAPS: Closed = Closed { why: NoMap::Unknown, language: None };

/// The service as an adapter sees it.
#[async_trait]
pub trait Sink: Send + Sync {
    /// Returns once the effects of `event` are stored; an event that was delivered before has none. Problems with its
    /// content are never errors: they are answered. It fails only while the store can't be written; then the adapter
    /// keeps its cursor and delivers again. It doesn't wait for answers to questions: see [`Delivered`].
    async fn deliver(&self, event: Event) -> Result<Delivered, StoreUnavailable>;

    /// Completions for a parameter of a command while it is typed: at most 25 of (shown, value). They are for the game
    /// that the same command names as its `game`. Reads only. Who has chosen no language gets them in that of their client,
    /// if the network reports it.
    async fn complete(
        &self,
        place: &Place,
        person: (&PersonId, Option<Language>),
        (command, game): (&str, Option<&str>),
        parameter: &str,
        typed: &str,
    ) -> Vec<(String, String)>;

    /// The order form of a person: for the game called `game`, else that of the press room `room`, else one of the channel
    /// `place`, else another one of theirs. `None`: they play none. Reads only.
    async fn order_form(
        &self,
        place: &Place,
        room: Option<&RoomId>,
        person: (&PersonId, Option<Language>),
        game: Option<&str>,
    ) -> Option<OrderForm> {
        let _ = (place, room, person, game);
        None
    }

    /// The value that the adapter stored under `name` (sync token, last message id).
    async fn cursor(&self, name: &str) -> Result<Option<String>, StoreUnavailable>;

    /// All names that begin with `prefix`, with their values.
    async fn cursors(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreUnavailable>;

    /// Stores `value` under `name`. Called only after everything up to it was delivered.
    async fn advance(&self, name: &str, value: &str) -> Result<(), StoreUnavailable>;

    /// Deletes the value under `name`, if any.
    async fn discard(&self, name: &str) -> Result<(), StoreUnavailable>;

    /// Tells the clock that all messages on the network up to `until` have been delivered: deadlines wait for that. An
    /// earlier instant than before changes nothing.
    fn caught_up(&self, platform: PlatformName, until: Timestamp);

    /// Tells the clock the senders of messages on the network that have arrived and can't be read yet, with their
    /// times; replaces the network's earlier list. Games with such a sender wait for messages from before their
    /// deadline, others don't. The adapter calls it before [`Sink::caught_up`], and only for a limited time for each
    /// message.
    fn awaited(&self, _platform: PlatformName, _people: &[(PersonId, Timestamp)]) {}

    /// The people on `platform` whose messages can still change what is decided at a deadline after `from` and by `until`,
    /// with that deadline: first those who aren't ready. Where messages may arrive after others that were sent later, the
    /// adapter reads once more what they have written to the bot. Reads only; fails while that can't be looked up.
    async fn undecided(
        &self,
        _platform: PlatformName,
        _from: Timestamp,
        _until: Timestamp,
    ) -> Result<Vec<(PersonId, Timestamp)>, StoreUnavailable> {
        Ok(Vec::new())
    }

    /// The powers that `person` holds in running games. Reads only.
    async fn seats(&self, _person: &PersonId) -> Result<Vec<Seated>, StoreUnavailable> {
        Ok(Vec::new())
    }

    /// Whether `person` can order in some running game, in a seat of their own or as a deputy. Reads only.
    async fn can_order(&self, _person: &PersonId) -> Result<bool, StoreUnavailable> {
        Ok(false)
    }

    /// The running games of `person`, and what they can order in the one with the id `game`; without an id, or if that
    /// isn't among them, in the one that they meant last. For nobody but that person. Reads only.
    async fn order_map(
        &self,
        _person: &PersonId,
        _game: Option<&str>,
        _language: Language,
    ) -> Result<(Vec<RunningGame>, Option<OrderMap>), StoreUnavailable> {
        Ok((Vec::new(), None))
    }

    /// What `person` can say by pointing at the map that [`Sink::order_map`] gives: of `game`, or in their press room `room`
    /// of the game that it belongs to. For nobody but that person. Reads only.
    async fn sentences(
        &self,
        _person: &PersonId,
        _game: Option<&str>,
        _room: Option<&RoomId>,
        _language: Language,
    ) -> Result<Option<Sentences>, StoreUnavailable> {
        Ok(None)
    }

    /// Opens a one-time link to a map: what the browser that opens it needs from then on. Another browser can't open it
    /// any more.
    async fn open_map(&self, _link: &str) -> Result<OpenedMap, Closed> {
        Err(NO_MAPS)
    }

    /// The map of a browser that has opened a link with [`Sink::open_map`], and in whose language it is. Reads only.
    async fn opened_map(&self, _visit: &str) -> Result<(OrderMap, Language), Closed> {
        Err(NO_MAPS)
    }

    /// Gives `order`, one of those on that map, as a button in the person's private conversation would. The same `id` of
    /// the same browser again is the same order. Returns what the bot answers, without formatting.
    async fn order_on_map(&self, _visit: &str, _id: &str, _order: &str) -> Result<String, Closed> {
        Err(NO_MAPS)
    }

    /// The newest game of `channel` that looks for players.
    async fn lobby(&self, _channel: &ChannelId) -> Option<Lobby> {
        None
    }

    /// People's permissions in `channels` may have changed: finds people who can read press rooms there without being
    /// members, and closes these rooms. Fails while that can't be found out or stored.
    async fn rights_changed(&self, _channels: &[ChannelId]) -> Result<(), StoreUnavailable> {
        Ok(())
    }

    /// Somebody changed by hand who is in `room`, or a member who had left is back: its members are told, who doesn't belong
    /// there is put out, and who is back is let in if the network hasn't done that. The same for an order thread, whose owner is
    /// told. Nothing happens if it is neither. Fails while that can't be stored.
    async fn room_member(
        &self,
        _room: &RoomId,
        _person: &PersonId,
        _change: MemberChange,
    ) -> Result<(), StoreUnavailable> {
        Ok(())
    }

    /// Whether `person` belongs in `room`; `None`: it is no press room of a game. Reads only; fails while that can't be looked
    /// up.
    async fn belongs(&self, _room: &RoomId, _person: &PersonId) -> Result<Option<bool>, StoreUnavailable> {
        Ok(None)
    }

    /// `person` writes in `place`, where only they and the bot are or were, and which is no private conversation, for
    /// the reason `why`. They are told so once per place, and that their conversation with the bot is elsewhere. Fails
    /// while that can't be stored.
    async fn not_private(
        &self,
        _place: &ChannelId,
        _person: &PersonId,
        _why: NotPrivate,
    ) -> Result<(), StoreUnavailable> {
        Ok(())
    }

    /// `channel` was deleted: everyone in its games is told. Fails while that can't be stored.
    async fn channel_deleted(&self, _channel: &ChannelId) -> Result<(), StoreUnavailable> {
        Ok(())
    }

    /// Whether a game of `channel` is in its lobby or running. Fails while that can't be looked up.
    async fn has_game(&self, _channel: &ChannelId) -> Result<bool, StoreUnavailable> {
        Ok(false)
    }

    /// An obstacle in `place` may be gone (a permission was given back, the bot was invited again, somebody who refused
    /// private messages writes): waiting posts are tried at once.
    async fn place_opened(&self, _place: &Place) -> Result<(), StoreUnavailable> {
        Ok(())
    }

    /// The earliest deadline of all games.
    async fn next_deadline(&self) -> Option<Timestamp> {
        None
    }

    /// Up to when each network that is switched on has been read; `None`: not since the start.
    fn heard(&self) -> Vec<(PlatformName, Option<Timestamp>)> {
        Vec::new()
    }

    /// What the program should have done by now.
    async fn late(&self) -> Result<Late, StoreUnavailable> {
        Ok(Late::default())
    }

    /// The supervisor of the program's tasks.
    fn supervisor(&self) -> Option<Arc<Supervisor>> {
        None
    }

    /// Whether `room` is a press room or an order thread of the bot's: adapters deliver messages of no others.
    async fn is_press_room(&self, room: &RoomId) -> Result<bool, StoreUnavailable>;
}

/// What the program should have done by now, and since when.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Late {
    /// What is due in a game that waits for nothing, such as its deadline.
    pub deadline: Option<SignedDuration>,
    /// The oldest post that nobody is making, by network.
    pub posts: Vec<(PlatformName, SignedDuration)>,
}

/// The store can't be read or written now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the store can't be reached now")]
pub struct StoreUnavailable;
