//! The page in a real browser, as newcomers use it: by mouse, by keyboard alone, on a phone, with the dark theme.
//! Screenshots are in `target/screenshots`.

use std::path::PathBuf;

use dragoman_platform::message::Text;
use dragoman_runtime::clock::{Clock as _, SystemClock};
use serde_json::json;

use crate::bot::rows;
use crate::browser::Browser;
use crate::stage::LocalStage;
use crate::wire::{Line, call};

/// The modifier Alt, in the browser's encoding.
const ALT: u8 = 1;

pub fn screenshot(name: &str) -> PathBuf {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/screenshots");
    std::fs::create_dir_all(&folder).expect("a folder for screenshots");
    folder.join(format!("{name}.png"))
}

/// The host's page, open.
pub async fn host_page(stage: &LocalStage, width: u32, height: u32) -> Browser {
    let mut page = Browser::open(width, height).await;
    page.visit(&format!("http://{}/?token={}", stage.address(), stage.host())).await;
    page.until("document.querySelector('#where')?.textContent === 'hall'").await;
    page
}

/// Takes all seven seats by the one button for that, each in another language.
pub async fn take_all_seats(page: &mut Browser) {
    page.until("!!document.querySelector('.empty .all-seats')").await;
    page.evaluate(
        "(menu => { menu.value = 'each'; menu.dispatchEvent(new Event('change')) })(document.querySelector('.empty .seat-languages'))",
    )
    .await;
    take_the_seats(page).await;
}

/// The same in the languages that are chosen.
async fn take_the_seats(page: &mut Browser) {
    page.until("!!document.querySelector('.empty .all-seats')").await;
    page.evaluate("document.querySelector('.empty .all-seats').click()").await;
    page.until(
        "[...document.querySelectorAll('.seat')].filter(seat => seat.querySelector('.swatch [style]')).length === 7",
    )
    .await;
    page.until("[...document.querySelectorAll('#posts img')].length > 3").await;
}

/// Switches to the private conversation of a power's player; `power` is its name in that player's language.
pub async fn act_as(page: &mut Browser, power: &str) {
    page.evaluate(&format!(
        "[...document.querySelectorAll('.seat')].find(seat => seat.textContent.includes('{power}')).click()"
    ))
    .await;
    page.until(&format!("document.querySelector('#who').textContent.includes('{power}')")).await;
    page.evaluate("[...document.querySelectorAll('.place')].find(place => place.querySelector('use').href.baseVal === '#i-mail').click()")
        .await;
    page.until("document.querySelector('#mark use').href.baseVal === '#i-mail'").await;
}

pub async fn first_power(page: &mut Browser) -> String {
    let name = page.evaluate("document.querySelectorAll('.seat small')[1].textContent").await;
    name.as_str().expect("a power's name").to_owned()
}

/// Finds the token of the page's tab in the page: in the address, a link, a picture, any attribute or text.
const TOKEN_IN_SIGHT: &str = r#"(() => {
  const token = sessionStorage.getItem('dragoman:token');
  if (!/^[0-9A-Za-z]{22}$/.test(token ?? '')) return ['no token is kept'];
  const found = [];
  if (location.href.includes(token) || location.search) found.push(location.href);
  if (document.documentElement.outerHTML.includes(token)) found.push('the document');
  for (const node of document.querySelectorAll('[href], [src]')) {
    for (const name of ['href', 'src']) if (String(node[name]?.baseVal ?? node[name] ?? '').includes(token)) found.push(node.outerHTML);
  }
  return found;
})()"#;

pub fn quiet(page: &Browser) {
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_a_link_that_saves_it() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    take_all_seats(&mut page).await;
    page.evaluate("document.querySelector('#compose textarea').focus()").await;
    page.write("/export").await;
    page.key("Escape", 0).await;
    page.key("Enter", 0).await;
    page.until("!!document.querySelector('#posts a.file')").await;
    page.picture(&screenshot("desktop-file")).await;
    let link = "(link => [link.download, link.textContent, link.title, new URL(link.href).origin === location.origin])(document.querySelector('a.file'))";
    let link = page.evaluate(link).await;
    assert!(link[0].as_str().is_some_and(|name| name.ends_with("-S1901M.json")) && link[0] == link[1], "{link}");
    assert!(link[2].as_str().is_some_and(|title| !title.is_empty()) && link[3] == true, "{link}");
    // Its address is for this file alone: it has no token, and nothing in the page has one.
    assert_eq!(page.evaluate(TOKEN_IN_SIGHT).await, serde_json::json!([]));
    let address = page.evaluate("document.querySelector('a.file').href").await;
    let answer = reqwest::get(address.as_str().expect("an address")).await.expect("an answer");
    assert_eq!(answer.status(), 200);
    assert_eq!(answer.headers()["content-type"], "application/json");
    page.evaluate("fetch(document.querySelector('a.file').href).then(answer => answer.json()).then(saved => window.saved = saved)").await;
    page.until("window.saved?.phases[0].name === 'S1901M'").await;
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_alone_is_offered_one_power_against_computers_first() {
    let stage = LocalStage::start().await;
    let host = stage.host();
    // The host speaks Dutch: so does everything that is begun from here.
    let mut line = Line::open(&stage, &host, 0).await;
    let home = format!("@{}", line.frames[0]["hello"]["person"].as_str().expect("an id"));
    line.send(json!({ "id": "l", "place": home, "text": "/language nl" })).await;
    line.until(|frame| frame["hello"]["language"] == "nl").await;
    let mut page = host_page(&stage, 1280, 900).await;
    page.until("!!document.querySelector('.empty .strong')").await;
    let offered = "[...document.querySelectorAll('.empty button')].map(button => button.textContent)";
    let expected = [
        "Eén mogendheid spelen tegen zes computers",
        "Alle zeven plaatsen zelf spelen",
        "Met vrienden spelen, via links",
        "Een spel openen…",
    ];
    assert_eq!(page.evaluate(offered).await, json!(expected));
    assert_eq!(page.evaluate(FAULTS).await, json!([]));
    page.picture(&screenshot("desktop-starts")).await;
    page.evaluate("document.querySelector('.empty .computers').click()").await;
    // What to do next, with the map, is in front of the player.
    page.until("document.querySelector('#mark use').href.baseVal === '#i-mail'").await;
    page.until(
        "[...document.querySelectorAll('.post.bot')].some(post => post.innerText.includes('je speelt') && !!post.querySelector('.picture img'))",
    )
    .await;
    assert_eq!(page.evaluate("document.querySelector('#seats').hidden").await, true, "all others are computers");
    page.picture(&screenshot("desktop-against-computers")).await;
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn all_seats_are_in_ones_own_language_unless_others_are_chosen() {
    let stage = LocalStage::start().await;
    let host = stage.host();
    let mut line = Line::open_in(&stage, &host, "de").await;
    line.seen(|frame| frame["hello"]["language"] == "de").await;
    let mut page = host_page(&stage, 1280, 900).await;
    take_the_seats(&mut page).await;
    let read = "fetch('/api/seats', { headers: { authorization: `Bearer ${sessionStorage.getItem('dragoman:token')}` } })\
                .then(answer => answer.json()).then(people => window.spoken = people.map(person => person.language))";
    page.evaluate(read).await;
    page.until("window.spoken?.length === 8").await;
    assert_eq!(page.evaluate("[...new Set(window.spoken)]").await, json!(["de"]));
    // The same people can't be asked for other languages: others come, in another channel.
    let (_, seats) =
        call(&stage, &host, "/api/seats/fill", json!({ "channel": "#table-2", "open": true, "language": "pl" })).await;
    let seats = seats.as_array().cloned().unwrap_or_default();
    assert!(seats.len() == 7 && seats.iter().all(|seat| seat["language"] == "pl"), "{seats:?}");
    let (status, _) = call(&stage, &host, "/api/seats/fill", json!({ "open": true, "language": "xx" })).await;
    assert_eq!(status, 400);
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_get_links_to_a_game_that_waits_for_them() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    page.until("!!document.querySelector('.empty .friends')").await;
    page.evaluate("document.querySelector('.empty .friends').click()").await;
    page.until("document.querySelector('#people').open").await;
    page.until("document.querySelector('#posts').innerText.includes('is looking')").await;
    page.evaluate("document.querySelector('#add-name').value = 'Ada'").await;
    page.evaluate("document.querySelector('#add').requestSubmit()").await;
    let link = made_link(&mut page).await;
    assert!(link.contains("#token="), "{link}");
    quiet(&page);
}

/// Names and words that imitate something else.
const NASTY: &[&str] = &[
    "**x**",
    "**x",
    "*x*",
    "`x`",
    "`",
    "a`b**c",
    "\\",
    "\\\\*",
    "x\\",
    "- x",
    "</a><script>window.caught = true</script>",
    "<img src=x onerror='window.caught = true'>",
    "[Rules](https://evil.io)",
    "https://evil.io",
    "\u{202e}evil",
    "שלום",
    "one · two",
    "<t:1795201200:F> (<t:1795201200:R>)",
];

#[tokio::test(flavor = "multi_thread")]
async fn text_of_people_is_shown_unchanged() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    for nasty in NASTY {
        let text = Text::bold(*nasty) + ": " + *nasty + " " + Text::code(*nasty) + Text::own(".");
        let text = text.below(*nasty).below(Text::item(*nasty)).below(Text::prose(nasty));
        let shown = Text::quoted(nasty).plain();
        let expected =
            format!("{shown}: {shown} {shown}.{shown}{shown}│ {shown}|STRONG {shown}|CODE {shown}|LI {shown}",);
        let script = format!(
            "import('/page/posts.js').then(({{ formatted }}) => {{ \
                const nodes = formatted({}, true); \
                const kinds = [...nodes.querySelectorAll('*')].filter(node => !['P', 'BR', 'UL', 'SPAN'].includes(node.tagName)); \
                window.seen = [nodes.textContent, ...kinds.map(node => `${{node.tagName}} ${{node.textContent}}`)].join('|'); \
            }})",
            serde_json::Value::from(text.markdown()),
        );
        page.evaluate("window.seen = null").await;
        page.evaluate(&script).await;
        page.until("window.seen !== null").await;
        assert_eq!(page.evaluate("window.seen").await, expected, "{nasty:?}");
    }
    // What the bot says of a time is in the zone of the browser, as the times of posts are.
    page.zone("Asia/Tokyo").await;
    let instant = serde_json::Value::from((Text::own("By ") + Text::instant(1_795_201_200)).markdown());
    let script =
        format!("import('/page/posts.js').then(it => window.seen = it.formatted({instant}, true).textContent)");
    page.evaluate("window.seen = null").await;
    page.evaluate(&script).await;
    page.until("window.seen !== null").await;
    let seen = page.evaluate("window.seen").await;
    assert!(seen.as_str().is_some_and(|seen| seen.ends_with("21 November, 04:00")), "{seen}");
    assert_eq!(page.evaluate("window.caught === undefined").await, true);
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_all_seats_with_a_keyboard_and_no_token() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    page.picture(&screenshot("desktop-welcome")).await;
    take_all_seats(&mut page).await;
    page.picture(&screenshot("desktop-hall")).await;

    // From here on only keys.
    page.key("2", ALT).await;
    let power = first_power(&mut page).await;
    page.until(&format!("document.querySelector('#who').textContent.includes('{power}')")).await;
    page.key("ArrowDown", ALT).await;
    page.until("document.querySelector('#mark use').href.baseVal === '#i-mail'").await;
    assert_eq!(page.evaluate("document.activeElement.id").await, "text", "one can write at once");
    page.write("a").await;
    page.until("document.querySelectorAll('#offers [role=option]').length > 3").await;
    page.picture(&screenshot("desktop-offers")).await;
    page.key("ArrowDown", 0).await;
    let chosen = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.textContent";
    let order = page.evaluate(chosen).await;
    let order = order.as_str().expect("the first offer is pointed at").to_owned();
    page.key("Enter", 0).await;
    page.until(&format!("document.querySelector('#text').value === '{order}'")).await;
    page.key("Escape", 0).await;
    page.key("Enter", 0).await;
    page.until(&format!(
        "[...document.querySelectorAll('.post.mine')].some(post => post.innerText.includes('{order}'))"
    ))
    .await;
    page.until("[...document.querySelectorAll('.post.bot .picture img')].at(-1)?.naturalWidth > 500").await;
    page.picture(&screenshot("desktop-private")).await;

    // The map in full view: zoomed by a key, closed by Escape, and the focus is where it was.
    page.evaluate("[...document.querySelectorAll('.picture')].at(-1).focus()").await;
    page.key("Enter", 0).await;
    page.until("document.querySelector('#stage img')?.style.transform.includes('scale(1)')").await;
    page.key("+", 0).await;
    page.until("document.querySelector('#stage img').style.transform.includes('scale(1.4)')").await;
    assert_ne!(page.evaluate("document.querySelector('#stage').getAttribute('aria-label').length").await, 0);
    page.picture(&screenshot("desktop-viewer")).await;
    page.key("Escape", 0).await;
    page.until("!document.querySelector('#viewer').open && document.activeElement.className === 'picture'").await;

    // Everything can be reached with Tab, and the focused element shows that.
    let mut reached = std::collections::BTreeSet::new();
    for _ in 0..60 {
        page.key("Tab", 0).await;
        let place = "(() => { const at = document.activeElement; return at.id || at.className })()";
        reached.insert(page.evaluate(place).await.as_str().unwrap_or_default().to_owned());
        let ring = "(() => { const at = document.activeElement; const style = getComputedStyle(at); \
                    return at === document.body || at.id === 'text' || style.outlineStyle !== 'none' })()";
        assert_eq!(page.evaluate(ring).await, true, "the focus isn't seen on {:?}", reached.last());
    }
    for wanted in ["seat", "place", "people-open", "language", "scroll", "picture", "chip", "commands", "text"] {
        assert!(reached.iter().any(|name| name.split(' ').any(|part| part == wanted)), "{wanted} not in {reached:?}");
    }
    quiet(&page);
}

/// Names of elements that can be used but have no name, or too little contrast.
pub const FAULTS: &str = r#"(() => {
  const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const faults = [];
  for (const node of document.querySelectorAll('button, input, select, textarea, a, [tabindex], dialog')) {
    if (!shown(node) || node.tabIndex < 0) continue;
    const name = node.getAttribute('aria-label') || node.getAttribute('aria-labelledby') || node.labels?.[0]?.textContent.trim() || node.textContent.trim();
    const pictured = [...node.querySelectorAll('img')].some((img) => img.alt);
    if (!name && !pictured) faults.push(`no name: ${node.outerHTML.slice(0, 120)}`);
  }
  for (const image of document.images) if (!image.hasAttribute('alt')) faults.push(`no alt: ${image.src}`);
  for (const landmark of ['main', 'nav', 'header', 'h1', 'h2']) if (!document.querySelector(landmark)) faults.push(`no ${landmark}`);
  const parse = (text) => text.match(/[\d.]+/g).map(Number);
  const over = (top, under) => { const a = top[3] ?? 1; return [0, 1, 2].map((i) => top[i] * a + under[i] * (1 - a)); };
  const ground = (node) => {
    const layers = [];
    for (let at = node; at; at = at.parentElement) layers.push(parse(getComputedStyle(at).backgroundColor));
    return layers.reverse().reduce((under, top) => over(top, under), [255, 255, 255]);
  };
  const light = (rgb) => { const [r, g, b] = rgb.map((c) => { c /= 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const node = text.parentElement;
    if (!text.textContent.trim() || !shown(node) || node.closest('[aria-hidden=true], [inert], :disabled, .hidden, noscript, option')) continue;
    const under = ground(node);
    const [a, b] = [light(over(parse(getComputedStyle(node).color), under)), light(under)];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (contrast < 4.5) faults.push(`contrast ${contrast.toFixed(2)}: ${node.className || node.tagName}: ${text.textContent.slice(0, 40)}`);
  }
  return faults;
})()"#;

#[tokio::test(flavor = "multi_thread")]
async fn every_element_has_a_name_and_enough_contrast_in_both_themes() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    take_all_seats(&mut page).await;
    let power = first_power(&mut page).await;
    act_as(&mut page, &power).await;
    for scheme in ["light", "dark"] {
        page.prefer(scheme, "reduce").await;
        let moving = "[...document.querySelectorAll('*')].filter(node => getComputedStyle(node).transitionDuration !== '0s').length";
        assert_eq!(page.evaluate(moving).await, 0, "{scheme}: something moves");
        page.evaluate("document.querySelector('#commands').click()").await;
        page.until("document.querySelectorAll('#offers [role=option]').length > 3").await;
        assert_eq!(page.evaluate(FAULTS).await, serde_json::json!([]), "{scheme}");
        page.picture(&screenshot(&format!("desktop-commands-{scheme}"))).await;
        page.evaluate("document.querySelector('#people-open').click()").await;
        page.until("document.querySelectorAll('#links li').length === 8").await;
        assert_eq!(page.evaluate(FAULTS).await, serde_json::json!([]), "{scheme}, people");
        page.picture(&screenshot(&format!("desktop-people-{scheme}"))).await;
        page.key("Escape", 0).await;
        page.until("!document.querySelector('#people').open").await;
    }
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_place_pressed_in_the_list_of_the_seat_before_is_that_of_the_seat_on_screen() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    take_all_seats(&mut page).await;
    page.evaluate("window.before = [...document.querySelectorAll('.place')].at(-1)").await;
    let power = first_power(&mut page).await;
    act_as(&mut page, &power).await;
    page.evaluate("window.before.click()").await;
    page.evaluate("document.querySelector('#commands').click()").await;
    page.until("document.querySelectorAll('#offers [role=option]').length > 3").await;
    quiet(&page);
}

/// Presses the button with this text in somebody's row of the host's list.
async fn press_in_row(page: &mut Browser, name: &str, words: &str) {
    let row = format!(
        "[...document.querySelectorAll('#links li')].find(row => row.querySelector('b').textContent === '{name}')"
    );
    page.until(&format!("!!{row}")).await;
    let button = format!("[...{row}.querySelectorAll('button')].find(button => button.textContent === '{words}')");
    page.until(&format!("!!{button}")).await;
    page.evaluate(&format!("{button}.focus(), {button}.click()")).await;
}

/// The link that the dialog shows.
async fn made_link(page: &mut Browser) -> String {
    page.until("document.activeElement.matches?.('.made input')").await;
    page.evaluate("document.activeElement.value").await.as_str().expect("a link").to_owned()
}

/// Somebody else's link doesn't replace `link`.
async fn is_kept_beside_another(host: &mut Browser, link: &str) {
    host.evaluate("document.querySelector('#add-name').focus()").await;
    host.write("Ben").await;
    host.key("Enter", 0).await;
    host.until("document.querySelectorAll('.made input').length === 2").await;
    assert_ne!(made_link(host).await, link);
}

/// The player's own browser, with the link.
pub async fn player_page(link: &str) -> Browser {
    let mut page = Browser::open(1280, 900).await;
    page.visit(link).await;
    page.until("!!document.querySelector('#where')?.textContent").await;
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_made_renewed_and_ended_in_the_page() {
    let stage = LocalStage::start().await;
    let mut host = host_page(&stage, 1280, 900).await;
    host.evaluate("document.querySelector('#people-open').click()").await;
    host.until("document.querySelectorAll('#links li').length === 1").await;
    host.evaluate("document.querySelector('#add-name').focus()").await;
    host.write("Ada").await;
    host.key("Enter", 0).await;
    let link = made_link(&mut host).await;
    is_kept_beside_another(&mut host, &link).await;
    host.picture(&screenshot("desktop-people-new-link")).await;
    assert_eq!(host.evaluate(FAULTS).await, serde_json::json!([]));

    // Ada's page doesn't show its token, and a reload finds it again.
    let mut ada = player_page(&link).await;
    assert_eq!(ada.evaluate(TOKEN_IN_SIGHT).await, serde_json::json!([]));
    let token = link.split("token=").nth(1).expect("a token").to_owned();
    assert_eq!(ada.evaluate("sessionStorage.getItem('dragoman:token')").await, token.as_str());
    ada.evaluate("window.before = true, location.reload()").await;
    ada.until("!window.before && document.querySelector('#where')?.textContent === 'hall'").await;
    assert_eq!(ada.evaluate(TOKEN_IN_SIGHT).await, serde_json::json!([]));
    assert_eq!(ada.evaluate("document.querySelector('#who').textContent.includes('Ada')").await, true);

    // The host's page doesn't have Ada's: no seat to switch to, no token, nothing private.
    ada.key("ArrowDown", ALT).await;
    ada.until("document.querySelector('#mark use').href.baseVal === '#i-mail'").await;
    ada.write("help").await;
    ada.key("Escape", 0).await;
    ada.key("Enter", 0).await;
    ada.until("!!document.querySelector('.post.bot')").await;
    host.key("Escape", 0).await;
    host.evaluate("document.querySelector('#people-open').click()").await;
    host.until("document.querySelector('#links').textContent.includes('connected')").await;
    let rows = "[...document.querySelectorAll('#links li')].map(row => [...row.querySelectorAll('button')].map(button => button.textContent))";
    // What Ada has written and read is hers; Ben hasn't come yet.
    let wanted =
        serde_json::json!([["Play as"], ["New link", "End the link"], ["New link", "End the link", "Play it myself"],]);
    assert_eq!(host.evaluate(rows).await, wanted);
    assert_eq!(host.evaluate("document.querySelector('#seats').hidden").await, true);
    assert_eq!(host.evaluate(&format!("document.documentElement.outerHTML.includes('{token}')")).await, false);
    host.picture(&screenshot("desktop-people-links")).await;

    // A new link: the page asks first, with the harmless answer focused.
    press_in_row(&mut host, "Ada", "New link").await;
    host.until("document.querySelector('#ask').open && document.activeElement.id === 'ask-no'").await;
    host.picture(&screenshot("desktop-people-ask")).await;
    assert_eq!(host.evaluate(FAULTS).await, serde_json::json!([]));
    host.key("Enter", 0).await;
    host.until("!document.querySelector('#ask').open && document.activeElement.textContent === 'New link'").await;
    press_in_row(&mut host, "Ada", "New link").await;
    host.until("document.querySelector('#ask').open").await;
    host.evaluate("document.querySelector('#ask-yes').click()").await;
    let renewed = made_link(&mut host).await;
    assert_ne!(renewed, link);
    ada.until("document.querySelector('.empty')?.innerText.includes('no longer works')").await;
    ada.picture(&screenshot("desktop-link-ended")).await;
    assert_eq!(ada.evaluate("sessionStorage.getItem('dragoman:token')").await, serde_json::Value::Null);
    ada.visit(&link).await;
    ada.until("document.querySelector('.empty')?.innerText.includes('ask your host for a new one')").await;
    let mut ada = player_page(&renewed).await;
    ada.key("ArrowDown", ALT).await;
    ada.until("document.querySelector('#posts').innerText.includes('The host has made a new link')").await;

    // One's own new link: this page stays open.
    ada.evaluate("document.querySelector('#link-open').click()").await;
    ada.until("document.querySelector('#own-link').open").await;
    ada.evaluate("document.querySelector('#own-link-make').click()").await;
    let own = made_link(&mut ada).await;
    assert_ne!(own, renewed);
    ada.until("document.querySelector('#line').textContent === 'Connected'").await;
    ada.picture(&screenshot("desktop-own-link")).await;
    assert_eq!(ada.evaluate(FAULTS).await, serde_json::json!([]));
    ada.key("Escape", 0).await;
    ada.until("!document.querySelector('#own-link').open").await;
    assert_eq!(ada.evaluate(TOKEN_IN_SIGHT).await, serde_json::json!([]));

    // The link is ended; and the host plays a seat that nobody has played.
    press_in_row(&mut host, "Ada", "End the link").await;
    host.evaluate("document.querySelector('#ask-yes').click()").await;
    host.until("document.querySelector('#links').textContent.includes('has no link')").await;
    ada.until("document.body.classList.contains('stranger')").await;
    press_in_row(&mut host, "Ben", "Play it myself").await;
    host.evaluate("document.querySelector('#ask-yes').click()").await;
    host.until("document.querySelector('#links').textContent.includes('you play this seat')").await;
    press_in_row(&mut host, "Ben", "Play as").await;
    host.until("document.querySelector('#who').textContent.includes('Ben')").await;
    host.key("ArrowDown", ALT).await;
    host.until("document.querySelector('#about').textContent.includes('as the host, you play this seat')").await;
    host.until("document.querySelector('#posts').innerText.includes('The host plays this seat from now on')").await;
    quiet(&host);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_filled_seat_is_given_away_in_the_page() {
    let stage = LocalStage::start().await;
    let mut host = host_page(&stage, 390, 844).await;
    take_all_seats(&mut host).await;
    assert_eq!(host.evaluate(TOKEN_IN_SIGHT).await, serde_json::json!([]));
    let name = host.evaluate("document.querySelectorAll('.seat b')[1].textContent").await;
    let name = name.as_str().expect("a name").to_owned();
    host.evaluate("document.querySelectorAll('.seat')[1].click()").await;
    host.until(&format!("document.querySelector('#who').textContent.includes('{name}')")).await;
    host.evaluate("document.querySelector('.seat').click()").await;
    host.until("document.querySelector('#who').textContent.includes('Host')").await;
    host.evaluate("document.querySelector('#people-open').click()").await;
    host.until("document.querySelectorAll('#links li').length === 8").await;
    press_in_row(&mut host, &name, "Give away").await;
    let link = made_link(&mut host).await;
    is_kept_beside_another(&mut host, &link).await;
    host.picture(&screenshot("phone-people-give")).await;
    let fits = "(dialog => dialog.scrollWidth <= dialog.clientWidth && dialog.getBoundingClientRect().right <= innerWidth)(document.querySelector('#people'))";
    assert_eq!(host.evaluate(fits).await, true, "the dialog is wider than the phone");
    assert_eq!(host.evaluate(FAULTS).await, serde_json::json!([]));
    let mut theirs = player_page(&link).await;
    theirs.key("ArrowDown", ALT).await;
    theirs.until("!!document.querySelector('.post.bot.rings')").await;
    // The host's page leaves the seat by itself.
    host.until("document.querySelectorAll('.seat').length === 7").await;
    press_in_row(&mut host, &name, "New link").await;
    host.until("document.querySelector('#ask').open").await;
    host.picture(&screenshot("phone-people-ask")).await;
    assert_eq!(host.evaluate(FAULTS).await, serde_json::json!([]));
    quiet(&host);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_text_that_is_too_long_is_reported_before_it_is_sent() {
    let stage = LocalStage::start_with(&[("DRAGOMAN_LIMITS_TEXT", "200")], None).await;
    let mut page = host_page(&stage, 1280, 900).await;
    page.evaluate("document.querySelector('#text').focus()").await;
    page.write(&"a".repeat(150)).await;
    page.until("document.querySelector('#length').hidden").await;
    page.write(&"b".repeat(40)).await;
    page.until("document.querySelector('#length').textContent === '190 / 200'").await;
    page.write(&"c".repeat(20)).await;
    page.until("document.querySelector('#length').textContent === 'This message is too long. 210 / 200'").await;
    assert_eq!(page.evaluate(FAULTS).await, serde_json::json!([]));
    page.picture(&screenshot("desktop-too-long")).await;
    page.key("Enter", 0).await;
    page.until("document.querySelector('#announce').textContent.includes('210 / 200')").await;
    assert_eq!(page.evaluate("document.querySelector('#text').value.length").await, 210, "it is still there");
    for _ in 0..10 {
        page.key("Backspace", 0).await;
    }
    page.key("Enter", 0).await;
    page.until("document.querySelector('.post.mine')?.innerText.includes('ccc')").await;
    page.until("document.querySelector('#length').hidden").await;
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_history_is_read_from_its_end() {
    let mut stage = LocalStage::start().await;
    stage.token("ada").await;
    stage.bot.kill();
    let posts = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
         INSERT INTO local_posts (id, edit, place, author, text, press, alt, actions, rings, at)
         SELECT 'old' || i, 0, '#hall', '', 'post number ' || i || '.', '', '', '[]', 0, CAST($1 AS BIGINT) FROM n";
    rows::change(stage.bot.data(), posts, &[&SystemClock.now().as_millisecond().to_string()]).await;
    stage.bot.start();
    assert!(stage.answers().await);
    let mut page = host_page(&stage, 1280, 900).await;
    page.until("document.querySelectorAll('.post').length === 120 && !document.querySelector('#earlier').hidden").await;
    for shown in [240, 300] {
        page.evaluate("document.querySelector('#earlier').click()").await;
        page.until(&format!("document.querySelectorAll('.post').length === {shown}")).await;
    }
    assert_eq!(page.evaluate("document.querySelector('#earlier').hidden").await, true);
    let numbers =
        "[...document.querySelectorAll('.post .body')].map(post => Number(post.textContent.match(/\\d+/)[0]))";
    let numbers = page.evaluate(numbers).await;
    assert_eq!(numbers, serde_json::json!((1..=300).collect::<Vec<u32>>()));
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_wider_than_the_screen_of_a_phone() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 390, 844).await;
    page.prefer("dark", "reduce").await;
    page.picture(&screenshot("phone-welcome")).await;
    take_all_seats(&mut page).await;
    page.picture(&screenshot("phone-hall")).await;
    let fits = "document.documentElement.scrollWidth <= innerWidth && \
                [...document.querySelectorAll('.post')].every(post => post.getBoundingClientRect().right <= innerWidth)";
    assert_eq!(page.evaluate(fits).await, true, "something is wider than the window");
    assert_eq!(page.evaluate("document.querySelector('#places').checkVisibility()").await, false);
    page.evaluate("document.querySelector('#menu').click()").await;
    page.until("document.querySelector('#places').checkVisibility() && document.querySelector('#places').contains(document.activeElement)")
        .await;
    page.picture(&screenshot("phone-places")).await;
    page.key("Escape", 0).await;
    page.until("!document.querySelector('#places').checkVisibility() && document.activeElement.id === 'menu'").await;
    let power = first_power(&mut page).await;
    act_as(&mut page, &power).await;
    page.until("!document.querySelector('#places').checkVisibility()").await;
    page.picture(&screenshot("phone-private")).await;
    assert_eq!(page.evaluate(fits).await, true);
    assert_eq!(page.evaluate(FAULTS).await, serde_json::json!([]));
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_with_a_link_sees_only_their_own_seat() {
    let mut stage = LocalStage::start().await;
    let token = stage.token("ada").await;
    let mut page = Browser::open(1280, 900).await;
    page.visit(&format!("http://{}/?token={token}", stage.address())).await;
    page.until("document.querySelector('#where')?.textContent === 'hall'").await;
    assert_eq!(page.evaluate("document.querySelector('#seats').hidden").await, true);
    assert_eq!(page.evaluate("document.querySelector('#people-open').hidden").await, true);
    assert_eq!(page.evaluate("document.querySelector('#clock').hidden").await, true);
    page.evaluate("document.querySelector('#text').focus()").await;
    page.write("/new name:Bosforo").await;
    page.key("Escape", 0).await;
    page.key("Enter", 0).await;
    page.until("[...document.querySelectorAll('.post')].some(post => post.innerText.includes('Bosforo is looking'))")
        .await;
    page.evaluate(
        "[...document.querySelectorAll('.actions .chip')].filter(chip => chip.textContent.startsWith('Join')).at(-1).click()",
    )
    .await;
    page.until("[...document.querySelectorAll('.post')].some(post => post.innerText.includes('1 of 7'))").await;

    // The connection is lost and restored; unsent text is kept.
    stage.bot.kill();
    page.until("document.body.classList.contains('offline')").await;
    page.write("hello from the dark").await;
    page.key("Enter", 0).await;
    stage.bot.start();
    page.until("!document.body.classList.contains('offline')").await;
    page.until("[...document.querySelectorAll('.post.mine')].filter(post => post.innerText.includes('hello from the dark')).length === 1")
        .await;

    page.visit(&format!("http://{}/?token=guessed", stage.address())).await;
    page.until("document.querySelector('.empty')?.innerText.includes('link')").await;
}

/// On a phone's width, in Italian, by the buttons alone: each step has one that leads on, and the last leads to help.
#[tokio::test(flavor = "multi_thread")]
async fn a_practice_is_played_by_taps_alone() {
    let mut stage = LocalStage::start().await;
    crate::season::play(
        "anna @: language it\nexpect anna @: italiano\nanna @: prova\nexpect anna @: Prova guidata",
        &mut stage,
    )
    .await;
    let token = stage.token("anna").await;
    let mut page = Browser::open(390, 844).await;
    page.visit(&format!("http://{}/?token={token}#@", stage.address())).await;
    for (number, label) in [
        "A Bud - Ser",
        "F Tri - Alb",
        "A Vie - Glz",
        "Ho finito",
        "A Ser APP F Alb - Gre",
        "F Alb - Gre",
        "Ho finito",
        "A Bud B",
        "F Tri B",
        "E adesso?",
    ]
    .into_iter()
    .enumerate()
    {
        // In the newest post: older ones belong to earlier steps.
        let newest = "[...document.querySelectorAll('#posts .actions')].at(-1)";
        // The page must not move under the finger: the step before has its answer.
        page.until(&format!("!{newest}?.dataset.tapped")).await;
        let button = format!("[...{newest}?.children ?? []].find(chip => chip.textContent === '{label}')");
        page.until(&format!("!!{button}")).await;
        page.until("[...document.querySelectorAll('#posts img')].every(image => image.complete)").await;
        assert_eq!(page.evaluate(FAULTS).await, serde_json::json!([]), "{label}");
        assert_eq!(page.evaluate("document.documentElement.scrollWidth > innerWidth").await, false, "{label}");
        page.picture(&screenshot(&format!("practice-{number}"))).await;
        page.evaluate(&format!("{newest}.dataset.tapped = 'yes'")).await;
        page.tap(&button).await;
    }
    page.until("document.querySelector('#posts').textContent.includes('partecipa')").await;
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_in_public_that_is_answered_in_private_leads_there() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    take_all_seats(&mut page).await;
    let power = first_power(&mut page).await;
    act_as(&mut page, &power).await;
    let hall =
        "[...document.querySelectorAll('.place')].find(place => place.querySelector('.name').textContent === 'hall')";
    page.evaluate(&format!("{hall}.click()")).await;
    page.until("document.querySelector('#where').textContent === 'hall'").await;
    page.until("[...document.querySelectorAll('#posts .chip')].some(chip => chip.textContent === 'My orders')").await;
    page.evaluate(
        "[...document.querySelectorAll('#posts .chip')].findLast(chip => chip.textContent === 'My orders').click()",
    )
    .await;
    page.until("document.querySelector('#posts .chip.lead')?.textContent === 'Answered in your DMs'").await;
    page.evaluate("document.querySelector('#posts .chip.lead').click()").await;
    page.until("document.querySelector('#mark use').href.baseVal === '#i-mail'").await;
    // The posts speak of DMs, and so does the list of places.
    page.until("[...document.querySelectorAll('#lists h2')].some(title => title.textContent === 'DMs')").await;
    // A room that one asks for there is a place of its own.
    let other = if power == "Germany" { "England" } else { "Germany" };
    for chip in ["Talk with…", other] {
        let found =
            format!("[...document.querySelectorAll('#posts .chip')].findLast(chip => chip.textContent === '{chip}')");
        page.until(&format!("{found} !== undefined")).await;
        page.evaluate(&format!("{found}.click()")).await;
    }
    page.until("document.querySelector('#posts .leads .chip')?.textContent.startsWith('→ ')").await;
    page.evaluate("document.querySelector('#posts .leads .chip').click()").await;
    page.until("document.querySelector('#mark use').href.baseVal !== '#i-mail'").await;
    quiet(&page);
}
