//! Relations between messages: replies, threads, edits, deletions, choices.

use dragoman_game::event::{Content, EventId, PlatformName};
use dragoman_platform::message::{Action, Message};
use dragoman_platform::{Platform, Setback};
use dragoman_runtime::clock::{Clock as _, SystemClock};
use serde_json::{Value, json};

use crate::homeserver;
use crate::homeserver::PASSWORD;
use crate::players::{PATIENCE, Players, id, unique};
use crate::rig::{Bot, channel, in_lobby, in_private, key, met_behind_proxy, private, said};

fn answer_to(event: &str, text: &str) -> Message {
    Message { answers: Some(EventId::new(PlatformName::Matrix, event)), ..said(text) }
}

fn in_thread(root: &str, text: &str) -> Value {
    json!({
        "msgtype": "m.text", "body": text,
        "m.relates_to": { "rel_type": "m.thread", "event_id": root, "is_falling_back": true, "m.in_reply_to": { "event_id": root } },
    })
}

#[tokio::test]
async fn an_answer_is_a_reply_only_in_the_room_of_its_question() {
    let (mut players, mut bot, kasia, lobby) = in_lobby("kasia", true).await;
    let room = players.open_direct(&kasia, &bot.name).await;
    let order = players.say(&kasia, &room, "A Wie - Gal").await;
    bot.recorder.hears("A Wie - Gal").await;
    bot.post(&key("one"), &private(&kasia), &answer_to(&order, "noted")).await;
    let heard = players.reads(&kasia, &room, &bot.name, "noted").await;
    assert_eq!(heard["content"]["m.relates_to"], json!({ "m.in_reply_to": { "event_id": order } }));

    // The private answer to a question in public is no reply: a room doesn't have another's events.
    let command = players.say(&kasia, &lobby, "!dragoman orders").await;
    bot.recorder.hears("orders").await;
    bot.post(&key("two"), &private(&kasia), &answer_to(&command, "in private")).await;
    bot.post(&key("three"), &channel(&lobby), &answer_to(&command, "in public")).await;
    let heard = players.reads(&kasia, &room, &bot.name, "in private").await;
    assert!(heard["content"].get("m.relates_to").is_none(), "{heard}");
    let heard = players.reads(&kasia, &lobby, &bot.name, "in public").await;
    assert_eq!(heard["content"]["m.relates_to"]["m.in_reply_to"]["event_id"], command);

    // A question in a thread is answered in it, also after a restart.
    let root = players.say(&kasia, &lobby, "results, anybody?").await;
    let asked = players.send(&kasia, &lobby, in_thread(&root, "!dragoman status")).await;
    bot.recorder.hears("status").await;
    bot.restart().await;
    bot.post(&key("four"), &channel(&lobby), &answer_to(&asked, "three are missing")).await;
    let heard = players.reads(&kasia, &lobby, &bot.name, "three are missing").await;
    let relation = &heard["content"]["m.relates_to"];
    assert_eq!((&relation["rel_type"], &relation["event_id"]), (&json!("m.thread"), &json!(root)));
    assert_eq!(relation["m.in_reply_to"]["event_id"], asked);
}

#[tokio::test]
async fn a_deleted_order_is_reported_and_a_deleted_reaction_or_anothers_isnt() {
    let (mut players, bot, kasia, room) = in_private("kasia").await;
    let order = players.say(&kasia, &room, "A Wie - Gal").await;
    bot.recorder.hears("A Wie - Gal").await;
    let thanks = bot.post(&key("thanks"), &private(&kasia), &said("noted")).await;
    let posted = players.reads(&kasia, &room, &bot.name, "noted").await;
    assert!(thanks.id.0.ends_with(posted["event_id"].as_str().expect("an id")));
    let reaction = players.react(&kasia, &room, &posted, "👍").await;
    for (number, event) in [&reaction, &order].into_iter().enumerate() {
        let path = format!("/_matrix/client/v3/rooms/{room}/redact/{event}/{number}");
        assert_eq!(players.request(&kasia, "PUT", &path, json!({})).await["status"], 200);
    }
    players.say(&kasia, &room, "and now?").await;
    bot.recorder.hears("and now?").await;
    let said = bot.recorder.said_in(&private(&kasia));
    let removed: Vec<_> = said.iter().filter(|content| matches!(content, Content::Removed { .. })).collect();
    assert_eq!(removed.len(), 1, "{said:?}");
    assert!(matches!(removed[0], Content::Removed { of, .. } if of.native() == order));
}

#[tokio::test]
async fn replies_to_the_bot_and_unencrypted_messages_are_no_commands() {
    let (mut players, bot, kasia, lobby) = in_lobby("kasia", true).await;
    let room = players.open_direct(&kasia, &bot.name).await;
    players.say(&kasia, &room, "hello").await;
    bot.recorder.hears("hello").await;
    bot.post(&key("map"), &channel(&lobby), &said("Spring 1901")).await;
    let map = players.reads(&kasia, &lobby, &bot.name, "Spring 1901").await;

    // Clients add the author of the original message to the mentions of a reply.
    let reply = |body: &str| {
        json!({
            "msgtype": "m.text", "body": body, "m.mentions": { "user_ids": [id(&bot.name)] },
            "m.relates_to": { "m.in_reply_to": { "event_id": map["event_id"] } },
        })
    };
    players.send(&kasia, &lobby, reply("ha, that was close")).await;
    players.send(&kasia, &lobby, reply(&format!("{} status", bot.name))).await;
    bot.recorder.hears("status").await;
    assert_eq!(bot.recorder.said_in(&channel(&lobby)).len(), 1);

    // A homeserver can write this in anybody's name.
    let path = format!("/_matrix/client/v3/rooms/{room}/send/m.room.message/forged");
    let forged = json!({ "msgtype": "m.text", "body": "A Wie - Gal" });
    assert_eq!(players.request(&kasia, "PUT", &path, forged).await["status"], 200);
    players.say(&kasia, &room, "and now?").await;
    bot.recorder.hears("and now?").await;
    let text = |text: &str| Content::Text { text: text.to_owned(), addressed: true };
    assert_eq!(bot.recorder.said_in(&private(&kasia)), [text("hello"), text("and now?")]);
}

fn with_choices() -> Message {
    let action = |id: &str, label: &str| Action { id: id.to_owned(), label: label.to_owned() };
    let actions = vec![
        action("order:text=F TRI R ALB", "F Tri – Alb"),
        action("order:text=F TRI R ADR", "F Tri – ADR"),
        action("ready:game=abc", "I'm done"),
    ];
    Message { actions, ..said("Where does it retreat to?") }
}

#[tokio::test]
async fn a_choice_is_made_by_reaction_reply_or_sign_and_in_private_only() {
    let (mut players, mut bot, marco, room) = in_private("marco").await;
    players.say(&marco, &room, "hello").await;
    bot.recorder.hears("hello").await;
    assert_eq!(bot.matrix().capabilities(&channel("!any:localhost")).actions, 0, "nothing can be chosen in public");
    let posted = bot.post(&key("where"), &private(&marco), &with_choices()).await;
    let heard = players.reads(&marco, &room, &bot.name, "Where does").await;
    assert_eq!(heard["content"]["body"], "Where does it retreat to?\n1 F Tri – Alb · 2 F Tri – ADR · ✅ I'm done");
    for sign in ["👍", "2\u{fe0f}\u{20e3}", "7\u{fe0f}\u{20e3}", "✅"] {
        players.react(&marco, &room, &heard, sign).await;
    }
    players.say(&marco, &room, "1").await;
    bot.restart().await;
    bot.post(&key("later"), &private(&marco), &said("something without a choice")).await;
    let reply = json!({ "msgtype": "m.text", "body": "2", "m.relates_to": { "m.in_reply_to": { "event_id": heard["event_id"] } } });
    players.send(&marco, &room, reply).await;
    players.say(&marco, &room, "9").await;
    bot.recorder.hears("9").await;
    let pressed = |action: &str| Content::Pressed { action: action.to_owned() };
    let reacted = |sign: &str, action: &str| Content::Reacted { sign: sign.to_owned(), action: action.to_owned() };
    let text = |text: &str| Content::Text { text: text.to_owned(), addressed: true };
    assert_eq!(
        bot.recorder.said_in(&private(&marco)),
        [
            text("hello"),
            reacted("2", "order:text=F TRI R ADR"),
            reacted("✅", "ready:game=abc"),
            pressed("order:text=F TRI R ALB"),
            pressed("order:text=F TRI R ADR"),
            text("9"),
        ]
    );

    // An edited message offers its present choices.
    let changed = Message { actions: with_choices().actions.split_off(1), ..said("Where now?") };
    bot.matrix().edit(&posted, &changed).await.expect("an edit");
    players.react(&marco, &room, &heard, "1").await;
    bot.recorder
        .until("the new first choice", |recorder| {
            (recorder.said_in(&private(&marco)).last() == Some(&reacted("1", "order:text=F TRI R ADR"))
                && recorder.said_in(&private(&marco)).len() == 7)
                .then_some(())
        })
        .await;
}

/// The newest post is there, and the bot learns that only by looking for it.
#[tokio::test]
async fn a_typed_sign_is_for_the_newest_post_also_if_the_answer_to_that_got_lost() {
    let (proxy, mut players, bot, marco) = met_behind_proxy("marco").await;
    let room = players.open_direct(&marco, &bot.name).await;
    players.say(&marco, &room, "hello").await;
    bot.recorder.hears("hello").await;
    let asks = |question: &str, unit: &str| {
        let action = |order: &str| Action { id: format!("order:text={unit} {order}"), label: order.to_owned() };
        Message { actions: vec![action("H"), action("D")], ..said(question) }
    };
    let (place, begun) = (private(&marco), SystemClock.now());
    bot.post(&key("first"), &place, &asks("What does A Vie do?", "A VIE")).await;
    proxy.loses("/send/m.room.encrypted/");
    let lost = bot.matrix().post(&key("second"), &place, &asks("What does A Bud do?", "A BUD")).await;
    assert!(matches!(lost, Err(Setback::Later { .. })), "{lost:?}");
    for _ in 0..2 {
        let found = bot.matrix().find(&key("second"), &place, begun).await;
        assert!(matches!(found, Ok(Some(_))), "{found:?}");
    }
    players.reads(&marco, &room, &bot.name, "A Bud").await;
    players.say(&marco, &room, "1").await;
    players.say(&marco, &room, "last").await;
    bot.recorder.hears("last").await;
    let pressed = Content::Pressed { action: "order:text=A BUD H".to_owned() };
    let text = |text: &str| Content::Text { text: text.to_owned(), addressed: true };
    assert_eq!(bot.recorder.said_in(&place), [text("hello"), pressed, text("last")]);
}

#[tokio::test]
async fn a_deleted_post_is_edited_no_more_and_handled_messages_are_shown_as_read() {
    let (mut players, bot, ola, room) = in_lobby("ola", true).await;
    let status = bot.post(&key("status"), &channel(&room), &said("orders in: 1 of 7")).await;
    let post = players.reads(&ola, &room, &bot.name, "1 of 7").await;
    bot.matrix().edit(&status, &said("orders in: 2 of 7")).await.expect("an edit");
    let event = post["event_id"].as_str().expect("an id");
    let path = format!("/_matrix/client/v3/rooms/{room}/redact/{event}/1");
    assert_eq!(players.request(&ola, "PUT", &path, json!({})).await["status"], 200);
    assert_eq!(bot.matrix().edit(&status, &said("orders in: 3 of 7")).await, Err(Setback::Gone));

    let command = players.say(&ola, &room, "!dragoman status").await;
    bot.recorder.hears("status").await;
    let start = std::time::Instant::now();
    for attempt in 0.. {
        // Synapse gives an answer again for two minutes to who asks the same.
        let path = format!("/_matrix/client/v3/sync?timeout={attempt}");
        let seen = players.request(&ola, "GET", &path, Value::Null).await;
        let receipts = seen["body"]["rooms"]["join"][&room]["ephemeral"]["events"].to_string();
        if receipts.contains(&command) && receipts.contains(&id(&bot.name)) {
            break;
        }
        assert!(start.elapsed() < PATIENCE, "{receipts}");
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
}

#[tokio::test]
async fn an_account_gets_a_name_and_a_picture_only_if_it_has_none() {
    let mut players = Players::on(homeserver::shared().await);
    let mut bot = Bot::new(&mut players).await;
    let ola = unique("ola");
    players.enter(&[&ola]).await;
    let path = format!("/_matrix/client/v3/profile/{}", id(&bot.name));
    let start = std::time::Instant::now();
    loop {
        let profile = players.request(&ola, "GET", &path, Value::Null).await["body"].clone();
        if profile["displayname"] == "Dragoman" && profile["avatar_url"].is_string() {
            break;
        }
        assert!(start.elapsed() < PATIENCE, "{profile}");
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    // The operator changes the name: a new start leaves it.
    players.act(&bot.name, "login", json!({ "password": PASSWORD })).await;
    let name = json!({ "displayname": "Postmaster" });
    assert_eq!(players.request(&bot.name, "PUT", &format!("{path}/displayname"), name).await["status"], 200);
    bot.restart().await;
    bot.recorder.until_caught_up(SystemClock.now()).await;
    let profile = players.request(&ola, "GET", &path, Value::Null).await;
    assert_eq!(profile["body"]["displayname"], "Postmaster");
}

#[tokio::test]
async fn a_post_that_sounds_wrong_is_marked_by_a_reaction_and_a_public_one_takes_no_votes() {
    let (mut players, bot, kasia, lobby) = in_lobby("kasia", true).await;
    let action = |id: &str, label: &str| Action { id: id.to_owned(), label: label.to_owned() };
    let actions = vec![action("join:game=ab12cd34", "Join"), action("agree:game=ab12cd34", "Agree")];
    bot.post(&key("one"), &channel(&lobby), &Message { actions, ..said("Players wanted") }).await;
    let posted = players.reads(&kasia, &lobby, &bot.name, "Players wanted").await;
    for sign in ["1️⃣", "📝", "✋🏽"] {
        players.react(&kasia, &lobby, &posted, sign).await;
    }
    let joins = Content::Pressed { action: "join:game=ab12cd34".to_owned() };
    bot.recorder
        .until("the last reaction", |recorder| recorder.said_in(&channel(&lobby)).contains(&joins).then_some(()))
        .await;
    let heard = bot.recorder.said_in(&channel(&lobby));
    let [Content::Invoked { command, arguments }, last] = &heard[..] else { panic!("{heard:?}") };
    assert_eq!((command.as_str(), last), ("wrong-sentence", &joins), "a vote isn't taken where others see it");
    assert!(arguments["quoted"].contains("Players wanted"), "{arguments:?}");
}
