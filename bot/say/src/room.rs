//! What is said in a press room about who can read it and who is in it, in words.

use dragoman_game::model::PowerId;
use dragoman_game::notice::Sitting;
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::Overseer;
use dragoman_reading::command::CommandId;

use super::writer::{Said, Writer};

impl Writer<'_> {
    /// The first post in a room: who can read it, and what the bot does with what is written there.
    pub(super) fn room_opened(&self, members: &[Sitting]) -> Said {
        // Settings that matter here are repeated.
        let watched = self.material.game.as_ref().is_some_and(|game| game.settings.master_sees);
        let id = match (self.room.overseer, watched) {
            (Overseer::Administrators, false) => "room-opened",
            (Overseer::Administrators, true) => "room-opened-master",
            (Overseer::Nobody, false) => "room-opened-encrypted",
            (Overseer::Nobody, true) => "room-opened-encrypted-master",
            (Overseer::Operator, false) => "room-opened-page",
            (Overseer::Operator, true) => "room-opened-page-master",
        };
        let translated = if self.room.hears_all {
            self.plain("room-translates")
        } else {
            let menu = self.words.plain(self.language(), "command-notation.menu");
            self.text("room-translates-mentions", &Args::new().text("menu", menu))
        };
        let args = Args::new().list("members", self.people(members));
        let lines = [self.text(id, &args), translated, self.keeps_statements()];
        let propose = self.game_action(CommandId::Propose, "action-propose");
        Said { text: Text::lines_of(lines), actions: propose.into_iter().collect(), ..Said::default() }
    }

    /// What is stored of press anywhere: rooms and letters say it where they begin.
    pub(super) fn keeps_statements(&self) -> Text {
        self.text("press-keeps-statements", &self.statement_example())
    }

    /// In a room: somebody who doesn't belong there was let in by hand. `powers`: theirs, if they play. `locked`: they are still
    /// in it, and it is locked; `open`: they are, and it isn't.
    pub(super) fn room_entered(&self, powers: &[PowerId], locked: bool, open: bool) -> Said {
        let args = Args::new().powers("powers", powers).text("talk", self.command(CommandId::Talk));
        let id = match (powers.is_empty(), locked, open) {
            (true, _, true) => "room-entered-open",
            (false, _, true) => "room-entered-power-open",
            (true, false, false) => "room-entered",
            (false, false, false) => "room-entered-power",
            (true, true, false) => "room-entered-locked",
            (false, true, false) => "room-entered-power-locked",
        };
        Said { rings: true, ..self.only(id, &args) }
    }

    /// In a room: a member was put out of it by hand.
    pub(super) fn room_put_out(&self, powers: &[PowerId]) -> Said {
        let args = Args::new().powers("powers", powers).text("talk", self.command(CommandId::Talk));
        self.only("room-put-out", &args)
    }

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
