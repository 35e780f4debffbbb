//! Commands whose output can't be written: nobody reads it any more, or the disk is full. That is an error with a sentence.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use dragoman_game::assignment::commit;

use crate::bot::program;

/// The exit status and what was said of a command whose output nobody takes.
fn unread(mut command: Command, input: &[u8], stays_open: bool) -> (Option<i32>, String) {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    drop(child.stdout.take());
    let mut to = child.stdin.take().expect("a pipe");
    drop(to.write_all(input));
    let open = Some(to).filter(|_| stays_open);
    let mut said = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("UTF-8");
    let status = child.wait().expect("it ends").code();
    drop(open);
    (status, said)
}

/// The same of a command whose output goes to a full disk.
fn full(mut command: Command, input: &[u8]) -> (Option<i32>, String) {
    let full = File::options().write(true).open("/dev/full").expect("Linux has it");
    let mut child = command.stdin(Stdio::piped()).stdout(full).stderr(Stdio::piped()).spawn().expect("it starts");
    drop(child.stdin.take().expect("a pipe").write_all(input));
    let output = child.wait_with_output().expect("it ends");
    (output.status.code(), String::from_utf8(output.stderr).expect("UTF-8"))
}

const LINE: &[u8] = b"{\"id\":\"1\"}\n";

#[test]
fn a_closed_pipe_is_an_error_with_a_sentence() {
    let arena = &["arena", "random", "dumbbot", "--games", "1", "--until", "1901"];
    for arguments in [&["adjudicate"][..], &["legal"], &["parse"], &["say"], &["commands"], &["rights"], arena] {
        // Standard input stays open: who has nowhere to write doesn't wait for more.
        let (status, said) = unread(program(arguments), LINE, true);
        assert_eq!(status, Some(1), "{arguments:?}: {said}");
        assert!(said.starts_with("dragoman: standard output: ") && said.lines().count() == 1, "{arguments:?}: {said}");
    }
}

#[test]
fn a_full_disk_is_an_error_with_a_sentence() {
    for arguments in
        [&["adjudicate"][..], &["parse"], &["say", "--messages", "en"], &["commands"], &["rights", "--json"]]
    {
        let (status, said) = full(program(arguments), LINE);
        assert_eq!(status, Some(1), "{arguments:?}: {said}");
        assert!(said.contains("standard output: No space left"), "{arguments:?}: {said}");
    }
}

/// The commands that draw a picture or have to do with stored games, in an order in which each finds what it needs.
fn on_stored_games(folder: &Path, run: impl Fn(Command, &[u8]) -> (Option<i32>, String), expected: &str) {
    let request = include_bytes!("../../assets/samples/start.json");
    let path = |name: &str| folder.join(name).display().to_string();
    let saved = path("saved.json");
    std::fs::write(&saved, include_str!("../saved_games/classic.json")).expect("it is written");
    let lot = commit([7; 32]);
    let draw =
        ["draw", "--variant", "france-austria", "--join", "a", "--join", "b", "--seed", &lot.seed, "--hash", &lot.hash];
    let import = ["import", &saved, "--channel", "local:hall", "--master", "local:host", "--name", "Ponte"];
    let copy = path("copy");
    for (data, arguments) in [
        ("data", &["check-config"][..]),
        ("data", &["render", "--size", "800"]),
        ("data", &draw),
        ("data", &import),
        ("data", &["export", "Ponte"]),
        ("data", &["backup", "--to", &copy]),
        ("restored", &["restore", "--from", &copy]),
    ] {
        let mut command = program(arguments);
        command.current_dir(folder).env("DRAGOMAN_DATA", folder.join(data));
        let (status, said) = run(command, request);
        assert_eq!(status, Some(1), "{arguments:?}: {said}");
        assert!(said.starts_with(expected) && said.lines().count() == 1, "{arguments:?}: {said}");
    }
}

#[test]
fn a_closed_pipe_is_an_error_of_commands_on_stored_games_too() {
    let folder = tempfile::tempdir().expect("a folder");
    on_stored_games(
        folder.path(),
        |command, input| unread(command, input, false),
        "dragoman: standard output: Broken pipe",
    );
}

#[test]
fn a_full_disk_is_an_error_of_commands_on_stored_games_too() {
    let folder = tempfile::tempdir().expect("a folder");
    on_stored_games(folder.path(), full, "dragoman: standard output: No space left");
}
