use dragoman_game::model::{
    CountBy, EndedBy, Ending, Holder, LastHour, Limit, PowerId, Seat, Settings, Stage, Tempo, Waiting, Wishes,
    computer_name, computer_number,
};
use dragoman_game::person::Person;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;
use jiff::{SignedDuration, Timestamp};

use super::heard::Heard as _;

fn known(name: &str) -> Person {
    Person::new(person(name), name)
}

/// Removes all units and centres of a power from the board.
fn eliminate(table: &mut Trial, power: &str) {
    if let Stage::Running(running) = &mut table.loaded.game.stage {
        running.position.units.remove(power);
        running.position.centers.remove(power);
    }
}

#[test]
fn a_player_who_resigned_may_come_back_while_the_seat_is_vacant() {
    let mut table = Trial::new();
    table.says("england", "F Lon - ENG").confirms("england", "resign");
    let seat = table.game().seat_with(&"ENGLAND".into()).expect("a seat");
    assert!(seat.is_vacant());
    assert!(table.running().position.standing.disorder.contains("ENGLAND"));
    let public = table.public();
    assert!(public.contains("England** needs a new player. The player has resigned"), "{public}");
    assert!(public.contains("supply centres: 3") && public.contains("units: 3"), "{public}");
    table.forget().says("england", "orders");
    assert!(table.heard("england").contains("no seat"), "{}", table.heard("england"));
    let button = "return:game=ab12cd34";
    table.presses("england", button);
    assert_eq!(table.game().seat_with(&"ENGLAND".into()).and_then(Seat::person), Some(&person("england")));
    assert!(!table.running().position.standing.disorder.contains("ENGLAND"));
    assert_eq!(table.orders("ENGLAND"), ["F LON - ENG"], "the orders stayed with the seat");
    assert!(table.heard("england").contains("F Lon - ENG"), "{}", table.heard("england"));
    assert!(table.public().contains("is back"), "{}", table.public());
}

#[test]
fn who_takes_back_the_seat_gets_no_more_time() {
    let mut table = Trial::new();
    let deadline = table.running().clock.deadline();
    table.later(40).confirms("england", "resign").presses("england", "return:game=ab12cd34");
    assert!(table.public().contains("is back"), "{}", table.public());
    assert_eq!(table.running().clock.deadline(), deadline);
}

#[test]
fn without_replacements_seats_are_offered_by_the_game_master_only() {
    let mut table = Trial::new();
    table.loaded.game.settings.no_replacements = true;
    let offered =
        |table: &Trial, power: &str| table.game().seat_with(&power.into()).expect("a seat").offered().is_some();
    table.confirms("england", "resign");
    let public = table.public();
    assert!(public.contains("Nobody plays England any more"), "{public}");
    assert!(!public.contains("new player") && !offered(&table, "ENGLAND"), "{public}");
    table.forget().says("tom", "take-over England");
    assert_eq!(table.game().seat_with(&"ENGLAND".into()).and_then(Seat::person), None, "{}", table.public());
    // Turkey sends nothing, in the first phase and in the two after its second chance.
    for _ in 0..4 {
        for power in ["austria", "france", "germany", "italy", "russia"] {
            table.says(power, "ready");
        }
        table.later(48).ticks();
    }
    assert!(
        table.game().seat_with(&"TURKEY".into()).is_some_and(|seat| seat.missed() >= 2),
        "{:?}",
        table.game().seats
    );
    assert!(!offered(&table, "TURKEY"));
    table.says("england", "return");
    assert_eq!(table.game().seat_with(&"ENGLAND".into()).and_then(Seat::person), Some(&person("england")));
    table.says("ola", "replace Turkey");
    assert!(offered(&table, "TURKEY"));
}

#[test]
fn replacements_are_an_option_that_all_are_told_of() {
    let mut lobby = Trial::created("new Delta options:replacements=no");
    assert!(lobby.game().settings.no_replacements);
    lobby.says("ola", "settings");
    let told = format!("{} {}", lobby.public(), lobby.heard("ola"));
    assert!(told.contains("only the game master can offer their seats to others"), "{told}");
}

#[test]
fn a_vacant_seat_is_in_civil_disorder_whatever_was_stored() {
    let mut table = Trial::new();
    table.says("england", "F Lon - ENG").confirms("england", "resign").later(48).ticks();
    let (_, record) = &table.past[0];
    assert!(record.after.units["ENGLAND"].contains(&"F LON".into()), "{:?}", record.after.units["ENGLAND"]);
    assert!(table.running().position.standing.disorder.contains("ENGLAND"), "in the next phase too");
}

#[test]
fn a_new_player_gets_orders_rooms_and_time() {
    let mut table = Trial::new();
    table.says("england", "F Lon - ENG").says("england", "talk France");
    let key = table.loaded.rooms[0].key.clone();
    assert_eq!(table.members(&key), ["england", "france"]);
    table.later(40).confirms("england", "resign");
    assert_eq!(table.members(&key), ["france"], "a player who left doesn't read any more");
    table.forget().presses("tom", "take-over:game=ab12cd34;power=ENGLAND");
    let seat = table.game().seat_with(&"ENGLAND".into()).expect("a seat").clone();
    assert_eq!((seat.person(), seat.name_in_test(), seat.former()), (Some(&person("tom")), "tom", None));
    assert_eq!(table.members(&key), ["tom", "france"]);
    assert_eq!(table.orders("ENGLAND"), ["F LON - ENG"]);
    let heard = table.heard("tom");
    for needed in ["You now play **England**", "F Edi", "France", "F Lon - ENG"] {
        assert!(heard.contains(needed), "{needed} isn't in {heard}");
    }
    let day = table.now.checked_add(SignedDuration::from_hours(24)).expect("an instant");
    assert_eq!(table.running().clock.deadline(), Some(day));
    assert!(table.public().contains("tom now plays **England**"), "{}", table.public());
    table.forget().presses("england", "return:game=ab12cd34");
    assert!(table.heard("england").contains("no seat here"), "{}", table.heard("england"));
    table.says("england", "F Lon - NTH");
    assert_eq!(table.orders("ENGLAND"), ["F LON - ENG"], "the former player orders nothing any more");
}

#[test]
fn a_phase_shorter_than_a_day_gives_a_whole_phase_to_settle_in() {
    let mut settings = Settings::habit("classic", Language::EN, "UTC");
    settings.tempo = Tempo { movement: Limit::After(3600 * 8), ..Tempo::default() };
    let mut table = Trial::with(settings);
    table.later(7).confirms("england", "resign").presses("tom", "take-over:game=ab12cd34;power=ENGLAND");
    assert_eq!(table.running().clock.deadline(), table.now.checked_add(SignedDuration::from_hours(8)).ok());
}

#[test]
fn eliminated_players_and_the_waiting_list_have_priority() {
    let mut table = Trial::new();
    eliminate(&mut table, "TURKEY");
    let since = table.now;
    let waiting = |name: &str| Waiting {
        person: person(name),
        name: name.to_owned(),
        joined_by: "local:1".to_owned(),
        preferences: Wishes::default(),
        since,
    };
    table.loaded.game.waiting.push(waiting("wim"));
    table.confirms("england", "resign");
    assert!(table.heard("turkey").contains("needs a new player") && table.heard("wim").contains("needs a new player"));
    table.forget().presses("tom", "take-over:game=ab12cd34;power=ENGLAND");
    assert!(table.heard("tom").contains("come first"), "{}", table.heard("tom"));
    table.forget().presses("france", "take-over:game=ab12cd34;power=ENGLAND");
    assert!(table.heard("france").contains("still have units"), "{}", table.heard("france"));
    table.presses("turkey", "take-over:game=ab12cd34;power=ENGLAND");
    assert_eq!(table.game().seat_of(&person("turkey")).map(|seat| seat.powers.clone()), Some(vec!["ENGLAND".into()]));
    table.confirms("france", "resign").later(1).presses("tom", "take-over:game=ab12cd34;power=FRANCE");
    assert!(table.game().seat_with(&"FRANCE".into()).and_then(Seat::person).is_some_and(|held| held.native() == "tom"));
}

#[test]
fn two_missed_phases_offer_a_seat_and_orders_keep_it() {
    let mut table = Trial::new();
    table.first_deadline_stays();
    let others = ["austria", "france", "germany", "italy", "russia", "turkey"];
    for _ in 0..2 {
        for who in others {
            table.says(who, "ready");
        }
        table.later(48).ticks();
    }
    assert!(table.game().seat_with(&"ENGLAND".into()).is_some_and(|seat| seat.offered().is_some()));
    assert!(table.public().contains("No orders for 2 phases"), "{}", table.public());
    table.forget().presses("england", "return:game=ab12cd34");
    assert!(table.game().seat_with(&"ENGLAND".into()).is_some_and(|seat| seat.offered().is_none()));
    table.forget().presses("tom", "take-over:game=ab12cd34;power=ENGLAND");
    assert!(table.heard("tom").contains("isn't open"), "{}", table.heard("tom"));
}

#[test]
fn the_game_master_seats_only_people_who_agree() {
    let mut table = Trial::new();
    table.known = vec![known("tom"), known("anna"), Person { id: person("anna2"), ..known("Anna") }];
    table.says("france", "replace England person:tom");
    assert!(table.heard("france").contains("Only the game master"), "{}", table.heard("france"));
    table.says("ola", "replace England person:anna");
    assert!(table.heard("ola").contains("several"), "{}", table.heard("ola"));
    table.says("ola", "replace England person:nobody");
    assert!(table.heard("ola").contains("I don't know anyone"), "{}", table.heard("ola"));
    // As `invite` and `deputy` are typed: the name behind the power.
    for (typed, refused) in [
        ("replace England Anna", "several"),
        ("replace England nobody at all", "anyone called \"nobody at all\""),
        ("replace Nowhere tom", "no power called \"Nowhere tom\""),
        ("replace England anna person:Tom", "no power called \"England anna\""),
    ] {
        table.forget().says("ola", typed);
        assert!(table.heard("ola").contains(refused), "{typed}: {}", table.heard("ola"));
    }
    let mut typed = Trial::new();
    typed.known = vec![known("tom")];
    typed.says("ola", "replace England tom");
    assert!(typed.heard("tom").contains("asks you to take over **England**"), "{}", typed.heard("ola"));
    table.forget().says("ola", "replace England person:Tom");
    assert!(table.heard("tom").contains("asks you to take over **England**"), "{}", table.heard("tom"));
    assert_eq!(table.game().seat_with(&"ENGLAND".into()).and_then(Seat::person), Some(&person("england")));
    assert_eq!(table.public(), "", "nobody else is told before the answer");
    let anna = "take-over:game=ab12cd34;power=ENGLAND";
    table.presses("anna", anna);
    assert!(table.heard("anna").contains("isn't open"), "{}", table.heard("anna"));
    let button = table.buttons("tom")[0].clone();
    table.presses("tom", &button);
    assert_eq!(table.game().seat_with(&"ENGLAND".into()).and_then(Seat::person), Some(&person("tom")));
    assert!(table.heard("england").contains("Someone else now plays England"), "{}", table.heard("england"));
}

#[test]
fn a_change_of_seats_ends_open_votes() {
    let mut table = Trial::new();
    table.says("italy", "draw").says("england", "agree").confirms("england", "resign");
    assert!(table.game().votes.is_empty() && table.public().contains("not accepted"), "{}", table.public());
}

#[test]
fn a_player_comes_back_twice_in_a_phase_and_then_in_the_next_one() {
    let mut table = Trial::new();
    let plays = |table: &Trial| table.game().seat_of(&person("england")).is_some();
    for back in ["return", "take-over England"] {
        table.confirms("england", "resign").calls("england", back);
        assert!(plays(&table), "{back}: {}", table.heard("england"));
    }
    table.confirms("england", "resign");
    for back in ["return", "take-over England"] {
        table.forget().calls("england", back);
        assert!(!plays(&table), "{back}: {}", table.heard("england"));
    }
    table.later(72).ticks().calls("england", "return");
    assert!(plays(&table), "{}", table.heard("england"));
}

#[test]
fn how_often_a_player_came_back_is_no_limit_for_the_next_one() {
    let mut table = Trial::new();
    for back in ["return", "return", "orders"] {
        table.confirms("england", "resign").calls("england", back);
    }
    assert!(table.heard("england").contains("at most twice in a phase"), "{}", table.heard("england"));
    table.calls("tom", "take-over England").confirms("tom", "resign").calls("tom", "return");
    assert!(table.game().seat_of(&person("tom")).is_some(), "{}", table.heard("tom"));
}

#[test]
fn computers_play_the_vacant_seats() {
    let mut table = Trial::new();
    table.says("ola", "fill");
    assert!(table.heard("ola").contains("There are no empty seats"), "{}", table.heard("ola"));
    table.confirms("england", "resign").forget().says("ola", "fill");
    assert!(table.public().contains("Played by the computer"), "{}", table.public());
    assert!(table.game().computer(&"ENGLAND".into()).is_some());
    let name = |table: &Trial| table.game().seat_with(&"ENGLAND".into()).map(|seat| seat.name_in_test().to_owned());
    assert_eq!(name(&table), Some(computer_name(1)), "it isn't england who plays");
    for who in ["austria", "france", "germany", "italy", "russia", "turkey"] {
        table.says(who, "ready");
    }
    let (_, record) = &table.past[0];
    assert_eq!(record.orders["ENGLAND"].len(), 3, "it ordered all its units, and nobody waited for it");
    assert!(record.results.values().all(|words| !words.contains(&"void".to_owned())), "{:?}", record.results);
    table.presses("england", "return:game=ab12cd34");
    assert_eq!(table.game().seat_with(&"ENGLAND".into()).and_then(Seat::person), Some(&person("england")));
    assert_eq!(name(&table).as_deref(), Some("england"));
}

/// The numbers of the computers of a game.
fn computers(table: &Trial) -> Vec<String> {
    let names = table.game().seats.iter().map(|seat| seat.name_in_test());
    let mut numbers: Vec<String> = names.filter_map(computer_number).map(str::to_owned).collect();
    numbers.sort();
    numbers
}

#[test]
fn who_runs_a_game_fills_it_with_computers_by_a_button() {
    let fill = |table: &Trial, who: &str| table.buttons(who).into_iter().find(|id| id.starts_with("fill"));
    let mut table = Trial::created("new Delta confirm:no");
    table.calls("anna", "join").calls("ola", "join");
    assert_eq!(fill(&table, "anna"), None, "she doesn't run it");
    let id = fill(&table, "ola").expect("a button");
    assert!(table.heard("ola").contains("You have a seat in **Delta** (2 of 7)"), "{}", table.heard("ola"));
    table.presses("anna", &id);
    assert!(table.game().running().is_none(), "{}", table.heard("anna"));
    table.presses("ola", &id);
    let played = table.game().seats.iter().filter(|seat| seat.computer().is_some()).count();
    assert!(table.game().running().is_some() && played == 5, "{}", table.public());
    let mut anonymous = Trial::created("new Delta anonymous:yes");
    anonymous.calls("ola", "join");
    assert_eq!(fill(&anonymous, "ola"), None, "there it couldn't be hidden");
}

#[test]
fn a_computer_that_an_older_version_named_keeps_its_number() {
    let mut table = Trial::new();
    table.loaded.game.seats[0].held_by(Holder::Computer(1)).called("Komputer 1");
    table.confirms("england", "resign").says("ola", "fill");
    assert_eq!(computers(&table), ["2"]);
}

#[test]
fn who_may_come_back_from_a_computer_is_expelled_by_their_own_name() {
    let mut table = Trial::new();
    table.confirms("england", "resign").says("ola", "fill").forget().says("ola", "expel England");
    let asked = table.heard("ola");
    assert!(asked.contains("Remove england (England) from the game"), "{asked}");
    let button = table.buttons("ola")[0].clone();
    table.forget().presses("ola", &button);
    let told = table.public();
    assert!(told.contains("Removed from the game by the game master: england (England)"), "{told}");
    let part = table.game().standing.of(&person("england")).expect("a part");
    assert!(part.expelled && part.name == "england", "{part:?}");
    let is_strange = |letter: char| letter.is_control() && letter != '\n';
    assert!(![asked, told].concat().contains(is_strange));
}

#[test]
fn nobody_is_told_to_take_over_where_only_the_game_master_offers_seats() {
    let mut table = Trial::new();
    table.loaded.game.settings.no_replacements = true;
    table.confirms("england", "resign").forget().says("ola", "fill");
    let public = table.public();
    assert!(public.contains("Played by the computer") && !public.contains("Anyone can still"), "{public}");
}

#[test]
fn who_plays_after_the_computer_takes_its_seat_over() {
    let mut table = Trial::new();
    table.confirms("england", "resign").confirms("ola", "fill");
    table.forget().presses("tom", "take-over:game=ab12cd34;power=ENGLAND");
    assert_eq!(table.game().seat_with(&"ENGLAND".into()).and_then(Seat::person), Some(&person("tom")));
}

#[test]
fn who_was_asked_to_take_a_seat_isnt_any_more_once_its_player_is_back() {
    let mut table = Trial::new();
    table.loaded.game.seats[1].has_missed(2).offer_anew(table.now);
    table.loaded.game.seats[1].invite(person("tom"));
    let power = table.game().seats[1].powers[0].clone();
    table.says(&power.as_str().to_lowercase(), "ready");
    table.forget().presses("tom", &format!("take-over:game=ab12cd34;power={power}"));
    assert!(table.heard("tom").contains("isn't open"), "{}", table.heard("tom"));
}

#[test]
fn sealed_orders_count_although_the_new_player_leaves_too() {
    let mut table = Trial::new();
    table.known.push(Person::new(person("tom"), "tom"));
    table.says("england", "F Lon - NTH, F Edi - NWG, A LVP - YOR").says("ola", "replace England person:tom");
    table.presses("tom", "take-over:game=ab12cd34;power=ENGLAND").confirms("tom", "resign");
    table.later(48).ticks();
    assert!(table.past[0].1.results["F LON"].is_empty(), "{:?}", table.past[0].1.results);
}

#[test]
fn a_game_master_who_plays_removes_nobody_who_plays_for_a_rival() {
    let mut table = Trial::new();
    table.loaded.game.creator = person("austria");
    table.confirms("england", "resign").forget().says("austria", "expel england");
    assert!(table.heard("austria").contains("You are a player in this game"), "{}", table.heard("austria"));
    table.presses("england", "return:game=ab12cd34");
    assert_eq!(table.game().seat_with(&"ENGLAND".into()).and_then(Seat::person), Some(&person("england")));
}

#[test]
fn a_player_who_resigned_has_won_nothing() {
    let at: Timestamp = "2026-11-21T15:00:00Z".parse().expect("an instant");
    let last_hour = Some(LastHour { at, by: CountBy::Units });
    let mut table = Trial::with(Settings { last_hour, ..Settings::habit("classic", Language::EN, "UTC") });
    table.confirms("russia", "resign").later(4).ticks();
    let public = table.public();
    assert!(public.contains("Victory for Russia") && !public.contains("(russia)"), "{public}");
}

#[test]
fn an_offer_says_that_orders_of_a_vacant_seat_dont_count() {
    let empty = "orders saved for it don't count";
    let mut table = Trial::new();
    table.says("england", "F Lon - ENG").confirms("england", "resign");
    assert!(table.public().contains(empty), "{}", table.public());
    table.forget().says("ola", "replace France");
    assert!(!table.public().contains(empty), "France still plays: {}", table.public());
}

#[test]
fn in_an_anonymous_game_the_new_player_stays_unknown() {
    let mut table = Trial::with(Settings { anonymous: true, ..Settings::habit("classic", Language::EN, "UTC") });
    table.confirms("england", "resign").presses("tom", "take-over:game=ab12cd34;power=ENGLAND");
    assert!(!table.public().contains("tom") && table.public().contains("new player"), "{}", table.public());
}

#[test]
fn one_player_and_computers_begin_a_game() {
    let mut table = Trial::with(Settings { confirm: false, ..Settings::habit("classic", Language::EN, "UTC") });
    table.loaded.game.stage = Stage::Lobby;
    table.loaded.game.seats.truncate(1);
    table.loaded.game.seats[0].powers.clear();
    table.calls("ola", "fill");
    assert_eq!(table.game().seats.iter().filter(|seat| seat.computer().is_some()).count(), 6);
    assert_eq!(table.running().number, 1);
    let powers = table.game().seat_of(&person("austria")).map(|seat| seat.powers.clone()).expect("a seat");
    table.says("austria", "ready");
    let (_, record) = &table.past[0];
    let ordered: Vec<&PowerId> = record.orders.keys().collect();
    assert!(ordered.len() == 6 && !ordered.contains(&&powers[0]), "{ordered:?}: all computers, and nobody else");
    // A question without an answer isn't asked.
    let heard = table.forget().says("austria", "hello France, shall we work together?").heard("austria");
    assert!(!heard.contains("This reaches only me."), "{heard}");
    let heard = table.forget().says("austria", "talk").heard("austria");
    assert!(heard.contains("propose something to?") && !heard.contains("Who would you like"), "{heard}");
    // Computers are silent where nobody may know what they are.
    table.loaded.game.settings.anonymous = true;
    let heard = table.forget().says("austria", "talk").heard("austria");
    assert!(heard.contains("nobody to talk to in this game"), "{heard}");
}

#[test]
fn a_resignation_must_be_confirmed_once() {
    let mut table = Trial::new();
    table.says("england", "resign");
    let asked = table.heard("england");
    assert!(asked.contains("Nothing has been done yet") && asked.contains("write `go-ahead`"), "{asked}");
    assert_eq!(table.public(), "", "the question is private");
    assert_eq!(table.game().seat_with(&"ENGLAND".into()).and_then(Seat::person), Some(&person("england")));
    let button = table.buttons("england")[0].clone();
    assert!(button.len() <= 100 && button.starts_with("resign:game=ab12cd34;") && button.ends_with(";sure=yes"));
    table.later(48).ticks().forget().presses("england", &button);
    let holder = |table: &Trial| table.game().seat_with(&"ENGLAND".into()).and_then(Seat::person).cloned();
    assert_eq!(holder(&table), Some(person("england")), "a button of a phase that is over: {}", table.heard("england"));
    table.forget().says("england", "resign");
    let button = table.buttons("england")[0].clone();
    table.presses("england", &button);
    assert_eq!(holder(&table), None);
}

/// Removes a power from the board, with its centres.
fn wipe_out(table: &mut Trial, power: &str) {
    if let Stage::Running(running) = &mut table.loaded.game.stage {
        running.position.units.remove(power);
        running.position.centers.remove(power);
    }
}

#[test]
fn an_eliminated_player_gets_no_more_notices_and_may_leave() {
    for leave in ["leave", "resign"] {
        let mut table = Trial::new();
        wipe_out(&mut table, "TURKEY");
        table.later(48).ticks();
        assert_eq!(table.running().number, 2);
        assert_eq!(table.heard("turkey"), "", "the phases of the others are no news to them");
        assert!(table.heard("italy").contains("Spring 1901"));
        table.says("turkey", leave);
        assert!(table.heard("turkey").contains("Nothing has been done yet"), "{}", table.heard("turkey"));
        table.forget().confirms("turkey", leave);
        assert!(table.heard("turkey").contains("You have left"), "{}", table.heard("turkey"));
        let seat = table.game().seat_with(&"TURKEY".into()).expect("a seat").clone();
        assert_eq!((seat.holder(), seat.name_in_test()), (&Holder::Vacant, "turkey"), "history keeps the name");
        assert!(seat.offered().is_none() && !table.running().position.standing.disorder.contains("TURKEY"));
        table.later(48).ticks();
        assert!(!table.running().position.standing.disorder.contains("TURKEY"));
    }
}

#[test]
fn an_eliminated_players_data_can_be_deleted_while_the_game_continues() {
    let mut table = Trial::new();
    table.confirms("turkey", "forget-me");
    assert!(table.heard("turkey").contains("Give it up first"), "{}", table.heard("turkey"));
    wipe_out(&mut table, "TURKEY");
    table.forget().presses("turkey", "forget:sure=yes");
    assert!(!table.heard("turkey").contains("Give it up first"));
    assert!(table.game().seat_of(&person("turkey")).is_none());
}

#[test]
fn the_game_master_expels_a_player_from_a_running_game() {
    let mut table = Trial::new();
    table.says("italy", "talk England").says("england", "F Lon - ENG");
    let key = table.loaded.rooms[0].key.clone();
    table.confirms("france", "expel England");
    assert!(table.heard("france").contains("Only the game master"), "{}", table.heard("france"));
    table.forget().says("ola", "expel England");
    assert!(table.heard("ola").contains("Remove england (England) from the game"), "{}", table.heard("ola"));
    assert_eq!((table.public(), table.heard("england")), (String::new(), String::new()));
    let button = table.buttons("ola")[0].clone();
    table.presses("ola", &button);
    let seat = table.game().seat_with(&"ENGLAND".into()).expect("a seat").clone();
    assert!(seat.is_vacant() && seat.offered().is_some() && seat.former().is_none());
    let public = table.public();
    assert!(public.contains("Removed from the game by the game master: england (England)"), "{public}");
    assert!(public.contains("needs a new player"), "{public}");
    assert!(table.heard("england").contains("no longer play England"), "{}", table.heard("england"));
    assert_eq!(table.members(&key), ["italy"]);
    for back in ["return:game=ab12cd34", "take-over:game=ab12cd34;power=ENGLAND"] {
        table.forget().presses("england", back);
        assert_eq!(
            table.game().seat_with(&"ENGLAND".into()).and_then(Seat::person),
            None,
            "{}",
            table.heard("england")
        );
    }
    // The game master can't ask them back either.
    table.known = vec![known("england")];
    table.forget().says("ola", "replace England person:england");
    assert!(table.heard("ola").contains("england has been removed from this game"), "{}", table.heard("ola"));
    assert!(table.heard("ola").contains("Out is out"), "{}", table.heard("ola"));
    table.presses("england", "take-over:game=ab12cd34;power=ENGLAND");
    assert_eq!(table.game().seat_with(&"ENGLAND".into()).and_then(Seat::person), None);
}

#[test]
fn who_is_expelled_is_the_person_about_whom_the_game_master_was_asked() {
    for anonymous in [false, true] {
        let table = || {
            let mut table = Trial::with(Settings { anonymous, ..Settings::habit("classic", Language::EN, "UTC") });
            table.says("ola", "expel Germany");
            let button = table.buttons("ola").into_iter().next().expect("a button");
            table.confirms("germany", "resign").forget();
            (table, button)
        };
        let is_expelled = |table: &Trial, who: &str| table.game().standing.is_expelled(&person(who));
        // They have left meanwhile, and may come back.
        let (mut first, button) = table();
        first.presses("ola", &button);
        assert!(is_expelled(&first, "germany"), "{}", first.heard("ola"));
        let (mut first, button) = table();
        first.presses("bob", "take-over:game=ab12cd34;power=GERMANY");
        assert!(first.game().seat_of(&person("bob")).is_some(), "{}", first.heard("bob"));
        for confirmed in [true, false] {
            first.forget();
            if confirmed {
                first.presses("ola", &button)
            } else {
                first.says("ola", "go-ahead")
            };
            assert!(first.game().seat_of(&person("bob")).is_some(), "{}", first.public());
            assert!(!is_expelled(&first, "bob") && !is_expelled(&first, "germany"));
            assert!(first.heard("ola").contains("a different player by now"), "{}", first.heard("ola"));
        }
        first.forget().confirms("ola", "expel Germany");
        assert!(is_expelled(&first, "bob") && !is_expelled(&first, "germany"), "{}", first.heard("ola"));
    }
}

#[test]
fn in_an_anonymous_game_an_expulsion_reveals_nobody() {
    let mut table = Trial::with(Settings { anonymous: true, ..Settings::habit("classic", Language::EN, "UTC") });
    table.confirms("ola", "expel england2").forget().confirms("ola", "expel person");
    assert!(table.heard("ola").contains("Nobody called"), "{}", table.heard("ola"));
    let seat = table.loaded.game.seats.iter_mut().find(|seat| seat.holds(&"ENGLAND".into())).expect("a seat");
    seat.called("eddie");
    table.forget().confirms("ola", "expel eddie");
    assert!(table.heard("ola").contains("Nobody called"), "a name must not reveal a power");
    table.forget().confirms("ola", "expel England");
    let public = table.public();
    assert!(public.contains("Removed from the game by the game master: England.") && !public.contains("eddie"));
}

#[test]
fn the_game_master_expels_a_person_from_a_lobby() {
    let mut table = Trial::created("new Gulf");
    table.calls("anna", "join").calls("bart", "join").forget();
    table.confirms("ola", "expel anna");
    assert!(table.game().seat_of(&person("anna")).is_none() && table.game().seats.len() == 1);
    assert!(table.public().contains("Removed from the game by the game master: anna"), "{}", table.public());
    assert!(table.heard("anna").contains("has removed you from the game"), "{}", table.heard("anna"));
    table.forget().calls("anna", "join");
    assert!(table.game().seat_of(&person("anna")).is_none());
    assert!(table.public().contains("no way back into it"), "{}", table.public());
}

/// A game whose master plays Austria.
fn played_by_its_master() -> Trial {
    let mut table = Trial::new();
    table.loaded.game.creator = person("austria");
    table
}

/// The others have agreed that England's player is expelled.
fn expel_england(table: &mut Trial) -> &mut Trial {
    table.says("austria", "expel England");
    for who in ["france", "germany", "italy", "russia", "turkey"] {
        table.says(who, "agree expel");
    }
    table
}

#[test]
fn a_game_master_who_plays_gets_no_orders_from_a_player_they_expelled() {
    let mut table = played_by_its_master();
    expel_england(table.says("england", "F Lon - ENG").forget());
    assert!(table.public().contains("England: the orders saved for this phase count"), "{}", table.public());
    assert!(!table.running().position.standing.disorder.contains("ENGLAND"));
    table.forget().presses("tom", "take-over:game=ab12cd34;power=ENGLAND");
    assert_eq!(table.game().seat_with(&"ENGLAND".into()).and_then(Seat::person), Some(&person("tom")));
    assert!(table.heard("tom").contains("Yours count from the next phase on"), "{}", table.heard("tom"));
    for words in ["F Lon - NTH", "F Edi - NTH", "orders", "clear", "withdraw F Lon", "ready"] {
        table.says("tom", words);
    }
    assert!(!table.heard("tom").contains("ENG"), "{}", table.heard("tom"));
    assert_eq!(table.orders("ENGLAND"), ["F LON - ENG"]);
    assert!(!table.running().ready.contains("ENGLAND"));
    table.later(48).ticks();
    let (_, record) = &table.past[0];
    assert_eq!(record.orders["ENGLAND"], ["F LON - ENG"], "it was carried out");
    assert!(record.after.units["ENGLAND"].contains(&"F ENG".into()), "{:?}", record.after.units["ENGLAND"]);
    table.forget().says("tom", "F ENG - Bre");
    assert_eq!(table.orders("ENGLAND"), ["F ENG - BRE"], "the next phase is theirs");
}

#[test]
fn nobody_waits_for_a_seat_with_sealed_orders_and_no_computer_replaces_them() {
    let mut table = played_by_its_master();
    expel_england(table.says("england", "F Lon - ENG")).says("austria", "fill");
    assert!(table.game().computer(&"ENGLAND".into()).is_some());
    for who in ["austria", "france", "germany", "italy", "russia", "turkey"] {
        table.says(who, "ready");
    }
    assert_eq!(table.past[0].1.orders["ENGLAND"], ["F LON - ENG"]);
}

#[test]
fn a_player_who_takes_a_held_seat_neither_reads_nor_changes_its_orders() {
    let mut table = played_by_its_master();
    table.known = vec![known("tom")];
    let deadline = table.running().clock.deadline();
    table.loaded.game.creator = person("ola");
    table.says("england", "F Lon - ENG").later(40).says("ola", "replace England person:tom").forget();
    table.presses("tom", "take-over:game=ab12cd34;power=ENGLAND");
    assert_eq!(table.game().seat_with(&"ENGLAND".into()).and_then(Seat::person), Some(&person("tom")));
    assert!(!table.heard("tom").contains("ENG"), "{}", table.heard("tom"));
    assert!(table.public().contains("the orders saved for this phase count"), "{}", table.public());
    table.says("tom", "F Lon - NTH");
    assert_eq!(table.orders("ENGLAND"), ["F LON - ENG"]);
    assert_eq!(table.running().clock.deadline(), deadline, "there is nothing to settle in for");
}

#[test]
fn units_without_orders_are_the_new_players() {
    let mut table = played_by_its_master();
    expel_england(&mut table).presses("tom", "take-over:game=ab12cd34;power=ENGLAND");
    table.says("tom", "F Lon - NTH");
    assert_eq!(table.orders("ENGLAND"), ["F LON - NTH"]);
}

#[test]
fn a_phase_that_waited_only_for_who_is_replaced_ends_if_their_orders_are_sealed() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tyr");
    for who in ["austria", "england", "france", "germany", "russia", "turkey"] {
        table.says(who, "ready");
    }
    table.says("ola", "replace Italy").forget().presses("tom", "take-over:game=ab12cd34;power=ITALY");
    assert_eq!(table.running().position.phase.as_str(), "F1901M", "{}", table.public());
    assert_eq!(table.past[0].1.orders["ITALY"], ["A VEN - TYR"]);
    assert!(table.heard("tom").contains("You now play **Italy**"), "{}", table.heard("tom"));
    // Who can order something is waited for.
    for who in ["austria", "england", "france", "germany", "russia", "turkey"] {
        table.says(who, "ready");
    }
    table.says("ola", "replace Italy").presses("wim", "take-over:game=ab12cd34;power=ITALY");
    assert_eq!(table.running().position.phase.as_str(), "F1901M", "{}", table.public());
}

#[test]
fn an_expelled_person_is_found_by_name_however_it_is_typed() {
    for typed in ["Łukasz", "łukasz", "lukasz", "@LUKASZ"] {
        let mut table = Trial::created("new Gulf");
        table.calls("Łukasz", "join").forget();
        assert_eq!(table.game().seats.len(), 1, "{}", table.public());
        table.confirms("ola", &format!("expel {typed}"));
        assert!(table.game().seats.is_empty(), "{typed}: {}", table.heard("ola"));
    }
}

#[test]
fn who_held_a_seat_from_when_to_when_is_listed() {
    let mut table = Trial::new();
    table.says("tom", "players");
    let before = table.heard("tom");
    assert!(!before.contains("changed hands"), "{before}");
    table.confirms("england", "resign").presses("tom", "take-over:game=ab12cd34;power=ENGLAND");
    table.later(48).ticks().later(48).ticks();
    table.confirms("tom", "resign").says("ola", "fill").forget().calls("wim", "players");
    let listed = table.public();
    for line in [
        "England: england, until Spring 1901 (21 November 2026)",
        "England: tom, from Spring 1901 (21 November 2026) to ",
        "England: Computer 1, since ",
    ] {
        assert!(listed.contains(line), "{line} isn't in {listed}");
    }
    assert!(!listed.contains("France: france, "), "only seats that have changed hands: {listed}");
    table.forget().says("ola", "panel");
    assert!(table.heard("ola").contains("England: tom, from Spring 1901"), "{}", table.heard("ola"));
}

#[test]
fn who_comes_back_in_the_same_phase_never_left() {
    let mut table = Trial::new();
    table.confirms("england", "resign").says("england", "return").forget().calls("wim", "players");
    assert!(!table.public().contains("changed hands"), "{}", table.public());
}

#[test]
fn nobody_learns_who_held_a_seat_of_an_anonymous_game_before_its_end() {
    let settings = Settings { anonymous: true, ..Settings::habit("classic", Language::EN, "UTC") };
    let mut table = Trial::with(settings);
    table.confirms("england", "resign").presses("tom", "take-over:game=ab12cd34;power=ENGLAND").forget();
    table.calls("wim", "players").says("ola", "panel");
    let told = format!("{} {}", table.public(), table.heard("ola"));
    assert!(!told.contains("changed hands") && !told.contains("until Spring"), "{told}");
    table.says("ola", "call-off").forget();
    let ending = Ending {
        winners: Vec::new(),
        position: table.game().position().expect("it was played").clone(),
        at: table.now,
        by: Some(EndedBy::Nothing),
        keeps_secrets: false,
    };
    table.loaded.game.stage = Stage::Over(ending);
    table.forget().calls("wim", "players");
    assert!(table.public().contains("England: england, until Spring 1901"), "{}", table.public());
}
