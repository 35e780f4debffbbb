//! The protocol that other clients rely on, sentence by sentence.

use futures_util::SinkExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::stage::LocalStage;
use crate::wire::{Line, call, get, until_counted};

#[tokio::test(flavor = "multi_thread")]
async fn the_same_id_is_the_same_message_and_a_resumed_socket_misses_nothing() {
    let mut stage = LocalStage::start().await;
    let (ada, ben) = (stage.token("ada").await, stage.token("ben").await);
    let mut line = Line::open(&stage, &ada, 0).await;
    let hello = line.frames[0]["hello"].clone();
    assert_eq!((&hello["name"], &hello["host"]), (&json!("ada"), &json!(false)), "{hello}");
    for _ in 0..2 {
        line.send(json!({ "id": "a1", "place": "#hall", "text": "good morning" })).await;
        line.until(|frame| frame["taken"] == "a1").await;
    }
    line.send(json!({ "id": "a2", "place": "#hall", "text": "good night" })).await;
    let post = line.until(|frame| frame["text"] == "good night").await;
    assert_eq!(line.saying("#hall", "good morning").len(), 1);
    let mut keys: Vec<_> = post.as_object().expect("an object").keys().map(String::as_str).collect();
    keys.sort_unstable();
    let contract =
        ["actions", "alt", "at", "edit_of", "file", "from", "id", "image", "name", "place", "rings", "seq", "text"];
    assert_eq!(keys, contract);
    let first = line.saying("#hall", "good morning")[0]["seq"].as_i64().expect("a number");

    let later = Line::open(&stage, &ben, first).await;
    assert!(later.saying("#hall", "good morning").is_empty() && later.saying("#hall", "good night").len() == 1);
    let all = Line::open(&stage, &ben, 0).await;
    assert_eq!(all.saying("#hall", "good").len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_request_opens_a_game_with_all_its_seats() {
    let stage = LocalStage::start().await;
    let players: Vec<_> =
        ["it", "nl", "pl", "en", "it", "nl", "pl"].iter().map(|tag| json!({ "name": tag, "language": tag })).collect();
    let body = json!({ "command": "name:Bosforo", "channel": "#table-2", "players": players });
    let (status, seats) = call(&stage, &stage.host(), "/api/games", body).await;
    assert_eq!((status, seats.as_array().map(Vec::len)), (200, Some(7)), "{seats}");
    let token = seats[0]["token"].as_str().expect("a token");
    assert!(seats[0]["link"].as_str().expect("a link").ends_with(&format!("/#token={token}")), "{}", seats[0]);
    let mut line = Line::open(&stage, token, 0).await;
    let hello = line.until(|frame| frame["hello"]["seats"][0]["power"].is_string()).await["hello"].clone();
    assert_eq!(hello["seats"][0]["place"], "#table-2");
    let home = format!("@{}", hello["person"].as_str().expect("an id"));

    let offers = line.offers(&home, "a ").await;
    assert!(!offers.is_empty() && offers.iter().all(|offer| offer.starts_with("A ")), "{offers:?}");
    let pair = line.offers(&home, &format!("{}, f", offers[0])).await;
    assert!(pair.iter().all(|offer| offer.starts_with(&format!("{}, F ", offers[0]))), "{pair:?}");
    assert!(line.offers("#table-2", "a ").await.is_empty(), "orders are offered in private only");
    assert!(line.offers("@somebody-else", "a ").await.is_empty());
    line.send(json!({ "id": "o1", "place": home, "text": offers[0] })).await;
    let receipt = line.until(|frame| frame["place"] == home.as_str() && frame["image"].is_string()).await;
    assert!(receipt["from"].is_null() && receipt["alt"].as_str().is_some_and(|alt| !alt.is_empty()), "{receipt}");
    // It is counted once the browser has it, which may be a moment before the counter changes.
    let answered = "dragoman_order_to_answer_seconds_count 1";
    until_counted(&stage, answered).await;
    let press = receipt["actions"][0]["id"].as_str().expect("something to press");
    line.send(json!({ "id": "o2", "press": press })).await;
    line.until(|frame| frame["taken"] == "o2").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frame_cant_name_a_place_in_another_network() {
    let stage = LocalStage::start().await;
    let host = stage.host();
    let mut line = Line::open(&stage, &host, 0).await;
    for (id, place) in [("p1", "discord:111111111111111111"), ("p2", "local:elsewhere")] {
        let press = format!("new:name=Evil;in-thread={place}");
        line.send(json!({ "id": id, "press": press, "place": "#hall" })).await;
        let refused = line.until(|frame| frame["refused"] == id || frame["taken"] == id).await;
        assert!(refused["taken"].is_null(), "no button has such an argument: {refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_and_their_values_are_offered_in_the_persons_language() {
    let stage = LocalStage::start().await;
    let (_, seat) = call(&stage, &stage.host(), "/api/seats", json!({ "name": "Giulia", "language": "it" })).await;
    let mut line = Line::open(&stage, seat["token"].as_str().expect("a token"), 0).await;
    assert!(line.offers("#hall", "/nuo").await.contains(&"/nuova-partita ".to_owned()), "{:?}", line.frames);
    let parameters = line.offers("#hall", "/nuova-partita ").await;
    assert!(parameters.contains(&"/nuova-partita lingua:".to_owned()), "{parameters:?}");
    let values = line.offers("#hall", "/nuova-partita lingua:p").await;
    assert!(values.contains(&"/nuova-partita lingua:pl ".to_owned()), "{values:?}");
    let left = line.offers("#hall", "/nuova-partita lingua:pl ").await;
    assert!(!left.is_empty() && !left.iter().any(|offer| offer.ends_with("lingua:")), "{left:?}");
    assert!(line.offers("#hall", "buongiorno").await.is_empty());
    // A blank that some keyboards write, of two bytes.
    let at_a_wide_blank = line.offers("#hall", "/nuova-partita x\u{a0}l").await;
    assert!(at_a_wide_blank.contains(&"/nuova-partita x\u{a0}lingua:".to_owned()), "{at_a_wide_blank:?}");
    let every = line.offers("#hall", "/").await;
    assert!(every.len() >= 15, "{every:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_uses_the_browsers_language_until_another_is_chosen() {
    let stage = LocalStage::start().await;
    let seat = async |name: &str, language: Option<&str>| {
        let body = json!({ "name": name, "language": language });
        let (_, seat) = call(&stage, &stage.host(), "/api/seats", body).await;
        seat["token"].as_str().expect("a token").to_owned()
    };
    let spoken = async |token: &str, languages: &str| {
        let line = Line::open_in(&stage, token, languages).await;
        line.frames[0]["hello"]["language"].as_str().expect("a language").to_owned()
    };
    let (ada, ben, giulia) = (seat("Ada", None).await, seat("Ben", None).await, seat("Giulia", Some("it")).await);
    assert_eq!(spoken(&ada, "xx, pl-PL;q=0.9, en;q=0.8").await, "pl");
    assert_eq!(spoken(&ada, "it").await, "pl", "what was noted stays");
    assert_eq!(spoken(&ben, "xx, *;q=0.1").await, "en");
    assert_eq!(spoken(&ben, "de-AT, de;q=0.9").await, "de");
    assert_eq!(spoken(&giulia, "nl").await, "it", "the host has chosen");
    let mut line = Line::open(&stage, &ada, 0).await;
    let home = format!("@{}", line.frames[0]["hello"]["person"].as_str().expect("an id"));
    line.send(json!({ "id": "l1", "place": home, "text": "/language nl" })).await;
    line.until(|frame| frame["hello"]["language"] == "nl").await;
    assert_eq!(spoken(&ada, "pl").await, "nl");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_is_answered_in_one_language_in_one_place() {
    let mut stage = LocalStage::start().await;
    let (ada, ben, cleo) = (stage.token("ada").await, stage.token("ben").await, stage.token("cleo").await);
    let mut line = Line::open_in(&stage, &ada, "pl").await;
    // Before there is a game, everything is in the language of who asks: help, a refusal, small talk, and a draft.
    for (number, (text, answer)) in [
        ("/help", "Prowadzę partie Dyplomacji"),
        ("/pause", "nie ma"),
        ("/cześć", "Cześć"),
        ("/new", "Tak będzie wyglądać partia"),
    ]
    .into_iter()
    .enumerate()
    {
        line.send(json!({ "id": format!("w{number}"), "place": "#hall", "text": text })).await;
        let said = line.until(|frame| frame["place"] == "#hall" && frame["from"].is_null()).await;
        let said = said["text"].as_str().expect("a text").to_lowercase();
        assert!(said.contains(&answer.to_lowercase()), "{text}: {said}");
    }
    // So it is with a game in another language; whoever has named none reads that.
    line.send(json!({ "id": "n", "place": "#hall", "text": "/new name:Lepanto language:it" })).await;
    line.until(|frame| frame["text"].as_str().is_some_and(|text| text.contains("Lepanto"))).await;
    let mut other = Line::open_in(&stage, &ben, "nl").await;
    let mut third = Line::open(&stage, &cleo, 0).await;
    line.send(json!({ "id": "a", "place": "#hall", "text": "/help" })).await;
    for (line, answer) in [
        (&mut line, "Prowadzę partie Dyplomacji"),
        (&mut other, "Met mij speel je Diplomacy"),
        (&mut third, "partite di Diplomacy"),
    ] {
        line.until(|frame| frame["text"].as_str().is_some_and(|text| text.contains(answer))).await;
    }
    // What was asked before there was a game, others read in theirs too.
    assert!(!other.saying("#hall", "Zo ziet het spel eruit").is_empty(), "{:?}", other.frames);
}

#[tokio::test(flavor = "multi_thread")]
async fn free_seats_are_taken_by_existing_people_of_the_host_and_by_new_ones() {
    let stage = LocalStage::start().await;
    let host = stage.host();
    let (status, why) = call(&stage, &host, "/api/seats/fill", json!({ "channel": "#hall" })).await;
    assert_eq!(status, 400, "{why}");
    let (_, ada) = call(&stage, &host, "/api/seats", json!({ "name": "Ada" })).await;
    let (status, seats) = call(&stage, &host, "/api/seats/fill", json!({ "channel": "#hall", "open": true })).await;
    assert_eq!((status, seats.as_array().map(Vec::len)), (200, Some(7)), "{seats}");
    let ids = |seats: &serde_json::Value| -> std::collections::BTreeSet<String> {
        let seats = seats.as_array().into_iter().flatten();
        seats.map(|seat| seat["person"].as_str().expect("an id").to_owned()).collect()
    };
    assert!(!ids(&seats).contains(ada["person"].as_str().expect("an id")), "who has a link joins by themselves");
    let languages: std::collections::BTreeSet<_> =
        seats.as_array().into_iter().flatten().filter_map(|seat| seat["language"].as_str()).collect();
    assert_eq!(languages.into_iter().collect::<Vec<_>>(), ["de", "en", "it", "nl", "pl"]);

    // The same people again in another channel: nobody new, and no link is returned a second time.
    let (_, again) =
        call(&stage, &host, "/api/seats/fill", json!({ "channel": "#table-2", "open": true, "links": false })).await;
    assert_eq!(ids(&again), ids(&seats));
    assert!(again.as_array().into_iter().flatten().all(|seat| seat["token"].is_null() && seat["link"].is_null()));
    for seat in seats.as_array().into_iter().flatten() {
        let mut line = Line::open(&stage, seat["token"].as_str().expect("a token"), 0).await;
        if line.frames.iter().all(|frame| frame["hello"]["seats"][0]["power"].is_null()) {
            line.until(|frame| frame["hello"]["seats"][0]["power"].is_string()).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_newest_posts_of_each_place_come_first_and_earlier_ones_on_request() {
    let mut stage = LocalStage::start().await;
    let (ada, ben) = (stage.token("ada").await, stage.token("ben").await);
    let mut line = Line::open(&stage, &ada, 0).await;
    for number in 0..12 {
        let place = if number % 3 == 0 { "#table-2" } else { "#hall" };
        line.send(json!({ "id": format!("a{number}"), "place": place, "text": format!("post {number}") })).await;
        line.until(|frame| frame["taken"] == format!("a{number}").as_str()).await;
    }
    let home = format!("@{}", stage.id("ada").await);
    line.send(json!({ "id": "p", "place": home, "text": "help" })).await;
    line.until(|frame| frame["place"] == home.as_str() && frame["from"].is_null()).await;

    let mut late = Line::open_with(&stage, &ben, json!({ "recent": 3 })).await;
    let said = |line: &Line, place: &str| -> Vec<String> {
        let posts = line.saying(place, "post ");
        posts.iter().map(|post| post["text"].as_str().expect("a text").to_owned()).collect()
    };
    assert_eq!(said(&late, "#hall"), ["post 8", "post 10", "post 11"]);
    assert_eq!(said(&late, "#table-2"), ["post 3", "post 6", "post 9"]);
    assert!(late.frames.iter().all(|frame| frame["place"] != home.as_str()), "a post of somebody else");
    for place in ["#hall", "#table-2"] {
        assert!(late.frames.contains(&json!({ "earlier": place, "more": true })), "{:#?}", late.frames);
    }
    let first = late.saying("#hall", "post 8")[0]["seq"].clone();
    late.send(json!({ "earlier": "#hall", "before": first, "count": 4 })).await;
    late.until(|frame| frame["earlier"] == "#hall").await;
    assert_eq!(said(&late, "#hall")[3..], ["post 2", "post 4", "post 5", "post 7"]);
    let first = late.saying("#hall", "post 2")[0]["seq"].clone();
    late.send(json!({ "earlier": "#hall", "before": first, "count": 4 })).await;
    let end = late.until(|frame| frame["earlier"] == "#hall").await;
    assert_eq!(end["more"], false, "post 1 is the first");
    // Private posts of others aren't returned by their number either.
    late.send(json!({ "earlier": home, "before": i64::MAX, "count": 500 })).await;
    let nothing = late.until(|frame| frame["earlier"] == home.as_str()).await;
    assert_eq!(nothing["more"], false);
    assert!(late.frames.iter().all(|frame| frame["place"] != home.as_str()), "{:#?}", late.frames);

    line.send(json!({ "id": "new", "place": "#hall", "text": "post 12" })).await;
    late.until(|frame| frame["text"] == "post 12").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics_have_no_personal_data() {
    let stage = LocalStage::start().await;
    let body = json!({ "name": "Kanarienvogel", "language": "pl" });
    let (_, seat) = call(&stage, &stage.host(), "/api/seats", body).await;
    let token = seat["token"].as_str().expect("a token");
    let mut line = Line::open(&stage, token, 0).await;
    line.send(json!({ "id": "h1", "place": "#hall", "text": "/nowa-partia nazwa:Kanarek" })).await;
    line.until(|frame| frame["from"].is_null() && frame["place"] == "#hall").await;

    let health: serde_json::Value = get(&stage, "/health", None).await.json().await.expect("JSON");
    assert_eq!(health["status"], "ok", "{health}");
    assert_eq!(health["database"], "ok");
    assert_eq!(health["platforms"]["local"]["state"], "connected");
    assert!(health["outbox_waiting"].is_number(), "{health}");

    let answer = get(&stage, "/metrics", None).await;
    assert_eq!(answer.headers()["content-type"], "text/plain; version=0.0.4; charset=utf-8");
    // The count of a post that was accepted appears a moment after the post.
    for sample in [
        "dragoman_events_total{platform=\"local\"} 1",
        "dragoman_outbox_sent_total{platform=\"local\"} 1",
        "dragoman_games{stage=\"lobby\"} 1",
        "dragoman_platform_connected{platform=\"local\"} 1",
    ] {
        until_counted(&stage, sample).await;
    }
    let text = get(&stage, "/metrics", None).await.text().await.expect("a text");
    assert!(!text.contains("Kanar") && !text.contains(token), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_takes_no_writes_is_unhealthy_until_it_does_again() {
    use sqlx::Connection as _;
    let stage = LocalStage::start().await;
    let file = stage.bot.data().join("data/dragoman.sqlite");
    let mut other =
        sqlx::SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.expect("the bot's database");
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("nobody writes now");
    let answer = get(&stage, "/health", None).await;
    assert_eq!(answer.status(), 503);
    let health: serde_json::Value = answer.json().await.expect("JSON");
    assert_eq!((&health["status"], &health["database"]), (&json!("failing"), &json!("failing")));
    assert!(health["outbox_waiting"].is_null(), "it isn't asked again, and waited for: {health}");
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("it was begun");
    assert_eq!(get(&stage, "/health", None).await.status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frame_that_cant_be_read_is_refused_by_its_id() {
    let mut stage = LocalStage::start().await;
    let token = stage.token("ada").await;
    let mut line = Line::open(&stage, &token, 0).await;
    for (frame, id) in [
        (r##"{"id":"half","place":"#hall","text":"half a smile \ud83d"}"##, "half"),
        (r##"{"place":["#hall"],"id":"odd"}"##, "odd"),
        ("[", ""),
    ] {
        line.wire.send(Message::text(frame)).await.expect("it listens");
        line.until(|refused| refused["refused"] == id).await;
    }
}
