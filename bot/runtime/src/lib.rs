//! What the layers of Dragoman share below the game: time and randomness that are passed in, what is counted, and the
//! points at which tests let the program fail. No asynchronous code.

pub mod clock;
pub mod data_folder;
pub mod entropy;
pub mod fault;
pub mod metrics;
pub mod names;
pub mod network;
