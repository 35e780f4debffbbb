//! Posts that wait for a change are retried as soon as it has happened, not minutes later.

use serde_json::json;

use super::letters::{begun, others};
use super::season;
use super::stage::DiscordStage;
use super::stand::words;
use super::world::SEND_MESSAGES;

const POST: &str = "POST /channels/{channel_id}/messages";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restored_permission_is_noticed_at_once() {
    let mut stage = DiscordStage::start().await;
    season::play("tom #: new name:Bosforo practice:yes language:en\nexpect #: Not ready yet", &mut stage).await;
    stage.stand.world().everybody &= !SEND_MESSAGES;
    season::play("tom @: ready", &mut stage).await;
    let refused = || stage.stand.calls(POST).iter().any(|call| call.status == 403).then_some(());
    stage.stand.until("a refusal", refused).await;
    let told = {
        let mut world = stage.stand.world();
        world.everybody |= SEND_MESSAGES;
        let everybody =
            json!({ "id": world.guild.to_string(), "name": "@everyone", "permissions": world.everybody.to_string() });
        json!({ "guild_id": world.guild.to_string(), "role": everybody })
    };
    stage.stand.shared.dispatch("GUILD_ROLE_UPDATE", told);
    // The dispatcher itself would retry after two minutes, longer than this waits.
    season::play("expect #: Spring 1901", &mut stage).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_who_writes_in_private_gets_waiting_posts() {
    let stage = DiscordStage::start().await;
    let otto = stage.stand.person("otto");
    stage.stand.world().users.get_mut(&otto).expect("somebody").open = false;
    let refused = || stage.stand.calls(POST).iter().any(|call| call.status == 403).then_some(());
    stage.stand.write(otto, stage.stand.channel, "@bot language it");
    stage.stand.until("a refusal", refused).await;
    stage.stand.world().users.get_mut(&otto).expect("somebody").open = true;
    let looks = std::cell::Cell::new(0);
    let answered = || {
        // The first message may come before the refusal is stored.
        if looks.replace(looks.get() + 1) % 200 == 0 {
            stage.stand.write_privately(otto, "hello");
        }
        let posts = stage.stand.private_posts(otto);
        posts.iter().any(|post| words(post).contains("italiano")).then_some(())
    };
    stage.stand.until("the answer that waited", answered).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_member_who_left_the_server_keeps_no_other_out_and_the_room_is_told() {
    let mut stage = DiscordStage::start().await;
    let sits = begun(&mut stage, "").await;
    let [(a, one), (b, two), (c, three)] = &others(&sits, "marco")[..] else { panic!("seven play") };
    let gone = stage.stand.person(two);
    stage.stand.world().left.insert(gone);
    let script = format!(
        "marco @: language en
         expect marco @: English
         {one} @: language en
         expect {one} @: English
         {one} @: talk {b}, {c}"
    );
    season::play(&script, &mut stage).await;
    let thread = stage.stand.until("a room", || stage.stand.threads("Bosforo · ").pop().map(|thread| thread.id)).await;
    let reader = stage.stand.person(one);
    let told = format!("Missing for now: {b}");
    let reads = || {
        let posts = stage.stand.posts(reader, thread);
        posts.iter().any(|post| words(post).contains(&told)).then_some(())
    };
    stage.stand.until("who is missing", reads).await;
    let room = stage.stand.threads("Bosforo · ").remove(0);
    let third = stage.stand.person(three);
    assert!(
        !room.locked && room.members.contains(&third) && !room.members.contains(&gone),
        "{a} and {c} talk: {room:?}"
    );
    // The game master plays, and isn't in that room.
    season::play(&format!("never marco @: Missing for now: {b}"), &mut stage).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_are_told_who_left_the_server_and_a_new_room_has_its_introduction() {
    let mut stage = DiscordStage::start().await;
    let giulia = stage.stand.person("giulia");
    {
        let mut world = stage.stand.world();
        world.users.get_mut(&giulia).expect("somebody").open = false;
        world.left.insert(giulia);
    }
    let sits = begun(&mut stage, "").await;
    season::play("once #: giulia isn't on this server any more\nnever #: giulia, I can't send you DMs", &mut stage)
        .await;
    assert!(stage.stand.threads("giulia").is_empty(), "nobody would read it");

    let others: Vec<_> = sits.iter().filter(|(_, name)| !["giulia", "marco"].contains(&name.as_str())).collect();
    let [(_, one), (b, _), ..] = others[..] else { panic!("seven play") };
    let reader = stage.stand.person(one);
    season::play(&format!("{one} @: language en\nexpect {one} @: English\n{one} @: talk {b}"), &mut stage).await;
    let opened = || stage.stand.threads("Bosforo · ").pop().map(|thread| thread.id);
    let introduced = |thread: u64| {
        let posts = stage.stand.posts(reader, thread);
        posts.iter().filter(|post| words(post).contains("This is a private room for")).count()
    };
    let first = stage.stand.until("a room", opened).await;
    stage.stand.until("who can read it", || (introduced(first) == 1).then_some(())).await;
    stage.stand.delete_channel(first);
    stage.stand.write_privately(reader, &format!("talk {b}"));
    let second = stage.stand.until("another room", opened).await;
    stage.stand.until("who can read it", || (introduced(second) == 1).then_some(())).await;
    stage.stand.assert_content();
}
