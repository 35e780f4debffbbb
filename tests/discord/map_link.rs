//! A link to a map, asked for in a private conversation, and orders that are given by it.

use super::bot::free_port;
use super::letters::begun;
use super::season::{Spot, Stage, play};
use super::stage::DiscordStage;
use super::visitor::{Visitor, link};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_from_the_private_conversation_gives_orders() {
    let address = format!("127.0.0.1:{}", free_port());
    let more = [("DRAGOMAN_LOCAL_LISTEN", address.clone()), ("DRAGOMAN_LOCAL_PUBLIC_URL", format!("http://{address}"))];
    let mut stage = DiscordStage::start_with(&more).await;
    let sits = begun(&mut stage, "").await;
    let france = sits["France"].clone();
    play("FRANCE @: language en\nFRANCE @ [order-map]", &mut stage).await;
    let person = stage.stand.person(&france);
    let text = stage
        .stand
        .until("a link", || {
            let private = stage.stand.world().conversation(person);
            let posts = stage.stand.posts(person, private);
            posts.into_iter().map(|post| super::stand::words(&post)).find(|text| link(text).is_some())
        })
        .await;
    let found = link(&text).expect("just seen");
    assert!(text.contains(&format!("<{found}>")), "without a preview: {text}");
    let mut page = Visitor::open(&found).await.expect("the first time");
    let (_, answer) = page.orders().await;
    assert_eq!(answer["map"]["title"], "Spring 1901");
    assert!(page.offered().await.iter().all(|order| !order.starts_with("A VIE")));
    let (status, answer) = page.give("A PAR - BUR").await;
    assert!(
        status == 200 && answer["said"].as_str().is_some_and(|said| said.contains("A Paris → Burgundy")),
        "{answer}"
    );
    page.give("A MAR S A PAR - BUR").await;
    play("FRANCE @: orders\nexpect FRANCE @: A Par - Bur | A Mar S A Par - Bur", &mut stage).await;
    play("everybody @: ready\neverybody @: go-ahead\nexpect #: Autumn 1901", &mut stage).await;
    let (status, answer) = page.give("A BUR - MUN").await;
    let over = answer["why"].as_str().is_some_and(|why| why.starts_with("This phase is over"));
    assert!(status == 410 && over, "{answer}");
    let results = stage.posts("anybody", &Spot::Channel).await;
    assert!(results.iter().any(|post| post.text.contains("A Par - Bur")), "the orders count: {results:#?}");
    stage.stand.assert_content();
}
