//! The bot's permissions in a channel: a tick, or where to change them.

use dragoman_game::action::ActionId;
use dragoman_game::notice::permissions::{ChannelKind, ChannelPermissions, PermissionCheck, PowerLevels, ReadMessages};
use dragoman_game::refusal::{POWER_LEVEL, Refusal};
use dragoman_l10n::{Args, Text};
use dragoman_reading::command::CommandId;

use super::writer::{Said, Writer};

impl Writer<'_> {
    pub(super) fn permissions(&self, check: &PermissionCheck) -> Said {
        let text = match check {
            // A question without an answer is shown like an unknown result.
            PermissionCheck::Asked { .. } | PermissionCheck::Unknown => self.plain("permissions-unknown"),
            PermissionCheck::Found { found } => self.found(found),
        };
        let again = self.action(ActionId::of(CommandId::Setup), "action-setup");
        Said { text, actions: vec![again], ..Said::default() }
    }

    /// What the network refused to the bot, in the place or game called `name`.
    pub(super) fn lacks(&self, refusal: &Refusal, name: Option<&str>) -> Said {
        match (refusal, name) {
            (Refusal::ClosedToBot, Some(name)) => self.only("lacks-private", &Args::new().text("name", name)),
            (Refusal::Permission(permission), name) => {
                let args =
                    Args::new().text("permission", self.permission(permission)).text("name", name.unwrap_or_default());
                Said { rings: true, ..self.only("lacks-permission", &args) }
            }
            (Refusal::PutOut, Some(name)) => {
                Said { rings: true, ..self.only("lacks-place", &Args::new().text("name", name)) }
            }
            (Refusal::Deleted, Some(name)) => {
                let args = Args::new().text("name", name).text("move", self.command(CommandId::MoveHere));
                Said { rings: true, ..self.only("lacks-channel", &args) }
            }
            (Refusal::TooManyRooms, Some(name)) => {
                Said { rings: true, ..self.only("lacks-thread", &Args::new().text("name", name)) }
            }
            (
                Refusal::ClosedToBot
                | Refusal::PutOut
                | Refusal::NoRooms
                | Refusal::TooManyRooms
                | Refusal::Stranger { .. }
                | Refusal::Deleted
                | Refusal::Malformed,
                _,
            ) => self.only("set-aside", &Args::new()),
        }
    }

    /// Where a network has power levels instead of permissions.
    fn by_levels(&self, levels: PowerLevels) -> Text {
        let needed = [levels.posting, levels.pinning];
        let gaps = needed.iter().filter(|level| !levels.reach(**level)).count();
        let head = self.text("permissions", &Args::new().number("gaps", i64::try_from(gaps).unwrap_or(0)));
        let about = |level: i64, well: &str, lacking: &str| {
            if levels.reach(level) {
                return Text::own("✓ ") + self.plain(well);
            }
            let args = Args::new()
                .text("what", self.plain(lacking))
                .number("own", levels.own.unwrap_or_default())
                .number("needed", level);
            Text::own("✗ ") + self.text("permissions-level", &args)
        };
        Text::lines_of([
            head,
            about(levels.posting, "permissions-posting", "permissions-posting-not"),
            Text::own("✓ ") + self.plain("permissions-rooms-own"),
            about(levels.pinning, "permissions-pinning", "permissions-pinning-not"),
        ])
    }

    fn found(&self, found: &ChannelPermissions) -> Text {
        if let Some(levels) = found.levels {
            return self.by_levels(levels);
        }
        let gaps = found.posting.len() + found.rooms.len() + found.pinning.len();
        let head = self.text("permissions", &Args::new().number("gaps", i64::try_from(gaps).unwrap_or(0)));
        let kind = found.kind.map(|kind| match kind {
            ChannelKind::Announcements => "permissions-announcements",
            ChannelKind::Voice => "permissions-voice",
            ChannelKind::Forum => "permissions-forum",
            ChannelKind::Other => "permissions-other",
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
                lines.push(Text::own("✗ ") + self.text("permissions-lacks", &args));
            }
        };
        about(&found.posting, "permissions-posting", "permissions-posting-not");
        if kind.is_none() {
            about(&found.rooms, "permissions-rooms", "permissions-rooms-not");
        }
        about(&found.pinning, "permissions-pinning", "permissions-pinning-not");
        match found.reading {
            Some(ReadMessages::All) => lines.push(Text::own("✓ ") + self.plain("permissions-reads-all")),
            Some(ReadMessages::Mentions) => {
                let menu = Args::new().text("menu", self.plain("command-notation.menu"));
                lines.push(Text::own("✓ ") + self.text("permissions-reads-mentions", &menu));
            }
            None => {}
        }
        Text::lines_of(lines)
    }

    /// A permission as its network calls it in the reader's language, if that is known.
    pub(super) fn permission(&self, permission: &str) -> String {
        if permission == POWER_LEVEL { self.label("permission-power-level") } else { permission.to_owned() }
    }
}
