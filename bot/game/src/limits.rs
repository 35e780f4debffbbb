//! The limits for one person: each in one table, with its key, its default and its range.
//!
//! Each is a key of the configuration below `limits` (`limits.text`, `DRAGOMAN_LIMITS_TEXT`). Reaching a limit is never
//! silent: the person is told which one it is. Not here: limits of the networks (their adapters have them), and how
//! long things are kept (the store has that).

macro_rules! limits {
    ($($(#[doc = $about:literal])+ $field:ident: $default:literal, $least:literal ..= $most:literal;)+) => {
        /// The limits for one person.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Limits {
            $($(#[doc = $about])+ pub $field: u32,)+
        }

        impl Default for Limits {
            fn default() -> Self {
                Self { $($field: $default,)+ }
            }
        }

        /// The rows of the table, in the order in which the README lists them.
        pub const LIMITS: &[Limit] = &[$(Limit {
            key: concat!("limits.", stringify!($field)),
            about: concat!($($about),+),
            default: $default,
            least: $least,
            most: $most,
        },)+];

        impl Limits {
            /// Sets the limit of `key`; `false`: no limit has that key.
            pub fn set(&mut self, key: &str, value: u32) -> bool {
                match key {
                    $(concat!("limits.", stringify!($field)) => self.$field = value,)+
                    _ => return false,
                }
                true
            }
        }
    };
}

/// One row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The key of the configuration: `limits.text`.
    pub key: &'static str,
    /// What is counted.
    pub about: &'static str,
    /// The value unless the operator sets another.
    pub default: u32,
    /// The smallest value that may be set.
    pub least: u32,
    /// The largest value that may be set.
    pub most: u32,
}

limits! {
    /// Characters of one message, and of one value of a command. A longer one is not read.
    text: 4_000, 200..=16_000;
    /// Commands, questions, presses and messages to the bot that one person may send in a minute.
    commands: 60, 10..=10_000;
    /// Games in the lobby or being played that one person may have created.
    games_per_person: 5, 1..=10_000;
    /// Games in the lobby or being played in one channel.
    games_per_channel: 20, 1..=10_000;
    /// Days after which a lobby that hasn't begun is closed.
    lobby_days: 14, 1..=365;
    /// Declarations, announcements and documents that one person may publish in a phase.
    documents: 10, 1..=1_000;
    /// Letters that one person may send in a phase.
    letters: 200, 1..=10_000;
    /// Press rooms of one game.
    rooms: 60, 1..=200;
    /// People whom one person may have blocked.
    blocks: 50, 1..=1_000;
    /// Reports that one person may make in a day.
    reports: 3, 1..=100;
    /// Characters of a game's name, and of a person's name as it is shown.
    name: 40, 10..=100;
    /// Seconds of the shortest deadline.
    shortest_deadline: 60, 1..=86_400;
    /// Phases in a row that a game goes on in which only computers play.
    computer_phases: 12, 1..=1_000;
    /// Invitations into rooms that are accepted in a minute from one server.
    invitations: 10, 1..=1_000;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_can_be_set_and_its_default_is_allowed() {
        let mut limits = Limits::default();
        for row in LIMITS {
            assert!((row.least..=row.most).contains(&row.default), "{}", row.key);
            assert!(limits.set(row.key, row.most), "{}", row.key);
        }
        assert_eq!(limits.text, 16_000);
        assert!(!limits.set("limits.tea", 1));
    }

    #[test]
    fn the_readme_lists_every_limit_with_its_default() {
        let readme = include_str!("../../../README.md");
        for row in LIMITS {
            let mut default = row.default.to_string();
            if default.len() > 3 {
                default.insert(default.len() - 3, ',');
            }
            assert!(readme.contains(&format!("| `{}` | {default} |", row.key)), "{} in the README", row.key);
        }
    }
}
