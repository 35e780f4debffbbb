//! Removes what a check has made, with each network's own calls.

use serde_json::{Value, json};

use super::steps::Made;

/// The account whose posts and rooms are removed.
pub enum Remover {
    Discord { api: String, token: String },
    Matrix { homeserver: String, token: String },
}

async fn sent(request: reqwest::RequestBuilder) -> Result<Value, String> {
    let answer = request.send().await.map_err(|error| error.without_url().to_string())?;
    let status = answer.status();
    let body = answer.text().await.unwrap_or_default();
    if status.is_success() {
        Ok(serde_json::from_str(&body).unwrap_or_default())
    } else {
        Err(format!("{status} {body}"))
    }
}

/// Part of a path: room and event ids of Matrix hold signs that mean something in URLs.
fn escaped(part: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    part.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

impl Remover {
    /// Logs in with a session of its own.
    pub async fn on_matrix(homeserver: &str, user: &str, password: &str) -> Result<Self, String> {
        let words = json!({
            "type": "m.login.password", "identifier": { "type": "m.id.user", "user": user }, "password": password,
        });
        let request = reqwest::Client::new().post(format!("{homeserver}/_matrix/client/v3/login")).json(&words);
        let token = sent(request).await?["access_token"].as_str().unwrap_or_default().to_owned();
        Ok(Self::Matrix { homeserver: homeserver.to_owned(), token })
    }

    pub async fn remove(&self, made: &Made) -> Result<(), String> {
        let client = reqwest::Client::new();
        match self {
            Self::Discord { api, token } => {
                let path = match made {
                    // Ours are `kind/channel/message`.
                    Made::Post(posted) => {
                        let parts: Vec<_> = posted.id.0.split('/').collect();
                        let [_, channel, message, ..] = parts[..] else { return Err("an unknown id".into()) };
                        format!("channels/{channel}/messages/{message}")
                    }
                    Made::Room(room) => format!("channels/{}", room.native()),
                };
                let request = client.delete(format!("{api}/api/v10/{path}"));
                sent(request.header("authorization", format!("Bot {token}"))).await.map(drop)
            }
            Self::Matrix { homeserver, token } => {
                let rooms = format!("{homeserver}/_matrix/client/v3/rooms");
                match made {
                    Made::Post(posted) => {
                        let Some((room, event)) = posted.id.0.split_once(' ') else {
                            return Err("an unknown id".into());
                        };
                        let room = escaped(room);
                        // An edit is an event of its own.
                        let edits = format!("{homeserver}/_matrix/client/v1/rooms/{room}/relations/{}", escaped(event));
                        let edits = sent(client.get(format!("{edits}/m.replace")).bearer_auth(token)).await?;
                        let edits = edits["chunk"].as_array().into_iter().flatten();
                        let events = edits.filter_map(|edit| edit["event_id"].as_str()).chain([event]);
                        for event in events.map(escaped) {
                            let redacted = format!("{rooms}/{room}/redact/{event}/check-{event}");
                            sent(client.put(redacted).json(&json!({})).bearer_auth(token)).await?;
                        }
                        Ok(())
                    }
                    // A room can't be deleted: nobody is left in it, and the account forgets it.
                    Made::Room(room) => {
                        for deed in ["leave", "forget"] {
                            let request = client.post(format!("{rooms}/{}/{deed}", escaped(room.native())));
                            sent(request.json(&json!({})).bearer_auth(token)).await?;
                        }
                        Ok(())
                    }
                }
            }
        }
    }

    /// Ends the session of its own.
    pub async fn end(self) -> Result<(), String> {
        match self {
            Self::Discord { .. } => Ok(()),
            Self::Matrix { homeserver, token } => {
                let request = reqwest::Client::new().post(format!("{homeserver}/_matrix/client/v3/logout"));
                sent(request.json(&json!({})).bearer_auth(token)).await.map(drop)
            }
        }
    }
}
