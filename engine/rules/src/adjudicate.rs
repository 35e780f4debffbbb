//! Adjudication of a movement phase: which moves succeed when all orders are carried out at once.
//!
//! Orders are first sorted: who attacks where, who supports whom and who carries whom ([`order_graph`]). Then decisions
//! ("is this support given?", "is this convoy whole?", "does this move succeed?") are made from what is already known.
//! Every strength is computed as a minimum and a maximum over the open decisions ([`decisions`]), so the result doesn't
//! depend on the order of the queries. What stays open is a cycle: moves that make room for each other, or a convoy
//! paradox, which the rulebook resolves ([`paradox`]). At the end every order gets its reason ([`verdict`]).

mod decisions;
pub(crate) mod order_graph;
mod paradox;
pub(crate) mod verdict;

pub(crate) use decisions::Decisions;
pub(crate) use order_graph::{OrderGraph, Tables};

/// Makes every decision about the orders of `graph`.
pub(crate) fn adjudicate(graph: &mut OrderGraph) -> Decisions {
    loop {
        let mut decisions = Decisions::new(graph);
        decisions.decide_all(graph);
        // Under some rulebooks an army whose convoy is broken walks instead, which can change everything.
        if !graph.send_on_foot(decisions.broken) {
            return decisions;
        }
    }
}
