//! Validates every request, and every answer of the stand-in, with the Zod schemas that npm's `discord-api-spec`
//! generates from Discord's description: a second, independent reading of it.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, OnceLock};

use serde_json::{Value, json};

/// A value, and its expected type.
#[derive(Clone, Debug)]
pub struct Record {
    /// The origin, for error messages: "POST /… request".
    pub about: String,
    pub schema: Value,
    pub value: Value,
}

/// The process that validates for all tests of this program.
struct Checker {
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    _child: Child,
}

impl Checker {
    fn start() -> Self {
        let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/discord");
        let tools = std::env::var_os("DRAGOMAN_TEST_TOOLS")
            .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/test-tools"), PathBuf::from);
        let done = Command::new(tests.join("install")).arg(&tools).status().expect("tests/discord/install runs");
        assert!(done.success(), "Discord's schemas could not be installed from npm (needs node and npm)");
        let mut child = Command::new("node")
            .arg("check.mjs")
            .current_dir(tools.join("discord"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("node runs");
        let (to, from) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        Self { to, from: BufReader::new(from), _child: child }
    }

    fn ask(&mut self, records: &[Record]) -> Vec<Vec<String>> {
        let asked: Vec<_> =
            records.iter().map(|record| json!({ "schema": record.schema, "value": record.value })).collect();
        writeln!(self.to, "{}", Value::from(asked)).expect("the checker listens");
        let mut line = String::new();
        self.from.read_line(&mut line).expect("the checker answers");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("the checker broke off ({error}): {line}"))
    }
}

/// The errors of `records` according to the schemas.
pub fn complaints(records: &[Record]) -> Vec<String> {
    static CHECKER: OnceLock<Mutex<Checker>> = OnceLock::new();
    if records.is_empty() {
        return Vec::new();
    }
    let checker = CHECKER.get_or_init(|| Mutex::new(Checker::start()));
    let answers = checker.lock().expect("no poison").ask(records);
    let pairs = records.iter().zip(answers);
    pairs
        .flat_map(|(record, problems)| problems.into_iter().map(|problem| format!("{}: {problem}", record.about)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_valid_and_errors_in_one_are_found() {
        let schema = json!({ "$ref": "#/components/schemas/MessageCreateRequest" });
        let record = |value| Record { about: "a message".into(), schema: schema.clone(), value };
        assert_eq!(complaints(&[record(json!({ "content": "ciao", "flags": 4096 }))]), Vec::<String>::new());
        let wrong = complaints(&[record(json!({ "content": 7, "nonce": "x".repeat(26), "colour": 1 }))]).join("\n");
        for part in ["content", "nonce", "colour"] {
            assert!(wrong.contains(part), "{part} in {wrong}");
        }
    }
}
