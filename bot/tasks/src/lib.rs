//! Long-lived tasks of Dragoman: restarted when they panic ([`supervisor`]), work whose panics and long computations don't
//! affect other work ([`contain`]), and what only one task does at a time ([`locks`]).

pub mod contain;
pub mod locks;
pub mod supervisor;
