//! Randomness, passed in: nothing else in the program may ask for any, so that every game can be played again.

use crate::fault;

/// Where chance comes from.
pub trait Entropy: Send + Sync {
    /// 32 bytes that nobody can foresee.
    fn seed(&self) -> [u8; 32];

    /// The same for a named purpose. Under the seed of a test each purpose has a sequence of its own, so that what one
    /// draws doesn't depend on how often another has drawn before.
    fn seed_for(&self, _purpose: &'static str) -> [u8; 32] {
        self.seed()
    }
}

/// The machine's source of chance.
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
        // Without the system's randomness no key is safe to hand out: stopping is the only right answer.
        #[expect(clippy::panic, reason = "no user, network or disk can cause it")]
        if let Err(error) = getrandom::fill(&mut seed) {
            panic!("the operating system gives no randomness: {error}");
        }
        seed
    }
}
