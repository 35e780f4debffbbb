//! Absences in words.

use dragoman_game::notice::away::{Absentee, AwayNotice, NoAway};
use dragoman_l10n::{Args, Text};
use dragoman_reading::command::CommandId;

use super::times::DayForm;
use super::writer::{Said, Writer};

impl Writer<'_> {
    pub(super) fn away(&self, notice: &AwayNotice) -> Said {
        let named = |name: &str| Args::new().text("name", name.to_owned());
        match notice {
            AwayNotice::Yours { days, left } => {
                let said = match days.is_empty() {
                    true => {
                        self.text("away-none", &Args::new().text("away", self.command_with(CommandId::Away, "days")))
                    }
                    false => {
                        let days = days.iter().map(|(from, to)| self.days(*from, *to));
                        self.text("away-yours", &Args::new().row("days", days))
                    }
                };
                Said { text: said.below(self.waits(*left)), ..Said::default() }
            }
            AwayNotice::Noted { from, to, left } => {
                let said = self.text("away-noted", &Args::new().text("days", self.days(*from, *to)));
                Said { text: said.below(self.waits(*left)), ..Said::default() }
            }
            AwayNotice::TakenBack => self.only("away-taken-back", &Args::new()),
            AwayNotice::Announced { who: Absentee { name, from, to } } => {
                let id = if name.is_empty() { "away-announced-secret" } else { "away-announced" };
                self.only(id, &named(name).text("days", self.days(*from, *to)))
            }
            AwayNotice::Stays { name } => {
                self.only(if name.is_empty() { "away-stays-secret" } else { "away-stays" }, &named(name))
            }
            AwayNotice::SteppedOver { names, until, deadline } => {
                let args = Args::new()
                    .list("names", names)
                    .text("until", self.day_as(DayForm::To, *until))
                    .text("deadline", self.at(*deadline));
                self.only(if names.is_empty() { "away-stepped-secret" } else { "away-stepped" }, &args)
            }
        }
    }

    /// Whether deadlines wait for the reader, and on how many more days.
    fn waits(&self, left: Option<i32>) -> Text {
        match left {
            Some(left) => self.text("away-waits", &Args::new().number("left", i64::from(left))),
            None => self.plain("away-doesnt-wait"),
        }
    }

    /// Who is away, in a line; `None`: nobody.
    pub(super) fn absentees(&self, away: &[Absentee]) -> Option<Text> {
        let one = |absentee: &Absentee| {
            let args = Args::new().text("days", self.days(absentee.from, absentee.to));
            match absentee.name.is_empty() {
                true => self.text("away-one-secret", &args),
                false => self.text("away-one", &args.text("name", absentee.name.clone())),
            }
        };
        (!away.is_empty()).then(|| self.text("away-line", &Args::new().row("who", away.iter().map(one))))
    }

    pub(super) fn no_away(&self, why: &NoAway) -> Text {
        match why {
            NoAway::Begun { first } => {
                self.text("no-away-begun", &Args::new().text("first", self.day_as(DayForm::The, *first)))
            }
            NoAway::TooMany { days, left, most } => {
                let args = Args::new()
                    .number("days", i64::from(*days))
                    .number("left", i64::from(*left))
                    .number("most", i64::from(*most));
                self.text("no-away-too-many", &args)
            }
            NoAway::TooLong { most } => self.text("no-away-too-long", &Args::new().number("most", i64::from(*most))),
            NoAway::TooFar => self.plain("no-away-too-far"),
            NoAway::Announced => {
                let args = Args::new().text("away", self.command_with(CommandId::Away, "days"));
                self.text("no-away-announced", &args.text("none", self.plain("word-none")))
            }
            NoAway::None => self.plain("no-away-none"),
        }
    }
}
