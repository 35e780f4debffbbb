//! Saved games of the Python package `diplomacy`, exactly as it writes them.
//!
//! The files in `saved_games/` are games of random moves that version 1.1.2 of the package played and saved: with
//! convoys, retreats, builds and removals, both coasts, and an end by draw; `occupied-retreats.json` are three phases of
//! another one, in which the package offers occupied provinces to a unit that a convoyed army dislodged. To make others:
//! play with `Game.get_all_possible_orders`, `set_orders` and `process`, and write `to_saved_game_format`.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

use std::collections::BTreeSet;

use dragoman_engine::{Game, Phase, PhaseOrders, PowerSet, Rulebook};
use dragoman_exchange::{Adjudicated, SavedGame};
use serde_json::{Value, json};

const CLASSIC: &str = include_str!("saved_games/classic.json");
const ANCIENT: &str = include_str!("saved_games/ancient-mediterranean.json");
const OCCUPIED: &str = include_str!("saved_games/occupied-retreats.json");

/// What only the package can know: its clock, and a hash from tables of its own.
const ITS_OWN: [&str; 2] = ["timestamp", "zobrist_hash"];

fn read(text: &str) -> SavedGame {
    // The edition that the package follows.
    SavedGame::read(text, &Rulebook::edition_2000()).unwrap()
}

/// Plays the game again with the orders that were saved.
fn replay(saved: &SavedGame) -> Game {
    let mut game = Game::resume(saved.phases[0].phase, saved.phases[0].rulebook);
    let played = saved.phases.len() - usize::from(saved.completed.is_none());
    for request in &saved.phases[..played] {
        assert_eq!(game.phase(), &request.phase, "{}", game.phase().position().turn);
        // A phase in which the game was drawn has no orders.
        if saved.completed.is_some() && std::ptr::eq(request, saved.phases.last().unwrap()) {
            game.draw();
            break;
        }
        let orders = match &request.phase {
            Phase::Movement(movement) => PhaseOrders::Movement(request.movement_orders(movement)),
            Phase::Retreat(retreat) => PhaseOrders::Retreat(request.retreat_orders(retreat)),
            Phase::Adjustment(winter) => PhaseOrders::Adjustment(request.adjustment_orders(winter)),
            Phase::Over(_) => panic!("a saved phase is one that is played"),
        };
        game.play(orders, PowerSet::EMPTY).unwrap();
    }
    game
}

/// Lists of words and units have no order.
fn sorted(value: &Value) -> Value {
    match value {
        Value::Array(items) if items.iter().all(Value::is_string) => {
            json!(items.iter().filter_map(Value::as_str).collect::<BTreeSet<_>>())
        }
        Value::Array(items) => items.iter().map(sorted).collect(),
        Value::Object(fields) => {
            Value::Object(fields.iter().map(|(key, value)| (key.clone(), sorted(value))).collect())
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
    }
}

#[test]
fn games_that_the_package_saved_are_read_replayed_and_saved_alike() {
    for text in [CLASSIC, ANCIENT] {
        let saved = read(text);
        let game = replay(&saved);
        let ours = dragoman_exchange::save(&game, &saved.id).unwrap();
        let theirs: Value = serde_json::from_str(text).unwrap();
        assert_eq!((&ours["id"], &ours["map"]), (&theirs["id"], &theirs["map"]));
        let (ours, theirs) = (ours["phases"].as_array().unwrap(), theirs["phases"].as_array().unwrap());
        // The draw was agreed on in a phase that the package keeps without orders; we keep phases that were played.
        assert_eq!(theirs.len(), saved.phases.len() + 1);
        for phase in theirs {
            let name = phase["name"].as_str().unwrap();
            let Some(own) = ours.iter().find(|own| own["name"] == phase["name"]) else {
                assert_eq!(name, theirs[theirs.len() - 2]["name"].as_str().unwrap(), "only that one is missing");
                continue;
            };
            for (field, value) in phase["state"].as_object().unwrap() {
                if !ITS_OWN.contains(&field.as_str()) && field != "rules" && field != "note" {
                    assert_eq!(sorted(&own["state"][field]), sorted(value), "{name}: {field}");
                }
            }
            if name != "COMPLETED" {
                assert_eq!(sorted(&own["orders"]), sorted(&phase["orders"]), "{name}: orders");
            }
            compare_results(name, &own["results"], &phase["results"]);
            let fields = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<BTreeSet<_>>();
            let mut expected = fields(&phase["state"]);
            expected.retain(|field| !ITS_OWN.contains(&field.as_str()));
            assert_eq!(fields(&own["state"]), expected, "{name}: no field more or less");
            assert_eq!(fields(own), fields(phase), "{name}: no field more or less");
        }
    }
}

/// Both have a verdict on the same units, and agree on who was dislodged and, in winter and of retreats, on everything.
/// Which word the package has for an order that did nothing is its own affair.
fn compare_results(name: &str, ours: &Value, theirs: &Value) {
    let (ours, mut theirs) = (ours.as_object().unwrap(), theirs.as_object().unwrap().clone());
    // Not a unit: the package's note that it added waived builds for those that nobody ordered.
    theirs.remove("WAIVE");
    assert_eq!(ours.keys().collect::<BTreeSet<_>>(), theirs.keys().collect::<BTreeSet<_>>(), "{name}");
    for (unit, words) in &theirs {
        if name.ends_with('M') {
            let dislodged = |words: &Value| words.as_array().unwrap().contains(&json!("dislodged"));
            assert_eq!(dislodged(&ours[unit]), dislodged(words), "{name}: {unit}");
        } else {
            assert_eq!(sorted(&ours[unit]), sorted(words), "{name}: {unit}");
        }
    }
}

#[test]
fn retreats_to_occupied_provinces_are_left_out() {
    let saved = read(OCCUPIED);
    let [movement, retreat, next] = &saved.phases[..] else { panic!("three phases") };
    let Phase::Retreat(found) = retreat.phase else { panic!("the second is a retreat") };
    let map = found.position().map;
    let places: Vec<Vec<&str>> =
        found.dislodged().map(|(_, it)| it.retreats.iter().map(|to| map.location_id(to)).collect()).collect();
    // The package offers `DEN` and `HOL` too, where units stand.
    assert_eq!(places, [["BER", "MUN", "RUH"]]);
    let Adjudicated { next: after, .. } = retreat.adjudicate();
    assert_eq!(after, next.phase);
    assert!(matches!(movement.phase, Phase::Movement(_)));
}

#[test]
fn what_was_saved_here_is_read_here() {
    for text in [CLASSIC, ANCIENT] {
        let game = replay(&read(text));
        let again = read(&dragoman_exchange::save(&game, "again").unwrap().to_string());
        assert!(again.completed.is_some());
        for (played, request) in game.played().iter().zip(&again.phases) {
            assert_eq!(played.phase, request.phase);
        }
        assert_eq!(again.phases.len(), game.played().len());
    }
}
