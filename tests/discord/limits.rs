//! Rate limits, with the production limiter over TLS: every post arrives once and in order.

use std::sync::Arc;
use std::time::Duration;

use dragoman_discord::{Api, DiscordSettings};
use dragoman_game::event::{ChannelId, Place, PlatformName};
use dragoman_platform::message::Message;
use dragoman_platform::{Platform, Setback};
use dragoman_runtime::clock::{Clock, SystemClock};

use super::outbound::key;
use super::recorder::{Recorder, Running, settings};
use super::stage::DiscordStage;
use super::stand::{Stand, router, words};
use super::tls;

async fn limited(stand: &Stand, sink: &Arc<Recorder>) -> Running {
    let (address, ca) = tls::open(router(Arc::clone(&stand.shared)), "discord.com", 0).await;
    let api = Api::Server { url: format!("https://{address}"), ca };
    let bot = Running::start(DiscordSettings { api, ..settings(stand) }, sink);
    stand.until("a connection over TLS", || stand.connected().then_some(())).await;
    bot
}

async fn post_all(stand: &Stand, bot: &Running, count: usize) -> Vec<String> {
    let place = Place::Channel(ChannelId::new(PlatformName::Discord, &stand.channel.to_string()));
    let lines: Vec<_> = (0..count).map(|number| format!("post {number}")).collect();
    for (number, line) in lines.iter().enumerate() {
        let message = Message { text: line.into(), ..Message::default() };
        // A post that is put off is retried then, under the same key, as the dispatcher does.
        loop {
            match bot.discord.post(&key(&format!("limit{number}")), &place, &message).await {
                Ok(_) => break,
                Err(Setback::Later { not_before, .. }) => {
                    let wait = not_before.duration_since(SystemClock.now()).unsigned_abs();
                    tokio::time::sleep(wait).await;
                }
                Err(setback) => panic!("{setback}"),
            }
        }
    }
    lines
}

fn refused(stand: &Stand) -> usize {
    stand.calls("POST /channels/{channel_id}/messages").iter().filter(|call| call.status == 429).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_third_post_is_refused_and_all_arrive_once() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = limited(&stand, &sink).await;
    stand.faults().every = Some((3, 0.2));
    let lines = post_all(&stand, &bot, 7).await;
    let tom = stand.person("tom");
    assert_eq!(stand.posts(tom, stand.channel).iter().map(words).collect::<Vec<_>>(), lines);
    assert!(refused(&stand) >= 2);
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_limit_of_a_channel_is_respected_without_refusals() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = limited(&stand, &sink).await;
    stand.faults().per_channel = Some((5, Duration::from_millis(800)));
    let lines = post_all(&stand, &bot, 14).await;
    let tom = stand.person("tom");
    assert_eq!(stand.posts(tom, stand.channel).iter().map(words).collect::<Vec<_>>(), lines);
    assert!(refused(&stand) <= 2, "{} of 14 ran into the limit", refused(&stand));
    bot.stop().await;
}

/// Waiting inside the call would occupy one of the few tasks that serve all channels.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_to_an_exhausted_channel_is_put_off_and_others_are_sent() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = limited(&stand, &sink).await;
    stand.faults().per_channel = Some((2, Duration::from_secs(20)));
    let other = stand.world().channel(0, "another", None, 0);
    let place = |channel: u64| Place::Channel(ChannelId::new(PlatformName::Discord, &channel.to_string()));
    let message = Message { text: "now".into(), ..Message::default() };
    let post = async |name: &str, channel: u64| bot.discord.post(&key(name), &place(channel), &message).await;
    for name in ["first", "second"] {
        post(name, stand.channel).await.expect("posted");
    }
    let before = SystemClock.now();
    let outcome = post("third", stand.channel).await;
    let Err(Setback::Later { not_before, .. }) = outcome else { panic!("{outcome:?}") };
    assert!(not_before > before, "it says when");
    assert_eq!(refused(&stand), 0, "Discord wasn't asked in vain");
    post("elsewhere", other).await.expect("posted");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_global_limit_delays_and_loses_nothing() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = limited(&stand, &sink).await;
    stand.faults().global = Some(0.3);
    let lines = post_all(&stand, &bot, 3).await;
    let tom = stand.person("tom");
    assert_eq!(stand.posts(tom, stand.channel).iter().map(words).collect::<Vec<_>>(), lines);
    bot.stop().await;
}

/// Discord, or what is in front of it, answers with a page then: to each call, also to answers to commands.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_address_is_blocked_no_call_is_made() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = limited(&stand, &sink).await;
    let post_to = "POST /channels/{channel_id}/messages";
    stand.faults().page_instead = Some((post_to, 429));
    let other = stand.world().channel(0, "another", None, 0);
    let message = Message { text: "later".into(), ..Message::default() };
    for (name, channel) in [("first", stand.channel), ("elsewhere", other)] {
        let place = Place::Channel(ChannelId::new(PlatformName::Discord, &channel.to_string()));
        let before = SystemClock.now();
        let outcome = bot.discord.post(&key(name), &place, &message).await;
        let Err(Setback::Later { not_before, .. }) = outcome else { panic!("{outcome:?}") };
        assert!(not_before.duration_since(before).as_secs() > 10, "it says when: {not_before} after {before}");
    }
    assert_eq!(refused(&stand), 1, "Discord was asked once");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_limiter_a_refusal_is_left_to_the_dispatcher() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    stand.faults().every = Some((1, 0.2));
    let place = Place::Channel(ChannelId::new(PlatformName::Discord, &stand.channel.to_string()));
    let message = Message { text: "later".into(), ..Message::default() };
    let outcome = bot.discord.post(&key("later"), &place, &message).await;
    assert!(matches!(outcome, Err(Setback::Later { .. })), "{outcome:?}");
    bot.stop().await;
}

/// Discord counts the answers to each interaction by themselves, and says so in its headers. How long they took is printed;
/// on free cores 99 of 100 take less than two seconds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_answered_when_many_ask_at_once() {
    let stage = DiscordStage::start().await;
    let people: Vec<u64> = (0..240).map(|number| stage.stand.person(&format!("person{number}"))).collect();
    let (mut tokens, mut tick) = (Vec::new(), tokio::time::interval(Duration::from_secs(1) / 6));
    for person in people {
        tick.tick().await;
        tokens.push(stage.stand.invoke(person, stage.stand.channel, "help", &[]));
    }
    for token in &tokens {
        assert!(stage.stand.answer(token).await.len() > 20);
    }
    let world = stage.stand.world();
    let mut took: Vec<Duration> = tokens.iter().filter_map(|token| world.interactions[token].answered).collect();
    drop(world);
    took.sort_unstable();
    let [median, nearly_all, last] = [took.len() / 2, took.len() * 99 / 100, took.len() - 1].map(|at| took[at]);
    println!("{} answered: half within {median:?}, 99 of 100 within {nearly_all:?}, all within {last:?}", took.len());
    assert_eq!(took.len(), tokens.len());
    let answers = stage.stand.calls("PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original");
    assert!(answers.iter().all(|call| call.status == 200), "{answers:?}");
}

/// More than an account may make in a second, of many conversations at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_limit_of_the_account_is_respected_without_refusals() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let people: Vec<u64> = (0..130).map(|number| stand.person(&format!("person{number}"))).collect();
    let bot = Running::connected(&stand, &sink).await;
    for person in &people {
        stand.write_privately(*person, "hello");
    }
    stand.until("all are heard", || (sink.heard().len() == people.len()).then_some(())).await;
    bot.kill();
    stand.forget_session();
    for person in &people {
        stand.write_privately(*person, "still there?");
    }
    let bot = Running::connected(&stand, &sink).await;
    stand.until("all are heard again", || (sink.heard().len() == 2 * people.len()).then_some(())).await;
    let read = stand.calls("GET /channels/{channel_id}/messages");
    assert!(read.len() >= people.len() && read.iter().all(|call| call.status == 200), "{read:?}");
    bot.stop().await;
}

/// Each command waits for an answer, "is thinking" until then.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_beyond_the_limit_of_a_minute_is_told_so_too() {
    let stage = DiscordStage::start_with(&[("DRAGOMAN_LIMITS_COMMANDS", "10".to_owned())]).await;
    let ellie = stage.stand.person("ellie");
    (0..12).for_each(|number| {
        stage.stand.write_privately(ellie, &format!("help {number}"));
    });
    let told =
        || stage.stand.private_posts(ellie).iter().map(words).find(|said| said.contains("more than 10 messages"));
    stage.stand.until("being told", told).await;
    for _ in 0..3 {
        let token = stage.stand.invoke(ellie, stage.stand.channel, "status", &[]);
        let answer = stage.stand.answer(&token).await;
        assert!(answer.contains("more than 10 messages"), "{answer}");
    }
}
