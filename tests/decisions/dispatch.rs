//! Finds the command of an event, its game and its phase, and declines what isn't allowed.

use std::collections::BTreeMap;

use dragoman_game::action::CommandAction;
use dragoman_game::conduct::{KnownConduct, Server};
use dragoman_game::decide::decide;
use dragoman_game::decide::decision::Decision;
use dragoman_game::decide::view::View;
use dragoman_game::event::{Actor, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName, ReplyToken};
use dragoman_game::limits::Limits;
use dragoman_game::loaded::LoadedGame;
use dragoman_game::model::{Ending, GameId, Stage};
use dragoman_game::notice::{Declined, Destination, Notice, Outgoing};
use dragoman_game::person::Person;
use dragoman_game::question::{Question, Request};
use dragoman_game::testing::{Trial, person, words};
use dragoman_l10n::Language;
use dragoman_reading::command::{COMMANDS, Effect};
use jiff::SignedDuration;

use super::heard::Heard as _;

/// Runs `test` on a thread with a stack of 256 kB.
fn on_a_small_stack(test: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(256 * 1024).spawn(test).expect("a thread");
    assert!(thread.join().is_ok(), "the thread broke off");
}

#[test]
fn withdrawn_orders_are_never_given() {
    let mut table = Trial::new();
    for text in ["withdraw A Ven - Tri", "withdraw A Ven", "withdraw F Nap - ION"] {
        table.says("italy", text);
        assert_eq!(table.orders("ITALY"), [""; 0], "{text}: {}", table.heard("italy"));
    }
}

#[test]
fn orders_before_the_beginning_are_answered_that_the_game_hasnt_begun() {
    let mut table = Trial::new();
    table.loaded.game.stage = Stage::Lobby;
    for text in ["A Ven - Tri", "/A Ven - Tri"] {
        table.forget().says("italy", text);
        assert!(table.heard("italy").contains("hasn't begun"), "{text}: {}", table.heard("italy"));
    }
}

#[test]
fn orders_with_a_command_prefix_in_the_channel_are_redirected() {
    for text in ["/A Ven - Pie", "/order A Ven - Pie"] {
        let mut table = Trial::new();
        table.calls("italy", text);
        let told = format!("{}{}", table.heard("italy"), table.public());
        assert!(told.contains("everyone can read them") && !told.contains("command"), "{told}");
        assert!(table.orders("ITALY").is_empty());
        let store = table.buttons("italy").into_iter().find(|id| id.starts_with("which:")).expect("a button");
        table.presses("italy", &store);
        assert_eq!(table.orders("ITALY"), ["A VEN - PIE"]);
    }
}

#[test]
fn a_heading_is_searched_for_once_however_often_it_is_written() {
    for length in [301, 801, 4_000, 16_000] {
        on_a_small_stack(move || {
            let mut table = Trial::new();
            table.loaded.game.name = "a".to_owned();
            table.limits.text = 16_000;
            let text: String = "a:".repeat(8_000).chars().take(length).collect();
            table.says("italy", &text);
            assert!(!table.said.is_empty(), "{length} characters");
        });
    }
}

#[test]
fn the_text_below_a_heading_is_never_a_heading() {
    let mut table = Trial::new();
    table.says("italy", "Bosforo: Bosforo: A Ven H");
    // Below the heading the name is a word beside an order.
    assert_eq!(table.orders("ITALY"), [""; 0]);
    table.forget().says("italy", "**bosforo**\nA Ven - Tri");
    assert_eq!(table.orders("ITALY"), ["A VEN - TRI"]);
}

#[test]
fn a_name_that_reads_as_an_order_takes_no_order_away() {
    let mut table = Trial::new();
    table.loaded.game.name = "A Ven - Tri".to_owned();
    table.says("italy", "A Ven - Tri\nA Rom - Apu");
    assert_eq!(table.orders("ITALY"), ["A VEN - TRI", "A ROM - APU"]);
    // To whom it isn't one, it is the game's name.
    table.says("france", "A Ven - Tri\nA Par - Bur");
    assert_eq!(table.orders("FRANCE"), ["A PAR - BUR"], "{}", table.heard("france"));
    // Nor is the name of a city.
    table.loaded.game.name = "Rome".to_owned();
    table.says("italy", "Rome\nF Nap - ION");
    assert_eq!(table.orders("ITALY"), ["A VEN - TRI", "A ROM - APU", "F NAP - ION"], "{}", table.heard("italy"));
}

/// A game of the trial under another id and name, played in `channel`.
pub(super) fn game(id: &str, name: &str, channel: &str) -> LoadedGame {
    let mut loaded = Trial::new().loaded;
    loaded.game.id = GameId(id.to_owned());
    loaded.game.name = name.to_owned();
    loaded.game.channel = ChannelId::new(PlatformName::Local, channel);
    loaded
}

pub(super) fn view(mine: Vec<LoadedGame>, here: Vec<LoadedGame>, question: Option<Question>) -> View {
    let now = Trial::new().now;
    let server = Server { key: "local:page".to_owned(), bars: Vec::new(), reports: Vec::new(), reported: 0 };
    View {
        key: dragoman_game::testing::mark_key(),
        now,
        restored: None,
        seed: [7; 32],
        newest: None,
        person: Person::new(person("italy"), "italy"),
        mine,
        here,
        room: None,
        readers: Vec::new(),
        question,
        behind: SignedDuration::ZERO,
        receipts: Vec::new(),
        maps: None,
        writer: None,
        length: None,
        limits: Limits::default(),
        language: Language::EN,
        timezone: "UTC".to_owned(),
        rooms: true,
        past: None,
        statements: None,
        over: None,
        beside: None,
        unreadable: None,
        records: None,
        conduct: KnownConduct { server: Some(server), ..KnownConduct::default() },
        named: None,
    }
}

pub(super) fn event(place: Place, channel: Option<&str>, content: Content) -> Event {
    let actor = Actor { person: person("italy"), name: "italy".to_owned(), language: None, administrator: false };
    let channel = channel.map(|channel| ChannelId::new(PlatformName::Local, channel));
    let at = Trial::new().now;
    Event { id: EventId::new(PlatformName::Local, "e1"), at, actor, place, channel, content }
}

fn reply() -> Place {
    Place::Reply {
        token: ReplyToken::new(PlatformName::Local, "t1"),
        author: PersonId::new(PlatformName::Local, "italy"),
    }
}

pub(super) fn pressed(action: &str) -> Content {
    Content::Pressed { action: action.to_owned() }
}

pub(super) fn asked(decision: &Decision) -> (Question, Vec<(GameId, String)>) {
    let question = decision.changes.question.clone().expect("a question is asked");
    let games = decision.changes.outgoing.iter().find_map(|outgoing| match &outgoing.notice {
        Notice::WhichGame { games, .. } => Some(games.clone()),
        _ => None,
    });
    (question, games.expect("with its games"))
}

fn ids(games: &[(GameId, String)]) -> Vec<&str> {
    games.iter().map(|(id, _)| id.0.as_str()).collect()
}

#[test]
fn a_name_without_a_game_is_repeated_with_the_known_names() {
    let (a, b) = (game("aaaaaaa1", "Bosforo", "hall"), game("bbbbbbb1", "Egeo", "hall"));
    let words = words();
    let hall = Place::Channel(ChannelId::new(PlatformName::Local, "hall"));
    for (text, shown) in [
        ("status Bosfro".to_owned(), "Bosfro".to_owned()),
        (format!("ready {}", "x".repeat(300)), format!("{}…", "x".repeat(58))),
    ] {
        let content = Content::Text { text, addressed: true };
        let mut view = view(vec![a.clone(), b.clone()], vec![a.clone(), b.clone()], None);
        view.over = Some(Vec::new());
        let decision = decide(&event(hall.clone(), Some("hall"), content), &view, words);
        let said = decision.answers.iter().map(|answer| &answer.notice);
        let stored = decision.changes.outgoing.iter().map(|outgoing| &outgoing.notice);
        let declined: Vec<_> = said.chain(stored).collect();
        let games = vec!["Bosforo".to_owned(), "Egeo".to_owned()];
        let expected = Notice::Declined(Declined::NoGameCalled { name: shown.clone(), games });
        assert!(declined.contains(&&expected), "{shown}: {declined:?}");
    }
}

#[test]
fn only_games_that_can_be_meant_are_offered_and_the_answer_isnt_asked_about() {
    let (a, b, c) = (game("aaaaaaa1", "A", "hall"), game("bbbbbbb1", "B", "hall"), game("ccccccc1", "C", "loft"));
    let (mine, here) = (vec![a.clone(), b.clone(), c.clone()], vec![a, b]);
    let arguments = BTreeMap::new();
    let status = Content::Invoked { command: "status".to_owned(), arguments };
    let words = words();
    let first = decide(&event(reply(), Some("hall"), status), &view(mine.clone(), here.clone(), None), words);
    let (question, games) = asked(&first);
    assert_eq!(ids(&games), ["aaaaaaa1", "bbbbbbb1"], "C is played elsewhere");
    // Each of them is the answer, whatever else is in the place; so is C, by a button that wasn't offered.
    for id in ["aaaaaaa1", "bbbbbbb1", "ccccccc1"] {
        let action = format!("which:game={id};question={}", question.id);
        let view = view(mine.clone(), here.clone(), Some(question.clone()));
        let (mine, here, words) =
            (event(reply(), Some("hall"), pressed(&action)), view, dragoman_game::testing::words());
        on_a_small_stack(move || {
            let decision = decide(&mine, &here, words);
            assert!(decision.changes.question.is_none(), "an answer isn't a question");
            assert!(decision.changes.answered.is_some());
            let status = decision.answers.iter().find(|answer| matches!(answer.notice, Notice::Status(_)));
            assert_eq!(status.and_then(|answer| answer.game.clone()), Some(GameId(id.to_owned())));
        });
    }
}

#[test]
fn a_question_about_a_question_cant_be_stored() {
    assert_eq!(CommandAction::read("which:game=ccccccc1;question=Q1"), None);
    let said: Result<Request, _> = serde_json::from_str(r#"{"pressed":"which:game=ccccccc1;question=Q1"}"#);
    assert!(said.is_err(), "{said:?}");
    let said: Request = serde_json::from_str(r#"{"pressed":"clear:game=ccccccc1"}"#).expect("a command");
    assert!(matches!(said, Request::Pressed(_)));
    // A question that the store doesn't return any more is too old.
    let decision = decide(
        &event(reply(), Some("hall"), pressed("which:game=ccccccc1;question=Q2")),
        &view(vec![game("ccccccc1", "C", "loft")], Vec::new(), None),
        words(),
    );
    assert!(decision.answers.iter().any(|answer| answer.notice == Notice::Declined(Declined::TooOld)));
}

#[test]
fn for_two_games_of_one_name_the_person_is_asked_which_is_meant() {
    let (a, b) = (game("aaaaaaa1", "Gulf", "hall"), game("bbbbbbb1", "gulf", "loft"));
    let private = Place::Person(person("italy"));
    let words = words();
    for text in ["Gulf: A Ven - Tri", "status game:GULF", "order A Ven - Tri"] {
        let content = Content::Text { text: text.to_owned(), addressed: true };
        let view_of = |question| view(vec![a.clone(), b.clone()], Vec::new(), question);
        let decision = decide(&event(private.clone(), None, content), &view_of(None), words);
        let (question, games) = asked(&decision);
        assert_eq!(ids(&games), ["aaaaaaa1", "bbbbbbb1"], "{text}");
        let labels: Vec<&str> = games.iter().map(|(_, label)| label.as_str()).collect();
        assert_eq!(labels, ["Gulf (aaaaaaa1)", "gulf (bbbbbbb1)"], "{text}");
        let action = format!("which:game=bbbbbbb1;question={}", question.id);
        let decision = decide(&event(private.clone(), None, pressed(&action)), &view_of(Some(question)), words);
        assert!(decision.changes.question.is_none(), "{text}");
        let told = decision.changes.outgoing.iter().map(|outgoing| outgoing.game.clone());
        let told = told.chain(decision.answers.iter().map(|answer| answer.game.clone()));
        let told: Vec<_> = told.flatten().collect();
        assert!(!told.is_empty() && told.iter().all(|id| id.0 == "bbbbbbb1"), "{text}: {told:?}");
    }
}

#[test]
fn what_belongs_to_a_phase_is_meant_for_the_only_game_that_has_one() {
    let (running, mut lobby) = (game("aaaaaaa1", "A", "hall"), game("bbbbbbb1", "B", "hall"));
    lobby.game.stage = Stage::Lobby;
    let other = game("ccccccc1", "C", "loft");
    // Also if they have done something for the lobby since.
    for current in [None, Some(lobby.game.id.clone())] {
        let decided = |text: &str, mine: &[&LoadedGame]| {
            let content = Content::Text { text: text.to_owned(), addressed: true };
            let mut view = view(mine.iter().map(|loaded| (*loaded).clone()).collect(), Vec::new(), None);
            view.person.current_game.clone_from(&current);
            view.conduct.blockers = Some(Vec::new());
            decide(&event(Place::Person(person("italy")), None, content), &view, words())
        };
        for text in ["ready", "A Ven - Tri", "talk Turkey", "to Turkey: hi"] {
            let decision = decided(text, &[&running, &lobby]);
            assert!(decision.changes.question.is_none(), "{text}");
            let person = decision.changes.person.expect("who writes is known");
            assert_eq!(person.current_game, Some(GameId("aaaaaaa1".to_owned())), "{text}");
            let is_refused = |outgoing: &Outgoing| matches!(outgoing.notice, Notice::Declined(_));
            assert!(!decision.changes.outgoing.iter().any(is_refused), "{text}");
        }
        for text in ["ready", "A Ven - Tri", "talk Turkey"] {
            assert_eq!(ids(&asked(&decided(text, &[&running, &lobby, &other])).1).len(), 3, "{text}");
        }
        // The others may be meant for either.
        assert_eq!(ids(&asked(&decided("leave", &[&running, &lobby])).1), ["aaaaaaa1", "bbbbbbb1"]);
    }
    // Of games that haven't begun the one that was meant last is meant.
    let mut second = lobby.clone();
    second.game.id = GameId("ddddddd1".to_owned());
    let mut view = view(vec![lobby.clone(), second], Vec::new(), None);
    view.person.current_game = Some(lobby.game.id.clone());
    let content = Content::Text { text: "A Ven - Tri".to_owned(), addressed: true };
    let decision = decide(&event(Place::Person(person("italy")), None, content), &view, words());
    assert!(decision.changes.question.is_none());
}

#[test]
fn a_question_declares_nothing_and_is_answered() {
    let mut table = Trial::new();
    table.says("italy", "ready?");
    assert!(table.running().ready.is_empty());
    assert!(table.heard("italy").contains("Not ready yet: "), "{}", table.heard("italy"));
    table.says("italy", "ready");
    assert!(table.running().ready.contains("ITALY"));
}

/// What `who` says in the hall, in a view of their own.
fn said_in_the_hall(text: &str, administrator: bool, view: &View) -> Decision {
    let content = Content::Text { text: text.to_owned(), addressed: true };
    let mut event = event(Place::Channel(ChannelId::new(PlatformName::Local, "hall")), None, content);
    event.actor.administrator = administrator;
    decide(&event, view, words())
}

#[test]
fn a_game_masters_command_is_never_carried_out_in_a_guessed_game() {
    let (mut a, mut b) = (game("aaaaaaa1", "A", "hall"), game("bbbbbbb1", "B", "hall"));
    b.game.seats.retain(|seat| !seat.holds(&"ITALY".into()));
    (a.game.creator, b.game.creator) = (person("italy"), person("italy"));
    for text in ["pause", "extend 24h", "adjudicate", "call-off", "panel"] {
        let mut view = view(vec![a.clone(), b.clone()], vec![a.clone(), b.clone()], None);
        view.person.current_game = Some(GameId("aaaaaaa1".to_owned()));
        let decision = said_in_the_hall(text, false, &view);
        assert!(decision.changes.game.is_none(), "{text}");
        let (question, games) = asked(&decision);
        assert_eq!(ids(&games), ["aaaaaaa1", "bbbbbbb1"], "{text}");
        view.question = Some(question.clone());
        let action = format!("which:game=bbbbbbb1;question={}", question.id);
        let decision = decide(&event(Place::Person(person("italy")), None, pressed(&action)), &view, words());
        assert!(decision.changes.game.is_none_or(|(game, _)| game.id.0 == "bbbbbbb1"), "{text}");
    }
    // They are the game master of one only, though they play in the other.
    a.game.creator = person("ola");
    let decision = said_in_the_hall("pause", false, &view(vec![a.clone(), b.clone()], vec![a, b], None));
    assert_eq!(decision.changes.game.map(|(game, _)| game.id.0).as_deref(), Some("bbbbbbb1"));
}

#[test]
fn an_administrator_or_onlooker_of_several_games_must_name_one() {
    let (a, mut b) = (game("aaaaaaa1", "A", "hall"), game("bbbbbbb1", "B", "hall"));
    b.game.seats.retain(|seat| !seat.holds(&"ITALY".into()));
    let told = |decision: &Decision| {
        assert!(decision.changes.game.is_none() && decision.changes.question.is_none());
        let named =
            |notice: &Notice| matches!(notice, Notice::Declined(Declined::WhichGame { games }) if games.len() == 2);
        assert!(decision.answers.iter().any(|answer| named(&answer.notice)), "{:?}", decision.answers);
    };
    let here = vec![a.clone(), b.clone()];
    told(&said_in_the_hall("pause", true, &view(vec![a.clone()], here.clone(), None)));
    // In a menu they can choose by a button.
    let mut pause =
        event(reply(), Some("hall"), Content::Invoked { command: "pause".into(), arguments: BTreeMap::new() });
    pause.actor.administrator = true;
    assert_eq!(asked(&decide(&pause, &view(vec![a], here.clone(), None), words())).1.len(), 2);
    let mut strangers = here;
    for loaded in &mut strangers {
        loaded.game.seats.clear();
    }
    told(&said_in_the_hall("status", false, &view(Vec::new(), strangers.clone(), None)));
    for loaded in &mut strangers {
        loaded.game.stage = Stage::Lobby;
    }
    told(&said_in_the_hall("join", false, &view(Vec::new(), strangers, None)));
}

#[test]
fn a_button_refers_to_a_game_by_id_and_a_text_by_name() {
    // Another lobby has the id of the first one as its name.
    let mut first = game("ab12cd34", "Bosforo", "hall");
    let mut second = game("ef56gh78", "ab12cd34", "hall");
    (first.game.stage, second.game.stage) = (Stage::Lobby, Stage::Lobby);
    first.game.seats.clear();
    second.game.seats.clear();
    let here = vec![second, first];
    let words = words();
    let joined = |content: Content| {
        let place = Place::Channel(ChannelId::new(PlatformName::Local, "hall"));
        let decision = decide(&event(place, None, content), &view(Vec::new(), here.clone(), None), words);
        decision.changes.game.map(|(game, _)| game.id.0)
    };
    assert_eq!(joined(pressed("join:game=ab12cd34")).as_deref(), Some("ab12cd34"));
    let text = |text: &str| Content::Text { text: text.to_owned(), addressed: true };
    assert_eq!(joined(text("join ab12cd34")).as_deref(), Some("ef56gh78"));
    assert_eq!(joined(text("join bosforo")).as_deref(), Some("ab12cd34"));
}

#[test]
fn a_name_that_looks_like_an_id_is_refused() {
    let mut table = Trial::created("new name:ab12cd35");
    assert!(table.public().contains("looks like one of the codes"), "{}", table.public());
    table.forget().calls("ola", "new name:ab12\u{2060}cd35");
    assert!(table.public().contains("looks like one of the codes"), "what nobody sees hides it: {}", table.public());
    table.forget().calls("ola", "new name:warszawa");
    assert_eq!(table.game().name, "warszawa");
    assert!(GameId::is_like(&table.game().id.0), "{}", table.game().id);
    assert!(!Trial::created("new name:\u{2060}").game().name.is_empty(), "it gets a name that can be read");
}

#[test]
fn names_are_compared_without_case_and_marks() {
    let mut table = Trial::new();
    table.loaded.game.name = "Łódź".to_owned();
    table.says("italy", "lodz: A Ven - Tri");
    assert_eq!(table.orders("ITALY"), ["A VEN - TRI"]);
    table.forget().says("italy", "status game:ŁÓDŹ");
    assert!(table.heard("italy").contains("Spring 1901"), "{}", table.heard("italy"));
}

/// The button that begins with `command` under a post to `who`.
fn button(table: &Trial, who: &str, command: &str) -> String {
    let is_meant = |id: &String| id.starts_with(&format!("{command}:")) && !id.contains("answer=no");
    let found = table.buttons(who).into_iter().rev().find(is_meant);
    found.unwrap_or_else(|| panic!("no {command} in {:?}", table.buttons(who)))
}

#[test]
fn a_button_of_a_past_phase_changes_nothing() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tri\nA Rom - Pie");
    let (ready, clear) = (button(&table, "italy", "ready"), button(&table, "italy", "clear"));
    table.says("italy", "orders");
    let withdraw = button(&table, "italy", "withdraw");
    assert!([&ready, &clear, &withdraw].iter().all(|id| id.len() <= 80 && id.is_ascii()));
    table.confirms_in_public("ola", "adjudicate");
    assert_eq!(table.running().number, 2);
    table.says("italy", "A Tri - Vie");
    let before = (table.orders("ITALY"), table.running().ready.clone());
    for old in [&ready, &clear, &withdraw] {
        table.forget().presses("italy", old);
        let heard = table.heard("italy");
        assert!(heard.contains("Spring 1901") && heard.contains("Nothing was changed"), "{old}: {heard}");
        assert!(!table.said.is_empty() && table.answers.is_empty(), "it is stored until it is posted");
        assert_eq!(before, (table.orders("ITALY"), table.running().ready.clone()), "{old}");
    }
    let (ready, clear) = (button_of(&mut table, "ready"), button_of(&mut table, "clear"));
    table.forget().presses("italy", &ready);
    assert!(table.running().ready.contains("ITALY"));
    table.presses("italy", &clear);
    assert!(table.orders("ITALY").is_empty());
}

fn button_of(table: &mut Trial, command: &str) -> String {
    table.forget().says("italy", "A Rom H");
    button(table, "italy", command)
}

#[test]
fn a_button_without_a_phase_changes_nothing() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tri").forget();
    for old in ["ready:game=ab12cd34", "clear:game=ab12cd34;receipt=abcdefgh", "withdraw:game=ab12cd34;unit=A VEN"] {
        table.forget().presses("italy", old);
        assert!(table.heard("italy").contains("an earlier phase"), "{old}: {}", table.heard("italy"));
        assert_eq!(table.orders("ITALY"), ["A VEN - TRI"], "{old}");
    }
    table.forget().presses("ola", "adjudicate:game=ab12cd34").presses("ola", "extend:game=ab12cd34;time=24h");
    assert_eq!(table.running().number, 1);
}

#[test]
fn a_command_sent_before_the_phase_began_changes_nothing_in_it() {
    let mut table = Trial::new();
    let before = table.now;
    table.later(1).confirms_in_public("ola", "adjudicate");
    table.says("italy", "A Ven - Tri");
    table.said_at = Some(before);
    for text in ["ready", "unready", "clear", "withdraw A Ven", "draw", "agree"] {
        table.forget().says("italy", text);
        assert!(table.heard("italy").contains("Nothing was changed"), "{text}: {}", table.heard("italy"));
        assert_eq!(table.orders("ITALY"), ["A VEN - TRI"], "{text}");
        assert!(table.running().ready.is_empty() && table.game().votes.is_empty(), "{text}");
    }
}

#[test]
fn messages_written_while_the_bot_was_away_that_are_too_late_are_answered_once() {
    let mut table = Trial::new();
    let before = table.now;
    table.later(1).confirms_in_public("ola", "adjudicate");
    table.forget();
    table.said_at = Some(before);
    for text in ["A Ven - Tyr", "is anybody there?", "A Ven H, A Rom H"] {
        table.says("italy", text);
    }
    let told: Vec<_> = table.said.iter().map(|outgoing| (outgoing.slot.as_deref(), &outgoing.notice)).collect();
    let (slot, once) = (Some("late:ab12cd34:2"), Notice::Declined(Declined::TooLateAway));
    assert_eq!(told, [(slot, &once); 3], "all in one slot, of which only the first is posted");
    assert!(table.heard("italy").contains("I'm saying this once for all of it"), "{}", table.heard("italy"));
    // A message that is only a little late gets its own answer.
    table.forget();
    table.said_at = Some(table.now.checked_sub(SignedDuration::from_secs(1)).expect("an instant"));
    table.says("italy", "A Ven - Tyr");
    assert!(!table.heard("italy").contains("once for all"), "{}", table.heard("italy"));
}

#[test]
fn a_confirmation_button_does_only_what_it_was_shown_with() {
    let mut table = Trial::new();
    table.says("ola", "edit \"A Ven -> Tyr\" reason:x");
    let old = button(&table, "ola", "proceed");
    table.forget().says("ola", "call-off");
    table.forget().presses("ola", &old);
    assert!(table.game().running().is_some(), "the game is cancelled: {}", table.heard("ola"));
    table.says("ola", "call-off");
    let new = button(&table, "ola", "proceed");
    table.presses("ola", &new);
    assert!(table.game().running().is_none());
}

#[test]
fn a_text_that_is_too_long_is_declined_and_not_read() {
    let mut table = Trial::new();
    let long = "A Ven - Tri, ".repeat(400);
    table.says("italy", &long);
    assert!(table.orders("ITALY").is_empty() && table.heard("italy").contains("too long for me"));
    assert_eq!(table.heard("italy").lines().count(), 1, "{}", table.heard("italy"));
    let arguments = BTreeMap::from([("text".to_owned(), long.clone())]);
    let place = Place::Person(person("italy"));
    table.forget().does("italy", place.clone(), Content::Invoked { command: "order".to_owned(), arguments });
    assert!(table.orders("ITALY").is_empty() && table.heard("italy").contains("too long for me"));
    let of = EventId::new(PlatformName::Local, "1");
    let said = table.now;
    table.forget().does("italy", place.clone(), Content::Edited { of, said, text: long.clone(), addressed: true });
    assert!(table.orders("ITALY").is_empty() && table.heard("italy").contains("too long for me"));
    table.forget().does("italy", place, Content::Pressed { action: format!("order:text={long}") });
    assert!(table.orders("ITALY").is_empty() && !table.heard("italy").is_empty());
    // A text of the largest allowed length is read.
    let most: String = "A Ven - Tri, ".repeat(400).chars().take(4_000).collect();
    table.forget().says("italy", &most);
    assert_eq!(table.orders("ITALY"), ["A VEN - TRI"]);
}

/// Games in every stage.
fn tables() -> Vec<Trial> {
    let mut lobby = Trial::new();
    lobby.loaded.game.stage = Stage::Lobby;
    lobby.loaded.game.seats.truncate(3);
    let mut over = Trial::new();
    let position = over.running().position.clone();
    over.loaded.game.stage =
        Stage::Over(Ending { winners: Vec::new(), position, at: over.now, by: None, keeps_secrets: false });
    let mut paused = Trial::new();
    paused.confirms_in_public("ola", "pause").forget();
    vec![lobby, Trial::new(), over, paused]
}

#[test]
fn a_refusal_of_a_change_is_stored_until_it_is_posted() {
    for spec in COMMANDS {
        for (number, mut table) in tables().into_iter().enumerate() {
            for who in ["italy", "ola", "stranger", "admin"] {
                for value in ["", " x", " Germany", " ab12cd39"] {
                    let channel = Place::Channel(table.game().channel.clone());
                    // Both places in turn: every command is given in each of them, and by everybody.
                    let places = [Place::Person(person(who)), channel];
                    for place in places.into_iter().skip((number + value.len()) % 2).take(1) {
                        let text = format!("/{}{value}", spec.id);
                        table.forget().does(who, place, Content::Text { text, addressed: true });
                        let is_refusal = |notice: &Notice| matches!(notice, Notice::Declined(_));
                        let answered = table.answers.iter().any(|(_, notice)| is_refusal(notice));
                        let kept = table.said.iter().any(|outgoing| is_refusal(&outgoing.notice));
                        match spec.effect {
                            Effect::Query => assert!(!kept, "{}{value} by {who} at {number}", spec.id),
                            Effect::Change | Effect::PhaseChange => {
                                assert!(!answered, "{}{value} by {who} at {number}", spec.id);
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A game in which `power` must decide what a position of `phase` requires.
fn at(phase: &str, language: Language, change: impl FnOnce(&mut dragoman_game::model::Position)) -> Trial {
    let mut table = Trial::new();
    table.language = language;
    if let Stage::Running(running) = &mut table.loaded.game.stage {
        running.position.phase = phase.into();
        change(&mut running.position);
    }
    table
}

fn italy_builds(position: &mut dragoman_game::model::Position) {
    position.units.insert("ITALY".into(), vec!["A VEN".into(), "F ION".into(), "A TUN".into()]);
    position.centers.entry("ITALY".into()).or_default().push("TUN".into());
}

fn russia_builds(position: &mut dragoman_game::model::Position) {
    let units = ["A UKR", "A MOS", "F SEV", "F BOT"];
    position.units.insert("RUSSIA".into(), units.map(Into::into).to_vec());
    position.centers.entry("RUSSIA".into()).or_default().push("RUM".into());
}

fn italy_retreats(position: &mut dragoman_game::model::Position) {
    position.units.insert("ITALY".into(), vec!["A ROM".into(), "F NAP".into()]);
    position.units.insert("AUSTRIA".into(), vec!["A TRI".into(), "A BUD".into(), "A VIE".into()]);
    position.dislodged.insert("ITALY".into(), [("A TRI".into(), vec!["ALB".into()])].into());
}

#[test]
fn an_edited_retreat_is_read_as_a_new_one_is() {
    let mut table = at("S1902R", Language::of(*b"it"), italy_retreats);
    let of = EventId::new(PlatformName::Local, "earlier");
    let edited = Content::Edited { of, said: table.now, text: "ritira A Tri - Alb".to_owned(), addressed: true };
    table.does("italy", Place::Person(person("italy")), edited);
    let given = table.past.last().and_then(|(_, record)| record.orders.get("ITALY").cloned());
    assert_eq!(given.unwrap_or_else(|| table.orders("ITALY")), ["A TRI R ALB"], "{}", table.heard("italy"));
}

#[test]
fn a_word_of_an_order_does_what_its_player_intends() {
    let build = |language, text: &'static str| (at("W1901A", language, italy_builds), "italy", "ITALY", text);
    let polish = |text: &'static str| (at("W1901A", Language::of(*b"pl"), russia_builds), "russia", "RUSSIA", text);
    let retreat = |language, text: &'static str| (at("S1902R", language, italy_retreats), "italy", "ITALY", text);
    let moves = |language, text: &'static str| (at("S1901M", language, |_| {}), "austria", "AUSTRIA", text);
    for ((mut table, who, power, text), order) in [
        (build(Language::of(*b"it"), "rinuncio"), "WAIVE"),
        (build(Language::of(*b"it"), "rinuncia"), "WAIVE"),
        (build(Language::of(*b"it"), "Rinuncio alla costruzione"), "WAIVE"),
        (build(Language::of(*b"it"), "nuova armata a Roma"), "A ROM B"),
        (build(Language::EN, "waive"), "WAIVE"),
        (build(Language::EN, "new army Rome"), "A ROM B"),
        (polish("rezygnacja"), "WAIVE"),
        (polish("rezygnuję"), "WAIVE"),
        (polish("pas"), "WAIVE"),
        (polish("nowa armia w Warszawie"), "A WAR B"),
        (retreat(Language::of(*b"it"), "ritira A Tri - Alb"), "A TRI R ALB"),
        (moves(Language::of(*b"pl"), "Wie - Gal"), "A VIE - GAL"),
    ] {
        let held = |table: &Trial| {
            let seats = table.game().seats.iter();
            seats.map(|seat| (seat.holder().clone(), seat.powers.clone())).collect::<Vec<_>>()
        };
        let seats = held(&table);
        table.says(who, text);
        // If nobody else has anything to decide, the phase ends with it.
        let given = table.past.last().and_then(|(_, record)| record.orders.get(power).cloned());
        assert_eq!(given.unwrap_or_else(|| table.orders(power)), [order], "{text}: {}", table.heard(who));
        assert_eq!(held(&table), seats, "{text}");
    }
}

#[test]
fn where_it_isnt_an_order_a_word_of_another_language_is_a_command() {
    for (language, text) in [
        (Language::of(*b"pl"), "stato"),
        (Language::EN, "wie"),
        (Language::of(*b"it"), "who"),
        (Language::of(*b"nl"), "kto"),
    ] {
        let mut table = at("S1901M", language, |_| {});
        table.says("italy", text);
        assert!(table.answers.iter().any(|(_, notice)| matches!(notice, Notice::Status(_))), "{text}");
    }
    // In a phase in which they aren't orders, words of orders don't resign anything.
    for (language, text) in
        [(Language::of(*b"it"), "rinuncio"), (Language::of(*b"pl"), "rezygnacja"), (Language::of(*b"pl"), "rezygnuję")]
    {
        let mut table = at("S1901M", language, |_| {});
        let seats = table.game().seats.clone();
        table.says("italy", text);
        assert_eq!(table.game().seats, seats, "{text}");
        assert!(!table.heard("italy").is_empty());
    }
}

#[test]
fn a_command_that_names_a_unit_isnt_an_order() {
    for (language, text) in [
        (Language::EN, "take-back A Ven"),
        (Language::of(*b"it"), "annulla A Ven"),
        (Language::of(*b"pl"), "anuluj A Wen"),
    ] {
        let mut table = at("S1901M", language, |_| {});
        table.says("italy", "A VEN - TRI").says("italy", text);
        assert!(table.orders("ITALY").is_empty(), "{text}: {:?}", table.orders("ITALY"));
    }
    let mut table = at("W1901A", Language::EN, italy_builds);
    table.says("italy", "why A Rom").says("italy", "possible A Rom");
    assert!(table.orders("ITALY").is_empty() && table.past.is_empty());
}

#[test]
fn with_its_prefix_a_command_is_a_command() {
    let mut table = at("S1901M", Language::of(*b"pl"), |_| {});
    table.says("austria", "/wie");
    assert!(table.orders("AUSTRIA").is_empty());
    assert!(table.answers.iter().any(|(_, notice)| matches!(notice, Notice::Status(_))));
    assert!(!table.said.iter().any(|outgoing| matches!(outgoing.to, Destination::Press { .. })));
}

#[test]
fn words_after_a_command_that_name_no_game_dont_lose_it() {
    let mut table = Trial::new();
    // That somebody is ready may end the phase: it is asked about.
    table.says("italy", "ready thanks");
    assert!(!table.running().ready.contains("ITALY"), "{}", table.heard("italy"));
    let ready = table.buttons("italy").into_iter().find(|id| id.starts_with("which:")).expect("a button");
    table.presses("italy", &ready);
    assert!(table.running().ready.contains("ITALY"), "{}", table.heard("italy"));
    table.forget().says("italy", "status please");
    assert!(table.heard("italy").contains("Spring 1901"), "{}", table.heard("italy"));
    // A guess never leads to a resignation.
    let before = table.game().seats.clone();
    table.forget().says("italy", "resign Gulf").says("italy", "clear Gulf");
    assert_eq!(table.game().seats, before);
    assert!(table.heard("italy").contains("no game here has that name"), "{}", table.heard("italy"));
}

#[test]
fn a_player_of_several_games_and_an_onlooker_may_add_please_too() {
    let (a, b) = (game("aaaaaaa1", "Bosforo", "hall"), game("bbbbbbb1", "Egeo", "loft"));
    let asked = |text: &str| {
        let mut view = view(vec![a.clone(), b.clone()], Vec::new(), None);
        (view.person.current_game, view.over) = (Some(GameId("bbbbbbb1".to_owned())), Some(Vec::new()));
        let content = Content::Text { text: text.to_owned(), addressed: true };
        let decision = decide(&event(Place::Person(person("italy")), None, content), &view, words());
        assert!(decision.changes.game.is_none(), "it is asked about");
        decision.changes.question.and_then(|question| question.during.into_keys().next()).map(|game| game.0)
    };
    assert_eq!(asked("ready thanks").as_deref(), Some("bbbbbbb1"));
    assert_eq!(asked("ready Bosfro"), None, "that is a misspelt name");
    let mut seen = a.clone();
    seen.game.seats.clear();
    let mut view = view(Vec::new(), vec![seen], None);
    view.over = Some(Vec::new());
    let decision = said_in_the_hall("status please", false, &view);
    assert!(decision.answers.iter().any(|answer| matches!(answer.notice, Notice::Status(_))));
}

#[test]
fn small_talk_leaves_the_receipt_in_its_place() {
    let mut table = Trial::new();
    let has_receipt = |table: &Trial| table.said.iter().any(|said| matches!(said.notice, Notice::Receipt(_)));
    table.says("italy", "A Ven - Tri\nA Rom - Ven");
    for text in ["we'll see", "what will they do?", "good luck everybody"] {
        table.forget().says("italy", text);
        assert!(table.heard("italy").contains("Your 2 saved orders stay"), "{}", table.heard("italy"));
        assert!(!has_receipt(&table) && table.said.len() == 1, "{text}");
    }
    table.forget().says("italy", "when is the deadline?");
    assert!(!has_receipt(&table) && table.heard("italy").contains("Deadline:"), "{}", table.heard("italy"));
    table.forget().says("italy", "thanks");
    assert!(!has_receipt(&table) && table.heard("italy") == "You're welcome.", "{}", table.heard("italy"));
    table.forget().says("italy", "F Nap - ION thanks");
    assert!(has_receipt(&table), "{}", table.heard("italy"));
    // A player who has sent nothing is told what is expected.
    table.forget().says("turkey", "good luck everybody");
    assert!(has_receipt(&table), "{}", table.heard("turkey"));
}

#[test]
fn a_build_is_waived_by_a_button() {
    let mut table = at("W1901A", Language::EN, italy_builds);
    table.presses("italy", "order:game=ab12cd34;during=1-W1901A;text=WAIVE");
    assert_eq!(table.orders("ITALY"), ["WAIVE"], "{}", table.heard("italy"));
}

#[test]
fn a_receipt_for_a_line_that_wasnt_stored_says_so_first() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tri\nA Rom - Ven\nF Nap - ION");
    assert!(table.heard("italy").starts_with("I have all 3 orders"), "{}", table.heard("italy"));
    table.forget().says("italy", "A Ven - Tri\nA Rom - Xyzzy");
    let heard = table.heard("italy");
    assert!(heard.starts_with("I couldn't save all of this, but I have all 3 orders"), "{heard}");
}

#[test]
fn orders_behind_the_word_for_ready_are_stored_and_make_nobody_ready() {
    for (language, befores) in [
        (*b"en", ["ready: ", "ready ", "done: ", "/ready "]),
        (*b"it", ["pronto: ", "pronto ", "finito: ", "finito\n"]),
        (*b"nl", ["klaar: ", "klaar ", "gereed: ", "klaar\n"]),
        (*b"pl", ["gotowe: ", "gotowe ", "gotowy: ", "gotowe\n"]),
        (*b"de", ["fertig: ", "fertig ", "bereit: ", "fertig\n"]),
    ] {
        for before in befores {
            let mut table = Trial::new();
            table.language = Language::of(language);
            table.says("italy", &format!("{before}A VEN - TRI, F NAP - ION"));
            let heard = table.heard("italy");
            assert_eq!(table.orders("ITALY"), ["A VEN - TRI", "F NAP - ION"], "{before}: {heard}");
            assert!(table.running().ready.is_empty(), "{before}: {heard}");
            assert!(heard.contains("or press the button"), "{before}: {heard}");
        }
    }
    let mut table = Trial::new();
    table.says("italy", "ready, thanks");
    assert!(table.heard("italy").contains("`ready`?"), "{}", table.heard("italy"));
}

#[test]
fn an_order_behind_a_word_for_joining_or_changing_a_game_is_one() {
    for (language, who, power, text) in [
        (*b"en", "austria", "AUSTRIA", "play A Vie - Gal"),
        (*b"en", "austria", "AUSTRIA", "change A Vie - Tyr"),
        (*b"it", "italy", "ITALY", "gioco A Ven - Tri"),
        (*b"nl", "germany", "GERMANY", "speel A Mun - Ruh"),
        (*b"pl", "russia", "RUSSIA", "gram A War - Gal"),
        (*b"de", "germany", "GERMANY", "mitspielen: A Mun - Ruh"),
    ] {
        let mut table = Trial::new();
        table.language = Language::of(language);
        table.says(who, text);
        let heard = table.heard(who);
        let is_offered = table.buttons(who).iter().any(|id| id.starts_with("order:"));
        assert!(is_offered || table.orders(power).len() == 1, "{text}: {heard}");
        assert!(!heard.contains("no game"), "{text}: {heard}");
    }
}

#[test]
fn a_command_that_is_written_by_an_edit_in_public_shows_something_or_is_to_be_written_anew() {
    let edited = |table: &mut Trial, text: &str| {
        let of = EventId::new(PlatformName::Local, "earlier");
        let content = Content::Edited { of, said: table.now, text: text.to_owned(), addressed: true };
        let place = Place::Channel(table.game().channel.clone());
        table.forget().does("tom", place, content);
    };
    let mut table = Trial::new();
    edited(&mut table, "status");
    assert!(table.answers.iter().any(|(_, notice)| matches!(notice, Notice::Status(_))), "{}", table.public());
    table.loaded.game.stage = Stage::Lobby;
    let seats = table.game().seats.clone();
    edited(&mut table, "join");
    assert!(table.heard("tom").contains("as a new message"), "{}", table.heard("tom"));
    assert!(table.game().seats == seats && table.public().is_empty(), "{}", table.public());
}

#[test]
fn orders_that_arent_whole_are_no_unknown_command() {
    let mut table = Trial::new();
    table.calls("italy", "/A Ven - Mos");
    let told = format!("{}{}", table.heard("italy"), table.public());
    assert!(told.contains("everyone can read them") && !told.contains("command"), "{told}");
    table.forget().calls("italy", "/a great game");
    assert!(table.public().contains("don't know the command"), "{}", table.public());
}

#[test]
fn what_others_would_read_is_never_sent_in_a_game_that_is_guessed() {
    let (mut a, mut b) = (game("aaaaaaa1", "Smirne", "hall"), game("bbbbbbb1", "Corfu", "loft"));
    (a.game.negotiated, b.game.negotiated) = (true, true);
    let private = Place::Person(person("italy"));
    let view_of = |question| {
        let mut view = view(vec![a.clone(), b.clone()], Vec::new(), question);
        view.person.current_game = Some(b.game.id.clone());
        view.conduct.blockers = Some(Vec::new());
        view
    };
    let said = |text: &str| {
        let content = Content::Text { text: text.to_owned(), addressed: true };
        decide(&event(private.clone(), None, content), &view_of(None), words())
    };
    let own = Destination::Place(private.clone());
    for text in [
        "to Turkey: hi",
        "letter Turkey: hi",
        "say: I declare war",
        "document: Peace",
        "draw",
        "more-time 24h",
        "resign",
        "propose Austria peace:",
        "#1 yes",
        "yes",
    ] {
        let decision = said(text);
        let (question, games) = asked(&decision);
        assert_eq!(ids(&games), ["aaaaaaa1", "bbbbbbb1"], "{text}");
        assert!(decision.changes.outgoing.iter().all(|outgoing| outgoing.to == own), "{text}");
        assert!(decision.changes.game.is_none(), "{text}");
        assert!(matches!(question.said, Request::Text(said) if said == text), "{text}");
    }
    // The answer sends it there, and a heading answers beforehand.
    let (question, _) = asked(&said("to Turkey: hi"));
    let action = pressed(&format!("which:game=aaaaaaa1;question={}", question.id));
    let answered = decide(&event(private.clone(), None, action), &view_of(Some(question)), words());
    let turkey = Destination::Place(Place::Person(person("turkey")));
    for decision in [answered, said("Smirne: to Turkey: hi")] {
        let sent = decision.changes.outgoing.iter().filter(|outgoing| outgoing.to == turkey);
        assert_eq!(sent.map(|outgoing| outgoing.game.clone()).collect::<Vec<_>>(), [Some(a.game.id.clone())]);
    }
    // Orders belong to whoever gives them.
    assert!(said("A Ven - Tri").changes.question.is_none());
    // Where only one of them is played, no other one can be meant.
    let mut lobby = b.clone();
    lobby.game.stage = Stage::Lobby;
    let content = Content::Text { text: "to Turkey: hi".to_owned(), addressed: true };
    let mut view = view(vec![a.clone(), lobby], Vec::new(), None);
    view.conduct.blockers = Some(Vec::new());
    let decision = decide(&event(private, None, content), &view, words());
    assert!(decision.changes.outgoing.iter().any(|outgoing| outgoing.to == turkey));
}
