//! Values of the engine as the ids and words in which they are stored, and back.

use dragoman_engine::{
    Failure, Fate, Location, Map, Outcome, Power, Province, ProvinceSet, Unit, Void, VoidReason, WrittenOrder,
    WrittenUnit,
};

use super::data::{FailureData, FateData, StoredVoid};
use super::misfit::Misfit;

/// Both directions for one list of names: a reason without a name doesn't compile.
macro_rules! names_of_reasons {
    ($($reason:ident: $name:literal),* $(,)?) => {
        const fn reason_name(reason: VoidReason) -> &'static str {
            match reason {
                $(VoidReason::$reason => $name),*
            }
        }

        fn reason_named(name: &str) -> Option<VoidReason> {
            match name {
                $($name => Some(VoidReason::$reason),)*
                _ => None,
            }
        }
    };
}

names_of_reasons! {
    Unreadable: "unreadable",
    NoSuchUnit: "no-such-unit",
    WrongUnitKind: "wrong-unit-kind",
    WrongNationality: "wrong-nationality",
    WrongCoast: "wrong-coast",
    NotAdjacent: "not-adjacent",
    NoConvoyPath: "no-convoy-path",
    WrongTerrain: "wrong-terrain",
    FleetByConvoy: "fleet-by-convoy",
    CannotConvoy: "cannot-convoy",
    NotAnArmy: "not-an-army",
    OffEveryPath: "off-every-path",
    MissingCoast: "missing-coast",
    ImpossibleCoast: "impossible-coast",
    OutOfSupport: "out-of-support",
    SupportedCannot: "supported-cannot",
    SupportsItself: "supports-itself",
    MismatchedSupport: "mismatched-support",
    MismatchedConvoy: "mismatched-convoy",
    Duplicate: "duplicate",
    Disorder: "disorder",
    Closed: "closed",
    IllegalRetreat: "illegal-retreat",
    NotDislodged: "not-dislodged",
    NoFreeSite: "no-free-site",
    Occupied: "occupied",
    NotHome: "not-home",
    NoOwnCentre: "not-yours",
    NotOwned: "not-owned",
    TooMany: "too-many",
    NothingToBuild: "nothing-to-build",
    NothingToRemove: "nothing-to-remove",
}

fn unknown(text: &str) -> Misfit {
    Misfit::Unknown(text.to_owned())
}

/// The ids of a map, for values that mean nothing without it.
#[derive(Clone, Copy, Debug)]
pub struct Ids(pub &'static Map);

impl Ids {
    /// A province's id.
    pub fn id(self, province: Province) -> String {
        self.0.id(province).to_owned()
    }

    /// The ids of a set, in the order of the map.
    pub fn ids(self, provinces: ProvinceSet) -> Vec<String> {
        provinces.iter().map(|province| self.id(province)).collect()
    }

    /// A unit with its power: `AUSTRIA A VIE`.
    pub fn unit_text(self, unit: Unit) -> String {
        format!("{} {}", self.0.power_id(unit.power), unit.text(self.0))
    }

    /// An order in the notation of the exchange format.
    pub fn order_text(self, order: &WrittenOrder) -> String {
        order.text(self.0).to_string()
    }

    /// Why something is no order.
    pub fn void_data(self, void: Void) -> StoredVoid {
        StoredVoid {
            reason: reason_name(void.reason).to_owned(),
            unit: void.unit.map(|unit| self.unit_text(unit)),
            place: void.place.map(|place| self.id(place)),
        }
    }

    pub(super) fn outcome_data(self, outcome: Outcome) -> (Option<FailureData>, Option<StoredVoid>) {
        match outcome {
            Outcome::Succeeds => (None, None),
            Outcome::Fails(failure) => (Some(self.failure_data(failure)), None),
            Outcome::Void(void) => (None, Some(self.void_data(void))),
        }
    }

    fn failure_data(self, failure: Failure) -> FailureData {
        match failure {
            Failure::Standoff { with, attack, against } => {
                FailureData::Standoff { with: self.ids(with), attack, against }
            }
            Failure::HeldOff { by, attack, defence } => FailureData::HeldOff { by: self.id(by), attack, defence },
            Failure::HeadToHead { against, attack, defence } => {
                FailureData::HeadToHead { against: self.id(against), attack, defence }
            }
            Failure::OwnUnitInTheWay { at, attack } => FailureData::OwnUnitInTheWay { at: self.id(at), attack },
            Failure::SupportCut { by } => FailureData::SupportCut { by: self.ids(by) },
            Failure::Dislodged { by } => FailureData::Dislodged { by: self.id(by) },
            Failure::NoConvoyPath { lost } => FailureData::NoConvoyPath { lost: self.ids(lost) },
            Failure::Paradox => FailureData::Paradox,
            Failure::RetreatCollision { with } => FailureData::RetreatCollision { with: self.ids(with) },
        }
    }

    pub(super) fn fate_data(self, fate: Fate) -> Option<FateData> {
        Some(match fate {
            Fate::Stays => return None,
            Fate::Moves { to, attack, against } => {
                FateData::Moves { to: self.0.location_id(to).to_owned(), attack, against }
            }
            Fate::Dislodged { from, attack, defence } => FateData::Dislodged { from: self.id(from), attack, defence },
            Fate::Disbanded => FateData::Disbanded,
        })
    }

    /// The province with this id.
    ///
    /// # Errors
    /// If there is none.
    pub fn province(self, id: &str) -> Result<Province, Misfit> {
        self.0.province(id).ok_or_else(|| unknown(id))
    }

    /// The provinces with these ids.
    ///
    /// # Errors
    /// If one isn't there.
    pub fn provinces(self, ids: &[String]) -> Result<ProvinceSet, Misfit> {
        ids.iter().map(|id| self.province(id)).collect()
    }

    pub(super) fn location(self, id: &str) -> Result<Location, Misfit> {
        self.0.location(id).ok_or_else(|| unknown(id))
    }

    /// The power with this id.
    ///
    /// # Errors
    /// If there is none.
    pub fn power(self, id: &str) -> Result<Power, Misfit> {
        self.0.power(id).ok_or_else(|| unknown(id))
    }

    /// A unit with its power.
    ///
    /// # Errors
    /// If it isn't one of this map.
    pub fn unit(self, text: &str) -> Result<Unit, Misfit> {
        let (power, unit) = text.split_once(' ').ok_or_else(|| unknown(text))?;
        let WrittenUnit { kind, at, .. } = WrittenUnit::read(self.0, unit).map_err(|_| unknown(text))?;
        Ok(Unit { power: self.power(power)?, kind: kind.ok_or_else(|| unknown(text))?, location: at })
    }

    /// An order.
    ///
    /// # Errors
    /// If it is none on this map.
    pub fn order(self, text: &str) -> Result<WrittenOrder, Misfit> {
        WrittenOrder::read(self.0, text).map_err(|why| Misfit::Order { order: text.to_owned(), why })
    }

    /// Why something is no order.
    ///
    /// # Errors
    /// If the reason isn't known here, or its unit or place isn't on this map.
    pub fn void(self, data: &StoredVoid) -> Result<Void, Misfit> {
        Ok(Void {
            reason: reason_named(&data.reason)
                .ok_or_else(|| Misfit::Shape(format!("no reason is called `{}`", data.reason)))?,
            unit: data.unit.as_deref().map(|unit| self.unit(unit)).transpose()?,
            place: data.place.as_deref().map(|place| self.province(place)).transpose()?,
        })
    }

    pub(super) fn outcome(self, fails: Option<&FailureData>, void: Option<&StoredVoid>) -> Result<Outcome, Misfit> {
        Ok(match (fails, void) {
            (None, None) => Outcome::Succeeds,
            (Some(failure), None) => Outcome::Fails(self.failure(failure)?),
            (None, Some(void)) => Outcome::Void(self.void(void)?),
            (Some(_), Some(_)) => return Err(Misfit::Shape("an order both fails and is void".to_owned())),
        })
    }

    fn failure(self, data: &FailureData) -> Result<Failure, Misfit> {
        Ok(match data {
            FailureData::Standoff { with, attack, against } => {
                Failure::Standoff { with: self.provinces(with)?, attack: *attack, against: *against }
            }
            FailureData::HeldOff { by, attack, defence } => {
                Failure::HeldOff { by: self.province(by)?, attack: *attack, defence: *defence }
            }
            FailureData::HeadToHead { against, attack, defence } => {
                Failure::HeadToHead { against: self.province(against)?, attack: *attack, defence: *defence }
            }
            FailureData::OwnUnitInTheWay { at, attack } => {
                Failure::OwnUnitInTheWay { at: self.province(at)?, attack: *attack }
            }
            FailureData::SupportCut { by } => Failure::SupportCut { by: self.provinces(by)? },
            FailureData::Dislodged { by } => Failure::Dislodged { by: self.province(by)? },
            FailureData::NoConvoyPath { lost } => Failure::NoConvoyPath { lost: self.provinces(lost)? },
            FailureData::Paradox => Failure::Paradox,
            FailureData::RetreatCollision { with } => Failure::RetreatCollision { with: self.provinces(with)? },
        })
    }

    pub(super) fn fate(self, data: Option<&FateData>) -> Result<Fate, Misfit> {
        Ok(match data {
            None => Fate::Stays,
            Some(FateData::Moves { to, attack, against }) => {
                Fate::Moves { to: self.location(to)?, attack: *attack, against: *against }
            }
            Some(FateData::Dislodged { from, attack, defence }) => {
                Fate::Dislodged { from: self.province(from)?, attack: *attack, defence: *defence }
            }
            Some(FateData::Disbanded) => Fate::Disbanded,
        })
    }
}
