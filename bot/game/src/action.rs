//! Actions: the ids of buttons, and the game and phase that they are about.
//!
//! A button may be pressed long after it was posted. Its id therefore names the game by its id, never by its name, and
//! an action that changes something in a phase names that phase: once the phase is over, the button changes nothing.

use std::collections::BTreeMap;
use std::fmt;

use dragoman_engine::PhaseCode;
use dragoman_reading::command::{CommandId, Spec, by_id, spec};
use dragoman_reading::fold::fold;
use serde::{Deserialize, Serialize};

use crate::event::{AUTHOR, IN_ROOM, IN_THREAD};
use crate::model::{GameId, PhaseId};

/// The game that a person means.
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
            Self::Named(typed) => fold(typed.trim()) == fold(name),
        }
    }
}

/// The phase that an action is for. Written as `3-S1902M`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct OfPhase {
    /// Its number, which no other phase of the game has.
    pub number: u32,
    /// Its code, as people see it: `S1901M`.
    pub code: PhaseId,
}

impl OfPhase {
    /// Reads `3-S1902M`.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (number, code) = text.split_once('-')?;
        let code = PhaseCode::read(code)?.into();
        Some(Self { number: number.parse().ok()?, code })
    }
}

impl fmt::Display for OfPhase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.number, self.code)
    }
}

impl From<OfPhase> for String {
    fn from(phase: OfPhase) -> Self {
        phase.to_string()
    }
}

/// A text that names no phase.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a phase must look like `3-S1902M`")]
pub struct NoPhase;

impl TryFrom<String> for OfPhase {
    type Error = NoPhase;
    fn try_from(text: String) -> Result<Self, NoPhase> {
        Self::read(&text).ok_or(NoPhase)
    }
}

/// The id of the button under the question whether private messages are open again.
pub const ASK_AGAIN: &str = "desk";

/// The longest id that fits into every network's buttons, in bytes.
pub const LONGEST_ID: usize = 80;

/// The id of an action, while it is being written: a command, then values, as in `ready:game=ab12cd34` and `order:text=A
/// VEN H`. [`CommandAction::read`] reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionId(String);

impl ActionId {
    /// The id of an action that is a command.
    pub fn of(command: CommandId) -> Self {
        Self(spec(command).id.to_owned())
    }

    /// The answer to the question which game is meant.
    pub fn which_game(game: &GameId, question: &str) -> Self {
        Self::carry_out(Some(game), question)
    }

    /// Yes, carry out the request about which this question is asked; `game`: in this game.
    pub fn carry_out(game: Option<&GameId>, question: &str) -> Self {
        let id = Self(WHICH.to_owned());
        game.map_or(id.clone(), |game| id.game(game)).with("question", question)
    }

    /// For this game.
    pub fn game(self, game: &GameId) -> Self {
        self.with("game", game)
    }

    /// The one with this number, from 1, of what a question offers.
    pub fn choosing(self, number: usize) -> Self {
        self.with(CHOICE, number)
    }

    /// For this phase only.
    pub fn during(self, number: u32, code: &PhaseId) -> Self {
        self.with(DURING, OfPhase { number, code: code.clone() })
    }

    /// With the value of a parameter of the command.
    pub fn with(mut self, parameter: &str, value: impl fmt::Display) -> Self {
        self.0.push(if self.0.contains(':') { ';' } else { ':' });
        self.0.push_str(parameter);
        self.0.push('=');
        for letter in value.to_string().chars() {
            match letter {
                '%' => self.0.push_str("%25"),
                ';' => self.0.push_str("%3B"),
                _ => self.0.push(letter),
            }
        }
        self
    }

    /// Whether it fits into every network's buttons.
    pub fn fits(&self) -> bool {
        self.0.len() <= LONGEST_ID
    }
}

impl From<ActionId> for String {
    fn from(id: ActionId) -> Self {
        id.0
    }
}

/// The parts of an action's id: what it is, then the values of its parameters.
pub fn of_action(action: &str) -> (&str, BTreeMap<String, String>) {
    let (id, rest) = action.split_once(':').unwrap_or((action, ""));
    let pairs = rest.split(';').filter_map(|pair| pair.split_once('='));
    let read = |value: &str| value.replace("%3B", ";").replace("%25", "%");
    (id, pairs.map(|(key, value)| (key.to_owned(), read(value))).collect())
}

/// Whether the action has an argument that only adapters give, and no button of ours: what pages send isn't trusted with
/// it.
pub fn names_what_adapters_give(action: &str) -> bool {
    let (_, values) = of_action(action);
    [AUTHOR, IN_THREAD, IN_ROOM].iter().any(|given| values.contains_key(*given))
}

/// Whether what the button does is public anyway, or only shows in another language what all read, so that people may take it where
/// everybody sees who does. Votes and whatever is about orders are never among these.
pub fn is_taken_in_public(action: &str) -> bool {
    matches!(of_action(action).0, "join" | "new" | "rematch" | "take-over" | "channel-language" | "watch" | "translate")
}

/// Whether what the button does can be undone by its giver as long as nothing else happens, so that it may be taken by
/// what others could forge ([`crate::event::Content::Reacted`]): a receipt follows. Votes, seats, documents and deletions are
/// never among these. What ends a phase, begins a game or opens a room is known only once it is decided.
pub fn can_be_undone(action: &str) -> bool {
    let (id, values) = of_action(action);
    let Some(spec) = by_id(id) else { return id == ASK_AGAIN };
    let is_taken_back =
        matches!(spec.command, CommandId::Ready | CommandId::Withdraw | CommandId::Confirm | CommandId::Talk);
    // It only asks what is to be written.
    let only_asks = spec.command == CommandId::Letter && !values.contains_key("words");
    (!spec.act.is_binding() || is_taken_back || only_asks) && !values.contains_key("sure")
}

/// The beginning of the id of an answer to the question which game is meant, or whether something is meant at all. It
/// isn't a command: nobody types it.
pub(crate) const WHICH: &str = "which";

/// The value of an answer, and of the request that it carries out: which of several that were offered.
pub(crate) const CHOICE: &str = "choice";

/// The value that names the phase of an action.
pub(crate) const DURING: &str = "during";

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
    /// The command that the action `id` gives; `None` if it isn't a command, or has an argument that only adapters give.
    pub fn read(id: &str) -> Option<Self> {
        if names_what_adapters_give(id) {
            return None;
        }
        let (command, mut values) = of_action(id);
        let spec = by_id(command)?;
        let game = values.remove("game").map(|id| GameRef::Id(GameId(id)));
        let during = values.remove(DURING).and_then(|text| OfPhase::read(&text));
        Some(Self { id: id.to_owned(), spec, game, during, values })
    }

    /// The action's id.
    pub fn id(&self) -> &str {
        &self.id
    }
}

/// The id of an action that isn't a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the action isn't a command")]
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
        let id = ActionId::of(CommandId::Ready).game(&GameId("ab12cd34".into())).during(3, &"S1902M".into());
        let id = String::from(id);
        assert_eq!(id, "ready:game=ab12cd34;during=3-S1902M");
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
    fn every_value_is_read_as_it_was_written() {
        for name in ["Anna; game=x", "50% %3B %25", "A VEN - TRI", "=", ""] {
            let id = String::from(ActionId::of(CommandId::Expel).with("who", name).with("sure", "yes"));
            let values = CommandAction::read(&id).expect("a command").values;
            assert_eq!(values.get("who").map(String::as_str), Some(name), "{id}");
            assert_eq!(values.get("sure").map(String::as_str), Some("yes"), "{id}");
        }
    }

    #[test]
    fn a_question_isnt_a_command() {
        let id = String::from(ActionId::which_game(&GameId("ab12cd34".into()), "Q1"));
        assert_eq!(CommandAction::read(&id), None);
        assert!(serde_json::from_str::<CommandAction>("\"which:game=ab12cd34;question=Q1\"").is_err());
        let kept = serde_json::to_string(&CommandAction::read("clear:game=ab12cd34")).expect("plain text");
        assert_eq!(kept, "\"clear:game=ab12cd34\"");
    }
}
