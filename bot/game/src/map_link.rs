//! One-time links to a map on which a player chooses orders in a browser.
//!
//! A link is answered in private and stored nowhere: the store has only the hash of its secret. The browser that opens it
//! first gets a secret of its own, and with it may see and order what the person could in that phase, for an hour.

use std::fmt;

use dragoman_l10n::Language;
use dragoman_runtime::names;
use jiff::SignedDuration;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::event::PersonId;
use crate::model::GameId;

/// How long a link can be opened, and how long the browser that has opened it can be used.
pub const LIFE: SignedDuration = SignedDuration::from_hours(1);

/// How many links and open maps one person may have: the oldest end when there are more.
pub const MOST_LINKS: u32 = 4;

/// How many characters of a token are its id.
const ID: usize = 10;
/// How many characters a token has: the secret has 130 bits.
const TOKEN: usize = 32;

/// What opens a link, or shows that one has opened it: an id, by which it is found, and a secret, which is compared.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A token of 32 bytes that nobody can predict.
    pub fn fresh(seed: &[u8; 32]) -> Self {
        Self(names::name_of(seed, TOKEN))
    }

    /// A token with the id of another, and a secret of its own.
    #[must_use]
    pub fn renewed(&self, seed: &[u8; 32]) -> Self {
        let secret = names::name_of(seed, TOKEN - ID);
        Self(format!("{}{secret}", self.id()))
    }

    /// What somebody has sent as a token.
    pub fn read(text: &str) -> Option<Self> {
        (text.len() == TOKEN && text.bytes().all(|byte| byte.is_ascii_alphanumeric())).then(|| Self(text.to_owned()))
    }

    /// Its public part.
    pub fn id(&self) -> &str {
        self.0.get(..ID).unwrap_or_default()
    }

    /// SHA-256 of its secret, in hexadecimal: secrets are random, so that no salt and no slow hash is needed.
    pub fn hash(&self) -> String {
        let secret = self.0.get(ID..).unwrap_or_default();
        Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Whether `hash` is that of its secret. Takes as long for a wrong one as for the right one.
    pub fn has_hash(&self, hash: &str) -> bool {
        let own = self.hash();
        let differs = own.bytes().zip(hash.bytes()).fold(0, |differs, (a, b)| std::hint::black_box(differs | (a ^ b)));
        own.len() == hash.len() && differs == 0
    }

    /// The token, for its owner alone.
    pub fn secret(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Token({}…)", self.id())
    }
}

/// A link that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapLink {
    /// Its token.
    pub token: Token,
    /// Whose orders can be given.
    pub person: PersonId,
    /// The game.
    pub game: GameId,
    /// The number of the phase.
    pub phase: u32,
}

/// An address that is shown to one person and stored nowhere: written as JSON, or for debugging, it is empty.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct SecretAddress(pub String);

impl fmt::Debug for SecretAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretAddress(…)")
    }
}

impl Serialize for SecretAddress {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str("")
    }
}

impl<'de> Deserialize<'de> for SecretAddress {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|_| Self::default())
    }
}

/// Why there is no map for a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMap {
    /// There is no such link, or not any more.
    Unknown,
    /// Another browser has opened it, or this one before.
    Used,
    /// It is too old.
    Expired,
    /// The phase is over for which it was made.
    PhaseOver,
    /// The person has nothing to order there any more.
    NotIn,
    /// The person sends too much.
    Busy,
    /// The order isn't one of those that were offered.
    NotOffered,
    /// The store can't be reached now.
    Unavailable,
}

/// There is no map, and the language in which the person is told so, if it is known who it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closed {
    /// What keeps the map from being shown.
    pub why: NoMap,
    /// Whose language.
    pub language: Option<Language>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_found_by_its_id_and_compared_by_its_secret() {
        let link = Token::fresh(&[7; 32]);
        let visit = link.renewed(&[9; 32]);
        assert_eq!((link.id(), link.secret().len()), (visit.id(), visit.secret().len()));
        assert!(link.has_hash(&link.hash()) && visit.has_hash(&visit.hash()));
        assert!(!link.has_hash(&visit.hash()) && !visit.has_hash(&link.hash()), "each has its own secret");
        assert!(
            !link.has_hash("") && !link.has_hash(&link.hash()[..63]) && !link.has_hash(&format!("{}0", link.hash()))
        );
        assert_eq!(Token::read(link.secret()), Some(link.clone()));
        for odd in ["", "x", &link.secret()[1..], &format!("{}x", link.secret()), "ąęąęąęąęąęąęąęąę", &"-".repeat(32)]
        {
            assert_eq!(Token::read(odd), None, "{odd}");
        }
    }

    #[test]
    fn neither_a_token_nor_an_address_is_written_anywhere() {
        let token = Token::fresh(&std::array::from_fn(|number| number as u8));
        let secret = &token.secret()[ID..];
        assert!(!format!("{token:?}").contains(secret) && !token.hash().contains(secret));
        let address = SecretAddress(format!("https://play.example.org/map#{}", token.secret()));
        assert_eq!(format!("{address:?}"), "SecretAddress(…)");
        assert_eq!(serde_json::to_string(&address).unwrap(), "\"\"");
        assert_eq!(serde_json::from_str::<SecretAddress>("\"https://x\"").unwrap(), SecretAddress::default());
    }
}
