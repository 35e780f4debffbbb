//! Stored data of a person in words, and the question which of their games is meant.

use dragoman_game::command::{ActionId, CommandId};
use dragoman_game::model::GameId;
use dragoman_game::notice::Personal;
use dragoman_l10n::{Args, sanitise};
use dragoman_platform::message::{Action, File};

use super::speaker::{QUOTED, Said, Speaker};

impl Speaker<'_> {
    pub(super) fn personal(&self, personal: &Personal) -> Said {
        match personal {
            Personal::Kept => {
                let forget = self.command(CommandId::Forget);
                let title = self.command_name(CommandId::MyData);
                let file = self.material.past.document.as_ref().map(|kept| File::json(&title, "my-data", kept));
                Said { file, ..self.only("personal-kept", &Args::new().text("forget", forget)) }
            }
            Personal::Asked => {
                let sure = format!("{}:{}", self.parameter("sure"), self.choice("yes"));
                let again = Args::new().text("again", format!("{} {sure}", self.command(CommandId::Forget)));
                Said {
                    text: self.plain("personal-asked").below(self.text("seat-sure", &again)),
                    actions: vec![self.action(ActionId::of(CommandId::Forget).with("sure", "yes"), "action-forget")],
                    ..Said::default()
                }
            }
            Personal::Tied { names } => {
                let args = Args::new().list("names", names).text("leave", self.command(CommandId::Resign));
                self.only("personal-tied", &args)
            }
            Personal::Forgotten => self.only("personal-forgotten", &Args::new()),
        }
    }

    pub(super) fn which_game(&self, question: &str, games: &[(GameId, String)]) -> Said {
        let one = |(game, name): &(GameId, String)| Action {
            id: ActionId::which_game(game, question).into(),
            label: sanitise::name(name, QUOTED),
        };
        let first = games.first().map(|(_, name)| name.clone()).unwrap_or_default();
        Said {
            actions: games.iter().map(one).collect(),
            ..self.only("question-which-game", &Args::new().text("name", first))
        }
    }
}
