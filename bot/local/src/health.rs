//! The state of the program, for its operator: read from this machine, or with the host's token.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use dragoman_game::event::PlatformName;
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

/// `clocks`: whether they agree with those of the other processes.
fn verdict(database: bool, loops: &[LoopState], clocks: bool, all_here: bool) -> (StatusCode, &'static str) {
    let stalled = loops.iter().any(|state| state.stalled);
    match (database, stalled, clocks, all_here) {
        (false, _, _, _) => (StatusCode::SERVICE_UNAVAILABLE, "failing"),
        (true, true, _, _) => (StatusCode::SERVICE_UNAVAILABLE, "a task stands still"),
        // The machine must be put right: to begin anew would change nothing.
        (true, false, false, _) => (StatusCode::OK, "clocks differ"),
        (true, false, true, false) => (StatusCode::OK, "waiting for a platform"),
        (true, false, true, true) => (StatusCode::OK, "ok"),
    }
}

/// 200 while the database works and no task is stalled, also when a network is unreachable or has failed: a restart
/// wouldn't make it reachable sooner.
pub(super) async fn health(_: Operator, State(served): State<Arc<Served>>) -> Result<Response, Refused> {
    let database = served.local.store.is_healthy().await;
    let waiting = served.local.store.waiting().await.ok();
    let mut states = Map::new();
    let mut all_here = true;
    for (platform, reach) in platforms(&served) {
        let mut state = reach.json();
        let shards = if platform == PlatformName::Discord { shards(&served) } else { Vec::new() };
        if shards.len() > 1 {
            state["shards"] = shards.iter().map(|(id, reach)| (id.to_string(), reach.json())).collect();
        }
        all_here &= matches!(reach, Reach::Connected);
        states.insert(platform.to_string(), state);
    }
    let loops = loops(&served);
    let apart = served.local.store.clocks_apart();
    let (code, status) = verdict(database, &loops, apart.is_none(), all_here);
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
}
