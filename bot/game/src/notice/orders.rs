//! Stored orders that their player is shown.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::model::{Doubt, OrderText, PowerId, UnitText};

/// A player's stored orders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredOrders {
    /// Whose, for the private map.
    pub power: Option<PowerId>,
    /// Power to orders.
    pub orders: BTreeMap<PowerId, Vec<OrderText>>,
    /// Power to units without orders.
    pub missing: BTreeMap<PowerId, Vec<UnitText>>,
    /// What they were asked about and haven't answered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub doubts: Vec<Doubt>,
    /// The deadline.
    pub deadline: Option<Timestamp>,
    /// The number of the phase; none in a notice of an older version, which has no buttons.
    #[serde(default)]
    pub number: Option<u32>,
}
