//! The rules of the wall in words: all of them, or one below the refusal that it causes.

use dragoman_game::wall::WallRule;
use dragoman_l10n::{Args, Text};
use dragoman_reading::command::CommandId;

use super::writer::Writer;

impl Writer<'_> {
    /// All rules, and what everybody may see.
    pub(super) fn wall(&self) -> Text {
        let rules = WallRule::ALL.map(|rule| Text::item(self.plain(rule.message())));
        let lines = std::iter::once(self.plain("wall-title")).chain(rules).chain([self.plain("wall-shown")]);
        Text::lines_of(lines)
    }

    /// One rule, as the cause of a refusal.
    pub(super) fn wall_rule(&self, rule: WallRule) -> Text {
        let args = Args::new().text("rule", self.plain(rule.message())).text("help", self.help_wall());
        self.text("wall-because", &args)
    }

    /// The command that shows all rules.
    pub(super) fn help_wall(&self) -> String {
        let topic = self.words.plain(self.language(), "wall");
        format!("{} {topic}", self.command_with(CommandId::Help, "command"))
    }
}
