//! Strangers on the page of a program that is on Matrix and may open few files.

use std::time::{Duration, Instant};

use crate::bot::free_port;
use crate::crowd::{FILES, MANY, OnPage, Strangers, Waits, kinds, span, visits};
use crate::season;
use crate::stage::{BOT, MatrixStage};

/// With strangers of one kind in ordinary runs: they can't tell the networks apart.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_on_the_page_take_the_bot_off_no_network() {
    let address = format!("127.0.0.1:{}", free_port());
    let mut stage = MatrixStage::start(&["marco"]).await;
    stage.bot.kill();
    stage.bot.limit_files(FILES);
    stage.bot.set("DRAGOMAN_LOCAL_LISTEN", &address);
    stage.bot.start();
    season::play("marco #: new name:Bosforo practice:yes language:en\nexpect marco @: Bosforo", &mut stage).await;
    let room = stage.players.direct_with("marco", BOT).await;
    let mut host = OnPage::host(&stage.bot, &address).await;
    let mut orders = ["A Vie - Gal", "A Vie - Tyr"].into_iter().cycle();
    let shown = if std::env::var_os("DRAGOMAN_LONG").is_some() { 4 } else { 1 };
    for (kind, beginning) in kinds(&address).into_iter().take(shown) {
        let mut waits = Waits::default();
        let strangers = Strangers::before(&address, &beginning).await;
        strangers.until_most_are_closed().await;
        // All connections to the homeserver end, and each new one needs a file.
        stage.homeserver.kill();
        stage.homeserver.run().await;
        waits.time("on Matrix again", receipt(&mut stage, &room, "A Bud - Ser")).await;
        let start = Instant::now();
        while start.elapsed() < span() {
            let order = orders.next().unwrap_or_default();
            waits.time("a receipt on Matrix", receipt(&mut stage, &room, order)).await;
            waits.time("an answer on the page", host.is_answered()).await;
            waits.time("the page for a new visitor", visits(&address)).await;
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        waits.print(kind);
        eprintln!("{MANY} {kind}: {} connections were closed", strangers.closed());
    }
}

/// Gives an order in private, and waits for a receipt with it, which may be an edit.
async fn receipt(stage: &mut MatrixStage, room: &str, order: &str) {
    #[expect(clippy::disallowed_methods, reason = "the homeserver's clock is the machine's")]
    let since = jiff::Timestamp::now().as_millisecond();
    stage.players.say("marco", room, order).await;
    let (_, target) = order.rsplit_once(' ').unwrap_or_default();
    let is_receipt = |event: &serde_json::Value| {
        let body = event["content"]["body"].as_str().unwrap_or_default();
        event["origin_server_ts"].as_i64() >= Some(since) && body.contains(target)
    };
    stage.players.hears("marco", room, BOT, is_receipt).await;
}
