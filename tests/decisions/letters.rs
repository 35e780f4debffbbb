//! Decisions about letters that are stored, and about publishing them.

use dragoman_game::loaded::{Letter, LetterRow};
use dragoman_game::model::{Settings, Stage};
use dragoman_game::standing::storage;
use dragoman_game::testing::{Trial, mark_key};
use dragoman_l10n::Language;

use super::heard::Heard as _;

const ALL: [&str; 7] = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];

/// A game that ended in a draw. Italy wrote to Germany and France, and France offered Italy a document.
fn over(kept: bool) -> Trial {
    let mut table = Trial::with(Settings { letters_kept: kept, ..Settings::habit("classic", Language::EN, "UTC") });
    table.says("italy", "to Germany, France: A Ven - Tyr, agreed?");
    table.says("france", "/document with:Italy message:\"peace in the west\"").says("russia", "/document peace");
    table.says("italy", "A Ven H").later(48).ticks().says("italy", "draw");
    for who in ALL.iter().filter(|who| **who != "italy") {
        table.says(who, "agree");
    }
    assert!(matches!(table.game().stage, Stage::Over(_)), "{}", table.heard("italy"));
    table.forget();
    table
}

fn opened(table: &Trial) -> bool {
    table.public().contains("here are the letters of **Bosforo**")
}

const YES: &str = "open-letters:answer=yes;game=ab12cd34";
const NO: &str = "open-letters:answer=no;game=ab12cd34";

#[test]
fn a_letter_to_oneself_asks_to_whom_and_not_with_whom() {
    let mut table = Trial::new();
    table.says("italy", "to Italy: hello");
    assert!(table.heard("italy").contains("To whom? It has to be another power"), "{}", table.heard("italy"));
    table.forget().says("italy", "/room Italy");
    assert!(table.heard("italy").contains("With whom?"), "{}", table.heard("italy"));
}

#[test]
fn letters_are_stored_only_where_that_was_agreed() {
    let table = over(false);
    assert!(table.letters.is_empty() && table.game().letters.is_empty());
    let mut table = over(true);
    let all = storage();
    let read = |letter: &LetterRow| letter.read(&all).cloned().expect("a letter");
    let from: Vec<_> = table.letters.iter().map(|letter| (letter.number, read(letter).from.to_string())).collect();
    assert_eq!(from, [(1, "ITALY".to_owned()), (2, "FRANCE".to_owned())], "what all can read isn't stored");
    let Letter { phase, to, text, .. } = &read(&table.letters[0]);
    let people = table.letters[0].people(&all);
    assert_eq!((phase.as_str(), text.as_str()), ("S1901M", "A Ven - Tyr, agreed?"));
    assert_eq!((to.len(), people.len()), (2, 3));
    table.calls("italy", "settings");
    assert!(table.public().contains("They're published only if everyone who wrote or received one agrees"));
}

#[test]
fn letters_are_published_if_all_who_wrote_or_received_one_agree() {
    let mut table = over(true);
    table.presses("germany", YES);
    for who in ["italy", "france"] {
        assert!(table.heard(who).contains("May the letters of **Bosforo** be published?"), "{}", table.heard(who));
        assert_eq!(
            table.buttons(who),
            [YES, NO].map(|id| id
                .replace("answer=yes;game=ab12cd34", "game=ab12cd34;answer=yes")
                .replace("answer=no;game=ab12cd34", "game=ab12cd34;answer=no"))
        );
    }
    assert_eq!(table.heard("russia"), "", "who wrote none isn't asked");
    assert!(!table.heard("germany").contains("May the letters"), "who proposed it has agreed");
    table.presses("italy", YES).presses("italy", YES);
    assert!(!opened(&table), "one is missing");
    table.forget().presses("france", YES);
    assert!(opened(&table), "{}", table.public());
    table.forget().presses("italy", YES);
    assert!(table.heard("italy").contains("here are the letters"), "{}", table.heard("italy"));
}

#[test]
fn one_refusal_keeps_them_closed_and_nobody_learns_of_it() {
    let (mut refused, mut waits) = (over(true), over(true));
    for (table, answer) in [(&mut refused, NO), (&mut waits, YES)] {
        table.presses("germany", YES).presses("italy", answer);
    }
    let heard = |table: &Trial| ALL.map(|who| table.heard(who));
    assert_eq!(heard(&refused), heard(&waits), "no difference can be seen");
    assert_eq!(refused.public(), waits.public());
    refused.presses("italy", YES).presses("france", YES);
    waits.presses("france", YES);
    assert!(!opened(&refused) && opened(&waits));
    let stored = serde_json::to_string(&refused.game().letters).unwrap();
    assert_eq!(stored.matches("local:italy").count(), 2, "who refused isn't stored: {stored}");
}

#[test]
fn silence_keeps_them_closed() {
    let mut table = over(true);
    table.presses("germany", YES).presses("italy", YES).later(7 * 24 + 1).forget().presses("france", YES);
    assert!(!opened(&table));
    assert!(table.heard("france").contains("Not everyone agreed in time"), "{}", table.heard("france"));
}

#[test]
fn only_who_wrote_or_received_a_letter_can_vote_and_only_after_the_game() {
    let mut table = over(true);
    table.presses("russia", YES);
    assert!(table.heard("russia").contains("neither wrote nor received"), "{}", table.heard("russia"));
    assert!(table.game().letters.vote.is_none());
    let mut table = over(false);
    table.presses("italy", YES);
    assert!(table.heard("italy").contains("No letters of this game are stored"), "{}", table.heard("italy"));
    let mut table = over(true);
    table.later(31 * 24).presses("italy", YES);
    assert!(table.heard("italy").contains("deleted 30 days after it ends"), "{}", table.heard("italy"));
    let mut running = Trial::new();
    running.says("italy", "open-letters");
    assert!(running.heard("italy").contains("once this game is over"), "{}", running.heard("italy"));
}

#[test]
fn a_forgotten_person_is_no_longer_asked() {
    let mut table = over(true);
    let person = dragoman_game::testing::person("france");
    table.presses("germany", YES).presses("italy", YES);
    let mut game = table.game().clone();
    assert!(dragoman_game::person::leave_nothing(
        &mut game,
        &person,
        &mark_key().mark(&person),
        jiff::Timestamp::UNIX_EPOCH
    ));
    assert!(!game.letters.people.contains(&person));
}

#[test]
fn a_letter_is_said_to_be_kept_where_it_is() {
    for (kept, watched, says) in [
        (false, false, "I don't keep another copy"),
        (true, false, "letters are stored until 30 days after its end"),
        (true, true, "anyone you've all agreed to let watch can read this one"),
    ] {
        let settings = Settings { letters_kept: kept, watched, ..Settings::habit("classic", Language::EN, "UTC") };
        let mut table = Trial::with(settings);
        table.says("italy", "to Germany: A Ven - Tyr, agreed?");
        let heard = table.heard("italy");
        assert!(heard.contains(says), "{heard}");
        assert_eq!(heard.contains("I don't keep another copy"), table.letters.is_empty(), "{heard}");
    }
}
