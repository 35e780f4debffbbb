//! Lines on standard input, answered on all cores, each answer in its line's place.
//!
//! One thread reads whole lines in blocks, one for each core answers them, and the first writes the answers in the order in
//! which the lines came. Only a few blocks are under way at a time, so that the memory doesn't grow with the input. A block
//! ends where no further line has arrived yet: a program that sends one line and waits gets its answer at once.
//! A line on which the program fails is answered with that, and the others as ever.

use std::io::{self, BufRead, BufReader, Write};
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use anyhow::Context as _;
use serde_json::{Value, json};

/// Bytes that are read from standard input at once.
const READ: usize = 1 << 16;
/// Bytes of lines that one thread answers before it takes others.
const BLOCK: usize = 1 << 13;

/// Whole lines, and where their answers go.
struct Task {
    lines: Vec<u8>,
    answers: SyncSender<String>,
}

/// Where the answers of the next block come from, or why there is none.
type Next = io::Result<Receiver<String>>;

/// Answers every line of standard input that isn't blank with one line on standard output.
///
/// # Errors
/// Standard input can't be read, or standard output can't be written: it is closed, or its disk is full.
pub(super) fn answer(answer: impl Fn(&str) -> String + Send + Sync + 'static) -> anyhow::Result<()> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let (tasks, waiting) = sync_channel::<Task>(cores);
    let (order, in_order) = sync_channel::<Next>(2 * cores);
    let (waiting, answer) = (Arc::new(Mutex::new(waiting)), Arc::new(answer));
    for _ in 0..cores {
        let (waiting, answer) = (Arc::clone(&waiting), Arc::clone(&answer));
        thread::spawn(move || {
            while let Some(Task { lines, answers }) = next(&waiting) {
                // Nobody waits for it any more if writing has failed.
                let _ = answers.send(block(&lines, &*answer));
            }
        });
    }
    // Not joined: if writing fails, this thread may be waiting for input, and the program ends without it.
    thread::spawn(move || read(&tasks, &order));
    let mut output = io::stdout().lock();
    for answers in in_order {
        let answers = answers.context("standard input")?;
        let answers = answers.recv().context("a line isn't answered: this is a fault of the program")?;
        output.write_all(answers.as_bytes()).and_then(|()| output.flush()).context("standard output")?;
    }
    Ok(())
}

/// The next task; `None` when there will be no more.
fn next(waiting: &Mutex<Receiver<Task>>) -> Option<Task> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// Reads standard input to its end, or until nobody takes the lines any more.
fn read(tasks: &SyncSender<Task>, order: &SyncSender<Next>) {
    let mut input = BufReader::with_capacity(READ, io::stdin());
    loop {
        let lines = match whole_lines(&mut input) {
            Ok(lines) if lines.is_empty() => return,
            Ok(lines) => lines,
            Err(error) => {
                let _ = order.send(Err(error));
                return;
            }
        };
        let (answers, answered) = sync_channel(1);
        if order.send(Ok(answered)).is_err() || tasks.send(Task { lines, answers }).is_err() {
            return;
        }
    }
}

/// The next lines: those that are there already, and at least one; none at the end of the input.
fn whole_lines(input: &mut BufReader<impl io::Read>) -> io::Result<Vec<u8>> {
    let mut lines = Vec::new();
    while input.read_until(b'\n', &mut lines)? > 0 && lines.len() < BLOCK && input.buffer().contains(&b'\n') {}
    Ok(lines)
}

/// The answers to a block of lines.
fn block(lines: &[u8], answer: &(impl Fn(&str) -> String + ?Sized)) -> String {
    let mut answers = String::new();
    for line in lines.split(|&byte| byte == b'\n') {
        // Bytes that aren't UTF-8 make the line unreadable JSON or an unknown word: both are answered in its place.
        let text = String::from_utf8_lossy(line);
        // Some editors begin a file with a byte order mark.
        let text = text.trim_start_matches('\u{feff}').trim();
        if !text.is_empty() {
            // Answering keeps nothing from one line to the next that could be left half done.
            let answered = catch_unwind(AssertUnwindSafe(|| answer(text)));
            answers.push_str(&answered.unwrap_or_else(|_| unanswered(text)));
            answers.push('\n');
        }
    }
    answers
}

/// The answer to a line on which the program fails; what failed stands on standard error.
fn unanswered(line: &str) -> String {
    let request: Value = serde_json::from_str(line).unwrap_or_default();
    let id = request.get("id").filter(|id| id.is_string());
    json!({ "id": id, "error": "the program failed on this line: this is a fault of the program, please report it" })
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_on_which_the_program_fails_is_answered_in_its_place() {
        let answer = |line: &str| {
            assert!(!line.contains("fail"), "as asked");
            line.to_owned()
        };
        let answers = block(b"1\n{\"id\":\"a\",\"text\":\"fail\"}\n\n{\"id\":7,\"fail\":1}\nfail\n2", &answer);
        let why = "the program failed on this line: this is a fault of the program, please report it";
        let failed = |id: Value| json!({ "id": id, "error": why }).to_string();
        let expected = [
            "1".to_owned(),
            failed("a".into()),
            failed(Value::Null),
            failed(Value::Null),
            "2".to_owned(),
            String::new(),
        ];
        assert_eq!(answers, expected.join("\n"));
    }
}
