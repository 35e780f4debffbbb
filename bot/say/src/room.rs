//! Members who couldn't be let into a press room, in words.

use dragoman_game::model::PowerId;
use dragoman_l10n::Args;
use dragoman_reading::command::CommandId;

use super::speaker::{Said, Speaker};

impl Speaker<'_> {
    /// In the room, or to the game master, if `of` names the game and the powers of the room.
    pub(super) fn room_missing(&self, missing: &[PowerId], of: Option<&(String, Vec<PowerId>)>) -> Said {
        match of {
            None => {
                let args = Args::new().powers("powers", missing).text("talk", self.command(CommandId::Talk));
                self.only("room-missing", &args)
            }
            Some((name, room)) => {
                let args = Args::new()
                    .text("name", name.clone())
                    .powers("room", room)
                    .powers("powers", missing)
                    .text("replace", self.command(CommandId::Replace));
                Said { rings: true, ..self.only("room-missing-master", &args) }
            }
        }
    }
}
