//! How the bot dies: again and again, at a boundary of store and network or whenever it happens, from a seed.
#![allow(dead_code, reason = "only the crash test plans any")]

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::bot::Bot;

/// The end of one life.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// At a point of the program (see `bot/runtime/src/fault.rs`), when it comes there for the so many-th time.
    At(&'static str, u32),
    /// By SIGKILL from outside, so long after the start.
    After(Duration),
}

/// The lives that are still to be lived, and how those before have ended.
pub struct Lives {
    planned: VecDeque<End>,
    current: Option<End>,
    /// The killer from outside came.
    came: Arc<AtomicBool>,
    /// Whether the death of this life is counted.
    counted: bool,
    /// A life that was to end at a point and hasn't come there after so long ends so, so that the next has its turn.
    longest: Duration,
    /// Where lives have ended.
    pub ended: BTreeMap<&'static str, u32>,
}

/// How long a life may last on a machine that has nothing else to do.
pub const LONGEST: Duration = Duration::from_secs(8);

impl Lives {
    pub fn new(planned: impl IntoIterator<Item = End>) -> Self {
        Self::lasting(LONGEST, planned)
    }

    /// The same, each at most so long.
    pub fn lasting(longest: Duration, planned: impl IntoIterator<Item = End>) -> Self {
        let planned = planned.into_iter().collect();
        Self { planned, current: None, came: Arc::default(), counted: true, longest, ended: BTreeMap::new() }
    }

    /// Starts `bot` into its next life; after the last planned one it may live on.
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
                // A process that has died keeps its number until the test has looked at it, and then the test tells.
                if !came.swap(true, Ordering::SeqCst) {
                    let _ = std::process::Command::new("kill").args(["-KILL", &process.to_string()]).status();
                }
            });
        }
    }

    /// The life ended as it was to.
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

    /// The script has it killed.
    pub fn killed(&mut self) {
        self.came.store(true, Ordering::SeqCst);
        self.count("anywhere");
    }

    fn count(&mut self, end: &'static str) {
        if !std::mem::replace(&mut self.counted, true) {
            *self.ended.entry(end).or_default() += 1;
        }
    }

    /// No more deaths: whoever lives now lives on.
    pub fn enough(&mut self) {
        self.planned.clear();
        self.came.store(true, Ordering::SeqCst);
    }
}
