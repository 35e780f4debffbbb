use dragoman_game::event::{Content, EventId, IN_ROOM, Place, PlatformName, ReplyToken, RoomId};
use dragoman_game::model::{Document, PressRule, Settings, Stage};
use dragoman_game::notice::Destination;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

fn with(change: impl Fn(&mut Settings)) -> Trial {
    let mut settings = Settings::habit("classic", Language::EN, "UTC");
    change(&mut settings);
    Trial::with(settings)
}

/// A press room of Germany and Italy that is open.
fn room(table: &mut Trial) -> Place {
    table.says("italy", "talk Germany");
    let room = RoomId::new(PlatformName::Local, "r1");
    table.loaded.rooms[0].room = Some(room.clone());
    table.forget();
    Place::Room(room)
}

fn in_room(table: &Trial) -> Vec<String> {
    let key = table.loaded.rooms[0].key.clone();
    table.told_at(&Destination::Press { key, platform: PlatformName::Local })
}

#[test]
fn a_power_declares_in_its_own_name_only() {
    let mut table = Trial::new();
    table.says("italy", "/say \"**Austria declares:** I yield `x`\"");
    let public = table.public();
    assert!(public.starts_with("**Italy** declares:\n│ ") && !public.contains("**Austria"), "{public}");
    assert!(public.contains(r"\`x\`"), "{public}");
    table.forget().says("ola", "/say hello");
    assert!(table.heard("ola").contains("no seat") && table.public().is_empty());
}

#[test]
fn what_others_read_isnt_said_again_by_an_edited_message() {
    let settings = Settings { letters_kept: true, ..Settings::habit("classic", Language::EN, "UTC") };
    let mut table = Trial::with(settings);
    table.says("italy", "to Germany: peace:");
    for text in [
        "/say I leave Galizia",
        "/document I leave Galizia",
        "/document with:Germany I leave Galizia",
        "/report Germany is rude",
        "/letter Germany hello",
        "/propose Germany dmz: Tyr",
        "/renew #1",
    ] {
        table.says("italy", text);
        let stored = |table: &Trial| {
            (table.letters.len(), table.statements.len(), table.reports.len(), table.game().documents.len())
        };
        let before = stored(&table);
        let (of, said) = (EventId::new(PlatformName::Local, "earlier"), table.now);
        let content = Content::Edited { of, said, text: text.replace("Galizia", "Galicia"), addressed: true };
        table.forget().does("italy", Place::Person(person("italy")), content);
        assert_eq!(stored(&table), before, "{text}");
        for reader in ["germany", "france", "ola"] {
            assert_eq!((table.heard(reader), table.public()), (String::new(), String::new()), "{text}: {reader}");
        }
        assert!(table.heard("italy").contains("I send nothing"), "{text}: {}", table.heard("italy"));
    }
}

#[test]
fn the_readers_of_a_document_are_named_with_or_without_commas() {
    for with in
        ["Germany+France", "Germany, France", "\"Germany France\"", "\"Niemcy i Francja\"", "\"Germania e Francia\""]
    {
        let mut table = Trial::new();
        table.says("italy", &format!("/document with:{with} peace"));
        for reader in ["italy", "germany", "france"] {
            assert!(table.heard(reader).contains("peace"), "{with}: {}", table.heard(reader));
        }
        for other in ["austria", "england", "russia", "turkey"] {
            assert_eq!(table.heard(other), "", "{with}: {other} hears nothing");
        }
        assert_eq!(table.public(), "");
    }
    for with in ["\"Germany Atlantis\"", "\"Germany", "Germany and"] {
        let mut table = Trial::new();
        table.says("italy", &format!("/document with:{with} peace"));
        assert_eq!((table.public(), table.heard("france")), (String::new(), String::new()), "{with}");
    }
}

#[test]
fn an_empty_text_isnt_published() {
    for text in ["say", "say \"\"", "say message:", "document", "document with:Germany"] {
        let mut table = Trial::new();
        table.says("italy", text);
        assert_eq!((table.public(), table.heard("germany")), (String::new(), String::new()), "{text}");
        assert!(table.heard("italy").contains("missing"), "{text}: {}", table.heard("italy"));
    }
}

#[test]
fn the_press_rule_applies_to_declarations() {
    let mut table = with(|settings| settings.press = PressRule::None);
    table.says("italy", "/say hello");
    assert!(table.heard("italy").contains("no-press game") && table.public().is_empty());
    let mut table = with(|settings| settings.press = PressRule::Public);
    table.says("italy", "/say hello").says("italy", "/document with:Germany peace");
    assert!(table.public().contains("hello"), "{}", table.public());
    table.says("italy", "/document peace");
    assert!(table.public().contains("Document 1"), "{}", table.public());
    table.says("italy", "talk Germany");
    assert!(table.loaded.rooms.is_empty());
}

#[test]
fn press_is_silent_in_retreats_and_adjustments_unless_the_game_says_otherwise() {
    for (never_silent, expected) in [(false, false), (true, true)] {
        let mut table = with(|settings| settings.never_silent = never_silent);
        if let Stage::Running(running) = &mut table.loaded.game.stage {
            running.position.phase = "F1901R".into();
        }
        table.says("italy", "/say hello");
        assert_eq!(table.public().contains("hello"), expected, "{}", table.heard("italy"));
    }
}

#[test]
fn a_document_in_a_room_is_signed_by_its_readers_only() {
    let mut table = Trial::new();
    let room = room(&mut table);
    table.readers = vec![Language::of(*b"nl"), Language::EN, Language::of(*b"nl"), Language::of(*b"pl")];
    let text = "/document Piedmont stays empty. A Ven - Tyr, A Mun - Ruh".to_owned();
    table.does("italy", room.clone(), Content::Text { text, addressed: true });
    let said = in_room(&table).join("\n");
    let number = table.game().documents[0].number;
    let sign = format!("sign:game=ab12cd34;document={number}");
    assert!(said.contains(&format!("**Document {number}**")) && said.contains("│ Piedmont stays empty."), "{said}");
    assert_eq!(said.matches("Piedmont").count(), 1, "posted once for all readers");
    assert_eq!((said.matches("nl: ").count(), said.matches("pl: ").count()), (1, 1), "{said}");
    assert_eq!(table.public(), "");
    table.forget().presses("france", &sign);
    assert!(table.heard("france").contains("no such document"), "{}", table.heard("france"));
    table.does("germany", room, Content::Pressed { action: sign });
    let said = in_room(&table).join("\n");
    let signed = format!("Germany has signed document {number}. Signed so far: Italy and Germany");
    assert!(said.contains(&signed), "{said}");
    assert_eq!(table.public(), "");
    table.forget().says("germany", &format!("sign {number}"));
    assert!(table.heard("germany").contains("already signed it"), "{}", table.heard("germany"));
}

#[test]
fn a_document_that_is_asked_about_stays_with_the_readers_of_its_room() {
    let mut table = Trial::new();
    let room = room(&mut table);
    for press in [true, false] {
        let text = "document We both attack Austria".to_owned();
        table.forget().does("italy", room.clone(), Content::Text { text, addressed: true });
        assert!(in_room(&table).is_empty() && table.public().is_empty(), "it is asked about");
        if press {
            let button = table.buttons("italy").first().expect("a button").clone();
            table.presses("italy", &button);
        } else {
            table.says("italy", "go-ahead");
        }
        assert_eq!(table.public(), "");
        assert_eq!(in_room(&table).join("").contains("We both attack Austria"), press, "{}", table.heard("italy"));
    }
}

#[test]
fn the_number_of_a_document_doesnt_say_how_many_others_have_exchanged() {
    let number = |others: usize, with: &str| {
        let mut table = Trial::new();
        for _ in 0..others {
            table.says("italy", "/document with:Germany peace").says("germany", "/document with:Italy peace");
        }
        table.says("france", &format!("/document {with}hello"));
        (table.game().documents.last().expect("a document").number, table)
    };
    let (alone, _) = number(0, "");
    let (among, table) = number(4, "");
    assert_eq!(alone, among, "{}", table.public());
    // Those of some are derived from the event that offers them, so that none comes again.
    let (alone, among) = (number(0, "with:England ").0, number(4, "with:England ").0);
    assert!(alone >= 10_000 && among >= 10_000 && alone != among, "{alone} {among}");
    assert_eq!(number(3, "").0, 1, "public ones are counted");
    // Nor how many, where there are several. Each is signed by its number.
    let (_, mut table) = number(3, "with:England ");
    let numbers: Vec<u32> = table.game().documents.iter().map(|document| document.number).collect();
    let mut different = numbers.clone();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), numbers.len(), "{numbers:?}");
    table.forget().says("germany", &format!("sign {}", numbers[0]));
    assert_eq!(table.game().documents[0].signed, ["ITALY", "GERMANY"], "{}", table.heard("germany"));
}

#[test]
fn the_documents_of_others_make_none_unsignable() {
    let mut table = Trial::new();
    table.limits.documents = 1_000;
    table.says("france", "/document with:England hello");
    let number = table.game().documents[0].number;
    for _ in 0..250 {
        table.says("italy", "/document with:Germany peace");
    }
    assert!(table.game().documents.len() < 100, "{}", table.game().documents.len());
    table.forget().says("england", &format!("sign {number}"));
    assert!(table.heard("france").contains("England has signed"), "{}", table.heard("england"));
}

#[test]
fn documents_for_ever_other_readers_push_out_only_their_authors() {
    let mut table = Trial::new();
    table.says("italy", "/document with:Germany peace");
    let own = table.game().documents[0].clone();
    let shown = |number: u32| Document {
        number: 100_000 + number,
        readers: ["FRANCE".into(), "RUSSIA".into()].into(),
        signed: vec!["FRANCE".into()],
        room: None,
    };
    // As an older version has kept them.
    table.loaded.game.documents.extend((0..400).map(shown));
    table.says("russia", "/document with:Turkey peace");
    let left = &table.game().documents;
    assert_eq!(left.len(), 300);
    assert_eq!(left[0], own, "the one of a power with few stays");
    assert_eq!(left[1].number, 100_102, "the oldest go first");
}

#[test]
fn complete_orders_in_a_room_are_translated_once_into_each_other_language() {
    let mut table = Trial::new();
    let room = room(&mut table);
    table.readers = vec![Language::of(*b"nl"), Language::EN, Language::of(*b"it"), Language::of(*b"nl")];
    let text = "I go A Ven - Tyr, F Nap - ION; mio caro, ok?".to_owned();
    table.does("italy", room.clone(), Content::Text { text, addressed: false });
    let to = Destination::Place(room);
    let said = table.told_at(&to).join("\n");
    assert_eq!(said.lines().count(), 2, "{said}");
    for line in [
        "it: Ordini dell'Italia nella tua notazione: A Ven - Tir · F Nap - Mio",
        "nl: Bevelen van Italië in jouw afkortingen: A Ven - Tir · F Nap - Ion",
    ] {
        assert!(said.contains(line), "{said}");
    }
}

#[test]
fn in_an_anonymous_game_nothing_reveals_the_writer() {
    let mut table = with(|settings| settings.anonymous = true);
    table.calls("italy", "/say hello");
    assert!(table.heard("italy").contains("anonymous") && table.public().is_empty(), "{}", table.public());
    table.forget().says("italy", "/say hello");
    assert!(table.public().contains("**Italy** declares"), "{}", table.public());
    table.forget().says("italy", "talk Germany");
    assert!(table.loaded.rooms.iter().all(|room| room.relayed.is_some()), "no room shows its members");
    for who in ["italy", "germany"] {
        let heard = table.heard(who);
        assert!(heard.contains("anonymous") && !heard.contains("(germany)") && !heard.contains("(italy)"), "{heard}");
    }
    table.forget().says("italy", "to Germany: A Ven - Tyr");
    assert!(table.heard("germany").contains("Italy") && !table.heard("germany").contains("italy"));
    table.forget().says("italy", "/document with:Germany \"peace\"");
    let number = table.game().documents[0].number;
    assert!(table.heard("germany").contains(&format!("**Document {number}**")), "{}", table.heard("germany"));
    table.presses("germany", &format!("sign:game=ab12cd34;document={number}"));
    assert!(table.heard("italy").contains("Germany has signed"), "{}", table.heard("italy"));
    let everything: Vec<String> =
        table.said.iter().filter_map(|outgoing| serde_json::to_string(&outgoing.notice).ok()).collect();
    assert!(everything.iter().all(|said| !said.contains("local:")), "{everything:?}");
    assert!(table.game().seat_of(&person("italy")).is_some());
}

#[test]
fn the_game_master_reads_rooms_if_all_agreed() {
    let mut table = with(|settings| settings.master_sees = true);
    table.says("italy", "talk Germany");
    let key = table.loaded.rooms[0].key.clone();
    assert_eq!(table.members(&key), ["germany", "italy", "ola"]);
    let mut table = Trial::new();
    table.says("italy", "talk Germany");
    let key = table.loaded.rooms[0].key.clone();
    assert_eq!(table.members(&key), ["germany", "italy"]);
}

#[test]
fn a_text_that_is_too_long_is_never_cut() {
    let mut table = Trial::new();
    for command in ["/say", "/document", "/document with:France"] {
        table.forget().says("italy", &format!("{command} {}", "ą".repeat(1501)));
        let heard = table.heard("italy");
        assert!(heard.contains("1501 characters long; I publish at most 1500"), "{heard}");
        assert_eq!((table.public().as_str(), table.heard("france").as_str()), ("", ""));
    }
    table.forget().says("ola", &format!("announce {}", "x".repeat(1501)));
    assert!(table.public().is_empty() && table.heard("ola").contains("Nothing was published"));
    table.says("italy", &format!("/say {}", "ą".repeat(1500)));
    assert!(table.public().contains(&"ą".repeat(1500)));
}

#[test]
fn publications_of_one_person_in_a_phase_are_limited() {
    let mut table = Trial::new();
    table.limits.documents = 2;
    table.limits.letters = 1;
    table.limits.rooms = 1;
    table.says("italy", "/say one").says("italy", "/document two").forget().says("italy", "/say three");
    assert!(table.public().is_empty(), "{}", table.public());
    assert!(table.heard("italy").contains("already published 2 messages or documents"), "{}", table.heard("italy"));
    table.says("france", "/say mine");
    assert!(table.public().contains("mine"), "everybody has a limit of their own");
    table.forget().says("italy", "to France: one").says("italy", "to France: two");
    assert!(table.heard("france").contains("one") && !table.heard("france").contains("two"));
    let heard = table.heard("italy");
    assert!(heard.contains("already sent a letter in this phase, and I deliver only one"), "{heard}");
    table.says("italy", "talk France").forget().says("italy", "talk Turkey");
    let heard = table.heard("italy");
    assert!(heard.contains("already has a private room, and I allow only one"), "{heard}");
    assert_eq!(table.loaded.rooms.len(), 1);
    table.later(48).ticks().forget().says("italy", "/say four");
    assert!(table.public().contains("four"), "in the next phase again: {}", table.public());
}

#[test]
fn a_document_by_a_command_in_a_thread_stays_with_its_readers() {
    let mut table = Trial::new();
    let room = room(&mut table);
    let Place::Room(thread) = room else { panic!("a room") };
    let given = |thread: &RoomId, text: &str| Content::Invoked {
        command: "document".to_owned(),
        arguments: [("message", text), (IN_ROOM, thread.as_str())].map(|(id, value)| (id.into(), value.into())).into(),
    };
    let reply = |who: &str| Place::Reply { token: ReplyToken::new(PlatformName::Local, "t"), author: person(who) };
    table.does("italy", reply("italy"), given(&thread, "We both attack Austria"));
    assert!(in_room(&table).join("\n").contains("We both attack Austria"));
    assert_eq!(table.public(), "");
    // To one of its readers only.
    let mut to_one = given(&thread, "France isn't told");
    if let Content::Invoked { arguments, .. } = &mut to_one {
        arguments.insert("with".to_owned(), "Germany".to_owned());
    }
    table.forget().does("italy", reply("italy"), to_one);
    assert!(in_room(&table).is_empty() && table.heard("germany").contains("France isn't told"));
    let elsewhere = RoomId::new(PlatformName::Local, "elsewhere");
    table.forget().does("italy", reply("italy"), given(&elsewhere, "We both attack Austria"));
    assert_eq!(table.public(), "", "a thread of the players' own isn't the whole table");
    assert!(in_room(&table).is_empty());
}
