//! Calls that must wait for a rate limit are put off and continue where they stopped; no other waits for them.

use std::sync::Arc;
use std::time::Duration;

use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName};
use dragoman_game::room::Room;
use dragoman_platform::{Platform, Setback};

use super::letters::begun;
use super::outbound::{key, said};
use super::recorder::{Recorder, Running};
use super::season::{self, Stage};
use super::stage::DiscordStage;
use super::stand::Stand;

const MAKE: &str = "POST /channels/{channel_id}/threads";
const LET_IN: &str = "PUT /channels/{channel_id}/thread-members/{user_id}";
const LOOK_UP: &str = "GET /guilds/{guild_id}/members/{user_id}";
const EDIT: &str = "PATCH /channels/{channel_id}/messages/{message_id}";
const OPEN: &str = "POST /users/@me/channels";
const PEOPLE: [&str; 5] = ["giulia", "joost", "tom", "ola", "kasia"];

fn people(stand: &Stand) -> Vec<PersonId> {
    PEOPLE.iter().map(|name| PersonId::new(PlatformName::Discord, &stand.person(name).to_string())).collect()
}

fn channel(stand: &Stand) -> ChannelId {
    ChannelId::new(PlatformName::Discord, &stand.channel.to_string())
}

fn room(stand: &Stand) -> Room {
    Room {
        known: None,
        channel: channel(stand),
        game: "Bosforo".into(),
        name: "Bosforo · Italy – Germany".into(),
        members: people(stand),
        open: true,
        ask_back: false,
        over: false,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_that_must_wait_is_put_off() {
    for operation in [MAKE, LET_IN, LOOK_UP, OPEN] {
        let stand = Stand::start().await;
        let sink = Arc::new(Recorder::default());
        let bot = Running::connected(&stand, &sink).await;
        let people = people(&stand);
        // Connected: nothing of what follows waits for the connection.
        bot.discord.readers_outside(&channel(&stand), &people[..1]).await.expect("looked up");
        stand.faults().refused = Some((operation, 20.0));
        let outcome = match operation {
            LOOK_UP => bot.discord.readers_outside(&channel(&stand), &people).await.map(drop),
            OPEN => bot.discord.post(&key("hello"), &Place::Person(people[0].clone()), &said("hello")).await.map(drop),
            _ => bot.discord.ensure_room(&key("room"), &room(&stand)).await.map(drop),
        };
        assert!(matches!(outcome, Err(Setback::Later { .. })), "{operation}: {outcome:?}");
        bot.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_update_with_more_calls_than_the_limit_completes() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let people = people(&stand);
    let span = Duration::from_millis(1500);
    let done = |operation| stand.calls(operation).iter().filter(|call| call.status < 300).count();
    stand.faults().limited = Some((LOOK_UP, 2, span, Vec::new()));
    let mut attempts = 0;
    while let Err(setback) = bot.discord.readers_outside(&channel(&stand), &people).await {
        assert!(matches!(setback, Setback::Later { .. }) && attempts < 50, "{setback}");
        attempts += 1;
        tokio::time::sleep(span / 5).await;
    }
    assert_eq!((done(LOOK_UP), attempts > 0), (PEOPLE.len(), true), "nobody is looked up twice");
    // No further calls for other rooms of a game, which ask for the same; after a change of permissions they are made.
    stand.faults().limited = None;
    bot.discord.readers_outside(&channel(&stand), &people).await.expect("looked up");
    assert_eq!(done(LOOK_UP), PEOPLE.len());
    let told = {
        let world = stand.world();
        world.channel_json(&world.channels[&stand.channel])
    };
    stand.shared.dispatch("CHANNEL_UPDATE", told);
    let tom = stand.person("tom");
    stand.write_privately(tom, "after it");
    stand.until("the change to be heard", || sink.heard().contains(&"after it".to_owned()).then_some(())).await;
    // The limit may still be known to be exhausted.
    while let Err(setback) = bot.discord.readers_outside(&channel(&stand), &people).await {
        assert!(matches!(setback, Setback::Later { .. }), "{setback}");
        tokio::time::sleep(span / 5).await;
    }
    assert_eq!(done(LOOK_UP), 2 * PEOPLE.len());
    stand.faults().limited = Some((LET_IN, 2, span, Vec::new()));
    let mut attempts = 0;
    while let Err(setback) = bot.discord.ensure_room(&key("room"), &room(&stand)).await {
        assert!(matches!(setback, Setback::Later { .. }) && attempts < 50, "{setback}");
        attempts += 1;
        tokio::time::sleep(span / 5).await;
    }
    assert_eq!((done(LET_IN), attempts > 0), (PEOPLE.len(), true), "nobody is let in twice");
    bot.stop().await;
    stand.assert_content();
}

/// Discord lets a post that is older than an hour be edited a few times only. Whoever is ready again and again must not hold up
/// the results, which come after the status in the same channel.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_post_that_cant_be_edited_any_more_holds_up_nothing() {
    let mut stage = DiscordStage::start().await;
    begun(&mut stage, "").await;
    stage.silence().await;
    let before = stage.stand.calls(EDIT).len();
    stage.stand.faults().wrong = Some((EDIT, 30046));
    season::play("tom @: ready\nexpect tom @: ready", &mut stage).await;
    stage.stand.until("an edit", || (stage.stand.calls(EDIT).len() > before).then_some(())).await;
    let all = ["marco", "giulia", "ellie", "joost", "femke", "kasia"].map(|name| format!("{name} @: ready"));
    season::play(&format!("{}\nkasia @: go-ahead\nexpect #: Spring 1901** ·", all.join("\n")), &mut stage).await;
    stage.stand.assert_content();
}
