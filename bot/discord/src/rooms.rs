//! Press rooms: private threads, brought to their required state.
//!
//! Every step can be repeated: the thread is found again by its name, its owner and the key in its opening message;
//! members are stored, since without a privileged intent Discord doesn't list a thread's members. A room is locked
//! before anything else and unlocked after everything else. No room is ever made public. Messages in a room are read as
//! press only once the room is stored, so nobody is let in before.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use dragoman_game::event::RoomId;
use dragoman_game::post::Key;
use dragoman_game::refusal::Refusal;
use dragoman_game::room::Room;
use dragoman_platform::{EnsuredRoom, Setback, Sink};
use dragoman_runtime::names::name_from;
use serde_json::json;
use serenity::builder::{CreateThread, EditThread};
use serenity::http::{LightMethod, Route};
use serenity::model::channel::{AutoArchiveDuration, ChannelType};
use tokio::time::{Instant, sleep};

use super::body::{self, cut};
use super::guilds::permission::{OPENING, ROOMS};
use super::ids::{Identity, native, person, room};
use super::reading::Sort;
use super::rest::{BRIEFLY, CallError, code};
use super::wire::{self, Channel, Id, Threads};
use super::{Discord, members};
use crate::members::Note;

const PRIVATE_THREAD: u8 = 12;
/// After which time without messages a room is archived whose game is over. The others after Discord's longest, a week.
const PUT_AWAY_AFTER: AutoArchiveDuration = AutoArchiveDuration::OneHour;
const NAME: usize = 100;
/// How many pages of archived threads are searched.
const PAGES: usize = 5;
/// The pauses after each attempt to lock a room that was woken up.
const LOCKING: [Duration; 4] =
    [Duration::from_secs(2), Duration::from_secs(10), Duration::from_secs(60), Duration::ZERO];
/// The flag of a message without notification, for the opening message.
const SILENT: u64 = 1 << 12;

impl Discord {
    /// The identity and the channel of a room that is to be opened or updated, if all `needed` permissions are there. A game in a
    /// thread has its rooms under the thread's channel.
    async fn may_settle(
        &self,
        wanted: &Room,
        needed: &[(u64, &'static str)],
    ) -> Result<(Identity, Arc<dyn Sink>, Id), Setback> {
        let (identity, sink) = self.introduced().await?;
        let channel = native(wanted.channel.native())?;
        // Without its server, neither its threads nor its permissions are known.
        self.described_guild(channel, needed).await?;
        let channel = self.host(channel).await?;
        match self.guilds.missing(channel, identity.user, needed) {
            Some(missing) => Err(Setback::Refused(Refusal::Permission(missing.to_owned()))),
            None => Ok((identity, sink, channel)),
        }
    }

    /// The room under `key`; if it is new, only the bot is in it.
    pub(super) async fn open_room(&self, key: &Key, wanted: &Room) -> Result<RoomId, Setback> {
        let (identity, sink, channel) = self.may_settle(wanted, &OPENING).await?;
        if self.guilds.channel(channel).is_some_and(|channel| channel.kind != members::TEXT) {
            return Err(Setback::Refused(Refusal::NoRooms));
        }
        let refused = |error| self.setback(error, channel, &OPENING);
        // An order thread of somebody who has left would be read by nobody.
        if let [only] = wanted.members.as_slice()
            && self.is_gone(channel, native(only.native())?).await.map_err(refused)?
        {
            return Err(Setback::Refused(Refusal::PutOut));
        }
        let thread = match self.thread_of(key, channel, wanted, (identity, &*sink)).await.map_err(refused)? {
            Some(thread) => thread,
            None => self.make(channel, wanted).await.map_err(refused)?,
        };
        let id = thread.id;
        self.guilds.note_channel(thread);
        self.introduce(key, id, wanted, identity).await.map_err(refused)?;
        Ok(room(id))
    }

    /// A room that is as it should be, as far as Discord has reported, costs no call.
    pub(super) async fn ensure_room(&self, key: &Key, wanted: &Room) -> Result<EnsuredRoom, Setback> {
        let (_, sink, channel) = self.may_settle(wanted, &ROOMS).await?;
        let refused = |error| self.setback(error, channel, &ROOMS);
        let known = match &wanted.known {
            Some(known) => known.clone(),
            None => self.open_room(key, wanted).await?,
        };
        let id = native(known.native())?;
        let _settling = self.room_locks.hold(&id).await;
        let thread = match self.guilds.channel(id).filter(|thread| thread.thread_metadata.is_some()) {
            Some(thread) => thread,
            None => self.looked_up(id, BRIEFLY).await.map_err(refused)?,
        };
        let is = thread.thread_metadata.unwrap_or_default();
        let unavailable = |_| self.soon();
        let note = self.members.note_of(&*sink, id).await.map_err(unavailable)?.unwrap_or_default();
        if thread.parent_id != Some(channel) {
            // The game moved to another channel: this room is readable under that channel's permissions only, so it is
            // closed.
            if is.archived && !is.locked {
                self.members.note_asleep(&*sink, id, true).await.map_err(unavailable)?;
            } else if !is.archived {
                self.change(id, EditThread::new().archived(true).locked(true)).await.map_err(refused)?;
            }
            return Err(Setback::Gone);
        }
        self.reading.meet(&*sink, id, Sort::Public, id).await.map_err(unavailable)?;
        self.reading.sees(id, Instant::now());

        let people: BTreeSet<Id> = wanted.members.iter().filter_map(|id| id.native().parse().ok()).collect();
        let inside = if wanted.ask_back { BTreeSet::new() } else { note.inside(self.today()) };
        let is_complete = note.may == people && people.is_subset(&inside) && note.strangers.is_empty();
        // Archived rooms don't count among those that may be in use. So one isn't woken up to lock it: that is done as soon
        // as a member writes there.
        let sleeps = is.archived && is_complete && (!is.locked || !wanted.open);
        let asleep = sleeps && !is.locked && !wanted.open;
        if note.asleep != asleep {
            self.members.note_asleep(&*sink, id, asleep).await.map_err(unavailable)?;
        }
        if sleeps {
            return Ok(EnsuredRoom { room: room(id), missing: Vec::new(), let_in: Vec::new() });
        }
        let puts_away = wanted.over && is.auto_archive_duration != Some(PUT_AWAY_AFTER);
        if is.archived && !is_complete || !is.locked && !wanted.open || puts_away {
            let state = EditThread::new().archived(false).locked(is.locked || !wanted.open);
            let state = if wanted.over { state.auto_archive_duration(PUT_AWAY_AFTER) } else { state };
            self.change(id, state).await.map_err(refused)?;
        }
        let Admitted { missing, let_in } = if is_complete {
            Admitted::default()
        } else {
            let strangers = &(&note.may | &note.strangers) - &people;
            self.put_out(id, strangers, is.locked || !wanted.open).await?;
            self.admit(&*sink, id, &note, people, wanted.ask_back).await?
        };
        if is.locked && wanted.open {
            self.change(id, EditThread::new().archived(false).locked(false)).await.map_err(refused)?;
        }
        let people = |ids: Vec<Id>| ids.into_iter().map(person).collect();
        Ok(EnsuredRoom { room: room(id), missing: people(missing), let_in: people(let_in) })
    }

    /// Whether `person` isn't on the server of `channel`.
    async fn is_gone(&self, channel: Id, person: Id) -> Result<bool, CallError> {
        let Some(guild) = self.guild_of(channel) else { return Ok(false) };
        let route = Route::GuildMember { guild_id: guild.to(), user_id: person.to() };
        match self.rest.ask::<wire::Member>(LightMethod::Get, route, None).await {
            Ok(_) => Ok(false),
            Err(CallError::Gone(code::UNKNOWN_MEMBER | code::UNKNOWN_USER)) => {
                self.returns.note_away(person);
                Ok(true)
            }
            Err(error) => Err(error),
        }
    }

    /// The day, counted since 1970.
    pub(super) fn today(&self) -> i64 {
        members::day(self.now())
    }

    /// Locks those of `threads` that were to be locked while they were archived, and that somebody has woken up.
    pub(super) fn lock_woken(self: &Arc<Self>, sink: &Arc<dyn Sink>, threads: impl IntoIterator<Item = Id>) {
        for thread in threads.into_iter().filter(|thread| self.members.is_asleep(*thread) && self.is_open(*thread)) {
            let (discord, sink) = (Arc::clone(self), Arc::clone(sink));
            tokio::spawn(async move { discord.lock(&*sink, thread).await });
        }
    }

    /// Whether people can write in `thread`, as far as Discord has reported.
    fn is_open(&self, thread: Id) -> bool {
        let known = self.guilds.channel(thread).and_then(|thread| thread.thread_metadata);
        known.is_some_and(|is| !is.archived && !is.locked)
    }

    async fn lock(&self, sink: &dyn Sink, thread: Id) {
        let route = || Route::Channel { channel_id: thread.to() };
        let state = json!(EditThread::new().locked(true));
        for pause in LOCKING {
            let settling = self.room_locks.hold(&thread).await;
            // It was settled meanwhile, or is.
            if !self.members.is_asleep(thread) || !self.is_open(thread) {
                return;
            }
            let locked: Result<Channel, CallError> = self.rest.ask(LightMethod::Patch, route(), Some(&state)).await;
            match locked {
                Ok(_) | Err(CallError::Gone(_)) => {
                    if let Ok(thread) = locked {
                        self.guilds.note_channel(thread);
                    }
                    // If it can't be stored, it is locked once more.
                    let _ = self.members.change_noted(sink, thread, |note| note.asleep = false).await;
                    return;
                }
                Err(error @ CallError::Later(..)) => {
                    tracing::info!(%error, %thread, "a room that was woken up can't be locked yet");
                    drop(settling);
                    sleep(pause).await;
                }
                // It is locked with its next change.
                Err(error) => {
                    tracing::warn!(%error, %thread, "a room that was woken up can't be locked");
                    return;
                }
            }
        }
        tracing::warn!(%thread, "a room that was woken up stays open until its next change: Discord didn't let it be locked");
    }

    pub(super) async fn change(&self, thread: Id, state: EditThread<'_>) -> Result<(), CallError> {
        let route = Route::Channel { channel_id: thread.to() };
        let changed: Result<Channel, CallError> = self.rest.ask(LightMethod::Patch, route, Some(&json!(state))).await;
        match changed {
            Ok(changed) => {
                self.guilds.note_channel(changed);
                Ok(())
            }
            Err(error) => {
                self.guilds.doubt_thread(thread);
                Err(error)
            }
        }
    }

    /// The thread that an earlier attempt under `key` created, if there is one.
    async fn thread_of(
        &self,
        key: &Key,
        channel: Id,
        wanted: &Room,
        (identity, sink): (Identity, &dyn Sink),
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
            // Games may share names and powers: only the opening message identifies the room.
            let first = self.page(thread.id, thread.id, BRIEFLY).await?.messages;
            match opening(&first, identity) {
                Some(opening) if body::carries(opening, key) => return Ok(Some(thread)),
                Some(_) => {}
                // Left by a crash between the two calls, or its opening message was deleted: then somebody else may be in it, or
                // have written in it.
                None => {
                    let note = self.members.note_of(sink, thread.id).await.map_err(CallError::of_store)?;
                    if note.is_none() && !first.iter().any(wire::Message::is_human) {
                        return Ok(Some(thread));
                    }
                }
            }
        }
        Ok(None)
    }

    async fn make(&self, channel: Id, wanted: &Room) -> Result<Channel, CallError> {
        let thread = CreateThread::new(cut(&wanted.name, NAME))
            .kind(ChannelType::PrivateThread)
            .invitable(false)
            .auto_archive_duration(AutoArchiveDuration::OneWeek);
        let route = Route::ChannelThreads { channel_id: channel.to() };
        self.rest.ask(LightMethod::Post, route, Some(&json!(thread))).await
    }

    /// Posts the opening message, which carries the key, if it isn't there.
    async fn introduce(&self, key: &Key, thread: Id, wanted: &Room, identity: Identity) -> Result<(), CallError> {
        if opening(&self.page(thread, thread, BRIEFLY).await?.messages, identity).is_some() {
            return Ok(());
        }
        let body = json!({
            "embeds": [{ "description": format!("**{}**", wanted.name), "url": body::address(key) }],
            "allowed_mentions": { "parse": [] },
            "flags": SILENT,
            // A room that is made anew has its introduction, though Discord still knows that of the deleted one.
            "nonce": format!("r{}", name_from(&format!("{} {thread}", key.as_str()), 22)),
            "enforce_nonce": true,
        });
        let route = Route::ChannelMessages { channel_id: thread.to() };
        self.rest.send(LightMethod::Post, route, &body, None).await.map(drop)
    }

    /// Removes `strangers`. As long as one stays in `thread` and reads what is written, it is locked.
    async fn put_out(&self, thread: Id, strangers: BTreeSet<Id>, mut is_locked: bool) -> Result<(), Setback> {
        let (mut stay, mut unreached) = (Vec::new(), None);
        for stranger in strangers {
            let route = Route::ChannelThreadMember { channel_id: thread.to(), user_id: stranger.to() };
            match self.rest.tell(LightMethod::Delete, route, None).await {
                Ok(()) | Err(CallError::Gone(_)) => self.unfinished.put_out(thread, stranger),
                Err(error) => match self.setback(error, thread, &ROOMS) {
                    later @ Setback::Later { .. } => unreached = Some(later),
                    Setback::Refused(_) | Setback::Gone => stay.push(person(stranger)),
                },
            }
        }
        if stay.is_empty() && unreached.is_none() {
            return Ok(());
        }
        self.guilds.doubt_thread(thread);
        if !is_locked {
            match self.change(thread, EditThread::new().locked(true)).await {
                Ok(()) => is_locked = true,
                Err(error) => {
                    tracing::warn!(%error, %thread, "a room in which somebody is who doesn't belong there can't be locked")
                }
            }
        }
        tracing::warn!(%thread, is_locked, "somebody who doesn't belong into a room can't be removed");
        Err(unreached.unwrap_or(Setback::Refused(Refusal::Stranger { who: stay, locked: is_locked })))
    }

    /// Adds those of `wanted` who aren't inside, or with `again` all of them; `known` is the note by which those were removed
    /// who must not be in. Those who can't be added don't keep the others out.
    async fn admit(
        &self,
        sink: &dyn Sink,
        thread: Id,
        known: &Note,
        wanted: BTreeSet<Id>,
        again: bool,
    ) -> Result<Admitted, Setback> {
        let unavailable = |_| self.soon();
        let refused = |error| {
            self.guilds.doubt_thread(thread);
            self.setback(error, thread, &ROOMS)
        };
        let route = |person: Id| Route::ChannelThreadMember { channel_id: thread.to(), user_id: person.to() };
        // Stored before they are added, so that everybody who may be inside can be removed again.
        let today = self.today();
        let change = |note: Option<Note>| {
            let mut note = note.unwrap_or_default();
            // Who has been forgotten meanwhile isn't noted again.
            note.admit_only(&wanted - &(&known.may - &note.may));
            note.strangers = &note.strangers - &known.strangers;
            note.inside = if again { BTreeSet::new() } else { &note.inside(today) & &note.may };
            Some(note)
        };
        let note = self.members.change(sink, thread, change).await.map_err(unavailable)?.unwrap_or_default();
        let mut admitted = Admitted::default();
        // Who was let in at some time, and isn't noted as inside, was put out or wasn't there then.
        let was_out =
            |person: &Id| !known.inside.is_empty() && known.may.contains(person) && !known.inside.contains(person);
        let already = &self.unfinished.inside(thread) | &note.inside;
        for person in note.may.difference(&already) {
            match self.rest.tell(LightMethod::Put, route(*person), None).await {
                Ok(()) => {
                    self.unfinished.let_in(thread, *person);
                    admitted.let_in.extend(was_out(person).then_some(*person));
                }
                // Somebody who left the server, or can't see its channel.
                Err(
                    CallError::Gone(code::UNKNOWN_MEMBER | code::UNKNOWN_USER)
                    | CallError::Forbidden(code::MISSING_ACCESS)
                    | CallError::Bad(code::INVALID_RECIPIENT, _),
                ) => {
                    self.returns.note_away(*person);
                    admitted.missing.push(*person);
                }
                Err(error) => return Err(refused(error)),
            }
        }
        let let_in = self.unfinished.all_in(thread);
        // If it can't be stored, they are let in once more the next time.
        let now = self.now();
        let _ = self.members.change_noted(sink, thread, |note| note.let_in(&let_in, now)).await;
        Ok(admitted)
    }
}

/// The bot's first message among the `first` of a thread, which carries the key.
fn opening(first: &[wire::Message], identity: Identity) -> Option<&wire::Message> {
    first.iter().find(|message| message.author.id == identity.user && !message.embeds.is_empty())
}

/// What became of those who were to be added to a room.
#[derive(Default)]
struct Admitted {
    /// Who couldn't be added.
    missing: Vec<Id>,
    /// Who was out, and is in again.
    let_in: Vec<Id>,
}
