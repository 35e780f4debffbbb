//! What the clock gives to what it carries out.

/// What computers need that take seats without anybody's doing.
pub struct Means<'a> {
    /// Random bytes.
    pub seed: &'a [u8; 32],
}
