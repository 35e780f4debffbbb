//! Everything belongs to the phase in which it was written, and changes nothing in another one.

use std::collections::BTreeSet;

use dragoman_game::action::{CommandAction, OfPhase};
use dragoman_game::decide::decide;
use dragoman_game::decide::decision::Decision;
use dragoman_game::decide::view::View;
use dragoman_game::event::{Content, Event, EventId, Place, PlatformName};
use dragoman_game::loaded::LoadedGame;
use dragoman_game::model::{Ending, GameId, Stage};
use dragoman_game::notice::{Declined, Notice, Receipt};
use dragoman_game::testing::{Trial, person, words};
use dragoman_reading::command::Effect;
use jiff::SignedDuration;

use super::dispatch::{asked, event, game, pressed, view};
use super::heard::Heard as _;

/// The same game a phase later.
fn a_phase_later(mut loaded: LoadedGame) -> LoadedGame {
    let Stage::Running(running) = &mut loaded.game.stage else { panic!("it is being played") };
    running.number += 1;
    running.position.phase = "F1901M".into();
    running.began = running.began.checked_add(SignedDuration::from_hours(2)).expect("an instant");
    loaded
}

#[test]
fn the_question_which_game_carries_out_nothing_in_a_later_phase() {
    let (a, b) = (game("aaaaaaa1", "A", "hall"), game("bbbbbbb1", "B", "loft"));
    let private = Place::Person(person("italy"));
    for text in ["A Ven - Tri, A Rom - Apu, F Nap - ION", "ready", "clear"] {
        let content = Content::Text { text: text.to_owned(), addressed: true };
        let decision =
            decide(&event(private.clone(), None, content), &view(vec![a.clone(), b.clone()], vec![], None), words());
        let (question, _) = asked(&decision);
        let of = |id: &str| question.during.get(&GameId(id.to_owned())).cloned().flatten();
        assert_eq!(of("aaaaaaa1"), Some(OfPhase { number: 1, code: "S1901M".into() }), "{text}");
        let action = format!("which:game=aaaaaaa1;question={}", question.id);
        let later = vec![a_phase_later(a.clone()), b.clone()];
        let mut view = view(later, vec![], Some(question.clone()));
        view.now = view.now.checked_add(SignedDuration::from_hours(3)).expect("an instant");
        let mut event = event(private.clone(), None, pressed(&action));
        event.at = view.now;
        let decision = decide(&event, &view, words());
        assert!(decision.changes.orders.is_empty() && decision.changes.game.is_none(), "{text}");
        assert_eq!(decision.changes.answered.as_ref(), Some(&question.id), "{text}");
        let said = decision.changes.outgoing.iter().map(|outgoing| &outgoing.notice);
        let said: Vec<_> = said.chain(decision.answers.iter().map(|answer| &answer.notice)).collect();
        let past = Notice::Declined(Declined::PastPhase { phase: Some("S1901M".into()) });
        assert_eq!(said, [&past], "{text}");
        // A program that stored no phases asked in the phase before, too.
        let mut question = question;
        question.during.clear();
        view.question = Some(question);
        let decision = decide(&event, &view, words());
        assert!(decision.changes.orders.is_empty() && decision.changes.game.is_none(), "{text}");
    }
}

#[test]
fn what_only_shows_something_is_shown_in_a_later_phase_too() {
    let (a, b) = (game("aaaaaaa1", "A", "hall"), game("bbbbbbb1", "B", "loft"));
    let private = Place::Person(person("italy"));
    let content = Content::Text { text: "status".to_owned(), addressed: true };
    let decision =
        decide(&event(private.clone(), None, content), &view(vec![a.clone(), b.clone()], vec![], None), words());
    let (question, _) = asked(&decision);
    let action = format!("which:game=aaaaaaa1;question={}", question.id);
    let mut view = view(vec![a_phase_later(a), b], vec![], Some(question));
    view.now = view.now.checked_add(SignedDuration::from_hours(3)).expect("an instant");
    let decision = decide(&event(private, None, pressed(&action)), &view, words());
    assert!(decision.answers.iter().any(|answer| matches!(answer.notice, Notice::Status(_))));
}

/// `who` changes a message that was written at `said`.
fn changes(table: &mut Trial, who: &str, said: jiff::Timestamp, text: &str) {
    let of = EventId::new(PlatformName::Local, "earlier");
    table.does(who, Place::Person(person(who)), Content::Edited { of, said, text: text.to_owned(), addressed: true });
}

#[test]
fn an_edited_message_of_an_earlier_phase_changes_nothing() {
    let mut table = Trial::new();
    let spring = table.now;
    table.says("italy", "A Ven - Tri, A Rom - Apu, F Nap - ION");
    table.first_deadline_stays().later(49).ticks();
    assert_eq!(table.running().position.phase, "F1901M");
    let stored = "A Ven H, A Apu - Tun, F Ion C A Apu - Tun";
    table.says("italy", stored).says("italy", "ready");
    let orders = table.orders("ITALY");
    assert_eq!(orders.len(), 3, "{}", table.heard("italy"));
    table.later(1);
    for text in ["A Apu H, F Ion - Tun", "clear", "/clear", "unready", "say: Peace!", "draw", "Bosforo: A Apu H"] {
        changes(table.forget(), "italy", spring, text);
        assert_eq!(table.orders("ITALY"), orders, "{text}");
        assert!(table.running().ready.contains("ITALY"), "{text}");
        assert_eq!((table.public().as_str(), table.game().votes.len()), ("", 0), "{text}");
        let heard = table.heard("italy");
        assert!(heard.contains("That was for Spring 1901, which is over"), "{text}: {heard}");
    }
    // A message of this phase may be corrected, however often.
    let autumn = table.now;
    changes(table.later(1).forget(), "italy", autumn, "A Apu H");
    assert!(table.orders("ITALY").contains(&"A APU H".into()), "{}", table.heard("italy"));
    // What only shows something does so.
    changes(table.forget(), "italy", spring, "orders");
    assert!(table.heard("italy").contains("A Apu"), "{}", table.heard("italy"));
}

/// By the clock of its writer's homeserver the message is older than the phase in which its orders were taken.
#[test]
fn orders_that_were_taken_in_this_phase_may_be_corrected_whatever_time_their_message_states() {
    let mut table = Trial::new();
    table.first_deadline_stays().later(49).ticks();
    let stated = table.running().began.checked_sub(SignedDuration::from_secs(30)).expect("an instant");
    table.forget().says("italy", "A Ven - Tri");
    let receipt = table.said.iter().find_map(|outgoing| match &outgoing.notice {
        Notice::Receipt(Receipt { of: Some(of), .. }) => Some((of.clone(), outgoing.slot.clone()?)),
        _ => None,
    });
    let (of, slot) = receipt.expect("a receipt");
    let changes = |table: &mut Trial, text: &str| {
        let (of, text) = (of.clone(), text.to_owned());
        table.forget().does(
            "italy",
            Place::Person(person("italy")),
            Content::Edited { of, said: stated, text, addressed: true },
        );
        table.orders("ITALY")
    };
    assert_eq!(changes(&mut table, "A Ven - Tyr"), ["A VEN - TRI"], "as far as is known it is of the phase before");
    table.receipts = vec![slot.replace(":2:", ":1:")];
    assert_eq!(changes(&mut table, "A Ven - Tyr"), ["A VEN - TRI"], "that is a receipt of the phase before");
    table.receipts = vec![slot];
    assert_eq!(changes(&mut table, "A Ven - Tyr"), ["A VEN - TYR"], "{}", table.heard("italy"));
    // Who deletes it is told that they count.
    let removed = Content::Removed { of: of.clone(), said: stated };
    table.forget().does("italy", Place::Person(person("italy")), removed);
    assert!(table.said.iter().any(|outgoing| matches!(outgoing.notice, Notice::Removed { .. })));
}

/// Italy's view of two games, of which they have meant `current` last.
fn of_two(a: &LoadedGame, b: &LoadedGame, current: &LoadedGame) -> View {
    let mut view = view(vec![a.clone(), b.clone()], Vec::new(), None);
    view.person.current_game = Some(current.game.id.clone());
    view
}

/// What is decided when a message that was written at `said` becomes `text`.
fn corrected(view: &View, said: jiff::Timestamp, text: &str) -> Decision {
    let of = EventId::new(PlatformName::Local, "e1");
    let content = Content::Edited { of, said, text: text.to_owned(), addressed: true };
    let edited = event(Place::Person(person("italy")), None, content);
    decide(&Event { id: EventId::new(PlatformName::Local, "e2"), ..edited }, view, words())
}

/// The game of which `decision` stores orders, if it stores some.
fn ordered_in(decision: &Decision) -> Option<&str> {
    decision.changes.orders.first().map(|row| row.game.0.as_str())
}

#[test]
fn an_edited_message_is_read_for_the_game_in_which_its_orders_were_taken() {
    let (a, b) = (game("aaaaaaa1", "A", "hall"), game("bbbbbbb1", "B", "loft"));
    let written = Content::Text { text: "A Ven - Tri".to_owned(), addressed: true };
    let decision = decide(&event(Place::Person(person("italy")), None, written), &of_two(&a, &b, &a), words());
    assert_eq!(ordered_in(&decision), Some("aaaaaaa1"));
    let slots = decision.changes.outgoing.into_iter().filter(|said| matches!(said.notice, Notice::Receipt(_)));
    let receipts: Vec<String> = slots.filter_map(|said| said.slot).collect();
    let mut view = of_two(&a, &b, &b);
    view.receipts.clone_from(&receipts);
    let said = view.now;
    let decision = corrected(&view, said, "A Ven - Tyr");
    assert_eq!(ordered_in(&decision), Some("aaaaaaa1"));
    assert_eq!(decision.changes.game.map(|(game, _)| game.id), Some(a.game.id.clone()));
    // What they mean from now on is another question.
    assert_eq!(decision.changes.person.and_then(|person| person.current_game), Some(b.game.id.clone()));
    let (changed, _) = corrected(&view, said, "ready").changes.game.expect("they are ready");
    assert!(changed.id == a.game.id && changed.running().is_some_and(|running| running.ready.contains("ITALY")));
    // Who names a game means that one.
    assert_eq!(ordered_in(&corrected(&view, said, "B: A Ven - Tyr")), Some("bbbbbbb1"));
}

#[test]
fn what_is_looked_up_below_a_heading_doesnt_change_which_game_is_meant() {
    let (a, b) = (game("aaaaaaa1", "A", "hall"), game("bbbbbbb1", "B", "loft"));
    for (text, current) in [("B: status", &a), ("B: A Ven - Tri", &b)] {
        let content = Content::Text { text: text.to_owned(), addressed: true };
        let decision = decide(&event(Place::Person(person("italy")), None, content), &of_two(&a, &b, &a), words());
        let told = decision.changes.outgoing.iter().map(|outgoing| outgoing.game.as_ref());
        let mut told = told.chain(decision.answers.iter().map(|answer| answer.game.as_ref()));
        assert!(told.all(|game| game == Some(&b.game.id)), "{text}");
        let meant = decision.changes.person.and_then(|person| person.current_game);
        assert_eq!(meant.as_ref(), Some(&current.game.id), "{text}");
    }
}

#[test]
fn for_which_of_several_games_an_edited_message_was_written_is_asked() {
    let (a, b) = (game("aaaaaaa1", "A", "hall"), game("bbbbbbb1", "B", "loft"));
    let view = of_two(&a, &b, &b);
    for text in ["A Ven - Tyr", "ready", "clear", "withdraw A Ven", "draw", "order A Ven - Tyr"] {
        let decision = corrected(&view, view.now, text);
        assert!(decision.changes.game.is_none() && decision.changes.orders.is_empty(), "{text}");
        assert_eq!(asked(&decision).1.len(), 2, "{text}");
    }
    // What was said stays said, in whichever game.
    assert!(corrected(&view, view.now, "to Turkey: hi").changes.question.is_none());
    // In the game whose phase is over by then it changes nothing.
    let later = a_phase_later(a);
    let mut view = of_two(&later, &b, &b);
    let said = view.now;
    view.now = said.checked_add(SignedDuration::from_hours(3)).expect("an instant");
    let (question, _) = asked(&corrected(&view, said, "A Ven - Tyr"));
    view.question = Some(question.clone());
    let answered = |game: &str| {
        let action = format!("which:game={game};question={}", question.id);
        let mut event = event(Place::Person(person("italy")), None, pressed(&action));
        event.at = view.now;
        decide(&event, &view, words())
    };
    assert_eq!(ordered_in(&answered("aaaaaaa1")), None);
    assert_eq!(ordered_in(&answered("bbbbbbb1")), Some("bbbbbbb1"));
    // Where that is so in all of them, nobody is asked.
    view.mine = vec![later, a_phase_later(b)];
    let decision = corrected(&view, said, "A Ven - Tyr");
    assert!(decision.changes.question.is_none() && decision.changes.orders.is_empty());
    let past = Notice::Declined(Declined::PastPhase { phase: None });
    let told: Vec<_> = decision.changes.outgoing.iter().map(|outgoing| &outgoing.notice).collect();
    assert_eq!(told, [&past]);
}

/// A reaction presses what a post offers, too.
#[test]
fn what_was_offered_in_an_earlier_phase_changes_nothing() {
    let mut table = Trial::new();
    let mut offered = BTreeSet::new();
    let typed = [
        "A Ven - Tyr",
        "A Rom - Vem",
        "can A Ven go to Tri?",
        "A Ven - Gal",
        "orders",
        "options",
        "A Ven - Tri?",
        "ready",
    ];
    for text in
        typed.into_iter().chain(["unready", "cancel A Ven - Tri", "cancel F Nap", "status", "draw", "more-time"])
    {
        table.forget().says("italy", text);
        offered.extend(table.buttons("italy"));
        let public: Vec<_> = table.said.iter().flat_map(|outgoing| table.actions(&outgoing.notice)).collect();
        offered.extend(public);
    }
    table.first_deadline_stays().later(49).ticks();
    assert_eq!(table.running().position.phase, "F1901M");
    table.says("italy", "A Ven H").says("italy", "ready");
    let orders = table.orders("ITALY");
    let of_phase = offered.iter().filter_map(|id| Some((id, CommandAction::read(id)?)));
    let of_phase: Vec<_> = of_phase.filter(|(_, action)| action.spec.effect == Effect::PhaseChange).collect();
    let commands: BTreeSet<_> = of_phase.iter().map(|(_, action)| action.spec.id).collect();
    println!("{commands:?}");
    assert!(commands.len() >= 6, "{offered:?}");
    for (id, action) in of_phase {
        table.forget().later(0).presses("italy", id);
        assert_eq!(table.orders("ITALY"), orders, "{id}");
        assert!(table.running().ready.contains("ITALY"), "{id}");
        // A vote names its phase by itself, and is over.
        assert!(table.game().votes.is_empty(), "{id}");
        if !action.values.contains_key("vote") {
            assert!(
                table.heard("italy").contains("That was for Spring 1901, which is over"),
                "{id}: {}",
                table.heard("italy")
            );
        }
    }
}

#[test]
fn a_message_that_arrives_in_another_phase_is_told_its_own() {
    let mut table = Trial::new();
    let spring = table.now.checked_add(SignedDuration::from_hours(1)).expect("an instant");
    table.first_deadline_stays().later(49).ticks();
    table.said_at = Some(spring);
    table.forget().says("italy", "A Ven - Tri");
    assert!(table.heard("italy").contains("so it doesn't count"), "{}", table.heard("italy"));
    table.forget().says("italy", "ready");
    assert!(table.heard("italy").contains("That was for Spring 1901"), "{}", table.heard("italy"));
    assert!(!table.running().ready.contains("ITALY"));
    // It came only a moment late.
    let began = table.running().began;
    table.said_at = began.checked_sub(SignedDuration::from_secs(1)).ok();
    table.forget().says("italy", "A Ven - Tri");
    assert!(table.heard("italy").contains("That was for Spring 1901"), "{}", table.heard("italy"));
    assert!(table.orders("ITALY").is_empty());
}

#[test]
fn a_server_clock_that_was_set_back_refuses_nobody() {
    let mut table = Trial::new();
    table.first_deadline_stays().later(49).ticks();
    // The phase began by a clock that was ten minutes fast, and has been corrected.
    let corrected = table.now.checked_sub(SignedDuration::from_mins(10)).expect("an instant");
    assert!(table.running().began > corrected);
    table.now = corrected;
    table.forget().says("italy", "A Ven - Tri");
    assert_eq!(table.orders("ITALY"), ["A VEN - TRI"], "{}", table.heard("italy"));
    table.forget().says("italy", "ready");
    assert!(table.running().ready.contains("ITALY"), "{}", table.heard("italy"));
    assert_eq!(table.running().began, corrected, "it doesn't begin in the future any more");
}

#[test]
fn a_network_whose_clock_is_slow_refuses_nobody() {
    let mut table = Trial::new();
    table.first_deadline_stays().later(49).ticks();
    let began = table.running().began;
    table.now = began.checked_add(SignedDuration::from_secs(20)).expect("an instant");
    table.said_at = began.checked_sub(SignedDuration::from_secs(580)).ok();
    table.forget().says("italy", "A Ven - Tri");
    assert!(table.orders("ITALY").is_empty(), "as far as is known it belongs to the phase before");
    table.behind = SignedDuration::from_mins(10);
    table.forget().says("italy", "A Ven - Tri").says("italy", "ready");
    assert_eq!(table.orders("ITALY"), ["A VEN - TRI"], "{}", table.heard("italy"));
    assert!(table.running().ready.contains("ITALY"), "{}", table.heard("italy"));
}

/// Orders that were written in a form for `phase`, and sent with it.
fn fills(table: &mut Trial, phase: &str, text: &str) {
    let arguments = [("game-id", "ab12cd34"), ("during", phase), ("text", text)];
    let arguments = arguments.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
    table.does("italy", Place::Person(person("italy")), Content::Invoked { command: "order".to_owned(), arguments });
}

#[test]
fn a_form_changes_nothing_in_another_phase_than_that_in_which_it_was_opened() {
    let mut table = Trial::new();
    fills(&mut table, "1-S1901M", "A Ven - Tri");
    assert_eq!(table.orders("ITALY"), ["A VEN - TRI"], "{}", table.heard("italy"));
    table.first_deadline_stays().later(49).ticks();
    assert_eq!(table.running().position.phase, "F1901M");
    // Nobody has a copy of what was written: it is repeated, whole.
    fills(table.forget(), "1-S1901M", "A Rom H\nF Nap - ION");
    assert!(table.orders("ITALY").is_empty());
    let heard = table.heard("italy");
    assert!(
        heard.contains("That was for Spring 1901, which is over") && heard.contains("A Rom H\nF Nap - ION"),
        "{heard}"
    );
    // The same if the game is over by then.
    let position = table.running().position.clone();
    let ending = Ending { winners: Vec::new(), position, at: table.now, by: None, keeps_secrets: false };
    table.loaded.game.stage = Stage::Over(ending);
    fills(table.forget(), "2-F1901M", "A Rom H");
    assert!(table.heard("italy").contains("A Rom H"), "{}", table.heard("italy"));
}
