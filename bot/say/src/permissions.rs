//! The bot's permissions in a channel: a tick, or where to change them.

use dragoman_game::command::{ActionId, CommandId};
use dragoman_game::notice::survey::{ChannelKind, ReadMessages, Survey, Surveyed};
use dragoman_l10n::{Args, Text};

use super::speaker::{Said, Speaker};

impl Speaker<'_> {
    pub(super) fn survey(&self, surveyed: &Surveyed) -> Said {
        let text = match surveyed {
            // A question without an answer is shown like an unknown result.
            Surveyed::Asked { .. } | Surveyed::Unknown => self.plain("survey-unknown"),
            Surveyed::Found { found } => self.found(found),
        };
        let again = self.action(ActionId::of(CommandId::Setup), "action-setup");
        Said { text, actions: vec![again], ..Said::default() }
    }

    fn found(&self, found: &Survey) -> Text {
        let gaps = found.posting.len() + found.rooms.len() + found.pinning.len();
        let head = self.text("survey", &Args::new().number("gaps", i64::try_from(gaps).unwrap_or(0)));
        let kind = found.kind.map(|kind| match kind {
            ChannelKind::Announcements => "survey-announcements",
            ChannelKind::Voice => "survey-voice",
            ChannelKind::Forum => "survey-forum",
            ChannelKind::Other => "survey-other",
        });
        let mut lines = vec![kind.map_or(head, |kind| Text::own("✗ ") + self.plain(kind))];
        if found.kind == Some(ChannelKind::Forum) {
            return Text::lines_of(lines);
        }
        let mut about = |missing: &[String], well: &str, lacking: &str| {
            if missing.is_empty() {
                lines.push(Text::own("✓ ") + self.plain(well));
            } else {
                let args = Args::new().text("what", self.plain(lacking)).list("permissions", missing);
                lines.push(Text::own("✗ ") + self.text("survey-lacks", &args));
            }
        };
        about(&found.posting, "survey-posting", "survey-posting-not");
        if kind.is_none() {
            about(&found.rooms, "survey-rooms", "survey-rooms-not");
        }
        about(&found.pinning, "survey-pinning", "survey-pinning-not");
        match found.reading {
            Some(ReadMessages::All) => lines.push(Text::own("✓ ") + self.plain("survey-reads-all")),
            Some(ReadMessages::Mentions) => {
                let menu = Args::new().text("menu", self.plain("command-notation.menu"));
                lines.push(Text::own("✓ ") + self.text("survey-reads-mentions", &menu));
            }
            None => {}
        }
        Text::lines_of(lines)
    }
}
