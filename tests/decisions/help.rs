//! Help.

use dragoman_game::command::COMMANDS;
use dragoman_game::testing::Trial;

use super::heard::Heard as _;

#[test]
fn help_names_what_is_useful_now_and_nothing_else() {
    let mut table = Trial::new();
    table.says("italy", "help");
    let heard = table.heard("italy");
    assert!(heard.contains("It's time for moves") && heard.contains("`draw`"), "{heard}");
    assert!(!heard.contains("`rollback`") && !heard.contains("`prefer`"), "{heard}");
    table.forget().says("stranger", "help");
    let heard = table.heard("stranger");
    assert!(heard.contains("`new`") && !heard.contains("`ready`"), "{heard}");
}

#[test]
fn every_command_is_explained_in_any_language_by_its_name() {
    let mut table = Trial::new();
    for spec in COMMANDS {
        table.forget().says("italy", &format!("help {}", spec.id));
        let heard = table.heard("italy");
        assert!(heard.starts_with("**`") && heard.lines().count() > spec.parameters.len(), "{}: {heard}", spec.id);
    }
    table.forget().says("italy", "help pronto");
    assert!(table.heard("italy").contains("**`ready`**"), "{}", table.heard("italy"));
    table.forget().says("italy", "help drw");
    assert!(table.heard("italy").contains("`draw`"), "{}", table.heard("italy"));
}
