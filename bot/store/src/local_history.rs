//! The history of the local platform read from its end: the newest posts of a place, and those before them.
//!
//! A post is returned once, with the newest of its edits: a status that was edited for weeks is two rows, not hundreds.

use std::collections::HashMap;

use super::LocalPost;
use super::db::{self, Each};
use super::error::StoreError;
use super::local::{POST, post};
use super::local_store::LocalStore;

/// How many channels are returned at most: anybody may create one by writing there.
const CHANNELS: i64 = 100;

/// What is in a JSON list.
const LISTED: Each =
    Each { sqlite: "SELECT value FROM json_each($1)", postgres: "SELECT jsonb_array_elements_text($1::jsonb)" };

/// A range of a place's history.
#[derive(Clone, Debug, Default)]
pub struct LocalStretch {
    /// In order; each with its newest edit, if there is one.
    pub posts: Vec<(LocalPost, Option<LocalPost>)>,
    /// Whether there are earlier posts.
    pub more: bool,
}

impl LocalStore {
    /// The channels in which something was posted up to `seq`; of very many those with the newest posts.
    pub async fn channels(&self, seq: i64) -> Result<Vec<String>, StoreError> {
        // One step in the index for each channel, however much was written there. `$` follows `#`.
        let rows = db::query(
            "WITH RECURSIVE channels (place) AS (
                 SELECT (SELECT min(place) FROM local_posts WHERE place >= '#' AND place < '$')
                 UNION ALL
                 SELECT (SELECT min(place) FROM local_posts WHERE place > channels.place AND place < '$')
                 FROM channels WHERE channels.place IS NOT NULL)
             SELECT place FROM (SELECT place, (SELECT max(seq) FROM local_posts
                                               WHERE local_posts.place = channels.place AND seq <= $1) AS newest
                                FROM channels WHERE place IS NOT NULL) AS dated
             WHERE newest IS NOT NULL ORDER BY newest DESC LIMIT $2",
        )
        .bind(seq)
        .bind(CHANNELS)
        .fetch_all(&mut self.0.readers.take().await?)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("place")?)).collect()
    }

    /// Whether anything was ever posted in `place`.
    pub async fn is_used(&self, place: &str) -> Result<bool, StoreError> {
        let row = db::query("SELECT 1 AS one FROM local_posts WHERE place = $1 LIMIT 1")
            .bind(place)
            .fetch_optional(&mut self.0.readers.take().await?)
            .await?;
        Ok(row.is_some())
    }

    /// The newest `count` posts of `place` among those with a number below `before`, with their newest edits up to
    /// `upto`; without presses of buttons.
    pub async fn stretch(&self, place: &str, before: i64, upto: i64, count: u32) -> Result<LocalStretch, StoreError> {
        let query = format!(
            "SELECT {POST} FROM local_posts WHERE place = $1 AND seq < $2 AND press = '' AND edit = 0
                 AND translates IS NULL ORDER BY seq DESC LIMIT $3"
        );
        let rows = db::query(db::Made(query))
            .bind(place)
            .bind(before)
            // One more, to find out whether there are earlier ones.
            .bind(i64::from(count) + 1)
            .fetch_all(&mut self.0.readers.take().await?)
            .await?;
        let mut posts = rows.iter().map(post).collect::<Result<Vec<_>, _>>()?;
        let more = posts.len() > count as usize;
        posts.truncate(count as usize);
        posts.reverse();
        let ids: Vec<&str> = posts.iter().map(|post| post.id.as_str()).collect();
        let query = format!(
            "SELECT {POST} FROM local_posts WHERE seq IN (
                 SELECT max(seq) FROM local_posts WHERE id IN ({{}}) AND edit = 1 AND translates IS NULL AND seq <= $2
                 GROUP BY id)"
        );
        let rows = db::query(LISTED.within(&query))
            .bind(serde_json::to_string(&ids)?)
            .bind(upto)
            .fetch_all(&mut self.0.readers.take().await?)
            .await?;
        let edits = rows.iter().map(post).collect::<Result<Vec<_>, _>>()?;
        let mut edits: HashMap<String, LocalPost> = edits.into_iter().map(|edit| (edit.id.clone(), edit)).collect();
        let posts = posts.into_iter().map(|post| {
            let edit = edits.remove(&post.id);
            (post, edit)
        });
        Ok(LocalStretch { posts: posts.collect(), more })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NewLocalPost;
    use crate::test_database::{On, on_each};

    async fn the_newest_posts_come_once_with_their_newest_edit(on: On) {
        let (_place, store) = on.store().await;
        let store = store.local();
        let now = jiff::Timestamp::UNIX_EPOCH;
        let add = |place: &'static str, text: String, edits: Option<&'static str>, id: String| {
            let store = store.clone();
            async move {
                let new = NewLocalPost {
                    place: place.into(),
                    text,
                    edits: edits.map(str::to_owned),
                    ..NewLocalPost::default()
                };
                store.add_post(&new, &id, now).await.expect("added").seq
            }
        };
        for number in 0..10 {
            add("#hall", format!("post {number}"), None, format!("p{number}")).await;
            add("#hall", format!("card {number}"), Some("p8"), String::new()).await;
        }
        let press = NewLocalPost { place: "#hall".into(), press: "ready".into(), ..NewLocalPost::default() };
        store.add_post(&press, "press", now).await.expect("added");
        let newest = add("#table-2", "elsewhere".into(), None, "t".into()).await;
        add("@ada", "private".into(), None, "a".into()).await;
        assert_eq!(store.channels(newest).await.expect("readable"), ["#table-2", "#hall"]);
        assert_eq!(store.channels(newest - 1).await.expect("readable"), ["#hall"]);
        let used = [store.is_used("#hall").await, store.is_used("#other").await];
        assert_eq!(used.map(|used| used.expect("readable")), [true, false]);

        let said = |stretch: &LocalStretch| -> Vec<(String, Option<String>)> {
            let text = |(post, edit): &(LocalPost, Option<LocalPost>)| {
                (post.text.clone(), edit.as_ref().map(|edit| edit.text.clone()))
            };
            stretch.posts.iter().map(text).collect()
        };
        let last = store.stretch("#hall", i64::MAX, newest, 3).await.expect("readable");
        let plain = |text: &str| (text.to_owned(), None);
        assert_eq!(said(&last), [plain("post 7"), ("post 8".into(), Some("card 9".into())), plain("post 9")]);
        assert!(last.more);
        let before = last.posts[0].0.seq;
        let rest = store.stretch("#hall", before, newest, 7).await.expect("readable");
        assert_eq!((rest.posts.len(), rest.more), (7, false));
        assert_eq!(said(&rest)[0], plain("post 0"));
    }

    on_each!(the_newest_posts_come_once_with_their_newest_edit);
}
