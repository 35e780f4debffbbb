//! A homeserver that sometimes refuses: nothing is lost, nothing is read twice unnecessarily, the device stays.

use serde_json::{Value, json};

use crate::homeserver;
use crate::players::{PATIENCE, Players, unique};
use crate::proxy::Proxy;
use crate::rig::{Bot, key, private, said};

/// A bot behind a proxy, and somebody who has a conversation with it.
async fn met(players: &mut Players, proxy: &Proxy) -> (Bot, String, String) {
    let bot = Bot::by(&proxy.url, players).await;
    let kasia = unique("kasia");
    players.enter(&[&kasia]).await;
    let room = players.open_direct(&kasia, &bot.name).await;
    players.say(&kasia, &room, "hello").await;
    bot.recorder.hears("hello").await;
    (bot, kasia, room)
}

#[tokio::test]
async fn a_refused_page_of_history_is_requested_again_and_nothing_overtakes_it() {
    let url = homeserver::shared().await;
    let proxy = Proxy::to(url).await;
    let mut players = Players::on(url);
    let (mut bot, kasia, room) = met(&mut players, &proxy).await;
    bot.kill().await;
    players.say(&kasia, &room, "A War - Gal").await;
    proxy.answers("/messages?", 2, 403, json!({ "errcode": "M_FORBIDDEN", "error": "not now" }));
    bot.start().await;
    proxy.until_spent().await;
    players.say(&kasia, &room, "A War - Ukr").await;
    bot.recorder.hears("A War - Ukr").await;
    assert_eq!(bot.recorder.texts_in(&private(&kasia)), ["hello", "A War - Gal", "A War - Ukr"]);
    bot.recorder.until("the end of the gap", |recorder| (recorder.notes("matrix.gap.") == 0).then_some(())).await;
}

#[tokio::test]
async fn after_a_failed_sync_no_room_is_read_again() {
    let url = homeserver::shared().await;
    let proxy = Proxy::to(url).await;
    let mut players = Players::on(url);
    let (bot, kasia, room) = met(&mut players, &proxy).await;
    let before = proxy.asked("/messages?");
    proxy.answers("timeout=5000", 2, 502, json!({}));
    proxy.until_spent().await;
    players.say(&kasia, &room, "A War - Gal").await;
    bot.recorder.hears("A War - Gal").await;
    assert_eq!(proxy.asked("/messages?"), before);
}

fn session(bot: &Bot) -> (Value, Value) {
    let kept = std::fs::read_to_string(bot.folder.path().join("matrix/session.json")).expect("a session");
    let kept: Value = serde_json::from_str(&kept).expect("JSON");
    (kept["device_id"].clone(), kept["access_token"].clone())
}

#[tokio::test]
async fn after_a_soft_logout_it_is_the_same_device_with_its_keys() {
    let url = homeserver::shared().await;
    let proxy = Proxy::to(url).await;
    let mut players = Players::on(url);
    let (bot, kasia, room) = met(&mut players, &proxy).await;
    let (device, token) = session(&bot);
    let soft = json!({ "errcode": "M_UNKNOWN_TOKEN", "error": "again, please", "soft_logout": true });
    proxy.answers("/account/whoami", 1, 401, soft.clone());
    proxy.answers("/_matrix/client/v3/sync?", 1, 401, soft);
    proxy.until_spent().await;
    players.say(&kasia, &room, "A War - Gal").await;
    bot.recorder.hears("A War - Gal").await;
    let start = std::time::Instant::now();
    while session(&bot).1 == token || session(&bot).1.is_null() {
        assert!(start.elapsed() < PATIENCE, "it doesn't log in again");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_eq!(session(&bot).0, device);
    bot.post(&key("receipt"), &private(&kasia), &said("noted: A War - Gal")).await;
    players.reads(&kasia, &room, &bot.name, "noted: A War - Gal").await;
}
