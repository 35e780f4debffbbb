//! Decisions about the rematch of a game that is over.

use dragoman_game::model::{Settings, Stage};
use dragoman_game::notice::{Notice, Priority};
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

/// A game that ended in a draw; Turkey's player resigned before.
fn over(settings: Settings) -> Trial {
    let mut table = Trial::with(settings);
    table.confirms_in_public("turkey", "resign").says("italy", "A Ven H").later(48).ticks();
    table.says("italy", "draw");
    for who in ["austria", "england", "france", "germany", "russia"] {
        table.says(who, "agree");
    }
    assert!(matches!(table.game().stage, Stage::Over(_)), "{}", table.heard("italy"));
    table
}

fn classic() -> Settings {
    Settings::habit("classic", Language::EN, "UTC")
}

fn names(table: &Trial) -> Vec<&str> {
    table.game().seats.iter().map(|seat| seat.name_in_test()).collect()
}

#[test]
fn a_rematch_has_the_same_settings_and_a_seat_for_who_asks() {
    let mut table = over(Settings { anonymous: true, victory: Some(12), ..classic() });
    table.forget().calls("italy", "rematch");
    let game = table.game().clone();
    assert!(matches!(game.stage, Stage::Lobby));
    assert_eq!((game.name.as_str(), game.channel.as_str()), ("Bosforo 2", "local:hall"));
    assert!(game.settings.anonymous && game.settings.victory == Some(12));
    assert_eq!((game.creator, names(&table)), (person("italy"), vec!["italy"]));
    assert_ne!(table.game().commitment.seed, table.finished.as_ref().unwrap().game.commitment.seed);
    assert!(table.public().contains("Bosforo 2"), "{}", table.public());
}

#[test]
fn all_who_played_are_told_once_in_private_and_without_a_ping() {
    let mut table = over(classic());
    table.forget().calls("italy", "rematch");
    for who in ["austria", "england", "france", "germany", "russia", "turkey"] {
        let heard = table.heard(who);
        assert_eq!(heard.matches("the rematch of").count(), 1, "{who}: {heard}");
        assert_eq!(table.buttons(who), ["rematch:game=ab12cd34"]);
    }
    assert!(!table.heard("italy").contains("the rematch of"));
    assert_eq!(table.heard("ola"), "", "who only was the game master isn't asked");
    let told = table.said.iter().filter(|said| format!("{:?}", said.notice).contains("Rematch {"));
    assert!(told.clone().all(|said| said.priority == Priority::Routine) && told.count() == 6);
    table.forget().presses("turkey", "rematch:game=ab12cd34").presses("france", "rematch:game=ab12cd34");
    assert_eq!(names(&table), ["italy", "turkey", "france"], "the button gives a seat in the same lobby");
    assert!(!table.heard("austria").contains("rematch"), "nobody is told again");
}

#[test]
fn a_game_has_one_rematch_whoever_asks() {
    let mut table = over(classic());
    table.calls("italy", "rematch");
    let id = table.game().id.clone();
    table.forget().presses("italy", "rematch:game=ab12cd34");
    assert!(table.heard("italy").contains("already"), "{}", table.heard("italy"));
    table.presses("ola", "rematch:game=ab12cd34");
    assert_eq!((table.game().id.clone(), names(&table)), (id, vec!["italy", "ola"]));
}

#[test]
fn a_rematch_needs_a_game_that_is_over_since_at_most_thirty_days_and_that_one_played() {
    let mut running = Trial::new();
    running.calls("italy", "rematch");
    assert!(running.public().contains("once this game is over"), "{}", running.public());
    let mut table = over(classic());
    table.forget().calls("anna", "rematch");
    assert!(table.public().contains("You have no seat in this game"), "{}", table.public());
    table.forget().later(30 * 24 + 1).calls("italy", "rematch");
    assert!(table.public().contains("for 30 days"), "{}", table.public());
    assert!(matches!(table.game().stage, Stage::Over(_)));
}

/// Its folder may be removed once all games on it are over: a new one couldn't be loaded, nor anything else in its channel.
#[test]
fn there_is_no_rematch_on_a_map_that_is_gone_and_no_way_back_to_it() {
    let mut table = over(classic());
    table.loaded.game.settings.variant = "bosforo".to_owned();
    table.forget().calls("italy", "rematch");
    assert!(matches!(table.game().stage, Stage::Over(_)));
    let refused = "The map of this game, \"bosforo\", isn't installed here any more.";
    assert!(table.public().contains(refused) && table.public().contains("on another map: `new`"), "{}", table.public());
    table.forget().calls("ola", "rollback S1901M reason:again");
    assert!((table.public() + &table.heard("ola")).contains(refused), "{}", table.public());
}

#[test]
fn the_end_of_a_game_has_the_button_of_its_rematch() {
    let table = over(classic());
    let finished = table.said.iter().find(|said| matches!(said.notice, Notice::Finished { .. })).unwrap();
    assert!(table.actions(&finished.notice).contains(&"rematch:game=ab12cd34".to_owned()));
}

#[test]
fn the_limits_of_games_hold_for_a_rematch() {
    let mut table = over(classic());
    table.limits.games_per_channel = 1;
    table.limits.games_per_person = 1;
    table.calls("italy", "rematch");
    assert_eq!(table.game().name, "Bosforo 2");
    let mut table = over(classic());
    table.limits.name = 8;
    table.calls("italy", "rematch");
    assert_eq!(table.game().name, "Bosfor 2");
}
