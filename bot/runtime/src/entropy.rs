//! Randomness as an argument: nothing else in the program may draw random values, so that every game can be repeated.

use crate::fault;

/// A source of randomness.
pub trait Entropy: Send + Sync {
    /// 32 unpredictable bytes.
    fn seed(&self) -> [u8; 32];

    /// The same for a named purpose. Under a test's seed each purpose has its own sequence, so that its values don't
    /// depend on how often another purpose has drawn.
    fn seed_for(&self, _purpose: &'static str) -> [u8; 32] {
        self.seed()
    }
}

/// The operating system's source of randomness.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn seed(&self) -> [u8; 32] {
        self.seed_for("any")
    }

    #[expect(clippy::disallowed_methods, reason = "the one place that asks the machine")]
    fn seed_for(&self, purpose: &'static str) -> [u8; 32] {
        if let Some(seed) = fault::drawn(purpose) {
            return seed;
        }
        let mut seed = [0; 32];
        // Without the system's randomness no key is safe, so the program must stop.
        #[expect(clippy::panic, reason = "no user, network or disk can cause it")]
        if let Err(error) = getrandom::fill(&mut seed) {
            panic!("the operating system gives no randomness: {error}");
        }
        seed
    }
}
