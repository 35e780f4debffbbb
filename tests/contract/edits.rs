//! An edit changes an earlier post in its place.

use dragoman_platform::Setback;
use dragoman_platform::message::Message;

use super::{
    Call, ContractStage, When, action, all_seen, allowed, edit, find, key, picture, places, post, said, texts,
};

pub async fn an_edit_changes_the_post_in_its_place(stage: &mut impl ContractStage) {
    let (reader, places) = places(stage).await;
    for (number, place) in places.iter().enumerate() {
        let may = allowed(stage, place);
        assert!(may.edits, "an adapter without edits doesn't have this case");
        let status = key(&format!("status{number}x"));
        let message = Message {
            picture: may.pictures.then(|| picture("A map.")),
            actions: (0..may.actions.min(1)).map(action).collect(),
            ..said("0 of 7")
        };
        let posted = post(stage, &status, place, &message).await;
        post(stage, &key(&format!("next{number}x")), place, &said("something else")).await;
        edit(stage, &posted, &said("1 of 7")).await;
        stage.restart().await;
        edit(stage, &posted, &said("2 of 7")).await;
        edit(stage, &posted, &said("2 of 7")).await;
        let seen = all_seen(stage, &reader, place).await;
        let said: Vec<_> = seen.iter().map(|post| post.text.as_str()).collect();
        assert_eq!(said, ["2 of 7", "something else"]);
        assert!(
            seen[0].picture.is_none() && seen[0].actions.is_empty(),
            "an edit gives it its whole content: {seen:?}"
        );
        assert_eq!(find(stage, &status, place).await, Some(posted), "its key stays");
    }
}

pub async fn an_edit_that_fails_can_be_repeated(stage: &mut impl ContractStage) {
    let (reader, [channel, _]) = places(stage).await;
    let posted = post(stage, &key("status"), &channel, &said("0 of 7")).await;
    assert_eq!(texts(stage, &reader, &channel).await, ["0 of 7"]);
    stage.fail_next(Call::Edit, When::Before).await;
    let failed = stage.platform().edit(&posted, &said("1 of 7")).await;
    assert!(matches!(failed, Err(Setback::Later { .. })), "{failed:?}");
    edit(stage, &posted, &said("1 of 7")).await;
    assert_eq!(texts(stage, &reader, &channel).await, ["1 of 7"]);
}

pub async fn an_edit_of_a_deleted_post_says_that_it_is_gone(stage: &mut impl ContractStage) {
    let (reader, [channel, _]) = places(stage).await;
    let posted = post(stage, &key("status"), &channel, &said("0 of 7")).await;
    assert_eq!(texts(stage, &reader, &channel).await, ["0 of 7"]);
    stage.delete_post(&posted).await;
    assert_eq!(stage.platform().edit(&posted, &said("1 of 7")).await, Err(Setback::Gone));
}
