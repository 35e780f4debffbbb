//! What the dispatcher and the service ask of Discord.

use std::sync::Arc;

use async_trait::async_trait;
use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::notice::permissions::{ChannelKind, ChannelPermissions, ReadMessages};
use dragoman_game::post::{Key, Posted};
use dragoman_game::room::Room;
use dragoman_platform::message::{Capabilities, Commands, Message, Overseer, RoomReading, Times};
use dragoman_platform::{EnsuredRoom, Platform, Setback, Sink, Unusable};
use jiff::Timestamp;
use serenity::http::{LightMethod, Route};
use tokio_util::sync::CancellationToken;

use super::ids::native;
use super::rest::{BRIEFLY, CallError};
use super::wire::{self, Id};
use super::{Discord, body, guilds, members};

/// The kind of a channel that can have no press rooms.
fn kind_of(channel: &wire::Channel) -> Option<ChannelKind> {
    match channel.kind {
        members::TEXT => None,
        2 | 13 => Some(ChannelKind::Voice),
        5 => Some(ChannelKind::Announcements),
        15 | 16 => Some(ChannelKind::Forum),
        _ => Some(ChannelKind::Other),
    }
}

#[async_trait]
impl Platform for Discord {
    fn name(&self) -> PlatformName {
        PlatformName::Discord
    }

    fn capabilities(&self, _place: &Place) -> Capabilities {
        Capabilities {
            text_limit: body::TEXT,
            caption_limit: body::TEXT,
            alt_limit: body::ALT,
            actions: body::ACTIONS,
            reactions: 0,
            pictures: true,
            files: true,
            thumbnails: false,
            edits: true,
            free_edits: true,
            rooms: true,
            room: RoomReading { hears_all: self.settings.message_content, overseer: Overseer::Administrators },
            times: Times::Tags,
            commands: Commands::Menu,
        }
    }

    fn server_of(&self, channel: &ChannelId) -> String {
        let guild = channel.native().parse().ok().and_then(|id: Id| self.guild_of(id));
        guild.map_or_else(|| channel.as_str().to_owned(), |guild| format!("discord:server:{guild}"))
    }

    async fn post(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
        self.post_to(key, to, message).await
    }

    async fn find(&self, key: &Key, to: &Place, from: Timestamp) -> Result<Option<Posted>, Setback> {
        self.find_in(key, to, from).await
    }

    async fn edit(&self, posted: &Posted, message: &Message) -> Result<(), Setback> {
        self.edit_post(posted, message).await
    }

    async fn remove(&self, posted: &Posted) -> Result<(), Setback> {
        self.remove_post(posted).await
    }

    async fn open(&self, key: &Key, room: &Room) -> Result<RoomId, Setback> {
        self.open_room(key, room).await
    }

    async fn ensure_room(&self, key: &Key, room: &Room) -> Result<EnsuredRoom, Setback> {
        self.ensure_room(key, room).await
    }

    async fn readers_outside(&self, channel: &ChannelId, others: &[PersonId]) -> Result<Vec<PersonId>, Setback> {
        // Somebody who can't see the channel sees none of its threads, whatever their other permissions.
        const NEEDED: u64 = guilds::permission::MANAGE_THREADS | guilds::permission::VIEW_CHANNEL;
        let channel = native(channel.native())?;
        let guild = self.described_guild(channel, &[]).await?;
        let mut known = self.unfinished.looked_up(channel);
        let mut able = Vec::new();
        for other in others {
            let person: Id = native(other.native())?;
            let roles = match known.get(&person) {
                Some(roles) => roles.clone(),
                None => {
                    let route = Route::GuildMember { guild_id: guild.to(), user_id: person.to() };
                    let roles = match self.rest.ask::<wire::Member>(LightMethod::Get, route, None).await {
                        Ok(member) => Some(member.roles),
                        Err(CallError::Gone(_)) => None,
                        Err(error) => {
                            self.unfinished.looks_up(channel, known);
                            return Err(self.setback(error, channel, &[]));
                        }
                    };
                    known.insert(person, roles.clone());
                    roles
                }
            };
            // Somebody who isn't on the server reads nothing there.
            let Some(roles) = roles else { continue };
            if self.guilds.permissions(channel, person, &roles).is_none_or(|all| all & NEEDED == NEEDED) {
                able.push(other.clone());
            }
        }
        self.unfinished.looks_up(channel, known);
        Ok(able)
    }

    async fn is_unsettled(&self, room: &RoomId) -> Result<bool, Setback> {
        // Before the first connection the notes aren't loaded.
        self.introduced().await?;
        let room = native(room.native())?;
        // What the bot doesn't see it can't settle now: what is to be posted there waits.
        let is_lacking = || self.members.is_lacking(room) && !self.reading.is_out_of_sight(room);
        Ok(self.members.has_strangers(room) || is_lacking())
    }

    async fn permissions(&self, channel: &ChannelId) -> Result<ChannelPermissions, Setback> {
        let (identity, _) = self.introduced().await?;
        let channel = native(channel.native())?;
        let host = match self.met_channel(channel, BRIEFLY).await {
            Ok(met) if met.is_thread() => self.met_channel(self.guilds.host_of(channel), BRIEFLY).await,
            met => met,
        };
        let kind = match host {
            Ok(host) => kind_of(&host),
            // Somebody who can't see the channel lacks the first of all permissions.
            Err(CallError::Forbidden(_)) => None,
            Err(error) => return Err(self.setback(error, channel, &[])),
        };
        if let Some(guild) = self.guilds.guild_of(channel)
            && !self.guilds.is_described(guild)
        {
            self.described_guild(channel, &guilds::permission::ROOMS).await?;
        }
        let mine = self.guilds.mine(channel, identity.user).unwrap_or(0);
        let lacking = |needed: &[(u64, &str)]| {
            let lacking = needed.iter().filter(|(bit, _)| mine & bit == 0);
            lacking.map(|(_, name)| (*name).to_owned()).collect()
        };
        let reading = if self.settings.message_content { ReadMessages::All } else { ReadMessages::Mentions };
        Ok(ChannelPermissions {
            posting: lacking(self.needed(channel)),
            rooms: lacking(&guilds::permission::ROOMS),
            pinning: lacking(&guilds::permission::PINNING),
            reading: Some(reading),
            levels: None,
            kind,
        })
    }

    async fn forget(&self, person: &PersonId) -> Result<(), Setback> {
        let (_, sink) = self.introduced().await?;
        let person = native(person.native())?;
        self.forget_everywhere(&*sink, person).await.map_err(|_| self.soon())
    }

    async fn listen(self: Arc<Self>, sink: Arc<dyn Sink>, stop: CancellationToken) -> Result<(), Unusable> {
        self.listen_on(sink, stop).await
    }
}
