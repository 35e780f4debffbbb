//! The README's commands for a new user, as they are written there: in an empty folder, without any configuration.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::bot::{PATIENCE, free_port, program};
use crate::browser::Browser;
use crate::page::{quiet, take_all_seats};

const README: &str = include_str!("../../README.md");

/// The commands of the first block under "Quick start", without their comments.
fn commands() -> Vec<Vec<String>> {
    let (_, after) = README.split_once("\n## Quick start\n").expect("the section");
    let (_, block) = after.split_once("```sh\n").expect("a block of commands");
    let (block, _) = block.split_once("```").expect("its end");
    let without_comment = |line: &str| line.split(" #").next().unwrap_or_default().trim().to_owned();
    let lines = block.lines().map(without_comment).filter(|line| !line.is_empty());
    lines.map(|line| line.split_whitespace().map(str::to_owned).collect()).collect()
}

/// The arguments that the program gets by a command that builds and runs it, or runs what was built.
fn arguments(command: &[String]) -> Vec<&str> {
    let words: Vec<&str> = command.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["cargo", "run", rest @ ..] => {
            let (building, given) = rest.split_at(rest.iter().position(|word| *word == "--").unwrap_or(rest.len()));
            assert!(building.iter().all(|word| *word == "--release"), "{command:?}");
            given.get(1..).unwrap_or_default().to_vec()
        }
        ["target/release/dragoman", rest @ ..] => rest.to_vec(),
        other => panic!("a new user is told to run {other:?}: this test doesn't know what that starts"),
    }
}

struct Started {
    child: Child,
    output: std::path::PathBuf,
}

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Started {
    fn start(folder: &Path, name: &str, given: &[&str], more: &[(&str, String)]) -> Self {
        let output = folder.join(name);
        let file = || std::fs::File::create(&output).expect("a file");
        let (written, home) = (file(), folder.join("home"));
        let errors = written.try_clone().expect("the same file");
        let path = program(given);
        let mut command = Command::new(path.get_program());
        command.args(given).env_clear().env("HOME", &home).envs(more.iter().cloned());
        command.current_dir(folder.join("checkout")).stdin(Stdio::null()).stdout(written).stderr(errors);
        Self { child: command.spawn().expect("the program can be started"), output }
    }

    /// What it has printed, once that names a page, or once it has ended by itself.
    async fn said(&mut self) -> Result<String, String> {
        let began = Instant::now();
        loop {
            let said = std::fs::read_to_string(&self.output).expect("its output");
            if let Some(link) = said.split_whitespace().find(|word| word.contains("/?token=")) {
                return Ok(link.to_owned());
            }
            if self.child.try_wait().expect("a process").is_some() {
                return Err(std::fs::read_to_string(&self.output).expect("its output"));
            }
            assert!(began.elapsed() < PATIENCE, "no link: {said}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_readmes_two_commands_lead_to_a_game_on_the_page() {
    let all = commands();
    let [first, again] = all.as_slice() else { panic!("two commands, and not {all:?}") };
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["home", "checkout"] {
        std::fs::create_dir(folder.path().join(name)).expect("a folder");
    }
    // Another program may have the page's usual port: then it says what to do, and that is done.
    let mut more = Vec::new();
    let mut started = Started::start(folder.path(), "first", &arguments(first), &more);
    let link = match started.said().await {
        Ok(link) => link,
        Err(said) => {
            assert!(said.contains("choose another port with DRAGOMAN_LOCAL_LISTEN"), "{said}");
            more.push(("DRAGOMAN_LOCAL_LISTEN", format!("127.0.0.1:{}", free_port())));
            started = Started::start(folder.path(), "first", &arguments(first), &more);
            started.said().await.expect("with a free port it starts")
        }
    };
    let mut page = Browser::open(1280, 900).await;
    page.visit(&link).await;
    page.until("document.querySelector('#where')?.textContent === 'hall'").await;
    // The buttons that the README names.
    page.until("!!document.querySelector('.empty .strong')").await;
    let offered = "[...document.querySelectorAll('.empty button')].map(button => button.textContent).join(' | ')";
    let offered = page.evaluate(offered).await.to_string();
    let readme = README.split_whitespace().collect::<Vec<_>>().join(" ");
    take_all_seats(&mut page).await;
    let english = dragoman_locales::words().expect("the words");
    for id in ["page-against-computers", "page-try-alone"] {
        let named = english.plain(dragoman_l10n::Language::EN, id);
        assert!(readme.contains(&format!("press *{named}*")), "a button is called {named} ({offered})");
    }
    quiet(&page);
    drop(started);

    // The second command starts it again: the same page, with the same game.
    let mut started = Started::start(folder.path(), "again", &arguments(again), &more);
    assert_eq!(started.said().await.expect("it starts again"), link);
    page.visit("about:blank").await;
    page.visit(&link).await;
    page.until(
        "[...document.querySelectorAll('.seat')].filter(seat => seat.querySelector('.swatch [style]')).length === 7",
    )
    .await;
    assert!(!folder.path().join("home").read_dir().expect("a folder").any(|_| true), "nothing is written elsewhere");
}

#[test]
fn cargo_runs_the_program_and_no_other() {
    let manifest = include_str!("../../Cargo.toml");
    assert!(manifest.contains("default-members = [\"bot\"]"), "`cargo run` starts another crate");
    assert!(include_str!("../../bot/Cargo.toml").contains("default-run = \"dragoman\""));
}
