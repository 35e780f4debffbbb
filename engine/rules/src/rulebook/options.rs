//! Single choices of a rulebook by the keys of the exchange format: DATC's issue numbers and a few names.
//!
//! Issues whose other answers can't be told apart here (an exchange order names no convoy path, a set of orders comes
//! as one) take their letters without effect ([`Rulebook::is_without_effect`]). Who makes a game for people refuses them.

use super::{
    AdjacentConvoy, BuildWithoutKind, ConvoyDisruption, CrowdedRetreat, Duplicates, Leniency, Ownership, Paradox,
    RemovalDistance, Rulebook, SupportCoast, Surplus,
};
use crate::map::{Alphabet, Map};

/// Why an option is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownOption {
    /// No option has this key.
    #[error("`{0}` is not an option")]
    Key(String),
    /// The option exists, but has no such value.
    #[error("option `{key}` has no value `{value}`; it can be {}", .values.join(", "))]
    Value {
        /// The option.
        key: String,
        /// The value.
        value: String,
        /// What it could be.
        values: Vec<String>,
    },
}

/// A key, and the values that it can have with what each does.
struct Choice {
    key: &'static str,
    values: &'static [Value],
}

/// The name of a value, and what it changes.
type Value = (&'static str, fn(&mut Rulebook));

/// The letters of an issue on which nothing depends here.
const fn nothing(_: &mut Rulebook) {}

/// The key of the alphabet, whose values are the map's.
const ALPHABET: &str = "alphabet";

const CHOICES: &[Choice] = &[
    Choice {
        key: "4.A.1",
        values: &[
            ("a", |r| r.convoy_disruption = ConvoyDisruption::AnyBroken),
            ("b", |r| r.convoy_disruption = ConvoyDisruption::AllBroken),
        ],
    },
    Choice {
        key: "4.A.2",
        values: &[
            ("szykman", |r| r.paradox = Paradox::Szykman),
            ("all-hold", |r| r.paradox = Paradox::AllHold),
            ("1971", |r| r.paradox = Paradox::Edition1971),
            ("1982", |r| r.paradox = Paradox::Edition1982),
            ("2000", |r| r.paradox = Paradox::Edition2000),
            ("a", |r| r.paradox = Paradox::Edition1971),
            ("b", |r| r.paradox = Paradox::Edition1982),
            ("c", |r| r.paradox = Paradox::Edition2000),
            ("d", |r| r.paradox = Paradox::AllHold),
            // e is "some ideas", none of them a rule.
            ("f", |r| r.paradox = Paradox::Szykman),
        ],
    },
    Choice {
        key: "4.A.3",
        values: &[
            ("1971", |r| r.adjacent_convoy = AdjacentConvoy::Edition1971),
            ("1982", |r| r.adjacent_convoy = AdjacentConvoy::Edition1982),
            ("2000", |r| r.adjacent_convoy = AdjacentConvoy::Edition2000),
            ("2023", |r| r.adjacent_convoy = AdjacentConvoy::Edition2023),
            ("explicit", |r| r.adjacent_convoy = AdjacentConvoy::Explicit),
            ("fallback", |r| r.adjacent_convoy = AdjacentConvoy::Fallback),
            ("a", |r| r.adjacent_convoy = AdjacentConvoy::Edition1971),
            ("b", |r| r.adjacent_convoy = AdjacentConvoy::Edition1982),
            // The text of 2000 and 2023, as DATC prefers to read it.
            ("c", |r| r.adjacent_convoy = AdjacentConvoy::Edition2023),
        ],
    },
    Choice {
        key: "4.A.4",
        values: &[
            ("a", |r| r.convoyed_attack_cuts_support_against_itself = false),
            ("b", |r| r.convoyed_attack_cuts_support_against_itself = true),
        ],
    },
    Choice {
        key: "4.A.5",
        values: &[
            ("a", |r| r.retreat_to_convoyed_attackers_origin = false),
            ("b", |r| r.retreat_to_convoyed_attackers_origin = true),
        ],
    },
    // The exchange notation names no path: it can be neither ignored (a) nor allowed (b) nor demanded (c).
    Choice { key: "4.A.6", values: &[("a", nothing), ("b", nothing), ("c", nothing)] },
    Choice {
        key: "4.A.7",
        values: &[
            ("a", |r| r.dislodged_unit_contests_attackers_origin = false),
            ("b", |r| r.dislodged_unit_contests_attackers_origin = true),
        ],
    },
    Choice { key: "4.B.1", values: &[("a", nothing)] },
    Choice {
        key: "4.B.2",
        values: &[
            ("a", |r| r.only_coast_need_not_be_stated = true),
            ("b", |r| r.only_coast_need_not_be_stated = false),
        ],
    },
    Choice {
        key: "4.B.3",
        values: &[
            ("a", |r| r.impossible_coast_is_corrected = true),
            ("b", |r| r.impossible_coast_is_corrected = false),
        ],
    },
    Choice {
        key: "4.B.4",
        values: &[
            ("strict", |r| r.support_coast = SupportCoast::Strict),
            ("own power only", |r| r.support_coast = SupportCoast::OwnPowerOnly),
            ("omit", |r| r.support_coast = SupportCoast::MayBeOmitted),
        ],
    },
    Choice {
        key: "4.B.5",
        values: &[
            ("a", |r| r.wrong_origin_coast_is_ignored = false),
            ("b", |r| r.wrong_origin_coast_is_ignored = true),
        ],
    },
    Choice {
        key: "4.B.6",
        values: &[("a", |r| r.army_coast_is_ignored = false), ("b", |r| r.army_coast_is_ignored = true)],
    },
    Choice { key: "4.B.7", values: &[("a", nothing)] },
    Choice {
        key: "4.C.1",
        values: &[
            ("a", |r| r.missing_unit_kind = Leniency::Invalid),
            ("b", |r| r.missing_unit_kind = Leniency::Valid),
            ("c", |r| r.missing_unit_kind = Leniency::ValidUnlessClearOrder),
        ],
    },
    Choice {
        key: "4.C.2",
        values: &[
            ("a", |r| r.wrong_unit_kind = Leniency::Invalid),
            ("b", |r| r.wrong_unit_kind = Leniency::Valid),
            ("c", |r| r.wrong_unit_kind = Leniency::ValidUnlessClearOrder),
        ],
    },
    Choice {
        key: "4.C.3",
        values: &[
            ("a", |r| r.build_without_kind = BuildWithoutKind::Fails),
            ("b", |r| r.build_without_kind = BuildWithoutKind::ArmyInland),
            ("c", |r| r.build_without_kind = BuildWithoutKind::ArmyInlandFleetOnCoast),
        ],
    },
    Choice {
        key: "4.C.4",
        values: &[("a", |r| r.inland_fleet_becomes_army = false), ("b", |r| r.inland_fleet_becomes_army = true)],
    },
    // A nationality is never required; the exchange notation has none.
    Choice { key: "4.C.5", values: &[("a", nothing), ("b", nothing), ("c", nothing)] },
    Choice {
        key: "4.C.6",
        values: &[
            ("a", |r| r.wrong_nationality = Leniency::Invalid),
            ("b", |r| r.wrong_nationality = Leniency::Valid),
            ("c", |r| r.wrong_nationality = Leniency::ValidUnlessClearOrder),
        ],
    },
    // Orders come as one set, in a known order.
    Choice { key: "4.D.1", values: &[("a", nothing), ("b", nothing), ("c", nothing), ("d", nothing)] },
    Choice { key: "4.D.2", values: &[("a", nothing), ("b", nothing)] },
    Choice {
        key: "4.D.3",
        values: &[
            ("a", |r| r.duplicates = Duplicates::First),
            ("b", |r| r.duplicates = Duplicates::Last),
            ("c", |r| r.duplicates = Duplicates::None),
        ],
    },
    Choice {
        key: "4.D.4",
        values: &[
            ("a", |r| r.surplus_builds = Surplus::None),
            ("b", |r| r.surplus_builds = Surplus::First),
            ("c", |r| r.surplus_builds = Surplus::Last),
        ],
    },
    Choice {
        key: "4.D.5",
        values: &[
            ("a", |r| r.builds_in_one_place = Surplus::None),
            ("b", |r| r.builds_in_one_place = Surplus::First),
            ("c", |r| r.builds_in_one_place = Surplus::Last),
        ],
    },
    Choice {
        key: "4.D.6",
        values: &[
            ("a", |r| r.surplus_removals = Surplus::None),
            ("b", |r| r.surplus_removals = Surplus::First),
            ("c", |r| r.surplus_removals = Surplus::Last),
        ],
    },
    // A build that isn't ordered is forgone in any case.
    Choice { key: "4.D.7", values: &[("a", nothing), ("b", nothing)] },
    Choice {
        key: "4.D.8",
        values: &[
            ("1971", |r| r.removal_distance = RemovalDistance::HomeCentre),
            ("1982", |r| r.removal_distance = RemovalDistance::HomeCentre),
            ("2000", |r| r.removal_distance = RemovalDistance::HomeCentre),
            ("2023", |r| r.removal_distance = RemovalDistance::OwnedCentre),
            ("home-centre", |r| r.removal_distance = RemovalDistance::HomeCentre),
            ("home-country", |r| r.removal_distance = RemovalDistance::HomeCountry),
            ("owned-centre", |r| r.removal_distance = RemovalDistance::OwnedCentre),
        ],
    },
    Choice {
        key: "4.D.9",
        values: &[("a", |r| r.outsiders_support_disorder = false), ("b", |r| r.outsiders_support_disorder = true)],
    },
    Choice {
        key: "missing_coast",
        values: &[
            ("accept", |r| r.only_coast_need_not_be_stated = true),
            ("hold", |r| r.only_coast_need_not_be_stated = false),
        ],
    },
    Choice {
        key: "duplicate_orders",
        values: &[
            ("last", |r| r.duplicates = Duplicates::Last),
            ("first", |r| r.duplicates = Duplicates::First),
            ("none", |r| r.duplicates = Duplicates::None),
        ],
    },
    Choice {
        key: "crowded_retreat",
        values: &[
            ("ordinary", |r| r.crowded_retreat = CrowdedRetreat::Ordinary),
            ("keep-one", |r| r.crowded_retreat = CrowdedRetreat::KeepOne),
        ],
    },
    Choice {
        key: "removal_distance",
        values: &[
            ("home-centre", |r| r.removal_distance = RemovalDistance::HomeCentre),
            ("home-country", |r| r.removal_distance = RemovalDistance::HomeCountry),
            ("owned-centre", |r| r.removal_distance = RemovalDistance::OwnedCentre),
        ],
    },
    Choice {
        key: ALPHABET,
        values: &[
            ("en", |r| r.alphabet = Alphabet::EN),
            ("it", |r| r.alphabet = Alphabet::IT),
            ("nl", |r| r.alphabet = Alphabet::NL),
            ("pl", |r| r.alphabet = Alphabet::PL),
        ],
    },
    Choice {
        key: "ownership",
        values: &[
            ("autumn", |r| r.ownership = Ownership::Autumn),
            ("last-visitor", |r| r.ownership = Ownership::LastVisitor),
        ],
    },
    Choice {
        key: "disorder_support",
        values: &[
            ("outside-only", |r| r.outsiders_support_disorder = true),
            ("none", |r| r.outsiders_support_disorder = false),
        ],
    },
];

impl Rulebook {
    /// Changes one choice: `set("4.A.1", "a")`.
    ///
    /// # Errors
    /// If there is no such key, or the key has no such value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), UnknownOption> {
        let Some(choice) = CHOICES.iter().find(|choice| choice.key == key) else {
            return Err(UnknownOption::Key(key.to_owned()));
        };
        let Some((_, set)) = choice.values.iter().find(|(name, _)| *name == value) else {
            return Err(UnknownOption::Value {
                key: key.to_owned(),
                value: value.to_owned(),
                values: choice.values.iter().map(|(name, _)| (*name).to_owned()).collect(),
            });
        };
        set(self);
        Ok(())
    }

    /// Whether nothing depends on this option: all its values mean the same. Also `true` if it isn't an option.
    pub fn is_without_effect(key: &str) -> bool {
        let values = CHOICES.iter().find(|choice| choice.key == key).map_or(&[][..], |choice| choice.values);
        let books = values.iter().map(|(_, set)| {
            let mut rulebook = Rulebook::default();
            set(&mut rulebook);
            rulebook
        });
        books.clone().zip(books.skip(1)).all(|(one, other)| one == other)
    }

    /// Changes one choice for games on `map`, which may have other alphabets than the built-in maps.
    ///
    /// # Errors
    /// As [`set`](Rulebook::set), and if the map has no such alphabet.
    pub fn set_for(&mut self, map: &Map, key: &str, value: &str) -> Result<(), UnknownOption> {
        if key != ALPHABET {
            return self.set(key, value);
        }
        let Some(alphabet) = map.alphabets().find(|alphabet| alphabet.name() == value) else {
            return Err(UnknownOption::Value {
                key: key.to_owned(),
                value: value.to_owned(),
                values: map.alphabets().map(|alphabet| alphabet.to_string()).collect(),
            });
        };
        self.alphabet = alphabet;
        Ok(())
    }

    /// Changes one choice; any alphabet will do, since the map isn't known.
    #[cfg(feature = "serde")]
    pub(crate) fn choose(&mut self, key: &str, value: &str) -> Result<(), UnknownOption> {
        match Alphabet::named(value) {
            Some(alphabet) if key == ALPHABET => {
                self.alphabet = alphabet;
                Ok(())
            }
            _ => self.set(key, value),
        }
    }

    /// Every option with the value that it has here. Of values that mean the same the first is named.
    pub fn choices(&self) -> impl Iterator<Item = (&'static str, String)> + '_ {
        CHOICES.iter().filter_map(|choice| {
            if choice.key == ALPHABET {
                return Some((choice.key, self.alphabet.to_string()));
            }
            let is_set = |set: fn(&mut Rulebook)| {
                let mut changed = *self;
                set(&mut changed);
                changed == *self
            };
            let (name, _) = choice.values.iter().find(|(_, set)| is_set(*set))?;
            Some((choice.key, (*name).to_owned()))
        })
    }

    /// Every option with its values, in the order in which they are listed for people.
    pub fn options() -> impl Iterator<Item = (&'static str, impl Iterator<Item = &'static str>)> {
        CHOICES.iter().map(|choice| (choice.key, choice.values.iter().map(|(name, _)| *name)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_that_is_not_listed_is_refused_with_what_it_could_be() {
        let mut rulebook = Rulebook::default();
        assert_eq!(rulebook.set("4.A.1", "a"), Ok(()));
        assert_eq!(rulebook.convoy_disruption, ConvoyDisruption::AnyBroken);
        assert_eq!(rulebook.set("4.Z.9", "a").unwrap_err().to_string(), "`4.Z.9` is not an option");
        assert_eq!(
            rulebook.set("alphabet", "de").unwrap_err().to_string(),
            "option `alphabet` has no value `de`; it can be en, it, nl, pl"
        );
    }

    #[test]
    fn the_documented_options_are_without_effect() {
        let without = Rulebook::options().map(|(key, _)| key).filter(|key| Rulebook::is_without_effect(key));
        let listed = ["4.A.6", "4.B.1", "4.B.7", "4.C.5", "4.D.1", "4.D.2", "4.D.7"];
        assert_eq!(without.collect::<Vec<_>>(), listed);
    }

    #[test]
    fn the_choices_of_a_rulebook_make_it() {
        for name in Rulebook::PRESETS {
            let rulebook = Rulebook::preset(name).unwrap();
            let mut again = Rulebook::default();
            for (key, value) in rulebook.choices() {
                again.set(key, &value).unwrap();
            }
            assert_eq!(again, rulebook, "{name}");
            assert_eq!(rulebook.choices().count(), Rulebook::options().count(), "{name}");
        }
    }

    #[test]
    fn every_value_of_every_option_can_be_set() {
        for (key, values) in Rulebook::options() {
            for value in values {
                assert_eq!(Rulebook::default().set(key, value), Ok(()));
            }
        }
    }
}
