//! Nobody delays the others for ever: what draws on a phase's greatest length, what doesn't, and who can end it.

use dragoman_game::decide::clock::{Due, due, postponed};
use dragoman_game::model::{Limit, Paused, PressRule, Proposal, Settings, Stage};
use dragoman_game::person::Person;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;
use jiff::{SignedDuration, Timestamp};

use super::heard::Heard as _;

const ALL: [&str; 7] = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];

fn with(change: impl Fn(&mut Settings)) -> Trial {
    let mut settings = Settings::habit("classic", Language::EN, "UTC");
    change(&mut settings);
    let mut table = Trial::with(settings);
    table.first_deadline_stays();
    table
}

fn seconds(table: &mut Trial, seconds: i64) -> &mut Trial {
    table.now = table.now.checked_add(SignedDuration::from_secs(seconds)).expect("an instant");
    table
}

fn left(table: &Trial) -> SignedDuration {
    table.running().clock.deadline().expect("a deadline").duration_since(table.now)
}

fn latest(table: &Trial) -> Timestamp {
    table.running().clock.latest().expect("a greatest length")
}

fn after(table: &Trial, hours: i64) -> Timestamp {
    table.now.checked_add(SignedDuration::from_hours(hours)).expect("an instant")
}

fn all(table: &mut Trial, but: &[&str], text: &str) {
    for who in ALL.iter().filter(|who| !but.contains(who)) {
        table.says(who, text);
    }
}

fn phase(table: &Trial) -> &str {
    table.game().running().map_or("over", |running| running.position.phase.as_str())
}

/// Italy's player is the game master.
fn playing_master() -> Trial {
    let mut table = with(|_| {});
    table.loaded.game.creator = person("italy");
    table
}

// Deadlines.

#[test]
fn a_phase_after_a_late_one_has_its_whole_time() {
    let live = |seconds: u32| {
        move |settings: &mut Settings| {
            let limit = Limit::After(seconds);
            (settings.tempo.movement, settings.tempo.retreat) = (limit.clone(), limit.clone());
            settings.tempo.adjustment = limit;
        }
    };
    let mut table = with(live(60));
    seconds(&mut table, 60 + 53).ticks();
    assert_eq!((phase(&table), left(&table)), ("F1901M", SignedDuration::from_secs(60)), "less than a minute late");
    let mut table = with(live(10));
    seconds(&mut table, 35).ticks();
    assert_eq!((table.past.len(), left(&table)), (1, SignedDuration::from_secs(10)), "not four phases at once");
    // A little lateness isn't added up: a phase of two days still ends at its hour.
    let mut table = with(|_| {});
    seconds(&mut table, 48 * 3600 + 50).ticks();
    assert_eq!(left(&table), SignedDuration::from_secs(48 * 3600 - 50));
}

#[test]
fn the_greatest_length_is_shown_with_the_deadline() {
    let mut table = with(|_| {});
    table.forget().calls("italy", "status");
    let shown = table.public();
    assert!(shown.contains("At the latest, whatever happens: Wed 25 November"), "{shown}");
    table.forget().later(48).ticks();
    assert!(table.public().contains("At the latest, whatever happens: Fri 27 November"), "{}", table.public());
}

#[test]
fn takeovers_dont_delay_a_phase_for_ever() {
    let mut table = with(|settings| settings.tempo.movement = Limit::After(86_400));
    let end = latest(&table);
    assert_eq!(end, after(&table, 48), "a day, and a day more");
    all(&mut table, &["italy"], "ready");
    table.confirms("italy", "resign");
    for (at, who) in ["xen", "yve", "xen", "yve", "xen"].into_iter().enumerate() {
        if table.running().number > 1 {
            break;
        }
        table.presses(who, "take-over:game=ab12cd34;power=ITALY").later(23).ticks().confirms(who, "resign");
        assert!(at < 4, "a stranger stops the game: {}", table.now);
    }
    assert!(table.running().number > 1 && table.now <= end, "{}", table.now);
}

#[test]
fn grace_and_a_first_deadline_that_is_put_off_draw_from_it_together() {
    let mut settings = Settings::habit("classic", Language::EN, "UTC");
    (settings.tempo.movement, settings.tempo.grace) = (Limit::After(86_400), 72 * 3600);
    let mut table = Trial::with(settings);
    let end = latest(&table);
    all(&mut table, &["italy"], "ready");
    table.later(24).ticks();
    assert!(table.running().clock.is_put_off());
    table.later(24).ticks();
    assert_eq!((phase(&table), table.now), ("F1901M", end), "nothing is left for the time of grace");
}

#[test]
fn an_outage_has_its_own_end_and_isnt_counted() {
    let mut table = with(|_| {});
    let end = latest(&table);
    let since = after(&table, 47);
    table.later(48);
    let closing = due(table.game(), table.now).expect("orders close");
    assert!(matches!(closing, Due::Close(_)));
    let waiting = postponed(&table.loaded, closing, since, table.now).expect("it waits");
    table.apply(waiting).later(5).ticks();
    assert_eq!(latest(&table), end.checked_add(SignedDuration::from_hours(6)).expect("an instant"), "six hours away");
}

// What a game master does.

#[test]
fn a_game_master_who_plays_extends_and_pauses_within_the_greatest_length() {
    let mut table = playing_master();
    let end = latest(&table);
    table.forget().confirms_in_public("italy", "extend 60d");
    let refused = table.public();
    assert!(refused.contains("can't delay this phase any further") && refused.contains("25 November"), "{refused}");
    table.confirms_in_public("italy", "extend 24h");
    assert_eq!((left(&table), latest(&table)), (SignedDuration::from_hours(72), end));
    table.forget().confirms_in_public("italy", "pause");
    assert!(table.public().contains("until Sun 22 November"), "one day is left: {}", table.public());
    // Nobody resumes it: it ends by itself, in time.
    table.later(24).ticks();
    assert_eq!(table.running().clock.deadline(), Some(end));
    table.forget().confirms_in_public("italy", "pause");
    assert!(table.public().contains("can't delay this phase any further"), "{}", table.public());
    table.later(72).ticks();
    assert_eq!((phase(&table), table.now), ("F1901M", end));
}

#[test]
fn a_game_master_who_plays_reopens_no_orders_that_were_on_time() {
    let mut table = playing_master();
    table.loaded.game.settings.tempo.grace = 7200;
    table.says("italy", "A Ven - Tyr");
    all(&mut table, &["italy", "turkey"], "ready");
    table.later(48).ticks().confirms_in_public("italy", "extend 1h");
    assert_eq!(left(&table), SignedDuration::from_hours(3), "{}", table.public());
    table.forget().says("italy", "A Ven - Tri").says("turkey", "A Con - Bul");
    assert!(table.heard("italy").contains("too late"), "{}", table.heard("italy"));
    assert_eq!(
        (table.orders("ITALY"), table.orders("TURKEY")),
        (vec!["A VEN - TYR".into()], vec!["A CON - BUL".into()])
    );
    // Nor by the command for entering orders.
    table.forget().confirms("italy", "enter Italy A Ven - Tri");
    assert!(table.heard("italy").contains("too late"), "{}", table.heard("italy"));
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR"]);
}

#[test]
fn a_game_master_who_plays_enters_nothing_for_themselves_that_they_couldnt_send() {
    let mut table = playing_master();
    table.says("italy", "A Ven - Tyr").says("italy", "enter Italy A Ven - Tri");
    assert!(table.heard("italy").contains("I would enter for Italy"), "{}", table.heard("italy"));
    // It was shown before the deadline, which isn't handled yet.
    table.later(49).forget().says("italy", "go-ahead");
    assert!(table.heard("italy").contains("too late"), "{}", table.heard("italy"));
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR"]);
    // A neutral one may have got orders by another way.
    table.loaded.game.creator = person("ola");
    table.confirms("ola", "enter Italy A Ven - Tri");
    assert_eq!(table.orders("ITALY"), ["A VEN - TRI"], "{}", table.heard("ola"));
}

#[test]
fn more_than_half_of_the_players_end_a_neutral_game_masters_pause() {
    let mut table = with(|_| {});
    table.confirms_in_public("ola", "pause");
    assert!(table.public().contains("If more than half of the players want to end this"), "{}", table.public());
    table.later(12).forget().says("italy", "vote-resume");
    assert!(table.heard("france").contains("More than half of these must agree"), "{}", table.heard("france"));
    for who in ["austria", "england", "france"] {
        assert!(table.running().clock.paused().is_some());
        table.says(who, "agree");
    }
    assert_eq!(left(&table), SignedDuration::from_hours(48), "{}", table.public());
    assert!(table.public().contains("Accepted by more than half of the players"), "{}", table.public());
}

#[test]
fn more_than_half_of_the_players_take_back_a_neutral_game_masters_extension() {
    let mut table = with(|_| {});
    let before = (left(&table), latest(&table));
    table.confirms_in_public("ola", "extend 30d");
    assert!(table.public().contains("If more than half of the players want to end this"), "{}", table.public());
    assert_eq!(left(&table), SignedDuration::from_hours(48 + 30 * 24), "a neutral game master isn't limited");
    table.says("italy", "vote-resume");
    for who in ["austria", "england", "france"] {
        table.says(who, "agree");
    }
    assert_eq!((left(&table), latest(&table)), before, "{}", table.public());
    table.forget().says("italy", "vote-resume");
    assert!(table.heard("italy").contains("already running"), "{}", table.heard("italy"));
}

#[test]
fn an_extension_is_taken_back_while_the_game_is_paused_too() {
    let mut table = with(|_| {});
    let before = (left(&table), latest(&table));
    table.confirms_in_public("ola", "extend 30d").says("italy", "vote-resume");
    for who in ["austria", "england"] {
        table.says(who, "agree");
    }
    // Before the last yes.
    table.confirms_in_public("ola", "pause").forget().says("france", "agree");
    assert!(table.public().contains("the game master's extension is taken back"), "{}", table.public());
    table.calls("ola", "resume");
    assert_eq!((left(&table), latest(&table)), before, "{}", table.public());
}

#[test]
fn a_pause_is_no_part_of_the_time_after_which_players_are_reminded() {
    let is_reminded = |table: &Trial| table.heard("italy").contains("Orders are due");
    let mut table = with(|_| {});
    table.later(1).confirms_in_public("ola", "pause").later(240).calls("ola", "resume").forget().ticks();
    assert!(!is_reminded(&table) && left(&table) == SignedDuration::from_hours(47), "{}", table.heard("italy"));
    table.later(22).ticks();
    assert!(!is_reminded(&table), "{}", table.heard("italy"));
    table.later(1).ticks();
    assert!(is_reminded(&table), "at half time");
    // The last reminder of a short phase, also where another pause took the place of the first one.
    let mut table = with(|settings| settings.tempo.movement = Limit::After(3 * 3600));
    table.later(1).says("france", "vote-pause");
    all(&mut table, &["france", "russia"], "agree");
    table.confirms_in_public("ola", "pause").later(24).says("russia", "agree").later(24);
    assert_eq!(table.running().clock.paused().map(|pause| pause.why), Some(Paused::ByAll), "{}", table.public());
    table.calls("ola", "resume").forget().ticks().later(1).ticks();
    assert!(!is_reminded(&table) && left(&table) == SignedDuration::from_hours(1), "{}", table.heard("italy"));
    seconds(&mut table, 30 * 60).ticks();
    assert!(is_reminded(&table), "a sixth of the time before the deadline");
}

#[test]
fn what_all_agree_to_takes_the_place_of_a_game_masters_pause() {
    let mut table = playing_master();
    let end = latest(&table);
    table.says("france", "vote-pause");
    all(&mut table, &["france", "russia"], "agree");
    // Before the last yes. Half a day of it counts against the greatest length.
    table.confirms_in_public("italy", "pause").later(12).says("russia", "agree");
    let pause = table.running().clock.paused().expect("it is paused");
    assert_eq!((pause.why, pause.until), (Paused::ByAll, Some(after(&table, 60 * 24))), "{}", table.public());
    table.forget().calls("italy", "resume");
    assert!(table.running().clock.paused().is_some(), "no rival ends it alone: {}", table.public());
    table.later(60 * 24).ticks();
    assert_eq!(left(&table), SignedDuration::from_hours(48), "{}", table.public());
    assert_eq!(latest(&table), end.checked_add(SignedDuration::from_hours(60 * 24)).expect("an instant"));
}

#[test]
fn orders_dont_end_a_pause_of_all_that_takes_the_place_of_the_wait_for_them() {
    let mut table = with(|settings| settings.missing_pauses = true);
    table.says("france", "vote-pause");
    all(&mut table, &["france", "russia"], "agree");
    all(&mut table, &["italy"], "ready");
    table.later(48).ticks();
    assert_eq!(table.running().clock.paused().map(|pause| pause.why), Some(Paused::Missing), "{}", table.public());
    table.says("russia", "agree").says("italy", "A Ven H, A Rom H, F Nap H");
    assert_eq!(table.running().clock.paused().map(|pause| pause.why), Some(Paused::ByAll), "{}", table.public());
    table.later(60 * 24).ticks();
    assert_eq!(phase(&table), "F1901M", "{}", table.public());
}

#[test]
fn a_vote_on_what_the_game_master_has_done_since_isnt_announced_as_carried_out() {
    let mut table = with(|_| {});
    table.confirms_in_public("ola", "pause").says("italy", "vote-resume");
    for who in ["austria", "england"] {
        table.says(who, "agree");
    }
    table.calls("ola", "resume").forget();
    all(&mut table, &["italy"], "agree");
    let public = table.public();
    assert!(public.contains("no longer has any effect: the game resumes") && !public.contains("Orders by"), "{public}");
    assert!(table.game().votes.iter().all(|vote| !vote.open));
}

#[test]
fn what_is_taken_back_of_a_shortened_phase_doesnt_come_back() {
    let mut table = with(|_| {});
    let announced = table.running().clock.deadline();
    table.confirms_in_public("ola", "extend 30d").says("italy", "vote-resume");
    let now = table.now;
    let Stage::Running(running) = &mut table.loaded.game.stage else { panic!("it is played") };
    // As when all others have chosen.
    running.clock.shorten(SignedDuration::from_hours(2), now);
    for who in ["austria", "england", "france"] {
        table.says(who, "agree");
    }
    assert!(!table.running().clock.is_extended() && left(&table) <= SignedDuration::from_hours(2));
    let Stage::Running(running) = &mut table.loaded.game.stage else { panic!("it is played") };
    running.clock.lengthen_again(now);
    assert_eq!(table.running().clock.deadline(), announced);
}

#[test]
fn a_paused_game_whose_game_master_is_gone_is_resumed_by_its_players() {
    let mut table = with(|_| {});
    table.confirms_in_public("ola", "pause").confirms("ola", "forget-me");
    table.later(24).says("italy", "vote-resume");
    all(&mut table, &["italy", "russia"], "agree");
    assert!(table.running().clock.paused().is_none(), "{}", table.heard("italy"));
}

#[test]
fn what_all_have_agreed_to_has_an_end_and_only_all_end_it_before() {
    let mut table = with(|_| {});
    table.says("italy", "vote-pause");
    all(&mut table, &["italy"], "agree");
    table.says("italy", "vote-resume");
    for who in ["austria", "england", "france", "germany", "russia"] {
        table.says(who, "agree");
    }
    assert!(table.running().clock.paused().is_some(), "all have agreed on the pause");
    table.later(60 * 24).ticks();
    assert_eq!(left(&table), SignedDuration::from_hours(48), "it ends by itself: {}", table.public());
}

#[test]
fn a_game_master_who_plays_publishes_no_words_of_their_own_where_no_press_is_allowed() {
    let mut table = with(|settings| settings.press = PressRule::None);
    table.loaded.game.creator = person("italy");
    table.confirms_in_public("italy", "announce France, let us both attack Germany");
    let public = table.public();
    assert!(!public.contains("Germany") && public.contains("1. Please send your orders"), "{public}");
    table.forget().confirms_in_public("italy", "announce 2");
    assert!(table.public().contains("**The game master:**\n│ Sorry for the delay."), "{}", table.public());
    table.forget().calls("italy", "call-off let us both attack Germany");
    assert!(table.game().votes.is_empty() && !table.heard("france").contains("Germany"), "{}", table.heard("france"));
    table.forget().calls("italy", "call-off 3");
    assert!(table.heard("france").contains("the players have agreed on it"), "{}", table.heard("france"));
    // A neutral one may.
    table.loaded.game.creator = person("ola");
    table.forget().confirms_in_public("ola", "announce Orders by noon, please");
    assert!(table.public().contains("Orders by noon, please"), "{}", table.public());
}

// Missing orders.

/// A game that waits for missing orders, in which nobody plays Italy.
fn waits_for_vacant() -> Trial {
    let mut table = with(|settings| settings.missing_pauses = true);
    table.confirms("italy", "resign");
    for who in ALL.iter().filter(|who| **who != "italy") {
        table.says(who, "unready");
    }
    table.says("austria", "A Vie - Gal").says("england", "F Lon - NTH").says("france", "A Par - Bur");
    table.says("germany", "A Ber - Kie").says("russia", "A War - Gal").says("turkey", "A Con - Bul");
    table.later(48).ticks();
    table
}

#[test]
fn a_game_waits_for_a_vacant_seat_if_that_was_agreed() {
    let mut table = waits_for_vacant();
    assert_eq!(table.running().clock.paused().map(|pause| pause.why), Some(Paused::Missing), "{}", table.public());
    assert!(table.public().contains("missing from **Italy**") && table.public().contains("by majority"));
    // Another player's resignation doesn't end it.
    table.forget().confirms("germany", "resign").ticks();
    assert!(table.running().clock.paused().is_some() && table.running().number == 1, "{}", table.public());
    // Somebody takes the seat over, and has time to order.
    table.presses("tom", "take-over:game=ab12cd34;power=ITALY").ticks();
    assert_eq!(left(&table), SignedDuration::from_hours(24), "{}", table.public());
}

#[test]
fn a_seat_with_centres_and_without_units_can_be_taken() {
    let waits = || {
        let mut table = with(|settings| settings.missing_pauses = true);
        let Stage::Running(running) = &mut table.loaded.game.stage else { panic!("it is played") };
        running.position.phase = "W1901A".into();
        running.position.units.remove("ITALY");
        table.confirms("italy", "resign").later(48).ticks();
        assert_eq!(table.running().clock.paused().map(|pause| pause.why), Some(Paused::Missing), "{}", table.public());
        table
    };
    let seat = |table: &Trial| table.game().seat_with(&"ITALY".into()).expect("a seat").clone();
    for (who, button) in [("tom", "take-over:game=ab12cd34;power=ITALY"), ("italy", "return:game=ab12cd34")] {
        let mut table = waits();
        table.presses(who, button).forget().says(who, "return");
        assert_eq!(seat(&table).person(), Some(&person(who)), "{}", table.heard(who));
        assert!(table.running().clock.paused().is_none() && table.heard(who).contains("Italy"), "{}", table.heard(who));
    }
    let mut table = waits();
    table.known.push(Person::new(person("tom"), "tom"));
    table.says("ola", "replace Italy person:tom");
    assert_eq!(seat(&table).invited(), Some(&person("tom")), "{}", table.heard("ola"));
    table.says("ola", "fill");
    assert!(seat(&table).computer().is_some(), "{}", table.heard("ola"));
}

#[test]
fn orders_of_who_has_resigned_are_none() {
    let mut table = with(|settings| settings.missing_pauses = true);
    all(&mut table, &["italy"], "ready");
    table.says("italy", "A Ven H").confirms("italy", "resign");
    assert_eq!(phase(&table), "S1901M", "{}", table.public());
    table.later(48).ticks();
    assert_eq!(table.running().clock.paused().map(|pause| pause.why), Some(Paused::Missing), "{}", table.public());
}

#[test]
fn a_game_master_who_plays_ends_no_pause_of_all() {
    let mut table = waits_for_vacant();
    table.loaded.game.creator = person("austria");
    table.forget().says("austria", "resume");
    assert!(table.heard("austria").contains("You are a player in this game"), "{}", table.heard("austria"));
    assert!(table.running().clock.paused().is_some());
}

#[test]
fn one_player_leaves_room_for_the_votes_of_others_in_a_long_phase() {
    let mut table = with(|settings| settings.tempo.movement = Limit::After(14 * 86_400));
    for day in 0..9 {
        for number in 0..5 {
            table.says("italy", &format!("more-time {}m", 61 + 5 * day + number));
        }
        table.later(24).ticks();
    }
    table.forget().says("france", "draw with:Germany");
    assert!(table.heard("france").contains("asking the others"), "{}", table.heard("france"));
}

#[test]
fn readiness_doesnt_end_a_phase_before_somebody_could_take_over_a_vacant_seat() {
    let mut table = with(|settings| settings.missing_pauses = true);
    table.confirms("italy", "resign");
    all(&mut table, &["italy"], "ready");
    assert_eq!(phase(&table), "S1901M");
    table.presses("tom", "take-over:game=ab12cd34;power=ITALY").says("tom", "ready");
    assert_eq!(phase(&table), "F1901M", "{}", table.public());
}

#[test]
fn a_vacant_seat_is_waited_for_however_the_time_for_late_orders_ends() {
    let late = |resigned: &str, late: &str| {
        let mut table = with(|settings| (settings.missing_pauses, settings.tempo.grace) = (true, 7200));
        if !resigned.is_empty() {
            table.confirms(resigned, "resign");
        }
        all(&mut table, &[resigned, late], "ready");
        table.later(48).ticks();
        assert!(phase(&table) == "S1901M" && table.running().clock.is_grace(), "{}", table.public());
        table
    };
    let waits = |mut table: Trial, power: &str| {
        assert_eq!(phase(&table), "S1901M", "{}", table.public());
        table.forget().later(2).ticks();
        assert_eq!(table.running().clock.paused().map(|pause| pause.why), Some(Paused::Missing), "{}", table.public());
        assert!(table.public().contains(&format!("missing from **{power}**")), "{}", table.public());
    };
    let mut table = late("", "turkey");
    table.confirms("turkey", "resign");
    waits(table, "Turkey");
    let mut table = late("", "turkey");
    table.confirms("ola", "expel Turkey");
    waits(table, "Turkey");
    let mut table = late("italy", "germany");
    table.says("germany", "A Ber - Kie, A Mun - Ruh, F Kie - Den");
    waits(table, "Italy");
}

/// A game that is paused since Turkey has sent nothing, without a time for late orders.
fn waits_for_turkey() -> Trial {
    let mut table = with(|settings| (settings.missing_pauses, settings.grace_silent) = (true, true));
    table.says("italy", "A Ven - Tyr");
    all(&mut table, &["italy", "turkey"], "ready");
    table.later(48).ticks();
    assert_eq!(table.running().clock.paused().map(|pause| pause.why), Some(Paused::Missing), "{}", table.public());
    table
}

#[test]
fn who_was_on_time_changes_nothing_while_the_game_waits_for_others() {
    let mut table = waits_for_turkey();
    assert!(table.public().contains("Everyone else's orders can no longer be changed, unless"), "{}", table.public());
    for text in ["A Ven - Tri", "clear", "enter Italy A Ven - Tri"] {
        table.forget().says("italy", text);
        assert_eq!(table.orders("ITALY"), ["A VEN - TYR"], "{text}: {}", table.heard("italy"));
    }
    table.forget().says("france", "unready");
    assert!(table.heard("france").contains("too late"), "{}", table.heard("france"));
    table.forget().says("italy", "orders");
    let heard = table.heard("italy");
    assert!(heard.contains("can no longer be changed") && !heard.contains("as long as the game is paused"), "{heard}");
    // They may talk, whatever was agreed for the time for late orders: this may last for a week.
    table.forget().says("italy", "/say peace");
    assert!(table.public().contains("peace"), "{}", table.heard("italy"));
    // Nor when somebody has taken the seat over, and has time to order.
    table.presses("tom", "take-over:game=ab12cd34;power=TURKEY");
    assert_eq!(left(&table), SignedDuration::from_hours(24), "{}", table.public());
    table.forget().says("italy", "A Ven - Tri").says("tom", "A Con - Bul");
    assert!(table.heard("italy").contains("too late"), "{}", table.heard("italy"));
    assert_eq!((table.orders("ITALY"), table.orders("TURKEY").len()), (vec!["A VEN - TYR".into()], 1));
    table.says("tom", "ready");
    assert_eq!(phase(&table), "F1901M", "nobody else is waited for: {}", table.public());
}

#[test]
fn who_was_on_time_isnt_reminded_of_orders_that_they_cant_send_any_more() {
    let mut table = waits_for_turkey();
    table.presses("tom", "take-over:game=ab12cd34;power=TURKEY").later(1).ticks().forget().says("ola", "remind");
    let is_reminded = |table: &Trial, who: &str| table.heard(who).contains("Orders are due");
    assert!(table.heard("ola").contains("reminded Turkey"), "{}", table.heard("ola"));
    assert_eq!(["italy", "tom"].map(|who| is_reminded(&table, who)), [false, true], "{}", table.heard("italy"));
    // By the clock as well.
    table.later(21).forget().ticks();
    assert_eq!(["italy", "tom"].map(|who| is_reminded(&table, who)), [false, true], "{}", table.heard("italy"));
}

#[test]
fn a_change_of_the_position_lets_all_order_while_the_game_waits_for_some() {
    let mut table = waits_for_turkey();
    table.confirms("ola", "edit changes:\"- A Ber\" reason:test").forget().says("italy", "A Ven - Tri");
    assert_eq!(table.orders("ITALY"), ["A VEN - TRI"], "{}", table.heard("italy"));
}

#[test]
fn who_takes_over_a_seat_with_orders_says_when_they_are_done() {
    let mut table = with(|settings| settings.missing_pauses = true);
    table.says("italy", "A Ven H, A Rom H, F Nap H").confirms("italy", "resign");
    all(&mut table, &["italy"], "ready");
    table.later(48).ticks().presses("tom", "take-over:game=ab12cd34;power=ITALY").ticks();
    assert_eq!((phase(&table), left(&table)), ("S1901M", SignedDuration::from_hours(24)), "{}", table.public());
    table.says("tom", "A Ven - Tri");
    assert_eq!((phase(&table), table.orders("ITALY").len()), ("S1901M", 3), "{}", table.heard("tom"));
    table.says("tom", "F Nap - ION").says("tom", "ready");
    assert_eq!(phase(&table), "F1901M", "{}", table.public());
}

#[test]
fn who_orders_again_after_the_game_has_waited_for_them_keeps_the_seat() {
    let offered = |table: &Trial| table.game().seat_with(&"TURKEY".into()).expect("a seat").offered().is_some();
    // The game master has resumed it.
    let mut table = waits_for_turkey();
    table.confirms("ola", "extend 1d").says("ola", "resume");
    assert!(offered(&table) && table.running().awaits.is_empty(), "{}", table.public());
    table.says("turkey", "A Con - Bul");
    assert!(!offered(&table) && phase(&table) == "S1901M", "{}", table.heard("turkey"));
    // The players have decided to go on.
    let mut table = waits_for_turkey();
    table.later(7 * 24).ticks();
    for who in ["austria", "england", "france", "russia"] {
        table.says(who, "agree disorder");
    }
    assert!(offered(&table) && phase(&table) == "F1901M", "{}", table.public());
    table.says("turkey", "A Con - Bul");
    assert!(!offered(&table), "{}", table.heard("turkey"));
}

#[test]
fn when_it_has_waited_long_enough_the_players_decide_by_majority() {
    // Civil disorder: it doesn't wait there again until somebody plays.
    let mut table = waits_for_vacant();
    table.forget().later(7 * 24).ticks();
    assert!(table.public().contains("now decide by majority"), "{}", table.public());
    let buttons = table.buttons("france");
    let button = buttons.iter().find(|id| id.contains("vote=1-disorder")).expect("a button").clone();
    table.presses("france", &button).says("austria", "agree disorder").says("england", "agree disorder");
    assert!(table.running().clock.paused().is_some(), "three of six");
    table.says("russia", "agree disorder");
    assert_eq!(phase(&table), "F1901M", "{}", table.public());
    for (who, order) in [("austria", "A Bud H"), ("england", "F EDI H"), ("france", "F Bre H"), ("germany", "A Mun H")]
    {
        table.says(who, order);
    }
    table.says("russia", "F SEV H").says("turkey", "F ANK H").later(48).ticks();
    assert_ne!(phase(&table), "F1901M", "it goes on without that seat: {}", table.public());

    // The computer.
    let mut table = waits_for_vacant();
    table.forget().later(7 * 24).ticks();
    for who in ["austria", "england", "france", "russia"] {
        table.says(who, "agree computer");
    }
    assert_eq!(phase(&table), "F1901M", "{}", table.public());
    assert!(table.game().seat_with(&"ITALY".into()).expect("a seat").computer().is_some());

    // Once more, and then they decide again.
    let mut table = waits_for_vacant();
    table.later(7 * 24).ticks();
    for who in ["austria", "england", "france", "russia"] {
        table.says(who, "agree wait");
    }
    assert!(table.public().contains("wait once more"), "{}", table.public());
    table.forget().later(6 * 24).ticks();
    assert!(!table.public().contains("decide by majority"));
    table.later(24).ticks();
    assert!(table.public().contains("now decide by majority") && phase(&table) == "S1901M", "{}", table.public());
}

#[test]
fn who_is_asked_how_it_goes_on_is_asked_anew_once_the_position_has_changed() {
    let mut table = waits_for_vacant();
    table.later(7 * 24).ticks().says("austria", "agree wait");
    table.forget().says("ola", "edit changes:\"- A Ber\" reason:test").says("ola", "go-ahead");
    assert!(table.public().contains("now decide by majority"), "{}", table.public());
    let button = |table: &Trial, who: &str| table.buttons(who).into_iter().find(|id| id.contains("vote=2-computer"));
    for who in ["austria", "england", "france", "russia"] {
        let button = button(&table, who).expect("a button");
        table.presses(who, &button);
    }
    assert!(table.game().seat_with(&"ITALY".into()).expect("a seat").computer().is_some(), "{}", table.public());
    // Nothing is missing any more.
    let mut table = waits_for_vacant();
    table.later(7 * 24).ticks();
    table.forget().says("ola", "edit changes:\"- A Ven, - A Rom, - F Nap\" reason:test").says("ola", "go-ahead");
    assert!(table.running().awaits.is_empty() && table.running().going_on.is_none(), "{}", table.public());
    assert!(!table.public().contains("decide by majority") && table.running().clock.paused().is_none());
}

#[test]
fn who_takes_a_seat_chooses_anew_how_it_goes_on() {
    let mut table = waits_for_vacant();
    table.later(7 * 24).ticks();
    for who in ["austria", "england", "france"] {
        table.says(who, "agree computer");
    }
    table.confirms("france", "resign").forget().presses("tom", "take-over:game=ab12cd34;power=FRANCE");
    table.says("russia", "agree computer");
    let by_computer = |table: &Trial| table.game().seat_with(&"ITALY".into()).expect("a seat").computer().is_some();
    assert!(!by_computer(&table), "three of six: {}", table.public());
    let button = table.buttons("tom").into_iter().find(|id| id.ends_with("-computer")).expect("a button");
    table.presses("tom", &button);
    assert!(by_computer(&table), "{}", table.public());
}

#[test]
fn whose_orders_come_meanwhile_chooses_too_and_is_asked() {
    let mut table = with(|settings| settings.missing_pauses = true);
    table.first_deadline_stays();
    all(&mut table, &["italy", "turkey"], "ready");
    table.later(48).ticks().later(7 * 24).ticks();
    assert!(table.running().going_on.is_some(), "{}", table.public());
    table.forget().confirms("ola", "enter Turkey A Con - Bul, A Smy H, F Ank H");
    assert!(table.running().going_on.is_some() && table.running().awaits.len() == 1, "{}", table.public());
    let asked = |table: &Trial, who: &str| table.buttons(who).iter().filter(|id| id.ends_with("-disorder")).count();
    assert_eq!(asked(&table, "turkey"), 1, "{}", table.heard("turkey"));
    assert_eq!((asked(&table, "france"), asked(&table, "italy")), (0, 0));
    let button = table.buttons("turkey").into_iter().find(|id| id.ends_with("-disorder")).expect("a button");
    table.forget().presses("turkey", &button);
    assert!(!table.heard("turkey").contains("closed"), "{}", table.heard("turkey"));
}

#[test]
fn who_doesnt_choose_how_it_goes_on_holds_nobody_up() {
    // Nobody chooses.
    let mut table = waits_for_vacant();
    table.forget().later(7 * 24).ticks();
    assert!(table.public().contains("now decide by majority"), "{}", table.public());
    table.later(7 * 24 - 1).ticks();
    assert_eq!(phase(&table), "S1901M");
    table.forget().later(1).ticks();
    assert!(table.public().contains("civil disorder for **Italy**"), "{}", table.public());
    assert_eq!(phase(&table), "F1901M", "{}", table.public());

    // A few choose, and no choice has more than half.
    let mut table = waits_for_vacant();
    table.later(7 * 24).ticks().says("austria", "agree computer").says("france", "agree computer");
    table.says("russia", "agree wait").later(7 * 24).ticks();
    assert!(table.game().seat_with(&"ITALY".into()).expect("a seat").computer().is_some(), "{}", table.public());
    assert_eq!(phase(&table), "F1901M", "{}", table.public());

    // Who hasn't chosen resigns: three of five are more than half.
    let mut table = waits_for_vacant();
    table.later(7 * 24).ticks();
    for who in ["austria", "england", "france"] {
        table.says(who, "agree disorder");
    }
    assert_eq!(phase(&table), "S1901M");
    table.confirms("germany", "resign").ticks();
    assert_eq!(phase(&table), "F1901M", "{}", table.public());
}

#[test]
fn the_end_of_the_wait_for_orders_waits_for_those_that_were_sent_in_time() {
    let mut table = waits_for_vacant();
    table.forget().later(7 * 24);
    let asks = |table: &Trial| due(table.game(), table.now).expect("the wait is over");
    assert_eq!(asks(&table), Due::Ask(table.now));
    assert_eq!(asks(&table).heard_until(), Some(table.now));
    // A network is away: for an hour at a time, for a day at most.
    let mut hours = 0;
    while let Some(waiting) = postponed(&table.loaded, asks(&table), table.now, table.now) {
        hours += 1;
        table.apply(waiting).ticks();
        assert!(table.running().going_on.is_none(), "{}", table.public());
        table.later(1);
    }
    assert_eq!(hours, 24);
    table.ticks();
    assert!(table.running().going_on.is_some(), "{}", table.public());
}

#[test]
fn in_a_live_game_who_comes_back_has_the_time_of_a_move() {
    let mut table = with(|settings| {
        (settings.missing_pauses, settings.missing_wait) = (true, Some(3_600));
        settings.tempo.movement = Limit::After(900);
    });
    table.confirms("italy", "resign");
    all(&mut table, &["italy"], "ready");
    seconds(&mut table, 900).ticks();
    assert_eq!(table.running().clock.paused().map(|pause| pause.why), Some(Paused::Missing), "{}", table.public());
    table.says("italy", "return");
    assert_eq!(left(&table), SignedDuration::from_mins(15), "{}", table.public());
}

#[test]
fn who_comes_back_has_the_time_that_was_announced() {
    let mut table = with(|_| {});
    table.confirms("italy", "resign");
    let (announced, now) = (table.running().clock.deadline(), table.now);
    let Stage::Running(running) = &mut table.loaded.game.stage else { panic!("it is played") };
    // As when all others have chosen.
    running.clock.shorten(SignedDuration::from_mins(10), now);
    seconds(&mut table, 420).says("italy", "return");
    assert_eq!(table.running().clock.deadline(), announced, "{}", table.heard("italy"));
}

#[test]
fn how_long_it_waits_can_be_agreed() {
    let mut lobby = Trial::created("new Delta options:missing=3d");
    assert_eq!(lobby.game().settings.missing_wait, Some(3 * 86_400));
    lobby.forget().says("ola", "settings");
    let told = format!("{} {}", lobby.public(), lobby.heard("ola"));
    assert!(told.contains("longer than 3 days"), "{told}");
    lobby.calls("ola", "change-settings options:missing=play");
    assert!(!lobby.game().settings.missing_pauses && lobby.game().settings.missing_wait.is_none());
    let refused = Trial::created("new Delta options:missing=never");
    assert!(refused.public().contains("missing=3d"), "{}", refused.public());
}

// Votes.

#[test]
fn one_player_doesnt_use_up_the_votes_of_others() {
    let mut table = with(|_| {});
    for text in ["more-time 10s", "victory 30", "concede Russia", "draw with:France", "vote-pause"] {
        table.forget().says("italy", text);
        assert!(table.heard("italy").contains("asking the others"), "{text}: {}", table.heard("italy"));
    }
    table.forget().says("italy", "end-game");
    assert!(table.heard("italy").contains("already made 5 proposals"), "{}", table.heard("italy"));
    for text in ["more-time 24h", "victory 20", "concede Turkey", "draw with:Germany"] {
        table.forget().says("france", text);
        assert!(table.heard("france").contains("asking the others"), "{text}: {}", table.heard("france"));
    }
    // A day later there is room for more.
    table.later(24).forget().says("italy", "end-game");
    assert!(table.heard("italy").contains("asking the others"), "{}", table.heard("italy"));
}

#[test]
fn however_often_a_game_master_delays_the_players_can_end_it() {
    let mut table = with(|_| {});
    let deadline = |table: &Trial| table.game().running().and_then(|running| running.clock.deadline());
    let due = deadline(&table);
    for round in 0..8 {
        table.confirms("ola", "pause");
        assert_eq!(deadline(&table), None, "round {round}: {}", table.heard("ola"));
        table.says("italy", "vote-resume");
        all(&mut table, &["italy"], "agree");
        assert_eq!(deadline(&table), due, "round {round}: {}", table.heard("italy"));
    }
    // What else one player may propose isn't used up by it.
    table.forget().says("italy", "draw");
    assert!(table.heard("italy").contains("asking the others"), "{}", table.heard("italy"));
}

#[test]
fn what_was_refused_can_be_proposed_again_also_while_the_game_is_paused() {
    let mut table = with(|_| {});
    table.says("italy", "vote-pause");
    all(&mut table, &["italy"], "agree");
    table.says("italy", "vote-resume").says("russia", "refuse");
    all(&mut table, &["italy", "russia"], "agree");
    assert!(table.public().contains("not accepted"), "{}", table.public());
    table.forget().says("italy", "vote-resume");
    assert!(table.heard("italy").contains("can be proposed again from"), "{}", table.heard("italy"));
    table.later(4).forget().says("italy", "vote-resume");
    assert!(table.heard("italy").contains("asking the others"), "{}", table.heard("italy"));
    all(&mut table, &["italy"], "agree");
    assert!(table.running().clock.paused().is_none(), "{}", table.public());
}

#[test]
fn while_the_game_is_paused_the_clock_closes_a_vote_that_not_all_answer() {
    let mut table = with(|_| {});
    table.confirms("ola", "pause").says("italy", "draw").forget();
    table.later(71).ticks();
    assert_eq!((table.game().votes.iter().filter(|vote| vote.open).count(), table.public()), (1, String::new()));
    table.later(1).ticks();
    assert!(table.game().votes.is_empty() && table.public().contains("not accepted"), "{}", table.public());
    assert!(table.running().clock.paused().is_some());
}

#[test]
fn a_vote_has_its_whole_time_from_when_the_game_is_paused() {
    let mut table = with(|settings| settings.tempo.movement = Limit::After(7 * 86_400));
    table.says("italy", "draw").later(4 * 24).confirms("ola", "pause").forget().ticks();
    let is_open = |table: &Trial| table.game().votes.iter().any(|vote| vote.open);
    assert!(is_open(&table), "its deadline would have ended it: {}", table.public());
    table.later(71).ticks();
    assert!(is_open(&table), "{}", table.public());
    table.later(1).ticks();
    assert!(!is_open(&table) && table.public().contains("not accepted"), "{}", table.public());
}

#[test]
fn a_change_of_the_position_closes_open_votes() {
    let mut table = with(|_| {});
    table.says("italy", "draw");
    let button = table.buttons("france").into_iter().find(|id| id.starts_with("agree")).expect("a button");
    table.says("ola", "edit changes:\"- A Ber\" reason:test").says("ola", "go-ahead");
    assert_eq!(table.running().number, 2);
    assert!(table.public().contains("not accepted"), "{}", table.public());
    table.forget().presses("france", &button).says("france", "agree");
    assert!(table.game().votes.is_empty(), "neither the button nor the word counts in a vote that is over");
}

#[test]
fn the_button_of_a_closed_vote_answers_no_later_one() {
    let mut table = with(|_| {});
    table.says("italy", "draw");
    let button = table.buttons("france").into_iter().find(|id| id.starts_with("agree")).expect("a button");
    // A seat changes hands: open votes are closed, and the next one is another one.
    table.confirms("turkey", "resign").says("italy", "concede Italy").presses("france", &button);
    let vote = table.game().votes.iter().find(|vote| vote.open).expect("a vote");
    assert!(matches!(vote.proposal, Proposal::Concede { .. }) && !vote.in_test().0.contains("FRANCE"));
}

// Press rooms and lobbies.

#[test]
fn one_player_doesnt_use_up_the_press_rooms() {
    let mut table = with(|_| {});
    let others = ["Austria", "England", "France", "Germany", "Russia", "Turkey"];
    let pairs =
        others.iter().enumerate().flat_map(|(at, one)| others[at + 1..].iter().map(move |two| format!("{one}, {two}")));
    for with in pairs {
        table.says("italy", &format!("talk {with}"));
    }
    assert_eq!(table.loaded.rooms.len(), 8, "a seventh of sixty");
    assert!(table.heard("italy").contains("the most for each player"), "{}", table.heard("italy"));
    table.forget().says("france", "talk Russia");
    assert_eq!(table.loaded.rooms.len(), 9, "{}", table.heard("france"));
}

#[test]
fn a_lobby_whose_game_master_has_left_is_closed() {
    let mut table = Trial::created("new Gulf");
    table.calls("anna", "join").confirms("ola", "forget-me").forget().ticks();
    assert!(matches!(table.game().stage, Stage::Over(_)));
    assert!(table.public().contains("game master of **Gulf** has left"), "{}", table.public());
}

#[test]
fn a_page_cant_name_a_place_in_another_network() {
    let action = "new:name=Evil;in-thread=discord:111111111111111111";
    let mut table = with(|_| {});
    let before = table.game().clone();
    table.presses_in_public("italy", action);
    assert_eq!(*table.game(), before, "no button of ours has this argument");
    for text in ["move-here:game=ab12cd34;in-thread=discord:1", "results-here:game=ab12cd34;in-thread=discord:1"] {
        table.presses_in_public("ola", text);
        assert_eq!(*table.game(), before, "{text}");
    }
}

// All of it together.

/// Numbers that look random and are the same for a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    fn of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[usize::try_from(self.below(list.len() as u64)).expect("small")]
    }
}

/// What the player of Italy, who is the game master, does to hold up the game.
const BY_THE_PLAYER: [&str; 16] = [
    "extend 24h",
    "extend 10m",
    "extend 60d",
    "pause",
    "resume",
    "resign",
    "return",
    "unready",
    "clear",
    "A Ven H",
    "ready",
    "more-time 24h",
    "vote-pause",
    "replace Italy",
    "away 24-26 November",
    "away 1-5 December",
];

/// What strangers do.
const BY_STRANGERS: [&str; 3] = ["take-over Italy game:Bosforo", "resign", "return"];

/// The honest players are ready as soon as they can be; they agree to no vote.
fn are_ready(table: &mut Trial) {
    for who in ALL.iter().filter(|who| **who != "italy") {
        let power = who.to_uppercase();
        if table.game().running().is_some_and(|running| !running.ready.contains(power.as_str())) {
            table.says(who, "ready");
        }
    }
}

#[test]
fn a_table_of_honest_players_ends_each_phase_within_its_greatest_length() {
    let tempos: [fn(&mut Settings); 4] = [
        |settings| settings.tempo.movement = Limit::After(86_400),
        |settings| (settings.tempo.grace, settings.tempo.movement) = (72 * 3600, Limit::After(48 * 3600)),
        |settings| settings.tempo.movement = Limit::After(600),
        |settings| {
            let calendar = dragoman_game::model::Calendar { weekdays: vec![1, 4], hour: 20, minute: 0 };
            settings.tempo.movement = Limit::On(calendar);
        },
    ];
    let (mut phases, mut delayed) = (0, 0);
    for seed in 0..16 {
        let mut chance = Chance(seed * 7919 + 1);
        let mut settings = Settings::habit("classic", Language::EN, "UTC");
        tempos[usize::try_from(seed % 4).expect("small")](&mut settings);
        settings.never_early = seed % 3 == 0;
        let mut table = Trial::with(settings);
        table.loaded.game.creator = person("italy");
        are_ready(&mut table);
        let (mut number, mut end, mut usual) = (1, latest(&table), table.running().clock.deadline());
        for _ in 0..60 {
            // Time passes; what is due is done when it is due.
            let length = end.duration_since(table.running().began).as_secs().max(60);
            let until = table.now.checked_add(SignedDuration::from_secs(
                i64::try_from(chance.below(u64::try_from(length / 6).expect("positive"))).expect("small"),
            ));
            let until = until.expect("an instant");
            while let Some(wake) = table.game().wake_at().filter(|wake| *wake <= until) {
                table.now = wake.max(table.now);
                let before = table.loaded.version;
                table.ticks();
                if table.loaded.version == before {
                    break;
                }
                are_ready(&mut table);
            }
            table.now = until.max(table.now);
            match chance.below(4) {
                0 => {
                    let stranger = chance.of(&["xen", "yve"]);
                    table.says(stranger, chance.of(&BY_STRANGERS));
                }
                _ => {
                    table.says("italy", chance.of(&BY_THE_PLAYER));
                }
            }
            are_ready(&mut table);
            let Some(running) = table.game().running() else { break };
            if running.number != number {
                phases += 1;
                (number, end, usual) = (running.number, latest(&table), running.clock.deadline());
            }
            delayed += usize::from(usual.is_some_and(|usual| table.now > usual));
            assert!(
                table.now <= end,
                "seed {seed}: phase {number} should have ended by {end}, and it is {}",
                table.now
            );
            table.forget();
        }
    }
    assert!(
        phases > 100 && delayed > 20,
        "the test says something: {phases} phases, {delayed} times after the deadline"
    );
}
