//! How far searches for earlier posts have come.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use dragoman_game::post::Key;

/// How many searches are remembered.
const SEARCHES_REMEMBERED: usize = 256;

/// Searches that are continued by the next call of [`find`](crate::Platform::find).
///
/// A place may have had thousands of messages since a post was tried. A call reads a part of them and can't tell yet: to
/// answer "not there" would post twice, and to begin again would never come to an end.
#[derive(Debug)]
pub struct Searches<T>(Mutex<VecDeque<(Key, T)>>);

impl<T> Default for Searches<T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T> Searches<T> {
    fn with<R>(&self, act: impl FnOnce(&mut VecDeque<(Key, T)>) -> R) -> R {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes the place at which the search for `key` continues; `None`: it begins. The oldest searches are forgotten, and
    /// begin again.
    pub fn resume(&self, key: &Key) -> Option<T> {
        self.with(|searches| {
            let at = searches.iter().position(|(known, _)| known == key)?;
            searches.remove(at).map(|(_, place)| place)
        })
    }

    /// The search for `key` continues at `place`.
    pub fn pause(&self, key: &Key, place: T) {
        self.with(|searches| {
            searches.push_back((key.clone(), place));
            if searches.len() > SEARCHES_REMEMBERED {
                searches.pop_front();
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_continues_once_where_it_was_and_the_oldest_is_forgotten() {
        let key = |number: usize| Key::from(format!("{number:022}"));
        let searches = Searches::default();
        searches.pause(&key(0), 7);
        assert_eq!((searches.resume(&key(0)), searches.resume(&key(0))), (Some(7), None));
        for number in 0..=SEARCHES_REMEMBERED {
            searches.pause(&key(number), number);
        }
        assert_eq!(
            (searches.resume(&key(0)), searches.resume(&key(SEARCHES_REMEMBERED))),
            (None, Some(SEARCHES_REMEMBERED))
        );
    }
}
