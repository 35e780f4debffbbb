//! The setting that was added.

use dragoman_game::testing::Trial;

use super::heard::Heard as _;

#[test]
fn the_new_setting_is_agreed_in_words_and_shown() {
    assert!(!Trial::created("new Delta").public().contains("Everyone here is learning the game."));
    for typed in ["new Delta options:novices=yes", "new Delta options:principianti=sì"] {
        let lobby = Trial::created(typed);
        assert!(lobby.game().settings.novices, "{typed}");
        assert!(lobby.public().contains("Everyone here is learning the game."), "{}", lobby.public());
    }
}

#[test]
fn who_mistypes_the_new_setting_is_told_its_values() {
    let mut refused = Trial::created("new Delta options:novices=perhaps");
    let said = refused.public();
    assert!(said.contains("novices=no") && said.contains("novices=yes"), "{said}");
    refused.forget().calls("ola", "new Delta options:novice");
    assert!(refused.public().contains("novices"), "{}", refused.public());
}
