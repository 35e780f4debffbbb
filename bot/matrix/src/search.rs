//! How far a search for a post of the bot's own has come, and what keeps it from an answer.
//!
//! A new device of the account, as after a restore, has no keys of what the one before it has posted. They come from the backup
//! on the homeserver, which the SDK asks a moment after it has met such a post. Until then any of these posts may be the one that
//! is looked for. Some keys may never come.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use dragoman_platform::Setback;
use jiff::Timestamp;
use matrix_sdk::ruma::{EventId, OwnedEventId};

use super::setback::later;

/// How long the key of a post is waited for.
const KEY_PATIENCE: Duration = Duration::from_secs(60);
/// How many posts are remembered. Of more none is waited for.
const POSTS_REMEMBERED: usize = 10_000;
/// The pause before a search continues.
pub(super) const SEARCH_PAUSE: Duration = Duration::from_secs(1);

/// How far a search has come.
#[derive(Debug, Default)]
pub(super) struct Reached {
    /// The next page; `None`: the newest one.
    pub(super) token: Option<String>,
    /// A post that can't be decrypted yet may be the one.
    pub(super) is_in_doubt: bool,
}

impl Reached {
    /// The post isn't among those that could be read up to here. If it may be among the others, all are looked at once more.
    pub(super) fn not_there<T>(self) -> Result<Option<T>, Setback> {
        if self.is_in_doubt { Err(later(SEARCH_PAUSE)) } else { Ok(None) }
    }
}

/// The posts that couldn't be decrypted, and when they were first met.
#[derive(Debug, Default)]
pub(super) struct Sealed(Mutex<HashMap<OwnedEventId, Timestamp>>);

impl Sealed {
    /// `post` can't be decrypted `now`. Returns whether its key may still come.
    pub(super) fn may_open(&self, post: &EventId, now: Timestamp) -> bool {
        let mut met = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(first) = met.get(post) {
            return now < *first + KEY_PATIENCE;
        }
        let is_new = met.len() < POSTS_REMEMBERED;
        if is_new {
            met.insert(post.to_owned(), now);
        }
        is_new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_of_each_post_is_waited_for_and_not_for_ever() {
        let at = |second: i64| Timestamp::from_second(second).expect("an instant");
        let post = |number: usize| EventId::parse(format!("${number}")).expect("an id");
        let sealed = Sealed::default();
        assert!(sealed.may_open(&post(0), at(0)) && sealed.may_open(&post(0), at(59)));
        assert!(sealed.may_open(&post(1), at(59)), "each has its own time");
        assert!(!sealed.may_open(&post(0), at(60)) && sealed.may_open(&post(1), at(60)));
        for number in 2..POSTS_REMEMBERED {
            assert!(sealed.may_open(&post(number), at(60)));
        }
        assert!(!sealed.may_open(&post(POSTS_REMEMBERED), at(60)), "otherwise nothing would ever be posted");
        assert!(!sealed.may_open(&post(0), at(60)));
    }
}
