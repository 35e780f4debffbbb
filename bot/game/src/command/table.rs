//! The rows of the table, and the messages with their names.

use super::spec::{CommandId, Effect, Group, Kind, Parameter, Spec, Spot, Who};

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
/// On or off.
pub const SWITCH: &[&str] = &["yes", "no"];

macro_rules! spec {
    // What a game is created with and can be changed until it begins, between other parameters.
    ($command:ident, $id:literal, $message:literal, $who:ident, $spot:ident, $effect:ident, $group:ident,
        [$($before:expr),*], settings, [$($after:expr),*]) => {
        spec!(
            $command,
            $id,
            $message,
            $who,
            $spot,
            $effect,
            $group,
            [
                $($before,)*
                optional("tempo", Kind::Choice(TEMPI)),
                optional("deadline", Kind::Limit),
                optional("retreats", Kind::Limit),
                optional("builds", Kind::Limit),
                optional("first", Kind::Limit),
                optional("grace", Kind::Text),
                optional("rulebook", Kind::Choice(RULEBOOKS)),
                optional("options", Kind::Text),
                optional("press", Kind::Choice(PRESS)),
                optional("silence", Kind::Choice(SWITCH)),
                optional("anonymous", Kind::Choice(SWITCH)),
                optional("moderators", Kind::Choice(MODERATORS)),
                optional("victory", Kind::Number),
                optional("last-year", Kind::Text),
                optional("last-hour", Kind::Text),
                optional("absence", Kind::Choice(ABSENCE)),
                optional("preferences", Kind::Choice(SWITCH)),
                optional("confirm", Kind::Choice(SWITCH)),
                optional("master-sees", Kind::Choice(SWITCH)),
                $($after),*
            ]
        )
    };
    ($command:ident, $id:literal, $message:literal, $who:ident, $spot:ident, $effect:ident, $group:ident, [$($parameter:expr),*]) => {
        Spec {
            command: CommandId::$command,
            id: $id,
            message: $message,
            parameters: &[$($parameter),*],
            who: Who::$who,
            spot: Spot::$spot,
            effect: Effect::$effect,
            group: Group::$group,
        }
    };
}

/// All commands, in the order in which help lists them.
pub const COMMANDS: &[Spec] = &[
    spec!(
        New,
        "new",
        "command-new",
        Anyone,
        Public,
        Change,
        Game,
        [optional("name", Kind::Text), optional("variant", Kind::Variant), optional("players", Kind::Choice(PLAYERS))],
        settings,
        [
            optional("practice", Kind::Choice(SWITCH)),
            optional("language", Kind::Language),
            optional("timezone", Kind::Text)
        ]
    ),
    spec!(
        Join,
        "join",
        "command-join",
        Anyone,
        Anywhere,
        Change,
        Game,
        [optional("game", Kind::Text), optional("prefer", Kind::Power)]
    ),
    spec!(
        Prefer,
        "prefer",
        "command-prefer",
        Anyone,
        Private,
        Change,
        Game,
        [optional("prefer", Kind::Power), optional("game", Kind::Text)]
    ),
    spec!(Confirm, "confirm", "command-confirm", Player, Anywhere, Change, Game, [optional("game", Kind::Text)]),
    spec!(Rules, "rules", "command-rules", Anyone, Anywhere, Query, Game, [optional("game", Kind::Text)]),
    spec!(Lots, "lots", "command-lots", Anyone, Anywhere, Query, Game, [optional("game", Kind::Text)]),
    spec!(Players, "players", "command-players", Anyone, Anywhere, Query, Game, [optional("game", Kind::Text)]),
    spec!(
        Leave,
        "leave",
        "command-leave",
        Anyone,
        Anywhere,
        Change,
        Game,
        [optional("game", Kind::Text), optional("sure", Kind::Choice(&["yes"]))]
    ),
    spec!(Start, "start", "command-start", GameMaster, Anywhere, Change, Game, [optional("game", Kind::Text)]),
    spec!(
        Order,
        "order",
        "command-order",
        Player,
        Private,
        PhaseChange,
        Orders,
        [required("text", Kind::Orders), optional("game", Kind::Text)]
    ),
    spec!(
        Orders,
        "orders",
        "command-orders",
        Player,
        Private,
        Query,
        Orders,
        [optional("phase", Kind::Text), optional("game", Kind::Text)]
    ),
    spec!(Clear, "clear", "command-clear", Player, Private, PhaseChange, Orders, [optional("game", Kind::Text)]),
    spec!(Ready, "ready", "command-ready", Player, Private, PhaseChange, Orders, [optional("game", Kind::Text)]),
    spec!(Unready, "unready", "command-unready", Player, Private, PhaseChange, Orders, [optional("game", Kind::Text)]),
    spec!(Status, "status", "command-status", Anyone, Anywhere, Query, Game, [optional("game", Kind::Text)]),
    spec!(
        Map,
        "map",
        "command-map",
        Anyone,
        Anywhere,
        Query,
        Game,
        [optional("phase", Kind::Text), optional("game", Kind::Text)]
    ),
    spec!(
        Results,
        "results",
        "command-results",
        Anyone,
        Anywhere,
        Query,
        Game,
        [optional("phase", Kind::Text), optional("game", Kind::Text)]
    ),
    spec!(
        Withdraw,
        "withdraw",
        "command-withdraw",
        Player,
        Private,
        PhaseChange,
        Orders,
        [optional("unit", Kind::Text), optional("game", Kind::Text)]
    ),
    spec!(
        Translate,
        "translate",
        "command-translate",
        Anyone,
        Private,
        Query,
        Game,
        [optional("phase", Kind::Text), optional("game", Kind::Text)]
    ),
    spec!(
        Why,
        "why",
        "command-why",
        Anyone,
        Private,
        Query,
        Orders,
        [optional("unit", Kind::Text), optional("phase", Kind::Text), optional("game", Kind::Text)]
    ),
    spec!(
        Possible,
        "possible",
        "command-possible",
        Anyone,
        Private,
        Query,
        Orders,
        [optional("unit", Kind::Text), optional("game", Kind::Text)]
    ),
    spec!(Chart, "chart", "command-chart", Anyone, Anywhere, Query, Game, [optional("game", Kind::Text)]),
    spec!(
        Export,
        "export",
        "command-export",
        Anyone,
        Anywhere,
        Query,
        Game,
        [optional("game", Kind::Text), optional("format", Kind::Choice(FORMATS))]
    ),
    spec!(
        Talk,
        "talk",
        "command-talk",
        Player,
        Private,
        Change,
        Press,
        [required("with", Kind::Power), optional("game", Kind::Text)]
    ),
    spec!(
        Letter,
        "letter",
        "command-letter",
        Player,
        Anywhere,
        Change,
        Press,
        [required("to", Kind::Power), optional("words", Kind::Words), optional("game", Kind::Text)]
    ),
    spec!(
        Notation,
        "notation",
        "command-notation",
        Anyone,
        Private,
        Query,
        Orders,
        [required("quoted", Kind::Words), optional("game", Kind::Text)]
    ),
    spec!(
        Language,
        "language",
        "command-language",
        Anyone,
        Anywhere,
        Change,
        Person,
        [required("language", Kind::Language)]
    ),
    spec!(MyData, "my-data", "command-my-data", Anyone, Private, Query, Person, []),
    spec!(
        Forget,
        "forget",
        "command-forget",
        Anyone,
        Private,
        Change,
        Person,
        [optional("sure", Kind::Choice(&["yes"]))]
    ),
    spec!(
        Timezone,
        "timezone",
        "command-timezone",
        Anyone,
        Anywhere,
        Change,
        Person,
        [required("timezone", Kind::Text)]
    ),
    spec!(Setup, "setup", "command-setup", Anyone, Anywhere, Query, Master, []),
    spec!(Help, "help", "command-help", Anyone, Anywhere, Query, Person, [optional("command", Kind::Text)]),
    // Votes.
    spec!(Draw, "draw", "command-draw", Survivor, Private, PhaseChange, Vote, [optional("game", Kind::Text)]),
    spec!(
        Agree,
        "agree",
        "command-agree",
        Survivor,
        Private,
        PhaseChange,
        Vote,
        [optional("vote", Kind::Text), optional("game", Kind::Text)]
    ),
    spec!(
        Refuse,
        "refuse",
        "command-refuse",
        Survivor,
        Private,
        PhaseChange,
        Vote,
        [optional("vote", Kind::Text), optional("game", Kind::Text)]
    ),
    spec!(
        Concede,
        "concede",
        "command-concede",
        Survivor,
        Private,
        PhaseChange,
        Vote,
        [required("power", Kind::Power), optional("game", Kind::Text)]
    ),
    spec!(End, "end-game", "command-end", Survivor, Private, PhaseChange, Vote, [optional("game", Kind::Text)]),
    spec!(
        Victory,
        "victory",
        "command-victory",
        Survivor,
        Private,
        PhaseChange,
        Vote,
        [required("number", Kind::Number), optional("game", Kind::Text)]
    ),
    spec!(
        MoreTime,
        "more-time",
        "command-more-time",
        Survivor,
        Private,
        PhaseChange,
        Vote,
        [required("time", Kind::Duration), optional("game", Kind::Text)]
    ),
    spec!(
        VotePause,
        "vote-pause",
        "command-vote-pause",
        Survivor,
        Private,
        PhaseChange,
        Vote,
        [optional("game", Kind::Text)]
    ),
    spec!(
        VoteResume,
        "vote-resume",
        "command-vote-resume",
        Survivor,
        Private,
        PhaseChange,
        Vote,
        [optional("game", Kind::Text)]
    ),
    // Seats.
    spec!(
        Resign,
        "resign",
        "command-resign",
        Player,
        Anywhere,
        PhaseChange,
        Game,
        [optional("game", Kind::Text), optional("sure", Kind::Choice(&["yes"]))]
    ),
    spec!(
        Take,
        "take-over",
        "command-take",
        Anyone,
        Anywhere,
        Change,
        Game,
        [optional("power", Kind::Power), optional("game", Kind::Text)]
    ),
    spec!(Return, "return", "command-return", Anyone, Anywhere, Change, Game, [optional("game", Kind::Text)]),
    spec!(
        Replace,
        "replace",
        "command-replace",
        GameMaster,
        Anywhere,
        Change,
        Master,
        [required("power", Kind::Power), optional("person", Kind::Text), optional("game", Kind::Text)]
    ),
    spec!(
        Expel,
        "expel",
        "command-expel",
        GameMaster,
        Anywhere,
        PhaseChange,
        Master,
        [required("who", Kind::Text), optional("sure", Kind::Choice(&["yes"])), optional("game", Kind::Text)]
    ),
    spec!(Fill, "fill", "command-fill", GameMaster, Anywhere, Change, Master, [optional("game", Kind::Text)]),
    // The game master.
    spec!(Panel, "panel", "command-panel", GameMaster, Private, Query, Master, [optional("game", Kind::Text)]),
    spec!(Pause, "pause", "command-pause", GameMaster, Anywhere, Change, Master, [optional("game", Kind::Text)]),
    spec!(Resume, "resume", "command-resume", GameMaster, Anywhere, Change, Master, [optional("game", Kind::Text)]),
    spec!(
        Extend,
        "extend",
        "command-extend",
        GameMaster,
        Anywhere,
        PhaseChange,
        Master,
        [required("time", Kind::Duration), optional("game", Kind::Text)]
    ),
    spec!(
        Adjudicate,
        "adjudicate",
        "command-adjudicate",
        GameMaster,
        Anywhere,
        PhaseChange,
        Master,
        [optional("game", Kind::Text)]
    ),
    spec!(
        Announce,
        "announce",
        "command-announce",
        GameMaster,
        Anywhere,
        Change,
        Master,
        [required("message", Kind::Words), optional("game", Kind::Text)]
    ),
    spec!(
        Rollback,
        "rollback",
        "command-rollback",
        GameMaster,
        Private,
        Change,
        Master,
        [required("phase", Kind::Text), optional("reason", Kind::Text), optional("game", Kind::Text)]
    ),
    spec!(
        Edit,
        "edit",
        "command-edit",
        GameMaster,
        Private,
        Change,
        Master,
        [required("changes", Kind::Text), optional("reason", Kind::Text), optional("game", Kind::Text)]
    ),
    spec!(
        Enter,
        "enter",
        "command-enter",
        GameMaster,
        Private,
        PhaseChange,
        Master,
        [required("power", Kind::Power), optional("text", Kind::Orders), optional("game", Kind::Text)]
    ),
    spec!(
        Cancel,
        "call-off",
        "command-cancel",
        GameMaster,
        Private,
        Change,
        Master,
        [optional("reason", Kind::Text), optional("game", Kind::Text)]
    ),
    spec!(Proceed, "proceed", "command-proceed", GameMaster, Private, Change, Master, [optional("game", Kind::Text)]),
    spec!(
        Appoint,
        "appoint",
        "command-appoint",
        Administrator,
        Anywhere,
        Change,
        Master,
        [required("person", Kind::Text), optional("sure", Kind::Choice(&["yes"])), optional("game", Kind::Text)]
    ),
    spec!(
        MoveHere,
        "move-here",
        "command-move-here",
        GameMaster,
        Public,
        Change,
        Master,
        [optional("game", Kind::Text)]
    ),
    // With the values of `new`, but those that decide who can play.
    spec!(
        Change,
        "change",
        "command-change",
        GameMaster,
        Anywhere,
        Change,
        Master,
        [optional("game", Kind::Text)],
        settings,
        [optional("language", Kind::Language), optional("timezone", Kind::Text)]
    ),
    // Press.
    spec!(
        Say,
        "say",
        "command-say",
        Survivor,
        Anywhere,
        Change,
        Press,
        [required("message", Kind::Words), optional("game", Kind::Text)]
    ),
    spec!(
        Document,
        "document",
        "command-document",
        Survivor,
        Anywhere,
        Change,
        Press,
        [required("message", Kind::Words), optional("with", Kind::Power), optional("game", Kind::Text)]
    ),
    spec!(
        Sign,
        "sign",
        "command-sign",
        Player,
        Anywhere,
        Change,
        Press,
        [optional("document", Kind::Text), optional("game", Kind::Text)]
    ),
];

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
        "sure" => "parameter-sure",
        "with" => "parameter-with",
        "power" => "parameter-power",
        "person" => "parameter-person",
        "who" => "parameter-who",
        "reason" => "parameter-reason",
        "changes" => "parameter-changes",
        "message" => "parameter-message",
        "document" => "parameter-document",
        "number" => "parameter-number",
        "time" => "parameter-time",
        "vote" => "parameter-vote",
        "moderators" => "parameter-moderators",
        "to" => "parameter-to",
        "words" => "parameter-words",
        "quoted" => "parameter-quoted",
        "command" => "parameter-command",
        "format" => "parameter-format",
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
        _ => return None,
    })
}
