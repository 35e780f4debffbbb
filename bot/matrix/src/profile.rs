//! The account's display name and picture: set once, and only if there are none.

use dragoman_platform::Setback;
use futures_util::FutureExt;
use matrix_sdk::Error;
use matrix_sdk::ruma::api::client::media::create_content;

use super::account::Account;
use super::outbound::PNG;
use super::setback::{HEAVY, Limit};

/// The display name.
const NAME: &str = "Dragoman";
/// The picture: a shield, 192 pixels wide.
const AVATAR: &[u8] = include_bytes!("avatar.png");
/// The account data that says that both were checked: somebody who removes them later wants it so.
const LOOKED_AT: &str = "org.dragoman.profile";

/// Whether no display name was chosen: a homeserver's default is the local part of the account.
fn is_unset(name: Option<&str>, localpart: &str) -> bool {
    name.is_none_or(|name| name.is_empty() || name == localpart)
}

impl Account {
    /// Sets a display name and a picture, if there are none. A failure is only a warning; what the homeserver refused
    /// isn't tried again.
    pub(super) async fn introduce(&self) {
        if self.read_note(LOOKED_AT).await.is_some() {
            return;
        }
        match self.limits.call(Limit::None, HEAVY, self.complete_profile().boxed()).await {
            Ok(()) => {}
            Err(Setback::Later { .. }) => return,
            Err(setback) => tracing::warn!(%setback, "the account can't be given a name and a picture"),
        }
        self.note(LOOKED_AT, "yes").await;
    }

    async fn complete_profile(&self) -> Result<(), Error> {
        let account = self.client.account();
        let name = account.get_display_name().boxed().await?;
        if is_unset(name.as_deref(), self.own.localpart()) && name.as_deref() != Some(NAME) {
            account.set_display_name(Some(NAME)).boxed().await?;
        }
        if account.get_avatar_url().boxed().await?.is_none() {
            let mut request = create_content::v3::Request::new(AVATAR.to_vec());
            request.content_type = Some(PNG.to_owned());
            let uploaded = self.client.send(request).await?;
            account.set_avatar_url(Some(&uploaded.content_uri)).boxed().await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_homeservers_default_name_counts_as_unset() {
        assert!(is_unset(None, "bot") && is_unset(Some("bot"), "bot") && is_unset(Some(""), "bot"));
        assert!(!is_unset(Some("Postmaster"), "bot"));
    }
}
