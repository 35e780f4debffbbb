//! Rulebooks: one answer to each question on which the editions and the printed texts differ.
//!
//! The adjudicator reads a field, and never asks which edition it is. Sources: "DATC" is the Diplomacy Adjudicator Test
//! Cases 3.3, chapter 4; the Italian, Polish and Dutch texts are described at the top of this crate. DATC's preferences
//! are used where an edition says nothing.

mod options;

pub use options::UnknownOption;

use crate::map::Alphabet;

/// The rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rulebook {
    /// DATC 4.A.1.
    pub convoy_disruption: ConvoyDisruption,
    /// DATC 4.A.2.
    pub paradox: Paradox,
    /// DATC 4.A.3.
    pub adjacent_convoy: AdjacentConvoy,
    /// DATC 4.A.4: whether an attack that comes by convoy cuts a support that is given against its own origin. Not
    /// after DATC's preference and the wording of every edition.
    pub convoyed_attack_cuts_support_against_itself: bool,
    /// DATC 4.A.5: whether a unit that was dislodged by a convoyed army may retreat to where that army came from. Yes
    /// since 2000.
    pub retreat_to_convoyed_attackers_origin: bool,
    /// DATC 4.A.7: whether a dislodged unit still stands off others where its attacker came from, unless the two met
    /// head to head. Yes after DATC's preference (b), no after the letter of the editions (a).
    pub dislodged_unit_contests_attackers_origin: bool,
    /// DATC 4.B.2: whether a fleet ordered without a coast goes to the only one that it can reach. Not in the Italian
    /// board edition and the Dutch rulebook.
    pub only_coast_need_not_be_stated: bool,
    /// DATC 4.B.3: whether a fleet ordered to a coast that it can't reach goes to the one that it can.
    pub impossible_coast_is_corrected: bool,
    /// DATC 4.B.4.
    pub support_coast: SupportCoast,
    /// DATC 4.B.5: whether a wrong coast of the place where the ordered or supported unit stands is overlooked.
    pub wrong_origin_coast_is_ignored: bool,
    /// DATC 4.B.6: whether a coast stated for an army's destination is overlooked.
    pub army_coast_is_ignored: bool,
    /// DATC 4.C.1: whether an order without the unit's letter counts.
    pub missing_unit_kind: Leniency,
    /// DATC 4.C.2: whether an order with the wrong letter counts.
    pub wrong_unit_kind: Leniency,
    /// DATC 4.C.3: whether a build without a letter counts where only one kind can be meant.
    pub build_without_kind: BuildWithoutKind,
    /// DATC 4.C.4: whether a fleet ordered to be built inland becomes an army.
    pub inland_fleet_becomes_army: bool,
    /// DATC 4.C.6: whether an order with the wrong nationality counts.
    pub wrong_nationality: Leniency,
    /// DATC 4.D.3.
    pub duplicates: Duplicates,
    /// DATC 4.D.4: which of too many builds count.
    pub surplus_builds: Surplus,
    /// DATC 4.D.5: which of several builds in one province counts.
    pub builds_in_one_place: Surplus,
    /// DATC 4.D.6: which of too many removals count.
    pub surplus_removals: Surplus,
    /// DATC 4.D.8.
    pub removal_distance: RemovalDistance,
    /// Whose names decide the last tie of a removal (DATC 4.D.8: English; the other texts mean the names of their own
    /// language).
    pub alphabet: Alphabet,
    /// DATC 4.D.9: whether others may support the units of a power in disorder. Among themselves they never do.
    pub outsiders_support_disorder: bool,
    /// What happens where one power's dislodged units have the same single space to go to.
    pub crowded_retreat: CrowdedRetreat,
    /// When centres change hands.
    pub ownership: Ownership,
}

/// What breaks a convoy that has several paths (DATC 4.A.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ConvoyDisruption {
    /// a: one broken path is enough (1971; Italian rulebook XII.4).
    AnyBroken,
    /// b: the army arrives while one path is whole (1982 and later; Polish rulebook).
    AllBroken,
}

/// What a convoyed attack on the defenders of its own convoy's enemies does (DATC 4.A.2). Where a text leaves a paradox
/// open, Szykman's rule closes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paradox {
    /// It cuts no support that is given to an attack on a fleet of its convoy (1971; Italian rulebook XII.5).
    Edition1971,
    /// It cuts no support that is given to an attack on a fleet that convoys, nor to such a fleet, whichever army it
    /// carries (1982).
    Edition1982,
    /// As 1971, but it cuts the support if a path without that fleet is whole (2000 and 2023; Polish rulebook).
    Edition2000,
    /// The army of a paradox stays and has no effect at its destination (DATC's preference).
    Szykman,
    /// Every move in the paradox fails and has no effect.
    AllHold,
}

/// When an army goes by convoy to a province that it could walk to (DATC 4.A.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AdjacentConvoy {
    /// Only if the unit there moves the opposite way, a path is ordered, and that convoy isn't broken.
    Edition1971,
    /// If a fleet of its own power is ordered to convoy it, and a path is ordered.
    Edition1982,
    /// If an own fleet is ordered to convoy it, or the order says so (`VIA`); by land if no whole path is ordered.
    Edition2000,
    /// As 2000, but with `VIA` never by land (DATC's preference since version 3).
    Edition2023,
    /// As 2023, but an order with `VIA` leads by land if no whole path is ordered or if it is broken (DATC 2.4).
    Fallback,
    /// Only if the order says so, and then never by land.
    Explicit,
}

/// Whether a support must name the coast that the move names (DATC 4.B.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SupportCoast {
    /// It must, exactly as the move does.
    Strict,
    /// It may be left out for a unit of the supporter's own power only.
    OwnPowerOnly,
    /// It may be left out; if stated it must be the move's.
    MayBeOmitted,
}

/// What a rulebook makes of an order that is badly written (DATC 4.C).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leniency {
    /// It isn't an order.
    Invalid,
    /// It is an order all the same.
    Valid,
    /// It is an order unless the unit has another one that is well written.
    ValidUnlessClearOrder,
}

/// What a rulebook makes of a build without a letter (DATC 4.C.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BuildWithoutKind {
    /// a: nothing is built.
    Fails,
    /// b: an army where no fleet can be.
    ArmyInland,
    /// c: that, and a fleet where a coast is named.
    ArmyInlandFleetOnCoast,
}

/// Which of several orders to one unit counts in a movement or retreat phase (DATC 4.D.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duplicates {
    /// The one given last.
    Last,
    /// The one given first.
    First,
    /// None: the unit holds, or is disbanded.
    None,
}

/// Which of too many orders of a winter count (DATC 4.D.4 to 4.D.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Surplus {
    /// a: none.
    None,
    /// b: the first ones.
    First,
    /// c: the last ones.
    Last,
}

/// From where the distance of a unit is counted when a power in disorder must remove one (DATC 4.D.8). The furthest
/// unit goes first; at the same distance a fleet before an army, then by alphabet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RemovalDistance {
    /// From the nearest home centre; fleets go by sea, armies over anything (1971; Italian rulebook XIV.4).
    HomeCentre,
    /// From the nearest province of the home country, counted alike (Italian board edition).
    HomeCountry,
    /// From the nearest centre owned, both kinds over anything (2023).
    OwnedCentre,
}

/// What happens where several dislodged units of one power have the same single space to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CrowdedRetreat {
    /// They collide if more than one goes there.
    Ordinary,
    /// Exactly one goes there: the one ordered; if none or several are, the first ordered, else the first by alphabet
    /// (Italian board edition).
    KeepOne,
}

/// When supply centres change hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ownership {
    /// After the autumn's moves and retreats.
    Autumn,
    /// After every turn's, and a solo counts at once (the letter of the Polish rulebook; in no preset).
    LastVisitor,
}

impl Rulebook {
    /// Whether an army told to go by convoy (`VIA`) may not walk instead (DATC 4.A.3).
    pub(crate) const fn via_binds(&self) -> bool {
        matches!(self.adjacent_convoy, AdjacentConvoy::Edition2023 | AdjacentConvoy::Explicit)
    }
}

impl Default for Rulebook {
    /// The edition of 2023.
    fn default() -> Self {
        Rulebook::edition_2023()
    }
}

impl Rulebook {
    /// The edition of 1971 (also 1976).
    pub const fn edition_1971() -> Self {
        Rulebook {
            convoy_disruption: ConvoyDisruption::AnyBroken,
            paradox: Paradox::Edition1971,
            adjacent_convoy: AdjacentConvoy::Edition1971,
            retreat_to_convoyed_attackers_origin: false,
            removal_distance: RemovalDistance::HomeCentre,
            ..Rulebook::edition_2023()
        }
    }

    /// The edition of 1982 (also 1992).
    pub const fn edition_1982() -> Self {
        Rulebook {
            convoy_disruption: ConvoyDisruption::AllBroken,
            paradox: Paradox::Edition1982,
            adjacent_convoy: AdjacentConvoy::Edition1982,
            ..Rulebook::edition_1971()
        }
    }

    /// The edition of 2000 (also 2008), with DATC 2.4's preferences: what most programs follow.
    pub const fn edition_2000() -> Self {
        Rulebook {
            adjacent_convoy: AdjacentConvoy::Edition2000,
            removal_distance: RemovalDistance::HomeCentre,
            ..Rulebook::edition_2023()
        }
    }

    /// The edition of 2023, with DATC 3.3's preferences.
    pub const fn edition_2023() -> Self {
        Rulebook {
            convoy_disruption: ConvoyDisruption::AllBroken,
            paradox: Paradox::Szykman,
            adjacent_convoy: AdjacentConvoy::Edition2023,
            convoyed_attack_cuts_support_against_itself: false,
            retreat_to_convoyed_attackers_origin: true,
            dislodged_unit_contests_attackers_origin: true,
            only_coast_need_not_be_stated: true,
            impossible_coast_is_corrected: false,
            support_coast: SupportCoast::MayBeOmitted,
            wrong_origin_coast_is_ignored: true,
            army_coast_is_ignored: true,
            missing_unit_kind: Leniency::Valid,
            wrong_unit_kind: Leniency::Valid,
            build_without_kind: BuildWithoutKind::ArmyInlandFleetOnCoast,
            inland_fleet_becomes_army: false,
            wrong_nationality: Leniency::Valid,
            duplicates: Duplicates::Last,
            surplus_builds: Surplus::First,
            builds_in_one_place: Surplus::First,
            surplus_removals: Surplus::First,
            removal_distance: RemovalDistance::OwnedCentre,
            alphabet: Alphabet::EN,
            outsiders_support_disorder: true,
            crowded_retreat: CrowdedRetreat::Ordinary,
            ownership: Ownership::Autumn,
        }
    }

    /// The Italian board edition.
    pub const fn italian_board() -> Self {
        Rulebook {
            only_coast_need_not_be_stated: false,
            duplicates: Duplicates::None,
            crowded_retreat: CrowdedRetreat::KeepOne,
            removal_distance: RemovalDistance::HomeCountry,
            alphabet: Alphabet::IT,
            ..Rulebook::edition_1971()
        }
    }

    /// The old Italian rulebook.
    pub const fn italian_1971() -> Self {
        Rulebook { duplicates: Duplicates::None, alphabet: Alphabet::IT, ..Rulebook::edition_1971() }
    }

    /// The Polish rulebook: 2000, with paradoxes by the 2000 text.
    pub const fn polish_2000() -> Self {
        Rulebook { paradox: Paradox::Edition2000, alphabet: Alphabet::PL, ..Rulebook::edition_2000() }
    }

    /// The Dutch rulebook.
    pub const fn dutch() -> Self {
        Rulebook {
            only_coast_need_not_be_stated: false,
            duplicates: Duplicates::None,
            alphabet: Alphabet::NL,
            ..Rulebook::edition_1971()
        }
    }

    /// The names of the presets. The README of this crate says which texts the seeds are.
    pub const PRESETS: [&'static str; 8] =
        ["1971", "1982", "2000", "2023", "seed-000", "seed-001", "seed-002", "seed-004"];

    /// The preset of that name.
    pub fn preset(name: &str) -> Option<Self> {
        Some(match name {
            "1971" => Rulebook::edition_1971(),
            "1982" => Rulebook::edition_1982(),
            "2000" => Rulebook::edition_2000(),
            "2023" => Rulebook::edition_2023(),
            "seed-000" => Rulebook::italian_board(),
            "seed-001" => Rulebook::italian_1971(),
            "seed-002" => Rulebook::polish_2000(),
            "seed-004" => Rulebook::dutch(),
            _ => return None,
        })
    }
}
