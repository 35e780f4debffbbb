//! Data about a channel that only the network has, requested on demand.

use dragoman_game::notice::Notice;
use dragoman_game::notice::permissions::PermissionCheck;
use dragoman_platform::Platform;
use tracing::Instrument as _;

use super::call::call;

/// The notice, with the network's answer.
pub(super) async fn checked(platform: &dyn Platform, notice: Notice) -> Notice {
    if let Notice::InLanguage { language, notice } = notice {
        return Notice::InLanguage { language, notice: Box::new(answered(platform, *notice).await) };
    }
    answered(platform, notice).await
}

async fn answered(platform: &dyn Platform, notice: Notice) -> Notice {
    let Notice::Permissions(PermissionCheck::Asked { channel }) = &notice else { return notice };
    Notice::Permissions(match platform.permissions(channel).instrument(call("permissions")).await {
        Ok(found) => PermissionCheck::Found { found },
        Err(setback) => {
            tracing::info!(%setback, "the bot's permissions in a channel couldn't be determined");
            PermissionCheck::Unknown
        }
    })
}
