//! Looks up a rule, as it counts in the game that is meant; without a game, by the usual settings.

use super::context::Context;
use super::history;
use super::not_done::{Outcome, declined};
use crate::action::GameRef;
use crate::notice::rule::RuleNotice;
use crate::notice::{Declined, Notice};
use crate::rule_topic::RuleTopic;

/// The rule about `topic`; without one, the list of topics.
pub(super) fn rule(context: &Context<'_>, named: Option<&GameRef>, topic: Option<&str>) -> Outcome {
    let game = match context.game_or(named) {
        Ok(loaded) => Some(&loaded.game),
        // Different games may have different rules.
        Err(why @ Declined::WhichGame { .. }) => return declined(why),
        Err(why) if named.is_some() => return declined(why),
        Err(_) => None,
    };
    let notice = match topic.map(|topic| (topic, RuleTopic::find(context.words, context.language(), topic))) {
        None => RuleNotice::Topics,
        Some((_, Ok(topic))) => RuleNotice::Rule { topic },
        Some((word, Err(near))) => RuleNotice::Unknown { word: word.to_owned(), near },
    };
    Ok(context.answer(history::calm(context), game, Notice::Rule(notice)))
}
