//! Notes of the networks' adapters: how they begin, where in them a person stands, and when they are done with.
//!
//! An adapter writes and reads its notes. The store learns from here whom they are about and which of them are about a room,
//! so that nothing is left of a person who is forgotten, or of a room that is gone, also while that network isn't connected.
//! It knows no adapter's format.

use crate::network::PlatformName;

/// How far a channel on Discord was read; its id follows. The value is `private/last message/owner/their last messages`,
/// or `public/last message/last messages/server`: the last messages that were delivered. It is `hidden/…` while the bot doesn't
/// see the channel.
pub const DISCORD_READ: &str = "discord.read.";

/// The first part of what is noted of a private conversation.
pub const DISCORD_PRIVATE: &str = "private";

/// Who is in a private thread on Discord; its id follows. The value is a list of words, among which are the members' ids.
pub const DISCORD_MEMBERS: &str = "discord.room.";

/// An event on Matrix that waits for its key; its id follows. The value is the room, the event's time and its sender,
/// or empty once it is done.
pub const MATRIX_UNDECRYPTED: &str = "matrix.waiting.";

/// What an adapter notes of each room; the room's native id follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotesOfRooms {
    /// The network of the rooms.
    pub platform: PlatformName,
    /// Who is in the room.
    pub members: &'static str,
    /// What else is noted of it.
    pub others: &'static [&'static str],
}

/// The networks whose adapters note something of rooms.
pub const OF_ROOMS: [NotesOfRooms; 1] =
    [NotesOfRooms { platform: PlatformName::Discord, members: DISCORD_MEMBERS, others: &[DISCORD_READ] }];

/// The beginnings of notes that are empty once they are done with.
pub const EMPTY_WHEN_DONE: [&str; 1] = [MATRIX_UNDECRYPTED];

/// The note of who is in a room of `platform` with this native id, if its adapter writes one.
pub fn members_of(platform: PlatformName, room: &str) -> Option<String> {
    let of_rooms = OF_ROOMS.iter().find(|of_rooms| of_rooms.platform == platform)?;
    Some(format!("{}{room}", of_rooms.members))
}

/// The one person that a note is about, by their id on their network.
pub fn person<'note>(name: &str, value: &'note str) -> Option<(PlatformName, &'note str)> {
    if name.starts_with(DISCORD_READ) {
        let (_, noted) = value.split_once('/').filter(|(sort, _)| *sort == DISCORD_PRIVATE)?;
        return Some((PlatformName::Discord, noted.split('/').nth(1)?));
    }
    if name.starts_with(MATRIX_UNDECRYPTED) {
        let sender = value.split(' ').nth(2).filter(|sender| !sender.is_empty())?;
        return Some((PlatformName::Matrix, sender));
    }
    None
}

/// What is noted of a thread's members, without `person`.
pub fn without_member(members: &str, person: &str) -> String {
    let left: Vec<&str> = members.split_whitespace().filter(|member| *member != person).collect();
    left.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_about_its_owner_or_sender() {
        let found = |name: &str, value| person(name, value).map(|(platform, person)| (platform, person.to_owned()));
        let discord = Some((PlatformName::Discord, "77".to_owned()));
        assert_eq!(found("discord.read.5", "private/12/77"), discord);
        assert_eq!(found("discord.read.5", "private/12/77/12,11"), discord);
        let matrix = Some((PlatformName::Matrix, "@ada:x".to_owned()));
        assert_eq!(found("matrix.waiting.$e", "!r:x 5000 @ada:x public"), matrix);
        for (name, value) in [
            ("discord.read.5", "private/12"),
            ("discord.read.5", "public/12/11,10/4"),
            ("discord.room.5", "77 78 in:20419 77"),
            ("matrix.waiting.$e", ""),
            ("matrix.waiting.$e", "!r:x 5000 "),
            ("matrix.sync", "private/x/77"),
        ] {
            assert_eq!(found(name, value), None, "{name} {value}");
        }
    }

    #[test]
    fn only_who_notes_members_has_a_note_of_them() {
        assert_eq!(members_of(PlatformName::Discord, "5").as_deref(), Some("discord.room.5"));
        assert_eq!(members_of(PlatformName::Matrix, "!r:x"), None);
        assert_eq!(members_of(PlatformName::Local, "5"), None);
    }

    #[test]
    fn a_thread_is_left_with_its_other_members() {
        assert_eq!(without_member("77 78 in:20419 77 78 asleep", "77"), "78 in:20419 78 asleep");
        assert_eq!(without_member("77", "77"), "");
    }
}
