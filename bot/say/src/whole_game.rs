//! The whole game as a file for people: a text, or a page with maps.

use dragoman_game::model::{Game, PhaseRecord};
use dragoman_game::notice::Reader;
use dragoman_l10n::{Args, Language};
use dragoman_platform::message::File;

use super::game_log::GameLog;
use super::results::Next;
use super::writer::{Material, Said, Writer};

impl Writer<'_> {
    /// The log as a text file.
    pub(super) fn log(&self) -> Said {
        let Some(game) = self.played() else { return self.only("nothing-to-show", &Args::new()) };
        let text = self.game_log(game, self.language()).text(&game.name);
        let args = Args::new().text("name", game.name.clone());
        Said { file: Some(File::text(&game.name, &game.id.0, &text)), ..self.only("export-text", &args) }
    }

    /// What is said beside the page.
    pub(super) fn page_said(&self) -> Said {
        let Some(game) = self.played() else { return self.only("nothing-to-show", &Args::new()) };
        Said { page: true, ..self.only("export-page", &Args::new().text("name", game.name.clone())) }
    }

    /// The game, if a phase of it is over.
    fn played(&self) -> Option<&Game> {
        self.material.game.as_ref().filter(|_| !self.material.past.records.is_empty())
    }

    /// What happened in the game, with the days of its own time zone: in one language it is the same for everybody.
    pub(super) fn game_log(&self, game: &Game, language: Language) -> GameLog {
        let reader = Reader {
            language,
            timezone: game.settings.timezone.clone(),
            person: None,
            pictures: Default::default(),
            wording: Default::default(),
        };
        let lines = |material: &Material, say: &dyn Fn(&Writer<'_>) -> String| -> Vec<String> {
            let writer = Writer { reader: &reader, material, ..*self };
            say(&writer).lines().map(str::to_owned).filter(|line| !line.is_empty()).collect()
        };
        let phase = |record: &PhaseRecord| {
            let material = Material { game: Some(game.clone()), record: Some(record.clone()), ..Material::default() };
            lines(&material, &|writer| writer.results_for(Next::Unsaid, &[]).text.plain())
        };
        let end = |writer: &Writer<'_>| {
            let lines = writer.final_result().into_iter().chain(writer.exported_parts());
            lines.map(|line| line.plain()).collect::<Vec<_>>().join("\n")
        };
        GameLog {
            language,
            phases: self.material.past.records.iter().map(phase).collect(),
            end: lines(self.material, &end),
        }
    }
}
