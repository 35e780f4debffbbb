//! Channels of other kinds, and channels that are deleted.

use super::letters::{begun, others};
use super::season::{self, Stage as _};
use super::stage::DiscordStage;
use super::stand::words;

const ANNOUNCEMENTS: u8 = 5;
const PUBLIC_THREAD: u8 = 11;
const PRIVATE_THREAD: u8 = 12;
const FORUM: u8 = 15;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_private_threads_letters_replace_rooms() {
    let mut stage = DiscordStage::start().await;
    let channel = stage.stand.channel;
    stage.stand.world().channels.get_mut(&channel).expect("the channel").kind = ANNOUNCEMENTS;
    stage.restart().await;
    let giulia = stage.stand.person("giulia");
    let token = stage.stand.invoke(giulia, channel, "gm permissions", &[]);
    let answer = stage.stand.answer(&token).await;
    assert!(answer.contains("canale annunci") && !answer.contains("Posso aprire thread"), "{answer}");
    let sits = begun(&mut stage, "").await;
    let [(_, one), (b, two), _] = &others(&sits, "marco")[..] else { panic!("seven play") };
    let script = format!(
        "{one} @: language en
         expect {one} @: English
         {two} @: language en
         expect {two} @: English
         {one} @: talk {b}
         expect {one} @: Private rooms can't be opened in this game's channel
         expect {two} @: Private rooms can't be opened in this game's channel
         {one} @: to {b}: hello
         once {two} @: │ hello"
    );
    season::play(&script, &mut stage).await;
    assert!(stage.stand.calls("POST /channels/{channel_id}/threads").is_empty(), "it is known without asking");
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_game_is_opened_in_a_private_thread() {
    let stage = DiscordStage::start().await;
    let tom = stage.stand.person("tom");
    let thread = stage.stand.make_channel(PRIVATE_THREAD, "us", Some(stage.stand.channel));
    {
        let mut world = stage.stand.world();
        let bot = world.bot;
        world.channels.get_mut(&thread).expect("just made").members.extend([bot, tom]);
    }
    let token = stage.stand.invoke(tom, thread, "game new", &[("name", "Bosforo")]);
    let answer = stage.stand.answer(&token).await;
    assert!(answer.contains("can't be played in a private thread"), "{answer}");
    stage.stand.write(tom, thread, "@bot new name:Bosforo");
    let told = || stage.stand.posts(tom, thread).iter().any(|post| words(post).contains("in a private thread"));
    stage.stand.until("the same in the thread", || told().then_some(())).await;
    let token = stage.stand.invoke(tom, stage.stand.channel, "status", &[]);
    assert!(stage.stand.answer(&token).await.contains("no game here"), "none was opened");
    stage.stand.assert_content();
}

/// Posts of a game in `place`, as `who` sees them, with `wanted` among them.
async fn reads(stage: &DiscordStage, who: u64, place: u64, wanted: &str) {
    let shown = || stage.stand.posts(who, place).iter().any(|post| words(post).contains(wanted));
    stage.stand.until(wanted, || shown().then_some(())).await;
}

/// Seven people play one game in a thread and another in the thread's channel, or in a forum's post: each command means
/// the game of its place, and press rooms are under the thread's channel, or letters where it has none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_has_a_thread_or_a_forums_post_of_its_own() {
    let mut stage = DiscordStage::start().await;
    // In the channel itself a game looks for players.
    season::play("marco #: new name:Egeo language:en\nexpect #: Egeo", &mut stage).await;
    let channel = stage.stand.channel;
    let forum = stage.stand.make_channel(FORUM, "forum", None);
    for (parent, name) in [(channel, "Bosforo"), (forum, "Ionio")] {
        let thread = stage.stand.make_channel(PUBLIC_THREAD, name, Some(parent));
        let marco = stage.stand.person("marco");
        let token = stage.stand.invoke(marco, thread, "game new", &[("name", name), ("language", "en")]);
        stage.stand.answer(&token).await;
        reads(&stage, marco, thread, name).await;
        for who in ["marco", "tom", "ellie", "joost", "giulia", "kasia", "femke"] {
            stage.stand.invoke(stage.stand.person(who), thread, "game join", &[]);
        }
        reads(&stage, marco, thread, &format!("{name} begins")).await;
        // In the thread its own game is meant, in the channel that of the channel.
        let token = stage.stand.invoke(marco, thread, "status", &[]);
        let answer = stage.stand.answer(&token).await;
        assert!(answer.contains(name) && !answer.contains("Egeo"), "{answer}");
        let posts = stage.stand.posts(marco, channel);
        assert!(posts.iter().all(|post| !words(post).contains(name)), "nothing of {name} is in the channel");

        let posts = stage.stand.posts(marco, thread);
        let lines = posts.iter().flat_map(|post| words(post).lines().map(str::to_owned).collect::<Vec<_>>());
        let holder = |power: &str| {
            let sits: Vec<_> = lines.clone().filter_map(|line| line.strip_prefix(power).map(str::to_owned)).collect();
            sits.first().expect("who plays it").trim().to_owned()
        };
        let (italy, germany) = (holder("Italy: "), holder("Germany: "));
        let script = format!(
            "{italy} @: language en
             expect {italy} @: English
             {italy} @: talk Germany game:{name}"
        );
        season::play(&script, &mut stage).await;
        if parent == channel {
            let opened = || stage.stand.threads("Bosforo · ").into_iter().find(|room| room.parent == Some(channel));
            let room = stage.stand.until("the room under the thread's channel", opened).await;
            let members = [stage.stand.person(&italy), stage.stand.person(&germany)];
            let inside = || {
                let room = stage.stand.threads("Bosforo · ").into_iter().find(|other| other.id == room.id)?;
                members.iter().all(|member| room.members.contains(member)).then_some(())
            };
            stage.stand.until("its members", inside).await;
        } else {
            season::play(&format!("expect {italy} @: Private rooms can't be opened"), &mut stage).await;
        }
        // Discord archives a thread in which nobody writes; the next post opens it again.
        stage.stand.world().channels.get_mut(&thread).expect("the thread").archived = true;
        // Nobody has ordered anything: whoever is the last one is asked, and says it again.
        for who in ["marco", "tom", "ellie", "joost", "giulia", "kasia", "femke"].repeat(2) {
            stage.stand.invoke(stage.stand.person(who), thread, "ready", &[]);
        }
        reads(&stage, marco, thread, "Autumn 1901").await;
    }
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_whose_channel_was_deleted_is_notified_and_moved() {
    let mut stage = DiscordStage::start().await;
    let sits = begun(&mut stage, "").await;
    let [(a, one), (b, two), (_, three)] = &others(&sits, "marco")[..] else { panic!("seven play") };
    let room = format!("{}+{}", a.to_uppercase(), b.to_uppercase());
    let script = format!(
        "{one} @: language en
         expect {one} @: English
         {one} @: talk {b}
         expect {one} &{room}: This is a private room"
    );
    season::play(&script, &mut stage).await;
    let old = stage.stand.threads("Bosforo · ").remove(0);
    stage.stand.delete_channel(stage.stand.channel);
    // At once: nothing is to be posted there yet. What is later tells nobody again.
    let script = format!(
        "expect {one} @: no longer exists
         {one} @: ready
         expect {one} @: Thanks
         once {one} @: no longer exists
         {three} @: language en
         expect {three} @: English
         {three} @: status
         expect {three} @: Spring 1901"
    );
    season::play(&script, &mut stage).await;
    let channel = stage.stand.make_channel(0, "elsewhere", None);
    let marco = stage.stand.person("marco");
    let reads = |person: u64, wanted: &str| {
        stage.stand.posts(person, channel).iter().any(|post| words(post).contains(wanted)).then_some(())
    };
    // Somebody who isn't its game master can't move it.
    let other = stage.stand.person(one);
    let token = stage.stand.invoke(other, channel, "gm move-here", &[("game", "Bosforo")]);
    assert!(stage.stand.answer(&token).await.contains("game master"));
    let token = stage.stand.invoke(marco, channel, "gm move-here", &[]);
    stage.stand.answer(&token).await;
    stage.stand.until("the word of it", || reads(other, "is played in this channel from now on")).await;
    stage.stand.until("how it stands", || reads(other, "Spring 1901")).await;
    season::play(&format!("{one} @: talk {b}"), &mut stage).await;
    let opened = || stage.stand.threads("Bosforo · ").into_iter().find(|thread| thread.parent == Some(channel));
    let new = stage.stand.until("the room under the new channel", opened).await;
    assert_ne!(new.id, old.id);
    let members = [stage.stand.person(one), stage.stand.person(two)];
    let inside = || {
        let threads = stage.stand.threads("Bosforo · ");
        let thread = threads.iter().find(|thread| thread.id == new.id)?;
        members.iter().all(|member| thread.members.contains(member)).then_some(())
    };
    stage.stand.until("its members", inside).await;
    stage.stand.assert_content();
}
