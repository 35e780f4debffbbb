//! Points at which a test may kill the program or make it panic, and a disk that a test may fill.
//!
//! Compiled in only by the feature `faults`, which no released build has; without it these functions do nothing. A test
//! sets environment variables:
//!
//! - `DRAGOMAN_TEST_KILL=sent:3` kills the process, as SIGKILL does, when it reaches the point `sent` for the third
//!   time. Points are at the boundaries of store and network: `before commit`, `committed`, `claimed`, `sending`,
//!   `sent` (but not noted yet), `marked`, `editing`, `between parts`, `opened` (a room, but not noted yet),
//!   `settling`, `settled`, `hearing`, `heard` (but the cursor isn't moved yet), `answered`, `migrating`, `ticking`.
//! - `DRAGOMAN_TEST_PANIC=decide:3` panics when the program reaches that place for the third time; `decide:word` panics
//!   each time the data that is handled there contains the word. `DRAGOMAN_TEST_ABORT=decide:word` ends the process
//!   instead, as a stack overflow does. Several are separated by commas. Places: `decide` (the words of an event),
//!   `tick` and `computer` (a game's name), `claim` (nothing), `dispatch` and `compute` (a notice), `post` (a network's
//!   name and the words to post), `listen` (the words of a post of the local page), `deliver` (the name of the network
//!   whose adapter delivers an event).
//! - `DRAGOMAN_TEST_DISK=file`: while the file contains `full`, the database may not grow.
//! - `DRAGOMAN_TEST_SEED=7` with `DRAGOMAN_TEST_LIFE=name`: everything random, ids and keys included, follows from both
//!   and not from the operating system.
//! - `DRAGOMAN_TEST_JANITOR=300`: the janitor rests for only that many milliseconds.
//! - `DRAGOMAN_TEST_CALM=200`: how many milliseconds last chances of work that may have ended the process are apart.
//! - `DRAGOMAN_TEST_TEXT=600`: the local platform takes no longer texts, so that long ones are cut into parts.
//! - `DRAGOMAN_TEST_PATIENCE=200`: how many milliseconds a client of the page may take to read a frame.

/// A point at which a test may kill the program.
#[cfg(not(feature = "faults"))]
#[inline(always)]
pub fn point(_name: &'static str) {}

/// The next value of the test's seed for `purpose`; `None` without a seed.
#[cfg(not(feature = "faults"))]
#[inline(always)]
pub fn drawn(_purpose: &'static str) -> Option<[u8; 32]> {
    None
}

/// The joins that determine the power assignment. Under a test's seed, numbers replace the network's ids, which differ
/// in each run.
#[cfg(not(feature = "faults"))]
#[inline(always)]
pub fn joins(joins: Vec<String>) -> Vec<String> {
    joins
}

/// The pause of the janitor between two runs.
#[cfg(not(feature = "faults"))]
#[inline(always)]
pub fn rest(rest: std::time::Duration) -> std::time::Duration {
    rest
}

/// The time between two last chances of work that may have ended the process.
#[cfg(not(feature = "faults"))]
#[inline(always)]
pub fn calm(calm: std::time::Duration) -> std::time::Duration {
    calm
}

/// A place at which a test may make the work on `about` panic, or end the process.
#[cfg(not(feature = "faults"))]
#[inline(always)]
pub fn breaks(_place: &'static str, _about: impl FnOnce() -> String) {}

/// The longest text on the local platform, in characters.
#[cfg(not(feature = "faults"))]
#[inline(always)]
pub fn text_limit(limit: usize) -> usize {
    limit
}

/// How long a client of the local platform may take to read a frame.
#[cfg(not(feature = "faults"))]
#[inline(always)]
pub fn patience(patience: std::time::Duration) -> std::time::Duration {
    patience
}

#[cfg(feature = "faults")]
pub use on::{breaks, calm, database_pages, drawn, joins, patience, point, rest, text_limit, waits_at};

#[cfg(feature = "faults")]
mod on {
    use std::collections::BTreeMap;
    use std::path::PathBuf;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::sync::{LazyLock, Mutex, PoisonError};
    use std::time::Duration;

    use sha2::{Digest, Sha256};

    struct Kill {
        point: String,
        left: AtomicU32,
    }

    static KILL: LazyLock<Option<Kill>> = LazyLock::new(|| {
        let wanted = std::env::var("DRAGOMAN_TEST_KILL").ok()?;
        let (point, count) = wanted.split_once(':')?;
        Some(Kill { point: point.to_owned(), left: AtomicU32::new(count.parse().ok()?) })
    });

    /// The seed and the name of the process. Without a name the process draws from the operating system.
    static SEED: LazyLock<Option<String>> = LazyLock::new(|| {
        let (seed, life) = (std::env::var("DRAGOMAN_TEST_SEED").ok()?, std::env::var("DRAGOMAN_TEST_LIFE").ok()?);
        Some(format!("{seed}\n{life}"))
    });

    /// When a fault is injected.
    enum When {
        Arrival(AtomicU32),
        Holds(String),
    }

    struct Break {
        place: String,
        when: When,
        abort: bool,
    }

    static BREAKS: LazyLock<Vec<Break>> = LazyLock::new(|| {
        let wanted = |name: &str, abort: bool| {
            let all = std::env::var(name).unwrap_or_default();
            let read = |one: &str| {
                let (place, when) = one.split_once(':')?;
                let arrival = when.parse().map(|count| When::Arrival(AtomicU32::new(count)));
                let when = arrival.unwrap_or_else(|_| When::Holds(when.to_owned()));
                Some(Break { place: place.to_owned(), when, abort })
            };
            all.split(',').filter_map(read).collect::<Vec<_>>()
        };
        let mut all = wanted("DRAGOMAN_TEST_PANIC", false);
        all.extend(wanted("DRAGOMAN_TEST_ABORT", true));
        all
    });

    static DISK: LazyLock<Option<PathBuf>> =
        LazyLock::new(|| std::env::var_os("DRAGOMAN_TEST_DISK").map(PathBuf::from));

    /// A point at which a test may kill the program.
    pub fn point(name: &'static str) {
        let Some(kill) = &*KILL else { return };
        if kill.point == name && kill.left.fetch_sub(1, Ordering::SeqCst) == 1 {
            let me = rustix::process::getpid();
            let killed = rustix::process::kill_process(me, rustix::process::Signal::KILL);
            // Not reached: SIGKILL can't be caught.
            eprintln!("the process should be dead: {killed:?}");
            std::process::abort();
        }
    }

    /// The next value of the test's seed for `purpose`; `None` without a seed.
    pub fn drawn(purpose: &'static str) -> Option<[u8; 32]> {
        static TIMES: Mutex<BTreeMap<&str, u64>> = Mutex::new(BTreeMap::new());
        let seed = SEED.as_ref()?;
        let mut times = TIMES.lock().unwrap_or_else(PoisonError::into_inner);
        let time = times.entry(purpose).or_default();
        *time += 1;
        Some(Sha256::digest(format!("{seed}\n{purpose}\n{time}")).into())
    }

    /// The joins that determine the power assignment. Under a test's seed, numbers replace the network's ids, which
    /// differ in each run. They are published with the assignment, so that it can still be verified.
    pub fn joins(joins: Vec<String>) -> Vec<String> {
        if SEED.is_none() {
            return joins;
        }
        (1..=joins.len()).map(|number| format!("join {number}")).collect()
    }

    /// The pause of the janitor between two runs.
    pub fn rest(rest: Duration) -> Duration {
        let wanted = std::env::var("DRAGOMAN_TEST_JANITOR").ok().and_then(|rest| rest.parse().ok());
        wanted.map_or(rest, Duration::from_millis)
    }

    /// The time between two last chances of work that may have ended the process.
    pub fn calm(calm: Duration) -> Duration {
        let wanted = std::env::var("DRAGOMAN_TEST_CALM").ok().and_then(|calm| calm.parse().ok());
        wanted.map_or(calm, Duration::from_millis)
    }

    /// A place at which a test may make the work on `about` panic, or end the process.
    #[expect(clippy::panic, reason = "it is what a test asks for")]
    pub fn breaks(place: &'static str, about: impl FnOnce() -> String) {
        if BREAKS.iter().all(|wanted| wanted.place != place) {
            return;
        }
        let about = about();
        for wanted in BREAKS.iter().filter(|wanted| wanted.place == place) {
            let now = match &wanted.when {
                When::Arrival(left) => left.fetch_sub(1, Ordering::SeqCst) == 1,
                When::Holds(word) => about.contains(word.as_str()),
            };
            if now && wanted.abort {
                std::process::abort();
            }
            if now {
                panic!("injected by a test at {place}");
            }
        }
    }

    /// The most pages that the database may have, by the file of `DRAGOMAN_TEST_DISK`; `None` without that variable.
    pub fn database_pages() -> Option<u32> {
        let file = DISK.as_ref()?;
        let full = std::fs::read_to_string(file).is_ok_and(|state| state.trim() == "full");
        // SQLite accepts no limit below the present size: 1 means that no page can be added.
        Some(if full { 1 } else { u32::MAX - 1 })
    }

    /// The longest text on the local platform, in characters.
    pub fn text_limit(limit: usize) -> usize {
        let wanted = std::env::var("DRAGOMAN_TEST_TEXT").ok().and_then(|limit| limit.parse().ok());
        wanted.unwrap_or(limit)
    }

    /// How long a client of the local platform may take to read a frame.
    pub fn patience(patience: Duration) -> Duration {
        let wanted = std::env::var("DRAGOMAN_TEST_PATIENCE").ok().and_then(|wanted| wanted.parse().ok());
        wanted.map_or(patience, Duration::from_millis)
    }

    /// Whether a test kills the program at the point `name`.
    pub fn waits_at(name: &str) -> bool {
        KILL.as_ref().is_some_and(|kill| kill.point == name)
    }
}
