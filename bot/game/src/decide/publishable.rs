//! Text that is published as it was written: never cut, so that it is refused if it is too long.

use crate::notice::Declined;
use crate::notice::limit::Reached;

/// The longest text, in characters.
pub(super) const LONGEST_PUBLISHED: u32 = 1500;

/// The text to publish, if it isn't too long.
pub(super) fn whole(text: &str) -> Result<String, Declined> {
    let text = text.trim().trim_matches(['"', '“', '”', '„']);
    no_longer(text, LONGEST_PUBLISHED).map(str::to_owned)
}

/// `text`, if it has at most `most` characters.
pub(super) fn no_longer(text: &str, most: u32) -> Result<&str, Declined> {
    let length = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    if length <= most { Ok(text) } else { Err(Declined::Limit(Reached::Length { length, most })) }
}
