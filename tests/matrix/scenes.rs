//! The scenes of `ux/` on Matrix.

use crate::stage::MatrixStage;
use crate::ux;

const PEOPLE: [&str; 8] = ["ola", "marco", "tom", "ellie", "joost", "giulia", "kasia", "femke"];

#[tokio::test]
async fn ux_5_02_to_5_10_from_the_first_post_to_the_first_builds() {
    let mut stage = MatrixStage::start(&PEOPLE).await;
    ux::play(&ux::EVENING, &mut stage).await;
}

#[tokio::test]
async fn ux_5_11_to_5_13_the_game_masters_day_a_vote_and_the_end() {
    let mut stage = MatrixStage::start(&PEOPLE).await;
    ux::play(&ux::LATER, &mut stage).await;
}
