//! The program itself on Matrix: the scripted season, and settings that can't work.

use std::time::Duration;

use crate::bot::{Bot, rows};
use crate::homeserver::{self, Limits};
use crate::players::{self, PATIENCE, Players};
use crate::season::{self, Post, Spot, Stage};
use crate::stage::{MatrixStage, variables};
use crate::{chaos, drawn, secrecy};

const PLAYERS: [&str; 7] = ["marco", "tom", "ellie", "joost", "giulia", "kasia", "femke"];

#[tokio::test]
async fn the_year_1901_with_every_room_encrypted() {
    let mut stage = MatrixStage::start(&PLAYERS).await;
    season::play(include_str!("../season/spring-1901.script"), &mut stage).await;

    let shown = season::newest_picture(&mut stage, "anybody", &Spot::Channel).await;
    assert_eq!(shown.saved_as.as_deref(), Some("Bosforo-S1901M.png"), "whoever saves it knows what it shows");
    stage.bot.kill();
    let drawn = drawn::results(&stage.bot.data().join("data"), 1, dragoman_l10n::Language::EN).await;
    assert_eq!(shown.picture.as_deref(), Some(drawn.as_slice()), "the picture that arrives is the one that was drawn");

    stage.bot.start();
    season::play(include_str!("../season/autumn-1901.script"), &mut stage).await;
}

/// Removes the marks of bold text: plain bodies have none.
fn unmarked(script: &str) -> String {
    script.replace("**", "")
}

/// At Synapse's defaults the bot may send ten messages at once and then one each five seconds. To take only a few
/// minutes, the test restarts the homeserver in each pause of the script, which resets the limits; with `tests/run
/// --long` it doesn't, and the year takes a quarter of an hour.
#[tokio::test]
async fn a_year_at_the_default_rate_limits() {
    let long = std::env::var_os("DRAGOMAN_LONG").is_some();
    let mut stage = MatrixStage::with(&PLAYERS, Limits::Default, false, if long { 100 } else { 1 }).await;
    season::play(&unmarked(include_str!("../season/sparing-year.script")), &mut stage).await;
}

/// From the first spring to a solo, in four languages. Every message is encrypted and decrypted by the client libraries
/// of eight people: only with `tests/run --long`.
#[tokio::test]
async fn a_whole_game_with_every_room_encrypted() {
    if std::env::var_os("DRAGOMAN_LONG").is_none() {
        return;
    }
    let mut stage = MatrixStage::start(&[PLAYERS.as_slice(), &["otto"]].concat()).await;
    season::play(&unmarked(include_str!("../season/whole-game.script")), &mut stage).await;
    assert!(!stage.bot.said().contains("panicked"), "{}", stage.bot.said());
}

#[tokio::test]
async fn a_duel_is_played_for_two_years() {
    let mut stage = MatrixStage::start(&["marco", "tom"]).await;
    season::play(&unmarked(include_str!("../season/duel.script")), &mut stage).await;
}

#[tokio::test]
async fn chaos_is_played_for_two_years() {
    let mut stage = MatrixStage::start(&["marco", "tom"]).await;
    chaos::play_for_two_years(&mut stage).await;
    assert!(!stage.bot.said().contains("panicked"), "{}", stage.bot.said());
}

#[tokio::test]
async fn four_people_without_a_common_language_agree_and_attack() {
    let mut stage = MatrixStage::start(&PLAYERS).await;
    season::play(&unmarked(include_str!("../season/negotiation.script")), &mut stage).await;
    season::assert_seen_only_by(&mut stage, season::NEGOTIATED).await;
    // All of it was written in encrypted conversations.
    let (kept, said) = (stage.homeserver.everything(), stage.bot.said());
    for (_, words) in season::NEGOTIATED {
        let needle = words.as_bytes();
        assert!(!kept.windows(needle.len()).any(|window| window == needle), "the homeserver keeps {words:?}");
        assert!(!said.contains(words), "the bot's log says {words:?}");
    }
}

#[tokio::test]
async fn what_newcomers_say_is_answered_shortly() {
    let mut stage = MatrixStage::start(&PLAYERS).await;
    season::play(include_str!("../season/small-talk.script"), &mut stage).await;
}

#[tokio::test]
async fn receipts_are_changed_by_reactions() {
    let mut stage = MatrixStage::start(&PLAYERS).await;
    season::play(include_str!("../season/receipts.script"), &mut stage).await;
}

#[tokio::test]
async fn somebody_practises_a_year_in_private() {
    let mut stage = MatrixStage::start(&["ola", "marco"]).await;
    season::play(include_str!("../season/practice.script"), &mut stage).await;
}

#[tokio::test]
async fn orders_are_tried_on_a_board_of_ones_own() {
    let mut stage = MatrixStage::start(&["ola", "marco"]).await;
    season::play(include_str!("../season/what-if.script"), &mut stage).await;
}

#[tokio::test]
async fn orders_in_time_count_although_the_bot_was_off_until_after_the_deadline() {
    let mut stage = MatrixStage::start(&PLAYERS).await;
    season::play(&unmarked(include_str!("../season/late-orders.script")), &mut stage).await;
}

/// How often the program is killed while it posts the results of a spring. The long run kills it as often as the local
/// page's ordinary one.
fn kills() -> usize {
    if std::env::var_os("DRAGOMAN_LONG").is_some() { 40 } else { 6 }
}

#[tokio::test]
async fn killed_while_posting_it_posts_everything_once_and_no_order_early() {
    let mut stage = MatrixStage::with(&PLAYERS, Limits::Relaxed, true, 2).await;
    let script = unmarked(include_str!("../season/year-1901.script"));
    let (autumn, results) = script.split_once("# --- ").expect("a mark before the last one is done");
    season::play(autumn, &mut stage).await;
    let secrets: [(&str, &[&str]); 7] = [
        ("AUSTRIA", &["A Vie - Boh", "VIE - BOH"]),
        ("ENGLAND", &["A Yor - Nwy", "YOR - NWY", "YOR - NWG"]),
        ("FRANCE", &["A Mar - Spa", "MAR - SPA"]),
        ("GERMANY", &["A Kie - Den", "KIE - DEN"]),
        ("ITALY", &["A Tir - Tri", "TYR - TRI", "A Tyr - Tri"]),
        ("RUSSIA", &["F Bot - Szw", "BOT - SWE", "F BOT - Swe"]),
        ("TURKEY", &["A Bul - Rum", "BUL - RUM"]),
    ];
    let people = [PLAYERS.as_slice(), &["onlooker"]].concat();
    let away = season::holder(&mut stage, "FRANCE").await;
    secrecy::search(&mut stage, &people, &away, &secrets).await;

    // Each time a message is in the room, and the bot is killed without its answer.
    let (_, results) = results.split_once('\n').expect("the mark is a line");
    let (last, results) = results.split_once('\n').expect("more follows");
    // Not before it is decided: what a program dies of three times in a row isn't tried again.
    let adjudicated = adjudicated(&stage).await;
    season::play(last, &mut stage).await;
    until_adjudicated(&stage, adjudicated).await;
    stage.proxy.as_ref().expect("somebody stands there").keep_back_the_next();
    for kill in 1..=kills() {
        // Several results may arrive before a kill, and the long run has too few of them: then there is something more
        // to answer.
        if !stage.proxy.as_ref().expect("somebody stands there").held_within(Duration::from_secs(10)).await {
            stage.say(PLAYERS[0], &Spot::Private, "timezone UTC").await;
            stage.proxy.as_ref().expect("somebody stands there").held().await;
        }
        stage.bot.kill();
        if kill < kills() {
            stage.proxy.as_ref().expect("somebody stands there").keep_back_the_next();
        } else {
            // The last time two days pass, and the homeserver has forgotten its transaction ids.
            stage.homeserver.kill();
            stage.homeserver.forget();
            two_days_pass(stage.bot.data()).await;
            stage.homeserver.run().await;
        }
        stage.bot.start();
    }
    season::play(results, &mut stage).await;
}

/// At Synapse's defaults the bot may send twelve events a minute, edits among them.
#[tokio::test]
async fn a_changed_order_costs_one_event() {
    let mut stage = MatrixStage::with(&["marco"], Limits::Relaxed, true, 2).await;
    let sent = |stage: &MatrixStage| stage.proxy.as_ref().expect("somebody stands there").asked("/send/");
    season::play(
        "marco #: new name:Bosforo practice:yes language:en
         expect #: Bosforo begins
         expect #: Not ready yet
         marco @: A Vie - Gal
         expect marco @: Galicia
         expect #: orders in from 1 of 7 powers",
        &mut stage,
    )
    .await;
    let before = sent(&stage);
    // What follows in the same conversation is sent after everything that belongs to the order.
    season::play("marco @: A Vie - Tyr\nexpect marco @: Tyrolia\nmarco @: timezone Europe/Oslo", &mut stage).await;
    season::play("expect marco @: Oslo", &mut stage).await;
    assert_eq!(sent(&stage) - before, 2, "the receipt, and the answer about the time zone");
}

/// After an outage the answers to what was written meanwhile are many, and the homeserver allows few.
#[tokio::test]
async fn results_after_an_outage_come_before_answers_about_the_phase_that_is_over() {
    let mut stage = MatrixStage::with(&["marco"], Limits::Relaxed, true, 2).await;
    season::play(
        "marco #: new name:Bosforo practice:yes language:en
         expect #: Bosforo begins
         marco @: A Vie - Gal
         expect marco @: Galicia
         stop
         marco @: A Vie - Tyr
         marco @: more chatter
         marco @: A Bud - Ser
         marco @: ready",
        &mut stage,
    )
    .await;
    // It decides everything, and is kept from posting.
    let adjudicated = adjudicated(&stage).await;
    stage.proxy.as_ref().expect("somebody stands there").withhold("/send/");
    stage.bot.start();
    until_adjudicated(&stage, adjudicated).await;
    stage.bot.kill();
    let waiting = "UPDATE outbox SET due_at = due_at - 60000 WHERE ended_at IS NULL AND attempted_at IS NULL";
    assert!(rows::change(stage.bot.data(), waiting, &[]).await > 2, "answers wait");
    stage.proxy.as_ref().expect("somebody stands there").release();
    stage.bot.start();
    season::play(
        "once #: Spring 1901 ·
         expect marco @: Spring 1901 ·
         never marco @: more chatter
         never marco @: Still waiting",
        &mut stage,
    )
    .await;
}

/// The same of seven players at Synapse's default limits, by which the bot may send twelve events a minute. The first answers
/// still go out, since they are sent while the rest is read. It takes minutes: only with `tests/run --long`.
#[tokio::test]
async fn results_after_an_outage_at_the_default_rate_limits() {
    if std::env::var_os("DRAGOMAN_LONG").is_none() {
        return;
    }
    let mut stage = MatrixStage::with(&PLAYERS, Limits::Default, false, 1).await;
    let mut script = "marco #: new name:Bosforo language:en\nmarco #: join\n".to_owned();
    script.extend(PLAYERS.iter().skip(1).map(|name| format!("{name} #: join\n")));
    script += "expect #: Bosforo begins\n";
    let orders = [
        ("AUSTRIA", "A Vie - Boh\\nA Bud H\\nF Tri H"),
        ("ENGLAND", "F Edi - NTH\\nF Lon - ENG\\nA Lvp - Yor"),
        ("FRANCE", "A Par - Bur\\nA Mar H\\nF Bre - MAO"),
        ("GERMANY", "A Mun - Ruh\\nA Ber - Mun"),
        ("ITALY", "A Ven - Pie\\nA Rom - Ven\\nF Nap - ION"),
        ("RUSSIA", "A War - Gal\\nA Mos - Ukr\\nF Sev - BLA"),
        ("TURKEY", "A Con H\\nA Smy - Arm\\nF Ank H"),
    ];
    script.extend(orders.map(|(power, _)| format!("expect {power} @: Bosforo\n")));
    season::play(&script, &mut stage).await;
    let mut script = "stop\n".to_owned();
    for (power, orders) in orders {
        let lines = |what: &str| (1..=3).map(|number| format!("{power} @: {what} chatter {number}\n")).collect();
        let (some, more): (String, String) = (lines("some"), lines("more"));
        script.extend([some, format!("{power} @: {orders}\n"), more, format!("{power} @: ready\n")]);
    }
    season::play(&script, &mut stage).await;
    let start = std::time::Instant::now();
    stage.bot.start();
    season::play("once #: Spring 1901 · ", &mut stage).await;
    let in_public = start.elapsed();
    for (power, _) in orders {
        season::play(&format!("once {power} @: Spring 1901 · "), &mut stage).await;
    }
    let in_private = start.elapsed();
    // The last answers that were written beside the results are posted.
    stage.silence().await;
    let (mut before, mut after) = (0, Vec::new());
    for name in PLAYERS {
        let posts = stage.posts(name, &Spot::Private).await;
        let results = posts.iter().position(|post| post.text.contains("Spring 1901 · ")).expect("results");
        let is_about_it = |post: &&Post| post.text.contains("chatter") || post.text.contains("Still waiting");
        before += posts.iter().take(results).filter(is_about_it).count();
        after.extend(posts.iter().skip(results).filter(is_about_it).map(|post| post.text.clone()));
    }
    eprintln!(
        "results after an outage: in the channel after {in_public:.0?}, in private by {in_private:.0?}; {before} of \
         {WRITTEN} answers about the phase before them, {} after them",
        after.len()
    );
    assert!(after.is_empty(), "{after:#?}");
    assert!(before < WRITTEN / 4, "{before} answers were posted first");
    assert!(in_private < LATEST, "{in_private:?}");
}

/// How many messages the seven players have written in [`results_after_an_outage_at_the_default_rate_limits`].
const WRITTEN: usize = 7 * 8;
/// When their results have to be there. The answers alone would take nearly five minutes, one in five seconds; on two busy cores the
/// last results have come after 73 seconds, and before answers gave way to them after more than six minutes.
const LATEST: Duration = Duration::from_secs(180);

/// How many phases were adjudicated.
async fn adjudicated(stage: &MatrixStage) -> usize {
    rows::texts(stage.bot.data(), "SELECT game_id FROM phases", &[]).await.len()
}

/// Waits until another number of phases than `before` was adjudicated.
async fn until_adjudicated(stage: &MatrixStage, before: usize) {
    let start = std::time::Instant::now();
    while adjudicated(stage).await == before {
        assert!(start.elapsed() < PATIENCE, "nothing is adjudicated");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Moves the times of posts that the bot has begun to send two days into the past.
async fn two_days_pass(folder: &std::path::Path) {
    let sql = "UPDATE outbox SET attempted_at = attempted_at - 172800000 WHERE ended_at IS NULL";
    rows::change(folder, sql, &[]).await;
}

/// The keys in a backup are older than messages sent since: with the old device all later messages would be unreadable,
/// since recipients refuse a key index that was used before.
#[tokio::test]
async fn after_a_restore_all_can_read_the_bot_and_no_order_is_lost() {
    let mut stage = MatrixStage::start(&PLAYERS).await;
    let script = unmarked(include_str!("../season/put-back.script"));
    let parts: Vec<&str> = script.split("# --- ").collect();
    let [begin, since, after] = parts.as_slice() else { panic!("two marks") };
    let behind_the_mark = |part: &str| part.split_once('\n').expect("the mark is a line").1.to_owned();
    let copy = tempfile::tempdir().expect("a folder");
    let copy = copy.path().join("copy");
    let copy = copy.to_str().expect("an ordinary path");

    season::play(begin, &mut stage).await;
    stage.bot.run(&["backup", "--to", copy]);
    season::play(&behind_the_mark(since), &mut stage).await;
    stage.bot.kill();
    std::fs::remove_dir_all(stage.bot.data().join("data")).expect("all is lost");
    stage.bot.run(&["restore", "--from", copy]);
    season::play(&behind_the_mark(after), &mut stage).await;
}

#[tokio::test]
async fn a_wrong_password_is_reported_in_a_sentence_and_stops_no_other_network() {
    let url = homeserver::shared().await;
    Players::on(url).register(&[&players::unique("nobody")]).await;
    let address = format!("127.0.0.1:{}", crate::bot::free_port());
    let mut bot = Bot::new(&variables(url, "wrong"));
    bot.set("DRAGOMAN_LOCAL_LISTEN", &address);
    bot.start();
    let health = crate::bot::failed(&mut bot, &address, "matrix").await;
    assert_eq!(health["platforms"]["local"]["state"], "connected", "{health}");
    let said = bot.said();
    for told in [&said, &health.to_string()] {
        assert!(told.contains("matrix.password") && told.contains("doesn't accept the password"), "{told}");
        assert!(!told.contains("panicked"), "{told}");
    }
}

#[tokio::test]
async fn an_unreachable_homeserver_is_named_and_waited_for() {
    let nowhere = format!("http://127.0.0.1:{}", crate::bot::free_port());
    let mut bot = Bot::new(&variables(&nowhere, "any"));
    bot.start();
    let start = std::time::Instant::now();
    while !bot.said().contains("doesn't answer") {
        assert!(start.elapsed() < PATIENCE, "{}", bot.said());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(bot.said().contains(&nowhere), "{}", bot.said());
    assert!(bot.runs(), "it goes on trying");
}
