//! Shared by all layers: time and randomness as arguments, metrics, and the points at which tests inject faults. No
//! asynchronous code.

pub mod clock;
pub mod data_folder;
pub mod entropy;
pub mod fault;
pub mod metrics;
pub mod names;
pub mod network;
pub mod notes;
