//! People's actions reach the service once and in order, also after breaks, restarts and failures.

use std::sync::Arc;
use std::time::Duration;

use dragoman_discord::DiscordSettings;
use dragoman_game::event::{Content, Place};
use dragoman_l10n::Language;
use dragoman_platform::Platform;
use serde_json::json;

use super::gateway::Wire;
use super::outbound::{key, public, said};
use super::recorder::{Recorder, Running, settings};
use super::stand::{Stand, words};

async fn heard(stand: &Stand, sink: &Recorder, wanted: &[&str]) {
    stand.until(&format!("{wanted:?}"), || (sink.heard().len() >= wanted.len()).then_some(())).await;
    assert_eq!(sink.heard(), wanted);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_words_mentions_and_commands_become_events() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let kasia = stand.person_with("kasia", "pl");

    stand.write_privately(kasia, "A War - Gal");
    heard(&stand, &sink, &["A War - Gal"]).await;
    let event = sink.last();
    assert!(matches!(&event.place, Place::Person(id) if id.native() == kasia.to_string()), "{event:?}");
    assert_eq!(event.actor.name, "kasia");

    stand.write(kasia, stand.channel, "hello everybody");
    stand.reply(kasia, stand.channel, "ha, that was close");
    stand.write(kasia, stand.channel, "@bot status");
    heard(&stand, &sink, &["A War - Gal", "status"]).await;
    assert!(matches!(sink.last().content, Content::Text { addressed: true, .. }));

    // Its name alone speaks to it as well.
    stand.write(kasia, stand.channel, "@bot");
    heard(&stand, &sink, &["A War - Gal", "status", ""]).await;
    assert_eq!(sink.last().content, Content::Text { text: String::new(), addressed: true });

    let token = stand.invoke(kasia, stand.channel, "game new", &[("name", "Bosforo")]);
    let (_, answer) = stand.acknowledged(&token).await;
    assert_eq!((&answer["type"], &answer["data"]["flags"]), (&json!(5), &json!(64)));
    heard(&stand, &sink, &["A War - Gal", "status", "", r#"/new {"name": "Bosforo"}"#]).await;
    let event = sink.last();
    assert_eq!(event.actor.language, Some(Language::of(*b"pl")));
    assert_eq!(event.channel.expect("a channel").native(), stand.channel.to_string());
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_burst_keeps_its_order() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    let said: Vec<_> = (0..200).map(|number| format!("line {number}")).collect();
    for line in &said {
        stand.write_privately(tom, line);
    }
    heard(&stand, &sink, &said.iter().map(String::as_str).collect::<Vec<_>>()).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_edit_is_delivered_as_a_correction_of_its_message() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    let message = stand.write_privately(tom, "F Lon - Nth");
    heard(&stand, &sink, &["F Lon - Nth"]).await;
    stand.change(message, "F Lon - Eng");
    heard(&stand, &sink, &["F Lon - Nth", "edited: F Lon - Eng"]).await;
    assert!(matches!(sink.last().content, Content::Edited { of, .. } if of.native() == message.to_string()));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_during_an_outage_are_read_once_and_in_order() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let (tom, femke) = (stand.person("tom"), stand.person("femke"));
    stand.write_privately(tom, "first");
    heard(&stand, &sink, &["first"]).await;
    stand.write(femke, stand.channel, "@bot hello");
    heard(&stand, &sink, &["first", "hello"]).await;
    bot.kill();

    let missed: Vec<_> = (0..240).map(|number| format!("missed {number}")).collect();
    for line in &missed {
        stand.write_privately(tom, line);
    }
    stand.write(femke, stand.channel, "not for the bot");
    stand.write(femke, stand.channel, "@bot are you there?");
    let bot = Running::start(settings(&stand), &sink);
    stand.until("all that was missed", || (sink.heard().len() == 243).then_some(())).await;
    let heard = sink.heard();
    let private: Vec<_> = heard.iter().filter(|words| words.starts_with("missed")).cloned().collect();
    assert_eq!(private, missed);
    assert_eq!(heard.iter().filter(|words| *words == "are you there?").count(), 1);
    assert_eq!(sink.events.lock().unwrap().len(), 243, "nothing was even delivered twice");
    stand.until("being caught up", || *sink.caught_up.lock().unwrap()).await;
    bot.stop().await;
    stand.assert_content();
}

/// Ids follow the time to about a second, and events aren't sent in the order of the ids.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_that_comes_after_a_later_one_is_delivered() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let (tom, femke, me) = (stand.person("tom"), stand.person("femke"), stand.world().bot);
    stand.write_privately(tom, "first");
    heard(&stand, &sink, &["first"]).await;
    let conversation = stand.world().conversation(tom);
    stand.write(femke, stand.channel, "@bot hello");
    heard(&stand, &sink, &["first", "hello"]).await;

    let (_, orders) = stand.write_unreported(tom, conversation, "F Lon - Nth", Vec::new());
    let (_, question) = stand.write_unreported(femke, stand.channel, "@bot status", vec![me]);
    stand.write_privately(tom, "ready");
    stand.write(femke, stand.channel, "@bot help");
    heard(&stand, &sink, &["first", "hello", "ready", "help"]).await;
    stand.report(orders);
    stand.report(question);
    let all = ["first", "hello", "ready", "help", "F Lon - Nth", "status"];
    heard(&stand, &sink, &all).await;

    // No session ever receives these, since the program is killed.
    stand.write_unreported(tom, conversation, "F Lon - Eng", Vec::new());
    stand.write_unreported(femke, stand.channel, "@bot map", vec![me]);
    stand.write_privately(tom, "ready again");
    stand.write(femke, stand.channel, "@bot thanks");
    stand.until("both later ones", || (sink.heard().len() == 8).then_some(())).await;
    bot.kill();
    stand.forget_session();
    let bot = Running::start(settings(&stand), &sink);
    stand.until("what came before them", || (sink.heard().len() == 10).then_some(())).await;
    assert!(["F Lon - Eng", "map"].iter().all(|words| sink.heard().iter().any(|heard| heard == words)));
    // What came late isn't in the cursors: it is delivered once more, and the inbox knows it.
    let once = sink.heard().len();
    let twice = sink.events.lock().unwrap().len() - once;
    assert!(twice <= 2, "{twice} are delivered again");
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_connection_is_resumed_without_a_loss() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    stand.write_privately(tom, "before");
    heard(&stand, &sink, &["before"]).await;
    let breaks = [Wire::Cut, Wire::Frame(json!({ "op": 7, "d": null, "s": null, "t": null })), Wire::Close(4000)];
    let mut said = vec!["before".to_owned()];
    for (number, order) in breaks.into_iter().enumerate() {
        let resumed = stand.tally().resumed;
        stand.wire(order);
        said.push(format!("during {number}"));
        stand.write_privately(tom, &said[number + 1]);
        stand.until("a resume", || (stand.tally().resumed > resumed).then_some(())).await;
    }
    heard(&stand, &sink, &said.iter().map(String::as_str).collect::<Vec<_>>()).await;
    assert_eq!(stand.tally().identified, 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn events_during_a_restart_are_replayed_on_the_previous_session() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    let message = stand.write_privately(tom, "F Lon - Nth");
    heard(&stand, &sink, &["F Lon - Nth"]).await;
    let noted = || sink.cursors.lock().unwrap().get("discord.session").cloned();
    stand.until("the note of the session", noted).await;
    bot.stop().await;
    stand.until("the end", || (!stand.connected()).then_some(())).await;
    stand.invoke(tom, stand.channel, "ready", &[]);
    stand.change(message, "F Lon - Eng");
    let bot = Running::start(settings(&stand), &sink);
    heard(&stand, &sink, &["F Lon - Nth", "/ready {}", "edited: F Lon - Eng"]).await;
    // A new session receives the state of the servers.
    let again = || (stand.tally().identified == 2 && stand.connected()).then_some(());
    stand.until("a new session", again).await;
    assert_eq!(stand.tally().resumed, 1);
    stand.write_privately(tom, "and on");
    heard(&stand, &sink, &["F Lon - Nth", "/ready {}", "edited: F Lon - Eng", "and on"]).await;
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_expired_session_of_the_last_run_is_replaced() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    stand.write_privately(tom, "before");
    heard(&stand, &sink, &["before"]).await;
    let noted = || sink.cursors.lock().unwrap().get("discord.session").cloned();
    stand.until("the note of the session", noted).await;
    bot.stop().await;
    stand.forget_session();
    stand.write_privately(tom, "in the gap");
    let bot = Running::start(settings(&stand), &sink);
    heard(&stand, &sink, &["before", "in the gap"]).await;
    assert_eq!((stand.tally().identified, stand.tally().resumed), (2, 0));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unreadable_frame_is_fetched_once_more_and_then_skipped() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    stand.write_privately(tom, "before");
    heard(&stand, &sink, &["before"]).await;
    let next = stand.shared.sessions.lock().unwrap()[0].sequence + 1;
    stand.faults().garbled = Some(next);
    stand.write_privately(tom, "garbled");
    stand.write_privately(tom, "after");
    heard(&stand, &sink, &["before", "after"]).await;
    let resumed = stand.tally().resumed;
    stand.wire(Wire::Close(1001));
    stand.until("a resume", || (stand.tally().resumed > resumed).then_some(())).await;
    stand.write_privately(tom, "and on");
    heard(&stand, &sink, &["before", "after", "and on"]).await;
    assert_eq!(stand.tally().identified, 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_expired_session_is_replaced_and_the_gap_is_read() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    stand.write_privately(tom, "before");
    heard(&stand, &sink, &["before"]).await;
    stand.forget_session();
    stand.wire(Wire::Close(4009));
    stand.until("the break", || (!stand.connected()).then_some(())).await;
    stand.write_privately(tom, "in the gap");
    heard(&stand, &sink, &["before", "in the gap"]).await;
    assert_eq!(stand.tally().identified, 2);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_that_cannot_be_written_delays_and_loses_nothing() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    *sink.unavailable.lock().unwrap() = 2;
    stand.write_privately(tom, "one");
    stand.write_privately(tom, "two");
    heard(&stand, &sink, &["one", "two"]).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_token_and_a_refused_intent_are_reported_in_a_sentence() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let mut wrong = settings(&stand);
    wrong.token = "not.the.token".into();
    let end = Running::start(wrong, &sink).end().await.expect_err("it can't work");
    assert_eq!(end.key, "discord.token");

    let mut curious = settings(&stand);
    curious.message_content = true;
    let end = Running::start(curious, &sink).end().await.expect_err("it can't work");
    assert_eq!(end.key, "discord.message_content");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unreachable_server_is_tried_again() {
    let stand = Stand::start().await;
    stand.faults().broken = 2;
    let sink = Arc::new(Recorder::default());
    let bot = Running::start(settings(&stand), &sink);
    stand.until("a connection", || stand.connected().then_some(())).await;
    bot.stop().await;
}

/// A proxy that wants somebody to sign in says nothing about the token.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refusal_that_isnt_discords_is_tried_again() {
    let stand = Stand::start().await;
    let asks = "GET /gateway/bot";
    stand.faults().page_instead = Some((asks, 401));
    let sink = Arc::new(Recorder::default());
    let bot = Running::start(settings(&stand), &sink);
    let refused = || stand.calls(asks).iter().filter(|call| call.status == 401).count();
    stand.until("two refusals", || (refused() >= 2).then_some(())).await;
    stand.faults().page_instead = None;
    stand.until("a connection", || stand.connected().then_some(())).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_session_is_started_while_none_is_left_for_today() {
    let stand = Stand::start().await;
    stand.faults().sessions_left = Some((0, 3_600_000));
    let sink = Arc::new(Recorder::default());
    let bot = Running::start(settings(&stand), &sink);
    let asked = || (!stand.calls("GET /gateway/bot").is_empty()).then_some(());
    stand.until("the question where to connect", asked).await;
    // It waits, and can be stopped meanwhile.
    bot.stop().await;
    assert_eq!(stand.tally().identified, 0);

    // With few left the next one comes later; resuming costs none.
    stand.faults().sessions_left = Some((3, 400));
    let bot = Running::start(settings(&stand), &sink);
    stand.until("a connection", || stand.connected().then_some(())).await;
    stand.faults().sessions_left = Some((0, 3_600_000));
    stand.wire(Wire::Close(4000));
    stand.until("the session again", || (stand.tally().resumed == 1).then_some(())).await;
    assert_eq!(stand.tally().identified, 1);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn suggestions_and_the_order_form_are_answered_at_once() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let giulia = stand.person_with("giulia", "it");
    *sink.completions.lock().unwrap() = vec![("A Ven - Tir".into(), "A VEN - TYR".into())];

    let token = stand.type_option(giulia, stand.channel, "order", ("text", "A Ve"));
    let (_, answer) = stand.acknowledged(&token).await;
    assert_eq!(answer["data"]["choices"], json!([{ "name": "A Ven - Tir", "value": "A VEN - TYR" }]));
    assert_eq!(sink.asked.lock().unwrap()[0], ("order".into(), "text".into(), "A Ve".into()));
    assert_eq!(*sink.asked_in.lock().unwrap(), Some(Language::of(*b"it")));

    // The form says for which game it is, and is for that one.
    *sink.completions.lock().unwrap() = vec![("Egeo".into(), "A VEN - TYR".into())];
    let token = stand.invoke(giulia, stand.channel, "order", &[]);
    let (_, form) = stand.acknowledged(&token).await;
    assert_eq!((&form["type"], &form["data"]["title"]), (&json!(9), &json!("Ordina · Egeo")));
    assert_eq!(form["data"]["components"][0]["component"]["value"], "A VEN - TYR");
    let sheet = "A Ven - Tri\nF Nap - Mio";
    let custom_id = form["data"]["custom_id"].as_str().unwrap();
    stand.submit(giulia, stand.channel, custom_id, ("text", sheet));
    heard(&stand, &sink, &[r#"/order {"during": "1-S1901M", "game": "Egeo", "text": "A Ven - Tri\nF Nap - Mio"}"#])
        .await;
    // Where there is nothing to order, a sentence that only its author sees, and no form.
    sink.completions.lock().unwrap().clear();
    let (_, said) = stand.acknowledged(&stand.invoke(giulia, stand.channel, "order", &[])).await;
    assert_eq!((&said["type"], &said["data"]["flags"]), (&json!(4), &json!(64)), "{said}");

    // The form shows the orders of the named game, also when the first attempt fails.
    let operation = "POST /interactions/{interaction_id}/{interaction_token}/callback";
    assert_eq!(*sink.asked_for.lock().unwrap(), None);
    stand.faults().broken = 1;
    let token = stand.invoke(giulia, stand.channel, "order", &[("game", "Bosforo")]);
    let (_, form) = stand.acknowledged(&token).await;
    assert_eq!((&form["type"], sink.asked_for.lock().unwrap().as_deref()), (&json!(9), Some("Bosforo")));
    assert!(stand.calls(operation).iter().any(|call| call.status == 502), "the first attempt");
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_means_the_same_in_its_group_at_the_top_and_in_an_older_menu() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    stand.until("the menu", || stand.world().commands.is_array().then_some(())).await;
    let (tom, channel) = (stand.person("tom"), stand.channel);
    let mut expected = Vec::new();
    for (path, old, options, heard_as) in [
        ("ready", "ready", &[][..], "/ready {}"),
        ("ready", "ready", &[][..], "/ready {}"),
        ("orders show", "orders", &[("phase", "S1901M")][..], r#"/orders {"phase": "S1901M"}"#),
        ("vote pause", "vote-pause", &[][..], "/vote-pause {}"),
        ("vote extend", "more-time", &[("time", "24h")][..], r#"/more-time {"time": "24h"}"#),
        ("gm pause", "pause", &[][..], "/pause {}"),
        ("my language", "language", &[("language", "pl")][..], r#"/language {"language": "pl"}"#),
    ] {
        for token in [stand.invoke(tom, channel, path, options), stand.invoke_outdated(tom, channel, old, options)] {
            stand.acknowledged(&token).await;
            expected.push(heard_as);
        }
    }
    heard(&stand, &sink, &expected).await;

    *sink.completions.lock().unwrap() = vec![("Germany".into(), "GERMANY".into())];
    // The form, too; suggestions only for registered options, though an older menu asks for more.
    for token in [stand.invoke(tom, channel, "order", &[]), stand.invoke_outdated(tom, channel, "order", &[])] {
        assert_eq!(stand.acknowledged(&token).await.1["type"], 9);
    }
    sink.asked.lock().unwrap().clear();
    let offered = async |token: String| stand.acknowledged(&token).await.1["data"]["choices"].clone();
    let expected = json!([{ "name": "Germany", "value": "GERMANY" }]);
    assert_eq!(offered(stand.type_option(tom, channel, "press room", ("with", "Ger"))).await, expected);
    assert_eq!(offered(stand.type_outdated_option(tom, channel, "talk", ("with", "Ger"))).await, expected);
    assert_eq!(offered(stand.type_outdated_option(tom, channel, "new", ("name", "Bos"))).await, json!([]));
    assert_eq!(sink.asked.lock().unwrap().clone(), vec![("talk".into(), "with".into(), "Ger".into()); 2]);
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_interactions_are_handled_after_a_kill() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    // Everything waits, and then the program is killed.
    *sink.unavailable.lock().unwrap() = usize::MAX;
    let first = stand.invoke(tom, stand.channel, "order", &[("text", "F Lon - Nth")]);
    let second = stand.invoke(tom, stand.channel, "ready", &[]);
    for token in [&first, &second] {
        let (_, answer) = stand.acknowledged(token).await;
        assert_eq!(answer["type"], 5);
    }
    bot.kill();
    // The next run has what was stored, and nothing of what was only in memory.
    let noted = sink.cursors.lock().unwrap().clone();
    let sink = Arc::new(Recorder { cursors: noted.into(), ..Recorder::default() });
    let bot = Running::start(settings(&stand), &sink);
    heard(&stand, &sink, &[r#"/order {"text": "F Lon - Nth"}"#, "/ready {}"]).await;
    let kept = || sink.cursors.lock().unwrap().get("discord.promised").filter(|kept| *kept == "[]").cloned();
    stand.until("nothing to be kept", kept).await;
    bot.stop().await;
    let bot = Running::connected(&stand, &sink).await;
    stand.write_privately(tom, "and on");
    heard(&stand, &sink, &[r#"/order {"text": "F Lon - Nth"}"#, "/ready {}", "and on"]).await;
    assert_eq!(sink.events.lock().unwrap().len(), 3, "nothing is delivered again");
    bot.stop().await;
    stand.assert_content();
}

/// A session that is resumed repeats what is minutes old: Discord would refuse each acknowledgement.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_interaction_is_carried_out_and_not_acknowledged() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let (tom, channel) = (stand.person("tom"), stand.channel);
    stand.world().ago = Duration::from_secs(60);
    let old = [stand.invoke(tom, channel, "ready", &[]), stand.invoke(tom, channel, "order", &[])];
    heard(&stand, &sink, &["/ready {}"]).await;
    stand.world().ago = Duration::ZERO;
    stand.acknowledged(&stand.invoke(tom, channel, "ready", &[])).await;
    heard(&stand, &sink, &["/ready {}", "/ready {}"]).await;
    // A call is counted once it has been carried out.
    let acknowledgements = || stand.calls("POST /interactions/{interaction_id}/{interaction_token}/callback");
    stand.until("the acknowledgement is counted", || (!acknowledgements().is_empty()).then_some(())).await;
    bot.stop().await;
    assert_eq!(acknowledgements().len(), 1, "{old:?}");
    stand.assert_content();
}

/// Discord waits three seconds for it, whatever the program waits for; the benchmark measures how long it takes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_acknowledgement_waits_neither_for_the_service_nor_for_other_calls() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    *sink.unavailable.lock().unwrap() = usize::MAX;
    stand.faults().silent_after_store = true;
    let (discord, place) = (Arc::clone(&bot.discord), public(&stand));
    let posting = tokio::spawn(async move { discord.post(&key("silence"), &place, &said("hello")).await });
    stand.until("a post without an answer", || (stand.stored_posts() == 1).then_some(())).await;
    for _ in 0..30 {
        let token = stand.invoke(tom, stand.channel, "ready", &[]);
        let (_, answer) = stand.acknowledged(&token).await;
        assert_eq!(answer["type"], 5);
    }
    assert!(!posting.is_finished() && sink.heard().is_empty());
    posting.abort();
    bot.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_menu_is_registered_once_in_every_locale() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    stand.until("the menu", || stand.world().commands.is_array().then_some(())).await;
    let names = stand.world().commands[0]["name_localizations"].clone();
    let mut locales: Vec<&String> = names.as_object().unwrap().keys().collect();
    locales.sort_unstable();
    assert_eq!(locales, ["de", "en-GB", "en-US", "it", "nl", "pl"]);
    stand.until("the note", || sink.cursors.lock().unwrap().get("discord.commands").cloned()).await;
    bot.stop().await;
    let bot = Running::connected(&stand, &sink).await;
    // By the time of its second start the first registration would be over.
    stand.write_privately(stand.person("tom"), "are you there?");
    stand.until("a word", || (!sink.heard().is_empty()).then_some(())).await;
    assert_eq!(stand.calls("PUT /applications/{application_id}/commands").len(), 1);
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_are_offered_in_one_scope_only() {
    const EVERYWHERE: &str = "PUT /applications/{application_id}/commands";
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let (application, guild) = {
        let world = stand.world();
        (world.application, world.guild)
    };
    let everywhere = format!("applications/{application}/commands");
    let here = format!("applications/{application}/guilds/{guild}/commands");
    let offered = |path: &str| stand.world().menus.get(path).is_some_and(|menu| *menu != json!([]));
    let run = |guild: Option<u64>| Running::start(DiscordSettings { guild, ..settings(&stand) }, &sink);
    let bot = run(None);
    stand.until("the note", || sink.cursors.lock().unwrap().get("discord.commands").cloned()).await;
    assert!(offered(&everywhere));
    bot.stop().await;
    // What can't be removed now is removed at the next start.
    let calls = stand.calls(EVERYWHERE).len();
    stand.faults().failing = Some(EVERYWHERE);
    let bot = run(Some(guild));
    stand.until("the attempt", || (stand.calls(EVERYWHERE).len() > calls).then_some(())).await;
    assert!(offered(&everywhere) && offered(&here));
    bot.stop().await;
    let bot = run(Some(guild));
    stand.until("one menu", || (!offered(&everywhere)).then_some(())).await;
    assert!(offered(&here));
    bot.stop().await;
    let bot = run(None);
    stand.until("the other menu", || (offered(&everywhere) && !offered(&here)).then_some(())).await;
    bot.stop().await;
    // A start isn't needed for that.
    stand.faults().failing = Some(EVERYWHERE);
    let bot = run(Some(guild));
    stand.until("one menu again", || (offered(&here) && !offered(&everywhere)).then_some(())).await;
    bot.stop().await;
    stand.assert_content();
}

const CALLBACK: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";

/// A resumed session repeats them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn interactions_of_long_ago_arent_acknowledged_and_are_answered_in_private() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    stand.world().ago = Duration::from_secs(60);
    stand.invoke(tom, stand.channel, "ready", &[]);
    stand.type_option(tom, stand.channel, "press room", ("with", "Ger"));
    heard(&stand, &sink, &["/ready {}"]).await;
    bot.discord.post(&key("answer"), &sink.last().place, &said("You're ready.")).await.expect("posted");
    assert_eq!(stand.private_posts(tom).iter().map(words).collect::<Vec<_>>(), ["You're ready."]);
    assert!(stand.calls(CALLBACK).is_empty(), "{:?}", stand.calls(CALLBACK));
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_goes_where_it_was_asked_for_though_all_acknowledgements_were_lost() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    stand.faults().losing = Some(CALLBACK);
    let token = stand.invoke(tom, stand.channel, "ready", &[]);
    heard(&stand, &sink, &["/ready {}"]).await;
    bot.discord.post(&key("answer"), &sink.last().place, &said("You're ready.")).await.expect("posted");
    assert_eq!(stand.answer(&token).await, "You're ready.");
    assert!(stand.private_posts(tom).is_empty());
    bot.stop().await;
    stand.assert_content();
}

/// Takes as long as a dead connection goes unnoticed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_without_acknowledgements_is_closed() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    stand.faults().deaf = true;
    stand.until("a resume", || (stand.tally().resumed > 0).then_some(())).await;
    stand.faults().deaf = false;
    bot.stop().await;
}
