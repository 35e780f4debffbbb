//! Two homeservers that federate over loopback, and what the second does to games of people on the first.

use std::time::{Duration, Instant};

use jiff::{SignedDuration, Timestamp};
use serde_json::json;

use crate::bot::free_port;
use crate::homeserver::{Homeserver, Limits};
use crate::players::{PATIENCE, Players, unique};
use crate::proxy::Proxy;
use crate::season::{self, Spot, Stage as _};
use crate::stage::{BOT, MatrixStage, ONLOOKER};

/// A second homeserver, and the way between it and the first.
pub struct Abroad {
    pub homeserver: Homeserver,
    /// The people whose accounts are there.
    pub people: Vec<String>,
    /// Where the first homeserver reaches the second.
    pub there: Proxy,
    /// Where the second reaches the first.
    pub here: Proxy,
}

/// Two homeservers that reach each other over TLS.
pub async fn pair() -> (Homeserver, Abroad) {
    let ports = [free_port(), free_port()];
    let [mut first, mut second] = ports.map(|port| Homeserver::named(&format!("localhost:{port}"), Limits::Relaxed));
    let here = Proxy::in_front_of(&first.url, ports[0]).await;
    let there = Proxy::in_front_of(&second.url, ports[1]).await;
    tokio::join!(first.run(), second.run());
    (first, Abroad { homeserver: second, people: Vec::new(), there, here })
}

/// England, France and Russia or the other four are Kasia's, whose account is on another homeserver.
#[tokio::test]
async fn a_player_on_another_homeserver_plays_a_phase() {
    let mut stage = MatrixStage::federated(&["anna"], &["kasia"]).await;
    season::play(include_str!("../season/federation.script"), &mut stage).await;
}
