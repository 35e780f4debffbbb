//! The ids that Discord has given to the commands: with its id a post names a command so that it can be pressed.
//!
//! `</game new:17>` puts the command into the reader's input. Discord's clients show the name as it is written there, and
//! only know the registered one, which is English: a translated name can't be pressed. So the name in a post is English
//! for everybody; who presses it gets the command in the language of their client. The ids come with the answer to the
//! registration, and are asked for if there was nothing to register. They aren't stored.

use std::collections::HashMap;

use super::wire::{COMMAND, Id, RegisteredCommand, SUBCOMMAND};

/// The ids of the registered commands, by the path of their names: `game new`. A group's is that of its commands.
#[derive(Debug, Default)]
pub(super) struct CommandIds(HashMap<String, Id>);

impl CommandIds {
    pub(super) fn of(registered: &[RegisteredCommand]) -> Self {
        let mut ids = HashMap::new();
        for command in registered.iter().filter(|command| command.kind == COMMAND) {
            let parts = command.options.iter().flatten().filter(|option| option.kind == SUBCOMMAND);
            let paths: Vec<_> = parts.map(|part| format!("{} {}", command.name, part.name)).collect();
            // A command with subcommands can't be given itself.
            let paths = if paths.is_empty() { vec![command.name.clone()] } else { paths };
            ids.extend(paths.into_iter().map(|path| (path, command.id)));
        }
        Self(ids)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What can be pressed to give the command at `path`, if its id is known.
    pub(super) fn pressed(&self, path: &str) -> Option<String> {
        self.0.get(path).map(|id| format!("</{path}:{id}>"))
    }
}

/// `text` with commands as they are typed: `/game new`. Who copies one from a post gets `</game new:17>`.
pub(super) fn typed(text: &str) -> String {
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    while let Some((before, behind)) = rest.split_once("</") {
        out.push_str(before);
        let named = behind.split_once('>').and_then(|(inside, after)| Some((name(inside)?, after)));
        match named {
            Some((name, after)) => {
                out.push('/');
                out.push_str(name);
                rest = after;
            }
            None => {
                out.push_str("</");
                rest = behind;
            }
        }
    }
    out + rest
}

/// The name in `game new:17`.
fn name(inside: &str) -> Option<&str> {
    let (name, id) = inside.split_once(':')?;
    let is_name = name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | ' '));
    (is_name && !name.trim().is_empty() && id.parse::<Id>().is_ok()).then_some(name)
}

#[cfg(test)]
mod tests {
    use dragoman_reading::command::{self, BY_BUTTON, COMMANDS, OF_MESSAGES};
    use serde_json::{Value, json};

    use super::*;

    /// The menu as Discord returns it, with an id for each command.
    fn registered(menu: &Value) -> Vec<RegisteredCommand> {
        let mut menu = menu.as_array().expect("a list").clone();
        for (number, command) in menu.iter_mut().enumerate() {
            command["id"] = (1000 + number).to_string().into();
        }
        serde_json::from_value(menu.into()).expect("what Discord answers")
    }

    #[test]
    fn every_command_of_the_menu_can_be_pressed_by_its_english_name() {
        let words = dragoman_locales::words().expect("the tables are checked elsewhere");
        let menu = super::super::commands::menu(&words, false);
        let ids = CommandIds::of(&registered(&menu));
        let english = dragoman_l10n::Language::EN;
        for spec in COMMANDS {
            let path = command::path(&words, spec, english);
            let elsewhere = OF_MESSAGES.contains(&spec.command) || BY_BUTTON.contains(&spec.command);
            // One that takes another one back is an option of it, which can't be filled in for others.
            let has_values = path.contains(':');
            assert_eq!(ids.pressed(&path).is_some(), !elsewhere && !has_values, "{path}");
        }
        let group = menu.as_array().expect("a list").iter().position(|entry| entry["name"] == "game");
        let id = 1000 + group.expect("the group");
        assert_eq!(ids.pressed("game new"), Some(format!("</game new:{id}>")));
        for path in ["game", "partita nuova", "Translate orders", ""] {
            assert_eq!(ids.pressed(path), None, "{path}");
        }
    }

    #[test]
    fn what_discord_leaves_out_or_sends_as_null_is_no_error() {
        let answer = json!([
            { "id": "5", "name": "help", "options": null }, { "id": "6", "name": "map" },
            { "id": "7", "name": "map", "type": 3 },
        ]);
        let ids = CommandIds::of(&serde_json::from_value::<Vec<_>>(answer).expect("an answer"));
        let pressed = ["help", "map"].map(|path| ids.pressed(path));
        assert_eq!(pressed, [Some("</help:5>".to_owned()), Some("</map:6>".to_owned())]);
    }

    #[test]
    fn a_copied_command_is_read_as_a_typed_one() {
        for (copied, read) in [
            ("</game new:1475928847299117063>", "/game new"),
            ("try </help:5> or </game join:6>, please", "try /help or /game join, please"),
            ("</help:5> press", "/help press"),
            ("</help> </:5> </a/b:5> </help:x> </help:5", "</help> </:5> </a/b:5> </help:x> </help:5"),
            ("A Ven - Tri </3", "A Ven - Tri </3"),
            ("</</help:5>", "<//help"),
        ] {
            assert_eq!(typed(copied), read);
        }
    }
}
