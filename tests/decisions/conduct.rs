//! Decisions about conduct: blocks, muted powers, a server's list, reports, sentences that sound wrong.

use dragoman_game::event::{Content, Place};
use dragoman_game::model::Settings;
use dragoman_game::person::Person;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

fn known(name: &str) -> Person {
    Person::new(person(name), name)
}

#[test]
fn letters_of_a_blocked_person_dont_arrive_and_only_the_blocker_knows() {
    let mut table = Trial::new();
    table.says("italy", "block Germany");
    let told = table.heard("italy");
    assert!(told.contains("You've blocked germany") && told.contains("Public press, documents"), "{told}");
    assert_eq!((table.heard("germany"), table.public()), (String::new(), String::new()));
    let mut other = Trial::new();
    for trial in [&mut table, &mut other] {
        trial.forget().says("germany", "to Italy, France: hello");
    }
    assert_eq!(table.heard("germany"), other.heard("germany"), "the writer can't tell");
    assert_eq!(table.heard("italy"), "");
    assert!(table.heard("france").contains("│ hello"), "others get it");
    table.forget().says("italy", "to Germany: hello");
    assert!(table.heard("germany").contains("│ hello"), "the blocker may write");
    table.forget().says("italy", "unblock Germany").says("germany", "to Italy: hello");
    assert!(table.heard("italy").contains("│ hello"), "{}", table.heard("italy"));
}

#[test]
fn a_blocked_person_opens_no_room_with_the_blocker() {
    let mut table = Trial::new();
    table.says("italy", "block Germany").forget().says("germany", "room Italy, France");
    assert!(table.loaded.rooms.is_empty());
    let heard = table.heard("germany");
    assert!(heard.contains("That room can't be opened") && !heard.contains("block"), "{heard}");
    table.forget().says("germany", "room France").says("italy", "room Germany");
    assert_eq!(table.loaded.rooms.len(), 2, "with others, and by the blocker");
}

#[test]
fn in_an_anonymous_game_a_block_counts_for_the_power_and_tells_nothing() {
    let mut table = Trial::with(Settings { anonymous: true, ..Settings::habit("classic", Language::EN, "UTC") });
    table.known = vec![known("germany")];
    table.says("italy", "block @germany game:Bosforo").forget();
    table.says("italy", "block").says("germany", "to Italy: hello");
    assert!(table.heard("italy").contains("│ hello"), "a person's letters would show what they play");
    table.says("italy", "block Germany").forget().says("germany", "to Italy: hello");
    assert_eq!(table.heard("italy"), "");
    table.forget().says("italy", "block");
    assert!(table.heard("italy").contains("Germany (Bosforo)"), "{}", table.heard("italy"));
}

#[test]
fn blocks_have_a_limit_and_nobody_blocks_themselves() {
    let mut table = Trial::new();
    table.limits.blocks = 1;
    table.says("italy", "block Italy");
    assert!(table.heard("italy").contains("That's you"), "{}", table.heard("italy"));
    table.says("italy", "block France").forget().says("italy", "block Germany").says("italy", "unblock Turkey");
    let heard = table.heard("italy");
    assert!(heard.contains("You've blocked one person") && heard.contains("isn't on the list"), "{heard}");
    assert_eq!(table.lists.len(), 1);
}

#[test]
fn a_muted_power_declares_nothing_in_public_until_the_game_master_lets_it() {
    let mut table = Trial::new();
    table.calls("ola", "mute-power Italy");
    assert!(table.public().contains("The game master has muted Italy"), "{}", table.public());
    table.forget().calls("italy", "/declare hello").says("italy", "to France: hello");
    assert!(table.public().contains("muted your power") && table.heard("france").contains("│ hello"));
    table.forget().calls("ola", "mute-power Italy answer:no").calls("italy", "/declare hello");
    assert!(table.public().contains("│ hello"), "{}", table.public());
    table.forget().calls("france", "mute-power Italy");
    assert!(!table.game().seat_with(&"ITALY".into()).unwrap().muted);
    table.loaded.game.creator = person("france");
    table.forget().calls("france", "mute-power Italy");
    assert!(!table.game().seat_with(&"ITALY".into()).unwrap().muted, "who plays mutes no rival");
}

#[test]
fn who_is_barred_joins_no_game_and_is_told_so_kindly() {
    let mut table = Trial::created("new Gulf");
    table.known = vec![known("anna")];
    table.forget().calls("ola", "ban anna");
    assert!(table.public().contains("Only an admin") && table.lists.is_empty(), "{}", table.public());
    table.forget().calls("admin", "ban anna");
    assert!(table.heard("admin").contains("anna can't open or join games here"), "{}", table.heard("admin"));
    assert_eq!(table.public(), "", "nobody else is told");
    table.forget().calls("anna", "join");
    assert!(table.game().seat_of(&person("anna")).is_none());
    assert!(table.public().contains("you can ask one of them"), "{}", table.public());
    table.forget().calls("anna", "new Other");
    assert_eq!(table.game().name, "Gulf");
    table.calls("bart", "join").calls("admin", "ban");
    assert!(table.heard("admin").contains("- anna, until"), "{}", table.heard("admin"));
    table.calls("admin", "admit anna").calls("anna", "join");
    assert!(table.game().seat_of(&person("anna")).is_some());
}

#[test]
fn who_is_barred_is_admitted_by_the_networks_own_picker_also_unseen() {
    let mut table = Trial::created("new Gulf");
    table.known = vec![known("anna")];
    table.calls("admin", "ban anna");
    assert_eq!(table.lists.len(), 1);
    // They have left the server since.
    table.known.clear();
    table.forget().calls("admin", "admit who:<@bart>");
    assert_eq!(table.lists.len(), 1, "{}", table.heard("admin"));
    table.calls("admin", "admit who:<@anna>").calls("anna", "join");
    assert!(table.game().seat_of(&person("anna")).is_some(), "{}", table.heard("admin"));
}

#[test]
fn who_is_barred_takes_over_no_seat() {
    let mut table = Trial::new();
    table.known = vec![known("anna")];
    table.calls("admin", "ban anna").confirms_in_public("england", "resign").calls("anna", "take-over England");
    assert!(table.game().seat_of(&person("anna")).is_none());
}

#[test]
fn a_report_passes_on_the_words_and_nothing_else() {
    let mut table = Trial::new();
    table.says("italy", "/report Germany threatens me outside the game");
    let master = table.heard("ola");
    assert!(master.contains("A report from **Bosforo**") && master.contains("│ Germany threatens me"), "{master}");
    assert!(!master.to_lowercase().contains("italy"), "{master}");
    assert!(table.heard("italy").contains("│ Germany threatens me"), "the reporter sees what was passed on");
    assert_eq!((table.public(), table.heard("germany")), (String::new(), String::new()));
    table.forget().says("italy", "/report reader:administrators words:\"the game master cheats\"");
    assert_eq!(table.heard("ola"), "");
    table.forget().calls("admin", "reports");
    assert!(table.heard("admin").contains("│ the game master cheats"), "{}", table.heard("admin"));
    assert!(!table.heard("admin").contains("threatens"), "what went to the game master isn't stored");
    table.forget().calls("ola", "reports");
    assert!(!table.heard("ola").contains("cheats"));
}

#[test]
fn reports_are_private_and_limited() {
    let mut table = Trial::new();
    table.calls("italy", "/report Germany is rude");
    assert!(table.public().contains("by DM") && table.reports.is_empty(), "{}", table.public());
    for _ in 0..4 {
        table.says("italy", "/report Germany is rude");
    }
    assert!(table.heard("italy").contains("I forward 3 reports a day"), "{}", table.heard("italy"));
    assert_eq!(table.reports.len(), 3);
    table.forget().says("anna", "/report Germany is rude game:Bosforo");
    assert_eq!(table.heard("ola"), "", "only who plays or played");
}

#[test]
fn a_sentence_that_sounds_wrong_is_noted_by_its_id_alone() {
    let mut table = Trial::new();
    table.says("italy", "wrong-sentence \"You already have a seat.\"");
    assert_eq!(table.wrong_sentences, ["already-in"]);
    table.forget().says("italy", "wrong-sentence Austria agreed to support me into Trieste");
    assert!(table.heard("italy").contains("I can't find that"), "{}", table.heard("italy"));
    assert_eq!(table.wrong_sentences.len(), 1);
    // A whole post, with values in it.
    table.says("italy", "to Germany, France: hello").forget();
    let place = Place::Person(person("italy"));
    let text = "wrong-sentence **Bosforo** needs more: You've blocked Germany until Fri 21 November, 12:00 (UTC): no \
                letters from them, and they can't open a room with you. They won't be notified. Public press, \
                documents and rooms that are open already or that others open, and messages outside games aren't \
                affected. To undo: unblock";
    table.does("italy", place, Content::Text { text: text.to_owned(), addressed: true });
    assert_eq!(table.wrong_sentences[1..], ["blocked"]);
    // Somebody else's game may be in another language.
    table.says("italy", "wrong-sentence \"Non è ancora stato creato nulla. La partita sarà così.\"");
    assert_eq!(table.wrong_sentences[2..], ["draft"]);
}

#[test]
fn somebody_on_the_servers_list_is_no_deputy() {
    let mut table = Trial::new();
    table.known = vec![known("anna")];
    table.calls("admin", "ban anna").says("italy", "deputy anna 22-24 November");
    table.forget().presses("anna", "deputy:game=ab12cd34;answer=yes");
    assert!(table.heard("anna").contains("you can ask one of them"), "{}", table.heard("anna"));
    assert!(!table.public().contains("stand in"), "{}", table.public());
}
