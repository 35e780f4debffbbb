//! What contradicts an agreement, and which orders fulfil it.

use dragoman_engine::{GameOptions, Map, Position, Power, Season, Turn, WrittenOrder, WrittenUnit};

use crate::{Between, Clause, Meaning, OwnSide, Slot, Task, Value, is_fact, is_of_one_turn, tasks, turn_of_orders};

fn map() -> &'static Map {
    Map::classic()
}

fn power(id: &str) -> Power {
    map().power(id).expect("a power")
}

fn order(text: &str) -> WrittenOrder {
    WrittenOrder::read(map(), text).expect("an order")
}

fn clause(meaning: Meaning, values: Vec<(Slot, Value)>) -> Clause {
    Clause::new(map(), meaning, values).expect("it fits")
}

fn provinces(ids: &[&str]) -> Value {
    Value::Provinces(ids.iter().map(|id| map().province(id).expect("a province")).collect())
}

/// Whether these orders of Austria contradict what Italy has said to it.
fn austria_breaks(clause: &Clause, orders: &[&str]) -> bool {
    breaks("AUSTRIA", clause, orders)
}

/// Whether these orders of `own` contradict what Italy has said to Austria.
fn breaks(own: &str, clause: &Clause, orders: &[&str]) -> bool {
    let position = Position::start(map(), GameOptions::default());
    let orders: Vec<WrittenOrder> = orders.iter().map(|text| order(text)).collect();
    let side =
        OwnSide { position: &position, power: power(own), orders: &orders, is_complete: true, is_movement: true };
    side.contradicts(Between { author: power("ITALY"), to: &[power("AUSTRIA")] }, clause)
}

#[test]
fn peace_is_broken_by_an_attack_or_by_aid_to_one() {
    let peace = clause(Meaning::Peace, Vec::new());
    assert!(austria_breaks(&peace, &["F TRI - VEN"]));
    assert!(austria_breaks(&peace, &["F TRI S A VIE - VEN"]));
    assert!(!austria_breaks(&peace, &["F TRI S A VEN - TYR", "A VIE - TYR"]), "aid to Italy");
    assert!(!austria_breaks(&peace, &[]), "who sends nothing holds");
    assert!(breaks("ITALY", &peace, &["A VEN - TRI"]), "it binds both");
}

#[test]
fn who_lets_another_pass_isnt_in_its_way_and_who_passes_is_out_in_time() {
    let transit = |meaning, year| {
        let unit = order("A VEN H").unit().expect("a unit");
        let by = Turn { year, season: Season::Spring };
        let values = [(Slot::Unit, Value::Units(vec![unit])), (Slot::Province, provinces(&["TYR"]))];
        clause(meaning, values.into_iter().chain([(Slot::Turn, Value::Turn(by))]).collect())
    };
    let asked = transit(Meaning::TransitAsk, 1901);
    assert!(austria_breaks(&asked, &["A VIE - TYR"]), "Austria stands in its way");
    assert!(!austria_breaks(&asked, &["A VIE S A VEN - TYR"]), "aid to who passes");
    assert!(!austria_breaks(&asked, &["A VIE - BOH"]));
    assert!(breaks("ITALY", &asked, &["A VEN - TYR"]), "it should be out of it by now");
    assert!(!breaks("ITALY", &transit(Meaning::TransitAsk, 1902), &["A VEN - TYR"]));
    // Offered by Italy: Austria passes.
    let offered = transit(Meaning::TransitOffer, 1901);
    assert!(breaks("ITALY", &offered, &["A VEN - TYR"]) && austria_breaks(&offered, &["A VIE - TYR"]));
}

#[test]
fn a_demilitarised_zone_is_empty() {
    let dmz = clause(Meaning::Dmz, vec![(Slot::Provinces, provinces(&["TYR", "TRI"]))]);
    assert!(austria_breaks(&dmz, &["A VIE - TYR", "F TRI - ALB"]));
    assert!(austria_breaks(&dmz, &[]), "the fleet stays in Trieste");
    assert!(!austria_breaks(&dmz, &["F TRI - ALB"]));
    let out = clause(Meaning::KeepOutYou, vec![(Slot::Provinces, provinces(&["TYR"]))]);
    assert!(austria_breaks(&out, &["A VIE - TYR"]) && !breaks("ITALY", &out, &["A VEN - TYR"]));
}

#[test]
fn a_support_that_was_asked_for_is_given_by_any_unit() {
    let ask = clause(Meaning::SupportAsk, vec![(Slot::Order, Value::Orders(vec![order("A VEN - TYR")]))]);
    assert!(!austria_breaks(&ask, &["A VIE S A VEN - TYR"]));
    assert!(austria_breaks(&ask, &["A VIE S A VEN", "F TRI - ALB"]));
    assert!(breaks("ITALY", &ask, &["A VEN H"]) && !breaks("ITALY", &ask, &["A VEN - TYR"]));
    let hold = clause(
        Meaning::SupportAskHold,
        vec![(Slot::Unit, Value::Units(vec![WrittenUnit::read(map(), "A VEN").expect("a unit")]))],
    );
    assert!(!austria_breaks(&hold, &["F TRI S A VEN"]) && austria_breaks(&hold, &["F TRI H"]));
    assert!(breaks("ITALY", &hold, &["A VEN - TYR"]) && !breaks("ITALY", &hold, &[]));
}

#[test]
fn a_planned_standoff_has_one_unit_of_each_and_no_support() {
    let unit = |text| Value::Units(vec![WrittenUnit::read(map(), text).expect("a unit")]);
    let bounce = clause(
        Meaning::Bounce,
        vec![(Slot::Province, provinces(&["TYR"])), (Slot::MyUnit, unit("A VEN")), (Slot::YourUnit, unit("A VIE"))],
    );
    assert!(!austria_breaks(&bounce, &["A VIE - TYR"]) && !breaks("ITALY", &bounce, &["A VEN - TYR"]));
    assert!(austria_breaks(&bounce, &["A VIE - GAL"]));
    assert!(austria_breaks(&bounce, &["A VIE - TYR", "F TRI S A VIE - TYR"]));
}

#[test]
fn who_isnt_part_of_an_agreement_breaks_none() {
    for meaning in Meaning::ALL.iter().filter(|meaning| meaning.needs().is_empty()) {
        let plain = Clause::plain(*meaning).expect("it needs nothing");
        assert!(!breaks("RUSSIA", &plain, &["A WAR - GAL", "F SEV - BLA"]), "{}", meaning.id());
        assert!(!breaks("AUSTRIA", &plain, &[]) && !breaks("ITALY", &plain, &[]), "{}", meaning.id());
    }
}

/// What a power has to do for a clause isn't in contradiction with it: done, it never is contradicted.
#[test]
fn orders_that_fulfil_a_clause_dont_contradict_it() {
    let position = Position::start(map(), GameOptions::default());
    let (italy, austria) = (power("ITALY"), power("AUSTRIA"));
    let moves =
        ["A VEN - TYR", "A VEN - PIE", "A ROM - APU", "F NAP - ION", "A VIE - GAL", "F TRI - ALB", "A BUD - SER"];
    let meanings = [Meaning::SupportAsk, Meaning::SupportOffer, Meaning::OrderMe, Meaning::OrderYou];
    let mut found = 0;
    for meaning in meanings {
        let slot = if meaning.needs().contains(&Slot::Orders) { Slot::Orders } else { Slot::Order };
        for text in moves {
            let clause = clause(meaning, vec![(slot, Value::Orders(vec![order(text)]))]);
            let between = Between { author: italy, to: &[austria] };
            for own in [italy, austria] {
                for task in tasks(map(), &position.units, own, between, &clause) {
                    let done = match task {
                        Task::Order(order) => order,
                        Task::Support { unit, to: Some(to) } => WrittenOrder::SupportMove {
                            unit: WrittenUnit::read(map(), "A BUD").expect("a unit"),
                            supported: unit,
                            to: map().location(map().id(to)).expect("a place"),
                        },
                        Task::Support { to: None, .. } | Task::Convoy { .. } => continue,
                    };
                    assert!(task.is_done_by(map(), &done));
                    let side = OwnSide {
                        position: &position,
                        power: own,
                        orders: &[done],
                        is_complete: true,
                        is_movement: true,
                    };
                    assert!(!side.contradicts(between, &clause), "{text} {}", meaning.id());
                    let side = OwnSide { orders: &[], ..side };
                    assert!(side.contradicts(between, &clause), "nothing was ordered: {text} {}", meaning.id());
                    found += 1;
                }
            }
        }
    }
    assert!(found > 20, "{found}");
}

#[test]
fn orders_are_for_the_next_movement() {
    let turn = |year, season| Turn { year, season };
    assert_eq!(turn_of_orders(turn(1901, Season::Spring), true), turn(1901, Season::Spring));
    assert_eq!(turn_of_orders(turn(1901, Season::Spring), false), turn(1901, Season::Autumn));
    assert_eq!(turn_of_orders(turn(1901, Season::Autumn), false), turn(1902, Season::Spring));
    assert_eq!(turn_of_orders(turn(1901, Season::Winter), false), turn(1902, Season::Spring));
    assert!(is_of_one_turn(Meaning::SupportAsk) && !is_of_one_turn(Meaning::Peace));
}

#[test]
fn nothing_follows_from_orders_that_are_still_missing() {
    let position = Position::start(map(), GameOptions::default());
    let ask = clause(Meaning::SupportAsk, vec![(Slot::Order, Value::Orders(vec![order("A VEN - TYR")]))]);
    let dmz = clause(Meaning::Dmz, vec![(Slot::Provinces, provinces(&["TRI", "TYR"]))]);
    let between = Between { author: power("ITALY"), to: &[power("AUSTRIA")] };
    let orders = [order("A BUD - SER")];
    let side = OwnSide {
        position: &position,
        power: power("AUSTRIA"),
        orders: &orders,
        is_complete: false,
        is_movement: true,
    };
    assert!(!side.contradicts(between, &ask) && !side.contradicts(between, &dmz));
    let orders = [order("A VIE - TYR")];
    assert!(OwnSide { orders: &orders, ..side }.contradicts(between, &dmz), "what is ordered counts");
}

#[test]
fn a_unit_that_cant_move_in_this_phase_contradicts_nothing_by_standing_there() {
    let position = Position::start(map(), GameOptions::default());
    let dmz = clause(Meaning::Dmz, vec![(Slot::Provinces, provinces(&["VIE"]))]);
    let between = Between { author: power("ITALY"), to: &[power("AUSTRIA")] };
    let moving =
        OwnSide { position: &position, power: power("AUSTRIA"), orders: &[], is_complete: true, is_movement: true };
    assert!(moving.contradicts(between, &dmz));
    assert!(!OwnSide { is_movement: false, ..moving }.contradicts(between, &dmz));
}

#[test]
fn a_position_tells_whether_a_condition_is_fulfilled() {
    let position = Position::start(map(), GameOptions::default());
    let of = |id: &str| (Slot::Power, Value::Powers(vec![power(id)]));
    let number = |number| (Slot::Number, Value::Number(number));
    for (meaning, values, expected) in [
        (Meaning::FactUnit, vec![of("TURKEY"), (Slot::Province, provinces(&["ANK"]))], Some(true)),
        (Meaning::FactUnit, vec![of("TURKEY"), (Slot::Province, provinces(&["BLA"]))], Some(false)),
        (Meaning::FactUnit, vec![of("TURKEY"), (Slot::Province, provinces(&["VEN"]))], Some(false)),
        (Meaning::FactNoUnit, vec![(Slot::Province, provinces(&["TYR"]))], Some(true)),
        (Meaning::FactNoUnit, vec![(Slot::Province, provinces(&["VIE"]))], Some(false)),
        (Meaning::FactCentre, vec![of("TURKEY"), (Slot::Centre, provinces(&["SMY"]))], Some(true)),
        (Meaning::FactCentre, vec![of("TURKEY"), (Slot::Centre, provinces(&["BUL"]))], Some(false)),
        (Meaning::FactCount, vec![of("RUSSIA"), number(4)], Some(true)),
        (Meaning::FactCount, vec![of("RUSSIA"), number(3)], Some(false)),
        (Meaning::Peace, Vec::new(), None),
    ] {
        assert_eq!(is_fact(&position, &clause(meaning, values.clone())), expected, "{meaning:?} {values:?}");
    }
}

#[test]
fn an_agreed_convoy_is_ordered_as_one_where_the_army_could_also_walk() {
    let written = order("A ROM - TUS VIA");
    let asked = clause(Meaning::ConvoyAsk, vec![(Slot::Order, Value::Orders(vec![written]))]);
    let plain = clause(Meaning::ConvoyAsk, vec![(Slot::Order, Value::Orders(vec![order("A ROM - TUS")]))]);
    assert_eq!(asked, plain, "a convoy is what is asked for");
    let position = Position::start(map(), GameOptions::default());
    let between = Between { author: power("ITALY"), to: &[power("FRANCE")] };
    assert_eq!(tasks(map(), &position.units, power("ITALY"), between, &asked), [Task::Order(written)]);
}
