//! How long data is kept, in one table. The README's privacy section describes the same data, and who can read it; a
//! test compares the two.
//!
//! Data that isn't here is kept without a limit: a game with its history (positions, orders as understood, results, who
//! played which power) until the operator deletes it, and the preferences of people while they play.

use jiff::{SignedDuration, Timestamp};

macro_rules! lives {
    ($($(#[doc = $about:literal])+ $name:ident = $days:literal;)+) => {
        $($(#[doc = $about])+ pub const $name: SignedDuration = SignedDuration::from_hours(24 * $days);)+

        /// The rows of the table: the data, and for how many days it is kept.
        pub const LIVES: &[Life] = &[$(Life { about: concat!($($about),+), days: $days },)+];
    };
}

/// One row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Life {
    /// The data, and when its time begins.
    pub about: &'static str,
    /// For how many days.
    pub days: i64,
}

lives! {
    /// The id of an event, after it was handled.
    EVENT_ID = 61;
    /// The network's id of a post that nothing can change any more, after it was posted.
    NOTE_OF_POST = 7;
    /// The network's id of an answer to a message, or of a post that is about no game and may be edited, after it was posted.
    NOTE_OF_EDITABLE_POST = 30;
    /// A notice for a network that isn't switched on, after it was due.
    ABANDONED_POST = 30;
    /// The networks' ids of a game's posts and press rooms, what players said to each other as statements, and its letters where
    /// storing them was agreed, after the end of the game.
    FINISHED_GAME = 30;
    /// Orders as they were typed, after the end of the game.
    TYPED_ORDERS = 180;
    /// The data of a person who plays in no game, after they last did something.
    PERSON = 365;
    /// How far a person has come in a practice, after they last did something in it.
    PRACTICE = 1;
    /// A board on which a person tries orders, after they last did something on it.
    WHAT_IF = 1;
    /// The hash of a link to the map on which orders are chosen, after the link or the opened map has ended.
    MAP_LINK = 1;
    /// Who was seen in which channel, after they last did something there.
    SIGHTING = 365;
    /// Whom somebody has blocked, and who may not join games on a server, after they were listed.
    LISTED_PERSON = 365;
    /// How many phases of a game somebody missed, and whether they finished it, after that; and whether game masters may
    /// see it, after that was agreed.
    TRACK_RECORD = 365;
    /// A report to administrators, and that there was one to a game master, after it was made.
    REPORT = 30;
    /// The id of a message that somebody finds wrong, after it was last named.
    WRONG_SENTENCE = 365;
    /// That somebody has asked to be forgotten, as a keyed hash of their id, after that.
    FORGOTTEN = 365;
    /// A post of the local page, after it was written.
    LOCAL_POST = 365;
    /// A picture or a file on the local page, after it was posted.
    LOCAL_PICTURE = 30;
    /// An earlier version of a post of the local page, after another took its place.
    LOCAL_VERSION = 7;
}

/// Older events are ignored: it isn't known any more whether they were handled. The day between this and [`EVENT_ID`]
/// allows for networks whose clock is ahead.
pub const OLDEST_EVENT: SignedDuration = SignedDuration::from_hours(24 * 60);

/// Whether an event of the time `at` is too old to be handled.
pub fn is_forgotten_event(at: Timestamp, now: Timestamp) -> bool {
    now.duration_since(at) > OLDEST_EVENT
}

/// The time before which data has been kept for longer than `life`.
pub(super) fn before(now: Timestamp, life: SignedDuration) -> i64 {
    now.checked_sub(life).unwrap_or(Timestamp::MIN).as_millisecond()
}

#[cfg(test)]
mod tests {
    use super::*;

    const README: &str = include_str!("../../../README.md");

    fn privacy() -> &'static str {
        let (_, after) = README.split_once("\n### Privacy\n").expect("the section");
        after.split("\n#").next().unwrap_or(after)
    }

    #[test]
    fn the_readme_says_how_long_each_thing_is_kept() {
        for life in LIVES {
            let days = if life.days == 1 { "day" } else { "days" };
            let row = format!("| {} | {} {days} |", life.about.trim().trim_end_matches('.'), life.days);
            assert!(privacy().contains(&row), "the privacy section of README.md lacks: {row}");
        }
    }

    /// A new table needs a row here that says what is in it, and for how long.
    #[tokio::test]
    async fn the_readme_names_every_table() {
        let folder = tempfile::tempdir().unwrap();
        let store = crate::Store::open(folder.path(), &folder.path().join("db")).await.unwrap();
        let tables: Vec<String> = crate::db::query_scalar(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_sqlx%'",
        )
        .fetch_all(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
        for table in tables {
            assert!(privacy().contains(&format!("`{table}`")), "the privacy section of README.md lacks `{table}`");
        }
    }

    #[test]
    fn practices_and_boards_are_kept_as_long_as_they_can_be_continued() {
        assert_eq!(PRACTICE, dragoman_game::practice::LIFE);
        assert_eq!(WHAT_IF, dragoman_game::what_if::LIFE);
    }

    #[test]
    fn press_rooms_are_known_as_long_as_it_is_said_at_their_end() {
        assert_eq!(FINISHED_GAME, SignedDuration::from_hours(24 * i64::from(dragoman_game::room::ROOM_DAYS)));
    }

    #[test]
    fn the_id_of_an_event_is_kept_longer_than_the_event_is_accepted() {
        assert!(OLDEST_EVENT < EVENT_ID);
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        assert!(!is_forgotten_event(now, now));
        assert!(!is_forgotten_event(now.checked_sub(OLDEST_EVENT).unwrap(), now));
        assert!(is_forgotten_event(now.checked_sub(EVENT_ID).unwrap(), now));
        assert!(!is_forgotten_event(now.checked_add(EVENT_ID).unwrap(), now), "a clock that is ahead");
    }
}
