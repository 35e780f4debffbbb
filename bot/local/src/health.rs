//! The state of the program, for its operator: read from this machine, or with the host's token.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use dragoman_game::event::PlatformName;
use dragoman_platform::Late;
use dragoman_runtime::metrics::{METRICS, Standing};
use dragoman_store::ClocksApart;
use dragoman_tasks::supervisor::LoopState;
use jiff::{SignedDuration, Timestamp};
use serde_json::{Map, Value, json};

use super::access::{Operator, Refused};
use super::served::Served;

/// A network that was read within this time is reachable: the slowest adapter asks every half minute, which may take as
/// long.
const RECENT: SignedDuration = SignedDuration::from_secs(100);

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
async fn late(served: &Served, platforms: &[(PlatformName, Reach)]) -> Late {
    let mut late = served.sink.late().await;
    let is_here =
        |platform| platforms.iter().any(|(name, reach)| *name == platform && matches!(reach, Reach::Connected));
    late.posts.retain(|(platform, _)| is_here(*platform));
    late
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
    let database = served.local.store.is_healthy().await;
    // A server that doesn't answer would be waited for once more.
    let waiting = if database { served.local.store.waiting().await.ok() } else { None };
    let mut states = Map::new();
    let mut all_here = true;
    let platforms = platforms(&served);
    // Without the database nothing else can be said, and asking it again would take longer than a request may.
    let late = if waiting.is_some() { late(&served, &platforms).await } else { Late::default() };
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
    use std::time::Duration;

    use super::*;
    use dragoman_tasks::supervisor::{Loop, Supervisor};

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
