//! Decisions about a start of the game master's own, before the game begins.

use dragoman_game::model::{OwnStart, Settings};
use dragoman_game::rules;
use dragoman_game::testing::Trial;
use dragoman_l10n::Language;

use super::heard::Heard as _;
use super::lobby::{SEVEN, all_but_one, begun, confirms};

/// Two powers of seven.
const DUEL: &str = "edit England: -\nFrance: -\nGermany: -\nRussia: -\nTurkey: -\nItaly: A Ven, A Rom, F Nap, A Tyr";

fn own_start(trial: &Trial) -> Option<&OwnStart> {
    trial.game().settings.own_start.as_ref()
}

/// Everything that was said since the last `forget` where `ola` reads it.
fn answer(trial: &Trial) -> String {
    format!("{}\n{}", trial.public(), trial.heard("ola"))
}

#[test]
fn a_start_is_shown_first_and_the_game_begins_with_it() {
    let mut trial = Trial::created("new Gulf");
    trial.forget().says("ola", DUEL);
    let heard = trial.heard("ola");
    for words in [
        "The game would begin like this.",
        "`Italy: F Nap, A Rom, A Tyr, A Ven, Nap, Rom, Ven`",
        "Left out: England, France, Germany, Russia and Turkey.",
        "⚠ Italy would have more units (4) than centres (3).",
    ] {
        assert!(heard.contains(words), "{words}: {heard}");
    }
    assert!(!heard.contains("no units left") && !heard.contains("`Austria: "), "{heard}");
    let shown = trial.pictures_of("ola");
    assert!(matches!(shown.as_slice(), [units] if units.contains("A TYR") && !units.contains("F LON")), "{shown:?}");
    assert!(own_start(&trial).is_none() && trial.public().is_empty(), "it isn't confirmed yet");

    trial.forget().says("ola", "go-ahead");
    assert!(own_start(&trial).is_some(), "{}", answer(&trial));
    let public = trial.public();
    for words in ["changed the settings of **Gulf**", "Own start, set up by ola:", "A Tyr", "Left out: England"] {
        assert!(public.contains(words), "{words}: {public}");
    }
    trial.forget().calls("hugo", "rules");
    assert!(trial.public().contains("Own start, set up by ola:"), "{}", trial.public());

    trial.calls("anna", "join");
    assert!(!begun(&trial));
    trial.calls("bart", "join");
    assert!(begun(&trial), "two powers take part: {}", answer(&trial));
    let position = &trial.running().position;
    assert_eq!(position.phase, "S1901M");
    assert_eq!(position.units["ITALY"], ["F NAP", "A ROM", "A TYR", "A VEN"]);
    assert_eq!((position.units.len(), position.centers.len()), (2, 2));
    assert!(trial.game().seats.iter().all(|seat| seat.powers.len() == 1));
    let proof = trial.drawn();
    assert_eq!((proof.verify(), proof.left_out.len()), (Ok(()), 5));
}

#[test]
fn a_start_is_written_as_people_write_it() {
    for typed in [
        "edit Italy: A Ven, A Tyr, F Nap",
        "own-start Italy: A Ven A Tyr F Nap",
        "/edit Italy: A Ven, A Tyr, F Nap",
        "gm edit Italy: A Ven, A Tyr, F Nap",
        "edit changes:\"Italy: A Ven, A Tyr, F Nap\"",
        "edit\nItaly: A Ven, A Tyr,\nF Nap",
        "edit A Rom -> Tyr",
        "correggi Italia: A Ven, A Tir, F Nap",
        "popraw Włochy: A Wen, A Tyr, F Nea",
        "bewerken Italië: A Ven, A Tir, F Nap",
        "bearbeiten Italien: A Ven, A Tyr, F Nea",
    ] {
        for is_public in [false, true] {
            let mut trial = Trial::created("new Gulf");
            match is_public {
                false => trial.forget().confirms("ola", typed),
                true => trial.forget().calls("ola", typed).says("ola", "go-ahead"),
            };
            let start = own_start(&trial).unwrap_or_else(|| panic!("{typed}: {}", answer(&trial)));
            assert_eq!(start.units["ITALY"], ["F NAP", "A TYR", "A VEN"], "{typed}");
            assert_eq!(rules::seats(&trial.game().settings).len(), 7);
        }
    }
}

#[test]
fn it_is_changed_step_by_step_and_dropped_if_it_isnt_meant() {
    let mut trial = Trial::created("new Gulf");
    trial.confirms("ola", "edit Italy: A Ven, A Tyr, F Nap").confirms("ola", "edit Turkey: F Con; Tri = Italy");
    let start = own_start(&trial).expect("a start");
    assert_eq!((start.units["ITALY"].len(), start.units["TURKEY"].len()), (3, 1));
    assert!(start.centers["ITALY"].contains(&"TRI".into()));
    let before = start.clone();
    trial.says("ola", "edit Italy: A Rom").says("ola", "go-ahead no");
    assert_eq!(own_start(&trial), Some(&before));
    // As on the board: then it isn't a start of its own any more.
    let usual = "edit Italy: A Ven, A Rom, F Nap; Turkey: F Ank, A Con, A Smy; Tri = Austria";
    trial.forget().says("ola", usual);
    assert!(trial.heard("ola").contains("would begin as usual on this board again"), "{}", trial.heard("ola"));
    trial.says("ola", "go-ahead");
    assert_eq!(own_start(&trial), None, "{}", answer(&trial));
}

#[test]
fn it_can_be_taken_back_until_the_game_begins() {
    let mut trial = Trial::created("new Gulf");
    for undo in ["edit undo:yes", "edit no"] {
        trial.confirms("ola", DUEL);
        assert!(own_start(&trial).is_some());
        trial.forget().calls("ola", undo);
        assert_eq!(own_start(&trial), None, "{undo}: {}", answer(&trial));
        let public = trial.public();
        assert!(public.contains("No longer:") && public.contains("Own start"), "{public}");
        trial.forget().calls("ola", undo);
        assert!(answer(&trial).contains("nothing to take back"), "{undo}: {}", answer(&trial));
    }
}

#[test]
fn without_a_start_it_is_said_how_the_game_begins_and_how_one_is_written() {
    let mut trial = Trial::created("new Gulf");
    trial.forget().says("ola", "edit");
    let heard = trial.heard("ola");
    for words in [
        "The game begins as usual on this board.",
        "`edit Austria: A Bud, F Tri, A Vie, Bud, Tri, Vie`",
        "`edit Turkey: -`",
    ] {
        assert!(heard.contains(words), "{words}: {heard}");
    }
    trial.confirms("ola", DUEL).forget().says("ola", "edit");
    let heard = trial.heard("ola");
    assert!(heard.contains("Own start, set up by ola:") && heard.contains("`edit undo:yes`"), "{heard}");
}

#[test]
fn refusals_say_what_is_wrong() {
    let mut trial = Trial::created("new Gulf victory:5");
    let alone = format!("{DUEL}\nAustria: -");
    for (typed, refused) in [
        ("edit hello", "I can't read \"hello\""),
        ("edit Italy: A Qqq", "I can't read \"A Qqq\""),
        ("edit Atlantis: A Ven", "I can't read \"Atlantis:\""),
        ("edit Italy: F Tyr", "F Tyr isn't possible"),
        ("edit Italy: A Vie", "In Vie there would be two units"),
        ("edit Italy: A Ven, Tyr", "Tyr isn't a supply centre"),
        ("edit Italy: A Ven, Ven, Rom, Nap, Tun, Gre", "Italy would begin with supply centres enough to win: 5"),
        ("edit Austria: A Bud, F Tri, A Vie", "begins like that already"),
        (alone.as_str(), "At least two powers must take part"),
    ] {
        trial.forget().says("ola", typed).says("ola", "go-ahead");
        assert!(trial.heard("ola").contains(refused), "{typed}: {}", trial.heard("ola"));
        assert_eq!((own_start(&trial), &trial.game().asked), (None, &None), "{typed}");
    }
    trial.forget().says("ola", &format!("edit Italy: {}", "A Ven, ".repeat(1000)));
    assert!(own_start(&trial).is_none() && !trial.heard("ola").is_empty());
    trial.calls("bart", "join").forget().calls("bart", "edit Italy: A Ven");
    let heard = format!("{}\n{}", trial.public(), trial.heard("bart"));
    assert!(heard.contains("Only the game master"), "{heard}");

    let mut trial = Trial::created("new Gulf players:4");
    trial.forget().says("ola", "edit Italy: A Ven");
    assert!(trial.heard("ola").contains("the rulebook says who begins where"), "{}", trial.heard("ola"));
}

#[test]
fn nobody_loses_a_seat_or_an_assigned_power_by_it() {
    let mut trial = all_but_one("new Gulf");
    trial.says("ola", DUEL);
    assert!(trial.heard("ola").contains("too few seats (2) for those who have joined (6)"), "{}", trial.heard("ola"));
    trial.calls("ola", "assign Italy anna").forget().says("ola", "edit Italy: -");
    assert!(trial.heard("ola").contains("anna already has Italy"), "{}", trial.heard("ola"));
    // Nor by somebody who joins while it is shown.
    let mut trial = Trial::created("new Gulf");
    trial.calls("anna", "join").calls("bart", "join").says("ola", DUEL).calls("carl", "join");
    trial.forget().says("ola", "go-ahead");
    assert!(trial.heard("ola").contains("too few seats (2)"), "{}", trial.heard("ola"));
    assert_eq!((own_start(&trial), trial.game().seats.len()), (None, 3));
}

#[test]
fn who_joined_before_it_agrees_to_it_or_not() {
    let mut trial = all_but_one("new Gulf");
    trial.later(1).confirms("ola", "edit Italy: A Ven, A Tyr, F Nap").calls("gina", "join");
    for name in &SEVEN[..6] {
        assert!(!begun(&trial), "{name} hasn't confirmed yet");
        confirms(&mut trial, name);
    }
    assert!(begun(&trial), "{}", answer(&trial));
    assert_eq!(trial.running().position.units["ITALY"], ["F NAP", "A TYR", "A VEN"]);
    // A start with fewer seats may fill the game: all are asked at once.
    let mut trial = Trial::created("new Gulf");
    trial.calls("anna", "join").calls("bart", "join").later(1).confirms("ola", DUEL);
    assert!(!begun(&trial) && trial.game().confirm_by.is_some(), "{}", answer(&trial));
    confirms(&mut trial, "anna");
    confirms(&mut trial, "bart");
    assert!(begun(&trial));
}

#[test]
fn once_the_game_runs_its_start_stays() {
    let mut trial = Trial::new();
    let before = trial.game().clone();
    for typed in ["edit Italy: A Ven, F Nap", "edit Turkey: -", "edit undo:yes"] {
        trial.forget().says("ola", typed);
        assert!(trial.heard("ola").contains("The game has begun, so its start stays"), "{}", trial.heard("ola"));
    }
    assert_eq!(*trial.game(), before);
    // Nor does what was shown in the lobby change it.
    let mut trial = all_but_one("new Gulf");
    trial.says("ola", "edit Italy: A Ven, A Tyr, F Nap").calls("gina", "join").forget().says("ola", "go-ahead");
    assert!(begun(&trial) && own_start(&trial).is_none(), "{}", answer(&trial));
    assert!(!trial.running().position.units["ITALY"].contains(&"A TYR".into()));
}

#[test]
fn a_start_that_the_board_has_no_place_for_any_more_ends() {
    let mut trial = all_but_one("new Gulf");
    let usual = rules::usual_opening(&trial.game().settings);
    let mut own = OwnStart { units: usual.units.clone(), centers: usual.centers.clone() };
    own.units.entry("ITALY".into()).or_default().push("A QQQ".into());
    trial.loaded.game.settings.own_start = Some(own);
    trial.later(1).forget().calls("gina", "join");
    assert!(!begun(&trial) && own_start(&trial).is_none(), "{}", trial.public());
    assert!(trial.public().contains("The board has changed"), "{}", trial.public());
    for name in &SEVEN[..6] {
        confirms(&mut trial, name);
    }
    assert!(begun(&trial));
    assert_eq!(trial.running().position, usual);
}

#[test]
fn each_reads_it_in_their_own_language() {
    let mut trial = Trial::created("new Gulf");
    trial.forget().confirms("ola", "edit Italy: A Ven, A Tyr, F Nap; Turkey: -");
    let said: Vec<_> = trial.said.iter().map(|outgoing| outgoing.notice.clone()).collect();
    for (language, words) in [
        (
            *b"it",
            ["preparata da ola:", "`Italia: F Nap, A Tir, A Ven, Nap, Rom, Ven`", "Fuori dalla partita: Turchia."],
        ),
        (*b"pl", ["(autor: ola):", "`Włochy: F Nea, A Tyr, A Wen, Nea, Rzy, Wen`", "Poza grą: Turcja."]),
        (
            *b"nl",
            [
                "Eigen beginstelling van ola:",
                "`Italië: F Nap, A Tir, A Ven, Nap, Rom, Ven`",
                "Niet in het spel: Turkije.",
            ],
        ),
        (
            *b"de",
            ["Startaufstellung von ola:", "`Italien: F Nap, A Tyr, A Ven, Nap, Rom, Ven`", "Nicht dabei: die Türkei."],
        ),
    ] {
        let heard: Vec<String> = said.iter().map(|notice| trial.spoken(notice, Language::of(language))).collect();
        let heard = heard.join("\n");
        assert!(words.iter().all(|words| heard.contains(words)), "{heard}");
    }
}

#[test]
fn a_game_that_was_stored_before_is_read() {
    let trial = all_but_one("new Gulf");
    let stored = serde_json::to_string(&trial.game().settings).unwrap();
    assert!(!stored.contains("own_start"), "{stored}");
    assert_eq!(serde_json::from_str::<Settings>(&stored).unwrap(), trial.game().settings);
}
