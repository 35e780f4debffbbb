//! One web socket of a test, and the host's HTTP requests.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::season::PATIENCE;
use crate::stage::{LocalStage, Wire};

/// A socket that has received everything that it may.
pub struct Line {
    pub wire: Wire,
    /// Every frame so far, in order.
    pub frames: Vec<Value>,
}

impl Line {
    /// Opens it and asks for everything after post `resume`.
    pub async fn open(stage: &LocalStage, token: &str, resume: i64) -> Self {
        Self::open_with(stage, token, json!({ "resume": resume })).await
    }

    /// Opens it with this as the first frame.
    pub async fn open_with(stage: &LocalStage, token: &str, first: Value) -> Self {
        let wire = stage.knock(token, None).await.expect("the token is known");
        Self::over(wire, first).await
    }

    /// Opens it as a browser does that asks for these languages.
    pub async fn open_in(stage: &LocalStage, token: &str, languages: &str) -> Self {
        let wire = stage.knock_with(token, &[("accept-language", languages)]).await.expect("the token is known");
        Self::over(wire, json!({ "resume": 0 })).await
    }

    /// The same on a socket that is open.
    pub async fn over(wire: Wire, first: Value) -> Self {
        let mut line = Self { wire, frames: Vec::new() };
        line.send(first).await;
        line.until(|frame| frame.get("caught_up").is_some()).await;
        line
    }

    pub async fn send(&mut self, frame: Value) {
        self.wire.send(Message::text(frame.to_string())).await.expect("it listens");
    }

    /// The next frame that matches; all others are kept too.
    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let found = tokio::time::timeout(PATIENCE, async {
            loop {
                let frame = match self.wire.next().await {
                    Some(Ok(Message::Text(text))) => serde_json::from_str::<Value>(&text).expect("JSON"),
                    Some(Ok(_)) => continue,
                    ended => panic!("the socket ended: {ended:?}\nafter {:#?}", self.frames),
                };
                self.frames.push(frame.clone());
                if wanted(&frame) {
                    return frame;
                }
            }
        });
        match found.await {
            Ok(frame) => frame,
            Err(_) => panic!("the frame never came; there were {:#?}", self.frames),
        }
    }

    /// The first frame that matches, also of those that came before.
    pub async fn seen(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        match self.frames.iter().find(|frame| wanted(frame)) {
            Some(frame) => frame.clone(),
            None => self.until(wanted).await,
        }
    }

    /// The code with which the server closes it; frames before that are kept too.
    pub async fn closed(&mut self) -> u16 {
        let closed = tokio::time::timeout(PATIENCE, async {
            loop {
                match self.wire.next().await {
                    Some(Ok(Message::Text(text))) => self.frames.push(serde_json::from_str(&text).expect("JSON")),
                    Some(Ok(Message::Close(Some(frame)))) => return frame.code.into(),
                    Some(Ok(Message::Close(None)) | Err(_)) | None => panic!("closed without a code"),
                    Some(Ok(_)) => {}
                }
            }
        });
        closed.await.expect("it is closed")
    }

    /// The completions for a text.
    pub async fn offers(&mut self, place: &str, text: &str) -> Vec<String> {
        let ask = format!("q{}", self.frames.len());
        self.send(json!({ "ask": ask, "place": place, "text": text })).await;
        let answer = self.until(|frame| frame["answer"] == ask.as_str()).await;
        let offers = answer["offers"].as_array().expect("a list");
        offers.iter().map(|offer| offer["text"].as_str().expect("a text").to_owned()).collect()
    }

    /// Posts in `place` that contain `words`.
    pub fn saying(&self, place: &str, words: &str) -> Vec<Value> {
        let posts = self.frames.iter().filter(|frame| frame["place"] == place && frame.get("seq").is_some());
        posts.filter(|post| post["text"].as_str().is_some_and(|text| text.contains(words))).cloned().collect()
    }
}

/// A request with somebody's token: status and body.
pub async fn call(stage: &LocalStage, token: &str, path: &str, body: Value) -> (u16, Value) {
    let address = format!("http://{}{path}", stage.address());
    let answer = reqwest::Client::new().post(address).bearer_auth(token).json(&body).send().await.expect("an answer");
    let status = answer.status().as_u16();
    let text = answer.text().await.expect("a body");
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// A DELETE request for `path`, with somebody's token: the status.
pub async fn delete(stage: &LocalStage, token: &str, path: &str) -> u16 {
    let request = reqwest::Client::new().delete(format!("http://{}{path}", stage.address())).bearer_auth(token);
    request.send().await.expect("an answer").status().as_u16()
}

/// A GET request for `path` with `token`.
pub async fn get(stage: &LocalStage, path: &str, token: Option<&str>) -> reqwest::Response {
    let request = reqwest::Client::new().get(format!("http://{}{path}", stage.address()));
    let request = match token {
        Some(token) => request.bearer_auth(token),
        None => request,
    };
    request.send().await.expect("an answer")
}

/// Waits until the metrics have this line.
pub async fn until_counted(stage: &LocalStage, sample: &str) {
    let start = std::time::Instant::now();
    loop {
        let metrics = get(stage, "/metrics", None).await.text().await.expect("a text");
        if metrics.lines().any(|line| line == sample) {
            return;
        }
        assert!(start.elapsed() < PATIENCE, "{sample} in\n{metrics}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
