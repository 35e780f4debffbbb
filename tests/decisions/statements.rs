//! Decisions about statements: said, answered, listed, and put into orders.

use dragoman_game::decide::network::{self, Known, Next, Reaction};
use dragoman_game::event::{Content, EventId, GAME_ID, Place, PlatformName, RoomId, Unreadable};
use dragoman_game::model::{PressRule, Seat, Settings, Stage};
use dragoman_game::notice::relayed::Why;
use dragoman_game::notice::statement::StatementNotice;
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use dragoman_game::post::Key;
use dragoman_game::question::Request;
use dragoman_game::report::Report;
use dragoman_game::rules;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;
use dragoman_say::PictureOf;

use super::heard::Heard as _;

/// A press room of Germany and Italy that is open.
fn room(table: &mut Trial) -> Place {
    table.says("italy", "talk Germany");
    let room = RoomId::new(PlatformName::Local, "r1");
    table.loaded.rooms[0].room = Some(room.clone());
    table.forget();
    Place::Room(room)
}

fn press(table: &Trial) -> Destination {
    Destination::Press { key: table.loaded.rooms[0].key.clone(), platform: PlatformName::Local }
}

fn writes(table: &mut Trial, who: &str, room: &Place, text: &str) {
    table.does(who, room.clone(), Content::Text { text: text.to_owned(), addressed: false });
}

/// What was posted in the room, in this language.
fn read_in(table: &Trial, language: Language) -> Vec<String> {
    let to = press(table);
    let posts = table.said.iter().filter(|outgoing| outgoing.to == to);
    posts.map(|outgoing| table.spoken(&outgoing.notice, language)).collect()
}

#[test]
fn a_statement_in_a_room_is_said_once_and_read_in_every_language() {
    let mut table = Trial::new();
    let room = room(&mut table);
    writes(&mut table, "italy", &room, "dmz: Tyr");
    let (en, pl) = (read_in(&table, Language::EN), read_in(&table, Language::of(*b"pl")));
    assert_eq!((en.len(), pl.len()), (1, 1), "{en:?}");
    assert!(en[0].contains("Italy · #1") && en[0].contains("Let's make Tyrolia a DMZ"), "{en:?}");
    assert!(pl[0].contains("Włochy · #1") && pl[0].contains("w Tyrolu"), "{pl:?}");
    for other in ["italy", "germany", "france", "ola"] {
        assert_eq!(table.heard(other), "", "{other} hears nothing in private");
    }
    assert_eq!(table.public(), "");
    table.forget();
    writes(&mut table, "germany", &room, "hello there: how are you?");
    assert_eq!(read_in(&table, Language::EN), Vec::<String>::new(), "free text stays as it is");
    assert_eq!(table.heard("germany"), "");
}

#[test]
fn a_statement_in_a_letter_is_read_by_its_recipients_only() {
    let mut table = Trial::new();
    table.says("italy", "to Germany, France: ally against: Austria");
    for reader in ["germany", "france"] {
        let heard = table.heard(reader);
        assert!(heard.contains("Italy · #1") && heard.contains("an alliance against Austria"), "{heard}");
        assert!(!heard.contains("ally against:"), "the text doesn't travel: {heard}");
    }
    assert!(table.heard("italy").contains("Italy · #1"), "their author reads it too: {}", table.heard("italy"));
    for other in ["austria", "england", "russia", "turkey", "ola"] {
        assert_eq!(table.heard(other), "", "{other} hears nothing");
    }
    assert_eq!(table.public(), "");
    table.forget().says("italy", "to Germany: dmz: the moon");
    assert!(table.heard("germany").contains("│ dmz: the moon"), "it stays a letter: {}", table.heard("germany"));
    assert!(table.heard("italy").contains("I haven't translated it"), "{}", table.heard("italy"));
}

/// Lets `report` be the network's answer to what is to be posted in the room.
fn answered(table: &mut Trial, report: &Report) {
    let to = press(table);
    let notices = table.said.iter().filter(|outgoing| outgoing.to == to).map(|outgoing| outgoing.notice.clone());
    for (number, notice) in notices.collect::<Vec<_>>().into_iter().enumerate() {
        let key = Key::from(format!("row {number}"));
        let (rooms, carried) = (table.loaded.rooms.as_slice(), Some((&notice, &key)));
        let known = Known { game: Some(table.game()), rooms, carried, ..Known::at(table.now) };
        let Reaction { decision, next } = network::reported(report, &known);
        assert!(matches!(next, Next::Drop(_)), "{next:?}");
        table.apply(decision);
    }
}

#[test]
fn what_is_said_in_a_room_that_is_gone_is_read_in_private() {
    for (report, relayed) in [(Report::RoomGone, None), (Report::RoomReplaced, Some(Why::NoRooms))] {
        let mut table = Trial::new();
        let room = room(&mut table);
        writes(&mut table, "italy", &room, "peace:");
        // Others' words for the room come after it, and it may be replaced before they are posted.
        writes(&mut table, "germany", &room, "#1 ok");
        table.loaded.rooms[0].relayed = relayed;
        answered(&mut table, &report);
        for reader in ["italy", "germany"] {
            let heard = table.heard(reader);
            for said in ["Italy · #1", "#1 · Germany:** Agreed."] {
                assert_eq!(heard.matches(said).count(), 1, "{reader}: {heard}");
            }
        }
        assert_eq!((table.heard("france").as_str(), table.public().as_str()), ("", ""));
        // From then on it is said in private.
        table.forget().says("germany", "#1 drop");
        assert!(table.heard("italy").contains("no longer holds"), "{}", table.heard("italy"));
        // What only the bot says about the room isn't.
        table.forget();
        let (to, game) = (press(&table), Some(table.game().id.clone()));
        let notice = Notice::RoomSilence { silent: true };
        table.said.push(Outgoing {
            to,
            slot: None,
            game,
            notice,
            priority: Priority::Event,
            due: table.now,
            expires: None,
        });
        answered(&mut table, &Report::RoomReplaced);
        assert_eq!(table.heard("italy"), "");
    }
}

#[test]
fn what_also_reads_as_an_order_or_a_command_is_asked_about() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: I order: A Ven - Tyr");
    assert_eq!(table.heard("germany"), "", "nothing is sent yet");
    assert!(table.orders("ITALY").is_empty(), "and it is no order");
    let asked = table.buttons("italy");
    let yes = asked.iter().find(|id| id.starts_with("which:")).expect("a question").clone();
    table.forget().presses("italy", &yes);
    assert!(table.heard("germany").contains("A Ven - Tyr"), "{}", table.heard("germany"));
    assert!(table.orders("ITALY").is_empty());
}

#[test]
fn a_keyword_that_is_also_a_commands_name_says_a_statement_before_its_colon() {
    for (text, said) in [("pokój:", "peace between us"), ("strefa: Rum", "Rumania a DMZ")] {
        let mut table = Trial::new();
        let room = room(&mut table);
        table.language = PL;
        table.says("italy", &format!("do Austrii: {text}"));
        table.language = Language::EN;
        assert!(table.heard("austria").contains(said), "{text}: {}", table.heard("austria"));
        table.language = PL;
        writes(&mut table, "italy", &room, text);
        assert!(read_in(&table, Language::EN).concat().contains(said), "{text}: {}", table.heard("italy"));
    }
}

#[test]
fn an_answer_is_given_by_those_it_was_said_to_and_counts_once() {
    let mut table = Trial::new();
    let room = room(&mut table);
    writes(&mut table, "italy", &room, "peace:");
    table.forget();
    writes(&mut table, "italy", &room, "#1 ok");
    assert!(read_in(&table, Language::EN).is_empty(), "nobody answers themselves");
    table.forget();
    writes(&mut table, "germany", &room, "#1 ok");
    let said = read_in(&table, Language::EN);
    assert!(said.len() == 1 && said[0].contains("#1 · Germany:** Agreed."), "{said:?}");
    assert!(
        read_in(&table, Language::of(*b"it"))[0].contains("Germania"),
        "{:?}",
        read_in(&table, Language::of(*b"it"))
    );
    table.forget();
    writes(&mut table, "germany", &room, "#1 ok");
    assert!(read_in(&table, Language::EN).is_empty(), "it was said already");
    writes(&mut table, "germany", &room, "#1 drop");
    assert!(read_in(&table, Language::EN)[0].contains("no longer holds"), "{:?}", read_in(&table, Language::EN));
    // Who isn't part of the conversation learns nothing by trying.
    table.forget().presses("france", "propose:game=ab12cd34;to=GERMANY+ITALY;reply=1.yes");
    assert!(table.heard("france").contains("no statement #1"), "{}", table.heard("france"));
    assert!(read_in(&table, Language::EN).is_empty());
}

#[test]
fn who_agreed_in_a_phase_that_was_undone_has_not_agreed() {
    let mut table = Trial::new();
    table.first_deadline_stays();
    let contradicts = |table: &mut Trial, told: bool| {
        table.forget().says("italy", "A Ven H").says("italy", "A Ven - Tyr");
        assert_eq!(table.heard("italy").contains("don't fit"), told, "{}", table.heard("italy"));
    };
    table.says("italy", "to Germany: dmz: Tyr, Gal").later(48).ticks();
    table.says("germany", "#1 ok");
    contradicts(&mut table, true);
    let undoes = |table: &mut Trial| {
        table.later(48).ticks().confirms("ola", "rollback F1901M reason:x game:Bosforo");
        assert_eq!(table.running().position.phase.as_str(), "F1901M", "{}", table.heard("ola"));
    };
    undoes(&mut table);
    contradicts(&mut table, false);
    table.forget().says("italy", "agreements");
    assert!(!table.heard("italy").contains("Agreed"), "{}", table.heard("italy"));
    // What was said before that phase still waits for an answer.
    table.forget().says("germany", "#1 ok");
    assert!(table.heard("italy").contains("Germany:** Agreed."), "{}", table.heard("italy"));
    contradicts(&mut table, true);
    // What was taken back in a phase that is undone stays so: nothing binds again by itself.
    table.says("germany", "#1 drop");
    undoes(&mut table);
    contradicts(&mut table, false);
}

#[test]
fn nobody_agrees_to_what_its_author_has_taken_back() {
    for end in ["#1 withdraw", "#1 drop"] {
        let mut table = Trial::new();
        table.says("austria", "to Italy: peace:").says("austria", end).forget();
        table.presses("italy", "propose:game=ab12cd34;to=AUSTRIA;reply=1.yes").says("italy", "#1 ok");
        assert_eq!(table.heard("austria"), "", "{end}");
        let heard = table.heard("italy");
        assert_eq!(heard.matches("#1 no longer stands: Austria has taken it back").count(), 2, "{end}: {heard}");
        // Whoever only says no is heard.
        table.forget().says("italy", "#1 no");
        assert!(table.heard("austria").contains("#1 · Italy:** No, thank you."), "{end}: {}", table.heard("austria"));
    }
}

#[test]
fn nothing_is_said_to_a_seat_that_nobody_plays_nor_agreed_with_who_has_left_it() {
    let yes = "propose:game=ab12cd34;to=ITALY;reply=1.yes";
    for by_computer in [false, true] {
        let mut table = Trial::new();
        table.says("italy", "to Austria: need support: A Ven - Tyr").later(1).confirms("italy", "resign back:no");
        for text in ["#1 ok", "#1 dmz: Tyr", "renew #1", "#1 thanks", "to Italy: peace:"] {
            table.forget().says("austria", text);
            assert!(table.heard("austria").contains("Nobody plays Italy"), "{text}: {}", table.heard("austria"));
        }
        table.forget().presses("austria", yes);
        assert!(table.heard("austria").contains("Nobody plays Italy"), "{}", table.heard("austria"));
        assert_eq!(table.statements.len(), 1);
        if by_computer {
            table.later(1).confirms("ola", "fill");
            assert!(table.game().computer(&"ITALY".into()).is_some(), "{}", table.heard("ola"));
        } else {
            table.later(1).calls("tom", "take-over Italy");
        }
        table.forget().presses("austria", yes);
        let heard = table.heard("austria");
        assert!(heard.contains("#1 is no longer open: Italy has a new player now"), "{heard}");
        table.forget().says("austria", "adopt #1");
        assert!(table.heard("austria").contains("haven't agreed to #1"), "{}", table.heard("austria"));
        // What is said now is heard, and can be agreed to by whoever plays it now.
        table.forget().says("austria", "to Italy: peace:");
        assert!(table.heard("austria").contains("Austria · #2"), "{}", table.heard("austria"));
        if !by_computer {
            table.says("tom", "#2 ok");
            assert!(table.heard("austria").contains("#2 · Italy:** Agreed."), "{}", table.heard("austria"));
        }
    }
}

#[test]
fn what_was_agreed_with_a_seat_that_nobody_plays_can_be_dropped() {
    let mut table = Trial::new();
    table.says("italy", "to Austria: peace:").says("austria", "#1 ok").confirms("italy", "resign back:no");
    table.forget().says("austria", "#1 drop");
    assert_eq!(table.heard("austria"), "Done.");
    table.forget().says("austria", "F Tri - Ven");
    assert!(!table.heard("austria").contains("don't fit"), "{}", table.heard("austria"));
}

#[test]
fn who_isnt_there_isnt_bound_by_what_the_others_say_in_a_room() {
    let mut table = Trial::new();
    table.says("italy", "talk Germany, France");
    let id = RoomId::new(PlatformName::Local, "r1");
    table.loaded.rooms[0].room = Some(id.clone());
    let room = Place::Room(id);
    table.confirms("france", "resign back:no").forget();
    writes(&mut table, "italy", &room, "peace between: Italy, Germany, France");
    assert_eq!(read_in(&table, Language::EN).len(), 1, "Germany reads it: {}", table.heard("italy"));
    table.later(1).calls("tom", "take-over France").forget().says("tom", "agreements");
    assert!(table.heard("tom").contains("haven't proposed anything"), "{}", table.heard("tom"));
    table.confirms("germany", "resign back:no").confirms("tom", "resign back:no").forget();
    writes(&mut table, "italy", &room, "dmz: Pie");
    assert_eq!(read_in(&table, Language::EN), Vec::<String>::new());
    assert!(table.heard("italy").contains("Nobody plays"), "{}", table.heard("italy"));
}

#[test]
fn an_answer_to_what_was_said_in_a_room_that_is_closed_reaches_nobody_who_has_blocked_its_author() {
    for answer in ["#1 no", "#2 drop", "#1 dmz: Pie"] {
        let mut table = Trial::new();
        let room = room(&mut table);
        writes(&mut table, "germany", &room, "peace:");
        writes(&mut table, "italy", &room, "dmz: Tyr");
        table.loaded.rooms[0].relayed = Some(Why::NoRooms);
        table.says("germany", "block Italy").forget().says("italy", answer);
        assert_eq!(table.heard("germany"), "", "{answer}");
        assert!(table.heard("italy").contains("Italy") || table.heard("italy").contains("You to"), "{answer}");
        // Where the room is open everybody reads there what is written.
        table.loaded.rooms[0].relayed = None;
        table.forget().says("italy", "#1 not now");
        assert_eq!(read_in(&table, Language::EN).len(), 1, "{}", table.heard("italy"));
    }
}

#[test]
fn a_statement_in_a_room_of_many_has_all_its_buttons() {
    for others in ["Austria, England, Germany, Russia, Turkey", "Austria, England, France, Germany, Russia, Turkey"] {
        let mut table = Trial::new();
        table.says("italy", &format!("talk {others}"));
        let id = RoomId::new(PlatformName::Local, "r1");
        table.loaded.rooms[0].room = Some(id.clone());
        let room = Place::Room(id);
        table.forget();
        writes(&mut table, "italy", &room, "dmz: Tyr");
        let to = press(&table);
        let said = table.said.iter().find(|post| post.to == to).expect("a statement").notice.clone();
        let ids = table.actions(&said);
        assert!(ids.iter().all(|id| id.len() <= dragoman_game::action::LONGEST_ID), "{ids:?}");
        let of = |end: &str| ids.iter().find(|id| id.contains(end)).unwrap_or_else(|| panic!("{end}: {ids:?}")).clone();
        for (end, answer) in
            [("reply=1.later", "Not now."), ("reply=1.no", "No, thank you."), ("reply=1.yes", "Agreed.")]
        {
            table.forget().does("germany", room.clone(), Content::Pressed { action: of(end) });
            let heard = read_in(&table, Language::EN);
            assert!(heard.len() == 1 && heard[0].contains(&format!("#1 · Germany:** {answer}")), "{heard:?}");
        }
        table.forget().presses("germany", &of("map=1"));
        assert_eq!(drawn(&table, "germany"), Some((Vec::new(), vec!["TYR".to_owned()])));
        // It names a conversation, and lets nobody into it.
        if !others.contains("France") {
            table.forget().presses("france", &of("reply=1.yes"));
            assert!(table.heard("france").contains("no statement #1"), "{}", table.heard("france"));
        }
        table.says("germany", "#1 ok").forget().says("germany", "agreements");
        let listed = table.buttons("germany");
        assert!(!listed.iter().any(|id| id.starts_with("adopt:")), "there is nothing to order: {listed:?}");
    }
}

#[test]
fn a_letters_statement_is_answered_by_button_number_or_counter_proposal() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:");
    let buttons = table.buttons("germany");
    assert!(buttons.iter().any(|id| id == "propose:game=ab12cd34;to=ITALY;reply=1.yes"), "{buttons:?}");
    table.forget().presses("germany", "propose:game=ab12cd34;to=ITALY;reply=1.later");
    assert!(table.heard("italy").contains("#1 · Germany:** Not now."), "{}", table.heard("italy"));
    table.forget().says("germany", "#1 dmz: Tyr");
    assert!(table.heard("italy").contains("Germany · #2**, instead of #1"), "{}", table.heard("italy"));
    // The same number in two conversations.
    table.says("austria", "to Germany: peace:");
    table.forget().says("germany", "#1 no");
    let heard = table.heard("germany");
    assert!(heard.contains("several conversations") && heard.contains("Austria · #1"), "{heard}");
    table.forget().says("germany", "to Austria: #1 no");
    assert!(table.heard("austria").contains("#1 · Germany:** No, thank you."), "{}", table.heard("austria"));
    assert_eq!(table.heard("italy"), "");
}

#[test]
fn an_agreement_becomes_an_order_by_one_press_that_nobody_else_sees() {
    let mut table = Trial::new();
    table.presses("italy", "propose:game=ab12cd34;to=GERMANY;offer=support=A VEN - TYR");
    assert!(table.heard("germany").contains("Can you support A Ven - Tyr?"), "{}", table.heard("germany"));
    table.forget().says("germany", "adopt #1");
    assert!(table.heard("germany").contains("haven't agreed to #1"), "{}", table.heard("germany"));
    table.says("germany", "#1 ok");
    table.forget().says("germany", "adopt #1");
    assert_eq!(table.orders("GERMANY"), ["A MUN S A VEN - TYR"]);
    table.says("italy", "adopt 1");
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR"]);
    for other in ["austria", "england", "france", "russia", "turkey", "ola"] {
        assert_eq!(table.heard(other), "", "{other}");
    }
    assert!(!table.heard("italy").contains("Mun"), "{}", table.heard("italy"));
    assert!(!table.public().contains("Tyr"), "{}", table.public());
}

#[test]
fn orders_that_contradict_an_agreement_are_told_to_their_player_alone_once() {
    let mut table = Trial::new();
    table.says("italy", "to Austria: peace:").says("austria", "#1 ok").forget();
    table.says("italy", "A Ven - Tri");
    assert_eq!(contradictions(&table, "italy"), 1, "{}", table.heard("italy"));
    assert!(table.heard("italy").contains("don't fit what you've agreed to"), "{}", table.heard("italy"));
    assert_eq!(table.heard("austria"), "");
    assert_eq!(table.orders("ITALY"), ["A VEN - TRI"], "nothing is blocked");
    table.says("italy", "F Nap - Ion");
    assert_eq!(contradictions(&table, "italy"), 1, "once a phase");
    table.says("austria", "#1 drop").forget().says("italy", "A Ven - Tri");
    assert_eq!(contradictions(&table, "italy"), 0, "what was dropped doesn't hold");
}

#[test]
fn the_last_call_tells_each_player_alone_what_they_agreed_to_and_have_not_ordered() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: need support: A Ven - Tyr").says("germany", "#1 ok");
    table.says("italy", "A Ven - Tyr").says("france", "to England: dmz: ENG").says("england", "#1 ok");
    table.says("england", "F Lon - ENG");
    assert!(table.heard("england").contains("don't fit"), "{}", table.heard("england"));
    let call = table.running().last_call().expect("it has a deadline");
    table.forget().now = call;
    table.ticks();
    let heard = table.heard("germany");
    assert!(heard.contains("doesn't match what you've agreed to") && heard.contains("A Ven - Tyr"), "{heard}");
    assert!(table.buttons("germany").iter().any(|id| id.starts_with("adopt:")), "{:?}", table.buttons("germany"));
    for other in ["austria", "england", "france", "italy", "russia", "turkey", "ola"] {
        let heard = table.heard(other);
        assert!(!heard.contains("agreed to"), "{other} has kept everything, agreed to nothing, or knows it: {heard}");
    }
    assert!(!table.public().contains("agreed"), "{}", table.public());
}

#[test]
fn what_is_said_under_a_condition_counts_where_the_board_fulfils_it() {
    for (condition, counts) in [
        ("if: empty: Tyr", true),
        ("if: has unit: Turkey BLA", false),
        ("unless: has unit: Turkey BLA", true),
        ("unless: empty: Tyr", false),
        // The board doesn't tell.
        ("if: peace:", false),
    ] {
        let mut table = Trial::new();
        table.says("italy", &format!("to Austria: peace:\n{condition}"));
        assert!(table.heard("austria").contains("Italy · #1"), "{condition}: {}", table.heard("italy"));
        table.says("austria", "#1 ok").forget().says("italy", "A Ven - Tri");
        let is_told = table.heard("italy").contains("don't fit what you've agreed to");
        assert_eq!(is_told, counts, "{condition}: {}", table.heard("italy"));
    }
}

/// How often a player is told that their orders contradict something.
fn contradictions(table: &Trial, who: &str) -> usize {
    let to = Destination::Place(Place::Person(person(who)));
    let said = table.said.iter().filter(|outgoing| outgoing.to == to);
    let is_word = |notice: &Notice| matches!(notice, Notice::Statement(StatementNotice::Contradicted { .. }));
    said.filter(|outgoing| is_word(&outgoing.notice)).count()
}

#[test]
fn thanks_are_said_by_both_sides_and_change_nothing_of_what_was_agreed() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: need support: A Ven - Tyr").says("germany", "#1 ok");
    table.forget().says("germany", "#1 thanks");
    assert!(table.heard("italy").contains("#1 · Germany:** Thank"), "{}", table.heard("italy"));
    table.forget().says("italy", "#1 thanks");
    assert!(table.heard("germany").contains("#1 · Italy:** Thank"), "{}", table.heard("germany"));
    table.forget().says("germany", "adopt #1");
    assert_eq!(table.orders("GERMANY"), ["A MUN S A VEN - TYR"]);
    table.forget().says("italy", "agreements");
    assert!(table.heard("italy").contains("#1 · Germany:** Agreed."), "{}", table.heard("italy"));
    // Nobody thanks for what wasn't granted.
    table.says("italy", "to Germany: dmz: Tyr").forget().says("italy", "#2 thanks");
    assert!(table.heard("italy").contains("wasn't said to you"), "{}", table.heard("italy"));
}

#[test]
fn who_has_agreed_takes_it_back_in_so_many_words_only() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:").says("germany", "#1 ok");
    table.forget().presses("germany", "propose:game=ab12cd34;to=ITALY;reply=1.later");
    assert!(table.heard("germany").contains("type `#1 drop`"), "{}", table.heard("germany"));
    assert_eq!(table.heard("italy"), "");
    table.forget().says("germany", "#1 drop");
    assert!(table.heard("italy").contains("Agreement 1 no longer holds"), "{}", table.heard("italy"));
}

#[test]
fn an_offer_that_nobody_has_accepted_is_contradicted_by_no_order() {
    let mut table = Trial::new();
    table.says("germany", "to Italy: offer support: A Ven - Tyr").forget();
    table.says("germany", "A Mun - Bur\nA Ber - Kie\nF Kie - Hol");
    assert_eq!(contradictions(&table, "germany"), 0, "{}", table.heard("germany"));
    table.says("italy", "#1 ok").forget().says("germany", "A Mun - Bur");
    assert_eq!(contradictions(&table, "germany"), 1, "{}", table.heard("germany"));
}

#[test]
fn what_no_unit_could_do_is_contradicted_by_no_order() {
    let mut table = Trial::new();
    table.says("italy", "to Turkey: need support: A Ven - Tri").says("turkey", "#1 ok").forget();
    table.says("turkey", "A Con - Bul\nA Smy - Con\nF Ank - BLA");
    assert_eq!(contradictions(&table, "turkey"), 0, "{}", table.heard("turkey"));
}

#[test]
fn an_agreement_that_was_renewed_is_told_once_and_in_full() {
    let mut table = Trial::new();
    table.says("italy", "to Austria: peace:").says("austria", "#1 ok");
    table.says("austria", "renew #1").says("italy", "#2 ok").forget().says("italy", "A Ven - Tri");
    let heard = table.heard("italy");
    assert!(heard.contains("· #2**") && heard.contains("I propose peace") && !heard.contains("· #1**"), "{heard}");
}

#[test]
fn the_list_says_what_waits_for_whom_and_what_holds() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:").says("germany", "#1 ok").says("italy", "to France: dmz: PIE");
    table.says("austria", "to Italy: peace:").says("russia", "to Italy: peace:").says("italy", "to Russia: #1 no");
    table.forget().says("italy", "agreements");
    let heard = table.heard("italy");
    let at = |text: &str| heard.find(text).unwrap_or_else(|| panic!("{text}: {heard}"));
    let order = ["Waiting for your answer", "Austria → Italy", "still holding", "Italy → Germany", "from others"];
    let order = order.into_iter().chain(["Italy → France", "Over:", "Russia → Italy"]).map(at).collect::<Vec<_>>();
    assert!(order.is_sorted(), "{order:?}: {heard}");
    let buttons = table.buttons("italy");
    assert!(buttons.iter().any(|id| id.ends_with("to=AUSTRIA;reply=1.yes")), "{buttons:?}");
    assert!(!buttons.iter().any(|id| id.contains("RUSSIA") || id.contains("GERMANY")), "{buttons:?}");
}

#[test]
fn the_list_has_only_what_its_reader_said_or_received() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:").says("france", "to England: dmz: ENG").says("germany", "#1 ok");
    table.forget().says("italy", "agreements");
    let heard = table.heard("italy");
    assert!(heard.contains("I propose peace") && heard.contains("#1 · Germany:** Agreed."), "{heard}");
    assert!(!heard.contains("DMZ"), "{heard}");
    table.forget().says("russia", "agreements");
    assert!(table.heard("russia").contains("haven't proposed anything"), "{}", table.heard("russia"));
}

#[test]
fn an_agreement_for_one_phase_is_renewed_for_the_next() {
    let mut table = Trial::new();
    table.presses("italy", "propose:game=ab12cd34;to=GERMANY;offer=support=A VEN - TYR");
    table.says("germany", "#1 ok").first_deadline_stays();
    table.later(48).ticks();
    table.forget().says("germany", "adopt #1");
    assert!(table.heard("germany").contains("nothing in #1 that you can order"), "{}", table.heard("germany"));
    table.forget().says("italy", "renew #1");
    let heard = table.heard("germany");
    assert!(heard.contains("Once more: “Can you support A Ven - Tyr?”") && !heard.contains("instead of"), "{heard}");
    table.says("germany", "#2 ok");
    table.forget().says("germany", "adopt #2");
    assert_eq!(table.orders("GERMANY"), ["A MUN S A VEN - TYR"], "{}", table.heard("germany"));
}

#[test]
fn a_request_is_sent_in_three_presses_from_the_menu_of_rooms() {
    let mut table = Trial::new();
    table.says("italy", "talk");
    let begin = table.buttons("italy").into_iter().find(|id| id.starts_with("propose:")).expect("a button");
    table.forget().presses("italy", &begin);
    let to = table.buttons("italy").into_iter().find(|id| id.ends_with("to=AUSTRIA")).expect("a power");
    table.forget().presses("italy", &to);
    let offers = table.buttons("italy");
    let dmz = offers.iter().find(|id| id.contains("offer=dmz=TYR")).expect("a province between both").clone();
    assert!(offers.iter().any(|id| id.contains("offer=peace")), "{offers:?}");
    table.forget().presses("italy", &dmz);
    assert!(table.heard("austria").contains("Let's make Tyrolia a DMZ"), "{}", table.heard("austria"));
}

#[test]
fn what_a_room_offers_by_button_is_said_there() {
    let mut table = Trial::new();
    let room = room(&mut table);
    table.does("italy", room, Content::Text { text: "propose".to_owned(), addressed: true });
    let offers: Vec<String> = table.buttons("italy").into_iter().filter(|id| id.contains("offer=")).collect();
    assert!(offers.len() > 2 && offers.iter().all(|id| id.contains(";in=GERMANY;")), "{offers:?}");
    // Also pressed where the room isn't known, as on Matrix.
    table.forget().presses("italy", &offers[0]);
    let said = read_in(&table, Language::EN);
    assert!(said.len() == 1 && said[0].contains("Italy · #1"), "{said:?}");
    assert_eq!(table.heard("germany"), "", "they read it in the room");
    // Once the room is gone, letters replace it.
    table.loaded.rooms[0].relayed = Some(Why::NoRooms);
    table.forget().presses("italy", &offers[1]);
    assert!(table.heard("germany").contains("Italy · #2"), "{}", table.heard("germany"));
    assert_eq!(read_in(&table, Language::EN), Vec::<String>::new());
}

#[test]
fn blocks_limits_and_the_rules_of_press_hold_for_statements() {
    let mut table = Trial::new();
    table.says("germany", "block Italy").forget().says("italy", "to Germany: peace:");
    assert_eq!(table.heard("germany"), "");
    assert!(table.heard("italy").contains("Italy · #1"), "who is blocked isn't told");
    table.forget().says("germany", "agreements");
    assert!(table.heard("germany").contains("haven't proposed anything"), "{}", table.heard("germany"));
    table.limits.letters = 1;
    table.forget().says("italy", "to France: peace:");
    assert_eq!(table.heard("france"), "", "the limit is that of letters");
    // An answer doesn't reach who has blocked its author either, and counts.
    table.limits.letters = 200;
    table.says("france", "block England").says("france", "to England: peace:").forget().says("england", "#1 ok");
    assert_eq!(table.heard("france"), "");
    table.says("russia", "to Turkey: peace:").says("russia", "to Turkey: dmz: BLA").forget();
    table.limits.letters = 1;
    table.says("turkey", "#1 ok").says("turkey", "#2 ok");
    assert_eq!(table.heard("russia").matches("Turkey:** Agreed").count(), 1, "{}", table.heard("russia"));
    // They are reported as letters are: in one's own words, to the game master.
    table.forget().says("turkey", "report: Russia insults me with its proposals");
    assert!(table.heard("ola").contains("Russia insults me"), "{}", table.heard("turkey"));
    let settings = Settings { press: PressRule::None, ..Settings::habit("classic", Language::EN, "UTC") };
    let mut table = Trial::with(settings);
    table.says("italy", "propose France peace:");
    assert_eq!(table.heard("france"), "");
}

const PL: Language = Language::of(*b"pl");

/// The buttons by which somebody says what they may have meant.
fn offered(table: &Trial, who: &str) -> Vec<String> {
    table.buttons(who).into_iter().filter(|id| id.starts_with("which:")).collect()
}

#[test]
fn talk_in_a_room_is_offered_as_a_statement_to_its_author_alone() {
    let mut table = Trial::new();
    let room = room(&mut table);
    // Everybody there reads what is written.
    table.readers = vec![Language::EN, Language::EN];
    writes(&mut table, "italy", &room, "I propose peace between us.");
    assert_eq!(table.heard("italy"), "");
    table.readers = vec![Language::EN, PL];
    writes(&mut table, "italy", &room, "I propose peace between us.");
    let heard = table.heard("italy");
    assert!(heard.contains("Did you mean this?") && heard.contains("`peace:` – I propose peace"), "{heard}");
    assert_eq!(read_in(&table, Language::EN), Vec::<String>::new(), "nothing is sent by itself");
    assert_eq!(table.heard("germany"), "");
    let button = offered(&table, "italy").pop().expect("a button");
    // Others can't press it.
    table.forget().presses("germany", &button);
    assert_eq!(read_in(&table, Language::EN), Vec::<String>::new());
    table.forget().presses("italy", &button);
    assert!(read_in(&table, PL)[0].contains("Włochy · #1"), "{:?}", read_in(&table, PL));
    table.forget().presses("italy", &button);
    assert_eq!(read_in(&table, Language::EN), Vec::<String>::new(), "it was said already");
}

#[test]
fn orders_commands_and_public_talk_are_never_offered_as_statements() {
    let mut table = Trial::new();
    let room = room(&mut table);
    table.readers = vec![Language::EN, PL];
    for text in ["A Ven - Tyr", "A Ven - Tyr please", "ready", "draw", "hello there", "Good luck!", "I like cheese"] {
        writes(&mut table, "italy", &room, text);
        assert_eq!(table.heard("italy"), "", "{text}");
        table.forget();
    }
    let channel = Place::Channel(table.game().channel.clone());
    writes(&mut table, "italy", &channel, "I propose peace between us.");
    assert_eq!(table.heard("italy"), "");
    // What is corrected was read already.
    let of = EventId::new(PlatformName::Local, "earlier");
    let said = table.now;
    table.does(
        "italy",
        room,
        Content::Edited { of, said, text: "I propose peace between us.".to_owned(), addressed: false },
    );
    assert_eq!(table.heard("italy"), "");
}

#[test]
fn what_may_be_meant_is_asked_in_one_post_an_hour_and_anew_if_it_is_something_else() {
    let mut table = Trial::new();
    let room = room(&mut table);
    table.readers = vec![Language::EN, PL];
    let slots = |table: &Trial| -> Vec<Option<String>> {
        let is_it = |notice: &Notice| matches!(notice, Notice::Statement(StatementNotice::Recognised { .. }));
        table.said.iter().filter(|post| is_it(&post.notice)).map(|post| post.slot.clone()).collect()
    };
    for text in ["I propose peace between us.", "I propose an alliance against Turkey."] {
        writes(&mut table, "italy", &room, text);
    }
    // What is asked about the same is one post; what is new isn't an edit of one that may be far above.
    writes(&mut table, "italy", &room, "I propose an alliance against Turkey.");
    let first = slots(&table);
    assert!(first.len() == 3 && first[0].is_some() && first[0] != first[1] && first[1] == first[2], "{first:?}");
    let heard = table.heard("italy");
    assert!(heard.contains("To Germany: “I propose peace between us.”"), "{heard}");
    table.later(1);
    writes(&mut table, "italy", &room, "I propose peace between us.");
    assert_ne!(slots(&table)[3], first[0]);
    // It is no request that waits for `go-ahead`.
    table.forget().says("italy", "go-ahead");
    assert_eq!(read_in(&table, Language::EN), Vec::<String>::new());
    assert!(!table.heard("italy").is_empty());
}

#[test]
fn talk_in_a_letter_is_delivered_and_offered_whatever_its_recipient_reads() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: I propose peace between us.");
    assert!(table.heard("germany").contains("│ I propose peace between us."), "{}", table.heard("germany"));
    let button = offered(&table, "italy").pop().expect("a button");
    table.forget().presses("italy", &button);
    assert!(table.heard("germany").contains("Italy · #1"), "{}", table.heard("germany"));
    // An answer in words is one to what waits for it.
    table.forget().says("germany", "to Italy: Agreed.");
    assert!(table.heard("germany").contains("`#1 "), "{}", table.heard("germany"));
    let button = offered(&table, "germany").pop().expect("a button");
    table.forget().presses("germany", &button);
    assert!(table.heard("italy").contains("#1 · Germany:** Agreed."), "{}", table.heard("italy"));
    table.forget().says("germany", "to Italy: Agreed.");
    assert!(offered(&table, "germany").is_empty(), "nothing waits for an answer: {}", table.heard("germany"));
}

#[test]
fn nobody_learns_from_an_offer_which_language_a_letters_recipient_reads() {
    for anonymous in [false, true] {
        let settings = Settings { anonymous, ..Settings::habit("classic", Language::EN, "UTC") };
        let mut table = Trial::with(settings);
        let mut heard = Vec::new();
        for readers in [vec![Language::EN], vec![PL]] {
            table.readers = readers;
            table.forget().says("italy", "to Germany: I propose peace between us.");
            assert_eq!(offered(&table, "italy").len(), 1, "{}", table.heard("italy"));
            heard.push(table.heard("italy"));
        }
        assert_eq!(heard[0], heard[1]);
    }
}

#[test]
fn an_offer_is_said_by_the_power_that_it_was_made_to() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: I propose peace between us.");
    let offer = offered(&table, "italy").pop().expect("a button");
    table.says("italy", "to Germany: I order: A Ven - Tyr");
    let question = table.buttons("italy").into_iter().rev().find(|id| id.starts_with("which:") && *id != offer);
    // Somebody who has given up a seat may come back with another one in the same phase.
    let seats = &mut table.loaded.game.seats;
    let at = |power: &str| seats.iter().position(|seat| seat.holds(&power.into())).expect("a seat");
    let (one, other) = (at("ITALY"), at("FRANCE"));
    let powers = std::mem::take(&mut seats[one].powers);
    let powers = std::mem::replace(&mut seats[other].powers, powers);
    seats[one].powers = powers;
    for button in [&offer, &question.expect("a question")] {
        table.forget().presses("italy", button);
        assert!(table.heard("italy").contains("You were asked that as Italy"), "{}", table.heard("italy"));
        assert_eq!(table.heard("germany"), "", "{button}");
    }
    assert!(table.statements.is_empty());
}

#[test]
fn what_an_older_version_asked_about_without_the_power_isnt_said() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: I propose peace between us.");
    let button = offered(&table, "italy").pop().expect("a button");
    let values = [("to", "GERMANY"), (GAME_ID, "ab12cd34"), ("sure", "yes"), ("offer-1", "peace:")];
    let values = values.map(|(id, value)| (id.to_owned(), value.to_owned())).into();
    table.questions[0].said = Request::Command("propose".to_owned(), values);
    table.forget().presses("italy", &button);
    assert_eq!(table.heard("germany"), "");
    assert!(table.heard("italy").contains("too old"), "{}", table.heard("italy"));
}

#[test]
fn an_offer_says_what_it_said_when_it_was_made() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: I propose a DMZ in Tyrolia.");
    assert!(table.heard("italy").contains("`dmz: Tyr`"), "{}", table.heard("italy"));
    let button = offered(&table, "italy").pop().expect("a button");
    // "Tyr" is the Tyrrhenian Sea in Dutch.
    table.language = Language::of(*b"nl");
    table.forget().presses("italy", &button);
    table.language = Language::EN;
    assert!(table.heard("germany").contains("Let's make Tyrolia a DMZ"), "{}", table.heard("germany"));
}

#[test]
fn one_offer_is_open_for_each_person_and_conversation() {
    let mut table = Trial::new();
    let offers = |table: &Trial| table.questions.iter().filter(|question| question.slot.is_some()).count();
    table.says("italy", "to Germany: I propose peace between us.");
    let first = offered(&table, "italy").pop().expect("a button");
    table.forget().says("italy", "to Germany: I propose an alliance against Turkey.");
    assert_eq!(offers(&table), 1, "a newer one replaces it");
    let newer = offered(&table, "italy").pop().expect("a button");
    table.says("italy", "to France: I propose peace between us.");
    table.says("germany", "to Italy: I propose peace between us.");
    assert_eq!(offers(&table), 3, "others have their own");
    table.forget().presses("italy", &first);
    assert!(table.heard("italy").contains("can't be chosen any more"), "{}", table.heard("italy"));
    assert_eq!(table.heard("germany"), "");
    table.forget().presses("italy", &newer);
    assert!(table.heard("germany").contains("an alliance against Turkey"), "{}", table.heard("germany"));
    table.forget().presses("italy", &newer);
    assert!(table.heard("italy").contains("can't be chosen any more"), "{}", table.heard("italy"));
    assert_eq!(table.heard("germany"), "", "it was said already");
}

#[test]
fn go_ahead_finds_what_was_asked_long_before_an_offer() {
    let mut table = Trial::new();
    table.says("italy", "resign");
    // The offer can be chosen for longer than the other question can be answered.
    table.later(13).says("italy", "to Germany: I propose peace between us.");
    assert_eq!(offered(&table, "italy").len(), 1, "{}", table.heard("italy"));
    table.forget().says("italy", "go-ahead");
    assert!(table.game().seat_of(&person("italy")).is_none(), "{}", table.heard("italy"));
}

#[test]
fn everyday_sentences_are_read_in_every_readers_language() {
    let mut table = Trial::new();
    let room = room(&mut table);
    let (it, de) = (Language::of(*b"it"), Language::of(*b"de"));
    table.readers = vec![Language::EN, it, de];
    let said = |table: &Trial| table.told(&room).join("\n");
    writes(&mut table, "italy", &room, "hello! Good luck :D");
    assert_eq!(said(&table), "de: Hallo! Viel Glück!\nit: Ciao! Buona fortuna!");
    assert_eq!(table.heard("italy"), "");
    for text in ["hello Turkey", "good luck, A Vie - Gal", "Bye?"] {
        table.forget();
        writes(&mut table, "italy", &room, text);
        assert!(!said(&table).contains("Hallo") && !said(&table).contains("Viel"), "{}", said(&table));
    }
    table.readers = vec![Language::EN];
    table.forget();
    writes(&mut table, "italy", &room, "hello!");
    assert_eq!(said(&table), "", "all read it");
    table.forget().says("italy", "to Germany: Good luck!");
    let letter = table.said.iter().find(|post| post.to == Destination::Place(Place::Person(person("germany"))));
    let letter = &letter.expect("a letter").notice;
    assert!(table.spoken(letter, de).ends_with("│ Good luck!\nde: Viel Glück!"), "{}", table.spoken(letter, de));
    assert!(!table.spoken(letter, Language::EN).contains("en:"), "{}", table.spoken(letter, Language::EN));
    for other in ["austria", "england", "france", "russia", "turkey", "ola"] {
        assert_eq!(table.heard(other), "", "{other}");
    }
    assert_eq!(table.public(), "");
}

#[test]
fn a_reaction_in_a_room_is_answered_in_private_and_says_nothing_there() {
    let mut table = Trial::new();
    let room = room(&mut table);
    writes(&mut table, "italy", &room, "peace:");
    table.forget();
    let reaction = Unreadable::PlainReaction { sign: "👍".to_owned(), can_be_undone: false };
    table.does("germany", room.clone(), Content::Unreadable(reaction));
    assert!(table.heard("germany").contains("type it in that room: `👍`"), "{}", table.heard("germany"));
    assert_eq!(read_in(&table, Language::EN), Vec::<String>::new());
    assert!(table.told(&room).is_empty() && table.heard("italy").is_empty());
}

/// Games with computers for all powers but Italy's.
fn with_computers() -> Trial {
    let mut table = Trial::new();
    for (seat, seed) in table.loaded.game.seats.iter_mut().zip(1..) {
        if !seat.holds(&"ITALY".into()) {
            seat.held_by(dragoman_game::model::Holder::Computer(seed));
        }
    }
    table
}

const TALK: &str = "talk:game=ab12cd34";
const PROPOSE: &str = "propose:game=ab12cd34";

#[test]
fn a_movement_phase_offers_talk_to_whoever_has_somebody_to_talk_to() {
    let offered = |table: &mut Trial, who: &str| {
        table.presses(who, "help");
        let asked = table.buttons(who);
        let begun = table.forget().first_deadline_stays().later(48).ticks().buttons(who);
        [asked, begun].map(|ids| [TALK, PROPOSE].map(|id| ids.iter().filter(|known| *known == id).count()))
    };
    let mut table = Trial::new();
    assert_eq!(offered(&mut table, "italy"), [[1, 1], [1, 1]]);
    assert!(table.running().position.phase.is_movement());
    assert_eq!(offered(&mut with_computers(), "italy"), [[1, 0], [1, 0]]);
    for press in [PressRule::None, PressRule::Public] {
        let settings = Settings { press, ..Settings::habit("classic", Language::EN, "UTC") };
        assert_eq!(offered(&mut Trial::with(settings), "italy"), [[0, 0], [0, 0]]);
    }
    // Retreats and builds are decided in silence.
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tri").says("austria", "A Vie - Tyr").says("austria", "F Tri H");
    table.says("germany", "A Mun - Boh").says("russia", "A War - Gal").first_deadline_stays().later(48).ticks();
    table.says("italy", "A Rom - Ven").says("italy", "A Ven - Tri").forget().later(48).ticks();
    if !table.running().position.phase.is_movement() {
        assert!(!table.buttons("italy").iter().any(|id| id == TALK), "{:?}", table.buttons("italy"));
    }
}

#[test]
fn talk_with_computers_alone_leads_to_what_can_be_proposed_to_them() {
    let mut table = with_computers();
    table.presses("italy", TALK);
    let to = table.buttons("italy").into_iter().find(|id| id.ends_with("to=AUSTRIA")).expect("a power");
    assert!(table.heard("italy").contains("propose something to?"), "{}", table.heard("italy"));
    table.forget().presses("italy", &to);
    assert!(table.buttons("italy").iter().any(|id| id.contains("offer=peace")), "{:?}", table.buttons("italy"));
}

#[test]
fn an_answer_repeats_what_was_agreed_in_the_readers_words() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: need support: A Ven - Tyr").forget().says("germany", "#1 ok");
    let notice = |table: &Trial| {
        let to = Destination::Place(Place::Person(person("italy")));
        let is_it = |notice: &Notice| matches!(notice, Notice::Statement(StatementNotice::Answered { .. }));
        let said = table.said.iter().find(|post| post.to == to && is_it(&post.notice));
        said.expect("an answer").notice.clone()
    };
    let answer = notice(&table);
    let it = table.spoken(&answer, Language::of(*b"it"));
    assert!(it.contains("In risposta a: «Puoi appoggiare A Ven - Tir?» (Italia)"), "{it}");
    let pl = table.spoken(&answer, PL);
    assert!(pl.contains("W odpowiedzi na: „Czy możesz wesprzeć A Wen - Tyr?” (Włochy)"), "{pl}");
    // Of alternatives the one that was chosen.
    table.says("italy", "to Germany: dmz: Boh\nor:\ndmz: Tyr").forget().says("germany", "#2 choose: 2");
    let en = table.spoken(&notice(&table), Language::EN);
    assert!(en.contains("Tyrolia") && !en.contains("Bohemia"), "{en}");
    // What is said again is repeated as well.
    table.says("italy", "renew #1").forget().says("germany", "#3 ok");
    let en = table.spoken(&notice(&table), Language::EN);
    assert!(en.contains("Once more: “Can you support A Ven - Tyr?” (Italy)"), "{en}");
    // A no repeats what it refuses.
    table.says("italy", "to Germany: peace:").forget().says("germany", "#4 no");
    let en = table.spoken(&notice(&table), Language::EN);
    assert!(en.contains("No, thank you.") && en.contains("I propose peace between us."), "{en}");
}

#[test]
fn support_is_offered_in_as_many_presses_as_it_is_asked_for() {
    let mut table = Trial::new();
    let whom = "propose:game=ab12cd34;to=GERMANY";
    table.presses("italy", whom);
    let offers = table.buttons("italy");
    let ours = offers.iter().position(|id| id.contains("offer=offer=")).expect("an offer of support");
    // The first of all kinds: some places show only nine.
    assert!(ours < 9 && offers.iter().position(|id| id.contains("offer=support=")).is_some_and(|at| at < 9));
    let heard = table.heard("italy");
    assert!(heard.contains("`offer support: ") && heard.contains("I can support A Mun - "), "{heard}");
    let button = offers[ours].clone();
    table.forget().presses("italy", &button);
    assert!(table.heard("germany").contains("I can support A Mun - "), "{}", table.heard("germany"));
    table.says("germany", "#1 ok").forget().says("italy", "adopt #1");
    assert!(
        table.orders("ITALY").iter().any(|order| order.starts_with("A VEN S A MUN - ")),
        "{:?}",
        table.heard("italy")
    );
}

#[test]
fn what_is_denied_of_several_places_is_denied_of_each() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: keep out: Tyr, Boh").says("italy", "to Germany: don't attack: Mun, Kie");
    let said = |table: &Trial, language| -> Vec<String> {
        let to = Destination::Place(Place::Person(person("germany")));
        let posts = table.said.iter().filter(|outgoing| outgoing.to == to);
        posts.map(|outgoing| table.spoken(&outgoing.notice, language)).collect()
    };
    for (language, joined) in [
        (PL, ["do Tyrolu ani do Czech", "w Monachium ani w Kilonii"]),
        (Language::of(*b"it"), ["né in Boemia", "né a Kiel"]),
    ] {
        let heard = said(&table, language);
        assert_eq!(heard.len(), 2, "{heard:?}");
        for (heard, joined) in heard.iter().zip(joined) {
            assert!(heard.contains(joined), "{heard}");
        }
    }
}

#[test]
fn each_step_of_a_proposal_has_a_heading_of_its_own() {
    let mut table = Trial::new();
    let labels = |table: &Trial, language: Language| {
        ["choose-talk", "action-propose", "statement-whom"].map(|id| table.words.plain(language, id))
    };
    for language in table.words.languages() {
        let [talk, button, whom] = labels(&table, language);
        assert!(talk != whom && button.chars().count() <= 25, "{language}: {talk} {button} {whom}");
    }
    table.presses("italy", TALK);
    assert!(table.heard("italy").contains("talk with? Or propose something"), "{}", table.heard("italy"));
    table.forget().presses("italy", PROPOSE);
    assert!(table.heard("italy").contains("Who do you want to propose something to?"), "{}", table.heard("italy"));
}

/// What is drawn for `who` of a statement that is shown on the map: the orders, and the provinces to be kept free.
fn drawn(table: &Trial, who: &str) -> Option<(Vec<String>, Vec<String>)> {
    let private = Place::Person(person(who));
    let posted = table.said.iter().filter(|post| post.to == Destination::Place(private.clone()));
    let answered = table.answers.iter().filter(|(to, _)| *to == private).map(|(_, notice)| notice);
    let mut all = posted.map(|post| &post.notice).chain(answered);
    let notice = all.find(|notice| matches!(notice, Notice::Statement(StatementNotice::OnMap { .. })))?;
    match table.picture(notice)? {
        PictureOf::Plan { orders, zones, .. } => {
            Some((orders.iter().map(ToString::to_string).collect(), zones.iter().map(ToString::to_string).collect()))
        }
        PictureOf::Position(_) | PictureOf::Results(_) | PictureOf::Preview { .. } | PictureOf::Chart { .. } => None,
    }
}

#[test]
fn a_statement_is_shown_on_the_map_to_those_who_talk_and_to_nobody_else() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: need support: A Ven - Tyr\ndmz: Boh, Tri");
    let shows = |table: &Trial, who: &str| table.buttons(who).into_iter().find(|id| id.contains(";map=1"));
    let (own, theirs) = (shows(&table, "italy"), shows(&table, "germany"));
    assert_eq!(theirs.as_deref(), Some("propose:game=ab12cd34;to=ITALY;map=1"));
    for (who, button) in [("italy", own.expect("a button")), ("germany", theirs.expect("a button"))] {
        table.forget().presses(who, &button);
        // Munich is the only unit that can give the support.
        let orders = ["A VEN - TYR", "A MUN S A VEN - TYR"].map(str::to_owned).to_vec();
        let both = (orders, vec!["BOH".to_owned(), "TRI".to_owned()]);
        assert_eq!(drawn(&table, who), Some(both), "{who}");
        assert_eq!(table.public(), "");
        for other in ["austria", "england", "france", "germany", "italy", "russia", "turkey", "ola"] {
            assert!(other == who || table.heard(other).is_empty(), "nobody else learns of it: {other}");
        }
    }
    for id in ["propose:game=ab12cd34;to=GERMANY+ITALY;map=1", "propose:game=ab12cd34;to=GERMANY;map=1"] {
        table.forget().presses("france", id);
        assert_eq!(drawn(&table, "france"), None);
        assert!(table.heard("france").contains("no statement #1"), "{}", table.heard("france"));
    }
    // A map says nothing of peace.
    table.says("italy", "to France: peace:");
    assert_eq!(shows(&table, "france"), None);
}

#[test]
fn who_plays_two_powers_answers_as_the_one_that_was_spoken_to() {
    let mut table = Trial::new();
    let seats = &mut table.loaded.game.seats;
    let of = |seats: &[Seat], power: &str| seats.iter().position(|seat| seat.powers.contains(&power.into()));
    let germany = seats.remove(of(seats, "GERMANY").expect("a seat"));
    let italy = of(seats, "ITALY").expect("a seat");
    seats[italy].powers.splice(0..0, germany.powers);
    table.says("austria", "to Germany: dmz: Tyr").says("austria", "to Italy: peace:");
    let buttons = table.buttons("italy");
    let yes = buttons.iter().find(|id| id.contains("ITALY") && id.ends_with("reply=1.yes")).expect("a button").clone();
    table.forget().presses("italy", &yes);
    let heard = table.heard("austria");
    assert!(heard.contains("#1 · Italy:** Agreed") && !heard.contains("Germany"), "{heard}");
    // A number alone, or with who is spoken to, is that of both conversations.
    for typed in ["#1 no", "to Austria: #1 no"] {
        table.forget().says("italy", typed);
        assert!(table.heard("italy").contains("several conversations"), "{typed}: {}", table.heard("italy"));
        assert_eq!(table.heard("austria"), "");
    }
    // It is answered, or countered, in the one that is chosen.
    for (typed, said) in
        [("#1 drop", "#1 · Italy:** Agreement 1 no longer"), ("to Austria: #1 dmz: Gal", "Italy · #2**, instead of #1")]
    {
        table.forget().says("italy", typed);
        let buttons = table.buttons("italy");
        assert_eq!(buttons.len(), 2, "{typed}: {buttons:?}");
        table.forget().presses("italy", &buttons[1]);
        assert!(table.heard("austria").contains(said), "{typed}: {} {}", table.heard("austria"), table.heard("italy"));
    }
    // A counter-proposal is said in the conversation of what it answers.
    table.says("austria", "to Italy: dmz: Tri").forget().says("italy", "#3 dmz: Tyr");
    let heard = table.heard("austria");
    assert!(heard.contains("Italy · #4**, instead of #3"), "{heard}");
}

#[test]
fn a_private_answer_that_is_edited_stays_what_was_said() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:");
    for text in ["#1 yes", "#1 dmz: Tyr", "#1 I order: A Mun - Bur", "no"] {
        let (of, said) = (EventId::new(PlatformName::Local, "earlier"), table.now);
        let content = Content::Edited { of, said, text: text.to_owned(), addressed: true };
        table.forget().does("germany", Place::Person(person("germany")), content);
        assert_eq!(table.heard("italy"), "", "{text}");
        assert!(table.heard("germany").contains("I send nothing"), "{}", table.heard("germany"));
    }
}

#[test]
fn what_was_offered_for_one_board_is_not_said_about_the_next() {
    let mut table = Trial::new();
    table.presses("italy", "propose:game=ab12cd34;to=GERMANY");
    let buttons = table.buttons("italy");
    let support = buttons.iter().find(|id| id.contains("offer=support=")).expect("a support").clone();
    table.first_deadline_stays().later(48).ticks();
    table.forget().presses("italy", &support);
    assert_eq!(table.heard("germany"), "");
    assert!(table.heard("italy").contains("Spring 1901"), "{}", table.heard("italy"));
}

#[test]
fn a_support_into_a_province_with_coasts_is_adopted_by_one_press() {
    let mut table = Trial::new();
    let Stage::Running(running) = &mut table.loaded.game.stage else { panic!("it is being played") };
    let units = |all: &[&str]| all.iter().map(|unit| (*unit).into()).collect();
    running.position.units.insert("ITALY".into(), units(&["F MAO", "F WES"]));
    running.position.units.insert("FRANCE".into(), units(&["A GAS", "F MAR"]));
    table.presses("italy", "propose:game=ab12cd34;to=FRANCE");
    let buttons = table.buttons("italy");
    let into_spain = buttons.iter().filter(|id| id.contains("F MAO - SPA"));
    let asked: Vec<&str> = into_spain.map(|id| id.split_once("F MAO").expect("an order").1).collect();
    assert!(asked.iter().all(|order| order.ends_with("/SC") || order.ends_with("/NC")), "{buttons:?}");
    // As an older version offered it.
    table.presses("italy", "propose:game=ab12cd34;to=FRANCE;offer=support=F WES - SPA");
    table.says("france", "#1 ok").forget();
    table.says("france", "adopt #1");
    let buttons = table.buttons("france");
    let units: std::collections::BTreeSet<&String> = buttons.iter().collect();
    assert_eq!((units.len(), buttons.len()), (2, 2), "one for each unit: {buttons:?} {}", table.heard("france"));
    let gascony = buttons.iter().find(|id| id.contains("A GAS")).expect("Gascony").clone();
    table.presses("france", &gascony);
    assert_eq!(table.orders("FRANCE"), ["A GAS S F WES - SPA"], "{}", table.heard("france"));
}

#[test]
fn few_of_many_contradicted_agreements_are_told() {
    let mut table = Trial::new();
    for _ in 0..12 {
        table.says("italy", "to Austria: I don't attack:");
    }
    table.forget().says("italy", "A Ven - Tri");
    let heard = table.heard("italy");
    assert_eq!(heard.matches("· #").count(), 10, "{heard}");
    assert!(heard.contains("#12") && !heard.contains("#2**"), "{heard}");
}

const IT: Language = Language::of(*b"it");

#[test]
fn a_statement_in_private_without_an_addressee_asks_to_whom_and_stores_no_order() {
    for (language, text) in [
        (Language::EN, "peace:"),
        (IT, "pace:"),
        (IT, "chiedo appoggio: A Ven - Tir"),
        (PL, "rozejm:"),
        (PL, "proszę o wsparcie: A Wen - Tyr"),
        // These are also the names of commands.
        (PL, "pokój:"),
        (PL, "strefa: Tyr"),
        (Language::EN, "propose peace:"),
        (Language::EN, "? plans"),
        // Talk.
        (IT, "vorrei pace"),
        (IT, "Vorrei la pace."),
        (IT, "Ciao! Vorrei pace con te"),
        (PL, "możemy zawrzeć pokój"),
        (PL, "Tyrol bez wojsk"),
        (PL, "czy wesprzesz A Wen - Tyr?"),
        (Language::EN, "I'd like peace"),
        (Language::of(*b"nl"), "ik wil vrede met je"),
        (Language::of(*b"de"), "ich möchte Frieden"),
    ] {
        let mut table = Trial::new();
        table.language = language;
        table.says("italy", text);
        assert!(table.orders("ITALY").is_empty(), "{text}: {}", table.heard("italy"));
        assert_eq!(table.statements.len(), 0, "{text}");
        let buttons = table.buttons("italy");
        // For support only those are asked who can give it: Austria and Germany. Else the fourth of the others is Germany.
        let (count, germany) = if text.contains("Ven") || text.contains("Wen") { (2, 1) } else { (6, 3) };
        assert_eq!(buttons.len(), count, "{text}: {buttons:?} {}", table.heard("italy"));
        let button = buttons[germany].clone();
        table.forget().presses("italy", &button);
        assert!(table.heard("germany").contains("Italy · #1"), "{text}: {}", table.heard("germany"));
        assert_eq!(table.statements.len(), 1, "{text}");
        assert!(table.orders("ITALY").is_empty(), "{text}");
        table.forget().presses("italy", &button);
        assert_eq!(table.statements.len(), 1, "{text}: once");
        for other in ["austria", "england", "france", "russia", "turkey"] {
            assert_eq!(table.heard(other), "", "{text}");
        }
    }
    // What its author orders stays an order, and what isn't understood isn't guessed.
    let mut table = Trial::new();
    table.says("italy", "I order: A Ven - Tyr");
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR"], "{}", table.heard("italy"));
    table.forget().says("italy", "go-ahead");
    assert_eq!(table.statements.len(), 0);
    table.forget().says("italy", "dmz: the moon");
    assert!(table.heard("italy").contains("Nothing has been sent"), "{}", table.heard("italy"));
    table.language = PL;
    table.forget().says("italy", "strefa:");
    assert!(table.heard("italy").contains("missing after `strefa:`"), "{}", table.heard("italy"));
    table.forget().says("italy", "strefa: Europe/Warsaw");
    assert!(table.heard("italy").contains("Europe/Warsaw"), "{}", table.heard("italy"));
    table.language = Language::EN;
    // What may be an order is answered as one.
    for text in
        ["support A Tri - Tyr", "A Vne - Tyr", "can A Ven go to Tyr?", "I order A Ven - Tyr", "A Ven to nowhere"]
    {
        table.forget().says("italy", text);
        assert!(!table.heard("italy").contains("Who do you want"), "{text}: {}", table.heard("italy"));
    }
    for text in ["thanks:", "yes:", "thanks :)"] {
        table.forget().says("italy", text);
        assert!(!table.heard("italy").contains("Who do you want"), "{text}: {}", table.heard("italy"));
    }
}

#[test]
fn propose_takes_whom_and_what_in_one_line() {
    for (language, text) in [
        (Language::EN, "propose Germany peace:"),
        (IT, "proponi Germania pace:"),
        (IT, "proponi alla Germania: pace:"),
        (IT, "proponi Germania parole: chiedo appoggio: A Ven - Tir"),
        (PL, "proponuj Niemcy rozejm:"),
        (PL, "proponuj Niemcy słowa: proszę o wsparcie: A Wen - Tyr"),
    ] {
        let mut table = Trial::new();
        table.language = language;
        table.says("italy", text);
        let asked = table.buttons("italy").into_iter().find(|id| id.starts_with("which:"));
        // What also reads as an order is asked about.
        if let Some(asked) = asked {
            assert_eq!(table.heard("germany"), "", "{text}");
            table.presses("italy", &asked);
        }
        assert!(table.heard("germany").contains("Italy · #1"), "{text}: {}", table.heard("italy"));
        assert!(table.orders("ITALY").is_empty(), "{text}");
    }
    let mut table = Trial::new();
    table.says("italy", "propose Germany peace:\nuntil: autumn 1902");
    assert!(table.heard("germany").contains("1902"), "{}", table.heard("germany"));
}

#[test]
fn a_lone_yes_answers_the_only_open_statement_and_is_a_vote_without_one() {
    for (language, text) in [
        (PL, "zgoda"),
        (PL, "tak"),
        (IT, "sì"),
        (IT, "d'accordo!"),
        (IT, "accetto"),
        (Language::of(*b"nl"), "akkoord"),
        (Language::of(*b"de"), "einverstanden"),
        (Language::of(*b"de"), "ja"),
    ] {
        let mut table = Trial::new();
        table.says("italy", "to Germany: peace:").forget();
        table.language = language;
        table.says("germany", text);
        assert!(table.heard("italy").contains("#1 · Germany:** Agreed."), "{text}: {}", table.heard("germany"));
        // It was answered: nothing is open any more.
        table.forget().says("germany", text);
        assert_eq!(table.heard("italy"), "", "{text}");
        assert!(table.orders("GERMANY").is_empty());
    }
    // Without a statement it is the vote, with both it is asked about.
    let mut table = Trial::new();
    table.language = PL;
    table.says("france", "draw").forget().says("germany", "zgoda");
    assert_eq!(table.game().votes[0].tally(&["GERMANY".into()]).agreed, 1, "{}", table.heard("germany"));
    let mut table = Trial::new();
    table.says("france", "draw").says("italy", "to Germany: peace:").forget();
    table.language = PL;
    table.says("germany", "zgoda");
    let buttons = table.buttons("germany");
    assert!(table.heard("italy").is_empty() && buttons.len() == 2, "{buttons:?}");
    assert_eq!(table.game().votes[0].tally(&["GERMANY".into()]).agreed, 0);
    let vote = buttons.iter().find(|id| id.starts_with("agree:")).expect("the vote").clone();
    table.forget().presses("germany", &vote);
    assert_eq!(table.game().votes[0].tally(&["GERMANY".into()]).agreed, 1, "{}", table.heard("germany"));
    // What isn't an answer alone, or has the sign of a command, is what it was.
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:").forget().says("germany", "/agree");
    assert_eq!(table.heard("italy"), "");
}

#[test]
fn a_lone_answer_to_what_the_bot_has_said_since_reaches_nobody() {
    let (nl, de) = (Language::of(*b"nl"), Language::of(*b"de"));
    for (language, before, text) in [
        (Language::EN, "A Mun - Bur maybe", "yes"),
        (Language::EN, "A Mun - Bur, A Ber - Kie, F Kie - Hol", "ok"),
        (Language::EN, "A Mun - Bur", "no"),
        (Language::EN, "resign", "no"),
        (Language::EN, "propose peace:", "no"),
        (Language::EN, "status", "agreed"),
        (IT, "status", "va bene"),
        (PL, "status", "okej"),
        (nl, "status", "prima"),
        (de, "status", "in Ordnung"),
    ] {
        let mut table = Trial::new();
        table.says("italy", "to Germany: peace:");
        table.language = language;
        table.later(1).says("germany", before).forget().says("germany", text);
        assert_eq!(table.heard("italy"), "", "{before}, {text}: {}", table.heard("germany"));
        let answer = table.buttons("germany").into_iter().find(|id| id.contains("to=ITALY"));
        let answer = answer.unwrap_or_else(|| panic!("{before}, {text}: {}", table.heard("germany")));
        table.forget().presses("germany", &answer);
        assert!(table.heard("italy").contains("#1 · Germany"), "{before}, {text}: {}", table.heard("germany"));
    }
    // A fact isn't asked for by a proposal.
    for (language, text) in [(Language::EN, "correct"), (Language::EN, "wrong"), (de, "stimmt"), (IT, "esatto")] {
        let mut table = Trial::new();
        table.says("italy", "to Germany: peace:").forget();
        table.language = language;
        table.says("germany", text);
        assert_eq!(table.heard("italy"), "", "{text}: {}", table.heard("germany"));
        assert!(
            table.buttons("germany").iter().any(|id| id.contains("to=ITALY")),
            "{text}: {}",
            table.heard("germany")
        );
    }
}

#[test]
fn a_lone_answer_to_several_statements_is_asked_about() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:").says("austria", "to Germany: dmz: Tyr").forget();
    table.language = PL;
    table.says("germany", "nie");
    let heard = table.heard("germany");
    assert!(table.heard("italy").is_empty() && table.heard("austria").is_empty(), "{heard}");
    assert!(heard.contains("Italy · #1") && heard.contains("Austria · #1"), "{heard}");
    let austria = table.buttons("germany").into_iter().find(|id| id.contains("to=AUSTRIA")).expect("a button");
    table.forget().presses("germany", &austria);
    assert!(table.heard("austria").contains("#1 · Germany:** No, thank you."), "{}", table.heard("austria"));
    assert_eq!(table.heard("italy"), "");
}

/// The buttons that put something into orders, of what was posted in the room or to somebody.
fn adopting(table: &Trial, to: &Destination) -> usize {
    let posts = table.said.iter().filter(|post| post.to == *to);
    let actions = posts.flat_map(|post| table.actions(&post.notice));
    actions.filter(|id| id.starts_with("adopt:")).count()
}

#[test]
fn what_is_agreed_is_put_into_orders_by_a_button_only_where_there_is_something_to_order() {
    let mut table = Trial::new();
    let room = room(&mut table);
    let in_room = press(&table);
    writes(&mut table, "italy", &room, "need support: A Ven - Tyr");
    table.forget();
    writes(&mut table, "germany", &room, "#1 ok");
    assert_eq!(adopting(&table, &in_room), 1, "{:?}", read_in(&table, Language::EN));
    let statement = "adopt:game=ab12cd34;during=1-S1901M;statement=1@GERMANY+ITALY";
    table.forget();
    table.does("germany", room.clone(), Content::Pressed { action: statement.to_owned() });
    assert_eq!(table.orders("GERMANY"), ["A MUN S A VEN - TYR"], "{}", table.heard("germany"));
    assert!(table.told(&room).is_empty() && table.heard("italy").is_empty(), "nobody sees it");
    // Of peace nothing follows that could be ordered, neither in the room nor in the list nor beside the word about orders.
    table.says("italy", "to Austria: peace:").forget().says("austria", "#1 ok");
    for who in ["italy", "austria"] {
        assert!(!table.buttons(who).iter().any(|id| id.starts_with("adopt:")), "{:?}", table.buttons(who));
    }
    table.forget().says("italy", "A Ven - Tri");
    assert!(table.heard("italy").contains("don't fit"), "{}", table.heard("italy"));
    let offered = table.buttons("italy").into_iter().filter(|id| id.starts_with("adopt:")).collect::<Vec<_>>();
    assert_eq!(offered, [statement], "the support can be ordered, peace can't");
    table.forget().says("italy", "agreements");
    assert_eq!(table.buttons("italy").iter().filter(|id| id.starts_with("adopt:")).count(), 1);
    // What was agreed for one phase isn't offered in the next.
    table.first_deadline_stays().later(48).ticks().forget().says("italy", "agreements");
    assert!(!table.buttons("italy").iter().any(|id| id.starts_with("adopt:")), "{:?}", table.buttons("italy"));
}

#[test]
fn the_map_of_a_statement_that_was_answered_asks_nothing_more() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: need support: A Ven - Tyr");
    let shows = table.buttons("germany").into_iter().find(|id| id.contains(";map=1")).expect("a button");
    let replies = |table: &Trial| table.buttons("germany").iter().filter(|id| id.contains("reply=")).count();
    table.forget().presses("germany", &shows);
    assert_eq!(replies(&table), 4, "{:?}", table.buttons("germany"));
    table.says("germany", "#1 ok").forget().presses("germany", &shows);
    assert_eq!(replies(&table), 0, "{:?}", table.buttons("germany"));
    assert!(table.buttons("germany").iter().any(|id| id.starts_with("adopt:")), "{:?}", table.buttons("germany"));
}

#[test]
fn a_refusal_quotes_what_it_refuses_and_leads_to_another_proposal() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: dmz: Tyr").forget().says("germany", "#1 no");
    let heard = table.heard("italy");
    assert!(heard.contains("No, thank you.") && heard.contains("Let's make Tyrolia a DMZ"), "{heard}");
    let button = table.buttons("italy").into_iter().find(|id| id.starts_with("propose:")).expect("a next step");
    table.forget().presses("italy", &button);
    assert!(table.heard("italy").contains("What do you want to propose to Germany"), "{}", table.heard("italy"));
    assert!(!table.buttons("germany").iter().any(|id| id.starts_with("propose:")), "{:?}", table.buttons("germany"));
}

#[test]
fn what_is_agreed_or_waits_for_an_answer_isnt_offered_again() {
    let mut table = Trial::new();
    let offers = |table: &mut Trial| {
        table.forget().says("italy", "propose Germany");
        table.heard("italy").contains("I propose peace between us.")
    };
    assert!(offers(&mut table));
    table.says("italy", "to Germany: peace:");
    assert!(!offers(&mut table), "it waits for an answer");
    table.says("germany", "#1 ok");
    assert!(!offers(&mut table), "it is agreed");
    table.says("germany", "#1 drop");
    assert!(offers(&mut table), "it holds no more");
}

#[test]
fn help_of_propose_names_the_forms() {
    let mut table = Trial::new();
    table.says("italy", "help propose");
    let heard = table.heard("italy");
    for form in ["`peace:`", "`dmz: …`", "`#1 yes`", "`#1 dmz: …`"] {
        assert!(heard.contains(form), "{form}: {heard}");
    }
}

#[test]
fn support_to_hold_is_asked_for_from_the_menu() {
    let mut table = Trial::new();
    let Stage::Running(running) = &mut table.loaded.game.stage else { panic!("it is being played") };
    running.position.units.insert("ITALY".into(), vec!["A TYR".into(), "F NAP".into()]);
    table.presses("italy", "propose:game=ab12cd34;to=GERMANY");
    let offers = table.buttons("italy");
    let hold = offers.iter().position(|id| id.ends_with("offer=hold=A TYR H")).expect("support to hold");
    assert!(hold < 9, "{offers:?}");
    table.forget().presses("italy", &offers[hold]);
    assert!(table.heard("germany").contains("Can you support A Tyr to hold?"), "{}", table.heard("germany"));
    table.says("germany", "#1 ok").forget().says("germany", "adopt #1");
    assert_eq!(table.orders("GERMANY"), ["A MUN S A TYR"], "{}", table.heard("germany"));
}

#[test]
fn a_confirmation_says_to_whom() {
    let mut table = Trial::new();
    let room = room(&mut table);
    writes(&mut table, "italy", &room, "peace:");
    table.forget().says("germany", "#1 ok");
    assert!(table.read_by("germany").contains("#1 · You to Italy:** Agreed."), "{}", table.read_by("germany"));
    assert!(read_in(&table, Language::EN)[0].contains("#1 · Germany:** Agreed."));
}

#[test]
fn what_is_asked_for_is_not_relayed_as_an_order() {
    for (language, text) in [
        (IT, "chiedo: A Ven - Tir"),
        (IT, "Puoi appoggiare A Ven - Tir?"),
        (IT, "Per favore, ordina A Mon - Tir"),
        (PL, "proszę, wesprzyj A Wen - Tyr"),
        (PL, "Czy możesz wesprzeć A Wen - Tyr?"),
        (Language::EN, "Can you support A Ven - Tyr?"),
        (Language::of(*b"de"), "Kannst du A Ven - Tir unterstützen?"),
    ] {
        let mut table = Trial::new();
        let room = room(&mut table);
        table.language = language;
        table.readers = vec![Language::EN, IT, PL, Language::of(*b"nl")];
        writes(&mut table, "italy", &room, text);
        assert_eq!(table.told(&room), Vec::<String>::new(), "{text}");
        assert_eq!(read_in(&table, Language::EN), Vec::<String>::new(), "{text}");
        table.language = IT;
        table.forget();
        writes(&mut table, "italy", &room, "A Ven - Tir");
        assert_eq!(table.told(&room).len(), 1, "an order is: {text}");
    }
}

#[test]
fn support_is_asked_only_of_those_whose_units_can_give_it() {
    let mut table = Trial::new();
    for (text, able) in [
        ("need support: A Ven - Tyr", &["AUSTRIA", "GERMANY"][..]),
        ("need support: A Ven - Tri", &["AUSTRIA"]),
        ("need support for: A Ven", &["AUSTRIA"]),
        ("you order: A Mun - Bur", &["GERMANY"]),
        ("peace:", &["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "RUSSIA", "TURKEY"]),
        // Nobody can now, but by then.
        (
            "need support: A Ven - Tyr\nfrom: autumn 1902",
            &["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "RUSSIA", "TURKEY"],
        ),
    ] {
        table.forget().says("italy", text);
        let labels: Vec<String> = able.iter().map(|power| table.words.power(Language::EN, power)).collect();
        assert_eq!(table.labels("italy"), labels, "{text}: {}", table.heard("italy"));
        assert!(!table.heard("italy").contains("No other power"), "{text}: {}", table.heard("italy"));
    }
    table.forget().says("italy", "need support: A Rom - Apu");
    let heard = table.heard("italy");
    assert!(
        table.buttons("italy").len() == 6 && heard.contains("No other power has a unit that can do that"),
        "{heard}"
    );
}

#[test]
fn what_is_offered_can_be_ordered_on_the_board() {
    let mut table = Trial::new();
    table.first_deadline_stays();
    let names = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];
    for orders in [
        &[("austria", "A Vie - Tyr"), ("italy", "F Nap - ION"), ("france", "A Mar - Pie"), ("germany", "A Mun - Bur")]
            [..],
        &[("italy", "A Rom - Tun via ION"), ("russia", "A War - Gal"), ("turkey", "F Ank - BLA")],
        &[],
    ] {
        let (settings, position) = (table.game().settings.clone(), table.running().position.clone());
        let mut asked = 0;
        for (from, to) in names.iter().flat_map(|from| names.iter().map(move |to| (from, to))).filter(|(a, b)| a != b) {
            let (from, to) = (from.to_uppercase().as_str().into(), to.to_uppercase().as_str().into());
            for (id, alternative) in rules::offers(&settings, &position, &from, &to) {
                let (kind, _) = id.split_once('=').unwrap_or((&id, ""));
                let giver = match kind {
                    "support" | "hold" => {
                        rules::who_can(&settings, &position, (&from, std::slice::from_ref(&to)), &[alternative])
                    }
                    "offer" => {
                        let asked = rules::offer(&settings, &id.replacen("offer", "support", 1)).expect("a support");
                        rules::who_can(&settings, &position, (&to, std::slice::from_ref(&from)), &[asked])
                    }
                    _ => continue,
                };
                asked += 1;
                assert_eq!(giver.map(|all| all.len()), Some(1), "{from} to {to}: {id}");
            }
        }
        assert!(asked > 10 || !position.phase.is_movement(), "{asked}");
        for (who, order) in orders {
            table.says(who, order);
        }
        table.later(48).ticks();
    }
}

#[test]
fn a_support_is_asked_for_in_one_press_below_the_move() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tyr");
    let asks = |table: &Trial| -> Vec<String> {
        table.buttons("italy").into_iter().filter(|id| id.starts_with("propose:")).collect()
    };
    let buttons = asks(&table);
    assert_eq!(buttons.len(), 2, "{buttons:?}");
    assert!(table.labels("italy").contains(&"Ask Germany for support".to_owned()), "{:?}", table.labels("italy"));
    let germany = buttons.iter().find(|id| id.contains("to=GERMANY")).expect("Germany").clone();
    table.forget().presses("italy", &germany);
    assert!(table.heard("germany").contains("Can you support A Ven - Tyr?"), "{}", table.heard("germany"));
    assert_eq!(table.heard("austria"), "");
    // Not where nobody can, for several orders at once, or without press.
    for text in ["A Rom - Apu", "A Ven - Tyr\nA Rom - Ven", "A Ven H"] {
        table.forget().says("italy", text);
        assert_eq!(asks(&table), Vec::<String>::new(), "{text}");
    }
    let press = PressRule::None;
    let mut table = Trial::with(Settings { press, ..Settings::habit("classic", Language::EN, "UTC") });
    table.says("italy", "A Ven - Tyr");
    assert_eq!(asks(&table), Vec::<String>::new());
    // Nor those with whom the order breaks an agreement: the press would tell them.
    let mut table = Trial::new();
    table.says("italy", "to Austria: dmz: Tyr").says("austria", "#1 ok").forget().says("italy", "A Ven - Tyr");
    let buttons = asks(&table);
    assert!(buttons.len() == 1 && buttons[0].contains("to=GERMANY"), "{buttons:?}");
}

#[test]
fn another_proposal_by_button_declines_the_first_one() {
    let in_a_room = [false, true];
    for is_room in in_a_room {
        let mut table = Trial::new();
        let place = room(&mut table);
        if is_room {
            writes(&mut table, "italy", &place, "dmz: Tyr");
        } else {
            table.says("italy", "to Germany: dmz: Tyr");
        }
        let counter = if is_room {
            let to = press(&table);
            let said = table.said.iter().find(|post| post.to == to).expect("a statement").notice.clone();
            table.actions(&said).into_iter().find(|id| id.contains("reply=1.counter"))
        } else {
            table.buttons("germany").into_iter().find(|id| id.contains("reply=1.counter"))
        };
        let counter = counter.expect("a button");
        table.forget();
        if is_room {
            table.does("germany", place.clone(), Content::Pressed { action: counter.clone() });
        } else {
            table.presses("germany", &counter);
        }
        let heard = table.heard("germany");
        assert!(heard.contains("propose to Italy instead of #1") && heard.contains("#1 dmz: …`"), "{heard}");
        assert!(!heard.contains("Tyrolia"), "not the same again: {heard}");
        assert_eq!(table.heard("italy"), "", "nothing is said yet");
        let offers = table.buttons("germany");
        let peace = offers.iter().find(|id| id.ends_with("offer=1 peace")).expect("peace").clone();
        table.forget().presses("germany", &peace);
        let said = if is_room { read_in(&table, Language::EN).concat() } else { table.heard("italy") };
        assert!(said.contains("Germany · #2**, instead of #1") && said.contains("I propose peace"), "{said}");
        // The first one was answered by that.
        table.forget().says("germany", "agreements");
        let heard = table.heard("germany");
        assert!(!heard.contains("Waiting for your answer") && heard.contains("**#1 · Germany:** see #2"), "{heard}");
        table.forget().says("italy", "agreements");
        let heard = table.heard("italy");
        let at = |text: &str| heard.find(text).unwrap_or_else(|| panic!("{text}: {heard}"));
        assert!(
            at("Waiting for your answer") < at("Germany → Italy") && at("Germany → Italy") < at("Over:"),
            "{heard}"
        );
        // It is agreed to in its turn.
        table.forget().says("italy", "#2 ok");
        let said = if is_room { read_in(&table, Language::EN).concat() } else { table.heard("germany") };
        assert!(said.contains("#2 · Italy:** Agreed."), "{said}");
        // Who has agreed isn't asked for something else, nor is anybody who wasn't spoken to.
        table.forget().presses("italy", "propose:game=ab12cd34;to=GERMANY;reply=2.counter");
        assert!(table.heard("italy").contains("You've agreed to #2"), "{}", table.heard("italy"));
        for (who, id) in [("germany", "to=ITALY;reply=2.counter"), ("france", "to=GERMANY+ITALY;reply=1.counter")] {
            table.forget().presses(who, &format!("propose:game=ab12cd34;{id}"));
            let heard = table.heard(who);
            assert!(heard.contains("wasn't said to you") || heard.contains("no statement #1"), "{who}: {heard}");
        }
    }
}

/// The menu of what `who` can say instead of a statement, from the button below it that ends so.
fn instead(table: &mut Trial, who: &str, end: &str) -> Vec<String> {
    let counter = table.buttons(who).into_iter().find(|id| id.ends_with(end)).expect("a button");
    table.forget().presses(who, &counter);
    table.buttons(who)
}

#[test]
fn nothing_is_said_by_button_instead_of_what_was_taken_back() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: dmz: Tyr");
    let offers = instead(&mut table, "germany", "reply=1.counter");
    let peace = offers.into_iter().find(|id| id.ends_with("offer=1 peace")).expect("peace");
    table.says("italy", "#1 withdraw").forget().presses("germany", &peace);
    assert!(table.heard("germany").contains("has taken it back"), "{}", table.heard("germany"));
    assert_eq!((table.heard("italy").as_str(), table.statements.len()), ("", 1));
}

#[test]
fn a_button_that_is_pressed_twice_says_it_once() {
    let mut table = Trial::new();
    table.presses("italy", "propose:game=ab12cd34;to=GERMANY");
    let dmz = table.buttons("italy").into_iter().find(|id| id.contains("offer=dmz=TYR")).expect("Tyrolia");
    table.presses("italy", &dmz).forget().presses("italy", &dmz);
    assert_eq!((table.heard("germany").as_str(), table.statements.len()), ("", 1));
    assert!(!table.heard("italy").is_empty(), "they are told that it is done");
    // Also instead of something else.
    table.forget().says("italy", "to France: dmz: Pie");
    let offers = instead(&mut table, "france", "reply=1.counter");
    let peace = offers.into_iter().find(|id| id.ends_with("offer=1 peace")).expect("peace");
    table.presses("france", &peace).forget().presses("france", &peace);
    assert_eq!((table.heard("italy").as_str(), table.statements.len()), ("", 3));
    // What was refused may be said again.
    table.says("germany", "#1 no").forget().presses("italy", &dmz);
    assert!(table.heard("germany").contains("Italy · #2"), "{}", table.heard("germany"));
}

#[test]
fn who_plays_several_powers_says_by_button_what_the_right_one_means() {
    let setup = Some("players-4".to_owned());
    let mut table = Trial::with(Settings { setup, ..Settings::habit("classic", Language::EN, "UTC") });
    // One person plays Austria and France, another Germany and Turkey.
    table.says("england", "to Austria: peace:").says("england", "to France: dmz: Pic");
    let offers = instead(&mut table, "austria", "to=ENGLAND+FRANCE;reply=1.counter");
    let peace = offers.into_iter().find(|id| id.ends_with("offer=1 peace")).expect("peace");
    table.forget().presses("austria", &peace);
    let heard = table.heard("england");
    assert!(heard.contains("France · #2**, instead of #1"), "{heard} {}", table.heard("austria"));
    // Support is asked for by the power whose unit moves.
    table.forget().says("austria", "A Par - Bur");
    let asks = |id: &String| id.starts_with("propose:") && id.contains("to=GERMANY");
    let ask = table.buttons("austria").into_iter().find(asks).expect("a button");
    table.forget().presses("austria", &ask);
    let heard = table.heard("germany");
    assert!(heard.contains("France · #1") && heard.contains("Can you support A Par - Bur?"), "{heard}");
}

#[test]
fn a_typed_counter_proposal_is_an_answer_and_a_question_isnt() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:").forget().says("germany", "#1 ? why");
    assert!(table.heard("italy").contains("Germany · #2**, about #1"), "{}", table.heard("italy"));
    table.forget().says("germany", "agreements");
    assert!(table.heard("germany").contains("Waiting for your answer"), "{}", table.heard("germany"));
    table.forget().says("germany", "#1 dmz: Tyr").forget().says("germany", "agreements");
    let heard = table.heard("germany");
    assert!(!heard.contains("Waiting for your answer") && heard.contains("see #3"), "{heard}");
    // It can still be agreed to, and then stays so.
    table.says("germany", "#1 ok").says("germany", "#1 dmz: Boh").forget().says("germany", "agreements");
    assert!(table.heard("germany").contains("#1 · Germany:** Agreed."), "{}", table.heard("germany"));
    // Who says something else instead of their own proposal takes that back.
    table.says("italy", "to France: dmz: Pie").says("italy", "to France: #1 peace:").forget();
    table.says("france", "to Italy: #1 ok");
    assert!(table.heard("france").contains("has taken it back"), "{}", table.heard("france"));
}

#[test]
fn what_was_agreed_or_proposed_is_ended_by_its_number_in_any_words() {
    let de = Language::of(*b"de");
    let nl = Language::of(*b"nl");
    for (language, text) in [
        (Language::EN, "withdraw"),
        (Language::EN, "I withdraw"),
        (Language::EN, "I take it back."),
        (Language::EN, "I'm breaking it off"),
        (IT, "ritiro"),
        (IT, "ritiro la proposta"),
        (IT, "disdico"),
        (IT, "rompo"),
        (PL, "zrywam"),
        (PL, "zrywam umowę"),
        (PL, "wycofuję się"),
        (PL, "wypowiadam"),
        (nl, "intrekken"),
        (nl, "ik zeg het op"),
        (nl, "ik verbreek het"),
        (de, "ziehe zurück"),
        (de, "ich nehme das zurück"),
        (de, "kündige"),
        (de, "ich kündige"),
        // Whatever the writer's language is.
        (Language::EN, "zrywam"),
    ] {
        // Its author takes it back as long as nobody has agreed; then either side ends it.
        for (agrees, who, other, said) in [
            (false, "italy", "germany", "I withdraw proposal 1"),
            (true, "italy", "germany", "Agreement 1 no longer holds"),
            (true, "germany", "italy", "Agreement 1 no longer holds"),
        ] {
            let mut table = Trial::new();
            table.says("italy", "to Germany: peace:");
            if agrees {
                table.says("germany", "#1 ok");
            }
            table.forget();
            table.language = language;
            table.says(who, &format!("#1 {text}"));
            table.language = Language::EN;
            assert!(table.heard(other).contains(said), "{text}: {} {}", table.heard(other), table.heard(who));
            table.forget().says("italy", "A Ven - Tri");
            assert!(!table.heard("italy").contains("don't fit"), "{text}");
        }
    }
}

#[test]
fn why_nothing_was_ended_is_said_in_the_persons_language() {
    let de = Language::of(*b"de");
    let nl = Language::of(*b"nl");
    let texts = [
        (
            Language::EN,
            ["You haven't agreed to #1, so there's nothing to end", "#1 is already over for you", "no statement #9"],
        ),
        (IT, ["Non hai accettato #1", "#1 per te già non vale più", "non c'è un #9"]),
        (PL, ["Nie ma twojej zgody na #1", "#1 już cię nie obowiązuje", "nie ma #9"]),
        (nl, ["Je bent niet akkoord gegaan met #1", "#1 geldt voor jou al niet meer", "komt #9 niet voor"]),
        (de, ["Du hast #1 nicht zugestimmt", "#1 gilt für dich schon nicht mehr", "kommt #9 nicht vor"]),
    ];
    for (language, [not_agreed, ended, none]) in texts {
        let mut table = Trial::new();
        table.language = language;
        let said = |table: &Trial, who: &str| {
            let to = Destination::Place(Place::Person(person(who)));
            let posts = table.said.iter().filter(|post| post.to == to);
            posts.map(|post| table.spoken(&post.notice, language)).collect::<String>()
        };
        table.says("italy", "to Germany: peace:").forget().says("germany", "#1 zrywam");
        assert!(said(&table, "germany").contains(not_agreed), "{language}: {}", said(&table, "germany"));
        assert_eq!(table.heard("italy"), "", "{language}");
        table.says("italy", "#1 withdraw").forget().says("italy", "#1 withdraw");
        assert!(said(&table, "italy").contains(ended), "{language}: {}", said(&table, "italy"));
        table.forget().says("italy", "#9 withdraw");
        assert!(said(&table, "italy").contains(none), "{language}: {}", said(&table, "italy"));
    }
    // What isn't understood is no order, and nothing is guessed.
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:").forget().says("germany", "#1 hmmm");
    let heard = table.heard("germany");
    assert!(heard.contains("don't understand “hmmm” after #1") && heard.contains("`#1 withdraw`"), "{heard}");
    assert_eq!(table.heard("italy"), "");
    table.forget().says("germany", "#1 A Mun - Bur");
    assert!(table.orders("GERMANY").is_empty(), "{:?}", table.orders("GERMANY"));
    assert!(table.heard("germany").contains("after #1"), "{}", table.heard("germany"));
}

#[test]
fn who_proposed_something_takes_it_back_by_a_button() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:");
    let take_back = "propose:game=ab12cd34;to=GERMANY;reply=1.withdraw";
    let has = |table: &Trial, who: &str| table.buttons(who).iter().any(|id| id.ends_with("reply=1.withdraw"));
    assert!(has(&table, "italy") && !has(&table, "germany"), "{:?}", table.buttons("italy"));
    table.forget().says("italy", "agreements");
    assert!(has(&table, "italy"), "{:?}", table.buttons("italy"));
    assert!(
        table.labels("italy").iter().any(|label| label == "Take it back: #1 · Germany"),
        "{:?}",
        table.labels("italy")
    );
    table.forget().presses("italy", take_back);
    assert!(table.heard("germany").contains("I withdraw proposal 1"), "{}", table.heard("germany"));
    table.forget().says("italy", "agreements");
    assert!(!has(&table, "italy"), "{:?}", table.buttons("italy"));
    // What only tells something is no proposal.
    table.forget().says("italy", "to Germany: I attack: Austria");
    assert!(!table.buttons("italy").iter().any(|id| id.contains("withdraw")), "{:?}", table.buttons("italy"));
}

/// What is posted or answered in a place.
fn told<'a>(table: &'a Trial, place: &'a Place) -> impl Iterator<Item = &'a Notice> {
    let to = Destination::Place(place.clone());
    let posted = table.said.iter().filter(move |post| post.to == to).map(|post| &post.notice);
    posted.chain(table.answers.iter().filter(move |(to, _)| to == place).map(|(_, notice)| notice))
}

#[test]
fn public_posts_are_read_in_ones_own_language_by_one_press() {
    let mut table = Trial::new();
    let translates = |table: &Trial| -> Vec<String> {
        let channel = Place::Channel(table.game().channel.clone());
        let ids = told(table, &channel).flat_map(|notice| table.actions(notice)).collect::<Vec<_>>();
        ids.into_iter().filter(|id| id.starts_with("translate:")).collect()
    };
    let reads = |table: &mut Trial, button: &str, said: &str| {
        table.forget();
        table.language = PL;
        table.presses_in_public("germany", button);
        table.language = Language::EN;
        assert_eq!(table.public(), "", "{button}: it is shown to them alone");
        let heard: String =
            told(table, &Place::Person(person("germany"))).map(|notice| table.spoken(notice, PL)).collect();
        assert!(heard.contains(said), "{button}: {heard}");
    };
    // A declaration that is a statement, one with orders, and everyday sentences.
    for (text, public, polish) in [
        (
            "/say peace:",
            "To every power: I propose peace between us.",
            "Do każdego mocarstwa: Proponuję pokój między nami.",
        ),
        ("/say I attack: Austria", "I'll attack Austria.", "Austri"),
        ("/say I move A Ven - Tyr, believe me", "I move A Ven - Tyr", "A Wen - Tyr"),
        ("/say Good luck!", "Good luck!", "Powodzenia!"),
    ] {
        table.forget().says("italy", text);
        assert!(table.public().contains(public), "{text}: {}", table.public());
        let button = translates(&table).pop().unwrap_or_else(|| panic!("{text}"));
        reads(&mut table, &button, polish);
        reads(&mut table, &button, "Oświadczenie Włoch");
    }
    // Words of one's own can't be translated.
    table.forget().says("italy", "/say Nobody shall pass my mountains");
    assert!(table.public().contains("my mountains") && translates(&table).is_empty(), "{}", table.public());
    assert!(table.game().declarations.iter().all(|known| !format!("{known:?}").contains("mountains")));
    table.forget().presses_in_public("germany", "translate:game=ab12cd34;declared=99");
    assert!(table.heard("germany").contains("too old"), "{}", table.heard("germany"));
    // The status.
    table.forget().calls("italy", "status");
    let button = translates(&table).pop().expect("a button of the status");
    reads(&mut table, &button, "Wiosna 1901");
}

#[test]
fn a_lone_yes_to_an_open_vote_is_asked_about_before_it_counts() {
    for (language, text, press, agrees) in [
        (Language::EN, "yes", PressRule::Full, true),
        (Language::EN, "no", PressRule::Full, false),
        (Language::EN, "yes", PressRule::None, true),
        (PL, "nie", PressRule::Full, false),
        (Language::of(*b"de"), "ja", PressRule::Public, true),
    ] {
        let mut table = Trial::new();
        table.loaded.game.settings.press = press;
        table.says("france", "draw").forget();
        table.language = language;
        table.says("germany", text);
        let tally = |table: &Trial| table.game().votes[0].tally(&["GERMANY".into()]);
        assert_eq!(tally(&table).agreed + tally(&table).refused, 0, "{text}: {}", table.heard("germany"));
        let buttons = table.buttons("germany");
        assert_eq!(buttons.len(), 1, "{text}: {}", table.heard("germany"));
        assert!(table.heard("germany").contains("your answer to the vote?"), "{}", table.heard("germany"));
        table.forget().presses("germany", &buttons[0]);
        if agrees {
            assert_eq!(tally(&table).agreed, 1, "{text}: {}", table.heard("germany"));
        } else {
            assert!(table.game().votes.iter().all(|vote| !vote.open) || tally(&table).refused == 1, "{text}");
        }
    }
}

#[test]
fn what_can_only_be_meant_for_the_bot_is_answered_in_private_once_a_phase() {
    let mut table = Trial::new();
    let room = room(&mut table);
    let slots = |table: &Trial| table.said.iter().map(|said| said.slot.clone()).collect::<Vec<_>>();
    let slot = || vec![Some("in-public:ab12cd34:1".to_owned())];
    // Orders for all units.
    writes(&mut table, "italy", &room, "A Ven - Tri\nA Rom - Apu\nF Nap - ION");
    assert!(table.heard("italy").contains("in a press room"), "{}", table.heard("italy"));
    assert!(table.orders("ITALY").is_empty() && slots(&table) == slot());
    let store = offered(&table, "italy").pop().expect("a button");
    table.forget().presses("italy", &store);
    assert_eq!(table.orders("ITALY").len(), 3, "{}", table.heard("italy"));
    for text in ["A Ven - Tri\nA Rom - Apu", "to Germany: shall we?", "to whom it may concern: hello"] {
        table.forget();
        writes(&mut table, "italy", &room, text);
        assert_eq!(table.heard("italy"), "", "{text}");
    }
    // A letter to somebody who isn't there.
    table.forget();
    writes(&mut table, "italy", &room, "to Turkey: Germany is next");
    assert!(table.heard("italy").contains("I haven't sent anyone a letter"), "{}", table.heard("italy"));
    // Not in the post whose button stores orders.
    let letters = || vec![Some("unsent:ab12cd34:1".to_owned())];
    assert!(table.heard("turkey").is_empty() && slots(&table) == letters());
    table.forget();
    let channel = Place::Channel(table.game().channel.clone());
    writes(&mut table, "italy", &channel, "to Germany, Turkey: let us meet");
    assert!(table.heard("italy").contains("in the channel, where everyone"), "{}", table.heard("italy"));
    assert!(table.heard("germany").is_empty() && slots(&table) == letters());
    assert_eq!(table.public(), "");
}

/// All read what Italy and others have agreed to, and whether it was kept.
fn shown_to_all(table: &mut Trial, people: &[&str]) -> String {
    table.says("italy", "draw");
    for who in ["austria", "england", "france", "germany", "russia", "turkey"] {
        table.says(who, "agree");
    }
    table.forget();
    for who in people {
        table.presses(who, "agreements:game=ab12cd34;answer=yes");
    }
    table.public()
}

#[test]
fn what_is_renewed_binds_those_who_say_so_again() {
    for agrees in [false, true] {
        let mut table = Trial::new();
        table.first_deadline_stays().says("italy", "to France, Germany: dmz: Tyr");
        table.says("germany", "#1 no").says("france", "#1 no");
        table.says("germany", "renew #1").says("france", "#2 ok");
        if agrees {
            table.says("italy", "#2 ok");
        }
        table.says("germany", "A Mun - Tyr");
        assert_eq!(contradictions(&table, "germany"), 1, "{}", table.heard("germany"));
        table.says("germany", "A Mun - Boh").says("italy", "to France, Germany: I keep out: BUR");
        table.says("italy", "A Ven - Tyr");
        assert_eq!(contradictions(&table, "italy"), usize::from(agrees), "{}", table.heard("italy"));
        table.later(48).ticks();
        let public = shown_to_all(&mut table, &["italy", "france", "germany"]);
        assert!(public.contains("→ Kept"), "{public}");
        assert_eq!(public.contains("Not kept: Italy (Spring 1901)"), agrees, "{public}");
    }
}

#[test]
fn nobody_agrees_to_what_was_about_an_earlier_phase() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: need support: A Ven - Tyr").first_deadline_stays();
    let yes = table.buttons("germany").into_iter().find(|id| id.ends_with("reply=1.yes")).expect("a button");
    table.later(48).ticks().forget();
    table.says("germany", "#1 ok").presses("germany", &yes);
    assert_eq!(table.heard("italy"), "");
    assert_eq!(table.heard("germany").matches("`renew #1`").count(), 2, "{}", table.heard("germany"));
    assert!(offered(&table, "germany").is_empty());
    table.says("germany", "to Italy: agreed");
    assert_eq!(offered(&table, "germany"), Vec::<String>::new(), "{}", table.heard("germany"));
    table.says("germany", "renew #1").says("italy", "#2 ok").says("germany", "adopt #2");
    assert_eq!(table.orders("GERMANY"), ["A MUN S A VEN - TYR"], "{}", table.heard("germany"));
}

#[test]
fn an_answer_that_is_typed_like_a_statement_answers_what_waits_there_or_nothing() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:").says("france", "to Germany: peace:").forget();
    table.says("germany", "to Italy: ok:");
    assert!(table.heard("italy").contains("#1 · Germany:** Agreed."), "{}", table.heard("italy"));
    assert_eq!(table.heard("france"), "");
    table.forget().says("germany", "to Italy: ok:");
    assert_eq!(table.heard("italy"), "");
    assert!(table.heard("germany").contains("In that conversation nothing is waiting"), "{}", table.heard("germany"));
    table.says("france", "to Germany: dmz: Bur").forget().says("germany", "propose France ok:");
    assert_eq!(table.heard("france"), "", "which of two isn't guessed");
    assert_eq!(table.buttons("germany").len(), 2, "{}", table.heard("germany"));
}

#[test]
fn an_answer_with_something_beside_it_is_no_statement_that_others_take_for_one() {
    let alone = "ok:\ndmz: Tyr";
    let to_italy = format!("to Italy: {alone}");
    let numbered = ["#1 ok\ndmz: Tyr", "#1 choose: 1\ndmz: Tyr", "#1 drop\ndmz: Tyr", "#1 withdraw · dmz: Tyr"];
    let others = ["#1 dmz: Tyr\ndrop", "#1 ok: until autumn 1902", &to_italy, alone];
    for text in numbered.into_iter().chain(others) {
        let mut table = Trial::new();
        table.says("italy", "to Germany: peace:").forget().says("germany", text);
        assert!(table.heard("germany").contains("I read `"), "{text}: {}", table.heard("germany"));
        let beside = if text.contains("until") { "until autumn 1902" } else { "dmz: Tyr" };
        assert!(table.heard("germany").contains(beside), "{text}: {}", table.heard("germany"));
        assert!(!table.heard("italy").contains("Germany · #2"), "{text}: {}", table.heard("italy"));
        assert_eq!(table.statements.len(), 1, "{text}");
        table.forget().says("italy", "agreements");
        assert!(table.heard("italy").contains("from others"), "{text}: {}", table.heard("italy"));
    }
}

#[test]
fn a_choice_without_its_number_chooses_nothing() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:\nor:\ndmz: Tyr").forget().says("germany", "#1 choose");
    assert_eq!(table.heard("italy"), "", "the number of the statement isn't that of an alternative");
    assert!(!table.heard("germany").is_empty());
}

#[test]
fn what_was_said_for_a_time_that_is_over_is_not_proposed_again() {
    let mut table = Trial::new();
    table.first_deadline_stays().says("italy", "to Germany: peace:\nuntil: spring 1901");
    table.says("italy", "to France: dmz: Pie\nuntil: autumn 1901").says("france", "#1 ok");
    table.later(48).ticks();
    for (who, text) in [("germany", "#1 ok"), ("germany", "renew #1"), ("italy", "renew 1@GERMANY+ITALY")] {
        table.forget().says(who, text);
        assert!(table.heard(who).contains("#1 was only for a time that is over"), "{text}: {}", table.heard(who));
        assert!(!table.heard(who).contains("`renew #1`"), "{text}: {}", table.heard(who));
    }
    assert_eq!(table.statements.len(), 2);
    table.forget().says("italy", "renew 1@FRANCE+ITALY");
    assert!(table.heard("france").contains("Once more"), "it lasts until autumn: {}", table.heard("italy"));
    // What was renewed ends with it.
    table.says("france", "#2 ok").later(48).ticks().later(48).ticks().forget().says("france", "renew 2@FRANCE+ITALY");
    assert!(table.heard("france").contains("#2 was only for a time that is over"), "{}", table.heard("france"));
}

#[test]
fn who_was_blocked_proposes_again_like_everybody_and_is_read_now() {
    let told = |blocked: bool| {
        let mut table = Trial::new();
        if blocked {
            table.says("germany", "block Italy").forget();
        }
        table.says("italy", "to Germany: dmz: Tyr");
        if blocked {
            table.says("germany", "unblock Italy");
        }
        table.says("italy", "renew #1").says("italy", "renew #1").says("italy", "agreements");
        let heard = table.heard("germany");
        assert_eq!(heard.matches("Once more: “Let's make Tyrolia a DMZ").count(), 1, "{blocked}: {heard}");
        let heard = table.heard("italy");
        assert!(heard.contains("Once more: “Let's make Tyrolia a DMZ"), "{blocked}: {heard}");
        table.says("germany", "#2 ok").forget();
        for (who, orders) in [("germany", "A Mun - Tyr"), ("italy", "A Ven - Tyr")] {
            table.says(who, orders);
            assert_eq!(contradictions(&table, who), 1, "{blocked}: {}", table.heard(who));
        }
        heard
    };
    assert_eq!(told(true), told(false));
}

#[test]
fn orders_that_come_too_late_by_a_button_of_a_room_are_declined_in_private() {
    let mut table = Trial::new();
    let room = room(&mut table);
    writes(&mut table, "italy", &room, "need support: A Ven - Tyr");
    writes(&mut table, "germany", &room, "#1 ok");
    table.first_deadline_stays().later(49).forget();
    let adopt = "adopt:game=ab12cd34;during=1-S1901M;statement=1@GERMANY+ITALY".to_owned();
    table.does("germany", room.clone(), Content::Pressed { action: adopt });
    assert_eq!(table.told(&room), Vec::<String>::new());
    assert!(table.orders("GERMANY").is_empty());
    assert_eq!(read_in(&table, Language::EN), Vec::<String>::new());
    assert!(!table.heard("germany").is_empty());
}

#[test]
fn who_is_blocked_reads_the_same_as_others() {
    let heard = |blocked: bool| {
        let mut table = Trial::new();
        if blocked {
            table.says("germany", "block Italy").forget();
        }
        table.says("italy", "to Germany: peace:").says("italy", "to Germany: I keep out: TYR");
        table.says("italy", "agreements").says("italy", "A Ven - Tyr").says("italy", "#2 drop");
        if blocked {
            table.says("germany", "unblock Italy");
        }
        table.says("italy", "#1 withdraw").says("italy", "agreements");
        table.heard("italy")
    };
    assert_eq!(heard(true), heard(false));
}

#[test]
fn a_button_of_a_conversation_that_is_not_read_any_more_means_no_other() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:").forget();
    table.presses("italy", "renew:game=ab12cd34;statement=1@AUSTRIA+FRANCE");
    assert_eq!(table.heard("germany"), "");
    assert!(table.heard("italy").contains("no statement #1"), "{}", table.heard("italy"));
}

#[test]
fn what_was_typed_in_one_language_is_said_as_that_after_a_change_of_language() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:").says("france", "to Germany: peace:").forget();
    table.language = Language::of(*b"de");
    table.says("germany", "#1 dmz: Tyr");
    let buttons = table.buttons("germany");
    assert_eq!(buttons.len(), 2, "{}", table.heard("germany"));
    table.language = Language::of(*b"nl");
    table.forget().presses("germany", &buttons[0]);
    table.language = Language::EN;
    let heard = table.heard("italy") + &table.heard("france");
    assert!(heard.contains("Tyrolia"), "{heard}: {}", table.heard("germany"));
}

#[test]
fn the_limit_of_letters_is_that_of_a_person_whatever_they_play() {
    let mut table = Trial::new();
    let seats = &mut table.loaded.game.seats;
    let of = |seats: &[Seat], power: &str| seats.iter().position(|seat| seat.powers.contains(&power.into()));
    let germany = seats.remove(of(seats, "GERMANY").expect("a seat"));
    let italy = of(seats, "ITALY").expect("a seat");
    seats[italy].powers.splice(0..0, germany.powers);
    table.says("austria", "to Italy: peace:").says("austria", "to Italy: dmz: Tyr").forget();
    table.limits.letters = 1;
    table.says("italy", "to France: peace:").says("italy", "#1 no").says("italy", "#2 no");
    assert_eq!(table.heard("austria"), "", "{}", table.heard("italy"));
}

#[test]
fn what_needs_no_choice_is_adopted_and_the_rest_asked_about() {
    let mut table = Trial::new();
    table.says("russia", "to Austria: you order: F Tri - Alb\nneed support: A War - Gal").says("austria", "#1 ok");
    table.forget().says("austria", "adopt #1");
    assert_eq!(table.orders("AUSTRIA"), ["F TRI - ALB"], "{}", table.heard("austria"));
    let mut units = table.buttons("austria");
    units.retain(|id| id.starts_with("adopt:") && id.contains("unit="));
    assert_eq!(units.len(), 2, "{}", table.heard("austria"));
    table.presses("austria", &units[0]);
    let orders = table.orders("AUSTRIA");
    assert!(orders.len() == 2 && orders.iter().any(|it| it.as_str().ends_with("S A WAR - GAL")), "{orders:?}");
    // A unit that has something else to do isn't offered.
    let mut table = Trial::new();
    table.says("russia", "to Austria: you order: A Vie - Boh\nneed support: A War - Gal").says("austria", "#1 ok");
    table.forget().says("austria", "adopt #1");
    assert_eq!(table.orders("AUSTRIA"), ["A VIE - BOH", "A BUD S A WAR - GAL"], "{}", table.heard("austria"));
}

#[test]
fn thanks_for_what_was_kept_can_be_said_by_both_and_change_nothing() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:").says("germany", "#1 ok").forget();
    table.says("germany", "to Italy: thanks for keeping: 1").says("italy", "to Germany: thanks for keeping: 1");
    for who in ["italy", "germany"] {
        assert!(table.heard(who).contains("Thank you for keeping to agreement 1"), "{who}: {}", table.heard(who));
    }
    table.forget().says("italy", "agreements");
    assert!(table.heard("italy").contains("still holding"), "{}", table.heard("italy"));
}

#[test]
fn one_of_several_alternatives_is_agreed_to_and_renewed_as_it_was_chosen() {
    let mut table = Trial::new();
    table.first_deadline_stays().says("italy", "to Germany: peace:\nor:\ndmz: Tyr").says("germany", "#1 choose: 2");
    table.forget().says("germany", "#1 choose: 1");
    assert!(table.heard("italy").is_empty() && table.heard("germany").contains("You've agreed to #1"));
    table.later(48).ticks().forget().says("italy", "renew #1").says("italy", "renew #1");
    let heard = table.heard("germany");
    assert_eq!(heard.matches("Once more: “Let's make Tyrolia a DMZ").count(), 1, "said once: {heard}");
    assert!(!heard.contains("I propose peace"), "{heard}");
    table.says("germany", "#2 ok").forget().says("germany", "A Mun - Tyr");
    assert_eq!(contradictions(&table, "germany"), 1, "{}", table.heard("germany"));
    // Of alternatives that nobody has chosen none holds again.
    table.says("italy", "to France: peace:\nor:\ndmz: Pie").forget().says("italy", "renew 1@FRANCE+ITALY");
    assert_eq!(table.heard("france"), "", "{}", table.heard("italy"));
    assert!(table.heard("italy").contains("none was agreed to"), "{}", table.heard("italy"));
}

#[test]
fn a_button_answers_with_answers_only() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: dmz: Tyr").forget();
    table.presses("germany", "propose:game=ab12cd34;to=ITALY;reply=1.peace");
    assert_eq!(table.heard("italy"), "", "{}", table.heard("germany"));
    table.presses("germany", "propose:game=ab12cd34;to=ITALY;reply=1.no");
    assert!(table.heard("italy").contains("#1 · Germany"), "{}", table.heard("italy"));
}
