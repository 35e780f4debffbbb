//! The posts that are edited while something changes: the lobby's card, and the status of the phase.

use super::posts::Posts;
use crate::decide::filling;
use crate::decide::status::{slot, status};
use crate::event::Place;
use crate::loaded::LoadedGame;
use crate::model::Stage;
use crate::notice::{Destination, Notice, Priority};

impl Posts<'_> {
    /// The card that looks for players, if its content has changed.
    pub(super) fn card(&mut self) {
        let game = self.game();
        let shown =
            |loaded: &LoadedGame| (filling::card(&loaded.game), loaded.game.stage_name(), loaded.game.channel.clone());
        let is_due = match self.before {
            Some(before) => matches!(before.game.stage, Stage::Lobby) && shown(before) != shown(self.after),
            None => matches!(game.stage, Stage::Lobby),
        };
        if is_due {
            let to = Destination::Place(Place::Channel(game.channel.clone()));
            let (slot, card) = (format!("lobby:{}", game.id), filling::card(game));
            self.post(to, Some(slot), card, Priority::Routine);
        }
    }

    /// The public status of the phase, one message a phase, if its content has changed. A phase in which nobody has
    /// anything to decide has none.
    pub(super) fn status(&mut self) {
        let Some(running) = self.game().running().filter(|running| !running.at_once) else { return };
        let shown = |loaded: &LoadedGame| -> Option<(u32, Notice)> {
            let running = loaded.game.running()?;
            Some((running.number, status(loaded, running)))
        };
        let now = shown(self.after);
        let moved = self.before.is_some_and(|before| before.game.channel != self.game().channel);
        if !moved && self.before.and_then(shown) == now {
            return;
        }
        let slot = slot(self.game(), running.number);
        let to = Destination::Place(Place::Channel(self.game().channel.clone()));
        if let Some((_, notice)) = now {
            self.post(to, Some(slot), notice, Priority::Routine);
        }
    }
}
