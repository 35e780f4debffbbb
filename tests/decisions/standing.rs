//! What somebody has been and has learnt in a game, and what they may do in it afterwards. Each of these was a way to read
//! rivals' orders or letters, to come back after being expelled, or to act as a neutral game master while playing.

use dragoman_game::event::PersonId;
use dragoman_game::model::{Seat, Secret, Settings, Stage, Watching, computer_name};
use dragoman_game::notice::watching::WatchNotice;
use dragoman_game::notice::{Destination, Notice};
use dragoman_game::person::Person;
use dragoman_game::standing::{Interest, interest, may_see_sent};
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

const ALL: [&str; 7] = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];

fn with(change: impl Fn(&mut Settings)) -> Trial {
    let mut settings = Settings::habit("classic", Language::EN, "UTC");
    change(&mut settings);
    let mut table = Trial::with(settings);
    for name in ["tom", "wim", "england", "turkey"] {
        table.known.push(Person::new(person(name), name));
    }
    table
}

/// Italy's player is the game master.
fn played_by_its_master() -> Trial {
    let mut table = with(|_| {});
    table.loaded.game.creator = person("italy");
    table
}

fn player(table: &Trial, power: &str) -> Option<PersonId> {
    table.game().seat_with(&power.into()).and_then(|seat| seat.person().cloned())
}

/// All that was said to `who` and in public since the last `forget`.
fn said(table: &Trial, who: &str) -> String {
    format!("{}\n{}", table.heard(who), table.public())
}

#[test]
fn who_enters_orders_sees_what_they_typed_among_their_data_and_not_the_players_sheet() {
    let mut table = with(|_| {});
    table.says("france", "A Par - Bur, F Bre - MAO").confirms("ola", "enter France A Mar H");
    let (game, number) = (table.game(), table.running().number);
    assert!(!may_see_sent(game, &person("ola"), &"FRANCE".into(), number));
    assert!(may_see_sent(game, &person("france"), &"FRANCE".into(), number));
    assert_eq!(table.orders("FRANCE").len(), 3);
    assert!(!said(&table, "ola").contains("Bur"));
}

#[test]
fn orders_of_a_vacant_seat_arent_the_game_masters_after_an_edit() {
    let mut table = with(|_| {});
    table.says("france", "A Par - Bur").confirms("france", "resign");
    let edit = table.says("ola", "edit changes:\"A Ven -> Tyr\" reason:slip").heard("ola");
    assert!(edit.contains("A Ven"), "{edit}");
    let decision = table.would_say("ola", "proceed");
    let rows: Vec<_> = decision.changes.orders.iter().map(|row| (row.power.as_str(), row.person.native())).collect();
    assert_eq!(rows, [("FRANCE", "former player")], "nobody is shown them");
}

#[test]
fn a_game_master_who_resigns_and_may_come_back_isnt_neutral() {
    let mut table = played_by_its_master();
    table.says("france", "A Par - Bur").confirms("italy", "resign back:yes").forget();
    for deed in ["enter France A Par H", "edit changes:\"- A Ber\" reason:slip"] {
        table.forget().calls("italy", deed);
        assert!(
            said(&table, "italy").contains("You are a player in this game") || deed.starts_with("enter"),
            "{deed}: {}",
            said(&table, "italy")
        );
    }
    assert_eq!(table.orders("FRANCE"), ["A PAR - BUR"]);
    table.calls("italy", "adjudicate");
    assert_eq!(table.running().number, 1, "a game master who plays needs consent");
    table.confirms_in_public("italy", "expel Germany");
    assert!(!table.running().sealed.contains("GERMANY"), "nothing was stored there");
    table.says("italy", "return");
    assert_eq!(player(&table, "ITALY"), Some(person("italy")), "and they may come back");
}

#[test]
fn a_game_master_who_gives_up_the_seat_for_good_is_neutral_from_the_next_phase_on() {
    let mut table = played_by_its_master();
    table.says("italy", "resign");
    let heard = table.heard("italy");
    assert!(heard.contains("I may come back") && heard.contains("For good") && heard.contains("resign back:no"));
    let buttons = table.buttons("italy");
    assert_eq!(buttons.len(), 2, "{buttons:?}");
    assert_eq!(player(&table, "ITALY"), Some(person("italy")), "nothing is done yet");
    table.forget().presses("italy", &buttons[1]);
    assert!(table.heard("italy").contains("for good"), "{}", table.heard("italy"));
    table.forget().calls("italy", "edit changes:\"- A Ber\" reason:slip");
    assert!(said(&table, "italy").contains("You are a player in this game"), "in this phase they know their orders");
    table.later(48).ticks().forget().calls("italy", "edit changes:\"- A Ber\" reason:slip");
    assert!(said(&table, "italy").contains("A Ber"), "{}", said(&table, "italy"));
    assert!(!said(&table, "italy").contains("You are a player"));
    for back in ["return", "take-over Italy"] {
        table.forget().calls("italy", back);
        assert_eq!(player(&table, "ITALY"), None, "{back}");
    }
    assert!(said(&table, "italy").contains("for good"), "{}", said(&table, "italy"));
}

#[test]
fn who_has_resigned_says_later_that_they_wont_come_back() {
    let mut table = played_by_its_master();
    table.confirms("italy", "resign back:yes").calls("tom", "take-over Italy").later(72).ticks();
    table.forget().calls("italy", "edit changes:\"- A Ber\" reason:slip");
    assert!(said(&table, "italy").contains("You are a player"), "the seat may become vacant again");
    table.confirms_in_public("italy", "leave").forget().calls("italy", "edit changes:\"- A Ber\" reason:slip");
    assert!(!said(&table, "italy").contains("You are a player"), "{}", said(&table, "italy"));
}

#[test]
fn nobody_reads_a_vacant_seat_and_goes_back_to_their_own() {
    let mut table = with(|_| {});
    table.says("germany", "A Ber - Kie").confirms("germany", "resign").confirms("turkey", "resign");
    table.forget().calls("turkey", "take-over Germany");
    assert_eq!(player(&table, "GERMANY"), None);
    let heard = said(&table, "turkey");
    assert!(heard.contains("One person, one seat: you gave up Turkey") && !heard.contains("Kie"), "{heard}");
    assert!(heard.contains("can be lifted if everyone who has a seat agrees"), "{heard}");
    table.calls("turkey", "return");
    assert_eq!(player(&table, "TURKEY"), Some(person("turkey")), "their own seat they take back");
    // Not through the phases, nor after another had it.
    table.confirms("turkey", "resign").calls("tom", "take-over Turkey").later(72).ticks();
    table.calls("turkey", "take-over Germany");
    assert_eq!(player(&table, "GERMANY"), None);
    table.confirms("tom", "resign").calls("turkey", "take-over Turkey");
    assert_eq!(player(&table, "TURKEY"), Some(person("turkey")));
}

#[test]
fn who_asked_to_watch_and_then_plays_gets_no_letters() {
    let mut table = with(|settings| (settings.watched, settings.letters_kept) = (true, true));
    table.calls("xen", "watch");
    let action = |table: &Trial| format!("watchers:game=ab12cd34;answer=yes;who={}", table.game().watchers[0].key());
    for who in ALL.iter().filter(|who| **who != "italy" && **who != "england") {
        let action = action(&table);
        table.presses(who, &action);
    }
    table.confirms("italy", "resign").presses("xen", "take-over:game=ab12cd34;power=ITALY");
    assert_eq!(player(&table, "ITALY"), Some(person("xen")));
    assert_eq!(table.game().watchers[0].state, Watching::No, "the request has ended");
    let agree = action(&table);
    table.forget().presses("xen", &agree).presses("england", &agree);
    assert_eq!(table.game().watchers[0].state, Watching::No);
    table.says("turkey", "to Germany: let us attack Italy").forget().confirms("ola", "adjudicate");
    let letters = |outgoing: &&dragoman_game::notice::Outgoing| {
        outgoing.to == Destination::Place(dragoman_game::event::Place::Person(person("xen")))
            && matches!(outgoing.notice, Notice::Watching(WatchNotice::Letters { .. }))
    };
    let notices = |table: &Trial| table.said.iter().filter(|said| matches!(said.notice, Notice::Watching(_))).count();
    assert_eq!((table.said.iter().filter(letters).count(), notices(&table)), (0, 0));
    // Of a game that an older version stored so, too: it ends with the phase.
    table.lets_watch("xen");
    table.says("turkey", "to Germany: once more").forget().confirms("ola", "adjudicate");
    assert_eq!(table.said.iter().filter(letters).count(), 0);
    assert_eq!(table.game().watchers[0].state, Watching::No);
}

#[test]
fn a_deputy_who_asked_to_watch_gets_no_letters() {
    let mut table = with(|settings| (settings.watched, settings.letters_kept) = (true, true));
    table.first_deadline_stays().says("italy", "deputy wim 22-24 November").calls("wim", "watch");
    assert!(table.game().watchers.is_empty(), "who was asked to stand in doesn't watch");
    let mut table = with(|settings| (settings.watched, settings.letters_kept) = (true, true));
    table.first_deadline_stays().calls("wim", "watch").says("italy", "deputy wim 22-24 November");
    table.presses("wim", "deputy:game=ab12cd34;answer=yes").later(12).ticks();
    assert_eq!(table.game().watchers[0].state, Watching::No);
    assert!(table.game().standing.of(&person("wim")).unwrap().learnt.iter().all(|known| known.what != Secret::Letters));
}

#[test]
fn who_was_expelled_stays_out_after_their_data_was_deleted() {
    let mut table = with(|settings| (settings.watched, settings.letters_kept) = (true, true));
    table.confirms("ola", "expel England").presses("england", "forget:sure=yes");
    let stored = serde_json::to_string(&table.game().standing).unwrap();
    assert!(!stored.contains("england"), "nobody can read in it who it was: {stored}");
    table.forget();
    for way in ["take-over England", "return", "watch", "join"] {
        table.calls("england", way);
        assert_eq!(player(&table, "ENGLAND"), None, "{way}");
        assert!(table.game().watchers.is_empty() && table.game().waiting.is_empty(), "{way}");
    }
    assert!(said(&table, "england").contains("no way back into it"), "{}", said(&table, "england"));
    // Nor as a deputy.
    table.forget().says("italy", "deputy england 22-24 November");
    assert!(table.heard("italy").contains("england"), "{}", table.heard("italy"));
    assert!(table.game().seat_with(&"ITALY".into()).unwrap().asked_deputy().is_none());
}

#[test]
fn who_has_read_letters_takes_no_seat_after_their_data_was_deleted() {
    let mut table = with(|settings| (settings.watched, settings.letters_kept) = (true, true));
    table.calls("wim", "watch");
    for who in ALL {
        let action = format!("watchers:game=ab12cd34;answer=yes;who={}", table.game().watchers[0].key());
        table.presses(who, &action);
    }
    table.says("italy", "to Germany: secret").confirms("ola", "adjudicate");
    table.presses("wim", "forget:sure=yes").confirms("france", "resign").forget().calls("wim", "take-over France");
    assert_eq!(player(&table, "FRANCE"), None);
    assert!(said(&table, "wim").contains("can't take a seat"), "{}", said(&table, "wim"));
}

#[test]
fn more_people_are_expelled_than_any_list_had_and_none_comes_back() {
    let mut table = Trial::created("new Delta");
    for number in 0..60 {
        let who = format!("guest{number}");
        table.calls(&who, "join").confirms("ola", &format!("expel {who}"));
    }
    table.forget().calls("guest0", "join");
    assert!(table.game().seats.is_empty(), "{}", table.public());
}

#[test]
fn a_game_master_who_plays_reads_nothing_whatever_was_agreed() {
    let mut table = with(|settings| settings.master_sees = true);
    table.says("england", "talk France").says("france", "A Par - Bur");
    let key = table.loaded.rooms[0].key.clone();
    table.loaded.game.creator = person("italy");
    table.forget().says("italy", "panel");
    assert!(!table.heard("italy").contains("Bur"), "{}", table.heard("italy"));
    table.says("england", "talk France");
    assert_eq!(table.members(&key), ["england", "france"]);
    // In the lobby, the host joins.
    let mut lobby = Trial::created("new Delta master-sees:yes confirm:no");
    for who in ["ola", "anna", "bart", "cleo", "dirk", "elsa", "finn"] {
        lobby.calls(who, "join");
    }
    assert!(lobby.game().running().is_some() && !lobby.game().settings.master_sees);
}

#[test]
fn a_rematch_makes_nobody_the_all_seeing_game_master() {
    let mut table = with(|settings| settings.master_sees = true);
    table.says("italy", "draw");
    for who in ALL.iter().filter(|who| **who != "italy") {
        table.says(who, "agree");
    }
    assert!(matches!(table.game().stage, Stage::Over(_)));
    table.forget().calls("turkey", "rematch");
    assert_eq!(table.game().creator, person("turkey"));
    assert!(
        !table.game().settings.master_sees && !table.public().contains("can read all orders"),
        "{}",
        table.public()
    );
}

#[test]
fn nobody_agreed_to_a_new_game_master_who_reads_everything() {
    let mut table = with(|settings| settings.master_sees = true);
    table.says("france", "A Par - Bur").confirms_in_public("admin", "appoint tom");
    table.forget().says("tom", "panel game:Bosforo");
    assert!(!table.heard("tom").contains("Bur"), "{}", table.heard("tom"));
}

#[test]
fn all_who_have_joined_agree_again_before_another_game_master_reads_everything() {
    let mut lobby = Trial::created("new Delta master-sees:yes confirm:no");
    lobby.known = vec![Person::new(person("tom"), "tom")];
    for who in &ALL[..6] {
        lobby.calls(who, "join");
    }
    lobby.later(1).confirms_in_public("admin", "appoint tom").forget().calls("turkey", "join");
    assert!(lobby.game().running().is_none(), "{}", lobby.public());
    assert!(lobby.public().contains("confirm") || lobby.heard("austria").contains("confirm"), "{}", lobby.public());
    let action = format!("confirm:game={}", lobby.game().id);
    for who in &ALL[..6] {
        lobby.presses(who, &action);
    }
    assert!(lobby.game().running().is_some() && lobby.game().settings.master_sees, "{}", lobby.public());
}

#[test]
fn in_an_anonymous_game_no_list_of_people_shows_who_left_or_came() {
    let mut table = with(|settings| settings.anonymous = true);
    table.forget().calls("wim", "players");
    let before = table.public();
    table.confirms("russia", "resign").forget().calls("wim", "players");
    let vacant = table.public();
    table.calls("tom", "take-over Russia").forget().calls("wim", "players");
    for list in [&before, &vacant, &table.public()] {
        for who in ALL.iter().chain(&["tom"]) {
            assert!(!list.contains(who), "{list}");
        }
    }
    assert!(vacant.contains("Russia"), "that it can be taken over is public: {vacant}");
}

#[test]
fn in_an_anonymous_game_the_waiting_list_doesnt_show_who_took_a_seat() {
    let answers = |takes: bool| {
        let mut table = with(|settings| settings.anonymous = true);
        for who in ["anna", "bart"] {
            table.calls(who, "join");
        }
        table.confirms("russia", "resign");
        if takes {
            table.calls("anna", "take-over Russia");
            assert_eq!(player(&table, "RUSSIA"), Some(person("anna")), "{}", table.heard("anna"));
        }
        table.forget().confirms("italy", "resign");
        assert_eq!(table.heard("anna").contains("needs a new player"), !takes, "who has a seat is offered none");
        let place = said(table.forget().calls("bart", "join"), "bart");
        let asked = said(table.forget().says("ola", "expel anna"), "ola");
        let done = said(table.forget().says("ola", "go-ahead"), "ola");
        assert_eq!(player(&table, "RUSSIA").is_some(), takes, "who plays isn't found by a name");
        [place, asked, done]
    };
    assert_eq!(answers(false), answers(true));
}

#[test]
fn in_an_anonymous_game_who_was_taken_off_a_list_is_answered_about_alike() {
    let answers = |takes: bool, list: &str| {
        let mut table = with(|settings| (settings.anonymous, settings.watched) = (true, true));
        table.known.push(Person::new(person("anna"), "anna"));
        table.calls("anna", list).confirms("russia", "resign");
        if takes {
            table.calls("anna", "take-over Russia");
        }
        let mut said = Vec::new();
        for (who, text) in [
            ("ola", "expel anna"),
            ("ola", "go-ahead"),
            ("italy", "deputy anna 24 November"),
            ("ola", "expel anna"),
            ("ola", "replace England anna"),
        ] {
            said.push(self::said(table.forget().says(who, text), who));
        }
        assert_eq!(player(&table, "RUSSIA").is_some(), takes, "{said:?}");
        assert_eq!(table.game().standing.is_expelled(&person("anna")), !takes, "{said:?}");
        assert!(said[1].contains("anna") && said[2].contains("I've asked anna"), "{said:?}");
        assert!(said[3].contains("Nobody called") && !said[4].contains("removed"), "{said:?}");
        said
    };
    for list in ["join", "watch"] {
        assert_eq!(answers(false, list), answers(true, list), "{list}");
    }
}

#[test]
fn who_played_what_stays_secret_for_a_day_after_a_cancellation_and_then_the_end_stands() {
    let mut table = with(|settings| settings.anonymous = true);
    let cancel = |table: &mut Trial| {
        table.says("ola", "call-off enough").forget().says("ola", "proceed").calls("wim", "players");
        assert!(matches!(table.game().stage, Stage::Over(_)));
    };
    table.later(48).ticks();
    cancel(&mut table);
    let public = table.public();
    assert!(public.contains("stays secret until Tue 24 November") && public.contains("`rollback`"), "{public}");
    for who in ALL {
        assert!(!public.contains(who), "{who}: {public}");
    }
    // Nobody is said to have left either.
    assert!(public.contains("- **Italy**: 3 supply centres") && !public.contains("former player"), "{public}");
    assert!(!table.exported().contains("former player"), "{}", table.exported());
    // So far it can go on.
    table.calls("ola", "rollback S1901M reason:again").calls("ola", "proceed");
    assert!(table.game().running().is_some(), "{}", said(&table, "ola"));
    table.forget().calls("wim", "players");
    assert!(!table.public().contains("russia"), "{}", table.public());
    cancel(&mut table);
    table.later(23).ticks().forget().calls("wim", "players");
    assert!(!table.public().contains("russia"), "{}", table.public());
    table.later(1).ticks().forget().calls("wim", "players");
    assert!(table.public().contains("Russia: russia"), "{}", table.public());
    table.forget().calls("ola", "rollback S1901M reason:again");
    assert!(said(&table, "ola").contains("can't be reopened"), "{}", said(&table, "ola"));
    table.calls("ola", "proceed");
    assert!(matches!(table.game().stage, Stage::Over(_)));
}

#[test]
fn who_voted_how_in_a_cancelled_game_is_published_a_day_later() {
    let mut table = with(|settings| settings.votes_revealed = true);
    table.says("italy", "draw").says("france", "refuse");
    for who in ["austria", "england", "germany", "russia", "turkey"] {
        table.says(who, "agree");
    }
    table.forget().says("ola", "call-off enough").says("ola", "proceed");
    assert!(matches!(table.game().stage, Stage::Over(_)), "{}", said(&table, "ola"));
    assert!(table.public().contains("stays secret until"), "{}", table.public());
    assert!(!table.public().contains("How everyone voted"), "it may still go on: {}", table.public());
    table.later(24).ticks();
    assert!(table.public().contains("How everyone voted") && table.public().contains("against: France"));
    table.forget().calls("ola", "rollback S1901M reason:again");
    assert!(said(&table, "ola").contains("can't be reopened"), "{}", said(&table, "ola"));
}

#[test]
fn an_end_stands_once_it_is_published_how_everyone_voted() {
    for revealed in [true, false] {
        let mut table = with(|settings| settings.votes_revealed = revealed);
        table.later(48).ticks().says("italy", "draw");
        for who in ALL.iter().filter(|who| **who != "italy") {
            table.says(who, "agree");
        }
        assert!(matches!(table.game().stage, Stage::Over(_)), "{}", table.public());
        table.forget().calls("ola", "rollback S1901M reason:again");
        assert_eq!(said(&table, "ola").contains("can't be reopened"), revealed, "{}", said(&table, "ola"));
    }
}

#[test]
fn letters_of_a_cancelled_game_are_opened_a_day_later() {
    let mut table = with(|settings| settings.letters_kept = true);
    table.says("italy", "to Germany: secret").later(48).ticks();
    table.says("ola", "call-off enough").says("ola", "proceed").forget();
    for who in ["italy", "germany"] {
        table.presses(who, "open-letters:answer=yes;game=ab12cd34");
    }
    let opened = |table: &Trial| table.game().letters.vote.as_ref().is_some_and(|vote| vote.is_opened());
    assert!(!opened(&table), "the game may still go on");
    table.later(24).ticks();
    assert!(opened(&table));
    table.forget().calls("ola", "rollback S1901M reason:again");
    assert!(said(&table, "ola").contains("can't be reopened"), "{}", said(&table, "ola"));
}

#[test]
fn a_game_master_who_has_lost_undoes_no_end_at_once() {
    let mut table = played_by_its_master();
    table.later(48).ticks();
    for who in ALL.iter().filter(|who| **who != "italy") {
        table.says(who, "concede France");
        if let Stage::Over(_) = table.game().stage {
            break;
        }
    }
    table.says("france", "agree").says("italy", "agree");
    assert!(matches!(table.game().stage, Stage::Over(_)), "{}", table.public());
    table.forget().calls("italy", "rollback S1901M reason:again").calls("italy", "proceed");
    assert!(matches!(table.game().stage, Stage::Over(_)), "the others must agree");
    table.forget().later(24 * 31).calls("italy", "rollback S1901M reason:again");
    assert!(said(&table, "italy").contains("can't be reopened"), "its rooms and letters were deleted");
}

#[test]
fn an_end_stands_once_letters_are_published() {
    let mut table = with(|settings| settings.letters_kept = true);
    table.says("italy", "to Germany: secret").later(48).ticks().says("italy", "draw");
    for who in ALL.iter().filter(|who| **who != "italy") {
        table.says(who, "agree");
    }
    table.forget().calls("ola", "rollback S1901M reason:again");
    assert!(said(&table, "ola").contains("phase"), "a neutral game master may: {}", said(&table, "ola"));
    for who in ["italy", "germany"] {
        table.presses(who, "open-letters:answer=yes;game=ab12cd34");
    }
    table.forget().calls("ola", "proceed");
    assert!(matches!(table.game().stage, Stage::Over(_)));
    assert!(said(&table, "ola").contains("can't be reopened"), "{}", said(&table, "ola"));
}

#[test]
fn who_is_barred_from_the_server_doesnt_come_back_either() {
    let mut table = with(|_| {});
    table.confirms("england", "resign").calls("admin", "ban england").forget();
    for way in ["return", "take-over England"] {
        table.calls("england", way);
        assert_eq!(player(&table, "ENGLAND"), None, "{way}");
    }
    assert!(said(&table, "england").contains("don't let you join games"), "{}", said(&table, "england"));
}

#[test]
fn who_is_barred_from_the_server_doesnt_move_up_from_the_waiting_list() {
    let mut lobby = Trial::created("new Delta");
    lobby.known = vec![Person::new(person("wai"), "wai")];
    for who in ["anna", "bart", "cleo", "dirk", "elsa", "finn", "gina", "wai"] {
        lobby.later(2).calls(who, "join");
    }
    assert_eq!(lobby.game().place_in_line(&person("wai")), Some(1));
    lobby.calls("admin", "ban wai").confirms_in_public("finn", "leave");
    assert_eq!((lobby.game().seat_of(&person("wai")), lobby.game().place_in_line(&person("wai"))), (None, None));
}

#[test]
fn a_player_who_has_resigned_can_be_expelled() {
    for who in ["Russia", "russia"] {
        let mut table = with(|_| {});
        table.confirms("russia", "resign").forget().confirms("ola", &format!("expel {who}"));
        assert!(table.heard("russia").contains("has removed you"), "{who}: {}", table.heard("ola"));
        table.calls("russia", "return").calls("russia", "take-over Russia");
        assert_eq!(player(&table, "RUSSIA"), None);
    }
}

#[test]
fn a_record_isnt_washed_by_taking_the_seat_again() {
    let missed = |again: &str| {
        let mut table = with(|settings| settings.absence = dragoman_game::model::Absence::Hold);
        for _ in 0..3 {
            table.says("france", "A Par H").later(80).ticks();
        }
        table.confirms("england", "resign").calls("england", again).says("england", "ready").later(80).ticks();
        table.says("italy", "draw");
        for who in ALL.iter().filter(|who| **who != "italy") {
            table.says(who, "agree");
        }
        assert!(matches!(table.game().stage, Stage::Over(_)));
        table.record(&person("england"))
    };
    let (kept, washed) = (missed("return"), missed("take-over England"));
    assert!(kept.missed >= 2 && kept.finished == 1 && kept.left == 0, "{kept:?}");
    assert_eq!(kept, washed);
}

#[test]
fn at_the_end_the_game_shows_who_held_stood_in_watched_and_entered_orders_and_when() {
    let mut table = with(|settings| (settings.watched, settings.letters_kept) = (true, true));
    table.first_deadline_stays();
    table.calls("wim", "watch");
    let key = table.game().watchers[0].key();
    for who in ALL {
        table.presses(who, &format!("watchers:game=ab12cd34;answer=yes;who={key}"));
    }
    table.says("france", "deputy tom 21-24 November").presses("tom", "deputy:game=ab12cd34;answer=yes");
    table.confirms("ola", "enter Italy A Ven - Tyr").later(48).ticks();
    table.confirms("england", "resign").presses("anna", "take-over:game=ab12cd34;power=ENGLAND");
    table.later(80).ticks().forget().says("italy", "draw");
    for who in ["anna", "austria", "france", "germany", "russia", "turkey"] {
        table.says(who, "agree");
    }
    assert!(matches!(table.game().stage, Stage::Over(_)), "{}", table.public());
    let ended = table.public();
    let shown = [
        "**Who did what in Bosforo**",
        "England: england, until Autumn 1901",
        "England: anna, since Autumn 1901",
        "France: tom stood in (Spring 1901 – Autumn 1901)",
        "wim watched (Spring 1901",
        "Italy: ola entered orders (Spring 1901)",
    ];
    for line in shown {
        assert!(ended.contains(line), "{line}: {ended}");
    }
    // Whoever asks later reads it too.
    table.forget().calls("zoe", "players");
    for line in &shown[1..] {
        assert!(table.public().contains(line), "{line}: {}", table.public());
    }
    let exported = table.exported();
    for line in &shown[1..] {
        assert!(exported.contains(line), "{line}: {exported}");
    }
    for title in ["Seats that have changed hands:", "Deputies, watchers, and orders entered for others:"] {
        assert_eq!(exported.matches(title).count(), 1, "{title}: {exported}");
    }
    // Nothing of it before the end.
    let mut table = with(|_| {});
    table.confirms("ola", "enter Italy A Ven - Tyr").forget().calls("zoe", "players");
    assert!(!table.public().contains("entered orders"), "{}", table.public());
    table.confirms("england", "resign").presses("anna", "take-over:game=ab12cd34;power=ENGLAND").later(48).ticks();
    assert!(!table.exported().contains("anna"), "{}", table.exported());
}

#[test]
fn orders_that_players_were_shown_for_another_count_as_learnt_and_who_proposed_them_as_entered() {
    let mut table = played_by_its_master();
    table.says("italy", "enter Germany A Mun - Ruh");
    let knows = |table: &Trial, who: &str| {
        let part = table.game().standing.of(&person(who));
        part.is_some_and(|part| part.learnt.iter().any(|learnt| learnt.what == Secret::Orders("GERMANY".into())))
    };
    for who in ALL {
        assert_eq!(knows(&table, who), who != "germany", "{who}");
    }
    // France has read Germany's orders: until they are adjudicated no way leads back.
    table.confirms("france", "resign").forget().calls("france", "return");
    assert_eq!(player(&table, "FRANCE"), None, "{}", table.public());
    assert!(said(&table, "france").contains("Germany"), "{}", said(&table, "france"));
    table.later(80).ticks().calls("france", "return");
    assert_eq!(player(&table, "FRANCE"), Some(person("france")), "{}", said(&table, "france"));
    let number = table.running().number;
    table.forget().says("italy", "enter Germany A Ber - Kie");
    for who in ALL.iter().filter(|who| !["italy", "germany"].contains(who)) {
        let button = table.buttons(who).into_iter().rfind(|id| id.starts_with("agree:")).expect("a button");
        table.presses(who, &button);
    }
    let entered = &table.game().standing.of(&person("italy")).expect("known").entered;
    assert_eq!(entered.iter().map(|it| (it.power.as_str(), it.phase)).collect::<Vec<_>>(), [("GERMANY", number)]);
}

#[test]
fn a_game_master_who_plays_doesnt_give_a_rivals_seat_away_alone() {
    let mut table = played_by_its_master();
    for text in ["replace France", "replace France person:tom"] {
        table.forget().says("italy", text);
        let seat = table.game().seat_with(&"FRANCE".into()).expect("a seat");
        assert!(seat.offered().is_none() && seat.invited().is_none(), "{text}");
        let heard = table.heard("italy");
        assert!(heard.contains("`expel France`") && heard.contains("A game master who also plays"), "{heard}");
    }
    // What nobody plays, or is offered by the rules, they may give.
    table.confirms("france", "resign").says("italy", "replace France person:tom");
    assert_eq!(table.game().seat_with(&"FRANCE".into()).expect("a seat").invited(), Some(&person("tom")));
    // A neutral one offers any.
    let mut table = with(|_| {});
    table.says("ola", "replace France");
    assert!(table.game().seat_with(&"FRANCE".into()).expect("a seat").offered().is_some());
}

#[test]
fn an_anonymous_game_begins_without_computers() {
    let mut lobby = Trial::created("new Delta anonymous:yes");
    lobby.calls("anna", "join").forget().says("ola", "fill");
    assert!(matches!(lobby.game().stage, Stage::Lobby) && lobby.game().seats.len() == 1);
    assert!(lobby.heard("ola").contains("can't play from the start"), "{}", lobby.heard("ola"));
    // Nor is a game made anonymous that has some.
    let mut lobby = Trial::created("new Delta");
    for who in ["anna", "bart"] {
        lobby.calls(who, "join");
    }
    lobby.loaded.game.seats.push(Seat::of_computer(7, computer_name(1), "local:1#1".to_owned()));
    lobby.forget().calls("ola", "change-settings anonymous:yes");
    assert!(!lobby.game().settings.anonymous, "{}", lobby.public());
    // Who is gone is replaced by one where all know that.
    let mut table = with(|settings| settings.anonymous = true);
    table.confirms("russia", "resign").says("ola", "fill");
    assert!(table.public().contains("Played by the computer from now on: **Russia**"), "{}", table.public());
}

#[test]
fn a_game_master_who_stood_in_is_neutral_again_when_those_phases_are_over() {
    let mut table = with(|_| {});
    table.known.push(Person::new(person("ola"), "ola"));
    table.first_deadline_stays();
    table.says("france", "deputy ola 21-22 November").presses("ola", "deputy:game=ab12cd34;answer=yes");
    let edit = "edit changes:\"- A Mun\" reason:x";
    let stands = |table: &Trial| interest(table.game(), &person("ola"), table.now);
    assert_eq!(stands(&table), Some(Interest::Deputy));
    table.forget().says("ola", edit).says("ola", "go-ahead");
    assert!(table.running().position.units["GERMANY"].contains(&"A MUN".into()), "{}", said(&table, "ola"));
    // The days are over, and the phase isn't.
    table.later(40).ticks();
    assert_eq!((stands(&table), table.running().number), (Some(Interest::Deputy), 1));
    table.later(8).ticks().forget();
    assert_eq!((stands(&table), table.running().number), (None, 2));
    table.says("ola", edit).says("ola", "go-ahead");
    assert!(!table.running().position.units["GERMANY"].contains(&"A MUN".into()), "{}", said(&table, "ola"));
}

#[test]
fn a_change_of_the_position_makes_no_game_master_neutral() {
    let edit = "edit changes:\"A Mun -> Ruh\" reason:slip";
    let stands = |table: &Trial, who: &str| interest(table.game(), &person(who), table.now);
    // Their days as a deputy are over, and the phase isn't.
    let mut table = with(|_| {});
    table.known.push(Person::new(person("ola"), "ola"));
    table.first_deadline_stays();
    table.says("france", "deputy ola 21-22 November").presses("ola", "deputy:game=ab12cd34;answer=yes");
    table.later(40).ticks().confirms_in_public("admin", edit);
    assert_eq!((stands(&table, "ola"), table.running().number), (Some(Interest::Deputy), 2), "{}", table.public());
    table.later(8).ticks();
    assert_eq!((stands(&table, "ola"), table.running().number), (None, 3), "{}", table.public());
    // They have given up their seat in this phase.
    let mut table = played_by_its_master();
    table.confirms("italy", "resign back:no").confirms_in_public("admin", edit);
    assert_eq!((stands(&table, "italy"), table.running().number), (Some(Interest::JustLeft), 2), "{}", table.public());
    table.later(48).ticks();
    assert_eq!(stands(&table, "italy"), None, "{}", table.public());
}

#[test]
fn in_an_anonymous_game_no_refusal_tells_the_others_what_somebody_plays() {
    let refused = |who: &str, text: &str| {
        let mut table = with(|settings| settings.anonymous = true);
        let Stage::Running(running) = &mut table.loaded.game.stage else { unreachable!("it is being played") };
        running.position.phase = "S1901R".into();
        for (power, unit, to) in [("AUSTRIA", "F TRI", "ALB"), ("TURKEY", "F ANK", "CON")] {
            running.position.dislodged.insert(power.into(), [(unit.into(), vec![to.into()])].into());
        }
        table.calls(who, text);
        (table.public(), table.heard(who))
    };
    for (who, text) in [("france", "/ready"), ("france", "/take-over"), ("ola", "/draw"), ("austria", "/take-over")] {
        let (public, heard) = refused(who, text);
        assert!(public.is_empty() && !heard.is_empty(), "{who}, {text}: {public} {heard}");
    }
    assert!(refused("france", "/ready").1.contains("nothing to order"), "{}", refused("france", "/ready").1);
}
