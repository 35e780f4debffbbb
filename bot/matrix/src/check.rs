//! The checks of `check-config`: is this a homeserver, does it accept the login, may the bot write in its rooms.
//!
//! No session is taken over and nothing is changed: the bot may be running meanwhile. A stored session or token is
//! verified; a password is tried, and the device created by it is deleted at once.

use dragoman_platform::Unusable;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::ruma::OwnedUserId;
use matrix_sdk::{Client, Error};
use serde_json::Value;

use super::rooms::{CONVERSATION, PRESS_ROOM};
use super::session::{Folder, NoSession, addressed, answer, failed, ours, owner, silent, somebody_else, unbuilt};
use super::setback::ORDINARY;
use crate::settings::{Login, MatrixSettings};

/// How many rooms are checked.
const ROOMS: usize = 200;

/// The result of the check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The account's full name.
    pub account: String,
    /// Rooms in which the bot can't work, with the reason, a sentence each.
    pub lacks: Vec<String>,
}

/// Checks the settings against the homeserver.
pub(super) async fn check(settings: &MatrixSettings, folder: &Folder) -> Result<Checked, NoSession> {
    let builder = Client::builder().request_config(RequestConfig::new().disable_retry().timeout(ORDINARY));
    let client = addressed(builder, settings).build().await.map_err(|error| unbuilt(settings, folder, error))?;
    is_homeserver(settings, &client).await?;
    let stored = folder.stored()?.and_then(|stored| stored.access_token);
    let (user, lacks) = match (stored, &settings.login) {
        (Some(token), _) => whose(settings, &client, &token).await?,
        (None, Login::Token(token)) => whose(settings, &client, token).await?,
        (None, Login::Password(password)) => {
            let login = client.matrix_auth().login_username(&settings.user, password);
            let login = login.initial_device_display_name("Dragoman, check of the configuration").send().await;
            let login = login.map_err(|error| failed(settings, error))?;
            let lacks = lacks(settings, &client, &login.access_token, &login.user_id).await;
            if let Err(error) = client.matrix_auth().logout().await {
                tracing::warn!(%error, "the session of the check couldn't be ended");
            }
            (login.user_id, lacks?)
        }
    };
    if !ours(settings, &user) {
        return Err(NoSession::Unusable(somebody_else(settings, folder, &user)));
    }
    Ok(Checked { account: user.to_string(), lacks })
}

/// The address may belong to another web page, or to the homeserver's front page.
async fn is_homeserver(settings: &MatrixSettings, client: &Client) -> Result<(), NoSession> {
    let url = format!("{}_matrix/client/versions", client.homeserver());
    let (status, body) = answer(settings, client.http_client().get(url).timeout(ORDINARY).send().await).await?;
    let versions = serde_json::from_slice::<Value>(&body).unwrap_or_default();
    match status {
        200 if versions["versions"].is_array() => Ok(()),
        500..=599 => Err(silent(settings, &format!("HTTP status {status}"))),
        _ => Err(NoSession::Unusable(Unusable {
            key: "matrix.homeserver",
            sentence: format!(
                "{} answers, but it is no Matrix homeserver. Write the address that your client uses, for example \
                 https://matrix.example.org.",
                settings.homeserver
            ),
        })),
    }
}

async fn whose(
    settings: &MatrixSettings,
    client: &Client,
    token: &str,
) -> Result<(OwnedUserId, Vec<String>), NoSession> {
    let user = owner(settings, client, token).await?.user_id;
    let lacks = lacks(settings, client, token, &user).await?;
    Ok((user, lacks))
}

async fn lacks(
    settings: &MatrixSettings,
    client: &Client,
    token: &str,
    user: &OwnedUserId,
) -> Result<Vec<String>, NoSession> {
    let get = async |path: &str| -> Result<Value, NoSession> {
        let url = format!("{}_matrix/client/v3/{path}", client.homeserver());
        let asked = client.http_client().get(url).bearer_auth(token).timeout(ORDINARY).send().await;
        let (_, body) = answer(settings, asked).await?;
        serde_json::from_slice(&body).map_err(|error| silent(settings, &Error::from(error).to_string()))
    };
    let joined = get("joined_rooms").await?;
    let rooms = joined["joined_rooms"].as_array().cloned().unwrap_or_default();
    let mut lacks = Vec::new();
    for id in rooms.iter().filter_map(Value::as_str).take(ROOMS) {
        let state = get(&format!("rooms/{}/state", id.replace('!', "%21").replace(':', "%3A"))).await?;
        let state = state.as_array();
        lacks.extend(state.and_then(|state| lacking(id, state, user.as_str(), settings.signed_devices)));
    }
    Ok(lacks)
}

/// Why the bot can't work in a room; `None` if it can, or if the room is its own. `signed`: it reads only what signed devices
/// have encrypted.
fn lacking(id: &str, state: &[Value], user: &str, signed: bool) -> Option<String> {
    let content = |kind: &str| {
        state.iter().find(|event| event["type"] == kind && event["state_key"] == "").map(|event| &event["content"])
    };
    let own = [PRESS_ROOM, CONVERSATION, "m.room.tombstone"].iter().any(|kind| content(kind).is_some());
    if own || content("m.room.create").is_some_and(|create| create["type"] == "m.space") {
        return None;
    }
    let name = content("m.room.name").and_then(|name| name["name"].as_str()).unwrap_or("a room without a name");
    if signed && content("m.room.encryption").is_none() {
        return Some(format!(
            "in {name} ({id}) it reads nothing: the room isn't encrypted, and matrix.signed_devices is set. An \
             administrator of the room can switch encryption on."
        ));
    }
    let levels = content("m.room.power_levels")?;
    let level = |value: &Value, otherwise: &Value| value.as_i64().or(otherwise.as_i64()).unwrap_or(0);
    let has = level(&levels["users"][user], &levels["users_default"]);
    let kind = if content("m.room.encryption").is_some() { "m.room.encrypted" } else { "m.room.message" };
    let needs = level(&levels["events"][kind], &levels["events_default"]);
    if has >= needs {
        return None;
    }
    Some(format!(
        "in {name} ({id}) it may not write: its power level is {has}, and writing there needs {needs}. An \
         administrator of the room can raise it."
    ))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_room_without_permission_to_write_is_named_with_the_level_needed() {
        let state = |levels: Value| {
            vec![
                json!({ "type": "m.room.create", "state_key": "", "content": {} }),
                json!({ "type": "m.room.name", "state_key": "", "content": { "name": "announcements" } }),
                json!({ "type": "m.room.power_levels", "state_key": "", "content": levels }),
            ]
        };
        let lacking = |levels| lacking("!r:x", &state(levels), "@bot:x", false);
        assert_eq!(lacking(json!({})), None);
        let muted = lacking(json!({ "events_default": 50 })).expect("it may not write");
        assert!(
            muted.contains("announcements (!r:x)") && muted.contains("is 0") && muted.contains("needs 50"),
            "{muted}"
        );
        assert_eq!(lacking(json!({ "events_default": 50, "users": { "@bot:x": 50 } })), None);
        assert_eq!(lacking(json!({ "events_default": 50, "events": { "m.room.message": 0 } })), None);
    }

    #[test]
    fn a_room_without_encryption_is_named_where_only_signed_devices_count() {
        let mut state = vec![
            json!({ "type": "m.room.name", "state_key": "", "content": { "name": "lobby" } }),
            json!({ "type": "m.room.power_levels", "state_key": "", "content": {} }),
        ];
        assert_eq!(lacking("!r:x", &state, "@bot:x", false), None);
        let found = lacking("!r:x", &state, "@bot:x", true).expect("it reads nothing");
        assert!(found.contains("lobby (!r:x)") && found.contains("isn't encrypted"), "{found}");
        state.push(json!({ "type": "m.room.encryption", "state_key": "", "content": {} }));
        assert_eq!(lacking("!r:x", &state, "@bot:x", true), None);
    }
}
