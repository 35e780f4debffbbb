//! The command that was added.

use dragoman_game::testing::Trial;
use dragoman_l10n::Language;

use super::heard::Heard as _;

#[test]
fn the_new_command_is_read_and_answered_in_each_language() {
    let mut table = Trial::new();
    for (typed, answer) in [
        ("age", "The first phase is being played."),
        ("età", "The first phase is being played."),
        ("wiek", "The first phase is being played."),
    ] {
        table.forget().says("italy", typed);
        assert_eq!(table.heard("italy"), answer, "{typed}");
    }
    let notice = dragoman_game::notice::Notice::Age { phases: 22 };
    let spoken = |tag: &str| table.spoken(&notice, tag.parse::<Language>().unwrap());
    assert_eq!(spoken("pl"), "Rozpoczęto już 22 fazy.");
    assert_eq!(spoken("de"), "22 Phasen haben begonnen.");
}

#[test]
fn help_explains_the_new_command() {
    let mut table = Trial::new();
    table.says("italy", "help age");
    assert!(table.heard("italy").contains("Say how many phases have begun"), "{}", table.heard("italy"));
}
