//! Contains panics in the work in which they happen, and keeps computations from delaying input and output.
//!
//! A panic is a fault of the program, and it must not stop other messages or games. So every unit of work (an event, a
//! game that is due, a notice, an answer) runs inside [`caught`] or on [`Workers`], which turn a panic into
//! [`Unfinished`]; the caller decides what to do about it. What can't be caught (a stack overflow, memory that has run
//! out) is counted in the store: before the work begins, or, for a notice, from the second time on. A computation that
//! doesn't end is abandoned after a minute, and counts as failed.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use dragoman_runtime::metrics::METRICS;
use futures_util::FutureExt as _;
use tokio::sync::Semaphore;

/// How long a computation may take: many times what the longest one takes (the page of a whole game, some seconds), since
/// the machine may be busy.
const LONGEST_WORK: Duration = Duration::from_secs(60);

/// Why a piece of work wasn't completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfinished {
    /// The log has the place: see [`report_panics`].
    #[error("the work panicked")]
    Panicked,
    /// It was abandoned; its thread still runs.
    #[error("the work took too long")]
    TooLong,
}

impl Unfinished {
    /// The kind of error, as it is stored with the number of tries.
    pub fn kind(self) -> &'static str {
        match self {
            Self::Panicked => "panic",
            Self::TooLong => "time",
        }
    }
}

/// Runs `work`; a panic in it becomes an error.
///
/// What `work` shares with others must be consistent after a panic: here that is the store, whose transactions are
/// rolled back, and maps behind locks that ignore poisoning.
///
/// # Errors
/// If `work` panics.
pub async fn caught<T>(work: impl Future<Output = T>) -> Result<T, Unfinished> {
    AssertUnwindSafe(work).catch_unwind().await.map_err(|_| Unfinished::Panicked)
}

/// Threads for computing: deciding, adjudicating, reading and writing orders, drawing. As many as the machine has
/// cores, so that the threads that wait for networks and for the store stay free.
#[derive(Debug)]
pub struct Workers {
    permits: Semaphore,
    longest: Duration,
}

impl Default for Workers {
    fn default() -> Self {
        Self { permits: Semaphore::new(Self::count()), longest: LONGEST_WORK }
    }
}

impl Workers {
    /// The number of threads.
    pub fn count() -> usize {
        std::thread::available_parallelism().map_or(2, usize::from)
    }

    /// Runs `work` as soon as a thread is free.
    ///
    /// # Errors
    /// If `work` panics or takes more than a minute, or the program is being stopped. A thread can't be stopped from
    /// outside: work that takes too long continues, and its result is dropped.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Unfinished> {
        // Never closed; if it were, working without a permit would be right.
        let _permit = self.permits.acquire().await.ok();
        match tokio::time::timeout(self.longest, tokio::task::spawn_blocking(work)).await {
            Ok(done) => done.map_err(|_| Unfinished::Panicked),
            Err(_) => {
                METRICS.abandoned.count();
                tracing::error!("a computation takes too long and is abandoned");
                Err(Unfinished::TooLong)
            }
        }
    }

    /// The same inside [`caught`], where an error counts as a panic.
    pub async fn run_through<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        match self.run(work).await {
            Ok(done) => done,
            Err(unfinished) => std::panic::resume_unwind(Box::new(unfinished)),
        }
    }
}

/// Logs every panic of this process with its place in the source, and counts it.
///
/// The panic's message is left out, since it may quote somebody's text. With `RUST_BACKTRACE=1` the log has the
/// backtrace.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        METRICS.panics.count();
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        let calls = std::backtrace::Backtrace::capture();
        match calls.status() {
            std::backtrace::BacktraceStatus::Captured => tracing::error!(place, %calls, "panicked"),
            _ => tracing::error!(place, "panicked"),
        }
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_is_an_error_and_the_next_work_is_done() {
        let workers = Workers::default();
        for _ in 0..2 * Workers::count() {
            assert_eq!(workers.run(|| -> u32 { panic!("as wanted") }).await, Err(Unfinished::Panicked));
        }
        assert_eq!(workers.run(|| 7).await, Ok(7));
        assert_eq!(caught(async { panic!("as wanted") }).await, Err::<(), _>(Unfinished::Panicked));
        assert_eq!(caught(async { 8 }).await, Ok(8));
    }

    #[tokio::test]
    async fn endless_work_is_abandoned_and_the_next_work_is_done() {
        let workers = Workers { longest: Duration::from_millis(20), ..Workers::default() };
        let mut ends = Vec::new();
        for _ in 0..2 * Workers::count() {
            let (end, ended) = std::sync::mpsc::channel::<()>();
            ends.push(end);
            assert_eq!(workers.run(move || ended.recv().is_ok()).await, Err(Unfinished::TooLong));
        }
        let patient = Workers { longest: LONGEST_WORK, permits: workers.permits };
        assert_eq!(patient.run(|| 7).await, Ok(7));
        for end in ends {
            end.send(()).expect("it still waits");
        }
    }
}
