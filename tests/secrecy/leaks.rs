//! Leaks that are planted, one in each kind of post, to show that they are found and how soon.
//!
//! The program has no such faults, and gets none for this: what a reader of one of the two games receives is changed on its
//! way, after it was composed and before it is compared, according to what is stored in that game. It is one bit of
//! everything secret there, so that a difference shows in half of all cases.

use dragoman_game::event::Place;
use dragoman_game::loaded::LetterRow;
use dragoman_game::model::{PowerId, Stage};
use dragoman_game::standing::{What, may_see, may_see_letter};
use dragoman_l10n::Text;
use dragoman_say::PictureOf;

use super::shown::Shown;
use super::world::World;

/// Where a secret gets out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leak {
    /// In the words of a post in the channel.
    Post,
    /// In the words of a post that replaces an earlier one.
    Edit,
    /// In the words of an answer to one person.
    Answer,
    /// In a file.
    File,
    /// In the alternative text of a picture.
    AltText,
    /// In what a picture is drawn from.
    Picture,
    /// In a picture itself.
    Pixels,
    /// In the name of a press room.
    RoomName,
    /// In the members of a press room.
    RoomMembers,
    /// In the address of a press room.
    RoomAddress,
    /// In what comes to somebody who watches.
    Watcher,
    /// In what is suggested while somebody types.
    Suggestion,
}

/// All of them.
pub const LEAKS: [Leak; 12] = [
    Leak::Post,
    Leak::Edit,
    Leak::Answer,
    Leak::File,
    Leak::AltText,
    Leak::Picture,
    Leak::Pixels,
    Leak::RoomName,
    Leak::RoomMembers,
    Leak::RoomAddress,
    Leak::Watcher,
    Leak::Suggestion,
];

impl Leak {
    /// Lets the secret `bit` out in a post.
    pub fn in_post(self, shown: &mut Shown, place: &Place, watches: bool, bit: bool) {
        let is_private = matches!(place, Place::Person(_) | Place::Reply { .. });
        let says = match self {
            Self::Post => matches!(place, Place::Channel(_)) && !shown.edits(),
            Self::Edit => shown.edits(),
            Self::Answer => matches!(place, Place::Reply { .. }),
            Self::Watcher => is_private && watches,
            _ => false,
        };
        if !bit {
            return;
        }
        if says {
            shown.said.text = std::mem::take(&mut shown.said.text).below(Text::prose("!"));
        }
        match self {
            Self::File => {
                if let Some(file) = &mut shown.said.file {
                    file.bytes = [&file.bytes[..], b"\n"].concat().into();
                }
            }
            Self::AltText => shown.alt.iter_mut().for_each(|alt| alt.push('.')),
            Self::Picture => {
                if let Some(PictureOf::Position(position)) = &mut shown.said.picture {
                    position.units.clear();
                }
            }
            Self::Pixels => shown.bytes.iter_mut().filter_map(|bytes| bytes.last_mut()).for_each(|last| *last ^= 1),
            _ => {}
        }
    }

    /// The address that a new press room gets, instead of `key`.
    pub fn in_address(self, key: &str, bit: bool) -> String {
        if self == Self::RoomAddress && bit { format!("{key}-2") } else { key.to_owned() }
    }

    /// Lets the secret `bit` out in the name or the list of members of a press room.
    pub fn in_room(self, name: &mut String, members: &mut Vec<String>, bit: bool) {
        match self {
            Self::RoomName if bit => name.push('!'),
            Self::RoomMembers if bit => drop(members.pop()),
            _ => {}
        }
    }

    /// Lets the secret `bit` out in suggestions.
    pub fn in_suggestions(self, offers: &mut [(String, String)], bit: bool) {
        if self == Self::Suggestion && bit {
            offers.reverse();
        }
    }
}

impl World<'_> {
    /// One bit of what is secret in the game: orders, letters, statements and words in rooms, answers in open votes, wishes, and in an
    /// anonymous game who plays what.
    pub(super) fn secret_bit(&self) -> bool {
        let Some(game) = self.game() else { return false };
        let mut secrets: Vec<String> = Vec::new();
        if let Stage::Running(running) = &game.stage {
            let of_phase = |power: &PowerId| {
                let mut rows = self.rows.iter().rev();
                rows.find(|row| row.game == game.id && row.phase == running.number && row.power == *power)
            };
            let sent = game.seats.iter().flat_map(|seat| &seat.powers).filter_map(of_phase);
            secrets.extend(sent.map(|row| {
                let orders: Vec<_> = row.sheet.in_test().lines.iter().map(|line| format!("{:?}", line.order)).collect();
                format!("{} {orders:?}", row.power)
            }));
        }
        let read = |letter: &LetterRow| {
            let mut readers = self.persons.keys();
            let found = readers.find_map(|person| letter.read(&may_see_letter(letter, person)?).cloned());
            found.map(|letter| format!("{:?} {:?} {}", letter.from, letter.to, letter.text))
        };
        secrets.extend(self.letters.iter().filter_map(read));
        for seat in &game.seats {
            let (Some(person), Some(power)) = (seat.person(), seat.powers.first()) else { continue };
            let Some(permit) = may_see(game, person, What::StatementsOf(power.clone()), self.now) else { continue };
            let said = self.statements.iter().filter_map(|row| row.read(&permit));
            secrets.extend(said.map(|read| format!("{:?} {:?} {:?}", read.talk, read.said, read.replies)));
        }
        let written = self.rooms.values().flat_map(|room| room.written());
        secrets.extend(written.map(str::to_owned));
        let open = game.votes.iter().filter(|vote| vote.open);
        secrets.extend(open.map(|vote| format!("{:?}", vote.in_test())));
        secrets.extend(game.seats.iter().map(|seat| format!("{:?} {:?}", seat.person(), seat.preferences)));
        if game.settings.anonymous {
            secrets.extend(game.seats.iter().map(|seat| format!("{:?} {:?}", seat.person(), seat.powers)));
        }
        // FNV-1a, of which the lowest bit doesn't depend on the order of the bytes.
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        secrets.join("\n").bytes().fold(0xcbf2_9ce4_8422_2325, hash) >> 32 & 1 == 1
    }
}
