//! Any web page can reach loopback, and a player has only a link: what must be impossible nevertheless.

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::stage::LocalStage;
use crate::wire::{Line, call, get};

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_and_foreign_tokens_get_nothing() {
    let mut stage = LocalStage::start().await;
    let address = stage.address();
    let client = reqwest::Client::new();
    let status =
        |request: reqwest::RequestBuilder| async { request.send().await.expect("an answer").status().as_u16() };
    for path in ["/", "/health", "/metrics", "/words", "/page/main.js"] {
        let url = format!("http://{address}{path}");
        assert_eq!(status(client.get(&url)).await, 200, "{path}");
        assert_eq!(status(client.get(&url).header("host", "evil.example:80")).await, 403, "{path}");
        assert_eq!(status(client.get(&url).header("host", format!("evil.example:{}", stage.port()))).await, 403);
        assert_eq!(status(client.get(&url).header("origin", "http://evil.example")).await, 403, "{path}");
        assert_eq!(status(client.get(&url).header("origin", "null")).await, 403, "{path}");
    }
    let token = stage.token("marco").await;
    for path in ["/api/seats", "/api/games", "/api/games/start", "/api/seats/fill", "/api/clock"] {
        let body = json!({ "name": "x", "players": [], "against": "friends" });
        assert_eq!(call(&stage, "guessed", path, body.clone()).await.0, 401, "{path}");
        assert_eq!(call(&stage, &token, path, body).await.0, 403, "{path}");
    }
    assert_eq!(status(client.get(format!("http://{address}/api/seats?token={token}"))).await, 403);
    assert!(stage.knock("guessed", None).await.is_err());
    assert!(stage.knock(&token, Some("http://evil.example")).await.is_err());
    assert!(stage.knock(&token, None).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_response_is_restricted_to_this_page() {
    let stage = LocalStage::start().await;
    for path in ["/", "/page/page.css", "/image/1", "/nothing", "/api/seats"] {
        let answer = get(&stage, path, None).await;
        let header = |name: &str| answer.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        assert_eq!(header("cache-control"), "no-store", "{path}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(header("cross-origin-resource-policy"), "same-origin", "{path}");
        let policy = header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe") && !policy.contains('*') && !policy.contains("https:"), "{path}: {policy}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seats_pictures_and_posts_need_that_seats_token() {
    let stage = LocalStage::start().await;
    let host = stage.host();
    let (_, seats) = call(&stage, &host, "/api/seats/fill", json!({ "open": true })).await;
    let token = |at: usize| seats[at]["token"].as_str().expect("a token").to_owned();
    let mut line = Line::open(&stage, &token(0), 0).await;
    if line.frames.iter().all(|frame| frame["hello"]["seats"][0]["power"].is_null()) {
        line.until(|frame| frame["hello"]["seats"][0]["power"].is_string()).await;
    }
    let home = format!("@{}", seats[0]["person"].as_str().expect("an id"));
    let orders = line.offers(&home, "a").await;
    line.send(json!({ "id": "1", "place": home, "text": orders[0] })).await;
    let receipt = line.until(|frame| frame["place"] == home.as_str() && frame["image"].is_string()).await;
    let image = receipt["image"].as_str().expect("a picture");
    assert_eq!(get(&stage, image, Some(&token(0))).await.status(), 200);
    for other in [token(1), host.clone()] {
        assert_eq!(get(&stage, image, Some(&other)).await.status(), 404, "a picture of somebody else");
        let mut theirs = Line::open(&stage, &other, 0).await;
        assert!(theirs.frames.iter().all(|frame| frame["place"] != home.as_str()), "a post of somebody else");
        theirs.send(json!({ "id": "2", "place": home, "text": "clear" })).await;
        theirs.until(|frame| frame["refused"] == "2").await;
        theirs.send(json!({ "id": "3", "place": home, "press": "ready" })).await;
        theirs.until(|frame| frame["refused"] == "3").await;
        theirs.send(json!({ "id": "4", "place": "&AAAAAAAAAAAAAAAAAAAAAA", "text": "hello" })).await;
        theirs.until(|frame| frame["refused"] == "4").await;
    }
    assert_eq!(get(&stage, image, None).await.status(), 401);
    assert_eq!(get(&stage, image, Some("guessed")).await.status(), 401);
    let log = std::fs::read_to_string(stage.bot.data().join("bot.log")).expect("a log");
    for secret in [host, token(0), token(1), orders[0].clone()] {
        assert!(!log.contains(&secret), "{secret} in the log:\n{log}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_and_large_frames_are_refused_and_others_continue() {
    let mut stage = LocalStage::start().await;
    let (ada, ben) = (stage.token("ada").await, stage.token("ben").await);
    let mut line = Line::open(&stage, &ada, 0).await;
    line.send(json!({ "id": "long", "place": "#hall", "text": "x".repeat(17 * 1024) })).await;
    let long = line.until(|frame| frame["refused"] == "long").await;
    assert!(long["why"].as_str().is_some_and(|why| why.ends_with("17408 / 4000")), "{long}");
    line.send(json!({ "id": "most", "place": "#hall", "text": "ą".repeat(4000) })).await;
    line.until(|frame| frame["taken"] == "most").await;
    line.send(json!({ "id": "y".repeat(65), "place": "#hall", "text": "x" })).await;
    line.until(|frame| frame.get("refused").is_some()).await;
    line.send(json!({ "nonsense": true })).await;
    line.until(|frame| frame["refused"] == "").await;
    // Fewer than would have it disconnected.
    for number in 0..85 {
        line.send(json!({ "id": format!("f{number}"), "place": "#hall", "text": "flood" })).await;
    }
    line.until(|frame| frame["refused"].as_str().is_some_and(|id| id.starts_with('f'))).await;
    let mut other = Line::open(&stage, &ben, 0).await;
    other.send(json!({ "id": "b", "place": "#hall", "text": "calm" })).await;
    other.until(|frame| frame["taken"] == "b").await;

    let _ = line.wire.send(Message::text("z".repeat(70 * 1024))).await;
    loop {
        match line.wire.next().await {
            None | Some(Err(_) | Ok(Message::Close(_))) => break,
            Some(Ok(_)) => {}
        }
    }
    let name = "n".repeat(100 * 1024);
    assert_eq!(call(&stage, &stage.host(), "/api/seats", json!({ "name": name })).await.0, 413);
}
