//! Help.

use dragoman_game::testing::{Trial, person};
use dragoman_game::wall::WallRule;
use dragoman_reading::command::COMMANDS;

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

#[test]
fn help_says_what_happens_next_and_who_knows_more() {
    let mut table = Trial::new();
    table.says("italy", "help");
    let heard = table.heard("italy");
    assert!(heard.contains("as soon as everyone is ready, otherwise at the deadline: "), "{heard}");
    assert!(heard.contains("`players` who plays what"), "{heard}");
    let buttons = table.buttons("italy");
    assert!(["status:", "players:"].iter().all(|id| buttons.iter().any(|known| known.starts_with(id))), "{buttons:?}");
    table.loaded.game.settings.never_early = true;
    let heard = table.forget().says("italy", "help").heard("italy");
    assert!(heard.contains("at the deadline, even if everyone is ready sooner"), "{heard}");
    table.loaded.game.settings.never_early = false;
    table.confirms_in_public("ola", "pause");
    let heard = table.forget().says("italy", "help").heard("italy");
    assert!(heard.contains("nothing is carried out until it resumes"), "{heard}");
    // Who is ready, or has written something else than orders, is one press away from it.
    for said in ["ready", "A Ven H", "thanks"] {
        table.forget().says("italy", said);
        let known = table.buttons("italy");
        assert!(said == "A Ven H" || known.iter().any(|id| id == "help"), "{said}: {known:?}");
    }
}

#[test]
fn the_rules_of_the_wall_are_shown_in_every_language_and_repeated_by_refusals() {
    let mut table = Trial::new();
    for typed in ["help wall", "help Wall", "help geheimen", "help geheimnisse", "help tajemnice", "help segreti"] {
        table.forget().says("italy", typed);
        let heard = table.heard("italy");
        assert!(heard.starts_with("**Who may know what, and who may do what**"), "{typed}: {heard}");
        assert_eq!(heard.lines().count(), 2 + WallRule::ALL.len(), "{heard}");
    }
    table.loaded.game.standing.expel(&person("tom"), "tom");
    table.confirms("germany", "resign").forget().calls("tom", "take-over Germany");
    let told = table.public();
    assert!(told.contains("The rule: Out is out.") && told.contains("`help wall`"), "{told}");
}
