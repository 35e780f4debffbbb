//! Delivers events, repeating until the store accepts them.

use std::time::Duration;

use dragoman_game::event::{Event, Place};
use dragoman_platform::{Delivered, Sink, StoreUnavailable};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

/// Repeats `attempt` until the store accepts it. `None`: stopped.
pub(super) async fn stored<T, F, Fut>(stop: &CancellationToken, attempt: F) -> Option<T>
where
    F: Fn() -> Fut,
    Fut: Future<Output = Result<T, StoreUnavailable>>,
{
    loop {
        match attempt().await {
            Ok(value) => return Some(value),
            Err(StoreUnavailable) => stop.run_until_cancelled(sleep(Duration::from_millis(500))).await?,
        }
    }
}

/// Delivers `event`. Somebody who acts in private can be reached there: posts that wait for that are tried at once.
pub(super) async fn deliver(sink: &dyn Sink, event: Event, stop: &CancellationToken) -> Option<Delivered> {
    let delivered = stored(stop, || sink.deliver(event.clone())).await?;
    match &event.place {
        Place::Person(person) | Place::Reply { author: person, .. } => {
            let person = Place::Person(person.clone());
            stored(stop, || sink.place_opened(&person)).await?;
        }
        Place::Channel(_) | Place::Room(_) => {}
    }
    Some(delivered)
}
