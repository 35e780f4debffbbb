//! Kills of the bot: repeatedly, at a boundary of store and network or at any time, from a seed.
#![allow(dead_code, reason = "only the crash test plans any")]

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::bot::Bot;

/// How one process is killed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// At a point of the program (see `bot/runtime/src/fault.rs`), when it reaches it for this many times.
    At(&'static str, u32),
    /// By SIGKILL from outside, this long after the start.
    After(Duration),
}

/// The planned kills, and the counts of those that happened.
pub struct Lives {
    planned: VecDeque<End>,
    current: Option<End>,
    /// Whether the kill from outside happened.
    came: Arc<AtomicBool>,
    /// Whether this kill is counted.
    counted: bool,
    /// A process that hasn't reached its point after this time is killed, so that the next can begin.
    longest: Duration,
    /// The kills so far, by point.
    pub ended: BTreeMap<&'static str, u32>,
}

/// How long a process may run on a machine without other load.
pub const LONGEST: Duration = Duration::from_secs(8);

impl Lives {
    pub fn new(planned: impl IntoIterator<Item = End>) -> Self {
        Self::lasting(LONGEST, planned)
    }

    /// The same, with at most `longest` for each process.
    pub fn lasting(longest: Duration, planned: impl IntoIterator<Item = End>) -> Self {
        let planned = planned.into_iter().collect();
        Self { planned, current: None, came: Arc::default(), counted: true, longest, ended: BTreeMap::new() }
    }

    /// Starts the next process of `bot`; after the last planned kill it isn't killed any more.
    pub fn next(&mut self, bot: &mut Bot) {
        self.current = self.planned.pop_front();
        self.counted = false;
        self.came = Arc::default();
        let (point, after) = match &self.current {
            Some(End::At(point, count)) => (format!("{point}:{count}"), self.longest),
            Some(End::After(after)) => (String::new(), *after),
            None => (String::new(), Duration::ZERO),
        };
        bot.set("DRAGOMAN_TEST_KILL", &point);
        bot.start();
        if let (Some(_), Some(process)) = (&self.current, bot.process()) {
            let came = Arc::clone(&self.came);
            std::thread::spawn(move || {
                std::thread::sleep(after);
                // A process that was killed keeps its number until the test has collected it, and then the test sets
                // the mark.
                if !came.swap(true, Ordering::SeqCst) {
                    let _ = std::process::Command::new("kill").args(["-KILL", &process.to_string()]).status();
                }
            });
        }
    }

    /// The process was killed as planned.
    pub fn died(&mut self) {
        // From now on the number may be another process's.
        let came = self.came.swap(true, Ordering::SeqCst);
        let end = match (&self.current, came) {
            (Some(End::At(point, _)), false) => point,
            (Some(End::At(..) | End::After(_)), true) => "anywhere",
            (Some(End::After(_)) | None, _) => panic!("nobody was to kill it"),
        };
        self.count(end);
    }

    /// The script kills it.
    pub fn killed(&mut self) {
        self.came.store(true, Ordering::SeqCst);
        self.count("anywhere");
    }

    fn count(&mut self, end: &'static str) {
        if !std::mem::replace(&mut self.counted, true) {
            *self.ended.entry(end).or_default() += 1;
        }
    }

    /// No more kills: the present process continues.
    pub fn enough(&mut self) {
        self.planned.clear();
        self.came.store(true, Ordering::SeqCst);
    }
}
