//! Whether the machine was free for a benchmark that asserts a bound, and the median of its runs.

use std::time::{Duration, Instant};

/// The share of each core's time that this process gets if it asks for all, at its worst.
pub fn own_share() -> f64 {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let count = || {
        let taken = || {
            let schedule = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux");
            schedule.split(' ').next().and_then(|time| time.parse::<f64>().ok()).expect("nanoseconds") / 1e9
        };
        let (start, before) = (Instant::now(), taken());
        spin(Duration::from_secs(1));
        (taken() - before) / start.elapsed().as_secs_f64()
    };
    let threads: Vec<_> = (0..cores).map(|_| std::thread::spawn(count)).collect();
    threads.into_iter().map(|thread| thread.join().expect("it counts")).fold(1.0, f64::min)
}

/// Keeps a core busy for `time`.
pub fn spin(time: Duration) {
    let start = Instant::now();
    while start.elapsed() < time {
        std::hint::black_box((0..10_000_u64).fold(1, |sum: u64, next| sum.wrapping_mul(31).wrapping_add(next)));
    }
}

/// Less than this, and other programs were at work.
pub const QUIET: f64 = 0.95;

/// The median of what `of` takes from the runs.
pub fn median<T>(runs: &[T], of: impl Fn(&T) -> f64) -> f64 {
    let mut values: Vec<f64> = runs.iter().map(of).collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// The load of the machine, for the report.
pub fn load() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').take(3).collect::<Vec<_>>().join(" ")
}

/// Prints each value beside its bound. `quiet`: no other programs were at work. Ends the benchmark with failure if a
/// bound was exceeded on a quiet machine.
pub fn judge(bounds: &[(&str, f64, f64)], quiet: bool) {
    let mut missed = false;
    for (what, value, bound) in bounds {
        missed |= value > bound;
        println!("  {what:40} {value:8.1}   (bound: {bound}){}", if value > bound { "  MISSED" } else { "" });
    }
    if !quiet {
        println!("other programs were at work: the bounds can't be judged");
    } else if missed {
        std::process::exit(1);
    }
}
