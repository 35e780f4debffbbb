//! What isn't read as it stands: pictures, a bare mention, reactions that could be forged, requests to verify the bot. And
//! what the bot says of its power level.

use dragoman_game::event::{Content, PlatformName, RoomId, Unreadable};
use dragoman_game::notice::permissions::PowerLevels;
use dragoman_platform::Platform as _;
use dragoman_platform::message::{Action, Message};
use serde_json::{Value, json};

use crate::homeserver::PASSWORD;
use crate::players::{PATIENCE, Players, id, unique};
use crate::rig::{Bot, channel, in_lobby, in_private, key, person, private, said};
use crate::rooms::leave_as_the_bot;

fn text(text: &str) -> Content {
    Content::Text { text: text.to_owned(), addressed: true }
}

#[tokio::test]
async fn pictures_captions_and_verifications_are_answered_in_private() {
    let (mut players, bot, kasia, room) = in_private("kasia").await;
    players.say(&kasia, &room, "hello").await;
    bot.recorder.hears("hello").await;
    let picture = |body: &str| json!({ "msgtype": "m.image", "filename": "orders.png", "body": body, "url": "mxc://localhost/x" });
    players.send(&kasia, &room, picture("orders.png")).await;
    players.send(&kasia, &room, picture("A War - Gal")).await;
    players.send(&kasia, &room, json!({ "msgtype": "m.emote", "body": "A Mos - Ukr" })).await;
    players.send(&kasia, &room, json!({ "msgtype": "m.notice", "body": "of another bot" })).await;
    let before = encrypted_of(&mut players, &kasia, &room, &bot.name).await;
    let request = json!({
        "msgtype": "m.key.verification.request", "body": "wants to verify your keys", "from_device": "PHONE",
        "methods": ["m.sas.v1"], "to": players.id(&bot.name),
    });
    players.send(&kasia, &room, request).await;
    players.say(&kasia, &room, "!dragoman").await;
    players.say(&kasia, &room, "last").await;
    bot.recorder.hears("last").await;
    assert_eq!(
        bot.recorder.said_in(&private(&kasia)),
        [
            text("hello"),
            Content::Unreadable(Unreadable::Wordless),
            text("A War - Gal"),
            text("A Mos - Ukr"),
            Content::Unreadable(Unreadable::Verification),
            text(""),
            text("last"),
        ]
    );
    // The client needn't wait: it is told that nobody will compare emoji.
    let start = std::time::Instant::now();
    while encrypted_of(&mut players, &kasia, &room, &bot.name).await == before {
        assert!(start.elapsed() < PATIENCE, "it isn't told");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(encrypted_of(&mut players, &kasia, &room, &bot.name).await, before + 1);
}

#[tokio::test]
async fn a_verification_asked_for_among_others_is_declined_there_and_explained_in_private() {
    let (mut players, bot, ola, lobby) = in_lobby("ola", true).await;
    let of = |to: String| {
        json!({
            "msgtype": "m.key.verification.request", "body": "wants to verify your keys", "from_device": "PHONE",
            "methods": ["m.sas.v1"], "to": to,
        })
    };
    let before = encrypted_of(&mut players, &ola, &lobby, &bot.name).await;
    // That of somebody else's device is none of the bot's business.
    players.send(&ola, &lobby, of(players.id("somebody"))).await;
    players.send(&ola, &lobby, of(players.id(&bot.name))).await;
    players.say(&ola, &lobby, "!dragoman last").await;
    bot.recorder.hears("last").await;
    assert_eq!(bot.recorder.said_in(&private(&ola)), [Content::Unreadable(Unreadable::Verification)]);
    assert_eq!(bot.recorder.texts_in(&channel(&lobby)), ["last"]);
    let start = std::time::Instant::now();
    while encrypted_of(&mut players, &ola, &lobby, &bot.name).await == before {
        assert!(start.elapsed() < PATIENCE, "it isn't told");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

/// How many encrypted events of `sender` are in `room`.
async fn encrypted_of(players: &mut Players, who: &str, room: &str, sender: &str) -> usize {
    let path = format!("/_matrix/client/v3/rooms/{room}/messages?dir=b&limit=100");
    let page = players.request(who, "GET", &path, Value::Null).await;
    let id = players.id(sender);
    let events = page["body"]["chunk"].as_array().cloned().unwrap_or_else(|| panic!("{page}"));
    events.iter().filter(|event| event["sender"] == id && event["type"] == "m.room.encrypted").count()
}

#[tokio::test]
async fn a_reaction_which_anybody_could_forge_does_only_what_can_be_undone() {
    let (mut players, bot, marco, room) = in_private("marco").await;
    players.say(&marco, &room, "hello").await;
    bot.recorder.hears("hello").await;
    let action = |id: &str, label: &str| Action { id: id.to_owned(), label: label.to_owned() };
    let actions = vec![action("agree:vote=1;game=abc", "Agree"), action("ready:game=abc", "I'm done")];
    bot.post(&key("vote"), &private(&marco), &Message { actions, ..said("A draw?") }).await;
    let heard = players.reads(&marco, &room, &bot.name, "A draw?").await;
    for sign in ["1", "✅"] {
        players.react(&marco, &room, &heard, sign).await;
    }
    players.say(&marco, &room, "1").await;
    players.say(&marco, &room, "last").await;
    bot.recorder.hears("last").await;
    let pressed = |action: &str| Content::Pressed { action: action.to_owned() };
    assert_eq!(
        bot.recorder.said_in(&private(&marco)),
        [
            text("hello"),
            Content::Unreadable(Unreadable::PlainReaction { sign: "1".to_owned(), can_be_undone: false }),
            Content::Reacted { sign: "✅".to_owned(), action: "ready:game=abc".to_owned() },
            pressed("agree:vote=1;game=abc"),
            text("last"),
        ]
    );
}

/// As many wait behind a message of another device, whose key comes late, as may, and some more are written.
#[tokio::test]
async fn an_order_isnt_overtaken_by_those_that_wait_for_a_key() {
    let (mut players, mut bot, kasia, room) = in_private("kasia").await;
    let phone = unique("phone");
    players.act(&phone, "login", json!({ "password": PASSWORD, "account": kasia })).await;
    players.say(&kasia, &room, "hello").await;
    bot.recorder.hears("hello").await;
    players.until_seen(&phone, &room, &bot.name).await;
    bot.kill().await;
    let locked = json!({ "room": room, "content": { "msgtype": "m.text", "body": "first" } });
    players.act(&phone, "send_locked", locked).await;
    let orders: Vec<String> = (0..70).map(|number| format!("order {number}")).collect();
    players.act(&kasia, "send_many", json!({ "room": room, "texts": orders })).await;
    bot.start().await;
    let waits = |recorder: &crate::recorder::Recorder| (recorder.notes("matrix.waiting.") >= 64).then_some(());
    bot.recorder.until("that 64 wait", waits).await;
    let is_held_back = |recorder: &crate::recorder::Recorder| (recorder.notes("matrix.gap.") == 1).then_some(());
    bot.recorder.until("that the room is read on later", is_held_back).await;
    players.act(&phone, "give_key", json!({ "room": room })).await;
    bot.recorder.hears("order 69").await;
    let mut heard = bot.recorder.texts_in(&private(&kasia));
    // On a slow machine its key may come too late.
    heard.retain(|text| text != "first");
    assert_eq!(heard, [&["hello".to_owned()], orders.as_slice()].concat());
    bot.recorder.until("the end of the gap", |recorder| (recorder.notes("matrix.gap.") == 0).then_some(())).await;
}

/// The bot has come into a group's room: whoever invited it is greeted, once.
#[tokio::test]
async fn an_invitation_into_a_groups_room_is_reported_and_no_other() {
    let (mut players, mut bot, ola, lobby) = in_lobby("ola", false).await;
    let invited = |bot: &Bot, room: &str| {
        let events = bot.recorder.events().into_iter();
        let here = events.filter(|event| event.place == channel(room) && event.content == Content::Invited);
        here.map(|event| event.actor.person).collect::<Vec<_>>()
    };
    bot.recorder.until("the invitation", |_| (!invited(&bot, &lobby).is_empty()).then_some(())).await;
    assert_eq!(invited(&bot, &lobby), [person(&ola)]);
    bot.restart().await;
    // A conversation begins with what the person writes, and in a room with a game everybody knows the bot.
    let direct = players.open_direct(&ola, &bot.name).await;
    let unnamed = players.create(&ola, None, false, &[&bot.name]).await;
    players.until_joined(&ola, &unnamed, &bot.name).await;
    bot.recorder.begin_game(&lobby);
    leave_as_the_bot(&bot, &mut players, &RoomId::new(PlatformName::Matrix, &lobby)).await;
    players.act(&ola, "invite", json!({ "room": lobby, "user": id(&bot.name) })).await;
    players.until_joined(&ola, &lobby, &bot.name).await;
    for room in [&direct, &lobby] {
        players.say(&ola, room, "!dragoman last").await;
        bot.recorder
            .until("the last words", |recorder| {
                let place = if room == &lobby { channel(room) } else { private(&ola) };
                recorder.texts_in(&place).contains(&"last".to_owned()).then_some(())
            })
            .await;
    }
    let all = bot.recorder.events();
    assert_eq!(all.iter().filter(|event| event.content == Content::Invited).count(), 1, "{all:#?}");
}

#[tokio::test]
async fn permissions_look_at_power_levels() {
    let (mut players, bot, ola, lobby) = in_lobby("ola", false).await;
    players.say(&ola, &lobby, "!dragoman").await;
    bot.recorder
        .until("the mention", |recorder| recorder.said_in(&channel(&lobby)).contains(&text("")).then_some(()))
        .await;
    let dragoman_game::event::Place::Channel(place) = channel(&lobby) else { panic!("a channel") };
    let found = bot.matrix().permissions(&place).await.expect("an answer");
    let levels = found.levels.expect("power levels");
    assert_eq!(levels, PowerLevels { own: Some(0), posting: 0, pinning: 50 });
    assert!(levels.reach(levels.posting) && !levels.reach(levels.pinning));
}
