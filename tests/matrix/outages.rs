//! A homeserver that sometimes refuses: nothing is lost, nothing is read twice unnecessarily, the device stays.

use serde_json::{Value, json};

use crate::players::{PATIENCE, Players};
use crate::proxy::Proxy;
use crate::rig::{Bot, channel, key, met_behind_proxy, private, said};

/// A bot behind a proxy, and somebody who has a conversation with it.
async fn met() -> (Proxy, Players, Bot, String, String) {
    let (proxy, mut players, bot, kasia) = met_behind_proxy("kasia").await;
    let room = players.open_direct(&kasia, &bot.name).await;
    players.say(&kasia, &room, "hello").await;
    bot.recorder.hears("hello").await;
    (proxy, players, bot, kasia, room)
}

#[tokio::test]
async fn a_refused_page_of_history_is_requested_again_and_nothing_overtakes_it() {
    let (proxy, mut players, mut bot, kasia, room) = met().await;
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

/// Homeservers leave out what has expired: then a page has no events, and others come after it.
#[tokio::test]
async fn a_page_without_events_doesnt_end_the_reading() {
    let (proxy, mut players, mut bot, kasia, room) = met().await;
    let earlier = bot.recorder.cursor_of("matrix.sync");
    players.say(&kasia, &room, "thanks").await;
    bot.recorder.hears("thanks").await;
    bot.recorder.until("another token", |recorder| (recorder.cursor_of("matrix.sync") != earlier).then_some(())).await;
    bot.kill().await;
    players.say(&kasia, &room, "A War - Gal").await;
    let page = json!({ "chunk": [], "start": bot.recorder.cursor_of("matrix.sync"), "end": earlier });
    proxy.answers(&format!("{room}/messages?"), 1, 200, page);
    bot.start().await;
    bot.recorder.hears("A War - Gal").await;
    proxy.until_spent().await;
    assert_eq!(bot.recorder.texts_in(&private(&kasia)), ["hello", "thanks", "A War - Gal"]);
}

#[tokio::test]
async fn after_a_failed_sync_no_room_is_read_again() {
    let (proxy, mut players, bot, kasia, room) = met().await;
    let before = proxy.asked("/messages?");
    proxy.answers("timeout=5000", 2, 502, json!({}));
    proxy.until_spent().await;
    players.say(&kasia, &room, "A War - Gal").await;
    bot.recorder.hears("A War - Gal").await;
    assert_eq!(proxy.asked("/messages?"), before);
}

/// Several processes that share an account may end one after the other, each soon after its start.
#[tokio::test]
async fn of_many_rooms_with_news_those_are_not_read_again_that_were_read_before_it_ended() {
    let (proxy, mut players, mut bot, kasia) = met_behind_proxy("kasia").await;
    let mut rooms = Vec::new();
    for number in 0..20 {
        let room = players.create(&kasia, Some(&format!("lobby {number}")), false, &[&bot.name]).await;
        players.until_joined(&kasia, &room, &bot.name).await;
        players.say(&kasia, &room, "!dragoman hello").await;
        rooms.push(room);
    }
    let heard = |bot: &Bot, text: &str| -> Vec<String> {
        let heard = rooms.iter().filter(|room| bot.recorder.texts_in(&channel(room)).iter().any(|said| said == text));
        heard.cloned().collect()
    };
    bot.recorder.until("all of them", |_| (heard(&bot, "hello").len() == rooms.len()).then_some(())).await;
    bot.recorder.until("the end of the gaps", |recorder| (recorder.notes("matrix.gap.") == 0).then_some(())).await;
    bot.kill().await;
    for room in &rooms {
        players.say(&kasia, room, "!dragoman new").await;
    }
    for room in &rooms[..14] {
        proxy.withhold(&format!("{room}/messages?"));
    }
    bot.start().await;
    bot.recorder.until("some of them", |_| (heard(&bot, "new").len() == 6).then_some(())).await;
    bot.recorder.until("the end of their gaps", |recorder| (recorder.notes("matrix.gap.") == 14).then_some(())).await;
    // The homeserver's first answer may be one that it kept for the process before, and show only some of the messages: the
    // next one has to be handled, too, as is seen from the one after it.
    let syncs = proxy.asked("/sync?");
    bot.recorder.until("two more syncs", |_| (proxy.asked("/sync?") >= syncs + 2).then_some(())).await;
    bot.kill().await;
    proxy.release();
    let before = heard(&bot, "new");
    let pages = |room: &String| proxy.asked(&format!("{room}/messages?"));
    let read: Vec<usize> = before.iter().map(pages).collect();
    bot.start().await;
    bot.recorder.until("all of them", |_| (heard(&bot, "new").len() == rooms.len()).then_some(())).await;
    assert_eq!(before.iter().map(pages).collect::<Vec<_>>(), read);
}

fn session(bot: &Bot) -> (Value, Value) {
    let kept = std::fs::read_to_string(bot.folder.path().join("matrix/session.json")).expect("a session");
    let kept: Value = serde_json::from_str(&kept).expect("JSON");
    (kept["device_id"].clone(), kept["access_token"].clone())
}

#[tokio::test]
async fn after_a_soft_logout_it_is_the_same_device_with_its_keys() {
    let (proxy, mut players, bot, kasia, room) = met().await;
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
