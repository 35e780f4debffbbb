//! The adapter's own values, in the SDK's encrypted store.

use super::account::Account;

impl Account {
    /// A value in the adapter's own table, in the SDK's encrypted store.
    pub(super) async fn read_note(&self, name: &str) -> Option<String> {
        let note = self.client.state_store().get_custom_value(name.as_bytes()).await.ok()??;
        String::from_utf8(note).ok()
    }

    /// Stores a value. These values only save searches and hold preferences, so a failure is only a warning.
    pub(super) async fn note(&self, name: &str, value: &str) {
        let noted =
            self.client.state_store().set_custom_value_no_read(name.as_bytes(), value.as_bytes().to_vec()).await;
        if let Err(error) = noted {
            tracing::warn!(%error, "a note couldn't be stored");
        }
    }
}
