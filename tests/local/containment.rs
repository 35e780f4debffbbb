//! Injected faults of the program: only the one message, game, notice or task that panics or ends the process fails,
//! and its sender is told.

use serde_json::{Value, json};

use crate::season::{self, Spot, Stage};
use crate::stage::LocalStage;
use crate::wire::get;

/// The notice about an event that is set aside.
const ASIDE: &str = "Something went wrong on my side and I couldn't process your last message";

async fn starting(variables: &[(&str, &str)]) -> LocalStage {
    LocalStage::start_with(variables, None).await
}

/// Waits until `/health` or `/metrics` contains a text.
async fn metrics_say(stage: &LocalStage, sample: &str) {
    let mut said = String::new();
    for _ in 0..600 {
        said = get(stage, "/metrics", None).await.text().await.expect("a text");
        if said.lines().any(|line| line == sample) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("never {sample} in\n{said}");
}

async fn health(stage: &LocalStage) -> (u16, Value) {
    let answer = get(stage, "/health", None).await;
    (answer.status().as_u16(), answer.json().await.expect("JSON"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_over_which_decisions_panic_is_set_aside_and_others_are_handled() {
    let mut stage = starting(&[("DRAGOMAN_TEST_PANIC", "decide:kaboom")]).await;
    let script = format!("tom @: kaboom\nmarco #: new name:Bosforo\nexpect #: Bosforo\nonce tom @: {ASIDE}");
    season::play(&script, &mut stage).await;
    season::play("tom @: language it\nexpect tom @: italiano", &mut stage).await;
    metrics_say(&stage, "dragoman_events_set_aside_total{platform=\"local\"} 1").await;
    metrics_say(&stage, "dragoman_panics_total 3").await;
    let (status, said) = health(&stage).await;
    assert_eq!((status, &said["status"]), (200, &json!("ok")), "{said}");
    assert!(!stage.bot.said().contains("kaboom"), "nobody's words are logged: {}", stage.bot.said());
    // It counts as handled, however often it is repeated.
    stage.restart().await;
    season::play("marco #: language nl\nexpect marco @: Nederlands", &mut stage).await;
    season::play(&format!("once tom @: {ASIDE}"), &mut stage).await;
}

/// A failure that no program can catch: the process ends while handling the message, and again after each restart,
/// until the message's tries are used up.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_ends_the_process_is_set_aside_after_three_tries() {
    let mut stage = starting(&[("DRAGOMAN_TEST_ABORT", "decide:kaboom")]).await;
    season::play("marco #: new name:Bosforo\nexpect #: Bosforo", &mut stage).await;
    let _ = stage.token("tom").await;
    stage.say("tom", &Spot::Private, "kaboom").await;
    for life in 1..=3 {
        assert_eq!(stage.bot.ended().await, None, "life {life} ends by a signal");
        stage.bot.kill();
        stage.bot.start();
    }
    season::play(&format!("once tom @: {ASIDE}\ntom #: join\nexpect #: tom"), &mut stage).await;
    assert!(stage.bot.runs());
    metrics_say(&stage, "dragoman_events_set_aside_total{platform=\"local\"} 1").await;
}

/// The same for a question whose answer does so while it is composed: the page keeps it until it is answered.
#[tokio::test(flavor = "multi_thread")]
async fn a_question_whose_answer_ends_the_process_is_set_aside_after_three_tries() {
    let mut stage = starting(&[("DRAGOMAN_TEST_ABORT", "compute:frobnicate")]).await;
    let _ = stage.token("tom").await;
    stage.say("tom", &Spot::Private, "frobnicate").await;
    for life in 1..=3 {
        assert_eq!(stage.bot.ended().await, None, "life {life} ends by a signal");
        stage.bot.kill();
        stage.bot.start();
    }
    season::play(&format!("once tom @: {ASIDE}\nmarco #: new name:Bosforo\nexpect #: Bosforo"), &mut stage).await;
    assert!(stage.bot.runs());
    metrics_say(&stage, "dragoman_events_set_aside_total{platform=\"local\"} 1").await;
}

/// The same for a notice: it stays in the outbox, at the head of its place.
#[tokio::test(flavor = "multi_thread")]
async fn a_notice_that_ends_the_process_is_dropped_after_three_tries() {
    let mut stage = starting(&[("DRAGOMAN_TEST_ABORT", "compute:LanguageSet")]).await;
    let _ = stage.token("tom").await;
    stage.say("tom", &Spot::Private, "language it").await;
    for life in 1..=3 {
        assert_eq!(stage.bot.ended().await, None, "life {life} ends by a signal");
        stage.bot.kill();
        stage.bot.start();
    }
    season::play("tom @: timezone Europe/Rome\nexpect tom @: Europe/Rome\nnever tom @: italiano", &mut stage).await;
    assert!(stage.bot.runs());
    metrics_say(&stage, "dragoman_outbox_dropped_total{platform=\"local\"} 1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_clock_panics_is_set_aside_and_the_others_are_played_on() {
    let variables = [("DRAGOMAN_LOCAL_DEMO", "true"), ("DRAGOMAN_TEST_PANIC", "tick:Bosforo")];
    let mut stage = starting(&variables).await;
    let begin = "marco #: new name:Bosforo players:2\nexpect #: Bosforo\ntom #: join\nmarco #: join\n\
                 expect #: **Bosforo begins**\n\
                 ellie #: new name:Baltic players:2\nexpect #: Baltic\njoost #: join\nellie #: join\n\
                 expect #: **Baltic begins**";
    season::play(begin, &mut stage).await;
    // Both deadlines, and the reminders before them.
    let aside = "**Bosforo** is stuck: a fault of mine";
    for look in 0..600 {
        if look % 20 == 0 {
            stage.pass_deadline().await;
        }
        let posts = stage.posts("anybody", &Spot::Channel).await;
        if posts.iter().any(|post| post.text.contains("Autumn 1914")) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    season::play(&format!("expect #: Autumn 1914\nexpect marco @: {aside}\nnever ellie @: {aside}"), &mut stage).await;
    let (status, said) = health(&stage).await;
    assert_eq!(status, 200, "{said}");
    assert!(said["loops"]["clock"]["age"].is_u64(), "{said}");
    assert_eq!(said["loops"]["clock"]["restarts"], 0, "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_that_panics_is_retried_and_dropped_and_later_ones_are_posted() {
    let mut stage = starting(&[("DRAGOMAN_TEST_PANIC", "dispatch:LanguageSet,dispatch:1")]).await;
    season::play("tom @: language it\ntom @: timezone Europe/Rome", &mut stage).await;
    season::play("marco #: new name:Bosforo\nexpect #: Bosforo\nexpect tom @: Europe/Rome", &mut stage).await;
    season::play("never tom @: italiano", &mut stage).await;
    metrics_say(&stage, "dragoman_outbox_dropped_total{platform=\"local\"} 1").await;
}

/// Claims that nobody carries are ended at once: otherwise everything in these places waited until they end by themselves.
#[tokio::test(flavor = "multi_thread")]
async fn rows_that_were_claimed_when_the_dispatcher_panicked_are_posted() {
    let mut stage = starting(&[("DRAGOMAN_TEST_PANIC", "claim:1")]).await;
    season::play("tom @: timezone Europe/Rome\nexpect tom @: Europe/Rome", &mut stage).await;
    metrics_say(&stage, "dragoman_panics_total 1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_panics_while_composed_is_the_only_one_lost() {
    let mut stage = starting(&[("DRAGOMAN_TEST_PANIC", "compute:1")]).await;
    season::play("tom @: frobnicate", &mut stage).await;
    metrics_say(&stage, "dragoman_panics_total 1").await;
    season::play("tom @: frobnicate2\nonce tom @: frobnicate2", &mut stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_listener_that_panics_is_restarted_and_shown() {
    let mut stage = starting(&[("DRAGOMAN_TEST_PANIC", "listen:1")]).await;
    season::play("marco #: new name:Bosforo\nexpect #: Bosforo", &mut stage).await;
    let (status, said) = health(&stage).await;
    assert_eq!((status, &said["loops"]["listener local"]["restarts"]), (200, &json!(1)), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_sends_too_much_is_told_once_and_nobody_else_waits() {
    let mut stage = starting(&[("DRAGOMAN_LIMITS_COMMANDS", "10")]).await;
    for number in 0..40 {
        stage.say("tom", &Spot::Private, &format!("frobnicate{number:02}")).await;
    }
    season::play("marco #: new name:Bosforo\nexpect #: Bosforo", &mut stage).await;
    season::play("once tom @: You sent more than 10 messages within a minute.", &mut stage).await;
    season::play("expect tom @: frobnicate09\nnever tom @: frobnicate10", &mut stage).await;
}

/// The computer player of a power: its game waits until the fault is resolved, and the person whose orders closed the
/// turn is told.
#[tokio::test(flavor = "multi_thread")]
async fn a_computer_player_that_panics_stops_its_own_game_only() {
    let variables = [("DRAGOMAN_LOCAL_DEMO", "true"), ("DRAGOMAN_TEST_PANIC", "computer:Bosforo")];
    let mut stage = starting(&variables).await;
    let begin = "marco #: new name:Bosforo players:2\nexpect #: Bosforo\nmarco #: join\nmarco #: fill\n\
                 expect #: **Bosforo begins**";
    season::play(begin, &mut stage).await;
    season::play(&format!("marco @: ready\nmarco @: go-ahead\nexpect marco @: {ASIDE}"), &mut stage).await;
    metrics_say(&stage, "dragoman_events_set_aside_total{platform=\"local\"} 1").await;
    let begin = "ellie #: new name:Baltic players:2\nexpect #: Baltic\njoost #: join\nellie #: join\n\
                 expect #: **Baltic begins**\nellie @: ready\njoost @: ready\njoost @: go-ahead\nexpect #: Autumn 1914";
    season::play(begin, &mut stage).await;
    // The deadline meets the same fault: then the game master is told that the game is stuck.
    let aside = "**Bosforo** is stuck: a fault of mine";
    for look in 0..600 {
        if look % 20 == 0 {
            stage.pass_deadline().await;
        }
        if stage.posts("marco", &Spot::Private).await.iter().any(|post| post.text.contains(aside)) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    season::play(&format!("expect marco @: {aside}\nnever ellie @: {aside}"), &mut stage).await;
    let (status, said) = health(&stage).await;
    assert_eq!((status, &said["loops"]["clock"]["restarts"]), (200, &json!(0)), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_adapter_that_panics_over_a_post_posts_the_others() {
    let mut stage = starting(&[("DRAGOMAN_TEST_PANIC", "post:italiano,post:frobnicate9")]).await;
    season::play("tom @: language it\ntom @: timezone Europe/Rome", &mut stage).await;
    season::play("marco #: new name:Bosforo\nexpect #: Bosforo\nexpect tom @: Europe/Rome", &mut stage).await;
    season::play("never tom @: italiano", &mut stage).await;
    metrics_say(&stage, "dragoman_outbox_dropped_total{platform=\"local\"} 1").await;
    // Answers don't use the outbox.
    season::play("tom @: frobnicate9", &mut stage).await;
    metrics_say(&stage, "dragoman_panics_total 4").await;
    season::play("tom @: frobnicate2\nonce tom @: frobnicate2\nnever tom @: frobnicate9", &mut stage).await;
    let (status, said) = health(&stage).await;
    assert_eq!((status, &said["loops"]["dispatcher local"]["restarts"]), (200, &json!(0)), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_adapter_that_panics_over_an_event_receives_it_again() {
    let mut stage = starting(&[("DRAGOMAN_TEST_PANIC", "deliver:1")]).await;
    season::play("marco #: new name:Bosforo\nexpect #: Bosforo", &mut stage).await;
    let (status, said) = health(&stage).await;
    assert_eq!((status, &said["loops"]["listener local"]["restarts"]), (200, &json!(1)), "{said}");
}
