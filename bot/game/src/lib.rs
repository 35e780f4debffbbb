//! The game core of Dragoman: what a game is ([`model`]), how orders are read and phases adjudicated ([`rules`]), what can
//! be commanded ([`command`]), and what comes of an [`event`] ([`decide`]).
//!
//! Nothing here waits, reads or writes anything, or asks what time it is: a decision follows from its arguments alone. It
//! gives [`changes`], which are stored in one transaction with the [`notice`]s of what is to be said.

pub mod assignment;
pub mod changes;
pub mod command;
pub mod decide;
pub mod event;
pub mod fold;
pub mod limits;
pub mod loaded;
pub mod model;
pub mod notice;
pub mod order_thread;
pub mod person;
pub mod post;
pub mod question;
pub mod refusal;
pub mod room;
pub mod rules;
pub mod seated;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
