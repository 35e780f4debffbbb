//! Data about a channel that only the network has, requested on demand.

use dragoman_game::notice::Notice;
use dragoman_game::notice::survey::Surveyed;
use dragoman_platform::Platform;
use tracing::Instrument as _;

use super::call::call;

/// The notice, with the network's answer.
pub(super) async fn surveyed(platform: &dyn Platform, notice: Notice) -> Notice {
    let Notice::Survey(Surveyed::Asked { channel }) = &notice else { return notice };
    Notice::Survey(match platform.survey(channel).instrument(call("survey")).await {
        Ok(found) => Surveyed::Found { found },
        Err(setback) => {
            tracing::info!(%setback, "the bot's permissions in a channel couldn't be determined");
            Surveyed::Unknown
        }
    })
}
