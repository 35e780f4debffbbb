//! Names for games that nobody named: words that can be pronounced and typed in every language.
//!
//! They are made of open syllables, and mean nothing. Ids aren't used as names: people would have to spell them.

const CONSONANTS: [char; 8] = ['b', 'l', 'm', 'n', 'r', 's', 't', 'v'];
const VOWELS: [char; 5] = ['a', 'e', 'i', 'o', 'u'];
const SYLLABLES: usize = 3;

/// The first word made from `seed` that isn't `taken`; the last one if all are.
pub(super) fn invented(seed: &[u8; 32], taken: impl Fn(&str) -> bool) -> String {
    let bytes = |at: usize| seed.iter().cycle().skip(at).take(2 * SYLLABLES).copied().collect::<Vec<u8>>();
    let mut words = (0..seed.len()).map(|at| word(&bytes(at)));
    let first = words.next().unwrap_or_default();
    if taken(&first) { words.find(|word| !taken(word)).unwrap_or(first) } else { first }
}

/// A word with a capital, a syllable from each two bytes.
fn word(bytes: &[u8]) -> String {
    let mut word = String::new();
    for pair in bytes.chunks_exact(2) {
        let letter = |letters: &[char], byte: u8| letters[usize::from(byte) % letters.len()];
        let consonant = letter(&CONSONANTS, pair[0]);
        word.push(if word.is_empty() { consonant.to_ascii_uppercase() } else { consonant });
        word.push(letter(&VOWELS, pair[1]));
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invented_name_can_be_pronounced_and_is_new() {
        let seed: [u8; 32] = std::array::from_fn(|at| u8::try_from(at * 37 % 256).expect("a byte"));
        let first = invented(&seed, |_| false);
        assert_eq!(first.chars().count(), 2 * SYLLABLES);
        assert!(first.starts_with(char::is_uppercase) && first.chars().all(char::is_alphabetic), "{first}");
        let other = invented(&seed, |name| name == first);
        assert_ne!(first, other);
        assert_eq!(invented(&seed, |_| false), first, "the same seed gives the same name");
    }
}
