//! A reverse proxy on the page's machine: it passes on each connection as it comes, and says whom it speaks for.

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, copy};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, client_async};

use crate::stage::Wire;

/// The name under which it serves the page: one of `local.hosts`.
pub const NAME: &str = "play.example.org";

/// A reverse proxy.
pub struct ReverseProxy {
    /// Where it listens.
    pub address: String,
    client: reqwest::Client,
}

impl ReverseProxy {
    /// Starts one in front of the page at `page`, whose visitors all have the address `visitors`.
    pub async fn before(page: String, visitors: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address").to_string();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let page = page.clone();
                tokio::spawn(async move { pass_on(client, &page, visitors).await });
            }
        });
        // Only the first request of a connection says whom it is for.
        let client = reqwest::Client::builder().pool_max_idle_per_host(0).build().expect("a client");
        Self { address, client }
    }

    /// Opens a web socket with this token.
    pub async fn knock(&self, token: &str) -> Wire {
        let request = format!("ws://{NAME}/ws?token={token}").into_client_request().expect("an address");
        let stream = TcpStream::connect(&self.address).await.expect("the proxy listens");
        client_async(request, MaybeTlsStream::Plain(stream)).await.expect("the token is known").0
    }

    /// The status of a GET request, with this token or without.
    pub async fn get(&self, path: &str, token: Option<&str>) -> u16 {
        let request = self.client.get(format!("http://{}{path}", self.address)).header("host", NAME);
        let request = token.into_iter().fold(request, |request, token| request.bearer_auth(token));
        request.send().await.expect("an answer").status().as_u16()
    }
}

/// Passes on what comes from either side, until one of them ends the connection.
async fn pass_on(mut client: TcpStream, page: &str, visitor: &str) {
    let Ok(mut page) = TcpStream::connect(page).await else { return };
    let ((from_client, mut to_client), (mut from_page, mut to_page)) = (client.split(), page.split());
    let there = async {
        let (mut from_client, mut first) = (BufReader::new(from_client), Vec::new());
        from_client.read_until(b'\n', &mut first).await?;
        if first.ends_with(b"\n") {
            first.extend_from_slice(format!("x-forwarded-for: {visitor}\r\n").as_bytes());
        }
        to_page.write_all(&first).await?;
        copy(&mut from_client, &mut to_page).await
    };
    tokio::select! {
        _ = there => {}
        _ = copy(&mut from_page, &mut to_client) => {}
    }
}
