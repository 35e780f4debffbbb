//! Press rooms: one for each key, with the members and the state that are asked for.

use dragoman_game::event::{ChannelId, PersonId, Place, RoomId};
use dragoman_game::refusal::Refusal;
use dragoman_game::room::Room;
use dragoman_platform::Setback;

use super::{ContractStage, all_seen, allowed, ensured, key, post, said, texts};

pub fn room(channel: &ChannelId, members: &[&PersonId], open: bool, known: Option<&RoomId>) -> Room {
    Room {
        known: known.cloned(),
        channel: channel.clone(),
        game: "Bosforo".to_owned(),
        name: "Bosforo · Italy – Turkey".to_owned(),
        members: members.iter().copied().cloned().collect(),
        open,
        ask_back: false,
        over: false,
    }
}

pub async fn a_room_that_is_ensured_again_is_the_same(stage: &mut impl ContractStage) {
    let (channel, giulia) = (stage.channel().await, stage.person("giulia").await);
    let (joost, tom) = (stage.person("joost").await, stage.person("tom").await);
    let (press, wanted) = (key("press"), room(&channel, &[&giulia, &joost], true, None));
    let first = ensured(stage, &press, &wanted).await;
    assert_eq!(first.missing, []);
    // As after a crash before it was stored, and then as a stored one.
    assert_eq!(ensured(stage, &press, &wanted).await, first);
    stage.restart().await;
    assert_eq!(ensured(stage, &press, &wanted).await, first);
    assert_eq!(ensured(stage, &press, &Room { known: Some(first.room.clone()), ..wanted.clone() }).await, first);
    let other = ensured(stage, &key("other"), &wanted).await;
    assert_ne!(other.room, first.room, "rooms of two games may have the same name");
    assert_eq!(ensured(stage, &press, &wanted).await, first);

    let place = Place::Room(first.room);
    post(stage, &key("hello"), &place, &said("Qui si parla.")).await;
    for member in [&giulia, &joost] {
        assert_eq!(own(texts(stage, member, &place).await), ["Qui si parla."]);
    }
    assert_eq!(stage.seen(&tom, &place).await, [], "nobody else reads it");
}

/// Without the post by which an adapter marks the room as its own.
fn own(mut texts: Vec<String>) -> Vec<String> {
    texts.retain(|text| !text.contains("Bosforo · "));
    texts
}

pub async fn a_room_gets_the_members_and_the_state_that_are_asked_for(stage: &mut impl ContractStage) {
    let (channel, giulia) = (stage.channel().await, stage.person("giulia").await);
    let (joost, tom) = (stage.person("joost").await, stage.person("tom").await);
    let press = key("press");
    let id = ensured(stage, &press, &room(&channel, &[&giulia, &joost], true, None)).await.room;
    let place = Place::Room(id.clone());
    for member in [&giulia, &joost] {
        all_seen(stage, member, &place).await;
        assert!(stage.may_write(member, &id).await, "{member} may not write in an open room");
    }

    // A seat has a new player, and the rules forbid talk.
    for _ in 0..2 {
        let locked = room(&channel, &[&giulia, &tom], false, Some(&id));
        assert_eq!(ensured(stage, &press, &locked).await.room, id);
    }
    post(stage, &key("closed"), &place, &said("No talk during retreats.")).await;
    for member in [&giulia, &tom] {
        let read = texts(stage, member, &place).await;
        assert!(read.iter().any(|text| text == "No talk during retreats."), "{member}: {read:?}");
        assert!(!stage.may_write(member, &id).await, "{member} may write in a locked room");
    }
    let read = stage.seen(&joost, &place).await;
    assert!(read.iter().all(|post| post.text != "No talk during retreats."), "who was removed reads no more: {read:?}");

    ensured(stage, &press, &room(&channel, &[&giulia, &tom], true, Some(&id))).await;
    assert!(stage.may_write(&giulia, &id).await && stage.may_write(&tom, &id).await, "it is open again");
    assert!(!stage.may_write(&joost, &id).await, "who was removed may write");
}

pub async fn a_member_who_cant_be_added_keeps_no_other_out(stage: &mut impl ContractStage) {
    let (channel, giulia, tom) = (stage.channel().await, stage.person("giulia").await, stage.person("tom").await);
    let gone = stage.unreachable_person().await;
    let press = key("press");
    let first = ensured(stage, &press, &room(&channel, &[&gone, &giulia], true, None)).await;
    assert_eq!(first.missing, std::slice::from_ref(&gone));
    let place = Place::Room(first.room.clone());
    // Locked, and open again with one more: the same.
    for (open, members) in [(false, vec![&gone, &giulia]), (true, vec![&gone, &giulia, &tom])] {
        let again = ensured(stage, &press, &room(&channel, &members, open, Some(&first.room))).await;
        assert_eq!(again, first);
    }
    for member in [&giulia, &tom] {
        all_seen(stage, member, &place).await;
        assert!(stage.may_write(member, &first.room).await, "the others talk");
    }
}

pub async fn where_there_are_no_rooms_none_is_opened(stage: &mut impl ContractStage) {
    let (channel, giulia) = (stage.channel().await, stage.person("giulia").await);
    assert!(!allowed(stage, &Place::Channel(channel.clone())).rooms, "an adapter with rooms doesn't have this case");
    let (platform, wanted) = (stage.platform(), room(&channel, &[&giulia], true, None));
    assert_eq!(platform.open(&key("press"), &wanted).await, Err(Setback::Refused(Refusal::NoRooms)));
    assert_eq!(platform.ensure_room(&key("press"), &wanted).await, Err(Setback::Refused(Refusal::NoRooms)));
}
