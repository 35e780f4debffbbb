//! The scenes of `ux/` on the local page.

use crate::season;
use crate::stage::LocalStage;
use crate::ux;

#[tokio::test(flavor = "multi_thread")]
async fn ux_5_02_to_5_10_from_the_first_post_to_the_first_builds() {
    let mut stage = LocalStage::start_with(&[("DRAGOMAN_LOCAL_DEMO", "true")], None).await;
    ux::play(&ux::EVENING, &mut stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ux_5_11_to_5_14_the_game_masters_day_who_hears_what_a_vote_and_the_end() {
    let mut stage = LocalStage::start_with(&[("DRAGOMAN_LOCAL_DEMO", "true")], None).await;
    ux::play(&ux::LATER, &mut stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_watches_while_all_players_agree() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("../season/watching.script"), &mut stage).await;
}
