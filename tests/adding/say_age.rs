//! How far a game has come, in words.

use dragoman_l10n::Args;

use super::writer::{Said, Writer};

impl Writer<'_> {
    pub(super) fn age(&self, phases: u32) -> Said {
        self.only("age", &Args::new().number("phases", phases))
    }
}
