//! People without a link, and people who ask for too much: nobody is kept out, and nobody's page stands still.

use std::time::{Duration, Instant};

use futures_util::SinkExt;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::crowd::{MANY, Strangers, Waits, kinds, span};
use crate::reverse_proxy::{NAME, ReverseProxy};
use crate::season::PATIENCE;
use crate::stage::LocalStage;
use crate::wire::{Line, call, get};

/// The most connections that the page keeps open.
const MOST_OPEN: usize = 512;

/// Connections to `address` that have sent this and say nothing more.
async fn silent(address: &str, beginning: &str) -> Vec<TcpStream> {
    let mut connections = Vec::new();
    for _ in 0..MANY {
        let mut connection = TcpStream::connect(address).await.expect("whoever comes is let in");
        // It may be closed meanwhile, to make room for the next.
        let _ = connection.write_all(beginning.as_bytes()).await;
        connections.push(connection);
    }
    connections
}

/// How many of them the page has closed by now.
async fn closed(connections: &mut [TcpStream]) -> usize {
    let mut count = 0;
    for connection in connections {
        let mut read = Vec::new();
        let wait = Duration::from_millis(1);
        count += usize::from(tokio::time::timeout(wait, connection.read_to_end(&mut read)).await.is_ok());
    }
    count
}

async fn nobody_is_kept_out(beginning: impl Fn(&LocalStage) -> String) {
    let mut stage = LocalStage::start().await;
    let beginning = beginning(&stage);
    let token = stage.token("marco").await;
    let mut player = Line::open(&stage, &token, 0).await;
    let mut connections = silent(&stage.address(), &beginning).await;
    asks_for_help(&mut player).await;
    assert_eq!(get(&stage, "/", None).await.status(), 200, "somebody who comes now");
    assert!(stage.knock(&token, None).await.is_ok(), "a player who comes back now");
    // The others when they have had their time.
    until_closed(&mut connections, MANY).await;
}

/// Waits until so many of them are closed.
async fn until_closed(connections: &mut [TcpStream], count: usize) {
    let start = Instant::now();
    while closed(connections).await < count {
        assert!(start.elapsed() < PATIENCE, "{} of {count} are closed", closed(connections).await);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Writes to the bot in private, and waits for its receipt and its answer.
async fn asks_for_help(player: &mut Line) {
    let place =
        player.seen(|frame| !frame["hello"].is_null()).await["hello"]["person"].as_str().map(|id| format!("@{id}"));
    let id = format!("a{}", player.frames.len());
    player.send(json!({ "id": id, "place": place, "text": "help" })).await;
    player.until(|frame| frame["taken"] == id.as_str()).await;
    player.until(|frame| frame["place"] == json!(place) && frame["from"].is_null()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_without_a_request_keep_nobody_out() {
    nobody_is_kept_out(|_| String::new()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_never_end_keep_nobody_out() {
    nobody_is_kept_out(|_| "GET / HTTP/1.1\r\nhost: ".to_owned()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_never_come_keep_nobody_out() {
    // Those of the host, who is known: of others none is read.
    nobody_is_kept_out(|stage| beginning_of_a_body(stage, &stage.host())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_without_a_token_keep_nobody_out() {
    nobody_is_kept_out(|stage| {
        format!(
            "GET /ws?token=guessed HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            stage.address()
        )
    })
    .await;
}

/// Each of them once took a place for ten seconds, and whoever had come before and hadn't asked yet made room.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_refused_takes_no_place_of_somebody_who_came_before() {
    let mut stage = LocalStage::start().await;
    let token = stage.token("marco").await;
    let mut waiting = TcpStream::connect(stage.address()).await.expect("a connection");
    let [.., (_, beginning)] = kinds(&stage.address());
    for _ in 0..MOST_OPEN {
        let mut stranger = TcpStream::connect(stage.address()).await.expect("whoever comes is let in");
        stranger.write_all(beginning.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        stranger.read_to_string(&mut answer).await.expect("the end of the connection");
        assert!(answer.starts_with("HTTP/1.1 401") && answer.contains("\r\nconnection: close\r\n"), "{answer}");
    }
    let upgrade = beginning.replace("token=guessed", &format!("token={token}"));
    waiting.write_all(upgrade.as_bytes()).await.expect("it is still open");
    assert_eq!(beginning_of_answer(&mut waiting).await, "HTTP/1.1 101");
    // Who is known keeps the connection, also when something is refused.
    let mut known = TcpStream::connect(stage.address()).await.expect("a connection");
    for _ in 0..2 {
        let head = beginning_of_a_body(&stage, &token).replace("POST", "GET").replace("content-length: 9000", "x: y");
        known.write_all(head.trim_end_matches('{').as_bytes()).await.expect("it is still open");
        let mut answer = vec![0; 4096];
        let read = known.read(&mut answer).await.expect("an answer");
        let answer = String::from_utf8_lossy(&answer[..read]).into_owned();
        assert!(answer.starts_with("HTTP/1.1 403") && !answer.contains("connection: close"), "{answer}");
    }
}

/// A request with the beginning of a body.
fn beginning_of_a_body(stage: &LocalStage, token: &str) -> String {
    format!(
        "POST /api/seats HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\ncontent-type: application/json\r\n\
         content-length: 9000\r\n\r\n{{",
        stage.address()
    )
}

/// The page behind a reverse proxy whose visitors all have one address, as in a school.
async fn behind_a_proxy() -> (LocalStage, ReverseProxy) {
    let stage = LocalStage::start_with(&[("DRAGOMAN_LOCAL_HOSTS", NAME)], None).await;
    let proxy = ReverseProxy::before(stage.address(), "203.0.113.9").await;
    (stage, proxy)
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_behind_a_reverse_proxy_keep_nobody_out() {
    let shown = if std::env::var_os("DRAGOMAN_LONG").is_some() { 4 } else { 3 };
    // Each of their connections is three files here.
    for (kind, beginning) in kinds(NAME).into_iter().take(shown) {
        let (mut stage, proxy) = behind_a_proxy().await;
        let token = stage.token("marco").await;
        let mut player = Line::over(proxy.knock(&token).await, json!({ "resume": 0 })).await;
        let mut begun = begun_by(&stage.host(), &proxy).await;
        let strangers = Strangers::before(&proxy.address, &beginning).await;
        let start = Instant::now();
        while strangers.closed() < MANY / 2 {
            assert!(start.elapsed() < PATIENCE, "{} are closed", strangers.closed());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // Strangers make room for each other, and not for what somebody who is known has begun before they came.
        begun.write_all(b"{\"name\":\"ada\"}").await.expect("it is still open");
        assert_eq!(beginning_of_answer(&mut begun).await, "HTTP/1.1 200");
        let (mut waits, start) = (Waits::default(), Instant::now());
        while start.elapsed() < span() {
            waits.time("an answer on the page", asks_for_help(&mut player)).await;
            let visited = waits.time("the page for a new visitor", proxy.get("/", None)).await;
            assert_eq!(visited, 200, "somebody who comes now");
            drop(proxy.knock(&token).await);
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        waits.print(&format!("{kind} behind a proxy"));
        // Some may be waiting at the proxy.
        strangers.until_most_are_closed().await;
    }
}

/// A request of the host, all but its body.
async fn begun_by(host: &str, proxy: &ReverseProxy) -> TcpStream {
    let mut connection = TcpStream::connect(&proxy.address).await.expect("a connection");
    let head = format!(
        "POST /api/seats HTTP/1.1\r\nhost: {NAME}\r\nauthorization: Bearer {host}\r\ncontent-type: application/json\r\n\
         content-length: 14\r\nexpect: 100-continue\r\n\r\n"
    );
    connection.write_all(head.as_bytes()).await.expect("sent");
    assert_eq!(beginning_of_answer(&mut connection).await, "HTTP/1.1 100");
    let mut rest = [0; 13];
    connection.read_exact(&mut rest).await.expect("the rest of that");
    assert_eq!(&rest, b" Continue\r\n\r\n");
    connection
}

/// The protocol and the status of the next answer.
async fn beginning_of_answer(connection: &mut TcpStream) -> String {
    let mut answer = [0; 12];
    tokio::time::timeout(PATIENCE, connection.read_exact(&mut answer)).await.expect("in time").expect("an answer");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_strangers_try_keeps_no_player_of_their_address_out() {
    let (mut stage, proxy) = behind_a_proxy().await;
    let token = stage.token("marco").await;
    assert_eq!(proxy.get("/api/me", Some(&token)).await, 200);
    let mut tried = 0;
    while proxy.get("/api/me", Some("guessed")).await == 401 {
        tried += 1;
        assert!(tried < 10_000, "it may try for ever");
    }
    assert_eq!(proxy.get("/api/me", Some(&token)).await, 200);
    Line::over(proxy.knock(&token).await, json!({ "resume": 0 })).await;
    assert_eq!(proxy.get("/", None).await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_is_read_of_people_who_are_known() {
    let stage = LocalStage::start().await;
    let (_, seat) = call(&stage, &stage.host(), "/api/seats", json!({ "name": "marco" })).await;
    let marco = seat["token"].as_str().expect("a token").to_owned();
    // The body of somebody who may send one is waited for, and not for ever.
    let host = stage.host();
    for (token, status) in [("guessed", "401"), (marco.as_str(), "403"), (host.as_str(), "408")] {
        let mut connection = TcpStream::connect(stage.address()).await.expect("a connection");
        connection.write_all(beginning_of_a_body(&stage, token).as_bytes()).await.expect("sent");
        let answer = beginning_of_answer(&mut connection).await;
        assert_eq!(answer, format!("HTTP/1.1 {status}"), "without the rest of the body");
    }
    // Others aren't kept waiting by what is tried from one address.
    let asked = |address: &'static str| {
        let url = format!("http://{}/api/me", stage.address());
        let request = reqwest::Client::new().get(url).bearer_auth("guessed").header("x-forwarded-for", address);
        async { request.send().await.expect("an answer").status().as_u16() }
    };
    let mut tried = 1;
    while asked("203.0.113.9").await == 401 {
        tried += 1;
        assert!(tried < 10_000, "it may try for ever");
    }
    assert!(tried > 50, "a person with an old link isn't refused for long: {tried}");
    assert_eq!(asked("203.0.113.10").await, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_on_after_refusals_is_disconnected() {
    let mut stage = LocalStage::start().await;
    let token = stage.token("eve").await;
    let mut line = Line::open(&stage, &token, 0).await;
    for number in 0..2_000 {
        let frame = json!({ "id": format!("a{number}"), "place": "#hall", "text": "hello" });
        if line.wire.send(Message::text(frame.to_string())).await.is_err() {
            break;
        }
    }
    assert_eq!(line.closed().await, 4008);
    let refused = line.frames.iter().filter(|frame| frame.get("refused").is_some()).count();
    assert_eq!(refused, 50, "the next one isn't answered any more");
    // Questions for what could be typed.
    let token = stage.token("ada").await;
    let mut line = Line::open(&stage, &token, 0).await;
    for number in 0..2_000 {
        let frame = json!({ "ask": format!("q{number}"), "place": "#hall", "text": "he" });
        if line.wire.send(Message::text(frame.to_string())).await.is_err() {
            break;
        }
    }
    assert_eq!(line.closed().await, 4008);
    // Frames that no page sends.
    let token = stage.token("odd").await;
    let mut line = Line::open(&stage, &token, 0).await;
    for _ in 0..100 {
        let _ = line.wire.send(Message::Binary(vec![0; 10].into())).await;
    }
    assert_eq!(line.closed().await, 4008);
}

#[tokio::test(flavor = "multi_thread")]
async fn signed_addresses_of_pictures_are_limited_as_others_are() {
    let stage = LocalStage::start().await;
    let (_, seats) = call(&stage, &stage.host(), "/api/seats/fill", json!({ "open": true })).await;
    let token = seats[0]["token"].as_str().expect("a token");
    let home = format!("@{}", seats[0]["person"].as_str().expect("an id"));
    let mut line = Line::open(&stage, token, 0).await;
    line.seen(|frame| frame["hello"]["seats"][0]["power"].is_string()).await;
    line.send(json!({ "id": "1", "place": home, "text": "map" })).await;
    let post = line.until(|frame| frame["place"] == home.as_str() && frame["links"]["image"].is_string()).await;
    let signed = post["links"]["image"].as_str().expect("an address");
    let wrong = signed.replacen(signed.rsplit('/').next().expect("a signature"), &"0".repeat(64), 1);
    let client = reqwest::Client::new();
    let fetched = |path: &str, address: &'static str| {
        let request = client.get(format!("http://{}{path}", stage.address())).header("x-forwarded-for", address);
        async { request.send().await.expect("an answer").status().as_u16() }
    };
    // Who tries addresses doesn't shut out who has some, at the same address.
    for (path, answer, least) in [(wrong.as_str(), 404, 50), (signed, 200, 500)] {
        let mut tried = 0;
        // More at once than are forgotten meanwhile.
        while join_all((0..20).map(|_| fetched(path, "203.0.113.9"))).await.iter().all(|status| *status == answer) {
            tried += 20;
            assert!(tried < 50_000, "it may ask for ever: {path}");
        }
        assert!(tried >= least, "{path}: {tried}");
    }
    assert_eq!(fetched(&wrong, "203.0.113.10").await, 404, "from elsewhere");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_words_are_limited_by_address() {
    let stage = LocalStage::start().await;
    let client = reqwest::Client::new();
    let fetched = |address: &'static str| {
        let request = client.get(format!("http://{}/words?language=pl", stage.address()));
        let request = request.header("x-forwarded-for", address);
        async { request.send().await.expect("an answer").status().as_u16() }
    };
    let mut fetches = 0;
    // More at once than are forgotten meanwhile.
    while join_all((0..20).map(|_| fetched("203.0.113.9"))).await.iter().all(|status| *status == 200) {
        fetches += 20;
        assert!(fetches < 5_000, "it may fetch them for ever");
    }
    assert!(fetches >= 60, "a class opens the page at once: {fetches}");
    assert_eq!(fetched("203.0.113.9").await, 429);
    assert_eq!(fetched("203.0.113.10").await, 200, "from elsewhere");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_renewed_a_few_times_an_hour() {
    let mut stage = LocalStage::start().await;
    let mut token = stage.token("eve").await;
    let mut renewed = 0;
    let status = loop {
        let (status, answer) = call(&stage, &token, "/api/me/link", Value::Null).await;
        if status != 200 {
            break status;
        }
        renewed += 1;
        token = answer["token"].as_str().expect("a token").to_owned();
        assert!(answer["link"].as_str().expect("a link").ends_with(&format!("/#token={token}")), "{answer}");
    };
    assert_eq!((renewed, status), (5, 429));
    assert_eq!(get(&stage, "/api/me", Some(&token)).await.status(), 200, "the last one works");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_doesnt_fill_the_list_of_channels() {
    let mut stage = LocalStage::start().await;
    let token = stage.token("eve").await;
    let mut eve = Line::open(&stage, &token, 0).await;
    let mut said = Vec::new();
    for number in 0..5 {
        let (id, place) = (format!("a{number}"), format!("#eve-{number}"));
        eve.send(json!({ "id": id, "place": place, "text": "x" })).await;
        let answer = eve.until(|frame| frame["taken"] == id.as_str() || frame["refused"] == id.as_str()).await;
        said.push(answer.get("taken").is_some());
    }
    assert_eq!(said, [true, true, true, false, false]);
    // The hall is no channel of hers, and is there however full the list is.
    eve.send(json!({ "id": "hall", "place": "#hall", "text": "z" })).await;
    eve.until(|frame| frame["taken"] == "hall").await;
    // Where somebody has written, everybody may.
    eve.send(json!({ "id": "again", "place": "#eve-0", "text": "y" })).await;
    eve.until(|frame| frame["taken"] == "again").await;
}
