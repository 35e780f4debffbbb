//! A room is stored before anybody is in it, whatever happens in between.

use super::letters::{begun, heading, others};
use super::season::{self, Stage};
use super::stage::DiscordStage;
use super::stand::words;

const LET_IN: &str = "PUT /channels/{channel_id}/thread-members/{user_id}";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_in_a_room_that_is_being_opened_are_press() {
    let mut stage = DiscordStage::start().await;
    let sits = begun(&mut stage, "").await;
    let [(_, one), (b, two), (_, three)] = &others(&sits, "marco")[..] else { panic!("seven play") };
    season::play(
        &format!(
            "{one} @: language en
             expect {one} @: English
             {two} @: language it
             expect {two} @: in italiano"
        ),
        &mut stage,
    )
    .await;
    // The first member can write before Discord has told the bot that they are in.
    stage.stand.faults().held = Some(LET_IN);
    season::play(&format!("{one} @: talk {b}"), &mut stage).await;
    let people = [one, two].map(|name| stage.stand.person(name));
    let inside = || {
        let thread = stage.stand.threads("Bosforo").into_iter().next()?;
        people.into_iter().find(|person| thread.members.contains(person)).map(|person| (thread.id, person))
    };
    let (thread, writer) = stage.stand.until("somebody in the room", inside).await;
    let (said, read) =
        if writer == people[0] { ("A Ven - Tyr", "A Ven - Tir") } else { ("A Ven - Tir", "A Ven - Tyr") };
    stage.stand.write(writer, thread, &format!("@bot {said}"));
    // Events are handled in order: by now the bot has read the message in the room.
    season::play(&format!("{three} @: language nl\nexpect {three} @: Nederlands"), &mut stage).await;
    stage.stand.faults().held = None;
    let translated = || stage.stand.posts(writer, thread).iter().any(|post| words(post).contains(read)).then_some(());
    stage.stand.until("the order in the other language", translated).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crash_while_a_room_is_being_opened_leaves_one_stored_room() {
    for point in ["opened:1", "settling:1", "settled:1"] {
        let mut stage = DiscordStage::start().await;
        let sits = begun(&mut stage, "").await;
        let [(_, one), (b, two), _] = &others(&sits, "marco")[..] else { panic!("seven play") };
        let (writer, reader) = (stage.stand.person(one), stage.stand.person(two));
        stage.stop().await;
        stage.bot.set("DRAGOMAN_TEST_KILL", point);
        stage.start().await;
        stage.stand.write_privately(writer, &format!("talk {b}"));
        stage.stand.until(point, || (!stage.stand.connected()).then_some(())).await;
        stage.bot.set("DRAGOMAN_TEST_KILL", "");
        stage.stop().await;
        stage.start().await;
        let open = || {
            let thread = stage.stand.threads("Bosforo").into_iter().next()?;
            [writer, reader].iter().all(|person| thread.members.contains(person)).then_some(thread.id)
        };
        let thread = stage.stand.until("the room", open).await;
        heading(&stage, writer, thread).await;
        assert_eq!(stage.stand.threads("Bosforo").len(), 1, "after a crash at {point}");
    }
}

/// The same for an order thread, whose greeting is posted once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crash_while_an_order_thread_is_being_opened_leaves_one_with_its_greeting() {
    for point in ["opened:1", "settling:1", "settled:1"] {
        let mut stage = DiscordStage::start().await;
        let giulia = stage.stand.person("giulia");
        stage.stand.world().users.get_mut(&giulia).expect("somebody").open = false;
        stage.stop().await;
        stage.bot.set("DRAGOMAN_TEST_KILL", point);
        stage.start().await;
        season::play("giulia #: new name:Bosforo practice:yes language:it", &mut stage).await;
        stage.stand.until(point, || (!stage.stand.connected()).then_some(())).await;
        stage.bot.set("DRAGOMAN_TEST_KILL", "");
        stage.stop().await;
        stage.start().await;
        let order_thread = || stage.stand.threads("giulia").first().map(|thread| thread.id);
        let order_thread = stage.stand.until("an order thread", order_thread).await;
        let greetings = || {
            let posts = stage.stand.posts(giulia, order_thread);
            posts.iter().filter(|post| words(post).contains("useremo questo thread")).count()
        };
        stage.stand.until("the greeting", || (greetings() > 0).then_some(())).await;
        let told = || {
            let all =
                stage.stand.private_posts(giulia).into_iter().chain(stage.stand.posts(giulia, stage.stand.channel));
            all.into_iter().any(|post| words(&post).contains("ordini · giulia")).then_some(())
        };
        stage.stand.until("where it is", told).await;
        assert_eq!((stage.stand.threads("giulia").len(), greetings()), (1, 1), "after a crash at {point}");
    }
}
