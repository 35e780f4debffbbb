//! People who watch a game with the consent of all players.

use dragoman_game::event::Place;
use dragoman_game::model::{Settings, Watching};
use dragoman_game::notice::watching::WatchNotice;
use dragoman_game::notice::{Destination, Notice};
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

const ALL: [&str; 7] = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];

fn watched() -> Trial {
    let settings = Settings { watched: true, letters_kept: true, ..Settings::habit("classic", Language::EN, "UTC") };
    Trial::with(settings)
}

fn key(table: &Trial) -> String {
    table.game().watchers[0].key()
}

fn answers(table: &mut Trial, who: &str, answer: &str) {
    let action = format!("watchers:game=ab12cd34;answer={answer};who={}", key(table));
    table.presses(who, &action);
}

fn all_agree(table: &mut Trial) {
    for who in table.game().people().map(|person| person.native().to_owned()).collect::<Vec<_>>() {
        answers(table, &who, "yes");
    }
}

/// The numbers of the letters that `who` is shown.
fn shown(table: &Trial, who: &str) -> Vec<(u32, u32)> {
    let to = Destination::Place(Place::Person(person(who)));
    let numbers = |notice: &Notice| match notice {
        Notice::Watching(WatchNotice::Letters { from, to, .. }) => Some((*from, *to)),
        _ => None,
    };
    table.said.iter().filter(|outgoing| outgoing.to == to).filter_map(|outgoing| numbers(&outgoing.notice)).collect()
}

#[test]
fn who_watches_reads_the_letters_of_each_phase_after_it_and_all_know_that() {
    let mut table = watched();
    table.says("italy", "to Germany: the first").calls("wim", "watch");
    assert!(table.heard("wim").contains("once all of them agree"), "{}", table.heard("wim"));
    for who in ALL {
        let heard = table.heard(who);
        assert!(heard.contains("wim asks to watch **Bosforo**"), "{who}: {heard}");
    }
    table.forget();
    all_agree(&mut table);
    assert_eq!(table.game().watchers[0].state, Watching::Yes);
    assert!(table.public().contains("With everyone's consent, wim is now watching"), "{}", table.public());
    assert!(table.heard("wim").contains("You're now watching **Bosforo**"), "{}", table.heard("wim"));
    table.says("italy", "to Germany: the second").says("germany", "to Italy: the third");
    assert!(shown(&table, "wim").is_empty(), "not before the phase is over");
    table.confirms("ola", "adjudicate");
    assert_eq!(shown(&table, "wim"), [(2, 3)], "what was written before everybody agreed stays closed");
    for other in ALL.iter().chain(&["ola", "stranger"]) {
        assert!(shown(&table, other).is_empty(), "{other}");
    }
    table.forget().confirms("ola", "adjudicate");
    assert!(shown(&table, "wim").is_empty(), "nothing was written");
}

#[test]
fn nobody_watches_while_one_player_hasnt_agreed() {
    let mut table = watched();
    table.calls("wim", "watch");
    for who in &ALL[1..] {
        answers(&mut table, who, "yes");
    }
    table.says("italy", "to Germany: secret").forget().confirms("ola", "adjudicate");
    assert!(shown(&table, "wim").is_empty());
    assert!(!table.public().contains("wim"), "{}", table.public());
    table.forget();
    answers(&mut table, "austria", "no");
    assert!(table.heard("wim").contains("Not all players of **Bosforo** agree"), "{}", table.heard("wim"));
    assert!(!table.public().contains("wim") && !table.heard("wim").contains("ustria"), "nobody learns whose no it was");
}

#[test]
fn who_hadnt_agreed_and_has_left_is_waited_for_until_the_end_of_the_phase() {
    let mut table = watched();
    table.calls("wim", "watch");
    for who in ALL.iter().filter(|who| **who != "england") {
        answers(&mut table, who, "yes");
    }
    table.confirms("england", "resign").forget();
    table.confirms("ola", "adjudicate");
    assert_eq!(table.game().watchers[0].state, Watching::Yes, "{}", table.heard("wim"));
    assert!(table.heard("wim").contains("You're now watching **Bosforo**"), "{}", table.heard("wim"));
    assert!(shown(&table, "wim").is_empty(), "nothing of the phase that is over");
}

#[test]
fn a_player_ends_it_by_withdrawing_their_consent_and_the_watcher_by_stopping() {
    for by in ["turkey", "wim"] {
        let mut table = watched();
        table.calls("wim", "watch");
        all_agree(&mut table);
        table.says("italy", "to Germany: secret").forget();
        match by {
            "wim" => drop(table.calls("wim", "unwatch")),
            player => answers(&mut table, player, "no"),
        }
        assert!(table.public().contains("wim is no longer watching"), "{}", table.public());
        table.forget().confirms("ola", "adjudicate");
        assert!(shown(&table, "wim").is_empty(), "not even what was written before");
    }
}

#[test]
fn a_new_player_is_asked_too_and_nothing_is_shown_until_they_agree() {
    let mut table = watched();
    table.calls("wim", "watch");
    all_agree(&mut table);
    table.confirms("england", "resign").forget();
    table.presses("tom", "take-over:game=ab12cd34;power=ENGLAND");
    assert!(table.heard("tom").contains("wim is watching **Bosforo**, but gets no more letters until you agree"));
    assert!(!table.heard("france").contains("wim"), "the others are asked once");
    table.says("tom", "to France: secret").forget().confirms("ola", "adjudicate");
    assert!(shown(&table, "wim").is_empty());
    answers(&mut table, "tom", "yes");
    table.says("tom", "to France: fine").forget().confirms("ola", "adjudicate");
    // The phase after it may be one of retreats, in which nobody writes.
    assert_eq!(table.game().watchers[0].seen, table.game().letters.count);
    assert!(shown(&table, "wim").iter().all(|(from, _)| *from > 1), "what was written in between stays closed");
}

#[test]
fn who_plays_doesnt_watch_and_who_has_watched_takes_no_seat() {
    let mut table = watched();
    table.calls("italy", "watch");
    assert!(table.game().watchers.is_empty());
    table.calls("wim", "watch");
    all_agree(&mut table);
    table.calls("wim", "unwatch").confirms("england", "resign").forget();
    table.presses("wim", "take-over:game=ab12cd34;power=ENGLAND");
    assert_eq!(table.game().seat_of(&person("wim")), None);
    assert!(table.heard("wim").contains("can't take a seat"), "{}", table.heard("wim"));
}

#[test]
fn in_an_anonymous_game_no_request_to_watch_shows_who_came() {
    let lists = |takes: bool| {
        let settings = Settings {
            anonymous: true,
            watched: true,
            letters_kept: true,
            ..Settings::habit("classic", Language::EN, "UTC")
        };
        let mut table = Trial::with(settings);
        table.calls("tom", "watch").confirms("england", "resign");
        let seat = if takes { "tom" } else { "wim" };
        table.forget().presses(seat, "take-over:game=ab12cd34;power=ENGLAND");
        assert!(table.game().seat_of(&person(seat)).is_some(), "{}", table.heard(seat));
        assert_eq!(table.heard(seat).contains("asks to watch"), !takes, "{}", table.heard(seat));
        table.forget().calls("france", "watchers");
        let list = format!("{} {}", table.heard("france"), table.public());
        all_agree(&mut table);
        assert_eq!(table.game().watchers[0].state == Watching::Yes, !takes);
        list
    };
    let list = lists(true);
    assert!(list.contains("tom"), "{list}");
    assert_eq!(list, lists(false));
}

#[test]
fn watching_is_an_option_that_all_are_told_of() {
    let mut lobby = Trial::created("new Delta options:watch=yes");
    assert!(lobby.game().settings.watched && lobby.game().settings.letters_kept);
    lobby.says("ola", "settings");
    let told = format!("{} {}", lobby.public(), lobby.heard("ola"));
    assert!(told.contains("If all players agree, others may watch"), "{told}");
    let mut table = Trial::new();
    table.calls("wim", "watch");
    assert!(table.game().watchers.is_empty());
    let answer = format!("{} {}", table.public(), table.heard("wim"));
    assert!(answer.contains("Nobody can watch this game"), "{answer}");
}

#[test]
fn one_person_asks_twice_at_most_and_few_watch() {
    let mut table = watched();
    for _ in 0..4 {
        table.calls("wim", "watch").calls("wim", "unwatch");
    }
    assert_eq!(table.game().watchers[0].asked, 2);
    for number in 0..9 {
        table.calls(&format!("guest{number}"), "watch");
    }
    let open = table.game().watchers.iter().filter(|watcher| watcher.state != Watching::No).count();
    assert_eq!(open, 5);
}
