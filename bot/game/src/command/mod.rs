//! The one table of commands: from it text commands, slash commands, completions and help are made.
//!
//! A command has an id, the same everywhere, and names in each language that stand in `commands.ftl` under
//! `command-<id>`. People type it in any of them; values are given by position or as `parameter:value`.

mod action;
mod group;
mod names;
mod table;
pub mod topic;
mod typed;

use std::collections::BTreeMap;

pub use action::{CommandAction, GameRef, NotACommand, OfPhase, action_of_phase, of_action};
pub use group::{AT_THE_TOP, Group, path, path_in_group, short_name};
use names::Names;
pub use names::{begins_letter, is_and, names_value};
pub use table::{COMMANDS, PRESS, RULEBOOKS, VARIANTS, choice_message, choice_word_message, parameter_message};
pub use typed::{MARKS, Typed, called, is_own_word, nearest, read, seconds};

use dragoman_l10n::{Language, Words};

use crate::fold::fold;

/// The id of the button under the question whether private messages are open again.
pub const AGAIN: &str = "desk";

/// A command, however it is given: typed, chosen from a menu, or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CommandId {
    /// Create a game.
    New,
    /// Take a seat.
    Join,
    /// Give the seat back before the start.
    Leave,
    /// Say which powers one would like.
    Prefer,
    /// Say that one is there, now that all seats are taken.
    Confirm,
    /// All rules of the game.
    Rules,
    /// How the powers were drawn.
    Lots,
    /// Begin now that all seats are taken.
    Start,
    /// Send orders.
    Order,
    /// Show one's stored orders.
    Orders,
    /// Withdraw all one's orders.
    Clear,
    /// Done with this phase.
    Ready,
    /// Not done after all.
    Unready,
    /// Who is awaited.
    Status,
    /// The map as of now.
    Map,
    /// The results of a phase of the past.
    Results,
    /// What is kept of oneself.
    MyData,
    /// Have it forgotten.
    Forget,
    /// Withdraw one order.
    Withdraw,
    /// A phase's results in one's own language.
    Translate,
    /// Why an order came out as it did.
    Why,
    /// What a unit may be ordered.
    Possible,
    /// The centres by year.
    Chart,
    /// The whole game as a file.
    Export,
    /// Open a press room.
    Talk,
    /// Write a letter that the bot carries.
    Letter,
    /// Read the orders of a message in one's own notation.
    Notation,
    /// Choose one's language.
    Language,
    /// Choose one's time zone.
    Timezone,
    /// What the bot may do in a channel.
    Setup,
    /// What can be said here.
    Help,
    /// Propose a draw of all who still have units.
    Draw,
    /// Propose that a power has won.
    Concede,
    /// Propose that the game ends and all who still have units have won.
    End,
    /// Propose another number of centres that wins.
    Victory,
    /// Propose to put the deadline off.
    MoreTime,
    /// Propose a pause.
    VotePause,
    /// Propose to go on after a pause.
    VoteResume,
    /// Agree to what is voted on.
    Agree,
    /// Refuse what is voted on.
    Refuse,
    /// Give up one's seat in a running game.
    Resign,
    /// Take over a seat that is offered.
    Take,
    /// Come back to the seat that one gave up.
    Return,
    /// Offer a seat, or ask somebody to take it over.
    Replace,
    /// The game master puts somebody out.
    Expel,
    /// Let computers play the empty seats.
    Fill,
    /// Stop the clock.
    Pause,
    /// Let the clock go on.
    Resume,
    /// Put the deadline off.
    Extend,
    /// Adjudicate now.
    Adjudicate,
    /// Say something to all.
    Announce,
    /// Play on from a phase of the past.
    Rollback,
    /// Change the position.
    Edit,
    /// Enter orders for a player.
    Enter,
    /// Call the game off.
    Cancel,
    /// Do what was asked for and shown.
    Proceed,
    /// How the game stands, for its master.
    Panel,
    /// Make somebody the game master.
    Appoint,
    /// Declare something in a power's name.
    Say,
    /// Put a document before the readers of a room.
    Document,
    /// Put one's name under a document.
    Sign,
}

/// Who may give a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Anybody.
    Anyone,
    /// Who has a seat in the game.
    Player,
    /// Who has a seat in the game and still has units.
    Survivor,
    /// The game master, who created the game; whoever administrates the place may stand in.
    GameMaster,
    /// Whoever administrates the place.
    Administrator,
}

/// Where a command may be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Anywhere.
    Anywhere,
    /// In the channel only.
    Public,
    /// What it says or answers is secret: in public it is answered privately.
    Private,
}

/// What a command does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It only reads. Its answer is said once and not stored.
    Query,
    /// It changes something. That it was done, or why not, is kept until the person has been told.
    Change,
    /// It changes something of the phase in hand: what was meant for an earlier phase changes nothing.
    PhaseChange,
}

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A word or a line.
    Text,
    /// One of these.
    Choice(&'static [&'static str]),
    /// One of the languages, by its tag.
    Language,
    /// A length of time: `48h`, `3d`, `30m`.
    Duration,
    /// A length of time, or hours of the week: `48h`, `mon,wed,fri 20:00`.
    Limit,
    /// Orders, in any notation.
    Orders,
    /// What somebody wants said, kept as it is written.
    Words,
    /// A power of the game.
    Power,
    /// A whole number.
    Number,
}

/// A value that a command takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The same everywhere; its names stand under `parameter-<id>`.
    pub id: &'static str,
    /// What it is.
    pub kind: Kind,
    /// Whether the command makes no sense without it.
    pub required: bool,
}

/// One row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spec {
    /// Which.
    pub command: CommandId,
    /// Its id.
    pub id: &'static str,
    /// Its message in `commands.ftl`: the value is its name, `.also` further names, `.about` what it does.
    pub message: &'static str,
    /// What it takes.
    pub parameters: &'static [Parameter],
    /// Who may.
    pub who: Who,
    /// Where.
    pub spot: Spot,
    /// What it does.
    pub effect: Effect,
    /// Where a menu shows it.
    pub group: Group,
}

/// A command as somebody gave it: what it is and its values, by the parameters' ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invocation {
    /// Which.
    pub spec: &'static Spec,
    /// Parameter id to value.
    pub values: BTreeMap<String, String>,
}

/// The row with this id.
pub fn by_id(id: &str) -> Option<&'static Spec> {
    COMMANDS.iter().find(|spec| spec.id == id)
}

/// The row of `command`.
pub fn spec(command: CommandId) -> &'static Spec {
    // The table has every command: a test sees to that.
    COMMANDS.iter().find(|spec| spec.command == command).unwrap_or(&COMMANDS[COMMANDS.len() - 1])
}

/// The name of a command in `language`, as it is typed and as slash commands show it.
pub fn name(words: &Words, spec: &Spec, language: Language) -> String {
    words.plain(language, spec.message)
}

/// A choice of a parameter as it is typed in `language`.
pub fn choice_word(words: &Words, language: Language, kind: Kind, choice: &str) -> String {
    if kind == Kind::Language {
        return choice_name(words, language, kind, choice);
    }
    choice_word_message(choice).map_or_else(|| choice.to_owned(), |message| words.plain(language, message))
}

/// Whether there is something to offer for a parameter while it is typed. What is free text, or names something that
/// only exists in a game, isn't offered: a network that was told so would say that nothing fits.
pub fn is_suggested(parameter: &Parameter) -> bool {
    match parameter.kind {
        Kind::Orders | Kind::Power | Kind::Choice(_) | Kind::Language => true,
        Kind::Text => matches!(parameter.id, "game" | "timezone" | "command"),
        Kind::Duration | Kind::Limit | Kind::Number | Kind::Words => false,
    }
}

/// The further names of a command in `language`, as they are typed.
pub fn other_names(words: &Words, spec: &Spec, language: Language) -> Vec<String> {
    names::further(words, spec.message, language)
}

/// What a command does, in one line of at most 100 characters.
pub fn about(words: &Words, spec: &Spec, language: Language) -> String {
    words.plain(language, &format!("{}.about", spec.message))
}

/// The choice that `value` names in any language, by its name or a further one.
pub fn choice(words: &Words, kind: Kind, value: &str) -> Option<String> {
    match kind {
        Kind::Choice(choices) => {
            let known = Names::of(words).choices(&fold(value));
            choices.iter().find(|choice| known.contains(choice)).map(|choice| (*choice).to_owned())
        }
        Kind::Language => words.languages().read_name(value).ok().map(|language| language.to_string()),
        _ => None,
    }
}

/// Whether `value` is one of the choices of a parameter, by its id.
pub fn is_choice(words: &Words, kind: Kind, value: &str) -> bool {
    match kind {
        Kind::Choice(choices) => choices.contains(&value),
        Kind::Language => words.languages().iter().any(|language| language.tag() == value),
        _ => false,
    }
}

/// The choices of a parameter, by their ids; none if it takes something else.
pub fn choices(words: &Words, kind: Kind) -> Vec<String> {
    match kind {
        Kind::Choice(choices) => choices.iter().map(|choice| (*choice).to_owned()).collect(),
        Kind::Language => words.languages().iter().map(|language| language.to_string()).collect(),
        _ => Vec::new(),
    }
}

/// A choice of a parameter as it is shown in `language`; a language is called by its own name.
pub fn choice_name(words: &Words, language: Language, kind: Kind, choice: &str) -> String {
    match choice.parse() {
        Ok(chosen) if kind == Kind::Language => words.languages().name(chosen),
        _ => choice_message(choice).map_or_else(|| choice.to_owned(), |message| words.plain(language, message)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> Words {
        Words::new().expect("the tables are checked elsewhere")
    }

    #[test]
    fn every_choice_has_a_word_that_is_read_as_it() {
        let words = words();
        for parameter in COMMANDS.iter().flat_map(|spec| spec.parameters) {
            let choices = choices(&words, parameter.kind);
            for (language, id) in
                words.languages().iter().flat_map(|language| choices.iter().map(move |id| (language, id)))
            {
                let word = choice_word(&words, language, parameter.kind, id);
                assert!(!word.is_empty() && !word.contains([' ', ',', ';']), "{language}: {word}");
                assert_eq!(choice(&words, parameter.kind, &word).as_ref(), Some(id), "{language}: {word}");
                assert!(!word.contains("seed"), "{language}: {word}");
            }
        }
    }

    #[test]
    fn names_fit_slash_commands() {
        let words = words();
        for spec in COMMANDS {
            for language in words.languages() {
                let name = name(&words, spec, language);
                assert!((1..=32).contains(&name.chars().count()) && name == name.to_lowercase(), "{name}");
                assert!(name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_'), "{name}");
                assert!(
                    (1..=100).contains(&about(&words, spec, language).chars().count()),
                    "{} in {language}",
                    spec.id
                );
                for parameter in spec.parameters {
                    let name = words.plain(language, parameter_message(parameter));
                    assert!(name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_'), "{name}");
                    let about = words.plain(language, &format!("{}.about", parameter_message(parameter)));
                    assert!((1..=100).contains(&about.chars().count()), "{} in {language}", parameter.id);
                }
            }
        }
    }

    #[test]
    fn what_a_command_takes_has_names_of_its_own_and_fits_a_slash_command() {
        let words = words();
        for spec in COMMANDS {
            assert!(spec.parameters.len() <= 25, "{} takes more than Discord shows", spec.id);
            let mut size = 0;
            for language in words.languages() {
                let mut seen = std::collections::BTreeSet::new();
                for parameter in spec.parameters {
                    let name = words.plain(language, parameter_message(parameter));
                    assert!(seen.insert(name.clone()), "{}: two things are called {name}", spec.id);
                }
            }
            // Discord counts names, descriptions and choices of a command, the longest of all languages: 8,000 characters.
            let longest = |say: &dyn Fn(Language) -> String| {
                words.languages().iter().map(|language| say(language).chars().count()).max().unwrap_or(0)
            };
            size += longest(&|language| name(&words, spec, language) + about(&words, spec, language).as_str());
            for parameter in spec.parameters {
                let message = parameter_message(parameter);
                size += longest(&|language| words.plain(language, message));
                size += longest(&|language| words.plain(language, &format!("{message}.about")));
                for choice in choices(&words, parameter.kind) {
                    size += choice.chars().count();
                    size += longest(&|language| choice_name(&words, language, parameter.kind, &choice));
                }
            }
            assert!(size <= 8000, "{} has {size} characters", spec.id);
        }
    }

    #[test]
    fn no_word_of_an_order_is_a_command() {
        let words = words();
        for language in words.languages() {
            let orders = words.order_words(language).iter().filter(|word| word.id.starts_with("order-"));
            for form in orders.flat_map(|word| &word.forms) {
                let Typed::Command(invocation) = read(&words, language, form) else { continue };
                if !is_own_word(&words, language, form) {
                    // A command of another language: an order comes first in private.
                    continue;
                }
                let spec = invocation.spec;
                // What may be said in public only is never said where orders are, and what stands behind the command
                // for orders is one.
                let harmless = spec.spot == Spot::Public || spec.command == CommandId::Order;
                // A form of several words may begin like a command; the whole of it is an order.
                let begins_like = form.contains(char::is_whitespace) && spec.effect == Effect::Query
                    || spec.command == CommandId::Return && form == "terug naar";
                assert!(harmless || begins_like, "{form} in {language} is the command {}", spec.id);
            }
        }
    }

    /// What the places and powers of all maps are called in `language`, folded, with their ids.
    pub(super) fn places_and_powers(words: &Words, language: Language) -> BTreeMap<String, String> {
        let mut called = BTreeMap::new();
        for map in dragoman_engine::Map::all() {
            let table = words.table(language, map.variant());
            for entry in &table.provinces {
                for form in entry.also.iter().chain([&entry.name, &entry.abbr]) {
                    called.insert(fold(form), entry.id.clone());
                }
            }
            for entry in &table.powers {
                for form in entry.also.iter().chain(entry.forms.values()).chain([&entry.name, &entry.abbr]) {
                    called.insert(fold(form), entry.id.clone());
                }
            }
        }
        called
    }

    #[test]
    fn no_place_power_or_small_word_is_a_command() {
        let words = words();
        for language in words.languages() {
            let mut taken = places_and_powers(&words, language);
            for small in ["choice-yes", "choice-no", "list-and", "list-or"] {
                for form in names::names(&words, small, language) {
                    taken.insert(form, small.to_owned());
                }
            }
            let letter = words.plain(language, "letter-words");
            taken.extend(letter.split('|').map(|word| (fold(word.trim()), "letter-words".to_owned())));
            let mut clashes = Vec::new();
            for spec in COMMANDS {
                for name in names::names(&words, spec.message, language) {
                    if let Some(other) = taken.get(&name) {
                        clashes.push(format!("{name}: the command {} and {other}", spec.id));
                    }
                }
            }
            assert!(clashes.is_empty(), "{language}: {clashes:#?}");
        }
    }

    #[test]
    fn a_name_is_one_commands_only() {
        let words = words();
        for language in words.languages() {
            let mut seen: BTreeMap<String, &str> = BTreeMap::new();
            for spec in COMMANDS {
                for name in names::names(&words, spec.message, language) {
                    if let Some(other) = seen.insert(name.clone(), spec.id) {
                        assert_eq!(other, spec.id, "{name} in {language}");
                    }
                }
            }
        }
    }
}
