//! The page that a one-time link to a map opens, as far as it talks to the server.
#![allow(dead_code, reason = "each binary uses its own part")]

use serde_json::{Value, json};

/// The link to a map in a post, if there is one.
pub fn link(text: &str) -> Option<String> {
    let at = text.find("/map#")?;
    let from = text[..at].rfind("http").expect("an address");
    let end = text[at..].find(|c: char| c.is_whitespace() || c == '>').map_or(text.len(), |end| at + end);
    Some(text[from..end].to_owned())
}

/// A page that has opened a link.
pub struct Visitor {
    client: reqwest::Client,
    origin: String,
    visit: String,
    sent: u32,
}

impl Visitor {
    /// Opens a link; if that isn't possible, the status and the answer.
    pub async fn open(link: &str) -> Result<Self, (u16, Value)> {
        let (page, token) = link.split_once('#').expect("a token behind the hash sign");
        let origin = page.strip_suffix("/map").expect("the page").to_owned();
        let client = reqwest::Client::new();
        let request = client.post(format!("{origin}/map/open")).json(&json!({ "link": token }));
        let (status, answer) = read(request).await;
        if status != 200 {
            return Err((status, answer));
        }
        let visit = answer["visit"].as_str().expect("a secret").to_owned();
        Ok(Self { client, origin, visit, sent: 0 })
    }

    /// The secret of the page.
    pub fn secret(&self) -> &str {
        &self.visit
    }

    /// The map.
    pub async fn orders(&self) -> (u16, Value) {
        read(self.client.get(format!("{}/map/orders", self.origin)).bearer_auth(&self.visit)).await
    }

    /// Gives an order, in the exchange format.
    pub async fn give(&mut self, order: &str) -> (u16, Value) {
        self.sent += 1;
        self.give_as(&self.sent.to_string(), order).await
    }

    /// The same under this id.
    pub async fn give_as(&self, id: &str, order: &str) -> (u16, Value) {
        let body = json!({ "id": id, "order": order });
        read(self.client.post(format!("{}/map/orders", self.origin)).bearer_auth(&self.visit).json(&body)).await
    }

    /// All orders that the map offers.
    pub async fn offered(&self) -> Vec<String> {
        let (status, answer) = self.orders().await;
        assert_eq!(status, 200, "{answer}");
        let mut orders = Vec::new();
        collect(&answer["map"]["choices"], &mut orders);
        orders
    }
}

fn collect(choices: &Value, orders: &mut Vec<String>) {
    for choice in choices.as_array().into_iter().flatten() {
        orders.extend(choice["exact"].as_str().map(str::to_owned));
        collect(&choice["next"], orders);
    }
}

async fn read(request: reqwest::RequestBuilder) -> (u16, Value) {
    let answer = request.send().await.expect("an answer");
    let status = answer.status().as_u16();
    let text = answer.text().await.expect("a text");
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}
