//! Links: who gets access by one, what the host may do with the seats of others, and how a link ends.

use std::time::{Duration, Instant};

use dragoman_runtime::clock::{Clock as _, SystemClock};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sqlx::Connection as _;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::bot::rows::{self, Sql};
use crate::season::PATIENCE;
use crate::stage::LocalStage;
use crate::wire::{Line, call, delete, get};

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

/// The host's list of people.
async fn people(stage: &LocalStage) -> Vec<Value> {
    let list: Value = get(stage, "/api/seats", Some(&stage.host())).await.json().await.expect("JSON");
    list.as_array().expect("a list").clone()
}

/// The entry of a person in the host's list, as soon as it matches.
async fn entry(stage: &LocalStage, person: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let began = Instant::now();
    loop {
        let list = people(stage).await;
        let found = list.iter().find(|entry| entry["person"] == person).expect("somebody").clone();
        if wanted(&found) {
            return found;
        }
        assert!(began.elapsed() < PATIENCE, "{found}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The status with which a socket is refused.
async fn turned_away(stage: &LocalStage, token: &str) -> u16 {
    match stage.knock(token, None).await {
        Err(tungstenite::Error::Http(answer)) => answer.status().as_u16(),
        other => panic!("let in or cut off: {other:?}"),
    }
}

/// The query of a socket in which the host acts as somebody.
fn acting(stage: &LocalStage, person: &str) -> String {
    format!("{}&as={person}", stage.host())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_renewed_or_ended_link_gives_no_access_and_closes_open_pages() {
    let stage = LocalStage::start().await;
    let host = stage.host();
    let (_, ada) = call(&stage, &host, "/api/seats", json!({ "name": "Ada" })).await;
    let (_, ben) = call(&stage, &host, "/api/seats", json!({ "name": "Ben" })).await;
    let (old, person) = (text(&ada["token"]), text(&ada["person"]));
    let address = format!("/api/seats/{person}/link");
    assert_eq!(entry(&stage, &person, |_| true).await["connected"], false);
    let mut line = Line::open(&stage, &old, 0).await;
    let mut other = Line::open(&stage, &text(&ben["token"]), 0).await;
    entry(&stage, &person, |entry| entry["connected"] == true).await;

    // Only the host, and oneself.
    assert_eq!(call(&stage, &text(&ben["token"]), &address, json!({})).await.0, 403);
    assert_eq!(delete(&stage, &text(&ben["token"]), &address).await, 403);
    assert_eq!(call(&stage, "guessed", &address, json!({})).await.0, 401);
    assert_eq!(call(&stage, &host, "/api/seats/nobody/link", json!({})).await.0, 404);

    let (status, renewed) = call(&stage, &host, &address, json!({})).await;
    let new = text(&renewed["token"]);
    assert!(status == 200 && new != old && text(&renewed["link"]).ends_with(&format!("/#token={new}")), "{renewed}");
    assert_eq!(line.closed().await, 4001);
    assert_eq!(turned_away(&stage, &old).await, 401);
    assert_eq!(get(&stage, "/api/me", Some(&old)).await.status(), 401);
    let mut line = Line::open(&stage, &new, 0).await;
    let home = format!("@{person}");
    assert_eq!(line.saying(&home, "new link").len(), 1, "it is told in the seat: {:#?}", line.frames);

    // A new one for oneself, which the page may have made: it has it also if the answer is lost.
    for weak in ["", "short", "AAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAA/?"] {
        assert_eq!(call(&stage, &new, "/api/me/link", json!({ "token": weak })).await.0, 400, "{weak}");
    }
    let made = "Abcdefghijklmnopqrst01";
    let (status, own) = call(&stage, &new, "/api/me/link", json!({ "token": made })).await;
    let own = text(&own["token"]);
    assert!(status == 200 && own == made);
    assert_eq!(line.closed().await, 4001);
    assert_eq!(turned_away(&stage, &new).await, 401);
    let mut line = Line::open(&stage, &own, 0).await;

    assert_eq!(delete(&stage, &host, &address).await, 200);
    assert_eq!(line.closed().await, 4001);
    assert_eq!(turned_away(&stage, &own).await, 401);
    let ended = entry(&stage, &person, |entry| entry["connected"] == false).await;
    assert_eq!((&ended["linked"], &ended["played_by"]), (&json!(false), &json!("link")));
    assert_eq!(delete(&stage, &host, "/api/seats/host/link").await, 400, "the host must be able to come in");

    // Nobody else is affected.
    other.send(json!({ "id": "1", "place": "#hall", "text": "calm" })).await;
    other.until(|frame| frame["taken"] == "1").await;
}

/// Whoever reads a frame now and then is sent the history for hours, and all that is said meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_still_reads_the_history_gets_nothing_once_the_link_has_ended() {
    let mut stage = LocalStage::start().await;
    let (_, ada) = call(&stage, &stage.host(), "/api/seats", json!({ "name": "Ada" })).await;
    let (old, person) = (text(&ada["token"]), text(&ada["person"]));
    stage.bot.kill();
    // More than fits in the buffers of the two sockets.
    let posts = Sql {
        sqlite: "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
             INSERT INTO local_posts (id, edit, place, author, text, press, alt, actions, rings, at)
             SELECT 'old' || i, 0, '#hall', '', printf('%.*c', 40000, 'x'), '', '', '[]', 0, CAST($1 AS BIGINT) FROM n",
        postgres: "INSERT INTO local_posts (id, edit, place, author, text, press, alt, actions, rings, at)
             SELECT 'old' || i, 0, '#hall', '', repeat('x', 40000), '', '', '[]', 0, CAST($1 AS BIGINT)
             FROM generate_series(1, 600) AS i",
    };
    rows::change(stage.bot.data(), posts, &[&SystemClock.now().as_millisecond().to_string()]).await;
    stage.bot.start();
    assert!(stage.answers().await);
    let mut slow = stage.knock(&old, None).await.expect("the token is known");
    slow.send(Message::text(json!({ "resume": 0 }).to_string())).await.expect("it listens");
    assert!(slow.next().await.is_some_and(|frame| frame.is_ok()), "who one is");

    let (_, renewed) = call(&stage, &stage.host(), &format!("/api/seats/{person}/link"), json!({})).await;
    let mut line = Line::open_with(&stage, &text(&renewed["token"]), json!({ "recent": 1 })).await;
    line.send(json!({ "id": "1", "place": format!("@{person}"), "text": "for Italy's eyes only" })).await;
    line.until(|frame| frame["taken"] == "1").await;
    let closed = tokio::time::timeout(PATIENCE, async {
        loop {
            match slow.next().await {
                Some(Ok(Message::Text(text))) => assert!(!text.contains("for Italy's eyes only"), "{text}"),
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| u16::from(frame.code)),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    });
    assert_eq!(closed.await.expect("it is closed"), Some(4001));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_of_somebody_who_is_forgotten_are_closed_at_once() {
    let stage = LocalStage::start().await;
    let (_, ada) = call(&stage, &stage.host(), "/api/seats", json!({ "name": "Ada" })).await;
    let (token, home) = (text(&ada["token"]), format!("@{}", text(&ada["person"])));
    let mut line = Line::open(&stage, &token, 0).await;
    line.send(json!({ "id": "1", "place": home, "text": "forget-me" })).await;
    let asked = line.until(|frame| frame["actions"].as_array().is_some_and(|actions| !actions.is_empty())).await;
    let deletes = |action: &&Value| action["label"] == "Delete my data";
    let button = asked["actions"].as_array().into_iter().flatten().find(deletes).expect("the button");
    let began = Instant::now();
    line.send(json!({ "id": "2", "press": button["id"], "place": home })).await;
    assert_eq!(line.closed().await, 4001);
    assert!(began.elapsed() < Duration::from_secs(15), "not only when it is pinged");
    assert_eq!(turned_away(&stage, &token).await, 401);
}

/// A frame that comes at the moment at which somebody else's link changes.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_while_others_links_change_is_taken() {
    let mut stage = LocalStage::start().await;
    let token = stage.token("ada").await;
    let (_, ben) = call(&stage, &stage.host(), "/api/seats", json!({ "name": "Ben" })).await;
    let mut line = Line::open(&stage, &token, 0).await;
    let renewal = format!("http://{}/api/seats/{}/link", stage.address(), text(&ben["person"]));
    let renewal = reqwest::Client::new().post(renewal).bearer_auth(stage.host()).json(&json!({}));
    let changing = tokio::spawn(async move {
        loop {
            let renewal = renewal.try_clone().expect("a short body").send().await.expect("an answer");
            assert_eq!(renewal.status(), 200);
        }
    });
    for number in 0..35 {
        line.send(json!({ "id": format!("w{number}"), "place": "#hall", "text": "calm" })).await;
        line.until(|frame| frame["taken"] == format!("w{number}")).await;
    }
    changing.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_gets_no_tokens_and_cant_act_as_players_with_links() {
    let mut stage = LocalStage::start().await;
    let (token, person) = (stage.token("ada").await, stage.id("ada").await);
    let list: String = get(&stage, "/api/seats", Some(&stage.host())).await.text().await.expect("a text");
    assert!(!list.contains(&token) && !list.contains("token"), "{list}");
    let ada = entry(&stage, &person, |_| true).await;
    assert_eq!((&ada["name"], &ada["played_by"], &ada["linked"]), (&json!("ada"), &json!("link"), &json!(true)));
    assert_eq!(turned_away(&stage, &acting(&stage, &person)).await, 403);
    assert_eq!(turned_away(&stage, &acting(&stage, "nobody")).await, 404);
    assert_eq!(turned_away(&stage, &format!("{token}&as=host")).await, 403, "and nobody acts as the host");
    for path in [format!("/api/me?as={person}"), format!("/image/1?as={person}"), format!("/file/1?as={person}")] {
        assert_eq!(get(&stage, &path, Some(&stage.host())).await.status(), 403, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_filled_seat_is_the_hosts_until_its_link_is_opened() {
    let stage = LocalStage::start().await;
    let host = stage.host();
    let (_, seats) = call(&stage, &host, "/api/seats/fill", json!({ "open": true, "links": false })).await;
    let person = text(&seats[0]["person"]);
    let home = format!("@{person}");
    let mut mine = Line::open(&stage, &acting(&stage, &person), 0).await;
    let hello = mine.frames[0]["hello"].clone();
    assert_eq!((&hello["person"], &hello["played_by_host"]), (&json!(person), &json!(true)));
    if mine.frames.iter().all(|frame| frame["hello"]["seats"][0]["power"].is_null()) {
        mine.until(|frame| frame["hello"]["seats"][0]["power"].is_string()).await;
    }
    let order = mine.offers(&home, "a").await[0].clone();
    mine.send(json!({ "id": "1", "place": home, "text": order })).await;
    let receipt = mine.until(|frame| frame["place"] == home.as_str() && frame["links"]["image"].is_string()).await;
    let image = text(&receipt["links"]["image"]);
    assert_eq!(get(&stage, &image, None).await.status(), 200);

    // A link is made: nothing changes until it is used.
    let (_, made) = call(&stage, &host, &format!("/api/seats/{person}/link"), json!({})).await;
    let waiting = entry(&stage, &person, |_| true).await;
    assert_eq!((&waiting["linked"], &waiting["played_by"]), (&json!(true), &json!("host")));
    mine.send(json!({ "id": "2", "place": home, "text": "orders" })).await;
    mine.until(|frame| frame["taken"] == "2").await;
    assert_eq!(get(&stage, &image, None).await.status(), 200);

    let theirs = Line::open(&stage, &text(&made["token"]), 0).await;
    assert_eq!(theirs.frames[0]["hello"]["played_by_host"], false);
    assert_eq!(theirs.saying(&home, "Until now the host played it").len(), 1, "{:#?}", theirs.frames);
    assert_eq!(mine.closed().await, 4003);
    assert_eq!(turned_away(&stage, &acting(&stage, &person)).await, 403);
    assert_eq!(get(&stage, &image, None).await.status(), 404, "what was addressed to the host is the host's no more");
    assert_eq!(entry(&stage, &person, |_| true).await["played_by"], "link");

    // What its player reads and writes stays theirs: nobody plays two powers of a game by taking a seat back.
    for token in [&text(&made["token"]), &host] {
        assert_eq!(call(&stage, token, &format!("/api/seats/{person}/take"), json!({})).await.0, 403);
    }
    assert_eq!(entry(&stage, &person, |_| true).await["may_be_taken"], false);
    assert_eq!(turned_away(&stage, &acting(&stage, &person)).await, 403);
    let mut theirs = theirs;
    theirs.send(json!({ "id": "3", "place": home, "text": "orders" })).await;
    theirs.until(|frame| frame["taken"] == "3").await;
    assert_eq!(call(&stage, &host, "/api/seats/host/take", json!({})).await.0, 400);
}

/// Until something is in its private conversation.
#[tokio::test(flavor = "multi_thread")]
async fn the_host_takes_a_seat_that_nobody_has_played() {
    let stage = LocalStage::start().await;
    let host = stage.host();
    let (_, made) = call(&stage, &host, "/api/seats", json!({ "name": "Ada" })).await;
    let person = text(&made["person"]);
    assert_eq!(entry(&stage, &person, |_| true).await["may_be_taken"], true);
    let mut theirs = Line::open(&stage, &text(&made["token"]), 0).await;
    let path = format!("/api/seats/{person}/take");
    assert_eq!(call(&stage, &host, &path, json!({})).await.0, 200);
    assert_eq!(theirs.closed().await, 4002);
    assert_eq!(turned_away(&stage, &text(&made["token"])).await, 401);
    let again = Line::open(&stage, &acting(&stage, &person), 0).await;
    let said = again.saying(&format!("@{person}"), "The host plays this seat from now on");
    assert_eq!(said.len(), 1, "{:#?}", again.frames);
    assert_eq!(call(&stage, &host, &path, json!({})).await.0, 400, "that was so already");
}

/// Not only a page can read what the host has ordered for the seat.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_uses_a_link_in_any_way_plays_its_seat() {
    let words = dragoman_locales::words().expect("checked elsewhere");
    let notes: Vec<_> = words.languages().iter().map(|language| words.plain(language, "page-note-given")).collect();
    let stage = LocalStage::start().await;
    let (_, seats) = call(&stage, &stage.host(), "/api/seats/fill", json!({ "open": true })).await;
    for (seat, path) in ["/api/me", "/api/map", "/image/1"].into_iter().enumerate() {
        let (token, person) = (text(&seats[seat]["token"]), text(&seats[seat]["person"]));
        assert_eq!(entry(&stage, &person, |_| true).await["played_by"], "host");
        get(&stage, path, Some(&token)).await;
        assert_eq!(entry(&stage, &person, |_| true).await["played_by"], "link", "{path}");
        let line = Line::open(&stage, &token, 0).await;
        // In the language of that seat.
        let said = |note: &String| line.saying(&format!("@{person}"), note).len();
        assert_eq!(notes.iter().map(said).sum::<usize>(), 1, "{:#?}", line.frames);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_isnt_told_who_plays_what_in_an_anonymous_game() {
    let stage = LocalStage::start().await;
    let players: Vec<_> = (0..7).map(|number| json!({ "name": format!("p{number}") })).collect();
    let body = json!({ "command": "name:Bosforo anonymous:yes", "players": players });
    let (_, seats) = call(&stage, &stage.host(), "/api/games", body).await;
    let mut line = Line::open(&stage, &text(&seats[0]["token"]), 0).await;
    if line.frames.iter().all(|frame| frame["hello"]["seats"][0]["power"].is_null()) {
        line.until(|frame| frame["hello"]["seats"][0]["power"].is_string()).await;
    }
    for entry in people(&stage).await {
        assert_eq!(entry["seats"], json!([]), "{entry}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_has_an_address_for_this_file_only() {
    let mut stage = LocalStage::start().await;
    let (token, person) = (stage.token("ada").await, stage.id("ada").await);
    let home = format!("@{person}");
    let mut line = Line::open(&stage, &token, 0).await;
    for id in ["1", "2"] {
        line.send(json!({ "id": id, "place": home, "text": "my-data" })).await;
        line.until(|frame| frame["place"] == home.as_str() && frame["file"].is_object()).await;
    }
    let files: Vec<_> = line.frames.iter().filter(|frame| frame["file"].is_object()).cloned().collect();
    let address = |at: usize| text(&files[at]["links"]["file"]);
    assert!(!address(0).contains(&token), "{}", address(0));
    for file in &files[..2] {
        assert_eq!(get(&stage, &text(&file["links"]["file"]), None).await.status(), 200);
        assert_eq!(get(&stage, &text(&file["file"]["address"]), Some(&token)).await.status(), 200);
        assert_eq!(get(&stage, &text(&file["file"]["address"]), None).await.status(), 401);
    }
    // Its signature is valid for nothing else: not for the other file, a picture, another reader, the seat.
    let mut parts: Vec<String> = address(0).split('/').map(str::to_owned).collect();
    let signed = parts.pop().expect("a signature");
    let seq = |at: usize| files[at]["seq"].to_string();
    let flipped = signed.replacen(&signed[..1], if signed.starts_with('0') { "1" } else { "0" }, 1);
    for forged in [
        format!("/file/{}/{person}/{signed}", seq(1)),
        format!("/image/{}/{person}/{signed}", seq(0)),
        format!("/file/{}/host/{signed}", seq(0)),
        format!("/file/{}/{person}/{flipped}", seq(0)),
        format!("/file/{}/{person}/{}", seq(0), &signed[..32]),
        format!("/file/{}/{person}/", seq(0)),
    ] {
        assert_eq!(get(&stage, &forged, None).await.status(), 404, "{forged}");
        assert_eq!(get(&stage, &forged, Some(&stage.host())).await.status(), 404, "{forged}");
    }
    assert_eq!(turned_away(&stage, &signed).await, 401);
    assert_eq!(get(&stage, "/api/me", Some(&signed)).await.status(), 401);
    // When the link is renewed, its addresses stop working.
    assert_eq!(call(&stage, &token, "/api/me/link", json!({})).await.0, 200);
    assert_eq!(get(&stage, &address(0), None).await.status(), 404);
}

/// The bytes of the database's files.
fn database(stage: &LocalStage) -> Vec<u8> {
    let file = stage.bot.data().join("data/dragoman.sqlite");
    let mut bytes = std::fs::read(&file).expect("the bot's database");
    bytes.extend(std::fs::read(file.with_extension("sqlite-wal")).unwrap_or_default());
    bytes
}

#[tokio::test(flavor = "multi_thread")]
async fn links_of_an_older_version_still_work_and_no_token_stays_in_the_database() {
    let mut stage = LocalStage::start().await;
    let host = stage.host();
    let (token, person) = (stage.token("ada").await, stage.id("ada").await);
    for token in [&token, &host] {
        assert!(!database(&stage).windows(22).any(|part| part == token.as_bytes()), "a token is in the database");
    }
    // As an older version left it: tokens in plain text, and no file beside the database.
    stage.bot.kill();
    let data = stage.bot.data().join("data");
    let file = data.join("dragoman.sqlite");
    let older = "OlderOlderOlderOlder22";
    let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.expect("a file");
    for (id, token) in [(person.as_str(), token.as_str()), ("host", older)] {
        let query = sqlx::query("UPDATE local_people SET token = $2 WHERE person = $1").bind(id).bind(token);
        assert_eq!(query.execute(&mut connection).await.expect("changed").rows_affected(), 1, "{id}");
    }
    connection.close().await.expect("closed");
    std::fs::remove_file(data.join("host-token")).expect("it was there");

    stage.bot.start();
    let began = Instant::now();
    while stage.knock(older, None).await.is_err() {
        assert!(began.elapsed() < PATIENCE, "{}", stage.bot.said());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut line = Line::open(&stage, &token, 0).await;
    line.send(json!({ "id": "1", "place": "#hall", "text": "here again" })).await;
    line.until(|frame| frame["taken"] == "1").await;
    assert_eq!(turned_away(&stage, &host).await, 401, "that wasn't the host's token then");
    assert!(stage.bot.said().contains(&format!("token={older}")), "{}", stage.bot.said());
    assert_eq!(std::fs::read_to_string(data.join("host-token")).expect("a file").trim(), older);

    // A renewed link of the host is the one that the next start prints.
    let (_, renewed) = call(&stage, older, "/api/me/link", json!({})).await;
    let renewed = text(&renewed["token"]);
    stage.bot.kill();
    stage.bot.start();
    while stage.knock(&renewed, None).await.is_err() {
        assert!(began.elapsed() < PATIENCE, "{}", stage.bot.said());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(stage.bot.said().contains(&format!("token={renewed}")), "{}", stage.bot.said());
    assert_eq!(turned_away(&stage, older).await, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_stops_reading_is_disconnected() {
    let mut stage = LocalStage::start_with(&[("DRAGOMAN_TEST_PATIENCE", "500")], None).await;
    let (token, person) = (stage.token("ada").await, stage.id("ada").await);
    entry(&stage, &person, |entry| entry["connected"] == true).await;
    let (_, ben) = call(&stage, &stage.host(), "/api/seats", json!({ "name": "Ben" })).await;
    let (slow, ben) = (text(&ben["token"]), text(&ben["person"]));
    // More than the system buffers for a client that doesn't read.
    let posts = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
         INSERT INTO local_posts (id, edit, place, author, text, press, alt, actions, rings, at)
         SELECT 'big' || i, 0, '@' || $1, '', $2, '', '', '[]', 0, CAST($3 AS BIGINT) FROM n";
    let now = SystemClock.now().as_millisecond().to_string();
    rows::change(stage.bot.data(), posts, &[&ben, &"0".repeat(8192), &now]).await;

    let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small one");
    let stream = socket.connect(stage.address().parse().expect("an address")).await.expect("connected");
    let address = format!("ws://{}/ws?token={slow}", stage.address());
    let (mut wire, _) = tokio_tungstenite::client_async(address, stream).await.expect("let in");
    entry(&stage, &ben, |entry| entry["connected"] == true).await;
    wire.send(Message::text(json!({ "resume": 0 }).to_string())).await.expect("taken");
    entry(&stage, &ben, |entry| entry["connected"] == false).await;
    while let Some(Ok(_)) = wire.next().await {}

    // A client that reads stays connected.
    let mut line = Line::open(&stage, &token, 0).await;
    line.send(json!({ "id": "1", "place": "#hall", "text": "calm" })).await;
    line.until(|frame| frame["taken"] == "1").await;
}
