//! How far computers trust others, and how often they propose something: the same in games and in the arena.

/// How far somebody is trusted of whom nothing is known, in percent.
pub const TRUST_AT_FIRST: u8 = 60;
/// By how much a phase in which everything was kept raises it, and one in which something was broken lowers it.
const KEPT: u8 = 8;
const BROKEN: u8 = 30;
/// The bounds.
const LEAST_TRUST: u8 = 5;
const MOST_TRUST: u8 = 95;

/// The most that a computer proposes in a phase.
pub const MOST_PROPOSED: usize = 2;
/// For how many years nothing is proposed to somebody again that was proposed before, and not agreed.
pub const YEARS_BETWEEN_PROPOSALS: u16 = 2;

/// How far somebody is trusted, in percent, who was trusted as far as `before` and has kept in a phase what was agreed, or hasn't.
#[must_use]
pub fn trust_after(before: u8, kept: bool) -> u8 {
    if kept { before.saturating_add(KEPT).min(MOST_TRUST) } else { before.saturating_sub(BROKEN).max(LEAST_TRUST) }
}
