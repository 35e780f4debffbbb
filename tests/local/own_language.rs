//! Everybody on the page reads what the bot posts in a channel in their own language: words, buttons, maps and what these show in
//! words. What people write stays as they wrote it.

use serde_json::{Value, json};

use crate::bot::rows;
use crate::browser::Browser;
use crate::page::{FAULTS, quiet, screenshot};
use crate::stage::LocalStage;
use crate::wire::{Line, call, get};

/// Somebody's link, for whom the host has chosen no language.
async fn link(stage: &LocalStage, name: &str) -> String {
    let (_, seat) = call(stage, &stage.host(), "/api/seats", json!({ "name": name })).await;
    seat["token"].as_str().expect("a token").to_owned()
}

/// The host, who reads Italian, opens a game in the hall.
async fn italian_host(stage: &LocalStage) -> Line {
    let mut host = Line::open_in(stage, &stage.host(), "it").await;
    say(&mut host, "n", "/new name:Lepanto").await;
    host.until(|frame| says(frame, "cerca giocatori")).await;
    host
}

async fn say(line: &mut Line, id: &str, text: &str) {
    line.send(json!({ "id": id, "place": "#hall", "text": text })).await;
}

fn says(frame: &Value, words: &str) -> bool {
    frame["place"] == "#hall" && frame["text"].as_str().is_some_and(|text| text.contains(words))
}

/// Whether it is a map that says so in words.
fn shows(frame: &Value, words: &str) -> bool {
    frame["place"] == "#hall"
        && frame["image"].is_string()
        && frame["alt"].as_str().is_some_and(|alt| alt.starts_with(words))
}

/// Somebody's private conversation.
fn home(line: &Line) -> String {
    let person = line.frames.iter().find_map(|frame| frame["hello"]["person"].as_str());
    format!("@{}", person.expect("a hello"))
}

/// Anna, who reads German, takes a seat of the game that is open.
async fn german_player(stage: &LocalStage, token: &str) -> Line {
    let mut anna = Line::open_in(stage, token, "de").await;
    let sought = anna.seen(|frame| says(frame, "sucht Mitspieler")).await;
    let join = sought["actions"][0]["id"].as_str().expect("a button");
    anna.send(json!({ "id": "j", "place": "#hall", "press": join })).await;
    anna
}

/// Whether it has a button that is called so first: that by which one joins is in all languages.
fn has_button(frame: &Value, label: &str) -> bool {
    let labels = frame["actions"].as_array().into_iter().flatten().filter_map(|action| action["label"].as_str());
    labels.into_iter().any(|one| one.starts_with(label))
}

async fn picture(stage: &LocalStage, token: &str, post: &Value) -> Vec<u8> {
    let address = post["image"].as_str().expect("a map");
    let answer = get(stage, address, Some(token)).await;
    assert_eq!(answer.status(), 200, "{address}");
    // The address without a token is that of the same picture.
    let link = post["links"]["image"].as_str().expect("a link");
    let bytes = answer.bytes().await.expect("a picture");
    assert_eq!(get(stage, link, None).await.bytes().await.expect("a picture"), bytes);
    bytes.to_vec()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_reads_the_channel_in_their_own_language() {
    let stage = LocalStage::start().await;
    let mut host = italian_host(&stage).await;
    let open = host.seen(|frame| says(frame, "cerca giocatori")).await;
    assert!(has_button(&open, "Partecipa"), "{open}");
    // Whoever comes later reads what was posted before, too.
    let token = link(&stage, "Anna").await;
    let mut anna = Line::open_in(&stage, &token, "de").await;
    let sought = anna.seen(|frame| says(frame, "sucht Mitspieler")).await;
    assert_eq!((&sought["id"], &sought["seq"]), (&open["id"], &open["seq"]), "it is the same post");
    assert!(has_button(&sought, "Mitspielen"), "{sought}");
    assert!(anna.saying("#hall", "cerca giocatori").is_empty());

    // Its edits as well, while they are posted.
    let join = sought["actions"][0]["id"].as_str().expect("a button").to_owned();
    anna.send(json!({ "id": "j", "place": "#hall", "press": join })).await;
    for (line, words) in [(&mut host, "cerca giocatori"), (&mut anna, "sucht Mitspieler")] {
        let edited = line.until(|frame| frame["edit_of"] == open["id"] && says(frame, "Anna")).await;
        assert!(says(&edited, words), "{edited}");
    }
    // What people write is theirs.
    say(&mut host, "c", "Ciao a tutti").await;
    anna.until(|frame| says(frame, "Ciao a tutti")).await;

    say(&mut host, "f", "/fill").await;
    let (italian, german) =
        (host.until(|frame| shows(frame, "Mappa: ")).await, anna.until(|frame| shows(frame, "Karte: ")).await);
    assert_eq!(italian["id"], german["id"]);
    let (mappa, karte) = (picture(&stage, &stage.host(), &italian).await, picture(&stage, &token, &german).await);
    assert_ne!(mappa, karte, "the words on the map too");

    // Nobody reads Polish yet: the map is that of the channel, and all words are Polish.
    let other = link(&stage, "Ola").await;
    for first in [json!({ "resume": 0 }), json!({ "recent": 50 })] {
        let wire = stage.knock_with(&other, &[("accept-language", "pl")]).await.expect("the token is known");
        let mut ola = Line::over(wire, first).await;
        let polish = ola.seen(|frame| shows(frame, "Mapa: ")).await;
        assert_eq!(picture(&stage, &other, &polish).await, mappa);
        assert!(["Mappa: ", "Karte: "].iter().all(|words| !ola.frames.iter().any(|frame| shows(frame, words))));
        assert!(!ola.saying("#hall", "Ciao a tutti").is_empty());
    }

    // Another language is chosen: the posts can be read again in that.
    anna.send(json!({ "id": "l", "place": home(&anna), "text": "/language nl" })).await;
    anna.until(|frame| frame["hello"]["language"] == "nl").await;
    anna.send(json!({ "recent": 50 })).await;
    let dutch = anna.until(|frame| shows(frame, "Kaart: ")).await;
    assert_eq!((&dutch["id"], dutch["edit_of"].is_null()), (&german["id"], true));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_names_no_language_reads_that_of_the_channel() {
    let stage = LocalStage::start().await;
    let _host = italian_host(&stage).await;
    let mut line = Line::open(&stage, &link(&stage, "Ben").await, 0).await;
    line.seen(|frame| says(frame, "cerca giocatori")).await;
    // The page itself is in English then: to choose that is a change too.
    let hello = line.seen(|frame| frame.get("hello").is_some()).await;
    assert_eq!((&hello["hello"]["language"], &hello["hello"]["posts_in"]), (&json!("en"), &Value::Null));
    line.send(json!({ "id": "l", "place": home(&line), "text": "/language en" })).await;
    line.until(|frame| frame["hello"]["posts_in"] == "en").await;
    line.send(json!({ "recent": 50 })).await;
    line.until(|frame| says(frame, "is looking for players")).await;
}

async fn file(stage: &LocalStage, token: &str, post: &Value) -> String {
    let address = post["file"]["address"].as_str().unwrap_or_else(|| panic!("a file of {post}"));
    get(stage, address, Some(token)).await.text().await.expect("a page")
}

/// There is one page for all, in the language of the channel, and the words say so.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_as_a_page_is_in_the_language_of_the_words_beside_it() {
    let stage = LocalStage::start().await;
    let mut host = italian_host(&stage).await;
    let token = link(&stage, "Anna").await;
    let mut anna = german_player(&stage, &token).await;
    host.until(|frame| says(frame, "Anna")).await;
    say(&mut host, "f", "/fill").await;
    anna.until(|frame| shows(frame, "Karte: ")).await;
    anna.send(json!({ "id": "r", "place": home(&anna), "text": "/ready" })).await;
    // She has no orders.
    let sure = anna.until(|frame| has_button(frame, "Ja, fertig")).await;
    anna.send(json!({ "id": "s", "press": sure["actions"][0]["id"] })).await;
    anna.until(|frame| says(frame, "Herbst 1901")).await;
    say(&mut host, "e", "/export format:page").await;
    let german = anna.until(|frame| says(frame, "in italiano")).await;
    let italian = host.until(|frame| says(frame, "in italiano")).await;
    assert_eq!(italian["id"], german["id"]);
    assert!(anna.saying("#hall", "auf Deutsch").is_empty());
    let (italian, same) = (file(&stage, &stage.host(), &italian).await, file(&stage, &token, &german).await);
    assert!(italian.contains("<html lang=\"it\"") && italian.contains("Primavera 1901"));
    assert_eq!(italian, same);
}

/// What somebody has on screen, also what they have scrolled back to, while they choose another language elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_on_screen_is_read_in_a_language_that_was_chosen_while_the_page_was_away() {
    let mut stage = LocalStage::start().await;
    drop(italian_host(&stage).await);
    let token = link(&stage, "Anna").await;
    let mut anna = Line::open_in(&stage, &token, "it").await;
    anna.send(json!({ "id": "l", "place": home(&anna), "text": "/language de" })).await;
    anna.until(|frame| frame["hello"]["language"] == "de").await;
    stage.bot.kill();
    let posts = "WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 150),
             said (below, tag, word) AS (VALUES (0, NULL, 'vecchio'), (1, 'de', 'gestern'), (2, 'nl', 'gisteren'))
         INSERT INTO local_posts (seq, id, edit, place, author, text, press, alt, actions, rings, at, translates, language)
         SELECT 10 * i - below, 'old' || i, 0, '#hall', '', word || ' ' || i || '.', '', '', '[]', 0, 0,
             CASE WHEN tag IS NOT NULL THEN 10 * i END, tag FROM n, said";
    assert_eq!(rows::change(stage.bot.data(), posts, &[]).await, 450);
    stage.bot.start();
    assert!(stage.answers().await);
    let mut page = Browser::open(1280, 900).await;
    page.visit(&format!("http://{}/#token={token}", stage.address())).await;
    let saying = |word: &str| {
        format!(
            "[...document.querySelectorAll('#posts .post')].filter(post => post.innerText.includes('{word} ')).length"
        )
    };
    page.until(&format!("{} > 100", saying("gestern"))).await;
    page.evaluate("document.querySelector('#earlier').click()").await;
    page.until(&format!("{} === 150", saying("gestern"))).await;

    stage.bot.kill();
    page.until("document.body.classList.contains('offline')").await;
    let chosen = "UPDATE persons SET language = 'nl' WHERE id = 'local:' || CAST($1 AS TEXT)";
    assert_eq!(rows::change(stage.bot.data(), chosen, &[home(&anna).trim_start_matches('@')]).await, 1);
    stage.bot.start();
    assert!(stage.answers().await);
    // It is shown from its end.
    page.until(&format!("{} > 100", saying("gisteren"))).await;
    page.evaluate("document.querySelector('#earlier').click()").await;
    page.until(&format!("{} === 150", saying("gisteren"))).await;
    page.until("document.querySelector('#posts').innerText.includes('zoekt spelers')").await;
    assert_eq!(page.evaluate(&saying("gestern")).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_german_reads_the_hall_of_an_italian_host_in_german() {
    let stage = LocalStage::start().await;
    let mut host = italian_host(&stage).await;
    let token = link(&stage, "Anna").await;
    drop(Line::open_in(&stage, &token, "de").await);
    for (width, height, device) in [(1280, 900, "desktop"), (390, 844, "phone")] {
        let mut page = Browser::open(width, height).await;
        page.visit(&format!("http://{}/#token={token}", stage.address())).await;
        page.until("document.querySelector('#posts').innerText.includes('sucht Mitspieler')").await;
        let join =
            "[...document.querySelectorAll('#posts button')].some(one => one.textContent.startsWith('Mitspielen'))";
        assert_eq!(page.evaluate(join).await, true);
        assert_eq!(page.evaluate("document.querySelector('#posts').innerText.includes('cerca')").await, false);
        assert_eq!(page.evaluate(FAULTS).await, json!([]));
        page.picture(&screenshot(&format!("{device}-hall-of-an-italian"))).await;
        quiet(&page);
    }
    let mut page = Browser::open(1280, 900).await;
    page.visit(&format!("http://{}/#token={token}", stage.address())).await;
    page.until("document.querySelector('#posts').innerText.includes('sucht Mitspieler')").await;
    say(&mut host, "f", "/fill").await;
    page.until(
        "[...document.querySelectorAll('#posts .picture img')].some(map => map.alt.startsWith('Karte: ') && map.naturalWidth)",
    )
    .await;
    page.picture(&screenshot("desktop-german-map-of-an-italian")).await;
    // Somebody who chooses another language reads what is on screen in that.
    page.evaluate(
        "(menu => { menu.value = 'nl'; menu.dispatchEvent(new Event('change')) })(document.querySelector('#language'))",
    )
    .await;
    page.until("[...document.querySelectorAll('#posts .picture img')].some(map => map.alt.startsWith('Kaart: '))")
        .await;
    page.until("!document.querySelector('#posts').innerText.includes('Mitspieler')").await;
    quiet(&page);
}
