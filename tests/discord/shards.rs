//! A bot whose servers are divided among shards: nothing is lost or doubled, whichever of them is away.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use dragoman_discord::{DiscordSettings, Shards};
use dragoman_game::event::{ChannelId, PlatformName};
use dragoman_platform::Platform;
use dragoman_runtime::clock::{Clock, SystemClock};
use serde_json::json;

use super::recorder::{Recorder, Running, settings};
use super::season;
use super::stage::{DiscordStage, enter, program};
use super::stand::Stand;
use super::{bot, world};

const READ: &str = "GET /channels/{channel_id}/messages";
const COUNT: u64 = 4;

/// A stand-in that recommends `recommended` shards, and the channels of four servers, one on each of four shards.
async fn four_servers(recommended: u64) -> (Stand, Vec<u64>) {
    let stand = Stand::start().await;
    {
        let mut sharding = stand.sharding();
        (sharding.recommended, sharding.max_concurrency) = (recommended, 16);
    }
    let channels = (0..COUNT).map(|shard| stand.world().guild_on(shard, COUNT).1).collect();
    (stand, channels)
}

async fn connected(stand: &Stand, sink: &Arc<Recorder>) -> Running {
    let bot = Running::start(settings(stand), sink);
    all_connected(stand).await;
    bot
}

async fn all_connected(stand: &Stand) {
    stand.until("all shards", || (stand.connected_shards(COUNT) == [0, 1, 2, 3]).then_some(())).await;
}

/// Waits until exactly `wanted` was heard, in any order among channels, and nothing twice.
async fn heard(stand: &Stand, sink: &Recorder, wanted: &[String]) {
    stand.until(&format!("{wanted:?}"), || (sink.heard().len() >= wanted.len()).then_some(())).await;
    let (mut heard, mut wanted) = (sink.heard(), wanted.to_vec());
    heard.sort();
    wanted.sort();
    assert_eq!(heard, wanted);
}

/// Tom writes to the bot in each channel and in private.
fn write_everywhere(stand: &Stand, channels: &[u64], text: &str, said: &mut Vec<String>) {
    let tom = stand.person("tom");
    for (shard, channel) in channels.iter().enumerate() {
        said.push(format!("{text} on {shard}"));
        stand.write(tom, *channel, &format!("@bot {text} on {shard}"));
    }
    said.push(format!("{text} in private"));
    stand.write_privately(tom, &format!("{text} in private"));
}

async fn sessions_noted(stand: &Stand, sink: &Recorder) {
    let names: Vec<_> = (0..COUNT).map(|shard| format!("discord.session.{shard}.{COUNT}")).collect();
    let noted = || {
        let cursors = sink.cursors.lock().expect("no poison");
        names.iter().all(|name| cursors.contains_key(name)).then_some(())
    };
    stand.until("the notes of all sessions", noted).await;
}

/// Waits until everything up to now was heard on all shards.
async fn caught_up(stand: &Stand, sink: &Recorder) {
    let now = SystemClock.now();
    let upto = || sink.caught_up.lock().expect("no poison").filter(|until| *until > now);
    stand.until("being caught up", upto).await;
}

/// A run in which Tom writes everywhere, and whose sessions are noted; returns what he wrote.
async fn run_once(stand: &Stand, channels: &[u64], sink: &Arc<Recorder>) -> Vec<String> {
    let bot = connected(stand, sink).await;
    let mut said = Vec::new();
    write_everywhere(stand, channels, "before", &mut said);
    heard(stand, sink, &said).await;
    sessions_noted(stand, sink).await;
    caught_up(stand, sink).await;
    bot.stop().await;
    stand.until("the end", || (!stand.connected()).then_some(())).await;
    said
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_on_a_server_of_any_shard() {
    let (mut stand, channels) = four_servers(COUNT).await;
    enter(&stand);
    stand.channel = channels[3];
    let address = format!("127.0.0.1:{}", bot::free_port());
    let mut bot = program(&stand, &[("DRAGOMAN_LOCAL_LISTEN", address.clone())]);
    bot.start();
    let mut stage = DiscordStage { stand, bot };
    stage.connected(3).await;
    season::play(include_str!("../season/spring-1901.script"), &mut stage).await;
    let stand = &stage.stand;
    let tom = stand.person("tom");
    for (shard, channel) in channels.iter().enumerate().take(3) {
        let name = format!("Lupa{shard}");
        let token = stand.invoke(tom, *channel, "game new", &[("name", &name)]);
        stand.acknowledged(&token).await;
        let posted =
            || stand.posts(tom, *channel).iter().any(|post| super::stand::words(post).contains(&name)).then_some(());
        stand.until("the game's first post", posted).await;
    }
    let health = reqwest::get(format!("http://{address}/health")).await.expect("it answers");
    let health: serde_json::Value = health.json().await.expect("JSON");
    assert_eq!(health["platforms"]["discord"]["shards"]["3"]["state"], "connected", "{health}");
    let metrics = reqwest::get(format!("http://{address}/metrics")).await.expect("it answers").text().await;
    let metrics = metrics.expect("a text");
    assert!(metrics.contains("dragoman_discord_shard_connected{shard=\"3\"} 1"), "{metrics}");
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_one_shard_is_cut_deadlines_wait_and_the_others_go_on() {
    for is_resumable in [true, false] {
        let (stand, channels) = four_servers(COUNT).await;
        let sink = Arc::new(Recorder::default());
        let bot = connected(&stand, &sink).await;
        let mut said = Vec::new();
        write_everywhere(&stand, &channels, "before", &mut said);
        heard(&stand, &sink, &said).await;
        caught_up(&stand, &sink).await;

        stand.cut(2);
        if !is_resumable {
            stand.forget_session();
        }
        stand.until("the break", || (stand.connected_shards(COUNT) == [0, 1, 3]).then_some(())).await;
        let broken = SystemClock.now();
        let (beats, histories) = (stand.tally().heartbeats, stand.calls(READ).len());
        write_everywhere(&stand, &channels, "meanwhile", &mut said);
        let missing = said.iter().position(|words| words == "meanwhile on 2").expect("he wrote there");
        let others: Vec<_> =
            said.iter().enumerate().filter(|(at, _)| *at != missing).map(|(_, it)| it.clone()).collect();
        heard(&stand, &sink, &others).await;
        // Each of the others is alive, several times.
        stand.until("heartbeats", || (stand.tally().heartbeats >= beats + 6).then_some(())).await;
        let upto = sink.caught_up.lock().expect("no poison").expect("it was before");
        assert!(upto < broken, "deadlines don't wait: {upto}, broken since {broken}");

        stand.mend();
        heard(&stand, &sink, &said).await;
        caught_up(&stand, &sink).await;
        assert_eq!(sink.events.lock().unwrap().len(), said.len(), "nothing was even delivered twice");
        let sessions = if is_resumable { 4 } else { 5 };
        assert_eq!(stand.tally().identified, sessions);
        // Only the channel of that shard is read: nothing was missed elsewhere.
        let read = stand.calls(READ).len() - histories;
        assert!(if is_resumable { read == 0 } else { read == 1 }, "{read} histories");
        bot.stop().await;
        stand.assert_content();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_resumes_all_sessions_and_starts_none() {
    let (stand, channels) = four_servers(COUNT).await;
    let sink = Arc::new(Recorder::default());
    let mut said = run_once(&stand, &channels, &sink).await;

    let tom = stand.person("tom");
    for channel in &channels {
        stand.invoke(tom, *channel, "ready", &[]);
        said.push("/ready {}".to_owned());
    }
    write_everywhere(&stand, &channels, "meanwhile", &mut said);
    let (looked, histories) = (sink.looked.lock().unwrap().len(), stand.calls(READ).len());
    let bot = connected(&stand, &sink).await;
    heard(&stand, &sink, &said).await;
    caught_up(&stand, &sink).await;
    assert_eq!((stand.tally().identified, stand.tally().resumed), (4, 4));
    assert_eq!(stand.calls(READ).len(), histories, "nothing has to be read");
    write_everywhere(&stand, &channels, "afterwards", &mut said);
    heard(&stand, &sink, &said).await;

    // What a new session would have been told was asked for: permissions are known, and changes are noticed.
    let id = |channel: u64| ChannelId::new(PlatformName::Discord, &channel.to_string());
    let all_looked = || {
        let looked = sink.looked.lock().unwrap()[looked..].to_vec();
        channels.iter().all(|channel| looked.contains(&id(*channel))).then_some(())
    };
    stand.until("all channels to be checked", all_looked).await;
    for channel in &channels {
        let permissions = bot.discord.permissions(&id(*channel)).await.expect("they are known");
        assert_eq!((permissions.posting, permissions.rooms), (Vec::new(), Vec::new()));
    }
    let (guild, role) = {
        let world = stand.world();
        (world.channels[&channels[1]].guild.expect("a server"), *world.roles.keys().next().expect("a role"))
    };
    let weaker = json!({ "id": role.to_string(), "name": "role", "permissions": world::MANAGE_THREADS.to_string() });
    stand.shared.dispatch("GUILD_ROLE_UPDATE", json!({ "guild_id": guild.to_string(), "role": weaker }));
    let lacks = || async { bot.discord.permissions(&id(channels[1])).await.is_ok_and(|mine| !mine.rooms.is_empty()) };
    while !lacks().await {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    bot.stop().await;
    stand.assert_content();
}

/// Whoever writes to the bot there may administrate the server, which isn't known: it is waited for once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_cant_be_described_after_a_restart_holds_up_no_other_for_long() {
    let (stand, channels) = four_servers(COUNT).await;
    let sink = Arc::new(Recorder::default());
    let said = run_once(&stand, &channels, &sink).await;
    stand.faults().page_instead = Some(("GET /guilds/{guild_id}", 502));
    let bot = connected(&stand, &sink).await;
    let tom = stand.person("tom");
    for number in 0..4 {
        stand.write(tom, channels[1], &format!("@bot flood {number}"));
    }
    let events = || sink.events.lock().expect("no poison").len();
    stand.until("the first one", || (events() > said.len()).then_some(())).await;
    let first = std::time::Instant::now();
    stand.until("all of them", || (events() == said.len() + 4).then_some(())).await;
    assert!(first.elapsed() < Duration::from_secs(8), "each of them waited: {:?}", first.elapsed());
    stand.faults().page_instead = None;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn more_shards_than_in_the_last_run_lose_nothing() {
    let (stand, channels) = four_servers(1).await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let mut said = Vec::new();
    write_everywhere(&stand, &channels, "before", &mut said);
    heard(&stand, &sink, &said).await;
    let session = || sink.cursors.lock().unwrap().get("discord.session").cloned();
    stand.until("the note of the session", session).await;
    bot.stop().await;
    stand.until("the end", || (!stand.connected()).then_some(())).await;

    // Versions before the shards didn't note a channel's server.
    for channel in &channels[..2] {
        let name = format!("discord.read.{channel}");
        let value = sink.cursors.lock().unwrap()[&name].clone();
        let older: Vec<_> = value.split('/').take(2).collect();
        sink.cursors.lock().unwrap().insert(name, older.join("/"));
    }
    write_everywhere(&stand, &channels, "meanwhile", &mut said);
    stand.sharding().recommended = COUNT;
    let bot = connected(&stand, &sink).await;
    heard(&stand, &sink, &said).await;
    write_everywhere(&stand, &channels, "afterwards", &mut said);
    heard(&stand, &sink, &said).await;
    caught_up(&stand, &sink).await;
    sessions_noted(&stand, &sink).await;
    assert!(session().is_none(), "a session of another number of shards isn't kept");
    assert_eq!((stand.tally().identified, stand.tally().resumed), (5, 0));
    assert_eq!(sink.events.lock().unwrap().len(), said.len(), "nothing was even delivered twice");
    bot.stop().await;

    // And back.
    stand.until("the end", || (!stand.connected()).then_some(())).await;
    write_everywhere(&stand, &channels, "at last", &mut said);
    stand.sharding().recommended = 1;
    let bot = Running::connected(&stand, &sink).await;
    heard(&stand, &sink, &said).await;
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_few_shards_are_asked_for_again_or_reported_in_a_sentence() {
    let (stand, channels) = four_servers(1).await;
    stand.sharding().required = COUNT;
    let sink = Arc::new(Recorder::default());
    let shards = Shards::Number(NonZeroU32::MIN);
    let end = Running::start(DiscordSettings { shards, ..settings(&stand) }, &sink).end().await;
    let end = end.expect_err("it can't work");
    assert_eq!(end.key, "discord.shards");
    assert!(end.sentence.contains("more shards than 1"), "{end}");

    // It recommended one before the bot was invited to so many servers.
    assert_eq!(stand.sharding().recommended, COUNT);
    stand.sharding().recommended = 1;
    let bot = connected(&stand, &sink).await;
    let mut said = Vec::new();
    write_everywhere(&stand, &channels, "at last", &mut said);
    heard(&stand, &sink, &said).await;
    bot.stop().await;
    stand.assert_content();
}

/// The stand-in refuses a shard that identifies itself too soon.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn shards_identify_themselves_one_after_another() {
    let (stand, channels) = four_servers(COUNT).await;
    {
        let mut sharding = stand.sharding();
        (sharding.max_concurrency, sharding.is_strict) = (2, true);
    }
    stand.faults().sessions_left = Some((1000, 3_600_000));
    let sink = Arc::new(Recorder::default());
    let bot = connected(&stand, &sink).await;
    // On a busy machine one may be refused and come again.
    let mut order = Vec::new();
    for (shard, count, _) in &stand.sharding().identified {
        if !order.contains(&(*shard, *count)) {
            order.push((*shard, *count));
        }
    }
    assert_eq!(order, [(0, 4), (1, 4), (2, 4), (3, 4)]);
    let mut said = Vec::new();
    write_everywhere(&stand, &channels, "hello", &mut said);
    heard(&stand, &sink, &said).await;
    bot.stop().await;
    stand.assert_content();
}
