//! The randomness of a service that a test runs in its own process.

use std::sync::{Arc, Mutex, PoisonError};

use dragoman_runtime::entropy::Entropy;

use crate::seed::Chance;

/// Entropy derived from the seed of the run and the name of the test.
pub struct SeededEntropy(Mutex<Chance>);

impl SeededEntropy {
    /// The entropy of the current test for one purpose.
    pub fn of(purpose: &str) -> Arc<Self> {
        Arc::new(Self(Mutex::new(Chance::of(purpose))))
    }
}

impl Entropy for SeededEntropy {
    fn seed(&self) -> [u8; 32] {
        let mut chance = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut bytes = [0; 32];
        bytes.chunks_exact_mut(8).for_each(|part| part.copy_from_slice(&chance.next().to_be_bytes()));
        bytes
    }
}
