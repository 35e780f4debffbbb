//! Long-lived tasks of Dragoman: restarted when they panic ([`supervisor`]), and work whose panics and long
//! computations don't affect other work ([`contain`]).

pub mod contain;
pub mod supervisor;
