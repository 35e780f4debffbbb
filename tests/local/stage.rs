//! People of the local platform, each with a web socket of their own.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::bot::{Bot, free_port};
use crate::season::{Post, Spot, Stage};

type Wire = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

#[derive(Default)]
struct Seen {
    /// Place, and the post with edits applied, in order.
    posts: Vec<(String, Value)>,
    rooms: Vec<Value>,
    newest: i64,
}

struct Person {
    id: String,
    token: String,
    seen: Arc<Mutex<Seen>>,
}

/// The local platform with its people.
pub struct LocalStage {
    pub bot: Bot,
    port: u16,
    host: String,
    people: HashMap<String, Person>,
    client: reqwest::Client,
    sent: u64,
}

impl LocalStage {
    /// Starts the program and waits for its page.
    pub async fn start() -> Self {
        let port = free_port();
        let mut bot = Bot::new(&[("DRAGOMAN_LOCAL_LISTEN", format!("127.0.0.1:{port}"))]);
        bot.start();
        let mut stage =
            Self { bot, port, host: String::new(), people: HashMap::new(), client: reqwest::Client::new(), sent: 0 };
        stage.wait().await;
        let said = stage.bot.said();
        stage.host =
            said.split("token=").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("a link").to_owned();
        stage
    }

    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    async fn wait(&self) {
        for _ in 0..300 {
            if self.client.get(format!("http://{}/health", self.address())).send().await.is_ok() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the page never answered:\n{}", self.bot.said());
    }

    async fn person(&mut self, name: &str) -> &Person {
        if !self.people.contains_key(name) {
            let answer: Value = self
                .client
                .post(format!("http://{}/api/seats?token={}", self.address(), self.host))
                .json(&json!({ "name": name }))
                .send()
                .await
                .expect("an answer")
                .json()
                .await
                .expect("a seat");
            let text = |key: &str| answer[key].as_str().expect("a text").to_owned();
            let person = Person { id: text("person"), token: text("token"), seen: Arc::default() };
            self.people.insert(name.to_owned(), person);
            self.listen(name);
        }
        &self.people[name]
    }

    pub async fn token(&mut self, name: &str) -> String {
        self.person(name).await.token.clone()
    }

    /// Opens a socket with `token`, as a page of `origin`.
    pub async fn knock(&self, token: &str, origin: Option<&str>) -> Result<Wire, tungstenite::Error> {
        let mut request = format!("ws://{}/ws?token={token}", self.address()).into_client_request()?;
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
        }
        tokio_tungstenite::connect_async(request).await.map(|(wire, _)| wire)
    }

    /// Keeps a socket open for somebody, through restarts, and notes what comes.
    fn listen(&self, name: &str) {
        let person = &self.people[name];
        let (seen, address) = (Arc::clone(&person.seen), format!("ws://{}/ws?token={}", self.address(), person.token));
        tokio::spawn(async move {
            loop {
                if let Ok((mut wire, _)) = tokio_tungstenite::connect_async(&address).await {
                    let newest = seen.lock().expect("not poisoned").newest;
                    let _ = wire.send(Message::text(json!({ "resume": newest }).to_string())).await;
                    while let Some(Ok(Message::Text(text))) = wire.next().await {
                        note(&mut seen.lock().expect("not poisoned"), &serde_json::from_str(&text).expect("JSON"));
                    }
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        });
    }

    async fn place(&mut self, who: &str, spot: &Spot) -> Option<String> {
        match spot {
            Spot::Channel => Some("#hall".to_owned()),
            Spot::Private => Some(format!("@{}", self.person(who).await.id)),
            Spot::Room(powers) => {
                let title = |power: &String| format!("{}{}", &power[..1], power[1..].to_lowercase());
                let suffix = powers.iter().map(title).collect::<Vec<_>>().join(" – ");
                let seen = self.person(who).await.seen.lock().expect("not poisoned");
                let room =
                    seen.rooms.iter().find(|room| room["name"].as_str().is_some_and(|name| name.ends_with(&suffix)));
                room.and_then(|room| room["place"].as_str()).map(str::to_owned)
            }
        }
    }

    async fn frame(&mut self, who: &str, mut frame: Value) {
        self.sent += 1;
        frame["id"] = json!(format!("t{}", self.sent));
        let token = self.token(who).await;
        // The same id is the same message: what a killed bot swallowed is sent again.
        for _ in 0..100 {
            if let Ok(mut wire) = self.knock(&token, None).await
                && wire.send(Message::text(frame.to_string())).await.is_ok()
                && wire.close(None).await.is_ok()
            {
                while let Some(Ok(_)) = wire.next().await {}
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{frame} couldn't be sent");
    }
}

fn note(seen: &mut Seen, frame: &Value) {
    if let Some(hello) = frame.get("hello") {
        seen.rooms = hello["rooms"].as_array().cloned().unwrap_or_default();
        return;
    }
    let Some(seq) = frame["seq"].as_i64() else { return };
    if seq <= seen.newest {
        return;
    }
    seen.newest = seq;
    match frame["edit_of"].as_str() {
        Some(edited) => {
            let earlier = seen.posts.iter_mut().find(|(_, post)| post["id"].as_str() == Some(edited));
            if let Some((_, post)) = earlier {
                for key in ["text", "alt", "image", "actions"] {
                    post[key] = frame[key].clone();
                }
            }
        }
        None => seen.posts.push((frame["place"].as_str().unwrap_or_default().to_owned(), frame.clone())),
    }
}

#[async_trait]
impl Stage for LocalStage {
    async fn say(&mut self, who: &str, spot: &Spot, text: &str) {
        for _ in 0..100 {
            if let Some(place) = self.place(who, spot).await {
                let text = if *spot == Spot::Channel { format!("/{text}") } else { text.to_owned() };
                return self.frame(who, json!({ "place": place, "text": text })).await;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{who} isn't in {spot:?}");
    }

    async fn press(&mut self, who: &str, spot: &Spot, action: &str) {
        let posts = self.posts(who, spot).await;
        let id = posts.iter().rev().flat_map(|post| &post.actions).find(|(id, _)| id.starts_with(action));
        let id = id.unwrap_or_else(|| panic!("nothing to press for {action}")).0.clone();
        let place = self.place(who, spot).await.expect("a place with posts");
        self.frame(who, json!({ "place": place, "press": id })).await;
    }

    async fn posts(&mut self, who: &str, spot: &Spot) -> Vec<Post> {
        let who = if who == "anybody" { "onlooker" } else { who };
        let Some(place) = self.place(who, spot).await else { return Vec::new() };
        let person = self.person(who).await;
        let token = person.token.clone();
        let found: Vec<Value> = {
            let seen = person.seen.lock().expect("not poisoned");
            let from_bot = seen.posts.iter().filter(|(at, post)| *at == place && post["from"].is_null());
            from_bot.map(|(_, post)| post.clone()).collect()
        };
        let mut posts = Vec::new();
        for post in found {
            let text = |key: &str| post[key].as_str().unwrap_or_default().to_owned();
            let picture = match post["image"].as_str() {
                Some(image) => {
                    let address = format!("http://{}{image}?token={token}", self.address());
                    match self.client.get(address).send().await {
                        Ok(answer) if answer.status().is_success() => {
                            answer.bytes().await.ok().map(|bytes| bytes.to_vec())
                        }
                        _ => None,
                    }
                }
                None => None,
            };
            let actions = post["actions"].as_array().into_iter().flatten();
            let action = |action: &Value, key: &str| action[key].as_str().unwrap_or_default().to_owned();
            let actions = actions.map(|one| (action(one, "id"), action(one, "label"))).collect();
            posts.push(Post { text: text("text"), alt: text("alt"), picture, actions });
        }
        posts
    }

    async fn restart(&mut self) {
        self.bot.kill();
        self.bot.start();
        self.wait().await;
    }
}
