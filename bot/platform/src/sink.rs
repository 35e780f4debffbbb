//! What adapters ask of the service, by what they need it for.

use std::sync::Arc;

use async_trait::async_trait;
use dragoman_game::decide::sayings::Sentences;
use dragoman_game::decide::suggest::OrderForm;
use dragoman_game::event::{ChannelId, Event, PersonId, Place, PlatformName, RoomId};
use dragoman_game::map_link::{Closed, NoMap, Token};
use dragoman_game::order_map::{OrderMap, RunningGame};
use dragoman_game::refusal::NotPrivate;
use dragoman_game::report::MemberChange;
use dragoman_game::seated::{Lobby, Seated};
use dragoman_l10n::Language;
use dragoman_tasks::supervisor::Supervisor;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::watch;

/// The service as an adapter sees it.
pub trait Sink: Inbox + Cursors + Lookups + OneTimeMaps + PlaceChanges + Health {}

impl<S: Inbox + Cursors + Lookups + OneTimeMaps + PlaceChanges + Health> Sink for S {}

/// Takes what happens on a network, in the order in which it arrives.
#[async_trait]
pub trait Inbox: Send + Sync {
    /// Returns once the effects of `event` are stored; an event that was delivered before has none. Problems with its
    /// content are never errors: they are answered. It fails only while the store can't be written; then the adapter
    /// keeps its cursor and delivers again. It doesn't wait for answers to questions: see [`Delivered`].
    async fn deliver(&self, event: Event) -> Result<Delivered, StoreUnavailable>;

    /// Tells the clock that all messages on the network up to `until` have been delivered: deadlines wait for that. An
    /// earlier instant than before changes nothing.
    fn caught_up(&self, platform: PlatformName, until: Timestamp);

    /// Tells the clock the senders of messages on the network that have arrived and can't be read yet, with their
    /// times; replaces the network's earlier list. Games with such a sender wait for messages from before their
    /// deadline, others don't. The adapter calls it before [`Inbox::caught_up`], and only for a limited time for each
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
}

/// What an adapter stores, so that it reads on where it was after a restart.
#[async_trait]
pub trait Cursors: Send + Sync {
    /// The value that the adapter stored under `name` (sync token, last message id).
    async fn cursor(&self, name: &str) -> Result<Option<String>, StoreUnavailable>;

    /// All names that begin with `prefix`, with their values.
    async fn cursors(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreUnavailable>;

    /// Stores `value` under `name`. Called only after everything up to it was delivered.
    async fn advance(&self, name: &str, value: &str) -> Result<(), StoreUnavailable>;

    /// Deletes the value under `name`, if any.
    async fn discard(&self, name: &str) -> Result<(), StoreUnavailable>;
}

/// What an adapter asks about games and people. Reads only.
#[async_trait]
pub trait Lookups: Send + Sync {
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

    /// What `person` can say by pointing at the map that [`Lookups::order_map`] gives: of `game`, or in their press room `room`
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

    /// The newest game of `channel` that looks for players.
    async fn lobby(&self, _channel: &ChannelId) -> Option<Lobby> {
        None
    }

    /// Whether `person` belongs in `room`; `None`: it is no press room of a game. Reads only; fails while that can't be looked
    /// up.
    async fn belongs(&self, _room: &RoomId, _person: &PersonId) -> Result<Option<bool>, StoreUnavailable> {
        Ok(None)
    }

    /// Whether a game of `channel` is in its lobby or running. Fails while that can't be looked up.
    async fn has_game(&self, _channel: &ChannelId) -> Result<bool, StoreUnavailable> {
        Ok(false)
    }

    /// Whether `room` is a press room or an order thread of the bot's: adapters deliver messages of no others.
    async fn is_press_room(&self, room: &RoomId) -> Result<bool, StoreUnavailable>;
}

/// Maps that links open once, for people who have no account at the page.
#[async_trait]
pub trait OneTimeMaps: Send + Sync {
    /// Opens a one-time link to a map: what the browser that opens it needs from then on. Another browser can't open it
    /// any more.
    async fn open_map(&self, _link: &str) -> Result<OpenedMap, Closed> {
        Err(NO_MAPS)
    }

    /// The map of a browser that has opened a link with [`OneTimeMaps::open_map`], and in whose language it is. Reads only.
    async fn opened_map(&self, _visit: &str) -> Result<(OrderMap, Language), Closed> {
        Err(NO_MAPS)
    }

    /// Gives `order`, one of those on that map, as a button in the person's private conversation would. The same `id` of
    /// the same browser again is the same order. Returns what the bot answers, without formatting.
    async fn order_on_map(&self, _visit: &str, _id: &str, _order: &str) -> Result<String, Closed> {
        Err(NO_MAPS)
    }
}

/// What a network tells about places and their members, and is no event of a game.
#[async_trait]
pub trait PlaceChanges: Send + Sync {
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

    /// An obstacle in `place` may be gone (a permission was given back, the bot was invited again, somebody who refused
    /// private messages writes): waiting posts are tried at once.
    async fn place_opened(&self, _place: &Place) -> Result<(), StoreUnavailable> {
        Ok(())
    }
}

/// How far the program is with its work.
#[async_trait]
pub trait Health: Send + Sync {
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
