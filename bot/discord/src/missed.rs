//! Reads missed messages: each channel that is behind is read page by page, concurrently with everything else. In
//! private conversations and order threads the last page is also checked for messages that were edited or deleted
//! meanwhile.
//!
//! Live interactions aren't delayed by this, and no channel waits for one that is long or can't be read: channels take
//! turns by pages. Events of a channel that is being read are handled by its reader, after the missed messages.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use dragoman_platform::{Sink, StoreUnavailable};
use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt, StreamExt};
use jiff::Timestamp;
use serde_json::Value;
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;
use tracing::{debug, error, info, warn};

use super::Discord;
use super::authors::Authors;
use super::delivery::{deliver, stored};
use super::ids::{channel, room};
use super::pages::{PAGE, Page, ids};
use super::reading::{Finished, Known, PAGE_RETRY, SEEN_BEFORE, Sort, Unseen};
use super::rest::{CallError, code};
use super::wire::{Id, Message};

/// How long one page may take.
const PAGE_PATIENCE: Duration = Duration::from_secs(10);
/// How many channels are read at once.
const READERS: usize = 8;
/// After this many pages nothing waits for a public channel: people talk to each other there.
const HOLDING: u32 = 5;
/// The most pages that are read of a public channel; older messages are skipped.
const MOST_PAGES: u32 = 50;

/// The name of the events that wait for what their author has written to the bot to be read.
pub(super) const INTERACTION: &str = "INTERACTION_CREATE";

/// The result of reading a page.
enum Read {
    /// The channel isn't behind any more.
    All,
    /// There is more; nothing waits for it if it is `released`.
    More { released: bool },
}

/// Why a channel isn't read any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Loss {
    /// It doesn't exist any more.
    Deleted,
    /// The bot doesn't see it any more: it was removed from the server, or has no permission. Both can be undone.
    Hidden,
}

/// The answer of `request`, unless it takes too long.
async fn in_time<T>(request: impl Future<Output = Result<T, CallError>>) -> Result<T, CallError> {
    let answer = timeout(PAGE_PATIENCE, request).await;
    answer.unwrap_or_else(|_| Err(CallError::Later("no answer in time".into(), PAGE_RETRY)))
}

fn stopped() -> CallError {
    CallError::Later("stopping".into(), Duration::ZERO)
}

impl Discord {
    /// Reads missed messages of every channel that falls behind, until stopped; in servers once Discord has described
    /// them.
    pub(super) async fn catch_up(self: Arc<Self>, sink: Arc<dyn Sink>, stop: CancellationToken) {
        let mut turns = FuturesUnordered::new();
        let mut behind_since = None;
        loop {
            let incomplete = self.guilds.incomplete(self.now());
            // Before that no message would be taken for one to the bot, and all would be skipped.
            let knows_itself = self.identity.borrow().is_some();
            while knows_itself
                && turns.len() < READERS
                && let Some((id, known)) = self.reading.next(Instant::now(), &incomplete)
            {
                turns.push(self.turn(&sink, id, known, &stop));
            }
            let is_behind = self.reading.is_any_behind();
            let is_missed = self.reading.is_any_missed();
            match behind_since {
                None if is_missed => behind_since = Some(Instant::now()),
                Some(since) if !is_missed => {
                    let seconds = since.elapsed().as_secs_f32();
                    // Less is usual: a conversation was opened.
                    if seconds >= 1.0 {
                        info!(seconds, "what was missed is read");
                    }
                    behind_since = None;
                }
                None | Some(_) => {}
            }
            tokio::select! {
                () = stop.cancelled() => return,
                Some(()) = turns.next(), if !turns.is_empty() => {}
                () = self.reading.fallen.notified() => {}
                () = sleep(PAGE_RETRY), if is_behind => {}
            }
        }
    }

    /// Reads a page of a channel.
    async fn turn(self: &Arc<Self>, sink: &Arc<dyn Sink>, id: Id, known: Known, stop: &CancellationToken) {
        const GIVEN_UP: &str = "what was missed can't be read in time: deadlines don't wait for it any more";
        let was_awaited = self.reading.is_awaited(id);
        let reading = AssertUnwindSafe(self.read_page(sink, id, known, stop)).catch_unwind().await;
        let read = reading.unwrap_or_else(|_| Err(CallError::Later("the reading panicked".into(), PAGE_RETRY)));
        match read {
            Ok(Read::All) => {}
            Ok(Read::More { released }) => {
                if self.reading.turned(id, released, Instant::now()) {
                    warn!(channel = %id, "{GIVEN_UP}");
                }
            }
            Err(CallError::Gone(code::UNKNOWN_CHANNEL)) => self.lose(&**sink, id, Loss::Deleted, stop).await,
            Err(CallError::Gone(_) | CallError::Forbidden(code::MISSING_ACCESS)) if known.sort == Sort::Public => {
                self.lose(&**sink, id, Loss::Hidden, stop).await;
            }
            // What is written in private is always the bot's to read: it can't be now, and orders may be among it.
            Err(CallError::Forbidden(_)) if known.sort == Sort::Public => {
                info!(channel = %id, "Discord doesn't let the bot read what was missed in a channel");
                if self.lacks_history(id) {
                    self.reading.hide(id);
                }
                let _ = self.finish(sink, id, None, stop).await;
            }
            Err(error) if self.reading.failed(id, Instant::now()) => {
                error!(%error, channel = %id, "{GIVEN_UP}");
            }
            Err(error) => info!(%error, channel = %id, "what was missed can't be read yet"),
        }
        if was_awaited {
            self.tell_how_far(&**sink);
        }
        let interactions = self.reading.let_go(id, INTERACTION, Instant::now());
        let _ = self.done(&**sink, id, interactions, stop).await;
    }

    async fn read_page(
        self: &Arc<Self>,
        sink: &Arc<dyn Sink>,
        id: Id,
        known: Known,
        stop: &CancellationToken,
    ) -> Result<Read, CallError> {
        let is_public = known.sort == Sort::Public;
        let is_unused = self.reading.is_unused(id);
        if is_public && !is_unused && !stored(stop, || self.reading.is_noted(&**sink, id)).await.ok_or_else(stopped)? {
            // The service deletes all notes of rooms that it doesn't know any more.
            self.lose(&**sink, id, Loss::Deleted, stop).await;
            return Ok(Read::All);
        }
        if is_public && self.guilds.are_divided() && self.guild_of(id).is_none() {
            // Otherwise it would be read again with each shard.
            let guild = self.met_channel(id, PAGE_PATIENCE).await?.guild_id;
            guild.inspect(|guild| self.reading.note_guild(*guild, std::iter::once(id)));
        }
        let mut read = known.read;
        loop {
            let left_alone = self.reading.left_alone(id);
            let from = self.reading.begin(id, read);
            let (page, last) =
                self.page_and_last(id, from).await.inspect_err(|_| self.reading.begin_again(id, from))?;
            for message in &page.messages {
                self.look_whom_somebody_moved(&**sink, message, stop).await.ok_or_else(stopped)?;
            }
            let is_new = |message: &Message| message.is_human() && !self.reading.is_known(id, message.id);
            let mut authors = Authors::new();
            for message in page.messages.into_iter().filter(is_new) {
                // Whoever got no answer to a command has perhaps written since.
                let earlier = self.reading.held_before(id, INTERACTION, message.id);
                self.done(&**sink, id, earlier, stop).await.ok_or_else(stopped)?;
                let message = self.with_member(message, &mut authors).await;
                let message = &message.inspect_err(|_| self.reading.begin_again(id, from))?;
                let reading = AssertUnwindSafe(async {
                    let event = self.event_of(&**sink, message, stop).await?;
                    let Some(event) = event else { return Some(()) };
                    deliver(&**sink, event, stop).await?;
                    self.note_delivered(message);
                    if self.reading.is_unused(id) {
                        stored(stop, || self.reading.meet(&**sink, id, Sort::Public, message.id)).await?;
                    }
                    Some(())
                });
                match reading.catch_unwind().await {
                    Ok(read) => read.ok_or_else(stopped)?,
                    Err(_) => error!(message = %message.id, "handling a message panicked; it is skipped"),
                }
            }
            if let Some(newest) = page.newest {
                stored(stop, || self.reading.advance(&**sink, id, newest)).await.ok_or_else(stopped)?;
                if page.full && newest < read {
                    self.reading.begin_again(id, newest);
                }
                read = read.max(newest);
            }
            if page.full {
                let place = room(id);
                let is_open = is_public && !stored(stop, || sink.is_press_room(&place)).await.ok_or_else(stopped)?;
                let pages = self.reading.pages(id) + 1;
                let most = if self.reading.is_unused(id) { HOLDING } else { MOST_PAGES };
                if !is_open || pages < most {
                    return Ok(Read::More { released: is_open && pages >= HOLDING });
                }
                warn!(channel = %id, pages, "too many messages in a public channel: older missed messages are skipped");
                read = Id::first_at(self.now());
                stored(stop, || self.reading.advance(&**sink, id, read)).await.ok_or_else(stopped)?;
            }
            self.look_back(sink, id, last, stop).await?;
            if self.finish(sink, id, Some(left_alone), stop).await.ok_or_else(stopped)? {
                return Ok(Read::All);
            }
        }
    }

    /// The page of `id` after `from`, and the last messages if changes are looked for in them: usually these contain the
    /// page, and one request does.
    async fn page_and_last(&self, id: Id, from: Id) -> Result<(Page, Option<Vec<Value>>), CallError> {
        let looks_back = self.unseen(id).is_some() && self.reading.pages(id) == 0;
        let last = if looks_back { Some(in_time(self.last(id, PAGE_PATIENCE)).await?) } else { None };
        let page = match last.as_ref().and_then(|last| Page::after(last, from)) {
            Some(page) => page,
            None => in_time(self.page(id, from, PAGE_PATIENCE)).await?,
        };
        Ok((page, last))
    }

    /// The changes that are looked for in a private channel or an order thread.
    fn unseen(&self, id: Id) -> Option<Unseen> {
        self.reading.unseen(id).filter(|_| self.owner(id).is_some())
    }

    /// Checks the `last` messages of a private channel or an order thread for edits and deletions.
    async fn look_back(
        self: &Arc<Self>,
        sink: &Arc<dyn Sink>,
        id: Id,
        last: Option<Vec<Value>>,
        stop: &CancellationToken,
    ) -> Result<(), CallError> {
        let Some(unseen) = self.unseen(id) else { return Ok(()) };
        let page = match last {
            Some(last) => last,
            None => in_time(self.last(id, PAGE_PATIENCE)).await?,
        };
        let there: Vec<Id> = ids(&page).collect();
        let oldest = there.iter().min().copied().filter(|_| page.len() == PAGE);
        let since = unseen.since.saturating_sub(SEEN_BEFORE).unwrap_or(unseen.since);
        for message in page.iter().rev() {
            let edited = message["edited_timestamp"].as_str().and_then(|at| at.parse::<Timestamp>().ok());
            let is_known =
                message["id"].as_str().and_then(|id| id.parse().ok()).is_some_and(|id: Id| id <= unseen.read);
            if is_known && edited.is_some_and(|at| at >= since) {
                self.changed(&**sink, message, stop).await.ok_or_else(stopped)?;
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

    /// Handles the events that were held back while a channel was read, and marks it as read; not if more messages came
    /// than had been `left_alone`. `None`: stopped before it was done.
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
                Finished::Held(held) => self.done(&**sink, id, held, stop).await?,
            }
        }
    }

    /// Handles the events that were held back until `read` was read. Somebody may have written to the bot in another place too.
    pub(super) async fn done(
        self: &Arc<Self>,
        sink: &dyn Sink,
        read: Id,
        held: Vec<(String, Value)>,
        stop: &CancellationToken,
    ) -> Option<()> {
        for (name, data) in held {
            let doing = AssertUnwindSafe(async {
                match name.as_str() {
                    "MESSAGE_UPDATE" => self.changed(sink, &data, stop).await,
                    "MESSAGE_DELETE" => self.deleted(sink, &data, stop).await,
                    INTERACTION if self.holds_back_interaction(&data, Some(read)) => Some(()),
                    INTERACTION => self.interaction(sink, &data, stop).await,
                    _ => Some(()),
                }
            });
            match doing.catch_unwind().await {
                Ok(done) => done?,
                Err(_) => error!("handling an event that was held back panicked; it is skipped"),
            }
        }
        Some(())
    }

    /// Leaves a channel that is gone or not visible to the bot any more: it costs no calls from now on. One that may become
    /// visible again is read from there then, if it matters. Who is in such a room stays noted: who doesn't belong there any
    /// more is put out then.
    pub(super) async fn lose(self: &Arc<Self>, sink: &dyn Sink, id: Id, loss: Loss, stop: &CancellationToken) {
        debug!(channel = %id, ?loss, "a channel is gone or not visible");
        self.in_guild(id, self.guild_of(id));
        self.unfinished.all_in(id);
        let lost = stored(stop, || async {
            match loss {
                Loss::Deleted => self.members.lose(sink, id).await?,
                Loss::Hidden => {
                    let is_awaited = self.is_awaited_again(sink, id).await?;
                    self.members.lose_sight(sink, id).await?;
                    if is_awaited {
                        return self.reading.lose_sight(sink, id).await;
                    }
                }
            }
            self.reading.lose(sink, id).await
        });
        let mut held = lost.await.unwrap_or_default();
        // Interactions are answered elsewhere; events about its messages have no object any more.
        held.retain(|(name, _)| name == INTERACTION);
        let _ = self.done(sink, id, held, stop).await;
    }

    /// Holds back a command or button of somebody whose earlier messages to the bot are still to be read: those of their
    /// private conversation and of their order threads, but for one that was `read`.
    pub(super) fn holds_back_interaction(&self, data: &Value, read: Option<Id>) -> bool {
        self.places_of_author(data).into_iter().any(|channel| {
            Some(channel) != read && self.reading.holds_back_interaction(channel, INTERACTION, data, Instant::now())
        })
    }

    /// The same for an `interaction` of the run before, before this one knows what was missed: its author may have written
    /// to the bot before it, and that may not have been read when the program ended.
    pub(super) fn reads_first(&self, interaction: &Value) -> bool {
        for place in self.places_of_author(interaction) {
            if !self.reading.is_out_of_sight(place) {
                self.reading.fall_behind(place, Instant::now());
            }
        }
        self.holds_back_interaction(interaction, None)
    }

    /// Where the author of an `interaction` writes to the bot: their private conversation and their order threads.
    fn places_of_author(&self, interaction: &Value) -> Vec<Id> {
        let author = interaction["user"]["id"].as_str().or(interaction["member"]["user"]["id"].as_str());
        let Some(author) = author.and_then(|id| id.parse::<Id>().ok()) else { return Vec::new() };
        self.reading.conversation(author).into_iter().chain(self.order_threads_of(author)).collect()
    }

    /// Whether what is said in `id` while the bot doesn't see it is read later: in rooms, and where a game is played.
    async fn is_awaited_again(&self, sink: &dyn Sink, id: Id) -> Result<bool, StoreUnavailable> {
        // The service deletes all notes of rooms that it doesn't know any more.
        if !self.reading.is_followed(id) || !self.reading.is_noted(sink, id).await? {
            return Ok(false);
        }
        Ok(self.members.note_of(sink, id).await?.is_some() || sink.has_game(&channel(id)).await?)
    }
}
