//! The ids and texts of a game's document, each with a type of its own: a power can't be mistaken for a unit, nor a
//! unit for an order.
//!
//! All are texts of the exchange format, and are stored as such. They become values of the engine only with the map of
//! their game ([`crate::rules`]), which also makes them. Making one checks nothing: what people type is read by the
//! rules.

use std::borrow::Borrow;
use std::fmt;
use std::ops::Deref;

use dragoman_engine::{PhaseCode, PhaseKind};
use serde::{Deserialize, Serialize};

macro_rules! text {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// As it is stored.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl Deref for $name {
            type Target = str;

            fn deref(&self) -> &str {
                &self.0
            }
        }

        impl Borrow<str> for $name {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self(text.to_owned())
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self(text)
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> Self {
                text.0
            }
        }

        impl PartialEq<str> for $name {
            fn eq(&self, other: &str) -> bool {
                self.0 == other
            }
        }

        impl PartialEq<&str> for $name {
            fn eq(&self, other: &&str) -> bool {
                self.0 == *other
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.0, f)
            }
        }
    };
}

text! {
    /// A power by its id: `AUSTRIA`.
    PowerId
}
text! {
    /// A unit: `A BUD`, `F STP/SC`.
    UnitText
}
text! {
    /// An order: `A BUD - GAL`.
    OrderText
}
text! {
    /// A province by its id: `STP`.
    ProvinceId
}
text! {
    /// A location by its id: `STP/SC`; of a province without coasts, the province's.
    LocationId
}
text! {
    /// A phase by its code: `S1901M`; `COMPLETED` once the game is over.
    PhaseId
}

/// Whether both are powers of one seat. Its first power is always the same; in the game for two the coin gives a seat one more.
pub fn is_one_seat(one: &[PowerId], other: &[PowerId]) -> bool {
    one.first() == other.first()
}

/// The exchange format's word for the end of a game.
const COMPLETED: &str = "COMPLETED";

impl PhaseId {
    /// The year, season and kind; `None` once the game is over.
    pub fn code(&self) -> Option<PhaseCode> {
        PhaseCode::read(&self.0)
    }

    /// What is done in it; `None` once the game is over.
    pub fn kind(&self) -> Option<PhaseKind> {
        self.code().map(|code| code.kind)
    }

    /// Whether units move in it.
    pub fn is_movement(&self) -> bool {
        self.kind() == Some(PhaseKind::Movement)
    }

    /// Whether dislodged units retreat in it.
    pub fn is_retreat(&self) -> bool {
        self.kind() == Some(PhaseKind::Retreat)
    }

    /// Whether units are built or disbanded in it.
    pub fn is_adjustment(&self) -> bool {
        self.kind() == Some(PhaseKind::Adjustment)
    }

    /// The code that replaces a phase once the game is over.
    pub fn completed() -> Self {
        Self(COMPLETED.to_owned())
    }

    /// Whether it isn't a phase: the game is over.
    pub fn is_completed(&self) -> bool {
        self.0 == COMPLETED
    }
}

impl From<PhaseCode> for PhaseId {
    fn from(code: PhaseCode) -> Self {
        Self(code.to_string())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn they_are_stored_as_plain_texts() {
        let stored = r#"{"ITALY":["A VEN","F STP/SC"]}"#;
        let units: BTreeMap<PowerId, Vec<UnitText>> = serde_json::from_str(stored).unwrap();
        assert_eq!(units["ITALY"], ["A VEN", "F STP/SC"]);
        assert_eq!(serde_json::to_string(&units).unwrap(), stored);
    }

    #[test]
    fn a_phase_has_one_kind_or_is_the_end() {
        let of = |phase: &str| {
            let phase = PhaseId::from(phase);
            (phase.is_movement(), phase.is_retreat(), phase.is_adjustment(), phase.is_completed())
        };
        assert_eq!(of("S1901M"), (true, false, false, false));
        assert_eq!(of("F1901R"), (false, true, false, false));
        assert_eq!(of("W1901A"), (false, false, true, false));
        assert_eq!(of("COMPLETED"), (false, false, false, true));
        // The last letter alone doesn't make a phase.
        for odd in ["", "ALARM", "W1901M"] {
            assert_eq!(of(odd), (false, false, false, false), "{odd}");
        }
        assert_eq!(PhaseId::from(PhaseId::from("F1901R").code().unwrap()), "F1901R");
    }
}
