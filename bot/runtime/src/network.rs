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
    /// Every network.
    pub const ALL: [Self; 3] = [Self::Local, Self::Discord, Self::Matrix];

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
        Self::ALL.into_iter().find(|network| network.as_str() == name)
    }
}

impl fmt::Display for PlatformName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Something of each network, in the order of [`PlatformName::ALL`].
#[derive(Debug)]
pub struct PerPlatform<T>(pub [T; PlatformName::ALL.len()]);

impl<T> PerPlatform<T> {
    /// What is of `network`.
    pub const fn of(&self, network: PlatformName) -> &T {
        &self.0[network as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_network_is_in_the_list_and_found_by_its_name() {
        let place = |network| match network {
            PlatformName::Local => 0,
            PlatformName::Discord => 1,
            PlatformName::Matrix => 2,
        };
        for (at, network) in PlatformName::ALL.into_iter().enumerate() {
            assert_eq!((place(network), *PerPlatform([0, 1, 2]).of(network)), (at, at));
            assert_eq!(PlatformName::named(network.as_str()), Some(network));
        }
        assert_eq!(PlatformName::named("Discord"), None);
    }
}
