//! `serde` for values that know their map: a phase and a position as their line of text, a rulebook as its choices by
//! their keys.
//!
//! Provinces, units and outcomes mean nothing without a map, and have no form of their own here; reports in JSON are made
//! by `dragoman-exchange`.

use std::collections::BTreeMap;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::map::{Alphabet, Map};
use crate::phase::Phase;
use crate::position::Position;
use crate::rulebook::Rulebook;
use crate::turn::{PhaseCode, Turn};

/// Implements `serde` for a type by its text.
macro_rules! as_text {
    ($type:ty, $write:expr, $read:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let write: fn(&Self) -> String = $write;
                serializer.serialize_str(&write(self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let read: fn(&str) -> Result<Self, String> = $read;
                read(&String::deserialize(deserializer)?).map_err(D::Error::custom)
            }
        }
    };
}

as_text!(Phase, |phase| phase.text().to_string(), |text| {
    Phase::read(text, Map::known).map_err(|why| why.to_string())
});
as_text!(Position, |position| position.text().to_string(), |text| {
    Position::read(text, Map::known).map_err(|why| why.to_string())
});
as_text!(Turn, ToString::to_string, |text| Turn::read(text).ok_or_else(|| format!("`{text}` is not a turn")));
as_text!(PhaseCode, ToString::to_string, |text| {
    PhaseCode::read(text).ok_or_else(|| format!("`{text}` is not a phase"))
});
as_text!(Alphabet, ToString::to_string, |text| {
    Alphabet::named(text).ok_or_else(|| format!("`{text}` is not the name of an alphabet"))
});

impl Serialize for Rulebook {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.choices())
    }
}

impl<'de> Deserialize<'de> for Rulebook {
    /// What isn't said is as in [`Rulebook::default`].
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut rulebook = Rulebook::default();
        for (key, value) in BTreeMap::<String, String>::deserialize(deserializer)? {
            rulebook.choose(&key, &value).map_err(D::Error::custom)?;
        }
        Ok(rulebook)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::game_options::GameOptions;

    #[test]
    fn phases_and_rulebooks_come_back_as_they_were() {
        let game = Game::start(Map::classic(), Rulebook::italian_board(), GameOptions::default()).unwrap();
        let text = serde_json::to_string(game.phase()).unwrap();
        assert!(text.starts_with("\"classic S1901M AUSTRIA:"), "{text}");
        assert_eq!(serde_json::from_str::<Phase>(&text).unwrap(), *game.phase());
        let text = serde_json::to_string(game.phase().position()).unwrap();
        assert_eq!(serde_json::from_str::<Position>(&text).unwrap(), *game.phase().position(), "{text}");
        for name in Rulebook::PRESETS {
            let rulebook = Rulebook::preset(name).unwrap();
            let text = serde_json::to_string(&rulebook).unwrap();
            assert_eq!(serde_json::from_str::<Rulebook>(&text).unwrap(), rulebook, "{text}");
        }
        let own = Rulebook { alphabet: Alphabet::named("long").unwrap(), ..Rulebook::default() };
        let text = serde_json::to_string(&own).unwrap();
        assert_eq!(serde_json::from_str::<Rulebook>(&text).unwrap(), own, "{text}");
    }

    #[test]
    fn an_invalid_phase_is_refused_with_the_reason() {
        let error = serde_json::from_str::<Phase>("\"mars S1901M - - - -\"").unwrap_err().to_string();
        assert!(error.starts_with("there is no map `mars`"), "{error}");
    }
}
