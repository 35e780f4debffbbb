//! Long-lived tasks of Dragoman: started again when they panic ([`supervisor`]), with panics and long computations kept
//! to the piece of work in which they happen ([`contain`]).

pub mod contain;
pub mod supervisor;
