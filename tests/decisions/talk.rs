//! Sentences about an order change nothing.

use dragoman_game::testing::Trial;

use super::heard::Heard as _;

#[test]
fn talk_about_an_order_stores_nothing_until_its_button_is_pressed() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tri\nA Rom - Ven");
    let stored = ["A VEN - TRI", "A ROM - VEN"];
    assert_eq!(table.orders("ITALY"), stored);
    for talk in [
        "can A Ven go to Tyr?",
        "A Ven - Tyr is cancelled",
        "Austria wants A Ven - Tyr",
        "thanks for A Ven - Tyr",
        "not A Ven - Tyr",
        "Nothing is decided, but ignore this:\nA Ven - Tyr",
    ] {
        table.forget().says("italy", talk);
        assert_eq!(table.orders("ITALY"), stored, "{talk}");
        let heard = table.heard("italy");
        assert!(heard.contains("`A Ven - Tri`, still stands"), "{talk}: {heard}");
        let store = "order:game=ab12cd34;during=1-S1901M;";
        let button = table.buttons("italy").into_iter().find(|id| id.starts_with(store)).unwrap();
        assert!(button.ends_with("text=A VEN - TYR"), "{talk}: {button}");
    }
    table.forget().says("italy", "can A Ven go to Tyr?");
    let receipt = table.said.last().unwrap().notice.clone();
    assert_eq!(table.label(&receipt, "order:"), "Store A Ven - Tyr");
    let button = table.buttons("italy").into_iter().find(|id| id.starts_with("order:")).unwrap();
    table.presses("italy", &button);
    assert_eq!(table.orders("ITALY"), ["A ROM - VEN", "A VEN - TYR"], "{}", table.heard("italy"));
}

#[test]
fn a_command_at_the_beginning_of_talk_about_an_order_stores_nothing_either() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tri").says("italy", "support A Ven - Tyr? maybe");
    assert_eq!(table.orders("ITALY"), ["A VEN - TRI"], "{}", table.heard("italy"));
}
