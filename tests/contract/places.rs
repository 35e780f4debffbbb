//! Places that are gone, and people who take no private messages: each is reported by its type.

use std::time::{Duration, Instant};

use dragoman_game::event::Place;
use dragoman_game::refusal::Refusal;
use dragoman_platform::Setback;

use super::rooms::room;
use super::{ContractStage, all_seen, ensured, key, patiently, places, post, said, texts, try_post};
use crate::bot::PATIENCE;

/// Posts until the network answers with `wanted`: it may notice only a moment later.
async fn until_refused(stage: &impl ContractStage, name: &str, to: &Place, wanted: &Setback) {
    let start = Instant::now();
    loop {
        match stage.platform().post(&key(name), to, &said(name)).await {
            Err(setback) if setback == *wanted => return,
            other => assert!(start.elapsed() < PATIENCE, "{wanted:?} is expected: {other:?}"),
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

pub async fn a_deleted_channel_is_reported_as_gone(stage: &mut impl ContractStage) {
    let (reader, [channel, private]) = places(stage).await;
    let posted = post(stage, &key("status"), &channel, &said("0 of 7")).await;
    stage.delete_place(&channel).await;
    until_refused(stage, "results", &channel, &Setback::Gone).await;
    assert_eq!(stage.platform().edit(&posted, &said("1 of 7")).await, Err(Setback::Gone));
    post(stage, &key("told"), &private, &said("It is gone.")).await;
    assert_eq!(texts(stage, &reader, &private).await, ["It is gone."], "other places are as before");
}

pub async fn a_deleted_room_is_reported_as_gone_and_replaced(stage: &mut impl ContractStage) {
    let (channel, giulia, joost) = (stage.channel().await, stage.person("giulia").await, stage.person("joost").await);
    let press = key("press");
    let first = ensured(stage, &press, &room(&channel, &[&giulia, &joost], true, None)).await.room;
    all_seen(stage, &joost, &Place::Room(first.clone())).await;
    stage.delete_place(&Place::Room(first.clone())).await;
    until_refused(stage, "lost", &Place::Room(first.clone()), &Setback::Gone).await;
    let known = room(&channel, &[&giulia, &joost], true, Some(&first));
    assert_eq!(stage.platform().ensure_room(&press, &known).await, Err(Setback::Gone));

    // Nobody is in the new one before it is stored.
    let second = patiently(async || stage.platform().open(&press, &known).await).await.expect("opened");
    assert_ne!(first, second);
    assert!(!stage.may_write(&joost, &second).await);
    assert_eq!(ensured(stage, &press, &room(&channel, &[&giulia, &joost], true, Some(&second))).await.room, second);
    let place = Place::Room(second);
    post(stage, &key("lost"), &place, &said("lost")).await;
    let read = texts(stage, &joost, &place).await;
    assert!(read.iter().any(|text| text == "lost"), "{read:?}");
}

pub async fn closed_private_messages_are_reported_until_they_are_open(stage: &mut impl ContractStage) {
    let (giulia, joost) = (stage.person("giulia").await, stage.person("joost").await);
    let (place, other) = (Place::Person(giulia.clone()), Place::Person(joost.clone()));
    stage.close_private(&giulia).await;
    let refused = try_post(stage, &key("orders"), &place, &said("your orders")).await;
    assert_eq!(refused, Err(Setback::Refused(Refusal::ClosedToBot)));
    post(stage, &key("others"), &other, &said("your orders")).await;
    stage.open_private(&giulia).await;
    post(stage, &key("orders"), &place, &said("your orders")).await;
    for (reader, place) in [(&giulia, &place), (&joost, &other)] {
        assert_eq!(texts(stage, reader, place).await, ["your orders"]);
    }
}
