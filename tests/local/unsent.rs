//! What an interruption costs a page: what it couldn't send, where that is kept and what is said about it; what came meanwhile.

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::bot::rows;
use crate::browser::Browser;
use crate::page::{act_as, host_page, take_all_seats};
use crate::season::PATIENCE;
use crate::stage::LocalStage;
use crate::wire::{Line, call};

const FIELD: &str = "document.querySelector('#text').value";
const REFUSALS: &str = "[...document.querySelectorAll('#posts .refusal')].map(one => one.textContent)";

async fn offline(page: &mut Browser) {
    page.until("document.body.classList.contains('offline')").await;
}

async fn online(page: &mut Browser) {
    page.until("!document.body.classList.contains('offline')").await;
}

/// Nothing but the interruption is complained about.
fn nothing_broke(page: &Browser) {
    assert!(page.complaints.iter().all(|complaint| complaint.contains("net::ERR")), "{:#?}", page.complaints);
}

/// Writes in the place on screen, and sends it.
async fn send(page: &mut Browser, text: &str) {
    page.evaluate("document.querySelector('#text').focus()").await;
    page.write(text).await;
    page.key("Escape", 0).await;
    page.key("Enter", 0).await;
    page.until(&format!("{FIELD} === ''")).await;
}

async fn enter_hall(page: &mut Browser) {
    page.evaluate(
        "[...document.querySelectorAll('.place')].find(place => place.querySelector('.name').textContent === 'hall').click()",
    )
    .await;
    page.until("document.querySelector('#where').textContent === 'hall'").await;
}

/// The names of the powers that the first seats after the host's own have.
async fn powers<const N: usize>(page: &mut Browser) -> [String; N] {
    let names = page.evaluate("[...document.querySelectorAll('.seat small')].map(power => power.textContent)").await;
    std::array::from_fn(|at| names[at + 1].as_str().expect("a power's name").to_owned())
}

/// The host's page with the seat of a power that the host plays, and that power.
async fn playing_a_seat(stage: &LocalStage) -> (Browser, String) {
    let mut page = host_page(stage, 1280, 900).await;
    take_all_seats(&mut page).await;
    let [power] = powers(&mut page).await;
    act_as(&mut page, &power).await;
    (page, power)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_goes_back_to_where_it_was_written() {
    let mut stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    take_all_seats(&mut page).await;
    let [first, second] = powers(&mut page).await;
    stage.bot.kill();
    offline(&mut page).await;
    for (power, letter) in [(&second, "b"), (&first, "a")] {
        act_as(&mut page, power).await;
        send(&mut page, &letter.repeat(300)).await;
    }
    // Whoever goes on meanwhile doesn't find a secret letter in the field for everybody.
    enter_hall(&mut page).await;
    page.evaluate("document.querySelector('#text').focus()").await;
    page.write("hello").await;
    // Such a long text isn't taken any more.
    stage.bot.set("DRAGOMAN_LIMITS_TEXT", "200");
    stage.bot.start();
    assert!(stage.answers().await);
    page.until(&format!("{REFUSALS}.length === 2")).await;
    let said = page.evaluate(REFUSALS).await;
    let said: Vec<_> = said.as_array().into_iter().flatten().filter_map(|said| said.as_str()).collect();
    assert!(said.iter().all(|said| said.contains("Dragoman: ") && said.contains("300 / 200")), "{said:?}");
    assert_eq!(page.evaluate(FIELD).await, "hello");
    for (power, letter) in [(&first, "a"), (&second, "b")] {
        act_as(&mut page, power).await;
        assert_eq!(page.evaluate(FIELD).await, letter.repeat(300), "{power}");
        enter_hall(&mut page).await;
    }
    assert_eq!(page.evaluate(FIELD).await, json!(""), "drafts of a channel are each seat's own");
    nothing_broke(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_written_long_ago_isnt_sent_when_the_connection_is_back() {
    let mut stage = LocalStage::start().await;
    let (mut page, _) = playing_a_seat(&stage).await;
    stage.bot.kill();
    offline(&mut page).await;
    send(&mut page, "orders of spring").await;
    page.evaluate("Date.now = (now => () => now() + 180_000)(Date.now)").await;
    send(&mut page, "orders of autumn").await;
    stage.bot.start();
    assert!(stage.answers().await);
    online(&mut page).await;
    let sent = "[...document.querySelectorAll('.post.mine')].map(post => post.innerText).filter(text => text.includes('orders of'))";
    page.until(&format!("{sent}.some(text => text.includes('autumn'))")).await;
    assert_eq!(page.evaluate(&format!("{sent}.some(text => text.includes('spring'))")).await, false);
    assert_eq!(page.evaluate(FIELD).await, "orders of spring", "whoever wrote it decides");
    let said = page.evaluate(REFUSALS).await;
    assert!(said[0].as_str().is_some_and(|said| said.starts_with("Not sent")), "{said}");
    nothing_broke(&page);
}

/// Answers all requests to the page with this status, until one for the account has come.
async fn refuse(port: u16, status: &'static str) {
    let listener = TcpListener::bind(("127.0.0.1", port)).await.expect("the port is free");
    let (asked, mut known) = mpsc::channel(10);
    loop {
        let (mut stream, _) = tokio::select! {
            _ = known.recv() => return,
            accepted = listener.accept() => accepted.expect("a connection"),
        };
        let asked = asked.clone();
        // A browser also opens connections that it doesn't use.
        tokio::spawn(async move {
            let mut head = Vec::new();
            while !head.windows(4).any(|end| end == b"\r\n\r\n") {
                if !stream.read_buf(&mut head).await.is_ok_and(|read| read > 0) {
                    return;
                }
            }
            let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
            stream.write_all(answer.as_bytes()).await.expect("it reads");
            if head.starts_with(b"GET /api/me") {
                let _ = asked.send(()).await;
            }
        });
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_that_passes_doesnt_end_the_link() {
    let mut stage = LocalStage::start().await;
    let (mut page, power) = playing_a_seat(&stage).await;
    page.evaluate("document.querySelector('#text').focus()").await;
    page.write("half a letter").await;
    stage.bot.kill();
    // A proxy in between answers while the program is away: only the program itself ends a link, or a seat of the host's.
    let statuses =
        ["408 Request Timeout", "401 Unauthorized", "403 Forbidden", "404 Not Found", "421 Misdirected Request"];
    for status in statuses {
        let refused = tokio::time::timeout(PATIENCE, refuse(stage.port(), status));
        assert!(refused.await.is_ok(), "the page doesn't come back after {status}");
        offline(&mut page).await;
        assert_eq!(page.evaluate("document.body.classList.contains('stranger')").await, false, "{status}");
    }
    stage.bot.start();
    assert!(stage.answers().await);
    online(&mut page).await;
    assert_eq!(page.evaluate("document.querySelectorAll('.seat').length").await, 8);
    // A reload comes back to the same seat and place, also if the page before hadn't got there yet.
    page.reload().await;
    page.reload().await;
    let same = format!(
        "document.querySelector('#who')?.textContent.includes('{power}') && {FIELD} === 'half a letter' \
         && document.querySelector('#mark use').href.baseVal === '#i-mail'"
    );
    page.until(&same).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_old_after_a_reload_is_named() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    let kept = json!({ "drafts": { "#hall": "before" }, "frames": [
        { "id": "x-1", "place": "@host", "text": "Pera\nA Vie - Gal", "tapped": true, "at": 1 },
        { "id": "x-2", "place": "@host", "text": "A Bud - Ser", "tapped": true, "at": 2 },
        { "id": "x-3", "place": "#hall", "text": "good night", "at": 3 },
    ] });
    page.evaluate(&format!("sessionStorage.setItem('dragoman:kept:host', {})", json!(kept.to_string()))).await;
    page.reload().await;
    page.until(&format!("{REFUSALS}.length === 2")).await;
    assert_eq!(page.evaluate(FIELD).await, "before\ngood night");
    let said = page.evaluate(REFUSALS).await.to_string();
    assert!(said.contains(": Pera: A Vie - Gal; A Bud - Ser") && said.contains("in the box again"), "{said}");
    page.reload().await;
    page.until("document.querySelector('#line')?.textContent === 'Connected'").await;
    assert_eq!(page.evaluate(REFUSALS).await, json!([]), "once");
    nothing_broke(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_wasnt_sent_is_named_below_all_posts_until_something_is_sent() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    send(&mut page, "good evening").await;
    page.until("!!document.querySelector('.post.mine')").await;
    let kept = json!({ "frames": [{ "id": "x-1", "place": "@host", "text": "A Bud - Ser", "tapped": true, "at": 1 }] });
    page.evaluate(&format!("sessionStorage.setItem('dragoman:kept:host', {})", json!(kept.to_string()))).await;
    page.reload().await;
    page.until(&format!("{REFUSALS}.length === 1 && !!document.querySelector('.post.mine')")).await;
    let below = "document.querySelector('#posts .refusal').compareDocumentPosition(document.querySelector('.post.mine')) \
                 === Node.DOCUMENT_POSITION_PRECEDING";
    assert_eq!(page.evaluate(below).await, true, "the posts cover it");
    // It doesn't disappear with the place in which it was first said.
    page.evaluate("document.querySelectorAll('.place')[1].click()").await;
    page.until("document.querySelector('#mark use').href.baseVal === '#i-mail'").await;
    let said = page.evaluate(REFUSALS).await;
    assert!(said[0].as_str().is_some_and(|said| said.ends_with(": A Bud - Ser")), "{said}");
    send(&mut page, "help").await;
    enter_hall(&mut page).await;
    assert_eq!(page.evaluate(REFUSALS).await, json!([]));
    nothing_broke(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_before_it_is_known_whose_it_is_is_named() {
    let stage = LocalStage::start().await;
    let (mut page, _) = playing_a_seat(&stage).await;
    let person = page.evaluate("sessionStorage.getItem('dragoman:acting')").await;
    let person = person.as_str().expect("a person");
    enter_hall(&mut page).await;
    let long = json!({ "id": "x-1", "place": format!("@{person}"), "text": "A ".repeat(4000), "tapped": true });
    page.evaluate(&format!(
        "sessionStorage.setItem('dragoman:kept:{person}', JSON.stringify({{ frames: [{{ ...{long}, at: Date.now() }}] }}))"
    ))
    .await;
    page.reload().await;
    page.until(&format!("{REFUSALS}.length === 1")).await;
    let said = page.evaluate(REFUSALS).await;
    assert!(said[0].as_str().is_some_and(|said| said.contains("Dragoman: ") && said.contains(" / ")), "{said}");
    nothing_broke(&page);
}

/// Lets requests to `address` happen, of which the page learns nothing, so many times.
async fn lose_answers(page: &mut Browser, address: &str, times: u8) {
    page.evaluate(&format!(
        "(() => {{ (window.lost ??= {{}})['{address}'] = {times}; const real = window.fetch; window.fetch = async (...asked) => {{ \
           const answer = await real(...asked); \
           if (asked[0] === '{address}' && window.lost['{address}']-- > 0) throw new TypeError('lost'); return answer; }} }})()"
    ))
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_link_whose_answer_is_lost_is_there_all_the_same() {
    let stage = LocalStage::start().await;
    let (_, cleo) = call(&stage, &stage.host(), "/api/seats", json!({ "name": "Cleo" })).await;
    let token = cleo["token"].as_str().expect("a token");
    let mut page = Browser::open(1280, 900).await;
    page.visit(&format!("http://{}/?token={token}", stage.address())).await;
    page.until("document.querySelector('#where')?.textContent === 'hall'").await;
    page.evaluate("document.querySelector('#text').focus()").await;
    page.write("half a letter").await;
    // The second time nothing is learned of the link at all until the page connects again; the third time until it is asked for
    // once more.
    for lost in [0, 1, 255] {
        lose_answers(&mut page, "/api/me/link", 1).await;
        lose_answers(&mut page, "/api/me", lost).await;
        let before = page.evaluate("sessionStorage.getItem('dragoman:token')").await;
        page.evaluate("document.querySelector('#link-open').click()").await;
        page.evaluate("document.querySelector('#own-link-make').click()").await;
        if lost == 255 {
            page.until("document.querySelector('#own-link-said').textContent !== ''").await;
            page.evaluate("window.lost['/api/me'] = 0, document.querySelector('#own-link-make').click()").await;
        }
        page.until(&format!("sessionStorage.getItem('dragoman:token') !== {before}")).await;
        online(&mut page).await;
        // It is never shown again.
        let shown =
            "document.querySelector('#own-link-made input')?.value.endsWith(sessionStorage.getItem('dragoman:token'))";
        page.until(shown).await;
        page.evaluate("document.querySelector('#own-link .close').click()").await;
        assert_eq!(page.evaluate("document.body.classList.contains('stranger')").await, false, "{lost}");
        assert_eq!(page.evaluate(FIELD).await, "half a letter", "{lost}");
    }
    send(&mut page, "good night").await;
    page.until("!!document.querySelector('.post.mine')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hosts_new_link_whose_answer_is_lost_ends_no_seat() {
    let stage = LocalStage::start().await;
    let (mut page, power) = playing_a_seat(&stage).await;
    page.evaluate("document.querySelector('#text').focus()").await;
    page.write("half a letter").await;
    lose_answers(&mut page, "/api/me/link", 1).await;
    lose_answers(&mut page, "/api/me", 1).await;
    let before = page.evaluate("sessionStorage.getItem('dragoman:token')").await;
    page.evaluate("document.querySelector('#own-link').showModal()").await;
    page.evaluate("document.querySelector('#own-link-make').click()").await;
    page.until(&format!("sessionStorage.getItem('dragoman:token') !== {before}")).await;
    page.until("!!document.querySelector('#own-link-made input')").await;
    online(&mut page).await;
    assert_eq!(page.evaluate("document.querySelectorAll('.seat').length").await, 8);
    assert_eq!(page.evaluate(FIELD).await, "half a letter");
    let who = page.evaluate("document.querySelector('#who').textContent").await;
    assert!(who.as_str().is_some_and(|who| who.contains(&power)), "{who}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_commands_puts_aside_what_is_being_written() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    page.evaluate("document.querySelector('#text').focus()").await;
    page.write("dear all").await;
    let list = "document.querySelector('#commands').click()";
    for back in ["Escape", "click"] {
        page.evaluate(list).await;
        page.until(&format!("{FIELD} === '/' && document.querySelectorAll('#offers [role=option]').length > 3")).await;
        if back == "click" {
            page.evaluate(list).await;
        } else {
            page.key(back, 0).await;
        }
        assert_eq!(page.evaluate(FIELD).await, "dear all", "{back}");
    }
    page.evaluate(list).await;
    page.write("status").await;
    page.key("Escape", 0).await;
    page.reload().await;
    page.until(&format!("{FIELD} === '/status'")).await;
    // A second tap is for the command, and not for what comes back behind it.
    page.evaluate("[1, 2].forEach(() => document.querySelector('#compose').requestSubmit())").await;
    page.until("!!document.querySelector('.post.mine.command')").await;
    assert_eq!(page.evaluate(FIELD).await, "dear all");
    assert_eq!(page.evaluate("document.querySelectorAll('.post.mine').length").await, 1);
    page.reload().await;
    page.until(&format!("{FIELD} === 'dear all'")).await;
    nothing_broke(&page);
}

/// From now on nothing leaves by the connection that is used next, and all that the page waits for passes quickly until it
/// has used another one: `window.revived`.
const SILENCE: &str = "(() => {
  const [send, later] = [WebSocket.prototype.send, window.setTimeout];
  window.silence = () => { window.silent = null; window.revived = false; };
  window.silence();
  WebSocket.prototype.send = function (frame) {
    window.silent ??= this;
    if (this === window.silent) return;
    window.revived = true;
    send.call(this, frame);
  };
  window.setTimeout = (act, pause, ...rest) => later(act, window.revived ? pause : pause / 100, ...rest);
})()";

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_carries_nothing_any_more_is_replaced() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    page.until("document.querySelector('#line').textContent === 'Connected'").await;
    page.evaluate(SILENCE).await;
    send(&mut page, "good night").await;
    // With the bot's answer: what comes while it is tried shows that the connection carries something.
    page.until("window.revived && document.querySelectorAll('.post').length === 2").await;
    online(&mut page).await;
    // Nothing was written, but the network is another one, or the page is looked at again.
    for event in ["window.dispatchEvent(new Event('online'))", "document.dispatchEvent(new Event('visibilitychange'))"]
    {
        page.evaluate(&format!("window.silence(), {event}")).await;
        page.until("window.revived").await;
        online(&mut page).await;
    }
    send(&mut page, "good morning").await;
    page.until("document.querySelectorAll('.post.mine').length === 2").await;
    nothing_broke(&page);
}

/// Has `window.session` be the one that has sent something last.
const CATCH_SESSION: &str = "import('/page/session.js').then(({ Session }) => { const real = Session.prototype.transmit; \
                             Session.prototype.transmit = function (frame) { if (this.acting === null) window.session = this; return real.call(this, frame); }; })";

/// A key that is pressed now writes nothing: the field has `left`.
async fn nothing_is_written(page: &mut Browser, left: &str) {
    page.key("7", 0).await;
    assert_eq!(page.evaluate(FIELD).await, left);
    assert_eq!(page.evaluate("document.activeElement.id === 'text'").await, false);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_writes_where_they_may_no_longer_be_goes_on_writing_nowhere() {
    let stage = LocalStage::start().await;
    let (_, cleo) = call(&stage, &stage.host(), "/api/seats", json!({ "name": "Cleo" })).await;
    let seat = format!("/api/seats/{}", cleo["person"].as_str().expect("an id"));
    assert_eq!(call(&stage, &stage.host(), &format!("{seat}/take"), json!({})).await.0, 200);
    let (_, link) = call(&stage, &stage.host(), &format!("{seat}/link"), json!({})).await;
    let mut page = host_page(&stage, 1280, 900).await;
    page.evaluate(CATCH_SESSION).await;
    page.evaluate("document.querySelector('#text').focus()").await;
    page.write("hello").await;
    page.until("!!window.session").await;

    // A room comes, and goes.
    let hello = |rooms: &str| format!("window.session.take({{ hello: {{ ...window.session.me, rooms: {rooms} }} }})");
    page.evaluate(&hello("[{ place: '&r', name: 'Austria, Italy', open: true }]")).await;
    let room = "[...document.querySelectorAll('.place')].find(place => place.textContent.includes('Austria, Italy'))";
    page.until(&format!("!!{room}")).await;
    page.evaluate(&format!("{room}.click()")).await;
    page.write("half a letter").await;
    assert_eq!(page.evaluate(FIELD).await, "half a letter");
    page.evaluate(&hello("[]")).await;
    page.until("document.querySelector('#where').textContent === 'hall'").await;
    nothing_is_written(&mut page, "hello").await;

    // The seat that the host plays is opened by its own link.
    page.until("document.querySelectorAll('.seat').length === 2").await;
    act_as(&mut page, "Cleo").await;
    page.write("half a letter").await;
    assert_eq!(page.evaluate(FIELD).await, "half a letter");
    let _theirs = Line::open(&stage, link["token"].as_str().expect("a token"), 0).await;
    page.until("document.querySelector('#who').textContent.includes('Host')").await;
    nothing_is_written(&mut page, "").await;
    nothing_broke(&page);
}

/// Somebody's page sleeps while they are given a seat that has talked for weeks.
#[tokio::test(flavor = "multi_thread")]
async fn rooms_that_came_meanwhile_have_what_was_said_there() {
    let mut stage = LocalStage::start().await;
    let (_, cleo) = call(&stage, &stage.host(), "/api/seats", json!({ "name": "Cleo" })).await;
    let (token, person) = (cleo["token"].as_str().expect("a token"), cleo["person"].as_str().expect("an id"));
    let mut page = Browser::open(1280, 900).await;
    page.visit(&format!("http://{}/?token={token}", stage.address())).await;
    page.until("document.querySelector('#where')?.textContent === 'hall'").await;
    send(&mut page, "good night").await;
    page.until("!!document.querySelector('.post.mine')").await;
    stage.bot.kill();
    offline(&mut page).await;
    let room = "INSERT INTO local_rooms (id, key, channel, name, members, open)
         VALUES ('r', 'r', 'hall', 'Austria, Italy', '[\"' || CAST($1 AS TEXT) || '\"]', 1)";
    assert_eq!(rows::change(stage.bot.data(), room, &[person]).await, 1);
    let letters = "WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 200)
         INSERT INTO local_posts (seq, id, edit, place, author, text, press, alt, actions, rings, at)
         SELECT i, 'old' || i, 0, '&r', '', 'letter ' || i || '.', '', '', '[]', 0, 0 FROM n";
    rows::change(stage.bot.data(), letters, &[]).await;
    stage.bot.start();
    assert!(stage.answers().await);
    online(&mut page).await;
    let rooms =
        "[...document.querySelectorAll('.place')].filter(place => place.textContent.includes('Austria, Italy'))";
    page.until(&format!("{rooms}.length === 1")).await;
    page.evaluate(&format!("{rooms}[0].click()")).await;
    page.until("document.querySelectorAll('.post').length === 120 && !document.querySelector('#earlier').hidden").await;
    page.evaluate("document.querySelector('#earlier').click()").await;
    page.until("document.querySelectorAll('.post').length === 200 && document.querySelector('#earlier').hidden").await;
    nothing_broke(&page);
    // A reload stays there: nobody reads in the hall what was meant for a room.
    page.evaluate("document.querySelector('#text').focus()").await;
    page.write("half a letter").await;
    page.reload().await;
    page.until(&format!(
        "document.querySelector('#where')?.textContent === 'Austria, Italy' && {FIELD} === 'half a letter'"
    ))
    .await;
}
