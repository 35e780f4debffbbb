//! What whoever runs a homeserver forges in the name of its users: devices, reactions, messages without encryption, with
//! another's encryption, and a whole identity.

use dragoman_game::event::{Content, PersonId, Place, PlatformName, Unreadable};
use dragoman_platform::message::{Action, Message};
use serde_json::{Value, json};

use crate::federation::shared;
use crate::homeserver::PASSWORD;
use crate::players::{PATIENCE, Players, unique};
use crate::proxy::Proxy;
use crate::recorder::Recorder;
use crate::rig::{Bot, channel, in_private, key, private, said};

fn text(text: &str) -> Content {
    Content::Text { text: text.to_owned(), addressed: true }
}

/// Waits until the bot's homeserver, on which `who` is, has this master key of `user`.
async fn until_known(players: &mut Players, who: &str, user: &str, master: &Value) {
    let start = std::time::Instant::now();
    loop {
        let asked = json!({ "device_keys": { user: [] } });
        let keys = players.request(who, "POST", "/_matrix/client/v3/keys/query", asked).await;
        let known =
            keys["body"]["master_keys"][user]["keys"].as_object().and_then(|keys| keys.values().next().cloned());
        if known.as_ref() == Some(master) {
            return;
        }
        assert!(start.elapsed() < PATIENCE, "{user} still has {known:?}");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

/// Whoever runs the bot's homeserver writes in Kasia's name with a key of their own, and puts it where the bot looks for keys
/// that it lacks.
#[tokio::test]
async fn a_key_from_the_backup_is_no_proof_of_who_has_written() {
    let (mut players, bot, kasia, room) = in_private("kasia").await;
    players.say(&kasia, &room, "A War - Gal").await;
    bot.recorder.hears("A War - Gal").await;
    players.act(&kasia, "back_up_key", json!({ "room": room, "token": bot.token() })).await;
    players.say(&kasia, &room, "A War - Ukr").await;
    let private = private(&kasia);
    let said = |recorder: &Recorder| recorder.said_in(&private);
    bot.recorder.until("a message that isn't read", |recorder| (said(recorder).len() > 1).then_some(())).await;
    assert_eq!(said(&bot.recorder), [text("A War - Gal"), Content::Undecryptable]);
}

/// Vera's account is on the second homeserver, whose owner logs in as her by a second client. Mallory is the owner's own
/// account, and Ola is on the bot's homeserver.
#[tokio::test]
async fn where_only_signed_devices_count_a_homeserver_does_nothing_for_its_users() {
    let pair = shared().await;
    let (homeserver, abroad) = &*pair;
    let (vera, owner, mallory, ola) = (unique("vera"), unique("owner"), unique("mallory"), unique("ola"));
    let mut players = Players::of(homeserver);
    players.settle(&[&vera, &owner, &mallory], &abroad.homeserver);
    players.enter(&[&vera, &mallory, &ola]).await;
    let password = json!({ "password": PASSWORD });
    players.act(&vera, "cross_sign", password.clone()).await;
    let proxy = Proxy::to(&players.url).await;
    let mut bot = Bot::by(&proxy.url, &mut players).await;
    bot.kill().await;
    bot.settings.signed_devices = true;
    bot.start().await;
    let user = players.id(&vera);
    let private = Place::Person(PersonId::new(PlatformName::Matrix, &user));
    let heard = |bot: &Bot| bot.recorder.said_in(&private);
    let hears = async |bot: &Bot, expected: &[Content]| {
        let what = format!("{expected:?}");
        bot.recorder.until(&what, |_| (heard(bot).len() >= expected.len()).then_some(())).await;
        assert_eq!(heard(bot), expected);
    };
    let room = players.open_direct(&vera, &bot.name).await;
    players.say(&vera, &room, "hello").await;
    let unsigned = Content::Unreadable(Unreadable::Unsigned);
    let mut expected = vec![text("hello")];
    hears(&bot, &expected).await;

    // A device that nobody has signed neither orders nor chooses nor reads. A reaction needs no device at all.
    players.act(&owner, "login", json!({ "password": PASSWORD, "account": vera })).await;
    let action = |id: &str, label: &str| Action { id: id.to_owned(), label: label.to_owned() };
    let actions = vec![action("agree:vote=1;game=abc", "Agree"), action("ready:game=abc", "I'm done")];
    bot.post(&key("vote"), &private, &Message { actions, ..said("A draw?") }).await;
    let offered = players.reads(&vera, &room, &bot.name, "A draw?").await;
    let secret = |event: &Value| event["event_id"] == offered["event_id"];
    let seen = players.hears(&owner, &room, &bot.name, secret).await;
    assert_eq!(seen["undecryptable"], true, "{seen}");
    players.say(&owner, &room, "A War - Gal").await;
    expected.push(unsigned.clone());
    players.say(&owner, &room, "1").await;
    expected.push(unsigned.clone());
    hears(&bot, &expected).await;
    for (sign, can_be_undone) in [("1", false), ("✅", true)] {
        players.react(&owner, &room, &offered, sign).await;
        expected.push(Content::Unreadable(Unreadable::PlainReaction { sign: sign.to_owned(), can_be_undone }));
    }
    // Nor is anything taken without encryption, which needs no device either.
    let plain = format!("/_matrix/client/v3/rooms/{room}/send/m.room.message/forged");
    let order = json!({ "msgtype": "m.text", "body": "A War - Ukr" });
    assert_eq!(players.request(&owner, "PUT", &plain, order).await["status"], 200);
    players.say(&vera, &room, "1").await;
    expected.push(Content::Pressed { action: "agree:vote=1;game=abc".to_owned() });
    hears(&bot, &expected).await;

    // In rooms with others: a command in the open, and one that another's device has encrypted.
    let open = players.create(&ola, Some("open"), false, &[&vera, &bot.name]).await;
    let closed = players.create(&ola, Some("closed"), true, &[&vera, &mallory, &bot.name]).await;
    for (room, names) in [(&open, [&vera, &bot.name].as_slice()), (&closed, &[&vera, &mallory, &bot.name])] {
        for name in names {
            players.until_joined(&ola, room, name).await;
        }
    }
    players.until_seen(&mallory, &closed, &bot.name).await;
    players.say(&mallory, &closed, "not for the bot").await;
    let content = json!({ "msgtype": "m.text", "body": "!dragoman resign" });
    let content = players.act(&mallory, "encrypted", json!({ "room": closed, "content": content })).await;
    let path = format!("/_matrix/client/v3/rooms/{closed}/send/m.room.encrypted/forged");
    assert_eq!(players.request(&vera, "PUT", &path, content).await["status"], 200);
    players.until_seen(&vera, &closed, &bot.name).await;
    players.say(&vera, &closed, "!dragoman status").await;
    bot.recorder.hears("status").await;
    assert_eq!(bot.recorder.texts_in(&channel(&closed)), ["status"]);
    players.say(&vera, &open, "!dragoman resign").await;
    expected.push(unsigned.clone());
    hears(&bot, &expected).await;
    assert_eq!(bot.recorder.texts_in(&channel(&open)), [""; 0]);

    // New keys for the account are no way around it, until they are accepted.
    let master = players.act(&owner, "cross_sign", password).await;
    until_known(&mut players, &ola, &user, &master).await;
    players.say(&owner, &room, "A War - Sil").await;
    expected.push(Content::Unreadable(Unreadable::NewIdentity));
    hears(&bot, &expected).await;
    players.say(&vera, &room, "it's me").await;
    expected.push(unsigned.clone());
    hears(&bot, &expected).await;
    for accepted in [vec![user.clone()], Vec::new()] {
        bot.settings.accept_identities = accepted;
        bot.restart().await;
        players.say(&owner, &room, "these are my keys").await;
        expected.push(text("these are my keys"));
        hears(&bot, &expected).await;
    }

    // A homeserver that gives no keys doesn't hold up what others write: the messages aren't taken, and it isn't asked for each.
    let asked = proxy.asked("/keys/query");
    proxy.withhold("/keys/query");
    for order in ["A War - Ukr", "A War - Sil", "A War - Gal", "A War - Lvn"] {
        players.say(&vera, &room, order).await;
        expected.push(unsigned.clone());
    }
    hears(&bot, &expected).await;
    let asked = proxy.asked("/keys/query") - asked;
    assert!(asked < 4, "it was asked {asked} times");
    proxy.release();
}
