//! What computers are called: by a number, from which each reader's language makes a name.
//!
//! The number is stored where people have a name, behind a character that is removed from people's names.

use super::game::Game;

/// Stands in front of the number. No person's name has it: it is a control character.
const MARK: char = '\u{1a}';

/// The name of the computer with this number, as it is stored and given in notices.
pub fn computer_name(number: usize) -> String {
    format!("{MARK}{number}")
}

/// The number of the computer whose name this is; `None`: it is a person's.
pub fn computer_number(name: &str) -> Option<&str> {
    name.strip_prefix(MARK)
}

/// The smallest numbers that no computer of `game` has, in their order, for those that take seats now.
pub fn free_computer_names(game: &Game) -> impl Iterator<Item = String> + use<> {
    let computers = game.seats.iter().filter(|seat| seat.computer().is_some());
    let taken: Vec<String> = computers.filter_map(|seat| number_in(&seat.name)).map(str::to_owned).collect();
    (1..).filter(move |number: &usize| !taken.contains(&number.to_string())).map(computer_name)
}

/// The number in the name of a computer. Older versions stored a name in the game's language: "Komputer 1".
fn number_in(name: &str) -> Option<&str> {
    computer_number(name).or_else(|| Some(name.rsplit_once(' ')?.1))
}
