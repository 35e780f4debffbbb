//! Answers to somebody who looks up a rule.

use serde::{Deserialize, Serialize};

use crate::rule_topic::RuleTopic;

/// A rule that was looked up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "rule")]
pub enum RuleNotice {
    /// The topics.
    Topics,
    /// One rule, as it counts in the game that the notice is about.
    Rule {
        /// What it is about.
        topic: RuleTopic,
    },
    /// No topic is called so.
    Unknown {
        /// As typed.
        word: String,
        /// The nearest topics.
        near: Vec<RuleTopic>,
    },
}
