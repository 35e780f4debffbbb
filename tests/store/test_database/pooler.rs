//! A pooler that lends out the server's connections for a transaction each, as PgBouncer does with `pool_mode =
//! transaction`: no locks, settings or prepared queries stay with whoever has connected.

use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

/// The server's connections that nobody uses. Who was last given back is taken first.
type Idle = Arc<Mutex<Vec<TcpStream>>>;

pub(crate) struct Pooler {
    port: u16,
}

impl Pooler {
    /// Before a server at `port` that trusts everybody.
    pub(crate) async fn before(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let own = listener.local_addr().expect("an address").port();
        let idle = Idle::default();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(serve(client, port, Arc::clone(&idle)));
            }
        });
        Self { port: own }
    }

    pub(crate) fn address(&self) -> String {
        format!("postgres://dragoman@127.0.0.1:{}/postgres?sslmode=disable", self.port)
    }
}

/// A message with its first byte; none when the connection ends.
async fn message(from: &mut TcpStream) -> Option<Vec<u8>> {
    let mut head = [0; 5];
    from.read_exact(&mut head).await.ok()?;
    let length = u32::from_be_bytes([head[1], head[2], head[3], head[4]]);
    let mut whole = head.to_vec();
    whole.resize(1 + length as usize, 0);
    from.read_exact(&mut whole[5..]).await.ok()?;
    Some(whole)
}

/// Passes on what the server says until it is ready. Returns whether no transaction is open.
async fn until_ready(server: &mut TcpStream, client: &mut TcpStream) -> Option<bool> {
    loop {
        let said = message(server).await?;
        client.write_all(&said).await.ok()?;
        if said[0] == b'Z' {
            return Some(said.last() == Some(&b'I'));
        }
    }
}

async fn serve(mut client: TcpStream, port: u16, idle: Idle) -> Option<()> {
    let mut server = TcpStream::connect(("127.0.0.1", port)).await.ok()?;
    // How it introduces itself has no first byte.
    let length = client.read_u32().await.ok()?;
    let mut introduction = vec![0; length as usize - 4];
    client.read_exact(&mut introduction).await.ok()?;
    server.write_u32(length).await.ok()?;
    server.write_all(&introduction).await.ok()?;
    until_ready(&mut server, &mut client).await?;
    idle.lock().ok()?.push(server);
    let mut lent: Option<TcpStream> = None;
    loop {
        let said = message(&mut client).await?;
        if said[0] == b'X' {
            return Some(());
        }
        let mut server = match lent.take() {
            Some(server) => server,
            None => idle.lock().ok()?.pop()?,
        };
        server.write_all(&said).await.ok()?;
        // A query, or the end of several messages.
        if matches!(said[0], b'Q' | b'S') && until_ready(&mut server, &mut client).await? {
            idle.lock().ok()?.push(server);
        } else {
            lent = Some(server);
        }
    }
}
