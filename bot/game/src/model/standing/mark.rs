//! By what a person is recognised who asked to be forgotten: a keyed hash of their id.
//!
//! Whoever has a stored game but not the installation's key can't find out by trying ids who is meant. Whoever has both
//! can; the key is in the same database, since it must be restored with it.

use hmac::{Hmac, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use crate::event::PersonId;

/// The installation's key: 32 random bytes, made once and kept with its database.
#[derive(Clone, PartialEq, Eq)]
pub struct MarkKey([u8; 32]);

impl std::fmt::Debug for MarkKey {
    /// Without the key: logs hold no secrets.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("MarkKey(…)")
    }
}

impl MarkKey {
    /// The key with these bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The key that is stored as 64 hexadecimal digits; `None` if `text` isn't one.
    pub fn read(text: &str) -> Option<Self> {
        let digits: Vec<u8> =
            text.chars().map(|c| c.to_digit(16)).map(|digit| digit?.try_into().ok()).collect::<Option<_>>()?;
        let bytes: Vec<u8> =
            digits.chunks(2).map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit)).collect();
        (text.len() == 64).then(|| bytes.try_into().ok().map(Self)).flatten()
    }

    /// The key as it is stored.
    pub fn written(&self) -> String {
        hex(&self.0)
    }

    /// The mark of `person`.
    pub fn mark(&self, person: &PersonId) -> Mark {
        Mark(self.hash("person", person.as_str()))
    }

    /// The HMAC-SHA256 of `text`, in hexadecimal; different for each purpose.
    pub fn hash(&self, purpose: &str, text: &str) -> String {
        // HMAC takes keys of any length, so none is refused.
        let Ok(mut hash) = Hmac::<Sha256>::new_from_slice(&self.0) else { return String::new() };
        hash.update(purpose.as_bytes());
        hash.update(&[0]);
        hash.update(text.as_bytes());
        hex(&hash.finalize().into_bytes())
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A person as the installation's key shows them: the same account has the same mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark(String);

impl Mark {
    /// The mark as it is stored.
    pub fn written(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::PlatformName;

    #[test]
    fn a_mark_follows_from_the_account_and_the_key_and_shows_neither() {
        let key = MarkKey::new([7; 32]);
        let bob = PersonId::new(PlatformName::Discord, "123456");
        assert_eq!(key.mark(&bob), key.mark(&bob));
        assert_ne!(key.mark(&bob), key.mark(&PersonId::new(PlatformName::Matrix, "123456")));
        assert_ne!(key.mark(&bob), MarkKey::new([8; 32]).mark(&bob));
        assert!(!format!("{:?}{key:?}", key.mark(&bob)).contains("123456"));
        assert!(!format!("{key:?}").contains('7'));
    }

    #[test]
    fn a_key_is_stored_as_text() {
        let key = MarkKey::new(std::array::from_fn(|at| u8::try_from(at * 7 % 256).unwrap()));
        assert_eq!(MarkKey::read(&key.written()), Some(key));
        for wrong in ["", "00", &"0".repeat(63), &"g".repeat(64), &"00".repeat(33), &"é".repeat(32)] {
            assert_eq!(MarkKey::read(wrong), None, "{wrong}");
        }
    }
}
