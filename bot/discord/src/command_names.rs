//! Maps the names in a slash command to our ids.
//!
//! Discord sends the names under which the commands were registered: the English ones, the group's before the
//! command's. Clients that still show an older menu send that menu's names: the command's id, without a group, and the
//! ids of its options. Both are converted to ids here, before anything else reads them. Names in other languages are
//! never sent.

use std::collections::HashMap;

use dragoman_l10n::{Language, Words};
use dragoman_reading::command::{self, AT_THE_TOP, COMMANDS, Spec};

use super::commands::USER_OPTION;
use super::wire::{CommandOption, InteractionData, SUBCOMMAND};

/// The registered commands, by their path of names.
pub(super) struct Called {
    commands: HashMap<String, &'static Spec>,
    /// The options' ids, by the command's id and the option's name.
    options: HashMap<(&'static str, String), &'static str>,
}

impl Called {
    pub(super) fn new(words: &Words) -> Self {
        let english = Language::EN;
        let grouped = COMMANDS.iter().map(|spec| (command::path_in_group(words, spec, english), spec));
        let mut commands: HashMap<String, &'static Spec> = grouped.collect();
        let top = AT_THE_TOP.into_iter().map(command::spec);
        commands.extend(top.map(|spec| (command::name(words, spec, english), spec)));
        let option = |spec: &'static Spec| {
            let named = |parameter| (words.plain(english, command::parameter_message(parameter)), parameter.id);
            spec.parameters.iter().map(named).map(|(name, id)| ((spec.id, name), id))
        };
        Self { commands, options: COMMANDS.iter().flat_map(option).collect() }
    }

    /// `data` of a slash command with ids instead of names. Unknown names are left as they are: the service refuses
    /// them.
    pub(super) fn with_ids(&self, words: &Words, mut data: InteractionData) -> InteractionData {
        let inside = data.options.iter().position(|option| option.kind == SUBCOMMAND);
        let (spec, given) = match inside {
            Some(at) => {
                let subcommand = data.options.swap_remove(at);
                let path = format!("{} {}", data.name, subcommand.name);
                let spec = self.commands.get(&path).copied();
                data.name = path;
                (spec, subcommand.options)
            }
            // A name of the current menu, or an id of an older one.
            None => {
                let spec = self.commands.get(&data.name).copied().or_else(|| command::by_id(&data.name));
                (spec, std::mem::take(&mut data.options))
            }
        };
        data.options = given;
        if let Some(spec) = spec {
            data.name = spec.id.to_owned();
            data.options = data.options.into_iter().map(|option| self.with_id(words, spec, option)).collect();
        }
        data
    }

    fn with_id(&self, words: &Words, spec: &'static Spec, mut option: CommandOption) -> CommandOption {
        if let Some(id) = self.options.get(&(spec.id, option.name.clone())) {
            option.name = (*id).to_owned();
        }
        // Somebody who was picked is sent as an id, which is read as a mention is.
        if option.kind == USER_OPTION {
            option.value = format!("<@{}>", option.typed()).into();
            return option;
        }
        // A choice is sent as its id; typed text may be its name in any language.
        let parameter = spec.parameters.iter().find(|known| known.id == option.name);
        if let Some(choice) = parameter.and_then(|known| command::choice(words, known.kind, &option.typed())) {
            option.value = choice.into();
        }
        option
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::commands::menu;
    use super::*;

    fn words() -> Words {
        dragoman_locales::words().expect("the tables are checked elsewhere")
    }

    fn read(words: &Words, data: &Value) -> (String, Vec<(String, String)>) {
        let data = serde_json::from_value(data.clone()).expect("what Discord sends");
        let read = Called::new(words).with_ids(words, data);
        (read.name, read.options.iter().map(|option| (option.name.clone(), option.typed())).collect())
    }

    /// What Discord would send for a registered command: its names, and a value for each of its options.
    fn sent(entry: &Value) -> Vec<Value> {
        let options = entry["options"].as_array().expect("options");
        let value = |option: &Value| {
            let value = option["choices"][0].get("value").cloned().unwrap_or_else(|| "x".into());
            json!({ "type": 3, "name": option["name"], "value": value })
        };
        let values = |options: &[Value]| options.iter().map(value).collect::<Vec<_>>();
        if options.iter().any(|option| option["type"] == 1) {
            let inside = options.iter().map(|inner| {
                let options = values(inner["options"].as_array().expect("options"));
                json!({ "type": 1, "name": entry["name"], "options": [
                    { "type": 1, "name": inner["name"], "options": options },
                ]})
            });
            return inside.collect();
        }
        vec![json!({ "type": 1, "name": entry["name"], "options": values(options) })]
    }

    #[test]
    fn every_entry_of_the_menu_is_read_as_one_commands_id() {
        let words = words();
        let menu = menu(&words, false);
        let entries = menu.as_array().expect("a list").iter().filter(|entry| entry["type"] == 1);
        let mut seen: HashMap<String, usize> = HashMap::new();
        for data in entries.flat_map(sent) {
            let (id, values) = read(&words, &data);
            let spec = command::by_id(&id).unwrap_or_else(|| panic!("{data} is no command"));
            let mut given: Vec<_> = values.iter().map(|(id, _)| id.as_str()).collect();
            let mut known: Vec<_> = spec.parameters.iter().map(|parameter| parameter.id).collect();
            given.sort_unstable();
            known.sort_unstable();
            assert_eq!(given, known, "{id}");
            *seen.entry(id).or_default() += 1;
        }
        for spec in COMMANDS {
            // A command of a message's menu, and one that takes another one back, have no entry of their own.
            let is_shown = spec.group.shown().iter().any(|shown| shown.id == spec.id);
            let places = (is_shown || AT_THE_TOP.contains(&spec.command)).then_some(&1);
            assert_eq!(seen.get(spec.id), places, "{}", spec.id);
        }
    }

    #[test]
    fn somebody_who_is_picked_is_read_as_a_mention() {
        let words = words();
        let data = json!({ "name": "gm", "options": [{ "type": 1, "name": "invite", "options": [
            { "type": 6, "name": "person", "value": "1234567890" },
        ]}]});
        assert_eq!(read(&words, &data), ("invite".to_owned(), vec![("person".to_owned(), "<@1234567890>".to_owned())]));
        let typed = json!({ "name": "invite", "options": [{ "type": 3, "name": "person", "value": "Anna" }] });
        assert_eq!(read(&words, &typed).1, [("person".to_owned(), "Anna".to_owned())]);
    }

    #[test]
    fn commands_of_an_older_menu_are_understood() {
        let words = words();
        for spec in COMMANDS {
            let options: Vec<_> =
                spec.parameters.iter().map(|one| json!({ "type": 3, "name": one.id, "value": "x" })).collect();
            let (id, values) = read(&words, &json!({ "type": 1, "name": spec.id, "options": options }));
            assert_eq!(id, spec.id);
            let expected: Vec<_> = spec.parameters.iter().map(|one| (one.id.to_owned(), "x".to_owned())).collect();
            assert_eq!(values, expected, "{}", spec.id);
        }
        // The command, and the group of the same name.
        assert_eq!(read(&words, &json!({ "name": "orders" })).0, "orders");
        let clear = json!({ "name": "orders", "options": [{ "type": 1, "name": "clear" }] });
        assert_eq!(read(&words, &clear).0, "clear");
    }

    #[test]
    fn no_registered_name_is_the_id_of_another_command() {
        let words = words();
        for spec in AT_THE_TOP.into_iter().map(command::spec) {
            let name = command::name(&words, spec, Language::EN);
            assert!(command::by_id(&name).is_none_or(|other| other.id == spec.id), "{name}");
        }
        for spec in COMMANDS {
            for parameter in spec.parameters {
                let name = words.plain(Language::EN, command::parameter_message(parameter));
                let other = spec.parameters.iter().find(|other| other.id == name);
                assert!(other.is_none_or(|other| other.id == parameter.id), "{}: {name}", spec.id);
            }
        }
    }

    #[test]
    fn a_choice_is_read_by_its_id_its_name_and_its_short_form() {
        let words = words();
        for (spec, parameter) in
            COMMANDS.iter().flat_map(|spec| spec.parameters.iter().map(move |parameter| (spec, parameter)))
        {
            let kind = parameter.kind;
            for choice in command::choices(&words, kind) {
                let named = |language| {
                    let shown = command::choice_name(&words, language, kind, &choice);
                    [shown, command::choice_word(&words, language, kind, &choice)]
                };
                let typed = words.languages().iter().flat_map(named);
                for value in typed.chain([choice.clone()]) {
                    let data = json!({ "name": spec.id, "options": [{ "name": parameter.id, "value": value }] });
                    let expected = vec![(parameter.id.to_owned(), choice.clone())];
                    assert_eq!(read(&words, &data).1, expected, "{value}");
                }
            }
        }
    }

    #[test]
    fn unknown_commands_are_left_unchanged() {
        let words = words();
        let (name, _) = read(&words, &json!({ "name": "vote", "options": [{ "type": 1, "name": "nonsense" }] }));
        assert_eq!(name, "vote nonsense");
        assert_eq!(read(&words, &json!({ "name": "nonsense" })).0, "nonsense");
    }
}
