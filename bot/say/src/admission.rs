//! Somebody who may not take a seat and asks the players for it, in words.

use dragoman_game::model::{Admission, Admitted, PowerId, Seat};
use dragoman_game::notice::Declined;
use dragoman_game::wall;
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;

use super::writer::{Said, Writer};

impl Writer<'_> {
    /// What is proposed, in the form for a heading.
    pub(super) fn admission(&self, asked: &Admission) -> Text {
        let name = if asked.name.is_empty() { self.plain("admit-someone") } else { Text::prose(&asked.name) };
        match &asked.why {
            Admitted::Lifted { orders, letters, gave_up } => {
                let mut known = Vec::new();
                if !orders.is_empty() {
                    known.push(self.text("admit-orders", &Args::new().powers("powers", orders)));
                }
                if *letters {
                    known.push(self.plain("admit-letters"));
                }
                if !gave_up.is_empty() {
                    known.push(self.text("admit-gave-up", &Args::new().powers("powers", gave_up)));
                }
                // Something bars them: what else they could have given up is secret.
                if known.is_empty() {
                    known.push(self.plain("admit-gave-up-some"));
                }
                self.text("proposal-admit", &Args::new().text("name", name).list("known", known))
            }
            Admitted::Often { powers } => {
                self.text("proposal-admit-often", &Args::new().text("name", name).powers("powers", powers))
            }
        }
    }

    /// To a player who is asked, beside those who are `absent`. `how` has the commands of the answers.
    pub(super) fn admission_asked(
        &self,
        asked: &Admission,
        voters: &[PowerId],
        absent: &[PowerId],
        how: &Args,
    ) -> Vec<Text> {
        let votes = |seat: &&Seat| voters.iter().chain(absent).any(|power| seat.holds(power));
        let seats = self.material.game.iter().flat_map(|game| game.seats.iter().filter(votes)).count();
        let args = Args::new().text("what", self.admission(asked)).powers("powers", voters);
        let id = match asked.why {
            Admitted::Lifted { .. } => "admit-asked",
            Admitted::Often { .. } if seats == 1 => "admit-asked-alone",
            Admitted::Often { .. } => "admit-asked-often",
        };
        vec![self.text(id, &args), self.text("deed-how", how)]
    }

    /// To the one who has asked the players.
    pub(super) fn admission_asking(&self, why: &Admitted) -> Said {
        match why {
            Admitted::Lifted { .. } => self.only("admit-asking", &Args::new()),
            Admitted::Often { powers } => self.only("admit-asking-often", &Args::new().powers("powers", powers)),
        }
    }

    /// To the same, once they have agreed.
    pub(super) fn admitted(&self, why: &Admitted) -> Said {
        let take = Args::new().text("take", self.command(CommandId::Take));
        let (text, power) = match why {
            Admitted::Lifted { .. } => {
                let name = self.material.game.as_ref().map(|game| game.name.clone()).unwrap_or_default();
                (self.text("admit-lifted", &take.text("game", name)), None)
            }
            Admitted::Often { powers } => (self.text("admit-agreed", &take.powers("powers", powers)), powers.first()),
        };
        let button = |power: &PowerId| {
            let id = self.in_game(CommandId::Take)?.with("power", power);
            let label = self.words.text(self.language(), "action-take-over", &Args::new().power("power", power));
            Some(Action { id: id.into(), label })
        };
        Said {
            text,
            actions: power.and_then(button).into_iter().collect(),
            rings: true,
            mentions: self.reader.person.iter().cloned().collect(),
            ..Said::default()
        }
    }

    /// How to ask all players to lift what a refusal is about, if they can.
    pub(super) fn how_to_lift(&self, why: &Declined) -> Option<Text> {
        let ask = || self.command_setting(CommandId::Take, "ask", &self.choice("yes"));
        wall::can_be_lifted(why).then(|| self.text("wall-ask", &Args::new().text("ask", ask())))
    }
}
