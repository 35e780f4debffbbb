//! Orders chosen on the map: by taps on a phone, by keys alone, and as a screen reader is told of them.

use std::time::Duration;

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::page::{FAULTS, quiet, screenshot};
use crate::season::{PATIENCE, Spot, Stage as _, holder, play};
use crate::seed::Chance;
use crate::stage::LocalStage;
use crate::wire::Line;

/// The modifiers, in the browser's encoding.
const ALT: u8 = 1;
const SHIFT: u8 = 8;

/// Seven players in four languages; the game master doesn't play, and may change the position.
const TABLE: &str = "
    ola #: new name:Bosforo variant:classic language:en
    expect #: Bosforo
    marco #: join
    tom #: join
    ellie #: join
    joost #: join
    giulia #: join
    kasia #: join
    femke #: join
    expect #: Italy: 
    AUSTRIA @: language it
    expect AUSTRIA @: in italiano
    GERMANY @: language nl
    expect GERMANY @: Nederlands
    ITALY @: language it
    expect ITALY @: in italiano
    RUSSIA @: language pl
    expect RUSSIA @: po polsku
";

pub async fn table(edit: Option<(&str, &str)>) -> LocalStage {
    let mut stage = LocalStage::start().await;
    play(TABLE, &mut stage).await;
    if let Some((edit, seen)) = edit {
        let script = format!(
            "ola @: edit changes:\"{edit}\" reason:test\nexpect ola @: {seen}\nola @: proceed\nexpect #: {seen}"
        );
        play(&script, &mut stage).await;
    }
    stage
}

/// The private conversation of a power's player, in their own browser, and their name.
pub async fn seat(stage: &mut LocalStage, power: &str, width: u32, height: u32) -> (Browser, String) {
    let name = holder(stage, power).await;
    let token = stage.token(&name).await;
    let mut page = Browser::open(width, height).await;
    page.visit(&format!("http://{}/?token={token}#@", stage.address())).await;
    page.until("document.querySelector('#tap-open')?.checkVisibility()").await;
    (page, name)
}

/// The buttons on the map, or in the list, whose name begins with `name`.
pub fn mark(name: &str) -> String {
    format!(
        "[...document.querySelectorAll('.mark')].find(mark => mark.getAttribute('aria-label').startsWith(\"{name}\"))"
    )
}

pub fn choice(name: &str) -> String {
    format!("[...document.querySelectorAll('.choice')].find(choice => choice.textContent.startsWith(\"{name}\"))")
}

pub async fn tap(page: &mut Browser, element: &str) {
    page.until(&format!("!!{element}")).await;
    page.tap(element).await;
}

/// Waits until the list says that `order` is stored.
pub async fn stored(page: &mut Browser, order: &str) {
    page.until(&format!(
        "[...document.querySelectorAll('.choice small')].some(note => note.textContent.endsWith(': {order}'))"
    ))
    .await;
}

/// The commands and orders that `who` wrote in private, by hand or by the page.
async fn written(stage: &mut LocalStage, who: &str) -> Vec<String> {
    let id = stage.id(who).await;
    let posts = stage.transcript(who).await.into_iter();
    let own = posts.filter(|(place, post)| place.starts_with('@') && post["from"] == id.as_str());
    own.filter_map(|(_, post)| Some(post["text"].as_str()?.to_owned())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_springs_orders_are_given_by_taps_on_a_phone() {
    let mut stage = table(Some(("F Bre -> MAO", "F Bre → MAO"))).await;
    let (mut page, name) = seat(&mut stage, "FRANCE", 390, 844).await;
    tap(&mut page, "document.querySelector('#tap-open')").await;
    page.until("document.querySelectorAll('.mark').length === 3").await;
    page.picture(&screenshot("phone-tap-units")).await;

    // A fleet for which Spain has two coasts: the page asks.
    tap(&mut page, &mark("Fleet Mid-Atlantic Ocean, yours. No order yet")).await;
    tap(&mut page, &mark("Move to Spain")).await;
    page.until("document.querySelector('#tap-ask').textContent === 'Spain: which way?'").await;
    let coasts = "[...document.querySelectorAll('.choice')].map(choice => choice.textContent)";
    let both = json!(["Move to Spain (north coast)", "Move to Spain (south coast)"]);
    assert_eq!(page.evaluate(coasts).await, both);
    page.picture(&screenshot("phone-tap-coasts")).await;
    tap(&mut page, &mark("Move to Spain (south coast)")).await;
    stored(&mut page, "F MAO - Spa/sc").await;

    // A support: the unit, then on the map the one that is supported, then its destination.
    tap(&mut page, &mark("Army Marseilles, yours")).await;
    tap(&mut page, "document.querySelector('#tap-fit')").await;
    let sea = "[...document.querySelectorAll('.names text')].find(name => name.textContent === 'MAO')";
    tap(&mut page, sea).await;
    let supported = "document.querySelector('#tap-ask').textContent.startsWith('Supported: Fleet Mid-Atlantic Ocean')";
    page.until(supported).await;
    // An order that is written meanwhile changes the map, and takes back none of these steps.
    stage.say(&name, &Spot::Private, "A Par - Pic").await;
    page.until("document.querySelectorAll('#tap-stage .orders .head').length === 2").await;
    assert_eq!(page.evaluate(supported).await, true);
    tap(&mut page, &mark("It moves to Spain")).await;
    page.picture(&screenshot("phone-tap-support")).await;
    tap(&mut page, &choice("It moves to Spain (south coast)")).await;
    stored(&mut page, "A Mar S F MAO - Spa/sc").await;

    // The same by the list alone.
    tap(&mut page, &choice("Army Paris, yours")).await;
    tap(&mut page, &choice("Move to Burgundy")).await;
    stored(&mut page, "A Par - Bur").await;
    page.until("document.querySelector('#tap-said').textContent.startsWith('I have all 3 orders.')").await;
    // What the answer asks for is done here too.
    page.until("[...document.querySelectorAll('#tap-actions button')].some(node => node.textContent === 'Ready')")
        .await;
    page.picture(&screenshot("phone-tap-orders")).await;
    let fits = "document.documentElement.scrollWidth <= innerWidth && \
                [...document.querySelectorAll('#tap button')].every(node => node.getBoundingClientRect().right <= innerWidth)";
    assert_eq!(page.evaluate(fits).await, true, "something is wider than the phone");
    assert_eq!(page.evaluate(FAULTS).await, json!([]));

    // They are the messages of that person, and what the bot has stored.
    let given = ["F MAO - Spa/sc", "A Par - Pic", "A Mar S F MAO - Spa/sc", "A Par - Bur"];
    assert_eq!(written(&mut stage, &name).await, given);
    let orders = ["F MAO - Spa/sc", "A Mar S F MAO - Spa/sc", "A Par - Bur"];
    stage.say(&name, &Spot::Private, "orders").await;
    answered(&mut stage, &name, &orders).await;
    quiet(&page);
}

/// Waits for a private post to `name` with all these words: an answer to a question, which isn't in the outbox.
async fn answered(stage: &mut LocalStage, name: &str, words: &[&str]) {
    let start = std::time::Instant::now();
    loop {
        let posts = stage.posts(name, &Spot::Private).await;
        if posts.iter().any(|post| words.iter().all(|word| post.text.contains(word))) {
            return;
        }
        assert!(start.elapsed() < PATIENCE, "{words:?} is in none of {posts:#?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

const FOCUSED: &str = "(() => { const at = document.activeElement; \
                       return (at.getAttribute('aria-label') ?? at.textContent).trim() })()";

/// Presses arrow keys until the focused choice begins with `name`, and then Enter.
pub async fn arrows_to(page: &mut Browser, key: &str, name: &str) {
    for _ in 0..60 {
        let focused = page.evaluate(FOCUSED).await;
        let is_choice = page.evaluate("document.activeElement.matches('#tap [data-choice]')").await;
        assert_eq!(is_choice, true, "the focus was lost on the way to {name}: {focused}");
        if focused.as_str().is_some_and(|focused| focused.starts_with(name)) {
            return page.key("Enter", 0).await;
        }
        page.key(key, 0).await;
    }
    panic!("{name} isn't among the choices");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_springs_orders_are_given_by_keys_alone() {
    let mut stage = table(None).await;
    let (mut page, name) = seat(&mut stage, "RUSSIA", 1280, 900).await;
    // From the text upwards: the button for commands, then the one for the map.
    page.evaluate("document.querySelector('#text').focus()").await;
    page.key("Tab", SHIFT).await;
    page.key("Tab", SHIFT).await;
    assert_eq!(page.evaluate("document.activeElement.id").await, "tap-open");
    page.key("Enter", 0).await;
    page.until("document.querySelectorAll('.choice').length === 4 && document.activeElement.matches('.choice')").await;

    arrows_to(&mut page, "ArrowDown", "Armia w Moskwie, twoja").await;
    arrows_to(&mut page, "ArrowDown", "Wesprzyj jednostkę…").await;
    page.until("document.querySelector('#tap-aloud').textContent === 'Którą jednostkę chcesz wesprzeć?'").await;
    // Escape goes back one step, to what was chosen there.
    page.key("Escape", 0).await;
    assert_eq!(page.evaluate(FOCUSED).await, "Wesprzyj jednostkę…");
    page.key("Enter", 0).await;
    arrows_to(&mut page, "ArrowUp", "Wsparcie: Armia w Warszawie, twoja").await;
    arrows_to(&mut page, "ArrowDown", "Rusza do Ukrainy").await;
    page.until("document.querySelector('#tap-said').textContent.startsWith('Wysłano: ')").await;
    stored(&mut page, "A Mos S A War - Ukr").await;
    // The map was drawn again when the answer came; the focus is on the next unit.
    arrows_to(&mut page, "ArrowDown", "Armia w Warszawie, twoja").await;
    arrows_to(&mut page, "ArrowDown", "Ruch do Ukrainy").await;
    stored(&mut page, "A War - Ukr").await;

    // On the map itself: one stop of Tab, arrow keys within it.
    for _ in 0..2 {
        if page.evaluate("document.activeElement.matches('.mark')").await != true {
            page.evaluate("document.querySelector('.choice').focus()").await;
            page.key("Tab", SHIFT).await;
        }
    }
    assert_eq!(page.evaluate("document.activeElement.matches('.mark')").await, true);
    let seen = "(ring => ring.strokeWidth !== '7px' && ring.stroke !== 'none')(getComputedStyle(document.activeElement.querySelector('.around')))";
    assert_eq!(page.evaluate(seen).await, true, "the focus isn't seen on the map");
    page.picture(&screenshot("desktop-tap-focus")).await;
    arrows_to(&mut page, "ArrowRight", "Flota w Sankt Petersburgu (południowe wybrzeże), twoja").await;
    arrows_to(&mut page, "ArrowRight", "Ruch do Zatoki Botnickiej").await;
    stored(&mut page, "F Pet/płd - Bot").await;
    arrows_to(&mut page, "ArrowLeft", "Flota w Sewastopolu, twoja").await;
    arrows_to(&mut page, "ArrowLeft", "Ruch na Morze Czarne").await;
    stored(&mut page, "F Sew - Cza").await;

    page.key("Escape", 0).await;
    page.until("!document.querySelector('#tap').open && document.activeElement.id === 'tap-open'").await;
    let orders = ["A Mos S A War - Ukr", "A War - Ukr", "F Pet/płd - Bot", "F Sew - Cza"];
    let all = written(&mut stage, &name).await;
    assert_eq!(all[all.len() - 4..], orders);
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_screen_reader_is_told_of_all_units_and_choices() {
    let mut stage = table(None).await;
    let (mut page, _) = seat(&mut stage, "ITALY", 1280, 900).await;
    page.evaluate("document.querySelector('#tap-open').click()").await;
    page.until("document.querySelectorAll('.mark').length === 3").await;
    let told = page.accessible().await;
    let names = |role: &str| -> Vec<&str> {
        told.iter().filter(|(found, _)| found == role).map(|(_, name)| name.as_str()).collect()
    };
    for own in ["Armata a Venezia, tua", "Armata a Roma, tua", "Flotta a Napoli, tua"] {
        // In the list and on the map.
        let buttons = names("button").into_iter().filter(|name| name.starts_with(own)).count();
        assert_eq!(buttons, 2, "{own}: {told:#?}");
    }
    let others: Vec<_> = names("image").into_iter().filter(|name| !name.is_empty()).collect();
    assert_eq!(others.len(), 19, "{others:?}");
    for unit in
        ["Armata a Vienna, Austria", "Flotta a San Pietroburgo (costa sud), Russia", "Flotta a Londra, Inghilterra"]
    {
        assert!(others.contains(&unit), "{unit}: {others:?}");
    }
    // Each further step: whatever can be chosen has a name, in the list and, if it has a place, on the map.
    for step in ["Armata a Venezia, tua", "Appoggia un'unità…", "Appoggia: Flotta a Trieste, Austria"] {
        page.evaluate(&format!("{}.click()", choice(step))).await;
        page.until(&format!("!{}", choice(step))).await;
        let told = page.accessible().await;
        let shown = "[...document.querySelectorAll('.choice, .mark')].map(node => node.getAttribute('aria-label') ?? node.innerText)";
        let shown = page.evaluate(shown).await;
        assert!(shown.as_array().is_some_and(|shown| !shown.is_empty()));
        for name in shown.as_array().into_iter().flatten().filter_map(Value::as_str) {
            assert!(told.iter().any(|(role, told)| role == "button" && told == name), "{name}: {told:#?}");
        }
        assert_eq!(page.evaluate(FAULTS).await, json!([]));
    }
    for scheme in ["light", "dark"] {
        page.prefer(scheme, "reduce").await;
        assert_eq!(page.evaluate(FAULTS).await, json!([]), "{scheme}");
        let moving = "[...document.querySelectorAll('#tap *')].filter(node => getComputedStyle(node).transitionDuration !== '0s').length";
        assert_eq!(page.evaluate(moving).await, 0, "{scheme}: something moves");
        page.picture(&screenshot(&format!("desktop-tap-{scheme}"))).await;
    }
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn retreats_builds_and_removals_are_given_by_taps() {
    let mut stage = table(Some(("A Rom -> Tyr", "A Rom → Tyr"))).await;
    play(
        "ITALY @: A Tir - Tri\\nA Ven APP A Tir - Tri\neverybody @: ready\neverybody @: go-ahead\nexpect #: retreats",
        &mut stage,
    )
    .await;
    let (mut page, name) = seat(&mut stage, "AUSTRIA", 390, 844).await;
    tap(&mut page, "document.querySelector('#tap-open')").await;
    tap(&mut page, &mark("Flotta a Trieste, tua, sloggiata")).await;
    page.until("document.querySelectorAll('.choice').length === 3").await;
    page.picture(&screenshot("phone-tap-retreat")).await;
    tap(&mut page, &mark("Ritirala in Albania")).await;
    stored(&mut page, "F Tri RIT Alb").await;
    // The map shows the next phase by itself.
    play("AUSTRIA @: ready\nexpect #: Autumn 1901", &mut stage).await;
    page.until("document.querySelector('#tap-title').textContent === 'Autunno 1901'").await;
    page.until("document.querySelector('#tap-aloud').textContent.startsWith('Autunno 1901. ')").await;
    tap(&mut page, &mark("Flotta in Albania, tua")).await;
    tap(&mut page, &choice("Resta ferma")).await;
    stored(&mut page, "F Alb XXX").await;
    let all = written(&mut stage, &name).await;
    assert_eq!(all[all.len() - 3..], ["F Tri RIT Alb", "ready", "F Alb XXX"]);

    play("everybody @: ready\neverybody @: go-ahead\nexpect #: Winter 1901", &mut stage).await;
    page.until("document.querySelector('#tap-ask').textContent === 'Devi sciogliere 1 unità. Quale?'").await;
    tap(&mut page, &mark("Sciogli: Flotta in Albania")).await;
    page.until(
        "[...document.querySelectorAll('.choice small')].some(note => note.textContent.startsWith('Ordine: F Alb '))",
    )
    .await;
    // Whoever taps one unit, another one and the first again has chosen the first, however fast that was.
    let before = written(&mut stage, &name).await.len();
    page.evaluate(
        "[true, false, true].forEach(wanted => [...document.querySelectorAll('.choice')]
            .find(choice => choice.textContent.includes('Flotta in Albania') === wanted).click())",
    )
    .await;
    let start = std::time::Instant::now();
    let removals = loop {
        let all = written(&mut stage, &name).await.split_off(before);
        if all.len() == 3 {
            break all;
        }
        assert!(start.elapsed() < stage.patience(), "{all:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    assert!(removals[0] == removals[2] && removals[0] != removals[1], "{removals:?}");
    let (mut italy, name) = seat(&mut stage, "ITALY", 390, 844).await;
    tap(&mut italy, "document.querySelector('#tap-open')").await;
    italy.until("document.querySelector('#tap-ask').textContent === 'Puoi costruire 1 unità. Dove?'").await;
    tap(&mut italy, &mark("Costruisci a Roma")).await;
    italy.picture(&screenshot("phone-tap-build")).await;
    tap(&mut italy, &choice("Flotta a Roma")).await;
    italy.until("document.querySelector('.choice small')?.textContent.startsWith('Ordine: F Rom')").await;
    let order = written(&mut stage, &name).await.pop().expect("a message");
    assert!(order.starts_with("F Rom "), "{order}");
    play("ITALY @: ready\nAUSTRIA @: ready\nexpect #: Spring 1902", &mut stage).await;
    stage.say(&name, &Spot::Private, "possible F Rom").await;
    answered(&mut stage, &name, &["F Rom - "]).await;
    quiet(&page);
    quiet(&italy);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_map_of_a_seat_is_for_its_player_alone() {
    let mut stage = table(None).await;
    let (england, france) = (holder(&mut stage, "ENGLAND").await, holder(&mut stage, "FRANCE").await);
    play(
        "ENGLAND @: F Lon - ENG\nexpect ENGLAND @: 1 of 3\nFRANCE @: F Bre - MAO\nexpect FRANCE @: 1 of 3",
        &mut stage,
    )
    .await;
    let get = async |stage: &LocalStage, path: &str, token: Option<&str>| {
        let query = token.map(|token| format!("{}token={token}", if path.contains('?') { "&" } else { "?" }));
        let address = format!("http://{}{path}{}", stage.address(), query.unwrap_or_default());
        let answer = reqwest::get(address).await.expect("an answer");
        (answer.status().as_u16(), answer.text().await.expect("a text"))
    };
    let tokens = (stage.token(&england).await, stage.token(&france).await, stage.token("onlooker").await);
    let map = |text: &str| -> Value { serde_json::from_str(text).expect("JSON") };

    let (status, own) = get(&stage, "/api/map", Some(&tokens.0)).await;
    assert_eq!(status, 200);
    assert!(own.contains("Ordered: F Lon - ENG") && !own.contains("Ordered: F Bre"), "{own}");
    let game = map(&own)["map"]["game"].as_str().expect("an id").to_owned();
    let (_, theirs) = get(&stage, &format!("/api/map?game={game}"), Some(&tokens.1)).await;
    assert!(theirs.contains("Ordered: F Bre - MAO") && !theirs.contains("Ordered: F Lon"), "{theirs}");
    assert!(!theirs.contains("Fleet London, yours"), "{theirs}");
    for choice in map(&theirs)["map"]["choices"].as_array().into_iter().flatten() {
        assert!(choice["label"].as_str().is_some_and(|label| label.ends_with(", yours")), "{choice}");
    }
    // Whoever has no seat gets nothing: a spectator, the game master, the host.
    for token in [tokens.2.clone(), stage.token("ola").await, stage.host()] {
        let (status, nothing) = get(&stage, &format!("/api/map?game={game}"), Some(&token)).await;
        assert_eq!((status, map(&nothing)), (200, json!({ "games": [], "map": null })));
        let (status, nothing) = get(&stage, &format!("/api/map/said?game={game}"), Some(&token)).await;
        assert_eq!((status, map(&nothing)), (200, json!({ "games": [], "map": null })));
    }
    // A seat that is played by its own link isn't the host's to look into, nor anybody else's.
    let id = stage.id(&england).await;
    for (token, wanted) in [(stage.host(), 403), (tokens.1.clone(), 403)] {
        assert_eq!(get(&stage, &format!("/api/map?as={id}"), Some(&token)).await.0, wanted);
    }
    // What one can say is one's own too, and tells nobody's orders.
    let (_, said) = get(&stage, "/api/map/said", Some(&tokens.1)).await;
    let said = map(&said)["map"]["choices"].to_string();
    assert!(said.contains("Fleet London, England") && said.contains("Army Paris, yours"), "{said}");
    assert!(!said.contains("Ordered"), "{said}");
    for path in ["/api/map", "/api/map/said", "/api/board/classic"] {
        assert_eq!(get(&stage, path, None).await.0, 401, "{path}");
        assert_eq!(get(&stage, path, Some("guessed")).await.0, 401, "{path}");
    }
    let (status, board) = get(&stage, "/api/board/classic", Some(&tokens.2)).await;
    assert!(status == 200 && board.starts_with("<svg") && !board.contains("script"));
    assert_eq!(get(&stage, "/api/board/nowhere", Some(&tokens.2)).await.0, 404);
}

/// Lets no request of the page be answered before `letPass`.
const HOLD_BACK: &str = "(() => { const real = window.fetch; const held = new Promise(done => { window.letPass = () => done(true) }); \
                         window.fetch = (...asked) => held.then(() => real(...asked)); })()";

#[tokio::test(flavor = "multi_thread")]
async fn with_two_games_the_map_says_which_and_the_order_goes_there() {
    let mut stage = table(None).await;
    let name = holder(&mut stage, "ENGLAND").await;
    let script = format!(
        "ola #: new name:Galata players:7 variant:classic language:en\nexpect #: Galata\n{name} #: join game:Galata\n\
         ola #: fill game:Galata\nexpect {name} @: Galata: you play"
    );
    let script = script.replace("Galata: you play", "you play");
    play(&script, &mut stage).await;
    let token = stage.token(&name).await;
    let address = format!("http://{}/api/map?token={token}", stage.address());
    let start = std::time::Instant::now();
    let games = loop {
        let tap: Value = reqwest::get(&address).await.expect("an answer").json().await.expect("JSON");
        let games = tap["games"].as_array().cloned().unwrap_or_default();
        if games.len() == 2 {
            break games;
        }
        assert!(start.elapsed() < PATIENCE, "{tap}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    let of = |name: &str| games.iter().find(|game| game["name"] == name).expect("a game")["id"].clone();
    let mut page = Browser::open(390, 844).await;
    page.visit(&format!("http://{}/?token={token}#@", stage.address())).await;
    page.until("document.querySelector('#tap-open')?.checkVisibility()").await;
    tap(&mut page, "document.querySelector('#tap-open')").await;
    page.until(
        "document.querySelector('#tap-games').checkVisibility() && document.querySelectorAll('.mark').length > 2",
    )
    .await;
    let choose = format!(
        "(menu => {{ menu.value = {}; menu.dispatchEvent(new Event('change')) }})(document.querySelector('#tap-game'))",
        of("Galata")
    );
    // While its map is on the way, nothing of the other game's can be tapped.
    tap(&mut page, "document.querySelector('.choice')").await;
    page.until("!document.querySelector('#tap-back').hidden").await;
    page.evaluate(HOLD_BACK).await;
    page.evaluate(&choose).await;
    let left = "document.querySelectorAll('#tap-list .choice, #tap-stage .mark').length";
    assert_eq!(page.evaluate(left).await, 0);
    page.evaluate("window.letPass()").await;
    page.until(&format!("{left} > 2")).await;
    page.until(&format!("document.querySelector('#tap-game').value === {}", of("Galata"))).await;
    page.picture(&screenshot("phone-tap-games")).await;
    tap(&mut page, "document.querySelector('.choice')").await;
    tap(&mut page, "document.querySelector('.choice')").await;
    page.until(
        "[...document.querySelectorAll('.choice small')].some(note => note.textContent.startsWith('Ordered: '))",
    )
    .await;
    let sent = written(&mut stage, &name).await.pop().expect("a message");
    assert!(sent.starts_with("Galata\n"), "{sent}");
    assert_eq!(page.evaluate("document.activeElement.matches('#tap [data-choice]')").await, true);
    page.key("ArrowDown", ALT).await;
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_was_chosen_in_a_phase_counts_for_no_other() {
    let mut stage = table(None).await;
    let name = holder(&mut stage, "FRANCE").await;
    let (token, home) = (stage.token(&name).await, format!("@{}", stage.id(&name).await));
    let (_, map) = stage.fetch(&name, "/api/map").await;
    let map: Value = serde_json::from_slice(&map).expect("JSON");
    let during = json!({ "game": map["map"]["game"], "number": map["map"]["number"] });
    let mut line = Line::open(&stage, &token, 0).await;
    let order = |id: &str| json!({ "id": id, "place": home, "text": "A Par - Pic", "during": during });
    line.send(order("in-time")).await;
    line.until(|frame| frame["taken"] == "in-time").await;
    play("everybody @: ready\neverybody @: go-ahead\nexpect #: Autumn 1901", &mut stage).await;
    // The answer may have been lost: it was stored, and isn't stored twice.
    line.send(order("in-time")).await;
    line.until(|frame| frame["taken"] == "in-time").await;
    line.send(order("late")).await;
    let refused = line.until(|frame| frame["refused"] == "late").await;
    assert!(refused["why"].as_str().is_some_and(|why| why.starts_with("Not saved: that phase is over")), "{refused}");
    assert_eq!(written(&mut stage, &name).await.iter().filter(|text| *text == "A Par - Pic").count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_is_tapped_without_a_connection_waits_for_one() {
    let mut stage = table(None).await;
    let (mut page, name) = seat(&mut stage, "FRANCE", 390, 844).await;
    tap(&mut page, "document.querySelector('#tap-open')").await;
    tap(&mut page, &choice("Army Paris, yours")).await;
    stage.bot.kill();
    let said = "document.querySelector('#tap-said').textContent";
    page.until(&format!("{said}.startsWith('Connection lost')")).await;
    tap(&mut page, &choice("Move to Burgundy")).await;
    assert_eq!(page.evaluate(said).await, "Will be sent once the connection is back: A Par - Bur");
    stage.bot.start();
    assert!(stage.answers().await);
    stored(&mut page, "A Par - Bur").await;
    assert_eq!(written(&mut stage, &name).await.pop().as_deref(), Some("A Par - Bur"));
}

/// Clicks with a mouse on the first choice, and so many milliseconds later on the same spot again. What is there then.
fn click_twice(apart: u32) -> String {
    format!(
        "(() => {{
            const box = document.querySelector('.choice').getBoundingClientRect();
            const [x, y, began] = [box.left + box.width / 2, box.top + box.height / 2, performance.now()];
            const under = () => document.elementFromPoint(x, y).closest('.choice');
            for (const detail of [1, 2]) {{
                const click = new MouseEvent('click', {{ bubbles: true, detail, clientX: x, clientY: y }});
                Object.defineProperty(click, 'timeStamp', {{ value: began + (detail - 1) * {apart} }});
                window.under = under().textContent;
                under().dispatchEvent(click);
            }}
            return window.under;
        }})()"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_and_a_key_that_is_held_answer_one_question_only() {
    let mut stage = table(None).await;
    let (mut page, name) = seat(&mut stage, "FRANCE", 1280, 900).await;
    page.evaluate("document.querySelector('#tap-open').click()").await;
    let units = "document.querySelectorAll('.choice').length === 3 && document.querySelector('#tap-back').hidden";
    page.until(&format!("{units} && document.activeElement.matches('.choice')")).await;
    let said = "document.querySelector('#tap-said').textContent";
    let asked = "document.querySelector('#tap-ask').textContent.startsWith('Army Marseilles: ')";

    page.hold("Enter", 0, 3).await;
    assert_eq!(page.evaluate(asked).await, true);
    assert_eq!(page.evaluate(said).await, "", "nothing was sent");
    page.key("Escape", 0).await;
    assert_eq!(page.evaluate(units).await, true);

    let second = page.evaluate(&click_twice(200)).await;
    assert_eq!(second, "Hold", "that was clicked on too");
    assert_eq!(page.evaluate(asked).await, true);
    assert_eq!(page.evaluate(said).await, "", "nothing was sent");
    page.key("Escape", 0).await;
    // Whoever has read the question is quick enough.
    page.evaluate(&click_twice(500)).await;
    stored(&mut page, "A Mar H").await;
    assert_eq!(written(&mut stage, &name).await, ["A Mar H"]);
    quiet(&page);
}

/// Chooses at random, tap by tap, until an order is sent.
async fn tap_at_random(page: &mut Browser, chance: &mut Chance, unit: u64) {
    let count = "document.querySelectorAll('.choice').length";
    // A tap takes effect when the page gets the click: until then it looks as before.
    let counts =
        "addEventListener('click', event => { if (event.target.closest('.choice')) window.chosen += 1 }, true)";
    page.evaluate(&format!("window.chosen ?? ((window.chosen = 0), {counts})")).await;
    let mut index = unit;
    loop {
        let chosen = page.evaluate("window.chosen").await.as_u64().expect("a number");
        tap(page, &format!("document.querySelectorAll('.choice')[{index}]")).await;
        page.until(&format!("window.chosen > {chosen}")).await;
        if page.evaluate("document.querySelector('#tap-back').hidden").await == true {
            return;
        }
        index = chance.below(page.evaluate(count).await.as_u64().expect("a number"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn seven_players_play_three_years_by_taps() {
    if std::env::var_os("DRAGOMAN_LONG").is_none() {
        return;
    }
    let mut chance = Chance::of("taps");
    let mut stage = table(None).await;
    let mut page = Browser::open(390, 844).await;
    let mut phases = 0;
    loop {
        let title = phase(&mut stage, &mut page, None).await;
        for power in ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"] {
            let name = holder(&mut stage, power).await;
            visit(&mut stage, &mut page, &name).await;
            let units = page.evaluate("document.querySelectorAll('.choice').length").await.as_u64().expect("a number");
            let before = written(&mut stage, &name).await.len();
            let is_winter = title.contains("Winter");
            for unit in 0..units {
                tap_at_random(&mut page, &mut chance, unit).await;
                let order = nth_written(&mut stage, &name, before + usize::try_from(unit).expect("few")).await;
                // The list is made anew once the order is stored: a tap at that moment would be on neither.
                if is_winter {
                    stage.silence().await;
                } else {
                    stored(&mut page, &order).await;
                }
            }
            stage.silence().await;
            let sent = written(&mut stage, &name).await.split_off(before);
            assert_eq!(sent.len(), usize::try_from(units).expect("few"), "{power}, {title}: {sent:?}");
            // Whatever the page offers is an order that the bot takes as it is. Of builds the last ones count.
            let counted = if is_winter { 1 } else { sent.len() };
            for order in sent.iter().rev().take(counted) {
                until_stored(&mut stage, &name, order).await;
            }
            quiet(&page);
        }
        if title.contains("1904") {
            break;
        }
        phases += 1;
        assert!(phases < 30, "the game stands still in {title}");
        play("everybody @: ready\neverybody @: go-ahead", &mut stage).await;
        phase(&mut stage, &mut page, Some(&title)).await;
    }
}

/// What `name` writes in private after so many other messages, once it is there.
async fn nth_written(stage: &mut LocalStage, name: &str, count: usize) -> String {
    let start = std::time::Instant::now();
    loop {
        if let Some(order) = written(stage, name).await.into_iter().nth(count) {
            return order;
        }
        assert!(start.elapsed() < stage.patience(), "{name}: order {count} isn't sent");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Waits until `name`'s map shows `order`.
async fn until_stored(stage: &mut LocalStage, name: &str, order: &str) {
    let start = std::time::Instant::now();
    loop {
        let (_, map) = stage.fetch(name, "/api/map").await;
        if String::from_utf8(map).expect("a text").contains(&format!(": {order}\"")) {
            return;
        }
        assert!(start.elapsed() < stage.patience(), "{name}: {order} isn't stored");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Opens the map of a power's player.
async fn visit(stage: &mut LocalStage, page: &mut Browser, name: &str) {
    let token = stage.token(name).await;
    page.visit("about:blank").await;
    page.visit(&format!("http://{}/?token={token}#@", stage.address())).await;
    page.until("document.querySelector('#tap-open')?.checkVisibility()").await;
    tap(page, "document.querySelector('#tap-open')").await;
    page.until("/[0-9]{4}/.test(document.querySelector('#tap-title').textContent)").await;
}

/// The name of the phase in English; with `before`, of the one after that.
async fn phase(stage: &mut LocalStage, page: &mut Browser, before: Option<&str>) -> String {
    let england = holder(stage, "ENGLAND").await;
    visit(stage, page, &england).await;
    let title = "document.querySelector('#tap-title').textContent";
    page.until(&format!("{title} !== {}", json!(before))).await;
    page.evaluate(title).await.as_str().expect("a text").to_owned()
}
