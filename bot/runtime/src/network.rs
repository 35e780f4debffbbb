//! The names of the chat networks.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A chat network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PlatformName {
    /// The page on loopback.
    Local,
    /// Discord.
    Discord,
    /// Matrix.
    Matrix,
}

impl PlatformName {
    /// The prefix of every id, before the colon.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Local => "local",
            Self::Discord => "discord",
            Self::Matrix => "matrix",
        }
    }

    /// The network of an id, `platform:native`.
    pub fn of(id: &str) -> Option<Self> {
        Self::named(id.split_once(':')?.0)
    }

    /// The network of this name.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "local" => Some(Self::Local),
            "discord" => Some(Self::Discord),
            "matrix" => Some(Self::Matrix),
            _ => None,
        }
    }
}

impl fmt::Display for PlatformName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
