//! Notices about time: negotiation and writing, lateness, absence, the agreed end.

use dragoman_game::command::CommandId;
use dragoman_game::model::CountBy;
use dragoman_game::notice::clock::ClockNotice;
use dragoman_l10n::Args;

use super::speaker::{Said, Speaker};

impl Speaker<'_> {
    pub(super) fn clock(&self, notice: &ClockNotice) -> Said {
        let count = |number: u32| i64::from(number);
        match notice {
            ClockNotice::Talk { done: true, awaited } => {
                self.only("talk-done", &Args::new().number("awaited", i64::try_from(*awaited).unwrap_or(0)))
            }
            ClockNotice::Talk { done: false, .. } => self.only("talk-on", &Args::new()),
            ClockNotice::Writing { until } => {
                self.to_all(self.only("writing-begins", &Args::new().text("until", self.end(*until))))
            }
            ClockNotice::ReadyButPaused => {
                let args = Args::new()
                    .text("resume", self.command(CommandId::Resume))
                    .text("vote", self.command(CommandId::VoteResume));
                self.only("ready-but-paused", &args)
            }
            ClockNotice::Late { powers, until } => {
                let args = Args::new().powers("powers", powers).text("until", self.at(*until));
                self.only("orders-late", &args)
            }
            ClockNotice::Awaited { powers } => {
                let args = Args::new().powers("powers", powers);
                let alone = self.material.game.as_ref().is_some_and(|game| game.settings.no_replacements);
                let said = self.only(if alone { "orders-awaited-alone" } else { "orders-awaited" }, &args);
                Said { rings: true, mentions: self.seated(), ..said }
            }
            ClockNotice::YouAreAwaited { phase } => {
                let mentions = self.reader.person.iter().cloned().collect();
                let said = self.only("orders-awaited-yours", &Args::new().text("phase", self.phase(phase)));
                Said { rings: true, mentions, ..said }
            }
            ClockNotice::Overdue { deadline } => {
                let said = self.only("adjudicated-late", &Args::new().text("deadline", self.at(*deadline)));
                // In private it is for the game master.
                let mentions: Vec<_> = self.reader.person.iter().cloned().collect();
                Said { rings: !mentions.is_empty(), mentions, ..said }
            }
            ClockNotice::FirstPutOff { powers, until } => {
                let args = Args::new().powers("powers", powers).text("until", self.at(*until));
                let alone = self.material.game.as_ref().is_some_and(|game| game.settings.no_replacements);
                let id = if alone { "first-put-off-alone" } else { "first-put-off" };
                self.to_all(self.only(id, &args))
            }
            ClockNotice::Missed { phase, powers, disorder } => {
                let args = Args::new().text("phase", self.phase(phase)).powers("powers", powers);
                self.only(if *disorder { "missed-disorder" } else { "missed-hold" }, &args)
            }
            ClockNotice::YouMissed { phase, missed, offered } => {
                let args = Args::new().text("phase", self.phase(phase)).number("missed", count(*missed));
                let said = self.only(if *offered { "you-missed-offered" } else { "you-missed" }, &args);
                Said { rings: true, mentions: self.reader.person.iter().cloned().collect(), ..said }
            }
            ClockNotice::Postponed { latest } => {
                self.to_all(self.only("deadline-postponed", &Args::new().text("latest", self.at(*latest))))
            }
            ClockNotice::Back { deadline } => {
                self.to_all(self.only("deadline-after-outage", &Args::new().text("deadline", self.at(*deadline))))
            }
            ClockNotice::Unattended { phases } => {
                self.only("only-computers", &Args::new().number("phases", count(*phases)))
            }
            ClockNotice::HourStruck { by, winners } => {
                let args = Args::new().powers("powers", winners);
                let id = match by {
                    CountBy::Units => "hour-struck-units",
                    CountBy::Centres => "hour-struck-centres",
                };
                self.only(id, &args)
            }
        }
    }
}
