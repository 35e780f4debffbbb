//! The contract of adapters on the local page. Its posts are in the bot's own database: a call doesn't fail alone, nobody
//! deletes a place or a post, and everybody can be reached.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;

use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName, RoomId};
use dragoman_local::{Local, LocalSettings};
use dragoman_platform::Platform;
use dragoman_runtime::clock::SystemClock;
use dragoman_store::LocalStore;

use crate::backup::opened;
use crate::contract::{ContractStage, Seen, cases};
use crate::entropy::SeededEntropy;

const NAME: PlatformName = PlatformName::Local;

/// The adapter over a database of its own; nobody needs its web server.
struct OnThePage {
    folder: tempfile::TempDir,
    running: Option<(LocalStore, Arc<Local>)>,
    starts: usize,
    channels: usize,
}

async fn started() -> OnThePage {
    let folder = tempfile::tempdir().expect("a folder");
    let mut stage = OnThePage { folder, running: None, starts: 0, channels: 0 };
    stage.restart().await;
    stage
}

impl OnThePage {
    fn store(&self) -> &LocalStore {
        &self.running.as_ref().expect("it runs").0
    }
}

fn native(place: &Place) -> String {
    match place {
        Place::Channel(id) => format!("#{}", id.native()),
        Place::Person(id) | Place::Reply { author: id, .. } => format!("@{}", id.native()),
        Place::Room(id) => format!("&{}", id.native()),
    }
}

impl ContractStage for OnThePage {
    fn platform(&self) -> Arc<dyn Platform> {
        Arc::<Local>::clone(&self.running.as_ref().expect("it runs").1)
    }

    async fn restart(&mut self) {
        self.running = None;
        self.starts += 1;
        let folder = self.folder.path();
        let store = opened(folder, &folder.join("dragoman.sqlite")).await;
        let words = Arc::new(dragoman_locales::words().expect("checked elsewhere"));
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let settings = LocalSettings {
            listen,
            hosts: Vec::new(),
            data: folder.to_owned(),
            maps: false,
            files: None,
            text: 4_000,
            movable: None,
        };
        let entropy = SeededEntropy::of(&format!("start {}", self.starts));
        let local = Local::new(store.local(), Arc::new(SystemClock), entropy, words, settings).await;
        self.running = Some((store.local(), Arc::new(local.expect("a page"))));
    }

    async fn channel(&mut self) -> ChannelId {
        self.channels += 1;
        ChannelId::new(NAME, &format!("table-{}", self.channels))
    }

    async fn person(&mut self, name: &str) -> PersonId {
        PersonId::new(NAME, name)
    }

    async fn seen(&mut self, who: &PersonId, place: &Place) -> Vec<Seen> {
        let store = self.store();
        let mut posts = store.posts_for(who.native(), 0).await.expect("a readable store");
        posts.retain(|post| post.place == native(place));
        let mut order = Vec::new();
        let mut shown = BTreeMap::new();
        for post in posts {
            let picture = store.image(post.seq).await.expect("a readable store").map(|(_, png)| png);
            let file = store.file(post.seq).await.expect("a readable store").map(|(_, file)| (file.name, file.bytes));
            let actions = post.actions.into_iter().map(|action| action.id).collect();
            let picture = picture.map(|(png, _)| png);
            let seen = Seen { text: post.text, alt: post.alt, picture, file, actions };
            if !post.edit {
                order.push(post.id.clone());
            }
            shown.insert(post.id, seen);
        }
        order.iter().filter_map(|id| shown.remove(id)).collect()
    }

    async fn may_write(&mut self, who: &PersonId, room: &RoomId) -> bool {
        let room = self.store().room(room.native()).await.expect("a readable store");
        room.is_some_and(|room| room.open && room.members.iter().any(|member| member == who.native()))
    }
}

cases! {
    started() =>
    posts::the_same_key_makes_one_post,
    posts::an_earlier_post_is_found_by_its_key,
    edits::an_edit_changes_the_post_in_its_place,
    rooms::a_room_that_is_ensured_again_is_the_same,
    rooms::a_room_gets_the_members_and_the_state_that_are_asked_for,
    limits::a_text_of_the_greatest_length_arrives_whole,
    limits::a_picture_with_the_longest_caption_arrives_whole,
    limits::a_file_arrives_whole,
}
