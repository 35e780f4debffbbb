//! The script's people on Matrix: seven players and an onlooker, every room encrypted, and the real program.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use dragoman_game::action::{can_be_undone, is_taken_in_public, of_action};
use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::abroad::{Abroad, pair};
use crate::bot::Bot;
use crate::homeserver::PASSWORD;
use crate::homeserver::{Homeserver, Limits};
use crate::overdue;
use crate::players::{PATIENCE, Players};
use crate::proxy::Proxy;
use crate::season::{Post, Spot, Stage, is_action, is_room_of};

/// The bot's account.
pub const BOT: &str = "dragoman";
/// An account that only reads.
pub const ONLOOKER: &str = "onlooker";
/// How long somebody looks for the sign of a choice before they type it.
const OFFERED: Duration = Duration::from_secs(20);

/// A homeserver of its own, the program, its people, and the game's room.
pub struct MatrixStage {
    pub bot: Bot,
    pub homeserver: Homeserver,
    /// The homeserver of people elsewhere, if there are any, with the way between the two.
    pub abroad: Option<Abroad>,
    pub players: Players,
    /// The proxy between the bot and the homeserver, if there is one.
    pub proxy: Option<Proxy>,
    limits: Limits,
    /// With which of the bot's restarts the homeserver is restarted: each, every second, ...
    restart_every: usize,
    pub channel: String,
    /// Another room with the same people, once it is used.
    elsewhere: Option<String>,
    names: Vec<String>,
    /// The pictures that were downloaded, by the event that shows them.
    pictures: HashMap<String, Vec<u8>>,
    restarts: usize,
}

/// The program's configuration for an account on `url`.
pub fn variables(url: &str, password: &str) -> [(&'static str, String); 4] {
    [
        ("DRAGOMAN_LOCAL_LISTEN", format!("127.0.0.1:{}", crate::bot::free_port())),
        ("DRAGOMAN_MATRIX_HOMESERVER", url.to_owned()),
        ("DRAGOMAN_MATRIX_USER", BOT.to_owned()),
        ("DRAGOMAN_MATRIX_PASSWORD", password.to_owned()),
    ]
}

impl MatrixStage {
    /// All people are there, and the bot is in the channel.
    pub async fn start(names: &[&str]) -> Self {
        Self::with(names, Limits::Relaxed, false, 2).await
    }

    /// The same with these limits, with a proxy between the bot and the homeserver if `guarded`; the homeserver is
    /// restarted with every `restart_every`th restart of the bot.
    pub async fn with(names: &[&str], limits: Limits, guarded: bool, restart_every: usize) -> Self {
        Self::on(Homeserver::start(limits).await, None, names, limits, guarded, restart_every).await
    }

    /// The same with two homeservers: the accounts of `names` are on the bot's, those of `elsewhere` on the other.
    pub async fn federated(names: &[&str], elsewhere: &[&str]) -> Self {
        let (homeserver, mut abroad) = pair().await;
        abroad.people = elsewhere.iter().map(|name| (*name).to_owned()).collect();
        let names = [names, elsewhere].concat();
        Self::on(homeserver, Some(abroad), &names, Limits::Relaxed, false, usize::MAX).await
    }

    async fn on(
        homeserver: Homeserver,
        abroad: Option<Abroad>,
        names: &[&str],
        limits: Limits,
        guarded: bool,
        restart_every: usize,
    ) -> Self {
        let proxy = if guarded { Some(Proxy::to(&homeserver.url).await) } else { None };
        let mut players = Players::of(&homeserver);
        if let Some(abroad) = &abroad {
            let people: Vec<&str> = abroad.people.iter().map(String::as_str).collect();
            players.settle(&people, &abroad.homeserver);
        }
        players.register(&[BOT]).await;
        players.enter(&[ONLOOKER]).await;
        players.enter(names).await;
        let url = proxy.as_ref().map_or(&homeserver.url, |proxy| &proxy.url);
        let mut bot = Bot::new(&variables(url, PASSWORD));
        bot.start();
        let all = [names, &[BOT]].concat();
        let channel = players.create(ONLOOKER, Some("planszówki"), true, &all).await;
        for name in all {
            players.until_joined(ONLOOKER, &channel, name).await;
        }
        let pictures = HashMap::new();
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Self {
            bot,
            homeserver,
            abroad,
            players,
            proxy,
            limits,
            restart_every,
            channel,
            elsewhere: None,
            names,
            pictures,
            restarts: 0,
        }
    }

    /// Another room with the same people and the bot.
    async fn elsewhere(&mut self) -> String {
        if let Some(room) = &self.elsewhere {
            return room.clone();
        }
        let names = self.names.clone();
        let all: Vec<&str> = names.iter().map(String::as_str).chain([BOT]).collect();
        let room = self.players.create(ONLOOKER, Some("gdzie indziej"), true, &all).await;
        for name in all {
            self.players.until_joined(ONLOOKER, &room, name).await;
        }
        self.elsewhere = Some(room.clone());
        room
    }

    /// The events of a spot, once `who` can read all of the bot's. A key may come a moment after its message.
    async fn readable_events(&mut self, who: &str, spot: &Spot) -> Vec<(String, Value)> {
        let start = Instant::now();
        loop {
            let events = self.events(who, spot).await;
            let bot = self.players.id(BOT);
            let locked = events.iter().find(|(_, event)| event["undecryptable"] == true && event["sender"] == bot);
            let Some((_, locked)) = locked else { return events };
            let is_early = start.elapsed() < self.patience();
            assert!(is_early, "{who} can't read the bot: {locked}\n{}", self.players.log_of(who));
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// The reaction that takes `action`, below the newest post that offers it.
    async fn offered(&mut self, who: &str, spot: &Spot, action: &str) -> Option<Value> {
        let events = self.events(who, spot).await;
        let mut shown: Vec<(String, String, Value)> = Vec::new();
        for (room, event) in events.iter().filter(|(_, event)| event["sender"] == self.players.id(BOT)) {
            let content = &event["content"];
            let of = content["m.relates_to"]["event_id"].as_str().filter(|_| content["m.new_content"].is_object());
            match of.and_then(|of| shown.iter_mut().find(|(_, id, _)| id == of)) {
                Some(edited) => edited.2 = content["m.new_content"]["org.dragoman.choices"].clone(),
                None => {
                    let id = event["event_id"].as_str().unwrap_or_default().to_owned();
                    shown.push((room.clone(), id, content["org.dragoman.choices"].clone()));
                }
            }
        }
        shown.iter().rev().find_map(|(room, event, choices)| {
            let mut signs = choices.as_object()?.iter().filter_map(|(sign, id)| Some((sign, id.as_str()?)));
            let (sign, id) = signs.find(|(_, id)| is_action(id, action))?;
            // What a reaction isn't taken for, or isn't if it ends the phase, begins the game or opens a room.
            let may_be_final = ["ready", "confirm", "talk"].contains(&of_action(id).0);
            if *spot == Spot::Private && (may_be_final || !can_be_undone(id)) {
                let relation = json!({ "m.in_reply_to": { "event_id": event } });
                let typed = json!({ "msgtype": "m.text", "body": sign, "m.relates_to": relation });
                return Some(json!({ "room": room, "content": typed }));
            }
            let reaction = json!({ "m.relates_to": { "rel_type": "m.annotation", "event_id": event, "key": sign } });
            Some(json!({ "room": room, "type": "m.reaction", "content": reaction }))
        })
    }

    /// The rooms of a spot, for `who`. Somebody who writes before the bot's invitation has come opens a second private
    /// conversation: messages in either are private.
    async fn rooms(&mut self, who: &str, spot: &Spot) -> Vec<String> {
        let rooms = match spot {
            Spot::Channel => return vec![self.channel.clone()],
            Spot::Elsewhere => return vec![self.elsewhere().await],
            Spot::Private | Spot::Room(_) => self.players.rooms_with(who, BOT).await,
        };
        let fits = |room: &&Value| match spot {
            Spot::Channel | Spot::Elsewhere => false,
            Spot::Private => {
                room["name"].is_null() && room["members"].as_array().is_some_and(|members| members.len() == 2)
            }
            Spot::Room(powers) => room["name"].as_str().is_some_and(|name| is_room_of(name, powers)),
        };
        rooms.iter().filter(fits).filter_map(|room| room["room"].as_str()).map(str::to_owned).collect()
    }

    /// The messages that `who` has seen in the rooms of a spot, oldest first.
    async fn events(&mut self, who: &str, spot: &Spot) -> Vec<(String, Value)> {
        let mut all = Vec::new();
        for room in self.rooms(who, spot).await {
            let events = self.players.events(who, &room).await;
            all.extend(events.into_iter().map(|event| (room.clone(), event)));
        }
        // A stable sort: within a room the order is the homeserver's.
        all.sort_by_key(|(_, event)| event["origin_server_ts"].as_i64());
        all
    }

    /// Asserts that `who` can read the press room of these powers and write nothing there.
    pub async fn assert_read_only(&mut self, who: &str, powers: &[&str]) {
        let spot = Spot::Room(powers.iter().map(|power| (*power).to_owned()).collect());
        let room = self.room(who, &spot).await.expect("a press room");
        let path = format!("/_matrix/client/v3/rooms/{room}/send/m.room.message/after-the-end");
        let written =
            self.players.request(who, "PUT", &path, json!({ "msgtype": "m.text", "body": "still there?" })).await;
        assert_eq!(written["status"], 403, "{written}");
        let path = format!("/_matrix/client/v3/rooms/{room}/joined_members");
        let members = self.players.request(who, "GET", &path, Value::Null).await;
        let count = members["body"]["joined"].as_object().map_or(0, serde_json::Map::len);
        assert_eq!(count, powers.len() + 1, "nobody is removed: {members}");
    }

    /// The room in which `who` would continue: where the bot posted last.
    async fn room(&mut self, who: &str, spot: &Spot) -> Option<String> {
        let events = self.events(who, spot).await;
        let spoken =
            events.into_iter().rev().find(|(_, event)| event["sender"] == self.players.id(BOT)).map(|(room, _)| room);
        match spoken {
            Some(room) => Some(room),
            None => self.rooms(who, spot).await.into_iter().next(),
        }
    }

    async fn post(&mut self, who: &str, event: &Value, content: &Value) -> Post {
        let text = content["body"].as_str().unwrap_or_default().to_owned();
        let choices = content["org.dragoman.choices"].as_object().into_iter().flatten();
        let actions = choices.map(|(sign, id)| (id.as_str().unwrap_or_default().to_owned(), sign.clone())).collect();
        let mentioned = content["m.mentions"]["user_ids"].as_array().is_some_and(|users| {
            let id = self.players.id(who);
            users.iter().any(|user| *user == id.as_str())
        });
        // By the default push rules, notices don't notify.
        let rings = mentioned || content["msgtype"] != "m.notice";
        if content["msgtype"] != "m.image" {
            return Post { text, actions, rings, ..Post::default() };
        }
        let shown = event["event_id"].as_str().unwrap_or_default();
        if !self.pictures.contains_key(shown) {
            let picture = self.players.download(who, content).await;
            self.pictures.insert(shown.to_owned(), picture);
        }
        // A reader who doesn't see the picture gets the caption.
        let saved_as = content["filename"].as_str().map(str::to_owned);
        Post { alt: text.clone(), text, picture: self.pictures.get(shown).cloned(), saved_as, actions, rings }
    }
}

#[async_trait]
impl Stage for MatrixStage {
    async fn say(&mut self, who: &str, spot: &Spot, text: &str) {
        let start = Instant::now();
        let room = loop {
            match (self.room(who, spot).await, spot) {
                (Some(room), _) => break room,
                (None, Spot::Private) => break self.players.open_direct(who, BOT).await,
                (None, _) => {
                    assert!(start.elapsed() < self.patience(), "{who} isn't in {spot:?}");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        };
        let public = matches!(spot, Spot::Channel | Spot::Elsewhere);
        let text = if public { format!("!dragoman {text}") } else { text.to_owned() };
        self.players.say(who, &room, &text).await;
    }

    /// Matrix has no buttons: the sign of a choice is sent as a reaction; where the choice isn't offered, a word is typed.
    async fn press(&mut self, who: &str, spot: &Spot, action: &str) {
        let is_offered = *spot == Spot::Private || is_taken_in_public(action);
        let start = Instant::now();
        loop {
            if let Some(how) = self.offered(who, spot, action).await {
                self.players.act(who, "send", how).await;
                return;
            }
            if !is_offered || start.elapsed() > OFFERED {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let typed = action.rsplit(':').next().unwrap_or(action);
        self.say(who, spot, typed).await;
    }

    async fn posts(&mut self, who: &str, spot: &Spot) -> Vec<Post> {
        let who = if who == "anybody" { ONLOOKER } else { who };
        let events = self.readable_events(who, spot).await;
        let mut shown: Vec<(String, Value, Value)> = Vec::new();
        for (_, event) in events {
            let content = event["content"].clone();
            if event["sender"] != self.players.id(BOT) || event["type"] != "m.room.message" {
                continue;
            }
            if content["m.relates_to"]["rel_type"] == "m.replace" {
                let edited = content["m.relates_to"]["event_id"].as_str().unwrap_or_default().to_owned();
                if let Some(post) = shown.iter_mut().find(|(id, _, _)| *id == edited) {
                    (post.1, post.2) = (event.clone(), content["m.new_content"].clone());
                }
            } else {
                shown.push((event["event_id"].as_str().unwrap_or_default().to_owned(), event.clone(), content));
            }
        }
        let mut posts = Vec::new();
        for (_, event, content) in shown {
            posts.push(self.post(who, &event, &content).await);
        }
        posts
    }

    async fn chat(&mut self, who: &str, spot: &Spot, text: &str) {
        let room = self.room(who, spot).await.expect("a room");
        self.players.say(who, &room, text).await;
    }

    async fn reply(&mut self, who: &str, spot: &Spot, text: &str) {
        let bot = self.players.id(BOT);
        let events = self.events(who, spot).await;
        let (room, event) =
            events.iter().rev().find(|(_, event)| event["sender"] == bot.as_str()).expect("a post of the bot");
        let content = json!({
            "msgtype": "m.text", "body": text, "m.mentions": { "user_ids": [bot] },
            "m.relates_to": { "m.in_reply_to": { "event_id": event["event_id"] } },
        });
        self.players.send(who, room, content).await;
    }

    async fn leave(&mut self, who: &str, spot: &Spot) {
        let room = self.room(who, spot).await.expect("a room");
        self.players.act(who, "leave", json!({ "room": room })).await;
    }

    async fn come_back(&mut self, who: &str) {
        let invitation = json!({ "room": self.channel, "user": self.players.id(who) });
        self.players.act(ONLOOKER, "invite", invitation).await;
        self.players.until_joined(ONLOOKER, &self.channel, who).await;
    }

    fn network(&self) -> &'static str {
        "matrix"
    }

    async fn pass_deadline(&mut self) {
        self.bot.kill();
        self.deadline_now().await;
        self.start().await;
    }

    async fn deadline_now(&mut self) {
        overdue::let_pass(&self.bot.data().join("data")).await;
    }

    async fn deadline_in(&mut self, minutes: i64) {
        overdue::due_in(&self.bot.data().join("data"), SignedDuration::from_mins(minutes)).await;
    }

    async fn joined_long_ago(&mut self) {
        overdue::joined_long_ago(&self.bot.data().join("data")).await;
    }

    /// Restarts the homeserver with some restarts of the bot.
    async fn silence(&mut self) {
        self.bot.silent().await;
    }

    async fn stop(&mut self) {
        self.bot.kill();
        self.restarts += 1;
        if self.restarts.is_multiple_of(self.restart_every) {
            self.homeserver.kill();
            self.homeserver.run().await;
        }
    }

    async fn start(&mut self) {
        self.bot.start();
    }

    /// With the homeserver's limit of twelve messages a minute, posts take longer.
    fn patience(&self) -> Duration {
        match self.limits {
            Limits::Relaxed => PATIENCE,
            Limits::Default => PATIENCE * 6,
        }
    }
}
