//! What is measured, and how.

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use dragoman_runtime::clock::{Clock as _, SystemClock};

/// How often something happened, when first and when last, in milliseconds since 1970: several processes report it.
#[derive(Default)]
pub struct Marks(Mutex<(usize, u64, u64)>);

impl Marks {
    pub fn mark(&self) {
        let mut marks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = now();
        *marks = (marks.0 + 1, if marks.0 == 0 { now } else { marks.1 }, now);
    }

    /// How often, when first and when last.
    pub fn read(&self) -> (usize, u64, u64) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub fn now() -> u64 {
    u64::try_from(SystemClock.now().as_millisecond()).unwrap_or_default()
}

/// The processor time of this process so far, in seconds.
pub fn processor() -> f64 {
    let threads = std::fs::read_dir("/proc/self/task").expect("Linux");
    let spent = threads.flatten().filter_map(|thread| {
        // The first number is the time on a processor in nanoseconds. A thread may just have ended.
        let schedule = std::fs::read_to_string(thread.path().join("schedstat")).ok()?;
        schedule.split_whitespace().next()?.parse::<f64>().ok()
    });
    spent.sum::<f64>() / 1e9
}

/// The processor time of all processes of this machine so far, in seconds.
pub fn machine() -> f64 {
    let all = std::fs::read_to_string("/proc/stat").expect("Linux");
    // User, nice, system, idle, waiting, interrupts: in hundredths of a second.
    let ticks: Vec<f64> = all.split_whitespace().skip(1).take(7).filter_map(|ticks| ticks.parse().ok()).collect();
    ticks.iter().enumerate().filter(|(at, _)| ![3, 4].contains(at)).map(|(_, ticks)| ticks).sum::<f64>() / 100.0
}

/// In milliseconds, the duration that `share` of all don't exceed.
pub fn at(sorted: &[Duration], share: f64) -> f64 {
    sorted[((sorted.len() - 1) as f64 * share).round() as usize].as_secs_f64() * 1000.0
}

/// The times of single syncs of a page on the disk with `folder`.
pub fn disk(folder: &Path) -> Vec<Duration> {
    use std::io::Write as _;
    let mut file = std::fs::File::create(folder.join("sync")).expect("a file");
    let mut took: Vec<Duration> = (0..200)
        .map(|_| {
            let start = Instant::now();
            file.write_all(&[0; 4096]).and_then(|()| file.sync_data()).expect("a disk");
            start.elapsed()
        })
        .collect();
    took.sort();
    took
}
