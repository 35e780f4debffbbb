//! What a network says that it can do, it does: a message at all of its limits arrives whole.

use dragoman_platform::message::Message;

use super::{ContractStage, action, all_seen, allowed, file, key, picture, places, post, said};

/// Words of this many characters, each of which takes several bytes.
fn words(characters: usize) -> String {
    "żółw dość ".chars().cycle().take(characters.saturating_sub(1)).chain(['ż']).collect()
}

pub async fn a_text_of_the_greatest_length_arrives_whole(stage: &mut impl ContractStage) {
    let (reader, places) = places(stage).await;
    for (number, place) in places.iter().enumerate() {
        let may = allowed(stage, place);
        let text = words(may.text_limit);
        let actions = (0..may.actions).map(action).collect();
        post(stage, &key(&format!("text{number}x")), place, &Message { actions, ..said(&text) }).await;
        let seen = all_seen(stage, &reader, place).await;
        assert!(seen[0].text.contains(&text), "{} characters: {:?}", may.text_limit, seen[0]);
        let actions: Vec<_> = (0..may.actions).map(|number| action(number).id).collect();
        assert_eq!(seen[0].actions, actions);
    }
}

pub async fn a_picture_with_the_longest_caption_arrives_whole(stage: &mut impl ContractStage) {
    let (reader, places) = places(stage).await;
    for (number, place) in places.iter().enumerate() {
        let may = allowed(stage, place);
        assert!(may.pictures, "an adapter without pictures doesn't have this case");
        let (text, alt) = (words(may.caption_limit), words(may.alt_limit));
        let message = Message { picture: Some(picture(&alt)), ..said(&text) };
        post(stage, &key(&format!("map{number}x")), place, &message).await;
        let seen = all_seen(stage, &reader, place).await;
        assert!(seen[0].text.contains(&text) && seen[0].alt.contains(&alt), "{:?} {:?}", seen[0].text, seen[0].alt);
        assert!(seen[0].picture.as_deref() == Some(&picture("").png[..]), "the picture arrives unchanged");
    }
}

pub async fn a_file_arrives_whole(stage: &mut impl ContractStage) {
    let (reader, places) = places(stage).await;
    for (number, place) in places.iter().enumerate() {
        assert!(allowed(stage, place).files, "an adapter without files doesn't have this case");
        let message = Message { file: Some(file()), ..said("Bosforo as a file") };
        post(stage, &key(&format!("file{number}x")), place, &message).await;
        let seen = all_seen(stage, &reader, place).await;
        assert!(seen[0].text.contains("Bosforo as a file"), "{:?}", seen[0]);
        assert_eq!(seen[0].file, Some(("Bosforo.json".to_owned(), file().bytes.to_vec())));
    }
}
