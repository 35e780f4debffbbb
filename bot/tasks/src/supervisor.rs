//! Long-lived tasks: restarted when they panic, and monitored.
//!
//! Every loop of the program (the clock, each network's listener and dispatcher, the janitor) runs under a
//! [`Supervisor`] and reports each iteration to it. `/health` shows how long ago that was, and which networks can't be
//! used until the operator changes something. A stalled loop isn't restarted: what it waits for may still come, and a
//! second instance would do things twice.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use dragoman_runtime::network::PlatformName;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

/// The pause before the first restart; doubled with each, up to [`LONGEST_PAUSE`].
const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// The longest pause before a restart.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);
/// After this time without a panic the pauses begin again at the first.
const STEADY: Duration = Duration::from_secs(300);
/// A loop without an iteration for this time is stalled: when nothing happens, each iterates at least every few
/// seconds.
const STALLED: Duration = Duration::from_secs(120);
/// The same for the janitor, which rests for an hour between two runs.
const JANITOR_STALLED: Duration = Duration::from_secs(3 * 3600);

/// A long-lived task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loop {
    /// Deadlines.
    Clock,
    /// Deletes data after its retention period.
    Janitor,
    /// Reads a network. Its iterations are events and keep-alive messages of the network: without them it isn't at
    /// fault.
    Listener(PlatformName),
    /// Posts to a network.
    Dispatcher(PlatformName),
}

impl fmt::Display for Loop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clock => f.write_str("clock"),
            Self::Janitor => f.write_str("janitor"),
            Self::Listener(platform) => write!(f, "listener {platform}"),
            Self::Dispatcher(platform) => write!(f, "dispatcher {platform}"),
        }
    }
}

/// The state of a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopState {
    /// Which loop.
    pub name: Loop,
    /// The time since its last iteration.
    pub age: Duration,
    /// That time is longer than it should be.
    pub stalled: bool,
    /// How often it panicked and was restarted.
    pub restarts: u32,
}

#[derive(Debug)]
struct Turns {
    last: Instant,
    restarts: u32,
}

/// Restarts loops that panic, and knows the state of all of them.
#[derive(Debug)]
pub struct Supervisor {
    first_pause: Duration,
    loops: Mutex<BTreeMap<Loop, Turns>>,
    failed: Mutex<BTreeMap<PlatformName, String>>,
}

impl Default for Supervisor {
    fn default() -> Self {
        Self { first_pause: FIRST_PAUSE, loops: Mutex::default(), failed: Mutex::default() }
    }
}

impl Supervisor {
    /// Runs what `start` returns until it ends, and restarts it after a panic, after a longer pause each time. `None`:
    /// stopped meanwhile.
    pub async fn keep<T, F>(
        self: &Arc<Self>,
        name: Loop,
        stop: &CancellationToken,
        mut start: impl FnMut() -> F,
    ) -> Option<T>
    where
        T: Send + 'static,
        F: Future<Output = T> + Send + 'static,
    {
        let mut pause = self.first_pause;
        loop {
            self.turned(name);
            let began = Instant::now();
            // A set of one: it is aborted when this future is dropped.
            let mut running = JoinSet::new();
            running.spawn(start());
            match running.join_next().await {
                Some(Ok(returned)) => {
                    self.with(|loops| loops.remove(&name));
                    return Some(returned);
                }
                Some(Err(error)) if error.is_panic() => {}
                Some(Err(_)) | None => return None,
            }
            if began.elapsed() > STEADY {
                pause = self.first_pause;
            }
            tracing::error!(task = %name, pause = pause.as_secs(), "a task panicked; it is restarted after a pause");
            self.with(|loops| {
                if let Some(turns) = loops.get_mut(&name) {
                    turns.restarts += 1;
                }
            });
            stop.run_until_cancelled(tokio::time::sleep(pause)).await?;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    /// Sets the time of the loop's last iteration to `age` ago.
    #[cfg(any(test, feature = "testing"))]
    pub fn turned_before(&self, name: Loop, age: Duration) {
        self.turned(name);
        let last = Instant::now().checked_sub(age).expect("the machine has run for longer than that");
        self.with(|loops| {
            loops.entry(name).and_modify(|turns| turns.last = last);
        });
    }

    fn with<T>(&self, work: impl FnOnce(&mut BTreeMap<Loop, Turns>) -> T) -> T {
        work(&mut self.loops.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Records an iteration of the loop.
    pub fn turned(&self, name: Loop) {
        let last = Instant::now();
        self.with(|loops| {
            loops.entry(name).and_modify(|turns| turns.last = last).or_insert(Turns { last, restarts: 0 });
        });
    }

    /// The state of all loops.
    pub fn loops(&self) -> Vec<LoopState> {
        let state = |(name, turns): (&Loop, &Turns)| {
            let age = turns.last.elapsed();
            let stalled = match name {
                Loop::Listener(_) => false,
                Loop::Janitor => age > JANITOR_STALLED,
                Loop::Clock | Loop::Dispatcher(_) => age > STALLED,
            };
            LoopState { name: *name, age, stalled, restarts: turns.restarts }
        };
        self.with(|loops| loops.iter().map(state).collect())
    }

    /// The network can't be used until the operator changes something: `sentence` says what.
    pub fn fail(&self, platform: PlatformName, sentence: String) {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).insert(platform, sentence);
    }

    /// Why the network can't be used, if it can't.
    pub fn failure(&self, platform: PlatformName) -> Option<String> {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).get(&platform).cloned()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn a_loop_that_panics_is_restarted_and_counted() {
        let supervisor = Arc::new(Supervisor { first_pause: Duration::ZERO, ..Supervisor::default() });
        let starts = Arc::new(AtomicU32::new(0));
        let stop = CancellationToken::new();
        let ended = supervisor.keep(Loop::Clock, &stop, || {
            let (starts, supervisor) = (Arc::clone(&starts), Arc::clone(&supervisor));
            async move {
                let number = starts.fetch_add(1, Ordering::SeqCst);
                assert!(number >= 2, "as wanted");
                supervisor.loops()
            }
        });
        let loops = ended.await.expect("it wasn't stopped");
        assert_eq!(loops.iter().map(|state| (state.name, state.restarts)).collect::<Vec<_>>(), [(Loop::Clock, 2)]);
        assert_eq!(supervisor.loops(), [], "what has ended as it should isn't watched");
    }

    #[tokio::test]
    async fn a_loop_that_is_stopped_is_not_restarted() {
        let supervisor = Arc::new(Supervisor::default());
        let stop = CancellationToken::new();
        stop.cancel();
        let ended: Option<()> = supervisor.keep(Loop::Janitor, &stop, || async { panic!("as wanted") }).await;
        assert_eq!(ended, None);
    }

    #[test]
    fn a_loop_without_an_iteration_for_too_long_is_stalled() {
        let supervisor = Supervisor::default();
        let local = PlatformName::Local;
        let stalled = |supervisor: &Supervisor| {
            let stalled = supervisor.loops().into_iter().filter(|state| state.stalled);
            stalled.map(|state| state.name).collect::<Vec<_>>()
        };
        for name in [Loop::Clock, Loop::Janitor, Loop::Listener(local), Loop::Dispatcher(local)] {
            supervisor.turned_before(name, Duration::from_secs(100));
        }
        assert_eq!(stalled(&supervisor), [], "each may rest for a while");
        for name in [Loop::Clock, Loop::Janitor, Loop::Listener(local), Loop::Dispatcher(local)] {
            supervisor.turned_before(name, Duration::from_secs(130));
        }
        // Without events a listener isn't at fault, and the janitor rests for an hour.
        assert_eq!(stalled(&supervisor), [Loop::Clock, Loop::Dispatcher(local)]);
        supervisor.turned(Loop::Clock);
        assert_eq!(stalled(&supervisor), [Loop::Dispatcher(local)]);
    }

    #[test]
    fn a_failed_network_has_its_reason() {
        let supervisor = Supervisor::default();
        supervisor.fail(PlatformName::Discord, "discord.token: it is wrong".to_owned());
        assert_eq!(supervisor.failure(PlatformName::Discord).as_deref(), Some("discord.token: it is wrong"));
        assert_eq!(supervisor.failure(PlatformName::Matrix), None);
    }
}
