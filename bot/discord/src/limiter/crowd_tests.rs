//! Many people and many conversations at once, by a simulated clock, with Discord's limits on the other side: 50 calls a
//! second for the account, and five in two seconds for each interaction, by its token.

use std::collections::BTreeSet;

use serenity::http::Route as Path;

use super::*;
use crate::settings::CALLS_A_SECOND;

const SECOND: Duration = Duration::from_secs(1);
const OF_ACCOUNT: usize = 50;
const OF_INTERACTION: (u32, Duration) = (5, Duration::from_secs(2));

/// A call.
#[derive(Clone, Copy)]
enum Call {
    Acknowledge(u64),
    Answer(u64),
    Read(u64),
}

impl Call {
    fn route(self) -> Route {
        match self {
            Self::Acknowledge(number) => {
                let path = Path::InteractionResponse { interaction_id: (number + 1).into(), token: &token(number) };
                Route::of(&Request::new(path, LightMethod::Post))
            }
            Self::Answer(number) => {
                let path = Path::WebhookOriginalInteractionResponse { application_id: 7.into(), token: &token(number) };
                Route::of(&Request::new(path, LightMethod::Patch))
            }
            Self::Read(number) => {
                let path = Path::ChannelMessages { channel_id: (number + 1).into() };
                Route::of(&Request::new(path, LightMethod::Get))
            }
        }
    }
}

fn token(number: u64) -> String {
    format!("aW50ZXJhY3Rpb24:{number}")
}

/// Discord, as far as it counts calls.
#[derive(Default)]
struct Discord {
    of_account: VecDeque<Instant>,
    of_interactions: HashMap<u64, VecDeque<Instant>>,
    refused: usize,
}

impl Discord {
    /// The headers of a call's answer, if it isn't refused.
    fn answers(&mut self, call: Call, now: Instant) -> Result<Option<Quota>, Duration> {
        let (times, (limit, window)) = match call {
            Call::Acknowledge(_) => return Ok(None),
            Call::Answer(number) => (self.of_interactions.entry(number).or_default(), OF_INTERACTION),
            Call::Read(_) => (&mut self.of_account, (u32::try_from(OF_ACCOUNT).expect("few"), SECOND)),
        };
        while times.front().is_some_and(|at| *at + window <= now) {
            times.pop_front();
        }
        let used = u32::try_from(times.len()).expect("few");
        if used >= limit {
            self.refused += 1;
            return Err(times[0] + window - now);
        }
        times.push_back(now);
        let reset_after = times[0] + window - now;
        Ok(matches!(call, Call::Answer(_)).then_some(Quota { limit, remaining: limit - used - 1, reset_after }))
    }
}

/// Somebody who makes calls one after another from a moment on, and then reads what is left to be read.
struct Caller {
    from: Instant,
    calls: VecDeque<Call>,
    reads: bool,
    /// The call under way, and what Discord says to it.
    asked: Option<(Call, Result<Option<Quota>, Duration>)>,
    done: Option<Instant>,
}

impl Caller {
    fn person(from: Instant, number: u64) -> Self {
        let calls = [Call::Acknowledge(number), Call::Answer(number)].into();
        Self { from, calls, reads: false, asked: None, done: None }
    }

    fn reader(from: Instant) -> Self {
        Self { from, calls: VecDeque::new(), reads: true, asked: None, done: None }
    }

    /// Does what is to be done now; returns when there is something to do next.
    fn goes_on(
        &mut self,
        limiter: &Limiter,
        discord: &mut Discord,
        unread: &mut u64,
        (now, takes): (Instant, Duration),
    ) -> Option<Instant> {
        match self.asked.take() {
            Some((call, Ok(quota))) => {
                self.calls.pop_front();
                if let Some(quota) = quota {
                    limiter.note(call.route(), quota, now);
                }
            }
            Some((call, Err(wait))) => {
                let scope = if matches!(call, Call::Read(_)) { Scope::Account } else { Scope::Route };
                limiter.refused(call.route(), scope, wait, now);
                limiter.was_invalid(now);
            }
            None => {}
        }
        if self.calls.is_empty() && self.reads && *unread > 0 {
            *unread -= 1;
            self.calls.push_back(Call::Read(*unread));
        }
        let Some(call) = self.calls.front().copied() else {
            self.done = Some(now);
            return None;
        };
        match limiter.take(call.route(), now) {
            Err(Wait::Turn(wait) | Wait::Limit(wait)) => Some(now + wait),
            Ok(()) => {
                self.asked = Some((call, discord.answers(call, now)));
                Some(now + takes)
            }
        }
    }
}

/// Lets all `callers` make their calls, which take 60 to 140 ms, and read `unread` conversations; returns when these were
/// asked for, and how many calls Discord has refused.
fn run(callers: &mut [Caller], mut unread: u64) -> (Vec<Instant>, usize) {
    let (limiter, mut discord) = (Limiter::new(CALLS_A_SECOND), Discord::default());
    let mut due: BTreeSet<(Instant, usize)> =
        callers.iter().enumerate().map(|(number, caller)| (caller.from, number)).collect();
    let (mut made, mut turn) = (Vec::new(), 0);
    while let Some((now, number)) = due.pop_first() {
        turn += 1;
        let takes = Duration::from_millis(60 + turn * 37 % 81);
        let caller = &mut callers[number];
        let next = caller.goes_on(&limiter, &mut discord, &mut unread, (now, takes));
        if matches!(caller.asked, Some((Call::Read(_), _))) {
            made.push(now);
        }
        due.extend(next.map(|next| (next, number)));
    }
    (made, discord.refused)
}

/// Beside them histories are read as fast as the account may.
#[test]
fn two_hundred_and_forty_people_are_answered_within_two_seconds() {
    let start = Instant::now();
    let people = (0..240_u32).map(|number| Caller::person(start + SECOND * number / 6, number.into()));
    let mut callers: Vec<Caller> = people.chain((0..8).map(|_| Caller::reader(start))).collect();
    let (_, refused) = run(&mut callers, 1600);
    let took = |caller: &Caller| Some(caller.done? - caller.from);
    let mut took: Vec<Duration> = callers[..240].iter().filter_map(took).collect();
    took.sort_unstable();
    assert_eq!((took.len(), refused), (240, 0), "all are answered");
    assert!(took[240 * 99 / 100] < 2 * SECOND, "{:?}, at most {:?}", took[240 * 99 / 100], took[239]);
}

#[test]
fn nine_thousand_conversations_are_read_again_within_250_seconds_and_without_a_stop() {
    let start = Instant::now();
    let mut callers: Vec<Caller> = (0..8).map(|_| Caller::reader(start)).collect();
    let (made, refused) = run(&mut callers, 9000);
    let end = callers.iter().filter_map(|caller| caller.done).max().expect("some");
    let pause = made.windows(2).map(|two| two[1] - two[0]).max();
    assert_eq!((made.len(), refused), (9000, 0));
    assert!(pause < Some(SECOND) && end - start <= 250 * SECOND, "{pause:?}, {:?}", end - start);
}
