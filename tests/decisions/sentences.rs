//! What begins like a command that others would see or that can't be taken back, and is a sentence: it is asked about.

use std::path::Path;

use dragoman_game::event::{Content, Place};
use dragoman_game::notice::Destination;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

/// What others see of the game, and what can't be taken back in it.
#[derive(Debug, PartialEq)]
struct Seen {
    orders: Vec<String>,
    ready: bool,
    phase: u32,
    votes: usize,
    documents: usize,
    seats: Vec<Option<String>>,
    told: Vec<String>,
}

fn seen(table: &Trial, who: &str, power: &str) -> Seen {
    let own = Destination::Place(Place::Person(person(who)));
    let told = table.said.iter().filter(|outgoing| outgoing.to != own).map(|outgoing| format!("{:?}", outgoing.notice));
    Seen {
        orders: table.orders(power).iter().map(|order| order.to_string()).collect(),
        ready: table.game().running().is_some_and(|running| running.ready.contains(power)),
        phase: table.game().running().map_or(0, |running| running.number),
        votes: table.game().votes.len(),
        documents: table.game().documents.len(),
        seats: table.game().seats.iter().map(|seat| seat.person().map(ToString::to_string)).collect(),
        told: told.chain(table.reports.iter().map(|report| report.text.clone())).collect(),
    }
}

fn with_orders() -> Trial {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tri, A Rom - Apu, F Nap - ION").forget();
    table
}

/// The buttons under what `who` was told.
pub(super) fn asked(table: &Trial, who: &str) -> Vec<String> {
    table.buttons(who).into_iter().filter(|id| id.starts_with("which:")).collect()
}

/// A table at which nothing came of `text` but a question with one button.
fn asked_about(text: &str) -> Trial {
    let mut table = with_orders();
    let before = seen(&table, "italy", "ITALY");
    table.says("italy", text);
    assert_eq!(seen(&table, "italy", "ITALY"), before, "{text}");
    assert_eq!(asked(&table, "italy").len(), 1, "{text}: {}", table.heard("italy"));
    table
}

#[test]
fn a_sentence_that_begins_like_a_command_does_nothing_and_has_one_button() {
    for text in [
        "Clear.",
        "clear?",
        "draw?",
        "end-game?",
        "Done, thanks",
        "done for today",
        "ready when you are",
        "Say, if I attack Russia in Galicia, will he notice?",
        "say hello to him",
        "document, what is that?",
        "report of the last turn, please",
    ] {
        asked_about(text);
    }
}

#[test]
fn the_button_does_what_the_sentence_would_have_done_in_its_phase_only() {
    let done = |text: &str, later: bool| {
        let mut table = with_orders();
        let before = seen(&table, "italy", "ITALY");
        table.says("italy", text);
        let button = asked(&table, "italy").pop().expect("a button");
        table.forget();
        if later {
            table.first_deadline_stays().later(49).ticks().forget();
        }
        let now = seen(&table, "italy", "ITALY");
        table.presses("italy", &button);
        let after = seen(&table, "italy", "ITALY");
        if later {
            assert_eq!(after, now, "{text}: {}", table.heard("italy"));
            assert!(table.heard("italy").contains("That was for Spring 1901"), "{text}: {}", table.heard("italy"));
        } else {
            assert_ne!(after, before, "{text}: {}", table.heard("italy"));
            // The question is answered.
            table.forget().presses("italy", &button);
            assert!(table.heard("italy").contains("too old"), "{text}: {}", table.heard("italy"));
        }
    };
    for text in ["Clear.", "draw?", "ready, thanks", "Say, shall we?", "report that Germany is rude"] {
        done(text, false);
        done(text, true);
    }
}

#[test]
fn exact_forms_act_at_once() {
    for text in [
        "clear",
        "Ready",
        "/clear?",
        "!ready thanks",
        "draw",
        "draw with Germany",
        "say: Shall we?",
        "Broadcast: hello",
        "/say hello?",
        "document: Peace. All right? Good.",
        "document with:Germany Peace",
        "report: Germany is rude",
        "concede Germany",
    ] {
        let mut table = with_orders();
        let before = seen(&table, "italy", "ITALY");
        table.says("italy", text);
        assert_eq!(asked(&table, "italy"), [""; 0], "{text}: {}", table.heard("italy"));
        assert_ne!(seen(&table, "italy", "ITALY"), before, "{text}: {}", table.heard("italy"));
    }
}

#[test]
fn a_game_masters_sentence_does_nothing() {
    for text in ["bots?", "adjudicate?", "Adjudicate, will you", "remind?", "resume.", "replace Turkey?", "start?"] {
        let mut table = with_orders();
        let before = seen(&table, "ola", "ITALY");
        table.says("ola", text);
        assert_eq!(seen(&table, "ola", "ITALY"), before, "{text}: {}", table.heard("ola"));
    }
}

#[test]
fn a_sentence_is_never_sure() {
    let mut table = with_orders();
    let before = seen(&table, "italy", "ITALY");
    table.says("italy", "resign?").says("italy", "go-ahead?");
    assert_eq!(seen(&table, "italy", "ITALY"), before, "{}", table.heard("italy"));
    assert!(table.buttons("italy").iter().any(|id| id.starts_with("resign:")), "{}", table.heard("italy"));
}

#[test]
fn what_was_shown_is_done_by_one_word_in_its_phase_only() {
    let mut table = with_orders();
    for (text, done) in [("go-ahead no", false), ("go-ahead", true)] {
        table.forget().says("italy", "resign");
        assert!(table.heard("italy").contains("write `go-ahead`"), "{}", table.heard("italy"));
        table.forget().says("italy", text);
        let seat = table.game().seat_with(&"ITALY".into()).and_then(|seat| seat.person().cloned());
        assert_eq!(seat.is_none(), done, "{text}: {}", table.heard("italy"));
        // It is answered: there is nothing more to confirm.
        table.forget().says("italy", "go-ahead");
        assert!(table.heard("italy").contains("nothing to carry out"), "{}", table.heard("italy"));
    }
    // A sentence about a command is confirmed in the same way, and so is what a game master is shown.
    let mut table = with_orders();
    table.says("italy", "Clear.").says("italy", "go-ahead");
    assert!(table.orders("ITALY").is_empty(), "{}", table.heard("italy"));
    table.says("ola", "pause").says("france", "go-ahead");
    assert!(table.running().clock.paused().is_none(), "somebody else's word counts for nothing");
    table.says("ola", "go-ahead");
    assert!(table.running().clock.paused().is_some(), "{}", table.heard("ola"));
    // What was shown in one phase isn't done in another.
    let mut table = with_orders();
    table.says("italy", "resign").first_deadline_stays().later(23).ticks().forget();
    table.confirms("ola", "adjudicate").says("italy", "go-ahead");
    assert!(table.heard("italy").contains("That was for Spring 1901"), "{}", table.heard("italy"));
    assert!(table.game().seat_with(&"ITALY".into()).is_some_and(|seat| seat.person().is_some()));
}

#[test]
fn a_game_is_shown_before_it_is_created_because_of_a_sentence() {
    let mut table = Trial::new();
    let before = table.game().id.clone();
    table.calls("anna", "new here, how do I join?");
    assert_eq!(table.game().id, before, "{}", table.public());
    assert_eq!(table.questions.len(), 1);
}

#[test]
fn what_is_written_in_the_channel_counts_at_a_press_in_private() {
    for (text, power) in [("A Ven - Tri, F Nap - ION", "ITALY"), ("ready", "ITALY")] {
        let mut table = Trial::new();
        let place = Place::Channel(table.game().channel.clone());
        let said = |addressed| Content::Text { text: text.to_owned(), addressed };
        for addressed in [false, true] {
            table.forget().does("italy", place.clone(), said(addressed));
            assert!(table.orders(power).is_empty() && table.running().ready.is_empty(), "{text}");
            assert_eq!(table.public(), "", "{text}");
            assert!(table.heard("italy").contains("everyone can read"), "{text}: {}", table.heard("italy"));
            assert_eq!(asked(&table, "italy").len(), 1, "{text}");
        }
        // Somebody else's button is none.
        let button = asked(&table, "italy").pop().expect("a button");
        table.forget().presses("france", &button);
        assert!(table.heard("france").contains("too old"), "{}", table.heard("france"));
        table.forget().presses("italy", &button);
        assert!(!table.orders(power).is_empty() || table.running().ready.contains(power), "{}", table.heard("italy"));
        // Talk, and the orders of others, aren't answered.
        for talk in ["I'm ready", "What of A Ven?", "A Par - Bur", "hello", "ready?", "status"] {
            table.forget().does("italy", place.clone(), Content::Text { text: talk.to_owned(), addressed: false });
            assert_eq!((table.heard("italy").as_str(), table.public().as_str()), ("", ""), "{talk}");
        }
    }
}

/// The players quote orders to each other all the time: each quotation changes the one answer of its phase.
#[test]
fn orders_quoted_in_the_channel_have_one_answer_a_phase() {
    let mut table = Trial::new();
    let place = Place::Channel(table.game().channel.clone());
    let quote = |table: &mut Trial, who: &str, text: &str| {
        table.forget().does(who, place.clone(), Content::Text { text: text.to_owned(), addressed: false });
        let posts: Vec<_> = table.said.iter().map(|outgoing| (outgoing.to.clone(), outgoing.slot.clone())).collect();
        let [(to, Some(slot))] = &posts[..] else { panic!("{text}: {posts:?}") };
        assert_eq!(*to, Destination::Place(Place::Person(person(who))), "{text}");
        slot.clone()
    };
    let first = quote(&mut table, "italy", "A Ven - Tri");
    for text in ["A Rom - Apu", "ready", "A Ven - Tyr, F Nap - ION"] {
        assert_eq!(quote(&mut table, "italy", text), first, "{text}");
    }
    // Its button stores what was written last.
    let button = asked(&table, "italy").pop().expect("a button");
    table.forget().presses("italy", &button);
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR", "F NAP - ION"], "{}", table.heard("italy"));
    table.first_deadline_stays().later(49).ticks();
    assert_ne!(quote(&mut table, "italy", "F ION - Tun"), first, "another phase");
}

/// The sentences of a language that begin with a command's name.
fn corpus(language: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/notation/talk").join(language);
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("commands")));
    files.sort();
    let lines = files.iter().flat_map(|file| {
        let text = std::fs::read_to_string(file).unwrap();
        text.lines().map(str::to_owned).collect::<Vec<_>>()
    });
    lines.filter(|line| !line.trim().is_empty() && !line.starts_with('#')).collect()
}

#[test]
fn no_sentence_of_the_corpus_does_what_others_see_or_what_cant_be_taken_back() {
    let mut done = Vec::new();
    for tag in [*b"en", *b"it", *b"nl", *b"pl", *b"de"] {
        let language = Language::of(tag);
        let sentences = corpus(&language.to_string());
        assert!(sentences.len() >= 60, "{language}");
        for line in sentences {
            let (power, text) = line.split_once(" | ").unwrap();
            let (power, who) = (power.trim(), power.trim().to_lowercase());
            // A player who is also the game master, has an order stored, and is asked to vote.
            let mut table = Trial::new();
            table.loaded.game.creator = person(&who);
            let unit = table.running().position.units[power][0].clone();
            table.says(&who, &format!("{unit} H"));
            table.says(if who == "france" { "italy" } else { "france" }, "draw").forget();
            table.language = language;
            let before = seen(&table, &who, power);
            assert!(!before.orders.is_empty() && before.votes == 1, "{line}");
            table.says(&who, text);
            if seen(&table, &who, power) != before {
                done.push(format!("{language}: {text}"));
            }
        }
    }
    assert!(done.is_empty(), "{}: {done:#?}", done.len());
}

#[test]
fn a_word_for_having_finished_proposes_no_end_of_the_game() {
    for (language, text) in
        [(*b"en", "finish"), (*b"it", "chiudi"), (*b"nl", "beëindig"), (*b"pl", "zakończ"), (*b"de", "beenden")]
    {
        let mut table = with_orders();
        table.language = Language::of(language);
        table.says("italy", text);
        assert!(table.game().votes.is_empty(), "{text}: {}", table.heard("italy"));
    }
}

#[test]
fn what_everyone_would_read_is_asked_about_if_it_begins_as_if_for_some() {
    for text in [
        "Treaty: with Germany, DMZ in the North Sea. Keep it secret",
        "document: to Germany: DMZ in the North Sea",
        "/document Germany: secret",
        "Vertrag: mit Frankreich, geheim",
        "Documento: con Francia, segreto",
        "Verdrag: met Frankrijk, geheim",
        "/say to Russia: I attack Austria, keep this secret",
        "/say Germany: secret plan for you only",
        "broadcast: Germany, this is for you only",
    ] {
        let mut table = with_orders();
        let before = seen(&table, "italy", "ITALY");
        table.says("italy", text);
        assert_eq!(seen(&table, "italy", "ITALY"), before, "{text}");
        let button = asked(&table, "italy").pop().unwrap_or_else(|| panic!("{text}: {}", table.heard("italy")));
        assert!(table.heard("italy").contains("**everyone** would read it"), "{text}: {}", table.heard("italy"));
        // It is asked once.
        table.presses("italy", &button);
        assert_ne!(seen(&table, "italy", "ITALY"), before, "{text}: {}", table.heard("italy"));
    }
    let mut table = with_orders();
    let before = seen(&table, "italy", "ITALY");
    table.says("italy", "say: Germany has lied to us");
    assert_ne!(seen(&table, "italy", "ITALY"), before, "{}", table.heard("italy"));
}

#[test]
fn the_question_says_who_would_read_it() {
    for (text, readers) in [
        ("document with Germany: secret", "**everyone** would read it"),
        ("say, shall we?", "**everyone** would read it"),
        ("document with :Germany secret", "**Germany**"),
        ("letter to:Germany, France is our enemy", "**France and Germany**"),
        ("document with:Germany, France is our enemy", "**France and Germany**"),
    ] {
        let table = asked_about(text);
        assert!(table.heard("italy").contains(readers), "{text}: {}", table.heard("italy"));
    }
    // Nobody would read it.
    let mut table = with_orders();
    table.says("italy", "document with :Atlantis secret");
    assert!(asked(&table, "italy").is_empty() && table.heard("italy").contains("Atlantis"), "{}", table.heard("italy"));
    // A list that ends for certain.
    for text in ["letter to:\"Germany, France\" hello", "document with:Germany, France message:Peace"] {
        let mut table = with_orders();
        table.says("italy", text);
        assert!(asked(&table, "italy").is_empty(), "{text}: {}", table.heard("italy"));
    }
}
