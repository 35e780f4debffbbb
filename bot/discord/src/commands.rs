//! The menu of slash commands: the table of commands in Discord's form, in each language.
//!
//! Groups become Discord's commands, and our commands their subcommands: `/vote draw`. A few commands are also
//! registered at the top level. The registered names are the English ones, since Discord shows them where there is no
//! translation and sends them back; [`super::called`] maps them to ids. Registering is skipped while the menu is the
//! one that was registered last. The game master's group is shown to those who may manage the server, whom an
//! administrator can change in Discord's own settings; others don't need its 25 rows. It is only about what a menu
//! shows: game masters can type every command, and the service decides who may do what. What Discord answers has the ids
//! by which posts name commands ([`super::command_ids`]).

use dragoman_l10n::{Language, Words};
use dragoman_reading::command::{self, AT_THE_TOP, Group, Kind, OF_MESSAGES, Parameter, Spec};
use serde_json::{Map, Value, json};
use serenity::http::{LightMethod, Route};
use sha2::{Digest, Sha256};

use super::body::cut;
use super::rest::{CALL_TIMEOUT, CallError, Rest};
use super::wire::{COMMAND, Id, RegisteredCommand, SUBCOMMAND};

/// The longest name, in characters.
const NAME: usize = 32;
const ABOUT: usize = 100;
/// The most choices of a parameter.
pub(super) const CHOICES: usize = 25;
const TEXT_OPTION: u8 = 3;
/// Somebody, by Discord's own picker.
pub(super) const USER_OPTION: u8 = 6;
/// Who may use the game master's commands without being let by an administrator: those with *Manage Server*. In a private
/// conversation everybody may.
const MANAGE_SERVER: u64 = super::guilds::permission::MANAGE_SERVER;
/// Where a command can be used: in servers (0) and in private conversations with the bot (1).
const CONTEXTS: [u8; 2] = [0, 1];
/// Only installations in a server (0), not those for one user: such a user has no channel with a game.
const INSTALLED: [u8; 1] = [0];

/// Discord's locales for which there are translations.
fn locales(words: &Words) -> impl Iterator<Item = (&str, Language)> {
    let entries = words.languages().entries().iter();
    entries.flat_map(|entry| entry.discord.iter().map(|locale| (locale.as_str(), entry.language)))
}

fn localized(words: &Words, limit: usize, say: impl Fn(Language) -> String) -> Value {
    let entry = |(locale, language): (&str, Language)| (locale.to_owned(), Value::from(cut(&say(language), limit)));
    Value::Object(locales(words).map(entry).collect::<Map<_, _>>())
}

/// Whether values are suggested while the parameter is typed.
pub(super) fn completes(words: &Words, parameter: &Parameter) -> bool {
    match parameter.kind {
        Kind::Choice(_) | Kind::Variant => command::choices(words, parameter.kind).len() > CHOICES,
        Kind::Language => false,
        _ => command::is_suggested(parameter),
    }
}

fn option(words: &Words, parameter: &Parameter) -> Value {
    let message = command::parameter_message(parameter);
    let about = |language| words.plain(language, &format!("{message}.about"));
    let mut option = json!({
        "type": if parameter.kind == Kind::Person { USER_OPTION } else { TEXT_OPTION },
        "name": words.plain(Language::EN, message),
        "name_localizations": localized(words, NAME, |language| words.plain(language, message)),
        "description": cut(&about(Language::EN), ABOUT),
        "description_localizations": localized(words, ABOUT, about),
        // Without its text the order command opens a form.
        "required": parameter.required && parameter.kind != Kind::Orders,
    });
    match parameter.kind {
        Kind::Choice(_) | Kind::Variant if !completes(words, parameter) => {
            let choice = |id: &String| {
                let say = |language| command::choice_name(words, language, parameter.kind, id);
                json!({ "name": cut(&say(Language::EN), ABOUT), "name_localizations": localized(words, ABOUT, say), "value": id })
            };
            option["choices"] = command::choices(words, parameter.kind).iter().map(choice).collect();
        }
        // Each language is called by its own name in all languages.
        Kind::Language => {
            let entries = words.languages().entries().iter().take(CHOICES);
            let choices = entries.map(|entry| json!({ "name": cut(&entry.name, ABOUT), "value": entry.language }));
            option["choices"] = choices.collect();
        }
        Kind::Person => {}
        _ => option["autocomplete"] = completes(words, parameter).into(),
    }
    option
}

/// A command's options; Discord wants required ones first.
fn options(words: &Words, spec: &Spec) -> Value {
    let mut parameters: Vec<_> = spec.parameters.iter().collect();
    parameters.sort_by_key(|parameter| !(parameter.required && parameter.kind != Kind::Orders));
    parameters.into_iter().map(|parameter| option(words, parameter)).collect()
}

fn entry(
    words: &Words,
    name: impl Fn(Language) -> String,
    about: impl Fn(Language) -> String,
    kind: u8,
    options: Value,
) -> Value {
    json!({
        "type": kind,
        "name": name(Language::EN),
        "name_localizations": localized(words, NAME, &name),
        "description": cut(&about(Language::EN), ABOUT),
        "description_localizations": localized(words, ABOUT, &about),
        "options": options,
    })
}

fn at_the_top(words: &Words, spec: &Spec) -> Value {
    let name = |language| command::name(words, spec, language);
    entry(words, name, |language| command::about(words, spec, language), COMMAND, options(words, spec))
}

fn group(words: &Words, group: Group) -> Value {
    let subcommand = |spec: &Spec| {
        let name = |language| command::short_name(words, spec, language);
        entry(words, name, |language| command::about(words, spec, language), SUBCOMMAND, options(words, spec))
    };
    let subcommands = group.shown().into_iter().map(subcommand).collect();
    let (name, about) = (|language| group.name(words, language), |language| group.about(words, language));
    let mut entry = entry(words, name, about, COMMAND, subcommands);
    if group == Group::Master {
        entry["default_member_permissions"] = MANAGE_SERVER.into();
    }
    entry
}

/// The name of a command in the menu of a message.
pub(super) fn name_in_menu(words: &Words, spec: &Spec, language: Language) -> String {
    words.plain(language, &format!("{}.menu", spec.message))
}

/// An entry in a message's menu.
fn of_message(words: &Words, spec: &Spec) -> Value {
    let name = |language| name_in_menu(words, spec, language);
    json!({
        "type": 3,
        "name": cut(&name(Language::EN), NAME),
        "name_localizations": localized(words, NAME, name),
    })
}

/// All commands, as Discord takes them for one server, or for all. Contexts other than servers are only given for all:
/// a server's own commands don't exist elsewhere.
pub(super) fn menu(words: &Words, one_server: bool) -> Value {
    let groups = Group::ALL.into_iter().map(|part| group(words, part));
    let top = AT_THE_TOP.into_iter().map(|command| at_the_top(words, command::spec(command)));
    let finish = |mut entry: Value| {
        if entry.get("default_member_permissions").is_none() {
            entry["default_member_permissions"] = Value::Null;
        }
        if !one_server {
            entry["contexts"] = json!(CONTEXTS);
            entry["integration_types"] = json!(INSTALLED);
        }
        entry
    };
    let of_messages = OF_MESSAGES.into_iter().map(|command| of_message(words, command::spec(command)));
    groups.chain(top).chain(of_messages).map(finish).collect()
}

/// Identifies a menu in one place, to see whether it changed since it was registered.
pub(super) fn fingerprint(menu: &Value, application: Id, guild: Option<u64>) -> String {
    let digest = Sha256::digest(format!("{application} {guild:?} {menu}"));
    digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}

/// Where the menu of `guild` is registered, or that of all servers.
fn route(application: Id, guild: Option<u64>) -> Route<'static> {
    let application_id = application.to();
    match guild.and_then(std::num::NonZeroU64::new) {
        Some(guild) => Route::GuildCommands { application_id, guild_id: guild.into() },
        None => Route::Commands { application_id },
    }
}

/// Replaces the menu in `guild`, where it changes at once, or everywhere. Returns the commands with their ids.
pub(super) async fn register(
    rest: &Rest,
    menu: &Value,
    application: Id,
    guild: Option<u64>,
) -> Result<Vec<RegisteredCommand>, CallError> {
    let registered: Option<_> = rest.ask_patiently(LightMethod::Put, route(application, guild), Some(menu)).await?;
    Ok(registered.unwrap_or_default())
}

/// The commands that are registered there, with their ids.
pub(super) async fn registered(
    rest: &Rest,
    application: Id,
    guild: Option<u64>,
) -> Result<Vec<RegisteredCommand>, CallError> {
    let registered: Option<_> = rest.look(route(application, guild), CALL_TIMEOUT).await?;
    Ok(registered.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use dragoman_reading::command::BY_BUTTON;

    use super::*;
    use dragoman_reading::command::COMMANDS;

    fn words() -> Words {
        dragoman_locales::words().expect("the tables are checked elsewhere")
    }

    fn list<'a>(of: &'a Value, field: &str) -> Vec<&'a Value> {
        of[field].as_array().into_iter().flatten().collect()
    }

    fn texts(named: &Value, field: &str) -> Vec<String> {
        let localized = named[format!("{field}_localizations")].as_object();
        let localized = localized.into_iter().flat_map(|all| all.values());
        let all = std::iter::once(&named[field]).chain(localized).filter_map(Value::as_str);
        all.map(str::to_owned).collect()
    }

    /// The length that Discord limits: of each name and description its longest translation, of each choice its value
    /// too.
    fn length(named: &Value) -> usize {
        let longest = |field: &str| texts(named, field).iter().map(|text| text.chars().count()).max().unwrap_or(0);
        let value = named["value"].as_str().map_or(0, |value| value.chars().count());
        let inner = ["options", "choices"].into_iter().flat_map(|field| list(named, field));
        longest("name") + longest("description") + value + inner.map(length).sum::<usize>()
    }

    /// Asserts Discord's rules for a command, subcommand or option and everything in it.
    fn keeps_the_rules(named: &Value, locales: &[&str]) {
        let translated: Vec<_> = named["name_localizations"].as_object().expect("names").keys().collect();
        assert_eq!(translated, locales, "{}", named["name"]);
        for name in texts(named, "name") {
            assert!((1..=NAME).contains(&name.chars().count()) && name.to_lowercase() == name, "{name}");
            assert!(name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_')), "{name}");
        }
        let described: Vec<_> = named["description_localizations"].as_object().expect("words").keys().collect();
        assert_eq!(described, locales, "{}", named["name"]);
        for about in texts(named, "description") {
            assert!((1..=ABOUT).contains(&about.chars().count()), "{about}");
        }
        let options = list(named, "options");
        assert!(options.len() <= 25, "{}", named["name"]);
        let required: Vec<_> = options.iter().map(|option| option["required"] == true).collect();
        assert!(required.is_sorted_by(|a, b| a >= b), "{}: required first", named["name"]);
        // No two options share a name in any language or the English one of another option.
        for locale in locales {
            let mut taken = BTreeSet::new();
            for option in &options {
                let name = option["name_localizations"][*locale].as_str().expect("a name");
                assert!(taken.insert(name), "{}: two are called {name}", named["name"]);
            }
        }
        for option in options {
            let choices = list(option, "choices");
            assert!(choices.len() <= CHOICES);
            assert!(choices.is_empty() || option.get("autocomplete").is_none(), "{}", option["name"]);
            for choice in choices {
                assert!(texts(choice, "name").iter().all(|name| (1..=100).contains(&name.chars().count())));
                assert!(choice["value"].as_str().is_some_and(|value| value.chars().count() <= 100));
            }
            keeps_the_rules(option, locales);
        }
    }

    #[test]
    fn the_menu_keeps_to_discords_limits() {
        let words = words();
        let menu = menu(&words, false);
        let locales: Vec<&str> = locales(&words).map(|(locale, _)| locale).collect();
        let (commands, menus): (Vec<_>, Vec<_>) =
            menu.as_array().expect("a list").iter().partition(|command| command["type"] == COMMAND);
        assert!(commands.len() <= 100 && menus.len() <= 15);
        assert!(AT_THE_TOP.len() <= 6 && commands.len() == Group::ALL.len() + AT_THE_TOP.len());
        for menu in menus {
            assert!(texts(menu, "name").iter().all(|name| (1..=32).contains(&name.chars().count())));
        }
        let mut taken = BTreeSet::new();
        for command in commands {
            keeps_the_rules(command, &locales);
            assert!(length(command) <= 8000, "{}: {}", command["name"], length(command));
            for (locale, name) in command["name_localizations"].as_object().expect("names") {
                assert!(taken.insert((locale, name.as_str())), "two commands are called {name} in {locale}");
            }
        }
    }

    #[test]
    fn every_command_stands_in_its_group_and_a_few_at_the_top() {
        let menu = menu(&words(), false);
        let is_group = |entry: &&Value| list(entry, "options").iter().any(|option| option["type"] == SUBCOMMAND);
        let (groups, others): (Vec<_>, Vec<_>) = menu.as_array().expect("a list").iter().partition(is_group);
        assert_eq!(groups.len(), Group::ALL.len());
        // A command with subcommands can have nothing else.
        for group in &groups {
            assert!(list(group, "options").iter().all(|option| option["type"] == SUBCOMMAND), "{}", group["name"]);
        }
        let rows = |group: &&Value| list(group, "options").len();
        let (masters, players): (Vec<_>, Vec<_>) = groups.iter().partition(|group| group["name"] == "gm");
        assert!(masters.iter().map(&rows).sum::<usize>() <= 25);
        for (group, first) in
            [("press", ["room", "letter"]), ("game", ["new", "join"]), ("my", ["language", "timezone"])]
        {
            let found = players.iter().find(|entry| entry["name"] == group).expect("a group");
            let names: Vec<_> = list(found, "options").iter().filter_map(|row| row["name"].as_str()).collect();
            assert_eq!(names[..2], first, "the most used ones come first");
        }
        // A list of more is read by nobody.
        let players: usize = players.iter().map(&rows).sum();
        assert!(players + AT_THE_TOP.len() <= 60, "{players}");
        let shown: usize = groups.iter().map(rows).sum();
        let elsewhere = AT_THE_TOP.len() + OF_MESSAGES.len() + BY_BUTTON.len() + 7;
        assert_eq!(shown + elsewhere, COMMANDS.len(), "every command is in the menu, some as an option of another");
        // By Discord's own picker, also of people whom the bot hasn't seen.
        let masters = list(masters[0], "options");
        for (name, option) in [("invite", "person"), ("appoint", "person"), ("ban", "who"), ("admit", "who")] {
            let row = masters.iter().find(|row| row["name"] == name).expect("a row");
            let kind = list(row, "options").iter().find(|known| known["name"] == option).map(|known| &known["type"]);
            assert_eq!(kind, Some(&json!(USER_OPTION)), "{name}");
        }
        let others: Vec<_> = others.iter().filter_map(|entry| entry["name"].as_str()).collect();
        assert_eq!(others, ["order", "ready", "map", "status", "help", "Translate orders", "Sounds wrong"]);
    }

    #[test]
    fn commands_of_one_server_have_no_other_contexts_and_only_those_of_game_masters_a_permission() {
        let words = words();
        for (one_server, contexts) in [(false, json!([0, 1])), (true, Value::Null)] {
            for entry in menu(&words, one_server).as_array().expect("a list") {
                assert_eq!(entry["contexts"], contexts, "{}", entry["name"]);
                assert_eq!(entry["integration_types"].is_null(), one_server);
                let permission = if entry["name"] == "gm" { json!(32) } else { Value::Null };
                assert_eq!(entry.get("default_member_permissions"), Some(&permission), "{}", entry["name"]);
            }
        }
    }
}
