//! Files arrive as files: encrypted where the room is, with the text as their caption.

use dragoman_platform::Platform;
use dragoman_platform::message::{File, Message, Text};
use serde_json::json;

use crate::rig::{channel, in_lobby, key, private};

fn with_file(text: &'static str) -> Message {
    let file = File::json("Corfù S1902M", "ab12cd34", r#"{"phases":[]}"#);
    Message { text: Text::own(text), file: Some(file), ..Message::default() }
}

#[tokio::test]
async fn a_file_is_encrypted_where_the_room_is_and_arrives_complete() {
    let (mut players, bot, kasia, lobby) = in_lobby("kasia", false).await;

    bot.post(&key("file-private"), &private(&kasia), &with_file("**Corfù** jako plik")).await;
    let room = players.direct_with(&kasia, &bot.name).await;
    let heard = players.reads(&kasia, &room, &bot.name, "jako plik").await;
    let content = &heard["content"];
    assert_eq!((&heard["encrypted"], &content["msgtype"]), (&json!(true), &json!("m.file")));
    assert_eq!(content["body"], "Corfù jako plik");
    assert_eq!(content["formatted_body"], "<strong>Corfù</strong> jako plik");
    assert_eq!(content["filename"], "Corfu-S1902M.json");
    assert_eq!(content["info"], json!({ "mimetype": "application/json", "size": 13 }));
    assert!(content["file"]["key"]["k"].is_string() && content.get("url").is_none(), "{content}");
    assert_eq!(players.download(&kasia, content).await, br#"{"phases":[]}"#);

    let posted = bot.post(&key("file-public"), &channel(&lobby), &with_file("for all")).await;
    let heard = players.reads(&kasia, &lobby, &bot.name, "for all").await;
    let content = &heard["content"];
    assert_eq!((&content["msgtype"], &content["filename"]), (&json!("m.file"), &json!("Corfu-S1902M.json")));
    assert!(content["url"].is_string() && content.get("file").is_none(), "{content}");
    assert_eq!(players.download(&kasia, content).await, br#"{"phases":[]}"#);

    bot.matrix().edit(&posted, &with_file("for all, anew")).await.expect("an edit");
    let edit = players.reads(&kasia, &lobby, &bot.name, "anew").await;
    let new = &edit["content"]["m.new_content"];
    assert_eq!((&new["msgtype"], &new["filename"]), (&json!("m.file"), &json!("Corfu-S1902M.json")));
}
