//! The rules that belong to a map: where is built, what wins, who plays.

use crate::power::PowerSet;
use crate::province::ProvinceSet;

/// Where a power may build: in which of the empty supply centres that it owns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BuildSites {
    /// In its home centres.
    #[default]
    Home,
    /// In all of them.
    Owned,
}

/// What a map's file says about its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rules {
    pub(super) builds: BuildSites,
    /// How many centres more than every other power the winner must have.
    pub(super) lead: u8,
    /// The centres that the winner must have, all of them; none where a number of any centres wins.
    pub(super) goal: ProvinceSet,
    /// The powers that nobody plays.
    pub(super) neutral: PowerSet,
}

impl Rules {
    /// Those of a map that says nothing about them.
    pub(super) const USUAL: Rules =
        Rules { builds: BuildSites::Home, lead: 1, goal: ProvinceSet::EMPTY, neutral: PowerSet::EMPTY };
}
