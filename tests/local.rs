//! The local platform, played through its web socket against the real program.

#[path = "season/bot.rs"]
mod bot;
#[path = "local/browser.rs"]
mod browser;
#[path = "season/drawn.rs"]
mod drawn;
#[path = "local/lives.rs"]
mod lives;
#[path = "season/mod.rs"]
mod season;
#[path = "local/stage.rs"]
mod stage;

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
async fn a_busy_port_is_told_in_a_sentence() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("its address").to_string();
    let mut bot = bot::Bot::new(&[("DRAGOMAN_LOCAL_LISTEN", address.clone())]);
    bot.start();
    let status = bot.ended().await;
    assert_eq!(status, Some(1));
    assert!(bot.said().contains(&format!("{address} is in use by another program")), "{}", bot.said());
    assert!(!bot.said().contains("panicked"), "{}", bot.said());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_on_the_same_folder_is_refused() {
    let stage = LocalStage::start().await;
    let data = stage.bot.data().join("data").display().to_string();
    let listen = format!("127.0.0.1:{}", bot::free_port());
    let mut second = bot::Bot::new(&[("DRAGOMAN_DATA", data), ("DRAGOMAN_LOCAL_LISTEN", listen)]);
    second.start();
    assert_eq!(second.ended().await, Some(1));
    assert!(second.said().contains("another Dragoman works on"), "{}", second.said());
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_and_foreign_tokens_get_nothing() {
    let mut stage = LocalStage::start().await;
    let address = stage.address();
    let client = reqwest::Client::new();
    let status =
        |request: reqwest::RequestBuilder| async { request.send().await.expect("an answer").status().as_u16() };
    assert_eq!(status(client.get(format!("http://{address}/health"))).await, 200);
    assert_eq!(status(client.get(format!("http://{address}/health")).header("host", "evil.example:80")).await, 403);
    assert_eq!(
        status(client.get(format!("http://{address}/health")).header("origin", "http://evil.example")).await,
        403
    );
    assert_eq!(status(client.get(format!("http://{address}/api/seats?token=guessed"))).await, 401);
    let token = stage.token("marco").await;
    assert_eq!(status(client.get(format!("http://{address}/api/seats?token={token}"))).await, 403);
    assert!(stage.knock("guessed", None).await.is_err());
    assert!(stage.knock(&token, Some("http://evil.example")).await.is_err());
    assert!(stage.knock(&token, None).await.is_ok());
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
        page.evaluate("[...document.querySelectorAll('.actions button')].pop().click()").await;
        page.until("[...document.querySelectorAll('.post')].some(post => post.innerText.includes('1 of 7'))").await;
        let overflow = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.evaluate(overflow).await, true, "{name}: the page is wider than the window");
        page.picture(&pictures.join(format!("{name}.png"))).await;
        assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
    }
    season::play("expect #: 1 of 7: desktop\nexpect #: 1 of 7: phone", &mut stage).await;
}
