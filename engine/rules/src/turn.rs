//! Turns and their seasons.

/// A part of the game's year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Season {
    /// Movement and retreats.
    Spring,
    /// Movement and retreats, then the centres are counted.
    Autumn,
    /// Builds and removals.
    Winter,
}

impl Season {
    /// `S`, `F` or `W`, as the exchange formats write it.
    pub const fn letter(self) -> char {
        match self {
            Season::Spring => 'S',
            Season::Autumn => 'F',
            Season::Winter => 'W',
        }
    }
}

/// A season of a year: Spring 1901.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// The year of the game; Ancient Mediterranean starts with 1.
    pub year: u16,
    /// The season.
    pub season: Season,
}

impl Turn {
    /// The turn that follows in the calendar.
    #[must_use]
    pub const fn next(self) -> Turn {
        match self.season {
            Season::Spring => Turn { season: Season::Autumn, ..self },
            Season::Autumn => Turn { season: Season::Winter, ..self },
            Season::Winter => Turn { season: Season::Spring, year: self.year.saturating_add(1) },
        }
    }
}

impl std::fmt::Display for Turn {
    /// `S1901`, `F0001`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{:04}", self.season.letter(), self.year)
    }
}

/// What is decided in a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PhaseKind {
    /// Moves, supports, convoys.
    Movement,
    /// Where dislodged units go.
    Retreat,
    /// Builds and removals.
    Adjustment,
}

impl PhaseKind {
    /// `M`, `R` or `A`, as the exchange formats write it.
    pub const fn letter(self) -> char {
        match self {
            PhaseKind::Movement => 'M',
            PhaseKind::Retreat => 'R',
            PhaseKind::Adjustment => 'A',
        }
    }
}

/// The name of a phase in the exchange formats: `S1901M`, `F1901R`, `W1901A`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PhaseCode {
    /// The season and the year.
    pub turn: Turn,
    /// The kind of phase within it.
    pub kind: PhaseKind,
}

impl PhaseCode {
    /// Reads `S1901M`. `None` for anything that isn't a phase: a wrong letter, a year without four digits (or five from 10000), a
    /// movement in winter, adjustments in spring.
    pub fn read(text: &str) -> Option<PhaseCode> {
        let (&kind, turn) = text.as_bytes().split_last()?;
        let turn = turn_of(turn)?;
        let kind = match (kind, turn.season) {
            (b'M', Season::Spring | Season::Autumn) => PhaseKind::Movement,
            (b'R', Season::Spring | Season::Autumn) => PhaseKind::Retreat,
            (b'A', Season::Winter) => PhaseKind::Adjustment,
            _ => return None,
        };
        Some(PhaseCode { turn, kind })
    }
}

impl std::fmt::Display for PhaseCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.turn, self.kind.letter())
    }
}

impl Turn {
    /// Reads `F1910`; `None` for anything else.
    pub fn read(text: &str) -> Option<Turn> {
        turn_of(text.as_bytes())
    }
}

fn turn_of(text: &[u8]) -> Option<Turn> {
    let (season, digits) = text.split_first()?;
    // As they are written: a year has no more zeros in front than four digits need.
    if digits.len() < 4 || digits.len() > 4 && digits.first() == Some(&b'0') {
        return None;
    }
    let season = match season {
        b'S' => Season::Spring,
        b'F' => Season::Autumn,
        b'W' => Season::Winter,
        _ => return None,
    };
    let mut year = 0_u16;
    for digit in digits {
        year = year.checked_mul(10)?.checked_add(u16::from(digit.is_ascii_digit().then(|| digit - b'0')?))?;
    }
    Some(Turn { year, season })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phase_is_read_and_written_alike() {
        for text in ["S1901M", "F1901R", "W0001A", "S10000M", "W65535A"] {
            assert_eq!(PhaseCode::read(text).map(|code| code.to_string()).as_deref(), Some(text));
        }
        for text in ["W1901M", "S1901A", "S19O1M", "S191M", "s1901M", "S1901", "é901M", "S01901M", "S65536M", "S", ""]
        {
            assert_eq!(PhaseCode::read(text), None, "{text}");
        }
        // What follows on the last year of four digits is read again.
        let after = Turn { year: 9999, season: Season::Winter }.next();
        assert_eq!(Turn::read(&after.to_string()), Some(after));
    }

    #[test]
    fn winter_ends_the_year() {
        let mut turn = Turn { year: 1901, season: Season::Spring };
        let mut seen = Vec::new();
        for _ in 0..4 {
            seen.push(turn.to_string());
            turn = turn.next();
        }
        assert_eq!(seen, ["S1901", "F1901", "W1901", "S1902"]);
    }
}
