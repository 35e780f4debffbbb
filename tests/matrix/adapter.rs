//! The adapter alone: reading, posting, opening rooms, outages.

use std::time::Duration;

use dragoman_game::event::{ChannelId, Content, EventId, Place, PlatformName};
use dragoman_game::model::GameId;
use dragoman_game::refusal::NotPrivate;
use dragoman_game::room::Room;
use dragoman_matrix::Matrix;
use dragoman_matrix::settings::{Login, MatrixSettings};
use dragoman_platform::message::{Message, Text};
use dragoman_platform::{Platform, Setback};
use dragoman_runtime::clock::{Clock as _, SystemClock};
use serde_json::json;

use crate::homeserver::PASSWORD;
use crate::homeserver::{self, Homeserver, Limits};
use crate::players::{PATIENCE, Players, id, unique};
use crate::recorder::Recorder;
use crate::rig::{
    Bot, channel, in_lobby, in_private, key, met_behind_proxy, person, png, press_room, private, said, settings,
    with_map,
};

#[tokio::test]
async fn an_order_by_encrypted_conversation_its_answer_and_its_correction() {
    let (mut players, bot, kasia, room) = in_private("kasia").await;

    let order = players.say(&kasia, &room, "A Wie - Gal").await;
    let event = bot.recorder.hears("A Wie - Gal").await;
    assert_eq!(event.id, EventId::new(PlatformName::Matrix, &order));
    assert_eq!(event.place, private(&kasia));
    assert_eq!(event.content, Content::Text { text: "A Wie - Gal".to_owned(), addressed: true });

    let answer = bot
        .post(
            &key("answer"),
            &private(&kasia),
            &Message { text: Text::own("✓ **A Wiedeń** → Galicja"), ..Message::default() },
        )
        .await;
    let heard = players.reads(&kasia, &room, &bot.name, "Galicja").await;
    assert_eq!(heard["encrypted"], true);
    assert_eq!(heard["content"]["msgtype"], "m.notice");
    assert_eq!(heard["content"]["body"], "✓ A Wiedeń → Galicja");
    assert_eq!(heard["content"]["formatted_body"], "✓ <strong>A Wiedeń</strong> → Galicja");
    assert_eq!(heard["content"]["m.mentions"], json!({}));

    let change = json!({
        "msgtype": "m.text", "body": "* A Wie - Tyr",
        "m.new_content": { "msgtype": "m.text", "body": "A Wie - Tyr" },
        "m.relates_to": { "rel_type": "m.replace", "event_id": order },
    });
    players.send(&kasia, &room, change).await;
    let event = bot.recorder.hears("A Wie - Tyr").await;
    let Content::Edited { of, said: written, text, .. } = event.content else { panic!("an edit") };
    assert_eq!((of, text.as_str()), (EventId::new(PlatformName::Matrix, &order), "A Wie - Tyr"));
    assert!(written <= event.at, "it was written before it was changed");

    bot.matrix().edit(&answer, &said("✓ A Wiedeń → Tyrol")).await.expect("an edit");
    let edit = players.reads(&kasia, &room, &bot.name, "Tyrol").await;
    assert_eq!(edit["content"]["m.relates_to"]["event_id"], heard["event_id"]);
    assert_eq!(edit["content"]["m.new_content"]["body"], "✓ A Wiedeń → Tyrol");
}

#[tokio::test]
async fn the_bot_opens_a_conversation_and_the_map_arrives_unchanged() {
    let mut players = Players::on(homeserver::shared().await);
    let bot = Bot::new(&mut players).await;
    let marco = unique("marco");
    players.enter(&[&marco]).await;

    let message = with_map("**Primavera 1901**: tutti gli ordini riusciti.");
    bot.post(&key("map"), &private(&marco), &message).await;
    let room = players.direct_with(&marco, &bot.name).await;
    let heard = players.reads(&marco, &room, &bot.name, "Primavera 1901").await;
    let content = &heard["content"];
    assert_eq!(heard["encrypted"], true);
    assert_eq!(content["msgtype"], "m.image");
    assert_eq!(content["body"], "Primavera 1901: tutti gli ordini riusciti.\n\nA grey map.");
    assert_eq!(content["m.mentions"]["user_ids"], json!([id(&marco)]));
    assert_eq!((&content["info"]["w"], &content["info"]["h"]), (&json!(160), &json!(120)));
    assert_eq!(
        (&content["info"]["thumbnail_info"]["w"], &content["info"]["thumbnail_info"]["h"]),
        (&json!(40), &json!(30))
    );
    assert!(content["info"]["thumbnail_file"]["key"]["k"].is_string(), "the thumbnail is encrypted too");
    assert_eq!(players.download(&marco, content).await, png(160, 120).to_vec());

    // Later messages of both sides stay in this one room.
    players.say(&marco, &room, "A Ven - Tri").await;
    assert_eq!(bot.recorder.hears("A Ven - Tri").await.place, private(&marco));
    bot.post(&key("second"), &private(&marco), &said("ricevuto")).await;
    players.reads(&marco, &room, &bot.name, "ricevuto").await;
    assert_eq!(players.rooms_with(&marco, &bot.name).await.len(), 1);
}

/// Of two at once, one could be encrypted by a room key that the other has made and not given to anybody yet.
#[tokio::test]
async fn one_message_at_a_time_is_sent_into_a_room() {
    let (proxy, mut players, bot, kasia) = met_behind_proxy("kasia").await;
    let room = players.open_direct(&kasia, &bot.name).await;
    // Before it is heard here, the bot could open a conversation of its own.
    players.say(&kasia, &room, "help").await;
    bot.recorder.hears("help").await;
    proxy.withhold("/send/");
    let here = private(&kasia);
    let (one, other) = (said("first"), said("second"));
    let (first, second) = (key("first"), key("second"));
    let matrix = bot.matrix();
    let releasing = async {
        proxy.until_withheld().await;
        // Longer than the second one would take.
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(proxy.asked("/send/"), 1, "the second one waits for the first");
        proxy.release();
    };
    let posts = async { tokio::join!(matrix.post(&first, &here, &one), matrix.post(&second, &here, &other)) };
    let (posted, ()) = tokio::join!(posts, releasing);
    assert!(posted.0.is_ok() && posted.1.is_ok(), "{posted:?}");
    for text in ["first", "second"] {
        players.reads(&kasia, &room, &bot.name, text).await;
    }
}

/// Only what is encrypted waits for a sync, and a sync for it; not for long.
#[tokio::test]
async fn a_message_or_a_sync_that_hangs_does_not_hold_up_other_rooms_for_long() {
    const SOON: Duration = Duration::from_secs(20);
    let (proxy, mut players, bot, kasia) = met_behind_proxy("kasia").await;
    let ola = unique("ola");
    players.enter(&[&ola]).await;
    let (hers, his) = (players.open_direct(&kasia, &bot.name).await, players.open_direct(&ola, &bot.name).await);
    let lobby = players.create(&ola, Some("lobby"), false, &[&bot.name]).await;
    players.until_joined(&ola, &lobby, &bot.name).await;
    for (who, room) in [(&kasia, &hers), (&ola, &his)] {
        players.say(who, room, &format!("hello from {who}")).await;
        bot.recorder.hears(&format!("hello from {who}")).await;
    }
    players.say(&ola, &lobby, "!dragoman status").await;
    bot.recorder.hears("status").await;

    proxy.withhold("timeout=0");
    players.say(&ola, &lobby, "!dragoman map").await;
    proxy.until_withheld().await;
    let (matrix, key_of, here) = (bot.matrix(), key("status"), channel(&lobby));
    let posted = tokio::time::timeout(SOON, matrix.post(&key_of, &here, &said("Spring 1901"))).await;
    assert!(matches!(posted, Ok(Ok(_))), "{posted:?}");
    proxy.release();
    bot.recorder.hears("map").await;

    proxy.withhold(&format!("{hers}/send/"));
    let (one, here, text) = (key("hanging"), private(&kasia), said("your orders"));
    let others = async {
        proxy.until_withheld().await;
        players.say(&ola, &his, "A Ber - Kie").await;
        // Until the sync with it waits, too.
        tokio::time::sleep(Duration::from_millis(500)).await;
        let (other, there, text) = (key("receipt"), private(&ola), said("noted: A Ber - Kie"));
        let posted = tokio::time::timeout(SOON, matrix.post(&other, &there, &text)).await;
        assert!(matches!(posted, Ok(Ok(_))), "{posted:?}");
    };
    let (hanging, ()) = tokio::join!(matrix.post(&one, &here, &text), others);
    assert!(matches!(hanging, Err(Setback::Later { .. })), "{hanging:?}");
    bot.recorder.hears("A Ber - Kie").await;
    // The one that hung is posted once.
    proxy.release();
    bot.post(&one, &here, &text).await;
    players.reads(&kasia, &hers, &bot.name, "your orders").await;
    assert_eq!(players.heard(&kasia, &hers, &bot.name).await.len(), 1);
}

#[tokio::test]
async fn a_pin_that_hangs_holds_up_neither_what_is_read_nor_other_posts() {
    let (proxy, mut players, bot, kasia) = met_behind_proxy("kasia").await;
    let lobby = players.create(&kasia, Some("lobby"), false, &[&bot.name]).await;
    players.until_joined(&kasia, &lobby, &bot.name).await;
    let wanted = press_room(&lobby, &[&kasia], true, None);
    let press = bot.matrix().ensure_room(&key("press"), &wanted).await.expect("a room").room;
    players.until_joined(&kasia, press.native(), &bot.name).await;
    proxy.withhold("m.room.pinned_events");
    let status = Message { pinned: Some(GameId("one".to_owned())), ..said("Orders in: 5 of 7") };
    let (status_key, here) = (key("status"), Place::Room(press.clone()));
    let hanging = bot.matrix().post(&status_key, &here, &status);
    tokio::pin!(hanging);
    let others = async {
        proxy.until_withheld().await;
        // The first one may come in the sync in which it is pinned.
        for text in ["map", "status"] {
            players.say(&kasia, &lobby, &format!("!dragoman {text}")).await;
            bot.recorder.hears(text).await;
        }
        bot.post(&key("hello"), &channel(&lobby), &said("hello")).await;
    };
    tokio::select! {
        biased;
        ended = &mut hanging => panic!("the others waited until {ended:?}"),
        () = others => {}
    }
    proxy.release();
    hanging.await.expect("it was posted long ago");
    let path = format!("/_matrix/client/v3/rooms/{}/state/m.room.pinned_events/", press.native());
    let pinned = players.request(&kasia, "GET", &path, json!(null)).await;
    assert_eq!(pinned["body"]["pinned"].as_array().map(Vec::len), Some(1), "{pinned}");
}

#[tokio::test]
async fn in_a_channel_only_messages_addressed_to_the_bot_are_read() {
    let mut players = Players::on(homeserver::shared().await);
    let bot = Bot::new(&mut players).await;
    let (ola, femke) = (unique("ola"), unique("femke"));
    players.enter(&[&ola, &femke]).await;
    let room = players.create(&ola, Some("planszówki"), true, &[&bot.name, &femke]).await;
    players.until_joined(&ola, &room, &bot.name).await;
    players.until_joined(&ola, &room, &femke).await;

    players.say(&ola, &room, "A Wie - Gal, mówię tylko do was").await;
    players.send(&ola, &room, json!({ "msgtype": "m.notice", "body": "!dragoman status" })).await;
    players.say(&ola, &room, "!dragoman new name:Bosforo").await;
    let event = bot.recorder.hears("new name:Bosforo").await;
    assert_eq!(event.place, channel(&room));
    assert!(event.actor.administrator, "who made the room administrates it");

    let mention = json!({
        "msgtype": "m.text", "body": format!("@{}: join", bot.name),
        "m.mentions": { "user_ids": [id(&bot.name)] },
    });
    players.send(&femke, &room, mention).await;
    let event = bot.recorder.hears("join").await;
    assert_eq!(event.actor.person, person(&femke));
    assert!(!event.actor.administrator);
    assert_eq!(bot.recorder.texts_in(&channel(&room)), ["new name:Bosforo", "join"]);

    let call = Message { mentions: vec![person(&femke)], rings: true, ..said("two hours left") };
    bot.post(&key("call"), &channel(&room), &call).await;
    let heard = players.reads(&ola, &room, &bot.name, "two hours left").await;
    assert_eq!(heard["encrypted"], true);
    assert_eq!(heard["content"]["msgtype"], "m.text");
    assert_eq!(heard["content"]["body"], format!("{femke}: two hours left"));
    assert_eq!(heard["content"]["m.mentions"]["user_ids"], json!([id(&femke)]));
}

#[tokio::test]
async fn nothing_private_is_posted_where_a_third_can_read() {
    let (mut players, bot, anna, room) = in_private("anna").await;
    let spy = unique("spy");
    players.enter(&[&spy]).await;
    players.say(&anna, &room, "A Ber - Kie").await;
    assert_eq!(bot.recorder.hears("A Ber - Kie").await.place, private(&anna));

    players.act(&anna, "invite", json!({ "room": room, "user": id(&spy) })).await;
    players.until_joined(&anna, &room, &spy).await;
    players.say(&anna, &room, "!dragoman status").await;
    assert_eq!(bot.recorder.hears("status").await.place, channel(&room), "with a third in it, it is a channel");
    bot.post(&key("secret"), &private(&anna), &said("your orders: A Ber - Kie")).await;
    let other = players.direct_with(&anna, &bot.name).await;
    assert_ne!(other, room);
    players.reads(&anna, &other, &bot.name, "your orders").await;
    assert!(players.heard(&spy, &room, &bot.name).await.is_empty());
}

#[tokio::test]
async fn who_is_let_in_while_a_private_message_is_being_sent_reads_nothing_of_it() {
    let (proxy, mut players, bot, anna) = met_behind_proxy("anna").await;
    let ben = unique("ben");
    players.enter(&[&ben]).await;
    let room = players.open_direct(&anna, &bot.name).await;
    players.say(&anna, &room, "A Ber - Kie").await;
    bot.recorder.hears("A Ber - Kie").await;
    proxy.withhold("/media/");
    let (map, here, message) = (key("map"), private(&anna), with_map("your orders: A Ber - Kie"));
    let inviting = async {
        proxy.until_withheld().await;
        players.act(&anna, "invite", json!({ "room": room, "user": id(&ben) })).await;
        let told = (room.clone(), id(&anna), NotPrivate::Shared);
        bot.recorder
            .until("that it isn't private", |recorder| recorder.not_private().contains(&told).then_some(()))
            .await;
        proxy.release();
    };
    tokio::join!(bot.post(&map, &here, &message), inviting);
    let other = players.direct_with(&anna, &bot.name).await;
    players.reads(&anna, &other, &bot.name, "your orders").await;
    players.until_joined(&anna, &room, &ben).await;
    for who in [&anna, &ben] {
        assert!(players.heard(who, &room, &bot.name).await.is_empty());
    }
}

#[tokio::test]
async fn a_press_room_is_private_updated_locked_and_found_again() {
    let (mut players, mut bot, giulia, lobby) = in_lobby("giulia", false).await;
    let (femke, heir) = (unique("femke"), unique("heir"));
    players.enter(&[&femke, &heir]).await;
    let two = [giulia.as_str(), femke.as_str()];
    let press = key("press");
    let id_of = bot.matrix().ensure_room(&press, &press_room(&lobby, &two, true, None)).await.expect("a room").room;
    let room = id_of.native().to_owned();
    let place = Place::Room(id_of.clone());
    bot.recorder.open_to_be_read(&id_of);

    // The introduction is written before anybody has joined, and can be read nevertheless.
    bot.post(&key("welcome"), &place, &said("Here read: Giulia, Femke, the bot.")).await;
    for who in two {
        let heard = players.reads(who, &room, &bot.name, "Here read").await;
        assert_eq!(heard["encrypted"], true, "{who}");
    }
    players.say(&giulia, &room, "F Mio - Meg ti dà fastidio?").await;
    let event = bot.recorder.hears("F Mio - Meg ti dà fastidio?").await;
    assert_eq!(event.place, place);
    assert_eq!(event.channel, Some(ChannelId::new(PlatformName::Matrix, &lobby)));
    assert!(matches!(event.content, Content::Text { addressed: false, .. }));

    // Locked: only the bot may write. The same update twice changes nothing.
    for _ in 0..2 {
        let locked = press_room(&lobby, &two, false, Some(id_of.clone()));
        assert_eq!(bot.matrix().ensure_room(&press, &locked).await.expect("locked").room, id_of);
    }
    let attempt = json!({ "msgtype": "m.text", "body": "psst" });
    let path = format!("/_matrix/client/v3/rooms/{room}/send/m.room.message/1");
    assert_eq!(players.request(&femke, "PUT", &path, attempt).await["status"], 403);
    bot.post(&key("closed"), &place, &said("No talk during retreats.")).await;
    players.reads(&femke, &room, &bot.name, "No talk").await;

    // After a restart without the room's id it is the same room; a seat has a new player and the room is open.
    bot.restart().await;
    let three = [giulia.as_str(), heir.as_str()];
    let again =
        bot.matrix().ensure_room(&press, &press_room(&lobby, &three, true, None)).await.expect("the same room").room;
    assert_eq!(again, id_of);
    players.until_joined(&giulia, &room, &heir).await;
    bot.post(&key("again"), &place, &said("Femke has left.")).await;
    players.reads(&heir, &room, &bot.name, "Femke has left").await;
    players.say(&heir, &room, "ciao").await;
    assert_eq!(bot.recorder.hears("ciao").await.place, place);
    assert!(
        players.heard(&femke, &room, &bot.name).await.iter().all(|event| event["content"]["body"] != "Femke has left."),
        "who was removed reads no more"
    );
    let seen = players.heard(&heir, &room, &giulia).await;
    assert!(seen.is_empty(), "who came later sees nothing of before: {seen:#?}");
}

#[tokio::test]
async fn after_an_outage_of_the_store_and_240_messages_nothing_is_lost() {
    let mut players = Players::on(homeserver::shared().await);
    let mut bot = Bot::new(&mut players).await;
    let (one, two, late) = (unique("one"), unique("two"), unique("late"));
    players.enter(&[&one, &two, &late]).await;
    let conversations =
        [(&one, players.open_direct(&one, &bot.name).await), (&two, players.open_direct(&two, &bot.name).await)];
    for (who, room) in &conversations {
        players.say(who, room, &format!("hello from {who}")).await;
        bot.recorder.hears(&format!("hello from {who}")).await;
    }

    // The SDK stores these as read; the service has stored none when the bot is killed.
    bot.recorder.break_down(true);
    for (who, room) in &conversations {
        players.say(who, room, "A Par - Bur").await;
    }
    bot.recorder.until_refused().await;
    bot.kill().await;
    // An outage: 240 messages, and somebody new who writes before the bot has joined.
    let said: Vec<String> = (0..120).map(|number| format!("order {number}")).collect();
    for (who, room) in &conversations {
        players.act(who, "send_many", json!({ "room": room, "texts": said })).await;
    }
    let new = players.act(&late, "create", json!({ "invite": [id(&bot.name)], "direct": true })).await;
    let new = new.as_str().expect("a room").to_owned();
    players.say(&late, &new, "is anybody there?").await;
    bot.recorder.break_down(false);
    bot.start().await;

    bot.recorder.hears("is anybody there?").await;
    for (who, _) in &conversations {
        let expected: Vec<String> =
            [format!("hello from {who}"), "A Par - Bur".to_owned()].into_iter().chain(said.iter().cloned()).collect();
        let place = private(who);
        bot.recorder
            .until("all of the orders", |recorder| (recorder.texts_in(&place).len() >= expected.len()).then_some(()))
            .await;
        assert_eq!(bot.recorder.texts_in(&place), expected);
    }
}

#[tokio::test]
async fn a_late_key_is_waited_for_and_a_missing_one_is_reported_once() {
    let (mut players, mut bot, kasia, room) = in_private("kasia").await;
    players.say(&kasia, &room, "first").await;
    bot.recorder.hears("first").await;

    let locked = json!({ "room": room, "content": { "msgtype": "m.text", "body": "second" } });
    players.act(&kasia, "send_locked", locked.clone()).await;
    bot.recorder
        .until("the note that a message waits for its key", |recorder| {
            (recorder.notes("matrix.waiting.") > 0).then_some(())
        })
        .await;
    bot.recorder
        .until("that its sender is waited for", |recorder| recorder.awaited().contains(&person(&kasia)).then_some(()))
        .await;
    // It also waits over a restart.
    bot.restart().await;
    players.act(&kasia, "give_key", json!({ "room": room })).await;
    players.say(&kasia, &room, "third").await;
    bot.recorder.hears("third").await;
    bot.recorder.until("that nobody is waited for", |recorder| recorder.awaited().is_empty().then_some(())).await;
    assert_eq!(
        bot.recorder.texts_in(&private(&kasia)),
        ["first", "second", "third"],
        "in the order in which it was said"
    );

    let lost = players.act(&kasia, "send_locked", locked).await;
    bot.recorder
        .until("the request to send it again", |recorder| {
            recorder.said_in(&private(&kasia)).contains(&Content::Undecryptable).then_some(())
        })
        .await;
    bot.restart().await;
    players.act(&kasia, "give_key", json!({ "room": room })).await;
    players.say(&kasia, &room, "fourth").await;
    bot.recorder.hears("fourth").await;
    let of_it = |event: &dragoman_game::event::Event| event.id.native() == lost;
    assert_eq!(bot.recorder.events().into_iter().filter(of_it).count(), 1);
}

/// Who writes the moment the bot has come may have a client that doesn't know its keys yet.
#[tokio::test]
async fn a_command_sent_when_the_bot_joins_an_encrypted_room_is_waited_for_or_reported() {
    let (mut players, mut bot, kasia, lobby) = in_lobby("kasia", true).await;
    let locked = json!({ "room": lobby, "content": { "msgtype": "m.text", "body": "!dragoman new" } });
    players.act(&kasia, "send_locked", locked.clone()).await;
    bot.recorder
        .until("the note that a message waits for its key", |recorder| {
            (recorder.notes("matrix.waiting.") > 0).then_some(())
        })
        .await;
    players.act(&kasia, "give_key", json!({ "room": lobby })).await;
    let heard = bot.recorder.hears("new").await;
    assert_eq!(heard.place, channel(&lobby));
    // Without its key its sender is asked to send it again.
    let lost = players.act(&kasia, "send_locked", locked).await;
    bot.recorder
        .until("the request to send it again", |recorder| {
            recorder.said_in(&channel(&lobby)).contains(&Content::Undecryptable).then_some(())
        })
        .await;
    bot.restart().await;
    let of_it = |event: &dragoman_game::event::Event| event.id.native() == lost;
    assert_eq!(bot.recorder.events().into_iter().filter(of_it).count(), 1);
}

/// A command isn't lost because its key comes after it; what isn't for the bot is kept from nobody and asked of nobody.
#[tokio::test]
async fn in_a_channel_a_late_key_is_waited_for_and_nobody_else_waits() {
    let mut players = Players::on(homeserver::shared().await);
    let bot = Bot::new(&mut players).await;
    let (kasia, ola) = (unique("kasia"), unique("ola"));
    players.enter(&[&kasia, &ola]).await;
    let lobby = players.create(&kasia, Some("planszówki"), true, &[&ola, &bot.name]).await;
    for name in [&ola, &bot.name] {
        players.until_joined(&kasia, &lobby, name).await;
    }
    // Until the bot doesn't count as just come any more.
    tokio::time::sleep(Duration::from_secs(61)).await;
    let locked = json!({ "room": lobby, "content": { "msgtype": "m.text", "body": "!dragoman first" } });
    players.act(&kasia, "send_locked", locked.clone()).await;
    bot.recorder
        .until("the note that a message waits for its key", |recorder| {
            (recorder.notes("matrix.waiting.") > 0).then_some(())
        })
        .await;
    players.say(&ola, &lobby, "!dragoman meanwhile").await;
    bot.recorder.hears("meanwhile").await;
    players.say(&kasia, &lobby, "!dragoman second").await;
    assert!(bot.recorder.awaited().is_empty(), "no deadline waits for it");
    players.act(&kasia, "give_key", json!({ "room": lobby })).await;
    bot.recorder.hears("second").await;
    assert_eq!(bot.recorder.texts_in(&channel(&lobby)), ["meanwhile", "first", "second"]);

    players.act(&kasia, "send_locked", locked).await;
    for (there, what) in [(true, "the note that it waits"), (false, "that it isn't waited for any more")] {
        bot.recorder.until(what, |recorder| ((recorder.notes("matrix.waiting.") > 0) == there).then_some(())).await;
    }
    assert!(!bot.recorder.said_in(&channel(&lobby)).contains(&Content::Undecryptable), "it may not be for the bot");
}

/// In rooms of all kinds, without waiting until the bot is seen in them.
#[tokio::test]
async fn commands_that_are_sent_while_the_bot_joins_are_all_heard() {
    let mut players = Players::on(homeserver::shared().await);
    let bot = Bot::new(&mut players).await;
    let kasia = unique("kasia");
    players.enter(&[&kasia]).await;
    for number in 0..6 {
        let lobby = players.create(&kasia, Some("lobby"), false, &[&bot.name]).await;
        for part in ["a", "b", "c"] {
            players.say(&kasia, &lobby, &format!("!dragoman new {part}{number}")).await;
        }
        for part in ["a", "b", "c"] {
            bot.recorder.hears(&format!("new {part}{number}")).await;
        }
    }
}

#[tokio::test]
async fn several_messages_without_a_key_are_reported_once() {
    let (mut players, bot, kasia, room) = in_private("kasia").await;
    for _ in 0..3 {
        let locked = json!({ "room": room, "content": { "msgtype": "m.text", "body": "lost" } });
        players.act(&kasia, "send_locked", locked).await;
    }
    players.act(&kasia, "give_key", json!({ "room": room })).await;
    players.say(&kasia, &room, "found").await;
    bot.recorder.hears("found").await;
    let said = bot.recorder.said_in(&private(&kasia));
    let lost = said.iter().filter(|content| matches!(content, Content::Undecryptable)).count();
    assert!(lost <= 1, "{said:?}");
}

/// The bot's devices, and whether its own cross-signing key has signed each.
async fn devices(players: &mut Players, who: &str, bot: &str) -> Vec<(String, bool)> {
    let user = id(bot);
    let keys =
        players.request(who, "POST", "/_matrix/client/v3/keys/query", json!({ "device_keys": { &user: [] } })).await;
    let keys = &keys["body"];
    let signing = keys["self_signing_keys"][&user]["keys"].as_object().and_then(|keys| keys.values().next()).cloned();
    let signing = signing.expect("a self-signing key");
    let master = keys["master_keys"][&user]["keys"].as_object().and_then(|keys| keys.values().next()).cloned();
    let by_master =
        json!({ "signed": keys["self_signing_keys"][&user], "user": user, "key": master.expect("a master key") });
    assert_eq!(
        players.act(who, "signed_by", by_master).await,
        true,
        "the self-signing key is signed by the master key"
    );
    let mut devices = Vec::new();
    for (name, device) in keys["device_keys"][&user].as_object().expect("devices") {
        let signed = json!({ "signed": device, "user": user, "key": signing });
        devices.push((name.clone(), players.act(who, "signed_by", signed).await == true));
    }
    devices
}

#[tokio::test]
async fn the_bots_device_is_signed_by_its_own_identity_before_and_after_a_restart() {
    let url = homeserver::shared().await;
    let mut players = Players::on(url);
    let mut bot = Bot::new(&mut players).await;
    let kasia = unique("kasia");
    players.enter(&[&kasia]).await;
    let before = devices(&mut players, &kasia, &bot.name).await;
    assert!(matches!(before.as_slice(), [(_, true)]), "{before:?}");
    bot.restart().await;
    assert_eq!(devices(&mut players, &kasia, &bot.name).await, before);

    let folder = bot.folder.path().join("matrix");
    use std::os::unix::fs::PermissionsExt;
    for secret in ["session.json", "recovery-key"] {
        let mode = std::fs::metadata(folder.join(secret)).expect(secret).permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{secret}");
    }

    // Without the databases, the recovery key lets the same identity sign a new device.
    bot.kill().await;
    bot.lose_device();
    bot.start().await;
    let after = devices(&mut players, &kasia, &bot.name).await;
    assert_eq!(after.len(), 2, "{after:?}");
    assert!(after.iter().all(|(_, signed)| *signed), "{after:?}");

    // Without the recovery key a device isn't signed: an existing identity and backup are never replaced unasked.
    bot.kill().await;
    let empty = || {
        std::fs::remove_dir_all(&folder).expect("the folder is removed");
        std::fs::create_dir(&folder).expect("a new folder");
    };
    empty();
    bot.start().await;
    let unsigned = devices(&mut players, &kasia, &bot.name).await;
    assert_eq!(unsigned.iter().filter(|(_, signed)| !signed).count(), 1, "{unsigned:?}");
    assert_eq!(unsigned.iter().filter(|(_, signed)| *signed).count(), 2, "{unsigned:?}");
    assert!(!folder.join("recovery-key").exists());

    // With `reset_identity` they are.
    bot.kill().await;
    empty();
    let settings = MatrixSettings { reset_identity: true, ..settings(url, &bot.name, PASSWORD) };
    drop(Matrix::connect(settings, bot.folder.path(), &bot.recorder).await.expect("it logs in"));
    assert!(folder.join("recovery-key").exists());
    let signed = devices(&mut players, &kasia, &bot.name).await;
    assert_eq!(signed.iter().filter(|(_, signed)| *signed).count(), 1, "{signed:?}");
}

/// How many keys the bot has in its backup on the homeserver.
async fn backed_up(bot: &Bot, url: &str) -> u64 {
    let asked = reqwest::Client::new().get(format!("{url}/_matrix/client/v3/room_keys/version"));
    let answer = asked.bearer_auth(bot.token()).send().await.expect("an answer");
    let answer: serde_json::Value = answer.json().await.expect("JSON");
    answer["count"].as_u64().unwrap_or_else(|| panic!("{answer}"))
}

/// As after a restore: the row of the post is from before, and its transaction id is of another device.
#[tokio::test]
async fn a_post_of_an_earlier_device_is_found_although_its_key_comes_later() {
    let (proxy, mut players, mut bot, kasia) = met_behind_proxy("kasia").await;
    let (results, place, begun) = (key("results"), private(&kasia), SystemClock.now());
    let posted = bot.post(&results, &place, &said("Spring 1901")).await;
    let room = players.direct_with(&kasia, &bot.name).await;
    players.reads(&kasia, &room, &bot.name, "Spring 1901").await;
    // Keys are stored there with a sync.
    players.say(&kasia, &room, "thanks").await;
    bot.recorder.hears("thanks").await;
    let start = std::time::Instant::now();
    while backed_up(&bot, &players.url).await < 2 {
        assert!(start.elapsed() < PATIENCE, "the keys aren't stored");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    bot.kill().await;
    bot.lose_device();
    proxy.withhold("/room_keys/keys/");
    bot.start().await;
    // Also when the key isn't asked for any more for the first time.
    for _ in 0..2 {
        let found = bot.matrix().find(&results, &place, begun).await;
        assert!(matches!(found, Err(Setback::Later { .. })), "{found:?}");
    }
    proxy.release();
    let found = loop {
        match bot.matrix().find(&results, &place, begun).await {
            Err(Setback::Later { .. }) if start.elapsed() < PATIENCE => {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            found => break found,
        }
    };
    assert_eq!(found, Ok(Some(posted)));
    // What isn't there isn't waited for then.
    assert_eq!(bot.matrix().find(&key("other"), &place, begun).await, Ok(None));
}

#[tokio::test]
async fn a_key_backup_of_an_account_without_an_identity_is_not_replaced() {
    const BACKUP: &str = "/_matrix/client/v3/room_keys/version";
    let url = homeserver::shared().await;
    let mut players = Players::on(url);
    let name = unique("dragoman");
    players.register(&[&name]).await;
    players.act(&name, "login", json!({ "password": PASSWORD })).await;
    let auth = json!({ "public_key": "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ", "signatures": {} });
    let backup = json!({ "algorithm": "m.megolm_backup.v1.curve25519-aes-sha2", "auth_data": auth });
    assert_eq!(players.request(&name, "POST", BACKUP, backup).await["status"], 200);
    let before = players.request(&name, "GET", BACKUP, json!({})).await;
    assert_eq!(before["status"], 200, "{before}");

    let folder = tempfile::tempdir().expect("a folder");
    let connected = Matrix::connect(settings(url, &name, PASSWORD), folder.path(), &Recorder::default()).await;
    drop(connected.expect("it logs in"));
    assert_eq!(players.request(&name, "GET", BACKUP, json!({})).await, before);
    assert!(!folder.path().join("matrix/recovery-key").exists());
}

#[tokio::test]
async fn wrong_settings_are_reported_in_a_sentence() {
    let url = homeserver::shared().await;
    let mut players = Players::on(url);
    let name = unique("dragoman");
    players.register(&[&name]).await;
    let refused = async |settings: MatrixSettings| {
        let folder = tempfile::tempdir().expect("a folder");
        Matrix::connect(settings, folder.path(), &Recorder::default()).await.err().expect("refused")
    };
    let wrong = refused(settings(url, &name, "wrong")).await;
    assert_eq!(wrong.key, "matrix.password");
    assert!(wrong.sentence.contains("doesn't accept the password"), "{wrong}");
    let token = MatrixSettings { login: Login::Token("syt_wrong".to_owned()), ..settings(url, &name, "") };
    let wrong = refused(token).await;
    assert_eq!(wrong.key, "matrix.token");
    let wrong = refused(settings("http://", &name, PASSWORD)).await;
    assert_eq!(wrong.key, "matrix.homeserver");

    // `check-config` changes nothing, so the same account can still log in as its first device.
    let folder = tempfile::tempdir().expect("a folder");
    let check = async |settings: MatrixSettings| {
        let checked = Matrix::check(&settings, folder.path()).await;
        checked.map(|checked| (checked.account, checked.lacks))
    };
    assert_eq!(check(settings(url, &name, PASSWORD)).await, Ok((id(&name), Vec::new())));
    assert_eq!(check(settings(url, &name, "wrong")).await.expect_err("wrong").key, "matrix.password");
    let nobody = check(settings("http://127.0.0.1:9", &name, PASSWORD)).await.expect_err("nobody is there");
    assert_eq!(nobody.key, "matrix.homeserver");
    assert!(nobody.sentence.contains("doesn't answer"), "{nobody}");
    let connected = Matrix::connect(settings(url, &name, PASSWORD), folder.path(), &Recorder::default()).await;
    drop(connected.expect("it logs in"));
    // A web server that is no homeserver.
    let page = axum::Router::new().fallback(async || "Welcome!");
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    tokio::spawn(async move { axum::serve(listener, page).await });
    let page = check(settings(&address, &name, PASSWORD)).await.expect_err("a web page");
    assert_eq!(page.key, "matrix.homeserver");
    assert!(page.sentence.contains("no Matrix homeserver"), "{page}");
    // A room in which the bot may not write is named.
    let ola = unique("ola");
    players.enter(&[&ola]).await;
    let room = players.create(&ola, Some("announcements"), false, &[&name]).await;
    players.act(&name, "login", json!({ "password": PASSWORD })).await;
    let joined = players.request(&name, "POST", &format!("/_matrix/client/v3/join/{room}"), json!({})).await;
    assert_eq!(joined["status"], 200, "{joined}");
    let path = format!("/_matrix/client/v3/rooms/{room}/state/m.room.power_levels");
    let levels = json!({ "events_default": 50 });
    assert_eq!(players.request(&ola, "PUT", &path, levels).await["status"], 200);
    let (account, lacks) = check(settings(url, &name, "no longer needed")).await.expect("a kept session");
    assert_eq!(account, id(&name));
    let [lack] = lacks.as_slice() else { panic!("{lacks:?}") };
    assert!(lack.contains("announcements") && lack.contains("power level is 0"), "{lack}");
    assert_eq!(check(settings(url, "somebody", PASSWORD)).await.expect_err("another's folder").key, "matrix.user");
}

#[tokio::test]
async fn a_homeserver_that_comes_late_and_goes_away_in_between() {
    let mut server = Homeserver::prepared(Limits::Relaxed);
    let name = unique("dragoman");
    let folder = tempfile::tempdir().expect("a data folder");
    let mut bot = Bot {
        settings: settings(&server.url, &name, PASSWORD),
        name,
        folder,
        recorder: Recorder::default(),
        running: None,
    };
    // Nobody answers yet: the bot starts nevertheless, and puts off its posts.
    server.run().await;
    let mut players = Players::on(&server.url);
    players.register(&[&bot.name]).await;
    let kasia = unique("kasia");
    players.enter(&[&kasia]).await;
    server.kill();
    bot.start().await;
    let put_off = bot.matrix().post(&key("early"), &private(&kasia), &said("hello")).await;
    assert!(matches!(put_off, Err(Setback::Later { .. })), "{put_off:?}");
    server.run().await;
    let post = async |bot: &Bot, name: &str, text: &str| bot.post(&key(name), &private(&kasia), &said(text)).await;
    post(&bot, "early", "hello").await;
    let room = players.direct_with(&kasia, &bot.name).await;
    players.reads(&kasia, &room, &bot.name, "hello").await;

    server.kill();
    let put_off = bot.matrix().post(&key("second"), &private(&kasia), &said("are you there?")).await;
    assert!(matches!(put_off, Err(Setback::Later { .. })), "{put_off:?}");
    server.run().await;
    let first = post(&bot, "second", "are you there?").await;
    assert_eq!(post(&bot, "second", "are you there?").await, first);
    players.reads(&kasia, &room, &bot.name, "are you there?").await;
    players.say(&kasia, &room, "A War - Gal").await;
    let event = bot.recorder.hears("A War - Gal").await;
    bot.recorder.until_caught_up(event.at).await;
    let heard = players.heard(&kasia, &room, &bot.name).await;
    let bodies: Vec<&str> = heard.iter().filter_map(|event| event["content"]["body"].as_str()).collect();
    assert_eq!(bodies, ["hello", "are you there?"]);
}

#[tokio::test]
async fn at_the_default_rate_limits_everything_comes_through_once_and_nothing_blocks() {
    let server = Homeserver::start(Limits::Default).await;
    let mut players = Players::on(&server.url);
    let bot = Bot::new(&mut players).await;
    let ola = unique("ola");
    players.enter(&[&ola]).await;
    let lobby = players.create(&ola, Some("lobby"), false, &[&bot.name]).await;
    players.until_joined(&ola, &lobby, &bot.name).await;

    // Ten rooms in a row, then one a minute. The eleventh isn't waited for inside the call: it is put off at once, and
    // doesn't delay posts.
    let start = std::time::Instant::now();
    let mut put_off = None;
    for number in 0..12 {
        let wanted = Room { name: format!("room {number}"), ..press_room(&lobby, &[], true, None) };
        match bot.matrix().ensure_room(&key(&format!("room{number}x")), &wanted).await {
            Ok(_) => {}
            Err(Setback::Later { not_before, .. }) => put_off = Some(not_before),
            Err(other) => panic!("{other}"),
        }
    }
    assert!(put_off.is_some(), "the homeserver lets us make fewer rooms");
    assert!(start.elapsed() < PATIENCE, "a refused room isn't waited for");

    for number in 0..3 {
        let text = format!("notice {number}");
        bot.post(&key(&format!("notice{number}x")), &channel(&lobby), &said(&text)).await;
    }
    players.reads(&ola, &lobby, &bot.name, "notice 2").await;
    let heard = players.heard(&ola, &lobby, &bot.name).await;
    let bodies: Vec<&str> = heard.iter().filter_map(|event| event["content"]["body"].as_str()).collect();
    let expected: Vec<String> = (0..3).map(|number| format!("notice {number}")).collect();
    assert_eq!(bodies, expected);
}

/// Processes that share a database have one device of the account between them, wherever they run.
#[tokio::test]
async fn a_folder_without_the_device_that_the_database_names_is_refused_while_the_account_has_it() {
    const DEVICES: &str = "/_matrix/client/v3/devices";
    let url = homeserver::shared().await;
    let mut players = Players::on(url);
    let name = unique("dragoman");
    players.register(&[&name]).await;
    let shared =
        MatrixSettings { shared_by: Some("postgres://bot@db/games".to_owned()), ..settings(url, &name, PASSWORD) };
    let (recorder, folders) = (Recorder::default(), tempfile::tempdir().expect("a folder"));
    let connect = async |settings: &MatrixSettings, folder: &str| {
        let connected = Matrix::connect(settings.clone(), &folders.path().join(folder), &recorder).await;
        connected.map(drop)
    };
    let session = |folder: &str| -> Option<serde_json::Value> {
        let stored = std::fs::read(folders.path().join(folder).join("matrix/session.json")).ok()?;
        Some(serde_json::from_slice(&stored).expect("JSON"))
    };
    let device = |folder: &str| session(folder).expect("a session")["device_id"].as_str().map(str::to_owned);
    let end = async |folder: &str| {
        let token = session(folder).expect("a session")["access_token"].clone();
        let ended = reqwest::Client::new().post(format!("{url}/_matrix/client/v3/logout"));
        let ended = ended.bearer_auth(token.as_str().expect("a token")).send().await.expect("an answer");
        assert_eq!(ended.status().as_u16(), 200);
    };
    connect(&shared, "first").await.expect("the first device");
    let first = device("first").expect("a name");
    players.act(&name, "login", json!({ "password": PASSWORD })).await;
    let before = players.request(&name, "GET", DEVICES, json!({})).await["body"]["devices"].as_array().map(Vec::len);

    // On another machine, with an empty folder.
    for _ in 0..2 {
        let refused = connect(&shared, "second").await.expect_err("another folder has the keys");
        assert_eq!(refused.key, "matrix.folder");
        assert!(refused.sentence.contains(&first) && refused.sentence.contains("second/matrix"), "{refused}");
    }
    assert_eq!(session("second"), None);
    let after = players.request(&name, "GET", DEVICES, json!({})).await["body"]["devices"].as_array().map(Vec::len);
    assert_eq!(after, before, "nothing is left of it on the homeserver");
    // By a token of the same device, too.
    let token = session("first").expect("a session")["access_token"].as_str().expect("a token").to_owned();
    let by_token = MatrixSettings { login: Login::Token(token), ..shared.clone() };
    assert_eq!(connect(&by_token, "second").await.expect_err("its keys are elsewhere").key, "matrix.folder");
    // Others go on, and another account isn't concerned.
    connect(&shared, "first").await.expect("the folder with the keys");
    let other = unique("dragoman");
    players.register(&[&other]).await;
    let another = MatrixSettings { shared_by: None, ..settings(url, &name, PASSWORD) };
    connect(&another, "alone").await.expect("a single process logs in as a new device");
    connect(&shared, "first").await.expect_err("then that one is in use");
    end("alone").await;
    connect(&shared, "first").await.expect("once it is removed, the old one may be used");

    // After the operator has removed it, a new one is made; that is known then, and is the only one.
    end("first").await;
    connect(&shared, "second").await.expect("a new device");
    let second = device("second").expect("a name");
    assert_ne!(second, first);
    let refused = connect(&shared, "first").await.expect_err("its device is gone, and another one is in use");
    assert!(refused.sentence.contains(&second), "{refused}");

    // A restored folder becomes a new device, although the database names another one.
    std::fs::create_dir_all(folders.path().join("restored/matrix")).expect("a folder");
    std::fs::write(folders.path().join("restored/matrix/restored"), "").expect("a file");
    connect(&shared, "restored").await.expect("a new device");
    let restored = device("restored").expect("a name");
    let refused = connect(&shared, "second").await.expect_err("the restored one is in use");
    assert!(refused.sentence.contains(&restored), "{refused}");
    // An incomplete one is refused.
    std::fs::create_dir(folders.path().join("restored/matrix/restore-in-progress")).expect("a folder");
    let refused = connect(&shared, "restored").await.expect_err("it isn't complete");
    assert!(refused.sentence.contains("was interrupted"), "{refused}");

    // Another account has another device.
    connect(&MatrixSettings { user: other, ..shared }, "other").await.expect("it logs in");
}
