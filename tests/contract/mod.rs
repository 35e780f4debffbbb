//! The contract of a network's adapter, as [`dragoman_platform::Platform`] has it: the same cases for every network.
//!
//! A network brings a [`ContractStage`], its other side: people, places, and calls that fail. Each suite lists the cases
//! that can happen on its network with [`cases!`]; each is a test of its own. What a network can do is asked
//! (`capabilities`), never assumed: a case about edits expects none where there are none.
#![allow(dead_code, reason = "each network has its own cases")]

pub mod edits;
pub mod limits;
pub mod places;
pub mod posts;
pub mod rooms;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use dragoman_game::event::{ChannelId, PersonId, Place, RoomId};
use dragoman_game::post::{Key, Posted};
use dragoman_game::room::Room;
use dragoman_l10n::Text;
use dragoman_platform::message::{Action, Capabilities, File, Message, Picture};
use dragoman_platform::{EnsuredRoom, Platform, Setback};

use crate::bot::PATIENCE;

/// Makes a test of each of these cases, with a stage of its own.
macro_rules! cases {
    ($start:expr => $($topic:ident::$case:ident),+ $(,)?) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                $crate::contract::$topic::$case(&mut $start.await).await;
            }
        )+
    };
}
pub(crate) use cases;

/// A call of the adapter to its network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    Post,
    Find,
    Edit,
}

/// When a call fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Nothing is done.
    Before,
    /// It is done, and the answer is lost.
    After,
}

/// A post of the bot as somebody sees it now, with its edits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Its text, with what the network shows in it beside the words: choices, an alternative text.
    pub text: String,
    /// The picture's alternative text.
    pub alt: String,
    /// The picture.
    pub picture: Option<Vec<u8>>,
    /// The file: its name and content.
    pub file: Option<(String, Vec<u8>)>,
    /// The ids of its actions.
    pub actions: Vec<String>,
}

/// A network with its people, for an adapter without its service.
pub trait ContractStage {
    /// The adapter that runs now.
    fn platform(&self) -> Arc<dyn Platform>;
    /// Ends the adapter at once, and starts it again with its stored data.
    async fn restart(&mut self);
    /// A new channel in which the bot may do everything.
    async fn channel(&mut self) -> ChannelId;
    /// Somebody who may read every channel.
    async fn person(&mut self, name: &str) -> PersonId;
    /// The bot's posts that `who` sees in `place`, oldest first. Empty where they can't read.
    async fn seen(&mut self, who: &PersonId, place: &Place) -> Vec<Seen>;

    /// Whether `who` may write in a press room.
    async fn may_write(&mut self, _who: &PersonId, _room: &RoomId) -> bool {
        panic!("this network has no rooms")
    }
    /// Somebody who can't be added to rooms: who left the server, or can't be invited.
    async fn unreachable_person(&mut self) -> PersonId {
        panic!("everybody can be reached here")
    }
    /// The next such call fails.
    async fn fail_next(&mut self, call: Call, when: When) {
        panic!("{call:?} can't fail {when:?} it is done here")
    }
    /// From now on one call of `find` reads only a few posts.
    async fn search_little(&mut self) {
        panic!("a search reads everything at once here")
    }
    /// Somebody deletes a post.
    async fn delete_post(&mut self, _posted: &Posted) {
        panic!("nobody can delete a post here")
    }
    /// Somebody deletes a channel or a room.
    async fn delete_place(&mut self, _place: &Place) {
        panic!("no place can be deleted here")
    }
    /// `who` refuses private messages of the bot.
    async fn close_private(&mut self, _who: &PersonId) {
        panic!("nobody can refuse private messages here")
    }
    /// `who` takes them again.
    async fn open_private(&mut self, _who: &PersonId) {
        panic!("nobody can refuse private messages here")
    }
}

/// The key of this name.
pub fn key(name: &str) -> Key {
    Key::from(format!("{name:0<22}"))
}

/// A key that was never used.
fn fresh_key(name: &str) -> Key {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    key(&format!("{name}{:05}x", NUMBER.fetch_add(1, Ordering::SeqCst)))
}

/// A message of these words.
pub fn said(words: &str) -> Message {
    Message { text: Text::lines_of(words.lines()), ..Message::default() }
}

/// A small map, as a network gets it.
pub fn picture(alt: &str) -> Picture {
    let png: Arc<[u8]> = include_bytes!("../pictures/golden/busy-autumn-thumbnail.png").as_slice().into();
    let name = "Bosforo-F1901M".to_owned();
    Picture { thumbnail: Arc::clone(&png), png, width: 400, height: 340, name, alt: alt.to_owned() }
}

/// A file.
pub fn file() -> File {
    File::json("Bosforo", "ab12cd34", r#"{"phases":[]}"#)
}

/// An action with the longest id.
pub fn action(number: usize) -> Action {
    Action { id: format!("order:{number:0>74}"), label: format!("Choice {number}") }
}

/// The capabilities of `place`.
pub fn allowed(stage: &impl ContractStage, place: &Place) -> Capabilities {
    stage.platform().capabilities(place)
}

/// A channel and a private conversation, with somebody who reads both.
pub async fn places(stage: &mut impl ContractStage) -> (PersonId, [Place; 2]) {
    let (channel, reader) = (stage.channel().await, stage.person("ola").await);
    (reader.clone(), [Place::Channel(channel), Place::Person(reader)])
}

/// Repeats `call` as long as the network puts it off, as the outbox dispatcher does.
async fn patiently<T>(mut call: impl AsyncFnMut() -> Result<T, Setback>) -> Result<T, Setback> {
    let start = Instant::now();
    loop {
        match call().await {
            Err(Setback::Later { .. }) if start.elapsed() < PATIENCE => {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            done => return done,
        }
    }
}

/// What posting comes to in the end.
pub async fn try_post(stage: &impl ContractStage, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
    patiently(async || stage.platform().post(key, to, message).await).await
}

/// Posts.
pub async fn post(stage: &impl ContractStage, key: &Key, to: &Place, message: &Message) -> Posted {
    try_post(stage, key, to, message).await.expect("posted")
}

/// Edits.
pub async fn edit(stage: &impl ContractStage, posted: &Posted, message: &Message) {
    patiently(async || stage.platform().edit(posted, message).await).await.expect("edited");
}

/// Looks for a post of any age.
pub async fn find(stage: &impl ContractStage, key: &Key, place: &Place) -> Option<Posted> {
    let from = jiff::Timestamp::UNIX_EPOCH;
    patiently(async || stage.platform().find(key, place, from).await).await.expect("looked for")
}

/// Gives a room its state.
pub async fn ensured(stage: &impl ContractStage, key: &Key, room: &Room) -> EnsuredRoom {
    patiently(async || stage.platform().ensure_room(key, room).await).await.expect("ensured")
}

/// All posts that `who` sees in `place`, once they have read everything that was posted there before.
pub async fn all_seen(stage: &mut impl ContractStage, who: &PersonId, place: &Place) -> Vec<Seen> {
    let mark = fresh_key("mark");
    let words = format!("end {}", mark.as_str());
    post(stage, &mark, place, &said(&words)).await;
    let start = Instant::now();
    loop {
        let mut seen = stage.seen(who, place).await;
        if seen.iter().any(|post| post.text.contains(&words)) {
            seen.retain(|post| !post.text.starts_with("end mark"));
            return seen;
        }
        assert!(start.elapsed() < PATIENCE, "{who} doesn't read what is posted in {place:?}: {seen:#?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// The texts of [`all_seen`].
pub async fn texts(stage: &mut impl ContractStage, who: &PersonId, place: &Place) -> Vec<String> {
    all_seen(stage, who, place).await.into_iter().map(|post| post.text).collect()
}
