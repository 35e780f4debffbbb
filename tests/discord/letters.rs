//! People who could read a room that they aren't in, and the letters that replace a room.

use std::collections::BTreeMap;

use super::bot::rows;
use super::season::{self, Spot, Stage};
use super::stage::DiscordStage;
use super::stand::{actions, words};
use super::world::{CREATE_PRIVATE_THREADS, MANAGE_THREADS, VIEW_CHANNEL};

const PEOPLE: [&str; 7] = ["marco", "tom", "ellie", "joost", "giulia", "kasia", "femke"];

/// A game of seven that has begun: players by power.
pub async fn begun(stage: &mut DiscordStage, more: &str) -> BTreeMap<String, String> {
    let joins: String = PEOPLE.iter().map(|name| format!("\n{name} #: join")).collect();
    let script = format!("marco #: new name:Bosforo language:en{more}\nexpect #: Bosforo{joins}\nexpect #: Turkey: ");
    season::play(&script, stage).await;
    let posts = stage.posts("anybody", &Spot::Channel).await;
    let start = posts.iter().find(|post| post.text.contains("Turkey: ")).expect("just seen");
    let lines = start.text.lines().filter_map(|line| line.split_once(": "));
    let sits = lines.filter(|(_, name)| PEOPLE.contains(name));
    sits.map(|(power, name)| (power.to_owned(), name.to_owned())).collect()
}

/// Three powers that `name` doesn't play, with their players.
pub fn others(sits: &BTreeMap<String, String>, name: &str) -> Vec<(String, String)> {
    let others = sits.iter().filter(|(_, holder)| *holder != name).take(3);
    others.map(|(power, holder)| (power.clone(), holder.clone())).collect()
}

/// Waits for a room's introduction: the adapter's opening message before it only names the room.
pub async fn heading(stage: &DiscordStage, reader: u64, room: u64) {
    let said = || (stage.stand.posts(reader, room).len() > 1).then_some(());
    stage.stand.until("its heading", said).await;
}

pub fn moderate(stage: &DiscordStage, name: &str) {
    let person = stage.stand.person(name);
    let mut world = stage.stand.world();
    let role = world.next_id();
    world.roles.insert(role, MANAGE_THREADS | VIEW_CHANNEL);
    world.users.get_mut(&person).expect("somebody").roles.push(role);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_another_player_could_read_a_room_letters_replace_it() {
    let mut stage = DiscordStage::start().await;
    moderate(&stage, "marco");
    stage.restart().await;
    let sits = begun(&mut stage, "").await;
    let (power, _) = sits.iter().find(|(_, name)| *name == "marco").expect("marco plays");
    let [(a, one), (b, two), (c, three)] = &others(&sits, "marco")[..] else { panic!("seven play") };
    season::play(
        &format!(
            "once #: marco can manage threads
             once #: {power} can manage threads
             {one} @: language en
             {two} @: language it
             expect {two} @: in italiano
             {one} @: talk {b}
             expect {one} @: the player of {power} can manage threads in this channel and could read it
             expect {two} @: Niente stanza privata
             {one} @: to {b}: Ciao! A Ven - Tyr, and you A Mun - Ruh? **Hm.**
             expect {two} @: │ Ciao! A Ven - Tyr, and you A Mun - Ruh? \\*\\*Hm.\\*\\*
             expect {two} @: A Ven - Tir
             once {one} @: is on its way
             {two} @: a {a}, {c}: va bene
             expect {one} @: Letter from {b}
             expect {three} @: │ va bene
             {one} @: to Grmany: A Ven - Pie
             expect {one} @: There's no power called
             restart
             {one} @: to {b}: once more
             once {two} @: once more"
        ),
        &mut stage,
    )
    .await;
    // The button under a letter opens a form whose submission is the answer.
    let writer = stage.stand.person(two);
    let letter = stage.stand.private_posts(writer).into_iter().rev().find(|post| words(post).contains("once more"));
    let letter = letter.expect("just seen");
    let (button, _) = actions(&letter).remove(0);
    let token = stage.stand.press(writer, letter.id, &button);
    let (_, form) = stage.stand.acknowledged(&token).await;
    assert_eq!(form["type"], 9, "{form}");
    let custom_id = form["data"]["custom_id"].as_str().expect("its id");
    stage.stand.submit(writer, letter.channel, custom_id, ("words", "dal modulo"));
    season::play(&format!("once {one} @: │ dal modulo"), &mut stage).await;

    assert!(stage.stand.threads("Bosforo").is_empty(), "no room was opened");
    let marco = stage.stand.person("marco");
    for post in stage.stand.private_posts(marco).iter().chain(&stage.stand.posts(marco, stage.stand.channel)) {
        assert!(!words(post).contains("Ciao! A") && !words(post).contains("va bene"), "{}", words(post));
    }
    stage.bot.kill();
    assert_eq!(kept(&stage, "va bene").await + kept(&stage, "A Ven - Tyr").await, 0, "what is delivered isn't kept");
    stage.stand.assert_content();
}

/// How many stored notices contain these words.
async fn kept(stage: &DiscordStage, words: &str) -> usize {
    let like = format!("%{words}%");
    rows::texts(stage.bot.data(), "SELECT id FROM outbox WHERE notice LIKE $1", &[&like]).await.len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_who_agreed_at_the_creation_get_rooms_nevertheless() {
    let mut stage = DiscordStage::start().await;
    moderate(&stage, "marco");
    stage.restart().await;
    let sits = begun(&mut stage, " moderators:rooms").await;
    let [(_, one), (b, two), _] = &others(&sits, "marco")[..] else { panic!("seven play") };
    season::play(&format!("{one} @: talk {b}\nexpect {one} @: {two}"), &mut stage).await;
    stage.stand.until("the room", || (!stage.stand.threads("Bosforo").is_empty()).then_some(())).await;
    season::play("never tom #: can manage threads", &mut stage).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missing_permission_for_threads_is_named_and_letters_are_sent() {
    let mut stage = DiscordStage::start().await;
    stage.stand.world().roles.values_mut().for_each(|role| *role &= !CREATE_PRIVATE_THREADS);
    stage.restart().await;
    let sits = begun(&mut stage, "").await;
    let [(a, one), (b, two), _] = &others(&sits, "marco")[..] else { panic!("seven play") };
    season::play(
        &format!(
            "{one} @: talk {b}
             expect {one} @: Create Private Threads
             expect {two} @: Create Private Threads
             {two} @: to {a}: hello
             once {one} @: │ hello"
        ),
        &mut stage,
    )
    .await;
    // With the permission, the next request opens the room.
    stage.stand.world().roles.values_mut().for_each(|role| *role |= CREATE_PRIVATE_THREADS);
    stage.restart().await;
    season::play(&format!("{two} @: talk {a}"), &mut stage).await;
    stage.stand.until("the room", || (!stage.stand.threads("Bosforo").is_empty()).then_some(())).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_messages_orders_are_translated_from_its_menu() {
    let mut stage = DiscordStage::start().await;
    let sits = begun(&mut stage, "").await;
    let [(a, one), (b, two), _] = &others(&sits, "marco")[..] else { panic!("seven play") };
    season::play(
        &format!("{one} @: language pl\nexpect {one} @: po polsku\n{two} @: language it\nexpect {two} @: in italiano"),
        &mut stage,
    )
    .await;
    season::play(&format!("{one} @: talk {b}"), &mut stage).await;
    let thread = stage.stand.until("the room", || stage.stand.threads("Bosforo").first().map(|room| room.id)).await;
    let (writer, reader) = (stage.stand.person(one), stage.stand.person(two));
    heading(&stage, writer, thread).await;
    let message = stage.stand.write(writer, thread, "F Sew - Cza, A War - Gal? Co ty na to?");
    let token = stage.stand.translate(reader, message);
    let answer = stage.stand.answer(&token).await;
    assert_eq!(answer, "it: F Seb - Mne · A Var - Glz", "{a} writes to {b}");
    let small_talk = stage.stand.write(writer, thread, "Mam war w kuchni, mio kan.");
    let token = stage.stand.translate(reader, small_talk);
    assert_eq!(stage.stand.answer(&token).await, "In questo messaggio non c'è nessun ordine completo.");
    // By mention everybody sees it.
    stage.stand.write(writer, thread, "@bot F Sew - Cza");
    season::play(
        &format!(
            "expect {two} &{}: nella tua notazione: F Seb - Mne",
            [a, b].map(|power| power.to_uppercase()).join("+")
        ),
        &mut stage,
    )
    .await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_that_sounds_wrong_is_marked_from_its_menu() {
    let mut stage = DiscordStage::start().await;
    season::play("ola #: new name:Bosforo language:it\nexpect #: Bosforo", &mut stage).await;
    let reader = stage.stand.person("tom");
    let channel = stage.stand.channel;
    let post =
        stage.stand.until("the first post", || stage.stand.posts(reader, channel).first().map(|post| post.id)).await;
    let token = stage.stand.choose_of_message(reader, post, "Sounds wrong");
    let answer = stage.stand.answer(&token).await;
    assert!(answer.contains("I've noted which sentence it is"), "{answer}");
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn letters_replace_a_room_that_cant_be_woken_up() {
    let mut stage = DiscordStage::start().await;
    let sits = begun(&mut stage, "").await;
    let [(_, one), (b, two), _] = &others(&sits, "marco")[..] else { panic!("seven play") };
    season::play(
        &format!(
            "{one} @: language pl
             expect {one} @: po polsku
             {two} @: language it
             expect {two} @: in italiano
             {one} @: talk {b}
             expect {one} @: {two}"
        ),
        &mut stage,
    )
    .await;
    let thread = stage.stand.until("the room", || stage.stand.threads("Bosforo").first().map(|room| room.id)).await;
    let writer = stage.stand.person(one);
    heading(&stage, writer, thread).await;
    // What is written there wakes it up, and it is archived again before that is answered.
    stage.stand.archive(thread);
    stage.stand.world().most_threads = 0;
    let bot = stage.stand.world().bot;
    stage.stand.report(stage.stand.write_unreported(writer, thread, "@bot F Sew - Cza", vec![bot]).1);
    season::play(
        &format!(
            "expect {one} @: na ile pozwala Discord
             expect {two} @: quanti ne ammette Discord"
        ),
        &mut stage,
    )
    .await;
    stage.stand.assert_content();
}
