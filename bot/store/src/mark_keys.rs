//! The installation's key, by which people who asked to be forgotten are recognised in the games from which they are
//! barred.
//!
//! It is in the database, so that it is backed up, restored and copied with the marks that were made with it.

use dragoman_game::model::MarkKey;
use dragoman_runtime::entropy::{Entropy as _, SystemEntropy};

use super::db::{self, Transaction};
use super::error::StoreError;
use super::opened::Store;

const KEY: &str = "SELECT key FROM mark_keys WHERE id = 1";

fn read(key: Option<String>) -> Result<MarkKey, StoreError> {
    key.as_deref().and_then(MarkKey::read).ok_or(StoreError::Nonsense("mark key"))
}

/// The key, within a transaction.
pub(super) async fn key(transaction: &mut Transaction<'_>) -> Result<MarkKey, StoreError> {
    read(db::query_scalar(KEY).fetch_optional(transaction).await?)
}

impl Store {
    /// Makes the key, if there is none. Several processes may try: one of them makes it.
    pub(super) async fn make_mark_key(&self) -> Result<(), StoreError> {
        let known: Option<String> = db::query_scalar(KEY).fetch_optional(&mut self.readers.take().await?).await?;
        if known.is_some() {
            return Ok(());
        }
        db::query("INSERT INTO mark_keys (id, key) VALUES (1, $1) ON CONFLICT (id) DO NOTHING")
            .bind(MarkKey::new(SystemEntropy.seed_for("mark key")).written())
            .execute(&mut self.durably().await?)
            .await?;
        Ok(())
    }

    /// The installation's key. It doesn't change as long as the database is the same.
    pub async fn mark_key(&self) -> Result<MarkKey, StoreError> {
        if let Some(key) = self.mark_key.get() {
            return Ok(key.clone());
        }
        let key = read(db::query_scalar(KEY).fetch_optional(&mut self.readers.take().await?).await?)?;
        Ok(self.mark_key.get_or_init(|| key).clone())
    }
}

#[cfg(test)]
mod tests {
    use crate::test_database::{On, on_each};

    async fn the_key_is_made_once(on: On) {
        let (_place, store) = on.store().await;
        let key = store.mark_key().await.unwrap();
        store.make_mark_key().await.unwrap();
        let again = super::read(Some(key.written())).unwrap();
        assert!(key == again && key == store.mark_key().await.unwrap());
        let count = "SELECT key FROM mark_keys";
        let keys: Vec<String> =
            crate::db::query_scalar(count).fetch_all(&mut store.readers.take().await.unwrap()).await.unwrap();
        assert_eq!(keys, [key.written()]);
    }

    on_each!(the_key_is_made_once);
}
