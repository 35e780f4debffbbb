//! Press rooms: private threads, brought to their required state.
//!
//! Every step can be repeated: the thread is found again by its name, its owner and the key in its opening message;
//! members are stored, since without a privileged intent Discord doesn't list a thread's members. A room is locked
//! before anything else and unlocked after everything else. No room is ever made public. Messages in a room are read as
//! press only once the room is stored, so nobody is let in before.

use std::collections::BTreeSet;
use std::sync::Arc;

use dragoman_game::event::RoomId;
use dragoman_game::post::Key;
use dragoman_game::refusal::Refusal;
use dragoman_game::room::Room;
use dragoman_platform::{EnsuredRoom, Setback, Sink};
use serde_json::json;
use serenity::http::{LightMethod, Route};

use super::body::{self, cut};
use super::guilds::permission::ROOMS;
use super::ids::{Identity, native, person, room};
use super::reading::Sort;
use super::rest::{BRIEFLY, CallError, code};
use super::wire::{self, Channel, Id, Threads};
use super::{Discord, members};
use crate::members::MEMBERS;

const PRIVATE_THREAD: u8 = 12;
/// Discord's longest time before a thread is archived: seven days, in minutes.
const ARCHIVED_AFTER: u32 = 10_080;
const NAME: usize = 100;
/// How many pages of archived threads are searched.
const PAGES: usize = 5;
/// The flag of a message without notification, for the opening message.
const SILENT: u64 = 1 << 12;

impl Discord {
    /// The identity and the channel of a room that is to be opened or updated, if all permissions are there. A game in a
    /// thread has its rooms under the thread's channel.
    async fn may_settle(&self, wanted: &Room) -> Result<(Identity, Arc<dyn Sink>, Id), Setback> {
        let (identity, sink) = self.introduced().await?;
        let channel = native(wanted.channel.native())?;
        // Without its server, neither its threads nor its permissions are known.
        self.described_guild(channel, &ROOMS).await?;
        let channel = self.host(channel).await?;
        match self.guilds.missing(channel, identity.user, &ROOMS) {
            Some(missing) => Err(Setback::Refused(Refusal::Permission(missing.to_owned()))),
            None => Ok((identity, sink, channel)),
        }
    }

    /// The room under `key`; if it is new, only the bot is in it.
    pub(super) async fn open_room(&self, key: &Key, wanted: &Room) -> Result<RoomId, Setback> {
        let (identity, _, channel) = self.may_settle(wanted).await?;
        if self.guilds.channel(channel).is_some_and(|channel| channel.kind != members::TEXT) {
            return Err(Setback::Refused(Refusal::NoRooms));
        }
        let refused = |error| self.setback(error, channel, &ROOMS);
        let thread = match self.thread_of(key, channel, wanted, identity).await.map_err(refused)? {
            Some(thread) => thread,
            None => self.make(channel, wanted).await.map_err(refused)?,
        };
        let id = thread.id;
        self.guilds.note_channel(thread);
        self.introduce(key, id, wanted, identity).await.map_err(refused)?;
        Ok(room(id))
    }

    pub(super) async fn ensure_room(&self, key: &Key, wanted: &Room) -> Result<EnsuredRoom, Setback> {
        let (_, sink, channel) = self.may_settle(wanted).await?;
        let refused = |error| self.setback(error, channel, &ROOMS);
        let known = match &wanted.known {
            Some(known) => known.clone(),
            None => self.open_room(key, wanted).await?,
        };
        let thread = self.thread(native(known.native())?).await.map_err(refused)?.ok_or(Setback::Gone)?;
        self.guilds.note_channel(thread.clone());
        let id = thread.id;
        if thread.parent_id != Some(channel) {
            // The game moved to another channel: this room is readable under that channel's permissions only, so it is
            // closed.
            self.change(id, &json!({ "archived": false, "locked": true })).await.map_err(refused)?;
            return Err(Setback::Gone);
        }
        let unavailable = |_| self.soon();
        self.reading.meet(&*sink, id, Sort::Public, id).await.map_err(unavailable)?;

        let is = thread.thread_metadata.unwrap_or_default();
        if is.archived || !is.locked && !wanted.open {
            let state = json!({ "archived": false, "locked": is.locked || !wanted.open });
            self.change(id, &state).await.map_err(refused)?;
        }
        let missing = self.admit(&*sink, id, wanted).await?;
        if is.locked && wanted.open {
            self.change(id, &json!({ "archived": false, "locked": false })).await.map_err(refused)?;
        }
        Ok(EnsuredRoom { room: room(id), missing: missing.into_iter().map(person).collect() })
    }

    pub(super) async fn change(&self, thread: Id, state: &serde_json::Value) -> Result<(), CallError> {
        self.rest.tell(LightMethod::Patch, Route::Channel { channel_id: thread.to() }, Some(state)).await
    }

    /// The thread's present state. `None`: it was deleted.
    async fn thread(&self, id: Id) -> Result<Option<Channel>, CallError> {
        match self.rest.ask(LightMethod::Get, Route::Channel { channel_id: id.to() }, None).await {
            Ok(thread) => Ok(Some(thread)),
            Err(CallError::Gone(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The thread that an earlier attempt under `key` created, if there is one.
    async fn thread_of(
        &self,
        key: &Key,
        channel: Id,
        wanted: &Room,
        identity: Identity,
    ) -> Result<Option<Channel>, CallError> {
        let name = cut(&wanted.name, NAME);
        let alike = |thread: &Channel| {
            thread.kind == PRIVATE_THREAD
                && thread.parent_id == Some(channel)
                && thread.owner_id == Some(identity.user)
                && thread.name.as_ref() == Some(&name)
        };
        // A channel without a server can't have rooms.
        let guild = self.guilds.guild_of(channel).ok_or(CallError::Gone(0))?;
        let active: Threads =
            self.rest.ask(LightMethod::Get, Route::GuildThreadsActive { guild_id: guild.to() }, None).await?;
        let mut candidates: Vec<_> = active.threads.into_iter().filter(alike).collect();
        let mut before: Option<Id> = None;
        for _ in 0..PAGES {
            let mut parameters = vec![("limit", "100".to_owned())];
            parameters.extend(before.map(|before| ("before", before.to_string())));
            let route = Route::ChannelJoinedPrivateThreads { channel_id: channel.to() };
            let archived: Threads = self.rest.list(route, parameters, BRIEFLY).await?;
            before = archived.threads.iter().map(|thread| thread.id).min();
            candidates.extend(archived.threads.into_iter().filter(alike));
            if !archived.has_more || before.is_none() {
                break;
            }
        }
        for thread in candidates {
            // Games may share names and powers: only the opening message identifies the room. A thread without one was
            // left by a crash between the two calls: nobody is in it yet.
            match self.opening(thread.id, identity).await? {
                Some(opening) if body::carries(&opening, key) => return Ok(Some(thread)),
                Some(_) => {}
                None => return Ok(Some(thread)),
            }
        }
        Ok(None)
    }

    /// The bot's first message in `thread`.
    async fn opening(&self, thread: Id, identity: Identity) -> Result<Option<wire::Message>, CallError> {
        let page = self.page(thread, thread, BRIEFLY).await?;
        let mut ours = page.messages.into_iter().filter(|message| message.author.id == identity.user);
        Ok(ours.find(|message| !message.embeds.is_empty()))
    }

    async fn make(&self, channel: Id, wanted: &Room) -> Result<Channel, CallError> {
        let body = json!({
            "name": cut(&wanted.name, NAME),
            "type": PRIVATE_THREAD,
            "invitable": false,
            "auto_archive_duration": ARCHIVED_AFTER,
        });
        self.rest.ask(LightMethod::Post, Route::ChannelThreads { channel_id: channel.to() }, Some(&body)).await
    }

    /// Posts the opening message, which carries the key, if it isn't there.
    async fn introduce(&self, key: &Key, thread: Id, wanted: &Room, identity: Identity) -> Result<(), CallError> {
        if self.opening(thread, identity).await?.is_some() {
            return Ok(());
        }
        let body = json!({
            "embeds": [{ "description": format!("**{}**", wanted.name), "url": body::address(key) }],
            "allowed_mentions": { "parse": [] },
            "flags": SILENT,
            "nonce": format!("r{}", key.as_str()),
            "enforce_nonce": true,
        });
        let route = Route::ChannelMessages { channel_id: thread.to() };
        self.rest.send(LightMethod::Post, route, &body, None).await.map(drop)
    }

    /// Removes those who must not be in, and adds those who must. Returns those who couldn't be added: they don't keep
    /// the others out.
    async fn admit(&self, sink: &dyn Sink, thread: Id, wanted: &Room) -> Result<Vec<Id>, Setback> {
        let unavailable = |_| self.soon();
        let wanted: BTreeSet<Id> = wanted.members.iter().filter_map(|id| id.native().parse().ok()).collect();
        let cursor = format!("{MEMBERS}{thread}");
        let noted = self.members.noted_in(sink, thread).await.map_err(unavailable)?.unwrap_or_default();
        let route = |person: Id| Route::ChannelThreadMember { channel_id: thread.to(), user_id: person.to() };
        // Discord lists a thread's members only for bots with a privileged intent: the stored list says who may be
        // inside.
        for person in noted.difference(&wanted) {
            match self.rest.tell(LightMethod::Delete, route(*person), None).await {
                Ok(()) | Err(CallError::Gone(_)) => self.unfinished.put_out(thread, *person),
                Err(error) => return Err(self.setback(error, thread, &ROOMS)),
            }
        }
        // Stored before they are added, so that everybody who may be inside can be removed again.
        let note: Vec<_> = wanted.iter().map(ToString::to_string).collect();
        self.members.noted(thread, wanted.iter().copied());
        sink.advance(&cursor, &note.join(" ")).await.map_err(unavailable)?;
        let mut missing = Vec::new();
        let already = self.unfinished.inside(thread);
        for person in wanted.difference(&already) {
            match self.rest.tell(LightMethod::Put, route(*person), None).await {
                Ok(()) => self.unfinished.let_in(thread, *person),
                // Somebody who left the server, or can't see its channel.
                Err(
                    CallError::Gone(code::UNKNOWN_MEMBER | code::UNKNOWN_USER)
                    | CallError::Forbidden(code::MISSING_ACCESS)
                    | CallError::Bad(code::INVALID_RECIPIENT, _),
                ) => {
                    self.returns.is_away(*person);
                    missing.push(*person);
                }
                Err(error) => return Err(self.setback(error, thread, &ROOMS)),
            }
        }
        self.unfinished.all_in(thread);
        Ok(missing)
    }
}
