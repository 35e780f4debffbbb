//! Files: a game exported in the chat and imported by the command line, and one's own stored data.

use std::path::Path;

use serde_json::{Value, json};

use crate::bot;
use crate::browser::Browser;
use crate::page::screenshot;
use crate::season::{self, Spot, Stage};
use crate::stage::LocalStage;
use crate::wire::get;

const PEOPLE: [&str; 7] = ["marco", "tom", "ellie", "joost", "giulia", "kasia", "femke"];

/// A post of the bot with a file.
pub struct Brought {
    text: String,
    pub name: String,
    address: String,
    pub bytes: Vec<u8>,
}

impl Brought {
    fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).expect("JSON")
    }
}

/// The newest post with a file that `who` sees in a place that begins with `sort`, once there are `count` of them.
pub async fn brought(stage: &mut LocalStage, who: &str, sort: char, count: usize) -> Brought {
    let start = std::time::Instant::now();
    while start.elapsed() < season::PATIENCE {
        let posts = stage.transcript(who).await;
        let with_file: Vec<_> =
            posts.iter().filter(|(place, post)| place.starts_with(sort) && !post["file"].is_null()).collect();
        if let Some((_, post)) = with_file.last().filter(|_| with_file.len() == count) {
            let text = |value: &Value| value.as_str().expect("a text").to_owned();
            let address = text(&post["file"]["address"]);
            let (status, bytes) = stage.fetch(who, &address).await;
            assert_eq!(status, 200);
            return Brought { text: text(&post["text"]), name: text(&post["file"]["name"]), address, bytes };
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("{who} sees no file {count} in {sort}: {:#?}", stage.transcript(who).await);
}

/// The output of the program with a command line over the data in `folder`.
fn program(folder: &Path, arguments: &[&str]) -> String {
    let mut command = bot::program(arguments);
    let output = command.current_dir(folder).env("DRAGOMAN_DATA", folder.join("data")).output();
    let output = output.expect("the program can be started");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The phases of a saved game: names, positions, orders.
fn phases(saved: &Value) -> Vec<Value> {
    let of = |phase: &Value| {
        let state = &phase["state"];
        json!([phase["name"], state["units"], state["centers"], state["retreats"], phase["orders"], phase["results"]])
    };
    saved["phases"].as_array().expect("phases").iter().map(of).collect()
}

async fn begun(stage: &mut LocalStage) {
    let joins: String = PEOPLE.iter().map(|name| format!("{name} #: join\n")).collect();
    // Its game master doesn't play: one who does must announce the cancellation some time before.
    let script = format!("ola #: new name:Corfù language:en\nexpect #: Corfù\n{joins}expect #: Italy: ");
    season::play(&script, stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_exported_in_the_chat_and_imported_elsewhere_with_the_same_positions() {
    let mut stage = LocalStage::start().await;
    begun(&mut stage).await;
    let script = "ITALY @: A Ven - Tri\nexpect ITALY @: A Ven - Tri\neverybody @: ready\neverybody @: go-ahead\nonce #: order succeeded
        ITALY @: F Nap - Ion\nexpect ITALY @: F Nap - Ion\ntom #: export";
    season::play(&script.lines().map(str::trim).collect::<Vec<_>>().join("\n"), &mut stage).await;
    let file = brought(&mut stage, "onlooker", '#', 1).await;
    assert_eq!(file.name, "Corfu-F1901M.json");
    assert!(file.text.contains("Corfù") && file.text.contains("Autumn 1901"), "{}", file.text);
    let text = String::from_utf8(file.bytes.clone()).expect("text");
    assert!(!text.contains("NAP - ION"), "what is being ordered now is nobody else's");
    let saved = file.json();
    let names: Vec<_> = saved["phases"].as_array().expect("phases").iter().map(|phase| &phase["name"]).collect();
    assert_eq!(names, ["S1901M", "F1901M"]);
    assert_eq!(saved["phases"][0]["orders"]["ITALY"], json!(["A VEN - TRI"]));
    let line: Value = serde_json::from_str(&program(stage.bot.data(), &["export", "Corfù"])).expect("JSON");
    assert_eq!(saved, line, "the chat gives what the command line gives");

    // It is downloaded, never shown; and nobody gets it without a token.
    let token = stage.token("tom").await;
    let answer = get(&stage, &file.address, Some(&token)).await;
    let header = |name: &str| answer.headers()[name].to_str().expect("text").to_owned();
    assert_eq!(header("content-disposition"), "attachment; filename=\"Corfu-F1901M.json\"");
    assert_eq!(header("content-type"), "application/json");
    assert_eq!(get(&stage, &file.address, None).await.status(), 401);

    let elsewhere = tempfile::tempdir().expect("a folder");
    std::fs::write(elsewhere.path().join("game.json"), &file.bytes).expect("written");
    let import = ["import", "game.json", "--channel", "local:hall", "--master", "local:host", "--name", "Again"];
    let said = program(elsewhere.path(), &import);
    assert!(said.contains("1 phases, F1901M") && !said.contains("elsewhere"), "{said}");
    let again: Value = serde_json::from_str(&program(elsewhere.path(), &["export", "Again"])).expect("JSON");
    assert_eq!(phases(&again), phases(&saved));
    assert_eq!(again["dragoman"], saved["dragoman"], "the rules came along");
}

#[tokio::test(flavor = "multi_thread")]
async fn files_requested_in_private_are_private() {
    let mut stage = LocalStage::start().await;
    begun(&mut stage).await;
    let powers = ["ITALY", "FRANCE"];
    let (italy, france) = (season::holder(&mut stage, powers[0]).await, season::holder(&mut stage, powers[1]).await);
    let secret = "A Ven - Apu";
    season::play(&format!("{italy} @: {secret}\nexpect {italy} @: {secret}\n{italy} @: my-data"), &mut stage).await;
    let kept = brought(&mut stage, &italy, '@', 1).await;
    assert_eq!(kept.name, "my-data.json");
    assert_eq!(kept.json()["orders"][0]["typed"], secret);
    assert!(!kept.text.contains(secret), "{}", kept.text);
    assert_eq!(stage.fetch(&france, &kept.address).await.0, 404);
    season::play(&format!("{france} @: export"), &mut stage).await;
    let file = brought(&mut stage, &france, '@', 1).await;
    assert!(file.name == "Corfu-S1901M.json" && !String::from_utf8_lossy(&file.bytes).contains("VEN - APU"));
    assert_eq!(stage.fetch(&italy, &file.address).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_found_by_name_beside_the_next_one() {
    let mut stage = LocalStage::start().await;
    begun(&mut stage).await;
    let script = "ITALY @: A Ven - Tri\nexpect ITALY @: A Ven - Tri\neverybody @: ready\neverybody @: go-ahead\nonce #: order succeeded
        ola @: call-off\nexpect ola @: This would cancel\nola @ [proceed]\nexpect #: The game master has cancelled
        tom #: new name:Smirne language:en\nexpect #: **Smirne**\ntom #: export";
    season::play(&script.lines().map(str::trim).collect::<Vec<_>>().join("\n"), &mut stage).await;
    season::play("expect #: hasn't begun\nfemke #: export game:corfù", &mut stage).await;
    let file = brought(&mut stage, "onlooker", '#', 1).await;
    assert_eq!(file.name, "Corfu-COMPLETED.json");
    let names: Vec<_> = file.json()["phases"].as_array().expect("phases").iter().map(|it| it["name"].clone()).collect();
    assert_eq!(names, ["S1901M", "COMPLETED"]);
    let elsewhere = tempfile::tempdir().expect("a folder");
    std::fs::write(elsewhere.path().join("game.json"), &file.bytes).expect("written");
    let import = ["import", "game.json", "--channel", "local:hall", "--master", "local:host"];
    assert!(program(elsewhere.path(), &import).contains("1 phases, COMPLETED"));

    // People who played find it in private; others only where it was played.
    season::play("femke @: results game:Corfù\nexpect femke @: Spring 1901\nstranger @: chart game:Corfù", &mut stage)
        .await;
    season::play("expect stranger @: There is no game here", &mut stage).await;
    let posts = stage.posts("stranger", &Spot::Private).await;
    assert!(posts.iter().all(|post| post.picture.is_none()), "{posts:#?}");
}

/// The page plays all phases by keys alone, and the units go where they moved to; for who wants no motion nothing moves.
async fn replayed(page: &mut Browser, name: &str) {
    page.prefer("light", "no-preference").await;
    page.key("Home", 0).await;
    page.until("document.querySelector('#slider').value === '0'").await;
    let playing = "document.querySelector('#play').getAttribute('aria-pressed') === 'true'";
    assert_eq!(page.evaluate(playing).await, false, "nothing plays by itself");
    page.key("-", 0).await;
    assert_eq!(page.evaluate("document.querySelector('#speed').value").await, "0.5");
    page.key(" ", 0).await;
    assert_eq!(page.evaluate(playing).await, true);
    page.until("document.querySelectorAll('#units g').length > 3").await;
    page.evaluate("window.before = document.querySelector('#units g').getAttribute('transform')").await;
    page.until("document.querySelector('#units g')?.getAttribute('transform') !== window.before").await;
    page.picture(&screenshot(&format!("{name}-moving"))).await;
    for _ in 0..3 {
        page.key("+", 0).await;
    }
    page.until("document.querySelector('#slider').value === '3'").await;
    page.until("document.querySelector('#play').getAttribute('aria-pressed') === 'false'").await;
    assert_eq!(page.evaluate("document.querySelectorAll('#units g').length").await, 0);
    page.prefer("light", "reduce").await;
    page.key("Home", 0).await;
    page.key("ArrowRight", 0).await;
    assert_eq!(page.evaluate("document.querySelector('#slider').value").await, "1", "at once");
    assert_eq!(page.evaluate("document.querySelectorAll('#units g').length").await, 0);
    assert_eq!(page.evaluate("document.documentElement.scrollWidth <= innerWidth").await, true);
}

/// Opened from a folder, as its owner does years later.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_saved_as_a_page_and_as_a_text() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("../season/year-1901.script"), &mut stage).await;
    season::play("marco @: language it\nexpect marco @: in italiano\nmarco @: export format:page", &mut stage).await;
    let saved = brought(&mut stage, "marco", '@', 1).await;
    assert_eq!(saved.name, "Bosforo.html");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(&saved.name);
    std::fs::write(&file, &saved.bytes).expect("it can be written");
    assert!(!String::from_utf8_lossy(&saved.bytes).contains("http://"), "it needs no network");

    let mut page = Browser::open(1280, 900).await;
    page.visit(&format!("file://{}", file.display())).await;
    page.until("document.querySelector('#map img')?.naturalWidth >= 640").await;
    let title = "document.querySelector('#title').textContent";
    assert!(page.evaluate(title).await.as_str().is_some_and(|title| title.starts_with("Primavera 1901")));
    assert_eq!(page.evaluate("document.querySelector('#slider').max").await, "3");
    page.picture(&screenshot("desktop-game-page")).await;
    for _ in 0..3 {
        page.evaluate("document.querySelector('#later').click()").await;
    }
    page.until("document.querySelector('#later').disabled && document.querySelector('#map img')?.naturalWidth >= 640")
        .await;
    let title_now = page.evaluate(title).await;
    assert!(title_now.as_str().is_some_and(|title| title.starts_with("Inverno 1901")), "{title_now}");
    // Of each map only what differs from the land below it is stored, and all layers have one size.
    let layers =
        "[...document.querySelectorAll('#map img')].map(image => [image.naturalWidth, image.offsetWidth].join())";
    let layers = page.evaluate(layers).await;
    let layers = layers.as_array().cloned().unwrap_or_default();
    assert!(layers.len() > 1 && layers.iter().all(|layer| *layer == layers[0]), "{layers:?}");
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
    replayed(&mut page, "desktop-game-page").await;
    page.prefer("dark", "no-preference").await;
    page.picture(&screenshot("desktop-game-page-dark")).await;
    let mut phone = Browser::open(390, 844).await;
    phone.visit(&format!("file://{}", file.display())).await;
    phone.until("document.querySelector('#map img')?.naturalWidth >= 640").await;
    assert_eq!(phone.evaluate("document.documentElement.scrollWidth <= innerWidth").await, true);
    phone.picture(&screenshot("phone-game-page")).await;
    replayed(&mut phone, "phone-game-page").await;
    phone.prefer("dark", "no-preference").await;
    phone.picture(&screenshot("phone-game-page-dark")).await;

    season::play("marco @: export format:text", &mut stage).await;
    let saved = brought(&mut stage, "marco", '@', 2).await;
    let text = String::from_utf8(saved.bytes).expect("a text");
    assert!(saved.name == "Bosforo.txt" && text.starts_with("Bosforo\n\n"), "{}: {text}", saved.name);
    assert_eq!(text.trim_end().split("\n\n").count(), 5, "{text}");
}

/// What a page that was exported says about letters.
fn letters_in(saved: &Brought) -> Value {
    let page = String::from_utf8(saved.bytes.clone()).expect("text");
    let (_, data) = page.split_once(r#"<script id="data" type="application/json">"#).expect("the data");
    let (data, _) = data.split_once("</script>").expect("its end");
    let data: Value = serde_json::from_str(data).expect("JSON");
    data["letters"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_exported_page_has_letters_only_if_all_agreed_to_open_them() {
    let mut stage = LocalStage::start().await;
    let joins: String = PEOPLE.iter().map(|name| format!("{name} #: join\n")).collect();
    let script = format!(
        "marco #: new name:Galata language:en options:letters=kept\nexpect #: Galata\n{joins}expect #: Italy: \n\
         GERMANY @: language en\nITALY @: language en\nITALY @: to Germany: A Ven - Tyr, agreed? <b>x</b>\n\
         expect GERMANY @: agreed?\nITALY @: A Ven H\nexpect ITALY @: A Ven H\neverybody @: ready\neverybody @: go-ahead\n\
         expect #: Autumn 1901\nITALY @: draw\neverybody @: agree\nexpect #: draw\ntom #: export format:page"
    );
    season::play(&script, &mut stage).await;
    let closed = brought(&mut stage, "tom", '#', 1).await;
    assert_eq!(letters_in(&closed), json!([]));
    assert!(!String::from_utf8_lossy(&closed.bytes).contains("agreed?"), "nobody has agreed yet");
    season::play(
        "ITALY #: open-letters answer:yes\nexpect GERMANY @: May the letters\nGERMANY #: open-letters answer:yes\n\
         expect #: here are the letters\ntom #: export format:page",
        &mut stage,
    )
    .await;
    // The letters are a file of their own as well.
    let opened = brought(&mut stage, "tom", '#', 3).await;
    let head = "Italy to Germany:";
    assert_eq!(letters_in(&opened), json!([{ "phase": 0, "head": head, "text": "A Ven - Tyr, agreed? <b>x</b>" }]));
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(&opened.name);
    std::fs::write(&file, &opened.bytes).expect("it can be written");
    let mut page = Browser::open(390, 844).await;
    page.visit(&format!("file://{}", file.display())).await;
    page.until("document.querySelector('#letters')?.checkVisibility()").await;
    assert_eq!(page.evaluate("document.querySelector('#letters-title').textContent").await, "Letters of this phase");
    let letter = page.evaluate("document.querySelector('#letter-lines').innerText").await;
    let letter = letter.as_str().expect("a text");
    assert!(letter.starts_with("Italy to Germany:") && letter.ends_with("A Ven - Tyr, agreed? <b>x</b>"), "{letter}");
    page.picture(&screenshot("phone-game-page-letters")).await;
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}
