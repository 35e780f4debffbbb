//! The check of a real network, against the stand-in: nothing deviates, nothing is left, and what deviates is listed.

use std::sync::Arc;

use dragoman_game::event::{ChannelId, PlatformName};
use dragoman_runtime::clock::{Clock, SystemClock};

use super::live;
use super::live::remover::Remover;
use super::live::steps::Findings;
use super::recorder::{Recorder, Running};
use super::stand::{Stand, TOKEN};

async fn checked(stand: &Stand, channel: u64) -> Findings {
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(stand, &sink).await;
    let registered = || sink.cursors.lock().expect("no poison").contains_key("discord.commands").then_some(());
    stand.until("the menu", registered).await;
    let channel = ChannelId::new(PlatformName::Discord, &channel.to_string());
    let remover = Remover::Discord { api: stand.url(), token: TOKEN.to_owned() };
    let findings = live::check(&*bot.discord, &channel, remover, "checked0", SystemClock.now(), Some(true)).await;
    bot.stop().await;
    findings
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_check_finds_the_stand_in_as_assumed_and_leaves_nothing() {
    let stand = Stand::start().await;
    let findings = checked(&stand, stand.channel).await;
    assert!(findings.deviations.is_empty(), "{:#?}", findings.deviations);
    assert!(findings.made.len() > 4, "{:?}", findings.made);
    let reader = stand.person("tom");
    assert!(stand.posts(reader, stand.channel).is_empty() && stand.threads("").is_empty());
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_check_lists_what_deviates() {
    let stand = Stand::start().await;
    // A network that makes a second post of the same key, and where the bot lacks a permission.
    stand.faults().forgetful = true;
    stand.world().roles.values_mut().for_each(|role| *role &= !super::world::PIN_MESSAGES);
    let deviations = checked(&stand, stand.channel).await.deviations.join("\n");
    assert!(deviations.contains("it lacks Pin Messages"), "{deviations}");
    assert!(deviations.contains("one: the same key is the same post"), "{deviations}");
    assert!(stand.posts(stand.person("tom"), stand.channel).is_empty(), "both posts are removed");
    stand.assert_content();
}
