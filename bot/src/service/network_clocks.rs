//! By how much the clocks of the networks differ from ours, measured on what they deliver.
//!
//! A network stamps what people write by its own clock, while phases begin and end by ours. What is delivered can't be
//! from the future: a stamp after its arrival shows that the network's clock is ahead, or ours slow. What is delivered
//! while the network is heard takes moments: if everything seems to take longer, the network's clock is behind, or ours is
//! fast. That one is no proof, since what is late seems so too; therefore it is only told to the decision, which refuses
//! nobody for it. Nothing of that holds any more once our clock was set: then the wall clock and the steady one have moved
//! by different times.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use dragoman_game::event::PlatformName;
use jiff::{SignedDuration, Timestamp};

/// How many of the last stamps of a network are compared.
const STAMPS_COMPARED: usize = 32;
/// How long a comparison is of use: clocks are corrected.
const FRESH: SignedDuration = SignedDuration::from_hours(1);
/// How many stamps must seem late before the network's clock counts as slow.
const FEWEST: usize = 3;
/// A stamp may be this much older than its arrival on any day.
const USUAL: SignedDuration = SignedDuration::from_secs(1);

/// One stamp that was compared.
#[derive(Clone, Copy, Debug)]
struct Comparison {
    /// When it arrived, by our clock.
    arrived: Timestamp,
    /// From the stamp to the arrival; negative if the stamp is later.
    took: SignedDuration,
    /// Whether the network was being heard: then it can't have been on its way for long.
    heard: bool,
}

#[derive(Debug, Default)]
struct Known {
    /// The last comparisons, by network.
    comparisons: HashMap<PlatformName, VecDeque<Comparison>>,
    /// When something was compared last, by our clock and by the steady one.
    last: Option<(Timestamp, Instant)>,
}

/// The last comparisons.
#[derive(Debug, Default)]
pub(super) struct NetworkClocks(Mutex<Known>);

impl NetworkClocks {
    /// Compares the stamp of something that has arrived now.
    pub(super) fn compare(
        &self,
        network: PlatformName,
        stamp: Timestamp,
        (now, steady): (Timestamp, Instant),
        heard: bool,
    ) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let was_set = |(before, then): (Timestamp, Instant)| {
            let passed =
                SignedDuration::try_from(steady.saturating_duration_since(then)).unwrap_or(SignedDuration::MAX);
            (now.duration_since(before) - passed).abs() > USUAL
        };
        if all.last.is_some_and(was_set) {
            all.comparisons.clear();
        }
        all.last = Some((now, steady));
        let known = all.comparisons.entry(network).or_default();
        known.push_back(Comparison { arrived: now, took: now.duration_since(stamp), heard });
        let surplus = known.len().saturating_sub(STAMPS_COMPARED);
        known.drain(..surplus);
    }

    /// By how much the network's clock is at least ahead of ours.
    pub(super) fn ahead(&self, network: PlatformName, now: Timestamp) -> SignedDuration {
        let least = self.fresh(network, now).into_iter().map(|known| known.took).min();
        least.map_or(SignedDuration::ZERO, |least| least.min(SignedDuration::ZERO).abs())
    }

    /// By how much the network's clock may be behind ours.
    pub(super) fn behind(&self, network: PlatformName, now: Timestamp) -> SignedDuration {
        let took: Vec<_> =
            self.fresh(network, now).into_iter().filter(|known| known.heard).map(|known| known.took).collect();
        let least = took.iter().min().copied().filter(|least| took.len() >= FEWEST && *least > USUAL);
        least.unwrap_or(SignedDuration::ZERO)
    }

    /// Comparisons that count. Those from after `now` are from before our clock was set back.
    fn fresh(&self, network: PlatformName, now: Timestamp) -> Vec<Comparison> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let counts = |known: &&Comparison| known.arrived <= now && now.duration_since(known.arrived) <= FRESH;
        all.comparisons.get(&network).into_iter().flatten().filter(counts).copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: PlatformName = PlatformName::Discord;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + second).expect("an instant")
    }

    /// A clock that isn't set: it shows `at(second)` when the steady one does.
    fn clock() -> impl Fn(i64) -> (Timestamp, Instant) {
        let start = Instant::now();
        move |second| (at(second), start + std::time::Duration::from_secs(second.unsigned_abs()))
    }

    fn seconds(length: SignedDuration) -> i64 {
        length.as_secs()
    }

    #[test]
    fn what_comes_from_the_future_shows_that_the_network_is_ahead() {
        let (clocks, now) = (NetworkClocks::default(), clock());
        clocks.compare(HERE, at(100), now(101), true);
        assert_eq!(seconds(clocks.ahead(HERE, at(101))), 0);
        clocks.compare(HERE, at(130), now(110), false);
        clocks.compare(HERE, at(131), now(112), true);
        assert_eq!(seconds(clocks.ahead(HERE, at(112))), 20, "at least by so much");
        assert_eq!(seconds(clocks.behind(HERE, at(112))), 0);
        assert_eq!(seconds(clocks.ahead(PlatformName::Matrix, at(112))), 0, "of this network only");
        assert_eq!(seconds(clocks.ahead(HERE, at(4_000))), 0, "an hour later that isn't known any more");
    }

    #[test]
    fn a_network_is_behind_only_if_everything_seems_late_that_is_heard_at_once() {
        let (clocks, now) = (NetworkClocks::default(), clock());
        for second in 0..3 {
            assert_eq!(seconds(clocks.behind(HERE, at(second))), 0, "too few to be sure");
            clocks.compare(HERE, at(second - 600), now(second), true);
        }
        assert_eq!(seconds(clocks.behind(HERE, at(3))), 600);
        // One that was on its way for a moment is enough to know that the others were late.
        clocks.compare(HERE, at(4), now(4), true);
        assert_eq!(seconds(clocks.behind(HERE, at(4))), 0);
    }

    #[test]
    fn what_is_delivered_after_an_outage_says_nothing_of_clocks() {
        let (clocks, now) = (NetworkClocks::default(), clock());
        for second in 0..10 {
            clocks.compare(HERE, at(second - 600), now(second), false);
        }
        assert_eq!((seconds(clocks.behind(HERE, at(10))), seconds(clocks.ahead(HERE, at(10)))), (0, 0));
    }

    #[test]
    fn nothing_is_left_of_the_time_before_our_clock_was_set_back() {
        let (clocks, now) = (NetworkClocks::default(), clock());
        for second in 0..5 {
            clocks.compare(HERE, at(second), now(second + 600), true);
        }
        assert_eq!(seconds(clocks.behind(HERE, at(605))), 600);
        assert_eq!(seconds(clocks.behind(HERE, at(5))), 0);
    }
    #[test]
    fn a_short_step_back_of_our_clock_is_forgotten_when_it_is_corrected() {
        let (clocks, now) = (NetworkClocks::default(), clock());
        let set_back = |second: i64| (at(second - 30), now(second).1);
        clocks.compare(HERE, at(100), now(100), true);
        clocks.compare(HERE, at(110), set_back(110), true);
        clocks.compare(HERE, at(111), set_back(111), true);
        assert_eq!(seconds(clocks.ahead(HERE, at(81))), 30, "while it is so");
        clocks.compare(PlatformName::Matrix, at(119), now(119), true);
        clocks.compare(HERE, at(120), now(120), true);
        assert_eq!(seconds(clocks.ahead(HERE, at(120))), 0);
    }
}
