//! The newest posts in memory: connections read them here, without a query of the database for each.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use dragoman_store::LocalPost;

/// How many posts are kept: a connection that is further behind reads them from the database.
const CAPACITY: usize = 128;

/// The newest posts, by their number.
#[derive(Debug, Default)]
pub(super) struct Feed {
    posts: Mutex<BTreeMap<i64, Arc<LocalPost>>>,
}

impl Feed {
    /// Adds a post that was stored.
    pub(super) fn add(&self, post: LocalPost) {
        let mut posts = self.posts.lock().unwrap_or_else(PoisonError::into_inner);
        posts.insert(post.seq, Arc::new(post));
        while posts.len() > CAPACITY {
            posts.pop_first();
        }
    }

    /// The posts after number `after` up to `upto`; `None`: not all of them are here.
    pub(super) fn between(&self, after: i64, upto: i64) -> Option<Vec<Arc<LocalPost>>> {
        if upto <= after {
            return Some(Vec::new());
        }
        let posts = self.posts.lock().unwrap_or_else(PoisonError::into_inner);
        let found: Vec<_> = posts.range(after + 1..=upto).map(|(_, post)| Arc::clone(post)).collect();
        // A post that was added after its successor, or by another process, is found missing here.
        let mut last = after;
        for post in &found {
            if post.follows.is_none_or(|before| before > last) {
                return None;
            }
            last = post.seq;
        }
        (last == upto).then_some(found)
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;

    fn post(seq: i64) -> LocalPost {
        LocalPost {
            seq,
            follows: Some(seq - 1),
            id: seq.to_string(),
            edit: false,
            place: "#hall".into(),
            author: String::new(),
            text: String::new(),
            press: String::new(),
            alt: String::new(),
            has_image: false,
            image_name: None,
            file_name: None,
            actions: Vec::new(),
            rings: false,
            at: Timestamp::UNIX_EPOCH,
            translations: Vec::new(),
        }
    }

    fn numbers(feed: &Feed, after: i64, upto: i64) -> Option<Vec<i64>> {
        Some(feed.between(after, upto)?.iter().map(|post| post.seq).collect())
    }

    #[test]
    fn an_incomplete_range_is_not_returned() {
        let feed = Feed::default();
        for seq in [3, 4, 6] {
            feed.add(post(seq));
        }
        assert_eq!(numbers(&feed, 2, 4), Some(vec![3, 4]));
        assert_eq!(numbers(&feed, 4, 4), Some(vec![]));
        assert_eq!(numbers(&feed, 7, 4), Some(vec![]));
        for (after, upto) in [(1, 4), (2, 6), (4, 6), (5, 7)] {
            assert_eq!(numbers(&feed, after, upto), None, "{after} to {upto}");
        }
        feed.add(post(5));
        assert_eq!(numbers(&feed, 2, 6), Some(vec![3, 4, 5, 6]));
    }

    #[test]
    fn only_the_newest_are_kept() {
        let feed = Feed::default();
        for seq in 1..=1000 {
            feed.add(post(seq));
        }
        assert_eq!(numbers(&feed, 1000 - CAPACITY as i64, 1000).map(|found| found.len()), Some(CAPACITY));
        assert_eq!(numbers(&feed, 999 - CAPACITY as i64, 1000), None);
    }

    #[test]
    fn numbers_with_gaps_are_complete_if_each_post_follows_the_one_before_it() {
        let feed = Feed::default();
        for (seq, follows) in [(1000, Some(7)), (1700, Some(1000)), (2500, Some(1700))] {
            feed.add(LocalPost { follows, ..post(seq) });
        }
        assert_eq!(numbers(&feed, 7, 2500), Some(vec![1000, 1700, 2500]));
        assert_eq!(numbers(&feed, 1000, 1700), Some(vec![1700]));
        assert_eq!(numbers(&feed, 6, 2500), None, "post 7 isn't here");
        // Another process has stored the one between these.
        feed.add(LocalPost { follows: Some(2900), ..post(3000) });
        assert_eq!(numbers(&feed, 2500, 3000), None);
        assert_eq!(numbers(&feed, 2500, 2900), None, "it isn't known what that is");
        // What is found by its key was stored before.
        feed.add(LocalPost { follows: None, ..post(3100) });
        assert_eq!(numbers(&feed, 3000, 3100), None);
    }
}
