//! Discord's rate limits: whether a call may be made now, and if not, when.
//!
//! Asked before each call, so that the caller decides whether to wait or to do something else meanwhile. Discord counts
//! by route and main parameter (a channel, a server, a webhook) and reports in each answer how many calls are left; a
//! call beyond that, or a refused one, waits until the count is reset. After a global refusal all calls wait except the
//! answers to interactions, which Discord counts separately.
//!
//! Discord also counts the calls that it refuses for want of a permission or because of a limit, and blocks an address
//! that makes ten thousand of them in ten minutes. After a tenth of that, calls wait.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serenity::http::{LightMethod, RatelimitingBucket, Request};
use tokio::time::Instant;

/// The shortest wait after a refused call.
const LEAST: Duration = Duration::from_millis(50);
/// Counts past their reset are removed when there are more counts than this.
const MANY: usize = 1000;
/// The most invalid requests that are made within [`WINDOW`].
const INVALID: usize = 1000;
const WINDOW: Duration = Duration::from_secs(600);

/// Calls with the same route share a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Route {
    bucket: RatelimitingBucket,
    method: LightMethod,
    /// Not subject to the global limit.
    apart: bool,
}

impl Route {
    pub(super) fn of(request: &Request<'_>) -> Self {
        let route = *request.route_ref();
        let path = route.path();
        Self {
            bucket: route.ratelimiting_bucket(),
            method: *request.method_ref(),
            apart: path.contains("/interactions/") || path.contains("/webhooks/"),
        }
    }
}

/// The headers of an answer about its route's count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Quota {
    pub(super) limit: u32,
    pub(super) remaining: u32,
    pub(super) reset_after: Duration,
}

#[derive(Debug)]
struct Count {
    limit: u32,
    remaining: u32,
    /// When it is reset, and the length of its window.
    reset: Instant,
    lasts: Duration,
    /// It was reset, and no answer has reported the next reset yet.
    guessed: bool,
}

#[derive(Default)]
struct State {
    counts: HashMap<Route, Count>,
    global: Option<Instant>,
    /// When the last invalid requests were made.
    invalid: VecDeque<Instant>,
}

#[derive(Default)]
pub(super) struct Limiter(Mutex<State>);

impl Limiter {
    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes a slot for a call on `route`; the error is how long the call must wait.
    pub(super) fn take(&self, route: Route, now: Instant) -> Result<(), Duration> {
        self.with(|state| {
            if let Some(global) = state.global.filter(|until| *until > now && !route.apart) {
                return Err(global - now);
            }
            if !route.apart
                && state.invalid.len() >= INVALID
                && let Some(first) = state.invalid.front()
                && now < *first + WINDOW
            {
                return Err(*first + WINDOW - now);
            }
            let Some(count) = state.counts.get_mut(&route) else { return Ok(()) };
            if count.reset <= now {
                (count.remaining, count.reset, count.guessed) = (count.limit, now + count.lasts, true);
            }
            if count.remaining == 0 {
                return Err(count.reset - now);
            }
            count.remaining -= 1;
            Ok(())
        })
    }

    /// Applies an answer's headers. Answers may overtake each other: the remaining number only increases with a new
    /// window.
    pub(super) fn note(&self, route: Route, quota: Quota, now: Instant) {
        self.with(|state| {
            if state.counts.len() > MANY {
                state.counts.retain(|_, count| count.reset > now);
            }
            let reset = now + quota.reset_after;
            let (limit, remaining, lasts) = (quota.limit, quota.remaining, quota.reset_after);
            let fresh = Count { limit, remaining, reset, lasts, guessed: false };
            let count = state.counts.entry(route).or_insert(fresh);
            let anew = count.reset <= now;
            count.limit = quota.limit;
            count.remaining = if anew { quota.remaining } else { count.remaining.min(quota.remaining) };
            count.lasts = count.lasts.max(quota.reset_after);
            count.reset = if anew || count.guessed { reset } else { count.reset.max(reset) };
            count.guessed = false;
        });
    }

    /// Counts a call that Discord counts as invalid. Returns whether no further ones are made for now; said once.
    pub(super) fn was_invalid(&self, now: Instant) -> bool {
        self.with(|state| {
            let before = state.invalid.len();
            state.invalid.push_back(now);
            while state.invalid.len() > INVALID || state.invalid.front().is_some_and(|first| *first + WINDOW <= now) {
                state.invalid.pop_front();
            }
            before < INVALID && state.invalid.len() == INVALID
        })
    }

    /// Applies a refusal.
    pub(super) fn refused(&self, route: Route, global: bool, retry_after: Duration, now: Instant) {
        let until = now + retry_after.max(LEAST);
        self.with(|state| {
            if global {
                state.global = Some(state.global.map_or(until, |known| known.max(until)));
                return;
            }
            let fresh = Count { limit: 1, remaining: 0, reset: until, lasts: retry_after.max(LEAST), guessed: false };
            let count = state.counts.entry(route).or_insert(fresh);
            (count.remaining, count.reset, count.guessed) = (0, count.reset.max(until), false);
        });
    }
}

#[cfg(test)]
mod tests {
    use serenity::http::Route as Path;

    use super::*;

    fn route(channel: u64, method: LightMethod) -> Route {
        Route::of(&Request::new(Path::ChannelMessages { channel_id: channel.into() }, method))
    }

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn an_exhausted_route_reports_its_wait_and_delays_no_other() {
        let limiter = Limiter::default();
        let (post, read) = (route(1, LightMethod::Post), route(1, LightMethod::Get));
        let now = Instant::now();
        assert_eq!(limiter.take(post, now), Ok(()));
        limiter.note(post, Quota { limit: 3, remaining: 1, reset_after: 5 * SECOND }, now);
        assert_eq!(limiter.take(post, now + SECOND), Ok(()));
        assert_eq!(limiter.take(post, now + SECOND), Err(4 * SECOND));
        assert_eq!(limiter.take(read, now + SECOND), Ok(()), "reading is counted apart");
        assert_eq!(limiter.take(route(2, LightMethod::Post), now + SECOND), Ok(()));
        for _ in 0..3 {
            assert_eq!(limiter.take(post, now + 5 * SECOND), Ok(()), "a new count");
        }
        assert_eq!(limiter.take(post, now + 5 * SECOND), Err(5 * SECOND));
    }

    #[test]
    fn invalid_requests_stay_far_below_the_number_for_which_discord_blocks_an_address() {
        let limiter = Limiter::default();
        let start = Instant::now();
        let mut made: Vec<Instant> = Vec::new();
        // Somebody tries a hundred times a second, for an hour, on ever new channels.
        for (number, tick) in (0..360_000_u32).enumerate() {
            let now = start + tick * Duration::from_millis(10);
            if limiter.take(route(number as u64 + 1, LightMethod::Post), now).is_ok() {
                made.push(now);
                limiter.was_invalid(now);
            }
        }
        let most =
            made.iter().enumerate().map(|(first, from)| made[first..].partition_point(|at| *at < *from + WINDOW));
        assert_eq!((most.max(), made.len()), (Some(INVALID), 6 * INVALID));
        let answer = Path::WebhookOriginalInteractionResponse { application_id: 7.into(), token: "t" };
        let answer = Route::of(&Request::new(answer, LightMethod::Patch));
        let end = made.last().copied().expect("some") + SECOND;
        assert!(limiter.take(route(1, LightMethod::Post), end).is_err());
        assert_eq!(limiter.take(answer, end), Ok(()), "people are answered");
    }

    #[test]
    fn a_late_answer_frees_no_slot() {
        let limiter = Limiter::default();
        let (post, now) = (route(1, LightMethod::Post), Instant::now());
        limiter.note(post, Quota { limit: 5, remaining: 0, reset_after: 2 * SECOND }, now);
        limiter.note(post, Quota { limit: 5, remaining: 3, reset_after: SECOND }, now);
        assert_eq!(limiter.take(post, now), Err(2 * SECOND));
    }

    #[test]
    fn a_global_refusal_exempts_only_answers_to_interactions() {
        let limiter = Limiter::default();
        let (post, now) = (route(1, LightMethod::Post), Instant::now());
        limiter.refused(post, false, 3 * SECOND, now);
        assert_eq!(limiter.take(post, now), Err(3 * SECOND));
        assert_eq!(limiter.take(route(2, LightMethod::Post), now), Ok(()));
        limiter.refused(post, true, 2 * SECOND, now);
        assert_eq!(limiter.take(route(2, LightMethod::Post), now), Err(2 * SECOND));
        let answer = Path::WebhookOriginalInteractionResponse { application_id: 7.into(), token: "t" };
        assert_eq!(limiter.take(Route::of(&Request::new(answer, LightMethod::Patch)), now), Ok(()));
        assert_eq!(limiter.take(route(2, LightMethod::Post), now + 2 * SECOND), Ok(()));
    }
}
