//! Records everything that the bot ever sent to Discord, with the people to whom Discord shows it.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::Value;

use super::world::World;

const EPHEMERAL: u64 = 1 << 6;

/// One thing that the bot sent: a message or one of its versions, an answer, a form, suggestions, a room's name, the
/// menu of commands.
#[derive(Clone, Debug)]
pub struct Told {
    /// The people who are shown it.
    pub to: BTreeSet<u64>,
    /// All its text, including parts that no reader is shown (ids, URLs, names of files).
    pub said: String,
    /// Its files, each by a hash: equal bytes have equal numbers.
    pub files: Vec<u64>,
}

impl Told {
    pub fn of(world: &World, segments: &[&str], body: &Value, files: &[(String, Vec<u8>)]) -> Self {
        let names: String = files.iter().map(|(name, _)| format!("\n{name}")).collect();
        let said = format!("{}\n{body}{names}", segments.join("/"));
        let mut to = audience(world, segments, body);
        to.remove(&world.bot);
        Self { to, said, files: files.iter().map(|(_, bytes)| hash(bytes)).collect() }
    }
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}

fn audience(world: &World, segments: &[&str], body: &Value) -> BTreeSet<u64> {
    let readers = |channel: u64| {
        let place = &world.channels[&channel];
        world.users.keys().copied().filter(|user| world.sees(*user, place)).collect()
    };
    match segments {
        ["channels", id, ..] => match id.parse() {
            Ok(id) if world.channels.contains_key(&id) => readers(id),
            _ => world.users.keys().copied().collect(),
        },
        // An acknowledgement, a form or suggestions: for the person who acted.
        ["interactions", _, token, ..] => world.interactions.get(*token).map(|acted| acted.user).into_iter().collect(),
        ["webhooks", _, token, rest @ ..] => {
            let Some(acted) = world.interactions.get(*token) else { return BTreeSet::new() };
            let message = match rest {
                ["messages", "@original"] => acted.original,
                ["messages", id] => id.parse().ok(),
                _ => None,
            };
            let only = match message.and_then(|id| world.messages.get(&id)) {
                Some(message) => message.only,
                None => (body["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0).then_some(acted.user),
            };
            only.map_or_else(|| readers(acted.channel), |only| BTreeSet::from([only]))
        }
        _ => world.users.keys().copied().collect(),
    }
}
