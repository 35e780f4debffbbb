//! The stand-in for Discord: starts it, lets people write, press and read, and injects faults.

use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{RawQuery, State, WebSocketUpgrade};
use axum::routing::{any, get};
use dragoman_runtime::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::bot::PATIENCE;
use super::description;
use super::gateway::{self, Session, Sharding, Tally, Wire};
use super::schemas::{self, Record};
use super::told::Told;
use super::world::{Interaction, Message, World};

pub const TOKEN: &str = "MTIz.stand-in.token";

/// The faults to inject.
#[derive(Default)]
pub struct Faults {
    /// Heartbeats aren't acknowledged.
    pub deaf: bool,
    /// How many more calls are answered with 502 before anything is done.
    pub broken: usize,
    /// How many more posts are stored while their answer gets lost.
    pub lost: usize,
    /// The next call of this operation is answered with 502 before anything is done.
    pub failing: Option<&'static str>,
    /// The next call of this operation is carried out, and its answer gets lost.
    pub cut: Option<&'static str>,
    /// Calls of this operation are carried out, and their answers get lost, until this is cleared.
    pub losing: Option<&'static str>,
    /// Posts are stored and never answered.
    pub silent_after_store: bool,
    /// Calls fail randomly, before or after they are carried out: the state of the generator, and how many of a
    /// hundred.
    pub chance: Option<(u64, u64)>,
    /// Every n-th post gets a 429, with this many seconds to wait.
    pub every: Option<(usize, f64)>,
    /// Calls of this operation get this status with a page in HTML, as from a proxy, until this is cleared.
    pub page_instead: Option<(&'static str, u16)>,
    /// Calls of this operation get a 403 with this code of Discord's, until this is cleared.
    pub denied: Option<(&'static str, i64)>,
    /// Calls of this operation get a 400 with this code of Discord's, until this is cleared.
    pub wrong: Option<(&'static str, i64)>,
    /// One 429 of the global limit, with this many seconds to wait.
    pub global: Option<f64>,
    /// The limit of messages per channel: how many in how long.
    pub per_channel: Option<(usize, Duration)>,
    /// How long an interaction waits for its first answer; by default as long as a test does, since a busy machine
    /// isn't the program's fault. The benchmark sets Discord's own three seconds.
    pub first_answer: Option<Duration>,
    /// Interactions expire at once: their acknowledgement is too late.
    pub unknown_interactions: bool,
    /// The nonces of the last minutes are forgotten.
    pub forgetful: bool,
    /// How many calls are carried out; later ones aren't answered.
    pub dies_after: Option<usize>,
    /// How many sessions may still be started today, and in how many milliseconds the number is reset.
    pub sessions_left: Option<(u32, u64)>,
    /// Calls of this operation are carried out and get no answer until this is cleared.
    pub held: Option<&'static str>,
    /// The history of this channel is looked up, and its answer is delayed.
    pub withheld: Option<u64>,
    /// How many more pages of any history are given; further ones are looked up, and their answers wait.
    pub pages: Option<usize>,
    /// Servers come as unavailable in a new session, with nothing but their ids.
    pub unavailable: bool,
    /// The event of this sequence is sent in a truncated frame.
    pub garbled: Option<u64>,
    /// The next call of this operation gets a 429 of a limit that all accounts share, with this many seconds to wait.
    pub refused: Option<(&'static str, f64)>,
    /// The limit of an operation: how many calls in how long; and the times of the last ones.
    pub limited: Option<(&'static str, usize, Duration, Vec<Instant>)>,
}

/// One call.
#[derive(Clone, Debug)]
pub struct Call {
    pub operation: String,
    pub status: u16,
}

pub struct Shared {
    pub token: String,
    pub address: SocketAddr,
    pub content_allowed: bool,
    pub world: Mutex<World>,
    /// The last one of each shard.
    pub sessions: Mutex<Vec<Session>>,
    pub sharding: Mutex<Sharding>,
    pub faults: Mutex<Faults>,
    pub tally: Mutex<Tally>,
    pub calls: Mutex<Vec<Call>>,
    pub complaints: Mutex<Vec<String>>,
    pub records: Mutex<Vec<Record>>,
    /// Everything that the bot has sent so far, and to whom it is shown.
    pub told: Mutex<Vec<Told>>,
    pub posts: Mutex<BTreeMap<u64, Vec<Instant>>>,
    /// When calls were made for each interaction, by its token, and those that the account's limit counts.
    pub answers: Mutex<BTreeMap<String, Vec<Instant>>>,
    pub counted: Mutex<VecDeque<Instant>>,
}

impl Faults {
    /// Whether another page of a history is given now.
    pub fn gives_page(&mut self) -> bool {
        let gives = self.pages != Some(0);
        self.pages = self.pages.map(|left| left.saturating_sub(1));
        gives
    }

    /// Whether a call fails randomly, from a generator that is the same in each run.
    pub fn unlucky(&mut self) -> bool {
        let Some((dice, percent)) = &mut self.chance else { return false };
        *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*dice >> 33) % 100 < *percent
    }
}

impl Shared {
    pub fn gateway_url(&self) -> String {
        format!("ws://{}/gateway", self.address)
    }

    /// Sends an event to the bot, now or when it resumes, on the shard of its server or of what is private.
    /// Nothing is sent about messages of a channel that the bot doesn't see.
    pub fn dispatch(&self, name: &str, data: Value) {
        let channel = data["channel_id"].as_str().filter(|_| name.starts_with("MESSAGE_"));
        if let Some(channel) = channel.and_then(|id| id.parse::<u64>().ok()) {
            let world = self.world.lock().expect("no poison");
            if world.channels.get(&channel).is_some_and(|channel| !world.sees(world.bot, channel)) {
                return;
            }
        }
        let server = if name.starts_with("GUILD_") {
            data["guild_id"].as_str().or(data["id"].as_str())
        } else {
            data["guild_id"].as_str()
        };
        let guild = server.and_then(|id| id.parse().ok());
        let garbled = self.faults.lock().expect("no poison").garbled;
        for session in self.sessions.lock().expect("no poison").iter_mut().filter(|session| session.has(guild)) {
            session.send(name, &data, garbled);
        }
    }

    /// Records a request, or the answer with this status, for Discord's own schemas.
    pub fn record(&self, operation: &str, status: Option<u16>, value: &Value) {
        if let Some(schema) = description::schema(operation, status) {
            let part = status.map_or("request".to_owned(), |status| format!("answer {status}"));
            let record = Record { about: format!("{operation}, {part}"), schema, value: value.clone() };
            self.records.lock().expect("no poison").push(record);
        }
    }

    pub fn complain(&self, problems: impl IntoIterator<Item = String>) {
        self.complaints.lock().expect("no poison").extend(problems);
    }
}

/// The stand-in, with all people.
pub struct Stand {
    pub shared: Arc<Shared>,
    pub channel: u64,
    server: tokio::task::JoinHandle<()>,
}

impl Stand {
    pub async fn start() -> Self {
        Self::start_with(false).await
    }

    pub async fn start_with(content_allowed: bool) -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let mut world = World::new();
        let channel = world.channel(0, "diplomacy", None, 0);
        let shared = Arc::new(Shared {
            token: TOKEN.to_owned(),
            address,
            content_allowed,
            world: Mutex::new(world),
            sessions: Mutex::default(),
            sharding: Mutex::default(),
            faults: Mutex::default(),
            tally: Mutex::default(),
            calls: Mutex::default(),
            complaints: Mutex::default(),
            records: Mutex::default(),
            told: Mutex::default(),
            posts: Mutex::default(),
            answers: Mutex::default(),
            counted: Mutex::default(),
        });
        let app = router(Arc::clone(&shared));
        let server = tokio::spawn(async move { axum::serve(listener, app).await.expect("it serves") });
        Self { shared, channel, server }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.shared.address)
    }

    pub fn world(&self) -> MutexGuard<'_, World> {
        self.shared.world.lock().expect("no poison")
    }

    pub fn faults(&self) -> MutexGuard<'_, Faults> {
        self.shared.faults.lock().expect("no poison")
    }

    pub fn tally(&self) -> Tally {
        *self.shared.tally.lock().expect("no poison")
    }

    /// The calls of one operation so far.
    pub fn calls(&self, operation: &str) -> Vec<Call> {
        let calls = self.shared.calls.lock().expect("no poison");
        calls.iter().filter(|call| call.operation == operation).cloned().collect()
    }

    /// How many messages of the bot exist.
    pub fn stored_posts(&self) -> usize {
        let world = self.world();
        world.messages.values().filter(|message| message.author == world.bot && message.kind == 0).count()
    }

    /// Asserts that every request conformed to Discord's description.
    pub fn assert_content(&self) {
        let records = std::mem::take(&mut *self.shared.records.lock().expect("no poison"));
        self.shared.complain(schemas::complaints(&records));
        let complaints = self.shared.complaints.lock().expect("no poison");
        assert!(complaints.is_empty(), "against Discord's description:\n{}", complaints.join("\n"));
    }

    pub fn person(&self, name: &str) -> u64 {
        self.world().user(name, "en-US")
    }

    pub fn person_with(&self, name: &str, locale: &'static str) -> u64 {
        self.world().user(name, locale)
    }

    /// `user` writes to the bot in private.
    pub fn write_privately(&self, user: u64, text: &str) -> u64 {
        let channel = self.world().conversation(user);
        self.write(user, channel, text)
    }

    /// `user` writes in `channel`; mentions of the bot are written `@bot`.
    pub fn write(&self, user: u64, channel: u64, text: &str) -> u64 {
        let bot = self.world().bot;
        let mentions = if text.contains("@bot") { vec![bot] } else { Vec::new() };
        self.write_with(user, channel, text, mentions)
    }

    /// `user` replies to a message of the bot, with the mention that clients add unless it is switched off.
    pub fn reply(&self, user: u64, channel: u64, text: &str) -> u64 {
        let bot = self.world().bot;
        self.write_with(user, channel, text, vec![bot])
    }

    fn write_with(&self, user: u64, channel: u64, text: &str, mentions: Vec<u64>) -> u64 {
        self.wake(channel);
        let (id, event) = self.write_unreported(user, channel, text, mentions);
        self.report(event);
        id
    }

    /// What somebody writes in an archived thread wakes it up.
    fn wake(&self, channel: u64) {
        let mut world = self.world();
        let thread = world.channels.get_mut(&channel).expect("a channel");
        if std::mem::take(&mut thread.archived) {
            let told = world.channel_json(&world.channels[&channel]);
            drop(world);
            self.shared.dispatch("THREAD_UPDATE", told);
        }
    }

    /// Nobody has written in a thread for so long that it is archived; its members are told.
    pub fn archive(&self, thread: u64) {
        let mut world = self.world();
        world.channels.get_mut(&thread).expect("a thread").archived = true;
        let told = world.channel_json(&world.channels[&thread]);
        drop(world);
        self.shared.dispatch("THREAD_UPDATE", told);
    }

    /// A message that no session has received yet: ids are given before events are sent, and another event may be sent
    /// meanwhile. Returns its id and the event for [`Stand::report`].
    pub fn write_unreported(&self, user: u64, channel: u64, text: &str, mentions: Vec<u64>) -> (u64, Value) {
        let mut world = self.world();
        let id = world.next_id();
        let bot = world.bot;
        let message = Message {
            id,
            channel,
            author: user,
            kind: 0,
            content: text.replace("@bot", &format!("<@{bot}>")),
            embeds: Vec::new(),
            components: json!([]),
            attachments: Vec::new(),
            flags: 0,
            mentions,
            edited: None,
            pinned: None,
            only: None,
        };
        let event = world.message_event(&message);
        world.messages.insert(id, message);
        (id, event)
    }

    /// The sessions receive a message.
    pub fn report(&self, event: Value) {
        self.shared.dispatch("MESSAGE_CREATE", event);
    }

    /// Edits a message.
    pub fn change(&self, message: u64, text: &str) {
        let mut world = self.world();
        let found = world.messages.get_mut(&message).expect("a message");
        (found.content, found.edited) = (text.to_owned(), Some(SystemClock.now()));
        let found = found.clone();
        let event = world.message_event(&found);
        drop(world);
        self.shared.dispatch("MESSAGE_UPDATE", event);
    }

    /// Deletes a message, as its author.
    pub fn unsay(&self, message: u64) {
        let found = self.world().messages.remove(&message).expect("a message");
        let mut told = json!({ "id": message.to_string(), "channel_id": found.channel.to_string() });
        if let Some(guild) = self.world().channels[&found.channel].guild {
            told["guild_id"] = guild.to_string().into();
        }
        self.shared.dispatch("MESSAGE_DELETE", told);
    }

    /// Somebody deletes several messages of a channel at once.
    pub fn delete_all(&self, channel: u64, messages: &[u64]) {
        let mut world = self.world();
        world.messages.retain(|id, _| !messages.contains(id));
        let guild = world.channels[&channel].guild.map(|guild| guild.to_string());
        drop(world);
        let ids: Vec<_> = messages.iter().map(u64::to_string).collect();
        let told = json!({ "ids": ids, "channel_id": channel.to_string(), "guild_id": guild });
        self.shared.dispatch("MESSAGE_DELETE_BULK", told);
    }

    /// `user` starts an interaction in `channel`; returns the token by which the answer is found.
    fn interact(&self, user: u64, channel: u64, kind: u8, data: Value, message: Option<u64>) -> String {
        let mut world = self.world();
        let id = world.interaction_id();
        let token = format!("aW50ZXJhY3Rpb24:{id}");
        let place = world.channels[&channel].clone();
        let (application, locale) = (world.application.to_string(), world.users[&user].locale);
        let mut event = json!({
            "id": id.to_string(), "application_id": application, "type": kind, "token": token, "version": 1, "data": data,
            "channel_id": channel.to_string(), "channel": world.channel_json(&place), "locale": locale,
            "entitlements": [], "app_permissions": "0", "attachment_size_limit": 10_485_760,
            "authorizing_integration_owners": {}, "context": if place.kind == 1 { 1 } else { 0 },
        });
        if place.kind == 1 {
            event["user"] = world.user_json(user);
        } else {
            event["guild_id"] = place.guild.map(|id| id.to_string()).into();
            event["member"] = world.member_json(user);
            event["member"]["permissions"] = world.permissions(user).to_string().into();
        }
        if let Some(message) = message.and_then(|id| world.messages.get(&id)) {
            event["message"] = world.message_json(message);
        }
        let begun = Instant::now();
        let interaction =
            Interaction { id, user, channel, kind, begun, acknowledged: None, original: None, answered: None };
        world.interactions.insert(token.clone(), interaction);
        drop(world);
        self.shared.dispatch("INTERACTION_CREATE", event);
        token
    }

    /// `user` gives a slash command by its English path, `order` or `game new`: with the names in the menu.
    pub fn invoke(&self, user: u64, channel: u64, command: &str, options: &[(&str, &str)]) -> String {
        let names: Vec<_> = options.iter().map(|(name, _)| *name).collect();
        self.assert_shown(command, &names);
        let menu = self.world().commands.clone();
        let entry = shown(&menu, command);
        let kind = |name: &str| {
            let options = entry.as_ref().and_then(|entry| entry["options"].as_array()).into_iter().flatten();
            options.into_iter().find(|option| option["name"] == name).map_or(json!(3), |option| option["type"].clone())
        };
        let options = options.iter().map(|(name, value)| json!({ "name": name, "type": kind(name), "value": value }));
        self.interact(user, channel, 2, chosen(command, options.collect()), None)
    }

    /// The same from an older menu, whose commands were in no groups.
    pub fn invoke_outdated(&self, user: u64, channel: u64, command: &str, options: &[(&str, &str)]) -> String {
        let options = options.iter().map(|(name, value)| json!({ "name": name, "type": 3, "value": value }));
        self.interact(user, channel, 2, chosen(command, options.collect()), None)
    }

    /// Asserts that the menu, if there is one, has this command and these options.
    fn assert_shown(&self, command: &str, options: &[&str]) {
        let menu = self.world().commands.clone();
        if menu.is_array() {
            let entry = shown(&menu, command).unwrap_or_else(|| panic!("/{command} isn't in the menu"));
            for name in options {
                assert!(takes(&entry, name), "/{command} has no option {name}");
            }
        }
    }

    /// `user` has a message's orders translated, from its menu.
    pub fn translate(&self, user: u64, message: u64) -> String {
        self.choose_of_message(user, message, "Translate orders")
    }

    /// `user` chooses an entry of the menu of `message`.
    pub fn choose_of_message(&self, user: u64, message: u64, name: &str) -> String {
        let (channel, target) = {
            let world = self.world();
            let found = &world.messages[&message];
            // The target of a command is sent in full, whatever the intents are.
            let mut target = world.message_json(found);
            target["content"] = found.content.clone().into();
            (found.channel, target)
        };
        let id = message.to_string();
        let data =
            json!({ "id": "1", "name": name, "type": 3, "target_id": id, "resolved": { "messages": { id: target } } });
        self.interact(user, channel, 2, data, None)
    }

    /// `user` types a value of a slash command; the last option is the one that is being typed.
    pub fn type_option(&self, user: u64, channel: u64, command: &str, option: (&str, &str)) -> String {
        self.assert_shown(command, &[option.0]);
        let options = vec![json!({ "name": option.0, "type": 3, "value": option.1, "focused": true })];
        self.interact(user, channel, 4, chosen(command, options), None)
    }

    /// The same in an older menu.
    pub fn type_outdated_option(&self, user: u64, channel: u64, command: &str, option: (&str, &str)) -> String {
        let options = vec![json!({ "name": option.0, "type": 3, "value": option.1, "focused": true })];
        self.interact(user, channel, 4, chosen(command, options), None)
    }

    /// `user` presses the component with this custom id under `message`.
    pub fn press(&self, user: u64, message: u64, custom_id: &str) -> String {
        let channel = self.world().messages[&message].channel;
        self.interact(user, channel, 3, json!({ "custom_id": custom_id, "component_type": 2 }), Some(message))
    }

    /// `user` chooses `value` from the menu `custom_id` under `message`.
    pub fn choose(&self, user: u64, message: u64, custom_id: &str, value: &str) -> String {
        let channel = self.world().messages[&message].channel;
        let data = json!({ "custom_id": custom_id, "component_type": 3, "values": [value] });
        self.interact(user, channel, 3, data, Some(message))
    }

    /// `user` takes the action `id` under `message`: presses its button, or chooses it from its menu.
    pub fn take(&self, user: u64, message: u64, id: &str) -> String {
        let components = self.world().messages[&message].components.clone();
        let rows = components.as_array().into_iter().flatten();
        let parts: Vec<_> = rows.flat_map(|row| row["components"].as_array().into_iter().flatten()).collect();
        if parts.iter().any(|part| part["type"] == 2 && part["custom_id"] == id) {
            return self.press(user, message, id);
        }
        let holds =
            |part: &Value| part["options"].as_array().is_some_and(|all| all.iter().any(|one| one["value"] == id));
        let menu =
            parts.iter().find(|part| holds(part)).unwrap_or_else(|| panic!("{id} can't be chosen: {components}"));
        self.choose(user, message, &text(&menu["custom_id"]), id)
    }

    /// `user` submits a form.
    pub fn submit(&self, user: u64, channel: u64, custom_id: &str, field: (&str, &str)) -> String {
        let label =
            json!({ "type": 18, "id": 1, "component": { "type": 4, "id": 2, "custom_id": field.0, "value": field.1 } });
        self.interact(user, channel, 5, json!({ "custom_id": custom_id, "components": [label] }), None)
    }

    /// The first response to an interaction, once there is one, and how long it took.
    pub async fn acknowledged(&self, token: &str) -> (Duration, Value) {
        self.until("an acknowledgement", || self.world().interactions[token].acknowledged.clone()).await
    }

    /// The text of an interaction's answer, once there is one.
    pub async fn answer(&self, token: &str) -> String {
        self.until("an answer", || {
            let world = self.world();
            let original = world.interactions[token].original?;
            let message = world.messages.get(&original)?;
            (message.flags & (1 << 7) == 0).then(|| words(message))
        })
        .await
    }

    /// The messages of the bot that `user` sees in `channel`.
    pub fn posts(&self, user: u64, channel: u64) -> Vec<Message> {
        let world = self.world();
        let finished =
            |message: &Message| message.author == world.bot && message.kind == 0 && message.flags & (1 << 7) == 0;
        world.seen(user, channel).into_iter().filter(finished).collect()
    }

    pub fn private_posts(&self, user: u64) -> Vec<Message> {
        let channel = self.world().conversation(user);
        self.posts(user, channel)
    }

    /// The private threads whose name contains `name`.
    pub fn threads(&self, name: &str) -> Vec<super::world::Channel> {
        let world = self.world();
        world.channels.values().filter(|channel| channel.kind == 12 && channel.name.contains(name)).cloned().collect()
    }

    pub async fn until<T>(&self, what: &str, look: impl Fn() -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            if let Some(found) = look() {
                return found;
            }
            assert!(start.elapsed() < PATIENCE, "waited in vain for {what}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// `user` leaves the server, and with it all threads. Without the privileged intent bots aren't told.
    pub fn leave_server(&self, user: u64) {
        let mut world = self.world();
        world.left.insert(user);
        for thread in world.channels.values_mut().filter(|channel| matches!(channel.kind, 11 | 12)) {
            thread.members.remove(&user);
        }
    }

    /// `user` comes back to the server, but not to its threads: after everything that has happened, and before what comes. The
    /// clock counts milliseconds.
    pub fn return_to_server(&self, user: u64) {
        let tick = || {
            let now = SystemClock.now();
            while SystemClock.now() <= now {
                std::thread::sleep(Duration::from_micros(200));
            }
            SystemClock.now()
        };
        let joined = tick();
        tick();
        let mut world = self.world();
        world.left.remove(&user);
        world.joined.insert(user, joined);
    }

    /// `moderator` adds `user` to a thread; Discord says so there.
    pub fn add_to_thread(&self, moderator: u64, user: u64, thread: u64) {
        self.world().channels.get_mut(&thread).expect("a thread").members.insert(user);
        self.say_in_system(moderator, thread, vec![user], 1);
    }

    /// `moderator` removes `user` from a thread; Discord says so there.
    pub fn remove_from_thread(&self, moderator: u64, user: u64, thread: u64) {
        self.leave_thread(user, thread);
        self.say_in_system(moderator, thread, vec![user], 2);
    }

    /// A message of Discord's own about what `author` did.
    fn say_in_system(&self, author: u64, channel: u64, mentions: Vec<u64>, kind: u8) {
        let (id, _) = self.write_unreported(author, channel, "", mentions);
        let mut world = self.world();
        world.messages.get_mut(&id).expect("just written").kind = kind;
        let event = world.message_event(&world.messages[&id]);
        drop(world);
        self.report(event);
    }

    /// `user` leaves a thread.
    pub fn leave_thread(&self, user: u64, thread: u64) {
        self.world().channels.get_mut(&thread).expect("a thread").members.remove(&user);
    }

    /// Deletes a channel with its threads.
    pub fn delete_channel(&self, channel: u64) {
        let mut world = self.world();
        let gone = world.channels.remove(&channel).expect("a channel");
        world.channels.retain(|_, other| other.parent != Some(channel));
        let World { messages, channels, .. } = &mut *world;
        messages.retain(|_, message| channels.contains_key(&message.channel));
        let told = world.channel_json(&gone);
        drop(world);
        self.shared.dispatch(if gone.kind == 12 { "THREAD_DELETE" } else { "CHANNEL_DELETE" }, told);
    }

    /// Everybody on the server gets the permissions `all`, and the bot is told.
    pub fn permit(&self, all: u64) {
        self.world().everybody = all;
        let told = self.world().guild_json();
        self.shared.dispatch("GUILD_UPDATE", told);
    }

    /// Creates a channel or a thread.
    pub fn make_channel(&self, kind: u8, name: &str, parent: Option<u64>) -> u64 {
        let mut world = self.world();
        let owner = world.guild;
        let id = world.channel(kind, name, parent, owner);
        let told = world.channel_json(&world.channels[&id]);
        drop(world);
        self.shared.dispatch(if matches!(kind, 11 | 12) { "THREAD_CREATE" } else { "CHANNEL_CREATE" }, told);
        id
    }

    /// Does something to the bot's connections.
    pub fn wire(&self, order: Wire) {
        let sessions = self.shared.sessions.lock().expect("no poison");
        let wire = sessions.iter().find_map(|session| session.wire.as_ref()).expect("the bot is connected");
        let _ = wire.send(order);
    }

    pub fn connected(&self) -> bool {
        self.shared.sessions.lock().expect("no poison").iter().any(|session| session.wire.is_some())
    }

    pub fn forget_session(&self) {
        self.shared.sessions.lock().expect("no poison").iter_mut().for_each(|session| session.resumable = false);
    }

    pub fn sharding(&self) -> MutexGuard<'_, Sharding> {
        self.shared.sharding.lock().expect("no poison")
    }

    /// The shards that are connected, of as many.
    pub fn connected_shards(&self, count: u64) -> Vec<u64> {
        let sessions = self.shared.sessions.lock().expect("no poison");
        let connected = sessions.iter().filter(|session| session.wire.is_some() && session.shard.1 == count);
        let mut shards: Vec<_> = connected.map(|session| session.shard.0).collect();
        shards.sort_unstable();
        shards
    }

    /// Cuts the connection of `shard`, which can't be repaired until [`Stand::mend`].
    pub fn cut(&self, shard: u64) {
        self.sharding().cut.insert(shard);
        let sessions = self.shared.sessions.lock().expect("no poison");
        for wire in
            sessions.iter().filter(|session| session.shard.0 == shard).filter_map(|session| session.wire.as_ref())
        {
            let _ = wire.send(Wire::Cut);
        }
    }

    pub fn mend(&self) {
        self.sharding().cut.clear();
    }
}

impl Drop for Stand {
    fn drop(&mut self) {
        self.server.abort();
        if !std::thread::panicking() {
            self.assert_content();
        }
    }
}

pub fn router(shared: Arc<Shared>) -> Router {
    async fn upgrade(
        State(shared): State<Arc<Shared>>,
        RawQuery(query): RawQuery,
        upgrade: WebSocketUpgrade,
    ) -> axum::response::Response {
        let is_packed = query.is_some_and(|query| query.contains("compress=zlib-stream"));
        upgrade.on_upgrade(move |socket| gateway::serve(shared, gateway::Socket::new(socket, is_packed)))
    }
    Router::new().route("/gateway/", get(upgrade)).fallback(any(super::rest::call)).with_state(shared)
}

/// The data that a client sends for a command that was chosen by its path.
fn chosen(path: &str, options: Vec<Value>) -> Value {
    match path.split_once(' ') {
        Some((group, command)) => {
            let inside = json!([{ "name": command, "type": 1, "options": options }]);
            json!({ "id": "1", "name": group, "type": 1, "options": inside })
        }
        None => json!({ "id": "1", "name": path, "type": 1, "options": options }),
    }
}

/// The entry at `path` of the menu, if it is a command.
pub fn shown(menu: &Value, path: &str) -> Option<Value> {
    let called = |all: &Value, name: &str| {
        all.as_array().into_iter().flatten().find(|one| one["type"] == 1 && one["name"] == name).cloned()
    };
    match path.split_once(' ') {
        Some((group, command)) => called(&called(menu, group)?["options"], command),
        None => called(menu, path).filter(|entry| called_inside(entry).is_none()),
    }
}

fn called_inside(entry: &Value) -> Option<&Value> {
    entry["options"].as_array().into_iter().flatten().find(|option| option["type"] == 1)
}

/// Whether the command that the menu shows as `entry` takes the option `name`.
pub fn takes(entry: &Value, name: &str) -> bool {
    entry["options"]
        .as_array()
        .into_iter()
        .flatten()
        .any(|option| option["name"] == name && (option["type"] == 3 || option["type"] == 6))
}

/// The path of a command of that name in the menu: at the top, otherwise in its last group, where the game master's
/// commands follow the voters'.
pub fn path_of(menu: &Value, name: &str) -> Option<String> {
    let entries = menu.as_array()?;
    let groups =
        entries.iter().filter(|entry| called_inside(entry).is_some()).filter_map(|entry| entry["name"].as_str());
    let mut inside = groups.map(|group| format!("{group} {name}")).filter(|path| shown(menu, path).is_some());
    shown(menu, name).map(|_| name.to_owned()).or_else(|| inside.next_back())
}

/// The whole text of a message, as a person reads it.
pub fn words(message: &Message) -> String {
    let cards = message.embeds.iter().filter_map(|embed| embed["description"].as_str());
    let all = std::iter::once(message.content.as_str()).filter(|content| !content.is_empty()).chain(cards);
    all.collect::<Vec<_>>().join("\n")
}

/// Custom id and label of a message's buttons and of the choices in its menus.
pub fn actions(message: &Message) -> Vec<(String, String)> {
    let rows = message.components.as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    parts
        .flat_map(|part| match part["options"].as_array() {
            Some(options) => {
                options.iter().map(|option| (text(&option["value"]), text(&option["label"]))).collect::<Vec<_>>()
            }
            None => vec![(text(&part["custom_id"]), text(&part["label"]))],
        })
        .collect()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
