//! Coming back: a browser in which somebody has played, another tab, the place where they were, and the ways to a next game.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::page::{FAULTS, host_page, player_page, quiet, screenshot};
use crate::season::PATIENCE;
use crate::stage::LocalStage;
use crate::wire::{Line, call, delete};

/// The next day, or another tab: nothing is kept for the tab, and the address has no link.
async fn comes_back(page: &mut Browser, stage: &LocalStage) {
    page.evaluate("sessionStorage.clear()").await;
    page.visit("about:blank").await;
    page.visit(&format!("http://{}/", stage.address())).await;
    page.until("!!document.querySelector('#where')?.textContent || document.body.classList.contains('stranger')").await;
}

const IN_PRIVATE: &str = "document.querySelector('#mark use')?.href.baseVal === '#i-mail'";
const KEEP: &str = "document.querySelector('#keep').checkVisibility()";

async fn press(page: &mut Browser, id: &str) {
    page.until(&format!("document.querySelector('#{id}')?.checkVisibility() === true")).await;
    page.evaluate(&format!("document.querySelector('#{id}').click()")).await;
}

/// Writes something where the page is.
async fn says(page: &mut Browser, text: &str) {
    page.evaluate("document.querySelector('#text').focus()").await;
    page.write(text).await;
    page.key("Escape", 0).await;
    page.evaluate("document.querySelector('#compose').requestSubmit()").await;
}

/// The link of somebody new, and their id.
async fn link_for(stage: &LocalStage, name: &str) -> (String, String) {
    let (_, made) = call(stage, &stage.host(), "/api/seats", json!({ "name": name })).await;
    let (link, person) = (made["link"].as_str().expect("a link"), made["person"].as_str().expect("an id"));
    (link.to_owned(), person.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_played_comes_back_without_the_link_to_what_only_they_read() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 390, 844).await;
    assert_eq!(page.evaluate(KEEP).await, false, "there is no seat yet");
    page.until("!!document.querySelector('.empty .computers')").await;
    page.evaluate("document.querySelector('.empty .computers').click()").await;
    page.until(IN_PRIVATE).await;

    // Once, with the link at hand.
    page.until(KEEP).await;
    assert_eq!(page.evaluate(FAULTS).await, json!([]));
    page.picture(&screenshot("phone-keep-link")).await;
    press(&mut page, "keep-link").await;
    page.until("document.querySelector('#own-link').open").await;
    assert_eq!(page.evaluate("document.querySelectorAll('#own-link-made input').length").await, 0, "not unasked");
    press(&mut page, "own-link-show").await;
    let link = "document.querySelector('#own-link-made input')?.value";
    let own = format!("http://{}/#token={}", stage.address(), stage.host());
    assert_eq!(page.evaluate(link).await, own.as_str());
    page.picture(&screenshot("phone-own-link")).await;
    assert_eq!(page.evaluate(FAULTS).await, json!([]));
    page.key("Escape", 0).await;
    page.until("!document.querySelector('#own-link').open").await;
    let shown = format!("document.documentElement.outerHTML.includes('{}')", stage.host());
    assert_eq!(page.evaluate(&shown).await, false, "it isn't in the page any more");

    // From the hall too: it says nothing by itself.
    page.evaluate("document.querySelector('.place').click()").await;
    page.until(&format!("!({IN_PRIVATE})")).await;
    comes_back(&mut page, &stage).await;
    page.until(IN_PRIVATE).await;
    page.until("document.querySelectorAll('.post').length > 0").await;
    assert_eq!(page.evaluate(KEEP).await, false, "that was said");
    // Where the address names a place, that is meant.
    page.visit(&format!("http://{}/#%23hall", stage.address())).await;
    page.reload().await;
    page.until("document.querySelector('#where').textContent === 'hall'").await;
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_lets_in_nobody_whose_link_has_ended_or_who_doesnt_want_it() {
    let stage = LocalStage::start().await;
    let (link, _) = link_for(&stage, "Ada").await;
    let mut page = player_page(&link).await;
    // A new link is the one that is kept.
    press(&mut page, "link-open").await;
    press(&mut page, "own-link-make").await;
    page.until("!!document.querySelector('#own-link-made input')").await;
    page.until("document.querySelector('#line').textContent === 'Connected'").await;
    comes_back(&mut page, &stage).await;
    page.until("document.querySelector('#who').textContent.includes('Ada')").await;

    // Several people have played here: nobody is taken for another.
    page.visit("about:blank").await;
    let (link, ben) = link_for(&stage, "Ben").await;
    page.visit(&link).await;
    page.until("document.querySelector('#who')?.textContent.includes('Ben')").await;
    comes_back(&mut page, &stage).await;
    let offered = "[...document.querySelectorAll('.empty .again')].map(button => button.textContent)";
    assert_eq!(page.evaluate(offered).await, json!(["Go on as Ada", "Go on as Ben"]));
    page.picture(&screenshot("desktop-who")).await;
    assert_eq!(page.evaluate(FAULTS).await, json!([]));
    page.evaluate("document.querySelector('.empty .again').click()").await;
    page.until("document.querySelector('#who')?.textContent.includes('Ada')").await;

    // Ada doesn't want it, and Ben's link ends.
    press(&mut page, "link-open").await;
    press(&mut page, "own-link-stay").await;
    assert_eq!(page.evaluate("document.querySelector('#own-link-stay').checked").await, false);
    comes_back(&mut page, &stage).await;
    assert_eq!(page.evaluate(offered).await, json!(["Go on as Ben"]), "nobody is taken for another");
    page.evaluate("document.querySelector('.empty .again').click()").await;
    page.until("document.querySelector('#who')?.textContent.includes('Ben')").await;
    assert_eq!(delete(&stage, &stage.host(), &format!("/api/seats/{ben}/link")).await, 200);
    page.until("document.body.classList.contains('stranger')").await;
    comes_back(&mut page, &stage).await;
    assert_eq!(page.evaluate("document.body.classList.contains('stranger')").await, true);
    assert_eq!(page.evaluate(offered).await, json!([]));
    let kept = page.evaluate("JSON.stringify({ ...localStorage })").await;
    let kept = kept.as_str().expect("a text");
    assert!(!kept.contains("token"), "{kept}");
}

/// Waits until the bot has posted all that it has to say.
async fn all_is_posted(stage: &LocalStage) {
    let start = Instant::now();
    loop {
        let (_, health) = stage.health().await;
        if health["outbox_waiting"] == 0 {
            return;
        }
        assert!(start.elapsed() < PATIENCE, "something is never posted: {health}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Frames of the hall in which the bot says something.
fn in_hall(frame: &Value) -> bool {
    frame["place"] == "#hall" && frame["from"].is_null() && frame["text"].is_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_alone_is_answered_in_the_hall_too() {
    let stage = LocalStage::start().await;
    let host = stage.host();
    let mut line = Line::open(&stage, &host, 0).await;
    let mut answer = Value::Null;
    for text in ["help", "what now?", "new game"] {
        line.send(json!({ "id": text, "place": "#hall", "text": text })).await;
        answer = line.until(in_hall).await;
    }
    assert!(answer["actions"].as_array().is_some_and(|actions| !actions.is_empty()), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_next_game_is_begun_from_the_menu_and_from_what_was_written_in_private() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 390, 844).await;
    page.until("!!document.querySelector('.empty .computers')").await;
    page.evaluate("document.querySelector('.empty .computers').click()").await;
    page.until(IN_PRIVATE).await;
    page.until("[...document.querySelectorAll('.post.bot')].some(post => post.innerText.includes('you play'))").await;
    // Also what computers propose: a post between a message and its answer leaves open what is answered, and nothing is quoted.
    all_is_posted(&stage).await;

    // What is done in a channel leads there, and nothing is sent before one does so.
    says(&mut page, "new game").await;
    let lead = "document.querySelector('#posts .elsewhere .lead')";
    page.until(&format!("{lead}?.textContent === '→ hall'")).await;
    page.picture(&screenshot("phone-elsewhere")).await;
    page.evaluate(&format!("{lead}.click()")).await;
    page.until("document.querySelector('#where').textContent === 'hall' && document.querySelector('#text').value === '/new game'").await;
    assert_eq!(page.evaluate("document.querySelector('#offers').hidden").await, true, "nothing covers the hall");

    press(&mut page, "menu").await;
    press(&mut page, "starts-open").await;
    page.until("document.querySelector('#starts').open").await;
    let offered = "[...document.querySelectorAll('#starts-list button')].map(button => button.textContent)";
    let expected = [
        "Play one power against six computers",
        "Play all seven seats myself",
        "Play with friends, by links",
        "Open a game…",
    ];
    assert_eq!(page.evaluate(offered).await, json!(expected));
    assert_eq!(page.evaluate(FAULTS).await, json!([]));
    page.picture(&screenshot("phone-starts")).await;
    page.evaluate("document.querySelector('#starts-list .friends').click()").await;
    page.until("document.querySelector('#people').open && !document.querySelector('#starts').open").await;
    page.key("Escape", 0).await;
    // Below the message of that game a friend is invited.
    let invite =
        "[...document.querySelectorAll('#posts .chip.own')].find(chip => chip.textContent === 'Invite a friend…')";
    page.until(&format!("!!{invite}")).await;
    page.evaluate(&format!("{invite}.click()")).await;
    page.until("document.querySelector('#people').open").await;
    page.evaluate("document.querySelector('#add-name').value = 'Piotr'").await;
    page.evaluate("document.querySelector('#add').requestSubmit()").await;
    page.until("document.activeElement.matches?.('.made input')").await;
    let copy = "(box => box.bottom <= innerHeight && box.bottom <= document.querySelector('#people').getBoundingClientRect().bottom)\
                (document.querySelector('.made .chip').getBoundingClientRect())";
    assert_eq!(page.evaluate(copy).await, true, "the button that copies the link is in sight");
    page.picture(&screenshot("phone-people-invite")).await;
    quiet(&page);
}
