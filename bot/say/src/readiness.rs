//! How far the players are with a phase, in words: who is ready, the status, reminders.

use std::collections::BTreeMap;

use dragoman_game::model::{Doubt, PowerId, UnitText};
use dragoman_game::notice::{Readiness, Status};
use dragoman_l10n::Args;
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;
use jiff::Timestamp;

use super::buttons::UNIT_BUTTONS;
use super::look::Look;
use super::writer::{Said, Writer};

impl Writer<'_> {
    /// To a player who is ready.
    pub(super) fn ready_noted(&self, readiness: &Readiness) -> Said {
        let Readiness { awaited, missing, doubts, number, retreats, ready: _ } = readiness;
        let args = Args::new().number("awaited", i64::try_from(*awaited).unwrap_or(0));
        let mut text = self.text("ready-noted", &args);
        if !missing.is_empty() {
            // The last who is ready ends the phase: by now another one may be played.
            let retreats = retreats.unwrap_or_else(|| self.retreats_in(Some(*number)));
            let id = if retreats { "ready-missing-retreat" } else { "ready-missing" };
            text = text.below(self.text(id, &Args::new().list("units", self.units(missing))));
        }
        if *awaited > 0 && missing.is_empty() && doubts.is_empty() && self.is_first(*number) {
            text = text.below(self.plain("steps-done"));
        }
        // Once everyone is ready there is nobody left to ask about.
        let status = self.game_action(CommandId::Status, "action-status").filter(|_| *awaited > 0);
        let actions = self.doubt_actions(doubts).into_iter().chain(status).chain([self.help_action()]).collect();
        Said { text: text.below(self.doubt_lines(doubts)), actions, ..Said::default() }
    }

    /// The question to a player whose "ready" would end the phase with less than they may have meant.
    pub(super) fn ready_asked(&self, units: &[UnitText], builds: u32, number: u32) -> Said {
        let text = match units {
            [] => self.text("ready-asked-builds", &Args::new().number("count", i64::from(builds))),
            units => self.text("ready-asked-units", &Args::new().list("units", self.units(units))),
        };
        let sure = self.during(CommandId::Ready, number).map(|id| id.with("sure", "yes"));
        let sure = sure.map(|id| self.action(id, "action-ready-anyway"));
        let actions = sure.into_iter().chain(self.where_to_look(&[Look::Possible])).collect();
        Said { text: text.below(self.confirmed_by()), actions, ..Said::default() }
    }

    /// Who has sent orders and who is ready, and when the phase ends.
    pub(super) fn status(&self, status: &Status) -> Said {
        let Status { phase, deadline, latest, talk_until, powers, away } = status;
        let sent = powers.iter().filter(|(_, sent, _)| *sent).count();
        let awaited: Vec<_> = powers.iter().filter(|(.., ready)| !ready).map(|(power, ..)| power).collect();
        let args = Args::new()
            .text("phase", self.phase(phase))
            .number("sent", i64::try_from(sent).unwrap_or(0))
            .number("all", i64::try_from(powers.len()).unwrap_or(0));
        let early = self.closes_early(*deadline);
        let due = if early { "deadline-line-early" } else { "deadline-line" };
        let clock = self.due([due, "deadline-none"], Args::new(), *deadline);
        let mut text = self.with_latest(self.text("status", &args).below(clock), latest.filter(|_| !early));
        if let Some(until) = talk_until {
            text = text.below(self.text("status-talk", &Args::new().text("until", self.at(*until))));
        }
        text = text.below(if awaited.is_empty() {
            self.plain("status-none")
        } else {
            self.text("status-powers", &Args::new().powers("powers", awaited))
        });
        if let Some(line) = self.absentees(away) {
            text = text.below(line);
        }
        let mut actions = self.where_to_look(&[Look::Orders, Look::Rules]);
        let is_public = self.reader.person.is_none();
        actions.extend(self.in_other_languages(|id| id.with("status", "yes")).filter(|_| is_public));
        actions.extend(self.language_for_all());
        Said { text, pinned: true, actions, ..Said::default() }
    }

    /// To a player without all orders, before the phase ends.
    pub(super) fn reminder(
        &self,
        missing: &BTreeMap<PowerId, Vec<UnitText>>,
        doubts: &[Doubt],
        deadline: Timestamp,
    ) -> Said {
        let units: Vec<_> = missing.values().flatten().filter(|unit| !unit.is_empty()).cloned().collect();
        let args = Args::new().text("deadline", self.at(deadline));
        let args = if units.is_empty() {
            args.powers("missing", missing.keys())
        } else {
            args.list("missing", self.units(&units))
        };
        let mut actions: Vec<Action> =
            units.iter().take(UNIT_BUTTONS).filter_map(|unit| self.unit_action(unit)).collect();
        let looks = match actions.is_empty() {
            true => &[Look::Possible, Look::Orders, Look::Map][..],
            // The orders of these units are behind their own buttons.
            false if units.len() <= UNIT_BUTTONS => &[Look::Orders][..],
            false => &[Look::Possible, Look::Orders][..],
        };
        actions.splice(..0, self.doubt_actions(doubts));
        actions.extend(self.where_to_look(looks));
        actions.extend(self.more_time());
        let mentions = self.reader.person.iter().cloned().collect();
        let text = self.text("reminder", &args).below(self.doubt_lines(doubts));
        Said { rings: true, mentions, actions, text, ..Said::default() }
    }
}
