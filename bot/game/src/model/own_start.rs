//! A start that the game master has set up in place of the board's.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ids::{PowerId, ProvinceId, UnitText};

/// With what each power begins. A power that has neither a unit nor a centre takes no part.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnStart {
    /// Units by power.
    #[serde(default)]
    pub units: BTreeMap<PowerId, Vec<UnitText>>,
    /// Supply centres by owner.
    #[serde(default)]
    pub centers: BTreeMap<PowerId, Vec<ProvinceId>>,
}

impl OwnStart {
    /// Whether `power` has nothing in it.
    pub fn leaves_out(&self, power: &PowerId) -> bool {
        let has_units = self.units.get(power).is_some_and(|units| !units.is_empty());
        let has_centres = self.centers.get(power).is_some_and(|centres| !centres.is_empty());
        !has_units && !has_centres
    }
}
