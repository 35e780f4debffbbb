//! The scenes of `ux/` on Matrix.

use crate::season;
use crate::stage::MatrixStage;
use crate::ux;

const PEOPLE: [&str; 9] = ["wim", "ola", "marco", "tom", "ellie", "joost", "giulia", "kasia", "femke"];

#[tokio::test]
async fn ux_5_02_to_5_10_from_the_first_post_to_the_first_builds() {
    let mut stage = MatrixStage::start(&PEOPLE).await;
    ux::play(&ux::EVENING, &mut stage).await;
}

#[tokio::test]
async fn ux_5_11_to_5_14_the_game_masters_day_who_hears_what_a_vote_and_the_end() {
    let mut stage = MatrixStage::start(&PEOPLE).await;
    ux::play(&ux::LATER, &mut stage).await;
    stage.assert_read_only("giulia", &["GERMANY", "ITALY"]).await;
}

#[tokio::test]
async fn a_player_in_two_games_is_asked_once_which_is_meant() {
    let mut stage = MatrixStage::start(&["marco", "tom"]).await;
    season::play(include_str!("../season/two-games.script"), &mut stage).await;
}

#[tokio::test]
async fn a_game_is_shown_before_it_is_created() {
    let mut stage = MatrixStage::start(&["ola", "tom"]).await;
    season::play(include_str!("../season/prepared.script"), &mut stage).await;
}

#[tokio::test]
async fn somebody_watches_while_all_players_agree() {
    let mut stage = MatrixStage::start(&PEOPLE).await;
    season::play(include_str!("../season/watching.script"), &mut stage).await;
}
