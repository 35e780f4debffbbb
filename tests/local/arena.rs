//! `dragoman arena`, as it is run.

use serde_json::Value;

use crate::bot::program;

/// The exit status, standard output and standard error of `dragoman arena`.
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let done = program(&[&["arena"][..], arguments].concat()).output().expect("it can be started");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (done.status.code(), text(done.stdout), text(done.stderr))
}

#[test]
fn a_match_and_its_return_are_printed_and_repeatable() {
    let both = ["random", "dumbbot", "--games", "7", "--until", "1903"];
    let (status, table, error) = run(&both);
    assert_eq!((status, error.as_str()), (Some(0), ""));
    let rows: Vec<&str> = table.lines().skip(2).collect();
    assert!(rows.len() == 2 && rows[0].starts_with("| random | dumbbot | 7 |"), "{table}");
    assert!(rows[1].starts_with("| dumbbot | random | 7 |"), "{table}");
    let columns = |line: &str| line.matches('|').count();
    assert!(table.lines().all(|line| columns(line) == columns(rows[0])), "one table: {table}");
    assert_eq!(run(&both).1, table, "the same seed, the same games");
    assert_ne!(run(&[&both[..], &["--seed", "2"]].concat()).1, table, "another seed, other games");
}

#[test]
fn each_power_is_played_in_turn_by_a_level_that_is_named() {
    let (status, json, error) = run(&["recruit", "random", "--games", "7", "--until", "1901", "--json", "--one-way"]);
    assert_eq!((status, error.as_str()), (Some(0), ""));
    let found: Value = serde_json::from_str(&json).expect("one object");
    assert_eq!((&found["one"], &found["others"]), (&Value::from("recruit"), &Value::from("random")));
    let powers = found["powers"].as_object().expect("powers");
    assert_eq!(powers.len(), 7);
    assert!(powers.values().all(|power| power["games"] == 1), "{json}");
    let sum: f64 = powers.values().map(|power| power["centres"]["mean"].as_f64().expect("a number")).sum();
    let all = &found["all"];
    assert!((sum / 7.0 - all["centres"]["mean"].as_f64().expect("a number")).abs() < 1e-9, "{json}");
    assert_eq!((&all["survives"]["mean"], &all["survives"]["error"]), (&Value::from(1.0), &Value::from(0.0)));
    assert!(found["conduct"]["one"]["orders"].as_u64() >= Some(2 * 22), "two seasons of 22 units: {json}");
}

#[test]
fn other_boards_begin_in_other_years() {
    let (status, json, _) = run(&[
        "dumbbot",
        "random",
        "--variant",
        "ancient-mediterranean",
        "--games",
        "5",
        "--until",
        "1",
        "--json",
        "--one-way",
    ]);
    let found: Value = serde_json::from_str(&json).expect("one object");
    assert_eq!((status, &found["all"]["years"]), (Some(0), &Value::from(1.0)), "{json}");
    let (status, _, error) = run(&["dumbbot", "random", "--variant", "atlantis"]);
    assert!(status == Some(1) && error.contains("no variant atlantis"), "{error}");
}

#[test]
fn an_unknown_kind_is_named_with_those_there_are() {
    let (status, _, error) = run(&["albert", "dumbbot"]);
    assert!(status == Some(2) && error.contains("there are holds, random, dumbbot"), "{error}");
    assert_eq!(run(&["random", "dumbbot", "--games", "0"]).0, Some(2));
}
