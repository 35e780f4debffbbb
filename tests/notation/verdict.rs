//! What the reader made of a line, and whether that is what its writer meant.

use crate::cases::{Assumed, Case, Expected};

/// One entry of an answer, in the words of `dragoman parse`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    Order { order: String, assumed: Vec<String> },
    Choices(Vec<String>),
    Error { kind: String },
}

impl std::fmt::Display for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Order { order, assumed } if assumed.is_empty() => write!(f, "{order}"),
            Self::Order { order, assumed } => write!(f, "{order} [{}]", assumed.join(" ")),
            Self::Choices(choices) => write!(f, "? {}", choices.join(" | ")),
            Self::Error { kind } => write!(f, "! {kind}"),
        }
    }
}

/// How good an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Right,
    /// Not what was wanted, but the player is told.
    Wrong,
    /// Another order than the player meant, stored without a word: the worst fault of all.
    SilentMisreading,
}

pub fn judge(case: &Case, entries: &[Entry]) -> Verdict {
    if case.expected.iter().any(|expected| fits(expected, entries)) {
        return Verdict::Right;
    }
    let meant = |order: &str| {
        case.expected.iter().any(|expected| match expected {
            Expected::Orders(orders, _) => orders.iter().any(|(meant, _)| meant == order),
            Expected::Ask(_) | Expected::Refuse(_) => false,
        })
    };
    let silent = entries.iter().any(|entry| match entry {
        Entry::Order { order, assumed } => assumed.is_empty() && !meant(order),
        Entry::Choices(_) | Entry::Error { .. } => false,
    });
    // An order that was meant and of which nothing at all is said is lost as silently.
    let dropped = entries.is_empty() && case.expected.iter().any(|expected| matches!(expected, Expected::Orders(..)));
    if silent || dropped { Verdict::SilentMisreading } else { Verdict::Wrong }
}

fn fits(expected: &Expected, entries: &[Entry]) -> bool {
    match expected {
        Expected::Orders(wanted, refused) => {
            let mut left: Vec<&Entry> = entries.iter().collect();
            for (order, assumed) in wanted {
                let found = left.iter().position(|entry| matches!(entry, Entry::Order { order: read, assumed: said } if read == order && allowed(assumed, said)));
                let Some(at) = found else { return false };
                left.remove(at);
            }
            for why in refused {
                let found = left.iter().position(|entry| match entry {
                    Entry::Error { kind } => kind == why || why == "*",
                    Entry::Choices(_) => why == "*",
                    Entry::Order { .. } => false,
                });
                let Some(at) = found else { return false };
                left.remove(at);
            }
            left.is_empty()
        }
        Expected::Ask(wanted) => match entries {
            [Entry::Choices(choices)] => {
                wanted.len() == choices.len() && wanted.iter().all(|choice| choices.contains(choice))
            }
            _ => false,
        },
        Expected::Refuse(kind) => {
            let told = |entry: &Entry| match (entry, kind) {
                (Entry::Error { kind: told }, Some(kind)) => told == kind,
                (Entry::Error { .. } | Entry::Choices(_), None) => true,
                _ => false,
            };
            // Nothing may be stored. Words around the refused order may be refused for reasons of their own.
            let stored = entries.iter().any(|entry| matches!(entry, Entry::Order { .. }));
            !stored && entries.iter().any(told)
        }
    }
}

fn allowed(assumed: &Assumed, said: &[String]) -> bool {
    let has = |tag: &String| said.contains(tag);
    let within = || said.iter().all(|tag| tag == "language" || assumed.must.contains(tag) || assumed.may.contains(tag));
    assumed.must.iter().all(has) && (!assumed.some || !said.is_empty()) && (assumed.any || assumed.some || within())
}
