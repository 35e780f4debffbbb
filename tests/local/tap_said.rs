//! Statements chosen on the map: by taps on a phone, in a press room, and by keys, for people who share no language.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::page::{FAULTS, quiet, screenshot};
use crate::season::{holder, play};
use crate::stage::LocalStage;
use crate::tap::{arrows_to, choice, mark, seat, stored, table, tap};

/// Whether all of the map's dialog is within the phone's width.
const FITS: &str = "document.documentElement.scrollWidth <= innerWidth && \
                    [...document.querySelectorAll('#tap button')].every(node => node.getBoundingClientRect().right <= innerWidth)";

/// The button of a post on the page whose words begin so, the newest one.
fn button(label: &str) -> String {
    format!(
        "[...document.querySelectorAll('#posts button')].filter(one => one.textContent.trim().startsWith(\"{label}\")).at(-1)"
    )
}

/// Waits until a post on the page has these words.
async fn reads(page: &mut Browser, words: &str) {
    page.until(&format!("document.querySelector('#posts').innerText.includes(\"{words}\")")).await;
}

/// The orders that the map of `name` says are stored.
async fn orders(stage: &mut LocalStage, name: &str) -> String {
    let (_, map) = stage.fetch(name, "/api/map").await;
    String::from_utf8(map).expect("a text")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_support_is_asked_by_three_taps_granted_adopted_and_seen_to_work() {
    let mut stage = table(Some(("A Mun -> Sil", "A Mun → Sil"))).await;
    let (mut russia, russian) = seat(&mut stage, "RUSSIA", 390, 844).await;
    let (mut austria, austrian) = seat(&mut stage, "AUSTRIA", 390, 844).await;
    play("GERMANY @: A Sil - Gal\nexpect GERMANY @: A Sil", &mut stage).await;

    // It is fetched when somebody wants to talk, on a phone too.
    let (_, said) = stage.fetch(&russian, "/api/map/said").await;
    assert!(said.len() < 300_000, "{} bytes", said.len());
    println!("what can be said: {} bytes", said.len());

    // Asked in Polish: a unit, where it goes, what is said and to whom.
    tap(&mut russia, "document.querySelector('#tap-open')").await;
    russia.until("document.querySelector('#tap-say').checkVisibility()").await;
    tap(&mut russia, "document.querySelector('#tap-say')").await;
    russia
        .until(
            "document.querySelector('#tap-ask').textContent === 'O której jednostce lub prowincji chcesz porozmawiać?'",
        )
        .await;
    russia.picture(&screenshot("phone-said-units")).await;
    assert_eq!(russia.evaluate(FITS).await, true, "something is wider than the phone");
    tap(&mut russia, &mark("Armia w Warszawie, twoja")).await;
    russia.until("document.querySelector('#tap-ask').textContent.startsWith('Armia w Warszawie: ')").await;
    russia.picture(&screenshot("phone-said-goals")).await;
    tap(&mut russia, &mark("Rusza do Galicji")).await;
    russia.until("document.querySelector('#tap-ask').textContent.startsWith('Armia w Warszawie, do Galicji: ')").await;
    russia.picture(&screenshot("phone-said-sentences")).await;
    assert_eq!(russia.evaluate(FITS).await, true, "something is wider than the phone");
    assert_eq!(russia.evaluate(FAULTS).await, json!([]));
    tap(&mut russia, &choice("Do Austrii: Czy możesz wesprzeć A War - Gal?")).await;
    russia.until("document.querySelector('#tap-said').textContent.includes('#1')").await;
    russia.picture(&screenshot("phone-said-sent")).await;
    // It is no order.
    assert!(!orders(&mut stage, &russian).await.contains("Rozkaz: A War"));
    let id = stage.id(&russian).await;
    let posts = stage.transcript(&russian).await.into_iter();
    let written = posts.filter(|(_, post)| post["from"] == id.as_str() && post["text"] != "");
    assert!(written.filter_map(|(_, post)| Some(post["text"].as_str()?.to_owned())).all(|text| !text.contains("War")));

    // Granted in Italian by one press, and adopted by one more on each side.
    reads(&mut austria, "Puoi appoggiare A Var - Glz?").await;
    austria.picture(&screenshot("phone-said-asked")).await;
    tap(&mut austria, &button("D'accordo")).await;
    tap(&mut austria, &button("Aggiungi ai miei ordini")).await;
    // Two units could give it: which one is asked of Austria alone.
    tap(&mut austria, &button("A Vie APP A Var - Glz")).await;
    reads(&mut austria, "✓ A Vienna").await;
    austria.picture(&screenshot("phone-said-adopted")).await;
    assert!(orders(&mut stage, &austrian).await.contains("Ordine: A Vie APP A Var - Glz"));
    russia.until("[...document.querySelectorAll('#tap-actions button')].some(one => one.textContent === 'Dodaj do moich rozkazów')").await;
    russia.picture(&screenshot("phone-said-granted")).await;
    tap(&mut russia, "[...document.querySelectorAll('#tap-actions button')].find(one => one.textContent === 'Dodaj do moich rozkazów')").await;
    tap(&mut russia, "document.querySelector('#tap-order')").await;
    stored(&mut russia, "A War - Gal").await;
    russia.picture(&screenshot("phone-said-ordered")).await;

    // Germany moves there too, and is one against two.
    play("everybody @: ready\neverybody @: go-ahead\nexpect #: Autumn 1901", &mut stage).await;
    tap(&mut russia, "document.querySelector('#tap-close')").await;
    reads(&mut russia, "udane rozkazy: 2 z 3").await;
    russia.picture(&screenshot("phone-said-worked")).await;
    assert!(orders(&mut stage, &russian).await.contains("Armia w Galicji, twoja"));
    quiet(&russia);
    quiet(&austria);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_press_room_a_province_is_proposed_to_its_members_on_the_map() {
    let mut stage = table(None).await;
    play("RUSSIA @: room Austria\nexpect RUSSIA &AUSTRIA+RUSSIA: prywatny pokój", &mut stage).await;
    let (mut russia, russian) = seat(&mut stage, "RUSSIA", 1280, 900).await;
    let room = "document.querySelector('#lists ul:last-of-type .place')";
    tap(&mut russia, room).await;
    russia.until("document.querySelector('#tap-open-words').textContent === 'Zaproponuj na mapie'").await;
    russia.evaluate("document.querySelector('#tap-open').click()").await;
    russia.until("document.querySelectorAll('.mark').length === 22").await;
    russia.picture(&screenshot("desktop-said-room")).await;
    // A province is tapped on the map, though it has no button.
    let galicia = "[...document.querySelectorAll('.names text')].find(name => name.textContent === 'Gal')";
    tap(&mut russia, galicia).await;
    russia.until("document.querySelector('#tap-ask').textContent.startsWith('Galicja: ')").await;
    russia.picture(&screenshot("desktop-said-province")).await;
    assert_eq!(russia.evaluate(FAULTS).await, json!([]));
    tap(&mut russia, &choice("Do Austrii: Proponuję strefę zdemilitaryzowaną w Galicji")).await;
    play("expect AUSTRIA &AUSTRIA+RUSSIA: zona demilitarizzata in Galizia", &mut stage).await;
    russia.until("document.querySelector('#tap-said').textContent.includes('Galicji')").await;
    assert!(!orders(&mut stage, &russian).await.contains("Rozkaz:"));

    // By keys alone, about a unit of the other side's.
    russia.evaluate("document.querySelector('#tap-list .choice').focus()").await;
    arrows_to(&mut russia, "ArrowDown", "Armia w Budapeszcie, Austria").await;
    arrows_to(&mut russia, "ArrowDown", "Rusza do Rumunii").await;
    arrows_to(&mut russia, "ArrowDown", "Do Austrii: Mogę wesprzeć A Bud - Rum").await;
    play("expect AUSTRIA &AUSTRIA+RUSSIA: Posso appoggiare A Bud - Rmn", &mut stage).await;
    russia.until("document.querySelector('#tap-said').textContent.includes('A Bud - Rum')").await;
    russia.picture(&screenshot("desktop-said-offered")).await;
    russia.evaluate("document.querySelector('#tap-close').click()").await;
    reads(&mut russia, "Mogę wesprzeć A Bud - Rum").await;
    russia.picture(&screenshot("desktop-said-posts")).await;
    // Who isn't in the room can't say anything there, and isn't told what could be said.
    let name = holder(&mut stage, "TURKEY").await;
    let place = russia.evaluate("decodeURIComponent(location.hash.slice(1))").await;
    let place = place.as_str().expect("a place").replace('&', "%26");
    let (address, token) = (stage.address(), stage.token(&name).await);
    let asked = format!("http://{address}/api/map/said?room={place}&token={token}");
    let said: Value = reqwest::get(&asked).await.expect("an answer").json().await.expect("JSON");
    assert_eq!(said, json!({ "games": [], "map": null }));
    quiet(&russia);
}
