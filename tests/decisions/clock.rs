//! Decisions about time that passes.

use dragoman_game::decide::clock::{Due, deciding, due, postponed, who_can_change};
use dragoman_game::decide::deadlines;
use dragoman_game::model::{
    Absence, Calendar, CountBy, Delay, EndedBy, Game, Holidays, LastHour, Limit, PhaseClock, PhaseTimes, Settings,
    Stage, Tempo,
};
use dragoman_game::notice::Notice;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;
use jiff::{SignedDuration, Timestamp};

use super::heard::Heard as _;

const POWERS: [&str; 7] = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];

fn with(change: impl Fn(&mut Settings)) -> Trial {
    let mut trial = at_the_first_deadline(change);
    // This test isn't about the first deadline, which may move once.
    trial.first_deadline_stays();
    trial
}

fn at_the_first_deadline(change: impl Fn(&mut Settings)) -> Trial {
    let mut settings = Settings::habit("classic", Language::EN, "UTC");
    change(&mut settings);
    Trial::with(settings)
}

#[test]
fn the_first_deadline_moves_once_for_few_who_sent_nothing_and_their_seats_are_offered() {
    let mut trial = at_the_first_deadline(|settings| settings.tempo.grace = 7200);
    for power in &POWERS[..5] {
        trial.says(power, "ready");
    }
    trial.forget().later(48).ticks();
    assert_eq!((phase(trial.game()), left(&trial)), ("S1901M", SignedDuration::from_hours(24)));
    assert!(trial.public().contains("no orders from Russia and Turkey. This is the first phase"), "{}", trial.public());
    assert!(!trial.public().contains("in any case"), "nothing is promised: {}", trial.public());
    assert!(trial.public().contains("**Turkey** needs a new player"), "{}", trial.public());
    assert!(trial.heard("turkey").contains("your seat is now open"), "{}", trial.heard("turkey"));
    // A player who is back keeps the seat; a player who was on time may still change their orders.
    trial.says("turkey", "A Con - Bul").says("italy", "A Ven - Tri");
    assert_eq!(trial.orders("ITALY"), ["A VEN - TRI"]);
    let offered =
        |trial: &Trial, power: &str| trial.game().seat_with(&power.into()).is_some_and(|seat| seat.offered().is_some());
    assert!(!offered(&trial, "TURKEY") && offered(&trial, "RUSSIA"));
    trial.says("tom", "take-over Russia game:Bosforo").forget().later(24).ticks();
    assert!(trial.public().contains("Late orders are accepted"), "once, and then as agreed: {}", trial.public());
    trial.later(2).ticks();
    assert_eq!(phase(trial.game()), "F1901M");
    let missed = |power: &str| trial.game().seat_with(&power.into()).map(|seat| seat.missed());
    assert_eq!((missed("RUSSIA"), missed("TURKEY")), (Some(1), Some(0)));
}

#[test]
fn a_player_who_orders_in_a_later_phase_keeps_the_seat_that_the_rules_offered() {
    let mut trial = at_the_first_deadline(|_| {});
    for power in &POWERS[..6] {
        trial.says(power, "ready");
    }
    trial.later(48).ticks().forget().later(24).ticks();
    let turkey = |trial: &Trial| trial.game().seat_with(&"TURKEY".into()).unwrap().clone();
    assert_eq!((phase(trial.game()), turkey(&trial).missed()), ("F1901M", 1));
    assert!(turkey(&trial).offered().is_some() && trial.heard("turkey").contains("it stays yours"));
    trial.says("turkey", "A Con - Bul");
    assert_eq!((turkey(&trial).missed(), turkey(&trial).offered()), (0, None));
    trial.forget().presses("tom", "take-over:game=ab12cd34;power=TURKEY");
    assert_eq!(turkey(&trial).person(), Some(&person("turkey")), "{}", trial.heard("tom"));
    // What the game master has offered stays so.
    trial.says("ola", "replace Turkey").says("turkey", "A Smy H");
    assert!(turkey(&trial).offered().is_some());
}

#[test]
fn if_most_are_silent_the_first_deadline_stays() {
    let mut trial = at_the_first_deadline(|_| {});
    trial.says("italy", "ready").later(48).ticks();
    assert_eq!(phase(trial.game()), "F1901M");
}

/// New orders of a player who is ready count until the deadline, so that what they have written is looked for as well.
#[test]
fn who_is_ready_can_still_change_what_is_decided_at_the_deadline() {
    let mut trial = with(|_| {});
    let deadline = trial.running().clock.deadline().expect("a deadline");
    let people = |trial: &Trial| {
        let deciding = deciding(trial.game(), trial.now, deadline).expect("a deadline by then");
        assert_eq!((deciding.deadline, deciding.open.len() + deciding.ready.len()), (deadline, 7));
        deciding.ready
    };
    trial.says("italy", "A Ven - Tri").says("italy", "ready").says("france", "ready");
    assert_eq!(people(&trial), [person("france"), person("italy")]);
    trial.says("italy", "A Ven - Tyr");
    assert_eq!((people(&trial), trial.orders("ITALY")), (vec![person("france")], vec!["A VEN - TYR".into()]));
    assert_eq!(deciding(trial.game(), deadline, deadline), None, "not after it");
}

fn table() -> Trial {
    let limit = |minutes: u32| Limit::After(minutes * 60);
    with(|settings| {
        settings.tempo = Tempo {
            movement: limit(15),
            retreat: limit(5),
            adjustment: limit(5),
            first: Some(limit(30)),
            writing: Some(300),
            grace: 0,
        };
    })
}

fn begin_talk(trial: &mut Trial) {
    let times = deadlines::of(&trial.game().settings, &"S1901M".into(), true, trial.now);
    if let Stage::Running(running) = &mut trial.loaded.game.stage {
        running.clock = PhaseClock::new(PhaseTimes { deadline: running.clock.deadline(), ..times });
    }
}

fn minutes(trial: &mut Trial, minutes: i64) -> &mut Trial {
    trial.now = trial.now.checked_add(SignedDuration::from_mins(minutes)).expect("an instant");
    trial
}

fn phase(game: &Game) -> &str {
    game.running().map_or("over", |running| running.position.phase.as_str())
}

fn left(trial: &Trial) -> SignedDuration {
    trial.running().clock.deadline().expect("a deadline").duration_since(trial.now)
}

#[test]
fn in_a_live_game_negotiation_ends_early_only_when_all_are_ready() {
    let mut trial = table();
    begin_talk(&mut trial);
    minutes(&mut trial, 10);
    for power in &POWERS[..6] {
        trial.says(power, "ready");
    }
    assert!(trial.running().clock.talk_until().is_some());
    assert!(trial.heard("russia").contains("One player is still negotiating"), "{}", trial.heard("russia"));
    trial.says("russia", "unready").says("turkey", "ready");
    assert!(trial.running().clock.talk_until().is_some());
    trial.says("russia", "ready");
    assert!(trial.running().clock.talk_until().is_none());
    assert!(trial.running().ready.is_empty());
    assert_eq!(left(&trial), SignedDuration::from_mins(5));
    assert!(trial.public().contains("writes orders in silence"), "{}", trial.public());
    // Orders that were sent during the negotiation count; players confirm that they are ready with writing.
    for power in POWERS {
        trial.says(power, "ready");
    }
    assert_eq!(phase(trial.game()), "F1901M");
    assert_eq!(left(&trial), SignedDuration::from_mins(20));
}

#[test]
fn who_has_finished_negotiating_when_it_is_over_isnt_done_with_their_orders() {
    let mut trial = table();
    begin_talk(&mut trial);
    minutes(&mut trial, 30).ticks();
    assert!(trial.running().clock.talk_until().is_none());
    for power in &POWERS[..6] {
        trial.says(power, "ready");
    }
    // Said a moment before, and read now.
    trial.said_at = trial.now.checked_sub(SignedDuration::from_secs(1)).ok();
    trial.forget().says("turkey", "ready");
    assert!(trial.heard("turkey").contains("Everyone has finished negotiating"), "{}", trial.heard("turkey"));
    assert_eq!((phase(trial.game()), trial.running().ready.len()), ("S1901M", 6));
    trial.said_at = None;
    trial.says("turkey", "ready");
    assert_eq!(phase(trial.game()), "F1901M");
}

#[test]
fn in_a_live_game_writing_begins_when_the_negotiation_ends() {
    let mut trial = table();
    begin_talk(&mut trial);
    minutes(&mut trial, 29).ticks();
    assert!(trial.running().clock.talk_until().is_some());
    assert_eq!(trial.heard("italy"), "", "nobody is reminded during the negotiation");
    minutes(&mut trial, 1).ticks();
    assert!(trial.running().clock.talk_until().is_none());
    assert_eq!(left(&trial), SignedDuration::from_mins(5));
    minutes(&mut trial, 5).ticks();
    assert_eq!(phase(trial.game()), "F1901M");
}

#[test]
fn after_an_outage_during_the_negotiation_there_is_time_to_write() {
    let mut trial = table();
    begin_talk(&mut trial);
    trial.later(5).ticks();
    assert_eq!(phase(trial.game()), "S1901M");
    assert_eq!(left(&trial), SignedDuration::from_mins(5));
}

#[test]
fn after_days_of_outage_one_phase_is_adjudicated_and_the_next_has_its_full_time() {
    let mut trial = with(|_| {});
    trial.later(24 * 9).ticks();
    assert_eq!(phase(trial.game()), "F1901M");
    assert_eq!(trial.past.len(), 1);
    assert_eq!(left(&trial), SignedDuration::from_hours(48));
    assert!(trial.public().contains("couldn't adjudicate this phase on time"), "{}", trial.public());
    assert!(trial.heard("ola").contains("couldn't adjudicate this phase on time"), "{}", trial.heard("ola"));
    trial.forget().later(48).ticks();
    assert!(!trial.public().contains("on time"), "{}", trial.public());
    assert_eq!(trial.heard("ola"), "");
}

#[test]
fn a_phase_that_ends_on_time_keeps_the_hour() {
    let mut trial = with(|_| {});
    let deadline = trial.running().clock.deadline().unwrap();
    trial.now = deadline.checked_add(SignedDuration::from_secs(7)).unwrap();
    trial.ticks();
    let next = deadline.checked_add(SignedDuration::from_hours(48)).unwrap();
    assert_eq!(trial.running().clock.deadline(), Some(next));
}

#[test]
fn players_without_orders_are_reminded_at_half_time_and_those_with_missing_orders_before_the_deadline() {
    let mut trial = with(|_| {});
    trial.says("italy", "A Ven - Tyr").says("austria", "A Vie H, A Bud H, F Tri H").says("turkey", "ready");
    trial.forget().later(24).ticks();
    let reminded = |trial: &Trial, who: &str| trial.heard(who).matches("Orders are due").count();
    assert_eq!(POWERS.map(|power| reminded(&trial, power)), [0, 1, 1, 1, 0, 1, 0]);
    trial.forget().later(22).ticks().ticks();
    assert_eq!(POWERS.map(|power| reminded(&trial, power)), [0, 1, 1, 1, 1, 1, 0]);
    assert!(trial.heard("italy").contains("F Nap") && !trial.heard("italy").contains("A Ven"));
    assert!(trial.said.iter().all(|outgoing| outgoing.expires == trial.running().clock.deadline()));
    trial.forget().later(1).ticks();
    assert_eq!(POWERS.map(|power| reminded(&trial, power)), [0; 7]);
}

#[test]
fn late_orders_count_during_the_grace_period_and_not_longer_than_needed() {
    let mut trial = with(|settings| settings.tempo.grace = 7200);
    for power in &POWERS[..6] {
        trial.says(power, "ready");
    }
    trial.forget().later(48).ticks();
    assert_eq!(phase(trial.game()), "S1901M");
    assert!(trial.public().contains("Orders are still missing from Turkey"), "{}", trial.public());
    minutes(&mut trial, 30).says("turkey", "A Con - Bul");
    assert_eq!(phase(trial.game()), "S1901M", "two of its units have no orders yet");
    trial.says("turkey", "A Smy H, F Ank H");
    assert_eq!(phase(trial.game()), "F1901M", "nobody is late any more");
    assert_eq!(trial.past[0].1.orders["TURKEY"].len(), 3);
    assert_eq!(trial.game().seat_with(&"TURKEY".into()).unwrap().missed(), 0);
}

/// After an outage what was said meanwhile is read before anything is done that is due.
#[test]
fn who_begins_to_order_before_the_clock_has_recorded_the_deadline_can_finish() {
    let late = || {
        let mut trial = with(|settings| settings.tempo.grace = 7200);
        for power in &POWERS[..6] {
            trial.says(power, "ready");
        }
        minutes(trial.later(48), 10);
        trial
    };
    let mut trial = late();
    trial.says("turkey", "A Con - Bul").says("turkey", "A Smy H");
    assert_eq!(trial.orders("TURKEY").len(), 2, "{}", trial.heard("turkey"));
    trial.ticks();
    assert!(phase(trial.game()) == "S1901M" && trial.running().clock.is_grace(), "{}", trial.public());
    trial.says("turkey", "F Ank H");
    assert_eq!((phase(trial.game()), trial.past[0].1.orders["TURKEY"].len()), ("F1901M", 3), "{}", trial.public());
    // Who has finished isn't waited for.
    let mut trial = late();
    trial.says("turkey", "A Con H, A Smy H, F Ank H").ticks();
    assert_eq!(phase(trial.game()), "F1901M", "{}", trial.public());
}

#[test]
fn late_orders_that_the_game_master_enters_end_the_wait_for_them_too() {
    let mut trial = with(|settings| settings.tempo.grace = 7200);
    for power in &POWERS[..6] {
        trial.says(power, "ready");
    }
    trial.later(48).ticks().confirms("ola", "enter Turkey A Con - Bul");
    assert_eq!(phase(trial.game()), "S1901M", "two of its units have no orders yet");
    trial.confirms("ola", "enter Turkey A Smy H, F Ank H");
    assert_eq!(phase(trial.game()), "F1901M", "{}", trial.public());
    assert_eq!(trial.past[0].1.orders["TURKEY"].len(), 3);
}

#[test]
fn a_weekly_game_whose_day_is_a_holiday_twice_has_a_deadline() {
    let day = |text: &str| text.parse().expect("a day");
    let trial = at_the_first_deadline(|settings| {
        settings.tempo.movement = Limit::On(Calendar { weekdays: vec![5], hour: 20, minute: 0 });
        settings.holidays = ["2026-11-27", "2026-12-04"].map(|off| Holidays { from: day(off), to: day(off) }).into();
    });
    let deadline = trial.running().clock.deadline().map(|at| at.to_string());
    assert_eq!(deadline.as_deref(), Some("2026-12-11T20:00:00Z"));
}

#[test]
fn moves_wait_for_their_deadline_if_that_was_agreed() {
    let mut trial = with(|settings| settings.never_early = true);
    for power in POWERS {
        trial.says(power, "ready");
    }
    assert_eq!(phase(trial.game()), "S1901M");
    trial.later(48).ticks();
    assert_eq!(phase(trial.game()), "F1901M");
    assert!(!trial.public().contains("sooner"), "{}", trial.public());
    let mut trial = with(|_| {});
    for power in POWERS {
        trial.says(power, "ready");
    }
    assert!(trial.public().contains("sooner if everyone is ready"), "{}", trial.public());
}

#[test]
fn results_are_announced_for_the_end_of_a_pause_only_where_they_come_then() {
    let mut never_early = with(|settings| settings.never_early = true);
    let mut negotiation = table();
    begin_talk(&mut negotiation);
    for trial in [&mut never_early, &mut negotiation] {
        trial.confirms_in_public("ola", "pause").forget();
        for power in POWERS {
            trial.says(power, "ready");
        }
        assert!(trial.running().clock.paused().is_some() && trial.running().ready.len() == 7);
        assert!(!trial.public().contains("but the game is paused"), "{}", trial.public());
    }
}

#[test]
fn players_who_were_on_time_change_nothing_during_the_grace_period() {
    let mut trial = with(|settings| settings.tempo.grace = 7200);
    trial.says("italy", "A Ven - Tyr");
    for power in &POWERS[..4] {
        trial.says(power, "ready");
    }
    trial.later(48).ticks();
    for (who, text) in [("italy", "A Ven - Tri"), ("italy", "clear"), ("france", "A Par - Bur"), ("france", "unready")]
    {
        trial.forget().says(who, text);
        assert!(trial.heard(who).contains("too late") || trial.heard(who).contains("closed"), "{}", trial.heard(who));
    }
    assert_eq!(trial.orders("ITALY"), ["A VEN - TYR"]);
    assert!(trial.orders("FRANCE").is_empty() && trial.running().ready.contains("FRANCE"));
    trial.says("turkey", "A Con - Bul").says("turkey", "A Con - Smy");
    assert_eq!(trial.orders("TURKEY"), ["A CON - SMY"], "while Russia is late too");
    // Moving the deadline opens the phase again for all.
    trial.confirms("ola", "extend 24h").says("italy", "A Ven - Tri");
    assert_eq!(trial.orders("ITALY"), ["A VEN - TRI"]);
}

#[test]
fn who_was_on_time_changes_nothing_by_resigning_either() {
    let mut trial = with(|settings| settings.tempo.grace = 7200);
    trial.says("italy", "A Ven - Tyr").says("austria", "ready").says("england", "ready").says("france", "ready");
    trial.confirms("germany", "resign").later(48).ticks();
    assert!(trial.running().clock.is_grace());
    trial.confirms("italy", "resign").forget().presses("italy", "return:game=ab12cd34").says("italy", "A Ven - Tri");
    assert!(trial.heard("italy").contains("orders count"), "{}", trial.heard("italy"));
    // Without orders too: they were ready with what happens then.
    trial.confirms("italy", "resign").confirms("france", "resign");
    for (who, power, order) in [("tom", "ITALY", "A Ven - Tri"), ("wim", "FRANCE", "A Par - Bur")] {
        trial.presses(who, &format!("take-over:game=ab12cd34;power={power}")).says(who, order);
        assert_eq!(trial.game().seat_with(&power.into()).unwrap().person(), Some(&person(who)), "{}", trial.heard(who));
    }
    assert!(trial.orders("ITALY") == ["A VEN - TYR"] && trial.orders("FRANCE").is_empty());
    assert!(trial.running().clock.is_grace() && left(&trial) <= SignedDuration::from_hours(2), "{}", left(&trial));
    // Who takes a seat that nobody played when the deadline passed has time to order, and nobody else has.
    trial.presses("uma", "take-over:game=ab12cd34;power=GERMANY").says("uma", "A Mun - Ruh");
    trial.says("austria", "A Vie - Gal");
    assert!(trial.orders("GERMANY") == ["A MUN - RUH"] && trial.orders("AUSTRIA").is_empty());
    assert_eq!(left(&trial), SignedDuration::from_hours(24));
    trial.later(24).ticks();
    assert_eq!(trial.past[0].1.orders["ITALY"], ["A VEN - TYR"]);
}

#[test]
fn orders_that_nobody_can_send_any_more_arent_waited_for() {
    let taken_over = || {
        let mut trial = with(|settings| (settings.tempo.grace, settings.missing_pauses) = (7200, true));
        for power in &POWERS[..6] {
            trial.says(power, "ready");
        }
        trial.later(48).ticks().confirms("france", "resign");
        trial.presses("wim", "take-over:game=ab12cd34;power=FRANCE").forget();
        trial
    };
    let mut trial = taken_over();
    trial.says("turkey", "A Con - Bul, A Smy H, F Ank H");
    assert_eq!(phase(trial.game()), "F1901M", "{}", trial.public());
    assert_eq!(trial.game().seat_with(&"FRANCE".into()).expect("a seat").missed(), 0);
    let mut trial = taken_over();
    trial.later(2).ticks();
    assert!(trial.public().contains("missing from **Turkey**"), "{}", trial.public());
}

#[test]
fn what_was_on_time_counts_although_its_player_is_expelled_while_others_are_late() {
    let mut trial = with(|settings| settings.tempo.grace = 7200);
    trial.says("italy", "A Ven - Tyr").says("austria", "ready").later(48).ticks();
    assert!(trial.running().clock.is_grace());
    trial.confirms("ola", "expel Italy").later(2).ticks();
    assert!(trial.past[0].1.results["A VEN"].is_empty(), "{:?}", trial.past[0].1.results);
}

#[test]
fn the_grace_period_ends() {
    let mut trial = with(|settings| settings.tempo.grace = 7200);
    trial.later(48).ticks().later(2).ticks();
    assert_eq!(phase(trial.game()), "F1901M");
    assert_eq!(trial.past.len(), 1);
}

#[test]
fn without_a_grace_period_orders_after_the_deadline_are_too_late() {
    let mut trial = with(|_| {});
    trial.now = trial.running().clock.deadline().unwrap().checked_add(SignedDuration::from_millis(1)).unwrap();
    trial.says("turkey", "A Con - Bul");
    assert!(trial.loaded.sheets.is_empty());
}

#[test]
fn a_seat_that_sends_nothing_twice_is_offered_until_its_player_is_back() {
    let mut trial = with(|_| {});
    for power in &POWERS[..6] {
        trial.says(power, "ready");
    }
    trial.forget().later(48).ticks();
    let turkey = |trial: &Trial| trial.game().seat_with(&"TURKEY".into()).unwrap().clone();
    assert_eq!((turkey(&trial).missed(), turkey(&trial).offered()), (1, None));
    assert!(trial.heard("turkey").contains("I'll offer your seat to others"), "{}", trial.heard("turkey"));
    assert!(
        trial.public().contains("no orders received from Turkey. The phase was adjudicated without them"),
        "{}",
        trial.public()
    );
    for power in &POWERS[..6] {
        trial.says(power, "ready");
    }
    trial.forget().later(48).ticks();
    assert_eq!(turkey(&trial).offered(), Some(trial.now));
    assert!(trial.public().contains("**Turkey** needs a new player"), "{}", trial.public());
    trial.says("turkey", "A Con - Bul");
    assert_eq!((turkey(&trial).missed(), turkey(&trial).offered()), (0, None));
}

#[test]
fn absent_players_are_in_civil_disorder_for_that_phase_if_that_was_agreed() {
    let mut trial = with(|settings| settings.absence = Absence::Disorder);
    trial.says("italy", "ready").later(48).ticks();
    let before = &trial.past[0].1.before;
    assert_eq!(before.standing.disorder.len(), 6);
    assert!(!before.standing.disorder.contains("ITALY"));
    assert!(trial.running().position.standing.disorder.is_empty(), "a player who comes back continues");
    assert!(trial.public().contains("civil disorder"), "{}", trial.public());
    let mut trial = with(|_| {});
    trial.later(48).ticks();
    assert!(trial.past[0].1.before.standing.disorder.is_empty());
}

#[test]
fn at_the_agreed_end_most_units_win() {
    let strikes: Timestamp = "2026-11-21T15:00:00Z".parse().unwrap();
    let by = CountBy::Units;
    let mut trial = with(|settings| settings.last_hour = Some(LastHour { at: strikes, by }));
    trial.later(2).ticks();
    assert_eq!(phase(trial.game()), "S1901M");
    assert_eq!(trial.game().wake_at(), Some(strikes));
    trial.later(1).ticks();
    let Stage::Over(ending) = &trial.game().stage else { panic!("it is over") };
    assert_eq!(ending.winners, ["RUSSIA"]);
    assert!(trial.public().contains("Time's up, as agreed. Most units: Russia"), "{}", trial.public());
    assert!(trial.past.is_empty(), "what was being played isn't adjudicated");
}

#[test]
fn who_goes_back_to_before_the_agreed_end_plays_on() {
    let at: Timestamp = "2026-11-21T15:00:00Z".parse().unwrap();
    let by = CountBy::Units;
    let mut trial = with(|settings| settings.last_hour = Some(LastHour { at, by }));
    for power in POWERS {
        trial.says(power, "ready");
    }
    trial.later(4).ticks().forget().confirms_in_public("ola", "rollback S1901M reason:x").ticks();
    assert_eq!(phase(trial.game()), "S1901M", "{}", trial.heard("ola"));
}

#[test]
fn an_extension_of_a_shortened_phase_takes_nothing_from_who_withdraws() {
    let mut trial = with(|_| {});
    let (now, before) = (trial.now, left(&trial));
    let Stage::Running(running) = &mut trial.loaded.game.stage else { panic!("it is played") };
    running.clock.shorten(SignedDuration::from_mins(10), now);
    assert!(running.clock.extend(SignedDuration::from_hours(1), now, Delay::Beyond));
    assert_eq!(running.clock.deadline().map(|at| at.duration_since(now)), Some(SignedDuration::from_mins(70)));
    running.clock.lengthen_again(now);
    assert!(left(&trial) >= before, "{}", left(&trial));
}

#[test]
fn nobody_waits_for_a_vacant_seat() {
    let mut trial = with(|_| {});
    for power in &POWERS[..6] {
        trial.says(power, "ready");
    }
    for seat in &mut trial.loaded.game.seats {
        if seat.holds(&"TURKEY".into()) {
            seat.held_by(dragoman_game::model::Holder::Vacant);
        }
    }
    trial.later(48).ticks();
    assert!(trial.running().position.standing.disorder.contains("TURKEY"));
    for power in &POWERS[..6] {
        trial.says(power, "ready");
    }
    assert_eq!(trial.past.len(), 2, "six were enough");
    assert!(trial.game().seat_of(&person("turkey")).is_none());
}

#[test]
fn an_outage_moves_the_deadline_by_its_length_and_all_are_told() {
    let mut table = Trial::new();
    let deadline = table.running().clock.deadline().expect("the clock is running");
    let since = deadline.checked_sub(SignedDuration::from_hours(1)).expect("an instant");
    table.says("italy", "A Ven - Tyr").later(48).forget();
    let late = table.now.checked_add(SignedDuration::from_mins(10)).expect("an instant");
    let decision = postponed(&table.loaded, Due::Close(deadline), since, late).expect("it waits");
    table.now = late;
    table.apply(decision);
    assert!(table.public().contains("is down"), "{}", table.public());
    assert_eq!(table.running().clock.deadline(), deadline.checked_add(SignedDuration::from_hours(24)).ok());
    assert_eq!(due(table.game(), table.now), Some(Due::Back(deadline)));
    assert_eq!(Due::Back(deadline).heard_until(), Some(deadline));
    // Orders count meanwhile; two hours later the network is reachable again, three hours after it was lost.
    table.says("france", "A Par - Bur");
    assert_eq!(table.orders("FRANCE"), ["A PAR - BUR"]);
    table.forget().later(2).ticks();
    let away = table.now.duration_since(since);
    assert_eq!(table.running().clock.deadline(), deadline.checked_add(away).ok());
    assert!(table.running().clock.outage().is_none() && table.running().number == 1);
    assert!(table.public().contains("can be reached again"), "{}", table.public());
    table.later(1).ticks();
    assert_eq!(table.running().number, 2);
}

#[test]
fn no_deadline_waits_for_messages_of_who_is_eliminated() {
    let mut trial = with(|_| {});
    let heard = |trial: &Trial| who_can_change(trial.game(), trial.now).cloned().collect::<Vec<_>>();
    assert_eq!(heard(&trial), POWERS.map(person));
    if let Stage::Running(running) = &mut trial.loaded.game.stage {
        running.position.units.remove("ITALY");
        running.position.centers.remove("ITALY");
    }
    assert!(!heard(&trial).contains(&person("italy")) && heard(&trial).len() == 6);
}

#[test]
fn nobody_waits_for_a_network_longer_than_a_day() {
    let mut table = Trial::new();
    let deadline = table.running().clock.deadline().expect("the clock is running");
    table.later(48);
    let decision = postponed(&table.loaded, Due::Close(deadline), deadline, table.now).expect("it waits");
    table.apply(decision).later(25);
    let latest = deadline.checked_add(SignedDuration::from_hours(24)).expect("an instant");
    assert_eq!(due(table.game(), table.now), Some(Due::CloseUnheard(latest)));
    assert_eq!(Due::CloseUnheard(latest).heard_until(), None);
    table.ticks();
    assert_eq!(table.running().number, 2);
    let table = Trial::new();
    assert!(postponed(&table.loaded, Due::Half, deadline, table.now).is_none());
}

#[test]
fn a_phase_that_is_due_at_the_agreed_end_of_the_game_counts() {
    // With time for those who are late, whom nobody can wait for then.
    for grace in [0, 3_600] {
        let mut table = with(|settings| settings.tempo.grace = grace);
        let at = table.running().clock.deadline().expect("it has a deadline");
        table.loaded.game.settings.last_hour = Some(LastHour { at, by: CountBy::Units });
        table.says("italy", "A Ven - Tri").says("austria", "F Tri - Adr");
        let hours = at.duration_since(table.now).as_hours();
        table.forget().later(hours - 1).ticks();
        assert!(table.past.is_empty() && table.game().running().is_some());
        table.forget().later(1).ticks();
        let Stage::Over(ending) = &table.game().stage else { panic!("it is over: {}", table.public()) };
        assert_eq!((ending.by, table.past.len()), (Some(EndedBy::Hour), 1), "grace {grace}");
        assert_eq!(table.past[0].1.before.phase, "S1901M");
    }
}

#[test]
fn a_game_of_computers_alone_ends_automatically() {
    let mut table = Trial::new();
    table.limits.computer_phases = 3;
    for (seed, seat) in (0..).zip(&mut table.loaded.game.seats) {
        seat.held_by(dragoman_game::model::Holder::Computer(seed));
    }
    for _ in 0..10 {
        table.later(48).ticks();
    }
    assert!(matches!(table.game().stage, Stage::Over(_)));
    assert!(table.past.len() >= 3 && table.past.len() <= 5, "{}", table.past.len());
    assert!(table.public().contains("only the computer has played"), "{}", table.public());
}

#[test]
fn nobody_waits_for_a_deadline_when_only_computers_play() {
    for ends in [false, true] {
        let mut table = with(|settings| settings.ends_unattended = ends);
        table.limits.computer_phases = 6;
        for (seed, seat) in (0..).zip(&mut table.loaded.game.seats) {
            seat.held_by(dragoman_game::model::Holder::Computer(seed));
        }
        table.later(48).ticks();
        assert!(matches!(table.game().stage, Stage::Over(_)), "all at once: {}", table.public());
        let public = table.public();
        if ends {
            assert_eq!(table.past.len(), 1);
            assert!(public.contains("so the game ends here, as agreed"), "{public}");
        } else {
            assert!(table.past.len() > 5, "{}", table.past.len());
            assert!(public.contains("goes on without waiting for deadlines"), "{public}");
            assert_eq!(public.matches("Only the computer is still playing").count(), 1, "said once: {public}");
        }
    }
}

/// A game in which computers play all powers but Italy.
fn with_italy(ends: bool) -> Trial {
    let mut table = with(|settings| settings.ends_unattended = ends);
    for (seed, seat) in (0..).zip(table.loaded.game.seats.iter_mut().filter(|seat| !seat.holds(&"ITALY".into()))) {
        seat.held_by(dragoman_game::model::Holder::Computer(seed));
    }
    table
}

/// That only computers play was said once, and the game has ended, or went on without people, as was agreed.
fn is_said_once(table: &Trial, ends: bool) {
    let public = table.public();
    assert!(matches!(table.game().stage, Stage::Over(_)), "all at once: {public}");
    assert_eq!(public.matches("Only the computer is still playing").count(), 1, "{public}");
    assert_eq!(public.contains("so the game ends here, as agreed"), ends, "{public}");
}

#[test]
fn it_is_said_that_only_computers_play_also_after_phases_without_anybody() {
    for ends in [false, true] {
        // The last player resigns, a phase is played with a vacant seat, and then a computer takes it.
        let mut table = with_italy(ends);
        table.confirms("italy", "resign").later(48).ticks();
        assert!(table.running().unattended > 0 && !table.public().contains("Only the computer"), "{}", table.public());
        table.says("ola", "fill").ticks();
        is_said_once(&table, ends);
        // A player who has sent nothing for long is eliminated.
        let mut table = with_italy(ends);
        let seat = table.loaded.game.seats.iter_mut().find(|seat| seat.holds(&"ITALY".into()));
        seat.expect("a seat").has_missed(3);
        if let Stage::Running(running) = &mut table.loaded.game.stage {
            running.unattended = 2;
            running.position.phase = "F1901M".into();
            running.position.units.insert("ITALY".into(), Vec::new());
            running.position.units.insert("AUSTRIA".into(), vec!["A VEN".into(), "A ROM".into(), "F NAP".into()]);
        }
        table.later(48).ticks();
        is_said_once(&table, ends);
        // Nobody has ever played.
        let mut lobby = Trial::created(if ends { "new Delta options:computers-alone=end" } else { "new Delta" });
        lobby.says("ola", "fill").ticks();
        is_said_once(&lobby, ends);
        assert_eq!(lobby.public().contains("Played by the computer"), !ends, "{}", lobby.public());
    }
}

#[test]
fn a_game_says_how_well_the_computer_plays() {
    let lobby = Trial::created("new Delta options:level=marshal,computers-alone=end,computers-talk=no");
    let settings = &lobby.game().settings;
    assert_eq!(settings.computer_level, dragoman_game::model::ComputerLevel::Marshal);
    assert!(settings.ends_unattended && settings.computers_silent);
    let public = lobby.public();
    assert!(public.contains("The computer doesn't negotiate."), "{public}");
    assert!(public.contains("The computer plays at marshal level."), "{public}");
    // The usual level isn't among the terms: it is said when the game begins.
    let mut lobby = Trial::created("new Delta options:computers-talk=no");
    lobby.calls("anna", "join").forget().calls("ola", "fill");
    let public = lobby.public();
    assert_eq!(public.matches("Played by the computer from now on").count(), 1, "{public}");
    assert!(public.contains("(level: officer)"), "{public}");
}

#[test]
fn a_player_who_sends_nothing_doesnt_keep_a_game_of_computers_running() {
    let mut table = Trial::new();
    table.limits.computer_phases = 3;
    let others = (0..).zip(table.loaded.game.seats.iter_mut().filter(|seat| !seat.holds(&"ITALY".into())));
    for (seed, seat) in others {
        seat.held_by(dragoman_game::model::Holder::Computer(seed));
    }
    for _ in 0..4 {
        table.says("italy", "ready");
        table.later(48).ticks();
    }
    assert!(table.running().unattended == 0, "a player who sends orders is present");
    for _ in 0..12 {
        table.later(48).ticks();
    }
    assert!(matches!(table.game().stage, Stage::Over(_)), "{}", phase(table.game()));
    assert!(table.public().contains("only the computer has played"), "{}", table.public());
}

#[test]
fn computers_propose_a_draw_when_nothing_has_moved_for_years() {
    let proposed = |last: u16, change: fn(&mut Trial)| {
        let mut table = Trial::new();
        let others = (0..).zip(table.loaded.game.seats.iter_mut().filter(|seat| !seat.holds(&"ITALY".into())));
        for (seed, seat) in others {
            seat.held_by(dragoman_game::model::Holder::Computer(seed));
        }
        if let Stage::Running(running) = &mut table.loaded.game.stage {
            running.position.phase = "W1907A".into();
            running.last_change = Some(last);
            // A removal is due: else no winter would be played.
            running.position.units.entry("AUSTRIA".into()).or_default().push("A TYR".into());
        }
        change(&mut table);
        table.first_deadline_stays().later(48).ticks();
        assert_eq!(table.running().position.phase, "S1908M");
        table
    };
    let asks = |table: &Trial| table.game().votes.iter().any(|vote| vote.open);
    let mut table = proposed(1904, |_| {});
    assert!(asks(&table), "1905, 1906 and 1907 have changed nothing: {}", table.game().votes.len());
    assert!(table.heard("italy").contains("a draw between all"), "{}", table.heard("italy"));
    assert!(!table.public().contains("draw"), "only who decides is asked: {}", table.public());
    // Computers have proposed something too: only with its sign it is a vote without a question.
    table.says("italy", "/agree");
    assert!(matches!(&table.game().stage, Stage::Over(ending) if ending.winners.len() == 7), "{}", table.public());

    assert!(!asks(&proposed(1905, |_| {})), "not after two years");
    assert!(!asks(&proposed(1903, |_| {})), "nor each year");
    assert!(asks(&proposed(1901, |_| {})), "again after six");
    assert!(
        !asks(&proposed(1904, |table| table.loaded.game.settings.draw_from = Some(1910))),
        "not before that was agreed"
    );
    assert!(
        !asks(&proposed(1904, |table| table.loaded.game.settings.anonymous = true)),
        "nobody learns that computers play"
    );
    let people = |table: &mut Trial| {
        let map_of = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "RUSSIA", "TURKEY"];
        for (name, power) in map_of.iter().map(|power| (power.to_lowercase(), *power)) {
            let seat = table.loaded.game.seats.iter_mut().find(|seat| seat.holds(&power.into()));
            seat.expect("a seat").held_by(dragoman_game::model::Holder::Person(person(&name)));
        }
    };
    assert!(!asks(&proposed(1904, people)), "people propose it themselves");
}

#[test]
fn the_year_of_the_last_change_is_remembered() {
    let mut table = Trial::new();
    for (seed, seat) in (0..).zip(table.loaded.game.seats.iter_mut().filter(|seat| !seat.holds(&"ITALY".into()))) {
        seat.held_by(dragoman_game::model::Holder::Computer(seed));
    }
    table.first_deadline_stays().later(48).ticks();
    assert_eq!((phase(table.game()), table.running().last_change), ("F1901M", Some(1900)), "nothing yet in spring");
    for _ in 0..8 {
        if phase(table.game()) != "S1902M" {
            table.later(48).ticks();
        }
    }
    assert_eq!((phase(table.game()), table.running().last_change), ("S1902M", Some(1901)));
}

#[test]
fn a_rollback_brings_the_year_of_the_last_change_back() {
    let mut table = Trial::new();
    for (seed, seat) in (0..).zip(table.loaded.game.seats.iter_mut().filter(|seat| !seat.holds(&"ITALY".into()))) {
        seat.held_by(dragoman_game::model::Holder::Computer(seed));
    }
    table.first_deadline_stays();
    let mut known = std::collections::BTreeMap::new();
    for _ in 0..20 {
        let running = table.running();
        known.insert(running.number, (running.position.phase.clone(), running.last_change));
        if running.position.phase.as_str() == "S1903M" {
            break;
        }
        table.later(48).ticks();
    }
    let (number, before) = known.iter().find(|(_, (phase, _))| phase.as_str() == "F1902M").expect("it was played");
    assert_eq!(before.1, Some(1901));
    table.says("ola", "rollback F1902M reason:x").says("ola", "go-ahead");
    let running = table.running();
    assert!(running.number > *number && running.position.phase == before.0, "{}", table.heard("ola"));
    assert_eq!(running.last_change, before.1);
    // What was undone by it doesn't count.
    table.says("ola", "rollback F1901M reason:x").says("ola", "go-ahead");
    assert_eq!((phase(table.game()), table.running().last_change), ("F1901M", Some(1900)));
}

#[test]
fn a_player_who_is_back_in_time_continues_with_the_computers() {
    let mut table = Trial::new();
    table.limits.computer_phases = 5;
    for (seed, seat) in (0..).zip(table.loaded.game.seats.iter_mut().filter(|seat| !seat.holds(&"ITALY".into()))) {
        seat.held_by(dragoman_game::model::Holder::Computer(seed));
    }
    for _ in 0..20 {
        if table.running().unattended >= 2 {
            break;
        }
        table.later(48).ticks();
    }
    assert!(table.running().unattended >= 2, "nobody is there");
    table.says("italy", "ready");
    for _ in 0..3 {
        table.later(48).ticks().says("italy", "ready");
    }
    assert_eq!(table.running().unattended, 0, "{}", table.public());
}

#[test]
fn nobody_negotiates_during_the_grace_period_if_that_was_agreed() {
    for silent in [false, true] {
        let mut trial = with(|settings| (settings.tempo.grace, settings.grace_silent) = (7200, silent));
        trial.says("italy", "talk Germany").says("italy", "to Germany: hello");
        for power in &POWERS[..6] {
            trial.says(power, "ready");
        }
        trial.later(48).ticks();
        assert!(trial.running().clock.is_grace());
        let before = trial.heard("germany").matches("hello").count();
        trial.says("italy", "to Germany: hello again").says("italy", "/say peace");
        let (told, said) = (trial.heard("germany").contains("hello again"), trial.public().contains("peace"));
        assert_eq!((told, said, before), (!silent, !silent, 1), "{}", trial.heard("italy"));
        let locked = trial.said.iter().any(|outgoing| outgoing.notice == Notice::RoomSilence { silent: true });
        assert_eq!(locked, silent, "rooms are locked too");
    }
}

#[test]
fn a_game_that_waits_for_missing_orders_is_paused_and_goes_on_by_itself() {
    let paused = || {
        let mut trial = with(|settings| (settings.tempo.grace, settings.missing_pauses) = (7200, true));
        for power in &POWERS[..6] {
            trial.says(power, "ready");
        }
        trial.later(48).ticks().forget().later(2).ticks();
        assert_eq!((phase(trial.game()), trial.running().clock.paused().is_some()), ("S1901M", true));
        let public = trial.public();
        assert!(
            public.contains("missing from **Turkey**") && public.contains("**Turkey** needs a new player"),
            "{public}"
        );
        assert!(trial.heard("turkey").contains("your orders for Spring 1901 are missing"), "{}", trial.heard("turkey"));
        trial.later(100).ticks();
        assert_eq!(phase(trial.game()), "S1901M", "however long it takes");
        trial.forget();
        trial
    };
    // The orders come.
    let mut trial = paused();
    trial.says("turkey", "A Con - Bul, A Smy H, F Ank H").ticks();
    assert_eq!(phase(trial.game()), "F1901M", "{}", trial.public());
    assert!(trial.game().seats.iter().all(|seat| seat.offered().is_none()));
    // They come one by one.
    let mut trial = paused();
    trial.says("turkey", "A Con - Bul").ticks();
    assert_eq!((phase(trial.game()), left(&trial)), ("S1901M", SignedDuration::from_mins(15)));
    minutes(&mut trial, 15).ticks();
    assert_eq!(phase(trial.game()), "F1901M", "{}", trial.public());
    // Somebody else plays, and has time to order.
    let mut trial = paused();
    trial.presses("tom", "take-over:game=ab12cd34;power=TURKEY").ticks();
    assert_eq!((phase(trial.game()), left(&trial)), ("S1901M", SignedDuration::from_hours(24)));
    assert!(trial.public().contains("The game resumes"), "{}", trial.public());
    trial.later(24).ticks();
    assert_eq!(phase(trial.game()), "F1901M", "it waits once a phase");
    // The game master has received them.
    let mut trial = paused();
    trial.confirms("ola", "enter Turkey A Con - Bul, A Smy H, F Ank H").ticks();
    assert_eq!(phase(trial.game()), "F1901M", "{}", trial.public());
    // The game master doesn't wait any longer.
    let mut trial = paused();
    trial.says("ola", "resume").later(1).ticks();
    assert_eq!(phase(trial.game()), "F1901M", "{}", trial.public());
}

#[test]
fn what_happens_if_orders_are_missing_is_agreed_at_the_creation() {
    let mut lobby = Trial::created("new Delta grace:2h options:missing=pause,grace-press=no");
    lobby.says("ola", "settings");
    let told = format!("{} {}", lobby.public(), lobby.heard("ola"));
    assert!(told.contains("the game is paused until they arrive"), "{told}");
    assert!(told.contains("No negotiation while late orders"), "{told}");
}
