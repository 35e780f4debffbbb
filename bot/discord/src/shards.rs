//! The shards: Discord divides a bot's servers among connections, each with its own session.
//!
//! A server belongs to one shard by its id, and private conversations to the first. Interactions come on the shard of
//! their server.

use super::wire::Id;

/// The cursor that holds the session of a bot with one shard, so that the next run can resume it. With several, the
/// shard and their number follow.
pub(super) const SESSION: &str = "discord.session";
/// The most shards that are opened: Discord itself has bots with fewer.
pub(super) const MOST_SHARDS: u32 = 16_384;

/// One of `count` shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shard {
    /// Its number, from zero.
    pub(super) id: u32,
    pub(super) count: u32,
}

impl Shard {
    pub(super) fn all(count: u32) -> impl Iterator<Item = Self> {
        (0..count).map(move |id| Self { id, count })
    }

    /// Whether Discord reports what happens in `guild` on this shard; `None`: in private conversations.
    pub(super) fn has(self, guild: Option<Id>) -> bool {
        let number = guild.map_or(0, |guild| (guild.0.get() >> 22) % u64::from(self.count.max(1)));
        number == u64::from(self.id)
    }

    /// The cursor of its session.
    pub(super) fn cursor(self) -> String {
        if self.count == 1 { SESSION.to_owned() } else { format!("{SESSION}.{}.{}", self.id, self.count) }
    }

    /// The number of shards of the session under the cursor `name`.
    pub(super) fn count_of(name: &str) -> Option<u32> {
        match name.strip_prefix(SESSION)? {
            "" => Some(1),
            more => more.strip_prefix('.')?.split_once('.')?.1.parse().ok(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_belongs_to_one_shard_and_what_is_private_to_the_first() {
        let guild = |id: u64| Some((id << 22 | 5).to_string().parse().expect("an id"));
        for count in [1, 4, 16] {
            for id in 0..64 {
                let there: Vec<_> = Shard::all(count).filter(|shard| shard.has(guild(id))).collect();
                assert!(matches!(there.as_slice(), [one] if u64::from(one.id) == id % u64::from(count)), "{there:?}");
            }
            assert!(Shard::all(count).filter(|shard| shard.has(None)).map(|shard| shard.id).eq([0]));
        }
    }

    #[test]
    fn a_sessions_cursor_names_its_shard_and_their_number() {
        let names: Vec<_> = [(0, 1), (0, 4), (3, 4)].map(|(id, count)| Shard { id, count }.cursor()).into();
        assert_eq!(names, ["discord.session", "discord.session.0.4", "discord.session.3.4"]);
        let counts: Vec<_> = names.iter().map(|name| Shard::count_of(name)).collect();
        assert_eq!(counts, [Some(1), Some(4), Some(4)]);
        assert_eq!(Shard::count_of("discord.sessions"), None);
    }
}
