//! What a game master who plays proposes, in words.

use dragoman_game::model::{Deed, PowerId, Proposal, ProposedDeed};
use dragoman_l10n::{Args, Text};

use super::writer::{Said, Writer};

impl Writer<'_> {
    /// To a player who is asked. `how` has the commands of the answers.
    pub(super) fn deed_asked(&self, proposed: &ProposedDeed, voters: &[PowerId], how: &Args) -> Vec<Text> {
        let args = Args::new()
            .text("name", self.player(&proposed.name))
            .text("what", self.deed(proposed))
            .powers("powers", voters);
        let over = self.material.game.as_ref().is_some_and(|game| game.running().is_none());
        let mut lines = vec![self.text("deed-asked", &args)];
        lines.extend(self.warned_of(proposed));
        lines.push(self.text(if over { "deed-how-over" } else { "deed-how" }, how));
        lines
    }

    /// To a player to whom it would be done.
    pub(super) fn deed_shown(&self, proposal: &Proposal) -> Said {
        let Proposal::Deed(proposed) = proposal else { return Said::default() };
        let args = Args::new().text("name", self.player(&proposed.name)).text("what", self.deed(proposed));
        let said = self.text("deed-shown", &args);
        let text = self.warned_of(proposed).into_iter().fold(said, Text::below);
        let picture = self.after_deed(&proposed.deed);
        Said { text, picture, rings: true, mentions: self.reader.person.iter().cloned().collect(), ..Said::default() }
    }

    /// What may not have been meant by a change that is proposed.
    fn warned_of(&self, proposed: &ProposedDeed) -> Vec<Text> {
        match &proposed.deed {
            Deed::Edit { edits } => self.edit_warnings(edits),
            Deed::Rollback { .. }
            | Deed::Cancel
            | Deed::Pause
            | Deed::PauseUntil { .. }
            | Deed::Extend { .. }
            | Deed::Announce { .. }
            | Deed::Enter { .. }
            | Deed::Expel { .. }
            | Deed::SetUp { .. }
            | Deed::Close => Vec::new(),
        }
    }

    /// What is proposed, in the form for a heading.
    pub(super) fn deed(&self, proposed: &ProposedDeed) -> Text {
        let reason = || Args::new().text("reason", &proposed.reason);
        match &proposed.deed {
            Deed::Rollback { .. } => {
                let count = i64::try_from(proposed.phases).unwrap_or(0);
                let args = reason().text("phase", self.phase(&proposed.phase)).number("count", count);
                self.text("proposal-rollback", &args)
            }
            Deed::Edit { edits } => self.text("proposal-edit", &reason().row("changes", self.edits(edits))),
            Deed::Cancel if proposed.reason.is_empty() => self.plain("proposal-cancel"),
            Deed::Cancel => self.text("proposal-cancel-because", &reason()),
            Deed::Expel { power } => self.text("proposal-expel", &Args::new().power("power", power)),
            Deed::Close => self.plain("proposal-close"),
            Deed::Enter { power, orders, .. } if orders.is_empty() => {
                self.text("proposal-enter-public", &Args::new().power("power", power))
            }
            Deed::Enter { power, orders, .. } => {
                let orders: Vec<_> = orders.iter().map(|(_, order)| order.clone()).collect();
                let args = Args::new().power("power", power).row("orders", self.orders(&orders));
                self.text("proposal-enter", &args)
            }
            // These are done without being proposed.
            Deed::Pause
            | Deed::PauseUntil { .. }
            | Deed::Extend { .. }
            | Deed::Announce { .. }
            | Deed::SetUp { .. } => Text::default(),
        }
    }
}
