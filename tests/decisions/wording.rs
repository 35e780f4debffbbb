//! How a person likes to be written to.

use dragoman_game::testing::{Trial, person};
use dragoman_game::wording::{OrderNotation, Wording};

use super::heard::Heard as _;

#[test]
fn a_person_chooses_the_notation_of_what_they_get_and_sees_it() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tyr");
    let usual = table.heard("italy");
    assert!(usual.contains("A Venice → Tyrolia"), "{usual}");
    table.forget().says("italy", "wording notation:abbreviations");
    assert!(table.heard("italy").contains("abbreviations everywhere"), "{}", table.heard("italy"));
    assert_eq!(table.wording[&person("italy")].notation, Some(OrderNotation::Short));
    table.forget().says("italy", "A Ven - Tri");
    let short = table.heard("italy");
    assert!(short.contains("A Ven - Tri") && !short.contains('→'), "{short}");
    table.says("italy", "wording notation:full-names").forget().says("italy", "orders");
    let long = table.heard("italy");
    assert!(long.contains("A Venice → Trieste"), "{long}");
    table.forget().confirms("ola", "adjudicate");
    let (own, public) = (table.heard("italy"), table.public());
    assert!(own.contains("A Venice → Trieste") && public.contains("A Ven - Tri"), "{own}\n{public}");
    table.says("italy", "wording notation:as-usual");
    assert_eq!(table.wording[&person("italy")], Wording::default());
}

#[test]
fn results_come_without_reasons_to_who_likes_them_brief() {
    let mut table = Trial::new();
    table.says("italy", "wording detail:brief");
    assert!(table.heard("italy").contains("results without reasons"), "{}", table.heard("italy"));
    table.says("italy", "A Ven - Tri").forget().confirms("ola", "adjudicate");
    let (own, austria) = (table.heard("italy"), table.heard("austria"));
    let brief = own.lines().find(|line| line.contains("A Ven - Tri")).expect("the order");
    assert!(brief.trim_end().ends_with('✗'), "{own}");
    assert!(austria.contains("A Ven - Tri ✗ "), "others read the reason: {austria}");
    assert!(table.public().contains("A Ven - Tri ✗ "), "{}", table.public());
    table.forget().says("italy", "why Ven");
    assert!(table.heard("italy").len() > brief.len(), "and on request: {}", table.heard("italy"));
}

#[test]
fn wording_is_chosen_in_every_language() {
    for text in ["stile dettaglio:breve", "schrijfwijze uitleg:kort", "styl szczegóły:zwięźle", "stil umfang:kurz"]
    {
        let mut table = Trial::new();
        table.says("italy", text);
        assert!(
            table.wording.get(&person("italy")).is_some_and(|wording| wording.brief),
            "{text}: {}",
            table.heard("italy")
        );
    }
}
