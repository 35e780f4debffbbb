//! Private rooms: a room that somebody prepared for somebody else gets nothing secret.

use dragoman_game::refusal::NotPrivate;
use dragoman_platform::{Platform, Setback};
use serde_json::{Value, json};

use crate::players::{PATIENCE, Players, id, unique};
use crate::rig::{Bot, in_private, key, private, said};
use crate::rooms::upgrade;
use crate::stage::{BOT, MatrixStage, ONLOOKER};
use crate::{homeserver, season};

/// An unnamed room that `rival` creates for `bot` and `victim`, and leaves.
async fn prepared(players: &mut Players, rival: &str, bot: &str, victim: &str, state: Value) -> String {
    let request = json!({
        "preset": "private_chat", "is_direct": true, "invite": [id(bot), id(victim)], "initial_state": state,
    });
    let room = players.create_as(rival, request).await;
    players.until_joined(rival, &room, bot).await;
    players.until_joined(rival, &room, victim).await;
    players.act(rival, "leave", json!({ "room": room })).await;
    room
}

fn world_readable() -> Value {
    let content = json!({ "history_visibility": "world_readable" });
    json!([{ "type": "m.room.history_visibility", "state_key": "", "content": content }])
}

fn encrypted() -> Value {
    json!([{ "type": "m.room.encryption", "state_key": "", "content": { "algorithm": "m.megolm.v1.aes-sha2" } }])
}

/// The room in which `who` reads `words` from the bot.
async fn room_of(players: &mut Players, who: &str, bot: &str, words: &str) -> String {
    let start = std::time::Instant::now();
    loop {
        for room in players.rooms_with(who, bot).await {
            let room = room["room"].as_str().expect("a room's id").to_owned();
            let heard = players.heard(who, &room, bot).await;
            if heard.iter().any(|event| event["content"]["body"].as_str().is_some_and(|body| body.contains(words))) {
                return room;
            }
        }
        assert!(start.elapsed() < PATIENCE, "{who} reads {words:?} nowhere");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

/// The bot's messages in `room`, as read by somebody who was never a member.
async fn read_by_the_world(players: &mut Players, spy: &str, room: &str, bot: &str) -> Vec<Value> {
    let path = format!("/_matrix/client/v3/rooms/{room}/messages?dir=b&limit=100");
    let page = players.request(spy, "GET", &path, Value::Null).await;
    assert_eq!(page["status"], 200, "all the world reads it: {page}");
    let mut events = page["body"]["chunk"].as_array().expect("a page").clone();
    events.retain(|event| event["sender"] == id(bot) && event.get("state_key").is_none());
    events
}

#[tokio::test]
async fn a_room_that_a_rival_prepared_gets_nothing_and_is_not_preferred() {
    let mut players = Players::on(homeserver::shared().await);
    let bot = Bot::new(&mut players).await;
    let (rival, victim, spy) = (unique("rival"), unique("victim"), unique("spy"));
    players.enter(&[&rival, &victim, &spy]).await;
    let open = prepared(&mut players, &rival, &bot.name, &victim, world_readable()).await;
    let closed = prepared(&mut players, &rival, &bot.name, &victim, encrypted()).await;

    bot.post(&key("orders"), &private(&victim), &said("your orders: A Ber - Kie")).await;
    let ours = room_of(&mut players, &victim, &bot.name, "your orders").await;
    assert!(ours != open && ours != closed, "neither was chosen");
    for (room, words) in [(&open, "A Mun - Ruh"), (&closed, "A Mun - Bur")] {
        players.say(&victim, room, words).await;
        bot.recorder
            .until("that it isn't private", |recorder| {
                recorder.not_private().contains(&(room.clone(), id(&victim), NotPrivate::Shared)).then_some(())
            })
            .await;
    }
    bot.post(&key("results"), &private(&victim), &said("Spring 1901: it failed")).await;
    assert_eq!(room_of(&mut players, &victim, &bot.name, "it failed").await, ours, "a word there moves nothing");
    players.say(&victim, &ours, "A Ber - Mun").await;
    bot.recorder.hears("A Ber - Mun").await;
    assert_eq!(bot.recorder.texts_in(&private(&victim)), ["A Ber - Mun"], "what was said there is nobody's order");
    assert_eq!(read_by_the_world(&mut players, &spy, &open, &bot.name).await, [Value::Null; 0]);
    assert_eq!(players.heard(&victim, &closed, &bot.name).await, [Value::Null; 0]);
}

#[tokio::test]
async fn an_unencrypted_conversation_is_read_and_answered_in_an_encrypted_one() {
    let mut players = Players::on(homeserver::shared().await);
    let mut bot = Bot::new(&mut players).await;
    let marco = unique("marco");
    players.enter(&[&marco]).await;
    let how = json!({ "encrypted": false, "invite": [id(&bot.name)], "direct": true });
    let clear = players.act(&marco, "create", how).await.as_str().expect("a room's id").to_owned();
    players.until_joined(&marco, &clear, &bot.name).await;
    players.say(&marco, &clear, "A Ven - Tri").await;
    let event = bot.recorder.hears("A Ven - Tri").await;
    assert_eq!(event.place, private(&marco), "an order that was given counts");
    bot.recorder
        .until("that it isn't encrypted", |recorder| {
            recorder.not_private().contains(&(clear.clone(), id(&marco), NotPrivate::Unencrypted)).then_some(())
        })
        .await;
    bot.post(&key("answer"), &private(&marco), &said("noted: A Ven - Tri")).await;
    let ours = room_of(&mut players, &marco, &bot.name, "noted").await;
    assert_ne!(ours, clear);
    let heard = players.reads(&marco, &ours, &bot.name, "noted").await;
    assert_eq!(heard["encrypted"], true);

    // An order that was given before the encryption was switched on counts, also if the bot learns of both at once. What isn't
    // encrypted once the bot knows that may be of anybody. Until then whoever runs the homeserver can state any time.
    bot.kill().await;
    players.say(&marco, &clear, "A Rom - Apu").await;
    let path = format!("/_matrix/client/v3/rooms/{clear}/state/m.room.encryption/");
    let encryption = json!({ "algorithm": "m.megolm.v1.aes-sha2" });
    assert_eq!(players.request(&marco, "PUT", &path, encryption).await["status"], 200);
    let forged = json!({ "msgtype": "m.text", "body": "A Rom - Tus" });
    let path = format!("/_matrix/client/v3/rooms/{clear}/send/m.room.message/1");
    bot.start().await;
    bot.recorder.hears("A Rom - Apu").await;
    // What is said in the other room has been read, so has the state of this one.
    players.say(&marco, &ours, "before").await;
    bot.recorder.hears("before").await;
    assert_eq!(players.request(&marco, "PUT", &path, forged).await["status"], 200);
    players.say(&marco, &ours, "and now?").await;
    bot.recorder.hears("and now?").await;
    assert_eq!(bot.recorder.texts_in(&private(&marco)), ["A Ven - Tri", "A Rom - Apu", "before", "and now?"]);
}

#[tokio::test]
async fn a_conversation_that_becomes_world_readable_is_left_without_edits() {
    let (mut players, bot, anna, first) = in_private("anna").await;
    players.say(&anna, &first, "A Ber - Kie").await;
    bot.recorder.hears("A Ber - Kie").await;
    let posted = bot.post(&key("receipt"), &private(&anna), &said("noted: A Ber - Kie")).await;
    players.reads(&anna, &first, &bot.name, "noted").await;

    let path = format!("/_matrix/client/v3/rooms/{first}/state/m.room.history_visibility/");
    let open = json!({ "history_visibility": "world_readable" });
    assert_eq!(players.request(&anna, "PUT", &path, open).await["status"], 200);
    players.say(&anna, &first, "and now?").await;
    bot.recorder
        .until("that it isn't private", |recorder| {
            recorder.not_private().contains(&(first.clone(), id(&anna), NotPrivate::Shared)).then_some(())
        })
        .await;
    assert_eq!(bot.matrix().edit(&posted, &said("noted: A Ber - Mun")).await, Err(Setback::Gone));
    bot.post(&key("second"), &private(&anna), &said("noted: A Ber - Mun")).await;
    assert_ne!(room_of(&mut players, &anna, &bot.name, "A Ber - Mun").await, first);
}

#[tokio::test]
async fn a_post_whose_reader_writes_in_another_room_before_it_is_tried_again_isnt_made_twice() {
    let (mut players, bot, anna, first) = in_private("anna").await;
    players.say(&anna, &first, "A Ber - Kie").await;
    bot.recorder.hears("A Ber - Kie").await;
    let posted = bot.post(&key("receipt"), &private(&anna), &said("noted: A Ber - Kie")).await;
    let second = players.open_direct(&anna, &bot.name).await;
    players.say(&anna, &second, "A Mun - Ruh").await;
    bot.recorder.hears("A Mun - Ruh").await;

    assert_eq!(bot.post(&key("receipt"), &private(&anna), &said("noted: A Ber - Kie")).await, posted);
    bot.post(&key("second"), &private(&anna), &said("noted: A Mun - Ruh")).await;
    players.reads(&anna, &second, &bot.name, "noted: A Mun - Ruh").await;
    for (room, noted) in [(&first, "noted: A Ber - Kie"), (&second, "noted: A Mun - Ruh")] {
        let heard = players.heard(&anna, room, &bot.name).await;
        let bodies: Vec<_> = heard.iter().map(|event| event["content"]["body"].as_str().unwrap_or_default()).collect();
        assert_eq!(bodies, [noted], "each room has its own");
    }
}

#[tokio::test]
async fn messages_in_a_named_room_or_beside_a_third_are_always_answered() {
    let mut players = Players::on(homeserver::shared().await);
    let bot = Bot::new(&mut players).await;
    let (anna, ben) = (unique("anna"), unique("ben"));
    players.enter(&[&anna, &ben]).await;
    let told = |recorder: &crate::recorder::Recorder, room: &str| {
        recorder.not_private().contains(&(room.to_owned(), id(&anna), NotPrivate::Shared)).then_some(())
    };
    let named = players.create(&anna, Some("orders"), true, &[&bot.name]).await;
    players.until_joined(&anna, &named, &bot.name).await;
    players.say(&anna, &named, "!dragoman status").await;
    assert_eq!(bot.recorder.hears("status").await.place, crate::rig::channel(&named), "commands work there");
    assert_eq!(bot.recorder.not_private(), []);
    players.say(&anna, &named, "A Ber - Kie").await;
    bot.recorder.until("that it isn't private", |recorder| told(recorder, &named)).await;

    let direct = players.open_direct(&anna, &bot.name).await;
    players.say(&anna, &direct, "A Ber - Kie").await;
    assert_eq!(bot.recorder.hears("A Ber - Kie").await.place, private(&anna));
    // Whoever lets somebody in: before anything more is written there.
    players.act(&anna, "invite", json!({ "room": direct, "user": id(&ben) })).await;
    bot.recorder.until("that it is private no longer", |recorder| told(recorder, &direct)).await;
    let before = bot.recorder.not_private().len();
    players.until_joined(&anna, &direct, &ben).await;
    players.say(&anna, &direct, "A Mun - Ruh").await;
    bot.recorder.until("that again", |recorder| (recorder.not_private().len() > before).then_some(())).await;

    // A group's room whose other members haven't joined yet: people write there, and a game is played.
    let groups = players.create(&anna, Some("planszówki"), true, &[&bot.name]).await;
    players.until_joined(&anna, &groups, &bot.name).await;
    bot.recorder.begin_game(&groups);
    players.say(&anna, &groups, "who else comes?").await;
    players.say(&anna, &groups, "!dragoman map").await;
    bot.recorder.hears("map").await;
    assert_eq!(told(&bot.recorder, &groups), None);
}

/// The whole program: its posts in a prepared room and elsewhere; and a channel that is upgraded while it has a status
/// post.
#[tokio::test]
async fn a_prepared_room_is_refused_and_an_upgraded_channel_is_followed() {
    let mut stage = MatrixStage::start(&["marco"]).await;
    let trap = prepared(&mut stage.players, ONLOOKER, BOT, "marco", world_readable()).await;
    // Somebody who was never in the room: former members can only read messages from before they left.
    let spy = unique("spy");
    stage.players.enter(&[&spy]).await;
    season::play(
        "expect #: I run games of Diplomacy | !dragoman help
         marco #: new name:Bosforo practice:yes language:en
         expect #: Bosforo begins
         expect #: Not ready yet",
        &mut stage,
    )
    .await;
    stage.players.say("marco", &trap, "A Vie - Gal").await;
    stage.players.reads("marco", &trap, BOT, "not our private conversation").await;
    let ours = room_of(&mut stage.players, "marco", BOT, "This is our own conversation").await;
    assert_ne!(ours, trap);
    let said = read_by_the_world(&mut stage.players, &spy, &trap, BOT).await;
    assert_eq!(said.len(), 1, "once, and nothing else: {said:#?}");

    let new = upgrade(&mut stage.players, ONLOOKER, &stage.channel).await;
    // The bot's next post in the channel is an edit of the status post in the old room.
    stage.players.say("marco", &ours, "ready").await;
    stage.players.act(ONLOOKER, "invite", json!({ "room": new, "user": id(BOT) })).await;
    stage.players.until_joined(ONLOOKER, &new, BOT).await;
    stage.channel = new;
    season::play("once #: nobody sent orders\nexpect #: Autumn 1901", &mut stage).await;
    assert!(!stage.bot.said().contains('\u{1b}'), "a log in a file has no colours");
}
