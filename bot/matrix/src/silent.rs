//! Whose keys were asked for in vain: they aren't asked for again for a while.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use jiff::Timestamp;

/// How long somebody's keys aren't asked for again after they were asked for in vain.
const SILENT: Duration = Duration::from_secs(60);
/// How many are remembered for whom that is so.
const REMEMBERED: usize = 1024;

/// For whom keys were asked in vain, and when: a homeserver, or an account of the bot's own. A flood of messages would hold up
/// everything else if each waited for its sender's keys.
#[derive(Debug, Default)]
pub(super) struct Silent(Mutex<HashMap<String, Timestamp>>);

impl Silent {
    pub(super) fn is(&self, whom: &str, now: Timestamp) -> bool {
        let silent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        silent.get(whom).is_some_and(|since| now < *since + SILENT)
    }

    pub(super) fn note(&self, whom: String, now: Timestamp) {
        let mut silent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if silent.len() >= REMEMBERED {
            silent.clear();
        }
        silent.insert(whom, now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_was_asked_in_vain_is_asked_again_after_a_minute() {
        let at = |second: i64| Timestamp::from_second(second).expect("an instant");
        let silent = Silent::default();
        silent.note("x".to_owned(), at(0));
        assert_eq!([0, 59, 60].map(|second| silent.is("x", at(second))), [true, true, false]);
        assert!(!silent.is("y", at(0)), "others are asked");
    }
}
