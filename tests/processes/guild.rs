//! People on the stand-in for Discord. They write messages: an interaction that the program doesn't answer in time is
//! lost on Discord, and people would have to repeat it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;

use crate::PATIENCE;
use crate::network::{At, Network, Read};
use crate::stand::{Stand, actions, words};

/// The stand-in's server.
pub struct Guild(pub Arc<Stand>);

impl Guild {
    fn place(&self, who: u64, at: At<'_>) -> Option<u64> {
        match at {
            At::Channel(id) => id.parse().ok(),
            At::Private => Some(self.0.world().conversation(who)),
            At::Room(game) => self.0.threads(&format!("{game} · ")).first().map(|thread| thread.id),
        }
    }
}

#[async_trait]
impl Network for Guild {
    fn name(&self) -> &'static str {
        "discord"
    }

    async fn gather(&self, channel: &str, people: &[String]) -> String {
        for person in people {
            self.0.person(person);
        }
        let id = self.0.make_channel(0, channel, None).to_string();
        // The history of a channel is read only after somebody has used the bot there.
        let (who, here) = (&people[0], At::Channel(&id));
        self.write(who, here, "help").await;
        let begun = Instant::now();
        loop {
            let seen = [self.read(who, here).await, self.read(who, At::Private).await].concat();
            if seen.iter().any(|read| !read.by_person) {
                return id;
            }
            assert!(begun.elapsed() < PATIENCE, "{who} gets no answer in {channel}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    async fn write(&self, who: &str, at: At<'_>, text: &str) {
        let who = self.0.person(who);
        let place = self.0.until("the place", || self.place(who, at)).await;
        let text = if matches!(at, At::Channel(_)) { format!("@bot {text}") } else { text.to_owned() };
        self.0.write(who, place, &text);
    }

    async fn read(&self, who: &str, at: At<'_>) -> Vec<Read> {
        let who = self.0.person(who);
        let Some(place) = self.place(who, at) else { return Vec::new() };
        let world = self.0.world();
        if !world.channels.get(&place).is_some_and(|channel| world.sees(who, channel)) {
            return Vec::new();
        }
        // Not the stand-in's own list, which copies the pictures.
        let visible = world.messages.values().filter(|message| {
            let finished = message.kind == 0 && message.flags & (1 << 7) == 0;
            message.channel == place && finished && message.only.is_none_or(|only| only == who)
        });
        let named = |text: String| {
            text.split("<@").enumerate().fold(String::new(), |all, (at, part)| match part.split_once('>') {
                Some((id, rest)) if at > 0 => {
                    let user = id.parse().ok().and_then(|id: u64| world.users.get(&id));
                    format!("{all}@{}{rest}", user.map_or(id, |user| &user.name))
                }
                Some(_) | None => all + part,
            })
        };
        let read = visible.map(|message| Read {
            by_person: message.author != world.bot,
            text: named(words(message)),
            alt: message.attachments.iter().map(|file| file.alt.as_str()).collect(),
            labels: actions(message).into_iter().map(|(_, label)| label).collect(),
            at: i64::try_from((message.id >> 22) + 1_420_070_400_000).expect("a time"),
        });
        read.collect()
    }

    async fn arrived(&self, _: &str, _: At<'_>) {}

    async fn leave(&self, _: &[String]) {}
}
