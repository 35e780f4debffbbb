//! A network in memory that fails as its seed says: it refuses, it posts and loses the answer, and the program ends in the
//! middle of a call.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use dragoman_game::event::{Place, PlatformName, RoomId};
use dragoman_game::post::{Key, PostId, Posted};
use dragoman_game::room::Room;
use dragoman_platform::message::{Capabilities, Commands, Message, Times};
use dragoman_platform::{EnsuredRoom, Platform, Setback, Sink, Unusable};
use dragoman_runtime::clock::{Clock as _, ManualClock};
use jiff::{SignedDuration, Timestamp};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::seed::Chance;

/// How long a network knows a key again.
const MEMORY: SignedDuration = SignedDuration::from_secs(120);

/// What stands in a place.
#[derive(Clone, Debug)]
pub struct Post {
    /// Where.
    pub place: Place,
    /// Under which key it was posted.
    pub key: Key,
    /// What it says by now.
    pub text: String,
    posted: Timestamp,
}

/// What becomes of a call.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Done,
    /// Nothing is done, and the caller is told to come later.
    Refused,
    /// It is done, and the caller is told to come later.
    AnswerLost,
    /// The program ends before it is done.
    EndsBefore,
    /// The program ends after it was done.
    EndsAfter,
}

#[derive(Default)]
struct State {
    chance: Option<Chance>,
    posts: Vec<Post>,
    rooms: HashMap<Key, Room>,
    faults: Vec<String>,
}

/// A network.
pub struct Network {
    name: PlatformName,
    clock: Arc<ManualClock>,
    state: Mutex<State>,
    ended: Arc<Notify>,
}

impl Network {
    /// A network without a post. `ended` is rung when the program is to end in the middle of a call.
    pub fn new(name: PlatformName, clock: Arc<ManualClock>, ended: Arc<Notify>) -> Self {
        Self { name, clock, state: Mutex::default(), ended }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on calls fail as `chance` says; none: no call fails.
    pub fn fail(&self, chance: Option<Chance>) {
        self.state().chance = chance;
    }

    /// Everything that stands somewhere, in order.
    pub fn posts(&self) -> Vec<Post> {
        self.state().posts.clone()
    }

    /// What was posted twice, and other things that a network never wants to see.
    pub fn faults(&self) -> Vec<String> {
        self.state().faults.clone()
    }

    fn fate(&self) -> Fate {
        let mut state = self.state();
        let Some(chance) = &mut state.chance else { return Fate::Done };
        match chance.below(40) {
            0..=3 => Fate::Refused,
            4..=6 => Fate::AnswerLost,
            7 => Fate::EndsBefore,
            8 => Fate::EndsAfter,
            _ => Fate::Done,
        }
    }

    fn later(&self) -> Setback {
        // Answers to questions wait for it by the machine's clock.
        let now = self.clock.now();
        Setback::Later { not_before: now.checked_add(SignedDuration::from_millis(5)).unwrap_or(now) }
    }

    /// Does `work` as fate wants it.
    async fn call<T>(&self, work: impl FnOnce(&mut State) -> Result<T, Setback>) -> Result<T, Setback> {
        let fate = self.fate();
        if fate == Fate::Refused {
            return Err(self.later());
        }
        let done = if fate == Fate::EndsBefore { None } else { Some(work(&mut self.state())) };
        match (fate, done) {
            (Fate::Done, Some(done)) => done,
            (Fate::AnswerLost, _) => Err(self.later()),
            _ => {
                self.ended.notify_one();
                std::future::pending().await
            }
        }
    }
}

#[async_trait]
impl Platform for Network {
    fn name(&self) -> PlatformName {
        self.name
    }

    fn capabilities(&self, _place: &Place) -> Capabilities {
        Capabilities {
            text_limit: 4000,
            caption_limit: 4000,
            alt_limit: 2000,
            actions: 25,
            thumbnails: false,
            edits: self.name != PlatformName::Matrix,
            rooms: true,
            times: Times::Words,
            commands: Commands::Names,
        }
    }

    async fn post(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
        let now = self.clock.now();
        self.call(|state| {
            let before = state.posts.iter().position(|post| post.key == *key && post.place == *to);
            let number = match before {
                Some(number) if now.duration_since(state.posts[number].posted) <= MEMORY => number,
                before => {
                    if before.is_some() {
                        state.faults.push(format!("posted twice under {}: {}", key.as_str(), message.text.markdown()));
                    }
                    let (place, key, text) = (to.clone(), key.clone(), message.text.markdown());
                    state.posts.push(Post { place, key, text, posted: now });
                    state.posts.len() - 1
                }
            };
            Ok(Posted { place: to.clone(), id: PostId(number.to_string()) })
        })
        .await
    }

    async fn find(&self, key: &Key, to: &Place, _from: Timestamp) -> Result<Option<Posted>, Setback> {
        self.call(|state| {
            let found = state.posts.iter().position(|post| post.key == *key && post.place == *to);
            Ok(found.map(|number| Posted { place: to.clone(), id: PostId(number.to_string()) }))
        })
        .await
    }

    async fn edit(&self, posted: &Posted, message: &Message) -> Result<(), Setback> {
        self.call(|state| {
            let number: usize = posted.id.0.parse().map_err(|_| Setback::Gone)?;
            let Some(post) = state.posts.get_mut(number) else { return Err(Setback::Gone) };
            post.text = message.text.markdown();
            Ok(())
        })
        .await
    }

    async fn open(&self, key: &Key, room: &Room) -> Result<RoomId, Setback> {
        let id = RoomId::new(self.name, key.as_str());
        self.call(|state| {
            state.rooms.entry(key.clone()).or_insert_with(|| Room { members: Vec::new(), ..room.clone() });
            Ok(id)
        })
        .await
    }

    async fn ensure_room(&self, key: &Key, room: &Room) -> Result<EnsuredRoom, Setback> {
        let id = RoomId::new(self.name, key.as_str());
        self.call(|state| {
            state.rooms.insert(key.clone(), room.clone());
            Ok(EnsuredRoom { room: id, missing: Vec::new() })
        })
        .await
    }

    async fn listen(self: Arc<Self>, _sink: Arc<dyn Sink>, stop: CancellationToken) -> Result<(), Unusable> {
        stop.cancelled().await;
        Ok(())
    }
}
