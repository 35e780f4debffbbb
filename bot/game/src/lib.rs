//! The game core of Dragoman: the stored game ([`model`]), its orders and phases as the engine's values ([`rules`]), and the
//! decision about an [`event`] or a network's [`report`] ([`decide`]).
//!
//! Nothing here waits, does input or output, or reads a clock: a decision follows from its arguments alone. Its
//! [`changes`] are stored in one transaction with the [`notice`]s to post.

pub mod action;
pub mod announce;
pub mod assignment;
pub mod changes;
pub mod conduct;
pub mod decide;
pub mod event;
pub mod final_table;
pub mod happening;
pub mod limits;
pub mod loaded;
pub mod map_link;
pub mod model;
pub mod negotiation;
pub mod notice;
pub mod options;
pub mod order_map;
pub mod order_thread;
pub mod person;
pub mod pictures;
pub mod post;
pub mod practice;
pub mod question;
pub mod refusal;
pub mod report;
pub mod rights;
pub mod ringing;
pub mod rings;
pub mod room;
pub mod rule_topic;
pub mod rules;
pub mod scoring;
pub mod seated;
pub mod standing;
#[cfg(any(test, feature = "testing"))]
#[path = "../../../tests/decisions/trial.rs"]
pub mod testing;
pub mod track_record;
pub mod wall;
pub mod what_if;
pub mod wording;
