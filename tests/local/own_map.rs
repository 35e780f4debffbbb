//! The user's own maps, played through the program.

use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout, Stdio};

use dragoman_reference::Random;
use serde_json::{Map, Value, json};

use crate::bot::program;

const ISTHMUS: &str = include_str!("../../engine/rules/examples/isthmus.txt");

const FORD: &str = "\
variant ford
starts S1901M
wins 3
power NORTH
  home AAA
  units A AAA
power SOUTH
  home CCC
  units A CCC
province AAA inland centre
  army BBB
province BBB inland centre
  army AAA CCC
province CCC inland centre
  army BBB
";

/// The program, answering lines.
struct Lines {
    child: std::process::Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Lines {
    fn start(arguments: &[&str]) -> Self {
        let mut child = program(arguments);
        let mut child = child.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it can be started");
        let (to, from) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        Self { child, to, from: BufReader::new(from) }
    }

    fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.to, "{request}").expect("it reads");
        let mut line = String::new();
        self.from.read_line(&mut line).expect("it answers");
        let answer: Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!(answer.get("error"), None, "{request}");
        answer
    }

    fn end(mut self) {
        drop(self.to);
        assert!(self.child.wait().expect("it ends").success());
    }
}

/// An order for each unit, any of its legal ones; as many builds or removals as are due.
fn orders(position: &Value, legal: &Value, random: &mut Random) -> Value {
    let mut orders = Map::new();
    let lawful = |unit: &str, random: &mut Random| {
        let all = legal["legal"][unit].as_array().unwrap_or_else(|| panic!("no orders for {unit}: {legal}"));
        random.pick(all).cloned().expect("a unit has an order")
    };
    let phase = position["phase"].as_str().expect("a code");
    for (power, units) in position["units"].as_object().expect("by power") {
        let own = match phase.as_bytes().last() {
            Some(b'M') => units.as_array().expect("a list").iter().filter_map(Value::as_str).collect(),
            _ => vec![],
        };
        orders.insert(power.clone(), own.into_iter().map(|unit| lawful(unit, random)).collect());
    }
    for (power, units) in position["dislodged"].as_object().expect("by power") {
        let own = units.as_object().expect("by unit").keys();
        orders.insert(power.clone(), own.map(|unit| lawful(unit, random)).collect());
    }
    if let Some(sites) = legal["build_sites"].as_object() {
        for (power, sites) in sites {
            let all: Vec<&str> = sites.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            let build = random.pick(&all).map(|unit| lawful(unit, random));
            orders.insert(power.clone(), build.into_iter().collect());
        }
    }
    Value::Object(orders)
}

/// Plays a random game on a map until it is over. Returns the number of phases.
fn play(
    adjudicate: &mut Lines,
    legal: &mut Lines,
    first: &Value,
    (variant, last): (&str, &str),
    random: &mut Random,
) -> usize {
    let mut position = first.clone();
    for phase in 1.. {
        let mut request = position.clone();
        request["id"] = json!("g");
        request["variant"] = json!(variant);
        // By then the power with the most centres wins, if none has won alone.
        request["end"] = json!({ "after": last, "by": "centres" });
        let offered = legal.ask(&request);
        request["orders"] = orders(&position, &offered, random);
        let answer = adjudicate.ask(&request);
        if answer["next"]["phase"] == "COMPLETED" {
            assert!(!answer["winners"].as_array().expect("a list").is_empty(), "{answer}");
            return phase;
        }
        position = answer["next"].clone();
    }
    0
}

#[test]
fn games_on_maps_of_ones_own_are_played_to_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("it can be written");
        path.display().to_string()
    };
    let (isthmus, ford) = (file("isthmus.txt", ISTHMUS), file("ford.txt", FORD));
    let maps = ["--map", &isthmus, "--map", &ford];
    let mut adjudicate = Lines::start(&[&["adjudicate"], &maps[..]].concat());
    let mut legal = Lines::start(&[&["legal"], &maps[..]].concat());
    let first = json!({ "phase": "S0001M", "dislodged": {},
        "units": { "EAST": ["A DUN", "F ELM"], "WEST": ["A BRO", "F ALD"] },
        "centers": { "EAST": ["DUN", "ELM"], "WEST": ["ALD", "BRO"] } });
    let ashore = json!({ "phase": "S1901M", "dislodged": {},
        "units": { "NORTH": ["A AAA"], "SOUTH": ["A CCC"] }, "centers": { "NORTH": ["AAA"], "SOUTH": ["CCC"] } });
    let mut phases = 0;
    for game in 0..20 {
        let random = &mut Random::numbered(game);
        phases += play(&mut adjudicate, &mut legal, &first, ("isthmus", "F0020"), random);
        phases += play(&mut adjudicate, &mut legal, &ashore, ("ford", "F1908"), random);
    }
    assert!(phases > 400, "{phases}");

    // An option is valid for its own map only.
    let option = |variant: &str, alphabet: &str, position: &Value| {
        let mut request = position.clone();
        request["id"] = json!("g");
        request["variant"] = json!(variant);
        request["options"] = json!({ "alphabet": alphabet });
        request
    };
    adjudicate.ask(&option("isthmus", "long", &first));
    writeln!(adjudicate.to, "{}", option("isthmus", "en", &first)).expect("it reads");
    let mut line = String::new();
    adjudicate.from.read_line(&mut line).expect("it answers");
    let refused = "field `options`: option `alphabet` has no value `en`; it can be long";
    assert_eq!(serde_json::from_str::<Value>(&line).expect("JSON")["error"], refused);
    adjudicate.end();
    legal.end();
}

/// Rows of land, each with a sea at its western end: 240 provinces, as many as no map in chat may have.
fn large_map() -> (String, Value) {
    const WIDTH: usize = 12;
    const ROWS: usize = 20;
    let id = |row: usize, column: usize| format!("P{row:02}{column:02}");
    let mut text = "variant large\nstarts S1901M\nwins 100\n".to_owned();
    let (mut units, mut centres) = (Map::new(), Map::new());
    for row in 0..ROWS {
        let power = format!("ROW{row:02}");
        let [army, fleet] = [id(row, 6), id(row, 1)];
        text.push_str(&format!("power {power}\n  home {army} {fleet}\n  units A {army}, F {fleet}\n"));
        units.insert(power.clone(), json!([format!("A {army}"), format!("F {fleet}")]));
        centres.insert(power, json!([army, fleet]));
    }
    for row in 0..ROWS {
        for column in 0..WIDTH {
            let kind = ["sea", "coastal centre", "inland centre"][column.min(2)];
            text.push_str(&format!("province {} {kind}\n", id(row, column)));
            let beside: Vec<(usize, usize)> = (0..ROWS)
                .flat_map(|other| (0..WIDTH).map(move |place| (other, place)))
                .filter(|&(other, place)| row.abs_diff(other) + column.abs_diff(place) == 1)
                .collect();
            let named = |fits: &dyn Fn(usize) -> bool| {
                let near = beside.iter().filter(|(_, place)| fits(*place)).map(|&(other, place)| id(other, place));
                near.collect::<Vec<_>>().join(" ")
            };
            if column > 0 {
                text.push_str(&format!("  army {}\n", named(&|place| place > 0)));
            }
            if column < 2 {
                text.push_str(&format!("  fleet {}\n", named(&|place| place < 2)));
            }
        }
    }
    let first = json!({ "phase": "S1901M", "dislodged": {}, "units": units, "centers": centres });
    (text, first)
}

#[test]
fn games_on_a_map_of_more_than_128_provinces_are_played_to_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let (text, first) = large_map();
    let path = folder.path().join("large.txt").display().to_string();
    std::fs::write(&path, text).expect("it can be written");
    let mut adjudicate = Lines::start(&["adjudicate", "--map", &path]);
    let mut legal = Lines::start(&["legal", "--map", &path]);
    let mut phases = 0;
    for game in 0..3 {
        let random = &mut Random::numbered(game);
        phases += play(&mut adjudicate, &mut legal, &first, ("large", "F1904"), random);
    }
    assert!(phases >= 3 * 11, "three movements of a year and its builds: {phases}");
    // Between these lines others are answered as ever.
    let classic = adjudicate.ask(&json!({ "id": "c", "variant": "classic", "phase": "S1901M", "units": {} }));
    assert_eq!(classic["next"]["phase"], "F1901M");
    adjudicate.end();
    legal.end();
}

#[test]
fn orders_on_a_map_of_ones_own_are_read_by_their_ids() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("isthmus.txt");
    std::fs::write(&path, ISTHMUS).expect("it can be written");
    let mut parse = Lines::start(&["parse", "--map", &path.display().to_string()]);
    let mut ask = |language: &str, text: &str| {
        let answer = parse.ask(&json!({ "id": "g", "variant": "isthmus", "phase": "S0001M", "dislodged": {},
            "units": { "EAST": ["A DUN", "F ELM"], "WEST": ["A BRO", "F ALD"] },
            "centers": { "EAST": ["DUN", "ELM"], "WEST": ["ALD", "BRO"] },
            "language": language, "power": "EAST", "text": text }));
        answer["lines"].as_array().expect("a list").iter().map(|line| line["order"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(ask("en", "a dun to fen\nf elm s a dun - fen"), ["A DUN - FEN", "F ELM S A DUN - FEN"]);
    assert_eq!(ask("it", "A DUN - FEN, F ELM APP A DUN - FEN"), ["A DUN - FEN", "F ELM S A DUN - FEN"]);
    assert_eq!(ask("pl", "F ELM - FEN/PD"), ["F ELM - FEN/SC"]);
    parse.end();
}

#[test]
fn a_map_that_cannot_be_used_is_refused_with_file_and_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |text: &str, words: &str| {
        let path = folder.path().join("own.txt").display().to_string();
        std::fs::write(&path, text).expect("it can be written");
        let done = program(&["adjudicate", "--map", &path]).output().expect("it can be started");
        let error = String::from_utf8(done.stderr).expect("text");
        assert_eq!((done.status.code(), error), (Some(1), format!("dragoman: {path}{words}\n")));
    };
    refused(
        &FORD.replace("army AAA CCC", "army AAA"),
        ", line 15: CCC borders BBB, but BBB does not border CCC: add CCC to the borders of BBB, or take BBB away here",
    );
    refused(
        &FORD.replace("wins 3", "wins many"),
        ", line 3: `wins` is missing or cannot be read: write how many centres win, as in `wins 18`, a number from 1 to 255",
    );
    refused(&FORD.replace("variant ford", "variant classic"), ": another map is called `classic`");
    let many: String = (0..513).map(|number| format!("province P{number:03} inland\n")).collect();
    refused(
        &format!("variant v\nstarts S1901M\nwins 1\npower P\n{many}"),
        ", line 517: more than 512 provinces and coasts: unite some",
    );
    let done = program(&["legal", "--map", "nowhere.txt"]).output().expect("it can be started");
    let error = String::from_utf8(done.stderr).expect("text");
    assert!(done.status.code() == Some(1) && error.starts_with("dragoman: nowhere.txt: No such file"), "{error}");
}
