//! Notices about time: negotiation and writing, lateness, absence, the agreed end.

use dragoman_game::model::{CountBy, GoingOn, PowerId};
use dragoman_game::notice::clock::ClockNotice;
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;
use jiff::Timestamp;

use super::times::length;
use super::writer::{Said, Writer};

/// The message with the words by which a choice can be answered.
fn words_for(choice: GoingOn) -> &'static str {
    match choice {
        GoingOn::Disorder => "going-on-disorder-read",
        GoingOn::Computer => "going-on-computer-read",
        GoingOn::Wait => "going-on-wait-read",
    }
}

impl Writer<'_> {
    /// The question how the game goes on without the orders of `powers`.
    fn going_on(&self, powers: &[PowerId], wait: u32, choices: &[(GoingOn, String)], until: Option<Timestamp>) -> Said {
        let mut text = self.text("going-on", &Args::new().powers("powers", powers));
        if let Some(until) = until {
            text = text.below(self.text("going-on-until", &Args::new().text("until", self.at(until))));
        }
        let below = match choices.is_empty() {
            // In public: the answers are secret.
            true => self.plain("going-on-in-private"),
            false => {
                let agree = self.typed_command(CommandId::Agree);
                let typed = GoingOn::ALL.map(|choice| {
                    let words = self.words.plain(self.language(), words_for(choice));
                    let word = words.split('|').next().unwrap_or_default().trim().to_owned();
                    Text::code(format!("{agree} {word}"))
                });
                self.text("going-on-answers", &Args::new().row("list", typed))
            }
        };
        let button = |(choice, id): &(GoingOn, String)| {
            let label = self.named_choice(*choice, wait).plain();
            Some(Action { id: self.in_game(CommandId::Agree)?.with("vote", id).into(), label })
        };
        Said {
            text: text.below(below),
            actions: choices.iter().filter_map(button).collect(),
            rings: true,
            mentions: if choices.is_empty() { self.seated() } else { self.reader.person.iter().cloned().collect() },
            ..Said::default()
        }
    }

    /// A choice, as its button names it.
    fn named_choice(&self, choice: GoingOn, wait: u32) -> Text {
        match choice {
            GoingOn::Disorder => self.plain("going-on-disorder"),
            GoingOn::Computer => self.plain("going-on-computer"),
            GoingOn::Wait => {
                let time = length(self.words, self.language(), wait);
                self.text("going-on-wait", &Args::new().text("time", time))
            }
        }
    }

    /// How long the game waits for missing orders, in seconds.
    fn wait_for_missing(&self) -> u32 {
        self.material.game.as_ref().map_or(0, |game| game.settings.wait_for_missing())
    }

    pub(super) fn clock(&self, notice: &ClockNotice) -> Said {
        let count = |number: u32| i64::from(number);
        match notice {
            ClockNotice::Talk { done: true, awaited, .. } => {
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
            ClockNotice::Awaited { powers, until } => {
                let args = Args::new().powers("powers", powers);
                let alone = self.material.game.as_ref().is_some_and(|game| game.settings.no_replacements);
                let mut text = self.text(if alone { "orders-awaited-alone" } else { "orders-awaited" }, &args);
                text = text.below(self.plain("orders-awaited-others"));
                if let Some(until) = until {
                    text = text.below(self.text("orders-awaited-until", &Args::new().text("until", self.at(*until))));
                }
                Said { text, rings: true, mentions: self.seated(), ..Said::default() }
            }
            ClockNotice::GoingOn { powers, wait, choices, until } => self.going_on(powers, *wait, choices, *until),
            ClockNotice::GoingOnNoted { choice, agreed, .. } => {
                let choice = self.named_choice(*choice, self.wait_for_missing());
                let id = if *agreed { "going-on-noted" } else { "going-on-taken-back" };
                self.only(id, &Args::new().text("choice", choice))
            }
            ClockNotice::GoingOnDecided { choice, powers, until } => {
                let args = Args::new().powers("powers", powers);
                let said = match choice {
                    GoingOn::Disorder => self.only("going-on-with-disorder", &args),
                    GoingOn::Computer => self.only("going-on-with-computer", &args),
                    GoingOn::Wait => self.only("going-on-waiting", &args.text("until", self.end(*until))),
                };
                self.to_all(said)
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
            ClockNotice::Restored { since } => {
                let args = Args::new().text("since", self.at(*since)).text("orders", self.command(CommandId::Orders));
                self.to_all(self.only("restored", &args))
            }
            ClockNotice::Back { deadline } => {
                self.to_all(self.only("deadline-after-outage", &Args::new().text("deadline", self.at(*deadline))))
            }
            ClockNotice::ComputersAlone => self.only("computers-alone", &Args::new()),
            ClockNotice::EndedUnattended => self.only("ended-unattended", &Args::new()),
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
