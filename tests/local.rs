//! The local platform, played through its web socket against the real program.

#[path = "local/backup.rs"]
mod backup;
#[path = "season/bot.rs"]
mod bot;
#[path = "local/browser.rs"]
mod browser;
#[path = "local/contract.rs"]
mod contract;
#[path = "season/drawn.rs"]
mod drawn;
#[path = "local/lives.rs"]
mod lives;
#[path = "local/operation.rs"]
mod operation;
#[path = "season/mod.rs"]
mod season;
#[path = "local/security.rs"]
mod security;
#[path = "local/stage.rs"]
mod stage;
#[path = "local/wire.rs"]
mod wire;

use dragoman_l10n::Language;
use season::Spot;
use stage::LocalStage;

#[tokio::test(flavor = "multi_thread")]
async fn the_spring_of_1901_is_played() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("season/spring-1901.script"), &mut stage).await;
    let post = season::newest_picture(&mut stage, "marco", &Spot::Channel).await;
    stage.bot.kill();
    let drawn = drawn::results(&stage.bot.data().join("data"), 1, Language::En).await;
    assert!(post.picture == Some(drawn), "the picture that arrived isn't the one that was drawn");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_past_is_asked_about() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("season/questions.script"), &mut stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn receipts_are_edited_and_there_is_one() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("season/receipts.script"), &mut stage).await;
}

/// The page in a real browser, at desktop and at phone width. What it looked like lies in `target/screenshots`.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_used_in_a_real_browser() {
    let mut stage = LocalStage::start().await;
    let pictures = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/screenshots");
    std::fs::create_dir_all(&pictures).expect("a folder for screenshots");
    for (name, width, height) in [("desktop", 1280, 900), ("phone", 390, 844)] {
        let token = stage.token(name).await;
        let mut page = browser::Browser::open(width, height).await;
        page.visit(&format!("http://{}/?token={token}", stage.address())).await;
        page.until("document.querySelector('#where')?.textContent === 'hall'").await;
        page.evaluate(&format!("document.querySelector('#text').value = '/new name:{name}'")).await;
        page.evaluate("document.querySelector('#compose').requestSubmit()").await;
        page.until(&format!(
            "[...document.querySelectorAll('.post')].some(post => post.innerText.includes('{name} is looking for players'))"
        ))
        .await;
        page.evaluate(
            "[...document.querySelectorAll('.actions button')].filter(one => one.textContent === 'Join').pop().click()",
        )
        .await;
        page.until("[...document.querySelectorAll('.post')].some(post => post.innerText.includes('1 of 7'))").await;
        let overflow = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.evaluate(overflow).await, true, "{name}: the page is wider than the window");
        page.picture(&pictures.join(format!("{name}.png"))).await;
        assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
    }
    season::play("expect #: 1 of 7: desktop\nexpect #: 1 of 7: phone", &mut stage).await;
}
