//! The whole program on Discord: a season, crashes while posting, and reports to its operator.

use dragoman_l10n::Language;

use super::season::{self, Spot, Stage};
use super::stage::{DiscordStage, program};
use super::stand::{Stand, TOKEN, words};
use super::{bot, chaos, drawn};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_spring_of_1901_is_played() {
    let mut stage = DiscordStage::start().await;
    season::play(include_str!("../season/spring-1901.script"), &mut stage).await;
    let post = season::newest_picture(&mut stage, "marco", &Spot::Channel).await;
    let named =
        post.saved_as.as_deref().is_some_and(|name| name.starts_with("Bosforo-S1901M") && name.ends_with(".png"));
    assert!(named, "whoever saves it knows what it shows: {:?}", post.saved_as);
    assert!(!post.alt.is_empty(), "the map says the same in words");
    stage.bot.kill();
    let drawn = drawn::results(&stage.bot.data().join("data"), 1, Language::EN).await;
    assert!(post.picture == Some(drawn), "the picture that arrived isn't the one that was drawn");
    stage.stand.assert_content();
}

/// How often the program is killed while it posts the results of a year. The long run kills it as often as the local
/// page's ordinary one.
const KILLS: usize = 5;

fn kills() -> usize {
    if std::env::var_os("DRAGOMAN_LONG").is_some() { 40 } else { KILLS }
}

/// The script stops when the last player is ready. The program is killed while it posts the results, after one post
/// after another, and the rest of the script asserts the final posts, each once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_year_is_played_and_the_program_is_killed_while_it_posts_the_results() {
    let mut stage = DiscordStage::start().await;
    let (before, after) =
        include_str!("../season/year-1901.script").split_once("# ---").expect("where the crashes begin");
    let (_, after) = after.split_once('\n').expect("a line");
    let (last, after) = after.split_once('\n').expect("a line");
    season::play(before, &mut stage).await;
    let mut posted = stage.stand.stored_posts();
    stage.stand.faults().silent_after_store = true;
    season::play(last, &mut stage).await;
    for kill in 0..kills() {
        // There are too few results for the long run: it gives the program something more to answer each time.
        if kill >= KILLS {
            let tom = stage.stand.person("tom");
            stage.stand.write_privately(tom, "timezone UTC");
        }
        stage.stand.until("a post", || (stage.stand.stored_posts() > posted).then_some(())).await;
        posted = stage.stand.stored_posts();
        let sessions = stage.stand.tally().identified;
        stage.bot.kill();
        stage.bot.start();
        stage.connected(sessions).await;
    }
    stage.bot.kill();
    stage.stand.faults().silent_after_store = false;
    stage.restart().await;
    season::play(after, &mut stage).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_sent_in_time_while_the_program_was_off_count_and_late_ones_do_not() {
    let mut stage = DiscordStage::start().await;
    season::play(include_str!("../season/late-orders.script"), &mut stage).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_newcomers_say_is_answered_shortly() {
    let mut stage = DiscordStage::start().await;
    season::play(include_str!("../season/small-talk.script"), &mut stage).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_duel_is_played_for_two_years() {
    let mut stage = DiscordStage::start().await;
    season::play(include_str!("../season/duel.script"), &mut stage).await;
    stage.stand.assert_content();
}

/// Lists of 34 powers are menus there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chaos_is_played_for_two_years() {
    let mut stage = DiscordStage::start().await;
    chaos::play_for_two_years(&mut stage).await;
    assert!(!stage.bot.said().contains("panicked"), "{}", stage.bot.said());
    stage.stand.assert_content();
}

/// From the first spring to a solo, in four languages.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_played() {
    let mut stage = DiscordStage::start().await;
    season::play(include_str!("../season/whole-game.script"), &mut stage).await;
    assert!(!stage.bot.said().contains("panicked"), "{}", stage.bot.said());
    stage.stand.assert_content();
}

/// Every post is stored by Discord and its answer lost, and the program is killed at that point and started again. In
/// the end everything is posted once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crash_between_posting_and_storing_that_repeats_nothing() {
    let mut stage = DiscordStage::start().await;
    for crash in 0..3 {
        let before = stage.stand.calls("POST /channels/{channel_id}/messages").len();
        stage.stand.faults().silent_after_store = true;
        let tom = stage.stand.person("tom");
        if crash == 0 {
            stage.say("tom", &Spot::Channel, "new name:Bosforo").await;
        } else {
            stage.stand.write_privately(tom, if crash == 1 { "language it" } else { "language nl" });
        }
        let posted = || (stage.stand.calls("POST /channels/{channel_id}/messages").len() > before).then_some(());
        stage.stand.until("a post", posted).await;
        let sessions = stage.stand.tally().identified;
        stage.bot.kill();
        stage.stand.faults().silent_after_store = false;
        stage.bot.start();
        stage.connected(sessions).await;
        let again = || (stage.stand.calls("POST /channels/{channel_id}/messages").len() > before + 1).then_some(());
        stage.stand.until("the post again", again).await;
    }
    let tom = stage.stand.person("tom");
    let public: Vec<_> =
        stage.stand.posts(tom, stage.stand.channel).iter().filter(|post| post.only.is_none()).map(words).collect();
    assert_eq!(public.iter().filter(|post| post.contains("Bosforo")).count(), 1, "{public:#?}");
    let answers = stage.stand.private_posts(tom);
    assert_eq!(answers.len(), 2, "one answer for each: {:#?}", answers.iter().map(words).collect::<Vec<_>>());
}

fn check_config(stand: &Stand, more: &[(&str, &str)]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = bot::program(&["check-config"]);
    command.current_dir(folder.path());
    command.env("DRAGOMAN_DISCORD_TOKEN", TOKEN).env("DRAGOMAN_DISCORD_API", stand.url()).envs(more.iter().copied());
    let output = command.output().expect("it runs");
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&said).into_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn check_config_says_what_is_wrong_with_token_intent_and_server() {
    let stand = Stand::start().await;
    let guild = stand.world().guild.to_string();
    let check = |more: &'static [(&str, &str)]| check_config(&stand, more);
    let (status, said) = check_config(&stand, &[("DRAGOMAN_DISCORD_GUILD", &guild)]);
    assert!(status == Some(0) && said.contains("discord: on, as Dragoman"), "{said}");
    for (more, expected) in [
        (&[("DRAGOMAN_DISCORD_TOKEN", "not.the.token")], "Discord doesn't know this token"),
        (&[("DRAGOMAN_DISCORD_MESSAGE_CONTENT", "true")], "switch it on in the developer portal"),
        (&[("DRAGOMAN_DISCORD_GUILD", "175928847299117063")], "the bot isn't in this server"),
        (&[("DRAGOMAN_DISCORD_API", "http://127.0.0.1:9")], "Discord can't be reached"),
    ] as [(&'static [(&str, &str)], &str); 4]
    {
        let (status, said) = check(more);
        assert!(status == Some(1) && said.contains(expected), "{expected}: {said}");
    }
}

/// No permission is missing, and nobody on the server can change it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flagged_account_is_reported_in_a_sentence() {
    let address = format!("127.0.0.1:{}", bot::free_port());
    let stage = DiscordStage::start_with(&[("DRAGOMAN_LOCAL_LISTEN", address.clone())]).await;
    let marco = stage.stand.person("marco");
    stage.stand.faults().denied = Some(("POST /channels/{channel_id}/messages", 20_026));
    stage.stand.write(marco, stage.stand.channel, "@bot help");
    stage.stand.until("the sentence", || stage.bot.said().contains("anti-spam system has flagged").then_some(())).await;
    let health = reqwest::get(format!("http://{address}/health")).await.expect("it answers");
    assert_eq!(health.status().as_u16(), 200, "a restart would change nothing");
    let health: serde_json::Value = health.json().await.expect("JSON");
    assert_eq!(health["status"], "waiting for a platform", "{health}");
    let told = health["platforms"]["discord"]["restricted"].to_string();
    assert!(told.contains("anti-spam system has flagged the bot's account"), "{told}");
    let said = stage.bot.said();
    assert!(!said.contains("Send Messages"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_token_is_reported_in_a_sentence_and_stops_no_other_network() {
    let stand = Stand::start().await;
    let address = format!("127.0.0.1:{}", bot::free_port());
    let more = [("DRAGOMAN_DISCORD_TOKEN", "not.the.token".to_owned()), ("DRAGOMAN_LOCAL_LISTEN", address.clone())];
    let mut bot: bot::Bot = program(&stand, &more);
    bot.start();
    let health = bot::failed(&mut bot, &address, "discord").await;
    assert_eq!(health["platforms"]["local"]["state"], "connected", "{health}");
    let said = bot.said();
    for told in [&said, &health.to_string()] {
        assert!(told.contains("discord.token: Discord doesn't know this token"), "{told}");
        assert!(!told.contains("panicked") && !told.contains("not.the.token"), "{told}");
    }
}
