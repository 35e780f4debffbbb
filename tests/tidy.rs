//! House rules that no compiler checks: what files are called, and what mustn't stand in them.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Names that say nothing about what is in a file.
const NAMELESS: [&str; 6] = ["utils", "util", "helpers", "common", "types", "manager"];

/// Marks of unfinished work, in pieces, so that this file isn't found.
const UNFINISHED: [&str; 3] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("#[ig", "nore")];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// Every Rust file of the project.
fn sources() -> Vec<(String, String)> {
    let mut found = vec![];
    let mut folders: Vec<PathBuf> = ["assets", "bot", "engine", "tests"].map(|name| root().join(name)).to_vec();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if path.is_dir() && !matches!(name.as_str(), "target" | "node_modules") {
                folders.push(path);
            } else if name.ends_with(".rs") {
                let shown = path.strip_prefix(root()).unwrap().display().to_string();
                found.push((shown, std::fs::read_to_string(&path).unwrap()));
            }
        }
    }
    assert!(found.len() > 200, "only {} files were found", found.len());
    found
}

#[test]
fn files_are_called_by_what_is_in_them() {
    let nameless = |path: &&String| {
        Path::new(path).iter().any(|part| NAMELESS.contains(&part.to_string_lossy().trim_end_matches(".rs")))
    };
    let sources = sources();
    let found: Vec<&String> = sources.iter().map(|(path, _)| path).filter(nameless).collect();
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn nothing_is_left_unfinished() {
    for (path, text) in sources() {
        for (number, line) in text.lines().enumerate() {
            let mark = UNFINISHED.iter().find(|mark| line.contains(*mark));
            assert_eq!(mark, None, "{path}:{}: {line}", number + 1);
        }
    }
}

/// A lint that is switched off for good says why; one that can't be met in one place is `expect`ed there.
#[test]
fn lints_are_switched_off_with_a_reason() {
    for (path, text) in sources() {
        let attributes = text.match_indices("[allow(").filter(|(at, _)| text[..*at].ends_with(['#', '!']));
        for (at, _) in attributes {
            let attribute = text[at..].split_once(']').map_or("", |(attribute, _)| attribute);
            let number = text[..at].lines().count();
            assert!(attribute.contains("reason = \""), "{path}:{number}: {attribute}");
            let source = path.contains("/src/") && !path.starts_with("tests/");
            assert!(!source, "{path}:{number}: `expect` instead of `allow`");
        }
    }
}

/// Changes of the database have a number each; what was released stays, so that gaps may only be where none was.
#[test]
fn migrations_have_a_number_each() {
    for kind in std::fs::read_dir(root().join("migrations")).unwrap() {
        let kind = kind.unwrap().path();
        let mut numbers = BTreeSet::new();
        for file in std::fs::read_dir(&kind).unwrap() {
            let name = file.unwrap().file_name().to_string_lossy().into_owned();
            let (number, rest) = name.split_once('_').unwrap_or_else(|| panic!("{name}: a number and a name"));
            assert!(number.len() == 4 && rest.ends_with(".sql"), "{name}: four digits and a name");
            assert!(numbers.insert(number.parse::<u16>().unwrap()), "{name}: the number is taken");
        }
        assert!(!numbers.is_empty(), "{}", kind.display());
    }
}
