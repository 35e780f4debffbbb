//! What the newest posts of a room offer to choose: for signs that are typed, and for posts that were edited since.
//!
//! One value a room, with the newest posts only: what is kept has an end. A homeserver gives an edited post as it was first
//! sent, so its present choices are kept here.

use matrix_sdk::ruma::RoomId;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::account::Account;
use super::rooms::{changed_choices, newest_choice};

/// How many posts of a room are kept.
const POSTS_KEPT: usize = 16;

/// How many times more a writer's clock may be slow than fast: then what they typed seems older than the post that they answer.
const SLOW: i64 = 20;

/// A post with choices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Offer {
    /// The post.
    pub(super) post: String,
    /// The event that showed these choices: the post, or its last edit.
    pub(super) by: String,
    /// What it offers since it was edited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) choices: Option<Value>,
}

/// The newest posts of a room with choices, by when these were shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Offers(Vec<Offer>);

impl Offers {
    /// Older versions stored the id of the newest one.
    fn read(text: &str) -> Self {
        let alone = || Self(vec![Offer { post: text.to_owned(), by: text.to_owned(), choices: None }]);
        serde_json::from_str(text).unwrap_or_else(|_| alone())
    }

    /// `offer` is the newest now.
    fn add(&mut self, offer: Offer) {
        self.0.retain(|known| known.post != offer.post);
        self.0.push(offer);
        self.0.drain(..self.0.len().saturating_sub(POSTS_KEPT));
    }

    /// What `post` offers since it was edited.
    pub(super) fn changed(&self, post: &str) -> Option<&Value> {
        self.0.iter().find(|offer| offer.post == post)?.choices.as_ref()
    }

    /// The newest first.
    pub(super) fn newest(&self) -> impl Iterator<Item = &Offer> {
        self.0.iter().rev()
    }
}

/// What a typed sign is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meant {
    /// Nothing that was offered then.
    Nothing,
    /// This action.
    Action(String),
    /// One of two posts, and which of them was the newest for its writer isn't known.
    Unsure,
}

/// A sign that was typed at a time, while posts are looked through, the newest first.
pub(super) struct Typed {
    said: i64,
    /// By how much the clocks of the two homeservers may differ.
    margin: i64,
    unsure: Option<String>,
}

impl Typed {
    /// A sign of the time `said`; both in Unix milliseconds.
    pub(super) fn at(said: i64, margin: i64) -> Self {
        Self { said, margin, unsure: None }
    }

    /// The next older post shows choices since `at`, among which the sign is `action`. Returns what is meant, once that is known.
    pub(super) fn look_at(&mut self, at: i64, action: Option<String>) -> Option<Meant> {
        let lag = self.said.saturating_sub(at);
        if lag >= self.margin {
            // This was there for certain, and nothing newer for certain.
            return Some(match (self.unsure.take(), action) {
                (None, None) => Meant::Nothing,
                (Some(newer), Some(older)) if newer != older => Meant::Unsure,
                (Some(action), _) | (None, Some(action)) => Meant::Action(action),
            });
        }
        // By a slow clock an older post would be chosen in silence: that is asked about for longer.
        if lag >= -self.margin * SLOW && action.is_some() {
            if self.unsure.is_some() && self.unsure != action {
                return Some(Meant::Unsure);
            }
            self.unsure = action;
        }
        None
    }

    /// There is no older post.
    pub(super) fn end(self) -> Meant {
        self.unsure.map_or(Meant::Nothing, Meant::Action)
    }
}

impl Account {
    /// The newest posts of `room` that offer something.
    pub(super) async fn offers(&self, room: &RoomId) -> Offers {
        self.read_note(&newest_choice(room)).await.map(|note| Offers::read(&note)).unwrap_or_default()
    }

    /// A post of the bot's in `room` offers something, and whether that was noted isn't known: the answer to it got lost.
    pub(super) async fn note_found(&self, room: &RoomId, post: &str) {
        if self.offers(room).await.newest().all(|known| known.post != post) {
            self.note_offer(room, Offer { post: post.to_owned(), by: post.to_owned(), choices: None }).await;
        }
    }

    /// A post in `room` offers something from now on, or something else.
    pub(super) async fn note_offer(&self, room: &RoomId, offer: Offer) {
        let _one_at_a_time = self.offering.lock().await;
        // Older versions kept the choices of each edited post, without an end.
        let old = changed_choices(&offer.post);
        if let Err(error) = self.client.state_store().remove_custom_value(old.as_bytes()).await {
            tracing::warn!(%error, "a note couldn't be deleted");
        }
        let mut offers = self.offers(room).await;
        offers.add(offer);
        match serde_json::to_string(&offers) {
            Ok(note) => self.note(&newest_choice(room), &note).await,
            Err(error) => tracing::warn!(%error, "a note couldn't be written"),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn offer(post: &str) -> Offer {
        Offer { post: post.to_owned(), by: post.to_owned(), choices: None }
    }

    #[test]
    fn only_the_newest_posts_of_a_room_are_kept() {
        let mut offers = Offers::read("$old");
        assert_eq!(offers.newest().map(|offer| offer.post.as_str()).collect::<Vec<_>>(), ["$old"]);
        for number in 0..40 {
            offers.add(Offer { choices: Some(json!({ "1": format!("a{number}") })), ..offer(&format!("${number}")) });
        }
        assert_eq!(offers.newest().count(), POSTS_KEPT);
        assert_eq!(offers.changed("$39"), Some(&json!({ "1": "a39" })));
        assert_eq!(offers.changed("$0"), None);
        // An edited post is the newest again, and is there once.
        offers.add(Offer { by: "$edit".to_owned(), ..offer("$30") });
        assert_eq!(
            (offers.newest().next(), offers.newest().count()),
            (Some(&Offer { by: "$edit".to_owned(), ..offer("$30") }), POSTS_KEPT)
        );
        assert_eq!(Offers::read(&serde_json::to_string(&offers).unwrap()), offers);
    }

    #[test]
    fn a_typed_sign_is_for_the_newest_post_of_the_time_at_which_it_was_typed() {
        let meant = |said: i64, margin: i64, posts: &[(i64, Option<&str>)]| {
            let mut typed = Typed::at(said, margin);
            let found = posts.iter().find_map(|(at, action)| typed.look_at(*at, action.map(str::to_owned)));
            found.unwrap_or_else(|| typed.end())
        };
        let action = |action: &str| Meant::Action(action.to_owned());
        let both = [(200, Some("new")), (100, Some("old"))];
        assert_eq!(meant(250, 0, &both), action("new"));
        assert_eq!(meant(150, 0, &both), action("old"), "the newer one was posted since");
        assert_eq!(meant(50, 0, &both), Meant::Nothing);
        assert_eq!(meant(250, 0, &[(200, None), (100, Some("old"))]), Meant::Nothing);
        // The writer's homeserver has another clock.
        assert_eq!(meant(210, 60, &both), Meant::Unsure);
        assert_eq!(meant(150, 60, &both), Meant::Unsure);
        assert_eq!(meant(300, 60, &both), action("new"));
        assert_eq!(meant(210, 60, &[(200, Some("new"))]), action("new"));
        assert_eq!(meant(210, 60, &[(200, Some("new")), (100, None)]), action("new"));
        assert_eq!(meant(210, 60, &[(200, Some("same")), (100, Some("same"))]), action("same"));
    }
}
