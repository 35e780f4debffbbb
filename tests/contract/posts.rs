//! One key, one post, whatever fails; and finding it again.

use std::time::Instant;

use dragoman_platform::Setback;
use dragoman_platform::message::Message;
use jiff::Timestamp;

use super::{
    Call, ContractStage, PATIENCE, When, action, all_seen, allowed, file, find, key, picture, places, post, said, texts,
};

pub async fn the_same_key_makes_one_post(stage: &mut impl ContractStage) {
    let (reader, places) = places(stage).await;
    for (number, place) in places.iter().enumerate() {
        let [one, two] = ["one", "two"].map(|name| key(&format!("{name}{number}x")));
        let first = post(stage, &one, place, &said("Spring 1901")).await;
        let other = post(stage, &two, place, &said("Spring 1901")).await;
        assert_ne!(first, other, "the key counts, not the words");
        assert_eq!(post(stage, &one, place, &said("Spring 1901")).await, first);
        stage.restart().await;
        assert_eq!(post(stage, &one, place, &said("Spring 1901")).await, first);
        assert_eq!(texts(stage, &reader, place).await, ["Spring 1901", "Spring 1901"]);
    }
}

pub async fn a_post_that_fails_is_put_off_and_made_once(stage: &mut impl ContractStage) {
    let (reader, [channel, _]) = places(stage).await;
    post(stage, &key("zero"), &channel, &said("zero")).await;
    for (name, when) in [("before", When::Before), ("after", When::After)] {
        stage.fail_next(Call::Post, when).await;
        let failed = stage.platform().post(&key(name), &channel, &said(name)).await;
        assert!(matches!(failed, Err(Setback::Later { .. })), "{when:?}: {failed:?}");
        post(stage, &key(name), &channel, &said(name)).await;
    }
    assert_eq!(texts(stage, &reader, &channel).await, ["zero", "before", "after"]);
}

pub async fn an_earlier_post_is_found_by_its_key(stage: &mut impl ContractStage) {
    let (_, places) = places(stage).await;
    let mut made = Vec::new();
    for (place, other) in [(&places[0], &places[1]), (&places[1], &places[0])] {
        let may = allowed(stage, place);
        let mut messages = vec![said("One line."), said("Two\nlines.")];
        messages.extend((may.actions > 0).then(|| Message { actions: vec![action(1)], ..said("An action") }));
        messages.extend(may.pictures.then(|| Message { picture: Some(picture("A map.")), ..said("A picture") }));
        messages.extend(may.files.then(|| Message { file: Some(file()), ..said("A file") }));
        for message in messages {
            let key = key(&format!("find{}x", made.len()));
            assert_eq!(find(stage, &key, place).await, None, "before it is posted");
            let posted = post(stage, &key, place, &message).await;
            assert_eq!(find(stage, &key, place).await.as_ref(), Some(&posted), "{message:?}");
            assert_eq!(find(stage, &key, other).await, None, "it is elsewhere");
            made.push((key, place, posted));
        }
    }
    stage.restart().await;
    for (key, place, posted) in made {
        assert_eq!(find(stage, &key, place).await, Some(posted), "after a restart");
    }
}

pub async fn a_network_that_fails_cant_tell_whether_there_is_a_post(stage: &mut impl ContractStage) {
    let (reader, [channel, _]) = places(stage).await;
    let posted = post(stage, &key("there"), &channel, &said("there")).await;
    for name in ["there", "never"] {
        stage.fail_next(Call::Find, When::Before).await;
        let found = stage.platform().find(&key(name), &channel, Timestamp::UNIX_EPOCH).await;
        assert!(matches!(found, Err(Setback::Later { .. })), "{name}: {found:?}");
    }
    assert_eq!(find(stage, &key("there"), &channel).await, Some(posted));
    assert_eq!(find(stage, &key("never"), &channel).await, None);
    assert_eq!(all_seen(stage, &reader, &channel).await.len(), 1);
}

pub async fn a_search_that_cant_read_everything_at_once_continues(stage: &mut impl ContractStage) {
    let (_, [channel, _]) = places(stage).await;
    let posted = post(stage, &key("first"), &channel, &said("first")).await;
    for number in 0..12 {
        post(stage, &key(&format!("other{number:02}x")), &channel, &said("other")).await;
    }
    stage.search_little().await;
    for (name, there) in [("first", Some(posted)), ("never", None)] {
        let (start, mut calls) = (Instant::now(), 0);
        // A search that began again each time would never come to its end.
        let found = loop {
            calls += 1;
            match stage.platform().find(&key(name), &channel, Timestamp::UNIX_EPOCH).await {
                Err(Setback::Later { .. }) => assert!(start.elapsed() < PATIENCE, "the search for {name} never ends"),
                found => break found,
            }
        };
        assert_eq!(found, Ok(there));
        assert!(calls > 2, "everything was read at once");
    }
}
