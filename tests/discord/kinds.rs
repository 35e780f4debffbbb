//! Channels of other kinds, and channels that are deleted.

use super::letters::{begun, others};
use super::season::{self, Stage as _};
use super::stage::DiscordStage;
use super::stand::words;

const ANNOUNCEMENTS: u8 = 5;
const PUBLIC_THREAD: u8 = 11;
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
async fn no_game_is_opened_in_a_thread_or_a_forums_post() {
    let stage = DiscordStage::start().await;
    let forum = stage.stand.make_channel(FORUM, "forum", None);
    let tom = stage.stand.person("tom");
    for parent in [stage.stand.channel, forum] {
        let thread = stage.stand.make_channel(PUBLIC_THREAD, "some post", Some(parent));
        let token = stage.stand.invoke(tom, thread, "game new", &[("name", "Bosforo")]);
        let answer = stage.stand.answer(&token).await;
        assert!(answer.contains("in a text channel, not in a thread"), "{answer}");
        stage.stand.write(tom, thread, "@bot new name:Bosforo");
        let told = || stage.stand.posts(tom, thread).iter().any(|post| words(post).contains("in a text channel, not"));
        stage.stand.until("the same in the thread", || told().then_some(())).await;
    }
    let token = stage.stand.invoke(tom, stage.stand.channel, "game status", &[]);
    assert!(stage.stand.answer(&token).await.contains("no game here"), "none was opened");
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
    let script = format!(
        "{one} @: ready
         expect {one} @: no longer exists
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
