//! The page that a one-time link to a map opens, in a browser: by taps on a phone, by keys, and after its phase is over.

use serde_json::json;

use crate::browser::Browser;
use crate::map_link::{asked, newest, table};
use crate::page::{FAULTS, quiet, screenshot};
use crate::season::{Spot, Stage as _, play};
use crate::tap::{arrows_to, choice, mark, stored, tap};

async fn opened(link: &str, width: u32, height: u32) -> Browser {
    let mut page = Browser::open(width, height).await;
    page.visit(link).await;
    spend(&mut page).await;
    page.until("document.querySelectorAll('.mark').length > 0 && document.activeElement.matches('.choice')").await;
    page
}

const OFFERED: &str = "document.activeElement?.id === 'tap-spend'";

/// Presses the button that spends the link.
async fn spend(page: &mut Browser) {
    page.until(OFFERED).await;
    page.key("Enter", 0).await;
}

/// Has the page look whether something has changed.
const LOOK: &str = "document.dispatchEvent(new Event('visibilitychange'))";

/// Counts how often it has looked. One look is over before the answer to the next one comes.
const COUNT_LOOKS: &str = "(() => { const real = window.fetch; window.looks = 0; window.fetch = async (...asked) => { \
                           const answer = await real(...asked); window.looks += 1; return answer; } })()";

#[tokio::test(flavor = "multi_thread")]
async fn orders_are_given_by_taps_on_a_phone() {
    let mut stage = table().await;
    let (link, _) = asked(&mut stage, "ITALY").await;
    // A program that looks at links, with a browser of its own, spends none.
    let mut preview = Browser::open(390, 844).await;
    preview.visit(&link).await;
    preview.until(OFFERED).await;
    preview.picture(&screenshot("phone-link-unspent")).await;
    assert_eq!(preview.evaluate("document.querySelectorAll('.mark').length").await, 0);
    drop(preview);
    let mut page = opened(&link, 390, 844).await;
    assert_eq!(page.evaluate("location.hash + location.search").await, "", "the secret left the address");
    assert_eq!(page.evaluate("document.documentElement.lang").await, "it");
    assert_eq!(page.evaluate("document.querySelector('#tap-title').textContent").await, "Primavera 1901");
    assert_eq!(page.evaluate("document.querySelector('#tap-name').textContent").await, "Bosforo");
    page.picture(&screenshot("phone-link-units")).await;
    tap(&mut page, &mark("Armata a Venezia, tua. Ancora senza ordine")).await;
    tap(&mut page, &mark("Muovi in Piemonte")).await;
    stored(&mut page, "A Ven - Pie").await;
    page.until("document.querySelector('#tap-said').textContent.includes('A Venezia → Piemonte')").await;
    tap(&mut page, &choice("Flotta a Napoli, tua")).await;
    tap(&mut page, &choice("Muovi nel Mar Ionio")).await;
    stored(&mut page, "F Nap - Mio").await;
    page.picture(&screenshot("phone-link-orders")).await;
    let fits = "document.documentElement.scrollWidth <= innerWidth && \
                [...document.querySelectorAll('#tap button')].every(node => node.getBoundingClientRect().right <= innerWidth)";
    assert_eq!(page.evaluate(fits).await, true, "something is wider than the phone");
    for scheme in ["light", "dark"] {
        page.prefer(scheme, "reduce").await;
        assert_eq!(page.evaluate(FAULTS).await, json!(["no nav"]), "{scheme}: a page of one thing");
        page.picture(&screenshot(&format!("phone-link-{scheme}"))).await;
    }

    // A reload goes on; another browser can't begin.
    page.reload().await;
    stored(&mut page, "F Nap - Mio").await;
    let mut other = Browser::open(390, 844).await;
    other.visit(&link).await;
    spend(&mut other).await;
    other.until("document.querySelector('#tap-ask').textContent.startsWith('Questo link è già stato aperto')").await;
    assert_eq!(other.evaluate("document.activeElement.id").await, "tap-ask");
    other.picture(&screenshot("phone-link-used")).await;

    // The page looks whether something has changed. If nothing has, it stays as it is.
    page.evaluate(COUNT_LOOKS).await;
    page.evaluate("window.first = document.querySelector('.choice'), document.activeElement.blur()").await;
    page.until(&format!("{LOOK}, window.looks >= 2")).await;
    assert_eq!(page.evaluate("window.first.isConnected && document.activeElement === document.body").await, true);
    // An order that is written meanwhile is shown, and nobody's focus is moved. After the phase the page says that it is over.
    play("ITALY @: A Rom - Ven\nexpect ITALY @: A Rom - Ven", &mut stage).await;
    page.evaluate(LOOK).await;
    stored(&mut page, "A Rom - Ven").await;
    assert_eq!(page.evaluate("document.activeElement === document.body").await, true);
    play("everybody @: ready\neverybody @: go-ahead\nexpect #: Autumn 1901", &mut stage).await;
    page.evaluate(LOOK).await;
    page.until("document.querySelector('#tap-ask').textContent.startsWith('Questa fase è finita')").await;
    assert_eq!(page.evaluate("document.querySelectorAll('.choice, .mark').length").await, 0);
    page.picture(&screenshot("phone-link-over")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_are_given_by_keys_and_a_screen_reader_is_told_of_them() {
    let mut stage = table().await;
    play("RUSSIA @: language pl\nexpect RUSSIA @: po polsku", &mut stage).await;
    let (link, name) = asked(&mut stage, "RUSSIA").await;
    let mut page = opened(&link, 1280, 900).await;
    arrows_to(&mut page, "ArrowDown", "Armia w Moskwie, twoja").await;
    arrows_to(&mut page, "ArrowDown", "Wesprzyj jednostkę…").await;
    page.key("Escape", 0).await;
    page.key("Enter", 0).await;
    arrows_to(&mut page, "ArrowUp", "Wsparcie: Armia w Warszawie, twoja").await;
    arrows_to(&mut page, "ArrowDown", "Rusza do Ukrainy").await;
    stored(&mut page, "A Mos S A War - Ukr").await;
    arrows_to(&mut page, "ArrowDown", "Armia w Warszawie, twoja").await;
    arrows_to(&mut page, "ArrowDown", "Ruch do Ukrainy").await;
    stored(&mut page, "A War - Ukr").await;
    let told = page.accessible().await;
    let has = |role: &str, name: &str| told.iter().any(|(found, said)| found == role && said.starts_with(name));
    for (role, said) in [
        ("main", "Wiosna 1901"),
        ("heading", "Wiosna 1901"),
        ("group", "Mapa: Wiosna 1901"),
        ("image", "Armia w Wiedniu, Austria"),
        ("button", "Flota w Sewastopolu, twoja. Jeszcze bez rozkazu"),
        ("status", ""),
    ] {
        assert!(has(role, said), "{role} {said}: {told:#?}");
    }
    page.picture(&screenshot("desktop-link")).await;
    quiet(&page);
    // Who has seen too much gets another one, and opens it in the same tab.
    stage.say(&name, &Spot::Private, "order-map").await;
    let second = newest(&mut stage, &name, std::slice::from_ref(&link)).await;
    page.visit(&second).await;
    spend(&mut page).await;
    stored(&mut page, "A War - Ukr").await;
    assert_eq!(page.evaluate("location.hash").await, "", "the secret left the address");
}

/// Lets the first order fail on its way, and notes those that arrive, in order, and whether each had a limit of time.
const FAIL_ONCE: &str = "(() => { const real = window.fetch; window.arrived = []; let failed = false; window.fetch = async (...asked) => { \
                         const [address, { method, body, signal } = {}] = asked; \
                         if (address !== '/map/orders' || method !== 'POST') return real(...asked); \
                         if (!failed) { failed = true; return new Response('', { status: 408 }); } \
                         window.arrived.push([JSON.parse(body).order, signal instanceof AbortSignal]); return real(...asked); } })()";

#[tokio::test(flavor = "multi_thread")]
async fn of_two_orders_for_a_unit_the_last_one_counts_though_the_first_has_to_be_repeated() {
    let mut stage = table().await;
    let (link, _) = asked(&mut stage, "ITALY").await;
    let mut page = opened(&link, 390, 844).await;
    page.evaluate(FAIL_ONCE).await;
    for to in ["Muovi in Piemonte", "Muovi in Tirolo"] {
        tap(&mut page, &choice("Armata a Venezia, tua")).await;
        tap(&mut page, &choice(to)).await;
    }
    page.until("window.arrived.length === 2").await;
    assert_eq!(page.evaluate("window.arrived").await, json!([["A VEN - PIE", true], ["A VEN - TYR", true]]));
    stored(&mut page, "A Ven - Tir").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_whose_opening_fails_can_be_opened_again() {
    let mut stage = table().await;
    let (link, _) = asked(&mut stage, "ITALY").await;
    let mut page = Browser::open(390, 844).await;
    page.visit(&link).await;
    page.until(OFFERED).await;
    let fail = "(() => { const real = window.fetch; let failed = false; window.fetch = (...asked) => { \
                if (asked[0] !== '/map/open' || failed) return real(...asked); \
                failed = true; return Promise.reject(new TypeError('no network')); } })()";
    page.evaluate(fail).await;
    spend(&mut page).await;
    page.until("document.querySelector('#tap-ask').textContent.includes('be reached just now')").await;
    assert_eq!(page.evaluate("location.hash.length > 1").await, true, "a reload has the link too");
    spend(&mut page).await;
    page.until("document.querySelectorAll('.mark').length > 0").await;
    assert_eq!(page.evaluate("location.hash").await, "");
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_isnt_one_is_explained_in_the_browsers_language() {
    let stage = table().await;
    let mut page = Browser::open(390, 844).await;
    for address in ["/map", "/map#abc"] {
        page.visit(&format!("http://{}{address}", stage.address())).await;
        if address.contains('#') {
            spend(&mut page).await;
        }
        page.until("document.querySelector('#tap-ask')?.textContent.startsWith('This link isn\\'t valid')").await;
        page.visit("about:blank").await;
    }
}
