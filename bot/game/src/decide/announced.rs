//! Turns a decision's happenings into the notices of its outbox.

use jiff::Timestamp;

use super::decision::Decision;
use crate::announce::announce;
use crate::loaded::LoadedGame;
use crate::model::Cause;
use crate::standing::{self, Noted};

impl Decision {
    /// Announces what has happened in the game that the decision changes. `before`: the game as it was loaded; `None`
    /// if it is new.
    pub(super) fn announce(&mut self, before: Option<&LoadedGame>, now: Timestamp) {
        let happenings = std::mem::take(&mut self.happenings);
        let Some((mut game, version)) = self.changes.game.take() else { return };
        if let Some(before) = before {
            game.remember_phase(&before.game);
            game.remember_tenures(&before.game, now);
            let sent = self.changes.orders.iter();
            let sent = sent.map(|row| (row.person.clone(), row.power.clone(), row.phase)).collect();
            let cause = self.changes.phase.as_ref().map(|(_, record)| &record.cause);
            let replaced = cause.is_some_and(|cause| !cause.is_orders());
            let edited = matches!(cause, Some(Cause::Edited { .. }));
            standing::note(&before.game, &mut game, &Noted { sent, replaced, edited }, now);
        }
        let mut rooms = before.map(|before| before.rooms.clone()).unwrap_or_default();
        rooms.extend(self.changes.rooms.iter().cloned());
        let sheets = before.map(|before| before.sheets_in(&game, &self.changes.orders)).unwrap_or_default();
        let after = LoadedGame { sheets, rooms, ..LoadedGame::new(game, version) };
        self.changes.outgoing.extend(announce(before, &after, &happenings, now));
        self.changes.game = Some((after.game, version));
    }
}
