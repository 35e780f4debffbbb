//! `check-config` asks a database server before the program is started.

use sqlx::Connection as _;

use super::database::Server;
use super::error::StoreError;
use super::greeting::{are_enough, greeted, lacking};
use super::opened::Store;

impl Store {
    /// The version of a server that the program can use; nothing is changed there.
    ///
    /// # Errors
    /// Also where the program would begin, and fail when it needs more connections or writes.
    pub async fn check(server: &Server) -> Result<String, StoreError> {
        let (mut connection, version) = greeted(&server.options()?).await?;
        if let Some(right) = lacking(&mut connection).await? {
            return Err(StoreError::NoRight(right));
        }
        are_enough(&mut connection, server.most()).await?;
        connection.close().await?;
        Ok(version)
    }
}
