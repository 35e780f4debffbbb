//! The check of a real network, against a real homeserver: nothing deviates, and nobody is left in its room.

use dragoman_game::event::{ChannelId, PlatformName};
use dragoman_runtime::clock::{Clock, SystemClock};

use crate::homeserver;
use crate::homeserver::PASSWORD;
use crate::live;
use crate::live::remover::Remover;
use crate::live::steps::Made;
use crate::players::{Players, unique};
use crate::rig::Bot;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_check_finds_the_homeserver_as_assumed_and_removes_what_it_made() {
    let url = homeserver::shared().await;
    let mut players = Players::on(url);
    let (bot, host) = (Bot::new(&mut players).await, unique("host"));
    players.enter(&[&host]).await;
    let room = players.create(&host, Some("table"), false, &[&bot.name]).await;
    players.until_joined(&host, &room, &bot.name).await;
    let remover = Remover::on_matrix(url, &bot.name, PASSWORD).await.expect("it logs in");
    let channel = ChannelId::new(PlatformName::Matrix, &room);
    let findings = live::check(bot.matrix(), &channel, remover, "checked0", SystemClock.now(), None).await;
    assert!(findings.deviations.is_empty(), "{:#?}", findings.deviations);
    assert!(findings.made.iter().any(|made| matches!(made, Made::Room(_))), "{:?}", findings.made);
    // Each message, the edit too, is redacted.
    let start = std::time::Instant::now();
    loop {
        let events = players.events(&host, &room).await;
        let redacted: Vec<_> = events.iter().map(|event| &event["redacts"]).collect();
        let mut said = events.iter().filter(|event| event["type"] == "m.room.message");
        if said.clone().count() >= 5 && said.all(|event| redacted.contains(&&event["event_id"])) {
            break;
        }
        assert!(start.elapsed() < crate::season::PATIENCE, "{events:#?}");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}
