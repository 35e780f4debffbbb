//! Help.

use dragoman_game::notice::Notice;
use dragoman_game::testing::{Trial, person};
use dragoman_game::wall::WallRule;
use dragoman_l10n::Language;
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
fn a_welcome_to_a_game_that_has_begun_says_nothing_of_what_is_past() {
    let mut table = Trial::new();
    table.loaded.game.settings.preferences = true;
    let name = table.game().name.clone();
    let welcome = Notice::Welcome { name, joined: 1, needed: 7, asks: false };
    let heard = table.spoken(&welcome, Language::EN);
    assert!(heard.contains("Write your orders here") && !heard.contains("When the game begins"), "{heard}");
    assert!(!table.actions(&welcome).iter().any(|id| id.starts_with("prefer")), "{:?}", table.actions(&welcome));
}

#[test]
fn the_button_says_what_to_do_now_and_help_lists_the_commands() {
    let mut table = Trial::new();
    let typed = table.says("italy", "help").heard("italy");
    assert!(typed.contains("**Orders**") && typed.contains("**Votes (secret)**"), "{typed}");
    // Of a topic with many commands the first are named, and a button shows all with what they do.
    assert!(typed.contains("**Your settings**: `language`") && !typed.contains("`wrong-sentence`"), "{typed}");
    let press = |table: &mut Trial, part: &str| {
        let id = table.buttons("italy").into_iter().find(|id| id.contains(part)).expect(part);
        table.forget().presses("italy", &id).heard("italy")
    };
    let settings = press(&mut table, "topic-person");
    assert!(settings.starts_with("**Your settings**\n- `language`: ") && settings.contains("`wrong-sentence`"));
    let votes = table.forget().says("italy", "help votes (secret)").heard("italy");
    assert!(votes.starts_with("**Votes (secret)**\n- `draw`: "), "{votes}");
    let now = table.forget().presses("italy", "help").heard("italy");
    assert!(now.contains("It's time for moves") && now.lines().count() <= 4, "{now}");
    assert!(!now.contains("**Orders**"), "{now}");
    assert_eq!(press(&mut table, "all-topics"), typed, "all commands");
}

#[test]
fn an_option_that_a_command_has_not_is_named_with_the_nearest_one() {
    let mut table = Trial::new();
    let answer = |table: &Trial, who: &str| format!("{}\n{}", table.heard(who), table.public());
    table.calls("ola", "change-settings deadlin:5h");
    let heard = answer(&table, "ola");
    assert!(heard.contains("has no option \"deadlin\"") && heard.contains("`deadline:5h`"), "{heard}");
    table.forget().calls("tom", "new Egeo anonymity:yes");
    let heard = answer(&table, "tom");
    assert!(heard.contains("I understood `new`") && heard.contains("`anonymous:yes`"), "{heard}");
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
        // Nobody is left to ask about once everyone is ready.
        assert!(said != "ready" || known.iter().any(|id| id.starts_with("status:")), "{known:?}");
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
    let told = table.heard("tom");
    assert!(told.contains("The rule: Out is out.") && told.contains("`help wall`"), "{told}");
}
