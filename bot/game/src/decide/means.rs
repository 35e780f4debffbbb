//! What the clock gives to what it carries out.

use dragoman_l10n::Words;

/// What computers need that take seats without anybody's doing.
pub struct Means<'a> {
    /// Their name.
    pub words: &'a Words,
    /// Random bytes.
    pub seed: &'a [u8; 32],
}
