//! Stored letters in words: the vote on publishing them, and the file that has them.

use dragoman_game::loaded::Letter;
use dragoman_game::notice::letters::{LettersNotice, NoLetters};
use dragoman_l10n::{Args, Language, Text, Words};
use dragoman_platform::message::File;
use dragoman_reading::command::CommandId;

use super::writer::{Said, Writer};

/// Who wrote it to whom.
pub(super) fn letter_head(words: &Words, language: Language, letter: &Letter) -> String {
    let args = Args::new().power("from", &letter.from).powers("to", &letter.to);
    words.text(language, "letters-file-head", &args)
}

impl Writer<'_> {
    pub(super) fn letters(&self, notice: &LettersNotice) -> Said {
        match notice {
            LettersNotice::Asked { name, until } => {
                let args = Args::new().text("name", name.clone()).text("until", self.at(*until));
                let answer = |value: &str, label: &str| {
                    Some(self.action(self.in_game(CommandId::OpenLetters)?.with("answer", value), label))
                };
                let actions = [answer("yes", "action-letters-open"), answer("no", "action-letters-closed")];
                Said { actions: actions.into_iter().flatten().collect(), ..self.only("letters-asked", &args) }
            }
            LettersNotice::Answered { until } => {
                self.only("letters-answered", &Args::new().text("until", self.at(*until)))
            }
            LettersNotice::Opened { name } => {
                let args = Args::new().text("name", name.clone());
                Said { file: self.letters_file(name), ..self.only("letters-opened", &args) }
            }
        }
    }

    /// All letters, by phase.
    fn letters_file(&self, name: &str) -> Option<File> {
        let letters = &self.material.past.letters;
        let id = self.material.game.as_ref()?.id.0.as_str();
        let mut text = format!("{name}\n");
        let mut phase = None;
        for letter in letters {
            if phase != Some(&letter.phase) {
                phase = Some(&letter.phase);
                text += &format!("\n{}\n", self.phase(&letter.phase));
            }
            let head = letter_head(self.words, self.language(), letter);
            text += &format!("\n{head}\n{}\n", letter.text);
        }
        let title = format!("{name} {}", self.label("letters-file-title"));
        (!letters.is_empty()).then(|| File::text(&title, id, &text))
    }

    pub(super) fn no_letters(&self, why: NoLetters) -> Text {
        match why {
            NoLetters::NotOver => self.plain("no-letters-not-over"),
            NoLetters::NothingKept => {
                self.text("no-letters-kept", &Args::new().text("options", self.parameter("options")))
            }
            NoLetters::NotYours => self.plain("no-letters-of-yours"),
            NoLetters::Deleted { days } => self.text("no-letters-deleted", &Args::new().number("days", days)),
            NoLetters::Closed => self.plain("no-letters-closed"),
            NoLetters::NotAsked => self.plain("no-letters-asked"),
        }
    }
}
