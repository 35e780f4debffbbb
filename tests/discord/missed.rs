//! Missed messages are read concurrently with everything else: no channel delays another, and order is kept.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use dragoman_game::event::{ChannelId, Content, Event, PersonId, PlatformName, RoomId};
use dragoman_game::room::Room;
use dragoman_platform::Platform;
use dragoman_runtime::clock::{Clock, SystemClock};
use jiff::SignedDuration;
use serde_json::json;

use super::outbound::key;
use super::recorder::{Recorder, Running, settings};
use super::stand::Stand;
use super::world::{MANAGE_SERVER, READ_HISTORY, VIEW_CHANNEL};

const READ: &str = "GET /channels/{channel_id}/messages";

fn note(sink: &Recorder, channel: u64) -> String {
    sink.cursors.lock().expect("no poison").get(&format!("discord.read.{channel}")).cloned().unwrap_or_default()
}

fn caught_up(sink: &Recorder) -> Option<()> {
    sink.caught_up.lock().expect("no poison").map(drop)
}

async fn heard(stand: &Stand, sink: &Recorder, wanted: &[&str]) {
    stand.until(&format!("{wanted:?}"), || (sink.heard().len() >= wanted.len()).then_some(())).await;
    assert_eq!(sink.heard(), wanted);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_whose_history_doesnt_come_delays_nobody() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let (tom, ellie) = (stand.person("tom"), stand.person("ellie"));
    stand.write(tom, stand.channel, "@bot hello");
    stand.write_privately(ellie, "hello too");
    heard(&stand, &sink, &["hello", "hello too"]).await;
    bot.kill();
    stand.forget_session();
    stand.write(tom, stand.channel, "@bot are you there?");
    stand.write_privately(ellie, "and you?");
    *sink.caught_up.lock().expect("no poison") = None;
    stand.faults().withheld = Some(stand.channel);
    let bot = Running::connected(&stand, &sink).await;
    let wanted = ["hello", "hello too", "and you?"];
    heard(&stand, &sink, &wanted).await;
    stand.write_privately(ellie, "once more");
    stand.invoke(ellie, stand.channel, "ready", &[]);
    let wanted = [&wanted[..], &["once more", "/ready {}"]].concat();
    heard(&stand, &sink, &wanted).await;
    assert!(caught_up(&sink).is_none(), "deadlines wait for it");
    stand.faults().withheld = None;
    heard(&stand, &sink, &[&wanted[..], &["are you there?"]].concat()).await;
    stand.until("being caught up", || caught_up(&sink)).await;
    bot.stop().await;
    stand.assert_content();
}

/// Of channels that nobody has used nothing is stored: a new session tells which of them have new messages.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_mention_during_an_outage_is_answered() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let tom = stand.person("tom");
    let [first, long, quiet, later] =
        ["first", "long", "quiet", "later"].map(|name| stand.make_channel(0, name, Some(stand.channel)));
    let bot = Running::connected(&stand, &sink).await;
    stand.write(tom, quiet, "nothing for the bot");
    stand.until("a sign of life", || caught_up(&sink)).await;
    bot.kill();
    stand.forget_session();
    stand.write(tom, first, "@bot hello");
    stand.write(tom, first, "anybody else?");
    for number in 0..120 {
        stand.write(tom, long, &format!("chatter {number}"));
    }
    stand.write(tom, long, "@bot are you there?");
    stand.write(tom, later, "not yet for the bot");
    let bot = Running::connected(&stand, &sink).await;
    stand.until("both", || (sink.heard().len() == 2).then_some(())).await;
    assert_eq!(sink.heard().into_iter().collect::<BTreeSet<_>>(), ["are you there?", "hello"].map(String::from).into());
    stand.write(tom, later, "@bot good morning");
    stand.write(tom, long, "@bot status");
    stand.until("what is said now", || (sink.heard().len() == 4).then_some(())).await;
    assert!([first, long, later].iter().all(|channel| !note(&sink, *channel).is_empty()), "they are used now");
    assert_eq!(note(&sink, quiet), "");
    bot.stop().await;
    assert_eq!(sink.heard().len(), 4, "{:?}", sink.heard());
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_between_people_arent_read_again_after_a_restart() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    stand.write(tom, stand.channel, "@bot hello");
    heard(&stand, &sink, &["hello"]).await;
    (0..250).for_each(|number| {
        stand.write(tom, stand.channel, &format!("chat {number}"));
    });
    // What was written shortly before the last message may not have come yet: it is read again.
    stand.world().ahead = Duration::from_secs(11);
    let last = stand.write(tom, stand.channel, "good night").to_string();
    stand.until("a sign of life", || caught_up(&sink)).await;
    // After a kill, up to a minute of it may be missing.
    stand.write_privately(tom, "and now?");
    heard(&stand, &sink, &["hello", "and now?"]).await;
    bot.stop().await;
    assert!(note(&sink, stand.channel).contains(&last), "{}", note(&sink, stand.channel));
    let before = stand.calls(READ).len();
    *sink.caught_up.lock().expect("no poison") = None;
    stand.forget_session();
    let bot = Running::connected(&stand, &sink).await;
    stand.until("being caught up", || caught_up(&sink)).await;
    assert_eq!(stand.calls(READ).len() - before, 2, "one for the channel, one for the conversation");
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn interactions_come_after_earlier_messages_of_the_same_person() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let (bot, tom, ellie) = conversing(&stand, &sink, "A Ven - Tri").await;
    bot.kill();
    stand.forget_session();
    let conversation = stand.world().conversation(tom);
    let message = stand.write_privately(tom, "A Lvp - Yor");
    stand.faults().withheld = Some(conversation);
    let asked = stand.calls(READ).len();
    let bot = Running::start(settings(&stand), &sink);
    // The history was looked up, and its answer is on its way, when he continues.
    stand.until("all histories", || (stand.calls(READ).len() >= asked + 3).then_some(())).await;
    stand.invoke(tom, stand.channel, "ready", &[]);
    stand.change(message, "A Lvp - Edi");
    stand.write_privately(tom, "thanks");
    stand.write_privately(ellie, "me too");
    heard(&stand, &sink, &["F Lon - Nth", "A Ven - Tri", "me too"]).await;
    stand.faults().withheld = None;
    let all = ["F Lon - Nth", "A Ven - Tri", "me too", "A Lvp - Yor", "/ready {}", "thanks", "edited: A Lvp - Edi"];
    heard(&stand, &sink, &all).await;
    bot.stop().await;
    stand.assert_content();
}

/// As after a panic: the supervisor has the same adapter listen once more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_being_read_when_listening_ended_is_read_when_it_begins_again() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let (bot, tom, _) = conversing(&stand, &sink, "A Ven - Tri").await;
    bot.kill();
    stand.forget_session();
    stand.write_privately(tom, "A Lvp - Yor");
    let conversation = stand.world().conversation(tom);
    stand.faults().withheld = Some(conversation);
    let asked = stand.calls(READ).len();
    let bot = Running::start(settings(&stand), &sink);
    stand.until("all histories", || (stand.calls(READ).len() >= asked + 3).then_some(())).await;
    let (discord, before) = (Arc::clone(&bot.discord), stand.tally().identified);
    bot.kill();
    stand.forget_session();
    let bot = Running::of(discord, &sink);
    stand.until("another session", || (stand.tally().identified > before).then_some(())).await;
    stand.faults().withheld = None;
    heard(&stand, &sink, &["F Lon - Nth", "A Ven - Tri", "A Lvp - Yor"]).await;
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn interactions_of_the_last_run_come_between_the_messages_that_are_still_to_be_read() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let (bot, tom, _) = conversing(&stand, &sink, "A Ven - Tri").await;
    // Neither is stored as an event when the program is killed.
    *sink.unavailable.lock().expect("no poison") = usize::MAX;
    stand.write_privately(tom, "A Lvp - Yor");
    let (_, answer) = stand.acknowledged(&stand.invoke(tom, stand.channel, "ready", &[])).await;
    assert_eq!(answer["type"], 5);
    bot.kill();
    stand.forget_session();
    // Nobody answered, so Tom writes once more.
    stand.write_privately(tom, "A Lvp - Edi");
    let noted = sink.cursors.lock().expect("no poison").clone();
    let sink = Arc::new(Recorder { cursors: noted.into(), ..Recorder::default() });
    let bot = Running::start(settings(&stand), &sink);
    heard(&stand, &sink, &["A Lvp - Yor", "/ready {}", "A Lvp - Edi"]).await;
    bot.stop().await;
    stand.assert_content();
}

/// Messages in an order thread are orders, as those in private are.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn interactions_come_after_earlier_messages_in_an_order_thread() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let (tom, ellie) = (stand.person("tom"), stand.person("ellie"));
    let thread = order_thread(&stand, &sink, &bot, tom).await;
    stand.write(tom, thread, "@bot F Lon - Nth");
    heard(&stand, &sink, &["F Lon - Nth"]).await;
    stand.write_privately(tom, "hello");
    heard(&stand, &sink, &["F Lon - Nth", "hello"]).await;
    stand.write_privately(ellie, "A Ven - Tri");
    let before = ["F Lon - Nth", "hello", "A Ven - Tri"];
    heard(&stand, &sink, &before).await;
    stand.until("a sign of life", || caught_up(&sink)).await;
    bot.kill();
    stand.forget_session();
    stand.write(tom, thread, "@bot A Lvp - Yor");
    stand.faults().withheld = Some(thread);
    let bot = Running::connected(&stand, &sink).await;
    stand.invoke(tom, stand.channel, "ready", &[]);
    stand.write_privately(ellie, "me too");
    // His private conversation was read, where he wrote nothing, and the thread wasn't.
    heard(&stand, &sink, &[&before[..], &["me too"]].concat()).await;
    stand.faults().withheld = None;
    heard(&stand, &sink, &[&before[..], &["me too", "A Lvp - Yor", "/ready {}"]].concat()).await;
    bot.stop().await;
    stand.assert_content();
}

/// The thread in which `person` gives orders.
async fn order_thread(stand: &Stand, sink: &Recorder, bot: &Running, person: u64) -> u64 {
    let orders = Room {
        known: None,
        channel: ChannelId::new(PlatformName::Discord, &stand.channel.to_string()),
        game: "Bosforo".into(),
        name: "orders".into(),
        members: vec![PersonId::new(PlatformName::Discord, &person.to_string())],
        open: true,
        ask_back: false,
        over: false,
    };
    let room = bot.discord.ensure_room(&key("orders"), &orders).await.expect("settled").room;
    sink.rooms.lock().expect("no poison").push(RoomId::clone(&room));
    room.native().parse().expect("a thread")
}

/// A new session receives nothing of the past: the history is checked.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn edits_and_deletions_during_an_outage_are_noticed() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    let first = stand.write_privately(tom, "F Lon - Nth");
    heard(&stand, &sink, &["F Lon - Nth"]).await;
    let second = stand.write_privately(tom, "A Lvp - Yor");
    heard(&stand, &sink, &["F Lon - Nth", "A Lvp - Yor"]).await;
    stand.change(first, "F Lon - Eng");
    let third = stand.write_privately(tom, "F Edi - Nwg");
    let before = ["F Lon - Nth", "A Lvp - Yor", "edited: F Lon - Eng", "F Edi - Nwg"];
    heard(&stand, &sink, &before).await;
    stand.until("a sign of life", || caught_up(&sink)).await;
    bot.kill();
    stand.forget_session();
    stand.change(second, "A Lvp - Wal");
    stand.unsay(third);
    let fourth = stand.write_privately(tom, "thnaks");
    stand.change(fourth, "thanks");
    let bot = Running::connected(&stand, &sink).await;
    heard(&stand, &sink, &[&before[..], &["thanks", "edited: A Lvp - Wal", "removed"]].concat()).await;
    let events = sink.events.lock().expect("no poison").clone();
    let of = |wanted: &str| {
        let all = events.iter().filter(|event| matches!(&event.content, Content::Text { text, .. } if text == wanted));
        all.map(|event| event.at).max().expect("an event")
    };
    let changed = stand.world().messages[&fourth].edited.expect("it was changed");
    assert_eq!(of("thanks").as_millisecond(), changed.as_millisecond(), "at the time of its change");
    let changes = events.iter().filter(|event| matches!(event.content, Content::Edited { .. })).count();
    let removed = events.iter().find(|event| matches!(event.content, Content::Removed { .. })).expect("the last");
    assert_eq!((removed.actor.name.as_str(), changes > 1), ("", true));

    // While connected it is reported at once; the bot's own messages are ignored.
    stand.unsay(second);
    stand.until("that too", || (sink.heard().len() == before.len() + 4).then_some(())).await;
    bot.stop().await;
    stand.assert_content();
}

/// A proxy's refusal says nothing about the conversation, nor does Discord's: what was written meanwhile is an order,
/// perhaps.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_refused_in_private_is_read_as_soon_as_it_isnt() {
    for (status, code) in [(403, None), (404, None), (403, Some(50_001))] {
        let stand = Stand::start().await;
        let sink = Arc::new(Recorder::default());
        let bot = Running::connected(&stand, &sink).await;
        let ellie = stand.person("ellie");
        stand.write_privately(ellie, "hello");
        heard(&stand, &sink, &["hello"]).await;
        bot.kill();
        stand.forget_session();
        stand.write_privately(ellie, "A Mun - Ruh");
        *sink.caught_up.lock().expect("no poison") = None;
        match code {
            Some(code) => stand.faults().denied = Some((READ, code)),
            None => stand.faults().page_instead = Some((READ, status)),
        }
        let bot = Running::connected(&stand, &sink).await;
        let refused = || stand.calls(READ).iter().filter(|call| call.status == status).count();
        stand.until("refusals", || (refused() >= 2).then_some(())).await;
        assert!(caught_up(&sink).is_none(), "deadlines wait for it");
        stand.faults().page_instead = None;
        stand.faults().denied = None;
        heard(&stand, &sink, &["hello", "A Mun - Ruh"]).await;
        stand.until("being caught up", || caught_up(&sink)).await;
        bot.stop().await;
        stand.assert_content();
    }
}

/// Discord confirms a heartbeat, and yet a message that was sent before it has not arrived: at a deadline what could still
/// change it is read once more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_discord_delivers_late_is_read_at_a_deadline() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let [tom, ellie, ada] = ["tom", "ellie", "ada"].map(|name| stand.person(name));
    let first = stand.write_privately(tom, "F Lon - Nth");
    heard(&stand, &sink, &["F Lon - Nth"]).await;
    stand.write_privately(ellie, "ready");
    heard(&stand, &sink, &["F Lon - Nth", "ready"]).await;
    stand.write_privately(ada, "hello");
    heard(&stand, &sink, &["F Lon - Nth", "ready", "hello"]).await;
    stand.until("a sign of life", || caught_up(&sink)).await;
    let conversation = stand.world().conversation(tom);
    let before = stand.calls(READ).len();
    stand.world().messages.get_mut(&first).expect("his").content = "F Lon - Eng".into();
    stand.world().messages.get_mut(&first).expect("his").edited = Some(SystemClock.now());
    let (_, event) = stand.write_unreported(tom, conversation, "A Lvp - Yor", Vec::new());
    let hers = stand.world().conversation(ellie);
    let (_, other_event) = stand.write_unreported(ellie, hers, "A Ven - Tri", Vec::new());
    let deadline = SystemClock.now();
    let both = [tom, ellie].map(|person| PersonId::new(PlatformName::Discord, &person.to_string()));
    *sink.undecided.lock().expect("no poison") = both.iter().map(|person| (person.clone(), deadline)).collect();
    let known = ["F Lon - Nth", "ready", "hello"];
    let late = BTreeSet::from(["A Lvp - Yor", "A Ven - Tri", "edited: F Lon - Eng"].map(String::from));
    let came = || sink.heard().into_iter().skip(known.len()).collect::<Vec<_>>();
    stand.until("what came late", || (came().len() == late.len()).then_some(())).await;
    assert_eq!(came().into_iter().collect::<BTreeSet<_>>(), late, "also of her who is ready");
    let waited = || {
        let mut waited = sink.waited.lock().expect("no poison").clone();
        waited.retain(|(until, _)| *until >= deadline);
        waited.last().is_some_and(|(_, people)| people.is_empty()).then_some(waited)
    };
    let waited = stand.until("nobody to be waited for", waited).await;
    assert_eq!(waited.first().map(|(_, people)| people.len()), Some(both.len()), "the deadline waits for it");
    assert_eq!(stand.calls(READ).len() - before, 2, "one call each, and none for who decides nothing");
    let least = sink.lags.lock().expect("no poison").iter().min().copied();
    assert!(least >= Some(SignedDuration::from_secs(2)), "commands are in no history: {least:?}");
    stand.report(event);
    stand.report(other_event);
    stand.write_privately(tom, "thanks");
    stand.until("what comes next", || (came().len() > late.len()).then_some(())).await;
    assert_eq!(came().split_off(late.len()), ["thanks"], "nothing comes twice");
    bot.stop().await;
    stand.assert_content();
}

/// Somebody gives orders for another game while their conversation is read again because of a deadline, and is ready there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn interactions_come_after_messages_that_are_read_again_at_a_deadline() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let (bot, tom, ellie) = conversing(&stand, &sink, "ready").await;
    stand.faults().withheld = Some(stand.world().conversation(tom));
    let name = PersonId::new(PlatformName::Discord, &tom.to_string());
    *sink.undecided.lock().expect("no poison") = vec![(name, SystemClock.now())];
    let is_awaited = || (!sink.awaited.lock().expect("no poison").is_empty()).then_some(());
    stand.until("his conversation to be read again", is_awaited).await;
    stand.write_privately(tom, "A Lvp - Yor");
    stand.invoke(tom, stand.channel, "ready", &[]);
    stand.write_privately(ellie, "me too");
    heard(&stand, &sink, &["F Lon - Nth", "ready", "me too"]).await;
    stand.faults().withheld = None;
    heard(&stand, &sink, &["F Lon - Nth", "ready", "me too", "A Lvp - Yor", "/ready {}"]).await;
    bot.stop().await;
    stand.assert_content();
}

/// Without the permission to read the history Discord answers that there are no messages: neither were those deleted that had
/// been read, nor was nothing written meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_missed_in_a_hidden_history_is_read_when_the_permission_is_back() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    let thread = order_thread(&stand, &sink, &bot, tom).await;
    stand.write(tom, thread, "@bot F Lon - Nth");
    stand.write(tom, stand.channel, "@bot hello");
    let before = ["F Lon - Nth", "hello"];
    heard(&stand, &sink, &before).await;
    stand.until("a sign of life", || caught_up(&sink)).await;
    bot.kill();
    stand.forget_session();
    let everything = stand.world().everybody;
    stand.permit(everything & !READ_HISTORY);
    stand.write(tom, thread, "@bot A Lvp - Yor");
    stand.write(tom, stand.channel, "@bot are you there?");
    *sink.caught_up.lock().expect("no poison") = None;
    let bot = Running::connected(&stand, &sink).await;
    stand.until("being caught up", || caught_up(&sink)).await;
    // What is written now is read, and can be changed.
    let live = stand.write(tom, thread, "@bot F Edi - Nwg");
    let now = [&before[..], &["F Edi - Nwg"]].concat();
    heard(&stand, &sink, &now).await;
    stand.change(live, "F Edi - Cly");
    let now = [&now[..], &["edited: F Edi - Cly"]].concat();
    heard(&stand, &sink, &now).await;
    // A restart forgets nothing of it.
    bot.kill();
    stand.forget_session();
    *sink.caught_up.lock().expect("no poison") = None;
    let bot = Running::connected(&stand, &sink).await;
    stand.until("being caught up", || caught_up(&sink)).await;
    assert_eq!(sink.heard(), now);
    stand.permit(everything);
    let late = || (sink.heard().len() == now.len() + 2).then(|| sink.heard().split_off(now.len()));
    let late: BTreeSet<_> = stand.until("what was missed", late).await.into_iter().collect();
    assert_eq!(late, ["A Lvp - Yor", "are you there?"].map(String::from).into());
    stand.write(tom, thread, "@bot thanks");
    stand.until("what comes next", || (sink.heard().len() == now.len() + 3).then_some(())).await;
    bot.stop().await;
    stand.assert_content();
}

/// Somebody changes the channel's permissions, so that Discord sends the bot nothing of it and of its threads.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_missed_in_a_channel_out_of_sight_is_read_when_it_is_visible_again() {
    for is_off in [false, true] {
        let stand = Stand::start().await;
        let sink = Arc::new(Recorder::default());
        let (mut bot, tom, thread) = playing(&stand, &sink).await;
        let before = sink.heard();
        stand.until("a sign of life", || caught_up(&sink)).await;
        let everything = stand.world().everybody;
        if is_off {
            bot.kill();
            stand.forget_session();
            stand.permit(everything & !VIEW_CHANNEL);
            bot = Running::connected(&stand, &sink).await;
        } else {
            stand.permit(everything & !VIEW_CHANNEL);
        }
        let is_left = |place: u64| note(&sink, place).starts_with("hidden/");
        let are_left = || (is_left(thread) && is_left(stand.channel)).then_some(());
        stand.until("them to be out of sight", are_left).await;
        stand.write(tom, thread, "@bot A Lvp - Yor");
        stand.write(tom, stand.channel, "@bot are you there?");
        if is_off {
            // Nor does another start ask for what can't be seen.
            let asked = stand.calls(READ).len();
            bot.kill();
            stand.forget_session();
            *sink.caught_up.lock().expect("no poison") = None;
            bot = Running::connected(&stand, &sink).await;
            stand.until("being caught up", || caught_up(&sink)).await;
            assert_eq!(stand.calls(READ).len(), asked);
        }
        stand.permit(everything);
        let late = || (sink.heard().len() == before.len() + 2).then(|| sink.heard().split_off(before.len()));
        let late: BTreeSet<_> = stand.until("what was missed", late).await.into_iter().collect();
        assert_eq!(late, ["A Lvp - Yor", "are you there?"].map(String::from).into());
        stand.write(tom, thread, "@bot thanks");
        stand.until("what comes next", || (sink.heard().last()? == "thanks").then_some(())).await;
        bot.stop().await;
        assert!(note(&sink, thread).starts_with("public/"), "{}", note(&sink, thread));
        stand.assert_content();
    }
}

/// Tom and Ellie have written in private, she `text`.
async fn conversing(stand: &Stand, sink: &Arc<Recorder>, text: &str) -> (Running, u64, u64) {
    let bot = Running::connected(stand, sink).await;
    let (tom, ellie) = (stand.person("tom"), stand.person("ellie"));
    stand.write_privately(tom, "F Lon - Nth");
    heard(stand, sink, &["F Lon - Nth"]).await;
    stand.write_privately(ellie, text);
    heard(stand, sink, &["F Lon - Nth", text]).await;
    stand.until("a sign of life", || caught_up(sink)).await;
    (bot, tom, ellie)
}

/// An order thread and a channel with a game, in both of which Tom has written.
async fn playing(stand: &Stand, sink: &Arc<Recorder>) -> (Running, u64, u64) {
    let bot = Running::connected(stand, sink).await;
    let tom = stand.person("tom");
    sink.games.lock().expect("no poison").push(ChannelId::new(PlatformName::Discord, &stand.channel.to_string()));
    let thread = order_thread(stand, sink, &bot, tom).await;
    stand.write(tom, thread, "@bot F Lon - Nth");
    stand.write(tom, stand.channel, "@bot hello");
    heard(stand, sink, &["F Lon - Nth", "hello"]).await;
    (bot, tom, thread)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_missed_while_the_bot_was_removed_from_a_server_is_read_when_it_is_back() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let (bot, tom, thread) = playing(&stand, &sink).await;
    let guild = stand.world().guild;
    let me = stand.world().bot;
    stand.shared.dispatch("GUILD_DELETE", json!({ "id": guild.to_string() }));
    let is_left = |place: u64| note(&sink, place).starts_with("hidden/");
    stand.until("them to be left", || (is_left(thread) && is_left(stand.channel)).then_some(())).await;
    stand.write_unreported(tom, thread, "@bot A Lvp - Yor", vec![me]);
    stand.write_unreported(tom, stand.channel, "@bot are you there?", vec![me]);
    let described = stand.world().json_of_guild(guild);
    stand.shared.dispatch("GUILD_CREATE", described);
    // What is written first after that comes last.
    stand.write(tom, thread, "@bot thanks");
    stand.until("all of it", || (sink.heard().len() == 5).then_some(())).await;
    let all = sink.heard();
    let place = |said: &str| all.iter().position(|heard| heard == said).unwrap_or_else(|| panic!("{said}: {all:?}"));
    assert!(place("A Lvp - Yor") < place("thanks") && place("are you there?") > 1, "{all:?}");
    bot.stop().await;
    stand.assert_content();
}

/// In histories Discord names no members.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_administrator_is_one_in_messages_that_were_missed_too() {
    let stand = Stand::start().await;
    let (ada, tom) = (stand.person("ada"), stand.person("tom"));
    {
        let mut world = stand.world();
        let role = world.next_id();
        world.roles.insert(role, MANAGE_SERVER);
        world.users.get_mut(&ada).expect("a user").roles.push(role);
        world.nicknames.insert(ada, "the Countess".to_owned());
    }
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    stand.write(ada, stand.channel, "@bot hello");
    heard(&stand, &sink, &["hello"]).await;
    stand.until("a sign of life", || caught_up(&sink)).await;
    bot.kill();
    stand.forget_session();
    for (person, said) in [(tom, "@bot extend 12h"), (ada, "@bot extend 24h"), (ada, "@bot status"), (tom, "hm")] {
        stand.write(person, stand.channel, said);
    }
    // It isn't answered wrongly if Discord can't say that now.
    const MEMBER: &str = "GET /guilds/{guild_id}/members/{user_id}";
    stand.faults().failing = Some(MEMBER);
    let bot = Running::connected(&stand, &sink).await;
    heard(&stand, &sink, &["hello", "extend 12h", "extend 24h", "status"]).await;
    let told = |event: &Event| (event.actor.name.clone(), event.actor.administrator);
    let told: BTreeSet<_> = sink.events.lock().expect("no poison").iter().map(told).collect();
    assert_eq!(told, [("the Countess".to_owned(), true), ("tom".to_owned(), false)].into());
    let answered = stand.calls(MEMBER).iter().filter(|call| call.status == 200).count();
    assert_eq!(answered, 2, "once for each of them");
    bot.stop().await;
    stand.assert_content();
}

/// A moderator clears a thread, or a bot that does so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_that_are_deleted_together_are_missed_in_an_order_thread() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let (bot, tom, thread) = playing(&stand, &sink).await;
    let messages = ["@bot A Lvp - Yor", "@bot F Edi - Nwg"].map(|order| stand.write(tom, thread, order));
    let mut all = vec!["F Lon - Nth", "hello", "A Lvp - Yor", "F Edi - Nwg"];
    heard(&stand, &sink, &all).await;
    stand.delete_all(thread, &messages);
    all.extend(["removed", "removed"]);
    heard(&stand, &sink, &all).await;
    bot.stop().await;
    stand.assert_content();
}
