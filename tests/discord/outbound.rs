//! Posts arrive once: in their place, complete, and visible only to those who should see them.

use std::sync::Arc;
use std::time::Duration;

use dragoman_game::event::{ChannelId, EventId, PersonId, Place, PlatformName, ReplyToken};
use dragoman_game::model::GameId;
use dragoman_game::post::{Key, Posted};
use dragoman_game::refusal::Refusal;
use dragoman_platform::message::{Action, Message, Picture, Text};
use dragoman_platform::{Platform, Setback};
use jiff::{SignedDuration, Timestamp};
use serde_json::json;

use super::recorder::{Recorder, Running, settings};
use super::season::PATIENCE;
use super::stand::{Stand, actions, words};
use super::world::{EMBED_LINKS, READ_HISTORY, SEND_MESSAGES};

pub fn key(name: &str) -> Key {
    serde_json::from_value(json!(format!("{name:0>22}"))).expect("a key")
}

fn person(id: u64) -> PersonId {
    PersonId::new(PlatformName::Discord, &id.to_string())
}

pub fn public(stand: &Stand) -> Place {
    Place::Channel(ChannelId::new(PlatformName::Discord, &stand.channel.to_string()))
}

pub fn said(text: &str) -> Message {
    Message { text: Text::lines_of(text.lines()), ..Message::default() }
}

fn picture() -> Picture {
    let png: Arc<[u8]> = b"\x89PNG\r\n\x1a\n and so on".as_slice().into();
    Picture {
        png: Arc::clone(&png),
        thumbnail: png,
        width: 1600,
        height: 1200,
        name: "Bosforo-S1901M".into(),
        alt: "Army Vienna moves to Galicia.".into(),
    }
}

/// Retries until it is posted, as the dispatcher does.
async fn post(bot: &Running, key: &Key, to: &Place, message: &Message) -> Posted {
    let start = std::time::Instant::now();
    while start.elapsed() < PATIENCE {
        match bot.discord.post(key, to, message).await {
            Ok(posted) => return posted,
            Err(Setback::Later { .. }) => tokio::time::sleep(Duration::from_millis(50)).await,
            Err(other) => panic!("{other}"),
        }
    }
    panic!("never posted");
}

/// Looks for a post until the outcome is `wanted`: before Discord has described the server, it isn't known.
async fn finds(bot: &Running, (key, place): (&Key, &Place), from: Timestamp, wanted: Result<Option<Posted>, Setback>) {
    let start = std::time::Instant::now();
    loop {
        let found = bot.discord.find(key, place, from).await;
        if found == wanted {
            break;
        }
        assert!(found.is_err() && start.elapsed() < PATIENCE, "{found:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_arrives_with_its_map_text_and_buttons() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let (tom, marco) = (stand.person("tom"), stand.person("marco"));
    let message = Message {
        answers: None,
        text: Text::own("SPRING 1901\nAustria  A Vie – Gal ✗\n") + "@everyone",
        picture: Some(picture()),
        file: None,
        actions: vec![Action { id: "why:g1".into(), label: "Why?".into() }],
        mentions: vec![person(marco)],
        rings: true,
        pinned: Some(GameId("one".to_owned())),
        translations: Vec::new(),
    };
    post(&bot, &key("result"), &public(&stand), &message).await;
    let posts = stand.posts(tom, stand.channel);
    assert_eq!(posts.len(), 1);
    assert_eq!(words(&posts[0]), format!("<@{marco}> SPRING 1901\nAustria  A Vie – Gal ✗\n\\@everyone"));
    assert_eq!(posts[0].mentions, [marco], "nobody else is called");
    assert_eq!(posts[0].attachments[0].alt, "Army Vienna moves to Galicia.");
    assert_eq!(posts[0].attachments[0].bytes, picture().png.to_vec());
    assert_eq!(posts[0].flags, 0, "it rings");
    assert_eq!(actions(&posts[0])[0].1, "Why?");
    assert!(posts[0].pinned.is_some());

    // Discord lists fifty at once.
    for number in 1..=60 {
        let id = stand.write_unreported(tom, stand.channel, "to be kept", Vec::new()).0;
        let later = posts[0].pinned.map(|at| at + Duration::from_millis(number));
        stand.world().messages.get_mut(&id).expect("written").pinned = later;
    }

    // The next pin for the same game replaces it, and that of another game stays beside it.
    for (name, game) in [("status", "one"), ("other", "two"), ("once more", "two")] {
        let pinned = Some(GameId(game.to_owned()));
        let message = Message { text: "Orders in: 5 of 7".into(), pinned, ..Message::default() };
        post(&bot, &key(name), &public(&stand), &message).await;
    }
    let notices = || stand.world().messages.values().filter(|message| message.kind == 6).count();
    stand.until("no notices of that", || (notices() == 0).then_some(())).await;
    let pinned: Vec<_> = stand.posts(tom, stand.channel).iter().map(|post| post.pinned.is_some()).collect();
    assert_eq!(pinned, [false, true, false, true]);
    assert_eq!(stand.posts(tom, stand.channel)[1].flags, 1 << 12, "it is silent");
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_message_is_visible_only_to_its_reader() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let (tom, marco) = (stand.person("tom"), stand.person("marco"));
    post(&bot, &key("secret"), &Place::Person(person(tom)), &said("3 of 3 orders.\nF Lon - Nth")).await;
    assert_eq!(words(&stand.private_posts(tom)[0]), "3 of 3 orders.\nF Lon - Nth");
    assert!(stand.private_posts(marco).is_empty());

    // The conversation survives a restart: no second one is opened, and an answer in it is received.
    bot.kill();
    stand.write_privately(tom, "thanks");
    let bot = Running::start(settings(&stand), &sink);
    stand.until("the answer", || (sink.heard() == ["thanks"]).then_some(())).await;
    post(&bot, &key("more"), &Place::Person(person(tom)), &said("You're welcome.")).await;
    assert_eq!(stand.calls("POST /users/@me/channels").len(), 1);
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn missing_permissions_are_named() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    for (bit, name) in [(SEND_MESSAGES, "Send Messages"), (EMBED_LINKS, "Embed Links")] {
        stand.world().everybody &= !bit;
        let guild = stand.world().guild_json();
        stand.shared.dispatch("GUILD_UPDATE", guild);
        // The missing permission is known as soon as the server has reported the change.
        let wanted = Err(Setback::Refused(Refusal::Permission(name.into())));
        let start = std::time::Instant::now();
        loop {
            let refused = bot.discord.post(&key("b"), &public(&stand), &said("hello\nall")).await;
            if refused == wanted {
                break;
            }
            assert!(refused.is_err() && start.elapsed() < PATIENCE, "{refused:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        stand.world().everybody |= bit;
    }
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failures_of_every_third_call_repeat_and_lose_nothing() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    stand.faults().chance = Some((1901, 33));
    let lines: Vec<_> = (0..25).map(|number| format!("post {number}")).collect();
    for (number, line) in lines.iter().enumerate() {
        let to = if number % 2 == 0 { public(&stand) } else { Place::Person(person(tom)) };
        post(&bot, &key(&format!("luck{number}")), &to, &said(line)).await;
    }
    stand.faults().chance = None;
    let mut seen: Vec<_> = stand.posts(tom, stand.channel).iter().map(words).collect();
    assert_eq!(seen, lines.iter().step_by(2).cloned().collect::<Vec<_>>());
    seen = stand.private_posts(tom).iter().map(words).collect();
    assert_eq!(seen, lines.iter().skip(1).step_by(2).cloned().collect::<Vec<_>>());
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_is_found_again_after_its_nonce_expired() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    let before = Timestamp::from_millisecond(
        dragoman_runtime::clock::Clock::now(&dragoman_runtime::clock::SystemClock).as_millisecond(),
    )
    .unwrap();
    let button = Action { id: "ready".into(), label: "Ready".into() };
    let messages = [
        said("Only words"),
        Message { picture: Some(picture()), ..said("A map") },
        Message { actions: vec![button], ..said("A button") },
    ];
    for (name, place) in [("public", public(&stand)), ("private", Place::Person(person(tom)))] {
        for (number, message) in messages.iter().enumerate() {
            let key = key(&format!("{name}{number}"));
            finds(&bot, (&key, &place), before, Ok(None)).await;
            let posted = post(&bot, &key, &place, message).await;
            for chatter in 0..120 {
                stand.write(tom, stand.channel, &format!("chatter {chatter}"));
            }
            assert_eq!(bot.discord.find(&key, &place, before).await, Ok(Some(posted)));
            let later = before.saturating_add(SignedDuration::from_hours(1)).unwrap();
            assert_eq!(bot.discord.find(&key, &place, later).await, Ok(None));
        }
    }
    bot.stop().await;
    stand.assert_content();
}

/// "Not there" would post it a second time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_behind_thousands_of_messages_is_found_by_and_by() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    let before = Timestamp::from_millisecond(
        dragoman_runtime::clock::Clock::now(&dragoman_runtime::clock::SystemClock).as_millisecond(),
    )
    .unwrap();
    for chatter in 0..3_100 {
        stand.write(tom, stand.channel, &format!("chatter {chatter}"));
    }
    let key = key("behind");
    let posted = post(&bot, &key, &public(&stand), &said("Behind them")).await;
    assert!(matches!(bot.discord.find(&key, &public(&stand), before).await, Err(Setback::Later { .. })));
    assert_eq!(bot.discord.find(&key, &public(&stand), before).await, Ok(Some(posted)));
    // Of a post that isn't there this is known in the end.
    let other = self::key("nowhere");
    assert!(matches!(bot.discord.find(&other, &public(&stand), before).await, Err(Setback::Later { .. })));
    assert_eq!(bot.discord.find(&other, &public(&stand), before).await, Ok(None));
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_is_answered_to_its_author_alone_and_a_second_answer_follows() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let (tom, marco) = (stand.person("tom"), stand.person("marco"));
    let token = stand.invoke(tom, stand.channel, "orders show", &[]);
    stand.until("the command", || (!sink.heard().is_empty()).then_some(())).await;
    let place = sink.last().place;
    let posted =
        post(&bot, &key("one"), &place, &Message { picture: Some(picture()), ..said("Your orders\nF Lon - Nth") })
            .await;
    // The same again, as after a crash, and then another.
    post(&bot, &key("one"), &place, &said("Your orders\nF Lon - Nth")).await;
    post(&bot, &key("two"), &place, &said("And a word more.")).await;
    assert_eq!(stand.answer(&token).await, "Your orders\nF Lon - Nth");
    let seen: Vec<_> = stand.posts(tom, stand.channel).iter().map(words).collect();
    assert_eq!(seen, ["Your orders\nF Lon - Nth", "And a word more."]);
    assert!(stand.posts(marco, stand.channel).is_empty(), "nobody else sees it");
    bot.discord.edit(&posted, &said("Your orders\nnone")).await.expect("changed");
    assert_eq!(stand.answer(&token).await, "Your orders\nnone");

    // A restart between the command and its answer: the deferred response is completed once.
    let token = stand.invoke(tom, stand.channel, "status", &[]);
    stand.until("the command", || (sink.heard().len() == 2).then_some(())).await;
    stand.acknowledged(&token).await;
    let place = sink.last().place;
    bot.kill();
    let bot = Running::connected(&stand, &sink).await;
    post(&bot, &key("three"), &place, &said("Waiting for France.")).await;
    post(&bot, &key("three"), &place, &said("Waiting for France.")).await;
    assert_eq!(stand.answer(&token).await, "Waiting for France.");
    assert_eq!(stand.posts(tom, stand.channel).len(), 3);

    // A later answer that everybody sees is found again, also by another run.
    let token = stand.invoke(tom, stand.channel, "game results", &[]);
    stand.until("the command", || (sink.heard().len() == 3).then_some(())).await;
    let Place::Reply { token: ours, author } = sink.last().place else { panic!("a reply") };
    let (_, native) = ours.native().split_once('/').expect("the kind, and the token");
    let ours = ReplyToken::new(PlatformName::Discord, &format!("p/{native}"));
    let place = Place::Reply { token: ours, author };
    post(&bot, &key("four"), &place, &said("The results.")).await;
    let later = post(&bot, &key("five"), &place, &said("And a table.")).await;
    assert_eq!(post(&bot, &key("five"), &place, &said("And a table.")).await, later);
    bot.kill();
    let bot = Running::connected(&stand, &sink).await;
    assert_eq!(post(&bot, &key("five"), &place, &said("And a table.")).await, later);
    let found = loop {
        match bot.discord.find(&key("five"), &place, Timestamp::UNIX_EPOCH).await {
            Err(Setback::Later { .. }) => tokio::time::sleep(Duration::from_millis(100)).await,
            found => break found,
        }
    };
    assert_eq!(found, Ok(Some(later)));
    assert_eq!(stand.answer(&token).await, "The results.");
    assert_eq!(stand.posts(tom, stand.channel).len(), 5);
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_is_too_late_goes_to_its_author_in_private() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    // Acknowledged too late: Discord doesn't know the interaction any more.
    stand.faults().unknown_interactions = true;
    stand.invoke(tom, stand.channel, "orders show", &[]);
    stand.until("the command", || (!sink.heard().is_empty()).then_some(())).await;
    let place = sink.last().place;
    post(&bot, &key("late"), &place, &said("Your orders: none.")).await;
    // An expired token.
    let old = ReplyToken::new(PlatformName::Discord, "e/175928847299117063/some-token");
    let old = Place::Reply { token: old, author: person(tom) };
    post(&bot, &key("old"), &old, &said("The phase is over.")).await;
    let seen: Vec<_> = stand.private_posts(tom).iter().map(words).collect();
    assert_eq!(seen, ["Your orders: none.", "The phase is over."]);
    assert!(stand.posts(tom, stand.channel).is_empty());
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buttons_and_menus_are_read_as_their_actions() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    let action = |number: usize| Action { id: format!("retreat:{number}"), label: format!("Place {number}") };
    let two = Message { actions: (0..2).map(action).collect(), ..said("Where to?") };
    let many = Message { actions: (0..30).map(action).collect(), ..said("Which one?") };
    post(&bot, &key("two"), &Place::Person(person(tom)), &two).await;
    post(&bot, &key("many"), &public(&stand), &many).await;

    let private = stand.private_posts(tom).remove(0);
    let token = stand.press(tom, private.id, &actions(&private)[0].0);
    assert_eq!(stand.acknowledged(&token).await.1["type"], 6, "nothing flickers in a private conversation");
    stand.until("the press", || (sink.heard() == ["[retreat:0]"]).then_some(())).await;
    assert!(matches!(sink.last().place, Place::Person(_)));

    let menu = stand.posts(tom, stand.channel).remove(0);
    let custom_id = menu.components[1]["components"][0]["custom_id"].as_str().unwrap().to_owned();
    let token = stand.choose(tom, menu.id, &custom_id, "retreat:27");
    assert_eq!(stand.acknowledged(&token).await.1["type"], 5);
    stand.until("the choice", || (sink.heard() == ["[retreat:0]", "[retreat:27]"]).then_some(())).await;
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_cant_be_a_reply_is_posted_without_a_reference() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    let asked = stand.write(tom, stand.channel, "status?");
    let answers = Some(EventId::new(PlatformName::Discord, &asked.to_string()));
    let answer = Message { answers, ..said("It stands well.") };
    post(&bot, &key("reply"), &public(&stand), &answer).await;
    stand.world().everybody &= !READ_HISTORY;
    post(&bot, &key("words"), &public(&stand), &answer).await;
    assert_eq!(stand.posts(tom, stand.channel).len(), 2);
    bot.stop().await;
    stand.assert_content();
}

/// Discord shows such a bot an empty history: that it has no such post doesn't mean that it wasn't posted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_isnt_made_again_where_the_history_cant_be_read() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let bot = Running::connected(&stand, &sink).await;
    let tom = stand.person("tom");
    let before = Timestamp::UNIX_EPOCH;
    let everything = stand.world().everybody;
    let posted = post(&bot, &key("results"), &public(&stand), &said("Spring 1901")).await;
    stand.permit(everything & !READ_HISTORY);
    bot.kill();
    stand.forget_session();
    let bot = Running::connected(&stand, &sink).await;
    let found = async |place: &Place, wanted| finds(&bot, (&key("results"), place), before, wanted).await;
    found(&public(&stand), Err(Setback::Refused(Refusal::Permission("Read Message History".into())))).await;
    stand.permit(everything);
    found(&public(&stand), Ok(Some(posted))).await;
    let empty = stand.make_channel(0, "empty", None).to_string();
    found(&Place::Channel(ChannelId::new(PlatformName::Discord, &empty)), Ok(None)).await;
    assert_eq!(stand.posts(tom, stand.channel).len(), 1);
    bot.stop().await;
    stand.assert_content();
}
