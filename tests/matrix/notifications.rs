//! What notifies people, by Matrix's default push rules, and the rule that `bot/docs/matrix.md` gives.

use dragoman_platform::message::Message;
use serde_json::{Value, json};

use crate::homeserver;
use crate::players::{PATIENCE, Players, id, unique};
use crate::rig::{Bot, channel, key, person, said, with_map};

/// The first lines of the messages that have notified `who`, once `last` is among them.
async fn notified(players: &mut Players, who: &str, last: &str) -> Vec<String> {
    let start = std::time::Instant::now();
    loop {
        let answer = players.request(who, "GET", "/_matrix/client/v3/notifications?limit=100", Value::Null).await;
        let mut lines: Vec<String> = answer["body"]["notifications"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|notified| notified["event"]["content"]["body"].as_str()?.lines().next().map(str::to_owned))
            .collect();
        lines.reverse();
        if lines.iter().any(|line| line.ends_with(last)) {
            return lines;
        }
        assert!(start.elapsed() < PATIENCE, "{last} doesn't notify; there is {lines:?}");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

/// The room isn't encrypted, so that the homeserver can apply the rules that clients apply after decryption.
#[tokio::test]
async fn silent_answers_notify_only_with_a_picture_and_one_push_rule_silences_these() {
    let mut players = Players::on(homeserver::shared().await);
    let bot = Bot::new(&mut players).await;
    let ola = unique("ola");
    players.enter(&[&ola]).await;
    let room = players.create(&ola, None, false, &[&bot.name]).await;
    players.until_joined(&ola, &room, &bot.name).await;
    let post = async |name: &str, message: Message| drop(bot.post(&key(name), &channel(&room), &message).await);
    let picture = |text: &'static str| Message { rings: false, ..with_map(text) };
    let urgent = |text: &'static str| Message { mentions: vec![person(&ola)], ..with_map(text) };
    post("answer", said("an answer")).await;
    post("picture", picture("a preview")).await;
    post("urgent", urgent("Spring 1901")).await;
    let urgently = format!("{ola}: Spring 1901");
    assert_eq!(notified(&mut players, &ola, "Spring 1901").await, ["a preview", &urgently]);

    let rule = json!({
        "conditions": [
            { "kind": "event_match", "key": "sender", "pattern": id(&bot.name) },
            { "kind": "event_match", "key": "content.msgtype", "pattern": "m.image" },
        ],
        "actions": [],
    });
    let path = "/_matrix/client/v3/pushrules/global/underride/dragoman";
    assert_eq!(players.request(&ola, "PUT", path, rule).await["status"], 200);
    post("again", picture("another preview")).await;
    post("later", urgent("Autumn 1901")).await;
    let later = format!("{ola}: Autumn 1901");
    assert_eq!(notified(&mut players, &ola, "Autumn 1901").await, ["a preview", &urgently, &later]);
}
