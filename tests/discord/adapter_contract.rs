//! The contract of adapters on the stand-in for Discord.

use std::sync::Arc;

use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::post::Posted;
use dragoman_platform::Platform;

use super::contract::{Call, ContractStage, Seen, When, cases};
use super::recorder::{Recorder, Running, settings};
use super::stand::{Stand, actions, words};

const NAME: PlatformName = PlatformName::Discord;

/// The adapter with its service's memory, and the stand-in.
struct OnDiscord {
    bot: Option<Running>,
    sink: Arc<Recorder>,
    stand: Stand,
}

async fn started() -> OnDiscord {
    let (stand, sink) = (Stand::start().await, Arc::new(Recorder::default()));
    OnDiscord { bot: Some(Running::connected(&stand, &sink).await), sink, stand }
}

fn native(id: &str) -> u64 {
    id.parse().expect("a snowflake")
}

impl OnDiscord {
    fn of(&self, place: &Place) -> u64 {
        match place {
            Place::Channel(id) => native(id.native()),
            Place::Room(id) => native(id.native()),
            Place::Person(id) | Place::Reply { author: id, .. } => self.stand.world().conversation(native(id.native())),
        }
    }

    fn takes_private_messages(&self, who: &PersonId, open: bool) {
        self.stand.world().users.get_mut(&native(who.native())).expect("somebody").open = open;
    }
}

impl ContractStage for OnDiscord {
    fn platform(&self) -> Arc<dyn Platform> {
        Arc::<dragoman_discord::Discord>::clone(&self.bot.as_ref().expect("it runs").discord)
    }

    async fn restart(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.kill();
        }
        // It resumes its session; what is posted before that waits.
        self.bot = Some(Running::start(settings(&self.stand), &self.sink));
    }

    async fn channel(&mut self) -> ChannelId {
        ChannelId::new(NAME, &self.stand.make_channel(0, "table", None).to_string())
    }

    async fn person(&mut self, name: &str) -> PersonId {
        PersonId::new(NAME, &self.stand.person(name).to_string())
    }

    async fn seen(&mut self, who: &PersonId, place: &Place) -> Vec<Seen> {
        let posts = self.stand.posts(native(who.native()), self.of(place)).into_iter();
        posts
            .map(|post| {
                let action = |(id, _): (String, String)| id.split('~').next().unwrap_or_default().to_owned();
                let mut seen = Seen {
                    text: words(&post),
                    actions: actions(&post).into_iter().map(action).collect(),
                    ..Seen::default()
                };
                for file in post.attachments {
                    if file.name.ends_with(".png") {
                        (seen.alt, seen.picture) = (file.alt, Some(file.bytes));
                    } else {
                        seen.file = Some((file.name, file.bytes));
                    }
                }
                seen
            })
            .collect()
    }

    async fn may_write(&mut self, who: &PersonId, room: &RoomId) -> bool {
        let world = self.stand.world();
        let thread = &world.channels[&native(room.native())];
        thread.members.contains(&native(who.native())) && !thread.locked && !thread.archived
    }

    /// Who has left the server.
    async fn unreachable_person(&mut self) -> PersonId {
        let gone = self.stand.person("gone");
        self.stand.world().left.insert(gone);
        PersonId::new(NAME, &gone.to_string())
    }

    async fn fail_next(&mut self, call: Call, when: When) {
        let operation = Some(match call {
            Call::Post => "POST /channels/{channel_id}/messages",
            Call::Find => "GET /channels/{channel_id}/messages",
            Call::Edit => "PATCH /channels/{channel_id}/messages/{message_id}",
        });
        match when {
            When::Before => self.stand.faults().failing = operation,
            When::After => self.stand.faults().cut = operation,
        }
    }

    async fn delete_post(&mut self, posted: &Posted) {
        let message = posted.id.0.split('/').nth(2).expect("an id of ours");
        self.stand.unsay(native(message));
    }

    async fn delete_place(&mut self, place: &Place) {
        self.stand.delete_channel(self.of(place));
    }

    async fn close_private(&mut self, who: &PersonId) {
        self.takes_private_messages(who, false);
    }

    async fn open_private(&mut self, who: &PersonId) {
        self.takes_private_messages(who, true);
    }
}

cases! {
    started() =>
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
