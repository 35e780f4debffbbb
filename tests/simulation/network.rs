//! A network in memory, with any capabilities, and with faults from a seed: it refuses posts, loses answers, or ends the
//! program in the middle of a call. A message beyond its capabilities is a fault of the program's.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use dragoman_game::event::{PersonId, Place, PlatformName, RoomId};
use dragoman_game::post::{Key, PostId, Posted};
use dragoman_game::refusal::Refusal;
use dragoman_game::room::Room;
use dragoman_platform::message::{Capabilities, Commands, Message, RoomReading, Times};
use dragoman_platform::{EnsuredRoom, Platform, Setback, Sink, Unusable};
use dragoman_runtime::clock::{Clock as _, ManualClock};
use jiff::{SignedDuration, Timestamp};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::seed::Chance;

/// How long a network remembers a key.
const MEMORY: SignedDuration = SignedDuration::from_secs(120);

/// The capabilities of a network that has everything.
pub const EVERYTHING: Capabilities = Capabilities {
    text_limit: 4000,
    caption_limit: 4000,
    alt_limit: 2000,
    actions: 25,
    reactions: 0,
    pictures: true,
    files: true,
    thumbnails: false,
    edits: true,
    free_edits: true,
    rooms: true,
    room: RoomReading::ALL,
    times: Times::Words,
    commands: Commands::Names,
};

/// The capabilities of a network that has only text: no buttons, pictures, files, edits or private rooms.
pub const ONLY_TEXT: Capabilities = Capabilities {
    text_limit: 500,
    caption_limit: 0,
    actions: 0,
    reactions: 0,
    pictures: false,
    files: false,
    edits: false,
    rooms: false,
    ..EVERYTHING
};

/// A post in a place.
#[derive(Clone, Debug)]
pub struct Post {
    /// The place.
    pub place: Place,
    /// The key under which it was posted.
    pub key: Key,
    /// Its present text.
    pub text: String,
    /// Its present content.
    pub message: Message,
    posted: Timestamp,
    deleted: bool,
}

/// The result of a call.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    Done,
    /// Nothing is done, and the caller is told to try later.
    Refused,
    /// It is done, and the caller is told to try later.
    AnswerLost,
    /// The program ends before it is done.
    EndsBefore,
    /// The program ends after it is done.
    EndsAfter,
}

#[derive(Default)]
struct State {
    chance: Option<Chance>,
    /// The result of the next call.
    next: Option<Fate>,
    posts: Vec<Post>,
    rooms: HashMap<Key, (RoomId, Room)>,
    /// Deleted channels and rooms.
    gone: HashSet<Place>,
    /// People who can't be added to rooms.
    unreachable: HashSet<PersonId>,
    /// People who take no private messages.
    closed: HashSet<PersonId>,
    faults: Vec<String>,
}

impl State {
    /// Whether `message` may be posted in `to`.
    fn admits(&mut self, capabilities: &Capabilities, to: &Place, message: &Message) -> Result<(), Setback> {
        if self.gone.contains(to) {
            return Err(Setback::Gone);
        }
        if matches!(to, Place::Person(person) if self.closed.contains(person)) {
            return Err(Setback::Refused(Refusal::ClosedToBot));
        }
        let (text, picture) = (message.text.plain(), message.picture.as_ref());
        let limit = if picture.is_some() { capabilities.caption_limit } else { capabilities.text_limit };
        let excess = [
            ("its text", text.chars().count() > limit),
            ("its alternative text", picture.is_some_and(|it| it.alt.chars().count() > capabilities.alt_limit)),
            ("its picture", picture.is_some() && !capabilities.pictures),
            ("its file", message.file.is_some() && !capabilities.files),
            ("its actions", message.actions.len() > capabilities.actions),
        ];
        let Some((what, _)) = excess.iter().find(|(_, exceeds)| *exceeds) else { return Ok(()) };
        self.faults.push(format!("{what} can't be posted: {text}"));
        Err(Setback::Refused(Refusal::Malformed))
    }

    /// The room under `key`, if `known` isn't another one.
    fn room(&mut self, key: &Key, known: Option<&RoomId>) -> Result<&mut (RoomId, Room), Setback> {
        let found = self.rooms.get_mut(key).filter(|(id, _)| known.is_none_or(|known| known == id));
        found.ok_or(Setback::Gone)
    }
}

/// A network.
pub struct Network {
    name: PlatformName,
    capabilities: Capabilities,
    clock: Arc<ManualClock>,
    state: Mutex<State>,
    ended: Arc<Notify>,
}

impl Network {
    /// A network without posts. `ended` is notified when the program must end in the middle of a call.
    pub fn new(name: PlatformName, capabilities: Capabilities, clock: Arc<ManualClock>, ended: Arc<Notify>) -> Self {
        Self { name, capabilities, clock, state: Mutex::default(), ended }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on calls fail as `chance` says; `None`: no call fails.
    pub fn fail(&self, chance: Option<Chance>) {
        self.state().chance = chance;
    }

    /// The next call ends like this.
    pub fn fail_next(&self, fate: Fate) {
        self.state().next = Some(fate);
    }

    /// All posts, in order.
    pub fn posts(&self) -> Vec<Post> {
        self.state().posts.iter().filter(|post| !post.deleted).cloned().collect()
    }

    /// Deletes a post.
    pub fn delete_post(&self, posted: &Posted) {
        let number: usize = posted.id.0.parse().expect("one of ours");
        self.state().posts[number].deleted = true;
    }

    /// Deletes a channel or a room.
    pub fn delete_place(&self, place: &Place) {
        let mut state = self.state();
        state.rooms.retain(|_, (id, _)| Place::Room(id.clone()) != *place);
        state.gone.insert(place.clone());
    }

    /// From now on `person` can't be added to rooms.
    pub fn put_out_of_reach(&self, person: &PersonId) {
        self.state().unreachable.insert(person.clone());
    }

    /// Whether `person` refuses private messages from now on.
    pub fn close_private(&self, person: &PersonId, closed: bool) {
        let mut state = self.state();
        if closed {
            state.closed.insert(person.clone())
        } else {
            state.closed.remove(person)
        };
    }

    /// The posts that `person` may read in `place`.
    pub fn seen(&self, person: &PersonId, place: &Place) -> Vec<Post> {
        let reads = match place {
            Place::Channel(_) => true,
            Place::Person(reader) | Place::Reply { author: reader, .. } => reader == person,
            Place::Room(id) => self.members(id).contains(person),
        };
        let mut posts = self.posts();
        posts.retain(|post| reads && post.place == *place);
        posts
    }

    /// Whether `person` may write in a room.
    pub fn may_write(&self, person: &PersonId, room: &RoomId) -> bool {
        let open = self.state().rooms.values().any(|(id, room_state)| id == room && room_state.open);
        open && self.members(room).contains(person)
    }

    fn members(&self, room: &RoomId) -> Vec<PersonId> {
        let state = self.state();
        let found = state.rooms.values().find(|(id, _)| id == room);
        found.map(|(_, room)| room.members.clone()).unwrap_or_default()
    }

    /// Repeated posts, and other violations of the protocol.
    pub fn faults(&self) -> Vec<String> {
        self.state().faults.clone()
    }

    fn fate(&self) -> Fate {
        let mut state = self.state();
        if let Some(fate) = state.next.take() {
            return fate;
        }
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
        // Answers to questions wait until then by the machine's clock, so the time is short.
        let now = self.clock.now();
        let not_before = now.checked_add(SignedDuration::from_millis(5)).unwrap_or(now);
        Setback::Later { not_before, nothing_done: false }
    }

    /// Does `work` with the fate of this call.
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
        self.capabilities
    }

    async fn post(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
        let now = self.clock.now();
        self.call(|state| {
            state.admits(&self.capabilities, to, message)?;
            let before = state.posts.iter().position(|post| post.key == *key && post.place == *to);
            let number = match before {
                Some(number) if now.duration_since(state.posts[number].posted) <= MEMORY => number,
                before => {
                    let text = message.text.plain();
                    if before.is_some() {
                        state.faults.push(format!("posted twice under {}: {text}", key.as_str()));
                    }
                    let (place, key, message) = (to.clone(), key.clone(), message.clone());
                    state.posts.push(Post { place, key, text, message, posted: now, deleted: false });
                    state.posts.len() - 1
                }
            };
            Ok(Posted { place: to.clone(), id: PostId(number.to_string()) })
        })
        .await
    }

    async fn find(&self, key: &Key, to: &Place, _from: Timestamp) -> Result<Option<Posted>, Setback> {
        self.call(|state| {
            let found = state.posts.iter().position(|post| post.key == *key && post.place == *to && !post.deleted);
            Ok(found.map(|number| Posted { place: to.clone(), id: PostId(number.to_string()) }))
        })
        .await
    }

    async fn edit(&self, posted: &Posted, message: &Message) -> Result<(), Setback> {
        self.call(|state| {
            state.admits(&self.capabilities, &posted.place, message)?;
            if !self.capabilities.edits {
                state.faults.push(format!("edited: {}", message.text.plain()));
            }
            let number: usize = posted.id.0.parse().map_err(|_| Setback::Gone)?;
            let post = state.posts.get_mut(number).filter(|post| !post.deleted).ok_or(Setback::Gone)?;
            (post.text, post.message) = (message.text.plain(), message.clone());
            Ok(())
        })
        .await
    }

    async fn open(&self, key: &Key, room: &Room) -> Result<RoomId, Setback> {
        self.call(|state| {
            if !self.capabilities.rooms {
                return Err(Setback::Refused(Refusal::NoRooms));
            }
            let earlier = state.gone.len();
            let new = || {
                let id = if earlier == 0 { key.as_str().to_owned() } else { format!("{}-{earlier}", key.as_str()) };
                (RoomId::new(self.name, &id), Room { members: Vec::new(), ..room.clone() })
            };
            Ok(state.rooms.entry(key.clone()).or_insert_with(new).0.clone())
        })
        .await
    }

    async fn ensure_room(&self, key: &Key, room: &Room) -> Result<EnsuredRoom, Setback> {
        if room.known.is_none() {
            self.open(key, room).await?;
        }
        self.call(|state| {
            if !self.capabilities.rooms {
                return Err(Setback::Refused(Refusal::NoRooms));
            }
            let (missing, members) =
                room.members.iter().cloned().partition(|member| state.unreachable.contains(member));
            let found = state.room(key, room.known.as_ref())?;
            found.1 = Room { members, ..room.clone() };
            Ok(EnsuredRoom { room: found.0.clone(), missing, let_in: Vec::new() })
        })
        .await
    }

    async fn listen(self: Arc<Self>, _sink: Arc<dyn Sink>, stop: CancellationToken) -> Result<(), Unusable> {
        stop.cancelled().await;
        Ok(())
    }
}
