//! The loop that looks for due deadlines, which are in the store.

use std::sync::Arc;

use dragoman_tasks::supervisor::Loop;
use tokio_util::sync::CancellationToken;

use crate::repeated::Repeated;
use crate::service::{LOOK, Service};

/// Runs until `stop`: looks whenever something may be due, and at least once a second.
///
/// Looking is one indexed query; deadlines have a resolution of one second.
pub async fn run(service: Arc<Service>, stop: CancellationToken) {
    let (changed, supervisor) = (service.deadlines(), service.supervised());
    let mut errors = Repeated::default();
    loop {
        supervisor.turned(Loop::Clock);
        match service.tick().await {
            Ok(_) => errors.is_over(),
            Err(error) if errors.is_new(&error) => {
                tracing::error!(%error, "the clock couldn't handle due games; it tries again");
            }
            Err(_) => {}
        }
        tokio::select! {
            () = stop.cancelled() => return,
            () = changed.notified() => {}
            () = tokio::time::sleep(LOOK.unsigned_abs()) => {}
        }
    }
}
