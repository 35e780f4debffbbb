//! Who is in rooms, beside what the bot did itself: people whom a moderator adds or removes, and people who come back to
//! the server.
//!
//! Discord lists a thread's members only for bots with a privileged intent. It tells everybody in a thread in a message
//! whom a moderator adds or removes, and says with each message and command when its author joined the server: who leaves
//! a server isn't in its threads any more, and isn't put back when they return.

use std::collections::BTreeSet;
use std::sync::Arc;

use dragoman_game::report::MemberChange;
use dragoman_platform::{Sink, StoreUnavailable};
use jiff::Timestamp;
use serenity::http::{LightMethod, Route};
use tokio_util::sync::CancellationToken;

use super::Discord;
use super::delivery::stored;
use super::ids::{person, room};
use super::members::Note;
use super::rest::CallError;
use super::wire::{Id, Message};

impl Discord {
    /// Reports who was added to a room by hand and doesn't belong there, so that they are put out: they could read it, and
    /// what is written in it later. If a member was removed, the others are told how to undo that. All is stored before the
    /// message counts as read: nothing is lost in a crash.
    pub(super) async fn look_whom_somebody_moved(
        &self,
        sink: &dyn Sink,
        message: &Message,
        stop: &CancellationToken,
    ) -> Option<()> {
        let own = self.identity.borrow().map(|identity| identity.user);
        let (added, removed) = (message.added(own), message.removed(own));
        if added.is_empty() && removed.is_empty() {
            return Some(());
        }
        let thread = message.channel_id;
        if self.reading.is_known(thread, message.id) {
            return Some(());
        }
        let id = room(thread);
        let inside = match stored(stop, || self.members.note_of(sink, thread)).await? {
            Some(note) => note.may,
            // Older versions have deleted notes of rooms that the bot didn't see for a while.
            None if !added.is_empty() && stored(stop, || sink.is_press_room(&id)).await? => BTreeSet::new(),
            None => return Some(()),
        };
        let strangers: BTreeSet<Id> = added.into_iter().filter(|person| !inside.contains(person)).collect();
        if !strangers.is_empty() {
            // By this the next change of the room puts them out.
            let add = |note: Option<Note>| {
                let mut note = note.unwrap_or_default();
                note.strangers.extend(&strangers);
                Some(note)
            };
            stored(stop, || self.members.change(sink, thread, add)).await?;
        }
        for stranger in strangers {
            let change = MemberChange::Added { event: format!("{} {stranger}", message.id) };
            let stranger = person(stranger);
            stored(stop, || sink.room_member(&id, &stranger, change.clone())).await?;
        }
        let here = [thread];
        for member in removed {
            stored(stop, || self.leaves(sink, member, &here)).await?;
            if inside.contains(&member) {
                let member = person(member);
                stored(stop, || sink.room_member(&id, &member, MemberChange::PutOut)).await?;
            }
        }
        // In an order thread that would be one of its owner's messages.
        if self.owner(thread).is_none() {
            self.reading.delivered(thread, message.id, false);
        }
        Some(())
    }

    /// `who` isn't in `threads` any more, by no call of the bot's.
    pub(super) async fn leaves(&self, sink: &dyn Sink, who: Id, threads: &[Id]) -> Result<(), StoreUnavailable> {
        threads.iter().for_each(|thread| self.unfinished.put_out(*thread, who));
        self.members.left(sink, who, threads).await
    }

    /// `who` does something: if they have been away from the server since they were let into rooms, they are let in again.
    /// `joined`: when they joined it, if Discord says that.
    pub(super) fn notice_return(self: &Arc<Self>, who: Id, joined: Option<&str>, stop: &CancellationToken) {
        let mut threads = self.members.of(who);
        if threads.is_empty() {
            return;
        }
        let joined = joined.and_then(|joined| joined.parse::<Timestamp>().ok());
        let was_away = self.returns.take_away(who);
        if !was_away {
            // Who joined after a room was opened may have left before.
            let Some(joined) = joined else { return };
            threads.retain(|thread| thread.at() < joined);
            if threads.is_empty() || !self.returns.note_joined(who, joined) {
                return;
            }
        }
        let (discord, stop) = (Arc::clone(self), stop.clone());
        tokio::spawn(async move { discord.let_in_again(who, threads, (was_away, joined), &stop).await });
    }

    /// Lets `who` into those of `threads` again in which they aren't any more: they were found to be away, or have `joined` the
    /// server since they were let in.
    async fn let_in_again(
        &self,
        who: Id,
        threads: Vec<Id>,
        (was_away, joined): (bool, Option<Timestamp>),
        stop: &CancellationToken,
    ) {
        let Some(sink) = self.sink.borrow().clone() else { return };
        let belongs = |note: &Note| note.may.contains(&who);
        for thread in threads {
            // Somebody else may have their seat by now.
            let note = self.members.note_of(&*sink, thread).await.ok().flatten().filter(belongs);
            let Some(note) = note else { continue };
            let was_there = joined.and_then(|joined| note.was_there_before(who, joined));
            if was_there == Some(true) {
                continue;
            }
            // If that fails now, they are let in with the next change of the room.
            let _ = self.leaves(&*sink, who, &[thread]).await;
            let route = Route::ChannelThreadMember { channel_id: thread.to(), user_id: who.to() };
            match self.rest.tell_patiently(LightMethod::Put, route, None).await {
                Ok(()) => {
                    // Discord's clock may be ahead.
                    let at = joined.map_or(self.now(), |joined| self.now().max(joined));
                    let people = BTreeSet::from([who]);
                    let noted = self.members.change_noted(&*sink, thread, |note| note.let_in(&people, at)).await;
                    let change = if noted.is_ok_and(|note| !note.as_ref().is_some_and(belongs)) {
                        // The seat was given to somebody else while Discord was asked.
                        let noted = |note: &mut Note| note.strangers.extend([who]);
                        let _ = self.members.change_noted(&*sink, thread, noted).await;
                        MemberChange::Added { event: format!("{} {who}", self.now()) }
                    } else if was_away || was_there == Some(false) {
                        MemberChange::Back { is_in: true }
                    } else {
                        // Perhaps they have never left.
                        continue;
                    };
                    let (room, who) = (room(thread), person(who));
                    let _ = stored(stop, || sink.room_member(&room, &who, change.clone())).await;
                }
                // An archived room is settled when it is used next.
                Err(CallError::Gone(_) | CallError::Bad(..)) => {}
                Err(error) => tracing::info!(%error, %thread, "somebody who is back can't be let into a room yet"),
            }
        }
    }
}
