//! Pages of a channel's history.

use std::time::Duration;

use serde::Deserialize as _;
use serde_json::Value;
use serenity::http::Route;
use tracing::warn;

use super::Discord;
use super::reading::{PAGE_RETRY, Sort};
use super::rest::{CallError, code};
use super::wire::{Id, Message};

/// Messages per page.
pub(super) const PAGE: usize = 100;

/// A page of a channel's history.
pub(super) struct Page {
    /// Its readable messages, oldest first.
    pub(super) messages: Vec<Message>,
    /// The newest message, readable or not.
    pub(super) newest: Option<Id>,
    /// There may be more after it.
    pub(super) full: bool,
}

impl Page {
    /// What is after `after` in `last`, the last messages of a channel; `None`: there may be more in between.
    pub(super) fn after(last: &[Value], after: Id) -> Option<Self> {
        let is_whole = last.len() < PAGE || ids(last).min().is_some_and(|oldest| oldest <= after);
        is_whole.then(|| Self {
            messages: readable(last).into_iter().filter(|message| message.id > after).collect(),
            newest: ids(last).filter(|id| *id > after).max(),
            full: false,
        })
    }
}

/// The ids of messages, readable or not.
pub(super) fn ids(page: &[Value]) -> impl Iterator<Item = Id> {
    page.iter().filter_map(|message| message["id"].as_str()?.parse().ok())
}

/// The messages that can be read, oldest first.
fn readable(page: &[Value]) -> Vec<Message> {
    let readable = page.iter().filter_map(|message| {
        Message::deserialize(message).inspect_err(|error| warn!(%error, "a message can't be read")).ok()
    });
    let mut messages: Vec<Message> = readable.collect();
    messages.sort_by_key(|message| message.id);
    messages
}

impl Discord {
    /// The hundred messages after `after`, oldest first.
    pub(super) async fn page(&self, id: Id, after: Id, patience: Duration) -> Result<Page, CallError> {
        let page = self.messages(id, vec![("after", after.to_string())], patience).await?;
        // Unreadable messages are skipped, and must not look like the end of the history.
        let full = page.len() == PAGE;
        Ok(Page { messages: readable(&page), newest: ids(&page).max(), full })
    }

    /// The last messages of `id`, newest first.
    pub(super) async fn last(&self, id: Id, patience: Duration) -> Result<Vec<Value>, CallError> {
        self.messages(id, Vec::new(), patience).await
    }

    /// Messages of a channel as Discord lists them. Without the permission to read the history it lists none, as where
    /// there are none.
    async fn messages(
        &self,
        id: Id,
        mut parameters: Vec<(&'static str, String)>,
        patience: Duration,
    ) -> Result<Vec<Value>, CallError> {
        parameters.push(("limit", PAGE.to_string()));
        let page: Vec<Value> =
            self.rest.list(Route::ChannelMessages { channel_id: id.to() }, parameters, patience).await?;
        if page.is_empty() && self.may_be_hidden(id, patience).await? {
            return Err(CallError::Forbidden(code::MISSING_PERMISSIONS));
        }
        Ok(page)
    }

    /// Whether the bot lacks the permission to read the history of `id`, which is requested if Discord hasn't described it:
    /// archived threads are no part of a server's description.
    async fn may_be_hidden(&self, id: Id, patience: Duration) -> Result<bool, CallError> {
        if self.reading.known(id).is_some_and(|known| known.sort != Sort::Public) {
            return Ok(false);
        }
        let channel = self.met_channel(id, patience).await?;
        let Some(guild) = channel.guild_id.or_else(|| self.guild_of(id)) else { return Ok(false) };
        if channel.is_thread()
            && let Some(parent) = channel.parent_id
        {
            self.met_channel(parent, patience).await?;
        }
        if !self.guilds.is_described(guild) {
            return Err(CallError::Later("the bot's permissions aren't known yet".into(), PAGE_RETRY));
        }
        Ok(self.lacks_history(id))
    }
}
