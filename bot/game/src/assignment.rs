//! The power assignment: nobody can choose it and anybody can verify it, also by hand. What a game master assigns by hand
//! before the game begins is seen by everybody in the lobby, and only the rest is drawn.
//!
//! When a game is created, 32 random bytes are fixed and the SHA-256 of their hexadecimal form is published. When the
//! last player has joined, the bytes and the ids of the joins, in their order, are hashed together, and that determines
//! the assignment. The operator can't choose, because the hash is published before anybody has joined; the players
//! can't, because they don't know the bytes. At the start the bytes are published.
//!
//! The assignment itself: the players are shuffled, and the seats' powers (one power or a group of them each) are
//! shuffled. Who was assigned powers by hand gets those. In the players' shuffled order each one who stated preferences gets the first of them that is still free.
//! Then, in the same order, those who stated none, or whose preferences were all taken, get what is left in its
//! shuffled order. So stating one's true preferences is always best, and a player without preferences takes nothing
//! from the others' chances.
//!
//! The coin of the game for two has its own seed, since the first is published when it is tossed; it is published with
//! the result of the toss. The last event before the toss is hashed with it.

use std::fmt;

use dragoman_engine::Side;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::model::{Commitment, GameId, PowerId};
use crate::rules::dealt;
use crate::standing::Permit;

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The commitment to a seed.
pub fn commit(seed: [u8; 32]) -> Commitment {
    let seed = hex(&seed);
    let hash = hex(&Sha256::digest(seed.as_bytes()));
    Commitment { seed, hash }
}

/// Whether `commitment`'s seed has the hash that was published.
pub fn kept(commitment: &Commitment) -> bool {
    hex(&Sha256::digest(commitment.seed.as_bytes())) == commitment.hash
}

/// The hash that all numbers of an assignment begin with: of the seed and the joins, each with a newline.
fn base(seed: &str, joins: &[String]) -> Sha256 {
    let mut base = Sha256::new();
    for part in std::iter::once(seed).chain(joins.iter().map(String::as_str)) {
        base.update(part.as_bytes());
        base.update(b"\n");
    }
    base
}

/// The first 64 bits, big-endian, of SHA-256(base, `word`).
fn number(base: &Sha256, word: &str) -> u64 {
    let mut hasher = base.clone();
    hasher.update(word.as_bytes());
    hasher.finalize().iter().take(8).fold(0, |number, byte| (number << 8) | u64::from(*byte))
}

/// The Fisher–Yates shuffle from the end; its numbers are those of `label`, a space and the step in decimal, modulo
/// what is left.
fn shuffle<T: Clone>(base: &Sha256, label: &str, dealt: &[T]) -> Vec<T> {
    let mut drawn = dealt.to_vec();
    for step in (1..drawn.len()).rev() {
        let range = step as u64 + 1;
        let other = number(base, &format!("{label} {step}")) % range;
        drawn.swap(step, usize::try_from(other).unwrap_or(0));
    }
    drawn
}

/// Assigns `dealt` (powers, or groups of them) to the players who joined by `joins`, in their order: the first player
/// gets the first entry of the result. In the same order, `assigned` is what each was assigned by hand, and `preferences` are
/// theirs, the most wanted first.
pub fn deal(
    commitment: &Commitment,
    joins: &[String],
    (assigned, preferences): (&[Vec<PowerId>], &[Vec<PowerId>]),
    dealt: &[Vec<PowerId>],
) -> Vec<Vec<PowerId>> {
    let base = base(&commitment.seed, joins);
    let players = shuffle(&base, "player", &(0..joins.len()).collect::<Vec<usize>>());
    let mut left = shuffle(&base, "power", dealt);
    let mut drawn = vec![Vec::new(); joins.len()];
    for (drawn, powers) in drawn.iter_mut().zip(assigned) {
        let found = left.iter().position(|group| powers.iter().any(|power| group.contains(power)));
        if let Some(at) = found {
            *drawn = left.remove(at);
        }
    }
    let mut open = Vec::new();
    for player in players {
        if !drawn[player].is_empty() {
            continue;
        }
        let wishes = preferences.get(player).into_iter().flatten();
        let found = wishes.filter_map(|wish| left.iter().position(|group| group.contains(wish))).next();
        match found {
            Some(at) => drawn[player] = left.remove(at),
            None => open.push(player),
        }
    }
    for (player, group) in open.into_iter().zip(left) {
        drawn[player] = group;
    }
    drawn
}

/// Tosses the coin of the game for two: even is for the allies, odd for the central powers.
pub fn toss(commitment: &Commitment, joins: &[String], event: &str) -> Side {
    if number(&base(&commitment.seed, joins), &format!("coin {event}")).is_multiple_of(2) {
        Side::Allies
    } else {
        Side::Central
    }
}

/// Everything that is needed to verify an assignment, as it is published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The variant.
    pub variant: String,
    /// The set-up for fewer players, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// The powers that take no part, since the game master's own start leaves them out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<PowerId>,
    /// The hash that was published at the creation.
    pub hash: String,
    /// The seed that was published at the start.
    pub seed: String,
    /// The events by which the players joined, in their order.
    pub joins: Vec<String>,
    /// The powers that each of them was assigned by hand, in the same order; may be left out if all were drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub assigned: Vec<Vec<PowerId>>,
    /// The preferences of each of them, in the same order; may be left out if nobody had any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub preferences: Vec<Vec<PowerId>>,
    /// The powers that each of them got, in the same order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<Vec<PowerId>>,
    /// The coin of the game for two, once it was tossed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coin: Option<CoinProof>,
}

/// An assignment as it is stored with its game: who plays what is read with a permit, since an anonymous game publishes it
/// at its end. The toss of the coin is published at once.
///
/// ```compile_fail
/// fn who_plays_what(game: &dragoman_game::model::Game) -> Option<&dragoman_game::assignment::Proof> {
///     game.drawn.as_ref().map(|drawn| &drawn.0)
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Drawn(Proof);

impl From<Proof> for Drawn {
    fn from(proof: Proof) -> Self {
        Self(proof)
    }
}

impl Drawn {
    /// The proof, if `permit` permits to read who plays what in `game`.
    pub fn read(&self, game: &GameId, permit: &Permit) -> Option<&Proof> {
        permit.is_for_assignment(game).then_some(&self.0)
    }

    /// The events by which the players joined, in their order.
    pub fn joins(&self) -> &[String] {
        &self.0.joins
    }

    /// The coin of the game for two, once it was tossed.
    pub fn coin(&self) -> Option<&CoinProof> {
        self.0.coin.as_ref()
    }

    /// The coin was tossed.
    pub fn tossed(&mut self, coin: CoinProof) {
        self.0.coin = Some(coin);
    }
}

/// Everything that is needed to verify a toss.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoinProof {
    /// The hash that was published at the creation.
    pub hash: String,
    /// The seed that was published after the toss.
    pub seed: String,
    /// The last event before it; empty if there was none in that phase.
    pub event: String,
    /// The result: `allies` or `central`.
    pub side: String,
}

/// Why an assignment isn't what its seed gives.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// The seed doesn't have the published hash.
    #[error("the seed's hash is {found}, but {promised} was published at the creation")]
    Seed {
        /// The hash of the seed.
        found: String,
        /// The hash that was published.
        promised: String,
    },
    /// The number of players isn't that of the set-up.
    #[error("{joins} joins, but {needed} players share out {variant}")]
    Players {
        /// How many joins.
        joins: usize,
        /// How many players the set-up has.
        needed: usize,
        /// The variant and its set-up.
        variant: String,
    },
    /// A player got something else.
    #[error("player {player} should have {should}, not {has}")]
    Power {
        /// Which player, from 1.
        player: usize,
        /// What the seed gives.
        should: String,
        /// What was published.
        has: String,
    },
    /// The coin fell on the other side.
    #[error("the coin should have fallen to {should}, not {has}")]
    Coin {
        /// What the seed gives.
        should: &'static str,
        /// What was published.
        has: String,
    },
    /// There is no such variant or set-up.
    #[error("no variant or set-up is called {0}")]
    Unknown(String),
}

impl Proof {
    /// Repeats the assignment.
    ///
    /// # Errors
    /// If the variant and the number of players don't fit, or the seed doesn't have the published hash.
    pub fn deal(&self) -> Result<Vec<Vec<PowerId>>, Broken> {
        let map = dragoman_engine::Map::of_variant(&self.variant);
        let map = map.ok_or_else(|| Broken::Unknown(self.variant.clone()))?;
        let setup = match &self.setup {
            Some(name) => {
                let known = dragoman_engine::Setup::of_name(name).filter(|setup| setup.fits(map));
                known.ok_or_else(|| Broken::Unknown(name.clone()))?
            }
            None => dragoman_engine::Setup::Full,
        };
        let commitment = Commitment { seed: self.seed.clone(), hash: self.hash.clone() };
        promised(&commitment)?;
        let dealt = dealt(map, setup, &self.left_out);
        if dealt.len() != self.joins.len() {
            let variant = match &self.setup {
                Some(setup) => format!("{} with {setup}", self.variant),
                None => self.variant.clone(),
            };
            return Err(Broken::Players { joins: self.joins.len(), needed: dealt.len(), variant });
        }
        Ok(deal(&commitment, &self.joins, (&self.assigned, &self.preferences), &dealt))
    }

    /// Repeats the assignment and the toss, and compares.
    ///
    /// # Errors
    /// The first difference.
    pub fn verify(&self) -> Result<(), Broken> {
        let listed = |powers: &Vec<PowerId>| if powers.is_empty() { "nothing".to_owned() } else { powers.join("+") };
        for (at, should) in self.deal()?.iter().enumerate() {
            let has = self.drawn.get(at).cloned().unwrap_or_default();
            if has != *should {
                return Err(Broken::Power { player: at + 1, should: listed(should), has: listed(&has) });
            }
        }
        let Some(coin) = &self.coin else { return Ok(()) };
        let commitment = Commitment { seed: coin.seed.clone(), hash: coin.hash.clone() };
        promised(&commitment)?;
        let should = toss(&commitment, &self.joins, &coin.event).name();
        if coin.side == should { Ok(()) } else { Err(Broken::Coin { should, has: coin.side.clone() }) }
    }
}

fn promised(commitment: &Commitment) -> Result<(), Broken> {
    if kept(commitment) {
        return Ok(());
    }
    let found = hex(&Sha256::digest(commitment.seed.as_bytes()));
    Err(Broken::Seed { found, promised: commitment.hash.clone() })
}

impl fmt::Display for Proof {
    /// As it is published: one line of JSON.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const SEVEN: [&str; 7] = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];

    fn seven() -> Vec<Vec<PowerId>> {
        SEVEN.iter().map(|power| vec![(*power).into()]).collect()
    }

    fn joins(count: usize) -> Vec<String> {
        (0..count).map(|n| format!("local:join-{n}")).collect()
    }

    fn wishes(lists: &[&[&str]]) -> Vec<Vec<PowerId>> {
        lists.iter().map(|list| list.iter().map(|power| (*power).into()).collect()).collect()
    }

    /// Assigns powers with 700 seeds; how often each player got each power.
    fn counted(preferences: &[Vec<PowerId>]) -> [[u32; 7]; 7] {
        let mut counts = [[0; 7]; 7];
        for seed in 0..700_u32 {
            let mut bytes = [0; 32];
            bytes[..4].copy_from_slice(&seed.to_be_bytes());
            let drawn = deal(&commit(bytes), &joins(7), (&[], preferences), &seven());
            assert_eq!(drawn.iter().flatten().collect::<BTreeSet<_>>().len(), 7);
            for (player, powers) in drawn.iter().enumerate() {
                counts[player][SEVEN.iter().position(|name| powers[0] == *name).expect("one of them")] += 1;
            }
        }
        counts
    }

    #[test]
    fn the_result_depends_on_the_seed_and_the_joins() {
        let draw = |seed: u8, last: &str| {
            let mut joins = joins(6);
            joins.push(last.to_owned());
            deal(&commit([seed; 32]), &joins, (&[], &[]), &seven())
        };
        assert_eq!(draw(1, "a"), draw(1, "a"));
        let seeds: BTreeSet<_> = (0..20).map(|seed| draw(seed, "a")).collect();
        let lasts: BTreeSet<_> = (0..20).map(|n: u8| draw(1, &n.to_string())).collect();
        assert!(seeds.len() > 15 && lasts.len() > 15);
    }

    #[test]
    fn without_preferences_every_player_gets_every_power_about_equally_often() {
        let counts = counted(&[]);
        assert!(counts.iter().flatten().all(|count| (65..=140).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_power_that_all_prefer_goes_to_each_equally_often() {
        let counts = counted(&vec![vec!["ITALY".into()]; 7]);
        assert!(counts.iter().flatten().all(|count| (65..=140).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_preference_that_nobody_shares_is_granted() {
        let counts = counted(&wishes(&[&["TURKEY"], &[], &["FRANCE", "RUSSIA"]]));
        assert_eq!((counts[0][6], counts[2][2]), (700, 700));
        // The others share what is left, none better than another.
        let left = [0, 1, 3, 4, 5];
        let others = [1, 3, 4, 5, 6];
        assert!(others.iter().all(|player| left.iter().all(|power| (95..=190).contains(&counts[*player][*power]))));
    }

    #[test]
    fn if_two_prefer_the_same_power_the_other_gets_their_second_choice() {
        let counts = counted(&wishes(&[&["ITALY", "FRANCE"], &["ITALY", "TURKEY"]]));
        assert_eq!(counts[0][4] + counts[0][2], 700);
        assert_eq!(counts[1][4] + counts[1][6], 700);
        assert_eq!(counts[0][4] + counts[1][4], 700);
        assert!((300..=400).contains(&counts[0][4]), "{counts:?}");
    }

    #[test]
    fn a_group_is_preferred_by_any_of_its_powers() {
        let groups = wishes(&[&["ENGLAND"], &["AUSTRIA", "FRANCE"], &["GERMANY", "TURKEY"], &["ITALY", "RUSSIA"]]);
        for seed in 0..40 {
            let wishes = wishes(&[&[], &["RUSSIA"], &[], &["TURKEY"]]);
            let drawn = deal(&commit([seed; 32]), &joins(4), (&[], &wishes), &groups);
            assert_eq!((&drawn[1], &drawn[3]), (&groups[3], &groups[2]));
        }
    }

    #[test]
    fn what_is_assigned_by_hand_isnt_drawn() {
        let groups = wishes(&[&["ENGLAND"], &["AUSTRIA", "FRANCE"], &["GERMANY", "TURKEY"], &["ITALY", "RUSSIA"]]);
        let by_hand = wishes(&[&[], &[], &["FRANCE"]]);
        let wanted = wishes(&[&["AUSTRIA", "ENGLAND"], &[], &["ENGLAND"]]);
        let mut others = BTreeSet::new();
        for seed in 0..40 {
            let drawn = deal(&commit([seed; 32]), &joins(4), (&by_hand, &wanted), &groups);
            assert_eq!((&drawn[2], &drawn[0]), (&groups[1], &groups[0]), "{drawn:?}");
            assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), 4, "{drawn:?}");
            others.insert(drawn[1].clone());
        }
        assert_eq!(others.len(), 2, "the rest is drawn");
    }

    #[test]
    fn the_coin_is_fair_and_depends_on_the_last_event() {
        let allies =
            (0..400).filter(|n| toss(&commit([9; 32]), &joins(2), &format!("local:{n}")) == Side::Allies).count();
        assert!((160..=240).contains(&allies), "{allies}");
    }

    fn proof() -> Proof {
        let commitment = commit([3; 32]);
        let coin = commit([4; 32]);
        let joins = joins(2);
        let groups = wishes(&[&["ENGLAND", "FRANCE", "RUSSIA"], &["AUSTRIA", "GERMANY", "TURKEY"]]);
        Proof {
            variant: "classic".to_owned(),
            setup: Some("players-2".to_owned()),
            left_out: Vec::new(),
            drawn: deal(&commitment, &joins, (&[], &[]), &groups),
            assigned: Vec::new(),
            preferences: Vec::new(),
            coin: Some(CoinProof {
                side: toss(&coin, &joins, "local:99").name().to_owned(),
                hash: coin.hash,
                seed: coin.seed,
                event: "local:99".to_owned(),
            }),
            hash: commitment.hash,
            seed: commitment.seed,
            joins,
        }
    }

    #[test]
    fn what_was_published_can_be_checked() {
        let proof = proof();
        assert_eq!(proof.verify(), Ok(()));
        let read: Proof = serde_json::from_str(&proof.to_string()).unwrap();
        assert_eq!(read, proof);
    }

    #[test]
    fn what_was_assigned_by_hand_is_checked_too() {
        let mut proof = proof();
        proof.assigned = vec![Vec::new(), vec!["ENGLAND".into()]];
        proof.drawn = proof.deal().unwrap();
        assert!(proof.drawn[1].contains(&"ENGLAND".into()));
        proof.coin = None;
        assert_eq!(proof.verify(), Ok(()));
        let read: Proof = serde_json::from_str(&proof.to_string()).unwrap();
        assert_eq!(read, proof);
        proof.assigned.swap(0, 1);
        assert!(matches!(proof.verify(), Err(Broken::Power { player: 1, .. })));
    }

    #[test]
    fn powers_that_take_no_part_are_not_drawn() {
        let mut proof = Proof { setup: None, coin: None, ..proof() };
        proof.left_out = wishes(&[&["ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA"]]).concat();
        proof.drawn = proof.deal().unwrap();
        let mut drawn = proof.drawn.clone();
        drawn.sort();
        assert_eq!(drawn, wishes(&[&["AUSTRIA"], &["TURKEY"]]));
        let read: Proof = serde_json::from_str(&proof.to_string()).unwrap();
        assert_eq!((read.verify(), &read), (Ok(()), &proof));
        proof.left_out.pop();
        assert!(matches!(proof.verify(), Err(Broken::Players { joins: 2, needed: 3, .. })));
    }

    #[test]
    fn every_change_is_detected() {
        let broken = |change: &dyn Fn(&mut Proof)| {
            let mut proof = proof();
            change(&mut proof);
            proof.verify().unwrap_err()
        };
        assert!(matches!(broken(&|proof| proof.seed.replace_range(0..2, "ff")), Broken::Seed { .. }));
        assert!(matches!(broken(&|proof| proof.drawn.swap(0, 1)), Broken::Power { player: 1, .. }));
        assert!(matches!(broken(&|proof| proof.joins.push("local:x".to_owned())), Broken::Players { joins: 3, .. }));
        assert!(matches!(broken(&|proof| proof.setup = Some("players-9".to_owned())), Broken::Unknown(_)));
        let other = |proof: &mut Proof| {
            let coin = proof.coin.as_mut().unwrap();
            coin.side = if coin.side == "allies" { "central" } else { "allies" }.to_owned();
        };
        assert!(matches!(broken(&other), Broken::Coin { .. }));
    }
}
