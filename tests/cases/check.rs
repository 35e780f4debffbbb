//! Cases put to the engine, by the exchange format.

use std::collections::BTreeSet;

use dragoman_engine::{
    Due, GameOptions, Map, MovementOrder, Orders, Outcome, Phase, Position, Rulebook, Units, WrittenUnit,
};
use dragoman_exchange::{Request, StoredReport, adjudicate_line};
use serde_json::Value;

use crate::cases::{self, Case};

/// Makes a test of each listed case, and one that all cases are listed.
macro_rules! tests {
    ($text:ident $($name:ident: $id:literal,)*) => {
        $(
            #[test]
            fn $name() {
                check::check(&$text, $id);
            }
        )*

        const LISTED: &[&str] = &[$($id),*];

        #[test]
        fn every_case_is_a_test() {
            let found: Vec<String> = $text.iter().flat_map(|text| cases::read(text)).map(|case| case.id).collect();
            assert_eq!(found, LISTED);
        }
    };
}
pub(crate) use tests;

/// The case of that number, with every answer that rulebooks and options give.
pub fn check(text: &[&str], id: &str) {
    let case = text.iter().flat_map(|text| cases::read(text)).find(|case| case.id == id);
    let case = case.unwrap_or_else(|| panic!("{id} isn't in the files"));
    if case.kind.as_deref() == Some("reach") {
        return reach(&case);
    }
    assert!(!case.answers.is_empty(), "{id} says nothing about what must come of it");
    for expected in &case.answers {
        let request = case.request(expected).to_string();
        let answer: Value = serde_json::from_str(&adjudicate_line(&request)).unwrap();
        if let Err(difference) = case.compare(expected, &answer) {
            panic!("{id}, {:?}: {difference}\n{request}\n{answer}", case.choice(expected));
        }
        owed(&case, &request);
        stored(id, &request);
    }
}

/// The report that is stored is the one that was made.
fn stored(id: &str, request: &str) {
    let request = Request::read(request).unwrap();
    let Some(report) = request.adjudicate().report else { return };
    let text = serde_json::to_string(&StoredReport::write(&request.phase, &report)).unwrap();
    let stored: StoredReport = serde_json::from_str(&text).unwrap();
    let read = stored.read(&request.phase).unwrap_or_else(|why| panic!("{id}: {why}: {text}"));
    assert_eq!(read, report, "{id}: {text}");
}

/// What powers have to build or to remove.
fn owed(case: &Case, request: &str) {
    let request = Request::read(request).unwrap();
    for (power, number) in &case.owed {
        let Phase::Adjustment(adjustment) = request.phase else { panic!("{} is no winter", case.id) };
        let map = adjustment.position().map;
        let id = map.power(power).unwrap();
        let due = adjustment.due(id);
        let found = match due {
            Due::Nothing => 0,
            Due::Builds { up_to, .. } => i32::from(up_to.get()),
            Due::Disbands { exactly } => -i32::from(exactly.get()),
        };
        assert_eq!(found, *number, "{}: {power}", case.id);
        if let Some(sites) = case.sites.get(power) {
            let found: Vec<&str> = adjustment.sites(id).iter().map(|site| map.id(site)).collect();
            assert_eq!(&found, sites, "{}: {power}", case.id);
        }
    }
}

/// Every place to which one unit alone on the board can move.
fn reach(case: &Case) {
    let map = Map::of_variant(&case.variant).unwrap();
    let unit = WrittenUnit::read(map, &case.unit).unwrap();
    let unit =
        dragoman_engine::Unit { power: map.powers().next().unwrap(), kind: unit.kind.unwrap(), location: unit.at };
    let mut units = Units::new();
    units.place(map, unit).unwrap();
    let position = Position { units, ..Position::start(map, GameOptions::default()) };
    let movement = dragoman_engine::Movement::new(position).unwrap();
    let moves = |to: &dragoman_engine::Location| {
        let mut orders = Orders::new();
        let from = map.province_of(unit.location);
        orders.give(from, MovementOrder::Move { to: *to, path: dragoman_engine::PathChoice::Unstated });
        let (report, _) = movement.adjudicate(&orders, &Rulebook::default());
        report.resolved(from).unwrap().outcome == Outcome::Succeeds
    };
    // A goal without the coast that it needs is another way to write the same.
    let places = map.locations().filter(|&place| map.can_stand(unit.kind, place));
    let found: BTreeSet<&str> = places.filter(moves).map(|place| map.location_id(place)).collect();
    assert_eq!(found, case.reach.iter().map(String::as_str).collect(), "{}", case.id);
}
