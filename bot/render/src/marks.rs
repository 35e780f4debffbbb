//! Signs by which powers differ besides their colours: letters on units and supply centres, patterns on land.

use dragoman_engine::Power;

/// How powers are told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Marks {
    /// By their colours alone.
    #[default]
    None,
    /// Also by letters on units and supply centres.
    Letters,
    /// Also by these letters, and by the pattern of their land.
    Patterns,
}

/// The most letters of a name that a symbol has room for.
const MOST_LETTERS: usize = 3;

/// Letters that mean an army or a fleet in some language: alone on a unit they would seem to mean that.
const UNITS: [&str; 3] = ["a", "f", "v"];

/// For each name the shortest beginning that no other has and that means no kind of unit: `E` for England, `Fr` for France, `In` and
/// `It` for Inghilterra and Italia. Where there is no room for so much, other letters of the name in their order: `NG` and `NI`
/// for Northern Gaul and Northern Italy. All differ, unless names are the same.
#[must_use]
pub fn beginnings(names: &[String]) -> Vec<String> {
    let beginning = |name: &str, length: usize| name.chars().take(length).collect::<String>();
    let shortest = |at: usize, name: &String| {
        let unique = |length: &usize| {
            let own = beginning(name, *length).to_lowercase();
            if UNITS.contains(&own.as_str()) {
                return false;
            }
            let mut others = names.iter().enumerate().filter(|(other, _)| *other != at);
            others.all(|(_, other)| beginning(other, *length).to_lowercase() != own)
        };
        (1..MOST_LETTERS).find(unique).unwrap_or(MOST_LETTERS)
    };
    let mut all: Vec<String> = names.iter().enumerate().map(|(at, name)| beginning(name, shortest(at, name))).collect();
    let alike = |one: &String| all.iter().filter(|other| other.to_lowercase() == one.to_lowercase()).count() > 1;
    let shared: Vec<bool> = all.iter().map(alike).collect();
    for at in (0..all.len()).filter(|&at| shared[at]) {
        let is_free = |letters: &str| {
            let letters = letters.to_lowercase();
            let mut others = all.iter().enumerate().filter(|(other, _)| *other != at);
            !UNITS.contains(&letters.as_str()) && others.all(|(_, other)| other.to_lowercase() != letters)
        };
        if let Some(free) = abbreviations(&names[at]).into_iter().find(|letters| is_free(letters)) {
            all[at] = free;
        }
    }
    all
}

/// The first letter of a name with one or two later ones: those that begin words, then any.
fn abbreviations(name: &str) -> Vec<String> {
    let initials: Vec<char> = name.split_whitespace().filter_map(|word| word.chars().next()).collect();
    let letters: Vec<char> = name.chars().filter(|letter| letter.is_alphanumeric()).collect();
    let mut found = Vec::new();
    for letters in [initials, letters] {
        let Some((first, later)) = letters.split_first() else { continue };
        found.extend(later.iter().map(|second| String::from_iter([first, second])));
        for (at, second) in later.iter().enumerate() {
            found.extend(later[at + 1..].iter().map(|third| String::from_iter([first, second, third])));
        }
    }
    found
}

/// The distance between two lines of a pattern, in units: wide enough for a phone.
const PERIOD: f32 = 21.0;
/// Half the width of a line.
const HALF: f32 = 2.1;
/// The radius of a dot.
const DOT: f32 = 4.2;

/// How much of the pixel at (`x`, `y`), in units from any origin, the pattern of `power` covers: 0 to 1. A unit is `scale`
/// pixels long.
pub(crate) fn coverage(power: Power, x: f32, y: f32, scale: f32) -> f32 {
    // How far the middle of a stripe or dot is away, less its own size.
    let line = |along: f32, period: f32| (along - (along / period).round() * period).abs() - HALF;
    let falling = || line((x - y) * std::f32::consts::FRAC_1_SQRT_2, PERIOD);
    let rising = || line((x + y) * std::f32::consts::FRAC_1_SQRT_2, PERIOD);
    let lattice = |shift: f32| {
        let (x, y) = (x + shift, y + shift);
        let off = |v: f32| v - (v / (2.0 * PERIOD)).round() * 2.0 * PERIOD;
        off(x).hypot(off(y)) - DOT
    };
    let away = match power.index() % 7 {
        0 => rising(),
        1 => line(y, PERIOD),
        2 => falling(),
        3 => line(x, PERIOD),
        4 => rising().min(falling()),
        5 => lattice(0.0).min(lattice(PERIOD)),
        _ => line(x, 1.5 * PERIOD).min(line(y, 1.5 * PERIOD)),
    };
    (0.5 - away * scale).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_have_the_shortest_letters_that_differ() {
        let of = |names: &[&str]| beginnings(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
        assert_eq!(of(&["Austria", "England", "France"]), ["Au", "E", "Fr"]);
        assert_eq!(of(&["Inghilterra", "Francia", "Italia"]), ["In", "Fr", "It"]);
        assert_eq!(of(&["Österreich", "Italien"]), ["Ö", "I"]);
        assert_eq!(of(&["Northern Gaul", "Northern Italy"]), ["NG", "NI"]);
        assert_eq!(of(&["Marseille", "Marsala", "Mars"]), ["Ma", "Mr", "Ms"]);
        assert_eq!(of(&["Rome", "Rome"]), ["Ro", "Rm"]);
        assert_eq!(of(&["", "Rome"]), ["", "R"]);
        let many: Vec<String> = (0..64).map(|number| format!("Nor{}{number}", "thern ".repeat(number % 4))).collect();
        let letters: std::collections::BTreeSet<String> = beginnings(&many).into_iter().collect();
        assert_eq!(letters.len(), many.len(), "{letters:?}");
    }
}
