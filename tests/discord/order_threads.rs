//! People whose private messages are closed: a private thread replaces them, until they are open.

use std::collections::BTreeMap;

use super::letters::{begun, moderate};
use super::overdue;
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

/// A game of seven that has begun, in which `name` accepts no private messages: the person, their order thread once the bot
/// has written in it, and the players by power.
async fn with_order_thread(stage: &mut DiscordStage, name: &str) -> (u64, u64, BTreeMap<String, String>) {
    let person = open(stage, name, false);
    let sits = begun(stage, "").await;
    let thread = || stage.stand.threads(name).first().map(|thread| thread.id);
    let thread = stage.stand.until("an order thread", thread).await;
    // Nobody writes there before the bot has.
    stage.stand.until("its first post", || stage.stand.posts(person, thread).pop()).await;
    (person, thread, sits)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closed_private_messages_are_replaced_by_a_private_thread_until_they_open() {
    let mut stage = DiscordStage::start().await;
    let (giulia, order_thread, _) = with_order_thread(&mut stage, "giulia").await;
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
    post(&stage, giulia, order_thread, "Ho 1 ordine su").await;
    stage.stand.write(giulia, order_thread, "@bot ordini");
    post(&stage, giulia, order_thread, "I tuoi ordini").await;
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
    let pressed = stage.stand.press(giulia, greeting.id, &again(&greeting));
    let private = stage.stand.world().conversation(giulia);
    post(&stage, giulia, private, "Eccomi").await;
    // The answer in the thread doesn't wait for that, nor that for it.
    assert!(stage.stand.answer(&pressed).await.contains("Ti sto scrivendo in privato"));
    season::play("giulia @: ordini\nexpect giulia @: I tuoi ordini", &mut stage).await;

    // Closed again: the same thread is used, and nothing is lost.
    open(&stage, "giulia", false);
    let before: Vec<u64> = stage.stand.posts(giulia, order_thread).iter().map(|post| post.id).collect();
    stage.stand.write(giulia, private, "lingua nl");
    post(&stage, giulia, order_thread, "Nederlands").await;
    let since = stage.stand.posts(giulia, order_thread).into_iter().filter(|post| !before.contains(&post.id));
    let since: Vec<String> = since.map(|post| words(&post)).collect();
    assert!(matches!(&since[..], [only] if only.contains("Nederlands")), "{since:?}");
    assert_eq!(stage.stand.threads("giulia").len(), 1);
    stage.stand.assert_content();
}

/// Three orders of each power for one of its armies, by their destinations.
const ORDERS: [(&str, &str, [&str; 3]); 7] = [
    ("Austria", "A Bud", ["Ser", "Rum", "Gal"]),
    ("England", "A Lvp", ["Yor", "Wal", "Cly"]),
    ("France", "A Par", ["Bur", "Pic", "Gas"]),
    ("Germany", "A Mun", ["Ruh", "Bur", "Boh"]),
    ("Italy", "A Ven", ["Pie", "Tyr", "Tri"]),
    ("Russia", "A War", ["Gal", "Ukr", "Pru"]),
    ("Turkey", "A Smy", ["Arm", "Syr", "Con"]),
];

const PUT_OUT: &str = "DELETE /channels/{channel_id}/thread-members/{user_id}";

/// Three orders that `name` can give, each instead of the others.
fn orders_of(sits: &BTreeMap<String, String>, name: &str) -> [String; 3] {
    let (power, _) = sits.iter().find(|(_, other)| *other == name).expect("everybody plays");
    let (_, army, destinations) = ORDERS.into_iter().find(|(name, ..)| name == power).expect("a power");
    destinations.map(|destination| format!("{army} - {destination}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_in_a_thread_that_were_edited_or_deleted_while_the_bot_was_off_count_as_if_it_had_seen_it() {
    let mut stage = DiscordStage::start().await;
    let (tom, thread, sits) = with_order_thread(&mut stage, "tom").await;
    let (power, _) = sits.iter().find(|(_, name)| *name == "tom").expect("tom plays");
    let (_, army, [first, second, third]) = ORDERS.into_iter().find(|(name, ..)| name == power).expect("a power");
    let typed = |destination: &str| format!("@bot {army} - {destination}");
    let order = |destination: &str| format!("- {destination}");
    let message = stage.stand.write(tom, thread, &typed(first));
    post(&stage, tom, thread, &order(first)).await;

    // In time, while the bot is off.
    stage.stop().await;
    stage.stand.forget_session();
    stage.stand.change(message, &typed(second));
    stage.start().await;
    post(&stage, tom, thread, &order(second)).await;
    let token = stage.stand.invoke(tom, thread, "orders show", &[]);
    let shown = stage.stand.answer(&token).await;
    assert!(shown.contains(&order(second)) && !shown.contains(&order(first)), "{shown}");

    // Too late: the deadline had passed.
    stage.stop().await;
    stage.stand.forget_session();
    stage.deadline_now().await;
    stage.stand.change(message, &typed(third));
    stage.start().await;
    let results = post(&stage, tom, thread, "Spring 1901** · 1 of 1").await;
    assert!(words(&results).contains(&order(second)), "{}", words(&results));
    post(&stage, tom, thread, "too late").await;

    // A deleted message: its order is still stored.
    let before = stage.stand.posts(tom, thread).len();
    let message = stage.stand.write(tom, thread, &format!("@bot A {second} H"));
    let heard = || (stage.stand.posts(tom, thread).len() > before).then_some(());
    stage.stand.until("the receipt", heard).await;
    stage.stop().await;
    stage.stand.forget_session();
    stage.stand.unsay(message);
    stage.start().await;
    post(&stage, tom, thread, "You deleted a message").await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_that_discord_delivers_late_count_if_they_were_sent_in_time() {
    let mut stage = DiscordStage::start().await;
    let (tom, thread, sits) = with_order_thread(&mut stage, "tom").await;
    let ellie = stage.stand.person("ellie");
    let [early, late, _] = orders_of(&sits, "tom");
    stage.stand.write(tom, thread, &format!("@bot {early}"));
    post(&stage, tom, thread, early.split_once(' ').expect("two words").1).await;
    let [hers, ..] = orders_of(&sits, "ellie");
    let private = stage.stand.write_privately(ellie, "orders");
    let private = stage.stand.world().messages[&private].channel;
    post(&stage, ellie, private, "rders").await;
    stage.stop().await;
    overdue::due_in(&stage.bot.data().join("data"), jiff::SignedDuration::from_secs(15)).await;
    stage.start().await;
    // What was missed is read by then.
    let beats = stage.stand.tally().heartbeats;
    stage.stand.until("signs of life", || (stage.stand.tally().heartbeats >= beats + 2).then_some(())).await;
    let bot = stage.stand.world().bot;
    let unreported = [
        stage.stand.write_unreported(tom, thread, &format!("@bot {late}"), vec![bot]),
        stage.stand.write_unreported(ellie, private, &hers, Vec::new()),
    ];
    for (person, place, order) in [(tom, thread, &late), (ellie, private, &hers)] {
        let results = words(&post(&stage, person, place, "Spring 1901** ·").await);
        let destination = order.split(" - ").last().expect("a destination");
        assert!(results.contains(&format!("- {destination}")), "{results}");
    }
    let before = [(tom, thread), (ellie, private)].map(|(person, place)| stage.stand.posts(person, place).len());
    unreported.into_iter().for_each(|(_, event)| stage.stand.report(event));
    let token = stage.stand.invoke(tom, thread, "orders show", &[]);
    stage.stand.answer(&token).await;
    let after = [(tom, thread), (ellie, private)].map(|(person, place)| stage.stand.posts(person, place).len());
    assert!(after[0] <= before[0] + 1 && after[1] == before[1], "what comes late is known: {before:?}, {after:?}");
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

/// As they are put out of press rooms. Discord shows everybody in a thread all that was ever written in it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_a_moderator_adds_to_an_order_thread_is_put_out_before_anything_is_posted_in_it() {
    let mut stage = DiscordStage::start().await;
    let (giulia, thread, sits) = with_order_thread(&mut stage, "giulia").await;
    let [order, ..] = orders_of(&sits, "giulia");
    let (marco, moderator) = (stage.stand.person("marco"), stage.stand.person("moderator"));
    // What is being posted when somebody is added reaches them.
    post(&stage, giulia, thread, "giochi con").await;
    stage.silence().await;
    let told = stage.stand.shared.told.lock().expect("no poison").len();
    // Discord is disturbed at first.
    stage.stand.faults().page_instead = Some((PUT_OUT, 502));
    stage.stand.add_to_thread(moderator, marco, thread);
    let tried = || stage.stand.calls(PUT_OUT).iter().any(|call| call.status == 502).then_some(());
    stage.stand.until("an attempt", tried).await;
    stage.stand.write(giulia, thread, &format!("@bot {order}"));
    stage.stand.until("another attempt", || (stage.stand.calls(PUT_OUT).len() > 1).then_some(())).await;
    stage.stand.faults().page_instead = None;
    post(&stage, giulia, thread, "Ora è di nuovo fuori").await;
    post(&stage, giulia, thread, "Ho 1 ordine su").await;
    assert!(!stage.stand.world().channels[&thread].members.contains(&marco));
    let all = stage.stand.shared.told.lock().expect("no poison").clone();
    let place = format!("channels/{thread}/messages");
    let since = all.iter().skip(told).filter(|told| told.said.contains(&place));
    assert!(since.clone().count() > 1 && since.clone().all(|told| !told.to.contains(&marco)), "{all:?}");
    season::play("never #: giulia, I can't send you DMs", &mut stage).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_thread_from_which_somebody_cant_be_removed_isnt_used_any_more() {
    let mut stage = DiscordStage::start().await;
    let (giulia, thread, _) = with_order_thread(&mut stage, "giulia").await;
    let (marco, moderator) = (stage.stand.person("marco"), stage.stand.person("moderator"));
    stage.silence().await;
    stage.stand.faults().denied = Some((PUT_OUT, 50013));
    stage.stand.add_to_thread(moderator, marco, thread);
    season::play("expect #: giulia, I can't send you DMs", &mut stage).await;
    let before = stage.stand.posts(giulia, thread).len();
    assert!(stage.stand.world().channels[&thread].locked);
    let token = stage.stand.invoke(giulia, stage.stand.channel, "my language", &[("language", "nl")]);
    stage.stand.answer(&token).await;
    assert_eq!(stage.stand.posts(giulia, thread).len(), before, "nothing more is said there");
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whom_a_moderator_removes_from_their_order_thread_is_let_in_before_the_next_post() {
    let mut stage = DiscordStage::start().await;
    let (giulia, thread, _) = with_order_thread(&mut stage, "giulia").await;
    let moderator = stage.stand.person("moderator");
    stage.silence().await;
    stage.stand.remove_from_thread(moderator, giulia, thread);
    stage.pass_deadline().await;
    // Only who is in it sees this.
    post(&stage, giulia, thread, "Primavera 1901").await;
    assert_eq!(stage.stand.threads("giulia").len(), 1);
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_without_a_mention_and_pictures_instead_of_orders_are_answered() {
    let mut stage = DiscordStage::start().await;
    let (giulia, order_thread, _) = with_order_thread(&mut stage, "giulia").await;
    let powers = post(&stage, giulia, order_thread, "Scrivi per esempio").await;
    let order = words(&powers).split('`').nth(1).expect("an example").to_owned();
    let told = "vedo solo i messaggi che mi menzionano";
    stage.stand.write(giulia, order_thread, &order);
    post(&stage, giulia, order_thread, told).await;
    // Said once a phase: the next answer is the one to the mention.
    stage.stand.write(giulia, order_thread, &order);
    stage.stand.write(giulia, order_thread, &format!("@bot {order}"));
    post(&stage, giulia, order_thread, "1 ordine su").await;
    let all = stage.stand.posts(giulia, order_thread);
    assert_eq!(all.iter().filter(|post| words(post).contains(told)).count(), 1);
    // In private a picture is.
    let tom = stage.stand.person("tom");
    let private = stage.stand.world().conversation(tom);
    stage.stand.write_privately(tom, "");
    post(&stage, tom, private, "I can't read pictures").await;
    stage.stand.write_privately(tom, "ciao");
    post(&stage, tom, private, "Hello!").await;
    for once in ["I can't read pictures", "Hello!"] {
        let all = stage.stand.posts(tom, private);
        assert_eq!(all.iter().filter(|post| words(post).contains(once)).count(), 1, "{once}");
    }
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whose_order_thread_cant_be_woken_up_is_asked_for_private_messages() {
    let mut stage = DiscordStage::start().await;
    let (giulia, thread, _) = with_order_thread(&mut stage, "giulia").await;
    let text = words(&post(&stage, giulia, thread, "Scrivi per esempio").await);
    let order = text.split('`').nth(1).expect("an example");
    stage.silence().await;
    stage.stand.archive(thread);
    stage.stand.world().most_threads = 0;
    let before = stage.stand.posts(giulia, thread).len();
    stage.stand.write_privately(giulia, order);
    season::play("expect #: giulia, I can't send you DMs", &mut stage).await;
    // When there is room for it again, nothing is lost.
    stage.stand.world().most_threads = 1000;
    stage.stand.write_privately(giulia, "lingua it");
    let both = || (stage.stand.posts(giulia, thread).len() == before + 2).then_some(());
    stage.stand.until("both answers", both).await;
    stage.stand.assert_content();
}
