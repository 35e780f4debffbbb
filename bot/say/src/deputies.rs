//! Deputies in words.

use dragoman_game::notice::deputy::{Days, DeputyNotice, NoDeputy};
use dragoman_l10n::{Args, Text};
use dragoman_reading::command::CommandId;

use super::times::DayForm;
use super::writer::{Said, Writer};

impl Writer<'_> {
    pub(super) fn deputy(&self, notice: &DeputyNotice) -> Said {
        let named = |name: &str| Args::new().text("name", self.player(name));
        let on = |days: &Days| self.days(days.from, days.to);
        let to_reader =
            |said: Said| Said { rings: true, mentions: self.reader.person.iter().cloned().collect(), ..said };
        match notice {
            DeputyNotice::Yours { deputy: None } => {
                let args = Args::new().text("deputy", self.command_with(CommandId::Deputy, "person"));
                self.only("deputy-none", &args)
            }
            DeputyNotice::Yours { deputy: Some((name, days, accepted)) } => {
                let id = if *accepted { "deputy-agreed" } else { "deputy-noted" };
                self.only(id, &named(name).text("days", on(days)))
            }
            DeputyNotice::Asked { name, powers, days } => {
                let game = self.material.game.as_ref().map(|game| game.name.clone()).unwrap_or_default();
                let args = named(name).powers("powers", powers).text("days", on(days)).text("game", game);
                let answer = |word: &str, label: &str| {
                    Some(self.action(self.in_game(CommandId::Deputy)?.with("answer", word), label))
                };
                let actions = [answer("yes", "action-deputy-yes"), answer("no", "action-deputy-no")];
                let actions = actions.into_iter().flatten().collect();
                to_reader(Said { actions, ..self.only("deputy-asked", &args) })
            }
            DeputyNotice::Noted { name, days } => self.only("deputy-noted", &named(name).text("days", on(days))),
            DeputyNotice::Agreed { name, days } => {
                to_reader(self.only("deputy-agreed", &named(name).text("days", on(days))))
            }
            DeputyNotice::Answered { agreed } => {
                let args = Args::new().text("deputy", self.command_with(CommandId::Deputy, "person"));
                match agreed {
                    true => self.only("deputy-accepted", &args.text("none", self.plain("word-none"))),
                    false => self.only("deputy-declined", &Args::new()),
                }
            }
            DeputyNotice::Refused { name } => to_reader(self.only("deputy-refused", &named(name))),
            DeputyNotice::Announced { name, powers, days } => {
                let args = Args::new().text("name", name.clone()).powers("powers", powers).text("days", on(days));
                self.only(if powers.is_empty() { "deputy-announced-secret" } else { "deputy-announced" }, &args)
            }
            DeputyNotice::Begun { name, powers, days, deadline } => {
                let args = named(name).powers("powers", powers).text("until", self.day_as(DayForm::To, days.to));
                to_reader(Said {
                    text: self.due(["deputy-begun", "deputy-begun-paused"], args, *deadline),
                    ..Said::default()
                })
            }
            DeputyNotice::Over { powers } => self.only("deputy-over", &Args::new().powers("powers", powers)),
            DeputyNotice::Back { name, powers } => {
                to_reader(self.only("deputy-back", &named(name).powers("powers", powers)))
            }
            DeputyNotice::Ended { powers } => {
                let id = if powers.is_empty() { "deputy-ended-secret" } else { "deputy-ended" };
                self.only(id, &Args::new().powers("powers", powers))
            }
        }
    }

    pub(super) fn no_deputy(&self, why: &NoDeputy) -> Text {
        let named = |name: &str| Args::new().text("name", name.to_owned());
        match why {
            NoDeputy::Whom => {
                let args = Args::new().text("deputy", self.command_with(CommandId::Deputy, "person"));
                self.text("no-deputy-whom", &args)
            }
            NoDeputy::Days { most } => self.text("no-deputy-days", &Args::new().number("most", i64::from(*most))),
            NoDeputy::Plays { name } => self.text("no-deputy-plays", &named(name)),
            NoDeputy::Asked { name } => {
                let args = named(name).text("deputy", self.command_with(CommandId::Deputy, "person"));
                self.text("no-deputy-asked", &args.text("none", self.plain("word-none")))
            }
            NoDeputy::Expelled { name } => self.text("no-deputy-expelled", &named(name)),
            NoDeputy::TooMany => self.plain("no-deputy-too-many"),
            NoDeputy::None => self.plain("no-deputy-none"),
            NoDeputy::KnowsOrders => self.plain("no-deputy-knows"),
            NoDeputy::NotForDeputies => self.plain("no-deputy-not-for-you"),
        }
    }
}
