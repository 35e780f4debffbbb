//! What the map offers to say: it is said as it was read, to those who were named, and it is no order.

use std::collections::BTreeSet;

use dragoman_game::decide::sayings::{Sentence, Sentences, room_of};
use dragoman_game::event::{PlatformName, RoomId};
use dragoman_game::model::PressRule;
use dragoman_game::notice::Destination;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

/// What `who` can say, to each power alone or in a press room.
fn sentences(table: &Trial, language: Language, who: &str, room: Option<&RoomId>) -> Vec<Sentence> {
    let id = person(who);
    let row = room.and_then(|room| room_of(&table.loaded, &id, room));
    assert_eq!(row.is_some(), room.is_some(), "{who} is in no such room");
    Sentences::new(table.words, language, &table.loaded, &id, row).all
}

#[test]
fn what_the_map_offers_is_said_as_it_was_read_and_is_no_order() {
    let mut table = Trial::new();
    table.limits.letters = 1000;
    let all = sentences(&table, Language::EN, "italy", None);
    assert!(all.len() > 200, "{}", all.len());
    for (at, sentence) in all.iter().enumerate() {
        let [to] = sentence.to.as_slice() else { panic!("{sentence:?}") };
        // All that is offered to Austria, its neighbour, and some of the rest.
        if **to != *"AUSTRIA" && at % 12 != 0 {
            continue;
        }
        table.forget().presses("italy", &sentence.press);
        let heard = table.heard(&to.to_lowercase());
        assert!(heard.contains(&sentence.text), "{sentence:?}\n{heard}");
        for other in ["austria", "england", "france", "germany", "russia", "turkey", "ola"] {
            assert!(other == to.to_lowercase() || table.heard(other).is_empty(), "{}", table.heard(other));
        }
    }
    assert!(table.orders("ITALY").is_empty());
    // It was offered for the position of that phase.
    let sentence = all.iter().find(|one| one.to.iter().any(|to| **to == *"GERMANY")).expect("something for Germany");
    table.later(48).ticks().forget();
    assert_eq!(table.running().number, 2);
    table.presses("italy", &sentence.press);
    assert_eq!(table.heard("germany"), "");
}

#[test]
fn no_two_sentences_for_one_reader_are_alike_in_any_language() {
    let table = Trial::new();
    for language in table.words.languages() {
        for who in ["austria", "england", "russia"] {
            let all = sentences(&table, language, who, None);
            let told: BTreeSet<_> = all.iter().map(|one| (format!("{:?}", one.about), &one.to, &one.text)).collect();
            assert_eq!(told.len(), all.len(), "{language} {who}");
        }
    }
}

#[test]
fn in_a_room_the_map_offers_what_all_in_it_read() {
    let mut table = Trial::new();
    table.says("italy", "talk Germany");
    let room = RoomId::new(PlatformName::Local, "r1");
    table.loaded.rooms[0].room = Some(room.clone());
    let all = sentences(&table, Language::EN, "italy", Some(&room));
    let asked =
        all.iter().find(|one| one.text == "Can you support A Ven - Tyr?").expect("a support that Germany can give");
    table.forget().presses("italy", &asked.press);
    let there = Destination::Press { key: table.loaded.rooms[0].key.clone(), platform: PlatformName::Local };
    assert!(table.told_at(&there).join("\n").contains("Can you support A Ven - Tyr?"), "{:#?}", table.said);
    assert_eq!(table.heard("germany"), "");
    assert!(room_of(&table.loaded, &person("austria"), &room).is_none());
    assert!(room_of(&table.loaded, &person("ola"), &room).is_none());
}

#[test]
fn who_plays_nothing_or_may_not_talk_is_offered_nothing_to_say() {
    let mut table = Trial::new();
    assert!(sentences(&table, Language::EN, "ola", None).is_empty());
    assert!(!sentences(&table, Language::EN, "italy", None).is_empty());
    table.loaded.game.settings.press = PressRule::None;
    assert!(sentences(&table, Language::EN, "italy", None).is_empty());
}
