//! Posts, finds posts again, and edits them.

use std::collections::{HashMap, VecDeque};
use std::io::Cursor;
use std::sync::{MutexGuard, PoisonError};
use std::time::Duration;

use dragoman_game::event::{PersonId, Place};
use dragoman_game::post::{Key, PostId, Posted};
use dragoman_game::refusal::Refusal;
use dragoman_platform::Setback;
use dragoman_platform::message::{Enclosed, Message};
use futures_util::FutureExt;
use jiff::Timestamp;
use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::room::MessagesOptions;
use matrix_sdk::ruma::api::client::media::create_content;
use matrix_sdk::ruma::events::StateEventType;
use matrix_sdk::ruma::{
    EventId, OwnedEventId, OwnedRoomId, OwnedTransactionId, OwnedUserId, RoomId as NativeRoomId, TransactionId, UInt,
    UserId,
};
use serde_json::{Value, json};

use super::account::{Account, keep_newest};
use super::content::{self, CHOICES, KEY, Mentioned, Uploaded};
use super::offers::Offer;
use super::rooms::{pinned_note, user};
use super::search::SEARCH_PAUSE;
use super::setback::{HEAVY, Limit, ORDINARY, later, now};

/// The media type of maps.
pub(super) const PNG: &str = "image/png";
/// The kind of event that a post is.
const MESSAGE: &str = "m.room.message";
/// The pause before a post to edit is looked for again.
const UNSEEN: Duration = Duration::from_secs(3);
/// How many edits are remembered for another attempt.
const EDITS: usize = 32;
/// How many uploads are remembered for another attempt.
const UPLOADS: usize = 32;
/// How long ago an earlier attempt of a post may have been that wasn't looked for: longer than the service relies on the
/// homeserver's memory of transactions.
const ATTEMPTED: Duration = Duration::from_secs(180);
/// How much before `from` a post may seem to have been made, since clocks differ.
const SLACK: Duration = Duration::from_secs(300);

/// What an event is to a search.
enum Met {
    /// The post; it may offer choices.
    Post {
        id: String,
        offers: bool,
    },
    /// A post that can't be decrypted.
    Sealed(OwnedEventId),
    /// It is from before the post.
    Earlier,
    Other,
}

fn post_id(room: &Room, event: &str) -> PostId {
    PostId(format!("{} {event}", room.room_id()))
}

impl Account {
    async fn room_of(&self, place: &Place) -> Result<(Room, Option<OwnedUserId>), Setback> {
        match place {
            Place::Channel(id) => Ok((self.channel(id.native()).await?, None)),
            // A press room in which others have more power is none any longer.
            Place::Room(id) => {
                let room = self.joined(id.native()).await?;
                if room.is_tombstoned() { Err(Setback::Gone) } else { Ok((room, None)) }
            }
            Place::Person(person) | Place::Reply { author: person, .. } => {
                let person = user(person).ok_or(Setback::Gone)?;
                Ok((self.conversation(&person).await?, Some(person)))
            }
        }
    }

    pub(super) async fn post(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
        let (room, person) = self.room_of(to).await?;
        if let Some(person) = &person
            && let Some(posted) = self.find_earlier(key, to, person, &room, now() - ATTEMPTED).await?
        {
            return Ok(posted);
        }
        let uploaded = match message.enclosed() {
            Some(enclosed) => Some(self.upload_once(key, &room, enclosed).await?),
            None => None,
        };
        let mut mentioned = Vec::new();
        for id in &message.mentions {
            mentioned.extend(self.mentioned(&room, id).await);
        }
        if let (Some(person), true, true) = (&person, message.rings, mentioned.is_empty()) {
            mentioned.push(Mentioned { user: person.to_string(), name: person.localpart().to_owned() });
        }
        let answered = match &message.answers {
            Some(of) => self.answered(&room, of.native()).await,
            None => None,
        };
        let content = content::post(key, message, &mentioned, person.is_none(), uploaded.as_ref(), answered.as_ref());
        let event = self.say(&room, person.as_deref(), MESSAGE, content, key.as_str().into()).await?;
        if message.pinned.is_some() {
            self.pins().insert(room.room_id().to_owned(), event.clone());
            // If it can't be pinned now, it is tried again with the next sync.
            let _ = self.pin_in(room.room_id()).await;
        }
        if !message.actions.is_empty() {
            let (post, by) = (event.to_string(), event.to_string());
            self.note_offer(room.room_id(), Offer { post, by, choices: None }).await;
        }
        Ok(Posted { place: to.clone(), id: post_id(&room, event.as_str()) })
    }

    /// Whether events wait for being pinned.
    pub(super) fn has_pins(&self) -> bool {
        !self.pins().is_empty()
    }

    async fn mentioned(&self, room: &Room, id: &PersonId) -> Option<Mentioned> {
        let user = user(id)?;
        let name = self.name_of(room, &user).await;
        Some(Mentioned { user: user.to_string(), name })
    }

    /// Uploads the attachment of the post under `key`, unless that was done before.
    async fn upload_once(&self, key: &Key, room: &Room, enclosed: Enclosed<'_>) -> Result<Uploaded, Setback> {
        let remembered = |uploads: &VecDeque<(String, Uploaded)>| {
            uploads.iter().find(|(of, _)| of == key.as_str()).map(|(_, uploaded)| uploaded.clone())
        };
        if let Some(uploaded) = self.uploads.lock().ok().and_then(|uploads| remembered(&uploads)) {
            return Ok(uploaded);
        }
        let uploaded = self.upload(room, enclosed).await?;
        if let Ok(mut uploads) = self.uploads.lock() {
            keep_newest(&mut uploads, (key.as_str().to_owned(), uploaded.clone()), UPLOADS);
        }
        Ok(uploaded)
    }

    /// Uploads a picture with its thumbnail, or a file; encrypted if `room` is.
    async fn upload(&self, room: &Room, enclosed: Enclosed<'_>) -> Result<Uploaded, Setback> {
        let encrypted = self.limits.call(Limit::None, ORDINARY, room.latest_encryption_state()).await?.is_encrypted();
        let (whole, thumbnail) = match enclosed {
            Enclosed::Picture(picture) => {
                let whole = self.upload_one(encrypted, PNG, &picture.png).await?;
                (whole, Some(self.upload_one(encrypted, PNG, &picture.thumbnail).await?))
            }
            Enclosed::File(file) => (self.upload_one(encrypted, file.media, &file.bytes).await?, None),
        };
        Ok(Uploaded { whole, thumbnail, encrypted })
    }

    async fn upload_one(&self, encrypted: bool, media: &str, bytes: &[u8]) -> Result<Value, Setback> {
        if encrypted {
            let mut reader = Cursor::new(bytes);
            let uploading = async { self.client.upload_encrypted_file(&mut reader).await };
            let file = self.limits.call(Limit::None, HEAVY, uploading).await?;
            Ok(serde_json::to_value(file).unwrap_or_default())
        } else {
            let mut request = create_content::v3::Request::new(bytes.to_vec());
            request.content_type = Some(media.to_owned());
            let response = self.limits.call(Limit::None, HEAVY, self.client.send(request)).await?;
            Ok(json!(response.content_uri))
        }
    }

    fn pins(&self) -> MutexGuard<'_, HashMap<OwnedRoomId, OwnedEventId>> {
        self.pins.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Pins the events that wait for it. Those that the homeserver refuses now are pinned later.
    pub(super) async fn pin_waiting(&self) {
        let waiting: Vec<OwnedRoomId> = self.pins().keys().cloned().collect();
        for room in waiting {
            // The next room isn't kept back by one for which there was no answer, but it is by a limit.
            if let Err(Setback::Later { nothing_done: true, .. }) = self.pin_in(&room).await {
                return;
            }
        }
    }

    /// Pins the event that waits for it in the room `id`, if any.
    async fn pin_in(&self, id: &NativeRoomId) -> Result<(), Setback> {
        let _one_at_a_time = self.pinning.hold(id.as_str()).await;
        let Some(event) = self.pins().get(id).cloned() else { return Ok(()) };
        let done = match self.known(id.as_str()) {
            Some(room) => self.pin(&room, &event).await,
            None => Ok(()),
        };
        match done {
            Ok(()) => {}
            Err(Setback::Later { .. }) => return done,
            Err(setback) => tracing::info!(%setback, "a post couldn't be pinned"),
        }
        let mut pins = self.pins();
        // A newer one may wait by now.
        if pins.get(id) == Some(&event) {
            pins.remove(id);
        }
        Ok(())
    }

    /// Pins `event` in place of the bot's earlier pin; pins of others stay. Needs a power level that the bot may lack
    /// in a room of others: then nothing is pinned.
    async fn pin(&self, room: &Room, event: &EventId) -> Result<(), Setback> {
        let allowed = room
            .power_levels()
            .boxed()
            .await
            .is_ok_and(|levels| levels.user_can_send_state(&self.own, StateEventType::RoomPinnedEvents));
        if !allowed {
            tracing::debug!(room = %room.room_id(), "nothing can be pinned here without a higher power level");
            return Ok(());
        }
        let note = pinned_note(room.room_id());
        let before = self.read_note(&note).await;
        let mut pinned: Vec<String> =
            room.pinned_event_ids().unwrap_or_default().iter().map(ToString::to_string).collect();
        pinned.retain(|id| Some(id) != before.as_ref() && id != event.as_str());
        pinned.push(event.to_string());
        let content = json!({ "pinned": pinned });
        let pinning = room.send_state_event_raw("m.room.pinned_events", "", content);
        self.limits.call(Limit::Messages, ORDINARY, pinning).await?;
        self.note(&note, event.as_str()).await;
        Ok(())
    }

    pub(super) async fn find(&self, key: &Key, to: &Place, from: Timestamp) -> Result<Option<Posted>, Setback> {
        let (room, person) = match to {
            // A conversation that was never opened contains no post.
            Place::Person(person) | Place::Reply { author: person, .. } => {
                let person = user(person).ok_or(Setback::Gone)?;
                match self.find_conversation(&person).await? {
                    Some(room) => (room, Some(person)),
                    None => return Ok(None),
                }
            }
            Place::Channel(_) | Place::Room(_) => self.room_of(to).await?,
        };
        if let Some(person) = person
            && let Some(posted) = self.find_earlier(key, to, &person, &room, from).await?
        {
            return Ok(Some(posted));
        }
        self.find_in(&room, key, to, from).await
    }

    /// The post under `key`, if it was made at `from` or later in a room in which `person` was answered before `present`.
    async fn find_earlier(
        &self,
        key: &Key,
        to: &Place,
        person: &UserId,
        present: &Room,
        from: Timestamp,
    ) -> Result<Option<Posted>, Setback> {
        for room in self.earlier_rooms(person, present.room_id(), from - SLACK).await {
            match self.find_in(&room, key, to, from).await {
                Ok(None) | Err(Setback::Gone | Setback::Refused(_)) => {}
                found => return found,
            }
        }
        Ok(None)
    }

    async fn find_in(&self, room: &Room, key: &Key, to: &Place, from: Timestamp) -> Result<Option<Posted>, Setback> {
        let earliest = (from - SLACK).as_millisecond();
        let search = Key::of(&format!("{} {}", key.as_str(), room.room_id()));
        let mut reached = self.searches.resume(&search).unwrap_or_default();
        for _ in 0..self.search.pages {
            let mut options = MessagesOptions::backward().from(reached.token.as_deref());
            options.limit = UInt::from(self.search.events);
            let page = match self.limits.call(Limit::None, ORDINARY, room.messages(options)).await {
                Ok(page) => page,
                Err(setback) => {
                    if reached.token.is_some() {
                        self.searches.pause(&search, reached);
                    }
                    return Err(setback);
                }
            };
            for event in &page.chunk {
                match self.met(event, key, earliest) {
                    Met::Other => {}
                    Met::Earlier => return reached.not_there(),
                    Met::Sealed(post) => {
                        let may_open = self.sealed.may_open(&post, now());
                        if !may_open {
                            tracing::warn!(%post, "an earlier post can't be decrypted, and isn't taken for the one that is looked for");
                        }
                        reached.is_in_doubt |= may_open;
                    }
                    Met::Post { id, offers } => {
                        if offers {
                            self.note_found(room.room_id(), &id).await;
                        }
                        return Ok(Some(Posted { place: to.clone(), id: post_id(room, &id) }));
                    }
                }
            }
            let Some(end) = page.end else { return reached.not_there() };
            reached.token = Some(end);
        }
        self.searches.pause(&search, reached);
        Err(later(SEARCH_PAUSE))
    }

    /// What an event is to the search for `key`, which began with those of the time `earliest`, in Unix milliseconds.
    fn met(&self, event: &TimelineEvent, key: &Key, earliest: i64) -> Met {
        let Ok(native) = event.raw().deserialize_as_unchecked::<Value>() else { return Met::Other };
        let sender = native["sender"].as_str().unwrap_or_default();
        // Other homeservers could state any time, and end the search before the post.
        let is_timed_here = sender.split_once(':').is_some_and(|(_, server)| server == self.own.server_name().as_str());
        if is_timed_here && native["origin_server_ts"].as_i64().is_some_and(|at| at < earliest) {
            return Met::Earlier;
        }
        match event.event_id().filter(|_| sender == self.own.as_str()) {
            Some(id) if event.kind.is_utd() => Met::Sealed(id),
            Some(id) if native["content"][KEY] == key.as_str() => {
                Met::Post { id: id.to_string(), offers: native["content"][CHOICES].is_object() }
            }
            Some(_) | None => Met::Other,
        }
    }

    /// The room in which a post can still be edited. `Gone`: it must be posted again, at the present place.
    async fn standing_in(&self, place: &Place, room: &str) -> Result<Room, Setback> {
        match place {
            Place::Channel(id) => {
                let newest = self.channel(id.native()).await?;
                if newest.room_id() == room { Ok(newest) } else { Err(Setback::Gone) }
            }
            Place::Room(_) => {
                let room = self.joined(room).await?;
                if room.is_tombstoned() { Err(Setback::Gone) } else { Ok(room) }
            }
            Place::Person(person) | Place::Reply { author: person, .. } => {
                let room = self.joined(room).await?;
                let person = user(person).ok_or(Setback::Gone)?;
                // If the person has left, nobody reads it, and nobody is invited back for an edit.
                let left = room.active_members_count() <= 1;
                if left || self.is_conversation_with(&room, &person).await? { Ok(room) } else { Err(Setback::Gone) }
            }
        }
    }

    /// Deletes an earlier post.
    pub(super) async fn remove(&self, posted: &Posted) -> Result<(), Setback> {
        let (room, event) = posted.id.0.split_once(' ').ok_or(Setback::Gone)?;
        let room = self.standing_in(&posted.place, room).await?;
        let event = EventId::parse(event).map_err(|_| Setback::Gone)?;
        self.limits.call(Limit::Messages, ORDINARY, room.redact(&event, None, None)).await.map(drop)
    }

    pub(super) async fn edit(&self, posted: &Posted, message: &Message) -> Result<(), Setback> {
        let (room, event) = posted.id.0.split_once(' ').ok_or(Setback::Gone)?;
        let room = self.standing_in(&posted.place, room).await?;
        // An edit of a deleted message isn't shown.
        match self.native(&room, event).await {
            Ok(Some(native)) if native.unsigned["redacted_because"].is_null() => {}
            Ok(_) => return Err(Setback::Gone),
            Err(_) => return Err(later(UNSEEN)),
        }
        let uploaded = match message.enclosed() {
            Some(enclosed) => Some(self.upload(&room, enclosed).await?),
            None => None,
        };
        let content = content::edit(event, message, uploaded.as_ref());
        let reader = match &posted.place {
            Place::Person(person) | Place::Reply { author: person, .. } => Some(user(person).ok_or(Setback::Gone)?),
            Place::Channel(_) | Place::Room(_) => None,
        };
        let choices = content["m.new_content"][CHOICES].clone();
        let said =
            self.say(&room, reader.as_deref(), MESSAGE, content, self.transaction_of_edit(posted, message)).await;
        if !matches!(said, Err(Setback::Later { .. })) {
            self.edits().retain(|(post, ..)| *post != posted.id);
        }
        let by = match said {
            Ok(by) => by.to_string(),
            // Not in this room any longer. If the bot may not write at all, posting again reports that.
            Err(Setback::Refused(Refusal::Permission(_))) => return Err(Setback::Gone),
            Err(setback) => return Err(setback),
        };
        if choices.is_object() {
            let offer = Offer { post: event.to_owned(), by, choices: Some(choices) };
            self.note_offer(room.room_id(), offer).await;
        }
        Ok(())
    }

    fn edits(&self) -> MutexGuard<'_, VecDeque<(PostId, Message, OwnedTransactionId)>> {
        self.edits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The transaction of an edit: that of the last attempt, if the homeserver hasn't answered it.
    fn transaction_of_edit(&self, posted: &Posted, message: &Message) -> OwnedTransactionId {
        let mut edits = self.edits();
        if let Some((.., transaction)) = edits.iter().find(|(post, same, _)| *post == posted.id && same == message) {
            return transaction.clone();
        }
        edits.retain(|(post, ..)| *post != posted.id);
        let transaction = TransactionId::new();
        keep_newest(&mut edits, (posted.id.clone(), message.clone(), transaction.clone()), EDITS);
        transaction
    }
}
