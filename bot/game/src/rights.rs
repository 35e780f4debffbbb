//! The table of rights: who may give which command, one row for each command.
//!
//! It says what is agreed, not how it is enforced: the permissions are in `decide`, and a test gives every command in every
//! role and compares. `dragoman rights` prints it, and the guide has it (`bot/docs/rights.md`). A command without a row
//! doesn't compile. What a person may see isn't here: the rules of the wall are in `bot/docs/wall.md`.

use dragoman_l10n::{Language, Words};
use serde_json::{Map, Value};

use dragoman_reading::command::{self, COMMANDS, CommandId};

macro_rules! roles {
    ($($(#[$meaning:meta])* $role:ident = $id:literal;)*) => {
        /// Who somebody is in a game. One person can have several roles: then the one that forbids counts.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Role {
            $($(#[$meaning])* $role,)*
        }

        impl Role {
            /// Every role, in the order of the table's columns.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$role),*];

            /// Its name in the table, and in the lines of `dragoman rights --json`.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$role => $id,)*
                }
            }
        }
    };
}

roles! {
    /// Has nothing to do with the game.
    Outsider = "outsider";
    /// Is in the waiting list.
    Waiting = "waiting";
    /// Watches with the consent of all players, and has read letters.
    Watcher = "watcher";
    /// Plays a seat for its player on given days.
    Deputy = "deputy";
    /// Has a seat with units.
    Player = "player";
    /// Has a seat, and has lost its last unit and centre.
    Eliminated = "eliminated";
    /// Has given up a seat that is still vacant, and may come back.
    Former = "former";
    /// The game master, without a seat and without a way back to one.
    NeutralMaster = "neutral-master";
    /// The game master, with a seat in the running game.
    PlayingMaster = "playing-master";
    /// A game master whom all have agreed to let see orders and press, and who never played in the game.
    SeeingMaster = "seeing-master";
    /// Administrates the place in which the game is played, and doesn't play.
    Administrator = "administrator";
    /// Administrates that place, and plays.
    PlayingAdministrator = "playing-administrator";
    /// Was expelled from the game.
    Expelled = "expelled";
    /// May join no games on this server.
    Barred = "barred";
    /// Runs the local page on which the game is played, and doesn't play.
    Host = "host";
    /// Has the account that runs the bot: gives no commands in a game, and can read whatever is stored.
    Operator = "operator";
}

/// Whether a role may give a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// No: it is refused, and the refusal says why.
    No,
    /// Yes, at once.
    Yes,
    /// It is shown to all other players, and done when all have agreed but the one to whom it is done.
    WhenAllAgree,
    /// There is nothing that the command could do for this role.
    Nothing,
}

impl Right {
    /// Its word in the table.
    pub const fn word(self) -> &'static str {
        match self {
            Self::No => "no",
            Self::Yes => "yes",
            Self::WhenAllAgree => "all-agree",
            Self::Nothing => "nothing",
        }
    }

    /// Its sign in the guide.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::No => "–",
            Self::Yes => "✓",
            Self::WhenAllAgree => "all",
            Self::Nothing => "",
        }
    }

    const fn read(letter: u8) -> Self {
        match letter {
            b'-' => Self::No,
            b'y' => Self::Yes,
            b'a' => Self::WhenAllAgree,
            b' ' => Self::Nothing,
            _ => panic!("no such right"),
        }
    }
}

/// The rights of all roles to one command, in the order of [`Role::ALL`].
pub type Row = [Right; Role::ALL.len()];

/// Reads a row: a letter for each role.
const fn row(letters: &[u8; Role::ALL.len()]) -> Row {
    let mut row = [Right::No; Role::ALL.len()];
    let mut at = 0;
    while at < row.len() {
        row[at] = Right::read(letters[at]);
        at += 1;
    }
    row
}

macro_rules! rights {
    ($($command:ident $letters:literal)*) => {
        /// Who may give `command`.
        pub const fn rights(command: CommandId) -> Row {
            match command {
                $(CommandId::$command => const { row($letters) },)*
            }
        }
    };
}

// The columns: outsider, waiting, watcher, deputy, player, eliminated, former · neutral master, playing master, seeing
// master, administrator, playing administrator · expelled, barred, host, operator.
rights! {
    New b"yyyyyyyyyyyyy-y "
    Join b"yyyy  yy yy --y "
    Prefer b"-y--yy--y--y--- "
    Confirm b"----yy--y--y--- "
    Rules b"yyyyyyyyyyyyyyy "
    Lots b"yyyyyyyyyyyyyyy "
    Players b"yyyyyyyyyyyyyyy "
    Leave b"-y--yy--y--y--- "
    Start b"-------yyyyy--y "
    Assign b"-------yyyyy--y "
    Rematch b"----yyyyyy-y--- "
    Order b"---yy --y--y--- "
    Orders b"---yyy--y--y--- "
    OrderHistory b"---yyy--y--y--- "
    Clear b"---yyy--y--y--- "
    Ready b"---yy --y--y--- "
    Unready b"---yy --y--y--- "
    Status b"yyyyyyyyyyyyyyy "
    Map b"yyyyyyyyyyyyyyy "
    Results b"yyyyyyyyyyyyyyy "
    Withdraw b"---yyy--y--y--- "
    Translate b"yyyyyyyyyyyyyyy "
    Why b"yyyyyyyyyyyyyyy "
    WhatIf b"yyyyyyyyyyyyyyy "
    Rule b"yyyyyyyyyyyyyyy "
    Possible b"yyyyyyyyyyyyyyy "
    OrderMap b"----y --y--y--- "
    Chart b"yyyyyyyyyyyyyyy "
    Export b"yyyyyyyyyyyyyyy "
    OpenLetters b"----y---y--y--- "
    Watch b"yy ----y-yy---y "
    Unwatch b"  y             "
    Watchers b"----yy--y--y--- "
    Talk b"----yy--y--y--- "
    Letter b"----yy--y--y--- "
    Propose b"----yy--y--y--- "
    Agreements b"----yy--y--y--- "
    Adopt b"----y --y--y--- "
    Renew b"----yy--y--y--- "
    Notation b"yyyyyyyyyyyyyyy "
    Block b"yyyyyyyyyyyyyyy "
    Unblock b"yyyyyyyyyyyyyyy "
    Report b"----yyy-y--y--- "
    WrongSentence b"yyyyyyyyyyyyyyy "
    MyGames b"yyyyyyyyyyyyyyy "
    MyRecord b"yyyyyyyyyyyyyyy "
    Language b"yyyyyyyyyyyyyyy "
    MyData b"yyyyyyyyyyyyyyy "
    Forget b"yyyyyyyyyyyyyyy "
    Practice b"yyyyyyyyyyyyyyy "
    Timezone b"yyyyyyyyyyyyyyy "
    Notify b"yyyyyyyyyyyyyyy "
    Quiet b"yyyyyyyyyyyyyyy "
    Mute b"yyyyyyyyyyyyyyy "
    Unmute b"yyyyyyyyyyyyyyy "
    Pictures b"yyyyyyyyyyyyyyy "
    Wording b"yyyyyyyyyyyyyyy "
    Setup b"yyyyyyyyyyyyyyy "
    Help b"yyyyyyyyyyyyyyy "
    Draw b"----y---y--y--- "
    Agree b"---yy---y--y--- "
    Refuse b"---yy---y--y--- "
    Concede b"----y---y--y--- "
    End b"----y---y--y--- "
    Victory b"----y---y--y--- "
    MoreTime b"----y---y--y--- "
    VotePause b"----y---y--y--- "
    VoteResume b"----y---y--y--- "
    Resign b"----yy--y--y--- "
    Take b"yy---y-y--y---y "
    Return b"    y y y  y--  "
    Away b"----yy--y--y--- "
    Deputy b"----y---y--y--- "
    Replace b"-------yyyyy--y "
    Expel b"-------yayya--y "
    Invite b"-------yyyyy--y "
    Fill b"-------yyyyy--y "
    Panel b"-------yyyyy--y "
    Remind b"-------yyyyy--y "
    Pause b"-------yyyyy--y "
    Resume b"-------yyyyy--y "
    Extend b"-------yyyyy--y "
    Adjudicate b"-------yayya--y "
    Announce b"-------yyyyy--y "
    Rollback b"-------yayya--y "
    Edit b"-------yayya--y "
    Enter b"-------yayya--y "
    Cancel b"-------yayya--y "
    Proceed b"-------yyyyy--y "
    Appoint b"----------yy--y "
    MutePower b"-------y-yy---y "
    Bar b"----------yy--y "
    Admit b"----------yy--y "
    Reports b"----------yy--y "
    MoveHere b"   ----yyy y    "
    ResultsHere b"   ----yyy y    "
    Change b"-------yyyyy--y "
    Say b"----y---y--y--- "
    Document b"----y---y--y--- "
    Sign b"----yy--y--y--- "
}

/// Whether `role` may give `command`.
pub fn right(command: CommandId, role: Role) -> Right {
    let at = Role::ALL.iter().position(|known| *known == role);
    at.map_or(Right::No, |at| rights(command)[at])
}

/// The table as Markdown: a line for each command, by its name in `language`, and a column for each role.
pub fn table(words: &Words, language: Language) -> String {
    let heading = Role::ALL.map(Role::id).join(" | ");
    let mut lines = vec![format!("| | {heading} |"), format!("|---|{}", "---|".repeat(Role::ALL.len()))];
    lines.extend(COMMANDS.iter().map(|spec| {
        let cells = rights(spec.command).map(Right::sign).join(" | ");
        format!("| `{}` | {cells} |", command::name(words, spec, language))
    }));
    lines.join("\n") + "\n"
}

/// The table as JSON Lines, by the ids of commands and roles: `{"command":"edit","outsider":"no",…}`.
pub fn lines() -> String {
    let line = |spec: &command::Spec| {
        let cells = Role::ALL.into_iter().zip(rights(spec.command));
        let cells = cells.map(|(role, right)| (role.id().to_owned(), right.word().into()));
        let line: Map<String, Value> = std::iter::once(("command".to_owned(), spec.id.into())).chain(cells).collect();
        format!("{}\n", Value::Object(line))
    };
    COMMANDS.iter().map(line).collect()
}
