//! Buttons that several messages have: of commands, of a phase, for a unit or an order, and for what was asked.

use dragoman_game::action::ActionId;
use dragoman_game::model::{Doubt, OrderText, UnitText};
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;

use super::look::Look;
use super::writer::{Writer, quoted};

/// The longest label of a button on any network, in characters.
pub(super) const LONGEST_LABEL: usize = 80;

/// What sheets have instead of a word for holding.
const SHEET_HOLD: &str = "XXX";

/// How many units have buttons of their own below a reminder.
pub(super) const UNIT_BUTTONS: usize = 6;

impl Writer<'_> {
    pub(super) fn action(&self, id: ActionId, message: &str) -> Action {
        Action { id: id.into(), label: self.label(message) }
    }

    /// The id of an action for the game that the message is about.
    pub(super) fn in_game(&self, command: CommandId) -> Option<ActionId> {
        Some(ActionId::of(command).game(&self.material.game.as_ref()?.id))
    }

    pub(super) fn game_action(&self, command: CommandId, message: &str) -> Option<Action> {
        Some(self.action(self.in_game(command)?, message))
    }

    /// Shows what one can do now.
    pub(super) fn help_action(&self) -> Action {
        self.action(ActionId::of(CommandId::Help), "action-help")
    }

    /// Buttons to look up what a message that asks for an action refers to.
    pub(super) fn where_to_look(&self, looks: &[Look]) -> Vec<Action> {
        let mut looks = looks.to_vec();
        // Where orders are chosen by buttons, they can also be chosen on the map, if there is one.
        if let (Some(at), true) = (looks.iter().position(|look| *look == Look::Possible), self.material.maps) {
            looks.insert(at + 1, Look::OrderMap);
        }
        let action = |(command, message)| self.game_action(command, message);
        looks.into_iter().map(Look::button).filter_map(action).collect()
    }

    /// The id of an action that is for phase `number` alone.
    pub(super) fn during(&self, command: CommandId, number: u32) -> Option<ActionId> {
        let code = self.position_of(number)?.phase;
        Some(self.in_game(command)?.during(number, &code))
    }

    /// An action that is for phase `number` alone.
    pub(super) fn phase_action(&self, command: CommandId, number: u32, message: &str) -> Option<Action> {
        Some(self.action(self.during(command, number)?, message))
    }

    /// Shows the orders that a unit can be given.
    pub(super) fn unit_action(&self, unit: &UnitText) -> Option<Action> {
        let id = self.in_game(CommandId::Possible)?.with("unit", unit);
        Some(Action { id: id.into(), label: self.unit(unit) })
    }

    pub(super) fn order_action(&self, number: u32, order: &OrderText) -> Option<Action> {
        let id = self.during(CommandId::Order, number)?.with("text", order);
        Some(Action { id: id.into(), label: self.order_label(order) })
    }

    /// An order on a button. `XXX`, as sheets of some languages have it, is explained: `A Tir XXX (resta ferma)`.
    pub(super) fn order_label(&self, order: &OrderText) -> String {
        let written = self.order(order);
        match self.words.word(self.language(), "order-hold") {
            Some(hold) if hold.written == SHEET_HOLD && written.ends_with(SHEET_HOLD) => {
                format!("{written} ({})", hold.name)
            }
            Some(_) | None => written,
        }
    }

    /// What the reader was asked about and hasn't answered, a line for each.
    pub(super) fn doubt_lines(&self, doubts: &[Doubt]) -> Text {
        // One part of a message may be about several units; the words of whoever was forgotten are deleted.
        let mut all: Vec<&str> =
            doubts.iter().map(|doubt| doubt.typed.as_str()).filter(|typed| !typed.is_empty()).collect();
        all.dedup();
        let line = |typed: &str| self.text("doubt-waits", &Args::new().text("typed", quoted(typed)));
        Text::lines_of(all.into_iter().map(line))
    }

    /// A button for each answer, of the first few.
    pub(super) fn doubt_actions(&self, doubts: &[Doubt]) -> Vec<Action> {
        let Some(number) = self.material.game.as_ref().and_then(|game| game.running()).map(|running| running.number)
        else {
            return Vec::new();
        };
        let choices = doubts.iter().flat_map(|doubt| &doubt.choices).take(UNIT_BUTTONS);
        choices.filter_map(|order| self.order_action(number, order)).collect()
    }

    /// Under a public post, the button by which a reader gets it in their own language. `of` names the post.
    pub(super) fn in_other_languages(&self, of: impl FnOnce(ActionId) -> ActionId) -> Option<Action> {
        let game = self.material.game.as_ref()?;
        let id = of(ActionId::of(CommandId::Translate).game(&game.id));
        Some(Action { id: id.into(), label: self.other_languages() })
    }

    /// The names of all languages but the post's, each in itself: who doesn't read the post finds their own.
    fn other_languages(&self) -> String {
        let languages = self.words.languages();
        let others = languages.iter().filter(|other| *other != self.language());
        let mut label = String::new();
        for name in others.map(|other| languages.name(other)) {
            let between = if label.is_empty() { "" } else { " · " };
            if label.chars().count() + between.chars().count() + name.chars().count() <= LONGEST_LABEL {
                label = format!("{label}{between}{name}");
            }
        }
        label
    }
}
