//! The scenes of `ux/` on Discord.

use super::stage::DiscordStage;
use super::ux;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ux_5_02_to_5_10_from_the_first_post_to_the_first_builds() {
    let mut stage = DiscordStage::start().await;
    ux::play(&ux::EVENING, &mut stage).await;
    stage.stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ux_5_11_to_5_13_the_game_masters_day_a_vote_and_the_end() {
    let mut stage = DiscordStage::start().await;
    ux::play(&ux::LATER, &mut stage).await;
    stage.stand.assert_content();
}
