//! A command, a sentence and a setting are added to a copy of the sources as `ARCHITECTURE.md` says, and used there. What is added is
//! in `adding/`: whole files ([`FILES`]), and one row or line in each place that [`LINES`] and [`SETTING`] name.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The file in `adding/`, and where it goes.
const FILES: [(&str, &str); 9] = [
    ("en.ftl", "locales/en/age.ftl"),
    ("it.ftl", "locales/it/age.ftl"),
    ("nl.ftl", "locales/nl/age.ftl"),
    ("pl.ftl", "locales/pl/age.ftl"),
    ("de.ftl", "locales/de/age.ftl"),
    ("decide_age.rs", "bot/game/src/decide/age.rs"),
    ("say_age.rs", "bot/say/src/age.rs"),
    ("decisions_age.rs", "tests/decisions/age.rs"),
    ("decisions_novices.rs", "tests/decisions/novices.rs"),
];

/// A file, the only line in it that begins with these words, and what is written above that line.
const LINES: [(&str, &str, &str); 13] = [
    // The command: its row has all but its function.
    ("bot/reading/src/command/rows.rs", "/// Create a game.", include_str!("adding/row.txt")),
    ("bot/game/src/rights.rs", "New b", "Age b\"yyyyyyyyyyyyyyy \"\n"),
    ("bot/game/src/decide.rs", "mod announced;", "mod age;\n"),
    // The sentence: its data, and what words it.
    (
        "bot/game/src/notice/mod.rs",
        "/// A game looks for players; edited as they join.",
        "/// How many phases have begun.\nAge {\n    /// Their number.\n    phases: u32,\n},\n",
    ),
    ("bot/game/src/notice/answered_phase.rs", "| Self::Lobby(_)", "| Self::Age { .. }\n"),
    ("bot/game/src/notice/needs.rs", "| Self::Lobby(_)", "| Self::Age { .. }\n"),
    ("bot/game/src/rings.rs", "| Notice::Lobby(_)", "| Notice::Age { .. }\n"),
    ("bot/say/src/lib.rs", "mod clock;", "mod age;\n"),
    ("bot/say/src/lib.rs", "Notice::Lobby(lobby) =>", "Notice::Age { phases } => writer.age(*phases),\n"),
    ("bot/say/src/which_game.rs", "Notice::Lobby(_)", "Notice::Age { .. } => true,\n"),
    // Their tests, and what some of those ask of every command: where is it of use, does it change who has a seat?
    ("tests/decisions/rights.rs", "CommandId::Rules", "CommandId::Age => (Spring, &[]),\n"),
    ("tests/decisions/press.rs", "CommandId::Rules", "CommandId::Age => &[],\n"),
    ("tests/decisions.rs", "pub mod choosing;", "pub mod age;\npub mod novices;\n"),
];

/// The same for the setting: its field, and the row that says how it is typed and what people read about it.
const SETTING: [(&str, &str, &str); 3] = [
    (
        "bot/game/src/model/settings.rs",
        "/// Deadlines.",
        "/// Everybody learns the game.\n#[serde(default)]\npub novices: bool,\n",
    ),
    ("bot/game/src/model/settings.rs", "tempo: Tempo::default(),", "novices: false,\n"),
    ("bot/game/src/options.rs", "switch!(\"votes\"", include_str!("adding/option.txt")),
];

/// What isn't part of the sources.
const LEFT_OUT: [&str; 4] = ["target", ".git", "golden", "node_modules"];

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name())).unwrap();
        if LEFT_OUT.iter().any(|left_out| name == *left_out) {
            continue;
        }
        if path.is_dir() {
            copy(&path, &to.join(name));
        } else {
            write(&to.join(name), &std::fs::read(&path).unwrap());
        }
    }
}

/// Leaves a file alone that is the same already, so that only what has changed is built again.
fn write(file: &Path, content: &[u8]) {
    if std::fs::read(file).ok().as_deref() != Some(content) {
        std::fs::write(file, content).unwrap();
    }
}

/// Writes `added` above the only line that begins with `begin`, as far to the right.
fn add_line(text: &str, begin: &str, added: &str) -> String {
    let at: Vec<usize> = text.match_indices(begin).map(|(at, _)| at).collect();
    let starts = |at: &usize| text[..*at].rsplit('\n').next().is_some_and(|before| before.trim().is_empty());
    let at: Vec<usize> = at.into_iter().filter(starts).collect();
    let [at] = at[..] else { panic!("{} lines begin with {begin}", at.len()) };
    let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let indent = &text[line..at];
    let added: String =
        added.lines().map(|line| if line.is_empty() { "\n".to_owned() } else { format!("{indent}{line}\n") }).collect();
    format!("{}{added}{}", &text[..line], &text[line..])
}

#[test]
fn a_command_a_sentence_and_a_setting_are_rows_messages_and_a_file_each() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("adding");
    let sources = folder.join("sources");
    // What an earlier run added stays nowhere.
    for left in ["bot", "engine", "locales", "tests"] {
        drop(std::fs::remove_dir_all(sources.join(left)));
    }
    copy(&root, &sources);
    let adding = root.join("tests/adding");
    for (name, place) in FILES {
        write(&sources.join(place), &std::fs::read(adding.join(name)).unwrap());
    }
    for (file, begin, added) in LINES.into_iter().chain(SETTING) {
        let text = std::fs::read_to_string(sources.join(file)).unwrap();
        write(&sources.join(file), add_line(&text, begin, added).as_bytes());
    }
    let files: BTreeSet<&str> = SETTING.iter().map(|(file, ..)| *file).collect();
    assert!(files.len() <= 2, "a setting is written in many files: {files:?}");
    // Nothing here is worth the time of the optimiser.
    let manifest = std::fs::read_to_string(sources.join("Cargo.toml")).unwrap();
    let (plain, _) = manifest.split_once("# What tests spend their time in").unwrap();
    write(&sources.join("Cargo.toml"), plain.as_bytes());

    let mut cargo = Command::new(env!("CARGO"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("CARGO_") && name != "CARGO_HOME") {
        cargo.env_remove(name);
    }
    cargo.current_dir(&sources).env("CARGO_NET_OFFLINE", "true").env("CARGO_TARGET_DIR", folder.join("target"));
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_INCREMENTAL", "0");
    cargo.args(["test", "--locked", "-p", "dragoman-say", "--test", "decisions", "--", "age::", "novices::"]);
    let done = cargo.output().unwrap();
    let (said, errors) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "{said}\n{errors}");
    assert!(said.contains("4 passed"), "{said}");
}
