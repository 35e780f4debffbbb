//! What was missed: each channel that is behind is read page by page, beside everything else. In private conversations
//! the last page is also looked at for what was changed or deleted meanwhile.
//!
//! Whoever speaks to the bot meanwhile isn't kept waiting, and no channel waits for one that is long or can't be read:
//! each gets a page in its turn. What happens in a channel before it was read to its end is done by its reader, after
//! what was missed there.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use dragoman_platform::Sink;
use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt, StreamExt};
use jiff::{SignedDuration, Timestamp};
use serde_json::Value;
use serenity::http::Route;
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;
use tracing::{debug, error, info, warn};

use super::Discord;
use super::delivery::{deliver, stored};
use super::ids::room;
use super::reading::{AGAIN, Finished, Known, Sort};
use super::rest::{Trouble, code};
use super::wire::{Id, Message};

/// As many messages as a page may have.
const PAGE: usize = 100;
/// How long one page of a channel's history may take.
const PAGE_PATIENCE: Duration = Duration::from_secs(10);
/// As many channels are read at once.
const READERS: usize = 8;
/// After so many pages nothing waits for a public channel: people talk to each other there.
const HOLDING: u32 = 5;
/// So many pages of a public channel are read; what is older than that is passed over.
const MOST: u32 = 50;

/// So long before the last sign of life what was changed may not have been told.
const SEEN_BEFORE: SignedDuration = SignedDuration::from_secs(10);

/// What a person does elsewhere than in their conversation waits for it under this name.
pub(super) const DEED: &str = "INTERACTION_CREATE";

/// A part of a channel's history.
pub(super) struct Page {
    /// What can be read of it, oldest first.
    pub(super) messages: Vec<Message>,
    /// The newest message, readable or not.
    pub(super) newest: Option<Id>,
    /// There may be more after it.
    full: bool,
}

/// What came of a turn.
enum Read {
    /// The channel isn't behind any more.
    All,
    /// There is more, which nothing waits for if it is `released`.
    More { released: bool },
}

fn stopped() -> Trouble {
    Trouble::Later("stopping".into(), Duration::ZERO)
}

impl Discord {
    /// Reads what was missed in every channel that falls behind, until stopped; in servers once Discord has told of
    /// them.
    pub(super) async fn catch_up(self: Arc<Self>, sink: Arc<dyn Sink>, stop: CancellationToken) {
        let mut turns = FuturesUnordered::new();
        loop {
            let servers = self.guilds.complete(self.now());
            while turns.len() < READERS
                && let Some((id, known)) = self.reading.next(Instant::now(), servers)
            {
                turns.push(self.turn(&sink, id, known, &stop));
            }
            let is_behind = self.reading.is_any_behind();
            tokio::select! {
                () = stop.cancelled() => return,
                Some(()) = turns.next(), if !turns.is_empty() => {}
                () = self.reading.fallen.notified() => {}
                () = sleep(AGAIN), if is_behind => {}
            }
        }
    }

    /// Reads a page of a channel.
    async fn turn(self: &Arc<Self>, sink: &Arc<dyn Sink>, id: Id, known: Known, stop: &CancellationToken) {
        const GIVEN_UP: &str = "what was missed can't be read in time: deadlines don't wait for it any more";
        let reading = AssertUnwindSafe(self.read_page(sink, id, known, stop)).catch_unwind().await;
        let read = reading.unwrap_or_else(|_| Err(Trouble::Later("the reading panicked".into(), AGAIN)));
        match read {
            Ok(Read::All) => {}
            Ok(Read::More { released }) => {
                if self.reading.turned(id, released, Instant::now()) {
                    warn!(channel = %id, "{GIVEN_UP}");
                }
            }
            Err(Trouble::Gone(_)) => self.lose(&**sink, id, stop).await,
            Err(Trouble::Forbidden(code::MISSING_ACCESS)) if known.sort == Sort::Public => {
                self.lose(&**sink, id, stop).await;
            }
            Err(Trouble::Forbidden(_)) => {
                debug!(channel = %id, "a channel can't be read now");
                let _ = self.finish(sink, id, None, stop).await;
            }
            Err(trouble) if self.reading.failed(id, Instant::now()) => {
                error!(%trouble, channel = %id, "{GIVEN_UP}");
            }
            Err(trouble) => info!(%trouble, channel = %id, "what was missed can't be read yet"),
        }
        let deeds = self.reading.let_go(id, DEED, Instant::now());
        let _ = self.done(&**sink, deeds, stop).await;
    }

    async fn read_page(
        self: &Arc<Self>,
        sink: &Arc<dyn Sink>,
        id: Id,
        known: Known,
        stop: &CancellationToken,
    ) -> Result<Read, Trouble> {
        let is_public = known.sort == Sort::Public;
        if is_public && !stored(stop, || self.reading.is_noted(&**sink, id)).await.ok_or_else(stopped)? {
            self.lose(&**sink, id, stop).await;
            return Ok(Read::All);
        }
        let mut read = known.read;
        loop {
            let left_alone = self.reading.left_alone(id);
            let page = timeout(PAGE_PATIENCE, self.page(id, read, PAGE_PATIENCE)).await;
            let page = page.unwrap_or_else(|_| Err(Trouble::Later("no answer in time".into(), AGAIN)))?;
            for message in page.messages.iter().filter(|message| message.is_human()) {
                let reading = AssertUnwindSafe(async {
                    let event = self.event_of(&**sink, message, stop).await?;
                    let Some(event) = event else { return Some(()) };
                    deliver(&**sink, event, stop).await?;
                    if !is_public {
                        self.reading.said(id, message.id);
                    }
                    Some(())
                });
                match reading.catch_unwind().await {
                    Ok(read) => read.ok_or_else(stopped)?,
                    Err(_) => error!(message = %message.id, "a message panicked while it was read and is passed over"),
                }
            }
            if let Some(newest) = page.newest {
                stored(stop, || self.reading.advance(&**sink, id, newest)).await.ok_or_else(stopped)?;
                read = read.max(newest);
            }
            if page.full {
                let place = room(id);
                let is_open = is_public && !stored(stop, || sink.is_press_room(&place)).await.ok_or_else(stopped)?;
                let pages = self.reading.pages(id) + 1;
                if !is_open || pages < MOST {
                    return Ok(Read::More { released: is_open && pages >= HOLDING });
                }
                warn!(channel = %id, pages, "too much was said in a public channel: the rest of what was missed is passed over");
                read = Id::first_at(self.now());
                stored(stop, || self.reading.advance(&**sink, id, read)).await.ok_or_else(stopped)?;
            }
            self.look_back(sink, id, stop).await?;
            if self.finish(sink, id, Some(left_alone), stop).await.ok_or_else(stopped)? {
                return Ok(Read::All);
            }
        }
    }

    /// Looks for what happened unseen to the last messages of a private channel.
    async fn look_back(
        self: &Arc<Self>,
        sink: &Arc<dyn Sink>,
        id: Id,
        stop: &CancellationToken,
    ) -> Result<(), Trouble> {
        let Some(unseen) = self.reading.unseen(id) else { return Ok(()) };
        let route = Route::ChannelMessages { channel_id: id.to() };
        let page = self.rest.list(route, vec![("limit", PAGE.to_string())], PAGE_PATIENCE);
        let page: Vec<Value> = timeout(PAGE_PATIENCE, page)
            .await
            .unwrap_or_else(|_| Err(Trouble::Later("no answer in time".into(), AGAIN)))?;
        let there: Vec<Id> = page.iter().filter_map(|message| message["id"].as_str()?.parse().ok()).collect();
        let oldest = there.iter().min().copied().filter(|_| page.len() == PAGE);
        // Noted a little later than it was so.
        let since = unseen.since.saturating_sub(SEEN_BEFORE).unwrap_or(unseen.since);
        for told in page.iter().rev() {
            let edited = told["edited_timestamp"].as_str().and_then(|at| at.parse::<Timestamp>().ok());
            let is_known = told["id"].as_str().and_then(|id| id.parse().ok()).is_some_and(|id: Id| id <= unseen.read);
            if is_known && edited.is_some_and(|at| at >= since) {
                self.changed(&**sink, told, stop).await.ok_or_else(stopped)?;
            }
        }
        for message in self.reading.recent(id) {
            let was_there = message <= unseen.read && oldest.is_none_or(|oldest| message >= oldest);
            if was_there && !there.contains(&message) {
                self.removed(&**sink, id, message, stop).await.ok_or_else(stopped)?;
            }
        }
        self.reading.seen(id);
        Ok(())
    }

    /// Does what was held back while a channel was read, and lets its live messages be handled again; unless more was
    /// written there than had been `left_alone`. `None`: asked to stop before it was done.
    async fn finish(
        self: &Arc<Self>,
        sink: &Arc<dyn Sink>,
        id: Id,
        left_alone: Option<u64>,
        stop: &CancellationToken,
    ) -> Option<bool> {
        loop {
            match self.reading.finish(id, left_alone.unwrap_or_else(|| self.reading.left_alone(id))) {
                Finished::Yes => return Some(true),
                Finished::MoreWritten if left_alone.is_some() => return Some(false),
                Finished::MoreWritten => {}
                Finished::Held(held) => self.done(&**sink, held, stop).await?,
            }
        }
    }

    /// Does what was held back.
    pub(super) async fn done(
        self: &Arc<Self>,
        sink: &dyn Sink,
        held: Vec<(String, Value)>,
        stop: &CancellationToken,
    ) -> Option<()> {
        for (name, data) in held {
            let doing = AssertUnwindSafe(async {
                match name.as_str() {
                    "MESSAGE_UPDATE" => self.changed(sink, &data, stop).await,
                    "MESSAGE_DELETE" => self.deleted(sink, &data, stop).await,
                    DEED => self.interaction(sink, &data, stop).await,
                    _ => Some(()),
                }
            });
            match doing.catch_unwind().await {
                Ok(done) => done?,
                Err(_) => error!("what was held back panicked while it was handled and is passed over"),
            }
        }
        Some(())
    }

    /// Forgets a channel that is gone or that the bot can't see any more: it costs no call from now on.
    pub(super) async fn lose(self: &Arc<Self>, sink: &dyn Sink, id: Id, stop: &CancellationToken) {
        debug!(channel = %id, "a channel is gone");
        self.unfinished.all_in(id);
        let lost = stored(stop, || async {
            self.members.lose(sink, id).await?;
            self.reading.lose(sink, id).await
        });
        let mut held = lost.await.unwrap_or_default();
        // What was pressed in it is answered elsewhere; of its messages nothing is left.
        held.retain(|(name, _)| name == DEED);
        let _ = self.done(sink, held, stop).await;
    }

    /// The hundred messages after `after`, oldest first.
    pub(super) async fn page(&self, id: Id, after: Id, patience: Duration) -> Result<Page, Trouble> {
        let parameters = vec![("after", after.to_string()), ("limit", PAGE.to_string())];
        let route = Route::ChannelMessages { channel_id: id.to() };
        let page: Vec<Value> = self.rest.list(route, parameters, patience).await?;
        // What can't be read is passed over, and must not look like the end of what was written.
        let full = page.len() == PAGE;
        let newest = page.iter().filter_map(|message| message["id"].as_str()?.parse().ok()).max();
        let readable = page.into_iter().filter_map(|message| {
            serde_json::from_value(message).inspect_err(|error| warn!(%error, "a message can't be read")).ok()
        });
        let mut messages: Vec<Message> = readable.collect();
        messages.sort_by_key(|message| message.id);
        Ok(Page { messages, newest, full })
    }
}
