//! Commands, their parameters and choices, as they are typed where the message is read; and what is wrong with a value.

use dragoman_l10n::{Args, Language, Text};
use dragoman_platform::message::Commands;
use dragoman_reading::command::{self, CommandId, Kind};

use super::times::length;
use super::writer::{Writer, quoted};

impl Writer<'_> {
    /// A command in the form in which it is given in this place. What a menu shows may be pressed there.
    pub(super) fn command(&self, command: CommandId) -> Text {
        let typed = self.typed_command(command);
        match self.commands {
            Commands::Names | Commands::After(_) => Text::quoted(&typed),
            Commands::Menu => Text::command(&typed, &command::path(self.words, command::spec(command), Language::EN)),
        }
    }

    /// The same as a part of what is typed, with values behind it.
    pub(super) fn typed_command(&self, command: CommandId) -> String {
        match self.commands {
            Commands::Names => self.command_name(command),
            Commands::After(address) => format!("{address} {}", self.command_name(command)),
            Commands::Menu => format!("/{}", command::path(self.words, command::spec(command), self.language())),
        }
    }

    /// A command that a value of its option `id` follows. In a menu the option must be named.
    pub(super) fn command_with(&self, command: CommandId, id: &str) -> String {
        let given = self.typed_command(command);
        match self.commands {
            Commands::Names | Commands::After(_) => given,
            Commands::Menu => format!("{given} {}:", self.parameter(id)),
        }
    }

    /// The name of a command outside of a command: as the value of another one, in a file's name.
    pub(super) fn command_name(&self, command: CommandId) -> String {
        command::name(self.words, command::spec(command), self.language())
    }

    /// A command's parameter as it is typed.
    pub(super) fn parameter(&self, id: &str) -> String {
        let known = command::COMMANDS.iter().flat_map(|spec| spec.parameters).find(|known| known.id == id);
        known.map_or_else(|| id.to_owned(), |known| self.label(command::parameter_message(known)))
    }

    /// A choice of a command in words.
    pub(super) fn choice(&self, id: &str) -> String {
        command::choice_message(id).map_or_else(|| id.to_owned(), |message| self.label(message))
    }

    /// A choice of a command as it is typed.
    pub(super) fn choice_word(&self, kind: Kind, id: &str) -> String {
        command::choice_word(self.words, self.language(), kind, id)
    }

    /// A parameter with its value, as both are typed: "deadline:3d". Its colon is the bot's own, so that no network takes it
    /// for a part of an address and breaks it up.
    pub(super) fn setting(&self, parameter: &str, value: &str) -> Text {
        Text::quoted(&self.parameter(parameter)) + Text::own(":") + value
    }

    /// A command with one of its parameters, as both are typed: "change deadline:3d".
    pub(super) fn command_setting(&self, command: CommandId, parameter: &str, value: &str) -> Text {
        self.command(command) + " " + self.setting(parameter, value)
    }

    /// The problem with a value: with the possible choices, an example of its form, or its bounds.
    pub(super) fn bad_value(&self, parameter: &str, value: &str, expected: &[String]) -> Text {
        let args = Args::new().text("parameter", self.parameter(parameter)).text("value", quoted(value));
        let missing = value.is_empty();
        if expected.is_empty() {
            return self.text(if missing { "missing-text" } else { "bad-value-text" }, &args);
        }
        let spec = command::COMMANDS.iter().flat_map(|spec| spec.parameters).find(|known| known.id == parameter);
        let bounds = || Some((expected.first()?.parse::<u32>().ok()?, expected.last()?.parse::<u32>().ok()?));
        match (spec.map(|spec| spec.kind), bounds()) {
            (Some(kind @ (Kind::Choice(_) | Kind::Variant | Kind::Language)), _) => {
                let choices = expected.iter().map(|choice| Text::code(self.choice_word(kind, choice)));
                self.text(if missing { "missing-value" } else { "bad-value" }, &args.either("expected", choices))
            }
            (Some(Kind::Number), Some((least, most))) => {
                let args = args.number("least", least).number("most", most);
                self.text(if missing { "missing-number" } else { "bad-number" }, &args)
            }
            // All rulebook options are listed, of other choices only some.
            _ if parameter == "options" => {
                self.text("bad-value", &args.either("expected", expected.iter().map(Text::code)))
            }
            _ => {
                let id = if missing { "missing-value-example" } else { "bad-value-example" };
                let is_time =
                    parameter == "grace" || matches!(spec.map(|spec| spec.kind), Some(Kind::Duration | Kind::Limit));
                let written = |example: &String| {
                    let seconds = command::seconds(self.words, self.language(), example).filter(|_| is_time);
                    let said = seconds.map(|seconds| length(self.words, self.language(), seconds));
                    Text::code(said.unwrap_or_else(|| example.clone()))
                };
                self.text(id, &args.either("expected", expected.iter().map(written)))
            }
        }
    }
}
