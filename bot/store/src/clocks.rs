//! Whether the clocks of the processes on one database agree.
//!
//! Deadlines and orders are judged by clocks: orders that a slow one stamps count as sent before the deadline, or even before
//! the phase, and those of a fast one as late. Each process writes with each beat up to when it has stored everything, by its
//! own clock (`processes.rs`), and the server says at the same moment what its clock shows. So a process can place the others'
//! clocks and its own beside the server's, which needn't be right itself. Nothing is decided by it: the operator is told.

use std::collections::{BTreeMap, VecDeque};

/// Of how many beats of another process the latest stamp is taken: what isn't stored yet holds single ones back.
const BEATS_COMPARED: usize = 10;
/// How many beats must be known before a clock counts as slow.
const FEWEST: usize = 5;
/// The least difference that is told, in milliseconds: a stamp is up to a second old, and takes its time.
const TOLERANCE: i64 = 3_000;

/// Two clocks that differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClocksApart {
    /// The other process.
    pub process: String,
    /// By how many milliseconds this process's clock is ahead of the other's, to about a second; negative if it is behind.
    pub ahead: i64,
    /// The same of the database server's clock.
    pub ahead_of_server: i64,
}

/// What the clocks showed at one moment, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    /// The server's.
    pub(super) server: i64,
    /// This process's.
    pub(super) own: i64,
}

/// The last stamps of the other processes.
#[derive(Debug, Default)]
pub(super) struct Clocks {
    /// By process: its last stamp, and by how much its stamps were ahead of the server's clock.
    others: BTreeMap<String, (i64, VecDeque<i64>)>,
    apart: Option<ClocksApart>,
}

impl Clocks {
    /// Takes note of the stamps that the others' last beats have left.
    pub(super) fn note(&mut self, reading: Reading, stamps: impl IntoIterator<Item = (String, i64)>) {
        let mut before = std::mem::take(&mut self.others);
        for (process, stamp) in stamps {
            let (last, mut known) = before.remove(&process).unwrap_or((i64::MIN, VecDeque::new()));
            // Who stands still leaves an old stamp, which says nothing about its clock.
            if stamp != last {
                known.push_back(stamp - reading.server);
                known.drain(..known.len().saturating_sub(BEATS_COMPARED));
            }
            self.others.insert(process, (stamp, known));
        }
        let ahead_of_server = reading.own - reading.server;
        let differs = |(process, (_, known)): (&String, &(i64, VecDeque<i64>))| {
            let ahead = ahead_of_server - known.iter().max()?;
            // A stamp from the future is a proof; an old one may be late.
            let is_apart = ahead < -TOLERANCE || ahead > TOLERANCE && known.len() >= FEWEST;
            is_apart.then(|| ClocksApart { process: process.clone(), ahead, ahead_of_server })
        };
        let apart = self.others.iter().filter_map(differs).max_by_key(|apart| apart.ahead.abs());
        if apart.is_some() != self.apart.is_some() {
            match &apart {
                Some(ClocksApart { process, ahead, ahead_of_server }) => tracing::warn!(
                    %process,
                    ahead_ms = ahead,
                    ahead_of_server_ms = ahead_of_server,
                    "the clocks of this process and of another one differ: orders are taken as too late or too early; \
                     have all machines set their clocks by the same time servers"
                ),
                None => tracing::info!("the clocks of all processes agree again"),
            }
        }
        self.apart = apart;
    }

    /// The clock that differs most from this process's, if one differs.
    pub(super) fn apart(&self) -> Option<ClocksApart> {
        self.apart.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found after `beats` beats of a process that is `other` milliseconds ahead of the server's clock, by one that
    /// is `own` ahead.
    fn found(beats: i64, own: i64, other: i64) -> Option<i64> {
        let mut clocks = Clocks::default();
        for beat in 0..beats {
            let server = 1_000_000 + beat * 1_000;
            // Its last beat was 700 milliseconds ago.
            clocks.note(Reading { server, own: server + own }, [("b".to_owned(), server + other - 700)]);
        }
        clocks.apart().map(|apart| apart.ahead / 1_000)
    }

    #[test]
    fn a_clock_that_differs_is_found_by_both_processes() {
        assert_eq!(found(2, 0, 120_000), Some(-119), "the other is fast");
        assert_eq!(found(8, 120_000, 0), Some(120), "and so finds it that one");
        assert_eq!(found(8, 0, -120_000), Some(120), "the other is slow");
        assert_eq!(found(2, -120_000, 0), Some(-119));
        assert_eq!(found(2, 0, -120_000), None, "its first stamps may be late");
        assert_eq!(found(8, 60_000, 60_000), None, "only the server's clock is wrong");
        assert_eq!(found(8, 900, -900), None);
    }

    #[test]
    fn who_stands_still_or_stores_late_isnt_taken_for_slow() {
        let mut clocks = Clocks::default();
        let mut note = |second: i64, stamp: i64| {
            clocks.note(Reading { server: second * 1_000, own: second * 1_000 }, [("b".to_owned(), stamp)]);
            clocks.apart()
        };
        for second in 0..40 {
            assert_eq!(note(second, 0), None, "it stands still");
        }
        for second in 40..60 {
            // Something that came in the 41st second is stored 8 seconds later.
            let stamp = if second < 49 { 41 } else { second };
            assert_eq!(note(second, stamp * 1_000 - 500), None, "{second}");
        }
    }

    #[test]
    fn clocks_that_are_corrected_agree_again() {
        let mut clocks = Clocks::default();
        for second in 0..30 {
            let ahead = if second < 10 { 60_000 } else { 0 };
            let server = second * 1_000;
            clocks.note(Reading { server, own: server }, [("b".to_owned(), server + ahead)]);
            assert_eq!(clocks.apart().is_some(), second < 10 + 9, "{second}");
        }
        clocks.note(Reading { server: 0, own: 0 }, []);
        assert_eq!(clocks.apart(), None);
    }
}
