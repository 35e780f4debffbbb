//! The menu of slash commands: the one table of commands in Discord's form, in each language.
//!
//! A command is registered under its id, which is what comes back, and shown under its name in the person's language.
//! Registering is skipped while the menu is the one that was registered last.

use dragoman_l10n::{Language, Words};
use serde_json::{Map, Value, json};
use serenity::http::{LightMethod, Route};
use sha2::{Digest, Sha256};

use super::body::cut;
use super::rest::{Rest, Trouble};
use super::wire::Id;
use crate::command::{self, COMMANDS, Kind, Parameter, Spec};

/// Names at most.
const NAME: usize = 32;
const ABOUT: usize = 100;
/// As many choices as a parameter may have.
pub(super) const CHOICES: usize = 25;
const TEXT_OPTION: u8 = 3;
/// In servers and in the conversation with the bot.
const CONTEXTS: [u8; 2] = [0, 1];

/// The locales of Discord's client in which we have words.
fn locales(words: &Words) -> impl Iterator<Item = (&str, Language)> {
    let entries = words.languages().entries().iter();
    entries.flat_map(|entry| entry.discord.iter().map(|locale| (locale.as_str(), entry.language)))
}

fn localized(words: &Words, limit: usize, say: impl Fn(Language) -> String) -> Value {
    let entry = |(locale, language): (&str, Language)| (locale.to_owned(), Value::from(cut(&say(language), limit)));
    Value::Object(locales(words).map(entry).collect::<Map<_, _>>())
}

/// Whether a parameter's values are offered while it is typed.
fn completes(parameter: &Parameter) -> bool {
    match parameter.kind {
        Kind::Orders | Kind::Power | Kind::Text => true,
        Kind::Choice(choices) => choices.len() > CHOICES,
        Kind::Duration | Kind::Limit | Kind::Number | Kind::Words | Kind::Language => false,
    }
}

fn option(words: &Words, parameter: &Parameter) -> Value {
    let message = command::parameter_message(parameter);
    let about = |language| words.plain(language, &format!("{message}.about"));
    let mut option = json!({
        "type": TEXT_OPTION,
        "name": parameter.id,
        "name_localizations": localized(words, NAME, |language| words.plain(language, message)),
        "description": cut(&about(Language::EN), ABOUT),
        "description_localizations": localized(words, ABOUT, about),
        // Without its text the order command opens a form.
        "required": parameter.required && parameter.kind != Kind::Orders,
    });
    match parameter.kind {
        Kind::Choice(choices) if !completes(parameter) => {
            let choice = |id: &&str| {
                let say = |language| match command::choice_message(id) {
                    Some(message) => words.plain(language, message),
                    None => (*id).to_owned(),
                };
                json!({ "name": cut(&say(Language::EN), ABOUT), "name_localizations": localized(words, ABOUT, say), "value": id })
            };
            option["choices"] = choices.iter().map(choice).collect();
        }
        // Each is called by its own name, whatever the reader speaks.
        Kind::Language => {
            let entries = words.languages().entries().iter().take(CHOICES);
            let choices = entries.map(|entry| json!({ "name": cut(&entry.name, ABOUT), "value": entry.language }));
            option["choices"] = choices.collect();
        }
        _ => option["autocomplete"] = completes(parameter).into(),
    }
    option
}

fn entry(words: &Words, spec: &Spec) -> Value {
    let about = |language| command::about(words, spec, language);
    // Discord wants what is required before what isn't.
    let mut parameters: Vec<_> = spec.parameters.iter().collect();
    parameters.sort_by_key(|parameter| !(parameter.required && parameter.kind != Kind::Orders));
    json!({
        "type": 1,
        "name": spec.id,
        "name_localizations": localized(words, NAME, |language| command::name(words, spec, language)),
        "description": cut(&about(Language::EN), ABOUT),
        "description_localizations": localized(words, ABOUT, about),
        "options": parameters.into_iter().map(|parameter| option(words, parameter)).collect::<Vec<_>>(),
        "contexts": CONTEXTS,
    })
}

/// In the menu of a message: its orders in the reader's notation.
fn translation(words: &Words) -> Value {
    let name = |language| words.plain(language, "command-notation.menu");
    json!({
        "type": 3,
        "name": cut(&name(Language::EN), NAME),
        "name_localizations": localized(words, NAME, name),
        "contexts": CONTEXTS,
    })
}

/// All commands, as Discord takes them.
pub(super) fn menu(words: &Words) -> Value {
    COMMANDS.iter().map(|spec| entry(words, spec)).chain([translation(words)]).collect()
}

/// What tells one menu in one place from another.
pub(super) fn fingerprint(menu: &Value, application: Id, guild: Option<u64>) -> String {
    let digest = Sha256::digest(format!("{application} {guild:?} {menu}"));
    digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}

/// Replaces the menu in `guild`, at once, or everywhere.
pub(super) async fn register(rest: &Rest, menu: &Value, application: Id, guild: Option<u64>) -> Result<(), Trouble> {
    let application_id = application.to();
    let route = match guild.and_then(std::num::NonZeroU64::new) {
        Some(guild) => Route::GuildCommands { application_id, guild_id: guild.into() },
        None => Route::Commands { application_id },
    };
    rest.tell_patiently(LightMethod::Put, route, Some(menu)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_menu_keeps_to_discords_limits() {
        let words = Words::new().expect("the tables are checked elsewhere");
        let menu = menu(&words);
        let (commands, menus): (Vec<_>, Vec<_>) =
            menu.as_array().expect("a list").iter().partition(|command| command["type"] == 1);
        assert_eq!(commands.len(), COMMANDS.len());
        assert!(commands.len() <= 100 && menus.len() <= 5);
        for menu in menus {
            let names = menu["name_localizations"].as_object().expect("names");
            assert!(names.values().filter_map(Value::as_str).all(|name| (1..=32).contains(&name.chars().count())));
        }
        for command in commands {
            let choices =
                command["options"].as_array().into_iter().flatten().filter_map(|one| one["choices"].as_array());
            assert!(choices.into_iter().all(|choices| choices.len() <= CHOICES));
            let options = command["options"].as_array().expect("options");
            assert!(options.len() <= 25);
            let required: Vec<_> = options.iter().map(|option| option["required"] == true).collect();
            assert!(required.is_sorted_by(|a, b| a >= b), "{}: required first", command["name"]);
            for named in std::iter::once(command).chain(options) {
                let localized = named["name_localizations"].as_object().expect("names");
                let keys: Vec<_> = localized.keys().map(String::as_str).collect();
                assert_eq!(keys, locales(&words).map(|(locale, _)| locale).collect::<Vec<_>>());
                for name in localized.values().filter_map(Value::as_str) {
                    assert!((1..=32).contains(&name.chars().count()) && name.to_lowercase() == name, "{name}");
                }
                assert!((1..=100).contains(&named["description"].as_str().map_or(0, |text| text.chars().count())));
            }
            // 8000 characters for a command, its options and choices, in its longest language.
            let length: usize = locales(&words).map(|(locale, _)| length(command, locale)).max().unwrap_or(0);
            assert!(length <= 8000, "{}: {length}", command["name"]);
        }
    }

    fn length(named: &Value, locale: &str) -> usize {
        let longest = |field: &str| {
            let default = named[field].as_str().map_or(0, |text| text.chars().count());
            let here = named[format!("{field}_localizations")][locale].as_str().map_or(0, |text| text.chars().count());
            default.max(here)
        };
        let inner = ["options", "choices"].into_iter().filter_map(|list| named[list].as_array()).flatten();
        longest("name") + longest("description") + inner.map(|inner| length(inner, locale)).sum::<usize>()
    }

    #[test]
    fn names_of_parameters_are_unique_in_every_language() {
        let words = Words::new().expect("the tables are checked elsewhere");
        for command in menu(&words).as_array().expect("a list").iter().filter(|command| command["type"] == 1) {
            for (locale, _) in locales(&words) {
                let mut names: Vec<_> = command["options"]
                    .as_array()
                    .expect("options")
                    .iter()
                    .map(|option| option["name_localizations"][locale].as_str().expect("a name"))
                    .collect();
                names.sort_unstable();
                let count = names.len();
                names.dedup();
                assert_eq!(names.len(), count, "{} in {locale}", command["name"]);
            }
        }
    }
}
