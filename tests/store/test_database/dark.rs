//! A server whose machine goes dark: its connections stay open, and nothing comes or is taken any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::postgres::PgConnectOptions;
use tokio::net::{TcpListener, TcpStream};

use super::cluster::cluster;

/// Passes connections on to the tests' server, until it goes dark.
pub(crate) struct Relay {
    port: u16,
    /// Even: connections are passed on. Odd: they aren't. Those that were open when it went dark stay so.
    turns: Arc<AtomicU32>,
    /// How many connections are passed on.
    passing: Arc<AtomicU32>,
}

impl Relay {
    pub(crate) async fn to_the_server() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let turns = Arc::new(AtomicU32::new(0));
        let passing = Arc::new(AtomicU32::new(0));
        let shared = (Arc::clone(&turns), Arc::clone(&passing));
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(pass_on(client, Arc::clone(&shared.0), Arc::clone(&shared.1)));
            }
        });
        Self { port, turns, passing }
    }

    /// How to reach the server through it.
    pub(crate) async fn options(&self) -> PgConnectOptions {
        let address: PgConnectOptions = cluster().address("postgres").parse().expect("an address");
        address.host("127.0.0.1").port(self.port)
    }

    pub(crate) async fn go_dark(&self) {
        self.turns.fetch_or(1, Ordering::SeqCst);
        while self.passing.load(Ordering::SeqCst) > 0 {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
    }

    /// New connections are passed on.
    pub(crate) fn come_back(&self) {
        self.turns.fetch_add(1, Ordering::SeqCst);
    }
}

/// Passes bytes on while the turn lasts in which the connection was opened; after that it is held open.
async fn pass_on(client: TcpStream, turns: Arc<AtomicU32>, passing: Arc<AtomicU32>) {
    let turn = turns.load(Ordering::SeqCst);
    if turn.is_multiple_of(2) {
        let port: PgConnectOptions = cluster().address("postgres").parse().expect("an address");
        let Ok(server) = TcpStream::connect(("127.0.0.1", port.get_port())).await else { return };
        let (mut from, mut to) = (client, server);
        let ended = async {
            while turns.load(Ordering::SeqCst) == turn {
                tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            }
        };
        passing.fetch_add(1, Ordering::SeqCst);
        let is_over = tokio::select! {
            _ = tokio::io::copy_bidirectional(&mut from, &mut to) => true,
            () = ended => false,
        };
        passing.fetch_sub(1, Ordering::SeqCst);
        if is_over {
            return;
        }
        let _held = (from, to);
        return std::future::pending().await;
    }
    let _held = client;
    std::future::pending().await
}
