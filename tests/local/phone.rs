//! The page on a phone: what is read, what is pressed with a finger, and what covers what.

use serde_json::json;

use crate::browser::Browser;
use crate::page::{FAULTS, host_page, quiet, screenshot};
use crate::season::{Spot, Stage as _};
use crate::stage::LocalStage;
use crate::tap::{choice, mark, seat, stored, table, tap};

/// A post with separators, as the bot writes them, in the page at different widths: the lines of each.
const LINES: &str = r#"import('/page/posts.js').then(({ formatted }) => {
  const texts = [
    'A Bud \\- Ser ✓ · A Vie \\- Gal ✗ Standoff with A War, 1 against 1 · F Tri \\- Alb ✓ · A Ven \\- Tri ✗ held off by F Tri, 1 against 1',
    '**Sobame** · **France** · Write your orders here, each in a line of its own, and say when you are done',
    'Sobame · The computer plays **Germany** and answers what is said with `propose Germany peace` and `A Lon \\- Bre VIA` in it',
  ];
  const box = document.createElement('div');
  box.className = 'body';
  document.querySelector('#posts').append(box);
  window.lines = [];
  window.said = [];
  for (const text of texts) {
    for (let width = 120; width <= 360; width += 4) {
      box.style.width = `${width}px`;
      box.replaceChildren(formatted(text, true));
      window.said.push(box.innerText.replace(/\s+/g, ' ').trim());
      const rows = new Map();
      const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        for (let at = 0; at < node.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const bottom = Math.round(range.getBoundingClientRect().bottom / 8);
          if (range.getBoundingClientRect().width) rows.set(bottom, (rows.get(bottom) ?? '') + node.data[at]);
        }
      }
      window.lines.push(...[...rows.values()].map((row) => row.trim()));
    }
  }
  window.said = [...new Set(window.said)];
  box.remove();
})"#;

#[tokio::test(flavor = "multi_thread")]
async fn separators_begin_no_line_and_spaces_stay() {
    let stage = LocalStage::start().await;
    let mut page = host_page(&stage, 390, 844).await;
    page.evaluate(LINES).await;
    page.until("window.said?.length > 0").await;
    assert_eq!(page.evaluate("window.lines.filter(line => line.startsWith('·'))").await, json!([]));
    let broken = "window.lines.filter(line => /^(against )?1( ·)?$/.test(line))";
    assert_eq!(page.evaluate(broken).await, json!([]));
    let said = page.evaluate("window.said").await;
    assert_eq!(
        said,
        json!([
            "A Bud - Ser ✓ · A Vie - Gal ✗ Standoff with A War, 1 against 1 · F Tri - Alb ✓ · A Ven - Tri ✗ held off by F Tri, 1 against 1",
            "Sobame · France · Write your orders here, each in a line of its own, and say when you are done",
            "Sobame · The computer plays Germany and answers what is said with propose Germany peace and A Lon - Bre VIA in it",
        ])
    );
    quiet(&page);
}

/// Buttons, fields and links in sight that are lower or narrower than a finger needs.
const SMALL: &str = "[...document.querySelectorAll('button, input, select, textarea, summary, a.chip')]
    .filter(node => node.checkVisibility({ opacityProperty: true }) && !node.matches('#own-link-stay, #skip'))
    .map(node => [node, node.getBoundingClientRect()])
    .filter(([, box]) => box.height < 40 || box.width < 40)
    .map(([node, box]) => `${node.id || node.className || node.tagName} ${node.textContent}: ${box.width} × ${box.height}`)";

async fn is_large_enough(page: &mut Browser, what: &str) {
    assert_eq!(page.evaluate(SMALL).await, json!([]), "{what}");
    assert_eq!(page.evaluate(FAULTS).await, json!([]), "{what}");
    assert_eq!(page.evaluate("document.documentElement.scrollWidth > innerWidth").await, false, "{what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_large_enough_for_a_finger_and_covers_nothing() {
    let mut stage = table(None).await;
    let (mut page, _) = seat(&mut stage, "FRANCE", 390, 844).await;
    page.evaluate("document.querySelector('#text').focus()").await;
    page.write("A Par - Bur").await;
    page.evaluate("document.querySelector('#compose').requestSubmit()").await;
    page.until("[...document.querySelectorAll('.post.bot')].at(-1)?.innerText.includes('A Par - Bur')").await;
    page.until("[...document.querySelectorAll('#posts img')].every(image => image.complete)").await;
    is_large_enough(&mut page, "private").await;
    page.picture(&screenshot("phone-receipt")).await;
    // What is pressed next stands above the map, and the map of before is small.
    let above = "(post => post.querySelector('.actions').getBoundingClientRect().bottom <= post.querySelector('figure').getBoundingClientRect().top)\
                 ([...document.querySelectorAll('.post.bot')].at(-1))";
    assert_eq!(page.evaluate(above).await, true);
    let widths = "[...document.querySelectorAll('.picture')].map(one => one.getBoundingClientRect().width > 300)";
    let widths = page.evaluate(widths).await;
    let widths = widths.as_array().expect("maps");
    assert!(widths.len() > 1 && widths.iter().rposition(|one| *one == false) == Some(widths.len() - 2), "{widths:?}");
    assert_eq!(widths.last(), Some(&json!(true)));

    // Further up the button that leads down covers no post.
    page.evaluate("document.querySelector('#scroll').scrollTop = 0").await;
    page.until("!document.querySelector('#newest').hidden").await;
    let apart = "document.querySelector('#newest').getBoundingClientRect().top >= document.querySelector('#scroll').getBoundingClientRect().bottom";
    assert_eq!(page.evaluate(apart).await, true);
    is_large_enough(&mut page, "further up").await;
    page.picture(&screenshot("phone-newest")).await;
    page.evaluate("document.querySelector('#newest').click()").await;
    page.until("document.querySelector('#newest').hidden").await;

    // A map is enlarged: more than by the margins of the conversation.
    page.evaluate("[...document.querySelectorAll('.picture')].at(-1).click()").await;
    page.until("document.querySelector('#stage img')?.getBoundingClientRect().width > 1.5 * innerWidth").await;
    page.picture(&screenshot("phone-viewer")).await;
    page.evaluate("document.querySelector('#view-fit').click()").await;
    page.until("document.querySelector('#stage img').getBoundingClientRect().width <= innerWidth").await;
    is_large_enough(&mut page, "map").await;
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_order_map_shows_the_answer_whole_and_the_next_choices_below_it() {
    let mut stage = table(None).await;
    let (mut page, _) = seat(&mut stage, "FRANCE", 390, 844).await;
    tap(&mut page, "document.querySelector('#tap-open')").await;
    page.until("document.querySelectorAll('.choice').length === 3").await;
    let chosen = "document.querySelectorAll('.choice.on, .mark.on').length";
    assert_eq!(page.evaluate(chosen).await, 0, "nothing was tapped yet");
    tap(&mut page, &mark("Army Paris, yours")).await;
    tap(&mut page, &choice("Move to Burgundy")).await;
    stored(&mut page, "A Par - Bur").await;
    page.until("document.querySelector('#tap-said').textContent.startsWith('I have 1 of 3 orders.')").await;
    page.until("document.querySelectorAll('#tap-actions .chip').length > 1").await;
    page.picture(&screenshot("phone-tap-answer")).await;
    assert_eq!(page.evaluate(chosen).await, 0, "the next unit isn't chosen either");
    let whole = "(said => said.scrollHeight <= said.clientHeight && said.getBoundingClientRect().bottom <= innerHeight)(document.querySelector('#tap-said'))";
    assert_eq!(page.evaluate(whole).await, true);
    let scrolling = "[...document.querySelectorAll('#tap-side, #tap-side *')].filter(node => /auto|scroll/.test(getComputedStyle(node).overflowY)).map(node => node.id)";
    assert_eq!(page.evaluate(scrolling).await, json!(["tap-side"]));
    is_large_enough(&mut page, "order map").await;
    // The next step begins with its question.
    tap(&mut page, &choice("Army Marseilles, yours")).await;
    page.until("document.querySelectorAll('.choice').length > 3").await;
    let top = "document.querySelector('#tap-question').getBoundingClientRect().top - document.querySelector('#tap-side').getBoundingClientRect().top < 40";
    page.until(top).await;
    page.picture(&screenshot("phone-tap-question")).await;
    quiet(&page);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_moves_no_choice_from_under_the_finger() {
    let mut stage = table(None).await;
    let (mut page, name) = seat(&mut stage, "FRANCE", 390, 844).await;
    tap(&mut page, "document.querySelector('#tap-open')").await;
    tap(&mut page, &mark("Army Paris, yours")).await;
    page.until("document.querySelector('#tap-ask').textContent.startsWith('Army Paris: ')").await;
    let top = format!("{}.getBoundingClientRect().top", choice("Move to Burgundy"));
    let before = page.evaluate(&top).await.as_f64().expect("a number");
    stage.say(&name, &Spot::Private, "A Mar - Spa").await;
    page.until("document.querySelector('#tap-said').textContent.startsWith('I have 1 of 3 orders.')").await;
    page.until("document.querySelectorAll('#tap-stage .orders .head').length === 1").await;
    let after = page.evaluate(&top).await.as_f64().expect("a number");
    assert!((after - before).abs() < 2.0, "{before} {after}");
    quiet(&page);
}
