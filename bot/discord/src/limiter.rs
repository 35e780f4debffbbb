//! Discord's rate limits: whether a call may be made now, and if not, when.
//!
//! Asked before each call, so that whoever calls decides whether to wait or to do something else meanwhile. Discord
//! counts by route and main parameter (a channel, a server, a webhook) and tells in each answer how many calls are left;
//! a call beyond that, or a refused one, waits until the count begins anew. After a global refusal everything waits but
//! the answers to interactions, which Discord counts apart.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serenity::http::{LightMethod, RatelimitingBucket, Request};
use tokio::time::Instant;

/// So long at least a refused call waits.
const LEAST: Duration = Duration::from_millis(50);
/// Counts that have begun anew are forgotten when there are more of them than this.
const MANY: usize = 1000;

/// What calls are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Route {
    bucket: RatelimitingBucket,
    method: LightMethod,
    /// Outside of the global limit.
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

/// What an answer says about the count of its route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Told {
    pub(super) limit: u32,
    pub(super) remaining: u32,
    pub(super) reset_after: Duration,
}

#[derive(Debug)]
struct Count {
    limit: u32,
    remaining: u32,
    /// When it begins anew, and how long it then lasts.
    reset: Instant,
    lasts: Duration,
    /// It began anew, and no answer has told yet when it ends.
    guessed: bool,
}

#[derive(Default)]
struct State {
    counts: HashMap<Route, Count>,
    global: Option<Instant>,
}

#[derive(Default)]
pub(super) struct Limiter(Mutex<State>);

impl Limiter {
    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes a turn for a call on `route`; the error is how long it must wait.
    pub(super) fn take(&self, route: Route, now: Instant) -> Result<(), Duration> {
        self.with(|state| {
            if let Some(global) = state.global.filter(|until| *until > now && !route.apart) {
                return Err(global - now);
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

    /// Takes note of what an answer says. Answers may overtake each other: what is left only grows with a new count.
    pub(super) fn note(&self, route: Route, told: Told, now: Instant) {
        self.with(|state| {
            if state.counts.len() > MANY {
                state.counts.retain(|_, count| count.reset > now);
            }
            let reset = now + told.reset_after;
            let (limit, remaining, lasts) = (told.limit, told.remaining, told.reset_after);
            let fresh = Count { limit, remaining, reset, lasts, guessed: false };
            let count = state.counts.entry(route).or_insert(fresh);
            let anew = count.reset <= now;
            count.limit = told.limit;
            count.remaining = if anew { told.remaining } else { count.remaining.min(told.remaining) };
            count.lasts = count.lasts.max(told.reset_after);
            count.reset = if anew || count.guessed { reset } else { count.reset.max(reset) };
            count.guessed = false;
        });
    }

    /// Takes note of a refusal.
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
    fn a_used_up_route_says_when_and_holds_up_no_other() {
        let limiter = Limiter::default();
        let (post, read) = (route(1, LightMethod::Post), route(1, LightMethod::Get));
        let now = Instant::now();
        assert_eq!(limiter.take(post, now), Ok(()));
        limiter.note(post, Told { limit: 3, remaining: 1, reset_after: 5 * SECOND }, now);
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
    fn a_late_answer_gives_nothing_back() {
        let limiter = Limiter::default();
        let (post, now) = (route(1, LightMethod::Post), Instant::now());
        limiter.note(post, Told { limit: 5, remaining: 0, reset_after: 2 * SECOND }, now);
        limiter.note(post, Told { limit: 5, remaining: 3, reset_after: SECOND }, now);
        assert_eq!(limiter.take(post, now), Err(2 * SECOND));
    }

    #[test]
    fn a_refusal_counts_and_a_global_one_spares_only_answers_to_interactions() {
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
