//! The scenes of `ux/` on Discord.

use super::stage::DiscordStage;
use super::{season, ux};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ux_5_02_to_5_10_from_the_first_post_to_the_first_builds() {
    let mut stage = DiscordStage::start().await;
    ux::play(&ux::EVENING, &mut stage).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ux_5_11_to_5_14_the_game_masters_day_who_hears_what_a_vote_and_the_end() {
    let mut stage = DiscordStage::start().await;
    ux::play(&ux::LATER, &mut stage).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_in_two_games_is_asked_once_which_is_meant() {
    let mut stage = DiscordStage::start().await;
    season::play(include_str!("../season/two-games.script"), &mut stage).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_shown_before_it_is_created() {
    let mut stage = DiscordStage::start().await;
    season::play(include_str!("../season/prepared.script"), &mut stage).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_without_a_common_language_agree_and_attack() {
    let mut stage = DiscordStage::start().await;
    season::play(include_str!("../season/negotiation.script"), &mut stage).await;
    season::assert_seen_only_by(&mut stage, season::NEGOTIATED).await;
    let said = stage.bot.said();
    for (_, words) in season::NEGOTIATED {
        assert!(!said.contains(words), "the bot's log says {words:?}");
    }
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_watches_while_all_players_agree() {
    let mut stage = DiscordStage::start().await;
    season::play(include_str!("../season/watching.script"), &mut stage).await;
    stage.stand.assert_content();
}
