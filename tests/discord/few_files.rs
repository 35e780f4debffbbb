//! Strangers on the page of a program that is on Discord and may open few files.

use std::time::{Duration, Instant};

use super::bot::free_port;
use super::crowd::{FILES, MANY, OnPage, Strangers, Waits, kinds, span, visits};
use super::gateway::Wire;
use super::season::{self, Stage as _};
use super::stage::DiscordStage;
use super::stand::words;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_on_the_page_take_the_bot_off_no_network() {
    let address = format!("127.0.0.1:{}", free_port());
    let mut stage = DiscordStage::start_with(&[("DRAGOMAN_LOCAL_LISTEN", address.clone())]).await;
    stage.bot.limit_files(FILES);
    stage.restart().await;
    season::play("marco #: new name:Bosforo practice:yes language:en\nexpect marco @: Bosforo", &mut stage).await;
    let sessions = stage.stand.tally().identified;
    let mut host = OnPage::host(&stage.bot, &address).await;
    let mut orders = ["A Vie - Gal", "A Vie - Tyr"].into_iter().cycle();
    for (kind, beginning) in kinds(&address) {
        let mut waits = Waits::default();
        let strangers = Strangers::before(&address, &beginning).await;
        strangers.until_most_are_closed().await;
        // A network needs a new connection while they are there, and with it a file.
        let resumed = stage.stand.tally().resumed;
        stage.stand.wire(Wire::Cut);
        let back = stage.stand.until("it to come back", || (stage.stand.tally().resumed > resumed).then_some(()));
        waits.time("on Discord again", back).await;
        let start = Instant::now();
        while start.elapsed() < span() {
            let order = orders.next().unwrap_or_default();
            waits.time("a receipt on Discord", receipt(&stage, order)).await;
            waits.time("an answer on the page", host.is_answered()).await;
            waits.time("the page for a new visitor", visits(&address)).await;
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        waits.print(kind);
        eprintln!("{MANY} {kind}: {} connections were closed", strangers.closed());
    }
    assert_eq!(stage.stand.tally().identified, sessions, "no session was lost");
    assert!(!stage.bot.said().contains("can't be reached"), "{}", stage.bot.said());
    stage.stand.assert_content();
}

/// Gives an order in private, and waits for a receipt with it.
async fn receipt(stage: &DiscordStage, order: &str) {
    let marco = stage.stand.person("marco");
    let written = stage.stand.write_privately(marco, order);
    let (_, target) = order.rsplit_once(' ').unwrap_or_default();
    let has_come = || {
        let posts = stage.stand.private_posts(marco);
        posts.iter().any(|post| post.id > written && words(post).contains(target)).then_some(())
    };
    stage.stand.until("a receipt", has_come).await;
}
