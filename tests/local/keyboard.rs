//! A table of seven that is opened and played on the page by keys alone: no mouse, no touch, no script presses anything.

use std::collections::BTreeSet;

use crate::browser::Browser;
use crate::page::{host_page, quiet, screenshot};
use crate::seed::Chance;
use crate::stage::LocalStage;

/// The modifiers, in the browser's encoding.
const ALT: u8 = 1;
const SHIFT: u8 = 8;

const TITLE: &str = "document.querySelector('#tap-title').textContent";
const CHOICES: &str = "document.querySelectorAll('.choice').length";

/// Presses Tab, backwards with Shift, until something that matches has the focus.
async fn tab_to(page: &mut Browser, selector: &str, modifiers: u8) {
    for _ in 0..200 {
        if page.evaluate(&format!("document.activeElement.matches('{selector}')")).await == true {
            let seen = "(node => { const style = getComputedStyle(node); \
                        return node.id === 'text' || style.outlineStyle !== 'none' && style.outlineWidth !== '0px' })(document.activeElement)";
            assert_eq!(page.evaluate(seen).await, true, "nobody sees that {selector} has the focus");
            return;
        }
        page.key("Tab", modifiers).await;
    }
    panic!("no Tab leads to {selector}");
}

/// Moves by arrow keys to the choice of this number, and chooses it.
async fn choose(page: &mut Browser, number: u64) {
    page.key("Home", 0).await;
    for at in 0..=number {
        let focused = "document.activeElement.matches('#tap-list [data-choice]') && Number(document.activeElement.dataset.choice)";
        assert_eq!(page.evaluate(focused).await, at, "the focus is lost on the way to choice {number}");
        if at < number {
            page.key("ArrowDown", 0).await;
        }
    }
    page.key("Enter", 0).await;
}

/// Chooses at random, from the unit of this number on, until an order is sent.
async fn order_at_random(page: &mut Browser, chance: &mut Chance, unit: u64) {
    let mut number = unit;
    loop {
        choose(page, number).await;
        if page.evaluate("document.querySelector('#tap-back').hidden").await == true {
            return;
        }
        number = chance.below(page.evaluate(CHOICES).await.as_u64().expect("a number"));
    }
}

/// The private conversation of the seat of this number, with the map open; from the text upwards.
async fn open_map(page: &mut Browser, seat: usize) {
    page.key(&(seat + 1).to_string(), ALT).await;
    page.until(&format!("document.querySelectorAll('.seat')[{seat}].getAttribute('aria-pressed') === 'true'")).await;
    for _ in 0..10 {
        if page.evaluate("document.querySelector('#tap-open').checkVisibility()").await == true {
            break;
        }
        page.key("ArrowDown", ALT).await;
    }
    tab_to(page, "#tap-open", SHIFT).await;
    page.key("Enter", 0).await;
    page.until(&format!("document.querySelector('#tap').open && /[0-9]{{4}}/.test({TITLE})")).await;
    page.until("document.activeElement.matches('#tap-list .choice, #tap-close')").await;
}

async fn close_map(page: &mut Browser) {
    page.key("Escape", 0).await;
    page.until("!document.querySelector('#tap').open && document.activeElement.id === 'tap-open'").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seven_players_open_a_game_and_play_a_year_by_keys_alone() {
    let last = if std::env::var_os("DRAGOMAN_LONG").is_none() { "1902" } else { "1904" };
    let mut chance = Chance::of("keys");
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    page.until("!!document.querySelector('.empty .all-seats')").await;
    tab_to(&mut page, ".empty .seat-languages", 0).await;
    page.key("ArrowDown", 0).await;
    page.until("document.querySelector('.empty .seat-languages').value === 'each'").await;
    tab_to(&mut page, ".empty .all-seats", SHIFT).await;
    page.key("Enter", 0).await;
    page.until(
        "[...document.querySelectorAll('.seat')].filter(seat => seat.querySelector('.swatch [style]')).length === 7",
    )
    .await;
    let (mut languages, mut before, mut phases) = (BTreeSet::new(), String::new(), 0);
    loop {
        for seat in 1..=7 {
            open_map(&mut page, seat).await;
            if seat == 1 {
                // The map of the next phase comes by itself.
                page.until(&format!("{TITLE} !== {}", serde_json::json!(before))).await;
                before = page.evaluate(TITLE).await.as_str().expect("a text").to_owned();
                // A year may have neither retreats nor adjustments: then a phase of the next one is played too.
                if before.contains(last) && phases >= 3 {
                    assert!(languages.len() >= 4, "{languages:?}");
                    return quiet(&page);
                }
            }
            languages.insert(page.evaluate("document.documentElement.lang").await.to_string());
            let units = page.evaluate(CHOICES).await.as_u64().expect("a number");
            for unit in 0..units {
                order_at_random(&mut page, &mut chance, unit).await;
            }
            if page.evaluate("document.querySelectorAll('.mark').length").await.as_u64() == Some(units) && units > 0 {
                // Whatever the page offers is an order that the bot takes as it is. Of builds the last ones count.
                let noted =
                    "[...document.querySelectorAll('.choice small')].some(note => note.textContent.includes(': '))";
                page.until(noted).await;
            }
            if (seat, phases) == (2, 0) {
                let all =
                    "[...document.querySelectorAll('.choice small')].every(note => note.textContent.includes(': '))";
                page.until(all).await;
                page.picture(&screenshot("desktop-tap-keys")).await;
            }
            close_map(&mut page).await;
            tab_to(&mut page, "#text", 0).await;
            page.write("ready").await;
            page.key("Enter", 0).await;
            let left = page.evaluate("document.querySelector('#text').value").await;
            assert_eq!(
                left,
                "",
                "it wasn't sent: {}",
                page.evaluate("document.activeElement.outerHTML + document.querySelector('#offers').outerHTML").await
            );
        }
        phases += 1;
        assert!(phases < 40, "the game stands still in {before}");
    }
}
