//! Discord's rate limits: whether a call may be made now, and if not, when.
//!
//! Asked before each call, so that the caller decides whether to wait or to do something else meanwhile. Discord counts
//! by route and main parameter (a channel, a server; for answers to interactions each interaction by its token, see
//! discord-api-docs #2701) and reports in each answer how many calls are left; a call beyond that, or a refused one, waits
//! until the count is reset. serenity has one bucket for the answers to all interactions of an application.
//!
//! All calls of an account but the answers to interactions have a limit of 50 a second besides. They are made at an even
//! pace below it, so that it is hardly ever reached; after a global refusal they wait.
//!
//! Discord also counts the calls that it refuses for want of a permission or because of a limit, and blocks an address
//! that makes ten thousand of them in ten minutes. After a tenth of that, calls are made one a second. While the address is
//! blocked no call is made, not even an answer to an interaction: each would count again.

use std::collections::{HashMap, VecDeque};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serenity::http::{LightMethod, RatelimitingBucket, Request};
use tokio::time::Instant;

/// The shortest wait after a refused call.
const LEAST: Duration = Duration::from_millis(50);
/// Counts past their reset are removed when there are more counts than this.
const MANY: usize = 1000;
/// With so many invalid requests within [`WINDOW`], calls are [`RATIONED`].
const INVALID: usize = 1000;
const WINDOW: Duration = Duration::from_secs(600);
/// The time between two calls then.
const RATIONED: Duration = Duration::from_secs(1);
/// How many calls may be made at once; the others of a second follow at an even pace.
const BURST: u32 = 5;

/// Calls with the same route share a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Route {
    bucket: RatelimitingBucket,
    /// The hash of the token, of an interaction.
    interaction: Option<u64>,
    method: LightMethod,
    /// Not subject to the global limit.
    apart: bool,
}

impl Route {
    pub(super) fn of(request: &Request<'_>) -> Self {
        let route = *request.route_ref();
        let path = route.path();
        let token = ["/interactions/", "/webhooks/"].iter().find_map(|name| path.split_once(name)?.1.split('/').nth(1));
        let interaction = token.map(|token| {
            let mut hasher = DefaultHasher::new();
            token.hash(&mut hasher);
            hasher.finish()
        });
        let (bucket, method) = (route.ratelimiting_bucket(), *request.method_ref());
        Self { bucket, interaction, method, apart: interaction.is_some() }
    }
}

/// How long a call must wait, and for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wait {
    /// Its turn comes at once: many calls are made now.
    Turn(Duration),
    /// A limit is used up.
    Limit(Duration),
}

/// What a refusal concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// The calls on the same route.
    Route,
    /// All calls of the account but answers to interactions.
    Account,
    /// All calls from this address.
    Address,
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
    /// Until when the address is blocked.
    blocked: Option<Instant>,
    /// When the next call would be due if all had been made at an even pace.
    due: Option<Instant>,
    /// When the last invalid requests were made.
    invalid: VecDeque<Instant>,
}

pub(super) struct Limiter {
    /// The time between two calls when many are made.
    pace: Duration,
    state: Mutex<State>,
}

impl Limiter {
    /// A limiter that lets at most so many calls through in any second, besides answers to interactions.
    pub(super) fn new(calls_a_second: u32) -> Self {
        let pace = Duration::from_secs(1) / calls_a_second.saturating_sub(BURST).max(1);
        Self { pace, state: Mutex::default() }
    }

    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes a slot for a call on `route`; the error is how long the call must wait.
    pub(super) fn take(&self, route: Route, now: Instant) -> Result<(), Wait> {
        self.with(|state| {
            if let Some(blocked) = state.blocked.filter(|until| *until > now) {
                return Err(Wait::Limit(blocked - now));
            }
            if let Some(global) = state.global.filter(|until| *until > now && !route.apart) {
                return Err(Wait::Limit(global - now));
            }
            let mut count = state.counts.get_mut(&route);
            if let Some(count) = &mut count {
                if count.reset <= now {
                    (count.remaining, count.reset, count.guessed) = (count.limit, now + count.lasts, true);
                }
                if count.remaining == 0 {
                    return Err(Wait::Limit(count.reset - now));
                }
            }
            if !route.apart {
                let first = if state.invalid.len() >= INVALID { state.invalid.front() } else { None };
                let is_rationed = first.is_some_and(|first| now < *first + WINDOW);
                let (pace, ahead) =
                    if is_rationed { (RATIONED, Duration::ZERO) } else { (self.pace, self.pace * (BURST - 1)) };
                let due = state.due.map_or(now, |due| due.max(now));
                let wait = due.saturating_duration_since(now + ahead);
                if !wait.is_zero() {
                    return Err(if is_rationed { Wait::Limit(wait) } else { Wait::Turn(wait) });
                }
                state.due = Some(due + pace);
            }
            if let Some(count) = count {
                count.remaining -= 1;
            }
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

    /// Counts a call that Discord counts as invalid. Returns whether calls are rationed from now on; said once.
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

    /// How many invalid requests are counted.
    #[cfg(test)]
    pub(super) fn invalid(&self) -> usize {
        self.with(|state| state.invalid.len())
    }

    /// Applies a refusal. Returns whether it says what wasn't known: calls that are under way when all are refused, are refused
    /// for the same reason.
    pub(super) fn refused(&self, route: Route, scope: Scope, retry_after: Duration, now: Instant) -> bool {
        let until = now + retry_after.max(LEAST);
        self.with(|state| {
            let all = match scope {
                Scope::Account => &mut state.global,
                Scope::Address => &mut state.blocked,
                Scope::Route => {
                    let lasts = retry_after.max(LEAST);
                    let fresh = Count { limit: 1, remaining: 0, reset: until, lasts, guessed: false };
                    let count = state.counts.entry(route).or_insert(fresh);
                    (count.remaining, count.reset, count.guessed) = (0, count.reset.max(until), false);
                    return true;
                }
            };
            let is_new = all.is_none_or(|known| known <= now);
            *all = Some(all.map_or(until, |known| known.max(until)));
            is_new
        })
    }
}

#[cfg(test)]
mod crowd_tests;

#[cfg(test)]
mod tests {
    use serenity::http::Route as Path;

    use super::*;
    use crate::settings::CALLS_A_SECOND;

    fn route(channel: u64, method: LightMethod) -> Route {
        Route::of(&Request::new(Path::ChannelMessages { channel_id: channel.into() }, method))
    }

    /// The answer to an interaction.
    fn answer(token: &str) -> Route {
        let path = Path::WebhookOriginalInteractionResponse { application_id: 7.into(), token };
        Route::of(&Request::new(path, LightMethod::Patch))
    }

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn an_exhausted_route_reports_its_wait_and_delays_no_other() {
        let limiter = Limiter::new(CALLS_A_SECOND);
        let (post, read) = (route(1, LightMethod::Post), route(1, LightMethod::Get));
        let now = Instant::now();
        assert_eq!(limiter.take(post, now), Ok(()));
        limiter.note(post, Quota { limit: 3, remaining: 1, reset_after: 5 * SECOND }, now);
        assert_eq!(limiter.take(post, now + SECOND), Ok(()));
        assert_eq!(limiter.take(post, now + SECOND), Err(Wait::Limit(4 * SECOND)));
        assert_eq!(limiter.take(read, now + SECOND), Ok(()), "reading is counted apart");
        assert_eq!(limiter.take(route(2, LightMethod::Post), now + SECOND), Ok(()));
        for _ in 0..3 {
            assert_eq!(limiter.take(post, now + 5 * SECOND), Ok(()), "a new count");
        }
        assert_eq!(limiter.take(post, now + 5 * SECOND), Err(Wait::Limit(5 * SECOND)));
    }

    #[test]
    fn each_interaction_has_a_count_of_its_own() {
        let limiter = Limiter::new(CALLS_A_SECOND);
        let now = Instant::now();
        for number in 0..240 {
            let answer = answer(&format!("token{number}"));
            assert_eq!(limiter.take(answer, now), Ok(()), "{number} at once");
            limiter.note(answer, Quota { limit: 5, remaining: 0, reset_after: 2 * SECOND }, now);
        }
        assert_eq!(limiter.take(answer("token3"), now), Err(Wait::Limit(2 * SECOND)), "its own is used up");
        limiter.refused(answer("token4"), Scope::Route, 60 * SECOND, now);
        assert_eq!(limiter.take(answer("token4"), now + 2 * SECOND), Err(Wait::Limit(58 * SECOND)));
        assert_eq!(limiter.take(answer("token5"), now + 2 * SECOND), Ok(()), "and stops no other");
    }

    #[test]
    fn in_no_second_more_calls_are_made_than_an_account_may() {
        for (a_second, together) in [(CALLS_A_SECOND, 320), (10, 40), (500, 3_600)] {
            let limiter = Limiter::new(a_second);
            let start = Instant::now();
            let mut made: Vec<Instant> = Vec::new();
            // Somebody tries all the time for ten seconds, with a pause in the middle.
            for tick in (0..10_000_u32).filter(|tick| !(4_000..6_000).contains(tick)) {
                let now = start + tick * Duration::from_millis(1);
                match limiter.take(route(u64::from(tick) + 1, LightMethod::Get), now) {
                    Ok(()) => made.push(now),
                    Err(wait) => assert!(matches!(wait, Wait::Turn(wait) if wait <= limiter.pace), "{wait:?}"),
                }
            }
            let within = |first: usize, from: Instant| made[first..].partition_point(|at| *at < from + SECOND);
            let most = made.iter().enumerate().map(|(first, from)| within(first, *from)).max();
            let bound = usize::try_from(a_second).expect("few");
            assert!(most <= Some(bound) && made.len() >= together, "{most:?} of {bound}, {} together", made.len());
            assert_eq!(limiter.take(answer("t"), start + 10 * SECOND), Ok(()), "answers aren't counted in it");
        }
    }

    #[test]
    fn invalid_requests_stay_far_below_the_number_for_which_discord_blocks_an_address() {
        let limiter = Limiter::new(CALLS_A_SECOND);
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
        assert!(most.max() <= Some(INVALID + 600), "far below ten thousand");
        let pauses = made.windows(2).map(|two| two[1] - two[0]).max();
        assert!(pauses <= Some(RATIONED + Duration::from_millis(10)), "they never stop: {pauses:?}");
        let end = made.last().copied().expect("some") + Duration::from_millis(10);
        assert!(matches!(limiter.take(route(1, LightMethod::Post), end), Err(Wait::Limit(_))));
        assert_eq!(limiter.take(answer("t"), end), Ok(()), "people are answered");
    }

    #[test]
    fn a_late_answer_frees_no_slot() {
        let limiter = Limiter::new(CALLS_A_SECOND);
        let (post, now) = (route(1, LightMethod::Post), Instant::now());
        limiter.note(post, Quota { limit: 5, remaining: 0, reset_after: 2 * SECOND }, now);
        limiter.note(post, Quota { limit: 5, remaining: 3, reset_after: SECOND }, now);
        assert_eq!(limiter.take(post, now), Err(Wait::Limit(2 * SECOND)));
    }

    #[test]
    fn a_global_refusal_exempts_only_answers_to_interactions() {
        let limiter = Limiter::new(CALLS_A_SECOND);
        let (post, now) = (route(1, LightMethod::Post), Instant::now());
        assert!(limiter.refused(post, Scope::Route, 3 * SECOND, now));
        assert_eq!(limiter.take(post, now), Err(Wait::Limit(3 * SECOND)));
        assert_eq!(limiter.take(route(2, LightMethod::Post), now), Ok(()));
        assert!(limiter.refused(post, Scope::Account, 2 * SECOND, now));
        assert!(
            !limiter.refused(post, Scope::Account, SECOND, now + SECOND),
            "one that was under way is the same refusal"
        );
        assert_eq!(limiter.take(route(2, LightMethod::Post), now), Err(Wait::Limit(2 * SECOND)));
        assert_eq!(limiter.take(answer("t"), now), Ok(()));
        assert_eq!(limiter.take(route(2, LightMethod::Post), now + 2 * SECOND), Ok(()));
        assert!(limiter.refused(post, Scope::Account, SECOND, now + 2 * SECOND), "the next one");
    }
    #[test]
    fn a_blocked_address_makes_no_call_at_all() {
        let limiter = Limiter::new(CALLS_A_SECOND);
        let (post, now) = (route(1, LightMethod::Post), Instant::now());
        assert!(limiter.refused(post, Scope::Address, 60 * SECOND, now));
        assert!(
            !limiter.refused(route(2, LightMethod::Get), Scope::Address, 50 * SECOND, now + SECOND),
            "the same block"
        );
        for other in [post, route(2, LightMethod::Get), answer("t")] {
            assert_eq!(limiter.take(other, now + SECOND), Err(Wait::Limit(59 * SECOND)));
            assert_eq!(limiter.take(other, now + 60 * SECOND), Ok(()));
        }
        assert!(limiter.refused(post, Scope::Address, SECOND, now + 60 * SECOND), "the next one");
    }
}
