//! Who wrote a message that was read from the history: there Discord doesn't say as which member of the server.
//!
//! What somebody may decide there, and the name by which others know them, depend on that. It is requested only for what is
//! said to the bot, and not for orders.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use serenity::http::Route;

use super::Discord;
use super::messages::is_addressed;
use super::reading::Sort;
use super::rest::{CALL_TIMEOUT, CallError};
use super::wire::{Id, Member, Message};

/// The authors of a page's messages who were requested; `None`: somebody who isn't on the server any more.
pub(super) type Authors = BTreeMap<Id, Option<Member>>;

impl Discord {
    /// `message` of a history, with the member who wrote it.
    pub(super) async fn with_member(&self, message: Message, known: &mut Authors) -> Result<Message, CallError> {
        let (channel, author) = (message.channel_id, message.author.id);
        let me = self.identity.borrow().map(|identity| identity.user);
        let is_public = self.reading.known(channel).is_some_and(|known| known.sort == Sort::Public);
        let is_for_me = me.is_some_and(|me| is_addressed(&message.content, me));
        if message.member.is_some() || !is_public || !is_for_me || self.owner(channel) == Some(author) {
            return Ok(message);
        }
        let member = match known.entry(author) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => unknown.insert(self.member(channel, author).await?),
        };
        Ok(Message { member: member.clone(), ..message })
    }

    /// `person` as a member of the server of `channel`. `None`: they aren't on it, or not any more.
    async fn member(&self, channel: Id, person: Id) -> Result<Option<Member>, CallError> {
        let guild = match self.guild_of(channel) {
            Some(guild) => guild,
            None => match self.met_channel(channel, CALL_TIMEOUT).await?.guild_id {
                Some(guild) => guild,
                None => return Ok(None),
            },
        };
        let route = Route::GuildMember { guild_id: guild.to(), user_id: person.to() };
        match self.rest.look(route, CALL_TIMEOUT).await {
            Ok(member) => Ok(Some(member)),
            Err(CallError::Gone(_) | CallError::Forbidden(_) | CallError::Bad(..)) => Ok(None),
            Err(error @ (CallError::Later(..) | CallError::Unauthorized | CallError::Restricted(_))) => Err(error),
        }
    }
}
