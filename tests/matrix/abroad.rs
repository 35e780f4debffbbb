//! A second homeserver, which federates with the first over loopback.

use crate::bot::free_port;
use crate::homeserver::{Homeserver, Limits};
use crate::proxy::Proxy;

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
