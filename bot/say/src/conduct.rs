//! Conduct in words: blocks, a server's list, reports.

use dragoman_game::notice::conduct::{ConductNotice, NoConduct, Reader};
use dragoman_l10n::{Args, Text};
use dragoman_reading::command::CommandId;
use jiff::Timestamp;

use super::writer::{Said, Writer, quoted};

impl Writer<'_> {
    pub(super) fn conduct(&self, notice: &ConductNotice) -> Said {
        let named = |name: &str| Args::new().text("name", name.to_owned());
        match notice {
            ConductNotice::Blocked { name, until } => {
                let args = named(name).text("until", self.at(*until));
                self.only("blocked", &args.text("unblock", self.command_with(CommandId::Unblock, "who")))
            }
            ConductNotice::Unblocked { name } => self.only("unblocked", &named(name)),
            ConductNotice::Blocks { people } => self.listed("blocks-title", "blocks-none", CommandId::Block, people),
            ConductNotice::Barred { name, until } => {
                let args = named(name).text("until", self.at(*until));
                let args = args.text("expel", self.command_with(CommandId::Expel, "who"));
                self.only("barred", &args.text("admit", self.command_with(CommandId::Admit, "who")))
            }
            ConductNotice::Admitted { name } => self.only("admitted", &named(name)),
            ConductNotice::Bars { people } => self.listed("bars-title", "bars-none", CommandId::Bar, people),
            ConductNotice::Reported { reader, text } => {
                let head = match reader {
                    Reader::Master => self.plain("reported-master"),
                    Reader::Administrators => self.text(
                        "reported-administrators",
                        &Args::new().text("reports", self.command(CommandId::Reports)),
                    ),
                };
                Said { text: head.below(Text::prose(text)), ..Said::default() }
            }
            ConductNotice::Report { game, text } => {
                let head = self.text("report", &Args::new().text("game", game.clone()));
                Said { text: head.below(Text::prose(text)), rings: true, ..Said::default() }
            }
            ConductNotice::Reports { reports } if reports.is_empty() => self.only("reports-none", &Args::new()),
            ConductNotice::Reports { reports } => {
                let mut text = self.plain("reports-title");
                for (game, report) in reports {
                    let head = self.text("report", &Args::new().text("game", game.clone()));
                    text = text.below(head).below(Text::prose(report));
                }
                Said { text, ..Said::default() }
            }
            ConductNotice::WrongSentence => self.only("wrong-sentence-noted", &Args::new()),
        }
    }

    fn listed(&self, title: &str, none: &str, command: CommandId, people: &[(String, Timestamp)]) -> Said {
        let args = Args::new().text("command", self.command_with(command, "who"));
        if people.is_empty() {
            return self.only(none, &args);
        }
        let rows = people.iter().map(|(name, until)| {
            self.text("listed-until", &Args::new().text("name", name.clone()).text("until", self.at(*until)))
        });
        Said { text: Text::lines_of(std::iter::once(self.text(title, &args)).chain(rows)), ..Said::default() }
    }

    pub(super) fn no_conduct(&self, why: &NoConduct) -> Text {
        match why {
            NoConduct::Yourself => self.plain("no-conduct-yourself"),
            NoConduct::NobodyPlays { power } => {
                self.text("no-conduct-nobody-plays", &Args::new().power("power", power))
            }
            NoConduct::NotListed { name } => {
                self.text("no-conduct-not-listed", &Args::new().text("name", quoted(name)))
            }
            NoConduct::Barred => self.plain("no-conduct-barred"),
            NoConduct::NoRoom => self.plain("no-conduct-room"),
            NoConduct::InPrivate => self.plain("no-conduct-in-private"),
            NoConduct::YouAreMaster => {
                let reader = self.setting("reader", &self.choice("administrators"));
                self.text("no-conduct-you-are-master", &Args::new().text("reader", reader))
            }
            NoConduct::NoSentence => self.plain("no-conduct-no-sentence"),
        }
    }
}
