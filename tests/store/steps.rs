//! For tests: how much work the database does, counted in steps of SQLite's virtual machine, which don't depend on the
//! computer.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::db::{Connected, Connection, Readers};
use super::opened::Store;

/// Runs `work` and returns the steps that all connections of `store` took for it.
pub(crate) async fn counted<T>(store: &Store, work: impl Future<Output = T>) -> (u64, T) {
    let steps = Arc::new(AtomicU64::new(0));
    let Readers::Sqlite(readers) = &store.readers else { panic!("steps are SQLite's") };
    let (mut readers, mut writer) =
        (readers.all().await.expect("connections"), store.durably().await.expect("a connection"));
    let connections = readers.iter_mut().map(Connected::connection).chain([writer.connection()]);
    for connection in connections {
        let Connection::Sqlite(connection) = connection else { panic!("steps are SQLite's") };
        let steps = Arc::clone(&steps);
        connection.lock_handle().await.expect("no other use").set_progress_handler(1, move || {
            steps.fetch_add(1, Ordering::SeqCst);
            true
        });
    }
    drop((readers, writer));
    let before = steps.load(Ordering::SeqCst);
    let done = work.await;
    (steps.load(Ordering::SeqCst) - before, done)
}
