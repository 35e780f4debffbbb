//! One-time links to a map: what a link opens, for whom, how long, and that its secret is nowhere. The page in a browser is
//! in `map_page.rs`.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::bot::rows;
use crate::season::{PATIENCE, Spot, Stage as _, holder, play};
use crate::stage::LocalStage;
use crate::visitor::{Visitor, link};
use crate::wire::get;

/// A table of seven on a page with this address; Italy reads Italian.
pub const TABLE: &str = "
    marco #: new name:Bosforo language:en
    expect #: Bosforo
    marco #: join
    tom #: join
    ellie #: join
    joost #: join
    giulia #: join
    kasia #: join
    femke #: join
    expect #: Italy: 
    ITALY @: language it
    expect ITALY @: in italiano
";

pub async fn table() -> LocalStage {
    let more = [("DRAGOMAN_LOCAL_PUBLIC_URL", "http://127.0.0.1:PORT"), ("DRAGOMAN_LOG", "trace")];
    let mut stage = LocalStage::start_with(&more, None).await;
    play(TABLE, &mut stage).await;
    stage
}

/// The newest link to a map that `who` has been given, other than `before`.
pub async fn newest(stage: &mut LocalStage, who: &str, before: &[String]) -> String {
    let began = Instant::now();
    loop {
        let posts = stage.posts(who, &Spot::Private).await;
        let found = posts.iter().rev().find_map(|post| link(&post.text));
        if let Some(found) = found.filter(|found| !before.contains(found)) {
            return found;
        }
        assert!(began.elapsed() < PATIENCE, "no link: {posts:#?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// The link that the player of a power gets who asks for one, and their name.
pub async fn asked(stage: &mut LocalStage, power: &str) -> (String, String) {
    let name = holder(stage, power).await;
    stage.say(&name, &Spot::Private, "order-map").await;
    (newest(stage, &name, &[]).await, name)
}

/// Everything in the database.
async fn stored(stage: &LocalStage, sql: &'static str) -> Vec<String> {
    rows::texts(stage.bot.data(), sql, &[]).await
}

fn why(refused: Result<Visitor, (u16, Value)>) -> (u16, String) {
    let (status, answer) = refused.err().expect("it can't be opened");
    (status, answer["why"].as_str().or(answer["message"].as_str()).unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_opens_its_players_map_once_and_gives_their_orders() {
    let mut stage = table().await;
    let (link, name) = asked(&mut stage, "ITALY").await;
    let mut page = Visitor::open(&link).await.expect("the first time");
    let (status, used) = why(Visitor::open(&link).await);
    assert!(status == 410 && used.starts_with("Questo link è già stato aperto"), "{used}");
    // What others could guess, and what is the secret of something else.
    let (before, token) = link.split_once('#').expect("a token");
    let other = format!("{before}#{}{}", &token[..10], &page.secret()[10..]);
    for wrong in [format!("{before}#"), format!("{before}#{}", "a".repeat(32)), other] {
        assert_eq!(why(Visitor::open(&wrong).await).0, 401, "{wrong}");
    }
    let client = reqwest::Client::new();
    for secret in ["", token, &stage.token(&name).await, &stage.host()] {
        let address = format!("http://{}/map/orders", stage.address());
        let answer = client.get(address).bearer_auth(secret).send().await.expect("an answer");
        assert_eq!(answer.status(), 401, "{secret}");
    }
    assert_eq!(get(&stage, "/api/map", Some(page.secret())).await.status(), 401, "it opens nothing else");

    // Their orders, in their language, and nobody else's.
    let (_, answer) = page.orders().await;
    let (games, map) = (&answer["games"], &answer["map"]);
    assert_eq!((&games[0]["name"], games.as_array().map(Vec::len)), (&json!("Bosforo"), Some(1)));
    assert_eq!((&map["title"], &map["ask"]), (&json!("Primavera 1901"), &json!("A quale unità vuoi dare un ordine?")));
    let offered = page.offered().await;
    assert!(offered.contains(&"A VEN - PIE".to_owned()) && !offered.iter().any(|order| order.starts_with("A VIE")));

    let (status, answer) = page.give("A VEN - PIE").await;
    assert!(
        status == 200 && answer["said"].as_str().is_some_and(|said| said.contains("A Venezia → Piemonte")),
        "{answer}"
    );
    let (status, again) = page.give_as("1", "A VEN - PIE").await;
    assert_eq!((status, &again["said"]), (200, &json!("")), "the same order again");
    for order in ["A VIE - GAL", "A VEN - MOS", "", "A Ven - Tyr", "resign"] {
        let (status, answer) = page.give(order).await;
        let refused = answer["why"].as_str().is_some_and(|why| why.starts_with("Non è cambiato nulla"));
        assert!(status == 409 && refused, "{order}: {status} {answer}");
    }
    page.give("F NAP - ION").await;
    assert!(page.orders().await.1["map"]["choices"].to_string().contains("Ordine: A Ven - Pie"));
    // As if they were typed: in `orders`, and in one receipt.
    play("ITALY @: orders\nexpect ITALY @: A Ven - Pie | F Nap - Mio", &mut stage).await;
    let posts = stage.posts(&name, &Spot::Private).await;
    let receipts = posts.iter().filter(|post| post.actions.iter().any(|(id, _)| id.starts_with("clear:")));
    assert_eq!(receipts.count(), 1, "{posts:#?}");

    // After the phase, the page says so, and an order changes nothing.
    play("everybody @: ready\neverybody @: go-ahead\nexpect #: Autumn 1901", &mut stage).await;
    let over = "Questa fase è finita";
    for (status, answer) in [page.orders().await, page.give("A PIE - TUS").await] {
        assert!(status == 410 && answer["why"].as_str().is_some_and(|why| why.starts_with(over)), "{answer}");
        assert_eq!(answer["language"], "it");
    }
    assert!(stored(&stage, "SELECT sheet FROM orders WHERE phase = 2").await.is_empty());

    // The secrets are in no log, in no stored notice, and in no row.
    let log = std::fs::read_to_string(stage.bot.data().join("bot.log")).expect("the bot's log");
    assert!(log.contains("DEBUG"), "the log is verbose");
    for secret in [&token[10..], &page.secret()[10..]] {
        assert!(!log.contains(secret), "a secret is in the log");
        for sql in [
            "SELECT COALESCE(notice, '') FROM outbox",
            "SELECT id || link || COALESCE(visit, '') FROM map_links",
            "SELECT event FROM tries",
            "SELECT id FROM inbox",
        ] {
            assert!(!stored(&stage, sql).await.concat().contains(secret), "{sql}");
        }
    }
    assert_eq!(stored(&stage, "SELECT id FROM map_links").await, [&token[..10]]);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_an_address_for_others_there_are_no_links() {
    let mut stage = LocalStage::start().await;
    play(TABLE, &mut stage).await;
    play("ITALY @: order-map\nexpect ITALY @: Questo bot non ha una mappa", &mut stage).await;
    let name = holder(&mut stage, "ITALY").await;
    let posts = stage.posts(&name, &Spot::Private).await;
    let offered = posts.iter().flat_map(|post| &post.actions).any(|(id, _)| id.starts_with("order-map"));
    assert!(!offered, "a button for what isn't there: {posts:#?}");
    for path in ["/map", "/map/orders"] {
        assert_eq!(get(&stage, path, None).await.status(), 404, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_button_for_a_link_is_where_orders_are_asked_for() {
    let mut stage = table().await;
    let name = holder(&mut stage, "FRANCE").await;
    play("FRANCE @ [order-map]", &mut stage).await;
    let first = newest(&mut stage, &name, &[]).await;
    // Pressed in public, it is answered in private.
    stage.say(&name, &Spot::Channel, "order-map").await;
    let second = newest(&mut stage, &name, std::slice::from_ref(&first)).await;
    let seen = stage.posts("marco", &Spot::Channel).await;
    assert!(seen.iter().all(|post| link(&post.text).is_none()), "{seen:#?}");
    // The newest four can be used.
    let mut links = vec![first, second];
    while links.len() < 6 {
        stage.say(&name, &Spot::Private, "order-map").await;
        let newest = newest(&mut stage, &name, &links).await;
        links.push(newest);
    }
    for (number, link) in links.iter().enumerate() {
        assert_eq!(Visitor::open(link).await.is_ok(), number >= 2, "{number}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_and_open_maps_that_ask_too_often_are_refused() {
    let mut stage = table().await;
    let (link, _) = asked(&mut stage, "TURKEY").await;
    let page = Visitor::open(&link).await.expect("the first time");
    let client = reqwest::Client::new();
    let guess = |from: &'static str| {
        let request = client.post(format!("http://{}/map/open", stage.address())).header("x-forwarded-for", from);
        let request = request.json(&json!({ "link": "b".repeat(32) }));
        async { request.send().await.expect("an answer").status().as_u16() }
    };
    let mut refused = 0;
    for _ in 0..60 {
        refused += u32::from(guess("203.0.113.9").await == 429);
    }
    assert!(refused >= 30, "{refused}");
    assert_eq!(guess("203.0.113.10").await, 401, "another address isn't concerned");
    let mut busy = Vec::new();
    for _ in 0..100 {
        let (status, answer) = page.orders().await;
        busy.extend((status == 429).then_some(answer));
    }
    assert!(!busy.is_empty());
    assert!(busy.iter().all(|answer| answer["message"] == "page-link-busy"), "{busy:?}");
    // A page of another site can't use the browser of somebody who plays.
    let address = format!("http://{}/map/open", stage.address());
    let foreign = client.post(address).header("origin", "https://evil.example").json(&json!({ "link": "x" }));
    assert_eq!(foreign.send().await.expect("an answer").status(), 403);
    let page = get(&stage, "/map", None).await;
    assert_eq!(page.headers()["cache-control"], "no-store");
    assert!(
        page.headers()["content-security-policy"].to_str().is_ok_and(|policy| policy.contains("default-src 'none'"))
    );
}
