//! Any bytes to the commands that read something: each line gets one answer in its place, each file an answer or a sentence that
//! says what is wrong with it, and nothing ends with a panic.
//!
//! `DRAGOMAN_LONG` makes the runs as long as a night has room for. The seed that each test prints repeats it.

use std::io::{Read as _, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Instant;

use dragoman_engine_narrow::{MAX_LOCATIONS, Map};
use dragoman_l10n::{File, Language, Words};
use dragoman_render::Board;
use serde_json::Value;

use crate::bot::program;
use crate::seed::Chance;

/// Requests and files that are right, to begin with.
const REQUESTS: [&str; 5] = [
    include_str!("../../assets/samples/start.json"),
    include_str!("../../assets/samples/autumn-1903.json"),
    include_str!("../../assets/samples/retreats.json"),
    include_str!("../../assets/samples/winter.json"),
    include_str!("../../assets/samples/nile.json"),
];
const SAVED: &str = include_str!("../saved_games/classic.json");

/// What readers might stumble over.
const PIECES: [&[u8]; 24] = [
    b"null",
    b"{",
    b"}",
    b"[",
    b"]",
    b"\"",
    b"\\u0000",
    b"\\ud800",
    b"\\",
    b"1e400",
    b"-1",
    b"true",
    b"\0",
    b"\r",
    b"\t",
    b"\xff",
    b"\xc4\x85",
    b"\xf0\x9f\x92\xa5",
    b"\xef\xbb\xbf",
    b"A VIE - GAL",
    b" VIA",
    b"STP/NC",
    b"W1901A",
    b"#",
];

/// How many in the usual run, and how many in the long one.
fn times(usual: u64, long: u64) -> u64 {
    if std::env::var_os("DRAGOMAN_LONG").is_some() { long } else { usual }
}

/// Bytes like those of `text`, changed in a few places; every twentieth time any bytes at all.
fn spoilt(text: &[u8], chance: &mut Chance) -> Vec<u8> {
    if chance.below(20) == 0 {
        return (0..chance.below(300)).map(|_| chance.below(256) as u8).collect();
    }
    let mut bytes = text.to_vec();
    for _ in 0..chance.below(5) {
        let at = chance.below(bytes.len() as u64 + 1) as usize;
        let end = (at + chance.below(40) as usize).min(bytes.len());
        let piece = PIECES[chance.below(PIECES.len() as u64) as usize];
        match chance.below(7) {
            0 if at < bytes.len() => bytes[at] = chance.below(256) as u8,
            1 => drop(bytes.drain(at..end)),
            2 => bytes.truncate(at),
            3 => {
                let again = bytes[at..end].to_vec();
                drop(bytes.splice(at..at, again));
            }
            4 => drop(bytes.splice(at..at, piece.repeat(1 + chance.below(300) as usize))),
            _ => drop(bytes.splice(at..end, piece.iter().copied())),
        }
    }
    bytes
}

/// The program's answers to all of these lines, after as many as it must answer.
fn answered(arguments: &[&str], lines: &[Vec<u8>]) -> Vec<String> {
    let mut child = program(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut to = child.stdin.take().expect("a pipe");
    let mut said = String::new();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            for line in lines {
                to.write_all(line).and_then(|()| to.write_all(b"\n")).expect("it reads to the end");
            }
        });
        child.stdout.take().expect("a pipe").read_to_string(&mut said).expect("it writes UTF-8");
    });
    assert!(child.wait().expect("it ends").success(), "{arguments:?}");
    said.lines().map(str::to_owned).collect()
}

/// Gives a command lines like `right`, most of them spoilt, and looks at its answers.
fn lines(arguments: &[&str], right: &[String], count: u64) {
    let begun = Instant::now();
    let mut chance = Chance::of(arguments[0]);
    let line = |_| {
        let mut line = spoilt(right[chance.below(right.len() as u64) as usize].as_bytes(), &mut chance);
        line.retain(|&byte| byte != b'\n');
        line
    };
    let lines: Vec<Vec<u8>> = (0..count).map(line).collect();
    let is_blank = |line: &&Vec<u8>| String::from_utf8_lossy(line).trim_start_matches('\u{feff}').trim().is_empty();
    let asked: Vec<&Vec<u8>> = lines.iter().filter(|line| !is_blank(line)).collect();
    let answers = answered(arguments, &lines);
    assert_eq!(answers.len(), asked.len(), "{arguments:?}: an answer for each line");
    let mut understood = 0;
    for (answer, line) in answers.iter().zip(asked) {
        let value: Value = serde_json::from_str(answer).expect("JSON");
        let fields = value.as_object().unwrap_or_else(|| panic!("{answer}"));
        assert!(fields.contains_key("id"), "{answer}");
        understood += u64::from(!fields.contains_key("error"));
        // The answer stands in the place of its line.
        if let Ok(request) = serde_json::from_slice::<Value>(line)
            && let (Some(asked), false) = (request.get("id").filter(|id| id.is_string()), fields["id"].is_null())
        {
            assert_eq!(asked, &fields["id"], "{answer}");
        }
    }
    println!("{arguments:?}: {understood} of {count} lines were understood, in {:?}", begun.elapsed());
    assert!(understood > count / 20, "{arguments:?}: {understood} of {count} lines were understood");
}

/// The requests in one line each, with further fields.
fn requests(more: &[(&str, Value)]) -> Vec<String> {
    let request = |(number, text): (usize, &&str)| {
        let mut request: Value = serde_json::from_str(text).expect("a sample");
        request["id"] = format!("{number}").into();
        more.iter().for_each(|(field, value)| request[field] = value.clone());
        request.to_string()
    };
    REQUESTS.iter().enumerate().map(request).collect()
}

#[test]
fn any_line_has_one_answer_in_its_place() {
    lines(&["adjudicate"], &requests(&[("explain", true.into())]), times(8_000, 100_000));
    lines(&["legal"], &requests(&[]), times(400, 20_000));
    lines(&["say"], &requests(&[("language", "pl".into())]), times(1_500, 100_000));
    let talk = "A Wien geht nach Galizien\nF Tri hold, please? S A bud - ser\n# no order\nBudapest → Serbien (nc) VIA";
    lines(&["parse"], &requests(&[("text", talk.into()), ("language", "de".into())]), times(1_000, 100_000));
}

/// What a command does with bytes on its standard input.
fn run(command: &mut Command, input: &[u8]) -> Output {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    // It may end before it has read all.
    drop(child.stdin.take().expect("a pipe").write_all(input));
    child.wait_with_output().expect("it ends")
}

/// It did what was asked, or said in a line why not.
fn ended_well(output: &Output, input: &[u8]) -> bool {
    let said = String::from_utf8_lossy(&output.stderr);
    let shown = String::from_utf8_lossy(input);
    match output.status.code() {
        Some(0) => true,
        Some(1) => {
            assert!(
                !said.contains("panicked") && !output.stderr.is_empty() | !output.stdout.is_empty(),
                "{said}\n{shown}"
            );
            false
        }
        other => panic!("{other:?}: {said}\n{shown}"),
    }
}

#[test]
fn any_request_is_drawn_or_refused() {
    let mut chance = Chance::of("render");
    let requests = requests(&[]);
    let drawn = |_: &u64| {
        let input = spoilt(requests[chance.below(requests.len() as u64) as usize].as_bytes(), &mut chance);
        ended_well(&run(&mut program(&["render", "--size", "800"]), &input), &input)
    };
    let count = times(12, 2_000);
    println!("{} of {count} were drawn", (0..count).filter(drawn).count());
    // As some editors save it.
    let marked = format!("\u{feff}{}", REQUESTS[0]);
    assert!(ended_well(&run(&mut program(&["render", "--size", "800"]), marked.as_bytes()), marked.as_bytes()));
}

#[test]
fn any_file_is_imported_or_refused() {
    let mut chance = Chance::of("import");
    let folder = tempfile::tempdir().expect("a folder");
    let imported = |number: &u64| {
        let file = folder.path().join("game.json");
        let bytes = spoilt(SAVED.as_bytes(), &mut chance);
        std::fs::write(&file, &bytes).expect("it is written");
        let name = format!("Game{number}");
        let file = file.display().to_string();
        let import = ["import", &file, "--channel", "local:hall", "--master", "local:host", "--name", &name];
        let output = run(program(&import).env("DRAGOMAN_DATA", folder.path().join("data")), b"");
        ended_well(&output, &bytes)
    };
    let count = times(12, 2_000);
    println!("{} of {count} were imported", (0..count).filter(imported).count());
}

/// Reads spoilt versions of `right` in this process; how many could be read.
fn read_here(what: &str, right: &[&str], count: u64, read: impl Fn(&str) -> bool) {
    let begun = Instant::now();
    let mut chance = Chance::of(what);
    let is_read = |_: &u64| {
        let bytes = spoilt(right[chance.below(right.len() as u64) as usize].as_bytes(), &mut chance);
        let text = String::from_utf8_lossy(&bytes);
        catch_unwind(AssertUnwindSafe(|| read(&text))).unwrap_or_else(|_| panic!("{what}:\n{text}"))
    };
    let well = (0..count).filter(is_read).count();
    println!("{what}: {well} of {count} were read, in {:?}", begun.elapsed());
    assert!(well as u64 > count / 100, "{what}: {well} of {count} were read");
}

/// A board with everything that a map's file can say.
const WITH_RULES: &str = "\
format 2
variant shoals
author Somebody
starts W1900A
wins 3 lead 2
builds owned
alphabet en
  order AAA BBB CCC DDD
power ONE
  home AAA BBB
  lands CCC
  units A AAA
neutral MINORS
  units F CCC/NC
province AAA coastal centre
  army CCC
  fleet DDD CCC/NC
province BBB archipelago centre
  fleet DDD
province CCC coastal centre
  army AAA
  coast CCC/NC AAA DDD
  coast CCC/SC DDD
province DDD sea
  fleet AAA BBB CCC/NC CCC/SC
";

/// Narrow and wide, what is read is the same map, and what is refused is refused with the same words.
#[test]
fn any_map_file_is_read_or_refused() {
    let right = [
        include_str!("../../engine/rules/examples/isthmus.txt"),
        include_str!("../../engine/rules/boards/starts/chaos.txt"),
        include_str!("../../engine/rules/boards/starts/fleet-rome.txt"),
        WITH_RULES,
        include_str!("../../engine/rules/boards/classic.txt"),
        "format 2\nstart two-capitals of classic\nwins all CON ROM\npower ITALY\npower TURKEY\n",
    ];
    read_here("map files", &right, times(10_000, 200_000), |text| {
        let (narrow, wide) = (Map::read("any", text), dragoman_engine::Map::read("any", text));
        match (&narrow, &wide) {
            (Ok(narrow), Ok(wide)) => {
                let places = |map: &Map| map.locations().map(|at| map.location_id(at).to_owned()).collect::<Vec<_>>();
                let wide_places: Vec<&str> = wide.locations().map(|at| wide.location_id(at)).collect();
                assert_eq!(
                    (narrow.variant(), narrow.wins(), narrow.lead()),
                    (wide.variant(), wide.wins(), wide.lead())
                );
                assert_eq!(places(narrow), wide_places);
            }
            (Err(narrow), Err(wide)) => assert_eq!(narrow.to_string(), wide.to_string()),
            (Err(narrow), Ok(wide)) => assert!(wide.location_count() > MAX_LOCATIONS, "{narrow}"),
            (Ok(_), Err(wide)) => panic!("only the wide one refuses: {wide}"),
        }
        narrow.is_ok()
    });
}

#[test]
fn any_part_of_a_pack_is_read_or_refused() {
    // It names a variant that is drawn already: whatever can be drawn is refused at last, and nothing is kept.
    let style = include_str!("packs/assets/isthmus/style.json").replace("isthmus", "classic");
    let geometry = include_str!("packs/assets/isthmus/geometry.json");
    let taken = |style: &str, geometry: &str| match Board::add(style, geometry) {
        Ok(_) => true,
        Err(error) => error.to_string().ends_with("is drawn already"),
    };
    read_here("style.json", &[&style], times(10_000, 100_000), |style| taken(style, geometry));
    read_here("geometry.json", &[geometry], times(10_000, 100_000), |geometry| taken(&style, geometry));
    // The only file of the only language: what it lacks is said.
    let names = include_str!("../../locales/en/classic.ftl");
    let path = "locales/en/classic.ftl";
    read_here("names", &[names], times(1_000, 100_000), |source| {
        let why = Words::from_files(&[File { language: Language::EN, path, source }]).err().map(|why| why.to_string());
        why.is_some_and(|why| !why.contains(path))
    });
}

#[test]
fn any_pack_is_read_or_refused() {
    let mut chance = Chance::of("pack");
    let pack = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/local/packs");
    let files = [
        "assets/isthmus/map.txt",
        "assets/isthmus/style.json",
        "assets/isthmus/geometry.json",
        "locales/en/isthmus.ftl",
    ];
    let read = |_: &u64| {
        let folder = tempfile::tempdir().expect("a folder");
        let spoils = chance.below(files.len() as u64) as usize;
        let mut shown = vec![];
        for (number, file) in files.iter().enumerate() {
            let mut bytes = std::fs::read(pack.join(file)).expect("the pack is there");
            if number == spoils {
                bytes = spoilt(&bytes, &mut chance);
                shown = bytes.clone();
            }
            let path = folder.path().join(file);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            std::fs::write(path, bytes).expect("it is written");
        }
        ended_well(&run(program(&["check-config"]).env("DRAGOMAN_DATA", folder.path()), b""), &shown)
    };
    let count = times(20, 2_000);
    println!("{} of {count} were read", (0..count).filter(read).count());
}
