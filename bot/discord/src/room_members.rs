//! Who is in rooms, beside what the bot did itself: people whom a moderator adds or removes, and people who come back to
//! the server.
//!
//! Discord lists a thread's members only for bots with a privileged intent. It tells everybody in a thread in a message
//! whom a moderator adds or removes, and says with each message and command when its author joined the server: who leaves
//! a server isn't in its threads any more, and isn't put back when they return.

use std::sync::Arc;
use std::time::Duration;

use dragoman_game::report::MemberChange;
use dragoman_platform::Sink;
use jiff::Timestamp;
use serde_json::json;
use serenity::http::{LightMethod, Route};
use tokio_util::sync::CancellationToken;

use super::Discord;
use super::delivery::stored;
use super::ids::{person, room};
use super::rest::CallError;
use super::wire::{Id, Message};

/// The pauses before a change is told again while the store can't be written.
const AGAIN: [Duration; 3] = [Duration::from_secs(1), Duration::from_secs(10), Duration::from_secs(60)];

impl Discord {
    /// If somebody was added to a room by hand, puts them out again unless they belong there: they could read it, and what is
    /// written in it later. If a member was removed, the others are told how to undo that.
    pub(super) async fn look_whom_somebody_moved(
        self: &Arc<Self>,
        sink: &dyn Sink,
        message: &Message,
        stop: &CancellationToken,
    ) -> Option<()> {
        let (added, removed) = (message.added(), message.removed());
        if added.is_empty() && removed.is_empty() {
            return Some(());
        }
        let thread = message.channel_id;
        let Some(inside) = stored(stop, || self.members.noted_in(sink, thread)).await? else { return Some(()) };
        for person in added.into_iter().filter(|person| !inside.contains(person)) {
            let discord = Arc::clone(self);
            tokio::spawn(async move {
                let locked = !discord.put_out(thread, person).await;
                discord.tell_room(thread, person, MemberChange::Added { locked }).await;
            });
        }
        let here = [thread];
        for person in &removed {
            stored(stop, || self.members.left(sink, *person, &here)).await?;
        }
        for person in removed.into_iter().filter(|person| inside.contains(person)) {
            let discord = Arc::clone(self);
            tokio::spawn(async move { discord.tell_room(thread, person, MemberChange::PutOut).await });
        }
        Some(())
    }

    /// Removes somebody who doesn't belong into a room; if that isn't possible, locks it and returns `false`.
    async fn put_out(&self, thread: Id, person: Id) -> bool {
        let route = Route::ChannelThreadMember { channel_id: thread.to(), user_id: person.to() };
        match self.rest.tell_patiently(LightMethod::Delete, route, None).await {
            Ok(()) | Err(CallError::Gone(_)) => {
                tracing::info!(%thread, "somebody was added to a room by hand, and was removed");
                true
            }
            Err(error) => {
                tracing::warn!(%error, %thread, "somebody was added to a room by hand and can't be removed; it is locked");
                if let Err(error) = self.change(thread, &json!({ "locked": true })).await {
                    tracing::error!(%error, %thread, "a room in which somebody is who doesn't belong there can't be locked");
                }
                false
            }
        }
    }

    async fn tell_room(&self, thread: Id, who: Id, change: MemberChange) {
        let Some(sink) = self.sink.borrow().clone() else { return };
        for pause in AGAIN {
            if sink.room_member(&room(thread), &person(who), change).await.is_ok() {
                return;
            }
            tokio::time::sleep(pause).await;
        }
        tracing::warn!(%thread, "a room couldn't be told that its members were changed by hand");
    }

    /// `who` does something: if they have been away from the server since they were let into rooms, they are let in again.
    /// `joined`: when they joined it, if Discord says that.
    pub(super) fn is_here(self: &Arc<Self>, who: Id, joined: Option<&str>) {
        let threads = self.members.of(who);
        if threads.is_empty() {
            return;
        }
        let was_away = self.returns.was_away(who);
        let joined = joined.and_then(|joined| joined.parse::<Timestamp>().ok());
        // Who joined after a room was opened may have left before.
        let later = joined.filter(|joined| threads.iter().any(|thread| thread.at() < *joined));
        let is_new = later.is_some_and(|joined| self.returns.is_new(who, joined));
        if was_away || is_new {
            let discord = Arc::clone(self);
            tokio::spawn(async move { discord.let_in_again(who, threads).await });
        }
    }

    async fn let_in_again(&self, who: Id, threads: Vec<Id>) {
        let Some(sink) = self.sink.borrow().clone() else { return };
        // Where that fails now, they are let in with the next change of the room.
        let _ = self.members.left(&*sink, who, &threads).await;
        for thread in threads {
            // Somebody else may have their seat by now.
            let noted = self.members.noted_in(&*sink, thread).await;
            if !matches!(noted, Ok(Some(inside)) if inside.contains(&who)) {
                continue;
            }
            let route = Route::ChannelThreadMember { channel_id: thread.to(), user_id: who.to() };
            match self.rest.tell_patiently(LightMethod::Put, route, None).await {
                Ok(()) => self.tell_room(thread, who, MemberChange::Back { is_in: true }).await,
                // An archived room is settled when it is used next.
                Err(CallError::Gone(_) | CallError::Bad(..)) => {}
                Err(error) => tracing::info!(%error, %thread, "somebody who is back can't be let into a room yet"),
            }
        }
    }
}
