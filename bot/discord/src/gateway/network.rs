//! What the gateway needs from outside: Discord's servers and the time. Tests simulate both.
//!
//! The connection's TLS is that of the calls. serenity's own client would bring an older one, which isn't maintained any
//! more; it is compiled with serenity and isn't used.

use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

use futures_util::{Sink, Stream};
use jiff::Timestamp;
use tokio::time::Instant;
use websocket::Connector;
use websocket::tungstenite::{Error, Message as Packet};

use super::super::rest::{CallError, Rest};
use super::super::wire;
use super::unpacking::{PACKED, Unpacking};

/// An open connection.
pub(crate) trait Socket:
    Stream<Item = Result<Packet, Error>> + Sink<Packet, Error = Error> + Send + Unpin
{
}

impl<T: Stream<Item = Result<Packet, Error>> + Sink<Packet, Error = Error> + Send + Unpin> Socket for T {}

pub(crate) trait Network: Sync {
    type Socket: Socket;

    /// Where to connect, and how many sessions may be started.
    fn gateway(&self) -> impl Future<Output = Result<wire::Gateway, CallError>> + Send;

    fn connect(&self, url: &str) -> impl Future<Output = Result<Self::Socket, Error>> + Send;

    fn sleep_until(&self, at: Instant) -> impl Future<Output = ()> + Send;

    /// The monotonic time.
    fn instant(&self) -> Instant;

    /// The time of day.
    fn now(&self) -> Timestamp;

    /// A number from 0 to 1, at random.
    fn fraction(&self) -> f64;

    fn sleep(&self, pause: Duration) -> impl Future<Output = ()> + Send {
        self.sleep_until(self.instant() + pause)
    }
}

impl Network for Rest {
    type Socket = Unpacking<websocket::WebSocketStream<websocket::MaybeTlsStream<tokio::net::TcpStream>>>;

    async fn gateway(&self) -> Result<wire::Gateway, CallError> {
        Self::gateway(self).await
    }

    async fn connect(&self, url: &str) -> Result<Self::Socket, Error> {
        let connector = Some(Connector::Rustls(self.tls()));
        let url = format!("{url}{PACKED}");
        let (socket, _) = websocket::connect_async_tls_with_config(url, None, false, connector).await?;
        Ok(Unpacking::new(socket))
    }

    async fn sleep_until(&self, at: Instant) {
        tokio::time::sleep_until(at).await;
    }

    fn instant(&self) -> Instant {
        Instant::now()
    }

    fn now(&self) -> Timestamp {
        Self::now(self)
    }

    fn fraction(&self) -> f64 {
        // Seeded by the operating system, as every map of the standard library is; nobody must be unable to guess it.
        let random = u32::try_from(RandomState::new().hash_one(()) >> 32).unwrap_or_default();
        f64::from(random) / f64::from(u32::MAX)
    }
}
