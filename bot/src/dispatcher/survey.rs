//! Data about a channel that only the network has, requested when somebody asks for it.

use dragoman_game::notice::Notice;
use dragoman_game::notice::survey::Surveyed;
use dragoman_platform::Platform;

/// The notice with the network's answer in it.
pub(super) async fn surveyed(platform: &dyn Platform, notice: Notice) -> Notice {
    let Notice::Survey(Surveyed::Asked { channel }) = &notice else { return notice };
    Notice::Survey(match platform.survey(channel).await {
        Ok(found) => Surveyed::Found { found },
        Err(setback) => {
            tracing::info!(%setback, "what the bot may do somewhere couldn't be found out");
            Surveyed::Unknown
        }
    })
}
