//! Coasts of provinces with several.

/// A coast as people name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Coast {
    /// North.
    North,
    /// South.
    South,
    /// East.
    East,
    /// West.
    West,
}

impl Coast {
    /// All coasts.
    pub const ALL: [Self; 4] = [Self::North, Self::South, Self::East, Self::West];

    /// What the exchange formats put behind the province: `NC` in `STP/NC`.
    #[must_use]
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::North => "NC",
            Self::South => "SC",
            Self::East => "EC",
            Self::West => "WC",
        }
    }
}
