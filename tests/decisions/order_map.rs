//! Decisions on links to the map on which orders are chosen.

use dragoman_game::event::{Place, PlatformName};
use dragoman_game::notice::{Declined, Notice};
use dragoman_game::testing::{Trial, person};

fn table() -> Trial {
    let mut table = Trial::new();
    table.maps = Some("https://play.example.org".to_owned());
    table
}

/// The address that the last event was answered with, in private.
fn address(table: &Trial, who: &str) -> String {
    let [(place, Notice::MapLink { address, .. })] = &table.answers[..] else { panic!("{:#?}", table.answers) };
    assert_eq!(place, &Place::Person(person(who)));
    address.0.clone()
}

fn refusal(table: &Trial) -> Vec<&Declined> {
    let stored = table.said.iter().map(|said| &said.notice);
    let answered = table.answers.iter().map(|(_, notice)| notice);
    let all = stored.chain(answered);
    all.filter_map(|notice| if let Notice::Declined(why) = notice { Some(why) } else { None }).collect()
}

#[test]
fn a_link_is_answered_and_only_its_hash_is_stored() {
    let mut table = table();
    for (number, text) in ["order-map", "tap"].into_iter().enumerate() {
        table.forget().says("italy", text);
        let address = address(&table, "italy");
        let link = &table.map_links[number];
        assert_eq!(address, format!("https://play.example.org/map#{}", link.token.secret()));
        assert!(table.said.is_empty(), "the secret isn't in a notice that is stored: {:#?}", table.said);
        assert_eq!((&link.person, &link.game, link.phase), (&person("italy"), &table.game().id, 1));
    }
    assert_ne!(table.map_links[0].token, table.map_links[1].token);
    // Asked in public, answered in private.
    table.forget().calls("italy", "order-map");
    address(&table, "italy");
    assert!(!format!("{:?} {:?}", table.answers, table.map_links).contains(table.map_links[2].token.secret()));
    assert_eq!(person("italy").platform(), PlatformName::Local);
}

#[test]
fn there_are_links_only_for_those_who_have_something_to_order() {
    let mut table = table();
    table.says("ola", "order-map");
    assert_eq!(refusal(&table), [&Declined::NotIn]);
    table.forget().says("england", "order-map");
    address(&table, "england");
    table.maps = None;
    table.forget().says("england", "order-map");
    assert_eq!(refusal(&table), [&Declined::NoOrderMap]);
    assert_eq!(table.map_links.len(), 1);
    // Sent before the deadline, and read after it.
    table.maps = Some("https://play.example.org".to_owned());
    table.later(48).ticks().forget();
    assert_eq!(table.running().number, 2);
    table.says("england", "order-map");
    address(&table, "england");
    assert_eq!(table.map_links[1].phase, 2);
}
