//! Searches everything that others can see for texts that only one player wrote.

use crate::players::id;
use crate::season::{self, Stage as _};
use crate::stage::MatrixStage;

/// Looks for each of `secrets` (a power, and texts that only its player has sent to the bot so far): in everything that
/// others have received in any room, in all data of the homeserver, and in the bot's log. `away`: who had left the
/// channel for a while, and got no keys for what was said meanwhile.
pub async fn search(stage: &mut MatrixStage, people: &[&str], away: &str, secrets: &[(&str, &[&str])]) {
    let mut owned = Vec::new();
    for (power, words) in secrets {
        owned.push((season::holder(stage, power).await, *words));
    }
    for person in people {
        let rooms = stage.players.act(person, "rooms", serde_json::json!({})).await;
        for room in rooms.as_array().expect("a list") {
            let room_id = room["room"].as_str().expect("a room id");
            let events = match *person == away && room_id == stage.channel {
                true => stage.players.events(person, room_id).await,
                false => stage.players.readable_events(person, room_id).await,
            };
            let seen = serde_json::to_string(&events).expect("JSON");
            for (owner, words) in owned.iter().filter(|(owner, _)| owner != person) {
                for word in *words {
                    assert!(!seen.contains(word), "{person} reads {word:?} of {owner} in {room}:\n{events:#?}");
                }
            }
            if person == &"onlooker" {
                assert!(!room["members"].as_array().is_some_and(|members| {
                    members.len() == 2 && members.iter().any(|member| member == &id("dragoman"))
                }));
            }
        }
    }
    let _ = stage.posts("anybody", &season::Spot::Channel).await;
    // Every room was encrypted: the homeserver's data contains no order at all, not even its author's.
    let kept = stage.homeserver.everything();
    let said = stage.bot.said();
    for (_, words) in &owned {
        for word in *words {
            let needle = word.as_bytes();
            assert!(!kept.windows(needle.len()).any(|window| window == needle), "the homeserver keeps {word:?}");
            assert!(!said.contains(word), "the bot's log says {word:?}");
        }
    }
}
