//! Channels that can't be read any more cost nothing, and unreadable messages are skipped one by one.

use std::sync::Arc;

use dragoman_game::event::{ChannelId, PlatformName};
use serde_json::json;

use super::recorder::{Recorder, Running, settings};
use super::stand::Stand;
use super::world::VIEW_CHANNEL;

const READ: &str = "GET /channels/{channel_id}/messages";

fn is_noted(sink: &Recorder, channel: u64) -> bool {
    sink.cursors.lock().expect("no poison").contains_key(&format!("discord.read.{channel}"))
}

/// Whether it is noted how far a channel was read that the bot doesn't see.
fn is_out_of_sight(sink: &Recorder, channel: u64) -> bool {
    let cursors = sink.cursors.lock().expect("no poison");
    cursors.get(&format!("discord.read.{channel}")).is_some_and(|noted| noted.starts_with("hidden/"))
}

/// The bot is addressed in a channel of its own, and in a thread of it.
async fn met(stand: &Stand, sink: &Recorder) -> (u64, u64) {
    let tom = stand.person("tom");
    let (channel, thread) = {
        let mut world = stand.world();
        let channel = world.channel(0, "other", None, 0);
        let bot = world.bot;
        let thread = world.channel(12, "private", Some(channel), bot);
        world.channels.get_mut(&thread).expect("just made").members.extend([bot, tom]);
        (channel, thread)
    };
    for id in [channel, thread] {
        let told = {
            let world = stand.world();
            world.channel_json(&world.channels[&id])
        };
        stand.shared.dispatch(if id == thread { "THREAD_CREATE" } else { "CHANNEL_CREATE" }, told);
        stand.write(tom, id, "@bot hello");
        stand.until("the note", || is_noted(sink, id).then_some(())).await;
    }
    (channel, thread)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_that_is_deleted_is_forgotten_with_its_threads() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let (channel, thread) = met(&stand, &sink).await;
    sink.cursors.lock().expect("no poison").insert(format!("discord.room.{thread}"), "1 2".into());
    let guild = stand.world().guild.to_string();
    let noted = |thread: u64| sink.cursors.lock().expect("no poison").get(&format!("discord.room.{thread}")).cloned();
    stand.shared.dispatch("CHANNEL_DELETE", json!({ "id": channel.to_string(), "type": 0, "guild_id": guild }));
    stand.until("nothing", || (!is_noted(&sink, channel) && !is_noted(&sink, thread)).then_some(())).await;
    assert!(sink.cursors.lock().expect("no poison").keys().all(|name| !name.ends_with(&thread.to_string())));

    // An unavailable server loses nothing; one that has removed the bot does.
    let (channel, thread) = met(&stand, &sink).await;
    stand.shared.dispatch("GUILD_DELETE", json!({ "id": guild, "unavailable": true }));
    let tom = stand.person("tom");
    stand.write_privately(tom, "still here");
    stand.until("a word", || sink.heard().contains(&"still here".to_owned()).then_some(())).await;
    assert!(is_noted(&sink, channel) && is_noted(&sink, thread));
    let note = "1 2 in:20000 1 2 out: 7";
    sink.cursors.lock().expect("no poison").insert(format!("discord.room.{thread}"), note.into());
    stand.shared.dispatch("GUILD_DELETE", json!({ "id": guild }));
    stand.until("nothing", || (!is_noted(&sink, channel) && is_out_of_sight(&sink, thread)).then_some(())).await;
    // If the bot comes back, it reads what was said in the room, puts out who doesn't belong there any more, and makes sure
    // that the others are inside.
    assert_eq!(noted(thread).as_deref(), Some("1 2 out: 7"));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_deleted_while_the_bot_is_off_is_requested_once() {
    for hidden in [false, true] {
        let stand = Stand::start().await;
        let sink = Arc::new(Recorder::default());
        let bot = Running::connected(&stand, &sink).await;
        let (channel, _) = met(&stand, &sink).await;
        let room = format!("discord.room.{channel}");
        sink.cursors.lock().expect("no poison").insert(room.clone(), "1 2".into());
        bot.kill();
        if hidden {
            stand.world().everybody &= !VIEW_CHANNEL;
        } else {
            stand.world().channels.remove(&channel);
        }
        let status = if hidden { 403 } else { 404 };
        let asked = || stand.calls(READ).iter().filter(|call| call.status == status).count();
        *sink.caught_up.lock().expect("no poison") = None;
        let bot = Running::start(settings(&stand), &sink);
        let is_left = || if hidden { is_out_of_sight(&sink, channel) } else { !is_noted(&sink, channel) };
        stand.until("nothing", || is_left().then_some(())).await;
        stand.until("being caught up", || *sink.caught_up.lock().expect("no poison")).await;
        bot.stop().await;
        let before = asked();
        assert!(hidden || before > 0, "what is hidden needn't be requested");
        let is_kept = sink.cursors.lock().expect("no poison").contains_key(&room);
        assert_eq!(is_kept, hidden, "a hidden room can be seen again, and a deleted one can't");
        *sink.caught_up.lock().expect("no poison") = None;
        let bot = Running::start(settings(&stand), &sink);
        stand.until("being caught up again", || *sink.caught_up.lock().expect("no poison")).await;
        assert_eq!(asked(), before);
        bot.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_that_cant_be_read_doesnt_end_the_reading() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    stand.write_privately(tom, "first");
    stand.until("a word", || (!sink.heard().is_empty()).then_some(())).await;
    bot.kill();
    // It is in the history that is read.
    stand.forget_session();
    let missed: Vec<_> = (0..150).map(|number| stand.write_privately(tom, &format!("missed {number}"))).collect();
    stand.world().unreadable.insert(missed[50]);
    let bot = Running::start(settings(&stand), &sink);
    stand.until("all that was missed", || (sink.heard().len() == 150).then_some(())).await;
    assert!(sink.heard().contains(&"missed 149".to_owned()) && !sink.heard().contains(&"missed 50".to_owned()));
    bot.stop().await;
}

/// The service deletes cursors of rooms that ended long ago: they aren't written again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_without_its_cursor_is_read_no_more() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let (channel, thread) = met(&stand, &sink).await;
    sink.cursors.lock().expect("no poison").remove(&format!("discord.read.{thread}"));
    let asked = stand.calls(READ).len();
    stand.forget_session();
    stand.wire(super::gateway::Wire::Close(4009));
    stand.until("the break", || (!stand.connected()).then_some(())).await;
    let tom = stand.person("tom");
    stand.write(tom, thread, "among ourselves");
    stand.write(tom, channel, "among ourselves");
    let note = || sink.cursors.lock().expect("no poison")[&format!("discord.read.{channel}")].clone();
    let before = note();
    stand.until("the channel's note", || (note() != before).then_some(())).await;
    stand.until("being caught up", || *sink.caught_up.lock().expect("no poison")).await;
    assert!(!is_noted(&sink, thread));
    assert_eq!(stand.calls(READ).len(), asked + 1, "of the channel");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_that_cant_be_checked_delays_no_other() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    // Created before the other: it is checked first.
    let id = |native: u64| ChannelId::new(PlatformName::Discord, &native.to_string());
    let (blind, other) = (id(stand.channel), stand.make_channel(0, "other", None));
    let looks =
        |channel: &ChannelId| sink.looked.lock().expect("no poison").iter().filter(|looked| *looked == channel).count();
    stand.until("a first look", || (looks(&blind) > 0 && looks(&id(other)) > 0).then_some(())).await;
    *sink.blind.lock().expect("no poison") = Some(blind.clone());
    let changed = |channel: u64| {
        let told = {
            let world = stand.world();
            world.channel_json(&world.channels[&channel])
        };
        stand.shared.dispatch("CHANNEL_UPDATE", told);
    };
    let before = (looks(&blind), looks(&id(other)));
    changed(stand.channel);
    stand.until("the look that fails", || (looks(&blind) > before.0).then_some(())).await;
    changed(other);
    stand.until("the look at the other", || (looks(&id(other)) > before.1).then_some(())).await;
    assert_eq!(looks(&blind), before.0 + 1, "it is tried again later");
    *sink.fatal.lock().expect("no poison") = Some(blind.clone());
    let before = (looks(&blind), looks(&id(other)));
    changed(stand.channel);
    stand.until("the look that panics", || (looks(&blind) > before.0).then_some(())).await;
    changed(other);
    stand.until("the look after it", || (looks(&id(other)) > before.1).then_some(())).await;
    bot.stop().await;
}
