//! How reliably people have played, in words.

use dragoman_game::notice::record::RecordNotice;
use dragoman_game::track_record::TrackRecord;
use dragoman_l10n::{Args, Text};
use dragoman_reading::command::CommandId;

use super::writer::{Said, Writer};

impl Writer<'_> {
    pub(super) fn record(&self, notice: &RecordNotice) -> Said {
        match notice {
            RecordNotice::Own { record } => {
                let typed = |answer: &str| {
                    let share = self.command_setting(CommandId::MyRecord, "share", &self.choice(answer));
                    Args::new().text("share", share)
                };
                let shared = match record.shared {
                    true => self.text("record-shared", &typed("no")),
                    false => self.text("record-not-shared", &typed("yes")),
                };
                let text = self.plain("record-title").below(self.counts(record)).below(shared);
                Said { text, ..Said::default() }
            }
            RecordNotice::Joined { name, people } => {
                let title = self.text("records-title", &Args::new().text("name", name.clone()));
                let rows = people.iter().map(|(name, record)| {
                    let counts =
                        record.as_ref().map_or_else(|| self.plain("record-private"), |record| self.counts(record));
                    self.text("record-of", &Args::new().text("name", self.player(name)).text("record", counts))
                });
                Said { text: Text::lines_of(std::iter::once(title).chain(rows)), ..Said::default() }
            }
        }
    }

    fn counts(&self, record: &TrackRecord) -> Text {
        let TrackRecord { finished, left, phases, missed, shared: _ } = *record;
        if phases == 0 {
            return self.plain("record-empty");
        }
        let args = Args::new().number("finished", finished).number("left", left);
        self.text("record-counts", &args.number("missed", missed).number("phases", phases))
    }
}
