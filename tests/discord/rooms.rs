//! Press rooms: private threads with the right people in them, open or locked, and never public.

use std::collections::BTreeSet;
use std::sync::Arc;

use dragoman_discord::DiscordSettings;
use dragoman_game::event::{ChannelId, Content, PersonId, Place, PlatformName, RoomId};
use dragoman_game::refusal::Refusal;
use dragoman_game::report::MemberChange;
use dragoman_game::room::Room;
use dragoman_platform::message::Message;
use dragoman_platform::{Platform, Setback};

use super::outbound::key;
use super::recorder::{Recorder, Running, settings};
use super::stand::Stand;
use super::world::{Channel, MANAGE_THREADS, READ_HISTORY};

fn person(id: u64) -> PersonId {
    PersonId::new(PlatformName::Discord, &id.to_string())
}

fn room(stand: &Stand, members: &[u64], open: bool) -> Room {
    Room {
        known: None,
        channel: ChannelId::new(PlatformName::Discord, &stand.channel.to_string()),
        game: "Bosforo".into(),
        name: "Bosforo · Italy – Germany".into(),
        members: members.iter().copied().map(person).collect(),
        open,
        ask_back: false,
        over: false,
    }
}

/// Has an open room with these members, and nobody else, opened or changed.
async fn opened(bot: &Running, stand: &Stand, members: &[u64]) -> RoomId {
    bot.discord.ensure_room(&key("room"), &room(stand, members, true)).await.expect("settled").room
}

fn thread(stand: &Stand) -> Channel {
    let mut threads = stand.threads("Bosforo");
    assert_eq!(threads.len(), 1, "one room");
    threads.remove(0)
}

fn inside(stand: &Stand, people: &[u64]) -> BTreeSet<u64> {
    people.iter().copied().chain([stand.world().bot]).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_stored_value_names_a_forgotten_person() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let (giulia, joost) = (stand.person("giulia"), stand.person("joost"));
    opened(&bot, &stand, &[giulia, joost]).await;
    stand.write_privately(giulia, "A Ven H");
    stand.until("her order", || (sink.heard() == ["A Ven H"]).then_some(())).await;
    let noted = |id: u64| {
        let cursors = sink.cursors.lock().expect("no poison");
        cursors.iter().filter(|(name, value)| name.contains(&id.to_string()) || value.contains(&id.to_string())).count()
    };
    // Her conversation, and the room's members.
    stand.until("the notes", || (noted(giulia) == 2).then_some(())).await;
    bot.discord.forget(&person(giulia)).await.expect("forgotten");
    assert_eq!((noted(giulia), noted(joost)), (0, 1));
    // Later messages are received, and no earlier one again.
    stand.write_privately(giulia, "hello");
    stand.until("a new word", || (sink.heard() == ["A Ven H", "hello"]).then_some(())).await;
    assert_eq!(sink.events.lock().expect("no poison").len(), 2);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crash_at_any_call_leaves_one_room_in_the_end() {
    let people = ["giulia", "joost"];
    for calls in 1..=10 {
        let stand = Stand::start().await;
        let sink = Arc::new(Recorder::default());
        let bot = Running::connected(&stand, &sink).await;
        let members = people.map(|name| stand.person(name));
        stand.faults().dies_after = Some(calls);
        let first = bot.discord.ensure_room(&key("room"), &room(&stand, &members, true)).await;
        bot.kill();
        stand.faults().dies_after = None;
        let bot = Running::connected(&stand, &sink).await;
        let again = opened(&bot, &stand, &members).await;
        assert_eq!(again.native(), thread(&stand).id.to_string(), "after {calls} calls, which gave {first:?}");
        assert_eq!(thread(&stand).members, inside(&stand, &members));
        bot.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_archived_room_is_reopened_when_it_is_needed() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let giulia = stand.person("giulia");
    let mut wanted = room(&stand, &[giulia], false);
    let id = bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled").room;
    let sleep = || {
        stand
            .world()
            .channels
            .values_mut()
            .filter(|channel| channel.kind == 12)
            .for_each(|thread| thread.archived = true)
    };
    sleep();
    let message = Message { text: "Silence is over.".into(), ..Message::default() };
    bot.discord.post(&key("wake"), &Place::Room(id.clone()), &message).await.expect("posted");
    assert!(!thread(&stand).archived);
    sleep();
    wanted.known = Some(id.clone());
    wanted.open = true;
    assert_eq!(bot.discord.ensure_room(&key("room"), &wanted).await.map(|settled| settled.room), Ok(id.clone()));
    assert!(!thread(&stand).archived && !thread(&stand).locked);
    sleep();
    wanted.known = None;
    assert_eq!(
        bot.discord.ensure_room(&key("room"), &wanted).await.map(|settled| settled.room),
        Ok(id),
        "found among the closed ones"
    );
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missing_permission_is_named_and_nothing_is_opened() {
    let stand = Stand::start().await;
    {
        let mut world = stand.world();
        world.roles.values_mut().for_each(|role| *role &= !MANAGE_THREADS);
    }
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let refused = bot.discord.ensure_room(&key("room"), &room(&stand, &[stand.person("giulia")], true)).await;
    assert_eq!(refused, Err(Setback::Refused(Refusal::Permission("Manage Threads".into()))));
    assert!(stand.threads("Bosforo").is_empty());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_may_manage_threads_can_read_rooms() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let (giulia, ola) = (stand.person("giulia"), stand.person("ola"));
    {
        let mut world = stand.world();
        let role = *world.roles.keys().next().unwrap();
        world.users.get_mut(&ola).unwrap().roles.push(role);
    }
    let channel = ChannelId::new(PlatformName::Discord, &stand.channel.to_string());
    stand.until("the server", || (stand.tally().heartbeats > 0).then_some(())).await;
    let able = bot.discord.readers_outside(&channel, &[person(giulia), person(ola)]).await;
    assert_eq!(able, Ok(vec![person(ola)]));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn press_is_read_with_the_intent_and_by_mention_without_it() {
    for intent in [false, true] {
        let stand = Stand::start_with(intent).await;
        let sink = Arc::new(Recorder::default());
        let mut settings = settings(&stand);
        settings.message_content = intent;
        let bot = Running::start(settings, &sink);
        stand.until("a connection", || stand.connected().then_some(())).await;
        let giulia = stand.person("giulia");
        let joost = stand.person("joost");
        let id = opened(&bot, &stand, &[giulia, joost]).await;
        sink.rooms.lock().unwrap().push(id.clone());
        let thread = thread(&stand).id;
        stand.write(giulia, thread, "A Ven - Tri?");
        stand.write(giulia, thread, "@bot A Mun - Ruh?");
        let heard: &[&str] = if intent { &["A Ven - Tri?", "A Mun - Ruh?"] } else { &["A Mun - Ruh?"] };
        stand.until("press", || (sink.heard() == heard).then_some(())).await;
        let event = sink.last();
        assert_eq!(event.place, Place::Room(id));
        assert_eq!(event.channel.unwrap().native(), stand.channel.to_string());
        assert!(matches!(event.content, Content::Text { addressed: true, .. }));
        bot.stop().await;
        stand.assert_content();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_has_no_words_in_ones_own_thread_is_answered_for_what_it_is() {
    for (intent, why) in [(false, "Unaddressed"), (true, "Wordless")] {
        let stand = Stand::start_with(intent).await;
        let sink = Arc::new(Recorder::default());
        let bot = Running::start(DiscordSettings { message_content: intent, ..settings(&stand) }, &sink);
        stand.until("a connection", || stand.connected().then_some(())).await;
        let giulia = stand.person("giulia");
        let id = opened(&bot, &stand, &[giulia]).await;
        sink.rooms.lock().unwrap().push(id);
        // A sticker: without the intent an order looks the same.
        stand.write(giulia, thread(&stand).id, "");
        stand.until("an answer", || (!sink.heard().is_empty()).then_some(())).await;
        assert_eq!(sink.heard(), [why]);
        bot.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_a_moderator_adds_to_a_room_is_put_out() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let mut bot = Running::connected(&stand, &sink).await;
    let [giulia, joost, kasia, tom] = ["giulia", "joost", "kasia", "tom"].map(|name| stand.person(name));
    opened(&bot, &stand, &[giulia, joost]).await;
    let place = thread(&stand).id;
    stand.add_to_thread(tom, kasia, place);
    let id = RoomId::new(PlatformName::Discord, &place.to_string());
    let added = || sink.moved.lock().unwrap().clone();
    let is_told = |count: usize| move || (added().len() == count).then(|| added()[count - 1].clone());
    let told = stand.until("the rival to be reported", is_told(1)).await;
    let MemberChange::Added { event } = &told.2 else { panic!("{told:?}") };
    assert_eq!((&told.0, &told.1, event.is_empty()), (&id, &person(kasia), false));
    // What the service has done then.
    let wanted = room(&stand, &[giulia, joost], true);
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    let only = vec![told];
    // Who belongs there stays, and a thread that is none of the bot's is nobody's business.
    stand.leave_thread(joost, place);
    stand.add_to_thread(tom, joost, place);
    let other = stand.make_channel(12, "of others", Some(stand.channel));
    stand.add_to_thread(tom, kasia, other);
    stand.write(giulia, place, "@bot hello");
    stand.until("what is said after that", || (sink.heard() == ["hello"]).then_some(())).await;
    assert_eq!(thread(&stand).members, inside(&stand, &[giulia, joost]));
    assert!(stand.world().channels[&other].members.contains(&kasia));
    assert_eq!(added(), only);
    // A member who is removed by hand is missed; who leaves by themselves isn't.
    stand.remove_from_thread(joost, joost, place);
    stand.remove_from_thread(tom, joost, place);
    let put_out = (id.clone(), person(joost), MemberChange::PutOut);
    assert_eq!(stand.until("the room to be told", is_told(2)).await, put_out);
    let again = Room { ask_back: true, ..room(&stand, &[giulia, joost], true) };
    let settled = bot.discord.ensure_room(&key("room"), &again).await.expect("settled");
    assert_eq!(settled.let_in, [person(joost)], "the room is told who was let in again");
    let settled = bot.discord.ensure_room(&key("room"), &again).await.expect("settled");
    assert_eq!(settled.let_in, []);
    // Also if the bot wasn't there, and if it ends before that is stored.
    let mut events = BTreeSet::from([event_of(&only[0])]);
    for is_there in [false, true] {
        if is_there {
            *sink.unavailable.lock().unwrap() = usize::MAX;
            stand.add_to_thread(tom, kasia, place);
            stand.until("a refusal", || (*sink.unavailable.lock().unwrap() < usize::MAX).then_some(())).await;
        }
        bot.kill();
        if !is_there {
            stand.add_to_thread(tom, kasia, place);
        }
        *sink.unavailable.lock().unwrap() = 0;
        stand.forget_session();
        bot = Running::connected(&stand, &sink).await;
        let is_new = || added().last().map(event_of).filter(|event| !event.is_empty() && !events.contains(event));
        let event = stand.until("the rival to be reported again", is_new).await;
        events.insert(event);
        bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
        assert_eq!(thread(&stand).members, inside(&stand, &[giulia, joost]));
    }
    bot.stop().await;
    stand.assert_content();
}

/// An archived room is no part of what a new session is told, and so it is read.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_was_removed_is_reported_once_also_if_the_room_is_archived_before_a_restart() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let [giulia, joost, tom] = ["giulia", "joost", "tom"].map(|name| stand.person(name));
    opened(&bot, &stand, &[giulia, joost]).await;
    let place = thread(&stand).id;
    stand.remove_from_thread(tom, joost, place);
    let moved = || sink.moved.lock().unwrap().len();
    stand.until("the room to be told", || (moved() == 1).then_some(())).await;
    stand.archive(place);
    stand.write_privately(giulia, "hello");
    stand.until("what was said after that", || (sink.heard() == ["hello"]).then_some(())).await;
    bot.stop().await;
    stand.forget_session();
    *sink.caught_up.lock().unwrap() = None;
    let bot = Running::connected(&stand, &sink).await;
    stand.until("being caught up", || *sink.caught_up.lock().unwrap()).await;
    assert_eq!(moved(), 1);
    bot.stop().await;
    stand.assert_content();
}

/// What has let somebody in; empty: nothing has.
fn event_of((_, _, change): &(RoomId, PersonId, MemberChange)) -> String {
    if let MemberChange::Added { event } = change { event.clone() } else { String::new() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_stays_locked_as_long_as_somebody_is_in_it_who_doesnt_belong_there() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let [giulia, joost, kasia, tom, helper] =
        ["giulia", "joost", "kasia", "tom", "helper"].map(|name| stand.person(name));
    let wanted = room(&stand, &[giulia, joost], true);
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    let place = thread(&stand).id;
    let remove = "DELETE /channels/{channel_id}/thread-members/{user_id}";
    stand.faults().denied = Some((remove, 50013));
    // Each once: after a restart what was read last is reported again.
    let moved = || {
        let all = sink.moved.lock().unwrap();
        all.iter().enumerate().filter(|(at, one)| !all[..*at].contains(one)).count()
    };
    let is_told = |count: usize| move || (moved() == count).then_some(());
    stand.add_to_thread(tom, kasia, place);
    stand.until("the rival to be reported", is_told(1)).await;
    let stays = |locked| Err(Setback::Refused(Refusal::Stranger { who: vec![person(kasia)], locked }));
    assert_eq!(bot.discord.ensure_room(&key("room"), &wanted).await, stays(true));
    assert!(thread(&stand).locked);
    // What is due in the room meanwhile doesn't unlock it, also not after a restart.
    assert_eq!(bot.discord.ensure_room(&key("room"), &wanted).await, stays(true));
    bot.stop().await;
    stand.forget_session();
    let bot = Running::connected(&stand, &sink).await;
    assert_eq!(bot.discord.ensure_room(&key("room"), &wanted).await, stays(true));
    assert!(thread(&stand).locked && thread(&stand).members.contains(&kasia));
    // Nor what comes between Discord and the bot.
    stand.faults().denied = None;
    stand.faults().page_instead = Some((remove, 403));
    let later = bot.discord.ensure_room(&key("room"), &wanted).await;
    assert!(matches!(later, Err(Setback::Later { .. })) && thread(&stand).locked, "{later:?}");
    stand.faults().page_instead = None;
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    assert!(!thread(&stand).locked);
    assert_eq!(thread(&stand).members, inside(&stand, &[giulia, joost]));
    // Another bot may add people as well.
    stand.world().users.get_mut(&helper).expect("a user").bot = true;
    stand.add_to_thread(helper, kasia, place);
    stand.until("the rival to be reported", is_told(2)).await;
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    assert_eq!(thread(&stand).members, inside(&stand, &[giulia, joost]));
    // Where the bot may change nothing.
    stand.faults().denied = Some((remove, 50013));
    stand.faults().page_instead = Some(("PATCH /channels/{channel_id}", 403));
    stand.add_to_thread(tom, kasia, place);
    stand.until("the rival to be reported", is_told(3)).await;
    assert_eq!(bot.discord.ensure_room(&key("room"), &wanted).await, stays(false));
    assert!(!thread(&stand).locked && thread(&stand).members.contains(&kasia));
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_back_to_the_server_comes_back_to_the_rooms() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let [giulia, joost] = ["giulia", "joost"].map(|name| stand.person(name));
    opened(&bot, &stand, &[giulia, joost]).await;
    let place = thread(&stand).id;
    let is_back = |who: u64| move |stand: &Stand| thread(stand).members.contains(&who).then_some(());
    // Discord says with a command, or a message in a channel, when somebody joined.
    stand.leave_server(joost);
    assert!(!thread(&stand).members.contains(&joost));
    stand.return_to_server(joost);
    stand.invoke(joost, stand.channel, "status", &[]);
    stand.until("joost in the room", || is_back(joost)(&stand)).await;
    // Where it was noticed that they were away, a private message is enough.
    stand.leave_server(giulia);
    let asked = Room { ask_back: true, ..room(&stand, &[giulia, joost], true) };
    let again = bot.discord.ensure_room(&key("room"), &asked).await.expect("settled");
    assert_eq!(again.missing, [person(giulia)]);
    stand.world().left.remove(&giulia);
    stand.write_privately(giulia, "A Ven - Tri");
    stand.until("giulia in the room", || is_back(giulia)(&stand)).await;
    // The room is told of both.
    let told = [joost, giulia].map(|who| {
        let room = RoomId::new(PlatformName::Discord, &place.to_string());
        (room, person(who), MemberChange::Back { is_in: true })
    });
    stand.until("the room to be told", || (*sink.moved.lock().unwrap() == told).then_some(())).await;
    // Nobody is let in who doesn't belong there any more.
    opened(&bot, &stand, &[giulia]).await;
    assert!(!thread(&stand).members.contains(&joost));
    stand.leave_server(joost);
    stand.return_to_server(joost);
    stand.invoke(joost, stand.channel, "status", &[]);
    stand.write(giulia, place, "@bot hello");
    stand.until("what is said after that", || sink.heard().contains(&"hello".to_owned()).then_some(())).await;
    assert!(!thread(&stand).members.contains(&joost));
    bot.stop().await;
    stand.assert_content();
}

/// Discord says when somebody joined the server the last time, and not whether that was the first.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_joined_the_server_after_a_room_was_opened_isnt_announced_as_back() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let mut bot = Running::connected(&stand, &sink).await;
    let [giulia, joost, eva] = ["giulia", "joost", "eva"].map(|name| stand.person(name));
    opened(&bot, &stand, &[giulia, joost]).await;
    // Eva comes later, and takes somebody's seat.
    stand.return_to_server(eva);
    opened(&bot, &stand, &[giulia, eva]).await;
    stand.leave_server(giulia);
    stand.return_to_server(giulia);
    let before = stand.calls(LET_IN).len();
    for number in 0..3 {
        for who in [eva, giulia] {
            stand.invoke(who, stand.channel, "status", &[]);
        }
        stand.until("giulia in the room", || thread(&stand).members.contains(&giulia).then_some(())).await;
        let said = format!("hello {number}");
        stand.write_privately(eva, &said);
        stand.until("what was said after that", || sink.heard().contains(&said).then_some(())).await;
        stand.until("the room to be told", || (!sink.moved.lock().unwrap().is_empty()).then_some(())).await;
        bot.kill();
        stand.forget_session();
        bot = Running::connected(&stand, &sink).await;
    }
    let room = RoomId::new(PlatformName::Discord, &thread(&stand).id.to_string());
    assert_eq!(*sink.moved.lock().unwrap(), [(room, person(giulia), MemberChange::Back { is_in: true })], "once");
    assert_eq!(stand.calls(LET_IN).len() - before, 1);
    bot.stop().await;
    stand.assert_content();
}

fn all_calls(stand: &Stand) -> Vec<String> {
    stand.shared.calls.lock().expect("no poison").iter().map(|call| call.operation.clone()).collect()
}

/// What a bot without anything to do asks and tells of itself doesn't count.
fn calls_since(stand: &Stand, before: usize) -> Vec<String> {
    let mut since = all_calls(stand).split_off(before);
    since.retain(|operation| operation != "GET /gateway/bot" && !operation.ends_with("/commands"));
    since
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_while_a_room_is_settled_isnt_undone() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let [giulia, joost, kasia, tom, femke] =
        ["giulia", "joost", "kasia", "tom", "femke"].map(|name| stand.person(name));
    let mut wanted = room(&stand, &[giulia, joost], true);
    wanted.known = Some(bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled").room);
    let place = thread(&stand).id;
    let note = || sink.cursors.lock().expect("no poison").get(&format!("discord.room.{place}")).cloned();
    // The newcomer is let in, and Discord's answer is delayed.
    let settle = |wanted: &Room| {
        stand.faults().held = Some(LET_IN);
        let (discord, wanted) = (Arc::clone(&bot.discord), wanted.clone());
        tokio::spawn(async move { discord.ensure_room(&key("room"), &wanted).await })
    };
    let has_come = async |newcomer: u64| {
        stand.until("the newcomer", || thread(&stand).members.contains(&newcomer).then_some(())).await;
    };
    wanted.members.push(person(kasia));
    let settled = settle(&wanted);
    has_come(kasia).await;
    bot.discord.forget(&person(giulia)).await.expect("forgotten");
    stand.faults().held = None;
    settled.await.expect("no panic").expect("settled");
    let names = |id: u64| note().is_some_and(|note| note.contains(&id.to_string()));
    assert_eq!([giulia, joost, kasia].map(names), [false, true, true]);

    wanted.members = [joost, kasia, tom].map(person).to_vec();
    let settled = settle(&wanted);
    has_come(tom).await;
    stand.remove_from_thread(kasia, joost, place);
    stand.until("the room to be told", || sink.moved.lock().unwrap().pop()).await;
    stand.faults().held = None;
    settled.await.expect("no panic").expect("settled");
    let before = all_calls(&stand).len();
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    assert_eq!(calls_since(&stand, before), [LET_IN], "who was removed meanwhile");
    assert!(thread(&stand).members.contains(&joost));

    wanted.members.push(person(femke));
    let settled = settle(&wanted);
    has_come(femke).await;
    stand.delete_channel(place);
    stand.until("no note", || note().is_none().then_some(())).await;
    stand.faults().held = None;
    let _ = settled.await.expect("no panic");
    assert_eq!(note(), None);
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_was_let_in_again_is_inside() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let [giulia, joost] = ["giulia", "joost"].map(|name| stand.person(name));
    let mut early = room(&stand, &[giulia, joost], true);
    early.known = Some(bot.discord.ensure_room(&key("room"), &early).await.expect("settled").room);
    let place = thread(&stand).id;
    stand.leave_server(joost);
    stand.return_to_server(joost);
    // In this one they have been since they came back.
    let mut late = Room { name: "Bosforo · Italy – Turkey".into(), ..room(&stand, &[giulia, joost], true) };
    late.known = Some(bot.discord.ensure_room(&key("other"), &late).await.expect("settled").room);
    let before = all_calls(&stand).len();
    stand.invoke(joost, stand.channel, "status", &[]);
    stand.until("joost in the room", || stand.world().channels[&place].members.contains(&joost).then_some(())).await;
    stand.write_privately(giulia, "hello");
    stand.until("what came after that", || (sink.heard().last()? == "hello").then_some(())).await;
    bot.discord.ensure_room(&key("room"), &early).await.expect("settled");
    bot.discord.ensure_room(&key("other"), &late).await.expect("settled");
    assert_eq!(calls_since(&stand, before).iter().filter(|call| *call == LET_IN).count(), 1);
    bot.stop().await;
    stand.assert_content();
}

const LET_IN: &str = "PUT /channels/{channel_id}/thread-members/{user_id}";
const CHANGE: &str = "PATCH /channels/{channel_id}";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_settled_room_costs_no_calls() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let [giulia, joost, kasia] = ["giulia", "joost", "kasia"].map(|name| stand.person(name));
    let mut wanted = room(&stand, &[giulia, joost], true);
    wanted.known = Some(bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled").room);
    let before = all_calls(&stand).len();
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    assert_eq!(calls_since(&stand, before), Vec::<String>::new(), "it is as it should be");
    wanted.open = false;
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    assert_eq!(calls_since(&stand, before), [CHANGE], "only what changes");
    assert!(thread(&stand).locked);
    bot.kill();
    stand.forget_session();
    let bot = Running::connected(&stand, &sink).await;
    let described = || stand.tally().heartbeats;
    let beats = described();
    stand.until("the server", || (described() > beats).then_some(())).await;
    let before = all_calls(&stand).len();
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    assert_eq!(calls_since(&stand, before), Vec::<String>::new(), "also after a restart");
    wanted.members.push(person(kasia));
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    assert_eq!(calls_since(&stand, before), [LET_IN], "one who isn't inside");
    // Somebody is removed by hand: they belong there.
    stand.remove_from_thread(giulia, joost, thread(&stand).id);
    stand.write_privately(kasia, "hello");
    stand.until("what came after that", || (!sink.heard().is_empty()).then_some(())).await;
    let before = all_calls(&stand).len();
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    assert_eq!(calls_since(&stand, before).iter().filter(|call| *call == LET_IN).count(), 1);
    assert_eq!(thread(&stand).members, inside(&stand, &[giulia, joost, kasia]));
    // Who asks for the room wants everybody in it.
    let before = all_calls(&stand).len();
    wanted.ask_back = true;
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    assert_eq!(calls_since(&stand, before), [LET_IN; 3]);
    bot.stop().await;
    stand.assert_content();
}

/// Discord limits how many threads of a server are active, not how many there are.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_archived_room_isnt_woken_up_to_lock_it() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let [giulia, joost] = ["giulia", "joost"].map(|name| stand.person(name));
    let mut wanted = room(&stand, &[giulia, joost], true);
    wanted.known = Some(bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled").room);
    let place = thread(&stand).id;
    let archived = async |said: &str| {
        stand.archive(place);
        let before = sink.heard().len();
        stand.write_privately(giulia, said);
        stand.until("what came after that", || (sink.heard().len() > before).then_some(())).await;
    };
    archived("one").await;
    let before = all_calls(&stand).len();
    for open in [false, true, false] {
        wanted.open = open;
        bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    }
    assert!(calls_since(&stand, before).iter().all(|call| call != CHANGE), "{:?}", calls_since(&stand, before));
    assert!(thread(&stand).archived && !thread(&stand).locked);
    let is_locked = || thread(&stand).locked.then_some(());
    stand.write(joost, place, "is anybody here?");
    stand.until("a lock", is_locked).await;
    assert!(!thread(&stand).archived);
    wanted.open = true;
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    assert!(!thread(&stand).locked);
    // Also if the bot isn't there.
    archived("two").await;
    wanted.open = false;
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    bot.kill();
    stand.forget_session();
    stand.write(joost, place, "and now?");
    let bot = Running::connected(&stand, &sink).await;
    stand.until("a lock", is_locked).await;
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_that_cant_be_locked_costs_no_call_when_something_happens_elsewhere() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let [giulia, joost] = ["giulia", "joost"].map(|name| stand.person(name));
    let mut wanted = room(&stand, &[giulia, joost], true);
    wanted.known = Some(bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled").room);
    let place = thread(&stand).id;
    let other = stand.make_channel(12, "of others", Some(stand.channel));
    let said = async |said: &str| {
        stand.write_privately(giulia, said);
        stand.until("what came after that", || (sink.heard().last()? == said).then_some(())).await;
    };
    stand.archive(place);
    said("one").await;
    wanted.open = false;
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    stand.world().roles.values_mut().for_each(|role| *role &= !MANAGE_THREADS);
    let before = all_calls(&stand).len();
    let tries = || calls_since(&stand, before).iter().filter(|call| *call == CHANGE).count();
    stand.write(joost, place, "is anybody here?");
    stand.until("the attempt", || (tries() > 0).then_some(())).await;
    for number in 0..3 {
        stand.archive(other);
        said(&format!("after {number}")).await;
    }
    assert_eq!((tries(), thread(&stand).locked), (1, false));
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_whose_game_is_over_is_put_away() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let mut wanted = room(&stand, &[stand.person("giulia")], true);
    wanted.known = Some(bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled").room);
    assert_eq!(thread(&stand).archived_after, 10_080, "a week, the longest");
    (wanted.open, wanted.over) = (false, true);
    let before = all_calls(&stand).len();
    for _ in 0..2 {
        bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    }
    assert_eq!(calls_since(&stand, before), [CHANGE]);
    assert_eq!((thread(&stand).archived_after, thread(&stand).locked), (60, true), "an hour after its last message");
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_room_is_opened_beyond_the_number_that_discord_allows() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let [giulia, joost] = ["giulia", "joost"].map(|name| stand.person(name));
    let mut wanted = room(&stand, &[giulia], false);
    wanted.known = Some(bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled").room);
    stand.world().most_threads = 1;
    let refused = Err(Setback::Refused(Refusal::TooManyRooms));
    let other = Room { name: "Bosforo · Italy – Turkey".into(), ..room(&stand, &[giulia], true) };
    assert_eq!(bot.discord.ensure_room(&key("other"), &other).await, refused);
    stand.archive(thread(&stand).id);
    stand.until("the news", || (stand.threads("Bosforo").len() == 1).then_some(())).await;
    bot.discord.ensure_room(&key("other"), &other).await.expect("there is room for one");
    let mut woken = Room { open: true, ..wanted };
    woken.members.push(person(joost));
    assert_eq!(bot.discord.ensure_room(&key("room"), &woken).await, refused, "nor is one woken up");
    stand.world().most_threads = 1000;
    bot.discord.ensure_room(&key("room"), &woken).await.expect("settled");
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_that_is_made_anew_has_its_introduction() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let giulia = stand.person("giulia");
    let wanted = room(&stand, &[giulia], true);
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    let first = thread(&stand).id;
    stand.delete_channel(first);
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    let second = thread(&stand).id;
    assert!(second != first && stand.posts(giulia, second).len() == 1, "its first message");
    bot.stop().await;
    stand.assert_content();
}

/// Calls may work while the gateway is away, which would tell that a room was deleted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_whose_deletion_wasnt_told_is_gone_once_nothing_can_be_posted_there() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let giulia = stand.person("giulia");
    let id = opened(&bot, &stand, &[giulia]).await;
    let known = Room { known: Some(id.clone()), ..room(&stand, &[giulia], true) };
    bot.discord.ensure_room(&key("room"), &known).await.expect("settled");
    let gone = thread(&stand).id;
    stand.world().channels.remove(&gone);
    stand.world().messages.retain(|_, message| message.channel != gone);
    let message = Message { text: "Silence is over.".into(), ..Message::default() };
    let refused = bot.discord.post(&key("lost"), &Place::Room(id.clone()), &message).await;
    assert_eq!(refused, Err(Setback::Gone));
    // Otherwise it would be taken for open, and the post be made there again at once, each time.
    assert_eq!(bot.discord.ensure_room(&key("room"), &known).await, Err(Setback::Gone));
    let anew = bot.discord.open(&key("room"), &known).await.expect("opened");
    assert_ne!(anew, id);
    bot.stop().await;
}

/// Discord announces a server that it can't reach itself with nothing but its id: nobody knows who may do what there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_unavailable_isnt_one_without_permissions() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    stand.faults().unavailable = true;
    let bot = Running::connected(&stand, &sink).await;
    let [giulia, joost] = ["giulia", "joost"].map(|name| stand.person(name));
    let wanted = room(&stand, &[giulia], true);
    let told = bot.discord.ensure_room(&key("room"), &wanted).await;
    assert!(matches!(told, Err(Setback::Later { .. })), "no permission is missing: {told:?}");
    let told = bot.discord.readers_outside(&wanted.channel, &[person(joost)]).await;
    assert!(matches!(told, Err(Setback::Later { .. })), "and perhaps others can read it: {told:?}");
    let described = {
        let world = stand.world();
        world.json_of_guild(world.guild)
    };
    stand.shared.dispatch("GUILD_CREATE", described);
    bot.discord.ensure_room(&key("room"), &wanted).await.expect("settled");
    assert_eq!(thread(&stand).members, inside(&stand, &[giulia]));
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_isnt_opened_where_the_history_cant_be_read_and_that_is_named() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let everything = stand.world().everybody;
    stand.permit(everything & !READ_HISTORY);
    let bot = Running::connected(&stand, &sink).await;
    let giulia = stand.person("giulia");
    let refused = bot.discord.ensure_room(&key("room"), &room(&stand, &[giulia], true)).await;
    assert_eq!(refused, Err(Setback::Refused(Refusal::Permission("Read Message History".into()))));
    assert!(stand.threads("Bosforo").is_empty());
    stand.permit(everything);
    let opened = || async { bot.discord.ensure_room(&key("room"), &room(&stand, &[giulia], true)).await.ok() };
    let start = std::time::Instant::now();
    let id = loop {
        match opened().await {
            Some(opened) => break opened.room,
            None => assert!(start.elapsed() < super::season::PATIENCE, "never opened"),
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    // A room that is there is kept to its members also without that permission.
    stand.permit(everything & !READ_HISTORY);
    let closed = Room { known: Some(id), ..room(&stand, &[giulia], false) };
    bot.discord.ensure_room(&key("room"), &closed).await.expect("closed");
    assert!(thread(&stand).locked);
    bot.stop().await;
}

/// Names of order threads repeat. A moderator may have deleted what the bot wrote in one, by which it is told from the others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_whose_opening_message_was_deleted_isnt_taken_for_another() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let (ada, bo) = (stand.person("ada"), stand.person("bo"));
    let hers = opened(&bot, &stand, &[ada]).await;
    let hers: u64 = hers.native().parse().expect("a thread");
    stand.write(ada, hers, "@bot A Ven - Tri");
    let me = stand.world().bot;
    stand.world().messages.retain(|_, message| message.channel != hers || message.author != me);
    let his = bot.discord.ensure_room(&key("his"), &room(&stand, &[bo], true)).await.expect("settled").room;
    assert_ne!(his.native(), hers.to_string());
    let members = |thread: u64| stand.world().channels[&thread].members.clone();
    assert_eq!(members(hers), inside(&stand, &[ada]));
    assert_eq!(members(his.native().parse().expect("a thread")), inside(&stand, &[bo]));
    bot.stop().await;
}
