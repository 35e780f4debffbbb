//! The specifications of all commands, and the messages with the names of parameters and choices.

use super::spec::Kind::{Choice, Duration, Language, Limit, Number, Orders, Person, Power, Text, Variant, Words};
use super::spec::{Act, CommandId, Effect, Group, Kind, Parameter, Spec, Spot, Topic, Who};
use crate::commands;

const fn required(id: &'static str, kind: Kind) -> Parameter {
    Parameter { id, kind, required: true }
}

const fn optional(id: &'static str, kind: Kind) -> Parameter {
    Parameter { id, kind, required: false }
}

/// Rulebooks by id.
pub const RULEBOOKS: &[&str] = &["2023", "2000", "1982", "1971", "seed-000", "seed-001", "seed-002", "seed-004"];
/// Press rules by id.
pub const PRESS: &[&str] = &["full", "public", "none"];
/// What happens where a player could read rooms that they aren't in.
pub const MODERATORS: &[&str] = &["letters", "rooms"];
/// How many play, and how the powers are divided: seed 001 has two ways for three.
pub const PLAYERS: &[&str] = &["2", "3a", "3b", "4", "5", "6", "7"];
/// Whether a game is played over days or in one evening.
pub const TEMPI: &[&str] = &["days", "table"];
/// What happens to powers whose players send nothing.
pub const ABSENCE: &[&str] = &["hold", "disorder"];
/// How a game is exported.
pub const FORMATS: &[&str] = &["json", "text", "page"];
/// Who reads a report.
pub const READERS: &[&str] = &["master", "administrators"];
/// The background of pictures.
pub const BACKGROUNDS: &[&str] = &["dark", "light", "as-game"];
/// How powers are told apart in pictures, besides their colours.
pub const MARKS: &[&str] = &["no-marks", "power-letters", "power-patterns", "as-game"];
/// How large pictures are.
pub const SIZES: &[&str] = &["small", "normal", "large", "as-game"];
/// What pictures of results show.
pub const RESULT_STYLES: &[&str] = &["arrows", "after", "as-game"];
/// The notation of orders.
pub const NOTATIONS: &[&str] = &["abbreviations", "full-names", "as-usual"];
/// How much is said of results.
pub const DETAILS: &[&str] = &["brief", "with-reasons"];
/// On or off, or as the game has it.
pub const AS_GAME: &[&str] = &["yes", "no", "as-game"];
/// What one does with a step of a practice, besides sending orders.
pub const PRACTICE_STEPS: &[&str] = &["skip", "ready", "stop"];
/// What one does with a board on which one tries orders, besides sending them.
pub const WHAT_IF_STEPS: &[&str] = &["go-on", "own-orders", "no-orders", "start-over"];
/// Whether a command is taken back.
pub const UNDO: &[&str] = &["yes"];
/// On or off.
pub const SWITCH: &[&str] = &["yes", "no"];

/// What a game is created with and can be changed until it begins, between other parameters.
macro_rules! parameters {
    ($($parameter:expr),*) => { &[$($parameter),*] };
    ($($before:expr),*; settings; $($after:expr),*) => {
        &[
            $($before,)*
            optional("tempo", Choice(TEMPI)),
            optional("deadline", Limit),
            optional("retreats", Limit),
            optional("builds", Limit),
            optional("first", Limit),
            optional("grace", Text),
            optional("rulebook", Choice(RULEBOOKS)),
            optional("options", Text),
            optional("press", Choice(PRESS)),
            optional("silence", Choice(SWITCH)),
            optional("anonymous", Choice(SWITCH)),
            optional("moderators", Choice(MODERATORS)),
            optional("victory", Number),
            optional("last-year", Text),
            optional("last-hour", Text),
            optional("absence", Choice(ABSENCE)),
            optional("preferences", Choice(SWITCH)),
            optional("confirm", Choice(SWITCH)),
            optional("master-sees", Choice(SWITCH)),
            $($after),*
        ]
    };
}

macro_rules! specifications {
    ($(
        $(#[$meaning:meta])*
        $id:ident = $message:literal: $topic:ident, $group:ident; $who:ident, $spot:ident, $effect:ident, $act:ident;
            takes($($parameters:tt)*) => $handler:expr;
    )*) => {
        &[$(Spec {
            command: CommandId::$id,
            id: $message.split_at("command-".len()).1,
            message: $message,
            parameters: parameters!($($parameters)*),
            who: Who::$who,
            spot: Spot::$spot,
            effect: Effect::$effect,
            act: Act::$act,
            topic: Topic::$topic,
            group: Group::$group,
        },)*]
    };
}

/// The specifications of all commands, in the order in which help lists them.
pub const COMMANDS: &[Spec] = commands!(specifications);

/// The row with this id.
pub fn by_id(id: &str) -> Option<&'static Spec> {
    COMMANDS.iter().find(|spec| spec.id == id)
}

/// The row of `command`.
pub fn spec(command: CommandId) -> &'static Spec {
    // The table has every command: a test checks that.
    COMMANDS.iter().find(|spec| spec.command == command).unwrap_or(&COMMANDS[COMMANDS.len() - 1])
}

/// The messages of all parameters: each ends with the parameter's id. The value is its name, `.about` what it is.
const PARAMETERS: &[&str] = &[
    "parameter-name",
    "parameter-variant",
    "parameter-rulebook",
    "parameter-players",
    "parameter-tempo",
    "parameter-first",
    "parameter-grace",
    "parameter-options",
    "parameter-silence",
    "parameter-anonymous",
    "parameter-victory",
    "parameter-last-year",
    "parameter-last-hour",
    "parameter-absence",
    "parameter-preferences",
    "parameter-confirm",
    "parameter-master-sees",
    "parameter-practice",
    "parameter-prefer",
    "parameter-deadline",
    "parameter-retreats",
    "parameter-builds",
    "parameter-press",
    "parameter-language",
    "parameter-timezone",
    "parameter-game",
    "parameter-text",
    "parameter-phase",
    "parameter-unit",
    "parameter-ask",
    "parameter-back",
    "parameter-with",
    "parameter-power",
    "parameter-person",
    "parameter-who",
    "parameter-days",
    "parameter-until",
    "parameter-answer",
    "parameter-hours",
    "parameter-ring-results",
    "parameter-ring-reminders",
    "parameter-ring-letters",
    "parameter-reason",
    "parameter-changes",
    "parameter-message",
    "parameter-document",
    "parameter-statement",
    "parameter-number",
    "parameter-time",
    "parameter-vote",
    "parameter-moderators",
    "parameter-to",
    "parameter-words",
    "parameter-quoted",
    "parameter-command",
    "parameter-format",
    "parameter-share",
    "parameter-topic",
    "parameter-step",
    "parameter-then",
    "parameter-reader",
    "parameter-background",
    "parameter-marks",
    "parameter-legend",
    "parameter-size",
    "parameter-result-style",
    "parameter-close-up",
    "parameter-full-names",
    "parameter-notation",
    "parameter-detail",
    "parameter-undo",
];

/// The message of a parameter.
pub fn parameter_message(parameter: &Parameter) -> &'static str {
    let is_of = |message: &&&str| message.strip_prefix("parameter-") == Some(parameter.id);
    // The table has every parameter: a test checks that.
    PARAMETERS.iter().find(is_of).unwrap_or(&"parameter-text")
}

/// A parameter's choice.
struct ChoiceMessages {
    id: &'static str,
    message: &'static str,
    /// The message of the word by which it is typed; `None` if that word is its id in every language.
    word: Option<&'static str>,
}

/// A choice that is typed by a word of each language.
const fn in_words(id: &'static str, message: &'static str, word: &'static str) -> ChoiceMessages {
    ChoiceMessages { id, message, word: Some(word) }
}

/// A choice that is typed by its id.
const fn by_its_id(id: &'static str, message: &'static str) -> ChoiceMessages {
    ChoiceMessages { id, message, word: None }
}

/// All choices of parameters.
const CHOICES: &[ChoiceMessages] = &[
    by_its_id("2023", "choice-2023"),
    by_its_id("2000", "choice-2000"),
    by_its_id("1982", "choice-1982"),
    by_its_id("1971", "choice-1971"),
    in_words("seed-000", "choice-seed-000", "choice-word-seed-000"),
    in_words("seed-001", "choice-seed-001", "choice-word-seed-001"),
    in_words("seed-002", "choice-seed-002", "choice-word-seed-002"),
    in_words("seed-004", "choice-seed-004", "choice-word-seed-004"),
    by_its_id("2", "choice-players-2"),
    by_its_id("3a", "choice-players-3a"),
    by_its_id("3b", "choice-players-3b"),
    by_its_id("4", "choice-players-4"),
    by_its_id("5", "choice-players-5"),
    by_its_id("6", "choice-players-6"),
    by_its_id("7", "choice-players-7"),
    in_words("days", "choice-days", "choice-word-days"),
    in_words("table", "choice-table", "choice-word-table"),
    in_words("hold", "choice-hold", "choice-word-hold"),
    in_words("disorder", "choice-disorder", "choice-word-disorder"),
    in_words("yes", "choice-yes", "choice-yes"),
    in_words("no", "choice-no", "choice-no"),
    in_words("full", "choice-full", "choice-word-full"),
    in_words("public", "choice-public", "choice-word-public"),
    in_words("none", "choice-none", "choice-word-none"),
    in_words("letters", "choice-letters", "choice-word-letters"),
    in_words("rooms", "choice-rooms", "choice-word-rooms"),
    by_its_id("json", "choice-json"),
    in_words("text", "choice-text", "choice-word-text"),
    in_words("page", "choice-page", "choice-word-page"),
    in_words("master", "choice-master", "choice-word-master"),
    in_words("administrators", "choice-administrators", "choice-word-administrators"),
    in_words("dark", "choice-dark", "choice-word-dark"),
    in_words("light", "choice-light", "choice-word-light"),
    in_words("as-game", "choice-as-game", "choice-word-as-game"),
    in_words("no-marks", "choice-no-marks", "choice-word-no-marks"),
    in_words("power-letters", "choice-power-letters", "choice-word-power-letters"),
    in_words("power-patterns", "choice-power-patterns", "choice-word-power-patterns"),
    in_words("small", "choice-small", "choice-word-small"),
    in_words("normal", "choice-normal", "choice-word-normal"),
    in_words("large", "choice-large", "choice-word-large"),
    in_words("arrows", "choice-arrows", "choice-word-arrows"),
    in_words("abbreviations", "choice-abbreviations", "choice-word-abbreviations"),
    in_words("full-names", "choice-full-names", "choice-word-full-names"),
    in_words("as-usual", "choice-as-usual", "choice-word-as-usual"),
    in_words("brief", "choice-brief", "choice-word-brief"),
    in_words("with-reasons", "choice-with-reasons", "choice-word-with-reasons"),
    in_words("after", "choice-after", "choice-word-after"),
    in_words("skip", "choice-skip", "choice-word-skip"),
    in_words("ready", "choice-ready", "choice-word-ready"),
    in_words("stop", "choice-stop", "choice-word-stop"),
    in_words("go-on", "choice-go-on", "choice-word-go-on"),
    in_words("own-orders", "choice-own-orders", "choice-word-own-orders"),
    in_words("no-orders", "choice-no-orders", "choice-word-no-orders"),
    in_words("start-over", "choice-start-over", "choice-word-start-over"),
];

fn choice_called(choice: &str) -> Option<&'static ChoiceMessages> {
    CHOICES.iter().find(|known| known.id == choice)
}

/// The message of the word by which a choice is typed; `None` if that word is its id in every language.
pub fn choice_word_message(choice: &str) -> Option<&'static str> {
    choice_called(choice)?.word
}

/// The message of one of a parameter's choices.
pub fn choice_message(choice: &str) -> Option<&'static str> {
    choice_called(choice).map(|known| known.message)
}
