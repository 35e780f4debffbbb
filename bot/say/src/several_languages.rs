//! What readers of several languages read at once, where a text for each has no room: buttons, and the names of press rooms.

use dragoman_game::model::PowerId;
use dragoman_l10n::{Language, Words};
use dragoman_platform::message::Action;

use super::buttons::LONGEST_LABEL;

/// What stands between the names of a button in different languages.
const BETWEEN_LABELS: &str = " / ";
/// The longest name of a press room, in characters.
const LONGEST_ROOM: usize = 100;

/// Adds to the label of each button what it is called for readers of another language: `Zgoda / D'accordo`.
pub fn name_in_another(actions: &mut [Action], others: &[Action]) {
    for action in actions {
        let Some(other) = others.iter().find(|other| other.id == action.id) else { continue };
        let both = format!("{}{BETWEEN_LABELS}{}", action.label, other.label);
        let is_new = !action.label.split(BETWEEN_LABELS).any(|known| known == other.label);
        if is_new && both.chars().count() <= LONGEST_LABEL {
            action.label = both;
        }
    }
}

/// The name of a press room: its game, and its powers as their players call them, `Bosforo · Austria/Österreich-Ungarn – Italia/Italien`. The
/// last ones of `languages` are left out where there is no room for all.
pub fn room_name(words: &Words, game: &str, powers: &[PowerId], languages: &[Language]) -> String {
    let in_first = |many: usize| {
        let named = powers.iter().map(|power| {
            let mut names: Vec<String> = Vec::new();
            for language in languages.iter().take(many) {
                let name = words.power(*language, power);
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            names.join("/")
        });
        format!("{game} · {}", named.collect::<Vec<_>>().join(" – "))
    };
    let fitting = (2..=languages.len()).rev().map(in_first).find(|name| name.chars().count() <= LONGEST_ROOM);
    fitting.unwrap_or_else(|| in_first(1).chars().take(LONGEST_ROOM).collect())
}
