//! The contract of adapters on a real homeserver. Nobody can delete a room there: what comes closest is that the bot is
//! in it no longer, which in a channel is a refusal (`rooms.rs`).

use std::sync::Arc;

use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::post::Posted;
use dragoman_matrix::Matrix;
use dragoman_matrix::settings::SearchLimits;
use dragoman_platform::Platform;
use serde_json::{Value, json};

use crate::contract::{Call, ContractStage, Seen, When, cases};
use crate::homeserver;
use crate::players::{Players, id, unique};
use crate::proxy::Proxy;
use crate::rig::{Bot, person};
use crate::rooms::leave_as_the_bot;

const NAME: PlatformName = PlatformName::Matrix;
const SEND: &str = "/send/m.room.message/";

/// The adapter behind a proxy, and people, of whom one makes all channels.
struct OnMatrix {
    bot: Bot,
    proxy: Proxy,
    players: Players,
    host: String,
    people: Vec<String>,
    channels: Vec<String>,
    sent: u32,
}

async fn started() -> OnMatrix {
    let url = homeserver::shared().await;
    let (proxy, mut players) = (Proxy::to(url).await, Players::on(url));
    let (bot, host) = (Bot::by(&proxy.url, &mut players).await, unique("host"));
    players.enter(&[&host]).await;
    OnMatrix { bot, proxy, players, host, people: Vec::new(), channels: Vec::new(), sent: 0 }
}

/// The name of an account on the homeserver of the tests.
fn name_of(who: &PersonId) -> String {
    who.native().trim_start_matches('@').trim_end_matches(":localhost").to_owned()
}

impl OnMatrix {
    async fn bring(&mut self, name: &str, room: &str) {
        self.players.act(&self.host, "invite", json!({ "room": room, "user": id(name) })).await;
        self.players.until_joined(&self.host, room, name).await;
    }

    /// The rooms of `place` as `who` sees them: there may be several private conversations.
    async fn rooms(&mut self, who: &str, place: &Place) -> Vec<String> {
        match place {
            Place::Channel(id) => vec![id.native().to_owned()],
            Place::Room(id) => vec![id.native().to_owned()],
            Place::Person(_) | Place::Reply { .. } => {
                let mut rooms = self.players.rooms_with(who, &self.bot.name).await;
                rooms.retain(|room| room["name"].is_null() && room["members"].as_array().map(Vec::len) == Some(2));
                rooms.iter().filter_map(|room| room["room"].as_str()).map(str::to_owned).collect()
            }
        }
    }

    /// A post, as its content shows it to `who`.
    async fn shown(&mut self, who: &str, content: &Value) -> Seen {
        let text = content["body"].as_str().unwrap_or_default().to_owned();
        let choices = content["org.dragoman.choices"].as_object();
        let mut choices: Vec<_> = choices.into_iter().flatten().collect();
        choices.sort_by_key(|(sign, _)| sign.parse().unwrap_or(0));
        let actions = choices.into_iter().filter_map(|(_, id)| id.as_str()).map(str::to_owned).collect();
        let mut seen = Seen { text, actions, ..Seen::default() };
        match content["msgtype"].as_str() {
            Some("m.image") => {
                (seen.alt, seen.picture) = (seen.text.clone(), Some(self.players.download(who, content).await));
            }
            Some("m.file") => {
                let name = content["filename"].as_str().unwrap_or_default().to_owned();
                seen.file = Some((name, self.players.download(who, content).await));
            }
            _ => {}
        }
        seen
    }

    async fn set_blocked(&mut self, who: &str, blocked: &[String]) {
        let path =
            format!("/_matrix/client/v3/user/{}/account_data/org.matrix.msc4155.invite_permission_config", id(who));
        let set = self.players.request(who, "PUT", &path, json!({ "blocked_users": blocked })).await;
        assert_eq!(set["status"], 200);
    }
}

impl ContractStage for OnMatrix {
    fn platform(&self) -> Arc<dyn Platform> {
        Arc::<Matrix>::clone(&self.bot.running.as_ref().expect("it runs").0)
    }

    async fn restart(&mut self) {
        self.bot.restart().await;
    }

    async fn channel(&mut self) -> ChannelId {
        let room = self.players.create(&self.host, Some("table"), false, &[&self.bot.name]).await;
        self.players.until_joined(&self.host, &room, &self.bot.name).await;
        for name in self.people.clone() {
            self.bring(&name, &room).await;
        }
        self.channels.push(room.clone());
        ChannelId::new(NAME, &room)
    }

    async fn person(&mut self, name: &str) -> PersonId {
        let name = unique(name);
        self.players.enter(&[&name]).await;
        for room in self.channels.clone() {
            self.bring(&name, &room).await;
        }
        self.people.push(name.clone());
        person(&name)
    }

    async fn seen(&mut self, who: &PersonId, place: &Place) -> Vec<Seen> {
        let who = name_of(who);
        let mut posts: Vec<(Value, Value)> = Vec::new();
        for room in self.rooms(&who, place).await {
            for event in self.players.events(&who, &room).await {
                if event["sender"] != id(&self.bot.name) || event["type"] != "m.room.message" {
                    continue;
                }
                let content = &event["content"];
                let edited = &content["m.relates_to"];
                if edited["rel_type"] != "m.replace" {
                    posts.push((event["event_id"].clone(), content.clone()));
                } else if let Some(post) = posts.iter_mut().find(|(id, _)| *id == edited["event_id"]) {
                    post.1 = content["m.new_content"].clone();
                }
            }
        }
        let mut seen = Vec::new();
        for (_, content) in posts {
            seen.push(self.shown(&who, &content).await);
        }
        seen
    }

    async fn may_write(&mut self, who: &PersonId, room: &RoomId) -> bool {
        self.sent += 1;
        let path = format!("/_matrix/client/v3/rooms/{}/send/m.room.message/{}", room.native(), self.sent);
        let words = json!({ "msgtype": "m.text", "body": "ciao" });
        self.players.request(&name_of(who), "PUT", &path, words).await["status"] == 200
    }

    /// Somebody on another homeserver: this one isn't federated.
    async fn unreachable_person(&mut self) -> PersonId {
        PersonId::new(NAME, "@ghost:elsewhere.example")
    }

    async fn fail_next(&mut self, call: Call, when: When) {
        let part = match call {
            Call::Post | Call::Edit => SEND,
            Call::Find => "/messages?",
        };
        match when {
            When::Before => self.proxy.answers(part, 1, 502, json!({})),
            When::After => self.proxy.loses(part),
        }
    }

    async fn search_little(&mut self) {
        self.bot.settings.search = SearchLimits { pages: 1, events: 5 };
        self.bot.restart().await;
    }

    async fn delete_post(&mut self, posted: &Posted) {
        let (room, event) = posted.id.0.split_once(' ').expect("an id of ours");
        let path = format!("/_matrix/client/v3/rooms/{room}/redact/{event}/1");
        let host = self.host.clone();
        assert_eq!(self.players.request(&host, "PUT", &path, json!({})).await["status"], 200);
    }

    async fn delete_place(&mut self, place: &Place) {
        let Place::Room(room) = place else { panic!("only its own rooms can be lost: {place:?}") };
        leave_as_the_bot(&self.bot, &mut self.players, room).await;
    }

    async fn close_private(&mut self, who: &PersonId) {
        let bot = id(&self.bot.name);
        self.set_blocked(&name_of(who), &[bot]).await;
    }

    /// They open a conversation, which the bot uses.
    async fn open_private(&mut self, who: &PersonId) {
        let who = name_of(who);
        self.set_blocked(&who, &[]).await;
        let room = self.players.open_direct(&who, &self.bot.name).await;
        self.players.say(&who, &room, "sorry").await;
        self.bot.recorder.hears("sorry").await;
    }
}

cases! {
    started() =>
    posts::the_same_key_makes_one_post,
    posts::a_post_that_fails_is_put_off_and_made_once,
    posts::an_earlier_post_is_found_by_its_key,
    posts::a_network_that_fails_cant_tell_whether_there_is_a_post,
    posts::a_search_that_cant_read_everything_at_once_continues,
    edits::an_edit_changes_the_post_in_its_place,
    edits::an_edit_that_fails_can_be_repeated,
    edits::an_edit_of_a_deleted_post_says_that_it_is_gone,
    rooms::a_room_that_is_ensured_again_is_the_same,
    rooms::a_room_gets_the_members_and_the_state_that_are_asked_for,
    rooms::a_member_who_cant_be_added_keeps_no_other_out,
    places::a_deleted_room_is_reported_as_gone_and_replaced,
    places::closed_private_messages_are_reported_until_they_are_open,
    limits::a_text_of_the_greatest_length_arrives_whole,
    limits::a_picture_with_the_longest_caption_arrives_whole,
    limits::a_file_arrives_whole,
}
