//! Handles what Discord's sessions bring, in order: messages and interactions become events and are delivered.
//!
//! The cursor moves after delivery, so that a crash in between repeats an event (the inbox recognises it) and never
//! skips one.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use dragoman_platform::{Sink, Unusable};
use dragoman_runtime::metrics::METRICS;
use futures_util::FutureExt;
use jiff::SignedDuration;
use serde_json::Value;
use tokio::sync::mpsc::{Receiver, channel};
use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tracing::{error, warn};

use super::Discord;
use super::gateway::{Incoming, Session};
use super::ids::{self, Identity};
use super::messages::deletions;
use super::missed::{INTERACTION, Loss};
use super::shards::Shard;
use super::wire::Id;
use crate::delivery::stored;

/// By how much an event may come later than the acknowledgement of a heartbeat that was sent after it. Messages that come later
/// still are read once more at a deadline; commands and buttons are in no history.
const LAG: SignedDuration = SignedDuration::from_secs(2);

/// How many events may have come and not been looked at, and how many may wait to be handled: while the database can't be
/// reached, Discord keeps further ones, or they are read from the histories later.
const RECEIVED: usize = 1000;
const WAITING: usize = 20_000;

/// How often a session is stored, for each shard: with one, at each heartbeat.
const NOTING: Duration = Duration::from_millis(300);

impl Discord {
    pub(super) async fn listen_on(
        self: Arc<Self>,
        sink: Arc<dyn Sink>,
        stop: CancellationToken,
    ) -> Result<(), Unusable> {
        let now = Id::first_at(self.now());
        if stored(&stop, || self.reading.load(&*sink, now)).await.is_none() {
            return Ok(());
        }
        if stored(&stop, || self.members.load(&*sink)).await.is_none() {
            return Ok(());
        }
        let Some(left) = stored(&stop, || self.pending.left(&*sink)).await else { return Ok(()) };
        self.sink.send_replace(Some(Arc::clone(&sink)));
        let (incoming, received) = channel(RECEIVED);
        let (forward, work) = channel(WAITING);
        let ended = stop.child_token();
        let mut parts = JoinSet::new();
        parts.spawn({
            let (discord, sink, ended) = (Arc::clone(&self), Arc::clone(&sink), ended.clone());
            let mut received: Receiver<(Shard, Incoming)> = received;
            async move {
                while let Some((shard, incoming)) = received.recv().await {
                    if catch_unwind(AssertUnwindSafe(|| discord.greet(&sink, &incoming, &ended))).is_err() {
                        error!("reading an interaction panicked; it isn't acknowledged");
                    }
                    if forward.send((shard, incoming)).await.is_err() {
                        break;
                    }
                }
            }
        });
        parts.spawn(Arc::clone(&self).work(Arc::clone(&sink), left, work, ended.clone()));
        parts.spawn(Arc::clone(&self).catch_up(Arc::clone(&sink), ended.clone()));
        parts.spawn(Arc::clone(&self).watch(Arc::clone(&sink), ended.clone()));
        // If one part ends, all end: otherwise the bot would be connected without receiving anything.
        let broken = async {
            loop {
                match parts.join_next().await {
                    Some(Err(error)) => break error,
                    Some(Ok(())) => {}
                    None => std::future::pending().await,
                }
            }
        };
        let outcome = tokio::select! {
            outcome = self.connect(&*sink, &incoming, &stop) => Ok(outcome),
            error = broken => Err(error),
        };
        drop(incoming);
        ended.cancel();
        while parts.join_next().await.is_some() {}
        // If the store fails now, a few irrelevant messages are read once more.
        let _ = self.reading.note_passed(&*sink, None).await;
        if !stop.is_cancelled() {
            // Nothing is received any more: posts wait.
            self.identity.send_replace(None);
            self.sink.send_replace(None);
        }
        match outcome {
            Ok(outcome) => outcome,
            // The supervisor restarts the listener.
            Err(error) => match error.try_into_panic() {
                Ok(panic) => resume_unwind(panic),
                Err(_) => Ok(()),
            },
        }
    }

    /// Handles what can't wait in the queue: the identity, and what must be acknowledged.
    fn greet(self: &Arc<Self>, sink: &Arc<dyn Sink>, incoming: &Incoming, stop: &CancellationToken) {
        match incoming {
            Incoming::Fresh(ready) => {
                self.identity.send_replace(Some(Identity { user: ready.user.id, application: ready.application.id }));
            }
            Incoming::Event(name, data) if name == INTERACTION && !self.pending.is_left(data) => {
                match self.read_interaction(data) {
                    Ok(interaction) => self.receive(sink, interaction, data, stop),
                    Err(error) => warn!(%error, "an interaction can't be read"),
                }
            }
            Incoming::Resumed(identity) => {
                self.identity.send_replace(Some(*identity));
                self.reading.fallen.notify_one();
            }
            Incoming::Event(..) | Incoming::Alive(..) => {}
        }
    }

    async fn work(
        self: Arc<Self>,
        sink: Arc<dyn Sink>,
        left: Vec<Value>,
        mut queue: Receiver<(Shard, Incoming)>,
        stop: CancellationToken,
    ) {
        for interaction in left {
            if self.reads_first(&interaction) {
                continue;
            }
            match AssertUnwindSafe(self.interaction(&*sink, &interaction, &stop)).catch_unwind().await {
                Ok(Some(())) => {}
                Ok(None) => return,
                Err(_) => error!("handling an interaction from before the start panicked; it is skipped"),
            }
        }
        loop {
            tokio::select! {
                () = stop.cancelled() => return,
                incoming = queue.recv() => {
                    let Some((shard, incoming)) = incoming else { return };
                    match AssertUnwindSafe(self.handle(&sink, shard, incoming, &stop)).catch_unwind().await {
                        Ok(Some(())) => {}
                        Ok(None) => return,
                        // A panic over one event must not end the reading of the others.
                        Err(_) => error!("handling an event of Discord panicked; it is skipped"),
                    }
                }
            }
        }
    }

    /// Handles one event of `shard`. `None`: stopped before it was done.
    async fn handle(
        self: &Arc<Self>,
        sink: &Arc<dyn Sink>,
        shard: Shard,
        incoming: Incoming,
        stop: &CancellationToken,
    ) -> Option<()> {
        match incoming {
            Incoming::Fresh(ready) => {
                self.registers(sink, shard, ready.application.id, stop);
                self.guilds.expect(shard, ready.guilds.iter().map(|guild| guild.id));
                self.reading.all_behind(shard, Instant::now());
            }
            Incoming::Resumed(identity) if shard.count > 1 => {
                // No new session follows.
                self.registers(sink, shard, identity.application, stop);
                self.guilds.resumes(shard);
                tokio::spawn(Arc::clone(self).look_at_all(Arc::clone(sink), shard, stop.clone()));
            }
            Incoming::Resumed(_) => {}
            Incoming::Alive(at, session) => {
                // If it fails, the next heartbeat tries again: nothing waits for it.
                let _ = self.pending.tidy(&**sink).await;
                let _ = self.reading.note_passed(&**sink, Some(Instant::now())).await;
                if !self.reading.is_behind(shard)
                    && let Some(session) = session
                {
                    // Which channels are behind is known in this run only: the next one would skip them.
                    self.keep(&**sink, shard, &session).await;
                }
                METRICS.discord_shards.heard(shard.id, at);
                if let Some(all) = self.reading.connected(shard, at) {
                    // Otherwise a run that ends meanwhile would hide what was missed before it: first uses, edits, deletions.
                    if self.reading.is_watching(&self.guilds.incomplete(self.now()))
                        && !self.reading.is_any_unseen(Instant::now())
                    {
                        let _ = self.reading.note_alive(&**sink, all).await;
                    }
                    if !self.reading.holds(Instant::now()) {
                        self.heard(&**sink, all.saturating_sub(LAG).unwrap_or(all)).await;
                    }
                }
            }
            Incoming::Event(name, data) => {
                let me = self.identity.borrow().map(|identity| identity.user);
                // Who removes the bot from a server deletes nothing.
                let is_deleted = matches!(name.as_str(), "CHANNEL_DELETE" | "THREAD_DELETE");
                let loss = if is_deleted { Loss::Deleted } else { Loss::Hidden };
                for gone in self.guilds.lost(&name, &data) {
                    self.lose(&**sink, gone, loss, stop).await;
                    if is_deleted {
                        let gone = ids::channel(gone);
                        let _ = stored(stop, || sink.channel_deleted(&gone)).await;
                    }
                }
                let announced = if name == "GUILD_CREATE" { self.announced(&data) } else { None };
                self.noted(me, &name, &data);
                self.look_what_is_visible(&**sink, (&name, &data), announced.is_some(), stop).await;
                if let (Some(guild), Some(me)) = (announced, me) {
                    // Edits don't show in a channel's newest message: where they matter, it is read in any case.
                    let mut last = self.guilds.last_messages(guild);
                    last.retain(|(channel, _)| self.owner(*channel).is_none());
                    self.reading.pass_over(&last);
                    let newest = self.guilds.newest_messages(guild, me);
                    self.reading.look_for_first_uses(shard, guild, newest, self.now());
                }
                match (name.as_str(), data["id"].as_str().and_then(|id| id.parse().ok())) {
                    ("GUILD_CREATE", Some(guild)) => self.lock_woken(sink, self.guilds.in_guild(guild)),
                    ("THREAD_UPDATE", Some(thread)) => self.lock_woken(sink, [thread]),
                    _ => {}
                }
                match name.as_str() {
                    // Its channels can be read now.
                    "GUILD_CREATE" | "GUILD_DELETE" => self.reading.fallen.notify_one(),
                    "MESSAGE_CREATE" => self.live(&**sink, &data, stop).await?,
                    "MESSAGE_UPDATE" if self.holds_back(&name, &data) => {}
                    "MESSAGE_UPDATE" => self.changed(&**sink, &data, stop).await?,
                    "MESSAGE_DELETE" if self.holds_back(&name, &data) => {}
                    "MESSAGE_DELETE" => self.deleted(&**sink, &data, stop).await?,
                    "MESSAGE_DELETE_BULK" => {
                        for data in deletions(&data) {
                            if !self.holds_back("MESSAGE_DELETE", &data) {
                                self.deleted(&**sink, &data, stop).await?;
                            }
                        }
                    }
                    INTERACTION if self.pending.is_left(&data) || self.holds_back_interaction(&data, None) => {}
                    INTERACTION => self.interaction(&**sink, &data, stop).await?,
                    _ => {}
                }
            }
        }
        Some(())
    }

    /// The server that `data` describes for the first time in its session.
    fn announced(&self, data: &Value) -> Option<Id> {
        data["id"].as_str()?.parse().ok().filter(|guild| self.guilds.is_expected(*guild))
    }

    /// Registers the commands, once for all shards.
    fn registers(self: &Arc<Self>, sink: &Arc<dyn Sink>, shard: Shard, application: Id, stop: &CancellationToken) {
        if shard.id == 0 {
            tokio::spawn(Arc::clone(self).register(Arc::clone(sink), application, stop.clone()));
        }
    }

    /// Stores how far the session of `shard` has come: everything up to there is delivered. The next run resumes there.
    async fn keep(&self, sink: &dyn Sink, shard: Shard, session: &Session) {
        let Ok(value) = serde_json::to_string(session) else { return };
        let noted = || self.noted_sessions.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let is_noted = noted()
            .get(&shard)
            .is_some_and(|(at, last)| *last == value || now.saturating_duration_since(*at) < NOTING * shard.count);
        // If it can't be stored now, some events come twice.
        if !is_noted && sink.advance(&shard.cursor(), &value).await.is_ok() {
            noted().insert(shard, (now, value));
        }
    }

    /// Holds back an event about a message of a channel that is behind.
    fn holds_back(&self, name: &str, data: &Value) -> bool {
        let channel = data["channel_id"].as_str().and_then(|id| id.parse().ok());
        channel.is_some_and(|channel| self.reading.holds_back(channel, name, data))
    }
}
