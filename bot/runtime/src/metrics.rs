//! Counters and durations, for `GET /metrics` in the text format of Prometheus.
//!
//! One set for the process, so that one line counts something and no registry has to be passed around. Labels come from
//! closed lists (platforms, stages, shards); a name, an id, an order or a person's text is never a label.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use crate::network::{PerPlatform, PlatformName};

/// All metrics of this process.
pub static METRICS: Metrics = Metrics::new();

/// A counter.
#[derive(Debug)]
pub struct Counter(AtomicU64);

impl Counter {
    const fn new() -> Self {
        Self(AtomicU64::new(0))
    }

    /// Adds one.
    pub fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// The present count.
    pub fn value(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

const fn per_platform() -> PerPlatform<Counter> {
    PerPlatform([const { Counter::new() }; PlatformName::ALL.len()])
}

/// Upper bounds of the buckets, in seconds: from a decision in memory to a slow network.
const BOUNDS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 60.0];

/// A distribution of durations.
#[derive(Debug)]
pub struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    microseconds: AtomicU64,
}

impl Histogram {
    const fn new() -> Self {
        Self {
            buckets: [const { AtomicU64::new(0) }; BOUNDS.len()],
            count: AtomicU64::new(0),
            microseconds: AtomicU64::new(0),
        }
    }

    /// Adds one duration.
    pub fn observe(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        if let Some(bucket) = BOUNDS.iter().zip(&self.buckets).find(|(bound, _)| seconds <= **bound) {
            bucket.1.fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.microseconds.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Runs `work` and adds its duration.
    pub fn time<T>(&self, work: impl FnOnce() -> T) -> T {
        let start = std::time::Instant::now();
        let done = work();
        self.observe(start.elapsed());
        done
    }
}

/// The shards of the Discord account, and up to when each was heard.
#[derive(Debug)]
pub struct DiscordShards(Mutex<BTreeMap<u32, Option<Timestamp>>>);

impl DiscordShards {
    const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    /// There are `count` shards from now on, of which nothing was heard.
    pub fn expected(&self, count: u32) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = (0..count).map(|id| (id, None)).collect();
    }

    /// Shard `id` was heard up to `at`.
    pub fn heard(&self, id: u32, at: Timestamp) {
        if let Some(heard) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get_mut(&id) {
            *heard = Some(at);
        }
    }

    /// Each shard, and up to when it was heard.
    pub fn all(&self) -> Vec<(u32, Option<Timestamp>)> {
        let shards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shards.iter().map(|(id, heard)| (*id, *heard)).collect()
    }
}

/// Why Discord refuses calls of the account, whatever its permissions, and when it last did.
#[derive(Debug)]
pub struct DiscordRestriction(Mutex<Option<(&'static str, Timestamp)>>);

/// For how long after such a refusal an account counts as restricted: what waits is tried again each ten minutes.
const RESTRICTED: SignedDuration = SignedDuration::from_mins(30);

impl DiscordRestriction {
    const fn new() -> Self {
        Self(Mutex::new(None))
    }

    /// A call was refused at `now`, and `why` says what its operator does. Returns whether that wasn't known.
    pub fn met(&self, why: &'static str, now: Timestamp) -> bool {
        let is_new = self.at(now) != Some(why);
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((why, now));
        is_new
    }

    /// What restricts the account at `now`, as far as known.
    pub fn at(&self, now: Timestamp) -> Option<&'static str> {
        let met = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        met.filter(|(_, at)| now.duration_since(*at) < RESTRICTED).map(|(why, _)| why)
    }
}

/// The metrics.
#[derive(Debug)]
pub struct Metrics {
    /// Events that adapters delivered and whose effects are stored.
    pub events: PerPlatform<Counter>,
    /// Events that were set aside because they failed repeatedly.
    pub set_aside: PerPlatform<Counter>,
    /// Messages that weren't read because their sender had sent too many.
    pub limited: PerPlatform<Counter>,
    /// Games whose clock was set aside because acting on it failed repeatedly.
    pub games_set_aside: Counter,
    /// Panics of this process, contained or not.
    pub panics: Counter,
    /// Computations that took too long and were abandoned.
    pub abandoned: Counter,
    /// Answers to questions that weren't given because too many waited.
    pub answers_refused: Counter,
    /// Decisions that were saved: of events and of the clock.
    pub decisions: Counter,
    /// Decisions that had to be taken again because the game had changed meanwhile.
    pub conflicts: Counter,
    /// Phases that were adjudicated.
    pub adjudications: Counter,
    /// Posts and edits that a network accepted.
    pub sent: PerPlatform<Counter>,
    /// Notices that were dropped.
    pub dropped: PerPlatform<Counter>,
    /// Posts that a network put off.
    pub retries: PerPlatform<Counter>,
    /// Times that the dispatcher couldn't read or write the outbox, or draw a map.
    pub dispatcher_errors: Counter,
    /// The shards of the Discord account.
    pub discord_shards: DiscordShards,
    /// Why Discord refuses the account's calls.
    pub discord_restriction: DiscordRestriction,
    /// The duration of an adjudication, with its reasons.
    pub adjudication: Histogram,
    /// The duration of drawing a map.
    pub render: Histogram,
    /// The time from the decision on an order message until the network accepts the receipt.
    pub order_to_answer: Histogram,
}

/// The values that are read from the store when the metrics are requested.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// Stage and number of games.
    pub games: Vec<(String, i64)>,
    /// Network and number of notices that wait.
    pub waiting: Vec<(String, i64)>,
    /// Network and whether it is reachable.
    pub reached: Vec<(PlatformName, bool)>,
    /// Shard of Discord, and whether it is connected.
    pub shards: Vec<(u32, bool)>,
    /// Long-lived task, and seconds since its last iteration.
    pub loops: Vec<(String, i64)>,
    /// Network, and seconds since the time up to which it was read.
    pub heard: Vec<(PlatformName, i64)>,
    /// Network, and seconds since the oldest notice that is due has been so.
    pub oldest: Vec<(String, i64)>,
    /// The leases that this process holds, and the number of processes; `None`: there can be only this one.
    pub processes: Option<(Vec<String>, i64)>,
}

impl Metrics {
    const fn new() -> Self {
        Self {
            events: per_platform(),
            set_aside: per_platform(),
            limited: per_platform(),
            games_set_aside: Counter::new(),
            panics: Counter::new(),
            abandoned: Counter::new(),
            answers_refused: Counter::new(),
            decisions: Counter::new(),
            conflicts: Counter::new(),
            adjudications: Counter::new(),
            sent: per_platform(),
            dropped: per_platform(),
            retries: per_platform(),
            dispatcher_errors: Counter::new(),
            discord_shards: DiscordShards::new(),
            discord_restriction: DiscordRestriction::new(),
            adjudication: Histogram::new(),
            render: Histogram::new(),
            order_to_answer: Histogram::new(),
        }
    }

    /// All metrics in the text format of Prometheus.
    pub fn exposition(&self, standing: &Standing) -> String {
        let mut page = Page(String::new());
        page.per_platform("dragoman_events_total", "Events whose effects are stored.", &self.events);
        page.per_platform("dragoman_events_set_aside_total", "Events that failed repeatedly.", &self.set_aside);
        page.per_platform("dragoman_events_limited_total", "Events of people who had sent too many.", &self.limited);
        page.counter("dragoman_games_set_aside_total", "Games whose clock was set aside.", &self.games_set_aside);
        page.counter("dragoman_panics_total", "Panics of this process, contained or not.", &self.panics);
        page.counter(
            "dragoman_computations_left_total",
            "Computations that took too long and were abandoned.",
            &self.abandoned,
        );
        page.counter("dragoman_answers_refused_total", "Answers not given: too many waited.", &self.answers_refused);
        page.counter("dragoman_decisions_total", "Decisions saved, of events and of the clock.", &self.decisions);
        page.counter(
            "dragoman_conflicts_total",
            "Decisions taken again because the game had changed.",
            &self.conflicts,
        );
        page.counter("dragoman_adjudications_total", "Phases adjudicated.", &self.adjudications);
        page.per_platform("dragoman_outbox_sent_total", "Posts and edits that a network accepted.", &self.sent);
        page.per_platform("dragoman_outbox_dropped_total", "Notices that were dropped.", &self.dropped);
        page.per_platform("dragoman_outbox_retries_total", "Posts that a network put off.", &self.retries);
        page.counter(
            "dragoman_dispatcher_errors_total",
            "Errors of the outbox dispatcher itself.",
            &self.dispatcher_errors,
        );
        page.histogram("dragoman_adjudication_seconds", "One adjudication.", &self.adjudication);
        page.histogram("dragoman_render_seconds", "One map.", &self.render);
        page.histogram("dragoman_order_to_answer_seconds", "From orders to their receipt.", &self.order_to_answer);
        let rows = standing.waiting.iter().map(|(name, count)| (name.as_str(), *count));
        page.gauge("dragoman_outbox_waiting", "Notices that wait.", "platform", rows);
        let rows = standing.games.iter().map(|(name, count)| (name.as_str(), *count));
        page.gauge("dragoman_games", "Games by stage.", "stage", rows);
        let rows = standing.reached.iter().map(|(name, reached)| (name.as_str(), i64::from(*reached)));
        page.gauge("dragoman_platform_connected", "Whether a network is reachable.", "platform", rows);
        let rows = standing.heard.iter().map(|(name, age)| (name.as_str(), *age));
        page.gauge("dragoman_platform_heard_age_seconds", "Since up to when a network was read.", "platform", rows);
        let rows = standing.oldest.iter().map(|(name, age)| (name.as_str(), *age));
        page.gauge("dragoman_outbox_oldest_seconds", "How long the oldest due notice waits.", "platform", rows);
        if let Some((leases, processes)) = &standing.processes {
            page.head("dragoman_processes", "Processes on this database.", "gauge");
            let _ = writeln!(page.0, "dragoman_processes {processes}");
            // Also those that it doesn't hold: otherwise their sum over all processes would be missing, and not 0.
            let all = standing.reached.iter().map(|(name, _)| name.as_str()).chain(["janitor"]);
            let rows = all.map(|name| (name, i64::from(leases.iter().any(|held| held == name))));
            page.gauge("dragoman_lease", "What only this process does.", "lease", rows);
        }
        page.head("dragoman_discord_shard_connected", "Whether a shard is connected to Discord.", "gauge");
        for (shard, connected) in &standing.shards {
            page.sample("dragoman_discord_shard_connected", &format!("shard=\"{shard}\""), i64::from(*connected));
        }
        let rows = standing.loops.iter().map(|(name, age)| (name.as_str(), *age));
        page.gauge("dragoman_loop_age_seconds", "Seconds since a task's last iteration.", "loop", rows);
        page.0
    }
}

/// The text being written. Writing to a `String` can't fail.
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, help: &str, kind: &str) {
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn counter(&mut self, name: &str, help: &str, counter: &Counter) {
        self.head(name, help, "counter");
        let _ = writeln!(self.0, "{name} {}", counter.value());
    }

    fn per_platform(&mut self, name: &str, help: &str, counters: &PerPlatform<Counter>) {
        self.head(name, help, "counter");
        for platform in PlatformName::ALL {
            let _ = writeln!(self.0, "{name}{{platform=\"{platform}\"}} {}", counters.of(platform).value());
        }
    }

    fn sample(&mut self, name: &str, label: &str, value: i64) {
        let _ = writeln!(self.0, "{name}{{{label}}} {value}");
    }

    fn gauge<'a>(&mut self, name: &str, help: &str, label: &str, rows: impl Iterator<Item = (&'a str, i64)>) {
        self.head(name, help, "gauge");
        for (value, count) in rows {
            self.sample(name, &format!("{label}=\"{value}\""), count);
        }
    }

    fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.head(name, help, "histogram");
        let mut below = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&histogram.buckets) {
            below += bucket.load(Ordering::Relaxed);
            let _ = writeln!(self.0, "{name}_bucket{{le=\"{bound}\"}} {below}");
        }
        let count = histogram.count.load(Ordering::Relaxed);
        let microseconds = histogram.microseconds.load(Ordering::Relaxed);
        let sum = Duration::from_micros(microseconds).as_secs_f64();
        let _ = writeln!(self.0, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn histograms_are_cumulative_and_end_with_the_total() {
        let metrics = Metrics::new();
        for milliseconds in [1, 2, 30, 90_000] {
            metrics.render.observe(Duration::from_millis(milliseconds));
        }
        let text = metrics.exposition(&Standing::default());
        for line in [
            "dragoman_render_seconds_bucket{le=\"0.001\"} 1",
            "dragoman_render_seconds_bucket{le=\"0.0025\"} 2",
            "dragoman_render_seconds_bucket{le=\"0.05\"} 3",
            "dragoman_render_seconds_bucket{le=\"60\"} 3",
            "dragoman_render_seconds_bucket{le=\"+Inf\"} 4",
            "dragoman_render_seconds_sum 90.033",
            "dragoman_render_seconds_count 4",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
        }
    }

    #[test]
    fn every_line_is_a_comment_or_a_sample() {
        let metrics = Metrics::new();
        metrics.sent.of(PlatformName::Matrix).count();
        let standing = Standing {
            games: vec![("running".to_owned(), 3)],
            waiting: vec![("local".to_owned(), 0)],
            reached: vec![(PlatformName::Local, true)],
            shards: vec![(0, true), (12, false)],
            loops: vec![("dispatcher local".to_owned(), 4)],
            heard: vec![(PlatformName::Local, 1)],
            oldest: vec![("local".to_owned(), 2)],
            processes: Some((vec!["local".to_owned()], 2)),
        };
        let text = metrics.exposition(&standing);
        for line in text.lines().filter(|line| !line.starts_with("# ")) {
            let (name, value) = line.rsplit_once(' ').expect("a name and a value");
            assert!(name.starts_with("dragoman_") && value.parse::<f64>().is_ok(), "{line}");
        }
        assert!(text.contains("dragoman_outbox_sent_total{platform=\"matrix\"} 1"), "{text}");
        assert!(text.contains("dragoman_games{stage=\"running\"} 3"), "{text}");
        assert!(text.contains("dragoman_discord_shard_connected{shard=\"12\"} 0"), "{text}");
        assert!(text.contains("dragoman_loop_age_seconds{loop=\"dispatcher local\"} 4"), "{text}");
        assert!(text.contains("dragoman_lease{lease=\"local\"} 1\ndragoman_lease{lease=\"janitor\"} 0"), "{text}");
    }
}
