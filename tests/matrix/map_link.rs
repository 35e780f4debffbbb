//! A link to a map, asked for in a private conversation, and orders that are given by it.

use crate::bot::free_port;
use crate::season::{PATIENCE, Spot, Stage, holder, play};
use crate::stage::MatrixStage;
use crate::visitor::{Visitor, link};

const PEOPLE: [&str; 7] = ["marco", "tom", "ellie", "joost", "giulia", "kasia", "femke"];

#[tokio::test(flavor = "multi_thread")]
async fn a_link_from_the_private_conversation_gives_orders() {
    let address = format!("127.0.0.1:{}", free_port());
    let mut stage = MatrixStage::start(&PEOPLE).await;
    stage.stop().await;
    stage.bot.set("DRAGOMAN_LOCAL_LISTEN", &address);
    stage.bot.set("DRAGOMAN_LOCAL_PUBLIC_URL", &format!("http://{address}"));
    stage.start().await;
    let joins: String = PEOPLE.iter().map(|name| format!("\n{name} #: join")).collect();
    play(&format!("marco #: new name:Bosforo language:en\nexpect #: Bosforo{joins}\nexpect #: Turkey: "), &mut stage)
        .await;
    play("FRANCE @: language en\nFRANCE @: order-map", &mut stage).await;
    let france = holder(&mut stage, "FRANCE").await;
    let began = std::time::Instant::now();
    let found = loop {
        let posts = stage.posts(&france, &Spot::Private).await;
        if let Some(found) = posts.iter().find_map(|post| link(&post.text)) {
            break found;
        }
        assert!(began.elapsed() < PATIENCE, "no link: {posts:#?}");
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    };
    let mut page = Visitor::open(&found).await.expect("the first time");
    assert_eq!(page.orders().await.1["map"]["title"], "Spring 1901");
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
}
