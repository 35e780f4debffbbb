//! Commands whose output can't be written: nobody reads it any more, or the disk is full. That is an error with a sentence.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::process::Stdio;

use crate::bot::program;

/// The exit status and what was said of a command whose output nobody takes.
fn unread(arguments: &[&str], input: &[u8]) -> (Option<i32>, String) {
    let mut child = program(arguments);
    let mut child =
        child.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    drop(child.stdout.take());
    let mut to = child.stdin.take().expect("a pipe");
    drop(to.write_all(input));
    // Standard input stays open: who has nowhere to write doesn't wait for more.
    let mut said = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("UTF-8");
    let status = child.wait().expect("it ends").code();
    drop(to);
    (status, said)
}

const LINE: &[u8] = b"{\"id\":\"1\"}\n";

#[test]
fn a_closed_pipe_is_an_error_with_a_sentence() {
    let arena = &["arena", "random", "dumbbot", "--games", "1", "--until", "1901"];
    for arguments in [&["adjudicate"][..], &["legal"], &["parse"], &["say"], &["commands"], &["rights"], arena] {
        let (status, said) = unread(arguments, LINE);
        assert_eq!(status, Some(1), "{arguments:?}: {said}");
        assert!(said.starts_with("dragoman: standard output: ") && said.lines().count() == 1, "{arguments:?}: {said}");
    }
}

#[test]
fn a_full_disk_is_an_error_with_a_sentence() {
    for arguments in
        [&["adjudicate"][..], &["parse"], &["say", "--messages", "en"], &["commands"], &["rights", "--json"]]
    {
        let full = File::options().write(true).open("/dev/full").expect("Linux has it");
        let mut child = program(arguments);
        let mut child = child.stdin(Stdio::piped()).stdout(full).stderr(Stdio::piped()).spawn().expect("it starts");
        drop(child.stdin.take().expect("a pipe").write_all(LINE));
        let output = child.wait_with_output().expect("it ends");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {said}");
        assert!(said.contains("standard output: No space left"), "{arguments:?}: {said}");
    }
}
