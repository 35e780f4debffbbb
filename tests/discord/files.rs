//! Files: in public, in private, to one person alone, and those of the whole program.

use std::sync::Arc;
use std::time::Duration;

use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName};
use dragoman_game::post::{Key, Posted};
use dragoman_platform::message::{Action, File, Message, Text};
use dragoman_platform::{Platform, Setback};
use jiff::Timestamp;
use serde_json::Value;

use super::outbound::key;
use super::recorder::{Recorder, Running};
use super::season;
use super::stage::DiscordStage;
use super::stand::{Stand, words};
use super::world::Message as Seen;

fn file() -> File {
    File::json("Corfù S1902M", "ab12cd34", r#"{"phases":[]}"#)
}

fn with_file(text: &'static str) -> Message {
    Message { text: Text::own(text), file: Some(file()), ..Message::default() }
}

/// Retries until it is posted, as the dispatcher does.
async fn post(bot: &Running, key: &Key, to: &Place, message: &Message) -> Posted {
    for _ in 0..20 {
        match bot.discord.post(key, to, message).await {
            Ok(posted) => return posted,
            Err(Setback::Later { .. }) => tokio::time::sleep(Duration::from_millis(50)).await,
            Err(other) => panic!("{other}"),
        }
    }
    panic!("never posted");
}

fn assert_file(seen: &Seen) {
    let [attached] = seen.attachments.as_slice() else { panic!("one file: {seen:?}") };
    assert_eq!((attached.name.as_str(), attached.alt.as_str()), ("Corfu-S1902M.json", ""));
    assert_eq!(attached.bytes, file().bytes.to_vec());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_arrives_complete_in_its_place_and_is_found_again() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let (tom, marco) = (stand.person("tom"), stand.person("marco"));
    let public = Place::Channel(ChannelId::new(PlatformName::Discord, &stand.channel.to_string()));
    let private = Place::Person(PersonId::new(PlatformName::Discord, &tom.to_string()));
    let before = Timestamp::UNIX_EPOCH;
    let button = Action { id: "results:game=ab12cd34".into(), label: "Results".into() };
    // The file's name has no key, so the key is elsewhere, whatever else the message has.
    let messages = [
        with_file("**Corfù** as a file"),
        with_file("Two\nlines"),
        Message { actions: vec![button], ..with_file("A button") },
    ];
    for (name, place) in [("public", &public), ("private", &private)] {
        for (number, message) in messages.iter().enumerate() {
            let key = key(&format!("{name}{number}"));
            let posted = post(&bot, &key, place, message).await;
            assert_eq!(bot.discord.find(&key, place, before).await, Ok(Some(posted)));
        }
    }
    for seen in [stand.posts(marco, stand.channel), stand.private_posts(tom)] {
        let said: Vec<_> = seen.iter().map(words).collect();
        assert_eq!(said, ["**Corfù** as a file", "Two\nlines", "A button"]);
        seen.iter().for_each(assert_file);
    }
    assert!(stand.private_posts(marco).is_empty());

    // An answer to a command and its file are visible only to its author; a repetition makes no second one.
    let token = stand.invoke(tom, stand.channel, "my data", &[]);
    stand.until("the command", || (!sink.heard().is_empty()).then_some(())).await;
    let reply = sink.last().place;
    stand.faults().lost = 1;
    post(&bot, &key("data"), &reply, &with_file("All that is kept")).await;
    assert_eq!(stand.answer(&token).await, "All that is kept");
    let seen: Vec<_> = stand.posts(tom, stand.channel).into_iter().filter(|post| post.only == Some(tom)).collect();
    assert_eq!(seen.len(), 1);
    assert_file(&seen[0]);
    assert_eq!(stand.posts(marco, stand.channel).len(), 3, "nobody else sees it");

    // An edit without a file removes it.
    let posted = post(&bot, &key("edit"), &public, &with_file("So far")).await;
    bot.discord.edit(&posted, &Message { text: "No more".into(), ..Message::default() }).await.expect("changed");
    let last = stand.posts(marco, stand.channel).pop().expect("a post");
    assert_eq!((words(&last).as_str(), last.attachments.len()), ("No more", 0));
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_and_ones_own_data_are_exported_by_slash_commands() {
    let mut stage = DiscordStage::start().await;
    let script = "marco #: new name:Bosforo practice:yes language:en\nonce #: Bosforo begins
        marco @: A Vie - Gal\nexpect marco @: A Vie - Gal\nmarco #: export\nexpect marco @: **Bosforo** in un file
        marco #: my data\nexpect marco @: tutto ciò che è conservato su di te";
    season::play(&script.lines().map(str::trim).collect::<Vec<_>>().join("\n"), &mut stage).await;
    let (marco, tom) = (stage.stand.person("marco"), stage.stand.person("tom"));
    // A slash command is answered to its author; a mention in public, in public.
    stage.stand.write(marco, stage.stand.channel, "@bot export");
    season::play("expect #: **Bosforo** as a file", &mut stage).await;
    let files = |who| -> Vec<(String, Option<u64>, Value)> {
        let posts = stage.stand.posts(who, stage.stand.channel);
        let all = posts.iter().flat_map(|post| post.attachments.iter().map(move |file| (post, file)));
        all.filter(|(_, file)| file.name.ends_with(".json"))
            .map(|(post, file)| (file.name.clone(), post.only, serde_json::from_slice(&file.bytes).expect("JSON")))
            .collect()
    };
    let seen = files(tom);
    let [(name, None, saved)] = seen.as_slice() else { panic!("one file, for all: {seen:?}") };
    assert_eq!((name.as_str(), &saved["phases"][0]["name"]), ("Bosforo-S1901M.json", &Value::from("S1901M")));
    assert!(!saved.to_string().contains("VIE - GAL"), "what is being ordered isn't in it");
    let seen = files(marco);
    let [(_, Some(_), again), (name, Some(_), kept), (_, None, _)] = seen.as_slice() else {
        panic!("two files for marco alone, and the one for all: {seen:?}")
    };
    assert_eq!((again, name.as_str()), (saved, "i-miei-dati.json"));
    assert_eq!(kept["orders"][0]["typed"], "A Vie - Gal");
    stage.bot.kill();
    stage.stand.assert_content();
}
