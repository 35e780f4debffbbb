//! Decisions about how reliably people have played.

use dragoman_game::model::{Settings, Stage};
use dragoman_game::testing::{Trial, person};
use dragoman_game::track_record::TrackRecord;
use dragoman_l10n::Language;

use super::heard::Heard as _;

const OTHERS: [&str; 5] = ["austria", "england", "france", "germany", "russia"];

/// A game that ended in a draw after spring: Italy sent orders, Turkey resigned in autumn, the others sent nothing.
fn over(settings: Settings) -> Trial {
    let mut table = Trial::with(settings);
    table.first_deadline_stays().says("italy", "A Ven H").later(48).ticks();
    table.confirms_in_public("turkey", "resign").says("italy", "draw");
    for who in OTHERS {
        table.says(who, "agree");
    }
    assert!(matches!(table.game().stage, Stage::Over(_)), "{}", table.heard("italy"));
    table.forget();
    table
}

fn classic() -> Settings {
    Settings::habit("classic", Language::EN, "UTC")
}

#[test]
fn games_and_missed_phases_are_counted_for_who_played_them() {
    let table = over(classic());
    let counted = |finished, left, missed| TrackRecord { finished, left, phases: 1, missed, shared: false };
    assert_eq!(table.record(&person("italy")), counted(1, 0, 0));
    assert_eq!(table.record(&person("france")), counted(1, 0, 1));
    assert_eq!(table.record(&person("turkey")), counted(0, 1, 1));
    let mut practice = Trial::with(Settings { practice: true, ..classic() });
    practice.says("italy", "A Ven H").later(48).ticks().says("italy", "draw");
    assert!(practice.records.is_empty(), "practice isn't counted");
}

#[test]
fn everybody_sees_their_own_record() {
    let mut table = over(classic());
    table.says("france", "my-record");
    let heard = table.heard("france");
    assert!(heard.contains("games finished: 1, left early: 0; phases missed: 1 of 1"), "{heard}");
    assert!(heard.contains("Nobody else sees this"), "{heard}");
    table.forget().says("france", "my-record share:yes");
    assert!(table.heard("france").contains("Game masters of games that you join can see this"));
}

#[test]
fn the_game_master_of_a_lobby_sees_the_records_of_who_agreed() {
    let mut table = over(classic());
    table.says("france", "my-record share:yes").calls("ola", "new Gulf");
    table.calls("france", "join").calls("italy", "join").forget().says("ola", "panel");
    let heard = table.heard("ola");
    assert!(heard.contains("- france: games finished: 1, left early: 0; phases missed: 1 of 1"), "{heard}");
    assert!(heard.contains("- italy: not shown"), "{heard}");
    table.says("france", "my-record share:no").forget().says("ola", "panel");
    assert!(table.heard("ola").contains("- france: not shown"), "{}", table.heard("ola"));
    table.forget().calls("italy", "panel");
    assert!(!table.heard("italy").contains("france"), "only the game master");
}

#[test]
fn in_an_anonymous_game_records_are_written_when_its_players_are_known() {
    let mut table = Trial::with(Settings { anonymous: true, ..classic() });
    table.first_deadline_stays().says("italy", "A Ven H").later(48).ticks().confirms("turkey", "resign");
    // A lobby in which somebody has a new record after a resignation would tell who has resigned.
    assert!(table.records.is_empty(), "{:?}", table.records);
    table.says("italy", "draw");
    for who in OTHERS {
        table.says(who, "agree");
    }
    assert!(matches!(table.game().stage, Stage::Over(_)), "{}", table.heard("italy"));
    let counted = |finished, left, missed| TrackRecord { finished, left, phases: 1, missed, shared: false };
    assert_eq!(table.record(&person("italy")), counted(1, 0, 0));
    assert_eq!(table.record(&person("turkey")), counted(0, 1, 1));
}

#[test]
fn a_cancelled_anonymous_game_counts_once_it_cant_go_on() {
    let mut table = Trial::with(Settings { anonymous: true, ..classic() });
    table.first_deadline_stays().says("italy", "A Ven H").later(48).ticks().confirms("turkey", "resign");
    table.says("ola", "call-off reason:holidays").says("ola", "proceed");
    assert!(matches!(table.game().stage, Stage::Over(_)), "{}", table.heard("ola"));
    assert!(table.records.is_empty(), "{:?}", table.records);
    table.later(25).ticks();
    assert_eq!((table.record(&person("italy")).finished, table.record(&person("turkey")).left), (1, 1));
}
