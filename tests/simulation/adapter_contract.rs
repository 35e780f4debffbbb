//! The contract of adapters on networks in memory: one that has everything, and one that has only text.

use std::sync::Arc;

use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::post::Posted;
use dragoman_platform::Platform;
use dragoman_platform::message::Capabilities;
use dragoman_runtime::clock::ManualClock;

use super::network::{Fate, Network};
use super::people::START;
use crate::contract::{Call, ContractStage, Seen, When};

const NAME: PlatformName = PlatformName::Matrix;

/// A network in memory: it is its own adapter, so that a restart changes nothing.
struct InMemory {
    network: Arc<Network>,
    channels: usize,
}

async fn with(capabilities: Capabilities) -> InMemory {
    let clock = Arc::new(ManualClock::new(START));
    InMemory { network: Arc::new(Network::new(NAME, capabilities, clock, Arc::default())), channels: 0 }
}

impl ContractStage for InMemory {
    fn platform(&self) -> Arc<dyn Platform> {
        Arc::<Network>::clone(&self.network)
    }

    async fn restart(&mut self) {}

    async fn channel(&mut self) -> ChannelId {
        self.channels += 1;
        ChannelId::new(NAME, &format!("table-{}", self.channels))
    }

    async fn person(&mut self, name: &str) -> PersonId {
        PersonId::new(NAME, name)
    }

    async fn seen(&mut self, who: &PersonId, place: &Place) -> Vec<Seen> {
        let posts = self.network.seen(who, place).into_iter();
        posts
            .map(|post| Seen {
                text: post.text,
                alt: post.message.picture.as_ref().map(|picture| picture.alt.clone()).unwrap_or_default(),
                picture: post.message.picture.map(|picture| picture.png.to_vec()),
                file: post.message.file.map(|file| (file.name, file.bytes.to_vec())),
                actions: post.message.actions.into_iter().map(|action| action.id).collect(),
            })
            .collect()
    }

    async fn may_write(&mut self, who: &PersonId, room: &RoomId) -> bool {
        self.network.may_write(who, room)
    }

    async fn unreachable_person(&mut self) -> PersonId {
        let person = PersonId::new(NAME, "gone");
        self.network.put_out_of_reach(&person);
        person
    }

    async fn fail_next(&mut self, _call: Call, when: When) {
        self.network.fail_next(match when {
            When::Before => Fate::Refused,
            When::After => Fate::AnswerLost,
        });
    }

    async fn delete_post(&mut self, posted: &Posted) {
        self.network.delete_post(posted);
    }

    async fn delete_place(&mut self, place: &Place) {
        self.network.delete_place(place);
    }

    async fn close_private(&mut self, who: &PersonId) {
        self.network.close_private(who, true);
    }

    async fn open_private(&mut self, who: &PersonId) {
        self.network.close_private(who, false);
    }
}

mod everything {
    use super::super::network::EVERYTHING;
    use super::with;
    use crate::contract::cases;

    cases! {
        with(EVERYTHING) =>
        posts::the_same_key_makes_one_post,
        posts::a_post_that_fails_is_put_off_and_made_once,
        posts::an_earlier_post_is_found_by_its_key,
        posts::a_network_that_fails_cant_tell_whether_there_is_a_post,
        edits::an_edit_changes_the_post_in_its_place,
        edits::an_edit_that_fails_can_be_repeated,
        edits::an_edit_of_a_deleted_post_says_that_it_is_gone,
        rooms::a_room_that_is_ensured_again_is_the_same,
        rooms::a_room_gets_the_members_and_the_state_that_are_asked_for,
        rooms::a_member_who_cant_be_added_keeps_no_other_out,
        places::a_deleted_channel_is_reported_as_gone,
        places::a_deleted_room_is_reported_as_gone_and_replaced,
        places::closed_private_messages_are_reported_until_they_are_open,
        limits::a_text_of_the_greatest_length_arrives_whole,
        limits::a_picture_with_the_longest_caption_arrives_whole,
        limits::a_file_arrives_whole,
    }
}

mod only_text {
    use super::super::network::ONLY_TEXT;
    use super::with;
    use crate::contract::cases;

    cases! {
        with(ONLY_TEXT) =>
        posts::the_same_key_makes_one_post,
        posts::a_post_that_fails_is_put_off_and_made_once,
        posts::an_earlier_post_is_found_by_its_key,
        posts::a_network_that_fails_cant_tell_whether_there_is_a_post,
        rooms::where_there_are_no_rooms_none_is_opened,
        places::a_deleted_channel_is_reported_as_gone,
        places::closed_private_messages_are_reported_until_they_are_open,
        limits::a_text_of_the_greatest_length_arrives_whole,
    }
}
