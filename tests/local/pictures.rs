//! Pictures in each reader's own style, and in the game's where everybody reads.

use serde_json::{Value, json};

use crate::page::{FAULTS, quiet, screenshot};
use crate::season::{self, PATIENCE, Spot};
use crate::stage::LocalStage;
use crate::tap::{seat, table};

/// The width of a PNG and the first colour of its palette, which is that of the sea.
fn look(png: &[u8]) -> (u32, [u8; 3]) {
    let after = |name: &[u8]| png.windows(4).position(|four| four == name).expect("a PNG") + 4;
    let (size, palette) = (after(b"IHDR"), after(b"PLTE"));
    let width = png[size..size + 4].try_into().expect("four bytes");
    (u32::from_be_bytes(width), png[palette..palette + 3].try_into().expect("three bytes"))
}

const DARK: [u8; 3] = [0x2C, 0x5A, 0x74];
const LIGHT: [u8; 3] = [0xBF, 0xD0, 0xCC];

/// Waits until the newest picture that `who` sees there looks like this.
async fn shows(stage: &mut LocalStage, who: &str, spot: &Spot, wanted: impl Fn(u32) -> bool, sea: [u8; 3]) {
    let who = season::holder(stage, who).await;
    let start = tokio::time::Instant::now();
    loop {
        let png = season::newest_picture(stage, &who, spot).await.picture.expect("the page has pictures");
        let (width, found) = look(&png);
        if wanted(width) && found == sea {
            return;
        }
        assert!(start.elapsed() < PATIENCE, "{who} sees a picture of {width} pixels, {found:?}");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_gets_pictures_as_they_chose_and_the_channel_as_the_game_has_it() {
    let mut stage = LocalStage::start().await;
    let script =
        include_str!("../season/year-1901.script").replace("language:en\n", "language:en options:picture=light\n");
    let (spring, rest) = script.split_once("AUSTRIA @: ready").expect("orders");
    let (channel, private) = (Spot::Channel, Spot::Private);
    season::play("", &mut stage).await;
    let (start, orders) = spring.split_once("ITALY @: parla Germania").expect("a room");
    season::play(start, &mut stage).await;
    shows(&mut stage, "AUSTRIA", &channel, |width| width == 2000, LIGHT).await;
    season::play("ITALY @: pictures background:dark size:small marks:letters\nexpect ITALY @: lettere", &mut stage)
        .await;
    // The map on which orders are chosen follows, and is as the page is for whoever chose nothing.
    for (power, background) in [("ITALY", json!("dark")), ("RUSSIA", Value::Null)] {
        let name = season::holder(&mut stage, power).await;
        let (_, map) = stage.fetch(&name, "/api/map").await;
        let map: Value = serde_json::from_slice(&map).expect("JSON");
        assert_eq!(map["map"]["background"], background, "{power}");
    }
    // With an example.
    shows(&mut stage, "ITALY", &private, |width| width == 1400, DARK).await;
    season::play(&format!("ITALY @: parla Germania{orders}"), &mut stage).await;
    shows(&mut stage, "ITALY", &private, |width| width == 700, DARK).await;
    shows(&mut stage, "AUSTRIA", &private, |width| width == 1000, LIGHT).await;

    // The choice is stored.
    season::play("restart", &mut stage).await;
    let (results, rest) = rest.split_once("# Autumn: an army").expect("the next turn");
    season::play(&format!("AUSTRIA @: ready{results}"), &mut stage).await;
    // One's own copy is smaller than the one in the channel.
    shows(&mut stage, "ITALY", &private, |width| width == 980, DARK).await;
    shows(&mut stage, "RUSSIA", &private, |width| width == 1400, LIGHT).await;
    shows(&mut stage, "ITALY", &channel, |width| width == 2000, LIGHT).await;

    // One retreat: both its preview and its result are close-ups, but not for somebody who wants the whole map.
    season::play("GERMANY @: pictures close-up:no\nexpect GERMANY @: close-up: no", &mut stage).await;
    let (autumn, _) = rest.split_once("AUSTRIA @: ready\nexpect #: Winter 1901").expect("a retreat");
    season::play(&format!("# Autumn: an army{autumn}"), &mut stage).await;
    let is_close_up = |width: u32| (800..=1240).contains(&width);
    shows(&mut stage, "AUSTRIA", &private, is_close_up, LIGHT).await;
    let ends = "AUSTRIA @: ready\nexpect #: Winter 1901\nexpect GERMANY @: You may build 3 units";
    season::play(ends, &mut stage).await;
    shows(&mut stage, "RUSSIA", &channel, is_close_up, LIGHT).await;
    shows(&mut stage, "GERMANY", &private, |width| width == 1400, LIGHT).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_shows_light_and_dark_pictures_in_both_of_its_schemes() {
    let mut stage = table(None).await;
    let (mut page, _) = seat(&mut stage, "ITALY", 1280, 900).await;
    let (mut phone, _) = seat(&mut stage, "ITALY", 390, 844).await;
    for (background, sea) in [("scuro", "#2c5a74"), ("chiaro", "#cfe3ec")] {
        let chooses = format!(
            "ITALY @: immagini sfondo:{background} segni:motivi legenda:sì\nexpect ITALY @: sfondo: {background} · potenze: lettere"
        );
        season::play(&chooses, &mut stage).await;
        let newest = "[...document.querySelectorAll('#posts .picture img')].at(-1)";
        let shown = format!(
            "document.querySelector('#posts').textContent.includes('sfondo: {background}') && {newest}?.complete \
             && {newest}.naturalWidth === 2000"
        );
        for scheme in ["light", "dark"] {
            for (browser, device) in [(&mut page, "desktop"), (&mut phone, "phone")] {
                browser.prefer(scheme, "reduce").await;
                browser.until(&shown).await;
                assert_eq!(browser.evaluate(FAULTS).await, json!([]), "{scheme}, {background}");
                browser.picture(&screenshot(&format!("{device}-picture-{background}-{scheme}"))).await;
                browser.evaluate(&format!("{newest}.closest('button').click()")).await;
                browser.until("document.querySelector('#viewer').open").await;
                assert_eq!(browser.evaluate(FAULTS).await, json!([]), "{scheme}, {background}, viewer");
                browser.picture(&screenshot(&format!("{device}-viewer-{background}-{scheme}"))).await;
                browser.evaluate("document.querySelector('#view-close').click()").await;
                browser.until("!document.querySelector('#viewer').open").await;
                browser.evaluate("document.querySelector('#tap-open').click()").await;
                browser.until("document.querySelectorAll('.mark').length === 3").await;
                // The map is fetched anew each time it is opened.
                let found = "getComputedStyle(document.querySelector('#tap-map')).getPropertyValue('--sea').trim()";
                browser.until(&format!("{found} === '{sea}'")).await;
                assert_eq!(browser.evaluate(FAULTS).await, json!([]), "{scheme}, {background}, map");
                browser.picture(&screenshot(&format!("{device}-map-{background}-{scheme}"))).await;
                browser.evaluate("document.querySelector('#tap-close').click()").await;
                browser.until("!document.querySelector('#tap').open").await;
            }
        }
    }
    quiet(&page);
    quiet(&phone);
}
