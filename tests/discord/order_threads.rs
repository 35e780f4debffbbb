//! People whose private messages are closed: a private thread replaces them, until they are open.

use super::letters::{begun, moderate};
use super::season::{self, Stage};
use super::stage::DiscordStage;
use super::stand::{actions, words};
use super::world::Message;

fn open(stage: &DiscordStage, name: &str, open: bool) -> u64 {
    let person = stage.stand.person(name);
    stage.stand.world().users.get_mut(&person).expect("somebody").open = open;
    person
}

/// The newest post in `place` that contains `part`, once there is one.
async fn post(stage: &DiscordStage, person: u64, place: u64, part: &str) -> Message {
    stage
        .stand
        .until(part, || stage.stand.posts(person, place).into_iter().rev().find(|post| words(post).contains(part)))
        .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closed_private_messages_are_replaced_by_a_private_thread_until_they_open() {
    let mut stage = DiscordStage::start().await;
    let giulia = open(&stage, "giulia", false);
    begun(&mut stage, "").await;
    let order_thread = stage
        .stand
        .until("an order thread", || stage.stand.threads("ordini · giulia").first().map(|thread| thread.id))
        .await;
    let channel = stage.stand.channel;
    let told = post(&stage, giulia, channel, "ho aperto per te il thread privato «ordini · giulia»").await;
    assert_eq!(told.only, Some(giulia), "said in the answer that only she sees");
    let greeting = post(&stage, giulia, order_thread, "useremo questo thread").await;
    assert!(greeting.mentions == [giulia] && actions(&greeting).iter().any(|(id, _)| id.starts_with("desk")));
    post(&stage, giulia, order_thread, "Ciao! Hai un posto").await;
    let powers = post(&stage, giulia, order_thread, "Scrivi per esempio").await;
    let text = words(&powers);
    let order = text.split('`').nth(1).expect("an example").to_owned();
    for other in ["marco", "tom"] {
        assert!(stage.stand.posts(stage.stand.person(other), order_thread).is_empty(), "{other} reads nothing there");
    }

    // Orders: by mention, since the intent is off, and by the command, whose answer is visible only to her.
    stage.stand.write(giulia, order_thread, &format!("@bot {order}"));
    post(&stage, giulia, order_thread, "Un ordine su").await;
    stage.restart().await;
    let token = stage.stand.invoke(giulia, order_thread, "orders show", &[]);
    assert!(stage.stand.answer(&token).await.contains(&order));
    assert_eq!(stage.stand.threads("ordini · giulia").len(), 1);

    // Still closed; then open.
    let again =
        |message: &Message| actions(message).into_iter().find(|(id, _)| id.starts_with("desk")).expect("a button").0;
    stage.stand.press(giulia, greeting.id, &again(&greeting));
    post(&stage, giulia, order_thread, "ancora chiusi").await;
    open(&stage, "giulia", true);
    stage.stand.press(giulia, greeting.id, &again(&greeting));
    let private = stage.stand.world().conversation(giulia);
    post(&stage, giulia, private, "Eccomi").await;
    season::play("giulia @: ordini\nexpect giulia @: I tuoi ordini", &mut stage).await;

    // Closed again: the same thread is used, and nothing is lost.
    open(&stage, "giulia", false);
    let before = stage.stand.posts(giulia, order_thread).len();
    stage.stand.write(giulia, private, "lingua nl");
    post(&stage, giulia, order_thread, "Nederlands").await;
    assert_eq!((stage.stand.threads("giulia").len(), stage.stand.posts(giulia, order_thread).len()), (1, before + 1));
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_another_player_could_read_it_there_is_no_order_thread() {
    let mut stage = DiscordStage::start().await;
    moderate(&stage, "marco");
    stage.restart().await;
    let giulia = open(&stage, "giulia", false);
    begun(&mut stage, "").await;
    let called = post(&stage, giulia, stage.stand.channel, "I can't send you DMs").await;
    assert_eq!(called.mentions, [giulia]);
    season::play("once #: I can't send you DMs", &mut stage).await;
    assert!(stage.stand.threads("giulia").is_empty());
    stage.stand.assert_content();
}
