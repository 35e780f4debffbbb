//! Faults of the database that tests inject (see `dragoman_runtime::fault`).

use dragoman_runtime::fault;
use sqlx::{AssertSqlSafe, SqliteConnection};

/// Fills the disk as far as the test says.
pub(super) async fn fill(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    if let Some(pages) = fault::database_pages() {
        sqlx::query(AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).execute(connection).await?;
    }
    Ok(())
}

/// Makes every hundredth step of the database a point at which a test may kill the program, while its schema is brought
/// up to date.
pub(super) async fn migrating(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    if fault::waits_at("migrating") {
        connection.lock_handle().await?.set_progress_handler(100, || {
            fault::point("migrating");
            true
        });
    }
    Ok(())
}
