//! Actions: the ids of buttons, and the game and phase that they are about.
//!
//! A button may be pressed long after it was posted. Its id therefore names the game by its id, never by its name, and
//! an action that changes something in a phase names that phase: once the phase is over, the button changes nothing.

use std::collections::BTreeMap;

use dragoman_engine::PhaseCode;
use serde::{Deserialize, Serialize};

use super::spec::Spec;
use super::table::by_id;
use crate::model::GameId;

/// Which game somebody means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameRef {
    /// By its id, from a button or the answer to the question which game is meant.
    Id(GameId),
    /// By a name that was typed or chosen from a list. Several games may have it.
    Named(String),
}

impl GameRef {
    /// Whether it means the game with this id and this name.
    pub fn means(&self, id: &GameId, name: &str) -> bool {
        match self {
            Self::Id(meant) => meant == id,
            Self::Named(typed) => crate::fold::fold(typed.trim()) == crate::fold::fold(name),
        }
    }
}

/// The phase that an action is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfPhase {
    /// Its number, which no other phase of the game has.
    pub number: u32,
    /// Its code, as people are told it: `S1901M`.
    pub code: String,
}

impl OfPhase {
    /// Reads `3-S1902M`.
    fn read(text: &str) -> Option<Self> {
        let (number, code) = text.split_once('-')?;
        PhaseCode::read(code)?;
        Some(Self { number: number.parse().ok()?, code: code.to_owned() })
    }
}

/// The parts of an action's id: a command's id, then the values of its parameters: "ready:game=ab12cd34", "order:text=A
/// VEN H".
pub fn of_action(action: &str) -> (&str, BTreeMap<String, String>) {
    let (id, rest) = action.split_once(':').unwrap_or((action, ""));
    let pairs = rest.split(';').filter_map(|pair| pair.split_once('='));
    (id, pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect())
}

/// The beginning of the id of an action of a phase: the command, the game, and the phase that it is for.
pub fn action_of_phase(command: &str, game: &GameId, number: u32, code: &str) -> String {
    format!("{command}:game={game};during={number}-{code}")
}

/// An action that is a command. Others, such as the answer to a question, can't be represented.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CommandAction {
    id: String,
    /// The command.
    pub spec: &'static Spec,
    /// The game.
    pub game: Option<GameRef>,
    /// The phase that it is for.
    pub during: Option<OfPhase>,
    /// The values of its parameters.
    pub values: BTreeMap<String, String>,
}

impl CommandAction {
    /// The command that the action `id` gives; `None` if it is none.
    pub fn read(id: &str) -> Option<Self> {
        let (command, mut values) = of_action(id);
        let spec = by_id(command)?;
        let game = values.remove("game").map(|id| GameRef::Id(GameId(id)));
        let during = values.remove("during").and_then(|text| OfPhase::read(&text));
        Some(Self { id: id.to_owned(), spec, game, during, values })
    }

    /// The action's id.
    pub fn id(&self) -> &str {
        &self.id
    }
}

/// The id of an action that isn't a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the action is no command")]
pub struct NotACommand;

impl TryFrom<String> for CommandAction {
    type Error = NotACommand;
    fn try_from(id: String) -> Result<Self, NotACommand> {
        Self::read(&id).ok_or(NotACommand)
    }
}

impl From<CommandAction> for String {
    fn from(action: CommandAction) -> Self {
        action.id
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_names_its_game_by_id_and_its_phase() {
        let id = action_of_phase("ready", &GameId("ab12cd34".into()), 3, "S1902M");
        let action = CommandAction::read(&id).expect("a command");
        assert_eq!(action.spec.id, "ready");
        assert_eq!(action.game, Some(GameRef::Id(GameId("ab12cd34".into()))));
        assert_eq!(action.during, Some(OfPhase { number: 3, code: "S1902M".into() }));
        assert!(action.values.is_empty());
        for odd in ["ready:during=3", "ready:during=x-S1901M", "ready:during=3-<b>", "ready:during=-"] {
            assert_eq!(CommandAction::read(odd).and_then(|action| action.during), None, "{odd}");
        }
    }

    #[test]
    fn a_question_is_no_command_and_cannot_be_held() {
        assert_eq!(CommandAction::read("which:game=ab12cd34;question=Q1"), None);
        assert!(serde_json::from_str::<CommandAction>("\"which:game=ab12cd34;question=Q1\"").is_err());
        let kept = serde_json::to_string(&CommandAction::read("clear:game=ab12cd34")).expect("plain text");
        assert_eq!(kept, "\"clear:game=ab12cd34\"");
    }
}
