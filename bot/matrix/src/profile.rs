//! How the account looks to others: a name and a picture, set once, and only where nobody has chosen others.

use dragoman_platform::Setback;
use futures_util::FutureExt;
use matrix_sdk::Error;
use matrix_sdk::ruma::api::client::media::create_content;

use super::account::Account;
use super::outbound::PNG;
use super::setback::{HEAVY, Limit};

/// What the account is called.
const NAME: &str = "Dragoman";
/// A shield, 192 pixels wide.
const AVATAR: &[u8] = include_bytes!("avatar.png");
/// What is noted once both have been looked at: whoever takes them away again wants it so.
const LOOKED_AT: &str = "org.dragoman.profile";

/// Whether nobody has chosen a name: a homeserver takes the first part of the account's.
fn is_unset(name: Option<&str>, localpart: &str) -> bool {
    name.is_none_or(|name| name.is_empty() || name == localpart)
}

impl Account {
    /// Gives the account a name and a picture, if it has none. A failure is no more than a warning; what was refused isn't
    /// tried again.
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
    fn only_a_name_that_nobody_chose_is_unset() {
        assert!(is_unset(None, "bot") && is_unset(Some("bot"), "bot") && is_unset(Some(""), "bot"));
        assert!(!is_unset(Some("Postmaster"), "bot"));
    }
}
