//! A command as it was given: from a menu, by a button, or typed.

use std::collections::BTreeMap;

use dragoman_reading::command::{self, CommandId, Invocation};
use dragoman_reading::days::split_day;
use dragoman_reading::fold::fold;

use super::context::Context;
use crate::action::{GameRef, OfPhase};

/// A command with its values, the game that it names, and the phase that it is for.
#[derive(Clone)]
pub(super) struct Given {
    pub(super) invocation: Invocation,
    pub(super) game: Option<GameRef>,
    pub(super) during: Option<OfPhase>,
    /// Whether it was given in a form that can't mean anything else: a menu, a button, or the command and nothing more.
    pub(super) is_exact: bool,
    /// Whether words behind it that name nothing may be ignored: it was typed with a prefix, or wasn't typed.
    pub(super) ignores_rest: bool,
}

impl Given {
    /// From a menu, where games are named as they are when a command is typed.
    pub(super) fn chosen(mut invocation: Invocation) -> Self {
        let name = invocation.values.remove("game").filter(|name| !name.trim().is_empty());
        Self { invocation, game: name.map(GameRef::Named), during: None, is_exact: true, ignores_rest: true }
    }

    /// In other words than its name: what others would see, or can't be taken back, is asked about.
    pub(super) fn in_other_words(command: CommandId) -> Self {
        let invocation = Invocation { spec: command::spec(command), values: BTreeMap::new() };
        Self { is_exact: false, ignores_rest: false, ..Self::chosen(invocation) }
    }

    /// Whether it says that its giver is ready, for certain.
    pub(super) fn is_ready(&self) -> bool {
        self.is_exact && self.invocation.spec.command == CommandId::Ready
    }

    /// As it was typed in `text`.
    pub(super) fn typed(context: &Context<'_>, text: &str, invocation: Invocation) -> Self {
        let is_exact = command::is_exact(context.words, context.language(), text, &invocation);
        let given = Self { is_exact, ..Self::chosen(invocation) };
        Self { ignores_rest: text.trim_start().starts_with(command::PREFIXES), ..given.with_day(context) }
    }

    /// `pause until 7 January`, `pause Bosforo until 7 January`: what was typed without the name of an option is a game's
    /// name, or a day.
    fn with_day(mut self, context: &Context<'_>) -> Self {
        let takes_day = self.invocation.spec.command == CommandId::Pause;
        let Some(GameRef::Named(typed)) = self.game.clone().filter(|_| takes_day) else { return self };
        let mut games = context.view.here.iter().chain(&context.view.mine);
        if self.invocation.values.contains_key("until") || games.any(|loaded| fold(&loaded.game.name) == fold(&typed)) {
            return self;
        }
        if let Some((game, day)) = split_day(context.words, context.language(), &typed) {
            self.game = (!game.is_empty()).then(|| GameRef::Named(game.to_owned()));
            self.invocation.values.insert("until".to_owned(), day.to_owned());
        }
        self
    }
}
