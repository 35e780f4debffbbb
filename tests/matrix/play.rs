//! The program itself on Matrix: the scripted season, and settings that can't work.

use crate::bot::Bot;
use crate::homeserver;
use crate::players::Players;
use crate::season::{self, Spot};
use crate::stage::{MatrixStage, variables};
use crate::{drawn, players};

const PLAYERS: [&str; 7] = ["marco", "tom", "ellie", "joost", "giulia", "kasia", "femke"];

#[tokio::test]
async fn the_year_1901_with_every_room_encrypted() {
    let mut stage = MatrixStage::start(&PLAYERS).await;
    season::play(include_str!("../season/spring-1901.script"), &mut stage).await;

    let shown = season::newest_picture(&mut stage, "anybody", &Spot::Channel).await;
    stage.bot.kill();
    let drawn = drawn::results(&stage.bot.data().join("data"), 1, dragoman_l10n::Language::En).await;
    assert_eq!(shown.picture.as_deref(), Some(drawn.as_slice()), "the picture that arrives is the one that was drawn");

    stage.bot.start();
    season::play(include_str!("../season/autumn-1901.script"), &mut stage).await;
}

#[tokio::test]
async fn a_wrong_password_ends_the_program_with_a_sentence() {
    let url = homeserver::shared().await;
    Players::on(url).register(&[&players::unique("nobody")]).await;
    let mut bot = Bot::new(&variables(url, "wrong"));
    bot.start();
    assert_eq!(bot.ended().await, Some(1));
    let said = bot.said();
    assert!(said.contains("matrix.password") && said.contains("doesn't accept the password"), "{said}");
    assert!(!said.contains("panicked"), "{said}");
}

#[tokio::test]
async fn a_homeserver_that_isnt_there_is_named_and_waited_for() {
    let nowhere = format!("http://127.0.0.1:{}", crate::bot::free_port());
    let mut bot = Bot::new(&variables(&nowhere, "any"));
    bot.start();
    let start = std::time::Instant::now();
    while !bot.said().contains("doesn't answer") {
        assert!(start.elapsed() < players::PATIENCE, "{}", bot.said());
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert!(bot.said().contains(&nowhere), "{}", bot.said());
    assert!(bot.runs(), "it goes on trying");
}
