//! Names made of letters and digits for games, posts and places: random, or derived from a text.

use sha2::{Digest, Sha256};

use crate::entropy::Entropy;

const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// A name of `length` characters of `[0-9A-Za-z]` (22 hold 130 bits), from fresh randomness.
pub fn random_name(entropy: &dyn Entropy, length: usize) -> String {
    name_of(&entropy.seed(), length)
}

/// A name that is always the same for the same text, and from which the text can't be recovered.
pub fn name_from(text: &str, length: usize) -> String {
    name_of(&Sha256::digest(text.as_bytes()).into(), length)
}

/// A number that is always the same for the same text, and from which the text can't be recovered.
pub fn number_from(text: &str) -> u64 {
    let [a, b, c, d, e, f, g, h, ..]: [u8; 32] = Sha256::digest(text.as_bytes()).into();
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

/// The same as [`name_from`] from given bytes: at most 32 characters.
pub fn name_of(seed: &[u8; 32], length: usize) -> String {
    // 256 = 4 * 62 + 8: the bias of the first eight characters is far below what a guesser could use.
    seed.iter().take(length).map(|byte| char::from(ALPHABET[usize::from(*byte) % 62])).collect()
}
