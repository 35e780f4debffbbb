//! The hard part: which moves succeed when all orders are carried out at once.
//!
//! Orders are first sorted into who attacks where, who backs whom and who carries whom ([`field`]). Then questions are
//! answered ("is this support given?", "is this convoy whole?", "does this move succeed?") from what is already known,
//! reckoning every strength twice, once with all open questions for it and once against it ([`state`]). What can be
//! answered doesn't depend on the order in which it is asked. What stays open is a circle: of moves that make room for
//! each other, or a convoy paradox, which the rulebook breaks ([`paradox`]). At the end every order gets its reason
//! ([`verdict`]).

pub(crate) mod field;
mod paradox;
mod state;
pub(crate) mod verdict;

pub(crate) use field::{Field, Tables};
pub(crate) use state::State;

/// Answers every question about the orders of `field`.
pub(crate) fn adjudicate(field: &mut Field) -> State {
    loop {
        let mut state = State::new(field);
        state.settle(field);
        // Under some rulebooks an army whose convoy is broken sets out again on foot, which can change everything.
        if !field.send_on_foot(state.broken) {
            return state;
        }
    }
}
