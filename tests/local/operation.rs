//! The program as its operator uses it: configuration, clock, log, stop.

use futures_util::StreamExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::bot;
use crate::stage::LocalStage;
use crate::wire::{Line, call, get, until_counted};

#[tokio::test(flavor = "multi_thread")]
async fn a_busy_port_is_reported_in_a_sentence() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("its address").to_string();
    let mut bot = bot::Bot::new(&[("DRAGOMAN_LOCAL_LISTEN", address.clone())]);
    bot.start();
    let status = bot.ended().await;
    assert_eq!(status, Some(1));
    assert!(bot.said().contains(&format!("{address} is in use by another program")), "{}", bot.said());
    assert!(!bot.said().contains("panicked"), "{}", bot.said());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_on_the_same_folder_is_refused() {
    let stage = LocalStage::start().await;
    let data = stage.bot.data().join("data").display().to_string();
    let listen = format!("127.0.0.1:{}", bot::free_port());
    let mut second = bot::Bot::new(&[("DRAGOMAN_DATA", data), ("DRAGOMAN_LOCAL_LISTEN", listen)]);
    second.start();
    assert_eq!(second.ended().await, Some(1));
    assert!(second.said().contains("another Dragoman uses"), "{}", second.said());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_is_announced_to_every_open_page_and_completes() {
    let mut stage = LocalStage::start_with(&[("DRAGOMAN_LOG_FORMAT", "json"), ("DRAGOMAN_LOG", "info")], None).await;
    let token = stage.token("ada").await;
    let mut line = Line::open(&stage, &token, 0).await;
    line.send(json!({ "id": "1", "place": "#hall", "text": "/new name:Bosforo" })).await;
    line.until(|frame| frame["taken"] == "1").await;
    stage.bot.ask_to_stop();
    let code = loop {
        match line.wire.next().await {
            Some(Ok(Message::Close(Some(frame)))) => break u16::from(frame.code),
            Some(Ok(_)) => {}
            ended => panic!("closed without a reason: {ended:?}"),
        }
    };
    assert_eq!(code, 1001);
    assert_eq!(stage.bot.ended().await, Some(0), "{}", stage.bot.said());
    let log = std::fs::read_to_string(stage.bot.data().join("bot.log")).expect("a log");
    assert!(log.contains("is stopping"), "{log}");
    for entry in log.lines() {
        let entry: serde_json::Value = serde_json::from_str(entry).unwrap_or_else(|_| panic!("no JSON: {entry}"));
        assert!(entry["level"].is_string() && entry["timestamp"].is_string(), "{entry}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_of_a_demonstration_moves_forward_only() {
    let mut stage = LocalStage::start_with(&[("DRAGOMAN_LOCAL_DEMO", "true")], None).await;
    let host = stage.host();
    assert_eq!(call(&stage, &host, "/api/clock", json!({})).await.0, 400, "nothing has a deadline yet");
    let (_, seats) = call(&stage, &host, "/api/seats/fill", json!({ "open": true })).await;
    let token = seats[0]["token"].as_str().expect("a token");
    let mut line = Line::open(&stage, &host, 0).await;
    assert_eq!(line.frames[0]["hello"]["demo"], true);
    line.until(|frame| frame["text"].as_str().is_some_and(|text| text.contains("orders in"))).await;
    assert_eq!(call(&stage, token, "/api/clock", json!({})).await.0, 403, "players don't move it");
    let (status, moved) = call(&stage, &host, "/api/clock", json!({})).await;
    assert_eq!(status, 200, "{moved}");
    let results = line.until(|frame| frame["text"].as_str().is_some_and(|text| text.contains("Autumn 1901"))).await;
    for sample in ["dragoman_adjudications_total 1", "dragoman_adjudication_seconds_count 1"] {
        until_counted(&stage, sample).await;
    }
    assert!(results["at"].as_i64() >= moved["now"].as_i64(), "{results} after {moved}");

    stage.bot.kill();
    let variables = [
        ("DRAGOMAN_DATA", stage.bot.data().join("data").display().to_string()),
        ("DRAGOMAN_LOCAL_LISTEN", format!("127.0.0.1:{}", bot::free_port())),
    ];
    let mut sober = bot::Bot::new(&variables);
    sober.start();
    assert_eq!(sober.ended().await, Some(1));
    assert!(sober.said().contains("local.demo: the clock of"), "{}", sober.said());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_cant_be_moved_outside_demonstrations() {
    let stage = LocalStage::start().await;
    let (status, why) = call(&stage, &stage.host(), "/api/clock", json!({})).await;
    assert_eq!(status, 400);
    assert!(why.as_str().is_some_and(|why| why.contains("local.demo")), "{why}");
}

fn check(variables: &[(&str, &str)]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = bot::program(&["check-config"]);
    command.current_dir(folder.path());
    let done = command.envs(variables.iter().copied()).output().expect("it runs");
    (done.status.code(), String::from_utf8(done.stdout).expect("text"))
}

#[test]
fn problems_of_the_configuration_are_listed_one_per_line() {
    let (status, said) = check(&[]);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("local: on, at 127.0.0.1:7901"), "{said}");
    let (status, said) = check(&[
        ("DRAGOMAN_LANGUAGE", "fr"),
        ("DRAGOMAN_TOKN", "canary-of-a-secret"),
        ("DRAGOMAN_LOCAL_DEMO", "true"),
        ("DRAGOMAN_MATRIX_PASSWORD", "canary-of-a-password"),
        ("DRAGOMAN_DISCORD_TOKEN", "canary of a token"),
    ]);
    assert_eq!(status, Some(1), "{said}");
    let keys: Vec<_> = said.lines().filter_map(|line| line.split_once(": ")).map(|(key, _)| key).collect();
    assert_eq!(keys.len(), said.lines().count(), "each line is `key: sentence`:\n{said}");
    for key in ["language", "DRAGOMAN_TOKN", "matrix.homeserver", "discord.token"] {
        assert!(keys.contains(&key), "{key} in\n{said}");
    }
    assert!(!said.contains("canary"), "{said}");
    // Nothing begins with a database that can't be made.
    let (status, said) = check(&[("DRAGOMAN_DATABASE", "sqlite:nowhere/games.sqlite")]);
    assert_eq!((status, said.as_str()), (Some(1), "database: there is no folder nowhere for nowhere/games.sqlite\n"));
}

#[cfg(unix)]
#[test]
fn a_variable_that_isnt_text_is_named_if_it_is_ours() {
    use std::os::unix::ffi::OsStrExt as _;
    let latin = std::ffi::OsStr::from_bytes(b"caf\xe9");
    let check = |name: &str| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = bot::program(&["check-config"]);
        let done = command.current_dir(folder.path()).env(name, latin).output().expect("it runs");
        (done.status.code(), String::from_utf8(done.stdout).expect("text"))
    };
    assert_eq!(check("OLDPWD").0, Some(0));
    assert_eq!(check("DRAGOMAN_DATA"), (Some(1), "DRAGOMAN_DATA: isn't text in UTF-8\n".to_owned()));
}

/// As systemd hands them over: in a file, and in no environment.
#[test]
fn secrets_are_read_from_the_folder_of_credentials() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().display().to_string();
    let variables = [
        ("CREDENTIALS_DIRECTORY", path.as_str()),
        ("DRAGOMAN_LOCAL_LISTEN", "127.0.0.1:7911"),
        ("DRAGOMAN_LANGUAGE", "it"),
    ];
    let (status, said) = check(&variables);
    assert_eq!(status, Some(0), "there needn't be one: {said}");
    assert!(said.contains("at 127.0.0.1:7911"), "{said}");
    let secrets = "# from systemd\nDRAGOMAN_LOCAL_LISTEN=127.0.0.1:7912\nDRAGOMAN_DISCORD_TOKEN=canary of a token\n";
    std::fs::write(folder.path().join("secrets.env"), secrets).expect("written");
    let (status, said) = check(&variables);
    assert_eq!(status, Some(1), "{said}");
    assert!(said.starts_with("discord.token: ") && !said.contains("canary"), "{said}");
    std::fs::write(folder.path().join("secrets.env"), secrets.replace("DRAGOMAN_DISCORD_TOKEN", "#")).expect("written");
    let (status, said) = check(&variables);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("at 127.0.0.1:7912"), "what is handed over counts: {said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_open_to_the_home_network_warns_the_host() {
    let stage = LocalStage::start_with(&[("DRAGOMAN_LOCAL_LISTEN", "0.0.0.0:PORT")], None).await;
    let said = stage.bot.said();
    assert!(said.contains("the connection isn't encrypted") && said.contains("127.0.0.1"), "{said}");
    // In the log too, for who doesn't see what it prints.
    let logged = |stage: &LocalStage| std::fs::read_to_string(stage.bot.data().join("bot.log")).expect("a log");
    let warning = "the page can be reached by other machines, and what they send and get isn't encrypted";
    assert!(logged(&stage).contains(warning), "{}", logged(&stage));
    let alone = LocalStage::start().await;
    assert!(!logged(&alone).contains(warning), "{}", logged(&alone));
    let socket = std::net::UdpSocket::bind("0.0.0.0:0").expect("a socket");
    let own = socket.connect("192.0.2.1:9").and_then(|()| socket.local_addr()).map(|address| address.ip());
    let Ok(own) = own else { return };
    let (_, seat) = call(&stage, &stage.host(), "/api/seats", json!({ "name": "Ada" })).await;
    let link = seat["link"].as_str().expect("a link");
    assert!(link.starts_with(&format!("http://{own}:{}/#token=", stage.port())), "{link}");
    // From another address than loopback, health and metrics need the host's token.
    let away = |path: &str| format!("http://{own}:{}{path}", stage.port());
    let client = reqwest::Client::new();
    assert_eq!(client.get(away("/")).send().await.expect("an answer").status(), 200);
    for path in ["/health", "/metrics"] {
        assert_eq!(client.get(away(path)).send().await.expect("an answer").status(), 401);
        let known = client.get(away(path)).bearer_auth(stage.host()).send().await.expect("an answer");
        assert_eq!(known.status(), 200);
        assert_eq!(get(&stage, path, None).await.status(), 200);
    }
}

/// The proxy ends TLS and passes the name on with which the page was asked for.
#[tokio::test(flavor = "multi_thread")]
async fn behind_a_reverse_proxy_the_page_is_served_by_https_under_its_name() {
    let mut stage = LocalStage::start_with(&[("DRAGOMAN_LOCAL_HOSTS", "play.example.org")], None).await;
    assert!(stage.bot.said().contains("Dragoman is at  https://play.example.org/?token="), "{}", stage.bot.said());
    let client = reqwest::Client::new();
    let get = |path: &str, host: &str| client.get(format!("http://{}{path}", stage.address())).header("host", host);
    let page = get("/", "play.example.org").header("origin", "https://play.example.org").send().await;
    let page = page.expect("an answer");
    let policy =
        page.headers().get("content-security-policy").and_then(|value| value.to_str().ok()).unwrap_or_default();
    assert!(page.status() == 200 && policy.contains("wss://play.example.org;"), "{policy}");
    let status =
        |request: reqwest::RequestBuilder| async { request.send().await.expect("an answer").status().as_u16() };
    assert_eq!(status(get("/", "play.example.org").header("origin", "http://play.example.org")).await, 403);
    assert_eq!(status(get("/", "other.example.org")).await, 403);
    // Links lead to where others find the page, wherever the host is.
    let (_, seat) = call(&stage, &stage.host(), "/api/seats", json!({ "name": "Ada" })).await;
    let link = seat["link"].as_str().expect("a link");
    assert!(link.starts_with("https://play.example.org/#token="), "{link}");
    // The proxy is on this machine, and those who ask it aren't.
    for path in ["/health", "/metrics"] {
        assert_eq!(status(get(path, "play.example.org")).await, 401, "{path}");
        let unnamed = get(path, &stage.address()).header("x-forwarded-for", "203.0.113.9");
        assert_eq!(status(unnamed).await, 401, "{path}");
        assert_eq!(status(get(path, "play.example.org").bearer_auth(stage.host())).await, 200, "{path}");
        assert_eq!(status(get(path, &stage.address())).await, 200, "{path}");
    }
    let token = stage.token("marco").await;
    let own = [("host", "play.example.org"), ("origin", "https://play.example.org")];
    assert!(stage.knock_with(&token, &own).await.is_ok());
    let foreign = [("host", "play.example.org"), ("origin", "https://evil.example")];
    assert!(stage.knock_with(&token, &foreign).await.is_err());
}

/// A homeserver that accepts the connection and never answers delays nothing else.
#[cfg(feature = "matrix")]
#[tokio::test(flavor = "multi_thread")]
async fn the_page_starts_before_other_networks() {
    let silent = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let homeserver = format!("http://{}", silent.local_addr().expect("its address"));
    let mut stage = LocalStage::start_with(
        &[
            ("DRAGOMAN_MATRIX_HOMESERVER", homeserver.as_str()),
            ("DRAGOMAN_MATRIX_USER", "dragoman"),
            ("DRAGOMAN_MATRIX_PASSWORD", "secret"),
        ],
        None,
    )
    .await;
    let health: serde_json::Value = get(&stage, "/health", None).await.json().await.expect("JSON");
    assert_eq!(health["platforms"]["matrix"]["state"], "catching up", "{health}");
    let token = stage.token("ada").await;
    let mut line = Line::open(&stage, &token, 0).await;
    line.send(json!({ "id": "1", "place": "#hall", "text": "/new name:Bosforo" })).await;
    line.until(|frame| frame["from"].is_null() && frame["place"] == "#hall").await;
}
