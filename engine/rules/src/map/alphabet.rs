//! Alphabets: the orders of province names that a map file lists, of which the rulebook chooses one to settle the last
//! tie of a removal in civil disorder (DATC 4.D.8).

use std::fmt;

/// The name of an alphabet: one to eight small letters, digits and hyphens, such as `en`.
///
/// Which names it sorts, and how, is known only to the map file: the engine knows no language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Alphabet([u8; 8]);

impl Alphabet {
    /// English names: the preference of DATC 4.D.8.
    pub const EN: Alphabet = Alphabet::of_two(*b"en");
    /// Italian names.
    pub const IT: Alphabet = Alphabet::of_two(*b"it");
    /// Dutch names.
    pub const NL: Alphabet = Alphabet::of_two(*b"nl");
    /// Polish names.
    pub const PL: Alphabet = Alphabet::of_two(*b"pl");

    const fn of_two([first, second]: [u8; 2]) -> Alphabet {
        Alphabet([first, second, 0, 0, 0, 0, 0, 0])
    }

    /// The alphabet of that name; `None` if it isn't a valid name.
    pub fn named(name: &str) -> Option<Alphabet> {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let mut bytes = [0; 8];
        bytes.get_mut(..name.len()).filter(|to| !to.is_empty())?.copy_from_slice(name.as_bytes());
        name.bytes().all(fits).then_some(Alphabet(bytes))
    }

    /// Its name.
    pub fn name(&self) -> &str {
        let end = self.0.iter().position(|&byte| byte == 0).unwrap_or(self.0.len());
        self.0.get(..end).and_then(|bytes| std::str::from_utf8(bytes).ok()).unwrap_or_default()
    }
}

impl Default for Alphabet {
    fn default() -> Self {
        Alphabet::EN
    }
}

impl fmt::Display for Alphabet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Alphabet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.name(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_alphabet_has_a_short_name() {
        assert_eq!(Alphabet::named("en"), Some(Alphabet::EN));
        assert_eq!(Alphabet::named("de-1996").map(|alphabet| alphabet.to_string()).as_deref(), Some("de-1996"));
        assert_eq!(Alphabet::named("12345678").map(|alphabet| alphabet.to_string()).as_deref(), Some("12345678"));
        for name in ["", "123456789", "EN", "e n", "é"] {
            assert_eq!(Alphabet::named(name), None, "{name:?}");
        }
    }
}
