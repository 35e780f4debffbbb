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
async fn four_people_without_a_common_language_agree_and_attack() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("../season/negotiation.script"), &mut stage).await;
    season::assert_seen_only_by(&mut stage, season::NEGOTIATED).await;
    let log = std::fs::read_to_string(stage.bot.data().join("bot.log")).expect("the bot's log");
    for (_, words) in season::NEGOTIATED {
        assert!(!log.contains(words), "the bot's log says {words:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_watches_while_all_players_agree() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("../season/watching.script"), &mut stage).await;
}
