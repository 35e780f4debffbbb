//! Private threads that somebody else may read while they are open.

use serde_json::json;

use super::letters::{begun, heading, moderate, others};
use super::season::{self, Stage};
use super::stage::DiscordStage;
use super::stand::{Stand, words};
use super::world::{Channel, MANAGE_THREADS};

/// Gives `name` a role without permissions. A bot without a privileged intent isn't told of that.
fn role(stand: &Stand, name: &str) -> u64 {
    let person = stand.person(name);
    let mut world = stand.world();
    let role = world.next_id();
    world.roles.insert(role, 0);
    world.users.get_mut(&person).expect("somebody").roles.push(role);
    role
}

/// Gives the role these permissions, as an administrator does in the server's settings.
fn allow(stand: &Stand, role: u64, permissions: u64) {
    let mut world = stand.world();
    world.roles.insert(role, permissions);
    let guild = world.guild.to_string();
    let told = json!({ "id": role.to_string(), "name": "role", "permissions": permissions.to_string() });
    drop(world);
    stand.shared.dispatch("GUILD_ROLE_UPDATE", json!({ "guild_id": guild, "role": told }));
}

/// The only thread of this name, once it is locked or not.
async fn once(stand: &Stand, name: &str, locked: bool) -> Channel {
    let state = || stand.threads(name).into_iter().find(|thread| thread.locked == locked);
    stand.until(if locked { "a locked thread" } else { "an open thread" }, state).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_that_another_player_can_read_is_closed_and_letters_replace_it() {
    let mut stage = DiscordStage::start().await;
    let marcos = role(&stage.stand, "marco");
    stage.restart().await;
    let sits = begun(&mut stage, "").await;
    let (power, _) = sits.iter().find(|(_, name)| *name == "marco").expect("marco plays");
    let [(a, one), (b, two), (c, three)] = &others(&sits, "marco")[..] else { panic!("seven play") };
    let (writer, marco, channel) = (stage.stand.person(one), stage.stand.person("marco"), stage.stand.channel);
    season::play(
        &format!(
            "{one} @: language en
             expect {one} @: English
             {two} @: language it
             expect {two} @: in italiano
             {three} @: language nl
             expect {three} @: Nederlands
             {one} @: talk {b}
             expect {one} @: {two}"
        ),
        &mut stage,
    )
    .await;
    let thread = once(&stage.stand, "Bosforo", false).await.id;
    heading(&stage, writer, thread).await;
    stage.stand.write(writer, thread, "@bot A Ven - Tyr, A Mun - Ruh?");
    let translated =
        || stage.stand.posts(writer, thread).iter().any(|post| words(post).contains("A Ven - Tir")).then_some(());
    stage.stand.until("the orders in Italian", translated).await;
    assert!(stage.stand.posts(marco, thread).is_empty(), "marco isn't in the room and reads nothing");

    allow(&stage.stand, marcos, MANAGE_THREADS);
    once(&stage.stand, "Bosforo", true).await;
    season::play(
        &format!(
            "expect {one} @: I've locked the room with {b}: the player of {power} can now manage threads
             expect {two} @: Ho chiuso la stanza
             once #: {power} can manage threads
             never {three} @: could read it
             never marco @: I've locked"
        ),
        &mut stage,
    )
    .await;

    // From now on the bot writes nothing there, and letters are private.
    let before = stage.stand.posts(writer, thread).len();
    let told = stage.stand.shared.told.lock().expect("no poison").len();
    stage.stand.write(writer, thread, "@bot F Nap - TYS?");
    season::play(
        &format!(
            "{one} @: to {b}: zimorodek, A Ven - Tyr
             once {two} @: │ zimorodek, A Ven - Tyr
             expect {two} @: A Ven - Tir
             {two} @: parla {a}
             expect {two} @: Niente stanza privata
             {three} @: praat {a}
             expect {one} @: No private room here: the player of {power} can manage threads
             restart
             {two} @: a {a}, {c}: zimorodek
             expect {one} @: Letter from {b}"
        ),
        &mut stage,
    )
    .await;
    assert_eq!(stage.stand.posts(writer, thread).len(), before, "nothing more is said in the thread");
    let all = stage.stand.shared.told.lock().expect("no poison").clone();
    for told in all.iter().skip(told).filter(|told| told.to.contains(&marco)) {
        assert!(!told.said.contains("zimorodek") && !told.said.contains("TYS"), "{}", told.said);
    }

    // Without the permission, the room is opened again on request. A permission given while the bot is off is noticed
    // too.
    allow(&stage.stand, marcos, 0);
    season::play(&format!("{one} @: talk {b}"), &mut stage).await;
    once(&stage.stand, "Bosforo", false).await;
    let opened = || (stage.stand.posts(writer, thread).len() > before).then_some(());
    stage.stand.until("the room's heading", opened).await;
    stage.stop().await;
    moderate(&stage, "marco");
    stage.start().await;
    once(&stage.stand, "Bosforo", true).await;
    let noticed = |post: &super::world::Message| words(post).contains("I've locked the room");
    let twice = || (stage.stand.private_posts(writer).iter().filter(|post| noticed(post)).count() == 2).then_some(());
    stage.stand.until("being told again", twice).await;
    assert_eq!(stage.stand.threads("Bosforo").len(), 1);
    let calls =
        stage.stand.posts(marco, channel).iter().filter(|post| words(post).contains("can manage threads")).count();
    assert_eq!(calls, 1, "the channel is told once");
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_thread_that_another_player_can_read_is_closed() {
    let mut stage = DiscordStage::start().await;
    let marcos = role(&stage.stand, "marco");
    stage.restart().await;
    let giulia = stage.stand.person("giulia");
    stage.stand.world().users.get_mut(&giulia).expect("somebody").open = false;
    begun(&mut stage, "").await;
    let order_thread = once(&stage.stand, "ordini · giulia", false).await.id;
    let order = || {
        let posts = stage.stand.posts(giulia, order_thread);
        let text = posts.iter().map(words).find(|text| text.contains("Scrivi per esempio"))?;
        Some(text.split('`').nth(1)?.to_owned())
    };
    let order = stage.stand.until("an example", order).await;
    stage.stand.write(giulia, order_thread, &format!("@bot {order}"));
    let stored = || {
        stage.stand.posts(giulia, order_thread).iter().any(|post| words(post).contains("Ho 1 ordine su")).then_some(())
    };
    stage.stand.until("the receipt", stored).await;

    allow(&stage.stand, marcos, MANAGE_THREADS);
    once(&stage.stand, "ordini · giulia", true).await;
    season::play("once #: I can't send you DMs", &mut stage).await;
    let before = stage.stand.posts(giulia, order_thread).len();
    // The command still works: its answer is visible only to her.
    let token = stage.stand.invoke(giulia, stage.stand.channel, "orders show", &[]);
    assert!(stage.stand.answer(&token).await.contains(&order));
    season::play("marco #: map\nexpect # picture\nonce #: I can't send you DMs", &mut stage).await;
    assert_eq!(stage.stand.posts(giulia, order_thread).len(), before, "nothing more is said there");
    assert_eq!(stage.stand.threads("giulia").len(), 1);
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_who_agreed_to_it_keep_a_room_that_others_can_read() {
    let mut stage = DiscordStage::start().await;
    let marcos = role(&stage.stand, "marco");
    stage.restart().await;
    let sits = begun(&mut stage, " moderators:rooms").await;
    let [(_, one), (b, two), _] = &others(&sits, "marco")[..] else { panic!("seven play") };
    season::play(&format!("{one} @: talk {b}\nexpect {one} @: {two}"), &mut stage).await;
    once(&stage.stand, "Bosforo", false).await;
    let asked = stage.stand.calls("GET /guilds/{guild_id}/members/{user_id}").len();
    allow(&stage.stand, marcos, MANAGE_THREADS);
    let looked = || (stage.stand.calls("GET /guilds/{guild_id}/members/{user_id}").len() >= asked + 7).then_some(());
    stage.stand.until("a look at everybody", looked).await;
    season::play("marco #: status\nexpect marco @: Primavera 1901", &mut stage).await;
    assert!(!once(&stage.stand, "Bosforo", false).await.locked);
    stage.stand.assert_content();
}
