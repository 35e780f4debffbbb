//! Answers to interactions: acknowledged at once, answered later, valid for a quarter of an hour.
//!
//! An acknowledgement defers the response (Discord shows "… is thinking"), so the first post of a reply completes it,
//! which may be repeated without harm; later posts are follow-ups. Which post completed it is remembered here, and read
//! back from Discord after a restart.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use dragoman_game::event::{PlatformName, ReplyToken};
use dragoman_game::post::Key;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::watch;
use tokio::time::timeout;

use super::wire::Id;

/// How long a token is valid, less a margin.
const GOOD: SignedDuration = SignedDuration::from_secs(14 * 60);
/// How long an answer waits for its acknowledgement.
const ACKNOWLEDGING: Duration = Duration::from_secs(10);

/// The content of a [`ReplyToken`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ticket {
    pub(super) interaction: Id,
    pub(super) token: String,
    /// Whether only its author sees the answer.
    pub(super) ephemeral: bool,
}

impl Ticket {
    pub(super) fn token(&self) -> ReplyToken {
        let kind = if self.ephemeral { "e" } else { "p" };
        ReplyToken::new(PlatformName::Discord, &format!("{kind}/{}/{}", self.interaction, self.token))
    }

    pub(super) fn read(token: &ReplyToken) -> Option<Self> {
        let (kind, rest) = token.native().split_once('/')?;
        let (interaction, token) = rest.split_once('/')?;
        Some(Self { interaction: interaction.parse().ok()?, token: token.to_owned(), ephemeral: kind == "e" })
    }

    pub(super) fn good_at(&self, now: Timestamp) -> bool {
        now.duration_since(self.interaction.at()) < GOOD
    }
}

/// The state of an acknowledgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Acknowledged {
    NotYet,
    Yes,
    /// Discord refused it: the interaction can't be answered.
    No,
    /// Nobody knows whether it arrived: Discord is asked when there is an answer.
    Unknown,
}

struct Reply {
    acknowledged: watch::Receiver<Acknowledged>,
    /// The post that completed the deferred response.
    first: Option<Key>,
    /// The later posts that were tried, and may be there.
    tried: HashSet<Key>,
}

#[derive(Default)]
pub(super) struct Replies(Mutex<HashMap<Id, Reply>>);

impl Replies {
    fn with<T>(&self, work: impl FnOnce(&mut HashMap<Id, Reply>) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Registers an interaction; removes those that can't be answered any more.
    pub(super) fn open(&self, interaction: Id, now: Timestamp) -> watch::Sender<Acknowledged> {
        let (tell, acknowledged) = watch::channel(Acknowledged::NotYet);
        self.with(|replies| {
            replies.retain(|id, _| now.duration_since(id.at()) < GOOD);
            replies.insert(interaction, Reply { acknowledged, first: None, tried: HashSet::new() });
        });
        tell
    }

    /// Waits for the acknowledgement. `None`: the interaction is of an earlier run.
    pub(super) async fn acknowledged(&self, interaction: Id) -> Option<Acknowledged> {
        let mut state = self.with(|replies| replies.get(&interaction).map(|reply| reply.acknowledged.clone()))?;
        let settled = timeout(ACKNOWLEDGING, state.wait_for(|state| *state != Acknowledged::NotYet)).await;
        match settled {
            Ok(Ok(state)) => Some(*state),
            Ok(Err(_)) | Err(_) => Some(Acknowledged::No),
        }
    }

    /// Whether `key` completes the deferred response: nothing did before, or the same key did.
    pub(super) fn is_first(&self, interaction: Id, key: &Key) -> Option<bool> {
        self.with(|replies| {
            replies.get(&interaction).map(|reply| reply.first.as_ref().is_none_or(|first| first == key))
        })
    }

    /// Notes that a later post is tried under `key`. Returns whether it may be there already: it was tried before, or the
    /// interaction is of an earlier run.
    pub(super) fn tries(&self, interaction: Id, key: &Key) -> bool {
        self.with(|replies| replies.get_mut(&interaction).is_none_or(|reply| !reply.tried.insert(key.clone())))
    }

    pub(super) fn filled(&self, interaction: Id, key: &Key) {
        self.with(|replies| {
            if let Some(reply) = replies.get_mut(&interaction) {
                reply.first.get_or_insert_with(|| key.clone());
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_can_be_stored_and_read_again() {
        let ticket = Ticket {
            interaction: "175928847299117063".parse().expect("an id"),
            token: "aW50/x+y=".into(),
            ephemeral: true,
        };
        assert_eq!(Ticket::read(&ticket.token()), Some(ticket.clone()));
        let made = ticket.interaction.at();
        assert!(ticket.good_at(made.saturating_add(SignedDuration::from_mins(13)).expect("a time")));
        assert!(!ticket.good_at(made.saturating_add(SignedDuration::from_mins(15)).expect("a time")));
    }

    #[test]
    fn a_later_post_that_was_tried_or_is_of_an_earlier_run_may_be_there() {
        let (replies, key) = (Replies::default(), Key::of("two"));
        let now = Timestamp::UNIX_EPOCH;
        let interaction = Id::first_at(now);
        assert!(replies.tries(interaction, &key), "of an earlier run");
        let _acknowledging = replies.open(interaction, now);
        assert!(!replies.tries(interaction, &key));
        assert!(replies.tries(interaction, &key) && !replies.tries(interaction, &Key::of("three")));
    }
}
