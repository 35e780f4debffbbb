//! The state of the program, for its operator: read from this machine, or with the host's token.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use dragoman_game::event::PlatformName;
use dragoman_platform::{Late, StoreUnavailable};
use dragoman_runtime::metrics::{METRICS, Standing};
use dragoman_store::{ClocksApart, StoreError};
use dragoman_tasks::supervisor::LoopState;
use jiff::{SignedDuration, Timestamp};
use serde_json::{Map, Value, json};

use super::access::{Operator, Refused};
use super::served::Served;

/// A network that was read within this time is reachable: the slowest adapter asks every half minute, which may take as
/// long.
const RECENT: SignedDuration = SignedDuration::from_secs(100);

/// How long the database is asked, for all of an answer: whoever asks waits no longer than a few seconds.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(3);

/// How long an answer takes at most, with looking up whoever asks.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);

enum Reach {
    /// It can't be used until the operator changes something.
    Failed(String),
    CatchingUp,
    Connected,
    Unreachable(Timestamp),
}

impl Reach {
    fn json(&self) -> Value {
        match self {
            Self::Connected => json!({ "state": "connected" }),
            Self::CatchingUp => json!({ "state": "catching up" }),
            Self::Failed(why) => json!({ "state": "failed", "why": why }),
            Self::Unreachable(since) => json!({ "state": "unreachable", "since": since.to_string() }),
        }
    }
}

/// The shards of the Discord account.
fn shards(served: &Served) -> Vec<(u32, Reach)> {
    let now = served.local.clock.now();
    METRICS.discord_shards.all().into_iter().map(|(id, heard)| (id, reach(heard, now))).collect()
}

fn reach(heard: Option<Timestamp>, now: Timestamp) -> Reach {
    match heard {
        None => Reach::CatchingUp,
        Some(until) if now.duration_since(until) <= RECENT => Reach::Connected,
        Some(until) => Reach::Unreachable(until),
    }
}

fn platforms(served: &Served) -> Vec<(PlatformName, Reach)> {
    let now = served.local.clock.now();
    let failure = |platform| served.sink.supervisor().and_then(|supervisor| supervisor.failure(platform));
    let state = |(platform, heard)| match failure(platform) {
        Some(sentence) => (platform, Reach::Failed(sentence)),
        None => (platform, reach(heard, now)),
    };
    served.sink.heard().into_iter().map(state).collect()
}

fn loops(served: &Served) -> Vec<LoopState> {
    served.sink.supervisor().map(|supervisor| supervisor.loops()).unwrap_or_default()
}

/// What the verdict depends on.
struct Findings<'a> {
    database: bool,
    loops: &'a [LoopState],
    /// What is late of what this process could do.
    late: &'a Late,
    /// Whether the clocks agree with those of the other processes.
    clocks: bool,
    /// Whether all networks are connected.
    all_here: bool,
}

impl Findings<'_> {
    fn verdict(&self) -> (StatusCode, &'static str) {
        if !self.database {
            (StatusCode::SERVICE_UNAVAILABLE, "failing")
        } else if self.loops.iter().any(|state| state.stalled) {
            (StatusCode::SERVICE_UNAVAILABLE, "a task stands still")
        } else if self.late.deadline.is_some() {
            (StatusCode::SERVICE_UNAVAILABLE, "deadlines wait")
        } else if !self.late.posts.is_empty() {
            (StatusCode::SERVICE_UNAVAILABLE, "posts wait")
        } else if !self.clocks {
            // The machine must be put right: to begin anew would change nothing.
            (StatusCode::OK, "clocks differ")
        } else if !self.all_here {
            (StatusCode::OK, "waiting for a platform")
        } else {
            (StatusCode::OK, "ok")
        }
    }
}

/// What is late of what can be done: nothing can be posted on a network that is away.
fn of_what_is_here(mut late: Late, platforms: &[(PlatformName, Reach)]) -> Late {
    let is_here =
        |platform| platforms.iter().any(|(name, reach)| *name == platform && matches!(reach, Reach::Connected));
    late.posts.retain(|(platform, _)| is_here(*platform));
    late
}

/// The number of posts that wait, and what is late. `None`: the database doesn't work, or doesn't say all that within
/// `patience`.
async fn told_within(
    patience: Duration,
    is_healthy: impl Future<Output = bool>,
    waiting: impl Future<Output = Result<i64, StoreError>>,
    late: impl Future<Output = Result<Late, StoreUnavailable>>,
) -> Option<(i64, Late)> {
    let told = async {
        // A server that doesn't answer would be waited for once more.
        if !is_healthy.await {
            return None;
        }
        Some((waiting.await.ok()?, late.await.ok()?))
    };
    tokio::time::timeout(patience, told).await.ok().flatten()
}

/// An answer that comes within `longest`, whatever the database does.
async fn in_time(longest: Duration, answer: impl Future<Output = Response>) -> Response {
    match tokio::time::timeout(longest, answer).await {
        Ok(response) => response,
        Err(_) => Refused::Unavailable.into_response(),
    }
}

/// Limits how long the state may be waited for.
pub(super) async fn limited(request: Request, next: Next) -> Response {
    in_time(ANSWER_TIMEOUT, next.run(request)).await
}

/// For a proxy that has to know whether it may send somebody to this page: 200 while the database works and no task is
/// stalled, whatever is late on other networks.
pub(super) async fn page_health(_: Operator, State(served): State<Arc<Served>>) -> Result<Response, Refused> {
    let database = served.local.store.is_healthy().await;
    let findings = Findings { database, loops: &loops(&served), late: &Late::default(), clocks: true, all_here: true };
    let (code, status) = findings.verdict();
    Ok((code, Json(json!({ "status": status }))).into_response())
}

/// 200 while the database works, no task is stalled and nothing is late, also when a network is unreachable or has failed: a
/// restart wouldn't make it reachable sooner.
pub(super) async fn health(_: Operator, State(served): State<Arc<Served>>) -> Result<Response, Refused> {
    let store = &served.local.store;
    let told = told_within(DATABASE_TIMEOUT, store.is_healthy(), store.waiting(), served.sink.late()).await;
    let database = told.is_some();
    let (waiting, late) = told.map_or((None, Late::default()), |(waiting, late)| (Some(waiting), late));
    let mut states = Map::new();
    let mut all_here = true;
    let platforms = platforms(&served);
    let late = of_what_is_here(late, &platforms);
    for (platform, reach) in platforms {
        let mut state = reach.json();
        let shards = if platform == PlatformName::Discord { shards(&served) } else { Vec::new() };
        if shards.len() > 1 {
            state["shards"] = shards.iter().map(|(id, reach)| (id.to_string(), reach.json())).collect();
        }
        let restriction = METRICS.discord_restriction.at(served.local.clock.now());
        let restriction = restriction.filter(|_| platform == PlatformName::Discord);
        if let Some(why) = restriction {
            state["restricted"] = why.into();
        }
        all_here &= matches!(reach, Reach::Connected) && restriction.is_none();
        states.insert(platform.to_string(), state);
    }
    let loops = loops(&served);
    let apart = served.local.store.clocks_apart();
    let findings = Findings { database, loops: &loops, late: &late, clocks: apart.is_none(), all_here };
    let (code, status) = findings.verdict();
    let loops: Map<_, _> = loops
        .iter()
        .map(|state| {
            let age = state.age.as_secs();
            (state.name.to_string(), json!({ "age": age, "stalled": state.stalled, "restarts": state.restarts }))
        })
        .collect();
    let mut body = json!({
        "status": status,
        "database": if database { "ok" } else { "failing" },
        "outbox_waiting": waiting,
        "late_seconds": {
            "deadlines": late.deadline.map_or(0, |late| late.as_secs()),
            "posts": late.posts.iter().map(|(_, late)| late.as_secs()).max().unwrap_or(0),
        },
        "platforms": Value::Object(states),
        "loops": Value::Object(loops),
    });
    if let Some(ClocksApart { process, ahead, ahead_of_server }) = apart {
        let seconds = |milliseconds: i64| milliseconds / 1000;
        body["clocks"] = json!({
            "process": process,
            "ahead_seconds": seconds(ahead),
            "ahead_of_database_server_seconds": seconds(ahead_of_server),
        });
    }
    Ok((code, Json(body)).into_response())
}

/// Counters and durations in the text format of Prometheus; none is about a person.
pub(super) async fn metrics(_: Operator, State(served): State<Arc<Served>>) -> Result<Response, Refused> {
    let now = served.local.clock.now();
    let heard = served.sink.heard().into_iter().filter_map(|(platform, until)| Some((platform, until?)));
    let oldest = served.local.store.oldest_by_platform(now).await?;
    let processes = served.local.store.processes();
    let standing = Standing {
        heard: heard.map(|(platform, until)| (platform, now.duration_since(until).as_secs())).collect(),
        oldest: oldest.into_iter().map(|(platform, milliseconds)| (platform, milliseconds / 1000)).collect(),
        processes: processes.map(|(leases, count)| (leases, i64::try_from(count).unwrap_or(i64::MAX))),
        games: served.local.store.games_by_stage().await?,
        waiting: served.local.store.waiting_by_platform().await?,
        reached: platforms(&served)
            .into_iter()
            .map(|(platform, reach)| (platform, matches!(reach, Reach::Connected)))
            .collect(),
        shards: shards(&served).into_iter().map(|(shard, reach)| (shard, matches!(reach, Reach::Connected))).collect(),
        loops: loops(&served)
            .into_iter()
            .map(|state| (state.name.to_string(), i64::try_from(state.age.as_secs()).unwrap_or(i64::MAX)))
            .collect(),
    };
    let text = METRICS.exposition(&standing);
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragoman_tasks::supervisor::{Loop, Supervisor};
    use std::future::{pending, ready};

    const BRIEFLY: Duration = Duration::from_millis(60);

    #[tokio::test]
    async fn a_database_that_stops_answering_in_between_delays_no_answer() {
        let asked = async |is_healthy: Option<bool>, waiting: Option<i64>, late: Option<Late>| {
            let is_healthy = async { if let Some(known) = is_healthy { known } else { pending().await } };
            let waiting = async { if let Some(known) = waiting { Ok(known) } else { pending().await } };
            let late = async { if let Some(known) = late { Ok(known) } else { pending().await } };
            told_within(BRIEFLY, is_healthy, waiting, late).await
        };
        let none_late = || Some(Late::default());
        assert_eq!(asked(Some(true), Some(7), none_late()).await, Some((7, Late::default())));
        assert_eq!(asked(Some(false), Some(7), none_late()).await, None);
        assert_eq!(asked(None, Some(7), none_late()).await, None);
        assert_eq!(asked(Some(true), None, none_late()).await, None);
        assert_eq!(asked(Some(true), Some(7), None).await, None);
    }

    #[tokio::test]
    async fn what_cant_be_read_isnt_taken_for_nothing() {
        let (healthy, none_late) = (|| ready(true), || ready(Ok(Late::default())));
        assert_eq!(told_within(BRIEFLY, healthy(), ready(Err(StoreError::Contended)), none_late()).await, None);
        assert_eq!(told_within(BRIEFLY, healthy(), ready(Ok(7)), ready(Err(StoreUnavailable))).await, None);
    }

    #[tokio::test]
    async fn all_questions_together_have_the_time_of_one() {
        let slow = || tokio::time::sleep(BRIEFLY * 2 / 3);
        let is_healthy = async {
            slow().await;
            true
        };
        let waiting = async {
            slow().await;
            Ok(7)
        };
        assert_eq!(told_within(BRIEFLY, is_healthy, waiting, ready(Ok(Late::default()))).await, None);
    }

    /// Also while it is looked up whose token it is.
    #[tokio::test]
    async fn whoever_asks_is_answered_in_time() {
        let late = in_time(BRIEFLY, pending()).await;
        assert_eq!(late.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(in_time(BRIEFLY, ready(StatusCode::OK.into_response())).await.status(), StatusCode::OK);
        assert!(DATABASE_TIMEOUT < ANSWER_TIMEOUT, "what can be said without the database is said");
    }

    #[test]
    fn a_stalled_task_is_a_503_until_it_continues() {
        let supervisor = Supervisor::default();
        for name in [Loop::Clock, Loop::Janitor, Loop::Dispatcher(PlatformName::Local)] {
            supervisor.turned(name);
        }
        let verdict = |database: bool, loops: &[LoopState], clocks: bool, all_here: bool| {
            Findings { database, loops, late: &Late::default(), clocks, all_here }.verdict()
        };
        assert_eq!(verdict(true, &supervisor.loops(), true, true), (StatusCode::OK, "ok"));
        assert_eq!(
            verdict(true, &supervisor.loops(), true, false).0,
            StatusCode::OK,
            "a network that is away is no fault"
        );
        supervisor.turned_before(Loop::Clock, Duration::from_secs(130));
        let stalled = (StatusCode::SERVICE_UNAVAILABLE, "a task stands still");
        assert_eq!(verdict(true, &supervisor.loops(), true, true), stalled);
        assert_eq!(verdict(true, &supervisor.loops(), true, false), stalled);
        assert_eq!(verdict(false, &supervisor.loops(), true, true), (StatusCode::SERVICE_UNAVAILABLE, "failing"));
        supervisor.turned(Loop::Clock);
        assert_eq!(verdict(true, &supervisor.loops(), true, true), (StatusCode::OK, "ok"));
        assert_eq!(verdict(true, &supervisor.loops(), false, false), (StatusCode::OK, "clocks differ"));
    }

    #[test]
    fn what_is_late_is_a_503() {
        let minute = SignedDuration::from_secs(61);
        let posts = vec![(PlatformName::Discord, minute)];
        for (late, status) in [
            (Late { deadline: Some(minute), posts: posts.clone() }, "deadlines wait"),
            (Late { deadline: None, posts }, "posts wait"),
        ] {
            let findings = Findings { database: true, loops: &[], late: &late, clocks: true, all_here: false };
            assert_eq!(findings.verdict(), (StatusCode::SERVICE_UNAVAILABLE, status));
        }
    }
}
