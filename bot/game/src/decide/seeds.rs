//! Seeds for what is drawn, from the random bytes of an event.

/// A seed of its own for each purpose, from random bytes that nobody can predict.
pub(super) fn seed_for(purpose: &str, seed: &[u8; 32]) -> [u8; 32] {
    use sha2::{Digest, Sha256};
    let mut hasher = Sha256::new();
    hasher.update(purpose.as_bytes());
    hasher.update(seed);
    hasher.finalize().into()
}
