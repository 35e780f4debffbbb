//! The beginning of a game in words, and what was drawn.

use dragoman_l10n::Args;

use super::{Said, Speaker};
use crate::notice::opening::OpeningNotice;

impl Speaker<'_> {
    pub(super) fn opening(&self, notice: &OpeningNotice) -> Said {
        match notice {
            OpeningNotice::Tossed { name, powers, coin } => {
                let args = Args::new()
                    .text("name", name.clone())
                    .text("powers", self.powers(powers))
                    .text("seed", coin.seed.clone())
                    .text("event", coin.event.clone());
                Said { rings: true, mentions: self.seated(), ..self.only("coin-tossed", &args) }
            }
        }
    }
}
