//! How a person likes to be written to: in which notation orders are, and how much is said.

use serde::{Deserialize, Serialize};

/// The notation of orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OrderNotation {
    /// Abbreviations everywhere: `A Ven - Tir`.
    Short,
    /// Full names everywhere: `A Venezia → Tirolo`.
    Long,
}

/// What a person has chosen for what only they get.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Wording {
    /// The notation of orders; `None`: abbreviations, and full names where orders are confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notation: Option<OrderNotation>,
    /// Whether results come without reasons.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub brief: bool,
}
