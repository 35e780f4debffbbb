//! What the page keeps over a reload, and how it notifies while nobody looks at it.

use crate::page::{act_as, first_power, host_page, quiet, take_all_seats};
use crate::season::Stage as _;
use crate::stage::LocalStage;

const LINES: &str =
    "[...document.querySelectorAll('#posts .post')].filter(post => post.innerText.includes('buongiorno')).length";

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_and_an_unconfirmed_message_survive_a_reload() {
    let mut stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    page.evaluate("document.querySelector('#text').focus()").await;
    page.write("buongiorno").await;
    page.reload().await;
    page.until("document.querySelector('#text')?.value === 'buongiorno'").await;

    // Sent while the program is off: the page that has it is gone when the program is back.
    stage.stop().await;
    page.until("document.querySelector('#line').classList.contains('off')").await;
    page.evaluate("document.querySelector('#text').focus()").await;
    page.key("Enter", 0).await;
    page.until("document.querySelector('#text').value === ''").await;
    stage.start().await;
    page.reload().await;
    page.until(&format!("{LINES} === 1")).await;
    page.until("!Object.keys(sessionStorage).some(key => key.startsWith('dragoman:kept'))").await;
    page.reload().await;
    page.until(&format!("document.querySelector('#line')?.textContent === 'Connected' && {LINES} === 1")).await;
    assert_eq!(page.evaluate("document.querySelector('#text').value").await, "");

    // The link for keyboards that leads to the field leads nowhere else.
    page.evaluate("document.querySelectorAll('.place')[1].click()").await;
    page.until("document.querySelector('#mark use').href.baseVal === '#i-mail'").await;
    page.evaluate("document.querySelector('#skip').focus()").await;
    page.key("Enter", 0).await;
    assert_eq!(page.evaluate("document.activeElement.id").await, "text");
    page.reload().await;
    page.until("document.querySelector('#mark use')?.href.baseVal === '#i-mail'").await;
}

/// Records notifications instead of showing them, and makes the page believe that nobody looks at it.
const RECORDED: &str = "(() => {
  window.shown = [];
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return (this.permission = 'granted'); }
    constructor(title, { body }) { window.shown.push(`${title}: ${body}`); }
    addEventListener() {}
    close() {}
  };
  document.hasFocus = () => false;
})()";

#[tokio::test(flavor = "multi_thread")]
async fn notifications_come_after_consent_and_show_nothing_private() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 1280, 900).await;
    take_all_seats(&mut page).await;
    page.evaluate(RECORDED).await;
    let send = async |page: &mut crate::browser::Browser, text: &str| {
        page.evaluate("document.querySelector('#text').focus()").await;
        page.write(text).await;
        page.key("Escape", 0).await;
        page.key("Enter", 0).await;
    };
    // Without consent nothing is shown. What one person writes is handled in its order.
    send(&mut page, "/pause").await;
    send(&mut page, "/go-ahead").await;
    page.until("document.querySelector('#posts').innerText.includes('paused')").await;
    assert_eq!(page.evaluate("window.shown").await, serde_json::json!([]));
    page.evaluate("document.querySelector('#notify').click()").await;
    page.until("document.querySelector('#notify').getAttribute('aria-pressed') === 'true'").await;
    assert_eq!(page.evaluate("document.querySelector('#notify').innerText.trim()").await, "Turn off notifications");
    send(&mut page, "/resume").await;
    page.until("window.shown.some(shown => shown.startsWith('Dragoman · hall: '))").await;

    // Everybody is asked in private.
    let power = first_power(&mut page).await;
    act_as(&mut page, &power).await;
    send(&mut page, "/draw").await;
    page.until("window.shown.some(shown => shown.endsWith(': There is a new message for you.'))").await;
    assert_eq!(page.evaluate("window.shown.filter(shown => shown.includes('draw'))").await, serde_json::json!([]));

    page.evaluate("document.querySelector('#notify').click()").await;
    page.until("document.querySelector('#notify').getAttribute('aria-pressed') === 'false'").await;
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_of_the_program_can_be_chosen() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 390, 844).await;
    for menu in ["language", "add-language"] {
        let names =
            page.evaluate(&format!("[...document.querySelectorAll('#{menu} option')].map(o => o.innerText)")).await;
        assert_eq!(names, serde_json::json!(["English", "Deutsch", "Italiano", "Nederlands", "Polski"]), "{menu}");
    }
    page.evaluate(
        "(menu => { menu.value = 'de'; menu.dispatchEvent(new Event('change')) })(document.querySelector('#language'))",
    )
    .await;
    page.until("document.documentElement.lang === 'de'").await;
    assert_eq!(page.evaluate("document.querySelector('#language').value").await, "de");
    quiet(&page);
}
