//! Dates and phases as each language writes them: "Primavera 1901", "najaar 1901", "1 d.C.".

use dragoman_engine::{PhaseCode, PhaseKind, Season, Turn};

use crate::text::capitalized;
use crate::{Args, Language, Words};

/// From this year on the bare number is recognisable as a year; earlier ones get "AD".
const PLAIN_YEAR: u16 = 1000;

impl Words {
    /// A year: "1901", "1 d.C.".
    #[must_use]
    pub fn year(&self, language: Language, year: u16) -> String {
        let year_text = year.to_string();
        if year >= PLAIN_YEAR {
            return year_text;
        }
        self.text(language, "year-after-christ", &Args::new().text("year", year_text))
    }

    /// A turn inside a sentence: "primavera 1901", "Spring 1901".
    #[must_use]
    pub fn turn(&self, language: Language, turn: Turn) -> String {
        let id = match turn.season {
            Season::Spring => "turn-spring",
            Season::Autumn => "turn-autumn",
            Season::Winter => "turn-winter",
        };
        self.text(language, id, &Args::new().text("year", self.year(language, turn.year)))
    }

    /// A phase inside a sentence: the turn, and the kind of phase except movement.
    #[must_use]
    pub fn phase(&self, language: Language, phase: PhaseCode) -> String {
        let turn = self.turn(language, phase.turn);
        match phase.kind {
            PhaseKind::Movement => turn,
            PhaseKind::Retreat => self.text(language, "turn-retreats", &Args::new().text("turn", turn)),
            PhaseKind::Adjustment => self.text(language, "turn-adjustments", &Args::new().text("turn", turn)),
        }
    }

    /// A phase as a heading: "Primavera 1901", "Najaar 1901, terugtochten".
    #[must_use]
    pub fn heading(&self, language: Language, phase: PhaseCode) -> String {
        capitalized(&self.phase(language, phase))
    }
}
