//! Who plays what: a draw that nobody can choose and anybody can check.
//!
//! When a game is created, 32 random bytes are fixed and the SHA-256 of their hexadecimal form is published. When the
//! last player has joined, the bytes and the ids of the joins, in their order, are hashed together; that hash shuffles
//! the powers. The operator can't choose, because the hash is out before anybody has joined; the players can't,
//! because they don't know the bytes. At the start the bytes are published.

use sha2::{Digest, Sha256};

use crate::game::Commitment;

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Fixes a seed.
pub fn commit(seed: [u8; 32]) -> Commitment {
    let seed = hex(&seed);
    let hash = hex(&Sha256::digest(seed.as_bytes()));
    Commitment { seed, hash }
}

/// Whether `seed` is what `hash` promised.
pub fn kept(commitment: &Commitment) -> bool {
    hex(&Sha256::digest(commitment.seed.as_bytes())) == commitment.hash
}

/// Shuffles what is dealt out (powers, or groups of them) to players who joined by `joins`, in their order: the first
/// player gets the first entry of the answer.
///
/// The shuffle is Fisher and Yates's from the end; its numbers are the 64-bit big-endian heads of
/// SHA-256(seed, newline, the joins each with a newline, the step in decimal), modulo what is left.
pub fn shuffle<T: Clone>(commitment: &Commitment, joins: &[String], dealt: &[T]) -> Vec<T> {
    let mut base = Sha256::new();
    base.update(commitment.seed.as_bytes());
    base.update(b"\n");
    for join in joins {
        base.update(join.as_bytes());
        base.update(b"\n");
    }
    let mut drawn = dealt.to_vec();
    for step in (1..drawn.len()).rev() {
        let mut hasher = base.clone();
        hasher.update(step.to_string().as_bytes());
        let hash = hasher.finalize();
        let head = hash.iter().take(8).fold(0_u64, |number, byte| (number << 8) | u64::from(*byte));
        let range = step as u64 + 1;
        drawn.swap(step, usize::try_from(head % range).unwrap_or(0));
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEVEN: [&str; 7] = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];

    fn joins(count: usize) -> Vec<String> {
        (0..count).map(|n| format!("local:join-{n}")).collect()
    }

    #[test]
    fn everybody_gets_one_power() {
        let mut drawn = shuffle(&commit([7; 32]), &joins(7), &SEVEN);
        drawn.sort_unstable();
        assert_eq!(drawn, SEVEN);
    }

    #[test]
    fn the_seed_and_the_joins_both_matter() {
        let draw = |seed: u8, last: &str| {
            let mut joins = joins(6);
            joins.push(last.to_owned());
            shuffle(&commit([seed; 32]), &joins, &SEVEN)
        };
        assert_eq!(draw(1, "a"), draw(1, "a"));
        let seeds: std::collections::BTreeSet<_> = (0..20).map(|seed| draw(seed, "a")).collect();
        let lasts: std::collections::BTreeSet<_> = (0..20).map(|n: u8| draw(1, &n.to_string())).collect();
        assert!(seeds.len() > 15 && lasts.len() > 15);
    }

    #[test]
    fn every_player_gets_every_power_about_equally_often() {
        let mut counts = [[0_u32; 7]; 7];
        for seed in 0..=255 {
            let drawn = shuffle(&commit([seed; 32]), &joins(7), &SEVEN);
            for (player, power) in drawn.iter().enumerate() {
                counts[player][SEVEN.iter().position(|name| name == power).expect("one of them")] += 1;
            }
        }
        assert!(counts.iter().flatten().all(|count| (15..=62).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_changed_seed_is_noticed() {
        let mut commitment = commit([3; 32]);
        assert!(kept(&commitment));
        commitment.seed.replace_range(0..2, "ff");
        assert!(!kept(&commitment));
    }
}
