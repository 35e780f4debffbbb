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

/// The message of a parameter: the value is its name, `.about` what it is.
pub fn parameter_message(parameter: &Parameter) -> &'static str {
    match parameter.id {
        "name" => "parameter-name",
        "variant" => "parameter-variant",
        "rulebook" => "parameter-rulebook",
        "players" => "parameter-players",
        "tempo" => "parameter-tempo",
        "first" => "parameter-first",
        "grace" => "parameter-grace",
        "options" => "parameter-options",
        "silence" => "parameter-silence",
        "anonymous" => "parameter-anonymous",
        "victory" => "parameter-victory",
        "last-year" => "parameter-last-year",
        "last-hour" => "parameter-last-hour",
        "absence" => "parameter-absence",
        "preferences" => "parameter-preferences",
        "confirm" => "parameter-confirm",
        "master-sees" => "parameter-master-sees",
        "practice" => "parameter-practice",
        "prefer" => "parameter-prefer",
        "deadline" => "parameter-deadline",
        "retreats" => "parameter-retreats",
        "builds" => "parameter-builds",
        "press" => "parameter-press",
        "language" => "parameter-language",
        "timezone" => "parameter-timezone",
        "game" => "parameter-game",
        "text" => "parameter-text",
        "phase" => "parameter-phase",
        "unit" => "parameter-unit",
        "ask" => "parameter-ask",
        "back" => "parameter-back",
        "with" => "parameter-with",
        "power" => "parameter-power",
        "person" => "parameter-person",
        "who" => "parameter-who",
        "days" => "parameter-days",
        "until" => "parameter-until",
        "answer" => "parameter-answer",
        "hours" => "parameter-hours",
        "ring-results" => "parameter-ring-results",
        "ring-reminders" => "parameter-ring-reminders",
        "ring-letters" => "parameter-ring-letters",
        "reason" => "parameter-reason",
        "changes" => "parameter-changes",
        "message" => "parameter-message",
        "document" => "parameter-document",
        "statement" => "parameter-statement",
        "number" => "parameter-number",
        "time" => "parameter-time",
        "vote" => "parameter-vote",
        "moderators" => "parameter-moderators",
        "to" => "parameter-to",
        "words" => "parameter-words",
        "quoted" => "parameter-quoted",
        "command" => "parameter-command",
        "format" => "parameter-format",
        "share" => "parameter-share",
        "topic" => "parameter-topic",
        "step" => "parameter-step",
        "then" => "parameter-then",
        "reader" => "parameter-reader",
        "background" => "parameter-background",
        "marks" => "parameter-marks",
        "legend" => "parameter-legend",
        "size" => "parameter-size",
        "result-style" => "parameter-result-style",
        "close-up" => "parameter-close-up",
        "full-names" => "parameter-full-names",
        "notation" => "parameter-notation",
        "detail" => "parameter-detail",
        "undo" => "parameter-undo",
        _ => "parameter-text",
    }
}

/// The message of the word by which a choice is typed; `None` if that word is its id in every language.
pub fn choice_word_message(choice: &str) -> Option<&'static str> {
    Some(match choice {
        "seed-000" => "choice-word-seed-000",
        "seed-001" => "choice-word-seed-001",
        "seed-002" => "choice-word-seed-002",
        "seed-004" => "choice-word-seed-004",
        "days" => "choice-word-days",
        "table" => "choice-word-table",
        "hold" => "choice-word-hold",
        "disorder" => "choice-word-disorder",
        "full" => "choice-word-full",
        "public" => "choice-word-public",
        "none" => "choice-word-none",
        "letters" => "choice-word-letters",
        "rooms" => "choice-word-rooms",
        "text" => "choice-word-text",
        "page" => "choice-word-page",
        "master" => "choice-word-master",
        "administrators" => "choice-word-administrators",
        "dark" => "choice-word-dark",
        "light" => "choice-word-light",
        "as-game" => "choice-word-as-game",
        "no-marks" => "choice-word-no-marks",
        "power-letters" => "choice-word-power-letters",
        "power-patterns" => "choice-word-power-patterns",
        "small" => "choice-word-small",
        "normal" => "choice-word-normal",
        "large" => "choice-word-large",
        "arrows" => "choice-word-arrows",
        "after" => "choice-word-after",
        "abbreviations" => "choice-word-abbreviations",
        "full-names" => "choice-word-full-names",
        "as-usual" => "choice-word-as-usual",
        "brief" => "choice-word-brief",
        "with-reasons" => "choice-word-with-reasons",
        "skip" => "choice-word-skip",
        "ready" => "choice-word-ready",
        "stop" => "choice-word-stop",
        "go-on" => "choice-word-go-on",
        "own-orders" => "choice-word-own-orders",
        "no-orders" => "choice-word-no-orders",
        "start-over" => "choice-word-start-over",
        "yes" | "no" => return choice_message(choice),
        _ => return None,
    })
}

/// The message of one of a parameter's choices.
pub fn choice_message(choice: &str) -> Option<&'static str> {
    Some(match choice {
        "2023" => "choice-2023",
        "2000" => "choice-2000",
        "1982" => "choice-1982",
        "1971" => "choice-1971",
        "seed-000" => "choice-seed-000",
        "seed-001" => "choice-seed-001",
        "seed-002" => "choice-seed-002",
        "seed-004" => "choice-seed-004",
        "2" => "choice-players-2",
        "3a" => "choice-players-3a",
        "3b" => "choice-players-3b",
        "4" => "choice-players-4",
        "5" => "choice-players-5",
        "6" => "choice-players-6",
        "7" => "choice-players-7",
        "days" => "choice-days",
        "table" => "choice-table",
        "hold" => "choice-hold",
        "disorder" => "choice-disorder",
        "yes" => "choice-yes",
        "no" => "choice-no",
        "full" => "choice-full",
        "public" => "choice-public",
        "none" => "choice-none",
        "letters" => "choice-letters",
        "rooms" => "choice-rooms",
        "json" => "choice-json",
        "text" => "choice-text",
        "page" => "choice-page",
        "master" => "choice-master",
        "administrators" => "choice-administrators",
        "dark" => "choice-dark",
        "light" => "choice-light",
        "as-game" => "choice-as-game",
        "no-marks" => "choice-no-marks",
        "power-letters" => "choice-power-letters",
        "power-patterns" => "choice-power-patterns",
        "small" => "choice-small",
        "normal" => "choice-normal",
        "large" => "choice-large",
        "arrows" => "choice-arrows",
        "abbreviations" => "choice-abbreviations",
        "full-names" => "choice-full-names",
        "as-usual" => "choice-as-usual",
        "brief" => "choice-brief",
        "with-reasons" => "choice-with-reasons",
        "after" => "choice-after",
        "skip" => "choice-skip",
        "ready" => "choice-ready",
        "stop" => "choice-stop",
        "go-on" => "choice-go-on",
        "own-orders" => "choice-own-orders",
        "no-orders" => "choice-no-orders",
        "start-over" => "choice-start-over",
        _ => return None,
    })
}
