//! A game's rooms: grouped in a space, upgraded, closed by others, left and joined again.

use dragoman_game::event::{PersonId, Place, PlatformName, RoomId};
use dragoman_game::refusal::Refusal;
use dragoman_game::report::MemberChange;
use dragoman_game::room::Room;
use dragoman_platform::message::Message;
use dragoman_platform::{EnsuredRoom, Platform, Setback, Space};
use serde_json::{Value, json};

use crate::homeserver::{self, PASSWORD};
use crate::players::{PATIENCE, Players, id, unique};
use crate::proxy::Proxy;
use crate::recorder::Recorder;
use crate::rig::{Bot, channel, in_lobby, key, met, met_behind_proxy, person, press_room, private, said, with_map};

/// The rooms that a space lists, or the spaces that a room names.
async fn related(players: &mut Players, who: &str, room: &str, kind: &str) -> Vec<String> {
    let state = players.request(who, "GET", &format!("/_matrix/client/v3/rooms/{room}/state"), Value::Null).await;
    let events = state["body"].as_array().expect("a list").clone();
    let mut related: Vec<String> = events
        .iter()
        .filter(|event| event["type"] == kind && event["content"]["via"].is_array())
        .filter_map(|event| event["state_key"].as_str().map(str::to_owned))
        .collect();
    related.sort();
    related
}

async fn space_of(players: &mut Players, who: &str, name: &str) -> String {
    let start = std::time::Instant::now();
    loop {
        let rooms = players.act(who, "rooms", json!({})).await;
        let mut named = rooms.as_array().expect("a list").iter().filter(|room| room["name"] == name);
        if let (Some(room), None) = (named.next(), named.next()) {
            return room["room"].as_str().expect("a room id").to_owned();
        }
        assert!(start.elapsed() < PATIENCE, "{who} isn't in one {name}: {rooms:#?}");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_games_rooms_are_in_one_space_that_is_found_again() {
    let (mut players, mut bot, giulia, lobby) = in_lobby("giulia", false).await;
    let (femke, heir) = (unique("femke"), unique("heir"));
    players.enter(&[&femke, &heir]).await;
    let name = unique("Bosforo");
    let mut wanted_space = Space {
        name: name.clone(),
        about: "All rooms of this game".to_owned(),
        channel: dragoman_game::event::ChannelId::new(PlatformName::Matrix, &lobby),
        rooms: Vec::new(),
        members: vec![person(&giulia), person(&femke)],
    };
    ensure_space(&bot, &wanted_space).await;
    let space = space_of(&mut players, &giulia, &name).await;
    players.until_joined(&giulia, &space, &femke).await;
    let path = format!("/_matrix/client/v3/rooms/{space}/state/m.room.topic");
    let topic = players.request(&giulia, "GET", &path, Value::Null).await;
    assert_eq!(topic["body"]["topic"], "All rooms of this game", "{topic}");
    assert_eq!(related(&mut players, &giulia, &space, "m.space.child").await, std::slice::from_ref(&lobby));

    // A press room names its space from the start, and the space lists it after the next update; a restart in between
    // and a repeated update change nothing.
    let wanted = Room { game: name.clone(), ..press_room(&lobby, &[&giulia, &femke], true, None) };
    let press = bot.matrix().ensure_room(&key("press"), &wanted).await.expect("a room").room;
    players.until_joined(&giulia, press.native(), &femke).await;
    assert_eq!(related(&mut players, &giulia, press.native(), "m.space.parent").await, std::slice::from_ref(&space));
    bot.restart().await;
    wanted_space.rooms.push(press.clone());
    wanted_space.members[1] = person(&heir);
    for _ in 0..2 {
        ensure_space(&bot, &wanted_space).await;
    }
    players.until_joined(&giulia, &space, &heir).await;
    let mut both = vec![lobby, press.native().to_owned()];
    both.sort();
    assert_eq!(related(&mut players, &giulia, &space, "m.space.child").await, both);
    let path = format!("/_matrix/client/v3/rooms/{space}/joined_members");
    let members = players.request(&giulia, "GET", &path, Value::Null).await;
    assert!(members["body"]["joined"].get(id(&femke)).is_none(), "who gave the seat back is in the space no longer");

    // People who have left the space aren't invited again; people outside a press room can't read it.
    players.act(&giulia, "leave", json!({ "room": space })).await;
    ensure_space(&bot, &wanted_space).await;
    let invited = players
        .request(
            &giulia,
            "GET",
            &format!("/_matrix/client/v3/rooms/{space}/state/m.room.member/{}", id(&giulia)),
            Value::Null,
        )
        .await;
    assert_ne!(invited["body"]["membership"], "invite");
    let seen = players.request(&heir, "GET", &format!("/_matrix/client/v1/rooms/{space}/hierarchy"), Value::Null).await;
    let rooms = seen["body"]["rooms"].as_array().expect("a list");
    assert!(rooms.iter().all(|room| room["room_id"] != press.native()), "{seen:#?}");
}

async fn ensure_space(bot: &Bot, wanted_space: &Space) {
    let start = std::time::Instant::now();
    while let Err(setback) = bot.matrix().ensure_space(&key("space"), wanted_space).await {
        assert!(matches!(setback, Setback::Later { .. }) && start.elapsed() < PATIENCE, "{setback}");
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
}

pub async fn upgrade(players: &mut Players, who: &str, room: &str) -> String {
    let path = format!("/_matrix/client/v3/rooms/{room}/upgrade");
    let upgraded = players.request(who, "POST", &path, json!({ "new_version": "11" })).await;
    upgraded["body"]["replacement_room"].as_str().unwrap_or_else(|| panic!("{upgraded}")).to_owned()
}

/// Anybody can have a room name any other as its successor: the bot stays in none that doesn't know of it.
#[tokio::test]
async fn a_room_that_doesnt_name_its_predecessor_is_left_again() {
    let (mut players, mut bot, ola, lobby) = in_lobby("ola", false).await;
    let how = json!({ "preset": "public_chat", "name": "Huge" });
    let huge = players.create_as(&ola, how).await;
    let path = format!("/_matrix/client/v3/rooms/{lobby}/state/m.room.tombstone/");
    players.request(&ola, "PUT", &path, json!({ "body": "moved", "replacement_room": huge })).await;
    let me = id(&bot.name);
    let path = format!("/_matrix/client/v3/rooms/{huge}/state/m.room.member/{me}");
    let start = std::time::Instant::now();
    loop {
        let member = players.request(&ola, "GET", &path, json!(null)).await["body"].clone();
        if member["membership"] == "leave" {
            break;
        }
        assert!(start.elapsed() < PATIENCE, "the bot is there: {member}");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    // It isn't joined once more, and nothing of it is read.
    let other = players.create(&ola, Some("other"), false, &[&bot.name]).await;
    players.until_joined(&ola, &other, &bot.name).await;
    players.say(&ola, &other, "!dragoman hello").await;
    bot.recorder.hears("hello").await;
    let member = players.request(&ola, "GET", &path, json!(null)).await["body"].clone();
    assert_eq!(member["membership"], "leave");
    bot.recorder.until("no gap", |recorder| (recorder.notes("matrix.gap.") == 0).then_some(())).await;
    bot.kill().await;
}

#[tokio::test]
async fn an_upgraded_channel_is_followed_and_stays_the_same_channel() {
    let (mut players, mut bot, ola, old) = in_lobby("ola", true).await;
    let spy = unique("spy");
    players.enter(&[&spy]).await;
    players.say(&ola, &old, "!dragoman before").await;
    bot.recorder.hears("before").await;

    let new = upgrade(&mut players, &ola, &old).await;
    // A private room: the bot can't follow before it is invited, and posts wait.
    let wait = bot.matrix().post(&key("results"), &channel(&old), &said("results")).await;
    assert!(matches!(wait, Err(Setback::Refused(Refusal::PutOut) | Setback::Later { .. })), "{wait:?}");
    players.act(&ola, "invite", json!({ "room": new, "user": id(&bot.name) })).await;
    players.until_joined(&ola, &new, &bot.name).await;
    players.say(&ola, &new, "!dragoman after").await;
    let event = bot.recorder.hears("after").await;
    assert_eq!(event.place, channel(&old), "its games know it by its first id");
    bot.restart().await;
    bot.post(&key("results"), &channel(&old), &said("results")).await;
    players.reads(&ola, &new, &bot.name, "results").await;

    // A room that only claims to succeed another is a channel of its own.
    let request = json!({
        "preset": "public_chat", "invite": [id(&bot.name)],
        "creation_content": { "predecessor": { "room_id": new, "event_id": "$any" } },
    });
    let forged = players.create_as(&spy, request).await;
    players.until_joined(&spy, &forged, &bot.name).await;
    players.say(&spy, &forged, "!dragoman forged").await;
    assert_eq!(bot.recorder.hears("forged").await.place, channel(&forged));
    bot.post(&key("secret"), &channel(&old), &said("more results")).await;
    players.reads(&ola, &new, &bot.name, "more results").await;

    // A new device learns nothing of the old room, once the bot isn't in that any more.
    let user = json!({ "user_id": id(&bot.name) });
    let kicked = players.request(&ola, "POST", &format!("/_matrix/client/v3/rooms/{old}/kick"), user).await;
    assert_eq!(kicked["status"], 200, "{kicked}");
    bot.kill().await;
    bot.lose_device();
    bot.start().await;
    bot.post(&key("final"), &channel(&old), &said("final results")).await;
    players.reads(&ola, &new, &bot.name, "final results").await;
    players.until_seen(&ola, &new, &bot.name).await;
    players.say(&ola, &new, "!dragoman status").await;
    assert_eq!(bot.recorder.hears("status").await.place, channel(&old));
}

/// Its operator leads it into a public room, in which the same or another bot was long ago.
#[tokio::test]
async fn where_it_came_without_an_invitation_nothing_from_before_is_read() {
    let (mut players, bot, ola) = met("ola").await;
    let room = players.create_as(&ola, json!({ "preset": "public_chat", "name": "lobby" })).await;
    let path = |number: u8| format!("/_matrix/client/v3/rooms/{room}/send/m.room.message/{number}");
    let words = |text: &str| json!({ "msgtype": "m.text", "body": format!("!dragoman {text}") });
    assert_eq!(players.request(&ola, "PUT", &path(1), words("new")).await["status"], 200);
    as_the_bot(&bot, &players, &RoomId::new(PlatformName::Matrix, &room), "join", json!({})).await;
    assert_eq!(players.request(&ola, "PUT", &path(2), words("status")).await["status"], 200);
    bot.recorder.hears("status").await;
    assert_eq!(bot.recorder.texts_in(&channel(&room)), ["status"]);
}

/// Others see the bot in the room before its own sync does: posts wait until then.
#[tokio::test]
async fn posts_wait_until_the_bot_has_joined() {
    let (proxy, mut players, bot, ola) = met_behind_proxy("ola").await;
    // By now its list of rooms is current.
    bot.post(&key("hello"), &private(&ola), &said("hello")).await;
    proxy.keep_back_the_next_joining();
    let room = players.create(&ola, Some("lobby"), true, &[&bot.name]).await;
    proxy.held().await;
    players.until_joined(&ola, &room, &bot.name).await;
    let put_off = bot.matrix().post(&key("early"), &channel(&room), &said("early")).await;
    assert!(matches!(put_off, Err(Setback::Later { .. })), "{put_off:?}");
    proxy.let_go();
    bot.post(&key("early"), &channel(&room), &said("early")).await;
    players.reads(&ola, &room, &bot.name, "early").await;
}

#[tokio::test]
async fn removed_from_the_channel_it_waits_for_an_invitation_and_then_posts() {
    let (mut players, bot, ola, room) = in_lobby("ola", true).await;
    players.say(&ola, &room, "!dragoman before").await;
    bot.recorder.hears("before").await;
    for deed in ["kick", "ban"] {
        let path = |deed| format!("/_matrix/client/v3/rooms/{room}/{deed}");
        let user = json!({ "user_id": id(&bot.name) });
        assert_eq!(players.request(&ola, "POST", &path(deed), user.clone()).await["status"], 200);
        until_refused(&bot, deed, &channel(&room), Refusal::PutOut).await;
        if deed == "ban" {
            players.request(&ola, "POST", &path("unban"), user.clone()).await;
        }
        let opened =
            |recorder: &Recorder| recorder.opened().into_iter().filter(|place| *place == channel(&room)).count();
        let before = opened(&bot.recorder);
        players.request(&ola, "POST", &path("invite"), user).await;
        players.until_joined(&ola, &room, &bot.name).await;
        let tried = |recorder: &Recorder| (opened(recorder) > before).then_some(());
        bot.recorder.until("that what waits is tried", tried).await;
        post_once_back(&bot, deed, &channel(&room), &said(deed)).await;
        players.reads(&ola, &room, &bot.name, deed).await;
    }
}

/// As after a restore: a new device learns nothing of rooms that the bot isn't in.
#[tokio::test]
async fn a_new_device_waits_for_an_invitation_into_a_channel_that_it_was_removed_from_before() {
    let (mut players, mut bot, ola, room) = in_lobby("ola", false).await;
    let (path, user) = (format!("/_matrix/client/v3/rooms/{room}"), json!({ "user_id": id(&bot.name) }));
    let kicked = players.request(&ola, "POST", &format!("{path}/kick"), user.clone()).await;
    assert_eq!(kicked["status"], 200, "{kicked}");
    bot.kill().await;
    bot.lose_device();
    bot.start().await;
    until_refused(&bot, "results", &channel(&room), Refusal::PutOut).await;
    players.request(&ola, "POST", &format!("{path}/invite"), user).await;
    players.until_joined(&ola, &room, &bot.name).await;
    post_once_back(&bot, "results", &channel(&room), &said("results")).await;
    players.reads(&ola, &room, &bot.name, "results").await;
}

/// Waits until posts to `place` are refused.
async fn until_refused(bot: &Bot, name: &str, place: &Place, why: Refusal) {
    let (start, refused) = (std::time::Instant::now(), Err(Setback::Refused(why)));
    loop {
        let posted = bot.matrix().post(&key(name), place, &said(name)).await;
        if posted == refused {
            break;
        }
        assert!(start.elapsed() < PATIENCE, "{posted:?}");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

/// Posts as soon as the bot is back.
async fn post_once_back(bot: &Bot, name: &str, place: &Place, message: &Message) {
    let start = std::time::Instant::now();
    while let Err(setback) = bot.matrix().post(&key(name), place, message).await {
        assert!(start.elapsed() < PATIENCE, "{setback}");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

/// It is removed while it uploads the map of the results: these wait for an invitation, too.
#[tokio::test]
async fn removed_in_the_middle_of_a_post_it_waits_for_an_invitation_and_then_posts() {
    let (proxy, mut players, bot, ola) = met_behind_proxy("ola").await;
    let room = players.create(&ola, Some("lobby"), false, &[&bot.name]).await;
    players.until_joined(&ola, &room, &bot.name).await;
    players.say(&ola, &room, "!dragoman before").await;
    bot.recorder.hears("before").await;
    let (results, lobby, user) = (key("results"), channel(&room), json!({ "user_id": id(&bot.name) }));
    let put_out = Err(Setback::Refused(Refusal::PutOut));
    proxy.withhold("/media/v3/upload");
    let message = with_map("Spring 1901");
    let removing = async {
        proxy.until_withheld().await;
        let path = format!("/_matrix/client/v3/rooms/{room}/kick");
        assert_eq!(players.request(&ola, "POST", &path, user.clone()).await["status"], 200);
        until_refused(&bot, "other", &lobby, Refusal::PutOut).await;
        proxy.release();
    };
    let (posted, ()) = tokio::join!(bot.matrix().post(&results, &lobby, &message), removing);
    assert!(matches!(posted, Err(Setback::Later { .. })), "{posted:?}");
    assert_eq!(bot.matrix().post(&results, &lobby, &message).await, put_out);
    players.request(&ola, "POST", &format!("/_matrix/client/v3/rooms/{room}/invite"), user.clone()).await;
    players.until_joined(&ola, &room, &bot.name).await;
    post_once_back(&bot, "results", &lobby, &message).await;
    players.reads(&ola, &room, &bot.name, "Spring 1901").await;
}

/// The bot is in `room` no longer, as if an administrator of the server had removed it.
pub async fn leave_as_the_bot(bot: &Bot, players: &mut Players, room: &RoomId) {
    as_the_bot(bot, players, room, "leave", json!({})).await;
}

/// Whoever runs a homeserver can do in `room` what the bot can.
async fn as_the_bot(bot: &Bot, players: &Players, room: &RoomId, deed: &str, how: Value) {
    let url = format!("{}/_matrix/client/v3/rooms/{}/{deed}", players.url, room.native().replace('!', "%21"));
    let answer = reqwest::Client::new().post(url).bearer_auth(bot.token()).json(&how).send().await.expect("an answer");
    assert!(answer.status().is_success(), "{answer:?}");
}

#[tokio::test]
async fn a_person_who_leaves_the_conversation_and_returns_finds_it_again() {
    let (mut players, bot, tom, lobby) = in_lobby("tom", false).await;
    bot.post(&key("welcome"), &private(&tom), &said("welcome")).await;
    let room = players.direct_with(&tom, &bot.name).await;
    players.reads(&tom, &room, &bot.name, "welcome").await;
    players.act(&tom, "leave", json!({ "room": room })).await;
    // The bot reads in order: after this it has seen them leave.
    players.say(&tom, &lobby, "!dragoman gone").await;
    bot.recorder.hears("gone").await;
    bot.post(&key("back"), &private(&tom), &said("are you there?")).await;
    players.until_joined(&tom, &room, &bot.name).await;
    players.reads(&tom, &room, &bot.name, "are you there?").await;
    players.say(&tom, &room, "A Lvp - Yor").await;
    assert_eq!(bot.recorder.hears("A Lvp - Yor").await.place, private(&tom));
    // Twice within the hour: they aren't invited again.
    players.act(&tom, "accepts", json!({ "yes": false })).await;
    players.act(&tom, "leave", json!({ "room": room })).await;
    until_refused(&bot, "again", &private(&tom), Refusal::ClosedToBot).await;
    // Until the player opens a conversation.
    let new = players.open_direct(&tom, &bot.name).await;
    players.say(&tom, &new, "sorry").await;
    bot.recorder.hears("sorry").await;
    bot.post(&key("again"), &private(&tom), &said("again")).await;
    players.reads(&tom, &new, &bot.name, "again").await;
}

/// A homeserver counts how often each person is invited, by anybody.
#[tokio::test]
async fn who_has_been_invited_too_often_keeps_no_other_invitation_back() {
    let (proxy, mut players, bot, ada) = met_behind_proxy("ada").await;
    let (ben, cleo) = (unique("ben"), unique("cleo"));
    players.enter(&[&ben, &cleo]).await;
    let lobby = players.create(&ada, Some("lobby"), false, &[&bot.name]).await;
    players.until_joined(&ada, &lobby, &bot.name).await;
    let press = settled(&bot, "press", &press_room(&lobby, &[], true, None)).await.room;
    let limited = json!({ "errcode": "M_LIMIT_EXCEEDED", "error": "Too many", "retry_after_ms": 333_000 });
    proxy.answers("/invite", 1, 429, limited);
    let update = async |wanted: &[&str]| {
        let wanted = press_room(&lobby, wanted, true, Some(press.clone()));
        bot.matrix().ensure_room(&key("press"), &wanted).await
    };
    // Ada is the first to be invited.
    let put_off = update(&[&ada, &ben]).await;
    assert!(matches!(put_off, Err(Setback::Later { nothing_done: true, .. })), "{put_off:?}");
    players.until_joined(&ben, press.native(), &ben).await;
    let asked = proxy.asked("/invite");
    let put_off = update(&[&ada, &ben, &cleo]).await;
    assert!(matches!(put_off, Err(Setback::Later { nothing_done: true, .. })), "{put_off:?}");
    players.until_joined(&cleo, press.native(), &cleo).await;
    assert_eq!(proxy.asked("/invite"), asked + 1, "she isn't invited again before the time");
}

#[tokio::test]
async fn nobody_waits_for_the_invitation_of_somebody_else_who_left() {
    let (proxy, mut players, bot, tom) = met_behind_proxy("tom").await;
    let ola = unique("ola");
    players.enter(&[&ola]).await;
    let lobby = players.create(&tom, Some("lobby"), false, &[&bot.name]).await;
    players.until_joined(&tom, &lobby, &bot.name).await;
    let mut rooms = Vec::new();
    for (who, welcome) in [(&tom, "tomswelcome"), (&ola, "olaswelcome")] {
        bot.post(&key(welcome), &private(who), &said("welcome")).await;
        let room = players.direct_with(who, &bot.name).await;
        players.reads(who, &room, &bot.name, "welcome").await;
        players.act(who, "leave", json!({ "room": room })).await;
        rooms.push(room);
    }
    players.say(&tom, &lobby, "!dragoman gone").await;
    bot.recorder.hears("gone").await;
    proxy.withhold(&format!("{}/invite", rooms[0]));
    let (back, here, text) = (key("tomsback"), private(&tom), said("are you there?"));
    let hanging = bot.matrix().post(&back, &here, &text);
    tokio::pin!(hanging);
    let other = async {
        proxy.until_withheld().await;
        bot.post(&key("olasback"), &private(&ola), &text).await;
    };
    tokio::select! {
        biased;
        ended = &mut hanging => panic!("the other waited until {ended:?}"),
        () = other => {}
    }
    proxy.release();
    hanging.await.expect("he is invited");
    for (who, room) in [(&tom, &rooms[0]), (&ola, &rooms[1])] {
        players.until_joined(who, room, &bot.name).await;
        players.reads(who, room, &bot.name, "are you there?").await;
    }
}

/// Updates a press room, retrying as long as it is put off.
async fn settled(bot: &Bot, name: &str, wanted: &Room) -> EnsuredRoom {
    let start = std::time::Instant::now();
    loop {
        match bot.matrix().ensure_room(&key(name), wanted).await {
            Ok(settled) => return settled,
            Err(Setback::Later { .. }) if start.elapsed() < PATIENCE => {
                tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            }
            Err(setback) => panic!("{setback}"),
        }
    }
}

#[tokio::test]
async fn a_person_who_blocks_the_bots_invitations_keeps_nobody_out() {
    let (mut players, bot, giulia, lobby) = in_lobby("giulia", false).await;
    let femke = unique("femke");
    players.enter(&[&femke]).await;
    let path =
        format!("/_matrix/client/v3/user/{}/account_data/org.matrix.msc4155.invite_permission_config", id(&femke));
    let blocks = json!({ "blocked_users": [id(&bot.name)] });
    assert_eq!(players.request(&femke, "PUT", &path, blocks).await["status"], 200);

    let room = settled(&bot, "press", &press_room(&lobby, &[&giulia, &femke], true, None)).await;
    assert_eq!(room.missing, [person(&femke)]);
    players.until_joined(&giulia, room.room.native(), &giulia).await;
}

#[tokio::test]
async fn a_member_who_left_a_press_room_is_invited_again_only_on_request() {
    let (mut players, bot, giulia, lobby) = in_lobby("giulia", false).await;
    let femke = unique("femke");
    players.enter(&[&femke]).await;
    let both = [giulia.as_str(), femke.as_str()];
    let room = settled(&bot, "press", &press_room(&lobby, &both, true, None)).await.room;
    players.until_joined(&giulia, room.native(), &femke).await;
    players.act(&femke, "leave", json!({ "room": room.native() })).await;
    let path = format!("/_matrix/client/v3/rooms/{}/state/m.room.member/{}", room.native(), id(&femke));
    for open in [false, true] {
        let wanted = press_room(&lobby, &both, open, Some(room.clone()));
        assert_eq!(settled(&bot, "press", &wanted).await.missing, [], "who stays away isn't missing");
        let member = players.request(&giulia, "GET", &path, Value::Null).await;
        assert_eq!(member["body"]["membership"], "leave");
    }
    let wanted = press_room(&lobby, &both, true, Some(room.clone()));
    settled(&bot, "press", &Room { ask_back: true, ..wanted }).await;
    players.until_joined(&giulia, room.native(), &femke).await;
}

async fn membership(players: &mut Players, who: &str, room: &RoomId, user: &str) -> Value {
    let path = format!("/_matrix/client/v3/rooms/{}/state/m.room.member/{}", room.native(), id(user));
    players.request(who, "GET", &path, Value::Null).await["body"]["membership"].clone()
}

/// Whoever runs the bot's homeserver lets somebody in: as the bot, or as an account to which the homeserver gives powers. What
/// is reported, the service has put out by the next change of the room.
#[tokio::test]
async fn whom_the_homeserver_lets_into_a_press_room_is_put_out_or_the_room_is_locked() {
    let url = homeserver::shared().await;
    let proxy = Proxy::to(url).await;
    let mut players = Players::on(url);
    let mut bot = Bot::by(&proxy.url, &mut players).await;
    let [giulia, femke, spy, owner] = ["giulia", "femke", "spy", "owner"].map(unique);
    players.enter(&[&giulia, &femke, &spy]).await;
    players.act(&owner, "register", json!({ "password": PASSWORD, "admin": true })).await;
    players.act(&owner, "login", json!({ "password": PASSWORD })).await;
    let lobby = players.create(&giulia, Some("lobby"), false, &[&bot.name]).await;
    players.until_joined(&giulia, &lobby, &bot.name).await;
    let two = [giulia.as_str(), femke.as_str()];
    let press = settled(&bot, "press", &press_room(&lobby, &two, true, None)).await.room;
    players.until_joined(&giulia, press.native(), &femke).await;
    bot.recorder.give_room(&press, &[person(&giulia), person(&femke)]);
    let wanted = press_room(&lobby, &two, true, Some(press.clone()));
    // The events that have let these people in, each once.
    let added = |recorder: &Recorder| -> Vec<(PersonId, String)> {
        let mut added = Vec::new();
        for (room, who, change) in recorder.moved() {
            let MemberChange::Added { event } = change else { continue };
            assert_eq!(room, press);
            if !added.contains(&(who.clone(), event.clone())) {
                added.push((who, event));
            }
        }
        added
    };
    // Also while the bot isn't there, and if it ends before that is stored.
    for when in ["while it's there", "while it isn't", "before it ends"] {
        if when == "while it isn't" {
            bot.kill().await;
        }
        bot.recorder.break_down(when == "before it ends");
        let before = added(&bot.recorder);
        let is_new = |refused: &MemberChange| match refused {
            MemberChange::Added { event } => before.iter().all(|(_, known)| known != event),
            MemberChange::PutOut | MemberChange::Back { .. } => false,
        };
        as_the_bot(&bot, &players, &press, "invite", json!({ "user_id": id(&spy) })).await;
        if when == "before it ends" {
            bot.recorder.until(when, |recorder| recorder.refused_changes().iter().any(is_new).then_some(())).await;
            bot.kill().await;
            bot.recorder.break_down(false);
        }
        if when != "while it's there" {
            bot.start().await;
        }
        // Who accepts an invitation before it is taken back has come in by two events. After a restart only the second one is the
        // room's state, so the first one, which couldn't be stored, isn't told any more.
        let is_told = |recorder: &Recorder| {
            let all = added(recorder);
            (all.len() > before.len() && all[before.len()].0 == person(&spy)).then_some(())
        };
        bot.recorder.until(when, is_told).await;
        settled(&bot, "press", &wanted).await;
        assert_eq!(membership(&mut players, &giulia, &press, &spy).await, "leave", "{when}");
    }
    // A member who is removed so is missed.
    as_the_bot(&bot, &players, &press, "kick", json!({ "user_id": id(&femke) })).await;
    let missed = (press.clone(), person(&femke), MemberChange::PutOut);
    bot.recorder.until("her removal", |recorder| recorder.moved().contains(&missed).then_some(())).await;
    // Who can't be put out, since the homeserver refuses it.
    let refused = json!({ "errcode": "M_FORBIDDEN", "error": "no" });
    proxy.answers("/kick", 1_000, 403, refused);
    let path = format!("/_synapse/admin/v1/rooms/{}/make_room_admin", press.native());
    let made = players.request(&owner, "POST", &path, json!({ "user_id": id(&owner) })).await;
    assert_eq!(made["status"], 200, "{made}");
    let is_told = |recorder: &Recorder| (added(recorder).last()?.0 == person(&owner)).then_some(());
    bot.recorder.until("that the owner is in", is_told).await;
    let stays = |who: &str| Err(Setback::Refused(Refusal::Stranger { who: vec![person(who)], locked: true }));
    // Also where that is tried again: it isn't opened while they are in it.
    for _ in 0..2 {
        assert_eq!(bot.matrix().ensure_room(&key("press"), &wanted).await, stays(&owner));
    }
    let path = |transaction| format!("/_matrix/client/v3/rooms/{}/send/m.room.message/{transaction}", press.native());
    let words = json!({ "msgtype": "m.text", "body": "who is that?" });
    let written = players.request(&giulia, "PUT", &path("1"), words.clone()).await;
    assert_eq!(written["status"], 403, "{written}");
    players.act(&owner, "leave", json!({ "room": press.native() })).await;
    settled(&bot, "press", &wanted).await;
    assert_eq!(players.request(&giulia, "PUT", &path("3"), words.clone()).await["status"], 200);
    // Where it opens a room in which somebody is who can't be put out, it locks the room.
    bot.recorder.give_room(&press, &[person(&giulia), person(&femke), person(&spy)]);
    as_the_bot(&bot, &players, &press, "invite", json!({ "user_id": id(&spy) })).await;
    assert_eq!(bot.matrix().ensure_room(&key("press"), &wanted).await, stays(&spy));
    assert_eq!(players.request(&giulia, "PUT", &path("4"), words).await["status"], 403);
}

/// Everybody writes what they like into the event of their own joining.
#[tokio::test]
async fn who_has_made_their_own_membership_odd_is_put_out_like_anybody() {
    let (mut players, bot, giulia, lobby) = in_lobby("giulia", false).await;
    let femke = unique("femke");
    players.enter(&[&femke]).await;
    let two = [giulia.as_str(), femke.as_str()];
    let press = settled(&bot, "press", &press_room(&lobby, &two, true, None)).await.room;
    players.until_joined(&giulia, press.native(), &femke).await;
    let path = format!("/_matrix/client/v3/rooms/{}/state/m.room.member/{}", press.native(), id(&femke));
    let odd = json!({ "membership": "join", "is_direct": "x", "reason": 5 });
    assert_eq!(players.request(&femke, "PUT", &path, odd).await["status"], 200);
    settled(&bot, "press", &press_room(&lobby, &[&giulia], true, Some(press.clone()))).await;
    assert_eq!(membership(&mut players, &giulia, &press, &femke).await, "leave");
}

/// Who leaves a game's space leaves its rooms with it.
#[tokio::test]
async fn who_comes_back_to_the_games_room_comes_back_to_its_press_rooms() {
    let (mut players, bot, giulia, lobby) = in_lobby("giulia", false).await;
    let (femke, joost) = (unique("femke"), unique("joost"));
    players.enter(&[&femke, &joost]).await;
    let come = async |players: &mut Players, who: &str| {
        players.act(&giulia, "invite", json!({ "room": lobby, "user": id(who) })).await;
        players.until_joined(&giulia, &lobby, who).await;
    };
    for who in [&femke, &joost] {
        come(&mut players, who).await;
    }
    let two = [giulia.as_str(), femke.as_str()];
    let press = settled(&bot, "press", &press_room(&lobby, &two, true, None)).await;
    let room = press.room.native().to_owned();
    players.until_joined(&giulia, &room, &femke).await;
    for who in [&femke, &joost] {
        players.act(who, "leave", json!({ "room": lobby })).await;
    }
    players.act(&femke, "leave", json!({ "room": room })).await;
    // Who comes back for the first time after leaving both. Joost was never in the press room.
    for who in [&joost, &femke] {
        come(&mut players, who).await;
    }
    let back = (press.room.clone(), person(&femke), MemberChange::Back { is_in: false });
    bot.recorder.until("that she is back", |recorder| (!recorder.moved().is_empty()).then_some(())).await;
    // What the service asks for then.
    let asked = Room { ask_back: true, ..press_room(&lobby, &two, true, Some(press.room.clone())) };
    assert_eq!(settled(&bot, "press", &asked).await.let_in, [person(&femke)]);
    players.until_joined(&giulia, &room, &femke).await;
    // Somebody who comes and goes isn't called each time.
    for left in [&lobby, &room] {
        players.act(&femke, "leave", json!({ "room": left })).await;
    }
    come(&mut players, &femke).await;
    players.say(&femke, &lobby, "!dragoman status").await;
    bot.recorder.hears("status").await;
    assert_eq!(bot.recorder.moved(), [back]);
}
